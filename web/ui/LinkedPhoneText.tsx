import { findPhoneLinks, type PlainTextPhoneScope, splitAtPhoneLinks } from './phone-links.ts'

/** Plain text whose phone numbers are links. */
export function LinkedPhoneText({ text, scope }: { text: string; scope?: PlainTextPhoneScope }) {
  return splitAtPhoneLinks(text, findPhoneLinks(text, scope)).map(({ text: part, link }) =>
    link ? (
      <a key={link.start} href={link.href} dir="ltr" aria-label={link.label}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
