import type { FastifyInstance } from 'fastify'
import { transaction } from '../database/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../errors.ts'
import { startSession } from '../features/sessions/sessions.ts'
import { getClient } from '../http/client.ts'
import { setCookies } from '../http/cookies.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { ShownMember } from './shown-members.ts'

/** Serves the forms of the notice, which sign in as one of the shown members without a password. */
export function serveSwitcher(app: FastifyInstance, dependencies: Dependencies, shown: ShownMember[]): void {
  app.post<{ Params: { username: string } }>('/demo/members/:username', async (request, reply) => {
    if (!isSameOrigin(request.headers, null)) throw refuse('cross-site', 'This request came from another site')
    const member = shown.find(({ username }) => username === request.params.username)
    if (!member) throw refuse('not-found', 'Not found')
    const { database, config } = dependencies
    const client = getClient(request, config)
    const cookies = await transaction(database, (tx) => startSession(tx, dependencies, client, member.id))
    setCookies(request, reply, { cookies, secure: client.secure })
    return reply.redirect('/', 303)
  })
}
