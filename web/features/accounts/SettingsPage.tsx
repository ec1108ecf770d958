import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#web/shell/session.ts'
import { onFirstUse } from '#web/ui/on-first-use.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Picture } from './Picture.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Section } from './Section.tsx'
import { YourData } from './YourData.tsx'

// They come right after what is seen first.
const meanwhile = () => <Skeleton shape="row" count={2} />
const EmailSection = onFirstUse(async () => (await import('./EmailSection.tsx')).EmailSection, { meanwhile })
const PasswordForm = onFirstUse(async () => (await import('./PasswordForm.tsx')).PasswordForm, { meanwhile })
const Sessions = onFirstUse(async () => (await import('./Sessions.tsx')).Sessions, { meanwhile })
const StoredCard = onFirstUse(async () => (await import('./StoredCard.tsx')).StoredCard, { meanwhile })
const DeleteAccount = onFirstUse(async () => (await import('./DeleteAccount.tsx')).DeleteAccount, { meanwhile })

/** Everything about one's own account, on one page. */
export function SettingsPage() {
  const user = useUser()
  const { hash } = useLocation()

  // The router does not follow a fragment into a screen that was not there yet.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  if (!user) return null
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <PageHeader title="Settings">Who you are here, and what is kept.</PageHeader>
      <Section
        id="profile"
        title="Profile"
        lead="Other men know you by your username. Your name and address stay yours."
      >
        <Picture user={user} />
        <ProfileForm user={user} />
      </Section>
      <Section id="email" title="Email" lead="You sign in with it. Nobody else sees it.">
        <EmailSection />
      </Section>
      <Section id="password" title="Password" lead="Changing it signs you out everywhere else.">
        <PasswordForm />
      </Section>
      <Section
        id="sessions"
        title="Where you are signed in"
        lead="A browser is forgotten after two weeks without a visit."
      >
        <Sessions timeZone={user.timeZone} />
      </Section>
      <Section id="card" title="Stored card" lead="For premium features to come. Nothing is charged.">
        <StoredCard user={user} />
      </Section>
      <Section id="data" title="Your data" lead="It is yours: take it with you whenever you like.">
        <YourData />
      </Section>
      <Section id="delete" title="Delete your account" lead="At once, and for good.">
        <DeleteAccount user={user} />
      </Section>
    </>
  )
}
