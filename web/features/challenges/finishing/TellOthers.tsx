import type { Participation } from '#contract/challenges.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { suggestDiscussion } from './suggest-discussion.ts'
import type { RunSummary } from './summarize-run.ts'

const DiscussionForm = lazyDialog(async () => (await import('#web/features/forum/DiscussionForm.tsx')).DiscussionForm)

type Props = { participation: Participation; summary: RunSummary | undefined }

/** Opens a prefilled discussion. Nothing is posted before the member has read it and pressed "Post". */
export function TellOthers({ participation: { id, challenge }, summary }: Props) {
  return (
    <DialogButton
      variant="primary"
      preload={DiscussionForm.preload}
      renderDialog={(state) => (
        <DiscussionForm
          {...state}
          pillar={challenge.pillar}
          suggestion={{ name: `finished:${id}`, ...suggestDiscussion(challenge, summary) }}
        />
      )}
    >
      Tell other members
    </DialogButton>
  )
}
