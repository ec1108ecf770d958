import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { ThreadComposer } from './ThreadComposer.tsx'

const showLoadErrorToast = vi.hoisted(() => vi.fn())
vi.mock('#web/ui/lazy-component.tsx', async (load) => ({ ...(await load<object>()), showLoadErrorToast }))
vi.mock('#web/features/forum/ThreadForm.tsx', () => {
  throw new Error('Offline')
})

beforeEach(() => localStorage.clear())

test('says once that its form cannot be loaded, and keeps what is typed', async () => {
  const { rerender } = await renderForMember(<ThreadComposer crewId="c" />)
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  field.element().focus()
  for (const text of ['S', 'Se', 'See']) await field.fill(text)
  await vi.waitFor(() => expect(showLoadErrorToast).toHaveBeenCalled())
  await field.fill('See you')
  expect(showLoadErrorToast).toHaveBeenCalledTimes(1)
  await field.click()
  await vi.waitFor(() => expect(showLoadErrorToast).toHaveBeenCalledTimes(2))
  await rerender(null)
  await renderForMember(<ThreadComposer crewId="c" />)
  await expect.element(field).toHaveValue('See you')
})
