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

const height =
  '(?:rail|railings?|bridge|ledge|roof|rooftop|edge|parapet|barrier|cliffs?|viaduct|platform|car park|multi storey)'
const outing =
  '\\b(?:boats?|kids|knees?|photos?|fish\\w*|ferry|jacket|coat|view|km|miles?|runs?|running|flask|bring|weather|sunset|sunrise|dog|gutters?|tiles?|climb(?:ing|ers?)|bungee|concert|lunch|picnic|ate|loud|band|sandals)\\b'
const away =
  '\\b(?:holidays?|vacation|trip|travel\\w*|visit\\w*|mov(?:e|ed|es|ing)|flight|fly\\w*|job|work\\w*|office|company|boss|contract|leave|weeks|back|abroad|gym|training|surgery|baby|due|shift|lease|flat|wedding|parents|spain|school|running)\\b'
const occasions =
  '\\b(?:birthdays?|18th|21st|anniversary|wedding|graduat\\w*|university|school|valentines?|christmas|easter|surprise|treasure|santa|tooth fairy|lunch|thank you)\\b'
const affair = '(?:will|insurance|passwords?|accounts?|funeral(?: plan)?|pension|paperwork|bank details)'
const ordinary =
  '\\b(?:solicitor|lawyer|notary|advis[eo]r|adults?|grown|boring|years|retire\\w*|one day|some day|eventually|baby|quote|premium|finally|dads?|mums?|if anything)\\b'
const given =
  '(?:dogs?|cats?|pets?|puppy|rabbits?|budgie|parrot|horse|guitars?|records|vinyl|tools|bikes?|watch(?:es)?|collection|books|car|camera|rods?)'
const who = '(?:she|he|they|nobody|everyone|my (?:wife|husband|kids|mum|sister|brother|family)|the (?:kids|family))'

/** No future in which the writer is alive. */
export const dyingTogether = [
  `(?:dont|cant|do not|never) (?:really |actually |even )?(?:see|picture|imagine) myself (?:still |even )?(?:being |be )?(?:still )?(?:here|around|alive) (?:at|by|for|come|past|after|to see) (?:the )?(?:christmas|new years?|easter|spring|summer|my (?:\\w+ )?birthday|next (?:year|month)|end of)(?= |$)(?!.{0,120}${away})(?<!${away}.{0,120})`,
  `not (?:making|planning) (?:any plans|anything|any further) ?(?:for )?(?:past|after|beyond) (?:this|the|next) (?:month|week|weekend|year)(?= |$)(?=.{0,80}\\b(?:tbh|honestly|no point|whats the point|why bother|there wont be|wont be (?:an after|here|around))(?= |$))(?!.{0,120}${away})(?<!${away}.{0,120})`,
]

