import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useSite } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { siteBrandingQuery } from './branding-mutations.ts'
import { SetupSections } from './SetupSections.tsx'
import { SitePagesList } from './SitePagesList.tsx'

// The forms are not part of the first load.
const BrandingForm = lazyComponent(async () => (await import('./BrandingForm.tsx')).BrandingForm, {
  fallback: () => <Skeleton count={3} />,
})
const FiguresForm = lazyComponent(async () => (await import('./FiguresForm.tsx')).FiguresForm, {
  fallback: () => <Skeleton count={3} shape="row" />,
})
const QuestionsForm = lazyComponent(async () => (await import('./QuestionsForm.tsx')).QuestionsForm, {
  fallback: () => <Skeleton />,
})

/** How the site presents itself. */
export function BrandingPage() {
  const result = useQuery(siteBrandingQuery)
  const asksQuestions = useSite().signUp === 'approval'
  return (
    <>
      <PageHeader title="Site">The name, appearance and public pages of your site.</PageHeader>
      <Loaded result={result} fallback={<Skeleton count={3} />}>
        {(branding) => (
          <>
            <BrandingForm branding={branding} />
            <SettingsSection
              id="figures"
              title="Figures"
              lead="How large your community looks: on the landing page, on Home and below the menu."
            >
              <FiguresForm {...branding} />
            </SettingsSection>
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
                <QuestionsForm questions={branding.questions} />
              ) : (
                <p>
                  This site lets people join without approval, so there are no questions. To approve new members, set{' '}
                  <code>SIGN_UP=approval</code> on the server.
                </p>
              )}
            </SettingsSection>
            <SetupSections />
          </>
        )}
      </Loaded>
    </>
  )
}
