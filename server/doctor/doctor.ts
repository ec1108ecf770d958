import { type Config, ConfigError, loadConfig } from '../config.ts'
import type { Check } from './checks.ts'
import { examineSite } from './examine.ts'
import { createReport, formatReport } from './report.ts'
import { describeInvalidSettings } from './settings.ts'

/**
 * Examines the site that the settings name. Changes nothing.
 * @returns the text to print, and whether nothing is broken
 */
export async function runDoctor({
  json,
  now,
}: {
  json: boolean
  now: Date
}): Promise<{ text: string; isWell: boolean }> {
  const report = createReport(await examine(now), now)
  return { text: json ? JSON.stringify(report, null, 2) : formatReport(report), isWell: report.counts.problem === 0 }
}

async function examine(now: Date): Promise<Check[]> {
  let config: Config
  try {
    config = loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return describeInvalidSettings(error.problems).map((finding) => ({ area: 'settings', ...finding }))
  }
  return examineSite(config, { now })
}
