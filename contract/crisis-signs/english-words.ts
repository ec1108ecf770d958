// Parts of English signs. The words have no apostrophes: "dont", "im". plain-words.ts has what else it corrects.

export const really =
  '(?:just |really |so |very |fucking |honestly |literally |only |actively |kind of |sort of |kinda |lowkey ){0,2}'
export const now =
  '(?= (?:anymore|now|honestly|tbh|like this|today|tonight|either|at all|anyway|again|right now|ever|and|but|so|because|since|i|im)|$| ,)'
export const sport =
  '(?!.{0,80}\\b(?:burpees?|squats?|legs?|workout|reps|sets?|gym|sprints?|marathon|race|km|miles|hill|cardio|plank|pushups?|push ups?|rower|coach|game|meeting|laughing|embarrassment|cringe)\\b)'
export const family =
  '(?:everyone|everybody|all|family|kids|children|wife|husband|they|theyd|them|parents|people|mum|mom|dad|partner|son|daughter|boys|girls|friends|world|lads|she|he|shed|hed|girlfriend|boyfriend)'
export const gone =
  '(?:without me(?! (?:in (?!it\\b|their lives|this|the world)|on|at|there|tonight|for)\\b)|with me (?:gone|dead|out of the (?:way|picture))|if i (?:was|were|am|just|simply|just was|just wasnt|simply wasnt|wasnt|was to|were to)(?: just| suddenly| simply)? (?:gone|dead|not (?:here|around|alive|in it)|here|around|alive|born|out of the (?:way|picture)|no longer|never born|die|disappear|disappeared|vanish|died)(?! (?:more|less|earlier|later|during|for the|on(?! (?:this )?earth)|at(?! all)|in the (?:office|morning|meeting|kitchen))\\b)|if i (?:died|die|disappeared|vanished|ended|never existed|never was|didnt (?:exist|wake|make it|come back)|left this (?:world|earth|life)|stopped (?:existing|breathing)|killed|dont wake|carked it|snuffed it)|(?:if|when|once|after|now that) im (?:gone|dead|not (?:here|around|alive)|no longer (?:here|around|alive)|out of the (?:way|picture)|not more here)(?! (?:more|less|earlier|later|during|for the|on(?! (?:this )?earth)|at(?! all)|in the (?:office|morning|meeting|kitchen))\\b))'
export const pills =
  '(?:pills?|tablets?|painkillers|meds|medication|paracetamol|codeine|insulin|capsules|sleeping pills|sleepers|tramadol|opioids|oxy|xanax|diazepam|morphine|antidepressants|ibuprofen|aspirin|tylenol|prescription|sedatives)'
export const gun = '(?:gun|pistol|revolver|rifle|shotgun|handgun|glock|firearm|9mm|bullet|bullets|ammo|barrel|trigger)'
export const rope = '(?:rope|noose|belt|cord|ligature|cable|bedsheet|scarf)'
export const blade =
  '(?:blade|blades|razor|razors|razor blades?|knife|scissors|glass|stanley knife|box cutter|craft knife)'
export const height =
  '(?:bridge|roof|rooftop|cliff|cliffs|ledge|edge|balcony|car park|multi storey|overpass|viaduct|railing|railings|window|tower|platform|tracks|track|train|trains|tube|lorry|lorries|truck|bus|traffic|motorway|barrier)'
/** Words before a sign that the writer talks about a race or a workout. */
export const exertion =
  '\\b(?:miles?|\\d+k|kms?|race|marathon|reps?|sets?|squats?|burpees?|laps?|legs|climb|hill|treadmill|rower|coach)\\b'
/** Words of a sentence thats about something else. */
export const otherMeans =
  '\\b(?:range|hunting|hunt|deer|gun safety|nail|glue|massage gun|water pistol|film|movie|game|song|climb\\w{0,4}|canoe|boat|tent|gym|workout|swim\\w{0,4}|bungee|pool|lake|dive|diving|trampoline|box jumps?|skipping|double unders|photos?|mechanic)\\b'
