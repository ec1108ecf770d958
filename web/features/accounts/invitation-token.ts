import { limits } from '#contract/limits.ts'
import { parseToken } from './link-token.ts'

const storageKey = 'invitation'

/** Keep the token of an invitation for this tab, until the sign-up. */
export function storeInvitation(token: string): void {
  sessionStorage.setItem(storageKey, token)
}

export function readInvitation(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}

/** Move the token from the address and the history to storage. @returns the token that is kept */
export function keepInvitationOfAddress(): string | undefined {
  const token = parseToken(location.hash)
  if (token) {
    storeInvitation(token)
    history.replaceState(history.state, '', location.pathname)
  }
  return readInvitation()
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(storageKey)
}

/** Find the token in a pasted link. @returns undefined if the text is no link of an invitation */
export function parseInvitationLink(text: string): string | undefined {
  const [address = '', fragment = ''] = text.trim().split('#')
  const path = address.replace(/\?.*$/, '').replace(/\/+$/, '')
  const token = parseToken(`#${fragment}`) ?? path.split('/').at(-1)
  return token && /^[\w.~-]+$/.test(token) && token.length <= limits.token ? token : undefined
}
