import * as calls from '#contract/profiles.ts'
import { serve } from '../../http/serve.ts'
import { editOwnProfile, getOwnProfile, getProfile } from './profiles.ts'

export const profileRoutes = [
  serve(calls.getProfile, ({ database, actor, params }) => getProfile(database, actor, params.id)),
  serve(calls.getOwnProfile, ({ database, actor }) => getOwnProfile(database, actor)),
  serve(calls.updateOwnProfile, ({ database, actor, body }) => editOwnProfile(database, actor, body)),
]
