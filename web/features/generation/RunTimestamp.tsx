import type { Run } from '#contract/generation-runs.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'

export function RunTimestamp({ run: { createdAt, startedBy } }: { run: Run }) {
  const timeZone = useTimeZone()
  return (
    <span>
      <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
      {startedBy && (
        <>
          {' by '}
          <bdi>{startedBy}</bdi>
        </>
      )}
    </span>
  )
}
