import type { LanguageModel } from 'ai'
import { boundedFetch, TooLarge } from './bounded-fetch.ts'
import type { Ask } from './model-writer.ts'
import { WriterFailed } from './writer.ts'

/** How much an answer may weigh, how long it may take, and how often a call that failed on its way is made again. */
export type ModelBounds = { bytes: number; milliseconds: number; retries: number }

const usualBounds: ModelBounds = { bytes: 512 * 1024, milliseconds: 240_000, retries: 2 }

/** Asks through the AI SDK, which is loaded with the first question. */
export function askModel(
  load: (fetch: typeof globalThis.fetch) => Promise<LanguageModel>,
  given: Partial<ModelBounds> = {},
): Ask {
  const bounds = { ...usualBounds, ...given }
  let loading: Promise<LanguageModel> | undefined
  return async ({ instructions, messages, maxTokens, signal }) => {
    const { generateText } = await import('ai')
    const model = await (loading ??= load(boundedFetch(bounds.bytes)))
    const deadline = AbortSignal.timeout(bounds.milliseconds)
    try {
      const { text, finishReason, usage } = await generateText({
        model,
        instructions,
        messages,
        maxOutputTokens: maxTokens,
        maxRetries: bounds.retries,
        abortSignal: AbortSignal.any([signal, deadline]),
      })
      return {
        text,
        cutOff: finishReason === 'length',
        tokens: { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 },
      }
    } catch (error) {
      signal.throwIfAborted()
      if (deadline.aborted) throw new WriterFailed('too-slow', undefined, error)
      throw await failureOf(error)
    }
  }
}

async function failureOf(error: unknown): Promise<WriterFailed> {
  const { APICallError, RetryError } = await import('ai')
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (causesOf(last).some((cause) => cause instanceof TooLarge)) return new WriterFailed('too-large', undefined, last)
  if (!APICallError.isInstance(last)) return new WriterFailed('unusable', undefined, last)
  const { statusCode } = last
  if (statusCode === undefined) return new WriterFailed('unreachable', undefined, last)
  if (statusCode === 429 || statusCode === 503 || statusCode === 529)
    return new WriterFailed('overloaded', undefined, last)
  if (statusCode >= 500) return new WriterFailed('failing', undefined, last)
  if (statusCode >= 400) return new WriterFailed('refused', undefined, last)
  return new WriterFailed('unusable', undefined, last)
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let next = error; next instanceof Error && causes.length < 10; next = next.cause) causes.push(next)
  return causes
}
