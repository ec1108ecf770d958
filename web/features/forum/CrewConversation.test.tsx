import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { cacheCrewWith } from '#test/crew.ts'
import { EventSourceFake, fakeEventSource } from '#test/event-source-fake.ts'
import { plainPost } from '#test/forum-reply.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { LiveUpdates } from '#web/features/notifications/LiveUpdates.tsx'
import { unreadQuery } from '#web/features/notifications/notification-queries.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { CrewConversation } from './CrewConversation.tsx'
import { discussionQuery, repliesQuery } from './forum-queries.ts'
import type { QuotedWords } from './use-post-draft.ts'

const thread: ForumPost = {
  ...plainPost,
  id: 'p',
  userId: null,
  username: '',
  pillar: 'mental',
  title: 'Wednesday crew',
  content: '',
  replies: 4,
  challengeId: null,
  crewId: 'c',
  locked: false,
  pinned: false,
  readUpTo: 'r9',
}
const createPost = (number: number): ForumReply => ({
  ...plainPost,
  id: `r${number}`,
  postId: 'p',
  userId: 'jonas',
  username: 'jonas',
  content: `Post ${number}`,
})
const posts = page.getByRole('listitem')

function Conversation({ post = thread, from }: { post?: ForumPost; from?: string }) {
  const [quoted, setQuoted] = useState<QuotedWords>()
  const cached = useQuery({ ...discussionQuery(post.id), enabled: false }).data
  return <CrewConversation post={cached ?? post} crewId="c" isFresh from={from} quoted={quoted} onQuote={setQuoted} />
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:05:00Z') })
  localStorage.clear()
  queryClient.clear()
  cacheCrewWith('c', ['jonas', 'ade'])
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
  queryClient.setQueryData(repliesQuery('p').queryKey, {
    pages: [{ items: [createPost(4), createPost(3)], next: 'r3' }],
    pageParams: [''],
  })
})

test('opens at the newest posts with the form below them, and loads the earlier ones above', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([createPost(2), createPost(1)]))
  await renderForMember(
    <div style={{ paddingTop: 2000 }}>
      <Conversation />
    </div>,
  )
  const texts = () => posts.elements().map((post) => post.textContent?.match(/Post \d/)?.[0])
  await expect.poll(texts).toEqual(['Post 3', 'Post 4'])
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toBeInViewport()
  await page.getByRole('button', { name: 'Earlier posts' }).click()
  await expect.poll(texts).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4'])
  await expect.element(posts.nth(1)).toHaveFocus()
  expect(page.getByRole('button', { name: 'Earlier posts' }).elements()).toEqual([])
})

test('opens at the post of a link, which it marks, with the posts after it and those before it on demand', async () => {
  const long = (number: number) => ({ ...createPost(number), content: `Post ${number}\n\n`.repeat(40) })
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { search, pathname } = new URL(String(input instanceof Request ? input.url : input), location.href)
    if (!pathname.endsWith('/replies')) return Response.json({ unread: 0 })
    if (search.includes('before=r2')) return Response.json([long(1)])
    return Response.json([long(2), long(3), long(4)])
  })
  await renderForMember(
    <div style={{ paddingTop: 2000 }}>
      <Conversation from="r2" />
    </div>,
  )
  await expect.element(posts.first()).toBeInViewport()
  await expect.element(posts.first()).toHaveAttribute('data-linked')
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toBeInViewport({ ratio: 1 })
  expect(fetch.mock.calls.map(([url]) => String(url))).toEqual(['/api/forum/p/replies?from=r2'])
  await page.getByRole('button', { name: 'Earlier posts' }).click()
  await expect.element(posts.first().getByText('Post 1').first()).toBeVisible()
  await expect.element(posts.first()).toHaveFocus()
  await expect.element(posts.nth(1)).toHaveAttribute('data-linked')
  const time = posts.nth(2).getByRole('link', { name: /link to this post$/ })
  await expect.element(time).toHaveAttribute('href', '/community/p?reply=r3')
})

test('opens at a line above the first unread post, and marks the posts as read once their end is seen', async () => {
  const items = [6, 5, 4, 3].map((number) => ({ ...createPost(number), content: `Post ${number}\n\n`.repeat(30) }))
  queryClient.setQueryData(repliesQuery('p').queryKey, { pages: [{ items, next: undefined }], pageParams: [''] })
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ readUpTo: 'r6', unread: 0 }))
  const read = { ...thread, readUpTo: 'r3', unread: 3, firstUnread: 'r4' }
  queryClient.setQueryData(discussionQuery('p').queryKey, read)
  await renderForMember(<Conversation />)
  const line = page.getByText('New', { exact: true })
  await expect.element(line).toBeInViewport()
  await expect.element(posts.nth(1).getByText('New', { exact: true })).toBeVisible()
  await expect.element(posts.nth(1).getByRole('link', { name: 'jonas' })).toBeVisible()
  const reads = () => fetch.mock.calls.filter(([url]) => String(url) === '/api/forum/p/read')
  expect(reads()).toEqual([])
  await userEvent.keyboard('{Shift}')
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => reads().map(([, init]) => init?.body)).toEqual(['{"upTo":"r6"}'])
  await expect.poll(() => queryClient.getQueryData(discussionQuery('p').queryKey)?.firstUnread).toBeNull()
  await expect.element(line).toBeInTheDocument()
})

