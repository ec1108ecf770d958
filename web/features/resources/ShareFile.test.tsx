import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { ShareFile } from './ShareFile.tsx'

test('downloads the file of a challenge', async () => {
  await renderForMember(<ShareFile kind="challenge" id="c1" />)
  const link = page.getByRole('link', { name: 'Share this challenge' })
  await expect.element(link).toHaveAttribute('href', '/api/challenges/c1/file')
  await expect.element(link).toHaveAttribute('download')
})
