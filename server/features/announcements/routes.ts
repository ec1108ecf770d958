import {
  getAnnouncement,
  listAnnouncements,
  createAnnouncement,
  updateAnnouncement,
  cancelAnnouncement,
} from '#contract/announcements.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

export const announcementRoutes = [
  serve(getAnnouncement, notYet),
  serve(listAnnouncements, notYet),
  serve(createAnnouncement, notYet),
  serve(updateAnnouncement, notYet),
  serve(cancelAnnouncement, notYet),
]

function notYet(): never {
  throw refuse('unavailable', 'Not available yet')
}
