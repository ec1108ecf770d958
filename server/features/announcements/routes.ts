import * as calls from '#contract/announcements.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import {
  addAnnouncement,
  type Admin,
  editAnnouncement,
  getReceivedAnnouncement,
  listAllAnnouncements,
  takeBackAnnouncement,
} from './announcements.ts'
import { presentAnnouncement, presentManagedAnnouncement } from './present.ts'

export const announcementRoutes = [
  serve(calls.getAnnouncement, async ({ database, user, params }) =>
    presentAnnouncement(await getReceivedAnnouncement(database, user.id, params.id)),
  ),
  serve(calls.listAnnouncements, async ({ database, user, query }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithPage(await listAllAnnouncements(database, user, page), page, presentManagedAnnouncement)
  }),
  serve(calls.createAnnouncement, async (context) =>
    presentManagedAnnouncement(await addAnnouncement(context, toAdmin(context), context.body)),
  ),
  serve(calls.updateAnnouncement, async (context) =>
    presentManagedAnnouncement(await editAnnouncement(context, toAdmin(context), context.params.id, context.body)),
  ),
  serve(calls.cancelAnnouncement, async (context) =>
    presentManagedAnnouncement(await takeBackAnnouncement(context, toAdmin(context), context.params.id)),
  ),
]

function toAdmin({ user, actor, client }: Pick<Admin, 'user' | 'actor'> & { client: { address: string } }): Admin {
  return { user, actor, address: client.address }
}
