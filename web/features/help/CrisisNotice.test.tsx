import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CrisisLine } from '#contract/help.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { DiscussionForm } from '#web/features/forum/DiscussionForm.tsx'
import { FirstPost } from '#web/features/forum/FirstPost.tsx'
import { EntryForm } from '#web/features/journal/EntryForm.tsx'
import { SearchFilters } from '#web/ui/SearchFilters.tsx'
import { CrisisNotice } from './CrisisNotice.tsx'
import { helpQuery } from './help-query.ts'
import { chosenCountry } from './reader-country.ts'

const line: CrisisLine = {
  category: 'crisis',
  name: 'Listeners',
  call: '123 456',
  text: null,
  chat: null,
  hours: '24 hours a day',
  languages: ['English'],
  website: 'https://example.org',
  source: 'https://example.org',
  checked: null,
}
const card = page.getByText('It sounds like things are very hard right now.')

beforeEach(async () => {
  localStorage.clear()
  const countries = [
    { code: 'GB', name: 'United Kingdom', emergency: ['999'], lines: [line, { ...line, name: 'Two' }] },
  ]
  queryClient.setQueryData(helpQuery.queryKey, { note: null, edited: false, countries })
  queryClient.setQueryDefaults(helpQuery.queryKey, { staleTime: Infinity })
  chosenCountry.set('GB')
  await page.viewport(390, 844)
})
afterEach(() => page.viewport(1280, 900))

const suggestion = {
  name: 'finished:1',
  title: 'Finished: Suicide Squad',
  content: 'I want to die.\n\nSays the villain.',
}

test('never judges a text that the app has put into a field, but what the member adds to it', async () => {
  await renderForMember(<DiscussionForm open onOpenChange={() => undefined} suggestion={suggestion} />)
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect.element(content).toHaveValue(suggestion.content)
  await content.fill(`${suggestion.content}\nToo. I don’t want to be alive anymore.`)
  await expect.element(card).toBeVisible()
  await content.fill(`${suggestion.content}\nWhat a film.`)
  await expect.element(card).not.toBeInTheDocument()
})

test.each([
  ['a discussion', <DiscussionForm key="discussion" open onOpenChange={() => undefined} />, 'Content'],
  [
    'a post',
    <FirstPost key="post" challengeId="1" hint={undefined} onSaved={() => undefined} onCancel={() => undefined} />,
    'Your post',
  ],
  ['an entry', <EntryForm key="entry" open onOpenChange={() => undefined} />, 'Entry'],
])('shows the card and the field above the on-screen keyboard in %s', async (_name, form, label) => {
  await renderForMember(form)
  const field = page.getByRole('textbox', { name: label, exact: true })
  const help = page.getByRole('link', { name: 'Help now (opens in a new tab)' })
  await expect.element(help).toHaveAttribute('href', '/help')
  await expect.element(help).toHaveAttribute('target', '_blank')
  await field.fill(`${'A long day at work and a longer evening.\n'.repeat(12)}I want to die`)
  await expect.element(card).toBeInTheDocument()
  await page.viewport(390, 420)
  await expect.element(field).toHaveFocus()
  await expect.element(card).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('link', { name: 'Call 123 456, Listeners' })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('link', { name: 'More ways to get help' })).toBeInViewport({ ratio: 1 })
  await expect.element(field).toBeInViewport()
  const [cardTop, fieldTop] = [card, field].map((each) => each.element().getBoundingClientRect().top)
  expect(fieldTop).toBeLessThan((cardTop ?? 0) - 60)
  // Closing the keyboard puts the card back into the form.
  await page.viewport(390, 844)
  await expect.element(page.getByText('You don’t have to handle this alone.')).toBeInTheDocument()
})

test('offers help again in a search that its button has emptied', async () => {
  await renderForMember(
    <SearchFilters label="Search" q="" maxLength={100} onChange={() => undefined} notice={<CrisisNotice />}>
      {null}
    </SearchFilters>,
  )
  const field = page.getByRole('searchbox')
  await field.fill('I want to die')
  await expect.element(card).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await field.fill('I want to die')
  await expect.element(card).toBeVisible()
})
