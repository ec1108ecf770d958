import type { WriterKind } from '#contract/generation-runs.ts'
import { parseAnswer } from './parse-answer.ts'
import { buildChallengePrompt } from './prompts/challenge.ts'
import { buildDiscussionPrompt } from './prompts/discussion.ts'
import type { Prompt } from './prompts/prompt.ts'
import { buildResourcePrompt } from './prompts/resource.ts'
import {
  WriterError,
  type ItemSpec,
  type ExistingContent,
  type TokenUsage,
  type Writer,
  type GeneratedItem,
} from './writer.ts'

export type Message = { role: 'user' | 'assistant'; content: string }

/** One question to a model. @throws WriterFailed; the signal's reason when it says so */
export type AskModel = (question: {
  instructions: string
  messages: Message[]
  maxTokens: number
  signal: AbortSignal
}) => Promise<{ text: string; cutOff: boolean; tokens: TokenUsage }>

/** After the first answer, how often a model is told what is wrong and asked again. */
const maxRepairs = 2

/** Titles a model is shown, so that it writes about something else. */
const maxTitles = 60

/** A writer that asks a model. Its answers are data: parsed, cleaned, checked and refused where they are of no use. */
export function createModelWriter({ kind, model, ask }: { kind: WriterKind; model: string; ask: AskModel }): Writer {
  return {
    kind,
    model,
    async write(spec, { existing, signal }) {
      const titles = listRelatedTitles(spec, existing)
      const prompt = buildPrompt(spec, titles.slice(-maxTitles))
      const messages: Message[] = [{ role: 'user', content: prompt.input }]
      const tokens: TokenUsage = { input: 0, output: 0 }
      for (let attempt = 0; attempt <= maxRepairs; attempt++) {
        const {
          text,
          cutOff,
          tokens: usage,
        } = await ask({ ...prompt, messages, signal }).catch((error: unknown) => {
          throw error instanceof WriterError ? new WriterError(error.failure, tokens, error.cause) : error
        })
        tokens.input += usage.input
        tokens.output += usage.output
        const result = parseAnswer(text, spec, titles)
        if ('piece' in result) return toGeneratedItem(result.piece, { source: `${model}, ${prompt.source}`, tokens })
        const problem = cutOff ? 'it is cut off: write less' : result.problem
        messages.splice(
          1,
          Number.POSITIVE_INFINITY,
          { role: 'assistant', content: text.slice(0, 6000) || '(nothing)' },
          {
            role: 'user',
            content: `That cannot be used: ${problem}. Answer with the whole corrected JSON object and nothing else.`,
          },
        )
      }
      throw new WriterError('unusable', tokens)
    },
  }
}

function toGeneratedItem(
  item: GeneratedItem['item'],
  { source, tokens }: { source: string; tokens: TokenUsage },
): GeneratedItem {
  return { item, key: null, source, tokens }
}

function buildPrompt(spec: ItemSpec, titles: string[]): Prompt {
  if (spec.task !== 'shelf') return buildChallengePrompt(spec, spec.task === 'idea' ? [] : titles)
  return { challenge: buildChallengePrompt, resource: buildResourcePrompt, discussion: buildDiscussionPrompt }[
    spec.kind
  ](spec, titles)
}

/** What is already there of this kind, the nearest last. */
function listRelatedTitles(spec: ItemSpec, { titles }: ExistingContent): string[] {
  const sameKind = titles.filter(({ kind }) => kind === spec.kind)
  const sorted =
    spec.task === 'shelf'
      ? sameKind.toSorted((a, b) => Number(a.pillar === spec.pillar) - Number(b.pillar === spec.pillar))
      : sameKind
  return sorted.map(({ title }) => title)
}
