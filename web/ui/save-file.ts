/** Milliseconds until the object URL is revoked. The browser may first ask where to save the file. */
const revokeDelay = 60_000

/** Saves a file on the device, as a download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay)
}
