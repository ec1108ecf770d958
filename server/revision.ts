/** How a challenge or a resource is changed. */
export type Revising = {
  /** The revision that the change is based on; null changes any. */
  baseRevision: number | null
  /** A safety correction, which also changes a challenge for members who have joined it. */
  forEveryone?: boolean | undefined
  now: Date
}

export type Revised<Content> =
  | { outcome: 'revised' }
  /** Someone has changed it since that revision. */
  | { outcome: 'conflict'; current: { revision: number; content: Content } }
  | { outcome: 'gone' }
