import { jsonListFile, markdownFile, toJsonNames } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listGoals } from './member-data-queries.ts'
import { parseSteps } from './steps.ts'

export const goalData: FeatureData = {
  tables: { goals: { exported: 'goals.json', deletion: 'removed', storage: ['title', 'description', 'steps'] } },
  *exportFiles(source) {
    if (!source.isPrivate) return
    yield jsonListFile('goals.json', listGoals(source), ({ id: _id, steps, ...columns }) => ({
      ...toJsonNames(columns),
      steps: parseSteps(steps).map(({ title, done }) => ({ title, done })),
    }))
    yield markdownFile('goals.md', listGoals(source), {
      title: '# Goals',
      toText({ title, description, pillar, target_date, steps, completed }) {
        const details = [pillar, target_date && `by ${target_date}`].filter(Boolean).join(', ')
        const lines = parseSteps(steps).map((step) => indent(formatTask(step.done, step.title)))
        return [
          formatTask(completed, `${title} (${details})`),
          ...(description ? ['', indent(description)] : []),
          ...(lines.length ? ['', ...lines] : []),
          '',
        ].join('\n')
      },
    })
  },
}

function formatTask(done: boolean, title: string): string {
  return `- [${done ? 'x' : ' '}] ${title}`
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
