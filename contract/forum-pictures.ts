import { z } from 'zod'
import { id, idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits, pictureLimits } from './limits.ts'
import { singleLineText } from './text-fields.ts'

const size = { width: z.int().describe('In pixels'), height: z.int().describe('In pixels') }

/** A picture of a discussion or a reply. */
export const forumPicture = z.object({
  id,
  url: z.string().describe('Path of the JPEG file'),
  alt: z.string().describe('What it shows, in the words of the member; empty if they left it out'),
  ...size,
})
export type ForumPicture = z.infer<typeof forumPicture>

/** The pictures that a post has after the call. */
export const attachedPictures = z
  .array(z.strictObject({ id: z.string().min(1), alt: singleLineText({ min: 0, max: limits.pictureAlt }) }))
  .max(pictureLimits.perPost)
  .optional()
  .describe('In their order. Uploaded by the member, and in no other post')
export type AttachedPicture = NonNullable<z.infer<typeof attachedPictures>>[number]

const uploadedPicture = forumPicture.omit({ alt: true })
export type UploadedPicture = z.infer<typeof uploadedPicture>

export const createForumPicture = endpoint({
  method: 'POST',
  path: '/api/forum-pictures',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Upload a picture for a discussion or a reply',
  description: `A JPEG of at most ${pictureLimits.pixels} × ${pictureLimits.pixels} pixels. The server removes its metadata. Without a post, it is deleted after a day.`,
  headers: z.object(idempotencyKey),
  body: z.strictObject({ image: z.base64().min(1).max(limits.picture).describe('JPEG file in base64') }),
  maxBodyBytes: 1.5 * 1024 * 1024,
  status: 201,
  reply: uploadedPicture,
  errors: ['not-found', 'storage-full', 'too-many-requests'],
})

export const getForumPicture = endpoint({
  method: 'GET',
  path: '/api/forum-pictures/{id}',
  access: 'member',
  summary: 'Get a picture of a discussion or a reply',
  description: 'For everyone who can read its post. Before that, for the member who uploaded it.',
  params: z.strictObject({ id: idParam }),
  reply: 'bytes',
  revalidates: true,
  contentTypes: ['image/jpeg'],
})
