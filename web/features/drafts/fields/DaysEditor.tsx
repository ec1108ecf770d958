import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { challengeDuration } from '#contract/limits.ts'
import type { Pillar } from '#contract/pillars.ts'
import { type Brick, Bricks } from '#web/ui/Bricks.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { currentToast, dismissToast, toast } from '#web/ui/toast.ts'
import { divideIntoCourses, layOutCourses } from '#web/ui/wall-layout.ts'
import { extendDays } from './day-helpers.ts'
import { DayFields } from './DayFields.tsx'
import { type Day, type DayRange, type DayRun, findUnfinishedDays, isWritten, listRuns } from './plan-days.ts'
import styles from './day-editor.module.css'

type Props = {
  days: Day[]
  duration: number
  pillar: Pillar | ''
  onChange: (days: Day[], duration?: number) => void
  /** False if members have joined: then the length stays. */
  canAdd: boolean
  /** Which days are not finished, once that matters. */
  error?: string | undefined
  /** Opens the first day that is not finished. */
  focusRef?: Ref<{ focus: () => void }>
  /** The day that is open at first, counted from 1. */
  firstDay?: number | undefined
}

/** The key changes only when a day is opened, so that the focus stays on a button that moves the day. */
type Open = DayRange & { key: number }

/** The days of a challenge. One is open at a time; equal ones next to each other are written together. */
export function DaysEditor({ days, duration, pillar, onChange, canAdd, error, focusRef, firstDay }: Props) {
  const id = useId()
  const [openState, setOpen] = useState<Open | null>(firstDay ? { from: firstDay - 1, to: firstDay - 1, key: 0 } : null)
  const focusAfterRender = useRef('')
  const undoToast = useRef(0)
  const total = Number.isNaN(duration) ? 0 : Math.min(duration, challengeDuration.max)
  const planned = extendDays(days, total).slice(0, total)
  const open = openState && openState.to < total ? openState : null
  const runs = listRuns(planned, open)
  const written = planned.filter(isWritten).length

  function openDays({ from, to }: DayRange) {
    setOpen((last) => ({ from, to, key: (last?.key ?? 0) + 1 }))
  }

  useImperativeHandle(focusRef, () => ({
    focus() {
      const [first = 0] = findUnfinishedDays(days, duration)
      openDays({ from: first, to: first })
    },
  }))
  useEffect(() => {
    if (focusAfterRender.current) document.getElementById(focusAfterRender.current)?.focus()
    focusAfterRender.current = ''
  })
  function close() {
    setOpen(null)
    focusAfterRender.current = canAdd && total < challengeDuration.max ? `${id}-add` : `${id}-${runs.at(-1)?.from}`
  }

  /** Go on to the day after the open ones, which may be written together with others. */
  function openNext({ to }: DayRange) {
    const next = runs.find(({ from }) => from === to + 1)
    if (next) openDays(next.isEmpty ? { from: next.from, to: next.from } : next)
    else close()
  }

  function addDay() {
    change(extendDays(days, total + 1), total + 1)
    openDays({ from: total, to: total })
  }

  /** Change days. A later change must not be undone with an earlier one. */
  function change(next: Day[], nextDuration?: number) {
    dismissToast(undoToast.current)
    onChange(next, nextDuration)
  }

  /** Apply a helper that writes several days at once, and offer to undo it. */
  function applyToMany(next: Day[], title: string, nextDuration?: number) {
    onChange(next, nextDuration)
    toast({ title, action: { label: 'Undo', onAction: () => change(days, duration) } })
    undoToast.current = currentToast.get()?.id ?? 0
  }

  return (
    <section className={styles.days} aria-labelledby={`${id}-title`} data-pillar={pillar || undefined}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>Days</h2>
        <p className={styles.count}>{`${written} of ${total} written`}</p>
      </div>
      <Bricks courses={divideIntoCourses(drawDays(planned, open), layOutCourses(total))} />
      {written === 0 && !open && <p className={styles.note}>Without a plan, members see the promise every day.</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ol className={styles.rows}>
        {runs.map((run, index) =>
          open?.from === run.from ? (
            <li key={`open ${open.key}`} className={styles.open}>
              <span className={styles.number} aria-hidden="true">
                {formatNumber(open)}
              </span>
              <DayFields
                days={planned}
                range={open}
                duration={total}
                showsMissing={error !== undefined}
                canRemove={canAdd && total > challengeDuration.min}
                onChange={(next) => change([...next, ...days.slice(total)])}
                onMove={(next, range) => {
                  change([...next, ...days.slice(total)])
                  setOpen({ ...range, key: open.key })
                }}
                onMany={(next, title) => applyToMany([...next, ...days.slice(total)], title)}
                onRemove={(next, title) => {
                  applyToMany([...next, ...days.slice(total)], title, next.length)
                  setOpen(null)
                  focusAfterRender.current = `${id}-${Math.max(0, open.from - 1)}`
                }}
                onSplit={() => setOpen({ from: open.from, to: open.from, key: open.key })}
                onNext={() => openNext(open)}
              />
            </li>
          ) : (
            <li key={run.from}>
              <DayRow
                id={`${id}-${run.from}`}
                run={run}
                isLast={index === runs.length - 1}
                showsMissing={error !== undefined}
                onOpen={() => openDays(run.isEmpty ? { from: run.from, to: run.from } : run)}
              />
            </li>
          ),
        )}
        {canAdd && total < challengeDuration.max && !runs.at(-1)?.isEmpty && (
          <li>
            <button type="button" id={`${id}-add`} className={styles.row} onClick={addDay}>
              <span className={styles.number}>{total + 1}</span>
              <span className={styles.title} data-empty>
                Add a day
              </span>
              <Icon name="plus" size="small" />
            </button>
          </li>
        )}
      </ol>
    </section>
  )
}

type RowProps = { id: string; run: DayRun; isLast: boolean; showsMissing: boolean; onOpen: () => void }

function DayRow({ id, run, isLast, showsMissing, onOpen }: RowProps) {
  const { day, isEmpty } = run
  const isFinished = isWritten(day)
  return (
    <button type="button" id={id} className={styles.row} aria-expanded={false} onClick={onOpen}>
      <span className={styles.number}>
        <span className="visually-hidden">{run.from === run.to ? 'Day ' : 'Days '}</span>
        {formatNumber(run)}
      </span>
      <span className={styles.title} data-empty={isEmpty || undefined} dir="auto">
        {isEmpty ? (isLast ? 'Write the next day' : 'Not written yet') : day.title || 'Without a title'}
        {!isEmpty && !isFinished && (
          <span className={styles.unfinished} data-wrong={showsMissing || undefined}>
            Not finished
          </span>
        )}
      </span>
      <Icon name={isEmpty ? 'plus' : rareIcons.fold} size="small" />
    </button>
  )
}

function formatNumber({ from, to }: DayRange): string {
  return from === to ? `${from + 1}` : `${from + 1}–${to + 1}`
}

function drawDays(days: Day[], open: DayRange | null): Brick[] {
  return days.map((day, index) => ({
    kind: isWritten(day) ? 'laid' : 'open',
    outlined: open !== null && open.from <= index && index <= open.to,
  }))
}
