/** Injuring one's own body, by any means. Matched against normalized sentences. */

const own = '(?:my|your|our) (?:own |left |right |bare |inner |upper |lower )?'
const bodyPart =
  '(?:arms?|forearms?|wrists?|hands?|fingers?|fingertips?|palms?|knuckles|fists?|legs?|thighs?|calf|calves|shins?|skin|face|cheeks?|chest|feet|foot|head|forehead|flesh|veins?|scalp)'
const flame =
  '(?:flames?|candles?|lighters?|fire|bonfire|match(?:es)?|coals?|embers|stoves?|stove ?tops?|hobs?|burners?|(?:hot|red hot|glowing) (?:plates?|irons?|pans?|metal|oil|stones?)|boiling (?:\\w+ )?(?:water|oil|pot)|boiling|scalding (?:\\w+ )?water|toasters?|ovens?|radiators?|cigarettes?|cigars?)'
const blade = '(?:razors?|razor blades?|blades?|kni(?:fe|ves)|needles?|broken glass|glass shards?|thorns|barbed wire)'
const move =
  '(?:hold|holding|keep|keeping|put|putting|press|pressing|dip|dipping|place|placing|stick|sticking|pass|passing|run|running|touch|touching|plunge|lower|rest|wave|drag|dragging|grip|grab|squeeze|push|pushing)'

export const selfInjuryPatterns: RegExp[] = [
  new RegExp(
    `\\b(?:scratch|carv|slic|slit|gash|gouge|scald|sear|brand|stab|whip|lash|flog|bruis|cut|burn|pierc|hack)(?:e|ed|es|ing|t?ting|ping)? (?:(?:\\w+ ){0,5}?(?:into|in|on|across) )?${own}(?<!scratch(?:ing)? (?:my|your) )${bodyPart}\\b`,
  ),
  new RegExp(
    `\\b(?:hit|punch|slap|bang|bash|smash|smack|hammer|pummel)(?:ing|ting|ping)? (?:${own})${bodyPart}\\b(?! (?:together|on the bag|with the))`,
  ),
  new RegExp(`\\b(?:hit|punch|slap|smack|whip|bite|choke)(?:ing|ting|ping)? ?(?:my|your) ?sel(?:f|ves)\\b`),
  new RegExp(
    `\\b${move} (?:\\w+ ){0,2}?(?:${own}|an? |1 |your |the (?=hand|arm|palm))${bodyPart} (?:\\w+ )?(?:over|in|into|above|through|on|onto|against|to|under) (?:\\w+ ){0,3}?(?:${flame}|${blade})\\b`,
  ),
  new RegExp(
    `\\b${move} (?:\\w+ ){0,3}?(?:${flame}|${blade}) (?:\\w+ )?(?:to|on|onto|against|in|into|over|under|across) (?:\\w+ )?${own}${bodyPart}\\b`,
  ),
  /\b(?:put|putting|stub|stubbing|press|pressing) out (?:a |the |your |my )?(?:cigarettes?|cigars?|joints?) on (?:my|your|the) (?:arm|hand|leg|skin|self|body|palm)/,
  new RegExp(
    `\\b(?:drip|pour|splash|spill)(?:p?ing)? (?:\\w+ ){0,2}?(?:wax or acid|wax|boiling water|hot water|hot oil|acid|bleach) (?:over|on|onto|across) (?:my|your) ?(?:self|${bodyPart})`,
  ),
  new RegExp(
    `\\b(?:ice|ice cubes?|salt|dry ice|frozen \\w+) (?:\\w+ ){0,3}?(?:on|against|to|in) (?:my|your|the) (?:\\w+ )?(?:skin|hand|arm|palm|wrist)\\b.*\\b(?:until|till|as long as|hurts?|numb|burns?|pain)\\b`,
  ),
  new RegExp(
    `\\b(?:salt (?:and|with|plus) ice|ice(?: cubes?)? (?:and|with|plus) salt)\\b.*\\b(?:on|onto|against|to) (?:\\w+ )?${bodyPart}\\b`,
  ),
  new RegExp(
    `\\b${move} (?:\\w+ )?(?:hot|heated|burning|glowing|frozen) (?:\\w+ )?(?:spoon|fork|metal|coin|key|needle|iron|lighter|wire|pipe|glass|bulb)s? (?:to|on|onto|against|into|over) ${own}${bodyPart}\\b`,
  ),
  new RegExp(
    `\\bheat(?:ing)? (?:\\w+ ){0,3}?(?:lighter|spoon|fork|metal|coin|key|needle|wire|blade)\\b.*\\b${move} .*\\b${own}${bodyPart}\\b`,
  ),
  new RegExp(`\\b(?:touch|press|lean on) (?:the|an?) (?:iron|stove|hob|candle|flame) with ${own}${bodyPart}\\b`),
  /\b(?:hold|holding|touch|grip|lick|swallow|squeeze) (?:\w+ ){0,3}?(?:dry ice|liquid nitrogen)\b/,
  new RegExp(`\\bbit(?:e|ing) (?:into )?${own}(?:arms?|wrists?|hands?|fists?|skin)\\b`),
  new RegExp(`\\b(?:on|in|into|across) ${own}${bodyPart} with (?:an? |the |your )?(?:\\w+ )?${blade}\\b`),
  /\b(?:touch|touching|grab|grabbing|hold|holding|lick|licking|press|pressing|lean on|squeeze) (?:an? |the |your |onto )*(?:very |red )?(?:hot|burning|boiling|lit|glowing) (?:\w+ )?(?:stove|hob|plate|iron|pan|coals?|kettle|oven|exhaust|candle|lighter|radiator|metal|match|wax)\b/,
  /\b(?:snap|snapping|flick|flicking|ping)\b.*\b(?:band|elastic)\b.*\b(?:wrist|arm|skin)\b/,
  /\b(?:until|till|to) (?:i|you|it|they|he|your \w+|my \w+) (?:starts? to |start )?(?:bleeds?|bruises?|blisters?|scars?)\b|\b(?:draw|drawing) blood (?:from|on) (?:my|your)|\buntil (?:there is |theres |you see |i see |you draw |i draw )?blood\b/,
  /\b(?:make|making|let) (?:my|your) ?self (?:bleed|suffer)\b|\b(?:cause|inflict|give) (?:on )?(?:my|your) ?self (?:some |real )?(?:pain|a (?:burn|cut|bruise))\b/,
  new RegExp(`\\b(?:dig|digging|press|pressing) (?:\\w+ ){0,3}?nails into (?:\\w+ )?(?:${own})?${bodyPart}\\b`),
  /\bself (?:flagellat|punish|mutilat|destruct)\w*\b/,
]

