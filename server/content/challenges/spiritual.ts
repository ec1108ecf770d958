import type { Source } from '#contract/sources.ts'
import {
  aurelius,
  britton2021,
  epictetus,
  farias2020,
  goyal2014,
  lally2010,
  seneca,
  sturm2022,
  wikipediaLectioDivina,
} from '../sources.ts'
import type { LibraryChallenge, Shelf } from '../types.ts'

const galante: Source = {
  author: 'Julieta Galante and others',
  year: 2014,
  title: 'Effect of kindness-based meditation on health and well-being: a systematic review and meta-analysis',
  url: 'https://doi.org/10.1037/a0037249',
  checked: '2026-11-23',
}
const mettaSutta: Source = {
  author: 'Sutta Nipata',
  year: null,
  title: 'The Discourse on Love (Metta Sutta, Snp 1.8)',
  url: 'https://suttacentral.net/snp1.8',
  checked: '2026-11-28',
}
const letter18: Source = {
  author: 'Seneca, translated by Richard M. Gummere',
  year: 1917,
  title: 'Moral Letters to Lucilius, Letter 18',
  url: 'https://en.wikisource.org/wiki/Moral_letters_to_Lucilius/Letter_18',
  checked: '2026-11-28',
}
const sonnentag: Source = {
  author: 'Sabine Sonnentag, Bonnie Hayden Cheng, Stacey Parker',
  year: 2022,
  title: 'Recovery from work: advancing the field toward the future',
  url: 'https://doi.org/10.1146/annurev-orgpsych-012420-091355',
  checked: '2026-11-23',
}
const sabbath: Source = {
  author: 'Hebrew Bible',
  year: null,
  title: 'Exodus 20:8–11',
  url: 'https://www.sefaria.org/Exodus.20.8-11',
  checked: '2026-11-28',
}
const hanley: Source = {
  author: 'Adam Hanley and others',
  year: 2015,
  title: 'Washing dishes to wash the dishes: brief instruction in an informal mindfulness practice',
  url: 'https://doi.org/10.1007/s12671-014-0360-9',
  checked: '2026-11-23',
}
const hook: Source = {
  author: 'Joshua Hook and others',
  year: 2021,
  title: 'Minimalism, voluntary simplicity, and well-being: a systematic review of the empirical literature',
  url: 'https://doi.org/10.1080/17439760.2021.1991450',
  checked: '2026-11-23',
}
export const spiritual: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'sit-down-and-do-nothing',
      pillar: 'spiritual',
      title: 'Sit Down and Do Nothing',
      subtitle: 'A week of sitting quietly',
      description:
        'You sit still once a day, for two minutes at first and ten at the end. You don’t need a cushion or an empty mind. If you miss a day, do the next one. Sitting isn’t right for everyone. If you’ve had trauma, psychosis, mania or seizures, ask a doctor first. If it makes you feel worse, stop.',
      promise: 'Sit still once a day, for two minutes at first and ten at the end.',
      finishLine: 'I sat quietly on {days}.',
      duration: 7,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      sources: [goyal2014, britton2021],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Sit for two minutes',
          done: 'You sat still for two minutes.',
          action:
            'Pick a seat and a moment you can repeat, such as right after brushing your teeth. Set a timer for two minutes. Rest your hands. Notice your breath where you feel it most: nose, chest or belly. When the timer goes, you’re done.',
          details:
            'Lying down is fine. If you panic, or things seem unreal, open your eyes, move and stop. If you hear voices, haven’t slept for days or think about harming yourself, see a doctor today. Help now has lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Count your breaths out',
          done: 'You counted breaths for three minutes.',
          action:
            'Same seat, three minutes. Count each breath out from one to ten, then start again. If you lose count, go back to one. Breathe as you normally do.',
          details:
            'Losing count is normal. You may lose it five times in three minutes. Each time you notice and go back, you’ve done the exercise.',
        },
        {
          from: 3,
          to: 3,
          title: 'Listen for four minutes',
          done: 'You listened to the room for four minutes.',
          action:
            'Set the timer for four minutes and listen: the fridge, the street, the people upstairs. Let each sound come and go without deciding whether you like it. When you drift off, come back to whatever you can hear now.',
          details:
            'If watching your breath makes you uneasy, stay with sounds all week. If you don’t hear well, use what your hands or feet are touching.',
        },
        {
          from: 4,
          to: 4,
          title: 'Check where you’re tense',
          done: 'You went through your body from feet to face.',
          action:
            'Five minutes. Move your attention slowly from your feet to your face: legs, belly, hands, shoulders, jaw. Where you find tension, see whether it eases by itself. If it doesn’t, go on.',
          details:
            'Skip any part that hurts, lacks feeling or brings back bad memories. If it gets too much, open your eyes, get up and stop for today.',
        },
        {
          from: 5,
          to: 5,
          title: 'Take an easy day',
          done: 'You drank half a cup slowly.',
          action:
            'Make something warm or cold to drink. Sit down and drink half of it slowly, without a screen, a book or a conversation, and taste it. That’s all for today.',
          details: 'No timer today. If you miss even this, take three slow breaths in bed and count the day.',
        },
        {
          from: 6,
          to: 6,
          title: 'Sit somewhere noisier',
          done: 'You sat for six minutes with noise around you.',
          action:
            'Sit for six minutes away from your quiet seat: a bench, a break room, a bus shelter. Keep your eyes half open and let the noise be there. Come back to your breath or to one sound whenever you drift.',
          details: 'If you can’t get out, leave a door or window open at home. Don’t do this one while driving.',
        },
        {
          from: 7,
          to: 7,
          title: 'Sit for ten minutes',
          done: 'You sat for ten minutes in all.',
          action:
            'Ten minutes in your first seat, or twice five, with whatever worked best: counting, sounds or the body. Then look back over the week and choose how many minutes you could keep on an ordinary tired day. Zero is a fair answer.',
          details:
            'On average, meditation courses of several weeks ease anxiety and low mood by a small to moderate amount. They aren’t proven better than exercise or other treatment. If this week brought panic, bad nights or a feeling that things aren’t real, leave the ten minutes out and tell a doctor.',
        },
      ],
    },
    {
      key: 'three-quiet-evenings',
      pillar: 'spiritual',
      title: 'Three Quiet Evenings',
      subtitle: 'Three evenings without screens',
      description:
        'For three evenings you spend one hour with no screen in the room. You’ll find out what you do, think and feel when nothing is playing. If you’re on call or looking after someone, keep the sound on and the phone out of reach. If you work evenings, use any free hour. If you miss one, take the next.',
      promise: 'Spend one hour without a screen, and find out what you do, think and feel.',
      finishLine: 'I kept a quiet hour on {days}.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Keep your hands busy',
          done: 'You spent your quiet hour on small jobs.',
          action:
            'Choose your hour and tell anyone you live with. Put your phone out of reach, in another room if you can. Do small things with your hands: cook, sort a shelf, sew on a button, wash something. Leave music and podcasts off too.',
          details:
            'Count how often you reach for the phone, without blaming yourself. If the hour gets broken up, do the rest later. On a bad evening, half an hour is enough. Quiet can bring things up. If something heavy comes, stop and tell one person tonight or tomorrow.',
        },
        {
          from: 2,
          to: 2,
          title: 'Go out or look out',
          done: 'You spent your quiet hour looking out and reading.',
          action:
            'Keep your hour without a screen again. Spend the first half outside or at an open window, looking and listening. Spend the second half with something printed: a book, a psalm, old letters, a map.',
          details:
            'Half an hour is enough on a bad evening. If you have no outdoor space you feel safe in, a stairwell, a balcony or a chair by the window will do. If you use your phone to read or hear, set it to flight mode.',
        },
        {
          from: 3,
          to: 3,
          title: 'Plan nothing',
          done: 'You kept an hour with no screen and no plan.',
          action:
            'Keep the hour free and plan nothing for it. Sit, have something to drink, pray if you pray, watch the light change. When you want to get up, wait a few minutes first. At the end, choose one evening a week to keep, or none.',
          details:
            'You may feel restless, bored or tired. If sitting gets too much, do something small with your hands for the rest of the hour. Half an hour counts too.',
        },
      ],
    },
    {
      key: 'three-questions-before-bed',
      pillar: 'spiritual',
      title: 'Three Questions',
      subtitle: 'Look back on your day before bed',
      description:
        'The Roman writer Seneca went over his day each night before sleep. For two weeks you do something similar in five minutes, with three questions: what did you do badly, what did you do well, and what’s left to do? If you miss a night, do it with your morning drink.',
      promise: 'Look back on your day in five minutes, with three questions.',
      finishLine: 'I ended {days} with three questions.',
      duration: 14,
      difficulty: 'beginner',
      isJournal: true,
      sources: [seneca],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Write your first three lines',
          done: 'You answered three questions in one line each.',
          action:
            'Put paper and a pen next to your bed. Write one line for each: What did I do badly today? What did I do well? What’s left to do? Then put it away and sleep.',
          details:
            'Example: “Snapped at Dad. Called him back. Tax form.” You can also type, dictate or say it aloud to yourself. If the first line makes you feel worthless, leave it out on all nights and keep the other two. If you think others would be better off without you, Help now has lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Stick to what happened',
          done: 'You wrote three lines about what you did.',
          action:
            'Answer the three questions again. Describe what you did and don’t call yourself names. “I’m an idiot” tells you nothing; “sent an angry email at eleven at night” tells you what to change. If a line is an insult, replace it with the event.',
        },
        {
          from: 3,
          to: 3,
          title: 'Fill in the good line',
          done: 'You named one good thing.',
          action:
            'Tonight, start with what you did well. No jokes and no “nothing”. Look for small things: you kept quiet when it helped, finished a dull job, asked someone how they were and waited for the answer. Then answer the other two.',
        },
        {
          from: 4,
          to: 4,
          title: 'Run through the whole day',
          done: 'You went through the whole day.',
          action:
            'Before you answer, close your eyes for one minute and go through today in order: waking, meals, work or appointments, people, this moment. Then write your three lines. You may remember something you’d have missed.',
        },
        {
          from: 5,
          to: 5,
          title: 'Forgive yourself for today',
          done: 'You added one fair sentence to the first line.',
          action:
            'Seneca ended by telling himself not to do it again, and that he forgave himself this time. After the first line, add a sentence like that: “Next time I’ll ask first. Done for today.”',
        },
        {
          from: 6,
          to: 6,
          title: 'Take an easy night',
          done: 'You named one good thing before sleep.',
          action:
            'Only one question tonight: what did you do well? Say the answer aloud or in your head, then turn off the light.',
        },
        {
          from: 7,
          to: 7,
          title: 'Read the first week',
          done: 'You read the lines of your week.',
          action:
            'Read all your lines from this week in one go. Put a mark next to whatever comes up more than once. If you’ve been saying them aloud, go through what you remember. Then answer tonight’s three questions.',
        },
        {
          from: 8,
          to: 8,
          title: 'Put one thing right',
          done: 'You took one step to put something right.',
          action:
            'Choose one thing from your lines that you can put right: an apology, a bill, a call, a promise moved to a real date. If it’s too late today, set a time for tomorrow. Before bed, write your three lines.',
          details:
            'If there’s nothing to put right, thank someone instead. Leave alone anyone who has asked you to stay away.',
        },
        {
          from: 9,
          to: 9,
          title: 'See the day from their side',
          done: 'You looked at the day from someone else’s side.',
          action:
            'Pick one person you spent time with today, or the last one you spoke to. Tonight, answer the three questions the way they’d answer them about you. Be as fair to yourself as you’d be to them.',
          details:
            'Leave out anyone who frightens you, hurts you or runs you down. If there’s nobody else, choose a friend who knows you well, even if you haven’t met today.',
        },
        {
          from: 10,
          to: 10,
          title: 'Look at your words',
          done: 'You answered the three questions about your words.',
          action:
            'Answer the three questions about words only. What did you say that you regret? What did you say well? What did you leave unsaid? If it still matters and it’s safe to say, decide when you’ll say it.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do it aloud',
          done: 'You answered the questions aloud.',
          action:
            'No paper tonight. Say your three answers aloud: to someone you trust, in prayer, or to the empty room. Keep it to three sentences. If you share a room, whisper or form the words silently.',
        },
        {
          from: 12,
          to: 12,
          title: 'Make one plan',
          done: 'You made one if-then plan for tomorrow.',
          action:
            'Take what has come up most often in these two weeks. Write one sentence: “If … happens, then I will …”. For example: “If the meeting runs late, then I’ll message home at once.” Then answer the three questions.',
        },
        {
          from: 13,
          to: 13,
          title: 'Use your plan',
          done: 'You checked whether you used your plan.',
          action:
            'Keep your plan in mind today. Tonight, write your three lines and one more: did the moment come, and what did you do? If it went wrong, make the plan smaller. If the moment didn’t come, keep the plan for tomorrow.',
        },
        {
          from: 14,
          to: 14,
          title: 'Read all fourteen nights',
          done: 'You looked back over all your nights.',
          action:
            'Read all the nights in one sitting, or think back over them. What went better than you thought? What do you want to do differently? Choose: every night, once a week, or stop here. Throw the pages away or keep them somewhere private.',
        },
      ],
    },
    {
      key: 'ten-mornings-with-marcus',
      pillar: 'spiritual',
      title: 'Ten Mornings With Marcus',
      subtitle: 'Read what a Roman emperor wrote for himself',
      description:
        'Each morning you read one short passage from the Meditations and do one thing that follows from it that day. Marcus, a Roman emperor, wrote them for himself, often about getting up and coping with people. Any translation works. If you work shifts, “morning” is whenever you get up. If you miss it, read in a break.',
      promise: 'Read one short passage each morning, and do one thing that follows from it.',
      finishLine: 'I read Marcus Aurelius on {days}.',
      duration: 10,
      difficulty: 'intermediate',
      sources: [aurelius],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Get up for something (5.1)',
          done: 'You gave ten minutes to something that matters.',
          action:
            'Read book 5, section 1. In short: when it’s hard to get up, tell yourself that you’re getting up to do a human being’s work. What are you getting up for today, apart from money? Give that ten minutes today: a child, a prayer, a walk, a repair.',
          details:
            'The section begins: “In the morning when thou risest unwillingly, let this thought be present—I am rising to the work of a human being.” That’s George Long’s translation of 1862, free on Project Gutenberg; “thou” means “you”. A newer one may be easier.\n\nIf getting up is hard because of illness, pain or low mood, do your ten minutes in bed. A few passages speak of ending your own life as if it were a small thing. If they draw you in, close the book and tell someone today. Help now has lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Expect difficult people (2.1)',
          done: 'You started one decent exchange with someone difficult.',
          action:
            'Read book 2, section 1. In short: today I’ll meet people who are nosy, ungrateful, proud, dishonest, jealous and unfriendly, and they’re still family to me. Who may test you today? Start one friendly exchange with one of them; a message will do.',
          details: 'Choose someone annoying, never someone who frightens or hurts you.',
        },
        {
          from: 3,
          to: 3,
          title: 'Take only today’s part (8.36)',
          done: 'You did ten minutes of a task you dread.',
          action:
            'Read book 8, section 36. In short: don’t worry about your whole life at once. Pick one task you dread (a form, a call, a bill) and do ten minutes of it today. Then you may stop.',
        },
        {
          from: 4,
          to: 4,
          title: 'Wait one breath (4.49)',
          done: 'You took one breath before you answered.',
          action:
            'Read book 4, section 49. In short: be like a cliff in the sea. The waves keep hitting it, and it stands. When something goes wrong today, take one slow breath before you speak or type. On a quiet day, do it before one ordinary answer. Once is enough.',
          details: 'Standing firm doesn’t mean feeling nothing. You can be angry and still wait one breath.',
        },
        {
          from: 5,
          to: 5,
          title: 'Don’t hit back (6.6)',
          done: 'You handled one sharp reply differently.',
          action:
            'Read book 6, section 6, which is one line. In short: the best revenge is not to become like the one who wronged you. Leave one sharp reply unsaid today. If you need to, say it aloud where nobody hears. If none comes up, take the last sharp thing you said and find better words for it.',
          details:
            'This is about small slights. If someone is harming you, you don’t have to put up with it: get help.',
        },
        {
          from: 6,
          to: 6,
          title: 'Use what’s in the way (5.20)',
          done: 'You found another way past one blocked plan.',
          action:
            'Read book 5, section 20: what stands in your way can show you another way. When a plan is blocked today, look for what the block makes possible: a call instead of a meeting, the slow job instead of the fast one. Do it. If nothing’s blocked today, take a plan that’s been stuck for weeks.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day (4.3)',
          done: 'You stopped three times for five breaths.',
          action:
            'Read the start of book 4, section 3. In short: people look for quiet in the country, by the sea and in the mountains, but you can find it in yourself at any hour. Three times today, stop and take five slow breaths. That’s all.',
        },
        {
          from: 8,
          to: 8,
          title: 'Choose without an audience (12.4)',
          done: 'You did one right thing and told nobody.',
          action:
            'Read book 12, section 4: we love ourselves more than others, yet care more about their opinion of us than our own. Do one small thing today because you think it’s right, and tell nobody about it.',
        },
        {
          from: 9,
          to: 9,
          title: 'Change what you ask for (9.40)',
          done: 'You asked to be free of one thing.',
          action:
            'Read book 9, section 40. Instead of praying to get something, he’d ask to be free of the craving or fear. Take one thing you badly want or fear today. Ask in the same way, as a prayer or a wish, aloud or silently.',
        },
        {
          from: 10,
          to: 10,
          title: 'Do the decent thing (10.16)',
          done: 'You did one good thing you’d been talking about.',
          action:
            'Read book 10, section 16: stop discussing what a good man is, and be one. Do one decent thing you’ve talked about for weeks. Then look back: which passage helped most? Save it where you’ll see it.',
        },
      ],
    },
    {
      key: 'what-is-yours-to-steer',
      pillar: 'spiritual',
      title: 'Up to You',
      subtitle: 'Sort worries into what you can change and what you can’t',
      description:
        'Epictetus, a Stoic teacher, opens his handbook by dividing life into what’s up to us and what isn’t. For three weeks you do that with real worries, about ten minutes a day. On a bad day, sort one small worry instead of the day’s task. If you miss a day, carry on with the next.',
      promise: 'Learn to sort a real worry into what’s up to you and what isn’t.',
      finishLine: 'I practised sorting what I can control on {days}.',
      duration: 21,
      difficulty: 'intermediate',
      sources: [epictetus],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Read the first page',
          done: 'You sorted one worry.',
          action:
            'Read chapter 1 of the Enchiridion of Epictetus. In one translation it begins: “There are things which are within our power, and there are things which are beyond our power.” Then take one worry. Say aloud what part is yours and what part isn’t.',
          details:
            'The 1865 translation is free on Project Gutenberg. Audio is fine too, and if you can’t get it today, the sentence above is enough. Wherever a step says “aloud”, you can also sign it, type it or say it in your head.',
        },
        {
          from: 2,
          to: 2,
          title: 'Use your two hands',
          done: 'You sorted one worry with your two hands.',
          action:
            'Open both hands. Left is “mine”: what you say, do, choose and pay attention to. Right is “not mine”: the past, luck, other people’s thoughts. Take one worry and put each part in a hand, aloud.',
          details: 'If you can’t use your hands for this, choose two objects or two sides of the room.',
        },
        {
          from: 3,
          to: 3,
          title: 'Put a worry on paper',
          done: 'You sorted the parts of one worry into two columns.',
          action:
            'Write one worry at the top of a page. Break it into parts, six if you can find them, and put each in one of two columns: mine, not mine. Split the mixed ones until they fit.',
        },
        {
          from: 4,
          to: 4,
          title: 'Do the smallest part',
          done: 'You did one small thing from your side.',
          action:
            'Go back to yesterday’s page, or think of any worry. Choose the smallest thing in the “mine” column. Do it today in under twenty minutes: send the message, look up the price, ask the question.',
        },
        {
          from: 5,
          to: 5,
          title: 'Leave one thing alone',
          done: 'You left one thing unchecked for the rest of today.',
          action:
            'Choose one thing from the “not mine” side that you keep checking: a score, a price, someone’s “last seen”, an old message. Don’t check it until tomorrow. When you want to, say: “Not mine today.”',
          details: 'Don’t choose anything you need to check for your health, your safety or someone you care for.',
        },
        {
          from: 6,
          to: 6,
          title: 'Sort someone else’s mood',
          done: 'You left someone’s mood to them.',
          action:
            'Think of someone whose mood affects you. What’s yours: your tone, your question, your timing. What isn’t: how they feel and what they do with it. Do your part once today, then let them react as they like.',
          details:
            'If you’re afraid of this person, choose someone else for today. A doctor or a domestic abuse service can help you.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You sorted one very small thing.',
          action:
            'Sort something tiny: the weather, a queue, a late bus. Name one part that’s yours and one that isn’t, then have a normal day.',
        },
        {
          from: 8,
          to: 8,
          title: 'Change one aim',
          done: 'You did the first piece of your new aim.',
          action:
            'Take something you want and restate it so it names only your part. “Get the job” becomes “prepare for two hours and turn up on time”. Say the new version aloud and do the first piece.',
        },
        {
          from: 9,
          to: 9,
          title: 'Work on a health worry',
          done: 'You took one step about your health.',
          action:
            'Pick one worry about your body, or a check-up you’ve put off. What’s your part: book, ask, rest, move, take your medicine as prescribed? Do one of those today. You don’t control the result.',
          details:
            'For chest pain, trouble breathing, sudden weakness, coughing up or vomiting blood, black stools or heavy bleeding, call your emergency number. See a doctor within days about other blood in your urine or stool, a new lump or losing weight without trying, even if it doesn’t hurt.',
        },
        {
          from: 10,
          to: 10,
          title: 'Sort a money worry',
          done: 'You looked at one real number.',
          action:
            'Pick one money worry. Look at one real number you’ve avoided: a balance, a bill, a date. Name what you can do about it and what you can’t. If it’s debt, a free debt adviser can help you with the rest.',
          details: 'If debt or gambling makes you think of ending your life, Help now has lines to call or write to.',
        },
        {
          from: 11,
          to: 11,
          title: 'Judge the day by your part',
          done: 'You judged today by what you did.',
          action:
            'This morning, choose one thing you’ll do well today whatever happens around you: listen, be on time, keep your voice down. Tonight, judge the day only by that. If it’s evening already, judge it by one thing you did.',
        },
        {
          from: 12,
          to: 12,
          title: 'Separate event and story',
          done: 'You separated event and story.',
          action:
            'Read chapter 5: “Men are disturbed not by things, but by the views which they take of things.” Take the last thing that upset you, today or earlier, and say two sentences: what happened, and what you told yourself about it. Is the second one certain?',
          details: 'Sometimes it is. If someone really wronged you, you aren’t imagining it, and you can act on it.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask instead of guessing',
          done: 'You checked one guess by asking.',
          action:
            'Find one thing you believe about another person without knowing it: “They’re annoyed with me.” Ask them plainly, today, in one sentence: “Are we all right?” By message is fine. Listen to the answer.',
          details: 'Skip this with anyone who may punish you for asking. Check your guess with a friend instead.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take a day off sorting',
          done: 'You did one thing only because you enjoy it.',
          action: 'No sorting today. Do one thing you enjoy that can’t be won, measured or finished.',
        },
        {
          from: 15,
          to: 15,
          title: 'Picture a small setback',
          done: 'You pictured how you’d behave in one setback.',
          action:
            'Choose something today or tomorrow that could go wrong, even a call or a bus ride. Take two minutes to picture it going badly: a delay, a no, a rude answer. Then picture how you’d like to behave, and go ahead with it.',
          details: 'If you’re very anxious or in fresh grief, sort a small practical worry instead. That counts too.',
        },
        {
          from: 16,
          to: 16,
          title: 'Act on a real wrong',
          done: 'You took one step about something unfair.',
          action:
            'Stoics counted justice as a virtue. Think of something unfair near you: at work, at home, in your street. Is any part of it yours? Do one small thing that’s safe for you: speak up, report it, stand with someone.',
        },
        {
          from: 17,
          to: 17,
          title: 'Listen to someone’s trouble',
          done: 'You listened to one person without giving advice.',
          action:
            'When someone tells you about a problem, hear all of it. Leave philosophy out. Then ask: “Is there a part you can do something about, and can I help?” If nobody tells you, ask one person how they are, and listen.',
        },
        {
          from: 18,
          to: 18,
          title: 'Talk to yourself the same way',
          done: 'You took one step on a worry of yours.',
          action:
            'Take a worry of your own. Ask yourself yesterday’s question in the same voice: “Is there a part you can do something about, and who can help?” Do or ask for one thing.',
        },
        {
          from: 19,
          to: 19,
          title: 'Let go of one old thing',
          done: 'You named what’s left of one old argument.',
          action:
            'Choose one thing in the past that you still argue about in your head. Name what’s left for you to do, if anything: apologise, ask, grieve. If nothing is left, say: “That’s done.” Expect to say it again.',
          details:
            'Leave violence, abuse and trauma out of this. They need more than an exercise; talk to a doctor or a counsellor.',
        },
        {
          from: 20,
          to: 20,
          title: 'Sort a worry in one minute',
          done: 'You sorted one worry in about a minute.',
          action:
            'When a worry comes today, or this evening with one you already have, set a timer for one minute. Name it, name what’s yours, choose the next step. When the timer goes, do the step or put a time on it.',
        },
        {
          from: 21,
          to: 21,
          title: 'Write your own sentences',
          done: 'You wrote down what you want to remember.',
          action:
            'Look back over three weeks. Write three to five sentences you want to remember when things go wrong, in your own words. Keep them where you’ll need them: at work, in your wallet, on your phone.',
        },
      ],
    },
    {
      key: 'a-day-that-earns-nothing',
      pillar: 'spiritual',
      title: 'A Day That Earns Nothing',
      subtitle: 'Build up to a weekly day of rest',
      description:
        'Three days a week for four weeks: you prepare, practise stopping, then rest, from three hours in week one to a whole day in week four. Jews keep Sabbath, many Christians keep Sunday, and any day works. If you miss a step, do it next; nothing starts over.',
      promise: 'Build up from three hours of rest to a whole day.',
      finishLine: 'I practised resting on {days}.',
      duration: 12,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 3 },
      sources: [sabbath, sonnentag],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose three hours',
          done: 'You set three hours of rest.',
          action:
            'Choose three hours this week with no work, errands, shopping or scrolling. Put them in your calendar. Tell anyone it affects, so it isn’t a surprise or extra work for them.',
          details:
            'On shifts, the day can move each week. If you care for someone, ask who could take over for an hour, or rest while they sleep.',
        },
        {
          from: 2,
          to: 2,
          title: 'Stop with work left over',
          done: 'You stopped work at the time you’d set.',
          action:
            'Set a time to stop today. When it comes, stop, even if the job isn’t finished. Say tomorrow’s first step aloud or put it on a slip of paper, then leave it.',
          details:
            'If you have no say over your hours, set a time for five minutes between two tasks, and sit down with nothing in your hands.',
        },
        {
          from: 3,
          to: 3,
          title: 'Rest for three hours',
          done: 'You kept your three hours of rest.',
          action:
            'Begin with a small sign: light a candle, say a blessing, shut the laptop in a cupboard. Then spend three hours without work, errands or scrolling. Sleep, eat, walk, pray, play, sit with people.',
          details:
            'You may be restless at first. If someone needs you, go, and come back to your rest afterwards if you can. Hours that were broken up count. If long empty hours pull you down, plan company for some of them, or something to do with your hands.',
        },
        {
          from: 4,
          to: 4,
          title: 'Clear two jobs first',
          done: 'You finished two jobs that would interrupt your rest.',
          action:
            'Do two jobs today that would otherwise land in your rest: laundry, a message, food for the day. Do your share of the work at home too. If someone else has to work more so you can rest, ask what they need.',
        },
        {
          from: 5,
          to: 5,
          title: 'Find what keeps you going',
          done: 'You said out loud why stopping is hard.',
          action:
            'Ask yourself: “What am I afraid would happen if I stopped?” Say your answer out loud: to one person, in prayer, or alone. You don’t have to solve it.',
          details:
            'Fear of losing pay or a job can be well founded. Then rest where it costs nothing: an evening, an hour.',
        },
        {
          from: 6,
          to: 6,
          title: 'Rest for five hours with someone',
          done: 'You shared part of your rest with someone.',
          action:
            'Keep five hours, or as many as you can. Spend some of them with one other person: a slow meal, a service, a game, a visit. Don’t make plans or fix anything. A call or a few messages are fine.',
        },
        {
          from: 7,
          to: 7,
          title: 'Tell work you’re off',
          done: 'You told one person when you can’t be reached.',
          action:
            'Tell one person at work or in a group chat when you won’t answer this week, and who can help instead. Set an automatic reply if you have one. Keep one way open for real emergencies.',
        },
        {
          from: 8,
          to: 8,
          title: 'Take a real break',
          done: 'You took one break with no screen.',
          action:
            'Take one break today away from your work and your phone: ten minutes outside, at a window, lying down or in a quiet room. If you pray at set times, let prayer be the break.',
          details:
            'A review of research finds that recovering from work matters for wellbeing, in short breaks as well as evenings and weekends.',
        },
        {
          from: 9,
          to: 9,
          title: 'Rest for eight hours',
          done: 'You rested, with an hour in the open air.',
          action:
            'Keep eight hours, or as many as you can. Spend one of them outside or at an open window, with no aim and no counting. Eat one meal slowly. If work breaks in, deal with it, then go back to resting.',
          details: 'An hour outside can be two half hours. Anything you do only because you enjoy it is rest too.',
        },
        {
          from: 10,
          to: 10,
          title: 'Prepare a whole day',
          done: 'You got ready for your longest rest.',
          action:
            'Get ready for a full day: food, clothes, bills, messages. Decide how the day will start and how it will end. If a whole day isn’t possible, prepare the longest stretch that is.',
        },
        {
          from: 11,
          to: 11,
          title: 'Ask how others rest',
          done: 'You learned how someone else rests.',
          action:
            'Ask someone how they keep a day of rest: a Jewish or Christian friend, a farmer, a nurse, your grandmother, someone who gave it up. Ask what they do and what they leave out. Borrow one thing that suits your own beliefs. If there’s nobody to ask, read how someone does it.',
        },
        {
          from: 12,
          to: 12,
          title: 'Rest for a day',
          done: 'You kept your longest rest.',
          action:
            'Keep your day, from sunset to sunset or from waking to sleeping, or the longest stretch you can. Open and close it with your sign. Then look back: which week suited your life best? Choose the size you’ll keep, and ask anyone you live with how it was for them.',
        },
      ],
    },
    {
      key: 'forty-days-one-practice',
      safetyRevision: 1,
      pillar: 'spiritual',
      title: 'One Practice',
      subtitle: 'Pray, meditate, read or walk every day for forty days',
      description:
        'You choose one practice and keep it for forty days, up to twenty minutes at the same time of day: prayer, sitting, a psalm, a page of philosophy, a silent walk. On a bad day, do the five-minute version. If you miss a day, carry on with the next one.',
      promise: 'Choose one practice, and keep it at the same time of day.',
      finishLine: 'I kept one practice for {days}.',
      duration: 40,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      sources: [lally2010, farias2020],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose and do it once',
          done: 'You did your practice for the first time.',
          action:
            'Choose one practice you can also do when you’re tired or away. Decide where and when. Do it today for ten minutes. Decide too what five minutes of it would look like on a bad day.',
          details:
            'Examples: the rosary, salah you want to keep on time, Nitnem, puja, psalms, zazen, a page of Epictetus, ten minutes of silence, a walk without headphones. If you choose meditation and you’ve had trauma, psychosis, mania or seizures, ask a doctor first. If your practice ever frightens you, pulls you down or keeps you awake, stop and tell someone.',
        },
        {
          from: 2,
          to: 2,
          title: 'Tie it to something',
          done: 'You did it right after something you always do.',
          action:
            'Do your practice straight after something that happens every day anyway: waking, a prayer time, coffee, the end of a shift, brushing your teeth. Ten minutes. Keep that order from now on.',
          details: 'In one study, habits grew when people did the same thing after the same daily event.',
        },
        {
          from: 3,
          to: 3,
          title: 'Tell one person',
          done: 'You told one person what you chose.',
          action:
            'Do your ten minutes. Then tell one person what you chose and ask them to check in with you once a week. Choose someone who won’t make fun of it.',
          details: 'If you have nobody to ask, put a weekly look back in your calendar for now. That counts too.',
        },
        {
          from: 4,
          to: 4,
          title: 'Have everything ready',
          done: 'You had everything ready before you began.',
          action:
            'Get out what you need before you start: the book open, the mat, the shoes, the timer. Then practise for fifteen minutes. When you finish, get everything ready for tomorrow.',
        },
        {
          from: 5,
          to: 5,
          title: 'Remove one obstacle',
          done: 'You made tomorrow’s practice a little easier.',
          action:
            'Do your fifteen minutes. What nearly stopped you so far: a message, tiredness, noise, a doubt? Change one small thing about it. If the time of day doesn’t work, choose another time and keep the practice.',
        },
        {
          from: 6,
          to: 6,
          title: 'Mark the start and the end',
          done: 'You gave your practice a clear start and end.',
          action:
            'Give your practice a first and a last moment: a bow, a breath, a candle, a bell, closing the book. Spend your fifteen minutes between the two. Keep these signs if they help.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You did the five-minute version.',
          action: 'Only the five-minute version today, even if you feel like more. You’re checking that it works.',
        },
        {
          from: 8,
          to: 8,
          title: 'Stay when it’s dull',
          done: 'You named how it was in one word.',
          action:
            'Do your practice for twenty minutes, or as long as you planned. When you finish, say one word for how it was: dry, calm, angry, sleepy, clear. No word is better than another.',
        },
        {
          from: 9,
          to: 9,
          title: 'Come back when you drift',
          done: 'You came back each time you noticed you’d drifted.',
          action:
            'Do your practice. When you notice that your mind is somewhere else, go back to the line, the breath or the step where you left. Do this as often as you need, without blaming yourself.',
        },
        {
          from: 10,
          to: 10,
          title: 'Begin with what’s on your mind',
          done: 'You began with one sentence about your day.',
          action:
            'Before you start, say in one sentence what’s on your mind today: a worry, a person, something good. Then do your practice as usual. You don’t have to solve anything.',
        },
        {
          from: 11,
          to: 11,
          title: 'Slow one part down',
          done: 'You did one part at half speed.',
          action:
            'Choose one part of your practice and do it at half speed: one line of the prayer, one paragraph, one stretch of the walk. Notice what you usually rush.',
        },
        {
          from: 12,
          to: 12,
          title: 'Do it without your phone',
          done: 'You practised without your phone disturbing you.',
          action:
            'Do your practice with your phone out of the room. Use a kitchen timer or the length of a text instead. If your text or call to prayer is on your phone, use flight mode.',
        },
        {
          from: 13,
          to: 13,
          title: 'Notice your body',
          done: 'You noticed how your body takes part.',
          action:
            'During your practice, notice your body: how you kneel, sit, stand or walk, where you’re tense, what your hands do. Change one thing that hurts or distracts you.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take an easy day',
          done: 'You did the five-minute version.',
          action:
            'The five-minute version again. If you like, use the time you save to thank the person who’s checking in with you, or to find someone if you haven’t yet.',
        },
        {
          from: 15,
          to: 15,
          title: 'Take a minute into your day',
          done: 'You spent one extra minute on it later.',
          action:
            'Do your practice. Later, use one minute of it somewhere else: before a meeting, on the stairs, outside your own front door. One breath, one line or one short prayer is enough.',
        },
        {
          from: 16,
          to: 16,
          title: 'Use it when you’re annoyed',
          done: 'You used a small part of it before you answered.',
          action:
            'Do your practice. Later, when something annoys or worries you, use one line or breath of it before you answer. On a calm day, use it before one ordinary reply.',
        },
        {
          from: 17,
          to: 17,
          title: 'End the day with it',
          done: 'You ended the day with a small part of it.',
          action:
            'Do your practice at its usual time. Then, in bed, go once through its last line, its last verse or its last three breaths. After that, sleep.',
        },
        {
          from: 18,
          to: 18,
          title: 'Learn where it comes from',
          done: 'You learned one thing about your practice.',
          action:
            'Do your practice. Then learn one thing about where it comes from: ask someone who knows, read a page, listen to a talk. How did people keep it in hard times?',
        },
        {
          from: 19,
          to: 19,
          title: 'Do it with someone',
          done: 'You shared your practice with someone.',
          action:
            'Do your practice with someone else: next to a friend, in a service, at a sitting group, on a call. If nobody’s available, do it at the same hour as someone far away.',
        },
        {
          from: 20,
          to: 20,
          title: 'Look back at halfway',
          done: 'You looked back at the first half.',
          action:
            'Do your practice. Then ask: when does it hold, and when does it break? What is the rest of the day like? Change one practical thing at most: place, time or length.',
        },
        {
          from: 21,
          to: 21,
          title: 'Take an easy day',
          done: 'You did the five-minute version.',
          action:
            'Five minutes. Do it somewhere you enjoy: in the sun, at a window, in a warm room, in an empty chapel.',
        },
        {
          from: 22,
          to: 22,
          title: 'Expect nothing',
          done: 'You turned up without expecting anything from it.',
          action:
            'Do your practice without expecting it to feel good. It’s fine to be bored or distracted. When you notice you’re judging how it goes, come back to the next line, breath or step.',
          details:
            'Being bored is no reason to stop, but feeling worse is. If you’re low most days for two weeks, see a doctor.',
        },
        {
          from: 23,
          to: 23,
          title: 'Keep it plain',
          done: 'You did your practice without any extras.',
          action:
            'Leave the extras out today: background music, an app, a special cup. Do only the practice. Afterwards, decide which extras you’d like back.',
        },
        {
          from: 24,
          to: 24,
          title: 'Find one new thing',
          done: 'You found one thing you hadn’t noticed before.',
          action:
            'By now you know your practice well. Do it as if it were the first time, and look for one thing you hadn’t noticed: a word, a sound, a change in your breath, a tree.',
        },
        {
          from: 25,
          to: 25,
          title: 'Stay two minutes longer',
          done: 'You stayed two minutes after the end.',
          action:
            'Do your practice. When it’s over, stay where you are for two more minutes with nothing to do. Then get up slowly and start the next thing.',
        },
        {
          from: 26,
          to: 27,
          title: 'Practise before the busy part',
          done: 'You did five minutes right before something busy.',
          action:
            'Choose the busiest part of today and put five minutes of your practice right before it. If it’s already over, take whatever comes next. Do the rest at the usual time if you can.',
        },
        {
          from: 28,
          to: 28,
          title: 'Take an easy day',
          done: 'You did the five-minute version.',
          action: 'Five minutes today. Then sleep, eat well or see someone.',
        },
        {
          from: 29,
          to: 29,
          title: 'Ask who needs something',
          done: 'You did one small thing for someone.',
          action:
            'After your practice, ask one question: “Who could use something from me today?” Do one small thing about the answer: a message, a ride, a meal, an hour. You don’t have to tell anyone why.',
        },
        {
          from: 30,
          to: 30,
          title: 'Do what you’ve put off',
          done: 'You gave ten minutes to something you’d put off.',
          action:
            'After your practice, ask: “What have I put off that matters to me?” Give it ten minutes straight away, or as soon as you’re home. Then let it rest.',
        },
        {
          from: 31,
          to: 31,
          title: 'Thank someone',
          done: 'You thanked one person.',
          action:
            'After your practice, think of one person who made this month easier for you. Thank them today, by message or in person, and say for what.',
        },
        {
          from: 32,
          to: 32,
          title: 'Think of someone who isn’t there',
          done: 'You gave part of it to someone who isn’t there.',
          action:
            'Give the last five minutes of your practice to someone who isn’t there: ill, far away, dead, or no longer speaking to you. Pray for them, wish them well or picture their face.',
          details: 'Leave out a loss that’s too fresh, and anyone who abused or frightened you.',
        },
        {
          from: 33,
          to: 33,
          title: 'Include someone annoying',
          done: 'You ended with a thought for someone who annoys you.',
          action:
            'Finish your practice with two minutes for someone who mildly annoys you. A prayer, a good wish or one fair thought about them is enough. You don’t have to like them.',
          details: 'Not for anyone who has hurt or frightened you. Choose someone easy instead.',
        },
        {
          from: 34,
          to: 34,
          title: 'Do it outdoors',
          done: 'You practised in the open air.',
          action:
            'Take your practice outside, or to an open window. Let wind, noise and people be part of it. Keep it as short as you like.',
        },
        {
          from: 35,
          to: 35,
          title: 'Take a light day',
          done: 'You did less on purpose.',
          action:
            'Do five minutes. If you’d like to know whether you’d miss it, leave the practice out on purpose today; that counts too.',
        },
        {
          from: 36,
          to: 36,
          title: 'Use the full length',
          done: 'You practised without checking the time.',
          action:
            'Do the full length without looking at a clock. Let the timer, the text or the end of the walk tell you when to stop.',
        },
        {
          from: 37,
          to: 37,
          title: 'Say what you do',
          done: 'You described your practice in three sentences.',
          action:
            'Do your practice. Then describe it in three plain sentences, as if a friend had asked: what you do, when you do it, and what it’s like. Say them to someone, or out loud to yourself.',
        },
        {
          from: 38,
          to: 38,
          title: 'Ask someone close',
          done: 'You found out what has changed.',
          action:
            'Do your practice. Then ask someone who sees you often: “Have you noticed anything different about me in the past few weeks?” Believe the answer, even if it’s no.',
          details: 'If nobody sees you often enough to say, compare this week with your first one yourself.',
        },
        {
          from: 39,
          to: 39,
          title: 'Decide what comes next',
          done: 'You decided what you’ll keep.',
          action:
            'Do your practice. Then decide what you’ll keep: every day, once a week, only in hard times, or not at all. Choose the place and time for it.',
        },
        {
          from: 40,
          to: 40,
          title: 'Finish and look back',
          done: 'You did it once more.',
          action:
            'Do it once more, longer if you like, or with someone. Then look back: what changed, what didn’t, what surprised you? If someone checked in with you, tell them and thank them.',
        },
      ],
    },
    {
      key: 'ninety-days-with-the-big-question',
      pillar: 'spiritual',
      title: 'The Big Question',
      subtitle: 'Find out what you believe',
      description:
        'What do you live for, and what do you believe? For six weeks you ask, read, visit, listen, help and try things out, about fifteen minutes a day. You end with a few sentences you can stand behind. Believers, doubters and undecided men all start at the same place. If you miss a day, go on with the next.',
      promise: 'Find a few sentences about what you believe that you can stand behind.',
      finishLine: 'I spent {days} on what I believe.',
      duration: 42,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Say where you stand',
          done: 'You finished three sentences aloud.',
          action:
            'Finish these three sentences aloud, alone or to someone: “I was taught that …”, “I no longer believe that …”, “I still believe that …”. Don’t polish them. Record yourself if you like.',
          details:
            'On a bad day, five minutes of the day’s task is enough. If your beliefs could put you in danger, do the steps alone or with someone outside your family or community. If these questions pull you down, take a break and talk to someone. If you’re thinking of ending your life, Help now has lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Name what you can’t explain',
          done: 'You named one thing you can’t explain.',
          action:
            'Think of one thing that you can’t explain or can’t forget: a birth, a death, a piece of music, a kindness. Stay with it for ten minutes, walking or sitting. What does it make you think about life?',
          details:
            'Leave violence and abuse out of this, and a loss that’s still too fresh. A good memory works as well.',
        },
        {
          from: 3,
          to: 3,
          title: 'Look at where your time goes',
          done: 'You named one belief that your week shows.',
          action:
            'Look at your past week: time, money, messages. If a stranger saw only that, what would they say you believe in? Name one thing you’re glad of and one you aren’t.',
        },
        {
          from: 4,
          to: 4,
          title: 'Write one honest page',
          done: 'You filled one page about what you believe.',
          action:
            'Write one page, as it comes: what you’re sure of, what you hope, what you’re afraid of, what you owe to the people before you. Put it away unread, where nobody else will find it. You’ll need it on the last day.',
        },
        {
          from: 5,
          to: 5,
          title: 'Find someone to ask',
          done: 'You asked someone for a conversation about belief.',
          action:
            'Choose someone older or wiser: a relative, a neighbour, a teacher, someone from your old congregation. Ask them for half an hour next week: “I’d like to know what you believe and how you came to it.” Suggest a time.',
          details:
            'If there’s nobody you can ask, choose a long interview or a memoir of someone that age instead. That counts too.',
        },
        {
          from: 6,
          to: 6,
          title: 'Prepare two questions',
          done: 'You chose two questions.',
          action:
            'Choose two questions you really want answered. For example: “What held when it was hardest?” “What did you change your mind about?” Then answer one of them yourself.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You did one thing that makes you feel alive.',
          action:
            'No big questions today. Do one thing that makes you feel alive: music, a meal, a friend, the sea, sleep.',
        },
        {
          from: 8,
          to: 9,
          title: 'Go back to a text from home',
          done: 'You took in a text close to you.',
          action:
            'Read or hear fifteen minutes of a text from your own background: scripture, a prayer book, a poet, a philosopher your family would know. Choose one line you wish were true or would argue with.',
          details:
            'Some people handle their scriptures with special care: clean hands, a clean place, a covered head. If it’s your tradition, do as you were taught. If it isn’t, be a good guest.',
        },
        {
          from: 10,
          to: 11,
          title: 'Listen to the answer',
          done: 'You listened to someone about their beliefs.',
          action:
            'Have the conversation, in person or by phone. Listen without debating or correcting. If it can’t happen today, or has already happened, listen to an interview with someone of that age and faith, or of none.',
        },
        {
          from: 12,
          to: 12,
          title: 'Thank them',
          done: 'You thanked someone for telling you what they believe.',
          action:
            'Thank the person and tell them one thing you’ll remember. If you haven’t talked yet, thank someone who once told you honestly what they believe.',
        },
        {
          from: 13,
          to: 13,
          title: 'Plan a visit',
          done: 'You chose a community to visit.',
          action:
            'Choose one community: a church, mosque, synagogue, gurdwara, temple, meditation group or humanist meeting. Check its customs and access, and send two lines: “I’d like to visit in about ten days. Is there anything I should know?”',
          details:
            'If you’re gay, bi or trans, or worried about how you’ll be met, ask first: many faiths have welcoming congregations and online groups. You don’t have to explain yourself to strangers. If a visit could put you in danger at home, choose a community to read about instead.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take an easy day',
          done: 'You listened to one piece of music.',
          action:
            'Listen to one piece of music made for worship or for a big idea: qawwali, gospel, kirtan, chant, a requiem, a protest song. Do nothing else while it plays.',
        },
        {
          from: 15,
          to: 16,
          title: 'Read a text from elsewhere',
          done: 'You took in a text from another tradition.',
          action:
            'Read or hear a text from a tradition that isn’t yours: the Gospel of Mark, the Qur’an’s last chapters, Ecclesiastes, the Bhagavad Gita, Japji Sahib, the Dhammapada, Epictetus, the humanists’ declaration. What do they see that you don’t?',
        },
        {
          from: 17,
          to: 17,
          title: 'Hear the other side',
          done: 'You took in one argument you disagree with.',
          action:
            'Read or hear a serious person who disagrees with you: a believer if you aren’t one, a sceptic if you are. Look for their best argument.',
        },
        {
          from: 18,
          to: 18,
          title: 'Argue their case',
          done: 'You made the other side’s best case aloud.',
          action:
            'Say the other side’s strongest case aloud in two or three sentences, so that they’d agree with how you put it. Then say what you’d answer, politely. It’s fine if you have no answer.',
        },
        {
          from: 19,
          to: 19,
          title: 'Ask a friend who disagrees',
          done: 'You asked someone about a belief you don’t share.',
          action:
            'Ask someone who believes differently from you: “What’s the best thing about it, and what’s the hardest?” Ask one more question about the answer. Don’t try to win.',
          details: 'If you don’t know anyone like that, ask the question in a discussion here and read the answers.',
        },
        {
          from: 20,
          to: 20,
          title: 'Listen to your body',
          done: 'You did something physical without thinking about belief.',
          action:
            'Sing, knead, bow, dance, stretch, dig or clean something for ten to thirty minutes without thinking about any of this. Choose what your body can do. Notice what your mind does.',
        },
        {
          from: 21,
          to: 21,
          title: 'Take an easy day',
          done: 'You spent ten minutes with nothing to think about.',
          action: 'Ten minutes outside or at a window, with nothing you have to think about.',
        },
        {
          from: 22,
          to: 24,
          title: 'Go and see',
          done: 'You saw how a community gathers.',
          action:
            'Visit once, or join by video. Sit near the back, follow along as far as you honestly can, stay for the tea. If you’ve been already, or there’s no gathering today, watch a recording of one and read who they are.',
          details:
            'If a visit isn’t safe for you, only watch and read, on a device nobody checks. Leave if they press you for money or secrets, tell you to cut off your family or stop your medicine, or promise to change who you love.',
        },
        {
          from: 25,
          to: 25,
          title: 'Say what you noticed',
          done: 'You said what you noticed.',
          action:
            'Tell one person, or a recording, what you saw: what drew you, what put you off, what you’d like to ask. Try to be fair, as if someone from there were listening. If nothing drew you, say that.',
        },
        {
          from: 26,
          to: 27,
          title: 'Keep ten minutes of silence',
          done: 'You spent ten quiet minutes with your question.',
          action:
            'Ten minutes with nothing to read or hear: sitting, walking, or in prayer. Hold your question without answering it. When your mind wanders, come back to your breath, a word or a sound.',
          details:
            'If silence stirs up too much, or you’ve had psychosis or mania, do something with your hands or take a walk with a friend, and think of your question there.',
        },
        {
          from: 28,
          to: 28,
          title: 'Take an easy day',
          done: 'You ate with someone.',
          action: 'Eat or drink something with someone today and talk about anything else. By phone is fine.',
        },
        {
          from: 29,
          to: 29,
          title: 'Try praying or wishing',
          done: 'You said one honest sentence aloud.',
          action:
            'Say one honest sentence as if someone were listening: thanks, help, sorry, or “I don’t know if anyone is there.” If that would be false for you, say one sincere wish for someone else.',
        },
        {
          from: 30,
          to: 30,
          title: 'Find a way to help',
          done: 'You offered someone help.',
          action:
            'Find one way to help someone who can’t pay you back: a food bank, a neighbour, clearing up after an event, an hour on the phone. Offer it today with a day and time.',
        },
        {
          from: 31,
          to: 32,
          title: 'Help quietly',
          done: 'You did one kind thing without telling anyone.',
          action:
            'Do the help you offered, in the amount you can manage. If it isn’t until later, do one small kind thing today instead. Don’t post about it.',
        },
        {
          from: 33,
          to: 33,
          title: 'Put one thing right',
          done: 'You took one step to put something right.',
          action:
            'Choose one debt, apology or promise you’ve left open. Take the first step today. Where contact would do harm or isn’t wanted, do something good elsewhere instead.',
        },
        {
          from: 34,
          to: 34,
          title: 'Say what you believe',
          done: 'You said three true sentences aloud.',
          action:
            'Say three sentences aloud: what you believe, what you don’t know, what you’ll do because of it. Change the words until they sound like you. Keep it short enough to remember.',
        },
        {
          from: 35,
          to: 35,
          title: 'Take an easy day',
          done: 'You thanked one person.',
          action: 'Thank one person for one thing they did, in person or by message.',
        },
        {
          from: 36,
          to: 36,
          title: 'Test it in real life',
          done: 'You tested one of your sentences.',
          action:
            'Take one of your sentences and do one small, safe thing today that follows from it. If you can’t think of anything, change the sentence.',
        },
        {
          from: 37,
          to: 38,
          title: 'Let someone hear it',
          done: 'You thought about what sounds least like you.',
          action:
            'Say your sentences to someone who’ll be straight with you. Ask: “Which part sounds least like me?” Listen, and thank them. If you’ve done that already, think about the answer and change a sentence if you need to.',
          details:
            'Choose someone safe. If your beliefs could put you in danger at home, keep them to yourself for now and answer the question alone.',
        },
        {
          from: 39,
          to: 39,
          title: 'Write the short version',
          done: 'You wrote the short version.',
          action:
            'Write the short version: two lines on what you hold, one on what you don’t know, one on what you’ll do. A twelve-year-old should understand it. Read it aloud and change what sounds false.',
        },
        {
          from: 40,
          to: 40,
          title: 'Choose three acts',
          done: 'You did the first of your three acts.',
          action:
            'Choose three small acts that follow from it: one for every day, one for every week, one for once a year. Do the daily one now.',
        },
        {
          from: 41,
          to: 41,
          title: 'Take an easy day',
          done: 'You did one thing you love.',
          action: 'Do one thing you love. Let your sentences rest.',
        },
        {
          from: 42,
          to: 42,
          title: 'Look back',
          done: 'You read your first page next to your new lines.',
          action:
            'Read the page from the first week. What’s the same? What has changed? Keep it with your new lines and set a reminder to read both in a year. If there’s someone to tell, tell them you finished.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'learn-one-text-by-heart',
      pillar: 'spiritual',
      title: 'By Heart',
      subtitle: 'Memorise one short text that means something to you',
      description:
        'In ten days you choose a short text from your own tradition or one you respect, learn it and use it: a psalm, al-Fatiha, the Shema, the Mool Mantar, a Gita verse, the Metta Sutta, a poem. About ten minutes a day, by ear or by eye. If you miss a day, repeat the last one.',
      promise: 'Choose one short text, learn it by heart and use it.',
      finishLine: 'I spent {days} learning a text by heart.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose a text',
          done: 'You chose a text.',
          action:
            'Choose a text of four to eight lines. Read or hear it twice, once aloud. From a longer text, take a few lines. If you can’t decide between two, take the shorter one.',
          details:
            'Ideas: Psalm 23 or 121, the Lord’s Prayer, al-Fatiha, the Shema, the Mool Mantar, Bhagavad Gita 2.47, the Metta Sutta, a poem you heard at a funeral. From a tradition that isn’t yours, learn it as a guest, with respect.',
        },
        {
          from: 2,
          to: 2,
          title: 'Hear it from someone',
          done: 'You took in another version of the text.',
          action:
            'Listen three times to your text spoken, recited or sung by someone who knows it: a relative, a recording, a service. Choose the original language if you can.',
          details: 'If you don’t hear, watch it signed, or read two translations next to each other.',
        },
        {
          from: 3,
          to: 3,
          title: 'Learn the first line',
          done: 'You used your first line three times.',
          action:
            'Say the first line aloud ten times, the last five without looking. Use it three times today: at a door, in a queue, before a meal.',
          details:
            'Sign it, tap it or say it in your head if speaking is hard. If it feels too much, take half a line.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask what one word means',
          done: 'You found out what one word means.',
          action:
            'Choose the word you understand least. Find out what it means in the original: ask someone, or read a translation with notes. Then learn the second line the way you learned the first.',
        },
        {
          from: 5,
          to: 5,
          title: 'Take it for a walk',
          done: 'You said your lines while moving.',
          action:
            'Say the lines you know while you move: walking, wheeling, climbing stairs, doing the dishes, tapping a finger. One line for each stretch. Then learn one or two more in the same way.',
        },
        {
          from: 6,
          to: 6,
          title: 'Take an easy day',
          done: 'You heard the whole text once.',
          action: 'Only listen to it once today, or have someone read it to you. Learn nothing new.',
        },
        {
          from: 7,
          to: 7,
          title: 'Say what you find hard',
          done: 'You named what you find hard.',
          action:
            'Say the lines you know. Then say aloud what you doubt, don’t understand or find hard to live by, and what someone who loves the text might answer. Learn two more lines.',
        },
        {
          from: 8,
          to: 8,
          title: 'Use it when it’s hard',
          done: 'You used one line once today.',
          action:
            'Choose one line for hard moments. When one comes today, say the line once and take one breath before you act. If the day is calm, use it before you sleep. Learn any lines that are left, or leave them for later.',
        },
        {
          from: 9,
          to: 9,
          title: 'Do what it says',
          done: 'You did one small thing the text asks.',
          action:
            'Find one thing your text asks of people: trust, thank, wish well, work without counting the reward. Do it once today in a small, real way.',
          details: 'If a line seems to ask for something unkind or unsafe, don’t do it; ask someone wise about it.',
        },
        {
          from: 10,
          to: 10,
          title: 'Say it to someone',
          done: 'You said as much of the text as you know by heart.',
          action:
            'Say the whole text from memory, or as much as you know, to one person, in a service, at a grave or alone. Then look back: which line stayed with you, and when will you say it again?',
        },
      ],
    },
    {
      key: 'five-days-of-looking-for-awe',
      pillar: 'spiritual',
      title: 'Look Up',
      subtitle: 'Notice something wonderful every day, for five days',
      description:
        'Awe is what you feel when something is bigger than you expected. For five days you go looking for it, for up to fifteen minutes a day: in the sky, in music, in people, in small things. You can do each step from a bed, a chair or a window. If you miss one, do it tomorrow.',
      promise: 'Look for something bigger than you expected, up to fifteen minutes a day.',
      finishLine: 'I looked for something amazing on {days}.',
      duration: 5,
      difficulty: 'beginner',
      sources: [sturm2022],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Look up',
          done: 'You gave the sky ten minutes.',
          action:
            'Look at the sky for ten minutes, day or night, outside or through a window. Don’t take a picture. Find the farthest thing you can see. If you can’t see, listen for the farthest sound.',
          details: 'Never look straight at the sun. On some days nothing happens, and that’s fine.',
        },
        {
          from: 2,
          to: 2,
          title: 'Look closely',
          done: 'You gave one small thing ten minutes.',
          action:
            'Take one small natural thing: a leaf, a stone, an onion, your own hand. Look at it or feel it for ten minutes. Find three details you didn’t expect.',
        },
        {
          from: 3,
          to: 3,
          title: 'Listen to something great',
          done: 'You gave one piece your full attention.',
          action:
            'Choose one piece of music or recited text, five to fifteen minutes long, that people have loved for a long time: a psalm, a recitation of the Quran, a raga, a soul ballad. Sit or lie down and listen, doing nothing else. If you can’t hear it, feel it through a speaker or read it slowly.',
        },
        {
          from: 4,
          to: 4,
          title: 'Watch people',
          done: 'You noticed one person who impressed you.',
          action:
            'Look for someone who’s brave, patient or very good at something: a nurse, a driver, a cook, a child in your family who’s learning something. Watch for a minute without staring, or hear their story. If you can, tell them what you saw.',
          details:
            'If you’re stuck indoors, ask someone on the phone about the bravest person they’ve known. That counts too.',
        },
        {
          from: 5,
          to: 5,
          title: 'Go somewhere bigger than you',
          done: 'You spent fifteen minutes with something that felt large.',
          action:
            'Spend fifteen minutes somewhere large or old: a hill, the sea, a big tree, a station hall, a mosque, a cathedral, a library. Or watch a film of deep space or the ocean. Then look back: what moved you most this week, and what would you like to do again?',
          details:
            'In a study of healthy older adults, those who looked for awe on a weekly walk felt more joy on those walks than those who simply walked.',
        },
      ],
    },
    {
      key: 'walk-without-a-soundtrack',
      pillar: 'spiritual',
      title: 'No Soundtrack',
      subtitle: 'Walk ten days without headphones',
      description:
        'For ten days you spend ten to twenty minutes outside with no headphones and your phone put away. You can walk, wheel or sit on a bench. In bad weather, or if you can’t go out, use an open window. If you miss a day, go on with the next.',
      promise: 'Spend ten to twenty minutes outside, with no headphones and your phone put away.',
      finishLine: 'I took time outside without headphones on {days}.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Leave the headphones',
          done: 'You spent ten minutes without headphones.',
          action:
            'Go out for ten minutes, any route, any pace, with your phone on silent in a pocket. Let your head talk; you don’t have to calm down or notice anything.',
          details: 'Hearing aids stay in. Use paths you know are safe for you.',
        },
        {
          from: 2,
          to: 2,
          title: 'Name what you notice',
          done: 'You named things you saw, heard and felt.',
          action:
            'Go out for fifteen minutes. In the last five, name to yourself five things you see, four you hear and three you feel. If one sense doesn’t work for you, use the others.',
        },
        {
          from: 3,
          to: 3,
          title: 'Feel the ground',
          done: 'You kept coming back to what you felt.',
          action:
            'Take fifteen minutes and go a little slower than usual. Put your attention on the soles of your feet, or your hands on the wheels or stick. When you start planning dinner, come back to the next step or push. At a window, use the floor or the chair.',
        },
        {
          from: 4,
          to: 4,
          title: 'Count the sounds',
          done: 'You kept still and counted sounds.',
          action:
            'Go out for fifteen minutes. Halfway, stop somewhere safe away from traffic for two minutes. Count the different sounds: the nearest, the farthest, the one that never stops. If you’re hard of hearing, count smells or movements.',
        },
        {
          from: 5,
          to: 5,
          title: 'Take an easy day',
          done: 'You watched whatever passed for five minutes.',
          action: 'Five minutes on a step, a balcony or at an open window. Watch whatever passes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Go in the other direction',
          done: 'You found three new things on a known route.',
          action:
            'Take a route you know in the other direction, or at another time of day. Find three things you’ve never noticed. Twenty minutes is enough.',
          details: 'At a window, look for three things you’ve never noticed in that view.',
        },
        {
          from: 7,
          to: 7,
          title: 'Greet people',
          done: 'You greeted two people first.',
          action:
            'Be out for twenty minutes and, where it feels safe, greet two people before they greet you; a nod is enough. If you meet nobody, greet two people by message. After dark, keep your distance and cross over in good time, so nobody feels followed.',
        },
        {
          from: 8,
          to: 8,
          title: 'Wish people well',
          done: 'You silently wished five people well.',
          action:
            'As you go, silently wish five people well: “May you have a good day.” Make it a prayer if you pray. Choose at least one person you’d normally ignore. If you see nobody, think of five people.',
        },
        {
          from: 9,
          to: 9,
          title: 'Stay in one place',
          done: 'You stayed in one spot for fifteen minutes.',
          action:
            'Go to one spot: a bench, a low wall, a doorway. Stay there for fifteen minutes. Watch what comes and goes: birds, light, people on their way home.',
        },
        {
          from: 10,
          to: 10,
          title: 'Go with someone',
          done: 'You went out once more.',
          action:
            'Ask someone along: ten minutes quiet, ten minutes talk. Explain it first, so they don’t think you’re upset. If nobody’s free, go alone. Then look back and choose one day a week to keep, or none.',
        },
      ],
    },
    {
      key: 'the-dishes-and-only-the-dishes',
      pillar: 'spiritual',
      title: 'Only the Dishes',
      subtitle: 'Do one chore a day with full attention',
      description:
        'The Zen teacher Thich Nhat Hanh advised washing the dishes for their own sake, without hurrying on to what comes next. For seven days one chore gets all your attention: no podcast, no rushing. Most days take fifteen minutes or less. If you miss a day, there’ll be another chore tomorrow.',
      promise: 'Give one chore a day all your attention, with no rushing to what comes next.',
      finishLine: 'I gave one chore my full attention on {days}.',
      duration: 7,
      difficulty: 'beginner',
      sources: [
        {
          author: 'Plum Village, the monastery of Thich Nhat Hanh',
          year: 2022,
          title: 'The art of mindful living',
          url: 'https://plumvillage.org/mindfulness-practice',
          checked: '2026-11-28',
        },
        hanley,
      ],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Wash the dishes',
          done: 'You did the dishes and nothing else.',
          action:
            'Do the dishes or load the machine, one thing at a time and without music. Feel the warmth, the weight, the sound. When your mind wanders off to work, come back to the cup in your hand.',
          details:
            'If you can’t stand at a sink, sit, or dry one plate. If there are no dishes today, wash one cup. In one small experiment with 51 students, those who read a short text about attentive dishwashing felt less nervous afterwards.',
        },
        {
          from: 2,
          to: 2,
          title: 'Make the bed',
          done: 'You made the bed as you would for a guest.',
          action:
            'Make your bed as you would for a guest. Give it three minutes of your full attention. If your back or hands make that hard, do only the pillow. If you have no bed to make, fold a blanket or a jacket with the same care. Then look at it for one breath.',
        },
        {
          from: 3,
          to: 3,
          title: 'Make tea or coffee',
          done: 'You made one drink with full attention.',
          action:
            'Make tea, coffee or another drink without alcohol, from start to finish. While the water heats, wait without picking up your phone. Drink the first half sitting down.',
        },
        {
          from: 4,
          to: 4,
          title: 'Care for something you use',
          done: 'You looked after one thing you rely on.',
          action:
            'Clean, oil, charge or sort one thing that serves you every day: a knife, shoes, a bike chain, a wheelchair, glasses, a prayer mat. Fifteen minutes.',
        },
        {
          from: 5,
          to: 5,
          title: 'Take an easy day',
          done: 'You did one small thing slowly, such as washing your hands.',
          action:
            'Wash your hands once as slowly as you can: water, soap, each finger, towel. If you wash before prayer, let it be that.',
          details:
            'If washing is a struggle for you, for example with OCD, choose something else, such as tying your shoes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Do the job you avoid',
          done: 'You spent fifteen minutes on a job you avoid.',
          action:
            'Choose the chore you put off: the bathroom, the recycling, the inbox, that one drawer. Set a timer for fifteen minutes. Notice where in your body you feel the dislike, and whether it grows or fades once you’ve begun. Stop when the timer goes.',
        },
        {
          from: 7,
          to: 7,
          title: 'Cook for someone',
          done: 'You made a meal with full attention.',
          action:
            'Make a simple meal, even a sandwich, for someone else, or for yourself as if you were a guest. Do one task at a time. Before eating, say grace or be quiet for two breaths. Afterwards, look back: which day was easiest to stay with? Keep doing that chore this way.',
        },
      ],
    },
    {
      key: 'wish-them-well',
      pillar: 'spiritual',
      title: 'Wish Them Well',
      subtitle: 'Wish people well in silence, a few minutes a day',
      description:
        'Metta, or goodwill, is an old Buddhist practice that people of any faith or none can use. For two weeks, five to ten minutes a day, you silently wish people well, starting with the easy ones. You don’t have to feel anything. If you miss a day, go on with the next.',
      promise: 'Wish people well in silence for a few minutes a day, starting with the easy ones.',
      finishLine: 'I practised wishing people well on {days}.',
      duration: 14,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      sources: [mettaSutta, galante],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Start with someone easy',
          done: 'You wished one easy person well.',
          action:
            'Sit or lie down. Picture someone who has been good to you, or a pet. Repeat slowly for five minutes: “May you be safe. May you be well. May you be at ease.” When you drift, come back to their face.',
          details:
            'Change the words to ones you’d really say, or make it a prayer. If you can’t picture faces, use the name. On a bad day, one minute of the day’s task is enough. It can feel awkward or stir things up; you can stop at any time. If you’ve had psychosis or mania, ask your doctor first. If you’ve been through trauma, start with one minute and open eyes, and stop if memories break in.',
        },
        {
          from: 2,
          to: 2,
          title: 'Choose your own words',
          done: 'You found words that sound like you.',
          action:
            'Five minutes for the same person. Try other words: “I hope you sleep well.” “God keep you.” “Go well.” Keep the three that sound most like you.',
          details:
            'A review of 22 studies found that this kind of practice can help with mood and kindness. Many of the studies were small, so nobody is sure.',
        },
        {
          from: 3,
          to: 3,
          title: 'Add a friend',
          done: 'You sent one friend a good wish.',
          action:
            'Spend three minutes on the easy person and five on a friend who’s having a hard time, or anyone you know. Same words. Afterwards, send them one line: “Thinking of you, no need to reply.”',
        },
        {
          from: 4,
          to: 4,
          title: 'Include someone who helped you',
          done: 'You wished a helper well.',
          action:
            'Spend eight minutes on someone who once helped you: a teacher, an aunt, a coach, a stranger. If they’ve died, wish them well anyway.',
        },
        {
          from: 5,
          to: 5,
          title: 'Include yourself',
          done: 'You wished a friend and yourself well.',
          action:
            'Four minutes for a friend, four for you: “May I be safe. May I be well.” For some this is the hardest part. If it feels false, imagine your friend saying it to you.',
          details:
            'If it brings up self-hatred, go back to the easy person and tell someone you trust. If the feeling stays, or you think of hurting yourself, stop this practice and see a doctor. Help now has lines to call or write to.',
        },
        {
          from: 6,
          to: 6,
          title: 'Wish your younger self well',
          done: 'You took today’s minutes to wish someone well.',
          action:
            'Picture yourself at seven, or at an age when you needed it. Wish that child well for five minutes. Then the man you are now for three.',
          details:
            'If those years hold abuse or violence, skip this and repeat the first day, which counts too. A counsellor can help with the rest.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You wished one person well once.',
          action: 'Once today, when you see or think of someone, say in your head: “Go well.” That’s all.',
        },
        {
          from: 8,
          to: 8,
          title: 'Choose someone you barely know',
          done: 'You wished a near-stranger well.',
          action:
            'Choose someone you have no opinion of and wish them well for eight minutes: the person at the checkout, a neighbour, the driver. When you next meet, greet them.',
        },
        {
          from: 9,
          to: 9,
          title: 'Do it on the move',
          done: 'You silently wished ten people well.',
          action:
            'No sitting today. Silently wish ten people well as you pass, hear or think of them: on the bus, at work, in a waiting room, on a video call.',
        },
        {
          from: 10,
          to: 10,
          title: 'Choose someone annoying',
          done: 'You tried to wish someone mildly annoying well.',
          action:
            'Three minutes for someone easy, five for someone who mildly annoys you. If anger grows, go back to the easy person.',
          details:
            'Wishing them well doesn’t mean agreeing with them, trusting them or excusing what they did. Never choose someone who has abused or frightened you.',
        },
        {
          from: 11,
          to: 11,
          title: 'See what they want too',
          done: 'You named one thing you both want.',
          action:
            'Think of the same annoying person. Name one thing you both want: to be left in peace, to be respected, to get home. Then eight minutes of well-wishing for both of you, side by side.',
        },
        {
          from: 12,
          to: 12,
          title: 'Go wider',
          done: 'You wished your street and beyond well.',
          action:
            'Two minutes each for yourself, a friend, a stranger and the annoying one. Then your street, your town, people who pray or vote differently from you, and animals.',
        },
        {
          from: 13,
          to: 13,
          title: 'Turn one wish into an act',
          done: 'You did one kind thing for someone.',
          action:
            'Choose one person from these two weeks and do something small for them: a call, a ride, a compliment, a favour. You don’t have to explain it. If you can’t reach any of them, do it for whoever is near.',
        },
        {
          from: 14,
          to: 14,
          title: 'Look back',
          done: 'You contacted one person you thought of.',
          action:
            'Sit for ten minutes, moving from person to person as you like. Then look back: who was hard, who surprised you, who would you like to hear from? Call or message one of them, or someone you miss.',
          details: 'To go on, choose a fixed time for three minutes a day.',
        },
      ],
    },
    {
      key: 'one-book-read-slowly',
      pillar: 'spiritual',
      title: 'One Old Book',
      subtitle: 'Read one short old book, a few pages a day',
      description:
        'For three weeks you read or listen to one short old book, fifteen minutes a day: scripture, philosophy or poetry. You go slowly, question it and try it out. On a bad day, one paragraph is enough. If you miss a day, start where you stopped.',
      promise: 'Read one short old book slowly, question it and try it out.',
      finishLine: 'I read an old book slowly over {days}.',
      duration: 21,
      difficulty: 'intermediate',
      sources: [wikipediaLectioDivina],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose the book',
          done: 'You read the first page of your book.',
          action:
            'Choose a short one, up to about 100 pages. Ideas: Ecclesiastes, the Gospel of Mark, the last chapters of the Qur’an, Pirkei Avot, Japji Sahib, the Dhammapada, the Tao Te Ching, the Handbook of Epictetus. Read or hear the first page twice.',
          details:
            'Libraries and many faith groups lend them, and old translations are often free online. Audio and large print are fine. If a book makes a low mood or a fear of punishment worse, put it down and talk to someone. If a faith has hurt you, choose a book from elsewhere.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find your place',
          done: 'You read in your chosen place.',
          action:
            'Choose a place and a time for three weeks. Read for fifteen minutes, then stop, even in the middle. Mark the spot. Don’t look anything up yet.',
        },
        {
          from: 3,
          to: 3,
          title: 'Read aloud',
          done: 'You went through one page slowly.',
          action:
            'Read one page aloud at half your usual speed, or play the recording at a slower speed. Where do you want to speed up? Go back and read that part again.',
        },
        {
          from: 4,
          to: 4,
          title: 'Mark one sentence',
          done: 'You marked one sentence.',
          action:
            'Read on for fifteen minutes and mark a single sentence. Say it to yourself three times during the day.',
          details:
            'Write only in your own copy. In a library book, or one your faith handles with care, use slips of paper or note the place.',
        },
        {
          from: 5,
          to: 5,
          title: 'Leave what makes no sense',
          done: 'You marked what you don’t understand.',
          action:
            'Read on for fifteen minutes. Put a question mark wherever you don’t understand something, and keep going. Choose the one question mark you’d most like answered.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask one person',
          done: 'You looked for an answer to one question mark.',
          action:
            'Ask someone who might know the book about your question mark: a friend, a teacher, a priest, an imam, a rabbi, a librarian. By message is fine. Read one page.',
          details: 'If there’s nobody to ask, look it up in an edition with notes.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You read your marked sentences once.',
          action: 'Read only what you’ve marked so far. One minute is enough.',
        },
        {
          from: 8,
          to: 9,
          title: 'Read in four steps',
          done: 'You read one piece in four steps.',
          action:
            'Read a few lines. Think about them slowly. Answer them, with a prayer or in your own words. Then be quiet for two minutes.',
          details: 'Guigo, a monk in the 12th century, described these four steps.',
        },
        {
          from: 10,
          to: 10,
          title: 'Read with someone',
          done: 'You asked questions about one page, line by line.',
          action:
            'Read one page with someone, in the same room or on a call. One reads a line, the other asks a question about it. In Jewish schools this way of studying in pairs is called chavruta.',
          details: 'If nobody’s free today, read the page aloud and ask a question about each line yourself.',
        },
        {
          from: 11,
          to: 11,
          title: 'Look for yourself in it',
          done: 'You found one line about your own life.',
          action:
            'Read on for fifteen minutes and look for one line that could be about you this week. What would the writer ask you?',
        },
        {
          from: 12,
          to: 12,
          title: 'Find out where it comes from',
          done: 'You learned one thing about the book’s world.',
          action:
            'Find out one thing about where the book comes from and who first heard or read it: from an introduction, a museum page or a talk. Read your last marked sentence again. Does it change?',
        },
        {
          from: 13,
          to: 13,
          title: 'Take it outside',
          done: 'You read one page in a different place.',
          action:
            'Read one page somewhere else: a bench, a bus, a waiting room, an open window. Notice what the place does to the words.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take an easy day',
          done: 'You learned one short line.',
          action: 'Choose your favourite short line and learn it. You don’t have to read any further today.',
        },
        {
          from: 15,
          to: 15,
          title: 'Question a hard sentence',
          done: 'You said what’s hard about one sentence.',
          action:
            'Find a sentence you disagree with or find hard. Say why, in your head if you like, as if the writer were there. What might they answer? If it’s your holy book, take the sentence to God or a teacher as a question.',
          details:
            'Old books can be hard on women, on gay and trans people, on outsiders. You can take one seriously and still struggle with a page. Where it isn’t safe to say so, keep your answer to yourself.',
        },
        {
          from: 16,
          to: 17,
          title: 'Try one line out',
          done: 'You acted on one line today.',
          action:
            'Choose one line. Do what it asks once today, in a small way. Before you sleep, ask yourself what came of it.',
          details: 'If a line asks for something unkind or unsafe, choose another.',
        },
        {
          from: 18,
          to: 18,
          title: 'Read it to someone',
          done: 'You shared a passage with someone.',
          action:
            'Read a passage you like to one person, or send it in a message. Ask what they hear in it, then be quiet while they answer.',
        },
        {
          from: 19,
          to: 19,
          title: 'Skip to the end',
          done: 'You read the last page.',
          action:
            'Read the last page, wherever you’ve got to. Why does it end there? If you haven’t finished the book, decide whether you will.',
        },
        {
          from: 20,
          to: 20,
          title: 'Answer the book',
          done: 'You said what you learned and what you still ask.',
          action:
            'Write a short letter to the author, or speak it: what you learned, what you still ask, what you’ll keep. For your holy book, it can be a prayer. Ten lines are enough.',
          details: 'Keep the letter only where it’s safe.',
        },
        {
          from: 21,
          to: 21,
          title: 'Close the book',
          done: 'You read all your marked sentences.',
          action:
            'Read every marked sentence from start to end. Say your learned line. What will you do differently? If the book is yours, lend it to someone, or choose the next one.',
        },
      ],
    },
    {
      key: 'a-month-of-enough',
      pillar: 'spiritual',
      title: 'A Month of Enough',
      subtitle: 'Four weeks of living on a little less',
      description:
        'The Roman thinker Seneca told a friend to live simply for some days and ask: is this what I feared? You try it for four weeks, each with its own theme: buy less, eat plainer food, have less noise, and let others go first. No fasting. If money’s already tight, use the swaps or wait. If you miss a day, go on.',
      promise: 'Try doing with a little less, and find out what’s enough for you.',
      finishLine: 'I practised living on enough for {days}.',
      duration: 28,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      sources: [letter18, hook],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Look at last month',
          done: 'You looked at what you bought last month.',
          action:
            'Look through last month’s spending for ten minutes without scolding yourself. Which three things were worth it? Which three have you forgotten already?',
          details:
            'If money is already tight, leave out the spending steps this week and cut ten minutes of news or scrolling each day instead. If gambling or debt is part of it, ask a free debt or gambling service for help.',
        },
        {
          from: 2,
          to: 2,
          title: 'Say what’s enough',
          done: 'You said what’s enough in three areas.',
          action:
            'Say aloud what would be enough in three areas, such as food, clothes, news, praise, gear or sleep. It doesn’t have to be perfect. Tell someone what you’re trying, by message if you like.',
        },
        {
          from: 3,
          to: 3,
          title: 'Buy nothing new',
          done: 'You bought only what’s needed today.',
          action:
            'Today and this week, buy only food, medicine, travel and what others depend on. When you want something else, take a photo or remember its name, and move on.',
        },
        {
          from: 4,
          to: 4,
          title: 'Borrow or share',
          done: 'You shared one thing with someone.',
          action:
            'Borrow something you’d normally buy, or lend something you own. Ask a neighbour, a friend or the library.',
        },
        {
          from: 5,
          to: 5,
          title: 'Fix something',
          done: 'You made one thing usable again.',
          action:
            'Repair, sew, glue, clean or charge one thing you were about to replace. Twenty minutes. If you can’t do it alone, ask someone to show you.',
          details: 'Leave mains electricity, gas and brakes to someone trained.',
        },
        {
          from: 6,
          to: 6,
          title: 'Pass something on',
          done: 'You offered one good thing to someone.',
          action:
            'Choose one good thing you don’t use and give it to someone who will. Ask first whether they want it.',
          details: 'If you own little, offer ten minutes of help instead.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You looked at what you wanted this week.',
          action:
            'Think of what you wanted to buy this week. Which of those things do you still want? Then enjoy something you already own.',
        },
        {
          from: 8,
          to: 8,
          title: 'Eat something plain',
          done: 'You ate one plain, full meal.',
          action:
            'Eat one plain, full meal today: rice and beans, oats, eggs and bread, dal, soup. Eat until you’ve had enough. Ask Seneca’s question: “Is this the condition that I feared?”',
          details:
            'Eat normally this week; it isn’t a diet or a fast. Follow any diet a doctor gave you. If you’ve ever had an eating disorder, leave out the food steps this week; each day, do one thing without sound or screen instead.',
        },
        {
          from: 9,
          to: 9,
          title: 'Cook for tomorrow too',
          done: 'You sorted out a simple meal for tomorrow.',
          action:
            'Cook or prepare a simple meal that’s enough for tomorrow as well. If you have no kitchen, choose the simplest thing on offer.',
        },
        {
          from: 10,
          to: 10,
          title: 'Eat without a screen',
          done: 'You ate one meal without a screen.',
          action:
            'Eat one meal without a screen or a page. Say grace if you do, or be quiet for two breaths first. Who grew, carried and cooked this?',
        },
        {
          from: 11,
          to: 11,
          title: 'Drink water for a day',
          done: 'You kept to water, tea and coffee.',
          action: 'Drink water today, and your usual tea or coffee. Leave out soft drinks and alcohol.',
          details:
            'If you drink a lot of alcohol most days, see a doctor before you stop; stopping suddenly can be dangerous. If you’ve stopped and you shake or sweat, see one today. If you get confused, see things or have a seizure, call your emergency number. Keep the drinks and limits that a doctor gave you.',
        },
        {
          from: 12,
          to: 13,
          title: 'Use what’s there',
          done: 'You made a meal from what you had.',
          action:
            'Make one meal from what’s already in the cupboard or fridge. Start with the oldest, and leave out what’s past its date.',
          details:
            'If the cupboard is empty because money has run out, ask a food bank or a local advice service today, and leave out the rest of this week’s steps.',
        },
        {
          from: 14,
          to: 14,
          title: 'Share a meal',
          done: 'You shared a simple meal with someone.',
          action:
            'An easy day. Share a simple meal with someone: at a table, in a park, at a community meal, on a call. It doesn’t have to be anything special.',
        },
        {
          from: 15,
          to: 15,
          title: 'Cut the news to ten minutes',
          done: 'You read the news once, for ten minutes.',
          action: 'Choose one time for the news today, ten minutes, then stop. Ask what you need it for.',
        },
        {
          from: 16,
          to: 16,
          title: 'Travel in silence',
          done: 'You did one thing in silence.',
          action:
            'Make one trip or do one task today without audio or a screen: the bus, the drive, the walk, the wait.',
        },
        {
          from: 17,
          to: 17,
          title: 'Close one feed',
          done: 'You kept one app closed.',
          action:
            'Choose the app you open without thinking. Keep it closed until tomorrow. Keep your messages and calls; only the noise goes.',
          details: 'If you have no smartphone, leave the TV or radio off for two hours instead.',
        },
        {
          from: 18,
          to: 18,
          title: 'Wear plain clothes',
          done: 'You wore plain clothes today.',
          action:
            'Wear the plainest clothes your day allows. Notice who you usually dress for. Head coverings and clothes your faith or body needs stay as they are.',
        },
        {
          from: 19,
          to: 20,
          title: 'Start without a screen',
          done: 'You left screens off for half an hour.',
          action:
            'Leave screens off for your first thirty minutes awake. Wash, eat, pray, look out of the window, talk to someone. If your day has already begun, take the last thirty minutes before sleep.',
          details: 'If you’re on call or someone depends on you, leave the sound on and only look when it’s them.',
        },
        {
          from: 21,
          to: 21,
          title: 'Take an easy day',
          done: 'You did one thing you enjoy for free.',
          action: 'Do one thing you enjoy that costs nothing and needs no charger.',
        },
        {
          from: 22,
          to: 22,
          title: 'Let someone go first',
          done: 'You let someone else go first once.',
          action:
            'Let someone else have it once today: the last word, the better seat, the place in the queue. Don’t mention it.',
          details:
            'If you see nobody today, leave someone the last word in a chat. If you’re always giving way already, do the reverse: take your fair share once, without apologising. That counts too.',
        },
        {
          from: 23,
          to: 23,
          title: 'Give the credit away',
          done: 'You credited someone by name.',
          action:
            'Tell someone who should know, such as a boss or a parent, what another person did well. A message or a kind review is fine. Leave your own part out.',
        },
        {
          from: 24,
          to: 24,
          title: 'Talk less',
          done: 'You asked two questions before talking about yourself.',
          action:
            'In one conversation today, by phone if you like, ask two questions before you tell anything about yourself.',
        },
        {
          from: 25,
          to: 25,
          title: 'Give time',
          done: 'You gave someone half an hour.',
          action: 'Give someone half an hour of your time without looking at a clock or a phone. A call is fine.',
        },
        {
          from: 26,
          to: 26,
          title: 'Give something',
          done: 'You gave something you could spare.',
          action:
            'Give a little of what these weeks saved to a person or cause: money, food, an hour. Only what you can spare. In your tradition it may be zakat, tzedakah, dana, seva or a collection.',
        },
        {
          from: 27,
          to: 27,
          title: 'Ask how it was for others',
          done: 'You asked someone how they found it.',
          action:
            'Ask someone who lives or works with you, or a friend: “What was different in these past four weeks? What would you like to keep?”',
        },
        {
          from: 28,
          to: 28,
          title: 'Keep one habit',
          done: 'You chose one habit to keep.',
          action:
            'Look back over four weeks. Which day was easier than you’d feared? Which was hard? Choose one habit to keep and let the rest go.',
          details:
            'A review found that people who choose a simpler life tend to report more wellbeing. It can’t show which causes which.',
        },
      ],
    },
    {
      key: 'sixty-days-of-sitting',
      safetyRevision: 1,
      pillar: 'spiritual',
      title: 'Twenty Quiet Minutes',
      subtitle: 'Build up to a longer sitting practice',
      description:
        'For men who can already sit for ten minutes. Over six weeks you try one method at a time and build to twenty minutes. If you miss a day, carry on with the next. If you’ve had trauma, bipolar disorder, psychosis or seizures, ask a doctor first. If sitting brings panic, sleepless nights or a sense that things aren’t real, stop and see a doctor. If you hear voices, haven’t slept for days or are thinking of harming yourself, see one today. Help now has lines to call or write to.',
      promise: 'Build up to twenty minutes of sitting, one method at a time.',
      finishLine: 'I built up my sitting practice over {days}.',
      duration: 42,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      sources: [goyal2014, britton2021, farias2020],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Sit for ten minutes',
          done: 'You sat with your breath for ten minutes.',
          action:
            'Choose a place and a time you can keep. Sit upright but not stiff, or lie down. Rest your attention on your breath at the nose or belly for ten minutes. Breathe as you normally do.',
          details:
            'On a bad day, three minutes of the day’s method is enough. You can stop at any time. Of 96 people on eight-week courses, 58% had some unpleasant effect and 6 to 14% a lasting one.',
        },
        {
          from: 2,
          to: 2,
          title: 'Count the breath',
          done: 'You sat and counted your breaths.',
          action:
            'Sit for ten minutes and count each breath out from one to ten, then start again. If you lose count, go back to one.',
        },
        {
          from: 3,
          to: 4,
          title: 'Follow one breath',
          done: 'You followed your breath for ten minutes.',
          action:
            'Leave out the counting for these ten minutes. Follow one whole breath: where it starts, where it turns, where it ends. Then the next one.',
          details: 'If the breath makes you uneasy, use sounds or the feeling of your hands for the whole challenge.',
        },
        {
          from: 5,
          to: 6,
          title: 'Sweep from the feet up',
          done: 'You moved your attention through your body.',
          action:
            'Take ten minutes to move your attention slowly from your feet up to your head and back down. Where you feel nothing, notice that and go on.',
          details: 'Leave out any place that hurts or brings back bad memories.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You sat for three minutes.',
          action: 'Three minutes, any way you like. Then go outside for a while, or to a window.',
        },
        {
          from: 8,
          to: 9,
          title: 'Stay with the hands',
          done: 'You kept coming back to your hands.',
          action:
            'Twelve minutes with your hands only: warmth, pulse, contact. If you don’t have feeling there, use your face or your seat.',
        },
        {
          from: 10,
          to: 10,
          title: 'Meet an itch',
          done: 'You waited three breaths before moving once.',
          action:
            'Sit for twelve minutes. When something itches, wait three breaths before you move. Then move if you like. If nothing itches, wait three breaths before you get up. For pain, move at once.',
        },
        {
          from: 11,
          to: 12,
          title: 'Listen as if to rain',
          done: 'You sat and listened.',
          action:
            'Listen to everything at once for twelve minutes, as you’d listen to rain. Don’t name the sounds. When you drift, come back to hearing.',
        },
        {
          from: 13,
          to: 13,
          title: 'Name the thoughts',
          done: 'You named your thoughts in one word each.',
          action:
            'Sit with the sounds for twelve minutes. When a thought comes, give it one word: planning, arguing, replaying, wishing. Say it kindly and come back to the sounds.',
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
          title: 'Let thoughts pass',
          done: 'You sat and let thoughts pass.',
          action:
            'For fifteen minutes, let thoughts come and go like trains in a station. You don’t have to get on any of them. When you notice that you have, come back to the platform.',
        },
        {
          from: 17,
          to: 17,
          title: 'Name the mood first',
          done: 'You named your mood before you sat.',
          action:
            'Before you start, name your mood in one word. Then sit with your breath for fifteen minutes. Afterwards, name your mood again.',
        },
        {
          from: 18,
          to: 18,
          title: 'Find it in the body',
          done: 'You looked for your mood in your body.',
          action:
            'Sit for fifteen minutes. Where do you feel your mood in your body? Stay near that place with interest for a while, then go back to the breath.',
          details:
            'If it gets too strong, open your eyes, feel your feet and look around the room. Stop there if you like.',
        },
        {
          from: 19,
          to: 19,
          title: 'Sit when you’d rather not',
          done: 'You sat for five minutes when you’d rather not.',
          action:
            'Choose the moment today when you least feel like it, and sit for five minutes. You may stop then or go on to fifteen.',
          details:
            'If sitting has felt bad lately, or you’re afraid of it, skip this and take a rest day. That counts too.',
        },
        {
          from: 20,
          to: 20,
          title: 'Ask someone',
          done: 'You asked what someone has noticed.',
          action:
            'No sitting needed. Ask someone who knows you: “Have you noticed anything different in me this month, better or worse?” Believe them. If there’s nobody to ask, look at your sleep, your temper and your work yourself.',
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
          to: 22,
          title: 'Walk slowly',
          done: 'You moved slowly and paid attention.',
          action:
            'Ten minutes sitting, then ten moving slowly back and forth over ten paces. Feel each contact with the ground. If you don’t walk, wheel slowly or open and close your hands.',
        },
        {
          from: 23,
          to: 24,
          title: 'Do it in daily life',
          done: 'You gave one task your full attention.',
          action:
            'Ten minutes sitting. Then choose one task, such as shaving, doing the dishes or making the bed, and give it all your attention.',
        },
        {
          from: 25,
          to: 25,
          title: 'Wish someone well',
          done: 'You wished an easy person well.',
          action:
            'Ten minutes with the breath, then eight wishing someone well: “May you be safe. May you be well.” As a prayer if you pray.',
        },
        {
          from: 26,
          to: 26,
          title: 'Include yourself',
          done: 'You wished yourself well.',
          action: 'Ten minutes with the breath, then eight for yourself and one friend, in turn.',
          details: 'If this stirs up self-hatred, go back to the easy person and tell someone you trust.',
        },
        {
          from: 27,
          to: 27,
          title: 'Include a stranger',
          done: 'You wished a stranger well.',
          action:
            'Ten minutes with the breath, then eight for someone you hardly know and someone mildly annoying. Nobody who has hurt or frightened you.',
        },
        {
          from: 28,
          to: 28,
          title: 'Take an easy day',
          done: 'You rested without a timer.',
          action: 'One slow walk, or a lie-down in silence. No timer.',
        },
        {
          from: 29,
          to: 30,
          title: 'Sit without a method',
          done: 'You sat without a method.',
          action:
            'Sit for eighteen minutes and know that you’re sitting, with no counting and nothing to follow. When you notice you’re lost, start again.',
          details: 'If you daydream through the whole time, go back to the breath or to sounds.',
        },
        {
          from: 31,
          to: 32,
          title: 'Sit with your eyes open',
          done: 'You sat with your eyes open.',
          action:
            'Eighteen minutes with your eyes open, looking at a wall or the floor. Let light and shapes be there. If you don’t see, use the sounds around you.',
        },
        {
          from: 33,
          to: 33,
          title: 'Find people to sit with',
          done: 'You looked for people to sit with.',
          action:
            'Sit for twenty minutes in your own way. Then look for company: a local group, a temple, a Quaker meeting, a live session online, one friend.',
          details:
            'Be careful with anyone who sells secrets, promises cures, forbids questions or tells you to push through distress.',
        },
        {
          from: 34,
          to: 34,
          title: 'Sit with company',
          done: 'You shared one sitting with someone.',
          action:
            'Sit for twenty minutes with other people, in a room or by video. If nobody’s there, agree on a time with someone far away and sit at the same hour.',
        },
        {
          from: 35,
          to: 35,
          title: 'Check in again',
          done: 'You checked how you are after five weeks.',
          action:
            'Five minutes of sitting. Then ask about sleep, mood, people and work: better, worse or the same? If it’s worse, pause or stop, and tell someone or a doctor.',
        },
        {
          from: 36,
          to: 38,
          title: 'Use your favourite',
          done: 'You sat with your favourite method.',
          action: 'Twenty minutes with the method you liked best. Ask why it suits you.',
        },
        {
          from: 39,
          to: 39,
          title: 'Sit in a hard place',
          done: 'You sat somewhere that isn’t quiet.',
          action:
            'Fifteen minutes somewhere safe but noisy: a station, a waiting room, an office, or at home with the window open. Keep your eyes open. Don’t do this while driving.',
        },
        {
          from: 40,
          to: 40,
          title: 'Plan for stopping',
          done: 'You decided what you’ll do after a break.',
          action:
            'Twenty minutes. Then decide: when you’ve stopped for a while, what’s the smallest way to start again? Say it aloud.',
        },
        {
          from: 41,
          to: 41,
          title: 'Take a day off',
          done: 'You took a day off from sitting.',
          action: 'Rest today: sleep longer, see someone or move your body.',
        },
        {
          from: 42,
          to: 42,
          title: 'Look back',
          done: 'You chose what to keep.',
          action:
            'Twenty minutes. Then look back: what has this given you, and what has it cost? Choose length, time, method and company for the next few months, or choose to stop.',
        },
      ],
    },
  ],
}
