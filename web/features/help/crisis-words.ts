import { toPlainSentences } from './normalize-words.ts'

type Rule = {
  pattern: RegExp
  /** What follows when the words mean something else. */
  unlessBefore?: RegExp | undefined
  /** The words can be about someone else. */
  aboutOthers?: boolean | undefined
  /** The words are common exaggerations about sport. */
  exaggeration?: boolean | undefined
  /** The words contain their own negation. */
  ownNegation?: boolean | undefined
}

const some =
  '(?: (?:just|really|still|honestly|only|also|even|so|literally|fucking|kinda|sort of|kind of|lowkey|ever)){0,2}'
const end = String.raw`(?= ,|$| (?:tonight|today|now|rn|again|lol|fr|man|please|honestly|tbh|anymore|soon|and|but|because|cause|cos|so|or|if|i|im)\b)`
const gone = String.raw`(?:dead|gone|not here|not around|not alive|out of the way|no longer here|out of the picture)`
const absent = String.raw`(?:wasnt|were|was) (?:here|around|alive|born|in it|in their lives|${gone})`
const dieAbsent = String.raw`(?:i${some} (?:died|die|disappeared|disappear|vanished|didnt exist|never existed|didnt wake up|never woke up|killed myself|ended it|${absent})|im ${gone})`
const doIt = String.raw`(?:want to|wanted to|wanting to|want|going to|about to|plan to|planning to|ready to|need to|should|could|might|may|will|ill|id|would|tempted to|decided to|have to|trying to|tried to|urge to|thinking about|thinking of|thought about|thought of|think about|think of|thoughts of|fantasi[sz]ing about|fantasi[sz]e about|dream of|dreaming of|dream about|imagining|imagine|planning on|considering|close to|considered|feel like|almost|nearly|just|i)`

function rule(pattern: string, options: Omit<Rule, 'pattern' | 'unlessBefore'> & { unlessBefore?: string } = {}): Rule {
  const { unlessBefore, ...rest } = options
  return {
    ...rest,
    pattern: new RegExp(String.raw`\b(?:${pattern})\b`, 'g'),
    unlessBefore: unlessBefore === undefined ? undefined : new RegExp(String.raw`^(?:${unlessBefore})\b`),
  }
}

const work =
  'laughing|at work|at the gym|at my job|in the gym|in here for|with work|with overtime|training|to (?:get|make|finish|hit|meet|earn|pay|please|reach|keep|look)|for (?:this|that|a|my|the|work|them)|over (?:a|this|the|that|work)|on (?:the|that|this|leg)|doing|trying'
const sport =
  /\b(?:burpees?|squats?|deadlifts?|leg ?day|workouts?|sessions?|sprints?|intervals?|kms?|k|miles?|hills?|marathon|rower|rowing|bike|wod|crossfit|reps?|sets?|class|treadmill|cardio|spin|bootcamp|planks?|ice bath|cold (?:shower|plunge)|hangover|hungover|gym|lunges?|push ?ups?|pull ?ups?|press|curry|chilli|spicy|cringed?|embarrass\w{0,5}|awkward|boring|boredom|traffic|meetings?|spreadsheets?|training|football|pitch|coach|run|stairs|exam|tax return)\b/