/** Warming hands, and burning fat. */
export const harmlessSelfInjury =
  /\bburn(?:ing)? (?:\w+ ){0,3}?(?:fat|calories|energy)\b|\bcut(?:ting)? (?:\w+ ){0,3}?(?:hair|beard|nails|fringe|carbs|sugar|costs?|time|screen|spending)\b|\b(?:sun ?screen|warm(?:ing)? (?:my|your|up)|cold water|moisturi\w+|cream|after ?shave|gym|workout|leg day)\b/

/** Great cold or heat, which injures people before they notice. */
export const exposurePatterns: RegExp[] = [
  /\b(?:barefoot|bare feet|naked|shirtless|undressed|no (?:coat|shoes|jacket|clothes)|without (?:a |any |your |my )?(?:coat|shoes|jacket|clothes|gloves)|in (?:your |my )?(?:shorts|underwear|t ?shirt))\b.*\b(?:snow|frost|freezing|sub ?zero|below zero|minus|blizzard|winter night)\b/,
  /\b(?:snow|frost|freezing|sub ?zero|below zero|minus|blizzard|winter night)\b.*\b(?:barefoot|bare feet|naked|shirtless|no (?:coat|shoes|jacket)|without (?:a |any |your |my )?(?:coat|shoes|jacket|clothes|gloves)|(?:your|my) (?:underwear|shorts|boxers))\b/,
  /\b(?:hands?|fists?|arms?|feet|foot|face|head|legs?) (?:\w+ )?(?:in|under|into) (?:\w+ )?(?:ice|icy|iced|freezing|snow)\b.*\b(?:until|till|as long as)\b/,
  /\b(?:sauna|steam room|hot tub|hot car|sun)\b.*\b(?:until|till|as long as) (?:\w+ ){0,3}?(?:can|cant|pass|faint|dizzy|collapse|burn|drop|possible|stand it|breathe)\b/,
  /\b(?:stare|staring|look|looking) (?:straight |directly )?(?:at|into) the sun\b/,
  /\bsleep(?:ing)? (?:outside|outdoors|rough) (?:\w+ ){0,4}?(?:snow|frost|freezing|below zero|without (?:a )?(?:tent|sleeping bag|blanket))\b/,
]

/** Injuries out of anger. An idea may want to stop them. */
export const wallPunching =
  /\b(?:punch|hit|head ?butt|kick)(?:ing|ting)? (?:a |the |your |my )?(?:brick |concrete |bare )?(?:walls?|trees?)\b/
