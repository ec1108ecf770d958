import { useQuery } from '@tanstack/react-query'
import { ownProfileQuery } from '#web/features/members/profiles/profile-queries.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { AvatarField } from '../AvatarField.tsx'

const fallback = () => <Skeleton shape="row" count={2} />
const ProfileForm = lazyComponent(async () => (await import('../ProfileForm.tsx')).ProfileForm, {
  fallback,
})
const OwnProfileForm = lazyComponent(
  async () => (await import('#web/features/members/profiles/OwnProfileForm.tsx')).OwnProfileForm,
  { fallback },
)
const BlockedMembers = lazyComponent(
  async () => (await import('#web/features/moderation/BlockedMembers.tsx')).BlockedMembers,
  { fallback },
)

export function ProfileSettingsPage() {
  const user = useUser()
  const result = useQuery(ownProfileQuery)
  if (!user) return null
  return (
    <>
      <BackLink to={paths.settings()}>Settings</BackLink>
      <PageHeader title="Your profile" action={<LinkButton to={paths.member(user.id)}>View profile</LinkButton>}>
        Other members see your name, your avatar and when you joined. You choose what else they see.
      </PageHeader>
      <SettingsSection id="profile" title="Name and picture" lead="Other members don’t see your first and last name.">
        <AvatarField user={user} />
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection id="shown" title="What others see" lead="Nobody outside this site can see your profile.">
        <Loaded result={result}>{(profile) => <OwnProfileForm profile={profile} userId={user.id} />}</Loaded>
      </SettingsSection>
      <SettingsSection
        id="blocked"
        title="Blocked members"
        lead="You don’t see each other’s posts. They aren’t told that you blocked them."
      >
        <WhenIdle fallback={fallback()}>
          <BlockedMembers />
        </WhenIdle>
      </SettingsSection>
    </>
  )
}
