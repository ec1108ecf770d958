import { useState } from 'react'
import type { Goal, GoalStep } from '#contract/goals.ts'
import type { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useAddStep, useEditStep, useRemoveStep } from './goal-steps.ts'
import styles from './GoalSteps.module.css'

const maxSteps: typeof limits.goalSteps = 10
const maxLength: typeof limits.title = 120

/** Add, rename, move and remove steps. Each change is saved at once. */
export function StepEditor({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  return (
    <>
      <ol className={styles.editor} tabIndex={-1}>
        {goal.steps.map((step, index) => (
          <StepRow key={step.id} goal={goal} step={step} index={index} />
        ))}
      </ol>
      {goal.steps.length < maxSteps ? (
        <NewStep goal={goal} onClose={onClose} />
      ) : (
        <>
          <p className={styles.hint}>{`A goal has up to ${maxSteps} steps.`}</p>
          <Button onClick={onClose}>Done</Button>
        </>
      )}
    </>
  )
}

function StepRow({ goal, step, index }: { goal: Goal; step: GoalStep; index: number }) {
  const [title, setTitle] = useState(step.title)
  const edit = useEditStep(goal)
  const remove = useRemoveStep(goal)

  function rename() {
    const next = title.trim()
    if (next === '') setTitle(step.title)
    else if (next !== step.title) edit.mutate({ step, change: { title: next } })
  }

  return (
    <li>
      <TextInput
        value={title}
        aria-label={`Step ${index + 1}`}
        maxLength={maxLength}
        onChange={({ target }) => setTitle(target.value)}
        onBlur={rename}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
      {index > 0 && (
        <IconButton
          ref={restoreFocusOnUnmount}
          icon={rareIcons.up}
          label="Move up"
          aria-label={`Move up ${step.title}`}
          onClick={() => edit.mutate({ step, change: { position: index - 1 } })}
        />
      )}
      <IconButton
        ref={restoreFocusOnUnmount}
        icon={rareIcons.trash}
        label="Remove"
        aria-label={`Remove ${step.title}`}
        aria-disabled={remove.isPending || undefined}
        onClick={() => remove.isPending || remove.mutate(step)}
      />
    </li>
  )
}

/** The button that opened the editor is gone. */
function focus(input: HTMLInputElement | null) {
  input?.focus()
}

function NewStep({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [title, setTitle] = useState('')
  const add = useAddStep(goal)

  function save(next: () => void) {
    if (!add.isPending) add.mutate({ title }, { onSuccess: next })
  }

  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) save(() => setTitle(''))
      }}
    >
      <TextInput
        ref={focus}
        value={title}
        aria-label="New step"
        placeholder={goal.steps.length === 0 ? 'First step' : 'Next step'}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" busy={add.isPending}>
        Add
      </Button>
      <Button className={styles.quiet} variant="quiet" onClick={() => (title.trim() ? save(onClose) : onClose())}>
        Done
      </Button>
    </form>
  )
}
