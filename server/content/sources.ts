import type { Source } from '#contract/sources.ts'

// Sources that several texts use. Sources of a single text stand next to it.

export const adamsons2013: Source = {
  author: 'Kari Adamsons, Sara Johnson',
  year: 2013,
  title: 'An Updated and Expanded Meta-Analysis of Nonresident Fathering and Child Well-Being',
  url: 'https://doi.org/10.1037/a0033786',
  checked: '2026-11-23',
}

export const aeon2021: Source = {
  author: 'Brad Aeon, Aïda Faber, Alexandra Panaccio',
  year: 2021,
  title: 'Does time management work? A meta-analysis',
  url: 'https://doi.org/10.1371/journal.pone.0245066',
  checked: '2026-11-23',
}

export const aurelius: Source = {
  author: 'Marcus Aurelius, translated by George Long',
  year: 1862,
  title: 'Thoughts of Marcus Aurelius Antoninus (the Meditations)',
  url: 'https://www.gutenberg.org/ebooks/15877',
  checked: '2026-11-28',
}

export const bahji2020: Source = {
  author: 'Anees Bahji and others',
  year: 2020,
  title:
    'Prevalence of cannabis withdrawal symptoms among people with regular or dependent use of cannabinoids: a systematic review and meta-analysis',
  url: 'https://doi.org/10.1001/jamanetworkopen.2020.2370',
  checked: '2026-11-28',
}

export const bauer2013: Source = {
  author: 'Jürgen Bauer and others, PROT-AGE Study Group',
  year: 2013,
  title: 'Evidence-based recommendations for optimal dietary protein intake in older people',
  url: 'https://doi.org/10.1016/j.jamda.2013.05.021',
  checked: '2026-11-28',
}

export const beck1963: Source = {
  author: 'Aaron Beck',
  year: 1963,
  title: 'Thinking and depression: idiosyncratic content and cognitive distortions',
  url: 'https://doi.org/10.1001/archpsyc.1963.01720160014002',
  checked: '2026-11-28',
}

export const bentley2023: Source = {
  author: 'Tanya Bentley and others',
  year: 2023,
  title: 'Breathing practices for stress and anxiety reduction: conceptual framework of implementation guidelines',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10741869/',
  checked: '2026-11-23',
}

export const blume2019: Source = {
  author: 'Christine Blume, Corrado Garbazza, Manuel Spitschan',
  year: 2019,
  title: 'Effects of light on human circadian rhythms, sleep and mood',
  url: 'https://doi.org/10.1007/s11818-019-00215-x',
  checked: '2026-11-28',
}

export const borkovec1983: Source = {
  author: 'Thomas Borkovec and others',
  year: 1983,
  title: 'Stimulus control applications to the treatment of worry',
  url: 'https://doi.org/10.1016/0005-7967(83)90206-1',
  checked: '2026-11-23',
}

export const bpsSayingNo: Source = {
  author: 'British Psychological Society',
  year: 2024,
  title: 'Feel free to say no!',
  url: 'https://www.bps.org.uk/research-digest/feel-free-say-no',
  checked: '2026-11-23',
}

export const breines2012: Source = {
  author: 'Juliana Breines, Serena Chen',
  year: 2012,
  title: 'Self-compassion increases self-improvement motivation',
  url: 'https://doi.org/10.1177/0146167212445599',
  checked: '2026-11-28',
}

export const britton2021: Source = {
  author: 'Willoughby Britton and others',
  year: 2021,
  title: 'Defining and measuring meditation-related adverse effects in mindfulness-based programs',
  url: 'https://doi.org/10.1177/2167702621996340',
  checked: '2026-11-23',
}

export const buehler1994: Source = {
  author: 'Roger Buehler, Dale Griffin, Michael Ross',
  year: 1994,
  title: 'Exploring the “planning fallacy”: Why people underestimate their task completion times',
  url: 'https://doi.org/10.1037/0022-3514.67.3.366',
  checked: '2026-11-23',
}

export const bull2020: Source = {
  author: 'Fiona Bull and others, World Health Organization',
  year: 2020,
  title: 'World Health Organization 2020 guidelines on physical activity and sedentary behaviour',
  url: 'https://doi.org/10.1136/bjsports-2020-102955',
  checked: '2026-11-23',
}

export const cacioppo2009: Source = {
  author: 'John Cacioppo, Louise Hawkley',
  year: 2009,
  title: 'Perceived social isolation and cognition',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2752489/',
  checked: '2026-11-28',
}

export const cochraneVaping: Source = {
  author: 'Cochrane',
  year: 2025,
  title: 'What are the best ways to help people stop vaping nicotine, and do they have any unwanted effects?',
  url: 'https://cochrane.org/CD016058/CENTRALED_what-are-best-ways-help-people-stop-vaping-nicotine-and-do-they-have-any-unwanted-effects',
  checked: '2026-11-23',
}

