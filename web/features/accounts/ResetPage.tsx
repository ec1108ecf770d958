import { useLocation } from 'react-router'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { RequestResetForm } from './RequestResetForm.tsx'
import { parseToken } from './token-in.ts'

/** Asks for a reset link; opened by such a link, sets the new password. */
export function ResetPage() {
  const token = parseToken(useLocation().hash)
  return token ? <NewPasswordForm token={token} /> : <RequestResetForm />
}
