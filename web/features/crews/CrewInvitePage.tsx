import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CrewShares, CrewSummary, ShareChange } from '#contract/crews.ts'
import { crewLimits } from '#contract/limits.ts'
import { callApi } from '#web/api/client.ts'
import { Form } from '#web/forms/Form.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { AvatarRow } from '#web/ui/AvatarRow.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { listNames } from '#web/ui/list-names.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { applyShares, useJoinCrew } from './crew-mutations.ts'
import { forgetCrewToken, readCrewToken } from './crew-token.ts'
import { SharesFields } from './SharesFields.tsx'
import styles from './Crews.module.css'

/** What a member who opens the link of a crew sees. */
export function CrewInvitePage() {
  // Another link can be opened in the same tab.
  const { key } = useLocation()
  const [opened, setOpened] = useState(() => ({ key, token: readCrewToken() }))
  if (opened.key !== key) setOpened({ key, token: readCrewToken() })
  const { token } = opened
  const result = useQuery({
    queryKey: ['crew-link', token],
    queryFn: () => callApi('POST /api/crew-link', { body: { token } }),
    enabled: token !== '',
    staleTime: 0,
  })
  if (token === '') return <EndedLink />
  return (
    <>
      {!result.data?.crew && <PageTitle>A crew</PageTitle>}
      <Loaded result={result}>
        {({ crew, joined, full, shares }) => {
          if (!crew || !shares) return <EndedLink />
          return joined ? <Joined crew={crew} /> : <JoinForm token={token} crew={crew} full={full} shares={shares} />
        }}
      </Loaded>
    </>
  )
}

function EndedLink() {
  return (
    <>
      <PageTitle>A crew</PageTitle>
      <EmptyState as="h1" title="This link has ended." action={<LinkButton to={paths.crews()}>Your crews</LinkButton>}>
        Ask the crew for a new one.
      </EmptyState>
    </>
  )
}

/** Opens the crew without an extra entry in the history. */
function Joined({ crew: { id } }: { crew: CrewSummary }) {
  const navigate = useNavigate()
  useEffect(() => {
    forgetCrewToken()
    void navigate(paths.crew(id), { replace: true })
  }, [navigate, id])
  return null
}

type JoinProps = { token: string; crew: CrewSummary; full: boolean; shares: CrewShares }

function JoinForm({ token, crew: { name, members }, full, shares }: JoinProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(shares)
  const join = useJoinCrew()
  const form = useMutationForm(join, () =>
    join.mutate(
      { token, shares: toChange(chosen) },
      {
        onSuccess: ({ id }) => {
          forgetCrewToken()
          void navigate(paths.crew(id), { replace: true })
        },
      },
    ),
  )
  return (
    <div className={styles.invite}>
      <BackLink to={paths.crews()}>Crews</BackLink>
      <PageHeader title={name}>Join this crew</PageHeader>
      <p className={styles.people}>
        <AvatarRow people={members} />
        <span>{listNames(members.map(({ username }) => username))}</span>
      </p>
      {full ? (
        <p>This crew already has {crewLimits.members} members, which is the limit.</p>
      ) : (
        <Card>
          <Form form={form}>
            <h2>What this crew will see of you</h2>
            <SharesFields shares={chosen} onChange={(change) => setChosen(applyShares(chosen, change))} />
            <p className={styles.soft}>
              You’ll be able to read the crew’s thread and rounds, including earlier posts. Only the crew can read what
              you write there. Moderators see it only if someone reports it.
            </p>
            <Button type="submit" variant="primary" wide busy={form.busy}>
              Join the crew
            </Button>
          </Form>
        </Card>
      )}
    </div>
  )
}

function toChange({ tellsGaps, challenges, goals }: CrewShares): ShareChange {
  const levels = (items: CrewShares['goals']) => items.map(({ id, level }) => ({ id, level }))
  return { tellsGaps, challenges: levels(challenges), goals: levels(goals) }
}
