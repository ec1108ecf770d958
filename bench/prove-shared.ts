import { checkWorld, createWorldSite } from '#test/shared-worlds.ts'
import createSchema from '#test/sqlite.ts'

/**
 * Checks in random worlds of members, crews, blocks and choices that nobody sees what they may not.
 * @param first seed of the first world
 */
export async function proveShared({ first, count }: { first: number; count: number }): Promise<void> {
  console.log(`Reading ${count.toLocaleString('en')} worlds from seed ${first}`)
  const removeSchema = await createSchema()
  const worlds = await createWorldSite()
  try {
    for (let seed = first; seed < first + count; seed++) {
      await checkWorld(worlds, seed)
      if ((seed - first + 1) % 1000 === 0) console.log(`  ${seed - first + 1} worlds show what they may`)
    }
  } finally {
    await worlds.site.close()
    removeSchema()
  }
}
