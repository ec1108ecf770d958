import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { JournalEntry } from '#contract/journal.ts'
import type { Pillar } from '#contract/pillars.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { entryForm } from '#web/forms/journal-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useUser } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveEntry } from './entries.ts'
import { deleteEntryDraft, saveEntryDraft, readEntryDraft, toEntryValues, normalizeFormValues } from './entry-values.ts'
import { PromptChooser } from './PromptChooser.tsx'
import { describePrompt, findPrompt, prompts } from './prompts.ts'
import styles from './EntryForm.module.css'

export type EntryFormProps = {
  /** The entry to edit; a new one if omitted. */
  entry?: JournalEntry
  /** Key of the prompt to start with, such as "purpose-1". */
  start?: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Create or edit an entry. Every keystroke is saved as a draft on this device. */
export function EntryForm({ entry, start, open, onOpenChange }: EntryFormProps) {
  const userId = useUser()?.id ?? ''
  const [savedDraft] = useState(() => readEntryDraft(userId, entry?.id))
  const [draftStatus, setDraftStatus] = useState<'none' | 'saved' | 'unavailable'>(savedDraft ? 'saved' : 'none')
  const startPrompt = start === undefined ? undefined : findPrompt(start)
  const saveEntry = useSaveEntry(entry)
  const form = useFormSubmit({
    schema: entryForm,
    defaultValues:
      savedDraft?.values ??
      (entry
        ? toEntryValues(entry)
        : { pillar: startPrompt?.pillar ?? 'purpose', prompt: startPrompt?.text ?? '', title: '', content: '' }),
    async save(values) {
      await saveEntry.mutateAsync(normalizeFormValues(values))
      deleteEntryDraft(userId, entry?.id)
      onOpenChange(false)
    },
  })
  const { errors } = form.formState
  const [pillar, prompt] = useWatch({ control: form.control, name: ['pillar', 'prompt'] })
  const chosenPrompt = pillar ? prompts[pillar].find(({ text }) => text === prompt) : undefined

  function persistDraft() {
    const values = normalizeFormValues(form.getValues())
    setDraftStatus(
      !saveEntryDraft(userId, values, entry?.id)
        ? 'unavailable'
        : entry || values.title.trim() || values.content.trim()
          ? 'saved'
          : 'none',
    )
  }

  function selectPrompt(selection: { pillar: Pillar | ''; prompt: string }) {
    form.setValue('pillar', selection.pillar)
    form.setValue('prompt', selection.prompt)
    persistDraft()
  }

  function discard() {
    const values = normalizeFormValues(form.getValues())
    deleteEntryDraft(userId, entry?.id)
    onOpenChange(false)
    toast({
      title: entry ? 'Changes discarded' : 'Draft discarded',
      action: { label: 'Undo', onAction: () => saveEntryDraft(userId, values, entry?.id) },
    })
  }

  // Edited on another device or in another tab since the draft; saving the draft would overwrite that edit.
  const newerValues =
    savedDraft && entry?.editedAt && entry.editedAt > savedDraft.savedAt ? toEntryValues(entry) : undefined
  const pendingPrompt = savedDraft && startPrompt && startPrompt.text !== prompt ? startPrompt : undefined
  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={(next) => {
        // Do not close by mistake when the text exists nowhere else.
        if (draftStatus !== 'unavailable') onOpenChange(next)
      }}
      title={entry ? 'Edit Entry' : 'New Entry'}
      size="wide"
      submitLabel={entry ? 'Save changes' : 'Save Entry'}
      onCancel={null}
      onFormChange={persistDraft}
      footerStart={
        <>
          <p className={styles.kept} role="status">
            {draftMessages[draftStatus]}
          </p>
          {draftStatus !== 'none' && (
            <Button variant="quiet" aria-disabled={form.busy || undefined} onClick={form.busy ? undefined : discard}>
              {entry ? 'Discard changes' : 'Discard draft'}
            </Button>
          )}
        </>
      }
    >
      {pendingPrompt && (
        <Banner title="You have a draft">
          <p>{`Finish it first, or use it to answer “${isolate(pendingPrompt.text)}”`}</p>
          <Button
            className={styles.use}
            onClick={() => selectPrompt({ pillar: pendingPrompt.pillar, prompt: pendingPrompt.text })}
          >
            Use this question
          </Button>
        </Banner>
      )}
      {newerValues && draftStatus !== 'none' && (
        <Banner title="This entry has changed since your draft">
          <p>Saving your draft will overwrite that change.</p>
          <Button
            className={styles.use}
            onClick={() => {
              form.reset(newerValues)
              deleteEntryDraft(userId, entry?.id)
              setDraftStatus('none')
            }}
          >
            Use the saved version
          </Button>
        </Banner>
      )}
      <PromptChooser
        pillar={pillar || ''}
        prompt={prompt ?? ''}
        error={errors.prompt?.message ?? errors.pillar?.message}
        onChoose={selectPrompt}
      />
      <FormField form={form} name="title" label="Title" optional>
        {(control) => <TextInput {...control} autoComplete="off" readOnly={form.busy} />}
      </FormField>
      <div className={styles.paper}>
        {/* The chooser lists short names, so the question is announced when it changes. */}
        <div aria-live="polite">
          {prompt && (
            <div className={styles.prompt}>
              <p dir="auto">{prompt}</p>
              {chosenPrompt && <p className={styles.effort}>{describePrompt(chosenPrompt)}</p>}
            </div>
          )}
        </div>
        <FormField form={form} name="content" label="Entry">
          {(control) => <TextArea {...control} rows={8} readOnly={form.busy} data-start />}
        </FormField>
      </div>
      <CrisisNotice />
    </FormDialog>
  )
}

const draftMessages = {
  none: '',
  saved: 'Draft saved on this device.',
  unavailable: 'Your browser can’t save drafts. Save before you close.',
}
