/**
 * Phrases that match ideas with library challenges, by library key. Phrases are separated by semicolons. A phrase fits
 * when the idea has all of its words, in any form and order; `|` separates alternatives.
 */
export const libraryPhrases: Record<string, string> = {
  'what-matters-on-little-energy':
    'little|low|no energy; chronic illness|pain|fatigue; long covid; long term illness; disability; disabled; always exhausted',
  'three-put-off-jobs':
    'small jobs|chores|tasks|errands put|putting off; postponed jobs|chores|errands; three jobs; annoying jobs|chores|errands; to do list',
  'closing-the-day-properly':
    'end|close|finish the workday|day; evening routine; evening review; switch off after work; shut down routine; wind down',
  'five-words-you-can-be-held-to': 'values; core values; principles; know what matter; personal values',
  'the-hard-thing-first':
    'procrastinat; hard|difficult|worst thing|task|job first; eat the frog; put things off; discipline; self discipline; deep work; hardest task',
  'useful-once-a-day':
    'useful; good deed; kind|kindness; help someone every|day; acts kindness; random acts; help others|people|strangers',
  'thirty-kept-promises':
    'keep|kept promises myself|yourself; keep my word myself; trust myself; daily promise; one promise',
  'sixty-days-on-the-long-job':
    'write|writing a book|novel|thesis; build|restore shed|boat|table|furniture|car|motorbike|cabin; long project; side project; finish project; big project; passion project',
  'ninety-days-one-goal':
    'reach|achieve|hit|pursue goal; one goal; big goal; finish what i start; never finish; set goals; goal setting',
  'ten-minutes-then-you-may-stop':
    'get|getting started; just start; cant start; start task; overcome inertia; lazy; laziness; motivation',
  'where-the-hours-go':
    'time audit|log|track|use|management|wasting|waste; where time go; manage time; no time; waste time',
  'the-phone-can-wait':
    'no phone|screen morning; phone morning; morning without phone|screen; phone free morning; phone first thing; phone in bed morning',
  'one-page-signed':
    'mission statement; personal mission; life purpose; find purpose; what i live for; sense of purpose; direction in life',
  'put-something-down':
    'overcommitted; too many commitments; too much on plate; say no commitments; do less; overloaded; simplify life|schedule',
  'six-sundays': 'weekly review; weekly reflection; plan week; review week; sunday review',
  'the-same-start':
    'morning routine; get|getting|wake|waking up early|at; same morning; wake|get|getting up same time; routine morning; consistent mornings',
  'a-season-of-service':
    'volunteer; volunteering; serve|service community; charity work; food bank; soup kitchen; volunteer helpline|hotline|crisis|suicide|prevention|line; give back',

  'worry-gets-an-appointment':
    'worry; worries; worrying too much; overthink; overthinking; rumination; cant stop worrying|thinking; anxious|anxiety|nervous; racing thoughts',
  'name-it-before-you-act-on-it':
    'name feelings|emotions; feelings; emotional awareness; emotions; emotional intelligence; what i feel; say how i feel; talk feelings|emotions; express feelings|emotions; show feelings|emotions',
  'ten-days-of-slow-breathing':
    'slow|deep|calm breathing|breath|breathe; breathing exercise|exercises; box breathing; breathwork; calm down; stay calm; relaxation; relax',
  'fourteen-days-of-exact-thanks':
    'gratitude; grateful; write grateful; gratitude journal|list; thankful; count blessings; positive thinking|mindset; appreciate more',
  'anger-before-it-speaks': 'anger; angry; temper; lose temper; rage; anger management; short fuse; irritable; furious',
  'thirty-days-take-a-weight-off':
    'stress; stressed; stress management|relief; overwhelm; overwhelmed; pressure; less stress; reduce stress; burnt out; burnout',
  'forty-days-towards-what-you-avoid':
    'face|overcome|beat|conquer fear; fear; comfort zone; social anxiety; shy; shyness; confidence; afraid of; courage; brave; scared of',
  'ninety-days-steady':
    'mental health; depress; depression; beat depression; low mood; feel low|down; mood; stay level; sad; sadness; emotional stability; resilience; mental strength',
  'one-thing-at-a-time':
    'multitask; multitasking; focus; concentrate; concentration; one thing at a time; distracted; distraction; attention span; single tasking',
  'five-honest-answers':
    'honest; honesty; be honest; tell truth; open up; vulnerable; vulnerability; say how i really am; i always say fine',
  'seven-days-with-the-feeds-down':
    'news; doomscroll; social media; scrolling; scroll; instagram; tiktok; youtube; twitter; facebook; scrolling feeds; less|fewer feeds; information overload; news break; dopamine fast|detox; digital|screen|phone detox',
  'ten-days-after-a-failure':
    'failure; failed; fail; setback; learn from mistake; made a mistake; get over failure; fear of failure; lost match|game',
  'two-weeks-without-weed':
    'quit|stop|less|without|no weed|cannabis|marijuana|joints|hash; smoke less weed|cannabis; stop smoking weed|cannabis; cut down weed|cannabis; weed break',
  'three-breaths-before-the-answer':
    'patience; patient; impatient; think before speak; pause before react|answer|reply; react too fast; reactive; overreact; snap at people|kids|wife|family; yell|shout at kids|children|son|daughter|family',
  'speak-to-yourself-as-to-a-friend':
    'self talk; inner critic; self criticism; hard on myself; self compassion; self esteem; self worth; self respect; kind to myself; hate myself; not good enough; self confidence',
  'take-a-second-look':
    'negative thoughts|thinking; negativity; negative; cognitive; pessimis; catastrophi; challenge thoughts; reframe; cbt',
  'carrying-a-loss':
    'grief; grieve; grieving; mourn; mourning; loss of; my loss; a loss; bereave; bereavement; died; death; passed away; divorce; get over my ex; heartbreak; breakup; break up; miscarriage; lost father|mother|dad|mum|mom|wife|brother|son|daughter|friend|parent',

  'thirty-mornings-outdoors':
    'go|get|be outside|outdoors morning; morning outdoors; morning walk; walk dawn|morning; sunlight; morning light; daylight; fresh air; sunrise; time outside|outdoors; spend|spending time outside|outdoors',
  'seven-plain-nights':
    'sleep; better sleep; sleep better|hygiene|more|well|quality; insomnia; fall asleep; cant sleep; tired; sleeping badly; go|get|getting bed early|earlier|time; sleep badly',
  'book-the-check-up':
    'doctor; check up; checkup; medical appointment; health check; see a doctor; dentist appointment; blood test; blood pressure; health screening',
  'ten-plain-suppers':
    'cook dinner|supper|meal|home|evening; cooking; home cooked; cook more; takeaways|takeaway; meal prep',
  'honest-push-up': 'push ups; push up; pushups; press ups; press up',
  'ten-minutes-on-the-floor':
    'mobility; flexibility; stretch; stretching; stiff; back pain; joints; touch toes; posture',
  'slow-five':
    'couch to 5k; start running; run 5k|5km; 5k; learn to run; begin running; take up running; go running|jogging; run; running; jog; jogging; first 5k',
  'ninety-days-plain-strength':
    'strength; get strong; stronger; build muscle; muscle; strength training; bodyweight; no gym; squats; get fit; get in shape; fitness; exercise; work out; workout',
  'five-days-out-of-the-chair':
    'sit too much; sit less; sitting; desk job; sedentary; stand more; stand up; desk breaks; sit all day; back hurts sitting; movement breaks',
  'half-a-green-plate':
    'vegetables; eat vegetables|veg|veggies|fruit; veg; veggies; fruit; eat healthy|healthier|better|green; healthy eating|food|diet; nutrition; eat more plants; salad; fibre',
  'a-proper-rest-week':
    'rest week; recovery week; rest; deload; recover; recovery; exhausted; overtrained; take a break; time off',
  'quit-smoking-or-vaping':
    'quit|stop|give smoking|vaping|cigarettes|nicotine|tobacco; smoke free; stop smoke|vape; quit smoke|vape',
  'three-dry-weeks':
    'alcohol three weeks; without alcohol; no alcohol; stop|quit drinking; dry weeks; sober; sobriety; drink too much; give up alcohol|drinking; never drink again; drank again; quit alcohol; less alcohol; alcohol',
  'stairs-by-choice': 'stairs; climb stairs; take stairs; hills',
  'forty-days-of-carrying':
    'rucking; carry weight; carrying; loaded walk|carries; farmer walk|carry; grip strength; ruck',
  'hundred-miles-in-fifty':
    'hundred miles; 100 miles; walk 100 miles; distance challenge; walk more; walk every day; walk daily',
  'one-long-day-out': 'long hike; day hike; hike; hiking; long walk; 24 km; 15 miles; long day out; train for hike',

  'three-calls-three-days':
    'reconnect old friends; lost touch friends; call old friends; catch up old friends; three calls; old friends; lost touch; call family|parents|mother|father|mum|mom|dad|brother|sister; keep in touch family|parents; voice messages; stay in touch',
  'go-first-for-a-week':
    'start conversation|conversations; small talk; talk to strangers; initiate; break the ice; make first move; social skills; say hello; meet new people; make friends; make new friends; new friends',
  'standing-coffee':
    'coffee friends; weekly coffee; meet friends weekly; regular meet up; weekly meetup; see friends weekly; see|meet friends; spend|spending time friends; lonely; loneliness',
  'useful-for-a-fortnight':
    'help neighbours|neighbour|neighbors|neighbor|community; serve others; be of use; practical help; help people nearby',
  'mend-one-friendship':
    'repair|mend|fix|save friendship; fell out friend; apologise|apologize friend; friend argument; lost a friend; friendship',
  'a-man-to-train-beside':
    'training partner; gym buddy; workout partner; train with friend|someone; running buddy; accountability partner; train together',
  'settle-in-a-new-place':
    'new city|town|country|place; just moved; moved here|abroad|away; settle in; lonely after moving; relocated',
  'table-of-four':
    'mens group; start a group; mens circle; friends group regular; support group; accountability group; mastermind; found a group',
  'ninety-days-of-showing-up':
    'join a club|group|choir|team|class; belong; belonging; new in town; find community; find a community; join group',
  'ask-five-times':
    'ask for help; ask help; asking for help; accept help; cant ask for help; do everything alone; lone wolf',
  'ears-open-seven-days':
    'listen; listening; never listen; better listener; active listening; listen better; listen interrupt; good listener; interrupt people|others|wife|husband|partner|girlfriend|boyfriend|friends; attentive',
  'ten-names-in-ten-days':
    'know neighbours|neighbors; learn|remember names; meet neighbours|neighbors; neighbourhood; neighborhood; forget names; get to know neighbours|neighbors',
  'four-letters-by-hand':
    'letters friends; handwritten letters; write letters|letter; write to friends; pen pal; letter to friend',
  'the-work-party':
    'community project; work party; organise|organize volunteers; clean up park|beach|garden; neighbourhood project',
  'find-an-older-hand': 'mentor; find a mentor; role model; get advice older; be mentored; guidance',
  'the-sunday-roll-call':
    'check in friends|men|mates; check on friends; keep friends together; look after friends; keep group together; keep in touch friends',
  'be-an-older-hand':
    'mentor someone|young|younger|boys|others|people; become|be mentor; teach younger; coach someone; guide young',
  'two-weeks-less-alone':
    'less alone; always|too|so alone; nobody|noone talk; no one talk; have no friends; no social life',

  'three-thank-yous-out-loud':
    'thank people|someone; say thank; thank you; show appreciation; appreciate people|wife|partner|family; thanks out loud; thank aloud; express gratitude',
  'ask-one-more-question':
    'ask questions; better questions; be curious; curiosity; better conversation|conversations; conversation skills; deeper conversations; interested in people',
  'phone-in-the-drawer':
    'phone free family|dinner|evening|hour|time; put phone away; no phone dinner|table|family|kids|wife; be present; presence; phone at dinner; distracted family|kids; less phone|screen family|kids',
  'a-no-that-holds':
    'say|saying no; boundaries; set boundaries; people pleaser|pleasing; assertive; assertiveness; stand up for myself; cant say no; doormat',
  'first-weeks-with-a-newborn':
    'newborn; new baby; new dad|father; first weeks baby; baby at night; became a dad|father',
  'ten-minutes-they-choose':
    'spend|spending time kids|children|son|daughter|child|toddler; time kids|children|son|daughter|child|toddler; play kids|children|son|daughter; better father|dad|parent; good father|dad; be present kids|children; quality time kids|children; fatherhood; parenting; bond son|daughter|kids|children; attention kids|children',
  'repair-within-a-day':
    'apologise; apologize; say sorry; make amends; apology; admit wrong|mistakes; make up after; hold grudge|grudges; repair argument|arguments; after argument',
  'forty-days-of-turning-towards':
    'better husband|partner|boyfriend; love language; closer wife|partner|girlfriend|husband; attention wife|partner|girlfriend|husband; strengthen marriage|relationship; marriage; improve relationship|marriage; relationship; intimacy; emotional connection; romance',
  'ninety-days-good-as-your-word':
    'reliable; reliability; keep my word; trustworthy; trust partner|wife; keep promises others|people; be on time; always late; punctual; promises; dependable',
  'names-and-dates': 'birthdays; remember birthdays|dates; anniversaries; forget birthday|birthdays|anniversary',
  'steady-for-your-child-after-separation':
    'separated|divorced father|dad; child|kids|son|daughter after separation|divorce; coparent; co parenting; custody; see my child|kids|son|daughter weekend',
  'walk-beside-someone':
    'walk with someone|friend|friends|wife|partner|father|son|dad|neighbour; walk together; walk and talk; shared walk|walks',
  'the-whole-job-at-home':
    'housework; household|house chores|job|work; share|help chores|housework; help at home; help around house; mental load; do more at home; do my share; laundry; dishes wife',
  'four-weekly-half-hours':
    'weekly talk|meeting partner|wife|family|couple; relationship check in; date night; couple meeting; talk to my wife|partner|girlfriend more; we never talk; communicate better; communication; communicate wife|partner|girlfriend|husband',
  'time-out-with-a-return':
    'argument|arguments|argue|arguing|fight|fights|fighting wife|partner|girlfriend|husband|couple|fair; conflict; handle conflict; argue less; we argue|fight; stop arguing; stop fighting|shouting wife|partner|girlfriend; yell at wife|partner|girlfriend; cool down; walk away argument',
  'the-talk-you-put-off':
    'difficult|hard|tough conversation|talk; avoid conversation|conflict; confront|tell parent|partner|boss|friend truth; have the talk; unspoken; speak up family|partner',
  'sixty-days-of-meeting-people':
    'dating; date; get|want girlfriend|boyfriend; find love|partner|girlfriend|boyfriend|wife; single; meet women|people|someone; approach women; talk to women|girls; ask her out; ask someone out; find a partner',

  'three-evenings-on-paper':
    'cv; resume; update cv|resume; achievements; work record; brag list|document; job application; apply for jobs; performance review',
  'where-the-money-went':
    'track spending|expenses|money; expense; expenses; spending log; where money go; money diary; spend too much money|clothes|shopping|stuff|things|gadgets; spend too much; overspend; spending',
  'first-hour-for-real-work':
    'productive; productivity; first hour work; email later; focus at work; emails; inbox; important work first; distracted at work',
  'clean-handovers':
    'colleague; better colleague; finish work properly; loose ends; reliable at work; teamwork; quality of work; careless',
  'ten-conversations-about-work':
    'network; networking; informational interviews; change career|job|careers; career change; new career; explore careers; what job',
  'first-small-cushion':
    'emergency fund; emergency savings; start saving; rainy day fund; save money; savings; save more; financial cushion',
  'one-paying-customer':
    'side hustle; side business; start|launch|run|build business; freelance; freelancing; first customer|client; sell something; entrepreneur; entrepreneurship; own business; earn extra; side income; self employed',
  'ninety-days-on-budget':
    'budget; budgeting; money plan; financial plan; manage money|finances; personal finance; finances; get finances in order; pay off debt; debt; financial',
  'ask-for-one-adjustment':
    'adjustment|accommodation work|job; disability|adhd|illness work|job|boss|employer; reasonable adjustments',
  'first-weeks-without-gambling': 'stop|quit|give gambling|betting; addicted gambling|betting|casino',
  'five-folders':
    'paperwork; documents; organise|organize|sort papers|paperwork|documents|files; taxes; tax return; filing; important papers',
  'stop-on-time':
    'work too much|long|late; overwork; leave work on time; stop working late; work life balance; workaholic; work evenings|weekends; long hours; overtime; always working; finish work on time',
  'ten-day-pause-on-wants':
    'impulse buy|buying|purchases|spending; no spend; no buy; stop buying|shopping; shopping; buy less; minimalism; online shopping; buying online; consumerism; spend less',
  'thirty-sessions-one-skill':
    'learn|build|improve|practise|practice skill; new skill; skill; skills; upskill; get better at job; professional development; learn something new',
  'ask-five-people-for-feedback': 'feedback; ask feedback; how others see me; blind spots; criticism; take criticism',
  'days-of-your-own': 'retire; retired; retirement; pensioner; after retirement',
  'three-weeks-after-a-setback':
    'lost job; unemployed; unemployment; laid off; fired; redundancy; job loss; out of work; made redundant; failed exam',
  'four-weeks-to-ask-for-more':
    'raise; pay rise; pay raise; salary; ask more pay|money; negotiate; negotiation; promotion; underpaid; ask for a promotion',
  'sixty-days-of-leading':
    'leader; leadership; lead team|people; manage people|team; better boss|manager|leader; manager; team lead; supervisor',

  'sit-down-and-do-nothing':
    'meditate; meditation; sit still; stillness; do nothing; start meditating; learn to meditate; mindfulness; mindful; zazen; sitting still',
  'three-quiet-evenings':
    'quiet evenings|evening; screen free evening|evenings; silence; silent evening; no screens evening; evening without tv|screens|phone; quiet time; solitude; time alone',
  'three-questions-before-bed':
    'reflect|reflection day|evening|night|daily; journal; journaling; diary; evening journal; stoic journal; write before bed; daily reflection; self reflection; examen',
  'ten-mornings-with-marcus': 'marcus aurelius; meditations aurelius; stoic reading; read marcus',
  'what-is-yours-to-steer':
    'stoic; stoicism; epictetus; control what; let go control; accept what; dichotomy control; things i cant control; control freak; letting go; acceptance',
  'a-day-that-earns-nothing':
    'sabbath; shabbat; day of rest; rest day weekly; day off; sunday rest; one day without work',
  'forty-days-one-practice':
    'pray; prayer; praying; spiritual practice; daily prayer; daily practice; psalm; psalms; worship; rosary; devotion; spiritual discipline; spiritual',
  'ninety-days-with-the-big-question':
    'meaning of life; meaning life; find faith|god|meaning; faith; believe; religion; search for meaning; existential; god; what is life for; spiritual growth; purpose of life',
  'walk-without-a-soundtrack':
    'walk without phone|music|headphones|podcast; silent walk; mindful walk; walking meditation; walk in silence|nature; walk slowly; nature; forest; time in nature; nature walk',
  'the-dishes-and-only-the-dishes':
    'mindful chores|dishes; wash dishes; dishes mindful; be present chores; slow down; mindful everyday',
  'wish-them-well':
    'loving kindness; metta; goodwill; compassion; resentment; forgive|forgiveness; forgiving; let go resentment; envy; jealous; jealousy; empathy; love enemies',
  'learn-one-text-by-heart': 'learn|memorise|memorize poem|prayer|psalm|surah|verse|text; by heart; hafiz',
  'five-days-of-looking-for-awe': 'awe; wonder; look at sky|stars; stargazing; sense of wonder',
  'one-book-read-slowly':
    'read bible|scripture|quran|torah|gospel|philosophy|poetry|classic|gita; slow reading; read scripture; read one book; bible study; study bible|quran|torah; spiritual reading',
  'a-month-of-enough':
    'simple life|living; live simply; frugal; voluntary simplicity; less stuff; enough; minimalist; contentment; seneca; consume less',
  'sixty-days-of-sitting':
    'meditate 20 minutes; deepen meditation; meditation practice; meditate longer; vipassana; zen; meditate every day; meditate daily',
}
