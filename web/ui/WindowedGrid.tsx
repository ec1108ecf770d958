import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './WindowedGrid.module.css'

type Props<T> = {
  items: readonly T[]
  keyOf: (item: T) => string
  children: (item: T) => ReactNode
  label: string
}

type Window = { columns: number; rowHeight: number; from: number; to: number }

/** Rows drawn beyond each edge of the screen, so that the next one is there before it is seen. */
const beyond = 1

/** Before anything is measured: more than a screen holds. */
const unmeasured: Window = { columns: 1, rowHeight: 0, from: 0, to: 12 }

/** A grid of items that are all of one height, of which only those near the screen are drawn, however many there are. */
export function WindowedGrid<T>({ items, keyOf, children, label }: Props<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [{ columns, rowHeight, from, to }, setWindow] = useState(unmeasured)
  const { length } = items

  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return undefined
    const look = () => setWindow((before) => (length === 0 ? unmeasured : windowOf(grid, before)))
    look()
    const resized = new ResizeObserver(look)
    resized.observe(grid)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [length])

  const rows = Math.ceil(length / columns)
  const lastRow = Math.min(to, rows)
  const firstRow = Math.min(from, lastRow)
  const shown = items.slice(firstRow * columns, rowHeight ? lastRow * columns : to)
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={label}
      style={{ paddingTop: firstRow * rowHeight, paddingBottom: Math.max(0, rows - lastRow) * rowHeight }}
    >
      {shown.map((item, at) => (
        <li key={keyOf(item)} className={styles.item} aria-setsize={length} aria-posinset={firstRow * columns + at + 1}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

function windowOf(grid: HTMLElement, before: Window): Window {
  const item = grid.firstElementChild
  if (!item) return before
  const style = getComputedStyle(grid)
  const columns = style.gridTemplateColumns.split(' ').length
  const rowHeight = item.getBoundingClientRect().height + Number.parseFloat(style.rowGap)
  const above = -grid.getBoundingClientRect().top
  const from = Math.max(0, Math.floor(above / rowHeight) - beyond)
  const to = Math.max(from + 1, Math.ceil((above + innerHeight) / rowHeight) + beyond)
  const isSame =
    columns === before.columns && rowHeight === before.rowHeight && from === before.from && to === before.to
  return isSame ? before : { columns, rowHeight, from, to }
}
