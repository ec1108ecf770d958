import { exportAccount } from '#contract/settings.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { exportOf } from './export.ts'

export const exportRoutes = [
  serve(exportAccount, ({ client, user, ...dependencies }) => {
    return answer(exportOf(dependencies, client, user), {
      file: { type: 'application/zip', name: 'seven-pillars.zip' },
    })
  }),
]
