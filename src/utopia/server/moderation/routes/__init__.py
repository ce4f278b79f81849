"""Endpoints of blocks, mutes and reports, and for admins."""

from litestar import Router

from utopia.server.moderation.routes.cases import act_on_report, list_reports, show_report
from utopia.server.moderation.routes.people import act_on_person, list_people, show_person
from utopia.server.moderation.routes.server import end_table, list_deeds, list_tables, show_server

admin_router = Router(
    "/api/admin",
    route_handlers=[
        list_reports,
        show_report,
        act_on_report,
        list_people,
        show_person,
        act_on_person,
        list_tables,
        end_table,
        list_deeds,
        show_server,
    ],
    tags=["admin"],
)
