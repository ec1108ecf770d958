import { findPhoneLinks, splitAtPhoneLinks } from './phone-links.ts'

/** Plain text whose phone numbers are links. */
export function LinkedPhoneText({ text }: { text: string }) {
  return splitAtPhoneLinks(text, findPhoneLinks(text)).map(({ text: part, link }) =>
    link ? (
      <a key={link.start} href={link.href} dir="ltr" aria-label={link.label}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
