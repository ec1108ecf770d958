import { Suspense, lazy, useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const loadForm = () => import('./DiscussionForm.tsx')
const DiscussionForm = lazy(async () => ({ default: (await loadForm()).DiscussionForm }))

/** The button, and the dialog it opens: the form loads with the first use. */
export function StartDiscussion({ pillar }: { pillar: Pillar | undefined }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  function preload() {
    void loadForm()
    preloadDialog()
  }

  return (
    <>
      <Button
        look="primary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon name="plus" />
        Start a Discussion
      </Button>
      {wanted && (
        <Suspense>
          <DiscussionForm key={pillar} open={open} onOpenChange={setOpen} pillar={pillar} />
        </Suspense>
      )}
    </>
  )
}
