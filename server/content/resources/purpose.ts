import type { Source } from '#contract/sources.ts'
import {
  aeon2021,
  bpsSayingNo,
  buehler1994,
  cameron2016,
  curry2018,
  dazzi2014,
  duckworth2016,
  galdas2014,
  gollwitzer2006,
  harkin2016,
  jenkinson2013,
  lally2010,
  masicampo2011,
  niceMeRecommendations,
  paul2009,
  schippers2019,
  schwartz2012,
  sharif2017,
  sirois2013,
  surreyHabits,
  whoDepressiveDisorder,
  wohl2010,
  wrosch2013,
  yip2012,
} from '../sources.ts'
import type { LibraryResource, Shelf } from '../types.ts'

const checkedOn = '2026-11-23'

const babySleep: Source = {
  author: 'Berkshire Healthcare NHS Foundation Trust',
  year: null,
  title: 'Safe sleeping',
  url: 'https://cypf.berkshirehealthcare.nhs.uk/health-and-development/child-safety/safe-sleeping/',
  checked: checkedOn,
}
const erectionMedicines: Source = {
  author: 'International Society for Sexual Medicine',
  year: null,
  title: 'Who shouldn’t take erectile dysfunction drugs?',
  url: 'https://www.issm.info/sexual-health-qa/who-shouldnt-take-erectile-dysfunction-drugs/',
  checked: checkedOn,
}
const futureSelf: Source = {
  author: 'Yuta Chishima, Anne Wilson',
  year: 2021,
  title:
    'Conversation with a future self: A letter-exchange exercise enhances student self-continuity, career planning, and academic thinking',
  url: 'https://doi.org/10.1080/15298868.2020.1754283',
  checked: '2026-11-28',
}
const jobCrafting: Source = {
  author: 'Amy Wrzesniewski, Jane Dutton',
  year: 2001,
  title: 'Crafting a Job: Revisioning Employees as Active Crafters of Their Work',
  url: 'https://doi.org/10.5465/amr.2001.4378011',
  checked: '2026-11-28',
}
const jobCraftingNews: Source = {
  author: 'Center for Positive Organizations, University of Michigan',
  year: 2021,
  title: 'CNN cites Jane Dutton, Amy Wrzesniewski’s research on job crafting',
  url: 'https://positiveorgs.bus.umich.edu/news/cnn-cites-jane-dutton-amy-wrzesniewskis-research-on-job-crafting/',
  checked: checkedOn,
}
const jobsCallings: Source = {
  author: 'Amy Wrzesniewski and others',
  year: 1997,
  title: 'Jobs, Careers, and Callings: People’s Relations to Their Work',
  url: 'https://doi.org/10.1006/jrpe.1997.2162',
  checked: checkedOn,
}
const lossOfSelf: Source = {
  author: 'Kathy Charmaz',
  year: 1983,
  title: 'Loss of self: a fundamental form of suffering in the chronically ill',
  url: 'https://doi.org/10.1111/1467-9566.ep10491512',
  checked: checkedOn,
}
const maleCarers: Source = {
  author: 'Nan Greenwood, Raymond Smith',
  year: 2015,
  title: 'Barriers and facilitators for male carers in accessing formal and informal support: a systematic review',
  url: 'https://eprints.kingston.ac.uk/id/eprint/32156',
  checked: checkedOn,
}
const maleCarersSupport: Source = {
  author: 'Caroline Finn, Pauline Boland',
  year: 2021,
  title: 'Male family carers’ experiences of formal support: a meta-ethnography',
  url: 'https://doi.org/10.1111/scs.12919',
  checked: checkedOn,
}
const niceAlcohol: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2011,
  title: 'Alcohol-use disorders (CG115), information for the public: Treatments for adults who misuse alcohol',
  url: 'https://www.nice.org.uk/guidance/cg115/ifp/chapter/Treatments-for-adults-who-misuse-alcohol',
  checked: checkedOn,
}
const niceCarers: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2020,
  title: 'Supporting adult carers (NG150): Context',
  url: 'https://www.nice.org.uk/guidance/ng150/chapter/Context',
  checked: checkedOn,
}
const niceDepression: Source = {
  author: 'National Institute for Health and Care Excellence (NICE)',
  year: 2009,
  title: 'Depression in adults with a chronic physical health problem: recognition and management (CG91)',
  url: 'https://www.nice.org.uk/guidance/cg91',
  checked: '2026-11-28',
}
const nidaRelapse: Source = {
  author: 'National Institute on Drug Abuse (NIDA)',
  year: 2018,
  title: 'Say What? “Relapse”',
  url: 'https://archives.drugabuse.gov/blog/post/say-what-relapse',
  checked: checkedOn,
}
const nightDriving: Source = {
  author: 'Michael Lee and others',
  year: 2016,
  title: 'High risk of near-crash driving events following night-shift work',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4711869',
  checked: checkedOn,
}
const prettyMeaningful: Source = {
  author: 'Samantha Heintzelman, Laura King',
  year: 2014,
  title: 'Life Is Pretty Meaningful',
  url: 'https://doi.org/10.1037/a0035049',
  checked: checkedOn,
}
const promises: Source = {
  author: 'Ayelet Gneezy, Nicholas Epley',
  year: 2014,
  title: 'Worth Keeping but Not Exceeding: Asymmetric Consequences of Breaking Versus Exceeding Promises',
  url: 'https://doi.org/10.1177/1948550614533134',
  checked: checkedOn,
}
const regret: Source = {
  author: 'Thomas Gilovich, Victoria Husted Medvec',
  year: 1995,
  title: 'The Experience of Regret: What, When, and Why',
  url: 'https://doi.org/10.1037/0033-295X.102.2.379',
  checked: checkedOn,
}
const retirees: Source = {
  author: 'Mo Wang',
  year: 2007,
  title: 'Profiling Retirees in the Retirement Transition and Adjustment Process',
  url: 'https://doi.org/10.1037/0021-9010.92.2.455',
  checked: checkedOn,
}
const selfOther: Source = {
  author: 'Simine Vazire',
  year: 2010,
  title: 'Who knows what about a person? The self–other knowledge asymmetry (SOKA) model',
  url: 'https://doi.org/10.1037/a0017908',
  checked: checkedOn,
}
const strengths: Source = {
  author: 'Laura Morgan Roberts and others',
  year: 2005,
  title: 'How to Play to Your Strengths',
  url: 'https://hbr.org/2005/01/how-to-play-to-your-strengths',
  checked: '2026-11-28',
}
const sunkCost: Source = {
  author: 'Hal Arkes, Catherine Blumer',
  year: 1985,
  title: 'The psychology of sunk cost',
  url: 'https://doi.org/10.1016/0749-5978(85)90049-4',
  checked: checkedOn,
}
const taskSignificance: Source = {
  author: 'Adam Grant',
  year: 2008,
  title: 'The significance of task significance',
  url: 'https://doi.org/10.1037/0021-9010.93.1.108',
  checked: checkedOn,
}
const threeMeanings: Source = {
  author: 'Frank Martela, Michael Steger',
  year: 2016,
  title: 'The three meanings of meaning in life: Distinguishing coherence, purpose, and significance',
  url: 'https://doi.org/10.1080/17439760.2015.1137623',
  checked: checkedOn,
}
const urgency: Source = {
  author: 'Meng Zhu, Yang Yang, Christopher Hsee',
  year: 2018,
  title: 'The Mere Urgency Effect',
  url: 'https://doi.org/10.1093/jcr/ucy008',
  checked: '2026-11-28',
}
export const purpose: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'why-you-put-it-off',
      pillar: 'purpose',
      title: 'Why you put things off, and what helps',
      description:
        'Putting things off often has more to do with an unpleasant feeling than with laziness. Here are five common kinds of delay, a way back in for each, and what to do after a lost week.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `You know the job. You’ve known it for weeks. When you finally had half an hour, you cleaned the oven instead. So what’s going on?

In a 2013 paper, the psychologists Fuschia Sirois and Timothy Pychyl argued that putting things off has a lot to do with mood. The job makes us feel bored, stupid, anxious or trapped. We turn to something else and feel better at once. The relief is real, so we do it again. We pay for it next week.

If that fits you, two things follow. First, calling yourself lazy won’t help. It puts one more bad feeling on top of the job. Second, a better calendar may not be enough. You also need a way to make the first five minutes less unpleasant, or to begin while they’re unpleasant.

## Which kind is yours?

**It’s dull.** Expenses, filing, laundry. It really is dull. What helps: company, music, a fixed length and something nice afterwards.

**It’s unclear.** “Sort out the pension.” You can’t begin, because there’s no first move in it. What helps: ten minutes to find one. Who would you call? Which page would you open?

**It’s frightening.** A lump, a letter, a talk with your boss. As long as you wait, you don’t have to know. What helps: a second person and a very short first step. For a health worry, that step is booking a doctor. For a legal worry, it’s asking an advice service. Do it today, or when they next open. If it’s urgent, don’t wait.

**It’s too big.** A degree, a home full of things, a move. Each time you look, you compare yourself with the whole of it. What helps: one piece you can finish within a week.

**It isn’t yours.** You said yes to please someone, or you think you’re supposed to want it. What helps: giving it back this week if somebody else can do it, or taking it off your list if nobody’s waiting. “I said yes too fast and I can’t do this. Who else could you ask?”

