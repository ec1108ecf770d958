import { z } from 'zod'
import { email, password, submittedPassword, timeZone, user, username } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { idParam } from './lists.ts'
import { singleLineText } from './text.ts'

const token = z.string().min(1).max(limits.token)
const okReply = z.object({ ok: z.literal(true) })
/** A name, or nothing. */
const optionalName = singleLineText({ min: 0, max: limits.name })

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
    firstName: singleLineText({ max: limits.name }).optional(),
    lastName: singleLineText({ max: limits.name }).optional(),
    timeZone: timeZone.optional(),
  }),
  status: 201,
  reply: user,
  errors: ['email-taken', 'username-taken', 'sign-up-closed', 'too-many-requests'],
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: z.strictObject({ email: singleLineText({ max: limits.email }), password: submittedPassword }),
  reply: user,
  errors: ['wrong-sign-in', 'suspended', 'too-many-requests'],
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-reset',
  access: 'public',
  summary: 'Mail a link that sets a new password; the same answer whether or not the account exists',
  body: z.strictObject({ email: singleLineText({ max: limits.email }) }),
  reply: okReply,
  errors: ['too-many-requests'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  summary: 'Set a new password with the token of a reset link; every session of the account ends',
  body: z.strictObject({ token, password }),
  reply: okReply,
  errors: ['link-expired', 'too-many-requests'],
})

export const requestVerification = endpoint({
  method: 'POST',
  path: '/api/auth/request-verification',
  access: 'member',
  summary: 'Mail a link that proves the account’s address',
  reply: okReply,
  errors: ['too-many-requests', 'unavailable'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  summary: 'Prove an address with the token of a mailed link: the account’s own, or the one it changes to',
  body: z.strictObject({ token }),
  reply: okReply,
  errors: ['link-expired', 'not-signed-in', 'email-taken', 'too-many-requests'],
})

export const account = z.object({
  email: z.string(),
  emailVerified: z.boolean().describe('The address is proven'),
  pendingEmail: z
    .string()
    .nullable()
    .describe('The address a change waits for, until its link is opened or has expired'),
})
export type Account = z.infer<typeof account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'member',
  summary: 'What only the settings screen shows of one’s own account',
  reply: account,
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'member',
  summary: 'Change one’s names and time zone; an empty name is none, what is absent stays',
  body: z.strictObject({
    username: username.optional(),
    firstName: optionalName.optional(),
    lastName: optionalName.optional(),
    timeZone: timeZone.optional(),
  }),
  reply: user,
  errors: ['username-taken'],
})

export const setAvatar = endpoint({
  method: 'POST',
  path: '/api/account/picture',
  access: 'member',
  summary: 'Set one’s picture: a JPEG of at most 1024 × 1024; what it says beside the picture is cut out',
  body: z.strictObject({ image: z.base64().min(1).max(limits.avatar).describe('The file’s bytes in base64') }),
  reply: user,
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/account/picture',
  access: 'member',
  summary: 'Take one’s picture away',
  reply: user,
})

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/pictures/{id}',
  access: 'member',
  summary: 'A member’s picture; another picture has another address',
  params: z.strictObject({ id: idParam }),
  reply: 'bytes',
  errors: ['not-found'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'member',
  summary: 'Set a new password; every other session ends',
  body: z.strictObject({ currentPassword: submittedPassword, newPassword: password }),
  reply: okReply,
  errors: ['wrong-password', 'suspended', 'too-many-requests'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'member',
  summary: 'Mail a link to a new address; the account has it once the link is opened',
  body: z.strictObject({ email, password: submittedPassword }),
  reply: okReply,
  errors: ['wrong-password', 'too-many-requests', 'unavailable'],
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  summary: 'Everything one has here, as a ZIP of JSON and Markdown',
  reply: 'bytes',
  errors: ['too-many-requests'],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'member',
  summary:
    'Delete one’s account and everything private; what one wrote in the community stays without a name, or goes too',
  body: z.strictObject({ password: submittedPassword, posts: z.enum(['keep', 'remove']) }),
  reply: okReply,
  errors: ['wrong-password', 'last-admin', 'too-many-requests', 'unavailable'],
})
