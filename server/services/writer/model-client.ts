import type { LanguageModel } from 'ai'
import { createBoundedFetch, ResponseTooLargeError } from './bounded-fetch.ts'
import type { AskModel } from './model-writer.ts'
import { WriterError } from './writer.ts'

/** Limits for a model call: response size, total time and retries of failed requests. */
export type ModelBounds = { bytes: number; milliseconds: number; retries: number }

const defaultBounds: ModelBounds = { bytes: 512 * 1024, milliseconds: 240_000, retries: 2 }

/** Asks through the AI SDK, which is loaded on first use. */
export function createAskModel(
  load: (fetch: typeof globalThis.fetch) => Promise<LanguageModel>,
  overrides: Partial<ModelBounds> = {},
): AskModel {
  const bounds = { ...defaultBounds, ...overrides }
  let modelPromise: Promise<LanguageModel> | undefined
  return async ({ instructions, messages, maxTokens, signal }) => {
    const { generateText } = await import('ai')
    const model = await (modelPromise ??= load(createBoundedFetch(bounds.bytes)))
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
      if (deadline.aborted) throw new WriterError('too-slow', undefined, error)
      throw await toWriterError(error)
    }
  }
}

async function toWriterError(error: unknown): Promise<WriterError> {
  const { APICallError, RetryError } = await import('ai')
  const lastError = RetryError.isInstance(error) ? error.lastError : error
  if (listCauses(lastError).some((cause) => cause instanceof ResponseTooLargeError))
    return new WriterError('too-large', undefined, lastError)
  if (!APICallError.isInstance(lastError)) return new WriterError('unusable', undefined, lastError)
  const { statusCode } = lastError
  if (statusCode === undefined) return new WriterError('unreachable', undefined, lastError)
  if (statusCode === 429 || statusCode === 503 || statusCode === 529)
    return new WriterError('overloaded', undefined, lastError)
  if (statusCode >= 500) return new WriterError('failing', undefined, lastError)
  if (statusCode >= 400) return new WriterError('refused', undefined, lastError)
  return new WriterError('unusable', undefined, lastError)
}

function listCauses(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let next = error; next instanceof Error && causes.length < 10; next = next.cause) causes.push(next)
  return causes
}
