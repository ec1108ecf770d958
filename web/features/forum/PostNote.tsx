import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { challengeThreadQuery, useWriteInThread } from './thread-queries.ts'

type Props = { challengeId: string; note: string; day: number; className?: string | undefined }

/** Posts the note of a day to the thread of its challenge, after saying who reads it there. */
export function PostNote({ challengeId, note, day, className }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  const navigate = useNavigate()
  const canPost = useCanPost()
  const { data: thread } = useQuery({ ...challengeThreadQuery(challengeId), enabled: isOpen })
  const { mutate, isPending } = useWriteInThread({ kind: 'challenge', id: challengeId })
  if (!canPost) return null

  function post() {
    mutate(
      { content: note, idempotencyKey: idempotencyKeys.getKey({ note }) },
      {
        onSuccess: ({ postId }) => {
          setIsOpen(false)
          toast({
            title: 'Note posted',
            action: { label: 'View', onAction: () => void navigate(paths.discussion(postId)) },
          })
        },
        onError: (error) => showErrorToast(error),
      },
    )
  }

  return (
    <>
      <Button variant="quiet" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Post to the thread<span className="visually-hidden">: the note of day {day}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Post this note?"
        description={`Every member can read it in the discussion of this challenge, with your name.${
          thread?.showsPart ? ' It shows that you take part.' : ''
        } The note itself stays as it is, and private.`}
        confirmLabel="Post note"
        destructive={false}
        busy={isPending}
        onConfirm={post}
      />
    </>
  )
}
