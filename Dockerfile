# The app as a container: docker compose up --detach
FROM node:24-slim AS build
WORKDIR /source
COPY . .
RUN npm run release && mv release/seven-pillars-*/ /app

FROM node:24-slim
# The last one keeps memory low: hashing a password needs 19 MB for a moment.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_MMAP_THRESHOLD_=131072
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /app /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "server/main.js"]
