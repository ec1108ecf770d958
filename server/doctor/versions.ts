import { isPostgres } from '../database/is-postgres.ts'
import { version } from '../installation.ts'
import { type Finding, ok, warning } from './checks.ts'
import { readPostgresVersion } from './database-queries.ts'
import type { Site } from './site.ts'

/** The tests run on 18. PostgreSQL's own support of older versions has ended. */
const oldestPostgres = 14

export async function checkVersions({ opened }: Pick<Site, 'opened'>): Promise<Finding[]> {
  const { platform, arch, versions } = process
  const program = ok('program', `Seven Pillars ${version}, Node ${versions.node} on ${platform} ${arch}.`)
  const result = await opened
  if (!('database' in result)) return [program]
  if (!isPostgres(result.database)) return [program, ok('engine', `SQLite ${versions.sqlite}.`)]
  const postgres = await readPostgresVersion(result.database)
  const major = Number.parseInt(postgres, 10)
  return [
    program,
    major < oldestPostgres
      ? warning(
          'engine',
          `PostgreSQL ${postgres} is no longer supported.`,
          `Upgrade PostgreSQL to version ${oldestPostgres} or newer.`,
        )
      : ok('engine', `PostgreSQL ${postgres}.`),
  ]
}
