import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { button, draft, field, recordSaves, step } from '#test/written-draft.ts'
import { ChallengeDraftEditor } from './ChallengeDraftEditor.tsx'

let server: ReturnType<typeof recordSaves>

beforeEach(() => {
  server = recordSaves()
  return server.restore
})

test('focuses what is wrong in a source', async () => {
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content: { ...draft.content, duration: 1 } }} />)
  await page.getByText('rules, finish line, sources').click()
  await button('Add a source').click()
  await field('Name of the text').fill('A book')
  await page.getByText('rules, finish line, sources').click()
  await button('Publish').click()
  await expect.element(field('Person or organisation')).toHaveFocus()
})

test('shows a preview without a button to join', async () => {
  await page.viewport(1280, 800)
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await button('Preview').click()
  await expect.element(page.getByRole('heading', { name: 'Ten minutes' })).toBeVisible()
  await expect.element(page.getByText('Join Challenge')).not.toBeInTheDocument()
})

test('says which days are missing before it publishes, and opens the first', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await button('Publish').click()
  await expect.element(page.getByText('Days 2 to 9 are not finished.')).toBeVisible()
  await expect.element(field('Title of day 2')).toHaveFocus()
  await expect.element(field('Title of day 2')).toHaveAccessibleDescription('Required')
})

test('shows what differs when another admin has saved the draft, and uses theirs', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  const current = { ...draft, content: { ...draft.content, title: 'Twenty minutes' }, revision: 5, author: 'erik' }
  server.refusal = Response.json({ code: 'conflict', message: 'Changed', current }, { status: 409 })
  await field('Name').fill('Five minutes')
  await button('Compare').click()
  await expect.element(page.getByText('This draft was changed by erik or in another tab.')).toBeInViewport()
  expect(document.activeElement?.textContent).toContain('This draft was changed by erik')
  await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('YoursFive minutes')
  await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('TheirsTwenty minutes')
  server.refusal = undefined
  await button('Use theirs').click()
  await expect.element(field('Name')).toHaveValue('Twenty minutes')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('adds another admin’s changes of other days and fields, and leaves the focus where it is', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  const plan = [
    { from: 1, to: 1, ...step },
    { from: 4, to: 4, title: 'Swim', action: 'Swim slowly.' },
  ]
  const current = { ...draft, content: { ...draft.content, title: 'Twenty minutes', plan }, revision: 5 }
  vi.mocked(window.fetch).mockReturnValueOnce(promise)
  await button(/^Days 2–9/).click()
  await field('Title of day 2').fill('Rest')
  await expect.poll(() => vi.mocked(window.fetch).mock.calls).toHaveLength(1)
  await userEvent.keyboard(' well')
  resolve(Response.json({ code: 'conflict', message: 'Changed', current }, { status: 409 }))
  await expect.element(field('Name')).toHaveValue('Twenty minutes')
  await expect.element(field('Title of day 2')).toHaveFocus()
  await expect
    .poll(() => server.saved.at(-1))
    .toMatchObject({
      title: 'Twenty minutes',
      plan: [
        { from: 1, to: 1 },
        { from: 2, to: 2, title: 'Rest well' },
        { from: 4, to: 4, title: 'Swim' },
      ],
    })
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('says who gets an edit, and lets a safety correction reach everyone', async () => {
  const content = { ...draft.content, plan: null }
  const edit = { ...draft, content, edits: { id: 'c', joined: 18 } }
  await renderForMember(<ChallengeDraftEditor draft={edit} />)
  await button('Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish your changes?' })
  const reach = '18 members have joined. They keep their plan; those who join from now on get yours.'
  await expect.element(dialog.getByText(reach)).toBeVisible()
  await dialog.getByLabelText('This is a safety correction: change it for everyone').click()
  await expect.element(dialog.getByLabelText('Later')).not.toBeInTheDocument()
})

test('shows both versions when the item was changed since the edit began', async () => {
  const content = { ...draft.content, plan: null }
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content, edits: { id: 'c', joined: 0 } }} />)
  await button('Publish').click()
  const current = { revision: 4, content: { ...content, title: 'Twenty minutes' } }
  server.refusal = Response.json({ code: 'conflict', message: 'Changed', current }, { status: 409 })
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone has changed this challenge' })
  await expect.element(dialog.getByRole('definition').nth(0)).toHaveTextContent('YoursTen minutes')
  await expect.element(dialog.getByRole('definition').nth(1)).toHaveTextContent('Published nowTwenty minutes')
  await dialog.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(field('Name')).toHaveValue('Twenty minutes')
})
