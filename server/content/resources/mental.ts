import {
  bahji2020,
  beck1963,
  bentley2023,
  borkovec1983,
  breines2012,
  chung2017,
  craske2014,
  cregg2021,
  dazzi2014,
  edinger2021,
  emmons2003,
  ezawa2023,
  fincham2023,
  gollwitzer2006,
  holtLunstad2010,
  hseDepression,
  kjaervik2024,
  kumar2018,
  levelCannabis,
  lewicki2016,
  lewis2020,
  lieberman2007,
  mcgowan2013,
  nhsInformStress,
  nhsInformPhobias,
  neff2023,
  niceAdhd,
  niceDepression,
  noetel2024,
  olson2022,
  ohioStateApology,
  pitman2014,
  riemann2023,
  stanley2012,
  stroebe1999,
  stroebe2017,
  niceAlcohol,
  niceAnxiety,
  nimhActionSteps,
  nimhMen,
  vedernikova2021,
  whoDepressiveDisorder,
  whoDoingMatters,
  whoPtsd,
  whoSuicide,
  yip2012,
} from '../sources.ts'
import type { LibraryResource, Shelf } from '../types.ts'

export const mental: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'where-to-get-real-help',
      pillar: 'mental',
      title: 'Where to get help, and what to say',
      description:
        'Who does what, from a helpline tonight to a doctor this week, and sentences to start with if you’d rather do anything than make that call.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `If you, or someone near you, might act on thoughts of suicide, call the emergency number now. **Help now** has it for your country, and lines with text and chat. You don’t have to be sure that it’s bad enough.

The rest of this page is for when you have a little more time.

## You don’t need a diagnosis to ask

You don’t have to wait until something breaks: a relationship, a job, your health. You can ask much earlier. Good reasons are:

- It’s gone on for more than two weeks.
- It gets in the way of work, sleep or the people you love.
- You drink, gamble or scroll to make it stop.
- You frighten yourself or others.
- You’re tired of dealing with it alone.

## Who does what

**A doctor** is a good place to start for almost everything. They can check if something physical plays a part, such as your thyroid, your sleep, pain or a medicine. They can treat you or send you to the right person. If you don’t have a doctor or can’t pay for one, a helpline can often tell you where to find a free or low-cost clinic.

**A therapist or counsellor** talks with you, usually once a week. Check that they are on a professional register; it’s normal to ask about their training. If it doesn’t feel right after three or four sessions, say so or try someone else. That happens often, and it doesn’t mean therapy can’t help you.

**A psychiatrist** is a doctor for mental health. You may see one if things are severe, if it’s unclear what you have, or if medicine needs a specialist.

**A helpline** is a trained person who listens, now, free or nearly free. You don’t have to be suicidal to use one, and you don’t have to give your name.

**A support group** is a place with others in the same situation: grief, drink, separation, illness, debt. You may say nothing the first time.

**A faith leader, an elder or a union rep** may be the person you trust most. They can listen and help you find the rest. They don’t replace a doctor.

## When the problem is something else

