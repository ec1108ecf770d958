import { crisisCountry, type CrisisCountry, type HelpList } from '#contract/help.ts'
import { crisisCountries } from '../../content/crisis-lines/countries.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditedTransaction } from '../audit/record.ts'
import { deleteHelpSetting, replaceHelpSetting, selectHelpSettings } from './queries.ts'

/** Returns the list of this site, or that of the release if no admin has edited it. */
export async function getHelpList(database: Database): Promise<HelpList> {
  const { 'help-countries': stored, 'help-note': note = null } = await selectHelpSettings(database)
  const edited = stored === undefined ? null : parseCountries(stored)
  return {
    countries: (edited ?? crisisCountries).toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    edited: edited !== null,
    note,
  }
}

/** Reads what the list of this site depends on. */
export async function readHelpVersion(database: Database): Promise<string> {
  return JSON.stringify(await selectHelpSettings(database))
}

type HelpChange = { countries?: CrisisCountry[] | null | undefined; note?: string | undefined }

export async function editHelpList(
  dependencies: Dependencies,
  admin: { id: string; address: string },
  { countries, note }: HelpChange,
): Promise<HelpList> {
  return auditedTransaction(dependencies, async (tx, audit) => {
    const record = (detail: string) =>
      audit({
        kind: 'site-change',
        memberId: null,
        source: { actorId: admin.id, address: admin.address },
        detail,
      })
    if (countries === null) {
      await deleteHelpSetting(tx, 'help-countries')
      await record('crisis lines reset')
    } else if (countries) {
      await replaceHelpSetting(tx, 'help-countries', JSON.stringify(countries))
      await record('crisis lines')
    }
    if (note === '') await deleteHelpSetting(tx, 'help-note')
    else if (note !== undefined) await replaceHelpSetting(tx, 'help-note', note)
    if (note !== undefined) await record('note on the help page')
    return getHelpList(tx)
  })
}

/** Falls back to the release's list when an older or newer version has stored something else. */
function parseCountries(stored: string): CrisisCountry[] | null {
  try {
    return crisisCountry.array().min(1).parse(JSON.parse(stored))
  } catch {
    return null
  }
}
