import { Component, type ReactNode } from 'react'
import { isBearable } from './markdown-bounds.ts'
import type { MarkdownTextProps } from './MarkdownText.tsx'
import { onFirstUse } from './on-first-use.tsx'
import styles from './Markdown.module.css'

const MarkdownText = onFirstUse(async () => (await import('./MarkdownText.tsx')).MarkdownText, {
  meanwhile: ({ text }) => <Typed text={text} />,
  // The words stay as they were typed.
  onFailure: () => undefined,
})

/** What people wrote in Markdown, set for long reading. The parser loads where a text first shows; the words are there meanwhile. */
export function Markdown(props: MarkdownTextProps) {
  const { text } = props
  if (!isBearable(text)) return <Typed text={text} />
  return (
    <AsTyped key={text} typed={<Typed text={text} />}>
      <MarkdownText {...props} />
    </AsTyped>
  )
}

/** To be early: on the way to a screen that shows Markdown. */
export const preloadMarkdown = MarkdownText.preload

function Typed({ text }: { text: string }) {
  return (
    <div className={styles.prose} data-typed>
      {text}
    </div>
  )
}

/** A text that the parser cannot take must not cost the screen: the words stay as they were typed. */
class AsTyped extends Component<{ typed: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.typed : this.props.children
  }
}
