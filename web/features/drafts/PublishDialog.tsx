import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChangedItem, UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { ApiError, getErrorMessage } from '#web/api/client.ts'
import { toDateAndTime, toInstant } from '#web/features/notifications/announcements/schedule.ts'
import { changedItem } from '#web/forms/unfinished-forms.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { formatPublishTime } from './describe-draft.ts'
import { usePublishDraft } from './drafts.ts'
import { LazyDifferences } from './LazyDifferences.tsx'
import { toUnfinishedContent } from './unfinished-content.ts'
import styles from './PublishDialog.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  draft: WrittenDraft
  getRevision: () => number
  getContent: () => UnfinishedContent
  onPublished: () => void
  onScheduled: (draft: WrittenDraft) => void
  onUseContent: (content: UnfinishedContent) => void
  onTitleTaken: (message: string) => void
}

const dayMs = 86_400_000

/** Publish a draft, now or later. If its item was changed in the meantime, both versions are shown first. */
export function PublishDialog({ open, onOpenChange, draft, ...props }: Props) {
  const formId = useId()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const publishDraft = usePublishDraft(draft.id)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [schedule, setSchedule] = useState(() => ({ ...toDateAndTime(timeZone, Date.now() + dayMs), time: '09:00' }))
  const [forEveryone, setForEveryone] = useState(false)
  const [error, setError] = useState('')
  const [timeError, setTimeError] = useState('')
  const [changed, setChanged] = useState<ChangedItem>()
  const joined = draft.edits?.joined ?? 0
  const isLater = when === 'later' && !forEveryone

  async function publish(over?: number) {
    const at = isLater ? toInstant(timeZone, schedule) : ''
    if (at && isPast(at)) return setTimeError('Choose a time in the future')
    setError('')
    setTimeError('')
    try {
      const body = { revision: props.getRevision(), at, forEveryone, over }
      handleReply(await publishDraft.mutateAsync(body))
    } catch (failure) {
      handleFailure(failure)
    }
  }

  function handleReply({ published, draft: waiting }: Awaited<ReturnType<typeof publishDraft.mutateAsync>>) {
    setChanged(undefined)
    onOpenChange(false)
    const title = isolate(String(props.getContent()['title'] ?? ''))
    if (waiting?.publishAt) {
      props.onScheduled(waiting)
      toast({
        title: 'Scheduled',
        description: `It will be published ${formatPublishTime(timeZone, waiting.publishAt)}.`,
      })
    }
    if (!published) return
    props.onPublished()
    toast({ title: draft.edits ? 'Changes published' : 'Published', description: title })
    void navigate(published.kind === 'challenge' ? paths.challenge(published.id) : paths.resource(published.id), {
      replace: true,
    })
  }

  function handleFailure(failure: unknown) {
    const { fields, current } = failure instanceof ApiError ? failure : { fields: {}, current: undefined }
    const { data } = changedItem.safeParse(current)
    const titleError = new Map(Object.entries(fields)).get('content.title')
    if (data) setChanged(data)
    else if (titleError) {
      onOpenChange(false)
      props.onTitleTaken(titleError)
    } else setError(getErrorMessage(failure))
  }

  const close = (next: boolean) => {
    if (publishDraft.isPending) return
    setChanged(undefined)
    setError('')
    onOpenChange(next)
  }

  if (changed)
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={`Someone has changed this ${draft.kind}`}
        description="It was changed after you began to edit it. Nothing is lost. These parts differ:"
        size="wide"
        footer={
          <>
            <Button
              aria-disabled={publishDraft.isPending || undefined}
              onClick={() => {
                props.onUseContent(toUnfinishedContent(changed.content))
                close(false)
              }}
            >
              Use theirs
            </Button>
            <Button variant="primary" busy={publishDraft.isPending} onClick={() => void publish(changed.revision)}>
              Publish mine
            </Button>
          </>
        }
      >
        <LazyDifferences
          kind={draft.kind}
          ours={props.getContent()}
          theirs={changed.content}
          oursLabel="Yours"
          theirsLabel="Published now"
        />
        {error && <Banner tone="error" title={error} />}
      </Dialog>
    )

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={draft.edits ? 'Publish your changes?' : `Publish this ${draft.kind}?`}
      footer={
        <>
          <Button aria-disabled={publishDraft.isPending || undefined} onClick={() => close(false)}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={publishDraft.isPending}>
            {isLater ? 'Schedule' : 'Publish'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!publishDraft.isPending) void publish()
        }}
      >
        {error && <Banner tone="error" title={error} />}
        {!draft.edits && <p>Everyone on this site can {draft.kind === 'challenge' ? 'join' : 'read'} it.</p>}
        {joined > 0 && (
          <>
            <p>{describeJoined(joined)}</p>
            <div className={styles.everyone}>
              <Checkbox
                id={`${formId}-for`}
                aria-describedby={`${formId}-everyone`}
                checked={forEveryone}
                onChange={({ target }) => setForEveryone(target.checked)}
              />
              <label htmlFor={`${formId}-for`}>This is a safety correction: change it for everyone</label>
              <p id={`${formId}-everyone`} className={styles.hint}>
                Members are told. The length has to stay the same.
              </p>
            </div>
          </>
        )}
        {!forEveryone && (
          <Choices
            legend="When"
            short
            choices={[
              { value: 'now', label: 'Now' },
              { value: 'later', label: 'Later' },
            ]}
            value={when}
            onChoose={setWhen}
          />
        )}
        {isLater && (
          <FieldRow>
            <Field label="Date" {...(timeError && { error: timeError })}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={schedule.date}
                  onChange={({ target }) => setSchedule({ ...schedule, date: target.value })}
                />
              )}
            </Field>
            <Field label="Time" hint={`In your time zone, ${timeZone.replaceAll('_', ' ')}.`}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  value={schedule.time}
                  onChange={({ target }) => setSchedule({ ...schedule, time: target.value })}
                />
              )}
            </Field>
          </FieldRow>
        )}
      </form>
    </Dialog>
  )
}

function describeJoined(joined: number): string {
  return joined === 1
    ? '1 member has joined. They keep their plan; those who join from now on get yours.'
    : `${joined} members have joined. They keep their plan; those who join from now on get yours.`
}

function isPast(instant: string): boolean {
  return instant <= new Date().toISOString()
}
