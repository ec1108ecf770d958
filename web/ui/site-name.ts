import { createStore } from '../store.ts'

/** Read from the page before the first render. */
export const siteName = createStore('Seven Pillars')
