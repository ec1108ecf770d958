import type { WriterKind } from '#contract/generation-runs.ts'
import { readAnswer } from './answer.ts'
import { challengePrompt } from './prompts/challenge.ts'
import { discussionPrompt } from './prompts/discussion.ts'
import type { Prompt } from './prompts/prompt.ts'
import { resourcePrompt } from './prompts/resource.ts'
import { WriterFailed, type Brief, type Taken, type Tokens, type Writer, type Written } from './writer.ts'

export type Message = { role: 'user' | 'assistant'; content: string }

/** One question to a model. @throws WriterFailed; the signal's reason when it says so */
export type Ask = (question: {
  instructions: string
  messages: Message[]
  maxTokens: number
  signal: AbortSignal
}) => Promise<{ text: string; cutOff: boolean; tokens: Tokens }>

/** After the first answer, how often a model is told what is wrong and asked again. */
const mostRepairs = 2

/** Titles a model is shown, so that it writes about something else. */
const mostTitles = 60

/** A writer that asks a model. Its answers are data: parsed, cleaned, checked and refused where they are of no use. */
export function modelWriter({ kind, model, ask }: { kind: WriterKind; model: string; ask: Ask }): Writer {
  return {
    kind,
    model,
    async write(brief, { taken, signal }) {
      const titles = titlesFor(brief, taken)
      const prompt = promptFor(brief, titles.slice(-mostTitles))
      const messages: Message[] = [{ role: 'user', content: prompt.input }]
      const tokens: Tokens = { input: 0, output: 0 }
      for (let attempt = 0; attempt <= mostRepairs; attempt++) {
        const {
          text,
          cutOff,
          tokens: spent,
        } = await ask({ ...prompt, messages, signal }).catch((error: unknown) => {
          throw error instanceof WriterFailed ? new WriterFailed(error.failure, tokens, error.cause) : error
        })
        tokens.input += spent.input
        tokens.output += spent.output
        const reading = readAnswer(text, brief, titles)
        if ('piece' in reading) return written(reading.piece, { source: `${model}, ${prompt.source}`, tokens })
        const problem = cutOff ? 'it is cut off: write less' : reading.problem
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
      throw new WriterFailed('unusable', tokens)
    },
  }
}

function written(piece: Written['piece'], { source, tokens }: { source: string; tokens: Tokens }): Written {
  return { piece, key: null, source, tokens }
}

function promptFor(brief: Brief, titles: string[]): Prompt {
  if (brief.task !== 'shelf') return challengePrompt(brief, brief.task === 'idea' ? [] : titles)
  return { challenge: challengePrompt, resource: resourcePrompt, discussion: discussionPrompt }[brief.piece](
    brief,
    titles,
  )
}

/** What is already there of this kind, the nearest last. */
function titlesFor(brief: Brief, { titles }: Taken): string[] {
  const same = titles.filter(({ piece }) => piece === brief.piece)
  const near =
    brief.task === 'shelf'
      ? same.toSorted((one, other) => Number(one.pillar === brief.pillar) - Number(other.pillar === brief.pillar))
      : same
  return near.map(({ title }) => title)
}
