import type { Pillar } from '#contract/pillars.ts'
import { createPromptKey } from '#web/features/journal/prompt-key.ts'
import { describePrompt } from '#web/features/journal/prompts.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { privacyNote } from '#web/shell/privacy-note.ts'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { getPromptOfTheDay } from './prompt-of-the-day.ts'
import styles from './PromptCard.module.css'

export function PromptCard({ today, activePillars }: { today: string; activePillars: readonly Pillar[] }) {
  const { pillar, number, prompt } = getPromptOfTheDay(today, activePillars)
  return (
    <Card as="section" pillar={pillar} aria-labelledby="prompt">
      <div className={styles.head}>
        <h3 id="prompt">Tonight’s question</h3>
        <PillarBadge pillar={pillar} />
      </div>
      <div className={styles.question}>
        <p className={styles.prompt}>{prompt.text}</p>
        <p className={styles.effort}>{describePrompt(prompt)}</p>
      </div>
      <CardFooter>
        <span className={styles.privacy}>{privacyNote}</span>
        <LinkButton
          wide
          to={paths.journal({ prompt: createPromptKey(pillar, number) })}
          aria-label={`Write in the journal: ${prompt.text}`}
        >
          Write
        </LinkButton>
      </CardFooter>
    </Card>
  )
}
