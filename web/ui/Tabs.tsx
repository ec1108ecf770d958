import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

type Tab<T extends string> = {
  value: T
  label: string
  /** Shown as a badge where it is above zero. */
  count?: number
}

type Props<T extends string> = {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

export function Tabs<T extends string>({ label, tabs, value, onChange, children }: Props<T>) {
  const id = useId()

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[neighbour(event.key, at, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            ref={tab.value === value ? scrollIntoList : undefined}
          >
            {tab.label}
            {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={-1}>
        {children}
      </div>
    </>
  )
}

/** Only the list moves: `scrollIntoView` would move the page too. */
function scrollIntoList(tab: HTMLButtonElement | null) {
  const list = tab?.parentElement
  if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

function neighbour(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % length
  if (key === 'ArrowLeft') return (at - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return undefined
}
