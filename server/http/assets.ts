import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Serves the files of the build from memory: hashed ones for ever, the others by their tag. */
export function serveAssets(app: FastifyInstance, webDir: string): void {
  for (const file of filesIn(webDir)) {
    const type = types[extname(file)]
    const url = `/${relative(webDir, file).split(sep).join('/')}`
    if (!type || url.startsWith('/.')) continue
    const bytes = readFileSync(file)
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const compressible = /text|javascript|svg|manifest/.test(type)
    let compressed: Buffer | undefined

    app.get(url, async (request, reply) => {
      reply.headers({
        'content-type': type,
        'cache-control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        etag: tag,
        vary: 'accept-encoding',
      })
      if (request.headers['if-none-match'] === tag) return reply.status(304).send()
      if (!compressible || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(bytes)
      compressed ??= brotliOf(file, bytes)
      return reply.header('content-encoding', 'br').send(compressed)
    })
  }
}

/** The build compresses beside each file; without that it is done at the first request. */
function brotliOf(file: string, bytes: Buffer): Buffer {
  const beside = `${file}.br`
  if (existsSync(beside)) return readFileSync(beside)
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
