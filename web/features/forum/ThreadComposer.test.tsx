import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { limits } from '#contract/limits.ts'
import { cacheCrewWith } from '#test/crew.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { ThreadComposer } from './ThreadComposer.tsx'

const standing = { role: 'member' as const, mutedUntil: null, guidelinesDue: false }
const field = page.getByRole('textbox', { name: 'Write to the crew' })
const send = page.getByRole('button', { name: 'Post', exact: true })

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  cacheCrewWith('c', ['jonas', 'ade'])
  queryClient.setQueryData(standingQuery.queryKey, standing)
})

function stubServer(reply: () => Response) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') sent.push([request.headers.get('idempotency-key'), await request.json()])
    return request.method === 'POST' ? reply() : Response.json([])
  })
  return sent
}

test('starts with one line, grows to six, and has a button of at least 44 px', async () => {
  await renderForMember(<ThreadComposer crewId="c" open />)
  const height = () => field.element().getBoundingClientRect().height
  expect(height()).toBeLessThan(50)
  const { width, height: buttonHeight } = send.element().getBoundingClientRect()
  expect(Math.min(width, buttonHeight)).toBeGreaterThanOrEqual(44)
  await field.fill('1\n2\n3\n4\n5\n6')
  expect(height()).toBeGreaterThan(150)
  const full = height()
  await field.fill('1\n2\n3\n4\n5\n6\n7\n8\n9')
  expect(height()).toBeLessThanOrEqual(full + 2)
})

test('explains more only once it is used, and the formatting only on demand', async () => {
  await renderForMember(<ThreadComposer crewId="c" open />)
  expect(page.getByText('Formatting').elements()).toEqual([])
  await field.fill('See you')
  await expect.element(page.getByText('Formatting')).toBeVisible()
  await expect.element(page.getByText('Only this crew reads this.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('**bold**')).not.toBeVisible()
  await page.getByText('Formatting').click()
  await expect.element(page.getByText('**bold**')).toBeVisible()
})

test('sends with Ctrl and Enter, and keeps the focus for the next post', async () => {
  const sent = stubServer(() => Response.json({ id: 'r' }, { status: 201 }))
  await renderForMember(<ThreadComposer crewId="c" open />)
  await field.click()
  await userEvent.keyboard('See you{Enter}at six')
  expect(sent).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Or seven')
  await send.click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  expect(sent.map((each) => Array.isArray(each) && each[1])).toEqual([
    { content: 'See you\nat six' },
    { content: 'Or seven' },
  ])
})

test('keeps what could not be sent, also after a reload, and sends it again under the same key', async () => {
  const replies = [Response.error(), Response.json({ id: 'r' }, { status: 201 })]
  const sent = stubServer(() => replies.shift() ?? Response.error())
  const { rerender } = await renderForMember(<ThreadComposer crewId="c" open />)
  await field.fill('See you')
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await rerender(null)
  await renderForMember(<ThreadComposer crewId="c" open />)
  await expect.element(field).toHaveValue('See you')
  await send.click()
  await expect.element(field).toHaveValue('')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('counts the characters only near the limit, and sends nothing empty or too long', async () => {
  const sent = stubServer(() => Response.error())
  await renderForMember(<ThreadComposer crewId="c" open />)
  await field.fill('a'.repeat(limits.reply - 201))
  expect(page.getByText(/left$/).elements()).toEqual([])
  await field.fill('a'.repeat(limits.reply - 1))
  await expect.element(page.getByText('1 character left')).toBeVisible()
  await field.fill('a'.repeat(limits.reply + 2))
  await expect.element(page.getByText('2 characters too many')).toBeVisible()
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This post is too long.')
  await field.fill('  ')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Required')
  expect(sent).toEqual([])
})

test('says why the member cannot write', async () => {
  await renderForMember(<ThreadComposer crewId="c" open={false} />)
  await expect.element(page.getByText('A moderator has closed this thread.')).toBeVisible()
  const due = { ...standing, guidelinesDue: true }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(due))
  queryClient.setQueryData(standingQuery.queryKey, due)
  cacheCrewWith('d')
  await renderForMember(<ThreadComposer crewId="d" open />)
  await expect.element(page.getByText('Before you post')).toBeVisible()
  expect(field.elements()).toEqual([])
})

test('names the other member in a crew of two', async () => {
  cacheCrewWith('c', ['jonas'])
  await renderForMember(<ThreadComposer crewId="c" open />)
  await expect.element(page.getByRole('textbox', { name: 'Write to jonas' })).toBeVisible()
})

test('completes the names of the crew in its thread', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json([{ id: 'jonas', username: 'jonas', profileImageUrl: null }]),
  )
  await renderForMember(<ThreadComposer crewId="c" postId="p" open />)
  await field.click()
  await userEvent.keyboard('@jo')
  await page.getByRole('option', { name: 'jonas' }).click()
  await expect.element(field).toHaveValue('@jonas ')
})
