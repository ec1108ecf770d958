import * as calls from '#contract/written-drafts.ts'
import { answerWith } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { deleteDraft, requireDraft, saveDraft, startDraft } from './drafts.ts'
import { presentDraft, presentListedDraft } from './present.ts'
import { cancelPublishing, publishDraft } from './publishing.ts'
import { selectDrafts } from './queries.ts'

export const draftRoutes = [
  serve(calls.listWrittenDrafts, async ({ database }) => (await selectDrafts(database)).map(presentListedDraft)),
  serve(calls.getWrittenDraft, async ({ database, params }) => presentDraft(await requireDraft(database, params.id))),
  serve(calls.startWrittenDraft, async (context) => {
    const { draft, isNew } = await startDraft(context, context.actor, context.body)
    return isNew ? presentDraft(draft) : answerWith(200, presentDraft(draft))
  }),
  serve(calls.saveWrittenDraft, async ({ database, actor, params, body }) =>
    presentDraft(await saveDraft(database, actor, params.id, body)),
  ),
  serve(calls.publishWrittenDraft, async (context) => {
    const { actor, client, params, body } = context
    const { published, draft } = await publishDraft(context, { actor, address: client.address }, params.id, body)
    return { published, draft: draft && presentDraft(draft) }
  }),
  serve(calls.cancelPublishing, async ({ database, params }) =>
    presentDraft(await cancelPublishing(database, params.id)),
  ),
  serve(calls.deleteWrittenDraft, async ({ database, params }) => {
    await deleteDraft(database, params.id)
    return { deleted: true as const }
  }),
]
