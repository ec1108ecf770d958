import type { ReactNode } from 'react'
import type { Item } from '#web/features/moderation/item.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import type { QuoteButtonProps } from './QuoteButton.tsx'
import styles from './PostHead.module.css'

const ItemMenu = lazyComponent(async () => (await import('#web/features/moderation/ItemMenu.tsx')).ItemMenu, {
  onFailure: () => undefined,
})
const QuoteButton = lazyComponent<QuoteButtonProps>(async () => (await import('./QuoteButton.tsx')).QuoteButton, {
  onFailure: () => undefined,
})

type Props = { item: Item; quote?: QuoteButtonProps | undefined; children: ReactNode }

/** The byline of a post, with its menu at the other end. */
export function PostHead({ item, quote, children }: Props) {
  return (
    <div className={styles.head}>
      {children}
      <div className={styles.menu} data-quotes={quote !== undefined || undefined}>
        <WhenIdle>
          {quote && <QuoteButton {...quote} />}
          <ItemMenu item={item} />
        </WhenIdle>
      </div>
    </div>
  )
}