const rules: Rule[] = [
  // Suicide by name.
  rule(
    `(?:kill|killing|killed|hang|hanging|shoot|shooting|drown|drowning|gas|gassing|top|topping|neck|necking|unalive|off|offing|delete|deleting|stab|poison|starve) (?:myself|me self)`,
    {
      unlessBefore: ` (?:off )?(?:${work}|in the foot|out of here|in a chair)`,
    },
  ),
  rule(
    'do(?:ing)? myself in|finish(?:ing)? myself off|end(?:ing)? myself|yeet(?:ing)? myself off|ctb|self delete|toaster bath',
  ),
  rule(
    String.raw`(?:^|to|just|ill|might|should|i|im|honestly|literally|will|and|could|or|about to|id|gotta|lowkey|gon) kms|^kms(?= ,|$| (?:rn|now|tonight|fr|lol|man|already|please))`,
  ),
  rule(`suicidal(?: (?:thoughts?|ideation|urges?|feelings?|again|tonight))?`, {
    aboutOthers: true,
    unlessBefore:
      ' (?:people|men|man|friends?|mates?|clients?|patients?|person|someone|teens?|young|character|veterans?|callers?)',
  }),
  rule(
    `(?:think|thinking|thought|thoughts|consider|considering|considered|contemplat\\w{2,4}|plan|planning|planned|attempt|attempts|attempted|attempting|commit|committing|tried|try|trying|fantasi[sz]\\w{1,4}|dream|dreaming|dreamt|research\\w{0,3}|googl\\w{1,4}|obsess\\w{0,4}|urges?|ideas?|feel like|talk\\w{0,3} about my|notes?|methods?)(?: (?:about|of|on|my|own|committing|doing|with|for|ways|to|commit|up|a lot about|constantly about|again about|at|the)){0,3} suicide`,
    {
      aboutOthers: true,
      unlessBefore: ' (?:of|by|in|among|survivors?|as a (?:society|topic)|education|training)',
    },
  ),
  rule(
    `suicide (?:notes?|attempts?|plans?|thoughts?|letters?|again|watch|method|is (?:the only|an option|my only|on my mind|the answer|looking|starting|all i|always)|seems|feels|sounds|looks|on my mind|crosse[sd] my mind|keeps)|(?:my|my own) suicide`,
    {
      aboutOthers: true,
    },
  ),
  rule('(?:since|after|before|survived|from) my (?:own )?attempt', { unlessBefore: ' (?:at|to|of|on|for)' }),
  rule(
    `(?:end|ending|ended|finish|finishing) my (?:own |whole |fucking |miserable |stupid )?(?:life|suffering|misery|pain|existence|days)`,
    { unlessBefore: ' as an?' },
  ),
  rule(`(?:take|taking|took|taken) my own life`),
  rule(`${doIt}${some} (?:take|taking|took) my life`, {
    unlessBefore: ' (?:back|to|in|into|seriously|for|up|from|more)',
  }),
  rule(`(?:end|ending|ended|ends) it all`, { unlessBefore: ' with (?:a|an|some|her|him)' }),
  rule(`(?:${doIt}|reason not to|want it|let me)${some} (?:end|ending) (?:it|things|everything|this)${end}`, {
    unlessBefore: ' (?:with|at|on|by)',
  }),
  rule(
    `want(?:ed|ing)?${some} (?:it all|everything|all of it|the pain|this pain|life|my life|the suffering)(?: to)?${some} (?:end|stop|be over|over|go dark|finish)`,
  ),

  // Wanting to be dead.
  rule(
    `want(?:ed|ing)?(?: (?:\\w{1,12})){0,1} to${some} (?:die|be dead|not be (?:here|alive)|not exist|not wake up|stop existing|cease to exist|stop living|sleep forever|never wake up|disappear forever|be gone|not be here anymore)`,
    {
      aboutOthers: true,
      exaggeration: true,
      unlessBefore:
        ' (?:on (?:this|that|the) hill|of |old|rich|happy|trying|laughing|knowing|with (?!this|it|myself)|at \\d|at home|having|doing|an? |for |from (?:laugh|embarr|cringe|that|shame)|young|before i|by (?:6|7|8|9)|by (?:midnight|bed|then|noon))',
    },
  ),
  rule(
    `(?:i${some}|im${some}|need|ready|hope|hoping|pray|praying|wish|asking|beg|begging|long|longing|deserve|supposed|meant|waiting|trying|tried|rather|better|prefer|like|id like|okay|ok|fine|happy) to (?:die|be dead)`,
    {
      exaggeration: true,
      unlessBefore: ' (?:on|of|old|rich|happy|trying|laughing|for|an? |with|young|doing)',
    },
  ),
  rule(
    '(?:im|i feel|feeling) (?:ready|prepared|okay|ok|fine|at peace)(?: with)? (?:to (?:die|leave this (?:world|earth|life))|dying|death)',
  ),
  rule(
    `(?:wish|wishing|wished|hope|hoping|hoped|pray|praying|prayed|rather|if only)(?: to god| every night| that){0,2}(?: (?:i|id|im|ill|ive|it|someone|something|god|to)){0,2}${some} (?:was dead|am dead|be dead|were dead|dead|die|died|would die|could die|had died|hadnt been born|wasnt born|never been born|had never been born|were never born|was never born|never existed|didnt exist|dont exist|not exist|stopped existing|could stop existing|could just stop existing|not wake up|dont wake up|didnt wake up|wouldnt wake up|wont wake up|never wake up|never woke up|could not wake up|had not woken up|hadnt woken up|wasnt here|wasnt alive|wasnt around|not be here|not be alive|could disappear forever|was gone|were gone|would kill me|kills me|would take me|takes me|would end me|had been me|could go to sleep|could fall asleep)`,
    {
      unlessBefore:
        ' (?:than (?:wear|eat|do (?:a|another|burpees)|run|miss|go to (?:the|a|work|another)|watch|sit|work|use|drink|support|see|wake up at|admit|lose)|of |at (?:5|6|the (?:office|gym|party)|work|my desk)|in (?:time|the office)|on (?:time|the day)|for (?:the|work|this|my)|early|late|trying|laughing|before (?:\\d|work)|with her|to see|to tell|on time)',
    },
  ),
  rule(
    `rather (?:be dead|die|not be alive|not be here|be in the ground) than (?:feel|feeling|live|living|go on|going on|keep|carry|be here|be alive|wake|deal|continue|suffer|face (?:another|tomorrow|it)|do this|this|have another|spend another|exist|go through)`,
  ),
  rule(
    `(?:i${some}|just|cant|dont|didnt|wont|not|never|ever|and|to|if i|sleep and|asleep and)(?: want to| wish to| plan to| care if i| mind if i| bother to)? (?:never|not|dont|didnt|wont) (?:wake|woke) up`,
    { ownNegation: true, unlessBefore: ' (?:at|early|in time|before|for|late|on time|with|to (?:my|the|an))' },
  ),
  rule(
    `(?:go|going|fall|drift|went) (?:to sleep|asleep|to bed)(?: tonight)?(?: and| hoping| hope i| praying| wishing| to)? (?:i )?(?:never|not|dont|didnt|wont|for good|forever)`,
    { ownNegation: true, unlessBefore: ' (?:before|until|at|late|on|past)' },
  ),
  rule(
    `dont want to${some} (?:wake up|be here|live|be alive|exist|be in this world|be on this (?:earth|planet)|be around|keep living|go on|carry on|be a part of this world|see tomorrow|see another day|keep going|continue|do this|do life|breathe|stay alive)(?: anymore| tomorrow| again| like this| in this world| at all| ever again|${end})`,
    {
      ownNegation: true,
      unlessBefore:
        ' (?:at|in (?:london|a|the|my|an|this (?:job|town|city|house|flat|office|company|country|place|gym))|until|till|without|with |on the|off)',
    },
  ),
  rule(
    `(?:no|any|not|wish i wasnt|not be|not being|not want to be|not wanting to be|rather not be|stop being|tired of being|sick of being|hate being|done being|stop|quit) (?:alive|existing|here anymore)(?= ,|$| )`,
    { ownNegation: true, unlessBefore: ' (?:with|to|in (?:the|a))' },
  ),
  rule(
    `dont (?:deserve|want|care|mind|see the point|know if i want|know if i can|know why i)(?: to)? (?:deserve to live|live anymore|stay alive|live or die|living|being alive|if i (?:live|die|wake up|dont wake up|get hit|am alive)|whether i (?:live|die)|to live|keep living|be alive|bother living|alive)`,
    { ownNegation: true, unlessBefore: ' (?:in|with|without|off|on)' },
  ),
  rule(
    `dont deserve to (?:live|be alive|exist|be here|breathe)|(?:i|me) (?:dont )?deserve (?:to die|death)|shouldnt (?:be alive|exist|have been born|be here anymore)|should (?:just )?(?:be dead|die|have died|not exist|not be alive)|wasnt meant to (?:live|be alive|be here)`,
    { ownNegation: true, unlessBefore: ' (?:at|in|of|trying|laughing|on)' },
  ),
  rule(
    `not sure (?:i want to|i can|its worth|if i want to|about) (?:live|living|be alive|be here|keep living|going on|carry on living|being alive)`,
    { ownNegation: true, unlessBefore: ' (?:in|with)' },
  ),
  rule(
    `wouldnt (?:mind|care|be sad|be upset|fight it|be the worst thing|be bad)(?: (?:if|about|it if))?(?: i)? (?:dying|died|die|not waking up|didnt wake up|never woke up|being dead|was dead|got hit|a (?:car|bus|truck|lorry|train) hit me|something happened to me|being hit|get hit|was gone)`,
    { ownNegation: true },
  ),
  rule(
    `(?:if|hope|hoping|wish|wishing|wait|waiting|pray|praying)(?: for)?(?: (?:a|the|some|that)){0,1}(?: \\w{2,10}){0,1} (?:car|bus|truck|lorry|train|tram|van)(?: would| to| just| will|s)? (?:hits?|ran|runs?|run over|kills?|took|takes?|knocked)(?: me| over)`,
  ),
  rule(
    '(?:better|easier|happier|relieved|best|simpler|nicer|freer|calmer)(?: off| place| for (?:everyone|them|all|us|all of them|my \\w{3,10}))?(?: \\w{2,10}){0,4} (?:without me|if ' +
      dieAbsent +
      ')',
    {
      unlessBefore:
        ' (?:in (?:goal|midfield|defen[cs]e)|on (?:the|friday|saturday|sunday|the pitch)|at (?:the|work|cooking)|for (?:the game|a (?:day|week|night|while))|there|playing|tonight|this (?:week|weekend|season))',
      ownNegation: true,
    },
  ),
  rule(
    `(?:nobody|no|not|who|everyone|people|they|theyd|world|she|he|anyone|hardly|kids|family)(?: \\w{2,10}){0,2} (?:would|will|wouldnt|wont|ll|d|care|cares|notice|notices|miss|misses|cry|mourn|relieved|happy|happier|be relieved|be happier)(?: (?:even|really|even care|care|notice|miss|miss me|be|be relieved|be glad|cry|ever|actually|mourn|mourn me|relieved|glad|happier|happy|me)){0,4} (?:if|when) ${dieAbsent}`,
    { ownNegation: true },
  ),
  rule(
    `(?:${dieAbsent}|if i went)(?: ,)? (?:nobody|no one|not a single|everyone|they|theyd|it would|itd|things would|the world|id|who)(?: \\w{1,10}){0,2} (?:notice|care|miss|better|fix|solve|easier|happier|relieved|cry|relief|sleep better|months|weeks|days)`,
    { ownNegation: true },
  ),
  rule(
    `if i (?:died|disappeared|didnt wake up|killed myself|never woke up|was gone|was dead|wasnt here|wasnt around)(?: tonight| tomorrow| today){0,1} (?:it would|it wouldnt|it might|itd|nobody|would anyone|no one|they|theyd|everyone|id be|would they|would it|would anybody|i wouldnt|then|who)`,
    { ownNegation: true, unlessBefore: ' (?:manage|cope for|hold the)' },
  ),
  rule(
    `(?:would|will) (?:anyone|anybody|they|she|he|my \\w{3,10})(?: \\w{2,8}){0,2} (?:care|notice|miss me|cry|come|remember me)(?: to my funeral)? if ${dieAbsent}`,
  ),
  rule(
    `(?:worth|do|did|good|help|useful|use|value|valuable)(?: \\w{2,10}){0,4} (?:more dead|dead than alive)|more (?:dead|use dead|to them dead)|life insurance (?:would|will|money|pays?|payout)(?: \\w{2,10}){0,3} (?:do|help|cover|fix|more|better|sort|solve|set them|look after|be worth|take care|pays? out)`,
  ),
  rule(
    `(?:better off|id be better|im better|be easier|easier|be better|better) (?:dead|being dead|to be dead|if i was dead|dying)`,
    { unlessBefore: ' ?(?:red|line|last|lift)' },
  ),

  // No reason to live.
  rule(
    `(?:no|any|a single|one|a|much|little|without) (?:reason|point|purpose|sense|need)(?: (?:left|whatsoever|at all|for me|anymore)){0,1} (?:to|in|of|for|for me to)(?: (?:keep|carry on|continue|me|even)){0,2} (?:live|living|be alive|being alive|going on|go on|carry on|carrying on|exist|existing|stay alive|staying alive|wake up anymore|waking up anymore|be here anymore|being here anymore|life|stay here)`,
    {
      ownNegation: true,
      unlessBefore: ' (?:in |with|like|without|off|drawing|insurance|jackets?|about|beyond|under|from|out of)',
    },
  ),
  rule(
    `(?:no|any|one|single|a|good) (?:reason|reasons) (?:not to|why i shouldnt) (?:end|kill|do it|die|go|jump|just end|just do it)`,
    { ownNegation: true, unlessBefore: ' (?:to|for (?:it|a)|the day|in|with)' },
  ),
  rule(
    'nothing(?: (?:left|more|else|really|here))? (?:to live for|worth living for|to stay for|to keep me here|keeping me here|left for me here|to stay alive for|left to do but (?:go|die|end it|leave)|left but to (?:go|die|end)|left in life|left for me$)',
    { ownNegation: true },
  ),
  rule(
    `(?:whats|what was|what s|see|is there|theres no|is there a|seeing|find|not see)(?: even)?(?: the| a| any| no)? point (?:of|in|to) (?:living|life|being alive|being here|going on|existing|carrying on|my life|staying alive|keeping going|any of it|it all|trying to live|me being here|me being alive|waking up)(?= |$)`,
    { ownNegation: true, unlessBefore: ' (?:in |with|at|before|insurance|out of|coach|drawing|early|like)' },
  ),
  rule(
    `(?:life|living|it) (?:isnt|not|is hardly|doesnt feel|doesnt seem|is no longer|no longer feels|never feels)(?: \\w{2,8}){0,1} worth (?:living|it anymore|it to keep)|not worth living|hate being alive|hate (?:living|my life and want)(?= ,|$| (?:and want|anymore))`,
    { ownNegation: true },
  ),
  rule(
    `(?:tired|sick|done|exhausted|weary|over|had enough|through|finished|bored|fed up|had it)(?: (?:so|just|of|with|to|by)){0,2} (?:living|being alive|existing|life|this life|being here|breathing|the world|this world|my life|it all|staying alive|fighting to stay|being in this world|everything and everyone)`,
    {
      unlessBefore:
        ' (?:in |with|paycheck|like an?|at |on |out of|from|off|for (?:today|now|someone|others|the)|above|insurance|admin|until|admin|under|beyond|drawing|coach|through|alone in|the way|by|hacks|lessons|advice|next)',
    },
  ),
  rule(
    '(?:give|giving|given|gave) up on (?:life|living|everything|being alive|staying alive|myself and life)|(?:opt|opting|check|checking|checked|tap|tapping|log|logging) (?:out of|off of|off) (?:life|existence|this life|this world|being alive)|leav(?:e|ing) this (?:world|earth|life|planet)|(?:leave|exit) (?:this )?life',
  ),
  rule(
    `cant(?: (?:fucking|possibly|seem to|physically)){0,1} (?:do this|do it|go on|take it|take this|take any of this|carry on|keep going|keep doing this|keep living|live|live like this|cope|handle this|bear this|bear it|stand it|stand living|face another day|keep fighting|fight|fight this|be here|survive this|stay|stay here|exist)(?: (?:like this|living|with life)){0,1} (?:anymore|another (?:day|night|week|year)|one more (?:day|night))`,
    {
      ownNegation: true,
      exaggeration: true,
      unlessBefore:
        '(?: \\w{1,12}){0,3} (?:job|notice|commute|diet|shift|knee|boss|landlord|noise|heat|subscription|lift|hotel|office|company|team)|,? ?(?:handing in|quitting my|switching|moving|changing jobs|im moving)|with(?:out)? (?:coffee|my phone)|in this (?:heat|office|job|house|flat|town)|at this (?:job|company|firm)',
    },
  ),
  rule(
    `cant (?:go on|carry on|live|keep living|exist)(?: like this)?${end}|cant see (?:a|any) (?:future|way out|way forward|other way)(?: for me| for myself)?(?= ,|$)|(?:see|theres|there s|have|seeing|find) no (?:other )?(?:way out|way forward|future|future for me|future for myself)(?= ,|$)|only way out(?= ,|$| (?:is|i|of this pain|left|for me|now|seems|feels))|no way out(?= ,|$| but)`,
    { ownNegation: true, exaggeration: true, unlessBefore: ' of (?:the|a|this (?:contract|lease|deal|meeting|town))' },
  ),
  rule(
    `(?:dont think|doubt|not sure|dont know if|dont believe|not going to|wont|doubt that)(?: i| ill| im){0,2}(?: (?:can|will|going to|want to|would)){0,1} (?:make it|survive|be alive|be here|last|be around|live)(?: (?:to|through|until|past|see|till|for|another|the|much)){0,3} (?:the night|tonight|tomorrow|morning|christmas|my birthday|\\d\\d|next (?:week|month|year)|the week|the weekend|the year|the month|see|anymore|the end of)`,
    {
      ownNegation: true,
      exaggeration: true,
      unlessBefore: '(?: \\w{1,12}){0,2} (?:party|meeting|game|session|call|training|barbecue|bbq|meetup|match|run)',
    },
  ),
  rule(
    `dont (?:see|imagine|picture) (?:myself|me)(?: \\w{2,6}){0,2} (?:alive|living|being alive|being here|here|making it|getting old|around)(?: (?:past|next|at|in|to|by|much|after)){1,2}`,
    { ownNegation: true },
  ),

  // Feeling like a burden.
  rule(
    `(?:im|am i|being|feel like|felt like|feeling like|just|only|nothing but|such|become|becoming|always been)(?: (?:a|an|just|such|nothing|but|huge|big|only|really|im|constant|total|complete|massive|terrible|fucking|like|financial)){0,4} burden(?: ,)?(?: (?:to|on|for) (?:everyone|everybody|them|my|the people|all|people|others|anyone|her|him|you|everyone around|society|this|us)|${end}|(?= ,|$)| theyd| they)`,
    {
      unlessBefore: ' (?:asking|when|for asking|about|moving|with the)',
      ownNegation: false,
    },
  ),

  // Farewells.
  rule(
    `this is (?:goodbye|my goodbye|it for me|the end for me|my last (?:post|message|entry|night|day|goodbye|words|letter|note)|where i (?:leave|say goodbye|get off))|(?:my|the|a|one) (?:last|final) (?:goodbye|goodbyes|words to|letter to my|note to my|day alive|night alive|night on earth|day on earth|message to you all|ever (?:post|entry|message))`,
    {
      unlessBefore:
        '(?: \\w{1,12}){0,4} (?:sugar|smoking|alcohol|booze|beer|cigarettes|porn|monday|excuses|facebook|instagram|twitter|snooze|week|team|job|company|coffee|junk|day 1|chapter|class|office|challenge)',
    },
  ),
  rule(
    `goodbye(?: (?:everyone|all|world|cruel world|my friends|my love|friends|guys|lads|brothers|to you all|and|to everyone|,)){0,3}(?: ,)?(?: (?:thank|thanks|sorry|im sorry|i love|i loved|love you|forgive|it was|you were|you were all|wont be back|i wont be|remember me|take care of|look after|please|i cant|i tried))`,
    { unlessBefore: '(?: \\w{1,12}){0,6} (?:monday|tomorrow|next|see you|soon|week|call|job|office|company)' },
  ),
  rule(
    `by the time (?:you|anyone|they|she|he|someone|this|anybody) (?:read|reads|find|finds|see|sees|get|gets|is read|wakes|wake)(?: (?:this|me|it|up)){0,2}|(?:ill|i wont|wont|im not going to) be (?:gone|dead|here tomorrow|around anymore|here anymore|here in the morning|alive|with you anymore|a problem anymore|a burden anymore|bothering (?:you|anyone|anybody) anymore|around to see|anywhere)(?: (?:soon|tomorrow|by|then|when you|next)){0,1}`,
    {
      ownNegation: true,
      unlessBefore:
        '(?: \\w{1,12}){0,4} (?:weekend|holiday|vacation|office|until|back|at work|for a|on leave|trip|week|monday|ill be on|on the|in bed|asleep|for the|at the)',
    },
  ),
  rule(
    `(?:tell|let) (?:my |the |them |her |him |everyone )(?:wife|kids|children|boys|girls|son|daughter|mum|mom|mother|dad|father|brother|sister|family|dog|girlfriend|boyfriend|partner|husband|i|im|know)(?: (?:that|know)){0,2} ?(?:i loved|im sorry|i m sorry|i tried|i did|she was|he was|they were|it wasnt (?:their|her|his)|i always loved|it was never|its not (?:their|her|his) fault|not to blame|i never stopped)`,
    { ownNegation: true, unlessBefore: ' (?:late|running|i missed|for (?:being|missing|shouting|snapping))' },
  ),
  rule(
    `cant stay(?: here)?(?: any| much)? (?:longer|anymore)|(?:wrote|writing|written|write|left|leaving|finished|drafted|drafting)(?: (?:my|the|a|out|all|some|them|goodbye|to|everyone)){0,4} (?:goodbye (?:letters?|notes?|messages?|texts?|videos?)|suicide (?:notes?|letters?)|final (?:letters?|notes?)|last (?:letters?|words|notes?) to)|said (?:all )?my goodbyes|(?:giving|gave|given) away (?:all )?my (?:things|stuff|possessions|belongings|tools|guitars?|dog)|nothing left to do but|made (?:my )?peace with (?:dying|death|leaving|going)|everything is (?:ready|in order|sorted) and (?:im|i)|(?:will|affairs|letters|papers|passwords)(?: \\w{2,9}){0,5} (?:for when im gone|after im gone|so they dont have to)`,
    {
      ownNegation: true,
      unlessBefore:
        ' (?:to the (?:team|job|office)|at work|at (?:the )?(?:office|airport|party)|to (?:sugar|smoking|porn|alcohol|my ex)|wait|pack|rest|hope)',
    },
  ),
  rule(
    '(?:not|wont|isnt|never) (?:coming|going to come) back (?:from this|from that drive|home tonight|from the (?:bridge|woods|river|sea))',
    { ownNegation: true },
  ),

  // Harming oneself.
  rule(
    `(?:want(?:ed|ing)? to|going to|urge to|urges to|about to|might|need to|feel like|tempted to|thinking of|thinking about|thought about|thoughts of|close to|scared ill|afraid ill|worried ill|started|keep|kept|been|ive been|back to|love to|deserve to|relapsed and|i|and)${some} (?:harm|harming|harmed|hurting) myself|(?:want(?:ed|ing)? to|going to|urge to|urges to|about to|might|need to|feel like|tempted to|scared ill|afraid ill|worried ill|id|could|will|ill|deserve to) (?:hurt|punish|burn|scratch) myself|(?:hurt|burn(?:ed|t)?|hit|hitting|punch\\w{0,3}|burning) myself (?:on purpose|again (?:last night|tonight)|to feel|when i (?:feel|get|am|hate)|because i (?:hate|feel|deserve|cant)|with (?:a )?(?:cigarettes?|lighters?)|to cope|just to)`,
    {
      exaggeration: true,
      unlessBefore:
        '(?: \\w{1,12}){0,3} (?:lifting|deadlift\\w{0,3}|training|playing|running|squatting|if i keep (?:lifting|training|running))',
    },
  ),
  rule(`self ?harm(?:ed|ing|s)?|selfharm(?:ed|ing)?|relapsed (?:on|with|into) sh|sh urges`, {
    aboutOthers: true,
    unlessBefore:
      ' (?:awareness|support group|training|prevention|among|in (?:teens?|young|schools?|boys|men)|is (?:common|more common|rising)|statistics|rates?)',
  }),
  rule(
    `(?:cut|cuts|cutting|slit|slitting|slashed|slash|slashing|slice|slicing) (?:myself|my (?:wrists?|arms?|thighs?|throat|own (?:wrists?|throat)|skin)|into my (?:arms?|skin))(?: open)?`,
    {
      unlessBefore:
        ' (?:some slack|shaving|off|an? (?:slice|break|piece|bit|deal|little)|while (?:shaving|cooking|chopping|opening|slicing|doing|working)|when (?:shaving|cooking|chopping|opening|slicing|i was (?:cooking|shaving|working))|cooking|chopping|opening|on (?:the|a|some|an|my|broken|glass)|with the (?:bread|kitchen|chef|stanley|new)|slicing|doing the|in the (?:kitchen|workshop|garage)|making|trimming|from (?:the|my)|loose|free|out of|peeling|carving|building|wire|at work)',
    },
  ),
  rule(
    '(?:blade|razor|razor blade|knife)(?: \\w{2,10}){0,4} (?:my (?:wrists?|arms?|skin|thighs?)|to feel something|back in my drawer)',
  ),

  // Ways to die.
  rule(
    `(?:jump|jumping|jumped|throw myself|throwing myself|step|stepping|walk|walking|drive|driving|drove|steer|steering|swerve|swerving|crash|crashing|lie down|lying down|run|veer|veering|leap|fall|fling myself|lay down)(?: (?:my|the|car|truck|van|bike|straight|right|out|it|myself|down)){0,3} (?:off|in front of|from|into|under|on to|onto|over)(?: (?:a|the|that|this|my|some|an|next|oncoming)){0,2} (?:bridge|building|roof|rooftop|balcony|train|trains|tracks|platform|overpass|multi ?storey|car park|tree|wall|barrier|truck|lorry|traffic|oncoming|bus|tube|cliff|ledge|rail|railing|median|river|lamppost|pole|tallest)`,
    {
      aboutOthers: true,
      unlessBefore:
        ' (?:into the (?:sea|lake|water|river|pool) (?:with|for)|for charity|with (?:a rope|the (?:lads|boys|kids)|my (?:son|mates|kids))|to (?:catch|work|the shop)|home|jam|workout|warden|lights?)',
    },
  ),
  rule(`overdos(?:e|ed|ing)`, {
    aboutOthers: true,
    unlessBefore:
      '(?: myself)? on (?:caffeine|coffee|coffees|sugar|chocolate|cake|pizza|netflix|content|podcasts?|news|carbs|protein|cheese|christmas|creatine|vitamin|football|tea|youtube|work|social|self|motivation|advice|curry|ice|turkey|cookies|biscuits|pre ?workout|energy)',
  }),
  rule(
    `(?:take|took|taking|swallow|swallowed|swallowing|down|downed|downing|neck|stockpil\\w{1,4}|hoard\\w{0,3}|sav(?:e|ed|ing)(?: up)?|collect\\w{0,3}|count\\w{0,3}|stash\\w{0,3})(?: (?:all|every|of|my|the|these|those|his|her|whole|entire|bottle|packet|box|enough|them|last|sleeping|pain|a|handful|up)){1,6} (?:pills?|meds|medication|tablets?|painkillers?|paracetamol|tylenol|insulin|sleeping|antidepressants)(?= ,|$| (?:at once|and|tonight|in|to|just|so|i|until|because|on purpose|before|then|again))|(?:enough|too many|how many|what dose of) (?:pills|meds|medication|tablets|painkillers|paracetamol)(?: \\w{1,9}){0,6} (?:to (?:do it|die|end|kill|finish|not wake)|would (?:do it|it take|kill|end)|on purpose|it takes|does it take)`,
    {
      unlessBefore:
        ' (?:in the (?:morning|evening)|for the (?:day|week)|with (?:food|water)|as (?:prescribed|the doctor)|before bed)',
    },
  ),
  rule(
    `(?:gun|pistol|shotgun|rifle|barrel|revolver|bullet)(?: \\w{1,10}){0,4} (?:my (?:own )?(?:head|mouth|temple|brain|brains|skull|chin)|on the (?:table|bed) and (?:i|im))|blow(?:ing|n)? my (?:fucking )?(?:brains?|head)(?: out| off)|noose|eat(?:ing)? (?:a|my) (?:gun|bullet)|put(?:ting)? (?:a|one) (?:bullet|through) (?:in|through) (?:me|my)`,
    {
      unlessBefore: ' (?:and (?:asked|made)|id (?:pick|choose|say))|,? ?(?:id|i d) (?:pick|choose|say)',
    },
  ),
  rule(
    `(?:ways?|how|methods?|places?|quickest|easiest|painless\\w{0,2}|quick way|easy way|somewhere)(?: (?:to|i|id|would|can|could|people|it|out|way|just|quietly|painlessly)){1,3} (?:die|kill myself|end it(?= ,|$)|end my|tie a noose|hang myself|do it and when|dying|not be here|disappear for good)`,
    {
      aboutOthers: true,
      exaggeration: true,
      unlessBefore: ' (?:well|with dignity|rich|old|happy|empty|a good|fulfilled)',
    },
  ),
  rule(
    `(?:know|knew|decided|worked out|figured out|planned|picked|chosen)(?: (?:exactly|already|just)){0,1} (?:how|where|when|the (?:place|date|day|bridge|tree|method|spot))(?: (?:and|,|where|when|how)){0,3}(?: (?:id|im going to|ill|i d|i would|i want to|to)) (?:do it|die|kill|end|go through with)`,
    { unlessBefore: ' (?:better|differently|again next)' },
  ),

  // Fear of oneself, and thoughts of not being here.
  rule(
    `(?:scared|afraid|frightened|worried|terrified|scares me|dont know|not sure)(?: (?:of|about|im|by)){0,2} what (?:i|ill|id|im)(?: (?:might|could|may|will|would|going to|capable)){0,2} (?:do|end up doing|of)(?: (?:to myself|tonight|to me|if i(?:m| am) (?:left )?alone|next|alone))|(?:scared|afraid|frightened|terrified) of (?:myself|my own (?:thoughts|mind|head|hands)|being alone with (?:my thoughts|myself)|being left alone)`,
    { ownNegation: true, unlessBefore: ' (?:with my (?:career|money|life))' },
  ),
  rule(
    `(?:dont|not|never|didnt|doesnt)(?: (?:feel|feeling|be|being|think im|really|im|even|completely)){0,3} safe (?:with myself|from myself|alone|on my own|being alone|to be alone|to be on my own|around myself|by myself|in my own (?:head|company|house with)|with my (?:own )?thoughts)|not safe (?:with|from|around) (?:myself|me)|unsafe (?:with|around) myself|danger to myself|(?:dont|cant|not) trust myself (?:alone|tonight|to be alone|right now|on my own|around (?:the |my |any )?(?:pills|knives|knife|gun|guns|meds|rope|tracks|balcony|bridge|blades?)|with (?:the |my |a )?(?:pills|knives|knife|gun|meds|blade|rope)|not to (?:do|hurt))`,
    { ownNegation: true },
  ),
  rule(
    `(?:scared|afraid|worried|might|may|about to|going to|ill|could|will|want to|wont|before i|tempted to|close to|not|i|id) (?:ill |im going to |i might |i will |i |that i might |that ill |end up |just |do |going to ){0,3}(?:do|doing) something (?:stupid|bad|silly|permanent|drastic|irreversible|terrible|awful|to myself|i cant (?:undo|take back)|final|serious)`,
    { unlessBefore: ' (?:with my (?:money|hair)|like (?:buy|text|quit|order|sign|book|get)|for (?:charity|fun))' },
  ),
  rule(
    `(?:think|thinking|thought|thoughts|fantasi[sz]\\w{1,4}|dream|dreaming|daydream\\w{0,3}|obsess\\w{0,3}|imagine|imagining|wonder|wondering|picture|picturing)(?: (?:of|about|what|how|constantly|a lot|all day|all the time|again|more and more|if|its|it would|would|be|feel|like|it|things|everyone|they|id)){1,6} (?:dying|die|being dead|not being (?:here|alive|around)|not (?:existing|waking up|wake up)|if i (?:died|wasnt here|wasnt around|disappeared)|(?:be )?(?:if i was|with me) (?:dead|gone|not here)|to be dead|my own death|without me|ending things|death as (?:a|an) (?:relief|escape|way)|disappearing (?:forever|for good|completely)|doing it tonight)`,
    {
      aboutOthers: true,
      unlessBefore:
        ' (?:well|young|alone in|at|out|of (?:laughter|thirst|hunger)|in the (?:meeting|office)|my (?:hair|beard)|wool|light)',
    },
  ),
  rule(
    '(?:death|dying|being dead|not existing|not waking up|not being here|not being alive)(?: \\w{2,8}){0,1} (?:sounds|seems|feels|looks|would be|is starting to|is the only|starts to|is better|would feel|doesnt scare|is a relief|is my only)',
    { unlessBefore: '(?: \\w{2,8}){0,1} (?:closer|inevitable|natural|part of|distant|certain)', ownNegation: true },
  ),
  rule(
    'dark thoughts about (?:ending|dying|death|not being)|(?:urge|urges|voices?|voice|head|brain|mind)(?: \\w{2,10}){0,4} (?:telling me to|tells me to|says to|saying to|to) (?:die|end it|jump|kill|do it|end my|hurt myself)',
    { aboutOthers: false, unlessBefore: ' (?:the (?:habit|urge|craving)|time)' },
  ),
  rule(
    `(?:only (?:reason|thing|person|people|one|ones)|reason)(?: \\w{1,10}){0,5} (?:im still (?:here|alive|breathing|around)|im (?:alive|here|breathing)|i (?:havent|didnt|dont|wake up|stay|keep)(?: \\w{2,8}){0,2} (?:done it|kill|end|do it|alive|living|ended|killed|jump|jumped|go through)|i am still|keeping me (?:alive|here|going|from|breathing|on this)|keeps me (?:alive|here|from|breathing|on this)|stopping me|stops me|stopped me)(?= ,|$| (?:is|from|from (?:ending|killing|doing|going)|today|right now|are|was|and|because|tonight|anymore|at this|alive|this earth|planet))`,
    {
      ownNegation: true,
      exaggeration: true,
      unlessBefore:
        ' (?:from (?:quitting|eating|smoking|buying|drinking|skipping|leaving (?:the|my) job|running|training|sleeping|starting|giving up (?:sugar|on the diet))|is (?:coffee|caffeine|the (?:coffee|pay|money|weather|price|cost|fee)|my (?:knee|back|budget))|for (?:work|the food|lunch))',
    },
  ),
  rule(
    `want(?:ed|ing)? to${some} (?:disappear|vanish|stop being|cease|fade away|not be|be no more|evaporate|be erased)(?: (?:forever|for good|completely|permanently|from this (?:world|earth|life|planet)|and never (?:come back|be found|return)|and not come back|off the face of the earth|altogether|entirely))?(?= ,|$| (?:and (?:never|not|let)|so nobody|so i|so everyone|because|forever|for good))`,
    { exaggeration: true },
  ),
  rule(
    '(?:ready|want|time|going|trying|waiting|allowed) to (?:be done with (?:life|it all|living|this life|everything)|go for good|leave for good|meet my maker|be with (?:my (?:late|dead) )?(?:him|her|dad|mum|mom|my (?:dad|brother|son|wife|mum|mom|father|mother)) (?:again|in heaven|on the other side)|go home to god|join (?:him|her|them|my \\w{3,8}) (?:now|soon|in heaven|in the ground|wherever))',
  ),
  rule(
    '(?:on a|the) (?:bridge|ledge|roof|edge of the (?:roof|platform|bridge|cliff))(?: \\w{1,10}){0,5} (?:and (?:thought|think|thinking|wondering|wanted|imagin\\w{1,3}) (?:about )?(?:jump\\w{0,3}|let\\w{0,4} go|falling|it)|looking down at|didnt jump|nearly jumped|almost jumped|thought about jumping)',
  ),

  // Short sentences that say it without the words.
  rule(
    '^(?:please |just |god |lord |i )?(?:make it (?:all )?stop|want (?:it|this|it all|this all) to stop|want out|want out of (?:here|this life|it all|this world)|wish it was over|ive had enough(?: of (?:it all|everything|this life|living|being alive|this world))?|cant anymore|just let me (?:go|die)|dont matter|matter to nobody|want to (?:cut|bleed|burn|rest forever|let go|go home for good)|dont feel safe|im not safe|im giving up|have no future|have nobody left|have nothing left|give up on me|im not okay and i dont want to be here)(?: anymore| tonight| now| rn| man| lol| tbh| please| honestly| at all)?$',
    { ownNegation: true },
  ),
  rule(
    '^(?:so |and |but |then |honestly |seriously )?(?:whats|what is) (?:even )?the point(?: of (?:it all|any of it|anything|me|going on|trying))?(?: anymore| of it all| of anything| now| really| even| in anything)?$|(?:theres )?no point (?:to|in|of) (?:me|anything|any of this|any of it|it all)(?: anymore| being here| being alive|$)|^(?:theres )?no point anymore$|dont see (?:the|any|a) (?:point|reason|future)(?: (?:in|to|of|for|anymore|left|ahead)(?: (?:anything|it|any of it|any of this|me|life|living|being here|being alive|myself|carrying on|going on|keep going))?)?$',
    { ownNegation: true },
  ),
  rule(
    '(?:im|so|just|totally|completely|absolutely) (?:done|through|finished) (?:fighting|pretending|holding on|hanging on|surviving|trying to (?:live|survive|hold on|stay|be okay|be ok)|existing|here|for good|with (?:it|myself|being here|me))(?= ,|$| (?:anymore|now|and))|giving up on (?:myself|me|everything)|(?:i|im|have|ive|just|want to) (?:give|giving|given|gave) up(?: on)? (?:completely|entirely|everything|for good on everything|and die|and let go)',
    { unlessBefore: ' (?:with|on (?:the|this|my) (?:diet|book|show|game))' },
  ),
  rule(
    '(?:cant|dont think i can|dont know if i can|not sure i can|idk if i can|unable to|cant possibly|how am i supposed to|how do i|idk how to|dont know how to|cant keep|no strength to|too tired to|dont have it in me to|dont have the (?:strength|energy|will) to|no energy to) (?:keep |carry on |continue |go on )?(?:living|live|exist|existing|be alive|stay alive|keep pretending|hold on|hang on|survive|go on|carry on living|fight anymore|do life|face (?:another|tomorrow|the world|one more|the day|life|waking)|take another day|see another day|be here)(?= ,|$| (?:like this|with myself|with (?:what|the (?:guilt|shame|pain))|anymore|another|one more|tonight|until|through|any|much|for|day|tomorrow|of this|alone))',
    {
      ownNegation: true,
      exaggeration: true,
      unlessBefore:
        '(?: \\w{1,10}){0,2} (?:salad|meeting|mile|rep|set|bar|barbell|commute|monday at|on this|without coffee|without my|plank|winter)|(?: with)?(?: like)? an? (?:slob|roommate|pig)',
    },
  ),
  rule(
    '(?:not sure|dont know|idk|wonder|wondering|unsure) (?:how|if i can|for how) (?:much|many|long)? ?(?:longer|more|anymore|days)?(?: (?:i|ill|ive))? ?(?:can|could|have|got|left|take|be able|will)(?: (?:i|to|be|even|hold|take|do|keep|stand|survive|last|go)){0,3}(?: (?:this|on|it|going|living|left|here|in me|of this|doing this|alive|around|for)){0,3}(?: anymore)?$',
    { ownNegation: true, exaggeration: true },
  ),
  rule(
    'how much longer(?: (?:i|can|ill|do|will|ive)){1,2}(?: (?:can|do|hold|keep|take|stand|last|survive|go|cope|be|have to|got|manage|bear|do it)){1,3}(?: (?:this|on|it|here|going|alive|like this|living|around|to live|left)){0,2}|cant (?:hold|hang) on(?: (?:anymore|to life|for))?(?= |$)|(?:barely|only just|just about|hardly) (?:holding|hanging|clinging) on|hanging on by a thread|clinging to life|(?:at|reached|near|come to) the end of (?:my rope|my tether|the road|the line)|no fight left|nothing left (?:in me|to give|to lose)|running out of reasons',
    {
      ownNegation: true,
      exaggeration: true,
      unlessBefore:
        ' (?:with (?:the|my (?:boss|kids|landlord))|to (?:the|my) (?:bar|savings|rope|job|money)|for (?:the|sixty|60|a minute))',
    },
  ),
  rule(
    '(?:hate|over|done with|sick of|tired of|ruined|wasted|wish|want|end|ready for)(?: (?:my|this|own|for)){1,2} (?:life|existence)(?: (?:so|and|,|i|to|that|was|want|it|be|wanted|is|can|wish)){0,6} (?:over|end|ended|out|done|gone|die|stop|dead)|my life is (?:over|finished|done|meaningless|worthless|pointless|not worth|a mistake|a waste|nothing)(?= ,|$| (?:and|anymore|so|living|anyway|now))|(?:life|living|existing|existence|being alive|being here)(?: (?:is|feels|has become|just)){1,2}(?: (?:just|so|completely|totally|too)){0,2} (?:meaningless|pointless|unbearable|torture|hell|exhausting|agony|too much|too hard|too painful|suffering|a punishment|a burden)(?= ,|$| (?:and|for me|anymore|now|i|so|rn))',
    { ownNegation: true },
  ),
  rule(
    '(?:disappointed|gutted|upset|angry|sad|annoyed|pissed off|devastated|hate|hated|crying|cried|cry|regret|sorry)(?: (?:that|when|because|every morning|each morning|every day|to|at|it when|myself for)){0,2} (?:i|still|ive)(?: (?:still|just|always|keep|even)){0,1} (?:woke|wake|waking|am alive|survived|lived|im alive|woken|didnt die|made it through the night|am here)',
    { unlessBefore: ' up (?:late|early|at|with a|hungover|to rain)', ownNegation: true },
  ),
  rule(
    '(?:should|could) (?:have|of|a|ve) (?:been|be) me(?= ,|$| (?:in|instead|who|that|not))|(?:wish|wished) (?:it|that) (?:was|were|had been|could be) me(?: (?:instead|in that|who died|in the ground))|wish i(?: (?:had|got|was|could|could have|could get|would get|was the one|would))(?: (?:cancer|a heart attack|a brain tumou?r|terminal|something terminal|hit by|shot|in that crash|in an accident|the one who died|swap places with|killed))|hope(?: (?:the|this|my|i|it|a|something|that)){0,2} (?:plane|get hit|get shot|crash|crashes|get cancer|heart attack|get run over|dont survive|wont survive|heart (?:stops|gives out)|something takes me|have an accident|dont make it|die)(?= |$)',
    { exaggeration: true, ownNegation: true, unlessBefore: '(?: \\w{1,10}){0,3} (?:by lightning of|the meeting)' },
  ),
  rule(
    '(?:someone|somebody|anyone|something|god|please|would|just|lord|life|universe)(?: (?:please|just|would|could|will|can|to)){0,2} (?:kill|shoot|end|murder) me(?: (?:please|now|in my sleep|already|and))?(?= ,|$)|(?:god|lord|jesus|heaven|death|lord please|god please|god just)(?: (?:please|just|can|will|would|to|come|and|hurry)){0,3} (?:take me|take my life|take me home|let me die|end me|end it|come get me)|(?:leave|left|let) me (?:to )?die(?= ,|$| (?:in|please|already|alone))|want (?:someone|somebody|anyone|god|him|it|this|death|them|the lord) to (?:just )?(?:kill|take|end|shoot|finish) me',
    { unlessBefore: ' (?:to (?:the|a|work))|, (?:another|this meeting|its monday)' },
  ),
  rule(
    '(?:part|half|side|bit|most|all|some) of me(?: (?:that|which|still|just|really|always|hopes|wishes)){0,2} (?:wants?|wishes?|wishing|hopes?|wanting|wanted|would rather|thinks)(?: (?:to|i|it|was|were|that|id|would|be|could|not|should|just)){0,4} (?:die|dead|end|be gone|gone|end it|over|disappear|never wake up|wake up|not exist|not be here|not be alive|stop existing|jump|do it|let go)',
    { exaggeration: true },
  ),
  rule(
    '(?:feel|feels|felt|feeling) like (?:dying|im dying inside|ending (?:it|everything|things|it all|my life)|death is|i should (?:die|be dead|not be here)|i dont belong (?:in this world|here|on this)|i want to die|disappearing|not (?:being here|living|existing|waking up)|jumping|i shouldnt (?:be (?:here|alive)|exist)|driving into|killing|life isnt worth)',
    { exaggeration: true },
  ),
  rule(
    'all i (?:think|want|dream|wish|can think|ever think|hope|pray)(?: (?:about|of|for|is|to|do)){0,3} (?:dying|death|die|ending|to die|to be dead|to end|not be here|not being here|suicide|peace|to sleep forever|to disappear|killing|sleep and not)|(?:death|dying|suicide|ending it) is all i|(?:think|thinking|thought) about (?:dying|being dead|ending (?:it|things|everything)|how id do it|it every (?:day|night)|not coming back|crashing|jumping|letting go of the wheel|not turning the wheel|just not turning|not braking|not stopping)|thoughts? (?:about|of) (?:jumping|dying|crashing|ending|death (?:again|every|all)|not being|driving (?:off|into)|hanging|walking into)|i think about it (?:every (?:day|night|time i)|all the time|constantly)$',
    { aboutOthers: true },
  ),
  rule(
    'suicide(?: (?:has|is|was|been|always|still|just|keeps|feels|seems|like|on|crossed|coming|running|comes|entered|popping|looking|becoming)){1,5} (?:my (?:mind|head)|into my (?:head|mind)|the (?:only|answer|best|easiest)|an option|up|more|better|easier|again|good|appealing|tempting|through my)|(?:lied|lie|lying|asked me|asks me|ask me|asked|told|honest|truth|talk|spoke|opened up|admitted)(?: \\w{1,9}){0,3} (?:suicide|suicidal)(?: \\w{1,9}){0,4} (?:lie|lied|lying|truth|no|honest|yes|couldnt|didnt answer|changed the subject)|(?:im|i think im|am i|feel|feeling|felt|been|was|get|getting|become|becoming|still|bit|little|kinda|really|so|very|pretty|quite|low key|mildly|passively|actively) (?:suicidal|sui)(?= ,|$| )|(?:sui|si) (?:thoughts|ideation|is (?:bad|back|high|strong|loud)|urges)|having ideation|ideation (?:again|is (?:back|bad))|iwtd|want(?:ed)? to (?:kill|unalive)(?= ,|$| (?:me$|rn|tonight|now))|going to (?:kill|unalive)$|commit (?:suicide|die|not alive|unalive)',
    { aboutOthers: true },
  ),
  rule(
    'why (?:am i|im|i am|do i|did i|was i|should i|bother|keep|dont i|wont i|cant i|havent i|didnt i)(?: (?:still|even|just|have to|not|bother|keep|be)){0,3} (?:alive|here anymore|born|living|breathing|exist|existing|stay alive|live|carry on|go on|going|be here|die|just die|kill myself|end it|wake up(?: anymore)?|trying to live|here if|dead)(?= ,|$| (?:anymore|if|when|at all|like this|and|with))',
    { ownNegation: true, exaggeration: true },
  ),
  rule(
    '(?:no|lost|losing|without|dont have|havent got|have no|little|any|zero)(?: (?:all|my|the|a|any|every|much)){0,2} (?:will|desire|wish|urge|motivation|strength|want|drive) to (?:live|keep living|be alive|go on living|exist|carry on living|survive|stay alive|go on)|never asked to be (?:born|here|alive)|wish (?:my (?:mum|mom|mother|parents)) (?:never|hadnt|had never|didnt)|(?:my birth|me being born|i) (?:was|is|am) a mistake(?= ,|$| and)|give me (?:one|a|a single) (?:good )?reason (?:to (?:live|stay|keep|not)|why i should)|reasons? to (?:stay alive|live|keep living|not do it)(?: are| is)?(?= ,|$| (?:anymore|today|running|left|getting|tonight))',
    { ownNegation: true },
  ),
  rule(
    '(?:doing|do|id be doing|be doing)(?: (?:everyone|everybody|them|the world|you all|my family|people|her|my \\w{3,9}|us all)){1}(?: all)? (?:a|such a|one) (?:big |huge )?favou?r(?: (?:if|by|and|when|to))? ?(?:i )?(?:died|die|dying|disappeared|disappear|left for good|killed|wasnt here|was gone|being gone|not being|going|gone|jumped|end)|waste of (?:space|oxygen|air|a life|skin|life|breath)(?= ,|$| (?:and|who|to|so))|(?:world|nobody|everyone|they|family|kids|wife|no one|people|he|she|friends)(?: \\w{2,10}){0,2} (?:doesnt|dont|dont even|didnt|would not|wouldnt) need me(?= ,|$| (?:here|around|alive|anymore|in it|and))|nobody needs me|dead weight|(?:theyd|they would|they will|theyll|everyone would|everybody would|she would|shed|he would|hed|family would|kids would|wife would)(?: (?:all|get|be|soon|eventually|manage|cope|probably|just|fine|okay|ok|move)){1,4} (?:over me|over it eventually|fine without me|ok without me|okay without me|without me|on without me|over it in|on if i|over it if)|deserves? (?:better|someone better|more) than me|(?:better|off) (?:gone|with the (?:insurance|money|payout))(?= |$)|id be better (?:gone|not here|off not)|(?:^|,|and|everything|everyone|because) (?:theyre|they are|everyone is|everyones|shes|my family is|my kids are) (?:all )?better off(?: without me| if)?(?= ,|$)',
    {
      ownNegation: true,
      unlessBefore:
        ' (?:for (?:the (?:game|match|weekend|session)|a (?:week|day|night))|(?:at|on) (?:work|training|the)|with|at the (?:match|meeting)|since|now that)',
    },
  ),
  rule(
    '(?:not|no longer|never) (?:afraid|scared|frightened) (?:to die|of (?:dying|death)) (?:anymore|now)|(?:welcome|crave|craving|long for|longing for|pray for|praying for|waiting for|wish for|wishing for|begging for|invite|want|embrace|ready for|looking forward to) (?:my )?(?:death|eternal (?:sleep|rest|peace)|the end|permanent (?:sleep|peace|rest)|oblivion|the void)(?= ,|$| (?:every|to|and|more|tonight|now|at night|so))|(?:peace|sleep|rest|quiet)(?: \\w{1,6}){0,1} (?:forever|permanently|for eternity|for good)(?= ,|$)|permanent (?:peace|sleep|solution)|eternal (?:sleep|peace|rest)',
    { ownNegation: true, unlessBefore: ' (?:of the (?:day|shift|week)|metal)' },
  ),
  rule(
    '(?:nearly|almost|came close to|so close to|this close to|close to|half way to|about to|tried to|was going to|were going to)(?: (?:just|actually|really)){0,1} (?:ended it|ending it|end it|did it|do it|done it|doing it|stepped|step|stepping|jumped|jump|jumping|hang|hung|hanged|drove|drive|driving|pulled the trigger|swallowed|took the lot|took them all)(?: (?:in front of|off|into|under|from|a|the|that|last|all|myself|again|my|one|of|in|then|on|when|this|tonight|night|week|year|month|march|yesterday|today|20\\d\\d)){1,6}(?= ,|$| )',
    { exaggeration: true, unlessBefore: '(?: \\w{1,9}){0,2} (?:with her|with my|at mile|for joy|queue|relationship)' },
  ),
  rule(
    '(?:standing|stood|sat|sitting|went|go|going|walked|walk|parked|drove|been|stand|looking down|climbed|climb)(?: (?:up|out|back|alone|for|there|down|by|over|to|all|an hour|hours|last night)){0,3} (?:on|at|by|near|off|to|over|from|onto) (?:the|a|that) (?:edge|bridge|ledge|roof|rooftop|platform edge|railway|train tracks|tracks|overpass|cliff|multi ?storey|viaduct|top of the car park)(?: \\w{1,12}){0,6} (?:last night|tonight|again|think|thinking|thought|wonder|imagin\\w{1,3}|jump\\w{0,3}|over|wanting|crying|alone|couldnt|didnt|nearly|almost|look|looking|steps?|do it)|(?:standing|stood|stand|waiting|sat) on (?:the|a) (?:platform|balcony|bridge)(?: \\w{1,9}){0,4} (?:jump\\w{0,3}|step\\w{0,4} (?:off|out|in front)|falling|letting go)|one (?:step|jump|turn|pull|push|swerve) and (?:its|it would be|itd be|itll be|im|ill be|everything|i would be|it all)(?: \\w{1,9}){0,2} (?:over|done|gone|free|stops?|ends?|quiet)',
    { aboutOthers: true, unlessBefore: ' (?:train delayed|photo|sunset)' },
  ),
  rule(
    '(?:pills|meds|tablets|painkillers|paracetamol|medication|blades?|razor|rope|noose|gun|knife)(?: (?:are|is|were|was|right|all|just|sitting|lying|ready|counted|and|the|a|here|laid|out|lined|on|in|up|bottle|of|vodka|whisk\\w{1,2}|next to|beside)){0,5} (?:in front of me|lined up|on the table|next to me|beside me|in my hands?|ready|on my bed|on my lap|counted|counted out|laid out|by my bed and|looking at me|calling me|and vodka|vodka|and whisk\\w{1,2})|(?:looked|looking|look|staring|stared|stare|keep looking)(?: (?:at|over|again|hard)){1,2} (?:the|my|a|that) (?:pills|meds|tablets|gun|knife|knives|blade|rope|medicine cabinet|tracks|beam|bridge)(?: (?:for|again|and|every|all|tonight|too|in|longer|a|and think))?|(?:took|take|taking|taken|swallowed|had|popped|necked|downed) (?:too many|a load of|loads of|a bunch of|a handful of|all (?:of )?(?:my|the|them|those)|way too many|the whole|a whole|every) (?:of )?(?:my |the |those )?(?:pills|meds|tablets|painkillers|sleeping|paracetamol|tylenol|bottle of pills|packet|box of|xanax|insulin)|(?:have|got|had|keep|bought|hid|hidden|found|tied|made|ordered|brought)(?: (?:got|the|a|my|some)){1,2} (?:rope|noose|razor blades?|helium)(?: (?:today|in|ready|and|for|under|with|tonight|last|from|upstairs|hidden|round)|$| ,)|gun in (?:the|my) (?:house|drawer|safe|car|hand|hands|lap|closet|nightstand)(?: and)?(?: i)?(?: keep| cant| \\w{2,6})? (?:looking|stop|thinking|staring|about|holding|it)',
    {
      unlessBefore:
        ' (?:for the (?:climbing|tree|swing|gym|kids|dog|boat)|climbs?|work|swing|in the (?:garden|garage)|for (?:my )?(?:back|knee|the dog))',
    },
  ),
  rule(
    '(?:have|got|made|ive|making|finished|finalised|already)(?: (?:a|my|the|got)){1,2} plan (?:and (?:the means|a (?:date|day|note|place|method)|i know|the pills|a rope)|to (?:die|end|kill|do it tonight|be gone|not be here|end it|leave this))|(?:going to|gonna|ill|will|might|could|scared ill|worried ill|afraid ill|decided to|want to|ready to|should) (?:just |actually |finally )?(?:do it|go through with it)(?: (?:tonight|this time|for real|soon|when theyre asleep|when everyone|once everyone|alone|after the kids|one day|if im alone))|^(?:i think )?(?:im going to|ill|i will) (?:just |finally )?do it$|(?:picked|set|chosen|chose|have|got) (?:the|a|my) (?:day|date|place|spot|method|night) (?:to (?:die|end|do it|go)|im going to (?:die|do it|end)|ill (?:die|do it|end)|for it and nobody)|(?:scared|afraid|terrified|cant|dont want) to be (?:left )?(?:alone|on my own)(?: (?:tonight|right now|with (?:my (?:thoughts|head|mind|self)|myself|the|these)|rn|because|in case|at the moment|in the house|tonight in case))|(?:looking|look|searching|search|googl\\w{1,4}|research\\w{1,3}|reading|read|thinking|think)(?: (?:at|for|up|into|about|of|the|different|painless|quick|easy|easiest|best|ways?|methods?)){1,5} (?:to end (?:things|it|everything|my)|ways to go|way to go|to go quietly|to go peacefully|out that|to die|methods|to not be here)',
    { ownNegation: true, unlessBefore: ' (?:with (?:her|the relationship)|on the (?:call|phone))' },
  ),
  rule(
    '(?:clean|sober|free|days|relapsed|relapse|relapsing|back|thinking|urges?|urge|started|craving|addicted)(?: (?:from|to|of|on|with|again|is|so|strong|for|about|the)){1,3} (?:cutting|self injury|hurting myself|harming|cut (?:is|again|my|myself))(?= ,|$| (?:is|again|myself|and|my|so|tonight|today|last))|(?:burn|burned|burnt|burning|scratch\\w{0,3}|bit|biting|punch\\w{0,3}|hit|hitting|bang\\w{0,3}|bash\\w{0,3}|slam\\w{0,4}|smash\\w{0,3})(?: (?:my|own|the|walls?|a)){1,2}(?: (?:arms?|head|legs?|wrists?|skin|hands?|face|thighs?|knuckles|door))?(?: (?:against|on|into|till|until|so|to|again|my|the|they|it|hands?|knuckles|a|wall|with)){0,6} (?:wall|bleeds?|bled|bleeding|again|feel something|feel anything|because i deserve|lighter|cigarette|cigarettes|saw stars|until i|hurts? enough)|deserve (?:to )?(?:suffer|be hurt|the pain|pain|be punished|bleed|hurt|be in pain|it when i cut|to hurt)(?= ,|$| )|(?:fresh|new|old|hide|hiding|more|covering) (?:the |my )?(?:cuts|scars) (?:on|from|under|with|up)(?: my)?(?: \\w{2,9})? ?(?:arms?|wrists?|thighs?|legs?|sleeves?|blade|myself|knife)?$',
    {
      exaggeration: true,
      unlessBefore:
        ' (?:gym|bag|calories|carbs|training|weight|oven|stove|cooking|alcohol|sugar|football|on the (?:oven|stove|pan))',
    },
  ),
  rule(
    '(?:^|and |, )(?:im )?(?:so )?sorry(?: (?:for|to|mum|mom|dad|everyone|everybody|guys|all|my love|kids|lads|boys|about|son|,)){1,4}(?: (?:everything|it all|all of it|the mess|everyone|i|what im|the pain|being|leaving|letting))?(?: (?:tried|did try|couldnt|wasnt strong|failed you|cant do this|cant go on|wasnt enough|goodbye|love you|wasnt|have to go|about to do|caused|i tried|all|wasnt able|have to do this|let you down)){1,2}|^(?:im )?(?:so )?sorry for (?:everything|it all|all of it|what im about to do|leaving you)$|love you(?: (?:all|guys|both|lads|mum|mom|dad|kids|so much|always|,|and)){0,3} (?:im sorry|sorry|goodbye|forgive me|please forgive|remember that|i tried|always remember)|(?:please )?(?:look after|take care of|feed|keep|be good to|watch over|give|raise|hug|kiss)(?: (?:my|the|him|her|them|each other|our|please|all|of|to|tools|guitar|watch|bike|car|stuff|things|dog|cat|kids|boys|girls|wife|mum|mom|dad|daughter|son|for|me|tom|one another)){1,6} (?:when im gone|after im gone|once im gone|now that im|when i go|after (?:tonight|this)|for me when|for me after|for me (?:please|now)|when its done|if i dont|in case i)|(?:when|once|after|now that|before) im gone(?= ,|$| (?:please|give|tell|you|they|and|i|make|dont|look|take|let|the|nobody|my))',
    { unlessBefore: '(?: \\w{1,9}){0,4} (?:holiday|vacation|weekend|trip|week|travel)', ownNegation: true },
  ),
  rule(
    'dont (?:blame|hate|cry for|mourn|miss|be sad for|come looking for|try to find|look for|save|remember me for|be angry with)(?: (?:yourself|yourselves|her|him|them|me|for|what|anyone|mum|mom|dad|the kids)){1,3}(?= ,|$| (?:for this|please|when|after|if|its|it was|i|im))|(?:nobodys|no ones|its nobody|not your|not their|not her|not anyones|nobody is to|not his|nobody else|noones|nobody) (?:fault|blame)(?: (?:but|its|that|im|i|,|what)){0,2}|(?:you|they|nobody|shell|she|he|everyone)(?: (?:all|both|guys)){0,1} (?:wont|will never|will not|will no longer|never|dont) (?:have to|need to|hear from me|see me|be hearing|hear)(?: (?:again|worry about|put up with|deal with|carry|look after|see|from|me|anymore|bother|be burdened|pay|suffer)){1,5}(?= ,|$)|last (?:time|thing|post|message|entry) (?:ill|i will|i|im|ever|you)(?: (?:ever|will|write|post|going to|be|say|see|hear|from)){1,4}(?: (?:here|this|write|anything|from me|me|from|anyone|again))?(?= ,|$)|see you (?:all )?(?:on|in) (?:the other side|the next life|another life|heaven)|meet again (?:on the other side|in heaven|in another life)|(?:time|its time|it is time|my time)(?: (?:for me|has come|now)){0,2} to (?:go(?= ,|$| (?:now|home to god|for good|to sleep forever))|leave this|say goodbye|check out|end|die|be with (?:god|my (?:dad|mum|mom|brother)))|my time (?:is up|has come|here is (?:done|over|up))|(?:be|reunited|reunite|up there|together) with my (?:late|dead) (?:wife|husband|son|daughter|dad|mum|mom|brother|father|mother|friend)',
    {
      ownNegation: true,
      unlessBefore:
        ' (?:bed|work|the gym|until|on monday|on this app|about sugar|in the office|late)|(?: \\w{1,9}){0,3} (?:sugar|chicken|snooze)',
    },
  ),
  rule(
    '(?:wrote|writing|written|write|recorded|recording|finished|left)(?: (?:some|a|my|the|all|out|letters?|notes?|video|videos|message|messages|each|one)){1,4} (?:to|for) (?:my|the|each|everyone|her|him|them)(?: (?:of|kids|wife|children|son|daughter|mum|mom|dad|boys|girls|family|the)){0,3} (?:for after|for when im|to find|to open (?:after|when)|to read (?:after|when|once)|in case i|before i go|explaining why|saying goodbye)|(?:sold|gave|giving|given|give|found|finding|rehomed)(?: (?:all|away|my|the|a|home|new|for|stuff|things|dog|cat|tools|everything)){1,6}(?: (?:,|and|so|hes|shes|its|found|dog|the|a|home|for|looked after|safe|sorted|theyre)){0,9} (?:at peace|im ready|when im (?:not here|gone)|not here|gone soon|wont need|dont need it where|no need for)|no loose ends|tied up (?:all )?(?:the |my )?loose ends|(?:will|affairs|funeral|insurance|paperwork|passwords|accounts)(?: (?:is|are|all|been|sorted|done|in order|signed|written|,|and|paid|ready|folder|on|the|desk)){1,8} (?:theyll be (?:ok|okay|fine|better|looked)|they will be (?:ok|okay|fine)|im ready|ready to go|they wont have|so they|nothing left|left to do but|i can go|its time|when im gone|for after)',
    {},
  ),
  rule(
    '(?:kys|kill yourself|you should die|just die|end it|do it|jump|nobody would miss you|theyre better off)(?: \\w{2,8}){0,3} (?:my|in my|the) (?:brain|head|mind|voices?|depression|thoughts?)|(?:brain|head|mind|voices?|depression|thoughts?)(?: \\w{2,9}){0,5} (?:kys|kill myself|i should die|id be better off dead|to end it|to die|to jump|to just do it|i should be dead|better off dead|end it all|everyone hates me and)|dead inside(?: \\w{1,9}){0,3} (?:outside|want|wish|tired of|anymore)|(?:dont|didnt|do not|couldnt|not) care (?:what happens to me|if i (?:live|die|survive|make it|crash|get hurt|wake)|whether i)|(?:anyone|anybody|they|she|he|you|nobody|everyone)(?: (?:even|really|would|actually)){0,2} (?:care|cares|notice|mind)(?: (?:if|whether)){1,2} i (?:live|lived|die|died|live or die|exist|existed|was gone|am alive|did it|ended|make it|never woke)|(?:if|even if) i (?:die|died|did die|dont wake|dont make it|crashed|got hit)(?: \\w{2,6}){0,3} (?:id be (?:ok|okay|fine|relieved|glad|happy|grateful|at peace)|it would be (?:ok|okay|fine|a relief|better|for the best)|so be it|oh well|whatever|who cares|nobody|would be a relief)',
    { ownNegation: true, unlessBefore: ' (?:the game|the match|of the exam)' },
  ),

  // Endings, and what would happen after.
  rule(
    '^(?:and |so |but |maybe |i think |honestly |then |now |well )?(?:this is (?:it for me|the end for me|the end of me|goodbye)|its over for me|game over for me|its too late for me|too late for me(?: now)?|bye everyone|goodbye(?: everyone| all| world| friends)?|farewell(?: everyone| all| friends| world)?|tonight is (?:the night|my last night)|tonights the night|ive decided(?: its time)?|dont try to stop me|nobody can stop me now|i have nothing left|i have no future|the thoughts are back|the dark thoughts are back|im beyond help|i cant be (?:fixed|saved|helped)|i dont belong here|its better this way|everything ends tonight|it ends tonight|i just want to stop|i want to be gone|i just want to be gone|i cant be here|i want everything to (?:stop|go quiet|be quiet|go dark|go away)|i want it to be over|i just want it (?:to be )?over(?: with)?|i just want (?:it|this) to be over|is it painless|i shouldnt be here|im tired of all of it|im so tired of fighting|i want to feel pain|set them free|take myself out|i cut again)(?: anymore| tonight| now| rn| lol| tbh| please| honestly| today| last night)?$',
    { ownNegation: true },
  ),
  rule(
    '(?:this (?:is|will be|was)|tonight (?:is|might be|will be|could be)|today (?:is|might be|will be|could be))(?: (?:going to be|be)){0,1} (?:my last (?:night|day|one)|the (?:night|day) (?:i|it) (?:end|die|do it|ends|go|finish|stop))(?= ,|$| (?:alive|here|on earth|it|i think|and))',
    { unlessBefore: ' (?:at|in|of|before|with|as|on the)' },
  ),
  rule(
    '(?:picturing|picture|imagining|imagine|planned|planning|plan|thinking about|thought about|think about|dreaming of|picked (?:the )?songs for|chose (?:the )?songs for|choosing songs for|who would come to|who will come to|would anyone come to|nobody would come to|nobody will come to|no one would come to|nobody would cry at|would they cry at|cry at|who would cry at|come to|seen) my (?:own )?funeral',
    { ownNegation: true },
  ),
  rule(
    '(?:wont|will not|not going to|dont think ill|never going to|no way i|no way ill|doubt ill|dont plan to|dont plan on|not planning to|never planned on|never planned to|didnt think id|never thought id|dont expect to|dont want to)(?: (?:even|be|being)){0,1} (?:see|make it to|live to|live past|living past|turn|reach|reaching|last (?:until|till|to|past)|here for|around for|alive for|alive at|here at|around at)(?: (?:my|be|another|next|the)){0,2} (?:spring|summer|autumn|winter|christmas|new year|\\d\\d|birthday|tomorrow|year|week|month|morning|end of the (?:week|month|year)|sunrise)(?= ,|$| (?:and|anyway|if|at this|like this|alive|anymore|i|this year))',
    {
      ownNegation: true,
      exaggeration: true,
      unlessBefore: '(?: \\w{1,10}){0,3} (?:family|parents|party|holiday|abroad|goals?)',
    },
  ),
  rule(
    '(?:wont|not going to|will not|will no longer|never again|ill stop|not)(?: (?:be|being)){0,2} (?:a |the |your |her |his |their )?(?:problem|burden|bother|disappointment|worry|trouble)(?: (?:for|to|of) (?:anyone|anybody|everyone|them|you|her|him|my \\w{3,9}|any of you|people))?(?: (?:for)){0,1} (?:anymore|soon|after (?:tonight|today|this))|(?:by (?:tomorrow|next week|tonight|then|morning|monday|the weekend)|soon|after tonight)(?: (?:it|none of it|none of this|this|nothing|all this|i|it all|all of it|that)){1,2} (?:wont matter|will matter|will be over|ill be (?:free|gone|at peace)|wont exist)|^(?:it |none of it |none of this |nothing |it all )(?:wont matter|will matter|will be over|will all be over) soon$|soon (?:itll|it will|itll all|it will all) (?:be over|end|stop)',
    { ownNegation: true, unlessBefore: '(?: \\w{1,9}){0,2} (?:weeks?|exams?|days)' },
  ),
  rule(
    '(?:what happens if|what if|how (?:many|much|long|high|far|deep|fast|painful|bad)|would it|does it|will it|does|is)(?: (?:i|it|do|does|would|to|you|have|need|be|the|a|of|is|take|will|for|them|hurt if i|anyone|to hurt|it hurt)){0,7} (?:take all (?:my|of my|the)|all my (?:sertraline|meds|pills|tablets|medication|antidepressants)|bleed out|overdose|drown|die from|hanging hurt|jump from|fall from|jumping hurt|hurt to (?:die|drown|hang)|painless to|kill me|to notice im gone|notice im gone|notices? (?:i|im) (?:am )?(?:gone|dead|missing)|find (?:me|my body)|find my body|paracetamol would it take|notice i was gone|to notice)(?= |$)',
    {
      unlessBefore:
        ' (?:a good|good|pitch|the new|results|progress|gains)|(?: \\w{1,9}){0,2} (?:results|progress|gains|difference)',
      exaggeration: true,
    },
  ),
  rule(
    '(?:thought|think|thinking|keep thinking|thoughts|look|looked|looking|looks|stare|staring|remember|obsessed)(?: (?:about|at|of|with|a lot)){1,2} (?:the|that|my|a|his|dads|my dads) (?:rope|noose|gun|shotgun|rifle|pistol|bridge|pills|tablets|razor|blade|knife drawer|medicine cabinet|train tracks|tracks|beam|ledge|balcony|roof|river|cliff)(?= ,|$| (?:in|again|every|and|at|all|upstairs|tonight|under|near|a lot|by|down))|(?:got|have|saved|keep|been saving|hoarded|stash of)(?: (?:the|my|all|some|them|enough)){0,2} (?:pills|tablets|meds|medication)(?: all)? (?:saved up|hidden|stashed|put by|ready|saved|hoarded)',
    { aboutOthers: true, unlessBefore: ' (?:climb|and (?:pinion|the view)|views?|swing|run|walk)' },
  ),
  rule(
    '(?:go|going|walk|walking|swim|swimming|drive|driving|run|running|leave|leaving|went|wander|drift)(?: \\w{1,8}){0,5} (?:and|just|to) (?:not|never|dont|didnt) (?:come|coming|swim|turn|return|look|be found)(?: (?:back|around|again|home))?|(?:into|out to|in) the (?:sea|ocean|river|woods|water|lake|snow)(?: \\w{1,8}){0,3} (?:keep (?:going|swimming|walking)|not come back|never come back|and not|not coming back|just sink|let it take me)|(?:didnt|dont|never|not|wont) (?:come|coming) (?:back|home) from (?:the|my|this|that|a) (?:walk|drive|run|swim|hike|trip|sea|woods|shift|ride)(?= ,|$| (?:tonight|one day|today|and))',
    { ownNegation: true },
  ),
  rule(
    '(?:nobody|who|who will|who would|no one|they|she|he|kids|wife|mum|mom|someone|somebody|one|son|daughter)(?: (?:would|will|to|might|could|has to|have to|ll|d|should|had to|even)){0,2} (?:finds?|found) (?:me|my body|the body)(?= ,|$| (?:for (?:days|weeks|a while)|like that|hanging|with (?:the|a) (?:pills|rope|gun|knife)|in (?:the (?:garage|bath|bathroom|tub|shed|car|woods|morning)|time)|dead|first|after|unconscious|on the (?:floor|bathroom)|swinging|gone))',
    { unlessBefore: ' (?:a|the|on|funny|attractive|asleep)' },
  ),
  rule(
    'if (?:i didnt have|it (?:wasnt|werent) for|not for|i had no|my (?:dog|kids|mum|mom|son|daughter|cat|wife|mother) (?:wasnt|werent|died|wasnt here))(?: (?:my|the|a|this|these|our|two|any)){0,2} ?(?:kids?|children|dog|cat|mum|mom|mother|wife|son|daughter|boys?|girls?|family|brother|sister|faith|grandkids|girlfriend|partner|here|them|him|her|parents|dad|father)?(?: ,)? (?:id|i would|i wouldnt|id already|ive|i|i d)(?: (?:have|be|not|already|just|long|had|probably|wouldve|wouldnt)){0,4} (?:gone|dead|done it|do it|ended|end it|here|killed|alive|checked out|jumped|left already|go|be here|be alive|around|jump)(?= ,|$| (?:already|by now|now|anymore|it|long|years|tonight|myself|today))',
    { ownNegation: true, unlessBefore: ' (?:at this (?:job|gym)|in this (?:app|group|town))' },
  ),
  rule(
    '(?:kids|dog|mum|mom|wife|son|daughter|family|cat|mother|boys|girls|children|brother|sister|faith|fear|cowardice|guilt)(?: \\w{1,8}){0,4} (?:only reason|the reason|one reason|why)(?: (?:that|i|im|ive)){1,3} (?:havent|hasnt|dont|didnt|still (?:here|alive)|alive|here still|stay|still breathing|keep breathing|am still|am alive|wont|never|hold on|hang on|not (?:dead|gone))|(?:only|just|still)? ?(?:stay|staying|stayed|kept|keep|im|being|remain)(?: (?:only|just|still)){0,1} alive (?:for|because of|because|so (?:that )?my|out of|only)(?= )',
    { ownNegation: true, unlessBefore: '(?: \\w{1,7}){0,3} (?:doctors|surgeons|seatbelt)' },
  ),
  rule(
    '(?:too (?:scared|weak|cowardly|chicken|much of a coward|afraid)|not (?:brave|strong) enough|dont have the (?:guts|courage|balls|nerve)|didnt have the (?:guts|courage|balls|nerve)|lack the courage|havent got the guts|the courage|the guts|a coward|cowardice|coward)(?: (?:to|for not|because i (?:cant|couldnt|didnt)|not)){1,2}(?: (?:even|actually|just)){0,1} (?:do it|end it|die|kill myself|end my|jump|go through with|ending it|doing it|pull the trigger|finish it|be dead|leave this world)|(?:cant|couldnt|didnt|failed at|failed to|cant even|couldnt even)(?: even)? (?:do that|kill myself|die|dying|killing myself|end it|doing that|get that|even that)(?: (?:right|properly|either))?(?= ,|$| (?:right|properly|either))',
    {
      ownNegation: true,
      unlessBefore: '(?: (?:right|properly|either))?(?: \\w{1,7}){0,2} (?:text her|call her|ask)',
    },
  ),
  rule(
    '(?:woke|woken|wake|came round|ended up|was) (?:up )?in (?:hospital|the hospital|icu|intensive care|a and e|the er|the psych ward)(?: \\w{1,9}){0,8} (?:pills|overdose|attempt|tube|pumped|myself|tablets|charcoal|wrists?)|stomach pumped|(?:garage|car)(?: \\w{1,8}){0,3} (?:with )?(?:the )?(?:engine (?:on|running)|hose|exhaust)(?= ,|$| (?:and|last|for|once|in|until|with|when))|(?:exhaust|hose)(?: \\w{1,7}){0,3} (?:window|pipe (?:in|through|into))|(?:belt|rope|cord|cable|sheet|noose|scarf)(?: \\w{1,6}){0,1} (?:round|around) my (?:own )?neck|(?:chair|stool|beam|rafters?)(?: \\w{1,8}){0,5} (?:belt|rope|noose|cord)|(?:took|taken|swallowed|downed) everything in the (?:cabinet|medicine cabinet|cupboard|bathroom|house)|(?:knife|blade|razor|scissors)(?: \\w{1,7}){0,3} (?:to|at|against|on|into|across|over) my (?:own )?(?:wrists?|throat|neck|arm|chest|stomach|thigh)|(?:want|wanted|tempted|going|thought about|thinking about|urge|think about|urges) to crash (?:my|the|this) (?:car|bike|truck|van)|thinking about crashing (?:my|the)',
    { unlessBefore: ' (?:is|looks|at the (?:barber|shop)|shaving)', aboutOthers: true },
  ),
  rule(
    '(?:what|how)(?: (?:would|itd|it|id|does|might|will|must)){1,3}(?: (?:be|feel|it|is)){0,3} (?:like )?(?:to (?:jump|die|not exist|be dead|not be here|be gone|drown|hang|stop existing|just not|fall)|if i (?:jumped|died|wasnt|was gone|just stopped))|(?:every (?:time|corner|bend|night)|when(?:ever)?)(?: \\w{1,9}){0,7} i (?:think|thought|imagine|wonder) about (?:it$|it every|not turning|jumping|stepping|letting go|driving off|swerving|falling|going under|ending)',
    { exaggeration: true },
  ),
  rule(
    '(?:theyd|they would|they will|theyll|everyone would|everyone will|shed|hed|she would|he would|my \\w{3,8} would|my \\w{3,8} will|family would|would all|youd all|you will all|youd)(?: (?:all|just|finally|soon|eventually|probably|then|cry for a (?:week|bit|while) (?:and|then)|be sad for a (?:week|bit|while) (?:and|but))){0,3}(?: then)?(?: theyd)? (?:be free|be rid of me|move on|forget me|forget about me|be relieved|find someone better|get over it|be happier|manage without|cope without|be over it|survive without me|be better for it|thank me|understand one day)(?= ,|$| (?:of me|in|from|after|if i|when i|eventually|with|and|without|soon))|free (?:of|from) me(?= ,|$)|rid of me(?= ,|$)|(?:remove|removing|take|taking|erase|erasing|delete) (?:me|myself)(?: (?:out|from|completely)){0,2} (?:of the (?:picture|equation|world)|the (?:equation|picture|world)|the problem|existence|it)|im (?:poison|toxic|the problem|a curse|a mistake|a failure as a|cancer)(?: (?:to|and|for)){1} (?:everyone|i can (?:remove|fix|end)|the world|them|my (?:kids|family)|they|anyone)|i (?:ruin|destroy|poison|break|hurt) (?:everything|everyone|every life|everybody|all)(?: (?:and|i|,|around me|touch|love|im|theyre|better off|id|so)){1,5}',
    { ownNegation: true, unlessBefore: ' (?:for (?:dinner|the weekend)|on (?:from|to))' },
  ),
  rule(
    '(?:want|wish|need|hope|wanting|wished|beg)(?: (?:my|this|the|for|it|all|all this|i|to|would|just|could|brain|head|mind|thoughts|noise|life|everything|voices|would all|voice)){1,6} (?:shut up forever|shut off|switch off forever|stop forever|be quiet forever|just end|all end|be done|end already|to end|turn off forever|be over with|go silent|end it all)(?= ,|$| (?:and|tonight|already|now|so|but))|(?:wish|hope|wished|hoped)(?: (?:i|it|the|that|this|had|my|id|some|a|next)){1,4} (?:surgery|operation|heart attack|accident|crash|cancer|covid|anaesthetic|tumou?r|stroke|fall|pills|bullet|infection)(?: (?:had|would|just|finally|will)){0,2}(?: (?:kill|kills|killed|took|take|takes|had killed|have killed|finished|finish))?(?: (?:me|me off))?(?= ,|$)|should (?:have|ve|of) (?:died|been killed|gone)(?= ,|$| (?:in|that|when|instead|at|years|then|with|back|on))',
    { ownNegation: true, unlessBefore: ' (?:the (?:gym|game|party|meeting)|party|home|to bed)' },
  ),
  rule(
    '(?:dont|never|not|didnt|wasnt|werent)(?: (?:want|wanted|worth|belong|meant|made|built|asked|ask|for|to|be|live|even|really|fit|cut|cut out)){1,4} (?:saved|saving|rescued|in this world|on this (?:earth|planet)|this life|be here|for this (?:life|world)|in this life|for life|the air|the oxygen|the air i breathe|the space|for living|live through this|help i want it over)(?= ,|$| (?:anymore|at all|and|thing|i))|(?:life|living|this world|the world|being alive)(?: (?:just|simply|really)){0,1} (?:isnt|is not|wasnt|isn t)(?: (?:just|really)){0,1} (?:for me|for everyone|made for me|meant for me|for people like me)(?= ,|$)|theres nothing (?:left )?(?:here )?(?:for me)(?: here| left| anymore)?(?= ,|$| (?:anymore|here|now))|nothing (?:left )?(?:for me )?(?:here )?(?:anymore|left)(?: for me)?$|nothing matters(?: anymore)? and (?:neither|i)|nothing to look forward to (?:and|$)|cant (?:do|face|survive|get through|go through|take|live through|handle)(?: (?:this|it)){0,1} ?(?:another|one more|any more of this|to them anymore|this way anymore|anymore of this)(?: (?:winter|year|day|week|christmas|night|month|summer|birthday)){0,1}(?: (?:of this|like this|alone|anymore|without her|without him))?(?= ,|$)|cant live this way|cant keep doing this(?= ,|$)',
    { ownNegation: true, exaggeration: true, unlessBefore: ' (?:burpee|round|rep|set|meeting|of coffee|diet)' },
  ),
  rule(
    '(?:end|ending|ended) (?:things|everything|my time here)(?= ,|$| (?:tonight|for good|last (?:night|week|winter|summer|year|month)|forever|once and for all|and i|soon|myself))|(?:hurting|cutting|burning|harming)(?: (?:myself|my \\w{3,6}))? is (?:the only|all|what|how)(?: \\w{1,7}){0,4} (?:helps?|works?|relief|release|feel|cope|calm|left)|(?:sliced|cut|cuts|scars|burns|cutting|slicing|burn marks|carved)(?: (?:up|open|all over|are|covered|down|on|along|across|in|into)){0,3} (?:my|the inside of my) (?:arms?|wrists?|thighs?|legs?|stomach|hips?)(?= ,|$| (?:up|from|again|open|with|and|last|tonight))|(?:arms?|wrists?|thighs?|legs?)(?: (?:are|is|was|were|all|full|covered|of|in|with)){1,4} (?:cuts|scars|burns|burn marks|scabs from cutting)|(?:hide|hiding|cover|covering|hid)(?: (?:up|the|my|fresh|new)){1,3} (?:scars|cuts|burns|marks)(?= ,|$| (?:from|with|under|on))|(?:punched|punch|punching|hit|hitting|slapped|beat|beating)(?: myself| my (?:own )?(?:face|head)){1}(?: (?:in the (?:face|head)|until|till|so hard|again|up|over and over|on purpose|with)){0,3}(?= ,|$| )|starv(?:e|ing) myself (?:as|because|to punish|so i)',
    {
      exaggeration: true,
      unlessBefore:
        ' (?:with (?:her|him|my (?:ex|girlfriend|wife|boss|partner))|up (?:over|about) (?:the|a|it|this)|on the (?:cheek|thumb)|(?:in )?(?:training|sparring|the game|the fight))|(?: \\w{1,7}){0,3} (?:thorns|brambles|cat|roses|gardening|sun)',
    },
  ),
  rule(
    '(?:dark|bad|old|those|intrusive|same|these|black|ugly|awful|scary) thoughts?(?: (?:are|is|again|came|come|have|keep|won|were|about|getting|just|coming|at night|that i|to|telling me)){1,4}(?: (?:back|again|louder|won|winning|worse|tonight|stronger|constantly|stop|all day|me))?(?= ,|$| (?:and|tonight|again|than|every))|(?:losing|lost|lose|giving up|give up|gave up|done with|tired of|sick of|exhausted from)(?: (?:the|this|my|with|so)){0,2} (?:fight|battle|struggle|war|will|fighting|battling|struggling)(?: (?:tonight|inside|against|with|my|own|head|the|myself|depression|mind|demons|to live|to stay|this|it|every|day|in my)){0,6}(?= ,|$| (?:and|i|so|anymore|lads|guys))|(?:feel|felt|feeling|im|was|am|so|been|strangely|weirdly|finally)(?: (?:so|really|strangely|weirdly|oddly|finally|very|almost)){0,2} (?:calm|relieved|at peace|peaceful|lighter|light)(?: (?:now|about|because|since|with|that|and)){1,3} (?:ive decided|i decided|ive made|i made|the decision|i know (?:how|when|what ill)|its (?:decided|almost over|nearly over|going to end)|deciding|it being over|dying|ive got a plan|i have a plan|the date)|(?:made|making) (?:my|the|a) (?:decision|choice|mind up|peace)(?: (?:and|,|about)){1,2} (?:i feel|im|its|i am|nobody|theres|dying|leaving|death)(?: \\w{1,8}){0,2} (?:calm|peace|ready|relieved|okay|ok|free|stop me|going back)|wrote my will(?: \\w{1,8}){0,3} (?:relieved|calm|peace|ready|goodbye)',
    {
      exaggeration: true,
      unlessBefore:
        ' (?:the (?:weeds|bulge)|weight|sugar)|(?: \\w{1,8}){0,2} (?:weeds|traffic|homework|council|weight|son|wife|kids|boss|printer)',
    },
  ),
  rule(
    '(?:thank|thanks|love)(?: (?:you|to|all|everyone|for|everything|the|kindness|guys|lads|so much|,|and)){2,8} (?:(?:im )?sorry i (?:couldnt|wasnt|cant|failed|didnt|let|tried)|goodbye|its time|i tried|ill miss|this is it|i cant go)|sorry i (?:wasnt (?:stronger|strong|better|enough|brave)|couldnt (?:be stronger|hold on|stay|be better|fight|do it|make it)|let you all down|failed (?:you|everyone)|cant (?:stay|be here|do this|hold on|go on))(?= ,|$| (?:for|anymore|enough|man|longer|dad|mum|mom|father|husband|any))|you were (?:all )?(?:good|kind)(?: \\w{1,5}){0,2} (?:men|to me|people|friends)(?= ,|$)|wish i had been (?:stronger|better) for',
    { ownNegation: true },
  ),
  rule(
    '(?:ever|anyone else|anybody else|anyone|else)(?: (?:just|feel|like|you|get|so|low|that|tired|wish|want|to|think|about|wonder|if|how|it|would|be)){1,9} (?:you was dead|you could die|you could just die|you were never born|you wasnt here|you wouldnt wake up|you dont wake up|you didnt wake up|you could not wake up|you could disappear|die|be dead|kill yourself|killing yourself|end it|ending it|ending it all|dying|suicide|not being here|not be here|not exist|not existing|not waking up|be better if you was dead|easier if you was dead)(?= ,|$| (?:all the time|every|sometimes|or|at night|and|a lot|when|instead|rather|anymore|tonight))',
    { exaggeration: true },
  ),
  rule('never(?: \\w{2,6}){0,1} wanted to (?:die|be dead|end it|kill myself|disappear)(?: (?:more|so|this|as)){1}', {
    ownNegation: true,
    exaggeration: true,
  }),
]

