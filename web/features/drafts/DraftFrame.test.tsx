import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WrittenDraft } from '#contract/written-drafts.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { Toaster } from '#web/ui/Toaster.tsx'
import { ChallengeDraftEditor } from './ChallengeDraftEditor.tsx'

const step = { title: 'Walk', action: 'Walk for ten minutes.' }
const draft: WrittenDraft = {
  id: '01980000-0000-7000-8000-00000000000a',
  kind: 'challenge',
  content: {
    title: 'Ten minutes',
    description: 'A walk a day.',
    pillar: 'physical',
    duration: 9,
    difficulty: 'beginner',
    plan: [{ from: 1, to: 1, ...step }],
  },
  edits: null,
  author: 'member',
  revision: 1,
  publishAt: null,
  publishError: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
let saved: unknown[]
let refusal: Response | undefined

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  saved = []
  refusal = undefined
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (refusal) return refusal.clone()
    const body: { content?: unknown; revision: number } = JSON.parse(String(init?.body))
    if (body.content) saved.push(body.content)
    return Response.json({ ...draft, content: body.content, revision: body.revision + 1 })
  })
  return () => vi.restoreAllMocks()
})

test('goes on to the next field and the next day with Enter', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await button(/^Days 2–9/).click()
  await userEvent.keyboard('Rest{Enter}You rested.{Enter}Lie down.{Enter}Run{Enter}{Enter}Run for a minute.')
  await expect.element(field('Title of day 3')).toHaveValue('Run')
  await expect.element(page.getByText('3 of 9 written')).toBeVisible()
  await button(/^Day 2/).click()
  await expect.element(field('Title of day 2')).toHaveValue('Rest')
  await expect.element(field('Done when (optional)')).toHaveValue('You rested.')
})

test('writes the other days with helpers, which can be undone', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await button(/^Days 2–9/).click()
  await button('Same as yesterday').click()
  await expect.element(field('Title of day 2')).toHaveValue('Walk')
  await field('Title of day 2').fill('Run')
  await button('Fill the rest').click()
  await expect.element(page.getByText('9 of 9 written')).toBeVisible()
  await button('Repeat weekly').click()
  await button('Move day 2 up').click()
  await expect.element(field('Title of day 1')).toHaveValue('Run')
  await expect
    .poll(() => saved.at(-1))
    .toMatchObject({
      plan: [
        { from: 1, to: 1, title: 'Run' },
        { from: 2, to: 2, title: 'Walk' },
        { from: 3, to: 7, title: 'Run' },
        { from: 8, to: 8, title: 'Walk' },
        { from: 9, to: 9, title: 'Run' },
      ],
    })
})

test('goes on from the name with Enter, and enters a written field at its end', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await field('Name').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Promise (optional)')).toHaveFocus()
  await button(/^Day 1/).click()
  await userEvent.keyboard('{Enter}{Enter} Slowly.')
  await expect.element(field('What to do')).toHaveValue('Walk for ten minutes. Slowly.')
})

test('makes one day of each pasted line, which can be undone', async () => {
  await renderForMember(
    <>
      <ChallengeDraftEditor draft={draft} />
      <Toaster />
    </>,
  )
  await button(/^Days 2–9/).click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '1. Rest\n2. Run')
  const title = field('Title of day 2').element()
  title.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(field('Title of day 2')).toHaveValue('Rest')
  await expect.element(button(/^Day 3/)).toHaveTextContent('Day 3RunNot finished')
  await button('Undo').click()
  await expect.element(field('Title of day 2')).toHaveValue('')
})

test('shows a preview without a button to join', async () => {
  await page.viewport(1280, 800)
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await button('Preview').click()
  await expect.element(page.getByRole('heading', { name: 'Ten minutes' })).toBeVisible()
  await expect.element(page.getByText('Join Challenge')).not.toBeInTheDocument()
})

test('undoes a copy of the day before over what was written', async () => {
  await renderForMember(
    <>
      <ChallengeDraftEditor draft={draft} />
      <Toaster />
    </>,
  )
  await button(/^Days 2–9/).click()
  await field('Title of day 2').fill('Run')
  await button('Same as yesterday').click()
  await expect.element(field('Title of day 2')).toHaveValue('Walk')
  await button('Undo').click()
  await expect.element(field('Title of day 2')).toHaveValue('Run')
})

test('keeps the days that a shorter length leaves out, also when the draft is opened again', async () => {
  const plan = [
    { from: 1, to: 5, ...step },
    { from: 6, to: 9, title: 'Run', action: 'Run for a minute.' },
  ]
  const { unmount } = await renderForMember(
    <ChallengeDraftEditor draft={{ ...draft, content: { ...draft.content, plan } }} />,
  )
  await field('Length').fill('3')
  await expect.element(page.getByText('6 written days are left out.')).toBeVisible()
  await expect
    .poll(() => saved.at(-1))
    .toMatchObject({
      duration: 3,
      plan: [{ from: 1, to: 3 }],
      laterDays: [
        { from: 4, to: 5, title: 'Walk' },
        { from: 6, to: 9, title: 'Run' },
      ],
    })
  const content = Object.assign({}, saved.at(-1))
  await unmount()
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content }} />)
  await expect.element(page.getByText('3 of 3 written')).toBeVisible()
  await field('Length').fill('9')
  await expect.element(page.getByText('9 of 9 written')).toBeVisible()
  await expect.element(page.getByText(/left out/)).not.toBeInTheDocument()
  await expect.poll(() => saved.at(-1)).not.toHaveProperty('laterDays')
})

test('changes equal days together, or only the first of them', async () => {
  const content = { ...draft.content, plan: [{ from: 1, to: 9, ...step }] }
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content }} />)
  await button(/^Days 1–9/).click()
  await field('Title of days 1 to 9').fill('Run')
  await button('Change only day 1').click()
  await field('Title of day 1').fill('Sit')
  await expect
    .poll(() => saved.at(-1))
    .toMatchObject({
      plan: [
        { from: 1, to: 1, title: 'Sit' },
        { from: 2, to: 9, title: 'Run' },
      ],
    })
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
  refusal = Response.json({ code: 'conflict', message: 'Changed', current }, { status: 409 })
  await field('Name').fill('Five minutes')
  await button('Compare').click()
  await expect.element(page.getByText('This draft was changed by erik or in another tab.')).toBeInViewport()
  expect(document.activeElement?.textContent).toContain('This draft was changed by erik')
  await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('YoursFive minutes')
  await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('TheirsTwenty minutes')
  refusal = undefined
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
    .poll(() => saved.at(-1))
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
  refusal = Response.json({ code: 'conflict', message: 'Changed', current }, { status: 409 })
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone has changed this challenge' })
  await expect.element(dialog.getByRole('definition').nth(0)).toHaveTextContent('YoursTen minutes')
  await expect.element(dialog.getByRole('definition').nth(1)).toHaveTextContent('Published nowTwenty minutes')
  await dialog.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(field('Name')).toHaveValue('Twenty minutes')
})

test('opens the day that the link names, and moves the focus there', async () => {
  const plan = ['Walk', 'Rest', 'Walk'].map((title, at) => ({ from: at + 1, to: at + 1, title, action: 'Slowly.' }))
  const content = { title: 'A walk', duration: 3, plan }
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content }} firstDay={2} />)
  await expect.element(field('Title of day 2')).toHaveFocus()
})
