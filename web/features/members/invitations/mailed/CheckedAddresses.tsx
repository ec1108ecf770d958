import type { CheckedAddress } from '#contract/mailed-invitations.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { formatDay } from '#web/ui/dates.ts'
import { Fold } from '#web/ui/Fold.tsx'
import type { CheckedList } from './checked-list.ts'
import { countAddresses, explainResult } from './describe-address.ts'
import styles from './Mailed.module.css'

/** Rows that are left out without being wrong are folded from this number on, as after sending a long list again. */
const mostShown = 8

/** The rows that are left out, the wrong ones first, and those that get an invitation. */
export function CheckedAddresses({ list: { addresses, entries } }: { list: CheckedList }) {
  const toDate = useMemberDate()
  const today = useToday()
  const rowOf = (place: number) => entries[place]?.row ?? place + 1
  const rows = addresses.map((address, place) => ({ ...address, place, row: rowOf(place) }))
  const added = rows.filter(({ result }) => result === 'new')
  const wrong = rows.filter(({ result }) => result === 'invalid')
  const others = rows.filter(({ result }) => result !== 'new' && result !== 'invalid')
  const context = { rowOf, formatDay: (instant: string) => formatDay(toDate(instant), today) }
  const explain = (address: CheckedAddress) => explainResult(address, context)
  return (
    <>
      {wrong.length > 0 && <Rows label="Not an address" rows={wrong} explain={explain} />}
      {others.length > 0 && (
        <Fold
          className={styles.fold}
          open={others.length <= mostShown}
          summary={`${wrong.length > 0 ? 'Also left out' : 'Left out'}: ${countAddresses(others.length)}`}
        >
          <Rows label="Left out" rows={others} explain={explain} />
        </Fold>
      )}
      {added.length > 0 && (
        <Fold className={styles.fold} summary={`Will get an invitation: ${countAddresses(added.length)}`}>
          <Rows label="Will get an invitation" rows={added} explain={explain} />
        </Fold>
      )}
    </>
  )
}

type Row = CheckedAddress & { place: number; row: number }

function Rows({ label, rows, explain }: { label: string; rows: Row[]; explain: (address: Row) => string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((address) => (
        <li key={address.place} data-result={address.result}>
          <span className={styles.row}>Row {address.row}</span>
          <bdi className={styles.address}>{address.email}</bdi>
          {address.result !== 'new' && <span className={styles.why}>{explain(address)}</span>}
        </li>
      ))}
    </ul>
  )
}
