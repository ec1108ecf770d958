import { useState } from 'react'
import type { Run } from '#contract/generation-runs.ts'
import { populateCounts } from '#contract/limits.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillars } from '#web/pillars/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardFoot } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { useHasRun, useStartRun } from './runs.ts'
import styles from './ContentPage.module.css'

/** For all pillars, or for one that is chosen. One of them at a time. */
export function PopulateForms({ onStarted }: { onStarted: (run: Run) => void }) {
  const [chosen, setChosen] = useState('')
  const pillar = isPillar(chosen) ? chosen : undefined
  const start = useStartRun(onStarted)
  const busy = useHasRun('populate', ({ status }) => status === 'running') || start.isPending
  return (
    <div className={styles.forms}>
      <Card as="section" aria-labelledby="all-pillars">
        <h2 id="all-pillars">All pillars</h2>
        <p className={styles.lead}>
          The same for each of the seven. With a model this takes a while; you can leave the page.
        </p>
        <Figures times={pillars.length} />
        <CardFoot>
          <Button look="primary" wide busy={busy} onClick={() => start.mutate({ kind: 'populate', pillar: null })}>
            {busy ? 'Generating...' : 'Populate All Pillars'}
          </Button>
        </CardFoot>
      </Card>
      <Card as="section" aria-labelledby="one-pillar" pillar={pillar}>
        <h2 id="one-pillar">One pillar</h2>
        <p className={styles.lead}>For a pillar that has little yet.</p>
        <div className={styles.form}>
          <Field label="Pillar">
            {(control) => (
              <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                <option value="">Choose a pillar</option>
                <PillarOptions />
              </Select>
            )}
          </Field>
          <Figures times={1} />
        </div>
        <CardFoot>
          <Button
            wide
            busy={busy}
            disabled={!busy && !pillar}
            onClick={() => {
              if (pillar) start.mutate({ kind: 'populate', pillar })
            }}
          >
            {busy ? 'Generating...' : 'Populate Pillar'}
          </Button>
        </CardFoot>
      </Card>
    </div>
  )
}

function Figures({ times }: { times: number }) {
  const { challenges, resources, forumPosts } = populateCounts
  return (
    <dl className={styles.figures}>
      <div>
        <dt>challenges</dt>
        <dd>{challenges * times}</dd>
      </div>
      <div>
        <dt>resources</dt>
        <dd>{resources * times}</dd>
      </div>
      <div>
        <dt>forum posts</dt>
        <dd>{forumPosts * times}</dd>
      </div>
    </dl>
  )
}
