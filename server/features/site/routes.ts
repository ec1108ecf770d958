import { getSite } from '#contract/site.ts'
import { serve } from '../../http/serve.ts'
import { siteOf } from './site.ts'

export const siteRoutes = [serve(getSite, siteOf)]
