import { type HelpTopic, helpTopics } from '#contract/help-categories.ts'

export type RefusalReason =
  | 'self-harm'
  | 'dying'
  | 'being-hurt'
  | 'being-feared'
  | 'eating-disorder'
  | 'breath-holding'
  | 'ice-bath'
  | 'crash-diet'
  | 'dehydration'
  | 'sleep-deprivation'
  | 'overtraining'
  | 'injury'
  | 'exposure'
  | 'medication'
  | 'dependence'
  | 'drugs'
  | 'heavy-drinking'
  | 'unwanted-contact'
  | 'abuser'
  | 'violence'
  | 'hate'
  | 'coercion'
  | 'minors'
  | 'weapons'
  | 'stunts'

type Explanation = { message: string; help: { label: string; url: string } }

export const crisisHelp = { label: 'Open Help now', url: '/help' }
const healthHelp = { label: 'Health advice from the NHS (England)', url: 'https://www.nhs.uk' }
const waterHelp = { label: 'Water safety from the RNLI (UK and Ireland)', url: 'https://rnli.org' }
const addictionHelp = createTopicHelp('alcohol-and-drugs')
const eatingHelp = {
  label: 'Beat, a UK charity for people with eating disorders',
  url: 'https://www.beateatingdisorders.org.uk',
}
const abuseHelp = createTopicHelp('harmed')
const respectHelp = createTopicHelp('harming')

export const explanations: Record<RefusalReason, Explanation> = {
  'self-harm': {
    message:
      'This is about hurting yourself or ending a life. A challenge is not the right help for that. If it is about you or someone you know, please talk to someone today.',
    help: crisisHelp,
  },
  dying: {
    message:
      'This may be about a very dark moment, and a challenge is not the right help for that. Please talk to someone today. If you mean loneliness, write what you would like to do, for example “Spend time with friends”.',
    help: crisisHelp,
  },
  'being-hurt': {
    message:
      'This is about someone who hurts or frightens people. Nobody deserves that, and a challenge is not the right help. Please talk to people who can help you stay safe.',
    help: abuseHelp,
  },
  'being-feared': {
    message:
      'If people close to you are afraid of you, a challenge is not enough. Please talk in confidence to someone who can help you change that.',
    help: respectHelp,
  },
  'eating-disorder': {
    message:
      'This sounds like a struggle with eating, and a challenge can make that worse. Please talk to a doctor or to people who know about it.',
    help: eatingHelp,
  },
  'breath-holding': {
    message:
      'Holding your breath can make you faint without warning, and people have drowned doing it. We don’t make challenges about it.',
    help: waterHelp,
  },
  'ice-bath': {
    message:
      'Very cold water can cause shock, and members would do this challenge without anyone watching. We don’t make challenges about it. A short cold shower is a safer start.',
    help: waterHelp,
  },
  'crash-diet': {
    message:
      'Eating this little, or losing weight this fast, can harm the heart and leads most people to regain the weight. We don’t make challenges about it.',
    help: healthHelp,
  },
  dehydration: {
    message: 'Going without water or sweating off weight is dangerous. We don’t make challenges about it.',
    help: healthHelp,
  },
  'sleep-deprivation': {
    message: 'Going without sleep causes accidents and makes people ill. We don’t make challenges about it.',
    help: healthHelp,
  },
  overtraining: {
    message:
      'This is more than a body can recover from each day. We only make training challenges with rest days and a safe amount.',
    help: healthHelp,
  },
  injury: {
    message:
      'Training through pain makes an injury worse. Rest, and ask a doctor or physiotherapist when to start again.',
    help: healthHelp,
  },
  exposure: {
    message:
      'Great cold or heat can injure you before you notice, and members would do this challenge without anyone watching. We don’t make challenges about it.',
    help: healthHelp,
  },
  medication: {
    message: 'Changing or stopping a medicine needs a doctor. We don’t make challenges about it.',
    help: healthHelp,
  },
  dependence: {
    message:
      'If your body is used to alcohol, sedatives or strong painkillers, stopping suddenly can be dangerous. Please ask a doctor or an alcohol and drug service first. They can help you stop safely, and Help now lists people to talk to.',
    help: addictionHelp,
  },
  drugs: {
    message: 'We don’t make challenges about taking drugs. If you want to cut down or stop, free support is available.',
    help: addictionHelp,
  },
  'heavy-drinking': {
    message:
      'We don’t make challenges about drinking a lot. If you want to cut down or stop, free support is available.',
    help: addictionHelp,
  },
  'unwanted-contact': {
    message:
      'A challenge shouldn’t push anyone to contact an ex or a person who wants distance. If letting go is hard, talking to someone helps.',
    help: crisisHelp,
  },
  abuser: {
    message:
      'Contact with someone who hurt you can be dangerous. Please talk it through with people who can help you stay safe.',
    help: abuseHelp,
  },
  violence: {
    message:
      'This is about hurting someone. If you are afraid of what you might do, please talk to someone before it happens.',
    help: respectHelp,
  },
  hate: {
    message: 'This is aimed against a group of people. We don’t make challenges that put people down.',
    help: crisisHelp,
  },
  coercion: {
    message: 'This is about controlling or pressuring someone. Good relationships leave both people free to say no.',
    help: respectHelp,
  },
  minors: {
    message:
      'This puts a child at risk. We don’t make anything about it. If a child is in danger, call your local emergency number.',
    help: respectHelp,
  },
  weapons: { message: 'We don’t make challenges about weapons.', help: crisisHelp },
  stunts: { message: 'This could easily kill someone. We don’t make challenges about it.', help: healthHelp },
}

/** Leads to the lines of the reader's own country. */
function createTopicHelp(topic: HelpTopic): Explanation['help'] {
  return { label: `Open Help now: ${helpTopics[topic]}`, url: `/help#${topic}` }
}
