import { describe, expect, test } from 'vitest'
import { challengeShelves, discussionShelves, resourceShelves } from '../../../content/shelves.ts'
import type { ContentItem } from '../writer.ts'
import { addMedicalNote, checkContent, checkIdea } from './check.ts'
import type { RefusalReason } from './refusal-reasons.ts'

const refusedIdeas: [idea: string, reason: RefusalReason][] = [
  ['run marathons daily', 'overtraining'],
  ['drink until I pass out', 'heavy-drinking'],
  ['marathon daily', 'overtraining'],
  ['run 40 km daily', 'overtraining'],
  ['two workouts a day, no days off', 'overtraining'],
  ['win back my ex girlfriend', 'unwanted-contact'],
  ['send flowers to my ex', 'unwanted-contact'],
  ["check my ex's instagram", 'unwanted-contact'],
  ['apologise to my ex', 'unwanted-contact'],
  ['find out where my ex lives', 'unwanted-contact'],
  ['follow a woman home', 'unwanted-contact'],
  ['talk to my stepfather who abused me', 'being-hurt'],
  ['contact the man who molested me', 'abuser'],
  ['shoot up my school', 'violence'],
  ['hurt animals', 'violence'],
  ['my partner hits me', 'being-hurt'],
  ['she hits me', 'being-hurt'],
  ['I was raped', 'being-hurt'],
  ['I was abused as a child', 'being-hurt'],
  ['I am scared of my wife', 'being-hurt'],
  ['my kids are afraid of me', 'being-feared'],
  ['write a goodbye letter to my family', 'dying'],
  ['nobody would miss me', 'dying'],
  ["I don't see the point any more", 'dying'],
  ["I can't take it any more", 'dying'],
  ['Ich will sterben', 'self-harm'],
  ['me quiero morir', 'self-harm'],
  ['Je veux mourir', 'self-harm'],
  ['хочу умереть', 'self-harm'],
  ['أريد أن أموت', 'self-harm'],
  ['我不想活了', 'self-harm'],
  ['hold my breath under water every day', 'breath-holding'],
  ['Breath-hold training, one second longer each day', 'breath-holding'],
  ['Swim a length without breathing', 'breath-holding'],
  ['Never stop holding my breath', 'breath-holding'],
  ['No excuses, hold my breath for 3 minutes', 'breath-holding'],
  ['Stay under water as long as possible', 'breath-holding'],
  ['Wim Hof breathing in the pool', 'breath-holding'],
  ['ice baths alone', 'ice-bath'],
  ['ICE BATH EVERY MORNING', 'ice-bath'],
  ['swim in a frozen lake', 'ice-bath'],
  ['cold plunge for ten minutes', 'ice-bath'],
  ['crash diet', 'crash-diet'],
  ['Eat 500 kcal a day', 'crash-diet'],
  ['eat only five hundred calories', 'crash-diet'],
  ['7 day water fast', 'crash-diet'],
  ['Fast for ten days', 'crash-diet'],
  ['stop eating for a week', 'crash-diet'],
  ['one apple a day and nothing else, just an apple per day', 'crash-diet'],
  ['lose 10 kg in two weeks', 'crash-diet'],
  ['drop twenty pounds in 10 days', 'crash-diet'],
  ['no water until sunset', 'dehydration'],
  ['sweat out weight in a sauna suit', 'dehydration'],
  ['no sleep for three days', 'sleep-deprivation'],
  ['sleep only 4 hours a night', 'sleep-deprivation'],
  ['drop 15 kilos by next month', 'crash-diet'],
  ['never take a rest day', 'overtraining'],
  ['keep running even if my knee hurts', 'injury'],
  ['dive deeper without air', 'breath-holding'],
  ['take freezing baths by myself', 'ice-bath'],
  ['send my ex flowers every day', 'unwanted-contact'],
  ['message my former girlfriend daily', 'unwanted-contact'],
  ['drive past her house', 'unwanted-contact'],
  ['get back with my abuser', 'abuser'],
  ['practise knife throwing', 'weapons'],
  ['snort coke', 'drugs'],
  ['double my antidepressants', 'medication'],
  ['burn my arms', 'self-harm'],
  ['drink vodka every day', 'heavy-drinking'],
  ['a marathon every day', 'overtraining'],
  ['run a marathon each morning for a month', 'overtraining'],
  ['30 marathons in 30 days', 'overtraining'],
  ['daily half marathon', 'overtraining'],
  ['run 50 km a day', 'overtraining'],
  ['1000 push-ups a day', 'overtraining'],
  ['1,000 burpees', 'overtraining'],
  ['lift every day with no rest days', 'overtraining'],
  ['train through pain', 'injury'],
  ['run with a broken toe', 'injury'],
  ['ignore the knee injury and squat', 'injury'],
  ['no pain no gain', 'injury'],
  ['text my ex every day', 'unwanted-contact'],
  ['win my ex-girlfriend back', 'unwanted-contact'],
  ['get her back', 'unwanted-contact'],
  ['Message the woman who blocked me', 'unwanted-contact'],
  ['ask every day until she says yes', 'unwanted-contact'],
  ['call my abuser', 'abuser'],
  ['go back to my abusive father', 'abuser'],
  ['meet the man who hurt me', 'abuser'],
  ['carry a knife', 'weapons'],
  ['practise with my gun', 'weapons'],
  ['build a bomb', 'weapons'],
  ['weapons training', 'weapons'],
  ['kill myself', 'self-harm'],
  ['stop hurting myself', 'self-harm'],
  ['I want to stop cutting myself', 'self-harm'],
  ['K1LL MYS3LF', 'self-harm'],
  ['s u i c i d e', 'self-harm'],
  ['su\u200bicide', 'self-harm'],
  ['kіll my self', 'self-harm'],
  ['killlll myself', 'self-harm'],
  ['end my life', 'self-harm'],
  ['I want to die', 'self-harm'],
  ['I want to kill myself, call the suicide line', 'self-harm'],
  ["I don't want to live any more", 'self-harm'],
  ["I don't want to die alone", 'dying'],
  ['I can’t go on', 'dying'],
  ['starve myself until summer', 'eating-disorder'],
  ['stop making myself sick', 'eating-disorder'],
  ['Eat a big dinner and throw it back up until I am thin', 'eating-disorder'],
  ['Leak private pictures of the guy who lied to me', 'coercion'],
  ['Never take no for an answer from my girlfriend', 'coercion'],
  ['stop taking my meds', 'medication'],
  ['come off my antidepressants', 'medication'],
  ['microdose LSD', 'drugs'],
  ['take steroids', 'drugs'],
  ['get drunk every night', 'heavy-drinking'],
  ['drink a bottle of whisky a day', 'heavy-drinking'],
  ['punch my boss', 'violence'],
  ['beat my wife', 'violence'],
  ['stop hitting my son', 'violence'],
  ['take revenge on my neighbour', 'violence'],
  ['hate women for a month', 'hate'],
  ['make my girlfriend jealous', 'coercion'],
  ['check my wife’s phone', 'coercion'],
  ['date underage girls', 'minors'],
  ['free solo climbing', 'stunts'],
  ['S.U.I.C.I.D.E', 'self-harm'],
  ['contact my ex', 'unwanted-contact'],
  ['call my abusive father', 'abuser'],
  ['carry a gun', 'weapons'],
  ['lose 10 kg in 2 weeks', 'crash-diet'],
  ['water fast for a week', 'crash-diet'],
  ['no sleep for 3 days', 'sleep-deprivation'],
  ['punch my brother', 'violence'],
  ['stop taking my medication', 'medication'],
  ['take cocaine every weekend', 'drugs'],
  ['smoke weed daily', 'drugs'],
  ['get drunk with friends', 'heavy-drinking'],
  ['Keep my wife from seeing her friends so much', 'coercion'],
  ['Only let her go out when I say so', 'coercion'],
  ['Put a tracker on my girlfriend’s car', 'coercion'],
  ['Make her ask permission before she spends anything', 'coercion'],
  ['Give her an allowance and check the receipts', 'coercion'],
  ['Read my partner’s messages while she sleeps', 'coercion'],
  ['Keep begging for sex even if she is tired', 'coercion'],
  ['Skip my heart medication', 'medication'],
  ['Swap your blood pressure tablets for garlic', 'medication'],
  ['taper off my Lexapro by myself', 'medication'],
  ['Take twice the dose of Ritalin', 'medication'],
  ['Come off Xanax cold turkey', 'dependence'],
  ['Get off tramadol in three days', 'dependence'],
  ['Sleep without sleeping pills from tonight', 'dependence'],
  ['Stop drinking cold turkey after years of a bottle a day', 'dependence'],
  ['I drink a litre of vodka a day. I want to stop tomorrow.', 'dependence'],
  ['Quit drinking although my hands are shaking', 'dependence'],
  ['I’m an alcoholic and want a dry month', 'dependence'],
  ['Hold my hand over a flame', 'self-harm'],
  ['Press a lighter to your arm', 'self-harm'],
  ['Carve the goal into your skin', 'self-harm'],
  ['Slap yourself whenever you lose focus', 'self-harm'],
  ['Stand barefoot in the snow for an hour', 'exposure'],
  ['Bite your arm when you want to smoke', 'self-harm'],
  ['Write the goal on your thigh with a razor', 'self-harm'],
  ['Touch the hot stove each time you lie', 'self-harm'],
  ['Stick your fingers down your throat after pizza', 'eating-disorder'],
  ['Skip a meal for each extra pound', 'crash-diet'],
  ['She may only see her sister when I am there', 'coercion'],
  ['Slash my boss’s tyres', 'violence'],
  ['Give my son the belt when he disobeys', 'violence'],
  ['Run a red light every day', 'stunts'],
  ['Climb a crane at night', 'stunts'],
  ['Sit on the railway tracks', 'stunts'],
  ['drive with my eyes closed', 'stunts'],
  ['Ten days on water and black coffee alone', 'crash-diet'],
  ['Hide your HIV meds from yourself and rely on your mind', 'medication'],
  ['Detox in your bedroom after ten years of gin every night', 'dependence'],
  ['Ice cube and salt on your arm, see who gives up first', 'self-harm'],
  ['Stand outside his window each night', 'unwanted-contact'],
  ['Take pictures of women on the train without them noticing', 'coercion'],
  ['Write a threatening message to my landlord', 'violence'],
  ['Punch whoever disrespects me this week', 'violence'],
  ['Hang by your hands from a tenth floor balcony', 'stunts'],
  ['Ride on the roof of a moving train', 'stunts'],
]

