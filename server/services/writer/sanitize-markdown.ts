/** Hosts that links may lead to, because models invent URLs. */
export const allowedHosts = new Set([
  '988lifeline.org',
  'findahelpline.com',
  'samaritans.org',
  'nhs.uk',
  'who.int',
  'mind.org.uk',
  'nimh.nih.gov',
  'nami.org',
  'mentalhealth.org.uk',
  'headsupguys.org',
  'thecalmzone.net',
  'ruok.org.au',
  'beyondblue.org.au',
  'movember.com',
  'thehotline.org',
  'mensadviceline.org.uk',
  'cruse.org.uk',
  'parkrun.com',
  'ramblers.org.uk',
  'bhf.org.uk',
  'mayoclinic.org',
  'aasm.org',
  'menssheds.org.uk',
  'mensshed.org',
  'rotary.org',
  'bbbs.org',
  'mentoring.org',
  'relate.org.uk',
  'tavistockrelationships.org',
  'healthychildren.org',
  'moneyhelper.org.uk',
  'citizensadvice.org.uk',
  'stepchange.org',
  'consumerfinance.gov',
  'score.org',
  'acas.org.uk',
  'idealist.org',
  'viacharacter.org',
  'plato.stanford.edu',
  'iep.utm.edu',
  'gutenberg.org',
  'librivox.org',
  'modernstoicism.com',
  'oxfordmindfulness.org',
  'plumvillage.org',
  'aa.org',
  'smartrecovery.org',
])

export function isAllowedUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && !port && !username && !password && allowedHosts.has(hostname.replace(/^www\./, ''))
}

const hiddenElements =
  /<(script|style|iframe|object|embed|svg|math|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const htmlTag = /<[a-z/!?][^<>]*>|<[a-z/!?][^<>]*$/gi
const linkDefinition = /^[ \t]{0,3}\[[^\]\n]{1,200}\]:.*$/gm
const linkTarget = /\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)?)\)/y
const bareUrl = /\b(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>()[\]]+/gi
const scriptScheme = /\b(?:java|vb|live)script\s*:|\bdata\s*:\s*[a-z]+\/[a-z+.-]+[;,]/gi

/** Removes HTML and links to unknown hosts from Markdown or plain text. Keeps the words. */
export function sanitizeMarkdown(text: string): string {
  let previous = ''
  let safe = text
  // Removing a tag may form a new one.
  for (let pass = 0; pass < 10 && previous !== safe; pass++) {
    previous = safe
    safe = safe.replace(hiddenElements, '').replace(htmlTag, '').replace(scriptScheme, '')
  }
  if (previous !== safe) safe = safe.replaceAll('<', '')
  return unwrapForeignLinks(safe.replace(linkDefinition, '')).replace(bareUrl, (address) =>
    isAllowedUrl(trimPunctuation(address)) ? address : '',
  )
}

/** Replaces images and links to unknown hosts with their text. Takes linear time, even for nested brackets. */
function unwrapForeignLinks(text: string): string {
  const parts: string[] = []
  let openBrackets: number[] = []
  for (let position = 0; position < text.length;) {
    const part = text.startsWith('![', position) ? '![' : text.charAt(position)
    position += part.length
    const index = parts.push(part) - 1
    if (part === '\n') openBrackets = []
    else if (part.endsWith('[')) openBrackets.push(index)
    else if (part === ']') {
      const opening = openBrackets.pop()
      linkTarget.lastIndex = position
      const [target, url = ''] = linkTarget.exec(text) ?? []
      if (opening === undefined || target === undefined) continue
      position += target.length
      if (parts[opening] === '[' && isAllowedUrl(url.trim())) parts.push(target)
      else parts[opening] = parts[index] = ''
    }
  }
  return parts.join('')
}

/** A regular expression would take quadratic time for an address full of dots. */
function trimPunctuation(address: string): string {
  let end = address.length
  while (end > 0 && `.,;:!?'"`.includes(address.charAt(end - 1))) end--
  return address.slice(0, end)
}

export function toPlainLine(text: string): string {
  return sanitizeMarkdown(text)
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/[*_`~#|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
