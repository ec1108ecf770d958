import { type Ref, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type PlanSection, planSections, planSectionTitles } from '#contract/plan-sections.ts'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { type AnswerDraft, deleteAnswerDraft, saveAnswerDraft } from './answer-drafts.ts'
import { useSaveAnswer } from './plan-query.ts'
import { planClosing, planSectionTexts } from './plan-sections.ts'
import styles from './BadDayPlan.module.css'

type Props = {
  /** The answer on the server. */
  saved: string
  draft: AnswerDraft | undefined
  section: PlanSection
  number: number
  heading: Ref<HTMLHeadingElement>
}

/** One question of the worksheet. Each keystroke is kept on the device until the answer is saved. */
export function PlanQuestion({ saved, draft: storedDraft, section, number, heading }: Props) {
  const { help, examples, note } = planSectionTexts[section]
  const userId = useUser()?.id ?? ''
  // The latest text, if the browser could not store it.
  const [unstoredDraft, setUnstoredDraft] = useState<AnswerDraft>()
  const draft = unstoredDraft ?? storedDraft
  const text = draft?.text ?? saved
  const isChangedElsewhere = draft !== undefined && draft.base !== saved && draft.text !== saved
  const field = useRef<HTMLTextAreaElement>(null)
  const save = useSaveAnswer(section)
  const navigate = useNavigate()
  const isLast = number === planSections.length

  function edit(next: string) {
    const nextDraft = { text: next, base: draft?.base ?? saved }
    setUnstoredDraft(saveAnswerDraft(userId, section, nextDraft) ? undefined : nextDraft)
  }

  function discardDraft() {
    deleteAnswerDraft(userId, section)
    setUnstoredDraft(undefined)
  }

  const form = useMutationForm(save, () => {
    const openNext = () => void navigate(isLast ? paths.badDayPlan() : paths.badDayPlan({ question: number + 1 }))
    if (text === saved) {
      discardDraft()
      openNext()
    } else save.mutate(text, { onSuccess: openNext })
  }, [section])

  return (
    <form className={styles.question} onSubmit={form.submit} noValidate>
      <p className={styles.count}>{`Question ${number} of ${planSections.length}`}</p>
      <PageHeader title={planSectionTitles[section]} documentTitle={null} headingRef={heading}>
        {help}
      </PageHeader>
      {form.error && <Banner tone="error" title={form.error} />}
      {isChangedElsewhere && !form.busy && (
        <Banner title="This answer has changed elsewhere since your draft">
          <p>{saved ? 'Saving your draft will overwrite this version:' : 'It is empty now.'}</p>
          {saved && (
            <p className={styles.text} dir="auto">
              {saved}
            </p>
          )}
          <Button
            className={styles.use}
            onClick={() => {
              discardDraft()
              field.current?.focus()
            }}
          >
            Use the saved version
          </Button>
        </Banner>
      )}
      <Field label="Your answer" error={form.fieldErrors[section]}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={7}
            value={text}
            readOnly={form.busy}
            onChange={({ target }) => edit(target.value)}
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
        <Button variant="primary" type="submit" busy={form.busy}>
          {isLast ? 'Save and finish' : text || saved ? 'Save and continue' : 'Skip'}
        </Button>
      </div>
    </form>
  )
}
