import { isHuffmanTable, isQuantizationTable } from './jpeg-tables.ts'

export type StrippedImage = { type: 'image/jpeg'; bytes: Uint8Array; width: number; height: number }

/** Programs write about ten scans. A decoder goes through the whole picture for each one. */
const maxScans = 16

/**
 * Writes a JPEG again with nothing but one frame, its scans and the tables that they use, so that location, camera,
 * thumbnails, comments and other files in it are left out. The pixels are not decoded, so the data of the scans stays.
 * @returns null when the bytes are not one complete JPEG that every browser shows in the same way
 */
export function stripJpeg(bytes: Uint8Array): StrippedImage | null {
  try {
    return rewrite(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    // A length field points past the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function rewrite(bytes: Buffer): StrippedImage | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  const tables = new Map<string, Buffer>()
  const written = new Map<string, Buffer>()
  const scanned = new Set<number>()
  let frame: Frame | null = null
  let scans = 0
  let adobe: Buffer | null = null
  let restartInterval: Buffer = Buffer.alloc(2)
  for (let offset = 2; ;) {
    if (bytes.readUInt8(offset) !== 0xff) return null
    const marker = bytes.readUInt8(offset + 1)
    if (marker === 0xff) {
      offset++
      continue
    }
    if (marker === 0xd9) {
      if (!frame || scanned.size < frame.components.length) return null
      const { width, height } = frame
      return { type: 'image/jpeg', bytes: concat([...parts, Buffer.from([0xff, 0xd9])]), width, height }
    }
    const end = offset + 2 + bytes.readUInt16BE(offset + 2)
    if (end > bytes.length || end < offset + 4) return null
    const data = bytes.subarray(offset + 4, end)
    offset = end
    if (marker === 0xdb || marker === 0xc4) {
      if (!(marker === 0xdb ? readQuantizationTables(data, tables) : readHuffmanTables(data, tables))) return null
    } else if (marker === 0xdd) {
      if (data.length !== 2) return null
      restartInterval = data
    } else if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) {
      if (frame) return null
      frame = readFrame(marker, data)
      if (!frame) return null
    } else if (marker === 0xda) {
      const scan = frame && readScan(data, frame)
      if (!frame || !scan || ++scans > maxScans) return null
      // A picture that is not progressive has each component once.
      if (!frame.isProgressive && scan.components.some(({ id }) => scanned.has(id))) return null
      scan.components.forEach(({ id }) => scanned.add(id))
      const interval = restartInterval.readUInt16BE(0)
      const restarts = interval === 0 ? 0 : Math.ceil(countUnits(frame, scan.components) / interval) - 1
      const scanEnd = findScanEnd(bytes, end, restarts)
      if (scanEnd === null || scanEnd === end) return null
      const needed = [...scan.tables].map((name) => [name, tables.get(name)] as const)
      if (needed.some(([, table]) => !table)) return null
      if (scans === 1 && adobe) parts.push(segment(0xee, adobe))
      for (const [name, table] of needed) if (table && name.startsWith('quantization')) write(name, 0xdb, table)
      if (scans === 1) parts.push(segment(frame.marker, frame.data))
      for (const [name, table] of needed) if (table && name.startsWith('huffman')) write(name, 0xc4, table)
      if (!restartInterval.equals(written.get('restarts') ?? Buffer.alloc(2))) write('restarts', 0xdd, restartInterval)
      parts.push(segment(0xda, data), bytes.subarray(end, scanEnd))
      offset = scanEnd
    } else if (marker === 0xee) adobe = readAdobe(data) ?? adobe
    else if (!isMetadata(marker)) return null
  }

  function write(name: string, marker: number, data: Buffer): void {
    if (written.get(name)?.equals(data)) return
    written.set(name, data)
    parts.push(segment(marker, data))
  }
}

/** Application segments and comments. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}

/** Of the application segments, only Adobe's affects how colours are decoded: by its last byte. */
function readAdobe(data: Buffer): Buffer | null {
  if (data.length < 12 || data.toString('latin1', 0, 5) !== 'Adobe') return null
  return Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, Math.min(2, data.readUInt8(11))])
}

function readQuantizationTables(data: Buffer, tables: Map<string, Buffer>): boolean {
  for (let offset = 0; offset < data.length;) {
    const end = offset + (data.readUInt8(offset) >> 4 === 0 ? 65 : 129)
    const table = data.subarray(offset, end)
    if (!isQuantizationTable(table)) return false
    tables.set(`quantization ${table.readUInt8(0) & 15}`, table)
    offset = end
  }
  return true
}

