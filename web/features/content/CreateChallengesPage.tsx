import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function CreateChallengesPage() {
  return (
    <>
      <PageTitle>Create Challenges</PageTitle>
      <PageHeader title="AI Challenge Creator">From one idea, or several from a topic.</PageHeader>
    </>
  )
}