test('opens at the first unread post if it is not among the newest, and marks only what was on the screen', async () => {
  const later = Promise.withResolvers<Response>()
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (!pathname.endsWith('/replies')) return Response.json({ readUpTo: 'r2', unread: 2 })
    if (searchParams.get('cursor')) return later.promise
    const headers = { link: '</api/forum/p/replies?from=r1&cursor=r2>; rel="next"' }
    return Response.json([createPost(1), createPost(2)], { headers })
  })
  await renderForMember(<Conversation post={{ ...thread, readUpTo: 'r0', unread: 99, firstUnread: 'r1' }} />)
  await expect.element(posts.first().getByText('New', { exact: true })).toBeInViewport()
  await expect.element(posts.nth(1).getByText('Post 2')).toBeVisible()
  const reads = () => fetch.mock.calls.filter(([url]) => String(url) === '/api/forum/p/read')
  await expect.poll(() => reads().map(([, init]) => init?.body)).toEqual(['{"upTo":"r2"}'])
})

test('leads to the first unread post from the end, where a member sees what they have written', async () => {
  const saved = { ...createPost(5), userId: member.id, username: 'member' }
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (init?.method === 'POST') return Response.json(saved, { status: 201 })
    if (!pathname.endsWith('/replies') || searchParams.get('cursor')) return new Promise(() => undefined)
    if (!searchParams.has('from')) return Response.json([saved, createPost(4), createPost(3)])
    const headers = { link: '</api/forum/p/replies?from=r1&cursor=r2>; rel="next"' }
    return Response.json([createPost(1), createPost(2)], { headers })
  })
  await renderForMember(<Conversation post={{ ...thread, readUpTo: 'r2', unread: 99, firstUnread: 'r1' }} />)
  await expect.element(posts.nth(1).getByText('Post 2')).toBeVisible()
  await page.getByRole('textbox', { name: 'Write to the crew' }).fill('Here')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.element(page.getByText('Post 5')).toBeInViewport()
  const link = page.getByRole('link', { name: 'Go to the first new post' })
  await expect.element(link).toHaveAttribute('href', '/community/p?reply=r1')
  expect(fetch.mock.calls.map(([url]) => String(url))).not.toContain('/api/forum/p/read')
})

test('does not mark the posts between two loaded pages as read', async () => {
  const items = [createPost(1), createPost(2), createPost(9)]
  const pages = [{ items, next: 'r2' }]
  queryClient.setQueryData(repliesQuery('p', 'r1').queryKey, { pages, pageParams: [''] })
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  await renderForMember(<Conversation post={{ ...thread, readUpTo: 'r0' }} from="r1" />)
  const reads = () => fetch.mock.calls.filter(([url]) => String(url) === '/api/forum/p/read')
  await expect.poll(() => reads().map(([, init]) => init?.body)).toEqual(['{"upTo":"r2"}'])
})

test('stays where the member has scrolled before the posts are there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(promise)
  queryClient.removeQueries({ queryKey: repliesQuery('p').queryKey })
  await renderForMember(
    <div style={{ paddingTop: 2000 }}>
      <Conversation />
    </div>,
  )
  scrollTo(0, 300)
  resolve(Response.json([createPost(4), createPost(3)]))
  await expect.element(page.getByText('Post 4')).toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toBeInTheDocument()
  expect(scrollY).toBe(300)
})

test('stays open for the next post, which takes the focus', async () => {
  const sent: unknown[] = []
  const isFocused = Promise.withResolvers<void>()
  const content = 'Post 5, which is long. '.repeat(40)
  const saved = { ...createPost(5), userId: member.id, username: 'member', content }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') {
      await isFocused.promise
      return Response.json([saved, createPost(4), createPost(3)])
    }
    sent.push(await request.json())
    return Response.json(saved, { status: 201 })
  })
  await renderForMember(
    <div style={{ paddingTop: 2000 }}>
      <Conversation />
    </div>,
  )
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await field.fill('See you on Wednesday')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  expect(sent).toEqual([{ content: 'See you on Wednesday' }])
  isFocused.resolve()
  await expect.element(page.getByText('Post 5', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Post', exact: true })).toBeInViewport({ ratio: 0.9 })
})

