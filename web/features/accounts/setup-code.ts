import { recallReturnPath } from './remembered-return-path.ts'

const storageKey = 'setup-code'

/** Keep the setup code of the address for this tab. @returns the address without it, with the remembered return path */
export function storeSetupCode(address: URL): string {
  const { pathname, searchParams, hash } = address
  const code = searchParams.get('setup')
  if (code) sessionStorage.setItem(storageKey, code)
  searchParams.delete('setup')
  const returnTo = recallReturnPath()
  if (returnTo && !searchParams.has('returnTo')) searchParams.set('returnTo', returnTo)
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`
}

export function readSetupCode(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}
