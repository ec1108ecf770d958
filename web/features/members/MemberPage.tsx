import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { MemberDetail } from '#contract/members.ts'
import { ApiError } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { NotFoundPage } from '#web/shell/NotFoundPage.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { DeleteMember } from './DeleteMember.tsx'
import { memberQuery } from './member-queries.ts'
import { MemberAccess } from './MemberAccess.tsx'
import { MemberExport } from './MemberExport.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberHeader } from './MemberHeader.tsx'
import { MemberModeration } from './MemberModeration.tsx'
import { RoleForm } from './RoleForm.tsx'

export function MemberPage() {
  const { id = '' } = useParams()
  const result = useQuery(memberQuery(id))
  if (result.error instanceof ApiError && result.error.status === 404) return <NotFoundPage />
  return (
    <>
      {!result.data && <PageTitle>Member</PageTitle>}
      <BackLink to={paths.members()}>Members</BackLink>
      <Loaded result={result}>{(member) => <MemberSections key={member.id} member={member} />}</Loaded>
    </>
  )
}

function MemberSections({ member }: { member: MemberDetail }) {
  const isSelf = useUser()?.id === member.id
  const canAct = !isSelf && member.role !== 'admin'
  return (
    <>
      <PageTitle>{member.username}</PageTitle>
      <MemberHeader member={member} />
      <MemberFacts member={member} />
      {!isSelf && (
        <SettingsSection id="role" title="Role" lead="What they can do on this site.">
          <RoleForm member={member} />
        </SettingsSection>
      )}
      {canAct && (
        <SettingsSection id="access" title="Access" lead="Reset links, sessions and suspension.">
          <MemberAccess member={member} />
        </SettingsSection>
      )}
      {!isSelf && <MemberModeration memberId={member.id} />}
      {canAct && (
        <>
          <SettingsSection id="export" title="Their data" lead="For a member who asks for a copy.">
            <MemberExport member={member} />
          </SettingsSection>
          <SettingsSection id="delete" title="Delete the account" lead="This can’t be undone.">
            <DeleteMember member={member} />
          </SettingsSection>
        </>
      )}
    </>
  )
}
