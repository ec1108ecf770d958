import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { contentWriterQuery } from './generation-queries.ts'
import { IdeaForm } from './IdeaForm.tsx'

const admin = { ...member, role: 'admin' as const, isAdmin: true }
const match = {
  promise: 'Swim.',
  isClose: false,
  part: null,
  pillar: 'physical',
  duration: 14,
  isDraft: false,
  content: null,
}
const onSite = { ...match, title: 'Swim twice a week', onSite: '01980000-0000-7000-8000-00000000000b' }
const inLibrary = { ...match, title: 'Learn to float', onSite: null, content: { title: 'Learn to float' } }
const start = { title: 'Learn to swim', description: 'Learn to swim', pillar: 'physical', duration: 21 }

const posts: { path: string; body: unknown }[] = []

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  posts.length = 0
  queryClient.setQueryData(contentWriterQuery.queryKey, { kind: 'library', model: null, remaining: null })
  return () => vi.restoreAllMocks()
})

function answer(reply: object) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method !== 'POST') return Response.json([])
    posts.push({ path: String(url), body: JSON.parse(String(init.body)) })
    return Response.json(String(url).endsWith('/ideas') ? reply : { id: '01980000-0000-7000-8000-00000000000c' })
  })
}

async function search() {
  await page.getByLabelText('Idea', { exact: true }).fill('Learn to swim')
  await page.getByRole('button', { name: /^(Look in the Library|Create Challenge)$/ }).click()
}

test('offers what the library has, and to write it yourself', async () => {
  answer({
    matches: [onSite, inLibrary, { ...inLibrary, title: 'Float', part: 'float', isDraft: true }],
    missing: ['dive'],
    start,
    note: null,
    help: null,
  })
  await renderForMember(<IdeaForm onStarted={vi.fn<() => void>()} />, admin)
  await search()
  await expect.element(page.getByRole('heading', { name: 'The library has these' })).toBeVisible()
  await expect.poll(() => document.querySelector('ul')?.textContent).toContain('For “float”')
  await expect.element(page.getByText(/Nothing for .*dive/)).toBeVisible()
  const path = `/challenge/${onSite.onSite}`
  await expect.element(page.getByRole('link', { name: 'Open Swim twice a week' })).toHaveAttribute('href', path)
  await expect.element(page.getByRole('button', { name: /^Add to the site/ })).toHaveAccessibleName(/Learn to float$/)
  await page.getByRole('button', { name: 'Use as a start: Learn to float' }).click()
  await expect.poll(() => posts.at(-1)?.body).toEqual({ kind: 'challenge', content: inLibrary.content })
  await page.getByRole('button', { name: 'Use as a start: Swim twice a week' }).click()
  await expect.poll(() => posts.at(-1)?.body).toEqual({ kind: 'challenge', copies: onSite.onSite })
  await page.getByRole('button', { name: 'Write it yourself' }).click()
  await expect.poll(() => posts.at(-1)?.body).toEqual({ kind: 'challenge', content: start })
})

test('says that what it shows only comes close', async () => {
  answer({ matches: [{ ...onSite, isClose: true }], missing: [], start, note: null, help: null })
  await renderForMember(<IdeaForm onStarted={vi.fn<() => void>()} />, admin)
  await search()
  await expect.element(page.getByRole('heading', { name: /These come close\.$/ })).toBeVisible()
})

test('waits until it knows whether there is a model', async () => {
  queryClient.clear()
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith('/api/content/writer')) return (await promise).clone()
    if (init?.method !== 'POST') return Response.json([])
    posts.push({ path: String(url), body: null })
    return Response.json({ matches: [], missing: [], start, note: null, help: null })
  })
  await renderForMember(<IdeaForm onStarted={vi.fn<() => void>()} />, admin)
  await search()
  resolve(Response.json({ kind: 'library', model: null, remaining: null }))
  await expect.element(page.getByText('Nothing in the library is about this.')).toBeVisible()
  expect(posts.map(({ path }) => path)).toEqual([expect.stringMatching(/content\/ideas$/)])
})

test('shows results only for the idea that was sent', async () => {
  answer({ matches: [], missing: [], start, note: 'Ask a doctor.', help: { label: 'Open Help now', url: '/help' } })
  await renderForMember(<IdeaForm onStarted={vi.fn<() => void>()} />, admin)
  await search()
  await expect.element(page.getByText('Nothing in the library is about this.')).toBeVisible()
  await expect.element(page.getByText('Ask a doctor.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open Help now' })).toHaveAttribute('href', '/help')
  await page.getByLabelText('Idea', { exact: true }).fill('Learn to swim far')
  await expect.element(page.getByRole('button', { name: 'Write it yourself' })).not.toBeInTheDocument()
})

test('leaves the editor to admins when everyone can create challenges', async () => {
  answer({ matches: [inLibrary], missing: [], start, note: null, help: null })
  await renderForMember(<IdeaForm onStarted={vi.fn<() => void>()} />, { ...member, isAdmin: true })
  await search()
  await expect.element(page.getByRole('button', { name: /^Add to the site/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Use as a start|Write it yourself/ })).not.toBeInTheDocument()
})
