/** Pixels on each side. */
const side = 256

/** What the man chose cannot be drawn here. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture'
}

/**
 * The middle of a picture as a small square JPEG, in base64.
 * @throws NotAPicture
 */
export async function squarePicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new NotAPicture('This browser cannot read that file as a picture. A JPEG or a PNG works everywhere.')
  })
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new NotAPicture('This browser cannot draw pictures.')
  // A JPEG has no transparency: what was clear becomes paper.
  drawing.fillStyle = '#ece7dc'
  drawing.fillRect(0, 0, side, side)
  drawing.imageSmoothingQuality = 'high'
  const part = Math.min(picture.width, picture.height)
  drawing.drawImage(picture, (picture.width - part) / 2, (picture.height - part) / 2, part, part, 0, 0, side, side)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.88).replace(/^.*,/, '')
}
