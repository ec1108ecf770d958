import { type Ref, useImperativeHandle } from 'react'
import { PicturesField } from './PicturesField.tsx'
import { type Pictures, usePictures, type PicturesOptions } from './use-pictures.ts'

export type PicturesPartProps = PicturesOptions & { ref: Ref<Pictures>; readOnly: boolean }

/** The pictures of a form that loads them later than itself. The form uses them through the ref. */
export function PicturesPart({ ref, readOnly, ...options }: PicturesPartProps) {
  const pictures = usePictures(options)
  useImperativeHandle(ref, () => pictures)
  return <PicturesField isCompact pictures={pictures} readOnly={readOnly} />
}
