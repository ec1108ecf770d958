import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { callApi } from '#web/api/client.ts'
import { cacheReading } from './forum-mutations.ts'

/**
 * Remember how far the member has read a discussion.
 * @param lastId the last reply on the screen, or the discussion; undefined while they load, or the discussion does
 */
export function useMarkDiscussionRead(
  { id, readUpTo }: Pick<ForumPost, 'id' | 'readUpTo'>,
  lastId: string | undefined,
): void {
  const { mutate } = useMutation({
    mutationFn: (upTo: string) =>
      callApi('POST /api/forum/{id}/read', { params: { id }, body: { upTo }, background: true }),
    onSuccess: (reading) => cacheReading(id, reading),
  })
  const isNew = lastId !== undefined && (readUpTo === null || lastId > readUpTo)
  useEffect(() => {
    if (isNew) mutate(lastId)
  }, [isNew, lastId, mutate])
}