export const cafcassTwoHomes: Source = {
  author: 'Cafcass, OnePlusOne',
  year: null,
  title: 'Two Parents, Two Homes',
  url: 'https://portal.cafcass.clickrelationships.org/content/all-issues/two-parents-two-homes/',
  checked: '2026-11-23',
}

export const calatayud2015: Source = {
  author: 'Joaquin Calatayud and others',
  year: 2015,
  title: 'Bench press and push-up at comparable levels of muscle activity results in similar strength gains',
  url: 'https://doi.org/10.1519/JSC.0000000000000589',
  checked: '2026-11-23',
}

export const cameron2016: Source = {
  author: 'Emily Cameron, Ivan Sedov, Lianne Tomfohr-Madsen',
  year: 2016,
  title: 'Prevalence of paternal depression in pregnancy and the postpartum: An updated meta-analysis',
  url: 'https://doi.org/10.1016/j.jad.2016.07.044',
  checked: '2026-11-23',
}

export const hqTorontoPep: Source = {
  author: 'HQ Toronto (Canada)',
  year: null,
  title: 'PEP clinic',
  url: 'https://hqtoronto.ca/health-services/pep-clinic',
  checked: '2026-11-23',
}

export const carty2021: Source = {
  author: 'Catherine Carty and others',
  year: 2021,
  title: 'The first global physical activity and sedentary behavior guidelines for people living with disability',
  url: 'https://doi.org/10.1123/jpah.2020-0629',
  checked: '2026-11-23',
}

export const cdcIntensity: Source = {
  author: 'Centers for Disease Control and Prevention (US)',
  year: null,
  title: 'How to measure physical activity intensity',
  url: 'https://www.cdc.gov/physical-activity-basics/measuring/index.html',
  checked: '2026-11-28',
}

export const chung2017: Source = {
  author: 'Daniel Chung and others',
  year: 2017,
  title: 'Suicide rates after discharge from psychiatric facilities: a systematic review and meta-analysis',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5710249/',
  checked: '2026-11-23',
}

export const craske2014: Source = {
  author: 'Michelle Craske and others',
  year: 2014,
  title: 'Maximizing exposure therapy: an inhibitory learning approach',
  url: 'https://doi.org/10.1016/j.brat.2014.04.006',
  checked: '2026-11-28',
}

export const cregg2021: Source = {
  author: 'David Cregg, Jennifer Cheavens',
  year: 2021,
  title: 'Gratitude interventions: effective self-help? A meta-analysis',
  url: 'https://doi.org/10.1007/s10902-020-00236-6',
  checked: '2026-11-23',
}

export const currier2023: Source = {
  author: 'Brad Currier and others',
  year: 2023,
  title:
    'Resistance training prescription for muscle strength and hypertrophy in healthy adults: a network meta-analysis',
  url: 'https://doi.org/10.1136/bjsports-2023-106807',
  checked: '2026-11-23',
}

export const curry2018: Source = {
  author: 'Oliver Scott Curry and others',
  year: 2018,
  title:
    'Happy to help? A systematic review and meta-analysis of the effects of performing acts of kindness on the well-being of the actor',
  url: 'https://doi.org/10.1016/j.jesp.2018.02.014',
  checked: '2026-11-23',
}

export const daminger2019: Source = {
  author: 'Allison Daminger',
  year: 2019,
  title: 'The Cognitive Dimension of Household Labor',
  url: 'https://doi.org/10.1177/0003122419859007',
  checked: '2026-11-23',
}

export const dazzi2014: Source = {
  author: 'T. Dazzi and others',
  year: 2014,
  title: 'Does asking about suicide and related behaviours induce suicidal ideation? What is the evidence?',
  url: 'https://doi.org/10.1017/S0033291714001299',
  checked: '2026-11-23',
}

export const drake2013: Source = {
  author: 'Christopher Drake and others',
  year: 2013,
  title: 'Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed',
  url: 'https://doi.org/10.5664/jcsm.3170',
  checked: '2026-11-23',
}

export const duckworth2016: Source = {
  author: 'Angela Duckworth, Tamar Szabó Gendler, James Gross',
  year: 2016,
  title: 'Situational Strategies for Self-Control',
  url: 'https://doi.org/10.1177/1745691615623247',
  checked: '2026-11-23',
}

export const dunlosky2013: Source = {
  author: 'John Dunlosky and others',
  year: 2013,
  title: 'Improving students’ learning with effective learning techniques',
  url: 'https://doi.org/10.1177/1529100612453266',
  checked: '2026-11-28',
}

export const ebrahim2013: Source = {
  author: 'Irshaad Ebrahim and others',
  year: 2013,
  title: 'Alcohol and sleep I: effects on normal sleep',
  url: 'https://doi.org/10.1111/acer.12006',
  checked: '2026-11-28',
}

