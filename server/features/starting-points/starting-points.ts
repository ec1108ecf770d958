import { startingPointKeys, type StartingPoint } from '#contract/starting-points.ts'
import { startingPoints } from '../../content/starting-points.ts'
import { readCatalogVersion, readResourcesVersion } from '../../database/catalog-version.ts'
import type { Database } from '../../database/tables.ts'
import { selectChallengesByKey, selectDiscussionsByKey, selectResourcesByKey } from './queries.ts'

const points = startingPointKeys.map((key) => ({ key, ...startingPoints[key] }))
const challengeKeys = addKind(
  'challenge',
  points.flatMap(({ challenges }) => challenges),
)
const resourceKeys = addKind(
  'resource',
  points.flatMap(({ resources }) => resources),
)
const discussionKeys = addKind(
  'discussion',
  points.flatMap(({ discussions }) => discussions),
)

/** Lists the answers with the items that this site shows. Another one takes the place of an item that it does not. */
export async function listStartingPoints(database: Database): Promise<StartingPoint[]> {
  const [challenges, resources, discussions] = await Promise.all([
    selectChallengesByKey(database, challengeKeys),
    selectResourcesByKey(database, resourceKeys),
    selectDiscussionsByKey(database, discussionKeys),
  ])
  return points
    .map(({ key, label, tonight, note, help = null, ...keys }): StartingPoint => ({
      key,
      label,
      tonight,
      note,
      help,
      challenges: pick(challenges, addKind('challenge', keys.challenges), 3).map(({ key: _key, schedule, ...row }) => ({
        ...row,
        schedule: schedule === null ? { kind: 'daily' } : JSON.parse(schedule),
      })),
      resources: pick(resources, addKind('resource', keys.resources), 2).map(
        ({ id, title, pillar, type, read_time }) => ({
          id,
          title,
          pillar,
          type,
          readTime: read_time,
        }),
      ),
      discussion:
        pick(discussions, addKind('discussion', keys.discussions), 1)
          .map(({ id, title, pillar }) => ({ id, title, pillar }))
          .at(0) ?? null,
    }))
    .filter((point) => point.challenges.length > 0 || point.resources.length > 0 || point.discussion !== null)
}

/** Reads what changes whenever an item of an answer changes. */
export async function readStartingPointsVersion(database: Database): Promise<string> {
  const [challenges, resources, discussions] = await Promise.all([
    readCatalogVersion(database),
    readResourcesVersion(database),
    selectDiscussionsByKey(database, discussionKeys),
  ])
  return [challenges, resources, ...discussions.map(({ id, title }) => `${id} ${title}`)].join('\n')
}

function addKind(kind: 'challenge' | 'resource' | 'discussion', keys: readonly string[]): string[] {
  return [...new Set(keys)].map((key) => `${kind}:${key}`)
}

function pick<Row extends { key: string }>(rows: Row[], keys: string[], count: number): Row[] {
  return keys.flatMap((key) => rows.find((row) => row.key === key) ?? []).slice(0, count)
}
