import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { foldText } from '#contract/fold-words.ts'
import { type PlanSection, planSections, planSectionTitles } from '#contract/plan-sections.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { badDayPlanQuery } from '#web/features/help/bad-day-plan/plan-query.ts'
import { useJournalSearch } from '#web/features/journal/use-journal-search.ts'
import { paths } from '#web/paths.ts'
import { formatLongDate } from '#web/ui/dates.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { excerptAtMatch } from '#web/ui/fold-text.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { ResultRow } from './ResultRow.tsx'
import { isWanted, type SearchFilters } from './search-filters.ts'

/** Characters of the words that the journal is read for. */
const MIN_LENGTH = 2
const EXCERPT_LENGTH = 140
/** Rows of the journal alone. Its own search shows all. */
const MAX_ROWS = 50

/**
 * Search the journal and the plan for bad days on this device. The server only sends them as a whole.
 * @param isReady whether the results of the server are there, which come first
 */
export function useDeviceRows(
  filters: SearchFilters,
  isReady: boolean,
): { rows: { journal: ReactNode[]; plan: ReactNode[] }; moreEntries: boolean; isDone: boolean; failure: ReactNode } {
  const { query, pillar } = filters
  const [readyQuery, setReadyQuery] = useState('')
  if (isReady && readyQuery !== query) setReadyQuery(query)
  const text = readyQuery.length < MIN_LENGTH ? '' : readyQuery
  const [journal, retry] = useJournalSearch(isWanted('journal', filters) ? text : '')
  const wantsPlan = isWanted('plan', filters) && text !== ''
  const plan = useQuery({ ...badDayPlanQuery, enabled: wantsPlan })
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const entries = journal.results.filter((entry) => pillar === undefined || entry.pillar === pillar)
  const sections = wantsPlan && plan.data ? findSections(plan.data, words) : []
  return {
    rows: {
      journal: entries
        .slice(0, MAX_ROWS)
        .map(({ id, title, content, entryDate, pillar: ofPillar }) => (
          <ResultRow
            key={id}
            id={id}
            pillar={ofPillar}
            title={title ?? formatLongDate(entryDate)}
            text={excerptAtMatch(content, words, EXCERPT_LENGTH)}
            isExcerpt
            facts={title !== null && formatLongDate(entryDate)}
            words={words}
            atStart={false}
            open={paths.journal({ day: entryDate })}
          />
        )),
      plan: sections.map(({ section, answer }) => (
        <ResultRow
          key={section}
          id={section}
          lead={<Icon name={rareIcons.shield} />}
          title={planSectionTitles[section]}
          text={excerptAtMatch(answer, words, EXCERPT_LENGTH)}
          isExcerpt
          words={words}
          atStart={false}
          open={paths.badDayPlan({ question: planSections.indexOf(section) + 1 })}
        />
      )),
    },
    moreEntries: entries.length > MAX_ROWS,
    isDone: readyQuery === query && !plan.isLoading && journal.status !== 'searching',
    failure: journal.status === 'failed' && (
      <ErrorState text={`Your journal could not be searched. ${getErrorMessage(journal.error)}`} onRetry={retry} />
    ),
  }
}

function findSections(plan: Record<PlanSection, string>, words: readonly string[]) {
  return planSections.flatMap((section) => {
    const answer = plan[section]
    const text = foldText(`${planSectionTitles[section]}\n${answer}`)
    return answer !== '' && words.every((word) => text.includes(word)) ? [{ section, answer }] : []
  })
}
