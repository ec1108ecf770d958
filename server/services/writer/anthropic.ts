import type { WriterSettings } from '../../config.ts'
import { askModel, type ModelBounds } from './ask-model.ts'
import { modelWriter, type Ask } from './model-writer.ts'
import type { Writer } from './writer.ts'

type Settings = Extract<WriterSettings, { kind: 'anthropic' }>

export function anthropicWriter(settings: Settings, bounds?: Partial<ModelBounds>): Writer {
  const { kind, model } = settings
  return modelWriter({ kind, model, ask: anthropicAsk(settings, bounds) })
}

export function anthropicAsk({ baseUrl, apiKey, model }: Settings, bounds?: Partial<ModelBounds>): Ask {
  return askModel(async (fetch) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, fetch, ...(baseUrl && { baseURL: baseUrl }) })(model)
  }, bounds)
}
