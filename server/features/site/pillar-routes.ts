import { listPillars, pillarKeys, pillarLabels } from '#contract/pillars.ts'
import { serve } from '../../http/serve.ts'

const pillars = pillarKeys.map((key) => ({ key, label: pillarLabels[key] }))

export const pillarRoutes = [serve(listPillars, () => pillars, { prepared: 'pillars' })]
