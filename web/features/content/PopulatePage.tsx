import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function PopulatePage() {
  return (
    <>
      <PageTitle>AI Populate</PageTitle>
      <PageHeader title="AI Content Generator">Challenges, resources and discussions, for all pillars or for one.</PageHeader>
    </>
  )
}
