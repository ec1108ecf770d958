import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnProfile } from '#contract/profiles.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { ownProfileQuery } from './profile-queries.ts'
import { ProfileOffer } from './ProfileOffer.tsx'

const emptyProfile: OwnProfile = {
  about: null,
  pillars: [],
  shown: false,
  findable: false,
  challenges: [],
  saved: false,
}
const title = page.getByRole('heading', { name: 'Show others what you do?' })

let sent: string[]

beforeEach(() => {
  sent = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    sent.push(`${init?.method} ${String(url)} ${String(init?.body)}`)
    return Response.json({ ...emptyProfile, saved: true })
  })
})

async function renderOffer(profile: OwnProfile) {
  queryClient.setQueryData(ownProfileQuery.queryKey, profile)
  await renderForMember(
    <>
      <h1>Finished</h1>
      <ProfileOffer />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Finished' })).toBeVisible()
}

test.each([
  ['button', 'No, thanks'],
  ['link', 'Choose what to show'],
] as const)('offers the profile until the %s “%s” is pressed, and sets nothing', async (role, name) => {
  await renderOffer(emptyProfile)
  await expect.element(title).toBeVisible()
  await page.getByRole(role, { name }).click()
  await expect.element(title).not.toBeInTheDocument()
  expect(sent.filter((request) => !request.startsWith('GET'))).toEqual(['PATCH /api/account/profile {}'])
})

test('does not offer a profile that was saved before', async () => {
  await renderOffer({ ...emptyProfile, saved: true })
  await expect.element(title).not.toBeInTheDocument()
})
