/** `label` is set when the text of the link does not say what it does. */
export type PhoneLink = { start: number; end: number; href: string; label?: string }

/** Which numbers to link: all, or only emergency numbers and well-known crisis lines. */
export type PhoneScope = 'all' | 'helplines'

/** In `contacts`, members note people to call, so a number needs no word such as "call" before it. */
export type PlainTextPhoneScope = PhoneScope | 'contacts'

export type TextPart = { text: string; link?: PhoneLink }

type Found = { number: string; start: number; before: string; after: string }

// Such as "116 123", "+44 (0)20 7946 0958" and "1-800-273-8255". Each repetition starts with a separator, so that long
// texts are read in linear time.
const candidates = /\+?(?:\(\d{2,5}\) ?)?\d+(?:(?:[ .-]| ?\(\d{1,5}\) ?)\d+)*/g
const wordBefore = /[\p{L}\p{N}£$€¥#/:.,@%_=&?+–-]$/u
const wordAfter = /^(?:[\p{L}\p{N}%°€$£/:@_]|[.,–-]\d|\.\p{L}| \d)/u

/** 988 in North America, European lines, Australia and New Zealand, and the text lines of the US and the UK. */
const helplines = /^(?:988|9-8-8|116 ?1(?:11|17|23)|13 11 14|1737|741[ -]?741|85258)$/
const spacedHelplines = /^(?:116 1(?:11|17|23)|13 11 14)(?= \d)/
const emergencyNumbers = /^(?:000|101|105|11\d|911|999)$/
const freephoneNumbers = /^(?:(?:1[ -])?8(?:00|33|44|55|66|77|88)[ -]\d{3}[ -]\d{4}|080[08] \d[\d ]{4,9})$/
const dates =
  /^(?:\d{4}[.-]\d{1,2}[.-]\d{1,2}|\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{1,2} \d{1,2} (?:19|20)\d\d)(?: \d{1,2}(?:[.-]\d{1,2}){0,3})?$/
const years = /^(?:\d{4}-\d{4}|(?:1\d|20)\d\d (?:1\d|20)\d\d)$/
const hours = /^\d{1,2}(?:\.\d\d)?-\d{1,2}(?:\.\d\d)?(?: \d{1,2}(?:\.\d\d)?-\d{1,2}(?:\.\d\d)?)*$/
/** Opening hours after a number, such as "020 7946 0958 18-20" and "988 24/7". */
const hoursAfter =
  /^([+(\d][\d ().-]{1,20}?\d) (?:24(?:\/7| ?h)|(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)? ?[–-] ?(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?![\d.:-]\d?))/
const thousands = /^\d{1,3}(?: \d{3})+$/

const help = /samaritans|lifeline|helpline|hotline|crisis|suicid|emergency|\b(?:call|ring|dial|phone|text)\b/i
const cue =
  /\b(?:(?:call|ring|dial|phone|text)(?! (?:it|this|that)\b)|sms|telephone|tel|fax|whatsapp|mobile|hotline|helpline|lifeline|samaritans|(?:phone|emergency|crisis|contact|my|our) number)\b/i
const emergency = /\bemergency\b/i
const textCue = /\b(?:T|t)ext(?:ing)? (?:(?:us|them|him|her|me|to|on|at) )*$/
const textBody =
  /\b(?:T|t)ext(?:ing)? (?:the word )?(?:["'“‘](\p{L}{2,20})["'”’]|(\p{Lu}[\p{Lu}\d]{1,19})) to (?:us (?:on|at) )?$/u
const callOrTextBefore = /\b(?:(?:call|ring|phone) or text|text or (?:call|ring|phone)) (?:us )?(?:on |at )?$/i
const callOrTextAfter =
  /^[^.!?;\d]{0,40}?\b(?:(?:call|ring|phone) or text|text or (?:call|ring|phone))\b(?! (?:us )?(?:on |at )?[+(]?\d)/i

/** The number counts or dates something: "in 988", "988 people". */
const countBefore =
  /\b(?:in|of|about|over|under|nearly|than|least|most|between|until|since|pages?|pp?\.|years?|chapter|verse) $/i
const countAfter =
  /^ (?!(?:in|and|or|from|by|is|for|at|on|if|now|today|tonight|any|when|who|to|with|which|will|can|anywhere|between|free|day|always|instead|then|are|about|before|after|until|as|call|text|ring|phone)\b)\p{Ll}/u

/** A crisis line that is too short to be told from other numbers, such as "Call 3114" and "Hotline: 13 92 76". */
const shortNumbers = /^(?:\d{3,6}|\d{2,3}(?: \d{2,3}){1,2})$/
const shortNumberBefore =
  /\b(?:call|ring|dial|phone|text|tel|telephone|hotline|helpline|lifeline|crisis line|number)[.:]?(?: on| is)? $/i
const placeBefore = /\b(?:bus|line|tram|train|platform|room|ward|route|flat|house|no\.?) $/i

const nameBefore = /\b(?:samaritans|lifeline|helpline|hotline|tel|telephone|number):?(?: on| is)? $/i

/** Find international numbers, emergency numbers, crisis lines, and numbers that the text says to call or text. */
export function findPhoneLinks(input: string, scope: PlainTextPhoneScope = 'all'): PhoneLink[] {
  const text = input.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2011/g, '-')
  const links: PhoneLink[] = []
  for (const { 0: candidate, index: start } of text.matchAll(candidates)) {
    const number = spacedHelplines.exec(candidate)?.[0] ?? findBeforeHours(text.slice(start, start + 60)) ?? candidate
    const before = text.slice(Math.max(0, start - 120), start)
    const after = text.slice(start + number.length, start + number.length + 120)
    if (wordBefore.test(before) || (number === candidate && wordAfter.test(after))) continue
    const found = { number, start, before, after }
    if (isPhoneNumber(found, scope)) links.push(...createLinks(found))
  }
  return dropOverlaps(links)
}

/** Keep the text intact if two numbers claim the same word. */
function dropOverlaps(links: PhoneLink[]): PhoneLink[] {
  let position = 0
  return links
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < position) return false
      position = end
      return true
    })
}

/** Some numbers end like hours ("+7 495 123 12-15"), so the rest must be long enough to be a number. */
function findBeforeHours(text: string): string | undefined {
  const number = hoursAfter.exec(text)?.[1]
  if (number === undefined) return undefined
  const isComplete = helplines.test(number) || emergencyNumbers.test(number) || number.replace(/\D/g, '').length >= 8
  return isComplete ? number : undefined
}

function isPhoneNumber({ number, before, after }: Found, scope: PlainTextPhoneScope): boolean {
  const isContact = scope === 'contacts'
  const isCount = countBefore.test(before) || (countAfter.test(after) && !nameBefore.test(before))
  if (helplines.test(number)) return !isCount && (isContact || help.test(`${before} ${after}`))
  const sentence = before.split(/[.!?]\s+(?=[\p{Lu}"'“])|\n/u).at(-1) ?? ''
  if (isContact && emergencyNumbers.test(number)) return !isCount && !placeBefore.test(before)
  if (emergencyNumbers.test(number))
    return !isCount && (cue.test(sentence) || emergency.test(sentence) || emergency.test(after.split(/[.!?]/)[0] ?? ''))
  if (scope === 'helplines') return false
  const { length } = number.replace(/\D/g, '')
  if (textBody.test(before)) return length >= 3 && length <= 15
  if (isContact && shortNumbers.test(number) && shortNumberBefore.test(before)) return !isCount
  if (length < 7 || length > 15 || /\bisbn[ :\d-]*$/i.test(before)) return false
  if (number.startsWith('+') || freephoneNumbers.test(number)) return true
  if (dates.test(number) || years.test(number) || hours.test(number)) return false
  return !(isCount && thousands.test(number)) && (isContact || cue.test(sentence.slice(-60)))
}

function createLinks({ number, start, before, after }: Found): PhoneLink[] {
  const end = start + number.length
  const address = normalizeNumber(number)
  const [, quoted, word] = textBody.exec(before) ?? []
  const body = quoted ?? word
  // The form that both iOS and Android understand.
  if (body) return [{ start, end, href: `sms:${address}?&body=${body}`, label: `Text ${body} to ${number}` }]
  const call = { start, end, href: `tel:${address}` }
  const text = { href: `sms:${address}`, label: `Text ${number}` }
  const phrase = callOrTextBefore.exec(before) ?? callOrTextAfter.exec(after)
  if (!phrase) return [textCue.test(before) ? { ...text, start, end } : call]
  const phraseStart = phrase.input === before ? start - before.length + phrase.index : end
  const textStart = phraseStart + phrase[0].toLowerCase().lastIndexOf('text')
  return [call, { ...text, start: textStart, end: textStart + 4 }]
}

/** Split a part of the searched text at its links. It starts at `offset` of the searched text. */
export function splitAtPhoneLinks(text: string, links: PhoneLink[], offset = 0): TextPart[] {
  const parts: TextPart[] = []
  let position = 0
  for (const link of links) {
    const end = link.end - offset
    parts.push(
      { text: text.slice(position, link.start - offset) },
      { text: text.slice(link.start - offset, end), link },
    )
    position = end
  }
  return [...parts, { text: text.slice(position) }]
}

/**
 * Remove visual separators from a `tel:` or `sms:` URL.
 * @returns an empty text if it is malformed
 */
export function sanitizePhoneUrl(url: string): string {
  const [, scheme = '', number = '', body = ''] =
    /^(tel|sms):([\d+().-]{3,30})(\?&?body=[\w%.~-]{1,200})?$/i.exec(url) ?? []
  const address = normalizeNumber(number)
  const isSms = scheme.toLowerCase() === 'sms'
  return /^\+?\d{3,15}$/.test(address) && (isSms || !body) ? `${scheme.toLowerCase()}:${address}${body}` : ''
}

/** Remove separators, and the "(0)" that is not dialled after a country code. */
function normalizeNumber(number: string): string {
  return number.replace(/^(.+)\(0\)/, '$1').replace(/[^+\d]/g, '')
}
