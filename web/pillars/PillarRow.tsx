import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Pillar } from '#contract/pillars.ts'
import { pillarLabels } from './pillars.ts'
import styles from './PillarRow.module.css'

type Props = {
  pillar: Pillar
  title: string
  /** One line below the title. */
  text?: string | null
  /** Facts at the other end, one or two short lines. */
  facts: ReactNode
  /** The address that the row opens, or what it does instead. */
  open: string | (() => void)
}

/** A row of a list: the bar of a pillar, a title with one line, and facts. */
export function PillarRow({ pillar, title, text, facts, open }: Props) {
  const contents = (
    <>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {text && (
          <span className={styles.text} dir="auto">
            {text}
          </span>
        )}
        <span className="visually-hidden">{pillarLabels[pillar]}</span>
      </span>
      <span className={styles.facts}>{facts}</span>
    </>
  )
  return (
    <li data-pillar={pillar}>
      {typeof open === 'string' ? (
        <Link className={styles.row} to={open}>
          {contents}
        </Link>
      ) : (
        <button type="button" className={styles.row} onClick={open}>
          {contents}
        </button>
      )}
    </li>
  )
}
