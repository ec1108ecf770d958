import type { CheckAdvice, CheckItem, SelfCheck } from './checks.ts'

export type CheckResult = {
  total: number
  /** That of the band of the total, or of the check's `safety`. */
  advice: CheckAdvice
  showHelpNow: boolean
  /** Set if an item about safety has a score above zero. */
  safetyMessage: string | undefined
  caution: string | undefined
}

/**
 * Add up the answers of a self-check.
 * @param answers the score of the chosen option for each item; those after an item that skips the rest are ignored
 * @throws RangeError if an answer is missing or is not an option of its item
 */
export function scoreCheck(check: SelfCheck, answers: readonly number[]): CheckResult {
  const asked = listAskedItems(check.items, answers)
  const scores = asked.map((item, index) => {
    const score = item.options.find((option) => option.score === answers[index])?.score
    if (score === undefined) throw new RangeError(`${check.name} has no such answer to question ${index + 1}`)
    return score
  })
  const total = scores.reduce((sum, score) => sum + score, 0)
  const band = check.bands.find(({ from, to }) => from <= total && total <= to)
  if (!band) throw new RangeError(`${check.name} has no band for ${total} points`)
  const needsSafety = asked.some(({ isAboutSafety }, index) => isAboutSafety && scores[index] !== 0)
  const safety = needsSafety ? check.safety : undefined
  return {
    total,
    advice: safety ?? band,
    showHelpNow: band.showHelpNow || needsSafety,
    safetyMessage: safety?.message,
    caution: check.cautions?.findLast(({ from }) => from <= total)?.text,
  }
}

/** List the items to answer, without those that an answer makes unnecessary. */
export function listAskedItems(items: readonly CheckItem[], answers: readonly number[]): readonly CheckItem[] {
  const last = items.findIndex(({ skipsRestAtZero }, index) => skipsRestAtZero && answers[index] === 0)
  return last === -1 ? items : items.slice(0, last + 1)
}
