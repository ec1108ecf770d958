import { useQuery } from '@tanstack/react-query'
import type { Delivery } from '#contract/delivery.ts'
import { apiQuery } from '#web/api/client.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { challengesQuery } from './announcement-queries.ts'
import { AnnouncementText } from './AnnouncementText.tsx'
import { EmailReach } from './EmailReach.tsx'
import type { FormValues } from './form-values.ts'
import { toInstant } from './schedule.ts'
import styles from './Announcements.module.css'

/** Show an announcement as members will see it, and say how it reaches them. */
export function AnnouncementReview({ values }: { values: FormValues }) {
  const { title, content, audience, challengeId, when } = values
  const timeZone = useTimeZone()
  const challenges = useQuery(challengesQuery).data
  const { data: delivery } = useQuery({ ...apiQuery('GET /api/admin/delivery'), staleTime: 0 })
  const challenge = challenges?.find(({ id }) => id === challengeId)
  return (
    // The pressed button is gone, so the focus moves here.
    <div className={styles.review} ref={focusOnMount} tabIndex={-1}>
      <AnnouncementText title={title} content={content} />
      <dl className={styles.facts}>
        <div>
          <dt>To</dt>
          <dd>
            {audience === 'everyone' ? (
              'Everyone'
            ) : (
              <>
                The members who are doing <bdi>{challenge?.title ?? 'this challenge'}</bdi>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>{when === 'now' ? 'Now' : formatDateTime(timeZone, toInstant(timeZone, values))}</dd>
        </div>
        <div>
          <dt>In the app</dt>
          <dd>A notification for each of them</dd>
        </div>
        <div>
          <dt>By email</dt>
          <dd>
            {isUnavailable(delivery, 'email') ? (
              'Not sent, because email is not available'
            ) : (
              <EmailReach challengeId={audience === 'challenge' ? challengeId : null} />
            )}
          </dd>
        </div>
        <div>
          <dt>By push</dt>
          <dd>
            {isUnavailable(delivery, 'push')
              ? 'Not sent, because push is not available'
              : 'To their devices after their quiet hours, unless they turned this off'}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        Push messages and email subjects say only “There is a new announcement”, unless a member allows more.
      </p>
    </div>
  )
}

function isUnavailable(delivery: Delivery | undefined, channel: 'email' | 'push'): boolean {
  return delivery?.channels.find((each) => each.channel === channel)?.available === false
}
