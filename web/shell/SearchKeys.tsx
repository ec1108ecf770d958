import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { catchTyping, fromApp } from './open-search.ts'
import styles from './SearchKeys.module.css'

/** The shortcut of the search, in its link. It works in text fields too, but not over a dialog. */
export function SearchKeys() {
  const navigate = useNavigate()
  const keys = useRef<HTMLElement>(null)
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (document.querySelector('[role$="dialog"], dialog[open]')) return
    if (!catchTyping()) void navigate(paths.search(), { state: fromApp })
  })
  useEffect(() => {
    const link = keys.current?.closest('a')
    addEventListener('keydown', handleKeyDown)
    // In the press itself, because a phone opens its keyboard only then.
    link?.addEventListener('click', handleClick)
    return () => {
      removeEventListener('keydown', handleKeyDown)
      link?.removeEventListener('click', handleClick)
    }
  }, [])
  return (
    <kbd ref={keys} className={styles.keys} aria-hidden="true">
      {/^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
    </kbd>
  )
}

function handleClick({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (!ctrlKey && !metaKey && !shiftKey) catchTyping()
}
