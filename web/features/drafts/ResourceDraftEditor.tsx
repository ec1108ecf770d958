import { useForm } from 'react-hook-form'
import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { unfinishedResource } from '#web/forms/unfinished-forms.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftFrame } from './DraftFrame.tsx'
import { type ResourceValues, resolveResource, toResourceContent, toResourceValues } from './fields/resource-values.ts'
import { ResourceFields } from './fields/ResourceFields.tsx'
import { useDraftAutosave } from './use-draft-autosave.ts'
import { useDraftForm } from './use-draft-form.ts'

const ResourcePreview = lazyComponent(async () => (await import('./ResourcePreview.tsx')).ResourcePreview, {
  fallback: () => <Skeleton shape="line" count={6} />,
})

export function ResourceDraftEditor({ draft }: { draft: WrittenDraft }) {
  const autosave = useDraftAutosave(draft)
  const form = useForm<ResourceValues>({
    defaultValues: readValues(autosave.initialContent),
    resolver: resolveResource,
  })
  const { control, formState, register, getFieldState, getValues } = form
  const frame = useDraftForm({ form, autosave, readValues, toContent: toResourceContent })
  return (
    <DraftFrame
      draft={draft}
      autosave={autosave}
      {...frame}
      showTitleError={(message) => form.setError('title', { message }, { shouldFocus: true })}
      fields={<ResourceFields form={{ control, formState, register, getFieldState, getValues }} />}
      renderPreview={() => <ResourcePreview content={toResourceContent(getValues())} />}
    />
  )
}

function readValues(content: UnfinishedContent): ResourceValues {
  return toResourceValues(unfinishedResource.parse(content))
}
