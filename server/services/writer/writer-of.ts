import type { WriterSettings } from '../../config.ts'
import { anthropicWriter } from './anthropic.ts'
import { libraryWriter } from './library-writer.ts'
import { openAiCompatibleWriter } from './openai-compatible.ts'
import type { Writer } from './writer.ts'

/** The writer an operator has chosen. */
export function writerOf(settings: WriterSettings): Writer {
  switch (settings.kind) {
    case 'library':
      return libraryWriter
    case 'openai-compatible':
      return openAiCompatibleWriter(settings)
    case 'anthropic':
      return anthropicWriter(settings)
  }
}
