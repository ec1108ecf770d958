import type { WriterSettings } from '../../config.ts'
import { askModel, type ModelBounds } from './ask-model.ts'
import { modelWriter, type Ask } from './model-writer.ts'
import type { Writer } from './writer.ts'

type Settings = Extract<WriterSettings, { kind: 'openai-compatible' }>

/** Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, OpenAI itself. */
export function openAiCompatibleWriter(settings: Settings, bounds?: Partial<ModelBounds>): Writer {
  const { kind, model } = settings
  return modelWriter({ kind, model, ask: openAiCompatibleAsk(settings, bounds) })
}

export function openAiCompatibleAsk({ kind, baseUrl, apiKey, model }: Settings, bounds?: Partial<ModelBounds>): Ask {
  return askModel(async (fetch) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: kind,
      baseURL: baseUrl,
      apiKey: apiKey ?? undefined,
      fetch,
      transformRequestBody: isOpenAi(baseUrl) ? inItsOwnWords : undefined,
    })(model)
  }, bounds)
}

function isOpenAi(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.openai.com'
}

/** OpenAI's newer models refuse the older name, which everybody else knows. */
function inItsOwnWords({ max_tokens: most, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: most }
}
