// The values that tables of an 8-bit JPEG can have (ITU-T T.81). Other values would only hide bytes.

/** Checks a table of 64 divisors, after the byte with its precision and its place. */
export function isQuantizationTable(table: Buffer): boolean {
  const [place = 0] = table
  const bytesPerValue = place >> 4 === 0 ? 1 : 2
  if (place >> 4 > 1 || (place & 15) > 3 || table.length !== 1 + 64 * bytesPerValue) return false
  for (let offset = 1; offset < table.length; offset += bytesPerValue)
    if (table.readUIntBE(offset, bytesPerValue) === 0) return false
  return true
}

/** Checks a table of codes, after the byte with its class and its place. */
export function isHuffmanTable(table: Buffer): boolean {
  const [place = 0] = table
  if (place >> 4 > 1 || (place & 15) > 3) return false
  // The next free code. No code consists of ones only.
  let code = 0
  for (let length = 1; length <= 16; length++) {
    const count = table.readUInt8(length)
    code += count
    if (count > 0 && code >= 1 << length) return false
    code <<= 1
  }
  const values = table.subarray(17)
  // A difference of average values has up to 11 bits, and another value up to 10 after a run of up to 15 zeros.
  const isValue = (value: number) => (place >> 4 === 0 ? value <= 11 : (value & 15) <= 10)
  return new Set(values).size === values.length && values.every(isValue)
}
