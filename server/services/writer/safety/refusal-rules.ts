import { fastingPatterns, harmlessFasting } from './fasting.ts'
import {
  harmlessFilming,
  harmlessRetaliation,
  harmlessVisits,
  retaliationPatterns,
  secretFilmingPatterns,
  stalkingPatterns,
  threatPatterns,
} from './harassment.ts'
import {
  dependencePatterns,
  harmlessMedication,
  medicationPatterns,
  sedativeUse,
  stopsHeavyDrinking,
} from './medicines.ts'
import { controlPatterns } from './partner-control.ts'
import type { RefusalReason } from './refusal-reasons.ts'
import { exposurePatterns, harmlessSelfInjury, selfInjuryPatterns, wallPunching } from './self-injury.ts'
import { harmlessStunts, stuntPatterns } from './stunts.ts'

/** Phrases that only look harmful. They are removed before the rules are applied. */
export const harmlessPhrases: RegExp[] = [
  /\b(?:died by|death by|dead by|bereaved by|lost (?:\w+ ){1,4}to|grie\w+ (?:\w+ ){0,4}?|after (?:the |a |my \w+ )?)(?: ?)suicide\b/g,
  /\bmurder myster(?:y|ies)\b/g,
  /\b(?:988 )?suicide (?:and crisis |prevention )?(?:help ?|hot ?|life ?|crisis )?line\b/g,
  /\b(?:suicide|self harm) (?:prevention|awareness|helpline|survivors?)\b/g,
  /\bprevent(?:ing)? suicides?\b/g,
  /\b(?:heavy|punch(?:ing)?|speed) bags?\b/g,
  /\b(?:kill(?:ing)?|hurt(?:ing)?) (?:my|our|your)sel(?:f|ves) laughing\b/g,
  /\bcut(?:ting)? (?:my|your|him|her|our|them)sel(?:f|ves) (?:some|a little|more) slack\b/g,
  /\bbeat(?:ing)? (?:\w+ ){1,3}(?:at|in) (?:chess|cards|darts|tennis|table tennis|badminton|squash|golf|poker|scrabble|monopoly|football|basketball|arm wrestling|a (?:race|game|match))\b/g,
  /\b(?:kill|murder)(?:ing)? (?:my|the|an?) (?:exams?|interview|presentation|workout|curry|pint|burger|coffee|pizza|steak)\b/g,
  /\bkill(?:ing)? (?:time|the (?:engine|lights|noise|weeds))\b/g,
  /\bkiller (?:workout|abs|app|whale)s?\b/g,
  /\b(?:nerf|water|nail|glue|heat|massage|spray|staple|paintball) guns?\b/g,
  /\bjump(?:ing)? the gun\b/g,
  /\b(?:kitchen|chefs?|bread|palette|putty) knife\b/g,
  /\bknife skills\b/g,
  /\bmicro ?dose of (?:sun|sunlight|nature)\b/g,
  /\bswiss army knife\b/g,
  /\b(?:bath|photo|seed|f) ?bombs?(?:ing)?\b/g,
  /\bbomb(?:ing)? (?:around|along|down|about|round)\b/g,
  /\bshoot(?:ing)? (?:hoops|photos?|pictures|film|a film|some hoops|free throws|pool|an email)\b/g,
  /\b(?:dopamine|digital|phone|screen|media|social media|news|sugar|alcohol|caffeine|spending|gaming|tv|internet|porn) (?:fast|detox|cleanse)\b/g,
]

const self = '(?:my|your|our|him|them|one|her) ?sel(?:f|ves)'
const ex =
  '(?:my|your|the|an|his|her) (?:crazy |old )?(?:former (?:girlfriend|boyfriend|partner|wife|husband)|ex)(?: (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|gf|bf))?'
const abuser =
  '(?:abuser|abusive (?:ex|father|mother|dad|mum|mom|partner|husband|wife|parent|brother)|rapist|attacker|(?:wo)?man who (?:hurt|hit|beat|abused|raped) (?:me|you)|(?:father|dad|mother|mum|mom|step\\w+|parents?|brother|sister|uncle|aunt|wife|husband|partner|coach|teacher|priest|person|guy|(?:wo)?man) who (?:hit|beat|abused|raped|molested|attacked) (?:me|you))'
const contact =
  '(?:contact|text|call|phone|ring|message|dm|email|write(?: to)?|visit|see|meet(?: with)?|reach out to|talk to|speak to|reconnect with|surprise|follow|find|confront|forgive|thank|check(?: on)?|apologi[sz]e to|watch|track)(?:ing)?'
const group =
  '(?:women|girls|feminists|gays?|gay people|lesbians?|jews?|jewish people|muslims?|blacks?|black people|white people|whites|immigrants|foreigners|refugees|trans(?:gender)? people|christians|hindus|mexicans|asians|men)'
const anyone =
  '(?:him|her|them|someone|somebody|people|anyone|everyone|animals?|pets|women|girls|children|kids|(?:my|your|the|a|his|some) (?:\\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|kids?|child(?:ren)?|sons?|daughters?|dog|cat|pet|brother|sister|father|mother|mum|mom|dad|boss|neighbou?r|ex|roommate|friend|enem(?:y|ies)|stranger|guy|man|woman|bully|girl|boy|coworker|colleague))'

const family =
  '(?:wife|husband|partner|girlfriend|boyfriend|father|dad|mother|mum|mom|step\\w+|parents?|brother|sister|uncle)'

type RefusalRule = {
  reason: RefusalReason
  /** Matched against a normalized sentence. */
  patterns: RegExp[]
  unless?: RegExp
  /** A check that needs arithmetic. */
  check?: (sentence: string) => boolean
  /** A check of a whole idea, not of a sentence. */
  checkIdea?: (text: string) => boolean
  /** Refused also when the text asks to stop it, because the writer needs help. */
  evenNegated?: true
  /** Written items may say it, for example in a sentence to use with a friend. */
  ideasOnly?: true
}

