import type { Config } from '../config.ts'
import { formatCause } from '../database/database-file.ts'
import { checkBackground } from './background.ts'
import { checkBackups } from './backups.ts'
import { type Area, areas, type Check, type Finding, NotCheckedError, problem, notKnown } from './checks.ts'
import { checkClock } from './clock.ts'
import { checkDatabase } from './database.ts'
import { DeadlineError, withDeadline } from './deadline.ts'
import { checkDelivery } from './delivery.ts'
import { checkDisk } from './disk.ts'
import { createHider } from './hide-secrets.ts'
import { checkKeys } from './keys.ts'
import { checkMail } from './mail.ts'
import { checkPermissions } from './permissions.ts'
import { checkProxy } from './proxy.ts'
import { checkServer } from './server.ts'
import { checkSettings } from './settings.ts'
import { closeSite, inspectSite, type Site } from './site.ts'
import { checkVersions } from './versions.ts'

const areaChecks: Record<Area, (site: Site) => Finding[] | Promise<Finding[]>> = {
  settings: checkSettings,
  versions: checkVersions,
  server: checkServer,
  database: checkDatabase,
  disk: (site) => checkDisk(site),
  permissions: (site) => checkPermissions(site),
  keys: checkKeys,
  backups: checkBackups,
  clock: checkClock,
  mail: checkMail,
  delivery: checkDelivery,
  background: checkBackground,
  proxy: checkProxy,
}

/**
 * Makes all checks of a site at once. One that fails or hangs does not affect the others.
 * @param options.only the areas to check
 * @param options.timeoutMs for one answer of another program; an area gets half as much again
 */
export async function examineSite(
  config: Config,
  { now, timeoutMs = 10_000, only = areas }: { now: Date; timeoutMs?: number; only?: readonly Area[] },
): Promise<Check[]> {
  const site = inspectSite(config, { now, timeoutMs })
  const hide = createHider(config)
  const findings = await Promise.all(only.map((area) => examineArea(site, area)))
  await closeSite(site)
  return findings.flat().map(({ message, advice, ...check }) => ({
    ...check,
    message: hide(message),
    ...(advice !== undefined && { advice: hide(advice) }),
  }))
}

async function examineArea(site: Site, area: Area): Promise<Check[]> {
  const findings = await runCheck(site, area).catch((error: unknown) => [describeFailure(error)])
  return findings.map((finding) => ({ area, ...finding }))
}

async function runCheck(site: Site, area: Area): Promise<Finding[]> {
  return withDeadline(Promise.resolve(areaChecks[area](site)), site.timeoutMs * 1.5)
}

function describeFailure(error: unknown): Finding {
  if (error instanceof NotCheckedError) return notKnown('check', error.message)
  if (error instanceof DeadlineError)
    return problem(
      'check',
      `The check gave ${error.message}.`,
      'Put the other problems right, then run this command again.',
    )
  return problem(
    'check',
    `The check failed: ${formatCause(error)}.`,
    'Put the other problems right, then run this command again.',
  )
}
