/** Living without food for days, and contests about it. Matched against normalized sentences. */

const days =
  '(?:(?:[2-9]|\\d\\d+|several|many|a few|some) (?:\\w+ )?(?:days|nights)|(?:an?|1|this|all|the|next|whole|entire|[2-9]|\\d\\d+|several) (?:\\w+ )?(?:weeks?|fortnight|months?)|days|weeks|months)'
const insteadOfFood = '(?:water|broth|tea|air|juice|(?:black )?coffee|salt|ice cubes|liquids?|fluids?|vitamins)'
const meagre = `${insteadOfFood}(?:(?: and| or| plus) (?:\\w+ )?(?:${insteadOfFood}|willpower|prayer|nothing else))*`
const hunger =
  '(?:(?:without|no) (?:any |a )?(?:food|eating|meals?|bite)(?! out)|not eating|go(?:es|ing)? hungry|starv\\w+|(?:fasts|fasting|can fast|to fast|fasted) (?:the |for )?long(?:er|est)?)'
const contest =
  '(?:who|whoever|longest|longer|wins?|winner|loser|last (?:1|man|person) (?:standing|to)|compet\\w+|contests?|bet|first to (?:eat|give))'

export const fastingPatterns: RegExp[] = [
  new RegExp(`\\b${meagre} (?:only|alone)(?: challenge)?,? (?:for |till |until )?(?:\\w+ )?${days}\\b`),
  new RegExp(`\\b(?:only|just|nothing but|nothing except) ${meagre},? (?:for |during )?(?:\\w+ )?${days}\\b`),
  new RegExp(
    `\\b${days} (?:of|on|with|living on|surviving on) (?:(?:only|just|nothing but|pure|plain) ${meagre}\\b|${meagre} (?:only|alone|and nothing (?:else|more))\\b|water *$)`,
  ),
  new RegExp(`\\b${contest}\\b.*\\b${hunger}\\b`),
  new RegExp(`\\b${hunger}\\b.*\\b${contest}\\b`),
  new RegExp(`\\bgo(?:ing)? (?:\\w+ )?hungry (?:for )?(?:\\w+ )?${days}\\b`),
  /\b(?:1|a single|only 1|an?) meals? (?:every|each) (?:other|2|2nd|second|3|3rd|third|4|5|few) days?\b/,
]

/** What to drink with food, and other kinds of fasts. */
export const harmlessFasting =
  /\b(?:with|at|to|between|during|after|before) (?:\w+ )?(?:meals?|dinner|lunch|breakfast|supper|food)\b|\b(?:drink|drinks|drinking|instead of|rather than|sodas?|cola|coke|fizzy|soft drinks?|alcohol|beers?|wine|sugar\w*|plants?|garden|shower\w*|swim\w*|paint\w*|ramadan|phones?|screens?|dopamine|media|gaming|news|snacks?|kids|children|donat\w+|charity|waste|feed|shelter)\b/
