import { useEffect, useRef, useState } from 'react'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { callWhenIdle } from '#web/ui/preload-when-idle.ts'
import styles from './CrisisNotice.module.css'

const CrisisWatch = lazyComponent<{ form: HTMLElement; given: string }>(
  async () => (await import('./CrisisWatch.tsx')).CrisisWatch,
  {
    onFailure: () => undefined,
  },
)

type Props = {
  /** Text that the app has put into the fields. The member has not written it, so it says nothing about them. */
  given?: string
}

/**
 * Link to Help now in a form, and offer help when its text suggests that the writer may harm themselves. Everything
 * that it needs is loaded once the form is in use, so no request depends on what they write. The link opens a new tab
 * so that the text stays.
 */
export function CrisisNotice({ given = '' }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const parent = ref.current?.closest('form') ?? ref.current?.parentElement
    if (!parent) return undefined
    let cancel: (() => void) | undefined
    const start = () => {
      if (!cancel) cancel = callWhenIdle(() => setForm(parent))
    }
    // An open dialog has taken the focus, and a restored draft has a text.
    if (parent.contains(document.activeElement) || parent.closest('[role=dialog]')) start()
    parent.addEventListener('focusin', start)
    return () => {
      parent.removeEventListener('focusin', start)
      cancel?.()
    }
  }, [])
  return (
    <div ref={ref} className={styles.notice}>
      {form && <CrisisWatch form={form} given={given} />}
      <a className={styles.help} href={paths.help()} target="_blank">
        Help now
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </div>
  )
}
