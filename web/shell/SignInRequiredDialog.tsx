import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import type { SignInReason } from './sign-in-required.ts'
import styles from './SignInRequiredDialog.module.css'

const benefits = [
  { title: 'Track Your Progress', text: 'One brick for each day you do what you said.' },
  { title: 'Set Personal Goals', text: 'Write it down, with a date, where you will see it.' },
  { title: 'Connect with the Community', text: 'Men who notice when you stop showing up.' },
]

type Props = { reason: SignInReason | null; open: boolean; onOpenChange: (open: boolean) => void }

export function SignInRequiredDialog({ reason, open, onOpenChange }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign In Required"
      description={reason && getDescription(reason)}
      footer={
        <LinkButton variant="primary" wide href={paths.login({ returnTo: pathname + search })}>
          Sign In to Continue
        </LinkButton>
      }
    >
      {reason !== 'session-ended' && (
        <ul className={styles.benefits}>
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function getDescription(reason: SignInReason): string {
  if (reason === 'session-ended') return 'Your session has ended. Sign in again and you are back on this screen.'
  return `Sign in to access ${reason.feature}.`
}