const negations =
  '(?:not|never|dont|didnt|wouldnt|wont|isnt|havent|hasnt|wasnt|arent|no|neither|nor|without|shouldnt|rarely)'
const betweenNegation =
  'want|wanted|to|going|ever|really|even|actually|feel|feeling|felt|had|have|having|any|been|thinking|think|about|of|planning|plan|trying|try|tried|would|at|all|a|be|being|get|getting|saying|say|that|i|im|ill|id|like|necessarily|currently|going|remotely|once|or|actively|seriously|considered|consider|attempted|attempt|commit|here|mean|means|in|danger|danger of|joking about|it|is|its|one of those'
const negated = new RegExp(String.raw`(?:^| )${negations}(?: (?:${betweenNegation})){0,6} $`)
const doubleNegation =
  /(?:reasons?|why|point|excuse)(?: \w{1,8}){0,3} not to $|(?:not|dont|isnt)(?: \w{1,8}){0,2} (?:not|never|dont) (?:\w{1,8} ){0,3}$|(?:not|wont|isnt) (?:the|my) (?:first|only|last) (?:\w{1,8} ){0,6}$|(?:never|dont|not)(?: \w{2,8}){0,1} (?:thought|imagined|expected|believed|stop|stopped|told|said|not)(?: \w{1,8}){0,4} $/

