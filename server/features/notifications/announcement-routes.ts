import * as calls from '#contract/announcements.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { presentAnnouncement, presentManagedAnnouncement } from './announcement-present.ts'
import {
  addAnnouncement,
  countReach,
  editAnnouncement,
  getReceivedAnnouncement,
  listAllAnnouncements,
  takeBackAnnouncement,
} from './announcements.ts'

export const announcementRoutes = [
  serve(calls.getAnnouncement, async ({ database, user, params }) =>
    presentAnnouncement(await getReceivedAnnouncement(database, user.id, params.id)),
  ),
  serve(calls.listAnnouncements, async ({ database, query }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithPage(await listAllAnnouncements(database, page), page, presentManagedAnnouncement)
  }),
  serve(calls.getAnnouncementReach, ({ query, ...dependencies }) =>
    countReach(dependencies, query.challengeId ?? null),
  ),
  serve(calls.createAnnouncement, async ({ actor, client, body, ...dependencies }) =>
    presentManagedAnnouncement(await addAnnouncement(dependencies, { actor, address: client.address }, body)),
  ),
  serve(calls.updateAnnouncement, async (context) =>
    presentManagedAnnouncement(await editAnnouncement(context, context.actor.now, context.params.id, context.body)),
  ),
  serve(calls.cancelAnnouncement, async (context) =>
    presentManagedAnnouncement(await takeBackAnnouncement(context, context.actor.now, context.params.id)),
  ),
]
