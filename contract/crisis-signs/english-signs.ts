import { dying } from './english-dying.ts'
import { indirect, indirectFarewell } from './english-indirect.ts'
import { farewell, means, selfHarm } from './english-preparations.ts'
import { dyingTogether, farewellTogether, meansTogether, selfHarmTogether } from './english-together.ts'
import { otherMeans } from './english-words.ts'
import type { LanguageSigns } from './language-signs.ts'

export const englishSigns: LanguageSigns = {
  not: '(?:not|never|dont|didnt|no|wouldnt|wont|havent|hasnt|without|isnt)',
  unlike:
    '\\b(?:asked(?: me)? (?:if|whether)|asking (?:me )?(?:if|whether)|(?<!reason )(?<!or )not(?! sure)|never|dont|didnt|no|wouldnt|wont|havent|hasnt|without|isnt)(?: (?:a|any|the|my|once|ever|even|have|had|having|has|been|be|feel|feeling|felt|want|wanted|going|to|think|thought|thinking|thoughts|about|of|did|do|i|im|ive|really|actually|plan|plans|planning|intention|intentions|intend|urge|urges|desire|wish|longer|currently|actively|in|considered|considering|seriously|that|like|say|saying|mean|trying|attempted|tried|let|remotely|all)){0,5} ',
  others: {
    before:
      '\\b(?:he|hes|she|shes|they|him|her|who|someone|somebody|friend|mate|lad|guy|man|brother|sister|son|daughter|dad|father|mum|mom|mother|wife|husband|uncle|aunt|cousin|colleague|neighbou?r|character|film|song|lyric|book|podcast|article|research|course|people|patients|adults|you|youre|youve|youd|theyre|theyve|theyd|anyone|members?)(?: (?!i\\b|im\\b|ive\\b|id\\b|me\\b|and\\b|but\\b)\\w+){0,5} ',
    self: '\\b(?:i|im|ive|id|ill|my|myself|me|mine|kms)\\b',
  },
  unless: { means: otherMeans },
  together: { dying: dyingTogether, means: meansTogether, selfHarm: selfHarmTogether, farewell: farewellTogether },
  dying: [...dying, ...indirect],
  selfHarm,
  means,
  farewell: [...farewell, ...indirectFarewell],
}
