import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { PopulateForms } from './PopulateForms.tsx'
import { Runs } from './Runs.tsx'
import { useSelectedRun } from './selected-run.ts'
import { WriterNote } from './WriterNote.tsx'

export function PopulatePage() {
  const { selectRun } = useSelectedRun()
  return (
    <>
      <PageTitle>AI Populate</PageTitle>
      <PageHeader title="AI Content Generator">
        Challenges, resources and discussions, for all pillars or for one.
      </PageHeader>
      <WriterNote library="Content comes from the library’s reserve: enough for two rounds of each pillar." />
      <PopulateForms onStarted={selectRun} />
      <Runs screen="populate" />
    </>
  )
}
