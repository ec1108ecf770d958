import { useQuery } from '@tanstack/react-query'
import type { SiteStatus } from '#contract/status.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useCurrentMinute } from '#web/ui/current-minute.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatStrip } from '#web/ui/StatStrip.tsx'
import { sum } from './chart-data.ts'
import { MembersChart, MessagesChart, TimesChart } from './charts.tsx'
import { BusiestCalls, Details } from './Details.tsx'
import { formatBytes, formatMs } from './format.ts'
import { Problems } from './Problems.tsx'
import { statusQuery } from './status-queries.ts'
import styles from './Status.module.css'

export function StatusPage() {
  const result = useQuery(statusQuery)
  return (
    <>
      <PageHeader title="Status">How the site is doing. Updated every minute.</PageHeader>
      {result.data ? (
        <Status status={result.data} />
      ) : (
        <LoadingState result={result}>
          <Skeleton grid count={4} />
        </LoadingState>
      )}
    </>
  )
}

function Status({ status }: { status: SiteStatus }) {
  const now = useCurrentMinute()
  return (
    <div className={styles.status}>
      <Problems status={status} now={now} />
      <StatStrip stats={listFigures(status)} />
      <div className={styles.charts}>
        <MembersChart members={status.members} now={now} />
        <TimesChart load={status.load} now={now} />
        <MessagesChart messages={status.messages} now={now} />
      </div>
      <div className={styles.cards}>
        <Details status={status} />
        <BusiestCalls busiest={status.busiest} startedAt={status.startedAt} />
      </div>
    </div>
  )
}

function listFigures({ members, load, recent, freeBytes, databaseBytes }: SiteStatus) {
  const format = (count: number) => count.toLocaleString('en')
  return [
    {
      figure: format(members.today),
      name: 'members today',
      note: `${format(members.week)} in seven days, ${format(members.all)} in all`,
    },
    {
      figure: format(Math.max(sum(load, 'calls'), recent.calls)),
      name: 'calls in 24 hours',
      note: `${format(Math.max(sum(load, 'failures'), recent.failures))} failed`,
    },
    {
      figure: recent.calls > 0 ? formatMs(recent.medianMs) : 'None',
      name: recent.calls > 0 ? 'for a usual answer' : 'calls just now',
      ...(recent.calls > 0 && { note: `1 of 20 takes more than ${formatMs(recent.slowMs)}` }),
    },
    freeBytes === null
      ? { figure: formatBytes(databaseBytes), name: 'in the database' }
      : {
          figure: formatBytes(freeBytes),
          name: 'free on the disk',
          note: `the database has ${formatBytes(databaseBytes)}`,
        },
  ]
}
