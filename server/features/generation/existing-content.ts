import type { Database } from '../../database/tables.ts'
import type { ExistingContent } from '../../services/writer/writer.ts'
import { listExistingTitles } from '../library/content-items.ts'
import { listUsedLibraryKeys } from '../library/starter-library.ts'
import { selectDraftTitles } from './draft-queries.ts'

/** Loads what a writer must not write again, including drafts. */
export async function loadExistingContent(database: Database): Promise<ExistingContent & { keys: Set<string> }> {
  return {
    titles: [...(await listExistingTitles(database)), ...(await selectDraftTitles(database))],
    keys: await listUsedLibraryKeys(database),
  }
}
