const storageKey = 'setup-code'

/** Keep the setup code for this tab. */
export function storeSetupCode(code: string): void {
  sessionStorage.setItem(storageKey, code)
}

export function readSetupCode(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}
