import { Link } from 'react-router'
import type { NotificationSettings } from '#contract/notification-settings.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/Banner.tsx'

/** Says why the member gets no emails. */
export function EmailNotice({ email }: Pick<NotificationSettings, 'email'>) {
  if (email === 'available') return null
  if (email === 'unavailable') return <Banner title="This site doesn’t send email." />
  return (
    <Banner title="Confirm your email first">
      <p>
        We send emails only to a confirmed address. <Link to={paths.settings('email')}>Confirm your email</Link>
      </p>
    </Banner>
  )
}
