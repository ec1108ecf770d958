/** Stalking, secret filming, threats, and hitting people who insult. Matched against normalized sentences. */

const wanted =
  '(?:her|him|them|(?:my|your|the|an?|that|this|some) (?:\\w+ )?(?:ex|crush|girl|wom[ae]n|m[ae]n|guy|stranger|coworker|colleague|date))'
const whose = '(?:(?:my|your|the|an?|that) (?:\\w+ )?(?:ex(?:es|s)?|crush(?:es|s)?|girls?|wom[ae]ns?))'
const place =
  '(?:house|home|work|workplace|office|job|door|doorstep|flat|place|gym|windows?|building|street|apartment|(?:bus |tram )?stop|car|shop|class|station)'
const appear =
  '(?:(?:show|showing|turn|turning) up|hang(?:ing)? (?:around|about|out)|park|parking|wait|waiting|stand|standing|sit|sitting|lurk\\w*|loiter\\w*|camp|camping|camp out|be|stay)'
const at = '(?:at|outside|in front of|by|near|opposite|under|across from|below)'
const again = '\\b(?:every|each|daily|nightly|until|till|all (?:day|night)|again|whenever|unannounced)\\b'

export const stalkingPatterns: RegExp[] = [
  new RegExp(`\\b${appear} (?:\\w+ )?${at} ${whose} (?:\\w+ )?${place}\\b`),
  new RegExp(`\\b${appear} (?:\\w+ )?${at} (?:her|his) (?:\\w+ )?${place}\\b.*${again}`),
  new RegExp(`${again}.*\\b${appear} (?:\\w+ )?${at} (?:her|his) (?:\\w+ )?${place}\\b`),
  new RegExp(
    `\\b(?:(?:show|turn)(?:ing)? up|stand\\w*|knock\\w*|ring\\w*|call\\w*|text\\w*|messag\\w*|follow\\w*|writ\\w+|send\\w*|beg\\w*|plead\\w*|bombard\\w*) .*\\b(?:until|till) (?:she|he) (?:talks?|speaks?|listens?|forgives?|agrees?|loves?|notices?|opens?|lets? (?:you|me)|changes? (?:her|his) mind|meets?|explains?)\\b`,
  ),
  new RegExp(
    `\\bfollow(?:ing)? ${wanted} (?:from (?:\\w+ ){1,3}?)?(?:home|around|everywhere|secretly|to (?:her|his|their|the) (?:car|work|house|flat|door|station|office|home)|after (?:work|class|dark)|down the street|from a distance)\\b`,
  ),
  new RegExp(
    `\\b(?:call|text|message|contact|write|dm|follow|add|watch|reach|ring|email)(?:ing)? (?:to )?(?:${wanted}) (?:\\w+ ){0,2}?(?:from|on|with|via|through|using) (?:an? )?(?:new|other|another|different|fake|2nd|second|burner|unknown|hidden) (?:numbers?|accounts?|phones?|profiles?|sims?|emails?)\\b`,
  ),
  new RegExp(
    `\\b(?:call|text|message|contact|write|visit|follow|ring|email|see)(?:ing)? (?:to )?(?:${wanted}) .*\\b(?:she|he) (?:has |had )?(?:block(?:s|ed)|(?:told|asked|tells|asks) (?:you|me) to stop|said no|says no)\\b`,
  ),
  new RegExp(
    `\\b(?:call|text|message|ring|send) (?:${wanted}) (?:\\w+ )?(?:\\d\\d+) (?:times|messages|texts|calls)\\b`,
  ),
  /\bfind(?:ing)? out where (?:she|the (?:girl|woman)|that (?:girl|woman)|your crush|my crush)(?: \w+)? (?:lives?|works?|parks|sleeps)\b/,
]

/** Relatives and friends who are met, helped or surprised. */
export const harmlessVisits =
  /\b(?:daughters?|sons?|kids?|child(?:ren)?|mum|mom|mother|dad|father|parents?|gran\w*|nan|boys|toddler|baby|dogs?|puppy|friends?|wife|husband|sister|brother|aunt|uncle|bus driver|trainer|coach|teacher|instructor|sick|ill|hospital|shopping|with (?:\w+ ){0,2}?(?:soup|cake|lunch|groceries))\b/

const film =
  '(?:film|filming|record|recording|video|videotap\\w+|photograph\\w*|live ?stream\\w*|(?:take|taking|shoot|get|sneak\\w*) (?:\\w+ ){0,2}?(?:photos?|pictures?|pics?|videos?|shots?) of)'
const filmed =
  '(?:her|him|(?:my|your|the|an?) (?:\\w+ )?(?:dates?|girlfriend|boyfriend|wife|husband|partner|roommate|flatmate|house ?mate|neighbou?r|ex|crush|wom[ae]n|girls?|coworker|colleague|lover|hook ?up)|wom[ae]n|girls|guests|couples)'
const unaware =
  '(?:secretly|in secret|covertly|on the sly|behind (?:her|his|their) back|without (?:(?:her|him|them|his|their|anyone) )?(?:\\w+ )?(?:know\\w*|notic\\w+|consent|permission|seeing|reali[sz]ing|asking|telling|aware|agreeing)|when (?:she|he) (?:cant see|isnt looking|doesnt know))'
