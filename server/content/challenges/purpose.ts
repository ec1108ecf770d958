import {
  aeon2021,
  bpsSayingNo,
  buehler1994,
  curry2018,
  duckworth2016,
  galdas2014,
  gollwitzer2006,
  harkin2016,
  jenkinson2013,
  lally2010,
  masicampo2011,
  niceMeRecommendations,
  schippers2019,
  schwartz2012,
  sharif2017,
  sirois2013,
  surreyHabits,
  wohl2010,
  wrosch2013,
} from '../sources.ts'
import type { LibraryChallenge, Shelf } from '../types.ts'

export const purpose: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-put-off-jobs',
      pillar: 'purpose',
      title: 'Finally Done',
      subtitle: 'Three jobs you’ve put off, in three days',
      description:
        'Three small jobs that have waited for weeks, one a day, none longer than 45 minutes. By the end they’re done or properly started, and you know what was stopping you.',
      promise: 'Finish three small jobs that have been waiting for weeks, or get them properly started.',
      finishLine: 'I worked on jobs I’d put off on {days}.',
      duration: 3,
      difficulty: 'beginner',
      sources: [sirois2013],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Do the smallest one',
          done: 'You finished one small job that had been waiting.',
          action:
            'Think of three small jobs you’ve avoided. Each must take under 45 minutes and cost little. Pick one with paperwork, one you dread and one that’s easy. Now do the easy one, right to the end: change the bulb and throw the old one away.',
          details:
            'Can’t choose? Look around the room you’re in. If lifting, climbing or reaching isn’t safe for you, take a job you can do sitting down, such as cancelling a subscription or answering one message. If what you’ve put off is a symptom that worries you, call a doctor today.',
        },
        {
          from: 2,
          to: 2,
          title: 'Do the paperwork',
          done: 'You worked on one piece of paperwork.',
          action:
            'Take the job with paperwork: a form, a bill, a booking, an email. Put your phone in another room unless you need it. Work for up to 45 minutes. If the job is bigger than you thought, do the first part and put the next step in your calendar.',
          details:
            'On a bad day, it’s enough to open the envelope or the page and read it once. If what you find is debt you can’t pay, call a free debt advice service before you do anything else. If you miss a day, do this one when you can. The three jobs don’t have to be on three days in a row.',
        },
        {
          from: 3,
          to: 3,
          title: 'Do the one you dread',
          done: 'You worked on the job you dreaded.',
          action:
            'Do the last job as early as you can today. If it’s a call, say the awkward part first: “I’m calling about a bill I haven’t paid.” If nobody answers, decide when you’ll try again. Afterwards, tell someone, or say out loud, what you were afraid of and what really happened.',
          details:
            'On a bad day, do only the first five minutes of it. Research suggests we often delay to get away from a bad feeling, so it’s normal to feel tense for the first few minutes.',
        },
      ],
    },
    {
      key: 'closing-the-day-properly',
      pillar: 'purpose',
      title: 'Close the Day',
      subtitle: 'Ten minutes each evening to end your day',
      description:
        'Work, caring, study and job hunting can follow you into the evening. For a week you add one small step each day. By the end you have a ten-minute routine that marks where the day stops.',
      promise: 'Build a ten-minute routine that marks the end of your day.',
      finishLine: 'I worked on ending my day well for {days}.',
      duration: 7,
      difficulty: 'beginner',
      sources: [masicampo2011],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Set a stop time',
          done: 'You set a stop time and sat quietly for two minutes.',
          action:
            'Choose when your day’s work ends, or when it should. Set a daily alarm for it now. When it goes off today, stop what you’re doing, sit down in the quietest place you have and do nothing for two minutes. If that time has already passed, do your two minutes now.',
          details:
            'If you work shifts, or care for someone day and night, choose any fixed point, such as ten minutes before you go to bed. If you miss a day, carry on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Name three finished things',
          done: 'You named what you got done today.',
          action:
            'At the alarm, sit down and name three things you finished or moved forward. Say them out loud, record them, or tell someone by voice or message. Use plain facts, even small ones: “Called the school, fixed the gate, sent the quote.”',
          details:
            'If you can only find one, say that one. On a day with illness or a small baby, “got through it” is a fact too.',
        },
        {
          from: 3,
          to: 3,
          title: 'Park the open tasks',
          done: 'You gave your open tasks a next step each.',
          action:
            'After your three facts, write down what’s still open and give each item one next step: who, what and when. Take five minutes and leave the rest for tomorrow. You aren’t solving anything now.',
          details:
            'In lab studies, making a specific plan for an unfinished task stopped it intruding on other things. You may find the same, though not with every worry.',
        },
        {
          from: 4,
          to: 4,
          title: 'Prepare tomorrow’s first task',
          done: 'You chose tomorrow’s first task and, if possible, put it out.',
          action:
            'Look at your open tasks. Pick the one that would help most if it were done early. Then put out what it needs: the file on the screen, the boots by the door, the number next to the phone. Three facts, open tasks, first task: you’re at about seven minutes.',
          details: 'Easier version: only pick it, and say it out loud.',
        },
        {
          from: 5,
          to: 5,
          title: 'Clear one surface',
          done: 'You tidied one surface for three minutes.',
          action:
            'Add three minutes of tidying to your routine: the desk, the workbench, the kitchen table or the driver’s seat. Do one surface only and leave the rest of the room.',
          details:
            'If small children share the space, clear half of it. If bending or reaching hurts, clear what you can reach from your chair.',
        },
        {
          from: 6,
          to: 6,
          title: 'Choose a closing act',
          done: 'You ended the day with one fixed act.',
          action:
            'Finish with one small act that you’ll use every time: close the laptop, hang up your jacket, turn your chair, or say “That’s it for today.” If a work message arrives later and can wait, leave it for tomorrow’s list.',
          details:
            'It may feel silly. Do it anyway for a few evenings and see whether it helps. If you’re on call, keep the phone loud and do the act all the same.',
        },
        {
          from: 7,
          to: 7,
          title: 'Run it, then shorten it',
          done: 'You did the whole routine and chose what to keep.',
          action:
            'Do it all today: three facts, open tasks, first task, one surface, closing act. Time it. If it took more than twelve minutes, drop the part that helped least. Decide which part you’ll keep even on your worst day.',
          details:
            'Look back: on which day did your head feel quieter? If thoughts about work keep you awake most nights, talk to a doctor.',
        },
      ],
    },
    {
      key: 'five-words-you-can-be-held-to',
      pillar: 'purpose',
      title: 'Five Things That Matter',
      subtitle: 'Choose five values, and do something about each',
      description:
        'Most lists of values are words nobody could disagree with. Over ten days you choose five that are true for you, turn each one into something you do, and try them out. About fifteen minutes a day.',
      promise: 'Choose five values that are true for you, and turn each one into something you do.',
      finishLine: 'I worked on my five values for {days}.',
      duration: 10,
      difficulty: 'beginner',
      sources: [schwartz2012],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Pick ten words',
          done: 'You chose ten values that mean something to you.',
          action:
            'Read the words in the details and pick ten that you’d miss if they were gone from your life. Add your own. Go with your first reaction. Copy the ten into your phone or on to a card.',
          details:
            'Honesty, loyalty, courage, fairness, freedom, family, friendship, faith, learning, humour, skill, patience, kindness, health, nature, justice, security, adventure, creativity, respect, independence, generosity, peace, tradition, beauty, play.',
        },
        {
          from: 2,
          to: 2,
          title: 'Remember a good moment',
          done: 'You told the story of one good moment.',
          action:
            'Remember a time when you liked how you behaved, whatever came of it. It can be small: you gave someone a lift, or you told the truth. Tell someone the story, by voice or message, or record it on your phone. Then ask yourself what was important to you at that moment.',
          details:
            'Which of your ten words fits? If none does, add the one that’s missing. If you miss a day, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Notice what makes you angry',
          done: 'You named in one word what was damaged.',
          action:
            'Think of something you saw lately that made you really angry. Ask what was being damaged: fairness, trust, someone’s dignity? Name it in one word. Then do the same with one time you let yourself down.',
          details:
            'Choose something you can look at calmly. If it brings up more than you expected, stop, skip to tomorrow’s step and talk to someone you trust.',
        },
        {
          from: 4,
          to: 4,
          title: 'Cut the list to five',
          done: 'You cut your list to about five values.',
          action:
            'Go through your ten words. Cross out any that didn’t show up in your stories. Join pairs that mean the same to you, such as honesty and openness. Keep five. If a sixth won’t go, drop the one that has never cost you anything.',
          details: 'Four or six is fine too. If too few are left, put back the ones you’d miss most.',
        },
        {
          from: 5,
          to: 5,
          title: 'Turn words into actions',
          done: 'You gave each value one action that others could see.',
          action:
            'For each value, write one sentence that begins with “I” and names something others could see. Not “Family matters to me” but “I eat with my kids on Wednesdays, phones away.” If a stranger couldn’t tell whether you’d done it, make it plainer.',
          details:
            'Choose actions that fit your body, your money and your week as they are now. “I call my sister on Sundays” is plenty.',
        },
        {
          from: 6,
          to: 6,
          title: 'Try the easiest one',
          done: 'You did the action for one of your values.',
          action:
            'Take the easiest of your five actions and do it today, in full, even if it’s small. If it belongs to another day of the week, do a short version of it now. You don’t have to feel anything special.',
          details: 'An easy day. On a very bad day do a two-minute version: a message instead of a call.',
        },
        {
          from: 7,
          to: 7,
          title: 'Check the last seven days',
          done: 'You checked the last seven days for each value.',
          action:
            'Go through the last seven days in your calendar, messages and photos. For each value, find one time it showed up, or say “not this week”. You’re only looking. It’s normal if some of the five are more wish than habit so far.',
          details: 'Illness, shifts and money decide a lot of a week. Don’t hold that against yourself.',
        },
        {
          from: 8,
          to: 8,
          title: 'Use the one you neglect',
          done: 'You did one thing for your most neglected value.',
          action:
            'Pick the value that showed up least and do its action today, in its smallest full form. Kindness: answer one message you’ve left too long. Skill: finish one thing properly. Health: book the appointment.',
          details:
            'If a place is closed or someone can’t be reached, leave a message or send an email. On a tired day, two minutes are enough.',
        },
        {
          from: 9,
          to: 9,
          title: 'Ask someone who knows you',
          done: 'You asked someone which values they see in you.',
          action:
            'Show your five to someone who won’t flatter you. Ask: “Which of these do you see in me, and which don’t you?” Listen, say thanks and don’t argue.',
          details:
            'A message is fine. If there’s nobody to ask, post the five in the community without private details, and ask others how theirs look in daily life.',
        },
        {
          from: 10,
          to: 10,
          title: 'Make your card',
          done: 'You made your card and set the reminder.',
          action:
            'If yesterday’s answer showed you something, change your list. Then write the five values with their actions on one card or one note. Put it where you make decisions: wallet, desk, lock screen. Set a reminder for three months from now with two words: “Still true?”',
          details: 'Look back: which of the ten days told you something new about yourself?',
        },
      ],
    },
    {
      key: 'the-hard-thing-first',
      pillar: 'purpose',
      title: 'Hard Thing First',
      subtitle: 'Start with the task you’d most like to avoid',
      description:
        'Three weeks, five days a week. The task you’d most like to avoid gets the first stretch of your working time: 15 minutes at first, 45 at the end. It works for paid work, study, caring and job hunting.',
      promise: 'Start your working time with the task you’d most like to avoid.',
      finishLine: 'I practised doing the hard task first on {days}.',
      duration: 15,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 5 },
      sources: [sirois2013, gollwitzer2006],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Watch what you avoid',
          done: 'You noticed what you avoid and chose tomorrow’s task.',
          action:
            'Today, only watch. Each time you turn from one task to an easier one, say which task it was and what put you off: dull, unclear, scary or too big. Tonight, choose one of them for tomorrow.',
          details: 'You don’t have to change anything yet. You may notice the same one or two tasks again and again.',
        },
        {
          from: 2,
          to: 2,
          title: 'Start with fifteen minutes',
          done: 'You worked on the hard task for fifteen minutes first.',
          action:
            'Start your working time with the task you chose. Set a timer for fifteen minutes and keep messages closed. When it goes off you can stop. Before you close it, decide on the first move for next time.',
          details: 'If your first hour isn’t your own, use the first quiet stretch you get, even if that’s on a train.',
        },
        {
          from: 3,
          to: 3,
          title: 'Name what puts you off',
          done: 'You said the feeling out loud, then worked fifteen minutes.',
          action:
            'Before you start, finish this sentence out loud: “I don’t want to do this because…” Then do fifteen minutes anyway. The feeling doesn’t have to go away before you start.',
          details:
            'If the task frightens you because of health, law or debt, today’s fifteen minutes can be one call to someone qualified.',
        },
        {
          from: 4,
          to: 4,
          title: 'Make an if-then plan',
          done: 'You worked at the moment you had planned.',
          action:
            'Decide on your starting signal: “When I’ve put my bag down, I open the file.” Pick something that happens every day. Follow it today and work for twenty minutes.',
          details:
            'Plans in this form help people do what they already intend to do. They’re simple, so keep yours to one sentence.',
        },
        {
          from: 5,
          to: 5,
          title: 'Take the easy version',
          done: 'You did ten minutes on the hard task.',
          action:
            'An easy day. Ten minutes on the hard task, at any time. Then look at the week: which task turned out less bad than you’d expected?',
          details:
            'Missed a session this week? Count the ones you did and carry on. Five out of seven days is the plan, so there’s room.',
        },
        {
          from: 6,
          to: 6,
          title: 'Set it up before you start',
          done: 'You set everything out first, then worked 25 minutes.',
          action:
            'Before you sit down, take two minutes to put everything in place: file open, tools out, number on the screen. Leave nothing to look for. Then work for 25 minutes. When you stop, set out the next session the same way.',
          details: 'If your tools are at work and the task is at home, a note saying where you stopped is enough.',
        },
        {
          from: 7,
          to: 7,
          title: 'Cut it into pieces',
          done: 'You cut the hard task into pieces and did one.',
          action:
            'Before you start, split the task into pieces you could each finish in half an hour. Take the first piece and work on it for 25 minutes. Stop when the piece is done or the time is up.',
          details:
            'If you can’t find the pieces, ask someone: “How would you start this?” That call can be your session.',
        },
        {
          from: 8,
          to: 8,
          title: 'Remove one distraction',
          done: 'You worked 25 minutes with your main distraction gone.',
          action:
            'What pulls you away most: the phone, the noise, the fridge, a chatty colleague? Remove or move that one thing, then work for 25 minutes.',
          details:
            'If children or someone you care for interrupt you, that’s not a distraction you can remove. Two blocks of ten minutes count as done.',
        },
        {
          from: 9,
          to: 9,
          title: 'Do the worst part first',
          done: 'You started with the part you least wanted to do.',
          action:
            'Work for thirty minutes. Begin with the part you’ve been steering around: the phone call, the sum, the opening line. Give it ten minutes, then carry on with the rest.',
          details: 'You only have to start on it, and it doesn’t have to be good.',
        },
        {
          from: 10,
          to: 10,
          title: 'Take the easy version again',
          done: 'You did ten minutes and chose two tasks for next week.',
          action:
            'An easy day. Do ten minutes. Then think through the hard tasks you’ve noticed. If one never needed doing, drop it and tell anyone who’s waiting for it. Choose two for next week that really matter to you.',
          details: 'You’ve done two weeks. If nothing can be dropped, choosing your two tasks is enough.',
        },
        {
          from: 11,
          to: 11,
          title: 'Work for 45 minutes',
          done: 'You gave one task that matters 45 minutes.',
          action:
            'Take the more important of your two tasks. Work on it for 45 minutes, with one short break if you need it. When you stop, leave a note about where to pick up.',
          details:
            'If you’re tired, in pain or short of time, three blocks of fifteen minutes across the day are just as good.',
        },
        {
          from: 12,
          to: 12,
          title: 'Tell someone first',
          done: 'You told someone your plan and reported back.',
          action:
            'Send one person a message before you start: the task and the time. Do your 45 minutes. Then send one word: “Done” or “Not done”. No reasons needed.',
          details: 'If there’s nobody to tell, post it in the community.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask for help with it',
          done: 'You asked one person for help with the hard task.',
          action:
            'Today’s hard thing is asking. Pick the point where you’re stuck and ask one person one clear question. Then use what’s left of your 45 minutes to try their answer.',
          details:
            '“Can you look at this for ten minutes?” is a good question. If they say no, ask one more person or work on without it.',
        },
        {
          from: 14,
          to: 14,
          title: 'Sit with someone',
          done: 'You worked 45 minutes, in company if that suits you.',
          action:
            'Do your 45 minutes next to someone who is also working: a library, a kitchen table, a silent video call. You don’t have to talk or do the same thing.',
          details: 'If company makes it harder for you, work alone and tell someone afterwards how it went.',
        },
        {
          from: 15,
          to: 15,
          title: 'Finish and choose your days',
          done: 'You brought one piece to an end and chose your days.',
          action:
            'Use today’s slot to bring one task to an end: send it, close it, hand it over. Then look back at the three weeks. Which starting signal worked? Choose the days you’ll keep. Three mornings a week is a good number. Put them in your calendar.',
          details:
            'If nothing’s finished, send what you have to someone who can use it. If you’ve put off nearly everything since childhood, or nothing has felt worth starting for two weeks, ask a doctor about it. There may be a reason.',
        },
      ],
    },
    {
      key: 'useful-once-a-day',
      pillar: 'purpose',
      title: 'Useful Once a Day',
      subtitle: 'Do one useful thing for someone every day',
      description:
        'Three weeks of being useful, once a day, for ten to thirty minutes. You start at home, move to neighbours, work and strangers, and end with one regular thing that suits you.',
      promise: 'Do one useful thing a day for the people around you, and choose one to keep.',
      finishLine: 'I did something useful for others on {days}.',
      duration: 21,
      difficulty: 'intermediate',
      sources: [curry2018],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Do a job at home',
          done: 'You did one job that helps someone near you.',
          action:
            'Do one job today that someone you live with usually does. Don’t wait to be asked and don’t mention it. If you live alone, do something for a neighbour or a shared space: the stairs, the bins, the hallway.',
          details:
            'If you’re short on energy or movement, pay a bill, make a booking or fold laundry sitting down. If you miss a day, carry on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Listen for ten minutes',
          done: 'You listened to one person for ten minutes.',
          action:
            'Give one person ten minutes today. Ask how something is going that they’ve mentioned before. Don’t advise and don’t tell your own story. Ask one more question than you usually would.',
          details: 'By phone or message is fine. If nobody’s free today, agreeing on a time this week counts.',
        },
        {
          from: 3,
          to: 3,
          title: 'Fix one small thing',
          done: 'You took care of one annoying thing.',
          action:
            'Fix something that annoys people around you: a dripping tap, a slow laptop, a missing password, a squeaky door. If you can’t fix it yourself, find out who can and ask them.',
          details: 'Only do what you can do safely. Leave gas, mains electricity and ladders to someone trained.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask before you help',
          done: 'You asked someone “Would it help if I…?”',
          action:
            'Offer help to someone you meet anyway, and ask first: “Would it help if I took the kids for an hour?” Accept the answer, whether it’s yes or no. If you see nobody today, ask by message.',
          details: 'People sometimes need help and don’t want it. Asking lets them decide.',
        },
        {
          from: 5,
          to: 5,
          title: 'Carry a small load',
          done: 'You took one small task off someone.',
          action:
            'Take one task off somebody for today: collect the parcel, make the call, cook the meal, walk the dog, look up the train. Choose something they find dull. If nobody needs it today, offering it for this week counts.',
          details: 'From bed or a chair: do the online order, the form or the call with the long wait.',
        },
        {
          from: 6,
          to: 6,
          title: 'Write a reference or review',
          done: 'You praised someone’s work where it helps them.',
          action:
            'Write two honest lines that do someone good: a review for a small shop, a note to a colleague’s boss, a recommendation for a friend. Say what they did.',
          details: 'Ten minutes is enough.',
        },
        {
          from: 7,
          to: 7,
          title: 'Rest and look back',
          done: 'You named the help that was most welcome this week.',
          action:
            'An easy day. Think through the last six days. Where was your help really wanted? Where did you mostly want to feel helpful? Both are normal. If someone offers to do something for you today, let them and say thanks.',
          details: 'On a low day, name one moment of help and leave it at that.',
        },
        {
          from: 8,
          to: 8,
          title: 'Check on a neighbour',
          done: 'You said hello to someone near you.',
          action:
            'Say hello to someone near you: knock, call or stop for a chat. Pick someone you haven’t spoken to for a while. Ask one simple question, such as “Do you need anything from the shop?”',
          details:
            'If you’re new in the area, introduce yourself. If knocking isn’t safe where you live, use the building’s group chat or greet someone in the shop.',
        },
        {
          from: 9,
          to: 9,
          title: 'Share something you know',
          done: 'You shared one thing you know.',
          action:
            'Show someone how to do something you know well: a form, a bike repair, a recipe, a phone setting, a shortcut at work. Go at their speed and let them do it themselves. If nobody’s around, record it for someone who may need it.',
          details: 'Keep to what you really know. “I’m not sure, ask a professional” is also useful.',
        },
        {
          from: 10,
          to: 10,
          title: 'Make work easier for someone',
          done: 'You did something that saves someone else time.',
          action:
            'Save someone fifteen minutes: write down the thing only you know how to do, pass on a contact, sort the shared folder, welcome the new person. If you have no job at the moment, do it for a club, a group or a family chat.',
          details: 'On a tired day, answer one question for someone who’d otherwise have to look it up.',
        },
        {
          from: 11,
          to: 11,
          title: 'Introduce two people',
          done: 'You offered one introduction.',
          action:
            'Think of two people who could use each other: a job seeker and someone in the trade, two new parents, two chess players. Ask each whether they’d like it. Then introduce them in one message.',
          details:
            'If one of them says no, asking was enough. If you can’t think of two people, tell one about a group or course that might suit them.',
        },
        {
          from: 12,
          to: 12,
          title: 'Help without being known',
          done: 'You did something useful that nobody can trace to you.',
          action:
            'Do one thing today that nobody will know was you. Pick up litter, leave a good book on a public shelf, pay for a stranger’s tea, tidy a shared kitchen. Keep it cheap and safe. Tell nobody.',
          details: 'From home: leave a kind, useful answer in a forum where no one knows you.',
        },
        {
          from: 13,
          to: 13,
          title: 'Give something away',
          done: 'You offered something you can spare.',
          action:
            'Find one good thing you no longer use: a coat, a tool, a game, a monitor. Offer it to a person, a charity or a free listing and hand it over, or agree on a day.',
          details: 'If you have nothing to spare, give time: read to a child or a parent for fifteen minutes.',
        },
        {
          from: 14,
          to: 14,
          title: 'Rest and let others help',
          done: 'You asked for one small favour.',
          action:
            'An easy day. Ask for one small favour that you’d normally manage without. Accept it without paying it back at once.',
          details:
            'If you see nobody you know, ask a stranger for directions or a recommendation. Notice how it feels to be the one who’s helped.',
        },
        {
          from: 15,
          to: 15,
          title: 'Use your real skill',
          done: 'You offered twenty minutes of your skill.',
          action:
            'What do people come to you for? Numbers, languages, cooking, patience with computers, calm on the phone? Offer twenty minutes of it to one person or a small group today.',
          details: 'Say where your knowledge ends, above all with health, money and law.',
        },
        {
          from: 16,
          to: 16,
          title: 'Remember someone alone',
          done: 'You contacted someone who may be lonely.',
          action:
            'Call, message or visit someone who lives alone, is ill, has lost somebody or has just moved. You don’t need a reason. “You came to mind. How’s your week?”',
          details: 'If they say they don’t want to live, stay with them or on the line, and open Help now together.',
        },
        {
          from: 17,
          to: 17,
          title: 'Thank someone for one thing',
          done: 'You said exactly what someone did for you.',
          action:
            'Thank someone for something they did for you, as exactly as you can: what they did, when, and what it changed. A teacher, a colleague, a nurse, a friend. Do it in person, by phone or in a message.',
          details: 'If it’s someone who’s died, tell the story to someone who knew them.',
        },
        {
          from: 18,
          to: 18,
          title: 'Find two places',
          done: 'You found two places that need people.',
          action:
            'Look for two places that need people at a fixed time: a food bank, a club, a library, a school, a repair café, a mosque, temple or church, an online helpline, a disability group. Find out what they do and when.',
          details: 'If leaving home is hard, look for roles by phone or online.',
        },
        {
          from: 19,
          to: 19,
          title: 'Contact one of them',
          done: 'You asked one place what they’re short of.',
          action:
            'Call or message one of the two places. “I have an hour or two a week. What are you short of at the moment?” Ask what checks and training they need.',
          details: 'If you’re nervous, send the message and put the phone away. Sending it is the whole task.',
        },
        {
          from: 20,
          to: 20,
          title: 'Plan one hour of help',
          done: 'You chose a day and time for one hour of help.',
          action:
            'Which kind of help suited you best in these three weeks? Choose one hour for it, today if you can. It can also be your first visit to the place you contacted.',
          details: 'If you’re worn out, choose a date next month. Being useful shouldn’t cost you your health.',
        },
        {
          from: 21,
          to: 21,
          title: 'Choose one regular thing',
          done: 'You chose one regular way to help and told someone.',
          action:
            'Look back: what did people want from you, and what would you do gladly without thanks? Choose one thing for the next three months with a day, a length and an end date. Tell the person it concerns.',
          details:
            'Decide your limit too: what you won’t do. In studies, people who did kind things felt a little better on average. It’s a small effect, and it’s not a reason to give more than you have.',
        },
      ],
    },
    {
      key: 'thirty-kept-promises',
      pillar: 'purpose',
      title: 'Thirty Kept Promises',
      subtitle: 'Make one small promise a day, and keep it',
      description:
        'A different promise every day for thirty days: to yourself, to other people, for your body or for your home. You practise choosing promises you can keep, speaking up early and taking back the ones you can’t.',
      promise: 'Practise making promises you can keep, and taking back the ones you can’t.',
      finishLine: 'I practised keeping my word on {days}.',
      duration: 30,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      sources: [gollwitzer2006, harkin2016],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Promise something tiny',
          done: 'You kept one promise that took five minutes.',
          action:
            'Choose one thing you can do today in five minutes: do the dishes, answer a message, empty the bin. Say it out loud with a time: “I’ll do it right after dinner.” Then do it.',
          details:
            'Forgot? Do it before bed. If today goes wrong, tomorrow has its own promise. Nothing is carried over.',
        },
        {
          from: 2,
          to: 2,
          title: 'Tie it to a moment',
          done: 'You kept a promise tied to something you do anyway.',
          action:
            'Make today’s promise in this form: “When I’ve done X, I’ll do Y.” For example, “When the kettle is on, I’ll clear the table.” Choose an X that’s sure to happen today. When it does, do Y.',
          details: 'In many studies, plans like this helped people do what they intended. Keep it to one X and one Y.',
        },
        {
          from: 3,
          to: 3,
          title: 'Promise to stop something',
          done: 'You stopped one thing at the time you’d said.',
          action:
            'Promise to stop something today at a fixed time: scrolling, working, gaming, arguing in a group chat. Set an alarm and stop when it goes off, at least for ten minutes.',
          details:
            'Don’t choose alcohol, sedatives or other drugs that you use daily. Stopping those suddenly can be dangerous, so ask a doctor first.',
        },
        {
          from: 4,
          to: 4,
          title: 'Promise a place too',
          done: 'You kept today’s promise in the place you chose.',
          action:
            'Pick a small job and decide where it will happen: “I’ll read the letter at the kitchen table.” Go there, do it, and then move on.',
          details:
            'The place reminds you. If you’re in bed or in hospital, the place can be a chair, a tray or one app.',
        },
        {
          from: 5,
          to: 5,
          title: 'Share your promise',
          done: 'You told one person your promise and reported back.',
          action:
            'Choose a ten-minute promise and tell one person what it is. Before you go to bed, send them “Kept” or “Not kept”. You don’t have to explain.',
          details:
            'In research on goals, reporting progress to others helped people more than keeping it private. If there’s nobody you’d like to tell, post it in the community.',
        },
        {
          from: 6,
          to: 6,
          title: 'Make a two-minute version',
          done: 'You found a two-minute version and did it.',
          action:
            'Take a promise you often break: exercise, practice, tidying, calling home. What would it look like in two minutes? Do that version today.',
          details: 'For example: one song on the guitar, one message home or one stretch in your chair.',
        },
        {
          from: 7,
          to: 7,
          title: 'Promise yourself rest',
          done: 'You rested as promised and counted your week.',
          action:
            'An easy day. Promise yourself thirty minutes of rest with a start time, and keep it as firmly as you’d keep a meeting. Then count the kept promises of this week.',
          details:
            'With five or more out of six, go on as before. With fewer, your promises were too big or too vague, so halve them next week.',
        },
        {
          from: 8,
          to: 8,
          title: 'Promise your body something',
          done: 'You kept a fifteen-minute promise to your body.',
          action:
            'Promise fifteen minutes for your body today: time outside on foot or wheels, stretching on the floor or in a chair, cooking something decent.',
          details: 'If you’re ill, promise fifteen minutes of rest instead. Stop if it hurts.',
        },
        {
          from: 9,
          to: 9,
          title: 'Promise one health task',
          done: 'You did one health task you’d put off.',
          action:
            'Do one health task today: book the check-up, refill the prescription, look up a dentist, buy sunscreen, or use the test kit you were sent.',
          details: 'If you’ve had a lump, bleeding or a symptom that worries you, the task is calling a doctor today.',
        },
        {
          from: 10,
          to: 10,
          title: 'Promise your bedtime',
          done: 'You kept your promise about sleep.',
          action:
            'Set a bedtime that gives you enough sleep, and promise it to yourself now. Put your phone out of reach half an hour before.',
          details:
            'If you work nights or have a baby, promise yourself one protected stretch of sleep, and tell anyone who shares the nights with you. Mark the day when you go to bed. Lying awake doesn’t break the promise.',
        },
        {
          from: 11,
          to: 11,
          title: 'Promise your home ten minutes',
          done: 'You gave one corner of your home ten minutes.',
          action:
            'Choose one corner: a drawer, a bag, the fridge, the hall. Promise it ten minutes after your next meal. Set a timer and stop when it goes off.',
          details: 'If you have no home of your own at the moment, take your bag, your phone or your papers.',
        },
        {
          from: 12,
          to: 12,
          title: 'Promise your money a look',
          done: 'You looked at your money for ten minutes.',
          action:
            'Promise your money ten minutes: check the balance, open one bill, cancel one thing you don’t use. Look, decide on one next step, close it.',
          details:
            'If there’s debt you can’t pay, or gambling is part of it, call a free debt or gambling support service. You don’t have to sort it out alone first.',
        },
        {
          from: 13,
          to: 13,
          title: 'Promise to learn one thing',
          done: 'You spent some time learning one thing.',
          action:
            'Promise fifteen minutes to something you’d like to be able to do: a chord, a phrase, a knot, a spreadsheet. One thing only. Show it to someone if you can.',
          details: 'It doesn’t have to be good. On a bad day, watch or listen to someone doing it for five minutes.',
        },
        {
          from: 14,
          to: 14,
          title: 'Keep only one easy promise',
          done: 'You kept one five-minute promise and looked back.',
          action:
            'An easy day. Make one promise of five minutes and keep it. Then look back over the week: which promise felt light, and why? Keep that one in mind for later.',
          details: 'If you’ve missed some, two weeks of mostly kept promises is still a lot. Carry on from here.',
        },
        {
          from: 15,
          to: 15,
          title: 'Promise nothing',
          done: 'You tried to make no promises for a day.',
          action:
            'Today, promise nothing to anyone. When you’re about to say “I’ll do it” or “We must meet up”, say something true instead: “I can’t say yet. I’ll tell you on Thursday.”',
          details:
            'Duties to children and people in your care stay as they are. If a promise slips out, it’s enough to notice it.',
        },
        {
          from: 16,
          to: 16,
          title: 'Promise someone a time',
          done: 'You kept one promise with a time.',
          action: 'Promise one real person one small thing with a time: “I’ll send it by four.” Do it by then.',
          details: 'If you see you’ll be late, say so before the time and agree on a new one. That counts as kept.',
        },
        {
          from: 17,
          to: 17,
          title: 'Promise a child or elder',
          done: 'You kept one small promise to someone.',
          action:
            'Promise one small thing to a child, a parent, a neighbour or an older colleague: ten minutes of a game, a call, a lift, a photo from the old days. Keep it today.',
          details:
            'If there’s nobody like that in your life, promise it to someone in the community, or to an animal you look after.',
        },
        {
          from: 18,
          to: 18,
          title: 'Promise to listen',
          done: 'You promised someone your attention at a fixed time.',
          action:
            'Promise someone fifteen minutes of your full attention today, or this week if nobody’s free. Name the time. Put your phone away and let them choose the subject.',
          details: 'If talking is hard between you, promise something side by side: a meal, a drive, a match on TV.',
        },
        {
          from: 19,
          to: 19,
          title: 'Promise to say it',
          done: 'You said one thing you’d been leaving unsaid.',
          action:
            'Pick something small that you’ve been leaving unsaid: thanks, praise, a question, “That bothered me.” Promise yourself when you’ll say it, and say it in two sentences.',
          details:
            'If you’re afraid of how the person may react, choose someone safe instead. If you’re afraid at home, Help now lists lines to call or write to.',
        },
        {
          from: 20,
          to: 20,
          title: 'Speak up early',
          done: 'You updated someone early about one promise.',
          action:
            'Find one promise that may slip: a deadline, a visit, a repair. Tell the person before it’s due. “I said Friday. It’ll be Monday. Does that still work?” If nothing’s at risk, confirm one that’s coming up: “Still on for Saturday.”',
        },
        {
          from: 21,
          to: 21,
          title: 'Keep one hour for yourself',
          done: 'You kept a promise that was only for you.',
          action:
            'An easy day. Promise yourself an hour for something you enjoy, and treat it like an appointment. If someone asks for that hour, say “I have something then.”',
          details: 'It’s true, because you do. If an hour is impossible, half an hour is fine.',
        },
        {
          from: 22,
          to: 22,
          title: 'Find an old promise',
          done: 'You chose one old promise and set a date for it.',
          action:
            'Go back through your messages. Find something you told someone you’d do and didn’t. Choose one, and tell them when it’ll be done.',
          details:
            'If there are many, choose the one you think about most. If you find none, take something you promised yourself.',
        },
        {
          from: 23,
          to: 23,
          title: 'Keep the old promise',
          done: 'You gave an old promise half an hour.',
          action:
            'Give the promise you found yesterday half an hour today. Finish it, or do the first part and tell the person what’s left.',
          details: 'If it may no longer matter to them, ask first. They may have let go of it long ago.',
        },
        {
          from: 24,
          to: 24,
          title: 'Take one back',
          done: 'You took back one promise.',
          action:
            'Choose a promise you won’t keep and take it back in two sentences: “I said I’d help with the move. I can’t, and I’m sorry. Could I bring dinner that evening instead?” Don’t invent a reason. If you have none like that, take back part of one, and say so.',
          details: 'Leave alone what’s signed, paid for or owed to a child until you’ve had advice.',
        },
        {
          from: 25,
          to: 25,
          title: 'Apologise for a broken one',
          done: 'You admitted one broken promise.',
          action:
            'Pick a promise you broke without a word. Tell the person what you did, that it was yours to keep and what you’ll do now. Don’t explain at length.',
          details:
            'If contact would harm or frighten them, or a court forbids it, don’t. Admit it to someone you trust instead. If you can’t think of a broken promise, tell someone about one you made to yourself.',
        },
        {
          from: 26,
          to: 26,
          title: 'Say no kindly',
          done: 'You said one no.',
          action:
            'Today, when someone asks for something you can’t or don’t want to do, say no at once: “I can’t take that on. Thanks for asking me.” If nobody asks, cancel one thing you agreed to only out of politeness.',
          details: 'It gets easier with practice, so begin with something small.',
        },
        {
          from: 27,
          to: 27,
          title: 'Choose one to repeat',
          done: 'You did your chosen promise for the first time.',
          action:
            'Which promise from these weeks would you like to keep for longer? Choose one that takes twenty minutes at most. Decide on its moment and do it today.',
          details: 'Decide on its two-minute version now, for days that go wrong.',
        },
        {
          from: 28,
          to: 28,
          title: 'Repeat it the easy way',
          done: 'You did the two-minute version of your promise.',
          action:
            'An easy day. Do only the two-minute version, on purpose, at the same moment as yesterday. Nothing more is asked of you today.',
          details: 'If it already feels heavy, the promise is too big. Shrink it.',
        },
        {
          from: 29,
          to: 29,
          title: 'Plan for an obstacle',
          done: 'You made a plan for an obstacle and kept your promise.',
          action:
            'What usually gets in the way: visitors, tiredness, rain, a late shift? Say your plan for it: “If I’m home after nine, I’ll do two minutes.” Then keep today’s promise, in either size.',
        },
        {
          from: 30,
          to: 30,
          title: 'Look back and choose',
          done: 'You named what helped and made one last promise.',
          action:
            'Think back over the thirty days, or scroll through your marks. What do you keep easily, and what do you tend to break? Tell someone in two sentences. Then make one promise for the next month, with its short version and the person who’ll ask you about it.',
          details: 'Twenty kept out of thirty is a good month.',
        },
      ],
    },
    {
      key: 'sixty-days-on-the-long-job',
      pillar: 'purpose',
      title: 'The Long Job',
      subtitle: 'Sixty short sessions on one big project',
      description:
        'Choose one long project, such as a book, a language, a qualification, a model railway or a family history. For twelve weeks you give it five short sessions a week, most of them thirty minutes. Each week has its own theme.',
      promise: 'Give one long project sixty short sessions, five a week.',
      finishLine: 'I gave one project {sessions}.',
      duration: 60,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 5 },
      rules: ['flexible', 'passes'],
      sources: [harkin2016, buehler1994],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose one project',
          done: 'You chose one project and worked on it for ten minutes.',
          action:
            'Week 1: begin. Pick one long project you can work on with what you have now, at home or nearby. Do ten minutes of it at once: open the file, clear the bench, learn three words. Park your other ideas until session 60.',
          details:
            'If you can’t decide between two, take the one you’d be sorrier to drop. Money, pain or caring may rule some out for now, and that’s no fault of yours.',
        },
        {
          from: 2,
          to: 2,
          title: 'Cut it to size',
          done: 'You named one small result and told someone.',
          action:
            'You have about twenty-five hours in all. Decide what could honestly be finished in that time: a first chapter, 300 words of a language, one repaired bike. Then halve it. Say the smaller result out loud to one person.',
          details:
            'People commonly underestimate how long their own tasks will take, so start with the smaller plan. If there’s nobody to tell, post it in the community.',
        },
        {
          from: 3,
          to: 3,
          title: 'Turn up for fifteen minutes',
          done: 'You worked on your project for fifteen minutes.',
          action:
            'Work for fifteen minutes, good or bad. Don’t judge it. When the time is up, mark the session and stop.',
          details:
            'You can do it in bed, on a bus or in a waiting room. With power tools, heights or heavy loads, work only when you’re rested, and not alone if you’re a beginner.',
        },
        {
          from: 4,
          to: 4,
          title: 'Find your next three moves',
          done: 'You know your next three moves.',
          action:
            'What comes next in this project? Find three moves you could each finish in half an hour, and put them in order. If you have minutes left, begin the first.',
          details: 'If you can’t find three, look for someone who has done this and ask what came first.',
        },
        {
          from: 5,
          to: 5,
          title: 'Take an easy session',
          done: 'You spent ten minutes looking at what you have.',
          action:
            'An easy session. Look at what you did this week for ten minutes. Choose the place where you’ll start next time and leave it ready.',
          details: 'Missed sessions? The plan goes by marked days, so you carry on and nothing has to be made up.',
        },
        {
          from: 6,
          to: 6,
          title: 'Fix your slot and place',
          done: 'You chose five slots and worked today.',
          action:
            'Week 2: regular. Put five slots of thirty minutes in your calendar, with a place for each. Tell the people you live with. Then work your first thirty minutes.',
          details:
            'If you work shifts or care for someone, tie the slot to an event instead of a time: “after the children leave”, “first break”.',
        },
        {
          from: 7,
          to: 8,
          title: 'Work thirty minutes',
          done: 'You worked on your project in one of your slots.',
          action:
            'Go to your place at your time and work for thirty minutes. When you stop, leave one line, photo or voice note about where to go on. Start there next time.',
          details: 'On a bad day, now or in a later week, ten minutes are enough.',
        },
        {
          from: 9,
          to: 9,
          title: 'Check whether your slot works',
          done: 'You compared your slots with your real week.',
          action:
            'Work for thirty minutes. Then look at this week’s slots: which ones did you keep, and what got in the way of the others? Move one slot if you need to.',
          details: 'If two in a row went wrong, that slot is probably at the wrong time.',
        },
        {
          from: 10,
          to: 10,
          title: 'Remove one obstacle',
          done: 'You removed one thing that slows you down.',
          action:
            'An easy session. What cost you the most time these two weeks: noise, a missing tool, your phone, a late hour? Change that one thing today, in fifteen minutes.',
          details: 'Change only one, because perfecting the workspace can take over.',
        },
        {
          from: 11,
          to: 11,
          title: 'Choose a small piece',
          done: 'You chose a small piece and worked on it.',
          action:
            'Week 3: finish something small. Cut off a piece you can end this week: one scene, one shelf, one unit, one page of the site. Decide what “finished” looks like, then work for thirty minutes.',
          details: 'If you can’t say what finished looks like, make the piece smaller.',
        },
        {
          from: 12,
          to: 13,
          title: 'Work only on that piece',
          done: 'You worked on your small piece.',
          action:
            'Thirty minutes, only on this week’s piece. If a new idea comes, save it in a note for later and return to the piece.',
          details: 'If you’re stuck for more than ten minutes, skip to another part of the same piece.',
        },
        {
          from: 14,
          to: 14,
          title: 'Name what’s missing',
          done: 'You know what your piece still lacks.',
          action:
            'Go through the piece from start to end as if someone else had made it. What’s missing before you can call it finished? Name up to three things and do the smallest.',
          details: 'Leave out what would only be polish.',
        },
        {
          from: 15,
          to: 15,
          title: 'Finish it and show it',
          done: 'You showed someone your piece.',
          action:
            'End the piece today, even if it’s plain. Show it to one person, or send them a photo or recording with the words “Small piece, done.” Then rest for the remainder of your slot.',
          details: 'If it isn’t finished, show the part that is.',
        },
        {
          from: 16,
          to: 16,
          title: 'Study a good example',
          done: 'You studied how someone better does it.',
          action:
            'Week 4: learn. Spend today’s session on one good example: a video, a book, a person you can watch at work. Pick one thing they do that you don’t.',
          details: 'A library card or free videos are enough. Don’t buy anything this week.',
        },
        {
          from: 17,
          to: 18,
          title: 'Practise the new way',
          done: 'You used the new method on your project.',
          action:
            'Work for thirty minutes and use the one thing you picked on purpose, even if it slows you down. Keep it for all of this week before you decide whether it helps.',
          details: 'A new method often feels clumsy at first. If it hurts or isn’t safe, go back to the old one.',
        },
        {
          from: 19,
          to: 19,
          title: 'Do it without the example',
          done: 'You used the method without looking it up.',
          action:
            'Put the example away and use the method from memory for thirty minutes. Where do you get stuck? Look up only that.',
          details: 'It’ll be slower today, and that’s fine.',
        },
        {
          from: 20,
          to: 20,
          title: 'Keep it or drop it',
          done: 'You decided whether the new method stays.',
          action:
            'An easy session. Compare two pieces: one done the old way, one the new. Ten minutes. Decide whether to keep the method.',
          details: 'If you can’t see a difference, ask somebody which is better without saying which is which.',
        },
        {
          from: 21,
          to: 21,
          title: 'Make the start tiny',
          done: 'You made a one-minute start.',
          action:
            'Week 5: the dull middle. The novelty has gone, and that’s normal. Decide on a start that takes one minute: open it, pick up the tool, read the last line. Do that, then go on to thirty minutes if you can.',
          details: 'If one minute is all you have today, mark the session all the same.',
        },
        {
          from: 22,
          to: 23,
          title: 'Start, then decide',
          done: 'You made your one-minute start, then worked.',
          action:
            'Do your one-minute start. Only then decide how long: ten, twenty or thirty minutes. Stop in the middle of something easy, so that the next start is easy too.',
          details: 'You may get a brilliant idea for a different project this week. Save it and stay here.',
        },
        {
          from: 24,
          to: 24,
          title: 'Do the part you like',
          done: 'You worked on the part you like best.',
          action: 'Leave the order aside for one session. Choose the part you’d most enjoy and give it thirty minutes.',
          details: 'It helps to remember why you chose this project.',
        },
        {
          from: 25,
          to: 25,
          title: 'Count what’s there',
          done: 'You counted everything made so far.',
          action:
            'An easy session. Count what exists: pages, words, parts, hours. Say the number to someone. Day to day you only see what’s missing, so look at it all at once.',
          details: 'If you’ve missed a whole week, start today with the one-minute start. It happens in long projects.',
        },
        {
          from: 26,
          to: 26,
          title: 'Ask for an honest look',
          done: 'You asked someone further on for an honest look.',
          action:
            'Week 6: feedback. Send or show what you have to one person who knows more than you. Ask two questions: “What works? What would you do next?” Then work on something else while you wait.',
          details:
            'It can be a teacher, a club, a forum for the craft or a colleague. Remove private details before posting.',
        },
        {
          from: 27,
          to: 28,
          title: 'Work with one answer',
          done: 'You worked on one point of feedback.',
          action:
            'Choose one point from the feedback and work on it for thirty minutes. If nobody has answered yet, choose the point you’d expect to hear.',
          details: 'If the feedback hurt, begin with the easiest point, or with one you’d have named yourself.',
        },
        {
          from: 29,
          to: 29,
          title: 'Show what you changed',
          done: 'You showed someone one change.',
          action:
            'Send your reader the part you changed, with thanks: “I tried what you said. Is this closer?” If you had no reader, ask anyone which of the two versions they prefer.',
          details: 'You don’t have to follow every point. Say which ones you left out, if they ask.',
        },
        {
          from: 30,
          to: 30,
          title: 'Look back at half time',
          done: 'You compared half time with your first plan.',
          action:
            'An easy session. You’re halfway. Compare what exists with the result you chose in session 2. Make that result smaller if you need to, and tell the person you told then.',
          details: 'Celebrate with something you like. Thirty sessions is a lot.',
        },
        {
          from: 31,
          to: 31,
          title: 'Find the weakest part',
          done: 'You found your weakest skill and tried an exercise for it.',
          action:
            'Week 7: your weak spot. Which part do you avoid or do badly: grammar, joints, dialogue, sums, editing? Find one exercise for it and try it for fifteen minutes.',
          details: 'Ask your reader from week 6 if you’re not sure.',
        },
        {
          from: 32,
          to: 33,
          title: 'Practise the weak part first',
          done: 'You practised your weak part before anything else.',
          action:
            'First ten minutes: only the weak part, slowly. Next twenty: the project itself. Stop the practice after ten minutes, even if it’s going well.',
          details:
            'If you have pain, eye strain or shaking hands, break the ten minutes in two, or change your position. Put sharp or powered tools away until it has passed.',
        },
        {
          from: 34,
          to: 34,
          title: 'Redo one early part',
          done: 'You redid one early part of the project.',
          action:
            'Go back to something you made in the first weeks, where the weak part shows. Do that spot again with what you’ve practised. Leave the rest as it is.',
          details:
            'If it can’t be undone, do it again on a spare piece. Keep both, and you’ll see how far you’ve come.',
        },
        {
          from: 35,
          to: 35,
          title: 'Try an easy test',
          done: 'You tested your weak part once, calmly.',
          action:
            'An easy session. Try the weak part once, at normal speed, as if it were real: one paragraph, one joint, one minute of talk. Compare it with your first attempt this week.',
          details: 'A little better is the whole aim.',
        },
        {
          from: 36,
          to: 36,
          title: 'Arrange a longer session',
          done: 'You looked for a longer block and worked today.',
          action:
            'Week 8: go longer. Find one block of 60 to 90 minutes this week and ask openly for it: “Can I have Saturday morning if I take Sunday?” Then work for thirty minutes today.',
          details: 'If that’s not possible right now, keep to thirty minutes. The plan is built on that.',
        },
        {
          from: 37,
          to: 37,
          title: 'Work for an hour',
          done: 'You worked in a longer block.',
          action:
            'Work in two blocks of thirty minutes with ten minutes off in between. Stand up, lie down, stretch or eat in the break, whatever your body needs. Leave your phone out of it.',
          details: 'If you live with fatigue or pain, or found no longer block, one block of thirty minutes is enough.',
        },
        {
          from: 38,
          to: 38,
          title: 'Work thirty, slowly',
          done: 'You worked without rushing.',
          action: 'Back to thirty minutes. Work a bit slower than you’d like and enjoy one part of it on purpose.',
          details: 'After a long session the next one may feel flat. Turn up anyway.',
        },
        {
          from: 39,
          to: 39,
          title: 'Tidy your tools and files',
          done: 'You left your project in good order.',
          action:
            'Spend the session on order: clean the tools, name the files, back them up, throw out what you won’t use. Put the next piece on top.',
          details: 'If it’s tidy already, make a copy in a second place and work on.',
        },
        {
          from: 40,
          to: 40,
          title: 'Give something back',
          done: 'You spent half an hour on someone who made room.',
          action:
            'An easy session. Someone made room for your project. Use today’s half hour for them: take a job off them, bring food, or listen. If you work alone, that person is you, so rest.',
          details: 'Say it out loud: “Thanks for that Saturday.”',
        },
        {
          from: 41,
          to: 41,
          title: 'Invite someone in',
          done: 'You arranged some company for this week.',
          action:
            'Week 9: company. Ask one person to sit with you or meet you online while you both work on your own things. Fix a date this week. Then do thirty minutes.',
          details: 'A library, a club night or an online study room works too.',
        },
        {
          from: 42,
          to: 43,
          title: 'Work in company',
          done: 'You shared thirty minutes of your work.',
          action:
            'Do your thirty minutes near other people or on a quiet call. If nobody can join you today, send one person a photo of what you did.',
          details: 'If company doesn’t suit you, share results instead of time.',
        },
        {
          from: 44,
          to: 44,
          title: 'Explain your project',
          done: 'You explained your project to one person.',
          action:
            'Tell someone what you’re making, who it’s for and where you’re stuck, in two minutes. Ask what they didn’t understand. Then work on that spot for the rest of your slot.',
          details: 'A voice message is fine. You may find the answer while you explain.',
        },
        {
          from: 45,
          to: 45,
          title: 'Help them with theirs',
          done: 'You offered to help with someone else’s project.',
          action:
            'An easy session. Ask someone what they’d like help with in a project of theirs, and give it twenty minutes: read a page, hold the board, test the app. If nobody needs you today, your offer is enough.',
          details: 'You may see your own work more clearly afterwards.',
        },
        {
          from: 46,
          to: 46,
          title: 'Cut what won’t be done',
          done: 'You took out what won’t be finished in time.',
          action:
            'Week 10: cut. There are fifteen sessions left. Take out everything that can’t be finished in them. Move it to a list called “later”. Then work thirty minutes on what remains.',
          details: 'It may hurt to leave things out. They stay on the list, and you can return to them.',
        },
        {
          from: 47,
          to: 48,
          title: 'Work on what’s left',
          done: 'You worked on a part that stays.',
          action:
            'Work for thirty minutes, only on parts that stay in. Each time, choose the part that stops you from being finished.',
          details: 'No new ideas this week. Save them.',
        },
        {
          from: 49,
          to: 49,
          title: 'Go through the whole thing',
          done: 'You went through all of it once.',
          action:
            'Read, play or look through everything that stays, from beginning to end, without fixing anything. Mark up to three places where you stumble.',
          details: 'If it takes longer than your slot, go through the first half.',
        },
        {
          from: 50,
          to: 50,
          title: 'Rest from it',
          done: 'You left the project alone for one session.',
          action:
            'An easy session: don’t work. Go outside or sit at an open window, see someone, sleep. You’ve done fifty sessions.',
          details: 'Doing nothing today is the task, so mark it.',
        },
        {
          from: 51,
          to: 51,
          title: 'Set out the last steps',
          done: 'You put the last steps in order and began one.',
          action:
            'Week 11: finish. Set out every step between here and done, in order, each small enough for half an hour. Number them. Do the first.',
          details: 'If there are more steps than sessions, look at your list from week 10 and cut again.',
        },
        {
          from: 52,
          to: 53,
          title: 'Do the next step only',
          done: 'You did the next step in the order.',
          action:
            'Take the next number and do only that. If you suddenly want to start over or polish one corner, notice it, and go back to the number.',
          details: 'Finishing can be uncomfortable, so fifteen minutes are enough this week.',
        },
        {
          from: 54,
          to: 54,
          title: 'Take the step you fear',
          done: 'You worked on the step you’d rather skip.',
          action:
            'Which of your numbers do you keep looking past? Do that one now, out of order, for fifteen minutes. Ask someone to help if you’re missing a skill.',
          details: 'If you can’t see how to do it, ask whether the result works without it.',
        },
        {
          from: 55,
          to: 55,
          title: 'Close one thing for good',
          done: 'You closed one part so it needs no more work.',
          action:
            'An easy session. Pick one part that’s good enough and close it: export it, varnish it, file it, delete the drafts. Don’t open it again.',
          details: 'You’re allowed to decide that it’s good enough.',
        },
        {
          from: 56,
          to: 56,
          title: 'Set the day of showing',
          done: 'You chose who’ll see it and when, and told them.',
          action:
            'Week 12: hand over. Choose who’ll see the result and when, within the next two weeks. Tell them. Then do thirty minutes on the last steps.',
          details: 'Family, a club, an examiner, a friend online: one person is enough.',
        },
        {
          from: 57,
          to: 57,
          title: 'Do the last steps',
          done: 'You worked on the last steps.',
          action: 'Work through what’s left. If time runs out, choose what can stay undone and leave it.',
          details: 'Sleep normally this week. Being a few days late is fine.',
        },
        {
          from: 58,
          to: 58,
          title: 'Put your name on it',
          done: 'You gave the result its title and date.',
          action:
            'Give the result a title, your name and today’s date: on the first page, under the shelf, in the file name. Add one line about who helped. Then get it ready to show.',
          details: 'It doesn’t have to be perfect to have your name on it.',
        },
        {
          from: 59,
          to: 59,
          title: 'Show it',
          done: 'You put your result in front of someone.',
          action:
            'Show it, send it, hand it in or set it up for the person you named. If the day is still ahead, send them a photo and a short message: “It’s coming.”',
          details: 'You don’t have to apologise for what’s missing.',
        },
        {
          from: 60,
          to: 60,
          title: 'Look back and choose',
          done: 'You said out loud what you learned.',
          action:
            'Look at everything at once. Tell someone, or record for yourself: what helped you turn up, what nearly stopped you, what you’d do differently. Then open your list for later. Go on, choose another project, or rest for a season.',
          details:
            'If you didn’t finish, you now know how much fits into sixty sessions. That will help you with the next plan.',
        },
      ],
    },
    {
      key: 'ninety-days-one-goal',
      safetyRevision: 1,
      pillar: 'purpose',
      title: 'One Goal',
      subtitle: 'Choose a single goal, and do a little for it every day',
      description:
        'One goal, one action you can count, one person who asks how it’s going. Thirteen weeks, each with its own theme, an easy day and a short review. It takes twenty to forty minutes on the days you plan. On your free days, one minute of preparation counts as done.',
      promise: 'Choose one goal, one action you can count and one person who asks how it’s going.',
      finishLine: 'I worked towards one goal for {days}.',
      duration: 90,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      sources: [harkin2016, gollwitzer2006, wrosch2013, sharif2017, duckworth2016],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Pick one goal',
          done: 'You picked one goal for the next ninety days.',
          action:
            'Week 1: choose. Think of what you’d like to be different in three months. Pick the one goal that depends mostly on your own actions. Tell it to yourself in one sentence you’d use in conversation.',
          details:
            'You can change your mind until the end of this week. Leave the other goals for later. They aren’t lost.',
        },
        {
          from: 2,
          to: 2,
          title: 'Check the reason',
          done: 'You said why the goal matters, without “should”.',
          action:
            'Say out loud why this goal matters and who it’s for, without the word “should”. Then ask: would I still want this if nobody ever heard about it? If the answer is no, pick again today.',
          details: 'Goals that are really someone else’s are hard to keep up for ninety days.',
        },
        {
          from: 3,
          to: 3,
          title: 'Choose an action to count',
          done: 'You chose one action with a number per week.',
          action:
            'Turn the goal into something you do, with a number: “four walks a week”, “one application a day”, “30 pages a week”. Other people and luck affect results, so count actions. Start lower than you think.',
          details:
            'If it asks a lot of a body that’s unwell or out of practice, talk to a doctor first. If food or weight has ever been a problem, don’t count calories, kilos or workouts.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask someone to ask you',
          done: 'You asked one person to check in with you weekly.',
          action:
            'Ask one person: “Will you ask me once a week whether I did it? One message is enough.” Agree on a day and an end date, ninety days from now.',
          details:
            'If nobody suits, report in the community every week. Reporting to others helped people reach goals in research.',
        },
        {
          from: 5,
          to: 5,
          title: 'Do it for the first time',
          done: 'You did your action once.',
          action:
            'Do your action today in its smallest full form. Mark it where you’ll see it: a calendar, a grid on the wall, an app.',
          details: 'Choose your five-minute version too: the least you’d still mark. You’ll need it.',
        },
        {
          from: 6,
          to: 6,
          title: 'Take your easy day',
          done: 'You took your easy day.',
          action:
            'One day a week is for rest. Today, do only the five-minute version of your action, if you like. See someone, go outside or take a nap.',
          details: 'Resting today is part of the plan, so mark it. If you’re ill, take as many easy days as you need.',
        },
        {
          from: 7,
          to: 7,
          title: 'Review your first week',
          done: 'You sent your first number to your person.',
          action:
            'Count what you did this week and send the number to the person who asks. Then answer one question: is this still the goal I want? From tomorrow it stays.',
          details: 'Ten minutes. A low number in week 1 is information, so lower the target.',
        },
        {
          from: 8,
          to: 8,
          title: 'Set your when and where',
          done: 'You made one if-then plan and followed it.',
          action:
            'Week 2: when and where. Make one plan: “When it’s (moment), I do (action) at (place).” Choose a moment that happens anyway. Follow the plan today.',
          details: 'On shifts, use an event as the moment: “after I wake and drink something”.',
        },
        {
          from: 9,
          to: 11,
          title: 'Follow your plan',
          done: 'You followed your plan for the day.',
          action:
            'Do your action when the moment comes, without deciding again. On a planned free day, do one minute of preparation instead.',
          details:
            'Missed the moment? Do the five-minute version before bed. If you miss the whole day, go on tomorrow.',
        },
        {
          from: 12,
          to: 12,
          title: 'Leave yourself a sign',
          done: 'You put one sign where your moment happens.',
          action:
            'Put a sign where you’ll see it at the right moment: a note on the kettle, the shoes at the door, the book on the chair. When you see it, do your action.',
          details: 'One sign is enough. Many are easy to overlook.',
        },
        {
          from: 13,
          to: 13,
          title: 'Go to bed early',
          done: 'You gave yourself a longer night.',
          action:
            'An easy day. Do as little of your action as you like. Go to bed half an hour earlier than usual, and put your phone out of reach.',
          details: 'If your nights aren’t your own, take a nap or lie down in the daytime.',
        },
        {
          from: 14,
          to: 14,
          title: 'Review your plan',
          done: 'You checked whether your moment works.',
          action:
            'Send your number. Ask: did the moment come every day, and was I free when it came? If not, choose a better one now.',
          details: 'The goal itself can stay as it is.',
        },
        {
          from: 15,
          to: 15,
          title: 'Find the biggest obstacle',
          done: 'You named what stops you most often.',
          action:
            'Week 3: clear the way. Do your action, and notice the last thing that happens before you skip it: a screen, a sofa, a message, a missing thing. That’s your obstacle for this week.',
          details:
            'If the obstacle is pain, debt or fear at home, it needs more than a trick. Ask someone for help with it first.',
        },
        {
          from: 16,
          to: 16,
          title: 'Put everything out first',
          done: 'You put everything out, then did your action.',
          action:
            'Before your moment comes, set out what you need: clothes, tools, the open page, the full bottle. Nothing should be left to look for. Then do your action.',
          details:
            'Most days this week remove one small obstacle. If today is a free day, setting things out is enough.',
        },
        {
          from: 17,
          to: 17,
          title: 'Move what distracts you',
          done: 'You moved one distraction away, then did your action.',
          action:
            'What do you reach for instead: the phone, the TV, the snacks? Put it in another room, or switch it off, before you start.',
          details: 'If you can’t move it, sit where you can’t see it.',
        },
        {
          from: 18,
          to: 18,
          title: 'Ask for a quiet half hour',
          done: 'You arranged one quiet half hour.',
          action:
            'Tell the people you live with when you’d like half an hour without questions, and what you’ll do for them in return. Then do your action.',
          details: 'If you live alone, silence your phone for that half hour.',
        },
        {
          from: 19,
          to: 19,
          title: 'Remove the big obstacle',
          done: 'You took one step against your main obstacle.',
          action:
            'Go back to the obstacle you named at the start of the week. What would make it half as large? Do that, or ask someone for it. Then do your action.',
          details: 'If it can’t be removed, find a way around it: another time, another place.',
        },
        {
          from: 20,
          to: 20,
          title: 'Go out without a purpose',
          done: 'You spent twenty minutes on nothing useful.',
          action:
            'An easy day. Spend twenty minutes outside, on foot, on wheels or on a bench, with nothing to get done. Leave your action for tomorrow if you want.',
          details: 'An open window is enough in bad weather.',
        },
        {
          from: 21,
          to: 21,
          title: 'Review the obstacles',
          done: 'You kept the change that helped most.',
          action: 'Send your number. Which change made the biggest difference? Keep that one and let the others go.',
          details: 'Arranging your surroundings is often easier than resisting temptation on the spot.',
        },
        {
          from: 22,
          to: 22,
          title: 'Expect the dip',
          done: 'You did your action today, in any size.',
          action:
            'Week 4: the dip. Around now it stops being exciting. Do your action anyway today, in any size. Tell your person: “It’s getting dull.”',
          details: 'It can be dull and still be right for you. You’ll check the goal itself next week.',
        },
        {
          from: 23,
          to: 24,
          title: 'Choose full or five minutes',
          done: 'You did your action in one of its two sizes.',
          action:
            'When the moment comes, choose: full, or five minutes. Both count. Decide within ten seconds and start.',
          details: 'After two or more missed days, five minutes now is all you need to start again.',
        },
        {
          from: 25,
          to: 26,
          title: 'Make it more pleasant',
          done: 'You added one pleasant thing to your action.',
          action: 'Add something you like to your action: music, good tea, a nicer place, someone next to you.',
          details: 'Try one thing today and another one next time.',
        },
        {
          from: 27,
          to: 27,
          title: 'Eat slowly',
          done: 'You ate one meal slowly.',
          action:
            'An easy day. Have one meal without a screen and without hurry, alone or with someone. Your action can wait.',
        },
        {
          from: 28,
          to: 28,
          title: 'Review the size',
          done: 'You set your number again and told your person.',
          action:
            'Send your number. If you did four weeks out of four, raise it slightly. If you struggled, lower it until you’re sure you can keep it. Tell your person the new number.',
          details: 'Lowering it isn’t failing. It makes it likelier that you’ll still be doing this in two months.',
        },
        {
          from: 29,
          to: 29,
          title: 'Ask if it still matters',
          done: 'You asked three honest questions about the goal.',
          action:
            'Week 5: check the goal. After a decent night’s sleep, ask: does it still matter to me? Does it harm anyone or anything I love? Do my actions really move it? Talk it through with someone.',
          details:
            'You may change the method or the size. Before you change the goal, talk to your person, in case it’s just the dip. If it’s harming you, stop now. You don’t need anyone’s agreement.',
        },
        {
          from: 30,
          to: 32,
          title: 'Do it and notice',
          done: 'You did your action and noticed one effect.',
          action:
            'Do your action. Afterwards, name one effect: on your mood, your body, your house, your work or someone else. “None” is an answer.',
          details: 'By the end of the week you’ll have a clearer picture than any plan can give.',
        },
        {
          from: 33,
          to: 33,
          title: 'Ask what others notice',
          done: 'You asked someone what they’ve noticed.',
          action:
            'Do your action. Then ask someone who sees you often: “Have you noticed anything different about me this month?” Listen without explaining.',
          details: 'If they’ve noticed nothing, that’s fine after a month. If you see nobody often, ask by message.',
        },
        {
          from: 34,
          to: 34,
          title: 'Play something',
          done: 'You did something just for fun.',
          action:
            'An easy day. Half an hour of something that’s no use at all: a game, a ball, an instrument, a film you’ve seen before.',
          details: 'You don’t have to be good at it.',
        },
        {
          from: 35,
          to: 35,
          title: 'Review the goal',
          done: 'You decided what happens with the goal.',
          action:
            'Send your number and your decision: keep it, shrink it or change it. If a goal has become impossible, letting go and choosing another is sensible. Studies link that to less distress.',
          details:
            'If you change it, choose a new action and a number today, tell your person, and carry on from here.',
        },
        {
          from: 36,
          to: 36,
          title: 'Find someone ahead of you',
          done: 'You picked one change to try.',
          action:
            'Week 6: learn. Find one person who has done this, or one good book or video on exactly this. Ask or read for twenty minutes and pick one change.',
          details: '“What do you wish you’d known at six weeks?” is a good question.',
        },
        {
          from: 37,
          to: 39,
          title: 'Try the one change',
          done: 'You did your action with the one change.',
          action: 'Do your action with the change you picked. Keep it all week before you judge it.',
          details: 'If it hurts or makes you dread the action, drop it now.',
        },
        {
          from: 40,
          to: 40,
          title: 'Ask a second question',
          done: 'You asked about one thing that doesn’t work yet.',
          action:
            'Do your action and notice where the change doesn’t fit you. Ask the person you learned from about that one point, or look it up.',
          details: '“I tried it for three days, and this part is hard. What did you do?”',
        },
        {
          from: 41,
          to: 41,
          title: 'Put the goal out of sight',
          done: 'You left the goal alone for a day.',
          action:
            'An easy day. Put the tools away, close the app and turn the calendar over. Don’t plan, don’t read about it, don’t talk about it. Tomorrow it’s back.',
        },
        {
          from: 42,
          to: 42,
          title: 'Review the change',
          done: 'You decided about the change.',
          action:
            'Send your number. Keep the change or drop it. Thank the person you learned from, with one sentence about what you tried.',
          details: 'It’s fine if the old way was better.',
        },
        {
          from: 43,
          to: 43,
          title: 'Look at how far you’ve come',
          done: 'You showed your marks to your person.',
          action:
            'Week 7: half time. Show your calendar or grid to your person, gaps included. Tell them one thing you can do now that you couldn’t on the first day.',
          details: 'Then do your action. Eat something good tonight.',
        },
        {
          from: 44,
          to: 45,
          title: 'Do it and rest well',
          done: 'You put your sleep first.',
          action:
            'Do your action, and tonight go to bed early enough. If you have to choose between them today, choose sleep.',
          details: 'If you work at night, protect the stretch of sleep you have.',
        },
        {
          from: 46,
          to: 47,
          title: 'Stop while it’s going well',
          done: 'You stopped before you were tired.',
          action:
            'Do your action and stop a few minutes before you’ve had enough. Use those minutes to put everything ready for next time.',
          details: 'It’s easier to come back to something you’d have liked to go on with.',
        },
        {
          from: 48,
          to: 48,
          title: 'Celebrate halfway',
          done: 'You marked halfway with something you like.',
          action:
            'An easy day. You’re past the middle. Treat yourself to something that costs little: a good coffee, a swim, a match, a call with an old friend.',
          details: 'If you’ve missed many days, celebrate that you’re still here.',
        },
        {
          from: 49,
          to: 49,
          title: 'Review your energy',
          done: 'You checked what the goal costs you.',
          action:
            'Send your number. What has the goal cost this month: sleep, money, patience, time with people? If the cost is too high, make the action smaller or rarer.',
          details: 'Ask someone you live with what they see.',
        },
        {
          from: 50,
          to: 50,
          title: 'Look ahead for trouble',
          done: 'You found the next thing likely to break your rhythm.',
          action:
            'Week 8: plan for trouble. Look through the next five weeks. Find what could break your rhythm: travel, guests, exams, treatment, holidays. Make one if-then plan for the biggest.',
          details: '“If we’re at my parents’, I do five minutes before breakfast.”',
        },
        {
          from: 51,
          to: 51,
          title: 'Do it in another place',
          done: 'You did your action in another place.',
          action: 'Do your action somewhere new: another room, a park, a friend’s table, the break room.',
          details: 'This week you’re testing it for harder days.',
        },
        {
          from: 52,
          to: 52,
          title: 'Do it at another time',
          done: 'You did your action at another time.',
          action: 'Imagine that your usual moment is gone today. Find another one, and do your action then.',
          details: 'If medicine or care sets your hours, move it by half an hour only.',
        },
        {
          from: 53,
          to: 53,
          title: 'Do it with less',
          done: 'You did your action with less than usual.',
          action:
            'Leave out something you usually need: the app, the equipment, the quiet, the partner. See what you can still do.',
          details: 'Keep whatever makes it safe for you.',
        },
        {
          from: 54,
          to: 54,
          title: 'Do it in ten minutes',
          done: 'You did your action in ten minutes.',
          action: 'Set a timer for ten minutes. What’s the most useful part of your action? Do only that, then stop.',
          details: 'Keep this version for days when little goes to plan.',
        },
        {
          from: 55,
          to: 55,
          title: 'Rest your body',
          done: 'You rested your body for half an hour.',
          action:
            'An easy day. Half an hour for your body: a warm shower or bath, lying down with your legs up, gentle stretching, a massage from someone.',
        },
        {
          from: 56,
          to: 56,
          title: 'Review your plans',
          done: 'You chose how many skip days you have left.',
          action:
            'Send your number. Give yourself a few emergency skip days for the weeks that are left, four for example. Use them only when you need them.',
          details: 'In studies of this idea, a small reserve helped people keep going.',
        },
        {
          from: 57,
          to: 57,
          title: 'Drop one competitor',
          done: 'You took one competing thing out of your week.',
          action:
            'Week 9: one less thing. Which commitment, app or habit takes the time or strength your goal needs? Drop or pause one. Tell the people it concerns.',
          details: 'Not your medication, your treatment, your sleep or your people.',
        },
        {
          from: 58,
          to: 59,
          title: 'Use the free time well',
          done: 'You put the freed time to good use.',
          action:
            'Use the time you freed for your action. If you’re tired, use it for rest. Don’t fill it with something new this week.',
          details: 'An empty half hour may feel odd. Leave it.',
        },
        {
          from: 60,
          to: 61,
          title: 'Keep the time free',
          done: 'You kept the freed time for yourself.',
          action:
            'Something will want the time you’ve freed. Put your action in your calendar at that time, or say once: “I have something then.” Then do it.',
          details: 'People in your care still come first.',
        },
        {
          from: 62,
          to: 62,
          title: 'Leave an hour empty',
          done: 'You kept one hour free of plans.',
          action:
            'An easy day. Take one of the hours you’ve freed and plan nothing for it. See what you feel like doing when it comes.',
          details: 'Ten minutes are enough on a full day.',
        },
        {
          from: 63,
          to: 63,
          title: 'Review your week’s load',
          done: 'You looked at everything you carry.',
          action:
            'Send your number. Look at your whole week: what can wait until these ninety days are over? Move one more thing there, if you like.',
          details: 'Some things can’t wait. Ask for help with one of those.',
        },
        {
          from: 64,
          to: 64,
          title: 'Ask someone to join',
          done: 'You invited someone to do it with you once.',
          action:
            'Week 10: company. Invite someone to do your action with you once this week, or to work next to you on their own thing. Fix a time.',
          details: 'Online is fine. If your goal is private, ask someone to simply be around.',
        },
        {
          from: 65,
          to: 66,
          title: 'Do it near others',
          done: 'You shared your action with someone.',
          action:
            'Do your action with company if you can: a partner, a group, a library, a call. If you’re alone today, send someone a one-line report.',
          details: 'Choose people who make it easier.',
        },
        {
          from: 67,
          to: 68,
          title: 'Show someone how you do it',
          done: 'You showed someone how you do it.',
          action:
            'Let someone watch you do your action, or send them a photo or voice message about it. Tell them what you’ve learned since the start.',
          details: 'If the goal is private, show only what you like.',
        },
        {
          from: 69,
          to: 69,
          title: 'Spend it with people',
          done: 'You spent time with someone, without the goal.',
          action:
            'An easy day. Be with someone for an hour: eat, play, watch or walk together. Talk about anything except your goal.',
          details: 'A long phone call is company too.',
        },
        {
          from: 70,
          to: 70,
          title: 'Review by helping',
          done: 'You asked someone else about their goal.',
          action:
            'Send your number. Then ask your person, or someone in the community, how their goal is going. Listen for ten minutes.',
          details: 'If they ask what worked for you, tell them. Explaining it often makes it clearer to you too.',
        },
        {
          from: 71,
          to: 71,
          title: 'Return to your reason',
          done: 'You said your reason again, as it is today.',
          action:
            'Week 11: the second dip. The end is near, and you may be tired. Say the reason you began with. Has it changed? Say the version that’s true today, then do your action.',
          details:
            'If you can’t find a reason at all and everything feels grey, tell a doctor. That isn’t about discipline.',
        },
        {
          from: 72,
          to: 73,
          title: 'Keep it small and regular',
          done: 'You kept the rhythm, in any size.',
          action: 'Do your action in any size. Regular matters more than large this week.',
          details: 'If you’ve used up your skip days, do five minutes.',
        },
        {
          from: 74,
          to: 75,
          title: 'Remember a hard day',
          done: 'You remembered one hard day and how you began.',
          action:
            'Look at your marks. Find a day that you kept although it was hard. How did you begin that day? Begin today in the same way.',
          details: 'If you can’t remember one, ask your person. They may.',
        },
        {
          from: 76,
          to: 76,
          title: 'Listen to something',
          done: 'You listened to something you like, start to end.',
          action:
            'An easy day. Choose one album, one long piece, one talk or one story, and listen to it from start to end while you rest.',
          details: 'If sound is hard for you, choose a book or pictures.',
        },
        {
          from: 77,
          to: 77,
          title: 'Review your marks',
          done: 'You counted your kept days so far.',
          action: 'Send your number. Count every marked day since the start, and say the total to someone.',
          details: 'That’s your real record, gaps and all.',
        },
        {
          from: 78,
          to: 78,
          title: 'Decide what finished means',
          done: 'You decided what finished means for you.',
          action:
            'Week 12: finish. Decide what has to happen before day 90 for you to call this finished. Take out everything that’s only polish. Put each remaining piece on a day.',
          details: 'If you can’t reach the original number, set a realistic one and finish that.',
        },
        {
          from: 79,
          to: 80,
          title: 'Do one remaining piece',
          done: 'You did one piece of what’s left.',
          action:
            'Do today’s piece from your plan, or your usual action. If something comes up, move the piece to an exact day at once.',
          details: 'Don’t start planning the next goal yet.',
        },
        {
          from: 81,
          to: 82,
          title: 'Close one piece',
          done: 'You brought one piece to an end.',
          action:
            'Choose something that’s nearly finished and end it: send it, put it away, cross it out. Then leave it closed.',
          details: 'For a habit, close one open question: which days, which size, which place.',
        },
        {
          from: 83,
          to: 83,
          title: 'Start the day slowly',
          done: 'You took your first hour without hurry.',
          action:
            'An easy day. Give yourself a slow first hour, whenever your day begins: breakfast, the window, a paper, a cuddle. Nothing else is asked of you.',
          details: 'If you read this late, take the last hour slowly instead.',
        },
        {
          from: 84,
          to: 84,
          title: 'Review what’s left',
          done: 'You sent your number and decided what stays.',
          action:
            'Send your number. Look at what’s left for the last six days. Keep what matters and drop the rest. Tell your person what you’ve decided.',
          details: 'A smaller result is fine.',
        },
        {
          from: 85,
          to: 85,
          title: 'Thank the people who helped',
          done: 'You thanked someone who made this possible.',
          action:
            'Week 13: close. Thank the people who made room for your goal, by name and for one exact thing. Then do your action.',
          details: 'The person who asked you every week comes first.',
        },
        {
          from: 86,
          to: 87,
          title: 'Do the last pieces',
          done: 'You did one of the last pieces.',
          action: 'Do your action or one of the last pieces. Keep normal hours and normal meals.',
          details: 'If you’ve finished early, stop and enjoy it.',
        },
        {
          from: 88,
          to: 88,
          title: 'Advise a beginner',
          done: 'You said what you’d tell a beginner.',
          action:
            'Do your action. Then tell someone, or record, what you’d say to someone who starts this goal tomorrow. Three sentences: begin with, watch out for, don’t worry about.',
          details: 'You can post it in the community.',
        },
        {
          from: 89,
          to: 89,
          title: 'Finish the last piece',
          done: 'You called it done.',
          action:
            'Finish what’s left, or call it done as it is. Put tools away, close the file, cancel what you no longer need.',
          details: 'If you aren’t where you hoped to be, you’ll look at why tomorrow.',
        },
        {
          from: 90,
          to: 90,
          title: 'Look back together',
          done: 'You looked back over ninety days and decided what’s next.',
          action:
            'Sit down with your person, or alone with your marks. What did you do, what did it cost, what do you know about yourself now? Then decide: keep the action as a habit, do it less often, or stop. Rest for a week before you choose anything new.',
          details: 'Whatever the result, you stayed with one thing for three months.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'ten-minutes-then-you-may-stop',
      pillar: 'purpose',
      title: 'Just Ten Minutes',
      subtitle: 'Begin a job you’ve put off, ten minutes a day',
      description:
        'One job you keep putting off, five days, ten minutes a day. When the timer goes, you really can stop. You’re practising how to begin.',
      promise: 'Practise how to begin, with one job and ten minutes a day.',
      finishLine: 'I worked on a job I’d put off on {days}.',
      duration: 5,
      difficulty: 'beginner',
      sources: [sirois2013, wohl2010],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Make the first move',
          done: 'You made the first move on your job.',
          action:
            'Choose one job that has waited at least two weeks. Find the first thing your hands would do: open the drawer, find the login, put the form on the table. Set a timer for ten minutes and do that. When it goes off, stop.',
          details:
            'Not sure which job? Take the one you thought of first. On a bad day, the first move is enough. If you miss a day, do its step the next day. If the job is a symptom that worries you, call a doctor today.',
        },
        {
          from: 2,
          to: 2,
          title: 'Say what puts you off',
          done: 'You said what puts you off and then began.',
          action:
            'Same job, same length. Before you start, say what puts you off: “It’s boring.” “I might find out I owe money.” Then set the timer and begin while the feeling is still there.',
          details:
            'Putting things off can be a way to get away from a feeling. If you go on after ten minutes, fine, but only ten are asked.',
        },
        {
          from: 3,
          to: 3,
          title: 'Look at the worst part',
          done: 'You spent ten minutes on the part you avoid.',
          action:
            'Give today’s ten minutes to the part you’ve been avoiding most. You only have to look at it closely. If it needs someone else, use the ten minutes to call or message them. Leaving a message is enough.',
          details: 'For health, debt or law, ask someone qualified. You can take a friend along.',
        },
        {
          from: 4,
          to: 4,
          title: 'Change the place',
          done: 'You did ten minutes in a new setting.',
          action:
            'Do your ten minutes in a different place: a library, the kitchen, a bench, another chair. Take only what the job needs.',
          details:
            'If you can’t move about, change the light, the music or the way you face. If you’ve missed a day, try to forgive yourself. In one study, students who forgave themselves for putting off studying for an exam put it off less the next time.',
        },
        {
          from: 5,
          to: 5,
          title: 'Finish it or book the rest',
          done: 'You did ten minutes and planned whatever is left.',
          action:
            'Use ten minutes to finish. If more is left, count how many ten-minute pieces remain and put the next three in your calendar. Then look back: which of the five days was hardest to start, and what got you going?',
          details:
            'Keep what worked, such as the timer or the new place, for the next job. If starting anything has been impossible for weeks, tell a doctor.',
        },
      ],
    },
    {
      key: 'where-the-hours-go',
      pillar: 'purpose',
      title: 'Where the Hours Go',
      subtitle: 'Find two hours a week for what you care about',
      description:
        'No time log, no diary. Each day you look at one thing that eats or gives time. On the last day you book up to two hours for something you care about.',
      promise: 'Find up to two hours in your week, and move them to something you care about.',
      finishLine: 'I looked at where my time goes on {days}.',
      duration: 7,
      difficulty: 'beginner',
      sources: [aeon2021],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Guess, then check',
          done: 'You compared your guess with the real number.',
          action:
            'Guess how many hours you spent on your phone and TV yesterday. Then check: the phone shows it in its settings, and for TV you can add up the programmes. Tell someone the two numbers, or say them out loud.',
          details:
            'No smartphone? Guess how long you spent on whatever fills your evenings, and check it against the clock tonight. If you miss a day, carry on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Watch the gaps',
          done: 'You noticed how you fill the gaps in your day.',
          action:
            'Today, watch the gaps: waiting for a bus, the kettle, a child, a call. Each time, notice what you do without deciding. Catch at least three. Use one of them to rest your eyes or look around.',
          details:
            'If your day is nearly over, think back to three gaps instead. Don’t try to fill the gaps with work. Some of them are the only rest you get.',
        },
        {
          from: 3,
          to: 3,
          title: 'Find your best hour',
          done: 'You noticed when you had most energy today.',
          action:
            'Notice your energy four times today, from waking up to going to bed. When was it best? Who or what got that hour? This week, keep twenty minutes of it for something of yours, if your duties allow.',
          details:
            'If you read this late, think back over the day. With an illness your best hour may change. Ask before you change the time of a medicine.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask who decided',
          done: 'You picked one hour and asked what you wanted from it.',
          action:
            'Look back at yesterday and ask of each part: did I choose this, did someone need me, or did it just happen? Pick one hour that just happened. What did you want from it: rest, company, quiet, escape?',
          details:
            'Caring and paid work are mostly decided by others. That’s no fault of yours. If no hour just happened, pick the one you’d most like to have back.',
        },
        {
          from: 5,
          to: 5,
          title: 'Take back one free hour',
          done: 'You spent some free time the way you decided.',
          action:
            'Before the evening starts, decide on one hour of it: with a person, a hobby, a film you really want to see, or sleep. Do that. Leave the rest of the evening as it comes.',
          details:
            'An easy day, and any free hour will do if you work evenings or nights. If the day is nearly over, take the last half hour before bed.',
        },
        {
          from: 6,
          to: 6,
          title: 'Drop or shrink one thing',
          done: 'You acted on one thing that gives you little.',
          action:
            'Find one regular thing that gives you little: a meeting, a subscription, a chat group, a detour, a chore you do too well. Drop it, shorten it or do it less often. Tell whoever it affects.',
          details: 'Only what’s yours to drop. Ask before you change something that other people rely on.',
        },
        {
          from: 7,
          to: 7,
          title: 'Book your time',
          done: 'You booked time for something you care about.',
          action:
            'Choose one thing you care about that gets too little time. Book one or two hours for it next week, from the time you found this week, with a day and a place. Tell the people you live with. Then look back: which of the six days surprised you most?',
          details:
            'Two is the limit for the first week. If your week has no free hour at all, ask someone for help with one duty. That call or message can be today’s step.',
        },
      ],
    },
    {
      key: 'the-phone-can-wait',
      pillar: 'purpose',
      title: 'The Phone Can Wait',
      subtitle: 'Start your mornings without a screen',
      description:
        'For two weeks you start your day without a screen: ten minutes at first, thirty at the end. If you read a step after the morning has gone, take the same minutes later that day. If you’re on call or care for someone, keep it loud and within reach, and answer calls only.',
      promise: 'Start your day without a screen, for ten minutes at first and thirty at the end.',
      finishLine: 'I practised starting my day without my phone for {days}.',
      duration: 14,
      difficulty: 'beginner',
      sources: [duckworth2016],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Move the charger',
          done: 'You put your phone out of the way for the morning.',
          action:
            'Tonight, charge your phone out of arm’s reach: another room, or across this one if it wakes you. Set an alarm you’ll hear. Tomorrow you’ll stay off it for ten minutes.',
          details:
            'If you use your phone for medical alerts, a hearing aid or a care alarm, leave it where it’s safe and put the other apps on silent instead.',
        },
        {
          from: 2,
          to: 2,
          title: 'Wait ten minutes',
          done: 'You stayed off your phone for ten minutes.',
          action:
            'Get up without looking at your phone. Turn off the alarm and put it down again. Use the toilet, drink something, open the curtains. After ten minutes it’s yours.',
          details:
            'If you look at it by mistake, put it down and start your ten minutes again. If you miss a morning, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Put something in the gap',
          done: 'You chose one simple thing and put it ready.',
          action:
            'Choose something simple for your first ten minutes: make tea, stretch, feed the cat, wash, sit at the window. Put it ready tonight and do it tomorrow, or do it now if you’re reading this early.',
          details: 'From bed works too: a radio, a prayer, a few slow breaths, a page of a book.',
        },
        {
          from: 4,
          to: 4,
          title: 'Tell one person',
          done: 'You arranged how people can reach you.',
          action:
            'Tell anyone who may need you in the morning: “I don’t read messages until half an hour after I get up. Call if it’s urgent.” Then do your ten minutes.',
          details:
            'If nobody needs you at that time, set your phone to let only calls through. If it’s about work, ask what really has to be seen early.',
        },
        {
          from: 5,
          to: 5,
          title: 'Go to twenty minutes',
          done: 'You stayed off your phone for twenty minutes.',
          action:
            'Twenty minutes today. Keep the thing you chose and add a second one, such as breakfast without a screen. Notice the moment you reach for the phone.',
          details: 'With small children, the twenty minutes can be noisy, as long as they’re without a screen.',
        },
        {
          from: 6,
          to: 6,
          title: 'Name what pulls you',
          done: 'You named what you wanted from your phone.',
          action:
            'Twenty minutes. When you feel the pull, finish this sentence: “I want to know whether…” News, a score, a reply, bad news from work? Say it, then wait for the twenty minutes to end.',
          details: 'If you’re worried about work or money, set a fixed time to look at it later today.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take it easy',
          done: 'You kept your phone away for ten minutes.',
          action:
            'An easy day: ten minutes. Look back on the week. What did you miss by not looking? Count the mornings you kept.',
          details: 'After a bad night, sleep longer if you can and take the ten minutes when you get up.',
        },
        {
          from: 8,
          to: 8,
          title: 'Go to thirty minutes',
          done: 'You stayed off your phone for your full time.',
          action:
            'Thirty minutes from today, or fifteen if you have to get others out of the house. Put a clock where you need one, so you don’t check the time on the phone.',
          details: 'A cheap alarm clock or an old watch is enough.',
        },
        {
          from: 9,
          to: 9,
          title: 'Think the day through',
          done: 'You chose your first task before any screen.',
          action:
            'In your thirty minutes, take two to think about the day: what has to happen, who needs something from me, what would I like? Choose what comes first. Say it out loud.',
          details: 'Do it while you wash, shave or wait for the kettle.',
        },
        {
          from: 10,
          to: 10,
          title: 'Get some light or air',
          done: 'You spent ten screen-free minutes in the light.',
          action:
            'Spend ten of your thirty minutes outside: on foot or wheels, on a balcony or on a doorstep. Or sit at an open window.',
          details: 'With bad weather, pain or a night shift, an ordinary lamp or an open curtain will do.',
        },
        {
          from: 11,
          to: 11,
          title: 'Give it to a person',
          done: 'You gave ten minutes to someone else.',
          action:
            'Give ten of your thirty minutes to a person or animal: breakfast together, a chat over the fence, brushing the dog, a good morning at someone’s bed.',
          details: 'If you live alone, call someone as soon as the thirty minutes are over.',
        },
        {
          from: 12,
          to: 12,
          title: 'Give it to yourself',
          done: 'You spent part of the time on something of yours.',
          action:
            'Use ten of the thirty minutes for something that’s yours: a page, an instrument, a prayer, a sketch, an exercise.',
          details: 'Two minutes on a chaotic morning are enough.',
        },
        {
          from: 13,
          to: 13,
          title: 'Test a short version',
          done: 'You tested five minutes without your phone.',
          action:
            'Today, test the short version: five minutes without the phone, with one thing you like. Imagine it’s the worst morning of the month. Decide whether five minutes would be possible even then.',
          details: 'It’s easy to drop a habit on the first bad day if you have only one size of it.',
        },
        {
          from: 14,
          to: 14,
          title: 'Set your own rule',
          done: 'You decided on a rule and told someone.',
          action:
            'Look back: which mornings felt better? Decide on your rule, with its exceptions: “No phone before breakfast, except when I’m on call.” Tell someone you live with or write to often. It’s your rule and nobody else’s.',
          details: 'Keep the charger where it is. Then you don’t have to decide again each morning.',
        },
      ],
    },
    {
      key: 'one-page-signed',
      pillar: 'purpose',
      title: 'One Page, Signed',
      subtitle: 'Find out what you’re here for, and write it down',
      description:
        'By asking people, watching yourself and trying things out, you find out who you’re useful to, what you have to give and where your limits are. At the end it fits on one page.',
      promise: 'Put who you’re useful to, what you have to give and where your limits are on one page.',
      finishLine: 'I spent {days} finding out what I’m here for.',
      duration: 10,
      difficulty: 'intermediate',
      sources: [schippers2019],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Name who’d notice',
          done: 'You named people whose days you affect, and messaged one.',
          action:
            'Go through last week in your mind. Whose day was a bit better, easier or worse because of you? Name up to five: children, colleagues, customers, a sister, a neighbour, people in a group. Send one of them a friendly message today.',
          details: 'If it’s a short list right now, name one person you’d like on it, and write to them.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask what people value in you',
          done: 'You asked one person what they value in you.',
          action:
            'Ask one person: “What’s the most useful thing I do for you?” Listen and say thanks. Don’t explain it away.',
          details:
            'Nervous? Ask by message. You can say you’re doing an exercise. If you miss a day, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Name what you can give',
          done: 'You named some things you have to give.',
          action:
            'Name up to ten things you have: skills, experience, hard times you came through, a language, patience, a quiet room, time on Tuesdays. Count on your fingers and say them out loud. Include what comes so easily that you think it doesn’t count.',
          details: 'If you live with an illness or a disability, what you know about it can be on the list.',
        },
        {
          from: 4,
          to: 4,
          title: 'Follow what bothers you',
          done: 'You chose one thing that bothers you and looked into it.',
          action:
            'What in the world do you find hard to watch? Look for something near you, or in your own line of work, that has to do with it. Find out who is already working on it.',
          details:
            'Fifteen minutes are enough, and you don’t have to join anything. Choose something you can look at calmly.',
        },
        {
          from: 5,
          to: 5,
          title: 'Find your limits',
          done: 'You said out loud what you won’t do.',
          action:
            'Think of a time when you did something for money, praise or peace that you didn’t feel right about. What won’t you do again? Say up to three limits out loud.',
          details:
            'Choose limits you’ve come close to crossing. If a memory is too painful, leave it and take a smaller one.',
        },
        {
          from: 6,
          to: 6,
          title: 'Spend an hour on it',
          done: 'You spent up to an hour on one person.',
          action:
            'Take one of the people you named and one thing you have to give. Spend up to an hour putting them together today: fix something, teach something, listen, cook, help with a form.',
          details: 'Twenty minutes on a low-energy day. If nobody’s free, agreeing on a day counts.',
        },
        {
          from: 7,
          to: 7,
          title: 'Notice how it felt',
          done: 'You named what gave you energy and what took it.',
          action:
            'An easy day. Think about your hour, if you’ve had it, and about last week. What left you more awake than before? What left you flat? Tell someone one thing of each kind.',
          details: 'If there’s nobody to tell, note it or record it for yourself.',
        },
        {
          from: 8,
          to: 8,
          title: 'Write the first draft',
          done: 'You finished one rough page.',
          action:
            'Write or record one page in twenty minutes. Use four headings: who for, with what, what I won’t do, what it looks like in an ordinary week. Use plain words.',
          details: 'If you get stuck, explain it to a friend on a voice message and copy that.',
        },
        {
          from: 9,
          to: 9,
          title: 'Try it and ask',
          done: 'You used your page for one decision and showed it to someone.',
          action:
            'Use the page for one decision today: an invitation, a purchase, an answer, or what to do with a free hour. Then read it to someone and ask: “Is this me? What’s missing?”',
          details:
            'If there’s nobody to read it to, post it in the community without names. If it didn’t help you decide, it may be too general. Put a name and a day into it.',
        },
        {
          from: 10,
          to: 10,
          title: 'Make it final and act',
          done: 'You signed your page and did its first action.',
          action:
            'Cut it down to one page, write it out cleanly and sign it. Then do one thing today that follows from it. Look back: which answer in these ten days surprised you? Read the page again in six months and change it when your life changes.',
          details:
            'People’s purposes shift with children, illness, work and age. A page from this year is meant for this year.',
        },
      ],
    },
    {
      key: 'put-something-down',
      safetyRevision: 1,
      pillar: 'purpose',
      title: 'Put Something Down',
      subtitle: 'Let go of up to three commitments',
      description:
        'You can’t do what matters when every hour is promised. In three weeks you look at everything you’ve agreed to, let up to three things go decently, and learn to wait before you say yes.',
      promise: 'Look at everything you’ve agreed to, and let up to three things go decently.',
      finishLine: 'I spent {days} on letting commitments go.',
      duration: 21,
      difficulty: 'intermediate',
      sources: [bpsSayingNo],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Collect your commitments',
          done: 'You collected everything you’ve agreed to.',
          action:
            'Go through your calendar, your messages and your week. Collect every commitment: jobs, groups, favours, subscriptions, “I’m the one who always…”. Put them all in one list. Twenty or thirty isn’t unusual.',
          details: 'Children and people in your care go on the list with a circle around them. They stay.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask who asked you',
          done: 'You asked where your commitments came from.',
          action:
            'For each item, ask: who asked me, when, and until when? Say it out loud as you go down the list. Some will turn out to have no end, and some nobody ever asked for.',
          details:
            'Ten minutes are enough, even if you don’t reach the end. If you miss a day, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Put a cost on them',
          done: 'You marked the five that cost you most.',
          action:
            'Mark the five commitments that take the most hours or leave you most worn out. For each, ask: if I were asked today for the first time, would I say yes?',
          details: 'You can answer yes, no, or yes but smaller.',
        },
        {
          from: 4,
          to: 4,
          title: 'Wait before you answer',
          done: 'You said “I’ll tell you tomorrow” out loud.',
          action:
            'From today, don’t accept anything on the spot. Say: “Let me look at my week. I’ll tell you tomorrow.” If nobody asks you for anything today, practise the sentence out loud twice.',
          details:
            'At work, where you can’t refuse, ask: “Which of these should come first?” Emergencies and people in your care don’t have to wait.',
        },
        {
          from: 5,
          to: 5,
          title: 'Give the answer you owe',
          done: 'You gave one clear answer.',
          action:
            'Give one answer that someone is waiting for: yes, no, or yes but smaller. Keep it short and friendly. In studies on invitations, people minded a no less than expected. If you owe no answer, cancel one subscription.',
          details: 'You can say it by message.',
        },
        {
          from: 6,
          to: 6,
          title: 'Choose the easiest to drop',
          done: 'You chose one commitment and planned how to leave.',
          action:
            'Choose the easiest no on your list. Decide when your last day is, what you’ll hand over and who has to hear it first. Say your two sentences out loud.',
          details: '“I’ve enjoyed it. I’m stopping at the end of the month and can show someone how it’s done.”',
        },
        {
          from: 7,
          to: 7,
          title: 'Rest and count',
          done: 'You took an easy day and counted your yeses.',
          action:
            'An easy day. Count how often you said yes this week and how often you waited. Spend half an hour doing nothing useful.',
          details: 'If you can’t find half an hour, ten minutes are enough.',
        },
        {
          from: 8,
          to: 8,
          title: 'Let the first one go',
          done: 'You told one person that you’re stopping.',
          action:
            'Tell the person today, by voice if you can. Say what was good, when you’ll stop and what you can hand over. Don’t invent a reason.',
          details:
            'If contracts, pay or housing depend on it, get advice first and choose another one for now. Do the same if you’re afraid of how the person may react.',
        },
        {
          from: 9,
          to: 9,
          title: 'Stay with the no',
          done: 'You said “It’s still no” out loud.',
          action:
            'They may be disappointed or ask again. Practise your answer out loud now: “I understand. It’s still no.” If they do ask, say it once. Then do something pleasant.',
          details:
            'If someone threatens or frightens you for saying no, talk to a person you trust. Help now lists lines for this, too.',
        },
        {
          from: 10,
          to: 10,
          title: 'Hand over properly',
          done: 'You left your first commitment in good order.',
          action:
            'Spend half an hour on the handover: notes, keys, dates, names. Make it as clear as you’d like to get it yourself. If there’s nothing to hand over, thank someone you worked with there.',
          details: 'If nobody takes over, that’s for them to solve. Leave your notes anyway.',
        },
        {
          from: 11,
          to: 11,
          title: 'Make one thing smaller',
          done: 'You proposed a smaller version of one commitment.',
          action:
            'Take one “yes but smaller”. Weekly becomes monthly, host becomes guest, chair becomes member. Propose it in one sentence: “I can do the first Tuesday, but not every week.”',
          details: 'If they say no, keep it as it is for now, or choose it as your next one to let go.',
        },
        {
          from: 12,
          to: 12,
          title: 'Say no to something new',
          done: 'You said no to one new thing.',
          action:
            'Say no to one new thing today: an upgrade, an invitation, an extra shift, another group. If nothing comes, unsubscribe from one thing that keeps asking.',
          details: 'If you need the extra shift for rent, say no to something else.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask for help with one duty',
          done: 'You asked someone to share one duty.',
          action:
            'Some things can’t be dropped, such as caring for someone. Ask one person or service to share one part of it: a lift, a meal, two hours a week.',
          details:
            'Ask on an ordinary day, before you’re worn out. A doctor, a carers’ group or a local advice service may know more. If you have no such duty, ask for help with any chore.',
        },
        {
          from: 14,
          to: 14,
          title: 'Leave the gap empty',
          done: 'You left some time empty.',
          action:
            'An easy day. Take an hour that you’ve won back, and put nothing in it. Walk, sit, play, look at the ceiling. Notice how quickly you want to fill it.',
          details:
            'If you have no hour, ten minutes will do. If the quiet brings up heavy thoughts, call someone or go where there are people.',
        },
        {
          from: 15,
          to: 15,
          title: 'Choose the second one',
          done: 'You chose the next commitment to let go.',
          action:
            'Look at your list again. Which one do you dread? Choose it as your second and plan your last day and your two sentences.',
          details:
            'It can be a family role as well: always hosting, always driving, always lending. If nothing is left to drop, choose one to make smaller.',
        },
        {
          from: 16,
          to: 16,
          title: 'Let the second one go',
          done: 'You said your second no.',
          action:
            'Say it today. Be friendly and short, and give a date. If your voice shakes, that’s all right. You can read it out.',
          details:
            'If pay or housing depends on it, or you fear the person’s reaction, wait. Talking it over with someone you trust or an advice service counts today.',
        },
        {
          from: 17,
          to: 17,
          title: 'Take back a quick yes',
          done: 'You corrected one quick yes.',
          action:
            'Find a yes you gave too fast. Take it back early: “I said yes too quickly. I can do one evening, but not the whole month. I’m sorry for the trouble.” If you find none, make one commitment shorter.',
          details: 'It’s easier for them to hear it now than the night before.',
        },
        {
          from: 18,
          to: 18,
          title: 'Decide about the third',
          done: 'You decided about a third one.',
          action: 'Is there a third? Let it go, make it smaller, or decide to keep it and give it the time it needs.',
          details: 'Three was the aim. One done decently is a good result.',
        },
        {
          from: 19,
          to: 19,
          title: 'Name what the time is for',
          done: 'You named what the freed time is for.',
          action:
            'Decide what the hours are for. One thing, maybe two: sleep, a person, a project, your health. Put it in your week at the times the old commitments had.',
          details: 'Rest is a good answer.',
        },
        {
          from: 20,
          to: 20,
          title: 'Tell the people at home',
          done: 'You told the people close to you what changes.',
          action:
            'Tell the people you live with, or a friend, what you’ve stopped and what the time is for. Ask: “Is there something you’d like part of it for?”',
          details: 'If you live alone, tell the people who’d otherwise fill the gap with a request.',
        },
        {
          from: 21,
          to: 21,
          title: 'Make your rule for new yeses',
          done: 'You made a rule for new commitments and told someone.',
          action:
            'Decide on your rule: how long you wait before you answer, who you ask, what has to go first. Tell someone, and put it next to your calendar. Then look back: which no was easier than you’d feared?',
          details: 'When the list fills up again, go back to waiting before you answer.',
        },
      ],
    },
    {
      key: 'six-sundays',
      pillar: 'purpose',
      title: 'Six Sundays',
      subtitle: 'Look back on your week, six weeks running',
      description:
        'One half hour a week with your own life, on a fixed day. Each week looks at a different part of it and ends with one thing you do at once.',
      promise: 'Give your own life one half hour a week, and do one thing about it at once.',
      finishLine: 'I reviewed my week {times}.',
      duration: 6,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 1 },
      sources: [harkin2016],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Look back at one week',
          done: 'You went through last week and did one small thing.',
          action:
            'Set a timer for thirty minutes. Go through your last seven days in your calendar, photos and messages. What are you glad of? What would you do differently? Then do one thing at once that follows from it: a thank-you, an apology, a date.',
          details:
            'Fix the same time for the next five weeks. Any weekday will do. Missed a week? Do it on the next day that works.',
        },
        {
          from: 2,
          to: 2,
          title: 'Choose three for the week',
          done: 'You chose three things for the week and began one.',
          action:
            'Look at the week ahead as it really is. Choose three things that would make it a decent one: one for work or duties, one for a person, one for yourself. Give each a day. Then begin the smallest now.',
          details: 'If you like, take three minutes in the middle of the week: done, going, or dropped?',
        },
        {
          from: 3,
          to: 3,
          title: 'Find what keeps sliding',
          done: 'You found what keeps sliding and did something about it.',
          action:
            'Look at last week’s three and whatever else you keep putting off. Ask what it lacks: time, courage, skill, or a reason. Then act on the answer: book an hour, ask for help, find a teacher, or drop it for good.',
          details: 'If it lacks a reason, dropping it is the right result.',
        },
        {
          from: 4,
          to: 4,
          title: 'Think of your people',
          done: 'You thought of your people and contacted one.',
          action:
            'Spend the half hour on people. Who did you give time to, who have you neglected and who helped you? Contact one person before the half hour is over, and suggest one meeting or call for the week.',
          details:
            'An easy week: you don’t have to choose your three things. If a name brings up grief, choose a gentler one for now.',
        },
        {
          from: 5,
          to: 5,
          title: 'Check body and money',
          done: 'You looked at your body and money and acted once.',
          action:
            'Fifteen minutes on your body: sleep, food, movement, pain, an appointment you’ve put off. Fifteen on money: what came in, what went out, what’s due. Make one change or one appointment at once.',
          details:
            'Look without blame. For debt you can’t pay, call a free advice service on the next working day. For a symptom that worries you, call a doctor.',
        },
        {
          from: 6,
          to: 6,
          title: 'Make it your own',
          done: 'You did your own review and booked the next ones.',
          action:
            'Do the half hour in whatever order suits you: looking back, three for the week, people, body, money. Drop the part that never helped. Look back over the six weeks and tell someone what they showed you. Then put it in your calendar for the next three months.',
          details: 'If half an hour is too long, ten minutes are enough. Do it walking, or with a friend, if you like.',
        },
      ],
    },
    {
      key: 'the-same-start',
      safetyRevision: 1,
      pillar: 'purpose',
      title: 'The Same Start',
      subtitle: 'Get up at the same time for thirty days',
      description:
        'You get up at a fixed time, weekends included, with enough sleep before it, and fill the first half hour one small thing at a time. On shifts or with a small child, keep the order and let the clock go. If you read a step when the morning has gone, do its small part later that day.',
      promise: 'Get up at a fixed time, free days included, and shape your first half hour.',
      finishLine: 'I worked on getting up at the same time for {days}.',
      duration: 30,
      difficulty: 'advanced',
      rules: ['flexible', 'passes'],
      sources: [surreyHabits, lally2010],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count back from your morning',
          done: 'You set a getting-up time and a bedtime.',
          action:
            'When do you have to leave or begin? Count back half an hour for yourself, and set your getting-up time there. Now count back the sleep you need. That’s your bedtime. Set an alarm for both. If the sleep doesn’t fit, move the time later.',
          details:
            'Never cut sleep for this. On shifts or with a small child, read “your time” as whenever your day begins, and keep the order of the steps.',
        },
        {
          from: 2,
          to: 2,
          title: 'Go to bed on time',
          done: 'You wound down in dim light.',
          action:
            'Tonight, only the bedtime matters. Half an hour before, dim the lights and put your phone out of reach. Lie down at the time you set.',
          details:
            'If you aren’t tired, stay up quietly, with dim light and no screen, and lie down when you’re sleepy.',
        },
        {
          from: 3,
          to: 3,
          title: 'Get up at the time',
          done: 'You got up within fifteen minutes of your time.',
          action:
            'When the alarm goes, sit up at once, turn on a light and leave the bed. If getting out of bed takes help or time, sitting up or opening the curtain counts.',
          details:
            'Slept badly? Get up at the same time and go to bed earlier tonight. If you’re sleepy, don’t drive or use machines. If you miss a morning, carry on with the next step.',
        },
        {
          from: 4,
          to: 4,
          title: 'Move the alarm',
          done: 'You didn’t press snooze.',
          action: 'Put the alarm where you can’t reach it from bed, or use a light that comes on. Get up when it goes.',
          details:
            'If getting up fast isn’t safe for you, keep the alarm close and sit up before you turn it off. If you share a bedroom, a vibrating watch wakes only you.',
        },
        {
          from: 5,
          to: 5,
          title: 'Add one fixed act',
          done: 'You got up on time and did your first act.',
          action:
            'Choose one small act that always comes first: make the bed, drink a glass of water, open the window, say a short prayer. Do it straight after getting up.',
          details: 'It takes a minute and becomes the sign that your day has begun.',
        },
        {
          from: 6,
          to: 6,
          title: 'Try it on a free day',
          done: 'You got up at your time.',
          action:
            'Do it on a day when you wouldn’t have to. If you have no free day this week, do it today as usual. Sleep afterwards if you need to: a nap of twenty minutes, before mid-afternoon.',
          details: 'Free days are often where it slips, so this one matters.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy morning',
          done: 'You got up within an hour of your time.',
          action:
            'An easy day. Up to an hour later is fine. Then look back: how many mornings worked this week, and what decided it, the evening or the alarm?',
          details: 'If you missed a few, change the time or the bedtime.',
        },
        {
          from: 8,
          to: 8,
          title: 'Let in the light',
          done: 'You spent ten minutes in light after getting up.',
          action:
            'After your first act, get ten minutes of light: outside, on a balcony, at a window, under a bright lamp. Do it with your coffee if you like.',
          details:
            'Ordinary light is enough. If you have bipolar disorder or an eye condition, or take medicine that makes you sensitive to light, ask a doctor before you use a therapy lamp.',
        },
        {
          from: 9,
          to: 9,
          title: 'Move for five minutes',
          done: 'You moved for five minutes in a way that suits you.',
          action:
            'Add five minutes of easy movement: stretching, a walk to the corner, arm circles in a chair, rolling your shoulders in bed. Stop if it hurts.',
          details: 'The same small set every day is easiest, because you don’t have to choose.',
        },
        {
          from: 10,
          to: 10,
          title: 'Use music or radio',
          done: 'You did light and movement to one piece of music.',
          action:
            'Put on one song or one short radio piece, and do your light and movement while it plays. When it ends, you’re done.',
          details: 'If you live with others, use headphones or keep it quiet.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do it in a fixed order',
          done: 'You did your acts in the order you decided.',
          action:
            'Decide on the order: get up, first act, light, movement. Do them in that order today without thinking about it.',
          details: 'If you have a medical routine, it comes first. Attach the rest to it.',
        },
        {
          from: 12,
          to: 12,
          title: 'Prepare for tomorrow morning',
          done: 'You put everything out for tomorrow.',
          action:
            'Before bed, put out what you need: clothes, cup, glasses, medication, the book. It saves you from looking for things half asleep.',
          details: 'Two minutes. Ask someone at home to remind you if you forget.',
        },
        {
          from: 13,
          to: 13,
          title: 'Check your sleep',
          done: 'You checked whether you’re getting enough sleep.',
          action:
            'Answer honestly: are you drowsy by day, short with people, nodding off on the sofa? If yes, move your bedtime earlier or your getting-up time later from tonight.',
          details:
            'If you sleep enough and are still worn out, or snore loudly with pauses, see a doctor. Don’t drive when you’re drowsy.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take it slowly',
          done: 'You did only your first act and enjoyed something slowly.',
          action:
            'An easy day. Do only your first act, whenever you get up. Enjoy one slow thing: breakfast, a bath, a chat.',
          details: 'Two weeks done. Whatever you’ve kept, keep going from there.',
        },
        {
          from: 15,
          to: 15,
          title: 'Add ten minutes of your own',
          done: 'You spent ten minutes on something of your own.',
          action:
            'Add ten minutes for yourself before the day begins: read, draw, practise, pray, plan, sit still. Choose one thing for this week. No phone.',
          details: 'If children are awake, ten minutes of something with them can be yours too.',
        },
        {
          from: 16,
          to: 16,
          title: 'Protect the ten minutes',
          done: 'You protected your ten minutes and took them.',
          action: 'Tell anyone who might interrupt you: “I’m free at 7.15.” Then take your ten minutes.',
          details: 'Ask what would help them in return. If you live alone, silence your phone instead.',
        },
        {
          from: 17,
          to: 17,
          title: 'Do the four-minute version',
          done: 'You did a four-minute version of everything.',
          action:
            'Today, do the short form on purpose: first act, one minute of light, one minute of movement, two minutes of your own. Four or five minutes in all.',
          details: 'This is the version for bad mornings. Now you know it works.',
        },
        {
          from: 18,
          to: 18,
          title: 'Put the reward last',
          done: 'You had your treat last.',
          action:
            'Put something you like at the end: coffee, breakfast, a podcast, a shower. First the acts, then the treat.',
          details: 'If you need to eat or take medication straight away, choose a different treat.',
        },
        {
          from: 19,
          to: 19,
          title: 'Ask the people around you',
          done: 'You asked one question about your mornings.',
          action:
            'Ask someone you live or work with: “How are my mornings for you?” Change one thing if they ask, such as noise, light or who makes breakfast.',
          details: 'If you live alone, ask yourself which part you’d keep if you had a guest.',
        },
        {
          from: 20,
          to: 20,
          title: 'Do it somewhere else',
          done: 'You did your routine in another setting.',
          action:
            'Do the short form in a different room, on a trip, at work, or with the radio off. You’re checking whether it depends on everything being perfect.',
          details: 'In hospital or at someone’s bedside, one act is the whole routine.',
        },
        {
          from: 21,
          to: 21,
          title: 'Sleep in a little',
          done: 'You took an easy morning and looked back.',
          action:
            'An easy day. Then think about three weeks: on which mornings did you feel better? Which act would you miss?',
          details:
            'In one study a new habit took 66 days on average, and from 18 to 254 days. If it isn’t automatic yet, that’s normal.',
        },
        {
          from: 22,
          to: 24,
          title: 'Change nothing',
          done: 'You did your routine without changing anything.',
          action: 'Get up at your time and do the routine. Don’t improve it, don’t add to it.',
          details:
            'Missed a morning? Do the first act when you get up, whenever that is. In the same study one missed day made no real difference.',
        },
        {
          from: 25,
          to: 25,
          title: 'Plan for a bad night',
          done: 'You decided what you’ll do after a bad night.',
          action:
            'Make one plan: “If I’ve slept less than five hours, I do only the first act and go to bed early.” Then do today’s routine.',
          details: 'If you have weeks of bad nights, see a doctor.',
        },
        {
          from: 26,
          to: 26,
          title: 'Do it for someone else',
          done: 'You used your morning to make someone’s day easier.',
          action:
            'Use part of your half hour for someone: make their tea, walk the dog, send a good-morning message, get a child’s bag ready.',
          details: 'Notice whether this belongs in your routine.',
        },
        {
          from: 27,
          to: 27,
          title: 'Drop one act',
          done: 'You did your routine without its least useful act.',
          action: 'Which act gives you least? Leave it out today. If you don’t miss it, leave it out for good.',
          details: 'If you can’t decide, leave out the last one you added.',
        },
        {
          from: 28,
          to: 28,
          title: 'Rest on purpose',
          done: 'You rested today and decided about tomorrow morning.',
          action: 'An easy day. Decide tonight how tomorrow’s morning will be, and rest today without guilt.',
          details: 'If you can’t rest today, take ten slow minutes when you get a chance.',
        },
        {
          from: 29,
          to: 29,
          title: 'Do the full morning',
          done: 'You did your whole morning in its final form.',
          action:
            'Do it all today, in the order and length you’d like to keep. Notice how long it takes and whether you’d do it again.',
          details: 'If it’s too long, cut it until the answer is yes.',
        },
        {
          from: 30,
          to: 30,
          title: 'Keep, loosen or stop',
          done: 'You decided what stays and told someone.',
          action:
            'Look back over the month. Choose: keep it daily, keep it on working days, or keep only the bedtime. Tell someone what you chose and why. Check again in two months.',
          details: 'All three are good results. Tomorrow you can sleep in.',
        },
      ],
    },
    {
      key: 'a-season-of-service',
      safetyRevision: 1,
      pillar: 'purpose',
      title: 'A Season of Service',
      subtitle: 'Volunteer in one place for twelve weeks',
      description:
        'Twelve weeks, two marked days each. The first two weeks are for finding a place. After that it’s one session a week of up to two hours, plus the way there, and one small step. You find out what it’s like to be someone others can count on.',
      promise: 'Find a place, help there for up to two hours a week, and hand over well.',
      finishLine: 'I helped in one place, or prepared for it, on {days}.',
      duration: 24,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 2 },
      rules: ['flexible', 'passes'],
      sources: [jenkinson2013],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Look at what’s needed',
          done: 'You found three places near you that need people.',
          action:
            'Find three places that need help within your reach, on foot, by bus, by wheelchair or online: food bank, youth team, library, shelter, river clean-up, phone calls to people who live alone, disability group. Pick a near one where you can start soon, even if another looks better.',
          details:
            'Ask a librarian, a faith community, a school or your town hall. Which of the three could you do when you’re tired?',
        },
        {
          from: 2,
          to: 2,
          title: 'Contact two of them',
          done: 'You asked two places what they’re short of.',
          action:
            'Call or message two: “I have two hours a week for three months. What are you short of?” Ask what checks and training they need, and about access if that matters to you.',
          details:
            'If nobody answers within a week, contact the third. If you miss a day, just go on with the next one.',
        },
        {
          from: 3,
          to: 3,
          title: 'Visit one',
          done: 'You got a first look at one place.',
          action:
            'Go and look, or have a video call. Watch how people treat each other. Ask: “What usually goes wrong with new volunteers?”',
          details:
            'If you’re still waiting for an answer, ask someone who helps or has been helped there. If you wouldn’t want to be helped there, choose another.',
        },
        {
          from: 4,
          to: 4,
          title: 'Agree on the terms',
          done: 'You proposed a day, a task and an end date.',
          action:
            'Ask at home which two hours would suit everyone. Then agree on, or propose, two hours or less, one day a week, one task, and a last date about ten weeks from now. Tell them what you can’t do, such as lifting or long standing.',
          details:
            'Do the checks and training they ask for. While you wait, or if a session falls through later, do a small job for a neighbour. It counts as that day’s session.',
        },
        {
          from: 5,
          to: 5,
          title: 'Do your first session',
          done: 'You did your first session.',
          action:
            'Arrive ten minutes early and try to learn a few names. Today it’s enough to do what you’re asked. Ask how to do it safely.',
          details:
            'If something’s unsafe, say so at once. It’s normal to be tired or unsure after a first day. Still waiting for checks? A small job for a neighbour counts too.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask what you didn’t understand',
          done: 'You asked about one thing you hadn’t understood.',
          action:
            'Think about your first session. What didn’t you understand: a rule, a name, a reason? Ask someone there, by message or next time you’re in.',
          details: 'New people’s questions often help the others too.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take the dull task',
          done: 'You asked for a dull job and did it.',
          action:
            'In today’s session, ask for the dull job: stacking, sorting, answering the phone, cleaning. Do it properly.',
          details: 'Ill, needed at home, or a changed shift? Tell them early. That’s part of being reliable.',
        },
        {
          from: 8,
          to: 8,
          title: 'Ask at home how it’s working',
          done: 'You talked with someone close about your volunteering.',
          action: 'Tell someone who shares your life what you do there. Ask them: is the time still all right for you?',
          details: 'If you live alone, tell a friend, and ask how their week is.',
        },
        {
          from: 9,
          to: 9,
          title: 'Go on an ordinary day',
          done: 'You went to your session.',
          action:
            'Go to your session today, even if you don’t much feel like it. If you’re tired or low, ask beforehand whether you can come for half the time. If you’re ill, worn out or needed at home, tell them early and stay at home.',
          details:
            'Telling them early counts too. If you dread it every time, talk to the person in charge, or stop. You’re allowed to.',
        },
        {
          from: 10,
          to: 10,
          title: 'Look at your reasons',
          done: 'You named your real reasons.',
          action:
            'Why are you doing this: company, thanks, guilt, belief, something for your CV, a reason to leave the house? Tell someone you trust, or say it aloud to yourself.',
          details:
            'Mixed reasons are normal. Many volunteers feel better, but it isn’t proven that volunteering is the reason.',
        },
        {
          from: 11,
          to: 11,
          title: 'Learn one task well',
          done: 'You asked the best person to show you one task.',
          action:
            'In today’s session, choose one task and ask the person who does it best to show you. Do it with them once.',
          details: 'It can be a task you do sitting down or from home.',
        },
        {
          from: 12,
          to: 12,
          title: 'Practise it alone',
          done: 'You practised for your task.',
          action:
            'Spend half an hour getting better at it: read the handbook, learn names, practise the form, cook the recipe once at home.',
          details: 'An easy day if you’re worn out: only read one page.',
        },
        {
          from: 13,
          to: 13,
          title: 'Do it without help',
          done: 'You did your task on your own.',
          action: 'In today’s session, do your task on your own. At the end, ask one person to look it over.',
          details:
            'If you make a mistake, say so straight away. Where two people have to be present, do your part without being told.',
        },
        {
          from: 14,
          to: 14,
          title: 'Plan a week off',
          done: 'You planned a week off and told them.',
          action: 'An easy day. Plan one week off in these twelve and tell them now. Then do something restful today.',
          details: 'You’re about halfway. If you’ve missed some sessions, ask whether you can move your last date.',
        },
        {
          from: 15,
          to: 15,
          title: 'Listen to one person',
          done: 'You asked one person a question and listened.',
          action:
            'In today’s session, talk with one person you usually only nod to, helper or helped. Ask one question and listen. Keep what you hear to yourself, within the place’s rules.',
          details:
            'If someone tells you that they’re being hurt, or that they think of ending their life, tell the person in charge at once, or someone above them if it’s about them. Say that you will. If someone’s in danger right now, call your emergency number, and stay with them if it’s safe for you.',
        },
        {
          from: 16,
          to: 16,
          title: 'Notice what stays with you',
          done: 'You told someone what stays with you from there.',
          action:
            'What do you still think about at home after a session? Tell the person in charge, or someone close to you, without names. If it’s nothing much, tell them what you like there.',
          details:
            'If it keeps you awake or brings back bad times, ask for a different task or stop. That’s a good reason. If it doesn’t get better in a few weeks, see a doctor.',
        },
        {
          from: 17,
          to: 17,
          title: 'Help without taking charge',
          done: 'You did a session without taking charge.',
          action:
            'In today’s session, help without leading or giving advice. Be as friendly as ever. What do you see that you usually miss?',
          details: 'If your task is talking, listen more than usual.',
        },
        {
          from: 18,
          to: 18,
          title: 'Thank a colleague',
          done: 'You thanked one helper for one particular thing.',
          action:
            'Thank one of the others for one particular thing: “You noticed he’d gone quiet, and sat down with him.”',
          details: 'In person or by message is fine.',
        },
        {
          from: 19,
          to: 19,
          title: 'Bring someone along',
          done: 'You invited one person.',
          action:
            'Invite one person to come to a session once, if the place allows it. Today’s session or a message is a good moment to ask.',
          details:
            'One friendly question is enough. If the place doesn’t allow visits, explain one task to a newcomer. That counts too.',
        },
        {
          from: 20,
          to: 20,
          title: 'Ask what would help more',
          done: 'You asked someone what would make the place better.',
          action:
            'By message or at your next session, ask somebody who uses the place, if the rules allow: “What would make this better for you?” Pass the answer on without your own opinion.',
          details: 'Otherwise ask the person in charge.',
        },
        {
          from: 21,
          to: 21,
          title: 'Improve one small thing',
          done: 'You offered one small improvement.',
          action:
            'Now you may improve something. Choose one small thing, ask first, and do it: a sign, a list, a clearer form, a chair by the door.',
          details: 'If they say no, let it go.',
        },
        {
          from: 22,
          to: 22,
          title: 'Decide what comes next',
          done: 'You decided what comes next.',
          action:
            'Decide: stay, do less, do something else, or stop. Tell the person in charge today, well before your last session.',
          details: 'If it’s draining you, stopping is reasonable.',
        },
        {
          from: 23,
          to: 23,
          title: 'Hand over your task',
          done: 'You explained your task so that someone else can do it.',
          action:
            'Make a clear note or recording of how your task is done, and send it to the others. You can go through it with someone at your last session.',
          details: 'If you’re staying, do it anyway, so that you can be ill without worry.',
        },
        {
          from: 24,
          to: 24,
          title: 'Do your last session',
          done: 'You did your last session and looked back.',
          action:
            'Do your last session of this season. Say goodbye to two people by name. Afterwards, tell someone what you gave, what you got, and what you know now about the place and its people.',
          details:
            'If you’re leaving, return keys and badges, and take a few weeks before you say yes to the next thing.',
        },
      ],
    },
    {
      key: 'what-matters-on-little-energy',
      pillar: 'purpose',
      title: 'Low Battery',
      subtitle: 'Two weeks of small steps when you’re ill or very tired',
      description:
        'For men living with a long-term illness, a disability, pain, treatment or plain exhaustion. Two weeks of very small steps towards what matters to you, each one possible lying down. You decide the size, and rest is part of it.',
      promise: 'Take very small steps towards what matters to you, with rest as part of it.',
      finishLine: 'I took small steps towards what matters to me on {days}.',
      duration: 14,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      sources: [niceMeRecommendations, galdas2014],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose one thing that matters',
          done: 'You named one thing you’d like more of.',
          action:
            'Finish this sentence: “Even with my health as it is, I’d like more…” Company, music, usefulness, learning, faith, time outside, laughing. Choose one. That’s enough for today.',
          details:
            'This isn’t treatment, so keep to what your doctor or therapist has agreed with you. If you’re worn out and don’t know why, see a doctor first. If activity makes you worse for days, do less than each step says. If you ever don’t want to go on living, tell someone that day and open Help now.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find your smallest size',
          done: 'You found your smallest size.',
          action:
            'What does it look like in one minute? One song, one message, one photo, one line of a prayer, one look at the sky. Do that minute, then rest.',
          details: 'If one minute is too much today, only imagine it. That counts.',
        },
        {
          from: 3,
          to: 3,
          title: 'Notice your best time',
          done: 'You noticed when today was least hard.',
          action:
            'Watch your energy today. When is it least bad: after waking, after food, after medication, in the evening? Keep that time in mind. From now on, do the step then.',
          details: 'On a day with no good time, just rest and mark it.',
        },
        {
          from: 4,
          to: 4,
          title: 'Do it at your best time',
          done: 'You did two minutes at your best time.',
          action:
            'Two minutes of your thing, at your best time of day. Stop while you still could do more, and rest for at least as long afterwards.',
          details: 'Stopping early leaves you something for tomorrow.',
        },
        {
          from: 5,
          to: 5,
          title: 'Be with someone',
          done: 'You contacted one person.',
          action:
            'Contact one person in the way that costs you least: a voice message, a sticker, sitting in the same room, a text with one line. Say one true thing.',
          details: '“I’m thinking of you, no need to answer” is a whole message.',
        },
        {
          from: 6,
          to: 6,
          title: 'Let something go',
          done: 'You have one less task.',
          action:
            'What uses energy and gives little? Drop it, shorten it, sit down for it, or let someone else do it. One thing, today.',
          details: 'Help with a shower or the shopping may leave you strength for what you love.',
        },
        {
          from: 7,
          to: 7,
          title: 'Rest without earning it',
          done: 'You rested on purpose.',
          action:
            'An easy day. Rest without having earned it, with something pleasant within reach: a blanket, a window, a voice, quiet. No step.',
          details: 'If you missed some days, that’s part of being ill. Go on with the next step whenever you can.',
        },
        {
          from: 8,
          to: 8,
          title: 'Be useful in a small way',
          done: 'You did one small useful thing.',
          action:
            'Do one useful thing that fits your strength: answer someone’s question, praise good work, feed the cat, listen, send a link, remember a birthday.',
          details:
            'In studies, men with long-term conditions often said they wanted a sense of purpose, not only advice about symptoms.',
        },
        {
          from: 9,
          to: 9,
          title: 'Learn from someone like you',
          done: 'You looked for one person with a similar life.',
          action:
            'Look for one person who lives with something like what you have: a group, a video, a forum, a thread in the community. Read or listen for a minute or two, or save it for a better day.',
          details: 'Leave if it makes you feel worse. For medical questions, ask your own team.',
        },
        {
          from: 10,
          to: 10,
          title: 'Say what you need',
          done: 'You told someone one thing you need.',
          action:
            'Tell someone one thing you need, in one sentence: “I need a seat.” “I can do twenty minutes.” “Please don’t cheer me up today.”',
          details: 'If it’s a doctor or an employer, you can send it in writing or bring someone along.',
        },
        {
          from: 11,
          to: 11,
          title: 'Make it easier to reach',
          done: 'You made one thing easier to reach.',
          action:
            'What stands between you and the thing that matters? Move it closer, ask for it, set up a voice command, a cushion, a stand, large print. One change.',
          details: 'If you can’t do it yourself, telling someone exactly what to move or set up counts.',
        },
        {
          from: 12,
          to: 12,
          title: 'Do it with company',
          done: 'You asked someone to join you.',
          action:
            'Do your small thing with somebody: listen to the same song on the phone, play one round, read aloud, look at photos, pray together. If nobody’s free today, ask someone for another day.',
          details: 'Agree on the end before you begin: “Ten minutes, then I’ll rest.”',
        },
        {
          from: 13,
          to: 13,
          title: 'Keep it for a bad day',
          done: 'You chose a version for your worst days.',
          action:
            'Choose the version for your worst day: one breath at the window, one line, one picture. Tell someone, so they can remind you. Then rest.',
          details: 'If the bad days are getting more frequent, tell your doctor.',
        },
        {
          from: 14,
          to: 14,
          title: 'Look back gently',
          done: 'You named one moment you’d like again.',
          action:
            'Think back over the two weeks, or tell someone about them. Which moment would you like again? Choose one small thing to keep, at your best time, in your smallest size.',
          details: 'If you’ve felt hopeless for two weeks or more, see a doctor this week.',
        },
      ],
    },
  ],
}
