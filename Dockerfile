FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Optional packages (the embedded PostgreSQL, tools of the build) stay out, except `@img`, with which sharp draws photos.
RUN npm run build && cp -a node_modules/@img /tmp && npm prune --include=prod --omit=dev --omit=optional && cp -a /tmp/@img node_modules

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=build/compiled
COPY --from=build --chown=node:node /site ./
RUN install -d -o node data
USER node
EXPOSE 3000
# Straight to Node, so that a stop signal reaches the site.
CMD ["node", "--max-semi-space-size=16", "--initial-old-space-size=80", "--max-old-space-size=192", "build/server/index.js"]
