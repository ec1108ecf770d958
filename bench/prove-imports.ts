import { checkDamagedFile, createImportSite, type Outcome } from '#test/damaged-files.ts'
import createSchema from '#test/sqlite.ts'
import { buildIfStale } from '../bin/build-if-stale.js'

/**
 * Imports damaged content files and checks that each gives complete drafts or changes nothing, and that no script of them
 * reaches a page.
 * @param first seed of the first file
 */
export async function proveImports({ first, count }: { first: number; count: number }): Promise<void> {
  await buildIfStale()
  console.log(`Importing ${count.toLocaleString('en')} damaged files from seed ${first}`)
  const removeSchema = await createSchema()
  const site = await createImportSite()
  const seen: Record<Outcome, number> = { imported: 0, refused: 0 }
  try {
    for (let seed = first; seed < first + count; seed++) seen[await checkDamagedFile(site, seed)]++
  } finally {
    await site.close()
    removeSchema()
  }
  console.log(`  ${seen.imported} gave complete drafts, ${seen.refused} were refused and changed nothing`)
}
