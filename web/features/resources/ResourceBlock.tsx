import type { ReactNode } from 'react'
import type { Block } from '#contract/resources.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { safeAddress } from './blocks.ts'
import { Checklist } from './Checklist.tsx'
import { Download } from './Download.tsx'
import styles from './ResourceBlock.module.css'

type Props = {
  resourceId: string
  /** Its place in the stored list. */
  at: number
  block: Block
}

export function ResourceBlock({ resourceId, at, block }: Props) {
  switch (block.kind) {
    case 'intro':
      return <Markdown text={block.markdown} />
    case 'checklist':
      return <Checklist resourceId={resourceId} at={at} title={block.title} items={block.items} />
    case 'steps':
      return (
        <Titled title={block.title}>
          <ol className={styles.steps}>{block.steps.map(listItem)}</ol>
        </Titled>
      )
    case 'tiplist':
      return (
        <Titled title={block.title}>
          <ul className={styles.tips}>{block.tips.map(listItem)}</ul>
        </Titled>
      )
    case 'links':
      return (
        <Titled title={block.title}>
          <ul className={styles.links}>
            {block.links.map(({ label, url }, place) => (
              <li key={place}>
                <OutsideLink label={label} url={url} />
              </li>
            ))}
          </ul>
        </Titled>
      )
    case 'download':
      return <Download label={block.label} filename={block.filename} contents={block.contents} />
  }
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  )
}

function listItem(text: string, at: number) {
  return <li key={at}>{text}</li>
}

function OutsideLink({ label, url }: { label: string; url: string }) {
  const address = safeAddress(url)
  if (!address) return null
  const { host, protocol, pathname } = new URL(address)
  const isMail = protocol === 'mailto:'
  return (
    <a className={styles.link} href={address} rel="nofollow noopener noreferrer" target={isMail ? undefined : '_blank'}>
      <span className={styles.label}>{label || host}</span>
      <span className={styles.where}>
        {isMail ? pathname : host.replace(/^www\./, '')}
        {!isMail && <span className="visually-hidden">, opens in a new tab</span>}
      </span>
      {!isMail && <Icon name="external" size="small" />}
    </a>
  )
}
