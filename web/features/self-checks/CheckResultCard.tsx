import { useEffect, useRef, useState } from 'react'
import type { CrisisCountry } from '#contract/help.ts'
import { useUser } from '#web/shell/session.ts'
import { useToday } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { SelfCheck } from './checks.ts'
import { HelpCard } from './HelpCard.tsx'
import { keepResult } from './kept-results.ts'
import type { CheckResult } from './score.ts'
import styles from './SelfChecks.module.css'

type Props = { check: SelfCheck; result: CheckResult; countries: CrisisCountry[] }

export function CheckResultCard({ check, result, countries }: Props) {
  const { total, advice, showHelpNow, safetyMessage } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const userId = useUser()?.id ?? ''
  const today = useToday()
  const [isKept, setIsKept] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const highest = check.bands.at(-1)?.to ?? total
  return (
    <Card as="section" className={styles.result} aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        {advice.title}
      </h2>
      {showHelpNow && <HelpCard text={safetyMessage} countries={countries} />}
      <p className={styles.facts}>{`${total} of ${highest} points`}</p>
      <p>{advice.meaning}</p>
      <ul className={styles.next}>
        {advice.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {check.caution && <p>{check.caution}</p>}
      <p className={styles.soft}>{check.scoring}</p>
      <div className={styles.keep}>
        <Button
          aria-disabled={isKept || undefined}
          onClick={() => {
            if (!isKept) setIsKept(keepResult(userId, check.key, { date: today, total }))
          }}
        >
          {isKept ? 'Kept on this device' : 'Keep the result on this device'}
        </Button>
        <p className={styles.soft}>Nothing is sent. Signing out deletes it.</p>
      </div>
    </Card>
  )
}
