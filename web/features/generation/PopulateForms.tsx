import { useRef, useState } from 'react'
import type { ContentWriter } from '#contract/generation-writer.ts'
import type { Generation } from '#contract/generations.ts'
import { populateCounts } from '#contract/limits.ts'
import type { Pillar } from '#contract/pillars.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { useFocusWhenDisabled } from '#web/ui/use-focus-when-disabled.ts'
import { countPlanned, countRemaining, useContentWriter } from './content-writer.ts'
import { formatCounts, sumCounts } from './generation-labels.ts'
import { useHasGeneration, useStartGeneration } from './generations.ts'
import styles from './ContentPage.module.css'

export function PopulateForms({ onStarted }: { onStarted: (generation: Generation) => void }) {
  const [selectedPillar, setSelectedPillar] = useState('')
  const pillar = isPillar(selectedPillar) ? selectedPillar : undefined
  const startGeneration = useStartGeneration(onStarted)
  const writer = useContentWriter()
  const busy = useHasGeneration('populate', ({ status }) => status === 'running') || startGeneration.isPending
  const isAllDisabled = !busy && isEmpty(writer, undefined)
  const isOneDisabled = !pillar || (!busy && isEmpty(writer, pillar))
  const pillarRef = useRef<HTMLSelectElement>(null)
  const allButtonRef = useFocusWhenDisabled(isAllDisabled)
  const oneButtonRef = useFocusWhenDisabled(isOneDisabled, pillarRef)
  return (
    <div className={styles.forms}>
      <Card as="section" aria-labelledby="all-pillars" tabIndex={-1}>
        <h2 id="all-pillars">All pillars</h2>
        <p className={styles.lead}>
          Generate content for all seven pillars. With an AI model this takes a while, and you can leave the page.
        </p>
        <PlannedItems writer={writer} pillar={undefined} />
        <CardFooter>
          <Button
            ref={allButtonRef}
            variant="primary"
            wide
            busy={busy}
            disabled={isAllDisabled}
            onClick={() => startGeneration.mutate({ kind: 'populate', pillar: null })}
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
              <Select
                {...control}
                ref={pillarRef}
                value={selectedPillar}
                onChange={(event) => setSelectedPillar(event.target.value)}
              >
                <option value="">Choose a pillar</option>
                <PillarOptions />
              </Select>
            )}
          </Field>
          <PlannedItems writer={writer} pillar={pillar ?? null} />
        </div>
        <CardFooter>
          <Button
            ref={oneButtonRef}
            wide
            busy={busy}
            disabled={isOneDisabled}
            onClick={() => {
              if (pillar) startGeneration.mutate({ kind: 'populate', pillar })
            }}
          >
            {busy ? 'Generating...' : 'Populate Pillar'}
          </Button>
        </CardFooter>
      </Card>
    </div>
  )
}

function isEmpty(writer: ContentWriter | undefined, pillar: Pillar | undefined): boolean {
  const remaining = countRemaining(writer, pillar)
  return !!remaining && sumCounts(remaining) === 0
}

/** What the button creates, and what the library has left. @param pillar null until one is chosen, undefined for all */
function PlannedItems({ writer, pillar }: { writer: ContentWriter | undefined; pillar: Pillar | null | undefined }) {
  const { challenges, resources, forumPosts } =
    pillar === null && !isEmpty(writer, undefined) ? populateCounts : countPlanned(writer, pillar ? [pillar] : pillars)
  const remaining = pillar === null ? null : countRemaining(writer, pillar)
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>challenges</dt>
          <dd>{challenges}</dd>
        </div>
        <div>
          <dt>resources</dt>
          <dd>{resources}</dd>
        </div>
        <div>
          <dt>forum posts</dt>
          <dd>{forumPosts}</dd>
        </div>
      </dl>
      {remaining && (
        <p className={styles.remaining}>
          {sumCounts(remaining) > 0
            ? `Left in the library: ${formatCounts(remaining)}.`
            : `The library has nothing left${pillar ? ` for ${pillarLabels[pillar]}` : ''}. Connect an AI model to write more.`}
        </p>
      )}
    </>
  )
}
