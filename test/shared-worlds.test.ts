import { afterAll, beforeAll, test } from 'vitest'
import { checkWorld, createWorldSite, type WorldSite } from './shared-worlds.ts'

let worlds: WorldSite
beforeAll(async () => {
  worlds = await createWorldSite()
})
afterAll(() => worlds.site.close())

test('shows to each member of thirty random worlds exactly what they may see', async () => {
  for (let seed = 1; seed <= 30; seed++) await checkWorld(worlds, seed)
})
