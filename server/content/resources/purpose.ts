import type { LibraryResource, Shelf } from '../types.ts'

export const purpose: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'why-you-put-it-off',
      pillar: 'purpose',
      title: 'Why you put it off, and what helps',
      description:
        'Putting things off is less about laziness than about dodging a bad feeling. What that means in practice, five kinds of delay, and a way back in for each.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `You know the job. You have known it for weeks. You are not short of time, you found time to descale the kettle. So what is going on?

The psychologists Fuschia Sirois and Timothy Pychyl argued in a 2013 paper in *Social and Personality Psychology Compass* that putting things off is largely a matter of mood: we feel better now, and the man we shall be next week pays for it. The job brings up something unpleasant. We step away, and the unpleasantness stops. That relief is a reward, so we learn to step away faster.

This has two consequences. First, calling yourself lazy does not help, because it adds one more unpleasant feeling to the pile that sits on top of the job. Second, a better calendar may not be enough. If the trouble is a feeling, you have to make the job less unpleasant to begin, or get better at beginning while it is unpleasant. Usually both.

## Five kinds of delay

**It is dull.** The expenses, the filing, the ironing. Nothing is wrong with you, it really is dull. Dull jobs want company, music, a fixed length and a small treat after.

**It is vague.** 'Sort out the pension.' You cannot start because there is no first move in it. Vague jobs want ten minutes with a pen and one question: what would my hands do first?

**It is frightening.** The lump, the letter, the talk with your boss. Here delay protects you from an answer. Frightening jobs want a second person and a very short first step. If it is a matter of health or law, that step is ringing someone qualified, today.

**It is too big.** The degree, the loft. You measure yourself against the whole thing each time you look at it, and lose. Big jobs want a slice you can finish by Friday.

**It is not yours.** You said yes to please somebody, or you want the result only because you think you ought to. No trick will make that job move for long. It wants to be handed back.`,
        },
        {
          kind: 'steps',
          title: 'The way back in',
          steps: [
            'Write the job at the top of a page and say which of the five kinds it is. Two at once is common.',
            'Write what you would feel in the first five minutes: stupid, bored, afraid, trapped. Naming it takes away some of its size.',
            'Find the first move, small enough to do with your coat still on: open the envelope, find the login, put the ladder against the wall.',
            "Choose when and where: 'After I have hung my coat up, I will open the envelope at the kitchen table.'",
            'Set a timer for ten minutes and begin. At the bell you are free to stop. You often will not, but you must be free to.',
            "Before you leave, write the next first move on top of the work, so that tomorrow's beginning is already made.",
          ],
        },
        {
          kind: 'intro',
          markdown: `## When you have lost a week again

Forgive yourself early. There is some evidence for it. A study of first-year students by Michael Wohl, Timothy Pychyl and Shannon Bennett (*Personality and Individual Differences*, 2010) found that those who were readier to forgive themselves for putting off study before the first exam tended to put it off less before the next one. The authors' explanation is that forgiving took away some of the bad feeling that study had come to carry. One study settles nothing, but the advice costs nothing either.

So: say what happened, without decoration. 'I did not do it last week.' Say what it cost. Say what you will do at four o'clock. Then do ten minutes at four o'clock.

If you put off nearly everything, nearly always, and have done since you were a boy, or if nothing has been worth starting for some weeks, this may not be a question of method. Attention problems and low mood both look like laziness from outside. A doctor can help you find out.`,
        },
        {
          kind: 'checklist',
          title: 'Before you call yourself lazy, check',
          items: [
            'I can say in one sentence what the finished job looks like.',
            'I know the first thing my hands would do.',
            'I have slept and eaten today.',
            'The thing I need is within reach: the tool, the password, the phone number.',
            'It is mine to do, and I still want it done.',
            'Somebody knows that I mean to do it today.',
            'The phone is in another room.',
          ],
        },
      ],
    },
    {
      key: 'a-goal-that-survives-february',
      pillar: 'purpose',
      title: 'A goal that survives February',
      description:
        'How to choose one goal, turn it into acts you control, tie those to times and places, and keep going when the shine wears off.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `A good many goals fail on the day they are written, before any effort comes into it, because they are somebody else's, or too many, or made entirely of results that no one can order up. Here is a way of writing one that has a chance. It takes an hour. Do it on paper.

## One, not five

Write down everything you would like to be different a year from now. Then ask of each: if this one came right, would others come easier? Choose one. You do not have to throw the others away. You are only putting them in a queue, and a queue has one man at the front.

Test it with a question that is unkind but useful: **would I still want this if nobody ever heard about it?** If the pleasure is all in the telling, pick again.

## From result to act

'Get fit', 'get promoted', 'have more friends' are results. They depend on your body, your boss and other people. You may want them, and you cannot do them. What you can do is move for half an hour on four days, put in for the bigger job, ring two men every week.

