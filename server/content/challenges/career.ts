import {
  dunlosky2013,
  edmondson1999,
  fitzpatrickMomTest,
  kluger1996,
  leroy2009,
  liu2014,
  marks2011,
  masicampo2011,
  unDisabilities,
  niceGambling,
  paul2009,
  rajkumar2022,
  scopeAdjustments,
  stepChangeDebts,
  cfpbEmergencyFund,
  whoGambling,
} from '../sources.ts'
import type { LibraryChallenge, LibraryStep, Shelf } from '../types.ts'

const logSpending: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Log what you spent',
  done: 'You logged your spending up to today.',
  action:
    'Take three minutes. Add what you’ve spent since last time to an app, a sheet or a notebook. The first time, begin with today. Round numbers are fine. Once you have a plan, also compare what’s left for food with the days left.',
  details: 'If you’ve missed some days, fill them in roughly from your statement and go on from today.',
}

const weeklyLook: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Take your ten-minute look',
  done: 'You looked at the week’s money for ten minutes.',
  action:
    'Take ten minutes at your usual place and time. What came in, what went out, what’s due in the next ten days? If one part of the plan has run over, take the amount from another part.',
  details:
    'If you share your money with someone, do this together and keep it to ten minutes. Then do something pleasant.',
}

const shortTalk: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Hold one short talk',
  done: 'You made time for one short talk.',
  action:
    'Spend ten to twenty minutes with one person. They talk first: “What’s going well, what’s stuck, what do you need from me?” End with one thing you’ll do. If nobody’s free, fix a time.',
  details:
    'With adults, walking, by phone or over tea is fine. With under-18s, stay where another adult can see you. Take a different person each time. If you have to cancel, give a new time the same day.',
}

const exactPraise: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Easy day: thank one person',
  done: 'You thanked one person for something specific.',
  action:
    'Tell one person exactly what they did, today or last week, and what it did for the rest of you. Thank everyone once before you thank anyone twice.',
  details: 'If you missed a day this week, go on from here.',
}

const weekClose: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Look at your people',
  done: 'You took ten minutes to think about your people.',
  action:
    'Take ten minutes. Who has too much, who’s bored and who’s gone quiet? What did you promise and not do? Choose one thing for next week.',
  details: 'If you’re worried about someone, ask them directly how they are. It’s fine if they don’t want to say.',
}

const logWeakSpots: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Log your two weak spots',
  done: 'You logged your two weak spots up to today.',
  action:
    'You know your numbers now. Log only the two parts that usually run over, for example food and going out. Compare each with what’s left for the month.',
  details:
    'Two minutes are enough. If both are fine for a while, choose another part. If you’d rather log everything, do.',
}

const checkBalance: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Check your balance',
  done: 'You checked your balance and the next bill.',
  action:
    'Open your account once. How much is there, and which payment comes next? If there’s enough, close it and go on with your day. If not, move money, or contact the company today or as soon as it opens.',
  details: 'This is the habit for later, and it takes one minute. If you’ve missed some days, look today.',
}

const askAtLook: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Look, then ask one question',
  done: 'You answered one question about the week.',
  action:
    'Take your ten minutes. Then ask one question and answer it in a sentence: what was worth it, what would I leave out, what’s coming that I could prepare?',
  details: 'If you do this with someone, take turns to ask. If you argue, stop after ten minutes and go on next week.',
}

const shortLook: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Look for five minutes',
  done: 'You looked at the week’s money for five minutes.',
  action:
    'Try it in five minutes now: what came in, what went out, what’s next, is the goal paid? If something’s wrong, take the other five.',
  details: 'If five minutes are too short for your life, stay with ten.',
}

const growthTalk: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Talk about what’s next',
  done: 'You made time to talk about what’s next.',
  action:
    'Take twenty minutes with one person. Ask: “What would you like to be able to do in a year? What could you try here first?” Agree on one small step. If nobody’s free today, set a time.',
  details: 'Some want to grow, some want peace and regular hours. Both are fine. Take a different person each time.',
}

const theirTalk: Pick<LibraryStep, 'title' | 'done' | 'action' | 'details'> = {
  title: 'Let them run the talk',
  done: 'You asked someone to lead a talk.',
  action:
    'Ask one person to lead today’s short talk: their topics, their order. Say as little as you can. At the end, ask what they need you to stop doing. If nobody’s free today, set a time.',
  details: 'If they don’t know what to bring, ask about the last shift: what went well, what was stuck?',
}

