import { expect, test } from 'vitest'
import { challengeShelves } from '#server/content/shelves.ts'
import { sampleDay } from './sample-day.ts'

const advice = 'The landing page quotes the library. Update web/features/site/landing/sample-day.ts to match it.'

test('shows a day of a challenge in the starter library on the landing page', () => {
  const { challenge: title, pillar, duration, day, stepTitle, stepText } = sampleDay
  const challenge = challengeShelves[pillar].seeded.find((each) => each.title === title)
  const step = challenge?.plan?.find(({ from, to }) => from <= day && day <= to)
  expect({ title: challenge?.title, duration: challenge?.duration, stepTitle: step?.title }, advice).toEqual({
    title,
    duration,
    stepTitle,
  })
  expect(stepText, 'Quote whole sentences.').toMatch(/\.$/)
  expect(`${step?.action} `, advice).toContain(`${stepText} `)
  expect(duration % 10, 'Its wall has only full courses of ten bricks.').toBe(0)
})
