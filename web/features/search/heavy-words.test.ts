import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isHeavy } from './heavy-words.ts'

test.each([
  'suicide',
  'Suicidal thoughts',
  'kill myself',
  'cutting myself',
  'self-harm',
  'self harm',
  'want to die',
  'no reason to live',
  'end my life',
  'overdose',
  'Selbstmord',
  'mich umbringen',
  'Suizidgedanken',
  'no quiero vivir',
  'suicidio',
  'je veux mourir',
  'me suicider',
  'zelfmoord',
  'självmord',
  'samobójstwo',
  'самоубийство',
  'самогубство',
  'αυτοκτονία',
  'öngyilkos',
  'intihar',
  'itsemurha',
  '自殺',
  'tự tử',
  'انتحار',
])('offers help for “%s”', async (query) => {
  expect(await isHeavy(query)).toBe(true)
})

test.each([
  'sleep',
  'kill time',
  'deadline',
  'papa',
  'ex wife',
  'drink too much',
  'cut sugar',
  'delete account',
  'hurt',
])('shows only results for “%s”', async (query) => {
  expect(await isHeavy(query)).toBe(false)
})

describe('on a slow phone', () => {
  beforeEach(() => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  })
  afterEach(() => vi.restoreAllMocks())

  test('letters can be typed in between', async () => {
    let typed = false
    setTimeout(() => (typed = true))
    await isHeavy('one two three')
    expect(typed).toBe(true)
  })

  test('it stops when other words have been typed', async () => {
    expect(await isHeavy('no quiero vivir', AbortSignal.abort())).toBe(false)
  })
})
