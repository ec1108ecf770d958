import type { ReactNode, Ref } from 'react'
import { HeadingText } from './HeadingText.tsx'
import { PageTitle } from './PageTitle.tsx'
import styles from './PageHeader.module.css'

type Props = {
  title: string
  /** The title of the document; the same as `title` if omitted. Null if the screen sets it. */
  documentTitle?: string | null
  children?: ReactNode
  action?: ReactNode
  /** To move the focus to the heading when a screen changes without a new path. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The heading of a screen, which also sets the title of the document. */
export function PageHeader({ title, documentTitle = title, children, action, headingRef }: Props) {
  return (
    <header className={styles.header}>
      {documentTitle !== null && <PageTitle>{documentTitle}</PageTitle>}
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
