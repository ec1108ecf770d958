import { randomBytes, randomInt } from 'node:crypto'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replies may have a secret, and their length must not tell how much the words next to it are like it. */
    secret?: boolean
  }
}

type Encoding = 'br' | 'gzip'

const compressible = /^(?:text\/html|application\/(?:[\w.-]+\+)?json)\b/
/** In bytes. A shorter reply fits into the first packet anyway. */
const minLength = 1024
/** In bytes. Handing less to another thread takes as long as compressing it. */
const shortLength = 32 * 1024
const gzipOptions = { level: 5 }
/** In characters. Django's default, with the same purpose. */
const maxPadding = 100

/**
 * Compresses pages and JSON, long ones in Node's thread pool. Replies with a secret, files and streams are sent as they are
 * (`decisions/035-compression.md`).
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.secret) {
      forbidCompression(reply)
      return done(null, payload)
    }
    if (!compressible.test(String(reply.getHeader('content-type')))) return done(null, payload)
    dependOnEncoding(reply)
    const isHeldInMemory = typeof payload === 'string' || payload instanceof Uint8Array
    if (!isHeldInMemory || payload.length < minLength || reply.hasHeader('content-encoding')) return done(null, payload)
    const encoding = chooseEncoding(request)
    if (!encoding) return done(null, payload)
    compress(Buffer.from(payload), encoding, (error, bytes) => {
      if (error) return done(null, payload)
      reply.removeHeader('content-length').header('content-encoding', encoding)
      if (request.memberId) hideLength(reply)
      done(null, bytes)
    })
  })
}

/** @returns the encoding that the client likes best, or null for a client that accepts neither */
export function chooseEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  const accepted = headers['accept-encoding']
  if (!accepted) return null
  const weights = new Map(String(accepted).toLowerCase().split(',').map(parseWeight))
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = weigh('gzip') > weigh('br') ? 'gzip' : 'br'
  return weigh(best) > 0 ? best : null
}

export function sendBrotli(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply.header('content-encoding', 'br').send(bytes)
}

function parseWeight(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
  const weight = parameters.find((each) => each.startsWith('q='))
  return [name, weight ? Number(weight.slice(2)) || 0 : 1]
}

function compress(bytes: Buffer, encoding: Encoding, done: (error: Error | null, compressed: Buffer) => void): void {
  const isShort = bytes.length <= shortLength
  if (encoding === 'gzip') return isShort ? done(null, gzipSync(bytes, gzipOptions)) : gzip(bytes, gzipOptions, done)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return isShort ? done(null, brotliCompressSync(bytes, { params })) : brotliCompress(bytes, { params }, done)
}

/** Tells proxies not to compress it either. */
function forbidCompression(reply: FastifyReply): void {
  reply.header('cache-control', [reply.getHeader('cache-control'), 'no-transform'].filter(Boolean).join(', '))
}

function dependOnEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (/\baccept-encoding\b/i.test(vary)) return
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
}

/** Makes it costly to learn from the length of a reply how much the words of others in it are like the member's own. */
function hideLength(reply: FastifyReply): void {
  reply.header(
    'x-padding',
    randomBytes(maxPadding / 2)
      .toString('hex')
      .slice(randomInt(maxPadding)),
  )
}
