import './configure-zod.ts'
import { changeEmail, changePassword, deleteAccount, updateProfile } from '#contract/accounts.ts'

export const profileForm = updateProfile.body
export const changeEmailForm = changeEmail.body
export const changePasswordForm = changePassword.body
export const deleteAccountForm = deleteAccount.body
