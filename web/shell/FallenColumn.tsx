import styles from './Notice.module.css'

export function FallenColumn() {
  return (
    <svg className={styles.fallen} viewBox="0 0 74 46" aria-hidden="true">
      <g fill="var(--ink)">
        <rect x="0" y="0" width="60" height="4" rx="1" />
        <rect x="0" y="42" width="74" height="4" rx="1" />
        <rect x="2" y="7" width="5" height="32" />
        <rect x="10.5" y="7" width="5" height="32" />
        <rect x="19" y="7" width="5" height="32" />
        <rect x="27.5" y="7" width="5" height="32" />
        <rect x="36" y="7" width="5" height="32" />
        <rect x="53" y="7" width="5" height="32" />
      </g>
      <rect x="44.5" y="7" width="5" height="32" fill="none" stroke="var(--line-strong)" strokeDasharray="2 2" />
      <rect x="60.5" y="12" width="5" height="30" fill="var(--brass)" transform="rotate(14 63 42)" />
    </svg>
  )
}
