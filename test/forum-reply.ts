import type { ForumPost, ForumReply } from '#contract/forum.ts'

/** What posts and replies have in common before anyone edits, hides or answers them. */
export const plainPost = {
  profileImageUrl: null,
  mentions: [],
  createdAt: '2026-03-10T12:00:00.000Z',
  editedAt: null,
  deleted: false,
  hidden: false,
  hiddenBy: null,
  removed: false,
  pictures: [],
  quote: null,
  closesAt: null,
  lastReply: null,
  readUpTo: null,
  unread: 0,
  firstUnread: null,
  reactions: { counts: {}, own: null },
} satisfies Partial<ForumPost & ForumReply>
