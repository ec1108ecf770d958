import styles from './Avatar.module.css'

type Props = {
  url: string | null
  name: string
  /** Next to a name in a heading by default; `small` next to a line of text. */
  size?: 'small' | 'large'
}

/** A member's picture, or the first letter of their name. Hidden from screen readers, because the name is next to it. */
export function Avatar({ url, name, size = 'large' }: Props) {
  return (
    <span className={styles.avatar} data-size={size} dir="auto" aria-hidden="true">
      {url ? <img src={url} alt="" width={72} height={72} /> : getInitial(name)}
    </span>
  )
}

function getInitial(name: string): string {
  const [first = ''] = name.trim()
  return first.toUpperCase()
}
