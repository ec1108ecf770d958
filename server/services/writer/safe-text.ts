/** Where further reading may lead: organisations’ own sites, by pillar of what they are good for. Models invent addresses. */
export const knownHosts = new Set([
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

/** Whether an address is a page of a host on the list, over HTTPS. */
export function isKnownAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && !port && !username && !password && knownHosts.has(hostname.replace(/^www\./, ''))
}

const hidden =
  /<(script|style|iframe|object|embed|svg|math|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const tag = /<[a-z/!?][^<>]*>|<[a-z/!?][^<>]*$/gi
const definition = /^[ \t]{0,3}\[[^\]\n]{1,200}\]:.*$/gm
const link = /!?\[([^\]\n]{0,500})\]\(([^()\n]{0,2000}(?:\([^()\n]{0,500}\)[^()\n]{0,500})?)\)/g
const bareAddress = /\b(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>()[\]]+/gi
const scheme = /\b(?:java|vb|live)script\s*:|\bdata\s*:\s*[a-z]+\/[a-z+.-]+[;,]/gi

/**
 * A text, or Markdown, without markup of pages, and with no link but to the hosts we know. What it says stays.
 */
export function safeText(text: string): string {
  let before = ''
  let safe = text
  // What is left when a tag is taken out may be a tag.
  for (let pass = 0; pass < 10 && before !== safe; pass++) {
    before = safe
    safe = safe.replace(hidden, '').replace(tag, '').replace(scheme, '')
  }
  if (before !== safe) safe = safe.replaceAll('<', '')
  return safe
    .replace(definition, '')
    .replace(link, (whole, label: string, target: string) =>
      !whole.startsWith('!') && isKnownAddress(target.trim()) ? whole : label,
    )
    .replace(bareAddress, (address) => (isKnownAddress(address.replace(/[.,;:!?'"]+$/, '')) ? address : ''))
}

/** A text in one line, without Markdown. */
export function plainLine(text: string): string {
  return safeText(text)
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/[*_`~#|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
