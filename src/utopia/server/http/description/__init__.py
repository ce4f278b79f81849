"""The interface's description (OpenAPI 3.1): made of the routes, and filled up with what they cannot say themselves."""

from utopia.server.http.description.plugin import openapi_config as openapi_config
