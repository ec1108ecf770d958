import type { Pillar } from '#contract/pillars.ts'

export type Habit = {
  key: string
  /** Follows "30 days without". */
  label: string
  pillar: Pillar
  pattern: RegExp
  /** The idea names abstinence by itself, such as "sober". */
  saysStop?: RegExp
  /** What to remove or change before the first day. */
  prepare: string
  /** What to do at the moment of an urge. */
  instead: string
  /** Where the habit usually starts. */
  moments: string
}

const substanceMoments =
  'Common ones are after work, with certain people, when you are bored and when you cannot sleep.'
const screenMoments = 'Common ones are in bed, in the bathroom, in queues and in the minutes between two tasks.'
const talkMoments = 'Common ones are when you are tired or hungry, in a hurry, or with one particular person.'

export const habits: Habit[] = [
  {
    key: 'alcohol',
    label: 'alcohol',
    pillar: 'physical',
    pattern:
      /\b(?:alcohol|booze|beers?|wines?|whiske?y|vodka|liquor|spirits|(?:drink|drinkin|drinking|drank)(?! (?:more |enough |less )?(?:water|coffee|tea|soda|cola|milk|green))|sober|sobriety|dry january|hangovers?)\b/,
    saysStop: /\b(?:sober|sobriety|dry january)\b/,
    prepare: 'Put the bottles away or give them to someone, and buy a drink you like that has no alcohol.',
    instead:
      'When you want a drink, have something else to drink first, eat something and leave the room for 15 minutes.',
    moments: substanceMoments,
  },
  {
    key: 'smoking',
    label: 'smoking',
    pillar: 'physical',
    pattern: /\b(?:smok(?:e|es|ing|er)|cigarettes?|tobacco|cigars?|nicotine|snus)\b/,
    saysStop: /\bsmoke free\b/,
    prepare:
      'Throw away cigarettes, lighters and ashtrays. Ask a pharmacist about patches or gum; they make stopping easier for many people.',
    instead: 'When you want to smoke, drink a glass of cold water, walk for five minutes and keep your hands busy.',
    moments: substanceMoments,
  },
  {
    key: 'vaping',
    label: 'vaping',
    pillar: 'physical',
    pattern: /\b(?:vap(?:e|es|ing)|e cigarettes?|juul)\b/,
    prepare:
      'Throw away the device and the liquids. Ask a pharmacist about patches or gum; they make stopping easier for many people.',
    instead: 'When you want to vape, drink a glass of cold water, walk for five minutes and keep your hands busy.',
    moments: substanceMoments,
  },
  {
    key: 'cannabis',
    label: 'cannabis',
    pillar: 'physical',
    pattern: /\b(?:cannabis|weed|marijuana|hash|pot|joints?|edibles)\b/,
    prepare: 'Give away or throw out what you have, and tell the people you use it with that you are taking a break.',
    instead:
      'When you want to use, go outside for 15 minutes or call someone. Sleep can be worse for a week or two, and then it improves.',
    moments: substanceMoments,
  },
  {
    key: 'drugs',
    label: 'drugs',
    pillar: 'physical',
    // Not opioids and sedatives, which nobody should stop without a doctor.
    pattern: /\b(?:drugs?|cocaine|coke|meth|ketamine|mdma|ecstasy)\b/,
    prepare: 'Before you start, talk to a doctor or a local drug service, and delete the numbers of people who sell.',
    instead: 'When you want to use, call someone you trust and stay with people until it passes.',
    moments: substanceMoments,
  },
  {
    key: 'porn',
    label: 'porn',
    pillar: 'mental',
    pattern: /\b(?:porn|pornography|pmo|nofap)\b/,
    saysStop: /\bnofap\b/,
    prepare: 'Set up a content blocker, and decide that phone and laptop stay out of the bedroom.',
    instead:
      'When the urge comes, leave the room, put the screen away and do something with your hands for 15 minutes.',
    moments: screenMoments,
  },
  {
    key: 'gambling',
    label: 'gambling',
    pillar: 'career',
    pattern:
      /\b(?:gambl(?:e|es|ing)|bets?|betting|casinos?|slot machines?|poker|lotter(?:y|ies)|scratch ?cards?|sports? bets?)\b/,
    prepare:
      'Exclude yourself from the sites and apps you use, ask your bank to block gambling payments, and tell one person. Free helplines for gambling exist in most countries.',
    instead: 'When you want to bet, hand your phone to someone or leave it at home, and go for a walk until it passes.',
    moments: 'Common ones are pay day, a match on TV, an argument, and the wish to win back a loss.',
  },
  {
    key: 'social-media',
    label: 'social media',
    pillar: 'mental',
    pattern:
      /\b(?:social media|instagram|insta|tik ?tok|facebook|twitter|snapchat|reddit|youtube(?: shorts)?|reels|scroll(?:ing)?|doom ?scroll(?:ing)?|feeds?)\b/,
    prepare:
      'Delete the apps from your phone and write down the three people you would miss, with another way to reach them.',
    instead: 'When you reach for a feed, look up, take three slow breaths and send one real message, or read one page.',
    moments: screenMoments,
  },
  {
    key: 'news',
    label: 'the news',
    pillar: 'mental',
    pattern: /\bnews\b/,
    prepare:
      'Delete the news apps and switch off notifications. Ask someone to tell you if something truly urgent happens.',
    instead: 'When you want to check, do one thing that is within your control, however small.',
    moments: screenMoments,
  },
  {
    key: 'phone-in-bed',
    label: 'a phone in bed',
    pillar: 'physical',
    pattern:
      /\b(?:(?:phones?|screens?|ipad|tablet) (?:in|before|to|at) (?:my |the )?(?:bed|bedroom|bedtime|night|sleep)|(?:bed|bedtime|night|sleep) (?:without|with) (?:my |a |the )?(?:phone|screens?))\b/,
    saysStop: /\b(?:bed|bedtime|night|sleep) without (?:my |a |the )?(?:phone|screens?)\b/,
    prepare: 'Buy or find an alarm clock, and put the charger in another room.',
    instead: 'When you miss the phone in bed, read a few pages or listen to your breath for two minutes.',
    moments: 'Common ones are right after lying down, when you wake at night and before the alarm.',
  },
  {
    key: 'gaming',
    label: 'video games',
    pillar: 'mental',
    pattern: /\b(?:gam(?:e|es|ing)(?! with| night)|video ?games?|xbox|play ?station|fortnite|console)\b/,
    prepare: 'Unplug the console or remove the games, and tell the people you play with that you are taking a break.',
    instead: 'When you want to play, do something that asks as much of you: sport, an instrument, a repair, a puzzle.',
    moments: screenMoments,
  },
  {
    key: 'tv',
    label: 'TV and streaming',
    pillar: 'purpose',
    pattern: /\b(?:tv|television|netflix|streaming|binge ?watch(?:ing)?|series)\b/,
    prepare: 'Log out of the streaming apps, put the remote in a drawer, and choose what the evenings are for.',
    instead: 'When you want to switch it on, do ten minutes of what you chose first.',
    moments: 'Common ones are after dinner, while eating and when the house goes quiet.',
  },
  {
    key: 'sugar',
    label: 'added sugar',
    pillar: 'physical',
    pattern: /\b(?:sugar|sweets?|candy|chocolate|desserts?|cakes?|cookies?|biscuits?|ice cream)\b/,
    prepare: 'Read the labels of what you eat most, and stock up on fruit, nuts and yoghurt without added sugar.',
    instead: 'When you want something sweet, eat a piece of fruit, drink a glass of water and wait ten minutes.',
    moments: 'Common ones are mid-afternoon, after dinner and at the petrol station.',
  },
  {
    key: 'soft-drinks',
    label: 'soft drinks',
    pillar: 'physical',
    pattern:
      /\b(?:soft drinks?|fizzy drinks?|sodas?|cola|coca cola|coke zero|energy drinks?|red bull|monster drinks?)\b/,
    prepare: 'Finish or give away what is at home, and keep a bottle of cold water where the cans were.',
    instead: 'When you want one, drink cold or sparkling water first.',
    moments: 'Common ones are with a meal, while driving and in the mid-afternoon slump.',
  },
  {
    key: 'caffeine',
    label: 'caffeine',
    pillar: 'physical',
    pattern: /\b(?:caffeine|coffees?|espresso)\b/,
    prepare: 'Cut down by about one cup a day in the week before, because stopping at once can cause headaches.',
    instead: 'When you want a coffee, drink water or herbal tea and step outside for five minutes.',
    moments: 'Common ones are the first hour at work, after lunch and in meetings.',
  },
  {
    key: 'junk-food',
    label: 'junk food',
    pillar: 'physical',
    pattern: /\b(?:junk ?food|fast ?food|takeaways?|takeout|crisps|chips|burgers?|mcdonalds|pizza|processed food)\b/,
    prepare: 'Plan five simple meals, shop for them, and keep one quick meal in the freezer for bad days.',
    instead: 'When you want to order, eat something you have at home first and decide after that.',
    moments: 'Common ones are late evenings, long drives and days without a plan for dinner.',
  },
  {
    key: 'late-eating',
    label: 'late-night snacks',
    pillar: 'physical',
    pattern:
      /\b(?:late (?:night )?(?:snacks?|snacking|eating)|(?:midnight|night) snacks?|snack(?:s|ing)?(?: at night| late| before bed| in bed)?|eat(?:ing)? (?:so |too )?(?:late|at night|in bed|before bed))\b/,
    prepare: 'Choose an hour after which the kitchen is closed, and make sure that dinner fills you.',
    instead:
      'When you want a snack, drink herbal tea or brush your teeth. If you are truly hungry, eat something plain.',
    moments: 'Common ones are in front of a screen, after an argument and when you are tired.',
  },
  {
    key: 'swearing',
    label: 'swearing',
    pillar: 'relationships',
    pattern: /\b(?:swear(?:ing)?|curs(?:e|ing)|profanity|foul language|bad language)\b/,
    prepare: 'Choose two harmless words that you will use instead, and tell one person to remind you.',
    instead: 'When a swear word is coming, breathe out first and use your other word.',
    moments: talkMoments,
  },
  {
    key: 'complaining',
    label: 'complaining',
    pillar: 'mental',
    pattern: /\b(?:complain(?:ing)?(?! (?:that|about me))|moan(?:ing)?|whin(?:e|ing)|grumbl(?:e|ing))\b/,
    prepare:
      'Put a coin or a rubber band in one pocket. Each time you complain, it changes pockets, so that you notice.',
    instead: 'When you want to complain, say what you would like instead, or say nothing.',
    moments: talkMoments,
  },
  {
    key: 'gossip',
    label: 'gossip',
    pillar: 'relationships',
    pattern: /\b(?:gossip(?:ing)?|talk(?:ing)? behind|bad ?mouth(?:ing)?)\b/,
    prepare: 'Decide on one sentence to change the subject, such as “I’d rather ask him myself.”',
    instead: 'When others gossip, change the subject or say something fair about the person.',
    moments: talkMoments,
  },
  {
    key: 'lying',
    label: 'lying',
    pillar: 'relationships',
    pattern: /\b(?:lying|lies|lie to|tell(?:ing)? lies|white lies|exaggerat(?:e|ing))\b/,
    prepare: 'Write down the small lies you tell most often, and a true sentence for each that you could say instead.',
    instead: 'When a lie is coming, pause. Say the true thing kindly, or say that you would rather not answer.',
    moments: talkMoments,
  },
  {
    key: 'interrupting',
    label: 'interrupting people',
    pillar: 'relationships',
    pattern: /\b(?:interrupt(?:ing)?|talk(?:ing)? over)\b/,
    prepare: 'Tell one person what you are trying, and agree on a small sign they can give you.',
    instead: 'When you want to jump in, let the other person finish and count to two before you answer.',
    moments: talkMoments,
  },
  {
    key: 'shouting',
    label: 'shouting',
    pillar: 'relationships',
    pattern: /\b(?:shout(?:ing)?|yell(?:ing)?|scream(?:ing)?|rais(?:e|ing) my voice)\b/,
    prepare:
      'Tell the people you live with that you are working on it, and agree on a sentence for leaving the room: “I need ten minutes, then I’ll be back.”',
    instead:
      'When your voice rises, say the sentence, leave the room, breathe out slowly and come back when you said you would.',
    moments: talkMoments,
  },
  {
    key: 'nail-biting',
    label: 'biting your nails',
    pillar: 'mental',
    pattern: /\b(?:nail biting|bit(?:e|ing) (?:my |your )?(?:finger ?)?nails)\b/,
    prepare: 'Cut and file your nails short today, and carry something small to hold.',
    instead: 'When your hand goes to your mouth, make a fist for a minute or hold the small thing you carry.',
    moments: 'Common ones are films, traffic, waiting and phone calls.',
  },
  {
    key: 'snoozing',
    label: 'the snooze button',
    pillar: 'purpose',
    pattern: /\b(?:snooz(?:e|ing)(?: button)?|oversleep(?:ing)?|sleep(?:ing)? in)\b/,
    prepare: 'Put the alarm on the other side of the room and go to bed 20 minutes earlier.',
    instead:
      'When the alarm rings, stand up, switch on the light and drink a glass of water before you decide anything.',
    moments: 'Common ones are after a late night, on cold mornings and at weekends.',
  },
  {
    key: 'online-shopping',
    label: 'online shopping',
    pillar: 'career',
    pattern:
      /\b(?:online shopping|impulse (?:buy|buys|buying|purchases)|amazon|shopping online|buy(?:ing)? (?:things|stuff|clothes|gadgets)(?: online)?)\b/,
    prepare: 'Remove your saved cards from the shops you use and unsubscribe from their emails.',
    instead: 'When you want to buy something, write it on a list with the date and wait two days.',
    moments: 'Common ones are late evenings, pay day and after a bad day.',
  },
  {
    key: 'texting-ex',
    label: 'texting your ex',
    pillar: 'relationships',
    pattern:
      /\b(?:text|call|contact|message|check|follow|write|see|stalk)(?:ing)? (?:to |on )?my ex(?: ?(?:wife|girlfriend|boyfriend|husband|partner))?\b/,
    prepare: 'Mute or remove the contact and the old messages, and ask one friend if you may write to them instead.',
    instead: 'When you want to write, put it on paper instead, and send a message to the friend you chose.',
    moments: 'Common ones are Sunday evenings, after a drink and when you see a photo.',
  },
]
