import type { WriterSettings } from '../../config.ts'
import { askModel, type ModelBounds } from './ask-model.ts'
import { modelWriter } from './model-writer.ts'
import type { Writer } from './writer.ts'

/** Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, OpenAI itself. */
export function openAiCompatibleWriter({ kind, baseUrl, apiKey, model }: Extract<WriterSettings, { kind: 'openai-compatible' }>, bounds?: Partial<ModelBounds>): Writer {
  const ask = askModel(async (fetch) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({ name: kind, baseURL: baseUrl, apiKey: apiKey ?? undefined, fetch, transformRequestBody: isOpenAi(baseUrl) ? inItsOwnWords : undefined })(model)
  }, bounds)
  return modelWriter({ kind, model, ask })
}

function isOpenAi(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.openai.com'
}

/** OpenAI's newer models refuse the older name, which everybody else knows. */
function inItsOwnWords({ max_tokens: most, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: most }
}
