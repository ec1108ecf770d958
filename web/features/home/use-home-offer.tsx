import { type ReactNode, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { Today } from '#contract/today.ts'
import { useConfirmEmailOffer } from '#web/features/accounts/use-confirm-email-offer.ts'
import { useTodayList } from '#web/features/challenges/participations.ts'
import { InstallHint } from '#web/features/install/InstallHint.tsx'
import { useInstallOffer } from '#web/features/install/use-install-offer.ts'
import { ReminderOffer } from '#web/features/notifications/settings/ReminderOffer.tsx'
import { useReminderOffer } from '#web/features/notifications/settings/use-reminder-offer.ts'
import { OnboardingOffer, useOnboardingOffer } from '#web/features/payments/OnboardingOffer.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CueOffer, useCueOffer } from './CueOffer.tsx'

// Most members have confirmed their address.
const ConfirmEmailOffer = lazyComponent(
  async () => (await import('#web/features/accounts/ConfirmEmailOffer.tsx')).ConfirmEmailOffer,
  { fallback: () => <Skeleton shape="row" /> },
)

/** Days after joining a challenge in which a reminder, and when and where, are offered. */
const OFFER_DAYS = 7

const noParticipations: Participation[] = []

type Kind = 'email' | 'cue' | 'reminder' | 'install' | 'card'

/** Find the one thing that Home offers on this visit. Nothing takes its place once it is answered. */
export function useHomeOffer(): { isPending: boolean; offer: ReactNode } {
  const [kind, setKind] = useState<Kind>()
  const joined = useTodayList(listJustJoined).data ?? noParticipations
  const mayBe = (each: Kind) => kind === undefined || kind === each
  const email = useConfirmEmailOffer(mayBe('email'))
  const isFree = !email.isPending && !email.account
  const cue = useCueOffer(isFree && mayBe('cue'), joined)
  const reminder = useReminderOffer(isFree && !cue.participation && joined.length > 0 && mayBe('reminder'))
  const isStillFree = isFree && !cue.participation && !reminder.isPending && !reminder.reminder
  const install = useInstallOffer(isStillFree && mayBe('install'))
  const card = useOnboardingOffer(isStillFree && !install.way && mayBe('card'))
  const found = email.account
    ? 'email'
    : cue.participation
      ? 'cue'
      : reminder.reminder
        ? 'reminder'
        : install.way
          ? 'install'
          : card.isOffered
            ? 'card'
            : undefined
  if (kind === undefined && found !== undefined) setKind(found)
  const offer = email.account ? (
    <ConfirmEmailOffer {...email.account} onDismiss={email.dismiss} />
  ) : cue.participation ? (
    <CueOffer participation={cue.participation} onDismiss={cue.dismiss} />
  ) : reminder.reminder ? (
    <ReminderOffer reminder={reminder.reminder} onDismiss={reminder.dismiss} />
  ) : install.way ? (
    <InstallHint way={install.way} onDismiss={install.dismiss} />
  ) : card.isOffered ? (
    <OnboardingOffer onDismiss={card.dismiss} />
  ) : null
  return { isPending: email.isPending || reminder.isPending, offer }
}

function listJustJoined({ participations }: Today): Participation[] {
  return participations.filter(
    ({ completed, startedAt, asOf }) => !completed && Date.parse(asOf) - Date.parse(startedAt) < OFFER_DAYS * 864e5,
  )
}
