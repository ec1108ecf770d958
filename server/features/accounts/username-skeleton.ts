import { readFileSync } from 'node:fs'

/**
 * Reduce a username to its look: usernames with equal skeletons can be mistaken for each other. Follows UTS #39, but
 * ignores case.
 */
export function toUsernameSkeleton(username: string): string {
  let skeleton = username.normalize('NFKD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  // The prototype of a letter can have another case, whose lower-case letter has its own prototype.
  for (let previous = ''; previous !== skeleton;) {
    previous = skeleton
    skeleton = replaceConfusables(skeleton).toLowerCase().normalize('NFKD')
  }
  return skeleton
}

function replaceConfusables(text: string): string {
  prototypes ??= loadPrototypes()
  return Array.from(text, (character) => prototypes?.get(character) ?? character).join('')
}

/**
 * Usernames ignore case. Therefore an i looks like an l, as its capital does, and a small capital like its letter.
 * UTS #39 considers neither.
 */
const caseInsensitivePrototypes = Object.entries({
  i: 'l',
  ᴀ: 'a',
  ʙ: 'b',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ĸ: 'k',
  ʟ: 'l',
  ʍ: 'rn',
  ɴ: 'n',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ʏ: 'y',
})

let prototypes: Map<string, string> | undefined

function loadPrototypes(): Map<string, string> {
  const [, ...lines] = readFileSync(new URL('tables/confusables.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const unicodePrototypes = lines.flatMap((line) => {
    const [target = '', sources = ''] = line.split(': ')
    return sources.split(' ').map((source): [string, string] => [decode(source), decode(target)])
  })
  return new Map([...unicodePrototypes, ...caseInsensitivePrototypes])
}

function decode(codePoints: string): string {
  return String.fromCodePoint(...codePoints.split(' ').map((codePoint) => parseInt(codePoint, 16)))
}
