// The only door through which zod reaches the browser: chunks with a form import this file, and nothing else does.
import './configure-zod.ts'
import { requestReset, resetPassword, signIn, signUp } from '#contract/accounts.ts'
import { challengeDraft, discussionDraft, resourceDraft } from '#contract/content.ts'
import { postForm, replyForm } from '#contract/forum.ts'
import { goalForm } from '#contract/goals.ts'
import { entryForm } from '#contract/journal.ts'
import { changeEmail, changePassword, deleteAccount, updateProfile } from '#contract/settings.ts'
import { sourceForm } from '#contract/sources.ts'

export const signInForm = signIn.body
export const signUpForm = signUp.body
export const requestResetForm = requestReset.body
/** The token comes from the address, not from the form. */
export const newPasswordForm = resetPassword.body.omit({ token: true })
export const profileForm = updateProfile.body
export const changeEmailForm = changeEmail.body
export const changePasswordForm = changePassword.body
export const deleteAccountForm = deleteAccount.body
export { challengeDraft, discussionDraft, entryForm, goalForm, postForm, replyForm, resourceDraft, sourceForm }
