import { Component, type ReactNode, Suspense, lazy } from 'react'
import type { MarkdownTextProps } from './MarkdownText.tsx'
import { isBearable } from './markdown-bounds.ts'
import styles from './Markdown.module.css'

const loadText = () => import('./MarkdownText.tsx')
const MarkdownText = lazy(async () => ({ default: (await loadText()).MarkdownText }))

/** What people wrote in Markdown, set for long reading. The parser loads where a text first shows; the words are there meanwhile. */
export function Markdown(props: MarkdownTextProps) {
  const typed = <div className={styles.prose} data-typed>{props.text}</div>
  if (!isBearable(props.text)) return typed
  return (
    <AsTyped key={props.text} typed={typed}>
      <Suspense fallback={typed}>
        <MarkdownText {...props} />
      </Suspense>
    </AsTyped>
  )
}

/** To be early: on the way to a screen that shows Markdown. */
export function preloadMarkdown(): void {
  // What fails here fails again where it is shown, and is dealt with there.
  loadText().catch(() => {})
}

/** A parser that does not load, or a text it cannot take, must not cost the screen: the words stay as they were typed. */
class AsTyped extends Component<{ typed: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.typed : this.props.children
  }
}
