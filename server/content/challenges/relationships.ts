import type { LibraryChallenge, Shelf } from '../types.ts'

export const relationships: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-thank-yous-out-loud',
      pillar: 'relationships',
      title: 'Three thank-yous, said out loud',
      description:
        "Three days, three people, one specific thank-you each. Not a thumbs-up and not 'thanks for everything': what they did, and what it did for you. The first two take a couple of minutes each, the last one half an hour. It feels slightly awkward, which is how you know it is not routine.",
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Someone from this week',
          action:
            'Pick a person who did you a good turn in the last seven days. Tell them to their face or by phone what they did and what it spared you or gave you. Three sentences, then stop. Done when it has been said. If you cannot reach them, a voice message counts.',
        },
        {
          from: 2,
          to: 2,
          title: 'Someone you take for granted',
          action:
            'Thank a person close to you for something they do so often that nobody sees it: the bins, the lifts, the shopping, the patience. No joke to make it lighter and no request after it. If bedtime came first, say it at breakfast and count it.',
        },
        {
          from: 3,
          to: 3,
          title: 'Someone you never thanked',
          action:
            'Think of a teacher, boss, relative or friend who once gave you a push. Write six to ten lines: what they did, what came of it, where you are now. Send it. If they have died, or contact would not be safe or kind, read it aloud on your own. That counts too.',
        },
      ],
    },
    {
      key: 'ask-one-more-question',
      pillar: 'relationships',
      title: 'Ask one more question',
      description:
        'Most talks end one question too early. For five days you stay for one more: a short, open, curious question, and then quiet while the other person answers. You will hear things that were there all along.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count the fixes',
          action:
            'Change nothing yet. In three conversations, notice when you hand out advice, top a story with your own or look for the way out. Tonight write down what you did most. One line is enough. No scolding; you are finding out where you start.',
        },
        {
          from: 2,
          to: 2,
          title: 'What was that like?',
          action:
            "In two conversations, when the other person finishes, ask one more question before anything else: 'What was that like?' or 'What happened then?' Then count to five in your head. Done when you have asked it twice and heard both answers to the end.",
        },
        {
          from: 3,
          to: 3,
          title: 'Say it back',
          action:
            "With one person, say back the heart of what you heard in your own words and ask, 'Have I got that right?' If they correct you, good: thank them and try again. Once is enough. By phone or in writing works as well as face to face.",
        },
        {
          from: 4,
          to: 4,
          title: 'No advice unless invited',
          action:
            "All day, before advising anyone outside of your job duties, ask: 'Do you want ideas, or do you want me to listen?' Then do what they say. If advice slips out, stop in the middle and say, 'Sorry, I went straight to fixing. Carry on.' That counts as a pass.",
        },
        {
          from: 5,
          to: 5,
          title: 'Twenty minutes for one person',
          action:
            'Give one person twenty minutes, phone out of sight: a walk, a drive, a call. Ask three real follow-up questions and talk less than a third of the time. Afterwards write down one thing you did not know about them yesterday. No time today? Fix a slot within three days.',
        },
      ],
    },
    {
      key: 'phone-in-the-drawer',
      pillar: 'relationships',
      title: 'Phone in the drawer',
      description:
        'One hour a day, the phone lives in a drawer in another room while you are with somebody, or while you make room for somebody. Seven days, an hour each, and two on the sixth. The drawer is the whole method. On call or caring for someone? Leave the ringer on for that number.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose the drawer and the hour',
          action:
            'Pick a drawer and an hour when people are around: dinner, bath time, the hour after work. Living alone, pick the hour before you go out or make a call. Tell whoever should know. Set calls from two important numbers to come through. Then do the hour once.',
        },
        {
          from: 2,
          to: 2,
          title: 'One meal, start to finish',
          action:
            'Phone in the drawer before you sit down, out when the plates are cleared. Ask one person at the table about the hardest part of their day. Eating alone? Invite somebody for later in the week before the meal ends, then eat without a screen.',
        },
        {
          from: 3,
          to: 3,
          title: 'The first ten minutes home',
          action:
            'Drawer before the coat is off. For ten minutes greet whoever is there properly and let them talk first. Then finish the hour. If you work at home, close the lid, walk round the block or sit by an open window, and come back in as if from work.',
        },
        {
          from: 4,
          to: 4,
          title: 'Notice the itch',
          action:
            'During the hour you will reach for a pocket that is empty. Each time, look at the person in front of you instead and say one thing to them. Afterwards write down how often it happened. A high number is normal. It is only a number.',
        },
        {
          from: 5,
          to: 5,
          title: 'Do something with your hands',
          action:
            'Spend the hour on a job shared with someone: cook, fix, fold, shell peas, play cards, push the swing. Talk often comes easier beside a job than across a table. Alone tonight? Write a proper letter by hand to one person, one page, and post it.',
        },
        {
          from: 6,
          to: 6,
          title: 'Two hours',
          action:
            'Double it, best in the evening or on a free afternoon. Say beforehand what the two hours are for, so that they do not leak away. If you broke off early, note what called you and whether it could have waited. Then give the missing part tomorrow.',
        },
        {
          from: 7,
          to: 7,
          title: 'Keep or change',
          action:
            "Do the hour once more. Then ask the people who shared it: 'What was different?' Listen without defending the phone. Decide on one hour in the week that stays in the drawer for good, write it on paper and stick it inside the drawer.",
        },
      ],
    },
    {
      key: 'a-no-that-holds',
      pillar: 'relationships',
      title: 'A no that holds',
      description:
        'Ten days of saying no and meaning it, starting with small ones. You learn to answer late rather than wrong, to refuse without a speech, and to stay kind while the other person is disappointed. If someone at home frightens you, do not practise on them; get advice first.',
      duration: 10,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'List your false yeses',
          action:
            'Write down five things you agreed to in the last month and did not want. Beside each put what you feared would happen if you refused. Ten minutes on paper. Nothing to say to anyone yet.',
        },
        {
          from: 2,
          to: 3,
          title: 'Let me come back to you',
          action:
            "For two days answer every request that is not urgent with, 'Let me look at it and tell you by tonight.' Then do tell them by tonight, yes or no. Done when you have used it twice. If you blurted out a yes, notice it and go on.",
        },
        {
          from: 4,
          to: 5,
          title: 'Two small noes',
          action:
            'Refuse one small thing each day: an extra, an upgrade, a meeting with no point, a second helping. Say no in one sentence, with thanks, without an excuse you made up. If nothing comes up, end a subscription or leave a group chat you never read.',
        },
        {
          from: 6,
          to: 6,
          title: 'Write your one sentence',
          action:
            "Choose one real limit you need with one real person. Write it in a sentence: what you will do, not what they must become. 'I do not take work calls after seven; I will ring back at eight.' Read it aloud three times, slower each time.",
        },
        {
          from: 7,
          to: 7,
          title: 'Say it once',
          action:
            'Say the sentence to the person at a calm hour, in private. Then be quiet. Do not argue the case a second time; repeat the same words if you must. Done when it has been said, however they take it. If it shook you, tell a friend tonight.',
        },
        {
          from: 8,
          to: 9,
          title: 'Hold it and stay warm',
          action:
            "The limit will be tested, mostly by habit and not by malice. Hold it each time with the same words and an even tone, and do one friendly thing for that person each day. If you gave way, say so: 'I said seven and I picked up. From today it is seven.'",
        },
        {
          from: 10,
          to: 10,
          title: 'Look at the ledger',
          action:
            'Compare what you feared on day one with what happened. Write down one limit to keep, one you set too hard and will soften, and one person whose no you will take better from now on. Fifteen minutes. Done when the three lines are on paper.',
        },
      ],
    },
    {
      key: 'ten-minutes-they-choose',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'Ten minutes, and they choose',
      description:
        'Every day for two weeks one child, or one older relative, gets ten minutes of you and chooses what happens. No teaching, no correcting, no phone. Fathers, stepfathers, uncles, grandfathers and godfathers all welcome. By video call counts.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Set it up',
          action:
            "Choose the person, and with a child who is not yours ask the parent and stay where the parent can see or hear. Tell them: 'For two weeks you get ten minutes of me every day and you choose what we do.' Fix the usual time. Then do the first ten minutes with the phone in another room.",
        },
        {
          from: 2,
          to: 4,
          title: 'Follow, do not lead',
          action:
            "Do what they choose and describe what you see instead of steering: 'You put the red one on top.' With an older person: ask for the story and let it wander. No questions with a right answer. If they choose silence or a cartoon, sit beside them. It counts.",
        },
        {
          from: 5,
          to: 7,
          title: 'Swallow the correction',
          action:
            "Three days without a single 'well, actually', unless it is about safety. Let the tower lean and the date be wrong. When you catch yourself, press your thumb and finger together and wait. Missed the usual time? Ten minutes at bedtime or on the phone.",
        },
        {
          from: 8,
          to: 10,
          title: 'Name what you like',
          action:
            "Each day say one true thing you liked about how they did it, not what they achieved: 'You tried that four times.' One sentence, once, no sugar. If they shrug, let them. A teenager may choose ten minutes of you watching a screen game. Take it.",
        },
        {
          from: 11,
          to: 13,
          title: 'Hold the time on a bad day',
          action:
            "By now there will be a day with a row or a deadline in it. Keep the ten minutes anyway; they are not a reward to be taken away. If you lost your temper earlier, begin with, 'I was short with you. That was mine, not yours.' Then play.",
        },
        {
          from: 14,
          to: 14,
          title: 'Ask how it was',
          action:
            "Ask: 'What was the best thing we did? What should we keep?' Then listen. Choose two fixed slots a week that will go on without an end date, put them in the calendar, and tell them. Done when they know the days.",
        },
      ],
    },
    {
      key: 'repair-within-a-day',
      pillar: 'relationships',
      title: 'Repair within a day',
      description:
        'For three weeks nothing you broke with a word is left lying overnight. You will not stop making mistakes; you will get quick at mending them. A plain apology, a real change, no grovelling. For ordinary rows only: where there is fear or violence, get proper help instead.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'See the dents',
          action:
            "Each evening take five minutes: who did I snap at, ignore, mock or let down today? Write the name and what I did, without the word 'but'. An empty day is fine. No apologies yet. Done when the line is written.",
        },
        {
          from: 4,
          to: 6,
          title: 'The small apology',
          action:
            "Mend one small thing a day within 24 hours: 'I cut you off at lunch. You were in the middle of something. Go on, if you still want to.' What you did, how it may have been, what now. Nothing to mend today? Thank someone for their patience instead.",
        },
        {
          from: 7,
          to: 9,
          title: 'Drop the excuse',
          action:
            "Same practice, one rule harder: no reason, no history, no 'I was tired', no 'if you were upset'. If they want the reason they will ask. Write the sentence down first if that helps. When an excuse slips out, stop and say the first half again.",
        },
        {
          from: 10,
          to: 12,
          title: 'Ask what it was like',
          action:
            "After an apology ask one question: 'What was that like for you?' Then listen for two minutes without defending yourself. If it gets heated, say when you will come back to it, within the day, and come back. Once in three days is enough.",
        },
        {
          from: 13,
          to: 15,
          title: 'Mend by doing',
          action:
            'Words are half of it. Each day do one thing that makes good: replace what you broke, do the job you forgot, tell the people who heard you mock him that you were wrong. Done when the other person is better off, not when you feel lighter.',
        },
        {
          from: 16,
          to: 18,
          title: 'The older one',
          action:
            'Choose one thing that is months or years old and still small enough to mend alone. Write it, sleep on it, then say or send it with no request for an answer. If contact has been refused, leave it be; write it for yourself and mend the habit.',
        },
        {
          from: 19,
          to: 20,
          title: 'Catch it earlier',
          action:
            "Now shorten the gap. Try to mend within the hour, then within the conversation: 'Let me say that again, better.' Do it once each day. If you only notice at night, say it in the morning. That still beats last year.",
        },
        {
          from: 21,
          to: 21,
          title: 'Name your pattern',
          action:
            "Read your notes. What do you break most often, with whom, at what hour? Write one sentence: 'When I am ___ I tend to ___, and next time I will ___.' Show it to one person who is likely to see it happen. Done when they have read it.",
        },
      ],
    },
    {
      key: 'forty-days-of-turning-towards',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'Forty days of turning towards',
      description:
        "John Gottman and Joan DeClaire call them bids in The Relationship Cure (2001): a sigh, a 'look at that', a hand on the arm. For forty days you notice them and answer. Choose one person: a partner, a child, a parent, a housemate, a friend you see often. Not someone who frightens you.",
      duration: 40,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Learn to see a bid',
          action:
            'Three days of watching. A bid is any small ask for your attention: a remark, a joke, a look, a link sent at noon. Each night write down three you saw and whether you turned towards it, away or against it. No score to beat.',
        },
        {
          from: 4,
          to: 8,
          title: 'Answer five a day',
          action:
            "Turn towards at least five bids a day from your person. Look up, say something back, laugh if it is funny. It need not be long: 'Show me' is enough. You were busy? 'Give me two minutes, I want to hear it' counts, provided you come back.",
        },
        {
          from: 9,
          to: 13,
          title: 'Put down what you hold',
          action:
            'When the bid comes, put down the tool, the phone or the pan and turn your body, or your voice on a call, towards them for ten seconds. Aim for three times a day. Not while driving or carrying something hot, obviously. Missed them all? Start one yourself.',
        },
        {
          from: 14,
          to: 18,
          title: 'Make bids of your own',
          action:
            'Each day offer two: point something out, ask their view, sit nearer, send the photo. Keep them light and let them go if they get no answer. A day without an answer means little. If you have not spoken at all, a two-line message will do.',
        },
        {
          from: 19,
          to: 23,
          title: 'The clumsy bid',
          action:
            "Complaints and moods often hide a bid. 'You are never here' may mean 'I miss you.' Once a day answer what is underneath: 'Sounds as if you could use an hour with me. When?' If you guess wrong they will tell you. Stay with it for five minutes.",
        },
        {
          from: 24,
          to: 28,
          title: 'One small ritual',
          action:
            "Build one fixed moment a day and hold it for five days: a proper goodbye, coffee side by side, a word at lights-out, a call at ten past six. Choose it together. If a day falls out, do it the next and say, 'Missed that yesterday.'",
        },
        {
          from: 29,
          to: 33,
          title: 'Towards, even when cross',
          action:
            "For five days keep turning towards while you disagree. You can be angry and still look up. Say, 'I am still annoyed and I still want to hear about your day.' If it gets too hot, take twenty minutes and name the time you are back.",
        },
        {
          from: 34,
          to: 37,
          title: 'Widen the circle',
          action:
            'Keep your person, and add one: a colleague, neighbour, brother, the man at the desk. Answer three of their bids a day. Notice who never gets your attention although he asks for it quietly. Done each day when both have had some of it.',
        },
        {
          from: 38,
          to: 39,
          title: 'Ask for the report',
          action:
            "Tell your person what you have been doing and ask: 'When did you notice it? When did I still miss you?' Take notes and do not argue. Spread it over two days if that is easier. If they noticed nothing, ask what would be worth noticing.",
        },
        {
          from: 40,
          to: 40,
          title: 'Choose what stays',
          action:
            'Write down the one ritual that stays, the hour of the day when you are hardest to reach, and what you will do about that hour. Five lines. Read them to your person. Then make supper, or be made some, and look up when they speak.',
        },
      ],
    },
    {
      key: 'ninety-days-good-as-your-word',
      pillar: 'relationships',
      title: 'Ninety days, good as your word',
      description:
        "For ninety days you promise less and keep all of it: times, small favours, 'I'll ring you'. You carry a list, renegotiate early and say when you failed. Trust is mostly small promises kept by the same man over and over. Needs a notebook and five minutes a night.",
      duration: 90,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 7,
          title: 'Catch every promise',
          action:
            "Carry a small notebook or one note on your phone. Write down every promise, also the half ones: 'I'll look into it', 'we must meet up'. To whom, what, by when. Keep living as usual. At the end of the week count them; most men are surprised.",
        },
        {
          from: 8,
          to: 14,
          title: 'Clear the old stock',
          action:
            'Go through the list and older debts: the borrowed drill, the unanswered message, the visit. Each day settle one: do it, hand it back, or say honestly that you will not. If it is too long for a week, do the seven that have waited longest.',
        },
        {
          from: 15,
          to: 21,
          title: 'Be five minutes early',
          action:
            'This week only time: be where you said, five minutes before. Double your guess for travel. If traffic, a child or your body makes you late, tell them before the hour, with a new time. Done each day when nobody has waited for you uninformed.',
        },
        {
          from: 22,
          to: 30,
          title: 'Promise half',
          action:
            "Cut your promises in half. Say 'no', 'not this week' or 'I will tell you on Friday' instead of a soft yes. Each evening read the list and strike 'I'll try'. Either it has a day or it is not a promise. If one slipped out, go and put a day to it.",
        },
        {
          from: 31,
          to: 37,
          title: 'Warn early',
          action:
            "When a promise starts to wobble, say so that day and offer a new date: 'I said Thursday, it will be Saturday noon.' Each morning look three days ahead for the one most likely to slip. After the deadline it is no longer a warning; then apologise, and name the new day.",
        },
        {
          from: 38,
          to: 45,
          title: 'Promises at home',
          action:
            "Choose the person who has heard most of your unkept words. Ask: 'What have I said I would do and not done?' Write it down without debate. Do one item every second day, starting with the smallest. Single or far away? A parent, a friend or your child counts.",
        },
        {
          from: 46,
          to: 52,
          title: 'Keep one to yourself',
          action:
            'Add one daily promise nobody will check: the bed made, the walk, lights out by eleven. Small enough for your worst day. Mark it on paper each night. Miss a day and you go on the next; miss three and it was too big, so halve it.',
        },
        {
          from: 53,
          to: 60,
          title: 'Own the misses',
          action:
            "For eight days say every miss out loud before you are asked: 'I said I would and I did not. I will do it by tomorrow at six.' No reason unless they ask for it. No misses this week? Then check the list; you may have grown careless with small ones.",
        },
        {
          from: 61,
          to: 68,
          title: 'One promise with weight',
          action:
            'Choose one that will take all eight days: the long form, the shed, the box of photographs, the papers for a debt adviser. Tell the person, name the date, cut it into eight pieces and do one a day. If a piece fails, split it in two.',
        },
        {
          from: 69,
          to: 75,
          title: 'Confidences and names',
          action:
            'Keep what you were told in confidence for a week: no retelling, no hints. Where somebody is being talked down in his absence, say one fair thing or change the subject. Safety is the exception: if a person is in danger, tell someone who can help.',
        },
        {
          from: 76,
          to: 83,
          title: 'Ask three people',
          action:
            "Ask three who depend on you: 'Where can you rely on me? Where can you not?' One every other day. Say thank you, write it down, answer nothing for 24 hours. On the last two days act on one thing you heard.",
        },
        {
          from: 84,
          to: 89,
          title: 'Run it without the list',
          action:
            'Leave the notebook at home and rely on fewer promises and better habits. Each night recall the day from memory and check whether anything is owed. If two things slip in a week, go back to the list. It is a tool, and using one is no weakness.',
        },
        {
          from: 90,
          to: 90,
          title: 'Read it back',
          action:
            'Read the whole notebook. Write half a page: what you now promise, what you no longer promise, and to whom the ninety days mattered most. Tell that person one sentence of it. Done when it has been said.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'names-and-dates',
      pillar: 'relationships',
      title: 'Names and dates',
      description:
        'Three evenings to write down the people you would miss and the days that matter to them. Birthdays, exams, operations, anniversaries of a loss. Remembering is mostly a matter of writing it down, whatever they say about hearts.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Fifteen names',
          action:
            'Write down fifteen people you would miss: family, friends, the neighbour, the old workmate. Beside each put when you last spoke for more than five minutes. Half an hour. If you stop at six, then six is your list. Better six you ring than fifteen you mean to.',
        },
        {
          from: 2,
          to: 2,
          title: 'The days that matter',
          action:
            "For each name add the birthday, the names of partner and children, and one day that may be hard for them. Ask for what you do not know: 'I am writing down birthdays like a grown-up. When is yours?' Three asked is enough for tonight.",
        },
        {
          from: 3,
          to: 3,
          title: 'Into the calendar, one used',
          action:
            "Put every date in your calendar as yearly, with a reminder three days ahead. Then use one today: ring or write to whoever's date is nearest, or simply the one you have neglected longest. Done when the dates are in and one message is out.",
        },
      ],
    },
    {
      key: 'seven-calls',
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
    {
      key: 'walk-beside-someone',
      pillar: 'relationships',
      title: 'Walk beside someone',
      description:
        'Some talk comes easier side by side. Ten days, five shared walks of half an hour, and a day between for asking the next person. Wheels, a bench, a slow lap of the supermarket or a car parked by water do the same work. Rain counts.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Ask two people',
          action:
            "Ask two people for half an hour this week: 'Walking on Tuesday at six, come along?' A day and a time, no 'sometime'. Then take the first walk with whoever says yes. Nobody free? Walk alone and ring someone on the way.",
        },
        {
          from: 3,
          to: 4,
          title: 'The second walk: their week',
          action:
            "Invite someone you see daily but seldom listen to. Ask, 'What took the most out of you this week?' and leave the pauses alone; on a walk they do no harm. Comfortable pace for the slower of you. Half an hour, or fifteen minutes twice.",
        },
        {
          from: 5,
          to: 6,
          title: 'The third walk: something true',
          action:
            'This time you tell something: one thing that worries or pleases you and that you have not told anyone. Two minutes, plain words. You need not ask for advice. If you lose your nerve, tell it on the last stretch home. Many do.',
        },
        {
          from: 7,
          to: 8,
          title: 'The fourth walk: someone new',
          action:
            'Ask a neighbour, a colleague, a father from school, the man from the gym. Keep it short and public: twenty minutes at lunch. If he declines, thank him and ask one other person. Two honest asks count as done, walk or no walk.',
        },
        {
          from: 9,
          to: 10,
          title: 'The fifth walk: same again',
          action:
            "Go once more with the person whose walk did you most good. At the end ask, 'Same time next fortnight?' Put it in the calendar on the spot. Write down who surprised you and what you would not have heard at a table.",
        },
      ],
    },
    {
      key: 'the-whole-job-at-home',
      pillar: 'relationships',
      title: 'The whole job at home',
      description:
        'Take over one household job entirely: noticing, planning and doing. Eve Rodsky makes the point in Fair Play (2019): doing what you are told leaves the thinking with someone else. Two weeks, one job, no reminders. Living alone? Take the job you always dodge.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask which one',
          action:
            "Ask the person you live with: 'Which job do you carry in your head that I could take over entirely?' Take what they name, not what you like. Living alone or sharing a flat: choose the one that is always left. Done when it is named and you have said yes.",
        },
        {
          from: 2,
          to: 3,
          title: 'Learn the standard',
          action:
            "Watch or ask how it is done today: when, with what, what must not be forgotten, what 'good' looks like. Write it on a card. Ask why before you improve anything. Twenty minutes. Your cleverer system may wait a fortnight.",
        },
        {
          from: 4,
          to: 6,
          title: 'Run it, no questions',
          action:
            "From now on it is yours: noticing what is low, buying, doing, clearing up after. Three days without asking 'where is' or 'shall I'. Look, look again, then decide. Got it wrong? Put it right yourself, and say so in one sentence.",
        },
        {
          from: 7,
          to: 7,
          title: 'Half-way look',
          action:
            "Ask: 'Did you still have to think about it this week?' If yes, find out what part, and take it. Do not list what you did. Cross out and correct the card. If the week went badly, begin again from the card tomorrow; nobody needs a speech.",
        },
        {
          from: 8,
          to: 10,
          title: 'Think a week ahead',
          action:
            'Plan the job for the coming week: what will be needed, what could upset it, who must be told. Put the dates in your own calendar. The thinking is the heavier half. A day when it does not arise, look over stocks and dates for five minutes.',
        },
        {
          from: 11,
          to: 13,
          title: 'Do it on a bad day',
          action:
            'Somewhere here you will be late, tired or cross. Do the smallest decent version: simple food, one load, the form filled in tonight. If you truly cannot, arrange the replacement yourself and tell them before they notice it.',
        },
        {
          from: 14,
          to: 14,
          title: 'Keep it or swap it',
          action:
            "Sit down for fifteen minutes. Ask: 'Is it off your mind?' Agree that it stays yours, or swap it for another by a fixed date. Then ask what you could take next, later. Done when one job has your name on it and no end date.",
        },
      ],
    },
    {
      key: 'four-weekly-half-hours',
      pillar: 'relationships',
      title: 'The weekly half-hour',
      description:
        'Four half-hours in thirty days with the person you live with or love most, on the same evening: thanks, the calendar, what rubs, what you hope for. In between, you do the one small thing they asked for. Partners, housemates, a parent and grown son: it works for all of them.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Make the appointment',
          action:
            "Ask: 'Could we have half an hour a week, to talk about us before anything is on fire? Four times, then we see.' Fix evening, place and what you drink. If they are doubtful, offer fifteen minutes and one trial. Done when the first date stands.",
        },
        {
          from: 3,
          to: 3,
          title: 'First half-hour: thanks',
          action:
            'Each tells the other three exact things from the week they were glad of. Then each asks for one small thing for the coming week, which can be done in under an hour. No complaints tonight. Write the wishes down. Stop on time, even if it is going well.',
        },
        {
          from: 4,
          to: 9,
          title: 'Do the one thing',
          action:
            'Do what was asked of you, early in the week and without being reminded. If it turns out larger than thought, do the first piece and say when the rest follows. On the other days notice one thing a day for your next list of thanks.',
        },
        {
          from: 10,
          to: 10,
          title: 'Second half-hour: the calendar',
          action:
            'Thanks first, two each. Then lay the calendars side by side: who is where, what will be heavy, who needs rest, when you two have an hour. Settle one thing that always goes wrong on weekdays. Wishes again, one each. If you quarrel, stop with a new date.',
        },
        {
          from: 11,
          to: 16,
          title: 'The thing, and an hour',
          action:
            'Do the wish. And keep one hour for the two of you without screens or errands: a walk, a meal, cards. If a child is ill or a shift moves, fix the replacement that same day. Half an hour beats none. Each night note one thing for your thanks.',
        },
        {
          from: 17,
          to: 17,
          title: 'Third half-hour: what rubs',
          action:
            "Thanks first. Then each names one thing that rubs, in the form 'When ___, I feel ___, I would like ___.' The other says back what was heard before answering. One thing each, not the archive. Getting too hot? Twenty minutes apart, then back.",
        },
        {
          from: 18,
          to: 23,
          title: 'Try the change',
          action:
            "Both try the agreed change for six days. Note what helps; do not keep accounts of the other's lapses. If yours slips, say so the same day and start over. Wish of the week as always. If talks here end in fear or threats, stop and get outside help.",
        },
        {
          from: 24,
          to: 24,
          title: 'Fourth half-hour: what we hope for',
          action:
            "Thanks first. Then ask: 'What would you like more of, this coming year? What do you miss?' Listen to the end, write it down, promise nothing large. Choose one small hope that can start this month, with a date and a name beside it.",
        },
        {
          from: 25,
          to: 29,
          title: 'Start the hope',
          action:
            'Take the first step towards the hope within these five days: book, ask, clear the room, fetch the form. One small action a day, ten minutes. If it proves impossible, say why and propose the next best. Letting it sink in silence is what does harm.',
        },
        {
          from: 30,
          to: 30,
          title: 'Keep it or let it go',
          action:
            "Ask: 'Shall we go on? What should change?' Weekly, fortnightly or not at all; a no is an answer and not a quarrel. Write down your own three lines: what you learned about them, about yourself, and what you do more gladly now.",
        },
      ],
    },
    {
      key: 'time-out-with-a-return',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'Time out, with a time back',
      description:
        'You learn to leave a row before you say the thing, and to come back when you said you would. Leaving without a time is slamming a door; leaving with one is a skill. Not for homes with violence: if you fear what you or another may do, talk to a helpline today (findahelpline.com); in danger, ring the emergency number.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Know your signs',
          action:
            'For three days watch for your early signs in small annoyances: jaw, heat, volume, talking faster, going cold. Write down where it starts in the body and what had just been said. No changes yet. No annoyance today? Describe the last one you remember.',
        },
        {
          from: 4,
          to: 5,
          title: 'Agree on the rule',
          action:
            "At a calm hour tell the people you live or work with: 'When I notice I am boiling over I will say pause, go for twenty minutes and come back. You may do the same.' Agree on the word and on who stays with the children. Living alone? Agree it with a friend.",
        },
        {
          from: 6,
          to: 8,
          title: 'Rehearse it cold',
          action:
            "Say it aloud once a day when nothing is wrong: 'I need a pause. I am back at ten past eight.' Leave the room, come back on the minute. It feels silly, and it is the surest way the words will be there when you need them. Three rehearsals, one a day.",
        },
        {
          from: 9,
          to: 11,
          title: 'Use it small',
          action:
            'Use the pause at the first sign in something minor: the dishes, the queue, the email. Say the sentence and the time, and go. Never stand in the doorway. Outside, move about, breathe out slowly, do not drive, do not drink, do not draft speeches. No occasion today? Rehearse once more.',
        },
        {
          from: 12,
          to: 14,
          title: 'What you do in the twenty minutes',
          action:
            'In the pause answer three questions on paper: What am I afraid of here? What might they be afraid of? What is my part? Then do something with hands or feet. If you come back still hot, ask for a second pause with a new time. That is allowed once.',
        },
        {
          from: 15,
          to: 17,
          title: 'Come back first',
          action:
            "Return on time and begin: 'I am back. My part was ___. What were you trying to tell me?' Listen two minutes. Coming back is worth more than being right. If you were late, say so before all else. No row this week? Begin an overdue talk with those words.",
        },
        {
          from: 18,
          to: 20,
          title: 'Let others use it',
          action:
            "Honour someone else's pause: do not follow, do not finish your sentence, do not text after them. Children may have one too, somewhere they like. Sit down and wait. Once each day notice when another person has had enough, and stop of your own accord.",
        },
        {
          from: 21,
          to: 21,
          title: 'Look at the tally',
          action:
            "Count: how often used, how often back on time, what you did not say. Ask the other: 'Did it feel like care or like running away?' Change one thing accordingly. If rows still frighten anyone, a counsellor or helpline comes next, this week.",
        },
      ],
    },
    {
      key: 'the-talk-you-put-off',
      pillar: 'relationships',
      title: 'The talk you have put off',
      description:
        'There is one. Twelve days to prepare it, hold it and follow it up: with a parent, partner, friend, grown child or boss. Not a telling-off, and not for people you are afraid of: in that case speak first with a professional or a helpline (findahelpline.com).',
      duration: 12,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose it and say why',
          action:
            "List three talks you have been avoiding. For each: what silence costs, what you fear, whether you can bear the worst likely answer. Choose a middling one, not the mountain. Write one sentence: 'I want this talk because I want ___ with this person.'",
        },
        {
          from: 3,
          to: 4,
          title: 'Both sides on paper',
          action:
            "Page one: what happened, as a camera would have seen it. Page two: the same from the other's chair, as fair as you can make it. Then what you contributed. Twenty minutes each evening. If page two stays empty, ask someone who likes them.",
        },
        {
          from: 5,
          to: 5,
          title: 'Your first three sentences',
          action:
            "Write what you will open with: what it is about, how you feel, what you hope for. 'I would like to talk about Dad's house. I feel left alone with it. I want us to stay on good terms.' No 'always', no 'never', no diagnosis of the other.",
        },
        {
          from: 6,
          to: 7,
          title: 'Try it on somebody',
          action:
            "Read the sentences to a friend who will not take sides. Ask: 'What would you hear in their place?' Shorten. Say it again on a walk until it sounds like you. No one to ask? Record it, listen the next day, cut half.",
        },
        {
          from: 8,
          to: 8,
          title: 'Ask for the time',
          action:
            "Ask without ambush: 'There is something I want to talk over with you. Could we have an hour on Saturday? You need not prepare.' Name the subject if they ask. If they say no, ask when. Done when a time stands or you have asked twice.",
        },
        {
          from: 9,
          to: 10,
          title: 'Hold the talk',
          action:
            "Sober, fed, rested, phones away, nobody listening in. Your three sentences, then: 'How is it for you?' Listen twice as long as you speak. Aim to understand first; agreement may need a second round. If it gets too hot, stop and name a day. If put off, keep the new date.",
        },
        {
          from: 11,
          to: 11,
          title: 'Write down what was said',
          action:
            "Note what you learned, what was agreed and what stayed open. Send two lines: 'Thank you for talking. I understood ___. I will ___ by ___.' If it went badly, thank them for the hour anyway and tell a friend how you are.",
        },
        {
          from: 12,
          to: 12,
          title: 'Do your part',
          action:
            'Do the first thing you promised, today, before they can ask. Then decide: a second talk, a rest, or letting it be. You are answerable for your share only. Done when your part has begun and the next date, if any, is written down.',
        },
      ],
    },
    {
      key: 'sixty-days-of-meeting-people',
      pillar: 'relationships',
      title: 'Sixty days of meeting people',
      description:
        'For single men who would like company and are tired of scrolling. Two months of going where people are, talking plainly, asking clearly and taking no for an answer. Whoever you hope to meet. Just out of a relationship or low at the moment? Friends first.',
      duration: 60,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 4,
          title: 'What you offer, what you look for',
          action:
            'One page a night: how I want to live; what I am good for in company; what I look for in three plain words; what I will not do again. Read it to a friend and ask what is missing. No lists of looks and heights.',
        },
        {
          from: 5,
          to: 10,
          title: 'Put the house in order',
          action:
            'Six days of small repairs: haircut, the shirt that fits, a clean flat, sleep, booking the dentist you put off, a photo from this year. One a day. Not to become someone else; so that you need not hide anything. Skip what costs too much.',
        },
        {
          from: 11,
          to: 18,
          title: 'Two rooms a week',
          action:
            'Choose two places where the same people meet every week: class, choir, club, team, volunteering, faith group, board games. Go to each and stay to the end. Say your name to two people each time. On the days between, greet three strangers with a full sentence.',
        },
        {
          from: 19,
          to: 25,
          title: 'Conversations with no aim',
          action:
            "One conversation a day with someone new or half known, of any age: ask, listen, tell one thing of your own, take your leave warmly. No aim beyond that. Shy? Begin with, 'I am new here, how does it work?' Leave alone anyone who is working, wearing headphones or turned away.",
        },
        {
          from: 26,
          to: 32,
          title: 'Ask one person plainly',
          action:
            "Ask one person (not one who works for you, or is paid to be friendly) for one clear thing: 'I have liked talking to you. Would you have a coffee with me on Thursday?' In person or by message. A yes is only for coffee; a no, a maybe or silence is a no. 'Thanks for telling me' and stay friendly. Done when asked.",
        },
        {
          from: 33,
          to: 40,
          title: 'Two short meetings',
          action:
            'Have two meetings of an hour in a public place, with one person or two. Ask more than you tell. Be honest about what you look for. Share the bill or take turns without theatre. Nobody said yes? Ask two more, or let friends invite someone for supper.',
        },
        {
          from: 41,
          to: 46,
          title: 'Honest within a day',
          action:
            "Answer everyone within a day: 'I would like to see you again' or 'I enjoyed it and I do not see us as a couple. I wish you well.' No vanishing. If you use an app, twenty minutes a day at most and three messages that refer to what the person wrote.",
        },
        {
          from: 47,
          to: 53,
          title: 'Slow and clear',
          action:
            'If someone is still there: meet twice this week and do something ordinary, cooking or a long walk. Ask before you touch and at every step after; a glad yes or nothing, and never when one of you is drunk. No one there? Keep your two rooms and give a small supper.',
        },
        {
          from: 54,
          to: 58,
          title: 'Take the noes to a friend',
          action:
            'Tell a friend about the two months: where you were brave, where you hid, what hurt. Ask what he or she sees. If each no floors you for days, talk with a counsellor; that is repair work, nothing worse. Then think of one who said no and wish that person well.',
        },
        {
          from: 59,
          to: 60,
          title: 'What stays, with or without',
          action:
            'Write down which rooms you go on visiting for their own sake, which people became friends, what you would say to yourself on day one. A partner is not the pass mark. If you know ten more people by name, it went well.',
        },
      ],
    },
  ],
}
