import { getHelp, updateHelp } from '#contract/help.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

const notBuilt = () => {
  throw refuse('unavailable', 'This is not available yet.')
}

export const helpRoutes = [serve(getHelp, notBuilt), serve(updateHelp, notBuilt)]
