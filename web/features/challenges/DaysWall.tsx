import { useQuery } from '@tanstack/react-query'
import type { Participation } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import { BrickDetails } from '#web/ui/BrickDetails.tsx'
import { BrickExplorer } from '#web/ui/BrickExplorer.tsx'
import { divideIntoCourses, layOutCourses } from '#web/ui/wall-layout.ts'
import { createBricks, describeWall } from '#web/ui/Wall.tsx'
import { getDaysPeriod } from './days.ts'
import { useCheckIns } from './participations.ts'
import { listWallEntries } from './wall-entries.ts'

/** The wall of a challenge, with the date and note of each day. */
export function DaysWall({ participation, newBrick }: { participation: Participation; newBrick?: number | undefined }) {
  const { id, run, wall, missed, asOf, today, completed, challenge } = participation
  const { data: checkIns = [] } = useCheckIns(id)
  const { data: period } = useQuery({
    ...apiQuery('GET /api/days', { query: getDaysPeriod(participation) }),
    enabled: wall.includes('m'),
  })
  const runCheckIns = checkIns.filter((checkIn) => checkIn.run === run)
  const label = describeWall(wall, challenge.duration, missed)
  const bricks = createBricks(wall, challenge.duration, { today: !completed && today === 'open', newBrick })
  return (
    <BrickExplorer
      courses={divideIntoCourses(bricks, layOutCourses(challenge.duration))}
      entries={listWallEntries(wall, runCheckIns, asOf, period).map(({ title, text, note, ...entry }) => ({
        ...entry,
        details: <BrickDetails title={title} text={text} note={note} />,
      }))}
      label={label}
      caption={
        <div>
          <p>{label}</p>
          {wall !== '' && <p>Select a brick to see its day.</p>}
        </div>
      }
    />
  )
}
