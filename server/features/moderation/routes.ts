import { appealSuspension } from '#contract/accounts.ts'
import * as calls from '#contract/moderation.ts'
import { createReport } from '#contract/reports.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

const notBuilt = () => {
  throw refuse('unavailable', 'This is not available yet.')
}

export const moderationRoutes = [
  serve(createReport, notBuilt),
  serve(calls.getDecision, notBuilt),
  serve(calls.createAppeal, notBuilt),
  serve(appealSuspension, notBuilt),
  serve(calls.countCases, notBuilt),
  serve(calls.listCases, notBuilt),
  serve(calls.getCase, notBuilt),
  serve(calls.claimCase, notBuilt),
  serve(calls.releaseCase, notBuilt),
  serve(calls.closeCase, notBuilt),
  serve(calls.answerAppeal, notBuilt),
  serve(calls.moderatePost, notBuilt),
  serve(calls.moderateMember, notBuilt),
  serve(calls.getModerationSummary, notBuilt),
  serve(calls.addMemberNote, notBuilt),
  serve(calls.deleteMemberNote, notBuilt),
]
