import { z } from 'zod'

/** How a fake model replies. `[[fenced]]` in the prompt or the model name `fake-fenced` selects a mode. */
export const responseModes = [
  'well',
  'fenced',
  'thinking',
  'prose',
  'wrong-shape',
  'wrong-once',
  'broken',
  'cut-off',
  'empty',
  'huge',
  'deep',
  'hostile',
  'harmful',
  'helpline',
  'refused',
  'same',
  'one-part',
  'two-parts',
  'unlisted-parts',
  'never',
  'schema-only',
  'no-limits',
  'no-schema',
  'unsupported',
  '429',
  '500',
  '400',
  '401',
] as const
export type ResponseMode = (typeof responseModes)[number]

export type ModelRequest = {
  model: string
  instructions: string
  messages: { role: string; content: string }[]
  /** The JSON schema that the server is asked to enforce. */
  schema: unknown
}

export type ModelResponse = { status: number; text: string; finishReason: 'stop' | 'length' }

let responseCount = 0

export function selectMode({ model, messages }: ModelRequest, defaultMode: ResponseMode): ResponseMode {
  const requestedMode = /\[\[([\w-]+)\]\]/.exec(messages[0]?.content ?? '')?.[1] ?? /^fake-([\w-]+)$/.exec(model)?.[1]
  return responseModes.find((mode) => mode === requestedMode) ?? defaultMode
}

export function createResponse(request: ModelRequest, mode: ResponseMode): ModelResponse {
  const validJson = JSON.stringify(createContent(request))
  const respondWithText = (text: string): ModelResponse => ({ status: 200, text, finishReason: 'stop' })
  switch (mode) {
    case 'fenced':
      return respondWithText(`Of course. Here it is:\n\`\`\`json\n${validJson}\n\`\`\`\nTell me if you want another.`)
    case 'thinking':
      return respondWithText(`<think>The plan needs { braces } and care.</think>\n${validJson}`)
    case 'prose':
      return respondWithText('A good challenge would be to walk every day for a month, first thing.')
    case 'wrong-shape':
      return respondWithText('{"challenge": {"name": "Walk", "length": "a month"}}')
    case 'wrong-once':
      return respondWithText(request.messages.length > 1 ? validJson : '{"title": 7}')
    case 'broken':
      return respondWithText(validJson.slice(0, -20))
    case 'cut-off':
      return { status: 200, text: validJson.slice(0, 80), finishReason: 'length' }
    case 'empty':
      return respondWithText('')
    case 'huge':
      return respondWithText(`{"title": "${'a'.repeat(5 * 1024 * 1024)}"}`)
    case 'deep':
      return respondWithText(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)
    case 'hostile':
      return respondWithText(JSON.stringify(injectPayloads(createContent(request))))
    case 'harmful':
      return respondWithText(
        JSON.stringify(
          addSentence(
            createContent(request),
            'A seven day water fast, and no sleep on the last two nights. It will break you open.',
          ),
        ),
      )
    case 'helpline':
      return respondWithText(
        JSON.stringify(
          addSentence(createContent(request), 'If you think of killing yourself, call Samaritans on 116 123 today.'),
        ),
      )
    case 'refused':
      return respondWithText(JSON.stringify({ ...createContent(request), title: 'Refused' }))
    case 'same':
      return respondWithText(JSON.stringify({ ...createContent(request), title: 'The same walk as always' }))
    case 'one-part':
      return respondWithText(JSON.stringify(createWithParts(request, request.messages.length > 1 ? 3 : 1)))
    case 'two-parts':
      return respondWithText(JSON.stringify(createWithParts(request, request.messages.length > 1 ? 2 : 1)))
    case 'unlisted-parts':
      return respondWithText(JSON.stringify({ ...createWithParts(request, 1), parts: [{ part: 'run', days: [1, 2] }] }))
    case 'schema-only':
      return respondWithText(JSON.stringify(followSchema(request.schema)))
    case 'no-limits':
      if (!/"(min|max)(Length|Items)"/.test(JSON.stringify(request.schema ?? {}))) return respondWithText(validJson)
      return { status: 400, text: '{"error":{"message":"minLength is not permitted"}}', finishReason: 'stop' }
    case 'no-schema':
    case 'unsupported':
      if (request.schema === undefined) return respondWithText(validJson)
      return mode === 'no-schema'
        ? { status: 400, text: '{"error":{"message":"response_format is not supported"}}', finishReason: 'stop' }
        : { status: 422, text: 'Unprocessable', finishReason: 'stop' }
    case '429':
    case '500':
    case '400':
    case '401':
      return { status: Number(mode), text: `{"error":{"message":"fake ${mode}"}}`, finishReason: 'stop' }
    case 'well':
    case 'never':
      return respondWithText(validJson)
  }
}

