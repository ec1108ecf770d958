import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

export type Logger = FastifyBaseLogger

export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, serializers: { req: serializeRequest } })
}

/** Omits the query and the headers, because they can contain secrets. */
function serializeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?')[0] }
}
