import { describe, expect, test } from 'vitest'
import { crisisCountries } from './crisis-lines.ts'

const compiledOn = '2026-11-22'
const number = /^[+*#\d][\d *#()./-]*$/

test('names enough countries, each once, sorted by name', () => {
  expect(crisisCountries.filter(({ lines }) => lines.length > 0).length).toBeGreaterThanOrEqual(25)
  expect(new Set(crisisCountries.map(({ code }) => code)).size).toBe(crisisCountries.length)
  const names = crisisCountries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
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

  test('names no line twice', () => {
    expect(lines.length).toBeLessThanOrEqual(12)
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
