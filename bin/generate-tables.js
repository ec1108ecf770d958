// Generates the tables in server/features/accounts/tables; their README says where the input comes from.
// node bin/generate-tables.js confusables confusables.txt
// node bin/generate-tables.js common-passwords passwords.json
// node bin/generate-tables.js top-level-domains index.json
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './node24.js'

const [table, input] = process.argv.slice(2)
const generators = {
  confusables: generateConfusables,
  'common-passwords': generateCommonPasswords,
  'top-level-domains': generateTopLevelDomains,
}
const generate = Object.entries(generators).find(([name]) => name === table)?.[1]
if (!generate || !input) {
  console.error('Usage: node bin/generate-tables.js confusables|common-passwords|top-level-domains FILE')
  process.exit(1)
}
const { name, content } = generate(readFileSync(input, 'utf8'))
writeFileSync(join(root, 'server/features/accounts/tables', name), content)

/**
 * Keeps the letters and digits that a normalized username can contain.
 * @param {string} text confusables.txt of UTS #39
 */
function generateConfusables(text) {
  /** @type {Map<string, string[]>} */
  const sourcesByTarget = new Map()
  for (const line of text.split('\n')) {
    const [source = '', target = ''] = line.split(';').map((part) => part.trim())
    const character = decode(source)
    if (!target || !/^[\p{L}\p{N}]$/u.test(character) || character !== character.normalize('NFKD')) continue
    sourcesByTarget.set(target, [...(sourcesByTarget.get(target) ?? []), source])
  }
  const version = /^# Version: (\S+)/m.exec(text)?.[1]
  const lines = [...sourcesByTarget].map(([target, sources]) => `${target}: ${sources.join(' ')}`).sort()
  return { name: 'confusables.txt', content: `# UTS #39 confusables, version ${version}\n${lines.join('\n')}\n` }
}

/** @param {string} hex code points */
function decode(hex) {
  return String.fromCodePoint(...hex.split(' ').map((codePoint) => parseInt(codePoint, 16) || 0))
}

/**
 * Keeps the passwords that are long enough to be accepted, and the short words they are made of.
 * @param {string} text JSON array, the most common first
 */
function generateCommonPasswords(text) {
  /** @type {string[]} */
  const passwords = JSON.parse(text)
  const kept = passwords.filter((password) => password.length >= 4)
  return { name: 'common-passwords.txt.gz', content: gzipSync(kept.sort().join('\n'), { level: 9 }) }
}

/** @param {string} text JSON array of the domains in Unicode */
function generateTopLevelDomains(text) {
  /** @type {string[]} */
  const domains = JSON.parse(text)
  return { name: 'top-level-domains.txt', content: `# Top-level domains of IANA\n${domains.sort().join('\n')}\n` }
}
