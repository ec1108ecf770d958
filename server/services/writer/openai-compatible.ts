import type { WriterSettings } from '../../config.ts'
import { createAskModel, type ModelBounds } from './model-client.ts'
import { createModelWriter, type AskModel } from './model-writer.ts'
import type { Writer } from './writer.ts'

type Settings = Extract<WriterSettings, { kind: 'openai-compatible' }>

/** Creates a writer for any server with OpenAI's chat completions API: Ollama, llama.cpp, vLLM or OpenAI. */
export function createOpenAiCompatibleWriter(settings: Settings, bounds?: Partial<ModelBounds>): Writer {
  const { kind, model } = settings
  return createModelWriter({ kind, model, ask: createOpenAiCompatibleAsk(settings, bounds) })
}

export function createOpenAiCompatibleAsk(
  { kind, baseUrl, apiKey, model }: Settings,
  bounds?: Partial<ModelBounds>,
): AskModel {
  return createAskModel(
    async (fetch) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        name: kind,
        baseURL: baseUrl,
        apiKey: apiKey ?? undefined,
        fetch,
        supportsStructuredOutputs: true,
        transformRequestBody: isOpenAi(baseUrl) ? renameMaxTokens : undefined,
      })(model)
    },
    { bounds },
  )
}

function isOpenAi(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.openai.com'
}

/** OpenAI's newer models reject `max_tokens`, which all other servers expect. */
function renameMaxTokens({ max_tokens: maxTokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: maxTokens }
}
