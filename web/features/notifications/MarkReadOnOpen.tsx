import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMarkRead } from './mark-read.ts'
import { unreadQuery } from './notification-queries.ts'

type Props = { postId: string; announcementId?: undefined } | { announcementId: string; postId?: undefined }

/** Mark the notifications about what the member has opened as read, once. Replies that come later stay unread. */
export function MarkReadOnOpen({ postId, announcementId }: Props) {
  const unread = useQuery({ ...unreadQuery, enabled: false }).data?.unread
  const { mutate } = useMarkRead({ silent: true })
  const isDone = useRef(false)
  useEffect(() => {
    if (unread === undefined || isDone.current) return
    isDone.current = true
    if (unread > 0) mutate({ postId, announcementId })
  }, [unread, mutate, postId, announcementId])
  return null
}
