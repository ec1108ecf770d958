import { expect, test } from 'vitest'
import { suggestDiscussion } from './suggest-discussion.ts'

const challenge = { title: 'Thirty mornings outdoors', duration: 30 }

test('says how long the challenge took', () => {
  const { title, content } = suggestDiscussion(challenge, { days: 30, span: 32 })
  expect(title).toBe('Finished: Thirty mornings outdoors')
  expect(content).toContain('I finished “Thirty mornings outdoors”: 30 days done in 32 days.')
})

test.each([
  [{ days: 30, span: 30 }, '30 days.'],
  [{ days: 1, span: 1 }, '1 day.'],
  [undefined, '30 days.'],
])('says it once without missed days: %o', (summary, text) => {
  expect(suggestDiscussion(challenge, summary).content).toContain(`outdoors”: ${text}`)
})

test('shortens a title to the limit without splitting a character', () => {
  const { title } = suggestDiscussion({ title: '💪'.repeat(120), duration: 3 }, undefined)
  expect([...title]).toHaveLength(120)
  expect(title.endsWith('💪…')).toBe(true)
})
