from tests.server.stage import *
import time
async def test_a(any_house):
    anna = any_house.caller()
    t=time.time()
    table = await anna.make("human","greedy","random")
    s = await any_house.listen(anna, table)
    end = await play_out(table, anna)
    print(time.time()-t, end["version"])
    print(json.dumps(end)[:3000])
    print(s.headers, [m[:2] for m in s.messages][:10])
async def test_b(services, database):
    s = await services(database)
    anna = s.caller()
    t=time.time()
    table = await anna.make("human","greedy","random")
    st = await s.listen(anna, table)
    end = await play_out(table, anna)
    print(time.time()-t, end["version"], st.headers)
    s.signal(signal.SIGTERM)
    print((await st.end())[-1], await s.ended())
    print(s.log.read_text())
def test_r(redis):
    import redis as r
    print(redis, r.Redis.from_url(redis).ping())
