import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { suggestDiscussion } from './suggest-discussion.ts'
import type { RunSummary } from './summarize-run.ts'

const DiscussionForm = lazyDialog(async () => (await import('#web/features/forum/DiscussionForm.tsx')).DiscussionForm)

type Props = { participation: Participation; summary: RunSummary | undefined }

/** Opens a prefilled discussion. Nothing is posted before the member has read it and pressed "Post". */
export function TellOthers({ participation: { id, challenge }, summary }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onPointerEnter={DiscussionForm.preload}
        onFocus={DiscussionForm.preload}
        onClick={() => setOpen(true)}
      >
        Tell other members
      </Button>
      <DiscussionForm
        open={open}
        onOpenChange={setOpen}
        pillar={challenge.pillar}
        suggestion={{ name: `finished:${id}`, ...suggestDiscussion(challenge, summary) }}
      />
    </>
  )
}
