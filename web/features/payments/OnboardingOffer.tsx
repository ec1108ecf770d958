import { paths } from '#web/paths.ts'
import { Offer } from '#web/shell/Offer.tsx'
import { useOffer, useShownOffer } from '#web/shell/offers.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** Find out whether to offer storing a card. @param isWanted whether nothing else is offered */
export function useOnboardingOffer(isWanted: boolean) {
  const user = useUser()
  const { payments } = useSite()
  const name = `onboarding-offer:${user?.id}`
  const { isOpen, dismiss } = useOffer(name)
  const isOffered = isWanted && isOpen && payments && user !== null && !user.onboardingCompleted
  useShownOffer(isOffered ? name : undefined)
  return { isOffered, dismiss }
}

export function OnboardingOffer({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Offer
      title="Complete Your Profile"
      choices={<LinkButton to={paths.onboarding()}>Add a card</LinkButton>}
      onDismiss={onDismiss}
    >
      <p>Save a card for future premium features. You won’t be charged now.</p>
    </Offer>
  )
}
