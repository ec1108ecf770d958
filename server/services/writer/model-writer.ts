import type { z } from 'zod'
import type { WriterKind } from '#contract/generations.ts'
import { findLeftOut } from './idea-parts.ts'
import { parseAnswer } from './parse-answer.ts'
import { buildChallengePrompt } from './prompts/challenge.ts'
import { buildDiscussionPrompt } from './prompts/discussion.ts'
import { quoteInput, type Prompt } from './prompts/prompt.ts'
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

export type AskModel = (question: {
  instructions: string
  messages: Message[]
  /** The shape of the answer, for servers that can enforce it. */
  answer: z.ZodType
  maxTokens: number
  signal: AbortSignal
}) => Promise<{ text: string; cutOff: boolean; tokens: TokenUsage }>

/** How often a model may correct an unusable answer. */
const maxRepairs = 2

/** Existing titles in the prompt, so that the model picks another topic. */
const maxTitles = 60

/** Creates a writer that asks a model. Answers are untrusted: parsed, sanitized, validated and rejected if unusable. */
export function createModelWriter({ kind, model, ask }: { kind: WriterKind; model: string; ask: AskModel }): Writer {
  return {
    kind,
    model,
    async write(spec, { existing, signal }) {
      const titles = listRelatedTitles(spec, existing)
      const prompt = buildPrompt(spec, titles.slice(-maxTitles))
      const messages: Message[] = [{ role: 'user', content: prompt.input }]
      const tokens: TokenUsage = { input: 0, output: 0 }
      /** A usable item that leaves parts of the idea out. */
      let partial: GeneratedItem | null = null
      for (let attempt = 0; attempt <= maxRepairs; attempt++) {
        const answer = await ask({ ...prompt, messages, signal }).catch((error: unknown) => {
          if (!(error instanceof WriterError)) throw error
          if (partial) return null
          throw new WriterError(error.failure, tokens, error.cause)
        })
        if (!answer) break
        const { text, cutOff, tokens: usage } = answer
        tokens.input += usage.input
        tokens.output += usage.output
        const result = parseAnswer(text, spec, titles)
        if ('refused' in result) throw new WriterError('harmful', tokens)
        // Missing parts are asked for only once.
        if (partial) {
          if ('item' in result) partial = chooseMoreComplete(partial, result)
          break
        }
        if ('item' in result) {
          partial = { ...result, key: null, source: `${model}, ${prompt.source}`, tokens }
          if (result.leftOut.length === 0) break
        }
        const problem = 'item' in result ? describeMissingParts(result.leftOut) : result.problem
        messages.splice(
          1,
          Number.POSITIVE_INFINITY,
          { role: 'assistant', content: text.slice(0, 6000) || '(nothing)' },
          {
            role: 'user',
            content: `That can't be used: ${cutOff ? 'it is cut off: write less' : problem}.  Answer with the whole corrected JSON object and nothing else.`,
          },
        )
      }
      if (partial) return partial
      throw new WriterError('unusable', tokens)
    },
    listRemaining: null,
  }
}

/** Checks the parts that were missing again, because a model may only have stopped listing them. */
function chooseMoreComplete(first: GeneratedItem, second: Pick<GeneratedItem, 'item' | 'leftOut'>): GeneratedItem {
  const plan = second.item.kind === 'challenge' ? (second.item.draft.plan ?? []) : []
  const leftOut = [...new Set([...second.leftOut, ...findLeftOut(first.leftOut, plan)])]
  return leftOut.length < first.leftOut.length ? { ...first, item: second.item, leftOut } : first
}

function describeMissingParts(parts: string[]): string {
  return `the steps leave out parts of the idea. Give each of these its steps, in these words, and list its days:\n${quoteInput(parts.join('\n'))}\n`
}

function buildPrompt(spec: ItemSpec, titles: string[]): Prompt {
  if (spec.task !== 'shelf') return buildChallengePrompt(spec, spec.task === 'idea' ? [] : titles)
  return { challenge: buildChallengePrompt, resource: buildResourcePrompt, discussion: buildDiscussionPrompt }[
    spec.kind
  ](spec, titles)
}

function listRelatedTitles(spec: ItemSpec, { titles }: ExistingContent): string[] {
  const sameKind = titles.filter(({ kind }) => kind === spec.kind)
  const sorted =
    spec.task === 'shelf'
      ? sameKind.toSorted((a, b) => Number(a.pillar === spec.pillar) - Number(b.pillar === spec.pillar))
      : sameKind
  return sorted.map(({ title }) => title)
}
