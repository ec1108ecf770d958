/** Stopping or changing medicines, and stopping what a body may depend on. Matched against normalized sentences. */

/** By class and by common names. */
const medicine = [
  'meds?|medications?|medicines?|prescriptions?|prescribed \\w+|pills|tablets|(?:heart|blood pressure|epilepsy|thyroid|asthma|diabetes|psychiatric|depression|anxiety|adhd|hiv|seizure|bipolar) (?:meds?|pills|tablets|drugs|medication|medicine)',
  'anti ?depressants?|ssris?|snris?|sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|cipralex|paroxetine|paxil|seroxat|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|bupropion|wellbutrin|trazodone|amitriptyline',
  'anti ?psychotics?|mood stabili[sz]ers?|lithium|quetiapine|seroquel|olanzapine|zyprexa|risperidone|risperdal|aripiprazole|abilify|clozapine|haloperidol|lamotrigine|lamictal|valproate|depakote|carbamazepine|tegretol|keppra|levetiracetam|anti ?(?:convulsants?|epileptics?)',
  'beta ?blockers?|bisoprolol|metoprolol|propranolol|atenolol|lisinopril|ramipril|amlodipine|losartan|statins?|atorvastatin|lipitor|simvastatin|blood ?thinners?|anticoagulants?|warfarin|eliquis|apixaban|xarelto|rivaroxaban|clopidogrel|digoxin|nitroglycerin',
  'insulin|metformin|gliclazide|ozempic|semaglutide|prednisone|prednisolone|cortisone|hydrocortisone|levothyroxine|thyroxine|inhalers?|immunosuppressants?|tacrolimus|methotrexate|antiretrovirals|chemo(?:therapy)?|dialysis|levodopa|antibiotics|epi ?pen',
  'ritalin|concerta|vyvanse|methylphenidate|adderall|lisdexamfetamine',
].join('|')

/** Sedatives and opioids, which a body can depend on. */
const sedative = [
  'benzos?|benzodiazepines?|xanax|alprazolam|valium|diazepam|ativan|lorazepam|klonopin|clonazepam|rivotril|temazepam|restoril|oxazepam|librium|chlordiazepoxide|ambien|zolpidem|zopiclone|stilnox|z drugs?|sleeping (?:pills?|tablets?)|sedatives?|tranquilli[sz]ers?|barbiturates?|phenobarbital|pregabalin|lyrica|gabapentin|neurontin|baclofen|ghb|gbl|phenibut',
  'opioids?|opiates?|morphine|oxycodone|oxycontin|oxys?|percocet|vicodin|hydrocodone|codeine|tramadol|fentanyl|methadone|buprenorphine|suboxone|subutex|heroin|kratom|tilidine?|(?:strong|prescription|opioid) painkillers',
].join('|')

const stop =
  '(?:stop|quit|skip|miss|drop|ditch|bin|dump|chuck|toss|flush|refuse|reduce|lower|taper|halve|cut|cut down|cut back|cut out|come off|coming off|came off|get off|getting off|go off|going off|stay off|get rid of|getting rid of|wean (?:\\w+ )?off|weaning (?:\\w+ )?off|give up|giving up|throw away|throw out|throwing away|throwing out|tip away|kick|kicking|replace|replacing|swap|swapping|trade|trading|substitute|forget|ignore|go without|going without|live without|cold turkey|detox|detoxing|withdraw|withdrawing|without|no more|instead of|leave out|be free of|beat|break free)(?:p?ping|t?ting|ing|s)?'
const filler =
  '(?:(?:taking|using|with|all|any|of|my|your|our|his|her|their|the|on|off|from|those|these|that|this|half|daily|down|away|out|a|an|dose|doses|and) ){0,5}(?:\\w+ )?'

export const medicationPatterns: RegExp[] = [
  new RegExp(`\\b${stop} ${filler}(?:${medicine})\\b`),
  new RegExp(`\\boff (?:my|your) (?:\\w+ )?(?:${medicine})\\b`),
  new RegExp(`\\boff (?:the|all) (?:\\w+ )?(?!tablets)(?:${medicine})\\b`),
  new RegExp(
    `\\b(?:leave|leaving|hide|hiding|bury|lock|lock up|stash|put|pack|pack away|put away) ${filler}(?:${medicine})\\b(?: \\w+){0,6}? (?:away|for (?:the|an?|\\d+) (?:\\w+ )?(?:days?|weeks?|months?)|this (?:week|month|year)|until|from (?:my|your) ?self)\\b`,
  ),
  new RegExp(
    `\\b(?:dont|do not|never|refuse to) (?:\\w+ )?take ${filler}(?:${medicine})(?: *$|,? (?:for (?:an?|the|\\d+)|this|today|until|till|any ?more|and (?:see|feel|trust|find|show|prove|stay))\\b)`,
  ),
  new RegExp(`\\blet(?:ting)? ${filler}(?:${medicine}) (?:\\w+ )?run out\\b`),
  new RegExp(`\\b(?:dont|do not|doesnt|never|no longer) need ${filler}(?:${medicine})\\b`),
  new RegExp(`\\b(?:${medicine}) ?(?:free\\b|cold turkey|for (?:herbs|prayer|willpower|vitamins))`),
  new RegExp(
    `\\b(?:double|triple|halve|increase|up|lower|raise|change|adjust|split|reduce|doubling|halving|reducing|share|sharing|sell|borrow) ${filler}(?:doses?|dosage|${medicine}|${sedative})\\b`,
  ),
  new RegExp(`\\b(?:double|triple|twice|extra|half) (?:the |my |your |a )?(?:doses?|dosage)\\b`),
  /\b(?:pills|meds|medication|medicine|insulin|tablets) (?:down|in|into) (?:the )?(?:toilet|bin|trash|drain|sink)\b/,
  new RegExp(
    `\\b(?:take|taking|try|borrow) (?:my|your|a|someone elses|her|his) (?:friends?|wifes?|mums?|moms?|dads?|mates?|roommates?|brothers?)(?: \\w+)? (?:${medicine}|${sedative})\\b`,
  ),
]

