import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './Shelf.module.css'

type Props = {
  title: string
  /** Whether only screen readers have the title, because the text above says it. */
  hideTitle?: boolean
  /** A link to the whole list, such as “All 9”. */
  all?: { to: string; label: string }
  /** List items. */
  children: ReactNode
}

/** A short list of rows with a heading. */
export function Shelf({ title, hideTitle = false, all, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.shelf}>
      <div className={hideTitle ? 'visually-hidden' : styles.head}>
        <h2 id={id}>{title}</h2>
        {all && (
          <Link to={all.to} aria-label={`${all.label}: ${title}`}>
            {all.label}
          </Link>
        )}
      </div>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

/** Puts shelves next to each other where there is room. */
export function Shelves({ children }: { children: ReactNode }) {
  return <div className={styles.shelves}>{children}</div>
}
