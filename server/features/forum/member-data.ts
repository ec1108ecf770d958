import { bytesFile, formatDay, formatSection, jsonListFile, markdownFile, toJsonNames } from '../../export-files.ts'
import { noText, type DeletionStep, type FeatureData } from '../../feature-data.ts'
import { withdrawPosts } from '../notifications/withdraw.ts'
import {
  anonymizePosts,
  findPicture,
  listDiscussions,
  listPictures,
  listReplies,
  listReads,
  listVisits,
  removePosts,
} from './member-data-queries.ts'

export const forumData: FeatureData = {
  tables: {
    forum_posts: { exported: 'discussions.json', deletion: 'anonymized', storage: ['title', 'content'] },
    forum_replies: { exported: 'replies.json', deletion: 'anonymized', storage: ['content'] },
    forum_pictures: { exported: 'pictures.json', deletion: 'removed', storage: ['alt', 'bytes'] },
    forum_mentions: {
      exported: 'not exported because the posts of others that mention the member are theirs',
      deletion: 'removed',
      storage: noText,
    },
    forum_reads: { exported: 'read-discussions.json', deletion: 'removed', storage: noText },
    forum_visits: { exported: 'community-visits.json', deletion: 'removed', storage: noText },
  },
  async *exportFiles(source) {
    yield jsonListFile('discussions.json', listDiscussions(source))
    yield markdownFile('discussions.md', listDiscussions(source), {
      title: '# Discussions',
      toText: ({ title, pillar, content, created_at }) =>
        formatSection(title, [formatDay(created_at), pillar], content),
    })
    yield jsonListFile('read-discussions.json', listReads(source))
    yield jsonListFile('community-visits.json', listVisits(source))
    yield jsonListFile('replies.json', listReplies(source))
    yield markdownFile('replies.md', listReplies(source), {
      title: '# Replies',
      toText: ({ discussion, content, created_at }) =>
        formatSection(
          discussion === null ? 'Reply in a hidden discussion' : `Reply in "${discussion}"`,
          [formatDay(created_at)],
          content,
        ),
    })
    yield jsonListFile('pictures.json', listPictures(source), ({ id, ...picture }) => ({
      file: getPictureFile(id),
      ...toJsonNames(picture),
    }))
    // One at a time, so that memory does not grow with the number of pictures.
    for await (const { id } of listPictures(source)) {
      const found = await findPicture(source.database, id)
      if (found) yield bytesFile(getPictureFile(id), found.bytes)
    }
  },
}

function getPictureFile(id: string): string {
  return `pictures/${id}.jpg`
}

export const leaveForum: DeletionStep = async (tx, { userId, posts, now }) => {
  if (posts === 'keep') {
    await anonymizePosts(tx, userId)
    return []
  }
  const notified = await withdrawPosts(tx, userId, now)
  await removePosts(tx, { userId, now: now.toISOString() })
  return notified
}
