import { readConfig, type Config } from '../config.ts'

type Environment = Record<string, string | undefined>

/** All other settings are left out, so that nothing leaves this machine and no other database is used. */
const usedSettings = ['PORT', 'DATA_DIR', 'LOG_LEVEL']
const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

/**
 * Reads the settings of the demonstration.
 * @returns the config, and the names of settings that were ignored
 * @throws ConfigError that lists every invalid setting
 */
export function readDemoConfig(
  environment: Environment,
  knownSettings: string[],
): { config: Config; ignored: string[] } {
  const host = environment.HOST?.trim()
  const isLoopback = host !== undefined && loopbackHosts.includes(host)
  const used = [...usedSettings, ...(isLoopback ? ['HOST'] : [])]
  const config = readConfig({
    ...Object.fromEntries(used.map((name) => [name, environment[name]])),
    DATA_DIR: environment.DATA_DIR?.trim() || './data-demo',
    BACKUP_TIME: 'off',
  })
  const ignored = knownSettings.filter((name) => environment[name]?.trim() && !used.includes(name))
  return { config, ignored }
}
