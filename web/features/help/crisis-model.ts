import { weights } from './crisis-weights.ts'

/** Buckets of the hashed features, one byte each. */
export const BUCKETS = 2 ** 14
/** Words of the longest window. Longer sentences are cut into overlapping windows. */
const WINDOW_WORDS = 24

/** Words that mean much the same here. The model also sees each word as the name of its group. */
const groups = Object.entries({
  self: 'i im ive id ill me my myself mine',
  they: 'he she they him her them hes shes theyre theyd his their someone man guy lad friend mate you your',
  family:
    'wife husband kids kid children child son sons daughter daughters mum mom mother dad father parents brother sister family missus partner girlfriend boys girls mates friends everyone everybody people world',
  nobody: 'nobody none noone who anyone anybody',
  die: 'die dies died dying dead death kill killing killed suicide suicidal unalive perish',
  gone: 'gone disappear disappeared vanish vanished leave leaving left go going away absence absent went missing',
  live: 'live living alive life exist existing existed existence survive breathing breathe being earth',
  here: 'here around stay staying stick',
  end: 'end ending ended ends finish finished over stop stopped quit cease final last close',
  want: 'want wanted wanting wish wishing wished hope hoping hoped pray praying rather crave long longing beg love like',
  mind: 'mind care upset sad scared bothered matter matters',
  think:
    'think thinking thought thoughts thinks idea imagine imagining picture fantasise considering considered wonder',
  tired: 'tired sick exhausted done worn drained fed weary',
  better: 'better easier happier relieved relief lighter free freer safer calmer fine cope manage mercy favour peace',
  burden: 'burden weight drag waste useless worthless problem load mistake failure poison drain broken',
  point: 'point reason reasons purpose use meaning sense future hope anything nothing',
  not: 'not no never dont cant wont didnt isnt wasnt wouldnt doesnt havent hasnt without nor neither couldnt aint',
  harm: 'hurt hurting harm harming harmed cut cutting cuts burn burned scars punish hit jump jumping overdose overdosed',
  means:
    'pills tablets meds gun rifle pistol rope bridge tracks platform cliff cliffs roof edge blade razor beam river knives',
  papers: 'note letter letters passwords will insurance policy funeral affairs papers documents',
  bye: 'goodbye goodbyes bye farewell forgive sorry tell remember',
  sleep: 'wake woke waking woken sleep asleep bed eyes morning',
  tonight: 'tonight today tomorrow weekend soon morning night',
  forever: 'forever anymore again ever permanently permanent good longer',
  sport:
    'workout gym squat squats burpees burpee training run running ran sprint sprints km miles reps sets leg legs coach marathon bench deadlift football match session cardio bike swim race plank rower hike hill lift game pitch sauna plunge shower',
  work: 'job boss work meeting meetings office project deadline emails email company client manager colleagues shift interview career team',
  habit:
    'sugar alcohol smoking coffee porn drinking phone diet carbs beer wine netflix screen scrolling gambling caffeine sober streak',
  media:
    'film book song lyric lyrics album band movie podcast article novel documentary character episode chapter reading watched read show',
  holiday: 'holiday vacation weekend trip travel camping airport hotel flight beach',
}).flatMap(([name, words]) => words.split(' ').map((word): [string, string] => [word, `<${name}>`]))
const groupOf = new Map(groups)
const negation = /^(?:not|no|never|dont|cant|wont|didnt|isnt|wasnt|wouldnt|without)$/
/** Words that separate the parts of a pattern without changing it. */
const filler = new Set(
  'the a an and of that this so just really very some to is was be am are it its in on at for , .'.split(' '),
)

/** Cut the plain words of a text into windows of one sentence, of two sentences, and of parts of long ones. */
export function toWindows(sentences: string[]): string[][] {
  const words = sentences.map((sentence) => sentence.split(' '))
  const pairs = words.slice(1).map((each, at) => [...(words[at] ?? []), '.', ...each])
  const shortPairs = pairs.filter(({ length }) => length <= WINDOW_WORDS)
  return [...words.flatMap(cut), ...shortPairs]
}

function cut(words: string[]): string[][] {
  if (words.length <= WINDOW_WORDS) return [words]
  const step = WINDOW_WORDS / 2
  const count = Math.ceil((words.length - step) / step)
  return Array.from({ length: count }, (_, at) => words.slice(at * step, at * step + WINDOW_WORDS))
}

const decoded = Int8Array.from(atob(weights), (character) => character.charCodeAt(0))

/** @returns the evidence in a window, in the unit of the threshold */
export function scoreWindow(words: string[]): number {
  const features = toFeatures(words)
  let sum = 0
  for (const feature of features) sum += decoded[feature] ?? 0
  return sum / Math.sqrt(features.size)
}

/** @returns the buckets of the features of a window, each once */
export function toFeatures(words: string[]): Set<number> {
  const features = new Set<number>()
  const add = (feature: string) => features.add(hash(feature))
  const bounded = ['^', ...words, '$']
  let negated = 0
  for (const [at, word] of bounded.entries()) {
    add(word)
    if (at > 0) add(`${bounded[at - 1]} ${word}`)
    // Parts of words also match when a word is misspelt or has another ending.
    for (let start = 0; word.length > 4 && start + 4 <= word.length; start++) add(`~${word.slice(start, start + 4)}`)
    if (negated-- > 0) add(`not ${word}`)
    if (negation.test(word)) negated = 4
  }
  const content = words.filter((word) => !filler.has(word)).map((word) => groupOf.get(word) ?? word)
  const ends = ['^', ...content, '$']
  for (const [at, word] of ends.entries()) {
    add(`<${word}`)
    if (at > 0) add(`<${ends[at - 1]} ${word}`)
    if (at > 1) add(`<${ends[at - 2]} ${ends[at - 1]} ${word}`)
    if (at > 1) add(`<${ends[at - 2]} _ ${word}`)
  }
  const groupsHere = [...new Set(content.filter((word) => word.startsWith('<')))].sort()
  for (const [at, first] of groupsHere.entries()) {
    for (const second of groupsHere.slice(at + 1)) add(`${first} & ${second}`)
  }
  if (!groupsHere.includes('<self>')) add('no self')
  return features
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return ((value ^ (value >>> 15)) >>> 0) % BUCKETS
}
