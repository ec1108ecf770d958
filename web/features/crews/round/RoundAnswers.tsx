import { Link } from 'react-router'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { ItemMenu } from '#web/features/moderation/ItemMenu.tsx'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CommitmentLine } from './CommitmentLine.tsx'
import styles from './Round.module.css'

/** What members answered in a round, one card each. */
export function RoundAnswers({
  round,
  answers,
  label = 'Answers',
}: {
  round: Round
  answers: readonly RoundAnswer[]
  label?: string
}) {
  if (answers.length === 0) return null
  return (
    <ul className={styles.answers} aria-label={label}>
      {answers.map((answer) => (
        <Card as="li" key={answer.userId} className={styles.answer}>
          <Answer round={round} answer={answer} />
        </Card>
      ))}
    </ul>
  )
}

function Answer({ round: { on }, answer }: { round: Round; answer: RoundAnswer }) {
  const { userId, username, profileImageUrl, questions, answers, editedAt } = answer
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
        <ItemMenu item={{ kind: 'member', id: userId, author, state: 'visible', quote: quoteAnswer(answer) }} />
      </div>
      <CommitmentLine on={on} answer={answer} />
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
    </>
  )
}

/** Most code points of a quote, so that a report has room for more. */
const maxQuoted = 800

/** Quotes an answer for a report, because moderators can't read the rounds of a crew. */
function quoteAnswer({ answers }: RoundAnswer): string {
  const text = [...answers.filter((each) => each !== '').join('\n')]
  const start = text.slice(0, maxQuoted).join('')
  return `In the weekly round of a crew: “${start}${text.length > maxQuoted ? '…' : ''}”`
}
