import { decodeImage, drawImage, encodeImage } from '#web/ui/encode-image.ts'

const avatarSizePx = 256

/**
 * Crop the centre of an image to a square JPEG.
 * @returns base64 without the data URL prefix
 * @throws InvalidImageError
 */
export async function cropAvatar(file: File): Promise<string> {
  const bitmap = await decodeImage(file)
  const side = Math.min(bitmap.width, bitmap.height)
  const from = { x: (bitmap.width - side) / 2, y: (bitmap.height - side) / 2, width: side, height: side }
  const size = { width: avatarSizePx, height: avatarSizePx }
  // Transparent pixels get the light theme’s background.
  const canvas = drawImage(bitmap, size, { from, background: '#ece7dc' })
  bitmap.close()
  return encodeImage(canvas, 'image/jpeg', 0.88)
}
