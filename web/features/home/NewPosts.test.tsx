import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { NewPost } from '#contract/forum.ts'
import { renderForMember } from '#test/member.tsx'
import { NewPosts } from './NewPosts.tsx'

const post: NewPost = {
  kind: 'reply',
  id: 'r',
  postId: 'p',
  title: 'Getting up early',
  pillar: 'mental',
  crewId: null,
  userId: 'tom',
  username: 'tom',
  toMember: false,
  createdAt: '2026-03-10T12:00:00.000Z',
}

test.each([
  ['New in the community', null, /replied/],
  ['New posts', 'c', /wrote in your crew’s thread/],
])('is called “%s” with a post of crew %s', async (name, crewId, words) => {
  await renderForMember(<NewPosts posts={[{ ...post, crewId }]} />)
  await expect.element(page.getByRole('region', { name }).getByText(words)).toBeVisible()
})
