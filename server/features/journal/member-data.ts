import { planSections, planSectionTitles } from '#contract/plan-sections.ts'
import { formatSection, jsonFile, jsonListFile, markdownFile, textFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { findBadDayPlan } from './bad-day-plan.ts'
import { listJournalEntries } from './member-data-queries.ts'

export const journalData: FeatureData = {
  tables: {
    journal_entries: { exported: 'journal.json', deletion: 'removed', storage: ['title', 'content', 'prompt'] },
    bad_day_plans: {
      exported: 'plan-for-bad-days.json',
      deletion: 'removed',
      storage: ['signs', 'alone', 'company', 'people', 'services', 'safety', 'reasons'],
    },
  },
  async *exportFiles(source) {
    if (!source.isPrivate) return
    yield jsonListFile('journal.json', listJournalEntries(source))
    yield markdownFile('journal.md', listJournalEntries(source), {
      title: '# Journal',
      toText: ({ title, content, prompt, pillar, entry_date }) =>
        formatSection(
          title || entry_date,
          [title && entry_date, pillar],
          prompt ? `> ${prompt}\n\n${content}` : content,
        ),
    })
    const plan = await findBadDayPlan(source.database, source.userId)
    yield jsonFile('plan-for-bad-days.json', plan)
    const answers = planSections
      .filter((section) => plan[section] !== '')
      .map((section) => formatSection(planSectionTitles[section], [], plan[section]))
    yield textFile('plan-for-bad-days.md', `# Plan for bad days\n\n${answers.join('')}`)
  },
}
