import type { PushMessage } from '#contract/push.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'

export type Recipient = {
  userId: string
  username: string
  email: string
  timeZone: string
  dayStart: number
}

/** An email as text. Delivery adds the HTML, the greeting, the link of the action and the ways to unsubscribe. */
export type MailContent = {
  subject: string
  paragraphs: string[]
  /** The one thing to do. `path` is on this site. */
  action: { label: string; path: string } | null
  /** What the unsubscribe link switches off; null for messages about the account. */
  unsubscribe: { token: string; words: string } | null
}

export type QueuedMessage = { kind: string; subjectId: string | null; data: string | null; createdAt: string }

/**
 * Writes a message just before it is sent, from the current state.
 * @returns null when there is nothing left to say, such as a reminder after the day was marked
 */
export type Composer = {
  email: (context: ComposerContext) => Promise<MailContent | null>
  push: (context: ComposerContext) => Promise<PushMessage | null>
  /** Returns when the member's quiet hours end; null outside of them. */
  findQuietEnd?: (context: ComposerContext) => Promise<Date | null>
}

/**
 * Writes an email to someone without an account just before it is sent, from the current state.
 */
export type GuestComposer = {
  /** @returns null when there is nothing left to say */
  guestEmail: (context: Omit<ComposerContext, 'recipient'>) => Promise<{ to: string; content: MailContent } | null>
  /** Records in the transaction that ends messages that they were sent, or may have been. Those are not sent again. */
  saveSent: (tx: Database, subjectIds: string[], options: { uncertain: boolean; now: Date }) => Promise<void>
}

/** By kind. */
export type Composers = Record<string, Composer | GuestComposer>

export type ComposerContext = {
  dependencies: Dependencies
  database: Database
  recipient: Recipient
  message: QueuedMessage
  now: Date
}

export type DeliveryContext = {
  dependencies: Dependencies
  composers: Composers
}
