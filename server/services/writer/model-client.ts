import type { generateText, LanguageModel, Output } from 'ai'
import { createBoundedFetch, ResponseTooLargeError } from './bounded-fetch.ts'
import type { AskModel } from './model-writer.ts'
import { WriterError } from './writer.ts'

/** Limits for a model call: response size, total time and retries of failed requests. */
export type ModelBounds = { bytes: number; milliseconds: number; retries: number }

const defaultBounds: ModelBounds = { bytes: 512 * 1024, milliseconds: 240_000, retries: 2 }

type ModelOptions = {
  bounds?: Partial<ModelBounds>
  providerOptions?: Parameters<typeof generateText>[0]['providerOptions']
}

/**
 * Asks through the AI SDK, which is loaded on first use. The server gets the schema of the answer. Servers that reject a
 * schema with limits get one without, and those that reject every schema get none.
 */
export function createAskModel(
  load: (fetch: typeof globalThis.fetch) => Promise<LanguageModel>,
  { bounds: overrides = {}, providerOptions }: ModelOptions,
): AskModel {
  const bounds = { ...defaultBounds, ...overrides }
  let modelPromise: Promise<LanguageModel> | undefined
  /** How many forms of the schema the server has rejected: with limits, and without. */
  let rejected = 0
  return async ({ instructions, messages, answer, maxTokens, signal }) => {
    const { generateText, Output } = await import('ai')
    const model = await (modelPromise ??= load(createBoundedFetch(bounds.bytes)))
    const deadline = AbortSignal.timeout(bounds.milliseconds)
    const ask = (output?: Output.Output) =>
      generateText({
        model,
        instructions,
        messages,
        output,
        providerOptions,
        maxOutputTokens: maxTokens,
        maxRetries: bounds.retries,
        abortSignal: AbortSignal.any([signal, deadline]),
      })
    const format = await Output.object({ schema: answer, name: 'answer' }).responseFormat
    // Our own parser reads the answer, because deep JSON overflows the stack in the SDK's.
    const askFor = (responseFormat: typeof format) =>
      ask({ ...Output.text(), responseFormat: Promise.resolve(responseFormat) })
    const askWithSchema = async (rejections = rejected): Promise<Awaited<ReturnType<typeof ask>>> => {
      try {
        const reply = await (rejections === 0
          ? askFor(format)
          : rejections === 1
            ? askFor(removeLimits(format))
            : ask())
        rejected = Math.max(rejected, rejections)
        return reply
      } catch (error) {
        if (rejections === 2 || !(await mayRejectSchema(error))) throw error
        return askWithSchema(rejections + 1)
      }
    }
    try {
      const { text, finishReason, usage } = await askWithSchema()
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

const limitKeywords = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum']

/** Copies a JSON schema without the limits that some servers reject. The prompt names them too. */
function removeLimits<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (key: string, value: unknown) =>
    limitKeywords.includes(key) ? undefined : value,
  )
}

/** Servers without structured output answer with one of these statuses, but not always with a message that says so. */
async function mayRejectSchema(error: unknown): Promise<boolean> {
  const { APICallError } = await import('ai')
  return APICallError.isInstance(error) && [400, 422].includes(error.statusCode ?? 0)
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
