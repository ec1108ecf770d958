import { Component, type ReactNode } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import { isSafeToRender } from './markdown-limits.ts'
import type { MarkdownTextProps } from './MarkdownText.tsx'
import styles from './Markdown.module.css'

const MarkdownText = lazyComponent(async () => (await import('./MarkdownText.tsx')).MarkdownText, {
  fallback: ({ text }) => <RawText text={text} />,
  // The words stay as they were typed.
  onFailure: () => undefined,
})

/** What people wrote in Markdown, set for long reading. The parser loads where a text first shows; the words are there meanwhile. */
export function Markdown(props: MarkdownTextProps) {
  const { text } = props
  if (!isSafeToRender(text)) return <RawText text={text} />
  return (
    <MarkdownErrorBoundary key={text} fallback={<RawText text={text} />}>
      <MarkdownText {...props} />
    </MarkdownErrorBoundary>
  )
}

/** To be early: on the way to a screen that shows Markdown. */
export const preloadMarkdown = MarkdownText.preload

function RawText({ text }: { text: string }) {
  return (
    <div className={styles.prose} data-typed>
      {text}
    </div>
  )
}

/** A text that the parser cannot take must not cost the screen: the words stay as they were typed. */
class MarkdownErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
