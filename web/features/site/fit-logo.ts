import { limits } from '#contract/limits.ts'

/** Pixels per side that the server accepts. */
const MAX_SIZE = 512

class InvalidImageError extends Error {
  override readonly name = 'InvalidImageError'
}

/**
 * Fit an image into the largest logo, as a PNG to keep its transparency, or as a JPEG if that is too large.
 * @returns base64 without the data URL prefix
 * @throws InvalidImageError
 */
export async function fitLogo(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new InvalidImageError('We couldn’t read that file. Use a PNG, JPEG or WebP picture.')
  })
  const scale = Math.min(1, MAX_SIZE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new InvalidImageError('Your browser can’t process images.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const png = encode(canvas, 'image/png')
  return png.length <= limits.avatar ? png : encode(canvas, 'image/jpeg')
}

function encode(canvas: HTMLCanvasElement, type: string): string {
  return canvas.toDataURL(type, 0.9).replace(/^.*,/, '')
}
