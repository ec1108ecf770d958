import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { ReactionAnswer, ReactionGiver } from '#contract/reactions.ts'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { answerNames } from './answer-names.ts'
import type { ReactionSubject } from './use-react.ts'
import styles from './WhoAnswered.module.css'

export type WhoAnsweredProps = {
  subject: ReactionSubject
  answers: readonly ReactionAnswer[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Names the members behind the counts. */
export function WhoAnswered({ subject, answers, open, onOpenChange }: WhoAnsweredProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Who answered">
      <Contents subject={subject} answers={answers} />
    </Dialog>
  )
}

const giversQuery = (subject: ReactionSubject) =>
  subject.kind === 'day'
    ? apiQuery('GET /api/reactions/{kind}/{id}', {
        params: { kind: 'day', id: subject.memberId },
        query: { date: subject.date },
      })
    : apiQuery('GET /api/reactions/{kind}/{id}', { params: subject })

function Contents({ subject, answers }: Pick<WhoAnsweredProps, 'subject' | 'answers'>) {
  const result = useQuery({ ...giversQuery(subject), staleTime: 0 })
  return (
    <Loaded result={result} notFound={<p className={styles.more}>This is no longer here.</p>}>
      {({ givers, more }) => (
        <div className={styles.answers}>
          {answers.map((answer) => (
            <Givers key={answer} answer={answer} givers={givers.filter((giver) => giver.answer === answer)} />
          ))}
          {givers.length === 0 && <p className={styles.more}>Nobody at the moment.</p>}
          {more > 0 && <p className={styles.more}>{`And ${more} ${more === 1 ? 'other' : 'others'}.`}</p>}
        </div>
      )}
    </Loaded>
  )
}

function Givers({ answer, givers }: { answer: ReactionAnswer; givers: readonly ReactionGiver[] }) {
  const headingId = useId()
  const userId = useUser()?.id
  if (givers.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.answer}>
        {answerNames[answer]}
      </h3>
      <ul className={styles.givers}>
        {givers.map(({ id, username, profileImageUrl }) => (
          <li key={id} className={styles.giver}>
            <Avatar url={profileImageUrl} name={username} size="small" />
            {id === userId ? (
              'You'
            ) : (
              <Link to={paths.member(id)}>
                <bdi>{username}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
