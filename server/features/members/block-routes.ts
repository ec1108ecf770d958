import * as calls from '#contract/reports.ts'
import { serve } from '../../http/serve.ts'
import { presentBlock } from './block-present.ts'
import { listBlocks } from './block-queries.ts'
import { blockMember, unblockMember } from './blocks.ts'

export const blockRoutes = [
  serve(calls.listBlocks, async ({ database, user }) => (await listBlocks(database, user.id)).map(presentBlock)),
  serve(calls.blockMember, async ({ actor, params, ...dependencies }) => {
    await blockMember(dependencies, actor, params.id)
    return { blocked: true }
  }),
  serve(calls.unblockMember, async ({ database, actor, params }) => {
    await unblockMember(database, actor, params.id)
    return { blocked: false }
  }),
]
