import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { Audience } from '#contract/audience.ts'
import type { FriendInvitation } from '#contract/friends.ts'
import { ApiError, apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ChallengeOverview } from '#web/features/challenges/ChallengeOverview.tsx'
import { friendsQuery } from '#web/features/challenges/friends/friend-queries.ts'
import { InvitationPanel } from '#web/features/challenges/friends/InvitationPanel.tsx'
import { refetchParticipations } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { LinkField } from '#web/ui/LinkField.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { forgetInvitation, keepInvitationOfAddress } from './invitation-token.ts'
import styles from '#web/shell/Notice.module.css'

/** What a member sees who opens an invitation. */
export function FriendInvitationPage() {
  const [token] = useState(keepInvitationOfAddress)
  const result = useQuery({
    queryKey: ['friend-invitation', token],
    queryFn: () => callApi('POST /api/friends/invitation', { body: { invitation: token ?? '' } }),
    enabled: token !== undefined,
    staleTime: 0,
    retry: false,
  })
  if (token === undefined) return <Navigate to={paths.home()} replace />
  if (isExpired(result.error)) return <EndedInvitation />
  return (
    <>
      {!result.data && <PageTitle>Start with a friend</PageTitle>}
      <Loaded result={result}>
        {(invitation) =>
          invitation.own ? (
            <OwnInvitation token={token} />
          ) : // Members need no invitation to the site.
          invitation.challengeId === null ? (
            <Navigate to={paths.home()} replace />
          ) : (
            <InvitedToChallenge token={token} invitation={invitation} challengeId={invitation.challengeId} />
          )
        }
      </Loaded>
    </>
  )
}

function OwnInvitation({ token }: { token: string }) {
  return (
    <div className={styles.notice}>
      <PageTitle>Your link</PageTitle>
      <h1>This is your link</h1>
      <p>Send it to a friend. You’re told when someone starts with it.</p>
      <LinkField primary label="Link" link={`${location.origin}${paths.invite()}#token=${token}`} />
      <LinkButton variant="quiet" to={paths.invitations()}>
        Your invitations
      </LinkButton>
    </div>
  )
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-expired'
}

function EndedInvitation() {
  return (
    <EmptyState
      as="h1"
      title="This invitation can’t be used"
      action={<LinkButton to={paths.challenges()}>Find a challenge</LinkButton>}
    >
      It may have expired or been used up. Ask the person who sent it for a new one.
    </EmptyState>
  )
}

type Props = { token: string; invitation: FriendInvitation; challengeId: string }

function InvitedToChallenge({ token, invitation: { by, joined, crewmate }, challengeId }: Props) {
  const navigate = useNavigate()
  const result = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id: challengeId } }))
  const start = useMutation({
    mutationFn: (audience: Audience | undefined) =>
      callApi('POST /api/friends', { body: { invitation: token, audience } }),
    onSuccess: () => {
      forgetInvitation()
      refetchParticipations()
      void queryClient.invalidateQueries({ queryKey: friendsQuery(challengeId).queryKey })
      void navigate(paths.challenge(challengeId), { replace: true })
    },
    onError: (error) => showErrorToast(error),
  })
  if (isExpired(start.error)) return <EndedInvitation />
  return (
    <Loaded result={result}>
      {(challenge) => (
        <>
          <PageTitle>{challenge.title}</PageTitle>
          <ChallengeOverview
            challenge={challenge}
            panelLabel="Start with a friend"
            panel={
              <InvitationPanel
                challenge={challenge}
                by={by}
                isJoined={joined}
                isCrewmate={crewmate}
                isPending={start.isPending}
                onStart={(audience) => start.mutate(audience)}
              />
            }
            dayPlan={{ plan: challenge.plan ?? [], participation: undefined, sources: challenge.sources }}
          />
        </>
      )}
    </Loaded>
  )
}
