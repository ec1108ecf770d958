import { useForm } from 'react-hook-form'
import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { unfinishedChallenge } from '#web/forms/unfinished-forms.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftFrame } from './DraftFrame.tsx'
import { resolveChallenge } from './fields/challenge-resolver.ts'
import {
  type ChallengeValues,
  toChallengeContent,
  toChallengeValues,
  toDraftContent,
} from './fields/challenge-values.ts'
import { ChallengeFields } from './fields/ChallengeFields.tsx'
import { useDraftAutosave } from './use-draft-autosave.ts'
import { useDraftForm } from './use-draft-form.ts'

const ChallengePreview = lazyComponent(async () => (await import('./ChallengePreview.tsx')).ChallengePreview, {
  fallback: () => <Skeleton shape="line" count={6} />,
})

type Props = { draft: WrittenDraft; firstDay?: number | undefined }

export function ChallengeDraftEditor({ draft, firstDay }: Props) {
  const autosave = useDraftAutosave(draft)
  const form = useForm<ChallengeValues>({
    defaultValues: readValues(autosave.initialContent),
    resolver: resolveChallenge,
  })
  const { control, formState, register, getFieldState, getValues, setValue } = form
  const frame = useDraftForm({ form, autosave, readValues, toContent: toDraftContent })
  return (
    <DraftFrame
      draft={draft}
      autosave={autosave}
      {...frame}
      showTitleError={(message) => form.setError('title', { message }, { shouldFocus: true })}
      fields={
        <ChallengeFields
          form={{ control, formState, register, getFieldState, getValues, setValue }}
          inUse={false}
          firstDay={firstDay}
        />
      }
      renderPreview={() => <ChallengePreview content={toChallengeContent(getValues())} />}
    />
  )
}

function readValues(content: UnfinishedContent): ChallengeValues {
  return toChallengeValues(unfinishedChallenge.parse(content))
}
