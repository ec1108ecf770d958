import { Fragment } from 'react'
import { splitHyphenatedWords } from './hyphenated-words.ts'
import styles from './HeadingText.module.css'

/** Keep hyphenated words such as "Self-Worth" on one line. The text itself stays the same. */
export function HeadingText({ children }: { children: string }) {
  return splitHyphenatedWords(children).map(({ text, unbroken }, index) =>
    unbroken ? (
      <span key={index} className={styles.unbroken}>
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
