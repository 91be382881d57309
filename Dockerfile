# syntax=docker/dockerfile:1

ARG NODE=20-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /thicket
# Native modules come prebuilt where their release pages can be reached, and are built with these where not.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      build-essential python3 pkg-config \
      libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
 && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm_config_nodedir=/usr/local npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY src src
COPY commands commands
RUN npm run build \
 && npm prune --omit=dev --omit=optional --omit=peer \
 && find node_modules -type d -empty -delete

FROM node:${NODE}
# What a canvas built from source loads; a prebuilt one brings its own.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /thicket
COPY package.json LICENSE ./
COPY migrations migrations
COPY --from=build /thicket/node_modules node_modules
COPY --from=build /thicket/dist/thicket.js /thicket/dist/thicket.js.map dist/
COPY scripts/backup scripts/backup.mjs scripts/restore scripts/restore.mjs scripts/copies.mjs scripts/healthcheck.mjs scripts/
# An image whose native modules do not load is not worth shipping.
RUN node --input-type=module --eval "\
      import Database from 'better-sqlite3'; import { createCanvas } from 'canvas'; \
      new Database(':memory:').close(); createCanvas(1, 1).getContext('2d');" \
 && install --directory --owner=node --group=node /data
# Health and metrics within the container alone, until it is told another address.
ENV NODE_ENV=production THICKET_DATA=/data THICKET_HEALTH_PORT=9464
VOLUME /data
USER node
# The bot answers SIGTERM within five seconds; Docker waits for ten.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "--enable-source-maps", "dist/thicket.js"]
