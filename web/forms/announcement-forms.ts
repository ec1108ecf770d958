import './configure-zod.ts'
import { z } from 'zod'
import { createAnnouncement } from '#contract/announcements.ts'

const { title, content } = createAnnouncement.body.shape

/** The form of an announcement. The server gets a challenge or none, and an instant or none. */
export const announcementForm = z
  .object({
    title,
    content,
    audience: z.enum(['everyone', 'challenge']),
    challengeId: z.string(),
    when: z.enum(['now', 'later']),
    date: z.string(),
    time: z.string(),
  })
  .refine(({ audience, challengeId }) => audience === 'everyone' || challengeId, required('challengeId'))
  .refine(({ when, date }) => when === 'now' || date, required('date'))
  .refine(({ when, time }) => when === 'now' || time, required('time'))

export const announcementCorrection = z.object({ title, content })

function required(field: string) {
  // Also if other fields are wrong, so that all errors show at once.
  return { path: [field], message: 'Required', when: () => true }
}