test('quotes a post, also one that continues another, and shows what a post quotes', async () => {
  const sent: unknown[] = []
  const quote = { id: 'r3', userId: 'jonas', username: 'jonas', text: 'Post 3' }
  const saved = { ...createPost(5), userId: member.id, username: 'member', content: 'That one', quote }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') return Response.json([saved, createPost(4), createPost(3)])
    sent.push(await request.json())
    return Response.json(saved, { status: 201 })
  })
  await renderForMember(<Conversation />)
  await posts.nth(1).getByRole('button', { name: 'Quote jonas' }).click()
  await posts.first().getByRole('button', { name: 'Quote jonas' }).click()
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await expect.element(field).toHaveFocus()
  await field.fill('That one')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.poll(() => sent).toEqual([{ content: 'That one', quote: { id: 'r3', text: 'Post 3' } }])
  const words = posts.nth(2).getByRole('link', { name: 'jonas: Post 3' })
  await expect.element(words).toHaveAttribute('href', '/community/p?reply=r3')
})

test('takes a picture that is pasted into the field, and sends it with what it shows', async () => {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') return Response.json([createPost(4), createPost(3)])
    const isUpload = request.url.endsWith('/forum-pictures')
    if (!isUpload) sent.push(await request.json())
    const picture = { id: 'p1', url: 'data:image/png;base64,', width: 40, height: 30 }
    return Response.json(isUpload ? picture : createPost(5), { status: 201 })
  })
  await renderForMember(<Conversation />)
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await field.fill('The wall')
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  const clipboardData = new DataTransfer()
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')
  const blob = await canvas.convertToBlob()
  clipboardData.items.add(new File([blob], 'wall.png', { type: 'image/png' }))
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await page.getByRole('textbox', { name: 'Describe picture 1' }).fill('Bricks')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.poll(() => sent).toEqual([{ content: 'The wall', pictures: [{ id: 'p1', alt: 'Bricks' }] }])
  await expect.element(page.getByRole('textbox', { name: 'Describe picture 1' })).not.toBeInTheDocument()
})

test('keeps the place of a member who reads earlier posts, and leads to a new one', async () => {
  const long = { ...createPost(4), content: 'Post 4\n\n'.repeat(100) }
  const fetch = stubServer([createPost(5), long])
  queryClient.setQueryData(repliesQuery('p').queryKey, {
    pages: [{ items: [long], next: undefined }],
    pageParams: [''],
  })
  await renderForMember(
    <>
      <LiveUpdates />
      <Conversation />
    </>,
  )
  const stream = await findStream()
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await expect.poll(() => scrollY).toBeGreaterThan(500)
  stream.send({ type: 'ready', userId: member.id })
  stream.send({ type: 'notifications', unread: 0 })
  await userEvent.keyboard('{Shift}')
  scrollTo(0, 500)
  await expect.element(field).toBeInViewport({ ratio: 1 })
  fetch.mockClear()

  stream.send({ type: 'notifications', unread: 1 })
  const button = page.getByRole('button', { name: '1 new post' })
  await expect.element(button).toBeInViewport({ ratio: 1 })
  expect(scrollY).toBe(500)
  await button.click()
  await expect.element(page.getByText('Post 5')).toBeInViewport()
  await expect.element(button).not.toBeInTheDocument()
  await vi.waitFor(() => expect(fetch.mock.calls.map(([url]) => String(url))).toContain('/api/notifications/read'))
})

test('shows a new post to a member at the end, and keeps the text and the focus', async () => {
  stubServer()
  await renderForMember(
    <>
      <LiveUpdates />
      <div style={{ height: 3000 }}>Earlier</div>
      <Conversation />
    </>,
  )
  const stream = await findStream()
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await field.fill('See you')
  stream.send({ type: 'ready', userId: member.id })
  stream.send({ type: 'notifications', unread: 0 })
  // A reply in a group that is unread already.
  stream.send({ type: 'notifications', unread: 0 })
  await expect.element(page.getByText('Post 5')).toBeInViewport()
  await expect.element(field).toBeInViewport()
  await expect.element(field).toHaveValue('See you')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '1 new post' })).not.toBeInTheDocument()
})

test('shows a new post to a member who has opened the thread at an older one', async () => {
  const fetch = stubServer()
  const pages = [{ items: [createPost(3), createPost(4)], next: undefined }]
  queryClient.setQueryData(repliesQuery('p', 'r3').queryKey, { pages, pageParams: [''] })
  fetch.mockImplementation(async () => Response.json([createPost(3), createPost(4), createPost(5)]))
  await renderForMember(
    <>
      <LiveUpdates />
      <Conversation from="r3" />
    </>,
  )
  const stream = await findStream()
  stream.send({ type: 'ready', userId: member.id })
  stream.send({ type: 'notifications', unread: 0 })
  stream.send({ type: 'notifications', unread: 0 })
  await expect.element(page.getByText('Post 5')).toBeInViewport()
  expect(fetch.mock.calls.map(([url]) => String(url))).toContain('/api/forum/p/replies?from=r3')
})

