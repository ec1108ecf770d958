import type { WriterSettings } from '../../config.ts'
import { createAskModel, type ModelBounds } from './model-client.ts'
import { createModelWriter, type AskModel } from './model-writer.ts'
import type { Writer } from './writer.ts'

type Settings = Extract<WriterSettings, { kind: 'anthropic' }>

export function createAnthropicWriter(settings: Settings, bounds?: Partial<ModelBounds>): Writer {
  const { kind, model } = settings
  return createModelWriter({ kind, model, ask: createAnthropicAsk(settings, bounds) })
}

export function createAnthropicAsk({ baseUrl, apiKey, model }: Settings, bounds?: Partial<ModelBounds>): AskModel {
  return createAskModel(
    async (fetch) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, fetch, ...(baseUrl && { baseURL: baseUrl }) })(model)
    },
    { bounds, providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } } },
  )
}
