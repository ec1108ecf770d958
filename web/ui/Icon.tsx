import styles from './Icon.module.css'

/** Paths on a 24 px grid. */
const iconPaths = {
  home: 'M4 11.2 12 4.5l8 6.7M6 9.8V19.5h12V9.8M10 19.5v-5h4v5',
  columns: 'M4 4.5h16M4 19.5h16M6.5 8v8M10.2 8v8M13.8 8v8M17.5 8v8',
  bricks: 'M3.5 6h17v12h-17zM3.5 10h17M3.5 14h17M12 6v4M8 10v4M16 10v4M12 14v4',
  goal: 'M12 20.5v-16l7 3.2-7 3.3M7.5 20.5h9',
  calendar:
    'M5.5 6h13a1 1 0 0 1 1 1v11.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4.5 10h15M8.5 3.5V8M15.5 3.5V8',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19.5c0-3.3 2.4-5.5 5.5-5.5s5.5 2.2 5.5 5.5M15.5 5.4a3 3 0 0 1 0 5.2M17 14.4c2.2.7 3.5 2.6 3.5 5.1',
  journal:
    'M6.5 4.5h11a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM9 4.5v15M12 9h3.5M12 12.5h3.5',
  book: 'M12 7c-2.5-2-5-2.5-8-2.5V18c3 0 5.5.5 8 2.5 2.5-2 5-2.5 8-2.5V4.5c-3 0-5.5.5-8 2.5v13.5',
  feed: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM16 16l4.5 4.5',
  panel: 'M4.5 5.5h15v13h-15zM9.5 5.5v13',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  leave: 'M13.5 4.5h-7a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h7M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  back: 'M19.5 12h-15M10 6.5 4.5 12l5.5 5.5',
  forward: 'M4.5 12h15M14 6.5l5.5 5.5-5.5 5.5',
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 7.5V12l3 2',
  more: 'M5.5 12.5v-1M12 12.5v-1M18.5 12.5v-1M5 12h1M11.5 12h1M18 12h1',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4M12 5V3.5',
  warning: 'M12 4.5 21 19.5H3L12 4.5ZM12 10v4M12 16.8h.01',
  purpose: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM15.5 8.5l-2 5-5 2 2-5 5-2Z',
  mental: 'M3 12h3.5l2.5-6 4.5 12 2.5-6h5',
  physical: 'M8 12h8M5.5 7.5v9M8 6v12M16 6v12M18.5 7.5v9M3.5 10.5v3M20.5 10.5v3',
  brotherhood:
    'M8 10a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 8 10ZM16 10a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM3.5 19.5v-2A4.5 4.5 0 0 1 12 15.4a4.5 4.5 0 0 1 8.5 2.1v2M12 15.4v4.1',
  relationships: 'M9 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM15 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  career: 'M4.5 8h15v11h-15zM9 8V5.5h6V8M4.5 12.5h15M12 11.5v2',
  spiritual: 'M3.5 18.5h17M6.5 18.5a5.5 5.5 0 0 1 11 0M12 9.5v-4M5.5 12 3.5 10M18.5 12l2-2',
} as const

/** A name, or the path of an icon from `rare-icons.ts`. */
export type IconName = keyof typeof iconPaths | `M${string}`

const paths: Partial<Record<IconName, string>> = iconPaths

/** Hidden from screen readers: put it next to text or inside a labelled control. */
export function Icon({ name, size = 'normal' }: { name: IconName; size?: 'small' | 'normal' | 'large' }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name] ?? name} />
    </svg>
  )
}
