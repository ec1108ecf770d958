import { z } from 'zod'
import { createAnthropicWriter } from '#server/services/writer/anthropic.ts'
import type { Writer } from '#server/services/writer/writer.ts'
import { startModelFake, type ModelFake } from './model-fake.ts'

const anthropicConfig = z.object({ format: z.object({ type: z.literal('json_schema'), schema: z.unknown() }) })

/** Starts a fake of Anthropic's Messages API. */
export function startAnthropicFake(port = 0): Promise<ModelFake> {
  return startModelFake({
    port,
    path: '/v1/messages',
    parseRequest({ model, system, messages, output_config: config }) {
      const rawMessages: unknown[] = Array.isArray(messages) ? messages : []
      return {
        model: String(model),
        instructions: extractText(system),
        messages: rawMessages.flatMap(parseMessage),
        schema: anthropicConfig.safeParse(config).data?.format.schema,
      }
    },
    formatResponse: ({ text, finishReason }) => ({
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model: 'fake',
      content: [{ type: 'text', text }],
      stop_reason: finishReason === 'length' ? 'max_tokens' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 50 },
    }),
  })
}

/** Creates a writer that uses the fake, with a short timeout. */
export function createTestAnthropicWriter(
  fake: ModelFake,
  { model = 'fake', milliseconds: timeoutMs = 20_000, retries = 0 } = {},
): Writer {
  return createAnthropicWriter(
    { kind: 'anthropic', baseUrl: `${fake.url}/v1`, apiKey: 'sk-canary-anthropic', model },
    { milliseconds: timeoutMs, retries },
  )
}

function parseMessage(message: unknown): { role: string; content: string }[] {
  if (typeof message !== 'object' || message === null || !('role' in message) || !('content' in message)) return []
  return [{ role: String(message.role), content: extractText(message.content) }]
}

/** Anthropic sends a text either as a string or as a list of parts. */
function extractText(content: unknown): string {
  if (typeof content === 'string') return content
  const parts: unknown[] = Array.isArray(content) ? content : []
  return parts
    .map((part) => (typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : ''))
    .join('\n')
}

if (import.meta.main) process.stdout.write(`${(await startAnthropicFake(3004)).url}/v1\n`)
