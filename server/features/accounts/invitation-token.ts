import type { Config } from '../../config.ts'
import { getLinkOrigin } from '../../local-url.ts'
import type { Secrets } from '../../services/secrets.ts'

const idLength = 36
const mailedPurpose = 'mailed invitation'

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

/** Formats the path of the link that only the email of an invitation has. A person who has it can read that mailbox, or got it from someone who can. */
export function formatMailedInvitationPath(secrets: Secrets, id: string): string {
  return `/invite#token=${id}_${secrets.sign(mailedPurpose, id)}`
}

/** @returns the id of the invitation, or null for a token that the site did not sign */
export function parseInvitationToken(secrets: Secrets, token: string): string | null {
  return parseToken(secrets, token, 'invitation') ?? parseMailedInvitationToken(secrets, token)
}

/** @returns the id of the invitation, or null for a token that is not from its email */
export function parseMailedInvitationToken(secrets: Secrets, token: string): string | null {
  return parseToken(secrets, token, mailedPurpose)
}

function parseToken(secrets: Secrets, token: string, purpose: string): string | null {
  const id = token.slice(0, idLength)
  if (token[idLength] !== '_') return null
  return secrets.verifySignature(purpose, id, token.slice(idLength + 1)) ? id : null
}