export const career: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-evenings-on-paper',
      pillar: 'career',
      title: 'Three Evenings on Paper',
      subtitle: 'Write down what you’ve done at work',
      description:
        'Three evenings of about half an hour give you a plain record of what you’ve done. You can use it for a CV, a review or a talk about pay. Paid work, care for family, volunteering and work in another country all count. If you don’t like writing, speak into your phone.',
      promise: 'Make a plain record of what you’ve done, for a CV, a review or a talk about pay.',
      finishLine: 'I recorded what I’ve done at work over {days}.',
      duration: 3,
      difficulty: 'beginner',
      isJournal: true,
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Collect your lines',
          done: 'You collected at least five things you did.',
          action:
            'Set a timer for thirty minutes. Go back month by month through your calendar, messages and photos. Record what you did, made, fixed, taught or looked after. Aim for twenty short lines.',
          details:
            'Include unpaid work: “Looked after Dad after his stroke and handled the hospital.” If you get stuck, ask someone who worked with you what they remember. On a tired evening five lines are enough, and you can add more tomorrow. If you miss an evening, carry on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Add a fact to each',
          done: 'You added a fact to at least three lines.',
          action:
            'Choose three to ten of your best lines. Add a number or a result to each: how many, how long, how much, what got better. Use only facts you could explain if someone asked.',
          details:
            'If there’s no number, say what changed: “New drivers stopped getting lost.” Leave out anything confidential about employers, customers or patients.',
        },
        {
          from: 3,
          to: 3,
          title: 'Turn lines into sentences',
          done: 'You turned at least three lines into sentences.',
          action:
            'Turn three to five of your strongest lines into one sentence each: what the problem was, what you did, what came of it. Read them aloud. Change every word you wouldn’t say to a friend. Save them where your employer can’t delete them.',
          details:
            'Example: “Orders kept going out wrong, so I added a second check, and complaints fell from nine a month to two.” Set a monthly reminder to add two lines.',
        },
      ],
    },
    {
      key: 'where-the-money-went',
      pillar: 'career',
      title: 'Where the Money Went',
      subtitle: 'See what you spend in a week',
      description:
        'For seven days you watch your money without changing much. There’s no budget yet and nobody to impress. It takes about ten minutes a day, thirty on day two, with a banking app, receipts or cash. If you can’t pay for food, rent or heating this week, go straight to a free debt or welfare advice service.',
      promise: 'Watch your money for a week, and learn where it goes.',
      finishLine: 'I looked at where my money goes on {days}.',
      duration: 7,
      difficulty: 'beginner',
      sources: [stepChangeDebts],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Record each payment',
          done: 'You recorded today’s payments.',
          action:
            'Choose one way to record each payment: a notes app, photos of receipts, or an envelope for receipts. Use it for every payment today. Add earlier ones from memory. Tonight, look at your balance once and close the app.',
          details:
            'If you can’t pay for food, rent or heating this week, contact a free debt or welfare advice service today. If looking makes you feel sick, ask someone to sit with you, or look for one minute only.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find the regular payments',
          done: 'You marked the regular payments you found.',
          action:
            'Keep recording payments. Go through the last two months of statements and mark all regular payments: rent, phone, insurance, subscriptions, instalments, money sent home. Add them up. Stop after thirty minutes, even if you aren’t finished.',
          details:
            'If you mostly use cash, go by letters and messages, or ask the people you live with which bills come every month.',
        },
        {
          from: 3,
          to: 3,
          title: 'Note why you paid',
          done: 'You gave each payment one word.',
          action:
            'Keep recording payments. Add one word to each: needed, wanted, tired, bored, kind, under pressure. You’re only looking for a pattern. If you spend nothing today, do it with yesterday’s payments.',
          details: 'If you forgot yesterday, fill it in roughly from your statement and carry on.',
        },
        {
          from: 4,
          to: 4,
          title: 'Guess, then check',
          done: 'You compared your guess with the real food number.',
          action:
            'Keep recording payments. Guess what you’ve spent on food and drink since you started, including ordered meals and coffee. Then add up the real number. Tell someone both numbers, or say them aloud to yourself.',
          details:
            'There’s no right number. If you’re eating too little to save money, ask a food bank or welfare advice service.',
        },
        {
          from: 5,
          to: 5,
          title: 'Stop one payment',
          done: 'You took one step to pay less for something.',
          action:
            'Keep recording payments. Choose one regular payment you get little from. Cancel it or choose a cheaper version. End the contract itself and don’t only stop the payment at your bank. Check the end date and take a screenshot of the confirmation.',
          details:
            'Keep insurance you need. If the company makes it hard, call or chat tomorrow with the contract number ready. If there’s nothing to cut, ask your bank or phone provider for their cheapest plan.',
        },
        {
          from: 6,
          to: 6,
          title: 'Easy day: the best money',
          done: 'You said what was worth the money this week.',
          action:
            'Find the payment this week that was most worth it. Tell someone, in person or by message: “The best thing I spent money on this week was…” Record today’s payments and leave the rest.',
          details: 'If there’s nobody to tell, say it aloud. When you make a plan later, keep room for it.',
        },
        {
          from: 7,
          to: 7,
          title: 'Work out one number',
          done: 'You know your monthly number.',
          action:
            'Take a month’s income. Subtract the regular payments, then what you spend from day to day: this week’s total times 4.3, without the regular payments. Look at the result and choose one next step.',
          details:
            'If it’s below zero, or you’re behind with rent, energy, tax or child support, contact a free, non-profit debt advice service this week. They help people in your position every day. Look back: what surprised you most?',
        },
      ],
    },
    {
      key: 'first-hour-for-real-work',
      pillar: 'career',
      title: 'The Best Hour',
      subtitle: 'Give your best hour to the work that matters most',
      description:
        'For ten working days you give one undisturbed stretch to the task that matters most, before messages and small jobs. An hour is good and twenty-five minutes are enough. It works for shift work, study, job hunting and caring too. Five days a week; days off don’t count.',
      promise: 'Give your main task one undisturbed stretch, before messages and small jobs.',
      finishLine: 'I practised putting my main task first on {days}.',
      duration: 10,
      difficulty: 'beginner',
      schedule: { kind: 'weekly', times: 5 },
      sources: [leroy2009],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose the task and time',
          done: 'You chose one task and tomorrow’s time for it.',
          action:
            'Which task, if it moved forward, would make the biggest difference? Pick one you’ve been putting off. Choose the quietest hour you control tomorrow. Tell anyone who expects instant replies when you’ll be back.',
          details:
            'If you’re looking for work, it may be one good application. At home with a baby, it may be twenty-five minutes of a course during a nap.',
        },
        {
          from: 2,
          to: 2,
          title: 'Hold the first hour',
          done: 'You worked on one task until the timer went.',
          action:
            'Put your phone in a bag or another room. If someone may need you urgently, let their calls through. Close mail and chat. Open one task and set a timer for the time you chose. Start, even badly. When it goes off, stop or carry on as you like.',
          details: 'The first ten minutes usually feel slow. That’s normal.',
        },
        {
          from: 3,
          to: 3,
          title: 'Hold the hour again',
          done: 'You worked on your main task for the time you chose.',
          action:
            'Start your main task at the time you chose, before any messages. Keep your phone out of sight, messages closed and one task open. Set a timer and stay with it, even if it goes slowly.',
          details:
            'If something real interrupts you, deal with it and take the rest of the time later today. On a bad day, ten minutes are enough. If sitting still is hard, stand, pace, or work next to someone who is quiet.',
        },
        {
          from: 4,
          to: 4,
          title: 'Prepare tomorrow’s first step',
          done: 'You chose and prepared tomorrow’s first step.',
          action:
            'Hold your hour. Before you finish for the day, choose tomorrow’s first step and name it with a verb: “Draft page two”, “Strip the pump”. Put out what it needs.',
          details: 'If there’s no time for the hour today, it’s enough to prepare tomorrow.',
        },
        {
          from: 5,
          to: 5,
          title: 'Easy day: half the time',
          done: 'You held a short, quiet session.',
          action:
            'Do half your usual time today. Use it for an easy part of the task. Then take a proper break: food, air, or a chat with a colleague.',
          details: 'If you missed a day this week, don’t double up. Go on with the next one.',
        },
        {
          from: 6,
          to: 6,
          title: 'Note stray thoughts for later',
          done: 'You worked with a note ready for stray thoughts.',
          action:
            'Hold your hour with a scrap of paper or a notes app open. When a thought pulls you away (“pay that bill”, “text him”), note it in three words and go back. Deal with the list after the hour.',
          details: 'With ADHD there may be many. That’s fine, as long as you go back each time.',
        },
        {
          from: 7,
          to: 7,
          title: 'Count what pulls you away',
          done: 'You chose one interruption to stop.',
          action:
            'Hold your hour: phone out of sight, one task open. Each time something pulls you away, make one mark: a person, a message, your own idea. Afterwards, choose the most frequent one and decide how you’ll stop it next time.',
          details:
            'Calls from people who may need you urgently don’t go on the list. If nothing pulled you away, decide how to keep it that way.',
        },
        {
          from: 8,
          to: 8,
          title: 'Offer another time once',
          done: 'You told one person about your hour.',
          action:
            'When someone wants your hour today, offer another time: “I’m free from ten. Does that work?” If it’s your boss and it can’t wait, agree, and ask which hour you could keep tomorrow. If nobody asks, tell one person how you’re using this hour.',
          details: 'You can say why: “It’s the only time I can do the quotes properly.”',
        },
        {
          from: 9,
          to: 9,
          title: 'Finish one visible piece',
          done: 'You finished a piece someone else could see.',
          action:
            'Use today’s hour to finish a piece, however small: a page, a repaired part, a sent form. Stop when it’s good enough for its purpose.',
          details: 'If it’s too big, cut it down until it fits into the hour.',
        },
        {
          from: 10,
          to: 10,
          title: 'Look back and choose',
          done: 'You chose the hours you’ll keep each week.',
          action:
            'Hold the hour. Then look at what exists now that didn’t before. Choose how many hours a week you’ll keep and put them in your calendar or tell someone. Two a week is good.',
          details: 'If it didn’t work at this time of day, try another time.',
        },
      ],
    },
    {
      key: 'clean-handovers',
      safetyRevision: 1,
      pillar: 'career',
      title: 'Count on Me',
      subtitle: 'Be someone others can rely on at work',
      description:
        'Twelve working days of clear agreements, early warnings and tidy handovers. It works on a building site, on a ward, in a kitchen, in an office and in a family that shares care. Four days a week. Most take about ten minutes extra, a few up to half an hour.',
      promise: 'Practise clear agreements, early warnings and tidy handovers.',
      finishLine: 'I practised being reliable on {days}.',
      duration: 12,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 4 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Say back what you agreed',
          done: 'You said back what you agreed.',
          action:
            'After one request today, say it back: “So I’ll do the left side by Thursday, and you’ll send me the keys. Right?” Say or send it, and wait for the answer. If nobody asks you for anything, do it with an agreement from last week.',
          details: 'If they say “no, I meant something else”, you’ve saved both of you time.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask what “done” means',
          done: 'You asked how someone will know it’s right.',
          action:
            'Before you start a job today, ask: “How will you know it’s right?” or “What matters most to you in this job?” Listen to the end before you start.',
          details:
            'If nothing new comes in today, ask it about a job you’ve already started. If you give out work yourself, answer that question before anyone asks.',
        },
        {
          from: 3,
          to: 3,
          title: 'Tell bad news early',
          done: 'You told someone about a problem early.',
          action:
            'Look for one thing that’s running late or going wrong. As soon as you can today, tell the person it affects: what happened, what it means, what you suggest. If nothing’s wrong, ask a quiet colleague, “Is anything worrying you about this job?” That counts too.',
          details:
            'Say it even if you aren’t sure yet. They can still change their plans. If someone could get hurt, don’t wait to be sure: report it at once.',
        },
        {
          from: 4,
          to: 4,
          title: 'Easy day: one thank you',
          done: 'You thanked one person for one exact thing.',
          action:
            'Thank someone for something exact: “Thanks for restocking the trolley. It saved me twenty minutes.” That’s all for today.',
          details: 'If you missed a day, don’t do two at once. Carry on with the next step.',
        },
        {
          from: 5,
          to: 5,
          title: 'Leave it ready',
          done: 'You left one job so that someone else could continue.',
          action:
            'Before you finish work or go to bed, prepare one open job so that a stranger could continue: where it stands, the next step, where things are. A label, a photo or a voice message is enough.',
          details:
            'Keep names, health data and other private details in your workplace’s own system, not in a photo or voice message. If you’re short of time, do the job someone else needs first.',
        },
        {
          from: 6,
          to: 6,
          title: 'Close three loose ends',
          done: 'You closed at least one old promise.',
          action:
            'Think of three things you’ve promised and not done. For each: do it, give it back, or say plainly that it won’t happen. Start with the oldest. On a hard day, one is enough.',
          details:
            'The other person may have forgotten, but tell them anyway. If you can’t think of any, ask someone, “Do I still owe you anything?”',
        },
        {
          from: 7,
          to: 7,
          title: 'Credit someone',
          done: 'You told others about someone’s good work.',
          action:
            'An easy day. In a meeting, a group chat or at the start of a shift, name what a colleague did and what it saved. Choose someone who’s rarely mentioned. Only say what’s true.',
          details:
            'Some people hate attention. If so, tell their boss instead. At home, say it in front of the family.',
        },
        {
          from: 8,
          to: 8,
          title: 'Say no early',
          done: 'You said early what you can’t do on time.',
          action:
            'Take one task you can’t do on time and say so today: “I can’t do it by Friday. I could do it by Tuesday. Kofi could start earlier, and I’ve asked him. Which is better?” If everything fits, ask your boss or customer what should come first next week. That counts too.',
          details: 'If it isn’t safe to say no where you work, ask only what should come first.',
        },
        {
          from: 9,
          to: 9,
          title: 'Hand over by talking',
          done: 'You handed over one job by talking.',
          action:
            'Hand one job over by talking: what it is, what’s done, what could go wrong, what comes next. Ask them to tell you how they’ll start. Add what you forgot. With nothing to hand over, explain a job that only you know. That counts too.',
          details:
            'If you work remotely, a five-minute call is fine. At home, use it for the children’s timetable or for medicine, but keep the medicine list in writing too.',
        },
        {
          from: 10,
          to: 10,
          title: 'Own one mistake',
          done: 'You told someone about a mistake of yours.',
          action:
            'Think of one mistake you made in the last few weeks. A small one is fine. Say it to the person it affects: “I sent the wrong file. I’ve sent the right one now, and I’ll check names from now on.”',
          details:
            'If it harmed someone or still could, report it now, as the rules of your workplace say. If nobody was at risk, but you could lose your job or get into legal trouble, talk to a union or adviser first.',
        },
        {
          from: 11,
          to: 11,
          title: 'Ask what would help',
          done: 'You asked two people what would help them.',
          action:
            'Ask two people you work with: “What could I do that would make your job easier?” If they say “nothing”, ask for one small thing. Don’t defend yourself. Say thank you.',
          details: 'If you work alone, ask a customer or a family member you share care with.',
        },
        {
          from: 12,
          to: 12,
          title: 'Keep two habits',
          done: 'You chose two habits to keep.',
          action:
            'An easy last day. Look back over the twelve days: which two habits helped most? Tell someone you’ll keep them and ask them to remind you. If someone told you what would help, choose when you’ll start on it.',
          details: 'Put a small reminder where your work starts, for example on your locker.',
        },
      ],
    },
    {
      key: 'ten-conversations-about-work',
      pillar: 'career',
      title: 'Ten Conversations',
      subtitle: 'Ask ten people about their work, to find what suits you',
      description:
        'In three weeks you have up to ten short talks about people’s work. You aren’t asking for a job. You’re asking what their days are like. Useful if you’re stuck, out of work, new in a country or thinking of a change. Calls, messages and voice notes count.',
      promise: 'Talk to people whose work interests you, and ask what their days are like.',
      finishLine: 'I spent {days} on talks about work.',
      duration: 21,
      difficulty: 'intermediate',
      sources: [rajkumar2022],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Name ten people',
          done: 'You collected five to ten names.',
          action:
            'Go through your phone and think of ten people whose work you’d like to know about: old colleagues, neighbours, relatives, people from your mosque, gym or class, the nurse who saw your mum. Collect their names in one place.',
          details: 'Five are enough to start. If you’re new in the country, begin with people from your community.',
        },
        {
          from: 2,
          to: 2,
          title: 'Choose your questions',
          done: 'You said your three questions aloud.',
          action:
            'Choose three questions and say them aloud: “What did you do yesterday, hour by hour?” “What do new people get wrong?” “What would you do differently?” Change them until they sound like you.',
          details: 'If you stammer or get nervous, you can read them from your phone.',
        },
        {
          from: 3,
          to: 3,
          title: 'Send three requests',
          done: 'You sent three people a request.',
          action:
            'Message three people. Say who you are, why you’re asking them, and that you’d like fifteen minutes of their time. Add that you aren’t asking for a job. Make a no easy: “If you’re too busy, no problem at all.”',
          details:
            'Example: “Hi Ana, we met at Luis’s. I’m thinking about lab work. Could I ask you three questions by phone this week?”',
        },
        {
          from: 4,
          to: 4,
          title: 'Talk to someone you know',
          done: 'You asked one person about their work.',
          action:
            'Have your first talk with the easiest person on your list. Ask your three questions. Listen more than you speak. End after fifteen minutes and say thank you. If nobody is free, ask a friend or someone you live with, or send the questions as a message.',
          details: 'With a friend, ask as you’d ask a stranger, for at least ten minutes.',
        },
        {
          from: 5,
          to: 5,
          title: 'Send three more',
          done: 'You asked three more people.',
          action:
            'Message three more people, at least one of them outside your usual circle. If the first ones haven’t answered, send one friendly reminder and then leave it.',
          details: 'No answer may simply mean that they’re busy.',
        },
        {
          from: 6,
          to: 6,
          title: 'Hold your second talk',
          done: 'You took one step towards your second talk.',
          action:
            'Ask your questions and add one: “What’s the worst part of a normal week?” Notice what they get lively about. If there’s no talk today, offer someone two new times.',
          details: 'A talk may get cancelled, so it helps to keep two open.',
        },
        {
          from: 7,
          to: 7,
          title: 'Easy day: say thanks',
          done: 'You thanked someone who helped you.',
          action:
            'Thank each person for something specific they told you. One line is enough. Then leave it for today.',
          details: 'If you missed a day, carry on with the next step. Day 18 is free for catching up.',
        },
        {
          from: 8,
          to: 8,
          title: 'Ask about money and hours',
          done: 'You asked someone about pay and hours.',
          action:
            'In today’s talk, ask how pay and hours really work: “What does someone starting out earn, roughly? Which hours are normal? And when there’s no work?” If there’s no talk today, send one of these to someone from before.',
          details: 'Say “tell me only what you’re happy to share”. A range is enough.',
        },
        {
          from: 9,
          to: 9,
          title: 'Go and look',
          done: 'You saw one kind of work up close.',
          action:
            'Look at one kind of work for twenty minutes: sit in a café, a market or a station, watch a building site from the street, go to an open day, or watch an ordinary day-at-work video by someone who does it.',
          details:
            'Notice the noise, the pace, the people and what the work asks of the body. Could you do the boring parts?',
        },
        {
          from: 10,
          to: 10,
          title: 'Talk to someone different',
          done: 'You contacted someone unlike you.',
          action:
            'Hold a talk with someone unlike you in age, background or trade. Finish with: “Who else should I talk to?” Ask if you may use their name. If nobody has time today, send the request.',
          details: 'People you know only slightly may hear about things you don’t.',
        },
        {
          from: 11,
          to: 11,
          title: 'Follow one lead',
          done: 'You contacted one person about a lead.',
          action:
            'Contact one person somebody suggested. Begin with the name: “Priya said you might be able to help.” If you have no lead yet, ask an earlier person for one.',
          details: 'One short message is enough. Thank the person who gave you the name.',
        },
        {
          from: 12,
          to: 12,
          title: 'Hold a talk in passing',
          done: 'You asked someone about their work in passing.',
          action:
            'Ask someone you meet today about their work for five minutes: the bus driver on a break, a barber, a carer, another parent. Stop if they’d rather not talk.',
          details: 'If you’re mostly at home, ask one good question in an online group for a trade.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask how people get in',
          done: 'You asked how people get into that work.',
          action:
            'In today’s talk ask: “How did you get in, and how would someone get in now? Which papers or certificates matter, and which don’t?” If there’s no talk today, message someone from before.',
          details: 'If you qualified abroad, ask who recognises your certificate and how long it takes.',
        },
        {
          from: 14,
          to: 14,
          title: 'Easy day: tell someone',
          done: 'You said aloud what you’ve learned.',
          action:
            'Tell a friend or someone you live with three things you’ve learned so far. Ask which one made you sound most interested.',
          details: 'If nobody’s around, record a two-minute voice note and listen to it once.',
        },
        {
          from: 15,
          to: 15,
          title: 'Give something back',
          done: 'You did one small favour in return.',
          action:
            'Do one small thing for someone who helped: send an article, make an introduction, tell them what you did with their advice.',
          details:
            'Choose something that costs no money and little time. If nobody has helped yet, pass on something useful to a friend.',
        },
        {
          from: 16,
          to: 16,
          title: 'Ask why people leave',
          done: 'You asked someone why people leave that work.',
          action:
            'Find someone who used to do the work and stopped. Ask what made them leave and what they miss. Listen without arguing.',
          details: 'If you can’t find anyone, ask an earlier contact why people leave.',
        },
        {
          from: 17,
          to: 17,
          title: 'Ask about fitting it in',
          done: 'You asked how the work fits with life.',
          action:
            'Ask one person, in a talk or by message, how it fits with health, children, prayer times, care or disability: “How easy is it to swap a shift or get time off?”',
          details: 'You don’t have to say why you ask.',
        },
        {
          from: 18,
          to: 18,
          title: 'Use a spare day',
          done: 'You used the day the way you needed it.',
          action: 'If you’d like another talk, send a message or call. Otherwise, rest.',
          details: 'Seven good talks are enough.',
        },
        {
          from: 19,
          to: 19,
          title: 'Hold the last talk',
          done: 'You took one step towards your last talk.',
          action:
            'In your last talk, say what you’re thinking of: “I could see myself doing this part, but not that part. What am I missing?” Ask for an honest answer. If it can’t be today, fix a time.',
          details: 'An honest “that won’t be easy” is useful. Ask what would make it easier.',
        },
        {
          from: 20,
          to: 20,
          title: 'Sort it on one page',
          done: 'You put what you want on one page.',
          action:
            'On one page, write what you want more of, what you want less of, what a change would cost, and one thing you could try within a month without leaving what you have.',
          details: 'Be honest about money and about people who depend on you.',
        },
        {
          from: 21,
          to: 21,
          title: 'Arrange one small trial',
          done: 'You arranged your next step.',
          action:
            'Arrange one small trial: a day of watching, an evening class, a shift, a talk with your boss or job adviser about other tasks. Then look back: which talk changed your mind?',
          details: 'If nothing fits yet, book another talk with the person who helped most.',
        },
      ],
    },
    {
      key: 'first-small-cushion',
      pillar: 'career',
      title: 'A First Cushion',
      subtitle: 'Put a little money aside for a bad surprise',
      description:
        'In three weeks you start a small fund for the next bad surprise: a dentist, a broken phone, a fare home. You choose the amount, and very small is fine. Behind with rent, energy, tax or child support? Talk to a free, non-profit debt adviser before you save.',
      promise: 'Start a small fund for the next bad surprise, with an amount you choose.',
      finishLine: 'I worked on a small emergency fund for {days}.',
      duration: 21,
      difficulty: 'intermediate',
      sources: [cfpbEmergencyFund],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Put aside a first amount',
          done: 'You put a first amount aside.',
          action:
            'Move a small amount to where you won’t spend it: a separate account, a savings space in your banking app, or an envelope. The price of a bus fare is enough. Give it a name, such as “bad surprises”.',
          details:
            'If there’s nothing to spare, or you’re behind with something urgent, look for one place to ask: a benefit, a food bank, a hardship fund or a free debt adviser. That counts too.',
        },
        {
          from: 2,
          to: 2,
          title: 'Choose your target',
          done: 'You chose your first target.',
          action:
            'Think of the last bad surprise and what it cost. Half of that is your first target. Say it aloud or show it to someone.',
          details: 'If that’s too much for now, one day’s food money is a fair first target.',
        },
        {
          from: 3,
          to: 3,
          title: 'Find a safe place',
          done: 'You chose a safe place for your fund.',
          action:
            'Choose where it stays: an account covered by your country’s deposit protection, a credit union or post office. You should be able to get at it in an emergency, but not by a quick tap.',
          details:
            'If you have no bank account, ask a bank, post office or migrant advice centre about a basic account. If someone at home takes your money, choose a place they can’t reach or see, and talk to a domestic abuse or advice service when it’s safe.',
        },
        {
          from: 4,
          to: 4,
          title: 'Make it automatic',
          done: 'You set up the next amount.',
          action:
            'Set a small transfer for the day after money arrives. If you’re paid irregularly, choose a share, for example one part in twenty, and move it as soon as you’re paid.',
          details:
            'Start too low rather than too high. If you save in cash or can’t set a transfer, set a reminder for payday. That counts too.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask about one bill',
          done: 'You asked one company for a lower price.',
          action:
            'Call or chat with one company you pay each month: phone, internet, energy, insurance. Ask: “What’s the cheapest plan for what I use?” If you save something, move the first amount to the fund.',
          details:
            'If calls are hard for you or they’re closed, use chat or email, or ask a friend to sit in. A no is fine too.',
        },
        {
          from: 6,
          to: 6,
          title: 'Cook from what’s there',
          done: 'You ate a cheap, proper meal.',
          action:
            'Make one meal from what’s already at home. Don’t skip a meal. Move what you would have spent into the fund.',
          details:
            'If there’s nothing at home or no kitchen, find the cheapest proper meal near you. Food comes first.',
        },
        {
          from: 7,
          to: 7,
          title: 'Easy day: leave it alone',
          done: 'You took a day off from saving.',
          action:
            'Take a day off from saving. Leave the fund where it is and don’t check it more than once. If something urgent and unexpected comes up, use the money for that.',
          details: 'If you missed a day this week, carry on from here. You don’t have to catch up.',
        },
        {
          from: 8,
          to: 8,
          title: 'Check what you can claim',
          done: 'You checked one thing you might be entitled to.',
          action:
            'Use an official website or an advice service to check one thing you might be entitled to: help with rent, child benefit, disability or carer support, school meals, a tax refund.',
          details: 'If you’re on a visa, ask an adviser first whether claiming affects it.',
        },
        {
          from: 9,
          to: 9,
          title: 'Collect what you’re owed',
          done: 'You checked one amount you may be owed.',
          action:
            'Ask for one thing: expenses, a deposit, a refund, unpaid hours, a faulty item under guarantee. Send one message with the amount and a date. If nobody owes you anything, check one bill for a mistake.',
          details: 'If a friend owes you, ask once, kindly. If they can’t pay, let it go for now.',
        },
        {
          from: 10,
          to: 10,
          title: 'Stop one subscription',
          done: 'You took one step to cut a regular payment.',
          action:
            'Cancel or pause one thing that renews by itself. Move the first month’s price to the fund. If nothing renews, ask a company you haven’t asked yet for a cheaper plan.',
          details:
            'Keep insurance, your phone line and what helps you stay well: the gym, a class, a call with family.',
        },
        {
          from: 11,
          to: 11,
          title: 'Sell or return one thing',
          done: 'You returned or offered one thing.',
          action:
            'Choose something you don’t use. Return it or offer it with a clear photo and an honest description. Money from it goes to the fund.',
          details:
            'Meet buyers in daylight in a public place. If there’s nothing to sell, ask to borrow something instead of buying it. That counts too.',
        },
        {
          from: 12,
          to: 12,
          title: 'Name your weak moment',
          done: 'You put one obstacle in front of spending.',
          action:
            'When does money slip away: late at night, on payday, after an argument, at the shop by the station? Put one obstacle there: delete a card number, take a different route, carry cash only.',
          details:
            'If it’s betting, read “When gambling has taken over” in the library today. If it’s drink or drugs, a doctor or a helpline can help. If you suddenly spend far more than usual and hardly need sleep, see a doctor this week.',
        },
        {
          from: 13,
          to: 13,
          title: 'Count with someone',
          done: 'You counted the fund.',
          action:
            'Count the fund, and write the amount in the note when you check in. Tell one person you trust the amount and what it’s for. If you share your money with someone, decide together whether the target still fits.',
          details:
            'If there’s nobody you trust with this, count it and keep it to yourself. A small number is still more than before.',
        },
        {
          from: 14,
          to: 14,
          title: 'Easy day: enjoy something free',
          done: 'You enjoyed something that cost nothing.',
          action:
            'Nothing to save today; two weeks are done. Do something you enjoy that costs nothing: a game, a walk or roll through the park, music, a call with a friend.',
          details: 'Invite someone if you like. They may be glad not to spend either.',
        },
        {
          from: 15,
          to: 15,
          title: 'Set an amount for others',
          done: 'You set a fixed amount for helping others.',
          action:
            'If you send money to family or help friends, choose a fixed amount for the month and tell them kindly: “I can send this much, on this date.” Otherwise, decide how much you could give away and never get back. That’s your limit for lending.',
          details: 'You can say: “I can give you this much. I can’t lend more.”',
        },
        {
          from: 16,
          to: 16,
          title: 'Add something extra',
          done: 'You asked about one extra.',
          action:
            'Ask about one extra: a shift, a repair for a neighbour, a dog to walk, a lesson to give. Half goes to the fund, half is yours.',
          details:
            'If you’re ill, caring for someone or not allowed to work, rest instead. That counts too. On benefits, check how much you can earn.',
        },
        {
          from: 17,
          to: 17,
          title: 'Plan a cheap treat',
          done: 'You planned one small treat.',
          action:
            'Spend a small planned amount on something you enjoy. It may be easier to keep saving if you don’t give up everything. If there’s no money for it, choose something good that costs nothing.',
          details: 'Choose it before you’re in the shop.',
        },
        {
          from: 18,
          to: 18,
          title: 'Prepare for one surprise',
          done: 'You did one thing to prevent a surprise.',
          action:
            'Prevent one cost: book the dental check, charge the spare battery, fix the dripping tap, renew a document before it expires.',
          details: 'Choose the smallest one that you keep putting off.',
        },
        {
          from: 19,
          to: 19,
          title: 'Adjust the amount',
          done: 'You set the amount for next month.',
          action:
            'If the automatic amount was too much, lower it. If you hardly noticed it, raise it a little. Set it now for next month.',
          details: 'If you keep taking it back, it’s too high. A small amount that stays is better.',
        },
        {
          from: 20,
          to: 20,
          title: 'Say what it’s for',
          done: 'You can say when you’ll use it.',
          action:
            'Say two sentences aloud: “This money is for things that are necessary and unexpected, like…” and “It isn’t for…”. Then decide how it fills again once you’ve used it: the same transfer, for as long as it takes. Using it isn’t a failure.',
          details:
            'Tell the person who shares your money, if that’s safe. Birthdays and holidays come every year. Plan for them separately.',
        },
        {
          from: 21,
          to: 21,
          title: 'Count and look back',
          done: 'You counted the fund.',
          action:
            'Count what’s there and compare it with your first note. Which three things helped most? Keep the transfer running and choose the next target: twice this amount, or a week of food.',
          details:
            'If there’s nothing left because you needed it, that’s what it was for. Start again with a small amount.',
        },
      ],
    },
    {
      key: 'three-weeks-after-a-setback',
      pillar: 'career',
      title: 'After a Setback',
      subtitle: 'Get through three weeks after losing work',
      description:
        'For the first weeks after you lose a job, a contract, a business or the right to work. Small daily steps: tell someone, meet the deadlines, give the days a shape, look at the money, take one next step. If you’re thinking of ending your life, open Help now and tell someone near you today.',
      promise: 'Tell someone, meet the deadlines, give your days a shape and take one next step.',
      finishLine: 'I took small steps after a setback on {days}.',
      duration: 21,
      difficulty: 'intermediate',
      rules: ['flexible'],
      sources: [paul2009, liu2014],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Tell one person',
          done: 'You told one person what happened.',
          action:
            'Tell one person who’s on your side what happened. A message is fine: “I’ve lost my job. I don’t need advice. Can I call you tonight?” Ask them to check on you tomorrow. Then eat something.',
          details: 'No big decisions, no angry messages, no posts today. Don’t sign anything on the spot.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find the deadlines',
          done: 'You know which deadline comes first.',
          action:
            'Check one official page, or ask a union or advice service: by when do I have to register, claim, appeal or tell the immigration office? Put the first date in your phone.',
          details:
            'Some deadlines are only days away. Contract and agency workers, ask too: you may have rights. On a work visa, ask an immigration adviser before you sign or travel.',
        },
        {
          from: 3,
          to: 3,
          title: 'Do the first urgent thing',
          done: 'You spent up to an hour on the first deadline.',
          action:
            'Spend up to one hour on the first deadline: register, claim, appeal or book an appointment. Then stop. Someone can sit next to you while you call. If the office is closed, fill in the form, or set an alarm for when it opens.',
          details:
            'Benefits are there for exactly this. If you aren’t entitled to any, ask the same office about emergency help, food banks and hardship funds.',
        },
        {
          from: 4,
          to: 4,
          title: 'Set a get-up time',
          done: 'You got up and dressed at your time.',
          action:
            'Choose one time to get up every day and be dressed half an hour later. Today, do that, and go outside for ten minutes, or sit at an open window.',
          details: 'If you slept badly, still get up. With pain or illness, choose a time that fits your body.',
        },
        {
          from: 5,
          to: 5,
          title: 'Save your papers',
          done: 'You put your own work papers in one place.',
          action:
            'Collect contract, payslips, dismissal letter, certificates, holiday and pension papers. Save the contacts of colleagues and ask for a reference. Take only what’s yours.',
          details:
            'If you’re still owed wages, keep every message, shift plan and photo, and ask a union or labour office.',
        },
        {
          from: 6,
          to: 6,
          title: 'Tell those at home',
          done: 'You told the people closest to you.',
          action:
            'Tell the people who live on your income or with you. Short and true: “My job has ended. I don’t know everything yet. I’m finding out what help there is.” Let them react.',
          details:
            'Children: “It’s not your fault, and we’ll look after you.” If you live alone, tell family or a close friend. If you’re afraid of how someone will react, talk to an advice service first. That counts for today.',
        },
        {
          from: 7,
          to: 7,
          title: 'Easy day: rest',
          done: 'You took the day off from all of it.',
          action: 'Take the day off. No search, no forms. Get up at your time, eat properly, see or call someone.',
          details: 'If you missed some days this week, that’s normal. Carry on from the next step.',
        },
        {
          from: 8,
          to: 8,
          title: 'Look at the money',
          done: 'You know how many weeks the money lasts.',
          action:
            'Add up the money you have and any that’s still coming. Then add up what food, home, energy and phone cost in a week. How many weeks will the money last? Do this with someone if you can.',
          details:
            'If the answer is “none”, contact a food bank, welfare office or free debt adviser today. That’s what they’re for.',
        },
        {
          from: 9,
          to: 9,
          title: 'Call before you’re late',
          done: 'You dealt with your next important bill.',
          action:
            'Which important bill may you not be able to pay: rent, energy, a loan? Contact that company or landlord before the bill is due. Say what happened and what you can pay. Get the answer in a message. If everything is covered, check the next bill instead.',
          details: 'Don’t borrow from people who frighten you, and don’t use one loan to pay another.',
        },
        {
          from: 10,
          to: 10,
          title: 'Give the day three fixed points',
          done: 'You kept at least one fixed point.',
          action:
            'Give the day three fixed points: up and dressed, one hour for the search or papers, half an hour outdoors or moving. If you keep only one, the day counts.',
          details:
            'Work used to give your days a shape, so it helps to set one yourself. Drink little or no alcohol, because it makes nights worse. If you drink heavily or take sedatives every day, don’t stop suddenly. Ask a doctor first.',
        },
        {
          from: 11,
          to: 11,
          title: 'Say your two sentences',
          done: 'You practised your two sentences aloud.',
          action:
            'Practise aloud: what ended, and what you’re looking for. “The warehouse closed in May. I’m looking for driving or stock work and I can start now.”',
          details: 'If you were dismissed, say it plainly and without blame, then move on.',
        },
        {
          from: 12,
          to: 12,
          title: 'Tell three people',
          done: 'You told three people what you’re looking for.',
          action:
            'Tell three people your two sentences and ask: “Who should I talk to?” Include someone you know only slightly.',
          details: 'If some don’t answer, leave it there. It isn’t about you.',
        },
        {
          from: 13,
          to: 13,
          title: 'Be useful for an hour',
          done: 'You did one useful thing for someone.',
          action:
            'Do one useful thing for someone: cook, carry, repair, translate, watch a child, help at a club or place of worship.',
          details: 'If you have no strength today, send a kind message. On benefits, ask if volunteering hours matter.',
        },
        {
          from: 14,
          to: 14,
          title: 'Easy day: check your mood',
          done: 'You told someone how you really are.',
          action: 'Rest from the search. Tell one person honestly how you’re sleeping, eating and feeling.',
          details:
            'Low mood after losing work is common. If most days for two weeks have been very low, or you’ve hardly slept for several nights, see a doctor. If you don’t want to live, tell someone today.',
        },
        {
          from: 15,
          to: 15,
          title: 'Talk through what happened',
          done: 'You talked through what caused it.',
          action:
            'Talk it through with someone: what was chance, what did others do, what was yours? Be as fair to yourself as you’d be to a friend.',
          details: 'If you keep going over the same thing, stop after twenty minutes and do something with your hands.',
        },
        {
          from: 16,
          to: 16,
          title: 'Update your CV once',
          done: 'You worked on your CV for an hour.',
          action:
            'Spend one hour on your CV, simple and honest: the last job, five results, skills. Ask someone to read it. Libraries, job centres and community groups often help for free.',
          details:
            'For a gap because of illness, care or prison, use one honest line, or talk to an adviser about it first.',
        },
        {
          from: 17,
          to: 17,
          title: 'Send one good application',
          done: 'You took one step towards a job.',
          action:
            'Send one application that fits you, or ask one person for a lead or a trial shift. One good one today.',
          details: 'Never pay for a job, or send your passport or bank details before a contract.',
        },
        {
          from: 18,
          to: 18,
          title: 'Find others in the same place',
          done: 'You found one group that fits.',
          action:
            'Find one group: a job club, a union branch, a course, a men’s shed, a trade group online. Go, join or ask when they meet. Training and support help people find work.',
          details: 'You’ll also meet other decent people in the same situation.',
        },
        {
          from: 19,
          to: 19,
          title: 'Look at three options',
          done: 'You talked through three options.',
          action:
            'Talk through three options with someone: the same work elsewhere, temporary work for the money, something new. What would each need in the next month?',
          details: 'A temporary job is fine.',
        },
        {
          from: 20,
          to: 20,
          title: 'Take one step',
          done: 'You took one small step on one option.',
          action: 'Choose one of the three options and take the smallest step: a call, a form, a visit, a question.',
          details: 'You don’t have to decide everything yet.',
        },
        {
          from: 21,
          to: 21,
          title: 'Look back three weeks',
          done: 'You looked back over three weeks.',
          action:
            'Think back to the first day. What’s steadier now, what still hurts, who stood by you? Thank one of them. Set your three fixed points for next week.',
          details: 'If you’ve slept or eaten badly or felt hopeless for two weeks, see a doctor. It can be treated.',
        },
      ],
    },
    {
      key: 'ninety-days-on-budget',
      pillar: 'career',
      title: 'Money With a Plan',
      subtitle: 'Decide where your money goes',
      description:
        'Eight weeks with a simple plan for your money: five short days a week, one look at the end of each, one goal. You don’t need savings. If you’re behind with bills, or gambling is involved, contact a free advice service first.',
      promise: 'Run your money with a simple plan, five short days a week.',
      finishLine: 'I worked on my money plan on {days}.',
      duration: 40,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 5 },
      sources: [stepChangeDebts],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Collect what you have',
          done: 'You put accounts, bills and debts in one place.',
          action:
            'Put everything in one place: bank statements, the latest bills, debts, letters. Open the ones you haven’t opened. Look only for what’s due in the next ten days.',
          details:
            'If you’re behind, or gambling is involved, contact a free advice service this week. If opening letters is hard, ask someone to open them with you. If the debts make you think of ending your life, tell someone today. Help now lists lines to call or write to.',
        },
        { from: 2, to: 2, ...logSpending },
        {
          from: 3,
          to: 3,
          title: 'Make the first plan',
          done: 'You know what this month’s income covers.',
          action:
            'Take this month’s income. Share it out in this order: home, food, energy, medicines, travel to work, tax and child support, minimum debt payments, then the rest. Round numbers are fine.',
          details:
            'If your income changes, plan with a low month. If the basics cost more than comes in, stop here and contact a free debt or welfare adviser this week.',
        },
        { from: 4, to: 4, ...logSpending },
        {
          from: 5,
          to: 5,
          title: 'Take your first weekly look',
          done: 'You took your first weekly look.',
          action:
            'Look at the week for ten minutes: what came in, what went out, what’s due soon? Then choose a fixed time for this each week, when you aren’t tired or hungry. Put it in your phone.',
          details:
            'With shift work, tie it to something: “the morning after my last shift”. If you share your money with someone, invite them.',
        },
        {
          from: 6,
          to: 6,
          title: 'Choose one goal',
          done: 'You chose one goal for eight weeks.',
          action:
            'Choose one: catch up with one bill, pay off one debt, or start a small emergency fund. Say why it matters to you. Pay only the minimum on the other debts.',
          details:
            'If rent, energy, tax or child support is behind, that’s your goal. Get advice on it first. Do the same if you can’t cover the minimums.',
        },
        { from: 7, to: 7, ...logSpending },
        {
          from: 8,
          to: 8,
          title: 'Contact the most urgent one',
          done: 'You checked your most urgent bill.',
          action:
            'If there’s a bill you may not be able to pay this month, contact them before the date: what’s happened, what you can pay, from when. Ask for the answer in a message. If everything’s paid, check that the next one is covered.',
          details: 'If a call is hard, use chat, or ask someone to sit next to you. An adviser can call for you too.',
        },
        {
          from: 9,
          to: 9,
          title: 'Find the yearly bills',
          done: 'You know what three yearly bills cost a month.',
          action:
            'Think of three costs that come once or twice a year: insurance, school things, a festival, a visa fee, tax. Divide each by twelve. Add that to the plan if you can.',
          details: 'Start with those due in the next few months.',
        },
        { from: 10, to: 10, ...weeklyLook },
        {
          from: 11,
          to: 11,
          title: 'Set an amount for family',
          done: 'You set an amount for other people.',
          action:
            'Decide how much goes to children, parents or family abroad this month. Set the amount before you’re asked. Tell them kindly if it has to be less than before.',
          details: 'If nobody depends on you, set an amount for friends and gifts.',
        },
        { from: 12, to: 12, ...logSpending },
        {
          from: 13,
          to: 13,
          title: 'Ask one company',
          done: 'You asked one company for better terms.',
          action:
            'Contact one company you pay: energy, phone, internet, bank. Ask: “What’s the cheapest plan I could be on?” or “Can I move my payment date to after payday?”',
          details: 'If calls are hard, use chat or a letter. Note who you spoke to.',
        },
        {
          from: 14,
          to: 14,
          title: 'Make spending harder',
          done: 'You put one obstacle in the way of spending.',
          action:
            'When do you spend what you regret? Put one obstacle there: delete card details, leave the card at home, unfollow shops, call a friend at that hour.',
          details:
            'If it’s betting or trading, a plan isn’t enough. Read “When gambling has taken over” and tell someone today.',
        },
        { from: 15, to: 15, ...weeklyLook },
        {
          from: 16,
          to: 16,
          title: 'Close the first month',
          done: 'You compared the plan with what happened.',
          action:
            'Compare the plan with what you really spent. Find the amount that was too low, perhaps food, and change it for next month. Name one decision you’re glad about.',
          details:
            'If the month isn’t over, compare what you have so far. If an emergency used up the money, start again from here.',
        },
        {
          from: 17,
          to: 17,
          title: 'Make the second plan',
          done: 'You made a plan for the second month.',
          action:
            'Make the next month’s plan with honest numbers. Put in a small amount for pleasure. Put money towards your goal right after you’re paid.',
          details: 'If you share money, each say one thing that matters to you, then agree.',
        },
        { from: 18, to: 18, ...logWeakSpots },
        {
          from: 19,
          to: 19,
          title: 'Check one entitlement',
          done: 'You checked one thing you might be owed.',
          action:
            'Check one benefit, grant, tax refund, union fund or discount you might be entitled to. Use an official site or an advice service.',
          details: 'If you’re on a visa or care for someone, ask an adviser first what applies to you.',
        },
        { from: 20, to: 20, ...askAtLook },
        {
          from: 21,
          to: 21,
          title: 'Look at the biggest bill',
          done: 'You asked one question about your biggest bill.',
          action:
            'Pick your biggest bill. Ask one question about it: could I share, move, switch, appeal or get help with it? Ask someone who knows. A message is fine.',
          details: 'If your rent is rising, a tenants’ group or public advice service knows the rules where you live.',
        },
        { from: 22, to: 22, ...logWeakSpots },
        {
          from: 23,
          to: 23,
          title: 'Use up what you have',
          done: 'You made use of something you already had.',
          action:
            'Use what’s there: empty a shelf of food, repair one thing, wear what you forgot. Move what you saved to your goal.',
          details: 'A library or repair café can help. Ask a neighbour who’s good with their hands.',
        },
        {
          from: 24,
          to: 24,
          title: 'Learn one term',
          done: 'You explained one term.',
          action:
            'Choose one word on your papers that you don’t understand: interest rate, arrears, deductible, notice period. Look it up on an official site and explain it to someone, or aloud to yourself.',
          details:
            'If letters are in a second language, a community or migrant centre can often go through them with you.',
        },
        { from: 25, to: 25, ...askAtLook },
        {
          from: 26,
          to: 26,
          title: 'Have the money talk',
          done: 'You brought up money with one person.',
          action:
            'Talk with someone for fifteen minutes: your partner, a relative, a friend. Start with “What worries you most about money?” Listen first. If nobody’s free today, set a time.',
          details:
            'If money is used to control you or someone else, that’s abuse. Talk to an advice service when it’s safe.',
        },
        { from: 27, to: 27, ...logWeakSpots },
        {
          from: 28,
          to: 28,
          title: 'Try one extra',
          done: 'You tried one way to earn more.',
          action: 'Try one thing: an extra shift, something to sell, a claim, a small paid job. Spend one hour on it.',
          details: 'If you’re ill, caring or not allowed to work, rest instead.',
        },
        {
          from: 29,
          to: 29,
          title: 'Prepare for being ill',
          done: 'You made sure someone can find your papers.',
          action:
            'Tell one trusted person where your papers are: rent, bank, insurance, benefits, medicine list. Show them, or take photos they can find. If there’s nobody you trust, put copies in one clearly marked folder.',
          details: 'Don’t share passwords in messages. A password manager or a sealed envelope is safer.',
        },
        { from: 30, to: 30, ...askAtLook },
        {
          from: 31,
          to: 31,
          title: 'Check your cover',
          done: 'You checked what happens if you can’t work.',
          action:
            'Find out what you’d get if you couldn’t work for a month: sick pay, insurance, benefits, union help. One call or one official page.',
          details: 'If you’re self-employed or work through an app, it may be nothing. That’s good to know now.',
        },
        { from: 32, to: 32, ...checkBalance },
        {
          from: 33,
          to: 33,
          title: 'Automate the basics',
          done: 'You made sure one bill can’t be late.',
          action:
            'Set up one automatic payment for the day after money arrives: rent, the goal, or a bill that’s often late.',
          details: 'If it could push you into an overdraft, set a reminder and pay by hand.',
        },
        { from: 34, to: 34, ...checkBalance },
        { from: 35, to: 35, ...shortLook },
        {
          from: 36,
          to: 36,
          title: 'Help someone else',
          done: 'You passed on one thing that helped.',
          action:
            'Tell one person about something that worked for you: the cheaper plan, the adviser, the weekly look.',
          details: 'Tell it as your story. No advice unless they ask.',
        },
        { from: 37, to: 37, ...checkBalance },
        {
          from: 38,
          to: 38,
          title: 'Compare the two months',
          done: 'You compared the months.',
          action:
            'Put the two months next to each other. What’s paid off, what’s saved, what worries you less? If you’re no closer to your goal, is the amount too high, or the plan too strict? Choose one thing to change.',
          details: 'A little progress is fine. Prices may have gone up at the same time.',
        },
        {
          from: 39,
          to: 39,
          title: 'Choose what comes next',
          done: 'You chose the next goal.',
          action: 'Keep the goal or choose a new one. Keep the weekly look if it helped. Drop what didn’t.',
          details: 'If there’s money for it, spend a small planned amount on something good.',
        },
        {
          from: 40,
          to: 40,
          title: 'Look back at day one',
          done: 'You looked back at your first plan.',
          action:
            'Look at the first plan you made. What did you think then, and what do you know now? Thank someone who helped: an adviser, your partner, the friend who sat with you. If you did it alone, name one thing you did well.',
          details:
            'It doesn’t matter how many days you missed on the way. If money still worries you every day, ask an adviser to look at it with you.',
        },
      ],
    },
    {
      key: 'first-weeks-without-gambling',
      safetyRevision: 1,
      pillar: 'career',
      title: 'No Bet Today',
      subtitle: 'Three weeks without gambling',
      description:
        'One step a day to stop betting, slots, online games for money, or trading in shares or crypto that you can’t stop: tell someone, block it, get help, look at the debts. A day counts when you did the step, even if you slipped. If you’re thinking of ending your life, open Help now and tell someone near you today. If you might act on it, call your emergency number.',
      promise: 'Tell someone, block it, get help and look at the debts, one step a day.',
      finishLine: 'I took a step away from gambling on {days}.',
      duration: 21,
      difficulty: 'advanced',
      rules: ['flexible'],
      sources: [niceGambling, whoGambling],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Tell one person',
          done: 'You told one person about your gambling.',
          action:
            'Tell one person: “I have a gambling problem and I’m stopping. I don’t need advice. Can I message you tonight?” A friend, a brother, a doctor or a gambling helpline is fine. Decide now: if you bet, you tell them (from now on “your person”) or a helpline the same day.',
          details:
            'When an urge comes, leave the room, wait twenty minutes and call your person. You don’t have to sort out the money before you get help.',
        },
        {
          from: 2,
          to: 2,
          title: 'Block your money',
          done: 'You took one step to block gambling payments.',
          action:
            'Turn on the gambling block in your banking app, or call the bank and ask for one. Remove saved cards from betting sites, app stores and e-wallets.',
          details:
            'If your bank has no such block, ask what they can do, or have someone you trust hold the card for now, never someone who controls or frightens you.',
        },
        {
          from: 3,
          to: 3,
          title: 'Block your devices',
          done: 'You put blocking software on your phone.',
          action:
            'Put gambling-blocking software on your phone, then on other devices, with someone next to you or on a call. If you’re alone today, do it anyway and hand over the password later. Delete the apps. Unsubscribe from their messages.',
          details:
            'Let the other person choose the password. Block trading and crypto apps too, if that’s what you use.',
        },
        {
          from: 4,
          to: 4,
          title: 'Exclude yourself',
          done: 'You asked to be excluded from gambling.',
          action:
            'Look for your country’s or state’s self-exclusion scheme and register for a long period. If there’s no scheme, ask each site or venue you use to close your account and ban you.',
          details: 'It won’t cover everything. Together with the other blocks it helps.',
        },
        {
          from: 5,
          to: 5,
          title: 'Contact a service',
          done: 'You asked one professional for help.',
          action:
            'Call, chat or book: a gambling service, or your doctor. One sentence is enough: “I can’t control my gambling and I’d like help.” Mention your mood, sleep and alcohol too.',
          details:
            'Name all your medicines: some, for example for Parkinson’s, restless legs or psychosis, can make urges stronger. Don’t stop any on your own.',
        },
        {
          from: 6,
          to: 6,
          title: 'Set up your money',
          done: 'You asked someone to help with your money.',
          action:
            'Agree with someone on how your money is handled for now: who sees the account, who holds the card, how much you have per day.',
          details: 'Choose someone kind who doesn’t control you. If there’s nobody, ask the service.',
        },
        {
          from: 7,
          to: 7,
          title: 'Easy day: eat and sleep',
          done: 'You ate properly and rested.',
          action:
            'Do nothing about gambling today except leave the blocks in place. Eat a proper meal, move a little, go to bed on time.',
          details:
            'If you bet this week, tell your person and check which block was missing. You don’t start from zero.',
        },
        {
          from: 8,
          to: 8,
          title: 'Ride out one urge',
          done: 'You did your twenty minutes once.',
          action:
            'When an urge comes, set a timer for twenty minutes. Leave the room, call someone, shower, walk or wheel outside. If there’s no urge today, do the twenty minutes once anyway, so that you know how it goes.',
          details: 'Urges rise and fall. They can be strong in the first weeks.',
        },
        {
          from: 9,
          to: 9,
          title: 'Know your risky times',
          done: 'You planned something for one risky time.',
          action:
            'Which times are hardest: payday, match day, nights, after an argument, alone at work? Plan something with another person for the next one.',
          details: 'If you’re working away, arrange a call for that hour.',
        },
        {
          from: 10,
          to: 10,
          title: 'Change what you see',
          done: 'You got rid of three reminders of betting.',
          action:
            'Mute or leave three things: betting ads, people who sell betting tips, group chats. Tell friends you’re not betting: “I’m taking a break. Don’t send me odds.”',
          details:
            'If the match makes you want to bet, miss it for now. Otherwise watch it with someone who doesn’t bet.',
        },
        {
          from: 11,
          to: 11,
          title: 'Look at the debts with someone',
          done: 'You spent up to forty minutes listing debts with someone.',
          action:
            'With someone next to you or on a call, list who you owe and how much, or what you’ve lost. A debt or gambling helpline can be that someone. Mark rent or mortgage, energy, tax, fines and child support: these usually come first. Stop after forty minutes.',
          details:
            'If the number frightens you, that’s normal. If it makes you want to die, say so, and stay with your person or on the call. If a lender threatens you, call the police or an adviser.',
        },
        {
          from: 12,
          to: 12,
          title: 'Contact a debt adviser',
          done: 'You told one person about the money.',
          action:
            'Contact a free, non-profit debt adviser and say that it’s gambling. Book the first appointment and take on no new loan. If you have no debts, tell your person what you’ve lost, once, in one number. That counts for today.',
          details: 'If they’re closed, send a message today.',
        },
        {
          from: 13,
          to: 13,
          title: 'Tell those it affects',
          done: 'You took one step towards telling them.',
          action:
            'If it’s safe, tell your partner or family the whole amount at once, in the daytime and sober. Arrange beforehand who you’ll be with tonight. If it isn’t safe, plan with the service how to do it. If you live alone, tell one more friend.',
          details:
            'They may be angry, and you don’t have to fix that today. If you don’t want to live, go to the person you’ve arranged to be with, and say so.',
        },
        {
          from: 14,
          to: 14,
          title: 'Easy day: something good',
          done: 'You did something you used to enjoy.',
          action:
            'Do something you enjoyed before gambling took over: music, sport, cooking, repairing, prayer, a game without money.',
          details: 'It may feel flat at first. That often changes.',
        },
        {
          from: 15,
          to: 15,
          title: 'Try a group',
          done: 'You found one group.',
          action:
            'Find a peer group, in person or online, and join one meeting or find out when it is. You can sit at the back and say nothing.',
          details: 'Groups differ. If one doesn’t fit, try another.',
        },
        {
          from: 16,
          to: 16,
          title: 'Replace the excitement',
          done: 'You tried something lively that isn’t betting.',
          action:
            'Gambling gave you something. If it was excitement, try something lively: a ball game, a fast walk, a hard puzzle, a class, dancing.',
          details: 'Choose what your body is used to. Ten minutes are enough to begin with.',
        },
        {
          from: 17,
          to: 17,
          title: 'Replace the quiet',
          done: 'You found ten minutes of quiet.',
          action:
            'If gambling quietened your mind, try ten minutes of something else that does: breathing out slowly, a hot drink, music, sitting outside, stretching.',
          details: 'If worry or low mood stays all day, tell your doctor.',
        },
        {
          from: 18,
          to: 18,
          title: 'Check every block',
          done: 'You checked every block.',
          action:
            'Go through the blocks with your person, in the room or on a call: bank, phone, computer, exclusion, cash. Close one gap you know of.',
          details: 'You know the gaps better than anyone. Saying them aloud is the hard part.',
        },
        {
          from: 19,
          to: 19,
          title: 'Plan for a slip',
          done: 'You agreed what happens if you bet.',
          action:
            'Go over the plan with your person again: if you bet, you tell them or a helpline the same day and check the blocks together. Say it aloud.',
          details: 'A slip is a setback. It doesn’t erase the days before.',
        },
        {
          from: 20,
          to: 20,
          title: 'Ask about treatment',
          done: 'You asked what treatment there is.',
          action:
            'Ask your service or doctor, by message if they’re closed, about a talking treatment for gambling called cognitive behavioural therapy, alone or in a group. Put the next date in your calendar.',
          details:
            'Ask what else there is if that isn’t enough. If there’s a waiting list, ask what’s possible until then.',
        },
        {
          from: 21,
          to: 21,
          title: 'Look back and go on',
          done: 'You looked back over three weeks.',
          action:
            'Look back over three weeks with your person: which block helped most, which hour was hardest? Keep the blocks, the group or service, and a weekly check with your person. Thank them.',
          details: 'Stopping may take several tries. You know now how to begin again.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'five-folders',
      pillar: 'career',
      title: 'Five Folders',
      subtitle: 'Sort your papers in five evenings',
      description:
        'Five evenings of twenty-five minutes, and someone could find your papers if you were ill. Shoeboxes, envelopes or a phone scanner all work. Unopened letters are part of it.',
      promise: 'Sort your papers, so someone could find them if you were ill.',
      finishLine: 'I worked on sorting my papers on {days}.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Make one pile',
          done: 'You opened papers until the timer went.',
          action:
            'Set a timer for twenty-five minutes. Bring letters, cards and papers together and open them all. Don’t read them through. Put anything with a due date on top.',
          details:
            'On a bad day, set the timer for ten minutes. If you’re afraid of the pile, ask someone to open the envelopes with you. If there’s something you can’t pay, contact a free debt adviser as soon as they open.',
        },
        {
          from: 2,
          to: 2,
          title: 'Sort home and contracts',
          done: 'You sorted home papers until the timer went.',
          action:
            'Set the timer for twenty-five minutes. Fill folder one: rent or housing, energy, phone, internet, insurance. Photograph each contract number. Stop when the timer goes, even in the middle.',
          details:
            'If you live with family or in a hostel, put in whatever shows where you live. If you miss an evening, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Sort work and money',
          done: 'You sorted work and money papers until the timer went.',
          action:
            'Set the timer. Fill folder two: contracts, payslips, certificates, references. Fill folder three: bank, debts, tax, benefits, pension. Put anything with a deadline on top.',
          details: 'If a payslip or certificate is missing, send one message asking for a copy, today or tomorrow.',
        },
        {
          from: 4,
          to: 4,
          title: 'Sort identity and health',
          done: 'You sorted identity and health papers until the timer went.',
          action:
            'Set the timer. Fill folder four: passport, visa or residence papers, birth and marriage papers, health records, medicine list. Check two expiry dates. Folder five is for “to do”: whatever still needs a payment or a reply.',
          details:
            'Nobody may keep your passport against your will, an employer included. If someone does, contact a migrant advice centre or the police when it’s safe.',
        },
        {
          from: 5,
          to: 5,
          title: 'Tell one person',
          done: 'Someone could find your papers now.',
          action:
            'Deal with the two most urgent papers: pay, send, or note when you’ll call. Then show or tell one person you trust where the folders are. Shred old papers with your name when you no longer have to keep them.',
          details:
            'Look back: what did you fear, and what was really there? If you’re too tired, showing someone is enough, and the rest can wait until tomorrow. If there’s nobody you trust, put a note on top of the folders for an emergency.',
        },
      ],
    },
    {
      key: 'stop-on-time',
      pillar: 'career',
      title: 'Stop on Time',
      subtitle: 'End your workday when you said you would',
      description:
        'For seven working days you end work when it ends, with ten minutes to close. If you need the paid overtime or you’re on call, close your last task properly instead. It works at home too: caring and job hunting also need an end. Five days a week.',
      promise: 'End work when it ends, with ten minutes to close.',
      finishLine: 'I practised stopping work on time on {days}.',
      duration: 7,
      difficulty: 'beginner',
      schedule: { kind: 'weekly', times: 5 },
      sources: [masicampo2011],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose an end',
          done: 'You noticed when you stopped.',
          action:
            'Choose when you’ll stop today and tell someone. Set an alarm for fifteen minutes before. Try to stop within fifteen minutes of that time, and notice when you really do.',
          details:
            'If you had to stay longer, notice what the extra time was for. You’ll use it on the last day. With paid overtime or on call, choose a last task and close that properly instead.',
        },
        {
          from: 2,
          to: 2,
          title: 'Close in ten minutes',
          done: 'You closed the day before you stopped work.',
          action:
            'Ten minutes before the end, look at three things: what’s done, what’s open, what’s the first step tomorrow. Record that first step. Clear your desk, bench, trolley or van.',
          details:
            'A plan for unfinished work can make it easier to stop thinking about it. If you miss a day, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Mark the change',
          done: 'You did one thing to mark the end of work.',
          action:
            'Put ten minutes between work and home: one stop on foot, a changed shirt, a prayer, a song, sitting on a bench. If you work at home, leave the room, or close and cover the laptop.',
          details: 'If a child or parent is waiting, three slow breaths at the door are enough.',
        },
        {
          from: 4,
          to: 4,
          title: 'Leave messages for next time',
          done: 'You put work messages away after closing.',
          action:
            'After you’ve closed, don’t look at work messages until your next working day. Turn off the alerts. If people must be able to reach you, agree on one way: “Call if it can’t wait.”',
          details: 'If you looked anyway, ask yourself what it gave you. Then put the phone away again.',
        },
        {
          from: 5,
          to: 5,
          title: 'Move one late task',
          done: 'You dealt with one task in the last half-hour.',
          action:
            'When something arrives in the last half-hour, say: “I’ll do it first thing tomorrow. Is that enough?” If not, ask what can wait in its place. If nothing comes, use the time to finish a small old task.',
          details: 'If it isn’t safe to say no, ask only what comes first.',
        },
        {
          from: 6,
          to: 6,
          title: 'Easy day: use the time',
          done: 'You took some time for yourself after work.',
          action:
            'Before you stop, decide what you’ll do with half an hour after work: someone you like, your body, a hobby, or nothing in a chair. Then do that.',
          details: 'If work or your family needs you today, ten minutes before you go to sleep are enough.',
        },
        {
          from: 7,
          to: 7,
          title: 'Set your usual rules',
          done: 'You told two people your usual end time.',
          action:
            'Look back: on how many days did you stop on time? Choose your usual end and one rule for busy weeks, with a date when they end. Tell two people, in person or by message: a colleague, someone at home, a friend.',
          details: 'If the work doesn’t fit the hours, take that to your boss or union. It isn’t a personal failing.',
        },
      ],
    },
    {
      key: 'ten-day-pause-on-wants',
      pillar: 'career',
      title: 'Wait Two Days',
      subtitle: 'Pause before you buy what you don’t need',
      description:
        'For ten days, everything you want but don’t need waits two days. Food, medicine, bills and things for children are always fine. After ten days you’ll know better what you want and when you buy. If you bet or can’t stop buying, you’ll need more than this; a doctor or a gambling or debt service can help.',
      promise: 'Let what you want but don’t need wait two days before you buy.',
      finishLine: 'I practised waiting before I buy for {days}.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Decide what waits',
          done: 'You decided what waits.',
          action:
            'Say aloud what counts as a need for you: food, fares, health, bills, children. Everything else waits two days. If shops or apps have saved your card, remove it from two of them.',
          details:
            'If you aren’t sure about something, like coffee with a friend, decide once and stick to it. If you bet or can’t stop buying, contact a gambling or debt service as well.',
        },
        {
          from: 2,
          to: 2,
          title: 'Save wants to a list',
          done: 'You put what you wanted on your list.',
          action:
            'When you want something, take a screenshot or a photo instead of buying it. Put it in one album. Don’t buy anything in it for two days. If you want nothing today, add one thing from last week.',
          details: 'If you bought something on impulse, put it in the album too and go on.',
        },
        {
          from: 3,
          to: 3,
          title: 'Notice what came first',
          done: 'You noticed what happened before one want.',
          action:
            'Each time you want something today, ask what came just before: boredom, an argument, an ad, payday, a drink, a bad night. Name it in one word. If nothing comes up, take the last thing you bought on impulse.',
          details: 'You aren’t judging yourself. You’ll use this on day six.',
        },
        {
          from: 4,
          to: 4,
          title: 'Mute three shops',
          done: 'You get fewer offers from now on.',
          action:
            'Unsubscribe from three shops, mute three accounts, or delete one shopping app. It takes five minutes.',
          details:
            'Also check: is “buy now, pay later” switched on anywhere? Turn it off. What you already owe still has to be paid.',
        },
        {
          from: 5,
          to: 5,
          title: 'Easy day: use what you own',
          done: 'You used something you already own.',
          action: 'Use something you own and had forgotten: a game, a tool, a good shirt, a spice, a book.',
          details: 'A missed day isn’t a problem. Go on where you are.',
        },
        {
          from: 6,
          to: 6,
          title: 'Plan for the hardest hour',
          done: 'You planned something else for that hour.',
          action:
            'Look at your album: at what time do most wants come? Plan something else for that time, today or the next time it comes: call someone, stretch, cook, go out, pray, sleep.',
          details:
            'If you’re up at night with a baby or on shift, put the phone on the other side of the room, or log out of the shops.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask about one thing',
          done: 'You asked someone about one thing you want.',
          action:
            'Show someone one thing you want and ask: “Would you buy it? Do you know someone who has one?” Borrow it if you can.',
          details: 'If it’s too private, choose something else from the album. Asking in a message is fine.',
        },
        {
          from: 8,
          to: 8,
          title: 'Go through the album',
          done: 'You went through the older things in your album.',
          action:
            'Look at everything older than two days. If you still want it and there’s money for it, buy it. If not, delete it.',
          details: 'There’s no right number to delete.',
        },
        {
          from: 9,
          to: 9,
          title: 'Move the money',
          done: 'You added up what you didn’t spend.',
          action:
            'Add up what you deleted. Move that amount, or a part of it, to a debt, an emergency fund or something you really want.',
          details: 'If there’s nothing to move, seeing the number is enough.',
        },
        {
          from: 10,
          to: 10,
          title: 'Keep one habit',
          done: 'You chose one rule to keep.',
          action:
            'Look back: when did you most want to buy? Keep one rule, for example two days for anything above an amount you choose. Tell someone, or put it where you’ll see it.',
          details:
            'If you can’t stop buying or betting, or you hide it, talk to a doctor or a gambling or debt service. They can help with both.',
        },
      ],
    },
    {
      key: 'thirty-sessions-one-skill',
      pillar: 'career',
      title: 'Thirty Sessions',
      subtitle: 'Practise one skill until it shows',
      description:
        'Six weeks, five sessions a week, half an hour each. Choose one skill that would help you at work or in finding work: spreadsheets, a language, welding, driving theory, speaking up. You do it rather than watch videos about it. Ten minutes count on a bad day.',
      promise: 'Practise one skill that would help you at work, half an hour at a time.',
      finishLine: 'I gave one skill {sessions}.',
      duration: 30,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 5 },
      sources: [dunlosky2013],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose and test yourself',
          done: 'You saved a first sample.',
          action:
            'Choose one skill you can practise where you are. Do one real piece of it now, as well as you can, and save it: a recording, a photo, a sheet, a timed try. Nobody else has to see it.',
          details:
            'If you can’t decide, ask someone, “What one skill would make me more useful?” If you can’t do the real thing today, record yourself explaining how you’d do it. On a bad day, ten minutes of any session are enough.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find your weakest part',
          done: 'You named the part that’s hardest for you.',
          action:
            'Break the skill into five or six parts. Try each for a few minutes. You’ll start with the one that goes worst.',
          details: 'Spanish: understanding, speaking, verbs, words, reading. Spreadsheets: sorting, formulas, charts.',
        },
        {
          from: 3,
          to: 3,
          title: 'Choose one source',
          done: 'You chose one source to learn from.',
          action:
            'Choose one source: a book, a course, a colleague, a library class. Choose a time that follows something you do anyway, like lunch or the end of a shift.',
          details: 'If you’re dyslexic or your eyes are tired, choose audio, video or a person.',
        },
        {
          from: 4,
          to: 4,
          title: 'Try before you look',
          done: 'You tried first, then compared.',
          action:
            'Try one small piece before you look at how it’s done. Then look, and try again twice. Half an hour in all.',
          details: 'It may feel clumsy at first. That’s normal.',
        },
        {
          from: 5,
          to: 5,
          title: 'Easy session: repeat',
          done: 'You practised the easiest part for ten minutes.',
          action: 'Practise the part you like best for ten minutes. Stop while it’s still fun.',
          details: 'If you missed a session this week, don’t double up. Go on with the next one.',
        },
        {
          from: 6,
          to: 6,
          title: 'Start from memory',
          done: 'You recalled last time without looking.',
          action:
            'Before anything else, say or do what you learned last time without looking. Then check. Practise what was missing for the rest of the session.',
          details: 'Testing yourself helps memory more than reading again.',
        },
        {
          from: 7,
          to: 7,
          title: 'Slow it down',
          done: 'You practised one piece slowly, at least three times.',
          action:
            'Take one piece and slow it down until it goes right. Do it like that three times before you go faster. If it won’t go right, make the piece smaller.',
          details: 'If you have pain in your hands, back or eyes, stop, rest and change your position or tools.',
        },
        {
          from: 8,
          to: 8,
          title: 'Correct one thing',
          done: 'You worked on one thing for the session.',
          action: 'Compare your work with a good example. Choose the biggest difference. Work on that one thing only.',
          details:
            'If you have no example, ask for one in a group or at the library, and practise your weakest part today.',
        },
        {
          from: 9,
          to: 9,
          title: 'Practise with someone',
          done: 'You told someone what you practised.',
          action:
            'Practise next to someone, in the room or on a call. They can do their own thing. Tell them at the start what you’ll do, and at the end what you did. If nobody’s free, tell someone by message.',
          details: 'Some people with ADHD find it easier to start this way.',
        },
        {
          from: 10,
          to: 10,
          title: 'Easy session: test yourself',
          done: 'You tested yourself for ten minutes.',
          action: 'Ask yourself ten small questions or try ten small pieces. Count how many go right. Stop.',
          details: 'If nearly all went right, make it harder next time. If almost none did, make it easier.',
        },
        {
          from: 11,
          to: 11,
          title: 'Show one piece',
          done: 'You asked for one change to your piece.',
          action:
            'Show one piece to someone who’s better at it. Ask: “What’s the one thing I should change?” Say thank you without explaining.',
          details: 'If nobody’s near, post it in a learners’ group with that question.',
        },
        {
          from: 12,
          to: 13,
          title: 'Work on that one thing',
          done: 'You practised one thing for the whole session.',
          action:
            'Practise the one change for the whole session. Slow first, then normal speed. Stop when it gets worse from tiredness. If nobody has answered yet, work on your weakest part.',
          details: 'You may get worse before you get better when you change a habit.',
        },
        {
          from: 14,
          to: 14,
          title: 'Mix old and new',
          done: 'You mixed something old with something new.',
          action:
            'Alternate: five minutes of something from week one, five of the new thing. Keep switching until the half-hour is over.',
          details: 'Mixing feels harder. It may help you to choose the right method later.',
        },
        {
          from: 15,
          to: 15,
          title: 'Easy session: halfway look',
          done: 'You looked at your first sample.',
          action: 'Look at your first sample again. What can you do now that you couldn’t? Tell someone if you like.',
          details: 'If you see no difference, choose a smaller part or another time of day.',
        },
        {
          from: 16,
          to: 16,
          title: 'Start the second weak part',
          done: 'You worked on a weak part.',
          action: 'Choose the part that goes second worst. Try it before you look, then look and try again.',
          details: 'If the first part still isn’t right, stay with it. You decide.',
        },
        {
          from: 17,
          to: 17,
          title: 'Use it for real',
          done: 'You found one real task for the skill.',
          action:
            'Use the skill in one real, low-risk task: at work, in an application, at the shop, at home. Tell the person you’re practising. If there’s no chance today, arrange one.',
          details: 'Never practise on anything where a mistake could hurt someone.',
        },
        {
          from: 18,
          to: 18,
          title: 'Collect your mistakes',
          done: 'You practised one mistake that comes back.',
          action:
            'Look through the last sessions. Find up to three mistakes that come back, and practise only those today.',
          details: 'One is enough. If you don’t see any, try a harder piece and see where it goes wrong.',
        },
        {
          from: 19,
          to: 19,
          title: 'Add a little pressure',
          done: 'You practised under a little pressure.',
          action: 'Do one piece with a timer, or with someone watching. Then once more without.',
          details: 'If nerves are your hard part, tell the listener: “I’m practising. Just listen.”',
        },
        {
          from: 20,
          to: 20,
          title: 'Easy session: watch someone good',
          done: 'You studied someone good for ten minutes.',
          action: 'Watch or listen to someone good for ten minutes. Notice one thing. Try it once.',
          details: 'This is the one day for watching.',
        },
        {
          from: 21,
          to: 21,
          title: 'Plan a whole piece',
          done: 'You began a small piece for someone.',
          action:
            'Choose one small whole piece you can finish in five sessions, useful to a real person: a report, a shelf, a talk, a letter in the new language. Begin it.',
          details: 'If it looks big, halve it now.',
        },
        {
          from: 22,
          to: 23,
          title: 'Build the piece',
          done: 'You worked on the piece for one session.',
          action: 'Continue the piece and do the hardest part first. When you’re stuck, ask one clear question.',
          details: 'Ten minutes are enough. If you’re stuck two sessions running, make the piece smaller.',
        },
        {
          from: 24,
          to: 24,
          title: 'Finish it roughly',
          done: 'You brought the piece to a rough end.',
          action: 'Bring the piece to an end, even with rough edges. Finished and plain is what you want today.',
          details:
            'If it’s still too big, leave something out. You can polish it for ten minutes before you give it away.',
        },
        {
          from: 25,
          to: 25,
          title: 'Easy session: give it away',
          done: 'You passed your piece on.',
          action:
            'Give or show the piece to the person it was for, or send a photo. Ask what was useful and what was missing.',
          details: 'Their answer tells you what to practise next.',
        },
        {
          from: 26,
          to: 27,
          title: 'Practise what was missing',
          done: 'You practised what your first user missed.',
          action: 'Practise the thing that was missing in your piece. Try, compare, try again.',
          details: 'If nothing was missing, or they haven’t answered, take the next harder version.',
        },
        {
          from: 28,
          to: 28,
          title: 'Repeat the first test',
          done: 'You made a second sample to compare.',
          action:
            'Repeat the test from the first session under the same conditions. Put both samples next to each other. Name three differences.',
          details: 'Ask someone else what they see. They may notice more progress than you do.',
        },
        {
          from: 29,
          to: 29,
          title: 'Teach the first step',
          done: 'You explained the first step.',
          action:
            'Teach someone the first ten minutes of the skill. They do it, you watch. Notice what you can’t explain yet.',
          details: 'If nobody’s around, explain it aloud to your phone as if to a beginner.',
        },
        {
          from: 30,
          to: 30,
          title: 'Look back and go on',
          done: 'You chose how you’ll go on.',
          action:
            'Look back: which session helped most, which time of day worked? Choose a pace for the next few months. Two sessions a week may be realistic. Add it to your CV if it fits.',
          details: 'Stopping is fine too. You know how to learn the next thing.',
        },
      ],
    },
    {
      key: 'ask-five-people-for-feedback',
      pillar: 'career',
      title: 'Ask Five People',
      subtitle: 'Find out how others see your work',
      description:
        'Two weeks to find out how your work comes across. You ask five people two small questions, listen without defending yourself and change one thing. It also works for volunteers, carers, students and men looking for work.',
      promise: 'Find out how your work comes across, and change one thing.',
      finishLine: 'I spent {days} finding out how my work comes across.',
      duration: 14,
      difficulty: 'intermediate',
      sources: [kluger1996],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose who to ask',
          done: 'You chose three to five people to ask.',
          action:
            'Choose three to five people who see your work: a boss, a colleague, someone who uses what you make, someone you help, someone you find hard. Leave out anyone who’d use it against you.',
          details:
            'If you’re self-employed, ask customers. If you’re looking for work, ask old colleagues, a job adviser or someone who interviewed you.',
        },
        {
          from: 2,
          to: 2,
          title: 'Make your guess',
          done: 'You made your guess.',
          action:
            'What do you think they’ll say: one good thing, one thing to change? Tell someone your guess, or record it.',
          details: 'Later you’ll compare it with what they really say. If you miss a day, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Send two questions',
          done: 'You sent your two questions to everyone you chose.',
          action:
            'Send everyone you chose two questions: “What do I do that helps you? What’s one thing I could do differently that would make things easier for you?” Ask for ten minutes.',
          details: 'Ask about your work. Feedback about a task tends to be easier to use.',
        },
        {
          from: 4,
          to: 4,
          title: 'Hear the first answer',
          done: 'You asked the first person for an answer.',
          action:
            'Start with the easiest person. You may say three things only: “Thank you”, “Can you give me an example?” and “Is there more?” If nobody can today, ask for a new time.',
          details: 'If they have no time, take a voice note or a message instead.',
        },
        {
          from: 5,
          to: 5,
          title: 'Hear the second answer',
          done: 'You asked the second person for an answer.',
          action:
            'Hear the next person. At the end, say it back: “So it would help if I…” Then thank them. If they can’t today, ask again.',
          details: 'If it stings, breathe out slowly and feel your feet. You don’t have to answer today.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask for an example',
          done: 'You asked for one real example.',
          action:
            'Hear the third person. Whatever they say, ask when they last saw it happen. One example is enough. If nobody’s free today, ask for one by message.',
          details: 'A vague answer like “be more confident” needs an example to be of use.',
        },
        {
          from: 7,
          to: 7,
          title: 'Easy day: leave it alone',
          done: 'You didn’t work on the feedback today.',
          action: 'Do something that has nothing to do with work: move, eat with someone, make something, rest.',
          details: 'If you’re behind with the talks, they can wait until tomorrow.',
        },
        {
          from: 8,
          to: 8,
          title: 'Hear the difficult person',
          done: 'You asked one more person.',
          action:
            'Ask the person you find hard. Keep it to five minutes, in a place where you feel safe. If they get personal, end it politely: “Thanks, that’s enough for today.”',
          details:
            'If there’s bullying, or you’d be afraid of this person, leave them out and ask someone kinder. If you’ve heard everyone already, ask one of them a follow-up question.',
        },
        {
          from: 9,
          to: 9,
          title: 'Sort what you heard',
          done: 'You sorted what you heard into three groups.',
          action:
            'Hear the last person, or work with what you have. Sort everything into three groups: said twice, surprising, a matter of taste. Compare it with your guess.',
          details:
            'Keep the praise too, so you know what to do more of. If something hurt and you can’t stop thinking about it, talk to someone who likes you.',
        },
        {
          from: 10,
          to: 10,
          title: 'Choose one change',
          done: 'You chose one visible change.',
          action:
            'Choose one thing that’s in your hands and would help someone. Tell one person: “You’ll see me sending the plan the day before.”',
          details: 'Leave out anything about your accent, body, faith or who you love. That’s not feedback.',
        },
        {
          from: 11,
          to: 12,
          title: 'Do it the new way',
          done: 'You worked on your one change.',
          action: 'Do the one thing the new way today, where someone can see it. Once is enough.',
          details:
            'If you forgot this morning, do it this afternoon. If there’s no chance today, prepare it for tomorrow.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask what they noticed',
          done: 'You asked one person what they noticed.',
          action:
            'Do it the new way once more. Ask one of the people you talked to, in person or by message: “Have you noticed any difference?”',
          details: 'If they haven’t, make it bigger or clearer.',
        },
        {
          from: 14,
          to: 14,
          title: 'Report back',
          done: 'You told them what you heard.',
          action:
            'Send everyone you asked two lines: what you heard, what you’re doing about it, and thank you. Look back: what surprised you most?',
          details: 'Ask one of them to tell you in a month whether it lasted.',
        },
      ],
    },
    {
      key: 'one-paying-customer',
      pillar: 'career',
      title: 'One Paying Customer',
      subtitle: 'Sell one thing you can do or make',
      description:
        'Six weeks, four sessions a week of thirty to sixty minutes, to find out whether someone will pay for something you can already do. The job itself may take longer. You don’t need a logo or a loan, and you can keep your job. Check first whether your contract, visa, benefits and local rules allow it.',
      promise: 'Find out whether someone will pay for something you can already do.',
      finishLine: 'I spent {days} looking for a customer.',
      duration: 24,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 4 },
      sources: [fitzpatrickMomTest],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'List what people ask for',
          done: 'You have at least three things people ask you for.',
          action:
            'Think of what others ask you to do, fix, cook, teach, translate or explain. Write down five. Cross out what you hate, what isn’t safe for your body and what needs a licence you don’t have.',
          details: 'Three are enough. If you aren’t sure, ask two friends, “What would you call me for?”',
        },
        {
          from: 2,
          to: 2,
          title: 'Check what’s allowed',
          done: 'You checked one rule that matters for you.',
          action:
            'Check the rule that matters most for you: side work in your job contract, work limits on your visa, earnings on benefits, or registration and tax. Use an official page or a free advice service.',
          details: 'If it’s unclear, ask before money changes hands.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask about someone’s problem',
          done: 'You asked one person about their problem.',
          action:
            'Choose one thing from your list. Talk with someone who might need it, face to face, by phone or by message. Ask what they did last time, what it cost and what annoyed them. Don’t describe your idea.',
          details: '“Who cut your hedge last year?” tells you more than “Would you pay for gardening?”',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask a second person',
          done: 'You asked a second person.',
          action:
            'Have the same talk with someone you know less well. Listen for money or time they already spend on it.',
          details: 'If you miss a session, the plan waits for you.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask two strangers',
          done: 'You asked someone you hardly know.',
          action:
            'Ask two people you hardly know: at a market, the school gate, a place of worship or in an online group. Ask each what they did last time and what annoyed them, then thank them.',
          details: 'If you’re nervous, ask one. If they shrug, that’s useful to know.',
        },
        {
          from: 6,
          to: 6,
          title: 'Pick the clearest problem',
          done: 'You chose the problem to work on.',
          action:
            'Which problem did you hear at least twice, with real money or time behind it? Choose that one. If there’s none, choose another thing from your list and ask someone about it before the next session.',
          details: 'It’s still easy to change now, before you’ve put money into it.',
        },
        {
          from: 7,
          to: 7,
          title: 'Shrink the offer',
          done: 'You put your offer into one short message.',
          action:
            'Say your offer in one message: who it’s for, what they get, by when. The price comes later. The job should take you a few hours at most. If it’s bigger, cut it in half.',
          details: 'Example: “I’ll set up your new phone and move your photos, at your home, one hour.”',
        },
        {
          from: 8,
          to: 8,
          title: 'Easy session: compare prices',
          done: 'You looked at what three others charge.',
          action: 'Look at three people who offer something similar. What do they charge, include and leave out?',
          details: 'If nobody offers it, ask two people why. Perhaps nobody needs it, or it isn’t allowed.',
        },
        {
          from: 9,
          to: 9,
          title: 'Work out your price',
          done: 'You worked out a price.',
          action:
            'Add up three things: materials, a fair wage for every hour (with travel and messages), and a part for tax. That’s your price. Put it into your message, and say it aloud until it sounds calm.',
          details: 'If you want to go lower, make the job smaller instead.',
        },
        {
          from: 10,
          to: 10,
          title: 'Sort one dull thing',
          done: 'You dealt with one formality.',
          action:
            'Do or start one formality: registration, insurance, a hygiene course, a simple receipt template, a separate account. Only what you need before the first sale.',
          details:
            'Decide how much you can lose without missing a bill, and don’t spend more before the first sale. If you need no formality, that’s enough for today.',
        },
        {
          from: 11,
          to: 11,
          title: 'Make your first offers',
          done: 'You made at least one offer.',
          action:
            'Make your offer to three people by name, in person or in a personal message. Then be quiet and let them answer.',
          details:
            'Expect some to say no. Ask, “What would have made it a yes?” Note each yes, no and maybe, with the reason. On a hard day, one offer is enough.',
        },
        {
          from: 12,
          to: 12,
          title: 'Make three more',
          done: 'You made at least one more offer.',
          action:
            'Offer it to three more people. On a hard day, one is enough. Ask everyone who says no whether they know someone who needs it.',
          details: 'Go on noting the answers. You’ll use the reasons in the next session.',
        },
        {
          from: 13,
          to: 13,
          title: 'Change one thing',
          done: 'You changed one thing and offered it again.',
          action:
            'Look at the reasons you’ve heard. Change one thing: the size, the wording, the time of day, the kind of customer. Offer the new version to two people.',
          details: 'Leave the price alone unless several people told you the same thing.',
        },
        {
          from: 14,
          to: 14,
          title: 'Go where they are',
          done: 'You offered it in one new place.',
          action:
            'Take the offer to a new place: a public board, a shop window, a local group, a community centre, a trader who could send people to you.',
          details: 'No mass messages. Follow the group’s rules.',
        },
        {
          from: 15,
          to: 15,
          title: 'Agree the first job',
          done: 'You took one step towards the first job.',
          action:
            'With a customer: agree what, when, how much and how they pay, in a message you both keep. No customer yet: ask three more people.',
          details: 'For work in a home, tell someone where you’ll be. Don’t take on what you can’t do safely.',
        },
        {
          from: 16,
          to: 16,
          title: 'Easy session: prepare',
          done: 'You’re ready for the next session.',
          action:
            'With a customer: get ready what you need for the job, such as tools, notes, route and a spare hour. No customer yet: rest. Next week you try a smaller offer.',
          details: 'If it’s all ready, rest too.',
        },
        {
          from: 17,
          to: 17,
          title: 'Do the job',
          done: 'You took your next step.',
          action:
            'With a customer: do the work well and on time. If the job is on another day, confirm the date. No customer yet: make the offer half as big and ask two people.',
          details:
            'If you’ll be late, tell the customer the same day. Take breaks. Count every hour, including travel.',
        },
        {
          from: 18,
          to: 18,
          title: 'Ask for the money',
          done: 'You took one step towards getting paid.',
          action:
            'With a customer: send a clear bill the same day, with what you did, the amount, how to pay and by when. No customer yet: ask two people what they last paid someone to do.',
          details:
            'If the job isn’t finished yet, get the bill ready and send it the day you finish. If payment is late, send one friendly reminder with the bill attached.',
        },
        {
          from: 19,
          to: 19,
          title: 'Ask for the truth',
          done: 'You asked someone for an honest answer.',
          action:
            'With a customer: ask “What was good? What almost made you say no?” Then: “Who else needs this?” No customer yet, or the job isn’t finished: ask someone who said no.',
          details: 'Note what they say in their own words. You can use it in your next offer.',
        },
        {
          from: 20,
          to: 20,
          title: 'Ask at home',
          done: 'You checked how it’s going at home.',
          action:
            'Ask the people you live with: “How has it been for you, with me doing this?” Listen to the end. If you live alone, check your own sleep, back and mood.',
          details: 'If it’s hard on them, change the hours before you go on.',
        },
        {
          from: 21,
          to: 21,
          title: 'Work out the hourly result',
          done: 'You know your result per hour, even if it’s zero.',
          action:
            'Take what came in. Subtract costs and a share for tax, then divide by all the hours. Compare it with what an ordinary job would pay.',
          details: 'If there was no income, you’ve found that out early and without debts.',
        },
        {
          from: 22,
          to: 22,
          title: 'Try for a second one',
          done: 'You made one improved offer.',
          action: 'Use what you’ve learned to make one better offer, ideally to someone a customer suggested.',
          details: 'If you’re tired, a short message is enough.',
        },
        {
          from: 23,
          to: 23,
          title: 'Choose: stop, keep or grow',
          done: 'You chose what’s next.',
          action:
            'Choose: stop here, keep it small, or do two more jobs with one change. Say it to someone, with a reason and a date to look again.',
          details: 'If you stop, you’ve found out what you needed to know without spending much.',
        },
        {
          from: 24,
          to: 24,
          title: 'Thank and look back',
          done: 'You thanked someone who helped.',
          action:
            'Thank the people who talked to you, who bought, or who gave you a useful no. Look back at session one: what do you know now that you couldn’t have guessed?',
          details: 'Keep the list of names. You may need it for other things.',
        },
      ],
    },
    {
      key: 'four-weeks-to-ask-for-more',
      pillar: 'career',
      title: 'Ask for More',
      subtitle: 'Get ready to ask for a pay rise, and ask',
      description:
        'Four weeks, four sessions a week. You gather what you’ve done, find out what’s usual, practise and ask. You may get a no and still leave with a date. If you’re self-employed, use it to raise a price. If asking could cost you your job or visa, talk to a union or adviser first.',
      promise: 'Gather what you’ve done, find out what’s usual, practise and ask.',
      finishLine: 'I spent {days} preparing a talk about pay.',
      duration: 16,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 4 },
      sources: [marks2011],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Collect five results',
          done: 'You saved the results you found.',
          action:
            'Go back to when your pay was last set. Save five things you’ve taken on or improved since, on paper or on your phone, each with a number, name or date.',
          details:
            'If you find only two or three, that’s enough to begin. If you find none, choose one result to work on and come back to this challenge later.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask who noticed',
          done: 'You asked someone what you did that helped.',
          action:
            'Ask someone you work with: “What did I do this year that helped you?” Save their exact words. If you can, ask a second person.',
          details: 'If you work alone, ask a customer or supplier.',
        },
        {
          from: 3,
          to: 3,
          title: 'Look up the range',
          done: 'You found a pay range.',
          action:
            'Find out what’s usual for your work where you live: pay scales, collective agreements, job ads, a union, an official pay survey. Save two sources.',
          details:
            'Adverts often show the low end or no pay at all. If you’re self-employed, look up what others charge. On a bad day, one source is enough.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask someone in the trade',
          done: 'You asked one person what’s usual.',
          action:
            'Ask someone in your trade: “What would be usual for this job around here?” Ask for a range. A message or a question in a trade group is fine.',
          details:
            'In some countries you’re protected when you talk about pay with colleagues, in others less so. A union or labour office can tell you.',
        },
        {
          from: 5,
          to: 5,
          title: 'Choose three numbers',
          done: 'You said your three numbers aloud.',
          action:
            'Choose: what you’ll ask for, what you’d call fair, and the number below which you’d start looking elsewhere. Say all three aloud.',
          details: 'If you share money with someone, talk about the numbers with them.',
        },
        {
          from: 6,
          to: 6,
          title: 'Add two other things',
          done: 'You named two things besides money.',
          action:
            'Choose two things you’d value besides money: hours, training, a title, a shift pattern, a day working from home, a review date. They help when there’s no budget.',
          details:
            'If you need a change because of a health condition, ask for it separately. It has nothing to do with your pay.',
        },
        {
          from: 7,
          to: 7,
          title: 'Learn their side',
          done: 'You know who decides, and when.',
          action:
            'Find out who decides about pay, when budgets are made, and what your boss worries about. Ask them or a colleague: “How do pay decisions work here?”',
          details:
            'If you’re self-employed, think of one customer: what do they worry about, and when do they plan their spending?',
        },
        {
          from: 8,
          to: 8,
          title: 'Easy session: know your plan B',
          done: 'You looked at two other options.',
          action:
            'Look at two other jobs or customers for twenty minutes. You don’t have to apply. You only want to know what you’d do after a no.',
          details: 'Don’t threaten to leave unless you mean it. If you’ve missed a session, carry on with this one.',
        },
        {
          from: 9,
          to: 9,
          title: 'Find your four sentences',
          done: 'You said your request in four sentences.',
          action:
            'Put it into four sentences and say them aloud: thank you for the time; this is what I’ve done; this is what’s usual; I’d like… Then stop.',
          details:
            'Example: “Thanks for making time. Since March I’ve trained two people and taken over the orders. Similar jobs here pay 20 to 23 an hour. I’d like 22.” If you’re asking in a second language, practise with someone who speaks it well. An accent is fine.',
        },
        {
          from: 10,
          to: 10,
          title: 'Practise with someone',
          done: 'You practised three times.',
          action:
            'Ask a friend to play your boss, looking doubtful and saying little. Practise three times. Say your number and stay silent until they speak.',
          details: 'If nobody’s there, record yourself three times and listen once.',
        },
        {
          from: 11,
          to: 11,
          title: 'Ask for a time',
          done: 'You asked for a meeting about your pay.',
          action:
            'Ask for half an hour: “I’d like to talk about my work and my pay. When would suit you in the next week or so?”',
          details:
            'If they tell you to wait, ask for a date and keep practising. If you’re self-employed, ask a customer for a talk about your prices.',
        },
        {
          from: 12,
          to: 12,
          title: 'Practise the hard replies',
          done: 'You answered three hard replies aloud.',
          action:
            'Have someone say these, or read them aloud yourself: “There’s no money.” “Everyone will want it.” “Be glad you have a job.” Answer calmly: “I understand. What would have to change, and by when?”',
          details: 'It’s enough if you come out with a next step.',
        },
        {
          from: 13,
          to: 13,
          title: 'Easy session: set out the day',
          done: 'You got everything ready for the talk.',
          action:
            'Put your results and your numbers where you’ll have them. Choose what you’ll do afterwards: a walk, a meal, a call with a friend. Plan enough sleep before it.',
          details: 'If you don’t have a date yet, ask for one again today.',
        },
        {
          from: 14,
          to: 14,
          title: 'Ask',
          done: 'You asked today.',
          action:
            'Have the talk. Say your four sentences and then wait. If it’s a no, ask: “What would have to be in place, and by when?” If it’s a maybe: “When may I ask again?” Thank them. If the talk isn’t today, confirm the date or ask for one.',
          details:
            'If your voice shakes, say, “I find this hard, and it matters to me.” If they threaten you, end the talk and get advice.',
        },
        {
          from: 15,
          to: 15,
          title: 'Confirm it in a message',
          done: 'You sent a short summary.',
          action:
            'Send three lines: thank you, this is what I understood, this is the next date. If it’s a yes, ask when it starts, and check your next payslip. If the talk is still ahead, practise your four sentences instead.',
          details: 'Tell your practice partner how it went.',
        },
        {
          from: 16,
          to: 16,
          title: 'Decide calmly',
          done: 'You chose what you’ll do next.',
          action:
            'Look back: was the answer fair, and was there a way forward? Choose: stay and do the agreed thing, ask again on the date, or look around quietly while you still have this job.',
          details:
            'In a study of newly hired people, those who negotiated got more on average, but nothing is certain. If your talk is still ahead, do this after it.',
        },
      ],
    },
    {
      key: 'ask-for-one-adjustment',
      pillar: 'career',
      title: 'One Change at Work',
      subtitle: 'Ask for something that makes your job easier to do',
      description:
        'For men with ADHD, autism, a disability, pain, a mental health condition or a long-term illness, and for carers. In eight steps you find the one change that would help most and ask for it. You decide how much you say about your health.',
      promise: 'Find the one change at work that would help you most, and ask for it.',
      finishLine: 'I worked on one change at work on {days}.',
      duration: 8,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 4 },
      rules: ['flexible', 'passes'],
      sources: [unDisabilities, scopeAdjustments],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Catch one hard moment',
          done: 'You noticed one moment that was harder than necessary.',
          action:
            'Watch your day. When is work harder for you than it has to be: noise, standing, mornings, long meetings, unclear orders, no breaks? Pick one moment.',
          details: 'If you aren’t in work, watch your course, your job search or your caring day.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find what would help',
          done: 'You found two changes that might help.',
          action:
            'Ask yourself what would make that moment easier. Ask someone with a similar condition, or look at a list of adjustments for it. Choose two.',
          details:
            'Examples: instructions in a message, a stool, headphones, a later start, short breaks, a quiet room, time for appointments. If you miss a day, carry on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Test it quietly',
          done: 'You tried one change.',
          action: 'Try one of them today, if you can do it without permission. Notice what’s different.',
          details:
            'Don’t test anything that affects safety, such as headphones near machines or traffic, and don’t change a medicine on your own. If you can’t test it, imagine the day with it instead and tell someone what would change.',
        },
        {
          from: 4,
          to: 4,
          title: 'Find out your rights',
          done: 'You found out one rule.',
          action:
            'Check one official page, or ask a disability group, union or advice service: what can I ask for here, and what do I have to tell them?',
          details: 'Contract, agency and gig workers may have rights too. Ask about your own situation.',
        },
        {
          from: 5,
          to: 5,
          title: 'Decide what you’ll say',
          done: 'You said your request aloud in three sentences.',
          action:
            'Practise aloud: “When … , I … . It would help if … . Could we try it for four weeks?” Decide how much you say about your health.',
          details:
            '“When I’m only told what to do, I forget parts of it. It would help to get a message as well. Could we try it for four weeks?”',
        },
        {
          from: 6,
          to: 6,
          title: 'Choose the right person',
          done: 'You asked one person for a talk.',
          action:
            'Choose who to ask: your boss, HR, occupational health, a union rep. Ask for fifteen minutes. You may bring someone.',
          details: 'If you’re afraid of the reaction, talk to a union or adviser first, and keep a record.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask for the change',
          done: 'You took one step to ask for it.',
          action:
            'Say your three sentences or send them. If the talk is on another day, practise once more. Agree on a start and a date to look at it again. Confirm it in a short message.',
          details:
            'If the answer is no, ask why, and what would be possible instead. You can get advice and ask again.',
        },
        {
          from: 8,
          to: 8,
          title: 'Look back and adjust',
          done: 'You looked at whether it helps.',
          action:
            'Ask yourself whether anything has become easier. If so, tell the person what works. If not, suggest the second change. Thank whoever helped you ask.',
          details: 'If there’s no answer yet, send one reminder with a date. That’s enough for today.',
        },
      ],
    },
    {
      key: 'sixty-days-of-leading',
      safetyRevision: 1,
      pillar: 'career',
      title: 'Lead Well',
      subtitle: 'Get better at leading a team, one small step a day',
      description:
        'For team leads, foremen, charge nurses, coaches, head cooks and committee chairs. Sixty short days, five a week: listen, make tasks clear, praise, correct fairly, let go. If you lead people under eighteen, hold every talk where another adult can see you.',
      promise: 'Listen, make tasks clear, praise, correct fairly and let go.',
      finishLine: 'I worked on leading people well on {days}.',
      duration: 60,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 5 },
      sources: [edmondson1999],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask what it’s like',
          done: 'You asked one person the three questions.',
          action:
            'Ask one person you lead, away from the others: “What should I keep doing? What should I stop? What do you need?” Listen. Promise only that you’ll come back to it.',
          details:
            'If you see nobody today, set a time. That counts. If you lead under-18s, hold every talk where another adult can see you, and send messages only where a parent or another leader can read them.',
        },
        { from: 2, to: 2, ...shortTalk },
        {
          from: 3,
          to: 3,
          title: 'Ask the quiet one',
          done: 'You asked someone who rarely speaks up.',
          action:
            'Ask the same three questions of the person who says least. Give them the questions a day ahead, or let them answer by message.',
          details: 'Some people need more time, or another language.',
        },
        { from: 4, to: 4, ...exactPraise },
        {
          from: 5,
          to: 5,
          ...weekClose,
          details:
            'If you’re worried about someone, ask them directly how they are. If someone talks of not wanting to live, stay with them or on the call, and open Help now together. With under-18s, also tell the person responsible for child protection.',
        },
        {
          from: 6,
          to: 6,
          title: 'Fix one small thing',
          done: 'You dealt with one small annoyance.',
          action:
            'Choose the smallest thing that several people named and fix it: a missing tool, a late schedule, a pointless report. Tell them it came from them.',
          details: 'If it isn’t in your power, say who decides and that you’ve asked.',
        },
        { from: 7, to: 7, ...shortTalk },
        {
          from: 8,
          to: 8,
          title: 'Ask your own boss',
          done: 'You asked what you may decide alone.',
          action:
            'Ask your boss: “What must I get right? What can I decide alone? When do you want to know?” A message is fine. If you have no boss, ask your committee or your best customer.',
          details: 'Get it in plain words you could repeat to your team.',
        },
        { from: 9, to: 9, ...exactPraise },
        { from: 10, to: 10, ...weekClose },
        {
          from: 11,
          to: 11,
          title: 'Say how you work',
          done: 'You told your team how you work.',
          action:
            'Tell your team how you work: when you can be reached, how you like bad news (early), and how they can tell you that you’re wrong.',
          details: 'Ask each of them for the same. One line is enough.',
        },
        { from: 12, to: 12, ...shortTalk },
        {
          from: 13,
          to: 13,
          title: 'Make one task clear',
          done: 'You made one task clear.',
          action:
            'Give one task properly: why, what good looks like, by when, what they may decide, when to come to you. Ask them to say it back. With no task to give today, prepare the next one.',
          details: 'If it’s misunderstood, check first what you said.',
        },
        {
          from: 14,
          to: 14,
          title: 'Easy day: thank someone outside',
          done: 'You thanked someone outside your team.',
          action:
            'Think of someone outside your team whose work makes yours possible: a supplier, the night porter, the cleaner, another department. Tell them what they made easier.',
          details: 'A call or a short message is fine. They may rarely hear from you unless something’s wrong.',
        },
        {
          from: 15,
          to: 15,
          title: 'Look at your promises',
          done: 'You closed one promise to your people.',
          action:
            'Go through your messages from the last two weeks. What have you said you’d do for your people, and what’s still open? Close one today: do it, or say honestly when it’ll happen.',
          details: 'If you can’t keep a promise, say so and give the reason. They’ll plan without it.',
        },
        {
          from: 16,
          to: 16,
          title: 'Praise in private or public',
          done: 'You praised someone in the way they like.',
          action:
            'Ask two people how they like to hear praise: in front of others, alone, in a message. Then praise one of them that way for something specific.',
          details: 'Don’t praise anyone for working while ill or unpaid.',
        },
        {
          from: 17,
          to: 17,
          title: 'Work next to someone',
          done: 'You saw how someone’s work really goes.',
          action:
            'Spend half an hour where one of your people works, and help with the job as it really is. Watch what slows it down: walking, waiting, a bad tool, a missing answer. Don’t correct anything. Ask, “Is it always like this?”',
          details: 'If you lead from a distance, share a screen or listen in on a call, and ask first.',
        },
        {
          from: 18,
          to: 18,
          title: 'Notice invisible work',
          done: 'You thanked someone whose work nobody sees.',
          action:
            'Find the work that’s only noticed when it’s missing: cleaning, stock, calming people, translating. Thank the person and say what their work made possible.',
          details: 'Check that it isn’t always the same person who does it.',
        },
        { from: 19, to: 19, ...exactPraise },
        { from: 20, to: 20, ...weekClose },
        {
          from: 21,
          to: 21,
          title: 'Prepare a hard talk',
          done: 'You prepared three sentences for a hard talk.',
          action:
            'Think of something you’ve been avoiding saying. Prepare it aloud: what I saw, what it led to, what I need. One event, no labels.',
          details: 'If it’s about pay, dismissal, illness or harassment, talk to HR, your boss or a union first.',
        },
        { from: 22, to: 22, ...growthTalk },
        {
          from: 23,
          to: 23,
          title: 'Have the hard talk',
          done: 'You took one step towards a hard talk.',
          action:
            'Say it in private and keep it to ten minutes. Then ask, “How did you see it?” Listen. Agree on one thing that can be seen. If you have nothing hard to say, ask someone what you’ve been avoiding.',
          details:
            'If today is the wrong day, set a time with them now. With under-18s, stay where another adult can see you.',
        },
        {
          from: 24,
          to: 24,
          title: 'Easy day: thank the hardest person',
          done: 'You thanked the person you find hardest.',
          action:
            'Choose the person you find hardest. Find one thing they did well this month that you can mean honestly, and tell them. Leave out any “but”.',
          details: 'If you can’t find anything, watch for it this week. You may have stopped looking.',
        },
        {
          from: 25,
          to: 25,
          title: 'Look at your time',
          done: 'You saw who got your time this week.',
          action:
            'Look at your last five working days. Who got most of your time, and who had hardly a minute? Put the one with the least first in your plan for the coming days.',
          details: 'The loudest and the nearest often get the most. It isn’t always fair.',
        },
        {
          from: 26,
          to: 26,
          title: 'Hand over real work',
          done: 'You offered someone a task you like.',
          action:
            'Hand over one task you like doing. Agree on the result and two dates to look at it. Say how much they can decide.',
          details: 'Choose the person who could grow, and ask whether they want it.',
        },
        { from: 27, to: 27, ...growthTalk },
        {
          from: 28,
          to: 28,
          title: 'Leave the task with them',
          done: 'You left the task with the person who has it.',
          action:
            'When they come with a question, ask, “What would you do?” If it’s safe, say, “Do that.” If nobody asks, ask how it’s going and leave it with them.',
          details:
            'They may do it differently from you. Step in at once if someone could get hurt, a law could be broken or a lot of money is at stake.',
        },
        { from: 29, to: 29, ...exactPraise },
        {
          from: 30,
          to: 30,
          title: 'Look at your own hours',
          done: 'You chose one thing to stop doing yourself.',
          action:
            'Ten minutes about yourself: when did you start and stop this week, and what did you do at home in the evening? Choose one thing that you’ll no longer do yourself.',
          details: 'Your team sees when you send messages. Late ones can be sent in the morning.',
        },
        {
          from: 31,
          to: 31,
          title: 'Halve one meeting',
          done: 'You made one meeting shorter.',
          action:
            'Halve one meeting, or cancel it. End it with: who does what by when. With no meeting today, use the shift briefing or announce it for the next one.',
          details: 'Say at the start what has to be decided.',
        },
        { from: 32, to: 32, ...growthTalk },
        {
          from: 33,
          to: 33,
          title: 'Let someone else speak first',
          done: 'You asked someone quiet to speak first.',
          action:
            'In a group talk, ask someone who usually speaks last to begin. Speak last yourself. If there’s no group talk today, ask them for the next one.',
          details: 'Ask them before, so it isn’t a surprise. Online, use the chat too.',
        },
        {
          from: 34,
          to: 34,
          title: 'Easy day: pass praise on',
          done: 'You passed on something good you’d heard.',
          action:
            'Pass on one good thing that somebody said about one of your people: a customer, a patient, a parent, a colleague. Name who said it. If you’ve heard nothing, ask one of them, “Who’s been helpful lately?”',
          details: 'People often hear complaints straight away, and praise late or never.',
        },
        { from: 35, to: 35, ...weekClose },
        {
          from: 36,
          to: 36,
          title: 'Check who carries most',
          done: 'You did something about one person’s load.',
          action:
            'Look at who’s overloaded and take one thing off them: move it, drop it or do it yourself. If nobody seems to be, ask two people how they’re managing.',
          details: 'Ask first. Some overload is hidden: night shifts, care at home, a second job.',
        },
        { from: 37, to: 37, ...growthTalk },
        {
          from: 38,
          to: 38,
          title: 'Ask what comes first',
          done: 'You asked what should come first.',
          action:
            'Take one request from your boss, committee or customer that doesn’t fit and ask: “We can do this or that by Friday. Which comes first?” If everything fits, ask which of your next two tasks matters more.',
          details: 'Ask before you work through the night for it.',
        },
        {
          from: 39,
          to: 39,
          title: 'Easy day: tell your boss about them',
          done: 'You named someone’s work to your own boss.',
          action:
            'Tell your own boss, committee or customer what one person on your team did, with the name. One message with one fact is enough: “Ines found the mistake before it went out.”',
          details: 'Check that you don’t say “we” where it was one person’s work.',
        },
        {
          from: 40,
          to: 40,
          title: 'Look at what ran without you',
          done: 'You found one thing that runs without you.',
          action:
            'What has gone well lately without you there? Tell the person who did it that you noticed, and leave that part to them from now on.',
          details: 'If nothing runs without you, that’s your next task to hand over.',
        },
        {
          from: 41,
          to: 41,
          title: 'Own a mistake',
          done: 'You told your team what you got wrong.',
          action:
            'Tell your team one thing you got wrong and what you’re changing: “That was my decision, and it was a mistake.”',
          details:
            'Keep it short. If it could still harm someone, report it first. If it could be a legal matter and nobody’s at risk, get advice before you tell the team.',
        },
        { from: 42, to: 42, ...theirTalk },
        {
          from: 43,
          to: 43,
          title: 'Thank someone for bad news',
          done: 'You thanked someone for bad news.',
          action:
            'When someone brings you a problem, say “Thanks for telling me” before anything else. Then ask what they’d suggest. If nobody does today, thank someone for the last bad news they brought you.',
          details: 'They’ll remember how you reacted.',
        },
        {
          from: 44,
          to: 44,
          title: 'Easy day: thank them for trying',
          done: 'You thanked someone for a good try.',
          action:
            'Think of something a person on your team tried that didn’t work out. Thank them for the attempt and ask what they found out.',
          details: 'It tells the others that they can try something too. It’s not for careless or dangerous work.',
        },
        { from: 45, to: 45, ...weekClose },
        {
          from: 46,
          to: 46,
          title: 'Ask about adjustments',
          done: 'You asked your team one question about barriers.',
          action:
            'Ask everyone, in person or by message: “Is there anything about how we work that makes it harder for you than it has to be?” If you hear of a small thing, change it soon.',
          details: 'They don’t owe you a diagnosis. Keep what they say private.',
        },
        { from: 47, to: 47, ...theirTalk },
        {
          from: 48,
          to: 48,
          title: 'Check for fairness',
          done: 'You checked the last month for fairness.',
          action:
            'Look at the last month: who got the good shifts, the training, the blame? Start changing one thing that was unfair. If you see nothing, ask two people what they see.',
          details: 'Ask someone different from you to look with you.',
        },
        { from: 49, to: 49, ...exactPraise },
        {
          from: 50,
          to: 50,
          title: 'Look back at a decision',
          done: 'You looked back at one decision.',
          action:
            'Take a decision you made about a month ago. What did you expect, what really happened, and what would you do today? Tell one person on your team what you’ve learned from it.',
          details: 'Choose an ordinary decision about shifts, tools or a task. Nothing confidential.',
        },
        {
          from: 51,
          to: 51,
          title: 'Teach one thing',
          done: 'You offered to teach one part of your job.',
          action:
            'Teach someone one part of your job that only you can do. Let them try while you watch. If nobody’s free, set a time.',
          details: 'If you were ill tomorrow, what would stop? Start there.',
        },
        { from: 52, to: 52, ...theirTalk },
        {
          from: 53,
          to: 53,
          title: 'Ask someone for advice',
          done: 'You asked one person on your team for advice.',
          action:
            'Pick a decision you have to make and ask a person on your team: “What would you do? What am I missing?” Later, tell them what you decided and why.',
          details: 'Say at the start who decides.',
        },
        {
          from: 54,
          to: 54,
          title: 'Easy day: thank someone at home',
          done: 'You thanked someone at home.',
          action:
            'Someone may be waiting when you’re late, or taking over when you’re called in: a partner, a child, a parent, a flatmate. Thank that person, and ask what would make it easier.',
          details: 'If you live alone, do one good thing for your own evening instead.',
        },
        { from: 55, to: 55, ...weekClose },
        {
          from: 56,
          to: 56,
          title: 'Ask again',
          done: 'You asked the three questions again.',
          action:
            'Ask two people the three questions from the start. What’s changed, what hasn’t, and who’s gone quiet?',
          details: 'You want to know what still isn’t right, so ask about that too.',
        },
        { from: 57, to: 57, ...theirTalk },
        {
          from: 58,
          to: 58,
          title: 'Find your own person',
          done: 'You asked someone to be honest with you.',
          action:
            'Ask someone outside your team to talk once a month: a leader elsewhere, a mentor, a friend in another trade.',
          details: 'Your team may not tell you everything, so it helps to have someone who doesn’t depend on you.',
        },
        {
          from: 59,
          to: 59,
          title: 'Easy day: let them thank each other',
          done: 'You let your team thank each other.',
          action:
            'At the start of a shift or meeting, or in the group chat, ask: “Who helped you this week?” Let anyone answer who wants to. Say nothing yourself but thanks.',
          details: 'If nobody says anything, begin with one example and leave it there.',
        },
        {
          from: 60,
          to: 60,
          title: 'Look back and keep three',
          done: 'You chose what you’ll keep doing.',
          action:
            'Look back over the twelve weeks. Which three habits helped your team most? Tell the team, and ask one person to remind you. Then go home on time.',
          details: 'Set a date in three months to ask the three questions again.',
        },
      ],
    },
    {
      key: 'days-of-your-own',
      pillar: 'career',
      title: 'Days of Your Own',
      subtitle: 'Give your days a shape after you retire',
      description:
        'For the first months after you’ve stopped working, at sixty-seven, or at fifty because of your back. Two weeks of small steps: people, money, your body, the days at home, and something to look forward to. It also fits if you’re about to stop.',
      promise: 'Give your days in retirement a shape, with people and things you like.',
      finishLine: 'I gave my retirement a shape for {days}.',
      duration: 14,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Thank one person from work',
          done: 'You thanked one person from work.',
          action:
            'Message or call one person you worked with. Tell them one thing you liked about working with them, and suggest a day for a coffee soon.',
          details:
            'If the end was bad, choose someone who had no part in it. If nobody comes to mind, thank a customer or a neighbour of the old place.',
        },
        {
          from: 2,
          to: 2,
          title: 'Look at this month’s money',
          done: 'You know what you can spend this month.',
          action:
            'Work out three numbers: what comes in each month now, the regular payments, and what’s left for food and everything else. Use a letter from the pension office or your bank statement. Round numbers are enough.',
          details:
            'If it isn’t enough, ask a free advice service what else you can claim. Do this with someone if figures worry you.',
        },
        {
          from: 3,
          to: 3,
          title: 'Choose a time to get up',
          done: 'You chose your time to get up.',
          action:
            'Choose a time to get up and keep it tomorrow, washed and dressed half an hour later. Spend ten minutes outdoors, or at an open window, before you read the news.',
          details: 'Pick a time that suits your body and the people you live with. It doesn’t have to be early.',
        },
        {
          from: 4,
          to: 4,
          title: 'Do something for your body',
          done: 'You moved at an easy pace.',
          action:
            'Move for twenty minutes at a pace at which you can talk: a walk, a bike, a swim if you swim already, chair exercises. Then choose the day of the week on which you’ll do it with others or at a fixed time.',
          details:
            'Start with ten minutes if you haven’t moved much lately. With heart trouble or a recent operation, ask your doctor first. If your chest hurts, stop and call your emergency number.',
        },
        {
          from: 5,
          to: 5,
          title: 'Agree on the days at home',
          done: 'You talked about one thing at home.',
          action:
            'If you live with someone, ask: “What should be different now that I’m here in the daytime, and what should stay as it was?” Agree on one thing, such as lunch, a room, or hours apart. If you live alone, arrange one daily call.',
          details: 'Listen first. They’ve had their own days for years.',
        },
        {
          from: 6,
          to: 6,
          title: 'See someone',
          done: 'You were in touch with someone.',
          action:
            'Meet someone for an hour, or visit a place where people know each other: a café, a market, a place of worship, a repair shop. If nobody’s free, call someone you haven’t spoken to this year.',
          details: 'If you’re shy of it, ask for help with something small. It gives you both something to do.',
        },
        {
          from: 7,
          to: 7,
          title: 'Easy day: do nothing useful',
          done: 'You had a day without a plan.',
          action: 'Do nothing useful today. Read, sleep, sit in the sun, watch the match. You don’t have to earn it.',
          details: 'If you missed a day this week, carry on with the next step.',
        },
        {
          from: 8,
          to: 8,
          title: 'Name what work gave you',
          done: 'You named three things your work gave you.',
          action:
            'Apart from money, what did work give you: company, hours, a skill, movement, jokes, being needed, a reason to go out? Choose three and say them aloud. Which do you miss most?',
          details: 'If you miss nothing yet, that’s fine. Ask yourself again in three months.',
        },
        {
          from: 9,
          to: 9,
          title: 'Find a group',
          done: 'You know when one group meets.',
          action:
            'Look for a group that gives you one of those three: a choir, a men’s shed, a language class, a football team that needs a referee, a mosque kitchen, a chess club. Find out when it meets and whether you can come and look.',
          details: 'Online groups count if it’s hard to get out. You only have to find out today.',
        },
        {
          from: 10,
          to: 10,
          title: 'Offer what you know',
          done: 'You offered someone an hour of what you know.',
          action:
            'You know things that took years to learn. Offer one hour of it to someone: a young colleague, a neighbour, a school, a repair café, a newcomer. “I used to do this for a living. Can I show you?”',
          details: 'If they don’t need it now, you’ve still offered. Don’t lift or climb more than you’re used to.',
        },
        {
          from: 11,
          to: 11,
          title: 'Start something small',
          done: 'You worked on something new for half an hour.',
          action:
            'Begin one thing you never had time for, and keep it small: the first page, six seeds, three chords, one drawer, one recipe. Half an hour is enough.',
          details: 'Choose what you’d like to do, and leave what you think you should do for another day.',
        },
        {
          from: 12,
          to: 12,
          title: 'Find your answer',
          done: 'You said your answer aloud.',
          action:
            'When people ask what you do, what would you like to say? Try two versions aloud: what you did for years, and what you did this week. Keep the one that feels like you.',
          details: '“I drove trains for thirty years. Now I’m learning to bake.”',
        },
        {
          from: 13,
          to: 13,
          title: 'Keep something free',
          done: 'You kept one part of the week free.',
          action:
            'People may ask a lot of you now: the children, the garden, the club. Decide which part of the week stays yours. If someone has asked for something, say what you can do and until when: “Tuesdays, until the summer.”',
          details: 'If you care for someone, ask today who could take over for two hours a week.',
        },
        {
          from: 14,
          to: 14,
          title: 'Choose your three fixed points',
          done: 'You chose three fixed points for your week.',
          action:
            'Look back over two weeks. What did you look forward to? Choose three fixed points outside your home for the coming weeks: one for your body, one with people (the group you found?), one for something to learn or make. Put them in your calendar.',
          details:
            'If most days were grey, or you’re drinking more than before, tell a doctor. That can be treated at any age.',
        },
      ],
    },
  ],
}
