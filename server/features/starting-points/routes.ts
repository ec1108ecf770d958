import * as calls from '#contract/starting-points.ts'
import { serveCached } from '../../http/serve.ts'
import { listStartingPoints, readStartingPointsVersion } from './starting-points.ts'

export const startingPointRoutes = [
  serveCached(calls.listStartingPoints, readStartingPointsVersion, ({ database }) => listStartingPoints(database)),
]
