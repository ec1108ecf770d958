import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { PostPictures } from './PostPictures.tsx'

const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"/>')}`
const picture = (id: string, alt: string) => ({ id, url, alt, width: 1600, height: 800 })

test('shows pictures with what they show, and keeps their space', async () => {
  await renderForMember(
    <div style={{ width: 400 }}>
      <PostPictures pictures={[picture('a', 'My shed')]} username="sam" />
      <PostPictures pictures={[picture('b', ''), picture('c', '')]} username="sam" />
      <PostPictures pictures={[]} username="sam" />
    </div>,
  )
  expect(page.getByRole('link').elements()).toHaveLength(3)
  expect(page.getByRole('img', { name: 'Picture by sam' }).elements()).toHaveLength(2)
  const { width, height } = page.getByRole('img', { name: 'My shed' }).element().getBoundingClientRect()
  expect([width, height]).toEqual([400, 200])
})

test('opens a picture large, and returns to it', async () => {
  await renderForMember(<PostPictures pictures={[picture('a', 'My shed')]} username="sam" />)
  const link = page.getByRole('link', { name: 'My shed' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Picture by sam' })
  await expect.element(dialog.getByRole('img', { name: 'My shed' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})
