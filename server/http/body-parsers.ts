import type { FastifyInstance } from 'fastify'
import { invalidFieldError, refuse } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler gets the body as raw text. */
    text?: boolean
    /** Content types of the body besides application/json. */
    bodyTypes?: readonly string[]
  }
}

const maxJsonDepth = 32

/** Accepts only JSON bodies. An empty body counts as `{}` and needs no content type. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.routeOptions.config.text) return done(null, text)
    if (text.length === 0) return done(null, {})
    if (isDeeperThan(maxJsonDepth, text))
      return done(invalidFieldError('body', `Nested more than ${maxJsonDepth} levels deep`))
    return parseJson(request, text, done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, {})
    const [type = ''] = (request.headers['content-type'] ?? '').split(';')
    if (request.routeOptions.config.bodyTypes?.includes(type)) return done(null, String(body))
    return done(refuse('not-json', 'The body must be application/json'))
  })
}

/** Checks the depth of JSON before it is parsed, in one pass. The brackets in strings do not count. */
function isDeeperThan(maxDepth: number, json: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') inString = !inString
    else if (inString) {
      if (character === '\\') at++
    } else if (character === '[' || character === '{') {
      depth++
      if (depth > maxDepth) return true
    } else if (character === ']' || character === '}') depth--
  }
  return false
}
