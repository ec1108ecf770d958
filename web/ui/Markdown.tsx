import { Component, type ReactNode } from 'react'
import { checkTime } from './clock.ts'
import { lazyComponent } from './lazy-component.tsx'
import { isSafeToRender } from './markdown-limits.ts'
import type { MarkdownTextProps } from './MarkdownText.tsx'
import styles from './Markdown.module.css'

const MarkdownText = lazyComponent(async () => (await import('./MarkdownText.tsx')).MarkdownText, {
  fallback: ({ text }) => <RawText text={text} />,
  // The raw text stays.
  onFailure: () => undefined,
  source: 'web/ui/MarkdownText.tsx',
})

/** Render members' Markdown. Show the raw text until the lazy parser has loaded. */
export function Markdown(props: MarkdownTextProps) {
  const { text } = props
  checkTime()
  if (!isSafeToRender(text)) return <RawText text={text} />
  return (
    <MarkdownErrorBoundary key={text} fallback={<RawText text={text} />}>
      <MarkdownText {...props} />
    </MarkdownErrorBoundary>
  )
}

export const preloadMarkdown = MarkdownText.preload

function RawText({ text }: { text: string }) {
  return (
    <div className={styles.prose} dir="auto" data-typed>
      {text}
    </div>
  )
}

/** Fall back to the raw text if the parser throws. */
class MarkdownErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
