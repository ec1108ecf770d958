import type { FastifyRequest } from 'fastify'
import { findEnglish, firstView, type PageView, parseView, viewCookie } from '#contract/page-view.ts'

/** Reads how the browser shows pages from the cookie that the app writes. */
export function readPageView({ cookies, headers }: FastifyRequest): PageView {
  const languages = (headers['accept-language'] ?? '').split(',').map((entry) => entry.split(';')[0]?.trim() ?? '')
  return parseView(cookies[viewCookie]) ?? { ...firstView, locale: findEnglish(languages) }
}
