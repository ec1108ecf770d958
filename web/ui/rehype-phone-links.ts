import type { ExtraProps } from 'react-markdown'
import { findPhoneLinks, type PhoneLink, type PhoneScope } from './phone-links.ts'

type Element = NonNullable<ExtraProps['node']>
type Child = Element['children'][number]
type Parent = { children: Child[] }
type Part = { parent: Parent; child: Child; value: string; start: number }

/** Text that stays as it is. */
const opaque = new Set(['a', 'code', 'pre', 'img'])
const inline = new Set(['strong', 'em', 'del', 'sup'])

/** Makes links of the phone numbers in a parsed text. */
export function linkPhoneNumbers(scope: PhoneScope) {
  return (tree: { children: Element['children'][number][] }) => linkBlock(tree, scope)
}

/** Links the numbers of one block, whose text can consist of several nodes. */
function linkBlock(block: Parent, scope: PhoneScope): void {
  const parts: Part[] = []
  let text = ''
  function read(parent: Parent): void {
    for (const child of parent.children) {
      if (child.type === 'text') {
        parts.push({ parent, child, value: child.value, start: text.length })
        text += child.value
      } else if (child.type === 'element') {
        if (inline.has(child.tagName)) {
          read(child)
          continue
        }
        if (!opaque.has(child.tagName)) linkBlock(child, scope)
        text += '\n'
      }
    }
  }
  read(block)
  const links = findPhoneLinks(text, scope)
  for (const part of parts) {
    const own = links.filter(({ start, end }) => start >= part.start && end <= part.start + part.value.length)
    if (own.length > 0) part.parent.children.splice(part.parent.children.indexOf(part.child), 1, ...split(part, own))
  }
}

function split({ value, start: offset }: Part, links: PhoneLink[]): Child[] {
  let position = 0
  const children: Child[] = []
  for (const { start, end, href, label } of links) {
    children.push({ type: 'text', value: value.slice(position, start - offset) })
    position = end - offset
    children.push({
      type: 'element',
      tagName: 'a',
      properties: { href, ariaLabel: label },
      children: [{ type: 'text', value: value.slice(start - offset, position) }],
    })
  }
  return [...children, { type: 'text', value: value.slice(position) }]
}
