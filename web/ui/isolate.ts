const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Wrap Arabic or Hebrew text for a sentence that cannot contain a `<bdi>`, such as a title or a toast. Otherwise, the
 * punctuation and numbers around it would move.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}
