import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks'
import type { Call } from './call.ts'

/** In milliseconds. */
const delayResolution = 50
const longestMs = 10 * 60_000

/** Requests for pages and of the API, without files and event streams. */
export type Load = {
  calls: number
  /** Answered with a status of 500 or more. */
  failures: number
  /** Of all calls, half were answered within this time; 0 without calls. */
  medianMs: number
  /** 19 of 20 calls were answered within this time. */
  slowMs: number
  /** Of all delays of the event loop, 99 % were at most this. */
  loopDelayMs: number
  /** Half of all statements of the database took at most this. */
  queryMs: number
}

/** All calls of one endpoint since the start. */
export type EndpointTime = { method: string; route: string; calls: number; totalMs: number; longestMs: number }

export type LoadRecorder = {
  addCall: (call: Call) => void
  addQuery: (milliseconds: number) => void
  /** Ends the current period, which becomes the last one. */
  endPeriod: () => Load
  /** The current period together with the last one. */
  readRecent: () => Load
  /** The endpoints that took most of the time, most first. */
  listBusiest: (limit: number) => EndpointTime[]
}

type Period = {
  failures: number
  calls: RecordableHistogram
  queries: RecordableHistogram
  loopDelayMs: number
}

/** Keeps the times of one or two periods. Percentiles are exact to 1 %. */
export function createLoadRecorder(): LoadRecorder {
  const endpoints = new Map<string, EndpointTime>()
  const loopDelay = monitorEventLoopDelay({ resolution: delayResolution })
  loopDelay.enable()
  let last = startPeriod()
  let current = startPeriod()
  const readLoopDelay = () => Math.max(0, loopDelay.percentile(99) / 1e6 - delayResolution)

  return {
    addCall({ method, route, status, milliseconds }) {
      if (route === 'file') return
      record(current.calls, milliseconds)
      if (status >= 500) current.failures++
      const key = `${method} ${route}`
      const times = endpoints.get(key) ?? { method, route, calls: 0, totalMs: 0, longestMs: 0 }
      times.calls++
      times.totalMs += milliseconds
      times.longestMs = Math.max(times.longestMs, milliseconds)
      endpoints.set(key, times)
    },
    addQuery(milliseconds) {
      record(current.queries, milliseconds)
    },
    endPeriod() {
      current.loopDelayMs = readLoopDelay()
      loopDelay.reset()
      last = current
      current = startPeriod()
      return summarize(last)
    },
    readRecent() {
      const both = startPeriod()
      for (const { calls, queries, failures } of [last, current]) {
        both.calls.add(calls)
        both.queries.add(queries)
        both.failures += failures
      }
      both.loopDelayMs = Math.max(last.loopDelayMs, readLoopDelay())
      return summarize(both)
    },
    listBusiest(limit) {
      return [...endpoints.values()].toSorted((a, b) => b.totalMs - a.totalMs).slice(0, limit)
    },
  }
}

/** Two significant figures keep a histogram at about 20 KB. */
function startPeriod(): Period {
  const create = () => createHistogram({ lowest: 1, highest: longestMs * 1000, figures: 2 })
  return { failures: 0, calls: create(), queries: create(), loopDelayMs: 0 }
}

/** Records microseconds. */
function record(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.max(1, Math.round(Math.min(milliseconds, longestMs) * 1000)))
}

function summarize({ failures, calls, queries, loopDelayMs }: Period): Load {
  const read = (histogram: RecordableHistogram, percentile: number) =>
    histogram.count === 0 ? 0 : histogram.percentile(percentile) / 1000
  return {
    calls: calls.count,
    failures,
    medianMs: read(calls, 50),
    slowMs: read(calls, 95),
    loopDelayMs,
    queryMs: read(queries, 50),
  }
}
