import * as http from 'node:http'
import * as https from 'node:https'
import { TLSSocket } from 'node:tls'
import { DeadlineError } from './deadline.ts'

const maxBytes = 64 * 1024

export type Reply = {
  status: number
  headers: http.IncomingHttpHeaders
  /** Up to 64 KB. */
  text: string
  /** This end of the connection, which nothing else uses. */
  localPort: number
  /** When the certificate expires; null over plain HTTP. */
  certificateUntil: Date | null
}

/**
 * Sends a GET request over a new connection, without following redirects.
 * @throws DeadlineError when it takes longer in total, and the error of the system or of TLS
 */
export function request(
  url: URL,
  { headers = {}, timeoutMs }: { headers?: Record<string, string>; timeoutMs: number },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http
    const signal = AbortSignal.timeout(timeoutMs)
    const fail = (error: unknown) =>
      reject(signal.aborted ? new DeadlineError(`no answer within ${timeoutMs / 1000} seconds`) : error)
    const sent = get(url, { headers: { 'user-agent': 'SevenPillars/1.0', ...headers }, agent: false, signal })
    sent.on('error', fail)
    sent.on('response', (response) => {
      const { socket } = response
      const localPort = socket.localPort ?? 0
      const certificateUntil = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null
      let text = ''
      const finish = () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, localPort, certificateUntil })
        response.destroy()
      }
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        if (text.length > maxBytes) finish()
      })
      response.on('end', finish)
      response.on('error', fail)
    })
  })
}
