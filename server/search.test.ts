import { expect, test } from 'vitest'
import { createSearchIndex } from './search.ts'

const index = createSearchIndex([
  { id: 'sleep', title: 'Improve your sleep in a week', promise: 'Try one change.', topics: 'insomnia tired' },
  { id: 'ten', title: 'Loosen up for ten minutes a day', description: 'Slow movements.' },
  { id: 'cafe', title: 'Hold a weekly open café', description: 'People join you for coffee.' },
  { id: 'thanks', title: 'Thank three people', topics: 'marriage couple', relatedTopics: 'sleep' },
  { id: 'partner', title: 'Train with a partner', text: 'Sleep well before you train.' },
  { id: 'jog', title: 'Build up to a slow 5K', topics: 'run' },
  { id: 'thirty', title: 'Keep thirty small promises' },
])

test.each([
  ['finds a word in the title before one in the topics or the text', 'sleep', ['sleep', 'thanks']],
  ['finds other forms of a word', 'sleeping', ['sleep', 'thanks']],
  ['finds a word that is not finished', 'loos', ['ten']],
  ['ignores case and accents', 'CAFE', ['cafe']],
  ['ignores words that say nothing', 'something for bad sleep', ['sleep', 'thanks']],
  ['takes number words for digits', '10 minutes', ['ten']],
  ['takes a short word for a long one', '10 min', ['ten']],
  ['puts the item first whose whole title is typed', 'Thank three people', ['thanks']],
  ['takes some phrases for one word', 'date night', ['thanks']],
  ['demands most words of a long search', 'coffee with people on a marathon', ['cafe']],
  ['finds synonyms', 'with my wife', ['thanks']],
  ['finds only items that have all words', 'partner train well', ['partner']],
  ['finds some of the words when no item has all', 'coffee marathon', ['jog', 'cafe']],
  ['finds a misspelled word', 'insomina', ['sleep', 'thanks']],
  ['finds a misspelled word that is too short to be corrected', 'slep', ['sleep', 'thanks']],
  ['needs no number', '30 people', ['thanks', 'cafe']],
  ['finds a number if there is nothing else', '30', ['thirty']],
  ['finds nothing for an unknown word', 'xylophone', []],
  ['searches nothing without words', '  ?! ', null],
])('%s', (_name, query, ids) => {
  expect(index.find(query)?.map(({ id }) => id) ?? null).toEqual(ids)
})

test('keeps the order of equally good items', () => {
  const items = ['b', 'a', 'c'].map((id) => ({ id, title: 'Walk' }))
  expect(
    createSearchIndex(items)
      .find('walk')
      ?.map(({ id }) => id),
  ).toEqual(['b', 'a', 'c'])
})

test.each([
  ['push ups', { title: 'One hundred push ups' }],
  ['pushups', { title: 'A month of strength', promise: 'You can do fifty push-ups.' }],
  ['short fuse', { title: 'Beat the short fuse' }],
  ['date night', { title: 'Plan a date night' }],
  ['date nights', { title: 'Time for two', description: 'Plan a date night each week.' }],
])('finds the phrase %j in the words that an admin wrote', (query, words) => {
  const found = createSearchIndex([{ id: 'own', ...words }]).find(query)
  expect(found?.map(({ id }) => id)).toEqual(['own'])
})

test.each([
  ['tired of insomnia', ['sleep']],
  ['30 insomnia', ['sleep']],
  ['sleep partner', ['thanks']],
  ['sleep coffee', []],
  ['coffee marathon', []],
  ['  ?! ', []],
])('finds what is about all words of %j', (query, ids) => {
  expect(index.findAbout(query)).toEqual(ids)
})