test.each(refusedIdeas)('refuses "%s" as %s', (idea, reason) => {
  const { refusal } = checkIdea(idea)
  expect(refusal?.reason).toBe(reason)
  expect(refusal?.message.length).toBeGreaterThan(20)
  expect(refusal?.help.url).toMatch(/^(?:\/help(?:#[a-z-]+)?|https:\/\/[^/]+)$/)
})

test.each([
  ['punch my brother', '/help#harming'],
  ['get drunk with friends', '/help#alcohol-and-drugs'],
  ['take cocaine every weekend', '/help#alcohol-and-drugs'],
])('leads from "%s" to the lines for it', (idea, url) => {
  expect(checkIdea(idea).refusal?.help.url).toBe(url)
})

test.each([
  'punch a heavy bag',
  'cut myself some slack',
  'kill myself laughing',
  'beat my kids at chess',
  'my brother always beats me at tennis',
  'I could murder a curry',
  'forgive someone who hurt me',
  'I am afraid of flying',
  'train for a marathon daily',
  'write a goodbye letter to my old job',
  'beat my 5k time',
  'beat my personal best',
  'beat my brother at chess',
  'beat my depression',
  'fasting in Ramadan',
  'grieve for my father',
  'my wife died last year',
  'grief after the suicide of my brother',
  'my brother died by suicide',
  'start a murder mystery book club',
  'cut my hair',
  'lose 4 kg by next month',
  'stop drinking',
  'stop training through pain',
  'never hold my breath under water',
  'stop texting my ex',
  'avoid no-sleep nights',
  'put the Samaritans number in my phone',
  'call 988 if it gets dark',
  'volunteer at a suicide prevention line',
  'slow breathing for ten days',
  'cold showers',
  'dopamine fast',
  'run faster',
  'knife skills in the kitchen',
  'shoot hoops with my son',
  'kill time less',
  'no phone in bed',
  'stop eating late at night',
  'lose 2 kg in two months',
  'train for a marathon',
  'sleep eight hours',
  'walk 10 km a day',
  'be less hard on myself',
  'talk to my kids about their mother, my ex-wife',
  'meet up with my brother',
  'quit cocaine',
  'purge my wardrobe',
  'live with less clutter',
  'Take her out for dinner',
  'stop checking my wife’s phone',
  'Let my wife sleep in and take the kids out',
  'take my medication on time',
  'Never miss a dose of my blood pressure pills',
  'stop beating myself up',
  'burn belly fat',
  'slice bread with my left hand',
  'Bomb around on a bike',
  'Let her choose the film tonight',
  'Set an alarm so you never forget your tablets',
  'Light a candle and put your hand on your heart',
  'run 200 km in two months',
  'Drink eight glasses of water a day',
  'no beer for 30 days, and 20 minutes of walking a day',
  'eat nothing after eight in the evening',
  'Water only with meals for a week, no fizzy drinks',
  'Put your tablets in the drawer by your bed so you remember them',
  'Eat a hot spoon of soup slowly',
  'Wait outside her school for my daughter every day',
  'Film my squat form without shoes',
  'Hang fairy lights from the balcony',
  'Ride the train to a new town',
  'When someone insults me, breathe and walk away',
])('allows the idea "%s"', (idea) => {
  expect(checkIdea(idea).refusal).toBeNull()
})

test.each([
  ['stop drinking', /alcohol/],
  ['I drink too much beer in the evening', /alcohol/],
  ['quit cocaine', /drug service/],
  ['fasting in Ramadan', /before you fast/],
  ['train for a marathon', /heart condition/],
  ['punch a heavy bag', /heart condition/],
  ['beat my 5k time', /heart condition/],
  ['cold showers', /Cold water/],
  ['beat my depression', /talk to a doctor/],
  ['30 days without added sugar', /diabetes team/],
  ['Laufen nach einem Herzinfarkt', /With an illness/],
  ['Allenamento leggero con il diabete', /With an illness/],
  ['low carb for a month', /diabetes team/],
  ['start running again after my heart attack', /With an illness/],
  ['a month of walking with diabetes', /With an illness/],
])('gives "%s" a medical note', (idea, note) => {
  expect(checkIdea(idea).note).toMatch(note)
})

test.each([
  'throw it up in the air and catch it',
  'post photos of my garden',
  'take no for an answer',
  'drink more water',
  'a dopamine fast',
  'walk faster',
  'call my brother',
  'breakfast with my kids',
  'read',
])('gives "%s" no medical note', (idea) => {
  expect(checkIdea(idea).note).toBeNull()
})

test.each<[idea: string, reason: RefusalReason]>([
  ['Setz deine Antidepressiva ab', 'medication'],
  ['Verbiete deiner Freundin, ihre Freundinnen zu treffen', 'coercion'],
  ['Halte deine Hand über eine Kerze', 'self-harm'],
  ['Hör sofort mit dem Schnaps auf, auch wenn du zitterst', 'dependence'],
  ['No comas nada durante cinco días', 'crash-diet'],
  ['Lleva un cuchillo siempre contigo', 'weapons'],
  ['Frappe-toi à chaque échec', 'self-harm'],
  ['Trink drei Tage lang nichts', 'dehydration'],
  ['Nimm deine Tabletten eine Woche lang nicht', 'medication'],
  ['Schlag dir ins Gesicht, wenn du versagst', 'self-harm'],
  ['Arrête tes médicaments d’un coup', 'medication'],
  ['Smetti di prendere l’insulina', 'medication'],
  ['Dirija a 200 na estrada', 'stunts'],
  ['Stop met je medicijnen', 'medication'],
  ['Nie pij wody przez trzy dni', 'dehydration'],
  ['Karının telefonunu gizlice kontrol et', 'coercion'],
  ['Держи руку над свечой', 'self-harm'],
  ['Slå din fru om hon säger emot', 'violence'],
  ['Jag vill dö', 'self-harm'],
  ['ölmek istiyorum', 'self-harm'],
  ['aku ingin mati', 'self-harm'],
  ['Schlag jeden, der dich beleidigt', 'violence'],
  ['Tírate al río desde el puente', 'stunts'],
])('refuses "%s" as %s, by the rules of its language', (idea, reason) => {
  expect(checkIdea(idea).refusal?.reason).toBe(reason)
})

test.each([
  'Ich will die Küche jeden Abend aufräumen',
  'Bring die Kinder jeden Tag zur Schule',
  'Schlag deiner Frau ein Abendessen vor',
  'Kein Fast Food essen für eine Woche',
  '30 Tage kein Alkohol',
  'Vergiss deine Tabletten nicht',
  'Her gün kitap oku',
  'Her gün yarım saat yürü',
  'Deja el móvil y mira a tu esposa',
  'Deja de comer azúcar una semana',
  'Bats ton record aux pompes',
  'Sla je arm om je vrouw',
  'Slå en signal till din son',
  'Sluta äta godis',
  'Bliv gift med din kæreste',
  'Bevi più acqua',
  'Pukul tujuh pagi telepon istri',
  'Faça a cama toda manhã',
  'Пять минут растяжки перед сном',
])('allows the idea "%s", whatever its words mean in English', (idea) => {
  expect(checkIdea(idea).refusal).toBeNull()
})

const shelves = [
  ...Object.values(challengeShelves).flatMap(({ seeded, reserve }) =>
    [...seeded, ...reserve].map((draft): ContentItem => ({ kind: 'challenge', draft })),
  ),
  ...Object.values(resourceShelves).flatMap(({ seeded, reserve }) =>
    [...seeded, ...reserve].map((draft): ContentItem => ({ kind: 'resource', draft })),
  ),
  ...Object.values(discussionShelves).flatMap(({ seeded, reserve }) =>
    [...seeded, ...reserve].map((draft): ContentItem => ({ kind: 'discussion', draft })),
  ),
]

test('allows every item of the library, with what it says about suicide and violence', () => {
  const refused = shelves.flatMap((item) => {
    const { refusal } = checkContent(item)
    return refusal ? [`${item.draft.title}: ${refusal.reason}`] : []
  })
  expect(refused).toEqual([])
})

const harmfulSentences: [text: string, reason: RefusalReason][] = [
  ['A seven day water fast will break you open.', 'crash-diet'],
  ['No sleep on the last two nights.', 'sleep-deprivation'],
  ['Hold your breath for as long as you can.', 'breath-holding'],
  ['If you feel sad, cut yourself.', 'self-harm'],
  ['Today, text your ex until she answers.', 'unwanted-contact'],
  ['Carry a knife on your walk.', 'weapons'],
  ['Then punch him in the face.', 'violence'],
  ['You should stop taking your medication.', 'medication'],
  ['Run a marathon every day.', 'overtraining'],
]

test('refuses a written item in another language', () => {
  const content = 'Hallo. Schlag deine Freundin nicht, aber kontrolliere heimlich ihr Handy.'
  const item: ContentItem = { kind: 'discussion', draft: { title: 'Ein Gespräch', pillar: 'mental', content } }
  expect(checkContent(item).refusal?.reason).toBe('coercion')
})

describe.each(harmfulSentences)('a written item that says "%s"', (sentence, reason) => {
  const draft = { title: 'Ten good days', pillar: 'mental' as const, description: 'A good start.' }
  const plan = [{ from: 1, to: 10, title: 'Begin', action: `Drink a glass of water. ${sentence}` }]

  test.each<[kind: string, item: ContentItem]>([
    ['challenge', { kind: 'challenge', draft: { ...draft, duration: 10, difficulty: 'beginner', plan } }],
    [
      'resource',
      {
        kind: 'resource',
        draft: { ...draft, type: 'guide', blocks: [{ kind: 'steps', title: 'Steps', steps: [sentence] }] },
      },
    ],
    [
      'discussion',
      { kind: 'discussion', draft: { title: draft.title, pillar: 'mental', content: `Hello.\n\n${sentence}` } },
    ],
    [
      'promise of a challenge',
      { kind: 'challenge', draft: { ...draft, promise: sentence, duration: 10, difficulty: 'beginner', plan: null } },
    ],
  ])('is refused as a %s', (_kind, item) => {
    expect(checkContent(item).refusal?.reason).toBe(reason)
  })
})

test.each([
  'If you think of killing yourself, call Samaritans on 116 123.',
  'Ask him: are you thinking of suicide?',
  'The 988 Suicide and Crisis Lifeline is open all day.',
  'Never hold your breath under water.',
  'Do not stop taking your medicine without your doctor.',
])('allows a written item that says "%s"', (content) => {
  expect(checkContent({ kind: 'discussion', draft: { title: 'A talk', pillar: 'mental', content } }).refusal).toBeNull()
})

test('adds a medical note once, and not to an item that already sends people to a doctor', () => {
  const draft = {
    title: 'Dry month',
    pillar: 'physical' as const,
    duration: 30,
    difficulty: 'beginner' as const,
    plan: null,
  }
  const item: ContentItem = { kind: 'challenge', draft: { ...draft, description: 'Thirty days without alcohol.' } }
  const { note } = checkContent(item)
  const noted = addMedicalNote(item, note)
  expect(noted).toMatchObject({ draft: { description: expect.stringContaining('see a doctor before you stop') } })
  expect(addMedicalNote(noted, note)).toEqual(noted)
})
