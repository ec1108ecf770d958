import { useEffect, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { useDraft } from '#web/shell/drafts.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { getCueDraftName } from './cue-draft-name.ts'

const CueForm = lazyComponent(async () => (await import('./CueForm.tsx')).CueForm, { fallback: () => null })

/** Asks when and where, on the first day. The button is there at once, so that it does not push the screen down. */
export function CueQuestion({ participation }: { participation: Participation }) {
  const userId = useUser()?.id ?? ''
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => preloadWhenIdle(CueForm.preload), [])
  const draft = useDraft(userId, getCueDraftName(participation.id))
  // Stays open when the text is cleared, which deletes the draft.
  if (draft && !isOpen) setIsOpen(true)

  if (isOpen) return <CueForm participation={participation} />
  return (
    <Button variant="quiet" onClick={() => setIsOpen(true)}>
      Add when and where
    </Button>
  )
}
