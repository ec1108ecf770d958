import type { LibraryChallenge, Shelf } from '../types.ts'

export const career: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-evenings-on-paper',
      pillar: 'career',
      title: 'Three evenings: your work on paper',
      description:
        'Ask most men what they were hired for and they can tell you; ask what they have done since and it goes quiet. Three evenings of thirty to forty minutes give you a plain record of your work, to use for a CV, a review, a raise or a bad Monday. Pen, paper, old calendar.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Empty your memory',
          action:
            'Set a timer for thirty minutes. Go back month by month through calendar, messages and photos and write down what you did, made, fixed, taught or carried for others. Aim for twenty lines. Paid or not, both count. Stuck at eight? Ask a colleague what he remembers.',
        },
        {
          from: 2,
          to: 2,
          title: 'Add the evidence',
          action:
            "Choose the ten best lines. Give each a number or a name: how many, how long, how much saved, for whom, what got better. Only figures you could defend. Where you have none, write what changed. Keep employers' and customers' secrets out of it.",
        },
        {
          from: 3,
          to: 3,
          title: 'Five sentences, one page',
          action:
            'Write the five strongest as one sentence each: what was wrong, what I did, what came of it. Read them aloud; cut any word you would not say to a friend. Save the page, and set a reminder to add two lines on the last Friday of each month. Then it is done.',
        },
      ],
    },
    {
      key: 'where-the-money-went',
      pillar: 'career',
      title: 'Where the money went',
      description:
        'For seven days write down everything you spend. No budget, no guilt, and only one payment to end. Knowing a bad number is usually easier to live with than guessing at it. Paper or a note on the phone, ten minutes a day and half an hour on the second.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Start the list',
          action:
            'From now on write down each payment within the hour: amount, what, with whom. Cash, card, phone, the lot. Tonight log in to your bank and write down the balances and any debt. If looking makes you uneasy, do it with a cup of tea and close it after ten minutes.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find the standing orders',
          action:
            'Go on with the list. Look through the last two months of statements and write down everything that leaves by itself: rent, insurance, subscriptions, instalments. Add it up for a month. Thirty minutes, then stop, finished or not.',
        },
        {
          from: 3,
          to: 3,
          title: 'Mark the mood',
          action:
            'Go on with the list, and put one word after each payment: needed, wanted, bored, tired, kind, showing off. No verdict. If you forgot to write yesterday, look at the statement and fill the gaps from memory; roughly is good enough.',
        },
        {
          from: 4,
          to: 4,
          title: 'Sort it into five piles',
          action:
            "Sort what you have into: home, food, getting about, people, the rest. Add up each pile. Write beside it what you would have guessed. The difference is this week's news. Buying for a family? One pile more: children.",
        },
        {
          from: 5,
          to: 5,
          title: 'End one leak',
          action:
            'Choose one payment that gives you nothing and end it today: cancel, change the plan, send it back. Write down the exact date it stops. If the cancelling is made hard, make the call tomorrow at a fixed hour and have the contract number ready.',
        },
        {
          from: 6,
          to: 6,
          title: 'Choose one to keep proudly',
          action:
            "Find the payment this week that was worth every penny. Write down why. You are looking for what your money is for. Tell one person about it: 'The best thing I spent money on this week was...'",
        },
        {
          from: 7,
          to: 7,
          title: 'One page, one number',
          action:
            'Write on a page: comes in per month, leaves by itself, leaves by hand, what is left. One number at the bottom, plus or minus. Minus, or bills you cannot pay? Ring a free, non-profit debt adviser this week; they have seen worse. Done when the page exists.',
        },
      ],
    },
    {
      key: 'first-hour-for-real-work',
      pillar: 'career',
      title: 'The first hour for real work',
      description:
        'For ten working days the first hour belongs to the one piece of work that matters most, before messages and small stuff. On shifts or with customers at the door? Use the first 25 minutes you control. Days off do not count; carry on at the next shift.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Name the work',
          action:
            "Write down the three things you are really paid for, in order of weight. Choose the piece of the first one that has been put off longest. Tell anyone who expects instant answers from you that you will reply from a set time. Done when tomorrow's first task is on paper.",
        },
        {
          from: 2,
          to: 3,
          title: 'One task, one hour',
          action:
            'Begin within ten minutes of starting work. Mail and chat closed, phone face down in a bag, one task open. Work until the timer rings, even if it is slow. Interrupted by something real? Deal with it and give the rest of the hour before lunch.',
        },
        {
          from: 4,
          to: 5,
          title: 'Set it out the night before',
          action:
            "Before you stop in the evening, write tomorrow's first step as an action with a verb: 'Draft page two', 'Strip the pump'. Lay out what it needs. In the morning nothing is left to decide. Forgot? Pick something small and ugly and start there.",
        },
        {
          from: 6,
          to: 7,
          title: 'Keep a parking sheet',
          action:
            'Keep a sheet of paper beside you. Every thought that calls you away (pay that, ask him, look up) goes on it in three words, then back to work. At the end of the hour go through the sheet. Count the lines; expect the count to fall.',
        },
        {
          from: 8,
          to: 9,
          title: 'Defend it once',
          action:
            "Someone will want the hour. Offer another time, politely and once a day: 'I am free from ten, does that do?' If your boss decides otherwise, agree, and ask him or her which hour you can keep instead. Half an hour defended beats an hour wished for.",
        },
        {
          from: 10,
          to: 10,
          title: 'Look at what got done',
          action:
            'Set down what these hours produced and what would have become of that work without them. Choose how many first hours you will keep each week from now on: two honest ones are plenty. Enter them in your calendar for the coming month. Then it is done.',
        },
      ],
    },
    {
      key: 'clean-handovers',
      pillar: 'career',
      title: 'Fourteen clean handovers',
      description:
        'A good colleague is one whose work you can pick up without a phone call. For fourteen working days you finish things properly: clear agreements, no loose ends, problems told early. It works on a building site, on a ward and in an office. Days off are off; go on at the next shift.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Write down what was agreed',
          action:
            "After each request or meeting send or say one line: 'So I do X by Thursday noon, you send me Y.' Twice a day at least. If the answer is 'no, I meant something else', you just saved a week. Where nothing is written, say it back aloud.",
        },
        {
          from: 3,
          to: 4,
          title: 'Ask what done looks like',
          action:
            "Before you start a job, ask one question: 'How will you know it is right?' Write down the answer. Do it once a day, also for jobs you could do in your sleep. If you hand out work, give that answer before anybody has to ask.",
        },
        {
          from: 5,
          to: 6,
          title: 'Bad news before lunch',
          action:
            'Once a day look for what is going wrong and tell the person it touches, the same morning: what happened, what it means, what you propose. No blame, no drama. Nothing wrong anywhere? Ask the quietest person on the team what worries him or her.',
        },
        {
          from: 7,
          to: 8,
          title: 'Leave it ready',
          action:
            'At the end of the day leave each open job so that a stranger could go on: where it stands, next step, where the things are. Three lines or a label. If you ran out of time, do the one that someone else needs first tomorrow.',
        },
        {
          from: 9,
          to: 10,
          title: 'Give the credit away',
          action:
            'Each day name in front of others one thing a colleague did well: what exactly, and what it spared you. Choose people nobody mentions. No flattery; if you found nothing true today, watch better tomorrow and do two.',
        },
        {
          from: 11,
          to: 12,
          title: 'Close three loose ends',
          action:
            'Go through your open promises. Close three each day: deliver, return, or say plainly that it will not happen. Old ones first. Expect some to be forgotten by the other side; tell them anyway. Ten minutes before lunch is enough.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask for one complaint',
          action:
            "Ask two colleagues: 'What could I do that would make your job easier?' Write it down in their words. Do not explain. If they say 'all fine', ask, 'And the smallest thing?' Done when you have two sentences from two people.",
        },
        {
          from: 14,
          to: 14,
          title: 'Make it a habit',
          action:
            'Take one of the two wishes and start it today. Choose the two practices of this fortnight that paid most and write them where you start work. Tell one colleague what you will keep doing, and ask to be reminded when you slip.',
        },
      ],
    },
    {
      key: 'ten-conversations-about-work',
      pillar: 'career',
      title: 'Ten conversations about work',
      description:
        'Three weeks, ten short talks with people whose work interests you. You are not asking for a job; you are asking what their days are like. Useful if you are stuck, if you want to change, or if you only know people exactly like you. By phone counts.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Two lists',
          action:
            'Write two lists: what you want to find out (about a trade, a firm, a way of working) and who might know, twenty names. Old colleagues, neighbours, cousins, the man who fixed the boiler. Ten names is a start; add two more by asking a friend.',
        },
        {
          from: 3,
          to: 4,
          title: 'Write the ask',
          action:
            'Write a message of five lines: who you are, why them, what you want to know, fifteen minutes, no job wanted. Send three each day. Many will not answer at once; they are busy, not judging you. Ask in a way that makes a no easy.',
        },
        {
          from: 5,
          to: 8,
          title: 'The first three talks',
          action:
            'Hold three talks. Ask: What did you do yesterday, hour by hour? What do newcomers get wrong? What would you not do again? Listen, take notes, stop on time. If nobody is free yet, begin with someone you know well and send two more messages.',
        },
        {
          from: 9,
          to: 9,
          title: 'Thank and note',
          action:
            'Thank all three by name for one exact thing they told you. Then write half a page: what surprised you, what drew you, what put you off. Last, send five messages for the next round. Half an hour in all.',
        },
        {
          from: 10,
          to: 14,
          title: 'Four more, further out',
          action:
            "Hold four more, at least two with people unlike you in age, trade or background. End each with: 'Who else should I talk to?' If shyness bites, write your first sentence on a card and read it. If one cancels, offer two new dates and leave it there.",
        },
        {
          from: 15,
          to: 15,
          title: 'Give something back',
          action:
            'Go through the seven and do each person one small good turn where you can: an article, an introduction, a reply to a question they had. Nothing fitting? Tell them what you did with their advice. No favours that cost you sleep.',
        },
        {
          from: 16,
          to: 19,
          title: 'The last three',
          action:
            'Choose the last three by what you still do not know: pay, hours, training, how people are let go. Ask directly and kindly; people may decline. Do not use any of it to gossip. If you are one short on day 19, a colleague over coffee counts.',
        },
        {
          from: 20,
          to: 20,
          title: 'Draw your picture',
          action:
            'On one page: what I want more of, what I want less of, what it would cost me, what I can try within a month without giving notice. Not a plan for life. Be honest about money and the people who depend on yours.',
        },
        {
          from: 21,
          to: 21,
          title: 'One small trial',
          action:
            'Put one trial in the calendar: a day of shadowing, an evening class, a small commission, a talk with your boss about other tasks. Book or ask for it today. Done when the date is fixed or the question has been sent.',
        },
      ],
    },
    {
      key: 'first-small-cushion',
      pillar: 'career',
      title: 'A first small cushion',
      description:
        'In thirty days you put by the first small emergency money: enough for one broken boiler, tyre or tooth. The sum is yours to choose; the habit matters more. If bills or debt payments are already behind, ring a free debt adviser first.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose the sum and the place',
          action:
            'Take what one nasty surprise would cost you, for example a new fridge, a dental bill or the excess on your insurance. That, or half of it, is your target. Open or choose a separate savings account without a card. Write the sum on paper and stick it up.',
        },
        {
          from: 3,
          to: 3,
          title: 'Pay it first',
          action:
            'Set up a standing transfer for the day after your pay arrives, however small. A fifth of the target is good; the price of two coffees will do. Paid by the day or irregularly? Move a fixed share of each payment within the hour. Done when it is set.',
        },
        {
          from: 4,
          to: 9,
          title: 'Look through the bills',
          action:
            "One bill a day for six days: phone, energy, insurance, subscriptions, bank fees, travel. Ask or look whether there is a cheaper rate for what you truly use. Move the first month's saving over at once. If one takes more than thirty minutes, leave it for Saturday.",
        },
        {
          from: 10,
          to: 14,
          title: 'Five plain days',
          action:
            "Five days of eating from the cupboard and no paid extras; needs, medicine and children's things are always allowed; skip no meals. Each night move roughly what you would have spent into the account. A birthday in the middle? Go and enjoy it; four days will do.",
        },
        {
          from: 15,
          to: 15,
          title: 'Half-way count',
          action:
            'Count. If you are ahead, leave it. If you are behind, give the target more time and leave the account alone. Look for what ate it and write that down in a line. Tell one person the sum; saying it aloud makes it real. Partnered? Do this with your partner.',
        },
        {
          from: 16,
          to: 20,
          title: 'Sell or return three things',
          action:
            'Look for three things that someone else would use more than you: tools bought twice, a bike that never moves, the wrong size. Photograph, write honestly what is wrong, sell or return. Meet buyers in daylight in a public place. Money into the account the same day.',
        },
        {
          from: 21,
          to: 25,
          title: 'Collect what is yours',
          action:
            'Each day go after one thing you are owed or entitled to: expenses never claimed, a deposit, a refund, a faulty thing under guarantee, a benefit nobody told you of. One call or letter, twenty minutes. A friend who owes you? Ask once, kindly. What arrives goes into the account.',
        },
        {
          from: 26,
          to: 29,
          title: 'Write the rules of the cushion',
          action:
            'Write three rules on a card: what it is for, what it is not for, and how it will be refilled after use. Read it to whoever shares your money and change what they say. Then leave the account alone until day 30, looking included.',
        },
        {
          from: 30,
          to: 30,
          title: 'Name the next step',
          action:
            'Write down the sum reached. Whole or half, it is more than on day one. Keep the transfer going and choose the next mark: a week of expenses, then a month. When the boiler goes, use it without guilt. That is its job.',
        },
      ],
    },
    {
      key: 'one-paying-customer',
      pillar: 'career',
      title: 'One paying customer',
      description:
        'Forty days to find out whether somebody will pay you for a thing you can already do. No logo, no debt, no quitting. One customer, one fair price, one finished piece of work. Check your contract, and ask about tax and permits where you live, before money changes hands.',
      duration: 40,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'List what you can do',
          action:
            'Write down fifteen things others have asked you to do, fix, teach or explain. Strike those you hate and those which need a licence you lack. Choose three. Read your job contract about side work. Unclear? Ask before you go on; it is a short question now.',
        },
        {
          from: 4,
          to: 7,
          title: 'Ask what hurts',
          action:
            'Talk with four people who might need one of the three. Ask how they solve it today, what it costs them and what is annoying about it. Do not sell and do not ask if they like your idea. Notes after each talk. One a day; if one falls through, ring somebody instead.',
        },
        {
          from: 8,
          to: 10,
          title: 'Choose the smallest offer',
          action:
            'Pick the problem you heard most. Write an offer that you could deliver within a week of evenings: for whom, what they get, by when, at what price. Five lines, no fancy words. If it takes longer than that, cut it in half.',
        },
        {
          from: 11,
          to: 12,
          title: 'Set a fair price',
          action:
            'Write down material, hours, travel, tax and a margin. Look at what three others charge. Set a price you can say without clearing your throat; say it aloud ten times. No free trial for strangers. A smaller job at a fair price is better than a large one at none.',
        },
        {
          from: 13,
          to: 15,
          title: 'The dull side',
          action:
            'Find out from official sources what you need where you live: registration, tax, insurance, permits, data rules. Make a list of what must be done before the first sale and do it. If you cannot make out what applies to you, ask an accountant or a public advice office.',
        },
        {
          from: 16,
          to: 24,
          title: 'Ask twenty people',
          action:
            'Make the offer to twenty people who may need it or know someone who does: two or three a day, in person or by name, never in bulk. Note the answer and the reason. Noes are data. After ten noes alike, change one thing in the offer and go on.',
        },
        {
          from: 25,
          to: 30,
          title: 'Deliver the first one',
          action:
            'Agree in writing what, when, how much. Then do it well and a little early. If you see a delay coming, say so the same day. Take nothing on that you cannot do safely. No customer yet? Use these days to ask ten more people and shrink the offer, not the quality.',
        },
        {
          from: 31,
          to: 33,
          title: 'Get paid, ask for the truth',
          action:
            "Send a clear bill the day you finish. When it is paid ask: 'What was good? What nearly put you off? Who else needs this?' Write down the words. If payment is late, remind them kindly after the agreed day, with the bill attached.",
        },
        {
          from: 34,
          to: 37,
          title: 'Reckon honestly',
          action:
            'Add up hours, costs and income. What did you earn per hour after tax put aside? Did you enjoy it, did the people round you pay the price? Ask whoever missed your evenings. Two pages at most, true figures only. No customer? Reckon what the noes taught you.',
        },
        {
          from: 38,
          to: 40,
          title: 'Stop, keep or grow',
          action:
            'Decide one of three: stop with thanks, keep it small, or do two more customers with one change. Write the decision with reasons and a date to look again. Thank everyone who helped you. Any of the three is a finished challenge.',
        },
      ],
    },
    {
      key: 'ninety-days-on-budget',
      pillar: 'career',
      title: 'Ninety days with a plan for the money',
      description:
        'A full quarter of running your money on purpose: three monthly plans, ten minutes a week, one debt or goal attacked. Quiet work with a plain reward: you know where you stand. If there are arrears, bailiffs or gambling in the picture, ring a free adviser on day one.',
      duration: 90,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 5,
          title: 'Gather everything',
          action:
            'Each day one drawer: accounts, debts with rate and monthly payment, fixed bills, yearly bills, income after tax. Write it all on one page or sheet. Unopened letters too; open them with somebody beside you if that is easier. No decisions this week.',
        },
        {
          from: 6,
          to: 7,
          title: 'Write the first plan',
          action:
            'List income, then give every pound, rupee or dollar a job: roof, food, heat, transport, minimum payments, then the rest. Nothing is left without a job. If fixed costs exceed income, stop and get free debt advice now. Sharing a home? Plan it together.',
        },
        {
          from: 8,
          to: 14,
          title: 'Ten minutes, every second day',
          action:
            'Enter what was spent and compare with the plan. When one pile runs over, take it from another; every plan needs that. Missed a few days? Use the statement and go on from today. Fix the weekly ten minutes from now on: same chair, same hour.',
        },
        {
          from: 15,
          to: 21,
          title: 'Yearly bills, monthly jars',
          action:
            "List what comes once or twice a year: insurance, tax, service, holidays, presents, school. Divide by twelve and set up a jar or account for it. Many an 'emergency' comes round every year in the same month. Done when each yearly bill has its monthly share.",
        },
        {
          from: 22,
          to: 30,
          title: 'Choose the one target',
          action:
            'Choose one: the dearest debt, the smallest debt, or a first cushion. One only. Pay minimums on the rest and send every spare coin there on the day after payday. Put a paper chart on the wall and colour a square per payment. Close the month with half a page.',
        },
        {
          from: 31,
          to: 35,
          title: 'The second plan',
          action:
            'Write month two with what month one taught you. Raise what was a lie (food, mostly) and lower what nobody missed. Put in some money for pleasure; a plan without it does not last. If the money is shared, go through it together and both sign.',
        },
        {
          from: 36,
          to: 45,
          title: 'Ring three companies',
          action:
            "Ring three to whom you pay every month and ask for a better rate or ask what loyal customers get. Have the contract and a rival's price before you. Be polite and ready to leave. Send what you win to the target. One no is normal; three calls count.",
        },
        {
          from: 46,
          to: 54,
          title: 'Guard your weak hour',
          action:
            'Look through the figures: when do you spend what you regret? Late at night, after a row, on payday? Put a fence there: card out of the phone, app deleted, cash only, a walk. If it is gambling, or you hide it from others, get help: findahelpline.com lists free helplines by country.',
        },
        {
          from: 55,
          to: 60,
          title: 'Close month two',
          action:
            'Compare plan and fact. Colour the squares. Write down one decision you are glad of and one you would take differently. Tell one trusted person both. If a true emergency ate the month, the plan did its job by showing it; start month three from there.',
        },
        {
          from: 61,
          to: 70,
          title: 'The third plan, with earning',
          action:
            'Write month three. Add one line on the income side: overtime, a claim you are owed, a benefit you never asked for, a small commission, things sold. Work an hour on it every second day. If your health or family has no room for more, skip it with a clear conscience.',
        },
        {
          from: 71,
          to: 80,
          title: 'If I were laid up',
          action:
            'Write one page for the person who would have to cope if you were ill: accounts, insurances, contracts, where the papers are, whom to ring. No passwords on it; say where they are kept safely. Tell that person where the page lies. A will is worth asking a lawyer about.',
        },
        {
          from: 81,
          to: 87,
          title: 'Put it on rails',
          action:
            'Set up what can run without you: transfers, jars, payments to the target, all for the day after payday. Try to run the week with a single ten-minute look. Where automation would risk an overdraft, do it by hand and write the date in the calendar.',
        },
        {
          from: 88,
          to: 90,
          title: 'Read the quarter',
          action:
            'Read the three months side by side. What is owed, what is saved, what did you stop worrying about? Write down the sum and the feeling. Set the target for the next quarter and the date of the next look. Spend a small planned sum on something good, with thanks.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'five-folders',
      pillar: 'career',
      title: 'Five folders',
      description:
        'Five evenings, five folders, and your papers can be found by somebody else on the day you are ill in bed. Twenty-five minutes an evening with a timer. Shoe boxes work as well as scanners.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Everything on one heap',
          action:
            'Gather every paper and unopened letter from drawers, bags and inbox on one heap. Open the lot. Read nothing through; look only for a date by which something is due, and put those on top. If the heap frightens you, ask a friend to sit beside you; he need say nothing.',
        },
        {
          from: 2,
          to: 2,
          title: 'Home and contracts',
          action:
            'Folder one: lease or mortgage, energy, phone, insurance. On the front write for each: number, monthly cost, notice period, telephone. What is missing goes on a list. Twenty-five minutes, then stop, even in mid-letter. Tomorrow you go on there.',
        },
        {
          from: 3,
          to: 3,
          title: 'Work and money',
          action:
            'Folder two: job contract, payslips, certificates, references. Folder three: accounts, debts, pensions, tax. If you find a debt letter, put it on top and write down the date by which an answer is due. Behind already? Ring a free debt adviser tomorrow.',
        },
        {
          from: 4,
          to: 4,
          title: 'Body, family, papers',
          action:
            "Folder four: identity papers, health records, vaccinations, and what there is about birth, marriage, children, vehicle. Note when passport and licence run out. Folder five stays empty: it is called 'To do', and from now on holds everything open, and nothing else does.",
        },
        {
          from: 5,
          to: 5,
          title: 'Tell one person',
          action:
            'Throw out what is past its legal keeping time where you live (look it up; shred what bears your name). Send or order the two most urgent things. Then tell one trusted person where the folders are. Done when they could find your insurance in two minutes.',
        },
      ],
    },
    {
      key: 'stop-on-time',
      pillar: 'career',
      title: 'Stop on time',
      description:
        'Seven working days of ending work when it ends, with ten minutes of tidy closing. Work that never stops gets slower, and the rest of your life gets what is left over. If you are on call or paid by the hour and need the hours, end the last task cleanly instead.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find the real hour',
          action:
            "Write down when you are paid to stop, when you stopped on the last five days and what the extra time was for. Choose today's end and say it to somebody. Keep it within fifteen minutes. If you overran, write down by how much and why.",
        },
        {
          from: 2,
          to: 2,
          title: 'Ten minutes to close',
          action:
            "Set an alarm for ten minutes before the end. Write: what is done, what is open, first step tomorrow. Clear the desk, the bench or the van. Say aloud 'that is it for today'. It sounds daft. It works for a surprising number of people.",
        },
        {
          from: 3,
          to: 3,
          title: 'A walk between',
          action:
            'Put a threshold between work and home: one stop earlier, ten minutes in the park, a changed shirt, sitting in the parked car without a phone. Working at home, leave by the door and come back in. Done when you have crossed it once on purpose.',
        },
        {
          from: 4,
          to: 4,
          title: 'No looking after hours',
          action:
            "No work messages between your closing ritual and the morning. Turn off the alerts or leave the device in a bag. If your job needs a way to reach you, agree on one: 'Ring if it cannot wait.' If you looked anyway, write down what you gained by it.",
        },
        {
          from: 5,
          to: 5,
          title: 'Say no at five to',
          action:
            "Today refuse or move one task that arrives in the last half hour: 'First thing tomorrow, by ten. Is that enough?' If the answer is no, ask what may wait in its place. Nothing arrived? Use the time to close one old open task for good.",
        },
        {
          from: 6,
          to: 6,
          title: 'Use the hour you won',
          action:
            'Plan what to do with the time before you have it: a person, your legs, a job at home, nothing at all in a chair. Half an hour is enough. If work ate it today, take it tomorrow and tell somebody so; promises to yourself bend first.',
        },
        {
          from: 7,
          to: 7,
          title: 'Three rules for a usual week',
          action:
            'Count the days you stopped on time. Write three rules for usual weeks and one for the exceptional week, with its end date. Tell one colleague and one person outside work. If the load cannot be done in the hours, that is a talk to have with your boss, not a flaw of yours.',
        },
      ],
    },
    {
      key: 'ten-day-pause-on-wants',
      pillar: 'career',
      title: 'Ten days: wait before you buy',
      description:
        'Ten days in which every want waits two nights before it may be bought. Needs, medicine, children and shared meals already agreed are free. Most of it can still be bought on day eleven; by then you will know what you want it for.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Draw the line',
          action:
            'Write two lists: needs, bought as usual (food, fares, health, bills, children) and wants, which wait. Doubtful cases: decide once and write it down. Take stored card numbers out of two shops. Tell whoever shares your money that this is for you and not for them.',
        },
        {
          from: 2,
          to: 3,
          title: 'The waiting list',
          action:
            'Each want goes on a list with price, date and what had just happened. Nothing on it is bought for 48 hours. Two lines a day is usual, none is fine. Bought one on impulse? Put it on the list too, with an honest word, and carry on.',
        },
        {
          from: 4,
          to: 5,
          title: 'Look at the hour',
          action:
            'Read the list. When do the wants come: evening, queue, payday, after a row, after a drink? On each of these days put something else in the hour: ring someone, go out, make something. Unsubscribe from three shops that write to you.',
        },
        {
          from: 6,
          to: 7,
          title: 'Use what you have',
          action:
            'Each day use something you own and have forgotten: the tin at the back, the drill, the book, the good shirt. Mend one thing. If you own two of something, give one away. Done when it has been used and not just admired.',
        },
        {
          from: 8,
          to: 9,
          title: 'Let the list decide',
          action:
            'Go through items older than 48 hours. Ask: Do I still want it? Have I room, money, time for it? What does it stand for? Strike out or buy in peace. Move the sum of what you struck to savings or to a debt, the same evening.',
        },
        {
          from: 10,
          to: 10,
          title: 'Keep one fence',
          action:
            'Add it up: bought, struck out, regretted. Choose one fence that stays: 48 hours above a certain sum, no shop on the phone, a list on the fridge. If buying or betting feels stronger than you, speak with a doctor or a free helpline; people recover from that.',
        },
      ],
    },
    {
      key: 'thirty-sessions-one-skill',
      pillar: 'career',
      title: 'Thirty sessions at one skill',
      description:
        'One skill that would make your work better, thirty minutes a day for thirty days, with a way to see if you improve. Not watching videos about it: doing it, badly, then less badly. Spreadsheets, welding, writing, a language, speaking up. Any trade.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose it and test yourself',
          action:
            "Ask two people: 'What one skill would make me more useful?' Choose one you can practise at home or at work. Test yourself before you start: a timed piece, a sample, a recording. Keep it and do not show it to anyone. Done when day-one proof is stored.",
        },
        {
          from: 3,
          to: 3,
          title: 'Cut it small',
          action:
            'Break the skill into six to eight parts and circle the two in which you are weakest. Find one good source: a book, a manual, a colleague, an evening course. One. Fix place and hour for the half hours, best straight after something you do anyway.',
        },
        {
          from: 4,
          to: 9,
          title: 'The first weak part',
          action:
            'Thirty minutes a day on the first weak part only. Try, look at the result, correct one thing, try again. Write one line afterwards: what went wrong, what next. No time? Ten minutes count. None at all two days running means: pick another hour.',
        },
        {
          from: 10,
          to: 10,
          title: 'Show somebody',
          action:
            "Show what you have to someone better and ask: 'What is the one thing to change?' Just one. Thank them and write it down word for word. Nobody at hand? Compare your piece with a first-rate one and list three differences.",
        },
        {
          from: 11,
          to: 16,
          title: 'The one thing',
          action:
            'Six sessions on that one thing. Slow down until it goes right, then take the speed up a little. Expect to be worse at first; changing a habit often feels like that. Pain in hands, back or eyes means stop, rest, change your set-up.',
        },
        {
          from: 17,
          to: 22,
          title: 'The second weak part',
          action:
            'Same again with the second weak part, on a real task of your work this time where nothing dangerous hangs on it. Tell the person concerned you are trying it out. If it goes wrong, finish the task the old way and go on practising in the evening.',
        },
        {
          from: 23,
          to: 27,
          title: 'A whole piece',
          action:
            'Make one whole thing from start to finish in five sessions: the report, the joint, the talk, the tool. It should be of use to a real person. It must be finished; it need not be brilliant. If it grows too large, halve it at half time.',
        },
        {
          from: 28,
          to: 29,
          title: 'Test yourself again',
          action:
            'Repeat the test from day one under the same conditions. Lay both beside each other and write down three differences. Then ask the person who helped you, or another, what they see. No difference in one part? Then you know what the next month is for.',
        },
        {
          from: 30,
          to: 30,
          title: 'Teach it',
          action:
            'Teach somebody the first twenty minutes of it. You will notice at once what you have not yet understood. Write down how you go on: two sessions a week is a pace most lives can bear. Done when someone else has tried it under your eyes.',
        },
      ],
    },
    {
      key: 'ask-five-people-for-feedback',
      pillar: 'career',
      title: 'Ask five people what they see',
      description:
        'Two weeks to find out how your work comes across, from five people who know. You ask small questions, write the answers down, do not defend yourself and change one thing. Unpleasant for an hour, useful for years.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose five',
          action:
            'List a boss, a colleague, someone who receives your work, someone you lead or train, someone who does not find you easy. Leave out anyone who would use it against you. Self-employed? Customers, suppliers, a competitor you respect. Then write your own guess of what they will say.',
        },
        {
          from: 3,
          to: 3,
          title: 'Write two questions',
          action:
            "Two will do: 'What do I do that helps you? What is one thing I could do differently that would make your work easier?' Send them ahead, with a date and ten minutes asked for. People give better answers when they have slept on it.",
        },
        {
          from: 4,
          to: 8,
          title: 'Hear five answers',
          action:
            "One a day. Write down the words as spoken. You may say three things only: 'Thank you', 'Can you give me an example?' and 'Is there more?' Someone has no time? Take the answer in writing. If one hurts, a walk first and no answer today.",
        },
        {
          from: 9,
          to: 9,
          title: 'Sort it with a cool head',
          action:
            'Lay the five side by side. What was said twice? What surprised you? What is a matter of taste? Compare with your guess. Choose one thing that is in your hands and would help the most people. Praise also gets written down; do more of it.',
        },
        {
          from: 10,
          to: 13,
          title: 'Change one thing',
          action:
            "Do the one thing in a new way for four days, where it can be seen. For example: send the plan before the meeting, ask before advising, finish one task before the next. Forgot it at ten? There is still two o'clock. Note each time you managed it.",
        },
        {
          from: 14,
          to: 14,
          title: 'Report back',
          action:
            'Tell all five in two lines what you heard and what you have been doing about it. Ask one of them to tell you in a month if it has lasted, and put the date down. People who see that it changed something will tell you the truth again.',
        },
      ],
    },
    {
      key: 'three-weeks-after-a-setback',
      pillar: 'career',
      title: 'Three weeks after a setback',
      description:
        'The job lost, the order gone, the exam failed, the firm closed. Three weeks to get your footing: days with a shape, money looked at, people told, one next step. If you think of ending your life, get help now: local emergency number, findahelpline.com, 988 in the US, 116 123 in the UK and Ireland.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Say it to one person',
          action:
            'Tell one person who is on your side what happened, in five sentences. Ask them to ring you in three days. Then eat something warm and go to bed at a usual time. No decisions, no letters, no posts today. Done when one person knows.',
        },
        {
          from: 2,
          to: 3,
          title: 'The urgent things only',
          action:
            'List what has a deadline: registering as out of work, appeal, insurance, notice periods, rent. Ring an official advice service, union or lawyer before you sign anything. One hour each morning, then stop. Someone can sit beside you while you ring.',
        },
        {
          from: 4,
          to: 6,
          title: 'Give the days a shape',
          action:
            'Fix three pegs: up at a set time and dressed, one hour for the matter, half an hour outdoors or by an open window. Write them on paper and cross them off. If only one peg holds, it is a day done. Go easy on drink; it makes the nights longer.',
        },
        {
          from: 7,
          to: 8,
          title: 'Look at the money',
          action:
            'Write down what comes in, what must go out and how many weeks it lasts. Ring those you cannot pay before the bill is due; they often have room. Tell those who live on it what is true, in calm figures. A free debt adviser will look at it with you.',
        },
        {
          from: 9,
          to: 11,
          title: 'What happened, on one page',
          action:
            "Three evenings, one column each: what was chance, what was others' doing, what was mine. Be as fair to yourself as to a friend. End with: 'Next time I would ___.' Read it to the person from day one. If it goes round and round at night, see a doctor.",
        },
        {
          from: 12,
          to: 15,
          title: 'Tell ten people',
          action:
            "Tell ten people in two sentences what has happened and what you are looking for: 'The firm has closed. I can do ___ and start at once; who should I talk to?' Two or three a day. Most will be kind, a few will not answer, and someone knows someone.",
        },
        {
          from: 16,
          to: 18,
          title: 'Be of use',
          action:
            'Each day do one useful thing for someone else: fetch shopping, mend something, help at a club, cook. An hour is enough. It is good to see your own hands work. No strength today? Write to a person who would be glad of three lines.',
        },
        {
          from: 19,
          to: 20,
          title: 'Three roads, one step',
          action:
            'Write down three ways on: the like-for-like, the detour, the bold one. For each: what it costs, who could tell you more, the smallest step within a week. Choose one and take the step. Only the step is settled today; the road can still change.',
        },
        {
          from: 21,
          to: 21,
          title: 'Look back at day one',
          action:
            'Read what you wrote. What is firmer than three weeks ago, what still hurts, who stood by you? Thank two of them. If sleep, appetite or hope have been gone for two weeks or longer, see a doctor; that is ordinary care. Set the next three pegs.',
        },
      ],
    },
    {
      key: 'four-weeks-to-ask-for-more',
      pillar: 'career',
      title: 'Four weeks to ask for more pay',
      description:
        'You prepare for three weeks and ask in the fourth. No threats, no pleading: what I do, what it is worth, what I ask for. You may get a no and still come out with a date. Self-employed? Do it with your best customer and your price.',
      duration: 28,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 4,
          title: 'Gather the proof',
          action:
            'Half an hour an evening: what you have taken on since your pay was last fixed, what got better through you, who would say so. Ten lines with numbers or names. If you find little, you have found your first task; spend a quarter on that and then ask.',
        },
        {
          from: 5,
          to: 8,
          title: 'Find out the going rate',
          action:
            "Compare with pay tables, agreements, adverts, professional bodies, three people in the trade. Ask: 'What would be usual for this job round here?' Note the range and where it comes from. Ask colleagues what they earn only as far as they and the law allow.",
        },
        {
          from: 9,
          to: 11,
          title: 'Three numbers',
          action:
            'Write down three: what you ask for, what would be fair, below what you would look elsewhere. Add two things besides money: hours, training, title, a day at home, a review date. Talk it over with whoever lives on it too. No number you could not say aloud.',
        },
        {
          from: 12,
          to: 15,
          title: 'Learn their side',
          action:
            "What is hard for your boss now? When are budgets made, who decides, what would the raise have to be justified with? Ask around or ask him or her: 'What would you need to see?' Write one sentence on how your work helps with that.",
        },
        {
          from: 16,
          to: 18,
          title: 'One page and four sentences',
          action:
            'Page: five results, the range, the request. Four sentences: thanks for the time; this is what I have done; this is usual; I ask for ___. Then stop. Say it to a friend three times with him playing a boss who looks doubtful and says nothing.',
        },
        {
          from: 19,
          to: 20,
          title: 'Fix the meeting',
          action:
            "Ask for half an hour, with the reason: 'I would like to talk about my tasks and pay.' No ambush in the corridor. Choose a calm week. If put off, ask for a date in the next fortnight. Go on practising the silence; it is the hardest part.",
        },
        {
          from: 21,
          to: 25,
          title: 'Ask',
          action:
            "Hold the talk. Four sentences, then wait till they have spoken. At a no: 'What would have to be in place, and by when?' At a maybe: 'When may I ask again?' No comparison with colleagues, no threat you do not mean. If the date slips beyond day 25, prepare and mark the days.",
        },
        {
          from: 26,
          to: 27,
          title: 'Put it in writing',
          action:
            'Send three lines: thank you, this is what I understood, this is the next date. With a yes, look at the contract before you celebrate. With a no, write down what was said, word for word, and tell your practice friend about it. Two evenings without brooding if you can.',
        },
        {
          from: 28,
          to: 28,
          title: 'Decide in peace',
          action:
            'Was the answer fair? Was there a road shown? Choose: stay and do the agreed thing, ask again on the date, or look about quietly while you are in work. Update the page of proof in any case. Asking was the challenge. It is done.',
        },
      ],
    },
    {
      key: 'sixty-days-of-leading',
      safetyRevision: 1,
      pillar: 'career',
      title: 'Sixty days of leading people well',
      description:
        'For foremen, team leads, charge nurses, coaches: anyone from whom others take their cue. Two months of short one-to-ones, clear tasks and fair words. If those you lead are under age, hold every talk in sight of another adult. A title helps less than you would think.',
      duration: 60,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 5,
          title: 'Ask how it is to be led by you',
          action:
            "Ask each person, alone: 'What should I keep doing? What should I stop? What do you need to do your job well?' Write it down, promise nothing yet. One or two a day. If they say nothing, ask in writing, with no names on it.",
        },
        {
          from: 6,
          to: 8,
          title: 'Mend one thing at once',
          action:
            'Choose the smallest thing several people named and put it right within three days: the missing tool, the late rota, the meeting nobody needs. Tell them that it came from them. If it is out of your hands, say who decides and that you have asked.',
        },
        {
          from: 9,
          to: 18,
          title: 'One-to-ones, twenty minutes',
          action:
            'Hold a twenty-minute talk with each person within ten days. First half theirs: what is going well, what is stuck, what next. Do not cancel; move it the same day if you must. Small team? Twice each. Volunteers and players get ten minutes at the edge of the pitch, in plain view.',
        },
        {
          from: 19,
          to: 25,
          title: 'Make the task clear',
          action:
            'Each day hand out one task properly: why, what done looks like, by when, what they may decide alone, when to come to you. Ask them to tell it back. If something came back wrong, look first at what you said. Write down one improvement each night.',
        },
        {
          from: 26,
          to: 32,
          title: 'Praise that names something',
          action:
            'Every day say one exact thing to one person: what you saw, what it did for the rest. In front of others only if they like that. Each person once before anyone twice. The quiet and the difficult included. If it feels stiff, make it shorter.',
        },
        {
          from: 33,
          to: 39,
          title: 'One hard word, said fairly',
          action:
            'There is someone you have been sparing. Prepare it: what I saw, what followed, what I need, how I help. Alone, early in the week, ten minutes, then listen. Pay, dismissal or illness involved? Talk to your own boss or HR first. The other days: keep up the rest.',
        },
        {
          from: 40,
          to: 46,
          title: 'Hand over something real',
          action:
            'Give away one task you like doing and are good at. Agree on the outcome and two dates to look at it. In between keep your hands off. If it goes differently from your way and works, it works. If it goes wrong, help, and do not take it back.',
        },
        {
          from: 47,
          to: 52,
          title: 'Meetings half as long',
          action:
            'For six days end every meeting with: who does what by when. Halve one of them, cancel one, and give the first word in one to the person who usually gets the last. No meetings in your trade? Do it with the morning briefing.',
        },
        {
          from: 53,
          to: 57,
          title: 'Stand in front of them',
          action:
            "Once in these days take something on yourself for the team: a customer's anger, a late decision, your own mistake said aloud. 'That was my call and it was wrong.' On the other days notice who is overburdened, and take something off or say no upwards.",
        },
        {
          from: 58,
          to: 59,
          title: 'Ask again',
          action:
            'Put the three questions from the first days again, to everyone. Lay old and new answers side by side. What changed, what did not, who has gone quiet? Talk last with the one you find hardest. Do not ask for thanks.',
        },
        {
          from: 60,
          to: 60,
          title: 'Your page on leading',
          action:
            'Write one page: five things I do, two I do not do any more, one I still have to learn, and who will tell me the truth. Show it to one of your people. Set a date in three months for asking again. Then go home on time.',
        },
      ],
    },
  ],
}
