import { useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/api/client.ts'
import { useSite } from '#web/shell/session.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { siteBrandingQuery } from './branding-mutations.ts'
import { SitePagesList } from './SitePagesList.tsx'

// The forms are not part of the first load.
const BrandingForm = lazyComponent(async () => (await import('./BrandingForm.tsx')).BrandingForm, {
  fallback: () => <Skeleton count={3} />,
})
const QuestionsForm = lazyComponent(async () => (await import('./QuestionsForm.tsx')).QuestionsForm, {
  fallback: () => <Skeleton />,
})

/** How the site presents itself. */
export function BrandingPage() {
  const { data, error, refetch, isFetching } = useQuery(siteBrandingQuery)
  const asksQuestions = useSite().signUp === 'approval'
  return (
    <>
      <PageHeader title="Site">The name, appearance and public pages of your site.</PageHeader>
      {data ? (
        <>
          <BrandingForm branding={data} />
          <SettingsSection
            id="pages"
            title="Pages"
            lead="Everyone can read these pages, even without an account. Until you write your own, they show our default text."
          >
            <SitePagesList />
          </SettingsSection>
          <SettingsSection
            id="questions"
            title="Sign-up questions"
            lead="New members answer them when they sign up, and you read the answers before you let them in."
          >
            {asksQuestions ? (
              <QuestionsForm questions={data.questions} />
            ) : (
              <p>
                This site lets people join without approval, so there are no questions. To approve new members, set{' '}
                <code>SIGN_UP=approval</code> on the server.
              </p>
            )}
          </SettingsSection>
        </>
      ) : error ? (
        <ErrorState text={getErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton count={3} />
      )}
    </>
  )
}
