import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { type Brick, Bricks } from './Bricks.tsx'
import { type BrickEntry, findEntryAt, findNeighbor } from './explore-bricks.ts'
import styles from './BrickExplorer.module.css'

export type ExplorerEntry = BrickEntry & {
  /** The text of the list that screen readers read. */
  label: string
  /** Shown under the wall while the brick is selected. */
  details: ReactNode
}

type Props = {
  courses: Brick[][]
  /** In the order of the bricks; a gap comes after its brick. */
  entries: ExplorerEntry[]
  courseLabels?: string[]
  label: string
  /** Shown under the wall while nothing is selected. */
  caption: ReactNode
}

type Selection = { entry: number; by: 'focus' | 'hover' }

/** Pixels that a finger moves sideways before it selects bricks on its way. */
const DRAG_THRESHOLD = 8

/**
 * A wall with one tab stop. Arrow keys, taps and the mouse select bricks and gaps, and the list behind it says the same
 * to screen readers.
 */
export function BrickExplorer({ courses, courseLabels, entries, label, caption }: Props) {
  const explorer = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const wall = useRef<HTMLDivElement>(null)
  const dragStart = useRef<number>(undefined)
  const [selection, setSelection] = useState<Selection>()
  const [tabStop, setTabStop] = useState<number>()
  const selected = selection && entries[selection.entry]
  const last = entries.length - 1

  function focusEntry(entry: number | undefined) {
    if (entry === undefined) return
    setTabStop(entry)
    list.current?.querySelectorAll('button')[entry]?.focus({ preventScroll: true })
  }

  /** Keep the details while the focus moves to a link in them. Safari focuses nothing when a link is tapped. */
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !explorer.current?.contains(relatedTarget)) setSelection(undefined)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') setSelection(undefined)
    if (event.altKey || event.ctrlKey || event.metaKey || !wall.current) return
    const step = getComputedStyle(wall.current).direction === 'rtl' ? -1 : 1
    const next = findNeighbor(event.key, selection?.entry ?? tabStop ?? last, entries, courses, step)
    if (next === undefined) return
    event.preventDefault()
    focusEntry(next)
    setSelection({ entry: next, by: 'focus' })
  }

  function handleMove(event: PointerEvent) {
    if (!wall.current) return
    const entry = findEntryAt(wall.current, event, entries)
    const isFocused = list.current?.contains(document.activeElement)
    if (event.pointerType === 'mouse') {
      if (!isFocused) setSelection(entry === undefined ? undefined : { entry, by: 'hover' })
      return
    }
    if (dragStart.current !== undefined && Math.abs(event.clientX - dragStart.current) > DRAG_THRESHOLD)
      focusEntry(entry)
  }

  return (
    <div ref={explorer} className={styles.explorer} role="group" aria-label={label}>
      <div
        className={styles.area}
        role="presentation"
        onClick={(event) => wall.current && focusEntry(findEntryAt(wall.current, event, entries))}
        onPointerDown={(event) => {
          // Keeps the focus on the list.
          if (event.pointerType === 'mouse') event.preventDefault()
          dragStart.current = event.clientX
        }}
        onPointerMove={handleMove}
        onPointerUp={() => (dragStart.current = undefined)}
        onPointerCancel={() => (dragStart.current = undefined)}
        onPointerLeave={() => selection?.by === 'hover' && setSelection(undefined)}
      >
        <Bricks ref={wall} courses={selected ? markSelected(courses, selected) : courses} courseLabels={courseLabels} />
      </div>
      <ul ref={list} className={styles.list}>
        {entries.map((entry, index) => (
          <li key={`${entry.brick}${entry.isGap ? ' gap' : ''}`}>
            <button
              type="button"
              tabIndex={index === Math.min(tabStop ?? last, last) ? 0 : -1}
              onFocus={() => {
                setTabStop(index)
                setSelection({ entry: index, by: 'focus' })
              }}
              onBlur={handleBlur}
              onKeyDown={handleKey}
            >
              {entry.label}
            </button>
          </li>
        ))}
      </ul>
      <div
        className={styles.caption}
        role="presentation"
        data-empty={last < 0 || undefined}
        data-preview={selection?.by === 'hover' || undefined}
        onBlur={handleBlur}
      >
        {selected ? selected.details : caption}
      </div>
    </div>
  )
}

function markSelected(courses: Brick[][], { brick, isGap }: BrickEntry): Brick[][] {
  let number = -1
  return courses.map((bricks) =>
    bricks.map((each) => {
      number += 1
      return number === brick ? { ...each, selected: isGap ? 'gap' : 'brick' } : each
    }),
  )
}
