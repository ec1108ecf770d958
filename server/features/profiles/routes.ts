import * as calls from '#contract/profiles.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

const notBuilt = () => {
  throw refuse('unavailable', 'This is not available yet.')
}

export const profileRoutes = [
  serve(calls.getProfile, notBuilt),
  serve(calls.getOwnProfile, notBuilt),
  serve(calls.updateOwnProfile, notBuilt),
]
