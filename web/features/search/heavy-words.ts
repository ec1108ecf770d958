import { findCrisisSignsInSteps } from '#contract/crisis-signs/find-signs.ts'
import { foldText, foldWords } from '#contract/fold-words.ts'

/** Starts of words. A search is often one word, which is not a sentence that the signs of a crisis are looked for in. */
const stems =
  'suicid suizid selbstmord selbsttötung selbstverletz freitod zelfmoord zelfdoding zelfbeschadiging selvmord selvskad ' +
  'självmord självskad itsemurh enesetapp pašnāvīb savižud samobój samookalecz sebevra sebepoškoz samovra samoubi ' +
  'samomor öngyilk sinucid sinucig самоуб самогуб αυτοκτον intihar انتحار התאבד आत्महत्या 自杀 自殺 자살 selfharm ' +
  'automutil autolesi overdos überdos sobredos surdose umbringen'
const phrases =
  /\b(kill|hurt|harm|cut|hang|shoot|drown|burn)(t?ing)? (myself|my self)\b|\bself[ -](harm|injur)|\bbunuh diri\b|tự tử/

const foldedStems = stems.split(' ').map(foldText)
const foldedPhrases = new RegExp(foldText(phrases.source), 'u')

/** Letters can be typed between two parts of the work that take so long together, in milliseconds. */
const partOfWork = 8

/**
 * Say whether someone who searches for these words may harm themselves. It looks at words only, so it offers help too
 * often. On a slow phone, the first time takes a second, in which letters can be typed.
 * @param signal aborts the check, which then returns false
 */
export async function isHeavy(query: string, signal?: AbortSignal): Promise<boolean> {
  const text = foldText(query)
  if (foldWords(query).some((word) => foldedStems.some((stem) => word.startsWith(stem)))) return true
  if (foldedPhrases.test(text)) return true
  const steps = findCrisisSignsInSteps(query, { evenNegated: true })
  let step = steps.next()
  let pausedAt = performance.now()
  while (!step.done) {
    if (performance.now() - pausedAt >= partOfWork) {
      await new Promise((resolve) => setTimeout(resolve))
      if (signal?.aborted) return false
      pausedAt = performance.now()
    }
    step = steps.next()
  }
  return step.value.size > 0
}
