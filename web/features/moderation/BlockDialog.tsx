import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/api/client.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { listNames } from '#web/ui/list-names.ts'
import { useBlockMember } from './moderation-mutations.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; member: { id: string; username: string } }

export function BlockDialog({ open, onOpenChange, member }: Props) {
  const block = useBlockMember(member)
  const { data: crews = [] } = useQuery({ ...apiQuery('GET /api/crews'), enabled: open })
  const shared = crews
    .filter(({ members }) => members.some(({ id }) => id === member.id))
    .map(({ name }) => `“${name}”`)
  const leaves = shared.length > 0 ? ` You’ll also leave ${listNames(shared, 0, shared.length)}. Nobody is told.` : ''
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${isolate(member.username)}?`}
      description={`You won’t see their posts, and they won’t see yours. They aren’t told. You can unblock them in your profile settings.${leaves}`}
      confirmLabel={`Block ${isolate(member.username)}`}
      busy={block.isPending}
      onConfirm={() => block.mutate(undefined, { onSettled: () => onOpenChange(false) })}
    />
  )
}
