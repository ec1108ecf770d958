import { describe, expect, test } from 'vitest'
import { extractJsonObject, parseAnswer } from './parse-answer.ts'
import type { ItemSpec } from './writer.ts'

describe('finding the object in an answer', () => {
  test.each([
    ['an object', '{"title":"Walk"}'],
    ['an object in a code fence', '```json\n{"title":"Walk"}\n```'],
    ['an object after thinking', '<think>Maybe {"title":"Run"}?</think>{"title":"Walk"}'],
    ['an object after two thoughts', '<think>{</think><thinking>}</thinking>{"title":"Walk"}'],
    ['an object after thinking without an opening tag', 'Maybe {"title":"Run"}?</think>{"title":"Walk"}'],
    ['an object before thinking', '{"title":"Walk"}<think>Is {this} good?</think>'],
    ['an object after an opening tag without an end', '<think>{"title":"Walk"}'],
    ['an object after very long thinking', `<think>${'{hm} '.repeat(100_000)}</think>{"title":"Walk"}`],
  ])('finds %s', (_name, text) => {
    expect(extractJsonObject(text)).toEqual({ title: 'Walk' })
  })

  test.each([
    ['prose', 'Walk every day.'],
    ['a list', '["Walk"]'],
    ['an object that is cut off', '{"title":"Walk"'],
    ['two objects', '{"title":"Walk"}{"title":"Run"}'],
  ])('finds nothing in %s', (_name, text) => {
    expect(extractJsonObject(text)).toBeNull()
  })
})

const idea: ItemSpec = { task: 'idea', kind: 'challenge', idea: 'Walk', pillar: 'physical', duration: 30 }
const resource: ItemSpec = { task: 'shelf', kind: 'resource', pillar: 'physical', number: 0 }
const length = 512 * 1024
const repeat = (text: string, size = length) => text.repeat(Math.floor(size / text.length))
const challengeWith = (description: string) => JSON.stringify({ title: 'Walk', description })
const resourceWith = (text: string) =>
  JSON.stringify({ blocks: { intro: { markdown: text }, tiplist: { tips: [text, text] }, links: { title: text } } })

test('drops a drawing from the answer of a model', () => {
  const drawing = { name: 'breathing', caption: 'Breathe out slowly.' }
  const tiplist = { title: 'Tips', tips: ['Start small.'] }
  const links = { title: 'More', links: [] }
  const intro = { markdown: 'Walk every day, at any pace. '.repeat(30) }
  const answer = { title: 'Walk', description: 'Why.', blocks: { intro, drawing, tiplist, links } }
  const result = parseAnswer(JSON.stringify(answer), resource, [])
  expect(result).toMatchObject({
    item: { draft: { blocks: [{ kind: 'intro' }, { kind: 'tiplist' }, { kind: 'links' }] } },
  })
})

describe('the time to parse a long answer', () => {
  const ordinaryText = 'Walk for twenty minutes before breakfast. '
  const ordinary = measure(() => parseAnswer(resourceWith(repeat(ordinaryText, 20_000)), resource, []))

  test.each([
    ['opening tags', repeat('<think>')],
    ['opening and closing tags', repeat('<think></thinking>')],
    ['closing tags', repeat('</think>')],
    ['unfinished tags', repeat('<think')],
    ['opening braces', repeat('{')],
    ['nested objects', repeat('{"a":')],
    ['nested lists', `{"a":${repeat('[')}}`],
    ['escaped quotes', `{"a":"${repeat('\\"')}"}`],
    ['tags in a field', challengeWith(repeat('<think>'))],
    ['dots after an address in every block', resourceWith(`http://${repeat('.', 19_000)}x`)],
    ['brackets in every block', resourceWith(repeat('[', 20_000))],
    ['links in every block', resourceWith(repeat('[a](', 20_000))],
    ['links with parentheses in every block', resourceWith(repeat('[a](x(y', 20_000))],
    ['comments in every block', resourceWith(repeat('<!--', 20_000))],
    ['hidden elements in every block', resourceWith(repeat('<script></script ', 20_000))],
    ['spaces in every block', resourceWith(repeat(' ', 19_999) + 'x')],
    ['quotes in every block', resourceWith(repeat('> ', 20_000))],
  ])('is similar for %s and for ordinary text', (_name, text) => {
    for (const spec of [idea, resource]) expect(measure(() => parseAnswer(text, spec, []))).toBeLessThan(20 * ordinary)
  })
})

/** @returns the CPU time of the fastest of three calls in microseconds, and at least a thousand */
function measure(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage()
    work()
    return process.threadCpuUsage(start).user
  })
  return Math.max(1_000, Math.min(...times))
}