const undressed =
  '(?:naked|nude|undress\\w*|showering|changing|in the (?:shower|bath|bathroom|changing room)|during sex|having sex|asleep|sleeping)'

export const secretFilmingPatterns: RegExp[] = [
  new RegExp(`\\b${film} (?:\\w+ ){0,2}?${filmed}\\b.*\\b${unaware}\\b`),
  new RegExp(`\\b(?:secretly|covertly) ${film} (?:\\w+ )?${filmed}\\b`),
  new RegExp(`\\b${film} (?:\\w+ ){0,2}?${filmed} (?:\\w+ ){0,4}?${undressed}\\b`),
  /\b(?:put|hide|hiding|set up|install\w*|plac(?:e|ing)|plant|mount|leave) (?:\w+ ){0,3}?(?:cameras?|webcams?|microphones?|recorders?) (?:\w+ ){0,2}?(?:in|into|inside|under|above) (?:the|a|your|her|their|my) (?:\w+ )?(?:bathrooms?|showers?|changing rooms?|locker rooms?|toilets?|guest ?rooms?|skirts?)\b/,
  /\b(?:hide|hiding|hidden|secret|spy) (?:\w+ ){0,2}?(?:cameras?|webcams?|microphones?|recorders?) (?:\w+ ){0,2}?(?:in|into|inside|under) (?:the|a|your|her|his|their|my) (?:\w+ )?(?:bedrooms?|bed|room|bag|car|flat|house)\b/,
  /\b(?:share|sharing|post|posting|leak|leaking|send|sending|show|showing|upload\w*|publish\w*|forward\w*|pass (?:on|around|round)) (?:\w+ ){0,4}?(?:nudes?|(?:naked|nude|intimate) (?:photos?|pictures?|pics?|videos?)|sex tapes?) of (?:her|him|my|your|an?|the)\b/,
]

export const harmlessFilming = /\b(?:surprise|birthday|proposal|party|anniversary|baby|wildlife|birds?)\b/

const person =
  '(?:him|her|them|someone|(?:my|your|the|his|her|an?) (?:\\w+ )?(?:boss|neighbou?r|ex|manager|landlord|teacher|colleague|coworker|bully|rival|wife|husband|girlfriend|boyfriend|man|woman|guy|brother|sister|parents|family|friend))'

export const threatPatterns: RegExp[] = [
  /\b(?:send|sending|mail|deliver|phone in|text|texting) (?:\w+ ){0,4}?(?:(?:death |bomb )?threats?|threatening \w+|menacing \w+)\b/,
  /\b(?:write|writing|leave|leaving|make|making|record|slip|post) (?:\w+ ){0,3}?(?:(?:death|bomb) threats?|threatening (?:\w+ )?(?:letters?|messages?|notes?|texts?|emails?|calls?|comments?))\b/,
  new RegExp(`\\b(?:write|writing|leave|leaving|make|making) (?:\\w+ ){0,2}?threats? (?:to|against|for) ${person}\\b`),
  new RegExp(
    `\\b(?:tell|remind|let|warn) ${person} (?:know )?(?:that )?(?:you|i) know where (?:he|she|they) lives?\\b`,
  ),
  new RegExp(`\\bthreaten(?:ing)? (?:to (?:hurt|kill|hit|beat|expose|post|ruin|burn|break|stab)\\b)`),
]

const strike =
  '(?:hit|punch|slap|smack|kick|head ?butt|knock (?:out|down)|deck|shove|beat up|batter|thump|attack|elbow|choke|swing at|stab|fight|floor)(?:t?ing|ing|ping)?'
const offender =
  '(?:the (?:next|first) (?:\\w+ )?(?:guy|man|person|woman|driver|stranger|idiot|bloke|lad|kid|cyclist|drunk|colleague|neighbou?r|dude|boy|girl)|whoever|(?:any|every)(?:one|body) (?:who|that)|(?:any|every|each|an?|the|those|all) (?:\\w+ )?(?:man|men|guys?|persons?|people|drivers?|blokes?|idiots?|strangers?|lads?|boys?|wom[ae]n) (?:who|that)|(?:people|men|guys) (?:who|that))'
const insult =
  '(?:insult|disrespect|mock|laugh|offend|provok|star(?:es|ing) at|look(?:s|ing) at (?:you|me) (?:funny|wrong)|cuts? (?:you|me) (?:up|off)|bump|shov|push)\\w*'

export const retaliationPatterns: RegExp[] = [
  new RegExp(`\\b${strike} ${offender}\\b`),
  new RegExp(`\\b(?:hit|punch|strike|slap|swing|kick) (?:back|first)\\b.*\\b${insult}`),
  new RegExp(
    `\\b(?:if|when|whenever|every time|each time|next time) (?:\\w+ ){1,3}?${insult}.*(?<!\\b(?:dont|not|never|no|without|of) (?:\\w+ )?)\\b(?:hit|punch|strike|slap|swing|kick) (?:back|first)\\b`,
  ),
  /\bthrow(?:ing)? the first punch\b/,
]

export const harmlessRetaliation =
  /\bwith (?:an? |your |some )?(?:\w+ )?(?:smile|compliment|hug|kind\w*|joke|praise|questions?|thanks)\b|\bon the back\b|\bhigh five\b|\b(?:bag|pads?|goal|ball|shot)\b/
