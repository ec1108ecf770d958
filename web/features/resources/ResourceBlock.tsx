import type { ReactNode } from 'react'
import type { Block } from '#contract/resources.ts'
import { externalIcon } from '#web/ui/external-icon.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { Checklist } from './Checklist.tsx'
import { Download } from './Download.tsx'
import { Drawing } from './Drawing.tsx'
import { sanitizeUrl } from './parse-blocks.ts'
import styles from './ResourceBlock.module.css'

type Props = {
  resourceId: string
  /** Index in the stored list. */
  blockIndex: number
  block: Block
}

export function ResourceBlock({ resourceId, blockIndex, block }: Props) {
  switch (block.kind) {
    case 'intro':
      return <Markdown text={block.markdown} phones="all" siteLinks />
    case 'checklist':
      return <Checklist resourceId={resourceId} blockIndex={blockIndex} title={block.title} items={block.items} />
    case 'steps':
      return (
        <TitledSection title={block.title}>
          <ol className={styles.steps}>{block.steps.map(renderListItem)}</ol>
        </TitledSection>
      )
    case 'tiplist':
      return (
        <TitledSection title={block.title}>
          <ul className={styles.tips}>{block.tips.map(renderListItem)}</ul>
        </TitledSection>
      )
    case 'links':
      return (
        <TitledSection title={block.title}>
          <ul className={styles.links}>
            {block.links.map(({ label, url }, linkIndex) => (
              <li key={linkIndex}>
                <ExternalLink label={label} url={url} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )
    case 'download':
      return <Download label={block.label} filename={block.filename} contents={block.contents} />
    case 'drawing':
      return <Drawing name={block.name} caption={block.caption} />
  }
}

function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      {title && (
        <h2 className={styles.title} dir="auto">
          <HeadingText>{title}</HeadingText>
        </h2>
      )}
      {children}
    </section>
  )
}

function renderListItem(text: string, index: number) {
  return (
    <li key={index} dir="auto">
      <PhoneText text={text} />
    </li>
  )
}

function ExternalLink({ label, url }: { label: string; url: string }) {
  const safeUrl = sanitizeUrl(url)
  if (!safeUrl) return null
  const { host, protocol, pathname } = new URL(safeUrl)
  const isMail = protocol === 'mailto:'
  return (
    <a className={styles.link} href={safeUrl} rel="nofollow noopener noreferrer" target={isMail ? undefined : '_blank'}>
      <span className={styles.label} dir="auto">
        {label || host}
      </span>
      <span className={styles.where}>
        {isMail ? pathname : host.replace(/^www\./, '')}
        {!isMail && <span className="visually-hidden">, opens in a new tab</span>}
      </span>
      {!isMail && <Icon name={externalIcon} size="small" />}
    </a>
  )
}