export const eby2008: Source = {
  author: 'Lillian Eby and others',
  year: 2008,
  title: 'Does mentoring matter? A multidisciplinary meta-analysis comparing mentored and non-mentored individuals',
  url: 'https://doi.org/10.1016/j.jvb.2007.04.005',
  checked: '2026-11-23',
}

export const edinger2021: Source = {
  author: 'Jack Edinger and others',
  year: 2021,
  title:
    'Behavioral and psychological treatments for chronic insomnia disorder in adults: an American Academy of Sleep Medicine clinical practice guideline',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7853203/',
  checked: '2026-11-23',
}

export const edmondson1999: Source = {
  author: 'Amy Edmondson',
  year: 1999,
  title: 'Psychological safety and learning behavior in work teams',
  url: 'https://doi.org/10.2307/2666999',
  checked: '2026-11-28',
}

export const emmons2003: Source = {
  author: 'Robert Emmons, Michael McCullough',
  year: 2003,
  title: 'Counting blessings versus burdens',
  url: 'https://doi.org/10.1037/0022-3514.84.2.377',
  checked: '2026-11-28',
}

export const epictetus: Source = {
  author: 'Epictetus, translated by Thomas Wentworth Higginson',
  year: 1865,
  title: 'The Enchiridion',
  url: 'https://www.gutenberg.org/ebooks/45109',
  checked: '2026-11-28',
}

export const ezawa2023: Source = {
  author: 'Iony Ezawa, Steven Hollon',
  year: 2023,
  title: 'Cognitive restructuring and psychotherapy outcome: a meta-analytic review',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10440210/',
  checked: '2026-11-23',
}

export const farias2020: Source = {
  author: 'Miguel Farias and others',
  year: 2020,
  title: 'Adverse events in meditation practices and meditation-based therapies: a systematic review',
  url: 'https://doi.org/10.1111/acps.13225',
  checked: '2026-11-23',
}

export const fincham2023: Source = {
  author: 'Guy Fincham and others',
  year: 2023,
  title: 'Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9828383/',
  checked: '2026-11-23',
}

export const fitzpatrickMomTest: Source = {
  author: 'Startup Istanbul, with Rob Fitzpatrick',
  year: null,
  title: 'The Mom Test (a talk with the author)',
  url: 'https://startupistanbul.substack.com/p/the-mom-test',
  checked: '2026-11-28',
}

export const flynn2008: Source = {
  author: 'Francis Flynn, Vanessa Lake',
  year: 2008,
  title: 'If you need help, just ask: underestimating compliance with direct requests for help',
  url: 'https://doi.org/10.1037/0022-3514.95.1.128',
  checked: '2026-11-23',
}

export const fathersDepression: Source = {
  author: 'James Paulson, Sharnail Bazemore',
  year: 2010,
  title: 'Prenatal and Postpartum Depression in Fathers and Its Association with Maternal Depression: A Meta-Analysis',
  url: 'https://doi.org/10.1001/jama.2010.605',
  checked: '2026-11-23',
}

export const frattaroli2006: Source = {
  author: 'Joanne Frattaroli',
  year: 2006,
  title: 'Experimental disclosure and its moderators: a meta-analysis',
  url: 'https://doi.org/10.1037/0033-2909.132.6.823',
  checked: '2026-11-23',
}

export const galdas2014: Source = {
  author: 'Paul Galdas and others',
  year: 2014,
  title:
    'The accessibility and acceptability of self-management support interventions for men with long term conditions: a systematic review and meta-synthesis',
  url: 'https://doi.org/10.1186/1471-2458-14-1230',
  checked: '2026-11-23',
}

export const gollwitzer2006: Source = {
  author: 'Peter Gollwitzer, Paschal Sheeran',
  year: 2006,
  title: 'Implementation intentions and goal achievement: a meta-analysis of effects and processes',
  url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
  checked: '2026-11-23',
}

export const gottman2001: Source = {
  author: 'John Gottman, Joan DeClaire',
  year: 2001,
  title: 'The Relationship Cure (from the publisher)',
  url: 'https://penguinrandomhousebacklistvault.com/book/?isbn=9780739300442',
  checked: '2026-11-28',
}

export const gottman2005: Source = {
  author: 'John Gottman, Janice Driver',
  year: 2005,
  title: 'Dysfunctional Marital Conflict and Everyday Marital Interaction',
  url: 'https://doi.org/10.1300/J087v43n03_04',
  checked: '2026-11-23',
}

export const goyal2014: Source = {
  author: 'Madhav Goyal and others',
  year: 2014,
  title: 'Meditation programs for psychological stress and well-being: a systematic review and meta-analysis',
  url: 'https://doi.org/10.1001/jamainternmed.2013.13018',
  checked: '2026-11-23',
}

