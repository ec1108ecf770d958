import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { button, draft, field, recordSaves, step } from '#test/written-draft.ts'
import { currentToast, toast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/Toaster.tsx'
import { ChallengeDraftEditor } from './ChallengeDraftEditor.tsx'

let server: ReturnType<typeof recordSaves>

beforeEach(() => {
  server = recordSaves()
  return server.restore
})

test('goes on to the next field and the next day with Enter', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await button(/^Days 2–9/).click()
  await userEvent.keyboard('Rest{Enter}You rested.{Enter}Lie down.{Enter}Get up.{Enter}{Enter}Run{Enter}{Enter}Run.')
  await expect.element(field('Title of day 3')).toHaveValue('Run')
  await expect.element(page.getByText('3 of 9 written')).toBeVisible()
  await button(/^Day 2/).click()
  await expect.element(field('Title of day 2')).toHaveValue('Rest')
  await expect.element(field('Done when (optional)')).toHaveValue('You rested.')
  await expect.element(field('What to do')).toHaveValue('Lie down.\nGet up.')
})

test('leaves a later change out of what can be undone, and counts the days again', async () => {
  await renderForMember(<ChallengeDraftEditor draft={draft} />)
  await button(/^Days 2–9/).click()
  await button('Same as yesterday').click()
  expect(currentToast.get()).toMatchObject({ open: true, title: 'Copied from day 1' })
  await field('Title of day 2').fill('Run')
  expect(currentToast.get()).toMatchObject({ open: false })
  toast({ title: 'Something else' })
  await field('Title of day 2').fill('Rest')
  expect(currentToast.get()).toMatchObject({ open: true, title: 'Something else' })
  await button('Publish').click()
  await expect.element(page.getByText('Days 3 to 9 are not finished.')).toBeVisible()
  await button('Remove day 3').click()
  await expect.element(page.getByText('Days 3 to 8 are not finished.')).toBeVisible()
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
    .poll(() => server.saved.at(-1))
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
    .poll(() => server.saved.at(-1))
    .toMatchObject({
      duration: 3,
      plan: [{ from: 1, to: 3 }],
      laterDays: [
        { from: 4, to: 5, title: 'Walk' },
        { from: 6, to: 9, title: 'Run' },
      ],
    })
  const content = Object.assign({}, server.saved.at(-1))
  await unmount()
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content }} />)
  await expect.element(page.getByText('3 of 3 written')).toBeVisible()
  await field('Length').fill('9')
  await expect.element(page.getByText('9 of 9 written')).toBeVisible()
  await expect.element(page.getByText(/left out/)).not.toBeInTheDocument()
  await expect.poll(() => server.saved.at(-1)).not.toHaveProperty('laterDays')
})

test('changes equal days together, or only the first of them', async () => {
  const content = { ...draft.content, plan: [{ from: 1, to: 9, ...step }] }
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content }} />)
  await button(/^Days 1–9/).click()
  await field('Title of days 1 to 9').fill('Run')
  await button('Change only day 1').click()
  await field('Title of day 1').fill('Sit')
  await expect
    .poll(() => server.saved.at(-1))
    .toMatchObject({
      plan: [
        { from: 1, to: 1, title: 'Sit' },
        { from: 2, to: 9, title: 'Run' },
      ],
    })
})

test('opens the day that the link names, and moves the focus there', async () => {
  const plan = ['Walk', 'Rest', 'Walk'].map((title, at) => ({ from: at + 1, to: at + 1, title, action: 'Slowly.' }))
  const content = { title: 'A walk', duration: 3, plan }
  await renderForMember(<ChallengeDraftEditor draft={{ ...draft, content }} firstDay={2} />)
  await expect.element(field('Title of day 2')).toHaveFocus()
})
