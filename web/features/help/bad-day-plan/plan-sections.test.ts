import { expect, test } from 'vitest'
import { planSections, planSectionTitles } from '#contract/plan-sections.ts'
import { planClosing, planIntro, planSectionTexts } from './plan-sections.ts'

test('has the sections in the order of the contract', () => {
  expect(Object.keys(planSectionTexts)).toEqual(planSections)
})

test.each(planSections)('asks about %s in the first person and explains it in one sentence', (section) => {
  expect(planSectionTitles[section]).toMatch(/^[^.?!]*\b(I|my)\b[^.?!]*\?$/)
  expect(planSectionTexts[section].help).toMatch(/^[^.?!]+\.$/)
})

test('names the page with crisis lines where someone may be in danger', () => {
  for (const text of [planIntro, planSectionTexts.safety.note, planClosing]) expect(text).toContain('Help now')
})
