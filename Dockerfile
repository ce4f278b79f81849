# Utopia as an image: `docker compose up` (see compose.yaml and docs/hosting.md).
# Two stages: what builds the package (and the page, with Node from the package index) stays behind.

FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /source
COPY requirements ./requirements
RUN pip install --target /uv -r requirements/uv.txt
ENV PATH="/uv/bin:$PATH" UV_LINK_MODE=copy
RUN uv venv /utopia && uv pip install --python /utopia -r requirements/server.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY ui ./ui
COPY src ./src
RUN uv pip install --python /utopia --no-deps --build-constraints requirements/build.txt . \
    && /utopia/bin/python -c "from utopia.server.settings import PAGE; assert (PAGE / 'index.html').exists()"

FROM python:3.11-slim
RUN useradd --uid 10001 --no-create-home utopia && mkdir /data /cache && chown utopia /data /cache
COPY --from=build /utopia /utopia
ENV PATH="/utopia/bin:$PATH" UTOPIA_DATA=/data UTOPIA_CACHE=/cache PYTHONDONTWRITEBYTECODE=1
USER utopia
# Bots and rules are compiled once, here, and not at the first game.
RUN python -c "import utopia.server.game.engine; from utopia.bots import BOT_NAMES, find_bot; [find_bot(name) for name in BOT_NAMES]"
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://localhost:8420/readyz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["sh", "-c", "exec utopia serve --no-browser --host 0.0.0.0 --port 8420 ${UTOPIA_NAME:+--allow \"$UTOPIA_NAME\"}"]
