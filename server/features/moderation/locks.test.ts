import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockRow } from '#server/database/row-lock.ts'
import { password, type TestApp } from '#test/app.ts'
import { engine } from '#test/database.ts'
import {
  addReply,
  listCases,
  report,
  signUpEstablished,
  startDiscussion,
  startModeratedSite,
} from '#test/moderation-site.ts'

async function countWaiting({ database }: TestApp): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database)
  return rows.length
}

// SQLite has a single writer.
test.runIf(engine === 'postgres')('does not deadlock when an author deletes a post that is moderated', async () => {
  const { site, admin, moderator, member, reader } = await startModeratedSite()
  const postId = await startDiscussion(reader)
  const replyId = await addReply(member, postId)
  for (let count = 0; count < 3; count++) await report(await signUpEstablished(site), 'reply', replyId)
  const [found] = await listCases(admin)
  const requests: ReturnType<typeof admin.call>[] = []
  const free = await site.database.transaction().execute(async (tx) => {
    await lockRow(tx, 'forum_replies', replyId)
    requests.push(moderator.call('POST', `/api/moderation/cases/${found?.id}/close`))
    await expect.poll(() => countWaiting(site)).toBe(1)
    requests.push(member.call('POST', '/api/account/delete', { password, posts: 'remove' }))
    await expect.poll(() => countWaiting(site), { timeout: 5000 }).toBe(2)
    return sql`select id from forum_posts where id = ${postId} for no key update skip locked`.execute(tx)
  })
  expect(free.rows, 'the deletion waits before it locks the discussion').toHaveLength(1)
  expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
