import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Audience } from '#contract/audience.ts'
import { renderForMember } from '#test/member.tsx'
import { createParticipation } from '#test/sample-participation.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from '#web/shell/preferences.ts'
import { AudienceSection } from './AudienceSection.tsx'

const option = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const save = page.getByRole('button', { name: 'Save' })
const change = page.getByRole('button', { name: 'Change who sees this challenge' })
let sent: unknown[] = []

beforeEach(() => {
  queryClient.clear()
  sent = []
})

/** @param saved what the server answers with; it refuses a first answer if it has another one */
async function open(audience: Audience, { asked, saved }: { asked: Audience | null; saved?: Audience }) {
  const preferences = { dayStart: 0, showNumbers: true, audience: asked }
  queryClient.setQueryData(preferencesQuery.queryKey, preferences)
  queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, [createParticipation({ audience })])
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('/api/preferences')) return Response.json({ ...preferences, audience: saved })
    if (init?.method !== 'PATCH') return Response.json([createParticipation({ audience: saved ?? audience })])
    const body = JSON.parse(String(init.body))
    sent.push(body)
    if (!saved) return Response.json(createParticipation({ audience: body.audience }))
    const message = 'You’ve already chosen who can see that you take part.'
    return Response.json({ code: 'conflict', message }, { status: 409 })
  })
  await renderForMember(<Own />)
}

function Own() {
  const [participation] = useQuery({ ...apiQuery('GET /api/user-challenges'), staleTime: Infinity }).data ?? []
  return participation && <AudienceSection participation={participation} />
}

test('asks once, and saves the answer with a button, not with an arrow key', async () => {
  await open('nobody', { asked: null })
  const hint = page.getByRole('group', { name: 'Who can see that you take part?' }).getByText(/^They see your name/)
  await expect.element(hint).toBeVisible()
  expect(hint.element().textContent).toMatch(/including earlier ones.*also applies to the challenges you join later/)
  for (const radio of page.getByRole('radio').elements()) expect(radio).not.toBeChecked()
  expect(save.elements()).toEqual([])
  option('Only me').element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('All members')).toBeChecked()
  expect(sent).toEqual([])
  await userEvent.keyboard('{ArrowUp}{Tab}{Tab}')
  await expect.element(save).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText('Seen by everyone in this challenge and the crews you share it with.'))
    .toBeVisible()
  expect(sent).toEqual([{ audience: 'challenge', firstAnswer: true }])
})

test('explains each choice behind Change, and closes without a change', async () => {
  await open('crews', { asked: 'crews' })
  await change.click()
  await expect.element(option('My crews')).toBeChecked()
  await expect.element(option('Everyone in the challenge')).toHaveAccessibleDescription(/^Your crews, and members/)
  expect(save.elements()).toEqual([])
  await option('Only me').click()
  await change.click()
  await change.click()
  await expect.element(option('My crews')).toBeChecked()
  expect(sent).toEqual([])
  await option('Only me').click()
  await save.click()
  await expect.element(page.getByText('Only you can see this.')).toBeVisible()
  await expect.poll(() => page.getByRole('radio').elements()).toEqual([])
  expect(sent).toEqual([{ audience: 'nobody' }])
})

test('shows what was chosen in another tab when its answer is refused', async () => {
  await open('nobody', { asked: null, saved: 'crews' })
  await option('All members').click()
  await save.click()
  await expect.element(page.getByText('Seen by the crews you share it with.')).toBeVisible()
})
