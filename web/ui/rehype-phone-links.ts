import type { ExtraProps } from 'react-markdown'
import { findPhoneLinks, type PhoneScope, splitAtPhoneLinks, type TextPart } from './phone-links.ts'

type Element = NonNullable<ExtraProps['node']>
type Child = Element['children'][number]
type Parent = { children: Child[] }
type Part = { parent: Parent; child: Child; value: string; start: number }

/** Text that stays as it is. */
const opaque = new Set(['a', 'code', 'pre', 'img'])
const inline = new Set(['strong', 'em', 'del', 'sup'])

/** Turn the phone numbers of a parsed text into links. */
export function linkPhoneNumbers(scope: PhoneScope) {
  return (tree: Parent) => linkBlock(tree, scope)
}

/** Link the numbers of one block, whose text can consist of several nodes. */
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
  for (const { parent, child, value, start: offset } of parts) {
    const own = links.filter(({ start, end }) => start >= offset && end <= offset + value.length)
    if (own.length === 0) continue
    const children = splitAtPhoneLinks(value, own, offset).map(createNode)
    parent.children.splice(parent.children.indexOf(child), 1, ...children)
  }
}

function createNode({ text, link }: TextPart): Child {
  const textNode = { type: 'text' as const, value: text }
  if (!link) return textNode
  const { href, label } = link
  return { type: 'element', tagName: 'a', properties: { href, dir: 'ltr', ariaLabel: label }, children: [textNode] }
}
