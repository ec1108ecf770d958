import type { Clock } from './clock.ts'
import type { Mailer } from './mail.ts'
import type { Classifier } from './model-classifier.ts'
import type { Payments } from './payments.ts'
import type { Platforms } from './platforms.ts'
import type { Push } from './push.ts'
import type { Secrets } from './secrets.ts'
import type { Writer } from './writer/writer.ts'

export type Services = {
  clock: Clock
  classifier: Classifier | null
  mail: Mailer
  payments: Payments | null
  platforms: Platforms
  push: Push
  secrets: Secrets
  writer: Writer
}