const otherPeople = String.raw`(?:he|she|they|him|her|them|you|your|someone|someones|anyone|somebody|people|men|man|boys?|guys?|who|whos|hes|shes|theyre|youre|his|their|friends?|mates?|buddy|buddys|brothers?|sisters?|sons?|daughters?|dads?|fathers?|mums?|moms?|mothers?|wife|wifes|husbands?|cousins?|uncles?|aunts?|nephews?|nieces?|colleagues?|neighbou?rs?|partners?|ex|exs|teens?|teenagers?|kids?|students?|clients?|patients?|veterans?|characters?|grandfathers?|grandads?|grandpas?|roommates?|flatmates?|boss|coworkers?|celebrit\w{1,3}|singers?|lad|lads|guy|bloke)`
const betweenOthers =
  'is|was|are|were|be|been|being|had|has|have|might|may|could|would|felt|feels|feel|feeling|wants|wanted|want|tried|tries|to|also|just|really|still|ever|about|that|got|getting|talks|talked|talking|almost|nearly|own|of|a|the|by|his|her|first|last|second|thinking|thought|think|planned|planning|attempted|after|in|from|s|said|says|if|survived|having|lost|going through|through|deeply|actively|on|with|keeps|kept|starts|started'
const aboutOther = new RegExp(String.raw`(?:^| )${otherPeople}(?: (?:${betweenOthers})){0,5} $`)
const afterOther = new RegExp(
  String.raw`^ (?:of|by) (?:a|an|my|his|her|their|the|our) (?:\w{1,10} ){0,2}?${otherPeople}\b`,
)
const reported = new RegExp(
  String.raw`(?:^| )${otherPeople}(?: (?:just|once|also|even|always|then|\w{3,8}ly)){0,1} (?:said|says|told me|texted me|texted|wrote|screamed|yelled|posted|whispered|keeps saying|kept saying|sings|sang|goes)(?: (?:that|to me|me|,|like)){0,3}(?: (?:i|im|ive|id)(?: \w{1,8}){0,3})? $`,
)
const fiction =
  /(?:^| )(?:song|songs|lyrics?|chorus|verse|track|riff|album|band|movie|film|scene|episode|book|novel|play|poem|meme|shirt|joke|line|podcast|documentary|article|series|chapter|sketch|game)(?: (?!and)\w{1,10}){0,3} (?:called|titled|named|goes|says|said|about|where|with|is|was|that goes|like)(?: (?!and)\w{1,12}){0,4} $/

