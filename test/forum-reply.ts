import type { ForumReply } from '#contract/forum.ts'

/** What posts and replies have in common before anyone edits, hides or answers them. */
export const plainPost = {
  createdAt: '2026-03-10T12:00:00.000Z',
  editedAt: null,
  deleted: false,
  hidden: false,
  hiddenBy: null,
  removed: false,
  pictures: [],
  reactions: { counts: {}, own: null },
} satisfies Partial<ForumReply>
