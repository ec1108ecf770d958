import type { SiteBranding } from '#contract/site.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { stripLogo } from '../../services/logo-image.ts'
import { changeBranding, type SiteEditor } from './branding.ts'
import { deleteLogo, replaceLogo, selectLogo } from './logo-queries.ts'

const maxPixelsPerSide = 512

/** Stores a base64 image without its metadata. @throws bad-request when it is no PNG, JPEG or WebP or is too large */
export function storeLogo(dependencies: Dependencies, editor: SiteEditor, image: string): Promise<SiteBranding> {
  const stripped = stripLogo(Buffer.from(image, 'base64'))
  if (!stripped) throw invalidFieldError('image', 'Expected a PNG, JPEG or WebP image')
  const { type, bytes, width, height } = stripped
  if (width < 1 || height < 1 || width > maxPixelsPerSide || height > maxPixelsPerSide)
    throw invalidFieldError('image', `Expected at most ${maxPixelsPerSide} × ${maxPixelsPerSide} pixels`)
  const version = generateId()
  const created_at = dependencies.services.clock.now().toISOString()
  return changeBranding(dependencies, editor, async (branding, tx) => {
    await replaceLogo(tx, { version, type, bytes, created_at })
    return { ...branding, logo: { version, type, width, height } }
  })
}

export function dropLogo(dependencies: Dependencies, editor: SiteEditor): Promise<SiteBranding> {
  return changeBranding(dependencies, editor, async ({ logo, ...branding }, tx) => {
    if (logo) await deleteLogo(tx)
    return branding
  })
}

/** @throws not-found for the version of an earlier logo */
export async function findLogo(database: Database, version: string) {
  const found = await selectLogo(database, version)
  if (!found) throw refuse('not-found', 'Picture not found.')
  return found
}