Trouble with money, work or safety can feel like a problem in your head. For debt, look for a free debt adviser. A union, a staff counsellor or occupational health can help with trouble at work. If someone at home hits, watches, threatens or controls you, contact a domestic abuse service, from a phone they can’t check. That happens to men too, in straight and gay relationships, and it isn’t your fault.`,
        },
        {
          kind: 'steps',
          title: 'Make the call',
          steps: [
            'Pick one of the people above. If it’s the wrong one, they’ll send you on.',
            'Before you call, write three lines: what’s going on, since when, and what it stops you doing.',
            'If you’ve thought about not being alive, add that as a fourth line. They need to know it, and people who do this work hear it often.',
            'Choose a moment with twenty minutes and a closed door. If speaking on the phone is hard, book online, send a message or ask someone to sit with you.',
            'Start with your paper: “I’ve written it down, because otherwise I’ll say I’m fine.”',
            'Before you finish, ask: what happens next, when, and what do I do if it gets worse before then?',
            'Tell one person that you’ve done it. If there’s a waiting list, ask for cancellations, and call again if it gets worse.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences to start with',
          tips: [
            'To a doctor: “I’m here about my mood, not my knee. It’s been six weeks.”',
            'To a doctor, if you can’t speak: hand over the paper.',
            'To a helpline: “I don’t know where to start. I didn’t want to be alone with it.”',
            'To a friend: “I’m not doing well. You don’t have to fix it. Could you come over?”',
            'To your partner: “I’ve been short with you. It isn’t you. I’ve made an appointment.”',
            'To your boss: “I have a health matter and need an hour off on Thursdays.” You don’t owe more detail than you want to give. Check your rights first if you’re unsure.',
            'In another language: ask for an interpreter. Many services have one, and you don’t have to bring a relative.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re worried about someone’s life

Ask directly: “Are you thinking about killing yourself?” Studies that looked at this found no sign that asking puts the idea there. It can be a relief to be asked.

Listen more than you talk. If the answer is yes, stay with them if that’s safe for you. Help them get away from anything they might use, if you can do that safely. Then contact a crisis line or the emergency service, with them if they’re willing. Don’t promise to keep it secret.

Afterwards, look after yourself. Tell someone that it was hard. Helplines are there for people who worry about somebody, too.

## If you’ve asked before and it went badly

You may have met someone who didn’t listen, got your identity wrong, or told you to get over it. That does happen, and it’s fair to be wary. Ask for another doctor or another service, and bring someone with you. If you’re gay, bi or trans, a veteran, disabled or new to a country, ask whether there’s a service that knows your situation. One bad meeting doesn’t mean that nobody can help.`,
        },
        {
          kind: 'checklist',
          title: 'Get this ready before you need it',
          items: [
            'I’ve saved one helpline from my country in my phone.',
            'I know how to get an urgent appointment with a doctor.',
            'One person knows that I may call at any time.',
            'I know where to find urgent help when I travel.',
            'I’ve started a plan for bad days.',
          ],
        },
      ],
      sources: [dazzi2014, hseDepression, nimhActionSteps],
    },
    {
      key: 'when-the-body-will-not-stand-down',
      pillar: 'mental',
      title: 'When stress won’t switch off',
      description:
        'What stress does to your body, why it can stay on for weeks, and what helps: moving, changing the load, and not being alone with it.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `A car brakes hard in front of you. Before you’ve had a thought, your heart is pounding, your hands are tight and your mouth is dry. A few minutes later it fades. That’s stress doing its job: your body gets ready for danger, then calms down.

It gets difficult when the danger is a manager, a debt, a sick parent or a phone that never stops. Your body reacts in a similar way. But these things don’t drive off, so it doesn’t calm down either.

After some weeks you may notice light sleep, a short temper, a tight neck, stomach trouble, no appetite or too much, less patience and less interest in people. Some men notice none of it, and hear it from others first.

None of this means you’re weak. And not all stress is bad. You can often manage a heavy load for a while if it has an end, if you have a say in it and if people are with you. If none of that is true, it can wear almost anyone down.

## Three ways to work on it

**Calm the body.** Take a walk of ten or fifteen minutes, do some stretches in a chair, or sing at full volume. Slow breathing with a longer breath out helps some people too. None of it has to be sport.

**Change the load.** This part is easy to forget. If you’re doing two people’s work, no breathing exercise will turn it into one. What could you drop, hand over, postpone or do less well? Who decides about that, and have you asked them?

**Don’t be alone with it.** Telling someone may not change the problem. It may change what it’s like to live with it.

You’ll probably need all three. If you only calm your body, you may end up putting up with things that should have changed.`,
        },
        {
          kind: 'steps',
          title: 'Tonight, in half an hour',
          steps: [
            'Take five minutes and write down everything that weighs on you. Don’t sort it.',
            'Mark each item: can I change it, do I have to live with it for now, or isn’t it mine?',
            'Choose one thing you can change. What’s the smallest next step, and on which day? If you need someone’s yes, decide on the sentence you’ll say.',
            'Choose one thing you have to live with. What would make it a bit easier: a ride, a shared schedule, an evening off, a form filled in?',
            'Cross out one thing that isn’t yours. Say out loud: “That’s someone else’s job.”',
            'Go around the block, or sit by an open window for ten minutes without your phone.',
            'Before the week is over, tell one person one item from your list.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What feels like help and makes it worse',
          tips: [
            'A drink to come down. It can help you fall asleep, and then you sleep worse.',
            'Working late to catch up, night after night, and getting more and more tired.',
            'Coffee in place of sleep.',
            'Cancelling friends and training first because they’re “only for me”. They’re part of what keeps you going.',
            'Going over it in bed. If it won’t stop, put the light on, write it down and put the light off.',
            'Waiting for time off. The load is often still there when you come back.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you can’t change much right now

Some loads can’t be put down: a child who needs care day and night, a war, an illness, a visa that hasn’t come. Then look for small reliefs: ten minutes that are yours, one person who knows, one thing you do each day because it’s good for you. Ask if your area supports carers or newcomers.

## When to see a doctor

Book an appointment if any of these is true:

- Sleep, appetite, temper or enjoyment have been off for more than two weeks.
- You need alcohol, pills or bets to get through (don’t stop daily alcohol, sleeping pills or sedatives suddenly).
- You have pains, palpitations or dizziness, whatever you think the cause is.
- People who love you say that you’ve changed.

Pressure or pain in the chest isn’t “only stress” until a doctor has checked it. If it comes on suddenly, or if one side of your body goes weak, call your emergency number.`,
        },
        {
          kind: 'links',
          title: 'A free guide in many languages',
          links: [
            {
              label: 'World Health Organization: Doing what matters in times of stress',
              url: 'https://www.who.int/publications/i/item/9789240003927',
            },
          ],
        },
      ],
      sources: [
        nhsInformStress,
        whoDoingMatters,
        {
          author: 'Robert Karasek',
          year: 1979,
          title: 'Job demands, job decision latitude, and mental strain: implications for job redesign',
          url: 'https://doi.org/10.2307/2392498',
          checked: '2026-11-28',
        },
        fincham2023,
      ],
    },
    {
      key: 'five-slow-minutes',
      pillar: 'mental',
      title: 'Practise slow breathing for five minutes',
      description:
        'A simple breathing exercise without holding your breath: how to do it, how to practise so it works when you need it, and when to leave it alone.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Your heart and your stomach work without you. Your breath does too, but you can take it over whenever you like. When you’re alarmed, you breathe fast and high in the chest. If you slow down and let the breath out last longer than the breath in, the rest of your body often settles a little.

A review of twelve trials found that breathing exercises lowered stress somewhat. The authors also warned against hype. So expect to feel a little calmer, and don’t expect a cure. It may give you a moment between what happens and what you do.

## When not to do it

- With a heart or lung condition, or if you get dizzy easily, ask a doctor first.
- Don’t try to breathe away pain in the chest or new breathlessness. Get medical help at once.
- Never practise in water, on a ladder or while you’re driving.
- If watching your breath makes you more anxious, stop. That happens to some people, especially after frightening experiences. Use the other exercises at the end of this page.`,
        },
        {
          kind: 'steps',
          title: 'The exercise',
          steps: [
            'Sit with your back supported, or lie down. Loosen anything tight. Set a timer for five minutes so you don’t have to look.',
            'Breathe as you usually do for four or five breaths. Notice where it moves: nose, chest, belly.',
            'Breathe in through your nose for a slow count of three. If your nose is blocked, use your mouth.',
            'Breathe out for a count of four, softly, as if you were cooling a hot drink. Don’t hold at the top or the bottom.',
            'After a minute, try four in and six out. If you want to gasp or yawn, go back to three and four. What’s comfortable is right.',
            'On each breath out, relax one place: forehead, jaw, tongue, shoulders, hands, belly.',
            'Your mind will wander. When you notice, come back to the next breath out.',
            'When the timer goes, move your fingers, look around the room and get up slowly.',
          ],
        },
        {
          kind: 'drawing',
          name: 'breathing',
          caption: 'When three and four feel easy, breathe in for four seconds and out for six.',
        },
        {
          kind: 'intro',
          markdown: `## Practise while you’re calm

It’s easier to learn while nothing’s wrong. Do it once a day for two weeks. Tie it to something you do anyway: shoes off, kettle on, light out, after prayers.

Then use it in harder moments, one step at a time: while you wait for a bus, in a dull meeting, before a call you don’t like, and only then in an argument. If you start with the argument, you’ll think that it doesn’t work.

## What to expect

In the first days, not much. Some people are bored, some fall asleep, and some notice for the first time how tense they are. In the second week you may catch yourself a moment earlier than before. That moment is what you’re practising for.

You don’t have to measure it. If you want to, say how tense you are from 1 to 10, before and after, and look again after two weeks. If nothing has changed, try something else. Easy walking, music or talking to someone may suit you better.`,
        },
        {
          kind: 'tiplist',
          title: 'Good moments for five slow breaths',
          tips: [
            'Before you open your own front door.',
            'At the bus stop or in the passenger seat. If you drive, while you’re parked.',
            'After you’ve read the message and before you answer.',
            'In a waiting room, in the bathroom or in the dentist’s chair.',
            'At the bedside of someone who’s ill. It may steady you both.',
            'Next to a child in a rage. Breathe and say nothing. It may not calm the child at once, but it keeps you from joining in.',
            'Awake at night. Don’t count, and let each breath out be long and lazy.',
          ],
        },
        {
          kind: 'checklist',
          title: 'If breathing isn’t for you',
          items: [
            'Feet or back: press them into the floor or the chair ten times, slowly.',
            'Hands: hold something cool, rough or heavy and describe it to yourself.',
            'Eyes: name five things in the room with their colours.',
            'Ears: find the furthest sound you can hear, then the nearest.',
            'Rhythm: walk, roll or rock evenly and count to twenty, over and over.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If it’s more than tension

If you’re so tense or frightened that you need exercises like this every day, see a doctor. Anxiety can be treated, and you don’t have to manage it by breathing.`,
        },
      ],
      sources: [fincham2023, bentley2023],
    },
    {
      key: 'more-words-than-fine',
      pillar: 'mental',
      title: 'Find words for what you feel',
      description:
        'A list of plain words for feelings, and a three-minute check to find the right one. You don’t have to talk about it for hours.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `You can get through life with four words for what goes on inside: fine, tired, annoyed, stressed. Whatever doesn’t fit comes out as one of those: you say you’re tired when you’re grieving, or annoyed when you’re scared.

There’s some evidence that the word itself helps. In one brain scan study, people looked at upsetting faces. When they chose a word for the emotion, a part of the brain that reacts to threat was less active. A scan isn’t real life. But a review of research on daily life points the same way: people who can tell their feelings apart more exactly are less likely to drink heavily or lash out when they’re upset.

## What a feeling is for

A feeling is like a message that comes with a push. Fear tells you to watch out, anger that someone has crossed a line, and sadness that something’s gone. Shame warns you that others might reject you. Guilt says that you broke your own rule, and joy says that you’d like more of this.

The message can be wrong, because it’s quick, but you can only check it once you’ve read it. And feeling something isn’t the same as doing it: you can be furious and still speak quietly. The word gives you a moment to choose.`,
        },
        {
          kind: 'steps',
          title: 'The three-minute check',
          steps: [
            'Stop. Feel whatever’s holding you up. Let one slow breath out.',
            'Where do you notice it? Throat, chest, stomach, jaw, hands. Hot or cold, tight or heavy? Nothing is an answer too.',
            'Which group is it: mad, sad, scared, ashamed, glad, worn out, or mixed? Guess.',
            'Look for a closer word in that group and try it: “I’m disappointed.” If it doesn’t fit, take the next one.',
            'How much, from 1 to 10?',
            'What’s it about? The last hour, or something older that feels like it?',
            'What does it push you to do? And what do you choose to do?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Common traps',
          tips: [
            '“I feel that you…” is a judgement. If you can swap “feel” for “think”, it’s a thought.',
            '“Ignored” and “attacked” say what you think the other person did. Go one step further: and how is that for me? Hurt, maybe. Or lonely.',
            'Anger often covers another feeling. See if a quieter one came first.',
            'Two feelings at once are normal: proud and jealous, relieved and sad.',
            'Numb is a word as well. If it’s been the only one for weeks, tell a doctor.',
            'Pleasant feelings need words too. “Relieved” and “proud” aren’t the same, and knowing which one it is tells you what you’d like more of.',
            'If your feelings are hard to tell apart, or your body’s signals are, you’re not alone. Some people, including many autistic people, find this hard all their lives. Use the list, colours or a number. Do what works for you.',
          ],
        },
        {
          kind: 'download',
          label: 'Feeling words (text, one page)',
          filename: 'feeling-words.txt',
          contents: `FEELING WORDS
Go along one line. Stop at the word that fits.

MAD      low:    irritated, impatient, grumpy, fed up
         middle: angry, resentful, bitter, jealous
         high:   furious, full of hate
SAD      low:    flat, disappointed, homesick
         middle: sad, lonely, discouraged, missing someone
         high:   grieving, heartbroken, hopeless *
SCARED   low:    uneasy, unsure, on edge
         middle: worried, nervous, overwhelmed
         high:   terrified, panicky, frozen
ASHAMED  low:    awkward, self-conscious
         middle: embarrassed, guilty, small
         high:   humiliated, worthless *, wanting to disappear *
GLAD     low:    content, at ease, interested, relieved
         middle: glad, grateful, proud, hopeful, moved
         high:   overjoyed, in love, at peace
WORN OUT low:    bored, restless, sleepy
         middle: tired, overloaded
         high:   exhausted, numb, empty *

* If a starred word stays with you for days, tell someone.
  If you think about not living, don’t stay alone with it.

WHEN        WORD(S)         1-10   WHAT HAPPENED          WHAT I CHOSE
_________   _____________   ____   ____________________   _____________
_________   _____________   ____   ____________________   _____________
_________   _____________   ____   ____________________   _____________
_________   _____________   ____   ____________________   _____________
_________   _____________   ____   ____________________   _____________
_________   _____________   ____   ____________________   _____________
`,
        },
        {
          kind: 'intro',
          markdown: `## A week with the list

Three stops a day for seven days takes about an hour in all. At the end, look at your words. Which one comes up most? At what time, and near which person? Which group is missing? It’s normal to be scared or sad at some point in a week.

There’s nothing to correct. You may know yourself a little better than before, and the people near you may notice that you’re no longer “annoyed” about everything.

## Telling someone

You don’t have to tell anyone your word. If you do tell one person, keep it short: “I’m disappointed about Saturday. You don’t have to fix it.” It tells them what’s going on, which silence or a slammed door doesn’t.

## If one word stays

If a dark word such as “worthless”, “hopeless” or “numb” is there most days for two weeks, say exactly that word to a doctor. It’s a good way to begin.`,
        },
      ],
      sources: [
        lieberman2007,
        {
          author: 'Todd Kashdan, Lisa Feldman Barrett, Patrick McKnight',
          year: 2015,
          title:
            'Unpacking emotion differentiation: transforming unpleasant experience by perceiving distinctions in negativity',
          url: 'https://doi.org/10.1177/0963721414550708',
          checked: '2026-11-28',
        },
        vedernikova2021,
        {
          author: 'Emma Kinnaird, Catherine Stewart, Kate Tchanturia',
          year: 2019,
          title: 'Investigating alexithymia in autism: a systematic review and meta-analysis',
          url: 'https://doi.org/10.1016/j.eurpsy.2018.09.004',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'worry-time',
      pillar: 'mental',
      title: 'Set a daily time for worry',
      description:
        'How to move worrying from the night to fifteen minutes in the day, sort what you can do from what you can’t, and let the rest wait. With a sheet.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Worry feels like work. It takes hours, and in the end nothing’s been done. Yet you can’t forbid it. Tell yourself not to think about the letter from the tax office, and there’s the letter.

What you can do is give it a time. For fifteen minutes a day you worry on purpose, on paper, sitting up. At all other times, you note a worry in a few words and leave it for that slot. Therapists have taught this since the 1980s. In one small trial, people who worried a lot did it for two weeks. They ended up with less worry, less anxiety and better sleep than a comparison group. It’s one small trial, so try it and see.

## Two kinds of worry

**Some worries are problems.** There’s something you could do, and fairly soon: a leaking roof, a talk with your son, a mole on your arm. A problem needs a next step.

**Some worries are “what ifs”.** What if they fire me, what if they leave, what if the plane crashes. There’s nothing to do today. A “what if” needs to be seen for what it is and left alone, ten times over if you have to. You’ll get better at it with practice.

Many worries are a “what if” with a problem inside. You can’t answer “What if they fire me?” But “my CV is from 2016” is something you can work on.`,
        },
        {
          kind: 'steps',
          title: 'How to hold your slot',
          steps: [
            'Choose a time in the late afternoon or early evening, the same each day, at least two hours before bed. Stay out of bed and out of your favourite chair.',
            'During the day, note each worry in three to five words. Say “not now, in my slot” and go back to what you were doing. On the first day you may do it thirty times.',
            'When your time comes, set a timer for fifteen minutes and read your notes. Cross out what has sorted itself out.',
            'Turn each of the rest into one full sentence: “I’m afraid that…”.',
            'Mark it P for problem or W for “what if”.',
            'For each P: what’s the next step, and on what day? If it takes five minutes, do it straight after the slot.',
            'For each W: say “I can’t settle this today.” Then one sentence on how you’d cope if it did happen. Then leave it.',
            'When the timer goes, stop, even mid-sentence. Get up or change place, and do something with your hands.',
          ],
        },
        {
          kind: 'drawing',
          name: 'worry-slot',
          caption: 'Worries come all day, but each one waits on paper until your fifteen minutes.',
        },
        {
          kind: 'tiplist',
          title: 'When it doesn’t go to plan',
          tips: [
            'If you forgot, do ten minutes now, unless it’s nearly bedtime.',
            'If it wakes you at night, keep a pen by the bed and write four words. If you’re still wide awake after what feels like twenty minutes, get up, sit somewhere dim with something dull, and go back when you’re sleepy.',
            'If you have no worries when the time comes, sit there for five minutes anyway, so the slot stays reliable.',
            'If it’s the same “what if” every day for two weeks, talk about it with someone.',
            'If you feel worse afterwards, shorten it to ten minutes and do something pleasant straight after. If that doesn’t help, stop and ask a professional.',
            'If you feel that worrying keeps bad things away, test it: leave one small worry alone for a day and see what happens.',
          ],
        },
        {
          kind: 'download',
          label: 'Worry sheet, one week (text)',
          filename: 'worry-sheet.txt',
          contents: `WORRY SHEET                                  Week of: ____________
My time: ______   My place: ______________   15 minutes, then stop.

P = problem: next step and day.   W = "what if": how I would cope.

DAY  WORRY (full sentence)              P/W  NEXT STEP / HOW I’D COPE
Mon  _________________________________  ___  ________________________
     _________________________________  ___  ________________________
Tue  _________________________________  ___  ________________________
     _________________________________  ___  ________________________
Wed  _________________________________  ___  ________________________
     _________________________________  ___  ________________________
Thu  _________________________________  ___  ________________________
     _________________________________  ___  ________________________
Fri  _________________________________  ___  ________________________
     _________________________________  ___  ________________________
Sat  _________________________________  ___  ________________________
Sun  _________________________________  ___  ________________________

END OF THE WEEK
How many never happened? ____   How many had a next step? ____
Which one came back every day? _____________________________________
Who will I tell about that one? _________________ By: ______________
`,
        },
        {
          kind: 'intro',
          markdown: `## When to see a doctor

See a doctor if you worry most days and can’t stop, if it’s gone on for weeks, if your sleep or stomach suffers, or if you arrange your life around not being afraid. Anxiety can be treated, and you don’t have to manage without help.

If one worry is about health, get it checked once, properly. If you’ve had it checked and the worry comes back all the same, tell the doctor that too. It’s a known pattern and there’s help for it.`,
        },
      ],
      sources: [mcgowan2013, borkovec1983, niceAnxiety],
    },
    {
      key: 'anger-read-properly',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Understand your anger and use it well',
      description:
        'What anger is for, how to catch it while it’s small, how to leave and come back, and how to say what you need.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `If anyone at home is afraid of you, or if you’ve hit, pushed, grabbed, threatened, blocked a door, broken things or driven to frighten someone, you need more than this page. That’s violence, and you can stop it with people who do this work. Contact one of them today or tomorrow: **[Help now](/help#harming)** lists services, also for people who are being hurt. If you might hurt someone now, get away from them and from any weapon, and call your emergency number. Call it too if someone is hurting you.

Anger itself isn’t the problem. It’s a signal that something matters: your limits, your dignity, someone you love, a rule of fairness. If you always ignore it, people may take advantage of you. If you always act on it, you may hurt them. It helps to notice it early and then choose what to do.

## What’s behind it

Anger often comes fast because something else would be harder to feel: fear, hurt, shame, helplessness, grief, or plain hunger and tiredness. You shout at the child who ran into the road because for a second you thought they’d die. So ask afterwards, when you’re calm: **what would I have felt if I hadn’t been angry?** With practice, you can ask it in the moment.

## Anger has levels

At 2 out of 10 you’re short with people. At 4 your jaw is tight and you’re looking for proof that they’re wrong. At 6 you’ve stopped listening. At 8 you slam things and say what you can’t take back. At 3 or 4 you still have many choices, but at 8 the only good one is to leave. So it’s worth knowing your early signs.`,
        },
        {
          kind: 'checklist',
          title: 'Early signs: tick yours',
          items: [
            'Jaw, fists, neck, heat in the face, a tapping foot.',
            'Talking faster or louder, or going very quiet and polite.',
            '“Always”, “never”, “every single time”, “unbelievable”.',
            'Bringing up old fights.',
            'Telling someone, in your head, what’s wrong with them.',
            'Hungry, tired, in pain, or on the second drink.',
          ],
        },
        {
          kind: 'steps',
          title: 'Leave and come back',
          steps: [
            'Agree on it in a calm hour: “When I notice I’m getting too angry, I’ll say so, go, and be back in thirty minutes. I’m not leaving you.” Ask the other person to use it too. If an argument comes first, say: “I’m getting too angry. I’ll be back in thirty minutes and we’ll go on.”',
            'At 4 or 5, say the sentence. No last word on the way out.',
            'Go to another room or outside. Don’t drive, drink or send messages. Don’t leave small children on their own. With older ones, say “I need five minutes” and stay where you can hear them. If you’re alone with a baby, put them on their back in the cot (crib), go to the next room for a few minutes and call someone. Never shake a baby.',
            'For ten minutes, calm your body: breathe slowly, sit, walk gently, look at something far away. Don’t go through the fight again in your head. That keeps you angry.',
            'Then ask yourself: what felt unfair? What was I afraid of? What would I like to ask for?',
            'Come back when you said. If you’re still too angry, say so and name the next time. Coming back is what makes this different from walking out.',
            'Say it in four parts: what happened, what you felt, what you need, what you’re asking for. “The second bill came. I got scared. I need to know what we owe. Could we look at it tonight?” Then listen for as long as you spoke.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What helps over months',
          tips: [
            'Eat and sleep before the days you know will be hard.',
            'Raise small things while they’re small. What you never say at 2 tends to come out at 9.',
            'Don’t hit a pillow or a punching bag to get rid of it. A large review of studies found that calming down lowers anger. Venting doesn’t, and going for a run doesn’t either, though it’s good for your heart.',
            'Be careful with alcohol. It makes it harder to stop yourself.',
            'Think of someone you never shout at. What do you do there that you could try at home?',
            'Keep a log for two weeks: when, who, how strong, what was underneath. Three lines a time.',
            'When you’ve been unfair, say so within a day, without “but”.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When anger is right

Some anger is fair: at racism, at cruelty, at a landlord who lets your children get ill. It deserves better than shouting. Ask what a calm person with that much energy would do: complain in writing, refuse, organise, leave, protect, take legal advice. Take the first step when you’re under 4.

Keep yourself safe as well. For some men, showing anger in public is riskier than for others, and choosing the time and place is not giving in.

## When to get help

Get help when your anger frightens you or others, when it costs you people or jobs, or when it comes with drink or drugs. Get help too if it started after a war, an accident, an assault or a hard childhood, or if you’ve been irritable and joyless for weeks. In men, depression can look like that. A doctor, a counsellor or an anger course is a good place to start.

If the anger is new, or began with a medicine (such as steroid tablets), bodybuilding steroids, other drugs or hardly sleeping, see a doctor this week. Don’t stop a prescribed medicine on your own. If it began after a blow to the head in the last weeks, have that checked today.`,
        },
      ],
      sources: [
        kjaervik2024,
        {
          author: 'Brad Bushman',
          year: 2002,
          title:
            'Does venting anger feed or extinguish the flame? Catharsis, rumination, distraction, anger, and aggressive responding',
          url: 'https://doi.org/10.1177/0146167202289002',
          checked: '2026-11-28',
        },
        nimhMen,
      ],
    },
    {
      key: 'after-you-lost-your-temper',
      pillar: 'mental',
      title: 'Put things right after you’ve lost your temper',
      description:
        'You shouted, said something cruel or slammed a door. How to repair what can be repaired, with a partner, a child or a colleague, without making yourself the victim.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `It’s quiet now. You feel sick, or you still think you were right, or both. There are two poor ways to go from here. One is to act as if nothing happened and be nice for three days. The other is to be so crushed that the other person has to comfort you. In both, they’re left alone with what it was like for them.

**If you hurt or frightened someone,** their safety comes first, before your relationship. Give them space. Don’t follow them and don’t keep calling. If they want a doctor or the police, don’t stand in the way. Get help this week so that it doesn’t happen again, without waiting to be forgiven: a doctor, or a programme for people who use violence. If they’ve asked for no contact, or a court has, then stay away. **[Help now](/help#harming)** has lines for people who are afraid of hurting someone.

If it was a raised voice or an ugly sentence, you can learn how to put it right. Everyone who lives with other people has to do it sometimes.

## When to do it

Wait until you’re really calm, and sober. Give it at least half an hour; a night’s sleep may help. But try to do it within a day. Children especially may think it was their fault if nobody says anything.`,
        },
        {
          kind: 'steps',
          title: 'The repair in seven sentences',
          steps: [
            'Ask: “Is now a good time? I’d like to say something about last night.” If it isn’t, ask when. If they don’t want to talk at all, accept that.',
            'Say what you did, in plain verbs: “I shouted and I called you useless.” “Things got heated” isn’t enough.',
            'Say what it may have been like: “I think that was frightening, and it was unfair.” Ask if you’ve got it right, and listen as long as it takes.',
            'Say you’re sorry, once, without “but” and without “if”.',
            'Say what was going on in you and that it wasn’t their fault: “I was ashamed about the money, and I took it out on you.” One sentence is enough.',
            'Say what you’ll do: “When my jaw gets tight, I’ll take half an hour and come back. I’ve told my brother about it.”',
            'Ask what would help them, and do it if you can. They don’t have to say it’s all right. It may not be, yet.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What matters most in an apology

In two experiments, people judged apologies with different parts. What counted most was taking responsibility. Second was offering to repair the damage. Asking for forgiveness mattered least. So don’t end with “Do you forgive me?” It gives them a job to do for you.`,
        },
        {
          kind: 'tiplist',
          title: 'Depending on the person',
          tips: [
            'A child: be at eye level if you can. Three sentences: “I shouted. That was wrong, and it wasn’t your fault. I’m working on it.” Then do something ordinary together. Don’t ask them to comfort you.',
            'A teenager: keep it shorter, through the door if you have to, or four lines in a message. Don’t expect an answer.',
            'A partner: not in bed, and not on the way out. First talk about how you behaved. What the fight was about can wait for another day.',
            'A colleague: in private. If others heard it, say it once in front of them as well.',
            'Someone you’re in charge of: you have more power than you may feel, so say it. “You couldn’t answer back, and I knew it.”',
            'A parent: the old pattern may start again at once. You can put your side right and leave theirs.',
            'A stranger: if you already have a way to reach them, send one short message. Don’t go looking for them, because that can be frightening. Do better with the next one.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What you do next

People will believe your apology when they see you change something. So look at what happened. What came before, that hour and that day? Where was the last moment when you could have stopped? What did you feel under the anger? What would have made it easier: food, sleep, less alcohol, something said a day earlier? Change one thing and tell them which.

If it happens again, apologise again, and get help sooner. If you say sorry for the same thing every month, the sorry has become part of the pattern. Then better words won’t be enough, and you need a counsellor or a course.

## About the shame

Some shame or guilt is useful. It shows that you have a rule and broke it. Psychologists find a difference, though. “I did a bad thing” makes people want to put it right. “I’m a bad person” makes them more likely to hide, deny or lash out. So stay with what you did. If the shame won’t let go of you for days, tell someone you trust.`,
        },
        {
          kind: 'checklist',
          title: 'Before you speak',
          items: [
            'I’m calm and sober, and I’ve eaten.',
            'I can say what I did without “but”.',
            'I’m not doing this to be forgiven by tonight.',
            'I can listen to what it was like for them.',
            'I know one thing I’ll do differently, and who’ll ask me about it.',
            'Nobody is less safe because I come near.',
          ],
        },
      ],
      sources: [
        lewicki2016,
        ohioStateApology,
        {
          author: 'June Price Tangney, Jeff Stuewig, Debra Mashek',
          year: 2007,
          title: 'Moral emotions and moral behavior',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3083636/',
          checked: '2026-11-23',
        },
      ],
    },
    {
      key: 'grief-while-the-bins-still-go-out',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Grief, while life has to go on',
      description:
        'What loss does, why there’s no timetable, what helps in the first weeks and in the months and years after, and when to get trained help.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Someone dies, and the bills and the dishes are still there. You may be good at that part: the calls, the papers, the coffin, driving people home. Then it’s three months later, nobody brings food any more, and you’re sitting in a parked car and can’t get out.

Grief isn’t an illness. It’s what happens when something you were tied to is gone. That can be a parent, a partner, a child or a friend. It can also be a marriage, a pregnancy, a child you no longer see, a country, a job, a leg, a faith or a dog you had for fourteen years. Some losses get less sympathy than others: a secret partner, an ex, a father who was cruel. Nobody else decides if yours is big enough.

## There’s no timetable

You may have heard of five stages. They come from a book from 1969 about people who were dying themselves. Researchers have since looked for those stages in bereaved people and advise against using them. They can harm people who think they’re grieving in the wrong way.

In real life, grief comes and goes. Margaret Stroebe and Henk Schut described how people move back and forth. Some hours you face the loss. Other hours you get on with life: the laundry, a joke, the tax. They think that both are needed. So if you laugh, you haven’t forgotten. And if it hits you hard eighteen months later, you haven’t gone backwards.

Some men cry and others can’t, and some talk, pray or work. None of that shows how much you loved someone. Over the long run, watch for two signs: you never go near it, or you never get away from it.

## What it does to your body

You may sleep badly, have no appetite, forget things, feel cold, get furious with a stranger or think you hear the key in the door. You may feel nothing, or relief after a long illness or a hard life together. All of that is common.

Chest pain, or breath that won’t settle, is different. Call your emergency number, even in grief. In the first days after a death, the risk of a heart attack is higher.`,
        },
        {
          kind: 'steps',
          title: 'The first weeks',
          steps: [
            'Let someone else keep a list of things to do. When people ask how they can help, give them one item from it.',
            'Three basic things a day: eat something around midday, ten minutes outside or at a window, one sentence to a living person.',
            'Put off big decisions where you can: the house, the job, giving away their clothes.',
            'Be careful with alcohol, with speed and with tools. You’re slower than you think.',
            'Tell work how you’d like it: “I’d rather people said something once than nothing at all.” Ask what leave you can get.',
            'Follow your own customs as far as they help you: the wake, the seven days, the forty days, the prayers, or none.',
            'When it comes, let it come if you’re somewhere safe. It rises, and it goes down again.',
            'Note down who came. Later you’ll want to know.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'The months and years after',
          tips: [
            'Give it a regular time: a grave on Sundays, a song, a walk, a candle. It may then press less at other times.',
            'Say the name. Others may be waiting for you to start.',
            'Plan hard dates early: what you’ll do, with which person, and how you can leave.',
            'Do something in their name: finish the bench, cook the dish, run the race, give to the cause.',
            'Let children see it, with a sentence: “I’m sad because I miss Grandpa. It’s not your fault, and I’ll still make dinner.”',
            'Partners often grieve at different speeds. Ask “How is it for you today?” and don’t compare.',
            'Look for others who know it. In a bereavement group you don’t have to be cheerful or brave.',
            'You may be jealous of complete families in the supermarket. That’s human.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If your loss was a suicide

You may go over every sentence again and again. You may be angry, ashamed, or blamed by others. None of it means that you could have stopped it. There are groups for people bereaved by suicide in many countries. They help with questions that other groups may not understand. Your own risk can be higher for a time, so let a doctor know.

## If you’re with a grieving man

Don’t say “if there’s anything I can do”. Say “I’m coming on Saturday to do the shopping with you.” Don’t look for a bright side. Say “I’m sorry”, say the name, stay a while, and come again in the fourth month, when the others have stopped coming. “Tell me about him” is a good sentence. Sitting next to someone without words is good too.

## When to get help

See a doctor or a bereavement counsellor if:

- you feel worthless or hopeless on most days for two weeks
- six months later you still can’t manage ordinary days, or it gets heavier instead of changing
- you’ve hardly eaten, drunk or slept for days (see a doctor today)
- you drink, bet or take pills to get through (don’t stop daily alcohol, sleeping pills or sedatives suddenly)
- the death was sudden or violent and the pictures won’t leave you
- you have nobody to talk to.

Doctors recognise a condition called prolonged grief. It says nothing bad about you, and there’s treatment made for it.

## If you want to die

Wanting to be with the person who died is part of grief for some people. If it becomes wanting to die, tell someone today. **Help now** lists lines to call or write to. If you’re making a plan or might act on it, call your emergency number, don’t stay alone, and get away from what you might use.`,
        },
      ],
      sources: [
        stroebe1999,
        stroebe2017,
        {
          author: 'NHS Lothian (Scotland)',
          year: null,
          title: 'What is grief? An overview',
          url: 'https://www.wellbeinglothian.scot/resource/what-is-grief-an-overview/',
          checked: '2026-11-23',
        },
        {
          author: 'Katherine Shear',
          year: 2015,
          title: 'Complicated grief',
          url: 'https://doi.org/10.1056/NEJMcp1315618',
          checked: '2026-11-28',
        },
        pitman2014,
        {
          author: 'Elizabeth Mostofsky and others',
          year: 2012,
          title:
            'Risk of acute myocardial infarction after the death of a significant person in one’s life: the Determinants of Myocardial Infarction Onset Study',
          url: 'https://doi.org/10.1161/CIRCULATIONAHA.111.061770',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'the-failure-report',
      pillar: 'mental',
      title: 'Look back at a failure on one page',
      description:
        'One page after something went wrong: what happened, what was yours, what wasn’t, what it cost and what you’ll do next time. For after the first shock.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `When two planes come too close, the investigators don’t ask if the pilot is a failure. They ask what happened, in what order and under what conditions, and what has to change. The report is dull to read, and it makes the next flight safer.

With your own failures, you may do something else. You look away: it was nothing, it was their fault. Or you stare at it until you see nothing else: it was me, it’s always me. Both ways, you learn very little.

This page is for a failed exam, a lost job, a business that closed, a relapse, a fight, the end of a relationship. It won’t undo anything, but it helps you get from “what I am” to “what happened”, and from there you can do something.

## Does being hard on yourself help?

You may think you need it to improve. Experiments suggest otherwise. In four of them, people who were asked to be understanding with themselves were more motivated to improve. When they’d done something wrong, they wanted more to make amends and not to do it again.

## Not too early

In the first days, don’t write a report. Eat, sleep, tell someone, do what has to be done. You can start when you’re able to tell the story from beginning to end without falling apart. If you can’t get there, do it with a friend, a counsellor or a sponsor.

If there was violence, a death, a crime or a lawsuit, speak to a professional before you write anything down.`,
        },
        {
          kind: 'steps',
          title: 'How to fill it in, forty minutes',
          steps: [
            'The event, in one sentence, as a newspaper would put it.',
            'The order: six to ten lines with dates. Only what a camera would have seen.',
            'The conditions: what else was going on? Sleep, money, illness, drink, a new baby, a bad market, no training, no help, unfair treatment.',
            'Three shares: what was mine, what was other people’s, what was nobody’s? If everything ends up in one column, look again. But if someone cheated or hurt you, what they did is theirs.',
            'The turning point: where was the last moment when it could have gone differently? What did you know at that moment? Leave out what you’ve learned since.',
            'What it cost, and what it didn’t cost.',
            'One change: “Next time, when…, I’ll…”. Only one, and something another person could see.',
            'What’s still to put right, with which person, by when?',
            'Put a date in three months to look at it again.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'So it doesn’t turn into a beating',
          tips: [
            'Use verbs. “I checked it too late” can change. “I’m a mess” can’t.',
            'Cross out always, never, typical and of course.',
            'Read your share aloud. Would you say it like that to someone you coach? If not, say it as you would to them.',
            'Other people’s share is there so that you can see it. Don’t send it to them.',
            'If you were treated unfairly, because of your background, your body or who you love, put it down as a fact. It isn’t an excuse.',
            'Bad luck belongs on the page, and so does good luck.',
            'Stop after forty minutes.',
          ],
        },
        {
          kind: 'download',
          label: 'Looking back, one page (text)',
          filename: 'failure-report.txt',
          contents: `LOOKING BACK                            Date: ____________

1. WHAT HAPPENED (one sentence)
_________________________________________________________________

2. IN WHAT ORDER (dates; what a camera would have seen)
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________

3. THE CONDITIONS (sleep, money, health, help, timing, luck)
_________________________________________________________________

4. THREE SHARES
MINE                  OTHER PEOPLE’S          NOBODY’S
____________________  ____________________   ____________________
____________________  ____________________   ____________________
____________________  ____________________   ____________________

5. THE TURNING POINT
When: ___________________  What I knew then: ____________________

6. WHAT IT COST                    WHAT IT DIDN’T COST
______________________________     ______________________________
______________________________     ______________________________

7. ONE CHANGE
Next time, when _________________________________________________
I’ll ____________________________________________________________

8. TO PUT RIGHT
What / with which person / by when: _____________________________

9. WHO HAS HEARD THIS FROM ME: __________________________________
Look again on (three months): ____________
`,
        },
        {
          kind: 'intro',
          markdown: `## Afterwards

Read it to somebody, or aloud to yourself. It takes five minutes. Within a week, take one step of half an hour in the direction you want to go. It doesn’t have to be in the same field.

The words “When…, I’ll…” are there for a reason. Studies on many kinds of goals show that people who decide when and where they’ll act are more likely to do it.

## If shame gets too heavy

Shame will probably be there. It says that you failed as a person. It often gets weaker when you tell someone. If you feel worthless, can’t sleep or drink because of it for two weeks or more, see a doctor.

If dying seems the only way to make it right, tell someone tonight. You don’t have to believe yet that it can be put right.`,
        },
      ],
      sources: [
        breines2012,
        gollwitzer2006,
        {
          author: 'James Reason',
          year: 2000,
          title: 'Human error: models and management',
          url: 'https://doi.org/10.1136/bmj.320.7237.768',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'thanks-without-sugar',
      pillar: 'mental',
      title: 'Practise gratitude without pretending',
      description:
        'A gratitude practice for men who can’t stand gratitude practices: exact, short, twice a week, sometimes said out loud. You don’t have to find everything fine.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Maybe you’ve tried writing down three things each evening: health, family, coffee. On the fourth evening it was health, family, coffee again. On the ninth you stopped, and then you felt ungrateful too.

There is something in it. In a set of studies from 2003, people who regularly wrote down what they were thankful for felt better about their lives than people who wrote down hassles. Later research is more sober. A review of 27 studies found a small effect on low mood and anxiety, and advised people with those problems to use something stronger. So use it as a way of looking at your day, and don’t expect a treatment.

## Why it gets stale

It gets stale when it’s vague, when it’s every day and when it’s a duty. So in this version you’re exact, and you do it less often. Twice a week is plenty, and one thing is enough. Nobody’s asking you to be grateful for what’s bad.`,
        },
        {
          kind: 'steps',
          title: 'The practice: ten minutes, twice a week',
          steps: [
            'Choose two evenings, such as Wednesday and Sunday, and a place.',
            'Go back through the past few days until something stops you: a thing that was good, or less bad than you feared. Small is better.',
            'Write or say five sentences. What was it exactly? When and where? Who had a part in it? What did it cost them? What would have been different without it?',
            'Take it away for a moment. Imagine this week without that person or thing. Then notice that it’s there. If they’re ill or have died, leave this step out.',
            'Ask yourself if someone else would like to hear it. If so, tell them within two days, in under a minute.',
            'Don’t use the same thing twice in a month. If nothing comes, write “nothing tonight” and go to bed. That’s an honest entry.',
            'Once a month, read them all.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Where to look',
          tips: [
            'Things other people made that simply work: a bridge, a ramp, clean water, a vaccine.',
            'People nobody notices: the caretaker, the night nurse, the one who always remembers birthdays.',
            'Your body: the knee that held, the hand that still closes, a night of sleep, an hour with less pain.',
            'What didn’t happen: the truck that braked, the test that was clear, the words you didn’t say.',
            'Someone who was strict with you and was right.',
            'Yourself: “I went, although I didn’t feel like it.”',
            'People who are gone. What do you still use that you have from them?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Say it out loud

Writing may change how you look at things. Saying it may change something between people. It has three parts: **what you did, what it made possible, thank you.** “You stayed late on Tuesday. I could get home to my son, who had a fever. Thank you.” Leave out comparisons, jokes and requests.

It’s a little awkward. In experiments, people who wrote thank-you letters expected the other person to feel more awkward and less happy than they really did. So they may well take it better than you think.

Once or twice a year, write a longer letter to someone who did you good and never heard it properly. One page. Send it, or read it to them. If contact isn’t safe or they’ve died, read it aloud on your own.

## What it isn’t

It’s not there to cover things up. If something’s wrong, it doesn’t get better because others have it worse. Be careful with “at least”: at least you have a job, at least it was quick. Let yourself say what hurts first.

It’s not a reason to put up with things either. If someone treats you badly, you don’t need more gratitude. You need a way out, and people who help you find it. And you don’t owe anyone a good mood. You can be grateful and furious on the same evening.`,
        },
        {
          kind: 'checklist',
          title: 'Signs that it isn’t helping',
          items: [
            'Anyone could have written my entry.',
            'I used a big word and can’t say what it stands for.',
            'I do it to stop feeling something else.',
            'I feel guilty when I miss it.',
            'I’ve told someone in pain to be thankful.',
            'I haven’t thanked one real person this month.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you find nothing good for weeks

If you look and look, and for weeks there’s nothing good at all, don’t blame your attitude. That can be a sign of depression, and it can be treated. Tell a doctor exactly that.`,
        },
      ],
      sources: [emmons2003, cregg2021, kumar2018],
    },
    {
      key: 'when-panic-comes',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'What to do in a panic attack',
      description:
        'What a panic attack is, what to do while it lasts, how to help someone who’s having one, and when it may be something else and you need an ambulance.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `**First: when to call an ambulance.** Call the emergency number for any of these:

- pain or pressure in the chest, or pain that spreads to an arm, the jaw or the back
- sudden weakness or numbness on one side, or trouble speaking
- fainting, a seizure, or breathlessness that doesn’t ease
- a first attack like this that you can’t explain.

Don’t wait to find out if it’s “only panic”. A panic attack and a heart attack can feel alike, and ambulance crews would rather check. If you’re over forty, or have heart disease, diabetes or heart trouble in the family, be even quicker to call.

Once a doctor has checked you and said that it’s panic, the rest of this page is for you. If an attack is ever different, lasts longer than yours usually do, or starts during exercise or heavy work, treat it as new and call.

## What it is

A panic attack is a false alarm at full strength. Your body acts as if there were great danger. Your heart races, your hands tingle, you sweat, you’re dizzy and short of breath, and things seem unreal. You may be sure that you’re about to die, go mad or collapse. Most attacks last from five minutes to half an hour. They’re horrible, but not dangerous in themselves.

Something small can set it off: a warm room, too much coffee, a missed meal, a heartbeat you happened to notice. You get scared of the feeling, your body reacts to the fear, and so it grows. What helps is to stop adding fuel.`,
        },
        {
          kind: 'drawing',
          name: 'panic-circle',
          caption:
            'A sensation scares you and the fear makes it stronger, but you can step out when you tell yourself that this is panic and will pass.',
        },
        {
          kind: 'steps',
          title: 'While it lasts',
          steps: [
            'If it’s like the attacks a doctor has checked, tell yourself, out loud if you can: “This is panic. It’s horrible and it will pass. It has passed before.”',
            'Stay where you are if it’s safe. If you’re driving, signal, pull over and stop.',
            'Let your breath out slowly, as if through a straw. Don’t gulp air, don’t hold your breath and don’t use a paper bag. With asthma or diabetes, use your inhaler or check your sugar first.',
            'Stop fighting it. Loosen your shoulders, jaw and fists. You don’t have to win against it.',
            'Feel what’s holding you up: feet, back, wheelchair, wall. Look around and name what’s there.',
            'When it eases, stay a few minutes. Then go on with what you were doing, more slowly. Each time you stay, you learn that the alarm was wrong.',
            'Afterwards, drink some water, eat something and tell someone. It’s normal to be tired.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Between attacks',
          tips: [
            'See a doctor. Thyroid trouble, heart rhythm, blood sugar, some medicines and many drugs can cause the same symptoms.',
            'Look at coffee, energy drinks, nicotine, cannabis, alcohol and sleep. Some people get attacks the morning after drinking, or as sedatives wear off. If you drink or take sedatives every day, don’t stop suddenly. Ask a doctor first.',
            'Try to keep using fast roads, lifts and shops. If you avoid them, the fear tends to grow. Go back in small steps, several times each: one floor in the lift, five minutes in the shop, one stop on the train. Get help if it’s a lot.',
            'Watch for crutches, such as always sitting by the exit. They help today and keep the fear going. Prescribed medicine is different: change nothing there without your doctor.',
            'Practise slow breathing when all is well.',
            'Tell two people what it is and what you’d like them to do.',
            'Ask about treatment. Talking therapy works well for many people with panic disorder, cognitive behavioural therapy (CBT) most of all. Guidelines recommend it, and some medicines help too.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When it happens to someone next to you

Stay. Speak slowly and briefly: “I’m here. Has this happened before?” If it hasn’t, if there’s chest pain or if you’re unsure, call an ambulance. Ask before you touch them. Don’t say “calm down” or “it’s nothing”. Breathe slowly yourself. Go with them to a quieter place if they want to. Ask what helps. Stay a while afterwards, and send a message the next day.

## At night, or with memories

Attacks can wake you from sleep. They can also come with pictures from something you lived through: an accident, an assault, a war, having to flee, a hospital. You have no reason to be ashamed. Treatments exist for that too. Ask a doctor for someone who knows about trauma. If you wake up gasping, or someone says that you snore or that your breathing pauses, mention that as well. It may be your breathing and not panic.`,
        },
        {
          kind: 'checklist',
          title: 'For your phone or wallet',
          items: [
            'This is panic. It rises, it peaks, it passes.',
            'Breathe out slowly.',
            'Feel the ground or the chair. Look around.',
            'Stay, then go on slowly.',
            'My person to call:',
            'Chest pain, weakness on one side, trouble speaking, or an attack unlike the others: ambulance.',
          ],
        },
      ],
      sources: [
        {
          author: 'NHS inform (Scotland)',
          year: null,
          title: 'How to deal with panic attacks',
          url: 'https://www.nhsinform.scot/healthy-living/mental-wellbeing/anxiety-and-panic/how-to-deal-with-panic-attacks',
          checked: '2026-11-23',
        },
        {
          author: 'The Matrix, Scottish Government',
          year: null,
          title: 'Cognitive behavioural therapy (CBT) for panic (with or without agoraphobia)',
          url: 'https://www.matrix.nhs.scot/explore-the-recommended-interventions-therapies/cognitive-behavioural-therapy-cbt-for-panic-with-or-without-agoraphobia',
          checked: '2026-11-23',
        },
        niceAnxiety,
        {
          author: 'Patient.info',
          year: 2024,
          title: 'Am I having a panic attack or a heart attack?',
          url: 'https://patient.info/news-and-features/am-i-having-a-heart-attack-or-a-panic-attack',
          checked: '2026-11-23',
        },
      ],
    },
    {
      key: 'flat-for-weeks',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Low mood or depression: when to get help',
      description:
        'How depression often looks in men, how it differs from a bad time, what you can do yourself, and how to tell a doctor.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `A bad time passes. Within days or a couple of weeks, good things feel good again. Depression stays, and spreads to most of your life. Even good things often feel flat, though some men can still laugh now and then. It can come without a reason, or after a clear one, such as a break-up, losing a job, illness or a new baby. Having a reason doesn’t mean that you don’t need help.

**If you think about ending your life,** don’t stay alone with it. Tell someone today or open **Help now**. If you might act on it, call your emergency number.

Some men mainly feel sad. Others hardly notice sadness. They feel flat, or irritable, or tired in a way that sleep doesn’t help. Some have a bad back or a bad stomach and nobody finds anything. They work more, or drink more, or drive faster, or sit outside their own home and don’t go in. If you asked them, they’d say: “I’m all right. Bit tired.”

It’s common. The World Health Organization estimates that about one adult in twenty lives with it. It isn’t a weakness of character, and willpower alone doesn’t cure it, just as it doesn’t heal a broken leg. It can be treated. The first treatment doesn’t always work, but there are others to try.

## The rough rule

See a doctor if you’ve had low or empty mood, or no pleasure and interest, **most of the day, nearly every day, for two weeks or more**, along with some of the things on this list. It may turn out to be something else, such as a thyroid problem, poor sleep or grief. But it’s the point where guessing should stop.

Don’t wait two weeks if you hear voices, are sure of something terrible that others say isn’t so, or can’t eat, drink or get up: see a doctor the same day.`,
        },
        {
          kind: 'checklist',
          title: 'In the last two weeks',
          items: [
            'Nothing is fun, not even what used to be.',
            'I wake far too early, or I sleep a lot and I’m still tired.',
            'I eat much less than usual, or much more.',
            'Everything is an effort: washing, answering, deciding.',
            'I can’t keep my mind on a page or a talk.',
            'I’m irritable with people I love, over nothing.',
            'I feel guilty, useless or a burden.',
            'I’ve lost interest in sex or closeness.',
            'I drink, smoke, bet or scroll so I don’t feel it.',
            'I avoid people and say I’m busy.',
            'I’ve thought it would be better not to be here. (Then don’t wait: tell someone today.)',
          ],
        },
        {
          kind: 'steps',
          title: 'Tell a doctor',
          steps: [
            'Copy what you ticked onto a piece of paper, with how long it’s been going on.',
            'Book an appointment, a long one if you can. If calling is too much, book online or ask someone to call for you. If a doctor is far away or too expensive, ask a nurse, a health centre or a free clinic.',
            'Hand over the paper: “I’ve written it down, because it’s hard to say.”',
            'Mention drink, drugs, medicines, any thoughts of death, times when you had far too much energy and hardly needed sleep, and whether it’s in the family.',
            'Ask: what do you think it is? What else could it be? What are my options? When do we meet again?',
            'Give the treatment the time they tell you. Don’t start, stop or change medicine on your own. If a medicine makes you feel worse, or you get dark thoughts you didn’t have before, call the doctor at once. If you can’t reach one, go to an emergency department.',
            'Not taken seriously? That happens, and it isn’t your fault. Ask for another doctor.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What you can do as well, in small steps',
          tips: [
            'If you can do only one thing today, show this page to one person and ask them to help you book.',
            'Do less of everything: a walk around the house instead of the gym, one plate instead of the whole kitchen.',
            'Do things at set times, even when you don’t feel like it. Doing things first, and waiting for the wish to come later, is the idea behind a treatment called behavioural activation. It works for many people.',
            'Get up at about the same time. Get some daylight. Eat something at midday.',
            'See one person a day, even if it’s the person at the checkout.',
            'Move as you can. A large review found that exercise such as walking, yoga and strength training helps with depression. Use it along with treatment.',
            'Drink as little alcohol as you can. If you drink every day, ask a doctor before you stop.',
            'Put off big decisions until you’re better, unless you need to get somewhere safe.',
            'Tell the people at home: “I’m ill. It’s not you. I’m getting help.”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If someone you know has gone flat

Don’t try to cheer him up. Go and see him. “You’ve been different for a while. I’m worried. Would it help if I came to the doctor with you?” Take him out for twenty minutes. Don’t take a no personally, and come again. Ask him straight out if he’s thinking of killing himself. If he says yes, stay with him and get help together.

## If you think about ending your life

Many people have been where you are and are glad they lived. The urge often comes in waves, and waves go down. Don’t be alone with it. Put distance between yourself and whatever you’ve thought of using, or go to where people are.

“I don’t feel safe with myself” is enough to start with: say it to a friend, a doctor or a crisis line. If you might act on it, call your emergency number or go to an emergency department.`,
        },
      ],
      sources: [
        whoDepressiveDisorder,
        hseDepression,
        {
          author: 'David Ekers and others',
          year: 2014,
          title:
            'Behavioural activation for depression: an update of meta-analysis of effectiveness and sub group analysis',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4061095/',
          checked: '2026-11-23',
        },
        noetel2024,
        niceDepression,
      ],
    },
    {
      key: 'worth-that-does-not-go-up-and-down',
      pillar: 'mental',
      title: 'Stop measuring your worth by results',
      description:
        'If your worth depends on results, every result feels like a verdict. The difference between confidence and self-worth, where each comes from, and small exercises for both.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Two things often get mixed up.

**Confidence** is about doing. It’s the expectation that you can manage a particular thing: park the van, give the talk, speak to the teacher. It goes up and down, and it’s different from one area to the next. You get it by doing the thing, badly at first.

**Worth** is about being. It’s the sense that you’re a person like any other and belong, even when you’ve just failed at something. You don’t earn it. You don’t expect a baby to earn it, or a friend who’s ill. You may grant it to everybody except yourself.

When the two get mixed up, every result becomes a verdict. After a good month you feel like somebody, and after a bad one like nobody. Psychologists call this contingent self-worth. People who live like that may work very hard, and it costs them a lot when things go wrong. No result ever settles it. After the promotion comes the next one. And what happens in the year when you’re ill, or retired, or they close the plant?

## Where it comes from

You may have learned it from a parent who only looked up when you won, a school, a team, a pay slip or a screen full of other men’s bodies. Perhaps you heard that men like you, poor, gay, foreign or disabled, have to be twice as good. It helps to name it: “That’s the swimming coach talking.” You don’t have to hate him, but you can set your own scale now.

## What holds better

You don’t have to tell the mirror that you’re wonderful. Try something simpler: **treat yourself as you’d treat a decent person in your place.**

Kristin Neff, a psychologist who’s studied this for over twenty years, names three parts. Be kind to yourself when things go wrong. Remember that failing is something people do, and not only you. Look at what hurts without making it bigger or smaller.

Across many studies, people who do this more tend to be less anxious and depressed. It doesn’t seem to make them lazy.`,
        },
        {
          kind: 'steps',
          title: 'When a result has knocked you down',
          steps: [
            'Say what happened in one sentence, with no judgement: “I didn’t get the job.”',
            'Say what it’s like: “I’m ashamed, and I’m scared about the rent.”',
            'Add: “Other people have been here too.” Think of one.',
            'Ask what you’d say to that person. Say it to yourself, using your name.',
            'Ask what you can learn, and what was simply so. One line each.',
            'Do something where results don’t count and you’re welcome: cook for someone, walk the dog, help carry boxes, go to your service or your group.',
            'Only then, look at the next step.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Build confidence',
          tips: [
            'Choose one thing you’d like to be able to do and start very small.',
            'Do it often rather than well. Having done something is the strongest source of confidence. Watching someone like you do it helps as well.',
            'Keep a list of things you did, however you felt. Read it on shaky days.',
            'Be a beginner at something on purpose: a dance class, a language, a choir, a game you can play seated.',
            'Ask one person who’s good at it: “What should I keep, and what should I change?”',
            'Prepare what can be prepared, then go, even with shaky knees. Others may see less of it than you think.',
            'Answer praise with “Thank you”, and stop.',
          ],
        },
        {
          kind: 'checklist',
          title: 'What I’d still be if this went wrong',
          items: [
            'Somebody’s friend, son, brother, father or neighbour. Names:',
            'Someone who can do these three things:',
            'Someone who’s come through this before:',
            'Someone who stands for:',
            'Someone who laughs about:',
            'Someone who’s allowed a day of rest.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## A one-week experiment

Each evening, say or write two lines. The first: what went well or badly today? Those are results, which depend on others and on luck as well. The second: how did I treat people today, myself included? That’s conduct, and it’s mostly up to you. After seven days, ask which of the two you’d rather be known for.

## If you feel worthless

There may be a voice in you that says all day that you’re worthless. It may have been beaten or shamed into you. You may hate your body, or feel you have to hide who you are. A list won’t take that away, but it can change with help and time, and a doctor or a therapist is a good way in.

If you starve yourself, binge, make yourself sick or train through injury because of how you look, see a doctor this week. Men get eating disorders too, and they can be treated. Fainting or vomiting blood is an emergency.

If the voice says that the world would be better off without you, it’s wrong. Tell someone that today.`,
        },
      ],
      sources: [
        neff2023,
        {
          author: 'Jennifer Crocker, Lora Park',
          year: 2004,
          title: 'The costly pursuit of self-esteem',
          url: 'https://doi.org/10.1037/0033-2909.130.3.392',
          checked: '2026-11-28',
        },
        {
          author: 'Albert Bandura',
          year: 1977,
          title: 'Self-efficacy: toward a unifying theory of behavioral change',
          url: 'https://doi.org/10.1037/0033-295X.84.2.191',
          checked: '2026-11-28',
        },
        {
          author: 'Thomas Gilovich, Kenneth Savitsky, Victoria Husted Medvec',
          year: 1998,
          title: 'The illusion of transparency: biased assessments of others’ ability to read one’s emotional states',
          url: 'https://doi.org/10.1037/0022-3514.75.2.332',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'thoughts-on-trial',
      pillar: 'mental',
      title: 'Check a painful thought in seven steps',
      description:
        'The thought record from cognitive therapy, without jargon: seven columns, a full example, the usual thinking traps and a spreadsheet to keep.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `The message says: “Can you come to my office at four?” Within a second you know: I’m being fired. Your stomach knows it too. Until four you live as someone who’s been fired.

Between what happens and what you feel, there’s often a sentence. It comes so fast that it seems to be part of the event. Aaron Beck, a psychiatrist in Philadelphia, noticed this in his patients in the 1960s and built cognitive therapy on it. The aim is to think fairly rather than positively: catch the sentence, and look at what speaks for it and against it.

Therapists call this cognitive restructuring. A review of the few studies that measured it in sessions found that people whose therapists did more of it tended to do better. The sheet below is a self-help version. Keep it for thoughts that hit hard and keep coming back.`,
        },
        {
          kind: 'steps',
          title: 'The seven columns',
          steps: [
            'What happened? Where, when, which people. “Tuesday at eleven, message from my boss, office at four.”',
            'What did I feel, and how strongly? One word each, 0 to 100. “Fear 85, shame 40.”',
            'What went through my head? Write it all and circle the sentence that stings most. “I’m being fired, and I deserve it.”',
            'What speaks for it? Only facts. “Two people had to go in March. I was late with one job.”',
            'What speaks against it? Also facts. “She always writes like that. In April it was about the schedule. My last review was fine.”',
            'What’s fairer, and true to both columns? “I don’t know what it’s about. If it’s the late job, it’ll be unpleasant, and I can say what I’ve changed.”',
            'And now? The same feelings, 0 to 100. “Fear 50, shame 20.” And what will I do? “Eat something. Take the papers.”',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Thinking traps',
          tips: [
            'All or nothing: “If it isn’t perfect, it’s worthless.”',
            'Mind-reading: “They think I’m an idiot.” Have you asked?',
            'Fortune-telling: “It’ll go wrong.” How often have you been right about that?',
            'Only the bad counts: nine were happy, one complained, and you go home with the one.',
            'It’s all my fault, or it’s all theirs.',
            'Should: “A man should be able to take that.” Says who?',
            'I feel it, so it’s true: “I feel guilty, so I must have done something.”',
            'Labels: “Loser” where “I lost” would do.',
            'You may recognise one or two as your own. Give them names.',
          ],
        },
        {
          kind: 'download',
          label: 'Thought record (CSV, opens in any spreadsheet)',
          filename: 'thought-record.csv',
          contents: `"Date and time","1 What happened (facts)","2 Feeling and strength 0-100","3 Thought that stings most","4 Facts for it","5 Facts against it","6 Fairer sentence","7 Feeling now 0-100","What I will do"
"EXAMPLE Tue 11:00","Message: office at four","Fear 85, shame 40","I am being fired and I deserve it","Two people had to go in March; I was late with one job","She always writes like that; in April it was the schedule; last review fine","I do not know yet; if it is the late job I can say what I have changed","Fear 50, shame 20","Eat something; take the papers"
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"If a thought is about not living: stop and speak to someone","","","","","","","",""
`,
        },
        {
          kind: 'intro',
          markdown: `## What usually goes wrong

**The fairer sentence is too rosy.** “Everything will be great.” You won’t believe it. It has to be one you’d put your name to. Start with “Even though” or “I don’t know, but”.

**The thought is a question.** “What if they fire me?” Turn it into a statement first. Then you can look at it: “They’ll fire me, and I won’t find anything else.”

**You’re writing while the feeling is at 90.** When it’s that strong, writing rarely helps. Calm down first: ten minutes outside or at a window, slow breaths. Write at 60 or less, the same day if you can.

**The thought is true.** Sometimes someone really is leaving, the scan isn’t good, or you really are being treated unfairly at work. Then stop checking. You need company and a plan more than a better thought.

**It doesn’t go down.** Ten points lower is a good result. If you’ve filled twenty lines and nothing has changed, take the sheet to a therapist. It’s a good place to start.

## How long to do it

Ten minutes, four or five times a week, for a month. After that, you may be able to do a short form in your head. Keep the sheet for hard days. If you’d like company, the challenge “A Second Look” leads you through it.

## When to get help

This sheet can’t replace treatment. With a lasting low mood, panic, obsessive thoughts or bad memories, do it with someone trained. If your thoughts circle around dying, don’t examine them on paper. Talk to someone about them today.`,
        },
      ],
      sources: [beck1963, ezawa2023],
    },
    {
      key: 'a-plan-for-the-bad-days',
      pillar: 'mental',
      title: 'Make a plan for bad days',
      description:
        'Why a plan made on a good day helps on a bad one, what belongs in it, and how to ask someone to be part of it.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `**If you don’t want to live today, open Help now. If you might act on it, call your emergency number.** The same page has a private worksheet called “Plan for bad days”. You can read this later.

A plan for bad days is a short list of what to do and who to call. You make it on an ordinary day, for a day when you can’t think clearly: when you’re very low, very anxious, close to a drink you don’t want, or close to not wanting to live.

In six studies with about 3,500 patients, people who made such a plan with trained staff were less likely to act on suicidal thoughts than people who got other care. The thoughts themselves didn’t become fewer, so a plan doesn’t replace treatment. If you often think about ending your life, make yours with a doctor, a therapist or a crisis worker. If your bad days are of another kind, you can start on your own.`,
        },
        {
          kind: 'steps',
          title: 'Make yours this week',
          steps: [
            'Pick half an hour on an ordinary day. If you have no such days now, do it with someone: a friend, a doctor, a crisis line.',
            'Open the worksheet and fill in the easiest part first. You can do the rest later.',
            'Ask one person to be on your list. See below for how.',
            'Choose one thing to make safer, and do it on the same day.',
            'Put a copy where you’ll find it: wallet, phone, with someone you trust. It’s yours. You decide who sees it.',
            'Try it on a good day: do one thing from it, and call one person on it (“I’m only testing my plan”).',
            'Change it after each time you use it, and twice a year.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What belongs in it

**How you notice it’s starting.** Be exact: “I stop answering my brother” or “I lie awake and count my bills” tells you more than “I feel bad”. Ask someone who knows you what they see first.

**What you can do alone for half an hour.** Three to five things that have helped before, even slightly: a shower, a song you love, a prayer, a walk or a roll to the park, sorting screws, holding the dog.

**Places and people that take your mind off it.** You don’t have to tell them anything. A library, a café, your sister’s kitchen, a training session, a place of worship. Not a bar, if drink is part of it.

**People you can tell.** Two or three names of people who know they’re on the list.

**Professionals and lines.** A doctor, the out-of-hours service, a therapist, a crisis line, the nearest emergency department.

**Making things safer.** What would you have to put further away, and who can keep it for you?

**What you want to stay for.** Names, an animal, a match in May, being curious how things turn out. It doesn’t have to be noble.`,
        },
        {
          kind: 'intro',
          markdown: `## Why making things safer matters

You may want to skip this part, but it can save lives. When a dangerous method is harder to reach, fewer people die. Many don’t switch to another one. The worst of a crisis is often short. If something is out of reach for those hours, you can’t use it.

So on a good day, with someone’s help, put distance between yourself and the danger. If there’s a gun at home, ask someone to keep it for you elsewhere, or lock it away and let someone else hold the key. Follow the law where you live. Medicine: ask for small packs, take old ones back to the pharmacy, let someone else keep the rest. But don’t stop medicine you need.

Car keys, a bank card, betting apps: ask someone to keep or block them for a while, and agree on when they return them. Give such things only to someone who’s on your side, never to someone who controls or frightens you.

Put alcohol out of reach too. If you drink every day, or take sedatives or sleeping pills every day, ask a doctor before you cut down, because stopping suddenly can be dangerous.

If you live with someone who’s at risk, you can offer this: “Can I look after that for you until you’re better?” Never take a weapon from anyone by force. If they may act soon, call your emergency number, and stay with them if that’s safe for you.`,
        },
        {
          kind: 'tiplist',
          title: 'What makes a plan work',
          tips: [
            'Use short words, because it’s hard to think on a bad day.',
            'Write real names instead of “a friend”.',
            'Start at the top and go on until something helps. On a very bad day, go straight to people and professionals.',
            'Agree on a word or number that means “please come” and needs no explanation.',
            'If a step didn’t help, swap it for another.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## How to ask someone

It’s an unusual question, so here’s one way to ask it: “I’m making a plan for bad days, and I’d like to put you on it. You wouldn’t have to fix anything. You’d pick up, listen, come if I ask, and call for help if I can’t. Is that all right?” If they say no, thank them for being honest. If they say yes, show them the plan.

If you’re on someone’s list, pick up and stay with them. Ask “Are you safe?” and “Are you thinking of killing yourself?” You don’t have to be their therapist. You only have to stay on the line and get help when it’s needed.

## When to see a doctor

A plan gets you through a bad day. It doesn’t deal with what makes the days bad. If you’ve used it because you didn’t want to live, tell a doctor or a crisis service the next day, even if you feel better. If you still don’t want to live, do it today. If you’ve used it twice in a month for anything, that’s a good reason to see one too.`,
        },
      ],
      sources: [
        stanley2012,
        {
          author: 'Chani Nuij and others',
          year: 2021,
          title: 'Safety planning-type interventions for suicide prevention: meta-analysis',
          url: 'https://www.cambridge.org/core/journals/the-british-journal-of-psychiatry/article/safety-planningtype-interventions-for-suicide-prevention-metaanalysis/D6ED382A1C3F5CD29E56AED0557A8235',
          checked: '2026-11-23',
        },
        yip2012,
        {
          author: 'Catherine Barber, Matthew Miller',
          year: 2014,
          title: 'Reducing a suicidal person’s access to lethal means of suicide: a research agenda',
          url: 'https://www.ajpmonline.org/article/S0749-3797(14)00247-5/fulltext',
          checked: '2026-11-23',
        },
      ],
    },
    {
      key: 'adult-adhd-what-to-know',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'Adult ADHD: what it is and what to do',
      description:
        'How ADHD can look in grown men, what else it could be, how an assessment works, what helps, and how to cope while you wait.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You’ve always been late. You lose things, start ten jobs and finish two, and people have called you lazy or clever-but-careless since you were seven. Or your child gets a diagnosis, and you think: that’s me.

ADHD stands for attention deficit hyperactivity disorder. It’s a name for lasting difficulty with three things:

- **attention:** losing the thread, forgetting, not starting dull tasks, or being unable to leave an interesting one
- **restlessness:** in adults it’s often on the inside, as a motor that won’t stop
- **impulses:** interrupting, buying, quitting, driving too fast, saying it before you’ve thought it.

Everyone has some of this. In ADHD it starts in childhood, it shows up in more than one part of life, and it causes real trouble with work, money, study or relationships. A review of studies from around the world put it at roughly two or three adults in a hundred. It runs strongly in families. It isn’t caused by laziness, bad parents or screens.

Many men weren’t noticed as children. They were quiet, or bright enough to get by, or they were seen as trouble and punished.

## What else it could be

A lot of things look like ADHD: too little sleep, sleep apnoea, depression, anxiety, trauma, heavy drinking or cannabis, thyroid trouble, a head injury, grief, or a job that would distract anyone. Several can be true at once, and some people have both ADHD and autism. If your focus was fine until two years ago, look for another cause first.

Online tests and short videos can’t tell you. At best, they’re a reason to ask.`,
        },
        {
          kind: 'checklist',
          title: 'Is it worth asking? Tick what’s been true since school',
          items: [
            'I lose track in talks, books or meetings, even when I care.',
            'I put off dull tasks until it’s a crisis.',
            'I lose keys, papers, time or whole afternoons.',
            'I start a lot and finish little.',
            'I can’t sit still, or I feel driven inside.',
            'I interrupt, decide or spend before I’ve thought.',
            'It’s cost me jobs, money, exams or people.',
            'Someone who knew me as a child would say the same.',
          ],
        },
        {
          kind: 'steps',
          title: 'How to get an assessment',
          steps: [
            'If you ticked several, see your doctor first. Ask about sleep, mood, thyroid, alcohol and medicines, and say plainly: “I’d like to be assessed for adult ADHD.”',
            'Bring examples from three areas, such as work, home and money. Say what it costs you.',
            'Look for old school reports, or ask a parent or sibling what you were like before twelve. If there’s nobody to ask, say so. An assessment is still possible.',
            'Only a trained specialist can diagnose it. Expect a long talk about your life now and as a child, and often questionnaires. There’s no blood test or scan for it.',
            'Ask before you pay: who does the assessment, what training do they have, how long does it take, and will my doctor accept it? Be careful with a quick online test that ends in a prescription.',
            'Ask about waiting lists, other clinics and cancellations. In many countries the wait is long. Ask what you can do until then.',
            'If the answer is no, ask what they think it is, and what would help.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What helps

**Changes around you** come first in the guideline of NICE, which advises doctors in England: less noise, clear tasks, shorter stretches, reminders, movement breaks. They’re worth trying whatever your diagnosis.

**Medicine** is offered when ADHD still causes real trouble after that. It lowers symptoms in many adults. It doesn’t suit everyone. A specialist starts it, checks your heart, blood pressure and weight, and reviews it with you. Tell them about heart problems in you or your family, tics, bipolar disorder or psychosis, an eating disorder, thoughts of suicide, and any drug or alcohol use.

Never take someone else’s tablets, and don’t change your dose alone. On a medicine, chest pain or fainting is an emergency: call an ambulance. An erection that hurts or won’t go down after two hours needs an emergency department. For a racing heart that won’t settle, or new dark or strange thoughts, call a doctor the same day.

**Talking therapy** made for adult ADHD, often a form of CBT, helps with planning, putting things off and what years of criticism have left behind.

**Telling people.** In many countries, ADHD can count as a disability, and an employer or college then has to make reasonable adjustments. Ask for exact things: written instructions, a quieter desk, headphones, deadlines in parts. Check whether your country has driving rules about ADHD or its medicines.`,
        },
        {
          kind: 'tiplist',
          title: 'What other men with ADHD do',
          tips: [
            'Get it out of your head: use one list, one calendar, and alarms for when to leave.',
            'Make the first step absurdly small: open the file, put on one shoe.',
            'Work next to someone, in a library or on a silent video call.',
            'Give things one home: a hook for keys, a bowl for the wallet, a tray by the door.',
            'Set up bills so they pay themselves. Wait a day before you buy anything over a set sum.',
            'Use music, a fidget toy or standing up in meetings. Moving can help you listen.',
            'Look after sleep, food and movement first. ADHD is harder after a short night.',
            'With a partner, divide jobs by what each can do well, and say what you’ll do when you’ve forgotten one.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The other side

Some people see strengths in how they are: ideas, energy, calm in a crisis, deep focus on what they love. You can like those and still want help with the rest.

A late diagnosis can bring relief, and also grief or anger about lost years. Both are normal. Talk to others who’ve had one.

Adults with ADHD have a higher risk of depression, anxiety, accidents and trouble with alcohol or drugs. So take low mood seriously, and tell the doctor about it.`,
        },
        {
          kind: 'links',
          title: 'Read more',
          links: [
            {
              label: 'Royal College of Psychiatrists: ADHD in adults',
              url: 'https://www.rcpsych.ac.uk/mental-health/mental-illnesses-and-mental-health-problems/adhd-in-adults',
            },
            {
              label: 'National Institute of Mental Health (US): ADHD',
              url: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
            },
          ],
        },
      ],
      sources: [
        {
          author: 'Royal College of Psychiatrists',
          year: null,
          title: 'ADHD in adults',
          url: 'https://www.rcpsych.ac.uk/mental-health/mental-illnesses-and-mental-health-problems/adhd-in-adults',
          checked: '2026-11-23',
        },
        niceAdhd,
        {
          author: 'Stephen Faraone and others',
          year: 2021,
          title:
            'The World Federation of ADHD international consensus statement: 208 evidence-based conclusions about the disorder',
          url: 'https://doi.org/10.1016/j.neubiorev.2021.01.022',
          checked: null,
        },
        {
          author: 'Food and Drug Administration (US)',
          year: 2013,
          title:
            'FDA warns of rare risk of long-lasting erections in males taking methylphenidate ADHD medications and has approved label changes',
          url: 'https://www.fda.gov/Drugs/DrugSafety/ucm375796.htm',
          checked: '2026-11-23',
        },
        {
          author: 'Peige Song and others',
          year: 2021,
          title:
            'The prevalence of adult attention-deficit hyperactivity disorder: a global systematic review and meta-analysis',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7916320/',
          checked: '2026-11-23',
        },
      ],
    },
    {
      key: 'gaming-or-phone-use-that-got-too-much',
      pillar: 'mental',
      title: 'Gaming or phone use that has got too much',
      description:
        'How to tell a hobby from a problem, what the game or the phone does for you, how to cut down step by step, and when to get help.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You meant to play one round, and it’s three in the morning. You picked up the phone to check the weather, and an hour is gone. You’re not stupid or weak. Many games and apps are built by clever people to keep you there.

First, the good news: **playing a lot isn’t an illness.** Games can be sport, art, company and rest. If you’re disabled, housebound or far from people like you, your online friends may be your closest ones. Those friendships are real. You don’t have to stop altogether, as long as you’re the one who decides.

## When it’s a problem

The World Health Organization lists gaming disorder in its handbook of diseases. Hours alone don’t decide it. It’s a pattern that usually lasts a year or more:

- you can’t control when you start and stop
- it comes before other interests and daily duties
- you go on, or do more, although it’s doing harm.

The harm is serious: at work or school, with family or friends, to your health or money. Experts have argued about where to draw the line, partly so that ordinary players aren’t called ill. There’s no official illness called phone addiction. But the same three questions are useful for phones, feeds, videos and porn.`,
        },
        {
          kind: 'checklist',
          title: 'Look at the last three months',
          items: [
            'I often go on much longer than I meant to.',
            'I’ve tried to cut down and couldn’t.',
            'I sleep too little because of it, more than one night a week.',
            'I’ve missed work, classes, meals or time with my children because of it.',
            'I’ve lied about how much I play or scroll, or what I spend.',
            'I’ve spent money on it that was meant for something else.',
            'I’m irritable, low or restless when I can’t.',
            'I use it mainly so I don’t have to feel something.',
            'I’ve looked at my phone while driving.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'How to read your answers',
          tips: [
            'This isn’t a medical test. If you ticked none or one, it’s probably a hobby. Put the phone out of reach when you drive, and enjoy the rest.',
            'Two to four: try the plan below for two weeks.',
            'Five or more, or one that’s doing serious harm: talk to a doctor or an addiction service. Some have staff for gaming and the internet.',
            'Loot boxes, betting, trading or in-game money that you can’t afford: treat it as gambling. Block payments, give a trusted person control of the card, tell someone the real sum, and see a free debt adviser.',
            'Long-standing trouble with focus, low mood, anxiety or loneliness can be part of it. Have that looked at as well.',
            'If you hide it because of shame, about porn for example, say so to a doctor or counsellor. They’ve heard it before.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What does it do for you?

Ask this before you cut down. Is it company, peace and quiet, or a win on days without wins? Is it a place where your body or your accent doesn’t matter, or a way not to lie in bed and think? The need is fine. If you take the screen away and put nothing in its place, the need stays, and you’ll be back.

For each thing it gives you, find one other source, even a slow one. Company: a fixed call, a club, gaming in one room with a friend. Winning: a skill you can see growing. Quiet: music, a walk, a bath. Escape: talk to someone about what you’re escaping from.`,
        },
        {
          kind: 'steps',
          title: 'A two-week plan',
          steps: [
            'For the first two or three days, change nothing and check your screen time. When, where and in what mood do you start?',
            'Choose a clear rule that fits: no screens in bed; two hours from eight to ten; no ranked matches on work nights; weekends only. “Less” isn’t a rule.',
            'Switch off all notifications that don’t come from a person. Log out. Delete the app you most regret using, or use it only on a computer.',
            'Charge your phone outside the bedroom, or at least out of reach of the bed. The alarm still works from there. If someone may need you at night, let those numbers through.',
            'Set your screen to shades of grey for a week, usually under accessibility. In a small trial, people who combined steps like these used their phones less, felt less hooked and slept better.',
            'Play with an end: set a timer before you start, stop after a match and not in the middle, and plan what comes next.',
            'Tell your team or your friends: “I’m off at ten now.” Tell one person at home your rule and ask them to check in.',
            'Slipped? Say so the same day and go on with the rule. Look at what came just before.',
            'After two weeks, compare sleep, mood and time. Keep what helped. If nothing changed, get help.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What to expect

The first days can be hard. You may be bored, restless or snappy, or feel low. Warn people and go easy on yourself. Give it a week or two before you judge. If you feel very low for more than two weeks, see a doctor.

## Getting help

Cognitive behavioural therapy, a talking treatment that works on habits and thoughts, has been studied most. A review found that people had fewer gaming problems and less depression afterwards. How long that lasts is less clear. Some countries have special clinics. Elsewhere, a doctor, an addiction service or a psychologist can help.

## If it’s someone you love

Don’t pull the plug in the middle of a game, and don’t throw the console out. Choose a calm hour. Say what you’ve seen and what you miss: “We haven’t eaten together this week. I miss you.” Ask what the game gives them. Play with them once. Agree on small, clear rules, and keep to them yourself. For a child, look for local guidance and talk to the school or doctor.

If someone threatens you when the screen goes off, get to safety first. If they talk about hurting themselves, take it seriously, stay with them and get help together.

If a debt from games seems to leave no way out, tell someone today. Debts can be dealt with, and you don’t have to solve it tonight.`,
        },
      ],
      sources: [
        {
          author: 'Hans-Jürgen Rumpf and others',
          year: 2018,
          title:
            'Including gaming disorder in the ICD-11: the need to do so from a clinical and public health perspective',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6426367/',
          checked: '2026-11-23',
        },
        {
          author: 'Royal College of Psychiatrists',
          year: 2018,
          title: 'When the fun stops: ICD-11’s new gaming disorder',
          url: 'https://www.rcpsych.ac.uk/news-and-features/blogs/detail/cultural-blog/2018/08/29/when-the-fun-stops-dr.-henrietta-bowden-jones-and-professor-andrew-przybylski-on-icd-11-s-new-gaming-disorder',
          checked: '2026-11-23',
        },
        olson2022,
        {
          author: 'Matthew Stevens and others',
          year: 2019,
          title: 'Cognitive-behavioral therapy for internet gaming disorder: a systematic review and meta-analysis',
          url: 'https://doi.org/10.1002/cpp.2341',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'sitting-with-a-man-who-is-low',
      pillar: 'mental',
      title: 'Help a friend who’s low',
      description:
        'What to say to a friend who’s going under, what to leave out, how to ask about suicide, when to call others in, and how to look after yourself.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You’ve noticed. He cancels. His jokes have nothing behind them. He’s sold the bike, stopped shaving, or said “it doesn’t matter anyway” in a way you can still hear on your way home. You think you should say something. You don’t know what, and you’re afraid to make it worse.

Asking is very unlikely to make it worse. What makes it worse is everyone thinking that somebody closer will do it.

If he’s hurt himself, has taken something, has a weapon, hears voices that tell him to die, or is saying goodbye, call the emergency number. Stay with him if it’s safe, or on the line, until help comes. For everything less urgent, **Help now** has lines for people who worry about someone, too.

Otherwise you don’t need training. You need an hour, a reason to be together, and the willingness to hear something you can’t fix.

## Find a good moment

Some men talk more easily when they don’t have to look at each other. Try a car ride, a walk, a game, the dishes or a chat online late at night. Ask for help with something that needs two. Then say what you’ve seen, without a diagnosis: **“You’ve been quieter since the summer. You left early twice. I’ve been thinking about you. What’s going on?”**

He may say “nothing” or “tired”. Wait, and count slowly to ten. Then: “All right. And really?” If nothing comes, leave it, because you’ve shown him that he can talk to you. Try again in three days.`,
        },
        {
          kind: 'steps',
          title: 'When he starts to talk',
          steps: [
            'Let him. No “I know that” and no story of your own for twenty minutes. “Go on.” “Since when?” “What’s the worst of it?”',
            'Say back what you’ve understood: “So you lie awake, and at work you pretend.” He’ll correct you and feel heard.',
            'Don’t argue with what he feels. “But you’ve got such nice kids” may make him stop talking.',
            'Ask about ordinary things: sleep, food, drink, work. Who else knows?',
            'Ask plainly: “Are you thinking about killing yourself?” Studies that looked at this found no sign that asking puts the idea there.',
            'If he says no: “Would you tell me if it came to that?” If he says yes: “Thank you for telling me. Do you know how? Do you have it at hand? When?” Take every yes seriously. The more definite the answers, the more urgent it is.',
            'If there’s a plan, or you’re unsure, stay with him if that’s safe for you. Contact a crisis line or the emergency service, with him if he’s willing and without him if not. Don’t let him drive. If it’s safe, help to put whatever he might use out of reach. If he has a weapon in his hand, keep your distance and leave that to the emergency service.',
            'Before you part, agree on one next step with a time: “I’ll call you at eight tomorrow. And I’ll come to the doctor with you on Thursday.” If he has thoughts of suicide, help him reach a doctor or a crisis line today.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What to say, and what to leave out',
          tips: [
            'Say: “I’m glad you told me.” “That sounds hard.” “I don’t know what to say, but I’m here.”',
            'Say: “What would make tonight a bit easier?” “Who else should know?” “May I call your sister?”',
            'Two days later: “I was thinking about what you said. How was last night?”',
            'Leave out: “Others have it worse.” “You need to get out more.” “Everything happens for a reason.”',
            'Don’t promise to tell nobody. Say: “I’ll keep it to myself unless I’m afraid for your life.”',
            'Don’t send three links and a podcast.',
            'Do something: bring food, walk the dog, drive him, sit in the waiting room.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The weeks after

If he’s been in a psychiatric hospital, the first months after it are the most dangerous, and the risk stays raised for longer. Stay in touch all that time.

Keep up regular contact: a fixed walk, a weekly game, or a message every Tuesday that needs no answer, such as “Thinking of you. No need to reply.” Ask twice, then leave it and talk about football. He’d also like to be someone you talk about football with. Depression can make a man silent, ungrateful and late. Try not to take it personally, and say so when something’s too much for you.

Don’t become the only one. Help him find others: a doctor, a brother, a group. “Only you can help me” is a sign that more people are needed.

## Look after yourself

You’ll take it home with you. Talk about it with someone, without names if need be. Sleep. Do your own things and don’t feel bad about them. You can call a helpline yourself. They’re there for people who worry about someone.

## If a friend has died

Sometimes a man dies although his friends did all of this. If that’s happened to you, it wasn’t because of a sentence you didn’t find. There are groups for people who are left behind. Please don’t carry that alone.`,
        },
        {
          kind: 'checklist',
          title: 'After the talk',
          items: [
            'I know if he’s thinking of suicide, because I asked.',
            'If he is, he’s not alone, what he might use is out of reach, and someone trained knows.',
            'There’s a next time, with a day and an hour.',
            'At least one other person knows, with his knowledge if at all possible.',
            'I’ve told someone how I am.',
          ],
        },
      ],
      sources: [
        dazzi2014,
        nimhActionSteps,
        chung2017,
        {
          author: 'Anna Ross, Claire Kelly, Anthony Jorm',
          year: 2014,
          title:
            'Re-development of mental health first aid guidelines for suicidal ideation and behaviour: a Delphi study',
          url: 'https://doi.org/10.1186/s12888-014-0241-8',
          checked: '2026-11-23',
        },
      ],
    },
    {
      key: 'what-we-use-to-come-down',
      safetyRevision: 1,
      pillar: 'mental',
      title: 'When a comfort has become a need',
      description:
        'Drink, drugs, bets, porn, work, food: how a comfort turns into a need, how to look at yours without shame, and how to stop safely.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most of us have something that helps us come down in the evening: a drink, a match, an hour of nonsense on a screen. There’s nothing wrong with that.

The question is what would happen without it tonight. If the answer is “I’d be a bit bored”, it’s a **comfort**. If it’s “I’d get restless or irritable, I’d find a way”, it’s becoming a **need**. And if you’ve tried to stop and couldn’t, if you hide it, if it costs you things you didn’t want to pay, it’s running part of your life.

Nobody chooses that. Something hurts, or is too much, or too empty. You find something that makes it stop, quickly and every time. Your brain remembers. Next time it reminds you sooner. In time you need more for less effect, and the slower helpers drop away: people, music, sport, sleep. It’s not about your morals. Many people do get better, often not on the first try.

## What’s it doing for you?

Before you take something away from yourself, find out what it’s for. Drink may be for shyness. Work may be for not having to go home. Bets may be for the one minute when nothing else exists. Porn may be for closeness without risk. Party drugs may be for sex without shame. The need is real. If you remove the habit and leave the need, something else will fill it.`,
        },
        {
          kind: 'checklist',
          title: 'In the last three months',
          items: [
            'I meant to stop at a certain point and went past it, more than once.',
            'I need more than I used to for the same effect.',
            'I’ve hidden how much, or lied about it.',
            'I’ve spent money on it that was meant for something else.',
            'I’ve let someone down because of it.',
            'I do it alone so I don’t feel something.',
            'I get restless, sweaty, shaky, low or nasty without it.',
            'Someone who loves me has said something, and I got angry.',
            'I’ve driven, worked or looked after children when I shouldn’t have.',
            'I’ve thought: without it I couldn’t stand it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What to do about it, safely',
          tips: [
            'One or two ticks, and your body doesn’t depend on it: try a month with less and see what comes up in its place.',
            'Three or more, or one that scares you: talk to a doctor, an advice centre or a group.',
            'Alcohol: if you drink every day or heavily, or shake or sweat without it, don’t stop suddenly on your own. Withdrawal can cause seizures and can kill. A doctor can make it safe.',
            'Sedatives such as benzodiazepines, pregabalin or GHB: never stop suddenly. Opioids: get help to stop, and know that after a break your old dose can kill you. Ask about naloxone.',
            'Call the emergency number for a seizure, confusion, seeing things, chest pain, overheating, slow breathing, or someone who won’t wake up.',
            'Gambling: give someone else control of the cards and accounts, block sites and apps, sign up to self-exclusion, and tell one person the real sum. Then see a free debt adviser. Don’t borrow to win it back.',
            'Food: if you often skip meals, lose control over what you eat, vomit after meals or can’t stop training, don’t set yourself rules. See a doctor this week. Men get eating disorders too, and treatment helps.',
            'Porn: no screens in the bedroom, and a blocker with a password someone else holds. If you can’t cut down, ask a doctor or therapist about compulsive sexual behaviour.',
            'Work: if you can’t stop although it harms your health or family, talk to someone outside the job.',
          ],
        },
        {
          kind: 'steps',
          title: 'A thirty-day trial, for comforts only',
          steps: [
            'Not for food, and not if your body depends on it. If unsure, ask your doctor first.',
            'Choose one thing. First take a week in which you change nothing and notice how much, when, with which people, and what it’s for. Your thirty days start after that week.',
            'Choose a clear rule: none on weekdays; two and then water; no bets at all. “Less” isn’t a rule.',
            'Find two things that do the same job more slowly. To come down: a shower, music, a walk or a roll around the block. For company: call someone. For the empty feeling: be useful for an hour.',
            'Get it out of your home, off your phone and off your route.',
            'A craving rises and falls. Set a timer for twenty minutes and wait: drink some water, go outside, call the person you’ve told.',
            'Slipped? Say so to that person the same day. The rule goes on from that minute.',
            'On day thirty: what got easier, what came up, what will you keep? If you couldn’t do it, that’s the result. Take it to someone who can help.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Tell someone

It’s the hardest step and often the one that helps most. “I drink more than you know, and I can’t cut down on my own.” Choose someone on your side who doesn’t do it with you. A doctor, a helpline, a faith leader or a weekly group of strangers will do too. Mutual help groups exist in many countries, with a spiritual basis (such as Alcoholics Anonymous) and without (such as SMART Recovery). Try more than one.

## If it’s someone you love

You didn’t cause it and you can’t control it. Say what you see, once, at a sober hour. Stop covering up for it. But don’t pour it away or lock it up: stopping suddenly can be dangerous. Look for help for yourself: there are groups for relatives. If you or children aren’t safe at home, ask a domestic abuse service to help you plan, because leaving can be a dangerous time.

## Thoughts of suicide

People who drink heavily, gamble or use drugs are at higher risk of suicide, and the hours afterwards can be the worst. If you’re there, don’t be alone tonight. Call someone, or a crisis line. People have lived through debts, test results and lost licences, and you don’t have to see the way out tonight.`,
        },
        {
          kind: 'links',
          title: 'Find a meeting, in many countries and online',
          links: [
            { label: 'Alcoholics Anonymous: find a meeting', url: 'https://www.aa.org/find-aa' },
            {
              label: 'SMART Recovery: meetings without a spiritual basis',
              url: 'https://meetings.smartrecovery.org/meetings/',
            },
            { label: 'Gamblers Anonymous: find a meeting', url: 'https://www.gamblersanonymous.org/find-a-meeting/' },
          ],
        },
      ],
      sources: [
        niceAlcohol,
        {
          author: 'Royal College of Psychiatrists',
          year: null,
          title: 'Gambling disorder',
          url: 'https://www.rcpsych.ac.uk/mental-health/mental-illnesses-and-mental-health-problems/gambling-disorder',
          checked: '2026-11-23',
        },
        {
          author: 'World Health Organization',
          year: null,
          title: 'Opioid overdose',
          url: 'https://www.who.int/news-room/fact-sheets/detail/opioid-overdose',
          checked: '2026-11-28',
        },
        {
          author: 'John Strang and others',
          year: 2003,
          title: 'Loss of tolerance and overdose mortality after inpatient opiate detoxification: follow up study',
          url: 'https://doi.org/10.1136/bmj.326.7396.959',
          checked: '2026-11-28',
        },
        {
          author: 'National Institute for Health and Care Excellence (NICE)',
          year: 2022,
          title:
            'Medicines associated with dependence or withdrawal symptoms: safe prescribing and withdrawal management for adults (NG215)',
          url: 'https://www.nice.org.uk/guidance/ng215',
          checked: '2026-11-28',
        },
        whoSuicide,
      ],
    },
  ],
  reserve: [
    {
      key: 'awake-at-three',
      pillar: 'mental',
      title: 'What to do when you’re awake at night',
      description:
        'What to do in the minute itself, in the evening before and over a few weeks, and when to see a doctor about bad sleep.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `At three in the morning every debt is larger, every small ache is a disease, and something you said ten years ago is back. Much of that is the hour. You’re tired, it’s dark, and you can’t do anything about any of it until morning. So don’t trust what you conclude about your life at three. It can wait until you’ve slept.

New chest pain, trouble breathing, sudden weakness or trouble speaking can’t wait: call your emergency number.

For some men, this is the hour when dying seems like a way out. If that’s you, don’t lie there with it. Put the light on, move away from anything you might use, and wake or call someone. **Help now** lists lines and their hours. If nobody answers and you might act on it, call your emergency number.`,
        },
        {
          kind: 'steps',
          title: 'Tonight, when you wake',
          steps: [
            'Reading this in bed? Do step 2, then put the phone out of arm’s reach, unless you need it for safety. Turn the clock to the wall. By day, copy these steps onto paper.',
            'Breathe out slowly a few times. You don’t have to count. Unclench your jaw. Feel how heavy your heels or your back are.',
            'If a thought won’t go, turn on a small light, write it on paper in five words, and turn the light off.',
            'Give yourself something dull to think about: a walk you know well, step by step, or the players of an old team.',
            'If you’re still wide awake after what feels like twenty minutes, get up, or sit up somewhere else. Sit on the edge of the bed first, and use enough light to walk safely. Then stay warm and do something boring in dim light, without work, news or snacks.',
            'If you can’t get out of bed without help, sit up against the pillows, change the light, listen to something dull, and lie down again when you’re sleepy.',
            'Go back when you’re sleepy. Repeat as often as you have to.',
            'Get up at your usual time. It’s hard, but it can help the next night. If you’re drowsy, don’t drive or use machines.',
          ],
        },
        {
          kind: 'intro',
          markdown: `Waking up at night is normal, and people often don’t remember it. It turns into a problem when you wake fully, look at the clock, work out what’s left, and get angry or scared. That keeps you awake.

You can’t make yourself sleep, but you can make it easier. The steps above, and those below, help your bed become a place where you only rest.`,
        },
        {
          kind: 'checklist',
          title: 'The evening before',
          items: [
            'No coffee, cola or energy drink since early afternoon.',
            'Little alcohol, or none. It helps you fall asleep and wakes you later.',
            'I’ve put tomorrow on paper: what’s open, and what comes first.',
            'Fifteen minutes for worries, sitting up, before dinner.',
            'In the last hour I had less light and nothing exciting.',
            'My bedroom is as cool, dark and quiet as I can make it, with earplugs or an eye mask if I need them.',
            'I went to bed because I was sleepy.',
            'I got some daylight today and moved a bit.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Over some weeks',
          tips: [
            'Keep the same time for getting up, weekends too.',
            'Don’t spend ten hours in bed to get six. Go to bed a little later and keep your getting-up time. Don’t cut your time in bed further without a professional, above all if you drive for work or have epilepsy or bipolar disorder.',
            'If you nap, keep it to twenty minutes, before mid-afternoon.',
            'If a tracker that scores your sleep makes you anxious, leave it off for a while.',
            'On shifts: choose the same hours to sleep after each night shift, make the room dark, put the phone on silent and tell the people at home these hours. If sleep stays bad, tell a doctor that you work shifts.',
            'In shared or noisy housing, a fan, a steady sound or a talk with the neighbours may do more than any technique.',
            'Ask a doctor about CBT-I, a talking treatment made for insomnia. The American Academy of Sleep Medicine recommends it for long-lasting insomnia. Some of it can be done online.',
            'Don’t take other people’s sleeping tablets, and don’t mix tablets with alcohol.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If someone sleeps next to you

Explain during the day what you’re doing and why: “If I get up, I’m not angry and not ill. I’m reading until I’m tired.” Separate blankets, or separate rooms for a few nights, don’t mean that anything’s wrong between you. If they tell you that you snore loudly, stop breathing or gasp, believe them and see a doctor. It may be sleep apnoea. It’s common and can be treated. Until then it can make driving dangerous, so don’t drive while you’re sleepy.

## When to see a doctor

Make an appointment if:

- it’s lasted more than three or four weeks
- you fall asleep during the day
- most mornings you wake far too early and feel low
- you wake in fear, or memories come as if they were happening now
- you need alcohol or tablets to sleep (don’t stop either suddenly if you take them every day)
- pain, restless legs or going to the toilet keeps waking you
- you kick, hit or shout in your sleep
- it began with a new medicine (ask before you stop it).

See a doctor the same day if you wake short of breath and have to sit up, or if you hardly sleep for days, aren’t tired and feel unusually good, fast or powerful.

Bad sleep can be a first sign of depression, and it can make it worse. A doctor can help with both.`,
        },
      ],
      sources: [
        edinger2021,
        riemann2023,
        {
          author: 'NHS (England)',
          year: null,
          title: 'Insomnia',
          url: 'https://www.nhs.uk/conditions/insomnia/',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'back-in-the-room',
      pillar: 'mental',
      title: 'Ground yourself when you’re overwhelmed',
      description:
        'Four ways to come back through your senses when you’re flooded, numb or far away, how to practise them, and what they can’t do.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `There are minutes when thinking is no use. Somebody said something, or you smelled something, or you saw a date, and you’re flooded: racing heart, heat, pictures. Or the opposite: you’re gone. You hear the others talking as if from the next house. Good advice doesn’t help then, but your senses can.

Grounding means giving your attention something plain that’s here and now, until the rest of you notices where you are. People use it after accidents and violence, in panic, in craving, in rage and at the dentist’s. The World Health Organization teaches a version of it in its free guide to stress. It isn’t a treatment for what caused it, but it’s something to hold on to.

Try all four below once on a good day and choose two. Use the senses and body parts that work for you. You don’t need any particular one.

If you’re about to harm yourself or somebody else, don’t stay with an exercise. Go where other people are and call for help. **Help now** has the emergency number and lines that are open.`,
        },
        {
          kind: 'steps',
          title: 'The long form: five, four, three, two, one',
          steps: [
            'Sit, stand or lie so that something holds you. Say your name, where you are, and today’s date. Out loud if you can.',
            'Name five things you can see. Not “a chair” but “a brown chair with a scratch on the left leg”.',
            'Name four things you can feel: a sleeve on your wrist, the floor or the seat, air on your face.',
            'Name three things you can hear, one of them far away.',
            'Name two things you can smell, or two smells you like.',
            'Name one thing you can taste. A sip of water will do.',
            'Let one slow breath out. How strong is it now, from 1 to 10? If it’s still over 6, start again, more slowly and with duller things.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Three short forms, and how to adapt them',
          tips: [
            'Press and let go (thirty seconds): heels and toes into the ground, or your back into the chair, or palm against palm. Ten times. Say: “I’m here. It’s Tuesday.”',
            'Cool and rough (one minute): cool water on your wrists, a stone, a key, a piece of rough cloth. Describe it as if on the phone. It shouldn’t be icy, and it should never hurt.',
            'A job for your head (two minutes): towns from A to Z, the parts of an engine, your street house by house, the thirteen times table. It should be just hard enough to hold your attention.',
            'If you use a wheelchair or can’t feel your feet: hands on the rims, back against the rest, warm or cool air on your face.',
            'If you’re deaf or blind, or sounds and touch are too much: choose one sense that’s comfortable and stay with it.',
            'In company: under the table, nobody sees it. Or say “I need a minute” and go out.',
            'While driving: stop first, ground yourself, and then decide if you can drive on.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Practise when nothing’s wrong

Once a day for two weeks, one minute, tied to something: waiting for the kettle, standing in a lift. It may seem pointless, but you’ll find it more easily when you need it.

Keep a small thing with you: a stone, a coin, a bead, a bolt from your old bike. In a bad minute, your hand may remember it before your head does.

Tell one person what helps: “When I go away like that, don’t ask what’s wrong. Ask me what I can see.” People close to you often want to help and don’t know how.

## What it can and can’t do

It may take a nine down to a six, where you can decide again: leave, call someone, drink some water, stay. It can’t tell you why it was a nine. If you need it often, tell a doctor.

If it makes things worse because your body is where the trouble sits, leave your body out. Take the job for your head, or things you can see.

See a doctor if you lose time, if you don’t know how you got somewhere, or if the past comes back as if it were happening now. You have no reason to be ashamed, and you don’t have to deal with it alone. There are treatments made for trauma. Ask for someone who’s trained in them. If you faint, twitch or lose control of your bladder in such moments, say that too. It may be something physical.`,
        },
        {
          kind: 'checklist',
          title: 'Afterwards',
          items: [
            'I’ve had some water and something to eat.',
            'I know roughly what set it off, or I’ve noted that I don’t.',
            'I’ve told someone in one sentence.',
            'I didn’t go on as if it had been nothing.',
            'If I was about to hurt myself or someone, or to drink or use again, I’ve contacted someone today.',
          ],
        },
      ],
      sources: [whoDoingMatters],
    },
    {
      key: 'the-passenger-who-comments',
      pillar: 'mental',
      title: 'Deal with the critic in your head',
      description:
        'If an inner voice comments and criticises all day: an exercise to notice it, listen for what it wants, and carry on with what matters to you.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `You’re on your way somewhere, and there’s a passenger who comments. “Too slow. You missed that one. Now everyone’s looking. They’ll never take you.” He’s never had to do any of it himself. But he’s been talking for so long that you think he’s your common sense.

You may never get rid of him. If you try to throw him out, you’re in a fight and no longer watching the road. But you can learn three things: to notice that it’s **him** talking, to check now and then if he’s right, and to carry on anyway.

Seeing thoughts as thoughts and not as facts is an old idea. You find it in Buddhism and among the Stoics. Today it’s part of acceptance and commitment therapy, which Steven Hayes and his colleagues developed from the 1980s on. A review of 39 trials found it more helpful than usual care for a range of problems, and about as good as other proven therapies. Russ Harris’s book *The Happiness Trap* explains it in plain language. What follows is a small self-help exercise from that tradition.

**This is about a running commentary that you know as your own.** If you **hear** voices that other people don’t hear, or a voice tells you to do things, that’s something else, and a doctor needs to know soon. If it tells you to hurt yourself or someone else, get help today.`,
        },
        {
          kind: 'steps',
          title: 'Fifteen minutes, once',
          steps: [
            'Write down or record ten sentences the critic says, word for word, in his tone.',
            'Sort them: body, work, money, love, being a father, being a man, being good enough. Where does he talk most?',
            'Give him a name: “the Sergeant”, “the Auditor”, “Radio Doom”. Not the name of someone who’s hurt you.',
            'Take the sharpest sentence and read it as a fact: “I’m a failure.” Notice what it does in your body.',
            'Now put in front of it: “I’m having the thought that I’m a failure.” Then: “I notice the Sergeant is saying again that I’m a failure.” Is there a little more distance? That’s what you want. A little is enough.',
            'Ask: what’s he trying to prevent? It may be shame, or being rejected. Say, if you can without sarcasm: “Thanks. I’ve heard you.”',
            'Ask: what did I want to do when he started? Choose one ten-minute step in that direction and take it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'In daily life',
          tips: [
            'The short form takes five seconds: “Ah, the Sergeant.” Then go on.',
            'Don’t argue with him at night, when you’re tired.',
            'If he’s right for once, take the fact and leave the tone: “I did forget it. I’ll call now.”',
            'Sing his sentence to a silly tune when you’re alone. Don’t do that with words somebody really used to hurt you.',
            'Notice when he’s loud: hungry, tired, alone, after drink, after an hour of other people’s lives on a screen.',
            'He’s often loudest before something that matters to you. His noise can tell you where that is.',
            'Don’t change direction only to get some quiet. That’s how he ends up deciding.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## A week with him

For seven days, count each time you notice him. Some days it’ll be fifty. That doesn’t mean you’re getting worse, only that you notice him more. In the evening, ask one thing: what was I about to do when he started, and did I go on?

At the end of the week, look only at this: **how often did I carry on?** Whether he was talking at the time makes no difference.

## The other voice

If you’re quiet for a while, you may notice another one. It’s the one that says to a friend who’s made a mistake: “Come on, sit down. That’s bad luck. What do we do now?” You know that voice, because you use it for others. In the evening, ask it: “How was I today?” Listen for two sentences.

At first it may feel put on, because you’ve heard the critic for years. It gets more natural with practice.

## Words that came from outside

Sometimes the critic is a copy of something real: a parent, a bully, years of insults for your skin, your accent, your body or who you love. Then his words aren’t a quirk of your mind. Someone did that to you. Naming who said it first can help. So can being with people who speak to you differently.`,
        },
        {
          kind: 'checklist',
          title: 'When to take it to someone',
          items: [
            'He talks from morning to night, and I can’t hear anything else.',
            'He uses the words of someone who beat or humiliated me.',
            'I drink, bet or work so I don’t have to hear him.',
            'I hurt myself when he’s loud.',
            'He says that everyone would be better off without me.',
            'I’ve tried this for a month and he’s louder.',
          ],
        },
        {
          kind: 'intro',
          markdown: `If you’ve ticked one of these, a doctor or a therapist is the next step. Take your ten sentences with you. If you hurt yourself, or he says that others would be better off without you, don’t wait for an appointment. He’s wrong about that. Speak to someone today.`,
        },
      ],
      sources: [
        {
          author: 'Jacqueline A-Tjak and others',
          year: 2015,
          title:
            'A meta-analysis of the efficacy of acceptance and commitment therapy for clinically relevant mental and physical health problems',
          url: 'https://doi.org/10.1159/000365764',
          checked: '2026-11-28',
        },
        {
          author: 'Akihiko Masuda and others',
          year: 2004,
          title:
            'Cognitive defusion and self-relevant negative thoughts: examining the impact of a ninety year old technique',
          url: 'https://doi.org/10.1016/j.brat.2003.10.008',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'your-first-appointment',
      pillar: 'mental',
      title: 'Prepare for your first therapy appointment',
      description:
        'What happens in a first session, what to bring, what to ask, how to tell if it’s a good fit, and what to do about waiting lists. With a page to take with you.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Much of what you fear beforehand may not happen. There’s usually no couch, nobody can see through you, and you don’t have to cry or talk about your mother. As a rule it’s a room with two chairs, or a video call, and a person who does this all day and isn’t easily shocked.

You go because something’s hard or keeps going wrong, and you’d like to look at it with someone who has no stake in it.

## What kinds there are

**Counselling** is often short, a few weeks, about one thing: a loss, a separation, a decision. **Psychotherapy** goes on longer or deeper and also treats illnesses. There are many schools. Cognitive behavioural therapy works with thoughts and habits and gives you exercises. Others look more at relationships, or at where you come from.

For some problems, one method has better evidence than another, so ask a doctor. Whatever the method, how well the two of you work together matters. A review of 295 studies found that a good working relationship goes along with better results, in person and online. So look at the person at least as closely as at the school.

In many countries anyone may call themselves a counsellor or a coach. Ask about training and the professional register, and look it up.`,
        },
        {
          kind: 'steps',
          title: 'From now to the first session',
          steps: [
            'Ask a doctor for a referral, or search the register of a professional body. If you have a job, ask if there’s a free and confidential programme. Students, veterans and carers often have services of their own.',
            'If money’s tight, ask about public services, sliding fees, training clinics, charities and groups.',
            'Contact three people: two sentences on what it’s about, when you could come, in person or online, and what it costs.',
            'Put your name on the waiting list and ask for cancellations. Ask what you can do until then. Helplines, groups and online courses often have no list.',
            'Fill in the page below. It takes ten minutes.',
            'On the day, keep half an hour free before and an hour after. You may be tired. For a video call, find a private place, even a parked car, and use headphones.',
            'If you don’t know how to begin, say: “I’m not used to this. I’ve written something down.”',
            'Afterwards, ask yourself: what did I say for the first time? Did I feel respected? Do I want to go again?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Questions you can ask',
          tips: [
            'What’s your training, and where are you registered?',
            'Have you worked with people who have what I have?',
            'How would we work? Would I have something to do between sessions?',
            'How will we notice that it helps, and when do we check?',
            'What stays in this room, and when would you have to tell someone?',
            'What does it cost, what if I cancel, and how long does it usually take?',
            'There’s something you should know about me: my faith, that I’m gay or trans, that I’ve served, a disability, where I’m from. Do you have experience with that?',
            'Could I have an interpreter, or step-free access, or someone with me the first time?',
          ],
        },
        {
          kind: 'download',
          label: 'A page for your first appointment (text)',
          filename: 'first-appointment.txt',
          contents: `FIRST APPOINTMENT                     Date: ________  With: ________

WHY NOW (two sentences)
________________________________________________________________
________________________________________________________________

SINCE WHEN: _______________  WORSE WHEN: ________________________
WHAT IT STOPS ME DOING: __________________________________________

THE LAST TWO WEEKS (circle)
Sleep      fine   poor   very poor      Appetite   less  same  more
Drink      none   some   more than I say      Drugs / bets: _______
Pleasure   yes    little none           Temper     same  short
Thoughts of not living      no   passing   often   with a plan
   (often or with a plan: don’t wait for the appointment)

ILLNESSES, MEDICINES, INJURIES: __________________________________
HELP I’VE HAD BEFORE, AND HOW IT WAS: ____________________________
WHO IS AROUND ME: ________________________________________________

SOMETHING I’VE TOLD NO ONE (I may leave it blank today):
________________________________________________________________

WHAT WOULD BE DIFFERENT IF IT HELPED (something you could see):
________________________________________________________________

MY QUESTIONS:
1. _____________________________________________________________
2. _____________________________________________________________

AFTERWARDS: what I said / felt respected? / again?
________________________________________________________________
`,
        },
        {
          kind: 'intro',
          markdown: `## How to tell if it’s a good fit

A good session isn’t always pleasant, and you may come out shaky. Ask yourself: could I be honest? Was I taken seriously? Did they notice something I’d missed? Do I understand what we’re trying to do? If so, go four times before you decide.

If not, say it there: “I don’t feel that we’re getting anywhere.” A good therapist will be glad you said it. If it stays like that, try someone else. That’s normal.

**Leave, and complain,** if someone touches you in a sexual way, wants to meet you socially, borrows money, mocks you, tries to change your sexuality or gender, or tells you to stop a medicine without asking the doctor who prescribed it.

## If it gets harder

Sometimes talking brings up things you’d packed away, and you sleep worse for a week. Say so next time. They can go more slowly. If it gets steadily worse over several weeks, or thoughts of dying come up, don’t wait for the next session. Call your therapist, a doctor or a crisis line today.

## What to tell the people at home

As much as you like. “I’m seeing someone on Wednesdays. It’s mine, but it’s for us as well. Please don’t ask me about it straight after.” They may be relieved. And if it isn’t safe to tell anyone at home, you don’t have to. Ask the therapist how they can contact you.`,
        },
      ],
      sources: [
        {
          author: 'Christoph Flückiger and others',
          year: 2018,
          title: 'The alliance in adult psychotherapy: a meta-analytic synthesis',
          url: 'https://doi.org/10.1037/pst0000172',
          checked: '2026-11-23',
        },
        {
          author: 'NHS (England)',
          year: null,
          title: 'Types of talking therapy',
          url: 'https://www.nhs.uk/mental-health/talking-therapies-medicine-treatments/talking-therapies-and-counselling/types-of-talking-therapies/',
          checked: '2026-11-23',
        },
      ],
    },
    {
      key: 'a-ladder-for-one-fear',
      pillar: 'mental',
      title: 'Build a ladder for one fear',
      description:
        'How to take on an everyday fear in small steps: choose it, build the ladder, climb it and keep a record. With a spreadsheet, and a clear line where professional help begins.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Someone’s afraid of speaking up in meetings, so he says nothing. The fear goes at once. That’s a relief, so next time he says nothing again. After two years he sits at the back. After five he turns down a better job because it comes with meetings. Nothing bad ever happened. Avoiding it kept the fear alive.

The way back is the same road in the other direction: small steps **towards** it, and staying long enough to find out what really happens. Therapists call this exposure, and it’s well tested. With an everyday fear of medium strength, you may be able to do a good part of it on your own.

Research also says how to do it well. Make a prediction first and compare it with what happens. Practise in different places. Leave out, bit by bit, what makes you feel falsely safe. You don’t have to wait until you’re calm. You only have to stay and learn something.

## What it’s for, and what it isn’t for

It’s for: speaking up, phone calls, asking someone out, being watched at the gym, lifts (elevators), crowds, friendly dogs, being bad at something in public.

It is **not** for: anything that reminds you of assault, accident, war or abuse; panic attacks; compulsions; fear of food or of your body; real danger, such as a violent person or places where people like you get attacked; or times when you’re very low or drink to get by.

If the danger is real, see to your safety first. For the rest, work with a trained person. Have chest pain, fainting or new breathlessness checked by a doctor before you call it fear.`,
        },
        {
          kind: 'steps',
          title: 'Build it and climb it',
          steps: [
            'Name the fear exactly: “that they see me blush when I speak in the group”. What do you think will happen? What does avoiding it cost you?',
            'Think of nine or ten situations, from slightly uneasy to very hard. Give each a number from 0 to 100. If there’s a gap between 40 and 70, put something in between.',
            'Check each step: safe, legal, possible this month, repeatable, under half an hour, and fair to other people.',
            'Start at about 30. Before you go, say or write your prediction and how sure you are.',
            'Do it. Stay long enough to see what really happens. Leave your phone in your pocket, and don’t have a drink first.',
            'Straight after: what did happen? How strong was the fear at its highest and at the end? What do you know now?',
            'Repeat the step until it’s a bit boring, at different times and places. Then take the next.',
            'At the end, keep one step a week so the fear is less likely to return.',
          ],
        },
        {
          kind: 'drawing',
          name: 'fear-ladder',
          caption: 'Repeat each step until it’s a bit boring, and only then take the next.',
        },
        {
          kind: 'tiplist',
          title: 'If you get stuck',
          tips: [
            'If the step’s too high, cut it in half: shorter, quieter, or with a friend.',
            'If you left early, go back today or tomorrow, a step lower, and stay.',
            'The fear doesn’t have to drop while you’re there. You’ve learned that you can stay.',
            'If you always use something to feel safe, such as headphones, a prepared joke or a seat by the exit, leave out one thing at a time. Keep disability aids and prescribed medicine as they are.',
            'If what you feared did happen, and someone laughed, ask yourself what you did then and how it was an hour later. You may learn a lot from that step.',
            'Aim for three small steps a week.',
            'Tell someone what you did, and do something nice.',
          ],
        },
        {
          kind: 'download',
          label: 'Fear ladder (CSV, opens in any spreadsheet)',
          filename: 'fear-ladder.csv',
          contents: `"MY FEAR, exactly","","","","","","",""
"What avoiding it costs me","","","","","","",""
"Who knows about this","","","","","","",""
"Step","Situation","Fear 0-100 before I began","Date","What I expect (how sure, %)","Fear: highest / at the end","What did happen","What I know now"
"10 (hardest)","","","","","","",""
"9","","","","","","",""
"8","","","","","","",""
"7","","","","","","",""
"6","","","","","","",""
"5","","","","","","",""
"4","","","","","","",""
"3","","","","","","",""
"2","","","","","","",""
"1 (easiest)","","","","","","",""
"EXAMPLE 3","Ask one question in the Monday meeting","40","Mon 6 May","They will roll their eyes (70%)","65 / 30","Two nodded, one answered","I can blush and still finish a sentence"
"STOP AND GET HELP IF","fear stays over 80 for days","or memories of something terrible come up","or I think of dying","","","",""
`,
        },
        {
          kind: 'intro',
          markdown: `## An example

*Speaking up in a group,* from easy to hard:

1. Say good morning to everyone in the room by name.
2. Ask one colleague a question at their desk.
3. Ask one question in the Monday meeting.
4. Agree aloud with someone and say why.
5. Report for thirty seconds, prepared.
6. Disagree, politely.
7. Report for two minutes without notes.
8. Introduce someone at a bigger meeting.
9. Talk for five minutes to ten people.
10. The same to forty, with questions.

If you speak with a stammer, an accent or a device, or you sign, take your time. You don’t have to be fast.

## What to expect

The fear may not go for good. It often comes back at the start of something new. What changes is that you know what to do with it. If you’d like company and a day-by-day plan, try the challenge “Towards What You Avoid”.

## When to get help

If little has changed after four weeks, or things get worse, that says nothing bad about you. Take your ladder to a doctor or a therapist.`,
        },
      ],
      sources: [
        craske2014,
        {
          author: 'Kate Wolitzky-Taylor and others',
          year: 2008,
          title: 'Psychological approaches in the treatment of specific phobias: a meta-analysis',
          url: 'https://doi.org/10.1016/j.cpr.2008.02.007',
          checked: '2026-11-28',
        },
        nhsInformPhobias,
      ],
    },
    {
      key: 'what-holds-you-up',
      pillar: 'mental',
      title: 'Check what’s holding you up',
      description:
        'Resilience is less about being tough and more about what supports you. An hour to see which supports are sound, which carry too much, and what to strengthen first.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `People talk about resilience as if it were something hard inside certain men. Look closer at men who’ve come through a lot, and you may find something else: a sister who called every evening, a trade, a dog that needed walking, a faith, some savings, or a doctor who took it seriously.

Ann Masten, who studied children growing up in hard conditions, called it “ordinary magic”. Those who did well owed it less to rare gifts than to ordinary things that worked, such as a caring adult. Other people matter later in life too. A review of 148 studies found that people with stronger social ties lived longer.

So here you look at what’s holding you up. Do it while things are fairly calm, and again once a year. If everything’s falling apart right now, leave this for later and call one person from your list.`,
        },
        {
          kind: 'checklist',
          title: 'Your supports: mark each one sound, shaky, missing or overloaded',
          items: [
            'Body: sleep, food, movement, pain treated, check-ups done.',
            'One person I can call at night.',
            'A circle that notices if I don’t come: team, choir, shift, congregation, online group.',
            'At home: someone, an animal, or at least a door I can close.',
            'Work or a task that needs me, paid or not.',
            'Money: I know how long it would last and who I’d ask.',
            'Something I do with my hands or my head that makes me forget the time.',
            'A place: a bench, a workshop, a mosque, a church, a hill, a sports field.',
            'A way to live with the worst thing that’s happened to me.',
            'Something larger than me: faith, a cause, a craft, children, the woods.',
            'Help: a doctor who knows me, and I know how to get more.',
            'Laughing. When did I last laugh until it hurt?',
          ],
        },
        {
          kind: 'steps',
          title: 'The check, one hour',
          steps: [
            'Go down the list and mark each one. About two minutes each. Don’t fix anything yet.',
            'Think of a hard time you got through. What carried you? Name five things. Those are your supports, whatever the list says.',
            'Compare. Which of the five are still there? Which have you neglected because things were going well?',
            'Look for the overloaded one. It may be a single person, perhaps your partner, or work. What would you do without it?',
            'Choose one to strengthen, where a little work helps most.',
            'Choose the smallest thing you could do for it this week, with a day. And one for the next three months.',
            'Choose one missing support you’d like to have in a year, and take the first step: a question, a visit, a call.',
            'Show someone. Ask: “What have I missed? Am I one of yours?”',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What you may find',
          tips: [
            '“My partner’s my best friend” is a fine thing. Your partner may still be glad to share the job with somebody.',
            'Supports are neglected in good times. You drop training and friends while all’s well, and miss them later.',
            'Give friendships a fixed date. “Every first Thursday” works better than “we really must meet”.',
            'Work carries a lot while you have it, so keep one other thing you’re good at.',
            'Drink can look like a support and weaken the others.',
            'Being a support for someone else often supports you too.',
            'If you rely on carers or services, include them, and plan for the day when they don’t come.',
            'New to a country, or cut off from family? Start with one place where you’re seen every week. The rest can grow from there.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When a support breaks

Sooner or later, someone dies, the firm closes, your health goes, a family turns its back on you because of who you are. First take some of the load off, then rebuild. Who can carry something for the next four weeks? What can stay undone?

Then look at what rested on it. If it was your partner, it may have been company, the paperwork and remembering to call your mother. You can’t replace a person, but you can find other ways for each part: someone who’s good at paperwork, a group on Thursdays, a reminder to call.

Try not to cut two more supports at the same time because nothing matters any more. Don’t move, quit or break with your family in the first weeks unless you have to. If you’re not safe where you are, leaving comes first.

## In a year

You may not feel stronger, but you may notice it in other ways. A bad week passes, and a few people ask how it went. You’ve been to the doctor with something small. Somebody calls **you** at night, and you know what to do.

Keep your list. When you look at it later, you’ll see who was there. You could thank one of them today.`,
        },
      ],
      sources: [
        {
          author: 'Ann Masten',
          year: 2001,
          title: 'Ordinary magic: resilience processes in development',
          url: 'https://doi.org/10.1037/0003-066X.56.3.227',
          checked: '2026-11-28',
        },
        holtLunstad2010,
      ],
    },
    {
      key: 'after-something-terrible',
      pillar: 'mental',
      title: 'After something terrible: what helps with trauma',
      description:
        'An accident, an attack, a war, something you saw at work: what’s normal in the first weeks, what you can do today, and which treatments work, even years later.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `A crash. An attack. A fire, a war, a birth that went wrong, something you saw at work. It’s over, and part of you acts as if it weren’t. You can’t sleep. You jump when a door closes. You go a long way round so that you don’t pass that place.

What stays behind after something terrible is called trauma. It isn’t weakness, and it has nothing to do with how brave you were. It happens to firefighters, nurses, soldiers, drivers and people who had to flee.

Most people recover with time.`,
        },
        {
          kind: 'steps',
          title: 'Today, if it happened in the last weeks',
          steps: [
            'Make sure that you’re safe. If you’re hurt, had a blow to the head or were sexually assaulted, see a doctor today.',
            'After a sexual assault, medicine that prevents HIV has to start within three days, and the sooner the better. If you can, don’t wash before you’re examined. In many places, evidence can be kept while you decide whether to report it.',
            'Be with someone. You don’t have to talk. Ask: “Could you just stay for a while?”',
            'Do three ordinary things: eat something, wash, and go outside or sit at an open window.',
            'Go to bed and get up at your usual times. Leave a small light on if the dark is hard.',
            'Tell the people near you one thing that helps: “Please don’t come up behind me.”',
            'Tell the story only if you want to, when you want to, and to someone you choose. Nobody should push you.',
            'Be careful with alcohol, cannabis and sleeping tablets. They may help for some hours, but your sleep gets worse. If you drink a lot every day or take tablets regularly, don’t stop all at once. Ask a doctor how.',
            'As soon as it’s safe, go back bit by bit to work, to driving and to the places you need.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What’s normal in the first weeks

- pictures, dreams or smells that come back on their own
- being on guard, jumpy or short-tempered
- feeling numb or far away from everyone
- guilt, even if there was nothing you could have done
- not wanting to talk about it, or talking about nothing else.

Your body still acts as if you were in danger. For most people this gets weaker from week to week.

The World Health Organization estimates that about 70 in 100 people live through something like this, and that about 6 in 100 of them get post-traumatic stress disorder (PTSD). Feeling supported by family, friends or others makes it less likely. If it does stay, it can be treated.`,
        },
        {
          kind: 'tiplist',
          title: 'When it comes back without asking',
          tips: [
            'Say where you are: “It’s Tuesday. I’m in my kitchen. That was then.” Press your feet or hands against something solid.',
            'Name five things you can see, with their colours. “Ground yourself when you’re overwhelmed” has more ways.',
            'After a nightmare: light on, sit up, say the date, drink some water. Lie down again when you’re calm.',
            'Notice what sets it off: a smell, a siren, a date, a kind of voice. You can plan for something you know.',
            'If you’re driving, first stop where it’s safe. If you’re at a machine, switch it off.',
            'To your children: “Something frightened me. It’s not about you.”',
            'Arrange not to be alone on the date when it happened.',
            'If you’re angry all the time, that’s often part of it. Tell the people you get angry with that it isn’t their fault. If anyone is afraid of you, ask for help now; don’t wait for a month to pass.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Ask for treatment if one of these is still true after about a month',
          items: [
            'Pictures, nightmares or flashbacks keep coming.',
            'I avoid places, people or talk that remind me.',
            'I’m always on guard.',
            'I feel numb, or cut off from people I love.',
            'I drink, take drugs or work too much so that I don’t feel it.',
            'It harms my sleep, my work or my relationships.',
            'It happened years ago, and some of this is still true.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Treatment, also after years

See a doctor and say: “Something happened to me, and it isn’t going away.” You don’t have to say what. Ask for someone who’s trained in trauma. If it’s severe, don’t wait for the month to pass.

Two treatments have the best evidence, according to a review of 114 trials. In **cognitive behavioural therapy (CBT) with a trauma focus**, you go through the memory, and what you’ve believed since then, step by step with a trained person. In **EMDR** (eye movement desensitisation and reprocessing), you bring the memory to mind while your eyes follow a movement. There’s some evidence for guided courses on the internet as well. If you’d rather not talk, or the wait is long, ask about medicine. Some antidepressants can help.

It’s hard work, and you may feel worse for a while before it gets easier. You should always know what comes next, and be able to say stop. If someone pushes you to tell everything on the first day, ask for another therapist.

## Who to ask

In most countries a doctor or a clinic is the way in. Many employers, unions, armies and rescue services have people for this, and so do groups for victims of crime, refugees and survivors of torture. If there’s no therapist near you, ask about video sessions.

## If it happened to someone near you

Stay ordinary, and stay in touch. Don’t ask for details. “I’m here. What would help today?” is enough. If he goes quiet or snaps, try not to take it personally, and say it kindly when something is too much for you.

If you think about dying, or you don’t trust yourself tonight, tell someone now. **Help now** lists lines to call or write to.`,
        },
      ],
      sources: [
        whoPtsd,
        lewis2020,
        {
          author: 'Mental Health UK',
          year: null,
          title: 'Post-traumatic stress disorder diagnosis',
          url: 'https://mentalhealth-uk.org/help-and-information/conditions/post-traumatic-stress-disorder-ptsd/diagnosis/',
          checked: '2026-11-28',
        },
        whoDoingMatters,
        {
          author: 'Mind',
          year: null,
          title: 'Post-traumatic stress disorder (PTSD) and complex PTSD: treatment',
          url: 'https://www.mind.org.uk/information-support/types-of-mental-health-problems/post-traumatic-stress-disorder-ptsd-and-complex-ptsd/treatment/',
          checked: '2026-11-28',
        },
        {
          author: 'NHS inform (Scotland)',
          year: null,
          title: 'STI testing and preventative treatment for HIV',
          url: 'https://www.nhsinform.scot/turn-to-sarcs/7-days-and-under/sti-testing-and-preventative-treatment-for-hiv/',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'if-you-were-abused-as-a-boy',
      pillar: 'mental',
      title: 'If you were abused as a boy',
      description:
        'For men who were sexually abused when they were young: what isn’t your fault, what it can leave behind, how to tell one person if you want to, and which help exists.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `It may have been a relative, a coach, a priest, a teacher, an older boy or a woman. It may have happened once or for years. You may call it abuse, or you may never have called it anything. You don’t have to tell anyone that you’ve read this page, and you can stop at any line.

If it gets too much, or you don’t want to live, don’t stay alone with it. **[Help now](/help#sexual-abuse)** has lines for people who were abused, also long ago. If you might act on it, call your emergency number.

**It wasn’t your fault.** A child can’t agree to it. It wasn’t your fault if you went back, took presents, liked the attention or kept quiet. If your body reacted, that’s what bodies do when they’re touched. It doesn’t mean that you wanted it.

You’re not the only one. Many men tell nobody for decades. In an overview, researchers write that thirty years or more is common.

## What it can leave behind

Some men have pictures or bad dreams. Some are on guard all the time, or feel nothing. Closeness and sex can be difficult, and so can trust, doctors, dentists or being touched from behind. Some drink, use drugs, work or fight so they don’t feel it. Research finds more suicide attempts, and more trouble with drink and drugs, among men who were abused.

None of that is your character. It’s what happened to you, and the ways you found to live with it. You can change those ways now, at any age.`,
        },
        {
          kind: 'tiplist',
          title: 'What people say, and what’s true',
          tips: [
            '“It doesn’t happen to boys.” It does, and it has nothing to do with how strong or manly a boy is.',
            '“With a woman, you were lucky.” Women can abuse boys too, and it harms them.',
            '“It makes you gay.” It doesn’t decide who you love. If you’re gay or bi, you weren’t abused because of it, and it didn’t make you so.',
            '“You’ll do the same to others.” Most men who were abused never abuse anyone. If you’re afraid of it all the same, a therapist can help you with that fear.',
            '“It’s too long ago.” Men ask for help at thirty, at fifty and at eighty, and it can still get better.',
            '“You should forgive, or forget.” You don’t have to do either.',
          ],
        },
        {
          kind: 'steps',
          title: 'If you’d like to tell someone',
          steps: [
            'Ask yourself if you want to. You don’t owe it to anyone, and you can change your mind.',
            'Choose one person who’s kept something private before: a friend, your partner, a brother, a doctor, a therapist. A helpline lets you try it without giving your name.',
            'Prepare one sentence: “Something happened to me as a boy that I’ve never told anyone.” The details can wait, or never come.',
            'Say what you want: “Please just listen. Don’t tell anyone, and don’t do anything about it.” Ask a professional first what they must report.',
            'Choose a time with a free hour afterwards, and someone or something easy for the evening. No alcohol.',
            'Afterwards you may feel relieved, shaky or nothing at all. All of that is normal.',
            'If they react badly, it doesn’t mean that you were wrong to speak. Try someone else.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Small things that help many men',
          items: [
            'I know what sets it off: a smell, a song, a time of year.',
            'When it’s too much, I name what I see, hear and can touch.',
            'I tell a doctor or dentist: “Please tell me before you touch me.”',
            'With a partner, either of us can say stop at any time.',
            'I’ve asked for help with what I drink or use so that I don’t feel it.',
            'I’ve read or heard one other man’s story.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Help that exists

**Therapy.** Ask for someone who has worked with men who were abused. You can ask for a man or a woman. You set the pace, and good therapists don’t make you tell everything. Treatments made for trauma, such as CBT with a trauma focus and EMDR, have good evidence. “After something terrible: what helps with trauma” says more.

**Groups for men.** In many countries there are groups for male survivors, in a room or online. For many men, it’s the first time they hear someone else say it.

**A doctor** can help with sleep, low mood, pain or sexual problems, even if you only say: “I was hurt as a child.”

## Reporting it

You may want to report it, or not. Both are fine. The rules differ: some countries have time limits, and some have removed them. A service for survivors or a lawyer can tell you what would happen before you decide. If that person may be near children today, tell child protection or the police, or ask a survivors’ line how to do it.

## If it was in your family or your community

Some people will believe you at once. Others may look away, because it costs them too much. You can keep your distance from them. You don’t have to sit at a table with that person.

## If it’s someone you love

Believe him. Say: “I’m glad you told me. It wasn’t your fault.” Don’t ask for details, don’t threaten anyone, and tell nobody unless he agrees. Ask what helps.`,
        },
      ],
      sources: [
        {
          author: '1in6',
          year: null,
          title: 'Myths and facts',
          url: 'https://1in6.org/get-information/myths',
          checked: '2026-11-28',
        },
        {
          author: 'Simon Rice and others',
          year: 2022,
          title: 'Sexual abuse and mental ill health in boys and men: what we do and don’t know',
          url: 'https://doi.org/10.1192/bjo.2022.508',
          checked: '2026-11-28',
        },
        lewis2020,
      ],
    },
    {
      key: 'after-a-suicide',
      pillar: 'mental',
      title: 'After someone has died by suicide',
      description:
        'For men who have lost someone to suicide: the first days, what to say to others and to children, the question why, and how to look after yourself.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `It may be your brother, your wife, your son, your father, a friend or someone from work. You may have feared it for years, or you may have had no idea. Today you only have to get through today.

You may feel shock, nothing, rage, guilt, shame, or relief if there were many bad years. You may see pictures you can’t switch off. All of this happens after a suicide, and it can change from hour to hour.

## The question why

You’ll go over the last weeks again and again: the call you didn’t take, what you said, the sign you missed. Rachel Gibbons, a psychiatrist, has listened to more than 1,500 people and professionals after a suicide. Many of them had built a story in which they were to blame. It felt like the truth, and it did them harm.

You know now what you couldn’t know then. A suicide almost never has a single cause, and nobody can read another person’s mind. You may never get a full answer. With time, many people find that they can live without one.`,
        },
        {
          kind: 'steps',
          title: 'The first days',
          steps: [
            'Don’t be alone tonight. Ask someone to come, or go to them.',
            'Let one person make the calls. Tell them who must hear it from you.',
            'Expect questions from the police or an official. In many countries, they look into every sudden death. It doesn’t mean that you’re suspected. If they take a note or a phone, ask how you get it back.',
            'You can choose if you want to see the body. Ask what you’d see, and take someone with you.',
            'Use plain words: “He died by suicide.” You can also say “He died suddenly, and I can’t talk about it yet.”',
            'Three basic things a day: eat something, go outside or to a window, and speak one sentence to someone.',
            'Tell work. Ask what leave you can get and what you want your colleagues to know.',
            'See your doctor in the first weeks, even if you think you’re coping.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Later, when others have gone back to their lives',
          tips: [
            'Some people avoid you because they’re afraid to say something wrong. Tell them: “You can say her name. I’d like you to.”',
            'In a British study of young adults, many who’d lost someone to suicide met silence or pulled back from others themselves. If you notice that you’re pulling back, make one call a week.',
            'People in one family often need opposite things: one talks, one works. Ask each other: “What do you need this week?”',
            'When a stranger asks how many children or brothers you have, decide beforehand what you’ll say. Either answer is all right.',
            'An inquiry can take months and bring it all back. Ask for a date, and take someone with you.',
            'Don’t search for details at night. If you need to know something, ask an official or a doctor, with someone next to you.',
            'Plan company for birthdays and for the day itself.',
            'Laughing at something isn’t a betrayal.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What to tell children

Tell them soon, before they hear it elsewhere. Use short, true sentences: “Dad died. He was very ill in his thoughts, and he ended his life. Nobody could see how bad it was. It’s not your fault, and we’ll look after you.” Leave out how. They’ll ask again in a few weeks or years, and they can have a little more each time. Tell the school.

## Who can help

**People who know it.** There are groups for people bereaved by suicide in many countries and online. You don’t have to explain there, and you may just listen.

**A doctor or a grief counsellor,** above all if the pictures won’t leave you, if you found the person, if you can’t manage ordinary days after some months, or if you drink to sleep. There’s treatment for grief that gets stuck and for trauma.

**Work, faith, neighbours.** Let them do practical things: food, driving, forms, the dog.

## If you’re the friend

Call as soon as you hear. Come if you’re welcome, and come again in the fourth month. Say “I’m sorry” and say the name. Don’t look for reasons, don’t say that he’s in a better place, and don’t ask how. “I’ll do the shopping on Saturday” is better than “Call me if you need anything”.

## Your own safety

After such a death, the risk of suicide is higher for those left behind. Let a doctor know, and tell one person that they may ask you about it straight out. If you’re thinking of dying yourself, tell someone today. **Help now** lists lines to call or write to.`,
        },
        {
          kind: 'checklist',
          title: 'This week',
          items: [
            'Somebody knows how I’m sleeping.',
            'I’ve eaten once a day with someone.',
            'I’ve let one person do one practical thing.',
            'I’ve told a doctor what happened.',
            'I know of one group, for later.',
            'I haven’t made a big decision that can wait.',
          ],
        },
      ],
      sources: [
        pitman2014,
        {
          author: 'Rachel Gibbons',
          year: 2024,
          title: 'Someone is to blame: the impact of suicide on the mind of the bereaved (including clinicians)',
          url: 'https://www.cambridge.org/core/journals/bjpsych-bulletin/article/someone-is-to-blame-the-impact-of-suicide-on-the-mind-of-the-bereaved-including-clinicians/EFFE8127E4FDDE3A2AF65D3FF542FD02',
          checked: '2026-11-28',
        },
        {
          author: 'Valeriya Azorina and others',
          year: 2019,
          title:
            'The perceived impact of suicide bereavement on specific interpersonal relationships: a qualitative study of survey data',
          url: 'https://doi.org/10.3390/ijerph16101801',
          checked: '2026-11-28',
        },
        {
          author: 'Help is at Hand (Wales)',
          year: null,
          title: 'How friends can help',
          url: 'https://sshp.wales/en/help-is-at-hand/how-friends-and-colleagues-can-help/how-friends-can-help/',
          checked: '2026-11-28',
        },
      ],
    },
    {
      key: 'less-cannabis-or-cocaine',
      pillar: 'mental',
      title: 'Cut down or stop cannabis or cocaine',
      description:
        'How to tell if it’s become too much, a two-week plan, what to expect when you stop weed or coke, the risks that matter, and where to get help without a lecture.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You’re not here for a lecture. Perhaps the joint after work has become three, and you don’t sleep without it. Perhaps coke was for some nights a year, and now it’s every weekend, with a Sunday you’d rather not describe.

You can start with one question: **what does it do for you, and what does it cost?** It may bring sleep, calm, company, energy or sex without shame. It may cost money, mornings, a partner’s trust, your memory, your heart or your driving licence. Both lists are true. If the second is longer, it’s worth a try to change something.

If you also drink every day, or use sedatives or opioids, don’t stop those suddenly. Ask a doctor first, because withdrawal from alcohol or sedatives can be dangerous.`,
        },
        {
          kind: 'checklist',
          title: 'In the last three months',
          items: [
            'I use more, or more often, than I meant to.',
            'I’ve tried to cut down and couldn’t.',
            'I use alone, or to sleep, or to face people.',
            'I’ve hidden it, or lied about the money.',
            'I’ve driven, worked or looked after children when I’d used.',
            'Without it I’m irritable, restless or low.',
            'I’m suspicious of people, or I’ve seen or heard things.',
            'My heart has raced or hurt.',
          ],
        },
        {
          kind: 'steps',
          title: 'Two weeks to try it',
          steps: [
            'For three days, change nothing. Note when, how much, with which people, and what for.',
            'Decide: stop, or less. If it’s less, make it a clear rule, such as “not before nine”, “never two days running” or “only at weekends”.',
            'Choose a start in the next seven days, away from parties and pay day. Tell one person.',
            'The evening before, clear it out: papers, pipes, cards, the number of the dealer. Take less cash with you.',
            'Plan the hour in which you usually start. Be somewhere else: gym, cinema, kitchen, a meeting, your sister’s.',
            'When you want it, set a timer for twenty minutes. Drink some water, move, call the person you told. It rises and goes down again.',
            'Slipped? Say so the same day, find out what came just before, and go on. One evening doesn’t cancel the others.',
            'After two weeks: how are your sleep, mood, money and mornings? Decide on the next month.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Cannabis: what to expect',
          tips: [
            'About half of regular users get withdrawal symptoms, according to a review of studies with 23,500 people. They’re unpleasant and they pass.',
            'They usually start after one to three days and last up to two weeks: bad sleep, vivid dreams, irritability, sweating, no appetite, low mood.',
            'If you use all day, you can cut down step by step: a later start, smaller amounts, then days without.',
            'Sleep comes back. Get up at your usual time, go outside in the morning and leave out coffee after noon.',
            'If you smoke it with tobacco, you’re also coming off nicotine. Ask a pharmacist about patches or gum.',
            'Heavy use goes with a higher risk of psychosis: in a review, about four times that of people who don’t use it. If you hear voices or feel watched, stop and see a doctor this week.',
            'If it’s for pain, sleep or nerves, ask a doctor what else could help.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Cocaine: what to expect',
          tips: [
            'The first days: very tired, hungry, low, long sleep, strong cravings. Don’t spend them alone if you can help it. For most people the mood lifts after some days.',
            'Alcohol and coke together strain the heart more and lead to more deaths than coke alone. For many men, the first beer is where it starts. Leave out both.',
            'It can be mixed with opioids, which can stop your breathing. If you do use, don’t use alone.',
            'Change the route, the bar and the group chat for a month. Say: “I’m off it. I’ll see you for food.”',
            'There’s no standard medicine for it. Talking treatments help: cognitive behavioural therapy, and programmes that reward clean tests, called contingency management.',
            'If debts to a dealer are part of it, talk to an advice service before you pay with someone else’s money.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When seconds count

For chest pain, a seizure, overheating, confusion or someone who won’t wake up, call the emergency number at once and say what was taken. Doctors need to know it to treat you. For everything else, **[Help now](/help#alcohol-and-drugs)** has lines for drugs.

## Who to ask

Ask for help if you couldn’t keep to your two weeks, if you’re low most of the day, or if it’s costing you your family or job. A doctor, a drug advice service or a group such as Narcotics Anonymous or SMART Recovery can all be a first step. What you tell a doctor is confidential in most countries. If the law where you live is strict, ask a helpline first, without your name.

## If it’s someone you love

Speak when he’s sober: what you’ve seen, how it is for you, what you’d like. Don’t pay his debts and don’t call in sick for him. Keep inviting him to things that have nothing to do with it. Look for a group for relatives, because you need people as well.`,
        },
        {
          kind: 'links',
          title: 'Find a meeting',
          links: [
            {
              label: 'SMART Recovery: meetings in many countries and online',
              url: 'https://meetings.smartrecovery.org/meetings/',
            },
            { label: 'Narcotics Anonymous: find a meeting', url: 'https://www.na.org/meetingsearch/' },
          ],
        },
      ],
      sources: [
        bahji2020,
        levelCannabis,
        {
          author: 'Arianna Marconi and others',
          year: 2016,
          title: 'Meta-analysis of the association between the level of cannabis use and risk of psychosis',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4988731/',
          checked: '2026-11-28',
        },
        {
          author: 'Elizabeth Schwartz and others',
          year: 2022,
          title: 'Cocaine use disorder (CUD): current clinical perspectives',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9451050/',
          checked: '2026-11-28',
        },
        {
          author: 'Jan van Amsterdam, Femke Gresnigt, Wim van den Brink',
          year: 2024,
          title: 'Cardiovascular risks of simultaneous use of alcohol and cocaine: a systematic review',
          url: 'https://doi.org/10.3390/jcm13051475',
          checked: '2026-11-28',
        },
        {
          author: 'Cree Board of Health and Social Services of James Bay (Canada)',
          year: null,
          title: 'Cocaine: how does it affect me?',
          url: 'https://creehealth.org/health-tips/cocaine-how-does-it-affect-me',
          checked: '2026-11-28',
        },
      ],
    },
  ],
}
