import { openAiCompatibleWriter } from '#server/services/writer/openai-compatible.ts'
import type { Writer } from '#server/services/writer/writer.ts'
import { startModelFake, type ModelFake } from './model-fake.ts'

/** A server that speaks OpenAI's chat completions and answers as it is told to. */
export function startOpenAiFake(port = 0): Promise<ModelFake> {
  return startModelFake({
    port,
    path: '/v1/chat/completions',
    questionIn({ model, messages }) {
      return { model: String(model), instructions: textOf(messages, 'system'), messages: turnsOf(messages) }
    },
    replyWith: ({ text, finish }) => ({
      id: 'fake',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
      usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    }),
  })
}

/** A writer that asks the fake, and does not wait long for it. */
export function openAiWriterFor(fake: ModelFake, { model = 'fake', milliseconds = 20_000, retries = 0 } = {}): Writer {
  return openAiCompatibleWriter(
    { kind: 'openai-compatible', baseUrl: `${fake.url}/v1`, apiKey: 'sk-canary-openai', model },
    { milliseconds, retries },
  )
}

function textOf(messages: unknown, role: string): string {
  return turnsOf(messages, [role])
    .map(({ content }) => content)
    .join('\n')
}

function turnsOf(messages: unknown, roles = ['user', 'assistant']): { role: string; content: string }[] {
  const list: unknown[] = Array.isArray(messages) ? messages : []
  return list.flatMap((each) => {
    if (typeof each !== 'object' || each === null || !('role' in each) || !('content' in each)) return []
    return roles.includes(String(each.role)) ? [{ role: String(each.role), content: String(each.content) }] : []
  })
}

// Alone it serves a developer's browser: node test/openai-fake.ts, then AI_BASE_URL=http://127.0.0.1:3003/v1 AI_MODEL=fake
if (import.meta.main) process.stdout.write(`${(await startOpenAiFake(3003)).url}/v1\n`)
