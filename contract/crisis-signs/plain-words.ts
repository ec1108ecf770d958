const replacements: [RegExp, string][] = (
  [
    // Letters that people replace to get past filters, and common misspellings.
    [
      's[u*]?[i1!*l]{1,2}c[i1!*]d|sucid|suicd|suiced|suisid|suicied|siucid|sucicid|suecid|suidic|sooicid|suacid',
      'suicid',
      'word start',
    ],
    ['sewer ?slid(?:e|al)', 'suicide'],
    ['k[i1!*]l+', 'kill', 'word start'],
    ['mys[3e]lf|my s[3e]lf', 'myself'],
    ['un ?al[i1]v(?:e|ed|ing|eing)', 'kill'],
    ['d[1!*]e', 'die'],
    ['myslef|mysefl|myslf|meself|mysef|my self|mself', 'myself'],
    ['wnat|wan|wnt|watn|wont to', 'want'],
    ['wanna|wana|wannna|want 2', 'want to'],
    ['gonna|gunna|gona|gon|goin to', 'going to'],
    ['ima|imma|ill be going to', 'im going to'],
    ['tryna|tryin to', 'trying to'],
    ['gotta', 'have to'],
    ['dieing|dyin', 'dying'],
    ['(kill|end|liv|think|feel|hurt|cutt|want|hop|wish|plann|try|tak)in', '$1ing'],
    ['dnt|dun|dont even|really dont|just dont|do not', 'dont'],
    ['cnt|cannot|can not|cant even|really cant|just cant|could not|couldnt', 'cant'],
    ['is not|aint', 'isnt'],
    ['was not|were not|werent', 'wasnt'],
    ['will not', 'wont'],
    ['would not', 'wouldnt'],
    ['did not', 'didnt'],
    ['i am|i m', 'im'],
    ['i would|i d', 'id'],
    ['i have|i ve', 'ive'],
    ['i will', 'ill'],
    ['there is', 'theres'],
    ['what is', 'whats'],
    ['it is', 'its'],
    ['that is', 'thats'],
    ['they would', 'theyd'],
    ['any more|anymor|anymroe|any longer|much longer|no more', 'anymore'],
    ['every ?1|every ?body|evryone|everyones', 'everyone'],
    ['no ?1|no one|nobodys|noone', 'nobody'],
    ['w o', 'without'],
    ['lyfe', 'life'],
    ['suicid(?:le|el|ial|ual|all)', 'suicidal'],
    ['b', 'be'],
    ['n', 'and'],
    ['nothin|nuthin|nuffin|nowt', 'nothing'],
    ['dunno|idk', 'dont know'],
    ['nomore|no mor', 'anymore'],
    ['wouldve|woulda', 'would have'],
    ['shouldve|shoulda|should of', 'should have'],
    ['couldve|coulda', 'could have'],
    ['were dead', 'was dead'],
  ] as [string, string, string?][]
).map(([pattern, word, end]) => [new RegExp(`\\b(?:${pattern})${end ? '' : '\\b'}`, 'g'), word])

/** Titles and terms that contain the words without their meaning. */
const otherMeanings = new RegExp(
  String.raw`\b(?:suicide squads?|virgin suicides|suicidal tendencies|kill bill|kill a mockingbird|live and let die|die hard|dead poets|(?:career|social|political|financial|professional|commercial|brand) suicide|suicide (?:sprints?|drills?|runs?|grips?|sets?|shuttles?|prevention|hotlines?|helplines?|lines?|awareness|rates?|statistics|stats|bomb\w{0,4}|doors?|burpees?|hill)|suicidal (?:pace|speed|driving|drivers?)|(?:did|do|doing|run|running|ran|of) suicides|kill myself laughing)\b`,
  'g',
)

/**
 * Reduces an English sentence to plain words without apostrophes, for rules about words. It corrects common misspellings,
 * undoes disguises, and leaves a comma as its own word.
 */
export function toPlainWords(sentence: string): string {
  const words = sentence
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})['’`´](?=\p{L})/gu, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/[,:()[\]–—]|\s-+\s/g, ' , ')
    .replace(/[^\p{L}\p{N},*!]+/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .trim()
    .split(' ')
    .map(correctTypo)
    .join(' ')
  return replacements
    .reduce((plain, [pattern, word]) => plain.replace(pattern, word), words)
    .replace(/[*!]/g, '')
    .replace(otherMeanings, ' , ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Words that people mistype and that no common word resembles. */
const typedWords = [
  'suicide',
  'suicidal',
  'myself',
  'anymore',
  'goodbye',
  'burden',
  'overdose',
  'without',
  'tonight',
  'nobody',
  'everyone',
  'existing',
]

/** Corrects one missing, extra, wrong or swapped letter. */
function correctTypo(word: string): string {
  if (word.length < 5 || word.length > 10) return word
  if (typedWords.some((typed) => word.startsWith(typed))) return word
  return typedWords.find((typed) => isNearlyEqual(word, typed)) ?? word
}

function isNearlyEqual(word: string, typed: string): boolean {
  const difference = word.length - typed.length
  if (Math.abs(difference) > 1 || word[0] !== typed[0]) return false
  let at = 0
  while (at < typed.length && word[at] === typed[at]) at++
  const swapped = word[at] === typed[at + 1] && word[at + 1] === typed[at] && word.slice(at + 2) === typed.slice(at + 2)
  return swapped || word.slice(difference < 0 ? at : at + 1) === typed.slice(difference > 0 ? at : at + 1)
}
