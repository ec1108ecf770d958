import { z } from 'zod'
import { idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { singleLineText } from './text-fields.ts'

const accent = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'Expected a colour such as #80590f')
  .describe('Colour, #rrggbb')

/** Which figures the landing page and Home show: those of the specification, real ones or none. */
export const figuresChoice = z.enum(['spec', 'live', 'hidden'])
export type FiguresChoice = z.infer<typeof figuresChoice>

/** Real figures of the site; each is null while there is nothing to count. */
export const liveFigures = z.object({
  members: z.int().nullable(),
  challenges: z.int().nullable(),
  resources: z.int().nullable(),
  daysMarked: z.int().nullable(),
})
export type LiveFigures = z.infer<typeof liveFigures>

/** How the site presents itself; null where it has the product's own words and looks. */
const branding = {
  name: z.string(),
  logoUrl: z.string().nullable(),
  accent: accent.nullable(),
  headline: z.string().nullable().describe('Of the landing page'),
  welcome: z.string().nullable().describe('Text under the headline'),
}

export const site = z.object({
  ...branding,
  figures: liveFigures
    .nullable()
    .describe('Figures to show; null for those of the specification. Without a single number when they are hidden'),
  imprint: z.boolean().describe('The site has an imprint'),
  signUp: z.enum(['open', 'approval', 'invite', 'closed']),
  questions: z.array(z.string()).describe('To answer at sign-up, with `approval`; at most five'),
  firstAccount: z.boolean().describe('True until an account exists; the first one needs the setup code'),
  firstAccountIsAdmin: z.boolean().describe('The first account becomes the admin; false with `ADMIN_EMAILS`'),
  mail: z.boolean().describe('The server can send email'),
  payments: z
    .object({
      publishableKey: z.string(),
      scriptUrl: z
        .string()
        .nullable()
        .describe('Stub of the provider’s script on the local machine; null for the real script'),
    })
    .nullable()
    .describe('Null when payments are not configured'),
  embeds: z.enum(['auto', 'ask']).describe('When to load embedded posts: when visible, or after a click'),
})
export type Site = z.infer<typeof site>

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'public',
  summary: 'Get the site configuration',
  reply: site,
})

const ok = z.object({ status: z.literal('ok') })

export const siteBranding = z.object({
  ...branding,
  questions: z.array(z.string()).describe('With `SIGN_UP=approval`'),
  figures: figuresChoice.describe('Figures on the landing page and Home: of the specification, real ones or none'),
  figuresFixed: z.boolean().describe('`SITE_FIGURES` decides about the figures, so they cannot be changed here'),
})
export type SiteBranding = z.infer<typeof siteBranding>

export const getSiteBranding = endpoint({
  method: 'GET',
  path: '/api/admin/site',
  access: 'admin',
  summary: 'Get how the site presents itself',
  reply: siteBranding,
})

export const updateSiteBranding = endpoint({
  method: 'PATCH',
  path: '/api/admin/site',
  access: 'admin',
  summary: 'Change how the site presents itself',
  description: 'Omitted fields keep their value. An empty text goes back to the default.',
  body: z.strictObject({
    name: singleLineText({ min: 0, max: limits.siteName }).optional(),
    accent: z.union([z.literal(''), accent]).optional(),
    headline: singleLineText({ min: 0, max: limits.title }).optional(),
    welcome: singleLineText({ min: 0, max: limits.prompt }).optional(),
    questions: z
      .array(singleLineText({ max: limits.prompt }))
      .max(5)
      .optional(),
    figures: figuresChoice.optional().describe('Refused while `SITE_FIGURES` decides'),
  }),
  reply: siteBranding,
  errors: ['conflict'],
})

export const setLogo = endpoint({
  method: 'POST',
  path: '/api/admin/site/logo',
  access: 'admin',
  summary: 'Set the logo',
  description: 'A PNG, JPEG or WebP file of at most 512 × 512 pixels. The server removes its metadata.',
  body: z.strictObject({ image: z.base64().min(1).max(limits.avatar).describe('The file in base64') }),
  reply: siteBranding,
})

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/admin/site/logo',
  access: 'admin',
  summary: 'Remove the logo',
  reply: siteBranding,
})

export const getLogo = endpoint({
  method: 'GET',
  path: '/api/site/logo/{version}',
  access: 'public',
  summary: 'Get the logo',
  description: 'Every new logo gets a new version.',
  params: z.strictObject({ version: idParam }),
  reply: 'bytes',
  revalidates: true,
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
})

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'Check that the process is alive',
  reply: ok,
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'Check that the database is migrated and can be written to',
  description: 'Writes at most once in ten seconds; in between, the last result is returned.',
  reply: ok,
})

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'Get the OpenAPI description of this API',
  reply: z.record(z.string(), z.unknown()),
})
