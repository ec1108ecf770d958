import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Generations } from './Generations.tsx'
import { IdeaForm } from './IdeaForm.tsx'
import { useSelectedGeneration } from './selected-generation.ts'
import { TopicForm } from './TopicForm.tsx'
import { WriterNote } from './WriterNote.tsx'
import styles from './ContentPage.module.css'

export function CreateChallengesPage() {
  const { selectGeneration } = useSelectedGeneration()
  return (
    <>
      <PageHeader title="AI Challenge Creator" documentTitle="Create Challenges">
        Create one challenge from an idea, or several from a topic. Each gets a day-by-day plan. They are drafts until
        you publish them.
      </PageHeader>
      <WriterNote library="Challenges come from the library and from ready-made plans." />
      <div className={styles.forms}>
        <IdeaForm onStarted={selectGeneration} />
        <TopicForm onStarted={selectGeneration} />
      </div>
      <Generations screen="challenges" />
    </>
  )
}