export const hall2019: Source = {
  author: 'Jeffrey Hall',
  year: 2019,
  title: 'How many hours does it take to make a friend?',
  url: 'https://doi.org/10.1177/0265407518761225',
  checked: '2026-11-23',
}

export const harkin2016: Source = {
  author: 'Benjamin Harkin and others',
  year: 2016,
  title: 'Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence',
  url: 'https://doi.org/10.1037/bul0000025',
  checked: '2026-11-23',
}

export const harold2018: Source = {
  author: 'Gordon Harold, Ruth Sellers',
  year: 2018,
  title: 'Interparental Conflict and Youth Psychopathology: An Evidence Review and Practice Focused Update',
  url: 'https://doi.org/10.1111/jcpp.12893',
  checked: '2026-11-23',
}

export const headTrauma: Source = {
  author: 'Centers for Disease Control and Prevention (US)',
  year: null,
  title: 'About Abusive Head Trauma',
  url: 'https://www.cdc.gov/child-abuse-neglect/about/about-abusive-head-trauma.html',
  checked: '2026-11-23',
}

export const holtLunstad2010: Source = {
  author: 'Julianne Holt-Lunstad, Timothy Smith, Bradley Layton',
  year: 2010,
  title: 'Social relationships and mortality risk: a meta-analytic review',
  url: 'https://doi.org/10.1371/journal.pmed.1000316',
  checked: '2026-11-23',
}

export const hseDepression: Source = {
  author: 'Health Service Executive (Ireland)',
  year: null,
  title: 'Clinical depression: diagnosis',
  url: 'https://www2.hse.ie/conditions/mental-health/clinical-depression/clinical-depression-diagnosis.html',
  checked: '2026-11-23',
}

export const hseSafeSleep: Source = {
  author: 'Health Service Executive (Ireland)',
  year: null,
  title: 'Child Safety: Safe Sleep for Your Baby',
  url: 'https://www.hse.ie/eng/health/child/childsafety/child-safety---safe-sleep-for-your-baby.html',
  checked: '2026-11-23',
}

export const jenkinson2013: Source = {
  author: 'Caroline Jenkinson and others',
  year: 2013,
  title:
    'Is volunteering a public health intervention? A systematic review and meta-analysis of the health and survival of volunteers',
  url: 'https://doi.org/10.1186/1471-2458-13-773',
  checked: '2026-11-23',
}

export const kaminski2008: Source = {
  author: 'Jennifer Kaminski and others',
  year: 2008,
  title: 'A Meta-Analytic Review of Components Associated with Parent Training Program Effectiveness',
  url: 'https://doi.org/10.1007/s10802-007-9201-9',
  checked: '2026-11-23',
}

export const kinnersley2007: Source = {
  author: 'Paul Kinnersley and others',
  year: 2008,
  title:
    'Interventions before consultations to help patients address their information needs by encouraging question asking: systematic review',
  url: 'https://doi.org/10.1136/bmj.a485',
  checked: '2026-11-28',
}

export const kjaervik2024: Source = {
  author: 'Sophie Kjærvik, Brad Bushman',
  year: 2024,
  title:
    'A meta-analytic review of anger management activities that increase or decrease arousal: what fuels or douses rage?',
  url: 'https://doi.org/10.1016/j.cpr.2024.102414',
  checked: '2026-11-23',
}

export const kluger1996: Source = {
  author: 'Avraham Kluger, Angelo DeNisi',
  year: 1996,
  title: 'The effects of feedback interventions on performance: a historical review and a meta-analysis',
  url: 'https://doi.org/10.1037/0033-2909.119.2.254',
  checked: '2026-11-23',
}

export const kumar2018: Source = {
  author: 'Amit Kumar, Nicholas Epley',
  year: 2018,
  title: 'Undervaluing gratitude: expressers misunderstand the consequences of showing appreciation',
  url: 'https://doi.org/10.1177/0956797618772506',
  checked: '2026-11-23',
}

export const lally2010: Source = {
  author: 'Phillippa Lally and others',
  year: 2010,
  title: 'How are habits formed: modelling habit formation in the real world',
  url: 'https://doi.org/10.1002/ejsp.674',
  checked: '2026-11-23',
}

export const leroy2009: Source = {
  author: 'Sophie Leroy',
  year: 2009,
  title: 'Why is it so hard to do my work? The challenge of attention residue when switching between work tasks',
  url: 'https://doi.org/10.1016/j.obhdp.2009.04.002',
  checked: '2026-11-23',
}

export const levelCannabis: Source = {
  author: 'The Level (New Zealand)',
  year: null,
  title: 'Cannabis: cutting down and stopping',
  url: 'https://thelevel.org.nz/drug-information/cannabis/cutting-down-and-stopping/',
  checked: '2026-11-28',
}

