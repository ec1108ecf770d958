import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ForumPicture } from '#contract/forum-pictures.ts'
import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { PostingNotice } from '#web/features/moderation/PostingGate.tsx'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { PictureDrop, PicturesField } from '#web/features/pictures/PicturesField.tsx'
import { usePictures } from '#web/features/pictures/use-pictures.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { postForm } from '#web/forms/forum-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar } from '#web/pillars/pillars.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { useStanding } from '#web/shell/standing.ts'
import { Button } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/Select.tsx'
import { SettingCheckbox } from '#web/ui/SettingCheckbox.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useSaveDiscussion } from './forum-mutations.ts'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'
import formStyles from '#web/forms/Form.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The discussion to edit; a new one if omitted. */
  post?: ForumPost
  pillar?: Pillar
  /** Text for a new discussion that the member can edit. Its draft is stored under `name`. */
  suggestion?: { name: string; title: string; content: string }
}

/** Create or edit a discussion. Closing the dialog keeps the text as a draft on this device. */
export function DiscussionForm({ open, onOpenChange, post, pillar = 'purpose', suggestion }: Props) {
  const draft = useFormDraft(`discussion:${post?.id ?? suggestion?.name ?? 'new'}`)
  const { title: initialTitle, content: initialContent } = post ?? suggestion ?? { title: '', content: '' }
  const initialValues = { title: initialTitle, content: initialContent, pillar: post?.pillar ?? pillar }
  const pictures = usePictures({
    initial: post?.pictures ?? noPictures,
    draft: draft.read()?.['pictures'],
    onChange: persistDraft,
  })
  const saveDiscussion = useSaveDiscussion(post)
  const canPost = useCanPost()
  const isAdmin = useStanding().role === 'admin'
  const [isForOneWeek, setIsForOneWeek] = useState(false)
  const form = useFormSubmit({
    schema: postForm,
    defaultValues: { ...initialValues, ...pickDraftFields(draft.read()) },
    async save(body, { reset }) {
      const settled = await pictures.settle()
      if (!settled) return
      const idempotencyKey = draft.getIdempotencyKey({
        ...body,
        pictures: pictures.toDraft(),
        ...(isForOneWeek && { forOneWeek: 'yes' }),
      })
      const saved = await saveDiscussion.mutateAsync({
        body: { ...body, ...settled, ...(isForOneWeek && { forOneWeek: true }) },
        idempotencyKey,
      })
      draft.discard()
      setIsForOneWeek(false)
      pictures.reset(post ? saved.pictures : noPictures)
      reset(post ? { title: saved.title, content: saved.content, pillar: saved.pillar } : initialValues)
      onOpenChange(false)
    },
  })
  const currentValues = useWatch({ control: form.control })
  const hasChanges =
    currentValues.title !== initialValues.title ||
    currentValues.content !== initialValues.content ||
    pictures.hasChanges

  function persistDraft(changedPictures: string) {
    const values = form.getValues()
    const isUnchanged = values.title === initialValues.title && values.content === initialValues.content
    if (isUnchanged && changedPictures === '') draft.discard()
    else draft.save({ ...values, pictures: changedPictures })
  }

  function discardDraft() {
    draft.discard()
    form.reset(initialValues)
    pictures.reset()
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      title={post ? 'Edit discussion' : 'Start a Discussion'}
      submitLabel={post ? 'Save changes' : 'Post'}
      onCancel={null}
      onFormChange={() => persistDraft(pictures.toDraft())}
      footerStart={
        hasChanges &&
        !form.busy && (
          <Button variant="quiet" className={formStyles.first} onClick={discardDraft}>
            {post || suggestion ? 'Undo changes' : 'Discard draft'}
          </Button>
        )
      }
      replacement={!canPost && { children: <PostingNotice /> }}
    >
      <PictureDrop pictures={pictures}>
        <FormField form={form} name="title" label="Title">
          {(control) => <TextInput {...control} autoComplete="off" readOnly={form.busy} />}
        </FormField>
        <FormMarkdownField
          form={form}
          keepLines
          name="content"
          label="Content"
          onKeyDown={submitOnCtrlEnter}
          readOnly={form.busy}
        />
        <PicturesField pictures={pictures} readOnly={form.busy} />
      </PictureDrop>
      <CrisisNotice given={suggestion && `${suggestion.title}\n${suggestion.content}`} />
      <FormField form={form} name="pillar" label="Pillar">
        {(control) => (
          <Select {...control}>
            <PillarOptions />
          </Select>
        )}
      </FormField>
      {isAdmin && !post && (
        <SettingCheckbox
          label="Close it after one week"
          hint="For a check-in: members can reply for seven days."
          checked={isForOneWeek}
          onChange={setIsForOneWeek}
        />
      )}
    </FormDialog>
  )
}

const noPictures: ForumPicture[] = []

/** Pick the draft's fields, or none if it has no text; a pillar alone is not worth restoring. */
function pickDraftFields({ title = '', content = '', pillar }: Record<string, string> = {}) {
  if (!title && !content) return {}
  return isPillar(pillar) ? { title, content, pillar } : { title, content }
}