export const harmlessMedication =
  /\b(?:diet pills|vitamins?|supplements?|magnesium|protein|creatine|fish oil|omega|(?:quit|stop) smoking (?:meds|medication|pills|tablets)|bitter pills|(?:phone|screen|ipad|android|kindle)s? (?:and|or) tablets?|tablets? (?:and|or) (?:phone|screen|ipad|laptop)s?|tablets? in (?:the )?bed(?:room)?|learn about|medicine (?:ball|cabinet)|read about|remind\w* (?:\w+ )?to take|remember|pack (?:my|your) \w+ for|out of reach|where (?:the )?(?:kids|children)|take (?:my|your) (?:\w+ )?(?:meds|medication|medicine|tablets|pills|insulin) (?:every|each|on time|at))\b/

export const dependencePatterns: RegExp[] = [
  new RegExp(`\\bsweat(?:ing)? (?:(?:out|off) (?:\\w+ )?(?:${sedative})|(?:\\w+ )?(?:${sedative}) (?:out|off))\\b`),
  /\balcoholism\b|\b(?:im|i am) an alcoholic\b/,
  new RegExp(`\\b${stop} ${filler}(?:${sedative})\\b`),
  new RegExp(`\\b(?:${sedative}) (?:\\w+ )?(?:detox|withdrawal|cold turkey|addict\\w*|dependen\\w+|habit)\\b`),
  new RegExp(`\\b(?:addicted to|dependent on|hooked on) (?:\\w+ )?(?:${sedative})\\b`),
  /\b(?:sweat|ride|wait|tough|sit)(?:ing)? out (?:\w+ )?(?:dts|shakes|withdrawals?|detox)\b/,
  /\b(?:do|doing|start|get through|getting through|go through|going through|ride out|manage) (?:\w+ ){0,3}(?:alcohol|drug|home|opioid|heroin|self) ?(?:detox|withdrawals?)\b|\bdetox(?:ing)? (?:\w+ ){0,3}(?:at home|alone|by myself|by yourself)\b|\bdetox(?:ing)? from (?:alcohol|drink|booze|opioids?|heroin|benzos?)\b/,
  /\bcold turkey\b(?=.*\b(?:alcohol\w*|drink\w*|booze|vodka|whisk\w+|wine|beer)\b)|\b(?:alcohol\w*|drink\w*|booze|vodka|whisk\w+|wine|beer)\b.*\bcold turkey\b/,
]

const alcohol =
  /\b(?:alcohol\w*|drink(?:ing|er|ers|s)?|drank|booze|beers?|wine|vodka|whisk(?:e)?y|rum|gin|spirits|liquor|sober|sobriety|dry)\b/
const quit =
  /\b(?:stop\w*|quit\w*|give (?:it )?up|giving (?:it )?up|come off|coming off|get off|cut (?:it )?(?:out|down|back)|cutting (?:out|down|back)|less|reduce|sober|sobriety|dry|detox\w*|no (?:more )?(?:alcohol|booze|drink\w*|beer|wine)|without (?:any |a )?(?:alcohol|booze|drink\w*)|never (?:drink|touch)|abstain|go without|put down the bottle|kick|sweat\w* (?:\w+ ){0,2}?out|sweat out|to (?:none|nothing|zero))\b/
const heavy =
  /\b(?:withdrawals?|the shakes|shaking|shaky|i shake|tremors?|dts|delirium|seizures?|alcoholics?(?! (?:anonymous|drinks?))|dependen(?:t|cy|ce)|heavy (?:\w+ )?drink\w*|drink(?:ing|s)? (?:\w+ )?heavily|hard drink\w*|morning drink\w*|tough(?:ing)? (?:it |them |this )?out)\b/
const muchEachDay =
  /\b(?:an?|1|2|3|4|half an?|whole|couple of) (?:\w+ )?(?:bottles?|litres?|liters?|fifth|handle|crate|case|six ?pack|12 ?pack|box) (?:of (?:\w+ )?\w+ )?(?:a|per|every|each) (?:single )?(?:day|night|evening)\b|\b(?:[6-9]|\d\d) (?:\w+ )?(?:beers|pints|drinks|units|shots|cans|whiskies|glasses of wine) (?:a|per|every|each) (?:single )?(?:day|night|evening)\b/
const forYears =
  /\b(?:drink\w*|drunk|drank) (?:\w+ ){0,4}?(?:(?:every|each) (?:single )?(?:day|night) (?:for|since)|all day|from morning|(?:in|since) the morning|before work|for (?:\d+|many|several) years)\b|\b(?:years|decades?) of (?!not |no |without )(?:\w+ )?(?:drinking|vodka|whisky|wine|beer|gin|rum|spirits|booze|alcohol)\b/

/** Tells whether someone who may depend on alcohol is to stop. Stopping suddenly can be dangerous for them. */
export function stopsHeavyDrinking(text: string): boolean {
  return alcohol.test(text) && quit.test(text) && [heavy, muchEachDay, forYears].some((sign) => sign.test(text))
}

/** Taking sedatives or opioids that nobody prescribed. */
export const sedativeUse = new RegExp(
  `\\b(?:take|taking|try|trying|pop|popping|mix|mixing|crush\\w*|snort\\w*|smoke|inject\\w*|buy|sell) (?:some |an? |more |1 )?(?:${sedative})\\b`,
)
