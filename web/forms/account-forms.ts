import './configure-zod.ts'
import { requestReset, resetPassword, signIn, signUp } from '#contract/accounts.ts'

export const signInForm = signIn.body
export const signUpForm = signUp.body
export const requestResetForm = requestReset.body
export const newPasswordForm = resetPassword.body.omit({ token: true })