/** Creates an item of the requested kind with a unique title. */
function createContent({ instructions, messages }: ModelRequest): Record<string, unknown> {
  const prompt = messages[0]?.content ?? ''
  const pillar = /Pillar: (\w+)/.exec(prompt)?.[1] ?? 'mental'
  const days = Number(/Days: exactly (\d+)/.exec(prompt)?.[1] ?? 14)
  const title = createTitle(responseCount++)
  if (instructions.startsWith('You sort posts'))
    return { pillar: /about (\w+)/.exec(prompt)?.[1] ?? null, reason: 'It says so.' }
  if (instructions.includes('You write one challenge')) {
    return {
      ...(instructions.includes('"parts"') && { parts: [{ part: 'the small thing', days: [1, 2] }] }),
      title,
      description: `Each day you do the small thing that ${title.toLowerCase()} asks for, at the same hour, and note it in one line.`,
      pillar,
      duration: days,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Set it up',
          action: 'Choose the hour and the place, and do it once in its smallest form.',
        },
        {
          from: 2,
          to: Math.max(2, days - 1),
          title: 'Keep the hour',
          action: 'Do it at its hour. On a bad day two minutes count.',
        },
        { from: Math.max(3, days), to: days, title: 'Look back', action: 'Read your lines and choose what stays.' },
      ].slice(0, Math.max(1, Math.min(3, days))),
    }
  }
  if (instructions.includes('You write one resource')) {
    const kinds = /Blocks, in this order: (.*)/.exec(prompt)?.[1]?.split(', ') ?? ['intro']
    return {
      title,
      description: 'What is going on, and what to do about it today.',
      blocks: Object.fromEntries(kinds.map((kind) => [kind, createBlock(kind, prompt)])),
    }
  }
  return {
    title: `${title}: what does it look like for you?`,
    content: 'It is worth a minute.\n\n- When did you last notice it?\n- What helps?\n\nThree lines are plenty.',
  }
}

/** Creates a challenge that claims to have all of three parts, but has only the first of them. */
function createWithParts(request: ModelRequest, count: number): Record<string, unknown> {
  const content = createContent(request)
  const actions = ['Run for ten minutes.', 'Read five pages.', 'Ring somebody you know, a friend.'].slice(0, count)
  return {
    ...content,
    duration: 2,
    parts: ['run', 'read', 'call a friend'].map((part) => ({ part, days: [1, 2] })),
    plan: [1, 2].map((day) => ({ from: day, to: day, title: `Day ${day}`, done: 'Done.', action: actions.join(' ') })),
  }
}

/** Creates the least that a JSON schema allows, like a small model that a server forces to follow it. */
function followSchema(schema: unknown): unknown {
  const {
    type,
    enum: choices,
    properties,
    items,
    minItems = 0,
    minimum = 0,
    minLength = 0,
    maxLength,
  } = z
    .looseObject({
      type: z.string().optional(),
      enum: z.array(z.unknown()).optional(),
      properties: z.record(z.string(), z.unknown()).optional(),
      items: z.unknown().optional(),
      minItems: z.number().optional(),
      minimum: z.number().optional(),
      minLength: z.number().optional(),
      maxLength: z.number().optional(),
    })
    .parse(schema)
  if (choices) return choices[0]
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties ?? {}).map(([key, value]) => [key, followSchema(value)]))
    case 'array':
      return Array.from({ length: minItems }, () => followSchema(items))
    case 'integer':
      return minimum
    default:
      return createTitle(responseCount++)
        .padEnd(minLength, ' and on')
        .trimEnd()
        .padEnd(minLength, '.')
        .slice(0, maxLength)
  }
}

