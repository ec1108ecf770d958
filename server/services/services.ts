import type { Clock } from './clock.ts'
import type { Mail } from './mail.ts'
import type { Judge } from './model-classifier.ts'
import type { Payments } from './payments.ts'
import type { Platforms } from './platforms.ts'
import type { Secrets } from './secrets.ts'
import type { Writer } from './writer/writer.ts'

/** The outside world, handed to every call. */
export type Services = {
  clock: Clock
  judge: Judge | null
  mail: Mail
  payments: Payments | null
  platforms: Platforms
  secrets: Secrets
  writer: Writer
}
