export function getDocumentNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined
}
