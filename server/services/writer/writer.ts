import type { ContentKind, WriterKind } from '#contract/generation-runs.ts'
import type { ChallengeDraft, DiscussionDraft, ResourceDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'

/** A piece of content, whole and within the contract's limits. */
export type ContentItem =
  | { kind: 'challenge'; draft: ChallengeDraft }
  | { kind: 'resource'; draft: ResourceDraft }
  | { kind: 'discussion'; draft: DiscussionDraft }

/** What is to be written. `number` counts from 0 within its run, so that no two of a run are alike. */
export type ItemSpec =
  | { task: 'idea'; kind: 'challenge'; idea: string; pillar: Pillar | null; duration: number | null }
  | { task: 'topic'; kind: 'challenge'; topic: string; number: number }
  | { task: 'shelf'; kind: ContentKind; pillar: Pillar; number: number }

/** What there is already: nothing is to be written twice. */
export type ExistingContent = {
  titles: { kind: ContentKind; pillar: Pillar; title: string }[]
  /** The pieces of the library that this site has been given. */
  keys: ReadonlySet<string>
}

export type TokenUsage = { input: number; output: number }

export type GeneratedItem = {
  item: ContentItem
  /** Of a piece of the library. */
  key: string | null
  /** What wrote it, with the version of its prompt. */
  source: string
  tokens: TokenUsage
}

/** Writes content: a model, or the library that stands in for one. */
export type Writer = {
  kind: WriterKind
  model: string | null
  /**
   * Writes one piece. Null: there is nothing more of this kind.
   * @throws WriterFailed; the signal's reason when it says so
   */
  write: (spec: ItemSpec, options: { existing: ExistingContent; signal: AbortSignal }) => Promise<GeneratedItem | null>
}

export type WriterFailure = 'unusable' | 'too-slow' | 'too-large' | 'unreachable' | 'refused' | 'overloaded' | 'failing'

const failureMessages: Record<WriterFailure, string> = {
  unusable: 'The model’s answers could not be used, even after it was told what was wrong with them.',
  'too-slow': 'The model did not answer in time.',
  'too-large': 'The model answered with far more than was asked for.',
  unreachable: 'The model could not be reached. Check AI_BASE_URL, and that it is running.',
  refused: 'The model’s server refused the call. Check AI_API_KEY and AI_MODEL.',
  failing: 'The model’s server answered with an error of its own. Try again later.',
  overloaded: 'The model’s server asks to slow down. Wait a while, then resume.',
}

/** Nothing usable came. The message is for the admin; what the provider said stays in `cause`. */
export class WriterError extends Error {
  readonly failure: WriterFailure
  readonly tokens: TokenUsage

  constructor(failure: WriterFailure, tokens: TokenUsage = { input: 0, output: 0 }, cause?: unknown) {
    super(failureMessages[failure], { cause })
    this.failure = failure
    this.tokens = tokens
  }
}
