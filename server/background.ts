import { sampleMinutes } from '#contract/status.ts'
import { composers } from './composers.ts'
import { emptyWriteAheadLog } from './database/erasure.ts'
import { deleteExpiredBackups } from './database/kept-backups.ts'
import { getDatabaseFile } from './database/open.ts'
import type { Dependencies } from './dependencies.ts'
import { forgetOldApplications } from './features/accounts/applications.ts'
import { queueInvitations } from './features/accounts/mailed-invitation-sending.ts'
import { forgetMailedInvitations } from './features/accounts/mailed-invitations.ts'
import { deleteOldEntries, forgetOldAddresses } from './features/audit/audit-log.ts'
import { backUpAtNight } from './features/backups/nightly.ts'
import { forgetOldNudges } from './features/crews/nudges.ts'
import { deliverDue } from './features/delivery/delivery.ts'
import { forgetOldDeliveries } from './features/delivery/status.ts'
import { forgetUntouchedDrafts } from './features/drafts/drafts.ts'
import { publishDueDrafts } from './features/drafts/scheduled.ts'
import { tellRemainingFollowers } from './features/forum/followers.ts'
import { forgetUnattachedPictures } from './features/forum/pictures.ts'
import { endPassedSuspensions } from './features/moderation/suspension.ts'
import { sendDueAnnouncements } from './features/notifications/announcement-sending.ts'
import { sendDueDigests } from './features/notifications/digest.ts'
import { forgetOldNotifications } from './features/notifications/inbox.ts'
import { sendAllDueReminders } from './features/reminders/paced-reminders.ts'
import { sendAllDueRounds } from './features/rounds/paced-rounds.ts'
import { keepSearchIndex } from './features/search/keep-index.ts'
import { recheckOldPosts } from './features/social/availability.ts'
import { classifyPosts } from './features/social/classification.ts'
import { pollDueSources } from './features/social/polling.ts'
import { saveStatus } from './features/status/samples.ts'
import { forgetOldRequests } from './idempotency.ts'

const deliverySeconds = 2
const reminderSeconds = 2
const messageSeconds = 5
/** Between the rounds that members can notice, when the server is told not to wait. */
const eagerSeconds = 0.4
const upkeepSeconds = 60
const hourSeconds = 3600
const checksPerRound = 5
const classificationsPerRound = 5

/**
 * Starts reminders, delivery and other background work. `eager` sends messages several times a second.
 * @returns a function that stops them all
 */
export function startBackground(
  dependencies: Dependencies,
  onError: (error: unknown) => void,
  { eager = false }: { eager?: boolean } = {},
): () => Promise<void> {
  const rounds = (seconds: number) => ({ seconds: eager ? eagerSeconds : seconds, onError })
  const stops = [
    startRounds(rounds(deliverySeconds), (signal) => deliverDue(dependencies, composers, { signal })),
    startRounds(rounds(deliverySeconds), () => queueInvitations(dependencies)),
    startRounds(rounds(deliverySeconds), (signal) => tellRemainingFollowers(dependencies, signal)),
    startRounds(rounds(reminderSeconds), (signal) => sendAllDueReminders(dependencies, signal)),
    startRounds(rounds(messageSeconds), (signal) => sendAllDueRounds(dependencies, signal)),
    startRounds(rounds(messageSeconds), async (signal) => {
      await sendDueAnnouncements(dependencies, signal)
      await sendDueDigests(dependencies)
    }),
    startRounds(rounds(messageSeconds), (signal) => publishDueDrafts(dependencies, signal)),
    startRounds(rounds(messageSeconds), (signal) => keepSearchIndex(dependencies, signal)),
    // On its own, so that it does not fail with other work, nor the other work with it.
    startRounds({ seconds: upkeepSeconds, onError }, () => endPassedSuspensions(dependencies)),
    startRounds({ seconds: upkeepSeconds, onError }, () => keepUp(dependencies)),
    startRounds({ seconds: upkeepSeconds, onError }, (signal) => backUpAtNight(dependencies, { signal })),
    startRounds({ seconds: sampleMinutes * 60, onError }, () => saveStatus(dependencies)),
    startRounds({ seconds: hourSeconds, onError }, async () => expireBackups(dependencies)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    // The minutes before a restart are often the interesting ones.
    await saveStatus(dependencies).catch(onError)
  }
}

/** Every process does this in its folder, also when it makes no backups. */
function expireBackups({ config, services }: Dependencies): void {
  deleteExpiredBackups(config.dataDir, services.clock.now())
}

async function keepUp(dependencies: Dependencies): Promise<void> {
  const { config, database, services } = dependencies
  if (!config.databaseUrl) emptyWriteAheadLog(getDatabaseFile(config.dataDir))
  await forgetOldAddresses(dependencies)
  await deleteOldEntries(dependencies)
  await forgetOldDeliveries(dependencies)
  await forgetOldNotifications(dependencies)
  await forgetUntouchedDrafts(dependencies)
  await forgetOldApplications(dependencies)
  await forgetMailedInvitations(dependencies)
  await forgetOldRequests(database, services.clock.now())
  await forgetOldNudges(database, services.clock.now())
  await forgetUnattachedPictures(database, services.clock.now())
  await pollDueSources(dependencies)
  await recheckOldPosts(dependencies, { limit: checksPerRound })
  await classifyPosts(dependencies, { limit: classificationsPerRound })
}

/** Does work regularly, one round at a time. @returns a function that stops it and waits for the current round */
function startRounds(
  { seconds, onError }: { seconds: number; onError: (error: unknown) => void },
  work: (signal: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const controller = new AbortController()
  let active: Promise<unknown> | null = null
  const timer = setInterval(() => {
    active ??= work(controller.signal)
      .catch(onError)
      .finally(() => {
        active = null
      })
  }, seconds * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    controller.abort()
    await active
  }
}
