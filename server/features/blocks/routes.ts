import { blockMember, listBlocks, unblockMember } from '#contract/reports.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

const notBuilt = () => {
  throw refuse('unavailable', 'This is not available yet.')
}

export const blockRoutes = [serve(listBlocks, notBuilt), serve(blockMember, notBuilt), serve(unblockMember, notBuilt)]
