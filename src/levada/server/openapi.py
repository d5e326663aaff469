"""The OpenAPI schema on standard output, from which the page's types are made."""

import json
import sys

from levada.server.app import create_app
from levada.server.settings import Settings

if __name__ == "__main__":
    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=1)
