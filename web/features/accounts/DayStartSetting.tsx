import { useMemo } from 'react'
import type { User } from '#contract/account-fields.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Select } from '#web/ui/Select.tsx'
import { useSetTimeZone, useUpdatePreferences } from './day-settings.ts'
import { describeHour } from './describe-hour.ts'
import { findOtherTimeZone, getCityName, listTimeZones } from './time-zones.ts'
import styles from '#web/ui/settings.module.css'

const hours = Array.from({ length: 13 }, (_, hour) => hour)

export function DayStartSetting({ user: { timeZone } }: { user: User }) {
  const { dayStart } = usePreferences()
  const update = useUpdatePreferences()
  const setTimeZone = useSetTimeZone()
  const otherZone = findOtherTimeZone(timeZone)
  const zones = useMemo(() => listTimeZones(timeZone), [timeZone])
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
      <FieldRow>
        <Field label="Time zone">
          {(control) => (
            <Select
              {...control}
              value={setTimeZone.isPending ? setTimeZone.variables : timeZone}
              onChange={({ target }) => setTimeZone.mutate(target.value)}
            >
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Day starts at" hint="Late evenings still count for that day, even if you mark it after midnight.">
          {(control) => (
            <Select
              {...control}
              value={dayStart}
              onChange={({ target }) => update.mutate({ dayStart: Number(target.value) })}
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {describeHour(hour)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldRow>
    </>
  )
}
