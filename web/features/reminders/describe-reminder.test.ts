import { expect, test } from 'vitest'
import { describeReminder } from './describe-reminder.ts'

const settings = { on: true, time: null, suggestedTime: '18:30', weekdays: [1, 2, 3, 4, 5, 6, 7] }
const reminder = { off: false, time: null, weekdays: null, channel: null }

test('describes a reminder that follows the settings of the member', () => {
  expect(describeReminder(reminder, settings)).toMatch(/^every day at (18:30|6:30\sPM)$/)
  expect(describeReminder(reminder, { ...settings, time: '07:00' })).toMatch(/^every day at 0?7:00/)
})

test('describes what differs for one challenge', () => {
  expect(describeReminder({ ...reminder, weekdays: [6, 7], channel: 'both' }, settings)).toMatch(
    /^Saturdays and Sundays at .*, by push and email$/,
  )
})

test('says that a reminder is off for one challenge or for all', () => {
  expect(describeReminder({ ...reminder, off: true }, settings)).toBe('off')
  expect(describeReminder(reminder, { ...settings, on: false })).toBe('off')
})
