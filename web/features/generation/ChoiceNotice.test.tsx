import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { ApiError } from '#web/api/client.ts'
import { ChoiceNotice } from './ChoiceNotice.tsx'

test.each(['nothing-fits', 'content-refused'])('links to help when the server answers %s', async (code) => {
  const help = { label: 'Open Help now', url: '/help' }
  const body = { code, message: 'Nothing in the library fits this idea.', help, suggestions: [] }
  const error = new ApiError(new Response(null, { status: 422 }), JSON.stringify(body))
  await renderForMember(<ChoiceNotice error={error} existing={null} busy={false} onUse={() => undefined} />)
  const link = page.getByRole('link', { name: 'Open Help now' })
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/help')
})
