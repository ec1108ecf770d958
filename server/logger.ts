import type { FastifyBaseLogger } from 'fastify'
import { pino, stdTimeFunctions, type DestinationStream } from 'pino'
import type { Config } from './config.ts'
import { maskTokens } from './mask-tokens.ts'

const timestamp = stdTimeFunctions.isoTime

export type Logger = FastifyBaseLogger

/** Creates a logger that writes JSON lines with UTC times to the standard output, or to another destination. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    serializers: { req: serializeRequest, res: serializeReply },
    hooks: { streamWrite: maskTokens },
    timestamp,
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Omits the query and the headers, because they can contain secrets. */
function serializeRequest({ method, url, ip }: { method: string; url: string; ip?: string }) {
  return { method, path: url.split('?')[0], address: ip }
}

function serializeReply({ statusCode, request }: { statusCode: number; request?: { memberId?: string | null } }) {
  return { statusCode, memberId: request?.memberId }
}
