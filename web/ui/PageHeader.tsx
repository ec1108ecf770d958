import type { ReactNode, Ref } from 'react'
import { HeadingText } from './HeadingText.tsx'
import styles from './PageHeader.module.css'

type Props = {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** To move the focus to the heading when a screen changes without a new path. */
  headingRef?: Ref<HTMLHeadingElement>
}

export function PageHeader({ title, children, action, headingRef }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 dir="auto" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          <HeadingText>{title}</HeadingText>
        </h1>
        {children && <p className={styles.lead}>{children}</p>}
      </div>
      {action}
    </header>
  )
}