/**
 * Tells whether a text suggests that its writer may harm themselves. It looks at words only, so it misses some and is
 * wrong about others: never use it for more than an offer of help.
 */
export function mayBeInCrisis(text: string): boolean {
  return toPlainSentences(text).some((sentence) => rules.some((each) => matches(sentence, each)))
}

/** Exported for tests. */
export const crisisPatterns: readonly RegExp[] = rules.map(({ pattern }) => pattern)

function matches(sentence: string, { pattern, unlessBefore, aboutOthers, exaggeration, ownNegation }: Rule): boolean {
  for (const { index, 0: found } of sentence.matchAll(pattern)) {
    const before = sentence.slice(Math.max(0, index - 80), index)
    const after = sentence.slice(index + found.length, index + found.length + 60)
    if (unlessBefore?.test(after)) continue
    if (!ownNegation && negated.test(before) && !doubleNegation.test(before)) continue
    if (aboutOthers && (aboutOther.test(before) || afterOther.test(after))) continue
    if (reported.test(before) || fiction.test(before)) continue
    if (exaggeration && sport.test(getClause(sentence, index, found.length))) continue
    return true
  }
  return false
}

/** The words between the commas around a match, with an introduction such as “after leg day”. */
function getClause(sentence: string, index: number, length: number): string {
  const start = sentence.lastIndexOf(',', index) + 1
  const end = sentence.indexOf(',', index + length)
  const introduction = /(?:^|, )((?:after|during|halfway|by|on|at|every|when) [^,]{1,40}), $/.exec(
    sentence.slice(0, start + 1),
  )
  return `${introduction?.[1] ?? ''} ${sentence.slice(start, end === -1 ? undefined : end)}`
}
