import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import type { Resource } from '#contract/resources.ts'
import { seedLibrary } from '#server/features/library/starter-library.ts'
import { createTestApp, type TestApp, type TestClient } from './app.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  await seedLibrary(site.database, site.services)
  member = await site.signUp()
})
afterAll(() => site.close())

async function findTitles(kind: 'challenges' | 'resources', q: string): Promise<string[]> {
  return (await findAll(kind, q)).slice(0, 3)
}

async function findAll(kind: 'challenges' | 'resources', q: string): Promise<string[]> {
  const reply = await member.call('GET', `/api/${kind}?q=${encodeURIComponent(q)}`)
  const items: (Challenge | Resource)[] = reply.json()
  return items.map(({ title }) => title)
}

describe('a search for challenges on a new site', () => {
  test.each([
    ['cant sleep', 'Seven Better Nights'],
    ['something for bad sleep', 'Seven Better Nights'],
    ['I’m always tired', 'Seven Better Nights'],
    ['insomnia', 'Seven Better Nights'],
    ['slepe', 'Seven Better Nights'],
    ['10 minutes', 'Ten Minutes on the Floor'],
    ['ten minutes a day', 'Ten Minutes, They Choose'],
    ['only 10 min a day', 'Close the Day'],
    ['with my wife', 'Turn Towards'],
    ['date night', 'Turn Towards'],
    ['quality time with my wife', 'Turn Towards'],
    ['10 min', 'Ten Minutes on the Floor'],
    ['with my wife', 'Three Thank-Yous'],
    ['my marriage', 'Turn Towards'],
    ['girlfriend', 'Three Thank-Yous'],
    ['lose weight', 'Ten Simple Dinners'],
    ['my partner', 'Side by Side'],
    ['my relationship', 'Turn Towards'],
    ['stop drinking', 'Three Dry Weeks'],
    ['less beer', 'Three Dry Weeks'],
    ['sober', 'Three Dry Weeks'],
    ['quit smoking', 'Done With Nicotine'],
    ['gambling', 'No Bet Today'],
    ['I bet too much', 'No Bet Today'],
    ['angry with kids', 'Anger Before It Speaks'],
    ['my temper', 'Anger Before It Speaks'],
    ['no friends', 'Three Calls'],
    ['I feel lonely', 'Three Calls'],
    ['lost my job', 'After a Setback'],
    ['unemployed', 'After a Setback'],
    ['my dad died', 'Carrying a Loss'],
    ['grief', 'Carrying a Loss'],
    ['run 5k', 'The Slow Five'],
    ['start running', 'The Slow Five'],
    ['pushups', 'The Honest Push-Up'],
    ['get stronger', 'Plain Strength'],
    ['back pain', 'Ten Minutes on the Floor'],
    ['meditation', 'Sit Down and Do Nothing'],
    ['learn to meditate', 'Sit Down and Do Nothing'],
    ['fatherhood', 'Ten Minutes, They Choose'],
    ['more time with my kids', 'Ten Minutes, They Choose'],
    ['debt', 'Money With a Plan'],
    ['save money', 'A First Cushion'],
    ['where does my money go', 'Where the Money Went'],
    ['less phone', 'Phone in the Drawer'],
    ['procrastination', 'Finally Done'],
    ['anxiety', 'Worry Gets an Appointment'],
    ['overthinking', 'Worry Gets an Appointment'],
    ['stressed', 'Less to Carry'],
    ['depression', 'Steady Ground'],
    ['confidence', 'Towards What You Avoid'],
    ['gratitude', 'One Good Thing'],
    ['stoic', 'Ten Mornings With Marcus'],
    ['prayer', 'One Practice'],
    ['find my purpose', 'Five Things That Matter'],
    ['cooking', 'Ten Simple Dinners'],
    ['new job', 'Three Evenings on Paper'],
    ['Write a CV', 'Three Evenings on Paper'],
    ['time management', 'Hard Thing First'],
    ['say no', 'A No That Holds'],
    ['pressups', 'The Honest Push-Up'],
    ['bookies', 'No Bet Today'],
    ['knackered all the time', 'Seven Better Nights'],
  ])('finds for “%s” among the first three: %s', async (q, title) => {
    expect(await findTitles('challenges', q)).toContain(title)
  })
})

describe('a search on a new site', () => {
  test.each(['wife', 'with my wife', 'my wife', 'my relationship', 'my marriage', 'date night', 'girlfriend'])(
    'begins with a challenge for two for “%s”',
    async (q) => {
      expect((await findTitles('challenges', q))[0]).toBe('Turn Towards')
    },
  )

  test('finds the same for a short and a long word for minutes', async () => {
    expect(await findAll('challenges', '10 min')).toEqual(await findAll('challenges', '10 minutes'))
  })

  test('finds few for a date night, and none that only mentions a date', async () => {
    const titles = await findAll('challenges', 'date night')
    expect(titles.length).toBeLessThanOrEqual(10)
    expect(titles).not.toContain('Done With Nicotine')
    expect((await findTitles('resources', 'date night'))[0]).toBe('Hold a weekly check-in for two')
  })

  test.each(['challenges', 'resources'] as const)(
    'puts the item first whose title is typed, of all %s',
    async (kind) => {
      const all: (Challenge | Resource)[] = (await member.call('GET', `/api/${kind}`)).json()
      for (const { title } of all) {
        const found = await findAll(kind, title)
        expect(found[0]).toBe(title)
        expect(found.length, title).toBeLessThanOrEqual(8)
      }
    },
  )
})

describe('a search for resources on a new site', () => {
  test.each([
    ['gambling', 'When gambling has taken over'],
    ['sleep', 'Sleep better without buying anything'],
    ['snoring', 'Recognise sleep apnoea and get treated'],
    ['divorce', 'Get through the first month after a break-up'],
    ['porn', 'Deal with pornography that has become a problem'],
    ['drinking', 'Count your drinks for four weeks'],
    ['suicide', 'Where to get help, and what to say'],
    ['panic attacks', 'What to do in a panic attack'],
    ['adhd', 'Adult ADHD: what it is and what to do'],
    ['debt', 'Get out of debt step by step'],
    ['being a dad', 'Be a father on ordinary days'],
    ['no friends', 'Why friendships go quiet, and how to start again'],
    ['job interview', 'Prepare six stories for an interview'],
    ['meditate', 'How to sit for ten minutes'],
    ['drifting', 'Find your way back after drifting'],
    ['wife left me', 'Get through the first month after a break-up'],
    ['tinder', 'Date honestly and safely'],
    ['mum passed away', 'Grief, while life has to go on'],
  ])('finds for “%s” among the first three: %s', async (q, title) => {
    expect(await findTitles('resources', q)).toContain(title)
  })
})
