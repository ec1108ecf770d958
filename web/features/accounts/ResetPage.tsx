import { useLocation } from 'react-router'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { RequestResetForm } from './RequestResetForm.tsx'
import { tokenIn } from './token-in.ts'

/** Asks for a reset link; opened by such a link, sets the new password. */
export function ResetPage() {
  const token = tokenIn(useLocation().hash)
  return token ? <NewPasswordForm token={token} /> : <RequestResetForm />
}
