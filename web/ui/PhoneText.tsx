import { lazyComponent } from './lazy-component.tsx'

// The rules for phone numbers are long, and few texts have one. Until they are loaded, the number is plain text.
const LinkedPhoneText = lazyComponent(async () => (await import('./LinkedPhoneText.tsx')).LinkedPhoneText, {
  fallback: ({ text }) => text,
  onFailure: () => undefined,
})

const threeDigits = /\d(?:[^\p{L}\d]{0,3}\d){2}/u

/** Plain text whose phone numbers are links. */
export function PhoneText({ text }: { text: string }) {
  return threeDigits.test(text) ? <LinkedPhoneText text={text} /> : text
}
