import {
  bahji2020,
  beck1963,
  bentley2023,
  borkovec1983,
  breines2012,
  craske2014,
  cregg2021,
  edinger2021,
  emmons2003,
  ezawa2023,
  fincham2023,
  kjaervik2024,
  kumar2018,
  levelCannabis,
  lewicki2016,
  lieberman2007,
  mcgowan2013,
  nhsInformStress,
  nhsInformPhobias,
  neff2023,
  noetel2024,
  olson2022,
  stanley2012,
  stroebe1999,
  stroebe2017,
  nimhMen,
  vedernikova2021,
} from '../sources.ts'
import type { LibraryChallenge, Shelf } from '../types.ts'

export const mental: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'worry-gets-an-appointment',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Worry Gets an Appointment',
      subtitle: 'Keep your worrying to fifteen minutes a day',
      description:
        'Worries often come at night, when you can’t do anything about them. For five days you note them as they come and think about them at one fixed time, your worry time, for fifteen minutes.',
      promise: 'Learn to keep your worries for one fixed time of fifteen minutes a day.',
      finishLine: 'I practised keeping a worry time on {days}.',
      duration: 5,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Catch today’s worries',
          done: 'You noted one worry.',
          action:
            'Carry a card or use your phone. Each time a worry shows up, write it down in about five words and go back to what you were doing. Don’t try to solve anything today.',
          details:
            'You can start with the worry that’s in your head right now. From tomorrow you’ll have a fixed time for worries that can wait. If something is happening now, such as a sudden symptom, danger at home or thoughts of ending your life, don’t let it wait: get help at once. Help now has lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Keep your first worry time',
          done: 'You kept your fifteen minutes of worry time.',
          action:
            'Pick a fixed time of fifteen minutes, at least two hours before you sleep, sitting up and away from your bed. Set a timer. Read your list and finish one sentence for each worry: “I’m afraid that…”. When the timer goes, stop, even mid-sentence.',
          details:
            'On late or night shifts, take it before work or in a break. If a worry comes later, tell yourself “that’s for tomorrow” and go back to what you were doing. You may have to say it ten times, which is normal in the first days. If you miss your time, take five minutes when you next can, but not in bed.',
        },
        {
          from: 3,
          to: 3,
          title: 'Do one small thing',
          done: 'You sorted your worries into two groups.',
          action:
            'In today’s worry time, sort your worries into two groups: something can be done, or nothing can be done today. On a bad day, sorting three is enough. Otherwise take the first step of the smallest one in the first group: send the email, look up the price, decide when you’ll call.',
          details:
            'For worries you can’t act on, say “not today” and let them wait for tomorrow. If the first group is empty, sorting is enough.',
        },
        {
          from: 4,
          to: 4,
          title: 'Answer like a friend',
          done: 'You answered two worries out loud, as a friend would.',
          action:
            'In your worry time, choose your two loudest worries. Say out loud what you’d tell a friend who had them. Then ask: how likely is it, really? And if it did happen, what would I do first?',
          details:
            'If you have no privacy, whisper it, or record a voice note and delete it. You don’t have to believe every word, because you’re only practising a fairer tone.',
        },
        {
          from: 5,
          to: 5,
          title: 'Tell someone one worry',
          done: 'You told one person about a worry that keeps returning.',
          action:
            'Use the time to read back over the five days. Cross out what didn’t happen or no longer worries you. Choose one worry that kept coming back and tell one person: a friend, a relative, your doctor, a debt adviser. One sentence is enough to start.',
          details:
            'If you missed a day, do it now and finish tomorrow. Keep the worry time for two more weeks if you can: in studies, people practised for two to four weeks. If worry spoils your sleep most nights, or has run for weeks, see a doctor. Anxiety can be treated.',
        },
      ],
      sources: [mcgowan2013, borkovec1983],
    },
    {
      key: 'name-it-before-you-act-on-it',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Name It First',
      subtitle: 'Find a better word than “fine” for what you feel',
      description:
        'It’s easy to get by on “fine”, “tired” and “stressed”. For seven days you stop for a minute, find a more exact word for what you feel, and then decide what to do.',
      promise: 'Find an exact word for what you feel, and then decide what to do.',
      finishLine: 'I practised naming how I feel on {days}.',
      duration: 7,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Stop three times',
          done: 'You stopped to name how you felt.',
          action:
            'Stop now, and twice more before you go to bed, a few hours apart. Each time, say one word for how you feel and notice where you feel it: throat, chest, stomach, jaw, hands. “Nothing” is fine too.',
          details:
            'Set alarms if you like. Forgot a stop? Do it when you remember. If the day is almost over, one stop is enough. Keep your words in a note for the last day.',
        },
        {
          from: 2,
          to: 2,
          title: 'Skip the easy words',
          done: 'You named how you felt without the easy words.',
          action:
            'Three stops again, in the language you feel in. Today, leave these words out: fine, good, bad, tired, stressed. Try disappointed, nervous, proud, forgotten, relieved, ashamed, hopeful, lonely, under pressure, grateful. You can use two words at once.',
          details:
            'Stuck? Start with angry, sad, scared, ashamed or glad, then look for a closer word. The resource “Find words for what you feel” has a list. On a full day, one stop is enough. After a missed day, go on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Add a number',
          done: 'You gave a feeling a number.',
          action:
            'At each stop, add a number from 1 to 10 to your word. Then think back: what happened in the ten minutes before? You don’t have to change the number.',
          details:
            'The number helps you choose. A worry at 3 may only need a short break, while one at 8 may need another person.',
        },
        {
          from: 4,
          to: 4,
          title: 'Notice the urge',
          done: 'You noticed what you felt like doing.',
          action:
            'At each stop, finish this sentence in your head: “I feel … and I want to …”. It may be to speak sharply to someone, leave, buy something or hide. Then choose: do it (unless it would harm anyone, or it’s something you’re trying to stop), do something else, or wait ten minutes. If there’s no urge, say “nothing”.',
          details:
            'An urge is not a decision, and it passes. If it’s an urge to hurt yourself or someone else, go to another place and call someone you trust. Help now lists lines to call or write to.',
        },
        {
          from: 5,
          to: 5,
          title: 'Say one out loud',
          done: 'You said one true feeling out loud.',
          action:
            'Tell someone one of today’s words in a plain sentence: “I’m more worried about Thursday than I’ve shown.” You don’t have to explain it or fix it. Pick someone who’s safe to tell.',
          details: 'A pet, an empty room or the community here will do when nobody safe is around.',
        },
        {
          from: 6,
          to: 6,
          title: 'An easy day',
          done: 'You named one good feeling.',
          action:
            'Only one stop today, and only for something pleasant: a good coffee, a laugh, a task done. Find the word, such as pleased, calm or proud, and stay with it for three slow breaths.',
          details:
            'If nothing pleasant turns up, look for something that was less bad than you expected. That has a word too: relieved.',
        },
        {
          from: 7,
          to: 7,
          title: 'Save your words',
          done: 'You saved the words you need most.',
          action:
            'Think back over the week. Save the words you needed most, five if you can, in your phone or on a card. For each, remember what usually causes it and what usually helps. From now on, one stop a day is enough.',
          details: 'If one dark word, such as empty or worthless, filled the week, tell a doctor.',
        },
      ],
      sources: [lieberman2007, vedernikova2021],
    },
    {
      key: 'ten-days-of-slow-breathing',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Five Slow Minutes',
      subtitle: 'Breathe slowly once a day, to calm body and mind',
      description:
        'For ten days you breathe a little slower for five minutes, with a longer breath out and no holding. You practise while things are quiet, so you can use it when they aren’t. If you have heart or lung trouble, ask your doctor first.',
      promise: 'Learn to breathe slowly while things are quiet, so you can use it when they aren’t.',
      finishLine: 'I practised slow breathing on {days}.',
      duration: 10,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count your breaths',
          done: 'You counted your breaths for three minutes.',
          action:
            'Sit or lie down with your back supported. For three minutes, count each breath out from one to ten, then start again. Don’t change how you breathe.',
          details:
            'If you get dizzy or uneasy, stop and breathe as you like. Never practise in water or while you drive.',
        },
        {
          from: 2,
          to: 2,
          title: 'In for three, out for four',
          done: 'You breathed slowly for five minutes.',
          action:
            'Set a timer for five minutes. Breathe in through your nose for a slow count of three and out for four. Don’t hold your breath. If you want to gasp, count to two and three instead.',
          details: 'It’s meant to feel easy, even boring. A blocked nose is no problem: use your mouth.',
        },
        {
          from: 3,
          to: 3,
          title: 'Tie it to a habit',
          done: 'You breathed slowly straight after a daily habit.',
          action:
            'Choose something you do every day: washing, making tea, taking your shoes off. Do five minutes straight after it, three in and four out. Keep that link on the days with five minutes.',
          details: 'If you missed a day, carry on with the next step. On a bad day, one minute is enough.',
        },
        {
          from: 4,
          to: 4,
          title: 'In for four, out for six',
          done: 'You breathed slowly for five minutes, at either count.',
          action:
            'Five minutes again. If the last two days felt easy, go to four in and six out. If not, keep three and four. Let your shoulders drop as you breathe out.',
          details:
            'Your mind will wander, maybe every few seconds. You haven’t done anything wrong, so come back to the next breath out.',
        },
        {
          from: 5,
          to: 5,
          title: 'An easy day',
          done: 'You took about ten slow breaths.',
          action:
            'Lie down, or lean back as far as is comfortable. Without counting, take about ten slow breaths, long on the way out. Then stay there for a minute.',
          details:
            'If lying still makes you restless, walk or roll slowly and let your breath follow your steps or pushes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Relax one place at a time',
          done: 'You relaxed one place after another as you breathed.',
          action:
            'Five minutes at your usual count. On each breath out, relax one place: forehead, jaw, tongue, shoulders, hands, belly. Then start again at the top.',
          details:
            'Skip any place that hurts or that you’d rather not think about. If watching your body makes you uneasy, look at a still object instead.',
        },
        {
          from: 7,
          to: 7,
          title: 'Use it while you wait',
          done: 'You took five slow breaths twice while you waited.',
          action:
            'Skip the long session. Twice today, take five slow breaths while you wait: at a bus stop, on hold, while water boils or a page loads. Keep your eyes open.',
          details: 'If you’re the one driving, wait until you’ve parked.',
        },
        {
          from: 8,
          to: 8,
          title: 'Use it before you reply',
          done: 'You took five slow breaths before one reply.',
          action:
            'Do your five minutes. Then pick one message or question that annoys you and take five slow breaths before you answer it. If none annoys you today, use any message.',
          details: 'You may not notice any difference yet, and that’s normal.',
        },
        {
          from: 9,
          to: 9,
          title: 'Use it when it matters',
          done: 'You breathed slowly for one tense moment.',
          action:
            'Choose one tense moment: a call, a meeting, an appointment, your own front door. Take five slow breaths before it. On a quiet day, picture one that’s coming. Say how tense you were before and after, from 1 to 10.',
          details:
            'One point lower is a good result. No change is useful to know too. In the middle of panic, don’t fight for a perfect breath. Let it out slowly.',
        },
        {
          from: 10,
          to: 10,
          title: 'Decide what you’ll keep',
          done: 'You decided what you’ll keep.',
          action:
            'Do a last five minutes. Think back: when did it help, if at all? Choose one moment and one count to keep, such as “before I open the front door, five breaths, four in, six out”. Tell someone or set a reminder.',
          details:
            'If it did little for you, drop it and try an easy walk instead. If you’re tense or frightened most days, talk to a doctor.',
        },
      ],
      sources: [fincham2023, bentley2023],
    },
    {
      key: 'fourteen-days-of-exact-thanks',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'One Good Thing',
      subtitle: 'Notice one a day, and thank someone for it',
      description:
        'For two weeks you notice one good thing a day, in detail, and thank people for what they did. You don’t have to pretend that the rest of your life is fine.',
      promise: 'Notice one good thing a day in detail, and thank people for what they did.',
      finishLine: 'I looked for something good on {days}.',
      duration: 14,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find one small thing',
          done: 'You named one good thing in detail.',
          action:
            'Think back over the last 24 hours and find one thing that was good, or less bad than it could have been. Say it out loud in three sentences: what it was, who was involved, what it changed.',
          details:
            '“Health” is too vague, but “my knee held on the stairs” is exact enough. On a dark day, something neutral will do.',
        },
        {
          from: 2,
          to: 2,
          title: 'Thank someone for something small',
          done: 'You thanked one person for one exact thing.',
          action:
            'Thank somebody today and say exactly what for: “Thanks for holding the door, I was late.” It can be a driver, a colleague or someone at home. A message is fine.',
          details:
            'Keep it to one sentence and don’t turn it into a joke. If you miss a day, go on with the next step; you don’t have to catch up.',
        },
        {
          from: 3,
          to: 3,
          title: 'Look below the big events',
          done: 'You noticed one good thing you usually overlook.',
          action:
            'Look for something you’d normally miss: a dry pair of shoes, a seat on the train, bread that’s still warm, a pain that’s a bit less. Stay with it for three slow breaths.',
          details: 'On a flat day, look for one thing that didn’t get worse.',
        },
        {
          from: 4,
          to: 4,
          title: 'Say what it changed',
          done: 'You told someone what their help changed for you.',
          action:
            'Tell one person what they did and what it made easier: “When you called on Tuesday, I’d been dreading the evening. It helped.” In person, by phone or in a message. Ask for nothing.',
          details:
            'If it feels awkward, say that first: “This is a bit awkward, but I wanted you to know.” They’ll probably be more pleased and less embarrassed than you expect.',
        },
        {
          from: 5,
          to: 5,
          title: 'Think of who made it',
          done: 'You thought about the people behind one ordinary thing.',
          action:
            'Choose something you use without thinking: a road, a tap, a song, a ramp, a vaccine. Take two minutes to picture the people who had to work so that you could have it.',
          details: 'Do this on the move if you like: on the bus, while you do the dishes, while you wait.',
        },
        {
          from: 6,
          to: 6,
          title: 'Thank someone people overlook',
          done: 'You thanked someone whose work goes unnoticed.',
          action:
            'Whose work do you only notice when it’s missing? A cleaner, a carer, a night nurse, the person who pays the bills at home. Thank them today and learn their name if you don’t know it.',
          details: 'If you’re not going out today, send a message or leave a note.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You enjoyed one small thing with full attention.',
          action:
            'You don’t have to thank anyone today. Enjoy one small thing with full attention for five minutes: a shower, a song, food, the sun on your face. Put your phone away, unless it’s playing the song.',
          details: 'On a full day, one song or a few slow mouthfuls are enough.',
        },
        {
          from: 8,
          to: 8,
          title: 'Imagine it gone',
          done: 'You imagined one good thing missing from your day.',
          action:
            'Pick one person or thing that makes your days easier. Imagine today without it: what would you have done, who would you have asked? Then notice that it’s there.',
          details:
            'Don’t do this with somebody who’s ill or who has died. Choose something light, such as a bike, a neighbour or a library.',
        },
        {
          from: 9,
          to: 9,
          title: 'Name what you did well',
          done: 'You said out loud one thing you did well.',
          action:
            'Say out loud one thing you did this week that was good for you or for someone else. Say it exactly, and leave out “only” and “just”.',
          details:
            'For some men this is the hardest day of the two weeks. If it is for you, that’s worth knowing. “I went, although I didn’t feel like it” is enough.',
        },
        {
          from: 10,
          to: 10,
          title: 'Remember someone who was strict',
          done: 'You named one thing that person taught you.',
          action:
            'Think of someone who was hard on you and turned out to be right: a teacher, a coach, a sister, a boss. What do you still use? If you can reach them and want to, tell them.',
          details:
            'This isn’t about people who were cruel. You don’t owe thanks to anyone who hurt you. If nobody comes to mind, choose someone who was patient with you.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do a favour back',
          done: 'You did something useful for someone.',
          action:
            'Choose somebody who has helped you and do one useful thing for them today: take a job off their list, bring food, answer a question, give them an hour.',
          details:
            'If you’re short of energy, or they’re far away, look something up for them or ask “What would make today easier for you?” and do the smallest part. If you can’t reach them, help someone else.',
        },
        {
          from: 12,
          to: 12,
          title: 'Write a thank-you letter',
          done: 'You wrote down what one person did for you.',
          action:
            'Write half a page to someone who did you good and never really heard it. Say what they did, what it led to and what you still use. Take twenty minutes and don’t polish it.',
          details:
            'You can dictate it, and on a bad day three sentences are enough. Someone who has died is fine too, if the loss isn’t raw.',
        },
        {
          from: 13,
          to: 13,
          title: 'Deliver it',
          done: 'You delivered your letter in a way that fits.',
          action:
            'Send it, read it to them, or if that’s unwise or impossible, read it aloud on your own. Then do something ordinary. Don’t wait for a particular answer.',
          details:
            'If contact could put you or them at risk, read it only to yourself. If there’s no letter yet, write three sentences today.',
        },
        {
          from: 14,
          to: 14,
          title: 'Plan one for next week',
          done: 'You put one good thing in next week’s calendar.',
          action:
            'Think back over the two weeks. Which people, places or times of day came up more than once? Put one of them in your calendar for next week. After that, once or twice a week is plenty.',
          details:
            'If you’ve looked for two weeks and found nothing good at all, that can be a sign of depression. Tell a doctor exactly that.',
        },
      ],
      sources: [emmons2003, cregg2021, kumar2018],
    },
    {
      key: 'anger-before-it-speaks',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Anger Before It Speaks',
      subtitle: 'Three weeks of catching your temper early',
      description:
        'For 21 days you look at what sets you off, catch anger earlier, leave and come back, and say what you need while it’s still small. Being angry isn’t wrong, but what you do with it can be. If anyone is afraid of you, get help first.',
      promise: 'Notice anger early, and choose what you do with it.',
      finishLine: 'I worked on my temper for {days}.',
      duration: 21,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Check that people are safe',
          done: 'You answered the safety questions honestly.',
          action:
            'Ask yourself: is anyone afraid of me? Have I hit, pushed, grabbed, threatened, blocked a door or broken things? If any answer is yes, don’t start this challenge yet. Today or tomorrow, contact a service for people who use violence, or your doctor.',
          details:
            'Help now has lines for people who are afraid of hurting someone, and for people who are being hurt. If your anger is new, or began with a medicine (such as steroid tablets), bodybuilding steroids, other drugs or hardly sleeping, see a doctor this week, and don’t stop a prescribed medicine on your own. If it began after a blow to the head in the last weeks, have that checked today. If all your answers are no, carry on tomorrow.',
        },
        {
          from: 2,
          to: 2,
          title: 'Log each flash',
          done: 'You wrote down every flash of anger you noticed.',
          action:
            'Today, write down each time you’re irritated or angry: when, where, who, and how strong from 1 to 10. Include small things, such as a slow driver. Don’t judge any of it. If there’s none today, log the last one you remember.',
          details: 'A few words in your phone are enough.',
        },
        {
          from: 3,
          to: 3,
          title: 'Add what came before',
          done: 'You logged what came before your anger.',
          action:
            'Keep the log going. For each flash, write what came in the hours before: hunger, bad sleep, pain, drink, hurry, an earlier argument. Look for what they share. If nothing made you angry today, use an older entry.',
          details: 'On a bad day, one entry tonight is enough.',
        },
        {
          from: 4,
          to: 4,
          title: 'Find your early signs',
          done: 'You noticed where anger starts in your body.',
          action:
            'Each time you get irritated, notice what your body does first: tight jaw, heat in the neck, fists, fast talk, going silent. Notice your words too, such as “every single time”. If nothing irritates you today, go back to the last time in your head.',
          details: 'You’re looking for what happens at 3 out of 10, when you can still choose.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask what others see',
          done: 'You know one thing that shows before you get angry.',
          action:
            'Ask somebody who lives or works with you: “What do you notice in me just before I get angry?” Listen to the end. Say “thank you” and nothing else. If there’s nobody suitable, message an old friend or relative, or look back at your last two arguments and say what you did first.',
          details:
            'Choose a calm moment and someone who isn’t afraid to answer. You don’t have to agree with what they say.',
        },
        {
          from: 6,
          to: 6,
          title: 'Look for what’s underneath',
          done: 'You named the feeling under one angry moment.',
          action:
            'Take the strongest entry in your log. Ask: what would I have felt if I hadn’t been angry? Fear, hurt, shame, helplessness, being ignored, plain tiredness? Say it out loud: “I was angry, and underneath I was…”.',
          details:
            'If it leads back to something violent or frightening in your past, you don’t have to look at it alone. A doctor or therapist can help.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You did one thing that calms you.',
          action:
            'No log today. Do one thing that slows your body down for at least twenty minutes: a gentle walk, a bath, music, prayer, a slow stretch.',
          details:
            'Missed days this week? Do the next open step tomorrow. Two or three entries are enough to go on with.',
        },
        {
          from: 8,
          to: 8,
          title: 'Agree on leaving words',
          done: 'You said your leaving sentence out loud.',
          action:
            'In a calm hour, tell the people close to you: “When I notice I’m getting too angry, I’ll say ‘I need thirty minutes’, go, and come back. I’m not walking out on you.” Ask them to use it as well.',
          details:
            'If you live alone, agree on the sentence with a friend or colleague, or practise it for phone calls and messages.',
        },
        {
          from: 9,
          to: 9,
          title: 'Practise calming down',
          done: 'You practised ten minutes of calming down.',
          action:
            'Practise while you’re calm. Go to the place where you’d take your time-out. For ten minutes breathe slowly, with a longer breath out, and think about something other than the argument.',
          details:
            'Skip the punching bag and the hard run for this. Research suggests that calming the body lowers anger, while letting it out or working it off mostly doesn’t.',
        },
        {
          from: 10,
          to: 10,
          title: 'Leave at four',
          done: 'You went through leaving and coming back once.',
          action:
            'At 4 out of 10, say your sentence, go without a last word, calm down and come back when you said. If you don’t need it today, practise it once, from the sentence to the return.',
          details:
            'Don’t drive while you’re angry, and don’t leave small children on their own. If you can’t leave, say “I need five minutes” and look away. Coming back is what makes this different from storming off.',
        },
        {
          from: 11,
          to: 11,
          title: 'Wait before you reply',
          done: 'You waited ten minutes with one reply.',
          action:
            'Leave one annoying message, post or email unanswered for at least ten minutes. If you still want to answer, read your reply as if you’d received it. Then send it, change it or drop it. If there’s no such message today, take an old one and say aloud how you’d answer it now.',
          details: 'After ten at night, leave anything that isn’t urgent until morning.',
        },
        {
          from: 12,
          to: 12,
          title: 'Say a small thing early',
          done: 'You said one small thing calmly, out loud.',
          action:
            'Raise something while it’s at 2 or 3: “When the door’s left unlocked, I worry. Please lock it.” Use one fact, one feeling and one request, without “always” or “never”. If nothing comes up, practise the sentence out loud.',
          details: 'Choose something that comes up often. A small everyday thing is best.',
        },
        {
          from: 13,
          to: 13,
          title: 'Listen first',
          done: 'You repeated someone’s point before giving yours.',
          action:
            'In one conversation today, an argument or not, say the other person’s point back before you give yours: “So you’re saying the plan changed and nobody told you. Have I got that right?”',
          details: 'It works for a film choice as well as for a fight. Start with something light.',
        },
        {
          from: 14,
          to: 14,
          title: 'An easy day',
          done: 'You had contact with someone you’re rarely angry with.',
          action:
            'There’s nothing to practise today. Spend some time with a person or an animal you’re rarely angry with. Notice what’s different: your voice, your pace, what you expect of them.',
          details: 'If you’re on your own, think of such a person and send them a message.',
        },
        {
          from: 15,
          to: 15,
          title: 'Apologise for one time',
          done: 'You said one apology without “but”.',
          action:
            'Choose one recent time when you were too harsh. Tell that person what you did, what it may have been like for them, and what you’ll do next time. Leave out “but” and “if”. Then listen.',
          details:
            'They don’t owe you forgiveness. If contact is unwelcome or a court has banned it, don’t make contact. Say it to a friend or counsellor instead.',
        },
        {
          from: 16,
          to: 16,
          title: 'Eat, rest, leave early',
          done: 'You removed one cause of a short fuse.',
          action:
            'Choose one cause from your log and remove it today: eat lunch, go to bed earlier, leave ten minutes sooner, take your pain relief as prescribed.',
          details: 'If you can’t change the load, warn people: “I’ve slept badly. If I snap, it’s not about you.”',
        },
        {
          from: 17,
          to: 17,
          title: 'Cut one trigger',
          done: 'You went a day without one thing that winds you up.',
          action:
            'Leave out one thing today that makes you angry faster: the third drink, one news feed, one group chat, one argument online. Notice how the evening goes.',
          details:
            'If you drink every day, or get shaky or sweaty without it, don’t stop suddenly. Talk to a doctor first. Withdrawal can be dangerous.',
        },
        {
          from: 18,
          to: 18,
          title: 'Ask for what you need',
          done: 'You asked for one thing before you were angry.',
          action:
            'Look at your most common trigger. What do you need there: quiet, notice, help, respect, food? Ask for it today, before the trigger: “Could I have ten minutes when I get in?”',
          details:
            'If the answer is no, ask what would work for them. You still asked before you were angry, which was today’s step.',
        },
        {
          from: 19,
          to: 19,
          title: 'Use fair anger well',
          done: 'You took one calm step on something unfair.',
          action:
            'Pick something that’s really wrong and makes you angry for good reason. Under 4 out of 10, do one useful thing about it: a complaint, a clear no, a call to the union, an offer of help.',
          details: 'Sleep on anything that can’t be taken back. Show it to someone first.',
        },
        {
          from: 20,
          to: 20,
          title: 'Ask again',
          done: 'You named one thing that has changed.',
          action:
            'Ask the person you asked before: “Have you noticed anything different in the last weeks?” Take a slow breath before you answer. Thank them. If you looked back alone last time, do that again: what do you do differently now?',
          details: 'If they’ve noticed nothing, you’ve still learned where to keep going.',
        },
        {
          from: 21,
          to: 21,
          title: 'Keep your own plan',
          done: 'You shared your plan with one person.',
          action:
            'Look back at the three weeks. Write a short plan: my three triggers, my first signs, my leaving words, the person I call. Share it with someone who may remind you.',
          details:
            'Most people slip in these weeks. If anger still runs your life, ask your doctor about a counsellor or an anger course. In men, constant irritability can be a sign of depression.',
        },
      ],
      sources: [nimhMen, kjaervik2024, lewicki2016],
    },
    {
      key: 'thirty-days-take-a-weight-off',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Less to Carry',
      subtitle: 'Bring your stress down, one small step a day',
      description:
        'For thirty days you look at what weighs on you, put down what you can, fix some of it and get help with the rest. It takes ten to twenty minutes a day. It won’t remove all stress, but you’ll carry less of it alone.',
      promise: 'Look at what weighs on you, put down what you can and get help with the rest.',
      finishLine: 'I worked on lightening my load for {days}.',
      duration: 30,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'See the whole load',
          done: 'You listed what weighs on you.',
          action:
            'Take ten minutes and make a list of everything that weighs on you, big and small. Give each item 1 to 5 for how heavy it is. Then stop and do something pleasant.',
          details:
            'Don’t look for answers today. A long list doesn’t mean that you’ve failed. It shows how much you’ve been carrying.',
        },
        {
          from: 2,
          to: 2,
          title: 'Sort it into three',
          done: 'You sorted your load into three groups.',
          action:
            'Mark each item: mine to change, mine to carry, or not mine. Be honest about the third group. A grown-up child’s choices, a colleague’s job or a parent’s mood may belong there.',
          details: 'If you’re unsure, ask: would a fair person say that this is my job?',
        },
        {
          from: 3,
          to: 3,
          title: 'Give one thing back',
          done: 'You have one thing less to do.',
          action:
            'Choose one “not mine” item and give it back politely: “I can’t take that on.” “That’s for you to decide.” “I’ll leave that with you.” If you have nothing to hand back, drop one small duty you gave yourself.',
          details: 'It may feel wrong at first. Say it once and don’t add a long reason.',
        },
        {
          from: 4,
          to: 4,
          title: 'Stop checking one thing',
          done: 'You left one thing unchecked for the rest of the day.',
          action:
            'Pick something you keep checking that you can’t influence: someone’s status, a price, a score, a parcel, other people’s arguments. Leave it alone until tomorrow.',
          details: 'If you catch yourself checking, close it and start again from there.',
        },
        {
          from: 5,
          to: 5,
          title: 'Move for fifteen minutes',
          done: 'You gave your body fifteen easy minutes.',
          action:
            'Move at an easy pace for fifteen minutes: a walk, a wheel around the block, stretches in a chair. Leave your phone in your pocket.',
          details:
            'Go slowly enough to talk. If you’re in pain or unwell, sit by an open window and breathe slowly for ten minutes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Tell one person',
          done: 'You told one person about one item.',
          action:
            'Tell someone about one thing on your list. Say first what you want: “I don’t need advice. I’d like you to know.”',
          details: 'A message or a helpline is fine too. They don’t have to do anything about it.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You did something you enjoy.',
          action:
            'Leave the list alone. Do one thing you enjoy for at least twenty minutes without feeling you should be doing something else.',
          details: 'Missed some days? Pick up at the next open step. You don’t have to catch up.',
        },
        {
          from: 8,
          to: 8,
          title: 'Open one letter',
          done: 'You did one thing you’d put off.',
          action:
            'Start with the smallest “mine to change” items this week. Today: open one letter, bill or email you’ve been avoiding. If it needs an answer, send two lines.',
          details:
            'If nothing is waiting, do the smallest “mine to change” item. If it’s too much, ask someone to sit with you while you open it. For debts, look for a free debt adviser.',
        },
        {
          from: 9,
          to: 9,
          title: 'Fix one small annoyance',
          done: 'You dealt with one small annoyance.',
          action:
            'Take twenty minutes and fix one small thing that bothers you every day: a dripping tap, a full drawer, a missing charger, a door that sticks.',
          details: 'If you can’t do it yourself, asking the right person is enough.',
        },
        {
          from: 10,
          to: 10,
          title: 'Quieten your phone',
          done: 'You made your day quieter in one way.',
          action:
            'Switch off five kinds of notification that don’t come from a person who needs you. Keep calls from people you’d want to hear from at night.',
          details:
            'Without a smartphone, turn off another source of noise: a radio in the background, a news channel, a beeping device.',
        },
        {
          from: 11,
          to: 11,
          title: 'Send the reply you owe',
          done: 'You sent one overdue message.',
          action:
            'Who have you been meaning to answer? Send a short, imperfect reply today: “Sorry it took me so long. I’ve had a lot on. How are you?” If you owe nobody a reply, message someone you haven’t spoken to for a while.',
          details: 'If a full answer is too much, say when you’ll write more.',
        },
        {
          from: 12,
          to: 12,
          title: 'Say one no',
          done: 'You said one no.',
          action:
            'Say no to one thing today, or “I’ll tell you tomorrow” before you say yes. Keep it short and friendly: “I can’t this week.” If nobody asks, cancel something you agreed to out of habit.',
          details: 'You don’t have to give a reason.',
        },
        {
          from: 13,
          to: 13,
          title: 'Move and breathe',
          done: 'You had five calm minutes.',
          action:
            'Fifteen minutes of easy movement again. Afterwards, sit for five minutes and breathe slowly, with a longer breath out. Notice where you’re tense and let that place soften.',
          details:
            'If you can’t move today, take only the five minutes. If sitting still makes you uneasy, do something slow with your hands.',
        },
        {
          from: 14,
          to: 14,
          title: 'An easy day',
          done: 'You took time off from being useful.',
          action:
            'Take one hour off. Don’t clean, earn, plan or improve anything. Watch, listen, rest, play or sit outside.',
          details: 'Without a free hour, take fifteen minutes. You don’t have to tell anyone what they’re for.',
        },
        {
          from: 15,
          to: 15,
          title: 'Weigh it again',
          done: 'You scored your load again.',
          action:
            'Go through your list and score each item again, 1 to 5. What’s lighter? What’s heavier? Tell one person what you found.',
          details:
            'If most of it is still a 4 or 5, or you’re not sleeping or eating, book a doctor’s appointment this week.',
        },
        {
          from: 16,
          to: 16,
          title: 'Name the big one',
          done: 'You said exactly what’s hard about the big one.',
          action:
            'Choose the heaviest item that’s yours to change. Say out loud what exactly is hard about it: the money, the conversation, not knowing, being alone with it. If nothing heavy is yours to change, take the heaviest one you carry.',
          details:
            'If the big one is violence or a crime, don’t handle it alone. Speak to an advice service or a lawyer first.',
        },
        {
          from: 17,
          to: 17,
          title: 'Find who knows more',
          done: 'You have one name to ask.',
          action:
            'Who knows more about the big one than you? A union, a debt adviser, a doctor, a school, a cousin who’s been through it. Find one or two names or places and how to reach them.',
          details: 'Stuck? Ask one friend: “Who would you ask about this?”',
        },
        {
          from: 18,
          to: 18,
          title: 'Ask one of them',
          done: 'You contacted one person about the big one.',
          action:
            'Call, write to or visit one of them. Say: “I’m dealing with this. What would you do first?” If you only reach a voicemail or a form, leave your question there.',
          details: 'If you’re afraid to call, put two sentences on paper and read them out.',
        },
        {
          from: 19,
          to: 19,
          title: 'Take the first step',
          done: 'You took one step on the big one.',
          action:
            'Take the first step they named, or the smallest one you can see. Spend twenty minutes at most, and then stop for today.',
          details: 'If it didn’t work, try another name, or do half of it.',
        },
        {
          from: 20,
          to: 20,
          title: 'Tell someone how it went',
          done: 'You told someone what happened with the big one.',
          action:
            'Tell one person what you did about the big one and what comes next. Ask them to check in with you on a set day.',
          details: 'A fixed day and a person who asks can make it easier to go on.',
        },
        {
          from: 21,
          to: 21,
          title: 'An easy day',
          done: 'You gave yourself a calm, earlier end to the day.',
          action:
            'Leave the list alone. Go to bed half an hour earlier than usual, or give yourself a slow last hour without screens if you work nights.',
          details: 'If you can’t sleep, resting in the dark is fine.',
        },
        {
          from: 22,
          to: 22,
          title: 'Make one burden easier',
          done: 'You thought of one way to make something easier.',
          action:
            'Take one thing you can’t change, such as an illness, a parent’s care or a long debt. What would make it a little easier: a shared schedule, a fixed evening off, equipment, a group of people in the same position?',
          details: 'You’re not looking for a cure, only for something that makes it a bit lighter.',
        },
        {
          from: 23,
          to: 23,
          title: 'Arrange it',
          done: 'You did one thing to arrange it.',
          action:
            'Arrange the thing you thought of yesterday. Make the call, send the message, fill in the form or ask your family.',
          details: 'If you care for somebody, ask whether your area has support for carers.',
        },
        {
          from: 24,
          to: 24,
          title: 'Leave a gap',
          done: 'You kept a gap with nothing in it.',
          action:
            'Leave fifteen minutes with nothing in them, between two duties. No phone. Look out of a window or sit outside, and do nothing useful.',
          details:
            'It may feel wasteful or restless. Stay anyway, and breathe out slowly. If fifteen minutes won’t fit, take five.',
        },
        {
          from: 25,
          to: 25,
          title: 'Protect the gap',
          done: 'You told one person about your gap.',
          action:
            'Keep the same fifteen minutes today, and tell one person that you’re not available then. If something tries to fill it, say “in fifteen minutes”.',
          details: 'On a full day, take five minutes before bed.',
        },
        {
          from: 26,
          to: 26,
          title: 'Ask for one thing',
          done: 'You asked one person for one definite thing.',
          action:
            'Ask one person for one definite thing: an hour with the kids, a ride, a look at a form. Say what, when and how long.',
          details:
            'A clear question is easier to answer than “I could use some help”. A no isn’t the end of it: ask someone else.',
        },
        {
          from: 27,
          to: 27,
          title: 'Offer something back',
          done: 'You did one small favour for someone.',
          action:
            'Offer somebody a favour about the size of the one you asked for. It doesn’t have to be the same person.',
          details: 'A kind message is a favour too, on a day when you have no strength left.',
        },
        {
          from: 28,
          to: 28,
          title: 'An easy day',
          done: 'You did something just for fun.',
          action:
            'Do one thing today for no reason but fun: a game, a song at full volume, a silly film, a ball game, a recipe.',
          details: 'If nothing has felt like fun for two weeks or more, mention that to a doctor.',
        },
        {
          from: 29,
          to: 29,
          title: 'Weigh it once more',
          done: 'You scored your load one last time.',
          action:
            'Score the list one last time. Which items moved, and what moved them: dropping, fixing, asking, resting? Thank one person who helped, or yourself if nobody did.',
          details:
            'If very little moved, it may be too much for one person. Take the list to a doctor, an adviser or a counsellor.',
        },
        {
          from: 30,
          to: 30,
          title: 'Set one rule',
          done: 'You told someone your rule for new duties.',
          action:
            'Look back over the month and set one rule for new duties, such as “I answer requests the next day” or “one evening a week stays free”. Tell someone who’s allowed to remind you.',
          details: 'Keep the list. Look at it again in three months.',
        },
      ],
      sources: [nhsInformStress],
    },
    {
      key: 'forty-days-towards-what-you-avoid',
      safetyRevision: 3,
      pillar: 'mental',
      title: 'Towards What You Avoid',
      subtitle: 'Face one everyday fear, step by step',
      description:
        'For forty days you go towards something you avoid: phone calls, speaking up, lifts (elevators), parties. You build a ladder of small steps and climb it slowly. It’s for everyday fears; for trauma, panic attacks or compulsions, work with a professional.',
      promise: 'Build a ladder of small steps towards one everyday fear, and climb it slowly.',
      finishLine: 'I worked on one everyday fear for {days}.',
      duration: 40,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose the right fear',
          done: 'You chose one everyday fear of about 6 out of 10.',
          action:
            'Pick one everyday fear that costs you something and scores about 6 out of 10. Leave out real dangers, trauma, panic attacks, compulsions, and fears about food or your body, because those need a professional.',
          details:
            'Good examples: phone calls, eating in front of people, asking a question in a group, lifts, friendly dogs. If you’re very low at the moment, leave this for later and see a doctor first.',
        },
        {
          from: 2,
          to: 2,
          title: 'Count what it costs',
          done: 'You said aloud what avoiding it costs.',
          action:
            'What have you missed because you avoid this? Jobs, trips, people, money? Tell one person: “I avoid this, it costs me that, and I’m working on it.”',
          details:
            'Choose someone who won’t push you. If there’s nobody, say it aloud to yourself or tell the community here.',
        },
        {
          from: 3,
          to: 3,
          title: 'Build your ladder',
          done: 'You wrote down nine steps from easy to hard.',
          action:
            'Write nine steps towards your fear, from 1 (slightly uneasy) to 9 (very hard). Each must be safe, possible this month, under half an hour and easy to repeat.',
          details:
            'Speaking up, for example: 1, say good morning to each person. 3, ask a colleague a question. 5, ask one in a meeting. 7, report for a minute. 9, talk for five minutes to a group.',
        },
        {
          from: 4,
          to: 4,
          title: 'Test the ladder',
          done: 'You checked every step of your ladder.',
          action:
            'Read your ladder to someone with good sense. Is each step safe and fair to other people? Is any jump too big? Put a step in between.',
          details:
            'If you have no one to ask, read it again as if a friend had made it. When a step isn’t possible on its day, repeat an earlier one that day.',
        },
        {
          from: 5,
          to: 5,
          title: 'Do step one',
          done: 'You took a first step and stayed to see.',
          action:
            'Say what you’re afraid will happen. Then do step one. Stay until you can see what really happens, up to twenty minutes. Afterwards, say what happened.',
          details:
            'You don’t have to feel calm, because staying is the exercise. If the whole step is too much today, do a small part of it. A racing heart is part of fear. New chest pain or fainting isn’t: stop and call your emergency number.',
        },
        {
          from: 6,
          to: 6,
          title: 'Repeat step one elsewhere',
          done: 'You repeated your first step in another setting.',
          action:
            'Do step one again, somewhere else or with someone else. Fear learned in one place often needs practice in several.',
          details: 'If yesterday was too hard, cut the step in half and do that.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You rested from the ladder.',
          action: 'No step today. Do something you’re good at for half an hour.',
          details: 'Missed some days? Repeat the last step that went well and go on from there. You can’t fall behind.',
        },
        {
          from: 8,
          to: 8,
          title: 'Do step two',
          done: 'You compared your prediction with what happened.',
          action:
            'Before you start, say your prediction: “They’ll laugh. I’m 70% sure.” Do step two. Then compare: what happened, and how did you cope?',
          details: 'Keep predictions in your phone if you like. You’ll look at them later.',
        },
        {
          from: 9,
          to: 9,
          title: 'Spot your safety habits',
          done: 'You noticed one safety habit during a step.',
          action:
            'Do step two again and notice what you do to feel safe: phone in hand, sitting by the door, rehearsing each word, a drink first. Don’t change it yet.',
          details:
            'Prescribed medicine and mobility aids aren’t safety habits; keep them as they are. If you drink every day, don’t stop suddenly, because withdrawal can be dangerous. Ask a doctor first.',
        },
        {
          from: 10,
          to: 10,
          title: 'Drop one safety habit',
          done: 'You tried a step without one safety habit.',
          action:
            'Do step two once more and leave out one safety habit. Put the phone away, or sit in the middle. See what happens.',
          details: 'If that’s too much, do it with the habit, and try once more without it tomorrow.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do step three',
          done: 'You stayed until you saw what happened.',
          action:
            'Say your prediction, do step three, stay until you see what happens, and compare. If it went badly, do step two afterwards so you finish on familiar ground.',
          details: 'A racing heart in a scary place is normal, and you can stay while it races.',
        },
        {
          from: 12,
          to: 12,
          title: 'Be curious',
          done: 'You found one new detail.',
          action:
            'Do step three again as if you were a reporter. Find one detail you hadn’t noticed: a face, a colour, what people do with their hands.',
          details: 'Looking outwards makes it harder to watch yourself.',
        },
        {
          from: 13,
          to: 13,
          title: 'Tell someone how it’s going',
          done: 'You said aloud how one step went.',
          action:
            'Tell the person you told at the start about one step: what you feared, what happened, what you know now.',
          details:
            'Or do step three a third time at another time of day, and tell them after that. With nobody to tell, say it aloud or tell the community here.',
        },
        {
          from: 14,
          to: 14,
          title: 'An easy day',
          done: 'You did something pleasant with no purpose.',
          action: 'No step today. Do something pleasant, and get a good night’s sleep if you can.',
          details:
            'Steps feel harder when you’re tired. As before, when a step isn’t possible on its day, repeat an earlier one.',
        },
        {
          from: 15,
          to: 15,
          title: 'Do step four',
          done: 'You took a step although reasons not to came up.',
          action:
            'Decide early when you’ll do it, because you’ll find reasons not to. When one comes, say: “That’s the fear talking. I’m going for ten minutes.” Then do step four.',
          details: 'On a bad day, repeat an earlier step, and do this one tomorrow.',
        },
        {
          from: 16,
          to: 16,
          title: 'Change the setting',
          done: 'You repeated a step in a new setting.',
          action: 'Repeat step four with one thing changed: another time, another place, another person.',
          details: 'If there’s only one place for it, change the time or go in by another route.',
        },
        {
          from: 17,
          to: 17,
          title: 'Do without another habit',
          done: 'You tried to do without a second safety habit.',
          action:
            'Do step four once more and leave out another safety habit: no rehearsing, no checking, no apology in advance.',
          details: 'If it’s too hard, keep the habit today and try without it another time.',
        },
        {
          from: 18,
          to: 18,
          title: 'Check your predictions',
          done: 'You counted how many fears came true.',
          action:
            'Think back over your predictions so far. How many came true? When one did, how bad was it, and what did you do?',
          details: 'Use the answer for a fairer prediction tomorrow, such as “Someone may frown, and I can carry on.”',
        },
        {
          from: 19,
          to: 19,
          title: 'Do half of step five',
          done: 'You took one short step.',
          action: 'Step five is the middle. Do a short version today: half the time, or with someone you trust nearby.',
          details: 'If step five still feels like 8 or more, put an extra step in between.',
        },
        {
          from: 20,
          to: 20,
          title: 'Do step five',
          done: 'You took a step with a fairer prediction.',
          action:
            'Do step five in full with your fairer prediction. Stay until you’ve seen what happens. Then do something nice.',
          details: 'Your hands may shake, and you can still do it.',
        },
        {
          from: 21,
          to: 21,
          title: 'An easy day',
          done: 'You named one thing you can do now.',
          action: 'No step today. Halfway: say one thing you can do now that you couldn’t three weeks ago.',
          details: 'If things are getting worse week by week, stop here and take the ladder to a doctor or therapist.',
        },
        {
          from: 22,
          to: 22,
          title: 'Repeat step five with others',
          done: 'You repeated a step in different company.',
          action: 'Do step five again where different people are present, or alone if you’ve always had company.',
          details: 'The same step can feel quite different. Score it again from 1 to 10, and stay.',
        },
        {
          from: 23,
          to: 23,
          title: 'Start step six',
          done: 'You said aloud how the step went.',
          action: 'Do step six for half as long as planned. Say your prediction first and your result after.',
          details: 'If you left early, do the step below it today or tomorrow, and stay there.',
        },
        {
          from: 24,
          to: 24,
          title: 'Do step six',
          done: 'You took a full step.',
          action: 'Do step six in full. Say your prediction, stay until you see what happens, and compare.',
          details: 'If step six needs other people or a fixed date, practise an earlier step in a new place instead.',
        },
        {
          from: 25,
          to: 25,
          title: 'Make step six boring',
          done: 'You repeated your latest step.',
          action:
            'Do step six twice in a row, or once in another place. You’re ready to go on when it’s become a little boring.',
          details: 'Stay on it as long as you like before you go on.',
        },
        {
          from: 26,
          to: 26,
          title: 'Say it out loud',
          done: 'You named your fear while you faced it.',
          action:
            'Repeat step six. While you’re there, say silently what you feel: “I’m nervous, my hands are hot, I’m staying.” Then look around you.',
          details: 'Naming it isn’t meant to make it go away. It lets you stay without a fight.',
        },
        {
          from: 27,
          to: 27,
          title: 'Ask how others cope',
          done: 'You asked someone how they cope with the same thing.',
          action:
            'Ask somebody who does this often: “Do you ever get nervous? What do you do?” Listen for something you could use.',
          details: 'Some people who look calm are nervous and go anyway. You can ask by message too.',
        },
        {
          from: 28,
          to: 28,
          title: 'An easy day',
          done: 'You rested from the ladder.',
          action: 'No step today. See a friend, cook, watch a match, sleep. Leave the ladder alone.',
          details: 'If you missed the middle of the ladder, go back to the last step that felt boring.',
        },
        {
          from: 29,
          to: 29,
          title: 'Prepare step seven',
          done: 'You fixed the time and place for step seven.',
          action:
            'Fix the day, hour and place for step seven. Then repeat an earlier step you find easy, as a warm-up.',
          details: 'Eat and sleep first. Don’t try a high step hungry or with a hangover.',
        },
        {
          from: 30,
          to: 30,
          title: 'Do step seven',
          done: 'You took a step you had prepared.',
          action:
            'Do step seven at the time you fixed, with your prediction before and your result after. If your date is later, repeat step six today. Then eat something and tell someone.',
          details: 'Ran away or froze? Do step six today so you end on familiar ground.',
        },
        {
          from: 31,
          to: 31,
          title: 'Repeat it with less help',
          done: 'You took a step without one safety habit.',
          action:
            'Do step seven again and leave out one safety habit. If you haven’t reached it yet, do this with step six. Notice what you can manage without it.',
          details:
            'If your fear stays at 8 or more through several tries, stop here and take your ladder to a therapist.',
        },
        {
          from: 32,
          to: 32,
          title: 'Go down a step on purpose',
          done: 'You did an old step again.',
          action: 'Do step three or four today, without preparing. Notice the difference from the first time.',
          details: 'It may be hard again, because fear comes and goes. If it is, do it twice if you can.',
        },
        {
          from: 33,
          to: 33,
          title: 'Do step eight',
          done: 'You took a step with as little help as possible.',
          action:
            'Do step eight with the least help you can manage. Stay, look around, and say afterwards what you learned.',
          details:
            'If what you feared did happen, ask: what did I do then? How was it an hour later? That may be the most useful step of all.',
        },
        {
          from: 34,
          to: 34,
          title: 'Vary step eight',
          done: 'You did your highest step in a different way.',
          action:
            'Do step eight, or the highest step you’ve reached, with something changed: the room, the hour, the people, the order. Let it be imperfect on purpose.',
          details: 'A small mistake shows you what really happens when you make one.',
        },
        {
          from: 35,
          to: 35,
          title: 'An easy day',
          done: 'You rested before the last week.',
          action: 'No step today. Do something that has nothing to do with results.',
          details: 'It’s normal to be tired after five weeks of this.',
        },
        {
          from: 36,
          to: 36,
          title: 'Prepare step nine',
          done: 'You fixed when and where you’ll do step nine.',
          action:
            'Fix when and where you’ll do step nine. If you like, ask someone to come along or to hear about it afterwards. Prepare what can be prepared, then stop.',
          details: 'If step nine isn’t possible this week, choose the hardest thing that is.',
        },
        {
          from: 37,
          to: 37,
          title: 'Do step nine',
          done: 'You did the hardest step within reach.',
          action:
            'Take one slow breath, let your shoulders drop, and go. Stay until you’ve seen what happens. Afterwards, eat something and tell someone.',
          details: 'If it’s not today, do step eight. The ladder will still be there next week.',
        },
        {
          from: 38,
          to: 38,
          title: 'Do your hardest step again',
          done: 'You repeated the hardest step you’ve reached.',
          action: 'Repeat the hardest step you’ve reached so far. The second time tells you more than the first.',
          details: 'It may even feel harder today, because fear goes up and down.',
        },
        {
          from: 39,
          to: 39,
          title: 'Surprise yourself',
          done: 'You did one step you hadn’t planned.',
          action:
            'Take one chance that comes up by itself today: answer the call, join the conversation, say hello first. If none comes up, make a very small one yourself.',
          details: 'It can be lower on the ladder than where you are now.',
        },
        {
          from: 40,
          to: 40,
          title: 'Keep the way open',
          done: 'You chose two weekly steps to keep going.',
          action:
            'Look back: what could you not do on the first day? Choose two small steps you’ll take every week so the fear is less likely to return, and give each a fixed day.',
          details:
            'Rest for a while before you choose another fear. If little has changed, that says nothing bad about you, and a therapist can look at the ladder with you.',
        },
      ],
      sources: [craske2014, nhsInformPhobias],
    },
    {
      key: 'ninety-days-steady',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Steady Ground',
      subtitle: 'Add one habit a week that keeps you well',
      description:
        'For sixty days you add one thing a week that helps many people stay level: regular sleep, daylight, movement, company, quiet and a plan for bad days. In the last week you keep only what works for you. It takes fifteen to thirty minutes a day.',
      promise: 'Add one steady habit a week, and keep only what works for you.',
      finishLine: 'I worked on steady habits for {days}.',
      duration: 60,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Give today a number',
          done: 'You gave your mood a number.',
          action:
            'Give your mood today a number from 1 to 10 and write it down, as you will in the evenings. Then tell one person you’re starting this, and ask if you may call them on a bad day. If there’s nobody, tell the community here.',
          details: 'If you’ve been low most of the day for two weeks or more, see a doctor as well. You can do both.',
        },
        {
          from: 2,
          to: 2,
          title: 'Choose your getting-up time',
          done: 'You fixed one time to keep this week.',
          action:
            'Choose a time to get up that you can keep every day this week, weekend included. Set the alarm. Tonight, give the day a number again.',
          details:
            'If you work shifts, fix what you do in your last half hour before sleep instead, and keep your bedroom dark.',
        },
        {
          from: 3,
          to: 4,
          title: 'Get up on time',
          done: 'You kept the time you fixed.',
          action:
            'Get up within half an hour of your time, whatever the night was like. Open the curtains or step outside for a minute. Give the day its number in the evening.',
          details:
            'On shifts, keep your half hour before sleep instead. Don’t make up for a bad night by staying in bed much longer. If you’re drowsy, don’t drive.',
        },
        {
          from: 5,
          to: 5,
          title: 'Slow down the last half hour',
          done: 'You kept the end of your day calm.',
          action:
            'Keep your getting-up time. In the last half hour before bed, turn the lights low and do something dull or pleasant: wash, read, stretch, pray, listen.',
          details: 'On a full day, ten calm minutes are enough.',
        },
        {
          from: 6,
          to: 6,
          title: 'Give the phone its own bed',
          done: 'Your phone was out of reach when you went to sleep.',
          action:
            'Choose a place for your phone at night, away from the bed: a shelf, the hall, a chair by the door. Put the charger there today. The alarm still works from there.',
          details: 'If someone may need you at night, let their calls through and turn the screen face down.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You looked at your week’s numbers.',
          action:
            'Keep the getting-up time and nothing else. Look at your numbers: which day was best, and what was different about it?',
          details: 'Missed days? Skip them and go on. You don’t have to catch up.',
        },
        {
          from: 8,
          to: 8,
          title: 'Go out for fifteen minutes',
          done: 'You got fifteen minutes of fresh air.',
          action:
            'Add fifteen minutes outdoors, by daylight if you can, on foot, on wheels or on a bench. Leave your phone in your pocket for the first five.',
          details: 'In bad weather or on a bad day, go out for ten minutes or sit by an open window.',
        },
        {
          from: 9,
          to: 9,
          title: 'Choose a fixed point',
          done: 'You got fresh air at your fixed point.',
          action:
            'Go out at a fixed point in your day: after breakfast, in the lunch break, when you get home. Tie it to something you already do, so you don’t have to decide each time. Note your number in the evening.',
          details: 'If you can’t go out, sit by an open window at that point.',
        },
        {
          from: 10,
          to: 10,
          title: 'Plan for rain',
          done: 'You decided what you’ll do in bad weather.',
          action:
            'Decide now what your fifteen minutes will be on a wet, icy or very hot day: a covered walkway, a market, stairs, the doorway with a cup of tea. Then go out at your usual point.',
          details: 'Put what you need by the door: coat, hat, umbrella, shoes.',
        },
        {
          from: 11,
          to: 12,
          title: 'Make it a little harder',
          done: 'You moved a bit faster for five minutes.',
          action:
            'For five of your fifteen minutes, go fast enough to breathe harder but still talk: quicker steps, a slope, faster pushes, arm circles in a chair.',
          details:
            'If you’re unwell, go gently. With a heart or lung condition, ask a doctor how hard is right. If you take insulin, carry something sweet. With chest pain or faintness, stop and get medical help at once.',
        },
        {
          from: 13,
          to: 13,
          title: 'Take someone along',
          done: 'You had contact with someone while you were out.',
          action:
            'Ask someone to come with you, or call someone while you’re out. A dog or a chat with a neighbour is fine too.',
          details: 'You can also go alone and greet three people on the way.',
        },
        {
          from: 14,
          to: 14,
          title: 'An easy day',
          done: 'You kept your getting-up time.',
          action: 'Get up on time and rest. Go out only if you feel like it. Look at the numbers for this week.',
          details: 'If the numbers are dropping, tell somebody now. Don’t wait for the end of the challenge.',
        },
        {
          from: 15,
          to: 15,
          title: 'Have one real exchange',
          done: 'You had one real exchange with someone.',
          action:
            'Keep sleep and daylight. Add one real exchange a day: a call, a visit, a voice message with something in it. A “like” isn’t enough.',
          details:
            'With nobody to call, talk for two minutes with the person at the checkout, a neighbour or someone in a group online.',
        },
        {
          from: 16,
          to: 16,
          title: 'Ask a second question',
          done: 'You asked someone a second question.',
          action:
            'When you ask “How are you?”, ask once more: “And how’s your mother?” “What’s the hardest part?” Listen for two minutes without turning to your own story.',
          details: 'By message, send the second question too and let them answer when they can.',
        },
        {
          from: 17,
          to: 17,
          title: 'Go back to what they said',
          done: 'You asked how one thing turned out.',
          action:
            'Someone told you about an exam, a pain, a trip or a worry in the last weeks. Ask them today how it turned out.',
          details: 'If you can’t remember anything, ask someone what’s coming up for them, and note it for next week.',
        },
        {
          from: 18,
          to: 18,
          title: 'Answer honestly once',
          done: 'You gave one honest answer about yourself.',
          action:
            'When someone safe asks how you are, add one true sentence: “All right. A bit flat since the weekend.” If nobody asks, start yourself: “Can I tell you something? You don’t have to fix it.”',
          details: 'One sentence is enough, and a message is fine.',
        },
        {
          from: 19,
          to: 19,
          title: 'Suggest a regular date',
          done: 'You suggested a regular time to one person.',
          action:
            'Suggest a regular time to one person: every second Thursday, Sunday calls, Friday football, tea after prayers.',
          details:
            'A fixed date can keep a friendship going when you’re busy or low. If they say no, ask someone else tomorrow.',
        },
        {
          from: 20,
          to: 20,
          title: 'Make it easy to keep',
          done: 'Your calendar has one regular date.',
          action:
            'Put the date in your calendar with a reminder. Agree on the smallest form of it for full weeks, such as a ten-minute call. If nobody has said yes yet, put in a regular date of your own at a place with people.',
          details: 'A library hour, a class or a service is fine.',
        },
        {
          from: 21,
          to: 21,
          title: 'An easy day',
          done: 'You gave yourself what you needed most.',
          action:
            'Do what you need most: company or peace. Look at your numbers. Do they go up after seeing people, or after time alone?',
          details: 'Both answers are fine. You’ll use yours later.',
        },
        {
          from: 22,
          to: 22,
          title: 'Remember your worst days',
          done: 'You named what came before your last bad time.',
          action:
            'Think of your last really bad time. What came first: less sleep, no appetite, sarcasm, hiding, more drink, more screens, driving faster?',
          details:
            'If thinking of it pulls you down, stop and do something with your hands. If thoughts of dying come back, tell someone today.',
        },
        {
          from: 23,
          to: 23,
          title: 'Ask what others notice',
          done: 'You know one sign of a bad time.',
          action:
            'Ask a person who knows you well: “How do you notice that I’m not doing well?” Listen and thank them.',
          details:
            'They may see something you’ve missed, and you don’t have to agree. If there’s nobody to ask, read your messages from a bad time and see what was different.',
        },
        {
          from: 24,
          to: 24,
          title: 'Make your list of signs',
          done: 'You wrote down three to five warning signs.',
          action:
            'Write down your five early warning signs where you’ll see them: phone, wallet, fridge door. Use exact words: “I stop answering my brother.”',
          details: 'Three are enough if five don’t come.',
        },
        {
          from: 25,
          to: 26,
          title: 'Check your signs',
          done: 'You checked your list of signs today.',
          action:
            'Keep sleep, daylight and people. In the evening, check your list of signs. Are there none, one or several? Give the day its number as usual.',
          details: 'If there are several at once, do one thing that has helped before and tell one person today.',
        },
        {
          from: 27,
          to: 27,
          title: 'Find the earliest one',
          done: 'You chose the sign that comes first.',
          action:
            'Put your signs in order: which one shows up days before the others? Mark it. It gives you the most time to act.',
          details:
            'If you aren’t sure, ask the person who knows you well, or take the one that others would notice last.',
        },
        {
          from: 28,
          to: 28,
          title: 'An easy day',
          done: 'You rested without checking anything.',
          action: 'No numbers and no signs today. Keep your getting-up time and do something you enjoy.',
          details: 'You’re nearly halfway. A short, imperfect week is fine.',
        },
        {
          from: 29,
          to: 29,
          title: 'Link a sign to a step',
          done: 'You chose one step for one sign.',
          action:
            'Choose your most reliable sign and link it to a step: “If I cancel two things in a row, I call Kofi.” If the step involves somebody, use their name and tell them.',
          details: 'Make the step so small you could do it on your worst day.',
        },
        {
          from: 30,
          to: 30,
          title: 'Practise the step',
          done: 'You practised one step.',
          action: 'Do the step today, even if you don’t need it: make the call, go to the library, take the walk.',
          details: 'Practice makes it easier to start when your head is full.',
        },
        {
          from: 31,
          to: 31,
          title: 'Link a second sign',
          done: 'You chose a step for a second sign.',
          action:
            'Choose another sign and give it a different kind of step: “If I skip meals, I eat with someone.” “If I lie awake three nights, I call a doctor.”',
          details: 'Two signs are enough for now.',
        },
        {
          from: 32,
          to: 32,
          title: 'Begin your plan',
          done: 'You filled in the first lines of your plan.',
          action:
            'Open the worksheet “Plan for bad days” under Help now. Fill in your signs and what you can do on your own. It’s private.',
          details: 'If you often don’t want to live, fill it in with a doctor, a therapist or a crisis worker.',
        },
        {
          from: 33,
          to: 33,
          title: 'Add people and places',
          done: 'You added one person to your plan.',
          action:
            'Open the plan again. Add two or three people you could call, and places where you’re not alone: a library, a café, your sister’s kitchen. Add your doctor too.',
          details: 'Leave a line empty if nothing comes. You can fill it in later.',
        },
        {
          from: 34,
          to: 34,
          title: 'Tell someone where it is',
          done: 'Your plan is easy to find on a bad day.',
          action:
            'Tell someone you trust that you have a plan and what you’d like them to do if you call. Ask if that’s all right with them.',
          details:
            'If they say no, thank them and ask someone else. If there’s nobody, put it where you’d find it on a bad day.',
        },
        {
          from: 35,
          to: 35,
          title: 'An easy day',
          done: 'You did something kind for your body.',
          action: 'Rest. Take a long shower, eat something good, go to bed early. Keep your getting-up time.',
          details: 'Numbers are optional today.',
        },
        {
          from: 36,
          to: 37,
          title: 'Sit quietly for five minutes',
          done: 'You had five quiet minutes.',
          action:
            'Add five quiet minutes at a fixed time: slow breathing, prayer, watching the street, sitting with a cup of tea. No screen.',
          details: 'If stillness makes things worse, do something slow with your hands.',
        },
        {
          from: 38,
          to: 40,
          title: 'Make it ten',
          done: 'You kept your quiet time.',
          action:
            'Make it ten minutes. When your mind wanders, come back to your breath, your prayer or the sounds around you. Give the day its number in the evening.',
          details: 'If the day got away from you, take two minutes in bed.',
        },
        {
          from: 41,
          to: 41,
          title: 'Be quiet with someone',
          done: 'You were quiet in company for a while.',
          action:
            'Do something quiet with another person: walk without talking, fish, cook, sit on a bench, go to a service.',
          details: 'On your own, choose a place where other people are quiet: a library, a park, a place of worship.',
        },
        {
          from: 42,
          to: 42,
          title: 'An easy day',
          done: 'You kept only the habit you like best.',
          action:
            'Keep the one habit you like best and leave the rest. Look at your numbers: which habit seems to lift them?',
          details: 'If none of them does, keep the easiest one.',
        },
        {
          from: 43,
          to: 43,
          title: 'Choose what to cut',
          done: 'You chose one thing that lowers your mood.',
          action:
            'Choose one thing you take in that pulls your mood down: late news, one feed, the extra drink, an unkind group chat. Decide how you’ll halve it this week.',
          details:
            'If you drink every day or feel shaky without it, don’t cut down alone. Ask a doctor first. Withdrawal can be dangerous.',
        },
        {
          from: 44,
          to: 45,
          title: 'Halve it',
          done: 'You noticed how much of it you took in.',
          action:
            'Stick to half. Put something you like in the free time, even ten minutes of it. Notice your sleep and your number.',
          details: 'Slipped? Say so to someone and start again now.',
        },
        {
          from: 46,
          to: 46,
          title: 'Find the moment before',
          done: 'You named what makes you reach for it.',
          action:
            'Still half. Each time you want more of it, ask: what happened just before? It may be tiredness, an empty flat, a message, a certain hour. Name the one that comes most often.',
          details: 'You’ll use the answer tomorrow.',
        },
        {
          from: 47,
          to: 48,
          title: 'Put something better in',
          done: 'You did something you enjoy in the free time.',
          action:
            'Use the free time for something that meets the same need: company for loneliness, a game for boredom, rest for tiredness.',
          details: 'It doesn’t have to be productive, only better than what it replaces.',
        },
        {
          from: 49,
          to: 49,
          title: 'An easy day',
          done: 'You took a day without goals.',
          action: 'Take a day without goals: see someone, sleep or do nothing. Keep the getting-up time if you can.',
          details:
            'If these weeks have shown you that drink, bets or something else has a hold on you, talk to a doctor.',
        },
        {
          from: 50,
          to: 50,
          title: 'Help someone else',
          done: 'You did one small thing for someone’s mood.',
          action:
            'Do one small thing that helps someone else stay level: a call, a ride, a meal, a question asked twice. Listen for ten minutes and leave out the advice.',
          details: 'If it’s more than you can carry, say so, and help them find someone else as well.',
        },
        {
          from: 51,
          to: 51,
          title: 'Notice what it does to you',
          done: 'You noticed how helping changed your day.',
          action:
            'Look at the numbers of yesterday and today. Did helping lift them, cost you energy, or both? Decide how often it’s good for you.',
          details: 'Once a week may be plenty.',
        },
        {
          from: 52,
          to: 53,
          title: 'Use your plan',
          done: 'You took one step from your plan.',
          action:
            'When a rough hour comes, use your list on purpose: which sign was it, and which step did you take? If no rough hour comes, practise one step anyway.',
          details: 'A step you’ve practised is easier to find on a bad day.',
        },
        {
          from: 54,
          to: 54,
          title: 'Improve your plan',
          done: 'You changed one line of your plan.',
          action:
            'Read your plan from top to bottom. Which line didn’t work, or would be too hard on your worst day? Change it. Add one thing that has helped in these weeks.',
          details: 'If all of it works, make one line shorter.',
        },
        {
          from: 55,
          to: 55,
          title: 'Thank your people',
          done: 'You thanked one person by name.',
          action: 'Thank one person who’s been around in these weeks. Say exactly what helped.',
          details: 'A message is fine.',
        },
        {
          from: 56,
          to: 56,
          title: 'An easy day',
          done: 'You rested before the last four days.',
          action: 'Rest. Think about which habits you’d keep if you could only keep three.',
          details: 'There’s no right answer, and your own numbers can guide you.',
        },
        {
          from: 57,
          to: 57,
          title: 'Keep only three',
          done: 'You chose your three habits.',
          action:
            'Choose the three habits you want to keep and drop the rest. For each, decide on its shortest form: what you could manage in a bad week.',
          details: 'Ten minutes outside, one message and a fixed getting-up time are three good ones.',
        },
        {
          from: 58,
          to: 59,
          title: 'Try the short form',
          done: 'You did your three habits in their shortest form.',
          action:
            'Do your three habits today in their shortest form and nothing else from the list. Is it small enough for a bad week?',
          details: 'Change one tomorrow if it doesn’t fit.',
        },
        {
          from: 60,
          to: 60,
          title: 'Look back',
          done: 'You told someone what keeps you steady.',
          action:
            'Compare your first and last weeks. Tell someone what keeps you steady: your three habits, your signs, your people. Put a reminder in three months to check again.',
          details:
            'If your mood is as low as at the start, or lower, take your numbers to a doctor. They’re a good way to start the conversation.',
        },
      ],
      sources: [noetel2024, edinger2021, stanley2012],
    },
    {
      key: 'carrying-a-loss',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Carrying a Loss',
      subtitle: 'Live with grief, one day at a time',
      description:
        'For sixty days you give one loss some regular, gentle attention and look after yourself: a death, a divorce, a child who doesn’t call, a body that can’t do what it did. Nothing here makes it go away, but it may get easier to live with. Go at half speed whenever you want.',
      promise: 'Give one loss some regular, gentle attention, and look after yourself.',
      finishLine: 'I made time for a loss, and for myself, over {days}.',
      duration: 60,
      difficulty: 'advanced',
      rules: ['flexible'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Say what you’ve lost',
          done: 'You said what you’ve lost in one sentence.',
          action:
            'Say in one sentence what you’ve lost, out loud or to someone: “My brother died in March.” “I don’t see my daughter.” That’s enough for today.',
          details:
            'In the first raw weeks, leave this challenge and let yourself be looked after. If you want to die, or to follow the person who died, tell someone today. Help now lists lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Tell one person',
          done: 'You told one person you’re doing this.',
          action:
            'Tell one person that you’re taking time for this loss over the next weeks. Ask if you may talk to them now and then.',
          details:
            'If nobody comes to mind, a bereavement group, a faith leader, a helpline or the community here can be that person.',
        },
        {
          from: 3,
          to: 4,
          title: 'Do three basic things',
          done: 'You did one of the three basic things.',
          action:
            'Three basic things today: eat something around midday, be outside or at an open window for ten minutes, say a sentence to a living person. One of the three is enough.',
          details:
            'Grief tires the body. Bad sleep, no appetite and forgetfulness are common. Chest pain isn’t: have it checked at once.',
        },
        {
          from: 5,
          to: 5,
          title: 'Get one thing off your list',
          done: 'You asked someone to take one task.',
          action:
            'Has somebody said “if there’s anything I can do”? Give them one thing: a meal, a form, picking up the kids, a call you dread. If nobody has offered, ask for something small.',
          details: 'Most people are glad to be told what they can do.',
        },
        {
          from: 6,
          to: 6,
          title: 'Put off what can wait',
          done: 'You postponed one decision.',
          action:
            'Choose one big decision that doesn’t have to be made now, such as moving, quitting or clearing a wardrobe, and put it off for three months. Tell whoever needs to know.',
          details: 'If money or the law forces a decision, get advice and take someone along.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You did one thing that’s good for your body.',
          action:
            'Nothing about your loss today, unless it comes by itself. Do something that’s good for your body: a bath, a nap, food you like.',
          details: 'Missed days? Carry on from here, because you can’t fall behind.',
        },
        {
          from: 8,
          to: 8,
          title: 'Sit with it for five minutes',
          done: 'You sat with your loss for five minutes.',
          action:
            'Set a timer for five minutes. Sit with your loss: a photo, a song, a tool, an empty chair. Feel whatever comes, or nothing. When the timer goes, put it away and wash your face.',
          details:
            'If you’re flooded, stop. Press your feet or hands against something solid, look around the room and call someone.',
        },
        {
          from: 9,
          to: 11,
          title: 'Keep a regular time',
          done: 'You kept your time with the loss.',
          action:
            'Take five to ten minutes for your loss at the same time each day. Afterwards, do something with your hands: do the dishes, water a plant, tidy a drawer. Then go back to ordinary life.',
          details:
            'People often move back and forth between grief and getting on with things. A fixed time can help you do both.',
        },
        {
          from: 12,
          to: 12,
          title: 'Let it come outside',
          done: 'You spent the ten minutes somewhere with a view.',
          action:
            'Spend today’s ten minutes with your loss outside, on a bus or at a window with a view. Bring something that reminds you of what you lost, if you like.',
          details: 'Moving can make it easier to feel, and easier to stop.',
        },
        {
          from: 13,
          to: 13,
          title: 'Notice how you sleep and drink',
          done: 'You checked your sleep, food and drink honestly.',
          action:
            'Look at the last two weeks: sleep, food, work, alcohol, pills, bets. Is anything getting worse? Tell one person what you see.',
          details:
            'If you can’t manage ordinary days, or drink or take pills to get through, see your doctor. If you drink or take sleeping pills or sedatives every day, don’t stop suddenly on your own.',
        },
        {
          from: 14,
          to: 14,
          title: 'An easy day',
          done: 'You did one ordinary thing you enjoy.',
          action: 'No time with the loss today. Do an ordinary thing you used to enjoy, even if it feels flat.',
          details: 'Laughing isn’t a betrayal.',
        },
        {
          from: 15,
          to: 15,
          title: 'Tell the beginning',
          done: 'You told how it began.',
          action:
            'Tell someone how it began: the day you heard, the call, the last good week. Take ten minutes, and say first that you don’t need advice.',
          details:
            'If no one suits, say it to a photo or record it. If the death was violent or by suicide, a trained person may be a better listener for this part.',
        },
        {
          from: 16,
          to: 16,
          title: 'Tell the middle',
          done: 'You told one more part of the story.',
          action:
            'Tell the next part: what you did, who was there, what nobody saw. You can tell a person, a page or a recorder.',
          details: 'Stop when it’s too much. You can leave pieces out forever.',
        },
        {
          from: 17,
          to: 17,
          title: 'Say what nobody asks',
          done: 'You said one thing you haven’t told anyone.',
          action:
            'Is there something you’ve told nobody: relief, anger, guilt, a last argument? Say it today to someone safe, or out loud when you’re alone.',
          details: 'Mixed feelings are common after a loss. A counsellor hears them every day.',
        },
        {
          from: 18,
          to: 20,
          title: 'Give it its ten minutes',
          done: 'You gave your loss its time.',
          action:
            'Back to your ten minutes. Listen to one song, look at one picture or say one memory. Then do your three basic things.',
          details: 'On a bad day, one minute is enough.',
        },
        {
          from: 21,
          to: 21,
          title: 'An easy day',
          done: 'You spent an hour near people without talking about it.',
          action:
            'Spend an hour with someone and talk about anything else: sport, a film, the neighbours. Or sit next to them and say nothing.',
          details: 'If you’re on your own, go where people are: a café, a library, a match, a service.',
        },
        {
          from: 22,
          to: 22,
          title: 'Remember something good',
          done: 'You told one good memory.',
          action:
            'Tell one good memory with details: the coat, the joke, the smell of the kitchen. Tell a person, a child or a photo.',
          details: 'If you lost a way of life rather than a person, remember one good day.',
        },
        {
          from: 23,
          to: 23,
          title: 'Remember something difficult',
          done: 'You admitted one thing that wasn’t good.',
          action: 'Say one thing that drove you mad or wasn’t right. You can love someone and still say it.',
          details: 'If they harmed you, you don’t have to miss them. You may be grieving for what you should have had.',
        },
        {
          from: 24,
          to: 24,
          title: 'Say what was left unsaid',
          done: 'You said one unsaid thing out loud.',
          action:
            'What would you have liked to say, or to hear? Say it out loud in a place that fits: at the grave, in a parked car, in the shower.',
          details: 'Thank you, sorry, I was angry, I loved you. One of them is enough.',
        },
        {
          from: 25,
          to: 25,
          title: 'Keep one object near',
          done: 'You decided what to do with one object.',
          action:
            'Choose one object that stands for what you lost and give it a good place: a pocket, a shelf, a wall. Leave the rest for now.',
          details: 'Not ready to open the box? Leave it shut for now.',
        },
        {
          from: 26,
          to: 27,
          title: 'Let the body grieve',
          done: 'You did something physical for twenty minutes.',
          action:
            'Do something with your body for twenty minutes: walk, dig, push, stretch in a chair, sing loudly, cry if it comes.',
          details: 'Go at an easy pace. You don’t have to think about your loss while you do it.',
        },
        {
          from: 28,
          to: 28,
          title: 'An easy day',
          done: 'You gave yourself extra rest.',
          action: 'Go to bed early or lie down for half an hour. No time with the loss today.',
          details: 'You’re nearly halfway, and it’s fine if it still hurts as much as before.',
        },
        {
          from: 29,
          to: 29,
          title: 'Begin a letter',
          done: 'You began a letter to what you’ve lost.',
          action:
            'Write a few lines to the person, the place or the life you lost: what I miss, what I don’t miss, what I’d like you to know. Ten minutes.',
          details: 'You can speak it instead. You’re allowed to be angry.',
        },
        {
          from: 30,
          to: 30,
          title: 'Finish it',
          done: 'You finished the letter for now.',
          action: 'Write the last part today. End with one sentence that begins “I’ll carry…” or “I’ll put down…”.',
          details: 'It doesn’t have to be good or complete.',
        },
        {
          from: 31,
          to: 31,
          title: 'Decide what to do with it',
          done: 'You decided what happens to the letter.',
          action:
            'Read it aloud at a place that fits, read it to someone, keep it in a box, bury it or burn it safely.',
          details: 'Don’t send it to a living person today. Sleep on that for at least a week and ask someone first.',
        },
        {
          from: 32,
          to: 34,
          title: 'Do something in their name',
          done: 'You gave ten minutes to something in their name.',
          action:
            'Choose something useful or beautiful that fits your loss and do a little each day: clean the tools, cook the recipe, tend a plant, give an hour to a cause, learn the song.',
          details: 'Ten minutes is enough. Let someone join you if you like.',
        },
        {
          from: 35,
          to: 35,
          title: 'An easy day',
          done: 'You did something only for yourself.',
          action: 'Do something only for you today, with no duty and no memory work.',
          details: 'If you can’t enjoy anything for weeks, tell a doctor. Grief and depression can overlap.',
        },
        {
          from: 36,
          to: 36,
          title: 'Look at the hard dates',
          done: 'You marked the hard dates of the next year.',
          action:
            'Look at the next twelve months and mark the hard dates: birthday, anniversary, holidays, the day itself.',
          details: 'Knowing that they’re coming makes them a bit less sudden.',
        },
        {
          from: 37,
          to: 37,
          title: 'Plan the next one',
          done: 'You planned the next hard date.',
          action:
            'Plan the next hard date: what you’ll do, with which person, and how you can leave early. Ask that person today.',
          details: 'It’s also fine to plan an ordinary working day.',
        },
        {
          from: 38,
          to: 38,
          title: 'Say what helps',
          done: 'You told someone what helps you and what doesn’t.',
          action:
            'Tell somebody what helps and what doesn’t: “Please say her name.” “Please don’t tell me it was for the best.” “A text in the evening is good.”',
          details: 'They can’t guess it, and most people want to get it right.',
        },
        {
          from: 39,
          to: 41,
          title: 'Accept one thing a day',
          done: 'You accepted one small thing.',
          action:
            'Accept one thing today: a meal, a ride, a hand on your shoulder, an invitation for an hour. If nobody offers, ask one person for one small thing.',
          details: 'You may say in advance that you might leave early.',
        },
        {
          from: 42,
          to: 42,
          title: 'An easy day',
          done: 'You gave yourself the day off.',
          action:
            'Take the day off as well as you can. If it comes anyway, say “tomorrow” and go back to what you were doing.',
          details: 'Having hours without it isn’t forgetting.',
        },
        {
          from: 43,
          to: 43,
          title: 'Meet others who know it',
          done: 'You looked for others with a similar loss.',
          action:
            'Look for people with a similar loss: a bereavement group, a fathers’ group, an illness forum, the support board here. Read one story or send one question.',
          details: 'After a suicide, there are groups for those left behind. A doctor can point you to them.',
        },
        {
          from: 44,
          to: 44,
          title: 'Ask how others are grieving',
          done: 'You asked someone close how they’re doing.',
          action:
            'Ask somebody who shares the loss: “How is it for you today?” Listen without comparing. People in one family grieve at different speeds.',
          details:
            'If nobody shares your loss, ask a friend how they’ve been. With children, use short, true sentences: “I’m sad because I miss Grandpa. It’s not your fault.”',
        },
        {
          from: 45,
          to: 48,
          title: 'Keep it to what you need',
          done: 'You chose how long to spend with your loss.',
          action:
            'Choose each day: ten minutes with the loss, one minute, or none. Do your three basic things either way.',
          details: 'You’re learning to decide when, as far as grief lets you.',
        },
        {
          from: 49,
          to: 49,
          title: 'An easy day',
          done: 'You tried one thing that used to cheer you up.',
          action: 'Look for something that makes you laugh or relax: an old show, a silly friend, a dog in the park.',
          details: 'If guilt comes up, say: “I can miss them and laugh.”',
        },
        {
          from: 50,
          to: 50,
          title: 'See which roles are gone',
          done: 'You named one role you’ve lost.',
          action:
            'A loss takes roles with it: husband, son, striker, earner, carer. Which have you lost, and what was good about it?',
          details: 'Part of it may still be yours. You’re still someone who cooks, teaches or listens.',
        },
        {
          from: 51,
          to: 51,
          title: 'See what’s still yours',
          done: 'You named three things that are still yours.',
          action:
            'Name three things about you that are still there: a skill, a person, a belief, a bad joke. Ask a friend if you can’t think of any.',
          details: 'One is enough.',
        },
        {
          from: 52,
          to: 53,
          title: 'Try something from the time after',
          done: 'You tried one small new thing.',
          action:
            'Try one small thing that belongs to the time after: a new route, a class, a recipe, one evening out, one form signed in your own name.',
          details: 'It may feel wrong the first time. Try it twice before you judge.',
        },
        {
          from: 54,
          to: 55,
          title: 'Find a place for it',
          done: 'You chose where and when your loss has a place.',
          action:
            'Find a form in which your loss may stay: one day a month, a candle, a walk, a name said at the table, a prayer. Do it once.',
          details: 'You’re not leaving anyone behind by living.',
        },
        {
          from: 56,
          to: 56,
          title: 'An easy day',
          done: 'You rested before the last days.',
          action: 'Rest today. Do what your body asks for.',
          details: 'Endings can bring it all up again, even the end of a challenge. That’s normal.',
        },
        {
          from: 57,
          to: 57,
          title: 'Thank someone',
          done: 'You thanked one person who was there.',
          action:
            'Thank one person who was there and say exactly what helped: “You came on the Tuesday and did the dishes.”',
          details: 'By message if that’s easier.',
        },
        {
          from: 58,
          to: 58,
          title: 'Be there for someone',
          done: 'You thought of someone with a loss.',
          action:
            'Do you know someone with a loss, recent or old? Send a line: “I’m thinking of you and of him. No need to reply.”',
          details: 'If you’re not ready, wait. It’ll still be a good idea next year.',
        },
        {
          from: 59,
          to: 59,
          title: 'Say how it is now',
          done: 'You said what has changed and what hasn’t.',
          action:
            'Tell the person you told at the start how it is now: what’s changed, what hasn’t, what you still need.',
          details: 'If everything is as sharp as at the start, or sharper, say exactly that.',
        },
        {
          from: 60,
          to: 60,
          title: 'Choose how you’ll go on',
          done: 'You chose what to keep from these sixty days.',
          action:
            'Look back. Choose what you’ll keep: the regular time, the three basic things, a person, a place. Put the next hard date in your calendar with someone’s name next to it.',
          details: 'If you can’t manage ordinary days many months after a death, ask a doctor about help for grief.',
        },
      ],
      sources: [stroebe1999, stroebe2017],
    },
  ],
  reserve: [
    {
      key: 'one-thing-at-a-time',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'One Thing at a Time',
      subtitle: 'Three days without doing two things at once',
      description:
        'For three days you do one thing at a time for a few set stretches: one task, one screen, one conversation. It’s a rest for a busy head, and nobody has to know.',
      promise: 'Give one task, one screen or one conversation your full attention.',
      finishLine: 'I practised doing one thing at a time on {days}.',
      duration: 3,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Do one thing for twenty minutes',
          done: 'You gave one thing twenty minutes of full attention.',
          action:
            'Pick one, two or three stretches of twenty minutes: a meal, a task, a talk. In each, do only that. When you reach for a second thing, put it back.',
          details: 'You can start with your next meal. If twenty minutes is too long, take ten.',
        },
        {
          from: 2,
          to: 2,
          title: 'Finish before you switch',
          done: 'You paused between tasks at least three times.',
          action:
            'Before you switch to another task today, finish the first or leave it at a clear point. Then take three slow breaths and start the next. Do it at least three times.',
          details:
            'If your work is full of interruptions, do it in the first hour, or at home. Missed yesterday? Start here.',
        },
        {
          from: 3,
          to: 3,
          title: 'Give one thing an hour',
          done: 'You gave one thing a long stretch of attention.',
          action:
            'Give one thing a whole hour with every screen you don’t need out of reach: a repair, a game with a child, a walk, a book, some paperwork. Afterwards, think back: which of the three days helped most?',
          details:
            'Two half hours are fine, and on a bad day one is enough. If focusing has been hard since childhood and costs you a lot, the resource on adult ADHD may be worth a look.',
        },
      ],
    },
    {
      key: 'five-honest-answers',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Five Honest Answers',
      subtitle: 'Tell someone how you really are, once a day',
      description:
        'For five days you give one honest answer a day that fits the person and the place. You don’t have to tell your whole story: one true sentence is enough.',
      promise: 'Say one true thing a day that fits the person and the place.',
      finishLine: 'I gave an honest answer on {days}.',
      duration: 5,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Answer yourself',
          done: 'You told yourself how you really are.',
          action:
            'Find a place where nobody hears you. Ask yourself, out loud: “How are you, really?” Answer for one minute without stopping. Then choose one sentence you could say to somebody else.',
          details:
            'You can do it in a parked car, in the shower or very quietly, or sign or write it. If your answer frightens you, tell it to a doctor or someone close today.',
        },
        {
          from: 2,
          to: 2,
          title: 'Tell someone easy',
          done: 'You added one true sentence to “I’m fine”.',
          action:
            'When somebody safe asks how you are, add one true sentence: “All right. A bit flat since the weekend.” If nobody asks, begin yourself: “How are you doing, really?” Listen, and then add your own sentence.',
          details:
            'A message is fine. You don’t have to explain the sentence. If you miss a day, go on with that step the day after.',
        },
        {
          from: 3,
          to: 3,
          title: 'Say something good',
          done: 'You told someone one good and true thing.',
          action:
            'Today the honest sentence is a good one: “I was proud of that.” “I’ve been looking forward to this.” Say it in person or by voice.',
          details: 'Some men find this harder than a complaint. If speaking is hard for you, write or sign it.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask for something small',
          done: 'You said one thing you need.',
          action:
            'Say one thing you need, small enough to be given: ten quiet minutes, a hand with a heavy bag, someone to listen. “I don’t need advice. I’d like to say it out loud.”',
          details: 'Today you only have to say it. If the answer is no, ask someone else tomorrow.',
        },
        {
          from: 5,
          to: 5,
          title: 'Tell someone who hears “fine”',
          done: 'You told one person how it’s really been.',
          action:
            'Who hears “fine” from you most often and deserves better? Tell them in two or three sentences how it’s been. For busy days, offer a number from 1 to 10 as a short answer.',
          details:
            'If it isn’t safe to be honest with that person, choose someone else. If your honest answer worries you, take it to a doctor in the same words.',
        },
      ],
    },
    {
      key: 'seven-days-with-the-feeds-down',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Twice Is Enough',
      subtitle: 'Check feeds and news only twice a day',
      description:
        'For seven days you read news and social feeds in two short sittings and not in between. You stay informed and get some of your attention back.',
      promise: 'Read news and social feeds in two short sittings a day, and not in between.',
      finishLine: 'I worked on reading feeds less for {days}.',
      duration: 7,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count your visits',
          done: 'You counted how often you opened a feed.',
          action:
            'Change nothing. Each time you open a feed or the news today, count it, and notice your mood before and after. Tonight, look at the number.',
          details: 'Many phones count for you under screen time.',
        },
        {
          from: 2,
          to: 2,
          title: 'Fix two sittings',
          done: 'You read feeds only in two sittings.',
          action:
            'Choose two sittings of fifteen minutes, none in the last hour before bed. Set a timer. Outside them, feeds and news stay closed.',
          details:
            'Slipped? Close it and go on. If you miss a day, take the next step. If you need alerts for weather, security or work, keep those.',
        },
        {
          from: 3,
          to: 3,
          title: 'Put it out of reach',
          done: 'You made feeds harder to open.',
          action:
            'Move the apps off your first screen, log out, turn off autoplay and every alert that doesn’t come from a person. Put something else where your phone usually is.',
          details: 'On a computer, remove the bookmarks. Even two extra steps can be enough to make you think.',
        },
        {
          from: 4,
          to: 4,
          title: 'Find out what it’s for',
          done: 'You named what you wanted before you opened a feed.',
          action:
            'Each time your hand goes to the phone, ask: what do I want? Rest, company, a win, a way not to feel something? Take two minutes of the real thing: look out, stretch, message one person.',
          details: 'There’s nothing wrong with wanting a break. You’re finding out which kind helps.',
        },
        {
          from: 5,
          to: 5,
          title: 'Mute ten',
          done: 'You muted at least three sources.',
          action:
            'In one sitting, mute or unfollow ten sources that leave you angry, envious or ashamed. Keep the ones that teach you something or make you laugh.',
          details: 'If you only find three, mute three. You can always bring them back.',
        },
        {
          from: 6,
          to: 6,
          title: 'Take an evening off',
          done: 'You kept your free hours clear of feeds.',
          action:
            'No feeds from your last meal of the day until bed. Plan what you’ll do: cook, call someone, fix something, watch one film to the end, go to training.',
          details:
            'If you work evenings, take the hours before your shift. If you’re on your own, arrange a call or a voice message. Being bored for a while is fine.',
        },
        {
          from: 7,
          to: 7,
          title: 'Set your terms',
          done: 'You told someone when and where you’ll use feeds.',
          action:
            'Count today’s visits and compare them with the first day. Then set your terms: which feeds, when, and where not. Tell someone.',
          details:
            'If gambling, porn or a game has a hold on you that you can’t loosen, read “Gaming or phone use that has got too much” or talk to a doctor.',
        },
      ],
      sources: [olson2022],
    },
    {
      key: 'ten-days-after-a-failure',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Back on Your Feet',
      subtitle: 'Get going again after something went wrong',
      description:
        'A job, an exam, a business, a marriage: it went wrong, and you think it was partly your doing. For ten days you look at it fairly, put right what’s yours and take one step. You can do the first day right away. Leave the second until the first shock is over.',
      promise: 'Look at what went wrong fairly, put right what’s yours and take one step.',
      finishLine: 'I worked on getting going again for {days}.',
      duration: 10,
      difficulty: 'intermediate',
      rules: ['flexible'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Tell one person',
          done: 'You told one person that it went wrong.',
          action: 'No lessons today. Eat, wash, rest, and tell one person: “This went wrong and it hurts.”',
          details:
            'A message is enough. If dying seems like the way out, tell someone today. Help now lists lines to call or write to. If there was violence, a death or a legal case in it, talk to a doctor, counsellor or lawyer before you go on.',
        },
        {
          from: 2,
          to: 2,
          title: 'Write what happened',
          done: 'You put the facts in order.',
          action:
            'Write down what happened, in order: dates, actions, what was said. Keep to what a camera would have seen, without “always” or “typical me”, on one page at most. Use your own language. A voice note is fine too.',
          details:
            'If you start to shake or cry and it doesn’t pass, stop. Do it later with someone next to you. If you miss a day, take the next step; there’s no deadline.',
        },
        {
          from: 3,
          to: 3,
          title: 'Mark what was yours',
          done: 'You marked what was yours and what wasn’t.',
          action:
            'Go through it line by line. Say or mark whose part each one was: mine, other people’s, nobody’s. Some are shared. Be as fair to yourself as you’d be to anyone else.',
          details:
            'If you end up with all the blame, or none, look for what you’ve left out. If someone cheated or hurt you, what they did is theirs.',
        },
        {
          from: 4,
          to: 4,
          title: 'Say what you lost',
          done: 'You said what it cost you, and what it didn’t.',
          action:
            'Go outside or sit by a window. Say aloud, or very quietly, what this cost you: money, people, respect, how you saw yourself. Then say what it didn’t cost you.',
          details: 'The second list isn’t there to cheer you up; it’s as true as the first.',
        },
        {
          from: 5,
          to: 5,
          title: 'An easy day',
          done: 'You did something that has nothing to do with it.',
          action:
            'Do something you can do well that has nothing to do with what went wrong: cook, fix, play, train, help someone.',
          details: 'With little energy, listen to music you know well or sit outside.',
        },
        {
          from: 6,
          to: 6,
          title: 'Answer the harsh voice',
          done: 'You answered your harshest sentence as a friend would.',
          action:
            'What’s the harshest thing you say to yourself about this? Say it once. Now say what you’d tell a friend in your place, in the same tone you’d use with them.',
          details:
            'If the sentence is that others would be better off without you, leave this step and tell someone today. If you’ve felt low or worthless most of the day for two weeks or more, see a doctor. In experiments, people who were kinder to themselves after a mistake wanted more to put it right.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask someone who knows',
          done: 'You asked one person what they see.',
          action:
            'Ask someone who’s been fair to you, and who’s been through something like it or saw it happen: “What do you see that I don’t?” Listen for up to ten minutes before you answer. Stop if it turns into an attack.',
          details: 'If there’s nobody around, ask in a support group or the community here.',
        },
        {
          from: 8,
          to: 8,
          title: 'Put one thing right',
          done: 'You put one small thing right.',
          action:
            'Is there a form to send, a key to give back, an apology to make, a debt to pay? Do the smallest one today. If you apologise, leave out “but” and don’t ask to be comforted.',
          details:
            'If contact is unwelcome or could put anyone at risk, leave out the apology. If contracts or the law are involved, get advice first. For debts, look for a free debt adviser. If there’s nothing left to do, thank someone who helped. That counts too.',
        },
        {
          from: 9,
          to: 9,
          title: 'Take one step',
          done: 'You spent half an hour on what comes next.',
          action:
            'Spend half an hour on something that leads forward: send one application, look up one course, sort one pile of papers, go back to training.',
          details: 'It can be much smaller than what you lost, as long as you really do it.',
        },
        {
          from: 10,
          to: 10,
          title: 'Say your lesson',
          done: 'You told someone your one lesson.',
          action:
            'Look back at what happened. Find one lesson, and the moment when you’ll need it: “Next time, when…, I’ll…”. Tell it to one person in two minutes, together with the step you took.',
          details: '“It was bad luck” can be the lesson.',
        },
      ],
      sources: [breines2012],
    },
    {
      key: 'three-breaths-before-the-answer',
      safetyRevision: 2,
      pillar: 'mental',
      title: 'Three Breaths',
      subtitle: 'Pause before you answer when you’re angry or stressed',
      description:
        'For two weeks you leave a small gap between what happens and what you say: three ordinary breaths or a sip of water. It’s long enough to choose. In a conversation one breath may do, or say “Let me think” first. If you’ve hit, threatened or frightened someone, or are afraid you might, this isn’t enough: see a doctor or a service for men who want to stop. Help now has lines to call.',
      promise: 'Leave a small gap between what happens and what you say.',
      finishLine: 'I practised pausing before I answer on {days}.',
      duration: 14,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count the quick answers',
          done: 'You counted answers that came too fast.',
          action:
            'Count each answer today that comes faster than you’d have liked, spoken or typed. If the day is nearly over, think back and count.',
          details: 'You don’t have to change anything yet. Counting is enough for today.',
        },
        {
          from: 2,
          to: 2,
          title: 'Practise when it’s easy',
          done: 'You paused before five harmless answers.',
          action:
            'Take three breaths before you answer when nothing is at stake: “Tea or coffee?” “Got a minute?” Do it five times, in person or with messages. Breathe as you always do.',
          details: 'If the silence feels long, say “one moment” and breathe. If you miss a day, take the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Use a sip of water',
          done: 'You paused before three answers.',
          action:
            'Keep a drink near you. Before three of your answers today, take a sip first. It gives you the same gap, and it looks natural.',
          details: 'If you have no drink at hand, look down at your own hands for a moment.',
        },
        {
          from: 4,
          to: 4,
          title: 'Wait with messages',
          done: 'You let one reply wait for ten minutes.',
          action:
            'Wait ten minutes before you answer a message that annoys you. Then read your reply as if you’d received it, and send it, change it or delete it. If none comes today, say aloud how you’d answer an old one now.',
          details: 'At night, wait until morning unless someone’s in danger.',
        },
        {
          from: 5,
          to: 5,
          title: 'Buy yourself time',
          done: 'You said the sentence that buys time.',
          action:
            'Use this sentence once today: “Let me think about that. I’ll get back to you by…”. Then do get back to them. If nobody wants anything from you today, say it aloud three times.',
          details: 'It works for requests, invitations and arguments.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask them to say it again',
          done: 'You asked someone to say it once more.',
          action:
            'Once today, before you disagree or answer, say: “Could you say it once more? I want to understand you.” Listen as if you’d never heard it. If you talk to no one, practise the sentence aloud.',
          details: 'Practising it counts too.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You took three slow breaths once today.',
          action: 'Three slow breaths once, wherever you like. That’s all today.',
        },
        {
          from: 8,
          to: 8,
          title: 'Find your hard moments',
          done: 'You named the people and times that rush you.',
          action:
            'Think back over the week. With which people, subjects and hours do you answer too fast? Choose two and decide: “When money comes up, three breaths first.”',
          details: 'Common ones: the end of a shift, homework, tired evenings, family chats.',
        },
        {
          from: 9,
          to: 9,
          title: 'Use it in one hard moment',
          done: 'You took three breaths in one hard moment.',
          action:
            'Use the three breaths in one of your hard moments today. Say your plan to yourself just before: “When it starts, three breaths.” If none comes up, go through one in your head.',
          details:
            'If you’re too angry, say when you’ll be back, and leave for at least twenty minutes. If you might hit or threaten someone, leave at once.',
        },
        {
          from: 10,
          to: 10,
          title: 'Start again',
          done: 'You said “Let me try again” once.',
          action:
            'If you answer too fast, say: “That came out wrong. Let me try again.” Then try again. If you don’t need it today, practise the sentence out loud.',
          details: 'You can still say it an hour later.',
        },
        {
          from: 11,
          to: 11,
          title: 'Ask before you answer',
          done: 'You asked one question before giving your view.',
          action:
            'After your three breaths, ask a question first: “What do you mean by that?” “What would help?” Then decide if your answer is still needed. On a quiet day, practise with yesterday’s last conversation.',
          details: 'One question is enough.',
        },
        {
          from: 12,
          to: 12,
          title: 'Use it with the hardest person',
          done: 'You took three breaths before someone difficult.',
          action:
            'Who do you find it hardest to stay calm with? Use the breaths with them today, or before you write to them. If you’re not in touch today, picture your next talk and breathe first.',
          details:
            'If contact with them isn’t safe, choose someone else. You don’t owe patience to someone who hurts you.',
        },
        {
          from: 13,
          to: 13,
          title: 'Pause before a yes',
          done: 'You took three breaths over one yes.',
          action:
            'Use the gap before a yes today. Take three breaths, then ask yourself: do I want to, and can I? If nobody asks, look at one yes that’s already in your calendar.',
          details: '“I’d like to, but I can’t this week” is a full answer.',
        },
        {
          from: 14,
          to: 14,
          title: 'Ask what they noticed',
          done: 'You asked one person what they noticed.',
          action:
            'Ask one person close to you: “Have you noticed anything different these two weeks?” Three breaths before you respond. Then choose one hard moment to practise for the next month.',
          details:
            'If they’ve noticed nothing, ask again in a month. If there’s nobody to ask, think of one answer you’d have given differently two weeks ago. That counts too.',
        },
      ],
    },
    {
      key: 'speak-to-yourself-as-to-a-friend',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'On Your Own Side',
      subtitle: 'Answer the harsh voice in your head more fairly',
      description:
        'You may talk to yourself in a way you’d never talk to a friend. For three weeks you notice that voice, check its facts and practise a second one: honest, firm and on your side. It’s not about praising yourself.',
      promise: 'Practise talking to yourself in a voice that’s honest, firm and on your side.',
      finishLine: 'I practised talking to myself like a friend for {days}.',
      duration: 21,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Hear it once',
          done: 'You caught one harsh sentence word for word.',
          action:
            'Catch one thing you say to yourself today when something goes wrong. If nothing goes wrong today, use the last time it did. Repeat it word for word, swearing included. Where do you feel it in your body?',
          details:
            'If the voice says that others would be better off without you, tell someone today. Help now lists lines to call or write to. If you hear a voice that others don’t hear, see a doctor soon, and today if it tells you to hurt someone.',
        },
        {
          from: 2,
          to: 2,
          title: 'Count the attacks',
          done: 'You counted today’s harsh sentences.',
          action:
            'Count each time you’re harsh with yourself: keep a tally in your phone or move a coin to the other pocket. Don’t argue with the voice yet.',
          details: 'A high number isn’t a bad result, because you’re hearing more than usual.',
        },
        {
          from: 3,
          to: 3,
          title: 'Find what sets it off',
          done: 'You named two things that set the voice off.',
          action:
            'When does it speak up? A mirror, a mistake, other people’s photos, a certain room, being tired or hungry? Find two triggers today.',
          details: 'Quiet day? Think of yesterday.',
        },
        {
          from: 4,
          to: 4,
          title: 'Say it differently',
          done: 'You put “I’m telling myself” before a harsh sentence.',
          action:
            'Each time you catch a harsh sentence, put “I’m telling myself that…” in front of it. “I’m telling myself that I’m useless.” Notice what changes, even slightly. On a quiet day, use an old sentence.',
          details:
            'You don’t have to argue with it. It’s enough to see that it’s a thought, which may or may not be true.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask where it comes from',
          done: 'You asked yourself who used to talk like that.',
          action:
            'Who talked to you like this first? A teacher, a parent, a bully, a coach, an advert? What was it meant to do: push, protect, shame? Five minutes is enough.',
          details:
            'If it brings up abuse or memories that flood you, stop, look around the room and do something with your hands. Look at those memories with a professional.',
        },
        {
          from: 6,
          to: 6,
          title: 'See what it wants',
          done: 'You found the fair wish behind one attack.',
          action:
            'Take one harsh sentence. What would you like to be better at? “I’m a terrible father” may hide “I want more time with my kids”. Say the wish out loud.',
          details: 'If you like, take one tiny step too: five minutes with them, one message, one page.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You were kind to yourself in one practical way.',
          action:
            'No exercises. Do one practical kind thing for yourself: a decent meal, an early night, new socks, a check-up booked.',
          details: 'Missed days? Carry on with the next open step.',
        },
        {
          from: 8,
          to: 8,
          title: 'Check the facts',
          done: 'You checked one harsh sentence against the facts.',
          action:
            'Take today’s worst sentence, or an older one. What speaks for it, and what against? “I ruin everything.” What did you not ruin today? End with one fair sentence: “I forgot the form. I’ve sent it now.”',
          details: 'Check that your sentence is true, even if it isn’t flattering.',
        },
        {
          from: 9,
          to: 9,
          title: 'Look for the whole picture',
          done: 'You named three things the voice left out.',
          action:
            'Think of the voice’s harshest judgement of today, or an older one. Name three things it left out: how tired you were, what you didn’t know, what you did well anyway.',
          details: 'If nothing comes to mind, imagine a colleague had made the same mistake.',
        },
        {
          from: 10,
          to: 10,
          title: 'Drop “always” and “never”',
          done: 'You rephrased one sentence more exactly.',
          action:
            'Listen for “always”, “never”, “typical” and “everyone”. Say the sentence again without them: “I never finish anything” becomes “I haven’t finished this one.” If you hear none today, take an old sentence.',
          details: 'It works on what you say about other people too.',
        },
        {
          from: 11,
          to: 11,
          title: 'Borrow a voice',
          done: 'You chose someone whose voice you’d trust.',
          action:
            'Think of someone firm who was on your side: a coach, an aunt, a boss, a friend. What would they say about what’s bothering you today? Say it in their words.',
          details: 'If nobody comes to mind, imagine what you’d say to a nervous new colleague.',
        },
        {
          from: 12,
          to: 12,
          title: 'Use your own name',
          done: 'You spoke to yourself by name once.',
          action:
            'In a hard moment, talk to yourself by name: “Right, Imran. That went badly. Next thing.” Short and dry is fine. If today is easy, use the last hard moment.',
          details: 'You can say it silently.',
        },
        {
          from: 13,
          to: 13,
          title: 'Think of others',
          done: 'You thought of others who struggle with the same thing.',
          action:
            'Take a mistake or worry, from today or before, and think: other people have this too. Picture two of them. What would you want for them?',
          details: 'The support board here can help: read one post by someone in a similar spot.',
        },
        {
          from: 14,
          to: 14,
          title: 'An easy day',
          done: 'You spent time with someone who likes you.',
          action: 'Spend time with someone who likes you, in person or by phone. Notice how they talk to you.',
          details: 'An animal, or a group where you’re welcome, is fine too.',
        },
        {
          from: 15,
          to: 15,
          title: 'Use it mid-mistake',
          done: 'You used the second voice in the middle of something.',
          action:
            'Use the second voice in the middle of something hard today, while it’s happening: “This is hard. Slow down. What’s the next step?” If nothing’s hard today, use it during a dull chore.',
          details: 'If it sounds false, make it drier until you can believe it.',
        },
        {
          from: 16,
          to: 16,
          title: 'Accept praise',
          done: 'You let one good thing about your work stand.',
          action:
            'When someone says something good about you or your work, say “Thank you” and stop, without a joke or “it was nothing”. If no praise comes, tell yourself one thing you did well.',
          details: 'Leave out “only” and “just” when it’s about yourself.',
        },
        {
          from: 17,
          to: 17,
          title: 'Talk about it',
          done: 'You told one person how you talk to yourself.',
          action:
            'Tell someone you trust: “I’m quite hard on myself. Do you know that too?” Listen to how they deal with it.',
          details: 'They may know it too. If there’s nobody to ask, the community here is fine.',
        },
        {
          from: 18,
          to: 18,
          title: 'Do the kind thing first',
          done: 'You met one need before you went on.',
          action:
            'When the voice drives you on today, or at your next break if it’s quiet, ask what you’d tell a friend to do: eat, rest, ask for help, stop. Do that first.',
          details: 'Five minutes is enough.',
        },
        {
          from: 19,
          to: 19,
          title: 'Own a real mistake',
          done: 'You owned one mistake without calling yourself names.',
          action:
            'Pick a small mistake that was yours. Say to the person concerned: “I got that wrong. I’ll put it right by…”. Don’t call yourself names, and don’t make excuses.',
          details: 'If you can’t reach them today, say it out loud and tell them when you can.',
        },
        {
          from: 20,
          to: 20,
          title: 'Hear it as a friend',
          done: 'You made a message to yourself.',
          action:
            'Write yourself a short letter or record a voice note, as a friend who knows everything: what’s hard, what you get wrong, what you shouldn’t forget. Read or play it once.',
          details: 'Keep it for a bad day.',
        },
        {
          from: 21,
          to: 21,
          title: 'Keep three sentences',
          done: 'You saved three sentences you believe.',
          action:
            'Look back over three weeks. Save three sentences of the second voice that you believe, where you’ll see them. Which trigger is still strongest?',
          details:
            'If the harsh voice still fills most of the day, talk to a doctor or counsellor. Harsh self-talk is common in depression, and it can get better with help.',
        },
      ],
      sources: [beck1963, neff2023, breines2012],
    },
    {
      key: 'take-a-second-look',
      safetyRevision: 1,
      pillar: 'mental',
      isJournal: true,
      title: 'A Second Look',
      subtitle: 'Check one upsetting thought a day, on paper',
      description:
        'For thirty days you take one thought that hit you hard and look at it again on paper: what happened, what you told yourself, what speaks for and against it, and what would be fairer. It’s a tool from cognitive therapy. Ten minutes a day.',
      promise: 'Take one thought that hit you hard each day, and look for a fairer one on paper.',
      finishLine: 'I took a second look at my thoughts over {days}.',
      duration: 30,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Write one moment',
          done: 'You wrote one moment, one feeling and one thought.',
          action:
            'Take the moment today that hit you hardest. Write three lines: what happened, what I felt (0 to 100), what went through my head. Nothing more.',
          details:
            'If the thought is about not wanting to live, don’t look at it alone. Help now lists lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Keep facts and thoughts apart',
          done: 'You wrote what happened as a camera would see it.',
          action:
            'Three lines again. Check the first one: would a camera have seen it? “She ignored me” is a thought. “She walked past without a word” is what happened.',
          details: 'On a bad day, do only that first line.',
        },
        {
          from: 3,
          to: 3,
          title: 'Name the feeling exactly',
          done: 'You found an exact word for the feeling.',
          action:
            'Write your three lines again. Find a more exact word for the feeling than “bad” or “stressed”: ashamed, left out, afraid, let down, guilty.',
          details: 'Two feelings are allowed. Give each one a number.',
        },
        {
          from: 4,
          to: 4,
          title: 'Find the thought that stings',
          done: 'You found the sentence that stings most.',
          action:
            'Under your thought, write: “If that’s true, what does it say about me?” Answer, and ask once more. Circle the sentence that stings most.',
          details: 'If it leads to something you can’t bear to look at, close the notebook and talk to someone.',
        },
        {
          from: 5,
          to: 5,
          title: 'Turn questions into statements',
          done: 'You turned one “what if” into a statement.',
          action:
            'Find a thought that’s a question: “What if they fire me?” Turn it into a statement: “They’ll fire me and I won’t find anything else.” Now it can be checked.',
          details: 'Write it even if it sounds silly. If there’s no “what if” in your notes, use an old worry.',
        },
        {
          from: 6,
          to: 6,
          title: 'Choose the one to check',
          done: 'You chose one sentence to check next week.',
          action:
            'Read your notes from this week. Which sentence comes back most often? Circle it. You’ll check it in the coming days.',
          details: 'Tell someone the sentence if you can. Said aloud, it may lose some force.',
        },
        {
          from: 7,
          to: 7,
          title: 'An easy day',
          done: 'You rested from the notebook.',
          action: 'No writing today. Do something that leaves no room for thinking: cook, dance, play, build.',
          details: 'Missed days? Start again at the next open step. Nothing is lost.',
        },
        {
          from: 8,
          to: 8,
          title: 'Collect facts for it',
          done: 'You wrote the facts that support the thought.',
          action:
            'Take your circled sentence, or a new one. Write the facts that support it. Only facts, no feelings, and no guesses about what others think.',
          details: 'Starting with this side makes it easier to be fair later.',
        },
        {
          from: 9,
          to: 9,
          title: 'Collect facts against it',
          done: 'You wrote the facts against the thought.',
          action:
            'Same sentence. Now write the facts that don’t fit: times it wasn’t so, what you did well, what others have said, other explanations. At least two.',
          details: 'Stuck? Ask: what would someone who likes me put here?',
        },
        {
          from: 10,
          to: 10,
          title: 'Write the fairer sentence',
          done: 'You wrote one sentence that includes both sides.',
          action:
            'Read both sides. Write one sentence that’s true to all of it, starting with “Even though…”. Score the feeling again.',
          details: 'It may drop by ten points or not at all. Today you only need the sentence.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do all of it once',
          done: 'You did one full second look.',
          action:
            'Do a full round with a new thought: what happened, feeling, thought, facts for, facts against, fairer sentence, feeling now.',
          details: 'If the feeling is above 80, walk or breathe slowly first and write later.',
        },
        {
          from: 12,
          to: 12,
          title: 'Use a pleasant surprise',
          done: 'You wrote about one fear that didn’t come true.',
          action:
            'Find a time when you expected the worst and it didn’t come. Write the thought you had then and what happened.',
          details: 'You’re collecting evidence about your predictions.',
        },
        {
          from: 13,
          to: 13,
          title: 'Make it believable',
          done: 'You rewrote one fairer sentence so you believe it.',
          action:
            'Read your fairer sentences. Do you believe them? If one is too rosy, rewrite it until you’d put your name to it.',
          details: '“It’ll all be great” won’t help. “I don’t know yet, and I’ve managed before” may.',
        },
        {
          from: 14,
          to: 14,
          title: 'An easy day',
          done: 'You told someone one fairer sentence.',
          action: 'No writing. Say one of your fairer sentences to somebody, or to yourself on a walk.',
          details: 'You’re nearly halfway. If your mood is sinking, show your notes to a doctor.',
        },
        {
          from: 15,
          to: 15,
          title: 'Know your habits of thought',
          done: 'You named your most common thinking trap.',
          action:
            'Look through your notes for traps: all or nothing, mind-reading, predicting the future, seeing only the bad, taking all the blame. Which two are yours? Give them names.',
          details: 'If you only find one, that’s enough.',
        },
        {
          from: 16,
          to: 16,
          title: 'Answer as a friend',
          done: 'You answered one thought as a friend.',
          action:
            'Do a second look with one more question: what would I tell a friend who thought this? Write the answer in the tone you’d use.',
          details: 'On a hard day, write only the question and the answer.',
        },
        {
          from: 17,
          to: 17,
          title: 'Find other explanations',
          done: 'You found three other explanations.',
          action:
            'Think of a moment when you felt judged or ignored. Write three other explanations, one of them boring.',
          details: 'Give the boring one a fair chance.',
        },
        {
          from: 18,
          to: 18,
          title: 'Look from a month away',
          done: 'You looked at one worry from a month away.',
          action: 'How will today’s thought look in a month, and in a year? Write down what you’ll be glad you did.',
          details: 'If it’ll still matter in a year, write down who could help you plan for it.',
        },
        {
          from: 19,
          to: 19,
          title: 'Plan one action',
          done: 'You wrote one thing to do about it.',
          action:
            'Choose a thought that has some truth in it. Write one thing you can do about it tomorrow, and at what time.',
          details: 'Do it tomorrow, before your next entry.',
        },
        {
          from: 20,
          to: 20,
          title: 'Test a small thought',
          done: 'You tested one small prediction.',
          action:
            'Choose a safe thought you can test: “If I ask, they’ll be annoyed.” Write your prediction, do the test and write what happened.',
          details: 'You don’t have to prove yourself wrong, only to look. A message will do if you see nobody today.',
        },
        {
          from: 21,
          to: 21,
          title: 'An easy day',
          done: 'You rested from the notebook.',
          action: 'No writing. See someone, move a little, go to bed on time.',
          details: 'If you missed a few days this week, skip them.',
        },
        {
          from: 22,
          to: 22,
          title: 'Test a bigger one',
          done: 'You tested one more prediction.',
          action:
            'Test a slightly harder prediction: ask for feedback, say no, make a small harmless mistake on purpose. Write your prediction before and the result after.',
          details:
            'Keep it safe and kind to others. On a bad day, repeat an easy test. For a stronger fear, use the challenge “Towards What You Avoid”.',
        },
        {
          from: 23,
          to: 23,
          title: 'Do it within the hour',
          done: 'You took a second look without paper.',
          action:
            'Do a second look in your head within an hour of the event: what happened, what am I telling myself, what else is there? If nothing comes up, use the last thing that bothered you. Tonight, write two lines.',
          details: 'If you forget, do it in your head this evening.',
        },
        {
          from: 24,
          to: 25,
          title: 'Do it on the spot',
          done: 'You used the short form once.',
          action:
            'Try the short form while it’s happening: “I’m telling myself that… What else is there?” Then act. If nothing comes up, practise on a small annoyance. Write one line in the evening.',
          details: 'A breath out first makes it easier.',
        },
        {
          from: 26,
          to: 26,
          title: 'Plan for a true thought',
          done: 'You made a plan for one true thought.',
          action:
            'Sometimes the thought is right: you did hurt someone, the money is short. Choose one. Write who, what and when for the first step.',
          details: 'Debt, illness and legal trouble need someone qualified. Asking them can be the first step.',
        },
        {
          from: 27,
          to: 27,
          title: 'Take that step',
          done: 'You took the first step of your plan.',
          action: 'Take the first step you planned yesterday. If you like, tell someone you did it.',
          details: 'If you couldn’t, make the step half as big and do that.',
        },
        {
          from: 28,
          to: 28,
          title: 'An easy day',
          done: 'You reread your best sentence.',
          action: 'No writing. Reread the fairer sentence that helped you most.',
          details: 'Put it on your lock screen or on the door.',
        },
        {
          from: 29,
          to: 29,
          title: 'Collect your three pairs',
          done: 'You wrote three thoughts with fairer answers.',
          action:
            'Read the month. Write your three most frequent stinging thoughts, each with its fairer sentence, on one card or one phone note.',
          details: 'These are the ones you’ll meet again.',
        },
        {
          from: 30,
          to: 30,
          title: 'Look back',
          done: 'You decided when you’ll use this again.',
          action:
            'Compare your numbers from the first and last weeks. Decide when you’ll use a full second look from now on, such as once a week or after a bad moment.',
          details:
            'If your numbers are as high as at the start, take the notebook to a doctor or therapist. It’s a good way to begin.',
        },
      ],
      sources: [beck1963, ezawa2023],
    },
    {
      key: 'two-weeks-without-weed',
      pillar: 'mental',
      title: 'Two Weeks Without Weed',
      subtitle: 'Take a break from cannabis, and see what changes',
      description:
        'Two days to prepare, and then fourteen days without cannabis. You see what it does for you, what it costs you and how you sleep without it. If you also drink heavily every day, take sedatives or opioids, or have ever had a psychosis, see a doctor first.',
      promise: 'Go two weeks without cannabis, and see what it does for you and what it costs you.',
      finishLine: 'I worked on going without cannabis for {days}.',
      duration: 16,
      difficulty: 'intermediate',
      rules: ['flexible'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'See both sides',
          done: 'You named what cannabis gives you and what it costs.',
          action:
            'Change nothing yet. Say out loud what it gives you: sleep, calm, company, a break. Then say what it costs: money, mornings, memory, arguments, plans. Look at how often and how much you used in the last week.',
          details: 'Both sides are true. You don’t have to decide anything for ever.',
        },
        {
          from: 2,
          to: 2,
          title: 'Clear it out',
          done: 'Your home is clear of cannabis.',
          action:
            'Give away or throw out what’s left, with papers, pipes and grinder. Delete the number you buy from. Tell one person: “I’m taking two weeks off, from tomorrow.”',
          details:
            'If you share a home with someone who uses, ask them to keep it out of your sight for two weeks. If you mix it with tobacco, ask a pharmacist about nicotine patches.',
        },
        {
          from: 3,
          to: 3,
          title: 'Fill the first hour',
          done: 'You used no cannabis today.',
          action:
            'At what time do you usually have the first one? Be somewhere else at that hour: the gym, a kitchen, a cinema, a friend’s sofa. Eat before you go.',
          details:
            'If you use, leave the day open and do it tomorrow. Nothing starts over; the challenge only ends a day later.',
        },
        {
          from: 4,
          to: 4,
          title: 'Know what’s coming',
          done: 'You used no cannabis today.',
          action:
            'In the next days you may sleep badly, sweat, eat little and be irritable or low. About half of regular users get this. It usually starts within three days and passes within two weeks. Tell the people at home, so they don’t take it personally.',
          details:
            'It’s a sign that your body is adjusting. If you hear voices, feel watched or can’t bear your mood, see a doctor the same day.',
        },
        {
          from: 5,
          to: 5,
          title: 'Wait out a craving',
          done: 'You used no cannabis today.',
          action:
            'When you want it, set a timer for twenty minutes. Drink a glass of water, change rooms, message the person you told. Then look again: how strong is it now, from 1 to 10?',
          details: 'If no craving comes, do the twenty minutes once anyway, so that you know how it goes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Help your sleep along',
          done: 'You used no cannabis today.',
          action:
            'Get up at your usual time, whatever the night was like, and go out into the light. No coffee after noon. In the evening take a warm shower and keep the lights low.',
          details: 'Vivid dreams are common and get fewer. Don’t put alcohol or sleeping tablets in its place.',
        },
        {
          from: 7,
          to: 7,
          title: 'Move a little',
          done: 'You used no cannabis today.',
          action:
            'Move at an easy pace for twenty minutes at the time when you’d usually smoke: a walk, a bike ride, stretches, a ball against a wall.',
          details: 'It makes the restless hour shorter and helps you sleep. Ten minutes count too.',
        },
        {
          from: 8,
          to: 8,
          title: 'Eat something good',
          done: 'You used no cannabis today.',
          action:
            'Your appetite may be small without it. Cook or buy one meal you like, and eat it sitting down. Ask someone to join you.',
          details: 'Soup, eggs, fruit or yoghurt go down easily if you’re not hungry.',
        },
        {
          from: 9,
          to: 9,
          title: 'An easy day',
          done: 'You used no cannabis today.',
          action:
            'A week is over. Work out roughly what you haven’t spent since you began. Use some of it for something you enjoy today.',
          details: 'If money is tight, put it towards the bill that bothers you most.',
        },
        {
          from: 10,
          to: 10,
          title: 'Practise your no',
          done: 'You used no cannabis today.',
          action:
            'Say one sentence aloud: “Not for me at the moment, thanks.” Decide which people and places you’ll leave out for another week, and where you’ll meet those friends instead.',
          details: 'You don’t owe anyone a reason.',
        },
        {
          from: 11,
          to: 11,
          title: 'Find another way to the same thing',
          done: 'You used no cannabis today.',
          action:
            'Choose one thing that cannabis gave you, and try another way to it today. For calm: a bath, slow breathing, music. For company: a call. For being somewhere else: a film, a book, a game.',
          details: 'It’ll be slower and weaker at first. It gets stronger when you repeat it.',
        },
        {
          from: 12,
          to: 12,
          title: 'Plan a bored evening',
          done: 'You used no cannabis today.',
          action:
            'Boredom is where many people start again. Plan two hours of tonight: something for your hands, and something with a person in it.',
          details: 'Fix something, cook for tomorrow, play cards, go to training, call your brother.',
        },
        {
          from: 13,
          to: 13,
          title: 'Feel what’s underneath',
          done: 'You used no cannabis today.',
          action:
            'Without it, something may come up: worry, sadness, anger, an old memory. Stop once today, and name what’s there in one word. Tell one person about it, if you can.',
          details: 'If it’s more than you can carry, tell a doctor. It may be what you were treating.',
        },
        {
          from: 14,
          to: 14,
          title: 'Look at your mornings',
          done: 'You used no cannabis today.',
          action:
            'How are your mornings now, compared with two weeks ago? Your head, your mood, your patience, your memory? Ask one person who sees you often.',
          details: 'If nothing has changed, that’s worth knowing too.',
        },
        {
          from: 15,
          to: 15,
          title: 'Prepare for a slip',
          done: 'You used no cannabis today.',
          action:
            'Think of the moment when you’re most likely to start again: a party, a fight, pay day, a bad night. Decide what you’ll do then, and who you’ll call.',
          details: 'One evening doesn’t undo two weeks. Decide now how you’d get back to it the next day.',
        },
        {
          from: 16,
          to: 16,
          title: 'Choose your next month',
          done: 'You decided on your next month.',
          action:
            'Decide: stay off it, or use less with a clear rule, such as “only at weekends” or “never alone”. Tell the person you told at the start, and set a date to look at it again.',
          details:
            'If you couldn’t keep to the two weeks, that’s a good reason to ask for help. A doctor or a drug service can offer talking treatment, and the resource “Cut down or stop cannabis or cocaine” says more.',
        },
      ],
      sources: [bahji2020, levelCannabis],
    },
  ],
}
