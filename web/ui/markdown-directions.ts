type TreeNode = { tagName?: string; properties?: Record<string, unknown>; children?: TreeNode[] }

const containers = ['li', 'blockquote', 'table', 'pre', 'code']
const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', ...containers]

/**
 * Give each block the direction of its first letter. The blocks in a list item, quote or table have none: the browser
 * ignores descendants with their own `dir` when it resolves `dir="auto"` on the container. The stylesheet aligns them.
 */
export function setDirections({ tagName, children = [] }: TreeNode): void {
  for (const child of children) {
    const candidates = tagName === undefined ? blocks : tagName === 'pre' ? [] : containers
    if (candidates.includes(child.tagName ?? '')) child.properties = { ...child.properties, dir: 'auto' }
    setDirections(child)
  }
}
