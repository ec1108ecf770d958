import { z } from 'zod'
import { id, timestamp } from './common-fields.ts'
import { limits } from './limits.ts'
import { optionalText, singleLineText } from './text-fields.ts'

export const role = z.enum(['public', 'admin'])
export type Role = z.infer<typeof role>

export const user = z.object({
  id,
  email: z.string(),
  emailVerified: z.boolean().describe('The member has opened a link that was mailed to the address'),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role,
  isAdmin: z.boolean().describe('Can use the admin screens'),
  onboardingCompleted: z.boolean(),
  timeZone: z.string().describe('IANA time zone'),
  createdAt: timestamp,
})
export type User = z.infer<typeof user>

export const email = singleLineText({ max: limits.email })
  .pipe(z.email())
  .meta({ description: 'Email address', format: 'email' })
export const password = z.string().min(limits.password.min).max(limits.password.max)
/** A password to check against the stored one: any length that is safe to hash. */
export const submittedPassword = z.string().min(1).max(limits.password.max)
export const username = singleLineText(limits.username).refine(
  (value) => /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(value),
  'Use letters, digits, dots, dashes and underscores',
)
const timeZoneOrEmpty = z
  .string()
  .max(limits.timeZone)
  .refine((value) => value === '' || isTimeZone(value), 'Unknown time zone')
export const timeZone = timeZoneOrEmpty.min(1).describe('IANA time zone')
export const optionalTimeZone = optionalText(timeZoneOrEmpty).describe('IANA time zone; UTC by default')

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}
