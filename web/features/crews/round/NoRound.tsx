import { useQuery } from '@tanstack/react-query'
import type { Round } from '#contract/crew-rounds.ts'
import { crewQuery } from '../crew-queries.ts'
import { ChooseDayButton } from './ChooseDayButton.tsx'
import styles from './Round.module.css'

/** What a weekly round is, its questions, and who can choose its day, in a crew without one for now. */
export function NoRound({ round }: { round: Round }) {
  const { crewId, weekday, canChange, crewQuestions, members } = round
  return (
    <div className={styles.explained}>
      <p>
        {members === 2
          ? 'Once a week, you both answer three questions, then read each other’s answers:'
          : 'Once a week, everyone in the crew answers three questions, then reads the others’ answers:'}
      </p>
      <ol>
        {crewQuestions.map((question, index) => (
          <li key={index} dir="auto">
            {question}
          </li>
        ))}
      </ol>
      <p>Each round starts with what you planned the week before.</p>
      {canChange ? (
        // It stays once the day is chosen, and gets the focus back from the dialog.
        <p>
          <ChooseDayButton round={round} variant={weekday === null ? 'primary' : 'secondary'} />
        </p>
      ) : (
        weekday === null && <Founder crewId={crewId} />
      )}
    </div>
  )
}

function Founder({ crewId }: { crewId: string }) {
  const founder = useQuery(crewQuery(crewId)).data?.members.find((member) => member.founder)
  if (!founder) return <p>The founder of the crew can choose a day.</p>
  return (
    <p>
      <bdi>{founder.username}</bdi> founded the crew and can choose a day.
    </p>
  )
}
