import { useEffect, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { readDraft } from '#web/shell/drafts.ts'
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
  // The server does not know of drafts.
  useEffect(() => {
    if (readDraft(userId, getCueDraftName(participation.id))) setIsOpen(true)
  }, [userId, participation.id])

  if (isOpen) return <CueForm participation={participation} />
  return (
    <Button variant="quiet" onClick={() => setIsOpen(true)}>
      Add when and where
    </Button>
  )
}
