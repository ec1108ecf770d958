export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, 'megabyte'] : [bytes / 1e9, 'gigabyte']
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 }).format(size)
}

/** Formats a time such as `0.4 ms`, `38 ms` or `1.2 s`. */
export function formatMs(milliseconds: number): string {
  if (milliseconds > 0 && milliseconds < 0.1) return 'under 0.1 ms'
  if (milliseconds < 10) return `${Number(milliseconds.toFixed(1))} ms`
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${Number((milliseconds / 1000).toFixed(1))} s`
}

/** Formats a number with its noun, such as `1 email` or `1,200 emails`. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`
}
