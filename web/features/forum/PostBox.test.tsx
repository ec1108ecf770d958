import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { saveDraft } from '#web/shell/drafts.ts'
import { userQuery } from '#web/shell/session.ts'
import { PostBox, type PostBoxProps } from './PostBox.tsx'
import type { QuotedWords } from './use-post-draft.ts'

const field = page.getByRole('textbox', { name: 'Write a reply' })
const save = vi.fn<PostBoxProps['save']>()
const box = (props: Partial<PostBoxProps> = {}) => (
  <PostBox label="Write a reply" action="Reply" draftName="reply:p" postId="p" focused={false} save={save} {...props} />
)
const quoted = { id: 'r1', username: 'tom', text: 'Go to bed at ten.' }

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  save.mockReset()
})

function stubNames() {
  const asked: (string | null)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = new URL(new Request(input).url)
    asked.push(url.searchParams.get('query'))
    const names = ['jonas', 'jan'].filter((name) => name.startsWith(url.searchParams.get('query') ?? ''))
    return Response.json(names.map((username) => ({ id: username, username, profileImageUrl: null })))
  })
  return asked
}

test('completes a name after an @ with the keyboard, and leaves email addresses alone', async () => {
  const asked = stubNames()
  await renderForMember(box())
  await field.click()
  await userEvent.keyboard('Write to me@j')
  await userEvent.keyboard('. Ask @j')
  const options = page.getByRole('option')
  await expect.poll(() => options.elements().map((option) => option.textContent)).toEqual(['Jjonas', 'Jjan'])
  expect(asked).not.toContain('me')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Write to me@j. Ask @jan ')
  await expect.element(field).toHaveFocus()
  expect(options.elements()).toEqual([])
  await userEvent.keyboard('or @')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Escape}{Enter}!')
  await expect.element(field).toHaveValue('Write to me@j. Ask @jan or @\n!')
})

test('completes a name with a tap', async () => {
  stubNames()
  await renderForMember(box())
  await field.click()
  await userEvent.keyboard('@jo')
  await page.getByRole('option', { name: 'jonas' }).click()
  await expect.element(field).toHaveValue('@jonas ')
  await expect.element(field).toHaveFocus()
})

test('keeps the quoted words with the draft, and sends them until they are removed', async () => {
  save.mockRejectedValueOnce(new Error('offline'))
  const { rerender } = await renderForMember(box({ quoted, focused: true, isBar: true }))
  await expect.element(page.getByText('Go to bed at ten.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('I will.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(save.mock.lastCall?.[0]).toMatchObject({
    content: 'I will.',
    quote: { id: 'r1', text: 'Go to bed at ten.' },
  })
  await rerender(null)
  const restored = await renderForMember(box())
  await expect.element(field).toHaveValue('I will.')
  await expect.element(page.getByText('Go to bed at ten.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the quote' }).click()
  await restored.rerender(null)
  await renderForMember(box())
  await expect.element(field).toHaveValue('I will.')
  expect(page.getByText('Go to bed at ten.').elements(), 'nor is it in the draft').toEqual([])
  await field.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => save.mock.lastCall?.[0].quote).toBeUndefined()
})

test('quotes the same post again, and other words of it, while the text stays', async () => {
  function Thread() {
    const [words, setWords] = useState<QuotedWords>()
    return (
      <>
        <button onClick={() => setWords({ ...quoted })}>All</button>
        <button onClick={() => setWords({ ...quoted, text: 'at ten' })}>Some</button>
        {box({ quoted: words, isBar: true })}
      </>
    )
  }
  save.mockResolvedValueOnce(Object.create(null))
  const words = page.getByText('Go to bed at ten.')
  await renderForMember(<Thread />)
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('I will.{Control>}{Enter}{/Control}')
  await expect.element(words).not.toBeInTheDocument()
  await field.fill('And')
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(words).toBeVisible()
  await page.getByRole('button', { name: 'Some' }).click()
  await expect.element(page.getByText('at ten', { exact: true })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('And')
})

test('keeps quoted words before anything is written', async () => {
  const { rerender } = await renderForMember(box({ quoted, isBar: true }))
  await expect.element(page.getByText('Go to bed at ten.')).toBeVisible()
  await rerender(null)
  await renderForMember(box())
  await expect.element(page.getByText('Go to bed at ten.')).toBeVisible()
})

test('shows a preview of the text, and the text again', async () => {
  await renderForMember(box())
  await field.fill('I **will**.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByRole('strong')).toHaveTextContent('will')
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.element(field).toHaveValue('I **will**.')
})

test('leaves the preview when a post is quoted, and when its words are removed', async () => {
  function Thread() {
    const [words, setWords] = useState<QuotedWords>()
    return (
      <>
        <button onClick={() => setWords({ ...quoted })}>Quote</button>
        {box({ quoted: words, isBar: true })}
      </>
    )
  }
  await renderForMember(<Thread />)
  await field.fill('I will.')
  const preview = page.getByRole('button', { name: 'Preview' })
  await preview.click()
  await page.getByRole('button', { name: 'Quote', exact: true }).click()
  await expect.element(field).toHaveFocus()
  await preview.click()
  await page.getByRole('button', { name: 'Remove the quote' }).click()
  await expect.element(field).toHaveFocus()
})

test('keeps a draft, and what was typed in the page of the server', async () => {
  queryClient.setQueryData(userQuery.queryKey, member)
  saveDraft(member.id, 'reply:p', { content: 'I will.' })
  const app = <QueryClientProvider client={queryClient}>{box()}</QueryClientProvider>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(app)
  await expect.element(field).toHaveValue('')
  await field.fill('Tonight.')
  // As page-start.ts does.
  function Typed({ children }: { children: ReactNode }) {
    useEffect(() => {
      const element = field.element()
      if (!(element instanceof HTMLTextAreaElement)) return
      element.value = ''
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, 'Tonight.')
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }, [])
    return children
  }
  const root = hydrateRoot(container, <Typed>{app}</Typed>)
  await expect.element(field).toHaveValue('I will.\n\nTonight.')
  await expect.element(field).toHaveFocus()
  root.unmount()
  container.remove()
})
