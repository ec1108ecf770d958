import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body reaches the call as it was sent. */
    text?: boolean
  }
}

/** JSON or nothing: a write without a body needs no content type, an empty one is `{}`, any other type is refused. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.text) return done(null, String(body))
    if (body.length === 0) return done(null, {})
    return parseJson(request, String(body), done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, {})
    return done(refuse('not-json', 'The body must be application/json'))
  })
}
