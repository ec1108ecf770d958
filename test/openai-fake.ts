import { z } from 'zod'
import { createOpenAiCompatibleWriter } from '#server/services/writer/openai-compatible.ts'
import type { Writer } from '#server/services/writer/writer.ts'
import { startModelFake, type ModelFake } from './model-fake.ts'

const openAiFormat = z.object({
  type: z.literal('json_schema'),
  json_schema: z.object({ strict: z.literal(true), schema: z.unknown() }),
})

/** Starts a fake of OpenAI's Chat Completions API. */
export function startOpenAiFake(port = 0): Promise<ModelFake> {
  return startModelFake({
    port,
    path: '/v1/chat/completions',
    parseRequest({ model, messages, response_format: format }) {
      return {
        model: String(model),
        instructions: joinTextByRole(messages, 'system'),
        messages: parseMessages(messages),
        schema: openAiFormat.safeParse(format).data?.json_schema.schema,
      }
    },
    formatResponse: ({ text, finishReason }) => ({
      id: 'fake',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReason }],
      usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    }),
  })
}

/** Creates a writer that uses the fake, with a short timeout. */
export function createTestOpenAiWriter(
  fake: ModelFake,
  { model = 'fake', milliseconds = 20_000, retries = 0 } = {},
): Writer {
  return createOpenAiCompatibleWriter(
    { kind: 'openai-compatible', baseUrl: `${fake.url}/v1`, apiKey: 'sk-canary-openai', model },
    { milliseconds, retries },
  )
}

function joinTextByRole(messages: unknown, role: string): string {
  return parseMessages(messages, [role])
    .map(({ content }) => content)
    .join('\n')
}

function parseMessages(messages: unknown, roles = ['user', 'assistant']): { role: string; content: string }[] {
  const rawMessages: unknown[] = Array.isArray(messages) ? messages : []
  return rawMessages.flatMap((message) => {
    if (typeof message !== 'object' || message === null || !('role' in message) || !('content' in message)) return []
    return roles.includes(String(message.role))
      ? [{ role: String(message.role), content: String(message.content) }]
      : []
  })
}

// To try it in a browser: node test/openai-fake.ts, then AI_BASE_URL=http://127.0.0.1:3003/v1 AI_MODEL=fake
if (import.meta.main) process.stdout.write(`${(await startOpenAiFake(3003)).url}/v1\n`)