async function findStream(): Promise<EventSourceFake> {
  await vi.waitFor(() => expect(EventSourceFake.all).toHaveLength(1))
  const [stream] = EventSourceFake.all
  if (!stream) throw new Error('No event stream')
  return stream
}

function stubServer(replies = [createPost(5), createPost(4), createPost(3)]) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input instanceof Request ? input.url : input)
    if (path.includes('/replies')) return Response.json(replies)
    return Response.json({ unread: 0 })
  })
  fakeEventSource()
  queryClient.setQueryData(unreadQuery.queryKey, { unread: 0 })
  return fetch
}

test('keeps the last post, and what has the focus, above the box as it grows', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const items = Array.from({ length: 20 }, (_, index) => createPost(29 - index))
  queryClient.setQueryData(repliesQuery('p').queryKey, { pages: [{ items, next: undefined }], pageParams: [''] })
  await renderForMember(<Conversation />)
  const top = () => page.getByRole('form', { name: 'Write to the crew' }).element().getBoundingClientRect().top
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Infinity
  await posts.last().getByRole('button', { name: 'Quote jonas' }).click()
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await expect.poll(() => bottomOf(posts.last().element()) <= top()).toBe(true)
  scrollTo(0, 0)
  await posts.first().getByRole('button', { name: 'Thank you' }).click()
  for (let stop = 0; stop < 20; stop += 1) {
    await userEvent.keyboard('{Tab}')
    expect(bottomOf(document.activeElement) <= top(), document.activeElement?.outerHTML).toBe(true)
  }
})

test('keeps the lines of a post', async () => {
  const content = 'New here.\nThree things:  \nsleep'
  queryClient.setQueryData(repliesQuery('p').queryKey, {
    pages: [{ items: [{ ...createPost(4), content }], next: undefined }],
    pageParams: [''],
  })
  await renderForMember(<Conversation />)
  const paragraph = page.getByRole('paragraph').filter({ hasText: 'Three things:' })
  await expect.element(paragraph).toBeVisible()
  const element = paragraph.element()
  expect(element instanceof HTMLElement && element.innerText.split('\n')).toEqual([
    'New here.',
    'Three things:',
    'sleep',
  ])
})

test('names a member once for posts of the same minutes, and each day', async () => {
  const at = (number: number, createdAt: string) => ({
    ...createPost(number),
    createdAt: `2026-03-${createdAt}:00.000Z`,
  })
  const items = [at(4, '10T12:04'), at(3, '10T12:00'), at(2, '09T12:00'), at(1, '01T12:00')]
  queryClient.setQueryData(repliesQuery('p').queryKey, { pages: [{ items, next: undefined }], pageParams: [''] })
  await renderForMember(<Conversation />)
  const days = page.getByRole('heading', { level: 3 })
  expect(days.elements().map(({ textContent }) => textContent)).toEqual(['1 March', 'Yesterday', 'Today'])
  const today = page.getByRole('region', { name: 'Today' })
  expect(today.getByRole('listitem', { name: 'Post by jonas' }).elements()).toHaveLength(2)
  expect(today.getByRole('link', { name: 'jonas' }).elements()).toHaveLength(1)
  expect(
    today
      .getByRole('time')
      .elements()
      .map((time) => time.getAttribute('title') !== null),
  ).toEqual([true, true])
  await expect.element(today.getByRole('button', { name: /^Actions for this post by/ }).nth(1)).toBeVisible()
  expect(today.getByRole('button', { name: 'Thank you' }).elements()).toHaveLength(2)
})

test('has the actions for an own post in its menu, also after another post', async () => {
  const own = { ...createPost(4), userId: member.id, username: 'member' }
  const items = [own, { ...own, id: 'r3', content: 'Post 3' }]
  queryClient.setQueryData(repliesQuery('p').queryKey, { pages: [{ items, next: undefined }], pageParams: [''] })
  await renderForMember(<Conversation />)
  const menu = page.getByRole('button', { name: /^Actions for this post by/ }).nth(1)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: 'Edit post' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Post 4')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(posts.nth(1)).toHaveFocus()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Delete this post?' })).toBeVisible()
})

test('has a form for staff only once a moderator has closed it, as in the forum', async () => {
  await renderForMember(<Conversation post={{ ...thread, locked: true }} />)
  await expect.element(page.getByText('A moderator has closed this thread.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Quote jonas' }).elements()).toEqual([])
  queryClient.setQueryData(standingQuery.queryKey, { role: 'moderator', mutedUntil: null, guidelinesDue: false })
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Quote jonas' }).first()).toBeVisible()
})
