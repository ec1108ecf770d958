import type { EndpointTypes } from '#web/api/client.ts'
import type { Entry } from './find-addresses.ts'

/** A list with what the server says about each of its entries. */
export type CheckedList = EndpointTypes<'POST /api/admin/mailed-invitations/check'>['reply'] & { entries: Entry[] }
