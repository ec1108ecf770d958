import * as calls from '#contract/settings.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { deleteAccount } from './deletion.ts'

export const deletionRoutes = [
  serve(
    calls.deleteAccount,
    async ({ user, body, ...dependencies }) =>
      answer({ ok: true as const }, { cookies: await deleteAccount(dependencies, user, body) }),
    { changes: ['challenges'] },
  ),
]
