import './configure-zod.ts'
import { changeEmail, changePassword, deleteAccount, updateProfile } from '#contract/settings.ts'

export const profileForm = updateProfile.body
export const changeEmailForm = changeEmail.body
export const changePasswordForm = changePassword.body
export const deleteAccountForm = deleteAccount.body
