import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startExpectingFailure, startServer } from './server-process.ts'
import { createTempFolder } from './temp-folder.ts'

const entry = 'server/demo/main.ts'

/** The settings of a real site, all of which would reach something outside. */
const settingsOfRealSite = {
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/pillars',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://pillars.example.org',
  SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9',
  AI_PROVIDER: 'anthropic',
  AI_API_KEY: 'sk-hunter2',
  AI_MODEL: 'claude-test',
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
}

describe('the demonstration', () => {
  test('ignores the settings of a real site, signs in with a click, and keeps its folder to itself @prove', async () => {
    const DATA_DIR = join(createTempFolder(), 'data-demo')
    const demo = await startServer({ ...settingsOfRealSite, DATA_DIR }, [], entry)
    expect(demo.output()).toMatch(/ignores HOST, DATABASE_URL, PUBLIC_URL, SECRET_KEY, SMTP_URL, AI_PROVIDER/)
    expect(demo.output()).not.toContain('hunter2')

    const response = await fetch(`${demo.url}/demo/members/sam`, { method: 'POST', redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    const cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const user = await (await fetch(`${demo.url}/api/auth/user`, { headers: { cookie } })).json()
    expect(user).toMatchObject({ username: 'sam', firstName: 'Sam' })
    expect(await demo.stop()).toBe(0)

    const ordinary = await startExpectingFailure({ DATA_DIR })
    expect([ordinary.code, ordinary.output]).toEqual([1, expect.stringContaining('belongs to the demonstration')])
  })

  test('refuses the folder of a real site and leaves it untouched @prove', async () => {
    const site = await startServer({ DATA_DIR: createTempFolder() })
    await site.stop()
    const files = listFiles(site.dataDir)
    const { code, output } = await startExpectingFailure({ DATA_DIR: site.dataDir }, entry)
    expect([code, output]).toEqual([1, expect.stringContaining('was not made by the demonstration')])
    expect(listFiles(site.dataDir)).toEqual(files)
  })

  test('refuses a folder with anything else in it', async () => {
    const DATA_DIR = createTempFolder()
    mkdirSync(join(DATA_DIR, 'photographs'))
    writeFileSync(join(DATA_DIR, 'demonstration.txt'), 'My own file.')
    const files = listFiles(DATA_DIR)
    expect((await startExpectingFailure({ DATA_DIR }, entry)).code).toBe(1)
    expect(listFiles(DATA_DIR)).toEqual(files)
  })
})
