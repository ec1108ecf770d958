import { useState } from 'react'
import type { Run } from '#contract/generation-runs.ts'
import { populateCounts } from '#contract/limits.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillars } from '#web/pillars/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { useHasRun, useStartRun } from './runs.ts'
import styles from './ContentPage.module.css'

export function PopulateForms({ onStarted }: { onStarted: (run: Run) => void }) {
  const [selectedPillar, setSelectedPillar] = useState('')
  const pillar = isPillar(selectedPillar) ? selectedPillar : undefined
  const startRun = useStartRun(onStarted)
  const busy = useHasRun('populate', ({ status }) => status === 'running') || startRun.isPending
  return (
    <div className={styles.forms}>
      <Card as="section" aria-labelledby="all-pillars">
        <h2 id="all-pillars">All pillars</h2>
        <p className={styles.lead}>
          Generate content for all seven pillars. With an AI model this takes a while, and you can leave the page.
        </p>
        <ItemCounts multiplier={pillars.length} />
        <CardFooter>
          <Button
            variant="primary"
            wide
            busy={busy}
            onClick={() => startRun.mutate({ kind: 'populate', pillar: null })}
          >
            {busy ? 'Generating...' : 'Populate All Pillars'}
          </Button>
        </CardFooter>
      </Card>
      <Card as="section" aria-labelledby="one-pillar" pillar={pillar}>
        <h2 id="one-pillar">One pillar</h2>
        <p className={styles.lead}>Generate content for a pillar that needs more.</p>
        <div className={styles.form}>
          <Field label="Pillar">
            {(control) => (
              <Select {...control} value={selectedPillar} onChange={(event) => setSelectedPillar(event.target.value)}>
                <option value="">Choose a pillar</option>
                <PillarOptions />
              </Select>
            )}
          </Field>
          <ItemCounts multiplier={1} />
        </div>
        <CardFooter>
          <Button
            wide
            busy={busy}
            disabled={!busy && !pillar}
            onClick={() => {
              if (pillar) startRun.mutate({ kind: 'populate', pillar })
            }}
          >
            {busy ? 'Generating...' : 'Populate Pillar'}
          </Button>
        </CardFooter>
      </Card>
    </div>
  )
}

function ItemCounts({ multiplier }: { multiplier: number }) {
  const { challenges, resources, forumPosts } = populateCounts
  return (
    <dl className={styles.figures}>
      <div>
        <dt>challenges</dt>
        <dd>{challenges * multiplier}</dd>
      </div>
      <div>
        <dt>resources</dt>
        <dd>{resources * multiplier}</dd>
      </div>
      <div>
        <dt>forum posts</dt>
        <dd>{forumPosts * multiplier}</dd>
      </div>
    </dl>
  )
}