So write the result once, at the top, and underneath it the one or two acts that would most plainly lead there. Then give each a number you could count on your fingers. From here on you keep track of the acts. The result you look at once a month.`,
        },
        {
          kind: 'steps',
          title: 'Write it in six lines',
          steps: [
            'The result: one sentence, with a date, in words you would use aloud.',
            'The reason: why this matters, and to whom, without the words should and ought.',
            "The act: what I do, how often, for how long. 'Twenty minutes of Spanish, four times a week.'",
            "The tie: 'When I have parked at work, I do ten minutes before I go in.' When X, then Y, at a place.",
            'The short form: the two-minute version for foul days. It counts in full.',
            'The witness: who hears the number each week, and on which day.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Why the fourth line matters most

Peter Gollwitzer of New York University has spent decades on plans of the form 'when X happens, I will do Y'. His overview in *American Psychologist* (1999) shows how such simple plans help people do what they already mean to do. You decide once, in peace, and the situation reminds you. There is nothing mysterious in it. A man who has decided to ring his mother 'when the match is over on Sunday' is likelier to get round to it than one who has decided to ring her more often.

Pick a tie that happens anyway, is easy to notice, and leaves you with free hands: the kettle, the car park, the children's light going out.

## The dull middle

Every goal worth having has a stretch, some weeks in, when it is no longer new and not yet any use. You will suddenly see a better goal. Nearly always that is the dullness talking. Make it a rule that you may change the **method** at any time, the **size** once a month, and the **goal** only on the date you set for it, with your witness in the room.`,
        },
        {
          kind: 'tiplist',
          title: 'What keeps it alive',
          tips: [
            'Keep the record where you trip over it: a calendar on the fridge beats an app in a folder.',
            "James Clear's rule in Atomic Habits (2018) is never to miss twice. A good one, as long as you do not make a whip of it. Once is life. Twice wants a look.",
            'Move one thing in the room. Shoes by the door and the biscuits in the shed do more than resolve.',
            'Tell fewer people and ask more of the one you tell.',
            'When life gets heavy, shrink the act before you skip it. Four times a week becomes four times two minutes.',
            'Set an end. Eight weeks is long enough to see something and short enough to believe in.',
            'If you reach it early, stop and enjoy it for a week before you raise the bar.',
          ],
        },
        {
          kind: 'download',
          label: 'One goal on a page (text)',
          filename: 'one-goal-on-a-page.txt',
          contents: `ONE GOAL ON A PAGE
Date: ____________      Review date (8 weeks): ____________

1. THE RESULT (one sentence, with a date)
   ______________________________________________________________

2. THE REASON (why, and for whom; no "should")
   ______________________________________________________________
   ______________________________________________________________

3. THE ACT (what I do, how often, how long)
   ______________________________________________________________

4. THE TIE
   When ____________________________________________ happens,
   I will __________________________________________
   at/in ___________________________________________

5. THE SHORT FORM (two minutes, counts in full)
   ______________________________________________________________

6. THE WITNESS (name, day of the week)
   ______________________________________________________________

WHAT WILL GET IN THE WAY              WHAT I WILL DO THEN
1. __________________________         __________________________
2. __________________________         __________________________
3. __________________________         __________________________

ACTS DONE (X = done, s = short form, r = rest day)
Wk 1  M__ T__ W__ T__ F__ S__ S__   Wk 5  M__ T__ W__ T__ F__ S__ S__
Wk 2  M__ T__ W__ T__ F__ S__ S__   Wk 6  M__ T__ W__ T__ F__ S__ S__
Wk 3  M__ T__ W__ T__ F__ S__ S__   Wk 7  M__ T__ W__ T__ F__ S__ S__
Wk 4  M__ T__ W__ T__ F__ S__ S__   Wk 8  M__ T__ W__ T__ F__ S__ S__

RULES
- I may change the method any time.
- I may change the size once a month.
- I may change the goal only on the review date, with my witness.
`,
        },
      ],
    },
    {
      key: 'values-you-can-be-caught-at',
      pillar: 'purpose',
      title: 'Values you can be caught at',
      description:
        'A ninety-minute exercise to find out what you truly stand for from what you have done, been glad of and been angry about, and write it so that it can be seen.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Ask a man what he values and he will say family, honesty, health. Ask to see his last fortnight and it goes quiet in the room. He is no hypocrite. Words like these are simply too large to steer by. You can agree with them for forty years and never be caught doing one.

This exercise works from the other end. It starts with things that happened, and asks what they say about you. Take ninety minutes in one go, or three half hours. You need paper, a pen, your calendar and your bank statement for last month. Nobody else need read it.

A word before you begin. Some of this can stir up old regret. If you meet something that you cannot put down again afterwards, stop and talk it over with someone you trust, or with a counsellor. The exercise can wait.`,
        },
        {
          kind: 'steps',
          title: 'The exercise',
          steps: [
            'Ten minutes: write down three moments in your life when you liked the man you were. Not triumphs, moments. What did you do, in plain verbs?',
            'Ten minutes: write down three moments when you did not. Again only what you did.',
            'Ten minutes: write down three things you have seen others do that made you properly angry, and three that made you want to be more like them.',
            'Fifteen minutes: go through all of it with one question. What was being protected here, or trampled? Write a word beside each: fairness, loyalty, courage, freedom, care, truth, craft, faith, play.',
            'Ten minutes: count. Which words came up most? Take the top five, and join any twins. If a word you expected is missing, leave it missing for now.',
            "Fifteen minutes: turn each word into a sentence that begins with 'I' and a verb, says when or with whom, and could be filmed. Rewrite until it could.",
            'Ten minutes: with calendar and statement, mark where each of the five appeared last month. Be a clerk, not a judge.',
            'Ten minutes: choose the one with the widest gap. Write the smallest act that would close it by an inch this week, and the day you will do it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What a good sentence looks like

- Too large: *I value honesty.* Better: *I say the awkward thing within two days, to the person it concerns, and not to three others first.*
- Too large: *My family comes first.* Better: *On weekdays I am home by half past six, and until the children are asleep my phone is in the hall.*
- Too large: *I believe in hard work.* Better: *I finish the boring last tenth of a job before I start the next.*
- Too large: *Health matters to me.* Better: *I walk or wheel for half an hour on four days, and I go to the doctor when something has been wrong for three weeks.*

You will notice that the better ones are less beautiful. You will also notice that each leaves something out. That is the price of being able to keep it.

## Two values in one chair

Sooner or later two of them want the same hour: the honest word and the kind one, the extra shift and the school play. A list cannot settle this for you, but it can show you what you are choosing between. Say it to yourself plainly: 'Tonight I am choosing the work, and it costs me the play.' A man who says that aloud chooses better than one who says he had no choice. If the same value always pays, it may be in the wrong place on your list.`,
        },
        {
          kind: 'checklist',
          title: 'Is it a value or a nice word?',
          items: [
            'A stranger with a camera could tell whether I did it.',
            'I have paid for it at least once.',
            'I would want it even if it earned me no praise.',
            'I can do it this week, in the life I have now.',
            "It is mine, and not only my father's, my church's or my company's.",
            'Someone who knows me well would not laugh when he reads it.',
          ],
        },
        {
          kind: 'links',
          title: 'If you want a second view',
          links: [
            {
              label: 'VIA Institute on Character (character strengths and a well-known questionnaire)',
              url: 'https://www.viacharacter.org',
            },
            {
              label: 'Mind (UK charity), if the exercise brought up more than you expected',
              url: 'https://www.mind.org.uk',
            },
          ],
        },
      ],
    },
    {
      key: 'a-half-hour-with-the-week',
      pillar: 'purpose',
      title: 'The weekly half hour',
      description:
        'A review simple enough to do every week of the year: look back, clear the decks, choose three. With a sheet to print and rules for weeks when you cannot face it.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `There is a man who plans on Sundays for three hours, with colours, and by Tuesday has lost the sheet. There is another who never plans and finds out on Friday what the week was about. Between them lies half an hour with a pen.

The weekly review is a small habit that holds up larger ones. It does three things. It tells you what truly happened, which is never quite what you remember. It catches what was about to fall. And it makes you choose, once a week, in quiet, instead of forty times a day in a hurry.

## When and where

The same half hour every week, away from where you work if possible: Friday before you go home, Sunday with the second coffee, Monday on the train. Tell the people you live with what it is, because half an hour in a closed room looks like sulking. Take the diary, last week's sheet and a pen. Leave the phone on the other side of the door once you have looked up your dates.

## What you do

Ten minutes back, ten minutes clearing, ten minutes forward. Use a timer, for each part will try to eat the others. Looking back tends to turn into regret, clearing into tidying, looking forward into fantasy.`,
        },
        {
          kind: 'steps',
          title: 'Thirty minutes',
          steps: [
            'Back (10): turn the pages of the diary day by day. Write what got done, in facts. Then one thing you are glad of and one you would do otherwise. One, not nine.',
            "Still back: look at last week's three. Done, alive or dead? Do not explain. Just mark them.",
            'Clear (10): empty your head, your pockets and your messages on to the sheet. Beside each item write the next step, or a name to hand it to, or strike it out.',
            'Still clearing: what have I promised, and to whom, that falls due in the next ten days? Write it with the day.',
            'Forward (10): look at next week as it is, with its appointments. How much free time is really there? Halve that.',
            'Choose three things that would make it a decent week: one for work, one for a person, one for yourself. Give each a day and an hour.',
            "Last minute: what will get in the way? Write one sentence that begins with 'If'. Close the book. You are finished, even if the sheet is not pretty.",
          ],
        },
        {
          kind: 'tiplist',
          title: 'Learned the slow way',
          tips: [
            'Three means three. The fourth does not get done, it only spoils the first.',
            'If something has been among the three for three weeks running, it is too big, too vague or not wanted. Decide which.',
            "Write verbs. 'Mum' is not a plan. 'Ring Mum on Wednesday after work' is.",
            'Missed your day? Do ten minutes of it on any other day. A thin review beats a missing one.',
            'After a really bad week do only the line you are glad of and one thing for tomorrow. That counts as the review.',
            'Keep the sheets. Read twelve of them in one sitting once a quarter, and you will learn more about yourself than any questionnaire could tell you.',
            "If you share a household, follow it with ten minutes together over next week's dates. A good many quarrels are really calendar errors.",
          ],
        },
        {
          kind: 'intro',
          markdown: `## How you know it works

You will notice it on a Wednesday, when somebody asks you for something and you know what you would be giving up. You will notice it at night, when a loose end turns up and you can say: that is on the sheet.

If after six weeks it is only one more duty, change it. Do it walking. Do it aloud with a friend. Cut it to ten minutes and one question: *what would make next week a decent one?* The half hour is there for you.`,
        },
        {
          kind: 'download',
          label: 'The weekly sheet (text, print one per week)',
          filename: 'weekly-half-hour.txt',
          contents: `THE WEEKLY HALF HOUR                    Week of: ______________

BACK (10 min)
What got done (facts):
- ____________________________________________________________
- ____________________________________________________________
- ____________________________________________________________
Glad of:            ___________________________________________
Would do otherwise: ___________________________________________

Last week's three        done / alive / dead
1. ______________________________   ________
2. ______________________________   ________
3. ______________________________   ________

CLEAR (10 min)
Loose end                     Next step / who / strike out
___________________________   ________________________________
___________________________   ________________________________
___________________________   ________________________________
___________________________   ________________________________
Promised, due in ten days (to whom, what, when):
_______________________________________________________________

FORWARD (10 min)
Free hours next week: ______   Half of that: ______

Three for a decent week             Day and hour
Work:    ______________________     ______________
Person:  ______________________     ______________
Myself:  ______________________     ______________

If ____________________________ gets in the way,
then __________________________________________

Started: ______  Finished: ______  (thirty minutes is enough)
`,
        },
      ],
    },
    {
      key: 'a-morning-that-holds',
      pillar: 'purpose',
      title: 'A morning that holds on bad days',
      description:
        'Build a morning routine in three sizes, full, short and bare, so that a sick child, a late shift or a foul mood does not break it.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `The trouble with morning routines is that they are written by people at their best for people at their best. Two hours, a run, a journal, a green drink. Then the baby is up at four, or you have a cold, or it is February, and the whole thing falls over. A man concludes that he has no discipline. He had one coat for every weather, that was all.

A morning that holds comes in three sizes. **Full**, for days when nothing is on fire. **Short**, for ordinary ones. **Bare**, for the rest. All three have the same parts in the same order. All three count.

## Three parts are enough

Something for the body, something for the mind, something for the day. It does not much matter what they are. It matters that you like them well enough to meet them again tomorrow.

- **Body:** water, a wash, stretching on the floor or in a chair, a walk, press-ups against the worktop.
- **Mind:** a page of a book, a few lines in a notebook, a prayer, sitting still, an instrument.
- **Day:** three lines on what matters today and which comes first.

If you only ever keep one of them, keep the third. It takes two minutes, and it is the one that changes the next ten hours.`,
        },
        {
          kind: 'steps',
          title: 'Build yours in a week',
          steps: [
            "Look at two ordinary mornings as they are. Write down what you do and when, phone included. You are building on this ground, not on another man's.",
            'Decide when you must be asleep to have had enough, and set that first. A morning routine bought with lost sleep is a loan at a bad rate.',
            'Choose one act for each part. Write the full form (up to 40 minutes), the short (15) and the bare (4).',
            'Pick the trigger: the light going on, the kettle, the front door closing behind the children. What comes first must follow it with no decision between.',
            'Lay everything out in the evening: glass, shoes, book, pen. Two minutes at night save ten in the morning.',
            'Do only the bare form for three days, even if you could do more. Then the short for three. On the seventh try the full.',
            "Decide what tells you which size it is: 'Under six hours of sleep is bare. A normal working day is short.' Then you need not argue with yourself in your pyjamas.",
          ],
        },
        {
          kind: 'intro',
          markdown: `## If the morning is not yours

Nights, early shifts, small children, a parent who needs turning at six: then 'morning' may mean whenever your own day begins, or the first fifteen minutes you get alone. Do it in the parked car. Do it in the canteen. Keep the order and let the hour go.

And if you have slept badly for weeks, whatever you try, or wake long before the alarm dreading the day, a routine is not the first thing you need. Speak to your doctor.

## How long until it goes by itself?

You may have heard twenty-one days. The study most often cited on this, by Phillippa Lally and colleagues at University College London (*European Journal of Social Psychology*, 2010), found a middle value of 66 days, with a range from 18 to 254, depending on the person and the habit. It was a small study of simple habits, so do not count your own days against it. It also found that missing a single day did no real harm, and that sentence deserves a place over the bed.`,
        },
        {
          kind: 'tiplist',
          title: 'Small things that help a lot',
          tips: [
            'The phone sleeps elsewhere. If it is your alarm, buy a clock.',
            'Put the act before the reward: coffee after the stretch, and not the other way round.',
            'Light early: curtains, a step outside, the bright lamp in the kitchen.',
            'If you live with others, ask which ten minutes cost them least. A routine that makes someone else late will not last, and should not.',
            'When you travel, do the bare form within ten minutes of waking, before you look for breakfast.',
            'Missed three days? Do the bare form now, whatever the time is.',
            'Look at it again each season. What works in summer is too long for winter.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Is yours the right size?',
          items: [
            'I could do the bare form with a headache.',
            'It needs nothing I have to buy.',
            'It starts after something that happens every day anyway.',
            'It leaves me on time, and others too.',
            'I have slept enough to do it.',
            'I would miss at least one part of it.',
          ],
        },
      ],
    },
    {
      key: 'someone-who-asks',
      pillar: 'purpose',
      title: 'Someone who asks: accountability without nagging',
      description:
        'How two men can hold each other to what they said, in fifteen minutes a week, without becoming a boss, a judge or a fan club.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You can keep a promise to yourself for a long time by moving it to Monday. It is harder when a man you respect is going to ask you on Sunday evening whether you did it. He need not be strict. He need only remember.

That is all accountability is: someone who asks, at a time you both know, about a thing you said yourself. It goes wrong in three ways. He becomes your boss, and you start to hide from him. He becomes your judge, and you start to lie. Or he becomes your fan, everything is 'totally fine, mate', and you might as well tell the cat.

## Choosing him

Not your partner, if you have one. That question at the kitchen table soon sounds like another. Not someone whose pay you decide, or who decides yours. Rather a man who has something of his own to do, keeps appointments, and can hear bad news without either comforting or lecturing you for twenty minutes. You need not be close friends. It is often easier if you are not.

Ask him straight out: *'I want to do X for the next eight weeks. Would you ask me about it once a week, and I'll ask you about something of yours? Fifteen minutes, Sunday at seven, and we stop at the end of May.'* The end date matters. It lets both of you say yes.`,
        },
        {
          kind: 'steps',
          title: 'The fifteen-minute call',
          steps: [
            'One minute: hello, and one word each for how you are. Bad news from life comes before any list.',
            'Four minutes: the first man reports. What I said, what I did, as a number or a yes or no. Reasons after, and brief.',
            "One question from the other: 'What got in the way?' or 'What made it work?' Then he keeps quiet while it is thought about.",
            'One minute: the first man says what he will do by next week, small enough to bet on, and when. The other repeats it back and writes it down.',
            'Swap. Same order, same length.',
            'Last minute: confirm the next call. Whoever cannot make it moves it himself, within the week.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Rules that keep it honest',
          tips: [
            "Ask about acts, not results. 'Did you ring three people?' and not 'Have you got the job?'",
            "No advice unless he asks for it. 'Do you want ideas, or only to say it?' is a good question.",
            'Not done is an answer. It needs no more than one sentence of explanation.',
            'After not done three times over, the thing gets smaller, or later, or dropped. That is the only penalty.',
            'No fines, no forfeits, no comparing. You are not in a race with each other.',
            'What he tells you stays with you. The exception: if he, or someone else, is in danger, get help at once, and say that you will.',
            'Ask about the man as well as the list, but not in place of the list.',
            'When one of you misses two calls, the other rings, to ask if he is all right.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you have nobody to ask

Say it to the community here: what you will do, how often, and the day on which you will report. Then report on that day, good or bad, and ask one other man how his went. Some people work well with a silent video call: two men, cameras on, fifty minutes, each at his own desk. A class, a running group or a choir does the same job with less talk. There is a chair with your name on it, and someone notices when it is empty.

## When it ends

On the last call look back for ten minutes. What did I do that I would not have done alone? What did I hide? What did you see in me that I did not? Then stop, shake hands, and decide after a week whether there will be another round. Arrangements that end well can be taken up again. Those that just peter out leave a small embarrassment, and one man fewer to ring.

## When it is no longer about goals

Sometimes what comes up behind the missed runs is drink, debt, a marriage in trouble, or a man who has stopped caring whether he wakes up. Then put down the list, listen, and help him reach someone who is trained: his doctor, a counsellor, a helpline such as those at findahelpline.com (988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland), and the local emergency number if there is danger. If you fear for his life, ask him straight out whether he is thinking of suicide. Asking does not put the thought there. Stay with him, or on the line, until someone else is there, and if it can be done safely help to put out of reach anything he might use. Afterwards tell someone of your own how it was.`,
        },
        {
          kind: 'checklist',
          title: 'Before the first call',
          items: [
            'Each of us has one thing, written in one sentence.',
            'It is an act with a number.',
            'Day, hour, length and last date are agreed.',
            'We have said what stays between us.',
            'We have said what happens when someone misses.',
            'Neither of us is doing this to please the other.',
          ],
        },
      ],
    },
    {
      key: 'meaning-without-a-calling',
      pillar: 'purpose',
      title: 'Meaning without a calling',
      description:
        'Not everyone hears a voice. Where meaning comes from in an ordinary life, three old doors to it, and how to try each of them once.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Some men know at nine what they are for. The rest of us read about them and wonder what we did wrong. We try the tests, wait for the sign, and meanwhile get up at half past six for a job that is all right.

It may be that the question is the wrong way round. Viktor Frankl, the Viennese psychiatrist who lived through four camps, wrote in *Man's Search for Meaning* (1946) that it does not really matter what we expect of life, but what life expects of us. We are the ones being questioned, every day and every hour, and we answer by what we do. You need no calling for that. You need to notice what you are being asked.

Frankl named three ways in which people find meaning. They still stand.

## First door: what you give

Work, in the widest sense: something made, mended, grown, cared for. It need not be paid, and it need not be grand. What makes the difference is whether you can see where it goes. The man who fits brakes can say: these people will stop in time. The man who moves figures from one sheet to another has to walk a little further to find out who is helped by it. Walk there once. Ask who uses what you make and what happens if it is done badly.

If the honest answer is 'no one, and nothing', then you know something, and may look for that door elsewhere: an evening a week where your hands are needed.

## Second door: what you meet

People, first of all. But also music, hills, a good sentence, a dog on a wet morning, for some men God. Meaning of this kind cannot be produced. It can be missed, though, by being in a hurry or looking at a screen. It asks for attention and for being there again and again. Nobody comes to love a wood by driving past it.

## Third door: how you carry what you did not choose

Illness, loss, a door that was shut. Frankl is careful here, and so should we be: suffering is not needed for meaning, and suffering that can be ended should be ended. But where it cannot, there remains how we bear it, and whom it makes us kinder to. No one may preach that to another man. He can only find it for himself, often years after.`,
        },
        {
          kind: 'intro',
          markdown: `## What meaning feels like

Less than you would think. It does not feel like joy, and parents of small children will confirm that. It feels more like being in the right place while something heavy has to be lifted. You may be tired and it may still be right. So do not judge a day only by whether it was pleasant. Ask in the evening as well: was I needed? Was I there? Did I do something I would stand by?

And it moves about. What held you at twenty-five may be empty at fifty. It was not a mistake. It is finished, and finished things make room.`,
        },
        {
          kind: 'steps',
          title: 'Three Tuesdays',
          steps: [
            'First Tuesday, what you give: find out where one piece of your work ends up. Ask the person who receives it what makes it good. Change one thing accordingly.',
            'Same evening: write three lines on how it was. No conclusions yet.',
            'Second Tuesday, what you meet: spend forty minutes with one person or one thing you love, with no second purpose and no phone.',
            'Same evening: three lines again.',
            "Third Tuesday, what you carry: write for fifteen minutes on something hard that you did not choose. Finish with: 'Because of this I understand people who ....' If it is too raw, leave it and do the second Tuesday over.",
            'Then read it all in one go. Which door stands widest open? Put one hour a week there for the next two months.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If nothing means anything just now',
          tips: [
            'Check the plain causes first: sleep, illness, drink, loneliness, a job that has been grinding you down for years.',
            'Be useful in a very small way today. Feed someone, fix something. The feeling, if it comes, often comes afterwards.',
            'Do not make large decisions about your life on a grey evening.',
            'If everything has been flat for two weeks or more, see a doctor. That may be depression, and it can be treated.',
            'If you think of ending your life, reach someone now: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).',
          ],
        },
        {
          kind: 'links',
          title: 'To read and to do',
          links: [
            { label: 'Viktor Frankl Institut, Vienna', url: 'https://www.viktorfrankl.org' },
            {
              label: 'Idealist: volunteering and work that serves, in many countries',
              url: 'https://www.idealist.org',
            },
            { label: 'Find A Helpline: free, confidential support by country', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'where-to-be-useful',
      pillar: 'purpose',
      title: 'Where to be useful: finding service that fits',
      description:
        'How to find a place that needs a pair of hands, look at it with open eyes, start small, last longer than a month, and leave well.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `If you are low on purpose, being needed is about the shortest road there is. Not admired, needed: a crate that would otherwise stay on the pavement, a boy who would have nobody to read with on Thursday.

And yet plenty of men try it once and drift off. They picked the noblest cause and not the nearest one, or gave four evenings a week and were burnt out in two months, or came to save people who had asked for someone to stack chairs. Here is how to make it last.

## Near, regular, small

**Near**, because a place twenty minutes away gets visited in November and one that is an hour away does not. **Regular**, because people build on you; two hours every week are worth more than a heroic Saturday. **Small**, because you can always add, and taking back hurts.

## What kind of useful are you?

- **Hands:** food bank, repair cafe, kit for the club, trail work, driving, cooking for many.
- **Head:** book-keeping for a charity, help with forms, teaching someone to read or to use a computer, sitting on a board.
- **Ear:** visiting the old or ill, a helpline (they train you), mentoring, a coffee morning.
- **Voice:** coaching a team, leading a walk, speaking up at the council for those who cannot.

What you do all day for money is not always what you should give. The accountant may want to lift crates. Ask yourself what you would still enjoy after a bad day.`,
        },
        {
          kind: 'steps',
          title: 'From thought to first shift',
          steps: [
            'List five needs you have noticed within two miles of your door, or among people you know already. Ask the librarian, the school, the surgery, a place of worship or the corner shop if you are short.',
            'Find out who is on it already. Someone nearly always is. Join before you think of starting anything.',
            "Write to two: 'I have two hours on Thursdays until the summer. What are you short of?' It is a better question than 'How can I help?'",
            'Go and look. Watch how they treat the people they serve, and one another. If you would not want to be served there, go elsewhere.',
            'Ask what checks and training they need. For work with children or adults at risk there should be some. Be wary of a place that has none.',
            'Agree on day, length, task and an end date. Three months is good. Put it in the calendar like a shift.',
            'Do the first three shifts without improving anything. Learn names. Do the dull task.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'How to last',
          tips: [
            'Turn up. Most weeks that is the whole secret.',
            "If you cannot come, say so early. 'Sorry, something came up' an hour before hurts twice.",
            'Do not give money, lifts or your home number because you feel sorry. Ask the place for its rule, and keep to it.',
            'You will sometimes be thanked badly, or not at all. Bad days make bad manners on both sides of the counter.',
            'Watch for the wish to be the rescuer. If you find you need them more than they need you, tell someone.',
            'What you see may follow you home. Talk to the person in charge. Good places expect that.',
            'Keep one evening entirely free. Those at home count as people, too.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you have little to give just now

No car, no money, a bad back, a newborn, a spell of illness: there is service at that scale as well. A card to someone who lives alone. A weekly call at a fixed time. Reading to somebody over the phone. Knowing how the boiler works in a house full of students. Answering one new man in the community with more than a thumbs-up.

And if it is you who needs help this year, take it. That is the other half of the trade. It keeps the thing honest, and one day it will make you a gentler helper.

## Ending

Say when you are going, a month before. Hand your task over in writing. Thank two people for something definite. Leave the keys. A man who has ended well may come back.`,
        },
        {
          kind: 'links',
          title: 'Places to start looking',
          links: [
            { label: 'Red Cross and Red Crescent (find your national society)', url: 'https://www.ifrc.org' },
            { label: 'Idealist: volunteering listings', url: 'https://www.idealist.org' },
            { label: "UK Men's Sheds Association", url: 'https://menssheds.org.uk' },
            { label: "Australian Men's Shed Association", url: 'https://mensshed.org' },
            { label: 'Big Brothers Big Sisters of America (mentoring)', url: 'https://www.bbbs.org' },
            { label: 'Rotary: local service clubs worldwide', url: 'https://www.rotary.org' },
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you say yes',
          items: [
            'I can get there on a wet Thursday without heroics.',
            'I know the task, the length and the last day.',
            'Those I live with know about it and agree.',
            'I have seen how they treat people.',
            'I know whom to talk to when something goes wrong.',
            'I could do it for three months without thanks.',
          ],
        },
      ],
    },
    {
      key: 'a-mission-in-working-clothes',
      pillar: 'purpose',
      title: 'A mission in working clothes',
      description:
        'Write your mission as a man would say it in a car: for whom, with what, where the line is, and what it means by Friday. With a one-page sheet.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Companies have mission statements. They hang by the lift, and nobody who works there could recite them. Do not write one of those about yourself.

What is worth having is a page that helps you to choose. When the second job is offered, when the move comes up, when somebody wants you on a committee, when it is Thursday and you have one hour: a page you can take out that says, in your words, what you are here for just now. *Just now*, because it will change. A man of thirty with two small children and a man of sixty with an empty house need different pages, and they may be the same man.

## Four questions

**For whom?** A purpose without people in it tends to be a mood. Name names. If you write 'humanity', go down until you reach someone whose shoe size you could guess.

**With what?** Not what you should be good at, but what you really have: skills, trade, years, hard knocks, patience, a van. Include what comes so easily to you that you think it does not count. That is often the best of it.

**Not at any price.** What you will not do for money, peace or applause. Without this the page turns into an advert.

**By when, and what will be seen?** What an ordinary week looks like if you mean it. If nothing in your week would be different, you have written a poem. Poems are good too, but that was not the job.`,
        },
        {
          kind: 'steps',
          title: 'One hour with the sheet',
          steps: [
            'Ten minutes: list everyone whose days go better or worse through you. Underline no more than five.',
            'Ten minutes: beside each, what they need of you. If you do not know, put a question mark and ask one of them this week.',
            'Ten minutes: list what you have to give, at least a dozen things. Then circle three that you would still enjoy using after a bad day.',
            'Ten minutes: write the three to five lines you will not cross. Keep to places you have been near.',
            "Ten minutes: put it together in four to six sentences. Start with 'I am here to ...'. Use verbs you do with hands, feet or mouth.",
            'Five minutes: read it aloud and strike out every word you would not use to a friend. Out go passion, impact, authentic, journey, excellence.',
            'Five minutes: write down what it means by Friday. One act, with a day.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What makes a page good',
          tips: [
            'It would be wrong for your neighbour. If it fits everyone, it steers no one.',
            'It says no to something you are doing now.',
            "It can be done badly on a bad day. 'Be there at tea' can. 'Inspire my family' cannot.",
            'It contains at least one thing that nobody will ever clap for.',
            "Someone who knows you reads it and says: 'Yes, that is you', and then adds one thing.",
            'It does not depend on winning. You can do it in the second row.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Two examples, so that you can see the size

These are made up, to show the length and the tone. Do not copy them.

> I am here to bring up two children who are not afraid of me, to fix what people bring me so that it stays fixed, and to see that my mother is not lonely. I use my hands, my patience and my Saturdays. I do not work Sundays and I do not lend my name to rubbish. By Friday: I ring the school about the reading hour.

> I am here to learn this trade properly, to be a friend who turns up, and to get out of debt by the end of next year. I have youth, a strong back and a good ear. I do not borrow for fun. By Friday: I tell Thursday's lot that I am only coming every other week.

Neither would be put up by a lift. Both would settle an argument.

## Keep it alive

Put the page where only you see it. Read it at the start of each week for a month. After that once a quarter, with a red pen. Big changes, a birth, a death, a job lost, a diagnosis, are reasons to write a fresh one after some weeks have passed. Keep the old pages. They show who you were trying to be, and that is worth more than most photographs.`,
        },
        {
          kind: 'download',
          label: 'Mission sheet, one page (text)',
          filename: 'mission-sheet.txt',
          contents: `MISSION SHEET                              Date: ______________

FOR WHOM (up to five)              WHAT THEY NEED FROM ME (? if I guess)
1. __________________________      _________________________________
2. __________________________      _________________________________
3. __________________________      _________________________________
4. __________________________      _________________________________
5. __________________________      _________________________________

WHAT I HAVE TO GIVE (circle three I would enjoy after a bad day)
_______________   _______________   _______________   _______________
_______________   _______________   _______________   _______________
_______________   _______________   _______________   _______________

NOT AT ANY PRICE (lines I have been near)
1. ______________________________________________________________
2. ______________________________________________________________
3. ______________________________________________________________

THE PAGE (four to six sentences; no brochure words)
I am here to ____________________________________________________
_________________________________________________________________
_________________________________________________________________
_________________________________________________________________
_________________________________________________________________

WHAT AN ORDINARY WEEK LOOKS LIKE
_________________________________________________________________

BY FRIDAY (one act, one day, one hour)
_________________________________________________________________

WHO HAS READ IT: ____________________  WHAT THEY ADDED: ___________
READ AGAIN ON (three months): ____________________
`,
        },
      ],
    },
    {
      key: 'the-room-does-half-the-work',
      pillar: 'purpose',
      title: 'The room does half the work',
      description:
        'Discipline looks like willpower from outside. Mostly it is furniture: what is near, what is far, who is there. How to arrange your rooms so that the good thing is the easy one.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `We admire the man who can sit in front of an open packet of biscuits and not eat one. We should look at the man who has no biscuits in the house. He is not stronger. He has been to the shop with a full stomach and made one decision in place of forty.

What looks like discipline is very often arrangement. The runner whose shoes stand in the way. The writer whose desk has no socket. The father who is home at six because the train he has to catch leaves at twenty past five, and not because he tears himself away each evening by sheer character. Character comes into it. But it went into setting things up, on a calm Sunday, and then it could take a rest.

B. J. Fogg, who founded the Behavior Design Lab at Stanford, puts it like this in his book *Tiny Habits*: a behaviour happens when motivation, ability and a prompt come together at the same moment. Motivation is the one that goes up and down of its own accord. So work on the other two. Make it easier, and make something remind you.

## Twenty seconds

Between you and what you will do tonight there is usually a distance of a few seconds. Shawn Achor tells in *The Happiness Advantage* (2010) how his guitar stayed in the cupboard until he put it on a stand within reach, and how he took the batteries out of the television remote and left them some steps away. He calls it the twenty-second rule. It is one man's story and no experiment, but you can try it tonight for nothing.

This works in both directions. **Things you want to do** should be in sight, ready, begun. **Things you want to do less of** should be away, in pieces, logged out. You need not forbid yourself anything. You only have to get up for it.

## The people are furniture too

Whoever sits next to us is the strongest arrangement of all. If everyone at the table drinks, you drink. If the men you know go walking on Sundays, you walk. People are made that way, and you can put it to use. Go where the thing you want is normal. A reading room, a workshop, a training hall, a meeting in a church basement: these are rooms in which the good thing is the easy one.`,
        },
        {
          kind: 'steps',
          title: 'Rearrange one room tonight',
          steps: [
            'Choose one act you want to do more of and one you want to do less of. Only one each.',
            'Stand in the place where each usually happens, at the time it happens if possible. Look round as if you were a stranger. What invites? What is in the way?',
            'For the first: take away three small obstacles. Lay it out, open it, charge it, fill it, put it at hand height.',
            'For the second: put in three. Another room, another shelf, a password you have to look up, a lid.',
            'Give the first a prompt you cannot miss: on the pillow, on the kettle, on the steering wheel.',
            'If others live there, ask before you move things. Say what it is for. What helps you should not cost them.',
            'Leave it for a week, then look at what happened rather than at what you feel. Move one thing again.',
          ],
        },
        {
          kind: 'checklist',
          title: 'A walk through the house',
          items: [
            'The phone has a bed of its own, and it is not in mine.',
            'What I want to read lies where I sit. What I want to play is out of its case.',
            'Sports things are together in one bag, by the door, the night before.',
            'Fruit, nuts or bread are in front. What I eat without noticing is behind, or still in the shop.',
            'One table is clear enough to start work on within a minute.',
            'On the first screen of the phone there is nothing that wants me to stay.',
            'The bill, the form, the pen, the stamps and the scissors live in one place.',
            'There is a light, a chair and a hook for the man I want to be at seven in the morning.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Where this has its limits',
          tips: [
            'It will not make you want what you do not want. If the shoes stand there for a month, you may simply dislike running. Choose something else.',
            'It is no help against too much work, too little money or a home that is not safe. Those need other people and other means.',
            'Drink, gambling, drugs, pornography: getting them out of the house is a beginning. (If you drink every day, ask a doctor before you stop all at once. It can be dangerous.) When you fetch them all the same, it is not a matter of rooms. Talk to your doctor or a group for people with the same trouble. If it has turned dark: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).',
            'New arrangements wear out. After some weeks you no longer see the note on the kettle. Move it.',
            'Know when to stop arranging. A man can spend all spring on the perfect desk.',
            'On bad days, rely on it. On good days, improve it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Why this is good news

If you think of discipline as a muscle that others were born with, every lapse counts against you. If you think of it as a room, a lapse is a hint: there is something in the wrong place. You look, you shift it, you go on. It is less heroic. It leaves you strength for those few occasions on which heroism is really called for, and these never come at the biscuit tin.`,
        },
      ],
    },
    {
      key: 'a-clean-no',
      pillar: 'purpose',
      title: 'A clean no',
      description:
        'How to turn things down, give things back and buy time, in plain sentences, without lying, sulking or burning a bridge. For men who say yes and then resent it.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `There are two kinds of men who cannot say no. One says yes to everything and does it, and wakes up at fifty with a bad back and a life made of other people's errands. The other says yes and then forgets, is late, is ill, is suddenly hard to reach. The second kind thinks of himself as easy-going. The people who wait for him have another word.

A clean no is a kindness. Those who ask get an answer while they can still ask someone else. You keep your word for the things you have truly said yes to. And a yes from a man who can say no is worth something.

## Why it sticks in the throat

Some of us were brought up to be useful and fear that we shall not be liked otherwise. Some are flattered to be asked. Some cannot bear the little silence after it. It helps to know which you are, for then you recognise the moment: a warm feeling, a quick 'Sure, no problem', and a sinking one a minute later. The sinking one was the answer.

So the first skill is not saying no. It is **saying nothing yet**.`,
        },
        {
          kind: 'steps',
          title: 'From question to answer',
          steps: [
            "Buy time, always: 'Let me look at my week. I will tell you by tomorrow noon.' It is true, and it commits you to an answer.",
            'Find out what is being asked: how long, how often, until when, and what would happen if nobody did it?',
            'Ask yourself: would I do this if it were tomorrow morning? Far-off dates look empty. They will not be.',
            'Ask what it would push out. There is always something. Say its name.',
            'Decide: yes, no, or yes but smaller.',
            'Answer by the time you said. Short, friendly, early. No is the second or third word, not the last.',
            'Leave it there. You need not fill the silence. If they are disappointed, that is allowed. It is not an attack.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences to keep in your pocket',
          tips: [
            "'No, I can't take that on. Thank you for thinking of me.'",
            "'I am not the right man for that. Have you asked so-and-so?' Only when so-and-so would be glad of it.",
            "'I can't do the season. I can do the first of May.'",
            "'If I take this, the report will be late by two days. Which comes first?' To a boss, in a neutral tone.",
            "'I said yes too quickly. I have to take it back, and I am sorry for the trouble. I can do it until the end of the month.'",
            "'I don't lend money to friends. I would gladly help you look through it on Sunday.'",
            "'That is between you and him. I would rather not carry messages.'",
            "'I don't drink on weekdays. I will have a ginger ale, and I am staying for the second round.'",
            "'I can hear that it matters to you. My answer is still no.'",
          ],
        },
        {
          kind: 'intro',
          markdown: `## Do not invent reasons

'I would, but they need me at home...' 'I have something on that day...' An invented reason is an invitation to solve it: then come on the other day. It also makes you small, and one day it comes out. 'I can't' is enough. 'I don't want to' is enough among friends. If there is a true reason and you would like to give it, one sentence will do.

## When you may not simply say no

You cannot say a clean no to feeding your child, to a court, to your share of the night with a sick parent. What you can do is say what you need to be able to do it: sleep, a swap, money, help. Carers seldom ask until they collapse. Ask on an ordinary day.

At work it depends on your contract and your place in it. Refusing something unsafe or unlawful is right, and in many countries the law protects you for it, but get advice from a union, an advice service or a lawyer as early as you can. If there is danger now, step away first. And if someone at home makes you afraid of saying no, it is no longer a question of phrasing. A domestic abuse service can help you think, men as well. In danger or despair: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).

