import * as calls from '#contract/generation-items.ts'
import type { Topic } from '../../http/prepared.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'
import type { Piece } from '../../services/writer/writer.ts'
import { changeItem, readItem, removeItem } from './run-items.ts'

const changes: Topic[] = ['challenges']

export const runItemRoutes = [
  serve(calls.getRunItem, ({ database, params }) => readItem(database, params.id)),
  serve(
    calls.updateRunItem,
    ({ database, services, params, body }) => changeItem(database, params.id, pieceIn(body), services.clock.now()),
    { changes },
  ),
  serve(
    calls.removeRunItem,
    async ({ database, params }) => {
      await removeItem(database, params.id)
      return { removed: true as const }
    },
    { changes },
  ),
]

type Body = {
  challenge?: Extract<Piece, { kind: 'challenge' }>['draft']
  resource?: Extract<Piece, { kind: 'resource' }>['draft']
  discussion?: Extract<Piece, { kind: 'discussion' }>['draft']
}

function pieceIn({ challenge, resource, discussion }: Body): Piece {
  if (challenge) return { kind: 'challenge', draft: challenge }
  if (resource) return { kind: 'resource', draft: resource }
  if (discussion) return { kind: 'discussion', draft: discussion }
  throw refuse('bad-request', 'body: Required', { fields: { body: 'Required' } })
}