export const lewicki2016: Source = {
  author: 'Roy Lewicki, Beth Polin, Robert Lount',
  year: 2016,
  title: 'An exploration of the structure of effective apologies',
  url: 'https://doi.org/10.1111/ncmr.12073',
  checked: '2026-11-28',
}

export const lewis2020: Source = {
  author: 'Catrin Lewis and others',
  year: 2020,
  title: 'Psychological therapies for post-traumatic stress disorder in adults: systematic review and meta-analysis',
  url: 'https://doi.org/10.1080/20008198.2020.1729633',
  checked: '2026-11-28',
}

export const lieberman2007: Source = {
  author: 'Matthew Lieberman and others',
  year: 2007,
  title: 'Putting feelings into words: affect labeling disrupts amygdala activity in response to affective stimuli',
  url: 'https://doi.org/10.1111/j.1467-9280.2007.01916.x',
  checked: '2026-11-28',
}

export const lindson2023: Source = {
  author: 'Nicola Lindson and others, Cochrane',
  year: 2023,
  title:
    'Pharmacological and electronic cigarette interventions for smoking cessation in adults: component network meta-analyses',
  url: 'https://doi.org/10.1002/14651858.CD015226.pub2',
  checked: '2026-11-23',
}

export const liu2014: Source = {
  author: 'Songqi Liu, Jason Huang, Mo Wang',
  year: 2014,
  title: 'Effectiveness of job search interventions: a meta-analytic review',
  url: 'https://doi.org/10.1037/a0035923',
  checked: '2026-11-23',
}

export const liu2022: Source = {
  author: 'Peggy Liu and others',
  year: 2022,
  title: 'The surprise of reaching out: appreciated more than we think',
  url: 'https://doi.org/10.1037/pspi0000402',
  checked: '2026-11-23',
}

export const marks2011: Source = {
  author: 'Michelle Marks, Crystal Harold',
  year: 2011,
  title: 'Who asks and who receives in salary negotiation',
  url: 'https://doi.org/10.1002/job.671',
  checked: '2026-11-28',
}

export const masicampo2011: Source = {
  author: 'E. J. Masicampo, Roy Baumeister',
  year: 2011,
  title: 'Consider it done! Plan making can eliminate the cognitive effects of unfulfilled goals',
  url: 'https://doi.org/10.1037/a0024192',
  checked: '2026-11-23',
}

export const mcgowan2013: Source = {
  author: 'Sarah Kate McGowan, Evelyn Behar',
  year: 2013,
  title: 'A preliminary investigation of stimulus control training for worry: effects on anxiety and insomnia',
  url: 'https://pubmed.ncbi.nlm.nih.gov/22977265/',
  checked: '2026-11-23',
}

export const meeusen2013: Source = {
  author: 'Romain Meeusen and others, European College of Sport Science and American College of Sports Medicine',
  year: 2013,
  title: 'Prevention, diagnosis and treatment of the overtraining syndrome: joint consensus statement',
  url: 'https://doi.org/10.1249/MSS.0b013e318279a10a',
  checked: '2026-11-28',
}

export const mentorScreening: Source = {
  author: 'MENTOR',
  year: null,
  title: 'Elements of Effective Practice for Mentoring: mentor screening and enrollment',
  url: 'https://eepm.mentoring.org/element/mentor-screening-and-enrollment/',
  checked: '2026-11-28',
}

export const nhsLonely: Source = {
  author: 'NHS (England)',
  year: null,
  title: 'Feeling lonely',
  url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/feeling-lonely/',
  checked: '2026-11-28',
}

export const nhsInformStress: Source = {
  author: 'NHS inform (Scotland)',
  year: null,
  title: 'What to do if you are struggling with stress',
  url: 'https://www.nhsinform.scot/healthy-living/mental-wellbeing/stress/what-to-do-if-you-are-struggling-with-stress/',
  checked: '2026-11-23',
}

export const nhsInformPhobias: Source = {
  author: 'NHS inform (Scotland)',
  year: null,
  title: 'Phobias self-help guide',
  url: 'https://www.nhsinform.scot/healthy-living/mental-wellbeing/mental-health-self-help-guides/phobias-self-help-guide',
  checked: '2026-11-23',
}

export const unDisabilities: Source = {
  author: 'United Nations',
  year: 2006,
  title: 'Convention on the Rights of Persons with Disabilities, Article 27: Work and employment',
  url: 'https://www.un.org/development/desa/disabilities/convention-on-the-rights-of-persons-with-disabilities/article-27-work-and-employment.html',
  checked: '2026-11-28',
}

export const neff2023: Source = {
  author: 'Kristin Neff',
  year: 2023,
  title: 'Self-compassion: theory, method, research, and intervention',
  url: 'https://doi.org/10.1146/annurev-psych-032420-031047',
  checked: '2026-11-28',
}

export const niceAdhd: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2018,
  title: 'Attention deficit hyperactivity disorder: diagnosis and management (NG87)',
  url: 'https://www.nice.org.uk/guidance/ng87',
  checked: null,
}

