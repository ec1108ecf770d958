export const illnessNote = 'With an illness, or if you take medicine, ask your doctor first what is safe for you.'

/** Illnesses in other languages than English. The pattern matches normalized text. */
export const illnessWords =
  /(?<!\p{L})(?:diabet|diyabet|cukrzyc|epilep|insulin|herzinfarkt|herzkrank|herzfehler|bluthochdruck|nierenkrank|schwanger|infart|infarkt|hipertens|hypertens|insuffisance cardiaque|crise cardiaque|marcapas|marcapasso|pacemaker|schrittmacher|bypass|kalp krizi|kalp hastalig|tansiyon|zawal|nadcisnieni|hartaanval|hartziekte|hartinfarct|hoge bloeddruk|nierziekte|hjertesyg|hjertesykdom|hjartsjukdom|hogt blodtryck|hojt blodtryk|dialis|dialys|embaraz|enceinte|incinta|gravida|zwanger|hamile|w ciazy)/u

/** Notes that are added to a text about a topic with a medical risk. The patterns match normalized text. */
export const medicalNotes: { topic: string; pattern: RegExp; unless?: RegExp; text: string }[] = [
  {
    topic: 'alcohol',
    pattern:
      /\b(?:alcohol\w*|booze|sober|sobriety|drunk|beers?|wine|whisk(?:e)?y|vodka|liquor|dry january|three dry weeks|(?:stop|stopped|quit|less|without|cut down on|give up|stopping|quitting|giving up|never|dont|not|i) drink(?:ing)?|drank|drink less|drinking less|drink too much|drinking (?:habit|problem|every|less|too)|hangovers?)\b/,
    unless: /\bdrink(?:ing)? (?:more |enough |less )?(?:water|coffee|tea|soda|cola|milk)\b/,
    text: 'If you drink heavily every day, or shake, sweat or feel ill without alcohol, see a doctor before you stop. Stopping suddenly can be dangerous.',
  },
  {
    topic: 'drugs',
    pattern:
      /\b(?:drugs|cocaine|meth|heroin|opioids?|ketamine|mdma|ecstasy|xanax|benzos?|benzodiazepines?|painkillers?|sleeping pills|weed|cannabis|marijuana|addict\w*|steroids?)\b/,
    unless:
      /\b(?:phone|screen|social media|porn|gaming|sugar|internet|caffeine|shopping) addict\w*|\baddicted to (?:my |the |social |video )*(?:phone|screens?|media|porn|games?|gaming|sugar|news|work|shopping|caffeine|coffee)\b/,
    text: 'Stopping some drugs or medicines suddenly can be dangerous. Ask a doctor or a local drug service first.',
  },
  {
    topic: 'fasting',
    pattern:
      /\b(?:(?<!(?:dopamine|digital|phone|screen|media|news|sugar|spending|gaming|tv|how|so|too|as|very|run|running|more|less|really|a) )fast(?:ing|s)?|ramadan|intermittent|16[: ]8|skip(?:ping)? breakfast|one meal a day|omad)\b/,
    unless: /\bfast (?:food|pace|walk|run|car|track|5|10|reader|learner|enough|and)\w*|\bbreak ?fast\b/,
    text: 'If you have diabetes, take medicine or have had an eating disorder, ask your doctor before you fast.',
  },
  {
    topic: 'illness',
    pattern:
      /\b(?:heart (?:attack|condition|disease|failure|problems?|surgery|rhythm)|bypass surgery|stents?|pacemaker|angina|(?:a|my|your|the) stroke|diabet\w+|insulin|epilep\w+|seizures?|kidney (?:disease|failure|problems?)|(?:on|take|taking) (?:kidney|heart|diabetes|blood pressure) (?:medication|medicines?|meds|tablets|pills)|dialysis|blood thinners?|high blood pressure|hypertension|copd|asthma|cancer|chemo\w*|(?:after|since|from) (?:\w+ )?(?:surgery|operation)|hernia|slipped disc|osteoporosis|(?:my|your|take|taking) (?:\w+ )?(?:medication|medicines?|meds))\b/,
    text: illnessNote,
  },
  {
    topic: 'food',
    pattern:
      /\b(?:(?:no|without|less|quit|quitting|stop|stopping|cut|cut out|cut down on|avoid|give up) (?:eating |added )?(?:sugar|carbs?|bread|starch|rice|pasta)|sugar free|low carb|keto\w*|carnivore|paleo|weight loss|los(?:e|ing) (?:\w+ ){0,2}(?:weight|kg|kilos?|pounds)|diet(?:s|ing)?)\b/,
    unless: /\b(?:media|news|information|dopamine) diet\b|\bdiet (?:coke|soda|drinks?)\b/,
    text: 'If you have diabetes or kidney disease, ask your doctor or diabetes team before you change what you eat.',
  },
  {
    topic: 'exercise',
    pattern:
      /\b(?:half marathons?|marathons?|ultra ?marathons?|triathlons?|iron ?man|hiit|sprints?|sprinting|interval training|crossfit|burpees?|boxing|heavy bag|punch(?:ing)? bag|kickbox\w*|muay thai|jiu jitsu|bjj|judo|wrestl\w*|powerlift\w*|deadlifts?|max(?:imum)? (?:lift|effort)|bootcamp|murph|spartan|5 ?k|10 ?k|5 ?km|10 ?km|\d{3} (?:push ?ups?|press ?ups?|squats?|pull ?ups?|sit ?ups?)|personal best|run faster)\b/,
    unless: /\b(?:bootcamp (?:course|coding)|sprint planning|out of the box|box (?:breathing|set|room))\b|\bnetflix\b/,
    text: 'If you have a heart condition or an injury, or haven’t trained for a long time, ask your doctor first. Stop if you feel chest pain or dizziness.',
  },
  {
    topic: 'cold',
    pattern: /\b(?:cold (?:showers?|water|plunges?)|ice baths?|winter swim\w*)\b/,
    text: 'Cold water is a strain on the heart. If you have a heart condition or high blood pressure, ask your doctor first.',
  },
  {
    topic: 'low mood',
    pattern: /\b(?:depress(?:ed|ion)|panic attacks?|ptsd|burn ?out|bipolar)\b/,
    text: 'If you feel low or anxious on most days, talk to a doctor as well. In a crisis, open Help now.',
  },
]
