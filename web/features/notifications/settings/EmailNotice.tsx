import { Link } from 'react-router'
import type { NotificationSettings } from '#contract/notification-settings.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/Banner.tsx'

/** Says that the member gets no emails before they confirm their address. */
export function EmailNotice({ email }: Pick<NotificationSettings, 'email'>) {
  if (email !== 'unverified') return null
  return (
    <Banner title="Confirm your email first">
      <p>
        We send emails only to a confirmed address. <Link to={paths.settings('account')}>Confirm your email</Link>
      </p>
    </Banner>
  )
}
