import { Link } from 'react-router'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import type { Item } from '#web/features/moderation/item.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { lazyWhenIdle } from '#web/ui/lazy-when-idle.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { CommitmentLine } from './CommitmentLine.tsx'
import type { RoundPillsProps } from './RoundPills.tsx'
import styles from './Round.module.css'

const ItemMenu = lazyComponent<{ item: Item }>(async () => (await import('../later-parts.ts')).loadItemMenu(), {
  onFailure: () => undefined,
})

const RoundPills = lazyWhenIdle<RoundPillsProps>(
  async () => (await import('../later-parts.ts')).loadRoundPills(),
  PillsPlace,
)

type Props = { round: Round; answers: readonly RoundAnswer[]; label?: string; onReply?: (answer: RoundAnswer) => void }

/** What members answered in a round, one card each. */
export function RoundAnswers({ round, answers, label = 'Answers', onReply }: Props) {
  const userId = useUser()?.id
  return (
    <ul className={styles.answers} aria-label={label}>
      {answers.map((answer) => (
        <Card as="li" key={answer.userId} className={styles.answer}>
          <Answer round={round} answer={answer} />
          {onReply && answer.userId !== userId && (
            <ReplyButton username={answer.username} onReply={() => onReply(answer)} />
          )}
        </Card>
      ))}
    </ul>
  )
}

function ReplyButton({ username, onReply }: { username: string; onReply: () => void }) {
  return (
    <p className={styles.reply}>
      <Button variant="quiet" onClick={onReply}>
        Reply in the thread<span className="visually-hidden"> to {username}</span>
      </Button>
    </p>
  )
}

function Answer({ round, answer }: { round: Round; answer: RoundAnswer }) {
  const { id, userId, username, profileImageUrl, questions, answers, editedAt, hidden } = answer
  const isOwn = useUser()?.id === userId
  const canAnswer = useCanPost() && !isOwn
  const author = { id: userId, username }
  return (
    <>
      <div className={styles.author}>
        <Avatar url={profileImageUrl} name={username} size="small" />
        <h2>
          <Link to={paths.member(userId)}>
            <bdi>{username}</bdi>
          </Link>
        </h2>
        {editedAt !== null && <span className={styles.edited}>edited</span>}
        <WhenIdle>
          <ItemMenu item={{ kind: 'round-answer', id, author, state: 'visible', isOfCrew: true }} />
        </WhenIdle>
      </div>
      {hidden && (
        <p className={styles.soft}>
          A moderator has hidden this, so only you see it. You can read why, and appeal, in your notifications.
        </p>
      )}
      <CommitmentLine on={round.on} answer={answer} />
      <dl className={styles.pairs}>
        {questions.map(
          (question, index) =>
            answers[index] && (
              <div key={question}>
                <dt dir="auto">{question}</dt>
                <dd dir="auto">{answers[index]}</dd>
              </div>
            ),
        )}
      </dl>
      {!hidden && <RoundPills round={round} answer={answer} isOwn={isOwn} canAnswer={canAnswer} />}
    </>
  )
}

/** As high as the one-tap answers. */
function PillsPlace({ canAnswer, answer }: Pick<RoundPillsProps, 'canAnswer' | 'answer'>) {
  return (canAnswer || Object.keys(answer.reactions.counts).length > 0) && <div className={styles.pillsPlace} />
}