function readHuffmanTables(data: Buffer, tables: Map<string, Buffer>): boolean {
  for (let offset = 0; offset < data.length;) {
    const counts = data.subarray(offset + 1, offset + 17)
    const end = offset + 17 + counts.reduce((total, count) => total + count, 0)
    const table = data.subarray(offset, end)
    if (end > data.length || !isHuffmanTable(table)) return false
    tables.set(`huffman ${table.readUInt8(0)}`, table)
    offset = end
  }
  return true
}

type Component = { id: number; horizontal: number; vertical: number; quantization: number }

type Frame = {
  marker: number
  data: Buffer
  isProgressive: boolean
  width: number
  height: number
  components: Component[]
}

function readFrame(marker: number, data: Buffer): Frame | null {
  const [precision, height, width, count] = [
    data.readUInt8(0),
    data.readUInt16BE(1),
    data.readUInt16BE(3),
    data.readUInt8(5),
  ]
  if (precision !== 8 || !height || !width || ![1, 3, 4].includes(count) || data.length !== 6 + 3 * count) return null
  const components = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, quantization = 0] = data.subarray(6 + 3 * index)
    return { id, horizontal: sampling >> 4, vertical: sampling & 15, quantization }
  })
  const isValid = components.every(
    ({ horizontal, vertical, quantization }) =>
      horizontal >= 1 && horizontal <= 4 && vertical >= 1 && vertical <= 4 && quantization <= 3,
  )
  if (!isValid || new Set(components.map(({ id }) => id)).size !== count) return null
  return { marker, data, isProgressive: marker === 0xc2, width, height, components }
}

/** @returns the components of a scan and the names of the tables that it uses */
function readScan(data: Buffer, frame: Frame): { components: Component[]; tables: Set<string> } | null {
  const count = data.readUInt8(0)
  if (count < 1 || count > 4 || data.length !== 4 + 2 * count) return null
  const [start = 0, end = 0, approximation = 0] = data.subarray(1 + 2 * count)
  const [high, low] = [approximation >> 4, approximation & 15]
  const isWhole = start === 0 && end === 63 && approximation === 0
  const isPart =
    start <= end &&
    end <= 63 &&
    (start === 0 ? end === 0 : count === 1) &&
    low <= 13 &&
    (high === 0 || high === low + 1)
  if (!(frame.isProgressive ? isPart : isWhole)) return null
  const components: Component[] = []
  const tables = new Set<string>()
  for (let index = 0; index < count; index++) {
    const [id, huffman = 0] = data.subarray(1 + 2 * index)
    const component = frame.components.find((each) => each.id === id)
    if (!component || components.includes(component) || huffman >> 4 > 3 || (huffman & 15) > 3) return null
    components.push(component)
    tables.add(`quantization ${component.quantization}`)
    if (start === 0 && high === 0) tables.add(`huffman ${huffman >> 4}`)
    if (end > 0) tables.add(`huffman ${16 + (huffman & 15)}`)
  }
  return { components, tables }
}

/** Counts the blocks of a scan between which restart markers can be: a single component has its own blocks. */
function countUnits({ width, height, components }: Frame, scanned: Component[]): number {
  const most = (pick: (component: Component) => number) => Math.max(...components.map(pick))
  const [horizontal, vertical] = [most((each) => each.horizontal), most((each) => each.vertical)]
  const [only] = scanned
  return only && scanned.length === 1
    ? Math.ceil(Math.ceil((width * only.horizontal) / horizontal) / 8) *
        Math.ceil(Math.ceil((height * only.vertical) / vertical) / 8)
    : Math.ceil(width / (8 * horizontal)) * Math.ceil(height / (8 * vertical))
}

/** Inside the data of a scan, FF is followed by 00 or the next restart marker. @returns null for a wrong marker */
function findScanEnd(bytes: Buffer, from: number, maxRestarts: number): number | null {
  let restarts = 0
  for (let offset = from; offset < bytes.length; offset++) {
    if (bytes[offset] !== 0xff) continue
    const next = bytes[offset + 1] ?? 0xff
    if (next >= 0xd0 && next <= 0xd7) {
      if (next !== 0xd0 + (restarts % 8) || ++restarts > maxRestarts) return null
    } else if (next !== 0) return offset
  }
  return null
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

function concat(parts: Buffer[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
