import { useState } from 'react'
import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import { type PlanSection, planSections } from '#contract/plan-sections.ts'
import { SourceList } from '#web/features/sources/SourceList.tsx'
import { paths } from '#web/paths.ts'
import { privacyNote } from '#web/shell/privacy-note.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useDeletePlan } from './plan-query.ts'
import { planIntro, planSources, planSectionTexts } from './plan-sections.ts'
import { PlanText } from './PlanText.tsx'
import styles from './BadDayPlan.module.css'

/** The whole plan to read, or a start for those who have none. */
export function PlanOverview({ plan }: { plan: BadDayPlan }) {
  const isEmpty = planSections.every((section) => plan[section] === '')
  return (
    <>
      <PageHeader title="Plan for bad days">{isEmpty ? planIntro : privacyNote}</PageHeader>
      {isEmpty ? (
        <>
          <p className={styles.soft}>Seven short questions. You can stop at any time. {privacyNote}</p>
          <LinkButton variant="primary" to={paths.badDayPlan({ question: 1 })}>
            Start with the first question
          </LinkButton>
        </>
      ) : (
        <>
          <ol className={styles.sections}>
            {planSections.map((section, index) => (
              <Section key={section} section={section} text={plan[section]} number={index + 1} />
            ))}
          </ol>
          <DeletePlan />
        </>
      )}
      <SourceList sources={planSources} />
    </>
  )
}

function Section({ section, text, number }: { section: PlanSection; text: string; number: number }) {
  const { title } = planSectionTexts[section]
  return (
    <li>
      <h2>{title}</h2>
      {text && (
        <p className={styles.text} dir="auto">
          <PlanText text={text} />
        </p>
      )}
      <LinkButton
        variant="quiet"
        to={paths.badDayPlan({ question: number })}
        aria-label={`${text ? 'Change' : 'Answer'}: ${title}`}
      >
        {text ? 'Change' : 'Answer'}
      </LinkButton>
    </li>
  )
}

function DeletePlan() {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const remove = useDeletePlan()
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsConfirmOpen(true)}
      >
        Delete the plan
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title="Delete your plan for bad days?"
        description="All seven answers will be lost."
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onError: (error) => showErrorToast(error),
            onSettled: () => setIsConfirmOpen(false),
          })
        }
      />
    </>
  )
}
