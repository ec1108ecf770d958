import { helpCategories } from '#contract/help-categories.ts'
import type { CrisisCountry, CrisisLine } from '#contract/help.ts'

/** A line as the form has it: texts only, empty for none. */
export type LineValues = {
  category: string
  name: string
  call: string
  textNumber: string
  textBody: string
  chat: string
  hours: string
  languages: string
  website: string
  source: string
  checked: string
}

export type CountryValues = { name: string; code: string; emergency: string; lines: LineValues[] }

export const emptyLine: LineValues = {
  category: 'crisis',
  name: '',
  call: '',
  textNumber: '',
  textBody: '',
  chat: '',
  hours: '24 hours a day',
  languages: '',
  website: '',
  source: '',
  checked: '',
}

export function toCountryValues(country?: CrisisCountry): CountryValues {
  if (!country) return { name: '', code: '', emergency: '', lines: [emptyLine] }
  const { name, code, emergency, lines } = country
  return { name, code, emergency: emergency.join(', '), lines: lines.map(toLineValues) }
}

/** Returns the country for the contract to check. */
export function toCountry({ name, code, emergency, lines }: CountryValues): CrisisCountry {
  return { name, code: code.trim().toUpperCase(), emergency: splitList(emergency), lines: lines.map(toLine) }
}

/** Finds the field of the form that a problem of the contract is about. */
export function findFieldName([field, index, key, part]: readonly PropertyKey[]):
  | 'name'
  | 'code'
  | 'emergency'
  | `lines.${number}.${keyof LineValues}`
  | undefined {
  if (field === 'name' || field === 'code' || field === 'emergency') return field
  if (typeof index !== 'number' || typeof key !== 'string') return undefined
  if (key === 'text') return `lines.${index}.${part === 'body' ? 'textBody' : 'textNumber'}`
  return isLineField(key) ? `lines.${index}.${key}` : undefined
}

function isLineField(key: string): key is keyof LineValues {
  return key in emptyLine
}

function toLineValues({ call, text, chat, languages, website, checked, ...line }: CrisisLine): LineValues {
  return {
    ...line,
    call: call ?? '',
    textNumber: text?.number ?? '',
    textBody: text?.body ?? '',
    chat: chat ?? '',
    languages: languages.join(', '),
    website: website ?? '',
    checked: checked ?? '',
  }
}

function toLine({
  category,
  call,
  textNumber,
  textBody,
  chat,
  languages,
  website,
  checked,
  ...line
}: LineValues): CrisisLine {
  return {
    ...line,
    category: helpCategories.find((each) => each === category) ?? 'crisis',
    call: call.trim() || null,
    text: textNumber.trim() ? { number: textNumber, body: textBody.trim() || null } : null,
    chat: chat.trim() || null,
    languages: splitList(languages),
    website: website.trim() || null,
    checked: checked || null,
  }
}

function splitList(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}
