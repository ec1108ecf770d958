/** Words that say nothing about the subject of a search. A search that has no others uses them. */
export const fillerWords = words(`
  a about after again all already always am an and any anything are as at be because been before being best better
  bad by can cant challenge challenges could daily day days do does doing dont each easier every everyday few find
  for from get getting give go going good got had has have hate he help helping her him his how i id if im improve
  in into is isnt it its ive just keep know less like little long lose lot make making man me men more most much must my
  myself need needs never new no not of off often on one or other our out please quality quickly quit quitting really
  resource resources should simple so some someone something start starting still stop stopping struggle struggling
  than that the their them then there they thing things this time to too trouble try trying up us use very want was
  way ways we week weeks well what when where which while who why will with without wont would you your youre youve problem problems
  issue issues feel feeling feels managing manage deal dealing learn learning become
`)

/** Words that find each other. */
export const synonymGroups = [
  'wife husband girlfriend boyfriend spouse marriage married couple fiance missus',
  'kid child children son daughter toddler teenager baby boy girl',
  'father dad parent mother mom mum daddy stepfather stepdad papa',
  'alcohol drink booze beer wine drunk sober sobriety whisky pub hangover drinker alcoholic',
  'phone screen smartphone mobile iphone',
  'media feed scroll doomscroll instagram tiktok facebook youtube',
  'anger angry temper rage furious mad shout yell irritable snap',
  'depression depressed low sad sadness mood unhappy hopeless',
  'anxiety anxious worry nervous panic overthink rumination',
  'stress stressed overwhelm overwhelmed burnout pressure burned burnt',
  'sleep insomnia asleep bedtime tired sleepless',
  'exhausted exhaustion fatigue energy tired',
  'lonely loneliness alone isolated isolation',
  'friend mate buddy friendship pal',
  'unemployed unemployment redundant redundancy fired sacked laid jobless',
  'job work career',
  'money finance financial cash',
  'debt loan owe creditor',
  'gamble gambling bet betting casino poker slots',
  'smoke smoking cigarette vape vaping nicotine tobacco',
  'exercise workout fitness fit train gym sport',
  'strength strong muscle lift',
  'run running jog jogging 5k 5km 10k marathon runner',
  'walk walking hike hiking stroll',
  'meditation meditate mindfulness mindful',
  'pray prayer faith god religion religious church mosque bible quran',
  'grief grieve grieving bereaved bereavement mourn mourning death died dead dying',
  'divorce divorced separated separation breakup ex split heartbreak',
  'porn pornography masturbation nofap',
  'food eat eating diet nutrition meal',
  'cook cooking dinner meal',
  'weight overweight fat obese',
  'confidence confident shy shyness insecure esteem',
  'procrastination procrastinate lazy laziness motivation discipline',
  'argument argue arguing fight fighting quarrel row conflict',
  'talk conversation communicate communication',
  'gratitude grateful thankful thanks thank appreciate',
  'goal aim target',
  'purpose direction meaning mission drifting aimless',
  'boss manager supervisor',
  'lead leader leadership leading',
  'doctor checkup physician clinic',
  'stretch stretching mobility flexibility flexible stiff yoga',
  'journal journaling diary notebook',
  'volunteer volunteering charity',
  'gay bisexual queer trans lgbt homosexual',
  'game gaming videogame gamer',
  'focus concentrate concentration distracted distraction',
  'apologise apologize apology sorry',
  'neighbour neighbor neighbourhood neighborhood',
  'breath breathe breathing breathwork',
  'relax relaxation calm',
  'holiday rest recovery recover',
  'salary pay raise payrise wage promotion',
  'savings save saving',
  'budget spending spend spent',
  'stoic stoicism marcus aurelius seneca epictetus',
  'volunteer service',
  'suicide suicidal die kill',
  'violence violent abuse abusive',
  'organise organize tidy sort paperwork',
  'sex intimacy libido erection',
  'read reading book',
  'group club circle',
]

/** Words that find others, which do not find them. */
export const widerWords: Record<string, string> = {
  date: 'dating couple wife girlfriend romance',
  dating: 'single girlfriend romance',
  single: 'dating lonely meet',
  partner: 'wife husband girlfriend marriage couple',
  relationship: 'wife husband girlfriend marriage couple',
  family: 'kid child parent father',
  fatherhood: 'father dad kid child',
  parenthood: 'father dad kid child',
  parenting: 'father dad kid child',
  addiction: 'alcohol gamble smoke porn',
  addicted: 'alcohol gamble smoke porn',
  habit: 'routine',
  healthy: 'health',
  morning: 'mornings wake',
  workaholic: 'overwork',
  sad: 'grief',
  brother: 'friend',
}

/** Several words that mean one. */
export const phrases: Record<string, string> = {
  'date night': 'couple',
  'date nights': 'couple',
  'time management': 'productivity',
}

/** Words that are written in two ways. */
export const spellings: Record<string, string> = {
  min: 'minutes',
  mins: 'minutes',
  relationships: 'relationship',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  ninety: '90',
  hundred: '100',
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean))
}
