import * as catalogCalls from '#contract/catalog.ts'
import * as fileCalls from '#contract/content-file.ts'
import * as calls from '#contract/written-drafts.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import type { Actor } from '../../actor.ts'
import type { Client } from '../../client.ts'
import { answerWith, respond } from '../../http/api-response.ts'
import { serve, type Context } from '../../http/serve.ts'
import { deleteItem, hideItem, listCatalog, showItem } from './catalog.ts'
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
    const { params, body } = context
    const { published, draft } = await publishDraft(context, getAdmin(context), params.id, body)
    return { published, draft: draft && presentDraft(draft) }
  }),
  serve(calls.cancelPublishing, async ({ database, params }) =>
    presentDraft(await cancelPublishing(database, params.id)),
  ),
  serve(calls.deleteWrittenDraft, async ({ database, actor, params }) => {
    await deleteDraft(database, actor, params.id)
    return { deleted: true as const }
  }),
  serve(catalogCalls.listCatalog, ({ database }) => listCatalog(database)),
  serve(catalogCalls.hideItem, (context) => hideItem(context, getAdmin(context), context.params)),
  serve(catalogCalls.showItem, (context) => showItem(context, getAdmin(context), context.params)),
  serve(catalogCalls.deleteItem, async (context) => {
    await deleteItem(context, getAdmin(context), context.params)
    return { deleted: true as const }
  }),
  serve(fileCalls.getChallengeFile, (context) => sendFile(context, { kind: 'challenge', id: context.params.id })),
  serve(fileCalls.getResourceFile, (context) => sendFile(context, { kind: 'resource', id: context.params.id })),
  serve(fileCalls.importContent, async (context) =>
    (await importFile(context, context.actor, context.body)).map(presentListedDraft),
  ),
]

function getAdmin({ actor, client }: { actor: Actor; client: Client }) {
  return { actor, address: client.address }
}

async function sendFile(
  { database, actor }: Pick<Context<typeof fileCalls.getChallengeFile>, 'database' | 'actor'>,
  ref: { kind: WrittenKind; id: string },
) {
  const { name, text } = await readContentFile(database, actor, ref)
  return respond(Buffer.from(text), { file: { type: 'application/json; charset=utf-8', name } })
}
