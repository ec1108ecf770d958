/** Larger files could fill the memory of a phone. */
const MAX_FILE_BYTES = 30 * 1024 * 1024

class InvalidImageError extends Error {
  override readonly name = 'InvalidImageError'
}

/**
 * Decode an image file, turned as the camera was held.
 * @param formats the formats to try instead, in words
 * @throws InvalidImageError
 */
export async function decodeImage(file: Blob, formats = 'Try a JPEG or PNG.'): Promise<ImageBitmap> {
  if (file.size > MAX_FILE_BYTES) throw new InvalidImageError('That file is larger than 30 MB. Choose a smaller one.')
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new InvalidImageError(`We couldn’t read that file. ${formats}`)
  })
}

type Rectangle = { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number }

/**
 * Draw an image on a canvas.
 * @param from the part to draw; all of it if omitted
 * @param background for transparent pixels, because JPEG has none
 * @throws InvalidImageError
 */
export function drawImage(
  bitmap: ImageBitmap,
  { width, height }: Size,
  {
    from = { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
    background,
  }: { from?: Rectangle; background?: string } = {},
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new InvalidImageError('Your browser can’t process images.')
  if (background) {
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height)
  return canvas
}

/** Scale a size down so that no side is longer than `longest`. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** @returns the file in base64, without the data URL prefix */
export function encodeImage(canvas: HTMLCanvasElement, type: string, quality: number): string {
  return canvas.toDataURL(type, quality).replace(/^.*,/, '')
}
