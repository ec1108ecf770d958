import type { LibraryChallenge, Shelf } from '../types.ts'

export const spiritual: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'sit-down-and-do-nothing',
      pillar: 'spiritual',
      title: 'Sit down and do nothing',
      description:
        'A week of sitting still, from two minutes to ten. No app, no incense, no emptying of the mind. A day counts when the timer rings and you are still there. Miss one and you carry on with the next step, not from the start.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Two minutes, one chair',
          action:
            'Pick the chair and the time: straight after brushing your teeth works. Set a timer for two minutes, feet on the floor, hands on your thighs. Notice the breath wherever it is easiest to feel. When the timer rings you are done. Lying down is fine if sitting hurts.',
        },
        {
          from: 2,
          to: 2,
          title: 'Count the out-breaths',
          action:
            'Same chair, same time, three minutes. Count each out-breath from one to ten, then begin again. Lose count and you go back to one. Losing count is not failing. Noticing that you lost it is the exercise.',
        },
        {
          from: 3,
          to: 3,
          title: 'Four minutes of listening',
          action:
            'Four minutes. For the first two, listen: the fridge, the road, the neighbours. Let each sound arrive and leave. For the last two, go back to the breath. If watching the breath makes you uneasy, stay with the sounds all week.',
        },
        {
          from: 4,
          to: 4,
          title: 'Find out where you are clenched',
          action:
            'Five minutes. Move your attention slowly from feet to head: soles, calves, thighs, belly, hands, shoulders, jaw. Let each place loosen if it wants to. You may find that the jaw has been shut tight since Monday.',
        },
        {
          from: 5,
          to: 5,
          title: 'Sit with the itch',
          action:
            'Six minutes. Something will itch, or you will want to check the time. Once, wait three breaths before you move, then move if you still want to. That gap between the urge and the act is what you are training. Pain is different: for pain, move.',
        },
        {
          from: 6,
          to: 6,
          title: 'Somewhere worse',
          action:
            'Eight minutes, away from your quiet place: a bench, a break room, a parked car with the engine off. Eyes half open. Noise is not in the way; hearing it and coming back is the sitting. If you cannot get out, leave the door open at home.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ten minutes, then one number',
          action:
            'Ten minutes in the first chair. Then write down one number: how many minutes of this you would keep up on an ordinary working day, tired. Be stingy. Put it in the calendar for the next seven days, and start tomorrow.',
        },
      ],
    },
    {
      key: 'three-quiet-evenings',
      pillar: 'spiritual',
      title: 'Three quiet evenings',
      description:
        'One hour each evening with every screen out of the room. Not to get things done: to find out what is there when nothing is playing. The hour kept is the day done. On call, or minding children? Leave the ringer on and the phone out of reach.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'The hour of small jobs',
          action:
            'Choose the hour and tell whoever you live with. Phone in a drawer in another room. Keep your hands busy: cook, mend, polish shoes, sort one shelf. No music. Count how often your hand goes to the empty pocket, for sport. Broken off by real life? Finish the hour later.',
        },
        {
          from: 2,
          to: 2,
          title: 'The hour on paper',
          action:
            'Same hour. Take a pen and fill one page with whatever is on your mind, without correcting or re-reading it. Then read something printed that has nothing to do with work. If you get restless, go outside for five minutes and come back; the outing is part of the hour.',
        },
        {
          from: 3,
          to: 3,
          title: 'The hour with nothing in it',
          action:
            'Same hour, no plan: a chair, a window, something hot to drink. When you want to get up, stay a little longer. Before bed, tell somebody which evening of the week you mean to keep, or mark it in the calendar. If something heavy came up, say it to one person tonight or tomorrow; findahelpline.com lists free lines in many countries.',
        },
      ],
    },
    {
      key: 'three-questions-before-bed',
      pillar: 'spiritual',
      title: 'Three questions before bed',
      description:
        'Seneca went back over his day each night before sleep (On Anger, book 3). You will do the same in five minutes and three lines. A night counts when three lines are on paper, however short. Missed it? Write them with the morning coffee.',
      duration: 14,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Set it up where you sleep',
          action:
            'Put a notebook and pen on the pillow each morning so you cannot miss them. Each night, one line each: What did I do badly? What did I do well? What is left undone? Write it like a ship\'s log. "Snapped at Dad. Rang him back. Tax form." is a perfect night.',
        },
        {
          from: 3,
          to: 5,
          title: 'Facts, not verdicts',
          action:
            'Write what happened, not what you are. "I was an idiot" tells you nothing. "Answered the email at eleven, angry" tells you what to change. If a line is a name you call yourself, cross it out and write the deed instead.',
        },
        {
          from: 6,
          to: 7,
          title: 'Let the good line be true',
          action:
            "The second line is the one most men leave blank. Fill it, and not with a joke: held your tongue, did the dull job properly, asked a colleague how he was and waited for the answer. On day 7, read the week's good lines in one go.",
        },
        {
          from: 8,
          to: 10,
          title: 'Speak as you would to a friend',
          action:
            'Seneca closed his review with pardon: see you do not do that again; this time I forgive you. After the first line add a short sentence of your own to the same effect. Do not let yourself off. Do let yourself sleep.',
        },
        {
          from: 11,
          to: 13,
          title: 'One small repair a day',
          action:
            "From last night's lines choose one thing that can be put right today: an apology, a bill, a call, a promise moved to a real date. Do it before supper and note it that night. If nothing is broken, thank someone instead.",
        },
        {
          from: 14,
          to: 14,
          title: 'Read all fourteen',
          action:
            'Read the fourteen nights at one sitting and mark whatever turns up three times or more. Take the one that costs most and make a plan of one line: when this happens, I will do that. Copy it inside the cover. Then decide whether the notebook stays by the bed.',
        },
      ],
    },
    {
      key: 'ten-mornings-with-marcus',
      pillar: 'spiritual',
      title: 'Ten mornings with Marcus Aurelius',
      description:
        'One short passage of the Meditations each morning and one deed that follows from it before night. He wrote for himself, about leaving a warm bed and putting up with people. Any translation will do; older ones are free online. Done when the deed is done. A missed morning is read at lunch.',
      duration: 10,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Leaving a warm bed (5.1)',
          action:
            'Book 5, section 1: he argues with himself about getting up. Read it sitting on the edge of your own bed. Deed: write one sentence saying what you are getting up for today, with no mention of money, and give that thing its first ten minutes before the phone gets any.',
        },
        {
          from: 2,
          to: 2,
          title: 'The people you will meet (2.1)',
          action:
            'Book 2, section 1: expect the meddlers and the thankless, and remember they are your kin. Name to yourself the two people likely to try your patience today. Deed: let one of them have a decent exchange with you, started by you.',
        },
        {
          from: 3,
          to: 3,
          title: 'Not all of it at once (8.36)',
          action:
            "Book 8, section 36: do not picture the whole of your life's troubles together; ask what in the one before you cannot be borne. Deed: take the job you dread and do the next ten minutes of it. You may stop then. Often you will not.",
        },
        {
          from: 4,
          to: 4,
          title: 'The headland (4.49)',
          action:
            'Book 4, section 49: the waves keep breaking on the rock and it stands until the water lies down. Deed: when something goes wrong today, take one slow breath before you say anything. Once is enough to count. Twice is a good day.',
        },
        {
          from: 5,
          to: 5,
          title: 'The best revenge (6.6)',
          action:
            'Book 6, section 6 is one line: the best revenge is not to become like the man who wronged you. Deed: leave one sharp reply unsent. Write it on paper if you must, then bin the paper. This is about slights; if someone is harming you, get help instead.',
        },
        {
          from: 6,
          to: 6,
          title: 'What stands in the way (5.20)',
          action:
            'Book 5, section 20: what blocks the work can be turned into the work. Deed: take the plan that gets blocked today and find the move the block makes possible: the call instead of the meeting, the slow job instead of the fast one. Note it in a line.',
        },
        {
          from: 7,
          to: 7,
          title: 'Whose opinion is it (12.4)',
          action:
            'Book 12, section 4: each of us loves himself best, yet rates the opinion of others above his own. Deed: make one small choice today as you would if nobody ever found out. At night ask whether you could stand by it.',
        },
        {
          from: 8,
          to: 8,
          title: 'What to ask for (9.40)',
          action:
            'Book 9, section 40: instead of praying to get the thing, or be spared it, he would pray to be free of the craving and the fear. Deed: take one thing you badly want or dread and write a prayer, wish or resolve of one sentence in his form.',
        },
        {
          from: 9,
          to: 9,
          title: 'Somewhere to withdraw to (4.3)',
          action:
            'Book 4, section 3: men look for retreats by the sea and in the hills, and can withdraw into themselves at any hour. Read as much of it as you have time for. Deed: three times today, five slow breaths with nothing in your hands.',
        },
        {
          from: 10,
          to: 10,
          title: 'Stop discussing it (10.16)',
          action:
            'Book 10, section 16: no more talk about what a good man is; be one. Deed: put the book down and do one decent thing you have been talking about for weeks. Then copy the passage that stayed with you onto a card and keep it in your wallet.',
        },
      ],
    },
    {
      key: 'what-is-yours-to-steer',
      pillar: 'spiritual',
      title: 'What is yours to steer',
      description:
        'Epictetus opens his handbook with one cut: some things are up to us and some are not. For three weeks you make that cut on paper with real worries: ten minutes most days, half an hour on some. Done when one worry has been sorted. On a bad day, sort a small one: the weather will do.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Read the first page',
          action:
            'Read chapter 1 of the Enchiridion of Epictetus; old translations are free at gutenberg.org. Rule a sheet in two columns, "mine" and "not mine". Put your last three worries through it, breaking each into parts until every part has a column.',
        },
        {
          from: 2,
          to: 4,
          title: 'Sort one a day',
          action:
            'One worry a day, ten minutes. Under "mine" go what you say, do, choose and pay attention to. Under "not mine" go the past, the weather, and what goes on in other people\'s heads. Underline the smallest item under "mine".',
        },
        {
          from: 5,
          to: 7,
          title: 'Work the left-hand column',
          action:
            'Sort as before, then take one item from "mine" that fits in twenty minutes and do it the same day. For the right-hand column say once, aloud if you are alone: not mine today. It feels odd. Say it anyway and carry on with your evening.',
        },
        {
          from: 8,
          to: 10,
          title: 'The grey middle',
          action:
            'Health, family, results at work: you have a hand on them but not the wheel. Rewrite one aim a day so it names only your part. Not "get the job" but "prepare two hours, sleep, turn up on time". Then judge the day by your part alone.',
        },
        {
          from: 11,
          to: 14,
          title: 'What happened, what I told myself',
          action:
            'Handbook, chapter 5: we are troubled less by things than by our judgements of them. When you are upset write two lines: what happened, and what I told myself about it. Is the second certain? Sometimes it is, and a real wrong calls for action. Sort that too.',
        },
        {
          from: 15,
          to: 17,
          title: 'Rehearse a small setback',
          action:
            'Before something that may go wrong, take two minutes to picture it going badly and how you would want to behave. Keep it small: a delay, a refusal, a rude customer. If you are in real anxiety or grief, skip this one and sort a plain worry instead.',
        },
        {
          from: 18,
          to: 20,
          title: 'Ask it kindly',
          action:
            'Keep sorting. And once in these three days, when someone tells you a trouble, leave the Greeks out of it. Hear all of it, then ask: is there a part of it you can do something about, and can I help? Notice whether you ask yourself as kindly.',
        },
        {
          from: 21,
          to: 21,
          title: 'Your own short handbook',
          action:
            "Read your sheets. Write five sentences you want to remember when things go wrong, in your own words, no quotations. Date it and keep it where trouble usually finds you: the desk, the van, the phone's first note.",
        },
      ],
    },
    {
      key: 'a-day-that-earns-nothing',
      pillar: 'spiritual',
      title: 'A day that earns nothing',
      description:
        'Four weeks, one rest a week, growing from four hours to a whole day: no work, errands, shopping or feeds. The six days between prepare it in ten minutes each. Jews and many Christians call it sabbath; you may call it Saturday. On shifts, any day will do, and it may move.',
      duration: 28,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Fence it off',
          action:
            "Day 1: mark four hours in this week's calendar. Day 2: write what stays out (work, errands, buying, feeds) and what may come in (sleep, food, people, worship, walking, play). Day 3: tell everyone it touches, so your rest is not a surprise or extra work for somebody else.",
        },
        {
          from: 4,
          to: 6,
          title: 'Clear the road',
          action:
            "Ten minutes a day on something that would otherwise land in your rest: laundry, food for the day, the message you owe. Do your share of the house's work as well. Rest that somebody else pays for is only a transfer.",
        },
        {
          from: 7,
          to: 7,
          title: 'Four hours',
          action:
            'Start with a small sign that it has begun: a candle, a blessing, the laptop shut in a cupboard. Expect to be restless for the first hour, and that is all right. Afterwards write one line: what did I reach for? If the time was broken up, count what you kept.',
        },
        {
          from: 8,
          to: 13,
          title: 'Stop with work left over',
          action:
            "Each day stop at a set time once, with the job unfinished, and leave it. Write tomorrow's first step on a slip so your head can let go. Caring for someone, or no say over your hours? Make it five minutes between two tasks, sitting down.",
        },
        {
          from: 14,
          to: 14,
          title: 'Six hours, with somebody',
          action:
            'Keep six hours and spend some of them with one other person: a slow meal, a service, a game, a visit to someone who gets few. No agenda, no fixing. A phone call from a chair counts if you live far from your people.',
        },
        {
          from: 15,
          to: 20,
          title: 'Find what keeps you running',
          action:
            'Ten minutes of writing a day on one of these: What am I afraid would happen if I stopped? Who taught me that? What do I call laziness? What would be enough? Read them through on day 20 and underline one true sentence.',
        },
        {
          from: 21,
          to: 21,
          title: 'Eight hours, some of it outdoors',
          action:
            'Eight hours. Spend one of them outside or at an open window with no aim: no steps counted, no podcast. Eat one meal slowly. If work truly breaks in, deal with it, write down how long it took, and go back.',
        },
        {
          from: 22,
          to: 27,
          title: 'Get ready for a whole day',
          action:
            'Ten minutes a day: food cooked or planned, clothes ready, bills done, an out-of-office set, people told. Decide how it opens and how it closes. If a whole day is not possible this month, choose the longest stretch that is, and prepare that properly.',
        },
        {
          from: 28,
          to: 28,
          title: 'Sunset to sunset',
          action:
            "Keep the day from last night's sunset to tonight's, or from waking to sleeping. Open it, keep it, close it. When it is over, ask whoever was near you how it was for them. Then decide what size of rest you will keep each week, and put the next four in the calendar.",
        },
      ],
    },
    {
      key: 'forty-days-one-practice',
      safetyRevision: 1,
      pillar: 'spiritual',
      title: 'Forty days, one practice',
      description:
        'One practice, twenty minutes, same hour, forty days: prayer, sitting, a psalm, a page of philosophy, a silent walk. Several traditions count in forties; it is long enough for the shine to wear off. On a bad day the five-minute form counts. Try not to miss two running.',
      duration: 40,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Choose one, and write the rule',
          action:
            'Pick a practice you can also do tired or away from home. Write it as a rule: what, where, when, and the five-minute form for bad days. Do it today, then keep it. By day 3, tell one person what you chose and have them ask you about it every week.',
        },
        {
          from: 4,
          to: 7,
          title: 'Guard the hour',
          action:
            'Same hour, same place. Prepare the night before: book open, shoes by the door, alarm set. This week you are training the hour more than the practice. If it slips twice, move the hour and keep the practice.',
        },
        {
          from: 8,
          to: 14,
          title: 'The shine wears off',
          action:
            'Somewhere in here it gets dull. Expect that. Do not swap it, add to it or improve it. After each sitting write one word for how it was: dry, calm, angry, sleepy, clear. No word is better than another.',
        },
        {
          from: 15,
          to: 20,
          title: 'Take stock at halfway',
          action:
            'Carry on. On day 20 count the days kept and read your words through. Write half a page: when does it hold, when does it break, what is the rest of the day like afterwards? Change one practical thing at most.',
        },
        {
          from: 21,
          to: 27,
          title: 'Take a minute of it with you',
          action:
            'Keep the twenty minutes, and carry one minute of it into the day: before a meeting, in the lift, with your hand on your own front door before you go in. One breath, one line, one short prayer. Note each evening where you used it.',
        },
        {
          from: 28,
          to: 33,
          title: 'When it is no use',
          action:
            'On the flat days and the angry ones, turn up as usual and expect nothing from it. Bored is no reason to stop. Worse is: if the practice itself frightens you or pulls you down, leave it and talk to someone. Low most days for two weeks or more? See a doctor; a practice does not replace one.',
        },
        {
          from: 34,
          to: 39,
          title: 'Let it ask something of you',
          action:
            'When the twenty minutes end, ask one question: who could use something from me today? Do one small thing about the answer and tell nobody. A practice that never leaves the room is half a practice.',
        },
        {
          from: 40,
          to: 40,
          title: 'The fortieth',
          action:
            'Do it once more, longer if you like, or outdoors, or beside somebody else. Then write one page: what changed, what did not, and what you keep: daily, weekly, or not at all. Stopping on purpose, with thanks, is an honest end.',
        },
      ],
    },
    {
      key: 'ninety-days-with-the-big-question',
      pillar: 'spiritual',
      title: 'Ninety days with the big question',
      description:
        'What is my life for, and to whom do I answer? Three months of reading, asking, visiting, serving and writing, ending in one page you can stand behind. A day counts with twenty minutes given to it; five on a bad one. Believers, doubters and the plainly unsure start on the same line.',
      duration: 90,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 7,
          title: 'Write where you stand',
          action:
            'Twenty minutes a day by hand, one opening each day: I was taught that... I stopped believing that... I still believe that... I am afraid that... I would give a great deal for... What I cannot explain is... What I owe those before me is... No editing.',
        },
        {
          from: 8,
          to: 14,
          title: 'Ask those who came before',
          action:
            'Ask an older relative, neighbour or friend what they believed and what they did when it got hard. One real conversation this week; on the other days prepare for it, then write down what was said. Listen. Do not debate. It may be the last time you can ask.',
        },
        {
          from: 15,
          to: 24,
          title: 'Read one tradition at its source',
          action:
            "Twenty minutes a day with one old text, your own people's or a stranger's: the Gospels, Ecclesiastes, the Qur'an, the Dhammapada, the Bhagavad Gita, Epictetus. Pencil in hand. Mark one line a day that you wish were true or would argue with, and say why in the margin.",
        },
        {
          from: 25,
          to: 30,
          title: 'Go and see',
          action:
            'Visit one community once: a service, a sitting group, Friday prayers, a humanist meeting. On the days before, read up on its customs and write to say you are coming; on the days after, write what drew you and what did not. Sit near the back, stay for the tea. If they press you for money, secrecy or cutting people off, leave.',
        },
        {
          from: 31,
          to: 37,
          title: 'Give the other side a week',
          action:
            'Read something serious by a person who disagrees with you: a believer if you are not one, a sceptic if you are. Each day write down the strongest argument in it, in two sentences the author would sign. On day 37 write what you would say back, politely.',
        },
        {
          from: 38,
          to: 45,
          title: 'Silence in small pieces',
          action:
            'Twenty minutes a day with nothing to read or hear: sitting, walking, or kneeling if you pray. Hold the question without answering it. If silence stirs up more than you can carry, shorten it, go for a walk instead and talk to someone you trust.',
        },
        {
          from: 46,
          to: 55,
          title: 'Serve where nobody claps',
          action:
            'Give four hours in these ten days to someone who cannot repay you: a food bank, a lift for a neighbour, the washing-up after an event. On the other days, find it, arrange it, and afterwards write what it did to your big question, if anything.',
        },
        {
          from: 56,
          to: 62,
          title: 'Look at the end of it',
          action:
            'Write what you would want said of you by the people who know your faults, and what you would do this year if it mattered most. If thoughts of ending your life come up, stop and reach someone now: your emergency number, 988 (US and Canada), Samaritans 116 123 (UK & Ireland), findahelpline.com.',
        },
        {
          from: 63,
          to: 70,
          title: 'Put one thing right',
          action:
            'A belief you do not act on is a hobby. Choose one debt, apology or broken promise and settle it, in person if that is welcome and safe for both. On the other days, plan it and write about it. Where contact would do harm, write the letter and keep it.',
        },
        {
          from: 71,
          to: 78,
          title: 'Draft the page',
          action:
            'One page, three parts: what I believe, what I do not know, what I will therefore do. Twenty minutes a day on it. Short sentences. Then cut: the fine phrases, the borrowed ones, and anything you would be embarrassed to read to a child.',
        },
        {
          from: 79,
          to: 86,
          title: 'Let two people read it',
          action:
            'Give the page to two people who will be straight with you, one of whom does not share your view. Ask only: where do you not believe me? Take notes, thank them, sleep on it, and rewrite the weak lines on the days that are left.',
        },
        {
          from: 87,
          to: 90,
          title: 'Sign it and put a date to it',
          action:
            'Copy it out by hand and sign it. Set one daily, one weekly and one yearly act that follow from it. Put it where you will find it in a year, with a reminder in the calendar to read it and change what has turned out untrue.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'thanks-said-out-loud',
      pillar: 'spiritual',
      title: 'Thanks, said out loud',
      description:
        'Five days of thanks by voice or in ink, to four people and to nobody in particular, each for one exact thing. "Thanks for everything" does not count. "Thanks for fetching me from the station in that rain" does. If a day gets away from you, a voice message before bed will do.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Someone under your nose',
          action:
            'Thank the person you see most for one thing they do so often that you stopped seeing it. Name the thing and what it spares you. One sentence, then stop talking. Live alone? Thank the colleague or neighbour you see most.',
        },
        {
          from: 2,
          to: 2,
          title: 'Someone who was only doing his job',
          action:
            'Thank a driver, cleaner, nurse, cashier or clerk, looking at them, for something they did well just now. Leave your phone in your pocket while you do it. If it suits the place, tell their manager as well.',
        },
        {
          from: 3,
          to: 3,
          title: 'Someone from long ago',
          action:
            'Send a letter, message or call to someone who helped you years back: a teacher, a coach, a first boss, an aunt. Say what they did and what it led to. Ask nothing of them. If they have died, write it anyway and read it aloud.',
        },
        {
          from: 4,
          to: 4,
          title: 'Something that is not a person',
          action:
            'Write down ten things you did not earn: clean water, the language you think in, a song, whoever taught you to read. Then say thanks for them aloud, to God, to your luck or to the kitchen wall. Two minutes. It is meant to feel slightly foolish.',
        },
        {
          from: 5,
          to: 5,
          title: 'Someone you find it hard to thank',
          action:
            'Choose a person you are stiff with: a rival, a brother, a boss, a former partner. Thank them for one true thing, small if need be. Never somebody who has harmed you; in that case thank whoever stood by you. Then write one line on which day cost most.',
        },
      ],
    },
    {
      key: 'walk-without-a-soundtrack',
      pillar: 'spiritual',
      title: 'Walk without a soundtrack',
      description:
        'Ten days, twenty minutes outside with nothing in your ears and nothing in your hands. Rolling, strolling or sitting on a bench all count. Drizzle is no excuse. In a real storm or on a packed day, ten minutes at an open window is a day done.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Leave the earphones at home',
          action:
            'Any route, any pace, phone on silent in a pocket. For the first ten minutes let the day rattle on in your head. For the last ten, name five things you see, four you hear, three you can feel. Expect to be bored by minute twelve.',
        },
        {
          from: 3,
          to: 4,
          title: 'Feet first',
          action:
            'Walk a little slower than usual. Give your attention to the soles of your feet, or to your hands on the rims: contact, push, lift. When you notice you are planning supper, come back to the next step. That is the whole method.',
        },
        {
          from: 5,
          to: 6,
          title: 'By ear',
          action:
            'Go in search of sounds: the nearest, the farthest, the one that never stops. Halfway, well away from traffic, stand still for two minutes with your eyes lowered and count how many there are. If you hear badly, do it with smells, or with what the air does on your skin.',
        },
        {
          from: 7,
          to: 8,
          title: 'The same road, the other way',
          action:
            'Take a road you know from its other end, or at a different hour. Find three things you have never noticed on it. If someone passes, greet them first. A nod is a greeting.',
        },
        {
          from: 9,
          to: 9,
          title: 'One spot, all twenty minutes',
          action:
            'Go to one place on your usual route, a wall, a bridge, a bench, and stay there the whole time. Watch what comes past: birds, light, people going home. Most of it turns up after the tenth minute, when you have stopped waiting. At home, draw or describe one thing you saw.',
        },
        {
          from: 10,
          to: 10,
          title: 'With someone, mostly in silence',
          action:
            'Ask one person along: ten minutes quiet, ten minutes talk. Explain it first so he does not think you are angry with him. Nobody free? Go alone and stay out half an hour. Afterwards pick the day of the week on which this walk lives from now on.',
        },
      ],
    },
    {
      key: 'the-dishes-and-only-the-dishes',
      pillar: 'spiritual',
      title: 'The dishes, and only the dishes',
      description:
        'In The Miracle of Mindfulness (1975), Thich Nhat Hanh says to wash the dishes in order to wash the dishes. For a week, one chore a day gets all of you: no podcast, no rushing to the end. A day counts when the chore is done and dry. Missed one? The sink will wait.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'The dishes',
          action:
            'Wash or load them by hand and eye, one thing at a time. Warmth, weight, the sound of the plate. When your mind has left for work, bring it back to the cup you are holding. Finish by wiping the sink dry. That is your signature.',
        },
        {
          from: 2,
          to: 2,
          title: 'The bed',
          action:
            'Make it as you would for a guest: sheet flat, corners in, pillow straight. Three minutes, all of them on the bed. If your hands or back make that hard, do only the pillow, and do it properly. Then look at it for one breath.',
        },
        {
          from: 3,
          to: 3,
          title: 'Something to drink',
          action:
            'Make one cup of tea or coffee from start to finish without doing anything else while the water heats. Stand there. Drink the first half sitting down, tasting it. You may look at your phone for the second half, if you still care to.',
        },
        {
          from: 4,
          to: 4,
          title: 'A tool you rely on',
          action:
            'Clean, oil, sharpen or sort one thing that serves you: a knife, a bicycle chain, boots, a wheelchair, a keyboard. Fifteen minutes. Handle it as if it had to last another ten years, which it probably could.',
        },
        {
          from: 5,
          to: 5,
          title: "Somebody else's job",
          action:
            'Do one chore that is usually done by another person at home or at work. All your attention, start to end, and no announcement. Notice what it asks of them. If you are found out, say only that you felt like it.',
        },
        {
          from: 6,
          to: 6,
          title: 'The one you loathe',
          action:
            'Take the chore you put off: bathroom, bins, inbox, that drawer. Set fifteen minutes. Be interested in the loathing itself: where in the body is it, does it grow or shrink once your hands are moving? Stop when the timer rings.',
        },
        {
          from: 7,
          to: 7,
          title: 'Cook for someone',
          action:
            'Make a plain meal for another person, or for yourself as though you were worth a laid table. Chop slowly. Before eating, be quiet for two breaths or say grace, whichever is yours. Then name the chore you will keep doing this way.',
        },
      ],
    },
    {
      key: 'four-letters',
      pillar: 'spiritual',
      title: 'Four letters',
      description:
        'Two weeks, four letters by hand: to someone you have lost, to someone you wronged, to the boy you were, and one back from the old man you may become. Fifteen minutes a day. None has to be sent. If one is too heavy now, skip it, write a second to somebody kind, and let a friend know.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose your four',
          action:
            'Day 1: choose the two people and the two ages, with a line on why each. Day 2: find paper, a pen, envelopes and a private place, and decide where the letters live until you know what to do with them. If you share a home, a locked drawer is fair.',
        },
        {
          from: 3,
          to: 5,
          title: 'To someone you have lost',
          action:
            'Someone dead, or gone from your life. Day 3: what you miss, with details. Day 4: what was never said, good or bad. Day 5: read it aloud where no one hears, and end it. If grief swamps you, a doctor or findahelpline.com is a proper next step.',
        },
        {
          from: 6,
          to: 8,
          title: 'To someone you wronged',
          action:
            'Day 6: what you did, with no "but" in it. Day 7: what it likely cost them. Day 8: what you would do now. Post it only if it would serve them and not just your conscience, and never where you were asked to stay away. Ask a level-headed friend first.',
        },
        {
          from: 9,
          to: 11,
          title: 'To the boy you were',
          action:
            'Pick an age. Day 9: tell him what you remember of his days. Day 10: tell him what was not his fault and what turned out well. Day 11: tell him what he was right about. If those years hold abuse, do this one with a counsellor or leave it out.',
        },
        {
          from: 12,
          to: 13,
          title: 'From the old man',
          action:
            'This letter comes the other way: he is eighty and writes to you. Day 12: what he thanks you for having started this year. Day 13: what he begs you not to put off. Keep it to one page. He is old and gets to the point.',
        },
        {
          from: 14,
          to: 14,
          title: 'Post, keep or burn',
          action:
            'Read all four. Decide for each: send, keep, read at a grave, or destroy it safely. Write the date and what you did on one line. Then do something ordinary with your hands, and if you can, tell one person you did this.',
        },
      ],
    },
    {
      key: 'wish-them-well',
      pillar: 'spiritual',
      title: 'Wish them well',
      description:
        'Three weeks of an old Buddhist exercise in goodwill, ten minutes a day, for people of any faith or none. You silently wish a person well, starting with easy ones. You need not feel anything. A day counts when the ten minutes are sat; three will do on a rotten one.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Someone easy',
          action:
            'Sit, picture someone who has only been good to you, or a dog. Repeat slowly: may you be safe, may you be well, may you be at ease. Change the words to ones you would not be ashamed to say, or make it a prayer. When the mind wanders, return to the face.',
        },
        {
          from: 4,
          to: 6,
          title: 'A friend',
          action:
            'Five minutes for the easy one, five for a friend who is having a hard time. Same words. On one of these days send him a message: thinking of you, no reply needed. Do not tell him he is part of an exercise.',
        },
        {
          from: 7,
          to: 9,
          title: 'Yourself',
          action:
            'Five minutes for a friend, five for you: may I be safe, may I be well, may I be at ease. Many men find this the hardest stretch. If it rings false, picture yourself at seven, or imagine that friend saying it to you.',
        },
        {
          from: 10,
          to: 12,
          title: 'Somebody you barely see',
          action:
            'Choose a person you have no opinion of: the man at the till, a neighbour whose name you do not know. Ten minutes of goodwill for him. When you next meet, greet him. Learn the name if it comes up naturally.',
        },
        {
          from: 13,
          to: 16,
          title: 'Somebody difficult',
          action:
            'Start with mildly annoying: a slow colleague, a loud driver. Wishing him well is not agreeing with him, trusting him or letting him off. Leave out anyone who has abused or frightened you. If anger rises, go back to the easy one.',
        },
        {
          from: 17,
          to: 19,
          title: 'Wider',
          action:
            'One minute each for yourself, a friend, a stranger, the difficult one. Then your street, your town, people you have never met and would not vote with. Finish on one breath. It is large and vague on purpose.',
        },
        {
          from: 20,
          to: 21,
          title: 'On your feet',
          action:
            'Do it on the move: silently wish well to ten people you pass, on the pavement, in the ward, at the school gate. Day 21: ten minutes seated, then write who was hard, who surprised you, and whom you should ring.',
        },
      ],
    },
    {
      key: 'one-book-read-slowly',
      pillar: 'spiritual',
      title: 'One book, read slowly',
      description:
        "Four weeks with one short old book, fifteen minutes a day, pencil in hand. Scripture, philosophy or poetry: something that has outlived its readers. No summaries, no second book. A day counts with one page read twice. On a bad day, read yesterday's pencilled line.",
      duration: 28,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose the book',
          action:
            "Pick one you can finish slowly: Ecclesiastes, the Gospel of Mark, the Dhammapada, the Tao Te Ching, Epictetus' Enchiridion, Seneca's On the Shortness of Life. Paper or audio if you read that way. Day 2: read the first page twice, once aloud.",
        },
        {
          from: 3,
          to: 7,
          title: 'Read, stop, underline',
          action:
            'A page or so a day, read twice. Underline one sentence, no more. Copy it into a notebook by hand. Do not look anything up yet. If you understand nothing, write that; not understanding is an old and honourable way to begin.',
        },
        {
          from: 8,
          to: 14,
          title: 'Four turns',
          action:
            'Guigo, a monk of the 12th century, gave reading four steps. Try them on one line a day: read it, chew on it, answer it (a prayer or a plain reply), then sit two minutes without words. Then read on as far as time allows.',
        },
        {
          from: 15,
          to: 18,
          title: 'Argue with it',
          action:
            'Each day find one sentence you think is wrong, dated or cruel, and write your case in the margin or notebook. Then write what its author might say back. A book you cannot quarrel with is only furniture.',
        },
        {
          from: 19,
          to: 23,
          title: 'Try it on',
          action:
            'Each morning take one line as an order for the day and carry it out in some small form. Each night write what happened in two lines. If the line asks for something unkind or unsafe, that is your argument for today; pick another.',
        },
        {
          from: 24,
          to: 26,
          title: 'Read it to somebody',
          action:
            'Over these days read a favourite passage to one person, or send it, and ask what they hear in it. Say nothing for a full minute afterwards. Then go on with your pages. Nobody about? Record yourself and listen back.',
        },
        {
          from: 27,
          to: 28,
          title: 'Close it well',
          action:
            'Day 27: read only your underlined sentences, start to end. Day 28: learn one of them by heart, write half a page on what this book wants from you, and lend it to somebody, pencil marks and all.',
        },
      ],
    },
    {
      key: 'a-month-of-enough',
      pillar: 'spiritual',
      title: 'A month of enough',
      description:
        "Seneca told Lucilius to spend a few days on plain food and rough clothes and ask: is this what I was afraid of? (Letter 18.) A month of less, one habit at a time. No fasting, no hardship for your family. A day counts with that week's habit kept. A slip is noted, not paid for.",
      duration: 30,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Write down what is enough',
          action:
            'Day 1: list what you bought, scrolled, drank and upgraded last month, no scolding. Day 2: write what would be enough in food, clothes, kit, news and praise. Already short of money? Leave out the spending weeks and do "Less noise" and "Less of me" in their place.',
        },
        {
          from: 3,
          to: 8,
          title: 'Nothing new',
          action:
            'Buy only food, medicine, fuel and what others depend on. When you want something, write it on a list with the date. Read the list on day 8. Notice how many of the wants have wandered off without you.',
        },
        {
          from: 9,
          to: 14,
          title: 'Plain plates',
          action:
            'Full, ordinary, unfussy meals, cooked at home where you can: oats, beans, rice, eggs, bread, greens. Eat enough. Follow any diet your doctor gave you, and skip this week if food has ever been a battle for you. Ask at table: is this what I was afraid of?',
        },
        {
          from: 15,
          to: 19,
          title: 'The old coat',
          action:
            'Wear what you have, the plainer the better, within what your job asks. Mend one thing. Day by day, notice whose eyes you were dressing for. Write down one name, or write nobody, whichever is true.',
        },
        {
          from: 20,
          to: 24,
          title: 'Less noise',
          action:
            'News once a day, ten minutes. No feed before noon or after supper. One drive, ride or meal in silence each day. Keep the calls and messages that hold friendships up; this week is about noise and not about people.',
        },
        {
          from: 25,
          to: 28,
          title: 'Less of me',
          action:
            'Once a day let somebody else have it: the last word, the better seat, the credit, the quick queue. Do not mention it. If you are a man who always gives way, do the reverse: take your fair share, once, without apology.',
        },
        {
          from: 29,
          to: 30,
          title: 'Give the difference away',
          action:
            'Reckon what the month left over in money or hours, even if it is a little, and give some to a person or cause you chose in advance. Then go back to the list from day 2, put a new number or word beside each line, and circle the one habit that stays.',
        },
      ],
    },
    {
      key: 'sixty-days-of-sitting',
      safetyRevision: 1,
      pillar: 'spiritual',
      title: 'Sixty days of sitting',
      description:
        'For a man who can already sit ten minutes. You build to twenty over two months, one method at a time. A day counts with the timer rung; three minutes on a bad one. If you live with trauma, bipolar disorder or psychosis, ask your doctor first. If sitting brings panic, flashbacks or a sense of unreality, stop, do something solid with your hands, and get medical advice.',
      duration: 60,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 7,
          title: 'Ten minutes, the breath',
          action:
            'Same place and time daily. Upright but not stiff; a chair is as good as a cushion. Rest your attention on the breath at the nose or the belly. Count out-breaths to ten if it helps. Breathe normally throughout; there is nothing to hold or force.',
        },
        {
          from: 8,
          to: 14,
          title: 'Twelve minutes, the body',
          action:
            'Sweep slowly from the feet up and back down. Where there is nothing to feel, note nothing and move on. Where it hurts, shift your posture without ceremony. End with one minute of simply sitting there.',
        },
        {
          from: 15,
          to: 21,
          title: 'Fifteen minutes, sounds and thoughts',
          action:
            'Listen as if to rain. When a thought comes, give it a one-word label, planning, arguing, replaying, and come back to hearing. Keep a tally for one sitting. On day 21 write which word won.',
        },
        {
          from: 22,
          to: 30,
          title: 'Fifteen minutes, weather report',
          action:
            'Begin each sitting by naming the mood in one word and where in the body it lives. Sit with it as you would beside a friend, not fixing. Day 30: half a page on what is different off the chair. If the answer is nothing, write that.',
        },
        {
          from: 31,
          to: 37,
          title: 'Walk it',
          action:
            'Ten minutes sitting, ten walking slowly back and forth over ten paces, or rolling, feeling each contact with the ground. If you cannot walk, open and close your hands slowly, feeling each finger. Eyes open. It looks strange; go where that will not trouble you.',
        },
        {
          from: 38,
          to: 45,
          title: 'Twenty minutes, goodwill',
          action:
            'Ten minutes with the breath, ten silently wishing people well: someone easy, yourself, a stranger, someone mildly difficult. Plain words: may you be safe, may you be well. Say it as a prayer if that is your way.',
        },
        {
          from: 46,
          to: 52,
          title: 'Twenty minutes, no method',
          action:
            'Sit and know that you are sitting. No counting, no object; when lost, begin again. If it turns to daydreaming for three sittings running, go back to the breath without regret. Good tools are allowed to be simple.',
        },
        {
          from: 53,
          to: 58,
          title: 'Find company',
          action:
            'Keep twenty minutes with the method that suits you. Sit once with other people: a local group, a temple, a Quaker meeting, a live session online. Be wary of anyone who sells secrets, claims cures or forbids questions.',
        },
        {
          from: 59,
          to: 60,
          title: 'Set the terms',
          action:
            'Day 59: twenty minutes, then write what this has given and taken. Day 60: decide on minutes, time, method and company for the next season, and write down what you will do when you stop for a while. You will. Then you sit down again.',
        },
      ],
    },
  ],
}
