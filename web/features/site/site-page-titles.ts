import type { PageKey } from '#contract/site-pages.ts'
import { paths } from '#web/paths.ts'

export const pageTitles: Record<PageKey, string> = {
  guidelines: 'Community guidelines',
  privacy: 'Privacy',
  terms: 'Terms',
  imprint: 'Imprint',
}

export const sitePagePaths: Record<PageKey, string> = {
  guidelines: paths.guidelines(),
  privacy: paths.privacy(),
  terms: paths.terms(),
  imprint: paths.imprint(),
}
