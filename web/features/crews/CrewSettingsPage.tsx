import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Crew } from '#contract/crews.ts'
import { limits } from '#contract/limits.ts'
import { forgetCrews } from '#web/api/forget-crews.ts'
import { useCrewPartner } from '#web/features/forum/crew-partner.ts'
import { Form } from '#web/forms/Form.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkField } from '#web/ui/LinkField.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { useEditCrew, useLeaveCrew, useRemoveMember, useRenewLink } from './crew-mutations.ts'
import { crewQuery, sharesQuery } from './crew-queries.ts'
import { LazyNoCrewPage } from './LazyNoCrewPage.tsx'
import { RoundSettings } from './round/RoundSettings.tsx'
import { SharesForm } from './SharesForm.tsx'
import styles from './CrewSettings.module.css'

/** What the crew sees of the member, and what its founder can change. */
export function CrewSettingsPage() {
  const { id = '' } = useParams()
  const result = useQuery(crewQuery(id))
  return (
    <>
      {!result.data && <PageTitle>Crew</PageTitle>}
      <Loaded result={result} notFound={<LazyNoCrewPage />}>
        {(crew) => <Contents key={crew.id} crew={crew} />}
      </Loaded>
    </>
  )
}

function Contents({ crew }: { crew: Crew }) {
  const { id, name, founder } = crew
  const shares = useQuery(sharesQuery(id))
  const other = useCrewPartner(id)
  const partner = other && isolate(other.username)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const wasFounder = useRef(founder)
  useEffect(() => {
    // The button that handed the crew over is gone with the rest of what only its founder can change.
    if (wasFounder.current && !founder) showHeading(headingRef.current)
    wasFounder.current = founder
  }, [founder])
  return (
    <>
      <BackLink to={paths.crew(id)}>{name}</BackLink>
      <PageHeader title="Crew settings" documentTitle={`Settings of ${name}`} headingRef={headingRef} />
      <div className={styles.sections}>
        <SettingsSection
          id="shares"
          title={`What ${partner ?? 'this crew'} sees of you`}
          lead="Other crews see only what you choose for them."
        >
          <Loaded result={shares}>{(data) => <SharesForm crewId={id} shares={data} />}</Loaded>
        </SettingsSection>
        {founder && <FounderSections crew={crew} partner={partner} />}
        <LeaveSection crew={crew} partner={partner} />
      </div>
    </>
  )
}

function showHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

type SectionProps = { crew: Crew; partner: string | undefined }

function FounderSections({ crew, partner }: SectionProps) {
  const { id, url } = crew
  const renew = useRenewLink(id)
  return (
    <>
      <SettingsSection
        id="name"
        title="Name"
        lead={`${partner ?? 'Everyone in the crew'}, and anyone with its link, can see it.`}
      >
        <NameForm crew={crew} />
      </SettingsSection>
      <SettingsSection
        id="round"
        title="Weekly round"
        lead={
          partner
            ? 'Once a week, you both answer three questions. The next round starts with what you planned.'
            : 'Once a week, everyone answers three questions. The next round starts with what they planned.'
        }
      >
        <RoundSettings crewId={id} />
      </SettingsSection>
      <SettingsSection id="members" title="Members" lead="Nobody is told when you remove someone.">
        <MemberList crew={crew} />
      </SettingsSection>
      <SettingsSection
        id="link"
        title="Link"
        lead="Anyone with it can join. Once you make a new link, this one stops working."
      >
        <LinkField label="Link of the crew" link={url} />
        <Button
          busy={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: () => toast({ title: 'The crew has a new link' }) })}
        >
          New link
        </Button>
      </SettingsSection>
    </>
  )
}

function NameForm({ crew: { id, name: current } }: { crew: Crew }) {
  const [name, setName] = useState(current)
  const edit = useEditCrew(id)
  const form = useMutationForm(
    edit,
    () => edit.mutate({ name }, { onSuccess: () => toast({ title: 'Name changed' }) }),
    ['name'],
  )
  return (
    <Form form={form}>
      <Field label="Name" {...(form.fieldErrors.name && { error: form.fieldErrors.name })}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={limits.crewName}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={form.busy}>
        Change the name
      </Button>
    </Form>
  )
}

function MemberList({ crew: { id, members } }: { crew: Crew }) {
  const ownId = useUser()?.id
  const edit = useEditCrew(id)
  const remove = useRemoveMember(id)
  const others = members.filter((member) => member.id !== ownId)
  if (others.length === 0) return <p className={styles.soft}>Only you so far.</p>
  return (
    <ul className={styles.members}>
      {others.map(({ id: memberId, username, profileImageUrl }) => (
        <li key={memberId}>
          <Avatar url={profileImageUrl} name={username} size="small" />
          <bdi>{username}</bdi>
          <span className={styles.actions}>
            <ConfirmButton
              label="Hand over"
              name={username}
              title={`Hand the crew over to ${username}?`}
              description="They can then rename it, remove members and choose the weekly round. You stay a member."
              destructive={false}
              onConfirm={() =>
                edit.mutate(
                  { founderId: memberId },
                  { onSuccess: () => toast({ title: `${isolate(username)} leads the crew now` }) },
                )
              }
            />
            <ConfirmButton
              label="Remove"
              name={username}
              title={`Remove ${username} from the crew?`}
              description="You’ll no longer see what they shared, and their posts here are deleted. We don’t tell them, but the crew disappears from their list. The old link stops working."
              onConfirm={() => remove.mutate(memberId)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function LeaveSection({ crew: { id, name, members }, partner }: SectionProps) {
  const navigate = useNavigate()
  const ownId = useUser()?.id ?? ''
  const leave = useLeaveCrew(id, ownId)
  // Suspended members are not listed, so the crew may go on.
  const isAlone = members.length === 1
  return (
    <SettingsSection
      id="leave"
      title="Leave"
      lead={
        isAlone
          ? 'You leave right away. A crew ends when its last member leaves.'
          : partner
            ? `You leave right away. ${partner} isn’t told, and no longer sees what you shared. Your posts in the thread are deleted.`
            : 'You leave right away. Nobody is told, and they no longer see what you shared. Your posts in the thread are deleted.'
      }
    >
      <ConfirmButton
        label="Leave this crew"
        title={`Leave ${name}?`}
        description={`${partner ? `${partner} no longer sees what you shared and answered here` : 'What you shared and answered here is gone for everyone'}, and your posts in its thread are deleted. You can’t read it any more.`}
        onConfirm={() =>
          leave.mutate(undefined, {
            onSuccess: async () => {
              await navigate(paths.crews())
              // The settings would load again.
              forgetCrews()
              toast({ title: 'You left the crew' })
            },
          })
        }
      />
    </SettingsSection>
  )
}
