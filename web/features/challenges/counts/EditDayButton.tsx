import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'

/** Opens the editor with a day of a challenge. It continues an edit that the admin has begun. */
export function EditDayButton({ challengeId, day }: { challengeId: string; day: number }) {
  const navigate = useNavigate()
  const startEdit = useMutation({
    mutationFn: () => callApi('POST /api/content/drafts', { body: { kind: 'challenge', edits: challengeId } }),
    onSuccess: ({ id }) => navigate(paths.writtenDraft(id, { day })),
    onError: (error) => showErrorToast(error),
  })
  return (
    <Button busy={startEdit.isPending} onClick={() => startEdit.mutate()}>
      Edit this day
    </Button>
  )
}
