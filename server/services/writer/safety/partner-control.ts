/** Controlling or pressing a partner or a family member. Matched against normalized sentences. */

const partner =
  '(?:wife|wifey|girlfriend|gf|husband|boyfriend|bf|partner|missus|spouse|fiancee?|woman|girl|lover|other half)'
const someone = `(?:(?:my|your|his|the|our|a) (?:\\w+ )?${partner}|her|him|women|girls)`
const whose = `(?:(?:my|your|his|the|our|a) (?:\\w+ )?${partner}s?|her|his)`
const life =
  '(?:phone|phones|messages|texts|whatsapp|emails?|inbox|chats?|dms|social media|instagram|facebook|snapchat|accounts?|passwords?|passcode|pin|location|whereabouts|movements|call log|browser|history|diary|journal|purse|handbag|mileage|receipts|bank (?:account|statements?|card)|spending|clothes|outfits?|underwear|friends|friendships|contacts|money|wages|salary|weight|what she (?:eats|wears))'

export const controlPatterns: RegExp[] = [
  // Isolation
  new RegExp(
    `\\b(?:keep|keeping|stop|stopping|prevent|preventing|ban|banning|block|blocking|forbid|forbidding|discourage|talk|guilt|put) ${someone} (?:away )?(?:from|off|out of|to) (?:\\w+ )?(?:see|meet|talk|speak|go|work|leav|wear|visit|spend|hav|us|driv|text|call|danc|study|study|mak|post|hang)\\w*\\b`,
  ),
  new RegExp(
    `\\b(?:stop|stopping) ${someone} (?:seeing|meeting|talking|speaking|going|working|leaving|wearing|visiting|spending|having|texting|calling|hanging)\\b`,
  ),
  new RegExp(
    `\\b(?:keep|keeping|isolat\\w+|separat\\w+|cut|cutting) ${someone} (?:\\w+ )?(?:away |off )?from (?:her|his|their|all|other|every|friends|family|men)\\b`,
  ),
  new RegExp(
    `\\b(?:dont|do not|never|not|stop) (?:let|letting|allow|allowing) ${someone} (?:to )?(?:\\w+ )?(?:leave|go out|out|see|wear|have|talk|speak|work|meet|spend|decide|visit|text|use|handle|touch|choose|say no|buy|own|make|go (?:anywhere|to (?!bed|sleep)))\\b`,
  ),
  new RegExp(`\\bturn(?:ing)? ${someone} against\\b`),
  new RegExp(`\\b(?:forbid|forbidding|ban|banning) ${someone}\\b`),
  // Surveillance
  new RegExp(
    `\\b(?:check|checking|read|reading|read through|reading through|go through|going through|look through|looking through|search|searching|inspect\\w*|monitor\\w*|track\\w*|watch|watching|control\\w*|limit\\w*|restrict\\w*|unlock\\w*|log into|logging into|hack\\w*|spy on|spying on|snoop\\w* (?:through|on|in)|scroll through|guess|count|tap|mirror|clone|take away|taking away|take|taking|confiscat\\w*|lock|hide|hiding) ${whose} (?:\\w+ )?${life}\\b(?! calls?\\b)`,
  ),
  new RegExp(
    `\\b(?:put|putting|install\\w*|hide|hiding|place|placing|plant\\w*|stick) (?:\\w+ ){0,3}?(?:tracker|tracking (?:app|device)|gps|air ?tag|spy ?ware|spy app|hidden camera|cameras?|recorder|keylogger) (?:\\w+ )?(?:on|in|under|into|inside|to watch) (?:${whose}|the bedroom|the house|home)\\b`,
  ),
  new RegExp(
    `\\b(?:know|find out|track|tell me|monitor) where ${someone} (?:is|goes|are|went) (?:at all times|all the time|every|each|always|at any)\\b`,
  ),
  new RegExp(
    `\\b(?:make|making|get|getting|force|forcing|have|require|order|expect) ${someone} (?:to )?(?:ask (?:for )?(?:permission|before)|ask me|show (?:you|me) (?:\\w+ )?(?:receipts?|phone|messages|texts|location)|account for|hand over|report|check in|share (?:\\w+ )?(?:location|password|passwords)|text (?:you|me) (?:\\w+ )?(?:every|where|when|a photo|pictures?)|send (?:you|me) (?:a |her )?(?:location|photos?|nudes?|pictures?)|quit|give up|cut off|drop|unfollow|block|delete|dress|stay home|stay in|earn|obey|kneel|beg|cry|apologi[sz]e|prove)\\b`,
  ),
  new RegExp(
    `\\b(?:ask|asking|demand\\w*|get|getting|find|keep|change|changing|insist on|have) (?:\\w+ ){0,3}?${whose} (?:\\w+ )?(?:passwords?|passcode)\\b`,
  ),
  new RegExp(
    `\\b(?:she|(?:my|your) (?:wife|girlfriend|partner)) (?:may only|must (?:only|not|never)|is (?:only|not|never) allowed to) (?:see|go|meet|talk|wear|work|spend|leave|text|drive|ask)\\b`,
  ),
  // Money and freedom
  new RegExp(
    `\\b(?:give|giving|put) ${someone} (?:\\w+ ){0,2}?(?:allowance|pocket money|curfew|rules to (?:obey|follow)|house rules)\\b|\\bput ${someone} on an? (?:\\w+ )?allowance\\b`,
  ),
  new RegExp(
    `\\b(?:take|taking|hide|hiding|keep|keeping|hold|withhold\\w*|control|manage all) (?:all |away |back )?${whose} (?:\\w+ )?(?:money|wages|pay|salary|card|cards|bank card|keys|passport|documents|car keys|pills|savings|papers)\\b`,
  ),
  new RegExp(
    `\\b(?:decide|choose|pick|dictate|control|approve|tell ${someone}|check|have the final say on) (?:what|who|where|how much|when|which \\w+) (?:she|he|your ${partner}|my ${partner}) (?:wears?|sees?|goes|eats?|spends?|talks?|meets?|can|may|buys?|weighs?|posts?|is allowed)\\b`,
  ),
  /\b(?:decide|choose|dictate|pick) (?:what|how) (?:your|my) (?:wife|girlfriend|partner) (?:dress|wear|eat|spend)s?\b/,
  /\b(?:giv(?:e|ing)|us(?:e|ing)) (?:\w+ ){0,3}?(?:silent treatment|cold shoulder)\b/,
  new RegExp(`\\b(?:only|just) (?:let|letting|allow|allowing) ${someone} (?!know\\b)`),
  new RegExp(
    `\\b(?:ignor(?:e|ing)|(?:dont|do not|never|not|stop|refuse to) (?:speak|talk|speaking|talking) to|no (?:sex|affection) (?:for|with)) ${someone} (?:\\w+ ){0,3}?until\\b`,
  ),
  new RegExp(
    `\\b(?:punish|test|starve|lock|tie|trap|blackmail|threaten|frighten|scare|intimidate|humiliate|degrade|corner) ${someone} (?:\\w+ ){0,4}?(?:until|when|if|for (?:a|\\d+|talking|leaving|being)|out|in|up|with|every time|to (?:teach|show|get|make)|loyalty|so)\\b`,
  ),
  /\bwithhold(?:ing)? (?:sex|affection|love|money|food|attention)\b/,
  /\bteach(?:ing)? (?:her|him|my \w+|your \w+) (?:a lesson|(?:her|his) place|who(?:s| is) (?:the )?boss|respect|obedience)\b/,
  /\bshow(?:ing)? (?:her|my wife|your wife|your girlfriend|my girlfriend) who(?:s| is) (?:the |in )?(?:boss|charge)\b/,
  /\bkeep(?:ing)? (?:her|my (?:wife|girlfriend)|your (?:wife|girlfriend)) (?:in line|in check|in her place|on a (?:short )?leash|under control|at home|scared|dependent|guessing)\b/,
  // Sex without consent
  /\b(?:keep asking|press|pressing|pressure|pressuring|beg|begging|push|pushing|nag|nagging|demand|demanding|insist|insisting) (?:\w+ ){0,3}?(?:for|on|into) (?:\w+ )?(?:sex|nudes?|threesome|anal)\b/,
  /\b(?:sex|sleep with|touch|kiss|undress|film|have) (?:\w+ ){0,3}?(?:while|when) (?:she|he|shes|hes|they) (?:is |are )?(?:asleep|sleeping|sleeps|drunk|passed out|unconscious|says no|refuses|does ?nt want)\b/,
  /\b(?:sex|touch|kiss|sleep with)\b.*\b(?:if|when|though|although|even) (?:she|he|they|your wife|my wife) (?:says no|say no|said no|doesnt want|dont want|refuses|resists|isnt in the mood|is not in the mood|cries|is tired|pushes)\b/,
  /\b(?:get|getting|make) (?:her|a girl|girls|women|your date|my date) (?:\w+ )?(?:drunk|high|tipsy) (?:so|to|before|and|until|enough)\b|\bspik(?:e|ing) (?:her|his|a|someones?|your|my|the) (?:\w+ )?drinks?\b|\bslip(?:ping)? (?:\w+ ){1,4}?(?:in|into) (?:her|his|a|someones) drink\b/,
  /\b(?:dont|do not|never|not|wont) (?:take|taking|accept) no for an answer\b.*\b(?:her|she|girl|woman|women|sex|date|wife|ex)\b|\b(?:her|she|girl|woman|women|sex|date|wife|ex)\b.*\b(?:dont|do not|never|not|wont) (?:take|accept) no for an answer\b/,
  /\bno (?:means|just means|is a) (?:yes|try|maybe|ask again|keep)\b|\bwear(?:ing)? (?:her|him) down\b|\b(?:ignore|override|overcome) (?:her|his) (?:no|boundaries|refusals?|resistance)\b/,
  /\b(?:share|sharing|post|posting|leak|leaking|send|show) (?:\w+ ){0,3}?(?:her|his|exs|girlfriends|wifes) (?:nudes?|naked|intimate|private) ?(?:photos?|pictures|pics|videos?)?\b/,
]
