import type { Config } from '../../config.ts'
import { getLinkOrigin } from '../../local-url.ts'
import type { Secrets } from '../../services/secrets.ts'

const idLength = 36

/** Formats the token of an invitation's link. The database has only its id, so a leaked backup invites nobody. */
function formatInvitationToken(secrets: Secrets, id: string): string {
  return `${id}_${secrets.sign('invitation', id)}`
}

/** The token is in the fragment, which browsers do not send, so no log of a proxy has it. */
export function formatInvitationLink(
  { config, services }: { config: Config; services: { secrets: Secrets } },
  id: string,
): string {
  return `${getLinkOrigin(config)}/invite#token=${formatInvitationToken(services.secrets, id)}`
}

/** @returns the id of the invitation, or null for a token that the site did not sign */
export function parseInvitationToken(secrets: Secrets, token: string): string | null {
  const id = token.slice(0, idLength)
  if (token[idLength] !== '_') return null
  return secrets.verifySignature('invitation', id, token.slice(idLength + 1)) ? id : null
}
