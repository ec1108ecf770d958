import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { WrittenDraft } from '#contract/written-drafts.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { draftQuery } from './drafts.ts'

type EditorProps = { draft: WrittenDraft }
type ChallengeEditorProps = EditorProps & {
  /** Opened first, counted from 1. */
  firstDay: number | undefined
}

const ChallengeDraftEditor = lazyComponent<ChallengeEditorProps>(
  async () => (await import('./ChallengeDraftEditor.tsx')).ChallengeDraftEditor,
  { fallback: EditorSkeleton },
)
const ResourceDraftEditor = lazyComponent<EditorProps>(
  async () => (await import('./ResourceDraftEditor.tsx')).ResourceDraftEditor,
  { fallback: EditorSkeleton },
)

/** The screen on which admins write a challenge or a resource. */
export function EditorPage() {
  const { id = '' } = useParams()
  return <OpenedDraft key={id} id={id} />
}

/** The draft is read once, without the cache, because another admin may have saved it. Later revisions come with the replies. */
function OpenedDraft({ id }: { id: string }) {
  const result = useQuery({ ...draftQuery(id), gcTime: 0 })
  const [opened, setOpened] = useState<WrittenDraft>()
  const [search] = useSearchParams()
  if (!opened && result.data && !result.isFetching) setOpened(result.data)
  if (opened)
    return opened.kind === 'challenge' ? (
      <ChallengeDraftEditor draft={opened} firstDay={Number(search.get('day')) || undefined} />
    ) : (
      <ResourceDraftEditor draft={opened} />
    )
  return (
    <>
      <PageTitle>Draft</PageTitle>
      <BackLink to={paths.library()}>Library</BackLink>
      <LoadingState result={result} notFound={<DraftNotFound />}>
        <EditorSkeleton />
      </LoadingState>
    </>
  )
}

function EditorSkeleton() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={5} />
    </>
  )
}

function DraftNotFound() {
  return (
    <EmptyState
      as="h1"
      title="Draft not found."
      action={<LinkButton to={paths.library()}>Back to the library</LinkButton>}
    />
  )
}
