import type { LibraryChallenge, Shelf } from '../types.ts'

export const mental: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'worry-gets-an-appointment',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Worry gets an appointment',
      description:
        'Worries turn up whenever they like, most of all at night. For five days you give them fifteen minutes in the afternoon, on paper, and send them back to that hour when they come at other times. They come anyway. Now they have somewhere to go.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Catch them in a list',
          action:
            'Carry a card. Each time a worry arrives, write it in five words and go on with what you were doing. No solving today. If any of it is about not wanting to live, do not wait for an appointment: open Help now.',
        },
        {
          from: 2,
          to: 2,
          title: 'The first appointment',
          action:
            "Fix fifteen minutes in the late afternoon, at a table, not in bed. Read yesterday's card and write out each worry in one full sentence that starts 'I am afraid that...'. Stop at the bell even if you are in the middle. When worries come outside the hour: 'Noted. Half past five.'",
        },
        {
          from: 3,
          to: 3,
          title: 'Two piles',
          action:
            "In today's quarter hour mark each worry A if there is something you could do about it, B if there is not. For each A write one next step and a day. For each B write 'not mine to move today'. Do one of the A steps before bed, the smallest.",
        },
        {
          from: 4,
          to: 4,
          title: 'What would I tell a friend?',
          action:
            'Take the two loudest. Under each write what you would say to a friend who brought it to you, in the tone you would use with him. Add how likely it is, honestly, and what you would do if it did happen. You would do something. You usually have.',
        },
        {
          from: 5,
          to: 5,
          title: 'Look back at the card',
          action:
            'Read all five days. Cross off what never happened, circle what keeps coming back. Circled ones want a person, not a pencil: choose whom you will tell, a friend, your doctor, a debt adviser. Keep the appointment if it helps. If worry robs your sleep most nights, see a doctor.',
        },
      ],
    },
    {
      key: 'name-it-before-you-act-on-it',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Name it before you act on it',
      description:
        "'Fine', 'tired' and 'annoyed' do a great deal of work for most of us. For seven days you stop three times a day, find a better word for what is going on in you, and only then decide what to do. Three minutes a time.",
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Three alarms',
          action:
            "Set three alarms for ordinary moments: mid-morning, mid-afternoon, evening. At each, write one word for how you feel and where in your body you notice it. 'Nothing' is allowed. If what you find frightens you, open Help now.",
        },
        {
          from: 2,
          to: 2,
          title: 'No lazy words',
          action:
            "Same three stops, but 'fine', 'good', 'bad', 'tired' and 'stressed' are barred today. Try: let down, wary, restless, proud, left out, relieved, ashamed, keen, overloaded, lonely, grateful. Two words at once is often the truth. Missed an alarm? Do it when you notice.",
        },
        {
          from: 3,
          to: 3,
          title: 'How much of it',
          action:
            'Beside the word put a number from 1 to 10. Worry at 3 wants a walk, worry at 8 wants company. Note what happened in the ten minutes before. You are not trying to change the number, only to read the gauge.',
        },
        {
          from: 4,
          to: 4,
          title: 'What does it want me to do?',
          action:
            "At each stop finish the sentence: 'I feel ..., and it wants me to ....' Snap at him. Leave. Buy something. Say nothing. Then decide freely: do it, do something else, or wait ten minutes. Write which. All three count.",
        },
        {
          from: 5,
          to: 5,
          title: 'One out loud',
          action:
            "Say one of today's words to another person in one plain sentence: 'I am more worried about Thursday than I let on.' No need to explain or to fix it. Choose someone safe. If nobody is, write it in your journal or to the community.",
        },
        {
          from: 6,
          to: 6,
          title: 'Catch a big one',
          action:
            'Today look out for a feeling of 6 or more, pleasant ones included. Stop, feel what you are standing or sitting on, let a slow breath out, say the word silently. Then act. If you acted first and named it after, write that down too: the order changes with practice.',
        },
        {
          from: 7,
          to: 7,
          title: 'Your own short list',
          action:
            'Read the week. Write the five words you needed most, and beside each what usually brings it and what usually helps. Keep the list on your phone. One alarm a day from now on is enough. If one dark word ruled the week, tell your doctor or a friend about it.',
        },
      ],
    },
    {
      key: 'ten-days-of-slow-breathing',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Ten days of slow breathing',
      description:
        'Five minutes a day of breathing a little slower, with a longer breath out and no holding. It is free, nobody notices, and you learn it in quiet so that you have it when things get loud. Sit or lie however suits your body.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Just count',
          action:
            'Sit supported. For three minutes count each breath out, one to ten, then start over. Change nothing. With heart or lung trouble, ask your doctor before you begin. Dizzy? Stop, and breathe as you like. Chest pain? Emergency number. In distress of any sort, open Help now.',
        },
        {
          from: 2,
          to: 3,
          title: 'In for three, out for four',
          action:
            'Five minutes by a timer: in through the nose for a slow count of three, out for four, no pause in between. It should feel lazy. If you want to gasp, the count is too long: use two and three. Pick a fixed moment, such as right after you wash in the morning.',
        },
        {
          from: 4,
          to: 5,
          title: 'In for four, out for six',
          action:
            'If the last two days were easy, go to four in and six out; otherwise stay where you are. Let the shoulders drop on the way out. Your mind will wander forty times. Coming back is the exercise, wandering is no fault in it.',
        },
        {
          from: 6,
          to: 6,
          title: 'The body with it',
          action:
            'Five minutes as before, and on each breath out let go of one place: jaw, brow, hands, belly, feet. Afterwards write one line: more settled, less, the same? Some men get restless when they sit still. Then do it walking slowly, counting steps.',
        },
        {
          from: 7,
          to: 8,
          title: 'Take it outside',
          action:
            'Five quiet minutes, and twice a day five slow breaths in the wild: a queue, a bus stop, before you answer a message. Not at the wheel and not in water. You need not feel anything. You are laying down a path while the weather is good.',
        },
        {
          from: 9,
          to: 9,
          title: 'Once when it matters',
          action:
            'Use five slow breaths today before something that tightens you: a call, a meeting, the door of your own home. Note how tight you were before and after, 1 to 10. One point lower is a good result. No change is a result too.',
        },
        {
          from: 10,
          to: 10,
          title: 'Keep the part that works',
          action:
            "Last five minutes. Then write your own instruction in one line: when, where, which count. For instance: 'Before I open the front door, five breaths, four in, six out.' If it helped little, leave it with a good conscience and try walking instead.",
        },
      ],
    },
    {
      key: 'fourteen-days-of-exact-thanks',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Fourteen days of exact thanks',
      description:
        'Not a list of blessings. Each day one good thing, described so exactly that nobody else could have written it, and on a few days said aloud to the person who caused it. It does not ask you to pretend the rest is fine.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'One thing, five sentences',
          action:
            "Tonight write five sentences on one good thing from today: what it was, who was in it, what it took. 'Health' is too big, 'the knee held on the stairs' is right. Too dark to look for anything good? Leave the pen and ring someone, or open Help now.",
        },
        {
          from: 2,
          to: 3,
          title: 'Small and never the same',
          action:
            "Five sentences each evening, nothing used twice in the fortnight. Look below the level of events: the good pen, the neighbour's nod, the bread. If it was a day with nothing in it, describe one thing that did not get worse.",
        },
        {
          from: 4,
          to: 4,
          title: 'Say one',
          action:
            "Tell one person exactly what they did and what it changed: 'When you rang on Tuesday I had been dreading the evening. It helped.' Face to face, by phone or by note. Keep it under a minute and ask for nothing. Then your entry, about that.",
        },
        {
          from: 5,
          to: 6,
          title: 'Things somebody made',
          action:
            'Choose something you use without thinking: a road, a tap, a song, a rule that protects you. Write who must have worked at it for you to have it. Five sentences. Gratitude wears out when it stays vague. It keeps when it has names in it.',
        },
        {
          from: 7,
          to: 7,
          title: 'A hard one, honestly',
          action:
            'Take a hard stretch in your life that is over. Write what it cost first, plainly, and then one thing you kept from it, if there is one. If there is not, write that. Leave open wounds alone today, and grief under a year old.',
        },
        {
          from: 8,
          to: 9,
          title: 'The people you forget',
          action:
            'Write about someone whose work you only notice when it is missing: cleaner, night nurse, the one who pays the bills at home. Thank one of the two aloud. Learn a name you should have known.',
        },
        {
          from: 10,
          to: 11,
          title: 'What you did yourself',
          action:
            "Two evenings on something you did that was good for you or another. Same exactness, no 'only' and no 'just'. Men who thank everyone else often leave one man out. If this is the hardest day of the fourteen, that is worth knowing.",
        },
        {
          from: 12,
          to: 12,
          title: 'A letter',
          action:
            'Write a page to someone who did you good and never quite heard it: a teacher, a coach, a sister, a friend from a bad year. What did they do, what did it lead to, what do you still use? Twenty minutes, unpolished.',
        },
        {
          from: 13,
          to: 13,
          title: 'Deliver it',
          action:
            'Read it to them, send it, or if they are dead or contact is unwise, read it aloud by yourself. Do not wait for a particular answer. Sending counts, the reply is theirs. Then five sentences on what it was like.',
        },
        {
          from: 14,
          to: 14,
          title: 'Read all fourteen',
          action:
            'Read from the start and underline what comes up again: people, places, times of day. Next week put one underlined thing into your calendar on purpose. Then choose how to go on. Once a week is plenty, and it stays fresh longer.',
        },
      ],
    },
    {
      key: 'anger-before-it-speaks',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Anger before it speaks',
      description:
        'Three weeks with your own temper: what lights it, what your body does first, what it protects, and what else you can do with it. Anger is not the fault. What we do with it can be. If anyone is unsafe around you, get help first.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Safety, then an honest start',
          action:
            'Is anyone afraid of you? Have you hit, shoved or broken things? Then this is too small: ask your doctor, or a service for men who want to stop, this week. If not, write five lines on the last time your temper cost you something. In danger or despair, open Help now.',
        },
        {
          from: 2,
          to: 4,
          title: 'Keep the log',
          action:
            'Each evening write every flash of irritation or anger: time, place, who, what was said, how strong from 1 to 10. The driver counts, so does the printer. Add hunger, sleep, drink and pain. No judgement, you are mapping the ground.',
        },
        {
          from: 5,
          to: 7,
          title: 'Where it shows first',
          action:
            "Find your early signs: jaw, heat in the neck, faster talk, going quiet, the sentence 'every single time'. Write them on a card. Ask someone who lives or works with you what they see before you do. Listen to the answer without defending yourself.",
        },
        {
          from: 8,
          to: 8,
          title: 'Read the map',
          action:
            "Half an hour with the log. Which three situations come up most? Which hours? What was underneath: fear, hurt, shame, being ignored, plain tiredness? Finish for each: 'I get angry when ..., because I need ....' Those three are your work for the next two weeks.",
        },
        {
          from: 9,
          to: 11,
          title: 'The twenty-minute exit',
          action:
            "At 5 out of 10, leave before you are at 8. Agree the words now with those close to you: 'I am getting too hot. I am going round the block. I will be back at ten past.' Then come back, every time. Walk, or sit outside; do not rehearse the quarrel. Never drive it off.",
        },
        {
          from: 12,
          to: 14,
          title: 'Say it while it is small',
          action:
            "Once a day raise something at 2 or 3 instead of swallowing it until it is 9. 'When the door is left unlocked I worry. Please lock it.' One fact, one feeling, one request, no 'always' and no 'never'. Nothing today? Rehearse one in writing.",
        },
        {
          from: 15,
          to: 15,
          title: 'Mend one',
          action:
            "Pick one recent time you were too hot. Say to that person what you did, without 'but', what it may have been like for them, and what you will do next time. They owe you no forgiveness. If contact is unwelcome or barred, write it and keep it.",
        },
        {
          from: 16,
          to: 18,
          title: 'Cut the fuel',
          action:
            'Take away one thing a day that loads the spring: the third drink, the angry feed, the skipped lunch, leaving ten minutes late. See how the numbers in the log respond. If cutting down on drink is hard or makes you ill, talk to a doctor before stopping.',
        },
        {
          from: 19,
          to: 20,
          title: 'Put it to work',
          action:
            'Take one anger that is fair, about something that is truly wrong. Write what a calm man with that fire would do: the letter, the meeting, the clear no. Do the first step while your number is under 4.',
        },
        {
          from: 21,
          to: 21,
          title: 'Your own page',
          action:
            'Write one page: my three triggers, my first signs, my exit words, my request sentence, who I call. Share it with one person. Slipped in these weeks? Most do. If it still runs you, look for a counsellor or an anger course and book it.',
        },
      ],
    },
    {
      key: 'thirty-days-take-a-weight-off',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Take a weight off',
      description:
        'Thirty days of looking at what presses on you, putting down what you can and carrying the rest better. Ten to twenty minutes a day. It will not empty your life of stress. It may leave you with the part that is worth carrying.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Weigh the load',
          action:
            'List everything that presses on you, large and small, and mark each from 1 to 5. Ten minutes, then stop. If the sum of it makes you think of ending your life, talk to someone today or open Help now.',
        },
        {
          from: 2,
          to: 4,
          title: 'Three columns',
          action:
            "Sort the list: mine to change, mine to carry, not mine at all. Be hard on the third column; most men are carrying somebody's weather there. Each day take one item and write what would be the first sign that it weighs less.",
        },
        {
          from: 5,
          to: 7,
          title: 'Hand one back',
          action:
            "From 'not mine at all', give one thing back each day, politely: 'I can't take that on.' 'That one is for you to decide.' Or stop checking on it. If it feels wrong to put down, note who told you it was yours. No item? Drop one daily annoyance.",
        },
        {
          from: 8,
          to: 11,
          title: 'One small fix a day',
          action:
            "From 'mine to change' take the 1s and 2s: the dripping tap, the unread bill, the noise on the phone. One a day, twenty minutes. Small stones in the shoe tire a man more than he admits. Money worries beyond that belong with a free debt adviser.",
        },
        {
          from: 12,
          to: 14,
          title: 'Let the body set it down',
          action:
            'Fifteen to twenty minutes of easy movement a day: a walk, a wheel, a swim, stretching in a chair. No records. Stress readies a body to move, so give it that. In pain or unwell? Sit by an open window and breathe slowly for ten minutes.',
        },
        {
          from: 15,
          to: 15,
          title: 'Second weighing',
          action:
            'Mark the list again, 1 to 5. What is lighter? What is heavier? Show it to one person and ask only to be heard. If nearly everything is a 4 or a 5, or you are not sleeping or eating, make an appointment with a doctor this week.',
        },
        {
          from: 16,
          to: 19,
          title: 'The one big thing',
          action:
            "Choose the heaviest item in 'mine to change'. Day one: write what exactly is hard about it. Day two: list who knows more than you. Day three: ask one of them. Day four: take the first step they name. Steps this size can be taken even by a tired man.",
        },
        {
          from: 20,
          to: 23,
          title: 'Carry it better',
          action:
            "For one item in 'mine to carry', such as an illness, a parent, a debt being paid off: ask what would make carrying it easier by a tenth. A shared rota, a fixed evening off, a group of people with the same load. Arrange one of these.",
        },
        {
          from: 24,
          to: 26,
          title: 'Margins',
          action:
            'Leave one gap of fifteen minutes each day with nothing in it, between two duties, and defend it. No phone. Sit, look out, do nothing useful. If a day swallows the gap, take five minutes behind a door that locks. It will feel wasteful at first.',
        },
        {
          from: 27,
          to: 28,
          title: 'Who takes a handle',
          action:
            'Ask one person for one definite thing: an hour, a lift, a look over the form. Say what, when and how long. Next day, offer something of that size back, to them or to anyone. Men are often quicker to lift than to be lifted.',
        },
        {
          from: 29,
          to: 30,
          title: 'Third weighing, and a rule',
          action:
            "Mark the list a last time. Write what moved and what moved it. Then one rule for taking on new weight, for example: 'I answer requests the next day.' Give it to someone who may remind you. Keep the list for the next season.",
        },
      ],
    },
    {
      key: 'forty-days-towards-what-you-avoid',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Forty days towards what you avoid',
      description:
        'The phone call, the party, the lift, the man at work. Avoiding works, and then it grows. In forty days you build a ladder of ten rungs towards one everyday fear and climb it slowly. Not for trauma or panic without professional help.',
      duration: 40,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose the right size',
          action:
            'Pick an everyday fear of about 6 out of 10 that costs you something. Not trauma, not real danger, not panic attacks, not compulsions: those belong with a professional. If dark thoughts come up, open Help now. Write what avoiding costs you.',
        },
        {
          from: 3,
          to: 5,
          title: 'Build the ladder',
          action:
            'Write ten steps from 1 out of 10 to 9, each one something you can do in under half an hour and repeat. Speaking up: first a question to one colleague, in the end five minutes before a group. Show it to someone with sense. Gaps too big? Put a rung between.',
        },
        {
          from: 6,
          to: 9,
          title: 'Rungs one and two',
          action:
            'Once a day do the rung. Before it, write what you fear will happen. Stay until the fear has eased by about half, or twenty minutes have passed. Afterwards write what did happen. Go up when a rung has become boring. Boring is the target.',
        },
        {
          from: 10,
          to: 14,
          title: 'Without the crutches',
          action:
            'Notice what you do to get through: phone in hand, drink first, rehearsing every word, sitting by the door. Repeat rungs two and three and leave out one of those. Too much? Take the crutch back, do it once more, then try again. Nobody is timing you.',
        },
        {
          from: 15,
          to: 17,
          title: 'Rungs three and four',
          action:
            'Go on, once a day. If a rung goes badly, do the one below it the same day or the next, so that you end on ground you know. Write the fear before and after. Look for the line: sooner down, not always lower at the start.',
        },
        {
          from: 18,
          to: 20,
          title: 'Three days of keeping ground',
          action:
            'No new rung. Repeat the one you are on in different surroundings: another shop, another time, another person. A fear you have unlearned in one place can turn up again in the next, so practise in several. Tell one person what you are doing and why.',
        },
        {
          from: 21,
          to: 26,
          title: 'Rungs five and six',
          action:
            "The middle of the ladder. Plan the day and hour in writing, for you will find reasons. When the reason comes, say: 'That is the fear talking, and it has a point to make. I am going anyway, for ten minutes.' Ten minutes will do.",
        },
        {
          from: 27,
          to: 30,
          title: 'Talk back to the forecast',
          action:
            "Read your 'what I fear will happen' lines. How many came true? For those that did, how bad was it, and what did you do? Write a fairer forecast for the next rung. Then do rung six or seven with the fairer forecast in your pocket.",
        },
        {
          from: 31,
          to: 35,
          title: 'Rungs seven and eight',
          action:
            'Two new steps, each done at least twice. Sleep and food matter here; do not try a high rung hungry or hung over. If your fear stays at 8 or more, day after day, stop at this rung and take the ladder to a counsellor. You will have saved them an hour.',
        },
        {
          from: 36,
          to: 38,
          title: 'The top, or near it',
          action:
            'Do rung nine, or ten if it is there to be done, with someone nearby if you like. Before: one slow breath, shoulders down. After: something pleasant and something to eat. Did it shaking? Then you did it.',
        },
        {
          from: 39,
          to: 40,
          title: 'Keep the path open',
          action:
            'Fears grow back where nobody walks. Write two small steps you will take every week to keep this one open, with days. Then write a page to yourself on day 1: what you know now. Choose the next ladder only after a rest.',
        },
      ],
    },
    {
      key: 'ninety-days-steady',
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
  ],
  reserve: [
    {
      key: 'one-thing-at-a-time',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'One thing at a time',
      description:
        'Three days of doing what you are doing. One task, one screen, one conversation, for a few set stretches a day. A small rest for a mind that has forty tabs open. Nobody need know you are doing it.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Three single stretches',
          action:
            'Choose three twenty-minute stretches: a meal, a task, a talk. In each do only that. When you catch yourself reaching for the second thing, put it back. Too dark to settle at all? Open Help now.',
        },
        {
          from: 2,
          to: 2,
          title: 'Finish before you switch',
          action:
            'Today, before you change tasks, either finish or write one line on where you stopped. Then take three slow breaths and start the next. If your work is made of interruptions, do it for just the first hour, or at home. Count the unfinished switches. It is only a number.',
        },
        {
          from: 3,
          to: 3,
          title: 'One hour whole',
          action:
            'Give one hour to one thing that deserves it, with every screen you do not need in another room: a repair, a game on the floor, a walk, a page of figures. Wandered off? Come back, that is the exercise. Tonight write which of the three days felt longest.',
        },
      ],
    },
    {
      key: 'five-honest-answers',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Five honest answers',
      description:
        'How are you? Fine. For five days you give one honest answer a day, fit for the person and the place. Not a confession in the queue for coffee. One true sentence more than usual.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'The honest answer on paper',
          action:
            "Write how you really are, in ten lines, for nobody's eyes. Then one sentence of it you could say aloud. If those lines say you are in danger, say it today, to a person or through Help now.",
        },
        {
          from: 2,
          to: 2,
          title: 'To someone it is easy with',
          action:
            "When somebody safe asks how you are, give the usual answer and one true sentence: 'All right. Bit flat since the weekend.' Then ask him back and wait for the answer. Nobody asks? Begin yourself: 'How are you, really?'",
        },
        {
          from: 3,
          to: 3,
          title: 'One true and good',
          action:
            "Today the honest sentence is a good one: 'I was proud of that job.' 'I have been looking forward to this.' Some men find that harder than a complaint. Face to face or by voice, not by thumb.",
        },
        {
          from: 4,
          to: 4,
          title: 'A need in plain words',
          action:
            "Say one thing you need, small enough to be given: ten minutes of peace, a hand with the wardrobe, an ear. 'I don't need advice, I'd just like to say it.' If the answer is no, you still said it, and that counts.",
        },
        {
          from: 5,
          to: 5,
          title: 'The one you have been fooling',
          action:
            "Choose the person who hears 'fine' most often and deserves better. Tell them in two or three sentences how it has been. Agree on a code for busy days, a number from 1 to 10 for instance. Does the true answer worry you? Take it to a doctor.",
        },
      ],
    },
    {
      key: 'seven-days-with-the-feeds-down',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Seven days with the feeds down',
      description:
        "News, scores, other men's holidays, other people's rows. For seven days you take them in twice a day, at a table, for fifteen minutes, and not in between. You stay informed and get your own head back for the rest.",
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count the visits',
          action:
            'Change nothing, only count: each time you open a feed or the news, make a stroke on a card, with one word for your mood before and after. If despair is what you find there, open Help now.',
        },
        {
          from: 2,
          to: 2,
          title: 'Two sittings',
          action:
            'Fix two sittings of fifteen minutes, not within an hour of bed. Switch off notifications that no living person sent to you. Between sittings the apps stay shut. Slipped? Make a stroke and close it. The stroke is there to be counted, nothing more.',
        },
        {
          from: 3,
          to: 3,
          title: 'Make it a nuisance',
          action:
            'Move the apps off the first screen, log out, turn off autoplay. You are not strong or weak, you are two taps away or six. Put a book, a ball or a notebook in the place where the phone used to lie.',
        },
        {
          from: 4,
          to: 4,
          title: 'What was it for?',
          action:
            'Each time the hand goes to the phone, ask what it is after: rest, company, a win, not having to feel something. Give yourself a little of the real thing: two minutes by the window, a message to one person, a stretch.',
        },
        {
          from: 5,
          to: 5,
          title: 'Clear out ten',
          action:
            'In one of the two sittings unfollow or mute ten sources that leave you angry, envious or grubby. Keep those that teach you something or make you laugh. You owe nobody your attention because you gave it once.',
        },
        {
          from: 6,
          to: 6,
          title: 'One whole evening',
          action:
            'From the evening meal until bed, no feeds at all. Plan it beforehand: cook, call someone, mend something, watch one film through. If you are on your own, arrange some voice to be in it. Bored is fine. Bored is often the door.',
        },
        {
          from: 7,
          to: 7,
          title: 'Set the terms',
          action:
            "Count today's strokes and compare with day 1. Read the mood words. Write your terms: which feeds, when, where not. Tell someone. If a feed has a hold you cannot loosen, gambling or pornography included, talk to a doctor or a counsellor about it.",
        },
      ],
    },
    {
      key: 'ten-days-after-a-failure',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Ten days after a failure',
      description:
        'The job, the match, the money, the exam, the marriage: it went wrong, and you had a part in it or fear you had. For ten days you look at one failure squarely, without whipping and without whitewash, learn what it has to teach, and take one step. Best begun when the first blow is over.',
      duration: 10,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'First aid',
          action:
            "No lessons today. Eat, wash, sleep as you can, and tell one person: 'This went wrong and I feel it.' If you cannot stand it or think of dying, open Help now. Tonight write one line, no more.",
        },
        {
          from: 2,
          to: 2,
          title: 'The bare account',
          action:
            "Write what happened as a court clerk would: dates, acts, words spoken. No 'always', no 'typical me', no motives of other people. One page. If you cannot get through it without shaking, stop and do it with someone beside you.",
        },
        {
          from: 3,
          to: 3,
          title: 'Three shares',
          action:
            "Take the account and mark each turn: mine, others', nobody's. Be fair in both directions. Taking all the blame is a way of not looking, just as taking none is. Write each share in two sentences.",
        },
        {
          from: 4,
          to: 4,
          title: 'What you lost',
          action:
            'Write what this cost you, money, standing, a picture of yourself, people. Then what it did not cost you. The second list is not a comfort to cover the first. Both are true. Go out for twenty minutes afterwards, on foot or by whatever way you move.',
        },
        {
          from: 5,
          to: 5,
          title: 'The voice about it',
          action:
            'Write down the harshest sentence in your head about this, word for word. Beneath it: would I say that to a friend in my place? Write what you would say to him, and read it aloud once. You need not believe it yet.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask one person',
          action:
            "Find someone who has failed at something like it, or who saw it from close by. Ask: 'What do you see that I don't?' Listen for twenty minutes. Nobody at hand? A biography, a support group or the community board will do today.",
        },
        {
          from: 7,
          to: 7,
          title: 'One lesson, not ten',
          action:
            "Write what you would do differently at the one turn that mattered most. One sentence that begins with 'Next time, when ..., I will ....' If the answer is 'nothing, it was bad luck', that is a lesson too. Write that.",
        },
        {
          from: 8,
          to: 8,
          title: 'Put right what is yours',
          action:
            "Is there a debt, an apology, a form, a return of keys? Do one of these today, the smallest. An apology without 'but', and without asking for comfort. If law or contracts are in it, get proper advice first.",
        },
        {
          from: 9,
          to: 9,
          title: 'One step forward',
          action:
            'Do one thing in the direction you want to go on in, of half an hour: send the application, book the lesson, open the accounts, turn up at training. It may be smaller than what you lost. It should be real.',
        },
        {
          from: 10,
          to: 10,
          title: 'File it',
          action:
            'Write one page: what happened, my share, my lesson, my step. Put it in a drawer, or tell it in five minutes to someone. Feel no better at all? For two weeks or more, most of the day? Then see your doctor. That is no second failure.',
        },
      ],
    },
    {
      key: 'three-breaths-before-the-answer',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Three breaths before the answer',
      description:
        'Two weeks of putting a small gap between what happens and what you say. Three ordinary breaths, or a sip of water, before you answer when something pricks you. Long enough to choose, short enough that nobody notices.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count the quick ones',
          action:
            'Go through the day and count each answer you gave faster than you would have liked, aloud or typed. Write the three worst. If home is not safe for you or because of you, open Help now.',
        },
        {
          from: 2,
          to: 3,
          title: 'Practise cold',
          action:
            "Use three breaths before answering when nothing is at stake: 'Tea or coffee?' 'Have you got a minute?' Ten times a day. Breathe as you always do, without force. It will feel slow. To the other person it looks like thinking.",
        },
        {
          from: 4,
          to: 5,
          title: 'In writing first',
          action:
            'Nothing that pricks you gets an answer within ten minutes. Write the draft somewhere it cannot be sent. Read it as the other would. Then send, change or delete. At night no answer at all, except in an emergency.',
        },
        {
          from: 6,
          to: 7,
          title: 'Three sentences that buy time',
          action:
            "Learn by heart: 'Let me think about that.' 'Say that again, I want to get it right.' 'I need five minutes.' Use at least one a day. They must be true: come back when you said you would.",
        },
        {
          from: 8,
          to: 8,
          title: 'The week on one page',
          action:
            "Which people, hours and subjects close the gap? Write three 'when ..., then three breaths' sentences for them: 'When money comes up ....' Read them each morning from now on. Fifteen minutes for this.",
        },
        {
          from: 9,
          to: 11,
          title: 'Where it is warm',
          action:
            "Take the pause into two known warm places, such as the handover at work or homework at the kitchen table. Missed it? Say: 'I answered too quickly. Let me try again.' Anyone who hears it, a child most of all, learns something from a second go.",
        },
        {
          from: 12,
          to: 13,
          title: 'Ask before you answer',
          action:
            "After the three breaths ask one question before you give your view: 'What do you mean by...?' 'What would help?' Then decide whether your answer is still needed. Sometimes you find you had been about to reply to someone else.",
        },
        {
          from: 14,
          to: 14,
          title: 'Ask for the score',
          action:
            "Ask one person close to you: 'Have you noticed anything these two weeks?' Breathe three times before you respond to that. Write down where the gap holds and where not, and pick one warm place for the next month.",
        },
      ],
    },
    {
      key: 'speak-to-yourself-as-to-a-friend',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Speak to yourself as to a friend',
      description:
        'Most of us talk to ourselves in a voice we would not use on a dog. In three weeks you listen to it, check its facts, and train a second voice: honest, firm, on your side. This is no self-praise. A good coach does not flatter.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Write it down verbatim',
          action:
            'Note five sentences you said to yourself today when something went wrong, word for word, swearing included. If the voice says that others would be better off without you, tell a person now or open Help now.',
        },
        {
          from: 2,
          to: 4,
          title: 'Catch and mark',
          action:
            'Carry a card. Mark each attack with a stroke, and keep the worst sentence of the day. Note the hour and what set it off: a mirror, a mistake, a comparison. No arguing yet. A man has to hear the station before he can change it.',
        },
        {
          from: 5,
          to: 7,
          title: 'Whose voice is it?',
          action:
            'Evening, ten minutes: who spoke to you like this first? A teacher, a father, a bully, a sergeant, an advert? What was it meant to do, to push, to protect, to shame? Memories too heavy for a kitchen table belong in a room with a professional.',
        },
        {
          from: 8,
          to: 10,
          title: 'Check the facts',
          action:
            "Take the day's worst sentence to court. What speaks for it, what against? 'I ruin everything': what did you not ruin today? Write a fair verdict in one sentence: 'I forgot the form. I have sent it now.' Fair, not kind at any price.",
        },
        {
          from: 11,
          to: 13,
          title: 'The second voice',
          action:
            'Think of someone who was firm with you and on your side: coach, aunt, foreman, friend. No one? Then the man you would be for a frightened lad. Each time you catch an attack, write what that voice would say. Two sentences, your own name at the start.',
        },
        {
          from: 14,
          to: 14,
          title: 'The wish under the words',
          action:
            "Read the card. What is the attacker's favourite subject: body, money, work, fathering, courage? Under it write what you would honestly like to be better at. Often there is a fair wish under the foul words. Give it one small step this week.",
        },
        {
          from: 15,
          to: 17,
          title: 'Out loud, in the act',
          action:
            "Once a day, in the middle of something hard, say the second voice's sentence quietly: 'Right. That went badly. Next bit.' Feels false? Make it drier until you can believe it. 'You have done worse and had your tea after' will do.",
        },
        {
          from: 18,
          to: 19,
          title: 'Take praise without ducking',
          action:
            "When someone says something good about your work, reply 'Thank you' and stop. Write it down in their words. If none comes, write one thing you did well, without 'only'. It is harder than press-ups and takes less room.",
        },
        {
          from: 20,
          to: 20,
          title: 'Write to him',
          action:
            'Write a page to yourself in the tone of a friend who knows it all: what you are carrying, what you are getting wrong, what he would not want you to forget. Read it once aloud and keep it.',
        },
        {
          from: 21,
          to: 21,
          title: 'Three sentences for the wallet',
          action:
            'From three weeks choose three sentences of the second voice that you believe. Card, wallet. Do you still hear the first voice most of the day? Show the card of strokes to a doctor or a counsellor. Self-talk like that can be worked on, and you need not do it alone.',
        },
      ],
    },
    {
      key: 'take-a-second-look',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Take a second look',
      description:
        'One thought a day that hit you hard, written down and looked at a second time: what happened, what I told myself, what speaks for it, what against, what is fairer. An old tool from cognitive therapy, used at your own table, ten minutes an evening.',
      duration: 30,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Only the first columns',
          action:
            'Two evenings: what happened, in one sentence; what I felt, 1 to 10; what went through my head. No more. If what goes through it is about not living, open Help now.',
        },
        {
          from: 3,
          to: 5,
          title: 'Find the hot thought',
          action:
            "Under the thought write 'and if that is so, what does it say about me?' until you come to the sentence that stings. Circle it. That is the one to look at. If you hit ground that will not bear you, close the book and talk to someone.",
        },
        {
          from: 6,
          to: 9,
          title: 'For and against',
          action:
            "Two columns: facts that support the circled sentence, facts that do not. Facts are what a camera would show. Feelings are no evidence here, and neither are other people's thoughts, which you do not know. At least two lines on each side.",
        },
        {
          from: 10,
          to: 13,
          title: 'Write the fairer one',
          action:
            "Read both columns and write a sentence that takes account of all of it, beginning with 'Even though ...'. Mark the feeling again, 1 to 10. It may fall by one. It may not. The fair sentence is the aim, whatever the number does.",
        },
        {
          from: 14,
          to: 14,
          title: 'Know your own twists',
          action:
            'Read two weeks of sheets. Look for habits: all or nothing, mind-reading, fortune-telling, only the bad counts, it is all my fault. Give your two favourites a name that makes you smile. A twist with a name is easier to spot next time.',
        },
        {
          from: 15,
          to: 19,
          title: 'Ask the better question',
          action:
            'Add one question each evening: what would I say to a friend? What else could it mean? How will it look in a month? What could I do about it tomorrow at ten? Vary them. Hard day? Three columns are enough.',
        },
        {
          from: 20,
          to: 22,
          title: 'Test it instead of arguing',
          action:
            "Choose a thought you can test: 'If I ask, he will laugh.' Write the forecast, ask, write the result. One small safe test a day. You are not out to prove yourself wrong, only to look.",
        },
        {
          from: 23,
          to: 26,
          title: 'On the spot',
          action:
            'Do the second look in your head within an hour of the event: what happened, what am I telling myself, what else is there? The paper in the evening only takes three lines. Forgot? Then the full sheet tonight, without grumbling.',
        },
        {
          from: 27,
          to: 28,
          title: 'When the thought is true',
          action:
            'Sometimes the second look confirms it: you did hurt him, the money is short. Then leave the thinking and plan: who, what, when. Two evenings, two such matters, one step each. Debts, illness and legal trouble want someone qualified.',
        },
        {
          from: 29,
          to: 30,
          title: 'Keep the short form',
          action:
            'Read the month. Write your three most frequent hot sentences with the fairer ones opposite, on one card. Use the long form once a week. If the numbers are as high as at the start, take the notebook to a doctor or therapist. It is a good way to begin there.',
        },
      ],
    },
    {
      key: 'carrying-a-loss',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Carrying a loss',
      description:
        'A death, a divorce, a child who does not call, a body that no longer does what it did. Sixty days of gentle, regular attention to one loss. Nothing here makes it go away. It may make it easier to carry. Go at half speed whenever you want.',
      duration: 60,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Say what it is',
          action:
            'Write in one sentence what you have lost, and in one what you miss each day. Tell one person you are doing this. When it is too much, open Help now. In the first raw weeks leave this and just be looked after.',
        },
        {
          from: 4,
          to: 8,
          title: 'Floor under your feet',
          action:
            'Each day three plain things: eat something at midday, be outside for ten minutes, say one sentence to a living person. Tick them. On the worst day one is enough. Grief is hard work for a body, so let bedtime be early.',
        },
        {
          from: 9,
          to: 14,
          title: 'Ten minutes with it',
          action:
            'Every day at the same time sit ten minutes with the loss: a photo, a song, a tool, a letter, or only the chair. Feel whatever comes, or nothing. At the bell put the thing away, wash your face, do something with your hands.',
        },
        {
          from: 15,
          to: 15,
          title: 'Half a page',
          action:
            'Write what the last two weeks were like. What was worse than you thought, what easier? Do you sleep, eat, work, drink more? If you do not manage ordinary days, or it is getting steadily heavier, see your doctor and take this page along.',
        },
        {
          from: 16,
          to: 21,
          title: 'Tell the story',
          action:
            'Once in these days tell someone the story from the beginning, half an hour, no advice wanted. On the other days write a piece of it, fifteen minutes. Nobody suits? A grief group, a helpline, a counsellor or someone from your place of worship will listen.',
        },
        {
          from: 22,
          to: 27,
          title: 'What was good, what was not',
          action:
            'Each day one memory: what you loved, what drove you mad, what was left unsaid. People who are gone are neither saints nor villains, and neither were you. Anger and relief belong in here too. They are no betrayal.',
        },
        {
          from: 28,
          to: 30,
          title: 'A letter to what is gone',
          action:
            'Three days for a letter to the one, or the thing, or the man you were: what I thank you for, what I resent, what I am sorry about, what I would like you to know. Keep it, bury it, read it aloud at a place that fits.',
        },
        {
          from: 31,
          to: 36,
          title: 'Do something in its name',
          action:
            'Choose one useful or beautiful thing and do a little of it each day: his tools cleaned, her recipe learned, a bench, a donation, a song, a bed of beans. Hands often know the way before the head does.',
        },
        {
          from: 37,
          to: 42,
          title: 'The hard dates',
          action:
            'Look at the calendar for the next year: birthdays, holidays, the date itself. For the next two write what you will do, with whom, and how you can get out early. On one of these days tell somebody who will be there what helps you and what does not.',
        },
        {
          from: 43,
          to: 48,
          title: 'Let somebody in',
          action:
            "Accept one thing a day: a meal, a lift, a hand on the shoulder, an invitation for an hour. 'I may leave early' is good manners. Where nobody offers, ask for something small. You are allowed to laugh.",
        },
        {
          from: 49,
          to: 54,
          title: 'Who am I now?',
          action:
            'Loss takes away roles: husband, son, striker, breadwinner. Ten minutes a day: what of that is still mine, what have I become, what would I like to try? Try one small thing this week that belongs to the time after.',
        },
        {
          from: 55,
          to: 59,
          title: 'Make it a place',
          action:
            'Find the form in which the loss may stay: a day of the month, a candle, a walk, a name said at table. Do it once. Shorten the daily ten minutes to when you want them. You are not leaving anyone behind by eating with appetite.',
        },
        {
          from: 60,
          to: 60,
          title: 'Look up',
          action:
            'Read the first page, then write the last: what has changed, what has not, who helped. Thank one of them. If it is as sharp as on day 1 or sharper, go on with a counsellor at your side. Some losses want two people under them.',
        },
      ],
    },
  ],
}
