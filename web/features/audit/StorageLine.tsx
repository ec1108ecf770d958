import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/Banner.tsx'
import { storageQuery } from './audit-queries.ts'
import styles from './Audit.module.css'

const lowSpaceBytes = 1024 ** 3

export function StorageLine() {
  const { data } = useQuery({ ...storageQuery, staleTime: 0 })
  if (!data) return <p className={styles.storage}>&nbsp;</p>
  const { databaseBytes, freeBytes } = data
  const used = `The database uses ${formatBytes(databaseBytes)}.`
  if (freeBytes === null) return <p className={styles.storage}>{used}</p>
  const free = formatBytes(freeBytes)
  if (freeBytes >= lowSpaceBytes) return <p className={styles.storage}>{`${used} Its disk has ${free} free.`}</p>
  return (
    <div className={styles.storage}>
      <Banner tone="error" title="The disk is almost full">
        {`${used} Its disk has only ${free} left. When it is full, nothing can be saved.`}
      </Banner>
    </div>
  )
}

function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, 'megabyte'] : [bytes / 1e9, 'gigabyte']
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 }).format(size)
}
