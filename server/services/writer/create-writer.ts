import type { WriterSettings } from '../../config.ts'
import { createAnthropicWriter } from './anthropic.ts'
import { libraryWriter } from './library-writer.ts'
import { createOpenAiCompatibleWriter } from './openai-compatible.ts'
import type { Writer } from './writer.ts'

export function createWriter(settings: WriterSettings): Writer {
  switch (settings.kind) {
    case 'library':
      return libraryWriter
    case 'openai-compatible':
      return createOpenAiCompatibleWriter(settings)
    case 'anthropic':
      return createAnthropicWriter(settings)
  }
}