/** Adds a sentence to the text of a challenge, resource or discussion. */
function addSentence(content: Record<string, unknown>, sentence: string): Record<string, unknown> {
  const key = 'content' in content ? 'content' : 'description'
  return { ...content, [key]: `${String(content[key])} ${sentence}` }
}

function createBlock(kind: string, prompt: string): Record<string, unknown> {
  switch (kind) {
    case 'intro':
      return {
        markdown: `## What is going on\n\n${'A man notices it late, and usually alone, and then does what he has always done. '.repeat(16)}`,
      }
    case 'checklist':
      return { title: 'Today', items: ['Choose the hour', 'Do it once', 'Write one line'] }
    case 'steps':
      return { title: 'Step by step', steps: ['Sit down.', 'Write it out.', 'Do the first part.'] }
    case 'tiplist':
      return { title: 'What helps', tips: ['Begin small.', 'Tell one man.', 'Stop while it is easy.'] }
    case 'links':
      return {
        title: 'Further',
        links: [
          { label: 'A place to read on', url: /https:\/\/\S+/.exec(prompt)?.[0] ?? 'https://www.who.int' },
          { label: 'Invented', url: 'https://no-such-place.example' },
        ],
      }
    default:
      return { label: 'A page to fill in', filename: 'My Page.html', contents: 'Name: ____\nHour: ____' }
  }
}

const adjectives = [
  'Quiet',
  'Early',
  'Honest',
  'Narrow',
  'Open',
  'Patient',
  'Plain',
  'Steady',
  'Warm',
  'Bright',
  'Careful',
  'Distant',
  'Empty',
  'Faithful',
  'Gentle',
  'Heavy',
  'Hidden',
  'Iron',
  'Late',
  'Living',
]
const nouns = [
  'harbour',
  'ladder',
  'garden',
  'bridge',
  'lantern',
  'kitchen',
  'mountain',
  'letter',
  'orchard',
  'anvil',
  'compass',
  'doorway',
  'engine',
  'feather',
  'granite',
  'hammer',
  'island',
  'journey',
  'kettle',
  'meadow',
  'needle',
  'oar',
  'pebble',
  'quarry',
  'river',
  'saddle',
  'timber',
  'umbrella',
  'valley',
  'window',
]

function createTitle(number: number): string {
  const adjective = adjectives[number % adjectives.length]
  const noun = nouns[Math.floor(number / adjectives.length) % nouns.length]
  const cycle = Math.floor(number / (adjectives.length * nouns.length))
  return `${adjective} ${noun}${cycle > 0 ? ` ${['once more', 'in winter', 'by night', 'abroad'][cycle % 4]} ${nouns[(number * 7) % nouns.length]}` : ''}`
}

const injectionPayloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '<scr<script></script>ipt>alert(1)</script>',
  '<svg onload=alert(1)>',
  '![x](https://evil.example/pixel.png)',
  '<iframe src="//evil.example">',
  '[b](data:text/html;base64,PHNjcmlwdD4=)',
  'https://evil.example/login',
  '[c]: javascript:alert(1)',
  '<a href="vbscript:x">y</a>',
]

/** Adds an injection payload to every text. */
function injectPayloads(content: Record<string, unknown>): Record<string, unknown> {
  let payloadIndex = responseCount
  const inject = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'url')
        return [
          'javascript:alert(1)',
          'java\tscript:alert(1)',
          '//evil.example',
          'https://evil.example',
          'data:text/html,x',
        ][payloadIndex++ % 5]
      return ['kind', 'pillar', 'difficulty', 'type', 'filename'].includes(key)
        ? value
        : `${value} ${injectionPayloads[payloadIndex++ % injectionPayloads.length]}`
    }
    if (Array.isArray(value)) return value.map((element) => inject(element, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, inject(property, name)]))
    return value
  }
  return {
    ...Object.fromEntries(Object.entries(content).map(([key, value]) => [key, inject(value, key)])),
    id: 'x',
    participants: 1_000_000,
    __proto__: { role: 'admin' },
  }
}
