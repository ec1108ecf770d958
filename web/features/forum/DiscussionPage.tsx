import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useCallback, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import type { ForumPost } from '#contract/forum.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import type { CrewConversationProps } from './CrewConversation.tsx'
import { DiscussionBody } from './DiscussionBody.tsx'
import { discussionQuery, discussionsQuery } from './forum-queries.ts'
import { Replies } from './Replies.tsx'
import type { QuotedWords } from './use-post-draft.ts'
import styles from './DiscussionPage.module.css'

const MarkReadOnOpen = lazyComponent(
  async () => (await import('#web/features/notifications/MarkReadOnOpen.tsx')).MarkReadOnOpen,
  { onFailure: () => undefined },
)

const CrewConversation = lazyComponent<CrewConversationProps>(
  async () => (await import('./CrewConversation.tsx')).CrewConversation,
  { fallback: () => <Skeleton shape="row" count={6} /> },
)

export function DiscussionPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const from = search.get('reply') ?? undefined
  const place = `${id} ${from ?? ''}`
  const [chosen, setChosen] = useState<{ place: string; words: QuotedWords }>()
  // Elsewhere, the draft has the words, unless they were sent.
  const quoted = chosen?.place === place ? chosen.words : undefined
  const quote = useCallback((words: QuotedWords) => setChosen({ place, words }), [place])
  const result = useQuery({ ...discussionQuery(id), placeholderData: () => findCachedDiscussion(id) })
  const goToList = useBackToList()

  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToList()
  }

  return (
    <>
      <PageTitle>{result.data ? describeTitle(result.data) : 'Discussion'}</PageTitle>
      {result.data?.crewId ? (
        <BackLink to={paths.crew(result.data.crewId)}>{result.data.title}</BackLink>
      ) : (
        <BackLink to={paths.community()} onClick={goBack}>
          Community
        </BackLink>
      )}
      <Loaded
        result={result}
        notFound={
          <EmptyState
            as="h1"
            title="Discussion not found."
            action={<LinkButton to={paths.community()}>Back to Community</LinkButton>}
          />
        }
        fallback={
          <div className={styles.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="line" count={4} />
          </div>
        }
      >
        {(post) => (
          <div key={id} className={styles.thread} data-posts="">
            <DiscussionBody post={post} isPartial={from !== undefined} onDeleted={goToList} onQuote={quote} />
            {post.crewId === null ? (
              <Replies
                key={from}
                post={post}
                isFresh={!result.isFetching}
                from={from}
                quoted={quoted}
                onQuote={quote}
              />
            ) : (
              <CrewConversation
                key={`${post.crewId} ${from}`}
                post={post}
                crewId={post.crewId}
                isFresh={!result.isFetching}
                from={from}
                quoted={quoted}
                onQuote={quote}
              />
            )}
            <WhenIdle>
              <MarkReadOnOpen postId={id} />
            </WhenIdle>
          </div>
        )}
      </Loaded>
    </>
  )
}

/** The thread of a crew is named after it. */
function describeTitle({ title, crewId }: ForumPost): string {
  return crewId === null ? title : `Thread · ${title}`
}

function useBackToList(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const cameFromList: boolean = state?.fromList === true
  return useCallback(() => void (cameFromList ? navigate(-1) : navigate(paths.community())), [cameFromList, navigate])
}

/** Find a discussion in the cached lists, to show while its own query loads. */
function findCachedDiscussion(id: string): ForumPost | undefined {
  const pages = [undefined, ...pillars].flatMap(
    (pillar) => queryClient.getQueryData(discussionsQuery(pillar).queryKey)?.pages ?? [],
  )
  return pages.flatMap(({ items }) => items).find((post) => post.id === id)
}
