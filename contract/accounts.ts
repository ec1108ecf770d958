import { z } from 'zod'
import { email, password, presentedPassword, timeZone, user, username } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { line } from './text.ts'

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
  errors: ['wrong-sign-in', 'suspended', 'too-many-requests'],
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
