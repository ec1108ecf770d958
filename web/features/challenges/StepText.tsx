import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './StepText.module.css'

/** Text that a phone shows in three lines. A button shows the rest. Give each text its own `key`. */
export function StepText({ children }: { children: ReactNode }) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const preview = ref.current
    if (!preview) return undefined
    const observer = new ResizeObserver(() => setIsCut(preview.scrollHeight > preview.clientHeight + 1))
    observer.observe(preview)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.step} data-expanded={isExpanded || undefined}>
      <p id={id} className={styles.text} dir="auto">
        {(isCut || isExpanded) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? 'Show less' : 'Show all'}
          </button>
        )}
        {children}
      </p>
    </div>
  )
}
