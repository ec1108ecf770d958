import { randomBytes } from 'node:crypto'

let lastTime = 0
let sequence = 0

/** Generates a UUIDv7. Ids of one process sort by creation, even within a millisecond. */
export function generateId(): string {
  const time = Math.max(Date.now(), lastTime)
  sequence = time === lastTime ? sequence + 1 : 0
  lastTime = time
  if (sequence > 0xfff) {
    lastTime++
    sequence = 0
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastTime, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Returns a text that sorts before every UUIDv7 of an instant. */
export function firstIdAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}
