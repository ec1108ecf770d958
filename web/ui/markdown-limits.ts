/** Markdown within a post's length limit can still freeze or crash a reader's page. */
const limits = {
  lines: 3000,
  depth: 8,
  /** Columns before a list marker, because indentation nests lists too. */
  indentation: 24,
  listItems: 1000,
  quotes: 600,
  /** Lines that continue a list item, quote or footnote without a marker: the parser takes quadratic time for them. */
  continuations: 300,
  underlines: 200,
  emphasisOfBlock: 400,
  cells: 1500,
}

const containerMarkers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\s]{1,999}\]:))*/
/** A line under a heading or a table's header; the parser tries each one for the whole paragraph above. */
const underline = /^[ \t>]*[-=|:][-=|: \t]*$/

/** Check that the parser can handle a text; if not, show it as plain text. Takes linear time. */
export function isSafeToRender(text: string): boolean {
  const lines = text.split('\n')
  let [listItems, allQuotes, continuations, underlines] = [0, 0, 0, 0]
  let block = startBlock()
  for (const line of lines) {
    const prefix = containerMarkers.exec(line)?.[0] ?? ''
    const quotes = countMatches(prefix, />/g)
    const markers = quotes + countMatches(prefix, /[-+*]|\d+[.)]|\[\^/g)
    if (markers > limits.depth || (markers && countIndentation(line) > limits.indentation)) return false
    allQuotes += quotes
    listItems += markers - quotes
    if (underline.test(line)) underlines += 1
    if (markers || !line.trim()) {
      // Emphasis ends with its block, and each list item is a block.
      block = { ...(line.trim() ? block : startBlock()), inContainer: markers > 0, emphasis: 0 }
    } else if (block.inContainer) continuations += 1
    block.emphasis += countMatches(line.slice(prefix.length), /[*_~]/g)
    // A table pads each row to the width of its header.
    block.columns = Math.max(block.columns, countMatches(line, /\|/g))
    block.rows += line.trim() ? 1 : 0
    const cells = block.columns > 1 ? block.columns * block.rows : 0
    if (block.emphasis > limits.emphasisOfBlock || cells > limits.cells) return false
  }
  return (
    lines.length <= limits.lines &&
    listItems <= limits.listItems &&
    allQuotes <= limits.quotes &&
    continuations <= limits.continuations &&
    underlines <= limits.underlines
  )
}

const startBlock = () => ({ inContainer: false, emphasis: 0, columns: 0, rows: 0 })

function countIndentation(line: string): number {
  const blank = /^[ \t]*/.exec(line)?.[0] ?? ''
  return [...blank].reduce((columns, character) => columns + (character === '\t' ? 4 : 1), 0)
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
