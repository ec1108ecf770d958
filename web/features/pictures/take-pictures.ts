type DataEvent = { preventDefault: () => void }

/** Add the pictures that are pasted or dropped. */
export function takePictures(event: DataEvent, data: DataTransfer, add: ((files: File[]) => void) | undefined): void {
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
  if (files.length === 0 || !add) return
  // The browser would open a dropped file, and paste its name.
  event.preventDefault()
  add(files)
}

/** Let files be dropped here. */
export function allowFiles(event: DataEvent & { dataTransfer: DataTransfer }): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}
