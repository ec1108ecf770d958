import styles from './BrickDetails.module.css'

type Props = { title: string; text: string; note?: string | null }

/** What is shown of a selected brick. */
export function BrickDetails({ title, text, note }: Props) {
  return (
    <div>
      <p>
        <strong className={styles.title}>{title}</strong> {text}
      </p>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </div>
  )
}
