import { Avatar } from './Avatar.tsx'
import styles from './AvatarRow.module.css'

type Person = { id: string; username: string; profileImageUrl: string | null }

/** Overlapping pictures, at most four. Their names are next to them. */
export function AvatarRow({ people }: { people: readonly Person[] }) {
  return (
    <span className={styles.row} aria-hidden="true">
      {people.slice(0, 4).map(({ id, username, profileImageUrl }) => (
        <Avatar key={id} url={profileImageUrl} name={username} size="small" />
      ))}
    </span>
  )
}
