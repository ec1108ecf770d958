// Trains the model of the crisis card and writes web/features/help/crisis-weights.ts; the README says more.
// node bin/run.js bin/crisis-model/train.ts [--show]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCrisisSigns } from '../../contract/crisis-signs/find-signs.ts'
import { crisisPhrases } from '../../test/crisis-phrases.ts'
import { BUCKETS, toFeatures, toWindows } from '../../web/features/help/crisis-model.ts'
import { toPlainSentences } from '../../web/features/help/crisis-words.ts'

type Example = {
  text: string
  crisis: boolean
  /** The texts of one line are in the same fold. */
  fold: number
  /** The line has no alternatives. */
  plain: boolean
  /** A rule finds the text. */
  explicit: boolean
  windows: number[][]
}
/** One weight per bucket, and the bias. */
type Model = Float64Array

const FOLDS = 10
const EPOCHS = 30
const RATE = 0.1
const L2 = 1e-4
/** Texts made from a line with alternatives in braces. */
const VARIANTS = 20
/** Share of the harmless texts with a score above the threshold, in cross-validation. Most are near misses on purpose. */
const FALSE_ALARMS = 0.06

const validation = crisisPhrases.map(({ text, crisis }) => toExample(text, crisis))
const validationTexts = new Set(crisisPhrases.map(({ text }) => toPlainSentences(text).join('|')))
const corpus = [
  ...['crisis-1', 'crisis-2', 'crisis-3', 'crisis-4'].flatMap((name) => readCorpus(name, true)),
  ...['other-1', 'other-2', 'other-3', 'other-4'].flatMap((name) => readCorpus(name, false)),
]
const scores: number[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const model = train(corpus.filter((example) => example.fold !== fold))
  corpus.forEach((example, at) => {
    if (example.fold === fold) scores[at] = scoreText(model, example)
  })
}
const harmless = scores.filter((_, at) => !corpus[at]?.crisis).sort((a, b) => b - a)
const threshold = harmless[Math.floor(harmless.length * FALSE_ALARMS)] ?? 0
report('cross-validation', corpus, (_, at) => (scores[at] ?? 0) > threshold)
report(
  'cross-validation, plain lines',
  corpus.filter(({ plain }) => plain),
  (example) => (scores[corpus.indexOf(example)] ?? 0) > threshold,
)
report('cross-validation, rules alone', corpus, () => false)
const final = train(corpus)
report('validation', validation, (example) => scoreText(final, example) > threshold)
report(
  'validation, model alone',
  validation.map((each) => ({ ...each, explicit: false })),
  (example) => scoreText(final, example) > threshold,
)
report('validation, rules alone', validation, () => false)
if (process.argv.includes('--show')) {
  corpus.forEach(({ text, crisis, explicit }, at) => {
    const found = explicit || (scores[at] ?? 0) > threshold
    if (found !== crisis)
      console.log(crisis ? 'missed' : 'false alarm', (scores[at] ?? 0).toFixed(2), explicit ? 'rule' : '', text)
  })
}
writeWeights(final, threshold)

function readCorpus(name: string, crisis: boolean): Example[] {
  return readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .flatMap((line, at) =>
      expand(line).map((text) => ({ ...toExample(text, crisis), fold: at % FOLDS, plain: !line.includes('{') })),
    )
    .filter(({ text }) => !validationTexts.has(toPlainSentences(text).join('|')))
}

/** Makes texts from a line such as “{one|another} text”. */
function expand(line: string): string[] {
  const parts = line.split(/\{([^}]*)\}/).map((part, at) => (at % 2 ? part.split('|') : [part]))
  if (parts.length === 1) return [line]
  const random = createRandom(line.length)
  const texts = Array.from({ length: VARIANTS }, () =>
    parts.map((choices) => choices[Math.floor(random() * choices.length)]).join(''),
  )
  return [...new Set(texts)]
}

function toExample(text: string, crisis: boolean): Example {
  const sentences = toPlainSentences(text)
  const windows = toWindows(sentences).map((words) => [...toFeatures(words)])
  return { text, crisis, fold: 0, plain: true, explicit: findCrisisSigns(text).size > 0, windows }
}

/**
 * Trains a logistic regression with AdaGrad. Of a text of a crisis only the window with the most evidence counts; of
 * a harmless text, every window does.
 */
function train(examples: Example[]): Model {
  const model = new Float64Array(BUCKETS + 1)
  const squares = new Float64Array(BUCKETS + 1).fill(1e-8)
  const random = createRandom(1)
  const step = (bucket: number, gradient: number) => {
    squares[bucket]! += gradient * gradient
    model[bucket]! -= (RATE * gradient) / Math.sqrt(squares[bucket]!)
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { crisis, windows } of shuffle(examples, random)) {
      const best = windows.reduce((top, each) => (scoreFeatures(model, each) > scoreFeatures(model, top) ? each : top))
      for (const features of crisis ? [best] : windows) {
        const error = 1 / (1 + Math.exp(-scoreFeatures(model, features))) - Number(crisis)
        for (const bucket of features) step(bucket, error / Math.sqrt(features.length) + L2 * model[bucket]!)
        step(BUCKETS, error)
      }
    }
  }
  return model
}

function scoreText(model: Model, { windows }: Example): number {
  return Math.max(...windows.map((features) => scoreFeatures(model, features)))
}

function scoreFeatures(model: Model, features: number[]): number {
  return features.reduce((sum, bucket) => sum + model[bucket]!, 0) / Math.sqrt(features.length) + model[BUCKETS]!
}

function report(name: string, examples: Example[], isFound: (example: Example, at: number) => boolean) {
  const found = examples.map((example, at) => example.explicit || isFound(example, at))
  const count = (crisis: boolean) => {
    const all = examples.filter((each) => each.crisis === crisis).length
    const part = examples.filter((each, at) => each.crisis === crisis && found[at]).length
    return `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`
  }
  console.log(`${name}: recall ${count(true)}, false alarms ${count(false)}`)
}

function writeWeights(model: Model, limit: number) {
  const largest = model.subarray(0, BUCKETS).reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)
  const scale = 127 / largest
  const bytes = Int8Array.from(model.subarray(0, BUCKETS), (weight) => Math.round(weight * scale))
  const lines = Buffer.from(bytes.buffer)
    .toString('base64')
    .match(/.{1,116}/g)
  const content = `// Generated by bin/crisis-model/train.ts.
export const threshold = ${((limit - model[BUCKETS]!) * scale).toFixed(2)}

/** One signed byte per bucket, in Base64. */
export const weights = \`
${lines?.join('\n')}
\`
`
  writeFileSync(join(import.meta.dirname, '../../web/features/help/crisis-weights.ts'), content)
}

function shuffle<T>(values: T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)
}

/** A linear congruential generator, so that training gives the same weights each time. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
