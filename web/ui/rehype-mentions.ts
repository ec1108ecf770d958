import type { ExtraProps } from 'react-markdown'

type Element = NonNullable<ExtraProps['node']>
type Child = Element['children'][number]
type Parent = { children: Child[] }

/** Text that stays as it is. */
const opaque = new Set(['a', 'code', 'pre'])

/** Turn names after an @ into links. @param paths by the name, as it is written */
export function linkMentions(paths: Record<string, string>) {
  // The longest first, because one name may begin with another.
  const names = Object.keys(paths).sort((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_@/.-])@(${names.map(escapePattern).join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  )
  return (tree: Parent) => linkNames(tree, pattern, paths)
}

function linkNames(parent: Parent, pattern: RegExp, paths: Record<string, string>): void {
  parent.children = parent.children.flatMap((child): Child[] => {
    if (child.type === 'element' && !opaque.has(child.tagName)) linkNames(child, pattern, paths)
    return child.type === 'text' ? splitAtNames(child.value, pattern, paths) : [child]
  })
}

function splitAtNames(text: string, pattern: RegExp, paths: Record<string, string>): Child[] {
  const parts: Child[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [mention, name = ''] = match
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) })
    parts.push({
      type: 'element',
      tagName: 'a',
      properties: { href: paths[name] ?? '' },
      children: [{ type: 'text', value: mention }],
    })
    end = match.index + mention.length
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) })
  return parts
}

function escapePattern(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
