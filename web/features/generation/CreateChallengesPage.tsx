import { useUser } from '#web/shell/session.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Generations } from './Generations.tsx'
import { IdeaForm } from './IdeaForm.tsx'
import { NewItemButtons } from './NewItemButtons.tsx'
import { useSelectedGeneration } from './selected-generation.ts'
import { TopicForm } from './TopicForm.tsx'
import { WriterNote } from './WriterNote.tsx'
import styles from './ContentPage.module.css'

export function CreateChallengesPage() {
  const { selectGeneration } = useSelectedGeneration()
  // The editor is for admins, also with `ADMIN_ACCESS=everyone`.
  const canWrite = useUser()?.role === 'admin'
  return (
    <>
      <PageHeader
        title="AI Challenge Creator"
        documentTitle="Create Challenges"
        action={canWrite && <NewItemButtons />}
      >
        Create one challenge from an idea, or several from a topic. They are drafts until you publish them.
      </PageHeader>
      <WriterNote
        library={`Nothing is written for you: an idea finds what the library has${canWrite ? ', or starts a draft with your own words' : ''}. A topic adds challenges from the library.`}
      />
      <div className={styles.forms}>
        <IdeaForm onStarted={selectGeneration} />
        <TopicForm onStarted={selectGeneration} />
      </div>
      <Generations screen="challenges" />
    </>
  )
}
