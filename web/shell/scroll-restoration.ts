import { useLayoutEffect } from 'react'
import { type DataRouter, type Location, type NavigationType, useLocation, useNavigationType } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'

declare global {
  interface Window {
    /** The visitor has used that page, and may have scrolled it. */
    hasVisitorActed?: boolean
  }
}

const STORAGE_KEY = 'scroll-rows'
/** Number of history entries whose position is kept. */
const MAX_ENTRIES = 100
/** Milliseconds without a request or a new height after which the screen counts as complete. */
const QUIET_TIME = 1_000
/** Pixels below which the header covers the screen, and less than the height of a row. */
const [HEADER, ROW_STEP] = [80, 24]
/** React Router's key for an entry that has none, such as a click on the skip link. */
const NO_KEY = 'default'

type Position = {
  /** In pixels from the top of the page. */
  top: number
  /** The row of a long list that was in view, and its place in the view. The height of distant rows is a guess. */
  row?: string | undefined
  rowTop?: number
}

let positions = new Map<string, Position>()
let isFirstScreen = true
/** Until the first screen is at its position, the browser's rough one says nothing. */
let isPositioned = false
let preventsScrollReset = false
let stopHolding = () => {}
/** The position that the content is not yet long enough for. */
let heldPosition: Position | undefined
/** The member has come back to the screen, even if they have moved it before it was complete. */
let isRestored = false

/** Give the document's history entry a key. React Router uses the same key for every document that it did not open. */
export function assignHistoryKey(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
}

/**
 * Save the scroll position of each history entry, across full page loads too. React Router's own component saves none
 * if a loader starts a full navigation, and restores it before the content is there.
 */
export function trackScrollPositions({ state, subscribe }: DataRouter): void {
  let { location } = state
  positions = readPositions()
  history.scrollRestoration = 'manual'

  subscribe((next) => {
    if (next.location === location) return
    // React has not rendered the next screen yet.
    savePosition(location)
    location = next.location
    preventsScrollReset = next.preventScrollReset
    isFirstScreen = false
  })
  addEventListener('pagehide', () => {
    if (isPositioned || window.hasVisitorActed || !positions.has(location.key)) savePosition(location)
    storePositions()
    // Lets the browser scroll a page that the server rendered before the app has started.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual'
  })
}

/** Scroll to the saved position, to the element of the hash or to the top. */
export function useScrollRestoration(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  useLayoutEffect(() => {
    scrollToEntry(location, navigationType)
    return () => stopHolding()
  }, [location, navigationType])
}

function scrollToEntry({ key, hash }: Location, navigationType: NavigationType) {
  isPositioned = true
  // The browser has restored the position of a rendered page only roughly, but the visitor may have scrolled since.
  if (isFirstScreen && window.hasVisitorActed) return
  const position = navigationType === 'POP' && key !== NO_KEY ? positions.get(key) : undefined
  isRestored = position !== undefined
  if (position !== undefined) {
    holdScroll(() => scrollToPosition(position))
    heldPosition = position
    return
  }
  if (!isFirstScreen && !preventsScrollReset) scrollTo(0, 0)
  if (hash) holdScroll(() => document.getElementById(decodeHash(hash))?.scrollIntoView())
}

/**
 * Show an element of a screen that opens there, until its content is complete. A screen that the member comes back to, or
 * has scrolled, stays where it is. An element that is too high for the screen begins at its top.
 * @returns whether it opens there
 */
export function openAt(find: () => HTMLElement | null, block: ScrollLogicalPosition): boolean {
  if (isRestored || scrollY > 0 || (isFirstScreen && window.hasVisitorActed)) return false
  holdScroll(() => {
    const element = find()
    element?.scrollIntoView({ block: element.offsetHeight > innerHeight / 2 ? 'start' : block })
  })
  return true
}

/** Scroll again whenever the height changes, until the content is complete or the member takes over. */
function holdScroll(scroll: () => void) {
  stopHolding()
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const waitForQuiet = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (queryClient.isFetching() ? waitForQuiet() : stopHolding()), QUIET_TIME)
  }
  const observer = new ResizeObserver(() => {
    scroll()
    waitForQuiet()
  })
  stopHolding = () => {
    heldPosition = undefined
    clearTimeout(timer)
    observer.disconnect()
    controller.abort()
  }
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stopHolding, { signal: controller.signal, capture: true, passive: true })
  scroll()
  waitForQuiet()
  observer.observe(document.body)
}

function scrollToPosition({ top, row, rowTop = 0 }: Position) {
  const element = row === undefined ? null : document.querySelector(`[data-row="${CSS.escape(row)}"]`)
  scrollTo(0, element ? scrollY + element.getBoundingClientRect().top - rowTop : top)
}

function getPosition(): Position {
  // At the top of a list, new rows may push the others down.
  for (let y = HEADER; scrollY > 0 && y < innerHeight; y += ROW_STEP) {
    const element = document.elementFromPoint(innerWidth / 2, y)?.closest<HTMLElement>('[data-row]')
    if (element) return { top: scrollY, row: element.dataset['row'], rowTop: element.getBoundingClientRect().top }
  }
  return { top: scrollY }
}

function savePosition({ key }: Location) {
  // The most recent comes last.
  positions.delete(key)
  positions.set(key, heldPosition ?? getPosition())
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function readPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}

function storePositions() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)))
  } catch {
    // Storage is disabled; full page loads start at the top.
  }
}
