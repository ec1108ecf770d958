const separators = [',', ';', '\t'] as const

/**
 * Parse a table as spreadsheets save it (RFC 4180), with commas, semicolons or tabs between the cells. A quote that
 * begins a cell lasts until the next single quote, also over several lines.
 * @returns the rows with their trimmed cells; an empty line is a row without cells
 */
export function parseCsv(text: string): string[][] {
  const separator = findSeparator(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let isBlank = true
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
    isBlank = true
  }
  const endRow = () => {
    endCell()
    rows.push(row.every((each) => each === '') ? [] : row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') cell += text.charAt(at++)
      else isQuoted = false
    } else if (character === '"' && isBlank) {
      cell = ''
      isBlank = false
      isQuoted = true
    } else if (character === separator) endCell()
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(at + 1) === '\n') at++
      endRow()
    } else {
      cell += character
      if (character.trim() !== '') isBlank = false
    }
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** Find the separator that is most frequent outside of quotes. */
function findSeparator(text: string): string {
  const unquoted = text.replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best))
}
