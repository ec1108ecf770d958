import type { FiguresChoice, LiveFigures, Site } from '#contract/site.ts'
import type { Config } from '../../config.ts'
import type { StoredBranding } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countFigures } from './figure-queries.ts'

const refreshMs = 60_000
/** A slow count may take at most this share of the time. */
const maxShare = 0.005

type Counted = { figures: LiveFigures; countedAt: number; validMs: number }

const counted = new WeakMap<Database, Counted>()
const counting = new WeakMap<Database, Promise<Counted>>()

const noFigures: LiveFigures = { members: null, challenges: null, resources: null, daysMarked: null }

/** Returns which figures to show: as the operator decided, or else an admin. */
export function chooseFigures(config: Pick<Config, 'siteFigures'>, { figures }: StoredBranding): FiguresChoice {
  return config.siteFigures ?? figures ?? 'spec'
}

/** @returns null for the figures of the specification */
export async function readFigures(
  dependencies: Pick<Dependencies, 'database' | 'services' | 'logger'>,
  choice: FiguresChoice,
): Promise<Site['figures']> {
  if (choice === 'hidden') return noFigures
  return choice === 'live' ? readLiveFigures(dependencies) : null
}

/**
 * Returns real figures of the site, counted at most once a minute. Only the first request waits for them; later ones
 * get the last figures while new ones are counted.
 */
async function readLiveFigures(dependencies: Pick<Dependencies, 'database' | 'services' | 'logger'>) {
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
