import type { ChallengeDraft, DiscussionDraft, ResourceDraft } from '#contract/generation.ts'
import type { ContentKind, WriterKind } from '#contract/generations.ts'
import type { Pillar } from '#contract/pillars.ts'

export type ContentItem =
  | { kind: 'challenge'; draft: ChallengeDraft }
  | { kind: 'resource'; draft: ResourceDraft }
  | { kind: 'discussion'; draft: DiscussionDraft }

/** The item to write. `number` counts from 0 within the run, so that the items of a run differ. */
export type ItemSpec =
  | { task: 'idea'; kind: 'challenge'; idea: string; pillar: Pillar | null; duration: number | null }
  | { task: 'topic'; kind: 'challenge'; topic: string; number: number }
  | { task: 'shelf'; kind: ContentKind; pillar: Pillar; number: number }

export type ExistingContent = {
  titles: { kind: ContentKind; pillar: Pillar; title: string }[]
  /** Keys of the library items already used on this site. */
  keys: ReadonlySet<string>
}

export type TokenUsage = { input: number; output: number }

export type GeneratedItem = {
  item: ContentItem
  key: string | null
  /** The writer and the version of its prompt. */
  source: string
  /** Parts of the idea that are not in the plan. */
  leftOut: string[]
  tokens: TokenUsage
}

/** Writes content with a model, or from the library when no model is configured. */
export type Writer = {
  kind: WriterKind
  model: string | null
  /**
   * @returns null when there are no more items of this kind
   * @throws WriterError, or the signal's reason when it aborts
   */
  write: (spec: ItemSpec, options: { existing: ExistingContent; signal: AbortSignal }) => Promise<GeneratedItem | null>
  /** Lists the items left for `shelf` specs; null for a model, which has no such limit. */
  listRemaining: ((existing: ExistingContent) => Promise<{ kind: ContentKind; pillar: Pillar }[]>) | null
}

export type WriterFailure =
  | 'unusable'
  | 'harmful'
  | 'too-slow'
  | 'too-large'
  | 'unreachable'
  | 'refused'
  | 'overloaded'
  | 'failing'

const failureMessages: Record<WriterFailure, string> = {
  unusable: 'The model’s answers couldn’t be used, even after it was told what was wrong.',
  harmful:
    'The model refused this because it could harm someone, so it wrote nothing. If you or someone you know needs help, open Help now.',
  'too-slow': 'The model didn’t answer in time.',
  'too-large': 'The model’s answer was too long.',
  unreachable: 'The model couldn’t be reached. Check AI_BASE_URL and that the model is running.',
  refused: 'The model’s server rejected the request. Check AI_API_KEY and AI_MODEL.',
  failing: 'The model’s server returned an error. Try again later.',
  overloaded: 'The model’s server asks us to slow down. Wait a while, then resume.',
}

/** A failure to write an item. The message is for the admin; the provider's error is in `cause`. */
export class WriterError extends Error {
  readonly failure: WriterFailure
  readonly tokens: TokenUsage

  constructor(failure: WriterFailure, tokens: TokenUsage = { input: 0, output: 0 }, cause?: unknown) {
    super(failureMessages[failure], { cause })
    this.failure = failure
    this.tokens = tokens
  }
}
