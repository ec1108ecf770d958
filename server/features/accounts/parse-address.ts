import { email as emailField } from '#contract/account-fields.ts'
import { limits } from '#contract/limits.ts'

/** Parses one address of a list. @returns the address in lower case, or why it is none */
export function parseAddress(text: string): { email: string } | { problem: string } {
  const trimmed = text.trim()
  const parsed = trimmed.length <= limits.email ? emailField.safeParse(trimmed) : null
  return parsed?.success ? { email: parsed.data.toLowerCase() } : { problem: describeProblem(trimmed) }
}

function describeProblem(text: string): string {
  if (text === '') return 'There is no address'
  if (text.length > limits.email) return `An address has at most ${limits.email} characters`
  const [local = '', domain = '', ...more] = text.split('@')
  if (!text.includes('@')) return 'The @ is missing'
  if (more.length > 0) return 'There is more than one @'
  if (/\s/u.test(text)) return 'There is a space in it'
  if (/\p{C}/u.test(text)) return 'There is an invisible character in it'
  if (local === '') return 'The part before the @ is missing'
  if (domain === '') return 'The part after the @ is missing'
  if (!/\.\p{L}{2,}$/u.test(domain)) return 'It doesn’t end like an address, such as .com'
  const odd = /[^a-z0-9._%+@'-]/i.exec(text)
  return odd ? `The character ${odd[0]} can’t be in an address here` : 'This isn’t an email address'
}
