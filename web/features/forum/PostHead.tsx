import type { ReactNode } from 'react'
import type { Item } from '#web/features/moderation/item.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import styles from './PostHead.module.css'

const ItemMenu = lazyComponent(async () => (await import('#web/features/moderation/ItemMenu.tsx')).ItemMenu, {
  onFailure: () => undefined,
})

/** The byline of a post, with its menu at the other end. */
export function PostHead({ item, children }: { item: Item; children: ReactNode }) {
  return (
    <div className={styles.head}>
      {children}
      <div className={styles.menu}>
        <WhenIdle>
          <ItemMenu item={item} />
        </WhenIdle>
      </div>
    </div>
  )
}
