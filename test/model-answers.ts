/** How a fake model answers. A word in double brackets in what it is asked, or its own name (`fake-fenced`), chooses; else `mode` does. */
export const modes = [
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
  'same',
  'never',
  '429',
  '500',
  '401',
] as const
export type Mode = (typeof modes)[number]

export type Question = { model: string; instructions: string; messages: { role: string; content: string }[] }

export type Answer = { status: number; text: string; finish: 'stop' | 'length' }

let count = 0

/** The mode a question asks for. */
export function modeOf({ model, messages }: Question, usual: Mode): Mode {
  const named = /\[\[([\w-]+)\]\]/.exec(messages[0]?.content ?? '')?.[1] ?? /^fake-([\w-]+)$/.exec(model)?.[1]
  return modes.find((mode) => mode === named) ?? usual
}

export function answerTo(question: Question, mode: Mode): Answer {
  const well = JSON.stringify(pieceFor(question))
  const said = (text: string): Answer => ({ status: 200, text, finish: 'stop' })
  switch (mode) {
    case 'fenced':
      return said(`Of course. Here it is:\n\`\`\`json\n${well}\n\`\`\`\nTell me if you want another.`)
    case 'thinking':
      return said(`<think>The plan needs { braces } and care.</think>\n${well}`)
    case 'prose':
      return said('A good challenge would be to walk every day for a month, first thing.')
    case 'wrong-shape':
      return said('{"challenge": {"name": "Walk", "length": "a month"}}')
    case 'wrong-once':
      return said(question.messages.length > 1 ? well : '{"title": 7}')
    case 'broken':
      return said(well.slice(0, -20))
    case 'cut-off':
      return { status: 200, text: well.slice(0, 80), finish: 'length' }
    case 'empty':
      return said('')
    case 'huge':
      return said(`{"title": "${'a'.repeat(5 * 1024 * 1024)}"}`)
    case 'deep':
      return said(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)
    case 'hostile':
      return said(JSON.stringify(infected(pieceFor(question))))
    case 'harmful':
      return said(
        JSON.stringify({
          ...pieceFor(question),
          description: 'A seven day water fast, and no sleep on the last two nights. It will break you open.',
        }),
      )
    case 'same':
      return said(JSON.stringify({ ...pieceFor(question), title: 'The same walk as always' }))
    case '429':
    case '500':
    case '401':
      return { status: Number(mode), text: `{"error":{"message":"fake ${mode}"}}`, finish: 'stop' }
    case 'well':
    case 'never':
      return said(well)
  }
}

/** A piece of the kind that is asked for, with a title no other has. */
function pieceFor({ instructions, messages }: Question): Record<string, unknown> {
  const wish = messages[0]?.content ?? ''
  const pillar = /Pillar: (\w+)/.exec(wish)?.[1] ?? 'mental'
  const days = Number(/Days: exactly (\d+)/.exec(wish)?.[1] ?? 14)
  const title = titleNumber(count++)
  if (instructions.startsWith('You sort posts'))
    return { pillar: /about (\w+)/.exec(wish)?.[1] ?? null, reason: 'It says so.' }
  if (instructions.includes('You write one challenge')) {
    return {
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
    const kinds = /Blocks, in this order: (.*)/.exec(wish)?.[1]?.split(', ') ?? ['intro']
    return {
      title,
      description: 'What is going on, and what to do about it today.',
      blocks: kinds.map((kind) => blockOf(kind, wish)),
    }
  }
  return {
    title: `${title}: what does it look like for you?`,
    content: 'It is worth a minute.\n\n- When did you last notice it?\n- What helps?\n\nThree lines are plenty.',
  }
}

function blockOf(kind: string, wish: string): Record<string, unknown> {
  switch (kind) {
    case 'intro':
      return {
        kind,
        markdown: `## What is going on\n\n${'A man notices it late, and usually alone, and then does what he has always done. '.repeat(16)}`,
      }
    case 'checklist':
      return { kind, title: 'Today', items: ['Choose the hour', 'Do it once', 'Write one line'] }
    case 'steps':
      return { kind, title: 'Step by step', steps: ['Sit down.', 'Write it out.', 'Do the first part.'] }
    case 'tiplist':
      return { kind, title: 'What helps', tips: ['Begin small.', 'Tell one man.', 'Stop while it is easy.'] }
    case 'links':
      return {
        kind,
        title: 'Further',
        links: [
          { label: 'A place to read on', url: /https:\/\/\S+/.exec(wish)?.[0] ?? 'https://www.who.int' },
          { label: 'Invented', url: 'https://no-such-place.example' },
        ],
      }
    default:
      return { kind, label: 'A page to fill in', filename: 'My Page.html', contents: 'Name: ____\nHour: ____' }
  }
}

const first = [
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
const second = [
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

function titleNumber(number: number): string {
  const adjective = first[number % first.length]
  const noun = second[Math.floor(number / first.length) % second.length]
  const round = Math.floor(number / (first.length * second.length))
  return `${adjective} ${noun}${round > 0 ? ` ${['once more', 'in winter', 'by night', 'abroad'][round % 4]} ${second[(number * 7) % second.length]}` : ''}`
}

const poisons = [
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

/** The same, with something poisonous in every text of it. */
function infected(piece: Record<string, unknown>): Record<string, unknown> {
  let at = count
  const poisoned = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'url')
        return [
          'javascript:alert(1)',
          'java\tscript:alert(1)',
          '//evil.example',
          'https://evil.example',
          'data:text/html,x',
        ][at++ % 5]
      return ['kind', 'pillar', 'difficulty', 'type', 'filename'].includes(key)
        ? value
        : `${value} ${poisons[at++ % poisons.length]}`
    }
    if (Array.isArray(value)) return value.map((each) => poisoned(each, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]))
    return value
  }
  return {
    ...Object.fromEntries(Object.entries(piece).map(([key, value]) => [key, poisoned(value, key)])),
    id: 'x',
    participants: 1_000_000,
    __proto__: { role: 'admin' },
  }
}
