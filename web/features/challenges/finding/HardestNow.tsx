import { useId } from 'react'
import { Link } from 'react-router'
import type { StartingPoint } from '#contract/starting-points.ts'
import { paths } from '#web/paths.ts'
import styles from './HardestNow.module.css'

/** Answers to one question, each of which leads to a few things to do, read and talk about. */
export function HardestNow({ points, chosen }: { points: StartingPoint[]; chosen: StartingPoint | undefined }) {
  const id = useId()
  if (points.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.question}>
        What is hardest right now?
      </h2>
      <ul className={styles.chips}>
        {(chosen ? [chosen] : points).map(({ key, label }) => (
          <li key={key}>
            <Link
              className={styles.chip}
              to={paths.challenges({ hardest: key })}
              aria-current={chosen ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
        {chosen && (
          <li>
            <Link className={styles.back} to={paths.challenges()} preventScrollReset>
              Show all challenges
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
