import { useId } from 'react'
import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import type { StartingPoint } from '#contract/starting-points.ts'
import { ResourceRow } from '#web/features/resources/finding/ResourceRow.tsx'
import { paths } from '#web/paths.ts'
import { PillarRow } from '#web/pillars/PillarRow.tsx'
import { useUser } from '#web/shell/session.ts'
import { requireSignIn } from '#web/shell/sign-in-required.ts'
import { Shelf, Shelves } from '#web/ui/Shelf.tsx'
import { ChallengeRow } from './ChallengeRow.tsx'
import styles from './StartingPointDetails.module.css'

export type StartingPointDetailsProps = { point: StartingPoint; participations: Participation[] }

/** What to do, read and talk about, for one answer to what is hardest right now. */
export function StartingPointDetails({ point, participations }: StartingPointDetailsProps) {
  const { tonight, note, help, challenges, resources, discussion } = point
  const id = useId()
  const isMember = useUser() !== null
  return (
    <>
      <section aria-labelledby={id} className={styles.tonight}>
        <h2 id={id}>Tonight</h2>
        <p>{tonight}</p>
        <p className={styles.note}>
          {note} {help && <Link to={paths.help(help)}>Help now</Link>}
        </p>
      </section>
      <Shelves>
        {challenges.length > 0 ? (
          <Shelf title="Do">
            {challenges.map((challenge) => (
              <ChallengeRow key={challenge.id} challenge={challenge} participations={participations} />
            ))}
          </Shelf>
        ) : (
          <p className={styles.none}>No challenges for this at the moment.</p>
        )}
        {resources.length > 0 && (
          <Shelf title="Read" all={isMember ? { to: paths.resources(), label: 'All resources' } : undefined}>
            {resources.map((resource) => (
              <ResourceRow key={resource.id} resource={resource} />
            ))}
          </Shelf>
        )}
        {discussion && (
          <Shelf title="Talk">
            <PillarRow
              pillar={discussion.pillar}
              title={discussion.title}
              text="Discussion"
              facts={null}
              open={
                isMember
                  ? paths.discussion(discussion.id)
                  : () => requireSignIn('community', paths.discussion(discussion.id))
              }
            />
          </Shelf>
        )}
      </Shelves>
    </>
  )
}
