import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { JournalEntry } from '#contract/journal.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { entryForm } from '#web/forms/journal-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { privacyNote } from '#web/shell/privacy-note.ts'
import { useUser } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { fitAboveKeyboard } from '#web/ui/fit-above-keyboard.ts'
import { isolate } from '#web/ui/isolate.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/toast.ts'
import { DraftStatus } from './DraftStatus.tsx'
import { useEntries, useSaveEntry } from './entries.ts'
import { deleteEntryDraft, saveEntryDraft, readEntryDraft, toEntryValues, normalizeFormValues } from './entry-values.ts'
import { type Choice, EntryChips } from './EntryChips.tsx'
import { describePrompt, findPrompt, findPromptByText } from './prompts.ts'
import styles from './EntryForm.module.css'

export type EntryFormProps = {
  /** The entry to edit; a new one if omitted. */
  entry?: JournalEntry
  /** Key of the prompt to start with, such as "purpose-1". */
  start?: string
  /** The day of a new entry; today if omitted. */
  date?: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

type Draft = 'none' | { savedAt: string } | 'unavailable'

/** Create or edit an entry. Every keystroke is saved as a draft on this device. */
export function EntryForm({ entry, start, date = '', open, onOpenChange }: EntryFormProps) {
  const userId = useUser()?.id ?? ''
  const isFirst = useEntries().entries?.length === 0
  const [savedDraft] = useState(() => readEntryDraft(userId, entry?.id))
  const [draft, setDraft] = useState<Draft>(savedDraft ?? 'none')
  const [isDiscarding, setIsDiscarding] = useState(false)
  const startPrompt = start === undefined ? undefined : findPrompt(start)
  const saveEntry = useSaveEntry(entry)
  const form = useFormSubmit({
    schema: entryForm,
    defaultValues:
      savedDraft?.values ??
      (entry
        ? toEntryValues(entry)
        : {
            pillar: startPrompt?.pillar ?? '',
            prompt: startPrompt?.text ?? '',
            title: '',
            content: '',
            entryDate: date,
          }),
    async save(values) {
      await saveEntry.mutateAsync(normalizeFormValues(values))
      deleteEntryDraft(userId, entry?.id)
      onOpenChange(false)
    },
  })
  const { errors } = form.formState
  const [pillar, prompt, entryDate] = useWatch({ control: form.control, name: ['pillar', 'prompt', 'entryDate'] })
  const choice: Choice = { pillar: pillar || '', prompt: prompt ?? '', entryDate: entryDate ?? '' }
  const [hasTitle, setHasTitle] = useState(Boolean(form.getValues('title')))
  const chosenPrompt = prompt ? findPromptByText(prompt) : undefined

  function persistDraft() {
    const current = normalizeFormValues(form.getValues())
    const savedAt = new Date().toISOString()
    setDraft(
      !saveEntryDraft(userId, current, entry?.id)
        ? 'unavailable'
        : entry || current.title.trim() || current.content.trim()
          ? { savedAt }
          : 'none',
    )
  }

  function choose(changes: Partial<Choice>) {
    if (changes.pillar !== undefined) form.setValue('pillar', changes.pillar)
    if (changes.prompt !== undefined) form.setValue('prompt', changes.prompt)
    if (changes.entryDate !== undefined) form.setValue('entryDate', changes.entryDate)
    persistDraft()
  }

  function discard() {
    deleteEntryDraft(userId, entry?.id)
    setIsDiscarding(false)
    // The question returns the focus to the form first.
    requestAnimationFrame(() => onOpenChange(false))
    toast({ title: entry ? 'Changes discarded' : 'Draft discarded' })
  }

  // Edited on another device or in another tab since the draft; saving the draft would overwrite that edit.
  const newerValues =
    savedDraft && entry?.editedAt && entry.editedAt > savedDraft.savedAt ? toEntryValues(entry) : undefined
  const pending = savedDraft && !entry ? findPending(choice, { startPrompt, date }) : undefined
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          // Do not close by mistake when the text exists nowhere else.
          if (draft !== 'unavailable' && !form.busy) onOpenChange(next)
        }}
        title={entry ? 'Edit Entry' : 'New Entry'}
        size="page"
      >
        <Form form={form} className={styles.editor} onChange={persistDraft} ref={fitAboveKeyboard}>
          <div className={styles.page}>
            {pending && (
              <Banner title="You have a draft">
                <p>{pending.text}</p>
                <Button className={styles.use} onClick={() => choose(pending.changes)}>
                  {pending.label}
                </Button>
              </Banner>
            )}
            {newerValues && draft !== 'none' && (
              <Banner title="This entry has changed since your draft">
                <p>Saving your draft will overwrite that change.</p>
                <Button
                  className={styles.use}
                  onClick={() => {
                    form.reset(newerValues)
                    deleteEntryDraft(userId, entry?.id)
                    setDraft('none')
                  }}
                >
                  Use the saved version
                </Button>
              </Banner>
            )}
            {hasTitle || errors.title ? (
              <div className={styles.title}>
                <FormField form={form} name="title" label="Title">
                  {(control) => (
                    <TextArea
                      {...control}
                      rows={1}
                      placeholder="Title"
                      readOnly={form.busy}
                      onInput={keepOneLine}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                        event.preventDefault()
                        const text = event.currentTarget.form?.elements.namedItem('content')
                        if (text instanceof HTMLElement) text.focus()
                      }}
                    />
                  )}
                </FormField>
              </div>
            ) : (
              <Button
                variant="quiet"
                className={styles.addTitle}
                onClick={() => {
                  setHasTitle(true)
                  requestAnimationFrame(() => form.setFocus('title'))
                }}
              >
                Add a title
              </Button>
            )}
            {/* The chip has no room for the question, so it is announced when it changes. */}
            <div aria-live="polite">
              {prompt && (
                <div className={styles.prompt}>
                  <p dir="auto">{prompt}</p>
                  {chosenPrompt && <p className={styles.effort}>{describePrompt(chosenPrompt)}</p>}
                </div>
              )}
            </div>
            <div className={styles.content}>
              <FormField form={form} name="content" label="Entry">
                {(control) => (
                  <TextArea {...control} rows={6} placeholder="Start writing" readOnly={form.busy} data-start />
                )}
              </FormField>
            </div>
            <div className={styles.below}>
              {isFirst && !entry && <p className={styles.privacy}>{privacyNote}</p>}
              <CrisisNotice />
              {draft !== 'none' && (
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-disabled={form.busy || undefined}
                  onClick={() => form.busy || setIsDiscarding(true)}
                >
                  {entry ? 'Discard changes' : 'Discard draft'}
                </Button>
              )}
            </div>
          </div>
          <EntryChips
            choice={choice}
            error={errors.prompt?.message ?? errors.pillar?.message ?? errors.entryDate?.message}
            onChoose={choose}
          />
          <div className={styles.bar}>
            <DraftStatus draft={draft} />
            <Button variant="quiet" className={styles.done} type="submit" busy={form.busy}>
              Done
            </Button>
          </div>
        </Form>
      </Dialog>
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setIsDiscarding}
        title={entry ? 'Discard your changes?' : 'Discard this draft?'}
        description={
          entry ? 'The entry stays as it was before.' : 'Nothing of it is kept, on this device or on the server.'
        }
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={discard}
      />
    </>
  )
}

/** A title is a line of text that may be too long for the screen. */
function keepOneLine({ currentTarget }: { currentTarget: HTMLTextAreaElement }): void {
  const { value } = currentTarget
  if (value.includes('\n')) currentTarget.value = value.replaceAll(/\s*\n\s*/g, ' ')
}

/** A draft opens instead of what the member asked for, which they can use for its text. */
function findPending(
  choice: Choice,
  { startPrompt, date }: { startPrompt: ReturnType<typeof findPrompt>; date: string },
) {
  if (startPrompt && startPrompt.text !== choice.prompt)
    return {
      text: `Finish it first, or use it to answer “${isolate(startPrompt.text)}”`,
      label: 'Use this question',
      changes: { pillar: startPrompt.pillar, prompt: startPrompt.text },
    }
  if (date && date !== choice.entryDate)
    return {
      text: `Finish it first, or use it for ${formatLongDate(date)}.`,
      label: 'Use this day',
      changes: { entryDate: date },
    }
  return undefined
}
