import type { Config } from './config.ts'
import type { Database } from './database/tables.ts'
import type { Logger } from './logger.ts'
import type { Measurements } from './measurements/measurements.ts'
import type { Services } from './services/services.ts'

export type Dependencies = {
  database: Database
  config: Config
  services: Services
  logger: Logger
  measurements: Measurements
}
