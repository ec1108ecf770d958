import {
  adamsons2013,
  cafcassTwoHomes,
  daminger2019,
  fathersDepression,
  gottman2001,
  gottman2005,
  hall2019,
  harold2018,
  headTrauma,
  hseSafeSleep,
  kaminski2008,
  kjaervik2024,
  kumar2018,
  liu2022,
  ohioStateApology,
  speed2018,
  whoParenting,
} from '../sources.ts'
import type { LibraryChallenge, Shelf } from '../types.ts'

export const relationships: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-thank-yous-out-loud',
      pillar: 'relationships',
      title: 'Three Thank-Yous',
      subtitle: 'Thank three people properly',
      description:
        'For three days you thank one person a day properly: you say what they did and what it meant to you. In experiments, people who wrote such a thank-you expected it to be more awkward, and less welcome, than it was.',
      promise: 'Thank three people for what they did, and say what it meant to you.',
      finishLine: 'I thanked someone properly on {days}.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Thank someone from this week',
          done: 'You thanked one person and said what they did.',
          action:
            'Pick someone who helped you in the last seven days: a colleague, a neighbour, a nurse, a relative. Tell them what they did and what it did for you. “You stayed late with me on Tuesday. I got home in time to see the kids. Thank you.” Three sentences are enough.',
          details:
            'You can do it in person, on the phone or in a voice message. If speaking is hard for you, send a text. If nobody comes to mind, thank someone who served you today, such as a driver or a pharmacist. If you miss a day, do its step the next day.',
        },
        {
          from: 2,
          to: 2,
          title: 'Thank someone you take for granted',
          done: 'You thanked someone for a thing they always do.',
          action:
            'Think of someone who does something so often that nobody notices: taking out the rubbish, driving you to work, filling in forms, being patient with you. Thank them for that one thing today. Don’t make a joke to soften it, and don’t ask for anything afterwards.',
          details:
            'They may say “it’s nothing”. You can answer “it’s not nothing to me” and leave it there. When they’re asleep or away, leave a note or send a message.',
        },
        {
          from: 3,
          to: 3,
          title: 'Thank someone from the past',
          done: 'You thanked someone from the past and looked back.',
          action:
            'Think of a teacher, boss, friend or relative who once gave you a push. Send them a few lines or a voice message: what they did, what came of it, where you are now. Then look back: which of the three was hardest to say, and what happened when you did?',
          details:
            'If they’ve died, or contact wouldn’t be safe or welcome, say it out loud on your own. An answer may not come, and that’s all right.',
        },
      ],
      sources: [kumar2018],
    },
    {
      key: 'ask-one-more-question',
      pillar: 'relationships',
      title: 'One More Question',
      subtitle: 'Ask one more question before you talk about yourself',
      description:
        'It’s easy to answer, advise or tell your own story as soon as the other person stops talking. For five days you ask one more question first, and then you’re quiet while they answer.',
      promise: 'Ask one more question before you answer, and stay quiet for the reply.',
      finishLine: 'I practised asking one more question for {days}.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Notice what you do first',
          done: 'You noticed what you do first when others stop talking.',
          action:
            'Change nothing today. In three conversations, notice what you do when the other person finishes: give advice, tell a story of your own, make a joke, change the subject. Before bed, name the one you did most. You’re finding out where you start.',
          details:
            'Phone calls, messages and chats at work count. If you only talk to one person today, watch that one conversation. If it’s nobody, think back to the last one you had. After a missed day, do the step you missed.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask “what was that like?”',
          done: 'You asked one more question before you answered.',
          action:
            'In two conversations, or in the only one you have, wait until the other person finishes. Then ask one short question before you say anything else: “What was that like?” or “What happened next?” Count to five in your head while they think. Listen to the whole answer.',
          details:
            'The pause may feel long to you. If they answer in one word, let it be, because not every moment is the right one. You can also ask in a message.',
        },
        {
          from: 3,
          to: 3,
          title: 'Say back what you heard',
          done: 'You checked once whether you had understood.',
          action:
            'With one person, put what you heard into one sentence of your own and ask if it’s right: “So you did all the work, and then nobody mentioned it. Is that it?” If they correct you, thank them and try again with the correction.',
          details:
            'You don’t have to agree with what you say back. You’re only showing that you heard it. In a text or an email it works the same way.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask before you advise',
          done: 'You asked one person before you said what you think.',
          action:
            'Before you advise anyone today, ask: “Do you want ideas, or do you want me to listen?” Then do what they say. If advice slips out first, stop and say: “Sorry, I went straight to fixing it. Go on.” If nobody tells you a problem, ask one person: “How’s your week going, really?”',
          details: 'Advice that’s part of your job is fine.',
        },
        {
          from: 5,
          to: 5,
          title: 'Give one person twenty minutes',
          done: 'You gave one person your attention for twenty minutes.',
          action:
            'Give one person twenty minutes with your phone out of sight: a walk, a coffee, a call. Ask at least three questions that follow from what they say. At the end, tell them one thing you didn’t know before. Then look back: which of the five days will you repeat?',
          details:
            'If nobody has time today, call someone instead, or fix a time and finish the challenge on that day. If you use hearing aids, captions or an interpreter, choose the setting that makes listening easiest for you.',
        },
      ],
    },
    {
      key: 'phone-in-the-drawer',
      pillar: 'relationships',
      title: 'Phone in the Drawer',
      subtitle: 'One hour a day without your phone',
      description:
        'For one hour a day your phone is in another room, whether you’re with someone or on your own. In one field experiment, people at a restaurant felt more distracted and enjoyed the meal a bit less when their phones were on the table. Find out what it’s like for you.',
      promise: 'Keep your phone in another room for one hour a day.',
      finishLine: 'I put my phone away on {days}.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Pick your place and hour',
          done: 'Your phone was out of reach for one hour.',
          action:
            'Choose a drawer or bag, best in another room, and an hour when people are usually around: dinner, bath time, after work. If you live alone, pick an hour you’d normally spend scrolling. You can call someone first and then put the phone away. Do the first hour today.',
          details:
            'On call, caring for someone, or using the phone for your hearing, glucose or screen reader? Keep what you need and turn off the rest. Let calls from two important people through. If you miss a day, carry on from where you stopped.',
        },
        {
          from: 2,
          to: 2,
          title: 'Eat one meal without it',
          done: 'You ate one meal and kept your phone-free hour.',
          action:
            'Put the phone away before you sit down and leave it there for the whole hour. Ask one person at the table: “What was the hardest part of your day?” If you eat alone, send one invitation for later this week before the meal. Then put the phone away and eat.',
        },
        {
          from: 3,
          to: 3,
          title: 'Greet people properly',
          done: 'You gave someone ten minutes and kept the hour.',
          action:
            'Put the phone away as soon as you come in. For ten minutes, greet whoever’s there and let them talk first. Then finish the hour. If you work from home, step outside or sit by a window for a minute, and come back in as if from work.',
          details:
            'If you live alone, give the ten minutes to a neighbour, a shopkeeper or someone you call before you put the phone away.',
        },
        {
          from: 4,
          to: 4,
          title: 'Take an easy day',
          done: 'You kept twenty minutes without your phone.',
          action:
            'Today twenty minutes are enough. Spend them with someone, or outside, or doing nothing. Each time you reach for the phone, notice it and look up. You don’t have to fight the urge, only to see how often it comes.',
        },
        {
          from: 5,
          to: 5,
          title: 'Do something together',
          done: 'Your phone was away for one hour.',
          action:
            'Use the hour for something two people can do: cook, fix a bike, fold the laundry, play cards, push the swing. It can be easier to talk while your hands are busy. If you’re on your own, call someone or write them a card, then put the phone away again.',
        },
        {
          from: 6,
          to: 6,
          title: 'Try two hours',
          done: 'Your phone was away for two hours.',
          action:
            'Put the phone away for two hours, in the evening or on a free afternoon. Decide before you start what the time is for: a film together, a long walk, a visit. If you need to break off early, finish the rest later in the day.',
          details: 'If two hours in one go don’t fit your day, do two separate hours.',
        },
        {
          from: 7,
          to: 7,
          title: 'Decide what you’ll keep',
          done: 'You did the hour and chose one to keep.',
          action:
            'Do the hour once more. Then ask the people who shared it: “What was different?” Listen without defending the phone. If nobody did, ask yourself. Choose one hour in the week that stays phone-free, say it out loud, and put it in your calendar.',
        },
      ],
      sources: [
        {
          author: 'Ryan Dwyer, Kostadin Kushlev, Elizabeth Dunn',
          year: 2018,
          title: 'Smartphone Use Undermines Enjoyment of Face-to-Face Social Interactions',
          url: 'https://doi.org/10.1016/j.jesp.2017.10.007',
          checked: '2026-11-23',
        },
      ],
    },
    {
      key: 'a-no-that-holds',
      pillar: 'relationships',
      title: 'A No That Holds',
      subtitle: 'Say no and mean it',
      description:
        'Ten days of saying no, starting small. You learn to buy time before you answer, to refuse without a speech, and to stay friendly while someone is disappointed. If someone at home frightens you, don’t practise on them. Read “Recognise violence and control at home” first.',
      promise: 'Learn to buy time, refuse without a speech and stay friendly.',
      finishLine: 'I practised saying no for {days}.',
      duration: 10,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find your unwanted yeses',
          done: 'You named three things you agreed to and didn’t want.',
          action:
            'Think of three things you said yes to last month and didn’t want: a shift, a loan, a party, a favour. For each, finish the sentence “If I’d said no, I was afraid that…”. Say it out loud or note it. Don’t tell anyone yet.',
        },
        {
          from: 2,
          to: 2,
          title: 'Buy yourself time',
          done: 'You said “Let me check and tell you tonight” once.',
          action:
            'When someone asks you for something that isn’t urgent, say: “Let me check and tell you tonight.” Then tell them tonight, yes or no. If you blurt out a yes, notice it. You can still go back: “I answered too fast. Let me check.” If nobody asks today, say the sentence aloud three times.',
        },
        {
          from: 3,
          to: 3,
          title: 'Say one small no',
          done: 'You refused one small thing without an excuse.',
          action:
            'Refuse one small thing: an extra at the checkout, a second helping, a group chat, a meeting with no purpose. Say it in one sentence, with a thank-you and without a made-up reason: “No thanks, not this time.” If nothing comes up, cancel a subscription you don’t use.',
        },
        {
          from: 4,
          to: 4,
          title: 'Say no to someone you like',
          done: 'You said one friendly no to someone you like.',
          action:
            'Say no to one small request from a friend, colleague or relative. Start with something true and kind: “I’d like to help and I can’t this week.” Stop there. If you start explaining, take a breath and repeat the sentence. If nobody asks you today, take back one small yes: “I said yes too fast. I’d rather not.”',
          details: 'Choose someone who can take it, and leave old scores out of it.',
        },
        {
          from: 5,
          to: 5,
          title: 'Rest and notice',
          done: 'You noticed one moment when you wanted to say no.',
          action:
            'An easy day: no refusals needed. Notice one moment, today or looking back, when your body says no before you do: a tight jaw, a sinking feeling, sudden tiredness. That’s a sign you can use later. If you missed a day, do that step first and then go on.',
        },
        {
          from: 6,
          to: 6,
          title: 'Prepare one real limit',
          done: 'You said your sentence aloud three times.',
          action:
            'Choose one limit you need with one person, where the worst you risk is annoyance, not your job or home. Put it in a sentence about what you’ll do: “I don’t take work calls after seven. I’ll call back at eight in the morning.” Say it aloud three times, slowly.',
        },
        {
          from: 7,
          to: 7,
          title: 'Say it to them',
          done: 'You said your limit once, calmly.',
          action:
            'Say your sentence to that person in private, at a calm moment. Then be quiet and let them react. If they argue, repeat the same words once and stop. It counts however they take it.',
          details:
            'If talking face to face is too much, a message is fine. If it shook you, tell a friend tonight. If they threaten you, stop practising with this person.',
        },
        {
          from: 8,
          to: 8,
          title: 'Hold it when it’s tested',
          done: 'You said your limit once more, in the same words.',
          action:
            'People usually test a new limit out of habit. If it’s safe, keep it with the same words and an even voice. If you gave in, say so: “I said seven and I picked up. From today it’s seven.” If nobody tests it, say your sentence aloud and picture when the test will come.',
        },
        {
          from: 9,
          to: 9,
          title: 'Be warm to the same person',
          done: 'You did one friendly thing for someone.',
          action:
            'Do one friendly thing for the person you said no to: ask about their day, send a photo, make a coffee. You’re showing that the limit is about one thing and that you still like them. Don’t mention the limit. If they threatened or punished you, be friendly to someone else and tell someone you trust.',
        },
        {
          from: 10,
          to: 10,
          title: 'Look back at your fears',
          done: 'You compared your fear with what happened.',
          action:
            'Go back to the sentences from the first day. What really happened after you said no? Choose one limit to keep, one to soften, and one person whose no you’ll accept more easily. Tell someone you trust about one of them.',
        },
      ],
      sources: [speed2018],
    },
    {
      key: 'ten-minutes-they-choose',
      safetyRevision: 2,
      pillar: 'relationships',
      title: 'Ten Minutes, They Choose',
      subtitle: 'Full attention for a child or an older relative',
      description:
        'Every day for two weeks you give one child, or one older relative, ten minutes of your full attention, and they choose what you do. No teaching, no correcting, no phone. Fathers, stepfathers, uncles, grandfathers and friends of the family can all do it. It also works by video call. On days when you’re apart, you can send a voice message or photo they can answer.',
      promise: 'Give one child or older relative ten minutes a day, and let them choose.',
      finishLine: 'I gave someone ten minutes of my attention on {days}.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask and start',
          done: 'You asked them and did the first ten minutes.',
          action:
            'Tell them: “For two weeks I’d like to give you ten minutes a day, and you choose what we do.” Pick a usual time together. Then do the first ten minutes with your phone in another room.',
          details:
            'If the child isn’t yours, ask the parent first and stay where the parent can see or hear you. If a court or a service has set rules for contact, keep to them. With several children, choose one and tell the others when it’s their turn. If they don’t want to today, spend the ten minutes near them and ask again tomorrow. If you miss a day, don’t do two. Go on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Follow their idea',
          done: 'You did what they chose for ten minutes.',
          action:
            'Do what they choose, as long as it’s safe and costs nothing, and let them lead. Don’t suggest a better way. If they want you to be a dragon, be a dragon. If they want to sit quietly or show you a game, sit with them.',
          details: 'Watching a film together is fine. If their idea isn’t safe or costs money, offer two others.',
        },
        {
          from: 3,
          to: 3,
          title: 'Say what you see',
          done: 'You described what they did instead of steering.',
          action:
            'During the ten minutes, say what you see in place of questions and tips: “You put the red one on top.” “You’re looking for the long one.” With a teenager or an older person, repeat a few of their own words: “So the whole team was late.”',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask only open questions',
          done: 'You spent ten minutes together without any quiz questions.',
          action:
            'Today, no questions with a right answer, such as “What colour is that?” or “What year was it?” If you ask anything, ask what they think or like: “What’s the best part?” “What would you do?” Silence is fine too.',
        },
        {
          from: 5,
          to: 5,
          title: 'Drop the correction',
          done: 'You let one mistake pass.',
          action:
            'Let the tower lean and let the date be wrong. When you want to correct something, press your thumb and finger together and wait. Step in only if it isn’t safe.',
          details: 'If a “well, actually” slips out, say “sorry, go on” and let them carry on.',
        },
        {
          from: 6,
          to: 6,
          title: 'Let them win or teach',
          done: 'You let them be better than you at something.',
          action:
            'Ask them to teach you something or to play a game they’re good at. Be a real beginner and ask them to show you again. If you’re better at it, play by their rules.',
        },
        {
          from: 7,
          to: 7,
          title: 'Have an easy day',
          done: 'You spent ten quiet minutes together.',
          action:
            'Do the easiest version: sit with them while they watch, read, eat or scroll, and be available. You don’t have to entertain anyone.',
        },
        {
          from: 8,
          to: 8,
          title: 'Say one thing you liked',
          done: 'You said one true thing about how they did it.',
          action:
            'After the ten minutes, say one true thing you liked about how they did it, not about the result: “You tried that four times.” “You waited for me.” Say it once. If they shrug, let them.',
        },
        {
          from: 9,
          to: 9,
          title: 'Tell them about you',
          done: 'You told them one small thing about your day.',
          action:
            'In a gap, or at the end, tell them one small thing about your own day, best of all something that went wrong: “I got lost today and had to ask twice.” Keep it to a minute.',
        },
        {
          from: 10,
          to: 10,
          title: 'Keep it when you’re tired',
          done: 'You kept the ten minutes on this day too.',
          action:
            'Sit down before you start and take three slow breaths. If you’re tired, say so: “I’m tired today, and I want these ten minutes.” Choose a chair or the floor if standing is hard. Then do what they choose.',
        },
        {
          from: 11,
          to: 11,
          title: 'Keep it after trouble',
          done: 'You kept the ten minutes, whatever happened before.',
          action:
            'These ten minutes aren’t a reward. Keep them even if there was an argument, bad marks or a broken plate. If you lost your temper today, start with: “I was short with you. That was my fault, not yours.” Then do what they choose.',
          details:
            'If you’re afraid you might hurt them, make sure they’re safe, leave the room and ask another adult to take over. If nobody’s there, call someone, or a line in Help now. If there’s danger now, call your emergency number.',
        },
        {
          from: 12,
          to: 12,
          title: 'Go where they are',
          done: 'You joined them in something of their own.',
          action:
            'Go into their world for ten minutes: their room if you’re invited (if the child isn’t yours, with the door open and the parent near), their game, their music, their photo album, their place of worship. Ask them to explain it. Don’t judge it.',
        },
        {
          from: 13,
          to: 13,
          title: 'Have another easy day',
          done: 'You gave them ten minutes without a plan.',
          action:
            'No task today except the ten minutes. Notice what’s different from the first week: who starts, who talks, how long ten minutes feel to you now.',
        },
        {
          from: 14,
          to: 14,
          title: 'Ask what to keep',
          done: 'You did the ten minutes and told them what you’ll keep.',
          action:
            'Do the ten minutes. Then ask: “What was the best thing we did? What should we keep?” Listen. Choose two fixed times a week that will go on, put them in your calendar and tell them the days.',
        },
      ],
      sources: [whoParenting, kaminski2008],
    },
    {
      key: 'repair-within-a-day',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'Put Right by Tomorrow',
      subtitle: 'Say sorry and fix it within a day, for two weeks',
      description:
        'For two weeks, when you speak sharply to someone, ignore them or don’t do what you promised, you put it right by the next evening. You start by noticing, go on to short apologies and end with one older matter. This is for ordinary arguments. If someone at home is afraid of you, an apology isn’t enough, and if you’re the one who’s afraid, more apologies won’t make you safe. Help now has lines for both. If you say sorry for nearly everything already, choose another challenge.',
      promise: 'Notice when you let someone down, and put it right within a day.',
      finishLine: 'I practised putting things right for {days}.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Look back at today',
          done: 'You looked back at the day for five minutes.',
          action:
            'This evening, take five minutes. Who did you speak sharply to, ignore, mock or let down today? Here we call that a slip. Say it to yourself in one plain sentence without “but”: “I interrupted Amir in the meeting.” Don’t apologise yet.',
          details:
            'A day without a slip is a good day. If you feel guilty about nearly everything, a doctor or therapist can help more than apologies. After a missed day, carry on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Catch it sooner',
          done: 'You watched for the signs of a slip.',
          action:
            'Today, try to notice a slip soon after it happens. The signs are often small: they look away, the room goes quiet, you feel hot or sure that you’re right. You don’t have to do anything about it yet. If the day stays quiet, remember the signs from your last slip.',
        },
        {
          from: 3,
          to: 3,
          title: 'Make one small repair',
          done: 'You made one small repair.',
          action:
            'Apologise for one small thing from the last three days: “I interrupted you at lunch on Tuesday. I’m sorry. I’d still like to hear it.” Two or three sentences are enough. From now on, put each new slip right by the next evening. It can also be the step of that day.',
          details:
            'If there’s nothing to put right, thank someone for their patience with you. That counts too. If someone has asked you to leave them alone, or there’s a court order or a history of violence, don’t make contact at any time in these two weeks.',
        },
        {
          from: 4,
          to: 4,
          title: 'Say exactly what you did',
          done: 'You said exactly what you did, without “if”.',
          action:
            'Put one thing right and name what you did: “I’m sorry I said that in front of your friends.” Leave out “if you were hurt”, because it leaves open whether anything happened. With nothing to put right, practise aloud on something old.',
          details:
            'A reason can help, but in the first sentence it can sound like an excuse. Say that it was your fault, then explain if asked. The guide “How to apologise so that it helps” has all the parts.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask what it was like',
          done: 'You asked someone what it was like for them.',
          action:
            'After an apology, or about one from this week, ask: “What was that like for you?” If there’s been none, ask someone who can tell you the truth without fear what it’s like when you’re sharp. Listen for two minutes without defending yourself.',
          details:
            'If the answer is hard, say thank you and think about it tomorrow. If it gets heated, say when you’ll come back to it, and come back.',
        },
        {
          from: 6,
          to: 6,
          title: 'Change what comes before',
          done: 'You changed one thing that leads to your slips.',
          action:
            'Look at when you slip: hungry, in a hurry, after a drink, just home from work. Change one thing today: eat before the talk, sit quietly for five minutes before you go in, leave out the drink, move the talk to the morning.',
          details: 'If you drink a lot every day, don’t stop all at once. Ask a doctor first.',
        },
        {
          from: 7,
          to: 7,
          title: 'Have a light day',
          done: 'You were kind to one person on purpose.',
          action:
            'An easy day. Do one kind thing for someone who’s patient with you: take over a task, bring a coffee, listen for five minutes. Are you quicker to see a slip than a week ago? If it’s all still hard, that’s normal.',
        },
        {
          from: 8,
          to: 8,
          title: 'Do the repair',
          done: 'You did one thing that makes up for something.',
          action:
            'Today, do something as well as saying it. Replace what you broke, pay back some of what you borrowed, do the job you forgot. If you mocked someone, tell the people who heard it that you were wrong. With nothing to make up for, do a job that someone has been waiting for.',
          details:
            'You can add what you’ll do from now on: “Next time I’ll tell you the same day if I can’t.” Promise only what you’d keep on a bad day.',
        },
        {
          from: 9,
          to: 9,
          title: 'Receive one well',
          done: 'You let one apology stand without adding anything.',
          action:
            'When someone says sorry to you today, even for a small thing, say “thank you” and add nothing. If nobody does, remember an apology that someone once gave you. What made it easy to believe, or hard?',
          details: 'Remembering counts too. You don’t have to accept an apology from someone who keeps hurting you.',
        },
        {
          from: 10,
          to: 10,
          title: 'Repair with a younger person',
          done: 'You said one apology to someone with less power.',
          action:
            'Apologise to a child, a teenager, an apprentice or a younger colleague for one real thing. Say it at eye level, sitting down if you can: “I shouted. That wasn’t your fault.” Don’t add a lesson. With no young people around, choose someone who depends on you at work or in a club.',
          details:
            'If you owe nobody an apology today, say one aloud, on your own, that you still owe. That counts too.',
        },
        {
          from: 11,
          to: 11,
          title: 'Repair in the same conversation',
          done: 'You said one sentence again, better.',
          action:
            'Try to put one thing right in the moment: “Let me say that again, better.” It can be tiny: a sigh, a sarcastic word, an interruption. If nothing happens today, go back to a sentence from this week and say it better.',
        },
        {
          from: 12,
          to: 12,
          title: 'Prepare one older repair',
          done: 'You prepared one older repair.',
          action:
            'Choose something months or years old that’s small enough to put right on your own: an unpaid loan, a broken promise, a harsh sentence. Prepare two or three sentences. Take out everything that asks for an answer or for forgiveness. Say it to a friend or record it. What would you hear in their place?',
          details:
            'If they’ve asked you to stay away, or contact could harm them, choose something else. If nothing comes to mind, take something recent.',
        },
        {
          from: 13,
          to: 13,
          title: 'Say or send it',
          done: 'You did what you decided about this apology.',
          action:
            'Say or send it today, and ask for nothing back. A message can end with: “You don’t have to answer.” If you slept on it and it no longer feels right, let it rest and do something useful for someone else instead.',
        },
        {
          from: 14,
          to: 14,
          title: 'Name your pattern',
          done: 'You told one person your pattern and your plan.',
          action:
            'Look back over two weeks. What do you do most often, who is it hard on, and when? Finish this sentence and tell it to one person who is likely to see it happen: “When I’m ___, I tend to ___. Next time I’ll ___.”',
        },
      ],
      sources: [ohioStateApology],
    },
    {
      key: 'forty-days-of-turning-towards',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'Turn Towards',
      subtitle: 'Notice when someone wants your attention, and give it',
      description:
        'The psychologist John Gottman calls small requests for attention “bids”: a sigh, a “look at that”, a hand on your arm. For forty days you notice them and respond. Choose one person: a partner, child, parent, housemate or friend you see often. Don’t choose someone who frightens you, or who is afraid of you.',
      promise: 'Notice one person’s small requests for attention, and respond to them.',
      finishLine: 'I practised giving one person my attention for {days}.',
      duration: 40,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose your person',
          done: 'You chose one person and saw one bid.',
          action:
            'Choose the person for the next forty days. Today, spot one moment when they want a little of your attention: a remark, a joke, a look, a link they send you. You don’t have to do anything special. Seeing one is enough.',
        },
        {
          from: 2,
          to: 3,
          title: 'Spot three a day',
          done: 'You watched for three bids.',
          action:
            'Watch for three bids a day. A bid can be a question they know the answer to, a story told twice, a touch in passing, or “it’s cold in here”. Count them on your fingers. If you live apart, look in messages and calls.',
        },
        {
          from: 4,
          to: 5,
          title: 'See what you do with them',
          done: 'You noticed how you responded, up to three times.',
          action:
            'There are three things you can do with a bid: respond, ignore it, or answer sharply. Today, notice which one you do, three times. There’s no score to beat, and you may miss more than you thought.',
        },
        {
          from: 6,
          to: 6,
          title: 'Find your worst hour',
          done: 'You named the hour when you’re hardest to reach.',
          action:
            'Find the hour when you miss most: the first hour at home, the hour before bed, the busy morning. Ask yourself what you’re holding then: a phone, a worry, a pan. You’ll come back to this hour next week.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You responded warmly once.',
          action:
            'Respond warmly once: look up, smile, say “tell me”. If you missed days this week, don’t make up for them. Carry on tomorrow with the next step.',
        },
        {
          from: 8,
          to: 9,
          title: 'Respond three times',
          done: 'You responded to each bid you noticed, up to three.',
          action:
            'Respond to three bids: look up and say something back. “Show me.” “Really? What did she say?” It can take five seconds. If your person signs, types or uses few words, respond in the way that suits them.',
        },
        {
          from: 10,
          to: 11,
          title: 'Put down what you hold',
          done: 'You put things down and turned to them fully.',
          action:
            'When they turn to you, put down the phone, tool or laptop and turn towards them for ten seconds. On a call, stop typing. Do it up to three times, but not while driving or carrying something hot.',
        },
        {
          from: 12,
          to: 12,
          title: 'Delay, then come back',
          done: 'You went back and asked about one thing.',
          action:
            'When you really can’t respond, say so warmly and give a time: “I want to hear that. Give me two minutes.” Then go back yourself and ask. If nothing got in the way today, ask this evening: “Did I miss anything you wanted to tell me?”',
        },
        {
          from: 13,
          to: 13,
          title: 'Work on your worst hour',
          done: 'You responded once in your worst hour.',
          action:
            'Go back to the hour when you’re hardest to reach. Change one thing about it: phone in another room, five quiet minutes before you come in, a snack first. Then respond once in that hour.',
        },
        {
          from: 14,
          to: 14,
          title: 'Pick one up late',
          done: 'You went back to one bid you’d missed.',
          action:
            'An easy day. Remember one thing they said this week that you let pass, and pick it up: “You said something about your knee on Tuesday. How is it?” That’s all for today.',
        },
        {
          from: 15,
          to: 15,
          title: 'Offer one yourself',
          done: 'You made one bid of your own.',
          action:
            'Now it’s your turn to ask for attention. Point something out, show them a photo, tell them one odd thing from your day. Keep it light. If nothing comes back, let it go, because they may be busy.',
        },
        {
          from: 16,
          to: 16,
          title: 'Ask for their view',
          done: 'You asked for their opinion and used it.',
          action:
            'Ask for their opinion on something real: the shirt, the email, the route, the worry. Listen to the end. Use at least part of the answer and tell them that you did.',
        },
        {
          from: 17,
          to: 18,
          title: 'Ask plainly for time',
          done: 'You asked for ten minutes in plain words.',
          action:
            'Ask straight out for what you’d like: “Sit with me for ten minutes?” “Can I tell you about my day?” A plain question is easier to answer than a sigh. If it’s no, ask for another time once.',
        },
        {
          from: 19,
          to: 19,
          title: 'Reach out at midday',
          done: 'You contacted them once in the daytime.',
          action:
            'In the middle of the day, send or say one thing that isn’t about errands or plans: a memory, a joke, a picture of something they’d like, “I’m thinking of your interview”. No reply needed.',
        },
        {
          from: 20,
          to: 20,
          title: 'Offer it first',
          done: 'You offered something before they asked.',
          action:
            'After almost three weeks you know better what they like. Offer one thing before they ask: the tea, the song, the question about their mother, the blanket. Don’t explain why.',
        },
        {
          from: 21,
          to: 21,
          title: 'Take an easy day together',
          done: 'You did one easy thing next to each other.',
          action:
            'Do something ordinary side by side: dishes, a short walk, an episode, a call while you both cook. You don’t have to work on anything today.',
        },
        {
          from: 22,
          to: 22,
          title: 'Hear the wish in a complaint',
          done: 'You answered one thing they wished for.',
          action:
            'A complaint can hide a wish. “You’re always on that phone” may mean “I miss you.” Today, answer the wish: “I think you’d like more time with me. Can we sit down together at eight?” If you guess wrong, they’ll tell you. If there’s no complaint today, respond warmly to one bid.',
          details:
            'The steps this week are for moments that may not come. On a quiet day, one warm response is all you need.',
        },
        {
          from: 23,
          to: 24,
          title: 'Stay when they’re in a mood',
          done: 'You stayed friendly today.',
          action:
            'When they’re grumpy, stay near and stay friendly for five minutes. “Long day?” Then wait. Don’t fix it and don’t take it personally. If they’d rather be alone, say “I’m here later” and mean it. If they’re in a good mood, respond warmly once.',
          details:
            'A bad mood is one thing. If you’re insulted, you don’t have to stay. If you’re threatened, leave the room if it’s safe, and stop this challenge with them. Then read “Recognise violence and control at home”, or open Help now.',
        },
        {
          from: 25,
          to: 25,
          title: 'Answer good news well',
          done: 'You asked two questions about something good.',
          action:
            'When they tell you something good, however small, let it be good. Ask two questions about it: “How did you do that?” “Who was there?” Don’t add a worry, a warning or a better story. If there’s no news, ask what went well today.',
        },
        {
          from: 26,
          to: 27,
          title: 'Respond while annoyed',
          done: 'You responded warmly once.',
          action:
            'Respond warmly once, even if you’re annoyed: “I’m still annoyed about the bill, and I want to hear how it went.” Both can be true. If you’re too angry, say when you’ll be back, take twenty minutes, and come back.',
        },
        {
          from: 28,
          to: 28,
          title: 'Have a quiet day',
          done: 'You rested and responded once.',
          action:
            'Respond warmly once, and notice how long it took. If the last four weeks had gaps, that’s normal, and you can still go on.',
        },
        {
          from: 29,
          to: 29,
          title: 'Choose one daily moment',
          done: 'You chose one small daily moment.',
          action:
            'Ask: “I’d like one small moment with you every day. Which would you like?” A proper goodbye, coffee side by side, a message at lunch. It has to fit your worst day. If they’d rather not, choose one you can offer on your own, such as a good-morning message. Start today.',
        },
        {
          from: 30,
          to: 31,
          title: 'Keep your moment',
          done: 'You kept your daily moment.',
          action:
            'Keep the moment you agreed on. If you’re apart today, keep it by call or message. If it slips, say “we missed that yesterday” and do it today, without blame.',
        },
        {
          from: 32,
          to: 32,
          title: 'Add one small thing',
          done: 'You added one small thing to your moment.',
          action:
            'Keep the moment, and make it a little better: sit closer, put the phones in another room, ask one real question, stay two minutes longer. One small thing is enough.',
        },
        {
          from: 33,
          to: 33,
          title: 'Say what you like about it',
          done: 'You told them one thing you like about your moment.',
          action:
            'Keep the moment, and tell them one thing you like about it: “I like that we sit here before the others wake up.” Ask what they’d change.',
        },
        {
          from: 34,
          to: 34,
          title: 'Keep it on a full day',
          done: 'You kept your moment in its smallest version.',
          action:
            'Decide what the smallest version of your moment is: one minute, one message, one hand on a shoulder. Do that version today, so that you both know it for hard days.',
        },
        {
          from: 35,
          to: 35,
          title: 'Let them lead the moment',
          done: 'You let them choose how to spend your moment.',
          action: 'An easy day. Keep your moment, let them choose how you spend it, and follow their lead.',
        },
        {
          from: 36,
          to: 36,
          title: 'Add a second person',
          done: 'You responded to someone you often overlook.',
          action:
            'Think of someone who asks for little and gets little of your attention: a quiet child, a colleague, a brother, the man at reception. Respond to one of their bids today, fully.',
        },
        {
          from: 37,
          to: 37,
          title: 'Ask how it’s been',
          done: 'You asked when you still don’t notice them.',
          action:
            'Tell your person what you’ve been doing. Ask: “When did you notice it? When do I still not notice you?” Listen without arguing, and thank them. If they noticed nothing, ask what would be worth noticing.',
        },
        {
          from: 38,
          to: 39,
          title: 'Act on what they said',
          done: 'You did one thing they asked for.',
          action:
            'Do one thing they named. If they said “mornings”, be there in the morning. If they named nothing, ask for one small thing they’d like this week and do it.',
        },
        {
          from: 40,
          to: 40,
          title: 'Choose what stays',
          done: 'You told them which moment you’ll keep.',
          action:
            'Look back: what was easy, what stayed hard, what surprised you? Choose the one moment that stays and one change to your worst hour. Tell your person about the moment and the change. Then spend ten minutes together doing what you both like.',
        },
      ],
      sources: [gottman2001, gottman2005],
    },
    {
      key: 'ninety-days-good-as-your-word',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'Said and Done',
      subtitle: 'Promise less, and keep what you promise',
      description:
        'For six weeks you promise less and keep more of it: times, small favours, “I’ll call you”. Each week has one theme and an easy day. You need a list you can carry, on paper or on a phone, and about five minutes a day. Some days ask for twenty to thirty minutes to do what you promised.',
      promise: 'Promise less, keep more of it and warn people early when you can’t.',
      finishLine: 'I worked on keeping my word for {days}.',
      duration: 42,
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
            'Count the promises on your list. How many have a day? Which ones might the other person not see as a promise? Tell one person your number, or say it aloud.',
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
          done: 'You took a step to return one thing.',
          action:
            'This week you clear old promises. Give back one thing that isn’t yours: the drill, the book, the box, the money. If you can’t get there, send it, or arrange a day and tell them. If you’ve borrowed nothing, send a photo you once promised. That counts too.',
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
          done: 'You told one person the truth about a promise.',
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
          title: 'Suggest a date',
          done: 'You suggested a date to one person.',
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
          action: 'An easy day. Look at what has gone from the list in two weeks. Add nothing, and do nothing on it.',
        },
        {
          from: 15,
          to: 15,
          title: 'Be five minutes early',
          done: 'You were on time for one thing.',
          action:
            'This week is about time. Be five minutes early for one thing today: work, school, a call, a meal at home. If your body, your transport or your care duties make time hard to predict, give a time window instead of a time.',
        },
        {
          from: 16,
          to: 17,
          title: 'Double your estimate',
          done: 'You doubled one estimate and checked how close it was.',
          action:
            'Before you say how long something takes, double your first guess. “I’ll be there in forty minutes.” If nobody’s waiting today, do it with a job at home. At the end of the day, see how close you were.',
        },
        {
          from: 18,
          to: 18,
          title: 'End on time',
          done: 'You ended one thing on time.',
          action:
            'End one thing today at the time you said: a call, a game, a job at home, or work if you can choose. If someone’s waiting for you, tell them when that will be.',
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
          title: 'Get ready for tomorrow',
          done: 'You prepared tomorrow before going to bed.',
          action:
            'Tonight, take ten minutes for tomorrow: clothes, keys, route, first appointment. Look at your list for anything due tomorrow. Then stop.',
        },
        {
          from: 21,
          to: 21,
          title: 'Keep some time free',
          done: 'You kept some time free of promises.',
          action:
            'An easy day. Keep an hour, or ten minutes if that’s all you have, with nothing promised to anyone. Notice how it feels not to owe anybody a time.',
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
            'For one day, make no new promises. Work on the ones you have. If a friend or a neighbour asks, say: “I’m not taking on anything new today. Ask me tomorrow.” Tasks at work and a child’s needs don’t count.',
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
          title: 'Warn early',
          done: 'You told one person where a promise stands.',
          action:
            'If you’ll be late, or something won’t be ready, say so before the time you agreed, with a new time you can keep: “I said Thursday. It’ll be Saturday noon.” If all is well, tell one person that you’re on track.',
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
            'An easy day. Leave the list in a drawer. Tonight, recall from memory whether you owe anything tomorrow. If something slipped, keep using a list. There’s nothing wrong with that.',
        },
        {
          from: 36,
          to: 36,
          title: 'Ask about one thing',
          done: 'You asked and listened without arguing.',
          action:
            'This week is for the person you most want to be reliable for: a partner, child, parent, friend or housemate. Ask: “Is there one thing I said I’d do that still matters to you?” Listen, and note it.',
          details:
            'If the answer hurts, say “thank you for telling me” and take a walk. If this person uses such things to hurt you, choose someone else.',
        },
        {
          from: 37,
          to: 38,
          title: 'Do what they named',
          done: 'You worked on what they named.',
          action:
            'Do the thing they named. If it’s too big for a day, do twenty minutes of it. Don’t announce it. If it’s done, or they named nothing, do something on your list for them.',
        },
        {
          from: 39,
          to: 39,
          title: 'Make one promise you can keep',
          done: 'You promised one small regular thing.',
          action:
            'Promise that person one small regular thing, small enough for your worst week: taking out the rubbish on Mondays, a call on Sundays, one bedtime a week. Start it within two days.',
        },
        {
          from: 40,
          to: 40,
          title: 'Say it first',
          done: 'You named one thing before anyone asked.',
          action:
            'When you haven’t kept something, say it before you’re asked, in one sentence without the reason: “I said I’d book it and I didn’t. I’ll do it by six tomorrow.” If they ask why, tell them. If you find nothing, look at the small promises.',
        },
        {
          from: 41,
          to: 41,
          title: 'Spend half an hour together',
          done: 'You gave them half an hour.',
          action:
            'An easy day. Spend half an hour with that person, in person or on a call, with no task. Don’t ask them to rate your progress.',
          details: 'If they aren’t free, agree on a day for it. That counts too.',
        },
        {
          from: 42,
          to: 42,
          title: 'Look back together',
          done: 'You told one person what’s changed.',
          action:
            'Read through the whole list. What do you promise now, and what no longer? Tell the person it mattered to most, in one sentence: “I promise less now, and you can count on what I promise.”',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'first-weeks-with-a-newborn',
      pillar: 'relationships',
      title: 'New Baby',
      subtitle: 'Two weeks of small jobs for new fathers',
      description:
        'For fathers and partners with a baby of up to about three months, also two dads, adoptive fathers and fathers on their own. Each day has one small job: with the baby, for the other parent or for yourself. If you’re afraid that you might hurt the baby, put them on their back in the cot and leave the room. Help now has lines for that.',
      promise: 'Do one small job a day with your new baby, for the other parent or for yourself.',
      finishLine: 'I did a small job as a new father on {days}.',
      duration: 14,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Take one job',
          done: 'You did one baby job by yourself.',
          action:
            'Choose one job that’s yours from today: nappies (diapers) in the morning, the bath, burping at night, bottles. If you’ve never done it, ask someone to show you once. Then do it on your own. You’re allowed to be slow.',
          details:
            'If you’re on your own, choose the job that’s hardest for you and ask a midwife, nurse or relative for a tip. If you miss a day, do its step the next day.',
        },
        {
          from: 2,
          to: 2,
          title: 'Check the sleeping place',
          done: 'You checked where the baby sleeps.',
          action:
            'Look at the place where your baby sleeps. Are they on their back, on a firm and flat surface of their own, in your room? Take out pillows, toys and loose blankets. Keep smoke out of the home. Change one thing if it isn’t right.',
          details:
            'Never fall asleep with a baby on a sofa or in an armchair. If your eyes close, hand them over or lay them down.',
        },
        {
          from: 3,
          to: 3,
          title: 'Hold the baby on your chest',
          done: 'You held the baby for ten minutes.',
          action:
            'Sit up, take off your shirt and hold the baby on your bare chest for ten minutes, with a blanket over their back and their face free. Put your phone away. Do it only while you’re wide awake.',
        },
        {
          from: 4,
          to: 4,
          title: 'Divide the night',
          done: 'You know which hours of tonight are yours.',
          action:
            'Agree on blocks for tonight: one of you has the first half, the other the second, so that each gets one long stretch. If the baby is breastfed, you fetch, change and settle. On your own? Ask one person to take one block this week.',
        },
        {
          from: 5,
          to: 5,
          title: 'Go down the list',
          done: 'You went through the list once.',
          action:
            'When the baby cries, go through the same list each time: hungry, nappy, too warm, too cold, gas, tired, wants to be held. If nothing fits, hold them and hum. Some crying has no reason that you can find.',
        },
        {
          from: 6,
          to: 6,
          title: 'Prepare for the worst hour',
          done: 'You told one person that you may call.',
          action:
            'Decide now what you’ll do when you can’t bear the crying: baby on their back in the cot, door closed, five to ten minutes outside. Choose the person you’d call then, and tell them today.',
          details:
            'Never shake a baby: it can cause brain damage or death. Crying in a safe cot for some minutes does no harm.',
        },
        {
          from: 7,
          to: 7,
          title: 'Lie down in the day',
          done: 'You lay down once while the baby slept.',
          action:
            'An easy day. Lie down once when the baby sleeps, even if you don’t fall asleep. Leave the kitchen as it is.',
        },
        {
          from: 8,
          to: 8,
          title: 'Ask what was hard',
          done: 'You listened for five minutes.',
          action:
            'Ask the other parent: “What was hard today? What was nice?” Listen for five minutes and don’t solve anything. If you’re on your own, call someone and let them ask you.',
        },
        {
          from: 9,
          to: 9,
          title: 'Go out with the baby',
          done: 'You had twenty minutes alone with the baby.',
          action:
            'Take the baby out for twenty minutes, in a sling or a pram, and leave the other parent at home with nothing to do. If you can’t go out, take the baby to another room or the stairs and walk up and down.',
        },
        {
          from: 10,
          to: 10,
          title: 'Ask for one thing',
          done: 'You asked someone for one exact thing.',
          action:
            'Ask a friend, neighbour or relative for one exact thing: “Could you bring us a meal on Thursday?” “Could you take our washing?” Many people want to help and don’t know how.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do one form',
          done: 'You dealt with one piece of paperwork.',
          action:
            'Do one form: the birth registration, the insurance, the leave from work, the child benefit. Set a timer for thirty minutes. If you’re two fathers, or not married, find out what you need in order to be a legal parent.',
        },
        {
          from: 12,
          to: 12,
          title: 'Talk to the baby',
          done: 'You talked with the baby for five minutes.',
          action:
            'Tell the baby what you’re doing, in your own language: “Now the left arm. Now we look for the sock.” Leave pauses and wait for a sound or a look. Then answer it. Singing counts.',
        },
        {
          from: 13,
          to: 13,
          title: 'Look at yourself',
          done: 'You answered the three questions.',
          action:
            'Ask yourself three questions. Am I angry or numb most of the day? Do I drink more than before? Can I sleep when I have the chance? If the answers worry you, tell a doctor, midwife or nurse this week: “I’m not doing well.”',
          details:
            'In a review of 43 studies, about one in ten fathers was depressed between early pregnancy and the end of the first year. It can be treated.',
        },
        {
          from: 14,
          to: 14,
          title: 'Choose what stays yours',
          done: 'You told someone which job you’ll keep.',
          action:
            'Which job do you do well by now? Keep it for the next three months, and choose one fixed hour a week that’s yours with the baby. Tell the other parent, or a friend. Then look back: what could you not do two weeks ago?',
        },
      ],
      sources: [hseSafeSleep, headTrauma, fathersDepression],
    },
    {
      key: 'names-and-dates',
      pillar: 'relationships',
      title: 'The Days That Matter',
      subtitle: 'Remember birthdays, and the days that are hard for people',
      description:
        'Three short sessions to collect the people you’d miss and the days that matter to them: birthdays, exams, operations, the day someone died. Once the dates are in a calendar, you don’t have to rely on memory.',
      promise: 'Collect the days that matter to the people you’d miss, and put them in a calendar.',
      finishLine: 'I spent {days} collecting dates that matter.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Collect the names',
          done: 'You made a list of people you’d miss.',
          action:
            'Write down the people you’d miss: family, friends, a neighbour, someone from an old job. Up to fifteen. Next to each, put roughly when you last spoke for more than five minutes. If you stop at four, four is your list.',
          details:
            'Leave out anyone who’s asked you not to contact them. If your list is empty, put down one person you’d like to know better. If making the list hurts, talk to someone you trust. Missed a day? Carry on the next day.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find the days that matter',
          done: 'You asked up to three people for a date.',
          action:
            'Ask three people on the list, or as many as there are, for their birthday: “I’m finally putting birthdays in my calendar. When’s yours?” Add other days you know: an exam, an operation, an anniversary, a festival they keep, a hard day in the year.',
        },
        {
          from: 3,
          to: 3,
          title: 'Save dates and contact someone',
          done: 'You saved the dates and contacted one person.',
          action:
            'Put the dates in your calendar with a reminder three days before. Make birthdays and anniversaries yearly. Then contact the person whose day comes next, or the one you haven’t spoken to for longest. Look back: whose date were you surprised not to know?',
          details:
            'A paper calendar works as well. If others can see it, leave out anything private, such as an operation: initials are enough.',
        },
      ],
      sources: [liu2022],
    },
    {
      key: 'steady-for-your-child-after-separation',
      pillar: 'relationships',
      title: 'Steady for Your Child',
      subtitle: 'Four weeks for fathers after a separation',
      description:
        'For fathers and stepfathers who no longer live with the other parent, whether you see your child every week, rarely or not at all. Four weeks of steady contact, calm handovers and not speaking badly of the other parent. If a step needs contact and there’s none today, you prepare it instead. Keep exactly to any court order. If you or your child aren’t safe, or dark thoughts come, open Help now first.',
      promise: 'Keep steady contact with your child, calm handovers and a fair tone about the other parent.',
      finishLine: 'I worked on being steady for my child for {days}.',
      duration: 28,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose one steady contact',
          done: 'You chose one contact a week you can keep.',
          action:
            'Choose one contact a week that you could keep for a year: a call on Wednesday at six, a postcard on Fridays, breakfast every other Sunday. Check that it fits any agreement or court order.',
          details:
            'If you have no contact at the moment, choose a fixed time each week when you write or record something for your child and keep it in a box or folder. All the steps here have a version for you.',
        },
        {
          from: 2,
          to: 2,
          title: 'Tell your child',
          done: 'You said when your child will hear from you.',
          action:
            'Tell your child plainly: “I’ll call you every Wednesday at six.” Don’t promise more. With a baby, tell the other parent. If you have no contact, say it aloud to yourself or to a friend who’ll ask you about it.',
        },
        {
          from: 3,
          to: 3,
          title: 'Learn their week',
          done: 'You learned one new thing about your child’s life.',
          action:
            'Find out one thing about their week: the teacher’s name, the day of the swimming lesson, the current best friend. Ask your child or, briefly, the other parent. If you have no contact, find out one thing about their age: what do eight-year-olds learn and like?',
        },
        {
          from: 4,
          to: 4,
          title: 'Hold back one remark',
          done: 'You said nothing bad about the other parent.',
          action:
            'Today, say nothing bad about the other parent where your child could hear or read it. That includes sighs, jokes and posts. If you need to let it out, call a friend when your child isn’t near.',
          details:
            'If your child tells you about harm or fear, that’s different. Listen, don’t question them, believe them, and call child protection or a doctor today.',
        },
        {
          from: 5,
          to: 5,
          title: 'Shorten one message',
          done: 'You made one message short and civil.',
          action:
            'Make your next message to the other parent short: one subject, five lines at most, no reproach. “Friday at five, your door. She needs her gym shoes on Monday.” If there’s nothing to send, shorten an old one as practice.',
        },
        {
          from: 6,
          to: 6,
          title: 'Get the next contact ready',
          done: 'You’re ready for the next contact.',
          action:
            'Get your next contact ready. Set an alarm for it and think of one thing to tell and one thing to ask. If it’s due today, keep it on time. If you have no contact, record three sentences for your child and put them in the folder.',
        },
        {
          from: 7,
          to: 7,
          title: 'Look after yourself',
          done: 'You did one good thing for yourself.',
          action:
            'An easy day. Do one thing that’s good for you: sleep, a walk or stretch, a meal with someone, prayer. If you missed something this week, leave it and start again tomorrow.',
        },
        {
          from: 8,
          to: 8,
          title: 'Plan a calm handover',
          done: 'You went through the next handover in your head.',
          action:
            'Go through the next handover in your head: when, where, what you bring, your one friendly sentence. If meeting at the door is tense, suggest school or a relative’s home. If there are no handovers, think through what a first meeting could look like, for example at a contact centre.',
        },
        {
          from: 9,
          to: 9,
          title: 'Make room for them',
          done: 'Your child has one place with you.',
          action:
            'Give your child one place with you: a drawer, a hook, a mug, a pillow, a folder with their drawings. If your home is small or you stay with others, a box with their name on it is enough.',
        },
        {
          from: 10,
          to: 10,
          title: 'Listen without questions',
          done: 'You asked nothing about the other home today.',
          action:
            'When your child talks today or at the next contact, don’t ask about the other home. “And then?” is enough. They shouldn’t have to report. If you have no contact, practise with another child or a friend for ten minutes.',
        },
        {
          from: 11,
          to: 11,
          title: 'Say the three sentences',
          done: 'You said the three sentences aloud.',
          action:
            'Tell your child: “It isn’t your fault. You can love both of us. You don’t have to choose.” Say it in their language and at their age. If you aren’t together today, say it aloud now and keep it for the next contact. If someone has hurt them, leave out the last two and ask a specialist what to say.',
          details:
            'With a teenager, say it while you’re doing something else. If you have no contact, put it in your letter or your box.',
        },
        {
          from: 12,
          to: 12,
          title: 'Say something fair',
          done: 'You found one fair thing to say about their other parent.',
          action:
            'Say one fair, true thing about the other parent in front of your child: “Your mum’s good at drawing.” “Dad always knew the way.” If you honestly can’t, say something kind about their grandparents. If you aren’t together today, keep it for the next contact. If you have no contact, put it in the box.',
        },
        {
          from: 13,
          to: 13,
          title: 'Do one ordinary thing',
          done: 'You did one ordinary thing for your child.',
          action:
            'Do something ordinary together rather than a treat: homework, shopping, soup, the same show while on a call. If you’re far away, read the same book or play the same game. If you have no contact, cook what you’d cook for them.',
        },
        {
          from: 14,
          to: 14,
          title: 'Talk to someone',
          done: 'You told one person how it really is.',
          action:
            'An easy day with one talk. Tell one person how it is to be a father from a distance. Say first what you need: “Just listen, please.”',
        },
        {
          from: 15,
          to: 15,
          title: 'Prepare for a bad day',
          done: 'You prepared the smallest version of your contact.',
          action:
            'Look at your contact for this week. What could stop it: work, money, a quarrel, low mood? Prepare the smallest version now: two minutes on the phone, one photo, one line. Then you can keep it on a bad day too.',
        },
        {
          from: 16,
          to: 16,
          title: 'Ask before you decide',
          done: 'You asked one question instead of announcing.',
          action:
            'Ask the other parent one thing instead of announcing it: “Could we swap the 12th for the 19th?” Accept the answer without a second round. If you have no contact with them, ask your mediator, lawyer or support group one question.',
        },
        {
          from: 17,
          to: 17,
          title: 'Pay and keep your papers',
          done: 'You checked what’s due and started one folder.',
          action:
            'Check that what you owe for your child is paid or that you’ve asked officially for a change. Put agreements, orders and receipts in one folder. Contact and money are separate: don’t stop one because of the other.',
          details: 'If you can’t pay, tell the court or child support agency early and ask for free legal advice.',
        },
        {
          from: 18,
          to: 18,
          title: 'Know their people',
          done: 'You contacted one person about your child.',
          action:
            'Get in touch with one person in your child’s life who you’re allowed to contact: a teacher, coach, doctor or grandparent. Ask what your child enjoys there. If you aren’t allowed to, ask a legal adviser what information you’re entitled to.',
        },
        {
          from: 19,
          to: 19,
          title: 'Wait before you answer',
          done: 'You found the sentence that needs an answer.',
          action:
            'When a message from the other parent stings, wait until you’ve eaten or slept. Then answer only the part with a question in it. If no such message comes today, take an old one and find the sentence that really needed an answer.',
        },
        {
          from: 20,
          to: 20,
          title: 'Remember one of their days',
          done: 'You marked one day that matters to your child.',
          action:
            'Put your child’s important days in your calendar: birthday, school play, exam, festival. Choose the next one and prepare something small: a card, a call, being there at the back. Check first that being there is agreed.',
        },
        {
          from: 21,
          to: 21,
          title: 'Do something only for you',
          done: 'You did something that has nothing to do with this.',
          action:
            'An easy day. Do something that has nothing to do with the separation: a film, a match, a repair, friends. Your child needs a father who’s all right.',
        },
        {
          from: 22,
          to: 22,
          title: 'Let them be angry',
          done: 'You practised what to say when they’re angry.',
          action:
            'Choose what you’ll say when your child is cold, angry or doesn’t want to talk: “You can be angry with me. I’m still here on Wednesday.” Leave out bribes and blame. Say it aloud three times. If you have no contact, put one such sentence in your next letter.',
        },
        {
          from: 23,
          to: 23,
          title: 'Keep the goodbye short',
          done: 'You know what you’ll say at the next goodbye.',
          action:
            'Make the next goodbye short and warm: “Have a good time at Mum’s. See you on Friday.” Say it with a friendly face. That makes it easier for them to go. Then do something with your hands for ten minutes. If you have no contact, think of a warm last line for your next letter.',
        },
        {
          from: 24,
          to: 24,
          title: 'Get one piece of advice',
          done: 'You asked an expert one question.',
          action:
            'Ask one expert question: a family lawyer, a mediator, a legal advice centre, a fathers’ group or your doctor. Prepare the question in one sentence. If contact has stopped, ask what the next lawful step is.',
        },
        {
          from: 25,
          to: 25,
          title: 'Tell them about you',
          done: 'You shared one small thing from your life.',
          action:
            'Share one small thing with your child that isn’t about missing them: a photo of the dog, a joke, what you burnt for dinner. If you have no contact, add it to the box with today’s date.',
        },
        {
          from: 26,
          to: 26,
          title: 'Put right one slip',
          done: 'You put one thing right.',
          action:
            'Put right one thing: being late, shouting, a remark about the other parent. “I said something about Mum that wasn’t fair. I’m sorry.” Say it in one sentence, without a lesson. If there’s been no slip, thank your child for something. If you aren’t together today, keep it for the next contact or the box.',
        },
        {
          from: 27,
          to: 27,
          title: 'Thank the other parent',
          done: 'You thanked someone who does something for your child.',
          action:
            'Thank the other parent for one concrete thing: “Thanks for sending the photos.” If contact isn’t possible or safe, thank someone else who’s good to your child.',
        },
        {
          from: 28,
          to: 28,
          title: 'Look back and go on',
          done: 'You decided what you’ll keep for the next year.',
          action:
            'Look back: which contacts did you keep? What did your child seem to like? Choose one thing to keep for a year, and tell someone who’ll ask you about it in a month. Then keep this week’s contact at its usual time.',
        },
      ],
      sources: [adamsons2013, harold2018, cafcassTwoHomes],
    },
    {
      key: 'walk-beside-someone',
      pillar: 'relationships',
      title: 'Walk and Talk',
      subtitle: 'Go out with someone five times in ten days',
      description:
        'Some people find it easier to talk side by side than face to face. In ten days you go out five times with someone for about half an hour: walking, rolling, sitting on a bench, doing a slow lap of a shop. On the days between, you ask the next person or rest.',
      promise: 'Go out with someone five times, for about half an hour each.',
      finishLine: 'I spent {days} on going out with people.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask two people',
          done: 'You asked two people with a day and a time.',
          action:
            'Ask two people for half an hour this week, with a day and a time: “I’m going for a walk on Tuesday at six. Want to come?” A message is fine. If one says no, ask one more.',
          details:
            'Choose times that fit your shifts. If you’re deaf or speech is hard for you, sit on a bench in good light so that you can see each other’s faces or hands. Where a later step says “call”, you can message. Missed a day? Do its step the next day.',
        },
        {
          from: 2,
          to: 2,
          title: 'Go out for the first time',
          done: 'You spent half an hour out.',
          action:
            'Go with whoever said yes. Go at the pace of the slower one. Talk about anything. If nobody’s free, go on your own and call someone on the way.',
          details:
            'You can split it into two times fifteen minutes. If you can’t go out, sit together at a window, or both sit outside while you talk on the phone.',
        },
        {
          from: 3,
          to: 3,
          title: 'Invite someone you overlook',
          done: 'You invited someone you see but rarely talk to.',
          action:
            'Invite someone you see often and rarely really talk to: a colleague, a brother, the parent from school, your own teenager. Name a day and a time, and say how long it’ll take.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask about their week',
          done: 'You asked one real question and listened.',
          action:
            'Go out together, or call someone while you’re out. Ask: “What took the most out of you this week?” Then leave room. Pauses are easier when you’re looking ahead rather than at each other.',
        },
        {
          from: 5,
          to: 5,
          title: 'Rest and thank someone',
          done: 'You rested and sent one thank-you.',
          action: 'An easy day. Thank one of the people you went with, in one line.',
        },
        {
          from: 6,
          to: 6,
          title: 'Tell something true',
          done: 'You told one person one thing about yourself.',
          action:
            'Go out with someone you trust, or call them if they can’t come. This time you tell something: one thing that worries you or makes you happy and that you haven’t told anyone. Two minutes in plain words. You can do it on the last stretch.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask someone new',
          done: 'You asked one new person.',
          action:
            'Ask someone you don’t know well: a neighbour, a new colleague, someone from the gym or your place of worship. Keep it short and public: “Twenty minutes at lunch?” If they say no, thank them. Asking is enough.',
        },
        {
          from: 8,
          to: 8,
          title: 'Go with someone new',
          done: 'You talked to someone new.',
          action:
            'Meet the new person in a public place for twenty minutes. Ask how they came to live or work here, and answer the same question. If nobody said yes, go to a place where people gather and talk to one person.',
        },
        {
          from: 9,
          to: 9,
          title: 'Choose who to ask again',
          done: 'You asked one person to come out with you.',
          action:
            'Which outing did you like best? Ask that person to go again tomorrow or this week. Tell them why: “I liked talking to you on Tuesday.” If you always went alone, ask the person you’d most like to see.',
        },
        {
          from: 10,
          to: 10,
          title: 'Make it regular',
          done: 'You asked someone for a regular time.',
          action:
            'Go out once more, alone if nobody’s free. Ask someone: “Same time in two weeks?” Put it in the calendar. Look back: who surprised you, and what did you hear that you wouldn’t have heard at a table?',
        },
      ],
    },
    {
      key: 'the-whole-job-at-home',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'The Whole Job',
      subtitle: 'Take over one task at home, from start to finish',
      description:
        'You take over one household job completely: noticing, planning and doing. Doing is one half of a job, and thinking of it is the other. Here you take on both. Two weeks, one job, no reminders. If you live alone, take the job you always put off.',
      promise: 'Take over one household job completely: noticing, planning and doing.',
      finishLine: 'I worked on taking over one job at home for {days}.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask which job',
          done: 'You took on one named job.',
          action:
            'Ask the person you live with: “Which job at home do you always have to think of? I’d like to take one over completely.” Take what they name, if it comes up at least twice a week and fits your working hours. If you live alone or share with others, choose the one that’s always left.',
          details:
            'Choose something your body can do. Ordering, booking and paying are whole jobs too. If a job is very big, take one part of it, such as the weekday dinners. If money or housework is used to control one of you, this isn’t the right exercise; read “Recognise violence and control at home”.',
        },
        {
          from: 2,
          to: 2,
          title: 'Learn how it’s done',
          done: 'You found out how it’s done.',
          action:
            'Watch or ask how it’s done now: when, with what, what mustn’t be forgotten. Don’t improve anything yet. If something looks odd, ask why, because there’s usually a reason. If there’s nobody to ask, look it up or ask a friend who does it well.',
          details: 'If medicines are part of it, get the names, doses and times in writing.',
        },
        {
          from: 3,
          to: 3,
          title: 'Agree on good enough',
          done: 'You said in one sentence what “done” means.',
          action:
            'Agree in one sentence what “done” means: “The kitchen is ready for breakfast when we go to bed.” If your standards differ, choose one you can both live with for two weeks. If you live alone, decide it for yourself and say it aloud.',
          details: 'Ask the person you live with not to remind you for two weeks, except about medicines or safety.',
        },
        {
          from: 4,
          to: 4,
          title: 'Do it without asking',
          done: 'You did today’s part without asking anyone.',
          action:
            'Do the job today, start to finish, without asking “where is…?” or “should I…?”. Look again, then decide. If today doesn’t need it, check what’s running out.',
          details:
            'With medicines, allergies or a child’s safety, don’t guess. Ask, or call the pharmacy. From today, do the job each time it’s due, and the day’s step too.',
        },
        {
          from: 5,
          to: 5,
          title: 'Notice before it shows',
          done: 'You dealt with something before anyone mentioned it.',
          action:
            'Find one thing about the job that nobody has noticed yet: the last roll, the form due on Friday, the full bin. Deal with it before anyone says something.',
        },
        {
          from: 6,
          to: 6,
          title: 'Put your own mistake right',
          done: 'You dealt with one hard part.',
          action:
            'Small mistakes are normal at the start. Put one right yourself and say so in one sentence: “I forgot to pay for the school trip. I’ve called, and we have until Monday.”',
          details: 'If there’s been no mistake, do the part you like least. That counts too.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask halfway through',
          done: 'You know who still thinks about it.',
          action:
            'An easy day. Ask: “Did you still have to think about it this week?” If yes, ask which part, and take that too. If you live alone, ask yourself what you forgot. If it was a bad week, start fresh tomorrow; missed days don’t matter.',
        },
        {
          from: 8,
          to: 8,
          title: 'Plan a week ahead',
          done: 'You planned next week’s part of the job in a calendar.',
          action:
            'Plan the job for the coming week: what you’ll need, what could get in the way, who has to know. Put it in a calendar that you look after yourself.',
        },
        {
          from: 9,
          to: 9,
          title: 'Stock up',
          done: 'You checked what the job needs and dealt with what’s missing.',
          action:
            'Check what the job needs: food, medicine, stamps, cleaning things, clean uniforms, forms. Buy, order or borrow what’s missing, within the budget you’ve agreed. If there’s no money this week, decide what can wait and until when.',
        },
        {
          from: 10,
          to: 10,
          title: 'Talk to the people involved',
          done: 'You contacted one person about the job.',
          action:
            'Most jobs involve others: the school, the landlord, the pharmacy, a neighbour. If the person at home agrees, call or message one of them and say that you do this job now. If nobody else is involved, tell a friend what you’ve taken over.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do the small version',
          done: 'You did the smallest decent version.',
          action:
            'Today, do the smallest decent version on purpose: eggs on toast, one load, one form. You’ll need to know what it is on bad days. Twenty minutes at most.',
          details: 'Medicines and safety stay complete.',
        },
        {
          from: 12,
          to: 12,
          title: 'Arrange a stand-in',
          done: 'You have a plan for when you’re away.',
          action:
            'Work out what happens if you’re ill or away. Ask someone, and offer a favour in return. If there’s nobody, decide which part can wait and for how long. Arrange this now, so that nobody has to step in at the last minute.',
        },
        {
          from: 13,
          to: 13,
          title: 'Do it and say nothing',
          done: 'You did it and didn’t mention it.',
          action:
            'Do the job today, or a small part of it if it isn’t due, and don’t mention it. Notice how that feels. If you can, thank someone who does a job like that all the time.',
        },
        {
          from: 14,
          to: 14,
          title: 'Keep it or swap it',
          done: 'You decided how the job goes on.',
          action:
            'Sit down together for fifteen minutes. Ask: “Do you still have to think about it?” Agree that it stays yours, or swap it for another by a fixed date. If you live alone, choose its fixed day. Look back: which part was heavier, doing it or thinking of it?',
        },
      ],
      sources: [daminger2019],
    },
    {
      key: 'four-weekly-half-hours',
      pillar: 'relationships',
      title: 'Half an Hour for Us',
      subtitle: 'Sit down and talk once a week with someone you love',
      description:
        'Four talks of half an hour in a month with someone you live with or love: thanks, plans, what bothers you, what you hope for. On the days between, you do the small things you agreed on. For partners, housemates, a parent and a grown-up child. If one of you is afraid of the other, read “Recognise violence and control at home” instead.',
      promise: 'Have four talks of half an hour in a month, and do the small things you agree on.',
      finishLine: 'I spent {days} on regular talks with someone.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask for four talks',
          done: 'You asked for half an hour a week.',
          action:
            'Ask: “Could we have half an hour a week to talk about us, four times, and then see?” If they’re doubtful, offer fifteen minutes and one try. If it’s no, ask what would make it easier. You can still do the small steps on your own and skip the talks.',
          details: 'After a missed day, go on with the current step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Fix the time and place',
          done: 'You suggested a day, a time and a place.',
          action:
            'Agree on a day, a time and a place where you’re both comfortable: at the table, on a walk, by video. Choose a time that isn’t late, away from bed and phones. The steps expect the first talk tomorrow and then one every seven days. If your dates differ, swap each talk with the step due on that day.',
        },
        {
          from: 3,
          to: 3,
          title: 'First talk: thanks',
          done: 'You said your three thank-yous.',
          action:
            'Each of you names three things from this week that you were glad of. The other only says “thank you”. Then each asks for one small thing that takes less than an hour. Leave complaints for later and stop on time.',
          details:
            'If the talk is on another day, or they’ve said no to the talks, say your three thank-yous today anyway.',
        },
        {
          from: 4,
          to: 4,
          title: 'Do what they asked',
          done: 'You did one thing they’d be glad of.',
          action:
            'Today, do the small thing they asked for in the talk, before anyone reminds you. If it’s bigger than you thought, do the first part and say when the rest will follow. If they asked for nothing, choose something they’d be glad of.',
        },
        {
          from: 5,
          to: 5,
          title: 'Notice one good thing',
          done: 'You noticed one thing to thank them for.',
          action:
            'Watch for one thing they do that you usually miss. Keep it in mind for the next talk, or say it right away if it’s the moment.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask about their day',
          done: 'You asked one question and listened for five minutes.',
          action:
            'Ask: “What was the best and the worst of today?” Listen for five minutes and say nothing about your own day until they’ve finished.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take a day off',
          done: 'You spent ten easy minutes.',
          action:
            'An easy day. Do something pleasant together for ten minutes. If you’re apart today, send them something that made you think of them.',
        },
        {
          from: 8,
          to: 8,
          title: 'Take something off them',
          done: 'You took one small task off them.',
          action:
            'Take one small task off them today without announcing it: the dishes, taking a child to school, the email, the night feed. If you live apart, do it by phone or online.',
        },
        {
          from: 9,
          to: 9,
          title: 'Look at your week',
          done: 'You looked through your next two weeks.',
          action:
            'Look through your own calendar for the next two weeks. Which days will be hard? Where would you like an hour together, and where an hour alone? Bring that to the next talk.',
        },
        {
          from: 10,
          to: 10,
          title: 'Second talk: plans',
          done: 'You looked at the next two weeks.',
          action:
            'Start with two thank-yous each. Then put your calendars side by side: who’s where, what will be hard, who needs rest, when you have an hour together. Solve one thing that always goes wrong. One wish each.',
          details:
            'If you start to quarrel, stop and set a new time. If a talk doesn’t happen, hold it within two days and go on. If you’re doing this without the talks, look at your own two weeks and offer to take over one thing.',
        },
        {
          from: 11,
          to: 11,
          title: 'Start with their wish',
          done: 'You started on their wish.',
          action:
            'Start on what they wished for in the second talk, or what you offered. If it can’t be today, take the first step: look it up, ask, or put it in the calendar and tell them the day.',
        },
        {
          from: 12,
          to: 13,
          title: 'Keep your part of the plan',
          done: 'You kept one part of the plan.',
          action:
            'Keep one thing that you planned. If a shift, an illness or a child gets in the way, suggest a new time the same day. That keeps the plan too.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take your hour together',
          done: 'You made an hour for the two of you.',
          action:
            'Take an hour for the two of you, without screens and errands: a walk or roll outside, a meal, cards, music. Half an hour is fine. If today doesn’t work, fix a day. Leave problems for the talk.',
        },
        {
          from: 15,
          to: 15,
          title: 'Give them time alone',
          done: 'You offered them an hour for themselves.',
          action:
            'An easy day. See to it that they get an hour to themselves, and take one for yourself as well, today or tomorrow.',
        },
        {
          from: 16,
          to: 16,
          title: 'Prepare one sentence',
          done: 'You said your one sentence aloud once.',
          action:
            'Prepare one small thing that bothers you: “When this happens, I feel ___, and I’d like ___.” Say it aloud once on your own. Leave out “always” and “never”, and anything older than a month.',
        },
        {
          from: 17,
          to: 17,
          title: 'Third talk: what bothers us',
          done: 'You named one change to try.',
          action:
            'Start with thanks. Then each says one thing in the form you prepared. The other says back what they heard before answering. Agree on one change to try for six days.',
          details:
            'If it gets too heated, take twenty minutes apart and come back. If it ends in threats, stop the talks. Without the talks, choose one habit of your own to change for six days.',
        },
        {
          from: 18,
          to: 18,
          title: 'Try the change',
          done: 'You did your part of the change.',
          action:
            'Do your part of the change today, whether or not they do theirs. Don’t keep a record of their lapses.',
        },
        {
          from: 19,
          to: 20,
          title: 'Own your slips',
          done: 'You kept up the change today.',
          action:
            'Keep the change going. If you slip, say so the same day: “I did it again. I’ll start over.” If they slip, say nothing today.',
        },
        {
          from: 21,
          to: 21,
          title: 'Say what has improved',
          done: 'You told them one thing that’s better.',
          action:
            'Tell them one thing that’s been better since the last talk, however small, even if it’s only that they tried. Name what they did.',
        },
        {
          from: 22,
          to: 22,
          title: 'Do something kind for no reason',
          done: 'You did one kind thing for no reason.',
          action: 'An easy day. Do one kind thing that wasn’t asked for and isn’t part of any plan.',
        },
        {
          from: 23,
          to: 23,
          title: 'Think about what you miss',
          done: 'You named one thing you’d like more of.',
          action:
            'Think about the coming year. What would you like more of in your life together: time, touch, quiet, friends, faith, adventure? Choose one. Put it in words that don’t blame anyone.',
        },
        {
          from: 24,
          to: 24,
          title: 'Fourth talk: hopes',
          done: 'You told them one hope.',
          action:
            'Start with thanks. Then ask: “What would you like more of this year? What do you miss?” Listen to the end and promise nothing big. Choose one small hope to begin this month.',
          details:
            'Without the talks, tell them one thing you’d like more of and begin with a part you can do on your own.',
        },
        {
          from: 25,
          to: 25,
          title: 'Take the first step',
          done: 'You did ten minutes towards the hope.',
          action: 'Do ten minutes towards the hope you chose: look it up, ask someone, clear a corner, fetch the form.',
        },
        {
          from: 26,
          to: 27,
          title: 'Take another step',
          done: 'You took one more small step.',
          action:
            'Take another small step towards the hope, together or alone. If it turns out to be impossible, say why and suggest the next best thing. Don’t let it fade in silence.',
        },
        {
          from: 28,
          to: 28,
          title: 'Thank them for the month',
          done: 'You thanked them for something this month.',
          action:
            'An easy day. Thank them for doing this with you, or for something else this month. Name one moment that you enjoyed.',
        },
        {
          from: 29,
          to: 29,
          title: 'Ask what to change',
          done: 'You asked what they’d keep and change.',
          action:
            'Ask: “What would you keep? What would you change? What should we drop?” Listen and don’t defend the idea.',
        },
        {
          from: 30,
          to: 30,
          title: 'Decide together',
          done: 'You decided how to go on and told them one thing.',
          action:
            'Decide together: weekly, every two weeks, or not at all. If they say no, accept it and decide what you’ll keep doing yourself. Look back for yourself: what did you learn about them, and what about you? Tell them one of the two.',
        },
      ],
    },
    {
      key: 'time-out-with-a-return',
      safetyRevision: 1,
      pillar: 'relationships',
      title: 'Time Out, and Back',
      subtitle: 'Take a break in an argument, and come back',
      description:
        'You learn to leave an argument before you say something you’ll regret, and to come back at the time you named. This is for ordinary arguments. It’s not for homes with violence or fear. If you’re afraid of what you or someone else may do, open Help now.',
      promise: 'Leave an argument before you say something you’ll regret, and come back when you said.',
      finishLine: 'I practised taking a break in an argument for {days}.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find your first sign',
          done: 'You named one early sign of anger, aloud.',
          action:
            'Think of the last time you got angry. What came first in your body: jaw, heat, a louder voice, fast talk, going cold? Name that one sign. Say it aloud once.',
          details: 'After a missed day, carry on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Watch small annoyances',
          done: 'You watched for your sign today.',
          action:
            'Watch for your sign in small things: waiting in line, a slow website, a remark. Change nothing. You’re learning how early you can notice it.',
        },
        {
          from: 3,
          to: 3,
          title: 'Learn what sets it off',
          done: 'You named one situation that sets you off.',
          action:
            'When does your sign come most: hungry, late, after a drink, when you feel blamed or ignored? Choose one. Knowing it helps you stop earlier.',
        },
        {
          from: 4,
          to: 4,
          title: 'Agree on a word',
          done: 'You suggested a word and a time.',
          action:
            'At a calm moment, tell the people you live with: “When I notice I’m getting too angry, I’ll say ‘pause’, go for twenty minutes and come back. You can do the same.” Agree on the word, the time and who stays with the children.',
          details:
            'If you live alone, agree on it with a friend, a parent or a colleague. If talking is hard, send it as a message.',
        },
        {
          from: 5,
          to: 5,
          title: 'Choose your place',
          done: 'You went to your place and sat for two minutes.',
          action:
            'Choose where you’ll go in a break: another room, the balcony, around the block, a chair by the window, the bathroom. Go there once today and sit for two minutes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Say it when calm',
          done: 'You said the sentence aloud and came back on time.',
          action:
            'Practise when nothing is wrong. Say: “I need a break. I’ll be back at ten past eight.” Leave the room and come back on the minute. It may feel silly, and that’s normal.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You spent five minutes breathing slowly.',
          action: 'An easy day. Sit for five minutes and breathe out longer than you breathe in.',
        },
        {
          from: 8,
          to: 8,
          title: 'Practise calming down',
          done: 'You practised calming down for ten minutes.',
          action:
            'Try what you’ll do in the break: ten minutes of slow breathing, loosening your shoulders, looking out of the window, or prayer. In a review of 154 studies, calming activities lowered anger. Activities that get the body going, such as hitting a bag, mostly didn’t.',
        },
        {
          from: 9,
          to: 9,
          title: 'Use it early and small',
          done: 'You said the sentence with a time once.',
          action:
            'Use the break at the first sign in something small: the dishes, a message, the news. Say the sentence with a time, and go. Don’t block the door, drive or drink. If nothing comes up, rehearse it once.',
        },
        {
          from: 10,
          to: 10,
          title: 'Don’t rehearse the fight',
          done: 'You steered your thoughts away from the argument once.',
          action:
            'In a break, the mind writes speeches. When you catch it, say “later” and return to your breath or your feet. Practise today with a small irritation, or with the memory of an old one.',
        },
        {
          from: 11,
          to: 11,
          title: 'Come back on time',
          done: 'You kept one time you’d named.',
          action:
            'Today is about coming back. Name a time for anything, a break, a call, a meal, and be there on the minute. If you go without coming back, it can feel like a slammed door to the other person.',
        },
        {
          from: 12,
          to: 12,
          title: 'Ask yourself two questions',
          done: 'You answered two questions about one argument.',
          action:
            'Take a recent argument. Ask yourself: “What was I afraid of? What might they have been afraid of?” Answer in one sentence each, aloud or in your head.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask for more time properly',
          done: 'You said aloud how you’d ask for more time.',
          action:
            'Sometimes twenty minutes isn’t enough. Practise: “I’m still too angry. I’ll be back at nine.” Ask for more time only once in an evening. Say it aloud today so that it’s ready.',
        },
        {
          from: 14,
          to: 14,
          title: 'Thank them for waiting',
          done: 'You thanked someone for their patience.',
          action:
            'An easy day. Thank the people around you for giving you a break, or for putting up with your practice. Ask how it is for them when you leave the room.',
        },
        {
          from: 15,
          to: 15,
          title: 'Begin with your part',
          done: 'You began one talk with your own part.',
          action:
            'When you come back from a break, start with your part: “I’m back. I was sarcastic. What were you trying to tell me?” If there’s been no argument, start an overdue talk with that kind of sentence.',
        },
        {
          from: 16,
          to: 16,
          title: 'Listen for two minutes',
          done: 'You listened for two minutes without answering.',
          action:
            'Ask someone what’s bothering them at the moment, about you or anything else, and listen for two minutes without answering. Then say back what you heard. If your sign comes, take a break and return.',
        },
        {
          from: 17,
          to: 17,
          title: 'Let others take a break',
          done: 'You told someone that you’d let them go.',
          action:
            'When someone else wants to leave a talk, let them. Don’t follow them, finish your sentence or text after them. Tell one person today that you’ll do that: “If you need a break, go. I won’t follow you.”',
        },
        {
          from: 18,
          to: 18,
          title: 'Watch for their signs',
          done: 'You know one sign that they’ve had enough.',
          action:
            'Notice when someone else has had enough: they go quiet, look away, step back. Stop without being asked: “Let’s leave it for now. Tomorrow at breakfast?” On a calm day, ask someone how you’d notice that they’ve had enough.',
        },
        {
          from: 19,
          to: 19,
          title: 'Use it in a real talk',
          done: 'You agreed with someone that either can take a break.',
          action:
            'Have one slightly difficult talk today, or fix a time for it this week. Agree first: “Either of us can take twenty minutes.” Start gently and stop after half an hour, even if it isn’t finished.',
        },
        {
          from: 20,
          to: 20,
          title: 'Teach it to someone',
          done: 'You showed the break to one other person.',
          action:
            'Explain the break to a child, friend, brother or colleague: your sign, your sentence, your time. Children can have one too, in a place they like. Never send them there as a punishment.',
        },
        {
          from: 21,
          to: 21,
          title: 'Ask how it’s been',
          done: 'You asked the other person how it felt.',
          action:
            'Look back: how often did you use it, and how often were you back on time? Ask the other person: “Did it feel like care or like running away?” Change one thing. If either of you is frightened, a break isn’t enough: get specialist help.',
        },
      ],
      sources: [kjaervik2024],
    },
    {
      key: 'the-talk-you-put-off',
      pillar: 'relationships',
      title: 'The Talk You’ve Put Off',
      subtitle: 'Prepare it, and have it',
      description:
        'Twelve days to prepare one difficult talk, have it and follow it up: with a parent, partner, friend, grown-up child or boss. Don’t use it with someone you’re afraid of, or who has been violent. In that case, talk to a professional first.',
      promise: 'Prepare one difficult talk, have it and follow it up.',
      finishLine: 'I worked on a talk I’d put off for {days}.',
      duration: 12,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose the talk',
          done: 'You chose one talk you could bear to have.',
          action:
            'Think of three talks you’ve been avoiding. Choose one of medium size and leave the hardest for later. Check: could you bear the worst likely answer? If not, choose another.',
          details: 'Leave out anyone who has asked for no contact.',
        },
        {
          from: 2,
          to: 2,
          title: 'Say why you want it',
          done: 'You said aloud what you want from it.',
          action:
            'Finish this sentence aloud: “I want this talk because I want ___.” For example: “because I want us to enjoy Sundays again.” If you only want to be right or to hurt them, choose another talk and finish the sentence for that one.',
        },
        {
          from: 3,
          to: 3,
          title: 'Describe what happened',
          done: 'You put the facts in three sentences.',
          action:
            'Put what happened into three sentences, as a camera would have filmed it. Leave out motives and “always”. “You said you’d come on Sunday. You didn’t come. You didn’t call.” Write it down or record it.',
        },
        {
          from: 4,
          to: 4,
          title: 'Take their side',
          done: 'You told their side as fairly as you could.',
          action:
            'Now tell the same story aloud from their side, starting with “I” as if you were them. Be as fair as you can. Then add your own part in it, if you had one. If you get stuck, ask someone who likes them how they’d tell it.',
        },
        {
          from: 5,
          to: 5,
          title: 'Find your first three sentences',
          done: 'You found three opening sentences and said them aloud.',
          action:
            'Find three sentences to open with: what it’s about, how you feel, what you hope for. “I’d like to talk about Dad’s house. I feel alone with it. I want us to stay on good terms.” Say them once aloud.',
        },
        {
          from: 6,
          to: 6,
          title: 'Try it on someone',
          done: 'You heard how your opening sounds.',
          action:
            'Say the three sentences to someone who won’t take sides. Ask: “What would you hear in their place?” If there’s nobody to ask, record it and listen to it.',
        },
        {
          from: 7,
          to: 7,
          title: 'Rest from it',
          done: 'You left it alone for a day.',
          action:
            'An easy day. Leave the preparing alone and do something that calms you. If you’ve missed days, carry on from here.',
        },
        {
          from: 8,
          to: 8,
          title: 'Ask for a time',
          done: 'You asked for a time to talk.',
          action:
            'Ask for an hour, in two days if possible: “There’s something I’d like to talk over with you. Could we have an hour on Saturday?” Say what it’s about if they ask. If it’s no, ask when would be better.',
          details:
            'If they say no twice, leave it there. You can use the remaining days for a smaller talk with someone else. If the talk comes later than the steps, leave the steps that follow it.',
        },
        {
          from: 9,
          to: 9,
          title: 'Prepare to listen',
          done: 'You decided what to do if it gets heated.',
          action:
            'Decide what you’ll do if it gets heated: say “let’s take twenty minutes”, drink some water, come back. Choose one question for them, such as “How is it for you?”, and say it aloud once.',
        },
        {
          from: 10,
          to: 10,
          title: 'Have the talk',
          done: 'You had the talk.',
          action:
            'Make sure that you’re sober and have eaten, that phones are away and that nobody’s listening in. Say your three sentences, then ask: “How is it for you?” Listen twice as long as you speak. If it has to move to another day, do this step then.',
          details:
            'By phone or video is fine. If they shout, take a break. If they keep shouting or threaten you, leave. You don’t have to finish the talk.',
        },
        {
          from: 11,
          to: 11,
          title: 'Thank them',
          done: 'You thanked one person.',
          action:
            'Say or send this: “Thank you for talking. I understood ___. I’ll ___ by Friday.” If it went badly or they threatened you, tell a friend how you are instead, and thank the friend for listening.',
        },
        {
          from: 12,
          to: 12,
          title: 'Do your part',
          done: 'You began your part.',
          action:
            'Start the first thing you promised before they can ask. If you promised nothing, do one small thing that makes it easier for them. Then look back: do you need a second talk, some rest, or to let it be? You’re only responsible for your part.',
        },
      ],
    },
    {
      key: 'sixty-days-of-meeting-people',
      pillar: 'relationships',
      title: 'Out Among People',
      subtitle: 'Six weeks of meeting people, for single men',
      description:
        'For single men who’d like company, whoever they hope to meet. Six weeks of going where people are, talking without a plan, asking clearly and taking a no well. If you’ve just come out of a relationship, start with friends and sleep instead. If you feel very low, get help with that first.',
      promise: 'Go where people are, talk without a plan, ask clearly and take a no well.',
      finishLine: 'I worked on meeting new people for {days}.',
      duration: 42,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Say what you’re looking for',
          done: 'You said honestly what you’re looking for.',
          action:
            'Tell a friend, or say it aloud: what are you looking for? Something light, something lasting, company, you don’t know yet? Any true answer is fine.',
          details:
            'If you’ve felt low for two weeks or more, see a doctor before you go on. After missed days, go on with the step for today.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask what you’re good at',
          done: 'You know one thing that people like about you.',
          action:
            'Ask a friend: “What am I like to spend time with? What do I do that puts people off?” Listen and thank them. Don’t argue with either answer. If there’s nobody to ask yet, name one thing you’re good at with people.',
        },
        {
          from: 3,
          to: 4,
          title: 'Look after one thing',
          done: 'You did one thing that makes you feel at ease.',
          action:
            'Do one thing that helps you feel at ease with others: a haircut, clean clothes that fit, a tidy room, a dentist’s appointment, a photo from this year. Skip what costs too much.',
        },
        {
          from: 5,
          to: 6,
          title: 'Find two places',
          done: 'You found one place that meets every week.',
          action:
            'Each day, find one place where the same people meet every week and do something: a choir, class, club, game night, volunteering, congregation, walking or wheelchair sports group. Check when it meets and how you’d get in.',
          details:
            'An online group with voice or video is a start if you can’t leave home. Look for one in person later if that’s possible.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You took an easy day.',
          action: 'An easy day. Rest, and see or call someone you already know if you feel like it.',
        },
        {
          from: 8,
          to: 8,
          title: 'Go once and stay',
          done: 'You said yes to one group.',
          action:
            'Go to the next meeting of one place and stay to the end. Say your name to one person. If it meets on another day, book a place today or tell them that you’re coming.',
        },
        {
          from: 9,
          to: 10,
          title: 'Say one full sentence',
          done: 'You spoke one full sentence to someone new.',
          action:
            'Say one full sentence to someone you don’t know: a neighbour, a parent at school, someone waiting in line. “You’ve got a good dog.” You don’t need any other aim. Leave people alone who wear headphones or turn away. If you can’t get out today, do it in a call or group chat.',
        },
        {
          from: 11,
          to: 11,
          title: 'Answer with one sentence more',
          done: 'You said one sentence more than usual.',
          action:
            'When someone speaks to you today, answer with one sentence more than you usually would: a small fact, or a question back. “Busy, yes. And you?” It can be at the till, in a lift or in a chat.',
        },
        {
          from: 12,
          to: 12,
          title: 'Learn one name',
          done: 'You learned one name and used it.',
          action:
            'Ask someone you see regularly for their name, and tell them yours. “I’ve seen you here for a year. I’m Kwame.” Use the name once before you go.',
        },
        {
          from: 13,
          to: 13,
          title: 'Help with something',
          done: 'You helped someone with one small task.',
          action:
            'At your group, or wherever you are, help with one thing: chairs, tea, the list, the door. It’s an easy way to start talking.',
        },
        {
          from: 14,
          to: 14,
          title: 'Rest from people',
          done: 'You took time for yourself.',
          action: 'An easy day. Do something you enjoy on your own. You’ll have more to talk about.',
        },
        {
          from: 15,
          to: 15,
          title: 'Ask and listen',
          done: 'You had a five-minute conversation.',
          action:
            'Talk to someone new or half known for five minutes. Ask a question you can’t guess the answer to, follow it up, tell one thing about yourself, and leave in a friendly way.',
          details:
            'If you’re shy, start with “I’m new here. How does this work?” If speech is hard, send a message in the group chat.',
        },
        {
          from: 16,
          to: 16,
          title: 'Remember what you heard',
          done: 'You asked about something they’d told you.',
          action:
            'Go back to one thing that someone told you in the last two weeks, and ask about it: “How was your sister’s exam?” You can do it in a message. People notice when someone remembers.',
        },
        {
          from: 17,
          to: 17,
          title: 'Go a second time',
          done: 'You got in touch with your group again.',
          action:
            'Go back to the same place, or to your second one. Say hello to someone from last time and ask about something they mentioned. If it doesn’t meet today, message someone there that you’re coming next time.',
        },
        {
          from: 18,
          to: 18,
          title: 'Tell a friend to look out',
          done: 'You told one friend that you’re looking.',
          action:
            'Tell one friend that you’d like to meet someone, and who. Ask them to think of you when they invite people. It’s awkward for ten seconds.',
        },
        {
          from: 19,
          to: 19,
          title: 'Suggest something small',
          done: 'You suggested one small thing to someone.',
          action:
            'Suggest one small thing to someone you’ve talked to, as company rather than a date: a coffee after class, watching the game, walking to the bus stop. Accept any answer.',
        },
        {
          from: 20,
          to: 20,
          title: 'Say yes to something',
          done: 'You told someone that you’d like to come along.',
          action:
            'Say yes to one thing you’d usually turn down: lunch with colleagues, a birthday, a match. If there’s no invitation, ask a friend what they’re doing this week, and whether you can come along.',
        },
        {
          from: 21,
          to: 21,
          title: 'Look back halfway',
          done: 'You named one thing that’s easier now.',
          action:
            'An easy day. What’s easier than three weeks ago, and what do you still avoid? Tell a friend one of each.',
        },
        {
          from: 22,
          to: 22,
          title: 'Practise asking',
          done: 'You said the question aloud three times.',
          action:
            'Say this aloud three times: “I’ve liked talking to you. Would you like to have a coffee on Saturday? No is fine too.” Change the words until they sound like you.',
        },
        {
          from: 23,
          to: 23,
          title: 'Choose who to ask',
          done: 'You chose one person and one thing to suggest.',
          action:
            'Think of one person you’d like to know better, and one thing that would suit them: a coffee, a walk, a match, a market. Leave out people at their job, people who work for you and anyone who couldn’t easily say no.',
        },
        {
          from: 24,
          to: 25,
          title: 'Ask one person',
          done: 'You took one step towards asking someone.',
          action:
            'Ask one person you like for one clear thing, somewhere they can walk away. “Maybe”, “I’m busy” and silence mean no. Say “thanks for telling me” and stay friendly.',
          details:
            'If there’s nobody to ask yet, go to your group, or write one honest message on an app about something in their profile.',
        },
        {
          from: 26,
          to: 26,
          title: 'Be safe and plan it',
          done: 'You made a simple plan for a first meeting.',
          action:
            'Plan a first meeting even if none is fixed: a public place, one hour, each gets there and home alone, a friend knows where you are. Check that you can get in and that you can afford it. If you’re gay, bi or trans, check that the app and the place are safe for you.',
          details: 'On the day, you can leave at any point without a reason.',
        },
        {
          from: 27,
          to: 27,
          title: 'Take a no to a friend',
          done: 'You told a friend one hard thing.',
          action:
            'Tell a friend about one no, or about the question you didn’t dare to ask. Let them be kind about it. A no doesn’t say anything about your worth.',
        },
        {
          from: 28,
          to: 28,
          title: 'Rest and do nothing',
          done: 'You took a day off from trying.',
          action: 'An easy day off. No apps, no asking. Sleep, eat, move, see someone who already likes you.',
        },
        {
          from: 29,
          to: 29,
          title: 'Find three good questions',
          done: 'You have three questions you’d like to ask someone.',
          action:
            'Find three questions that you’d really like to ask someone new: “What do you do on a free day?” “Where would you like to live?” Leave out work and former partners. Try one on a friend today and see what comes back.',
        },
        {
          from: 30,
          to: 31,
          title: 'Spend an hour with someone',
          done: 'You spent time with one person.',
          action:
            'Meet someone for an hour. If nobody has said yes, spend it with a friend or at your group. Ask more than you tell. Tell one true thing that isn’t an achievement. Offer to pay for what you suggested, or share. A walk or a park bench costs nothing.',
        },
        {
          from: 32,
          to: 32,
          title: 'Answer honestly',
          done: 'You gave everyone who’s waiting an honest answer.',
          action:
            'Answer everyone who’s waiting to hear from you: “I’d like to see you again”, or “I liked meeting you, and I don’t see us as a couple. All the best.” If nobody’s waiting, answer one message you’ve left.',
          details: 'If someone has frightened or pressured you, you don’t owe them an answer.',
        },
        {
          from: 33,
          to: 34,
          title: 'Go back to your places',
          done: 'You spent time with people and asked for nothing.',
          action:
            'Go to one of your places, or spend an hour with people, and want nothing from it. Be curious about someone you wouldn’t date.',
        },
        {
          from: 35,
          to: 35,
          title: 'Take an easy evening',
          done: 'You spent an evening on something you like.',
          action: 'An easy day. Spend the evening on something you like. Invite someone if you feel like it.',
        },
        {
          from: 36,
          to: 37,
          title: 'Do something ordinary together',
          done: 'You suggested something ordinary to someone.',
          action:
            'Do something ordinary with someone you’ve met, a date or a friend: cook, shop, walk, repair, watch a game. If it’s a date, ask before you touch. Wait for a clear and glad yes, and leave it if either of you is drunk.',
        },
        {
          from: 38,
          to: 39,
          title: 'Bring people together',
          done: 'You invited two people.',
          action:
            'Invite two people who don’t know each other: soup, a film, a board game, an hour in the park. Keep it cheap and short.',
        },
        {
          from: 40,
          to: 40,
          title: 'Thank someone you met',
          done: 'You told someone you’re glad you met.',
          action: 'Tell one person from these six weeks that you’re glad you met, and why. In a message is fine.',
        },
        {
          from: 41,
          to: 41,
          title: 'Choose what stays',
          done: 'You chose one place you’ll keep going to.',
          action:
            'Which place will you keep going to for its own sake? Put the next dates in your calendar. If each no still knocks you down for days, book a talk with a counsellor.',
        },
        {
          from: 42,
          to: 42,
          title: 'Look back',
          done: 'You looked back on the six weeks.',
          action:
            'Look back with a friend, or on your own: where were you brave, where did you hide, how many new names do you know? You don’t need a partner for this to have worked.',
        },
      ],
      sources: [hall2019],
    },
  ],
}
