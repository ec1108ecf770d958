import * as fileCalls from '#contract/content-file.ts'
import * as calls from '#contract/written-drafts.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { answerWith, respond } from '../../http/api-response.ts'
import { serve, type Context } from '../../http/serve.ts'
import { readContentFile } from './content-file.ts'
import { deleteDraft, requireDraft, saveDraft, startDraft } from './drafts.ts'
import { importFile } from './import.ts'
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
  serve(fileCalls.getChallengeFile, (context) => sendFile(context, { kind: 'challenge', id: context.params.id })),
  serve(fileCalls.getResourceFile, (context) => sendFile(context, { kind: 'resource', id: context.params.id })),
  serve(fileCalls.importContent, async (context) =>
    (await importFile(context, context.actor, context.body)).map(presentListedDraft),
  ),
]

async function sendFile(
  { database, actor }: Pick<Context<typeof fileCalls.getChallengeFile>, 'database' | 'actor'>,
  ref: { kind: WrittenKind; id: string },
) {
  const { name, text } = await readContentFile(database, actor, ref)
  return respond(Buffer.from(text), { file: { type: 'application/json; charset=utf-8', name } })
}
