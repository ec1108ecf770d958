import type { ReactNode } from 'react'
import { findPhoneLinks } from './phone-links.ts'

/** Plain text whose phone numbers are links. */
export function PhoneText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let position = 0
  for (const { start, end, href, label } of findPhoneLinks(text)) {
    parts.push(
      text.slice(position, start),
      <a key={start} href={href} dir="ltr" aria-label={label}>
        {text.slice(start, end)}
      </a>,
    )
    position = end
  }
  return [...parts, text.slice(position)]
}
