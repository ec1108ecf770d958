// Ideas that people spread over up to three sentences, which one sentence alone does not show.

const place =
  '(?:on|at|on top of) (?:the |a |that |this |top of |edge of |wrong side of |my |roof of ){1,3}(?:roof|rooftop|multi storey|car park|ledge|cliffs?|viaduct|bridge|overpass|railings?|tracks|parapet)(?= |$)'
const noHelp =
  '(?:(?:dont|no idea|not sure|didnt|cant think)(?: \\w+){0,2}? (?:who|what else|where) (?:else )?(?:to|i can|i could) (?:tell|call|ring|phone|talk to|text|turn|do)(?! (?:first|about))|nobody (?:else )?knows (?:im|where i))'
const brokenThing =
  '\\b(?:leak\\w*|tiles?|gutter\\w*|stuck|broken|broke|cancelled|delayed|locked|fireworks|puncture|tow|tent|climb\\w*|kids|builder|roofer)\\b'
const day = '(?:tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?weekend)'
const settled = '\\b(?:cancelled|closed|wiped|cleared|emptied|paid|settled|rehomed)\\b'
const affairs = '\\b(?:subscriptions?|bills?|rent|debts?|accounts?|phone|laptop|browser|history|debits?|insurance)\\b'
const occasion =
  '\\b(?:holidays?|trip|mov(?:e|es|ing)|flight|fly|wedding|interview|exams?|retire\\w*|payday|race|party|new|running|training|surgery|operation)\\b'
const water = '(?:sea|river|lake|canal|ocean|water|reservoir)'

/** A place to fall from and nobody to turn to, walking into water, and unfinished attempts. */
export const meansTogether = [
  `${place}(?=.{0,90}\\b${noHelp})(?!.{0,120}${brokenThing})(?<!${brokenThing}.{0,60})`,
  `(?:walked|went|waded|swam|stepped) (?:\\w+ ){0,4}?(?:into|out in|down to|out into) the ${water}(?= |$)(?=.{0,120}\\b(?:next time (?:\\w+ ){0,2}?(?:might not|may not|wont|would not|wouldnt|ill keep)(?= (?:turn|come|stop|get out)|$| ,)|(?:not sure|dont know(?: if)?) (?:id|i would|i will|ill|i) (?:\\w+ ){0,2}next time(?=$| ,)))`,
  `(?:finish|finishing|complete) (?:the job|what (?:i|it|that \\w+) started|it off)(?= |$)(?<=\\b(?:should have (?:died|killed me|been killed)|shouldnt have (?:survived|woken up)|survived (?:it|the (?:crash|accident|fall|overdose|attempt)|my \\w+)|overdosed?|attempt(?:ed)?|tried to (?:die|hang myself|kill myself))\\b.{0,140})`,
]

/** Blades without a word for cutting. */
export const selfHarmTogether = [
  '(?:relapsed|slipped)(?: again| up| last night| today){0,2} ,(?=.{0,50}\\b(?:blades?|razors?)\\b)(?!.{0,90}\\b(?:shav\\w+|beard|head|barber)\\b)',
  '(?:blades?|razors?|sharpener|broken glass|scissors(?=.{0,50}\\bwrists?\\b))(?= |$)(?=.{0,50}\\bdid (?:my|both) (?:thighs?|arms?|wrists?|legs?|stomach)\\b)(?!.{0,90}\\b(?:costume|sew\\w*|hair|reps?|sets?|shav\\w+|smooth|gym|press|workout|wax\\w*)\\b)',
  '(?:blade|razor|lighter|scissors|knife|cigarette) (?:back )?(?:to|across|over|on) (?:my|both) (?:own )?(?:thighs?|arms?|wrists?|stomach|skin|forearms?)(?= |$)(?!.{0,60}\\b(?:shav\\w+|smooth|hair|wax\\w*|burn\\w*|rash|accident\\w*|cooking)\\b)',
]

/** Affairs put in order before a certain day, and a decision with a farewell. */
export const farewellTogether = [
  `(?<=, )(?:on )?${day}(?: ,)? then(?= ?$)(?<=${settled}.{0,160}${settled}.{0,160})(?<=${affairs}.{0,250})(?<!${occasion}.{0,200})`,
  `after ${day} (?:nothing|none of (?:it|this))(?: \\w+){0,2}? (?:matters?|matter anymore)(?= |$)(?<=${settled}.{0,160})(?<!${occasion}.{0,200})(?!.{0,60}${occasion})`,
  `made (?:up )?my (?:mind|decision)(?: up)?(?= |$)(?! (?:to|about|that|on|im|ill)\\b)(?:(?<=\\b(?:one last time|the last time(?=$| ,)|looked better|seemed? (?:better|happier|calm\\w*)|said (?:all )?my goodbyes|have no idea|has no idea)\\b.{0,90})|(?=.{0,120}\\b(?:one last time|the last time(?=$| ,)|has no idea|have no idea|(?:longer|tighter|harder) than (?:normal|usual)|said (?:all )?my goodbyes|nobody suspects)\\b))(?!.{0,120}${occasion})(?<!${occasion}.{0,120})`,
  '(?:wont|not going to|dont think ill|doubt ill|cant see myself) (?:be )?(?:log|logging|check|checking|post|posting|here|around|write|writing|tick|ticking)(?! (?:my|food|calories|weight))(?: \\w+){0,8}? (?:, )?or (?:ever|after(?: that)?|the (?:day|one) after|any (?:other )?day(?: after)?)(?: again)?(?= ,|$)(?!.{0,60}\\b(?:travel\\w*|holiday|work|shift|hospital|signal)\\b)',
  '(?:only|just) one way (?:out|left|this ends|it ends|to end (?:this|it))(?: of)?(?: \\w+){0,3}? (?:, )?(?:and|but|,) (?:\\w+ ){0,4}?(?:know|knows|guess)(?: \\w+)? what|i (?:can )?(?:only )?see (?:only )?one way out(?=$| and)|only one way (?:out|this ends|it ends) (?:left|for me)(?= |$)|only one way this (?:ends|can end)(?=$| and)(?!.{0,60}\\b(?:through|pay|budget|work)\\b)',
]
