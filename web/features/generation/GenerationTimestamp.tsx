import type { Generation } from '#contract/generations.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'

export function GenerationTimestamp({ generation: { createdAt, startedBy } }: { generation: Generation }) {
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
