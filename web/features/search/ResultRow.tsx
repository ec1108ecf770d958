import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Pillar } from '#contract/pillars.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { Matches } from '#web/ui/Matches.tsx'
import styles from './ResultRow.module.css'

type Props = {
  /** Identifies the row, to come back to. */
  id: string
  /** Null for one without, in a list of others. */
  pillar?: Pillar | null
  /** In front of the title: an icon or a picture. */
  lead?: ReactNode
  title: string
  /** Below the title, in one line. */
  text?: string | null | undefined
  /** Whether the text is an excerpt, which has two lines. */
  isExcerpt?: boolean
  /** Facts below, such as who wrote it. */
  facts?: ReactNode
  /** Folded, to mark them. */
  words: readonly string[]
  /** Whether words are marked only where they begin. */
  atStart?: boolean
  /** The address that the row opens, or what it does instead. */
  open: string | (() => void)
}

/** One result. */
export function ResultRow({ id, pillar, lead, title, text, isExcerpt, facts, words, atStart = true, open }: Props) {
  const contents = (
    <>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          <Matches words={words} atStart={atStart}>
            {title}
          </Matches>
        </span>
        {text && (
          <span className={styles.text} dir="auto" data-lines={isExcerpt ? 2 : 1}>
            <Matches words={words} atStart={atStart}>
              {text}
            </Matches>
          </span>
        )}
        {pillar && <span className="visually-hidden">{pillarLabels[pillar]}</span>}
      </span>
      {facts && <span className={styles.facts}>{facts}</span>}
    </>
  )
  return (
    <li data-pillar={pillar ?? undefined} data-bar={pillar !== undefined || undefined} data-row={id}>
      {typeof open === 'string' ? (
        <Link className={styles.row} to={open} data-result="">
          {contents}
        </Link>
      ) : (
        <button type="button" className={styles.row} data-result="" onClick={open}>
          {contents}
        </button>
      )}
    </li>
  )
}
