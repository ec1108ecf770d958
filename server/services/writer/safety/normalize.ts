/** Characters of other alphabets that look like Latin letters. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjѕsһhԁdӏlкkмmтtвbнhαaεeιiοoρpυuνvκkτtıiłløo'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
)

const digitLetters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const numberWords: Record<string, number> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
  ...'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, 30 + index * 10]),
])

/**
 * Reduces a text to lower-case Latin words, digits and the marks `, . ; : ? \n` that separate clauses.
 * Undoes disguises such as "k1ll", "s u i c i d e", zero-width characters and look-alike letters.
 */
export function normalizeText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => lookalikes[letter] ?? (letter === '’' ? "'" : letter))
    .replace(/\b(\d{1,3}),(?=\d{3}\b)/g, '$1')
    .replace(/[a-z0-9@$!]+/g, revealLetters)
    .replace(/(?<![a-z0-9])(?:[a-z][ .*_-]){3,}[a-z](?![a-z0-9])/g, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[!\n]/g, '.')
    .replace(/'/g, '')
    .replace(/\b(\d+)\.(?=\d)/g, '$1·')
    .replace(/[^\p{L}\p{N},.;:?·]+/gu, ' ')
  return replaceNumberWords(plain).replace(/ +/g, ' ').trim()
}

/** Splits a normalized text at sentence ends. */
export function splitSentences(normalized: string): string[] {
  return normalized.split(/[.?;]+/).filter((sentence) => /\p{L}/u.test(sentence))
}

function revealLetters(token: string): string {
  return /[a-z][013457@$!]+[a-z]/.test(token)
    ? token.replace(/[013457@$!]/g, (mark) => digitLetters[mark] ?? mark)
    : token
}

function replaceNumberWords(text: string): string {
  return text
    .replace(
      /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)\b/g,
      (_, tens: string, ones: string) => String((numberWords[tens] ?? 0) + (numberWords[ones] ?? 0)),
    )
    .replace(/\b[a-z]+\b/g, (word) => String(numberWords[word] ?? word))
    .replace(/\b(\d{1,2}|a) (hundred|thousand)\b/g, (_, count: string, unit: string) =>
      String((count === 'a' ? 1 : Number(count)) * (unit === 'hundred' ? 100 : 1000)),
    )
}
