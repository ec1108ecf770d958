import { invalidFieldError } from './errors.ts'
import { stripJpeg, type StrippedImage } from './services/jpeg.ts'

/** Reads a base64 JPEG without its metadata. @throws bad-request when it is not a JPEG or has too many pixels */
export function readPicture(image: string, { maxPixelsPerSide }: { maxPixelsPerSide: number }): StrippedImage {
  const stripped = stripJpeg(Buffer.from(image, 'base64'))
  if (!stripped) throw invalidFieldError('image', 'Expected a JPEG image')
  if (stripped.width > maxPixelsPerSide || stripped.height > maxPixelsPerSide)
    throw invalidFieldError('image', `Expected at most ${maxPixelsPerSide} × ${maxPixelsPerSide} pixels`)
  return stripped
}
