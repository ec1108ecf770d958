import type { Site } from '#contract/site.ts'
import { createStore } from '#web/store.ts'
import { siteName } from '#web/ui/site-name.ts'

export type SiteBranding = Pick<Site, 'name' | 'logoUrl' | 'headline' | 'welcome' | 'figures' | 'imprint'>

/** How the site presents itself. A store, because the loading and the offline page have no session. */
export const siteBranding = createStore<SiteBranding>({
  name: siteName.get(),
  logoUrl: null,
  headline: null,
  welcome: null,
  figures: null,
  imprint: false,
})

export function showSiteBranding(branding: SiteBranding): void {
  siteBranding.set(branding)
  siteBranding.setRendered(branding)
  siteName.set(branding.name)
  siteName.setRendered(branding.name)
}
