import { saveFile } from '#web/ui/save-file.ts'

/** Save a canvas as a PNG file on the device. */
export async function savePicture(canvas: HTMLCanvasElement, title: string): Promise<void> {
  saveFile(await createPictureFile(canvas, title))
}

/** Open the device's share sheet. Closing it is not an error. */
export async function sharePicture(canvas: HTMLCanvasElement, title: string): Promise<void> {
  const file = await createPictureFile(canvas, title)
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

export function canSharePictures(): boolean {
  const file = new File([], 'picture.png', { type: 'image/png' })
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false)
}

export function createFileName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['seven', 'pillars']
  return `${[...words.join('-')].slice(0, 60).join('')}.png`
}

function createPictureFile(canvas: HTMLCanvasElement, title: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], createFileName(title), { type: 'image/png' }))
      else reject(new Error('The canvas could not be read'))
    }, 'image/png')
  })
}
