import { limits } from '#contract/limits.ts'
import { decodeImage, drawImage, encodeImage, fitSize } from '#web/ui/encode-image.ts'

/** Pixels per side that the server accepts. */
const MAX_SIZE = 512

/**
 * Fit an image into the largest logo, as a PNG to keep its transparency, or as a JPEG if that is too large.
 * @returns base64 without the data URL prefix
 * @throws InvalidImageError
 */
export async function fitLogo(file: File): Promise<string> {
  const bitmap = await decodeImage(file, 'Use a PNG, JPEG or WebP picture.')
  const canvas = drawImage(bitmap, fitSize(bitmap, MAX_SIZE))
  bitmap.close()
  const png = encodeImage(canvas, 'image/png', 1)
  return png.length <= limits.avatar ? png : encodeImage(canvas, 'image/jpeg', 0.9)
}
