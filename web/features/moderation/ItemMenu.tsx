import { type RefObject, useCallback, useRef, useState } from 'react'
import { useUser } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { lazyComponent, showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { describeItem, type Item } from './item.ts'
import type { AuthorActions } from './ItemMenuPanel.tsx'

const ItemMenuPanel = lazyComponent(async () => (await import('./ItemMenuPanel.tsx')).ItemMenuPanel, {
  onFailure({ onOpenChange }) {
    showLoadErrorToast()
    onOpenChange(false)
  },
})

type Props = {
  item: Item
  authorActions?: AuthorActions | undefined
  /** Gets the focus once the item is gone; the main part of the screen by default. */
  nextFocus?: RefObject<HTMLElement | null>
}

/** What members and moderators can do about an item. Renders nothing if there is nothing. */
export function ItemMenu({ item, authorActions, nextFocus }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const attach = useCallback(
    (button: HTMLButtonElement | null) => {
      trigger.current = button
      return () => {
        trigger.current = null
        if (button && hasFocus(button)) setTimeout(() => focusIfLost(nextFocus))
      }
    },
    [nextFocus],
  )
  const [isOpen, setIsOpen] = useState(false)
  // Mounted early, so that Radix notices whether the menu is opened with the keyboard.
  const [isMounted, setIsMounted] = useState(false)
  const userId = useUser()?.id
  const { role } = useStanding()
  const isOwn = item.author !== null && item.author.id === userId
  if (isOwn && !authorActions && (role === 'member' || !item.thread)) return null
  const mount = () => setIsMounted(true)
  return (
    <>
      <IconButton
        ref={attach}
        icon="more"
        label={`Actions for ${describeItem(item)}`}
        hasTooltip={false}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={mount}
        onFocus={mount}
        onClick={() => {
          mount()
          setIsOpen(!isOpen)
        }}
      />
      {isMounted && (
        <ItemMenuPanel
          open={isOpen}
          onOpenChange={(open) => {
            setIsOpen(open)
            // After a failed load, opening it again retries.
            if (!open && !ItemMenuPanel.isLoaded()) setIsMounted(false)
          }}
          trigger={trigger}
          item={item}
          isOwn={isOwn}
          authorActions={authorActions}
        />
      )}
    </>
  )
}

/** Whether the focus is on the button or in a dialog that it opened. */
function hasFocus(button: HTMLButtonElement): boolean {
  return document.activeElement === button || document.activeElement?.closest('[role$=dialog]') != null
}

/** After a block, the post disappears with its menu. */
function focusIfLost(nextFocus: Props['nextFocus']): void {
  if (document.activeElement !== document.body) return
  const next = nextFocus?.current
  const target = next?.isConnected ? next : document.getElementById('main')
  target?.focus({ preventScroll: true })
}
