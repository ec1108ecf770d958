import { jsonListFile, markdownFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listGoals } from './member-data-queries.ts'

export const goalData: FeatureData = {
  tables: { goals: { exported: 'goals.json', deletion: 'removed', storage: ['title', 'description'] } },
  *exportFiles(source) {
    if (!source.isPrivate) return
    yield jsonListFile('goals.json', listGoals(source))
    yield markdownFile('goals.md', listGoals(source), {
      title: '# Goals',
      toText({ title, description, pillar, target_date, completed }) {
        const details = [pillar, target_date && `by ${target_date}`].filter(Boolean).join(', ')
        return `- [${completed ? 'x' : ' '}] ${title} (${details})${description ? `\n\n${indent(description)}` : ''}\n`
      },
    })
  },
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
