/** The nonce that this document's policy allows styles with. */
export function getDocumentNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined
}
