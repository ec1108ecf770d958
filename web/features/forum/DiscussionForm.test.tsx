import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { DiscussionForm } from './DiscussionForm.tsx'

/** A file as a camera or a screen makes it. */
async function createFile(width = 400, height = 300, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.fillRect(0, 0, width / 2, height)
  return new File([await canvas.convertToBlob({ type })], 'wall.png', { type })
}

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const post = { id: 'd', title: 'My shed', content: 'Done.', pillar: 'mental', pictures: [] }

let sent: { url: string; body: Record<string, unknown>; key: string | null }[]
let failures: number

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
  sent = []
  failures = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (url.startsWith('data:')) throw new TypeError('not a call')
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    sent.push({ url, body, key: new Headers(init?.headers).get('idempotency-key') })
    if (url.endsWith('/forum-pictures')) {
      if (failures-- > 0)
        return Response.json({ code: 'storage-full', message: 'Your storage is full.' }, { status: 413 })
      return Response.json({ id: `p${uploads().length}`, url: dot, width: 400, height: 300 }, { status: 201 })
    }
    return Response.json(post, { status: 201 })
  })
})

const open = () => renderForMember(<DiscussionForm open onOpenChange={() => {}} pillar="mental" />)
const description = (number: number) => page.getByRole('textbox', { name: `Describe picture ${number}` })
const uploads = () => sent.filter(({ url }) => url.endsWith('/forum-pictures'))
const posted = () => sent.find(({ url }) => url.endsWith('/api/forum'))?.body

async function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (!input) throw new Error('There is no field for files')
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function write() {
  await page.getByRole('textbox', { name: 'Title' }).fill('My shed')
  await page.getByRole('textbox', { name: 'Content' }).fill('Done.')
}

test('uploads a JPEG of a chosen file at once, asks what it shows, and sends both with the post', async () => {
  await open()
  await write()
  await choose(await createFile(2000, 1000))
  await description(1).fill('The shed with its new door')
  const image = await createImageBitmap(
    await new Response(Uint8Array.from(atob(String(uploads()[0]?.body['image'])), (each) => each.charCodeAt(0))).blob(),
  )
  expect([image.width, image.height, String(uploads()[0]?.body['image']).slice(0, 4)]).toEqual([1600, 800, '/9j/'])
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.poll(posted).toMatchObject({ pictures: [{ id: 'p1', alt: 'The shed with its new door' }] })
})

test('says why a picture was not uploaded, keeps the post until it is, and tries it again', async () => {
  failures = 1
  await open()
  await write()
  await choose(await createFile())
  await expect.element(page.getByText('Your storage is full.')).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.element(page.getByText('A picture was not uploaded. Try it again, or remove it.')).toBeVisible()
  expect(posted()).toBeUndefined()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(description(1)).toBeVisible()
  expect(new Set(uploads().map(({ key }) => key)).size).toBe(1)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.poll(posted).toMatchObject({ pictures: [{ alt: '' }] })
})

test.each([
  ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })],
  ['a HEIC', new File(['\0\0\0\u0018ftypheic'], 'a.heic', { type: 'image/heic' })],
  ['a text', new File(['Hello'], 'a.png', { type: 'image/png' })],
])('refuses %s that the browser cannot decode, and removes it', async (_name, file) => {
  await open()
  await choose(file)
  await expect.element(page.getByText('We couldn’t read that file. Try a JPEG or PNG.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toHaveFocus()
  expect(uploads()).toEqual([])
})

test('refuses a file of more than 30 MB before it reads it', async () => {
  const decode = vi.spyOn(window, 'createImageBitmap')
  await open()
  await choose(new File([new Uint8Array(31 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText('That file is larger than 30 MB. Choose a smaller one.')).toBeVisible()
  expect(decode).not.toHaveBeenCalled()
})

test('takes a pasted picture, and four at most', async () => {
  await open()
  const data = new DataTransfer()
  for (let count = 0; count < 5; count++) data.items.add(await createFile())
  const content = page.getByRole('textbox', { name: 'Content' }).element()
  content.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(description(4)).toBeVisible()
  await expect.element(page.getByText('A post can have up to 4 pictures.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toHaveAttribute('aria-disabled', 'true')
})

test('keeps uploaded pictures and what they show as a draft', async () => {
  const { unmount } = await open()
  await choose(await createFile(), await createFile())
  await description(2).fill('A door')
  unmount()
  await open()
  await expect.element(description(2)).toHaveValue('A door')
  expect(uploads()).toHaveLength(2)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(description(1)).not.toBeInTheDocument()
  expect(localStorage.length).toBe(0)
})
