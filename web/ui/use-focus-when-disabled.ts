import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restoreFocusToRegion } from './restore-focus.ts'

/**
 * Move the focus of a button that becomes disabled, because the browser would drop it.
 * @param target receives the focus; the enclosing region without one
 * @returns the ref of the button
 */
export function useFocusWhenDisabled(disabled: boolean, target?: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!disabled || !button.current || document.activeElement !== button.current) return
    if (target?.current) target.current.focus({ preventScroll: true })
    else restoreFocusToRegion(button.current)
  }, [disabled, target])
  return button
}
