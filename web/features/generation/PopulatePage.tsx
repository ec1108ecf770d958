import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Generations } from './Generations.tsx'
import { PopulateForms } from './PopulateForms.tsx'
import { useSelectedGeneration } from './selected-generation.ts'
import { WriterNote } from './WriterNote.tsx'

export function PopulatePage() {
  const { selectGeneration } = useSelectedGeneration()
  return (
    <>
      <PageHeader title="AI Content Generator" documentTitle="AI Populate">
        Generate challenges, resources and discussions for one pillar or all of them. They are drafts until you publish
        them.
      </PageHeader>
      <WriterNote library="Content comes from the built-in library." />
      <PopulateForms onStarted={selectGeneration} />
      <Generations screen="populate" />
    </>
  )
}
