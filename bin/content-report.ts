// Prints figures of the library for each pillar, and the passages that a clinician should read: npm run content
import { pillarKeys } from '#contract/pillars.ts'
import { challengeShelves, resourceShelves } from '#server/content/shelves.ts'
import {
  asksForWriting,
  asksOneThing,
  countEmergencies,
  countWarnings,
  countWords,
  estimateReadingEase,
  leavesChoice,
  listClinicalPassages,
  measureDistinctDays,
  readChallenge,
  readResource,
} from '#test/library-quality.ts'
import { prompts } from '#web/features/journal/prompts.ts'

const listPassages = process.argv.includes('--passages')

console.log(
  '| Pillar | Challenges | Days | Distinct days | ≤ 30 days | Longer | Fewest | Writing steps | “done” with “or” | With Help now | Emergency number |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
for (const pillar of pillarKeys) {
  const challenges = [...challengeShelves[pillar].seeded, ...challengeShelves[pillar].reserve]
  const steps = challenges.filter(({ isJournal }) => !isJournal).flatMap(({ plan }) => plan)
  const days = challenges.reduce((sum, { duration }) => sum + duration, 0)
  const measureShare = (chosen: typeof challenges) => {
    const total = chosen.reduce((sum, { duration }) => sum + duration, 0)
    return formatShare(
      chosen.reduce((sum, each) => sum + measureDistinctDays(each) * each.duration, 0),
      total,
    )
  }
  const columns = [
    pillar,
    challenges.length,
    days,
    measureShare(challenges),
    measureShare(challenges.filter(({ duration }) => duration <= 30)),
    measureShare(challenges.filter(({ duration }) => duration > 30)),
    `${Math.round(Math.min(...challenges.map(measureDistinctDays)) * 100)}%`,
    formatShare(steps.filter(asksForWriting).length, steps.length),
    formatShare(steps.filter(leavesChoice).length, steps.length),
    challenges.filter((each) => countWarnings(each) > 0).length,
    challenges.filter((each) => countEmergencies(each) > 0).length,
  ]
  console.log(`| ${columns.join(' | ')} |`)
}

console.log(
  '\n| Pillar | Resources | With Help now | Emergency number | Reading ease (median) | Sources | Open | Exact links |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const pillar of pillarKeys) {
  const resources = [...resourceShelves[pillar].seeded, ...resourceShelves[pillar].reserve]
  const sources = [...resources, ...challengeShelves[pillar].seeded, ...challengeShelves[pillar].reserve].flatMap(
    ({ sources: each = [] }) => each,
  )
  const links = resources.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'links' ? block.links.map(({ url }) => url) : [])),
  )
  const urls = [...sources.map(({ url }) => url), ...links]
  const columns = [
    pillar,
    resources.length,
    resources.filter((each) => countWarnings(each) > 0).length,
    resources.filter((each) => countEmergencies(each) > 0).length,
    Math.round(findMedian(resources.map((resource) => estimateReadingEase(readResource(resource))))),
    sources.length,
    formatShare(sources.filter(({ checked }) => checked === null).length, sources.length),
    `${urls.filter((url) => new URL(url).pathname !== '/').length} of ${urls.length}`,
  ]
  console.log(`| ${columns.join(' | ')} |`)
}

const questions = pillarKeys.flatMap((pillar) => prompts[pillar].map(({ text }) => text))
const longest = Math.max(...questions.map(countWords))
console.log(
  `\n${questions.filter(asksOneThing).length} of ${questions.length} prompts ask one thing, in at most ${longest} words.`,
)

if (listPassages) {
  console.log('\n## Passages for a clinician')
  for (const pillar of pillarKeys) {
    const { seeded, reserve } = challengeShelves[pillar]
    const { seeded: first, reserve: second } = resourceShelves[pillar]
    const items = [
      ...[...seeded, ...reserve].map((item) => ({ title: item.title, text: readChallenge(item) })),
      ...[...first, ...second].map((item) => ({ title: item.title, text: readResource(item) })),
    ]
    for (const { title, text } of items) {
      const passages = listClinicalPassages(text)
      if (passages.length) console.log(`\n### ${title} (${pillar})\n${passages.map((each) => `- ${each}`).join('\n')}`)
    }
  }
}

function formatShare(part: number, whole: number): string {
  return `${Math.round((part / Math.max(1, whole)) * 100)}%`
}

function findMedian(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
