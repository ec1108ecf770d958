import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Measurements } from '../measurements/measurements.ts'

/** Measures each answered request, with its route in place of its address. Event streams are left out. */
export function measureCalls(app: FastifyInstance, { addCall }: Measurements): void {
  app.addHook('onResponse', (request, reply, done) => {
    const type = String(reply.getHeader('content-type'))
    if (!type.startsWith('text/event-stream'))
      addCall({
        method: request.method,
        route: nameRoute(request, type),
        status: reply.statusCode,
        milliseconds: reply.elapsedTime,
      })
    done()
  })
}

function nameRoute({ routeOptions: { url } }: FastifyRequest, contentType: string): string {
  if (url?.startsWith('/api/')) return url
  return contentType.startsWith('text/html') ? 'page' : 'file'
}
