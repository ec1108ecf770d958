import { useQuery } from '@tanstack/react-query'
import { Button, type ButtonVariant } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useMarkRead } from './mark-read.ts'
import { unreadQuery } from './notification-queries.ts'

/** Shown while there are unread notifications. */
export function MarkAllAsRead({ variant }: { variant: ButtonVariant }) {
  const unread = useQuery({ ...unreadQuery, enabled: false }).data?.unread ?? 0
  const { mutate, isPending } = useMarkRead()
  if (unread === 0) return null
  return (
    <Button ref={restoreFocusOnUnmount} variant={variant} busy={isPending} onClick={() => mutate({})}>
      Mark all as read
    </Button>
  )
}
