import type { HelpTopic } from '#contract/help-categories.ts'
import type { Source } from '#contract/sources.ts'

export type CheckOption = { label: string; score: number }

export type CheckItem = {
  text: string
  /** From the lowest score to the highest. */
  options: readonly CheckOption[]
  /** A score above zero needs an offer of help, whatever the total is. */
  isAboutSafety?: true
  /** With a score of zero, the items that follow are not asked and count as zero. */
  skipsRestAtZero?: true
}

/** What a result means and what to do. */
export type CheckAdvice = {
  title: string
  meaning: string
  next: readonly string[]
}

export type CheckBand = CheckAdvice & {
  from: number
  to: number
  showHelpNow: boolean
}

export type SelfCheck = {
  key: 'phq-9' | 'gad-7' | 'audit-c'
  name: string
  title: string
  about: string
  /** The time that the questions are about, with their common beginning. */
  period: string
  items: readonly CheckItem[]
  scoring: string
  /** From zero to the highest total, without gaps. */
  bands: readonly CheckBand[]
  /** From the lowest score to the highest. A result has the last one that its total reaches. */
  cautions?: readonly { from: number; text: string }[]
  /** What the lines that a result offers are for; a crisis if omitted. */
  topic?: HelpTopic
  /** Replaces the advice of the band when an item about safety has a score above zero. */
  safety?: CheckAdvice & {
    /** Shown with the crisis lines. */
    message: string
  }
  limits: readonly string[]
  sources: Source[]
}

const frequencies = createOptions(['Not at all', 'Several days', 'More than half the days', 'Nearly every day'])

const commonLimits = [
  'This is not a diagnosis. A doctor or therapist can find out with you what is behind a score.',
  'Illness, grief, medicines, alcohol or a run of bad sleep can change a score.',
  'A low score doesn’t mean that all is well. If you’re struggling, that’s reason enough to ask for help.',
  'Nobody is alerted by your answers, so tell someone if you need help.',
]

// Shared by the PHQ-9 and the GAD-7.
const talkOver: CheckBand = {
  from: 10,
  to: 14,
  title: 'Worth talking over',
  meaning: 'A score like yours is worth talking over with a doctor or therapist.',
  next: [
    'Make an appointment in the next two weeks and take your answers with you.',
    'Tell someone you trust how you’re doing.',
    'If you get worse while you wait, ask for an earlier appointment.',
  ],
  showHelpNow: false,
}

const talkOverSoon = [
  'Call a doctor or a clinic this week. If that’s hard, ask someone to call with you.',
  'Tell someone today how you’re doing.',
  'If you don’t feel safe at any point, open Help now.',
]

// Pfizer put the PHQ-9 and the GAD-7 in free use in 2010: "No permission required to reproduce, translate, display or
// distribute." The wording is the official one; do not edit it. The unscored last question of the forms (how difficult
// the problems have made daily life) is left out.

