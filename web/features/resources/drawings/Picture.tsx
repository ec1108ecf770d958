import type { ComponentType } from 'react'
import type { DrawingName } from '#contract/drawings.ts'
import { Breathing } from './Breathing.tsx'
import { CircleOfPeople } from './CircleOfPeople.tsx'
import { FearLadder } from './FearLadder.tsx'
import { PanicCircle } from './PanicCircle.tsx'
import { PushUpSteps } from './PushUpSteps.tsx'
import { SavingsBricks } from './SavingsBricks.tsx'
import { SeatedSession } from './SeatedSession.tsx'
import { SleepWindow } from './SleepWindow.tsx'
import { UrgeWave } from './UrgeWave.tsx'
import { WorrySlot } from './WorrySlot.tsx'

const pictures: Record<DrawingName, ComponentType> = {
  breathing: Breathing,
  'urge-wave': UrgeWave,
  'worry-slot': WorrySlot,
  'fear-ladder': FearLadder,
  'panic-circle': PanicCircle,
  'circle-of-people': CircleOfPeople,
  'push-up-steps': PushUpSteps,
  'seated-session': SeatedSession,
  'sleep-window': SleepWindow,
  'savings-bricks': SavingsBricks,
}

/** All drawings, in one chunk that loads with the first drawing. */
export function Picture({ name }: { name: DrawingName }) {
  const NamedPicture = pictures[name]
  return <NamedPicture />
}
