import type { LibraryResource, Shelf } from '../types.ts'

export const mental: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'where-to-get-real-help',
      pillar: 'mental',
      title: 'Where to get real help, and what to say',
      description:
        'Who to turn to for what, from a helpline tonight to a doctor this week, with opening sentences for men who would rather do anything than make the call.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `**If you or someone near you is in danger now:** ring your local emergency number. In the US and Canada call or text 988. In the UK and Ireland ring Samaritans on 116 123. In Australia ring Lifeline on 13 11 14. In any other country look at findahelpline.com. If you cannot speak, many services take texts or chat. You do not need to be sure that it is 'bad enough'.

Everything below is for when you have a little more time.

## You do not need a diagnosis to ask

Men tend to wait until something breaks: the marriage, the licence, the back. There is no need for that. Reasons good enough for asking are: it has lasted more than two weeks; it is getting in the way of work, sleep or the people you love; you drink, gamble or scroll to make it stop; you frighten yourself or others; or you are simply tired of carrying it about by yourself.

## Who does what

**Your doctor** is the right first door for nearly everything. Some of what feels like nerves is thyroid, sleep, pain, medicine or blood sugar. A doctor can check, can treat, and knows who else there is near you.

**A therapist or counsellor** works with you by talking, usually weekly. Professional bodies keep registers. Ask about training and registration, that is not rude. If after three or four sessions you do not get on, say so, and change. It is the fit that is wrong, not you.

**A psychiatrist** is a doctor for the mind, for when things are severe, or medicines are in question.

**A helpline** is a trained person who listens, now, at no cost or little. You need not be suicidal to ring one. You need not give your name.

**A support group** is a room of people who have it too: grief, drink, separation, illness. You may sit and say nothing the first time.

