# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
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
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
# What a canvas built from source loads; a prebuilt one brings its own.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /thicket
COPY package.json LICENSE ./
COPY migrations migrations
COPY --from=build /thicket/node_modules node_modules
COPY --from=build /thicket/dist dist
# An image whose native modules do not load is not worth shipping.
RUN node --input-type=module --eval "\
      import Database from 'better-sqlite3'; import { createCanvas } from 'canvas'; \
      new Database(':memory:').close(); createCanvas(1, 1).getContext('2d');" \
 && install --directory --owner=node --group=node /data
ENV NODE_ENV=production THICKET_DATA=/data
VOLUME /data
USER node
CMD ["node", "--enable-source-maps", "dist/src/main.js"]
