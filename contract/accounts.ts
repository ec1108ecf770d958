import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { id, instant } from './lists.ts'
import { line } from './text.ts'

export const role = z.enum(['public', 'admin'])
export type Role = z.infer<typeof role>

export const user = z.object({
  id,
  email: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role,
  isAdmin: z.boolean().describe('May use the admin screens'),
  onboardingCompleted: z.boolean(),
  timeZone: z.string().describe('IANA name'),
  createdAt: instant,
})
export type User = z.infer<typeof user>

export const email = line({ max: limits.email }).pipe(z.email()).describe('E-mail address')
export const password = z.string().min(limits.password.min).max(limits.password.max)
/** A password to compare, not to set: of every length that is safe to hash. */
export const presentedPassword = z.string().min(1).max(limits.password.max)
export const username = line(limits.username).refine((value) => /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(value), 'Use letters, digits, dots, dashes and underscores')
export const timeZone = z.string().max(limits.timeZone).refine(isTimeZone, 'Unknown time zone').describe('IANA time zone')
const token = z.string().min(1).max(limits.token)
const done = z.object({ ok: z.literal(true) })

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  summary: 'The signed-in member',
  reply: user,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  summary: 'Create an account and sign in',
  body: z.strictObject({
    email,
    username,
    password,
    firstName: line({ max: limits.name }).optional(),
    lastName: line({ max: limits.name }).optional(),
    timeZone: timeZone.optional(),
  }),
  reply: user,
  errors: ['email-taken', 'username-taken', 'sign-up-closed', 'too-many-requests'],
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: z.strictObject({ email: line({ max: limits.email }), password: presentedPassword }),
  reply: user,
  errors: ['wrong-sign-in', 'too-many-requests'],
})

export const login = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'Go to the sign-in screen; returnTo is a path of this site, else /',
  // A person follows this address: an odd one leads to sign-in all the same.
  query: z.object({ returnTo: z.string().optional().catch(undefined) }),
  reply: 'redirect',
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'End the session and go to /',
  reply: 'redirect',
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-reset',
  access: 'public',
  summary: 'Mail a link that sets a new password; the same answer whether or not the account exists',
  body: z.strictObject({ email: line({ max: limits.email }) }),
  reply: done,
  errors: ['too-many-requests'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  summary: 'Set a new password with the token of a reset link; every session of the account ends',
  body: z.strictObject({ token, password }),
  reply: done,
  errors: ['link-expired', 'too-many-requests'],
})

export const requestVerification = endpoint({
  method: 'POST',
  path: '/api/auth/request-verification',
  access: 'member',
  summary: 'Mail a link that proves the account’s address',
  reply: done,
  errors: ['too-many-requests', 'unavailable'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  summary: 'Prove an address with the token of a mailed link: the account’s own, or the one it changes to',
  body: z.strictObject({ token }),
  reply: done,
  errors: ['link-expired', 'not-signed-in', 'email-taken', 'too-many-requests'],
})

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}
