import { expect, test } from 'vitest'
import { findCrisisSigns } from './find-signs.ts'

test.each([
  ['en', 'I want to die'],
  ['de', 'Ich möchte einfach nicht mehr leben'],
  ['fr', "J'en ai marre de vivre"],
  ['es', 'ya no quiero vivir'],
  ['pt', 'não aguento mais, quero me matar'],
  ['it', 'voglio farla finita'],
  ['nl', 'ik wil dood'],
  ['pl', 'Nie chcę już żyć'],
  ['tr', 'Ölmek istiyorum'],
  ['ru', 'хочу умереть'],
  ['uk', 'не хочу більше жити'],
  ['ar', 'أريد أن أموت'],
  ['hi', 'मैं मरना चाहता हूँ'],
  ['sv', 'jag vill inte leva längre'],
  ['da', 'jeg vil ikke leve mere'],
  ['no', 'jeg orker ikke leve lenger'],
  ['ro', 'vreau să mor'],
  ['el', 'θέλω να πεθάνω'],
  ['cs', 'Chci umřít'],
  ['hu', 'meg akarok halni'],
  ['id', 'aku ingin mati saja'],
  ['zh', '我不想活了'],
  ['ja', '死にたい'],
  ['ko', '죽고 싶어'],
])('finds a wish to die in %s', (_language, text) => {
  expect([...findCrisisSigns(text)]).toContain('dying')
})

test.each([
  'Ich will die Küche jeden Abend aufräumen',
  'Ich will nicht sterben',
  'bugün güzel bir gün',
  'no quiero morir',
  "je ne veux pas mourir, j'ai trop à faire",
  'non voglio morire',
  'quiero vivir cerca del mar',
  'je suis mort de rire',
  'не хочу умирать, хочу жить',
  '我不想死',
  'لا أريد أن أموت',
  'me muero de hambre',
])('finds none in "%s"', (text) => {
  expect([...findCrisisSigns(text)]).toEqual([])
})

test('finds a sign after a negation only if asked', () => {
  expect(findCrisisSigns('never hurt myself on purpose').size).toBe(0)
  expect(findCrisisSigns('never hurt myself on purpose', { evenNegated: true }).size).toBe(1)
})

test('finds a sign that spreads over three sentences, and not over more', () => {
  expect([...findCrisisSigns('On the roof. It is cold. I dont know who to tell.')]).toEqual(['means'])
  expect([...findCrisisSigns('On the roof. It is cold. We had tea. I dont know who to tell.')]).toEqual([])
})

test('takes a means for something else if the sentence says so', () => {
  expect([...findCrisisSigns('Das Seil liegt bereit')]).toEqual(['means'])
  expect([...findCrisisSigns('Das Seil liegt bereit, morgen gehen wir klettern')]).toEqual([])
})
