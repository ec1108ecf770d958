import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/toast.ts'
import { nameDecision } from './decision-words.ts'
import { formatEnd } from './ends.ts'
import { caseQuery } from './moderation-queries.ts'
import { refetchContent } from './refetch-content.ts'
import styles from './Case.module.css'
import recordStyles from './MemberRecord.module.css'

/** The decision that a member appeals, their message, and the answer. */
export function AppealAnswer({ moderationCase }: { moderationCase: ModerationCaseDetail }) {
  const { id, status, appealed, author } = moderationCase
  const timeZone = useTimeZone()
  const userId = useUser()?.id
  if (!appealed) return null
  const { action, kind, crew, by, note, until, createdAt, appeal, canAnswer, canReverse } = appealed
  const end = formatEnd(until, timeZone)
  return (
    <Card as="section" aria-labelledby="appeal">
      <h2 id="appeal" className={styles.heading}>
        Appeal
      </h2>
      <p className={styles.typed} dir="auto">
        {appeal.message}
      </p>
      <p className={recordStyles.meta}>
        <time dateTime={appeal.createdAt}>{formatDateTime(timeZone, appeal.createdAt)}</time>
      </p>
      <h3 className={styles.subheading}>The decision</h3>
      <p>
        {nameDecision(action, kind, crew)}
        {end && ` until ${end}`}
      </p>
      {note && (
        <p className={styles.typed} dir="auto">
          {note}
        </p>
      )}
      <p className={recordStyles.meta}>
        {by && <bdi>{by.username}</bdi>}
        <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
      </p>
      {status === 'open' ? (
        author?.id !== userId &&
        (canAnswer ? (
          <AnswerForm caseId={id} canReverse={canReverse} />
        ) : (
          <p className={styles.answer}>You made this decision, so someone else has to answer the appeal.</p>
        ))
      ) : (
        <>
          <h3 className={styles.subheading}>The answer</h3>
          <p>{appeal.status === 'reversed' ? 'The decision was reversed.' : 'The decision was upheld.'}</p>
          {appeal.answer && (
            <p className={styles.typed} dir="auto">
              {appeal.answer}
            </p>
          )}
        </>
      )}
    </Card>
  )
}

function AnswerForm({ caseId, canReverse }: { caseId: string; canReverse: boolean }) {
  const [answer, setAnswer] = useState('')
  const send = useMutation({
    mutationFn: (outcome: 'upheld' | 'reversed') =>
      callApi('POST /api/moderation/cases/{id}/answer', { params: { id: caseId }, body: { outcome, answer } }),
    onSuccess: (updated, outcome) => {
      queryClient.setQueryData(caseQuery(caseId).queryKey, updated)
      refetchContent()
      toast({ title: outcome === 'reversed' ? 'Decision reversed' : 'Decision upheld' })
      document.getElementById('main')?.focus({ preventScroll: true })
    },
    onError: (error) => showErrorToast(error),
  })
  return (
    <div className={styles.answer}>
      {!canReverse && <p>An admin made this decision. You can uphold it, but only an admin can reverse it.</p>}
      <Field label="Your answer" optional hint="The member gets it with the decision. Your name isn’t shown.">
        {(control) => (
          <TextArea {...control} rows={3} value={answer} onChange={({ target }) => setAnswer(target.value)} />
        )}
      </Field>
      <div className={styles.answerButtons}>
        {canReverse && (
          <Button
            busy={send.isPending && send.variables === 'reversed'}
            onClick={() => send.isPending || send.mutate('reversed')}
          >
            Reverse the decision
          </Button>
        )}
        <Button
          busy={send.isPending && send.variables === 'upheld'}
          onClick={() => send.isPending || send.mutate('upheld')}
        >
          Uphold the decision
        </Button>
      </div>
    </div>
  )
}
