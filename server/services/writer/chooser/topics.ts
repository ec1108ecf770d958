/** Challenges for common topics, as keys of the library. */
export const topics: { pattern: RegExp; challenges: string }[] = [
  {
    pattern: /\b(?:sleep\w*|insomnia|bedtime|rest|tired\w*|nights?)\b/,
    challenges:
      'seven-plain-nights closing-the-day-properly the-same-start a-proper-rest-week three-quiet-evenings three-questions-before-bed the-phone-can-wait',
  },
  {
    pattern: /\b(?:stress\w*|anxi\w*|worr\w*|calm\w*|overwhelm\w*|pressure|burnout|relax\w*|overthink\w*|nerv\w*)\b/,
    challenges:
      'thirty-days-take-a-weight-off worry-gets-an-appointment ten-days-of-slow-breathing put-something-down take-a-second-look walk-without-a-soundtrack stop-on-time a-proper-rest-week what-is-yours-to-steer seven-days-with-the-feeds-down',
  },
  {
    pattern: /\b(?:ang(?:er|ry)|temper|rage|patien\w*|impatien\w*|irritab\w*|self control|reactive)\b/,
    challenges:
      'three-breaths-before-the-answer anger-before-it-speaks time-out-with-a-return name-it-before-you-act-on-it repair-within-a-day ten-days-of-slow-breathing ten-minutes-they-choose one-thing-at-a-time what-is-yours-to-steer',
  },
  {
    pattern:
      /\b(?:focus\w*|concentrat\w*|productiv\w*|procrastinat\w*|disciplin\w*|attention|distract\w*|deep work|willpower|motivation|time management)\b/,
    challenges:
      'the-hard-thing-first one-thing-at-a-time first-hour-for-real-work ten-minutes-then-you-may-stop where-the-hours-go thirty-kept-promises three-put-off-jobs the-phone-can-wait ninety-days-one-goal six-sundays',
  },
  {
    pattern:
      /\b(?:fit|fitness|strength|strong\w*|exercis\w*|workouts?|muscles?|training|sports?|health|healthy|body|shape|gym|active|movement|physical)\b/,
    challenges:
      'ninety-days-plain-strength honest-push-up slow-five ten-minutes-on-the-floor five-days-out-of-the-chair stairs-by-choice forty-days-of-carrying hundred-miles-in-fifty a-man-to-train-beside thirty-mornings-outdoors book-the-check-up half-a-green-plate',
  },
  {
    pattern: /\b(?:run\w*|jog\w*|marathons?|cardio|endurance|walk\w*|hik\w*)\b/,
    challenges:
      'slow-five hundred-miles-in-fifty one-long-day-out stairs-by-choice thirty-mornings-outdoors walk-without-a-soundtrack a-man-to-train-beside walk-beside-someone',
  },
  {
    pattern: /\b(?:food|eat\w*|nutrition|diet|cook\w*|meals?|vegetables?|weight|sugar)\b/,
    challenges: 'half-a-green-plate ten-plain-suppers',
  },
  {
    pattern: /\b(?:alcohol|drink\w*|sober|sobriety)\b/,
    challenges: 'three-dry-weeks',
  },
  {
    pattern: /\b(?:addict\w*|(?:bad )?habits?|vices?|quit\w*)\b/,
    challenges: 'three-dry-weeks seven-days-with-the-feeds-down ten-day-pause-on-wants',
  },
  {
    pattern: /\b(?:phones?|screens?|social media|digital|internet|news|online|scroll\w*|detox|technology)\b/,
    challenges:
      'the-phone-can-wait seven-days-with-the-feeds-down phone-in-the-drawer three-quiet-evenings walk-without-a-soundtrack',
  },
  {
    pattern: /\b(?:money|financ\w*|debts?|saving|savings|save|budget\w*|spend\w*|wealth|rich)\b/,
    challenges:
      'where-the-money-went first-small-cushion ninety-days-on-budget ten-day-pause-on-wants one-paying-customer four-weeks-to-ask-for-more five-folders a-month-of-enough',
  },
  {
    pattern: /\b(?:work|works|job|jobs|career|business|office|professional|promotion|salary|colleagues?|workplace)\b/,
    challenges:
      'first-hour-for-real-work clean-handovers stop-on-time three-evenings-on-paper ten-conversations-about-work thirty-sessions-one-skill ask-five-people-for-feedback four-weeks-to-ask-for-more one-paying-customer three-weeks-after-a-setback sixty-days-of-leading',
  },
  {
    pattern: /\b(?:leader\w*|lead|leading|manag\w*|boss|team|mentor\w*|coach\w*|responsib\w*)\b/,
    challenges:
      'sixty-days-of-leading ask-five-people-for-feedback be-an-older-hand find-an-older-hand clean-handovers ears-open-seven-days ninety-days-good-as-your-word the-talk-you-put-off the-work-party a-no-that-holds',
  },
  {
    pattern:
      /\b(?:friend\w*|lonel\w*|brotherhood|communit\w*|belong\w*|connect\w*|social|neighbou?rs?|companionship|group)\b/,
    challenges:
      'three-calls-three-days standing-coffee go-first-for-a-week mend-one-friendship ten-names-in-ten-days table-of-four ninety-days-of-showing-up the-sunday-roll-call walk-beside-someone settle-in-a-new-place a-man-to-train-beside four-letters-by-hand',
  },
  {
    pattern: /\b(?:marriage|relationships?|wife|partner\w*|husband|love|romance|intimacy|couples?|girlfriend)\b/,
    challenges:
      'forty-days-of-turning-towards four-weekly-half-hours three-thank-yous-out-loud phone-in-the-drawer the-whole-job-at-home repair-within-a-day time-out-with-a-return ask-one-more-question ninety-days-good-as-your-word names-and-dates',
  },
  {
    pattern: /\b(?:father\w*|dads?|parent\w*|kids?|child\w*|family|families|sons?|daughters?|home)\b/,
    challenges:
      'ten-minutes-they-choose phone-in-the-drawer repair-within-a-day three-breaths-before-the-answer names-and-dates the-whole-job-at-home walk-beside-someone',
  },
  {
    pattern:
      /\b(?:communicat\w*|listen\w*|conversations?|conflicts?|argu\w*|honest\w*|talk\w*|speak\w*|boundar\w*|assertive\w*)\b/,
    challenges:
      'ears-open-seven-days ask-one-more-question five-honest-answers time-out-with-a-return the-talk-you-put-off a-no-that-holds four-weekly-half-hours three-breaths-before-the-answer go-first-for-a-week',
  },
  {
    pattern:
      /\b(?:confiden\w*|courage\w*|brave\w*|fears?|shy\w*|self (?:worth|esteem|respect|confidence|compassion)|insecur\w*|comfort zone)\b/,
    challenges:
      'forty-days-towards-what-you-avoid speak-to-yourself-as-to-a-friend go-first-for-a-week a-no-that-holds ask-five-times thirty-kept-promises take-a-second-look five-honest-answers sixty-days-of-meeting-people',
  },
  {
    pattern:
      /\b(?:gratitude|grateful|thank\w*|happi\w*|joy|optimis\w*|positiv\w*|appreciat\w*|mood|mental health|mental|emotion\w*|resilien\w*|depress\w*)\b/,
    challenges:
      'fourteen-days-of-exact-thanks three-thank-yous-out-loud ninety-days-steady take-a-second-look name-it-before-you-act-on-it speak-to-yourself-as-to-a-friend thirty-mornings-outdoors ten-days-of-slow-breathing five-honest-answers',
  },
  {
    pattern: /\b(?:faith|pray\w*|god|spiritual\w*|religio\w*|christian\w*|islam\w*|bible|quran|church|soul)\b/,
    challenges:
      'forty-days-one-practice one-book-read-slowly a-day-that-earns-nothing ninety-days-with-the-big-question three-quiet-evenings wish-them-well',
  },
  {
    pattern: /\b(?:meditat\w*|mindful\w*|silence|quiet|stillness|solitude|presence|breath\w*|slow down|slowing down)\b/,
    challenges:
      'sit-down-and-do-nothing ten-days-of-slow-breathing three-quiet-evenings walk-without-a-soundtrack the-dishes-and-only-the-dishes sixty-days-of-sitting wish-them-well one-thing-at-a-time',
  },
  {
    pattern: /\b(?:stoic\w*|philosoph\w*|marcus aurelius|seneca|epictetus|wisdom|virtues?)\b/,
    challenges:
      'ten-mornings-with-marcus what-is-yours-to-steer three-questions-before-bed a-month-of-enough five-words-you-can-be-held-to one-book-read-slowly ninety-days-with-the-big-question',
  },
  {
    pattern: /\b(?:grief|griev\w*|loss|mourn\w*|divorce|breakup|heartbreak|death|failure|setbacks?)\b/,
    challenges:
      'carrying-a-loss ten-days-after-a-failure three-weeks-after-a-setback five-honest-answers ninety-days-steady ask-five-times',
  },
  {
    pattern:
      /\b(?:purpose|meaning|mission|goals?|values?|direction|habits?|routines?|mornings?|self improvement|growth|integrity|promises?)\b/,
    challenges:
      'thirty-kept-promises five-words-you-can-be-held-to one-page-signed ninety-days-one-goal the-same-start six-sundays closing-the-day-properly ninety-days-with-the-big-question where-the-hours-go sixty-days-on-the-long-job',
  },
  {
    pattern: /\b(?:service|volunteer\w*|kindness|kind|help\w*|giving|generos\w*|charity|generous)\b/,
    challenges:
      'useful-once-a-day useful-for-a-fortnight a-season-of-service the-work-party be-an-older-hand ten-names-in-ten-days',
  },
  {
    pattern: /\b(?:learn\w*|skills?|creativ\w*|hobb\w*|languages?|music|read|reading|books?|writ\w*|art|craft\w*)\b/,
    challenges: 'thirty-sessions-one-skill sixty-days-on-the-long-job one-book-read-slowly find-an-older-hand',
  },
  {
    pattern: /\b(?:nature|outdoors?|outside|forests?|mountains?|sun\w*|fresh air)\b/,
    challenges:
      'thirty-mornings-outdoors walk-without-a-soundtrack one-long-day-out hundred-miles-in-fifty walk-beside-someone',
  },
  {
    pattern: /\b(?:forgiv\w*|apolog\w*|resentment|jealous\w*|envy|compassion|empathy|letting go|acceptance)\b/,
    challenges:
      'wish-them-well repair-within-a-day mend-one-friendship what-is-yours-to-steer speak-to-yourself-as-to-a-friend take-a-second-look',
  },
]