export const phq9: SelfCheck = {
  key: 'phq-9',
  name: 'PHQ-9',
  title: 'Mood',
  about:
    'Nine questions about mood, sleep, energy and thoughts. Doctors use them to start a conversation. The last question is about thoughts of death or of hurting yourself.',
  period: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  items: [
    { text: 'Little interest or pleasure in doing things', options: frequencies },
    { text: 'Feeling down, depressed, or hopeless', options: frequencies },
    { text: 'Trouble falling or staying asleep, or sleeping too much', options: frequencies },
    { text: 'Feeling tired or having little energy', options: frequencies },
    { text: 'Poor appetite or overeating', options: frequencies },
    {
      text: 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      options: frequencies,
    },
    {
      text: 'Trouble concentrating on things, such as reading the newspaper or watching television',
      options: frequencies,
    },
    {
      text: 'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      options: frequencies,
    },
    {
      text: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      options: frequencies,
      isAboutSafety: true,
    },
  ],
  scoring: 'Each answer counts 0 to 3 points. The total is between 0 and 27.',
  bands: [
    {
      from: 0,
      to: 4,
      title: 'Few problems',
      meaning: 'You reported few of these problems in the last two weeks.',
      next: [
        'You don’t have to do anything because of this score.',
        'If something still troubles you, talk to someone you trust or to a doctor.',
      ],
      showHelpNow: false,
    },
    {
      from: 5,
      to: 9,
      title: 'Some problems',
      meaning: 'Some of these problems have bothered you. Keep an eye on how you’re doing.',
      next: [
        'Tell someone you trust what the last two weeks have been like.',
        'Plan one thing this week that usually does you good.',
        'Repeat the check in two weeks. If you feel no better, or everyday things get harder, talk to a doctor.',
      ],
      showHelpNow: false,
    },
    talkOver,
    {
      from: 15,
      to: 19,
      title: 'Worth talking over soon',
      meaning: 'A score like yours is a good reason to see a doctor or therapist soon.',
      next: talkOverSoon,
      showHelpNow: true,
    },
    {
      from: 20,
      to: 27,
      title: 'Worth getting help today',
      meaning:
        'You reported many of these problems, most of the time. A score like yours is a good reason to get help today or tomorrow.',
      next: [
        'Contact a doctor today or tomorrow and say that it’s urgent.',
        'Tell someone today, and ask them to keep you company.',
        'If you don’t feel safe or can’t reach a doctor, open Help now.',
      ],
      showHelpNow: true,
    },
  ],
  safety: {
    message:
      'You answered that you’ve had thoughts of being better off dead or of hurting yourself. Please don’t stay alone with them. Tell someone today: a person you trust, a doctor or a line on Help now. If you might act on these thoughts, call the emergency number on Help now.',
    title: 'Please talk to someone today',
    meaning: 'Your answer about these thoughts matters more than the total.',
    next: [
      'Tell someone you trust today what you’ve been thinking, and ask them to keep you company.',
      'Contact a doctor today or tomorrow and tell them about these thoughts.',
      'Ask someone to keep anything you could hurt yourself with. If you feel unsafe, don’t handle it yourself.',
    ],
  },
  limits: [
    ...commonLimits,
    'For some men, low mood shows as anger, drinking or taking risks. These questions don’t ask about that.',
    'The questions were tested with adults in clinics in the United States, so they may fit other lives less well.',
    'They cover two weeks, so wait that long before you repeat them.',
  ],
  sources: [
    {
      author: 'Kurt Kroenke, Robert L. Spitzer and Janet B. W. Williams',
      year: 2001,
      title: 'The PHQ-9: Validity of a Brief Depression Severity Measure',
      url: 'https://doi.org/10.1046/j.1525-1497.2001.016009606.x',
      checked: null,
    },
    {
      author: 'Lisa A. Martin, Harold W. Neighbors and Derek M. Griffith',
      year: 2013,
      title: 'The Experience of Symptoms of Depression in Men vs Women',
      url: 'https://doi.org/10.1001/jamapsychiatry.2013.1985',
      checked: null,
    },
  ],
}

export const gad7: SelfCheck = {
  key: 'gad-7',
  name: 'GAD-7',
  title: 'Worry and tension',
  about: 'Seven questions about worry, restlessness and fear. Doctors use them to start a conversation.',
  period: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
  items: [
    { text: 'Feeling nervous, anxious, or on edge', options: frequencies },
    { text: 'Not being able to stop or control worrying', options: frequencies },
    { text: 'Worrying too much about different things', options: frequencies },
    { text: 'Trouble relaxing', options: frequencies },
    { text: 'Being so restless that it is hard to sit still', options: frequencies },
    { text: 'Becoming easily annoyed or irritable', options: frequencies },
    { text: 'Feeling afraid as if something awful might happen', options: frequencies },
  ],
  scoring: 'Each answer counts 0 to 3 points. The total is between 0 and 21.',
  bands: [
    {
      from: 0,
      to: 4,
      title: 'Few problems',
      meaning: 'You reported few of these problems in the last two weeks.',
      next: [
        'You don’t have to do anything because of this score.',
        'If a worry still troubles you, talk to someone you trust or to a doctor.',
      ],
      showHelpNow: false,
    },
    {
      from: 5,
      to: 9,
      title: 'Some problems',
      meaning: 'Some of these problems have bothered you. Keep an eye on how you’re doing.',
      next: [
        'Tell someone you trust what worries you.',
        'Plan one thing this week that usually helps you to calm down.',
        'Repeat the check in two weeks. If you feel no better, or you avoid more and more, talk to a doctor.',
      ],
      showHelpNow: false,
    },
    talkOver,
    {
      from: 15,
      to: 21,
      title: 'Worth talking over soon',
      meaning:
        'You reported many of these problems, most of the time. A score like yours is a good reason to see a doctor or therapist soon.',
      next: talkOverSoon,
      showHelpNow: true,
    },
  ],
  cautions: [
    {
      from: 1,
      text: 'Illness can feel like anxiety. If you have chest pain or trouble breathing, or if you faint, call the emergency number on Help now.',
    },
  ],
  limits: [
    ...commonLimits,
    'The questions were tested with adults in clinics in the United States, so they may fit other lives less well.',
    'They cover two weeks, so wait that long before you repeat them.',
  ],
  sources: [
    {
      author: 'Robert L. Spitzer, Kurt Kroenke, Janet B. W. Williams and Bernd Löwe',
      year: 2006,
      title: 'A Brief Measure for Assessing Generalized Anxiety Disorder: The GAD-7',
      url: 'https://doi.org/10.1001/archinte.166.10.1092',
      checked: null,
    },
  ],
}

