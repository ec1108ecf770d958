import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Goal } from '#contract/goals.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { addDays, toLocalDate } from '#web/ui/dates.ts'
import { dismissCurrentToast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/Toaster.tsx'
import { goalsQuery } from './goals.ts'
import { GoalsPage } from './GoalsPage.tsx'

type Sent = { url: string; method: string | undefined; body: unknown; key: string | null }

const active = page.getByRole('region', { name: /^Active Goals/ })
const completed = page.getByRole('region', { name: /^Completed Goals/ })
const today = toLocalDate(member.timeZone, new Date())

let goals: Goal[]
let sent: Sent[]
let refuse: boolean
/** Until when replies are held back. */
let held: Promise<void> | undefined

beforeEach(() => {
  goals = []
  sent = []
  refuse = false
  held = undefined
  localStorage.clear()
  dismissCurrentToast()
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const request = { url: String(url), method: init?.method, body: JSON.parse(String(init?.body ?? 'null')) }
    sent.push({ ...request, key: new Headers(init?.headers).get('idempotency-key') })
    await held
    if (refuse) return Response.json({ code: 'internal', message: 'Something went wrong.' }, { status: 500 })
    const [, , , id, part, stepId] = request.url.split('/')
    const goal = goals.find((each) => each.id === id)
    if (!goal) return Response.json([])
    const saved =
      part === 'toggle'
        ? { ...goal, completed: !goal.completed, completedAt: goal.completed ? null : new Date().toISOString() }
        : { ...goal, steps: goal.steps.map((step) => (step.id === stepId ? { ...step, ...request.body } : step)) }
    goals = goals.map((each) => (each === goal ? saved : each))
    return Response.json(saved)
  })
})

function addGoal(title: string, fields: Partial<Goal> = {}) {
  const id = `goal-${goals.length}`
  const texts = { id, title, userId: member.id, description: null, pillar: 'career' as const }
  goals.push({
    ...texts,
    targetDate: null,
    steps: [],
    completed: false,
    completedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  })
}

async function openGoals() {
  queryClient.setQueryData(goalsQuery.queryKey, goals)
  await renderForMember(
    <>
      <GoalsPage />
      <Toaster />
    </>,
  )
}

test('lists goals in sections, and offers a new date for one that is past it', async () => {
  addGoal('Some time')
  addGoal('In two weeks', { targetDate: addDays(today, 14) })
  addGoal('In spring', { targetDate: addDays(today, 120) })
  addGoal('Missed', { targetDate: addDays(today, -3) })
  await openGoals()
  await expect.element(active.getByRole('heading', { level: 3 }).nth(0)).toHaveTextContent('Soon')
  const names = active.getByRole('heading').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Active Goals (4)',
    'Soon',
    'In two weeks',
    'Later',
    'In spring',
    'Past its date',
    'Missed',
    'No date',
    'Some time',
  ])
  await expect.element(active.getByText('3 days past its date')).toBeVisible()
  await active.getByRole('button', { name: 'Change date of Missed' }).click()
  await expect.element(page.getByLabelText('Target date', { exact: false })).toHaveFocus()
})

test('keeps a completed goal in place while its toast offers Undo', async () => {
  addGoal('Ring the bank')
  await openGoals()
  const box = active.getByRole('checkbox', { name: 'Ring the bank' })
  await box.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(box).not.toBeChecked()
  await expect.poll(() => sent.filter(({ url }) => url.endsWith('/toggle'))).toHaveLength(2)
  expect(new Set(sent.map(({ key }) => key)).size, 'each with its own key').toBe(2)
  await expect.element(page.getByText('Goal completed')).not.toBeInTheDocument()

  await box.click()
  await expect.element(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
  await expect.element(page.getByText('Goal completed')).toBeVisible()
  await expect.element(box).toBeChecked()
  dismissCurrentToast()
  await expect.element(completed.getByRole('checkbox', { name: 'Ring the bank' })).toBeChecked()
  await expect.element(active.getByText('No active goals yet.', { exact: false })).toBeVisible()
})

test('does not offer to undo what was checked and unchecked', async () => {
  addGoal('Ring the bank')
  await openGoals()
  const box = active.getByRole('checkbox', { name: 'Ring the bank' })
  await box.click()
  await expect.element(page.getByText('Goal completed')).toBeVisible()
  await box.click()
  await expect.element(page.getByText('Goal completed')).not.toBeInTheDocument()
  await expect.element(box).not.toHaveAttribute('aria-disabled')
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('checks steps at once, and offers to complete the goal after the last one', async () => {
  const steps = ['Buy shoes', 'Run five'].map((title, index) => ({ id: `step-${index}`, title, done: false }))
  addGoal('Run ten', { steps })
  await openGoals()
  await expect.element(active.getByText('Next: Buy shoes')).toBeVisible()
  await active.getByText('0 of 2 steps').click()
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  for (const title of ['Buy shoes', 'Run five']) await active.getByRole('checkbox', { name: title }).click()
  await expect.element(active.getByText('2 of 2 steps'), { message: 'before the reply' }).toBeVisible()
  release()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ done: true }, { done: true }])
  const box = active.getByRole('checkbox', { name: 'Run ten' })
  await expect.element(box, { message: 'not completed by itself' }).not.toBeChecked()
  await active.getByRole('button', { name: 'Complete the goal' }).click()
  await expect.element(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
})

test('unchecks a step that could not be saved', async () => {
  addGoal('Run ten', { steps: [{ id: 'shoes', title: 'Buy shoes', done: false }] })
  await openGoals()
  await active.getByText('0 of 1 step').click()
  refuse = true
  await active.getByRole('checkbox', { name: 'Buy shoes' }).click()
  await expect.element(page.getByText('Couldn’t change the step')).toBeVisible()
  await expect.element(active.getByRole('checkbox', { name: 'Buy shoes' })).not.toBeChecked()
})
