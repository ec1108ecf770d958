import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SocialPost } from '#contract/social.ts'
import { member, renderForMember } from '#test/member.tsx'
import { PostActions } from './PostActions.tsx'

const post: SocialPost = {
  id: 'post',
  platform: 'instagram',
  postId: 'C8xYz',
  author: 'iron',
  caption: null,
  url: 'https://www.instagram.com/p/C8xYz/',
  thumbnail: null,
  embedHtml: null,
  pillar: null,
  pillarLocked: false,
  autoPillar: null,
  autoReason: null,
  metricsJson: null,
  visibility: 'public',
  gone: false,
  addedBy: null,
  addedById: null,
  createdAt: '2026-03-10T09:00:00.000Z',
  updatedAt: '2026-03-10T09:00:00.000Z',
  fetchedAt: '2026-03-10T09:00:00.000Z',
}

test.each([
  { change: { addedById: member.id }, buttons: ['Remove'] },
  { change: { addedById: member.id, visibility: 'hidden' as const }, buttons: [] },
  { change: { addedById: 'someone' }, buttons: [] },
  { change: {}, buttons: [] },
])('offers a member who is no admin only to remove their own shown post: $change', async ({ change, buttons }) => {
  await renderForMember(
    <main>
      <PostActions post={{ ...post, ...change }} canHide={false} />
    </main>,
  )
  await expect.element(page.getByRole('main')).toBeInTheDocument()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(buttons)
})
