import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { brandingFiles } from './branding-files.ts'

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
  const options = { preCompressed: true, index: false, cacheControl: false } as const
  // One route for all of them: a route per file would take more memory than the files themselves.
  void app.register(fastifyStatic, {
    ...options,
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => !path.endsWith('.br'),
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  void app.register(fastifyStatic, {
    ...options,
    root: webDir,
    wildcard: false,
    globIgnore: ['assets/**', '**/{app,screen}.html', '**/*.json', '**/*.br', '**/.*', '**/.*/**', ...brandingFiles],
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=3600')
      for (const [name, value] of Object.entries(headersByFile[basename(path, '.br')] ?? {})) reply.header(name, value)
    },
  })
}
