import type { User } from '#contract/account-fields.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatTime } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Select } from '#web/ui/Select.tsx'
import { useSetTimeZone, useUpdatePreferences } from './day-settings.ts'
import { findOtherTimeZone, getCityName } from './time-zones.ts'
import styles from '#web/ui/settings.module.css'

const hours = Array.from({ length: 13 }, (_, hour) => hour)

export function DayStartSetting({ user: { timeZone } }: { user: User }) {
  const { dayStart } = usePreferences()
  const update = useUpdatePreferences()
  const setTimeZone = useSetTimeZone()
  const otherZone = findOtherTimeZone(timeZone)
  return (
    <>
      {otherZone && (
        <Banner title={`This device is on ${getCityName(otherZone)} time. Use it for your days?`}>
          <p>Your days follow {getCityName(timeZone)} time now. You won’t lose a day if you change it.</p>
          <div className={styles.offer}>
            <Button
              ref={restoreFocusOnUnmount}
              busy={setTimeZone.isPending}
              onClick={() => setTimeZone.mutate(otherZone)}
            >
              Use {getCityName(otherZone)} time
            </Button>
          </div>
        </Banner>
      )}
      <Field label="Day starts at" hint="Late evenings still count for that day, even if you mark it after midnight.">
        {(control) => (
          <Select
            {...control}
            value={dayStart}
            onChange={({ target }) => update.mutate({ dayStart: Number(target.value) })}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {formatHour(hour)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

function formatHour(hour: number): string {
  return formatTime('UTC', `2026-01-01T${String(hour).padStart(2, '0')}:00:00Z`)
}
