import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { Markdown, preloadMarkdown } from './Markdown.tsx'

beforeAll(preloadMarkdown)

test('links the names of members in a text, and nothing else after an @', async () => {
  await renderForMember(
    <Markdown
      text={'Ask **@sam**, @sam-b.c or @Sam. Not @samuel, a@sam, `@sam`, @tom or [@sam](https://example.org).'}
      mentions={{ sam: '/members/1', 'sam-b.c': '/members/2' }}
    />,
  )
  const read = () =>
    page
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent.trim(), link.getAttribute('href')])
  await expect.poll(read).toEqual([
    ['@sam', '/members/1'],
    ['@sam-b.c', '/members/2'],
    ['@sam (opens in a new tab)', 'https://example.org/'],
  ])
})

test('has no links without mentions, also not to paths that a member writes', async () => {
  await renderForMember(<Markdown text="@sam and [here](/members/1)" mentions={{}} />)
  await expect.element(page.getByText('here', { exact: true })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})
