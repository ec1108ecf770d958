import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { Children, cloneElement, type ComponentProps, isValidElement, type JSX, type ReactNode } from 'react'
import Parsed, { type Components, type ExtraProps } from 'react-markdown'
import { Link } from 'react-router'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { limits } from '#contract/limits.ts'
import { externalIcon } from './external-icon.ts'
import { HeadingText } from './HeadingText.tsx'
import { Icon } from './Icon.tsx'
import { setDirections } from './markdown-directions.ts'
import { sanitizePhoneUrl, type PhoneScope } from './phone-links.ts'
import { linkMentions } from './rehype-mentions.ts'
import { linkPhoneNumbers } from './rehype-phone-links.ts'
import styles from './Markdown.module.css'

export type MarkdownTextProps = {
  text: string
  /** The level for all headings in the text. Use one below the surrounding heading. */
  headings?: 'h2' | 'h3' | 'h4'
  /** Which phone numbers become links. Numbers that members post don't, except those of helplines. */
  phones?: PhoneScope
  /** Whether paths such as "/challenges" become links to screens of this app. */
  siteLinks?: boolean
  /** Whether a line ends where it was ended, as in a message. Markdown joins the lines of a paragraph. */
  keepLines?: boolean
  /** Names after an @ that become links, each with its path. */
  mentions?: Record<string, string>
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
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'], src: ['http', 'https'] },
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

const rehypePlugins: Record<PhoneScope, ComponentProps<typeof Parsed>['rehypePlugins']> = {
  all: [[rehypeSanitize, schema], [linkPhoneNumbers, 'all'], () => setDirections],
  helplines: [[rehypeSanitize, schema], [linkPhoneNumbers, 'helplines'], () => setDirections],
}

const noMentions: Record<string, string> = {}

export function MarkdownText({
  text,
  headings = 'h2',
  phones = 'helplines',
  siteLinks = false,
  keepLines,
  mentions = noMentions,
}: MarkdownTextProps) {
  const mentionPaths = Object.values(mentions)
  return (
    <div className={styles.prose} data-lines={keepLines}>
      <Parsed
        remarkPlugins={remarkPlugins}
        rehypePlugins={
          mentionPaths.length > 0 ? [...(rehypePlugins[phones] ?? []), [linkMentions, mentions]] : rehypePlugins[phones]
        }
        remarkRehypeOptions={remarkRehypeOptions}
        urlTransform={(url) => ((siteLinks || mentionPaths.includes(url)) && parseSitePath(url)) || sanitizeUrl(url)}
        components={components[headings]}
      >
        {text}
      </Parsed>
    </div>
  )
}

/** Return a path of this site, or undefined for other URLs, such as `//host`. */
function parseSitePath(url: string): string | undefined {
  const base = 'https://site.invalid'
  if (!url.startsWith('/') || !URL.canParse(url, base)) return undefined
  const { origin, pathname, search, hash } = new URL(url, base)
  // A path may still start with two slashes, as in "/.//host".
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Drop relative URLs, `//host`, malformed phone numbers and schemes other than http, https, mailto, tel and sms. */
function sanitizeUrl(url: string): string {
  if (/^(?:tel|sms):/i.test(url)) return sanitizePhoneUrl(url)
  if (!URL.canParse(url)) return ''
  const { protocol, href } = new URL(url)
  return ['http:', 'https:', 'mailto:'].includes(protocol) && href.length <= limits.url ? href : ''
}

const components = { h2: createComponents('h2'), h3: createComponents('h3'), h4: createComponents('h4') }

function createComponents(Level: 'h2' | 'h3' | 'h4'): Components {
  const Heading = ({ dir, children }: JSX.IntrinsicElements['h2']) => (
    <Level dir={dir}>{keepWordsTogether(children)}</Level>
  )
  return {
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
    a: ({ href, dir, 'aria-label': label, children }) => (
      <TextLink href={href} dir={dir} aria-label={label}>
        {children}
      </TextLink>
    ),
    // A remote image would tell its server who reads the text, so show a link instead.
    img: ({ src, alt }) => <TextLink href={typeof src === 'string' ? src : undefined}>{alt || 'Picture'}</TextLink>,
    input: TaskCheckbox,
  }
}

function keepWordsTogether(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return <HeadingText>{child}</HeadingText>
    if (!isValidElement<{ children?: ReactNode }>(child) || !child.props.children) return child
    return cloneElement(child, undefined, keepWordsTogether(child.props.children))
  })
}

type LinkProps = Pick<JSX.IntrinsicElements['a'], 'href' | 'dir' | 'aria-label' | 'children'>

function TextLink({ href, dir, children, 'aria-label': label }: LinkProps) {
  if (!href) return <span>{children}</span>
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  if (!/^https?:/.test(href))
    return (
      <a href={href} dir={dir} aria-label={label}>
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
      <span className={styles.external}>
        <Icon name={externalIcon} size="small" />
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
