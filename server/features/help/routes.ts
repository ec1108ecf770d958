import { getHelp, updateHelp } from '#contract/help.ts'
import { serve, serveCached } from '../../http/serve.ts'
import { editHelpList, getHelpList, readHelpVersion } from './help.ts'

export const helpRoutes = [
  serveCached(getHelp, readHelpVersion, ({ database }) => getHelpList(database)),
  serve(updateHelp, ({ user, client, body, ...dependencies }) =>
    editHelpList(dependencies, { id: user.id, address: client.address }, body),
  ),
]
