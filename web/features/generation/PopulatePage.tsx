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
        Generate challenges, resources and discussions for one pillar or all of them. They are drafts until you publish
        them.
      </PageHeader>
      <WriterNote library="Content comes from the built-in library." />
      <PopulateForms onStarted={selectRun} />
      <Runs screen="populate" />
    </>
  )
}
