export type PasswordLevel = 0 | 1 | 2 | 3 | 4

/**
 * Estimate how hard a password is to guess. The server has the list of common passwords and decides.
 * @param names the member's email and username
 * @returns 0 while the password is too short
 */
export function estimatePasswordLevel(password: string, names: readonly string[]): PasswordLevel {
  if (Array.from(password).length < 8) return 0
  const bits = estimateBits(removeNames(password, names))
  if (bits < 40) return 1
  if (bits < 60) return 2
  return bits < 80 ? 3 : 4
}

/** Return whether the password has little more than one of the member's names in it. */
export function isMostlyName(password: string, names: readonly string[]): boolean {
  const rest = removeNames(password, names)
  return rest !== password && rest.length <= 4
}

function removeNames(password: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => [name, name.split('@')[0] ?? '']).map((name) => name.trim())
  return parts
    .filter((name) => name.length >= 3)
    .reduce((text, name) => text.replaceAll(new RegExp(escapePattern(name), 'gi'), ''), password)
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

function estimateBits(password: string): number {
  // Most people put digits and symbols at the end, where they are easy to guess.
  const [, start = '', core = '', end = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(password) ?? []
  const groups = [
    { size: 10, pattern: /\d/ },
    { size: 20, pattern: /[^\p{L}\d]/u },
    // A capital at the start is easy to guess.
    { size: 26, pattern: /\p{Ll}.*\p{Lu}/su },
    { size: 30, pattern: /[^\p{ASCII}]/u },
  ]
  const alphabet = groups.reduce((sum, { size, pattern }) => sum + (pattern.test(core) ? size : 0), 26)
  const bitsOfAddition = (text: string) => Math.min(countUnpredictable(text) * 3, core ? 10 : 60)
  return countUnpredictable(core) * Math.log2(alphabet) + bitsOfAddition(start) + bitsOfAddition(end)
}

/** Counts the characters that don't continue a repetition or sequence. */
function countUnpredictable(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length
}
