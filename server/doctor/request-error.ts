import { type Finding, problem } from './checks.ts'
import { DeadlineError } from './deadline.ts'

const untrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** Explains why the site can't be opened at its public address. */
export function describeRequestError(error: unknown, { origin, hostname, host }: URL): Finding {
  const describe = (message: string, advice: string) => problem('answers', message, advice)
  // The router of a home may not let a machine reach its own public address.
  const reachAdvice = `Start the proxy, check the firewall, and check that ${hostname} points to this machine. If members can open the site, only this machine can't reach its own public address.`
  if (error instanceof DeadlineError) return describe(`${origin} gives ${error.message}.`, reachAdvice)
  const code = getCode(error)
  if (untrusted.includes(code))
    return describe(
      `Browsers don't trust the certificate of ${host} (${code}).`,
      'Get one from a public authority, such as Let’s Encrypt, and let the proxy send its whole chain (fullchain.pem).',
    )
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return describe(
        `The name ${hostname} can't be found (${code}).`,
        `Check the DNS record of ${hostname} and the spelling of PUBLIC_URL.`,
      )
    case 'CERT_HAS_EXPIRED':
      return describe(`The certificate of ${host} has expired.`, 'Renew it, for example with: certbot renew')
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return describe(
        `The certificate that ${host} sends is for another name.`,
        `Get a certificate for ${hostname}, and check which site the proxy shows for this name.`,
      )
    case 'EPROTO':
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
      return describe(`${host} does not speak HTTPS.`, 'Set up a certificate in the proxy, or correct PUBLIC_URL.')
    default:
      return describe(`${origin} can't be reached (${code}).`, reachAdvice)
  }
}

function getCode(error: unknown): string {
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError && !('code' in error)) return getCode(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
