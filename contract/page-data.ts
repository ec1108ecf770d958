import type { User } from './account-fields.ts'
import type { PageView } from './page-view.ts'
import type { Preferences } from './preferences.ts'
import type { SetupList } from './setup-list.ts'
import type { Site } from './site.ts'
import type { Standing } from './standing.ts'

/** What the server writes into a page as JSON. */
export type PageData = {
  user: User | null
  /** Of the user. */
  preferences: Preferences | null
  /** Of the user. */
  standing: Standing | null
  site: Site
  /** For admins, as long as Home shows it. */
  setupList?: SetupList
  /** The member whose drafts the browser deletes, because they were signed out or suspended. */
  signedOutUserId?: string
  /** Only in a page whose screen the server has rendered. */
  rendered?: RenderedPage
}

/** What the server rendered a screen from, so that the first render in the browser repeats it. */
export type RenderedPage = {
  /** Milliseconds. */
  now: number
  view: PageView
  replies: ScreenReply[]
  /** Source files of the components that the browser otherwise loads after the first render. */
  parts: string[]
}

/** The reply of a call that a screen starts with. `key` and `value` are those of the browser's query cache. */
export type ScreenReply = { key: readonly unknown[]; value: unknown }

/** The components that the build compiles for the server. `web/render-page.tsx` makes it, the server uses it. */
export type ScreenRenderer<
  Screen extends { source: string; reads: ScreenRead[] } = { source: string; reads: ScreenRead[] },
> = {
  /** @returns the screen of a path with its query; null if the server does not render it */
  findScreen: (url: string, options: { isMember: boolean }) => Screen | null
  render: (screen: Screen, page: ScreenInput) => RenderedMarkup
}

export type ScreenInput = {
  url: string
  data: PageData
  rendered: Omit<RenderedPage, 'parts'>
  /** Throws once rendering has taken too long. */
  assertTimeLeft: () => void
}

export type RenderedMarkup = {
  html: string
  title: string
  parts: string[]
  /** What the screen also needed. The markup shows it as loading. */
  missing: ScreenRead[]
}

/** A call that a screen starts with. */
export type ScreenRead = {
  key: readonly unknown[]
  path: string
  query: Record<string, string>
  /** The screen shows the first page of a list. */
  paged: boolean
}
