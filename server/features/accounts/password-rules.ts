import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { invalidFieldError } from '../../errors.ts'

/** What the rules compare a password with: the field of the request, and the names of its owner. */
type PasswordContext = { field: string; email: string; username: string }

/** Reject a password that an attacker would try first. @throws bad-request with the reason for the field */
export function assertPasswordAllowed(password: string, { field, email, username }: PasswordContext): void {
  const reason = findReason(password.normalize('NFKC').toLowerCase(), { email, username })
  if (reason) throw invalidFieldError(field, reason)
}

function findReason(password: string, { email, username }: { email: string; username: string }): string | null {
  const isMostly = (name: string) => {
    const [letters, nameLetters] = [squash(password), squash(name)]
    return letters.includes(nameLetters) && nameLetters && letters.replaceAll(nameLetters, '').length <= maxAddition
  }
  if (isMostly(email) || isMostly(email.split('@')[0] ?? '')) return 'Choose a password without your email address'
  if (isMostly(username)) return 'Choose a password without your username'
  if (isMostly('sevenpillars')) return 'Choose a password without the name of this site'
  if (isRepetition(password) || isSequence(password) || isCommon(password))
    return 'Too many people use this password. Choose another one'
  return null
}

/** Characters that don't make a name or a common password less predictable, such as a year. */
const maxAddition = 4

function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function isRepetition(password: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/su.test(password)
}

function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const regular = steps.filter((step) => Math.abs(step) === 1 || step === -9 || step === 9)
  return regular.length >= steps.length - 1
}

/** Also finds a common password that is repeated, has a few digits or symbols around it, or symbols for letters. */
function isCommon(password: string): boolean {
  const spellings = [password, ...replacements.map((letters) => replaceSymbols(password, letters))]
  const candidates = new Set(spellings.flatMap(removeAdditions).map((each) => each.replace(/^(.+?)\1+$/su, '$1')))
  return [...candidates].some((candidate) => readCommonPasswords().includes(`\n${candidate}\n`))
}

const replacements = [
  { '@': 'a', '0': 'o', '1': 'i', $: 's', '3': 'e', '5': 's', '4': 'a', '7': 't', '!': 'i' },
  { '@': 'a', '0': 'o', '1': 'l', $: 's', '3': 'e', '5': 's', '4': 'a', '7': 't', '!': 'l' },
]

function replaceSymbols(password: string, letters: Record<string, string>): string {
  return Array.from(password, (character) => letters[character] ?? character).join('')
}

function removeAdditions(password: string): string[] {
  const start = /^[^\p{L}]{0,4}/u.exec(password)?.[0].length ?? 0
  const end = /[^\p{L}]{0,4}$/u.exec(password)?.[0].length ?? 0
  return [0, start].flatMap((from) =>
    Array.from({ length: end + 1 }, (_, count) => password.slice(from, password.length - count)),
  )
}

let commonPasswords: string | undefined

// One string, because a set would need ten times the memory.
function readCommonPasswords(): string {
  const file = new URL('tables/common-passwords.txt.gz', import.meta.url)
  commonPasswords ??= `\n${gunzipSync(readFileSync(file)).toString('latin1')}\n`
  return commonPasswords
}
