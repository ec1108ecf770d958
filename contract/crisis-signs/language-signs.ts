/** What a sign is about: a wish to die, self-harm, a means to do it, or a farewell and affairs put in order. */
export type SignKind = 'dying' | 'selfHarm' | 'means' | 'farewell'

/**
 * The signs of one language, in the forms that members type: regular expressions of folded words, which may be written
 * with accents. A `~` between two words stands for up to four others without a negation, and `~~` for up to seven.
 */
export type LanguageSigns = Record<SignKind, string[]> & {
  /** Negations, which turn a sign into its opposite when they stand before it. */
  not: string
  /** A pattern of what turns a sign into its opposite when it stands before it, in place of `not`. */
  unlike?: string
  /** A pattern of what makes a sign about others when it stands before it, unless the sign has a word for the writer. */
  others?: { before: string; self: string }
  /** Patterns of sentences in which a kind of sign means something else. */
  unless?: Partial<Record<SignKind, string>>
  /** English only: signs that are looked for in three sentences at once, whose words are joined with ` , `. */
  together?: Partial<Record<SignKind, string[]>>
  /** Words that the language writes together with the next one. */
  prefix?: string
  /** The language has no spaces between words, or too many endings to list. */
  unspaced?: true
}
