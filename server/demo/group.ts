import type { FastifyInstance } from 'fastify'
import { signUp } from '#contract/accounts.ts'
import { listChallenges } from '#contract/challenges.ts'
import type { Call, Endpoint } from '#contract/endpoint.ts'

type Input<E extends Endpoint> = {
  [Key in 'params' | 'query' | 'body']?: Call<E>[Key]
}

type Session = { id: string; cookie: string }

export type Group = ReturnType<typeof createGroup>

/** Lets fictional members call the API as browsers would, so that every rule applies to them. */
export function createGroup(app: FastifyInstance, { password, timeZone }: { password: string; timeZone: string }) {
  const sessions = new Map<string, Session>()
  const challengeIds = new Map<string, string>()

  function getSession(username: string): Session {
    const session = sessions.get(username)
    if (!session) throw new Error(`${username} has not signed up yet`)
    return session
  }

  /** @throws Error for every reply that is not successful */
  async function inject<E extends Endpoint>(
    { method, path }: E,
    { params = {}, query = {}, body }: Input<E>,
    cookie: string,
  ) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(new Map(Object.entries(params)).get(name)))
    const response = await app.inject({
      method,
      url,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: { ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    if (response.statusCode >= 300)
      throw new Error(`${method} ${url} ${JSON.stringify(body)} answered ${response.statusCode} ${response.body}`)
    return response
  }

  return {
    timeZone,

    async signUp(
      member: { username: string; firstName: string },
      tokens: { setupCode?: string | undefined; invitation?: string | undefined },
    ): Promise<void> {
      const body = { ...member, email: getEmail(member.username), password, timeZone, ...tokens }
      const response = await inject(signUp, { body }, '')
      const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const user = response.json<Call<typeof signUp>['reply']>()
      if (!('id' in user)) throw new Error(`${member.username} has to wait for approval`)
      sessions.set(member.username, { id: user.id, cookie })
    },

    async call<E extends Endpoint>(username: string, endpoint: E, input: Input<E> = {}): Promise<Call<E>['reply']> {
      const response = await inject(endpoint, input, getSession(username).cookie)
      return response.json<Call<E>['reply']>()
    },

    getId: (username: string) => getSession(username).id,

    async loadChallenges(): Promise<void> {
      const response = await inject(listChallenges, {}, '')
      for (const { id, title } of response.json<Call<typeof listChallenges>['reply']>()) challengeIds.set(title, id)
    },

    getChallengeId(title: string): string {
      const id = challengeIds.get(title)
      if (!id) throw new Error(`The library has no challenge “${title}”`)
      return id
    },
  }
}

/** The domain is reserved for examples. */
function getEmail(username: string): string {
  return `${username}@example.org`
}
