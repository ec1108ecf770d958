import type { ReactNode } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import styles from './Card.module.css'

type Props = {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Whose hue marks the top edge and everything inside. */
  pillar?: Pillar
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  /** So that the keyboard goes on from it when what was pressed in it goes away. */
  tabIndex?: -1
  children: ReactNode
}

/** The one card. */
export function Card({ as: Element = 'div', pillar, className, ...rest }: Props) {
  return <Element {...rest} data-pillar={pillar} className={className ? `${styles.card} ${className}` : styles.card} />
}

/** Above the rest of a card: its heading, and at the right where it leads or how far it is. */
export function CardHeader({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}

/** Below the rest of a card, after a hairline: a remark at the left, the primary action at the lower right. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
