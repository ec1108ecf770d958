import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { helpQuery } from '#web/features/help/help-query.ts'
import { paths } from '#web/paths.ts'
import { LazyNotFoundPage } from '#web/shell/LazyNotFoundPage.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import type { CheckResultCardProps } from './CheckResultCard.tsx'
import { type SelfCheck, selfChecks } from './checks.ts'
import { EarlierResults } from './EarlierResults.tsx'
import { HelpCard } from './HelpCard.tsx'
import { type CheckResult, listAskedItems, scoreCheck } from './score.ts'
import styles from './SelfChecks.module.css'

const SourceList = lazyComponent(
  async () => (await import('#web/features/resources/sources/SourceList.tsx')).SourceList,
)
const CheckResultCard = lazyComponent<CheckResultCardProps>(
  async () => (await import('./CheckResultCard.tsx')).CheckResultCard,
)

export function SelfCheckPage() {
  const { check: key } = useParams()
  const check = selfChecks.find((each) => each.key === key)
  return check ? <CheckForm key={check.key} check={check} /> : <LazyNotFoundPage />
}

function CheckForm({ check }: { check: SelfCheck }) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<number[]>([])
  const [unanswered, setUnanswered] = useState<number>()
  const [result, setResult] = useState<CheckResult>()
  const [submissions, setSubmissions] = useState(0)
  // Observed from the start, so that no request depends on an answer.
  const { data } = useQuery({ ...helpQuery, staleTime: 60 * 60_000 })
  const countries = data?.countries ?? []
  useEffect(() => preloadWhenIdle(CheckResultCard.preload), [])
  const asked = listAskedItems(check.items, answers)

  function answer(index: number, score: number) {
    const next = [...answers]
    next[index] = score
    setAnswers(next)
    setResult(undefined)
    if (unanswered === index) setUnanswered(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = asked.findIndex((_, index) => answers[index] === undefined)
    if (missing !== -1) {
      setUnanswered(missing)
      form.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus()
      return
    }
    setUnanswered(undefined)
    setResult(scoreCheck(check, answers))
    setSubmissions(submissions + 1)
  }

  return (
    <div className={styles.page}>
      <BackLink to={paths.selfChecks()}>Self-checks</BackLink>
      <PageHeader title={check.title}>{check.about}</PageHeader>
      <EarlierResults check={check} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.period}>{check.period}</p>
        {asked.map((item, index) => (
          <div key={item.text} className={styles.item}>
            <Choices
              legend={`${index + 1}. ${item.text}`}
              choices={item.options.map(({ label, score }) => ({ value: String(score), label }))}
              value={String(answers[index] ?? '')}
              onChoose={(value) => answer(index, Number(value))}
              error={unanswered === index ? `Please answer question ${index + 1}.` : undefined}
            />
            {item.isAboutSafety && (
              // Present from the start, so that screen readers announce what appears in it.
              <div role="status">
                {(answers[index] ?? 0) > 0 && <HelpCard text={check.safety?.message} countries={countries} />}
              </div>
            )}
          </div>
        ))}
        <Button variant="primary" type="submit" wide>
          See the result
        </Button>
      </form>
      {/* The key moves the focus to the result again when the same answers are submitted. */}
      {result && <CheckResultCard key={submissions} check={check} result={result} countries={countries} />}
      <section className={styles.limits} aria-labelledby="limits">
        <h2 id="limits">What this check can’t do</h2>
        <ul>
          {check.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <SourceList sources={check.sources} />
    </div>
  )
}
