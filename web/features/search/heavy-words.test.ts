import { expect, test } from 'vitest'
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
])('offers help for “%s”', (query) => {
  expect(isHeavy(query)).toBe(true)
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
])('shows only results for “%s”', (query) => {
  expect(isHeavy(query)).toBe(false)
})
