import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { IdeaForm } from './IdeaForm.tsx'
import { Runs } from './Runs.tsx'
import { useSelectedRun } from './selected-run.ts'
import { TopicForm } from './TopicForm.tsx'
import { WriterNote } from './WriterNote.tsx'
import styles from './ContentPage.module.css'

export function CreateChallengesPage() {
  const { selectRun } = useSelectedRun()
  return (
    <>
      <PageTitle>Create Challenges</PageTitle>
      <PageHeader title="AI Challenge Creator">
        From one idea, or several from a topic. Each with its days, and what to do on them.
      </PageHeader>
      <WriterNote library="Challenges are composed from your own words, with a plan from proven patterns." />
      <div className={styles.forms}>
        <IdeaForm onStarted={selectRun} />
        <TopicForm onStarted={selectRun} />
      </div>
      <Runs screen="challenges" />
    </>
  )
}
