import { z } from 'zod'
import { email, optionalTimeZone, password, submittedPassword, timeZone, user, username } from './account-fields.ts'
import { idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { secretField } from './secret-field.ts'
import { multilineText, optionalText, singleLineText } from './text-fields.ts'

const token = z.string().min(1).max(limits.token).meta(secretField)
const okReply = z.object({ ok: z.literal(true) })
const nameOrEmpty = singleLineText({ min: 0, max: limits.name })

/** The member with what the sign-in has started for them. */
const arrival = user.extend({
  startedChallengeId: z
    .string()
    .nullable()
    .describe('Challenge of the invitation they signed up with, which begins with their first visit'),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  summary: 'Get the signed-in member',
  reply: user,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  summary: 'Create an account and sign in',
  description:
    'The first account needs the setup code. It becomes the admin, unless `ADMIN_EMAILS` is set. Accepts the guidelines. If the site approves new members, the answer is 202, without a session.',
  body: z.strictObject({
    email,
    username,
    password,
    firstName: optionalText(nameOrEmpty),
    lastName: optionalText(nameOrEmpty),
    timeZone: optionalTimeZone,
    setupCode: optionalText(z.string().max(limits.token)).meta({
      ...secretField,
      description: 'From the link that a new site prints',
    }),
    invitation: optionalText(z.string().max(limits.token)).meta({
      ...secretField,
      description: 'From the link of an invitation',
    }),
    answers: z
      .array(multilineText({ min: 0, max: limits.description }))
      .max(5)
      .optional()
      .describe('To the questions of the site, in their order'),
  }),
  status: 201,
  reply: arrival,
  otherReplies: { 202: z.object({ status: z.literal('awaiting-approval') }) },
  errors: ['email-taken', 'username-taken', 'sign-up-closed', 'invitation-required', 'setup-required'],
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  summary: 'Sign in with email and password',
  body: z.strictObject({ email: singleLineText({ max: limits.email }), password: submittedPassword }),
  reply: arrival,
  errors: ['wrong-sign-in', 'suspended', 'awaiting-approval'],
})

export const appealSuspension = endpoint({
  method: 'POST',
  path: '/api/auth/appeal',
  access: 'public',
  summary: 'Appeal a suspension, with email and password',
  description: 'Once per suspension.',
  body: z.strictObject({
    email: singleLineText({ max: limits.email }),
    password: submittedPassword,
    message: multilineText({ max: limits.description }),
  }),
  reply: okReply,
  errors: ['wrong-sign-in', 'conflict'],
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-reset',
  access: 'public',
  summary: 'Email a link that resets the password',
  description: 'The reply is the same whether or not the account exists.',
  body: z.strictObject({ email: singleLineText({ max: limits.email }) }),
  reply: okReply,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  summary: 'Set a new password with the token of a reset link',
  description: 'Ends every session of the account and the address of its calendar feed.',
  body: z.strictObject({ token, password }),
  reply: okReply,
  errors: ['link-expired'],
})

export const requestVerification = endpoint({
  method: 'POST',
  path: '/api/auth/request-verification',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Email a link that verifies the address of the account',
  description: 'At most one an hour for each address. A new member is sent one at sign-up.',
  reply: okReply,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  summary: 'Verify an email address with the token of an emailed link',
  description: 'Verifies the address of the account, or completes a change to a new address.',
  body: z.strictObject({ token }),
  reply: okReply,
  errors: ['not-signed-in', 'email-taken', 'link-expired'],
})

export const account = z.object({
  email: z.string(),
  emailVerified: z.boolean().describe('The member has opened a link sent to the address'),
  linkSent: z.boolean().describe('A link that verifies the address was mailed and still works'),
  pendingEmail: z.string().nullable().describe('New address that is not verified yet; null when there is none'),
})
export type Account = z.infer<typeof account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'member',
  summary: 'Get the email address and its verification status',
  reply: account,
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'member',
  whileMuted: 'public-refused',
  summary: 'Update the profile',
  description:
    'Omitted fields keep their value. An empty first or last name removes it. The username can be changed three times in 30 days, and the old one is held for the member for 30 days. Muted members cannot change it.',
  body: z.strictObject({
    username: username.optional(),
    firstName: nameOrEmpty.optional(),
    lastName: nameOrEmpty.optional(),
    timeZone: timeZone.optional(),
  }),
  reply: user,
  errors: ['username-taken'],
})

export const setAvatar = endpoint({
  method: 'POST',
  path: '/api/account/picture',
  access: 'member',
  whileMuted: 'public-refused',
  summary: 'Set the avatar',
  description: 'A JPEG of at most 1024 × 1024 pixels. The server removes its metadata. Not while the member is muted.',
  body: z.strictObject({ image: z.base64().min(1).max(limits.avatar).describe('JPEG file in base64') }),
  reply: user,
  errors: ['storage-full'],
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/account/picture',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Remove the avatar',
  reply: user,
})

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/pictures/{id}',
  access: 'member',
  summary: 'Get an avatar',
  description: 'Every new avatar gets a new id.',
  params: z.strictObject({ id: idParam }),
  reply: 'bytes',
  revalidates: true,
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change the password',
  description: 'Ends every other session of the account and the address of its calendar feed.',
  body: z.strictObject({ currentPassword: submittedPassword, newPassword: password }),
  reply: okReply,
  errors: ['wrong-password', 'suspended'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Email a link that changes the address',
  description: 'The account keeps its address until the link is opened.',
  body: z.strictObject({ email, password: submittedPassword }),
  reply: okReply,
  errors: ['wrong-password'],
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  summary: 'Download all data of the account',
  description: 'A ZIP file with JSON and Markdown. One at a time, and five a day.',
  reply: 'bytes',
  contentTypes: ['application/zip'],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Delete the account',
  description:
    'Deletes all private data. Forum posts and replies lose their pictures and the name of their author, or are deleted too.',
  body: z.strictObject({
    password: submittedPassword,
    posts: z.enum(['keep', 'remove']).describe('`keep`: forum posts and replies stay without a name'),
  }),
  reply: okReply,
  errors: ['wrong-password', 'last-admin'],
})
