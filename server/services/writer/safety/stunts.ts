/** Heights, moving vehicles and games with a loaded weapon. Matched against normalized sentences. */

const high =
  '(?:roof\\w*|bridges?|balcon(?:y|ies)|cliffs?|buildings?|cranes?|windows?|ledges?|towers?|parapets?|railings?|skyscrapers?|scaffold\\w*|overpass\\w*|viaducts?|dams?|window ?sills?|pylons?|masts?|billboards?|chimneys?|flagpoles?|elevator shafts?|lift shafts?)'
const vehicle =
  '(?:trains?|trams?|metro|subway|bus(?:es)?|cars?|lorr(?:y|ies)|trucks?|vans?|lifts?|elevators?|carriages?|wagons?|boats?)'
const grip =
  '(?:by|with|on|for|from|off|out|over|of|outside|the|an?|your|my|1|2|both|hands?|fingers?|fingertips?|arms?|feet|legs?|knees?|self|yourself|myself|edge|side|rail|down|upside|only)'

export const stuntPatterns: RegExp[] = [
  // Only a person, not washing or lights, hangs from a balcony in these
  new RegExp(
    `\\b(?:hang|hanging|dangle|dangling|swing|swinging)(?! (?:by the|out (?!of|from|over)))(?: ${grip}){0,7}? (?:from|off|over|out of|outside|side of|edge of)(?: ${grip}){0,3} (?:\\w+ ){0,2}?${high}\\b`,
  ),
  new RegExp(
    `\\b(?:jump|jumping|dive|diving|leap|leaping|plunge|back ?flip|somersault|cannonball)(?:ing)? (?:\\w+ ){0,4}?(?:off|from) (?:\\w+ ){0,2}?(?:bridges?|cliffs?|quays?|harbou?r walls?|rocks|waterfalls?|dams?|weirs?|viaducts?|lock gates?|roof\\w*|balcon(?:y|ies))\\b`,
  ),
  /\b(?:throw|throwing|hurl|launch|fling) (?:my|your) ?self (?:off|from|out of)\b|\btombstoning\b/,
  new RegExp(
    `\\b(?:hop|jump|leap|parkour)(?:ping|ing)? (?:\\w+ )?(?:between|across|along|from) (?:\\w+ ){0,2}?roof\\w*\\b`,
  ),
  new RegExp(
    `\\b(?:ride|riding|stand|standing|sit|sitting|climb\\w*|jump\\w*|lie|lying|surf\\w*|hop|run|running|get|getting|dance|travel) (?:up |out )?(?:on|onto|on to|across|along) (?:\\w+ )?(?:roof|top|outside|bonnet|hood|bumper|couplings?) of (?:\\w+ ){0,3}?${vehicle}\\b`,
  ),
  new RegExp(
    `\\b(?:hold|hang|cling|grab|hitch)(?:ing)?(?: on)?(?: to| onto)? (?:\\w+ ){0,5}?(?:moving|speeding) ${vehicle}\\b`,
  ),
  new RegExp(
    `\\b(?:hang|cling|hold)(?:ing)?(?: on)? (?:to|onto|off|from) (?:the )?(?:outside|back|side|rear) of (?:\\w+ ){0,3}?${vehicle}\\b`,
  ),
  new RegExp(
    `\\b(?:jump|hop|leap|step|climb)(?:p?ing)? (?:on|onto|off|from|out of) (?:\\w+ )?(?:moving|speeding|freight|goods) ${vehicle}\\b`,
  ),
  /\b(?:roof|lift|elevator|tram|bus|metro|subway) ?surf(?:ing)?\b/,
  /\b(?:1|a|single|2) (?:bullet(?! (?:journal|point|list|train))|cartridge)\b.*\b(?:spin\w*|chamber|cylinder|trigger|temple|click|nerve)\b/,
  /\b(?:round|bullet|shell|cartridge)s? (?:\w+ ){0,2}?in (?:the|a) (?:chamber|cylinder|barrel)\b|\bspin(?:ning)? the (?:cylinder|chamber)\b/,
  /\bloaded weapons?\b|\b(?:barrel|muzzle) (?:\w+ ){0,2}?(?:to|in|against|at) (?:my|your|his|her|each other|a) (?:\w+ )?(?:heads?|mouth|temple|chin)\b/,
  /\b(?:knife game|5 finger fillet|knife roulette)\b|\bstab(?:bing)? (?:\w+ ){0,4}?between (?:my|your|the|his|her) fingers\b/,
  /\b(?:cross|crossing|walk|run|step|drive|cycle|ride)(?:ing)? (?:\w+ ){0,4}?(?:road|street|motorway|highway|traffic|crossing)s? (?:\w+ ){0,3}?(?:without looking|blindfold\w*|eyes (?:closed|shut))\b/,
  /\b(?:let go of|hands off) the (?:steering )?wheel\b.*\b(?:motorway|highway|road|speed|seconds|driv\w+|mph|km)\b/,
  /\bovertak(?:e|ing) (?:\w+ ){0,3}?(?:blind (?:bend|corner|curve|hill)|oncoming)/,
  /\b(?:race|beat|outrun)(?:ing)? (?:the|a) train (?:to|at|over|across) (?:\w+ )?(?:level )?crossing\b/,
]

export const harmlessStunts =
  /\b(?:climbing (?:gym|wall|frame|hall)|gym|harness|pull ?up|playground|indoors?|boulder\w*|instructor|guided?|deck|decker|sightseeing|sunset|stars|camper|parked|roof ?rack|lid of|swimming pool|diving board|bird ?feeder)\b/
