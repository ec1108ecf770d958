import { describe, expect, test } from 'vitest'
import type { Rule } from '#contract/days.ts'
import { type Agreement, changeRule, getAllowedRules, getDefaultPasses, getNextRule, getRule } from './agreement.ts'

const joined = '2026-03-02'
const today = '2026-03-20'
const inSevenDays = '2026-03-27'
const only = (rule: Rule) => [{ from: joined, rule }]

describe('changeRule', () => {
  test.each<[string, Agreement['rules'], Rule, Agreement['rules']]>([
    ['a harder one applies today', only('flexible'), 'strict', [...only('flexible'), { from: today, rule: 'strict' }]],
    [
      'passes are harder than flexible',
      only('flexible'),
      'passes',
      [...only('flexible'), { from: today, rule: 'passes' }],
    ],
    [
      'an easier one applies in seven days',
      only('strict'),
      'passes',
      [...only('strict'), { from: inSevenDays, rule: 'passes' }],
    ],
    ['the same one changes nothing', only('strict'), 'strict', only('strict')],
    [
      'the one in force removes a pending one',
      [...only('strict'), { from: '2026-03-25', rule: 'flexible' }],
      'strict',
      only('strict'),
    ],
    [
      'another easier one replaces a pending one and waits again',
      [...only('strict'), { from: '2026-03-25', rule: 'flexible' }],
      'passes',
      [...only('strict'), { from: inSevenDays, rule: 'passes' }],
    ],
    [
      'a harder one removes a pending one',
      [...only('passes'), { from: '2026-03-25', rule: 'flexible' }],
      'strict',
      [...only('passes'), { from: today, rule: 'strict' }],
    ],
    [
      'a second harder one on the same day replaces the first',
      [...only('flexible'), { from: today, rule: 'passes' }],
      'strict',
      [...only('flexible'), { from: today, rule: 'strict' }],
    ],
    [
      'going back on the same day waits',
      [...only('flexible'), { from: today, rule: 'strict' }],
      'flexible',
      [...only('flexible'), { from: today, rule: 'strict' }, { from: inSevenDays, rule: 'flexible' }],
    ],
  ])('%s', (_, rules, rule, expected) => {
    expect(changeRule({ rules }, rule, today)).toEqual(expected)
  })
})

test('finds the rule in force and the next one', () => {
  const rules = [...only('strict'), { from: today, rule: 'flexible' as const }]
  expect(['2026-03-01', joined, '2026-03-19', today].map((date) => getRule(rules, date))).toEqual([
    'strict',
    'strict',
    'strict',
    'flexible',
  ])
  expect(getNextRule(rules, '2026-03-19')).toEqual(rules[1])
  expect(getNextRule(rules, today)).toBeNull()
})

test.each<[Rule[] | null, number, Rule[]]>([
  [null, 30, ['flexible', 'passes', 'strict']],
  [null, 1, ['flexible']],
  [['strict', 'flexible'], 30, ['strict', 'flexible']],
])('allows with %j and %i days the rules %j', (rules, duration, expected) => {
  expect(getAllowedRules({ rules, duration })).toEqual(expected)
})

test.each([
  [1, 1],
  [7, 1],
  [19, 1],
  [20, 2],
  [90, 9],
])('lets %i days have %i passes', (duration, expected) => {
  expect(getDefaultPasses(duration)).toBe(expected)
})
