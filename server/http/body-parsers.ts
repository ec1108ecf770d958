import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler gets the body as raw text. */
    text?: boolean
  }
}

/** Accepts only JSON bodies. An empty body counts as `{}` and needs no content type. */
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
