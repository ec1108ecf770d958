import { useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '#web/api/client.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { describeItem, type Item, nameItem } from './item.ts'
import { type MemberAction, useModerateMember, useModeratePost } from './moderation-mutations.ts'

export type DialogAction = 'remove' | 'warn' | 'mute' | 'suspend'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  action: DialogAction
  item: Item
}

const durations = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '', label: 'Permanently' },
] as const

const postChoices = [
  { value: 'keep' as const, label: 'Keep their posts' },
  { value: 'hide' as const, label: 'Hide their posts', hint: 'They are shown again when the suspension ends.' },
  { value: 'remove' as const, label: 'Remove their posts', hint: 'Others see “Removed by a moderator” instead.' },
]

/** The actions that need a note to the author, a duration or another choice. */
export function ActionDialog({ open, onOpenChange, action, item }: Props) {
  const noteField = useRef<HTMLTextAreaElement>(null)
  const [notes, setNotes] = useState<Partial<Record<DialogAction, string>>>({})
  const note = notes[action] ?? ''
  const [duration, setDuration] = useState<(typeof durations)[number]['value']>('3')
  const [posts, setPosts] = useState<(typeof postChoices)[number]['value']>('keep')
  const [isNoteMissing, setIsNoteMissing] = useState(false)
  const member = item.author ?? { id: '', username: 'the member' }
  const name = isolate(member.username)
  const removal = useModeratePost(item)
  const decision = useModerateMember(member)
  const error = action === 'remove' ? removal.error : decision.error
  const isPending = removal.isPending || decision.isPending
  const words = getWords(action, item, name)

  function close(next: boolean) {
    onOpenChange(next)
    if (next) return
    removal.reset()
    decision.reset()
    setIsNoteMissing(false)
  }

  function finish() {
    setNotes({})
    setPosts('keep')
    onOpenChange(false)
  }

  const form = useMutationForm({ isPending, error }, () => {
    const isMissing = action === 'warn' && note.trim() === ''
    setIsNoteMissing(isMissing)
    if (isMissing) noteField.current?.focus()
    else if (action === 'remove') removal.mutate({ action, note }, { onSuccess: finish })
    else decision.mutate(buildMemberAction(action, { note, duration, posts }), { onSuccess: finish })
  })

  return (
    <FormDialog
      form={{ ...form, error: error ? getError(error) : undefined }}
      open={open}
      onOpenChange={close}
      title={words.title}
      description={words.description}
      submitLabel={words.confirm}
      submitVariant="destructive"
    >
      {(action === 'mute' || action === 'suspend') && (
        <Choices short legend="How long?" choices={durations} value={duration} onChoose={setDuration} />
      )}
      {action === 'suspend' && (
        <Choices legend="What they wrote" choices={postChoices} value={posts} onChoose={setPosts} />
      )}
      <Field
        label={`Note to ${name}`}
        optional={action !== 'warn'}
        hint="They get it in a notification. Your name isn’t shown."
        error={isNoteMissing && note.trim() === '' ? 'Required' : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={noteField}
            rows={3}
            value={note}
            onChange={({ target }) => setNotes({ ...notes, [action]: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

type Fields = { note: string; duration: string; posts: 'keep' | 'hide' | 'remove' }

function buildMemberAction(action: Exclude<DialogAction, 'remove'>, { note, duration, posts }: Fields): MemberAction {
  const days = parseDays(duration)
  if (action === 'warn') return { action, note }
  return action === 'mute' ? { action, days, note } : { action, days, posts, note }
}

function parseDays(duration: string): 1 | 3 | 7 | 30 | null {
  return ([1, 3, 7, 30] as const).find((days) => String(days) === duration) ?? null
}

const removals: Partial<Record<Item['kind'], string>> = {
  'social-post': 'It disappears from the feed for everyone. You can restore it later.',
  'round-answer': 'It disappears from the round for everyone but its author. You can restore it later.',
}

function getWords(action: DialogAction, item: Item, name: string) {
  switch (action) {
    case 'remove':
      return {
        title: `Remove ${describeItem(item)}?`,
        description: removals[item.kind] ?? 'Others see “Removed by a moderator” instead. You can restore it later.',
        confirm: `Remove ${nameItem(item.kind, item.isOfCrew ?? false)}`,
      }
    case 'warn':
      return {
        title: `Warn ${name}`,
        description: 'They get your note. Nothing else changes.',
        confirm: 'Send warning',
      }
    case 'mute':
      return {
        title: `Mute ${name}`,
        description: 'They can read everything, but can’t post or reply.',
        confirm: `Mute ${name}`,
      }
    case 'suspend':
      return {
        title: `Suspend ${name}`,
        description: 'They’re signed out everywhere immediately and can’t sign in.',
        confirm: `Suspend ${name}`,
      }
  }
}

function getError(error: Error): string {
  const [fieldMessage] = error instanceof ApiError ? Object.values(error.fields) : []
  return fieldMessage ?? getErrorMessage(error)
}
