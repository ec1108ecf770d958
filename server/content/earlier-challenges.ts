import type { PlanStep } from '#contract/challenges.ts'
import { britton2021, farias2020, goyal2014, ohioStateApology } from './sources.ts'
import type { ContentKey, LibraryChallenge } from './types.ts'

/** Lines that the first texts did not have. */
type LaterLine = 'subtitle' | 'promise' | 'finishLine'

type EarlierChallenge = Omit<LibraryChallenge, 'key' | 'plan' | LaterLine> &
  Partial<Pick<LibraryChallenge, LaterLine>> & { plan: PlanStep[] }

/**
 * The last texts of challenges that have safety corrections and were shortened or retired, for sites where members have
 * joined them. Such a row keeps its duration, and gets the safety corrections of this text.
 */
export const earlierChallenges: Record<ContentKey, EarlierChallenge> = {
  'honest-push-up': {
    safetyRevision: 2,
    pillar: 'physical',
    title: 'The honest push-up',
    description:
      'Three weeks to do more and better push-ups from wherever you start: wall, worktop, chair or floor. Train every second day, walk on the days between. Only clean ones count, and nobody is counting but you.',
    duration: 21,
    difficulty: 'intermediate',
    plan: [
      {
        from: 1,
        to: 1,
        title: 'Find your height',
        action:
          'Heart trouble, very high blood pressure, a hernia, treated eye disease, a recent operation or a bad shoulder? Ask a doctor first. Warm up with five minutes of walking and arm circles. Find the lowest support (wall, worktop, heavy chair against a wall, floor) where you can do eight clean: body straight, chest close, elbows angled back. Write down height and number.',
      },
      {
        from: 2,
        to: 6,
        title: 'Half, four times',
        action:
          'On days 3 and 5 do four sets of half your number, resting two minutes between. On days 2, 4 and 6 walk ten minutes or more. Wrists complain? Hold two firm handles or use fists on a folded towel. Seated? Push against a wall or a stretched band.',
      },
      {
        from: 7,
        to: 12,
        title: 'One more in each set',
        action:
          'On days 7, 9 and 11 do four sets of half your number plus one. Stop a set when the hips sag, not when your face does. Days between are for walking. Sharp pain in a shoulder or elbow ends the session; muscle ache the next day does not. Pressure or pain in the chest, or faintness: stop and call your emergency number.',
      },
      {
        from: 13,
        to: 16,
        title: 'Go a step lower',
        action:
          'On days 13 and 15 do the first two sets at the next lower height, even if that is three at a time, lowering to a slow count of three. Finish with two sets at your own height. On floor already? Slow down by one more second. Walk on 14 and 16.',
      },
      {
        from: 17,
        to: 18,
        title: 'The long session',
        action:
          'On day 17 set fifteen minutes and do small sets of three with as much rest as you like, ten sets at most, clean from first to last. Count the total and write it down. On day 18 walk and do nothing else for the arms.',
      },
      {
        from: 19,
        to: 20,
        title: 'Back off',
        action:
          'No hard sets. Each day do two easy sets of five, then stretch your chest: forearm on a door frame, elbow below your shoulder, turn gently away for thirty seconds on each side. Leave that out if your shoulder has ever come out of joint. The work is already done; rest is when it turns into strength. If something is sore, walk only.',
      },
      {
        from: 21,
        to: 21,
        title: 'Count again',
        action:
          'Warm up as on day 1 and do one set of clean ones at the height you started from. Write the new number beside the old. Lower height, slower lowering or a straighter back are gains too. Then choose two days a week to keep it.',
      },
    ],
  },
  'ninety-days-plain-strength': {
    safetyRevision: 1,
    pillar: 'physical',
    title: 'Ninety days of plain strength',
    description:
      'Five movements, three sessions a week, no gym: squat, push, pull, hinge, carry. You add a little every fortnight and back off on purpose. Days between are for walking twenty minutes, and those days count.',
    duration: 90,
    difficulty: 'advanced',
    plan: [
      {
        from: 1,
        to: 7,
        title: 'Learn the five',
        action:
          "Days 1, 3, 5: two sets of eight of each. Sit to stand from a chair; push-ups at a wall or worktop; rows with a loaded bag; hip lifts lying on your back; a minute's walk with two shopping bags. Other days walk. Heart or joint trouble? Ask your doctor first.",
      },
      {
        from: 8,
        to: 14,
        title: 'Make them tidy',
        action:
          'Days 8, 10, 12: two sets of ten. Film one set of squats and rows, or ask someone to look: back long, knees over feet, no jerking. Every set ends with two good ones left in you. That rule holds for all ninety days. So does this one: chest pain or faintness means stop and call your emergency number.',
      },
      {
        from: 15,
        to: 28,
        title: 'Third set',
        action:
          "Three sessions each week, a day between: three sets of ten, two minutes' rest. Write down what you did in a notebook. No time? One set of each takes twelve minutes and is a whole brick. Standing work not for you? Do every press and row seated.",
      },
      {
        from: 29,
        to: 35,
        title: 'First easy week',
        action:
          'Same five movements, half the sets, nothing near your limit. Walk on the other days. You will feel that you could do more; leave it there. Look at your notes and name the weakest of the five, because it comes first from next week.',
      },
      {
        from: 36,
        to: 49,
        title: 'A harder form',
        action:
          'Weakest movement first. Make one thing harder in each: a lower chair, lower hands for the push-ups, a heavier bag, hip lifts on one leg, a longer carry. Three sets of six to eight. If form goes, return to the easier form without a speech.',
      },
      {
        from: 50,
        to: 63,
        title: 'Build it back to ten',
        action:
          'Stay with the harder forms and add one repetition per set each week until you reach ten. Joint pain that lasts beyond a day means an easier form and, if it stays, a physiotherapist. Sore muscles are only news. Walk on the days between.',
      },
      {
        from: 64,
        to: 70,
        title: 'Second easy week',
        action:
          'Half the sets again. Use the time saved to cook one big pot and sleep half an hour longer. Ask a friend or someone at home to do one session beside you: counting aloud for another man teaches you what tidy looks like.',
      },
      {
        from: 71,
        to: 84,
        title: 'The strong fortnight',
        action:
          'Six sessions: four sets of six to eight of each in the hardest form you can do tidily. Rest as long as you need. Lost a week to illness or work? Come back with two sets, not four, and do not pay the missed days back.',
      },
      {
        from: 85,
        to: 89,
        title: 'Ease down',
        action:
          'Two light sessions of one set each, three walks. Read your notebook from the first page. Write down two things that are easier now than on day 1, at work, at home or on the stairs, and one that is not.',
      },
      {
        from: 90,
        to: 90,
        title: 'Measure, then keep',
        action:
          'Repeat the first session exactly: same chair, same height, same bag. Note how it feels now against then. Then write the smallest week you will keep up for a year: two sessions of half an hour is a good answer.',
      },
    ],
  },
  'stairs-by-choice': {
    safetyRevision: 2,
    pillar: 'physical',
    title: 'Stairs by choice',
    description:
      'Thirty days of climbing on your own legs: stairs, kerbs, hills. You start with what you have at home and finish with a climb you would have avoided. Where stairs are not for you, ramps or arm circuits do the same work.',
    duration: 30,
    difficulty: 'intermediate',
    plan: [
      {
        from: 1,
        to: 2,
        title: 'Find your flights',
        action:
          'Find a staircase with a rail, near home or at work, and climb two flights at talking pace. Count the steps. Heart or lung trouble, chest pain on effort or bad balance means asking a doctor first. Chair user: find a gentle ramp, or box ten rounds of thirty seconds.',
      },
      {
        from: 3,
        to: 7,
        title: 'Five flights a day',
        action:
          'Five flights spread over the day, in ones and twos. Whole foot on the step, hand near the rail, eyes ahead. Coming down is what makes legs sore, so take the lift down at first if there is one. On a bad day, do two and count it.',
      },
      {
        from: 8,
        to: 10,
        title: 'Legs from the side',
        action:
          'Keep the five and add sideways climbing: one flight facing the rail with both hands on it, feet together on each step. Then ten heel raises on flat floor. Knees that grumble often like slower steps and a bit more lean from the hips; sharp pain means the flat today.',
      },
      {
        from: 11,
        to: 14,
        title: 'Two in a row',
        action:
          'Climb your flights in pairs without rest between: two, pause, two, pause, two. You should be able to speak in short sentences at the top. If not, slow down. Chest pain or faintness: stop, sit, call your emergency number. On one of these days rest completely and drink tea at the bottom.',
      },
      {
        from: 15,
        to: 18,
        title: 'Carry the shopping',
        action:
          'On two days carry a light bag up in one hand for a flight, then change hands; always keep the other free for the rail. On the other days climb six without load. Stairs wet, dark or crowded? Leave the bag below.',
      },
      {
        from: 19,
        to: 22,
        title: 'Ten flights',
        action:
          'Ten in a day, in any portions. Every second day do only three. Tie them to what you do anyway: post, coffee, each phone call. Write the number on a card by the door. A man who counts afterwards always counts too many.',
      },
      {
        from: 23,
        to: 25,
        title: 'Find a hill',
        action:
          'Take one walk with a real climb in it, ten minutes upward at talking pace, with somebody or with your plan told to somebody. The other two days three easy flights. Where the land is flat, a bridge, dam or multistorey car park will do.',
      },
      {
        from: 26,
        to: 28,
        title: 'Quiet days',
        action:
          'Five flights, slow, no bag. Look at how the first flight feels now beside day 1. Loosen calves for two minutes each day with hands on a wall. If a calf is hot, swollen and painful, do not stretch it: get it seen the same day.',
      },
      {
        from: 29,
        to: 30,
        title: 'The long stair',
        action:
          'On one of these days climb the highest public stair or hill you can find nearby, as slowly as you like, with rests. On the other, decide which lift you are done with. Look at the view before you photograph it.',
      },
    ],
  },
  'forty-days-of-carrying': {
    safetyRevision: 1,
    pillar: 'physical',
    title: 'Forty days of carrying',
    description:
      'Picking things up and walking with them is the oldest training there is. Four carrying days a week with bags, a rucksack or water bottles, a little longer each week. It trains grip, back, legs and patience at once.',
    duration: 40,
    difficulty: 'intermediate',
    plan: [
      {
        from: 1,
        to: 4,
        title: 'Learn to lift it',
        action:
          'Heart trouble, a hernia, a bad back or a recent operation? Ask a doctor first. Two bags, each light enough to hold for two minutes. Practise six lifts a day: feet either side, hips back, long back, stand tall, set down as carefully. Then walk two minutes. Chair user: load on the lap or in a pack on the back, push two minutes.',
      },
      {
        from: 5,
        to: 10,
        title: 'Two hands',
        action:
          'On four of these days carry an even load in both hands for five rounds of one minute, resting as needed; on the others walk ten minutes. Shoulders down, short steps. Fingers that open mean the round is over. That is the proper end of it.',
      },
      {
        from: 11,
        to: 16,
        title: 'One hand',
        action:
          'Same four days and rest days, but one bag: a minute in the right, a minute in the left, four times each. Do not lean away from it. Back pain that shoots down the leg means stop, and if it stays, a doctor. Tired flanks are the point.',
      },
      {
        from: 17,
        to: 21,
        title: 'In the pack',
        action:
          'Pack a rucksack with books or bottles wrapped in a towel, high and close to the back, no more than feels easy on the stairs. Walk fifteen minutes with it on three days. Other days unladen. Straps that make hands tingle are too tight or too heavy.',
      },
      {
        from: 22,
        to: 24,
        title: 'Lighten',
        action:
          "Three days with half the load and half the time. Do something useful: carry a neighbour's shopping, take tools to the man you borrowed them from. If you missed last week, do not double this one. Begin where it was last good.",
      },
      {
        from: 25,
        to: 31,
        title: 'Twenty minutes',
        action:
          'On four days walk twenty minutes with the pack, or ten rounds of one minute with the bags if the weather is bad. Add weight or time, never both in a week. In heat drop the load and carry water you can drink.',
      },
      {
        from: 32,
        to: 36,
        title: 'Awkward things',
        action:
          'Twice in these days carry something without handles: a box, a sack of soil, a sleeping child who allows it. Hug it close, walk five short stretches, set it down with bent knees. Other days walk or rest. Look where you put your feet.',
      },
      {
        from: 37,
        to: 39,
        title: 'Easy days',
        action:
          'Light pack once, two plain walks. Clean the bags, return what you borrowed. Write down your starting load and minutes and what you manage now without strain. Choose the errand for the last day.',
      },
      {
        from: 40,
        to: 40,
        title: 'Carry something home',
        action:
          'Do one real errand under your own steam that you would usually ride, drive or have delivered: market, timber yard, parcel, a crate of apples for someone. Half an hour there and back is plenty, with rests. Then choose one errand a week that will always be carried.',
      },
    ],
  },
  'one-long-day-out': {
    safetyRevision: 1,
    pillar: 'physical',
    title: 'Train for one long day out',
    description:
      'Seventy-five days towards one whole day on foot or on wheels: fifteen miles (24 km), or the longest day your body will agree to. Two short outings and one long one a week; the days between are for rest and preparation.',
    duration: 75,
    difficulty: 'advanced',
    plan: [
      {
        from: 1,
        to: 5,
        title: 'Choose the day and the way',
        action:
          'Pick the date, a route with places to stop short, and a companion if you can. Walk forty minutes at ease twice to see where you are. Heart or lung trouble, or a long illness behind you? Talk it over with a doctor before you build on it. On any outing, chest pain or faintness means stop, sit and call your emergency number.',
      },
      {
        from: 6,
        to: 12,
        title: 'An hour',
        action:
          'Two outings of thirty minutes and one of an hour. On each day between, a brick is five minutes on ankles and calves, or one piece of planning. Wear the shoes you will wear on the day. Chair or cycle: the same minutes, gloves on.',
      },
      {
        from: 13,
        to: 19,
        title: 'Ninety minutes',
        action:
          'Two of thirty-five minutes, one long one of ninety with a ten-minute stop in the middle. Eat something every hour; find out what sits well. Blisters are information about socks. Cover hot spots while they are still only hot.',
      },
      {
        from: 20,
        to: 26,
        title: 'Two hours',
        action:
          'Two of forty minutes, one of two hours, part of it on rough ground or hills. Carry what you will carry: water, layer, lamp, food, plasters, charged phone. Somebody knows the route and when to worry. That is part of the training.',
      },
      {
        from: 27,
        to: 33,
        title: 'Step back',
        action:
          'A light week: three easy half hours. Wash, mend, oil. Read the map for the day and mark three points where you could get out. If anything has hurt for more than a week, have it looked at now, while there is time.',
      },
      {
        from: 34,
        to: 40,
        title: 'Two and a half hours',
        action:
          'Two of forty-five minutes, one long. Go out with a man who walks faster or slower than you, and arrange the pace aloud before you begin. Missed the long one? Take it next week and drop that one; never two in a row.',
      },
      {
        from: 41,
        to: 47,
        title: 'Three hours and weather',
        action:
          'Two of forty-five, one of three hours in whatever weather is safe. Learn what your coat is worth. In storm, ice or great heat put it off a day: turning back early is a skill, and this is where you practise it.',
      },
      {
        from: 48,
        to: 54,
        title: 'Four hours',
        action:
          'Two of forty, one of four hours with a proper half-hour lunch. After the third hour keep an eye on your temper, as it runs down before the legs do. Drink to thirst, eat before you are hungry, change socks at lunch.',
      },
      {
        from: 55,
        to: 60,
        title: 'Step back again',
        action:
          'Easy half hours on three of the days, sleep on all. Weigh the bag and throw out a third. Write to your companion or to the person at home who holds the plan: start, route, end, what to do if you are not back.',
      },
      {
        from: 61,
        to: 67,
        title: 'Five hours',
        action:
          'Two of forty, one of five hours over ground like that of the day. This is the last big one. If it went badly, shorten the great day to what you managed and be content: a fine day of twelve miles beats a rescue at fourteen.',
      },
      {
        from: 68,
        to: 73,
        title: 'Rest and look at the sky',
        action:
          'Two easy outings of thirty minutes in the first half, then almost nothing. Watch the forecast and set the hour at which you will decide yes or no. Lay everything out on the floor and tick it off a list.',
      },
      {
        from: 74,
        to: 74,
        title: 'Pack and sleep',
        action:
          'Pack, eat a good supper, set two alarms, send the plan to the one who holds it. Lie down early and do not worry if you sleep badly: legs can live off the night before last.',
      },
      {
        from: 75,
        to: 75,
        title: 'The day',
        action:
          'Start slowly, stop often, turn round at the agreed hour wherever you are. Report that you are back. If you stopped short, it still was a long day out. Put your feet up, ring whoever kept you company, and write down three things you saw while you still ache.',
      },
    ],
  },
  'ninety-days-steady': {
    safetyRevision: 1,
    pillar: 'mental',
    title: 'Ninety days steady',
    description:
      'One season spent on the things that keep a man level: sleep hours, movement, people, quiet, honest words, and knowing his own warning signs. One is added every week or so, and all are kept until the last week sorts them. Fifteen minutes a day at first, about three quarters of an hour by the end.',
    duration: 90,
    difficulty: 'advanced',
    plan: [
      {
        from: 1,
        to: 3,
        title: 'Take stock',
        action:
          'Each evening give the day 1 to 10 for mood and for strain, and add one line why. On day 3 write whom you would call on your worst day, and add a number from Help now. Low for two weeks or more already? See a doctor too.',
      },
      {
        from: 4,
        to: 10,
        title: 'A steady bedtime',
        action:
          'Pick a time to be in bed that you can keep within half an hour, and screens out of the room if you can. On shifts, fix what you do in the last thirty minutes before sleep instead. Keep the evening numbers. A bad night is one night.',
      },
      {
        from: 11,
        to: 20,
        title: 'Fifteen minutes outdoors',
        action:
          'Every day fifteen minutes outside by daylight, on foot, on wheels, or on a bench if that is what your body allows. No phone for the first five. Ten minutes in foul weather is a full day. Bedtime and numbers go on.',
      },
      {
        from: 21,
        to: 30,
        title: 'One human a day',
        action:
          "Each day one real exchange with someone: a call, a chat over the fence, a voice message that says something. Not only 'like'. At least once in these ten days say how you truly are. On day 30 look at the numbers: what sort of day scores higher?",
      },
      {
        from: 31,
        to: 38,
        title: 'Learn your warning signs',
        action:
          'Read your worst three days. What came first: short sleep, no appetite, sarcasm, hiding, more drink, more screens? Write your five early signs on a card. Ask one person what sign they see. Each evening tick those that turned up.',
      },
      {
        from: 39,
        to: 45,
        title: 'If the sign, then the step',
        action:
          "For each sign write one step: 'If I cancel two things in a row, I ring my brother.' Use a real name and tell him. Practise one step each day, needed or not, so that it is worn in. On day 45 rest and read your lines from the start.",
      },
      {
        from: 46,
        to: 53,
        title: 'Ten quiet minutes',
        action:
          'Add ten minutes of quiet at a fixed time: slow breathing, prayer, sitting, watching water. If stillness makes things worse, do something slow with your hands instead. A lost day is just that. Do two minutes and move on.',
      },
      {
        from: 54,
        to: 60,
        title: 'Take in less',
        action:
          'Choose one thing you take in that lowers your numbers: late news, one feed, the extra drink, a chat group that sneers. Halve it for the week and note what changes. Drinking every day, or shaky without it? Ask a doctor before you cut down.',
      },
      {
        from: 61,
        to: 68,
        title: 'One honest page',
        action:
          'Every second evening, a page on what is weighing on you, unpolished, fifteen minutes; on the other evenings five lines on what went right. Stop if it only stirs things up, and talk to someone instead. Keep the page private or burn it safely.',
      },
      {
        from: 69,
        to: 75,
        title: 'Test it under load',
        action:
          'Most weeks hold a rough day. When it comes, use the card on purpose: which sign came, which step did you take, how long until you were level? Write it like a report. No rough day? Plan how you will meet the next one.',
      },
      {
        from: 76,
        to: 82,
        title: 'Hold up someone else',
        action:
          'Once a day do one small thing that helps to keep somebody else level: a call, a lift, a question asked twice. When they talk, listen for ten minutes and leave out the advice. If someone is in danger, stay with them and get help; you are not meant to carry that alone.',
      },
      {
        from: 83,
        to: 89,
        title: 'Cut it down to what works',
        action:
          'That is a lot of habits by now. Read three months of numbers and lines, and keep the four that clearly matter in your case. Write the shortest form of each for bad weeks. Run only those four this week and see if they hold.',
      },
      {
        from: 90,
        to: 90,
        title: 'The steady page',
        action:
          "Write one page: what keeps me level, my five signs, my steps, my people, the help lines. One copy for you, one for somebody you trust, who may say: 'I see number three.' If this season showed you something bigger, take the page to a doctor.",
      },
    ],
  },
  'seven-calls': {
    safetyRevision: 1,
    pillar: 'relationships',
    title: 'Seven calls',
    description:
      'One call a day for a week, voice or video, five minutes or more. No reason needed and no birthday to hide behind. Some will be surprised and ask what is wrong. Tell them nothing is wrong. If calls are hard for you, send voice messages.',
    duration: 7,
    difficulty: 'beginner',
    plan: [
      {
        from: 1,
        to: 1,
        title: 'The easy one',
        action:
          "Ring the person who always picks up. Say, 'No reason, I wanted to hear how you are.' Ask one question and let it run. Five minutes counts. If nobody answers, leave a message that asks for nothing, and the day is done.",
      },
      {
        from: 2,
        to: 2,
        title: 'The older one',
        action:
          'Ring a parent, an aunt, a former teacher, a neighbour over seventy. Ask about something from before you were born. If your family is not safe or not there for you, choose an older person who has been kind. Let them repeat themselves.',
      },
      {
        from: 3,
        to: 3,
        title: 'The one who moved away',
        action:
          "Ring someone you liked and lost to distance. Begin with, 'I was thinking of you and this time I rang.' No apology for the years, or one sentence at most. If the number is dead, find one way to reach them and send two lines.",
      },
      {
        from: 4,
        to: 4,
        title: 'The one who is having a hard time',
        action:
          "Ring someone who is ill, grieving, out of work or newly alone. Say, 'You need not entertain me.' Ask what today is like. Offer one exact thing: a lift, a meal, an hour. If you fear they do not want to live, ask: 'Are you thinking of suicide?' Stay on the line and get help: local emergency number, findahelpline.com.",
      },
      {
        from: 5,
        to: 5,
        title: 'The brother or sister',
        action:
          "Ring a sibling or the person nearest to one. Leave the old quarrel alone today and ask for one memory you share. If it turns sour, say, 'I will stop here, I rang because I like hearing you,' and mean it. That is a call.",
      },
      {
        from: 6,
        to: 6,
        title: 'The one you would not have rung',
        action:
          "Choose someone at the edge: a cousin, the father of your child's friend, a workmate from two jobs ago. Suggest one plain thing: a walk, a coffee, an hour watching the match. A date on paper or a polite no, both count as done.",
      },
      {
        from: 7,
        to: 7,
        title: 'The best of the six',
        action:
          'Ring back whoever did you the most good, or you them. Fix a standing call: every second Sunday, the drive home on Thursdays. Put it in both calendars while you are still on the line. Then write down what the week was like, three lines.',
      },
    ],
  },
  'sixty-days-of-sitting': {
    safetyRevision: 1,
    pillar: 'spiritual',
    title: 'Twenty Quiet Minutes',
    subtitle: 'Build up to a longer sitting practice',
    description:
      'For men who can already sit for ten minutes. Over sixty days you try one method at a time and build to twenty minutes. If you miss a day, carry on with the next. If you’ve had trauma, bipolar disorder, psychosis or seizures, ask a doctor first. If sitting brings panic, sleepless nights or a sense that things aren’t real, stop and see a doctor. If you hear voices, haven’t slept for days or are thinking of harming yourself, see one today. Help now has lines to call.',
    promise: 'Build up to twenty minutes of sitting, one method at a time.',
    finishLine: 'I built up my sitting practice over {days}.',
    duration: 60,
    difficulty: 'advanced',
    rules: ['flexible', 'passes'],
    sources: [goyal2014, britton2021, farias2020],
    plan: [
      {
        from: 1,
        to: 1,
        title: 'Sit for ten minutes',
        done: 'You sat and rested your attention on your breath.',
        action:
          'Choose a place and a time you can keep. Sit upright but not stiff, or lie down. Rest your attention on your breath at the nose or belly for ten minutes. Breathe as you normally do.',
        details:
          'On a bad day, three minutes of the day’s method is enough. You can stop at any time. Of 96 people on eight-week courses, 58% had some unpleasant effect and 6 to 14% a lasting one.',
      },
      {
        from: 2,
        to: 3,
        title: 'Count the breath',
        done: 'You sat and counted your breaths.',
        action:
          'Sit for ten minutes and count each breath out from one to ten, then start again. If you lose count, go back to one.',
      },
      {
        from: 4,
        to: 6,
        title: 'Follow one breath',
        done: 'You sat and followed your breath.',
        action:
          'Leave out the counting for these ten minutes. Follow one whole breath: where it starts, where it turns, where it ends. Then the next one.',
        details: 'If the breath makes you uneasy, use sounds or the feeling of your hands for the whole challenge.',
      },
      {
        from: 7,
        to: 7,
        title: 'Take an easy day',
        done: 'You sat for three minutes or went outside.',
        action: 'Three minutes, any way you like, or take the day off and go outside.',
      },
      {
        from: 8,
        to: 9,
        title: 'Sweep from the feet up',
        done: 'You moved your attention through your body.',
        action:
          'Take twelve minutes to move your attention slowly from your feet up to your head and back down. Where you feel nothing, notice that and go on.',
      },
      {
        from: 10,
        to: 11,
        title: 'Stay with the hands',
        done: 'You kept coming back to your hands, face or seat.',
        action:
          'Twelve minutes with your hands only: warmth, pulse, contact. If you don’t have feeling there, use your face or your seat.',
      },
      {
        from: 12,
        to: 13,
        title: 'Meet an itch',
        done: 'You waited three breaths before moving once.',
        action:
          'Sit for twelve minutes. When something itches, wait three breaths before you move. Then move if you like. If nothing itches, wait three breaths before you get up. For pain, move at once.',
      },
      {
        from: 14,
        to: 14,
        title: 'Check in',
        done: 'You checked how you’re sleeping and feeling.',
        action:
          'Three minutes of sitting. Then ask: am I sleeping worse, more anxious, lower or more cut off than two weeks ago? If yes, pause here and tell someone. If you hardly sleep or feel unreal, see a doctor today.',
      },
      {
        from: 15,
        to: 16,
        title: 'Listen as if to rain',
        done: 'You sat and listened.',
        action:
          'Listen to everything at once for fifteen minutes, as you’d listen to rain. Don’t name the sounds. When you drift, come back to hearing.',
      },
      {
        from: 17,
        to: 18,
        title: 'Name the thoughts',
        done: 'You named your thoughts in one word each.',
        action:
          'Sit with the sounds for fifteen minutes. When a thought comes, give it one word: planning, arguing, replaying, wishing. Say it kindly and come back to the sounds.',
      },
      {
        from: 19,
        to: 20,
        title: 'Let thoughts pass',
        done: 'You sat and let thoughts pass.',
        action:
          'For fifteen minutes, let thoughts come and go like trains in a station. You don’t have to get on any of them. When you notice that you have, come back to the platform.',
      },
      {
        from: 21,
        to: 21,
        title: 'Take an easy day',
        done: 'You sat for three minutes.',
        action: 'Three minutes in the open air or at a window, eyes open.',
      },
      {
        from: 22,
        to: 23,
        title: 'Name the mood first',
        done: 'You named your mood before you sat.',
        action:
          'Before you start, name your mood in one word. Then sit with your breath for fifteen minutes. Afterwards, name your mood again.',
      },
      {
        from: 24,
        to: 25,
        title: 'Find it in the body',
        done: 'You looked for your mood in your body.',
        action:
          'Sit for fifteen minutes. Where do you feel your mood in your body? Stay near that place with interest for a while, then go back to the breath.',
        details:
          'If it gets too strong, open your eyes, feel your feet and look around the room. Stop there if you like.',
      },
      {
        from: 26,
        to: 27,
        title: 'Sit when you’d rather not',
        done: 'You sat when you’d rather not, or rested for a reason.',
        action:
          'Choose the moment today when you least feel like it, and sit for five minutes. You may stop then or go on to fifteen.',
        details: 'If sitting has felt bad lately, or you’re afraid of it, skip this and take a rest day.',
      },
      {
        from: 28,
        to: 28,
        title: 'Ask someone',
        done: 'You asked what someone has noticed, or looked for yourself.',
        action:
          'No sitting needed. Ask someone who knows you: “Have you noticed anything different in me this month, better or worse?” Believe them. If there’s nobody to ask, look at your sleep, your temper and your work yourself.',
      },
      {
        from: 29,
        to: 31,
        title: 'Walk slowly',
        done: 'You moved slowly and paid attention.',
        action:
          'Ten minutes sitting, ten moving slowly back and forth over ten paces. Feel each contact with the ground. If you don’t walk, wheel slowly or open and close your hands.',
      },
      {
        from: 32,
        to: 34,
        title: 'Do it in daily life',
        done: 'You sat, then gave one task your full attention.',
        action:
          'Ten minutes sitting. Then choose one task, such as shaving, doing the dishes or making the bed, and give it all your attention.',
      },
      {
        from: 35,
        to: 35,
        title: 'Take an easy day',
        done: 'You took one slow walk or rest.',
        action: 'One slow walk, or a lie-down in silence. No timer.',
      },
      {
        from: 36,
        to: 37,
        title: 'Wish someone well',
        done: 'You wished an easy person well.',
        action:
          'Ten minutes with the breath, then eight wishing someone well: “May you be safe. May you be well.” As a prayer if you pray.',
      },
      {
        from: 38,
        to: 39,
        title: 'Include yourself',
        done: 'You wished yourself well.',
        action: 'Ten minutes with the breath, then eight for yourself and one friend, in turn.',
        details: 'If this stirs up self-hatred, go back to the easy person and tell someone you trust.',
      },
      {
        from: 40,
        to: 41,
        title: 'Include a stranger',
        done: 'You wished a stranger well.',
        action:
          'Ten minutes with the breath, then eight for someone you hardly know and someone mildly annoying. Nobody who has hurt or frightened you.',
      },
      {
        from: 42,
        to: 42,
        title: 'Check in again',
        done: 'You checked how you are after six weeks.',
        action:
          'Five minutes of sitting. Then ask about sleep, mood, people and work: better, worse or the same? If it’s worse, pause or stop, and tell someone or a doctor.',
      },
      {
        from: 43,
        to: 45,
        title: 'Sit without a method',
        done: 'You sat without a method.',
        action:
          'Sit for eighteen minutes and know that you’re sitting, with no counting and nothing to follow. When you notice you’re lost, start again.',
        details: 'If you’ve daydreamed through three sittings in a row, go back to the breath or to sounds.',
      },
      {
        from: 46,
        to: 48,
        title: 'Sit with your eyes open',
        done: 'You sat with your eyes open.',
        action:
          'Twenty minutes with your eyes open, looking at a wall or the floor. Let light and shapes be there. If you don’t see, use the sounds around you.',
      },
      {
        from: 49,
        to: 49,
        title: 'Take an easy day',
        done: 'You sat for three minutes.',
        action: 'Three minutes in bed before you get up.',
      },
      {
        from: 50,
        to: 51,
        title: 'Find people to sit with',
        done: 'You looked for a group or friend to sit with.',
        action:
          'Sit for twenty minutes in your own way. Then look for company: a local group, a temple, a Quaker meeting, a live session online, one friend.',
        details:
          'Be careful with anyone who sells secrets, promises cures, forbids questions or tells you to push through distress.',
      },
      {
        from: 52,
        to: 53,
        title: 'Sit with company',
        done: 'You sat with someone, or at the same time.',
        action:
          'Sit for twenty minutes with other people, in a room or by video. If nobody’s there, agree on a time with someone far away and sit at the same hour.',
      },
      {
        from: 54,
        to: 55,
        title: 'Use your favourite',
        done: 'You sat with your favourite method.',
        action: 'Twenty minutes with the method you liked best. Ask why it suits you.',
      },
      {
        from: 56,
        to: 56,
        title: 'Take an easy day',
        done: 'You took a day off from sitting.',
        action: 'Rest today: sleep longer, see someone or move your body.',
      },
      {
        from: 57,
        to: 58,
        title: 'Sit in a hard place',
        done: 'You sat somewhere that isn’t quiet.',
        action:
          'Fifteen minutes somewhere safe but noisy: a station, a waiting room, an office, or at home with the window open. Keep your eyes open. Don’t do this while driving.',
      },
      {
        from: 59,
        to: 59,
        title: 'Plan for stopping',
        done: 'You decided what you’ll do after a break.',
        action:
          'Twenty minutes. Then decide: when you’ve stopped for a while, what’s the smallest way to start again? Say it aloud.',
      },
      {
        from: 60,
        to: 60,
        title: 'Look back',
        done: 'You looked back and chose what to keep.',
        action:
          'Twenty minutes. Then look back: what has this given you, and what has it cost? Choose length, time, method and company for the next few months, or choose to stop.',
      },
    ],
  },
  'ninety-days-good-as-your-word': {
    safetyRevision: 1,
    pillar: 'relationships',
    title: 'Said and Done',
    subtitle: 'Promise less, and keep what you promise',
    description:
      'For sixty days you promise less and keep more of it: times, small favours, “I’ll call you”. Each week has one theme, and each week has an easy day. You need a list you can carry, on paper or on a phone, and about five minutes a day.',
    promise: 'Promise less, keep more of it and warn people early when you can’t.',
    finishLine: 'I worked on keeping my word for {days}.',
    duration: 60,
    difficulty: 'advanced',
    plan: [
      {
        from: 1,
        to: 1,
        title: 'Start your list',
        done: 'You started a list with your last promise.',
        action:
          'Start a list for promises, on paper or on your phone. Put down the last promise you made: who to, what, by when. From now on, carry the list with you.',
      },
      {
        from: 2,
        to: 3,
        title: 'Catch the vague ones',
        done: 'You noted every promise you made today.',
        action:
          'Note every promise you make, also the vague ones: “I’ll look into it”, “we must meet up”, “I’ll send you that”. Don’t change how you talk yet. You’re finding out how many there are. A day with none counts.',
        details: 'If noting is hard, record a voice memo for each one.',
      },
      {
        from: 4,
        to: 4,
        title: 'Catch promises to yourself',
        done: 'You noted one promise you made to yourself.',
        action:
          'Add the promises you make to yourself: the gym, the early night, the call to your mother. Put down today’s, or one you often make. Notice how you talk to yourself when one isn’t kept. Would you say it to a friend?',
      },
      {
        from: 5,
        to: 5,
        title: 'Catch the unspoken ones',
        done: 'You told someone what they silently count on you for.',
        action:
          'Some promises are never spoken: who makes dinner, who remembers the birthday, who checks on a parent. Find one that others count on you for, at home, at work or next door. Say it out loud to the person: “I know you count on me for that.”',
      },
      {
        from: 6,
        to: 6,
        title: 'Count them',
        done: 'You counted your promises and said the number aloud.',
        action:
          'Count the promises on your list. How many have a day? How many would the other person be surprised to see there? Tell one person your number, or say it aloud.',
      },
      {
        from: 7,
        to: 7,
        title: 'Keep one today',
        done: 'You kept one small promise.',
        action:
          'An easy day. Choose the quickest promise on the list and do it. If none can be done today, keep one small promise to yourself. If you missed days this week, leave them. Go on from here.',
      },
      {
        from: 8,
        to: 8,
        title: 'Return one thing',
        done: 'You cleared one old promise.',
        action:
          'This week you clear old promises. Give back one thing that isn’t yours: the drill, the book, the box, the money. If you can’t get there, send it, or arrange a day and tell them. If you’ve borrowed nothing, send a photo you once promised.',
      },
      {
        from: 9,
        to: 9,
        title: 'Answer one old message',
        done: 'You sent one overdue message.',
        action:
          'Answer a message you’ve been putting off. One line about the delay, then the answer: “This took me far too long. Yes, I’d like to come.” Don’t explain the whole story. If there isn’t one, send a line to someone you’ve been meaning to contact.',
        details: 'Leave out anyone who frightens you, and anyone you’ve stopped contact with for good reason.',
      },
      {
        from: 10,
        to: 10,
        title: 'Take one promise back',
        done: 'You told one person what you won’t do.',
        action:
          'Find a promise that you won’t keep. Say so today: “I told you I’d help with the fence. I won’t manage it this year, and you should ask someone else.” Then they can plan. If you mean to keep them all, make one smaller and say so.',
      },
      {
        from: 11,
        to: 11,
        title: 'Do one thing that’s overdue',
        done: 'You worked on one thing that someone is waiting for.',
        action:
          'Set a timer for thirty minutes and work on one overdue thing for someone else: the form, the photos, the shelf. If you don’t finish, tell them when the rest will follow. On a bad day, ten minutes are enough. If nothing is overdue, take what’s due next.',
      },
      {
        from: 12,
        to: 12,
        title: 'Make the visit or call',
        done: 'You contacted one person who has been waiting.',
        action:
          'Think of someone who’s heard “I’ll come by soon” from you. Call or message them today and suggest a date within the next two weeks.',
        details: 'Leave it if they’ve asked you to stay away.',
      },
      {
        from: 13,
        to: 13,
        title: 'Pay what you owe',
        done: 'You dealt with one debt.',
        action:
          'Pay back one small debt: lunch, a fare, a favour. If it’s more than you have, say so and name the first amount and the date. If you owe nothing, return a favour.',
        details: 'If debts keep you awake, contact a free debt advice service.',
      },
      {
        from: 14,
        to: 14,
        title: 'Rest from old promises',
        done: 'You looked at the list and did nothing more.',
        action:
          'An easy day. Look at what has gone from the list in two weeks. Add nothing. If someone asks you for something today, say: “I’ll tell you tomorrow.”',
      },
      {
        from: 15,
        to: 15,
        title: 'Be five minutes early',
        done: 'You kept one time you’d given.',
        action:
          'This week is about time. Be five minutes early for one thing today: work, school, a call, a meal at home. If your body, your transport or your care duties make time hard to predict, give a time window instead of a time.',
      },
      {
        from: 16,
        to: 16,
        title: 'Double your estimate',
        done: 'You doubled one estimate and checked how close it was.',
        action:
          'Before you say how long something takes, double your first guess. “I’ll be there in forty minutes.” If nobody’s waiting today, do it with a job at home. At the end of the day, see how close you were.',
      },
      {
        from: 17,
        to: 17,
        title: 'Say early that you’re late',
        done: 'You told one person early when you’ll be there.',
        action:
          'If you’ll be late today, tell the person before the agreed time, with a new time you can keep. If you’re on time today, confirm one coming appointment: “See you at ten on Friday. I’ll be there.”',
      },
      {
        from: 18,
        to: 18,
        title: 'Finish when you said',
        done: 'You ended one thing on time.',
        action:
          'Keep one ending today: leave work when you said, end the call when you said, turn the game off when you said. If someone’s waiting for you, tell them when that will be.',
      },
      {
        from: 19,
        to: 19,
        title: 'Prepare for someone else',
        done: 'You got one thing ready before someone needed it.',
        action:
          'Get something ready before someone needs it: the bag by the door, the document before the meeting, the food before they’re hungry. If you’re on your own today, do it for someone you’ll see tomorrow.',
      },
      {
        from: 20,
        to: 20,
        title: 'Start the day ready',
        done: 'You prepared tomorrow before going to bed.',
        action:
          'Tonight, take ten minutes for tomorrow: clothes, keys, route, first appointment. Look at your list for anything due tomorrow. Then stop.',
      },
      {
        from: 21,
        to: 21,
        title: 'Have no appointments',
        done: 'You kept some hours free of promises.',
        action:
          'An easy day. Keep a few hours with nothing promised to anyone. Notice how it feels not to owe anybody a time.',
      },
      {
        from: 22,
        to: 22,
        title: 'Say “I’ll tell you Friday”',
        done: 'You said “I’ll tell you on Friday” once.',
        action:
          'This week you promise less. When someone asks for something, name a day for your answer: “I’ll tell you on Friday.” Put that day on the list. If nobody asks, practise the sentence once aloud.',
      },
      {
        from: 23,
        to: 23,
        title: 'Give your “soon” a day',
        done: 'You replaced one vague promise with a clear answer.',
        action:
          'Find one “soon”, “sometime” or “I’ll try” on your list, or in your recent messages. Give it a day or cross it out, and tell the person which.',
      },
      {
        from: 24,
        to: 24,
        title: 'Say no to one thing',
        done: 'You said one friendly no.',
        action:
          'Say no to one request that you would once have agreed to and then dropped. “I can’t do that well, so I’d rather not promise it.” Stop there. If nobody asks, use the sentence to take back one small yes.',
      },
      {
        from: 25,
        to: 25,
        title: 'Promise the small version',
        done: 'You offered something smaller and certain.',
        action:
          'When you want to help, offer the small version that you’re sure of. Instead of “I’ll help you move”, say “I can carry boxes from nine to eleven”. If nobody needs you today, make one promise on your list smaller and tell them.',
      },
      {
        from: 26,
        to: 26,
        title: 'Ask before you offer',
        done: 'You asked someone what would help them.',
        action:
          'Before you offer something, ask: “Would that help you, or would something else be better?” If you’ve nothing to offer today, ask it about a promise on your list.',
      },
      {
        from: 27,
        to: 27,
        title: 'Promise nothing new',
        done: 'You made no new promise today.',
        action:
          'For one day, make no new promises. Work on the ones you have. If you must answer, say: “I’m not taking on anything new today. Ask me tomorrow.”',
      },
      {
        from: 28,
        to: 28,
        title: 'Enjoy a shorter list',
        done: 'You did something you like that nobody was waiting for.',
        action:
          'An easy day. Do something you like that nobody is waiting for. If you’ve missed days or weeks, you don’t have to go back to the start. Pick up the current week.',
      },
      {
        from: 29,
        to: 29,
        title: 'Look three days ahead',
        done: 'You did ten minutes on the promise most likely to slip.',
        action:
          'This week you warn people early. Look at the next three days and find the one promise most likely to slip. Do the first ten minutes of it now.',
      },
      {
        from: 30,
        to: 31,
        title: 'Warn before the date',
        done: 'You told one person where a promise stands.',
        action:
          'If something will slip, say so today with a new date: “I said Thursday. It’ll be Saturday noon.” If nothing will, tell one person that you’re on track.',
      },
      {
        from: 32,
        to: 32,
        title: 'Ask what matters most',
        done: 'You asked which part matters most to them.',
        action:
          'Take one promise you can’t keep in full, or the hardest one to keep. Ask the other person: “Which part matters most to you?” If you can’t do it all, promise only that part, with a day.',
      },
      {
        from: 33,
        to: 33,
        title: 'Cut one promise into pieces',
        done: 'You told someone about a first piece and its day.',
        action:
          'Take the biggest promise on the list and find its first piece: one that takes less than an hour. Tell the person only about that piece and when it will be done.',
      },
      {
        from: 34,
        to: 34,
        title: 'Ask for help with one',
        done: 'You set up help for one promise.',
        action:
          'Ask someone to help with one promise: to come along, to lend a hand, to remind you once. If there’s nobody to ask, set yourself two reminders.',
      },
      {
        from: 35,
        to: 35,
        title: 'Take a day with no list',
        done: 'You left the list alone today.',
        action:
          'An easy day. Leave the list in a drawer. Tonight, recall from memory whether you owe anything tomorrow.',
      },
      {
        from: 36,
        to: 36,
        title: 'Ask what you haven’t done',
        done: 'You asked and listened without arguing.',
        action:
          'This week is for the person who has heard most of your broken promises: a partner, child, parent, friend or housemate. Ask: “Is there one thing I said I’d do that still matters to you?” Listen, and note it.',
        details:
          'If the answer hurts, say “thank you for telling me” and take a walk. If this person uses such things to hurt you, choose someone else.',
      },
      {
        from: 37,
        to: 40,
        title: 'Do one thing they named',
        done: 'You did one thing they named.',
        action:
          'Do one thing they named, starting with the smallest. If it’s too big for a day, do twenty minutes of it. Don’t announce it. If nothing’s left, ask what else would help.',
      },
      {
        from: 41,
        to: 41,
        title: 'Make one promise you can keep',
        done: 'You promised one small regular thing.',
        action:
          'Promise that person one small regular thing, small enough for your worst week: taking out the rubbish on Mondays, a call on Sundays, one bedtime a week. Start it within two days.',
      },
      {
        from: 42,
        to: 42,
        title: 'Take an easy day together',
        done: 'You gave them half an hour.',
        action:
          'An easy day. Spend half an hour with that person, in person or on a call, with no task. Don’t ask them to rate your progress. If they aren’t free today, do it on their next free day.',
      },
      {
        from: 43,
        to: 43,
        title: 'Own one miss first',
        done: 'You named one miss before anyone asked.',
        action:
          'This week you own your misses. Name one before you’re asked: “I said I’d book it and I didn’t. I’ll do it by six tomorrow.” If you find none, look again at the small ones.',
      },
      {
        from: 44,
        to: 45,
        title: 'Own it without reasons',
        done: 'You owned one miss without giving reasons.',
        action:
          'When you miss something, say it in one sentence without the reason and give the new time. If they ask why, tell them. If nothing was missed today, choose a small one from this week.',
      },
      {
        from: 46,
        to: 46,
        title: 'Keep what you were told',
        done: 'You passed on nothing told in confidence.',
        action:
          'Keep to yourself what people tell you today: no hints, no retelling. If someone’s being talked down behind their back, say one fair thing or change the subject. The exception is safety. If someone’s in danger, tell a person who can help.',
      },
      {
        from: 47,
        to: 48,
        title: 'Keep one promise to yourself',
        done: 'You kept one small promise to yourself.',
        action:
          'Choose one small thing nobody will check: a ten-minute walk or stretch, lights out on time, two pages of a book. Make it small enough for a bad day, and do it.',
      },
      {
        from: 49,
        to: 49,
        title: 'Take a day off',
        done: 'You rested and promised nothing.',
        action: 'An easy day. Rest, promise nothing, and do something that needs no list.',
      },
      {
        from: 50,
        to: 50,
        title: 'Choose one with weight',
        done: 'You chose one big promise and told someone.',
        action:
          'Choose one promise that takes a week: the long form, the broken shelf, the box of photos, the meeting with a debt adviser. Tell the person it’s for and name the last day of this week.',
      },
      {
        from: 51,
        to: 55,
        title: 'Do one piece a day',
        done: 'You did today’s piece.',
        action:
          'Do one piece of it today, about twenty minutes, or five on a bad day. Stop when the piece is done, and decide what tomorrow’s piece is. If a piece is too big, cut it in two.',
      },
      {
        from: 56,
        to: 56,
        title: 'Finish or be honest',
        done: 'You told them what’s done.',
        action:
          'Finish it today, or tell the person plainly what’s done, what isn’t and the new date. Then take the rest of the day off.',
      },
      {
        from: 57,
        to: 58,
        title: 'Ask someone who relies on you',
        done: 'You asked one person where you can be relied on.',
        action:
          'Ask one person: “Where can you rely on me? Where not yet?” Say thank you and nothing else for today. Ask someone different each time.',
      },
      {
        from: 59,
        to: 59,
        title: 'Try a day without the list',
        done: 'You went through today’s promises from memory.',
        action:
          'Leave the list at home and rely on fewer promises. Tonight, go through the day from memory. If something slipped, keep using a list. There’s nothing wrong with that.',
      },
      {
        from: 60,
        to: 60,
        title: 'Look back together',
        done: 'You told one person what’s changed.',
        action:
          'Read through the whole list. What do you promise now, and what no longer? Tell the person it mattered to most, in one sentence: “I promise less, and you can count on it.”',
      },
    ],
  },
  'repair-within-a-day': {
    safetyRevision: 1,
    pillar: 'relationships',
    title: 'Put Right by Tomorrow',
    subtitle: 'Repair what you did wrong within a day',
    description:
      'For three weeks, when you snap at someone, ignore them or let them down, you put it right within a day. You start by noticing, go on to short apologies and end with older matters. This is for ordinary arguments. If someone at home is afraid of you, an apology isn’t enough, and if you’re the one who’s afraid, more apologies won’t make you safe. Help now has lines for both. If you say sorry for nearly everything already, choose another challenge.',
    promise: 'Notice when you let someone down, and put it right within a day.',
    finishLine: 'I practised putting things right for {days}.',
    duration: 21,
    difficulty: 'intermediate',
    plan: [
      {
        from: 1,
        to: 1,
        title: 'Look back at today',
        done: 'You looked back at the day for five minutes.',
        action:
          'This evening, take five minutes. Who did you snap at, ignore, mock or let down today? Say it to yourself in one plain sentence without “but”: “I cut Amir off in the meeting.” If there was nobody, that’s fine. Don’t apologise yet.',
        details: 'After a missed day, carry on with the next step.',
      },
      {
        from: 2,
        to: 2,
        title: 'Catch it sooner',
        done: 'You watched for the signs of a slip.',
        action:
          'Today, try to notice a slip while it’s fresh. The signs are often small: they look away, the room goes quiet, you feel hot or sure that you’re right. You don’t have to do anything about it yet. If the day stays quiet, remember the signs from your last slip.',
      },
      {
        from: 3,
        to: 3,
        title: 'Make one small repair',
        done: 'You said one sentence that was overdue.',
        action:
          'Apologise for one small thing from the last three days: “I cut you off at lunch. You were in the middle of something. Go on, if you still want to.” Two or three sentences are enough. If there’s nothing to put right, thank someone for their patience with you.',
        details: 'The guide “How to apologise so that it helps” has all the parts.',
      },
      {
        from: 4,
        to: 4,
        title: 'Say what you did',
        done: 'You said exactly what you did, in one sentence.',
        action:
          'Put one thing right today and name exactly what you did: “I read your message and didn’t answer for three days.” That’s clearer than “sorry about the mix-up”. If today gave you nothing, choose something from last month, or practise it aloud.',
        details:
          'If someone has asked you to leave them alone, or there’s a court order or a history of violence, don’t make contact at any time in these weeks. Choose something else to put right.',
      },
      {
        from: 5,
        to: 5,
        title: 'Leave out “if”',
        done: 'You said one apology aloud without “if”.',
        action:
          'Apologise for one thing without “if”. “I’m sorry if you were hurt” leaves it open whether anything happened. Say: “I’m sorry I said that in front of your friends.” Practise it once aloud. If nothing is open, choose something older, or practise on a friend.',
      },
      {
        from: 6,
        to: 6,
        title: 'Leave out the reason',
        done: 'You said one apology aloud without a reason.',
        action:
          'Practise one apology without a reason: no “I was tired”, no “you know what work is like”. In the first sentence, it can sound like an excuse. You can explain later, when you’ve said it was your fault. You can also practise aloud on something old.',
      },
      {
        from: 7,
        to: 7,
        title: 'Have a light day',
        done: 'You were kind to one person on purpose.',
        action:
          'No apologies today. Do one kind thing for someone who puts up with you: take over a task, bring a coffee, listen for five minutes.',
      },
      {
        from: 8,
        to: 8,
        title: 'Ask what it was like',
        done: 'You asked someone what it was like for them.',
        action:
          'After an apology, or about one from last week, ask: “What was that like for you?” If there’s been none, ask someone who can tell you the truth without fear what it’s like when you snap. Then listen for two minutes without defending yourself. If it gets heated, say when you’ll come back to it, and come back.',
      },
      {
        from: 9,
        to: 9,
        title: 'Thank them for telling you',
        done: 'You thanked someone for being honest with you.',
        action:
          'Think of someone who told you something unpleasant lately: a complaint, a correction, a no. Thank them for saying it. Add one thing you took from it. If nobody comes to mind, ask one person who’s kind to you: “Is there anything I do that bothers you?” Thank them for the answer.',
      },
      {
        from: 10,
        to: 10,
        title: 'Say what you’ll do now',
        done: 'You told someone what you’ll do differently.',
        action:
          'Put one thing right and add what you’ll do from now on, by when: “I’ll answer by Friday, and next time I’ll tell you the same day if I can’t.” Promise only what you’d keep on a bad day. If nothing new happened, take something you said you’d do and haven’t.',
      },
      {
        from: 11,
        to: 11,
        title: 'Do the repair',
        done: 'You did one thing that makes up for something.',
        action:
          'Today, do something rather than say it. Replace what you broke, pay back some of what you borrowed, do the job you forgot, or tell the people who heard you mock someone that you were wrong. Or do one job that someone has been waiting for.',
      },
      {
        from: 12,
        to: 12,
        title: 'Repair with a younger person',
        done: 'You said one apology to someone with less power.',
        action:
          'Apologise to a child, a teenager, an apprentice or a younger colleague for one real thing. Say it at eye level, sitting down if you can: “I shouted. That wasn’t your fault.” Don’t add a lesson. With no young people around, choose someone you have power over at work or in a club.',
        details: 'If you owe nobody an apology today, say one aloud that you still owe from the past.',
      },
      {
        from: 13,
        to: 13,
        title: 'Repair by message',
        done: 'You sent one short message.',
        action:
          'Send one apology by text, voice message or letter to someone far away who’d be all right with hearing from you. Four sentences: what you did, what it may have done, that it was wrong, what you’ll do. End with: “You don’t have to answer.” If you owe nobody one, send a thank-you.',
      },
      {
        from: 14,
        to: 14,
        title: 'Have another light day',
        done: 'You took a day off and looked at what’s changed.',
        action:
          'Nothing to do today except notice. Are you quicker to see a slip than two weeks ago? Does anyone seem easier with you? If it’s all still hard, that’s normal after two weeks.',
      },
      {
        from: 15,
        to: 15,
        title: 'Choose one older thing',
        done: 'You chose one thing you can put right.',
        action:
          'Think of something months or years old that’s small enough to put right on your own: an unpaid loan, a broken promise, a harsh sentence. If they’ve asked you to stay away, or contact could harm them, choose something else. If nothing comes to mind, take something recent.',
        details:
          'If there’s a court order or a history of violence, don’t make contact. Talk to a counsellor or a specialist service about what you can do instead.',
      },
      {
        from: 16,
        to: 16,
        title: 'Try it on a friend',
        done: 'You heard how your apology sounds.',
        action:
          'Say or show your apology to someone whose judgement you trust. Ask: “What would you hear in their place?” Take out everything that asks for an answer or for forgiveness. Make it shorter. If there’s nobody to ask, record it and listen to it.',
      },
      {
        from: 17,
        to: 17,
        title: 'Say or send it',
        done: 'You did what you decided about this apology.',
        action:
          'Say or send it today, and ask for nothing back. If you slept on it and it no longer feels right, let it rest and do something useful for someone else instead.',
      },
      {
        from: 18,
        to: 18,
        title: 'Repair in the same conversation',
        done: 'You said one sentence again, better.',
        action:
          'Try to put one thing right in the moment: “Let me say that again, better.” It can be tiny: a sigh, a sarcastic word, an interruption. If nothing happens today, go back to a sentence from this week and say it better.',
      },
      {
        from: 19,
        to: 19,
        title: 'Receive one well',
        done: 'You heard one apology without adding anything.',
        action:
          'When someone says sorry to you today, even in passing, say “thank you” and add nothing. If nobody does, remember an apology that someone once gave you. What made it easy to believe, or hard?',
      },
      {
        from: 20,
        to: 20,
        title: 'Change what comes before',
        done: 'You changed one thing that leads to your slips.',
        action:
          'Look at when you slip: hungry, rushed, after a drink, just home. Change one thing today: eat before the talk, sit in silence for five minutes before you go in, leave out the drink, move the talk to the morning.',
        details: 'If you drink a lot every day, don’t stop all at once. Ask a doctor first.',
      },
      {
        from: 21,
        to: 21,
        title: 'Name your pattern',
        done: 'You told one person your pattern and your plan.',
        action:
          'Look back over three weeks. What do you do most often, who gets it, and when? Finish this sentence and tell it to one person who is likely to see it happen: “When I’m ___, I tend to ___. Next time I’ll ___.”',
      },
    ],
    sources: [ohioStateApology],
  },
}
