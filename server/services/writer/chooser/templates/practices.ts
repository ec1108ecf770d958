import type { Pillar } from '#contract/pillars.ts'

export type Practice = {
  key: string
  /** Follows "days of". */
  label: string
  pillar: Pillar
  pattern: RegExp
  prepare: string
  small: string
  full: string
  /** A different way to do it, to keep it interesting. */
  vary: string
}

export const practices: Practice[] = [
  {
    key: 'cold-showers',
    label: 'cold showers',
    pillar: 'physical',
    pattern: /\bcold showers?\b/,
    prepare:
      'Shower warm as usual and finish with 10 seconds of cool water on your legs and arms. Keep breathing calmly.',
    small:
      'Finish your warm shower with 15 to 20 seconds of cold water: first legs, then arms, then back. Breathe out slowly. Stop if you feel dizzy.',
    full: 'Finish with 30 to 60 seconds of cold water, never longer than two minutes. You should feel warm again within a few minutes of drying off.',
    vary: 'Try another time of day, or a short one after exercise. Skip it when you are ill.',
  },
  {
    key: 'reading',
    label: 'reading',
    pillar: 'purpose',
    pattern: /\b(?:read|reads|reading|books?|pages?|novels?|reader)\b/,
    prepare: 'Choose one book you want to read, put it where your phone usually is, and read the first two pages.',
    small: 'Read for ten minutes a day, at the same time and in the same place. Stop while you still want to go on.',
    full: 'Read for 20 minutes a day. Put the phone in another room first. If the book bores you after 50 pages, take another.',
    vary: 'Read aloud to someone, read outdoors, or write down one sentence a day that you want to keep.',
  },
  {
    key: 'meditation',
    label: 'meditation',
    pillar: 'spiritual',
    pattern: /\b(?:meditat(?:e|es|ing|ion)|mindfulness)\b/,
    prepare: 'Choose a chair, a time and a timer. Sit for two minutes and count your out-breaths from one to ten.',
    small:
      'Sit for five minutes a day. When your mind wanders, notice it and go back to the breath. That is the exercise.',
    full: 'Sit for ten to 15 minutes a day. If sitting brings up more than you can handle, stop, open your eyes and talk to someone.',
    vary: 'Try it while walking slowly, outdoors, or at another time of day.',
  },
  {
    key: 'journaling',
    label: 'writing a journal',
    pillar: 'mental',
    pattern: /\b(?:journal(?:s|ing)?|diary|morning pages|write (?:every day|daily|about my day)|daily writing)\b/,
    prepare:
      'Choose a notebook and a time. Write three sentences: what happened today, how it was, what you want tomorrow.',
    small: 'Write for five minutes a day, by hand if you can, without correcting anything.',
    full: 'Write for ten minutes a day: what happened, what you felt, and what you would do differently.',
    vary: 'Write a letter you will not send, a list, or a page about one person.',
  },
  {
    key: 'prayer',
    label: 'daily prayer',
    pillar: 'spiritual',
    pattern: /\b(?:pray|prays|praying|prayers?|salah|rosary|psalms?)\b/,
    prepare: 'Choose a time, a place and a prayer of your tradition, or your own words. Pray for two minutes.',
    small: 'Pray for five minutes a day at your time. Begin with thanks for one exact thing.',
    full: 'Pray for ten minutes a day. Include one person who is hard for you.',
    vary: 'Pray with someone, outdoors, or with a text you do not know yet.',
  },
  {
    key: 'scripture',
    label: 'reading scripture',
    pillar: 'spiritual',
    pattern: /\b(?:bible|quran|koran|torah|gospels?|scriptures?|bhagavad gita|gita)\b/,
    prepare: 'Choose one book or chapter of your scripture to begin with, and a quiet time. Read a few verses twice.',
    small: 'Read a short passage a day, slowly and twice. Write down one sentence.',
    full: 'Read a longer passage each day, and ask what it would change about today.',
    vary: 'Read it aloud, talk about a passage with someone, or compare two translations.',
  },
  {
    key: 'gratitude',
    label: 'gratitude',
    pillar: 'mental',
    pattern: /\b(?:gratitude|grateful|thankful|thankfulness)\b/,
    prepare: 'Put a notebook next to your bed and write down one good thing from today, with its details.',
    small: 'Each evening, write down one good thing so exactly that nobody else could have written it.',
    full: 'Write down three good things a day and what you or someone else did to bring one about.',
    vary: 'Tell one person what they did for you, in person or by voice.',
  },
  {
    key: 'walking',
    label: 'walking',
    pillar: 'physical',
    pattern: /\b(?:walk|walks|walking|steps|stroll|strolls)\b/,
    prepare: 'Choose a time and a round of ten minutes from your door. Walk it once.',
    small: 'Walk for 15 minutes a day at an easy pace. Ten minutes indoors or on the stairs count on bad days.',
    full: 'Walk for 30 minutes a day; make ten of them brisk enough that talking is a little harder.',
    vary: 'Walk with someone, take a new route, or leave your phone at home.',
  },
  {
    key: 'stretching',
    label: 'stretching',
    pillar: 'physical',
    pattern: /\b(?:stretch|stretches|stretching|mobility|flexibility|posture)\b/,
    prepare:
      'Clear a space on the floor and choose four stretches: hips, hamstrings, shoulders, upper back. Hold each for 20 seconds.',
    small:
      'Stretch for five minutes a day, each position for 30 seconds, breathing calmly. It should pull, never hurt.',
    full: 'Stretch for ten to 15 minutes a day, after moving a little to get warm.',
    vary: 'Do it outdoors, on a chair at work, or with a beginners’ yoga video.',
  },
  {
    key: 'breathing',
    label: 'slow breathing',
    pillar: 'mental',
    pattern:
      /\b(?:(?:slow|deep|calm|belly|box) breath(?:ing|s)?|breath(?:ing)? exercises?|breathwork|breathe (?:slowly|deeply|calmly))\b/,
    prepare:
      'Sit or lie comfortably. Breathe in for about four seconds and out for about six, without holding, for two minutes.',
    small: 'Breathe slowly for five minutes a day, with a longer breath out. No holding. Stop if you feel dizzy.',
    full: 'Breathe slowly for ten minutes a day, and once more for one minute before something stressful.',
    vary: 'Try it on a walk, in a queue or in bed.',
  },
  {
    key: 'early-rising',
    label: 'getting up early',
    pillar: 'purpose',
    pattern:
      /\b(?:(?:wak(?:e|ing)|get(?:ting)?|gett?ing|rise|rising)(?: up)? (?:up )?(?:early|earlier|at [4-7]|before)|early (?:riser|mornings?|bird)|[45] ?am(?: club)?)\b/,
    prepare:
      'Choose a time 15 minutes earlier than now, and a bedtime that leaves you seven to eight hours. Put the alarm across the room.',
    small:
      'Get up 15 minutes earlier than usual, and go to bed 15 minutes earlier. Open the curtains or switch on a light at once.',
    full: 'Move the alarm by another 15 minutes every few days, as long as you still sleep at least seven hours. Use the time for one thing you care about.',
    vary: 'Use one morning for a walk at sunrise, one for reading, one for breakfast with someone.',
  },
  {
    key: 'bedtime',
    label: 'going to bed on time',
    pillar: 'physical',
    pattern:
      /\b(?:(?:go(?:ing)? to )?bed (?:early|earlier|on time|by|before|at)|bedtime|sleep (?:early|earlier|on time|at|by|8|7|eight)|8 hours(?: of)? sleep|sleep schedule)\b/,
    prepare: 'Choose a bedtime that leaves you seven to eight hours, and set an alarm 45 minutes before it.',
    small: 'At the alarm, switch off screens and dim the lights. Do the same two or three quiet things every night.',
    full: 'Keep the bedtime within 30 minutes, at weekends too. If you lie awake for long, get up, do something quiet and go back when you are sleepy.',
    vary: 'Try a warm shower, a book, or writing down tomorrow’s first task.',
  },
  {
    key: 'home-cooking',
    label: 'home cooking',
    pillar: 'physical',
    pattern: /\b(?:cook(?:s|ing)?|home ?cooked|meal prep|make (?:my own )?(?:dinner|lunch))\b/,
    prepare: 'Choose three dishes you can already make and buy what you need for them.',
    small: 'Cook one simple meal a day: something green, something with protein, something filling.',
    full: 'Cook on most days and try one new dish a week. Cook double once, so that a bad day has leftovers.',
    vary: 'Cook with or for someone, or ask a relative for a recipe.',
  },
  {
    key: 'vegetables',
    label: 'more vegetables',
    pillar: 'physical',
    pattern:
      /\b(?:vegetables?|veg|veggies|greens|salads?|fruits?|eat (?:more )?(?:healthy|healthier|healthily|plants)|healthy (?:eating|food|diet|meals?))\b/,
    prepare: 'Buy three vegetables or fruits you like; frozen and tinned count.',
    small: 'Add one portion of vegetables or fruit to one meal a day. Change nothing else.',
    full: 'Fill half of your plate with vegetables or fruit at one or two meals a day.',
    vary: 'Try one you have never cooked, or a new way to cook one you know.',
  },
  {
    key: 'water',
    label: 'drinking enough water',
    pillar: 'physical',
    pattern:
      /\b(?:(?:drink(?:ing)?|glasses of|litres? of|liters? of|more|enough) (?:\w+ ){0,3}?water|hydrat(?:e|ed|ion|ing))\b/,
    prepare: 'Put a glass next to your bed and a bottle where you work.',
    small: 'Drink a glass of water when you get up and one with each meal.',
    full: 'Drink when you are thirsty and with every meal, about six to eight glasses a day with everything you drink. More is not better.',
    vary: 'Try it with lemon, mint or as unsweetened tea.',
  },
  {
    key: 'tidying',
    label: 'tidying up',
    pillar: 'purpose',
    pattern:
      /\b(?:tid(?:y|ying)|declutter(?:ing)?|clutter|clean(?:ing)? (?:up|my|the)|make (?:my|the) bed|organi[sz](?:e|ing) (?:my|the) (?:home|house|room|desk|garage|wardrobe|closet)|wardrobe|purge my)\b/,
    prepare:
      'Choose the place that bothers you most, set a timer for ten minutes and begin. Have one box for things to give away.',
    small: 'Ten minutes a day with a timer, one drawer, shelf or surface at a time. Stop when it rings.',
    full: 'Fifteen minutes a day, room by room. Ask of each thing whether you have used it in the last year.',
    vary: 'Give something away in person, or repair one thing instead of throwing it out.',
  },
  {
    key: 'planning',
    label: 'planning the day',
    pillar: 'purpose',
    pattern:
      /\b(?:plan(?:ning)? (?:my |the |your |each |every )?days?|daily plan(?:ning)?|to ?do lists?|time ?block(?:ing)?|plan tomorrow)\b/,
    prepare: 'Take paper and write down the one task that would make tomorrow a good day, and when you will do it.',
    small: 'Each evening, write down three tasks for tomorrow and mark the one that comes first.',
    full: 'Put the three tasks into the calendar, with twice the time you think they need, and look back each evening.',
    vary: 'Plan a rest, a call and a meal too, and not only work.',
  },
  {
    key: 'outdoors',
    label: 'time outdoors',
    pillar: 'physical',
    pattern: /\b(?:outdoors|outside|nature|fresh air|sunlight|daylight|sunrises?|forests?|woods|park)\b/,
    prepare:
      'Choose a spot within ten minutes of your door where you can see the sky. Go there once, without your phone.',
    small: 'Spend ten minutes a day outdoors, in any weather that is safe.',
    full: 'Spend 20 to 30 minutes a day outdoors, and one longer time each week.',
    vary: 'Go at sunrise, at dusk, or with someone who knows the place.',
  },
  {
    key: 'silence',
    label: 'quiet time',
    pillar: 'spiritual',
    pattern: /\b(?:silence|quiet(?: time)?|solitude|stillness|sit still|unplug(?:ged)?)\b/,
    prepare: 'Choose a place and five minutes without sound or screen. Sit down and do nothing.',
    small: 'Five minutes of quiet a day, at the same time. Nothing has to happen.',
    full: 'Fifteen minutes of quiet a day. Afterwards, write down one line.',
    vary: 'Try it outdoors, before others are up, or on the way to work without headphones.',
  },
  {
    key: 'kindness',
    label: 'small kindnesses',
    pillar: 'purpose',
    pattern:
      /\b(?:kind|kindness(?:es)?|kinder|good deeds?|compliments?|generous|generosity|help(?:ing)? (?:others|people|strangers|someone|a stranger))\b/,
    prepare: 'Think of three people you will meet tomorrow and one small thing you could do for each.',
    small: 'Do one small kind thing a day: hold a door, carry something, say an honest compliment.',
    full: 'Do one kind thing a day that takes ten minutes, for someone different each time. Tell nobody about it.',
    vary: 'Do one for someone you do not like much, and one for yourself.',
  },
  {
    key: 'lunch-breaks',
    label: 'lunch breaks away from the desk',
    pillar: 'career',
    pattern: /\b(?:lunch breaks?|eat(?:ing)? (?:lunch )?(?:at|away from) (?:my |the )?desk)\b/,
    prepare: 'Block 30 minutes in your calendar for lunch, and choose where you will eat.',
    small: 'Eat away from your desk and screen, for at least 15 minutes.',
    full: 'Take 30 minutes, eat first, and walk for the rest of the time.',
    vary: 'Eat with a colleague you do not know well.',
  },
]
