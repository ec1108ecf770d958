import { useImperativeHandle } from 'react'
import type { ChallengeDraft } from '#contract/generation.ts'
import { resolveChallenge } from '#web/features/drafts/fields/challenge-resolver.ts'
import { toChallengeContent, toChallengeValues } from '#web/features/drafts/fields/challenge-values.ts'
import { ChallengeFields } from '#web/features/drafts/fields/ChallengeFields.tsx'
import { challengeDraft } from '#web/forms/content-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import type { EditorProps } from './editor-props.ts'

const fields = ['title', 'description', 'promise', 'pillar', 'difficulty', 'duration', 'rules', 'passes'] as const

export function ChallengeEditor({ formId, initialDraft, inUse, save, dirtyRef }: EditorProps<ChallengeDraft>) {
  const form = useFormSubmit({
    resolver: resolveChallenge,
    defaultValues: toChallengeValues(initialDraft),
    fields,
    prefix: 'challenge.',
    save: (values) => save({ challenge: challengeDraft.parse(toChallengeContent(values)) }),
  })
  const { isDirty } = form.formState
  useImperativeHandle(dirtyRef, () => isDirty)
  return (
    <Form form={form} id={formId}>
      <ChallengeFields form={form} inUse={inUse} />
    </Form>
  )
}
