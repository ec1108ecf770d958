import type { Notification } from '#contract/notifications.ts'
import { mailedInvitationComposer } from './features/accounts/mailed-invitation-sending.ts'
import type { Composer, GuestComposer } from './features/delivery/composer.ts'
import { announcementComposer } from './features/notifications/announcement-composer.ts'
import {
  crewComposer,
  crewOfferComposer,
  handoverComposer,
  hereComposer,
  nudgeComposer,
} from './features/notifications/crew-composers.ts'
import { digestComposer } from './features/notifications/digest.ts'
import { generationComposer } from './features/notifications/generation-composer.ts'
import { mentionComposer } from './features/notifications/mention-composer.ts'
import {
  appealComposer,
  applicationComposer,
  moderationComposer,
  publicationComposer,
  reportComposer,
  reviewedComposer,
} from './features/notifications/moderation-composers.ts'
import { reactionComposer } from './features/notifications/reaction-composer.ts'
import { replyComposer } from './features/notifications/reply-composer.ts'
import { friendComposer, startComposer } from './features/notifications/together-composers.ts'
import { reminderComposer } from './features/reminders/composer.ts'
import { roundComposer } from './features/rounds/composer.ts'

/** Writes the messages of the outbox, by kind. Here, because delivery imports no feature that uses it. */
export const composers: Record<Notification['kind'] | 'digest' | 'reminder', Composer> & {
  invitation: GuestComposer
} = {
  announcement: announcementComposer,
  appeal: appealComposer,
  application: applicationComposer,
  crew: crewComposer,
  'crew-offer': crewOfferComposer,
  digest: digestComposer,
  friend: friendComposer,
  handover: handoverComposer,
  here: hereComposer,
  invitation: mailedInvitationComposer,
  mention: mentionComposer,
  moderation: moderationComposer,
  nudge: nudgeComposer,
  publication: publicationComposer,
  reaction: reactionComposer,
  reminder: reminderComposer,
  reply: replyComposer,
  report: reportComposer,
  reviewed: reviewedComposer,
  round: roundComposer,
  run: generationComposer,
  start: startComposer,
}
