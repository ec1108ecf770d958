import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidFieldError, refuse } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler gets the body as raw text. */
    text?: boolean
    /** Fewer than `maxJsonKeys`. */
    maxKeys?: number
    /** Content types of the body besides application/json. */
    bodyTypes?: readonly string[]
  }
}

const maxJsonDepth = 32
const maxJsonKeys = 5_000
const maxJsonValues = 10_000

/** In bytes. A call without a session sends only short texts. */
const maxBody = 1024 * 1024
const maxPublicBody = 64 * 1024
/** More than the largest form for visitors has. */
const maxPublicKeys = 100

/** @returns the most bytes that the body of a call may have */
export function getBodyLimit({ access, maxBodyBytes }: Endpoint): number {
  return maxBodyBytes ?? (access === 'public' ? maxPublicBody : maxBody)
}

/** @returns the most keys that the body of a call may have, or undefined for the usual limit */
export function getKeyLimit({ access, maxBodyBytes }: Endpoint): number | undefined {
  return access === 'public' && maxBodyBytes === undefined ? maxPublicKeys : undefined
}

/** Accepts only JSON bodies. An empty body counts as `{}` and needs no content type. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.routeOptions.config.text) return done(null, text)
    if (text.length === 0) return done(null, {})
    const problem = findExcess(text, request.routeOptions.config.maxKeys ?? maxJsonKeys)
    if (problem) return done(invalidFieldError('body', problem))
    return parseJson(request, text, done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, {})
    const [type = ''] = (request.headers['content-type'] ?? '').split(';')
    if (request.routeOptions.config.bodyTypes?.includes(type)) return done(null, String(body))
    return done(refuse('not-json', 'The body must be application/json'))
  })
}

/**
 * Checks JSON before it is parsed, in one pass, because parsing and validating many keys takes much longer. Outside
 * strings, each key has a colon, and a comma separates values.
 * @returns what there is too much of, or null
 */
function findExcess(json: string, maxKeys: number): string | null {
  let depth = 0
  let keys = 0
  let values = 1
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') inString = !inString
    else if (inString) {
      if (character === '\\') at++
    } else if (character === '[' || character === '{') {
      if (++depth > maxJsonDepth) return `Nested more than ${maxJsonDepth} levels deep`
    } else if (character === ']' || character === '}') depth--
    else if (character === ':') {
      if (++keys > maxKeys) return `More than ${maxKeys.toLocaleString('en')} keys`
    } else if (character === ',') {
      if (++values > maxJsonValues) return `More than ${maxJsonValues.toLocaleString('en')} values`
    }
  }
  return null
}
