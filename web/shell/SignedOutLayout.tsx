import { Outlet } from 'react-router'
import { SignedOutShell } from './SignedOutShell.tsx'

export function SignedOutLayout() {
  return (
    <SignedOutShell>
      <Outlet />
    </SignedOutShell>
  )
}
