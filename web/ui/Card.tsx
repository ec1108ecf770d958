import type { ReactNode } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import styles from './Card.module.css'

type Props = {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Sets the hue of the top edge and the contents. */
  pillar?: Pillar
  /** Lets the link in its heading cover the card. Other controls need `position: relative` to stay on top. */
  clickable?: boolean
  className?: string
  'aria-label'?: string
  'data-row'?: string | undefined
  'aria-labelledby'?: string
  /** Lets focus return to the card when the pressed control disappears. */
  tabIndex?: -1
  /** Lets focus return to it from a dialog whose button is gone. */
  'data-lasting'?: ''
  children: ReactNode
}

export function Card({ as: Element = 'div', pillar, clickable, className, ...rest }: Props) {
  return (
    <Element
      {...rest}
      data-pillar={pillar}
      data-clickable={clickable || undefined}
      className={className ? `${styles.card} ${className}` : styles.card}
    />
  )
}

export function CardHeader({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}

export function CardFooter({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
