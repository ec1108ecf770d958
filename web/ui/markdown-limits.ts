/** Markdown within a post's length limit can still freeze or crash a reader's page. */
const limits = { depth: 8, quotes: 600, emphasisOfBlock: 400, cells: 1500 }

/** Check that the parser can handle a text; if not, show it as plain text. */
export function isSafeToRender(text: string): boolean {
  let quotes = 0
  let emphasis = 0
  let columns = 0
  let rows = 0
  for (const line of text.split('\n')) {
    const prefix = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? ''
    const markers = countMatches(prefix, />|[-+*]|\d+[.)]/g)
    quotes += countMatches(prefix, />/g)
    if (line.trim()) {
      // Emphasis ends with its block, and each list item is a block.
      if (markers) emphasis = 0
      emphasis += countMatches(line.slice(prefix.length), /[*_~]/g)
      // A table pads each row to the width of its header.
      columns = Math.max(columns, countMatches(line, /\|/g))
      rows += 1
    } else {
      emphasis = 0
      columns = 0
      rows = 0
    }
    const cells = columns > 1 ? columns * rows : 0
    if (markers > limits.depth || quotes > limits.quotes || emphasis > limits.emphasisOfBlock || cells > limits.cells)
      return false
  }
  return true
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