**Other trouble wears the mask of bad nerves.** Debt belongs with a free debt adviser. Trouble at work may belong with a union or the occupational health service. If you are being hit, watched or threatened at home, it belongs with a domestic abuse service. That happens to men too, and it is no less a crime.`,
        },
        {
          kind: 'steps',
          title: 'Making the call',
          steps: [
            'Choose one door from the list above. The wrong one will send you on to the right one.',
            'Write three lines beforehand: what is going on, how long it has been going on, what it stops you from doing.',
            "Add a fourth if it is true: 'I have thought about not being alive.' It is the most useful sentence in the whole call. People who hear it for a living do not faint.",
            'Ring when you have twenty minutes and a door that shuts. Ask for a double appointment if the practice offers that.',
            "Begin with the paper: 'I wrote it down because otherwise I will say I am fine.'",
            'Before you hang up or leave, ask: what happens next, when, and what do I do if it gets worse before then?',
            'Tell one person that you have done it. If there is a wait, ring again after two weeks, and at once if it gets worse. Places do come free.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Opening sentences that have done the job',
          tips: [
            "To a doctor: 'I am here about my head, not my knee. It has been six weeks.'",
            'To a doctor, if you dry up: hand over the paper.',
            "To a helpline: 'I don't know where to start, I just did not want to sit here alone with it.'",
            "To a friend: 'I'm not in a good way. I don't need you to fix it. Can you come over?'",
            "To a partner: 'I have been short with you. It is not you, it is this, and I have made an appointment.'",
            "To your boss: 'I have a health matter and need to be away for an hour on Thursdays.' You owe no more detail than you choose. Check your rights first if you are unsure.",
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you are asking for another man

Ask him directly: 'Are you thinking about killing yourself?' The World Health Organization and many others say that asking does not put the idea into his head. It tells him he may speak. Listen more than you talk. If he says yes, do not leave him alone, help to put distance between him and the means, ring the emergency number or a crisis line, with him if he will. Do not promise secrecy. If he is cross with you next week, that is a good outcome.

And afterwards, see to yourself. Tell someone that this was hard. Helplines are for the man who held the other end as well.`,
        },
        {
          kind: 'links',
          title: 'Doors that are open',
          links: [
            { label: 'Find A Helpline: by country and subject', url: 'https://findahelpline.com' },
            { label: '988 Suicide and Crisis Lifeline (US): call or text 988', url: 'https://988lifeline.org' },
            { label: 'Samaritans (UK and Ireland): call 116 123', url: 'https://www.samaritans.org' },
            { label: 'Lifeline (Australia): call 13 11 14', url: 'https://www.lifeline.org.au' },
            { label: '9-8-8 Suicide Crisis Helpline (Canada): call or text 988', url: 'https://988.ca' },
            { label: 'Befrienders Worldwide: emotional support in many countries', url: 'https://befrienders.org' },
            { label: 'CALM, Campaign Against Living Miserably (UK)', url: 'https://www.thecalmzone.net' },
            { label: 'HeadsUpGuys: depression in men', url: 'https://headsupguys.org' },
            { label: 'Beyond Blue (Australia)', url: 'https://www.beyondblue.org.au' },
            { label: 'NHS (England): conditions and services', url: 'https://www.nhs.uk' },
          ],
        },
        {
          kind: 'checklist',
          title: 'Have it ready before you need it',
          items: [
            'Two helpline numbers are saved in my phone.',
            "I know my doctor's number and how to get an urgent appointment.",
            'One person knows that I may ring at any hour.',
            'I know the local emergency number, also when I travel.',
            'I have written my three lines.',
          ],
        },
      ],
    },
    {
      key: 'when-the-body-will-not-stand-down',
      pillar: 'mental',
      title: 'When the body will not stand down',
      description:
        "What stress does in a man's body, why it will not always switch off, and what is known to help, from ten minutes' walking to changing the load itself.",
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `A car brakes hard in front of you. Before you have thought anything, your heart is going, your hands are tight, your mouth is dry. Two minutes later it ebbs. That is stress doing its work, and it is good work: your body has put strength where it was needed and then taken it back.

The trouble begins when it is not a car but a manager, a mortgage, a sick parent, a phone that never stops. The body makes no great distinction. It stands to, and since the thing does not drive on, it does not stand down. After some weeks you know the signs: light sleep, a short fuse, tight neck, trouble with the stomach, no appetite or too much, jokes that have an edge, no wish to see anyone. Some men notice none of these, and are told of them by somebody else.

It is not weakness and it is not all in the mind. Nor is all stress bad. A load with an end, with some say in it and with people beside you can be borne for a long while, and even enjoyed. A load without end, without a say and alone will wear down anyone.

## Three ways of working on it

**Let it out of the body.** Stress gets you ready to move, so move. A walk of ten or fifteen minutes, stairs, pushing a chair, hanging out washing at speed. Breathing a little more slowly with a longer breath out helps too, and so does anything rhythmic: swimming, sawing, singing in the car.

**Change the load.** This is the part most advice leaves out. If you are doing two men's work, no breathing exercise will make it one. What can be put down, handed on, postponed, done worse? Who decides about that, and have you asked?

**Change how alone you are with it.** A weight that another person knows of sits differently. He does not have to do anything about it.

You need all three. Those who do only the first get very good at enduring what should have been altered.`,
        },
        {
          kind: 'steps',
          title: 'Tonight, in half an hour',
          steps: [
            'Write down everything that presses on you. Do not sort it. Five minutes.',
            'Mark each: C for what I can change, B for what I must bear, N for what is not mine.',
            "Take one C and write the smallest next step, with a day. If it needs someone's yes, write the sentence you will say to him.",
            'Take one B and write what would make it a tenth lighter: a lift, a rota, an evening off.',
            "Strike out one N. Say aloud: 'That belongs to someone else.'",
            'Go round the block, or to the window, for ten minutes without the phone.',
            'Tell one person one line from the list before the week is out.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What makes it worse, although it feels like help',
          tips: [
            'A drink to come down. It helps you drop off, then it wakes you at three.',
            "Working later to catch up. After some hours it is tomorrow's hours you are using.",
            'Coffee to bridge what sleep should have done.',
            "Cancelling friends and training first, because they are 'only' for yourself. They are what the rest stands on.",
            'Going over it again and again in bed. Write it down, put the light on if need be.',
            'Waiting for the holiday. The load is usually standing where you left it when you come back.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When to see a doctor

Go soon if sleep, appetite, temper or pleasure have been off for more than two weeks; if you need drink, pills or bets to get through; if you have pains, palpitations or dizziness, whatever you think the cause; or if people who love you say you have changed. Pain or pressure in the chest, sudden weakness or trouble speaking is an emergency. Ring the emergency number at once, and do not wait to see if it is 'only stress'.

If you have begun to think that it would be easier not to be here, that is the moment to tell someone. Your local emergency number, findahelpline.com, 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland. The load may be real. You do not have to find the way out of it by yourself.`,
        },
        {
          kind: 'links',
          title: 'Sound information',
          links: [
            { label: 'World Health Organization: mental health and stress', url: 'https://www.who.int' },
            { label: 'National Institute of Mental Health (US)', url: 'https://www.nimh.nih.gov' },
            { label: 'Mind (UK)', url: 'https://www.mind.org.uk' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'five-slow-minutes',
      pillar: 'mental',
      title: 'Five slow minutes',
      description:
        'A plain breathing exercise without holding and without mystery: how to do it, how to practise it so that it is there when needed, and when to leave it alone.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Of all the things your body does by itself, breathing is the one you can take over when you like. When you are alarmed, breath goes quick and high. If you slow it, and make the way out longer than the way in, the rest of you tends to follow, not at a stroke, but by a few degrees. It is the cheapest tool there is. You have it with you. Nobody can see you use it.

It is no cure, and it will not alter your boss. It gives you back a little room between what happens and what you do.

**Leave it, or ask your doctor first,** if you have a lung or heart condition or get dizzy easily. New shortness of breath at rest is a matter for a doctor straight away, not for an exercise. Do not practise in water, on a ladder or while driving. If watching the breath makes you more anxious, you are not doing it wrong. It does that to some people, especially after frightening experiences. Use your feet or your hands instead: see the end of this page.`,
        },
        {
          kind: 'steps',
          title: 'The exercise',
          steps: [
            'Sit with your back supported, or lie down. Loosen belt and collar. Set a timer for five minutes so that you need not look.',
            'Breathe as you do anyway for four or five breaths and just notice where it moves: nose, chest, belly. Change nothing.',
            'Breathe in through the nose for a slow count of three. If the nose is blocked, the mouth is fine.',
            'Breathe out for a count of four, softly, as if you were cooling soup. Do not hold at the top or the bottom. The breath turns by itself.',
            'After a minute try four in and six out. If you want to gasp or yawn, go back to three and four. Comfort decides, not the number.',
            'On each breath out let one place go: brow, jaw, tongue, shoulders, hands, belly.',
            'When you have wandered off, and you will have, come back to the next breath out. No comment needed.',
            'At the bell open your eyes, move your fingers, look about the room, get up slowly.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Practise dry

No one learns to swim when he has fallen in. Do it once a day for a fortnight when nothing is the matter. Tie it to something: shoes off, kettle on, light off. After that your body knows the way, and three or four slow breaths may be enough in a bad moment.

Then take it out into weather by degrees: first a queue, then a dull meeting, then before a call you do not like, then in the middle of an argument. If you start with the argument, you will say it does not work.

## What to expect

In the first days, little. Some are bored, some fall asleep, some become aware of how tight they are and do not like it. In the second week you may notice one thing: you catch yourself a second earlier. That second is what it is all for. Do not measure calm. Note, if you wish, how tight you were before and after on a scale from 1 to 10, and look at it again after two weeks.`,
        },
        {
          kind: 'tiplist',
          title: 'Where five slow breaths fit into a day',
          tips: [
            'Before you open your own front door.',
            'At the bus stop, or in the passenger seat. If you drive, parked, before you set off.',
            'After you have read the message and before you write back.',
            "In the lift, in the toilet cubicle, in the dentist's chair.",
            'At the bedside of someone who is ill. It steadies you, and a steady person is good company.',
            'With a child in a rage: you breathe, you say nothing. It may not calm the child at once. It keeps there from being two of you.',
            'At three in the morning, without a count, only long and lazy on the way out.',
          ],
        },
        {
          kind: 'checklist',
          title: 'If breathing is not for you',
          items: [
            'Feet: press heels, balls, toes into the floor, one after another, ten times, slowly.',
            'Hands: hold something cool, rough or heavy and describe it to yourself.',
            'Eyes: name five things in the room, slowly, with their colours.',
            'Sound: listen for the furthest noise you can make out, then the nearest.',
            'Pace: walk, roll or rock at an even rhythm and count to twenty, over and over.',
          ],
        },
        {
          kind: 'intro',
          markdown:
            'If you are often so frightened or tense that you look for exercises like this every day, let a doctor have a look. Much can be done. And if it is about more than tension, if you do not want to go on, do not breathe it away. Speak to someone: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).',
        },
      ],
    },
    {
      key: 'more-words-than-fine',
      pillar: 'mental',
      title: 'More words than fine',
      description:
        'A list of plain feeling words, sorted by what they are about, with a three-minute check to find the right one. Naming a feeling is not talking about it for hours.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `A mechanic with one word for every noise would not be trusted with your brakes. Many of us go through life with four words for what happens inside: fine, tired, annoyed, stressed. Everything that does not fit has to come out as one of those. Grief comes out as tired. Fear comes out as annoyed. Loneliness comes out as one more beer.

There is some evidence that the word itself does something. Matthew Lieberman and colleagues at UCLA put people in a scanner and showed them upsetting faces (*Psychological Science*, 2007, 'Putting feelings into words'). When they chose a word for the emotion, the amygdala, a part of the brain that answers to threat, was less active than when they did something else with the picture. That is one study, and a scanner is not a life. But it fits what many men say once they have tried it: with a name, the thing gets edges.

## What a feeling is good for

Think of it as a message that comes with a push. Fear says: look out. Anger says: something is being trampled. Sadness says: something is gone. Shame says: you might be cast out. Guilt says: you did something against your own rule. Joy says: more of this. The message may be mistaken, for it is quick and rough. But you can only check it after you have read it.

Feeling a thing is not the same as doing it. You may be furious and speak softly. You may be scared and go. That is the whole point of having a word: it stands between the push and the act.`,
        },
        {
          kind: 'steps',
          title: 'The three-minute check',
          steps: [
            'Stop. Feet on the floor, or feel whatever holds you up. One slow breath out.',
            'Where is it? Throat, chest, stomach, jaw, hands. Hot or cold, tight or heavy?',
            'Which family is it? Mad, sad, scared, ashamed, glad, or mixed. Guess.',
            "Take the sheet and look for a closer word in that family. Try it on: 'I am disappointed.' If nothing answers, take the next. When it is right, something usually loosens slightly.",
            'How much, 1 to 10?',
            'What has it to do with? The last hour, or an old matter that looks like it?',
            'What does it want me to do? And what would I choose to do?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Traps',
          tips: [
            "'I feel that you...' is a verdict, not a feeling. If you can replace 'feel' with 'think', it is a thought.",
            "'Ignored', 'attacked' and 'let down' say what you believe the other did. Ask one further: and how is that? Hurt, perhaps. Or lonely.",
            'Anger is often the second to arrive. Look whether someone quieter came in before it.',
            "Two at once is normal: proud and jealous, relieved and sad. Use 'and', not 'but'.",
            'Numb is a word too. If it has been the only one for weeks, tell a doctor.',
            'You need not tell anyone the word. If you do tell one person, it is worth double.',
          ],
        },
        {
          kind: 'download',
          label: 'Feeling words, sorted (text, one page)',
          filename: 'feeling-words.txt',
          contents: `FEELING WORDS, SORTED
Read along one line. Stop at the word that answers.

MAD    low:    irritated, impatient, grumpy, fed up
       middle: angry, indignant, resentful, bitter, jealous
       high:   furious, enraged, full of contempt
SAD    low:    flat, wistful, disappointed, homesick
       middle: sad, lonely, discouraged, missing someone
       high:   grieving, heartbroken, desperate, hopeless *
SCARED low:    uneasy, wary, unsure, on edge
       middle: worried, nervous, dreading, overwhelmed
       high:   terrified, panicky, frozen
ASHAMED low:   awkward, self-conscious, sheepish
       middle: embarrassed, guilty, inadequate, small
       high:   humiliated, worthless *, wanting to vanish *
GLAD   low:    content, at ease, interested, relieved
       middle: glad, grateful, proud, hopeful, moved, amused
       high:   overjoyed, in love, elated, at peace
WORN   low:    bored, restless, sleepy
       middle: tired, overloaded, stale
       high:   exhausted, numb, empty *

* If a starred word is with you for days, tell someone. If you think of
  not living: your local emergency number, findahelpline.com,
  988 (US and Canada), Samaritans 116 123 (UK and Ireland).

DATE/TIME   WORD(S)         1-10   WHAT JUST HAPPENED     WHAT I CHOSE TO DO
_________   _____________   ____   ____________________   __________________
_________   _____________   ____   ____________________   __________________
_________   _____________   ____   ____________________   __________________
_________   _____________   ____   ____________________   __________________
_________   _____________   ____   ____________________   __________________
_________   _____________   ____   ____________________   __________________
_________   _____________   ____   ____________________   __________________
`,
        },
        {
          kind: 'intro',
          markdown: `## A week with the sheet

Three stops a day for seven days, three minutes each, is an hour all told. At the end look down the second column. Which word comes most? At what time, near whom? And which family is missing altogether? A man with no 'scared' on his sheet for a week is either on holiday or not looking. There is nothing to correct. You only know your own weather a little better than before, and the people near you will notice, because you have stopped being 'annoyed' about everything.`,
        },
      ],
    },
    {
      key: 'worry-time',
      pillar: 'mental',
      title: 'Give worry its quarter of an hour',
      description:
        'How to move worrying from the small hours to a set time in the day, sort what can be done from what cannot, and let the rest go by. With a sheet.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Worry presents itself as work. It has a furrowed brow and goes on for hours, and at the end nothing has been made. Yet you cannot forbid it. Tell yourself not to think of the letter from the tax office, and there is the letter.

What you can do is give it a time. It is an old technique, and therapists still teach it: a quarter of an hour a day is for worrying, on paper, at a table. At all other times a worry is noted in a few words and sent to that hour. You are not fighting it off. You are telling it when you are open. Strangely, much of it does not turn up, or looks smaller by daylight.

## Two sorts

The **first sort** is a problem: there is something that could be done, by you, in the foreseeable future. The boiler, the talk with your son, the mole on your arm. Problems want a next step.

The **second sort** is a what-if: what if they let me go, what if she leaves, what if the plane. There is nothing to do today, or it is not for you to do. What-ifs want no step. They want to be seen for what they are and left, ten times over, if need be. That is a skill, and it comes with practice.

Many worries are a what-if with a problem folded inside it. 'What if they let me go?' cannot be answered. 'My CV is from 2016' can.`,
        },
        {
          kind: 'steps',
          title: 'The quarter of an hour',
          steps: [
            'Choose a time in the late afternoon or early evening, the same every day, at least two hours before bed. Not in bed, and not in the armchair you like.',
            "Through the day note each worry on a card or your phone: three to five words. Say 'Half past five', and return to what you were doing. You will do it thirty times on the first day.",
            'At half past five set a timer for fifteen minutes and read the card. Cross out what has settled itself.',
            'Write each that is left as one full sentence. Dread is foggy, sentences are not.',
            'Mark P for a problem or W for a what-if.',
            'For each P: the next step, who, what day. If it takes five minutes, do it straight after.',
            "For each W: 'I cannot settle this today.' Then how you would cope if it did come, in one sentence. Then no more.",
            'At the bell stop, in the middle of a word. Stand up, go somewhere else, do something with your hands.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When it does not go to plan',
          tips: [
            'You forgot the time. Then it is now, for ten minutes, unless it is bedtime.',
            'It wakes you at night: keep pen and card by the bed, write four words, put the light off. If you are awake for twenty minutes or so, get up, sit in dim light with something dull, and return when you are sleepy.',
            'You have no worries at half past five. Sit out five minutes anyway. The hour has to be dependable.',
            'The same W for two weeks: talk about it with someone. Some things are too big for one pair of hands.',
            'You feel worse afterwards. Shorten it to ten minutes, with a walk after. If it stays like that, stop, and ask a professional.',
            'You catch yourself thinking that worrying keeps the bad thing away. Many people do. Test it on something small.',
          ],
        },
        {
          kind: 'download',
          label: 'Worry sheet, one week (text)',
          filename: 'worry-sheet.txt',
          contents: `WORRY SHEET                                  Week of: ____________
My time: ______   My place: ______________   15 minutes, then stop.

DAY  WORRY (full sentence)              P/W  IF P: NEXT STEP, DAY
                                             IF W: HOW I WOULD COPE
Mon  _________________________________  ___  _______________________
     _________________________________  ___  _______________________
Tue  _________________________________  ___  _______________________
     _________________________________  ___  _______________________
Wed  _________________________________  ___  _______________________
     _________________________________  ___  _______________________
Thu  _________________________________  ___  _______________________
     _________________________________  ___  _______________________
Fri  _________________________________  ___  _______________________
     _________________________________  ___  _______________________
Sat  _________________________________  ___  _______________________
Sun  _________________________________  ___  _______________________

END OF THE WEEK
How many never happened? ____   How many had a step in them? ____
Which came back every day? __________________________________________
Whom will I tell about that one? _________________ By: ______________
`,
        },
        {
          kind: 'intro',
          markdown: `## When it is more than worry

If you worry most days and cannot stop, if it has gone on for more than a few weeks, if your sleep or stomach suffers, if you arrange your life around not being frightened, see a doctor. There are treatments for anxiety that work well for many people, and nobody gets a medal for managing without.

If the worry has turned into not wanting to live, leave the sheet. Ring your local emergency number, look at findahelpline.com, call or text 988 in the US and Canada, or ring Samaritans on 116 123 in the UK and Ireland. That one does not wait until half past five.`,
        },
      ],
    },
    {
      key: 'anger-read-properly',
      pillar: 'mental',
      title: 'Anger, read properly',
      description:
        'What your anger is for, how to catch it while it is still small, how to leave a room and come back, and how to say the thing it wanted to say.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `**First, safety.** If anyone in your home is afraid of you, if you have hit, pushed, grabbed, blocked a door, broken things or threatened to, this page is not enough. That is violence, and it can be stopped with help from people who do this work: ask your doctor, or in the UK the Respect Phoneline, elsewhere a programme for men who use violence. If somebody is in danger now, ring your local emergency number. And if it is you who is being hurt: services exist for that too.

Anger itself is not the enemy. It is the guard at the gate. It stirs when something is being trampled: your limits, your standing, someone you love, a rule of fairness. A man who feels none gets walked over. A man who is run by it walks over others. What is wanted is a guard who can tell the postman from a burglar.

## What is behind it

Anger often comes quickly because something else would be harder to feel: fear, hurt, shame, helplessness, grief, or just being tired and hungry. You shout at the boy who ran into the road because for one second you saw him dead. So the useful question is not 'Why am I so angry?' but **'What would I be feeling if I were not angry?'** Ask it afterwards, when you are cool. In time you can ask it during.

## The ladder

Anger has rungs. At 2 you are short. At 4 your jaw is tight and you are gathering evidence. At 6 you have stopped listening. At 8 you say what cannot be taken back. Between 3 and 5 you still have a choice of nearly everything. At 8 you have one: get out. All the skill lies low down, so it pays to learn your early signs.`,
        },
        {
          kind: 'checklist',
          title: 'Early signs. Tick yours',
          items: [
            'Jaw, fists, neck, heat in the face, a drumming foot.',
            'Talking faster, or louder, or going very quiet and polite.',
            "'Always', 'never', 'every single time', 'unbelievable'.",
            'Old cases being brought up from the archive.',
            'Explaining to someone in your head what is wrong with them.',
            'Slamming cupboards that did nothing.',
            'Driving closer.',
            'Hungry, underslept, in pain, or on the second drink already.',
          ],
        },
        {
          kind: 'steps',
          title: 'Leave and come back',
          steps: [
            "Agree on it in a calm hour: 'When I notice I am getting too hot I will say so, go out, and be back in thirty minutes. I am not leaving you. I am leaving the quarrel.' Let the other person use it as well.",
            'At 4 or 5 say the sentence. No last word on the way out.',
            'Go, on foot if you can, or to another room. Not the car, not the pub, not the phone.',
            'For the first ten minutes only move and breathe out slowly. Do not rehearse. Rehearsing keeps the fire in.',
            'For the next ten ask: what was trampled? What was I afraid of? What would I like to ask for?',
            'Come back when you said. If you are still hot, say so, and name the next time. Coming back is what makes this different from walking out.',
            'Say it in four parts: when this happens, I feel, because I need, would you. Then listen to theirs for as long as you spoke.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Things that work over months',
          tips: [
            'Eat, sleep, and go home on time on the days you know will be hard. A good many quarrels are hunger with words to it.',
            'Raise small things while they are small. A man who never says anything at 2 will say it at 9.',
            'Do not let it out on a pillow or a punchbag in order to get rid of it. Going through the motions of rage mostly trains rage. Easy movement is another matter.',
            "Be careful with drink. It takes the guard's training away and leaves him the stick.",
            'Look at whom you never get angry with. If you can hold it in with the boss, you can hold it in.',
            'Keep a log for two weeks: when, who, how high, what was under it. Three lines.',
            "When you have been unjust, say so within a day, without 'but'.",
          ],
        },
        {
          kind: 'intro',
          markdown: `## Anger that is right

Some of it is. Then it deserves better than shouting. Ask what a calm man with that fire would do: write to the council, refuse the order, leave, sue, join, protect. Take the first step at a time when you are under 4. Slow anger has built a good many things that quick anger would have burnt down.

## When to get help

When it frightens you or others, when it costs you people or jobs, when it comes with drink, or came after a war, an accident or a bad childhood, or when for weeks you have been irritable with everyone and joyless with it. In men depression can show that face. A doctor, a counsellor or an anger course is a proper place to take it. And if it turns against yourself: findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).`,
        },
        {
          kind: 'links',
          title: 'Help and information',
          links: [
            {
              label: 'Respect Phoneline (UK): for people worried about their own behaviour',
              url: 'https://respectphoneline.org.uk',
            },
            { label: "Men's Advice Line (UK): for men who are being hurt", url: 'https://mensadviceline.org.uk' },
            {
              label: 'National Domestic Violence Hotline (US): for anyone hurt, afraid, or worried by what they do',
              url: 'https://www.thehotline.org',
            },
            { label: "No to Violence (Australia): Men's Referral Service", url: 'https://ntv.org.au' },
            { label: 'Mind (UK): anger', url: 'https://www.mind.org.uk' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'after-you-lost-your-temper',
      pillar: 'mental',
      title: 'After you lost your temper',
      description:
        'You said it, you shouted it, you slammed it. How to put right what can be put right, step by step, with a partner, a child or a colleague, and without making yourself the victim.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `It is quiet now. You feel sick, or still in the right, or both in turn. There are two bad ways from here. One is to act as if nothing had happened and be nice for three days. The other is to fall to your knees and be so crushed that the other person has to comfort you. In both, they are left alone with what it was like.

**If you hurt or frightened someone,** the first thing is their safety and not your relationship. Give them space. Do not follow, do not keep ringing. If they need a doctor or the police, they need them. Then look for help to stop, this week, without waiting to be forgiven: your doctor, or a service for people who have been violent or abusive, such as the Respect Phoneline in the UK, the National Domestic Violence Hotline in the US, the Men's Referral Service in Australia. If they have asked for no contact, or a court has, then no contact is the apology.

For the rest, for the raised voice, the ugly sentence, the thrown tea towel, repair is a skill. Nobody gets through a life with others without needing it.

## Not at once, not too late

Wait until you are truly cool, which takes at least half an hour and often a night. But let it not be longer than a day. Children especially do not think 'He is still reflecting.' They think it was them.`,
        },
        {
          kind: 'steps',
          title: 'The repair, in seven sentences',
          steps: [
            "Ask: 'Is now a good time? I would like to say something about last night.' If it is not, ask when.",
            "Say what you did, in plain verbs: 'I shouted and I called you useless.' Not 'things got heated'.",
            "Say what it may have been like: 'I think that was frightening, and it was unfair.' Ask if you have got it right, and listen for as long as it takes. This is the longest part, and it is not yours.",
            "Say you are sorry, once, without 'but' and without 'if'.",
            "Say what was yours in it: 'I was ashamed about the money, and I made it your fault.' An explanation, not an excuse. Keep it to one sentence.",
            "Say what you will do: 'When I notice my jaw, I will go out for half an hour and come back. I have told my brother about it.'",
            'Ask what would help them. Then do it. They do not have to say that it is all right. It may not be, yet.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Depending on who it is',
          tips: [
            "A child: go down to their height. Three sentences. 'I shouted. That was wrong of me, and it was not your fault. Grown-ups have to learn it too.' Then do something ordinary together. Do not ask them for comfort.",
            'A teenager: shorter. Through a door if necessary. Or write a note of four lines. Do not expect an answer.',
            'A partner: not in bed and not on the way to something. The matter you fought about is for another day. First the how, then the what.',
            'A colleague: in private for what was said in private. If others were there, say it once in front of them as well.',
            "Someone you lead: you have more power than you feel. Say so. 'You could not answer back, and I knew it.'",
            'Your own father or mother: the old tune may start up at once. You can put things right on your side and leave theirs alone.',
            'A stranger: a call or a note if you can find them. If not, be decent to the next one.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## And then the second half

An apology is a promissory note. It is paid off by what you do the next six times. So look at what happened as you would at an accident at work: what came before, in the hour, in the day? Where was the last point at which you could have turned off? What were you feeling beneath the anger? What would have made it easier: food, sleep, a sentence said on Tuesday? Then change one thing and tell them which.

If it happens again, go through it again, and ask for help sooner. If you apologise for the same thing every month, the apology has become part of the pattern. Then it wants a counsellor or a course, and not a better choice of words.

## About the shame

A bit of it is useful: it shows that you have a rule and broke it. Too much makes you dangerous, since a man who thinks he is rotten through and through tends to hide or to hit out. Keep to: *I did a bad thing, and I am going to put right what I can.* If the shame tells you that everybody would be better off without you, that is not insight, it is a sign that you need somebody with you. Local emergency number, findahelpline.com, 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland.`,
        },
        {
          kind: 'checklist',
          title: 'Before you speak, check',
          items: [
            'My number is under 3, and I have eaten.',
            "I can say what I did without a 'but'.",
            'I am not doing it in order to be forgiven by supper.',
            'I can bear to hear what it was like.',
            'I know one thing I will do differently, and who will ask me about it.',
            'Nobody is less safe because I come near.',
          ],
        },
      ],
    },
    {
      key: 'grief-while-the-bins-still-go-out',
      pillar: 'mental',
      title: 'Grief while the bins still go out',
      description:
        'What loss does, why there is no timetable, what helps in the first weeks and the long middle, and when to get someone trained.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Someone dies, and the bins still have to go out. Men are often good at that part. We ring the undertaker, sort the papers, carry the coffin, drive everybody home. Then it is October, the casseroles have stopped, and we find ourselves in a car park unable to get out of the car.

Grief is not an illness. It is what happens to us when something we were tied to is gone. It is not only for the dead, either: a marriage, a child you no longer see, a leg, a pregnancy, a business, a faith, a dog of fourteen years. No one else decides whether it is big enough.

## There is no timetable

You may have heard of five stages. They come from Elisabeth Kübler-Ross's book *On Death and Dying* (1969), which was about people who were dying themselves, and she wrote later, with David Kessler, that they were never meant as a neat package (*On Grief and Grieving*, 2005). In life it goes more like weather. Margaret Stroebe and Henk Schut described in 1999, in *Death Studies*, how the bereaved swing between facing the loss and getting on with life, and they took this swinging to be healthy. So when you laugh on a Tuesday it is no betrayal, and when it floors you on a Wednesday eighteen months later it is no relapse.

Some men cry, some go to the shed. Some want to talk, some want to dig a pond. None of that shows how much you loved. Two things are worth watching over the long run: never going near it, and never getting away from it.

## What the body does

Bad sleep, no appetite, a tight chest, forgetfulness, being cold, being furious with the man in the post office. Hearing the key in the door. Feeling nothing at all. Relief, too, when it was a long illness or a hard person. All these are common. Have chest pain seen to as if you were not grieving.`,
        },
        {
          kind: 'steps',
          title: 'The first weeks',
          steps: [
            'Let somebody else hold the list. When people ask what they can do, hand them a line of it.',
            'Three plain things each day: eat something at noon, go out for ten minutes, speak to one living person.',
            'Put off whatever can be put off. Do not sell the house, quit the job or clear the wardrobe in the first months if you need not.',
            'Be careful with drink, speed and tools. You are slower than you think.',
            "Tell work how you want it handled: 'I would rather people said something once than nothing at all.'",
            'When it comes, let it come, if you can: in the car, in the shower, on the hill. It rises, and then it goes down again.',
            'Write down who came. Later you will want to know.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'The long middle',
          tips: [
            'Keep one standing appointment with your loss: Sunday at the grave, a song, a walk, a candle. What has a place need not be everywhere.',
            'Say the name. Others will follow, they were only waiting.',
            'Plan the hard dates in advance: what, with whom, and how you can leave.',
            "Do something with your hands in that person's name: finish the bench, cook the stew, plant beans.",
            "Let children see it in your face, with a sentence: 'I'm sad because I miss Grandad. It is not your fault, and I will still make tea.'",
            "Couples grieve out of step. Ask 'How is it for you today?' and do not compare.",
            'Find others who have it too. A bereavement group is a room in which you need not be cheerful or brave.',
            'Expect to be jealous of whole families in supermarkets. It passes.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you stand beside a grieving man

Do not say 'if there is anything I can do'. Say 'I'm coming on Saturday to do the gutters.' Do not look for a silver lining. Say 'I am sorry', say the name, stay a while, and come again in month four, when no one comes. 'Tell me about him' is a good sentence. So is no sentence, side by side.

## When to get help

See a doctor or a bereavement counsellor if after many months you still cannot manage ordinary days, or it grows heavier instead of changing; if you drink or bet your way through it; if the death was violent, or by suicide, and the pictures will not leave you; or if you have nobody. That is no measure of your love. Some weights are simply made for two.

If you want to go after the one who went, tell someone today: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).`,
        },
        {
          kind: 'links',
          title: 'People who know about this',
          links: [
            { label: 'Cruse Bereavement Support (UK)', url: 'https://www.cruse.org.uk' },
            { label: 'Find A Helpline: grief and loss, by country', url: 'https://findahelpline.com' },
            { label: '988 Suicide and Crisis Lifeline (US)', url: 'https://988lifeline.org' },
            { label: 'Samaritans (UK and Ireland)', url: 'https://www.samaritans.org' },
            { label: 'NHS (England): grief after bereavement', url: 'https://www.nhs.uk' },
          ],
        },
      ],
    },
    {
      key: 'the-failure-report',
      pillar: 'mental',
      title: 'The failure report',
      description:
        'One page, written like an accident report: what happened, what was mine, what was not, what it cost, what I will do next time. For after the first blow has passed.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `When an aeroplane has a near miss, nobody asks whether the pilot is a failure. They ask what happened, in what order, what the conditions were, and what should be changed so that it goes better next time. The report is dull to read. It saves lives.

We treat our own failures otherwise. Either we look away (it was nothing, it was their fault, next please) or we look so hard that we see nothing else (it was me, it is always me). Both come to the same thing: we learn nothing, and the next one finds us just where we were.

This sheet is for the failed exam, the lost job, the business that closed, the relapse, the race, the row, the marriage. It does not make any of it good. It gets you from *what I am* to *what happened*, and from there a man can go on.

## Not too early

In the first days, or with a heavy blow in the first weeks, no report. Eat, sleep, tell somebody, do what must be done. Someone with a concussion is not made to fill in forms. You can begin when you are able to tell the thing from start to finish without your voice going. If it does not get there, do it in company: with a friend, a counsellor, a sponsor.

If there was violence, a death, a crime or a lawsuit in it, speak to a professional before you write anything down.`,
        },
        {
          kind: 'steps',
          title: 'How to fill it in, forty minutes',
          steps: [
            'The event, in one sentence, as a newspaper would put it. No adjectives.',
            'The sequence: six to ten lines, with dates. Only what a camera would have recorded.',
            'The conditions: what else was going on? Sleep, money, illness, drink, a new child, a bad market, no training, no help.',
            "Three shares: what was mine, what was other people's, what was nobody's. Write at least one line in each. If one column is empty, look again.",
            'The turning point: where was the last moment at which it could have gone otherwise? What did I know then? Not what I know now.',
            'The cost, and what it did not cost.',
            "One change: 'Next time, when ..., I will ....' Only one, and such that somebody could see it.",
            'What still has to be put right, towards whom, by when.',
            'Sign, date, file. Put on the calendar when you will look at it again: in three months.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'So that it does not turn into a beating',
          tips: [
            "Write verbs, not nouns. 'I checked it too late' can be changed. 'I'm a slob' cannot.",
            'Strike out always, never, typical and of course.',
            'Read your share aloud and ask: would I put it so to a man I coach? If not, put it as you would to him.',
            'If you have taken all the blame, you have left out the facts. If you have taken none, likewise.',
            "Other people's share is set down so that you can see it, not so that you can send it to them.",
            'Luck is a proper entry, good luck too. You have had some of it in your successes.',
            'Stop after forty minutes. What was not found by then comes on the second reading.',
          ],
        },
        {
          kind: 'download',
          label: 'Failure report, one page (text)',
          filename: 'failure-report.txt',
          contents: `FAILURE REPORT                         Date of report: ____________

1. THE EVENT (one sentence, no adjectives)
_________________________________________________________________

2. THE SEQUENCE (dates; what a camera would have seen)
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________
______  _________________________________________________________

3. THE CONDITIONS (sleep, money, health, help, timing, luck)
_________________________________________________________________

4. THREE SHARES
MINE                  OTHER PEOPLE'S          NOBODY'S
____________________  ____________________   ____________________
____________________  ____________________   ____________________
____________________  ____________________   ____________________

5. THE TURNING POINT
When: ___________________  What I knew then: ____________________

6. WHAT IT COST                    WHAT IT DID NOT COST
______________________________     ______________________________
______________________________     ______________________________

7. ONE CHANGE
Next time, when _________________________________________________
I will __________________________________________________________

8. TO PUT RIGHT
What / towards whom / by when: __________________________________

9. WHO HAS HEARD THIS FROM ME: ____________________________________
Look again on (three months): ____________   Signed: _____________

If it is too dark to write: local emergency number, findahelpline.com,
988 (US and Canada), Samaritans 116 123 (UK and Ireland).
`,
        },
        {
          kind: 'intro',
          markdown: `## And afterwards

Read it to somebody. It takes five minutes, and you will notice that in another person's face it looks different: smaller, as a rule, and more usual. Then take one step in the direction in which you want to go on, of half an hour, within a week. It need not be on the same field.

**Shame** will be there. It says that it is not the thing but you. It tends to lose its grip when it is told, and to grow in the dark. If you still feel worthless after two weeks, do not sleep or are drinking on it, go to your doctor. And if you think the only way to make it good is to be gone, tell someone now. There is help at your local emergency number, findahelpline.com, 988 in the US and Canada, and Samaritans on 116 123 in the UK and Ireland. You do not have to believe tonight that it can be put right. You only have to tell somebody how bad it is.`,
        },
      ],
    },
    {
      key: 'thanks-without-sugar',
      pillar: 'mental',
      title: 'Thanks without sugar',
      description:
        'A gratitude practice for men who cannot stand gratitude practices: exact, short, twice a week, said aloud now and then, and with no duty to find everything fine.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Perhaps you have tried it. Three things each evening. Health, family, coffee. On the fourth evening health, family, coffee. On the ninth you left it, with the added feeling of being ungrateful as well.

There is something in it, all the same. In 2003 Robert Emmons and Michael McCullough published a set of studies ('Counting Blessings Versus Burdens', *Journal of Personality and Social Psychology*) in which people who wrote down regularly what they were thankful for reported feeling better about their lives than those who wrote down hassles. Later reviews have been more sober: it helps somewhat, not everyone, and it is no treatment for depression. That is about what you would expect. It is a way of looking, no more. But as the mind keeps a much better file on what goes wrong, it does no harm to give the other side a clerk of its own.

## Why it goes stale, and what helps

It goes stale because it is vague, because it is every day, and because it is a duty. So here it is **exact, seldom and free**. Twice a week is enough. One thing is enough. And nobody asks you to be grateful for what was bad.`,
        },
        {
          kind: 'steps',
          title: 'The practice, ten minutes twice a week',
          steps: [
            'Choose two evenings, say Wednesday and Sunday, and a fixed place.',
            'Go back through the days until something stops you: a thing that was good, or less bad than feared. Small is better.',
            'Write it in five sentences. What was it exactly? When, where? Who had a hand in it? What did it cost them? What would have been different without it?',
            'Take it away for a moment. Picture this day, this job, this year without that person or thing. Then give it back.',
            "Decide if someone should hear it. If so, within two days, in under a minute: 'When you stayed on Tuesday, I could go home to the boy's fever. Thank you.'",
            "No entry twice within a month. If nothing comes, write: 'Nothing tonight', and go to bed. That is an honest entry.",
            'On the last Sunday of the month read all of them.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Places where men forget to look',
          tips: [
            'Things made by others that simply work: the bridge, the traffic light, the kerb cut for the wheelchair, the pump.',
            'People who do not make a fuss: the caretaker, the nurse at night, the one who always remembers the birthdays.',
            'Bodies: the knee that held, the hand that still closes, the sleep that came.',
            'What did not happen: the lorry that braked, the test that was clear, the words you did not say.',
            'Those who were hard on you and were right.',
            "Yourself. 'I went, although I did not feel like it.' It is permitted.",
            'The dead. What do you still use every day that you have from them?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Said out loud

The written part changes the way you look. The spoken part changes something between people. Thanks that carries has three bits: **what you did, what it made possible, thank you.** No comparison, no joke to take it back, no request on the end of it. It is a little embarrassing for both of you, and lasts twenty seconds. A good many men will tell you they can still recall word for word the two or three times when somebody said such a thing to them.

Once or twice in a year write it as a letter. Somebody who did you good long ago and has perhaps never known it. One page. Post it, or read it aloud to them. Do not do it in order to get something back.

## What it is not

It is no lid. When something is wrong, it is wrong, and the fact that others have it worse is neither consolation nor argument. 'At least' is a phrase to go easy on: at least you have a job, at least it was quick. First comes what hurts. After that, if at all, what held.

It is not a reason to put up with things either. Someone who is treated badly does not need to be more thankful. He needs a way out, and people who help him. Nor does it owe anyone cheerfulness. You can be grateful and furious on the same evening.`,
        },
        {
          kind: 'checklist',
          title: 'Signs that you are doing it too sweetly',
          items: [
            'Any man in the country could have written my entry.',
            'I have used a large word and could not say what exactly it stands for.',
            'I write it in order to stop feeling something else.',
            'I feel guilty when I miss it.',
            'I have told someone in pain to be thankful.',
            'I have not told one actual person thank you this month.',
          ],
        },
        {
          kind: 'intro',
          markdown:
            'And if you look and look and for weeks there is nothing good to be seen, do not blame your eyes or your manners. That is one of the plain signs of depression, and it can be treated. Go to your doctor and tell him just that. If it has become so dark that you do not want to live, speak to someone today: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).',
        },
      ],
    },
    {
      key: 'when-panic-comes',
      pillar: 'mental',
      title: 'When panic comes',
      description:
        'What a panic attack is, what to do while it lasts, what not to do, how to stand by someone who is having one, and when it is not panic and you should ring for an ambulance.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `**First the important part.** Pain or pressure in the chest, pain going into arm, jaw or back, sudden weakness on one side, trouble speaking, a fit, a first attack of this kind that you cannot explain: **ring your local emergency number.** Do not wait to find out if it is 'only panic'. Ambulance crews would rather come for nothing. A man over forty, or with heart trouble in the family, should not diagnose himself from a web page.

Once a doctor has looked at it and said that your heart is sound, then this page is for you.

## What it is

A panic attack is a false alarm at full strength. The body behaves as though a bear had entered the room: heart racing, breath short, hands tingling, sweat, dizziness, a feeling that things are not real, and the certainty that you are about to die, go mad or make a fool of yourself. It usually climbs within minutes and then ebbs, as a rule in less than half an hour, because a body cannot keep it up. It is dreadful. In itself it is not dangerous.

The alarm is often set off by something small: a warm room, too much coffee, a skipped lunch, an old fear, a heartbeat you happened to notice. You notice it, take fright, the body takes fright at that, and round it goes. Nearly everything that helps does one thing: it stops feeding the circle.`,
        },
        {
          kind: 'steps',
          title: 'While it lasts',
          steps: [
            "Say to yourself: 'This is panic. It is horrible, it will pass, I have been through it before.' Saying it aloud is better.",
            'Stay where you are, if it is safe. If you are driving, indicate, pull over, hazard lights on.',
            'Let your breath out slowly, as if through a straw. Do not gulp air. In is short, out is long. No holding, no paper bag.',
            'Press your feet into the floor. Put your hand on something cool or rough and describe it.',
            'Loosen what you are fighting with: shoulders, jaw, fists. Let the wave come and go through. You need not win.',
            'Look at five things and name them, slowly. Count back from a hundred in sevens if you like. It does not matter if it is wrong.',
            'When it goes down, stay a few minutes longer, then carry on with what you were at, more slowly. Going on is what teaches the alarm that it was mistaken.',
            'Have some water and something to eat, tell someone. You will be tired. That is normal.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'In between attacks',
          tips: [
            'Have it checked by a doctor. Thyroid, heart rhythm, blood sugar, some medicines and a good many drugs can bring on the same thing.',
            'Look at coffee, energy drinks, nicotine, alcohol, sleep. The morning after drinking is a favourite hour for panic.',
            'Do not begin to avoid places. Motorway, lift, supermarket: if you leave them out, the fear keeps the ground. Go back in small steps, and with help if it is a lot.',
            'Do not sit by the exit with the water bottle and the phone in hand for ever. They help today, and teach you tomorrow that you could not manage without. Prescribed medicine is another matter: change nothing there without your doctor.',
            'Practise slow breathing when all is well, five minutes a day.',
            'Tell two people what it is and what you would like them to do. The fear that others will notice is a good part of the fuel.',
            'Talking treatments, cognitive behavioural therapy above all, have a good record with panic. You do not have to live like that for twenty years.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If it is happening to someone next to you

Stay. Speak slowly and little. 'I am here. It looks like panic. Has it happened before?' If it has not, or there is pain in the chest, or you are unsure, ring the emergency number. Ask before you touch. Do not say 'calm down' or 'it is nothing'. Breathe slowly yourself, audibly. Go with him to a quieter spot if he wants to. Ask what helps. Afterwards do not leave at once, do not make a thing of it, and send a message the next day.

## If it comes at night, or with memories

Attacks can wake you from sleep, or come with pictures of something you lived through: an accident, an assault, a war, a hospital. Many people know them. They are no reason to be ashamed, and they are not something to sit out alone. There are treatments for that too. Ask a doctor for someone who knows about trauma. If you wake gasping for air, mention that as well, since it may be your breathing and not your nerves.

And if living in fear of the next one has brought you to thinking of dying, say that to someone today, in those words. The lines below are there for it as well.`,
        },
        {
          kind: 'checklist',
          title: 'A card for the wallet',
          items: [
            'This is panic. It climbs, it peaks, it passes.',
            'Out long, in short.',
            'Feet. Hand. Five things.',
            'Stay, then go on slowly.',
            'My person to ring: name and number.',
            'Chest pain, weakness, trouble speaking: emergency number.',
          ],
        },
        {
          kind: 'links',
          title: 'Help and information',
          links: [
            { label: 'NHS (England): panic disorder', url: 'https://www.nhs.uk' },
            { label: 'Anxiety UK', url: 'https://www.anxietyuk.org.uk' },
            { label: 'Anxiety and Depression Association of America', url: 'https://adaa.org' },
            { label: 'Find A Helpline, any country', url: 'https://findahelpline.com' },
            { label: '988 Lifeline (US): call or text 988', url: 'https://988lifeline.org' },
            { label: 'Samaritans (UK and Ireland): 116 123', url: 'https://www.samaritans.org' },
          ],
        },
      ],
    },
    {
      key: 'flat-for-weeks',
      pillar: 'mental',
      title: 'Flat for weeks: low mood or depression?',
      description:
        'How depression often looks in men, how it differs from a bad patch, what you can do yourself, and how to get to a doctor and say it.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `A bad patch has a reason, and it lets up now and then. A film makes you laugh, the boy scores, for an evening you forget. Depression is different. It lies over everything, the good things too. Some men are sad in it. Many are not sad at all. They are **flat**. Or irritable, or tired in a way that sleep does not mend, or they have a bad back and a bad stomach and nobody finds anything. They work more, or drink more, or drive faster, or sit in the car outside their own house. If you asked them, they would say: 'I'm all right. Bit tired.'

The World Health Organization puts the number of people with depression in the hundreds of millions. It is not a flaw of character, and it cannot be dealt with by pulling yourself together, any more than a broken collarbone can. It can be treated, and for most people something helps, even if the first thing does not always.

## The rough rule

Low or empty mood, or no pleasure and interest, **most of the day, nearly every day, for two weeks or longer**, together with some of the things on the list below: then go to a doctor. You may turn out not to have it. It is the point at which guessing should stop.`,
        },
        {
          kind: 'checklist',
          title: 'For the last two weeks. Tick what fits',
          items: [
            'Nothing is fun, not even what used to be.',
            'I wake far too early, or sleep and sleep and am still tired.',
            'I eat much less than usual, or much more.',
            'Everything is an effort: washing, answering, deciding.',
            'I cannot keep my mind on a page or a conversation.',
            'I am irritable, over nothing, with people I love.',
            'I feel guilty, useless, or a burden.',
            'I have lost interest in sex or closeness.',
            'I drink, smoke, bet or scroll in order not to feel it.',
            'I avoid people and say I am busy.',
            'I have thought that it would be better not to be here. (If so: today. See below.)',
          ],
        },
        {
          kind: 'steps',
          title: 'Getting to the doctor',
          steps: [
            'Copy what you have ticked on to a slip of paper, and for how long.',
            'Book an appointment, a double one if there is such a thing. If you cannot face ringing, ask someone to sit by you, or book online.',
            "In the room, hand over the slip. 'I wrote it down because I would have told you about my shoulder.'",
            'Mention drink, drugs, medicines, any thoughts of death, and whether it runs in the family. None of this will surprise them.',
            'Ask: what do you think it is? What else might it be? What are my choices? What may I do meanwhile? When do we see each other again?',
            'Whatever is decided on, give it the time they tell you. Do not start, stop or change medicines on your own. If you feel worse on one, or have dark thoughts you did not have before, ring them at once.',
            'If you are not taken seriously, ask for another doctor. It happens. It is not the end of the road.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What you can do alongside, at half strength',
          tips: [
            'Make everything smaller. Not the gym: round the house. Not the flat: one plate.',
            'Do things by the clock and not by whether you feel like it. The wish often comes after the doing, not before.',
            'Get up at about the same time. Get daylight. Eat something at noon.',
            'See one person a day, if only the man at the till. Say one sentence more than you have to.',
            'Move as you can. Regular movement helps many people with low mood, along with treatment and not in place of it.',
            'Leave out alcohol as far as you can. It is a depressant that looks like a friend. If you drink every day, ask a doctor before stopping.',
            'Put off big decisions. It is the illness that is voting.',
            "Tell those at home what it is: 'I am ill. It is not you. I am having it seen to.'",
          ],
        },
        {
          kind: 'intro',
          markdown: `## If a man you know has gone flat

Do not cheer him up. Go round. 'You have been different since Easter. I'm worried. Would you come with me to the doctor? I'll ring up.' Take him out for twenty minutes. Do not take a no personally, come again. Ask him straight whether he is thinking of taking his life. If he says yes, stay with him, and get help together.

## If you think of dying

Then it is urgent, and it is also something that people survive and are glad of. The wish comes in waves, and even high ones fall. Do not be alone with it. Put distance between yourself and whatever you have thought of using: ask someone to take it away, or leave the place and go where people are. Then ring: your local emergency number; 988 in the US and Canada, by call or text; Samaritans on 116 123 in the UK and Ireland; findahelpline.com for anywhere else. 'I don't feel safe with myself' is enough for a first sentence.`,
        },
        {
          kind: 'links',
          title: 'Help and information',
          links: [
            { label: 'World Health Organization', url: 'https://www.who.int' },
            { label: 'HeadsUpGuys: depression in men', url: 'https://headsupguys.org' },
            { label: 'National Institute of Mental Health (US)', url: 'https://www.nimh.nih.gov' },
            { label: 'Beyond Blue (Australia)', url: 'https://www.beyondblue.org.au' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
            { label: 'Samaritans (UK and Ireland)', url: 'https://www.samaritans.org' },
          ],
        },
      ],
    },
    {
      key: 'worth-that-does-not-go-up-and-down',
      pillar: 'mental',
      title: 'Worth that does not go up and down',
      description:
        'If your worth hangs on results, every result is a trial. On the difference between confidence and self-worth, where each comes from, and small exercises for both.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Two things get mixed up, and much misery comes from it.

**Confidence** is about doing. It is the expectation that you can manage this or that: reverse the trailer, give the talk, talk to the teacher. It goes up and down, it differs from one field to another, and it is earned by doing the thing, badly at first.

**Worth** is about being. It is the question whether you have a right to sit at the table, even when you have just dropped the dish. It is not earned. You do not make a baby earn it, nor a friend who is ill. Most of us grant it to everybody but one.

Where it gets mixed up, each result becomes a verdict. A good month and you are somebody, a bad one and you are no one. Men who live like that are often very able. They run hard, for something is behind them. The trouble is that there is no sum of results that would settle it. After the promotion, the next one. And what happens in the year in which you are ill, or old, or they close the plant?

## Where the scales come from

Somebody set them up. A father who looked up only when you won. A school, a team, a pay slip, a screen with other men's stomachs on it. It helps to be able to name it: 'That is the swimming coach.' You need not hate him for it. He got it from somewhere too. But you are grown up now and may read your own scales.

## What holds instead

Not telling yourself in the mirror that you are wonderful. Most men cannot say that with a straight face, and rightly. What holds is plainer. **Treating yourself as you would a decent man in your place.** Kristin Neff, who has done research on this for two decades (*Self-Compassion*, 2011), names three parts of it: to be kind to yourself instead of harsh when it goes wrong; to remember that failing is what people do, not only you; and to look at what hurts without making it larger or smaller than it is. Put plainly: what a good foreman would say to the lad who has drilled through the pipe.`,
        },
        {
          kind: 'steps',
          title: 'When a result has knocked you down',
          steps: [
            "Say what happened in one sentence, without a judgement. 'I did not get the job.'",
            "Say what it is like. 'I am ashamed, and I'm scared about the rent.'",
            "Add: 'Other men have sat here too.' Think of one whom you know of.",
            'Ask: what would I say to him? Say it, with your own name, aloud if nobody is in.',
            'Ask: what can be learned here, and what was simply so? A line each.',
            'Do something that has nothing to do with results and where you are wanted: cook for someone, walk the dog, help carry.',
            'Only then look at what the next step is.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Building confidence, honestly',
          tips: [
            'Choose one thing you would like to be able to do, and go at it from below: so small that you could not call it brave.',
            'Do it often rather than well. Twenty poor attempts teach more than one that was thought through.',
            'Keep a list of what you did, not of how you felt. On shaky days read the list.',
            'Be a beginner somewhere on purpose: a dance class, a language, the back row of the choir. It takes the horror out of being bad at something.',
            'Ask for feedback from one person who can do it. One thing to keep, one thing to change.',
            'Prepare what can be prepared, then go, even with your knees shaking. Nobody sees as much of it as you feel.',
            "Take praise with 'Thank you', full stop.",
          ],
        },
        {
          kind: 'checklist',
          title: 'What I would still be if this went wrong',
          items: [
            "Somebody's friend, son, brother, father, neighbour. Names:",
            'One who can do these three things with his hands or his head:',
            'One who has come through this before:',
            'One who stands for:',
            'One who laughs about:',
            'One who is allowed a day of rest.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## An experiment for a week

Each evening write two lines. On the first: what went well or badly today (results). On the second: how did I treat people today, myself among them (conduct). Results are decided with others and with luck. Conduct is nearly all yours. After seven days see which of the two lines you would rather be known by.

## When it lies deeper

If there is a voice in you all day long that says you are worthless, if it was beaten or shamed into you, if you hate your body, or cannot look at yourself, that is not something to be thought away with a list. It can change, with help and time. A doctor or a therapist is the door. And if it says that the world would do better without you, it is wrong, and it is time to let somebody in on it: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).`,
        },
      ],
    },
    {
      key: 'thoughts-on-trial',
      pillar: 'mental',
      title: 'Thoughts on trial: a seven-column record',
      description:
        'The thought record of cognitive therapy, explained without jargon, with a worked line, the usual twists of thinking, and a spreadsheet to keep.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `The message says: 'Can you come to my office at four?' Within one second you know: I am being sacked. Your stomach knows it too. From then until four o'clock you live in a man who has been sacked.

Between what happens and what we feel there sits a sentence. It comes so fast that we take it for part of the event. Aaron Beck, a psychiatrist in Philadelphia, noticed this in his patients in the sixties and built cognitive therapy on it (*Cognitive Therapy and the Emotional Disorders*, 1976). The idea is not to think positively. It is to think *fairly*: to catch the sentence, put it in the witness box, and hear both sides. A good self-help book along these lines is *Mind Over Mood* by Dennis Greenberger and Christine Padesky (1995).

You do not need it for every thought. It is for those that hit hard and keep coming back.`,
        },
        {
          kind: 'steps',
          title: 'The seven columns',
          steps: [
            "What happened? Where, when, who. One sentence. 'Tuesday at eleven, message from the boss, office at four.'",
            "What did I feel, and how strongly? One word each, 0 to 100. 'Fear 85, shame 40.'",
            "What went through my head? Write all of it, then circle the sentence that stings most. 'I am being sacked, and it serves me right.'",
            "What speaks for it? Only facts, as before a judge. 'Two men were let go in March. I was late with the Leeds job.'",
            "What speaks against it? Also facts. 'She always writes like that. In April it was about the rota. My last review was fine.'",
            "What is a fairer sentence, one that takes in both columns? 'I do not know what it is about. It may be the Leeds job, and then it will be unpleasant, and I can say what I have changed.'",
            "And now? The same feelings, 0 to 100. 'Fear 50, shame 20.' And: what will I do? 'Bring the Leeds papers. Eat something first.'",
          ],
        },
        {
          kind: 'tiplist',
          title: 'Twists to look out for',
          tips: [
            "All or nothing: 'If it is not perfect, it is rubbish.'",
            "Mind-reading: 'He thinks I am an idiot.' Have you asked?",
            "Fortune-telling: 'It will go wrong.' How often were you right with that?",
            'Only the bad counts: nine were satisfied, one complained, and you drive home with the one.',
            'It is all my fault, or it is all theirs.',
            "Should: 'A man should be able to stand that.' Says who?",
            "I feel it, so it is true: 'I feel guilty, so I have done something.'",
            "Labels: 'Loser', in place of 'I lost'.",
            'At least two of them are old friends of yours. Give them names.',
          ],
        },
        {
          kind: 'download',
          label: 'Thought record (CSV, opens in any spreadsheet)',
          filename: 'thought-record.csv',
          contents: `"Date and time","1 What happened (facts)","2 Feeling and strength 0-100","3 Thought that stings most","4 Facts for it","5 Facts against it","6 Fairer sentence","7 Feeling now 0-100","What I will do"
"EXAMPLE Tue 11:00","Message: office at four","Fear 85, shame 40","I am being sacked and it serves me right","Two let go in March; I was late with one job","She always writes like that; April was only the rota; last review fine","I do not know yet; it may be the late job and I can say what I changed","Fear 50, shame 20","Bring the papers; eat first"
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"","","","","","","","",""
"If a thought is about not living: stop and speak to someone","Local emergency number","findahelpline.com","988 (US and Canada)","Samaritans 116 123 (UK and Ireland)","","","",""
`,
        },
        {
          kind: 'intro',
          markdown: `## What usually goes wrong

**The fairer sentence is too rosy.** 'Everything will be great.' Your head does not buy it. It has to be one you would put your name to. Begin with 'Even though' or 'I do not know, but'.

**The thought is a question.** 'What if they sack me?' Turn it into a statement first, or it cannot be examined: 'They will sack me, and I will not find anything else.'

**You are writing at 90.** When a feeling is that high, nothing comes of it. First out of the door, ten minutes of movement, slow breath out. Write at 60 or less, the same evening if possible.

**The thought is true.** That happens. She is leaving. The scan is not good. Then leave the court. What is true needs no other view but company, and a plan.

**It does not go down.** Ten points are a success, and none is information. If you have filled twenty lines and nothing moves, take the sheet to a therapist. It is as good a start there as any.

## How long?

Ten minutes, four or five times a week, for a month. After that many people do it in their heads, in the lift. Keep the sheet for the hard ones.

This is a tool, not a treatment. With a lasting low mood, with panic or after bad experiences, do it along with someone who is trained. If your thoughts go round dying, do not put that one on trial alone. Ring your local emergency number, look at findahelpline.com, call or text 988 (US and Canada), ring Samaritans on 116 123 (UK and Ireland).`,
        },
      ],
    },
    {
      key: 'a-plan-for-the-bad-days',
      pillar: 'mental',
      title: 'A plan for the bad days',
      description:
        'Written on a good day for use on a bad one: your warning signs, what you can do alone, where you can go, whom you can ring, and how to make the house safer.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Nobody should have to look for the fire exit once the room is full of smoke. You look when you arrive, feel slightly silly, and then you know where it is.

This plan is such a look round. It is written on an ordinary or good day, takes half an hour, and is meant for the days on which you cannot think straight: very low, very anxious, close to a drink you do not want to take, or close to not wanting to live. Its shape follows the safety plan that Barbara Stanley and Gregory Brown developed for people in suicidal crisis (described in *Cognitive and Behavioral Practice*, 2012), which is used in hospitals and by crisis lines. If you are often close to that edge, do not write it alone. Do it with a doctor, a therapist or a crisis line. If you are there now, leave this page and ring: your local emergency number, 988 (US and Canada), Samaritans 116 123 (UK and Ireland), or see findahelpline.com.

Its steps go from small to large. You start at the top, and go down until something holds. You may also start at the bottom at once. No one will check whether you first went for a walk.`,
        },
        {
          kind: 'steps',
          title: 'Write it in six parts',
          steps: [
            "My signs. How do I notice that it is starting? Thoughts, body, behaviour. Be exact: 'I stop answering my brother.' 'I lie there at four and do sums.' Ask someone who knows you what they see first.",
            'What I can do by myself, without contacting anybody. Three to five things that have helped before, if only by a tenth: shower, walk to the park and back, that record, planing a board, a prayer, the dog.',
            "Where I can go, and who takes my mind off it. Places with people, not in order to talk: the library, the cafe at the station, my sister's kitchen, the training hall. Not the pub, if drink is part of it.",
            "Whom I can ask for help. Three names with numbers. Ask them beforehand: 'May I put you on my list? It means that I might ring at night and say number four.'",
            "Professionals. Doctor, out-of-hours number, therapist, crisis line, nearest emergency department. Numbers written out in full, not 'look up'.",
            'Making the place safer. What would I have to put further away? Who can keep it for me? Weapons, medicines, car keys, bottles, betting apps. Do it on the good day, with someone to help you.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'So that it works when you need it',
          tips: [
            'Paper and phone. A copy in your wallet, one with someone you trust.',
            'Short words. You will be reading it with a head full of wool.',
            'Part six is the one most often left out, and there is good reason to believe it saves lives. The worst of a wave is often short. What is out of reach for that long cannot be used.',
            "Agree on a code: a number or a word that means 'come' and asks for no explanation.",
            'Put at the foot of it what you want to stay for. Names, a dog, a match in May, being curious. It does not have to be noble.',
            'Go through it once dry, like a fire drill, ringing one of the names included.',
            'Write it again after each use: what held, what did not? And every half-year in any case.',
          ],
        },
        {
          kind: 'download',
          label: 'Plan for the bad days (text, print twice)',
          filename: 'plan-for-bad-days.txt',
          contents: `MY PLAN FOR THE BAD DAYS           Written on (a good day): _________
Start at the top, go down until something holds. You may skip to 4 or 5.

1. MY SIGNS
- ______________________________________________________________
- ______________________________________________________________
- ______________________________________________________________

2. ALONE, FOR THE NEXT HALF HOUR
- ______________________________________________________________
- ______________________________________________________________
- ______________________________________________________________

3. PLACES AND PEOPLE THAT TAKE MY MIND OFF IT
- ______________________________________________________________
- ______________________________________________________________

4. PEOPLE I CAN ASK FOR HELP (they know that they are on here)
Name ______________________  Number ____________________________
Name ______________________  Number ____________________________
Name ______________________  Number ____________________________
Our word that means "come": ____________________________________

5. PROFESSIONALS
Doctor ______________________  Out of hours ____________________
Therapist ___________________  Nearest emergency dept __________
Local emergency number: ________
988 (US, Canada: call or text)   Samaritans 116 123 (UK and Ireland)
Any other country: findahelpline.com -> my line: _______________

6. FURTHER AWAY
What: ________________________  Who keeps it: __________________
What: ________________________  Who keeps it: __________________
Done on: ____________

WHAT I WANT TO STAY FOR
________________________________________________________________

Copy with: ___________________   Look at again on: _____________
`,
        },
        {
          kind: 'intro',
          markdown: `## Asking somebody to be number four

It is a strange question, and most people are moved that you ask. Say: 'I am writing a plan for bad days, and would like to put you on it. You would not have to fix anything. You would have to pick up, listen, come if I ask, and ring for help if I can't. May I?' If he says no, thank him, he has been honest. If he says yes, give him a copy.

If you are on someone else's list: pick up. Ask 'Are you safe?' and 'Are you thinking of killing yourself?' Stay on the line. You are not his therapist. You are the one who does not hang up, and who gets help when it is needed.

## And the other days

A plan such as this is a spare wheel. It gets you off the motorway. It does not mend the road. If you have used it even once because you did not want to live, tell a doctor that week. If you have used it twice in a month for anything, that is also the moment for a doctor, and for looking at what wears you out. But put it in the wallet first. It is easier to sleep when you know whom to ring.`,
        },
        {
          kind: 'links',
          title: 'Lines that are open',
          links: [
            { label: 'Find A Helpline, any country', url: 'https://findahelpline.com' },
            { label: '988 Suicide and Crisis Lifeline (US)', url: 'https://988lifeline.org' },
            { label: 'Samaritans (UK and Ireland)', url: 'https://www.samaritans.org' },
          ],
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'awake-at-three',
      pillar: 'mental',
      title: 'Awake at three',
      description:
        'What to do when you lie awake doing sums: in the minute itself, in the evening before, and over a few weeks. And when bad sleep is a matter for a doctor.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `At three in the morning every debt is larger, every ache is something, and whatever you said in 2009 is back. It helps to know that this is mostly the hour. You are tired, it is dark, your judgement is still in bed, and there is nothing you can do about any of it until eight. What you conclude about your life at three can wait for breakfast. Pain in the chest cannot: that is a call, whatever the hour.

Waking at night is normal, by the way. Everybody surfaces a few times, most people don't remember. It only turns into a problem when you wake fully, look at the clock, work out what is left, and get angry or afraid. From then on you are not lying awake because of your worries. You are lying awake because of lying awake.

## In the minute itself

You cannot order sleep. You can only stop chasing it off. That is the idea behind everything below: make the bed a place where nothing is at stake.`,
        },
        {
          kind: 'steps',
          title: 'Tonight, when you wake',
          steps: [
            "Do not look at the clock. Turn it to the wall before you go to bed, and put the phone out of arm's reach, where you can still get at it if you need someone.",
            'Let the breath go out long, five or six times, without counting properly. Unclench your jaw. Feel how heavy your heels are.',
            'If a thought insists, put the small light on, write it on the card by the bed in five words, and put the light off. It will be there in the morning.',
            'Give yourself something dull for company: go through a walk you know well, gate by gate, or the players of an old team.',
            'If you are still wide awake after what feels like twenty minutes, get up. Dim light, warm clothes, something boring on your lap. No screen, no work, no fridge.',
            'Go back when you are sleepy, and not before. Repeat as often as you have to.',
            'Get up at your usual time whatever the night was like. That is the price, and it pays for the next night.',
          ],
        },
        {
          kind: 'checklist',
          title: 'The evening before',
          items: [
            'No coffee, cola or energy drink since early afternoon.',
            'No more than a little alcohol, or none. It helps you off and wakes you later.',
            'I ended my working day on paper: what is open, what comes first.',
            'Fifteen minutes for worries, at a table, before supper.',
            'The last hour is dimmer and duller than the one before it.',
            'The bedroom is cool, dark, quiet, and not an office.',
            'I go to bed when I am sleepy, and not because the programme has finished.',
            'I got some daylight today and moved a bit.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Over some weeks',
          tips: [
            'Keep the getting-up time fixed, weekends too. People who treat insomnia for a living insist on this more than on anything else.',
            'Do not spend ten hours in bed to get six. Go a little later instead, and get up at the same time. Cutting it down hard is for a clinician to guide, above all if you drive for work, or have epilepsy or bipolar disorder.',
            "If you nap, then before three o'clock, and twenty minutes.",
            'Keep a plain log for two weeks: to bed, awake, up, and how the day was. Watches that score your sleep can make anxious sleepers more anxious. Leave them off for a while.',
            'On shifts other rules apply: guard a block of dark and quiet whenever it falls, and tell your doctor that you work nights.',
            'There is a treatment made for this, cognitive behavioural therapy for insomnia. Guidelines usually put it before tablets. Ask your doctor about it.',
            "Do not take other people's sleeping tablets, or mix tablets with drink.",
          ],
        },
        {
          kind: 'intro',
          markdown: `## If someone sleeps beside you

Tell them in daylight what you do and why. 'If I get up I'm not cross and not ill. I'm reading the bread-maker manual until I'm tired.' Separate blankets are no sign of anything. A few nights in another room are not either. And if they tell you that you snore loudly, stop breathing or gasp, believe them, and go and see a doctor about it. Sleep apnoea is common, is treatable, and makes people drowsy at the wheel.

## When to see a doctor

If it has gone on for more than three or four weeks, or you are falling asleep by day, or you wake every morning far too early and low, or in fear, or with memories that come as if they were happening. If you need drink or tablets to sleep. If you have pain, or get up often to pass water. Bad sleep can be the cause of low mood and can be its first sign, and a doctor can help with both.

## When three o'clock is dangerous

For some men it is the hour when dying seems like a plan. It is not one. It is the hour. Do not lie there with it. Put the light on, put distance between you and anything you might use, wake someone or ring someone. People are paid or have volunteered to be awake for you: your local emergency number, 988 in the US and Canada by call or text, Samaritans on 116 123 in the UK and Ireland at any hour, and findahelpline.com for other countries. Nobody will mind the time.`,
        },
        {
          kind: 'links',
          title: 'More on sleep, and lines that are open at night',
          links: [
            { label: 'NHS (England): insomnia and sleep', url: 'https://www.nhs.uk' },
            { label: 'Mind (UK): sleep problems', url: 'https://www.mind.org.uk' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
            { label: 'Samaritans (UK and Ireland)', url: 'https://www.samaritans.org' },
          ],
        },
      ],
    },
    {
      key: 'back-in-the-room',
      pillar: 'mental',
      title: 'Back in the room: grounding for bad minutes',
      description:
        'Four ways of coming back through the senses when you are flooded, numb or somewhere else, how to practise them on good days, and where their limits lie.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `There are minutes in which there is no use in thinking. Something has been said, or you have smelled something, or seen a date, and you are flooded: heart, heat, pictures. Or the opposite: you have gone. You hear the others talking, but as though from the next house. Good sense does not reach you there. What does reach you is what you can touch.

Grounding means giving your attention something that is here, now, plain and harmless, until the rest of you notices where it is. It is used after accidents and bad experiences, in panic, in craving, in rage, and at the dentist's. It is no treatment of whatever brought it on. It is a handrail.

Below are four kinds. Try them all once on a good day, and pick two. Whatever needs the eyes or ears or hands, do it with what you have. The idea is the senses, not any particular one.`,
        },
        {
          kind: 'steps',
          title: 'Five, four, three, two, one (the long form)',
          steps: [
            'Sit or stand so that something holds you. Say your name, where you are, and the day and year. Aloud, if possible.',
            "Name five things you can see. Not 'a chair' but 'a brown chair with a scratch on the left leg'.",
            'Name four things you can feel: sleeve on the wrist, floor under the heel, air on the face, ring.',
            'Name three things you can hear, one of them far off.',
            'Name two things you can smell, or two that you like the smell of.',
            'Name one thing you can taste. A sip of water will do.',
            'Let one slow breath out. Where are you on a scale from 1 to 10? If you are still over 6, go round again, more slowly and with duller things.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Three short forms',
          tips: [
            "Feet and hands (thirty seconds): press heels and toes into the ground, or your back into the chair, ten times. Then press palm against palm, and let go. Say: 'I am here. It is Tuesday.'",
            'Cold and rough (one minute): cool water over the wrists, a stone, a key, a piece of sandpaper in your pocket. Describe it to yourself as you would to someone on the telephone. Cool, not icy, and never so that it hurts.',
            'A job for the head (two minutes): capitals from A to Z, the parts of a gearbox, your street house by house, the thirteen times table. It should be just hard enough to need you.',
            'If you use a wheelchair or cannot feel your feet: hands on the rims, back against the rest, temperature on the face.',
            "In company: under the table, nobody sees. Or say: 'I need a minute', and go to the door. That is enough of an explanation.",
            'While driving: stop first. Then ground yourself. Then decide if you should drive on.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Practise when nothing is wrong

Once a day for two weeks, one minute, tied to something: waiting for the kettle, standing in the lift. It seems pointless, as pointless as testing the torch at noon. It is what makes the hand find it at night.

Write your two on a card, and put a small thing with it: a stone, a coin, a nut off the old bike. In bad minutes the hand in the pocket remembers sooner than the head.

Tell one person. 'When I go away like that, don't ask me what is wrong. Ask me what I can see.' It gives the people near you something to do other than worry, and it works surprisingly well.

## What it can do and what it can't

It can take a nine to a six. At six you can decide again: leave, ring someone, drink some water, stay. That is a lot. It cannot explain why it was a nine. If you need the handrail often, there is something about the stairs.

If it makes things worse, because you notice your body and the body is where the trouble sits, leave the body out, and take the job for the head or things that you see. If you lose time, do not know how you came to be somewhere, or the past comes up as though it were now, that is nothing to be ashamed of and nothing to train away alone. There are people trained in treating trauma. Your doctor can refer you.`,
        },
        {
          kind: 'checklist',
          title: 'Afterwards',
          items: [
            'I had some water and something to eat.',
            'I know roughly what set it off, or I have put a question mark.',
            'I have told someone, in one sentence.',
            'I did not go on as though it had been nothing.',
            'If I was about to hurt myself, someone else or my sobriety: I have rung somebody, today.',
          ],
        },
        {
          kind: 'intro',
          markdown:
            "**When it is more than a bad minute.** If you mean to harm yourself or another person, or are not sure that you won't, do not go on counting chairs. Ring: your local emergency number, 988 in the US and Canada (call or text), Samaritans on 116 123 in the UK and Ireland, or look at findahelpline.com for your country. You can say: 'I need someone to stay on the line with me.' Until somebody answers, go where other people are: a shop, a station, a neighbour's door. Company is the strongest grounding there is.",
        },
      ],
    },
    {
      key: 'sitting-with-a-man-who-is-low',
      pillar: 'mental',
      title: 'Sitting with a man who is low',
      description:
        'What to say to a friend who is going under, what to leave out, how to ask the hardest question, when to call others in, and how not to go under with him.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You have noticed. He cancels. He makes jokes with nothing behind them. He has sold the bike, or he has stopped shaving, or he said 'It doesn't matter anyway' in a tone that you are still hearing on the way home. You think you ought to say something, and do not know what, and are afraid of making it worse.

Asking is very unlikely to make it worse. What makes it worse is everybody thinking that somebody closer will do it.

**If he is in danger now,** has hurt himself, has something in his hand, says goodbye: ring your local emergency number and stay with him if it is safe, or on the line, until help is there.

Otherwise you do not need training. You need an hour, a reason to be side by side, and the willingness to hear something you cannot mend.

## Side by side

Men often talk more easily if they need not look at each other. In the car, over the engine, on the path by the river, with the washing-up. Ask for help with something that needs two. Then say what you have seen, without a diagnosis: **'You have been quieter since the summer. You left early twice. I've been thinking about you. What's going on?'**

He will say 'Nothing' or 'Tired'. That is the first answer. Wait. Count slowly to ten. Then: 'All right. And really?' If nothing comes, nothing comes. You have put the door ajar, and he knows where it is. Go by again in three days.`,
        },
        {
          kind: 'steps',
          title: 'When he begins to talk',
          steps: [
            "Let him. No 'I know that'. No story of your own for the first twenty minutes. Nod. 'Go on.' 'Since when?' 'What is the worst of it?'",
            "Say back what you have understood: 'So you lie awake, and at work you pretend.' He will correct you, and so feel heard.",
            "Do not argue with what he feels. 'But you've got such nice kids' shuts the door.",
            'Ask about the everyday: sleeping, eating, drinking, working, who else knows?',
            "Ask the hard question, plainly: 'Do you sometimes think of killing yourself?' Using the word makes it easier for him, not more likely.",
            "If no: 'Would you tell me, if it came to that?' If yes: 'Thank you for telling me. Do you know how? Is it to hand? When?' The more definite the answers, the more urgent it is.",
            'If there is a plan, or you are unsure: do not leave him by himself. Ring a crisis line or the emergency number, with him if he will and without him if he will not. Help to put the means out of reach if you can do it safely. If he has a weapon in his hand, keep your distance and leave that to the emergency service.',
            "Before you part: one next step with a time. 'I'll ring you tomorrow at eight. And I'll come along to the doctor on Thursday.'",
          ],
        },
        {
          kind: 'tiplist',
          title: "Sentences that help, and a few that don't",
          tips: [
            "Yes: 'I'm glad you told me.' 'That sounds hard.' 'I don't know what to say, but I'm staying.'",
            "Yes: 'What would make tonight a bit easier?' 'Who else should know?' 'May I ring your sister?'",
            "Yes, two days later: 'I was thinking of what you said. How was last night?'",
            "No: 'Others have it worse.' 'You need to get out more.' 'Pull yourself together.' 'Everything happens for a reason.'",
            "No: 'I promise I won't tell anybody.' Say instead: 'I keep it to myself unless I'm afraid for your life.'",
            'No: three links and a podcast.',
            'Do something: bring soup, walk the dog, drive him, sit in the waiting room. It says more.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The weeks after

What helps most is a rhythm. A message every Tuesday that wants no answer: 'Thinking of you. No need to reply.' A fixed walk. Ask twice, then leave it and talk about the football, because he would also like to be someone who is talked to about the football. Depression can make a man silent, thankless and late. Try not to take it personally, and say so when something is too much for you.

Do not become the only one. Help to find others: a doctor, a brother, a group. If he says 'Only you can help me', that is a compliment and an alarm.

## And you?

You will carry it home. Talk it over with someone, without names if need be. Sleep. Do your own things, and do not feel bad about them. You are allowed to ring a helpline as well, they are there for those who worry about somebody.

And a last thing, which nobody likes to write. Sometimes a man dies although his friends did all of this. If that has happened to you, it was not the sentence you did not find. There are groups for those who are left behind. You should not carry that alone any more than he should have.`,
        },
        {
          kind: 'links',
          title: 'Numbers to have in your phone',
          links: [
            { label: 'Find A Helpline, by country', url: 'https://findahelpline.com' },
            { label: '988 Suicide and Crisis Lifeline (US): call or text 988', url: 'https://988lifeline.org' },
            { label: 'Samaritans (UK and Ireland): call 116 123', url: 'https://www.samaritans.org' },
            { label: "Movember: conversations about men's mental health", url: 'https://www.movember.com' },
            { label: 'CALM (UK)', url: 'https://www.thecalmzone.net' },
          ],
        },
        {
          kind: 'checklist',
          title: 'After the talk, check',
          items: [
            'I know if he is thinking of suicide, because I asked.',
            'If so, he is not alone, the means are out of reach, and someone trained knows.',
            'There is a next time with an hour to it.',
            'At least one other person knows, with his knowledge if at all possible.',
            'I have told someone how I am.',
          ],
        },
      ],
    },
    {
      key: 'the-passenger-who-comments',
      pillar: 'mental',
      title: 'The passenger who comments',
      description:
        'Nearly everyone has a voice in the cab that remarks on his driving. An exercise in hearing it, thanking it, turning it down, and keeping your hands on the wheel.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `You drive, and beside you sits somebody who comments. 'Too slow. Missed that one. Now they're all looking. You'll never get in there.' He has no licence. He has never driven anything himself. And he has been talking for so many years that you take him for your own good sense.

You will not get rid of him. Men who try to throw him out end up fighting in a moving vehicle. But you can learn three things: to notice that it is **he** who is speaking; to check now and then if he is right; and to drive on regardless.

The idea of seeing thoughts as thoughts, and not as reports from the front, is an old one. You find it in the Stoics and in Buddhism, and it is at the heart of acceptance and commitment therapy, which Steven Hayes and his colleagues have been working out since the eighties. There the picture is usually a bus full of rowdy passengers. Here it is one man in the cab. Russ Harris's *The Happiness Trap* (2007) explains the approach in plain language.

A word first: this is about the ordinary running commentary that we all have and know to be our own. If you **hear** voices that others do not hear, or they tell you to do things, that is something else, it can be treated, and a doctor should know about it soon.`,
        },
        {
          kind: 'steps',
          title: 'Fifteen minutes, once, with paper',
          steps: [
            'Write down ten sentences that the passenger says. Verbatim, in his tone.',
            'Sort them by subject: body, work, money, love, fathering, being a man. Where does he talk most?',
            "Give him a name and a voice. 'Sergeant', 'Aunt Hilda', 'the man from the council'. Not the name of someone who has hurt you.",
            "Take the sharpest sentence. Read it as a fact: 'I am a failure.' Notice what it does in the body.",
            "Put in front of it: 'I am having the thought that I am a failure.' Then: 'I notice that the Sergeant is saying again that I am a failure.' Notice the difference. It is usually a hand's breadth. That is what you want.",
            "Ask: what is he trying to prevent? Generally it is shame, or being thrown out. Say, if you can do it without sarcasm: 'Thanks. I've heard you.'",
            'Ask: where did I want to go when he started? Write down the next turning in that direction, one act of ten minutes.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'On the road',
          tips: [
            "Short form, five seconds: 'Ah, the Sergeant.' Hands on the wheel. On.",
            'Do not argue at night. He has practised more than you have.',
            "If he is right for once, take the fact and leave the tone. 'I did forget it. I'll ring now.' He need not shout for that.",
            "Sing the sentence to a silly tune, once, when you are alone, unless it is something that was really said to you by someone cruel. It is hard to be wrecked by something that goes to 'Jingle Bells'.",
            "Watch when he gets loud: hungry, tired, alone, after a drink, after an hour of looking at other men's lives on a screen.",
            'He is loudest in front of what matters to you. Sometimes his noise is a signpost.',
            'Do not drive in another direction just to have some quiet. That is how he gets to steer.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## A week with him

For seven days make a stroke each time you notice him. You will have days with fifty. That is no relapse. It is better hearing. In the evening write one line: what was I on my way to when he started, and did I go on? At the end of the week count only this: **how often did I drive on?** Whether he was talking at the time makes no difference.

## The one in the back

If you sit quietly for a while, you may notice that there is somebody else in the car. He says little. He is the one who, when a friend has made a mess of something, says: 'Come on, sit down, that's bad luck, what do we do now?' You know that voice, you use it on others. Ask him, in the evening, one question: 'How was I today?' And write the answer down. Two sentences.

It will seem put on at first, because for years the seat beside you has been taken by the other. It is no more put on than he is.`,
        },
        {
          kind: 'checklist',
          title: 'When to take it to someone',
          items: [
            'He talks from morning to night, and I can no longer hear anything else.',
            'He talks in the words of somebody who beat me or humiliated me.',
            'I drink, bet or work so as not to hear him.',
            'I hurt myself when he is loud.',
            'He says that everyone would be better off without me.',
            'I have done this for a month, and it has got louder.',
          ],
        },
        {
          kind: 'intro',
          markdown:
            'If you have ticked one of these, a doctor or a therapist is the next turning. Take the ten sentences along. If you hurt yourself, or he says that others would be better off without you, do not wait for an appointment. Speak to someone today: your local emergency number, findahelpline.com, 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland. There he is wrong, whatever else he may have been right about.',
        },
      ],
    },
    {
      key: 'your-first-appointment',
      pillar: 'mental',
      title: 'Your first appointment',
      description:
        'What happens in a first session with a counsellor or therapist, what to bring, what to ask, how to tell if it fits, and what to do about the waiting list. With a page to take along.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most of the fear beforehand is about things that do not happen. There is usually no couch. You do not have to cry, nor talk about your mother, at least not at once. No one can see through you. As a rule it is a room with two chairs, a clock, a box of tissues which no one remarks on, and a person who does this all day and has not been waiting for you in order to be shocked.

You go because something is heavy or keeps going wrong, and you would like to look at it together with someone who has no stake in it. That is all. A man who takes the car in before the engine seizes is not thought weak either.

**If it is urgent,** do not wait for a first appointment. Your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland), or the emergency department.