## Giving things back

A long-standing yes is ended like a lease: notice, a date, a handover. Choose a quiet time. Say first what was good about it. Say when your last day is. Offer to pass on what you know. Then do the last weeks properly, better than before if possible. It is what people will remember.`,
        },
        {
          kind: 'checklist',
          title: 'After the no',
          items: [
            'I answered when I said I would.',
            'I gave no invented reason.',
            'I was friendly and did not explain for longer than I was asked.',
            'I have not already half taken it back.',
            'I know what the hour is for that I have kept.',
            'I did that.',
          ],
        },
      ],
    },
    {
      key: 'a-week-in-half-hours',
      pillar: 'purpose',
      title: 'A week in half hours',
      description:
        'Where does the time go? A log for seven days, a fair way of reading it, and the rule of moving two hours and no more. With a spreadsheet to fill in.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Anyone who handles money knows that you look at the statement before you make a budget. With time we do it the other way round. We plan a splendid week, it comes out otherwise, and we blame ourselves. It may be that the hours were never there.

So for one week do nothing but look. A log in half-hour blocks takes about ten minutes a day. It is a bit tedious and slightly embarrassing, and an honest one nearly always holds a surprise. Three are common: work is less, or far more, than you say; something you 'never get round to' in fact gets several hours; and there is a stretch of every evening of which you recall nothing at all.

## Rules for a fair log

**Change nothing.** You are not on a course, you are counting. If you behave well because you are watching, you have logged someone else.

**Write it down as it happens,** four times a day: mid-morning, lunch, end of work, bedtime. By next morning memory has tidied up.

**Use plain words.** Not 'research', if it was football videos. Not 'nothing', either. 'Sat in the car before I went in' is something, and maybe an important half hour.

**An ordinary week,** not the one with the wedding. On shifts or with changing care, take ten days.`,
        },
        {
          kind: 'steps',
          title: 'How to do it',
          steps: [
            'Before you begin, write down your guess of hours per week for: paid work, travel, care and housework, screens, people, body, sleep, and what matters most to you. Fold it up.',
            'Fill in the sheet for seven days. One word for the activity, plus two marks: who decided (M me, O others, N nobody, it just happened) and how it left you (+, 0, -).',
            'A block with two things in it gets the one that had your eyes.',
            'At the end of the week, add up the hours per kind. Round to halves. It will not come to exactly 168, and that does not matter.',
            'Unfold the guess and put it beside. Write down the three biggest differences.',
            'Look only at the N hours. What were you after in them: rest, company, escape, a quiet house? Did you get it?',
            'Move two hours. From N, to one thing that you say matters. Day, time, place.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Questions for the finished sheet',
          items: [
            'When was I rested? When was I merely not working?',
            'Which plus hours were short and could be longer?',
            'Which minus hours are mine to drop, to swap, or to pay for, if there is money?',
            'Who got my best hour each day? Who got the last?',
            'How often did I do one thing at a time?',
            'Where did ten minutes become fifty, each time?',
            'What is not on the sheet at all, though I tell people that it matters to me?',
            'Did I sleep as much as I need, on how many nights?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Reading without a whip',
          tips: [
            'Rest is not waste. Lying on the sofa because you are tired, and knowing it, is M with a plus.',
            'Care work counts as work. Men and women both tend to leave it out of their own sums.',
            'A long commute is rent you pay in hours. Put it in the sum when you compare jobs or flats.',
            'Two hours is the limit for the first move. Those who shift ten shift none.',
            'Tell whoever shares your home before you move theirs.',
            'Look at it again after a month. Half a week of logging will do then.',
            'If the sheet shows that you sleep five hours and work sixty, it is not a matter of planning. Something has to stop. If it shows that you hardly leave bed or the screen, tell a doctor.',
          ],
        },
        {
          kind: 'download',
          label: 'Seven-day time log (CSV, opens in any spreadsheet)',
          filename: 'week-in-half-hours.csv',
          contents: `"Start","Mon activity","Mon who (M/O/N)","Mon +/0/-","Tue activity","Tue who","Tue +/0/-","Wed activity","Wed who","Wed +/0/-","Thu activity","Thu who","Thu +/0/-","Fri activity","Fri who","Fri +/0/-","Sat activity","Sat who","Sat +/0/-","Sun activity","Sun who","Sun +/0/-"
"05:00","","","","","","","","","","","","","","","","","","","","",""
"05:30","","","","","","","","","","","","","","","","","","","","",""
"06:00","","","","","","","","","","","","","","","","","","","","",""
"06:30","","","","","","","","","","","","","","","","","","","","",""
"07:00","","","","","","","","","","","","","","","","","","","","",""
"07:30","","","","","","","","","","","","","","","","","","","","",""
"08:00","","","","","","","","","","","","","","","","","","","","",""
"08:30","","","","","","","","","","","","","","","","","","","","",""
"09:00","","","","","","","","","","","","","","","","","","","","",""
"09:30","","","","","","","","","","","","","","","","","","","","",""
"10:00","","","","","","","","","","","","","","","","","","","","",""
"10:30","","","","","","","","","","","","","","","","","","","","",""
"11:00","","","","","","","","","","","","","","","","","","","","",""
"11:30","","","","","","","","","","","","","","","","","","","","",""
"12:00","","","","","","","","","","","","","","","","","","","","",""
"12:30","","","","","","","","","","","","","","","","","","","","",""
"13:00","","","","","","","","","","","","","","","","","","","","",""
"13:30","","","","","","","","","","","","","","","","","","","","",""
"14:00","","","","","","","","","","","","","","","","","","","","",""
"14:30","","","","","","","","","","","","","","","","","","","","",""
"15:00","","","","","","","","","","","","","","","","","","","","",""
"15:30","","","","","","","","","","","","","","","","","","","","",""
"16:00","","","","","","","","","","","","","","","","","","","","",""
"16:30","","","","","","","","","","","","","","","","","","","","",""
"17:00","","","","","","","","","","","","","","","","","","","","",""
"17:30","","","","","","","","","","","","","","","","","","","","",""
"18:00","","","","","","","","","","","","","","","","","","","","",""
"18:30","","","","","","","","","","","","","","","","","","","","",""
"19:00","","","","","","","","","","","","","","","","","","","","",""
"19:30","","","","","","","","","","","","","","","","","","","","",""
"20:00","","","","","","","","","","","","","","","","","","","","",""
"20:30","","","","","","","","","","","","","","","","","","","","",""
"21:00","","","","","","","","","","","","","","","","","","","","",""
"21:30","","","","","","","","","","","","","","","","","","","","",""
"22:00","","","","","","","","","","","","","","","","","","","","",""
"22:30","","","","","","","","","","","","","","","","","","","","",""
"23:00","","","","","","","","","","","","","","","","","","","","",""
"23:30","","","","","","","","","","","","","","","","","","","","",""
"00:00","","","","","","","","","","","","","","","","","","","","",""
"00:30","","","","","","","","","","","","","","","","","","","","",""
"01:00","","","","","","","","","","","","","","","","","","","","",""
"01:30","","","","","","","","","","","","","","","","","","","","",""
"02:00","","","","","","","","","","","","","","","","","","","","",""
"02:30","","","","","","","","","","","","","","","","","","","","",""
"03:00","","","","","","","","","","","","","","","","","","","","",""
"03:30","","","","","","","","","","","","","","","","","","","","",""
"04:00","","","","","","","","","","","","","","","","","","","","",""
"04:30","","","","","","","","","","","","","","","","","","","","",""
"Totals (hours)","","","","","","","","","","","","","","","","","","","","",""
`,
        },
        {
          kind: 'intro',
          markdown: `## What the two hours are for

Decide that before you free them, or they will be eaten. One thing, in your own hand: 'Tuesday and Thursday, half past eight to half past nine, the boat.' Do what it takes to make the hour safe: tell someone, lay things out, put the phone away. Do it badly if it comes to that. After four weeks you have spent eight hours on something that got none before. Nobody would call it a new life. It is eight hours of one, and that can grow.`,
        },
      ],
    },
    {
      key: 'a-letter-from-eighty',
      pillar: 'purpose',
      title: 'A letter from eighty',
      description:
        "An hour's writing from the far end of your life, in three short letters, to find out what you would be sorry to have missed and what you may stop worrying about.",
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Old people are seldom heard to say that they ought to have answered more messages. What they do say, when you sit with them long enough, is fairly simple: I should have gone to see him. I should not have been so afraid of what they thought. I would like to have danced more. We nod, and go back to our messages.

This exercise borrows the old man's chair for an hour. You write three letters, each a page or so. There is no trick in it. Distance makes things smaller that are small, and leaves standing those that are not.

## Before you begin

Take a quiet hour, a pen, paper. A park bench will do, or a parked car. If death is near you at present, if you have lost someone this year, are ill, or have thought of ending your life, leave this for another time and do something with a living person instead. There is no merit in doing it now. In dark hours help is at your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).

