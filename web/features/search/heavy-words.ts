import { findCrisisSigns } from '#contract/crisis-signs/find-signs.ts'
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

/** Whether someone who searches for these words may harm themselves. It looks at words only, so it offers help too often. */
export function isHeavy(query: string): boolean {
  const text = foldText(query)
  return (
    foldWords(query).some((word) => foldedStems.some((stem) => word.startsWith(stem))) ||
    foldedPhrases.test(text) ||
    findCrisisSigns(query, { evenNegated: true }).size > 0
  )
}
