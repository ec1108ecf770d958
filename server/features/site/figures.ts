import type { LiveFigures } from '#contract/site.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countFigures } from './figure-queries.ts'

const refreshMs = 60_000
/** A slow count may take at most this share of the time. */
const maxShare = 0.005

type Counted = { figures: LiveFigures; countedAt: number; validMs: number }

const counted = new WeakMap<Database, Counted>()
const counting = new WeakMap<Database, Promise<Counted>>()

/**
 * Returns real figures of the site, counted at most once a minute. Only the first request waits for them; later ones
 * get the last figures while new ones are counted.
 */
export async function readLiveFigures(dependencies: Pick<Dependencies, 'database' | 'services' | 'logger'>) {
  const { database, services, logger } = dependencies
  const known = counted.get(database)
  if (!known) return (await count(dependencies)).figures
  if (Math.abs(services.clock.now().getTime() - known.countedAt) >= known.validMs)
    count(dependencies).catch((error: unknown) =>
      logger.warn({ err: error }, 'could not count the figures of the site'),
    )
  return known.figures
}

function count({ database, services }: Pick<Dependencies, 'database' | 'services'>): Promise<Counted> {
  const current = counting.get(database)
  if (current) return current
  const next = measure(database, services.clock.now().getTime())
    .then((result) => {
      counted.set(database, result)
      return result
    })
    .finally(() => counting.delete(database))
  counting.set(database, next)
  return next
}

async function measure(database: Database, countedAt: number): Promise<Counted> {
  const startedAt = performance.now()
  const { members, challenges, resources, daysMarked } = await countFigures(database)
  const validMs = Math.max(refreshMs, (performance.now() - startedAt) / maxShare)
  const orNull = (value: number) => (value === 0 ? null : value)
  return {
    figures: {
      members: orNull(members),
      challenges: orNull(challenges),
      resources: orNull(resources),
      daysMarked: orNull(daysMarked),
    },
    countedAt,
    validMs,
  }
}