/** One long table, because the order matters: the first rule that matches gives the reason. */
export const refusalRules: RefusalRule[] = [
  {
    reason: 'self-harm',
    evenNegated: true,
    patterns: [
      new RegExp(
        `\\b(?:kill|kil|hurt|harm|cut|burn|injure|punish|hang|drown|shoot|stab|poison)(?:t?ing|ing)? (?:of )?${self}\\b`,
      ),
      /\b(?:suicid\w*|selbstmord\w*|unalive\w*|sewerslide|kms|kys)\b/,
      /\bself ?(?:harm|injur|mutilat)\w*\b/,
      /\bend(?:ing)? (?:(?:my|your) (?:own )?life|it all|everything for good)\b/,
      /\b(?:take|taking) (?:my|your) own life\b/,
      /\bcut(?:ting)? (?:my|your) (?:wrists?|arms?|skin|thighs?|legs?)\b/,
      /\bburn(?:ing)? (?:my|your) (?:arms?|skin|hands?|legs?|wrists?)\b/,
      /\bjump(?:ing)? (?:off|from) (?:a|the) (?:bridge|roof|building)\b/,
      /\boverdos\w*\b/,
      /\b(?:swallow|swallowing|take|taking|down) (?:\w+ ){0,3}(?:pack|packet|bottle|box|strip|handful|lot|all) (?:of )?(?:\w+ ){0,3}(?:pills|tablets|painkillers|paracetamol|meds)\b(?! (?:back|to (?:the|a) (?:pharmac|chemist)))/,
      /\b(?:want|wish|going|ready|plan\w*|ways?|how|easy|easiest|fastest) to die\b/,
      /\bdont want to (?:live|be alive|exist|wake up|be here any ?more)\b/,
      /\b(?:no reason to live|better off (?:dead|without me)|not worth living|tired of living|wish i was dead|wish i were dead)\b/,
    ],
    unless: /\bdont want to die\b|\b(?:wake up|live) (?:early|late|at|before|in|with (?:my parents|debt|clutter))\b/,
  },
  {
    reason: 'dying',
    evenNegated: true,
    ideasOnly: true,
    patterns: [
      /\b(?:dont|do not|afraid to|scared to|will|going to) (?:want to )?die\b/,
      /\bdie (?:alone|young|soon)\b/,
      /\bi (?:cant|cannot) (?:go on|take (?:it|this|life) any ?more)\b/,
      /\bgoodbye (?:letters?|notes?)(?: *$| (?:to|for) (?:\w+ )?(?:family|wife|husband|partner|kids|children|sons?|daughters?|parents|friends|everyone)\b)/,
      /\b(?:nobody|no one) would (?:even )?(?:miss me|notice if i)\b/,
      /\b(?:dont|do not|cant|cannot|no longer) see (?:the|a|any) point(?: (?:in (?:life|living|anything|going on)|any ?more))\b/,
    ],
  },
  {
    reason: 'being-hurt',
    evenNegated: true,
    ideasOnly: true,
    patterns: [
      new RegExp(
        `\\b(?:${family}|ex|she|he|they|someone) (?:\\w+ ){0,2}?(?:hits?|beats?|slaps?|slapped|kicks|kicked|hurts|chokes?|choked|punch(?:es|ed)|abuse[sd]?|molest(?:s|ed)|rape[sd]?|threatens|threatened) me\\b`,
      ),
      /\b(?:i was|i got|i am being|im being|i have been|ive been) (?:\w+ ){0,2}?(?:raped|molested|abused|assaulted|beaten up)\b/,
      new RegExp(`\\b(?:afraid|scared|frightened|terrified) of (?:my |the )?(?:${family}|ex)\\b`),
    ],
    unless: /\b(?:beats?|hits?) me (?:at|in|to)\b/,
  },
  {
    reason: 'being-feared',
    evenNegated: true,
    ideasOnly: true,
    patterns: [
      /\b(?:is|are|was|were|feels?|get|gets) (?:\w+ )?(?:afraid|scared|frightened|terrified) (?:of|when|around) (?:me|i)\b/,
    ],
  },
  {
    reason: 'eating-disorder',
    evenNegated: true,
    patterns: [
      /\bpurg(?:e|ing)\b/,
      /\bmak(?:e|ing) (?:myself|yourself) (?:sick|vomit|throw up)\b/,
      /\blaxativ\w*\b/,
      /\b(?:pro )?(?:anorexi|bulimi)\w*\b/,
      /\bthinspo\w*\b/,
      /\bfingers? down (?:my|your) throat\b/,
      /\bweigh(?:ing)? (?:my|your) ?self (?:\w+ )?(?:\d+|several|many) times (?:a|per|every|each) day\b/,
      /\bstarv(?:e|ing) (?:myself|yourself)\b/,
      /\bthrow(?:ing)? up (?:after|what i)\b/,
      /\b(?:eat|eating|meals?|dinner|lunch|food)\b.*\bthrow(?:ing)? (?:it|them|that|everything) (?:back )?up\b/,
    ],
    unless:
      /\bin secret\b|\bpurg(?:e|ing) (?:my|your|the|old|all)? ?(?:stuff|clutter|wardrobe|inbox|closet|emails?|possessions|clothes|apps)\b/,
  },
  {
    reason: 'breath-holding',
    patterns: [
      /\b(?:hold|holding|held) (?:(?:my|your|the|our|his|a) )?breath/,
      /\bbreath ?(?:hold|retention)\w*\b/,
      /\b(?:static|dry|wet) apnea\b|\bapnoea (?:training|tables?)\b|\bapnea (?:training|tables?)\b/,
      /\b(?:not|without|stop|dont|no) breath(?:e|ing)(?! (?:it|out|in|down|through|exercises?|space|room))\b/,
      /\b(?:stay|staying|remain|swim|swimming|sit|sitting|time|minutes?|longest|longer) (?:as long as (?:possible |you can |i can )?)?(?:under ?water|below the surface)\b/,
      /\bunder ?water (?:for|as long|until|every)\b/,
      /\bdiv(?:e|ing) (?:\w+ ){0,3}?without (?:air|oxygen)\b/,
      /\bfree ?div(?:e|ing)\b/,
      /\bhyperventilat\w*\b/,
      /\b(?:chok(?:e|ing)|asphyxia\w*|strangl\w*) (?:game|challenge|my|your|her|him|each)\b|\bblackout challenge\b/,
      /\bwim hof\b.*\b(?:pool|bath|water|lake|sea)\b|\b(?:pool|bath|water|lake|sea)\b.*\bwim hof\b/,
    ],
    unless: /\bwithout breath(?:ing)? down\b/,
  },
  { reason: 'self-harm', evenNegated: true, patterns: selfInjuryPatterns, unless: harmlessSelfInjury },
  { reason: 'exposure', patterns: exposurePatterns },
  {
    reason: 'ice-bath',
    patterns: [
      /\bice ?(?:cold )?(?:baths?|plunges?|barrels?|swim\w*|dips?|holes?)\b/,
      /\b(?:freezing|icy) (?:cold )?(?:baths?|plunges?|dips?|water)\b/,
      /\bcold (?:plung\w*|tub)\b/,
      /\b(?:swim|swimming|plung\w*|dip|dips|dipping|bathe|bathing|jump|jumping|dive|diving) (?:\w+ ){0,3}(?:frozen|icy|freezing|ice|winter)\b/,
      /\bwinter (?:swim|swimming|dip|bathing)\b/,
      /\bbath(?:tub|s)? (?:full |filled )?(?:of|with) ice\b/,
      /\bsit(?:ting)? in ice\b/,
    ],
    unless: /\b(?:with (?:a |my |the )?(?:friend|partner|group|club|coach|lifeguard|team)s?|supervis\w*|never alone)\b/,
  },
  {
    reason: 'crash-diet',
    check: losesWeightTooFast,
    patterns: [
      /\b(?:[1-9]\d{0,2}|10\d\d|11\d\d) ?(?:k ?cal|calorie|cals?\b)/,
      /\b(?:water|dry|juice|extended|prolonged|snake|multi ?day|[2-9]\d? ?days?|\d{2,3} ?hours?|[2-9] ?weeks?) (?:only )?fast(?:s|ing)?\b/,
      /\bfast(?:ing)? (?:for )?(?:(?:[2-9]|\d{2,}) days?|(?:a|1|[2-9]) weeks?|a month|(?:[3-9]\d|\d{3,}) hours)\b/,
      /\b(?:[2-9]|\d{2,}) days? (?:of )?(?:water |dry |juice )?fast(?:ing)?\b/,
      /\bfast(?:ing)? on (?:only |just )?(?:water|juice|coffee)\b/,
      /\b(?:stop|stopping|quit|without|no|skip|skipping|avoid) (?:eat(?:ing)?|food|all food|all meals|every meal)(?! (?:after|before|late|at|in bed|from|out|meat|sugar|junk|fast|waste|so|too|when|while|sweets|red|with|deliver|crisps|chips|my|processed|in front|between))\b/,
      /\b(?:not|dont) eat(?:ing)? (?:for|anything|all day|until|a thing)\b/,
      /\bstarv(?:e|ing|ation)\b/,
      /(?<!\bdrink(?:ing)? )\b(?:only|just|nothing but) (?:water|juice|lettuce|coffee|air|broth|ice cubes|(?:1|one|an?) (?:apple|egg|meal)) (?:for|a day|per day|each day|every day|all day)\b/,
      /\b(?:eat|eating|live on|living on) (?:only |just )?(?:nothing|ice cubes|air|lettuce)\b(?! (?:after|before|between|from|sweet|fried))/,
      /\b(?:crash|starvation|cabbage soup|cotton ball|military|egg) diet(?:s|ing)?\b/,
      /\b(?:eat|eating) nothing\b(?! (?:after|before|sweet|fried|but (?:home|real|whole))|.{0,30}\b(?:after|before) (?:\d|dinner|bed))/,
      /\b(?:no|zero) (?:solid )?(?:food|meals|calories) (?!out )(?:\w+ )?(?:for|until|till|all|today|at all|on days)\b/,
      /\b(?:skip|skipping|miss) (?:all |your |my |an? |1 )*(?:meals?|dinner|lunch|food) (?:\w+ ){0,3}?(?:for (?:each|every)|every time|each time|whenever|when|if|as punishment|on days|until|all)\b/,
      /\b(?:chew and spit|eat(?:ing)? (?:only )?every (?:other|2nd|second|3rd|third) day|(?:live|survive|living|surviving) on (?:\w+ )?(?:water|coffee|cigarettes|juice|gum|broth|air|ice|1 meal|an apple)|lose (?:\d+ )(?:kg|kilos?|pounds?|lbs?) (?:by|before) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the weekend|next week|this weekend))\b/,
      /\b(?:juice|lemon|tea|master) (?:cleanse|detox)\b|\bdetox (?:tea|pills)\b|\bdiet pills?\b|\bfat burners?\b/,
    ],
    unless: /\b(?:phone|screen|media|dopamine|news|gaming|tv|ramadan|burn\w*|per serving|binge)\b/,
  },
  { reason: 'crash-diet', patterns: fastingPatterns, unless: harmlessFasting },
  {
    reason: 'dehydration',
    patterns: [
      /\b(?:without|no) (?:any |drinking )?(?:water|liquids?|fluids?)\b/,
      /\b(?:stop|quit) drinking (?:water|liquids?|fluids?)\b/,
      /\bdehydrat\w*\b/,
      /\bsweat(?:ing)? (?:off|out) (?:\w+ )?(?:weight|kilos?|pounds|kg|lbs?)\b/,
      /\bsauna suit\b/,
    ],
    unless: /\bramadan\b|\bwater (?:waste|bottles?|fights?)\b|\bhot water\b/,
  },
  {
    reason: 'sleep-deprivation',
    patterns: [
      /\b\d+ ?(?:days?|nights?|hours?) (?:\w+ )?(?:without|no) (?:any )?sleep\b/,
      /\b(?:go|going|last|survive|function|skip|skipping|live|living) (?:\d+ \w+ )?(?:without )?(?:any )?sleep\b/,
      /\b(?:no|without) (?:any )?sleep(?:ing)? (?:for|on|until|tonight|all|at all|challenge|during)\b/,
      /^ ?no sleep(?! (?:or|tracker|app))\b/,
      /\bsleep(?:ing)? (?:only |just |for |at most |max )*(?:[0-4]|3 to 4|2 to 3|3 4|2 3) ?(?:h|hours?|hrs?)\b/,
      /\b[0-4] ?(?:h|hours?|hrs?) (?:of )?sleep\b/,
      /\bstay(?:ing)? (?:awake|up) (?:all night|for|until (?:2|3|4|5|6|dawn|sunrise)|3|48|72)\b/,
      /\bsleep depriv\w*\b|\ball nighters?\b|\bpolyphasic\b|\buberman\b/,
    ],
  },
  {
    reason: 'overtraining',
    patterns: [
      /\b(?:ultra ?)?(?:half )?(?:marathons?|iron ?m[ae]n|triathlons?|ultras?|50k|100k|42 ?k\w*|26 miles) (?:\w+ ){0,2}?(?:a|per|every|each|1) (?:single )?(?:day|morning|night|evening)\b/,
      /(?<!\bfor (?:an? |the |my )?)\b(?:ultra ?)?(?:half )?(?:marathons?|iron ?m[ae]n|triathlons?|ultras?|(?:[4-9]\d|\d{3,}) ?(?:km|k|kilomet\w+|miles?)) (?:daily|everyday)(?! ?[a-z])/,
      /\bno days? off\b/,
      /\b(?:daily|everyday|every day|each day|every single day|every morning) (?:\w+ ){0,3}?(?:ultra ?)?(?:half )?(?:marathons?|iron ?man|triathlons?)\b/,
      /\b(?:\d{2,}|[2-9]) marathons? (?:\w+ ){0,2}?(?:in|over|within) (?:\d{1,2}|a|1) (?:days?|week)\b/,
      /\b(?:3[0-9]|[4-9]\d|\d{3,}) ?(?:km|kms|kilomet\w+|miles?|k) (?:\w+ ){0,2}?(?:a|per|every|each) (?:single )?day\b/,
      /\b(?:run|running|jog) (?:1[6-9]|2\d) ?(?:km|kms|kilomet\w+|miles?|k) (?:\w+ ){0,2}?(?:a|per|every|each) (?:single )?day\b/,
      /\b(?:[4-9]\d\d|\d{4,}) (?:push ?ups?|press ?ups?|pull ?ups?|squats?|burpees?|sit ?ups?|lunges?|chin ?ups?|reps|repetitions)\b/,
      /\b(?:without|no|skip|skipping|zero) (?:any |a single )?(?:rest|recovery)(?: days?)?(?! (?:between|for the wicked))\b/,
      /\b(?:lift|train|workout|work out|exercise|run|gym)(?:ing)? (?:\w+ )?(?:(?:[4-9]|\d{2}) (?:hours|times)) (?:a|per|every|each) day\b/,
      /\bnever (?:take|have|taking) (?:a |any )?(?:rest|recovery|day off)\b/,
      /\b(?:until|till|to the point) (?:i|you|we)? ?(?:of )?(?:collapse|faint|pass out|vomit|throw up|puke|drop)\b/,
      /\btrain(?:ing)? to exhaustion\b/,
    ],
    unless:
      /\b(?:drink\w*|cycl\w+|bik(?:e|ing)|ride|riding|watch|watching|netflix|movie|film|series|no rest for the)\b/,
  },
  {
    reason: 'injury',
    patterns: [
      /\b(?:train|run|lift|work(?:ing)?|push|play|go|power|exercise|walk|jog|squat|fight)\w*(?: ?out)? (?:\w+ ){0,3}?(?:through|despite|in spite of|with|on) (?:the |my |any |all |your |a |an )?(?:\w+ )?(?:pain|injur\w+|broken \w+|torn \w+|stress fracture|fever|flu|concussion|sprain\w*)\b/,
      /\b(?:run|train|lift|exercis|walk|play|squat)\w* (?:\w+ ){0,3}?(?:even (?:if|when|though)|although|while) (?:\w+ ){0,3}?(?:hurts?|painful|injured|aches?|bleed\w*|sick|ill)\b/,
      /\bignor(?:e|ing) (?:the |my |any |all |your )?(?:\w+ )?(?:pain|injur\w+)\b/,
      wallPunching,
      /\bno pain no gain\b|\bpain is weakness\b|\bembrace the pain\b/,
    ],
    unless: /\b(?:through (?:the |my )?(?:pain of|grief|heart)|emotional|physio\w*|doctor)\b/,
  },
  {
    reason: 'dependence',
    patterns: dependencePatterns,
    checkIdea: stopsHeavyDrinking,
  },
  { reason: 'medication', patterns: medicationPatterns, unless: harmlessMedication },
  {
    reason: 'drugs',
    patterns: [
      /\b(?:take|taking|try|trying|use|using|do|doing|drop|dropping|snort\w*|smoke|smoking|inject\w*|sell\w*|buy\w*|eat\w*|micro ?dos\w+|dos\w+)(?: with| on| of)? (?:some |more |a bit of |a line of |crystal )*(?:cocaine|coke lines|meth|lsd|acid tabs?|ketamine|heroin|crack|mdma|ecstasy|magic mushrooms|shrooms|psilocybin|ayahuasca|dmt|speed pills|steroids?|sarms?|trenbolone|tren|hgh|fentanyl|opioids?|xanax|adderall|weed|cannabis|edibles)\b/,
      /\b(?:steroid|sarms?|testosterone|tren|trt|hgh) (?:cycle|inject\w*|stack|course)\b/,
      /\bsnort\w* (?:some )?(?:coke|lines|powder|speed)\b/,
      sedativeUse,
      /\bmicro ?dos(?:e|ing)\b/,
      /\bget(?:ting)? (?:high|stoned|wasted)\b/,
      /\b(?:cycle|course|stack) of (?:\w+ )?(?:steroids?|sarms?|testosterone)\b/,
    ],
  },
  {
    reason: 'heavy-drinking',
    patterns: [
      /\bdrink(?:ing)? (?:\w+ ){0,3}?(?:until|till) (?:\w+ )?(?:pass out|collapse|drop|black ?out|vomit|throw up|puke)\b/,
      /\bget(?:ting)? (?:drunk|hammered|plastered|blackout)\b/,
      /\b(?:drinking (?:game|contest|challenge)|binge drink\w*|power hour|pub crawl|keg stand|beer mile|century club)s?\b/,
      /\b(?:drink|drinking|down|chug\w*|neck)(?: (?:a|1|2|3|[4-9]|\d\d|whole|half|full))* (?:bottles?|litres?|liters?|six ?packs?|crates?|shots?|pints?|beers|glasses|cans) of (?:whisky|whiskey|vodka|rum|gin|wine|beer|tequila|spirits|liquor|schnapps)\b/,
      /\b(?:drink|drinking) (?:vodka|whiske?y|rum|gin|tequila|liquor|spirits|schnapps) (?:every|each|all|daily)\b/,
      /\b(?:drink|drinking|have|chug\w*) (?:[3-9]|\d\d) (?:beers|pints|whiskies|shots|drinks|glasses)\b(?! of (?:water|juice|milk|tea))/,
    ],
  },
  {
    reason: 'abuser',
    patterns: [
      new RegExp(`\\b${contact} (?:to |back )?(?:my|your|the|an?|his|her) (?:\\w+ )?${abuser}\\b`),
      new RegExp(
        `\\b(?:go(?:ing)? back to|get(?:ting)? back (?:together )?with|return(?:ing)? to|mov(?:e|ing) back in with|make (?:up|peace) with) (?:my|the|an?|his|your) (?:\\w+ )?${abuser}\\b`,
      ),
    ],
  },
  {
    reason: 'unwanted-contact',
    patterns: [
      new RegExp(`\\b${contact} (?:to |with |back |up )?${ex}s?\\b`),
      new RegExp(`\\b(?:win|get|winning|getting) back ${ex}\\b`),
      new RegExp(`\\b(?:send|sending|bring|bringing|give|giving|write|writing) (?:\\w+ ){1,3}to ${ex}\\b`),
      new RegExp(`\\bwhere ${ex} (?:lives?|works?|moved|is|goes)\\b`),
      /\bfollow(?:ing)? (?:her|him|(?:an?|the|that|this|some) (?:\w+ )?(?:wom[ae]n|girls?|m[ae]n|strangers?))(?: \w+)? home\b/,
      new RegExp(
        `\\b(?:win|get|winning|getting|make|making) ${ex} (?:back|jealous|want|regret|love|miss|come back|notice)\\b`,
      ),
      new RegExp(
        `\\b(?:win|get|winning|getting) (?:her|him|them|my (?:girl|girlfriend|boyfriend|wife|husband)) back\\b`,
      ),
      new RegExp(
        `\\b(?:get back with|getting back with|get back together with|go back to|stalk\\w*|spy\\w*(?: on)?|obsess\\w* over|look up|show(?:ing)? up at) ${ex}s?\\b`,
      ),
      /\b(?:text|call|message|contact|dm|follow|email|write|visit)(?:ing)? (?:\w+ ){0,4}?(?:who|that) (?:\w+ )?(?:blocked|ghosted|left|dumped|rejected) (?:me|you)\b/,
      /\buntil (?:she|he|they) (?:answers?|replies|repl(?:y|ies)|says? yes|takes? me back|unblocks? me|gives? in)\b/,
      /\b(?:send|sending|buy|buying|bring|leave|leaving) (?:my|the|an) ex(?: (?:wife|husband|girlfriend|boyfriend|partner))? (?:\w+ )?(?:flowers|gifts?|presents?|letters?|messages?|photos?|notes?|money)\b/,
      /\b(?:drive|driving|walk|walking|cycle) (?:past|by) (?:her|his|my exs?) (?:house|home|work|office|flat|place)\b/,
      /\bkeep (?:(?:texting|calling|messaging) (?:her|him)|asking (?:her|him) out)\b/,
      /\b(?:show(?:ing)? up|turn(?:ing)? up|hang(?:ing)? around|park(?:ing)?|wait(?:ing)?) (?:at|outside|in front of) (?:her|his|my exs?) (?:house|home|work|office|door|flat|place|gym)\b/,
    ],
    unless: /\b(?:co ?parent\w*|about the (?:kids|children)|for the (?:kids|children)|ex colleagues?|less|fewer)\b/,
  },
  {
    reason: 'violence',
    evenNegated: true,
    patterns: [
      new RegExp(
        `\\b(?:kill|murder|stab|shoot|strangle|choke|beat(?:ing)?(?: up)?|hit|punch|slap|kick|hurt|harm|attack|poison|torture|drown|burn|threaten|assault|bully|humiliate|rape|smack|spank)(?:t?ing|ing|ping)? ${anyone}\\b`,
      ),
      /\bshoot(?:ing)? up (?:\w+ ){1,2}(?:school|office|church|mosque|synagogue|mall|shop|workplace|place)\b|\bshoot(?:ing)? up (?:a )?(?:school|work)\b/,
      /\b(?:rape|rapist|murder|assassinat\w*|massacre|school shooting|lynch)\b/,
      /\b(?:take|get|plan|seek|taking|getting|plotting|sweet|want) (?:my |some )?revenge\b/,
      /\b(?:tell|telling|call|calling|say to|remind) (?:\w+ ){1,6}?(?:worthless|stupid|an idiot|idiots|ugly|useless|a loser|losers|fat|pathetic)\b/,
      /\b(?:insult|humiliat|ridicul|bully)\w* (?:someone|people|him|her|them|my \w+|a \w+)\b/,
      /\b(?:get|getting|pay) (?:him|her|them|the (?:guy|man|bully)|that \w+) back (?:for|at|with)\b|\b(?:and|to) get (?:him|them) back\b|\bmake (?:him|them|the (?:guy|man|bully)|my \w+) (?:pay|suffer|bleed|sorry|regret)\b/,
      /\bteach(?:ing)? (?:him|them|someone|that \w+|the \w+) a lesson\b|\b(?:knock|knocking|beat|beating) (?:him|them|her|someone|somebody|a \w+) (?:out|down|senseless|bloody)\b(?! (?:of|the|for))/,
      /\b(?:knock|knocking) out (?:\w+ ){0,3}?(?:man|men|guy|person|people|bully|someone|somebody|anyone|everyone|stranger|boss|neighbou?r)\b/,
      /\bslash(?:ing)? (?:\w+ ){0,4}?(?:tyres|tires)\b|\bsmash(?:ing)? (?:(?:his|her|their|someones|my (?:ex|boss|neighbou?r)s?|your (?:ex|boss|neighbou?r)s?) (?:\w+ )?)(?:windows?|windscreen|windshield|phone|car)\b|\bset (?:\w+ ){1,4}(?:on fire|alight)\b/,
      /\bgiv(?:e|ing) (?:\w+ ){1,4}(?:lashes|the (?:belt|cane|stick|rod)|a (?:good |sound )?(?:hiding|beating|whipping|spanking|thrashing|smack|slap|kicking))\b/,
      /\b(?:make|let|force|making|forcing) (?:the|your|my) (?:kids?|child(?:ren)?|sons?|daughters?) (?:\w+ )?(?:sleep (?:outside|on the floor)|go hungry|kneel|stand in the (?:cold|snow)|(?:miss|skip) (?:dinner|meals))\b/,
      /\b(?:break|breaking|smash) (?:his|her|their|someones|somebodys) (?:\w+ )?(?:legs?|arms?|nose|jaw|face|fingers|bones|teeth|knees?)\b/,
      /\b(?:shake|shaking|lock|locking|starve|starving|whip|whipping|belt|belting|cane|caning) (?:your|my|the) (?:\w+ )?(?:baby|kids?|child(?:ren)?|sons?|daughters?|dog|toddler)\b(?! hands?)/,
      /\b(?:no dinner|no food|no supper|without (?:dinner|food|supper)) (?:\w+ )?(?:for|to) (?:your|my|the) (?:kids?|child(?:ren)?|sons?|daughters?)\b/,
      /\bget(?:ting)? (?:\w+ ){1,4}(?:fired|sacked|arrested|deported|expelled)\b|\bspread(?:ing)? (?:\w+ )?(?:lies|rumou?rs)\b|\b(?:ruin|ruining|destroy|destroying|wreck) (?:his|her|their|someones|my exs|my boss\w*) (?:\w+ )?(?:life|career|reputation|business|marriage)\b/,
      /\b(?:bar|street|fist|knife) ?fight(?:s|ing)?\b/,
      /\b(?:start|pick|get into) (?:a |more )?fights?\b/,
      /\b(?:burn|set fire to|smash up|vandali[sz]e|key) (?:down )?(?:his|her|their|my (?:boss|ex|neighbour|neighbor)s?) (?:house|car|home|place)\b/,
    ],
    unless:
      /\b(?:beat|beating|kill|hit|shoot|punch) (?:my|your|the) (?:\w+ ){0,2}?(?:time|record|score|best|pb|goal|target|addiction|depression|anxiety|stress|habit|fear|gym|nerves|debt)\b|\bbeat (?:my|your|a|the) (?:\w+ )?(?:friend|brother|dad|father|son|boss|him|her|roommate|colleague) (?:at|in) (?:chess|tennis|darts|golf|squash|padel|pool|table tennis|badminton|poker|scrabble|a race)\b/,
  },
  { reason: 'violence', patterns: threatPatterns },
  { reason: 'violence', patterns: retaliationPatterns, unless: harmlessRetaliation },
  { reason: 'unwanted-contact', patterns: stalkingPatterns, unless: harmlessVisits },
  { reason: 'coercion', patterns: secretFilmingPatterns, unless: harmlessFilming },
  {
    reason: 'minors',
    evenNegated: true,
    patterns: [
      /\b(?:sex\w*|naked|nudes?|porn\w*|date|dating|seduc\w*|groom|grooming|erotic) (?:\w+ ){0,4}?(?:child(?:ren)?|kids?|minors?|under ?age|teen(?:age)?(?:r|rs| girls?| boys?)?|schoolgirls?|little (?:girls?|boys?))\b/,
      /\b(?:under ?age|child) (?:sex|porn|girls?|girlfriend|nudes)\b/,
      /\b(?:pedo|paedo)phil\w*\b/,
    ],
    unless: /\b(?:talk\w*|educat\w*|teach\w*|protect\w*|keep\w*|block\w*) \b/,
  },
  {
    reason: 'coercion',
    patterns: [
      ...controlPatterns,
      /\b(?:manipulat\w+|gaslight\w*|control|dominat\w+|neg|brainwash\w*|trick|pressure|coerc\w+|seduce|isolate) (?:my |a |the |every |some |more |as many )*(?:her|women|woman|girls?|girlfriend|wife|partner|people|him|husband)\b/,
      /\b(?:pick ?up artist\w*|pua|red ?pill|alpha over)\b/,
      /\b(?:make|making) (?:her|him|my (?:wife|girlfriend|husband|partner|boyfriend)) (?:obey|jealous|submit|submissive|beg|suffer|cry|pay|afraid|scared|quit)\b/,
      /\b(?:stalk\w*|spy(?:ing)?(?: on)?|secretly (?:track|follow|film|record|read)) (?:on )?(?:her|him|my (?:wife|girlfriend|partner|husband|neighbou?r|crush|coworker|colleague)|a (?:woman|girl)|women)\b/,
      /\b(?:check|read|go through|track) (?:my )?(?:her|his|(?:wife|girlfriend|partner|husband)s?) (?:phone|messages|location|texts)\b/,
      /\b(?:sleep|sex|hook ?ups?) with (?:\w+ )?(?:\d+|as many|drunk) (?:\w+ )?(?:women|girls)\b/,
      /\b(?:post|share|leak|send|upload|publish)(?:ing)? (?:\w+ ){0,2}?private (?:photos?|pictures?|pics?|videos?|messages) of\b/,
      /\b(?:dont|doesnt|never|not|wont) (?:take|taking|accept|accepting) (?:a |any )?no (?:for an answer )?from (?:my|his|your|a|the) (?:wife|girlfriend|partner|husband|boyfriend|woman)\b/,
      /\b(?:blackmail|catcall|grope|upskirt)(?:ing)?\b/,
    ],
  },
  {
    reason: 'hate',
    patterns: [
      new RegExp(
        `\\b(?:hate|hating|despise|avoid|insult|mock|exclude|harass|attack|troll|ridicule|avoiding) (?:all |the |more )?${group}\\b`,
      ),
      new RegExp(
        `\\b(?:all |most )?${group} are (?:\\w+ )?(?:evil|inferior|trash|stupid|the enemy|scum|liars|animals|vermin|worthless|bad|dangerous|below)\\b`,
      ),
      /\b(?:white|male|racial|aryan) (?:supremac\w*|power|superiority)\b/,
      /\b(?:neo ?nazi\w*|nazi (?:salute|ideas|symbols?|party)|(?:heil|praise|admire) hitler|incels?|kkk)\b/,
    ],
    unless: /\bavoid(?:ing)? (?:all )?men\b/,
  },
  {
    reason: 'weapons',
    patterns: [
      /\b(?:guns?|firearms?|pistols?|rifles?|handguns?|shotguns?|revolvers?|ammo|ammunition|glock|ar ?15|ak ?47|grenades?|explosives?|bombs?|molotov\w*|crossbows?|machetes?|switchblades?|brass knuckles|nunchucks|silencers?|tasers?|daggers?)\b/,
      /\b(?:carry|carrying|bring|bringing|take|taking|keep|keeping) (?:\w+ ){0,2}(?:baseball bat|bat|crowbar|pepper spray|knuckle ?dusters?|axe|hatchet|hammer) (?:to (?:settle|scare|fight|threaten|teach|school|work|the pub)|for (?:protection|self defen[cs]e)|in (?:the|my|your) (?:car|bag|jacket))\b/,
      /\bkni(?:fe|ves) (?:throwing|fighting|training)\b/,
      /\b(?:carry|carrying|throw|throwing|fight with|fighting with|sharpen|buy|bring|own) (?:a |my |some |the )?(?:\w+ )?kni(?:fe|ves)\b/,
      /\b(?:shooting range|target practice|concealed carry|weapons? (?:training|practice|drills?|collection|fight\w*))\b/,
      /\b(?:train\w*|practi[sc]\w*|carry\w*|buy\w*|use|using|handl\w+|collect\w*|fight\w*|clean\w*) (?:\w+ ){0,2}?weapons?\b/,
    ],
    unless: /\bkni(?:fe|ves) (?:for|in) (?:the )?(?:kitchen|cooking)|\bbig guns\b|\bsharpen (?:\w+ )?(?:kitchen|chef)/,
  },
  {
    reason: 'stunts',
    patterns: [
      /\b(?:free solo\w*|free climb\w*|climb(?:ing)? (?:\w+ ){0,2}?without (?:a )?rope|roof ?topp?ing|train surf\w*|car surf\w*|urban climbing|base jump\w*|russian roulette)\b/,
      /\b(?:drive|driving|ride|riding|race|racing) (?:\w+ ){0,3}?(?:drunk|blindfolded|without a (?:seat ?belt|helmet)|(?:1[5-9]\d|[2-9]\d\d) ?(?:km|kmh|mph))\b/,
      /\bclimb(?:ing)? (?:up )?(?:\w+ ){0,3}?(?:crane|tower|pylon|mast|scaffold\w*|roof\w*|skyscraper|bridge|building|cliff|chimney|billboard|construction site)s?\b(?!.*\b(?:guide[ds]?|ropes and|stairs|steps|harness|instructor|tour)\b)/,
      /\bclimb(?:ing)? (?:\w+ ){0,4}?(?:without|no) (?:\w+ )?(?:ropes?|harness|protection|gear)\b/,
      /\b(?:stand|standing|lie|lying|sit|sitting|walk|walking|run|running|play|playing|lay|sleep|wait|dance|stay)(?: down)? (?:\w+ ){0,2}?(?:on|along|between|across|in front of|near) (?:\w+ )?(?:(?:train |railway |rail ?road |live |tram |subway )?(?:tracks|rails)|railway lines?|(?:moving |oncoming |coming )?trains?|third rail|middle of the (?:road|motorway|highway))\b(?!.*\brunning tracks?\b)/,
      /\b(?:drive|driving|ride|riding|steer|cycle) (?:\w+ ){0,5}?(?:(?:with (?:your |my )?)?eyes (?:closed|shut)|blind|hands ?free at|no hands|with no (?:lights|hands|brakes|helmet)|without (?:lights|brakes|looking)|lights off|after (?:\w+ )?(?:beers|drinks|drinking)|while (?:texting|drunk|high|stoned)|on the wrong side)\b/,
      /\b(?:walk|walking|stand|standing|sit|sitting|dance|dancing|balance|balancing|run|running) (?:\w+ ){0,3}(?:edge|ledge|parapet|railing|rim) of (?:a |the )?(?:\w+ )?(?:roof\w*|building|bridge|cliff|balcony|tower)\b/,
      /\b(?:1\d\d|2\d\d) ?(?:mph|miles an hour|kmh an hour)\b|\b(?:1[5-9]\d|[2-9]\d\d) ?(?:kmh|kph|km an hour|km h)\b/,
      /\b(?:close|closing|shut) (?:your|my) eyes (?:\w+ ){0,3}?(?:while|when) (?:\w+ )?(?:driv|cycl|rid)\w*\b|\btext(?:ing)? (?:and|while) driv(?:e|ing)\b/,
      /\b(?:drive|driving|ride|riding|hit|go|speed|floor it) (?:\w+ ){0,4}?(?:1[3-9]\d|[2-9]\d\d)(?: (?:km|kmh|kph|mph|an hour|per hour))? (?:\w+ )?(?:on|down|along|at|in) (?:\w+ )?(?:road|motorway|highway|freeway|street|night|town)\b/,
      /\b(?:jump|jumping|dive|diving|leap) (?:\w+ ){0,2}?(?:off|from|out of|over|between) (?:\w+ ){0,2}?(?:roof\w*|bridges?|balcon(?:y|ies)|cliffs?|buildings?|cranes?|windows?|moving (?:car|train|bus)|ledges?|tower\w*|pier)\b/,
      /\bswim(?:ming)? (?:\w+ ){0,4}?(?:in a storm|at night alone|alone at night|across the (?:river|harbou?r|channel|shipping lane)|drunk|rip ?tide|rip current|out to sea alone)\b/,
      /\b(?:drink|drinking|chug\w*|down) (?:\w+ ){0,2}?(?:[5-9]|\d\d|a gallon|gallon) ?(?:l|litres?|liters?)?(?: of)? ?water (?:in one|at once|in an hour|in (?:\w+ )?minutes)\b/,
      /\b(?:play|playing) (?:chicken|russian roulette|with (?:explosives|fireworks))\b/,
      /\b(?:run|running|jump|jumping|drive through|driving through|ignore) (?:\w+ )?red lights?\b/,
      /\bstreet rac(?:e|ing)\b/,
      /\b(?:jump|walk|lie|stand|stay|run)(?:ing)? (?:\w+ )?(?:on|along|in|into|across) (?:\w+ )?(?:train tracks|railway tracks|rails|motorway|highway|traffic)\b/,
      /\b(?:tide pod|cinnamon challenge|eat(?:ing)? (?:glass|soap|detergent|poison|raw chicken)|drink(?:ing)? (?:bleach|petrol|gasoline|urine|alcohol gel))\b/,
      /\bwalk(?:ing)? (?:on|over) (?:fire|hot coals|coals)\b/,
    ],
    unless: /\bwithout a helmet law\b/,
  },
  { reason: 'stunts', patterns: stuntPatterns, unless: harmlessStunts },
]

/** Health services advise to lose at most about 1 kg (2 lb) a week. */
function losesWeightTooFast(sentence: string): boolean {
  const match =
    /\b(?:lose|losing|drop|dropping|shed|shedding|burn) (\d+)(?:·\d+)? ?(kg|kilos?|kilograms?|pounds?|lbs?|stones?)\b(?: \w+){0,3}? (?:in|within|over|by|for|per|every|each|a) ?(?:a |an |the |1 )?(\d+)? ?(days?|weeks?|(?:next )?months?|weekend)\b/.exec(
      sentence,
    )
  if (!match) return false
  const [, amount = '', unit = '', count = '1', period = ''] = match
  const kilograms = Number(amount) * (unit.startsWith('k') ? 1 : unit.startsWith('s') ? 6.35 : 0.45)
  const weeks = Number(count) * (period.includes('month') ? 4.3 : period.startsWith('day') ? 1 / 7 : 1)
  return kilograms / weeks > 1.1
}
