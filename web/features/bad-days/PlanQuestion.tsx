import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import { type PlanSection, planSections } from '#contract/plan-sections.ts'
import { ApiError, getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useUpdatePlan } from './plan-query.ts'
import { planClosing, planSectionTexts } from './plan-sections.ts'
import styles from './BadDayPlan.module.css'

type Props = { plan: BadDayPlan; section: PlanSection; number: number }

/** One question of the worksheet. Each keystroke is kept on the device until the answer is saved. */
export function PlanQuestion({ plan, section, number }: Props) {
  const { title, help, examples, note } = planSectionTexts[section]
  const [draft, setDraft, discard] = usePersistedText(`bad-day-plan:${section}`)
  const [isEdited, setIsEdited] = useState(draft !== '')
  const text = isEdited ? draft : plan[section]
  const save = useUpdatePlan()
  const navigate = useNavigate()
  const isLast = number === planSections.length
  const next = isLast ? paths.badDayPlan() : paths.badDayPlan({ question: number + 1 })
  const fieldError = save.error instanceof ApiError ? save.error.fields[section] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const onSuccess = () => {
      discard()
      void navigate(next)
    }
    if (text === plan[section]) onSuccess()
    else save.mutate({ [section]: text }, { onSuccess })
  }

  return (
    <form className={styles.question} onSubmit={submit} noValidate>
      <p className={styles.count}>{`Question ${number} of ${planSections.length}`}</p>
      <PageHeader title={title}>{help}</PageHeader>
      {save.error && !fieldError && <Banner tone="error" title={getErrorMessage(save.error)} />}
      <Field label="Your answer" error={fieldError}>
        {(control) => (
          <TextArea
            {...control}
            rows={7}
            value={text}
            onChange={({ target }) => {
              setIsEdited(true)
              setDraft(target.value)
            }}
          />
        )}
      </Field>
      <div className={styles.examples}>
        <p>For example:</p>
        <ul>
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </div>
      {note && <p className={styles.soft}>{note}</p>}
      {isLast && <p className={styles.soft}>{planClosing}</p>}
      <div className={styles.actions}>
        <LinkButton to={number === 1 ? paths.badDayPlan() : paths.badDayPlan({ question: number - 1 })}>
          Back
        </LinkButton>
        <Button variant="primary" type="submit" busy={save.isPending}>
          {isLast ? 'Save and finish' : text || plan[section] ? 'Save and continue' : 'Skip'}
        </Button>
      </div>
    </form>
  )
}
