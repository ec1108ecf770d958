import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import type { Pillar } from '#contract/pillars.ts'
import { Card } from './Card.tsx'
import { HeadingText } from './HeadingText.tsx'
import styles from './PreviewCard.module.css'

type Props = {
  to: string
  /** State of the navigation to the screen. */
  state?: unknown
  /** Names the card among those of the list, so that going back finds it again. */
  row?: string
  linkRef?: Ref<HTMLAnchorElement>
  pillar?: Pillar | undefined
  /** What is above the title. */
  badges: ReactNode
  title: string
  /** Shows the title as that of something deleted. */
  deleted?: boolean
  /** Its first two lines are shown. */
  text: string
  /** Facts below the text. */
  children: ReactNode
}

/** A card in a list that opens a screen, with the start of its text. */
export function PreviewCard({ to, state, row, linkRef, pillar, badges, title, deleted, text, children }: Props) {
  return (
    <Card as="li" clickable pillar={pillar} className={styles.card} data-row={row}>
      {badges}
      <h2 className={styles.title} dir="auto" data-deleted={deleted || undefined}>
        <Link to={to} state={state} ref={linkRef}>
          <HeadingText>{title}</HeadingText>
        </Link>
      </h2>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <p className={styles.facts}>{children}</p>
    </Card>
  )
}

export function Badges({ children }: { children: ReactNode }) {
  return <div className={styles.badges}>{children}</div>
}
