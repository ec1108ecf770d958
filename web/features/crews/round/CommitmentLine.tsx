import type { RoundAnswer } from '#contract/crew-rounds.ts'
import { describeCommitment } from './round-words.ts'
import styles from './Round.module.css'

/** "Last week: book the dentist. Done." */
export function CommitmentLine({ on, answer }: { on: string | null; answer: RoundAnswer }) {
  const words = describeCommitment(on, answer)
  if (!words) return null
  return (
    <p className={styles.earlier}>
      {`${words.when}: `}
      <bdi>{words.text}</bdi>
      <b>{words.outcome}</b>
    </p>
  )
}
