import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './StepText.module.css'

/** Text that a phone shows in three lines. A button shows the rest. Give each text its own `key`. */
export function StepText({ children }: { children: ReactNode }) {
  const id = useId()
  const ref = useRef<HTMLParagraphElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const text = ref.current
    if (!text) return undefined
    const observer = new ResizeObserver(() => setIsCut(text.scrollHeight > text.clientHeight + 1))
    observer.observe(text)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.step} dir="auto">
      <p ref={ref} id={id} className={styles.text} data-expanded={isExpanded || undefined}>
        {children}
      </p>
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
    </div>
  )
}
