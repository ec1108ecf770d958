/** Pixels on each side. */
const avatarSize = 256

/** What the man chose cannot be drawn here. */
export class InvalidImageError extends Error {
  override readonly name = 'NotAPicture'
}

/**
 * The middle of a picture as a small square JPEG, in base64.
 * @throws NotAPicture
 */
export async function cropAvatar(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new InvalidImageError('This browser cannot read that file as a picture. A JPEG or a PNG works everywhere.')
  })
  const canvas = document.createElement('canvas')
  canvas.width = avatarSize
  canvas.height = avatarSize
  const context = canvas.getContext('2d')
  if (!context) throw new InvalidImageError('This browser cannot draw pictures.')
  // A JPEG has no transparency: what was clear becomes paper.
  context.fillStyle = '#ece7dc'
  context.fillRect(0, 0, avatarSize, avatarSize)
  context.imageSmoothingQuality = 'high'
  const cropSize = Math.min(bitmap.width, bitmap.height)
  context.drawImage(
    bitmap,
    (bitmap.width - cropSize) / 2,
    (bitmap.height - cropSize) / 2,
    cropSize,
    cropSize,
    0,
    0,
    avatarSize,
    avatarSize,
  )
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.88).replace(/^.*,/, '')
}
