import { useId } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { Select } from '#web/ui/Select.tsx'
import styles from './PillarFilter.module.css'

type Props = {
  pillar: Pillar | undefined
  onChange: (pillar: string) => void
  visibleCount: number
  totalCount: number
}

export function PillarFilter({ pillar, onChange, visibleCount, totalCount }: Props) {
  const id = useId()
  return (
    <div className={styles.filter}>
      <p className={styles.count} role="status">
        {pillar
          ? `${visibleCount} of ${totalCount} challenges`
          : `${totalCount} ${totalCount === 1 ? 'challenge' : 'challenges'}`}
      </p>
      <label className={styles.label} htmlFor={id}>
        Pillar
      </label>
      <div className={styles.select}>
        <Select id={id} value={pillar ?? ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">All pillars</option>
          <PillarOptions />
        </Select>
      </div>
    </div>
  )
}
