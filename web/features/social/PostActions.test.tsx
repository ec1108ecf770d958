import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { member, renderForMember } from '#test/member.tsx'
import { samplePost } from '#test/sample-post.ts'
import { PostActions } from './PostActions.tsx'

test.each([
  { change: { addedById: member.id }, buttons: ['Remove'] },
  { change: { addedById: member.id, visibility: 'hidden' as const }, buttons: [] },
  { change: { addedById: 'someone' }, buttons: [] },
  { change: {}, buttons: [] },
])('offers a member who is no admin only to remove their own shown post: $change', async ({ change, buttons }) => {
  await renderForMember(
    <main>
      <PostActions post={{ ...samplePost, ...change }} canHide={false} />
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
