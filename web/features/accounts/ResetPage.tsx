import { useLocation } from 'react-router'
import { parseToken } from './link-token.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { RequestResetForm } from './RequestResetForm.tsx'

export function ResetPage() {
  const token = parseToken(useLocation().hash)
  return token ? <NewPasswordForm token={token} /> : <RequestResetForm />
}
