import { limits } from '#contract/limits.ts'
import { decodeImage, drawImage, encodeImage, fitSize } from '#web/ui/encode-image.ts'

/** Pixels of the longest side, and the quality, in the order in which they are tried until the file is small enough. */
const ATTEMPTS = [
  [1600, 0.82],
  [1600, 0.7],
  [1200, 0.7],
  [1000, 0.6],
  [800, 0.5],
] as const

/**
 * Turn an image file into a JPEG for a post. It has the pixels only: no position, no camera.
 * @returns base64 without the data URL prefix
 * @throws InvalidImageError
 */
export async function encodePicture(file: Blob): Promise<string> {
  const bitmap = await decodeImage(file)
  let image = ''
  for (const [longest, quality] of ATTEMPTS) {
    const canvas = drawImage(bitmap, fitSize(bitmap, longest), { background: '#ffffff' })
    image = encodeImage(canvas, 'image/jpeg', quality)
    if (image.length <= limits.picture) break
  }
  bitmap.close()
  return image
}