export const niceDepression: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2022,
  title: 'Depression in adults: treatment and management (NG222)',
  url: 'https://www.nice.org.uk/guidance/ng222',
  checked: '2026-11-28',
}

export const niceGambling: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2025,
  title: 'Gambling-related harms: identification, assessment and management (NG248), recommendations',
  url: 'https://nice.org.uk/guidance/NG248/chapter/recommendations',
  checked: '2026-11-23',
}

export const niceMeRecommendations: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2021,
  title: 'Myalgic encephalomyelitis/chronic fatigue syndrome (NG206): Recommendations',
  url: 'https://www.nice.org.uk/guidance/ng206/chapter/Recommendations',
  checked: '2026-11-23',
}

export const noetel2024: Source = {
  author: 'Michael Noetel and others',
  year: 2024,
  title:
    'Effect of exercise for depression: systematic review and network meta-analysis of randomised controlled trials',
  url: 'https://www.bmj.com/content/384/bmj-2023-075847',
  checked: '2026-11-23',
}

export const olson2022: Source = {
  author: 'Jay Olson and others',
  year: 2022,
  title: 'A nudge-based intervention to reduce problematic smartphone use: randomised controlled trial',
  url: 'https://doi.org/10.1007/s11469-022-00826-w',
  checked: '2026-11-23',
}

export const ohioStateApology: Source = {
  author: 'Ohio State University',
  year: 2016,
  title: 'The 6 elements of an effective apology, according to science',
  url: 'https://eurekalert.org/pub_releases/2016-04/osu-t6e041116.php',
  checked: '2026-11-23',
}

export const paul2009: Source = {
  author: 'Karsten Paul, Klaus Moser',
  year: 2009,
  title: 'Unemployment impairs mental health: meta-analyses',
  url: 'https://doi.org/10.1016/j.jvb.2009.01.001',
  checked: '2026-11-23',
}

export const pitman2014: Source = {
  author: 'Alexandra Pitman and others',
  year: 2014,
  title: 'Effects of suicide bereavement on mental health and suicide risk',
  url: 'https://doi.org/10.1016/S2215-0366(14)70224-X',
  checked: '2026-11-23',
}

export const racinais2015: Source = {
  author: 'Sébastien Racinais and others',
  year: 2015,
  title: 'Consensus recommendations on training and competing in the heat',
  url: 'https://doi.org/10.1136/bjsports-2015-094915',
  checked: '2026-11-28',
}

export const rajkumar2022: Source = {
  author: 'Karthik Rajkumar and others',
  year: 2022,
  title: 'A causal test of the strength of weak ties',
  url: 'https://doi.org/10.1126/science.abl4476',
  checked: '2026-11-28',
}

export const riemann2023: Source = {
  author: 'Dieter Riemann and others',
  year: 2023,
  title: 'The European Insomnia Guideline: an update on the diagnosis and treatment of insomnia 2023',
  url: 'https://doi.org/10.1111/jsr.14035',
  checked: '2026-11-23',
}

export const sandstrom2022: Source = {
  author: 'Gillian Sandstrom, Erica Boothby, Gus Cooney',
  year: 2022,
  title: 'Talking to strangers: a week-long intervention reduces psychological barriers to social connection',
  url: 'https://doi.org/10.1016/j.jesp.2022.104356',
  checked: '2026-11-23',
}

export const schippers2019: Source = {
  author: 'Michaéla Schippers, Niklas Ziegler',
  year: 2019,
  title: 'Life Crafting as a Way to Find Purpose and Meaning in Life',
  url: 'https://doi.org/10.3389/fpsyg.2019.02778',
  checked: '2026-11-23',
}

export const schwartz2012: Source = {
  author: 'Shalom Schwartz',
  year: 2012,
  title: 'An Overview of the Schwartz Theory of Basic Values',
  url: 'https://doi.org/10.9707/2307-0919.1116',
  checked: '2026-11-23',
}

export const scopeAdjustments: Source = {
  author: 'Scope (England and Wales)',
  year: null,
  title: 'Reasonable adjustments at work',
  url: 'https://www.scope.org.uk/advice-and-support/reasonable-adjustments-at-work/',
  checked: '2026-11-23',
}

export const stepChangeDebts: Source = {
  author: 'StepChange Debt Charity',
  year: null,
  title: 'Priority debts and bills: find out which debts to pay first (UK)',
  url: 'https://www.stepchange.org/debt-info/dealing-with-debt-problems/what-debts-to-pay-first.aspx',
  checked: '2026-11-23',
}

export const seneca: Source = {
  author: 'Seneca, translated by Aubrey Stewart',
  year: 1889,
  title: 'Minor Dialogues, with On Anger (book 3, section 36)',
  url: 'https://www.gutenberg.org/ebooks/64576',
  checked: '2026-11-28',
}

