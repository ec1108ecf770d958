import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useStore } from '#web/store.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { sessionEnded, type SignInReason } from './sign-in-required.ts'
import styles from './SignInRequiredDialog.module.css'

const benefits = [
  { title: 'Track Your Progress', text: 'Add a brick for every day you complete.' },
  { title: 'Set Personal Goals', text: 'Set a goal and a date, and keep both in view.' },
  { title: 'Connect with the Community', text: 'Get support from men with the same goals.' },
]

type Props = { reason: SignInReason | null; open: boolean; onOpenChange: (open: boolean) => void }

export function SignInRequiredDialog({ reason, open, onOpenChange }: Props) {
  const { pathname, search } = useLocation()
  const hasSessionEnded = useStore(sessionEnded)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign In Required"
      description={reason && getDescription(reason, hasSessionEnded)}
      footer={
        <LinkButton variant="primary" wide href={paths.login({ returnTo: reason?.returnTo ?? pathname + search })}>
          Sign In to Continue
        </LinkButton>
      }
    >
      {reason?.feature && (
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

function getDescription({ feature }: SignInReason, hasSessionEnded: boolean): string {
  if (!feature) return 'Your session has ended. Sign in again to return to this page.'
  return `${hasSessionEnded ? 'Your session has ended. ' : ''}Sign in to access ${feature}.`
}
