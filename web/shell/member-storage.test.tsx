import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteDrafts, deleteDraftsOfOthers, deleteMemberStorage } from './member-storage.ts'

const [own, other] = ['01988a2e-0000-7000-8000-000000000000', '01988a2e-0000-7000-8000-000000000001']
const deviceSettings = ['closed-sidebar', 'theme']
const written = ['draft:{id}:journal:new', 'draft:{id}:self-check:phq-9', 'push:{id}', 'searches:{id}']
const choices = ['confirm-email-offer:{id}', 'embeds:{id}', 'onboarding-offer:{id}', 'reminder-offer:{id}']
const of = (id: string, keys: string[]) => keys.map((key) => key.replace('{id}', id))
const all = [...deviceSettings, ...[own, other].flatMap((id) => of(id, [...written, ...choices]))]

beforeEach(() => {
  localStorage.clear()
  for (const key of all) localStorage.setItem(key, '{}')
})
afterEach(() => localStorage.clear())

test.each([
  ['the drafts and results of a member who signs out', () => deleteDrafts(own), of(own, written)],
  ['the drafts that others left, when a member signs in', () => deleteDraftsOfOthers(own), of(other, written)],
  ['everything of a member who deletes the account', () => deleteMemberStorage(own), of(own, [...written, ...choices])],
])('deletes only %s', (_what, act, deleted) => {
  act()
  expect(Object.keys(localStorage).sort()).toEqual(all.filter((key) => !deleted.includes(key)).sort())
})
