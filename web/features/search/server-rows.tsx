import type { ReactNode } from 'react'
import type { SearchKind } from '#contract/search-kinds.ts'
import type { SearchResults } from '#contract/search.ts'
import { resourceTypes } from '#web/features/resources/resource-types.ts'
import { paths } from '#web/paths.ts'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { ResultRow } from './ResultRow.tsx'

/** Create the rows of what the server has found. */
export function createServerRows(
  results: SearchResults | undefined,
  words: readonly string[],
): Partial<Record<SearchKind, ReactNode[]>> {
  if (!results) return {}
  return {
    challenges: results.challenges.map(({ id, pillar, title, subtitle, promise, duration }) => (
      <ResultRow
        key={id}
        id={id}
        pillar={pillar}
        title={title}
        text={subtitle ?? promise}
        facts={`${duration} ${duration === 1 ? 'day' : 'days'}`}
        words={words}
        open={paths.challenge(id)}
      />
    )),
    resources: results.resources.map(({ id, pillar, title, type }) => (
      <ResultRow
        key={id}
        id={id}
        pillar={pillar}
        title={title}
        facts={resourceTypes[type]}
        words={words}
        open={paths.resource(id)}
      />
    )),
    discussions: results.discussions.map((found) => <DiscussionRow key={found.id} found={found} words={words} />),
    members: results.members.map(({ id, username, profileImageUrl }) => (
      <ResultRow
        key={id}
        id={id}
        lead={<Avatar url={profileImageUrl} name={username} size="small" />}
        title={username}
        words={words}
        open={paths.member(id)}
      />
    )),
    goals: results.goals.map(({ id, title, completed }) => (
      <ResultRow
        key={id}
        id={id}
        lead={<Icon name={completed ? 'check' : 'goal'} />}
        title={title}
        facts={completed && 'Completed'}
        words={words}
        open={paths.goals()}
      />
    )),
  }
}

function DiscussionRow({ found, words }: { found: SearchResults['discussions'][number]; words: readonly string[] }) {
  const { id, pillar, title, crewId, excerpt, replyId, username, at } = found
  const name = isolate(username)
  return (
    <ResultRow
      id={replyId ?? id}
      pillar={crewId ? null : pillar}
      title={title}
      text={excerpt ? `${name}: ${excerpt}` : name}
      isExcerpt
      facts={<RelativeTime instant={at} />}
      words={words}
      open={paths.discussion(id, replyId === null ? undefined : { reply: replyId })}
    />
  )
}
