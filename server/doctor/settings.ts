import { type Config, loadEnvironment, loadSettingWarnings, settingNames } from '../config.ts'
import { type Finding, ok, problem, warning } from './checks.ts'

/** Names the settings that are set, and what is probably wrong with them. Repeats no values. */
export function checkSettings({ config }: { config: Config }): Finding[] {
  const environment = loadEnvironment()
  const set = settingNames.filter((name) => environment[name]?.trim())
  return [
    ok('valid', set.length > 0 ? `The settings are valid. Set: ${set.join(', ')}.` : 'No setting is set.'),
    ...loadSettingWarnings(config).map((text) => warning('suspicious', text)),
  ]
}

/** Describes invalid settings. Everything else could be about another site, so nothing else is checked with them. */
export function describeInvalidSettings(problems: string[]): Finding[] {
  return problems.map((text) => problem('valid', `${text}.`, 'Correct it in .env, then run this command again.'))
}
