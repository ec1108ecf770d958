import { mailedInvitationLimits } from '#contract/limits.ts'
import { parseCsv } from './parse-csv.ts'

/** What a list has as an address. */
export type Entry = {
  /** From 1, as spreadsheets count rows. */
  row: number
  text: string
}

const header =
  /^(e-?mails?|mail|(e-?mail|mail|email)[ _-]?(address|adresse|addresses)|e-?mailadresse|correo|courriel)$/i
const inBrackets = /<([^<>]*@[^<>]*)>\s*$/

/**
 * Find the addresses of a table or a pasted list: in the column that is named like email, or else in the first one with
 * an address. A list of addresses only can have several in a row, also with names as mail programs write them.
 */
export function findAddresses(text: string): Entry[] {
  const rows = parseCsv(text.replace(/^\uFEFF/, ''))
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.length > 0)
  const named = rows[0]?.cells.findIndex((cell) => header.test(cell)) ?? -1
  if (named >= 0) return rows.slice(1).map(({ row, cells }) => toEntry(row, cells[named]))
  if (rows.every(({ cells }) => cells.every((cell) => cell === '' || cell.includes('@'))))
    return rows.flatMap(({ row, cells }) => cells.flatMap(splitCell).map((cell) => toEntry(row, cell)))
  const column = Math.max(
    0,
    rows.map(({ cells }) => cells.findIndex((cell) => cell.includes('@'))).find((index) => index >= 0) ?? 0,
  )
  const isHeader = rows.length > 1 && !rows[0]?.cells.some((cell) => cell.includes('@'))
  return rows.slice(isHeader ? 1 : 0).map(({ row, cells }) => toEntry(row, cells[column]))
}

/** Split a cell with several addresses, such as "ann@example.org; ben@example.org". */
function splitCell(cell: string): string[] {
  if (cell === '') return []
  const addresses = cell.match(/[^\s<>;,@]+@[^\s<>;,]+/g) ?? []
  return addresses.length > 1 ? addresses : [cell]
}

function toEntry(row: number, cell = ''): Entry {
  // A longer text is no address, and the server takes no longer one.
  const text = cell.slice(0, mailedInvitationLimits.entry)
  return { row, text: inBrackets.exec(text)?.[1] ?? text }
}

/** Decode a file as UTF-8 or UTF-16, or else as spreadsheets on Windows save it. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
