import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { faceFiles } from './face-files.ts'

const noCache = { 'cache-control': 'public, no-cache' }

/** Files that must be current. */
const headersByFile: Record<string, Record<string, string>> = {
  'offline.js': noCache,
}

/**
 * Serves the files of the build, compressed if the browser accepts brotli. File names under `assets/`
 * contain a hash, so browsers may keep them for a year. Templates of pages and build reports are not public.
 */
export function serveAssets(app: FastifyInstance, webDir: string): void {
  if (!existsSync(webDir)) return
  void app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/{app,landing}.html', '**/*.json', '**/*.br', '**/.*', ...faceFiles],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      for (const [name, value] of Object.entries(headersByFile[basename(path, '.br')] ?? {})) reply.header(name, value)
    },
  })
}
