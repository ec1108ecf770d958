import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReportReason } from '#contract/reports.ts'
import { ApiError, callApi, getErrorMessage } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { describeItem, type Item } from './item.ts'
import { useBlockMember } from './moderation-mutations.ts'
import { profileQuery } from './moderation-queries.ts'
import { reasonLabels, reasons } from './reasons.ts'
import styles from './ReportDialog.module.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; item: Item }

const choices = reasons.map((value) => ({ value, label: reasonLabels[value] }))

export function ReportDialog({ open, onOpenChange, item }: Props) {
  const [reason, setReason] = useState<ReportReason>()
  const [details, setDetails] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [keys] = useState(createFormIdempotencyKeys)
  const report = useMutation({
    mutationFn: (chosen: ReportReason) => {
      const body = { kind: item.kind, subjectId: item.id, reason: chosen, details }
      return callApi('POST /api/reports', { body, idempotencyKey: keys.getKey(body) })
    },
    onSuccess: () => keys.reset(),
  })

  const form = useMutationForm(report, () => {
    setIsReasonMissing(!reason)
    if (reason) report.mutate(reason)
  })

  function close(next: boolean) {
    onOpenChange(next)
    if (next) return
    report.reset()
    setIsReasonMissing(false)
    if (!report.isSuccess) return
    setReason(undefined)
    setDetails('')
  }

  return (
    <FormDialog
      form={{ ...form, error: report.error ? getReportError(report.error) : undefined }}
      open={open}
      onOpenChange={close}
      title={`Report ${describeItem(item)}`}
      description="Only the moderators see who reported it."
      submitLabel="Send report"
      onCancel={null}
      replacement={
        report.isSuccess && {
          title: 'Thank you. A moderator will review it.',
          children: <ReportSent item={item} reason={reason} onClose={() => close(false)} />,
        }
      }
    >
      {isReasonMissing && !reason && <Banner tone="error" title="Choose what is wrong." />}
      <Choices legend="What is wrong?" choices={choices} value={reason} onChoose={setReason} />
      {reason === 'danger' && (
        <p className={styles.help}>
          If someone is in danger now, don’t wait for us. <HelpLink />
        </p>
      )}
      <Field label="Anything else we should know?" optional>
        {(control) => (
          <TextArea {...control} rows={3} value={details} onChange={({ target }) => setDetails(target.value)} />
        )}
      </Field>
      <CrisisNotice />
    </FormDialog>
  )
}

type SentProps = { item: Item; reason: ReportReason | undefined; onClose: () => void }

function ReportSent({ item: { author }, reason, onClose }: SentProps) {
  const { data: profile } = useQuery({ ...profileQuery(author?.id ?? ''), enabled: author !== null })
  return (
    <div className={styles.form}>
      <p>You’ll get a notification when it has been reviewed.</p>
      {reason === 'danger' && (
        <p className={styles.help}>
          If someone is in danger now, don’t wait for us. <HelpLink />
        </p>
      )}
      <div className={styles.foot}>
        {author && profile?.canBlock && !profile.blocked && <BlockToo member={author} onBlocked={onClose} />}
        <Button variant="primary" data-start onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

function BlockToo({ member, onBlocked }: { member: { id: string; username: string }; onBlocked: () => void }) {
  const block = useBlockMember(member)
  return (
    <Button busy={block.isPending} onClick={() => block.mutate(undefined, { onSuccess: onBlocked })}>
      Block {isolate(member.username)} too
    </Button>
  )
}

/** Opens a new tab, so that the report keeps its text. */
function HelpLink() {
  return (
    <Link to={paths.help()} target="_blank">
      Find help near you
      <span className="visually-hidden"> (opens in a new tab)</span>
    </Link>
  )
}

function getReportError(error: Error): string {
  const [fieldMessage] = error instanceof ApiError ? Object.values(error.fields) : []
  return fieldMessage ?? getErrorMessage(error)
}
