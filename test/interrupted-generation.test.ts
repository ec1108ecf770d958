import { expect, test, vi } from 'vitest'
import type { GenerationDetail } from '#contract/generations.ts'
import { startOpenAiFake } from './openai-fake.ts'
import { startServer } from './server-process.ts'

test.each([
  ['published items', { draft: false }],
  ['drafts', { draft: true }],
])(
  'keeps the %s of a generation when the server is killed, and can resume it @prove',
  { timeout: 60_000 },
  async (_name, { draft }) => {
    const fake = await startOpenAiFake()
    const settings = {
      STARTER_CONTENT: 'off',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${fake.url}/v1`,
      AI_MODEL: 'fake',
    }
    const first = await startServer(settings)
    const jsonHeaders = { 'content-type': 'application/json' }
    const signUpResponse = await fetch(`${first.url}/api/auth/sign-up`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({
        email: 'a@example.org',
        username: 'first',
        password: 'correct horse battery',
        setupCode: first.takeSetupCode(),
      }),
    })
    const cookie = signUpResponse.headers
      .getSetCookie()
      .map((header) => header.split(';')[0])
      .join('; ')

    const gate = fake.hold()
    const startResponse = await fetch(`${first.url}/api/content/populate-all`, {
      method: 'POST',
      headers: { ...jsonHeaders, cookie, prefer: 'respond-async' },
      body: JSON.stringify({ draft }),
    })
    expect(startResponse.status).toBe(202)
    const { id }: GenerationDetail = await startResponse.json()
    gate.release(5)
    await fake.waitForRequests(6)
    await first.kill()
    gate.release()

    const second = await startServer({ ...settings, DATA_DIR: first.dataDir })
    const fetchGeneration = async (): Promise<GenerationDetail> =>
      (await fetch(`${second.url}/api/content/runs/${id}`, { headers: { cookie } })).json()
    const interrupted = await fetchGeneration()
    expect(interrupted).toMatchObject({
      status: 'interrupted',
      written: { challenges: 4, resources: 1, forumPosts: 0 },
    })
    const countChallenges = async () => (await (await fetch(`${second.url}/api/challenges`)).json()).length
    expect(interrupted.drafts).toBe(draft ? 5 : 0)
    expect(await countChallenges()).toBe(draft ? 0 : 4)

    await fetch(`${second.url}/api/content/runs/${id}/resume`, { method: 'POST', headers: { cookie } })
    await vi.waitFor(
      async () =>
        expect(await fetchGeneration()).toMatchObject({
          status: 'finished',
          written: { challenges: 28, resources: 28, forumPosts: 21 },
        }),
      { timeout: 60_000, interval: 200 },
    )
    expect(await countChallenges()).toBe(draft ? 0 : 28)
    if (draft) {
      await fetch(`${second.url}/api/content/runs/${id}/publish`, { method: 'POST', headers: { cookie } })
      expect(await fetchGeneration()).toMatchObject({ drafts: 0 })
      expect(await countChallenges()).toBe(28)
    }
    await second.stop()
    await fake.close()
  },
)
