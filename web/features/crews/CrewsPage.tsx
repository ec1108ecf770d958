import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { CrewSummary } from '#contract/crews.ts'
import { crewLimits, limits } from '#contract/limits.ts'
import { friendsQuery } from '#web/features/challenges/friends/friend-queries.ts'
import { Form } from '#web/forms/Form.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { AvatarRow } from '#web/ui/AvatarRow.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { listNames } from '#web/ui/list-names.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFoundCrew } from './crew-mutations.ts'
import { crewsQuery } from './crew-queries.ts'
import styles from './Crews.module.css'

export function CrewsPage() {
  const result = useQuery(crewsQuery)
  return (
    <>
      <BackLink to={paths.community()}>Community</BackLink>
      <PageHeader title="Crews">Two to twelve men who see how each other are doing.</PageHeader>
      <Loaded result={result}>
        {(crews) => (
          <div className={styles.columns}>
            {crews.length > 0 && (
              <ul className={styles.crews} aria-label="Your crews">
                {crews.map((crew) => (
                  <CrewItem key={crew.id} crew={crew} />
                ))}
              </ul>
            )}
            {crews.length < crewLimits.perMember && <FoundCrew isFirst={crews.length === 0} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

function CrewItem({ crew: { id, name, members } }: { crew: CrewSummary }) {
  return (
    <Card as="li" clickable className={styles.item}>
      <div className={styles.words}>
        <h2>
          <Link to={paths.crew(id)} dir="auto">
            {name}
          </Link>
        </h2>
        <p>{members.length === 1 ? 'Only you so far' : listNames(members.map(({ username }) => username))}</p>
      </div>
      <AvatarRow people={members} />
    </Card>
  )
}

function FoundCrew({ isFirst }: { isFirst: boolean }) {
  const [search] = useSearchParams()
  const friend = search.get('name')
  const { friendId, isLoading } = useFriendId(search.get('with'), search.get('in'))
  const ownName = useUser()?.username ?? ''
  const [name, setName] = useState(() => (friend ? suggestName([ownName, friend]) : ''))
  const navigate = useNavigate()
  const found = useFoundCrew()
  const form = useMutationForm(
    found,
    () =>
      found.mutate(
        { name, friendId },
        {
          onSuccess({ id }) {
            if (friend && friendId) toast({ title: `${isolate(friend)} is told, and can join` })
            void navigate(paths.crew(id))
          },
        },
      ),
    ['name'],
  )
  if (isLoading) return <Skeleton count={1} />
  return (
    <Card as="section" aria-labelledby="found-crew" className={styles.found}>
      <h2 id="found-crew">
        {friend ? (
          <>
            A crew with <bdi>{friend}</bdi>
          </>
        ) : isFirst ? (
          'Start a crew'
        ) : (
          'Another crew'
        )}
      </h2>
      {isFirst && (
        <ul className={styles.points}>
          <li>Each of you chooses what the others see.</li>
          <li>One tap says “Well done” or “With you”.</li>
          <li>Once a week, three questions: how it was, what was hard, what comes next.</li>
        </ul>
      )}
      <Form form={form}>
        <Field
          label="Name of the crew"
          hint={friend ? describeNext(friend, friendId) : 'Next, you get a link for the others. One friend is enough.'}
          {...(form.fieldErrors.name && { error: form.fieldErrors.name })}
        >
          {(control) => (
            <TextInput
              {...control}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              maxLength={limits.crewName}
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Button type="submit" variant="primary" wide busy={form.busy}>
          Start the crew
        </Button>
      </Form>
    </Card>
  )
}

/** Suggests a name for a crew of two, which is empty if it would be too long. */
function suggestName(usernames: string[]): string {
  const name = usernames.join(' and ')
  return name.length <= limits.crewName ? name : ''
}

/** Returns the id of a friend who is told of the crew: an address alone doesn’t make anyone a friend. */
function useFriendId(id: string | null, challengeId: string | null) {
  const isAsked = id !== null && challengeId !== null
  const { data, isLoading } = useQuery({ ...friendsQuery(challengeId ?? ''), enabled: isAsked })
  return { friendId: data?.find((friend) => friend.id === id)?.id, isLoading }
}

/** @param friendId if they are told */
function describeNext(friend: string, friendId: string | undefined): string {
  return friendId ? `${isolate(friend)} is told at once, and can join.` : 'Next, you get a link to send.'
}
