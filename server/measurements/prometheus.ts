import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DeliveryChannel } from '#contract/delivery.ts'
import { version } from '../installation.ts'
import type { Call, MessageResult } from './call.ts'

/** A number of the whole site, read from its database. */
export type SiteMetric = { name: string; help: string; value: number; labels?: Record<string, string> }

export type Prometheus = {
  addCall: (call: Call) => void
  addQuery: (milliseconds: number) => void
  addMessage: (channel: DeliveryChannel, result: MessageResult) => void
  addFailedWork: () => void
  contentType: string
  /** Writes all metrics in the text format. @param metrics of the whole site */
  write: (metrics: SiteMetric[]) => Promise<string>
}

const prefix = 'sevenpillars_'
/** In seconds. */
const callBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const queryBuckets = [0.0001, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

/** Metrics of this process, with those that prom-client has for Node.js (memory, CPU, event loop, garbage collection). */
export function createPrometheus(): Prometheus {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: `${prefix}info`,
    help: 'The version of Seven Pillars; always 1.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const calls = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'Time until a request was answered. Pages and files have one route each; event streams are left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: callBuckets,
    registers,
  })
  const queries = new Histogram({
    name: `${prefix}database_query_duration_seconds`,
    help: 'Time of a statement in the database.',
    buckets: queryBuckets,
    registers,
  })
  const messages = new Counter({
    name: `${prefix}messages_total`,
    help: 'Attempts of this process to send an email or a push message.',
    labelNames: ['channel', 'result'],
    registers,
  })
  for (const channel of ['email', 'push']) for (const result of ['sent', 'failed']) messages.inc({ channel, result }, 0)
  const failedWork = new Counter({
    name: `${prefix}background_failures_total`,
    help: 'Failed rounds of background work, such as reminders. The log says why.',
    registers,
  })

  return {
    addCall: ({ method, route, status, milliseconds }) => calls.observe({ method, route, status }, milliseconds / 1000),
    addQuery: (milliseconds) => queries.observe(milliseconds / 1000),
    addMessage: (channel, result) => messages.inc({ channel, result }),
    addFailedWork: () => failedWork.inc(),
    contentType: registry.contentType,
    async write(metrics) {
      const site = writeSiteMetrics(metrics)
      return (await registry.metrics()) + (await site.metrics())
    },
  }
}

/** These are new in each reply, so that one that could not be read is missing instead of old. */
function writeSiteMetrics(metrics: SiteMetric[]): Registry {
  const registry = new Registry()
  const gauges = new Map<string, Gauge>()
  for (const { name, help, value, labels = {} } of metrics) {
    const gauge =
      gauges.get(name) ??
      new Gauge({ name: prefix + name, help, labelNames: Object.keys(labels), registers: [registry] })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }
  return registry
}