export const sharif2017: Source = {
  author: 'Marissa Sharif, Suzanne Shu',
  year: 2017,
  title: 'The Benefits of Emergency Reserves: Greater Preference and Persistence for Goals That Have Slack with a Cost',
  url: 'https://doi.org/10.1509/jmr.15.0231',
  checked: '2026-11-23',
}

export const sherrington2019: Source = {
  author: 'Catherine Sherrington and others, Cochrane',
  year: 2019,
  title: 'Exercise for preventing falls in older people living in the community',
  url: 'https://doi.org/10.1002/14651858.CD012424.pub2',
  checked: '2026-11-28',
}

export const sirois2013: Source = {
  author: 'Fuschia Sirois, Timothy Pychyl',
  year: 2013,
  title: 'Procrastination and the Priority of Short-Term Mood Regulation: Consequences for Future Self',
  url: 'https://doi.org/10.1111/spc3.12011',
  checked: '2026-11-23',
}

export const speed2018: Source = {
  author: 'Brittany Speed, Brandon Goldstein, Marvin Goldfried',
  year: 2018,
  title: 'Assertiveness Training: A Forgotten Evidence-Based Treatment',
  url: 'https://doi.org/10.1111/cpsp.12216',
  checked: '2026-11-23',
}

export const spsSmoking: Source = {
  author: 'Specialist Pharmacy Service (England)',
  year: null,
  title: 'Managing specific interactions with smoking',
  url: 'https://sps.nhs.uk/articles/managing-specific-interactions-with-smoking',
  checked: '2026-11-23',
}

export const stanley2012: Source = {
  author: 'Barbara Stanley, Gregory Brown',
  year: 2012,
  title: 'Safety planning intervention: a brief intervention to mitigate suicide risk',
  url: 'https://doi.org/10.1016/j.cbpra.2011.01.001',
  checked: '2026-11-28',
}

export const stroebe1999: Source = {
  author: 'Margaret Stroebe, Henk Schut',
  year: 1999,
  title: 'The dual process model of coping with bereavement: rationale and description',
  url: 'https://doi.org/10.1080/074811899201046',
  checked: '2026-11-28',
}

export const stroebe2017: Source = {
  author: 'Margaret Stroebe, Henk Schut, Kathrin Boerner',
  year: 2017,
  title: 'Cautioning health-care professionals: bereaved persons are misguided through the stages of grief',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5375020/',
  checked: '2026-11-23',
}

export const sturm2022: Source = {
  author: 'Virginia Sturm and others',
  year: 2022,
  title: 'Big smile, small self: awe walks promote prosocial positive emotions in older adults',
  url: 'https://doi.org/10.1037/emo0000876',
  checked: '2026-11-23',
}

export const thomas2018: Source = {
  author: 'Ewan Thomas and others',
  year: 2018,
  title: 'The relation between stretching typology and stretching duration: the effects on range of motion',
  url: 'https://doi.org/10.1055/s-0044-101146',
  checked: '2026-11-28',
}

export const foodSafetyTemperatures: Source = {
  author: 'FoodSafety.gov (US)',
  year: null,
  title: 'Cook to a safe minimum internal temperature',
  url: 'https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures',
  checked: null,
}

export const niceAlcohol: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2010,
  title: 'Alcohol-use disorders: diagnosis and management of physical complications (CG100): Recommendations',
  url: 'https://www.nice.org.uk/guidance/cg100/chapter/Recommendations',
  checked: '2026-11-28',
}

export const niceAnxiety: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2011,
  title: 'Generalised anxiety disorder and panic disorder in adults: management (CG113)',
  url: 'https://www.nice.org.uk/guidance/cg113',
  checked: '2026-11-28',
}

export const fsaFoodChecker: Source = {
  author: 'Food Standards Agency (UK)',
  year: null,
  title: 'Home food fact checker',
  url: 'https://www.food.gov.uk/safety-hygiene/home-food-fact-checker',
  checked: '2026-11-28',
}

export const nimhActionSteps: Source = {
  author: 'National Institute of Mental Health (US)',
  year: null,
  title: '5 action steps to help someone having thoughts of suicide',
  url: 'https://www.nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
  checked: '2026-11-28',
}

export const cfpbEmergencyFund: Source = {
  author: 'Consumer Financial Protection Bureau (US)',
  year: null,
  title: 'An essential guide to building an emergency fund',
  url: 'https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/',
  checked: '2026-11-28',
}

export const nimhMen: Source = {
  author: 'National Institute of Mental Health (US)',
  year: null,
  title: 'Men and mental health',
  url: 'https://www.nimh.nih.gov/health/topics/men-and-mental-health',
  checked: '2026-11-28',
}

