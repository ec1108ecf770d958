import { z } from 'zod'
import { idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { challengeDraft, resourceDraft } from './generation.ts'
import { listedDraft } from './written-drafts.ts'

const maxItems = 50

const challengeItem = { kind: z.literal('challenge'), challenge: challengeDraft }
const resourceItem = { kind: z.literal('resource'), resource: resourceDraft }
const header = {
  format: z.literal('seven-pillars'),
  version: z.literal(1, { error: ({ input }) => (input === undefined ? 'Required' : 'This site reads version 1') }),
}

/** One challenge, one resource or a list of them, for another site. `docs/content-file.md` describes it. */
export const contentFile = z.discriminatedUnion('kind', [
  z.strictObject({ ...header, ...challengeItem }),
  z.strictObject({ ...header, ...resourceItem }),
  z.strictObject({
    ...header,
    kind: z.literal('list'),
    items: z
      .array(z.discriminatedUnion('kind', [z.strictObject(challengeItem), z.strictObject(resourceItem)]))
      .min(1)
      .max(maxItems),
  }),
])
export type ContentFile = z.output<typeof contentFile>

const params = z.strictObject({ id: idParam })
const file = {
  method: 'GET',
  access: 'member',
  description: 'UTF-8 JSON that another site can import. It has the newest version, without ids or figures.',
  params,
  reply: 'bytes',
  contentTypes: ['application/json'],
} as const

export const getChallengeFile = endpoint({
  ...file,
  path: '/api/challenges/{id}/file',
  summary: 'Get a challenge as a file',
})

export const getResourceFile = endpoint({
  ...file,
  path: '/api/resources/{id}/file',
  summary: 'Get a resource as a file',
})

export const importContent = endpoint({
  method: 'POST',
  path: '/api/content/import',
  access: 'admin',
  summary: 'Create drafts from a file',
  description:
    'The body is a file with one challenge, one resource or a list of them, as `docs/content-file.md` describes it. Creates one draft for each item, or none: a 400 names up to 20 problems by their paths in the file, such as `challenge.plan[3].title`.',
  body: 'text',
  bodyTypes: ['application/octet-stream'],
  status: 201,
  reply: z.array(listedDraft),
  errors: ['content-refused'],
})
