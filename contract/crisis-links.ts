/** Turns a phone number as people write it into a link that dials it. */
export function toTelLink(number: string): string {
  return `tel:${toDialString(number)}`
}

/** The `&` is for iOS, which ignores the text after `?` alone. */
export function toSmsLink({ number, body }: { number: string; body: string | null }): string {
  return `sms:${toDialString(number)}${body === null ? '' : `?&body=${encodeURIComponent(body)}`}`
}

function toDialString(number: string): string {
  return encodeURI(number.replace(/[^\d+*#]/g, '')).replaceAll('#', '%23')
}
