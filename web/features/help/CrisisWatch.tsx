import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findCrisisSigns } from '#contract/crisis-signs/find-signs.ts'
import { trackKeyboard } from '#web/ui/on-screen-keyboard.ts'
import { callWhenIdle } from '#web/ui/preload-when-idle.ts'
import { CrisisCard } from './CrisisCard.tsx'
import { helpQuery } from './help-query.ts'
import { removeGivenText } from './own-words.ts'

/** Milliseconds without typing before the text is checked. */
const CHECK_DELAY = 600
const textFields = 'textarea, input[type=text], input[type=search], input:not([type])'

type State = 'none' | 'crisis' | 'dismissed'

/** Check the member's own words in a form on this device. They are neither stored nor sent. */
export function CrisisWatch({ form, given }: { form: HTMLElement; given: string }) {
  const [state, setState] = useState<State>('none')
  // Fetched when the form opens, so that a request says nothing about the text.
  const { data } = useQuery({ ...helpQuery, staleTime: 60 * 60_000, refetchOnMount: true })
  useEffect(trackKeyboard, [])
  useEffect(() => {
    let cancelCheck: () => void = () => undefined
    const check = () => {
      const found = findCrisisSigns(removeGivenText(readText(form), given)).size > 0 ? 'crisis' : 'none'
      setState((previous) => (previous === 'dismissed' ? previous : found))
    }
    const schedule = () => {
      cancelCheck()
      const timer = setTimeout(() => {
        cancelCheck = callWhenIdle(check)
      }, CHECK_DELAY)
      cancelCheck = () => clearTimeout(timer)
    }
    const handleInput = () => {
      // Without a text, the form is new.
      if (readText(form) === '') setState('none')
      schedule()
    }
    schedule()
    form.addEventListener('input', handleInput)
    form.addEventListener('focusin', schedule)
    return () => {
      cancelCheck()
      form.removeEventListener('input', handleInput)
      form.removeEventListener('focusin', schedule)
    }
  }, [form, given])
  return (
    // Present from the start, so that screen readers announce what appears in it.
    <div role="status">
      {state === 'crisis' && <CrisisCard countries={data?.countries ?? []} onDismiss={() => setState('dismissed')} />}
    </div>
  )
}

function readText(form: HTMLElement): string {
  return Array.from(form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(textFields), ({ value }) => value)
    .join('\n')
    .trim()
}
