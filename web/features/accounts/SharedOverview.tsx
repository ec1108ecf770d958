import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ShareLevel } from '#contract/audience.ts'
import type { Participation } from '#contract/challenges.ts'
import type { CrewShares, CrewSummary } from '#contract/crews.ts'
import { apiQuery } from '#web/api/client.ts'
import { describeAudience } from '#web/features/audience/audience-words.ts'
import { findCurrentParticipation, useParticipations } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { listNames } from '#web/ui/list-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import shared from '#web/ui/settings.module.css'

/** Who sees each challenge of the member, and what each of their crews sees. */
export function SharedOverview() {
  const result = useParticipations()
  const crews = useQuery(apiQuery('GET /api/crews'))
  const { participations } = result
  if (result.isPending || result.error || !crews.data)
    return (
      <LoadingState result={result.error ? result : crews}>
        <Skeleton shape="row" />
      </LoadingState>
    )
  // The audience is the same for all participations in a challenge.
  const challenges = participations.filter(
    (each) => findCurrentParticipation(each.challengeId, participations) === each,
  )
  if (challenges.length === 0 && crews.data.length === 0)
    return <p className={shared.soft}>Nothing yet. You aren’t in a challenge or a crew.</p>
  return (
    <ul className={shared.list}>
      {challenges.map((participation) => (
        <ChallengeItem key={participation.id} participation={participation} />
      ))}
      {crews.data.map((crew) => (
        <CrewItem key={crew.id} crew={crew} />
      ))}
    </ul>
  )
}

function ChallengeItem({ participation }: { participation: Participation }) {
  const { challengeId, challenge, audience } = participation
  return (
    <li>
      <Link to={paths.challenge(challengeId)} className={shared.strong} dir="auto">
        {challenge.title}
      </Link>
      <p className={shared.soft}>{describeAudience(audience)}</p>
    </li>
  )
}

function CrewItem({ crew: { id, name } }: { crew: CrewSummary }) {
  const shares = useQuery(apiQuery('GET /api/crews/{id}/shares', { params: { id } })).data
  return (
    <li>
      <Link to={paths.crewSettings(id)} className={shared.strong}>
        <bdi>{name}</bdi>, your crew
      </Link>
      <p className={shared.soft}>{shares ? describeShares(shares) : 'Loading...'}</p>
    </li>
  )
}

function describeShares({ challenges, goals }: CrewShares): string {
  const seen = [...challenges, ...goals].filter(({ level }) => level !== 'nothing')
  if (seen.length === 0) return 'They see none of your challenges and goals.'
  const list = (level: ShareLevel) => {
    const titles = seen.filter((each) => each.level === level).map(({ title }) => `“${title}”`)
    return listNames(titles, 0, titles.length)
  }
  const [done, noted] = [list('done'), list('notes')]
  if (!noted) return `They see ${done}.`
  return done ? `They see ${done}, and with your notes ${noted}.` : `They see, with your notes, ${noted}.`
}
