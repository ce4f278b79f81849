"""The API's description (OpenAPI 3.1): made from the routes, completed with facts that they cannot tell."""

from utopia.server.http.description.plugin import openapi_config as openapi_config
