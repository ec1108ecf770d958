import type { DeliveryChannel } from '#contract/delivery.ts'
import type { Config } from '../config.ts'
import type { Call, MessageResult } from './call.ts'
import { createLoadRecorder, type LoadRecorder } from './load-recorder.ts'
import type { Prometheus } from './prometheus.ts'

/** What this process measures about itself. Nothing in it is about a single member. */
export type Measurements = {
  addCall: (call: Call) => void
  addQuery: (milliseconds: number) => void
  addMessage: (channel: DeliveryChannel, result: MessageResult) => void
  addFailedWork: () => void
  load: LoadRecorder
  /** Null without `METRICS_TOKEN`. */
  prometheus: Prometheus | null
}

/** Loads the package for Prometheus only where it is used, because it costs memory. */
export async function createMeasurements({ metricsToken }: Pick<Config, 'metricsToken'>): Promise<Measurements> {
  const load = createLoadRecorder()
  if (metricsToken === null) return { ...load, addMessage() {}, addFailedWork() {}, load, prometheus: null }
  const { createPrometheus } = await import('./prometheus.ts')
  const prometheus = createPrometheus()
  return {
    addCall(call) {
      load.addCall(call)
      prometheus.addCall(call)
    },
    addQuery(milliseconds) {
      load.addQuery(milliseconds)
      prometheus.addQuery(milliseconds)
    },
    addMessage: prometheus.addMessage,
    addFailedWork: prometheus.addFailedWork,
    load,
    prometheus,
  }
}