## What kinds there are

**Counselling** is often short, a few weeks, on one matter: a loss, a separation, a decision. **Psychotherapy** goes on longer or deeper and treats illnesses as well. There are many schools. Cognitive behavioural therapy works with thoughts and habits and sets exercises. Others look more at relationships and where you come from. How well the two of you work together matters a great deal, whatever the school. So look at the person at least as much as at the method.

In a lot of countries anyone may call himself a counsellor. So ask about training and which register they are on, and look it up.`,
        },
        {
          kind: 'steps',
          title: 'From now until the first hour',
          steps: [
            'Ask your doctor for a referral, or look in the register of a professional body. If you have an employer, ask whether there is a free and confidential scheme.',
            'Write to three, not to one: what it is about in two sentences, when you could come, in person or by video, and what it costs.',
            'Put your name on the waiting list and ask for cancellations. Ask what you can do meanwhile. Helplines have no list, and groups and courses often have none.',
            'Fill in the sheet below. Ten minutes.',
            'On the day plan half an hour before and an hour after, without meetings. You will be tired.',
            "First sentence, if you have none: 'I'm not used to this. I have written something down.'",
            'Before the end ask your questions. You are choosing as well.',
            'Afterwards write three lines: what did I say that I have never said? Did I feel respected? Do I want to go again?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Questions you may ask',
          tips: [
            'What is your training, and where are you registered?',
            'Have you worked with men who have what I have?',
            'How would we work? What would I have to do between the sessions?',
            'How shall we notice that it helps, and when do we look at that?',
            'What stays in this room, and when would you have to tell someone?',
            'What does it cost, what if I cancel, how long does it usually take?',
            'There is something you should know about me (faith, being gay, having served, a disability). Is that familiar ground to you?',
          ],
        },
        {
          kind: 'download',
          label: 'A page to take along (text)',
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
   (often or with a plan: do not wait for today. Emergency number,
    findahelpline.com, 988 US and Canada, Samaritans 116 123 UK and Ireland)

ILLNESSES, MEDICINES, INJURIES: __________________________________
HELP I HAVE HAD BEFORE, AND HOW IT WAS: __________________________
WHO IS AROUND ME: ________________________________________________

SOMETHING I HAVE TOLD NO ONE (I may leave it blank today):
________________________________________________________________

WHAT WOULD BE DIFFERENT IF IT HELPED (something you could see):
________________________________________________________________

MY QUESTIONS FOR YOU:
1. _____________________________________________________________
2. _____________________________________________________________

AFTERWARDS: what I said / felt respected? / again?
________________________________________________________________
`,
        },
        {
          kind: 'intro',
          markdown: `## How to tell if it fits

Not by whether it was pleasant. You may come out with shaky knees and it was still right. Ask rather: could I be honest? Did I feel I was taken seriously, not managed? Did they notice something I had overlooked? Did I understand what we are trying to do? If yes, go four times before you judge.

If no, say it there: 'I don't feel that we are getting anywhere.' A good therapist will be glad of it. If it stays that way, change. That is normal. It is like boots.

**Leave at once and complain** if someone touches you in a sexual way, wants to see you socially, borrows money, mocks you, or tells you to drop your doctor or to stop a medicine without asking whoever prescribed it.

## It gets worse before it gets better?

At times something comes up that you had packed away well, and for a week you sleep worse. Say so next time, they can go more slowly. If it gets steadily worse over several weeks, or thoughts of dying come up, do not wait for the next session.

## What to tell those at home

As much as you like. 'I'm going to talk to someone on Wednesdays. It's mine, but it is also for us. I'd like not to be asked about it straight after.' Many are relieved. They may have been hoping for it since last winter.`,
        },
        {
          kind: 'links',
          title: 'Registers and help',
          links: [
            { label: 'British Association for Counselling and Psychotherapy', url: 'https://www.bacp.co.uk' },
            { label: 'American Psychological Association', url: 'https://www.apa.org' },
            { label: 'NHS (England): talking therapies', url: 'https://www.nhs.uk' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'what-we-use-to-come-down',
      pillar: 'mental',
      title: 'What we use to come down',
      description:
        'Drink, bets, feeds, porn, work, food: how a comfort becomes a need, how to look at your own without shame, and where to go if you cannot put it down.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most of us have something we come down with in the evening. There is nothing wrong with that. A glass, a match, an hour of nonsense on a screen. The day was long and had edges, and now you want something without any.

The question is not whether you have something. The question is what would happen if you did not have it tonight. If the answer is 'I'd be a bit bored', then it is a **comfort**. If the answer is 'I'd get restless, irritable, I would find a way', then it is on the way to becoming a **need**. And if you have tried and failed, hide it, and it costs you things you did not want to pay, it has turned round: it is now using you.

Nobody decides that. It happens by way of a quite sensible exchange. Something hurts, or is too much, or too empty. There is a means that makes it stop, quickly and reliably. The brain notes that. Next time it reminds you sooner. In time you need more of it for less, and the things that used to help as well, but more slowly, such as people, walking, music, sleep, fall out of use. It is not a matter of morals. It is a habit that has found a lever.

## What is it doing for you?

Before you try to take something away from yourself, find out what it is for. Drink may be for the shyness, the work for not having to go home, the bets for the one minute in which nothing else exists, porn for closeness without risk, the feed for not having to hear yourself think. The job is real. It is only being badly done. Whoever takes away the means and leaves the job unfilled will have found the next one before long.`,
        },
        {
          kind: 'checklist',
          title: 'Look at it straight. For the last three months',
          items: [
            'I meant to stop at a certain point and went past it, more than once.',
            'I need more of it than I used to, for the same effect.',
            'I have hidden how much, or lied about it.',
            'I have spent money on it that was meant for something else.',
            'I have let someone down because of it.',
            'I do it alone, in order not to feel something.',
            'I get restless, sweaty, low or vicious without it.',
            'Someone who loves me has said something, and I got angry.',
            "I have driven, worked or minded children when I shouldn't have.",
            'I have thought: without it I could not stand it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'How to read that',
          tips: [
            'One or two ticks: look at it. Try a month with less, and see what comes up in its place.',
            'Three or more, or one that frightened you: talk to someone who knows about it. A doctor, an advice centre, a group. That is not an admission of anything, it is a conversation.',
            'If you drink every day, or take sedatives, opioids or other drugs regularly: do not stop suddenly on your own. Withdrawal can be dangerous, with alcohol and sedatives even deadly. A doctor can make it safe. And after a break from opioids the old dose can kill.',
            'Shaking, sweating, confusion, seeing things or a fit after stopping: emergency number, at once.',
            'Gambling has its own tempo: first give someone else the cards, block the sites, tell one person the real sum. Debt can be dealt with. Secret debt seldom can.',
            'If it is food, and you starve, binge or make yourself sick: no rules and no experiment, please. See a doctor. Men get eating disorders as well, and they can be treated.',
            'The number of ticks says nothing about your character.',
          ],
        },
        {
          kind: 'steps',
          title: 'An experiment of thirty days, for comforts',
          steps: [
            'Only if you are not physically dependent, and not for food. If unsure, ask your doctor first.',
            'Choose one. Write down how much, when, with whom, and what it is for. One week, nothing changed.',
            "Choose a clear rule: none on weekdays; two and then water; no phone after nine; no bets at all. 'Less' is not a rule.",
            'Write down two things that do the same job more slowly. For coming down: shower, a walk round, radio, stretching. For company: ring someone. For the empty feeling: be of use for an hour.',
            'Take it out of the house, off the phone, off your route home.',
            'When the craving comes: it is a wave, it usually subsides within half an hour or less. Drink something, go outside, ring the person you have told.',
            'Slipped? Say so the same day to that person. The rule goes on from that minute. Count the days kept and not the days in a row.',
            'On day thirty: what was easier, what came up, what do I want to keep? If you did not manage it, that is the result of the experiment. Take it to someone who can help.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Telling somebody

It is the shortest road and the steepest. 'I drink more than you know, and can't cut down by myself.' Choose someone who is on your side and does not drink with you. You need nothing more from that person than that they know. A doctor, a minister, a helpline or a room full of strangers on a Tuesday night will do just as well. In those rooms you will find judges and roofers and people younger than your children, and someone will make the coffee.

## If it is someone you love

You did not cause it, and you cannot control it. You can say what you see, once, in a sober hour. You can stop covering up for it. You can look for help for yourself: there are groups for relatives. If you or children are not safe, ring a domestic abuse service and plan with them how to leave, for leaving can be a dangerous time. In danger at this moment: the emergency number.

## And the dark end of it

Men who drink, bet or use are more often in danger of taking their lives, and the night after can be the worst of it. If you are there: do not be alone, and ring. Your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland). Sums of money, positive tests and lost licences have all been survived.`,
        },
        {
          kind: 'links',
          title: 'Places that know about it',
          links: [
            { label: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
            { label: 'SMART Recovery: secular groups', url: 'https://smartrecovery.org' },
            { label: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
            { label: 'SAMHSA (US): treatment and a national helpline', url: 'https://www.samhsa.gov' },
            { label: 'Al-Anon: for families and friends', url: 'https://al-anon.org' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'a-ladder-for-one-fear',
      pillar: 'mental',
      title: 'A ladder for one fear',
      description:
        'How to take on an everyday fear in ten rungs: choosing it, building the ladder, climbing it, keeping a record. With a spreadsheet, and a clear line where professional help begins.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `A man is afraid of speaking up in meetings. So he says nothing. That helps at once: the fear goes. Therefore next time he says nothing again. After two years he takes the back seat, and after five he turns down the post because it comes with meetings. The fear has not got bigger by itself. It was fed, with relief, in small portions.

The way back is the same way in the other direction: in small portions **towards** it, and staying until the fear has had time to learn that nothing happens, or that what happens can be borne. Therapists call it exposure, and it is one of the best-tested things they have. With a middling, everyday fear you can do a good deal of it yourself.

## Where the line is

This sheet is for: speaking up, telephoning, asking someone out, being watched at the gym, driving on the motorway again after a long break, lifts, crowds, dogs that are friendly, being bad at something in public.

It is **not** for: what reminds you of an assault, an accident, a war or abuse; panic attacks; compulsions; fear of food or of your own body; real danger, such as a violent person or a dangerous machine; or if you are deeply low or drink in order to get by. All that can be treated too, but with someone beside you who has learned how. Nor is it for the heart: have chest pain or fainting looked at before you call it fear.`,
        },
        {
          kind: 'steps',
          title: 'Building and climbing',
          steps: [
            "Name the fear exactly. Not 'people' but 'that they see me blush when I say something in the group'. What do I fear will happen? What does avoiding it cost me?",
            "Think of ten situations, from 'slightly uneasy' to 'never'. Give each a number from 0 to 100. They should be spread evenly. If there is a hole between 40 and 70, put something in between.",
            'Check each rung: safe, lawful, possible this week, repeatable, under half an hour, and no use of other people as props.',
            'Begin at about 30. Beforehand write down: what I expect will happen, and how sure I am of it.',
            'Do it. Stay until the fear has gone down by about half, or for as long as it takes to see what really happens. Not distracted, not with the phone, not after two beers.',
            'Straight after: what did happen? Fear at the highest point, fear at the end. What do I know now?',
            'Repeat the same rung until it is boring, three to six times as a rule, at different times and places. Then the next.',
            'At the end: keep one rung a week, so the path does not grow over.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If it sticks',
          tips: [
            'Rung too high: saw it in half. Same situation, shorter, with a friend, at a quieter hour.',
            'You ran. That is all right. Go back the same day, a rung lower, and stay.',
            'The fear does not go down while you are there. It does not have to. It is enough if you learn something: that you could stay.',
            'You always take a crutch along: water bottle, headphones, the joke prepared beforehand. Put one down at a time.',
            'What you feared did happen: somebody laughed. What did you do then? How was it after an hour? That is often the most important rung of all.',
            'Three times a week is better than once a month with great courage.',
            'Reward yourself with something decent, and tell someone what you did.',
          ],
        },
        {
          kind: 'download',
          label: 'Fear ladder (CSV, opens in any spreadsheet)',
          filename: 'fear-ladder.csv',
          contents: `"MY FEAR, exactly","","","","","","",""
"What avoiding it costs me","","","","","","",""
"Who knows about this","","","","","","",""
"Rung","Situation","Fear 0-100 before I began","Date","What I expect will happen (how sure, %)","Fear: highest / at the end","What did happen","What I know now"
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
"STOP AND GET HELP IF","fear stays over 80 for days","or memories of something terrible come up","or I think of dying","Local emergency number","findahelpline.com","988 (US and Canada)","Samaritans 116 123 (UK and Ireland)"
`,
        },
        {
          kind: 'intro',
          markdown: `## An example of ten rungs

*Speaking up in a group,* from low to high. 1: say good morning to everyone in the room by name. 2: ask one colleague a question at his desk. 3: ask one question in the Monday meeting. 4: agree aloud with somebody, and say why. 5: report for thirty seconds, prepared. 6: disagree, politely. 7: report for two minutes without notes. 8: introduce somebody at a larger meeting. 9: five minutes with slides in front of ten. 10: the same in front of forty, with questions.

A ladder often takes longer to write than its first rung takes to climb.

## What you may expect

Not that the fear goes for good. It will still be there at the bottom of new stairs. What changes is what you think of it. At the outset it was a wall, later it is weather. You take a coat.

If after four weeks nothing has moved, or things get worse, that is no proof against you. It is the point at which somebody with training should look at the ladder. Take it to your doctor or a therapist. And should it be something darker than fear that holds you back, talk to someone today: local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).`,
        },
      ],
    },
    {
      key: 'what-holds-you-up',
      pillar: 'mental',
      title: 'What holds you up',
      description:
        "Resilience is less an inner iron than a number of posts that carry you. An hour's survey: which posts stand, which are rotten, which carry too much, and what to shore up first.",
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `When a house stays up in a storm, nobody praises the roof for its attitude. You look at the posts. There were enough of them, they stood on something, and the load was spread.

With people we like to talk of resilience as though it were a metal that some have in them. Look more closely at men who have come through a lot, and you generally find something else: a sister who rang every evening, a trade, a dog that had to be walked, a belief, some money put by, a doctor who took it seriously, a place where they were known. Ann Masten, who has spent her life studying children who did well despite everything, called it *ordinary magic* (*American Psychologist*, 2001). Not rare gifts, but ordinary supports that worked.

So this is not an exercise in being hard. It is a survey. You go round your own house with a pencil and look at what is holding it up. Do it while things are fairly calm, and again once a year. If the roof is coming down just now, leave the survey, get out and get help: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).`,
        },
        {
          kind: 'checklist',
          title: 'The posts. Mark each: sound, cracked, missing, overloaded',
          items: [
            'Body: sleep, food, movement, pain looked after, check-ups done.',
            'One person I can ring at night.',
            'A circle that notices if I do not come: team, choir, shift, congregation, regular table.',
            'At home: someone, an animal, or at any rate a door behind which I can rest.',
            'Work or a task that needs me, paid or not.',
            'Money: I know how long it would last, and whom I would ask.',
            'Something I can do with my hands or my head that makes me forget the time.',
            'A place: bench, workshop, mosque, church, hill, pitch.',
            'A story I can live with about the worst that has happened to me.',
            'Something larger than me: faith, cause, craft, children, the woods.',
            'Help: a doctor who knows me, and the knowledge of how to get more.',
            'Humour. When did I last laugh until I had to hold on to something?',
          ],
        },
        {
          kind: 'steps',
          title: 'The survey, one hour',
          steps: [
            'Go down the list and mark. Two minutes for each post, no improving.',
            'Remember a hard time that you got through. What carried you then? Write down five things. They are your posts, whatever the books say.',
            'Compare. Which of the five still stands? Which have you let rot because things were going well?',
            'Look for the overloaded one. With many men it is a single person, often the partner, or else work. What if that post gave way?',
            'Choose one to shore up. Not the worst: the one that takes least work and carries most.',
            'Write down the smallest thing that would strengthen it in the coming week, with the day. And one within the coming three months.',
            "Choose one missing post that you would like to have in a year's time, and lay the first stone: an enquiry, a visit, a call.",
            "Show someone the sketch. Ask: 'What have I overlooked? Am I one of your posts?'",
          ],
        },
        {
          kind: 'tiplist',
          title: 'Usual findings',
          tips: [
            "'My partner is my best friend' is a fine thing, and your partner might be glad to share the post with somebody.",
            'Posts rot in fine weather. You drop training and friends when all is going well, and miss them in the storm.',
            "Friendships need a date more than they need feeling. Every first Thursday carries further than 'We really must'.",
            'Work carries a lot, until it ends. Have one other thing at which you are good.',
            'Drink looks like a post. It is painted cardboard, and gets wet first.',
            'To be a post for somebody holds you up as well.',
            'Faith, or whatever stands in its place, wants using on weekdays.',
            'Asking for help while you can still joke about it is far easier than later.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When a post breaks

It will happen. Somebody dies, the firm shuts, the knee goes. Then the rule is the same as on a building site: **first prop it up, then repair.** Prop it up: take the load off. Who can carry something for the next four weeks? What may stay undone? Then look at what was on that post. If it was your partner, it was perhaps company, and the tax, and how to ring up your own mother. You cannot replace a person. But you can spread the load: the tax to someone who does tax, company to Thursdays, and the calls to yourself, badly at first.

What you should not do is cut two more posts at the same time because nothing matters any more. No moving house, no giving notice, no quarrel with your brother in the first weeks, unless you have to.

## What it looks like in a year

Do not expect to feel stronger. You will notice it by other things. That a bad week remains a week. That three people ask how it went. That you have gone to the doctor with a small thing. That someone rings **you** at night, and you pick up, and know what to do.

And keep the sketch. In ten years you will see in it who was there. Some of them you might thank today.`,
        },
        {
          kind: 'links',
          title: 'If a post is missing',
          links: [
            { label: 'Mind (UK): support and groups', url: 'https://www.mind.org.uk' },
            { label: "Andy's Man Club (UK): talking groups for men", url: 'https://andysmanclub.co.uk' },
            { label: 'Mental Health Foundation (UK)', url: 'https://www.mentalhealth.org.uk' },
            { label: 'Mental Health America', url: 'https://mhanational.org' },
            { label: 'Find A Helpline', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
  ],
}
