import type { Config } from '../../config.ts'
import { getLinkOrigin } from '../../local-url.ts'
import type { Secrets } from '../../services/secrets.ts'

const idLength = 36
const purpose = 'crew'

/**
 * Formats the join link of a crew. The database has only its id, so a leaked backup lets nobody in. The token is in the
 * fragment, which browsers do not send, so no log of a proxy has it.
 */
export function formatCrewLink(
  { config, services }: { config: Config; services: { secrets: Secrets } },
  linkId: string,
): string {
  return `${getLinkOrigin(config)}/crew-invite#token=${linkId}_${services.secrets.sign(purpose, linkId)}`
}

/** @returns the id of the link, or null for a token that the site did not sign */
export function parseCrewToken(secrets: Secrets, token: string): string | null {
  const id = token.slice(0, idLength)
  if (token[idLength] !== '_') return null
  return secrets.verifySignature(purpose, id, token.slice(idLength + 1)) ? id : null
}
