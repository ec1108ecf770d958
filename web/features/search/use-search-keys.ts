import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { fromApp } from '#web/shell/open-search.ts'
import { moveFocus } from './move-focus.ts'

/**
 * Move through the results with the arrow keys. Escape leads back to the screen before, or to Home if the search was
 * opened by its address.
 * @param onOpen called when a result is opened, with the keyboard too
 */
export function useSearchKeys(page: RefObject<HTMLElement | null>, onOpen: () => void): void {
  const { state } = useLocation()
  const navigate = useNavigate()

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    // An open list of choices and a dialog close first.
    const isTaken = event.defaultPrevented || event.isComposing || document.querySelector('[role$="dialog"]') !== null
    if (isTaken || !(target instanceof HTMLElement) || target.matches('select')) return
    if (key === 'Escape') {
      event.preventDefault()
      void (state === fromApp ? navigate(-1) : navigate(paths.home()))
    } else if (page.current && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      if (moveFocus(page.current, target, key)) event.preventDefault()
    }
  })
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-result]')) onOpen()
  })

  // Together with the screen, so that no key is lost.
  useLayoutEffect(() => {
    const element = page.current
    addEventListener('keydown', handleKeyDown)
    // Before the result has opened another screen.
    element?.addEventListener('click', handleClick, true)
    return () => {
      removeEventListener('keydown', handleKeyDown)
      element?.removeEventListener('click', handleClick, true)
    }
  }, [page])
}
