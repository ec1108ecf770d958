import { z } from 'zod'
import { date } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { helpCategories } from './help-categories.ts'
import { limits } from './limits.ts'
import { multilineText, singleLineText, webAddress } from './text-fields.ts'

const phone = singleLineText({ max: 40 }).refine(
  (value) => /^[+*#\d][\d *#()./-]*$/.test(value),
  'Use digits, spaces and dashes only',
)
const url = webAddress(limits.url)
const shortText = singleLineText({ max: limits.name })
const line = singleLineText({ max: limits.title })

/** One service that someone who needs help can reach. */
export const crisisLine = z.strictObject({
  category: z
    .enum(helpCategories)
    .default('crisis')
    .describe(
      'What it is for. `danger` is for emergency numbers that are not for everyone to call, such as one for texts; `harmed` is for people who are abused, `harming` for people who are afraid of hurting someone',
    ),
  name: line,
  call: phone.nullable().describe('Phone number as people dial it in that country'),
  text: z
    .strictObject({ number: phone, body: shortText.nullable().describe('Word to send; null for any message') })
    .nullable(),
  chat: url.nullable().describe('Page of the chat'),
  hours: line.describe('Such as `24 hours a day` or `Daily 16:00 to 23:00`'),
  languages: z.array(shortText).min(1).max(12).describe('English names, main language first'),
  website: url.nullable(),
  source: url.describe('Page that the number was compared with'),
  checked: date.nullable().describe('When it was compared with the source; null if it could not be'),
})
export type CrisisLine = z.infer<typeof crisisLine>

export const crisisCountry = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Expected a country code such as GB')
    .describe('ISO 3166-1 alpha-2'),
  name: shortText,
  emergency: z.array(phone).min(1).max(4).describe('Emergency numbers to call, the general one first'),
  lines: z.array(crisisLine).max(limits.helpLines),
})
export type CrisisCountry = z.infer<typeof crisisCountry>

export const helpList = z.object({
  countries: z.array(crisisCountry).describe('By name'),
  edited: z.boolean().describe('An admin of this site has edited the list'),
  note: z.string().nullable().describe('What this site adds for its members, in Markdown; null for nothing'),
})
export type HelpList = z.infer<typeof helpList>

export const getHelp = endpoint({
  method: 'GET',
  path: '/api/help',
  access: 'public',
  summary: 'List emergency numbers and crisis lines by country',
  reply: helpList,
})

export const updateHelp = endpoint({
  method: 'PATCH',
  path: '/api/admin/help',
  access: 'admin',
  summary: 'Edit the list of crisis lines',
  description:
    'Omitted fields keep their value. `countries: null` goes back to the list of the release. Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  body: z.strictObject({
    countries: z
      .array(crisisCountry)
      .min(1)
      .max(250)
      .refine((countries) => new Set(countries.map(({ code }) => code)).size === countries.length, 'Each country once')
      .nullable()
      .optional(),
    note: multilineText({ min: 0, max: limits.description }).optional().describe('Empty for none'),
  }),
  reply: helpList,
})
