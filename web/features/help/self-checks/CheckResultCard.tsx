import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { helpTopics } from '#contract/help-categories.ts'
import type { CrisisCountry } from '#contract/help.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { useToday } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { SelfCheck } from './checks.ts'
import { HelpCard } from './HelpCard.tsx'
import { keepResult, useKeptResults } from './kept-results.ts'
import type { CheckResult } from './score.ts'
import styles from './SelfChecks.module.css'

export type CheckResultCardProps = { check: SelfCheck; result: CheckResult; countries: CrisisCountry[] }

/** Takes the focus when it appears. */
export function CheckResultCard({ check, result, countries }: CheckResultCardProps) {
  const { total, advice, showHelpNow, safetyMessage, caution } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const highest = check.bands.at(-1)?.to ?? total
  return (
    <Card as="section" className={styles.result} aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        {advice.title}
      </h2>
      {showHelpNow && <HelpCard text={safetyMessage} countries={countries} topic={check.topic} />}
      <p className={styles.facts}>{`${total} of ${highest} points`}</p>
      <p>{advice.meaning}</p>
      <ul className={styles.next}>
        {advice.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {caution && <p>{caution}</p>}
      {check.topic && total > 0 && !showHelpNow && (
        <p>
          <Link to={paths.help(check.topic)}>Help with {helpTopics[check.topic].toLowerCase()}</Link>
        </p>
      )}
      <p className={styles.soft}>{check.scoring}</p>
      <KeepResult checkKey={check.key} total={total} />
    </Card>
  )
}

function KeepResult({ checkKey, total }: { checkKey: SelfCheck['key']; total: number }) {
  const userId = useUser()?.id ?? ''
  const today = useToday()
  const isKept = useKeptResults(userId, checkKey).some((kept) => kept.date === today && kept.total === total)
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <>
      {hasFailed && (
        <Banner tone="error" title="Your browser couldn’t keep the result.">
          Its storage is full or turned off.
        </Banner>
      )}
      <div className={styles.keep}>
        <Button
          aria-disabled={isKept || undefined}
          onClick={() => {
            if (!isKept) setHasFailed(!keepResult(userId, checkKey, { date: today, total }))
          }}
        >
          {isKept ? 'Kept on this device' : 'Keep the result on this device'}
        </Button>
        <p className={styles.soft}>Nothing is sent. Signing out deletes it.</p>
      </div>
    </>
  )
}
