import { Link } from 'react-router'
import type { Pillar } from '#contract/pillars.ts'
import { createPromptKey } from '#web/features/journal/prompt-key.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { getPromptOfTheDay } from './prompt-of-the-day.ts'
import styles from './PromptCard.module.css'

export function PromptCard({ today, activePillars }: { today: string; activePillars: readonly Pillar[] }) {
  const { pillar, number, prompt } = getPromptOfTheDay(today, activePillars)
  return (
    <Card as="section" clickable aria-labelledby="prompt" className={styles.card}>
      <div className={styles.words}>
        <h3 id="prompt">Tonight’s question</h3>
        <Link
          to={paths.journal({ prompt: createPromptKey(pillar, number) })}
          aria-label={`Write in the journal: ${prompt.text}`}
        >
          {prompt.text}
        </Link>
      </div>
      <Icon name="M9.5 6.5l5.5 5.5-5.5 5.5" />
    </Card>
  )
}
