import { expect, test } from 'vitest'
import type { SearchResults } from '#contract/search.ts'
import { seedLibrary } from '#server/features/library/starter-library.ts'
import { createTestApp } from './app.ts'

type Kind = 'challenges' | 'resources' | 'discussions'

/** What people type who have not seen the library, and what they look for. */
const searches: [Kind, query: string, wanted: string][] = [
  ['challenges', 'cant sleep', 'Seven Better Nights'],
  ['challenges', 'papa', 'Ten Minutes, They Choose'],
  ['challenges', 'drink too much', 'Three Dry Weeks'],
  ['challenges', 'lost my job', 'After a Setback'],
  ['challenges', 'anger', 'Anger Before It Speaks'],
  ['challenges', 'no friends', 'The Friend You Miss'],
  ['challenges', 'gym', 'Plain Strength'],
  ['challenges', 'betting', 'No Bet Today'],
  ['challenges', 'quit smoking', 'Done With Nicotine'],
  ['challenges', 'phone adiction', 'Phone in the Drawer'],
  ['challenges', 'saying no', 'A No That Holds'],
  ['challenges', 'doctor', 'Book the Check-Up'],
  ['resources', 'ex wife', 'Get through the first month after a break-up'],
  ['resources', 'dads', 'Be a father on ordinary days'],
  ['resources', 'porn', 'Deal with pornography that has become a problem'],
  ['resources', 'panic', 'What to do in a panic attack'],
  ['resources', 'asking for a raise', 'Ask for better pay'],
  ['resources', 'debt', 'Get out of debt step by step'],
  ['resources', 'grief', 'Grief, while life has to go on'],
  ['resources', 'burnt out', 'When work takes over your life'],
  ['resources', 'meditate', 'How to sit for ten minutes'],
  ['resources', 'stuck in life', 'Find your way back after drifting'],
  ['discussions', 'cant sleep', 'What helped your sleep, and what was a waste of money?'],
  ['discussions', 'papa', 'What works in ten minutes with a child?'],
  ['discussions', 'lost my job', 'Out of work: what helped you in the first weeks?'],
  ['discussions', 'boss', 'What did your best boss actually do?'],
  ['discussions', 'anger', 'What do you do when your anger is still at four out of ten?'],
  ['discussions', 'asking for a raise', 'What did you say when you asked for more pay?'],
  ['discussions', 'new friends', 'How did you make a friend after thirty?'],
  ['discussions', 'my kids', 'What works in ten minutes with a child?'],
]

test('has what someone looks for among the first three in at least 27 of 30 searches', async () => {
  const site = await createTestApp()
  await seedLibrary(site.database, site.services)
  const member = await site.signUp()
  const missed: string[] = []
  for (const [kind, query, wanted] of searches) {
    const reply = await member.call('GET', `/api/search?query=${encodeURIComponent(query)}`)
    const results: SearchResults = reply.json()
    const titles = results[kind].slice(0, 3).map(({ title }) => title)
    if (!titles.includes(wanted)) missed.push(`${kind} ${query}: ${titles.join(', ')}`)
  }
  await site.close()
  expect(searches).toHaveLength(30)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3)
})
