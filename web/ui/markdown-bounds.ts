/** What a page can bear. Within a post's length one can write Markdown that freezes whoever opens it, or throws. */
const most = { depth: 8, quotes: 600, emphasisOfBlock: 400, cells: 1500 }

/** Whether a text can be shown as Markdown; one that cannot is shown as it was typed. */
export function isBearable(text: string): boolean {
  let quotes = 0
  let emphasis = 0
  let columns = 0
  let rows = 0
  for (const line of text.split('\n')) {
    const start = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? ''
    const markers = count(start, />|[-+*]|\d+[.)]/g)
    quotes += count(start, />/g)
    if (line.trim()) {
      // Emphasis ends with its block, and an item of a list is one.
      if (markers) emphasis = 0
      emphasis += count(line.slice(start.length), /[*_~]/g)
      // A table gives each of its rows as many cells as its head has, written or not.
      columns = Math.max(columns, count(line, /\|/g))
      rows += 1
    } else {
      emphasis = 0
      columns = 0
      rows = 0
    }
    const cells = columns > 1 ? columns * rows : 0
    if (markers > most.depth || quotes > most.quotes || emphasis > most.emphasisOfBlock || cells > most.cells)
      return false
  }
  return true
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
