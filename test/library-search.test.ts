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
    ['cant sleep', 'Improve your sleep in a week'],
    ['something for bad sleep', 'Improve your sleep in a week'],
    ['I’m always tired', 'Improve your sleep in a week'],
    ['insomnia', 'Improve your sleep in a week'],
    ['slepe', 'Improve your sleep in a week'],
    ['10 minutes', 'End your day in ten minutes'],
    ['ten minutes a day', 'End your day in ten minutes'],
    ['only 10 min a day', 'End your day in ten minutes'],
    ['with my wife', 'Give one person attention for forty days'],
    ['date night', 'Give one person attention for forty days'],
    ['quality time with my wife', 'Give one person attention for forty days'],
    ['10 min', 'Loosen up for ten minutes a day'],
    ['with my wife', 'Thank three people properly'],
    ['my marriage', 'Give one person attention for forty days'],
    ['girlfriend', 'Thank three people properly'],
    ['lose weight', 'Cook ten simple dinners'],
    ['my partner', 'Train with a partner for four weeks'],
    ['my relationship', 'Give one person attention for forty days'],
    ['stop drinking', 'Go three weeks without alcohol'],
    ['less beer', 'Go three weeks without alcohol'],
    ['sober', 'Go three weeks without alcohol'],
    ['quit smoking', 'Quit smoking or vaping'],
    ['gambling', 'Stop gambling for three weeks'],
    ['I bet too much', 'Stop gambling for three weeks'],
    ['angry with kids', 'Work on your temper for three weeks'],
    ['my temper', 'Work on your temper for three weeks'],
    ['no friends', 'Make three calls in three days'],
    ['I feel lonely', 'Make three calls in three days'],
    ['lost my job', 'Get through three weeks after losing work'],
    ['unemployed', 'Get through three weeks after losing work'],
    ['my dad died', 'Live with a loss, one day at a time'],
    ['grief', 'Live with a loss, one day at a time'],
    ['run 5k', 'Build up to a slow 5K'],
    ['start running', 'Build up to a slow 5K'],
    ['pushups', 'Do more and better push-ups'],
    ['get stronger', 'Build strength in twelve weeks'],
    ['back pain', 'Loosen up for ten minutes a day'],
    ['meditation', 'Sit quietly for a week'],
    ['learn to meditate', 'Sit quietly for a week'],
    ['fatherhood', 'Give ten minutes, and they choose'],
    ['more time with my kids', 'Give ten minutes, and they choose'],
    ['debt', 'Run your money with a plan'],
    ['save money', 'Save a first small emergency fund'],
    ['where does my money go', 'See where your money goes'],
    ['less phone', 'Put your phone away for an hour'],
    ['procrastination', 'Do three jobs you’ve put off'],
    ['anxiety', 'Keep a daily worry slot'],
    ['overthinking', 'Keep a daily worry slot'],
    ['stressed', 'Lighten your load in thirty days'],
    ['depression', 'Build steady habits in sixty days'],
    ['confidence', 'Face one everyday fear, step by step'],
    ['gratitude', 'Notice one good thing and say thanks'],
    ['stoic', 'Read Marcus Aurelius for ten mornings'],
    ['prayer', 'Keep one practice for forty days'],
    ['find my purpose', 'Find five values and use them'],
    ['cooking', 'Cook ten simple dinners'],
    ['new job', 'Record what you’ve done at work'],
    ['Write a CV', 'Record what you’ve done at work'],
    ['time management', 'Do the hard task first'],
    ['say no', 'Say no and mean it'],
    ['pressups', 'Do more and better push-ups'],
    ['bookies', 'Stop gambling for three weeks'],
    ['knackered all the time', 'Improve your sleep in a week'],
  ])('finds for “%s” among the first three: %s', async (q, title) => {
    expect(await findTitles('challenges', q)).toContain(title)
  })
})

describe('a search on a new site', () => {
  test.each(['wife', 'with my wife', 'my wife', 'my relationship', 'my marriage', 'date night', 'girlfriend'])(
    'begins with a challenge for two for “%s”',
    async (q) => {
      expect((await findTitles('challenges', q))[0]).toBe('Give one person attention for forty days')
    },
  )

  test('finds the same for a short and a long word for minutes', async () => {
    expect(await findAll('challenges', '10 min')).toEqual(await findAll('challenges', '10 minutes'))
  })

  test('finds few for a date night, and none that only mentions a date', async () => {
    const titles = await findAll('challenges', 'date night')
    expect(titles.length).toBeLessThanOrEqual(10)
    expect(titles).not.toContain('Quit smoking or vaping')
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
