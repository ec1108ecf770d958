import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { samplePost } from '#test/sample-post.ts'
import { currentToast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/Toaster.tsx'
import { AddPost } from './AddPost.tsx'
import { BulkBar } from './BulkBar.tsx'
import { FetchInstagram } from './FetchInstagram.tsx'

const notifications = page.getByRole('region', { name: /^Notifications/ })

const tools = [
  {
    name: 'adding a post',
    tool: <AddPost />,
    field: page.getByLabelText('Post link'),
    input: 'https://www.instagram.com/p/C8xYz/',
    button: page.getByRole('button', { name: 'Add Post' }),
    fallback: 'Failed to ingest post',
  },
  {
    name: 'fetching posts',
    tool: <FetchInstagram />,
    field: page.getByLabelText('Instagram user ID'),
    input: '17841405822304914',
    button: page.getByRole('button', { name: 'Fetch Posts' }),
    fallback: 'Failed to fetch Instagram posts',
  },
]

const repliesWithoutMessage = [
  { name: 'no reply', reply: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'a proxy’s page', reply: () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }) },
  { name: 'a proxy’s 401', reply: () => new Response('<html>Sign in to the proxy</html>', { status: 401 }) },
  { name: 'an empty body', reply: () => new Response(null, { status: 500 }) },
  { name: 'an object without a message', reply: () => new Response('{}', { status: 500 }) },
  { name: 'only a code and fields', reply: () => new Response('{"code":"internal","fields":{}}', { status: 500 }) },
  { name: 'null', reply: () => new Response('null', { status: 500 }) },
  { name: 'a list', reply: () => new Response('[]', { status: 500 }) },
  { name: 'a string', reply: () => new Response('"Bad Gateway"', { status: 502 }) },
  { name: 'a number', reply: () => new Response('502', { status: 502 }) },
  { name: 'an empty message', reply: () => new Response('{"message":""}', { status: 500 }) },
  { name: 'a blank message', reply: () => new Response('{"message":" \\n"}', { status: 500 }) },
  { name: 'a message that is an object', reply: () => new Response('{"message":{"text":"x"}}', { status: 500 }) },
  { name: 'a message that is a number', reply: () => new Response('{"message":502}', { status: 502 }) },
  { name: 'fields that are not a record', reply: () => new Response('{"fields":"x"}', { status: 400 }) },
  { name: 'a request id without a message', reply: () => new Response('{"requestId":"r-1"}', { status: 500 }) },
  { name: 'a page with a success status', reply: () => new Response('<html>Sign in to this Wi-Fi</html>') },
]

const repliesWithMessage = [
  { body: { message: 'Bad gateway' }, shown: 'Bad gateway' },
  {
    body: { code: 'platform-refused', message: 'Instagram refused the request.' },
    shown: 'Instagram refused the request.',
  },
  { body: { code: 'internal', message: 'Failed.', requestId: 'r-1' }, shown: 'Failed. (Reference: r-1)' },
  { body: { code: 'bad-request', message: 'url: Too long', fields: { url: 'Too long' } }, shown: 'Too long' },
]

beforeEach(() => {
  localStorage.clear()
  currentToast.set(null)
})
afterEach(() => vi.unstubAllGlobals())

describe.each(tools)('$name', ({ name, tool, field, input, button, fallback }) => {
  // The client reads the errors of all calls in the same way, so one tool gets every reply.
  const count = name === 'adding a post' ? Infinity : 2

  async function submit(reply: () => Response | Promise<Response>) {
    vi.stubGlobal('fetch', async () => reply())
    const screen = await renderForMember(
      <>
        {tool}
        <Toaster />
      </>,
    )
    await field.fill(input)
    await button.click()
    await expect.element(notifications.getByText('Error', { exact: true })).toBeVisible()
    return screen
  }

  test.each(repliesWithoutMessage.slice(0, count))('shows its own message for $name', async ({ reply }) => {
    await submit(reply)
    await expect.element(notifications.getByText(fallback, { exact: true })).toBeVisible()
  })

  test.each(repliesWithMessage.slice(0, count))('shows the server’s message "$shown"', async ({ body, shown }) => {
    await submit(() => Response.json(body, { status: 422 }))
    await expect.element(notifications.getByText(shown, { exact: true })).toBeVisible()
  })

  test.each(['', '   ', '\u00a0'])('is disabled and ignores Enter while the field contains "%s"', async (blank) => {
    const fetched = vi.fn<() => Response>()
    vi.stubGlobal('fetch', fetched)
    await renderForMember(tool)
    await expect.element(button).toHaveAttribute('disabled')
    await field.fill(input)
    await expect.element(button).not.toHaveAttribute('disabled')
    await field.fill(blank)
    await expect.element(button).toHaveAttribute('disabled')
    await userEvent.type(field, '{Enter}')
    expect(fetched).not.toHaveBeenCalled()
  })
})

test('moves the focus to the emptied field when the pressed button becomes disabled', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: '1' }, { status: 201 }))
  await renderForMember(<AddPost />)
  const [{ field, input, button }] = [tools[0]!]
  await field.fill(input)
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(button).toHaveAttribute('disabled')
  await expect.element(field).toHaveFocus()
})

test('says how many posts were fetched', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ count: 2 }))
  await renderForMember(
    <>
      <FetchInstagram />
      <Toaster />
    </>,
  )
  const { field, input, button } = tools[1]!
  await field.fill(input)
  await button.click()
  await expect.element(notifications.getByText('Success!', { exact: true })).toBeVisible()
  await expect.element(notifications.getByText('Fetched 2 Instagram posts', { exact: true })).toBeVisible()
})

test('tags more posts than one request allows', async () => {
  const requestedIds: string[][] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { ids } = JSON.parse(body)
    requestedIds.push(ids)
    return Response.json({ updated: ids.length, locked: 0 })
  })
  const posts = Array.from({ length: 101 }, (_, index) => ({ ...samplePost, id: `post-${index}` }))
  await renderForMember(
    <>
      <BulkBar posts={posts} onClear={vi.fn()} />
      <Toaster />
    </>,
  )
  await page.getByRole('button', { name: 'Set pillar' }).click()
  await expect.element(notifications.getByText('101 posts.', { exact: true })).toBeVisible()
  expect(requestedIds.map((ids) => ids.length)).toEqual([100, 1])
  expect(new Set(requestedIds.flat()).size).toBe(101)
})
