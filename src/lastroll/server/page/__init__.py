"""The files of the page as the service sends them: documents, bundled modules, styles, API docs."""
