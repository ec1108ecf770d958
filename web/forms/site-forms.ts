import './configure-zod.ts'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { updateSitePage } from '#contract/site-pages.ts'
import { updateSiteBranding } from '#contract/site.ts'
import { singleLineText } from '#contract/text-fields.ts'

const { name, accent, headline, welcome } = updateSiteBranding.body.required().shape

export const siteBrandingForm = z.object({ name, accent, headline, welcome })

/** Empty rows are left out. */
export const questionsForm = z.object({
  questions: z.array(z.object({ text: singleLineText({ min: 0, max: limits.prompt }) })),
})

export const sitePageForm = z.object({
  content: updateSitePage.body.shape.content,
  acceptAgain: z.boolean(),
})
