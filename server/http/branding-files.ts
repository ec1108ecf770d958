import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getSiteName, type StoredBranding } from '../database/site-branding.ts'
import { escapeHtml } from '../escape-html.ts'
import { chooseEncoding, sendBrotli } from './compression.ts'
import { compileTemplate, type PageParts } from './page-template.ts'
import { offlinePagePolicy, workerPolicy } from './security-headers.ts'

/** Files of the build that name the site. */
export const brandingFiles = ['manifest.webmanifest', 'offline.html', 'sw.js']

const noCache = 'public, no-cache'
/** Pixels per side from which browsers take a logo as the app's icon. */
const minIconSize = 192

/**
 * Serves the manifest, the offline page and the service worker with the name of the site. A new name changes the
 * service worker, so browsers fetch the offline page again.
 */
export function serveBrandingFiles(
  app: FastifyInstance,
  webDir: string,
  readBranding: (request: FastifyRequest) => Promise<StoredBranding>,
): void {
  const read = (file: string) => readFileSync(join(webDir, file), 'utf8')
  const has = (file: string) => existsSync(join(webDir, file))

  if (has('manifest.webmanifest')) {
    const manifest = JSON.parse(read('manifest.webmanifest'))
    app.get('/manifest.webmanifest', async (request, reply) =>
      reply
        .header('cache-control', noCache)
        .type('application/manifest+json')
        .send(JSON.stringify({ ...manifest, ...describeApp(await readBranding(request)) })),
    )
  }

  if (has('offline.html')) {
    const template = compileTemplate(read('offline.html'))
    const parts: PageParts = JSON.parse(read('parts.json'))
    app.get('/offline.html', async (request, reply) => {
      const branding = await readBranding(request)
      return reply
        .headers({ 'cache-control': noCache, 'content-security-policy': offlinePagePolicy, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(template({ NAME: escapeHtml(getSiteName(branding)), LOGO: parts.columns }))
    })
  }

  if (has('sw.js')) {
    const template = compileTemplate(read('sw.js'))
    let compressed = { name: '', bytes: Buffer.alloc(0) }
    const compress = (name: string, script: string) => {
      if (compressed.name !== name || compressed.bytes.length === 0)
        compressed = { name, bytes: brotliCompressSync(script) }
      return compressed.bytes
    }
    app.get('/sw.js', async (request, reply) => {
      const name = getSiteName(await readBranding(request))
      const script = template({ NAME: escapeForScript(name) })
      void reply
        .headers({ 'cache-control': noCache, 'content-security-policy': workerPolicy, vary: 'accept-encoding' })
        .type('text/javascript; charset=utf-8')
      return chooseEncoding(request) === 'br' ? sendBrotli(reply, compress(name, script)) : reply.send(script)
    })
  }
}

function describeApp(branding: StoredBranding) {
  const { accent, logo } = branding
  const name = getSiteName(branding)
  const isIcon = logo && logo.width === logo.height && logo.width >= minIconSize
  return {
    name,
    short_name: name,
    ...(accent && { theme_color: accent }),
    ...(isIcon && {
      icons: [
        {
          src: `/api/site/logo/${logo.version}`,
          sizes: `${logo.width}x${logo.height}`,
          type: logo.type,
          purpose: 'any',
        },
      ],
    }),
  }
}

/** Escapes for a string in any kind of quotes. */
function escapeForScript(text: string): string {
  return text.replace(/[^A-Za-z0-9 ]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
      .join(''),
  )
}
