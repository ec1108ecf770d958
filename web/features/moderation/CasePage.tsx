import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AppealAnswer } from './AppealAnswer.tsx'
import { AuthorSummary } from './AuthorSummary.tsx'
import { nameCase } from './case-words.ts'
import { CaseActions } from './CaseActions.tsx'
import { CaseBadges } from './CaseBadges.tsx'
import { CaseContext } from './CaseContext.tsx'
import { useChangeCase } from './moderation-mutations.ts'
import { caseQuery } from './moderation-queries.ts'
import { ReportList } from './ReportList.tsx'
import styles from './Case.module.css'

/** One report with its context, for moderators. */
export function CasePage() {
  const { id = '' } = useParams()
  const result = useQuery({ ...caseQuery(id), refetchOnMount: 'always' })
  return (
    <>
      <PageTitle>{result.data ? nameCase(result.data) : 'Report'}</PageTitle>
      <BackLink to={paths.moderation()}>Reports</BackLink>
      <Loaded
        result={result}
        notFound={
          <EmptyState
            as="h1"
            title="Report not found."
            action={<LinkButton to={paths.moderation()}>Back to Reports</LinkButton>}
          />
        }
        fallback={
          <div className={styles.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="line" count={4} />
          </div>
        }
      >
        {(data) => <Case key={id} moderationCase={data} />}
      </Loaded>
    </>
  )
}

function Case({ moderationCase }: { moderationCase: ModerationCaseDetail }) {
  const { type, author, status } = moderationCase
  return (
    <>
      <PageHeader
        title={nameCase(moderationCase)}
        documentTitle={null}
        action={status === 'open' ? <Claim moderationCase={moderationCase} /> : undefined}
      />
      <CaseBadges moderationCase={moderationCase} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {type === 'appeal' && <AppealAnswer moderationCase={moderationCase} />}
          <CaseContext moderationCase={moderationCase} />
          {type === 'report' && <ReportList moderationCase={moderationCase} />}
        </div>
        <CaseActions moderationCase={moderationCase} />
        {author && <AuthorSummary summary={author} caseId={moderationCase.id} />}
      </div>
    </>
  )
}

function Claim({ moderationCase: { id, claimedBy } }: { moderationCase: ModerationCaseDetail }) {
  const userId = useUser()?.id
  const change = useChangeCase(id)
  const isOwn = claimedBy?.id === userId
  return (
    <div className={styles.claim}>
      {claimedBy && (
        <p>
          {isOwn ? (
            'You are looking at this.'
          ) : (
            <>
              <bdi>{claimedBy.username}</bdi> is looking at this.
            </>
          )}
        </p>
      )}
      <Button busy={change.isPending} onClick={() => change.mutate(isOwn ? 'release' : 'claim')}>
        {isOwn ? 'Release' : claimedBy ? 'Take over' : 'Claim'}
      </Button>
    </div>
  )
}
