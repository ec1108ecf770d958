import * as calls from '#contract/accounts.ts'
import { updateProfile } from '#contract/settings.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { beginSession } from '../sessions/sessions.ts'
import { changeProfile, presentUser, signUp } from './sign-up.ts'

export const accountRoutes = [
  serve(calls.getUser, ({ user }) => user),
  serve(calls.signUp, async ({ client, body, ...dependencies }) => {
    const { member, begun: cookies } = await signUp(dependencies, client.address, body, (tx, userId) =>
      beginSession(tx, dependencies, client, userId),
    )
    return answer(presentUser(member, dependencies.config), { status: 201, cookies })
  }),
  serve(updateProfile, async ({ database, config, services, user, body }) => {
    return presentUser(await changeProfile(database, { userId: user.id, now: services.clock.now() }, body), config)
  }),
]
