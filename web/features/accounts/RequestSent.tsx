import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { useSite } from '#web/shell/session.ts'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import styles from '#web/shell/AccountLayout.module.css'

/** Shown after a sign-up that waits for approval. @param startsWith who invited them to a challenge */
export function RequestSent({ startsWith }: { startsWith?: string }) {
  const { mail } = useSite()
  return (
    <AccountLayout title="Thank you">
      {/* The form is gone, so the focus moves here. */}
      <div tabIndex={-1} ref={focusOnMount} className={styles.sent}>
        <p className={styles.lead}>Your request is waiting for approval.</p>
        <p className={styles.aside}>
          {mail
            ? 'We’ll email you once an admin has approved it. Then you can sign in with your email and password.'
            : 'Once an admin has approved it, you can sign in with your email and password.'}
        </p>
        {startsWith && (
          <p className={styles.aside}>
            The challenge with <bdi>{startsWith}</bdi> begins on your first visit.
          </p>
        )}
      </div>
    </AccountLayout>
  )
}
