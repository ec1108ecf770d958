import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { toUsernameKey } from '../../username-key.ts'
import { selectReaderIds } from '../notifications/follows.ts'
import { notify, selectThoseWhoWant } from '../notifications/notify.ts'
import { deleteMentions, insertMentions, listMembersNamed, listMentionedIds } from './mention-queries.ts'

/** Names beyond these are only text, so that one post cannot notify everyone. */
const mostMentions = 10

/** Usernames begin with a letter or digit. One after a letter is part of an email address. */
const mentionPattern = /(?<![\p{L}\p{N}_@/.`-])@([\p{L}\p{N}][\p{L}\p{N}._-]{0,29})/gu

/**
 * Saves which members a discussion or a reply mentions.
 * @returns their ids
 */
export async function saveMentions(
  tx: Database,
  { postId, replyId, text }: { postId: string; replyId: string | null; text: string },
): Promise<string[]> {
  const itemId = replyId ?? postId
  await deleteMentions(tx, [itemId])
  const names = listNames(text)
  if (names.size === 0) return []
  const order = [...names.keys()]
  const members = (await listMembersNamed(tx, order))
    .sort((one, other) => order.indexOf(one.username_key) - order.indexOf(other.username_key))
    .slice(0, mostMentions)
  const rows = members.map(({ id, username_key: key }) => ({
    item_id: itemId,
    user_id: id,
    post_id: postId,
    reply_id: replyId,
    username: names.get(key) ?? key,
  }))
  await insertMentions(tx, rows)
  return members.map(({ id }) => id)
}

/** Saves which members a changed text mentions. @returns those it did not mention before */
export async function changeMentions(
  tx: Database,
  item: { postId: string; replyId: string | null; text: string },
): Promise<string[]> {
  const earlier = await listMentionedIds(tx, item.replyId ?? item.postId)
  return (await saveMentions(tx, item)).filter((id) => !earlier.includes(id))
}

/** Notifies those of the members who see the discussion. @returns them, for `publishUnread` after the transaction */
export async function tellMentioned(
  tx: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  { postId, userIds }: { postId: string; userIds: string[] },
): Promise<string[]> {
  const readers = await selectReaderIds(tx, { postId, authorId: userId, userIds })
  // The others are told of the reply, if they follow the discussion.
  const recipients = await selectThoseWhoWant(tx, 'mention', readers)
  return notify(tx, { kind: 'mention', subjectId: postId, actorId: userId, recipients, now })
}

/**
 * Finds the names after an @, and each without the dots and dashes at its end, which may belong to the sentence.
 * @returns the names as written, by their key; at most a few, in the order of the text
 */
function listNames(text: string): Map<string, string> {
  const names = new Map<string, string>()
  // Code stays as it is on the screen.
  const withoutCode = text.replaceAll(/(`+)[^`]+\1/g, ' ')
  for (const [, name = ''] of withoutCode.matchAll(mentionPattern)) {
    if (names.size >= mostMentions * 2) break
    const withoutEnd = name.replace(/[._-]+$/, '')
    for (const each of [name, withoutEnd]) if (!names.has(toUsernameKey(each))) names.set(toUsernameKey(each), each)
  }
  return names
}
