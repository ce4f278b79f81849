"""Endpoints of studies. Who sees one may try moves on it; its owner writes."""

from utopia.server.studies.routes.editing import EDITING_ROUTERS
from utopia.server.studies.routes.playing import playing_router
from utopia.server.studies.routes.positions import positions_router
from utopia.server.studies.routes.studies import studies_router

STUDY_ROUTERS = (studies_router, positions_router, playing_router, *EDITING_ROUTERS)