If you doubt that you will reach eighty, choose an age you find likely. The letter does not care.`,
        },
        {
          kind: 'steps',
          title: 'Three letters',
          steps: [
            'Five minutes: picture the room he writes in. What hangs on the wall, who is within call, what can he still do with his hands? Make him neither a sage nor a ruin. He has had a decent life, with holes in it.',
            "First letter, fifteen minutes. He writes to you as you are today and starts: 'You are worrying about ...'. Let him say what came of it, what he can hardly remember now, and what turned out to matter more than you think.",
            "Second letter, fifteen minutes. He thanks you. 'I am glad that you ...'. He thanks you for things you have done, and for two or three that you have not done yet but did in time.",
            "Third letter, ten minutes. He asks you for something. 'While you still can, please ...'. Not more than three requests. Let him be concrete: a name, a place, a talk, an examination at the doctor's, an apology, a trip, a rest.",
            'Read all three through once, aloud if you are alone.',
            'Underline what surprised you. Circle what you knew all along.',
            'Choose one of the requests and do its first step within forty-eight hours. The first step only: find the number, ask for the day off, buy the stamp.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If you get stuck',
          tips: [
            'If he only talks in proverbs, ask him about a Wednesday.',
            'If he scolds you, put down the pen, and start again with somebody who wishes you well. A bitter old man is no use as an adviser, and he is only you in a bad mood.',
            'If you write nothing but work, or nothing but family, ask about the other, and about the body, friends, and what you did merely for the joy of it.',
            'If you have no children or no partner, do not let him apologise for it. Ask who sits by his window instead.',
            'If you feel you have missed too much already: he is eighty and you are not. Ask what can still be done from where you are.',
            'If it makes you cry, that is a sign of having got to it. If it does not stop, ring someone.',
            'Write by hand. It is slower, and he is in no hurry.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What to do with it

Put the letters in an envelope with today's date. On the outside write the three requests in a word each. Read them again in a year. Often one has been done by then, one has grown pale, and one is still standing there with its hat in its hands. That is the one.

It also works in smaller doses. Before a decision, the new job, the house, the quarrel with your brother, ask: what will he say about it? Which choice could he tell a grandchild, or the man on the next bench, without leaving anything out? And in the other direction: is this evening's fury something he will remember at all?

## A version for two

If you have a father, an uncle, a neighbour of that age, spare yourself the imagining. Go there, take cake, and ask: 'What did you worry about at my age? What would you do again? What do you wish you had asked your own father?' Then listen for an hour. It will do you both good, and some of these interviews can only be had for a limited time.`,
        },
        {
          kind: 'checklist',
          title: 'Signs that it was worth the hour',
          items: [
            'One worry has become smaller.',
            'One person has come to mind whom I had not been thinking of.',
            'One request has a first step with a day.',
            'I have thanked myself for one thing, without sneering.',
            'The envelope is somewhere I shall find it again.',
          ],
        },
      ],
    },
    {
      key: 'when-you-have-drifted',
      pillar: 'purpose',
      title: 'When you have drifted',
      description:
        'No crash, no scandal, only a slow slide away from the man you meant to be. How to take a bearing, find the last point where you were on course, and turn by a few degrees.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Hardly any man decides to drift. It happens while he is busy. The Thursday team breaks up and you do not look for another. You stay late for a month, and it becomes three years. You say less at home because you are tired, and one day you notice that you have not said anything for a long while. Nothing has happened. You look up, and the shore is in the wrong place.

Sailors do not scold the boat for that. Wind and current are always there. They take a bearing, work out where they are, and change the course by a few degrees. Here is how to do the same on land.

## Do not turn the wheel hard over

The first impulse is the great gesture: give notice, leave, sell, shave the head, run a marathon by June. Now and then that is right. More often it is the same tiredness in a new jacket. Great decisions made in a low mood have a way of taking the mood along with them. Give yourself a month in which you decide nothing that cannot be undone. The exception is danger: if you or others are unsafe where you are, get out and get help.`,
        },
        {
          kind: 'steps',
          title: 'Taking a bearing',
          steps: [
            'Draw a line across a page for the last five years. Mark on it when you were alive and when you were only busy. Dates, places, people.',
            'Find the last point at which you would say: there I was roughly right. What did you do then on a usual Wednesday? With whom? How did you sleep?',
            'From that point go forward slowly. What stopped first? It is rarely what you think. Often it was something small that held up others: a walk, a friend, an evening, a church, a band.',
            'Ask what it was replaced by, and what that gave you. Drift is never stupid. It gave you rest, or money, or peace at home, or no need to feel something.',
            'Take your bearing today: body, work, people, money, something of my own, conscience. For each, one honest sentence, and an arrow: up, level, down.',
            'Choose one arrow. Not the worst. The one that, if it turned, would help the others to turn.',
            'Decide on five degrees: one act a week, under an hour, for six weeks. Write down the day. Tell one person.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Early signs of drift',
          items: [
            "I answer 'busy' when asked how I am.",
            'I have not made anything, learned anything or helped anyone for a month.',
            'The same friend has asked twice, and I have not answered.',
            'I know more about people on my phone than about those in my house.',
            'I postpone the doctor, the dentist, the talk.',
            'I need something most evenings in order to come down.',
            "I am proud of nothing this year that I would tell my father, or whoever's view counts.",
            'I am bitter about people who seem to be enjoying themselves.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Five degrees: examples',
          tips: [
            'One evening a week back to what stopped first, even if the old crowd is gone.',
            "One call on the way home to the friend who asked twice. 'I have been useless at this. How are you?'",
            'Twenty minutes on Saturday for the one drawer of paper you are afraid of.',
            'Home at six on Wednesdays, with notice to everyone that Wednesday is so.',
            'An appointment with the doctor for what you have been carrying about since spring.',
            'Half an hour on Sunday with the diary and one question: where did I drift this week?',
            'One thing less. Sometimes all that slows the boat is too many ropes in the water.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Talking about it at home

If you live with someone, they have noticed. Do not come with a plan, but with a bearing: 'I feel I have been gone for a while. I think it began when I took over the second site. I want to come back a bit. What have you noticed?' Then listen, and do not defend yourself. There may be anger. Let it be said. They have been waiting longer than you have.

## When drift is something else

If everything is grey, not only your job, if you sleep badly or far too much, if you can no longer look forward to anything, and that has been going on for more than two weeks, then it may be depression and not drift. Go to your doctor. If it is drink, gambling or debt that is pulling the boat, no bearing will hold until that has been dealt with, and there are people who help with it without raising an eyebrow. And if you have thought of ending your life: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland). Now, not when you have got the rest in order.

## After six weeks

Take the bearing again. If the arrow has turned, hold the course, and choose the next when this one goes by itself. If it has not, ask whether five degrees was too small, or whether it was the wrong arrow. Nobody ever steers straight. We all go in a series of corrections, and those who arrive are the ones who look up often enough.`,
        },
      ],
    },
    {
      key: 'stop-or-stay',
      pillar: 'purpose',
      title: 'Stop or stay: how to quit well',
      description:
        'Winners quit all the time. How to tell a dull middle from a dead end, set the terms in advance, and leave a goal, a job or a project without slamming the door.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `'Never give up' is good advice for a man in the water. As a rule for life it has cost people their health, their savings and their best years. Everyone who has got somewhere has stopped a number of things on the way. The art lies in knowing which.

The difficulty is that a **dull middle** and a **dead end** look the same from inside. In both you are tired, in both others seem to be doing better, in both you have lost sight of why. But the dull middle is where nearly everything worth having has to be carried through, and at a dead end every further day is one you will not get back.

## Three thieves of judgement

**What it has cost so far.** Six years of study, forty thousand in the shop, a tattoo. Economists call it sunk cost: what is spent is spent, whichever way you go. It hurts, and it is no argument. The only question is what the next year would cost, and what it would bring.

**What people will say.** They will say something for one evening. Then they will speak of their own knees.

**The mood of the day.** Tiredness says stop. Pride says stay. Neither has looked at the map. So never decide on an uphill stretch, nor at night, nor on the day after a humiliation.

## Decide before you need to

Annie Duke, who was a professional poker player before she wrote about decisions, recommends in *Quit* (2022) that you lay down 'kill criteria' in advance: a state and a date. 'If by the end of September I have no three paying customers, I close.' Mountaineers do it with a turn-around time: if we are not at the top by one o'clock, we turn back, however near it looks. You set it in the valley because up there you are not clever.

If you have begun without one, set it now. It is late but not too late.`,
        },
        {
          kind: 'checklist',
          title: 'Dull middle or dead end?',
          items: [
            'I still want the result when I picture it on a good morning after enough sleep. (Middle)',
            'I have got a little better in the last three months, even if it does not feel like it. (Middle)',
            'What is hard is the boredom, or the being bad at it, not the thing itself. (Middle)',
            'I want to have it, but I no longer want to do any of it. (End)',
            'It only works if somebody else changes, and they have had their chance. (End)',
            'It makes me ill, dishonest, or unkind to those I love. (End)',
            'I stay mainly so as not to have been wrong. (End)',
            'If I were offered it today for the first time, I would say no. (End)',
          ],
        },
        {
          kind: 'steps',
          title: 'Two weeks to a clean decision',
          steps: [
            'Write down on one page: what I set out to do, what has come of it, what another year would cost in time, money and health.',
            'Write down what would have to be true for me to stay gladly. Is any of that in my power? Try it for these two weeks.',
            'Ask two people who have no stake in it: one who finished something like it, one who stopped. Ask each what he looked at.',
            'Meanwhile sleep, eat, move about, and announce nothing.',
            'Imagine for two days that you have decided to stop. Live as though. Note: relief, grief, both? Then two days as though you had decided to stay.',
            'Decide on a morning. Write the reason in one sentence that you could say aloud in five years.',
            'Staying: set the next date and the sign you will look for. Stopping: set the last day and make a list of those who should hear it from you.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Leaving well',
          tips: [
            'Say it first to those it touches, and in person. No one should hear it in a corridor.',
            'Leaving someone you are afraid of is different. That can be the most dangerous time, so do not announce it. Plan it quietly with a domestic abuse service, which will help men too, and ring the local emergency number if you are in danger.',
            'Before you leave a job, a lease, a marriage or a course, get advice on money, law and papers. Ask first, sign later.',
            'Say what was good. It was not all for nothing, and you were not a fool all that time.',
            'Hand over as you would like to take over.',
            'Do not do the last weeks badly so that they will be glad to see you go.',
            'Do not start anything new for a month, if you can afford it. Look at the empty hours before you fill them.',
            'Allow yourself to grieve. Even a wrong road has trees.',
            'Write down what you keep: skills, people, and one thing you know about yourself.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## And what if it was a mistake?

It may be. Then you have made a decision with what you knew, by daylight, having asked two people. Nobody can do better than that. Most things can be taken up again, in a different form, by a man who knows more.

There is one kind of stopping of which none of this is true. If what you want to give up on is being alive, please do not weigh it on paper by yourself. It is an emergency, and it passes more often than seems possible from inside. Ring your local emergency number, look at findahelpline.com, call or text 988 in the US or Canada, or ring Samaritans on 116 123 in the UK and Ireland.`,
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'the-day-after-you-stop',
      pillar: 'purpose',
      title: 'The day after you stop',
      description:
        'You had a good run and then it broke: the training, the writing, the sober weeks, the early nights. How to restart within a day, without paying back and without a speech.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Anybody can start. There are whole industries for it. What almost nobody teaches is the day after you stop, and it decides more than the first day did, because you will have only one first day and a good many of the other sort.

It usually goes like this. You miss one session, for a fair reason. The next day you feel you ought to do double. Double is a lot, so you do nothing. On the third day you would have to explain yourself, at least to yourself. By the end of the week you have stopped, and no one decided it.

Look closely and you see that it was not the missed day that broke the run. It was the **debt** you put on the next one. Take away the debt and a missed day is only a hole, and a hole can be stepped over.

## Three things you need not do

**You need not pay back.** The missed days are gone. Nobody ever caught up on walks, scales or kindness by doing seven at once.

**You need not know why.** Later, perhaps. A man who first has to understand himself before he puts his shoes on will spend the evening in his socks.

**You need not start properly.** Not on Monday, not on the first, not with new equipment. Restart on an ugly Thursday, with whatever is lying about.`,
        },
        {
          kind: 'steps',
          title: 'The restart, in ten minutes',
          steps: [
            "Say what happened, in one sentence and without adverbs: 'I have not practised for nine days.'",
            "Say the one sentence that closes the account: 'Those are gone.'",
            'Do the smallest version of the thing now, whatever the time: one page, one lap of the block, one scale, one bill opened. Two minutes is enough.',
            'Mark it where you keep marks. Leave the gap visible. A record with holes you can trust is better than a clean one you have made up.',
            'Name the next time: day, hour, place. Lay something out for it.',
            "Tell your witness, if you have one, in six words: 'Dropped it. Picked it up today.'",
            'For the next three times do half of what you used to. Then look again.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Then, on a quiet evening, look at the break

After three restarted days you may ask what happened. There are usually only a few kinds of reason.

**It was too big.** You ran it at the size of a good week. Cut it by half and leave it there for a month.

**The hook went.** You always did it after the school run, and now it is the holidays. Find another hook.

**Life came.** Illness, a birth, a death, a deadline. Then it was not a break but a pause, and there was nothing wrong with it. Next time say so in advance: 'Paused until the tenth.'

**It had stopped mattering.** That may be so. Then end it properly, on a date, and with thanks. Letting it rot is another matter.

**Something else has taken its place.** Often a screen, sometimes a bottle. If that is so, be straight about it, and if you cannot shift it, talk to a doctor or a group of people who know it from inside. When what broke was sobriety, tell your sponsor, group or doctor today. You should not restart that alone. A return to drinking or using can be more dangerous than before, and stopping suddenly can be too. If you are in danger or in despair: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).`,
        },
        {
          kind: 'tiplist',
          title: 'Make the next break shorter',
          tips: [
            'Write the two-minute version on a card while things are going well. On the bad day you will not think of it.',
            'Count restarts, not only days in a row. A man with nine restarts is hard to stop.',
            "Decide beforehand what you will do after one miss: 'The next day, the short form, before I sit down.'",
            'Do not announce the comeback. Have it, and mention it later.',
            "Never tell yourself you have 'ruined' it. A field is not ruined by one dry week.",
            'If you break at the same point every time, week three or when you travel, plan that point and leave the rest alone.',
            'Do it once beside another man. It is surprisingly hard to skip when somebody is waiting in the rain.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Restarted? You have when',
          items: [
            'I have done two minutes of it today.',
            'I have not promised to make up for anything.',
            'The next time has an hour and a place.',
            'One person knows, or the board does.',
            'I have said nothing to myself that I would not say to a friend.',
          ],
        },
      ],
    },
    {
      key: 'routines-for-shifts-and-nights',
      pillar: 'purpose',
      title: 'Routines for shifts, nights and broken weeks',
      description:
        'Most advice on discipline assumes nine to five. A way of keeping a few fixed things when the clock, the baby or the rota will not keep still.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `'Get up at five every day.' Fine, if that is not when you get to bed. Nurses, drivers, bakers, guards, offshore crews, fathers of newborns and anyone caring for a parent at night have to build differently. They cannot hang their habits on the clock. They need to hang them on **events**.

An event is something that happens in every version of your week: I wake up, I leave the house, I come back, I eat the main meal, I take off the boots, I lie down. Six hooks. Whatever hangs on them survives the rota.

## Order, not hour

So you do not decide 'training at six' but 'after I wake and have drunk something: ten minutes of mobility'. Not 'journal at nine in the evening' but 'boots off, kettle on, three lines'. A sequence is quickly learned, and it does not care what the clock says.

## Know your three kinds of day

Lay the rota in front of you for a month. For all its mess it probably has only three sorts of day: **working days** (of whatever shift), **turning days** between shifts, and **free days**. Write a small plan for each. The turning days are the ones where it all comes apart. Do not ask anything of yourself on them except sleep, food, and one thing that makes you feel like a person.`,
        },
        {
          kind: 'steps',
          title: 'Build it in an evening',
          steps: [
            'Take the rota for four weeks. Mark every day W, T or F.',
            'For each sort write down when you sleep. That comes first. Ask those at home to treat it as night, whatever the sun says: bell off, curtains, phone outside except for emergencies.',
            'Choose two events that occur on all three sorts of day. Hang one act of five to ten minutes on each.',
            'Choose one act for F days alone which takes longer: the long walk, the friend, the workshop, the course.',
            'Write the bare form, two minutes each, for the second half of a run of nights.',
            'Put a weekly look at the rota on the first F day: what is coming, who needs to know, where are the holes?',
            'Run it for one complete cycle before you change anything.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What helps on shifts',
          tips: [
            'Protect the sleep before the first night, and the one after the last. The rest hangs on these two.',
            'Be careful driving home after a night. At the first sign of drowsiness stop somewhere safe and nap, or leave the car and take the bus or a lift. Nothing at home is worth that bend in the road.',
            'Take food from home. At four in the morning nobody chooses well.',
            'Light helps to wake, dark helps to sleep. Some wear sunglasses on the bus home. If you are driving, you want to stay awake more than you want the dark.',
            'Eat at least one meal a week with the people you love at their time, and sleep at yours.',
            'Do not schedule anything important on a turning day: no talk about the marriage, no buying of cars.',
            'Keep one thing that has nothing to do with the shift and happens on a fixed date. Once a month is enough. Arrange the swap well ahead.',
            'If after months you are sleeping badly, gaining weight, low or short-tempered, tell a doctor that you work shifts. It matters for what they look for.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## For those who are up with a child

A newborn is the hardest rota there is: nobody pins it to the wall. For the first months the whole programme is: sleep when you can, eat, go out once a day, be kind to the other person who is awake. That is a purpose, and a complete one. Take turns so that each of you gets one stretch of real sleep, and if you are on your own with it, ask for that as the one thing you need from others.

Hang a single thing on a single hook: *when the pram is moving, I breathe out slowly and look at the trees.* It counts. Fathers can become depressed after a birth as well. If it stays dark for two weeks, or you are frightened of what you might do, speak to the doctor, midwife or health visitor at once, or ring your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).

## For those who care

If you look after somebody, days are broken from outside and you feel guilty about every hour off. Write the hours down that are yours, however few, and treat them like medicine prescribed for the patient, for that is what they are. Ask about respite care while you still have something left.`,
        },
        {
          kind: 'download',
          label: 'Three kinds of day (text, one page)',
          filename: 'three-kinds-of-day.txt',
          contents: `THREE KINDS OF DAY                         Rota from ______ to ______

                 WORKING (W)       TURNING (T)       FREE (F)
I sleep          ______________    ______________    ______________
I eat (main)     ______________    ______________    ______________
I go outside     ______________    ______________    ______________

HOOKS THAT HAPPEN EVERY DAY (circle two)
wake up / leave the house / come home / main meal / boots off / lie down

HOOK 1: after I ______________________  I ________________________
        bare form (2 min): _______________________________________
HOOK 2: after I ______________________  I ________________________
        bare form (2 min): _______________________________________

ONLY ON FREE DAYS (the longer thing): ____________________________
ONCE A MONTH, FIXED DATE: ________________________________________

THE ROTA (write W, T or F)
Wk 1  M__ T__ W__ T__ F__ S__ S__
Wk 2  M__ T__ W__ T__ F__ S__ S__
Wk 3  M__ T__ W__ T__ F__ S__ S__
Wk 4  M__ T__ W__ T__ F__ S__ S__

WHO HAS A COPY: __________________________________________________
AFTER ONE FULL CYCLE I WILL CHANGE: ______________________________
`,
        },
      ],
    },
    {
      key: 'purpose-in-a-plain-job',
      pillar: 'purpose',
      title: 'Purpose in a plain job',
      description:
        'You need not love your work for it to be worth doing well. Three ways to find purpose in an ordinary job, and how to tell when to look for it elsewhere.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `'Follow your passion' was invented by people who had been lucky with theirs. Most work in the world is plain: it has to be done, somebody does it, and at the end of the month there is bread. There is dignity in that. Still, eight hours are eight hours, and it is a pity to spend them as if you were not there.

Amy Wrzesniewski and her colleagues found in a 1997 study ('Jobs, Careers, and Callings', *Journal of Research in Personality*) that people tend to see their work in one of three ways: as a job that pays, as a career that leads upwards, or as a calling that is worth doing for itself. All three turned up even within one occupation, among the administrative assistants they asked. That was a small group, but it suggests that the work alone does not decide. What a man makes of it counts as well.

In later work with Jane Dutton she gave this a name, *job crafting* (*Academy of Management Review*, 2001). They describe hospital cleaners. Some saw the work as mopping. Others, with the same bucket, saw themselves as part of getting people well. They talked with patients, helped visitors, and did small jobs nobody had told them to do.

It gives you three places to begin.

## The task

Take a bit more of what you do well and a bit less of what wears you out, as far as your post allows. Swap with the colleague who likes the phone and hates the lists. Do one thing a day better than it needs to be. Not all of it. Just one.

## The people

Choose whom you work beside when you can. Learn what the next man in the chain needs so that he is not cursing you. Train the apprentice as you would have liked to be trained. For many men the people are the purpose, and the product is what they do in the meantime.

## The story

Follow your work to its end. The warehouse picker sends inhalers. The man in accounts sees that two hundred families get paid on Friday. Do not dress it up. It must be true. If you follow it to the end and there is nothing there, or harm, then you know that too.`,
        },
        {
          kind: 'steps',
          title: 'One week with plain work',
          steps: [
            'Monday: write down everything you do in a day, in pieces of half an hour. Put a plus, a nought or a minus against each.',
            'Tuesday: take one plus and make it ten minutes longer. Take one minus and ask who might like it, or how it could be done once a week in one go.',
            "Wednesday: find out where your work goes. Ask someone further down the line: 'What makes it easy for you when it comes from us? What makes it hard?'",
            'Thursday: do one thing properly that nobody will check. Note how that feels.',
            'Friday: teach someone something, or thank someone exactly.',
            'Saturday: write half a page. Which of the three moved: task, people, story?',
            'Sunday: leave it alone.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If the job is only bread',
          tips: [
            'Bread is a purpose. Write down the names of those who eat it.',
            'Then protect the hours outside. If you find no meaning at work, you will want some in the evening: an hour a week that is fixed.',
            'Do decent work all the same. Not for the firm, for the man you are while you do it.',
            'Do not despise those who love their work, nor those who do not.',
            'Keep a door open: one skill a year that would also be worth something elsewhere.',
            'Talk to colleagues about something other than how bad it all is. Complaining together is company as well, but it does not feed anyone.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Time to look elsewhere when',
          items: [
            'I have to lie, cut corners on safety, or look away.',
            'I am being treated in a way I would not allow for a friend.',
            'I feel sick the evening before work, and have for months.',
            'I have tried all three, task, people and story, and nothing moves.',
            'I can no longer say anything good about what comes out at the end.',
            'I know a next step, and what it would cost me in money.',
          ],
        },
        {
          kind: 'intro',
          markdown: `When you have ticked several, make no speech and slam no door. Take advice on notice, money and contract, look about while you still have a post, and ask three people already in the work you have in mind what an ordinary day is like. If you are being bullied or forced to do something unlawful, an advice service or a union will help you before you act. And if work has made you ill, see the doctor before you see the job centre.

There is one more thing to say in praise of plain work. When the shift is over, it is over. Men with a calling take theirs to bed with them.`,
        },
      ],
    },
    {
      key: 'after-the-role-is-gone',
      pillar: 'purpose',
      title: 'After the role is gone',
      description:
        'Redundancy, retirement, divorce, illness, children leaving home. When what you were falls away: the first weeks, the in-between, and small trials of what comes next.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `'And what do you do?' It is a harmless question, until there is nothing to reply. Then you notice how much hung on that one nail: the getting up, the jokes, the people, the right to be tired in the evening. It is not just the income or the marriage that has gone. It is the answer.

William Bridges, who wrote about this for many years (*Transitions*, 1980), made a distinction that helps. A **change** is what happens: on the thirty-first you hand in the badge. A **transition** is what you go through on account of it, and that has three parts, in an unexpected order: first an ending, next a stretch in between when the old is over and the new is not there yet, and only after that a beginning. We would like to skip the middle. It cannot be skipped. It can be badly furnished or well.

## The ending

Something is over, and it deserves to be marked. Have the drink with the shift. Take the tools home. Write to the three people you will truly miss. Say to someone aloud what you have lost: status, a van, being needed at ten past eight, bedtime stories every night. If you were pushed, you will be angry as well. That is part of it. But let someone check the papers before anger signs them.

## In between

Here you are nobody in particular, and it can go on for months. You will be tempted to fill it at once: with the first post that offers, a hasty new love, drink, a business idea. Leave it some room. Old certainties loosen, which is uncomfortable and also the only time when something different fits in.`,
        },
        {
          kind: 'steps',
          title: 'The first eight weeks',
          steps: [
            'Week 1: order the necessary things. Money, papers, insurance, whom to register with. If you are entitled to advice, get it. List what must be decided now and what may wait.',
            'Week 1 as well: keep the getting-up time. Wash, dress, be out of the house by ten if your body allows. It sounds like nothing. It carries.',
            "Week 2: tell people in your own words. Two sentences are enough: 'They shut the depot in March. I am taking some time before I decide what is next.'",
            'Weeks 3 and 4: write the list of what the role gave you beyond money. Company? Order? Rank? Being good at something? A reason to be away?',
            "Weeks 5 and 6: for each line, find one small other source. Company: Tuesday's group. Being good at something: repairing bikes for the school.",
            'Weeks 5 to 8: three small trials of what might come. A day alongside someone, an evening course, a shift as a volunteer. Nothing you cannot leave again.',
            'Week 8: read everything. What did you look forward to? Do more of that. Nothing at all? See the last section.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'For the particular case',
          tips: [
            'Redundancy: it is a decision about a job. It feels like one about you. Say that sentence to yourself until it is dull.',
            'Retirement: do not fill the calendar in the first month. And if you live with someone, talk about lunch. Sharing a home is one thing, sharing every midday another.',
            'Separation: get legal advice early, company daily. If there are children, keep steady whatever can be kept steady, and say nothing bad about the other parent in front of them.',
            'Illness or injury: you may well be grieving, whatever the brochures say. Ask others who have it how they live with it, not only doctors how it is treated.',
            'Children gone: the house is too quiet. That is a finished piece of work. Look at it for a while before you turn the room into a gym.',
            'Leaving the forces, the pitch, the ministry: you lose a language as well. Find others who speak it, and learn a second.',
          ],
        },
        {
          kind: 'checklist',
          title: 'A well-furnished in-between',
          items: [
            'I get up at a fixed time and am outside, or at least at an open window, before noon.',
            'I speak to someone outside the house on at least four days a week.',
            'I do one thing in the week that is of use to another person.',
            'I learn something at which I am a beginner.',
            'My money is known to me, in figures, for the next six months.',
            'I drink no more than before, and I know how much that is.',
            'There is one evening on which nobody asks how the search is going.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The new beginning is small

It hardly ever comes as an idea in the bath. It comes as a Thursday on which you notice that you have forgotten the time. It does not yet have a title, and when somebody asks what you do, you will stammer. Good. Say what you did this morning.

## When it is too much

A loss of this kind can take a man further down than he expected. If you sleep badly for weeks, see no way, feel a burden, or think that others would be better off without you: treat it as a warning sign and not as the truth about you, and tell someone today. Your doctor, a friend, or at once: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland). The role is gone. You are not.`,
        },
        {
          kind: 'links',
          title: 'Places that help',
          links: [
            { label: 'Citizens Advice (UK): work, money, separation', url: 'https://www.citizensadvice.org.uk' },
            { label: "UK Men's Sheds Association", url: 'https://menssheds.org.uk' },
            { label: 'Idealist: volunteering, many countries', url: 'https://www.idealist.org' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'ask-three-people',
      pillar: 'purpose',
      title: 'Ask three people',
      description:
        'Others know things about us that we cannot see. How to ask three people four questions, listen without defending yourself, and make one change from what you hear.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `You have never seen your own face, only in mirrors, and then you hold it differently. It is the same with what we are good at, how we come across, and where we get in our own way. Everybody knows, and we don't. You could ask. Hardly anybody does, for fear of hearing something bad. More often you hear something good, and do not know where to look.

This exercise takes about three hours spread over two weeks. You need three people, twenty minutes with each, a notebook, and the ability to keep your mouth shut. That last is the hard part.

## Which three

One who knows you from **work** or from doing things. One who knows you from **close by**: family, partner, flatmate. One who has known you for **a long time**, and perhaps not very well of late. No one who is angry with you at present. No one who depends on you and cannot tell the truth. No one whose judgement of you has always hurt. You want a mirror, not a court.

If you cannot find three, begin with one. If you can think of no one, that is an answer too, and a good reason to begin with brotherhood before you go on with purpose.`,
        },
        {
          kind: 'steps',
          title: 'How it is done',
          steps: [
            "Ask by message or in person: 'I am trying to see more clearly what I am good for. Would you answer four questions for me? Twenty minutes, and you may think about them first.' Send the questions along.",
            "Question one: 'When have you seen me at my best? What exactly was I doing?'",
            "Question two: 'What do you come to me for, or would you, if you needed it?'",
            "Question three: 'Where do I get in my own way?'",
            "Question four: 'What should I do more of, and what should I leave to others?'",
            "Write their words down as they are said. Ask only one thing back: 'Can you give me an example?' Explain nothing, correct nothing, make no jokes.",
            'Say thank you. Do not return the favour unasked.',
            'Wait two days. Then lay the three pages side by side and underline what comes up at least twice.',
            'Choose one thing to do more of and one to leave, for a month. Tell the three what they are.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Hearing it without ducking',
          tips: [
            "Praise: say 'Thank you', breathe out, write it down. 'That was nothing' is a way of telling the other person they are mistaken.",
            "Criticism: say 'Thank you', breathe out, write it down. Word for word, then it is shorter than you feared.",
            "If something hurts, say so, and leave it there: 'That hits home. I'll think about it.'",
            'If it is plainly unfair, it is still information about how you come across to that one person. No more than that.',
            'A single voice is an opinion. Two are a hint. Three are news.',
            "If someone only says nice things, ask: 'And if you had to name one thing?' Once. Then leave it.",
            'By message it is easier to be honest. By voice you hear what is meant. If you can, do both.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What tends to come out

Two things, often. What others value in you may be something you think nothing of: that you are calm when things go wrong, that you explain without showing off, that you ring. And where you get in your own way will rarely be a surprise. You knew it. You had only been able to tell yourself that nobody noticed.

The useful part lies between: what two of the three have come to you for, and what you have never thought of as an offer. Purpose is often found there. It is the place where something that comes easily to you meets something others are short of.

## Turning it into something

Write one sentence: **'People come to me for ..., and I get in my way when I ....'** Keep it on a card for a month. Before each thing you take on, look at it: is this what people come to me for, or am I just doing it because I was asked first? Two things turned down and one offered makes a good month.

If what came back has shaken you, or has touched something old, do not carry it about alone. Talk with a friend or a counsellor. An exercise of this kind is supposed to open a window, not take out the wall.`,
        },
        {
          kind: 'checklist',
          title: 'Before you ask',
          items: [
            'I have three people, and none of them is dependent on me or furious with me.',
            'I am rested, and today is not the day after a defeat.',
            'I can hear an answer without replying to it for two days.',
            'I have the four questions on paper.',
            'I know why I want to know.',
            'I am ready to change one thing, not seven.',
          ],
        },
      ],
    },
    {
      key: 'twelve-weeks-on-one-sheet',
      pillar: 'purpose',
      title: 'Twelve weeks on one sheet',
      description:
        'A plan for a season: one aim, three strands, a number for each week, and the holes planned in advance. With a spreadsheet and a rule for revising it.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `A year is too long to plan. By March something has happened, and the rest of the sheet is fiction. A week is too short: there is always a reason why this one does not count. Twelve weeks are about right. It is roughly a season. You can see the end from the beginning, and yet something can grow.

This sheet is for one aim that has parts. (For a single habit a pencil mark on the calendar will do.) It can come from work, from the body, from the family, or from the shed. If you have two, do one now and the other next season. Start three at once, and in twelve weeks you will have three beginnings.

## The aim and its strands

Write the aim as something another person could see: *the boat is in the water*; *I give a fifteen-minute talk in Spanish*; *all debts are on one list, and two are paid*; *I have eaten with my brother six times*. Then ask which **three strands** of work lead there. More than three and it gets muddled, fewer and it may not need a sheet. For the boat: hull, engine, papers. For the talk: words, listening, speaking with people.

Every strand gets a **number per week**, small enough for a bad one: two hours on the hull, three calls, twenty minutes each on four days. Add up the hours. If the sum is greater than what you had free in an ordinary week last month, it is not a plan but a wish. Halve it.`,
        },
        {
          kind: 'steps',
          title: 'Fill it in, one hour',
          steps: [
            'Write the aim, the date in twelve weeks, and who will see it.',
            'Write the three strands and their weekly numbers. Add up the hours. Check them against a real week.',
            'Put in the holes first: holidays, deadlines, birthdays, that week in May that is always dreadful. Cross out one or two whole weeks as rest.',
            'Set three posts: what should stand at the end of week 4, week 8, week 12? One sentence each.',
            "Write two 'If ..., then ...' sentences for the likeliest trouble.",
            'Choose the day for the weekly five minutes: enter three numbers, one line, done.',
            'Choose the days for the two long looks, at the ends of weeks 4 and 8, an hour each, with someone if you can.',
            'Hang it up where you brush your teeth, or where you keep your keys.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'The rules of revision',
          tips: [
            "During the week you change nothing. You do it, or you don't, and enter the number.",
            'At the weekly five minutes you may change how and when.',
            'At the ends of weeks 4 and 8 you may change the numbers and the posts. Downwards is allowed, in writing.',
            'The aim itself you change only if life has changed. Then strike it out visibly, date it, and write the new one over it.',
            'A nought is a number. Enter it. An empty box helps no one.',
            'Two noughts running on the same strand: ask if it is too big, unclear, or does not belong.',
            'Finished early? Then it is finished. Do not stretch it.',
          ],
        },
        {
          kind: 'download',
          label: 'Twelve-week sheet (CSV, opens in any spreadsheet)',
          filename: 'twelve-weeks.csv',
          contents: `"AIM (what others can see)","","","","","",""
"Date in twelve weeks","","Who will see it","","Weekly five minutes on","",""
"Strand A","","Number per week","","Unit","",""
"Strand B","","Number per week","","Unit","",""
"Strand C","","Number per week","","Unit","",""
"If","","then","","","",""
"If","","then","","","",""
"Week","Begins on","Holes (travel, guests, rest)","A done","B done","C done","One line: what happened, what next"
"1","","","","","",""
"2","","","","","",""
"3","","","","","",""
"4","","","","","",""
"LONG LOOK 1","","What should stand:","","What stands:","","Change:"
"5","","","","","",""
"6","","","","","",""
"7","","","","","",""
"8","","","","","",""
"LONG LOOK 2","","What should stand:","","What stands:","","Change:"
"9","","","","","",""
"10","","","","","",""
"11","","","","","",""
"12","","","","","",""
"THE END","","Done, seen by:","","What I learned:","","Next season or rest:"
`,
        },
        {
          kind: 'intro',
          markdown: `## Weeks five to nine

They decide it. The opening has worn off and the end is not in sight. You will have a better idea, a cold and a visit. Three things help. Halve the numbers rather than stopping. Do one session in company. And look back rather than ahead: read what the sheet already says. It is usually more than you thought, because from day to day you only see what is missing.

## The last week

Leave it free for finishing off. Everything takes a week longer than planned, and if you plan the week in, it is no longer late. Show the thing to the person you named. Then a week with nothing in it. You may hang up the next sheet when you find yourself looking at the empty nail.

## When it did not come off

Read the lines. Was the aim someone else's? Were the numbers too high from the second week on? Did something happen that was more important? Write one sentence: 'In the next season I will ....' A sheet that was kept honestly to the end is a success even if the boat is still standing in the yard. You now know what twelve weeks of yours will carry, and the next sheet will be truer for it.`,
        },
        {
          kind: 'checklist',
          title: 'A sheet that will hold',
          items: [
            'One aim, and a neighbour could see whether it has been reached.',
            'Three strands, three numbers, hours added up and checked.',
            'The bad weeks are in there already.',
            'The short form of each strand is clear to me.',
            'Somebody knows the date.',
            'There is nothing on it that I only wrote down because it looks good.',
          ],
        },
      ],
    },
    {
      key: 'jobs-with-no-deadline',
      pillar: 'purpose',
      title: 'Jobs with no deadline',
      description:
        'The will, the photographs, the talk with your father, the thing you want to make. Why what matters most is seldom urgent, and ways of giving it a date that holds.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `What is urgent gets done. It rings, it blinks, someone is standing there. What matters often keeps quite still. Nobody will ever send you a reminder that you meant to learn the piano, write down how your mother's people came to this country, see a doctor about the snoring, or talk to your brother. These jobs have no deadline. Or rather they have one, but no one tells you the date.

In Stephen Covey's *The 7 Habits of Highly Effective People* (1989) there is a simple square that sorts things by urgent and important. The quarter that is important and not urgent is the one where a life gets made, and it is the one that loses every single day to the inbox. You do not have to admire business books to see that he has a point.

Trying harder will not do it. What you have to do is **lend the quiet job the tools of the loud one**: a date, a person waiting, a place, a price.

## Five ways to make a deadline that holds

**A person who is waiting.** Not 'I'll send it some time' but 'I'll bring it on Friday the ninth.' Best is somebody who would be put out if you did not come.

**A room that is booked.** The hall, the boat lift, the appointment with the lawyer. What has been booked happens, because not doing it would now be the trouble.

**An occasion.** A birthday, the reunion, the first frost. The photographs get sorted for the eightieth. They do not get sorted 'in winter'.

**A hook in the week.** Not a date but a return: every Tuesday after supper, one hour, until it is done. For work that has no end this is the only thing.

**A shared table.** Two men who sort papers in the same kitchen on the same evening. Each does his own. It is an odd kind of evening and it works.`,
        },
        {
          kind: 'steps',
          title: 'Give one quiet job a date',
          steps: [
            'List everything that matters and does not ring. Health, papers, people, making, learning. Five minutes.',
            'Read the list and ask of each one: if I had only a year, would I be sorry not to have done it? Mark those.',
            'Of the marked ones take the one that depends on somebody who will not be around for ever. If there is none, take the one you feel in your stomach when you read it.',
            "Write down what 'done' looks like. 'The talk with Dad' is done when I have asked him the three questions.",
            'Choose one of the five ways. Do the binding part today: ring, book, promise.',
            'Cut off the first piece that fits into one hour. Put it on a day this week.',
            'Tell the person who is waiting what to do if you do not turn up: ring you and ask.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Quiet jobs that men often put off for years',
          items: [
            'A will, and who is to decide for me if I cannot. (Ask a lawyer or a reputable advice service.)',
            'The list of accounts, policies and passwords, and someone who knows where it is.',
            'The check-up, the teeth, the hearing, the snoring. (A lump, a changing mole or blood where there should be none is no quiet job: book the doctor this week. Chest pain or heavy bleeding is an emergency call.)',
            'The question to the old people: where do we come from, what was it like?',
            'The apology that is five years late.',
            'Photographs, letters, the box in the loft.',
            'The skill I talk about every New Year.',
            'The friend who moved away.',
            'The holiday we always say we will take.',
            'Something made with my own hands that will outlast me.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Keeping it from sliding back',
          tips: [
            'One quiet job at a time. The others wait on the list, they are used to it.',
            'Put it early in the day or early in the week. What is put at the end gets what is left, and nothing is left.',
            'When something urgent pushes in, do not delete the quiet one. Move it, at once, to a definite hour.',
            'Do it for ten minutes if you cannot do it for sixty. The thread must not break.',
            "Say at home what it is and why. 'I'm sorting the papers so that you won't have to one day.'",
            'Count what you finish. Three quiet jobs a year, and in ten years you have lived differently.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you keep walking round one of them

Then it is usually not a question of time. The will means thinking of death. The check-up may find something. The talk with your father might go wrong, or he might cry. Say that aloud to someone: 'I'm not doing it because I'm afraid that ....' Often it is then half done. Take someone with you, to the doctor, to the solicitor, as far as the front door. You would go with him.

And if someone dies before you have had the talk: it happens, to good men as well. Then write the letter, say it at the grave, tell it to his brother. And go and see the next one on the list.

## A closing thought, and an old one

Seneca wrote to a man called Paulinus nearly two thousand years ago that life is not short, but that we waste a great deal of it (*On the Shortness of Life*). And there was no telephone to blame. Quiet things were quiet then too. Somebody has to speak for them, and it may as well be you, on Tuesdays after supper.`,
        },
      ],
    },
    {
      key: 'a-ledger-of-promises',
      pillar: 'purpose',
      title: 'A ledger of promises',
      description:
        'Write down what you have promised and to whom, kept, broken or withdrawn, for a month. A simple way to make your word worth more, and lighter.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `'I'll send it over.' 'We must have a coffee.' 'I'll see to that at the weekend.' Most of us hand out such promises all day and hardly notice. The people who hear them do. They say nothing. They only learn in time what a man's word is worth and discount it, as a bank discounts a doubtful cheque.

The reverse is true as well. There are people who say little and it happens. Nobody checks up on them. They get told things. When something is at stake, theirs is the number that gets rung. That is no gift of nature. They promise less, they write it down, and they speak up before it goes wrong.

A ledger for one month will get you some way there. It is a sheet with six columns. You write down **every promise that leaves your mouth or your thumbs**, to others and to yourself, with a day. At the end each gets one of four letters.

- **K**, kept: done by the time I said.
- **M**, moved: I spoke up before it was due, and we agreed on something else.
- **W**, withdrawn: I took it back, in time and in plain words.
- **B**, broken: it was due, and I had said nothing.

K, M and W are all honest. Only B eats away at your word. That takes a good deal of the weight off: you need not keep everything. You just must not let it fall in silence.`,
        },
        {
          kind: 'steps',
          title: 'A month with the ledger',
          steps: [
            'Week 1: only listen. Carry the sheet, write down each promise as soon as you notice it. In the evening go through your messages, they are full of them. Change nothing. Count.',
            'End of week 1: how many were there, how many had a day? To whom do you promise most? Which were just politeness?',
            "Week 2: promise nothing without a day. 'By Thursday' or not at all. Where you do not mean it, find another sentence: 'It was good to see you' does instead of 'We must meet up.'",
            "Week 3: speak up before it is due. Once a day read the sheet, and where it is getting tight send a message: 'I said Thursday. It will be Saturday. Is that all right?'",
            'Week 4: look after those to yourself. They are on the sheet as well. Halve them, give each an hour, and treat yourself as decently as anyone else you had promised.',
            'Last day: count K, M, W, B. Take the oldest B and put it right: do it, or say that it will not come to anything and that you are sorry.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What a month of this teaches',
          tips: [
            'Many broken promises were never meant. They were only meant kindly.',
            "'I'll try' is a promise with a back door. Say yes, no, or when you will know.",
            "To children everything is a promise. 'Perhaps' counts as yes. Say 'no' or 'on Saturday'.",
            'Those who are nearest get the most B. They have the most patience, so far.',
            'To promise under pressure and withdraw next morning is better than going about with it for three weeks.',
            "Do not promise for others. 'He will do that gladly' is not yours to give.",
            'Too many promises to yourself are a kind of beating. Two at a time is plenty.',
            'A kept small one carries further than a great one with a good excuse.',
          ],
        },
        {
          kind: 'download',
          label: 'Ledger of promises (CSV, opens in any spreadsheet)',
          filename: 'promise-ledger.csv',
          contents: `"Date given","To whom (or myself)","What exactly","Due (day, hour)","K kept / M moved / W withdrawn / B broken","One line: what happened"
"EXAMPLE 3 May","Neighbour","Bring back the drill","Sat 7 May, noon","K","Cleaned it first"
"EXAMPLE 4 May","Myself","Bed by half past ten, Mon to Thu","Thu 12 May","M","Made it eleven after the late shift"
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"","","","","",""
"TOTALS","Kept:","Moved:","Withdrawn:","Broken:","Oldest B, and when I put it right:"
`,
        },
        {
          kind: 'intro',
          markdown: `## How to take back a promise

It is not pleasant, and it takes a minute. Early, personally, without a story: 'I told you I would help with the move. I can't after all. I am sorry, and I know it leaves you short. I could drive the van on Friday evening. Would that help?' You admit it, you name what it does to the other person, you offer something if you have something to offer. Then you put up with their being cross. It is still cheaper than Saturday morning with your phone switched off.

Some promises cannot be withdrawn with a sentence: those to children, to someone who is ill, those with a signature at the foot. There you look for help to be able to keep them. That too is part of a man's word.

## How to keep the ledger going

Not for ever. A month, then a week each quarter, like checking the oil. In between one habit is enough: whenever you hear yourself say 'I'll', add the day, and write it where you will see it.

You will be talking less after that. People will lean in a little more when you do.`,
        },
        {
          kind: 'checklist',
          title: "Before I say 'I'll'",
          items: [
            'Do I want to, or do I want him to stop looking at me?',
            'Do I know by when?',
            'Is there room on that day?',
            'Is it mine to promise?',
            'Will I write it down within the next five minutes?',
            'If not: which friendly sentence says no more than I mean?',
          ],
        },
      ],
    },
  ],
}