Often there are two kinds at once.`,
        },
        {
          kind: 'steps',
          title: 'Getting started again',
          steps: [
            'Say which of the five kinds it is. Out loud is fine.',
            'Say what you expect to feel in the first five minutes: bored, ashamed, scared, annoyed.',
            'Find a first move that takes two minutes, even from your bed: open the envelope, find the login, put the form on the table.',
            'Choose the moment: “When I’ve eaten, I’ll open the envelope at the table.” Plans in this form have helped people in many studies.',
            'Set a timer for ten minutes and begin. When it goes off, you really may stop. Knowing that can make it easier to begin tomorrow.',
            'Before you stop, decide what you’ll do first next time, and put it where you’ll see it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## After you’ve lost a week

Go easy on yourself, and do it early. In one study of first-year students, those who forgave themselves for putting off studying for their first exam put it off less before the next one. It’s a single study, so don’t expect too much. But you’ve probably tried blaming yourself already, and it didn’t help.

Here’s a version that takes a minute. Say what happened: “I didn’t do it last week.” Say what it cost: “Now there’s a late fee.” Say what you’ll do and when: “Ten minutes at four.” Then do the ten minutes, and don’t promise to catch up.

## When someone else is waiting

Tell them before they ask. “I’m late with this. You’ll have the first half on Thursday.” It’s an uncomfortable message and takes thirty seconds to send. Silence costs more, because people fill it with their own explanation.

## When there may be more behind it

Have you put off nearly everything since you were a child, even things you enjoy? Do you lose track, lose things, start ten and finish none? ADHD, a lasting difficulty with attention and planning, is one possible reason, and adults can be assessed for it. Has nothing been worth starting for two weeks or more? Low mood can look like laziness from the outside, and from the inside too.

Illness, pain, poor sleep, alcohol, other drugs and some medicines also make it hard to begin. A doctor can help you find out. Don’t stop a medicine before you’ve asked.`,
        },
        {
          kind: 'checklist',
          title: 'If you still can’t begin: what’s missing?',
          items: [
            'I can say in one sentence what the finished job looks like.',
            'I know the first move.',
            'I’ve slept and eaten today.',
            'What I need is within reach: the tool, the password, the phone number.',
            'It’s mine to do, and I still want it done.',
            'Someone knows I mean to do it today.',
            'My phone is in another room, or on silent if I need it.',
          ],
        },
      ],
      sources: [sirois2013, wohl2010, gollwitzer2006],
    },
    {
      key: 'a-goal-that-survives-february',
      pillar: 'purpose',
      title: 'Set a goal you’ll still have in two months',
      description:
        'How to choose one goal, turn it into actions you control, tie them to a time and place, and keep going when it gets dull. With a one-page sheet.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Some goals have little chance from the start. They belong to someone else, there are five of them, or they’re results that don’t depend on you. This guide helps you set one that has a better chance. It takes about an hour.

## Choose one

Say or write down everything you’d like to be different a year from now. Then ask of each: if this one changed, would others get easier? Choose that one. The rest can wait.

Test it with a question: **would I still want this if nobody ever heard about it?** If most of the pleasure is in telling people, choose again.

Your health, your money and the people who depend on you set limits. Choose one that takes them into account. “Two swims a week when my joints allow” is a proper goal.

## Turn the result into actions

“Get fit”, “get promoted” and “have more friends” are results. They depend on your body, your boss and other people. You can only do actions: move for half an hour on three days, apply for one job a week, call two friends on Sundays.

So say the result once, then choose one or two actions that lead there. Give each a number you could count on your fingers. From now on you track the actions. You check the result once a month.`,
        },
        {
          kind: 'steps',
          title: 'Six lines for your goal',
          steps: [
            'The result: one sentence with a date, in words you’d use in conversation.',
            'The reason: why it matters and who it’s for, without the word “should”.',
            'The action: what, how often, how long. “Twenty minutes of Spanish, four times a week.”',
            'The moment: “When I’ve parked at work, I do ten minutes before I go in.” If X, then Y.',
            'The short version: two minutes, for bad days. Mark it like any other.',
            'The person: who asks you for the number each week, and on which day.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Why the moment matters

Plans of the form “If X happens, I’ll do Y” have been tested in many experiments. A review of 94 tests by Peter Gollwitzer and Paschal Sheeran found that they helped people reach goals, with a medium to large effect. Nobody knows how large it would be for you. But the plan costs nothing. You decide once, calmly, and later the situation reminds you.

Choose an X that happens anyway, that you’ll notice, and that leaves you free to act: the kettle, the bus stop, the children’s light going out, the end of a dialysis session.

## Why someone should ask you

A review of 138 experiments found that people who checked their progress more often reached their goals more often. It worked better when progress was recorded and reported to others. So keep a record where you’ll see it, and send someone a number once a week.

## When it gets dull

After some weeks it’s no longer new, and it isn’t yet much use. Around then you may suddenly see a much better goal. It may only look better because it’s new. Some rules help:

- You may change the **method** whenever you like.
- You may change the **size** once a month.
- You may change the **goal** only on a date you’ve set in advance, after talking to someone. If it’s harming you, stop at once.

Sometimes the goal really has become impossible: an injury, a diagnosis, a door that has closed. Then let go of it and look for another that matters. Research links this ability to less distress, and finding a new goal to a stronger sense of purpose.`,
        },
        {
          kind: 'tiplist',
          title: 'What helps you keep it up',
          tips: [
            'Give yourself a few skip days in advance, for example four in two months. In studies, a small reserve helped people keep going.',
            'After a missed day, do the short version the next day. Don’t pay anything back.',
            'Move one thing in the room: shoes by the door, phone in the drawer, pill box next to the cup.',
            'Tell few people about it, and let one of them ask.',
            'When life gets heavy, shrink the action before you drop it.',
            'Set an end. Eight weeks are long enough to see something.',
            'If you get there early, enjoy it for a week before you set anything new.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If a goal starts to hurt you

Stop if it costs you sleep for weeks, makes you dizzy or ill, leads you to skip meals or treatment, or makes you hide things from people close to you. Talk to a doctor, above all if it’s about food, weight or training.`,
        },
        {
          kind: 'download',
          label: 'One goal on a page (text)',
          filename: 'one-goal-on-a-page.txt',
          contents: `ONE GOAL ON A PAGE
Date: ____________      Review date (8 weeks): ____________

1. THE RESULT (one sentence, with a date)
   ______________________________________________________________

2. THE REASON (why, and who for; no "should")
   ______________________________________________________________

3. THE ACTION (what, how often, how long)
   ______________________________________________________________

4. THE MOMENT
   When ____________________________________________ happens,
   I will __________________________________________
   at/in ___________________________________________

5. THE SHORT VERSION (two minutes, counts in full)
   ______________________________________________________________

6. THE PERSON (name, day of the week)
   ______________________________________________________________

WHAT MAY GET IN THE WAY               WHAT I'LL DO THEN
1. __________________________         __________________________
2. __________________________         __________________________

SKIP DAYS I CAN USE (for example four):  o  o  o  o

ACTIONS DONE (X = done, s = short version, r = rest day)
Wk 1  M__ T__ W__ T__ F__ S__ S__   Wk 5  M__ T__ W__ T__ F__ S__ S__
Wk 2  M__ T__ W__ T__ F__ S__ S__   Wk 6  M__ T__ W__ T__ F__ S__ S__
Wk 3  M__ T__ W__ T__ F__ S__ S__   Wk 7  M__ T__ W__ T__ F__ S__ S__
Wk 4  M__ T__ W__ T__ F__ S__ S__   Wk 8  M__ T__ W__ T__ F__ S__ S__

RULES
- I can change the method any time.
- I can change the size once a month.
- I can change the goal only on the review date, after talking to someone.
- If it harms me, I stop at once.
`,
        },
      ],
      sources: [gollwitzer2006, harkin2016, wrosch2013, sharif2017],
    },
    {
      key: 'values-you-can-be-caught-at',
      pillar: 'purpose',
      title: 'Find out what you really value',
      description:
        'A ninety-minute exercise that starts from what you’ve done, enjoyed and been angry about. You end with up to five values, each with an action that others could see.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `If someone asks what you value, you may say family, honesty or health. Those are good words. They’re also so broad that you can agree with them all your life and never do anything differently.

This exercise starts from the other end, with things that happened, and asks what they say about you. It takes about ninety minutes. You can split it: steps 1 to 3, steps 4 and 5, steps 6 to 8. With only ten minutes today, do step 1. You need something to write or record with, your calendar and, if you like, last month’s bank statement. Nobody else has to see it.

Researchers who study values, such as Shalom Schwartz, describe them as broad aims that guide what we do. Some pull against each other, such as security and adventure. So look for the few that matter most to you. An exercise like this, followed by plans, is part of what Michaéla Schippers and Niklas Ziegler call life crafting.

**Before you begin:** some of this can bring up regret or grief. Choose moments you can look at. If you come across something you can’t put away again, stop and talk to someone you trust, or to a counsellor. The exercise can wait.`,
        },
        {
          kind: 'steps',
          title: 'The exercise',
          steps: [
            'Ten minutes: three moments when you liked who you were. They can be small. What did you do? For example: I stayed, I asked, I paid.',
            'Ten minutes: three moments when you didn’t. Again, only what you did. If you’re very low at the moment, leave this step out.',
            'Ten minutes: one or two things you saw others do that made you really angry, and one or two that made you want to be more like them.',
            'Fifteen minutes: go through all of it. What was important to you there? Put a word next to each: fairness, loyalty, courage, freedom, care, truth, skill, faith, fun. Were you angry because someone was cheated? Then it’s fairness.',
            'Ten minutes: count. Which words come up most? Take up to five and join any that mean the same to you. If a word you expected isn’t there, leave it out for now.',
            'Fifteen minutes: turn each word into a sentence about something you do, so clear that others could see whether you do it. Say when or who with. There are examples below.',
            'Ten minutes: look through your calendar and, if you like, your spending. Where did each of the five show up last month? Only note it. Don’t judge.',
            'Ten minutes: choose the one that showed up least. What’s the smallest action this week that would bring it closer? Choose the day.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What a good sentence looks like

- Too broad: *I value honesty.* Better: *When something bothers me, I tell the person within two days, before I tell anyone else.*

- Too broad: *Family comes first.* Better: *Twice a week I eat with my children, and until they’re in bed my phone is in the hall.*

- Too broad: *Health matters to me.* Better: *I go out for half an hour on three days, on foot or wheels. When something about my health worries me, I call a doctor and don’t wait.*

- Too broad: *I’m loyal.* Better: *When a friend is ill, I call every Sunday until he’s better.*

The better ones sound less impressive and leave something out, and that’s why you can keep them.

## When two values collide

Sooner or later two of them want the same hour: the honest word and the kind one, the extra shift and the school play, your faith and your partner’s family. A list can’t decide for you. It can show you what you’re choosing between.

Say it plainly: “Tonight I’m choosing work, and it costs me the play.” If you had a choice, you’ll know what you chose. If rent, illness or duty left you none, it isn’t your fault. If the same value loses every time, look at why. It may not be one of your five. Or you may have little choice right now. Then look for one small thing you can still do for it.

## What about the values I was taught?

Parents, faith, school, the army, the company: everyone gives us values. Some fit and some don’t. Ask of each: have I ever paid something for it? Would I want it for my own child or for a friend? If you’ve had to hide who you are, because you’re gay or trans or for another reason, some of your list may be new and not much tested yet. That doesn’t make it less yours.

## What to do with the result

Put the five sentences where you make decisions: on your phone, in your wallet, inside a cupboard, or only in your head if others shouldn’t see them. Use them for small decisions first, and ask: which of the five does it serve? In three months, go through them again. Some you’ll be living by. Others may still be hopes. Both can stay.`,
        },
        {
          kind: 'checklist',
          title: 'Is it a value or a nice word?',
          items: [
            'Others could see whether I did it.',
            'I’ve given something up for it at least once, or I’d be ready to.',
            'I’d want it even if nobody praised me.',
            'I can do it this week, with the body, the money and the duties I have.',
            'It’s mine, and not only my family’s, my religion’s or my company’s.',
            'Someone who wishes me well would be glad to see me do it.',
          ],
        },
      ],
      sources: [schwartz2012, schippers2019],
    },
    {
      key: 'a-half-hour-with-the-week',
      pillar: 'purpose',
      title: 'Plan and review your week in half an hour',
      description:
        'Ten minutes back, ten minutes clearing, ten minutes forward: a weekly review simple enough to keep up. With a sheet to print and what to do in bad weeks.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `In half an hour, with a pen, a phone or a friend, you see what really happened this week, catch what was nearly forgotten, and choose three things for the next one. In experiments, people who checked their progress reached more of their goals, and a plan for an unfinished task kept it from disturbing other thoughts.

This is for your whole life. If you only want to close your working week, use “Close your week in twenty minutes”.

**When:** choose the same half hour every week, such as Sunday with a coffee, or your first day off. Put it in your calendar now, and tell the people you live with, so that they leave you in peace. Look up your dates first. Then put your phone away, or on silent if you take notes with it.

**To try it today,** do steps 1 and 6 in ten minutes.`,
        },
        {
          kind: 'steps',
          title: 'The thirty minutes',
          steps: [
            'Back, five minutes: go through the last seven days, day by day. What got done? Name one thing you’re glad of and one thing you’d do differently.',
            'Back, five minutes: look at last week’s three. Done, still going, or dropped? Mark them and move on.',
            'Clear, six minutes: write down what’s still in your head, ten things at most. For each, write the next step or who will do it, or cross it out.',
            'Clear, four minutes: which promises to other people are due in the next ten days? Put a day next to each.',
            'Forward, four minutes: look at next week with its fixed dates. How many hours are really free? Halve that.',
            'Forward, five minutes: choose three things that would make it a decent week. One for work or duties, one for a person, one for yourself. Give each a day and a time.',
            'Last minute: what may get in the way? One sentence: “If…, then I’ll…”',
          ],
        },
        {
          kind: 'tiplist',
          title: 'To keep it up',
          tips: [
            'Set a timer for each part. When the time is up, go on to the next.',
            'Say what you’ll do and when: “Call Mum on Wednesday after work”.',
            'If something has been among your three for three weeks, make it smaller or drop it.',
            'If you missed it, do ten minutes on any other day. After a really bad week, write one thing you’re glad of and one thing for tomorrow.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When your week isn’t your own

With a newborn, a new diagnosis, a parent who needs you or two jobs, thirty minutes may be out of reach. Then ask one question once a week: **what would make next week a decent one?** Take the first answer. Tell someone who could help with it.

If your health changes from day to day, plan one third of your free time for what has to happen, one third for what you’d like, and keep one third empty.

If it makes you feel worse because you see only what’s missing, leave out the looking back and keep the three. If you’ve felt low or empty on most days for two weeks or more, talk to a doctor.`,
        },
        {
          kind: 'download',
          label: 'The weekly sheet (text, print one per week)',
          filename: 'weekly-half-hour.txt',
          contents: `PLAN AND REVIEW: ONE WEEK               Week of: ______________

BACK (10 min)
What got done:
- ____________________________________________________________
- ____________________________________________________________
- ____________________________________________________________
Glad of:               ________________________________________
Would do differently:  ________________________________________

Last week's three        done / going / dropped
1. ______________________________   ________
2. ______________________________   ________
3. ______________________________   ________

CLEAR (10 min)
Open item                     Next step / who / cross out
___________________________   ________________________________
___________________________   ________________________________
___________________________   ________________________________
___________________________   ________________________________
Promised, due in ten days (to who, what, when):
_______________________________________________________________

FORWARD (10 min)
Free hours next week: ______   Half of that: ______

Three for a decent week             Day and time
Work/duty: ____________________     ______________
A person:  ____________________     ______________
Myself:    ____________________     ______________

If ____________________________ gets in the way,
then I'll ______________________________________

Thirty minutes are enough.
`,
        },
      ],
      sources: [harkin2016, masicampo2011],
    },
    {
      key: 'a-morning-that-holds',
      pillar: 'purpose',
      title: 'Build a morning routine in three sizes',
      description:
        'Full, short and bare: a routine that still works with a sick child, a late shift, pain or a bad night. You try it out in a week.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Morning routines are often described by people on good days: two hours, a run, a notebook, a cold shower. Then the baby is up at four, or your back hurts, or it’s winter, and the whole thing is gone. You conclude that you have no discipline. Probably you only had one size.

A routine that lasts comes in three. **Full**, for days when nothing goes wrong. **Short**, for ordinary days. **Bare**, for the rest. They have the same parts in the same order, and all three count.

## Three parts are enough

Something for your body, something for your mind, something for the day.

- **Body:** water, a wash, stretching on the floor or in a chair, some time outside on foot or wheels, ten push-ups against the kitchen counter.
- **Mind:** reading a page, writing a few lines, a prayer, sitting still, an instrument, a piece of music.
- **Day:** what has to happen, who needs something from you, what comes first.

On a day when you can keep only one part, keep the third. It takes two minutes.

**Medicine isn’t part of the three sizes.** Take it as prescribed, at its own times, every day. If you’ve missed a dose, read the leaflet or ask a pharmacist. Don’t take extra to catch up.`,
        },
        {
          kind: 'steps',
          title: 'Build yours in a week',
          steps: [
            'Think through your last two ordinary mornings. What did you do, in which order, phone included? You’re building on that.',
            'Look at your sleep first: when can you sleep before your next shift or day? Don’t take the time for a routine from it.',
            'Choose one act for each of the three parts. Begin with the bare version (4 minutes), for example a glass of water, three slow breaths and naming the first task. Decide on the short one (15) and the full one (up to 40) later this week.',
            'Choose the start signal: the light, the kettle, the front door. The first act follows it directly.',
            'Put everything ready in the evening: clothes, cup, book, pen.',
            'For three days do only the bare version, even if you could do more. Then the short one for three days. On the seventh, try the full one if you’ve slept.',
            'After that, let a rule choose the size: “Under six hours’ sleep, bare. A day with more pain, bare. A normal working day, short.” Then you don’t have to negotiate with yourself half asleep.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If your mornings belong to others

Night work, early shifts, small children, a parent who needs help getting up at six: then “morning” can mean the start of your own day, whenever it is, or the first fifteen minutes you get alone. A parked car with the engine off, a staff room or a bathroom with a lock will do. Keep the order. The time can change.

If you’re the one being helped in the morning, choose what you can steer: the music, the first sentence, the view, the order of things. Tell the person who helps you what matters to you.

## How long until it’s automatic?

You may have heard 21 days. In a study by Phillippa Lally and colleagues at University College London, how long a new daily habit took to become automatic varied widely. The estimates went from 18 to 254 days, with 66 in the middle. Lally herself says that no single number is right for everyone. It was a small study of simple habits, so don’t measure yourself against it. One result is comforting: missing a single day made no real difference.

## When a routine isn’t what you need

If you’ve slept badly for weeks, wake long before the alarm and dread the day, or can hardly get up at all, start with a doctor. Depression, sleep apnoea, pain, alcohol and some medicines can all make mornings very hard, and a doctor can look for the cause. Don’t stop a medicine before you’ve asked.`,
        },
        {
          kind: 'tiplist',
          title: 'Small things that help',
          tips: [
            'Charge your phone somewhere else. If it’s your alarm, put it where you have to get up to reach it.',
            'Get light soon after you wake up: curtains, doorstep, the lamp in your room. After a night shift, keep it dark until you’ve slept.',
            'If you live with others, ask which ten minutes suit them best.',
            'If you’ve missed three days, do the bare version now, whatever the time is.',
            'Look at it again every season. What’s easy in June may be too much in winter.',
            'Don’t add a fourth part until the three run by themselves.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Is yours the right size?',
          items: [
            'I could do the bare version with a headache.',
            'It doesn’t need anything I’d have to buy.',
            'It starts after something that happens every day anyway.',
            'It doesn’t make me or anyone else late.',
            'It doesn’t take time from my sleep.',
            'There’s a version for the days when my body can do very little.',
            'After a week: I’d miss at least one part of it.',
          ],
        },
      ],
      sources: [lally2010, surreyHabits, gollwitzer2006],
    },
    {
      key: 'someone-who-asks',
      pillar: 'purpose',
      title: 'Find someone who asks how it’s going',
      description:
        'How two people can keep each other to what they said in fifteen minutes a week, without playing boss or judge. And what to do when it’s no longer about goals.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You can keep a promise to yourself for a long time by moving it to Monday. It’s harder when someone you like is going to ask on Sunday whether you did it. They don’t have to be strict. They only have to remember.

There’s evidence behind this. In a review of 138 experiments, checking progress helped people reach their goals, and it helped more when they recorded it and reported it to others. That’s an average over many kinds of goals, so try it and see.

It can go wrong in three ways. If the other person acts like a boss, you start to hide. If they act like a judge, you start to lie. And if they call everything “totally fine”, nothing changes.

## Who to ask

Look for someone who has a goal of their own, keeps appointments, and can hear bad news without comforting or lecturing you for twenty minutes. You don’t have to be close. It’s often easier if you aren’t.

If you have a partner, it may be better to ask someone else, because at home that question can sound like nagging. Don’t ask anyone whose pay you decide, or who decides yours.

Ask directly: *“I want to do this for the next eight weeks. Would you ask me about it once a week, and I’ll ask about something of yours? Fifteen minutes on Sundays, until the end of May.”* The end date makes it easy to say yes.

## If talking isn’t your thing

Send each other one line a week: the number, and one word for how you are. Or work on a silent video call, cameras on or off. If you’re deaf, use text or sign. If you’re often ill, agree beforehand that “bad week” is a full report.`,
        },
        {
          kind: 'steps',
          title: 'The fifteen minutes',
          steps: [
            'One minute: hello, and how are you really? Bad news from life comes before any goal.',
            'Four minutes: the first person reports. What I said, what I did, in a number or a yes or no. Reasons afterwards, short.',
            'One question from the other: “What got in the way?” or “What made it work?” Then wait for the answer.',
            'One minute: what I’ll do by next week, small enough to bet on, and when. The other repeats it.',
            'Swap. Same order, same length.',
            'Last minute: confirm the next call. If one of you can’t make it, they suggest a new time.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Rules that keep it honest',
          tips: [
            'Ask about actions, not results: “Did you call three people?” rather than “Have you got the job?”',
            'No advice unless it’s asked for. “Do you want ideas, or do you just want to say it?”',
            '“Not done” is an answer. One sentence of explanation is plenty.',
            'After three times “not done”, it gets smaller, later or dropped. That’s the only consequence.',
            'No fines or forfeits, and no comparing.',
            'Don’t pass on what you hear. The exception: if someone’s in danger, you get help, and you say that you will.',
            'If the other person misses two calls, call to ask whether they’re all right.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you have nobody to ask

Post it in the community: what you’ll do, how often, and on which day you’ll report. Then report on that day, good or bad, and ask one other man how his week went. A class, a running group, a choir, a mosque or a chess club does the same job with less talk: someone notices when your chair is empty.

## When it ends

On the last call, look back for ten minutes. What did I do that I wouldn’t have done alone? What did I hide? What did you notice that I didn’t? Then stop, and decide a week later whether to go on. If it fades out instead, send one message: “Thanks for those weeks.”

## When it’s no longer about goals

Sometimes what comes up behind the missed runs is drink, gambling, debt, violence, or someone who has stopped caring whether they wake up. Then put the goal aside and listen. Help them reach someone trained.

## If you fear for someone’s life

Ask them directly: “Are you thinking about suicide?” Studies that looked at this found no sign that asking puts the idea there, and talking about it may help. If the answer is yes or unclear, stay with them or on the line, and open **Help now** together. If you can do it safely, put out of reach what they might use. If they’re about to do it, or you lose contact and fear the worst, call your emergency number.

Afterwards, tell someone of your own how it was for you, so that you aren’t alone with it.`,
        },
        {
          kind: 'checklist',
          title: 'Before the first call',
          items: [
            'Each of us has one thing, in one sentence.',
            'It’s an action with a number.',
            'Day, time, length and last date are fixed.',
            'We’ve said what stays between us, and what doesn’t.',
            'We’ve said what happens when someone misses.',
            'Neither of us is doing this to please the other.',
          ],
        },
      ],
      sources: [harkin2016, dazzi2014, yip2012],
    },
    {
      key: 'meaning-without-a-calling',
      pillar: 'purpose',
      title: 'Live with meaning, even without a calling',
      description:
        'You don’t need one great purpose for your life to have meaning. What research says meaning is made of, and three small experiments for ordinary weeks.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Some people know as children what they want to do with their lives. You may not be one of them. Perhaps you do the tests, wait for a sign, and get up at 6.30 for a job that’s all right. It’s easy to conclude that something’s missing.

Here’s a reason to relax a little. The psychologists Samantha Heintzelman and Laura King looked at large surveys in which people rated how meaningful their lives were. Most put themselves well above the middle. Meaning doesn’t seem to be a rare prize for people with a mission. It’s rather common.

## What meaning is made of

Frank Martela and Michael Steger reviewed the research and suggest that “meaning” has three parts.

**It makes sense.** You understand roughly how your life hangs together: why you live where you live, what led to what, what a normal week looks like. Routines help here, and so does telling your own story.

**It goes somewhere.** You have aims, even small ones. Getting a child through school counts. So does keeping a few plants alive, or learning the trombone at 58.

**It matters.** You feel that your life counts for something: to someone, or in itself, or before God.

You can have a lot of one and little of another. A soldier who’s left the army may miss the sense of direction. A man with a new diagnosis may find that his story no longer makes sense. A retired man may have order and plans and wonder who needs him. It helps to know which of the three is low. They need different things.

## Which one is low for you?

**Little makes sense.** Go back to what’s regular: meals, some time outside, a phone call on Sundays. Tell someone about the last two years, and leave out what’s too hard to tell. You may see how things fit together as you say them. If bad memories keep coming back, talk to a doctor or a counsellor.

**It isn’t going anywhere.** Set one small aim that you can reach in a week. It doesn’t have to impress anyone.

**It doesn’t seem to matter.** Do something useful for one particular person. In experiments, acts of kindness gave people a small but real lift in wellbeing on average. And ask someone who knows you well: “What do you like having me around for?” It’s an awkward question, and the answer may surprise you.

If you know which of the three is low, start with that week below. You can begin today.`,
        },
        {
          kind: 'steps',
          title: 'Three experiments for three weeks',
          steps: [
            'Week 1, sense: on three evenings, tell someone or record what happened today and what led to it. Two minutes each.',
            'End of the week: did anything look more connected than it felt at the time?',
            'Week 2, direction: choose one aim you can reach in a week, such as cooking for friends. Do one step on each of three days: choose the dish, shop, cook.',
            'End of the week: did having it make the days different, apart from the result?',
            'Week 3, mattering: do one useful thing for one person on three days. One of them can be accepting help.',
            'End of the week: which of the three weeks would you repeat? Do the same thing once a week for the next eight weeks. Ten minutes is enough.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Meaning and mood aren’t the same

Something can feel heavy and still be right. Anyone who’s been up at night with a baby, or has sat with a dying parent, knows that. So don’t judge your days only by whether they were pleasant. You can also ask: was I needed? Was I there? Did I do something I’d stand by?

## It changes, and that’s normal

What carried you at 25 may be empty at 50. The band breaks up, the children leave, the faith you grew up with gets quieter or louder. That doesn’t mean it was wrong. When one source dries up, you may find another, though it can take a while.

Some people have found meaning in things they didn’t choose: caring for a child with a disability, an illness, a country they had to leave. Nobody has the right to tell you there’s a lesson in it. If you find something there yourself, years later, it’s yours.

## If you feel empty

Feeling flat or empty can be a question about life, and it can be a symptom. The World Health Organization describes depression as a low mood, or a loss of interest or pleasure, for most of the day, nearly every day, for at least two weeks. If that’s you, see a doctor before you make big changes in your life. Treatment helps many people. If someone is hurting or threatening you, don’t wait: getting safe comes first.

If you’re thinking about ending your life, open **Help now** right away. If you might act on it, call your emergency number.`,
        },
        {
          kind: 'tiplist',
          title: 'On a day when it all seems pointless',
          tips: [
            'Check the plain causes first: sleep, food, pain, alcohol or other drugs, loneliness, a job that’s been wearing you down for years.',
            'Do one thing with your hands: cook, wash, repair, stroke a dog, water a plant.',
            'Speak to one person. Talking about the weather is fine.',
            'Don’t make big decisions in the evening of a grey day.',
            'Leave the big question alone until tomorrow. It’ll still be there, and you may see it differently.',
          ],
        },
      ],
      sources: [prettyMeaningful, threeMeanings, curry2018, whoDepressiveDisorder],
    },
    {
      key: 'where-to-be-useful',
      pillar: 'purpose',
      title: 'Find a place where you’re useful',
      description:
        'How to find somewhere that needs people, look at it with open eyes, start small, last longer than a month and leave well. With ways to help from home or on little energy.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `If you’d like your life to feel more useful, you can look inside yourself for a long time. Or you can find a place where something won’t get done unless you come. A crate of food nobody collects, a boy with nobody to read with on Thursdays, a forum where a newly diagnosed man asks a question at midnight.

What does research say? In many studies that followed people over time, volunteers did better on depression, life satisfaction and wellbeing. Trials haven’t confirmed that the volunteering itself was the cause. It may be that people who feel better volunteer more. So do it because it’s useful and you may like it, and don’t expect a cure.

## Near, regular, small

**Near**, because you’re more likely to go in bad weather. **Regular**, because others plan around you. Two hours every week can help a place more than one whole Saturday. **Small**, because adding hours later is easier than taking them back.

## What kind of useful suits you?

- **Hands:** food bank, repair café, kit for a club, trail work, cooking for many, driving if you drive.
- **Head:** accounts for a charity, help with forms, teaching someone to read, a seat on a board.
- **Ear:** visiting, mentoring, a helpline that trains you, a welcome for new arrivals.
- **Voice:** coaching, leading a walk, going to an office or a public meeting with someone who isn’t being heard.

What you do all day for money isn’t always what you’ll want to give. The accountant may prefer crates. What would you still enjoy after a bad day?`,
        },
        {
          kind: 'steps',
          title: 'From idea to first session',
          steps: [
            'Collect five needs you’ve noticed nearby, or among people you know. Ask a librarian, a school, a clinic, a place of worship or a corner shop.',
            'Find out who’s already working on them. Join before you think of starting anything.',
            'Contact two: “I have two hours on Thursdays until summer. What are you short of?” That’s easier to answer than “How can I help?”',
            'Ask about access: steps, toilets, noise, hearing loops, bus stops, costs they pay back.',
            'Go and look, or ask for a video call. How do they treat the people they serve, and each other?',
            'Ask about checks and training. For work with children or adults at risk there are supposed to be some. Be wary of a place that has none.',
            'Agree on a day, a length, a task and an end date. Three months is good.',
            'For the first three sessions, improve nothing. Learn names and do the dull task.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'How to last',
          tips: [
            'Turn up when you said you would, even for a dull session.',
            'If you can’t come, say so as early as you can.',
            'Don’t give money, lifts or your home number out of pity. Ask the place for its rule, and keep to it.',
            'You’ll sometimes be thanked badly or not at all. People in trouble have bad days too.',
            'Notice the wish to rescue someone. If you need them more than they need you, tell someone you trust.',
            'You may still think about it at home. Talk to the person in charge. Good places expect that.',
            'If someone tells you that they’re being hurt, or that they think of ending their life, tell the person in charge at once.',
            'Keep one evening completely free.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you have little to give right now

No money, a bad back, a newborn, chemo, a wheelchair and a town full of steps: there’s useful work at that size too. Answer one new man in the community with more than a thumbs-up. Call someone at a fixed time each week. Read aloud over the phone. Check a translation. Test a website with your screen reader and report what’s broken. Tell students what living with your condition is really like.

And if this is a year in which you need help yourself, take it.

## When it isn’t good for you

Stop or change if you lie awake over it, if it brings back something you’ve been through, if you’re doing it to avoid going home, or if you never get a day off. Tell them early and plainly. If you’re in recovery, be careful about work that brings you close to what you’re staying away from, and talk it over with your group or a doctor first.

## Leaving well

Say when you’re going, about a month ahead. Hand your task over in writing. Thank two people, each for one particular thing. Give back the keys. If you leave like that, you can come back.`,
        },
        {
          kind: 'links',
          title: 'Places to start looking',
          links: [
            {
              label: 'Online volunteering through the United Nations: how it works',
              url: 'https://explore.unv.org/ov-how',
            },
            {
              label: 'Red Cross and Red Crescent: find the society in your country',
              url: 'https://www.ifrc.org/national-societies-directory',
            },
            { label: 'Men’s Sheds in the UK: find a shed', url: 'https://menssheds.org.uk/find-a-shed/' },
            { label: 'Men’s Sheds in Australia: find a shed', url: 'https://mensshed.org/find-a-shed/' },
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you say yes',
          items: [
            'I can get there on a wet Thursday, or do it from home.',
            'I know the task, the length and the last day.',
            'The people I live with know about it.',
            'I’ve seen how they treat people.',
            'I know who to talk to when something goes wrong.',
            'I could do it for three months without thanks.',
            'My health allows it, and they know what I need.',
          ],
        },
      ],
      sources: [jenkinson2013, curry2018],
    },
    {
      key: 'a-mission-in-working-clothes',
      pillar: 'purpose',
      title: 'Write your mission on one page',
      description:
        'Four questions, one page, in one sitting or two: who you’re here for, what you can give, what you won’t do, what’s next. With a sheet to print.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Companies have mission statements. They hang in the entrance hall, and nobody who works there can recite them. Don’t write one of those about yourself.

What can help is a page for choosing. Someone offers you a second job, asks you on to a committee, suggests a move. Or it’s Thursday and you have one free hour. Then you read the page, and it says in your own words what you’re here for **at the moment**. At the moment, because it’ll change. At thirty with two small children you need a different page from the one at sixty with an empty house, or the one after a stroke.

Michaéla Schippers and Niklas Ziegler reviewed ways in which people find direction. The approaches they describe combine a few things: think about your values, strengths and people, describe a future you’d like, then make specific plans and tell someone. This sheet is a short version of that.

## Four questions

**Who for?** Name names. If you write “humanity”, go on until you reach someone you could call. If there are few people in your life right now, name one you’d like to matter to, or a group.

**What with?** Not what you’re supposed to be good at, but what you have: skills, a trade, a language, hard years, patience, a calm voice. Include what comes so easily that you think it doesn’t count.

**What won’t I do?** For money, for peace, for applause. Without this part it sounds like an ad.

**What will people see?** What does an ordinary week look like if you mean it? If nothing in your week would be different, keep going.`,
        },
        {
          kind: 'steps',
          title: 'One hour with the sheet',
          steps: [
            'Ten minutes: people whose days you can make a bit better. Underline up to five.',
            'Ten minutes: next to each, what they need from you. If you don’t know, put a question mark and ask one of them this week.',
            'Ten minutes: what you have to give, as much as you find. Circle three you’d still enjoy using after a bad day.',
            'Ten minutes: up to five things you won’t do. Only things that tempt you.',
            'Ten minutes: put it together in four to six sentences. Begin with “I’m here to…”. Use plain verbs: call, cook, fix, teach.',
            'Five minutes: read it aloud. Take out every word you wouldn’t say to a friend, such as passion, impact or excellence.',
            'Five minutes: what will people see by Friday? One action with a day.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What makes a page useful',
          tips: [
            'It would be wrong for your neighbour. If it fits everyone, it helps no one choose.',
            'It says no to something you’re doing now.',
            'You can do it on a bad day. “Be there at bedtime” works. “Inspire my family” doesn’t.',
            'It doesn’t depend on winning, or on being healthy.',
            'Someone who knows you says “Yes, that’s you”, and then adds one thing.',
            'It contains something nobody will ever praise you for.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Three examples

These are made up, to show you the length and the tone.

> I’m here to bring up two children who aren’t afraid of me, to fix what people bring me so that it stays fixed, and to see that my mother isn’t lonely. I use my hands, my patience and my Saturdays. I don’t work on Sundays. By Friday: I call the school about the reading hour.

> I’m here to learn this trade properly, to be a friend who turns up, and to be out of debt by the end of next year. I have energy and a good ear. I don’t borrow for fun. By Friday: I tell the Thursday group that I’m coming every second week.

> I’m here to live well with Mateo, to stay as strong as MS lets me, and to answer newly diagnosed men honestly. I have mornings, dry humour and ten years’ experience. I don’t pretend to be fine. By Friday: I answer two posts in the group.

Each of them would help its writer decide what to do on a Thursday.

## Use it for a month

Put the page where only you see it. Read it at the start of each week and let it decide one thing. After a month, cross out what never mattered. Then read it every three months, and write a new one after big changes: a birth, a death, a lost job, a diagnosis, a coming-out. Give big changes a few weeks first.

## If the page stays empty

It may be the wrong month for it. After a loss, or in a depression, it can be hard to say what you’re for, and the question can hurt. Leave it. Do something small with someone instead, and talk to a doctor if the emptiness lasts two weeks or more.`,
        },
        {
          kind: 'download',
          label: 'Mission sheet, one page (text)',
          filename: 'mission-sheet.txt',
          contents: `MY MISSION, ONE PAGE                       Date: ______________

WHO FOR (up to five)               WHAT THEY NEED FROM ME (? if I guess)
1. __________________________      _________________________________
2. __________________________      _________________________________
3. __________________________      _________________________________
4. __________________________      _________________________________
5. __________________________      _________________________________

WHAT I HAVE TO GIVE (circle three I'd enjoy after a bad day)
_______________   _______________   _______________   _______________
_______________   _______________   _______________   _______________
_______________   _______________   _______________   _______________

WHAT I WON'T DO (lines I've been near)
1. ______________________________________________________________
2. ______________________________________________________________
3. ______________________________________________________________

THE PAGE (four to six sentences)
I'm here to _____________________________________________________
_________________________________________________________________
_________________________________________________________________
_________________________________________________________________

AN ORDINARY WEEK, IF I MEAN IT
_________________________________________________________________

BY FRIDAY (one action, one day, one time)
_________________________________________________________________

WHO HAS READ IT: ____________________  WHAT THEY ADDED: ___________
READ AGAIN ON (three months): ____________________
`,
        },
      ],
      sources: [schippers2019],
    },
    {
      key: 'the-room-does-half-the-work',
      pillar: 'purpose',
      title: 'Set up your room so habits get easier',
      description:
        'Discipline is often a question of what’s near, what’s far and who’s there. How to change your surroundings so that the thing you want is the easy one.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `We admire people who can sit in front of an open bar of chocolate and not touch it. It’s easier to have no chocolate in the house. If you don’t buy it, you decide once in the shop and not forty times on the sofa.

Angela Duckworth, Tamar Szabó Gendler and James Gross have collected research on this. Their conclusion: choosing or changing your situation early may work better than fighting a temptation once it’s in front of you. The student who leaves the phone at home when going to the library has less to resist. It doesn’t feel like strength, so we tend to overlook it.

This is good news for anyone who thinks they have no willpower. It’s also good news if you’re tired, ill or in pain, because on those days resisting is hardest.

## Near and far

Between you and what you’ll do tonight there are often only a few seconds and a few metres. You can use that in two ways.

**What you want to do more of** goes in sight, ready, already begun. The guitar on a stand. The pill box next to the cup. The book on the pillow. The walking frame or the shoes by the door.

**What you want to do less of** goes out of sight, far away, logged out, in pieces. The games console in a cupboard with the cable in another. The app off the first screen. The snacks on the top shelf, or still in the shop.

You haven’t forbidden yourself anything. You’d only have to get up for it.

## People are part of the room

If everyone at the table drinks, not drinking takes effort. If your friends meet to swim on Sundays, swimming is the easy thing. So look for places where what you want is normal: a reading room, a workshop, an evening class, an online study room, a meeting in a community hall, a disability sports club.`,
        },
        {
          kind: 'steps',
          title: 'Change one room tonight',
          steps: [
            'Choose one thing you want to do more of and one you want to do less of. Only one each.',
            'Go to where each usually happens, at that time if you can. Look around as if you were visiting. What invites you? What’s in the way?',
            'For the first: take away three small obstacles. Put it out, open it, charge it, put it at a height you can reach.',
            'For the second: add three. Another room, another shelf, a password you have to look up.',
            'Add a reminder you can’t miss: on the pillow, on the kettle, on the door, a sound, a light.',
            'If others live there, ask before you move things. What helps you mustn’t cost them.',
            'Leave it for a week. Then look at what happened, and move one thing again.',
          ],
        },
        {
          kind: 'checklist',
          title: 'A walk through your home',
          items: [
            'My phone has a charging place outside my bedroom, or out of reach.',
            'What I want to read or play is out and ready.',
            'Sports or therapy things are together in one place.',
            'What I’d like to eat is in front. What I eat without noticing isn’t.',
            'One table or tray is clear enough to start work in a minute.',
            'On the first screen of my phone there’s nothing that keeps me scrolling.',
            'Bills, forms, pen and scissors live in one box.',
            'Medication is where I’ll see it, and safe from children.',
            'There’s a chair, a light and a hook for tomorrow morning.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Where this reaches its limits',
          tips: [
            'It can’t make you want what you don’t want. If the shoes have stood there for a month, you may simply dislike running.',
            'It doesn’t help against too much work, too little money or a home that isn’t safe. Those need other people.',
            'New set-ups wear out. After a few weeks you no longer see the note. Move it.',
            'A shared room or a hospital ward gives you less to arrange. Then arrange a bag, a tray or a screen.',
            'If you’ve had an eating disorder, or food rules your thoughts, leave food out of this and talk to a doctor.',
            'Know when to stop. You can spend a whole spring on the perfect desk.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If it’s alcohol, drugs, gambling or porn

Getting them out of your home or your phone can be a start. Blocking software and self-exclusion from gambling sites exist in many countries.

But take care with alcohol and sedatives. If you drink every day, or take sedatives daily, **don’t stop suddenly on your own**. Withdrawal can be dangerous. Ask a doctor first. A planned withdrawal with support is safer. If someone who’s stopped is shaking badly, confused, seeing things or having a seizure, call your emergency number.

If you go and get it anyway, again and again, your room can’t solve that. It’s common, it’s nothing to be ashamed of, and there’s treatment. The next step is a doctor or a group of people with the same trouble.

## If it works for a while and then stops

Look calmly at which step fails. You may no longer see the reminder, your evenings may have changed, or someone has tidied the shoes away. Change one thing and watch for another week.`,
        },
      ],
      sources: [duckworth2016, niceAlcohol],
    },
    {
      key: 'a-clean-no',
      pillar: 'purpose',
      title: 'Say no clearly and kindly',
      description:
        'How to turn things down, give them back and buy time, without inventing reasons or leaving people waiting. For anyone who says yes and then regrets it.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `There are two ways of not being able to say no. One person says yes to everything, does it, and ends up with a life full of other people’s errands. The other says yes because it’s easier, and then forgets, comes late or stops answering. He doesn’t mean any harm, but other people are left waiting.

A clear no usually helps both of you. The other person can still ask somebody else. You can keep your word on what you’ve really agreed to. And people can trust your yes.

It may also go better than you think. In a series of studies by Julian Givi and Colleen Kirk, people who turned down an invitation thought the other person would be more hurt and annoyed than they really were. The others minded less, and often assumed that the answer had been thought about. These studies were about invitations. A boss, or someone who wants money, may react differently.

## Why it’s hard

Some of us were raised to be useful and fear nobody will like us otherwise. Some are flattered to be asked. Some can’t bear the silence afterwards. In some families and cultures a direct no to an elder is rude, and you need a softer form. And if you’ve been ill or out of work, you may feel you have to make up for it.

The first skill to learn is **not answering yet**. Today, save the sentence from step 1 on your phone, and use it the next time someone asks.

If you’re afraid of what someone may do when you say no, read “If you’re afraid to say no” first.`,
        },
        {
          kind: 'steps',
          title: 'From question to answer',
          steps: [
            'Buy time: “Let me look at my week. I’ll tell you by tomorrow noon.” It’s true, and it commits you to an answer.',
            'Find out what’s being asked: how long, how often, until when? What happens if nobody does it?',
            'Ask yourself: would I do this if it were tomorrow morning? Weeks far ahead look empty. They won’t be.',
            'Ask what it would push out: sleep, time with someone, training, a deadline. Name it.',
            'Decide: yes, no, or yes but smaller.',
            'Answer by the time you said. Keep it short and friendly.',
            'Leave it there. If they’re disappointed, that’s allowed.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences you can use',
          tips: [
            '“No, I can’t take that on. Thanks for thinking of me.”',
            '“I can’t do the whole season. I can help at the first match.”',
            '“If I take this, the report will be two days late. Which comes first?” To a boss, in a neutral tone.',
            '“I said yes too quickly. I have to take it back, and I’m sorry for the trouble.”',
            '“I don’t lend money to friends. I’d gladly look at the bills with you on Sunday.”',
            '“I can’t take that shift. I can do Thursday if it helps.”',
            '“I’m not drinking tonight. A cola for me, please.”',
            '“Uncle, thank you for asking me. It’s an honour, but I can’t do it this year.”',
            '“I can hear that it matters to you. It’s still no.”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Don’t invent reasons

If you say “I’d love to, but I have something on that day”, they may simply offer another day. And if the reason isn’t true, they may find out. “I can’t” is enough. Among friends, “I don’t want to” is enough. You don’t have to explain your health, your money or your faith to anyone who asks for a favour. If you’re afraid of the person, any excuse that keeps you safe is fine.

## When you can’t simply say no

Some things you can’t turn down: feeding your child, a date in court, sitting up at night with someone who’s ill. What you can do is say what you need so that you can go on: sleep, a swap, money, two hours on Saturday. Say it on an ordinary day, before you’re worn out.

At work it depends on your contract and your position. Refusing something unsafe or unlawful is right, and in many countries you’re protected if you do. Rules differ, so ask a union, an advice service or a lawyer early. If there’s danger right now, step away first.

## If you’re afraid to say no

If someone at home or anywhere else makes you afraid of saying no, it isn’t about wording any more. Being threatened, watched, hit, cut off from money or forced into sex is abuse, whoever does it and whoever you are. Men are abused too, by women and by men.

If you’re thinking of leaving, don’t tell the person yet: leaving can be a dangerous time. A domestic abuse service can help you plan. Open **[Help now](/help#harmed)** for one in your country, on a phone or computer that this person can’t check. If you’re being hurt right now, call the emergency number. If you’re afraid of a boss, a lender or a landlord, ask a union or an advice service before you answer.

## Giving something back

If you want to stop something you’ve done for a long time, say so early and in a quiet moment. Say what was good, give a last day, and show someone how it’s done. Then do the remaining weeks properly.`,
        },
        {
          kind: 'checklist',
          title: 'After the no',
          items: [
            'I answered by the time I’d said.',
            'I didn’t invent a reason, unless I needed one to be safe.',
            'I was friendly and short.',
            'I haven’t turned it into a maybe.',
            'I know what I’ll do with the time or money I’ve kept.',
          ],
        },
      ],
      sources: [bpsSayingNo],
    },
    {
      key: 'a-week-in-half-hours',
      pillar: 'purpose',
      title: 'Log one week of your time',
      description:
        'Seven days of noting what you did in half-hour blocks, without changing anything. Then a fair way of reading it, and two hours to move. With a spreadsheet.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Before you plan a better week, find out about the one you have. You may be surprised, and not always in the way you expect. Work may take less than you say, or far more. Something you “never have time for” may get several hours. And there may be a stretch every evening that you can’t remember at all.

There’s a reason not to trust memory and plans alone. In a well-known series of studies by Roger Buehler and colleagues, people thought their own tasks would take less time than they did. They looked at the plan and not at how long such things had taken before. A log shows you how long things really take.

It takes about ten minutes a day for a week. It’s a bit tedious and slightly embarrassing. After that you won’t need it for a long time.

## Rules for a fair log

**Change nothing.** Live as you normally do, so that you log an ordinary week.

**Fill it in four times a day:** mid-morning, after lunch, end of work, bedtime. By the next morning you’ll have tidied up the memory.

**Use plain words.** If it was football videos, don’t write “research”. If it was ten minutes in the parked car before you went in, write that. It may be an important ten minutes.

**Take an ordinary week,** not the one with the wedding. On shifts, or with care that changes, take ten days.`,
        },
        {
          kind: 'steps',
          title: 'How to do it',
          steps: [
            'First guess how many hours a week go to paid work, travel, care and housework, screens, people, health and treatment, sleep, and what matters most to you. Put the guess away.',
            'Fill in the sheet for seven days. One word for the activity and two marks.',
            'First mark, who decided: M for me, O for others or duty, N for nobody, it just happened.',
            'Second mark, how it left you: plus, zero or minus.',
            'If you did two things at once, take the one that got most of your attention.',
            'At the end, add up the hours per kind. Round to halves. It won’t come to 168, and that doesn’t matter.',
            'Take out your guess. What are the three biggest differences?',
            'Look at the N hours only. What were you after: rest, company, escape, a quiet house? Did you get it?',
            'Move two hours from N to one thing that matters to you, with a day, a time and a place.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Questions for the finished sheet',
          items: [
            'When was I rested? When was I merely not working?',
            'Which plus hours were short and could be longer?',
            'Which minus hours could I drop, swap or share?',
            'Who got my best hour each day, and who got the last?',
            'Where did ten minutes become fifty?',
            'What isn’t on the sheet, although I tell people it matters to me?',
            'On how many nights did I sleep enough?',
            'How much of the week went on being ill, waiting, travelling to appointments or arranging help? That’s work.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'How to read it fairly',
          tips: [
            'Rest isn’t waste. Lying on the sofa because you’re tired, and knowing it, is M with a plus.',
            'Caring counts as work, and so does managing your own illness.',
            'A long commute is part of the price of a job or a home. Add it when you compare.',
            'If nearly everything is O, planning won’t fix it. You need help, money or a different deal with someone.',
            'Two hours is the limit for the first move. You can add more after a month.',
            'Tell the people you live with before you move time that’s also theirs.',
            'Look again after a month. Three days of logging are enough then.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What the two hours are for

Decide before you free them, or they’ll fill up. One thing, with a day and a place: “Tuesday and Thursday, eight to nine, the boat.” Or “Saturday at ten, café with Sipho.” Or “Sunday afternoon, bed, no guilt.” Do what it takes to protect the hour: tell someone, put things ready, put your phone away. After four weeks that’s eight hours for something that had none.

## If the sheet worries you

Five hours’ sleep and sixty hours’ work isn’t a planning problem. Something has to stop, and it’s worth talking to a doctor, a union or your boss about what. If drinking, betting or porn takes up more hours than you’d thought, you’re not alone with it, and there’s help for each. If you drink every day, ask a doctor before you stop. If you hardly leave your bed or the screen, and little interests you, tell a doctor.`,
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
      ],
      sources: [aeon2021, buehler1994],
    },
    {
      key: 'a-letter-from-eighty',
      pillar: 'purpose',
      title: 'Write to yourself from the age of eighty',
      description:
        'Three short letters from your older self, in an hour. They help you see what you’d be sorry to miss and what you can stop worrying about. Leave it for later if you’re very low or grieving.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `From a distance it’s easier to see what matters. That’s the idea behind this exercise. For an hour you imagine the man you may be at eighty, and let him write to you.

There’s some research behind it. Thomas Gilovich and Victoria Medvec found a pattern in what people regret. In the short term, we’re more bothered by things we did. In the long run, by things we didn’t do. And in a study with students, exchanging letters with a future self made that self feel closer. These are small pieces of evidence.

## Leave it for later if you’re grieving or very low

Don’t do it now if you’re very low, or if you’ve lost someone this year, had a serious diagnosis or been thinking about ending your life. Looking at your life from its end isn’t what you need then. Spend the hour with someone instead, and tell them how you are. If you’re thinking about ending your life, open Help now.

If you’re near eighty or older, choose “five years from now”. If you doubt you’ll reach eighty, choose an age you find likely. If your illness makes that a painful question, choose “ten years from now”, or leave the exercise out.

## Before you begin

You need an hour and something to write with. You can also write one letter a day. Only fifteen minutes? Do step 1 and the third letter. Speaking into your phone works just as well, in your own language, and so does telling it to a friend who takes notes.`,
        },
        {
          kind: 'steps',
          title: 'Three letters',
          steps: [
            'Five minutes: picture where he is. What’s on the wall? Who’s nearby? What can he still do, and what not any more? He’s had a decent life, though not everything went well. He likes you.',
            'First letter, fifteen minutes. It begins “You’re worrying about…”. He tells you what came of it, what he can hardly remember now and what turned out to matter more.',
            'Second letter, fifteen minutes. “I’m glad you…”. He thanks you for things you’ve done, and for two or three that you still have ahead of you today.',
            'Third letter, ten minutes. “While you can, please…”. Up to three requests, as exact as possible: a name, a place, a talk, a check-up, an apology, a trip, a rest.',
            'Read all three once, aloud if you’re alone.',
            'Underline what surprised you. Circle what you already knew.',
            'Choose one request and do its first step within two days: find the number, ask for the day off, look up the train. If it’s about someone who has asked you to stay away, choose another.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If you get stuck',
          tips: [
            'If he only says wise sentences, ask him about an ordinary Wednesday.',
            'If he scolds you, stop and start again with an older self who wishes you well.',
            'If he writes only about work, or only about family, ask about the rest: friends, body, faith, things done for pleasure.',
            'If you have no partner or children, he doesn’t have to apologise for that. Ask who comes to see him.',
            'If you think you’ve missed too much already: he’s older than you are now. What can still be done from here?',
            'If you had to hide for years who you love or who you are, let him say what it was like once you’d stopped. If it isn’t safe for anyone to read this, only think it, or destroy the letter afterwards.',
            'If tears come and pass, that’s fine. If they don’t stop, call someone.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What to do with the letters

Put them in an envelope or a folder with today’s date. Write the three requests on the outside, one word each. Read them in a year, and see which are done, which no longer matter and which you’d still like to do.

Don’t use it to punish yourself. If the letters turn into a list of failures, put them away, and tell someone how you feel.

## A version with a real person

If you know someone that age, such as an uncle or a neighbour, visit or call him. Ask: “What did you worry about at my age? What would you do again?” Then listen.`,
        },
      ],
      sources: [regret, futureSelf],
    },
    {
      key: 'when-you-have-drifted',
      pillar: 'purpose',
      title: 'Find your way back after drifting',
      description:
        'No crash and no scandal, only a slow slide away from the life you meant to have. How to see where you are, change one thing and let the rest follow.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Hardly anyone decides to drift. It happens while you’re busy. The Thursday team breaks up and you don’t look for another. You stay late for a month, and it becomes three years. You talk less at home because you’re tired. Nothing bad has happened. One day you look up, and you’re not where you meant to be.

It isn’t a character fault. Jobs, children, illness, money and worry push all of us, all the time. What helps is to stop now and then, look at where you are and change course a little.

## Don’t make the big gesture yet

The first impulse is often dramatic: quit, leave, sell, move, run a marathon by June. Sometimes that’s right. Often it’s the same tiredness with a new plan. Give yourself a month in which you decide nothing that can’t be undone.

There’s one exception. If you’re afraid of someone at home, don’t wait a month. A domestic abuse service can help you plan how to leave safely.`,
        },
        {
          kind: 'steps',
          title: 'Work out where you are',
          steps: [
            'Take a sheet or a long voice note and go through the last five years. When did you feel awake, and when only busy? Dates, places, people.',
            'Find the last point where you’d say: roughly right. What did an ordinary Wednesday look like then? Who was in it?',
            'Go forward from there, slowly. What stopped first? It may be something small that other things depended on: a walk, a friend, a rehearsal, a place of worship.',
            'What took its place, and what did that give you? Rest, money, peace at home, less to feel? There may have been good reasons.',
            'Now today. One honest sentence each for body, work, people, money, something of your own, conscience. Add an arrow: up, level, down.',
            'Choose one arrow: the one that would help the others turn, even if it isn’t the worst.',
            'Choose one action a week for six weeks, under an hour, tied to a moment: “When I close the laptop on Wednesday, I call Tunde.” Tell one person.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Early signs',
          items: [
            'When people ask how I am, I say “busy”.',
            'I haven’t made, learned or repaired anything for a month.',
            'The same friend has asked twice, and I haven’t answered.',
            'I know more about people on my phone than about those I live with.',
            'I keep putting off the doctor, the dentist or a talk.',
            'I need something most evenings to come down.',
            'I’m bitter about people who seem to be enjoying themselves.',
            'I can’t name one thing from this year that I’m glad of.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Small changes, for example',
          tips: [
            'One evening a week back to what stopped first, even if the old crowd has gone.',
            'One message to the friend who asked twice: “I’ve been hopeless at this. How are you?”',
            'Twenty minutes on Saturday for the one drawer or folder you’re afraid of.',
            'Home, or offline, by six on Wednesdays, and you’ve told everyone.',
            'An appointment for what you’ve been carrying around since spring.',
            'If you’ve been ill: one thing you can still do of what you used to love, in the size that’s possible now.',
            'Do one thing less. Sometimes that’s enough.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Some things you can’t go back to

Perhaps you’ve lost your health, your marriage, your country or your business, and you can’t go back. Research on goals that have become impossible suggests two things that help: letting go of the old one, and finding another that matters. The first goes along with less distress, and the second with a stronger sense of purpose. They don’t have to happen at the same time. Grieve first if you need to.

## Talk about it at home

If you live with someone, they’ve probably noticed. You don’t need a plan. Say where you are: “I feel as if I’ve been gone for a while. I think it began when I took over the second site. What have you noticed?” Then listen without defending yourself. They may be angry if they’ve waited a long time for this.

If you live alone, say it to a friend or in the community. It gets clearer when someone answers.

## If you feel low or drink too much

If you’ve felt low or looked forward to nothing on most days for two weeks or more, it may be depression. Bad sleep, or far too much of it, is another sign. See a doctor.

If drink, drugs, gambling or debt is part of it, get help with that first, because it’s hard to keep any other plan until you do. If you drink or take sedatives every day, ask a doctor before you stop.

## After six weeks

Look at the arrows again. Has the one you chose turned? Then keep the action and choose the next arrow. If it hasn’t, the change was too small, or it was the wrong arrow.`,
        },
      ],
      sources: [wrosch2013, gollwitzer2006, whoDepressiveDisorder, niceAlcohol],
    },
    {
      key: 'stop-or-stay',
      pillar: 'purpose',
      title: 'Decide whether to stop or carry on',
      description:
        'How to tell a dull phase from a dead end, set the terms in advance, and leave a goal, a job or a project decently.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `“Never give up” is good advice for a man in the water. As a rule for life, it can cost you your health, your savings and years. Anyone who’s finished something has stopped a number of other things on the way. The difficulty is knowing which.

It’s difficult because a **dull phase** and a **dead end** feel the same from inside. In both you’re tired, others seem to be doing better and you’ve lost sight of why you began. But many worthwhile things have a dull phase in the middle. At a dead end, every further day is one you don’t get back.

## Three things that blur your view

**What it’s cost so far.** Six years of study, savings in a café, a reputation. In a classic set of studies, Hal Arkes and Catherine Blumer showed that people are more likely to go on with something once they’ve put money, time or effort into it. That’s the sunk cost effect. But what’s spent is spent, whichever way you choose. Ask what the next year would cost, and what it would bring.

**What people will say.** Some will have an opinion for an evening. A few will need an explanation. You’re the one who lives with the decision.

**The mood of the day.** When you’re exhausted you may want to stop, and out of pride you may want to stay. Don’t decide late at night, on the day after a humiliation or while your illness or pain is at its worst.

## Set the terms before you need them

Decide in advance on a state and a date: “If I don’t have three paying customers by the end of September, I’ll close.” Mountaineers do the same: if we aren’t at the top by one in the afternoon, we turn back, however near it looks. They set it in the valley, because it’s hard to judge well when you’re cold, tired and almost there.

Be careful with how long you give it. In studies, people expected their own projects to go faster than they did. Look at how long similar things really took you.

If you began without any terms, set them now.

This is for goals, jobs and projects. Don’t stop a medicine or a treatment without talking to a doctor. And if your question is whether to go on living, don’t weigh it up alone: open **Help now** and speak to someone today.`,
        },
        {
          kind: 'checklist',
          title: 'Dull phase or dead end?',
          items: [
            'I still want the result when I picture it after a good night’s sleep. (Dull phase)',
            'I’ve become a bit better in the last three months. (Dull phase)',
            'What’s hard is the boredom, or being bad at it. (Dull phase)',
            'I want to have it, but I no longer want to do any of it. (Dead end)',
            'It only works if someone else changes, and they’ve had their chance. (Dead end)',
            'It makes me ill, dishonest or unkind to people I love. (Dead end)',
            'I’m staying mainly so that I wasn’t wrong. (Dead end)',
            'If I were offered it today for the first time, I’d say no. (Dead end)',
          ],
        },
        {
          kind: 'steps',
          title: 'Two weeks to a clear decision',
          steps: [
            'Say on one page or in one voice note: what I set out to do, what’s come of it, what another year would cost in time, money and health.',
            'What would have to be true for me to stay gladly? Is any of it in my power? Try that for these two weeks.',
            'Ask two people with nothing to gain: one who finished something like it, and one who stopped. What did they look at?',
            'Keep sleeping, eating and moving as well as you can. Announce nothing yet.',
            'For two days, tell nobody and imagine that you’ve decided to stop. Notice: relief, grief, both? Then imagine for two days that you’ve decided to stay.',
            'Decide in the morning. Put the reason in one sentence that you could say aloud in five years.',
            'If you stay, set the next date and the sign you’ll look for. If you stop, set the last day and decide who has to hear it from you.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Leaving decently',
          tips: [
            'Tell the people it affects first, and in person if you can.',
            'Before you leave a job, a lease, a marriage or a course, get advice on money, law and papers. Ask before you sign anything. In some countries your visa or your treatment depends on it too.',
            'Say what was good.',
            'Hand over the way you’d like to take over.',
            'Don’t do your final weeks badly so that they’ll be glad to see you go.',
            'Leave some time empty before the next thing, if you can afford it.',
            'You’re allowed to grieve, even over something that was wrong for you.',
            'Note what you keep: skills, people, and one thing you’ve learned about yourself.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re leaving someone you fear

Leaving can be a dangerous time, so don’t announce it. Plan it quietly with a domestic abuse service. They help men too, and it doesn’t matter who the violent person is.

## If it turns out to be a mistake

It may. Then you decided with what you knew, rested, after asking two people. Many things can be taken up again in another form. And stopping isn’t only a loss: studies find that people who can let go of goals that have become impossible tend to be less distressed, and those who find new ones tend to feel more purpose.`,
        },
      ],
      sources: [sunkCost, wrosch2013, buehler1994],
    },
    {
      key: 'purpose-with-illness-or-disability',
      pillar: 'purpose',
      title: 'Find purpose with a long-term illness or disability',
      description:
        'When your body sets limits, other people’s advice about discipline stops working. How to grieve what’s gone, use the energy you have, and find what still matters and what’s new.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most advice about purpose assumes a body that does what it’s told. Get up at five, push through, make no excuses. If you live with MS, long COVID, heart failure, a spinal injury, bipolar disorder, chronic pain, cancer, sight loss or any of a hundred other things, you know that some of it is useless and some of it is harmful.

This guide is for you if illness or disability is new, if it’s got worse, or if you’ve had it all your life and are tired of being told how to live. It can’t replace your doctor or therapist. Take what’s useful and leave the rest.

## What gets lost

In 1983 the sociologist Kathy Charmaz published interviews with 57 people with chronic illnesses. Besides pain and treatment, she found a kind of suffering that medicine often overlooks: loss of self. People led restricted lives, became isolated, weren’t believed and felt they were a burden. Their old picture of themselves faded, and nothing of equal value took its place.

If that’s where you are, you’re not weak and you’re not imagining it. You’ve lost something real: work, strength, sex, driving, sport, plans, being the one who carries the sofa. It deserves grief before anybody suggests a hobby.

If you were born disabled, or have been disabled for a long time, it may be the other way round. You know quite well who you are. The obstacles are steps, forms, prejudice and low expectations. Then you may need access, rights and allies more than advice about purpose.

## What men say helps

A review brought together 38 studies of men with long-term conditions. Four things came up again and again. Men wanted **a sense of purpose**, not only talk about symptoms. They wanted **places they could trust**, where they weren’t judged. They valued **others in the same position**. And they wanted **to become experts** in their own condition. Those make four good places to start.`,
        },
        {
          kind: 'steps',
          title: 'Start from where you are',
          steps: [
            'Tell one person exactly what you’ve lost: “I miss being the one they call.” Say that you only want them to listen.',
            'For a week, notice your energy. When is it least bad, what costs most, and what gives something back? Include mental and emotional effort.',
            'Think of one thing you loved before. What was it really about: speed, company, skill, being outside, being needed? Look for that in another form.',
            'Choose one small thing in that direction. Make it small enough for a poor day: one minute, lying down, online, with help. Longer is for better days.',
            'Do it at your best time, and stop while you still could go on. Rest before you need to.',
            'Find one person or group with your condition. Listen first. Later, answer somebody newer than you.',
            'After four weeks, keep it, change it or drop it. Your body’s answer matters as much as your wishes.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## About pacing, and about pushing

With some conditions your team will encourage more activity, for example in rehab after a heart attack. Others can get worse if you overdo it. In ME/CFS, going beyond your limits can set you back. The NICE guideline (England) says never to increase activity automatically in ME/CFS, but to adjust it up or down within your own limits.

So ask your own team which kind yours is, and don’t take training plans from strangers, including this app, against their advice.

Stop and call your emergency number for chest pain, sudden breathlessness, fainting, new weakness or numbness, or trouble speaking. Do what your team has told you for your own alarm signs.

## Work, or no work

If you can work in some form, ask about adjustments before you resign: hours, home working, equipment, a different task, breaks. In many countries employers have duties towards disabled workers. A union, a disability organisation or an advice service can tell you what applies where you live.

If you can’t work, you don’t owe anyone productivity. Being a father, a friend, a neighbour, someone who knows all about trains or who prays for others is a life. So is being good company. And managing an illness takes hours of unpaid work every week.`,
        },
        {
          kind: 'tiplist',
          title: 'Useful in small doses',
          tips: [
            'Answer the question “What do you do?” with what you did this morning.',
            'Accept help for things that only cost you strength, so that you have some left for what you love.',
            'Tell people what you can do: “Forty minutes, seated, no stairs.” It’s easier to invite you then.',
            'Keep one role in which someone else relies on you, however small: the playlist, the quiz questions, Sunday’s call.',
            'Keep one thing in your week that has nothing to do with your condition.',
            'Use the tools. A wheelchair, a hearing aid, a screen reader or a nap can get you to what you love.',
            'Let yourself be angry at the barriers, and join people who are removing them.',
            'You don’t have to inspire anyone.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Sex, love and being seen

Illness changes how you see your body, and sometimes what it can do. Talk to your partner before both of you start to guess. Ask your doctor directly about erections, pain, catheters, medication or fatigue. Doctors get these questions often, even if they don’t raise them. Don’t buy erection pills on your own: with nitrates and some other heart medicines they can be dangerous. If you’re single, gay or trans, look for groups where you don’t have to explain yourself.

## If you feel low, or like a burden

Low mood is common with long-term illness, and it can be treated even when the illness can’t. If you’ve felt low, empty or irritable most days for two weeks or more, tell your doctor, and don’t let anyone wave it away as “understandable”. If you feel you’re a burden, or you think others would be better off without you, treat that as a warning sign. Open **Help now** today. That thought isn’t the truth about you, and the feeling can get better.`,
        },
        {
          kind: 'checklist',
          title: 'A good enough week',
          items: [
            'I rested before I had to, at least once.',
            'I did one small thing that mattered to me.',
            'I spoke to someone about something other than my health.',
            'I was useful once, or let someone be useful to me.',
            'I know who to call if I get worse.',
          ],
        },
      ],
      sources: [lossOfSelf, galdas2014, niceMeRecommendations, niceDepression, erectionMedicines],
    },
    {
      key: 'caring-full-time-as-a-man',
      pillar: 'purpose',
      title: 'Care for someone full-time and keep your own life',
      description:
        'For men who look after a partner, a parent, a child or a friend. How to get recognised as a carer, ask for help before you’re worn out, and keep a life of your own.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Perhaps nobody asked you. Your partner had a stroke, your mother began to forget, your son was born with a condition nobody had heard of. You did what was needed. Months or years later you lift, wash, cook, drive, fill in forms, wait in corridors and sleep with one ear open. If someone asks what you do, you say “I’m just helping out.”

You’re a carer, or a caregiver, as it’s called in North America. It helps to say it, because help usually begins with that word.

Many men do this. Some are in their eighties, looking after a wife or a husband, some are 25, and some left a job they were good at. Many people still picture a woman when they hear the word. Staff may talk past you or look for the daughter.

## What research says about men who care

A review of studies on male carers found that they were committed and saw caring as their responsibility. Many weren’t sure about asking for help, and many didn’t know what help existed. Another review found that men often fear they’ll be seen as failing, or that they’ll lose control over the care, and so they go without services. They liked help that taught them something and left them in charge.

If that’s you, remember that asking for help isn’t handing the person over. You still know them best, and you get help with the work.

Caring can also affect your own health. The NICE guideline (England) on supporting carers says it can take its toll on health and wellbeing, and that many carers reduce or give up work. That’s the reason to act early.`,
        },
        {
          kind: 'steps',
          title: 'Get help in place',
          steps: [
            'Say the sentence to your own doctor: “I’m a full-time carer for my (partner, father, child).” Ask for it to be put on your record, and ask what support there is for you.',
            'Say it to the team of the person you care for. Ask to be included in talks and discharge plans, with that person’s consent.',
            'Find out what your country offers: an assessment of your own needs, a carer’s allowance, paid leave, respite care, equipment, training. Ask a carers’ organisation. They know the forms.',
            'Ask to be trained in what you do: lifting, medication, dressings, feeding, seizures, behaviour at night. It’s safer for both of you.',
            'Make a one-page plan for the day you’re ill: medication, routines, contacts, who comes first.',
            'Ask three people for one exact thing each: “Could you sit with him on Tuesdays from two to four?”',
            'Put one fixed time a week in your calendar that’s yours, and arrange cover for it before anything else.',
            'Sort out the papers in time: who can decide and sign, what the person wants at the end of life.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## You’re allowed to have a life too

Many carers find meaning in this work. But if it’s all you have, your life gets smaller, and so may theirs.

Keep one thing that’s yours and that existed before: a band, a language, a faith group, football on the radio with someone. Make it portable. Ten minutes on the doorstep is enough. Keep one friendship in which you’re not the carer. If your friends have stopped calling because they don’t know what to say, call one: “You don’t have to say anything about it. Tell me about your week.”

If you gave up paid work, you’ve lost colleagues, money and an answer to “What do you do?” That’s a real loss. Grieve it, and keep one thread to it if you can: a newsletter, a course, two hours a week.

## Mixed feelings, and if someone gets hurt

You can love someone and be furious with them at three in the morning. You can be disgusted, bored or jealous of people with easy lives. You can miss the person while they’re sitting in front of you. Many carers know these feelings. Say them to someone who won’t be shocked, such as another carer.

If you’ve shouted, grabbed, or been close to hitting, take it seriously. Make sure the person is safe, leave the room, and tell a doctor or a carers’ service today. You need more help than you have. If it’s the other way and you’re being hit or threatened, even by someone who can’t help it, you need protection and a plan as well. Tell the care team or a domestic abuse service.

## If you’re caring for your partner

You may have become more nurse than lover. Talk about it. Let someone else do some of the washing and lifting, so that you can be a couple for an hour. If you’re two men, or your family doesn’t accept your relationship, put in writing who may decide and visit. Ask for services that treat you as what you are.`,
        },
        {
          kind: 'tiplist',
          title: 'When the day is too full',
          tips: [
            'Do the one thing that has to be done. The rest can wait until someone else is in the room.',
            'Sit down when they sit down.',
            'Eat when they eat. Drink water when you give the tablets.',
            'Go outside once, or open a window.',
            'Use what makes it easier: a hoist, a pill box, a shower chair, shopping deliveries.',
            'Lower the standard for the house. Nobody’s marking it.',
            'Sleep is part of the care. If you’re up every night, ask for night cover.',
            'Don’t lift anyone on your own until someone has shown you how, or you’ve got the equipment. Don’t wait for your back to hurt.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Signs that you need more help now',
          items: [
            'I’m ill or in pain and haven’t seen a doctor.',
            'I haven’t had three hours off in a month.',
            'I sleep badly most nights, or drink in order to sleep.',
            'I’m short-tempered or rough, and it frightens me.',
            'I’ve stopped seeing anyone.',
            'I can’t remember when I last looked forward to something.',
            'I’ve thought that it would be easier if one of us weren’t here.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you ticked any of these, get help

One tick is a reason to call your doctor or a carers’ service this week. If you’ve been rough with them, call today. If you ticked the last one, ask someone to lock away the medicines that aren’t needed today, and talk to somebody today. **Help now** has lines for this. If either of you is about to get hurt, call your emergency number. Those thoughts come to exhausted people. They’re a sign that the load is too heavy, and there’s help for that.

## When the caring ends

One day it will, with recovery, a care home or a death. Then you may find yourself in a hole: grief, relief, guilt about the relief, and empty days. Don’t rush to fill them. In the first month, sleep, eat and see someone every few days, and go to the doctor you’ve been putting off. Later, go back to the one thing you kept.

If you don’t want to live without them, tell someone today.`,
        },
      ],
      sources: [niceCarers, maleCarers, maleCarersSupport, yip2012],
    },
  ],
  reserve: [
    {
      key: 'the-day-after-you-stop',
      pillar: 'purpose',
      title: 'Start again after a break',
      description:
        'You had a good run and then it stopped: training, writing, practice, early nights. How to start again within a day, without paying anything back.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `There’s a lot of advice on how to start something, and less on what to do on the day after you’ve stopped. Yet you may well stop and start again more than once.

It often goes like this. You miss one session, for a good reason. The next day you feel you have to do double. Double is a lot, so you do nothing. On the third day you’d have to explain yourself, at least to yourself. By the end of the week you’ve stopped, and nobody decided it.

The problem is the **debt** you put on the next day.

Research supports being relaxed about single days. In Phillippa Lally’s study of new habits, missing one day made no real difference to how the habit formed. In another set of studies, people who had a few emergency days allowed in their goal kept at it longer. And students who forgave themselves for putting off studying put it off less the next time.

## Three things you don’t have to do

**You don’t have to catch up.** The missed days are over. Nobody gets anything from seven walks in one evening, except sore feet.

**You don’t have to know why.** You can think about that later. Do two minutes first.

**You don’t have to start properly.** It doesn’t have to be Monday, the first of the month or new equipment. An ordinary Thursday with whatever is lying around will do.`,
        },
        {
          kind: 'steps',
          title: 'Start again in ten minutes',
          steps: [
            'Say what happened in one plain sentence: “I haven’t practised for nine days.”',
            'Say: “Those days are over.”',
            'Do the smallest version now, whatever the time: one page, one song, one bill, one stretch, one lap of the corridor. If an illness or injury stopped you, choose one without effort until a doctor or physiotherapist has said how much is safe.',
            'Mark it where you keep marks. Leave the gap visible. You can trust a record with gaps.',
            'Fix the next time: day, moment, place. Put something ready for it.',
            'If someone asks how you’re doing, tell them in six words: “Dropped it. Picked it up today.”',
            'For the next three times, do half of what you used to do. Then look again.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## On a quiet evening, look at the break

After three days you may ask what happened. Here are some possible answers.

**It was too big.** You’d planned for a good week. Halve it, and stay with that for a month.

**The signal disappeared.** You always did it after taking the children to school, and now it’s the holidays. Choose another signal.

**Life happened.** Illness, a birth, a death, a deadline. Then it was a pause. Next time, name it in advance: “Paused until the tenth.”

**You’re ill more often than your plan allows.** Then the plan is wrong. Build it for the days you have, with a version for lying down.

**It stopped mattering.** Then end it on a date, and thank everyone who helped you.

**Something else took its place.** Often a screen, sometimes a bottle. Be honest about it. If you can’t change it alone, that’s a reason to get help.

## If you’re drinking or using again

This is different, so please don’t try to deal with it alone. Tell a doctor, your group or someone you trust today. With some drugs, the amount you used to take can kill you after a break, because your body is no longer used to it. If someone can’t be woken or is hardly breathing, call your emergency number. And if you’ve been drinking heavily again, stopping suddenly can be dangerous as well. A planned withdrawal with medical support is safer.

A relapse is common, and it isn’t the end of anything.`,
        },
        {
          kind: 'tiplist',
          title: 'Make the next break shorter',
          tips: [
            'Decide on your two-minute version while things are going well. On the bad day you won’t think of it.',
            'Allow yourself a few skip days each month, and use them for real reasons.',
            'Count restarts as well as days in a row.',
            'Decide in advance: “If I miss a day, I do the short version the next day, before I sit down.”',
            'Start first and mention it later.',
            'You haven’t ruined it. Some of what you practised may come back as you go on.',
            'If you always stop at the same point, in week three or when you travel, plan for that point and leave the rest alone.',
            'Do it once with someone. It’s harder to skip when they’re waiting.',
          ],
        },
        {
          kind: 'checklist',
          title: 'You’ve started again when',
          items: [
            'I’ve done two minutes of it today.',
            'I haven’t promised to catch up.',
            'The next time has a moment and a place.',
            'One person knows, or the community does.',
            'I haven’t said anything to myself that I wouldn’t say to a friend.',
          ],
        },
      ],
      sources: [lally2010, wohl2010, sharif2017, nidaRelapse, niceAlcohol],
    },
    {
      key: 'routines-for-shifts-and-nights',
      pillar: 'purpose',
      title: 'Keep routines with shifts, nights or a newborn',
      description:
        'Most advice assumes a nine-to-five life. How to keep a few fixed things when the roster, the baby or the person you care for decides your day. With a one-page plan.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `“Get up at five every day.” Fine, unless that’s when you get home. Nurses, drivers, bakers, guards, offshore crews, parents of newborns and people who care for someone at night have to build differently. You can’t tie habits to the clock. You can tie them to **events**.

An event is something that happens on every version of your day: I wake up, I leave home, I come back, I eat my main meal, I take off my boots or my splints, I lie down. Those are six events. A habit tied to one of them still works when your hours change.

So “training at six” becomes “after I wake up and drink something, ten minutes of stretching”, and “notes at nine” becomes “when I’ve taken off my boots, three lines in my notebook”. Plans that link an action to a moment have helped people in many studies, and the moment doesn’t have to be a time.

## You probably have three kinds of day

Look at a month of your roster. However messy it looks, it may have only three kinds: **working days**, **turning days** between shifts, and **free days**. Make a small plan for each. No roster, because of a baby or someone you care for? Use good nights, bad nights and days when you have help. Turning days are often the hardest. Ask only three things of yourself on them: sleep, food, and one thing that does you good.`,
        },
        {
          kind: 'steps',
          title: 'Make the plan in one sitting',
          steps: [
            'Take your roster for four weeks. Mark every day W (working), T (turning) or F (free).',
            'For each kind, decide when you sleep. That comes first. Ask the people you live with to treat it as night: doorbell off, curtains closed, phone only for emergencies.',
            'Choose two events that happen on all three kinds. Tie one habit of five to ten minutes to each.',
            'Choose one longer thing that only happens on F days: seeing a friend, making something, a swim, a course.',
            'Decide on the two-minute version of each habit, for the second half of a run of nights.',
            'Once a week, on an F day if you have one, look at the roster: what’s coming, who needs to know?',
            'Keep the plan for one full cycle before you change it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What can help on shifts',
          tips: [
            'Protect the sleep before your first night and the sleep after your last.',
            'Keep the bedroom dark, quiet and cool. Earplugs and an eye mask are cheap.',
            'Bring food from home. At four in the morning it’s hard to choose well.',
            'Eat one meal a week with people you love, at their time.',
            'Don’t plan anything important on a turning day: no big talks, no contracts.',
            'Have one thing that has nothing to do with work, on a fixed date. Once a month is enough. Arrange any shift swap early.',
            'If you take medication at fixed times, ask a pharmacist how to handle nights.',
            'If you sleep badly for months, or you’re low or short-tempered, tell a doctor that you work shifts.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The drive home

The drive home after a night shift can be dangerous. In one small study, 16 night workers drove on a test track after a night shift and after a night’s sleep. After the shift, six of them had near-crashes. After sleep, none did. So if you’re sleepy, don’t drive. Take a bus or a lift, or nap before you set off. If it hits you on the road, stop somewhere safe and sleep. Drive on only when you’re fully awake. Opening the window won’t keep you awake.

## With a newborn

For the first months, this is enough: sleep when you can, eat, go outside once a day, and be kind to anyone who’s awake with you. If there are two of you, take turns, so that each of you gets one longer stretch of sleep. If you’re alone with the baby, ask for that stretch as the one thing you need from others.

Never sleep with a baby on a sofa or in an armchair. It’s very dangerous for the baby. If you feel yourself nodding off, first put the baby down on their back in the cot or crib.

Tie one small thing to one event: when I push the stroller, I look at the trees.

## If the crying or your mood gets too much

If you can’t bear the crying, put the baby down on their back in the cot or crib, leave the room for a few minutes and call someone. Never shake a baby. If the baby goes limp or is hard to wake, call the emergency number. If the baby has a fever or cries in a way that worries you, get medical help straight away.

Fathers can become depressed around a birth too. A review of 74 studies put it at about one in twelve. If you’ve felt dark, empty or angry for two weeks, tell a doctor, a midwife or a child health nurse. If you’re frightened of what you might do to yourself or the baby, tell someone at once and open **Help now**.

## If you care for someone at night

Your days are broken up by someone else’s needs, and you may feel guilty about every free hour. Put the hours that are yours in the plan, however few, and keep them as you’d keep a medical appointment. Ask about night cover and respite care while you still have something left. Caring can take its toll on your own health, and services exist for that reason.`,
        },
        {
          kind: 'checklist',
          title: 'A plan that can work',
          items: [
            'My sleep is in it first.',
            'My habits are tied to events, not to the clock.',
            'Turning days ask almost nothing.',
            'I know how I get home after a night.',
            'The people I live with have a copy.',
            'There’s one thing in it I look forward to.',
          ],
        },
        {
          kind: 'download',
          label: 'Three kinds of day (text, one page)',
          filename: 'three-kinds-of-day.txt',
          contents: `THREE KINDS OF DAY                         Roster from ______ to ______

                 WORKING (W)       TURNING (T)       FREE (F)
I sleep          ______________    ______________    ______________
I eat (main)     ______________    ______________    ______________
I get outside    ______________    ______________    ______________

EVENTS THAT HAPPEN EVERY DAY (circle two)
wake up / leave home / come back / main meal / boots off / lie down

EVENT 1: after I _____________________  I ________________________
        short version (2 min): __________________________________
EVENT 2: after I _____________________  I ________________________
        short version (2 min): __________________________________

ONLY ON FREE DAYS (the longer thing): ____________________________
ONCE A MONTH, FIXED DATE: ________________________________________
HOW I GET HOME AFTER A NIGHT: ____________________________________

THE ROSTER (W, T or F)
Wk 1  M__ T__ W__ T__ F__ S__ S__
Wk 2  M__ T__ W__ T__ F__ S__ S__
Wk 3  M__ T__ W__ T__ F__ S__ S__
Wk 4  M__ T__ W__ T__ F__ S__ S__

WHO HAS A COPY: __________________________________________________
AFTER ONE FULL CYCLE I'LL CHANGE: ________________________________
`,
        },
      ],
      sources: [nightDriving, babySleep, cameron2016, gollwitzer2006, niceCarers],
    },
    {
      key: 'purpose-in-a-plain-job',
      pillar: 'purpose',
      title: 'Find purpose in an ordinary job',
      description:
        'You don’t have to love your work for it to be worth doing well. Three places to look for purpose in an ordinary job, and signs that it’s time to look elsewhere.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `“Follow your passion” is easy to say if yours pays the rent. A lot of work is ordinary. It has to be done, someone does it, and it pays for food. There’s nothing wrong with that. Still, it takes up a lot of your week, so it’s worth asking what it’s for.

In 1997 Amy Wrzesniewski and colleagues asked 196 employees how they saw their work. People tended to fall into three groups. For some it was a **job** that pays. For some it was a **career** that leads upwards. For some it was a **calling**, worth doing for itself. You’d expect that to depend on the occupation. But among 24 administrative assistants, people with much the same work, all three came up about equally often. It’s a small group. It suggests that the work alone doesn’t decide.

Later, with Jane Dutton, she described how people change their own jobs from inside. They called it **job crafting**. Their best-known example is a hospital cleaning crew. Some cleaners described the work as the tasks on the list. Others did the same list and saw themselves as helping patients get better. They talked with patients, noticed who was alone and helped visitors find their way.

Their work suggests three places to look.

## The tasks

Do a bit more of what you’re good at and a bit less of what wears you out, as far as the job allows. Swap with the colleague who likes the phone and hates the lists. Do one thing a day better than it has to be.

## The people

Get to know who gets your work next and what makes it easy for them. Train the apprentice the way you’d have liked to be trained. Sit with the people who don’t only complain. You may find that the people are the main reason to come.

## The story

Follow your work to its end. The warehouse picker sends inhalers. The payroll clerk sees that two hundred families get paid on Friday. In field experiments by Adam Grant, fundraisers and lifeguards who learned how their work helped others put more into it. Don’t make anything up. If you follow it to the end and find nothing there, or harm, then you know that as well.`,
        },
        {
          kind: 'steps',
          title: 'One week with your ordinary job',
          steps: [
            'Day 1: go through the day in half hours. Which ones did you like, and which ones wore you out?',
            'Day 2: do something you like for ten minutes longer. Ask if someone would swap one of the tasks that wear you out, or if it could be done less often.',
            'Day 3: find out where your work goes. Ask someone further along: “What makes it easy for you when it comes from us?”',
            'Day 4: do one thing properly that nobody will check. Notice how that feels.',
            'Day 5: teach someone something, or thank someone for one particular thing.',
            'Day 6: tell someone outside work which of the three changed: tasks, people or story.',
            'Day 7: leave it alone.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If the job is only money',
          tips: [
            'Earning money is a purpose too. Name the people who eat because of it, yourself included.',
            'Protect the hours outside. Put one fixed hour a week into something that means more to you.',
            'Do decent work all the same, for the sake of the person who comes after you in the line.',
            'Keep a door open: one skill a year that would be worth something elsewhere.',
            'If you’re overqualified, new in the country or coming back after illness, this job may be a bridge. Say so to yourself, with a date on which you’ll look again.',
            'If you need adjustments to do it without pain, ask for them. It’s a normal request.',
            'Complaining together can feel good, but it doesn’t change much. Talk about something else at least once a day.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Time to look elsewhere',
          items: [
            'I have to lie, cut corners on safety or look away.',
            'I’m treated in a way I wouldn’t accept for a friend.',
            'I hide who I am because it wouldn’t be safe to show it.',
            'I’ve felt sick before work for months.',
            'I’ve tried tasks, people and story, and nothing has changed.',
            'I can’t say anything good about what comes out at the end.',
            'I know a next step, and what it would cost me.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you tick several, or work makes you ill

If you ticked several, don’t make a speech and don’t quit tonight. Get advice on notice, money and your contract. In some countries your health insurance or your visa depends on the job. Look around while you still have it. Ask three people who do the work you have in mind what an ordinary day is like.

If you’re being bullied, harassed or made to do something unlawful, a union or an advice service can help you before you act. If there’s a danger to life, step away and report it.

If work has made you ill, see a doctor before you look at job ads. If you dread every morning, sleep badly and can’t enjoy your free days either, it may be more than the job.

One last point in favour of ordinary work: when the shift is over, you can often leave it behind.`,
        },
      ],
      sources: [jobsCallings, jobCrafting, jobCraftingNews, taskSignificance],
    },
    {
      key: 'after-the-role-is-gone',
      pillar: 'purpose',
      title: 'Find your feet after losing a job or retiring',
      description:
        'When the job, the uniform or the family role is gone, a large part of the answer to “Who are you?” goes too. What the first weeks need, what the work gave you besides money, and how to try out what comes next.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `“And what do you do?” It’s a harmless question until you have no answer. Then you notice how much depended on it: getting up, the jokes, the people, the right to be tired in the evening.

Being laid off, retiring, leaving the forces or a sport, closing the business, giving up work because of illness, the children moving out: these are different, but they share something. The role is gone before you know what comes next.

## What research says

**Losing a job hurts.** A review of more than 300 studies found that unemployed people were clearly more distressed than employed ones. About 34% had psychological problems, compared with 16% of people in work. The studies that followed people over time suggest that unemployment is a cause and not just a sign. Men and manual workers were hit harder. Programmes that support unemployed people helped somewhat. So if you feel bad, that’s what this does to people. It says little about your worth.

**Retiring isn’t one thing.** A study of about two thousand American retirees found three patterns. In some people wellbeing hardly changed. In some it dropped and then recovered. In some it rose. There’s no correct way to feel in your first year, and a bad start doesn’t have to last.

## The ending

It deserves to be marked. Have a drink or a tea with the shift. Take your tools home. Write to the three people you’ll really miss. Say aloud what you’ve lost: money, status, a van, a desk by the window, being needed at ten past eight.

If you were pushed out, you’ll be angry. That’s part of it. But let someone read the papers before you sign anything in anger. Deadlines for claims can be short, so ask a union, a lawyer or an advice service in the first week.`,
        },
        {
          kind: 'steps',
          title: 'The first eight weeks',
          steps: [
            'Week 1: deal with what can’t wait. Money, papers, insurance, who to register with. Which decisions can wait? Most of them.',
            'Week 1: keep one fixed point in the morning. Get up, wash, dress, and be outside or at an open window before ten.',
            'Week 2: tell people in two sentences of your own. “They closed the depot in March. I’m taking some time before I decide what’s next.”',
            'Week 3: what did the work give you besides money? Go through company, structure, status, skill, movement, being needed, a reason to leave the house.',
            'Weeks 4 and 5: find one small other source for two of them. Company: a Tuesday group. Skill: repairing bikes for a school. Structure: a class with a start time.',
            'Weeks 6 and 7: try out one thing that might come next, for a day or less. A day alongside someone, an evening course, a volunteer session. Nothing you can’t leave again.',
            'Week 8: what did you look forward to? Do more of that. If there’s nothing at all, see the last section.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'For your situation',
          tips: [
            'A layoff: it was a decision about a post, even if it feels like one about you. Ask someone to remind you of the difference.',
            'Retirement: go slowly. Don’t promise anyone your weekdays for the first three months. If you live with someone, talk about lunch, space and who does what before it becomes an argument.',
            'Early retirement through illness: you’re losing health and work at once. Give it more time, and find others who’ve been through it.',
            'Leaving the forces, the police, a sport or the ministry: you lose a language too. Keep in touch with some who speak it, and learn a second.',
            'Your business failed: separate the debts from the shame. Free debt advice exists in many countries, and the earlier you go, the more they can do.',
            'Separation: get legal advice early, and try to see or call someone every day. Keep what’s steady for the children steady.',
            'Your children have moved out: the quiet is real. Tell a friend how it is, and put something you like into one of the hours they used to fill.',
            'You were the caregiver and the person has died: this is grief first. Purpose can wait.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The time in between

For a while you may not know what to call yourself, and that can last for months. You may be tempted to fill the gap at once: the first job that’s offered, a business idea at midnight, a new love, drink. If money allows, leave some of it open. If money doesn’t, take the job and tell yourself it’s for now.

Wanting the old role back can take up all your strength. Research on goals that can’t be reached any more links letting go to less distress, and finding something new to aim at to a greater sense of purpose. Letting go doesn’t mean that it didn’t matter.

What comes next may not arrive as an idea. You may notice one Thursday that you’ve forgotten the time. When someone asks what you do, say what you did this morning.`,
        },
        {
          kind: 'checklist',
          title: 'A week that helps',
          items: [
            'I got up at about the same time on most days.',
            'I spoke to someone outside my home on at least four days.',
            'I was useful to somebody once.',
            'I learned or practised something.',
            'I know my money for the next six months in figures.',
            'I drank no more than before, and I know how much that is.',
            'There was one evening on which nobody asked how the search is going.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you feel very low, or like a burden

You may feel worse than you expected. See a doctor if you’ve felt low or empty for two weeks or more, if you sleep badly for weeks, or if you’re drinking to get through the day. Say what’s happened: “I lost my job in March and I’m not all right.” If you drink or take sedatives every day, don’t stop suddenly without medical advice.

If you feel you’re a burden, or that others would be better off without you, or if you can’t see how to manage with the money, tell someone today and open **Help now**. These thoughts are a warning sign that you need help now. They aren’t the truth about you.`,
        },
      ],
      sources: [paul2009, retirees, wrosch2013, whoDepressiveDisorder, niceAlcohol],
    },
    {
      key: 'ask-three-people',
      pillar: 'purpose',
      title: 'Ask three people what they see in you',
      description:
        'Other people notice things about us that we miss. How to ask three of them four questions, listen without defending yourself, and change one thing.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `You hear your own voice from the inside, and you’ve only ever seen your face in mirrors and photos. It’s similar with what you’re good at, how you come across and what you do that makes things harder for you. Others see some of it more clearly.

Psychologist Simine Vazire tested this. In her study, people judged their own anxiety and similar traits best. Friends were better judges of traits such as intelligence and creativity, where our wish to look good gets in the way. So neither side knows everything. It’s worth asking.

There’s also a version that only asks for good things. Laura Morgan Roberts and colleagues call it the reflected best self. You collect stories from people about when they’ve seen you at your best. This exercise uses that as its first question and adds a harder one.

It takes about three hours in two weeks: an hour of talking, and the rest for asking, notes and comparing. Today, one message is enough.

## Which three

One who knows you from **work** or from doing things together. One who knows you **up close**: a partner, a brother, a housemate, a support worker. One who’s known you for **a long time**.

Leave out anyone you’re afraid of or who puts you down, anyone who’s angry with you at the moment, and anyone who depends on you and may not dare to be honest.

If only one person comes to mind, begin with one. If nobody does, look for company before feedback. The community is a place to begin.`,
        },
        {
          kind: 'checklist',
          title: 'Before you ask',
          items: [
            'I’ve left out anyone I’m afraid of, anyone who’s angry with me and anyone who depends on me.',
            'I’ve slept, I’m not very low at the moment, and yesterday wasn’t a very bad day.',
            'I can hear an answer without defending myself.',
            'I know why I want to know.',
            'I’m ready to change one thing.',
          ],
        },
        {
          kind: 'steps',
          title: 'How to do it',
          steps: [
            'Ask by message or in person: “I’m trying to see more clearly what I’m good at. Would you answer four questions? It takes twenty minutes, and you can think about them first. I won’t pass on what you say.” Send the questions.',
            'Question 1: “When have you seen me at my best? What exactly was I doing?”',
            'Question 2: “What would you come to me for?”',
            'Question 3: “What do I do that makes things harder for me?”',
            'Question 4: “What could I do more of, and what could I leave to others?”',
            'Write down what they say in their own words, or record it with their permission. Ask for an example if you need one. Don’t explain, correct or joke.',
            'Say thanks. Don’t tell them what you see in them unless they ask.',
            'Wait two days. Then read it all and mark what comes up at least twice. If you asked one person, mark what you recognise.',
            'Choose one thing to change for a month: do more of it, or less. Tell them what you’ve chosen.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'How to listen',
          tips: [
            'Praise: say “Thank you” and leave it there, even if you’d like to say “That was nothing”.',
            'Criticism: say “Thank you”, take a breath and ask for an example.',
            'If something hurts, say so and leave it: “That’s hard to hear. I’ll think about it.”',
            'If it seems unfair, it may be how you come across to that person, or it may say more about them. You don’t have to decide today.',
            'If someone says only nice things, ask once: “And if you had to name one thing?” Then let it be.',
            'In writing, people may be more honest. By voice, it’s easier to hear what they mean.',
            'Remember who’s speaking. A brother still sees the boy, and a colleague has never seen you at home.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What often comes up

Two things may come up. What others value may be something you think nothing of: you stay calm when things go wrong, you explain without showing off, you call. And you may already know what you do that makes things harder, and have hoped that nobody had noticed.

If illness or disability has changed your life, you may hear about a strength you didn’t have before, and about something people miss. Both can be hard to hear, and useful.

## Make something of it

Put it in one sentence: **“People come to me for…, and I make things harder for myself when I…”** Keep it for a month. When you’re asked to take something on, look at it. Is this what people come to me for, or was I just asked first?

If something comes easily to you and others are short of it, that may be a purpose worth trying.

## If it shakes you

Sometimes an answer touches something old. Don’t carry it around alone. Talk to a friend or a counsellor. If you’re still low after two weeks, see a doctor. And if someone used the questions to be cruel, you’re allowed to throw that page away.`,
        },
      ],
      sources: [selfOther, strengths],
    },
    {
      key: 'twelve-weeks-on-one-sheet',
      pillar: 'purpose',
      title: 'Plan twelve weeks on one sheet',
      description:
        'One aim, three strands of work, a number for each week and the bad weeks planned in. With a spreadsheet and rules for changing the plan.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `A year is hard to plan. By March something has usually happened that wasn’t in the plan. A week is too short, because there’s often a reason why this one is an exception. Twelve weeks are about a season. You can see the end from the start, and something can still grow.

This sheet is for one aim that has parts. For a single habit, a calendar and a pencil are enough. The aim can come from work, health, family, faith or a hobby. If you have two, do one now and one next season.

## The aim and its strands

Say the aim as something another person could see: *the boat is in the water*; *I give a ten-minute talk in Spanish*; *all my debts are on one list and two are paid*; *I’ve eaten with my brother six times*; *I can transfer from bed to chair on my own*.

Then ask which **three strands** of work lead there. For the boat: hull, engine, papers. For the talk: words, listening, speaking with people. For the transfer: the exercises from my physiotherapist, the equipment, practice with someone present.

Each strand gets a **number per week**, small enough for a bad one: two hours on the hull, three calls, twenty minutes on four days.

## Check the hours

Add up the hours. In studies of planning, people expected to finish sooner than they did, because they thought about the plan and not about how long such things had taken before. So compare the sum with what you really had free last month, and halve it if it doesn’t fit. If your health goes up and down, plan for an average week and not for a good one.`,
        },
        {
          kind: 'steps',
          title: 'Fill it in, one hour',
          steps: [
            'The aim, the date in twelve weeks, and who’ll see it.',
            'The three strands and their weekly numbers. Add the hours and check them against a real week.',
            'The gaps first: holidays, deadlines, treatment, birthdays, the week that’s always dreadful. Cross out one or two whole weeks as rest.',
            'Three markers: what will be there at the end of week 4, week 8 and week 12? One sentence each.',
            'Two if-then sentences for the likeliest trouble.',
            'A reserve: four sessions you may skip without a reason. In studies, having such a reserve helped people keep going.',
            'The day for your weekly five minutes: three numbers, one line, done.',
            'The days for two longer looks, at the ends of weeks 4 and 8, with someone if you can.',
            'Put it where you’ll see it every day.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Rules for changing the plan',
          tips: [
            'During the week you change nothing. You do it or you don’t, and note the number.',
            'In the weekly five minutes you may change how and when.',
            'At the end of weeks 4 and 8 you may change the numbers and the markers. Downwards is allowed.',
            'Change the aim only if your life has changed. Then cross it out, date it and put the new one above it.',
            'Enter the zeros too.',
            'Two zeros in a row on the same strand: is it too big, unclear, or not needed?',
            'If you finish early, stop there.',
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
"Reserve: skips used","","","","","",""
"Week","Begins on","Gaps (travel, guests, treatment, rest)","A done","B done","C done","One line: what happened, what next"
"1","","","","","",""
"2","","","","","",""
"3","","","","","",""
"4","","","","","",""
"LONGER LOOK 1","","Planned by now:","","What is there:","","Change:"
"5","","","","","",""
"6","","","","","",""
"7","","","","","",""
"8","","","","","",""
"LONGER LOOK 2","","Planned by now:","","What is there:","","Change:"
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

These can be the hardest. It’s no longer new, and the end isn’t in sight. You may get a better idea, a cold or visitors. Three things help. Halve the numbers before you stop. Do one session with someone. And look back instead of ahead: read what the sheet already says. It may be more than you thought, because day to day you see only what’s missing.

## The last week

Keep it free for finishing. Things take longer than planned, and if you’ve planned for that, you aren’t late. Show it to the person you named. Then have a week with nothing in it.

## If it didn’t work out

Read the lines. Was it someone else’s aim? Were the numbers too high from week 2? Did something more important happen? Say one sentence: “Next season I’ll…” You know now what twelve weeks of your life can hold, with your job, your health and your people in it. The next sheet will be closer to the truth.

If the reason is that nothing has felt worth the effort for weeks, leave the sheet and talk to a doctor.`,
        },
        {
          kind: 'checklist',
          title: 'A sheet that can work',
          items: [
            'One aim, and a neighbour could see whether it’s been reached.',
            'Three strands, three numbers, hours added and checked.',
            'The bad weeks are in it already.',
            'I know the shortest version of each strand.',
            'There’s a reserve.',
            'Someone knows the date.',
          ],
        },
      ],
      sources: [buehler1994, harkin2016, sharif2017],
    },
    {
      key: 'jobs-with-no-deadline',
      pillar: 'purpose',
      title: 'Do the important things that have no deadline',
      description:
        'The will, the check-up, the talk with your father, the thing you want to make. Why they lose against urgent things, and five ways to give them a date.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Urgent things get done. Important things often keep quiet. Nobody reminds you that you wanted to learn the piano, write down how your grandparents came to this country, ask a doctor about the snoring, or talk to your brother.

Meng Zhu, Yang Yang and Christopher Hsee ran experiments in which people chose between two tasks: one with a short deadline, and one with more time that paid better. Many chose the one with the short deadline, although the other was worth more. They called it the mere urgency effect.

The trouble shows up late. When people look back on their lives, they often regret most the things they didn’t do.

Trying harder often isn’t enough. What helps is to **give the important task what the urgent one has**: a date, a place and a person who’s waiting.

## Five ways to make a date that holds

**Someone’s waiting.** Not “I’ll send it some time” but “I’ll bring it on Friday the ninth.” Best is someone who’d be disappointed if you didn’t come.

**It’s booked.** The lawyer, the clinic, the hall, the train. What’s booked is harder to drop, because now you’d have to cancel it.

**There’s an occasion.** A birthday, a reunion, Diwali, the first frost. Photos get sorted for the eightieth birthday. They don’t get sorted “in winter”.

**It happens every week.** For things without an end: every Tuesday after dinner, one hour.

**You share a table.** Two people sort their papers in the same kitchen, or on the same call. Each does their own.`,
        },
        {
          kind: 'steps',
          title: 'Give one thing a date',
          steps: [
            'What matters to you but has no date? Go through health, papers, people, making and learning. Five minutes.',
            'For each, ask: a year from now, would I be sorry not to have done it?',
            'From those, take the one that needs someone who’s old or ill. If there’s none, take the one you’d regret most.',
            'Decide what done means. “The talk with Dad” is done when I’ve asked him three questions.',
            'Choose one of the five ways. Do the binding part today: call, book, promise.',
            'Choose a first part that takes an hour or less. Put it on a day this week.',
            'Tell the person who’s waiting what to do if you don’t turn up: call and ask.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Easy to put off: pick one',
          items: [
            'A will, and who decides for me if I can’t. Rules differ by country, so ask a lawyer or an advice service, above all if you’re unmarried or your family is complicated.',
            'A list of accounts and policies, a safe place for the passwords, and one person I fully trust who knows where they are.',
            'Blood pressure, the screening tests for my age (a doctor or pharmacist knows which), teeth, hearing, eyes, snoring.',
            'The questions to the old people: where do we come from, what was it like?',
            'The apology that’s five years late, if the other person is open to hearing from me.',
            'Telling someone something about me that I’ve hidden, if it’s safe.',
            'The friend who moved away.',
            'Something I want to learn or make.',
          ],
        },
        {
          kind: 'intro',
          markdown: `If you’re putting things in order because you’re thinking of ending your life, open **Help now** right away.

## Symptoms and letters that can’t wait

A new lump, a mole that’s changing, blood in your urine or stool, a cough that lasts three weeks or more, weight you’re losing without trying, trouble with swallowing: these can’t wait. Book a doctor this week. Trouble with peeing or with erections is worth an appointment, too.

Call your emergency number for chest pain that’s new, tight, heavy or won’t go away, trouble breathing, a drooping face, sudden weakness on one side or sudden trouble speaking. Call it also for heavy bleeding, coughing up or vomiting blood, black sticky stools like tar, sudden strong pain in a testicle, or if you can’t pee at all.

Debts and letters from a court or a tax office can’t wait either. Open them today. Then ask an advice service as soon as it opens. In many countries it’s free.`,
        },
        {
          kind: 'tiplist',
          title: 'Stop it from sliding back',
          tips: [
            'One thing at a time. The others can wait.',
            'When something urgent comes up, give the important thing a new day and time at once.',
            'Do it for ten minutes if you can’t do sixty.',
            'Tell the people you live with why: “I’m sorting the papers, so that we can all find things.”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you keep avoiding one of them

Then it may not be about time. The will makes you think of death. The check-up may find something. The talk may go wrong, or upset Dad. Say it to someone: “I’m not doing it because I’m afraid that…” Then take someone with you to the doctor, to the lawyer, or as far as the front door.

Some talks you don’t owe anyone. If your father was violent, or a meeting wouldn’t be safe, you can write the letter and not send it, or speak to a counsellor instead.

And if someone dies before you’ve talked: it happens to good people. Write to them anyway, say it at the grave or at home, tell it to someone who knew them. If grief still makes daily life hard after six months, or you’re worried about yourself at any time, talk to a doctor or a bereavement service.`,
        },
      ],
      sources: [urgency, regret],
    },
    {
      key: 'a-ledger-of-promises',
      pillar: 'purpose',
      title: 'Keep track of what you promise',
      description:
        'For one month you note every promise you make, with a date, and how it ended. You learn to promise less, speak up early and take things back in time. With a spreadsheet.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `“I’ll send it over.” “We should get a coffee.” “I’ll look at it at the weekend.” It’s easy to say things like these all day and hardly notice. The people who hear them may notice. They may say nothing and learn how far they can rely on you.

It works the other way too. Some people say little, and it happens. They promise less, write it down, and speak up before it goes wrong.

Research by Ayelet Gneezy and Nicholas Epley points the same way. In their experiments, breaking a promise cost people a lot in the eyes of others. Doing more than they’d promised earned them hardly anything extra. So you don’t have to overdeliver. Keep what you said, or say less.

## Four endings

For a month, keep a list of **every promise that leaves your mouth or your thumbs**, to others and to yourself, with a date. At the end each gets one letter.

- **K, kept:** done by the time I said.
- **M, moved:** I spoke up before it was due, and we agreed on something else.
- **W, withdrawn:** I took it back, early and plainly.
- **B, broken:** it was due, and I’d said nothing.

K, M and W are all honest. It’s B that can cost you trust. So you don’t have to keep every promise, as long as you speak up before it’s due.

## How this differs from a to-do list

A to-do list says what you have to do. This list says **who’s waiting**. That changes what you look at first.`,
        },
        {
          kind: 'steps',
          title: 'A month with the list',
          steps: [
            'Week 1: only collect. Note each promise when you notice it. In the evening go through your messages, because they’re full of them. Change nothing.',
            'End of week 1: how many were there? How many had a date? Who do you promise most to? Which ones were only politeness?',
            'Week 2: no promise without a date. “By Thursday” or not at all. When you don’t mean it, say something else that’s true: “It was good to see you.”',
            'Week 2: before you name a date, ask how long it took last time. People tend to guess too short.',
            'Week 3: once a day, look at the list. Where it’s getting tight, send a message: “I said Thursday. It’ll be Saturday. Is that all right?”',
            'Week 4: look at the promises to yourself. Halve them, give each a time, and treat yourself as decently as anyone else who’s waiting.',
            'Last day: count K, M, W and B. Take the oldest B and put it right, or say that it won’t happen and that you’re sorry.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What you may notice',
          tips: [
            'Some broken promises were only meant kindly.',
            '“I’ll try” leaves the other person guessing. Say yes, no, or when you’ll know.',
            'Children may hear “maybe” as yes. Say “no” or “on Saturday”.',
            'The people closest to you may get the most B.',
            'Promising under pressure and taking it back the next morning is better than avoiding someone for three weeks.',
            'Don’t promise on behalf of others.',
            'If your health is unpredictable, promise with a condition: “If I’m well enough on Friday. I’ll tell you by noon.”',
            'Two promises to yourself at a time are plenty.',
          ],
        },
        {
          kind: 'download',
          label: 'Promise list (CSV, opens in any spreadsheet)',
          filename: 'promise-ledger.csv',
          contents: `"Date given","To who (or myself)","What exactly","Due (day, time)","K kept / M moved / W withdrawn / B broken","One line: what happened"
"EXAMPLE 3 May","Neighbour","Bring back the drill","Sat 7 May, noon","K","Cleaned it first"
"EXAMPLE 4 May","Myself","In bed by 10.30, Mon to Thu","Thu 12 May","M","Made it 11 after the late shift"
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
          markdown: `## How to take a promise back

It’s unpleasant and takes a minute. Do it early and yourself, without a story: “I said I’d help with the move. I can’t after all. I’m sorry, and I know it leaves you short. I could bring dinner on Friday evening. Would that help?” You say it, you name what it means for them, and you offer something if you can. They may be annoyed, but they still have time to find someone else.

Some promises can’t be taken back in a sentence: those to children, to someone who’s ill, or with a signature. Look for help so that you can keep them, or get advice before you change anything. If you’ve promised money that you don’t have, talk to a debt adviser before you promise it to the next person.

## If you promised out of fear

If someone threatens you, you don’t owe them your word. Talk to someone you trust, or to an advice service.

## After the month

You don’t have to keep the list forever. One week every three months is enough. In between, one habit will do: whenever you hear yourself say “I’ll”, add the date, and put it where you’ll see it.`,
        },
        {
          kind: 'checklist',
          title: 'Before I say “I’ll”',
          items: [
            'Do I want to, or do I want them to stop looking at me?',
            'Do I know by when?',
            'Is there room on that day?',
            'Is it mine to promise?',
            'Will I note it in the next five minutes?',
            'If not, which friendly sentence says no more than I mean?',
          ],
        },
      ],
      sources: [promises, buehler1994, harkin2016],
    },
  ],
}
