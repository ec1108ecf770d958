import { compareContent } from './compare-content.ts'
import styles from './Differences.module.css'

type Props = {
  kind: Parameters<typeof compareContent>[0]
  ours: object
  theirs: object
  /** Says whose version each is, such as "Yours". */
  oursLabel: string
  theirsLabel: string
}

/** What differs between two versions, with both texts. */
export function Differences({ kind, ours: ourContent, theirs: theirContent, oursLabel, theirsLabel }: Props) {
  const differences = compareContent(kind, ourContent, theirContent)
  if (differences.length === 0) return <p className={styles.none}>Both say the same.</p>
  return (
    <dl className={styles.differences}>
      {differences.map(({ label, ours, theirs }) => (
        <div key={label} className={styles.difference}>
          <dt>{label}</dt>
          {[
            { name: oursLabel, text: ours },
            { name: theirsLabel, text: theirs },
          ].map(({ name, text }) => (
            <dd key={name}>
              <span className={styles.whose}>{name}</span>
              {text ? <span dir="auto">{text}</span> : <span className={styles.empty}>Nothing</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
