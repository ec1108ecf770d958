import type { WriterSettings } from '../../config.ts'
import { askModel, type ModelBounds } from './ask-model.ts'
import { modelWriter } from './model-writer.ts'
import type { Writer } from './writer.ts'

export function anthropicWriter({ kind, baseUrl, apiKey, model }: Extract<WriterSettings, { kind: 'anthropic' }>, bounds?: Partial<ModelBounds>): Writer {
  const ask = askModel(async (fetch) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, fetch, ...(baseUrl && { baseURL: baseUrl }) })(model)
  }, bounds)
  return modelWriter({ kind, model, ask })
}
