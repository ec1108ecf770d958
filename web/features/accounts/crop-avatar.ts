const avatarSizePx = 256

class InvalidImageError extends Error {
  override readonly name = 'InvalidImageError'
}

/**
 * Crop the centre of an image to a square JPEG.
 * @returns base64 without the data URL prefix
 * @throws InvalidImageError
 */
export async function cropAvatar(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new InvalidImageError('We couldn’t read that file. Try a JPEG or PNG.')
  })
  const canvas = document.createElement('canvas')
  canvas.width = avatarSizePx
  canvas.height = avatarSizePx
  const context = canvas.getContext('2d')
  if (!context) throw new InvalidImageError('Your browser can’t process images.')
  // JPEG has no transparency, so transparent pixels get the light theme’s background.
  context.fillStyle = '#ece7dc'
  context.fillRect(0, 0, avatarSizePx, avatarSizePx)
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
    avatarSizePx,
    avatarSizePx,
  )
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.88).replace(/^.*,/, '')
}
