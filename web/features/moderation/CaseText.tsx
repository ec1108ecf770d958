import { Markdown } from '#web/ui/Markdown.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import styles from './Case.module.css'

/** A member's Markdown, as typed until the screen is idle: the parser is large. */
export function CaseText({ text }: { text: string }) {
  return (
    <WhenIdle
      fallback={
        <p className={styles.typed} dir="auto">
          {text}
        </p>
      }
    >
      <Markdown text={text} headings="h3" keepLines />
    </WhenIdle>
  )
}
