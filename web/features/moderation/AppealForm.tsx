import { useMutation } from '@tanstack/react-query'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/toast.ts'
import { decisionQuery } from './moderation-queries.ts'
import styles from './Decision.module.css'

export function AppealForm({ decisionId }: { decisionId: string }) {
  const [message, setMessage, discard] = usePersistedText(`appeal:${decisionId}`)
  const appeal = useMutation({
    mutationFn: () => callApi('POST /api/decisions/{id}/appeal', { params: { id: decisionId }, body: { message } }),
    onSuccess: (decision) => {
      discard()
      document.getElementById('main')?.focus({ preventScroll: true })
      queryClient.setQueryData(decisionQuery(decisionId).queryKey, decision)
      toast({ title: 'Your appeal was sent' })
    },
  })
  const form = useMutationForm(appeal, appeal.mutate, ['message'])

  return (
    <Card as="section" className={styles.card} aria-labelledby="appeal-form">
      <h2 id="appeal-form" className={styles.heading}>
        Do you disagree?
      </h2>
      <p className={styles.soft}>You can send one message. If possible, another moderator reads it.</p>
      <Form form={form} className={styles.form}>
        <Field label="Your appeal" error={form.fieldErrors.message}>
          {(control) => (
            <TextArea {...control} rows={5} value={message} onChange={({ target }) => setMessage(target.value)} />
          )}
        </Field>
        <CrisisNotice />
        <FormActions>
          <Button variant="primary" type="submit" wide busy={form.busy}>
            Send appeal
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
