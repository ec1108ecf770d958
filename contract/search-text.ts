import { limits } from './limits.ts'
import { optionalText, singleLineText } from './text-fields.ts'

/** What a member types to find something. Empty for all. */
export const searchText = optionalText(singleLineText({ min: 0, max: limits.search })).describe('Words to search for')
