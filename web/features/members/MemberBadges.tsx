import type { Member } from '#contract/members.ts'
import { isMuted } from '#web/features/moderation/ends.ts'
import { useUser } from '#web/shell/session.ts'
import { Badge } from '#web/ui/Badge.tsx'

export function MemberBadges({ member: { id, role, mutedUntil, suspendedAt } }: { member: Member }) {
  const isSelf = useUser()?.id === id
  return (
    <>
      {isSelf && <Badge>You</Badge>}
      {role === 'admin' && <Badge>Admin</Badge>}
      {role === 'moderator' && <Badge>Moderator</Badge>}
      {isMuted(mutedUntil) && <Badge tone="brass">Muted</Badge>}
      {suspendedAt && <Badge tone="brass">Suspended</Badge>}
    </>
  )
}