export const surreyHabits: Source = {
  author: 'University of Surrey',
  year: 2026,
  title: 'Does it really take 66 days to form a habit? We asked the expert, Dr Pippa Lally',
  url: 'https://www.surrey.ac.uk/news/does-it-really-take-66-days-form-habit-we-asked-expert-dr-pippa-lally',
  checked: '2026-11-23',
}

export const rochesterTorsion: Source = {
  author: 'University of Rochester Medical Center (US)',
  year: null,
  title: 'Testicular torsion',
  url: 'https://www.urmc.rochester.edu/urology/pediatric-patients/testicular_torsion.aspx',
  checked: '2026-11-23',
}

export const vedernikova2021: Source = {
  author: 'Evgeniya Vedernikova, Peter Kuppens, Yasemin Erbas',
  year: 2021,
  title:
    'From knowledge to differentiation: increasing emotion knowledge through an intervention increases negative emotion differentiation',
  url: 'https://www.frontiersin.org/journals/psychology/articles/10.3389/fpsyg.2021.703757/full',
  checked: '2026-11-23',
}

export const wikipediaLectioDivina: Source = {
  author: 'Wikipedia',
  year: null,
  title: 'Lectio Divina, with the four steps of Guigo II',
  url: 'https://en.wikipedia.org/wiki/Lectio_Divina',
  checked: '2026-11-28',
}

export const watson2015: Source = {
  author: 'Nathaniel Watson and others, American Academy of Sleep Medicine',
  year: 2015,
  title: 'Recommended amount of sleep for a healthy adult: a joint consensus statement',
  url: 'https://doi.org/10.5664/jcsm.4758',
  checked: '2026-11-28',
}

export const weger2014: Source = {
  author: 'Harry Weger and others',
  year: 2014,
  title: 'The relative effectiveness of active listening in initial interactions',
  url: 'https://doi.org/10.1080/10904018.2013.813234',
  checked: '2026-11-23',
}

export const whoDepressiveDisorder: Source = {
  author: 'World Health Organization',
  year: null,
  title: 'Depressive disorder (depression)',
  url: 'https://www.who.int/news-room/fact-sheets/detail/depression',
  checked: '2026-11-28',
}

export const whoDoingMatters: Source = {
  author: 'World Health Organization',
  year: 2020,
  title: 'Doing what matters in times of stress: an illustrated guide',
  url: 'https://www.who.int/publications/i/item/9789240003927',
  checked: '2026-11-28',
}

export const whoGambling: Source = {
  author: 'World Health Organization',
  year: 2024,
  title: 'Gambling: fact sheet',
  url: 'https://www.who.int/news-room/fact-sheets/detail/gambling',
  checked: '2026-11-28',
}

export const whoHealthyDiet: Source = {
  author: 'World Health Organization',
  year: null,
  title: 'Healthy diet',
  url: 'https://www.who.int/westernpacific/health-topics/healthy-diet',
  checked: '2026-11-28',
}

export const whoPtsd: Source = {
  author: 'World Health Organization',
  year: 2024,
  title: 'Post-traumatic stress disorder',
  url: 'https://www.who.int/news-room/fact-sheets/detail/post-traumatic-stress-disorder',
  checked: '2026-11-28',
}

export const whoSuicide: Source = {
  author: 'World Health Organization',
  year: null,
  title: 'Suicide',
  url: 'https://www.who.int/news-room/fact-sheets/detail/suicide',
  checked: '2026-11-28',
}

export const whoTobacco: Source = {
  author: 'World Health Organization',
  year: 2024,
  title: 'WHO clinical treatment guideline for tobacco cessation in adults',
  url: 'https://www.who.int/publications/i/item/9789240096431',
  checked: '2026-11-28',
}

export const whoParenting: Source = {
  author: 'World Health Organization',
  year: 2023,
  title:
    'WHO guidelines on parenting interventions to prevent maltreatment and enhance parent–child relationships with children aged 0–17 years',
  url: 'https://www.who.int/publications/i/item/9789240065505',
  checked: '2026-11-28',
}

export const wohl2010: Source = {
  author: 'Michael Wohl, Timothy Pychyl, Shannon Bennett',
  year: 2010,
  title:
    'I forgive myself, now I can study: How self-forgiveness for procrastinating can reduce future procrastination',
  url: 'https://doi.org/10.1016/j.paid.2010.01.029',
  checked: '2026-11-23',
}

export const wrosch2013: Source = {
  author: 'Carsten Wrosch, Michael Scheier, Gregory Miller',
  year: 2013,
  title: 'Goal Adjustment Capacities, Subjective Well-Being, and Physical Health',
  url: 'https://doi.org/10.1111/spc3.12074',
  checked: '2026-11-23',
}

export const yip2012: Source = {
  author: 'Paul Yip and others',
  year: 2012,
  title: 'Means restriction for suicide prevention',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6191653/',
  checked: '2026-11-23',
}
