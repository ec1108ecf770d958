import type { Ref } from 'react'
import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import { type PlanSection, planSections, planSectionTitles } from '#contract/plan-sections.ts'
import { SourceList } from '#web/features/resources/sources/SourceList.tsx'
import { paths } from '#web/paths.ts'
import { privacyNote } from '#web/shell/privacy-note.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { LinkedPhoneText } from '#web/ui/LinkedPhoneText.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import type { AnswerDrafts } from './answer-drafts.ts'
import { useDeletePlan } from './plan-query.ts'
import { planClosing, planIntro, planSources } from './plan-sections.ts'
import styles from './BadDayPlan.module.css'

type Props = { plan: BadDayPlan; drafts: AnswerDrafts; heading: Ref<HTMLHeadingElement> }

/** The whole plan to read, or a start for those who have none. */
export function PlanOverview({ plan, drafts, heading }: Props) {
  const isUnsaved = (section: PlanSection) => (drafts[section]?.text ?? plan[section]) !== plan[section]
  const isEmpty = planSections.every((section) => plan[section] === '' && !isUnsaved(section))
  return (
    <>
      <PageHeader title="Plan for bad days" documentTitle={null} headingRef={heading}>
        {isEmpty ? planIntro : planClosing}
      </PageHeader>
      {isEmpty ? (
        <>
          <p className={styles.soft}>Seven short questions. You can stop at any time. {privacyNote}</p>
          <LinkButton variant="primary" to={paths.badDayPlan({ question: 1 })}>
            Start with the first question
          </LinkButton>
          <SourceList sources={planSources} />
        </>
      ) : (
        <>
          <ol className={styles.sections}>
            {planSections.map((section, index) => (
              <Section
                key={section}
                title={planSectionTitles[section]}
                text={plan[section]}
                isUnsaved={isUnsaved(section)}
                number={index + 1}
              />
            ))}
          </ol>
          <p className={styles.soft}>{privacyNote}</p>
          <DeletePlan />
        </>
      )}
    </>
  )
}

type SectionProps = { title: string; text: string; isUnsaved: boolean; number: number }

function Section({ title, text, isUnsaved, number }: SectionProps) {
  return (
    <li>
      <h2>{title}</h2>
      {text && (
        <p className={styles.text} dir="auto">
          <LinkedPhoneText text={text} scope="contacts" />
        </p>
      )}
      {isUnsaved && <p className={styles.unsaved}>Your latest answers on this device aren’t saved yet.</p>}
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
  const remove = useDeletePlan()
  return (
    <DialogButton
      variant="quiet"
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title="Delete your plan for bad days?"
          description="All your answers will be lost, including unsaved ones on this device."
          confirmLabel="Delete"
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onError: (error) => showErrorToast(error),
              onSettled: () => state.onOpenChange(false),
            })
          }
        />
      )}
    >
      Delete the plan
    </DialogButton>
  )
}
