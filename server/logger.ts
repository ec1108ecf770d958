import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

export type Logger = FastifyBaseLogger

/** Creates the logger of a process. It writes one line of JSON per entry to standard output. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, serializers: { req: serializeRequest } })
}

/** Leaves out the query and the headers, because they can contain secrets. */
function serializeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?')[0] }
}
