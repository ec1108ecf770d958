import { useEffect, useState } from 'react'

/** Days that an offer is shown in a browser, from the first time. */
const SHOWN_DAYS = 7

const DISMISSED = 'dismissed'

/**
 * Find out whether something may still be offered in this browser: for a week, unless the member says no. Only for parts
 * that load when the screen is idle, because the server does not know.
 * @param name the key in the browser's storage; it ends with the member's id, or it is about the browser
 */
export function useOffer(name: string) {
  const [isOpen, setIsOpen] = useState(() => isOfferOpen(name, Date.now()))
  return {
    isOpen,
    dismiss() {
      dismissOffer(name)
      setIsOpen(false)
    },
  }
}

/** Start the week of an offer when it is shown for the first time. */
export function useShownOffer(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined && read(name) === null) write(name, new Date().toISOString())
  }, [name])
}

export function dismissOffer(name: string): void {
  write(name, DISMISSED)
}

/** @param now in milliseconds */
export function isOfferOpen(name: string, now: number): boolean {
  const value = read(name)
  if (value === null) return true
  return value !== DISMISSED && now - Date.parse(value) < SHOWN_DAYS * 864e5
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage is disabled; the answer lasts until reload.
  }
}
