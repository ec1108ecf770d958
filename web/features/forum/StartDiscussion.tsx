import { useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const DiscussionForm = lazyDialog(async () => (await import('./DiscussionForm.tsx')).DiscussionForm)

export function StartDiscussion({ pillar }: { pillar: Pillar | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={DiscussionForm.preload}
        onFocus={DiscussionForm.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        Start a Discussion
      </Button>
      <DiscussionForm key={pillar} open={open} onOpenChange={setOpen} pillar={pillar} />
    </>
  )
}
