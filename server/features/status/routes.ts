import { getSiteStatus } from '#contract/status.ts'
import { serve } from '../../http/serve.ts'
import { readSiteStatus } from './status.ts'

export const statusRoutes = [serve(getSiteStatus, (context) => readSiteStatus(context))]