// SAMHSA lists the AUDIT-C as public domain. The manual of the AUDIT by the WHO (Babor et al. 2001), whose first three
// questions these are, allows non-commercial use. The wording is that of its self-report version; do not edit it. The
// line about the period is ours, because the first three questions name none.

/**
 * The warning against stopping suddenly starts at 8 points. The Office for Health Improvement and Disparities (England)
 * counts 8 to 10 as higher risk and 11 or 12 as possible dependence, in units of 8 grams. A drink here may hold up to 20,
 * so someone with 8 points may have 11 there. In the study by Rubinsky and others (2010), 40 to 50% of those with 7 to 9
 * points were dependent, and three quarters or more of those with 10 to 12. With fewer points, the text only says which
 * signs need a doctor; NICE describes them in CG115 and CG100.
 */
export const auditC: SelfCheck = {
  key: 'audit-c',
  topic: 'alcohol-and-drugs',
  name: 'AUDIT-C',
  title: 'Alcohol',
  about:
    'Three questions about how often and how much you drink. A drink means a standard drink, which holds 8 to 20 grams of pure alcohol depending on the country, so a large beer or a large glass of wine usually counts as more than one.',
  period: 'Think of the past year and choose the answer that fits best.',
  items: [
    {
      text: 'How often do you have a drink containing alcohol?',
      options: createOptions([
        'Never',
        'Monthly or less',
        '2 to 4 times a month',
        '2 to 3 times a week',
        '4 or more times a week',
      ]),
      skipsRestAtZero: true,
    },
    {
      text: 'How many drinks containing alcohol do you have on a typical day when you are drinking?',
      options: createOptions(['1 or 2', '3 or 4', '5 or 6', '7 to 9', '10 or more']),
    },
    {
      text: 'How often do you have six or more drinks on one occasion?',
      options: createOptions(['Never', 'Less than monthly', 'Monthly', 'Weekly', 'Daily or almost daily']),
    },
  ],
  scoring:
    'Each answer counts 0 to 4 points. The total is between 0 and 12. A closer look is worth it from 4 points for men, and from 3 points for women and for anyone assigned female at birth. If you’re not sure which fits you, use 3. In England, the Office for Health Improvement and Disparities counts 8 to 10 points as higher risk and 11 or 12 as possible dependence.',
  bands: [
    {
      from: 0,
      to: 2,
      title: 'Fewer than 3 points',
      meaning: 'Your answers are below the point from which doctors usually ask more.',
      next: [
        'You don’t have to do anything because of this score.',
        'With some medicines or illnesses, and before driving, even a little can be too much.',
        'If your drinking worries you or someone close to you, talk to a doctor.',
      ],
      showHelpNow: false,
    },
    {
      from: 3,
      to: 3,
      title: '3 points',
      meaning:
        'For women, and for anyone assigned female at birth, a closer look is worth it from 3 points. For men, it starts at 4.',
      next: [
        'Keep a count of your drinks for two weeks, to see if your answers match.',
        'Bring it up at your next appointment with a doctor.',
        'If your drinking worries you or someone close to you, don’t wait for that.',
      ],
      showHelpNow: false,
    },
    {
      from: 4,
      to: 7,
      title: 'Worth talking over',
      meaning:
        'A score like yours is worth talking over with a doctor. The more points, the more likely it is that drinking affects your health. One or two drinks on most days also make 4 points.',
      next: [
        'Keep a count of your drinks for two weeks, to see if your answers match.',
        'Take your answers to a doctor or an alcohol service, and ask what would be a good amount for you.',
      ],
      showHelpNow: false,
    },
    {
      from: 8,
      to: 12,
      title: 'Worth talking over soon',
      meaning: 'A score like yours is a good reason to see a doctor or an alcohol service soon.',
      next: [
        'Call a doctor or an alcohol service this week. If that’s hard, ask someone to call with you.',
        'Before you cut down, read the note about stopping safely.',
        'Tell someone you trust how you’re doing. If you don’t feel safe, open Help now.',
      ],
      showHelpNow: true,
    },
  ],
  cautions: [
    {
      from: 3,
      text: 'If you shake, sweat or feel sick when you don’t drink, see a doctor before you stop. They can help you stop safely.',
    },
    {
      from: 8,
      text: 'Stopping safely: if you drink on most days, or feel shaky, sweaty or sick without a drink, don’t stop suddenly on your own, because that can be dangerous. A doctor or an alcohol service can help you cut down step by step. A fit, confusion or seeing things that aren’t there is an emergency: call the emergency number on Help now.',
    },
  ],
  limits: [
    ...commonLimits,
    'Health services start to look closer at different scores, between 3 and 5 points. The questions don’t ask what drinking does to you or to others.',
    'The questions were first tested with veterans in the United States, so they may fit other lives less well.',
  ],
  sources: [
    {
      author: 'Kristen Bush and others',
      year: 1998,
      title: 'The AUDIT Alcohol Consumption Questions (AUDIT-C)',
      url: 'https://doi.org/10.1001/archinte.158.16.1789',
      checked: null,
    },
    {
      author: 'Katharine A. Bradley and others',
      year: 2003,
      title: 'Two Brief Alcohol-Screening Tests From the Alcohol Use Disorders Identification Test (AUDIT)',
      url: 'https://jamanetwork.com/journals/jamainternalmedicine/fullarticle/215347',
      checked: '2026-11-23',
    },
    {
      author: 'US Department of Veterans Affairs',
      year: null,
      title: 'Alcohol Use Disorders Identification Test (AUDIT-C)',
      url: 'https://hepatitis.va.gov/alcohol/treatment/audit-c.asp',
      checked: '2026-11-23',
    },
    {
      author: 'Agnieszka Kalinowski and Keith Humphreys',
      year: 2016,
      title: 'Governmental standard drink definitions and low-risk alcohol consumption guidelines in 37 countries',
      url: 'https://doi.org/10.1111/add.13341',
      checked: null,
    },
    {
      author: 'Office for Health Improvement and Disparities (England)',
      year: null,
      title: 'Alcohol use screening tests',
      url: 'https://www.gov.uk/government/publications/alcohol-use-screening-tests',
      checked: null,
    },
    {
      author: 'Anna D. Rubinsky and others',
      year: 2010,
      title: 'Estimating risk of alcohol dependence using alcohol screening scores',
      url: 'https://doi.org/10.1016/j.drugalcdep.2009.11.009',
      checked: null,
    },
    {
      author: 'NICE (England)',
      year: 2010,
      title: 'Alcohol-use disorders: diagnosis and management of physical complications',
      url: 'https://www.nice.org.uk/guidance/cg100/chapter/Recommendations',
      checked: '2026-11-23',
    },
  ],
}

export const selfChecks: readonly SelfCheck[] = [phq9, gad7, auditC]

/** Score the labels from zero in steps of one. */
function createOptions(labels: string[]): CheckOption[] {
  return labels.map((label, score) => ({ label, score }))
}
