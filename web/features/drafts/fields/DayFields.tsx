import { type ClipboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import {
  changeDays,
  copyDayBefore,
  fillEmptyDays,
  moveDays,
  pasteTitles,
  readTitles,
  removeDays,
  repeatWeekly,
} from './day-helpers.ts'
import { focusEnd, isEnter, isFinalEnter } from './enter-key.ts'
import { createEmptyDay, type Day, type DayRange, findDayProblems, formatRange, isEmptyDay } from './plan-days.ts'
import styles from './day-editor.module.css'

type Props = {
  days: Day[]
  range: DayRange
  duration: number
  showsMissing: boolean
  canRemove: boolean
  onChange: (days: Day[]) => void
  onMove: (days: Day[], range: DayRange) => void
  /** For changes of several days, which can be undone. */
  onMany: (days: Day[], title: string) => void
  onRemove: (days: Day[], title: string) => void
  onSplit: () => void
  onNext: () => void
}

const WEEK = 7

/** The fields of the open day, and what can be done with it. Enter goes on to the next field, and twice to the next day. */
export function DayFields({ days, range, duration, showsMissing, canRemove, ...on }: Props) {
  const id = useId()
  const titleRef = useRef<HTMLInputElement>(null)
  const doneRef = useRef<HTMLTextAreaElement>(null)
  const actionRef = useRef<HTMLTextAreaElement>(null)
  const { from, to } = range
  const day = days[from] ?? createEmptyDay()
  const [showsDetails, setShowsDetails] = useState(day.details !== '')
  const name = `${from === to ? 'day' : 'days'} ${formatRange(range)}`
  const isLast = to >= duration - 1
  const problems = findDayProblems(day)
  const missing = (field: keyof Day) => (showsMissing || day[field].trim() !== '' ? problems[field] : undefined)
  const change = (fields: Partial<Day>) => on.onChange(changeDays(days, range, fields))

  const startsAtAction = showsMissing && day.title.trim() !== ''
  const focusStart = useEffectEvent(() => focusEnd((startsAtAction ? actionRef : titleRef).current))
  useEffect(() => focusStart(), [])

  /** Several lines become one day each. */
  function paste(event: ClipboardEvent) {
    const titles = readTitles(event.clipboardData.getData('text'))
    if (titles.length < 2) return
    const pasted = pasteTitles(days, from, titles)
    if (pasted.count === 0) return
    event.preventDefault()
    on.onMany(pasted.days, pasted.count === 1 ? '1 day has a title now' : `${pasted.count} days have a title now`)
  }

  function fillRest() {
    // The button goes with the last empty day.
    focusEnd(titleRef.current)
    on.onMany(fillEmptyDays(days, to, duration), 'The empty days are filled')
  }

  function move(step: -1 | 1) {
    const moved = moveDays(days, range, step)
    // At the first and the last day, the button that was pressed goes.
    if (moved.range.from === 0 || moved.range.to === duration - 1) focusEnd(titleRef.current)
    on.onMove(moved.days, moved.range)
  }

  const hasFirstWeek = days.slice(0, WEEK).some((first) => !isEmptyDay(first))
  return (
    <div className={styles.fields} role="group" aria-label={`Day${from === to ? '' : 's'} ${formatRange(range)}`}>
      <div className={styles.dayTitle}>
        <TextInput
          ref={titleRef}
          id={`${id}-title`}
          aria-label={`Title of ${name}`}
          aria-invalid={missing('title') ? true : undefined}
          aria-describedby={missing('title') ? `${id}-title-error` : undefined}
          placeholder="Title"
          autoComplete="off"
          enterKeyHint="next"
          value={day.title}
          onChange={({ target }) => change({ title: target.value })}
          onPaste={paste}
          onKeyDown={(event) => isEnter(event) && focusEnd(doneRef.current)}
        />
        {missing('title') && (
          <p id={`${id}-title-error`} className={styles.error}>
            {missing('title')}
          </p>
        )}
      </div>
      {from < to && (
        <p className={styles.together}>
          {`Days ${formatRange(range)} are the same and change together.`}
          <button type="button" className={styles.text} onClick={on.onSplit}>
            {`Change only day ${from + 1}`}
          </button>
        </p>
      )}
      <Field label="Done when" optional error={missing('done')}>
        {(control) => (
          // Long ones wrap, but they are one line.
          <span className={styles.line}>
            <TextArea
              {...control}
              ref={doneRef}
              rows={1}
              enterKeyHint="next"
              value={day.done}
              onChange={({ target }) => change({ done: target.value.replaceAll('\n', ' ') })}
              onKeyDown={(event) => isEnter(event) && focusEnd(actionRef.current)}
            />
          </span>
        )}
      </Field>
      <Field
        label="What to do"
        hint={isLast ? undefined : 'Enter twice goes on to the next day.'}
        error={missing('action')}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={actionRef}
            rows={2}
            value={day.action}
            onChange={({ target }) => change({ action: target.value })}
            onKeyDown={(event) => {
              if (!isFinalEnter(event)) return
              change({ action: day.action.trimEnd() })
              on.onNext()
            }}
          />
        )}
      </Field>
      {showsDetails && (
        <Field label="Easier version and notes" optional error={missing('details')}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={day.details}
              onChange={({ target }) => change({ details: target.value })}
            />
          )}
        </Field>
      )}
      <div className={styles.helpers}>
        {from > 0 && (
          <Button onClick={() => on.onMany(copyDayBefore(days, range), `Copied from day ${from}`)}>
            Same as yesterday
          </Button>
        )}
        {duration > WEEK && hasFirstWeek && (
          <Button onClick={() => on.onMany(repeatWeekly(days, duration), 'Days 1 to 7 are repeated every week')}>
            Repeat weekly
          </Button>
        )}
        {to < duration - 1 && !isEmptyDay(day) && days.slice(to + 1).some(isEmptyDay) && (
          <Button onClick={fillRest}>Fill the rest</Button>
        )}
      </div>
      <div className={styles.tools}>
        {!showsDetails && (
          <button type="button" className={styles.text} onClick={() => setShowsDetails(true)}>
            Easier version and notes
          </button>
        )}
        <span>
          {from > 0 && <MoveButton direction="up" name={name} onMove={() => move(-1)} />}
          {to < duration - 1 && <MoveButton direction="down" name={name} onMove={() => move(1)} />}
          {canRemove && to - from + 1 < duration && (
            <IconButton
              icon={rareIcons.trash}
              label="Remove"
              aria-label={`Remove ${name}`}
              onClick={() =>
                on.onRemove(removeDays(days, range), `Day${from === to ? '' : 's'} ${formatRange(range)} removed`)
              }
            />
          )}
        </span>
      </div>
    </div>
  )
}

function MoveButton({ direction, name, onMove }: { direction: 'up' | 'down'; name: string; onMove: () => void }) {
  return (
    <IconButton
      icon={rareIcons[direction]}
      label={direction === 'up' ? 'Move up' : 'Move down'}
      aria-label={`Move ${name} ${direction}`}
      onClick={onMove}
    />
  )
}
