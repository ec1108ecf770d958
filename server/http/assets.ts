import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the files of the build, compressed if the browser accepts brotli. File names under `assets/`
 * contain a hash, so browsers may keep them for a year. Pages and build reports are not public.
 */
export function serveAssets(app: FastifyInstance, webDir: string): void {
  if (!existsSync(webDir)) return
  void app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.json', '**/*.br', '**/.*'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
