import { scoreWindow, toWindows } from './crisis-model.ts'
import { threshold } from './crisis-weights.ts'
import { toPlainSentences } from './normalize-words.ts'

/** Characters of the longest text that is read. */
const MAX_LENGTH = 50_000

/** Statements that need no weighing. They see the words of normalize-words.ts, without apostrophes. */
const statements = [
  'kms(?= (?:rn|now|tonight|fr|lol|already)|$)',
  '(?:kill|killing|killed|hang|hanging|shoot|drown|top|topping|off|offing) myself(?! (?:laughing|off|up|at|over|trying|in the gym|with|for|to (?:get|make|finish))\\b)',
  '(?:end|ending|ended|finish) my (?:own |whole )?(?:life|suffering|misery)(?! as)',
  '(?:take|taking|took) my own life',
  '(?:end|ending) it all(?! with)',
  '(?:im|am|feel|feeling|been|being|still) (?:really |so |very |actively )?suicidal',
  'suicidal (?:thoughts?|ideation|urges|again|tonight)',
  '(?:think|thinking|thought|attempted|tried|planning|considering|considered|contemplating) (?:about |of |my )?(?:own )?suicide',
  'my (?:own )?suicide(?: attempt| note| plan)?',
  'want(?:ed|ing)? to (?:just |really |fucking )?(?:die|be dead|stop existing|cease to exist)(?! (?:on|of|old|laughing|young|happy|at|with|knowing|when|every|in|a|ninety|without|wondering)\\b)',
  'wish (?:that )?i (?:was|were) (?:dead|never born)',
  '(?:deserve|ready|hope i|pray i|just let me|please let me) (?:to )?die(?! (?:old|happy|on|of|laughing|young|in the game)\\b)',
  '(?:everyone|family|kids|wife|they|theyd|parents|people)(?: would| will| all| be){1,3} better off (?:without me|if i (?:was|were|wasnt|died))(?! (?:in|on|at|there)\\b)',
  '(?:better off|rather be) dead(?= (?:than (?:feel|live|go on|this|wake))|$)',
  '(?:cut|cutting|hurt|hurting|harm|harming|burn) myself (?:again|on purpose|tonight|last night)(?! (?:at|in|on|playing)\\b)',
  'i(?:m|ve)? (?:started |been |have )?self ?harm(?:ed|ing)?',
  'relapsed (?:on|with|into) self ?harm',
  '(?:going|want|about|need) to (?:hurt|harm|cut) myself(?! (?:lifting|training|if i (?:keep|lift|train)))',
  '(?:write|writing|wrote|written) (?:a|my|the) suicide (?:note|letter)',
  'nothing left (?:for me )?to do but (?:go|die)(?! (?:to|for|with)\\b)',
  '(?:tired|sick) of (?:living|being alive|existing)(?= (?:anymore|now|honestly)|$)',
  'im (?:just |nothing but |such |only ){0,1}a burden (?:to|on) (?:everyone|them all|my (?:wife|family|kids|parents))',
].map((source) => new RegExp(String.raw`\b(?:${source})\b`, 'g'))
/** As above, with the negation as a part of the statement. */
const negativeStatements = [
  '(?:dont|no longer|not) want to (?:live|be alive|exist|be here|be on this earth)(?= (?:anymore|like this)|$)(?! (?:anymore )?(?:in|at|with|for))',
  '(?:no|any|one) (?:reason|point) (?:left )?(?:to live|in living|of living|to stay alive|in being alive|not to kill myself)(?! (?:in|with|off|there)\\b)',
  '(?:i have|ive got|ive|im left with|theres) nothing (?:left )?to live for',
  '(?:hope|hoping|hoping i|wish|wish i|pray i|and) (?:just |i ){0,2}(?:never|dont|didnt|wont) wake up(?= (?:again|tomorrow|anymore)|$)',
  '(?:dont|not) deserve to (?:live|be alive)',
  '(?:dont|not) (?:feel )?safe (?:with|around|from) myself',
  'rather (?:not be here|not be alive|not wake up)(?= anymore|$)',
].map((source) => new RegExp(String.raw`\b(?:${source})\b`, 'g'))

/** Sentences that say only that the writer is safe. */
const denial = /^ ?(?:im|i am) not suicidal ?$|^ ?i (?:dont|do not) want to die ?$/

const negated = /\b(?:(?<!reason )not|never|dont|didnt|no|wouldnt|wont|havent|hasnt|without)(?: (?!but\b)\w+){0,4} $/
const aboutOthers =
  /\b(?:he|hes|she|shes|they|him|her|who|someone|friend|mate|lad|guy|brother|son|daughter|dad|wife|uncle|cousin|colleague|film|song|lyric|book|podcast|research)(?: (?!i\b|im\b|ive\b|id\b|me\b|and\b)\w+){0,5} $/

/**
 * Tells whether a text suggests that its writer may harm themselves. It looks at words only, so it misses some and is
 * wrong about others: never use it for more than an offer of help.
 */
export function mayBeInCrisis(text: string): boolean {
  const sentences = toPlainSentences(text.slice(0, MAX_LENGTH)).filter((sentence) => !denial.test(sentence))
  return sentences.some(isExplicit) || toWindows(sentences).some((words) => scoreWindow(words) > threshold)
}

/** Exported for training and tests. */
export function isExplicit(sentence: string): boolean {
  return (
    statements.some((pattern) =>
      Array.from(sentence.matchAll(pattern)).some(({ index }) => {
        const before = sentence.slice(Math.max(0, index - 60), index)
        return !negated.test(before) && !aboutOthers.test(before)
      }),
    ) || negativeStatements.some((pattern) => sentence.search(pattern) !== -1)
  )
}

/** Exported for tests. */
export const crisisPatterns: readonly RegExp[] = [...statements, ...negativeStatements]