/** A place to fall from and nobody to turn to, walking into water, and unfinished attempts. */
export const meansTogether = [
  `(?:stood|standing|sat|was|were|went|been|climbed|up) (?:\\w+ ){0,3}?(?:on|at|by|over|onto|to) the (?:\\w+ ){0,2}?${height}(?= |$)(?=.{0,140}\\b(?:(?:dont know|not sure|cant promise|no idea)(?: (?:about|if|what|whether|i|ill|will|would|can)){0,4}(?: happens)? next time|next time ,? ?(?:i |ill |im )?(?:dont know|not sure|might not|wont|may not))(?= ?$| ,| (?:come|turn|go|stop|walk|get|step|i)\\b))(?!.{0,180}${outing})(?<!${outing}.{0,100})`,
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
  `(?:(?:wrote|written|writing|finished) (?:\\w+ ){0,2}?letters?|letters? (?:are|is) (?:done|written|finished|ready))(?= |$)(?=.{0,160}\\b(?:(?:find|found|read) (?:them |it |those )?(?:after|afterwards|once im gone)(?= ?$| ,| (?:in|on|under) my)|when (?:they|she|he|someone) finds? me(?= |$)))(?!.{0,200}${occasions})(?<!${occasions}.{0,100})`,
  `${affair}(?= |$)(?=.{0,50}\\b${affair}\\b.{0,100}\\b${who} (?:wont |doesnt |dont |wouldnt |will not |has |have )(?:have |need |got )?(?:to )?(?:deal|sort|worry|handle|struggle|search|look|do|pay)\\b.{0,50}\\b(?:when|after|once|now) im (?:gone|not here|not around|dead)(?= |$))(?!.{0,220}${ordinary})(?<!${ordinary}.{0,100})`,
  `(?:gave|given|giving|rehomed|give)(?: \\w+){0,4}? ${given}(?= |$)(?=.{0,80}\\b(?:told|said|saying)(?= ).{0,60}\\b(?:im not (?:mov|downsiz|go|leav|emigrat|travel|relocat)\\w*|it (?:wasnt|isnt)|its not|(?:thats|that was|it was) (?:a lie|not true)|not true|i lied|a lie)(?= ?$| ,))(?!.{0,160}\\b(?:allerg\\w*|surprise|present|prank|joke|birthday|christmas)\\b)`,
  `(?:after|from) (?:tomorrow|tonight|this weekend|${day}) i (?:wont|will not) be (?:here|around|there)(?: anymore)?(?= ?$| ,)(?:(?=.{0,100}\\b(?:look after|take care of|sorry|forgive|goodbye|love you|be good to|remember me|tidied|thank you for everything)\\b)|(?<=\\b(?:letters?|tidied|said my goodbyes|sorted everything|goodbye|gave away)\\b.{0,140}))(?!.{0,140}${away})(?<!${away}.{0,140})`,
  `(?<=, )(?:on )?${day}(?: ,)? then(?= ?$)(?<=${settled}.{0,160}${settled}.{0,160})(?<=${affairs}.{0,250})(?<!${occasion}.{0,200})`,
  `after ${day} (?:nothing|none of (?:it|this))(?: \\w+){0,2}? (?:matters?|matter anymore)(?= |$)(?<=${settled}.{0,160})(?<!${occasion}.{0,200})(?!.{0,60}${occasion})`,
  `made (?:up )?my (?:mind|decision)(?: up)?(?= |$)(?! (?:to|about|that|on|im|ill)\\b)(?:(?<=\\b(?:one last time|the last time(?=$| ,)|looked better|seemed? (?:better|happier|calm\\w*)|said (?:all )?my goodbyes|have no idea|has no idea)\\b.{0,90})|(?=.{0,120}\\b(?:one last time|the last time(?=$| ,)|has no idea|have no idea|(?:longer|tighter|harder) than (?:normal|usual)|said (?:all )?my goodbyes|nobody suspects)\\b))(?!.{0,120}${occasion})(?<!${occasion}.{0,120})`,
  '(?:wont|not going to|dont think ill|doubt ill|cant see myself) (?:be )?(?:log|logging|check|checking|post|posting|here|around|write|writing|tick|ticking)(?! (?:my|food|calories|weight))(?: \\w+){0,8}? (?:, )?or (?:ever|after(?: that)?|the (?:day|one) after|any (?:other )?day(?: after)?)(?: again)?(?= ,|$)(?!.{0,60}\\b(?:travel\\w*|holiday|work|shift|hospital|signal)\\b)',
  '(?:only|just) one way (?:out|left|this ends|it ends|to end (?:this|it))(?: of)?(?: \\w+){0,3}? (?:, )?(?:and|but|,) (?:\\w+ ){0,4}?(?:know|knows|guess)(?: \\w+)? what|i (?:can )?(?:only )?see (?:only )?one way out(?=$| and)|only one way (?:out|this ends|it ends) (?:left|for me)(?= |$)|only one way this (?:ends|can end)(?=$| and)(?!.{0,60}\\b(?:through|pay|budget|work)\\b)',
]
