import { z } from 'zod'
import type { blockedKinds } from '#contract/csp-reports.ts'
import type { Row } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addReports } from './csp-report-queries.ts'

type BlockedKind = (typeof blockedKinds)[number]

type Violation = { directive: string; blockedUrl: string }

/** The directives of https://www.w3.org/TR/CSP3/. Anything else counts as `other`, so that the table stays small. */
const directives = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
])

const maxReportsPerCall = 100

const reportUriBody = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

const reportToBody = z.array(
  z.object({ body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().optional() }) }),
)

/** Counts the reports in a body. Addresses and samples are dropped, because they may contain private data. */
export async function countViolations(
  { database, services, logger }: Dependencies,
  text: string,
  origin: string,
): Promise<number> {
  const violations = parseReports(text)
  const kinds = violations.map(({ directive, blockedUrl }) => ({
    directive: directives.has(directive) ? directive : 'other',
    blocked: classifySource(blockedUrl, origin),
  }))
  const groups = Map.groupBy(kinds, ({ directive, blocked }) => `${directive} ${blocked}`)
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const count = others.length + 1
    logger.info({ ...first, count }, 'a content security policy blocked something')
    await addReports(database, { ...first, count, last_at: services.clock.now().toISOString() })
  }
  return violations.length
}

export function presentReport({ last_at, ...report }: Row<'csp_reports'>) {
  return { ...report, lastAt: last_at }
}

function parseReports(text: string): Violation[] {
  const json = parseJson(text)
  const single = reportUriBody.safeParse(json)
  if (single.success) {
    const report = single.data['csp-report']
    // Older browsers send the whole directive with its sources.
    const [directive = ''] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')
    return [{ directive, blockedUrl: report['blocked-uri'] ?? '' }]
  }
  // Before validation, which takes a while for thousands of reports.
  const several = reportToBody.safeParse(Array.isArray(json) ? json.slice(0, maxReportsPerCall) : json)
  if (!several.success) return []
  return several.data.map(({ body }) => ({ directive: body.effectiveDirective, blockedUrl: body.blockedURL ?? '' }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function classifySource(blockedUrl: string, origin: string): BlockedKind {
  if (blockedUrl === 'inline') return 'inline'
  if (/^(wasm-)?eval$/.test(blockedUrl)) return 'eval'
  if (/^data(:|$)/.test(blockedUrl)) return 'data'
  if (/^blob(:|$)/.test(blockedUrl)) return 'blob'
  if (/^[a-z-]*extension(:|$)/.test(blockedUrl)) return 'extension'
  if (blockedUrl === 'self') return 'same-origin'
  if (!URL.canParse(blockedUrl)) return 'other'
  const url = new URL(blockedUrl)
  if (!/^(https?|wss?):$/.test(url.protocol)) return 'other'
  return url.host === new URL(origin).host ? 'same-origin' : 'other-origin'
}
