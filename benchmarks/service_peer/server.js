// boardgame.io's server as its documentation starts it: `node server.js PORT`. Storage is its
// default, in memory, or with FLATFILE_DIR in the environment its other one, files in that folder.
"use strict";

const { Server, Origins } = require("boardgame.io/server");
const { LasVegas } = require("./game.js");

Server({ games: [LasVegas], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
