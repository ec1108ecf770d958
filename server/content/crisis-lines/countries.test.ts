import { describe, expect, test } from 'vitest'
import { type HelpTopic, helpTopics } from '#contract/help-categories.ts'
import { crisisCountry } from '#contract/help.ts'
import { limits } from '#contract/limits.ts'
import { crisisCountries } from './countries.ts'

const compiledOn = '2026-11-25'
const number = /^[+*#\d][\d *#()./-]*$/
/** Countries with lines for more than a crisis, and the topics that we know no national line for. */
const complete: Record<string, HelpTopic[]> = {
  AU: [],
  CA: [],
  DE: ['money'],
  ES: ['harming', 'money'],
  FR: [],
  GB: [],
  IE: [],
  IN: ['harming', 'gambling', 'money'],
  NL: [],
  NZ: [],
  US: [],
  ZA: [],
}

test('names enough countries, each once, sorted by name', () => {
  expect(crisisCountries.filter(({ lines }) => lines.length > 0).length).toBeGreaterThanOrEqual(25)
  expect(new Set(crisisCountries.map(({ code }) => code)).size).toBe(crisisCountries.length)
  const names = crisisCountries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test.each(Object.entries(complete))('has a line for each topic in %s, except %j', (code, unknown) => {
  const lines = crisisCountries.find((country) => country.code === code)?.lines ?? []
  const missing = (Object.keys(helpTopics) as HelpTopic[]).filter(
    (topic) => !lines.some(({ category }) => category === topic),
  )
  expect(missing).toEqual(unknown)
})

test('offers the number of France that only takes texts as one to text', () => {
  const france = crisisCountries.find(({ code }) => code === 'FR')
  expect(france?.emergency).not.toContain('114')
  expect(france?.lines.find(({ text }) => text?.number === '114')).toMatchObject({ category: 'danger', call: null })
})

describe.each(crisisCountries)('the entry for $name', ({ code, name, emergency, lines }) => {
  test('has a code, a short name and numbers that can be dialed', () => {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name.trim()).not.toBe('')
    expect(name.length).toBeLessThanOrEqual(60)
    expect(emergency.length).toBeGreaterThanOrEqual(1)
    expect(emergency.length).toBeLessThanOrEqual(4)
    const calls = lines.flatMap(({ call }) => (call === null ? [] : [call]))
    for (const dialed of [...emergency, ...calls]) expect(dialed).toMatch(number)
  })

  test('keeps the rules of the contract', () => {
    expect(crisisCountry.safeParse({ code, name, emergency, lines }).error?.issues ?? []).toEqual([])
  })

  test('names no line twice', () => {
    expect(lines.length).toBeLessThanOrEqual(limits.helpLines)
    expect(new Set(lines.map((line) => line.name)).size).toBe(lines.length)
  })

  test('offers a way to get in touch with every line', () => {
    for (const { name: line, call, text, chat } of lines) {
      expect(
        [call, text, chat].some((way) => way !== null),
        line,
      ).toBe(true)
      if (text !== null) expect(text.number, line).toMatch(number)
    }
  })

  test('describes every line briefly', () => {
    for (const line of lines) {
      for (const words of [line.name, line.hours]) {
        expect(words.trim(), line.name).not.toBe('')
        expect(words.length, line.name).toBeLessThanOrEqual(120)
      }
      expect(line.languages.length, line.name).toBeGreaterThanOrEqual(1)
      expect(line.languages.length, line.name).toBeLessThanOrEqual(12)
    }
  })

  test('says where and when every line was checked', () => {
    for (const { name: line, source, chat, website, checked } of lines) {
      for (const url of [source, chat, website]) {
        if (url !== null) expect(new URL(url).protocol, line).toBe('https:')
      }
      if (checked === null) continue
      expect(checked, line).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(new Date(`${checked}T00:00:00Z`).toISOString().slice(0, 10), line).toBe(checked)
      expect(checked <= compiledOn, line).toBe(true)
    }
  })
})
