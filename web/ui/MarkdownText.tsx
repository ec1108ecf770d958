import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { ComponentProps, JSX } from 'react'
import Parsed, { type Components, type ExtraProps } from 'react-markdown'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { limits } from '#contract/limits.ts'
import { Icon } from './Icon.tsx'
import styles from './Markdown.module.css'

export type MarkdownTextProps = {
  text: string
  /** The level for all headings in the text. Use one below the surrounding heading. */
  headings?: 'h2' | 'h3' | 'h4'
}

const tagNames =
  'p br hr strong em del sup code pre blockquote ul ol li input a img h1 h2 h3 h4 h5 h6 table thead tbody tr th td'.split(
    ' ',
  )

const schema: Schema = {
  tagNames,
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    input: ['checked', ['type', 'checkbox'], ['disabled', true]],
    ol: ['start'],
    ul: [['className', 'contains-task-list']],
    th: ['align'],
    td: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  strip: ['script', 'style'],
}

const remarkPlugins = [parseGfm]

// `remark-gfm` would also bring the code that writes Markdown.
function parseGfm(this: { data: () => object }): void {
  Object.assign(this.data(), { micromarkExtensions: [gfm()], fromMarkdownExtensions: [gfmFromMarkdown()] })
}

const remarkRehypeOptions: ComponentProps<typeof Parsed>['remarkRehypeOptions'] = {
  // Ids would clash between texts on one page, so footnotes have no back links.
  footnoteBackContent: () => [],
  // Show raw HTML as text: the sanitizer would drop it silently.
  handlers: { html: (_, { value }: { value: string }) => ({ type: 'text' as const, value }) },
}

const rehypePlugins: ComponentProps<typeof Parsed>['rehypePlugins'] = [[rehypeSanitize, schema]]

export function MarkdownText({ text, headings = 'h2' }: MarkdownTextProps) {
  return (
    <div className={styles.prose}>
      <Parsed
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        remarkRehypeOptions={remarkRehypeOptions}
        urlTransform={sanitizeUrl}
        components={components[headings]}
      >
        {text}
      </Parsed>
    </div>
  )
}

/** Drop relative URLs, `//host` and schemes other than http, https and mailto. */
function sanitizeUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, href } = new URL(url)
  return ['http:', 'https:', 'mailto:'].includes(protocol) && href.length <= limits.url ? href : ''
}

const components = { h2: createComponents('h2'), h3: createComponents('h3'), h4: createComponents('h4') }

function createComponents(level: 'h2' | 'h3' | 'h4'): Components {
  return {
    h1: level,
    h2: level,
    h3: level,
    h4: level,
    h5: level,
    h6: level,
    a: ({ href, children }) => <ExternalLink href={href}>{children}</ExternalLink>,
    // A remote image would tell its server who reads the text, so show a link instead.
    img: ({ src, alt }) => (
      <ExternalLink href={typeof src === 'string' ? src : undefined}>{alt || 'Picture'}</ExternalLink>
    ),
    input: TaskCheckbox,
  }
}

function ExternalLink({ href, children }: Pick<JSX.IntrinsicElements['a'], 'href' | 'children'>) {
  if (!href) return <span>{children}</span>
  if (href.startsWith('mailto:')) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
      <span className={styles.external}>
        <Icon name="external" size="small" />
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

function TaskCheckbox({ checked }: JSX.IntrinsicElements['input'] & ExtraProps) {
  return (
    <span
      className={styles.tick}
      role="img"
      aria-label={checked ? 'Done:' : 'To do:'}
      data-checked={checked || undefined}
    />
  )
}
