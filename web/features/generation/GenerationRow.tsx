import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Generation } from '#contract/generations.ts'
import { paths } from '#web/paths.ts'
import { getGenerationTitle } from './generation-labels.ts'
import type { GenerationScreen } from './generation-queries.ts'
import { GenerationTimestamp } from './GenerationTimestamp.tsx'
import { useSelectedGeneration } from './selected-generation.ts'
import styles from './Generations.module.css'

type Props = { generation: Generation; screen: GenerationScreen; children: ReactNode }

/** A generation in a list, which selects it. The children say what state it is in. */
export function GenerationRow({ generation, screen, children }: Props) {
  const { id, task } = generation
  const isSelected = id === useSelectedGeneration().selectedGenerationId || undefined
  return (
    <li className={styles.row} data-chosen={isSelected}>
      <Link
        className={styles.name}
        to={screen === 'populate' ? paths.populate({ run: id }) : paths.createChallenges({ run: id })}
        aria-current={isSelected}
        preventScrollReset
      >
        {getGenerationTitle(task)}
      </Link>
      <span className={styles.facts}>
        {children}
        <GenerationTimestamp generation={generation} />
      </span>
    </li>
  )
}
