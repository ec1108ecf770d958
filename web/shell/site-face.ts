import type { Site } from '#contract/site.ts'
import { createStore } from '#web/store.ts'
import { siteName } from '#web/ui/site-name.ts'

export type SiteFace = Pick<Site, 'name' | 'logoUrl' | 'headline' | 'welcome' | 'figures' | 'imprint'>

/** How the site presents itself. A store, because the prerendered parts of pages cannot read the session. */
export const siteFace = createStore<SiteFace>({
  name: siteName.get(),
  logoUrl: null,
  headline: null,
  welcome: null,
  figures: null,
  imprint: false,
})

export function showSiteFace(face: SiteFace): void {
  siteFace.set(face)
  siteName.set(face.name)
}
