import type { Source } from '#contract/sources.ts'
import {
  cacioppo2009,
  chung2017,
  dazzi2014,
  eby2008,
  flynn2008,
  gollwitzer2006,
  hall2019,
  harkin2016,
  kumar2018,
  liu2022,
  mentorScreening,
  nhsLonely,
  niceAlcohol,
  pitman2014,
  sandstrom2022,
  stroebe2017,
  weger2014,
  whoPtsd,
  yip2012,
} from '../sources.ts'
import type { LibraryResource, Shelf } from '../types.ts'

const ahern2015: Source = {
  author: 'Jennifer Ahern and others',
  year: 2015,
  title:
    'The challenges of Afghanistan and Iraq veterans’ transition from military to civilian life and approaches to reconnection',
  url: 'https://doi.org/10.1371/journal.pone.0128599',
  checked: '2026-11-28',
}

const accessibleMeeting: Source = {
  author: 'World Wide Web Consortium (W3C)',
  year: 2020,
  title: 'How to make your presentations accessible to all',
  url: 'https://www.w3.org/WAI/teach-advocate/accessible-presentations/',
  checked: '2026-11-28',
}

const aron1997: Source = {
  author: 'Arthur Aron and others',
  year: 1997,
  title: 'The experimental generation of interpersonal closeness: a procedure and some preliminary findings',
  url: 'https://doi.org/10.1177/0146167297234003',
  checked: '2026-11-23',
}

const cavanagh2017: Source = {
  author: 'Anna Cavanagh and others',
  year: 2017,
  title:
    'Differences in the expression of symptoms in men versus women with depression: a systematic review and meta-analysis',
  url: 'https://doi.org/10.1097/HRP.0000000000000128',
  checked: '2026-11-23',
}

const cox2021: Source = {
  author: 'Daniel Cox, Survey Center on American Life',
  year: 2021,
  title: 'The State of American Friendship: Change, Challenges, and Loss',
  url: 'https://www.americansurveycenter.org/research/the-state-of-american-friendship-change-challenges-and-loss/',
  checked: '2026-11-23',
}

const davies2011: Source = {
  author: 'Kristin Davies and others',
  year: 2011,
  title: 'Cross-group friendships and intergroup attitudes: a meta-analytic review',
  url: 'https://doi.org/10.1177/1088868311411103',
  checked: '2026-11-23',
}

const denison2021: Source = {
  author: 'Erik Denison and others',
  year: 2021,
  title: 'Relationships between attitudes and norms with homophobic language use in male team sports',
  url: 'https://doi.org/10.1016/j.jsams.2020.10.018',
  checked: '2026-11-23',
}

const dua2011: Source = {
  author: 'Tarun Dua and others, World Health Organization',
  year: 2011,
  title:
    'Evidence-based guidelines for mental, neurological, and substance use disorders in low- and middle-income countries: summary of WHO recommendations',
  url: 'https://doi.org/10.1371/journal.pmed.1001122',
  checked: '2026-11-23',
}

const dunbar2017: Source = {
  author: 'Robin Dunbar',
  year: 2017,
  title: 'Breaking bread: the functions of social eating',
  url: 'https://doi.org/10.1007/s40750-017-0061-4',
  checked: '2026-11-23',
}

const dunbar2018: Source = {
  author: 'Robin Dunbar',
  year: 2018,
  title: 'The anatomy of friendship',
  url: 'https://doi.org/10.1016/j.tics.2017.10.004',
  checked: '2026-11-23',
}

const eisma2020: Source = {
  author: 'Maarten Eisma, Rita Rosner, Hannah Comtesse',
  year: 2020,
  title: 'ICD-11 prolonged grief disorder criteria: turning challenges into opportunities with multiverse analyses',
  url: 'https://doi.org/10.3389/fpsyt.2020.00752',
  checked: '2026-11-28',
}

const emerson2021: Source = {
  author: 'Eric Emerson and others',
  year: 2021,
  title:
    'Loneliness, social support, social isolation and wellbeing among working age adults with and without disability',
  url: 'https://doi.org/10.1016/j.dhjo.2020.100965',
  checked: '2026-11-23',
}

const foettinger2022: Source = {
  author: 'Linda Foettinger and others',
  year: 2022,
  title: 'The role of community-based Men’s Sheds in health promotion for older men: a mixed-methods systematic review',
  url: 'https://doi.org/10.1177/15579883221084490',
  checked: '2026-11-23',
}

const guthrieGower2022: Source = {
  author: 'Suzanne Guthrie-Gower, Gemma Wilson-Menzfeld',
  year: 2022,
  title:
    'Ex-military personnel’s experiences of loneliness and social isolation from discharge, through transition, to the present day',
  url: 'https://doi.org/10.1371/journal.pone.0269678',
  checked: '2026-11-28',
}

const hickin2021: Source = {
  author: 'Nisha Hickin and others',
  year: 2021,
  title: 'The effectiveness of psychological interventions for loneliness: a systematic review and meta-analysis',
  url: 'https://doi.org/10.1016/j.cpr.2021.102066',
  checked: '2026-11-28',
}

const holtLunstad2015: Source = {
  author: 'Julianne Holt-Lunstad and others',
  year: 2015,
  title: 'Loneliness and social isolation as risk factors for mortality: a meta-analytic review',
  url: 'https://doi.org/10.1177/1745691614568352',
  checked: '2026-11-23',
}

const illinoisLeftovers: Source = {
  author: 'University of Illinois Extension',
  year: null,
  title: 'Leftovers',
  url: 'https://extension.illinois.edu/food-safety/leftovers',
  checked: '2026-11-28',
}

const kalla2020: Source = {
  author: 'Joshua Kalla, David Broockman',
  year: 2020,
  title: 'Reducing exclusionary attitudes through interpersonal conversation: evidence from three field experiments',
  url: 'https://doi.org/10.1017/S0003055419000923',
  checked: '2026-11-23',
}

const karau1993: Source = {
  author: 'Steven Karau, Kipling Williams',
  year: 1993,
  title: 'Social loafing: a meta-analytic review and theoretical integration',
  url: 'https://doi.org/10.1037/0022-3514.65.4.681',
  checked: '2026-11-23',
}

const kardas2022: Source = {
  author: 'Michael Kardas, Amit Kumar, Nicholas Epley',
  year: 2022,
  title: 'Overly shallow? Miscalibrated expectations create a barrier to deeper conversation',
  url: 'https://doi.org/10.1037/pspa0000281',
  checked: '2026-11-23',
}

const keltner2001: Source = {
  author: 'Dacher Keltner and others',
  year: 2001,
  title: 'Just teasing: a conceptual analysis and empirical review',
  url: 'https://doi.org/10.1037/0033-2909.127.2.229',
  checked: '2026-11-23',
}

const kentAbuse: Source = {
  author: 'University of Kent, with Refuge',
  year: null,
  title: 'I’m worried that someone I know is experiencing domestic abuse',
  url: 'https://reportandsupport.kent.ac.uk/support/im-worried-that-someone-i-know-is-experiencing-domestic-abuse',
  checked: '2026-11-28',
}

const kruger2006: Source = {
  author: 'Justin Kruger, Cameron Gordon, Jeff Kuban',
  year: 2006,
  title: 'Intentions in teasing: when “just kidding” just isn’t good enough',
  url: 'https://doi.org/10.1037/0022-3514.90.3.412',
  checked: '2026-11-23',
}

const lindenfors2021: Source = {
  author: 'Patrik Lindenfors, Andreas Wartel, Johan Lind',
  year: 2021,
  title: '“Dunbar’s number” deconstructed',
  url: 'https://doi.org/10.1098/rsbl.2021.0158',
  checked: '2026-11-28',
}

const maes2019: Source = {
  author: 'Marlies Maes and others',
  year: 2019,
  title: 'Gender differences in loneliness across the lifespan: a meta-analysis',
  url: 'https://doi.org/10.1002/per.2220',
  checked: '2026-11-28',
}

const pennington2024: Source = {
  author: 'Natalie Pennington, Jeffrey Hall, Amanda Holmstrom',
  year: 2024,
  title: 'The American Friendship Project: a report on the status and health of friendship in America',
  url: 'https://doi.org/10.1371/journal.pone.0305834',
  checked: '2026-11-23',
}

const rao2020: Source = {
  author: 'Wen-Wang Rao and others',
  year: 2020,
  title:
    'Prevalence of prenatal and postpartum depression in fathers: a comprehensive meta-analysis of observational surveys',
  url: 'https://doi.org/10.1016/j.jad.2019.10.030',
  checked: '2026-11-23',
}

const ravindran2020: Source = {
  author: 'Chandru Ravindran and others',
  year: 2020,
  title: 'Association of suicide risk with transition to civilian life among US military service members',
  url: 'https://doi.org/10.1001/jamanetworkopen.2020.16261',
  checked: '2026-11-28',
}

const roberts2015: Source = {
  author: 'Sam Roberts, Robin Dunbar',
  year: 2015,
  title: 'Managing relationship decay: network, gender, and contextual effects',
  url: 'https://doi.org/10.1007/s12110-015-9242-7',
  checked: '2026-11-23',
}

const romaniuk2018: Source = {
  author: 'Madeline Romaniuk, Chloe Kidd',
  year: 2018,
  title:
    'The psychological adjustment experience of reintegration following discharge from military service: a systematic review',
  url: 'https://jmvh.org/article/the-psychological-adjustment-experience-of-reintegration-following-discharge-from-military-service-a-systemic-review',
  checked: '2026-11-28',
}

const stavrova2023: Source = {
  author: 'Olga Stavrova, Dongning Ren',
  year: 2023,
  title: 'Alone in a crowd: is social contact associated with less psychological pain of loneliness in everyday life?',
  url: 'https://doi.org/10.1007/s10902-023-00661-3',
  checked: '2026-11-28',
}

const unmcMentoring: Source = {
  author: 'University of Nebraska Medical Center',
  year: null,
  title: 'Mentoring: getting off to a good start',
  url: 'https://www.unmc.edu/academicaffairs/faculty/mentoring/mentors/mentor-relationship.html',
  checked: '2026-11-28',
}

const unmCrying: Source = {
  author: 'University of New Mexico Health Sciences',
  year: null,
  title: 'Soothing a crying baby',
  url: 'https://hsc.unm.edu/health/patient-care/pediatrics/soothing-a-crying-baby.html',
  checked: '2026-11-23',
}

const whoLoneliness: Source = {
  author: 'World Health Organization',
  year: null,
  title: 'Reducing social isolation and loneliness among older people',
  url: 'https://www.who.int/teams/social-determinants-of-health/reducing-social-isolation-and-loneliness-among-older-people',
  checked: '2026-11-28',
}

export const brotherhood: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'why-friendships-go-quiet',
      pillar: 'brotherhood',
      title: 'Why friendships go quiet, and how to start again',
      description:
        'Most friendships don’t end in a fight. They stop because nobody arranges anything. What research says about it, what helps, and a plan for this week.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Think of three people you call friends. When did you last talk to each of them properly? If the answer is “months ago”, you’re not unusual and you’re not a bad friend.

In a 2021 survey in the US, **15 per cent of men said they had no close friends at all**. In 1990 it was 3 per cent. The two surveys were done in different ways, so the real change may be smaller. Newer US surveys found fewer people without friends. But more than 40 per cent of the people in them didn’t feel as close to their friends as they’d like. That may sound familiar.

## How it happens

School, first jobs, teams and shared flats give you friends without any planning. You see the same people in the same place, week after week. Then someone moves. Someone has a baby, works nights, gets ill, comes out, stops drinking or runs out of money. The place that held you together is gone, and nobody takes over the arranging.

Then you feel ashamed. After a year without a call, you think you’d have to explain yourself. So you wait for a good reason. Your friend may be waiting for the same thing.

## Why it matters

A review of 70 studies linked loneliness, isolation and living alone with a higher risk of early death. One lonely month doesn’t have to harm you, and you don’t need a crowd, but friendship is worth real time, like sleep and movement.

You notice it most on hard days: the scan, the lost job, the break-up. If you have a partner, they may be the only one you can call. That’s a lot for one person to carry.`,
        },
        {
          kind: 'tiplist',
          title: 'What keeps a friendship going',
          tips: [
            'Time together. A US study of people who had recently moved put the average at around 50 hours together for a casual friend and more than 200 for a close one. Nobody has 200 spare hours, but an hour a week adds up.',
            'A fixed time. “Every Thursday at seven” works better than “We should meet”, because nobody has to decide each time.',
            'Something to do. Many people find it easier to talk while walking, cooking, driving or gaming. That’s fine, as long as someone asks a real question now and then.',
            'Someone who arranges. In most groups one person does it all. If that isn’t you, thank them and take a turn.',
            'Some truth. You can talk about sport for ten years and still not know how your friend is. One honest sentence changes that.',
            'Asking for help. Many friends would like to be useful to you and don’t know how.',
          ],
        },
        {
          kind: 'steps',
          title: 'Your plan for this week',
          steps: [
            'Think of five people you’d like to hear from. Leave out anyone who’s asked you to stay away. Nobody else is ruled out because it’s been a long time.',
            'Choose the easiest. Send four lines today: what made you think of them, one true thing about you, one question, and “no rush to answer”.',
            'Suggest one thing with a day and a time in the next two weeks. Forty minutes is enough. If they live far away, suggest a call.',
            'Before you part, fix the next date.',
            'Take one thing you already do each week, such as a walk, a match, prayer, the gym or laundry. Invite one person to join you every time.',
            'After a month, look at who came back. Put your time there.',
            'If nobody answers, that hurts, but it doesn’t prove that nobody likes you. Go where the same people meet each week, and give it twelve weeks.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Where to meet the same people every week',
          items: [
            'A sports team or walking group that takes beginners, or one for disabled players',
            'A choir, band, drama group or dance class',
            'A community kitchen, repair café, food bank or shared garden',
            'A place of worship, a humanist group or a meditation group',
            'An LGBT centre, a gay sports club or a trans men’s meetup',
            'A language class, chess club, gaming table or book group',
            'A recovery meeting, a veterans’ group or a group for single fathers',
            'An online group with a fixed weekly hour, if you can’t easily leave home',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re told “just put yourself out there”

That’s easy to say. If you’re shy, in pain, short of money, caring for someone or new to the language, going out costs more. Start with the cheapest step that involves another person: one message, one hello, one online hour. In experiments, people who got in touch out of the blue underestimated how pleased the other person would be. You probably do too.

## If you feel low

If you’ve lost interest in most things for two weeks or more, drink to get through the evening or sleep very badly, talk to a doctor. You can work on friendships at the same time.`,
        },
      ],
      sources: [cox2021, pennington2024, hall2019, holtLunstad2015, liu2022],
    },
    {
      key: 'write-to-him-after-years',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'Write to a friend after years of silence',
      description:
        'Four lines that can restart a friendship, examples for awkward cases, and what to do with the answer or the lack of one.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You’ve thought of this friend several times this year. At first you were busy. Then it had been a while. Now it’s been so long that you feel you need a reason.

You don’t need one. In 2022 Peggy Liu and colleagues published a series of experiments on getting in touch. **People underestimated how much the other person would appreciate it.** The less expected the message was, the bigger the gap.

It’s easy to get stuck trying to explain the missing years. Leave them out. Four lines are enough:

1. What made you think of them, such as a place, a song or a joke.
2. One true thing about your life now.
3. One question they can answer in a sentence.
4. An easy way out: “No rush to answer.”`,
        },
        {
          kind: 'tiplist',
          title: 'Examples you can change',
          tips: [
            'Plain: “Walked past the old rink and could still hear you swearing at the gate. Two kids and a bad knee here. Do you still skate? No rush.”',
            'You disappeared: “I dropped out of sight after the divorce. That wasn’t about you. I miss our Fridays. How are you these days?”',
            'They disappeared: “Heard our band on the radio and thought of you. I’m still on the same street. What are you up to?”',
            'You said nothing when someone died: “I heard about your father at the time and didn’t find the words. I’m sorry. I still think of how he fixed my bike. How’s your mother?”',
            'You argued: “I still think about that evening. I was harsher than I had any right to be. I’d like to buy you a coffee, or just hear that you’re well.”',
            'You’re not well: “It’s been a rough year. I’m getting help. I don’t need anything fixed, I’d just like to hear your voice.”',
            'They’ve changed name, faith, partner or politics: “I’ve seen that a lot is different for you. I’d like to know you as you are now. Tea some time?”',
            'You’ve changed: “You knew me as Nadia. I’m Noah now, and happier. I miss our bad puns. How are you?”',
            'To a group: “The four of us haven’t been in one room since the wedding. I’ll be at the bridge café on the 12th from six. Come if you can.”',
          ],
        },
        {
          kind: 'steps',
          title: 'Send it within the hour',
          steps: [
            'Choose one person for today. Leave out anyone who’s afraid of you, has blocked you or asked you to leave them alone.',
            'Set a timer for ten minutes and write the four lines.',
            'Read them aloud. Keep at most one “sorry for the silence”. Cut jokes that might be misunderstood in writing.',
            'Choose the way they’d like best: letter, message, voice note, video in sign. Don’t do it as a public comment.',
            'Send it before you look for better words.',
            'Put your phone away for an hour and do something else.',
            'When they answer, suggest one call or meeting with a day and time.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What may come back

**They’re glad.** Good. Fix a date in your second message, and make it small: a call, a walk, half an hour.

**They’re polite.** Answer warmly once. Write again in half a year when something reminds you of them.

**They’re angry.** Stay calm. You could say: “Thank you for telling me. I’d like to understand it.” If part of it is true, say which part. If they want no more contact, or go on to insult you, wish them well and stop.

**They say nothing.** You don’t know why. They may be ill, ashamed, on nights, or no longer at that number. After two months you can send one more line. Then leave it.

**They’ve died.** If you find out this way, write to the family or to a mutual friend and tell them what you’d have said.

## When not to write

Don’t write to someone who’s afraid of you, has blocked you or asked you to leave them alone, or who’s covered by a court order. Don’t write to someone who hurt or threatened you before you’ve thought it through with a person you trust. And don’t send anything at two in the morning after drinking. Write it then if you like, and read it again after breakfast.`,
        },
        {
          kind: 'checklist',
          title: 'Before you send it',
          items: [
            'It names one particular memory or thing.',
            'There’s one question in it.',
            'Nobody has to feel guilty.',
            'You wouldn’t mind if someone else saw it.',
            'They can answer in one line.',
            'You could cope with no answer.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## After the first reply

A restarted friendship can stop again after two friendly messages. Suggest something that happens more than once: a call on the first Sunday of the month, a shared game, a walk whenever you’re in town. It doesn’t have to be what it was. You’ve both changed, and you may enjoy getting to know each other again.

If writing brings up more sadness than you expected, tell someone about it. And if your friend’s answer worries you, the guide “Help a friend who may be suicidal” says what to do, step by step.`,
        },
      ],
      sources: [liu2022],
    },
    {
      key: 'running-a-table-of-men',
      pillar: 'brotherhood',
      title: 'Run a small group for honest talk',
      description:
        'A simple plan for four to eight men who want to talk honestly: the rules, the clock, and what to do when it gets heavy, dull or loud.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You don’t need training to sit down with a few men and talk honestly. You do need a plan. Without one, a few people do most of the talking, someone goes home unheard, and by the third evening you only talk about football.

**The basics:** four to eight people, ninety minutes, every second week, same day and time. Meet somewhere private, with a door that shuts, seats that suit everyone and a step-free way in, or online. A library, community centre or place of worship may lend you a room. No alcohol before the end. Invite people, and let them say no.

It isn’t therapy, and nobody in the room is the therapist, even if that’s his job.`,
        },
        {
          kind: 'checklist',
          title: 'Five rules to read out each time',
          items: [
            'What’s said here stays here. You can tell your own part at home, never someone else’s. The exception: if a life is in danger, or a child or vulnerable adult is being harmed, we get help.',
            'Speak for yourself. No lectures about what men, women or “these people” are like.',
            'No advice unless someone asks for it.',
            'Every turn is timed. You can always pass.',
            'Come, or let us know.',
          ],
        },
        {
          kind: 'steps',
          title: 'How ninety minutes can go',
          steps: [
            'Ten minutes. Arrive, phones away, someone reads the rules. One quiet minute.',
            'Fifteen minutes. A quick round, up to two minutes each: “From one to ten, how are you? Why not one lower?”',
            'Fifty minutes. Two or three people who need it take a longer turn. Each speaks for five minutes without a break, followed by ten minutes of questions.',
            'Before the questions, ask him: “Do you want to be heard, to think aloud, or to get ideas?” Then give him that.',
            'Ten minutes. Each person names one small thing he’ll do before next time. Someone keeps the list and brings it next time.',
            'Five minutes. Each person says one word. Agree the next date, the place and who runs it, and end on time, even when it’s going well.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When it goes wrong',
          tips: [
            'One person talks too long: “I’m going to stop you there. Your time’s up, and I want to hear Sanjay.” Say it kindly, every time.',
            'One person never speaks: let him pass. After the third evening, ask him alone if the format suits him. Some men find it easier to talk on the way to the bus.',
            'It’s all jokes: let one go. Then ask: “And underneath?” Wait.',
            'Two people clash: stop the debate. Each says what he heard the other say, until the other agrees. They can talk about the rest outside the group.',
            'Someone cries: that’s fine. Keep water within reach and say: “We’re here. Take your time.”',
            'Someone is contemptuous about women, gay or trans people, a faith or a skin colour: “Not here.” If it happens again, he’s asked to leave.',
            'Someone repeats what was said here: name it in the round and let him answer for it. If it was serious, he leaves.',
            'It has become dull: change the question, go for a walk or roll, do a job together, or take a month off.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When someone’s in danger or in crisis

One day someone may say something the group can’t deal with alone. Don’t move on to the next item.

**Thoughts of suicide.** Ask directly: “Are you thinking about killing yourself?” Studies have found no sign that asking puts the idea there. If he says yes, don’t leave him alone and don’t let him drive. Two of you stay while he gets help: the emergency number if it could be tonight, otherwise a line from **Help now**.

Ask him to let someone keep whatever he could use, such as medicine or weapons, for now. Never take a weapon by force. If he has one in his hand, keep your distance and call the police. Contact him the next day.

**He’s being hurt at home.** Believe him. Ask what would make him safer and help him reach a service. They exist for men too, including gay and trans men. Don’t go to his home and don’t contact the other person. That can make it more dangerous for him.

**He’s hurting someone.** He was right to say so, but that doesn’t excuse it. If anyone is in danger now, call the police. If a child or vulnerable adult is being harmed, tell child or adult protection services. Otherwise, tomorrow he contacts a service for people who use violence, with one of you there. Don’t carry messages between him and the other person, and don’t promise to keep it in the group.

**Drink or drugs.** Help him see a doctor. Someone who drinks heavily every day shouldn’t stop suddenly alone, because withdrawal can be dangerous. For shaking, confusion, seeing things or a seizure, or if he can’t be woken or breathes slowly, call the emergency number.

After an evening like that, check on the others too. And check on yourself: tell someone you trust that it was a hard night, without names.`,
        },
        {
          kind: 'download',
          label: 'A card for your group',
          filename: 'group-card.txt',
          contents: `OUR GROUP
Day, time, place: ______________________________________
People: ________________________________________________
Runs it this time: _____________   next: _______________

RULES (read aloud)
1. It stays here. Exception: a life in danger, or a child
   or vulnerable adult harmed. Then we get help.
2. Speak for yourself.
3. No advice unless asked for.
4. Every turn is timed. You can pass.
5. Come, or let us know.

CLOCK (90 minutes)
 0:00  arrive, phones away, rules, one quiet minute
 0:10  quick round, up to 2 min each: how are you, 1-10? Why not lower?
 0:25  turns: 5 min speaking, 10 min questions
       "Heard, thinking aloud, or ideas?"
 1:15  one small thing each before next time
 1:25  one word each, next date. End.

SMALL THINGS
Name ________________ will ____________________ done [ ]
Name ________________ will ____________________ done [ ]
Name ________________ will ____________________ done [ ]
Name ________________ will ____________________ done [ ]

IF SOMEONE IS IN DANGER
Emergency number here: __________
Otherwise: Help now, in the app
`,
        },
      ],
      sources: [weger2014, dazzi2014, yip2012, niceAlcohol, kentAbuse],
    },
    {
      key: 'listening-without-fixing',
      pillar: 'brotherhood',
      title: 'Practise listening without fixing',
      description:
        'Four short drills for two people, about twenty-five minutes in all. With sentences for when you don’t know what to say.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `A man tells his friend that his father is dying. Within a minute he has the name of a good clinic, a story about an uncle and a link to an article. All of it is kindly meant. He goes home without having talked about his father.

We fix because we want to help, and because someone’s pain is hard to sit with. With a leak or a spreadsheet, fixing helps. With grief, shame or fear, someone may want to be heard first. You can still give advice later if they ask for it, and by then you’ll know what the problem is.

This is called *active listening*. **You try to understand how it is for the other person, and you say what you understood, so they can correct you.** In one experiment, people felt more understood after this kind of listening than after advice or a few nods. The talks were short and between strangers, so it may not always work like that. It’s a skill, and you can practise it.`,
        },
        {
          kind: 'steps',
          title: 'Four drills for two people',
          steps: [
            'Before you start. Sit at an angle, go for a walk, or use video. You need a timer. Choose real but medium things: an argument at work rather than the worst night of your life. Decide who’s A.',
            'Say nothing (6 minutes). A talks for two and a half minutes about something on their mind. B says nothing and looks friendly. Swap. Then each says in one sentence what was hard. If A pauses, B waits.',
            'Say it back (7 minutes). A talks for two minutes. B says in one or two sentences what happened and how it felt: “They passed you over and you found out from a noticeboard. That hurt.” A corrects until it’s right. Swap.',
            'Ask a second question (6 minutes). A talks for one minute. B asks three questions, each about A’s last answer. Not “Have you tried…?” and not “Why didn’t you…?” Swap.',
            'Ask what they need (6 minutes). A talks for one minute. B asks: “Do you want me to listen, think along, or say what I’d do?” Then B does that for ninety seconds. Swap.',
            'At the end each says one thing the other did that helped. Try one drill again next week in an ordinary conversation.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences that help',
          tips: [
            '“Tell me more about that.”',
            '“What’s the worst part?”',
            '“How long have you been carrying this?”',
            '“So it isn’t the money, it’s being left out?” Then stop, and let them correct you.',
            '“I don’t know what to say. I’m glad you told me.”',
            '“Do you want company or ideas?”',
            '“Who else knows?”',
            '“What would help this week?”',
            'Nothing at all, for as long as a slow breath.',
          ],
        },
        {
          kind: 'checklist',
          title: 'What makes people stop talking',
          items: [
            '“At least…”',
            '“I know exactly how you feel.”',
            '“You should…”',
            'A bigger story of your own',
            'A joke in the first minute',
            'Looking at your phone or watch',
            'Asking for details they can’t bear to give',
            'Cheering them up before they’ve been heard',
            'Telling someone else afterwards',
          ],
        },
        {
          kind: 'intro',
          markdown: `## How you know it works

They say “Exactly”, or “No, it’s more that…”, which is just as good. They relax a little, or say something they hadn’t planned to say. Some find their own next step and thank you for your advice, though you gave none.

If you don’t use speech, all of this works in sign, in text or with a communication aid. Leave longer gaps. In a text chat, wait until the other person has stopped typing.

## What listening is not

**It isn’t agreeing.** You can understand how someone came to do something and still tell them it was wrong. Do it after they’ve been heard.

**It isn’t endless.** If you start to dread their name on your phone, say: “I want to be there for you, and I can’t do every night. Who else can we bring in?”

**It isn’t keeping quiet about danger.** If someone talks about ending their life, ask them about it directly and stay. Studies that looked at this found no sign that asking puts the idea there. “Help a friend who may be suicidal” says what comes next. If a life or a child is in danger, you can’t promise silence, and it’s fair to say so.

If they’re being hurt at home, believe them and don’t act over their head. Help them reach people who know about violence at home.`,
        },
      ],
      sources: [weger2014, dazzi2014],
    },
    {
      key: 'finding-a-mentor',
      pillar: 'brotherhood',
      title: 'Find a mentor, one question at a time',
      description:
        'How to get help from people further along, without a title or a ceremony. With a message to send and a page to prepare.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `“Will you be my mentor?” is a big question. It sounds like a job with no end. Someone may say “Of course”, feel uneasy and never find a date.

**Ask for thirty minutes instead.** Ask about one thing. Try what they say, or find out why you didn’t. Then go back and tell them. After a few talks like that you have a mentor, even if neither of you calls it that.

You may need more than one: someone for work, someone for money, someone for staying sober or for faith, someone who’s been alone in the way you are now. They can be younger than you. They don’t have to be men. What matters is that they’ve done it and can talk about it honestly.

Does it help? A review of many studies linked mentoring with better results in work, health and attitude. The effects were mostly small. So it’s worth asking, but don’t expect one person to change everything.`,
        },
        {
          kind: 'checklist',
          title: 'Signs of a good mentor',
          items: [
            'They’ve done the thing, recently enough to remember how it felt.',
            'They talk about their mistakes without being pushed.',
            'People who work with them stay and grow.',
            'They treat waiters, cleaners and children like everyone else.',
            'They have time, or say honestly that they don’t.',
            'They don’t sell you anything.',
            'They can say “I don’t know”.',
            'They keep what you tell them private.',
            'You think more clearly after talking to them.',
          ],
        },
        {
          kind: 'steps',
          title: 'From first question to regular talks',
          steps: [
            'Find one real question that’s small enough. “How do I get on?” is too big. “I lead four people older than me and they go over my head. How did you handle that?” works.',
            'Think of six people who’d know. Look close by: last job, union, club, street, congregation, recovery group, this community.',
            'Message the first: who you are, why them, the question, thirty minutes, a place or a call that suits them, and that no is fine.',
            'Prepare one page: where I am, what I tried, three questions.',
            'Be on time and take notes. Stop after thirty minutes: “I said half an hour.” They’ll tell you if they have longer.',
            'Within a day, send two lines of thanks and name one thing you’ll do.',
            'Within a month, tell them what came of it. It’s a good reason for a second talk.',
            'If you both like it, suggest four talks over six months.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'While it lasts',
          tips: [
            'You bring the question each time.',
            'If you disagree, say so.',
            'Don’t ask for money, a job or their contacts early on. If they offer, say thank you and treat it with care.',
            'Bring something back now and then: an article, news, a photo of what you made.',
            'They’ll be wrong at times. You can take some of their advice and leave the rest.',
            'If travel, hearing, childcare or money makes it hard, say so and suggest a call.',
            'When it ends, say so: “You’ve seen me through this. Can I call you when I’m stuck?”',
            'Later, do the same for someone a step behind you.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When to walk away

Leave if a mentor wants secrecy, wants money, touches or flirts, puts you down and calls it toughening up, or tries to come between you and your people. Leave too if they make you prove yourself over and over. Tell someone. It wasn’t your fault, and you owe them nothing for their time. If you were hurt or feel threatened, go to the police or to a service for victims.

## If there’s nobody

Trade bodies, unions, colleges, chambers of commerce and libraries often know of mentoring programmes. So do charities for veterans, refugees, disabled entrepreneurs, LGBT people, people who grew up in care and people coming out of prison. Recovery groups have sponsors.

Books and talks can carry you for a while, if the author admits mistakes. So can a group of three or four people in the same situation who tell each other the truth. And don’t forget your own family and neighbours: ask an older relative what they were afraid of at your age, and what they did next.

## A message you can adapt

“Hi Ms Okafor, we met at the union day. I’m six months into leading a team and two people ignore me in meetings. You’ve been there. Could I ask you three questions, thirty minutes, at your place or by phone? If it’s a bad time, no problem at all. Thanks, Ravi.”`,
        },
        {
          kind: 'download',
          label: 'One page for the talk',
          filename: 'mentor-talk.txt',
          contents: `TALK WITH: _________________________  DATE: ___________
LENGTH: 30 minutes, ends at: ____   PLACE OR CALL: _____

WHERE I AM (three lines, facts)
________________________________________________________
________________________________________________________
________________________________________________________

WHAT I TRIED, AND WHAT HAPPENED
________________________________________________________
________________________________________________________

MY THREE QUESTIONS
1. What did you get wrong at this stage?
2. _____________________________________________________
3. _____________________________________________________
   and at the end: What haven't I asked?

WHAT THEY SAID
________________________________________________________
________________________________________________________

I WILL DO: ____________________________ BY: ____________
THANKED THEM ON: __________
TOLD THEM WHAT CAME OF IT ON: __________ (in a month)
`,
        },
      ],
      sources: [eby2008],
    },
    {
      key: 'partners-agreement',
      pillar: 'brotherhood',
      title: 'Keep each other on track for twelve weeks',
      description:
        'How two people help each other keep a promise: fifteen minutes a week, four questions and one page you both sign.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `It can be easier to do something when someone’s waiting. You might skip the walk alone, but not if Luis is standing at the corner. You can use that on purpose.

An accountability partner isn’t a coach or a judge, and doesn’t have to be your closest friend. **It’s someone who asks you the same four questions every week and notes your answers.** You do the same for them.

There’s good reason to try it. A review of 138 studies found that people who kept track of their progress were more likely to reach a goal. It worked better when the results were reported to someone or put on paper.

Three things can spoil it: the promises are too big, the call has no fixed time, or nobody knows what to say after “I didn’t do it”. The page below helps with all three.`,
        },
        {
          kind: 'steps',
          title: 'How to set it up',
          steps: [
            'Choose someone who keeps small promises and whose goals you respect. Someone you know a little can work better than a best friend, who may go easy on you. Avoid your boss and anyone you’re in love with.',
            'Ask: “Twelve weeks, fifteen minutes a week, four questions each. Then we stop or go on. Are you in?”',
            'Each of you picks one goal. It has to be something you want yourself, whatever your boss or partner thinks.',
            'Each decides what counts as a done week, so clearly that a stranger could tell. “Three outings of thirty minutes”, not “Get fitter”.',
            'Halve it. It’s easy to promise too much at the start.',
            'Fix the day, the time and who calls. Swap every month. If one is away, send the four answers by message.',
            'Agree on what happens after “I didn’t do it”: no scolding and no comforting. Two questions: “What got in the way?” and “How big is next week’s promise?”',
            'Fill in the page, sign it and keep a copy each. Put week twelve in both calendars.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Four questions, every week',
          items: [
            'What did you say you’d do?',
            'Did you do it? Yes, no or partly, with a number.',
            'What got in the way, or what helped?',
            'What will you do by next week, and when and where exactly?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What makes it last',
          tips: [
            'Start with the first question. Chat afterwards.',
            'Say when and where. “Tuesday after dinner at the kitchen table” gets done more often than “some time”. A review of studies on planning supports this.',
            'After three misses in a row, make the promise smaller or drop it openly.',
            'No fines and no dares. If you’re afraid of the call, you’ll be tempted to lie.',
            'Say exactly what went well: “Five out of five, in the week your son was ill.”',
            'Pain, illness, a flare-up or a hard shift changes the promise for that week. Say so before, if you can.',
            'Keep what you hear to yourself, even when it’s funny.',
            'In week six, ask: is the goal still yours?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When a goal is risky

Don’t hold someone to a goal that could hurt them: a very strict diet, running on a bad knee, stopping heavy drinking all at once, winning back gambling losses. Say that you won’t ask about it, and that you’ll gladly go with them to a doctor or an advice service.

Something bigger may come up, such as violence at home or feeling that life isn’t worth it. Then leave the four questions, listen, and look for help together. If they don’t want to live, “Help a friend who may be suicidal” says what to ask.

## Two examples

**Goal: finish a course.** First promise: “An hour every evening.” Halved: “Half an hour on Tuesday and Thursday after the kids are in bed, kitchen table, phone in the hall.” Done means sitting there for thirty minutes, whether it went well or not.

**Goal: be a better friend.** Nobody can check that. So: “One ten-minute call each Sunday to someone on my list.” Done means you called, even if they didn’t pick up.

## Week twelve

Meet or call for an hour. Each of you says what you did, what you learned about how you keep promises, and what helped most. Then decide clearly whether to go on, change partners or stop. Any of these is fine.`,
        },
        {
          kind: 'download',
          label: 'The agreement and twelve weeks',
          filename: 'partners-agreement.txt',
          contents: `OUR AGREEMENT, TWELVE WEEKS

Between ______________________ and ______________________
From ____________ to ____________ (week 12: date and place)
We speak every ____________ at ______ for 15 minutes.
Who calls: month 1 _________  month 2 _________  month 3 _________
When one is away: a message with the four answers by ________

A's goal: _______________________________________________
A week is done when: ____________________________________
(halved from: ___________________________________________)

B's goal: _______________________________________________
A week is done when: ____________________________________
(halved from: ___________________________________________)

"I didn't do it" gets two questions:
What got in the way? How big is next week's promise?
It stays between us. If a life or a child is in danger,
we get help.

Signed ______________________   ______________________

WEEK   A: promise             done   B: promise             done
 1     ____________________   ____   ____________________   ____
 2     ____________________   ____   ____________________   ____
 3     ____________________   ____   ____________________   ____
 4     ____________________   ____   ____________________   ____
 5     ____________________   ____   ____________________   ____
 6     ____________________   ____   ____________________   ____
       Is the goal still mine? A: ____   B: ____
 7     ____________________   ____   ____________________   ____
 8     ____________________   ____   ____________________   ____
 9     ____________________   ____   ____________________   ____
10     ____________________   ____   ____________________   ____
11     ____________________   ____   ____________________   ____
12     Together: go on, change or stop? ____________________
`,
        },
      ],
      sources: [harkin2016, gollwitzer2006],
    },
    {
      key: 'friend-in-a-bad-way',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'Help a friend who may be suicidal',
      description:
        'How to notice, what to say, how to ask about suicide, and what to do next. For anyone who gets the call and doesn’t feel up to it.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `**Call your emergency number now** if your friend has hurt themselves, has taken something, has a weapon, hears voices telling them to die or to kill, or says they’re about to hurt themselves or someone else. Stay with them, in person or by phone, while that’s safe for you. If it isn’t that urgent but you’re worried, open **Help now**. The lines there also advise friends.

You don’t have to be a professional. Your part is to notice, ask, stay and bring in others. You’re not meant to do it alone.

## What you may notice

People in trouble don’t always look sad. A friend may stop answering, drop what they loved, sleep badly, or say they’re a burden. A review of studies found that depressed men, more often than depressed women, misuse alcohol or drugs and take risks. Some get short-tempered. After a break-up, a lost job, a death, a birth, a diagnosis or a court date, you can ask without any sign.

Ask today if they talk about death or having no way out, give away things that matter, say goodbye in odd ways, or look for ways to do it. A sudden calm after a very bad time is another reason to ask.`,
        },
        {
          kind: 'steps',
          title: 'How to ask',
          steps: [
            'Choose a quiet place away from others: a walk, a car, a kitchen, a call, a video chat in sign.',
            'Say what you’ve seen. “You’ve missed training for a month and you don’t sound like yourself. How is it really?”',
            'Ask twice. If they say “fine”, say: “You don’t have to tell me. But I’m asking because I want to know.”',
            'Listen longer than feels comfortable. Leave out advice, “at least” and stories of your own.',
            'Ask directly: “Are you thinking about suicide?” or “Are you thinking about killing yourself?” Studies that looked at this found no sign that asking puts the idea there. Talking about it may even ease the thoughts. The World Health Organization tells health workers to ask as well.',
            'If they say yes, thank them for telling you. Stay calm. Ask: “Have you thought about how you’d do it? Do you have what you’d need? Have you thought about when? Have you done anything already?” The closer it is, the faster you need help. If they’ve taken something, it’s an emergency even if they seem well.',
            'If they say no, you can say: “If it ever gets there, I want you to call me or a crisis line.” If you’re still worried, stay close and ask again tomorrow.',
          ],
        },
        {
          kind: 'checklist',
          title: 'If the answer is yes',
          items: [
            'Don’t leave them alone while they may be in danger. If you’re on the phone, stay on it and find out where they are.',
            'If they have a plan, have what they’d need, or might act soon, call the emergency number, or go with them to the nearest emergency department. Don’t let them drive.',
            'If they have thoughts without a plan, contact a crisis line together, or their doctor. Do it today.',
            'Put distance between them and whatever they could use, above all guns, medicines and poisons. Ask them to let a trusted person, a pharmacist or the police keep it for now. Limiting access is one of the best-tested ways to prevent suicide.',
            'Never take a weapon by force. If one is in their hand, keep back and call the police.',
            'No more alcohol or drugs tonight, if you can manage that without a fight. If they drink heavily every day, stopping suddenly can be dangerous, so tell the doctor or crisis team.',
            'Don’t promise secrecy: “I can’t keep this to myself, because I want you alive. Let’s decide together who we tell.” If telling their family could put them at risk, choose someone else.',
            'Bring in a second person for them, and one for you.',
            'Before you part: who’s with them tonight, which appointment is fixed, and when you’ll call.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'In the days and weeks after',
          tips: [
            'Call the next day, again after a few days, and then every week for at least three months. Put the calls in your calendar now.',
            'Offer exact things: “I’ll bring food on Tuesday.” “I’ll come with you to the clinic and wait outside.”',
            'Keep inviting them to ordinary things. They need to be able to say no and be asked again.',
            'Treat them as your friend rather than a patient. They can still beat you at cards.',
            'If they’re ashamed of having told you, say what it meant to you that they did.',
            'Recovery goes up and down. The risk is highest in the first three months after leaving a psychiatric hospital and stays raised for years. Stay in touch all that time.',
            'If they refuse help and you believe their life is at risk, call for help anyway. They may be angry with you. That’s better than losing them.',
            'If they’re violent, or you’re afraid of them, keep yourself and others safe and leave it to the services.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re not sure

You may worry about making a fuss. A call to a crisis line or a doctor doesn’t commit anyone to anything. Describe what you’ve seen and ask what they’d do. Call them even if you may be wrong.

If your friend lives in another country, a call to your own ambulance or police won’t reach them. Find the number for their place, and someone who can go there.

## Look after yourself

A night like this stays with you. Talk to someone, without names if needed: a friend, a doctor, a chaplain, a counsellor. Crisis lines are there for people who worry about others too. Set limits you can keep, and say them: “I’m there from eight in the morning until ten at night. During the night, call the crisis line, or an ambulance if it’s urgent.”

## If a friend has died by suicide

Sometimes people do everything they can and a friend still dies. If that’s happened to you, you didn’t cause it, and one person can’t always keep another alive. Please don’t carry it alone. Many countries have groups for people bereaved by suicide, and a doctor can help you find one.`,
        },
        {
          kind: 'links',
          title: 'Read more about helping a friend',
          links: [
            {
              label: 'Five steps to help someone with thoughts of suicide (NIMH, US)',
              url: 'https://www.nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
            },
            {
              label: 'Warning signs of suicide (NIMH, US)',
              url: 'https://www.nimh.nih.gov/health/publications/warning-signs-of-suicide',
            },
            { label: 'How to ask “Are you OK?” (R U OK?, Australia)', url: 'https://www.ruok.org.au/how-to-ask' },
            {
              label: 'If you’re worried about someone else (Samaritans, UK and Ireland)',
              url: 'https://www.samaritans.org/how-we-can-help/if-youre-worried-about-someone-else/',
            },
          ],
        },
      ],
      sources: [dazzi2014, dua2011, yip2012, chung2017, cavanagh2017],
    },
    {
      key: 'draw-your-circle',
      pillar: 'brotherhood',
      title: 'Draw your circle of friends',
      description:
        'An hour with paper: who’s close, who’s drifting, where the gaps are, and three people to look after in the next month.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `When did you last talk properly to each of your friends? You may not know. An hour once a year is enough to find out. It can sting, but it may also show you more people than you expected.

The anthropologist Robin Dunbar describes friendships in layers: about **five** people closest to us, some **15** good friends including those five, about **50** we’d ask to a big party, and perhaps **150** we have a real tie with. Family counts. Numbers differ a lot from person to person, and other researchers doubt that there’s a firm limit. What’s useful is simpler: **the inner layer is small, it takes the most time, and people you don’t contact drift outward.**

A study that followed young people through a big change, leaving school, found that friendships faded faster than family ties. What helped was different too: for the women it was more often talking, for the men doing things together. That’s an average and may not fit you.

You need a large sheet of paper, a pencil, your contacts for the names, and a quiet hour. If you don’t see or draw well, use lists or cards. If you feel very low tonight, leave it for a better day.`,
        },
        {
          kind: 'steps',
          title: 'How to draw it',
          steps: [
            'Draw four circles, one inside the other, like a target. Your own mark goes in the middle.',
            'Inner circle: who could you call at two in the morning, and who’d call you? Put only people you’re sure of, even if it’s one or none.',
            'Second circle: people you talk to at least once a month and can be yourself with.',
            'Third circle: people you’re glad to meet when there’s a reason.',
            'Outer circle: neighbours, colleagues, teammates, people from online groups, the person at the kiosk. Use names rather than groups.',
            'Next to each name, put the month you last spoke properly. A guess is fine.',
            'Add arrows: is this person moving inward or outward? Mark anyone you usually feel worse after seeing.',
            'Leave it for a day before you judge it.',
          ],
        },
        {
          kind: 'drawing',
          name: 'circle-of-people',
          caption: 'You’re the square, with a few people close to you and more in each circle further out.',
        },
        {
          kind: 'checklist',
          title: 'Questions to ask the drawing',
          items: [
            'Who’s in the inner circle only out of habit?',
            'Who’s further out than I’d like?',
            'If I have a partner, who else could I talk to on a hard night?',
            'Is there someone older? Someone younger? Someone whose life is very different from mine?',
            'Who could I ask to lift something, lend something, or tell me I’m wrong?',
            'Who got in touch last year and heard little back?',
            'Where do I see the same people every week? If nowhere, that’s the first gap to fill.',
            'Is there anyone I hide part of myself from? Would I like to change that?',
            'Who do I give more time than I want to?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Choose three people for the next month',
          tips: [
            'One to bring back: someone with an outward arrow you’d hate to lose. Send four lines this week.',
            'One to bring closer: someone from the third circle who’s easy to be with. Invite them to something ordinary, with a day and time. Then do it again.',
            'One to thank: someone who’s kept a place for you. Tell them what they did.',
            'Keep to three. After a month, look again.',
            'If someone on the sheet hits, threatens or controls you, don’t choose them. “Recognise violence and control at home” says where to find support.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If the circles are nearly empty

That’s hard to look at. It can happen after a move, an illness, a break-up, coming out, leaving a faith, prison or years of caring for someone. It doesn’t mean that people can’t like you.

Start at the outside. Learn names. Go to one place every week for three months. Be wary of anyone who offers instant closeness and wants money or secrecy. If the empty sheet makes you feel much worse, tell someone today: a person you trust, a doctor or a helpline.

## What you might find

Some people find that the person they see most isn’t the one they’d call. Some notice that all their friends come from one place, and wonder what would happen if that place closed. Some see that a brother or sister has slipped outward. You may find two or three names you’ve been meaning to contact for a year.

Some places in the circle aren’t yours to fill. If someone hasn’t answered three times, move their name outward and give the time to someone who answers.

Put the sheet away with a date for next year. A birthday or new year is a good day for it.`,
        },
        {
          kind: 'download',
          label: 'A list to go with the drawing',
          filename: 'friend-circle.csv',
          contents: `name,circle (1 inner - 4 outer),last spoke properly (month),moving (in / out / still),who usually asks (me / them / both),what we do together,what I would like,next small thing,date
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
BRING BACK:,,,,,,,,
BRING CLOSER:,,,,,,,,
THANK:,,,,,,,,
`,
        },
      ],
      sources: [dunbar2018, lindenfors2021, roberts2015],
    },
    {
      key: 'what-a-mentor-does',
      pillar: 'brotherhood',
      title: 'Be a good mentor',
      description:
        'For anyone who’s been asked. How to be useful to someone a step behind you without turning them into a copy of yourself.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Someone asks how you did it. You’re flattered, and you talk for forty minutes. They go home with your life story and the problem they came with.

Mentoring can be learned. Research links it with small but real benefits for the person being mentored, in work, study and health. Three things help: agree on what it’s for and for how long, meet regularly, and decide together how it ends.

## Three things you can give

**Attention.** For an hour, someone takes their question seriously. That may be rare in their life.

**Your mistakes.** Your success may be hard to copy, because luck may have been part of it. A mistake, and what it cost you, can help someone at once.

**Access.** You know people, forms and places that they don’t. You can make an introduction, or explain how something works that you stopped noticing years ago.`,
        },
        {
          kind: 'tiplist',
          title: 'What to leave alone',
          tips: [
            'The goal. You can ask if it’s really what they want, but you can’t swap it for yours.',
            'The decision. “What would you tell a friend?” is often better than “I’d do this”.',
            'The pace. You may see the answer early, but they have to get there themselves.',
            'The rest of their life. If they came about work, don’t ask about love, faith or money until they bring it up.',
            'Their thanks. They may forget you, and it can still have helped.',
            'What you’re not trained for: illness, law, debt, trauma, addiction. Say so and help them find someone.',
            'Loans. If you want to give money, give it once. Don’t lend it.',
            'Promises of silence. Never promise to stay quiet about danger to life or harm to a child.',
          ],
        },
        {
          kind: 'steps',
          title: 'Four talks with a shape',
          steps: [
            'First talk: listen. Ask where they are, where they want to be, what they’ve tried and what they want from you. Agree on how many talks, how long, what stays private, and that either of you can stop without a reason.',
            'After it: one small next step, in their words. Both of you keep a note of it.',
            'Second talk: what happened? Ask what they make of it before you say what you make of it. Then tell one mistake of yours that fits. No moral at the end.',
            'Third talk: access. Ask if there’s a person or place they can’t reach on their own. Make the introduction if you can vouch for them. If you can’t, say why.',
            'Fourth talk: look back. Ask what they learned about how they do things, and what was useful from you and what wasn’t. Name one strength, with an example.',
            'End it clearly. “Call me when you’re stuck” is a good last line.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Questions that help more than answers',
          items: [
            'What’s the real difficulty for you here?',
            'What have you already decided without saying it?',
            'What would be good enough?',
            'What are you afraid might happen?',
            'Who else is affected, and have you asked them?',
            'What would you do if you weren’t trying to be brave?',
            'What should I ask you next time?',
            'And what else?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## You have power

You may not feel powerful, but you’re often older, better known or closer to the boss. So meet where others can see you, or on an open video call. No flirting, no loans, no unpaid jobs at your house. Don’t drink with someone who came to you about drinking.

**Mentor anyone under 18, or a vulnerable adult, only through an organisation that checks its mentors and has safeguarding rules.** Keep to those rules even when they seem fussy. They protect both of you.

Don’t assume. The person you mentor may not share your faith, your body, your class or your idea of a family. Ask what gets in their way and believe the answer. If someone tells you that they’re gay or trans, thank them for their trust and keep it to yourself.

## If they’re in danger

If they tell you they’re being harmed, or that they don’t want to live, stay calm and believe them. Ask directly about suicide. Studies that looked at this found no sign that asking puts the idea there. Don’t promise secrecy, and find help together the same day. For thoughts of suicide, “Help a friend who may be suicidal” says how. In an organisation, also tell the person responsible for safeguarding, today.

## What it does to you

They’ll ask you why, and you may hear yourself say “because that’s how it’s done”. They’ll be better than you at some things, and they may be right to ignore your advice.

At some point you may remember who did the same for you. If you can still tell them, do it this week.`,
        },
      ],
      sources: [eby2008, unmcMentoring, mentorScreening, dazzi2014],
    },
    {
      key: 'plan-a-work-party',
      pillar: 'brotherhood',
      title: 'Plan a help day',
      description:
        'A morning of useful work for six to twelve people, from the first message to the shared meal: finding the job, sharing it out and keeping everyone safe.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Ask six men in a circle of chairs how they are, and you may hear “fine” six times. Give them a fence to paint, and by eleven two of them may be talking about a divorce. Some people talk more easily with something in their hands.

Men’s Sheds are built on that. They began in Australia in the 1990s: workshops where men make and repair things together. A review of 52 studies reported benefits for wellbeing, health and isolation, though most of the studies were interviews. You don’t need a shed for it. One morning is enough to start.

**A good job** is needed, takes about three hours, needs no training, looks different afterwards, and has a part for someone with a bad back, a wheelchair or no strength today. Leave out roofs, wiring, gas, asbestos, tall ladders, chainsaws and big trees, and don’t scrape or sand old paint, which may contain lead. Those jobs are for trained people.`,
        },
        {
          kind: 'steps',
          title: 'Three weeks, step by step',
          steps: [
            'Find the job. Ask a school, hospice, shelter, mosque, temple, church, sports club or a neighbour: “What never gets done here?” Choose what they need most, even if it won’t look impressive.',
            'Get a yes in writing from whoever owns or runs the place. Ask about insurance for helpers.',
            'Look around with the owner. Toilet, water, shade, step-free way in, place to sit, what must not be touched.',
            'Put each job on a card: what, how many people, which tools, how heavy. At least two that can be done sitting down.',
            'Two weeks before, ask people by name, with day, start and end. Ask someone new and someone who’s alone a lot.',
            'One week before, hand out food, tools, first-aid kit and rain plan to four different people. Ask what people don’t eat or drink, and about allergies.',
            'The evening before, send one message: place, time, clothes, who to call.',
            'On the day, start with ten minutes of names and safety. Take a water break every hour, more often in heat. Stop at the time you promised. Eat together.',
            'Afterwards, return tools, thank people by name, and ask who’d hold the next one.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Ten minutes before you start',
          items: [
            'Everyone has said their name and knows two others.',
            'We know where the first-aid kit is, whose phone has signal, and the exact address for an ambulance.',
            'Gloves, closed shoes, goggles where things fly.',
            'Heavy things are lifted by two people, or left.',
            'Tools are shown to those who don’t know them. Nobody learns power tools today.',
            'Wires, pipes, wasps, glass and needles are marked and left alone.',
            'If you have a heart problem, asthma, epilepsy, diabetes or an allergy, tell one person what helps, and keep your medicine with you. If you use insulin, carry something sweet.',
            'For chest pain, faintness, confusion, breathlessness that doesn’t settle or sudden weakness, stop and call the emergency number. If you’re too hot, stop, sit in the shade, drink, and don’t go back to work today.',
            'Children stay with their own adults.',
            'We finish at twelve.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Small things that make it good',
          tips: [
            'Pair people who don’t know each other and give them a job that takes two.',
            'Mix light and heavy jobs in one pile, so nobody has to explain what they can’t do.',
            'Give the person who wants to do everything the job of tea and water.',
            'Alcohol only after the tools are down, and offer something good without it.',
            'Don’t redo what someone has done as well as they could.',
            'Finish one thing completely rather than four halfway.',
            'Let the owner see it while everyone’s still there.',
            'Ask before you take or post photos.',
            'Thank whoever stays to sweep, by name.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If only three people come

Do a smaller job and enjoy the extra food. Don’t send an angry message to the rest. Call them one by one: “We missed you. Was it the day, the time or the work?” You’ll learn something for next time. Ask the three who came to bring a friend.

## Who’s missing?

Look around. Is everyone the same age, from the same street, the same kind of job? Next time, ask somewhere else as well: the refugee centre, the wheelchair basketball team, the LGBT centre, the new family, the care home. Ask what would make it possible for them to come, and change one thing.

## If someone can’t do physical work

They can run the list, order materials, cook, translate, take photos, look after the music, time the breaks or call the owner. Give it to them as a real job, with a card like everyone else’s.

## If someone gets hurt

Stop the work around them. Call the emergency number for a bad fall, a blow to the head with confusion or vomiting, heavy bleeding, burns on the face or hands, or anything you aren’t sure about. Someone waits at the street to guide the ambulance. Call the person that evening, and tell the owner the same day.`,
        },
        {
          kind: 'download',
          label: 'Sheet for the day',
          filename: 'help-day.txt',
          contents: `HELP DAY
Place: ______________________________  Date: ______________
From ______ to ______   Rain or heat plan: ________________
Owner and phone: __________________________________________
Yes in writing [ ]  Insurance [ ]  Toilet [ ]  Water [ ]
Step-free way in [ ]   Place to sit [ ]
Address for the ambulance: ________________________________
First-aid kit with: _________________ trained: ____________

JOBS                          PEOPLE  SEATED?  TOOLS    DONE
1 ________________________    ___     [ ]     ________  [ ]
2 ________________________    ___     [ ]     ________  [ ]
3 ________________________    ___     [ ]     ________  [ ]
4 ________________________    ___     [ ]     ________  [ ]
5 ________________________    ___     [ ]     ________  [ ]
6 sweeping and tools back     all             brooms    [ ]

NAME              PHONE           BRINGS           ASKED  COMES
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]

Food: ______________ Allergies, does not eat: _____________
Thanked by name [ ]   Next time: __________ Held by: ______
`,
        },
      ],
      sources: [foettinger2022],
    },
    {
      key: 'open-your-group-to-all-men',
      pillar: 'brotherhood',
      title: 'Make your group open to all men',
      description:
        'What keeps gay, bisexual and trans men, disabled men, men of other faiths, newcomers and men without money away, and what to change this month.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `“Everyone’s welcome here.” A group can say it and mean it, and still consist of eight men of the same age, faith and income. Others came once or never came, and didn’t complain. They may have seen the steps, the price or the bar, or heard one joke, and stayed away.

This guide isn’t about being perfect or watching every word. It’s about practical things that decide whether someone can come, stay and be himself.

It matters. In a large English survey, disabled adults of working age were about four times as likely to be lonely as others. And it’s good for the whole group: a review of many studies linked friendships across groups with less prejudice. It was stronger where people spent real time together and told each other real things.`,
        },
        {
          kind: 'steps',
          title: 'Change something this month',
          steps: [
            'Ask one person who doesn’t come. “What would have to be different?” Don’t argue with the answer. If you know nobody to ask, start with why the last two people left.',
            'Look at it as a stranger would, from the notice to the first hello. Is it clear what happens, who it’s for, what it costs, how to get in, and who’ll meet you?',
            'Fix one thing that costs nothing. The time, the seat by the door, the name tags, the words on the poster.',
            'Say it in the invitation. “Men of every faith and none, gay, bi, straight and trans men, first-timers. Step-free. Free of charge. Tell us what you need.” People can’t guess.',
            'Agree on one sentence for when a joke or comment goes wrong. Decide who says it. See below.',
            'Give new people a person. One regular meets them at the door, sits next to them and messages the next day.',
            'After three months, look at who came and who came back. Ask them what helped.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What different men may need',
          tips: [
            'Gay and bisexual men: don’t ask about “the wife”. Say “partner”. Invite partners of any gender to the barbecue. Never tell anyone else that someone is gay or bi. That’s his to tell.',
            'Trans men: a trans man is a man in a men’s group. Use the name and pronouns he gives you. Don’t ask about his body, his surgery or his old name. Check that there’s a toilet with a cubicle that locks, and a private place to change.',
            'Disabled men: ask “What do you need?” and believe it. Think of steps, toilets, seats, lighting, noise, screen readers, sign or captions, breaks, and a way to join from home. Talk to him, not to his helper or interpreter.',
            'Men with pain, illness or anxiety: let people come late, leave early, sit out, or keep the camera off, without explaining.',
            'Men of other faiths or none: look at the calendar before you set dates. Food without pork or alcohol, a quiet place to pray, no prayer that everyone has to join unless you’re a faith group and say so.',
            'Newcomers and language learners: speak in short sentences. There’s no need to speak loudly. Explain the in-jokes and give them a job early on.',
            'Men who can’t pay: make the free option the normal one. “Pay what you can, in the jar” beats asking who needs help. Meet where nobody has to buy anything.',
            'Men on shifts, fathers and carers: change the hour now and then, say when it ends, and let children come sometimes.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Check your group',
          items: [
            'The notice says what it costs, how long it lasts and how to get in.',
            'Someone in a wheelchair could get in, sit with everyone and use the toilet. If not, the notice says so honestly.',
            'There’s something to do for someone who can’t stand, see or hear well.',
            'Nobody has to drink, pay, pray or undress to belong.',
            'Jokes about gay men, women, trans people, skin colour, faith or bodies get a “not here”.',
            'New people know one name before they leave.',
            'Someone asks a quiet person the next day how it was.',
            'Two people other than the founder can decide something.',
            'We’ve changed one thing because someone asked.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When a comment goes wrong

A study of rugby and ice hockey players found that using anti-gay words had little to do with how players felt about gay people. **What counted was what others on the team said and expected.** So it may change when a few respected people stop, and say so.

You don’t need a speech. “Not here.” “Leave that one out.” “My brother’s gay. I don’t find it funny.” Then carry on with the evening. Talk to the person afterwards, alone: “You may not have meant it. Someone here could be that man. I’d like you to leave it out.” Ask whoever was hit, also alone: “Was that all right for you?”

If he goes on, ask him to leave. Otherwise others may leave instead, without telling you why.

## When you get it wrong yourself

It happens to everyone: you use an old name, hold the meeting upstairs or book it on a holy day. Say: “I’m sorry. Thanks for telling me. I’ll change it.” You don’t have to explain how careful you usually are. Then change it.

## A few fair questions

**“Does everything have to be for everyone?”** No. A group for fathers, for gay runners or for Muslim men is fine if it says who it’s for. But ask yourselves whether your group really chose that, or whether it just turned out that way.

**“What if my faith sees it differently?”** You can hold your belief and still treat every man who comes with respect. If your group can’t do that, say so in the notice, so that nobody finds out in the middle of the room.

**“Isn’t it a lot of work?”** Start with one thing a month. A clear notice and one person at the door can do more than a policy.

**“What about safety?”** If someone is threatened or outed, or tells you that home isn’t safe, stop and ask him what he needs. Domestic abuse services help men too. Offer to be there when he calls one.`,
        },
        {
          kind: 'download',
          label: 'A notice you can change',
          filename: 'open-group-notice.txt',
          contents: `[NAME OF GROUP]
What we do: _____________________________________________
When: ____________ from ______ to ______ (we end on time)
Where: __________________________________________________

Who it is for: men of every age, background and faith or
none. Gay, bi, straight and trans men. First-timers.

Getting in: step-free [ ]  accessible toilet [ ]
seats with backs [ ]  hearing loop [ ]  quiet corner [ ]
join online [ ]     Not yet possible: ____________________

Cost: free / pay what you can. Nobody will ask.
You can come late, leave early or just listen.

Your first time? ____________ will meet you at the door.
Questions or needs: ____________ (phone, message or email)

What we agreed: what is said here stays here. No jokes
about who someone is. If it happens, we say "not here".
`,
        },
      ],
      sources: [denison2021, emerson2021, davies2011, accessibleMeeting],
    },
    {
      key: 'open-the-door-soup',
      pillar: 'brotherhood',
      title: 'Have people over without a fuss',
      description:
        'How to have two to four people over without cleaning for two days: one pot, two hours, a start and an end. For small homes, small budgets and shy people.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Some men have known each other for ten years and never seen each other’s kitchen. They meet outside, pay for it and go home.

When you invite someone in, they see how you live. That can feel risky, and it can bring you closer. In a British survey, people who ate with others more often felt happier and had more friends they could rely on. A survey can’t prove what causes what. But it’s a cheap thing to try.

Forget the photos of perfect tables. **You need one pot, something to eat it with, somewhere to sit, and a time when it ends.** If you have two chairs, invite one person. If you have none, sit on the floor or on the bed. If you have no kitchen or can’t have guests, a flask and a bench will do.`,
        },
        {
          kind: 'steps',
          title: 'One evening, two hours',
          steps: [
            'A week before: invite two to four people, at least two who know each other. “Soup at my place on Thursday, seven to nine. Anything you don’t eat? Come as you are.” A clear end helps tired and shy people, you included. Say how to get in: stairs, lift, bell.',
            'The day before: cook the pot, or do it the same day. Lentils, tinned tomatoes, onions and spices suit many people: no meat, no milk. Check the labels for gluten and allergies, and keep the packets.',
            'Cool it safely: split it into shallow containers and put it in the fridge within two hours. Next day, heat it until it steams all the way through.',
            'On the day: clean the toilet, put out paper and a towel, clear the seats. Shut the door on the rest.',
            'Half an hour before: heat the food, put water on the table, turn the music low. If someone’s hard of hearing, turn it off and sit so they can see faces.',
            'When they come: say each name with one true thing: “This is Ali, he keeps bees.” Give the first person a job. If someone’s face or throat swells or they struggle to breathe after eating, call the emergency number.',
            'After the first plate: one question for everyone, and you start: “What was good this week that nobody saw?” Then let it go where it likes.',
            'Near the end: “I’m so glad you came.” Make tea or collect the bowls. Whoever likes can help with the dishes.',
            'Next day: send each of them a line and think of the next date.',
          ],
        },
        {
          kind: 'checklist',
          title: 'What to keep in the house',
          items: [
            'One big pot, or a rice cooker',
            'Bowls and spoons, matching or not',
            'Lentils or beans, tinned tomatoes, onions, rice, stock, spices',
            'Bread in the freezer',
            'Tea, coffee and a good drink without alcohol',
            'Two folding chairs, or a neighbour who has some',
            'Spare toilet paper',
            'A small first-aid kit, and your address on a note for the bus or an ambulance',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When it gets difficult',
          tips: [
            'Someone can’t climb your stairs: take the pot to them, or meet on the ground floor or a bench.',
            'Someone doesn’t drink: ask beforehand. Then there’s none that evening, or nobody comments on what’s in whose glass.',
            'Someone fasts or eats halal, kosher or vegan: ask what works. Often it’s easiest to cook for them and let everyone eat the same.',
            'Someone talks without end: “I’d like to hear what Tunde thinks.”',
            'Someone says nothing: give them the ladle and let them be. Some people are happy like that.',
            'Two people argue: “Let’s leave it for tonight. You two can go for a walk next week.”',
            'Someone mocks another person’s faith, love, colour or body: say once, calmly: “Not in my house.” If it goes on, ask them to leave.',
            'Children come too: feed them first, keep the hot pot out of reach, and give them spoons and a rug to play on.',
            'Nobody comes: it happens. Eat, freeze the rest, call one of them to ask how they are, and set the next date.',
            'No money: “Everyone bring one vegetable.” That’s enough for soup.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If having people in frightens you

You may feel ashamed of your home: the mess, the shared flat, the damp, the illness it shows. Start with one person and ten minutes over tea. Or cook together in somebody else’s kitchen. You can say it: “It’s a bit messy, and I’d still like you to come.”

If it isn’t safe for you that people know where you live, meet in a public place instead.

## Make it a habit

A big dinner once a year is a lot of work. Soup on the first Thursday of each month is easy to remember. After a few times, someone brings the bread and someone knows where the bowls are.

Take turns if others offer. If they don’t, let it be. Some people can’t have anyone over, and still look forward to yours all month.

Keep one place for someone who’d otherwise be alone: newly single, newly arrived, widowed, just out of hospital. Ask the way you ask the others: “There’s soup on Thursday. Seven to nine.”`,
        },
      ],
      sources: [dunbar2017, illinoisLeftovers],
    },
    {
      key: 'better-questions',
      pillar: 'brotherhood',
      title: 'Ask better questions: thirty to try',
      description:
        'Thirty questions in three levels, for two people or a small group, with a few rules so it doesn’t turn into an interview.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `“How’s work?” “Busy. You?” “Same.” Two people who like each other can get through a year on that.

A better question doesn’t have to be deep. It helps if they don’t have a ready answer for it. In 1997 Arthur Aron and colleagues had strangers ask each other questions for 45 minutes, each set a little more personal than the last. They felt closer afterwards than pairs who made small talk. Later experiments found that people expect deeper conversations to be more awkward than they turn out to be.

Two things to borrow: **go in steps, and both of you answer.** Here are three sets of ten. Start with the first, even with an old friend. Two or three questions are plenty for one evening.`,
        },
        {
          kind: 'checklist',
          title: 'First level: easy, but not empty',
          items: [
            'What have you made or fixed lately?',
            'What did you love doing when you were ten?',
            'What small thing makes a day good for you?',
            'Who taught you the most useful thing you know?',
            'What could you talk about for half an hour without notes?',
            'Which place do you go back to in your mind?',
            'What have you changed your mind about?',
            'What does your ideal Sunday look like?',
            'Which meal tastes like home?',
            'What are you looking forward to?',
          ],
        },
        {
          kind: 'checklist',
          title: 'Second level: more personal',
          items: [
            'What’s taking most of your energy right now?',
            'What do people often get wrong about you?',
            'When were you last really proud of yourself, and did you tell anyone?',
            'What did your father, or whoever raised you, teach you without meaning to?',
            'What would you do if nobody ever heard about it?',
            'Which friendship do you still think about?',
            'What’s harder for you than it looks?',
            'What have you learned about love, or about living without it?',
            'When did someone stand by you?',
            'What do you do when you’re afraid?',
          ],
        },
        {
          kind: 'checklist',
          title: 'Third level: only with time and privacy',
          items: [
            'Who have you never thanked, and for what?',
            'What are you ashamed of that may not be as bad as you think?',
            'What would you like to be forgiven for?',
            'What do you believe about death?',
            'When do you feel lonely?',
            'What are you hiding behind being busy?',
            'If you had one good year left, what would you stop doing tomorrow?',
            'What do you want the people who come after you to know about you?',
            'What do you need from me that you haven’t asked for?',
            'What have I done well as your friend, and where have I let you down?',
          ],
        },
        {
          kind: 'steps',
          title: 'How to use them',
          steps: [
            'Choose a setting that takes the pressure off: a walk, a drive, the washing-up, a game, a voice call.',
            'When it gets personal, ask first: “Can I ask you something? You can say no.”',
            'Whoever asks also answers, and answers first if it’s a hard one. Two minutes are enough.',
            'Ask a second question about the answer. It shows that you’ve listened.',
            '“Pass” is always an answer.',
            'Leave gaps. Ten seconds may feel long, but you can wait. In sign or text, leave more.',
            'Don’t judge the answer or tell a bigger story. “Thank you” is enough.',
            'Stop while it’s going well. End with one from the first level.',
            'What was said stays there.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## In a group

Put one question on the table for everyone. One minute to think. Then each person has two minutes, with no comments until the last person has spoken. Four people and one question take about fifteen minutes. Use the first level on the first evening. Keep the third for groups that have been trusted for months.

It works by message too: one question on Sunday evening, one line back. That suits people who find speaking hard, who sign, who live far away or who work nights.

## A few to leave out

Don’t ask when someone’s having children, why they’re single, what they earn, what happened to their body or what they believe, unless they bring it up. If you aren’t sure whether someone’s partner is a man or a woman, say “partner” or ask about “the people at home”.

## If a question hurts

Sometimes an easy question touches something hard. They go silent, or their eyes fill. Don’t hurry back to small talk. Say: “We can leave it, or I can listen.”

If it’s more than the two of you can carry, such as violence, abuse or not wanting to live, thank them for telling you and don’t leave them alone with it. Look for help together the same day. If they don’t want to live, “Help a friend who may be suicidal” says what to do. Ask the next day how they slept.`,
        },
      ],
      sources: [aron1997, kardas2022],
    },
    {
      key: 'new-town-no-friends',
      pillar: 'brotherhood',
      title: 'Make friends in a new place: a 90-day plan',
      description:
        'You’ve moved for work, love, safety or study, and nobody knows your name yet. A plan for three months, with steps for shy people, disabled people and newcomers to a country.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `The first weeks are busy. There are boxes, forms and new streets. Then comes a Sunday in the second month when you realise that nobody in this place knows how you are.

There’s nothing wrong with you. In one move you lost every place where you met people without arranging it. Rebuilding that takes time, and much of it is seeing the same faces at the same hour. A US study of people who had recently moved put the average at around 50 hours together for a casual friend. At two hours a week, that’s half a year. **By day 90, expect faces you know and one or two beginnings.** Friends may need the months after that.

**If you moved for safety**, ask the service that helps you first: which name to use, who may know your address, and what to leave out online. Change your places and times, and leave out the note under the door.

The plan takes about three hours a week, and more in weeks 2 and 3. Today, read only week 1. It works in a village, a city, a campus or a care home, and you can start it long after the move. For daily steps in the first weeks, join the challenge “New in Town”.`,
        },
        {
          kind: 'steps',
          title: 'The 90-day plan',
          steps: [
            'Week 1: choose your places. One café or tea stall, one shop, one bench, one barber, one place to pray or be quiet. Go at the same times. First a nod, then a good morning, then your name.',
            'Week 1: keep one old link. Fix a weekly call with someone who knows you. You aren’t replacing anyone.',
            'Week 2: meet the neighbours. “I’m in number nine. I’m Yusuf. Anything I should know about the bins?” A note under the door works too.',
            'Weeks 2 and 3: try two weekly groups. One where you move (walking, wheeling, swimming, dance, football). One where you make or share something (choir, repair café, food bank, language class, faith group, gaming table).',
            'Week 4: choose one and put ten visits in your calendar. If your shifts change, choose one that meets on several days. Arrive a little early, or help to clear up.',
            'Weeks 5 and 6: it may get boring. It’s no longer new and nobody knows you well yet. Go anyway, and learn two names each time.',
            'Week 7: take a small job there, such as the keys, the tea, the group chat, the equipment or the music.',
            'Weeks 7 to 9: ask one person from the group to meet for half an hour: “Would you show me the river on Saturday?” If they can’t, ask someone else.',
            'Week 10: invite two or three people to yours, or to a park. It doesn’t matter if there are still boxes around.',
            'Weeks 11 and 12: give and take. Help somebody, and ask someone else for a small favour.',
            'Day 90: look back. Who do you know? What will you keep, and what can you drop?',
          ],
        },
        {
          kind: 'checklist',
          title: 'Where to look',
          items: [
            'Library and community centre notice boards, and the local online group',
            'Walking, running and wheelchair sports groups for all paces',
            'Repair café, community garden, food bank, shared kitchen',
            'Choir, band, drama group',
            'Faith groups, humanist groups, meditation groups',
            'LGBT centre, gay sports club, trans social group',
            'Groups for newcomers, refugees or people from your country, and language exchanges',
            'Evening classes, chess, board games, e-sports',
            'The school gate, the playground, a fathers’ group',
            'Recovery meetings, in many towns and online',
          ],
        },
        {
          kind: 'tiplist',
          title: 'For shy people, and for anyone who’s been hurt before',
          tips: [
            'Choose groups where you do something. It’s easier to be silent while your hands are busy.',
            'Arrive first. Meeting one person is easier than walking up to twelve.',
            'Bring one question: “I’m new. What should I see that isn’t in the guide?”',
            'You can leave after thirty minutes.',
            'It gets easier with practice. In one study, people who talked to a stranger every day for a week became less afraid of being turned away, and the change was still there a week later.',
            'If a visit goes badly, try two more before you decide, unless people were unkind.',
            'If you’re gay, trans, Black, disabled or visibly of a faith in a place where few are, you could start with a group of people like you, online if need be. Then add others.',
            'Tell the organiser what you need: a ramp, captions, a ride home, a quiet corner.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you moved to a new country

Friends may have to wait while you sort out papers, work and housing, or deal with what you fled from. A welcome centre or language class can help with both. You may meet people in the same situation and someone who knows the offices. Ask for an interpreter at the doctor’s. In many places you have a right to one.

Learn ten sentences by heart, among them “I’m learning, please speak slowly” and “Would you like a tea?” Cook something from home for someone.

## If you can’t get out much

Start with the people who come to you: the neighbour, the delivery driver, the care worker, the person in the next room. Join one online group that meets live at a fixed hour, with cameras optional. Ask a local charity or the town whether volunteers visit or call people once a week.

## What makes it slower

It takes longer if you go back every weekend, rely on a partner for all your company, or compare new people with friends of twenty years. Don’t wait to be asked: others may think you have plans. Notice if you start drinking alone at weekends, or working late so as not to be alone.

## If you stay low

Missing home is a kind of grief and takes its time. Loneliness has been linked with poorer health, so take it seriously if it lasts. See a doctor if, for two weeks or more, you’ve felt low most of the time or lost interest in everything, above all if you also sleep or eat badly or drink more. Register with one while you’re well. Save the emergency number of the country you’re in now.`,
        },
        {
          kind: 'download',
          label: 'Ninety days on one page',
          filename: 'new-place.txt',
          contents: `NEW PLACE: ____________________  DAY 1: ________  DAY 90: ________

EMERGENCY NUMBER HERE: ______  DOCTOR: ___________________________

MY PLACES          NAME OF SOMEONE THERE
Cafe   __________  ______________________
Shop   __________  ______________________
Bench  __________  ______________________
Barber __________  ______________________
Left   __________  ______________________
Right  __________  ______________________

FROM BEFORE, I CALL: ________________ ON: _______________________

VISITED                      DAY/TIME     AGAIN?
1 ________________________   __________   [ ]
2 ________________________   __________   [ ]
3 ________________________   __________   [ ]
MY TEN VISITS: ______________ every ______________
 1[ ]  2[ ]  3[ ]  4[ ]  5[ ]  6[ ]  7[ ]  8[ ]  9[ ]  10[ ]
My job there: ________________

NAMES LEARNED (two a week)
____________ ____________ ____________ ____________
____________ ____________ ____________ ____________
____________ ____________ ____________ ____________

INVITED: ____________ to ______________ on ______  came [ ]
         ____________ to ______________ on ______  came [ ]
HELPED: ________________   ASKED FOR HELP: ________________
DAY 90: I keep ____________________ I drop ____________________
`,
        },
      ],
      sources: [hall2019, sandstrom2022, holtLunstad2015],
    },
    {
      key: 'banter-and-its-edge',
      pillar: 'brotherhood',
      title: 'Tell when teasing has gone too far',
      description:
        'Teasing is one way friends show that they like each other. When it’s warm, when it has tipped over, and what to say without ending the evening.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `“You’re late. We’d already told everyone you were dead.” The man it’s meant for grins and sits down, and knows he belongs. A lot of affection between friends sounds like that. There’s no need to forbid it.

Everyone knows the other kind too. Same group, same tone, and one of them laughs half a second late. For eleven years he’s been the fat one, the stingy one, the one whose wife left. He says nothing, because then he’d be the one who can’t take a joke. One day he stops coming, and the others wonder what happened.

Research shows why it’s hard to notice. In a series of studies, **people who teased thought it was more harmless than the people they teased did.** A grin and a “just kidding” often weren’t enough to show it. So asking “Did I mean it?” isn’t enough. Ask: “Can he stop it?”`,
        },
        {
          kind: 'checklist',
          title: 'Signs that teasing is warm',
          items: [
            'It goes in all directions, and whoever gives the most gets the most.',
            'It’s about things people do or choose: a hat, their parking, a team.',
            'It leaves out what they can’t change or what hurts: body, skin, speech, illness, faith, who they love, money, what was done to them.',
            'He’s shown you over time that the subject is fine with him.',
            'It stops at once when someone says “not that”.',
            'There’s serious talk as well. Bad news changes the tone in one sentence.',
            'You’d say it to his face, and with his children listening.',
            'If a stranger went for him, the same people would defend him.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Signs that it has tipped over',
          tips: [
            'It’s always the same person.',
            'It’s always the same sore spot.',
            'He laughs late, or makes the joke about himself before anyone else can.',
            'It needs an audience. You wouldn’t say it if you were alone with him.',
            'Someone has said “Can’t you take a joke?”',
            'New people have to go along with it to belong.',
            'It’s used to shut down anything serious.',
            'It’s about looking down on people who don’t seem to be there: women, gay or trans people, disabled people, foreigners, the poor. Someone at the table may be one of them, or love one of them, and now he knows not to say so.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Three situations

**The nickname.** At work they call Farid “Bomber”. He’s smiled for two years. When he’s alone with Jon, he says: “My daughter heard it at the summer party.” Jon doesn’t explain that it’s affectionate. He says: “I’m sorry. It stops.” On Monday he uses Farid’s name, and says “Farid” each time someone else doesn’t. After a week it’s gone.

**The changing room.** Someone calls a missed pass “gay”. Lewis isn’t out to the team. The captain, who has no idea, says: “Leave that. Say it was rubbish, because it was.” Lewis drives home and decides to stay another season.

**The stick.** They call Pete “Hopalong” since his stroke. He started it himself, in hospital. Now it’s all anyone says to him. He tells one friend: “I don’t mind it. I’d just like to be asked about something else.” The friend starts asking about his tomatoes.`,
        },
        {
          kind: 'steps',
          title: 'What you can say',
          steps: [
            'If you’re the target, say once, calmly: “Not that one. Anything else.” Many friends stop at once, and you can go on as before.',
            'If they don’t stop: one of them, alone, the next day. “When the divorce comes up, I go home early. I’d like you to leave it out. You can joke about anything else.”',
            'If someone else is the target: change the subject. “Enough about Jim. Who’s cooking?” Ask Jim on the way home: “Was that all right for you?”',
            'If it’s about people who aren’t there: “My sister’s trans. I don’t find it funny.” Or simply “Nah”, and don’t laugh.',
            'If you did it: “I went too far last night. It won’t happen again.” Don’t add that you were joking. They know.',
            'If it goes on: you can leave. There are other groups. If it’s at work, keep a note of what was said and when, and ask a union, an adviser or HR how to report it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What may be behind loud jokes

Often it’s only habit. Sometimes the person who jokes loudest would like to be asked how he is, and has found no other way to be noticed. Go for a walk with him, ask twice and wait.

## If he jokes about dying

Sometimes the joke is about himself and no longer funny: “Nobody would miss me.” “Someone should put me down.” If it comes more than once, he’s had a bad time, or it makes you uneasy, ask him alone: “That joke worried me. Are you thinking about suicide?” Studies have found no sign that asking puts the idea there.

If he says yes, or you’re still worried, stay with him. “Help a friend who may be suicidal” says what to do next. If he laughs it off, tell him he can call you any time it gets bad.

## You don’t have to stop joking

Friends can joke and be serious. You can be rude to each other for an hour, and when someone says “I got the results”, you stop and listen.

If your group only jokes, start small. After the next good insult, tell the man you teased one thing you really like about him. One sentence is enough. It may be awkward for a moment. Then someone will say something rude, and that’s fine.`,
        },
      ],
      sources: [kruger2006, keltner2001, dazzi2014],
    },
    {
      key: 'when-you-are-lonely',
      pillar: 'brotherhood',
      title: 'When you’re lonely',
      description:
        'For men who live alone, and for men who are lonely in a full house. What loneliness does to you, first steps for today, what helps over time, and who to ask.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: [
            'You can be lonely in an empty flat. You can be just as lonely in a marriage, a team or a group chat. **Loneliness is the feeling that you have less closeness than you need.** It says nothing about what you’re worth.',
            'It’s common. The World Health Organization puts it at about one in six people worldwide. A review with nearly 400,000 people found that men and women are lonely to much the same degree. You may just not hear men say so.',
            'It also changes how you see others. Research suggests that lonely people notice signs of rejection more easily, and hold back to protect themselves. So when your head says “They don’t want me there”, it may be the loneliness that says it.',
            'If you think about ending your life, tell someone today and open **Help now**. You don’t have to be in a crisis to call a listening line.',
            '**One step for today:** send one message with one question in it. Late at night, that’s enough.',
          ].join('\n\n'),
        },
        {
          kind: 'steps',
          title: 'First steps for today: choose one or two',
          steps: [
            'Finish this sentence aloud: “I’m lonely, and I miss…” Someone to talk to, someone to do things with, touch, people who know me. Each of these needs a different step.',
            'Go where people are for ten minutes: a shop, a park bench, a library. Say one sentence to one person. If you can’t go out, do it by phone.',
            'Send one message to the person who’s easiest to write to: “You came to mind. How’s your week?”',
            'Eat something, and move for ten minutes. It’s easy to skip both when you’re alone.',
            'Put one thing with people into the next seven days, with a day and a time: a class, a call, a meal.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What do you miss?',
          tips: [
            'Someone to do things with: go to one place at the same hour each week. The challenge “Same Time Next Week” does that step by step.',
            'Someone who knows you: you may have people, but they don’t know how you are. Tell one of them one true thing. “Ask better questions: thirty to try” can start the talk.',
            'The one you lost, a partner, a brother or your oldest friend: new people don’t replace them. Find one person who lets you talk about them.',
            'Your partner, who sits next to you: say it without blame. “I miss us. Can we have half an hour tonight, without screens?”',
            'People like you, because you’re gay, trans, foreign, sober or of another faith: find them first, online if need be. Then add others. Where being open is dangerous, use a group run by a known organisation, and share no name, face or address at first.',
            'Any company at all, because you’re stuck at home (ill, disabled, caring for someone or working there): ask for what comes to you, such as a befriending call, a visitor, or an online group with a fixed hour.',
            'Touch: many men miss it and don’t say so. A barber, a dance class, a team sport or a dog can help a little. Wanting a hug isn’t childish.',
          ],
        },
        {
          kind: 'checklist',
          title: 'What can keep you lonely',
          items: [
            'Waiting to be asked, while the others wait too.',
            'Comparing your evening with the pictures other people post.',
            'Drinking, gambling or using drugs to get through the evening. Plan one call or one outing for that hour.',
            'Deciding what others think of you before you’ve asked them.',
            'Trying to change everything at once. Choose one small target.',
            'Leaving a group after the first dull visit.',
            'Someone at home who stops you from seeing people or checks your messages. That’s control: read “Recognise violence and control at home”.',
            'Someone you only know online who says they love you and then needs money. That’s usually fraud. If someone threatens to share your pictures, don’t pay. Tell someone you trust, or the police.',
          ],
        },
        {
          kind: 'intro',
          markdown: [
            '## What to expect',
            'Company alone may not help at once. When about 3,000 people were asked during their day, those who felt very lonely at that moment often felt no better with others around. If you come home from a full room feeling emptier, you’ve done nothing wrong. Try fewer people, more often, and one honest sentence.',
            'It takes hours. A US study of people who had moved put it at around 50 hours together for a casual friend. Judge it by months, and by whether you know one more name.',
            '## When to get help',
            'Loneliness isn’t an illness, but talking treatments can ease it. A review of 28 trials found that they reduced it by a small to medium amount. The most common was cognitive behavioural therapy, which looks at the thoughts that keep you away from people. See a doctor if you’ve felt low for more than two weeks, if you can’t cope, or if what you try doesn’t help. You can say: “I’m lonely, and it’s getting me down.”',
            '## Who to ask, in any country',
            'A library, a community centre, a place of worship, a union or a sports club knows what meets near you. So do charities for people in your situation: older people, carers, newcomers, veterans, disabled people, LGBT+ people. Ask for “befriending” if you’d like someone to call or visit.',
            'The challenge “Less Alone” takes you through two weeks, one small step a day.',
          ].join('\n\n'),
        },
      ],
      sources: [whoLoneliness, maes2019, cacioppo2009, stavrova2023, hall2019, hickin2021, nhsLonely],
    },
  ],
  reserve: [
    {
      key: 'disagree-and-stay-friends',
      pillar: 'brotherhood',
      title: 'Disagree and stay friends',
      description:
        'How to talk about politics, faith, money or raising children with someone you want to keep. A method, some sentences, and where to stop.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You can say nothing and see each other less. You can say everything and stop seeing each other at all. There’s a third way, and it’s easier on a walk than in a group chat.

**First decide what you want more:** to be right today, or to still have this friend in ten years? You can choose either, but choose before you start.

**Then remember when you last changed your mind.** Was it after losing an argument in front of others?

In three US field experiments, people went from door to door and talked with strangers about immigration or transgender rights. In one of them, arguments alone changed nothing. Conversations in which both sides told a real story, without judging, changed some minds a little, and four months later the change was still there. The effects were small. Still, if you want to reach your friend at all, stories and listening are worth trying first.

**And allow for this:** you might be the one who’s wrong.`,
        },
        {
          kind: 'steps',
          title: 'A method for one conversation',
          steps: [
            'Move it away from the group chat or the dinner table. “Let’s walk on Sunday, or call, and you tell me how you see it.”',
            'Ask before you tell. “How did you come to think that?” is better than “How can you think that?” Behind many views there’s a story: a father, a bill, a lost job.',
            'Say it back until they agree. “So for you it’s about people keeping their word?” It’s your turn when they’ve said yes.',
            'Find the part that’s true and say so: “You’re right that nobody asked the people who live there.”',
            'Tell your side as a story, short and in the first person: “I see it differently, because of what happened with my sister.”',
            'Name the exact point where you differ. “We both want it safe. You’re more afraid of this, I’m more afraid of that.”',
            'Stop while it’s friendly. “I’ll think about that” is a good last sentence if you mean it.',
            'Then do something together that has nothing to do with it. Eat, play, carry something.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences to have ready',
          tips: [
            '“What would change your mind? I’ll tell you what would change mine.”',
            '“I don’t know enough about that. Send me one thing to read, and I’ll send you one.”',
            '“I’m getting heated. Give me five minutes.”',
            '“That one hurt. Did you mean it the way I heard it?”',
            '“I was unfair just now.”',
            '“We won’t settle it tonight. Who’s hungry?”',
            '“I’d rather disagree with you than not see you.”',
            '“You may be right.”',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you send that reply',
          items: [
            'Would I say it with their family in the room?',
            'Am I answering what they wrote, or what others like them write?',
            'Is this the third message? Then it’s time to talk.',
            'Would a private message be better than one that others read?',
            'Have I slept, eaten, and am I sober?',
            'Is there a sentence in it that’s only there to hurt? Take it out.',
            'If I win this, what do I win?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Two friends, two years

Arjun and Callum have known each other since school. One voted one way, one the other. For a year they only sent each other articles. Then Callum’s mother fell ill, and Arjun drove him to the hospital every week. In the car they had a rule: no articles, only things they’d seen themselves. Callum talked about the closed factory. Arjun talked about being shouted at on the train the week after the vote. Neither changed sides. But Callum stopped saying “people like that”, and Arjun stopped saying “your lot”.

## Where to stop

Staying friends across a difference is worth a lot, but you don’t have to do it. Some views are about a person, and that person may be you, your husband, your daughter or the man next to you. You can say: “I’ll talk about taxes with you all night. I won’t discuss whether my family should exist.” Say it calmly, and leave if it goes on.

If there are threats, or contempt that goes on after you’ve named it, end the contact, at least for now. If a friend is sliding into a violent group or talks about hurting people, keep contact only while that’s safe for you, and don’t handle it alone. Many countries have advice services for this. If you think he’s about to hurt someone, call the police.

## If it has already blown up

Wait two days. Then send three lines: “I don’t like how that ended. I still think what I think, and I was wrong to call you that. Walk on Sunday?” Leave the argument out of it.

You can also agree to leave a subject alone for half a year and see if it still hurts.`,
        },
      ],
      sources: [kalla2020],
    },
    {
      key: 'when-a-friend-is-grieving',
      pillar: 'brotherhood',
      title: 'Support a friend who is grieving',
      description:
        'What to do in the first week, the first months and on the days that others forget. What to say when nothing helps, and when to worry.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Someone has died, and your friend is left behind. You want to help and don’t know how, so you wait for a good moment. Then it’s been so long that you feel ashamed. Others may be doing the same, and your friend hears from nobody.

**You can’t make it better, but you can make it less lonely.** Anyone with a phone can do that.

It applies to every loss: a wife, a husband, a difficult father, a child, a pregnancy, a friend, a brother they hadn’t spoken to, a man they loved in secret, a dog who was their whole company. Don’t measure it for them.

There’s no timetable. You may have heard of five stages. Researchers who reviewed the idea advise dropping it: there’s little evidence for stages, and people who don’t fit them can feel they’re grieving wrongly. Some people cry, some fix the roof, and some feel relief as well as pain. All of that can be grief.`,
        },
        {
          kind: 'steps',
          title: 'What to do, and when',
          steps: [
            'The first day: write or call. Use the name of the person who died. “I’ve heard about Anna. I’m so sorry. You don’t have to answer. I’ll call on Thursday.” Then call on Thursday.',
            'The first week: turn up if you’re near and welcome. Ten minutes at the door are enough. Bring something that needs no thanks: food in a box you don’t want back, milk, a phone charger.',
            'Take over one dull thing. “I’m coming at four to walk the dog.” “Let me know if you need anything” can be hard to answer.',
            'The funeral or ceremony: go, or join online, unless the family wants to be alone. If you’re not sure what’s usual in their faith, ask someone. Tell the family one thing about the person who died that they may not know.',
            'Weeks 2 to 6: others go home now. Once a week, something small and fixed. “Saturday at nine. If you don’t feel like it, we’ll leave it.”',
            'Month 3: ask about the person. “Tell me about her.” They may be glad to be asked.',
            'The first birthday, holiday and anniversary: put all three in your calendar now. One line each: “Thinking of you and Anna today.”',
            'The second year: write on the same days again. Others may have stopped by then.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Words that help, and words that don’t',
          tips: [
            '“I’m so sorry.”',
            '“I don’t know what to say, and I wanted to call.”',
            '“Do you want to talk about him, or about something else?”',
            '“You don’t have to be good company.”',
            '“I remember how he…” and then what he did.',
            'Better not: “He’s in a better place.” “At least he didn’t suffer.” “Be strong.” “You can have another.” “I know how you feel.” “Time heals.”',
            'If you share a faith, offer to pray together. If you don’t, come to the service anyway and do as the others do.',
            'If they’re silent, be silent too. Stay.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Look out for',
          items: [
            'They’ve hardly eaten, drunk or slept for days. See a doctor with them today.',
            'They drink much more, use drugs, or drive as if it didn’t matter.',
            'They blame themselves all the time, whatever anyone says.',
            'They talk about joining the person, or say there’s no reason to stay.',
            'They care for children or a parent and can’t manage.',
            'They’ll be alone on a special day.',
            'After the first weeks they still can’t manage ordinary days, or after six months nothing has become easier.',
            'Their loss is one that others don’t see or accept, such as a partner nobody knew about.',
            'You’re worn out yourself.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you think they may want to die

Someone who’s grieving may wish they could be with the person who died, and it may only mean that they miss them. Ask anyway: **“Are you thinking about ending your life?”** Studies that looked at this found no sign that asking puts the idea there.

If they say yes, stay with them or on the line, ask if they have a plan and the means at hand, and get help with them today: the emergency number if it could be now, otherwise a doctor or a line from **Help now**. Ask them to let someone else keep medicines or weapons for a while.

After a suicide, the people left behind are at higher risk themselves. Ask them sooner and more than once. Avoid asking how it happened. Let them tell you if they want to.

## If it doesn’t ease

Grief comes in waves for a long time, and that isn’t an illness. But if they still can’t manage ordinary days after the first weeks, or nothing has become easier after six months, a doctor, a bereavement counsellor or a group can help. Some areas have groups for men, for parents, for people bereaved by suicide, or for gay widowers. “I’ll go with you the first time and wait outside” is often what makes it possible.

## If it’s late

It was two years ago and you never wrote. Write today. “I didn’t write when your father died. I had no words, and then I was ashamed. I still think of how he taught us to reverse the trailer.” Yours may still be welcome.

## Look after yourself

You may be grieving too. You don’t have to be there every night. Share it: one friend takes Mondays, another drives to appointments, a third sends the messages.`,
        },
      ],
      sources: [stroebe2017, eisma2020, dazzi2014, pitman2014],
    },
    {
      key: 'when-a-friend-has-a-baby',
      pillar: 'brotherhood',
      title: 'Keep a friend who becomes a father',
      description:
        'How to stay friends through the first year with a child, whether you have children or not. What to bring, what to ask and when to worry.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Your friend has become a father. You send a message, get a photo back, and then nothing for four months. Nobody did anything wrong. He’s tired.

Friendships can go quiet at this point. The new father may think the others are having a great time without him. The others may think they’d be in the way. If you have no children, perhaps because you don’t want any, perhaps because it didn’t work, it can hurt as well. You can be glad for him and still feel that.

**What helps is changing the form.** The old form was Friday at nine in the evening. The new one may be Saturday at seven in the morning, with a pram (stroller), for forty minutes.

It’s the same for every way of becoming a father: birth, adoption, fostering, surrogacy, a new partner’s children, with a woman, with a man, alone, as a trans father. A new stepfather of a ten-year-old may get no cards at all, and he could do with a friend too.`,
        },
        {
          kind: 'steps',
          title: 'The first year, as a friend',
          steps: [
            'Before: “In the second week I’m bringing dinner. Anything you two don’t eat?” Offer to pass the news on to others.',
            'Week 1: congratulate them and ask the name. Ask for nothing. No visit unless they invite you.',
            'Weeks 2 to 4: food at the door in a box you don’t need back. If they say “come in” and you’re healthy, wash your hands, stay twenty minutes and do the dishes.',
            'Month 2: offer one definite thing. “I can push the pram on Sunday from eight to nine, so you can sleep.” If babies make you nervous, take the older child, the dog or the laundry.',
            'Months 2 to 6: a short walk, wheel or call every two weeks, at his hour, near his place. If he cancels three times, suggest a fourth date without making a point of it.',
            'Each time, ask two questions: “How’s the little one?” and “How are you?” The second is easy to forget.',
            'Month 6: bring him to the old group once, early in the day, for an hour and a half.',
            'Month 12: celebrate the first year. Bring something for the father.',
          ],
        },
        {
          kind: 'checklist',
          title: 'How is he really?',
          items: [
            'Does he sleep when he could?',
            'Does he talk to anyone apart from his partner?',
            'Does he work more than he must, to be away from home?',
            'Has he been short-tempered, empty, far away or full of dread for two weeks or more?',
            'Does he drink, gamble or use more than before?',
            'Has he said that he feels nothing for the child, or is afraid of hurting them?',
            'Was the birth or the arrival frightening? Has anyone asked him how it was for him?',
            'Is there enough money this month?',
            'How’s the other parent, and who looks after them?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'For the new father',
          tips: [
            'Say what’s possible: “Evenings are gone until spring. Sunday at eight?”',
            'Ask for something definite: a meal, a wash, an hour of sleep. People like to help.',
            'Answer with one word or a photo. Friends don’t need essays.',
            'Ask about their lives too. Someone who’s just lost a job may not dare mention it next to your pram.',
            'Find one other parent with a child of the same age, in your street or online.',
            'Keep one hour a week that’s yours, and make sure your partner has one first.',
            'If the crying gets too much: put the baby on their back in the cot (crib), leave the room, breathe, call someone. Check on them every five to ten minutes. A few minutes of crying in a safe cot do no harm. Never shake a baby: it can cause brain damage or death.',
            'If something seems wrong: call a doctor at once if the crying sounds different, or the baby has a fever or won’t feed. Call the emergency number if the baby is limp, blue, hard to wake or struggling to breathe, or has been shaken.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If he’s depressed, or someone’s in danger

Fathers can become depressed around a birth too. A review of 47 studies put it at **about nine in a hundred** in the first year. It may look like anger, drinking, overwork or silence. It’s easy to miss when everyone asks about mother and baby.

Say what you see: “You don’t sound like yourself, and you’ve had a hard year. Have you talked to a doctor?” Offer to come along and hold the baby.

**Some things can’t wait.** If he says that the child would be better off without him, or he’s afraid he’ll hurt himself or the baby, ask directly whether he’s thinking about suicide. Stay with him or on the line, make sure someone has the child, and get help together: the emergency number if it could be now, otherwise a doctor today. The same goes for the mother or other parent. If they seem confused, see or hear things, or believe strange things about the baby, that’s an emergency.

## If the child didn’t come, or didn’t live

Stay in touch even if you don’t know what to say. He may be grieving. Ask if there’s a name and say it, and remember the date next year. If adoption or treatment failed, or contact was lost after a separation, that’s a loss too.

## If it’s you who can’t bear it

Perhaps you’ve been trying for years. You can love your friend and still not manage the baby’s party. Say so: “I’m glad for you, and it’s hard for me right now. Can we walk, the two of us, in two weeks?”`,
        },
      ],
      sources: [rao2020, unmCrying, dazzi2014],
    },
    {
      key: 'friends-unlike-you',
      pillar: 'brotherhood',
      title: 'Make friends with people unlike you',
      description:
        'Why it’s worth having friends who differ from you in age, faith, class, ability or sexuality, how such friendships start, and how not to turn someone into a project.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Think of the last twenty people you talked to for more than ten minutes. How many are within five years of your age? How many earn what you earn, vote as you do, pray as you do or don’t, love as you do? For many of us, it’s nearly all of them. Nobody planned it. Streets, schools, jobs and algorithms bring similar people together.

There’s nothing wrong with friends who are like you. It’s restful, because nobody has to explain the jokes. But if everyone you know thinks like you, you can start to think that everyone lives like that.

## Where to start

Look at where you already are next to someone unlike you every week, with only a nod: the man from the mosque next to your gym, the older man on the second floor, the new person at the checkout, the two who sign to each other on your bus. If you rarely leave home, it can be the person who delivers your food or someone in a group online. Learn a name and ask an ordinary question. The rest takes time.

## Why it’s worth it

A review of many studies found that **people with friends in another group had less prejudice against it.** It depended on what they did: time together and real talk counted for more than having a friend in name.

And there’s what you’d miss. Someone who’s 70 knows what it’s like to stop work. Someone who’s 20 knows what it’s like to start out now. A wheelchair user knows which “accessible” entrance is really open. Someone who left their country knows what you can do without. None of them is there to teach you. You pick it up on the way.`,
        },
        {
          kind: 'tiplist',
          title: 'How it usually starts',
          tips: [
            'Do something together: a choir, a kitchen, a team, a garden, chess, a night shift. While you both look at the work, you get used to each other.',
            'Keep going. Friendship takes hours, and it may take longer to relax when you’re very different.',
            'Let yourself be invited. Go to his home, her festival, their bar or service. It’s fine to be the one who doesn’t know when to stand up.',
            'Ask once how they say their name, what they eat or which word they use for something. Believe the answer and use it.',
            'Talk about ordinary things. Knees, bosses, football, rent. He’s a person with a bad knee far more often than he’s a representative of anything.',
            'Ask for something real. “Could you look at this form with me?” “Does this taste right?”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Two starts

**The laundry room.** Dmitri and Mr Bello are there every Wednesday. For a year they nod. One day the machine eats Mr Bello’s coin and Dmitri has a screwdriver. Now they bring tea. Mr Bello is 78 and the first person Dmitri told about his divorce.

**The team.** Kwame plays walking football, a slow kind without running. A new man, Alex, gets changed behind a locked door and leaves early. In the third week Kwame says: “A few of us get pizza after. No pressure.” Later Alex mentions that he’s trans. Kwame says “OK, thanks for telling me. Mushrooms?” They’ve been going for pizza for two years.`,
        },
        {
          kind: 'checklist',
          title: 'Good signs',
          items: [
            'I know three things about him that have nothing to do with the difference.',
            'He invites me too, or asks me for things.',
            'I don’t introduce him as “my gay friend” or “my friend in the wheelchair”, and I don’t tell others what he told me about himself.',
            'I speak up when others talk about “them”, even when he isn’t there.',
            'I’ve told him about something I find hard.',
          ],
        },
        {
          kind: 'steps',
          title: 'If you say the wrong thing',
          steps: [
            'Expect it to happen. It happens to everyone who makes new kinds of friends.',
            'Notice it: he goes silent, changes the subject, laughs late.',
            'Ask once, in private: “What I said just now, was that wrong?”',
            'If yes: “I’m sorry. Thanks for telling me.” Don’t explain what you meant, or how careful you usually are.',
            'Don’t make him comfort you.',
            'Look it up yourself before you ask him to explain more.',
            'Do it differently next time.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What you can leave alone

You don’t have to talk about everything. Many friends leave one or two subjects alone. Each of you may think the other is quite wrong about God, and you can still help each other move house.

You don’t have to accept contempt. A friend may disagree with how you live, but he still has to treat you with respect. If you have to hide who you are or fear for your safety to keep someone, you don’t have to stay friends.

If you’re the one who’s different in most rooms, you know all this. You don’t owe anyone an explanation or a lesson. You can want friends who don’t need anything explained, and still be open to someone who tries.`,
        },
      ],
      sources: [davies2011, hall2019],
    },
    {
      key: 'when-a-group-goes-flat',
      pillar: 'brotherhood',
      title: 'Revive a group, or end it well',
      description:
        'What to do when a group, club or team you care about is fading: find out why, change one thing, hand over, or end it properly.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `It may start with one person who can’t come on Thursday. Then it’s three, and someone suggests meeting every three weeks. Messages get longer and answers shorter. In the end one person books the room, brings the biscuits and wonders if it’s his fault.

It may not be. Groups get tired when the novelty is over, when the founder is worn out, when two people have fallen out and nobody says so. Angry messages about commitment rarely help.

**Find out, change one thing, then look.** If that doesn’t help, end it well, for example with a good meal, so that nobody has to avoid anyone afterwards.`,
        },
        {
          kind: 'steps',
          title: 'Find out in one week',
          steps: [
            'Contact each person, also those who no longer come. Ten minutes each, by voice, in person or however they like to talk. Not in the group chat.',
            'Ask three questions. “What did you get out of it when it was good? What makes it hard to come now? What one thing would you change?”',
            'Take notes without defending anything.',
            'Look for a pattern. Is it the time, the place, the cost or the travel? Do the same two people talk, is it dull, or is someone hurt?',
            'Look at your own part. If you do everything, others lose the habit of doing anything. Do you still enjoy it?',
            'Tell everyone in five lines what you heard, without names. Call one meeting with one question: change it or end it?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Six changes, one at a time',
          tips: [
            'The time. Make it shorter, and end when you said. It’s easier to come when you know when you’ll be home.',
            'The day and place. Ask those who dropped out because of shifts, children, steps, noise or bus fares. Perhaps breakfast is better, or a call every second time.',
            'The form. If you’re tired of talking, do a job together for a month: paint, cook, walk or roll, repair. If you’re tired of doing, sit down with one good question.',
            'The work. Give everyone something only they do. A review of 78 studies found that people put in less effort in a group than alone. The difference was smaller when the task meant something to them or when others could see what each one did.',
            'The size. With fewer than four, everything depends on each person. With more than ten, it’s easy to overlook who’s missing. Invite two new people together, so that neither is the only new one, and change one habit for them.',
            'The sore spot. If two people are at odds, get those two to talk without the whole group. If one person spoils it for everyone, tell him so, alone, and say what has to change.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Signs of life',
          items: [
            'Someone other than you suggested something in the past month.',
            'People come early or stay behind.',
            'If someone’s missing, another person contacts them.',
            'There’s laughter, and sometimes silence.',
            'A new person came back.',
            'Someone said something they couldn’t say elsewhere.',
            'You looked forward to it.',
            'If fewer than three of these are true after three months of real changes, think about ending it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Who left first?

Look at the order in which people stopped coming. If the disabled member, the youngest, the only gay man or the ones without money went first, that’s information. Ask them what it was. The guide “Make your group open to all men” has a list of things to change.

## Handing over

If you’re tired, say so early, while there’s something to hand over. “I’m doing it until March. Who wants the keys?” Then give people time to answer. Whoever takes over will do it differently and, in your eyes, perhaps worse. Stay away twice, come back as a guest and don’t comment on how it’s run.

If nobody wants to take over, it’s probably time to end it.

## Ending well

Announce the last evening in advance. Cook or order something. Let each person say what they got here, what they’ll take with them and who they want to thank. Settle the money, the keys and the chat. **What was said there stays private after the end.** Agree on one date in half a year for whoever wants to come.

For one of you it may have been the only evening with people. Find out who. Call him the week after and go to something else together. If he’s not coping, offer to go to a doctor with him.

## If it was you who stopped going

You can go back. “I dropped out in spring. I was in a bad place, and then I was embarrassed. Is there still a chair?” They may well be glad. If not, you can try another group.`,
        },
        {
          kind: 'download',
          label: 'Sheet for the week of asking',
          filename: 'group-check.txt',
          contents: `GROUP: ____________________   WEEK OF: ____________

TALKS (ten minutes each)
              Good about it      Hard now        One change
1 ________   ______________   ______________   ______________
2 ________   ______________   ______________   ______________
3 ________   ______________   ______________   ______________
4 ________   ______________   ______________   ______________
5 ________   ______________   ______________   ______________
6 ________   ______________   ______________   ______________
7 ________   ______________   ______________   ______________
8 ________   ______________   ______________   ______________

WHAT I HEAR MOST:  [ ] time   [ ] day/place  [ ] cost/access
                   [ ] form   [ ] work       [ ] size
                   [ ] a sore spot
MY OWN PART: ______________________________________________

CHANGE IT OR END IT? Meeting on: __________________________
ONE CHANGE: _________________________ from: ______ to: ____
Who has the keys: ___________________

SIGNS OF LIFE, after three months (tick)
[ ] ideas from others        [ ] early or late stayers
[ ] missing people get asked [ ] laughter and silence
[ ] a new person came back   [ ] something said only here
[ ] I looked forward to it          TOTAL: ___ of 7

IF WE END: last evening ____________ food _________________
Money / keys / chat settled [ ]   Who would be alone: _____
Meet again on: _____________
`,
        },
      ],
      sources: [karau1993],
    },
    {
      key: 'five-sentences-for-help',
      pillar: 'brotherhood',
      title: 'Ask for help in five sentences',
      description:
        'A half-hour exercise for people who find it hard to ask. Work out what you need, who to ask, and how to say it so they can say yes or no.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `You’d travel an hour to help a friend move a sofa and be in a good mood all evening. With your own sofa on the landing, you tell everyone you’ll manage.

We tend to guess wrong about asking. In studies by Francis Flynn and Vanessa Lake, **people thought it would take far more requests to get help than it did.** We think about what a yes costs the other person. We forget that saying no is hard too.

Often the hardest part is that someone sees you need help. Start small, and keep asking until it feels more normal.

You need thirty minutes and a phone. At the end, you’ll have asked one person for one thing.`,
        },
        {
          kind: 'steps',
          title: 'Half an hour',
          steps: [
            'Five minutes: think of everything you’re handling alone right now and shouldn’t have to: the tax form, the night feeds, the leaking tap, the fear. Put it on paper or record it.',
            'Five minutes: mark each one. Hands, knowing how, time, an ear, money, or a professional.',
            'Five minutes: put a name next to each. Try not to use the same name each time. For a professional, put where: doctor, adviser, union, debt charity, counsellor.',
            'Five minutes: choose one that matters and isn’t the hardest. Make five sentences, as below.',
            'Five minutes: say them aloud. Take out “just”, “only”, “a bit”, “sorry to bother you” and “it’s nothing really”.',
            'Five minutes: call them, or send it. If it’s late, send a message. Don’t wait until morning if you’re in danger.',
            'Afterwards: if they say no, ask the next person. Next week, ask for the next thing.',
          ],
        },
        {
          kind: 'checklist',
          title: 'The five sentences',
          items: [
            'What I need: “I need someone to listen to me and not fix it.”',
            'What exactly: “Half an hour on a walk or a call, this week.”',
            'Why you: “You’ve been through something like it.”',
            'You can say no: “If it’s not a good time, tell me, and I’ll ask Mike.”',
            'What happens next: “I’ll tell you on Sunday how it’s going.”',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Examples',
          tips: [
            'Moving: “I need two arms on Saturday at ten for an hour. You’re the only one I know who stays calm on stairs. If you can’t, I’ll ask next door. There’ll be food.”',
            'Work: “I’ve got this wrong twice. Could you sit with me for fifteen minutes on Monday while I do it? If it’s a bad week, who else knows this?”',
            'Children: “I need Tuesdays from four to six until spring. She likes you. Think about it and tell me by Friday.”',
            'Money: “I can’t pay the rent this month. I’m not asking for a loan. Would you sit next to me while I call the debt advice service?”',
            'Gambling: “I’ve lost money I don’t have. I want to block the sites and call the gambling helpline. Could you be there when I do it?”',
            'Body: “I can’t do the stairs after the operation. Could you do my shopping this week? I’ll send the list and the money.”',
            'Coming out: “I’m going to tell my parents I’m gay. Could you keep your phone on that evening?”',
            'Drink: “I want to stop drinking and can’t do it alone. Could you be there when I call the doctor?” If you drink heavily every day, don’t stop suddenly on your own. Withdrawal can be dangerous. Ask a doctor first. For shaking, confusion, seeing things or a seizure, call the emergency number.',
            'Home: “I’m not safe at home. I need somewhere to go and help finding a service. Please don’t call my partner.”',
            'Despair: “I’m thinking about killing myself. Please come, or stay on the line while I get help.”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If they say no

They may simply have a bad week. Say thank you and ask the next person. If someone always says no to you and often asks you for things, you can say no to them too.

## If they do it wrong

Let them put the shelf up their way. With listening you can correct them: “Thanks. I don’t need an idea right now. I only want you to know.”

## Afterwards

Thank them once, for what they did. Tell them what came of it. Don’t pay it back in the same week. It may be easier for them to ask you now. If they do, help if you can.

## When you need trained help

Friends are good for hands, time and listening. For illness, debt, violence, gambling, drinking and despair you also need people who are trained. Asking them is the same exercise. Say one sentence: “I need help.” They can do the other four with you. If you’re thinking of ending your life, or someone is hurting you, open **Help now** today.`,
        },
      ],
      sources: [flynn2008, niceAlcohol, dazzi2014],
    },
    {
      key: 'year-of-friends',
      pillar: 'brotherhood',
      title: 'Plan a year of friendship',
      description:
        'A calendar for your friendships: twelve small monthly acts, the dates that matter, and a look back every three months. You can start with one name and ten minutes; the full sheet takes an hour or two.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Putting friends in a calendar may sound cold. But what isn’t in there waits until “there’s time”, and that may be never. In a study that followed young people after they left school, even close friendships faded without contact or things done together.

The worksheet has three parts. **Dates:** birthdays, but also the other ones, such as the day his father died, the day she stopped drinking, the court hearing, the scan. Others may not think of those days. **Months:** one small act each. **Quarters:** ten minutes to see who you’re losing.

Start in any month. Think of the people you’d like to keep or get back, family too. Two or three are enough to start, and fifteen are plenty. **One step for today:** choose one name and send four lines.`,
        },
        {
          kind: 'steps',
          title: 'How to set it up',
          steps: [
            'Put your people on the sheet, each with the month of your last real talk. Leave out anyone who doesn’t want contact, or who isn’t safe for you.',
            'Collect the dates. Some you know, some are in old messages, some you can ask: “When did your mother die? I’d like to think of it.” Set a reminder for nine in the morning.',
            'Read the twelve acts below. Move them to months that suit you. Put the hardest in a month when you’re usually well.',
            'Choose a person for each of the first three acts. Leave the rest open.',
            'Fix two meetings for the year: one with several people, one with one person for a whole day or evening. Send the dates today, even if they’re months away.',
            'Keep the sheet in a private place, and set a reminder for the first of each month.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Twelve months, twelve acts',
          items: [
            'One: four lines to someone you haven’t heard from for a year.',
            'Two: visit or call someone who can’t get out.',
            'Three: ask somebody for help.',
            'Four: spend an hour with an adult much older or younger than you, and ask three questions.',
            'Five: do an hour of useful work for someone: a form, a bike, a room, a phone.',
            'Six: introduce two people who don’t know each other.',
            'Seven: a long day or evening with one friend, phones away.',
            'Eight: send a letter or voice note to a younger adult, or to a child in your family.',
            'Nine: an apology you owe, unless the person wants no contact, or a thank-you that’s late.',
            'Ten: have people over, one of them new.',
            'Eleven: call someone who’s having a hard month. If they say “fine”, ask once more.',
            'Twelve: tell three people, in one sentence each, what they were to you this year.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Keep it human',
          tips: [
            'Use short signs of your own for private things, such as a scan or the day someone stopped drinking.',
            'Most acts take fifteen minutes to an hour. A few need an evening or a day, so give those months more room.',
            'If you miss a month, let it go. Don’t do two.',
            'After a talk, note what they said: the dog’s name, the exam, the knee. Ask about it next time.',
            'Don’t worry that a thank-you will be awkward. In experiments, people who sent one thought the other would find it more awkward than they did.',
            'If someone never answers, take the name off the list at the end of your year. You don’t have to be angry.',
            'If you’re having a bad year yourself, do only act three each month: ask somebody for help.',
            'If you’re low on energy or money, swap any act for a message.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Every three months, ten minutes

Go through the list and put a dot next to everyone you’ve really talked to. Then ask yourself four questions. Who’s had no dot for half a year? Who asked about me, and did I answer? Who do I always help and never ask for help? Was there an evening when I was glad to be someone’s friend? Choose one name for the coming weeks.

## On hard dates

If you know someone’s hard days, such as an anniversary, a court date or a birthday without the children, contact them the day before as well. Ask how the day will be and who’ll be with them. If they sound hopeless, “Help a friend who may be suicidal” says how to ask and what comes next.

## At the end of the year

Look back: who came back, who got closer, and who have you lost? Keep the sheet, so you can compare it with next year’s.`,
        },
        {
          kind: 'download',
          label: 'Sheet for the year',
          filename: 'year-of-friends.csv',
          contents: `PEOPLE,last real talk,dates that matter,Q1 dot,Q2 dot,Q3 dot,Q4 dot,they said / ask next time
1,,,,,,,
2,,,,,,,
3,,,,,,,
4,,,,,,,
5,,,,,,,
6,,,,,,,
7,,,,,,,
8,,,,,,,
9,,,,,,,
10,,,,,,,
11,,,,,,,
12,,,,,,,
13,,,,,,,
14,,,,,,,
15,,,,,,,
,,,,,,,
MONTH,act,with,on,done,note,,
1,four lines after a year,,,,,,
2,visit or call someone who cannot get out,,,,,,
3,ask for help,,,,,,
4,an hour with an older or younger adult,,,,,,
5,an hour of useful work,,,,,,
6,introduce two people,,,,,,
7,a long day with one friend,,,,,,
8,letter or voice note to a younger adult or a child in the family,,,,,,
9,an apology or a thank-you,,,,,,
10,people over,,,,,,
11,call someone with a hard month,,,,,,
12,one sentence each to three people,,,,,,
,,,,,,,
FIXED: with several,,date,,,,,
FIXED: with one,,date,,,,,
`,
        },
      ],
      sources: [roberts2015, kumar2018],
    },
    {
      key: 'friendship-at-a-distance',
      pillar: 'brotherhood',
      title: 'Keep a friend who lives far away',
      description:
        'Keep a friend who lives three hours or three time zones away: a rhythm that lasts, things to do together while apart, and good visits.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `He moved, or you did. At first you called. Then each call needed an hour, a quiet room and news. Since nobody has all three at once, there were two calls in the past year, both starting with “We really must do this more often”.

You still like each other, but the small stuff is gone. When you lived near each other, you knew what he had for lunch and what annoyed him at work. **At a distance you only hear the big news.**

A study that followed young people after they left school found that friendships lost closeness over the months unless people did something about it. Doing things together helped the young men in particular, and talking more helped the young women. Both can be done from far away.

Four things can help: a fixed rhythm, something you do together, a visit you don’t cancel, and not apologising each time.`,
        },
        {
          kind: 'steps',
          title: 'Set up a rhythm',
          steps: [
            'Small, most weeks: something that needs no answer. It can be a photo of your lunch, a short voice message or a silly joke. Nobody has to reply or keep count.',
            'Medium, every week or two: a fixed twenty minutes, tied to something you do anyway: the walk home, the dishes, the dog. Not while driving. If one of you can’t, skip it.',
            'Large, once or twice a year: a visit whose dates you set at the end of the last one. Two nights can be better than a week. If money or health doesn’t allow travel, plan a whole evening online, with food.',
            'Write down whose time zone the slot is in. The clocks change on different dates in different countries.',
            'Try it for eight weeks. Then ask: too much, too little, another time?',
            'When life gets hard for one of you, swap roles: one calls, the other only has to pick up.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Things to do together, apart',
          tips: [
            'Read the same short book, a chapter a week, and argue about it.',
            'Watch the same match while you’re on a call.',
            'Play chess, a word game or an online game, a move a day.',
            'Cook the same dish on the same evening and eat it on a call.',
            'Train for the same thing and send each other your week’s result on Sunday.',
            'Fix something together on a video call.',
            'Record ten minutes while you’re out, and let him do the same. That suits parents, shift workers and people who stammer.',
            'Send a real letter once a month.',
            'If one of you signs, is hard of hearing or hates calls, use video, text or letters, and let that person choose.',
            'Keep a long competition with a silly trophy that travels by post.',
          ],
        },
        {
          kind: 'checklist',
          title: 'A good visit',
          items: [
            'The next dates are set before this one ends.',
            'Only one thing is planned.',
            'The place works for both of you: bed, stairs, bathroom, food.',
            'There’s something useful to do together.',
            'Phones are away for half a day.',
            'There’s an hour side by side: car, path, boat, bench.',
            'You ask one thing you wouldn’t ask on the phone.',
            'You’re kind to the people he lives with, and you do the dishes.',
            'You leave before everyone’s tired.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you can’t visit

One of you may be in prison, in the military, at sea, in hospital, in a care home or behind a border you can’t cross. Then letters and regular calls keep it going. A card every second Sunday gives shape to weeks that are all the same. Find out what’s allowed and who else reads your letters. Don’t put anything in writing that could endanger him, for example that he’s gay in a country where that’s punished. Tell him small news: who painted their door green.

## If you think he may be suicidal

From far away you don’t see that he’s stopped shaving. Watch for other things: he says he’s a burden or sees no way out, says goodbye, gives things away, drinks more, jokes about being dead. Ask directly: **“Are you thinking about suicide?”** Studies that looked at this found no sign that asking puts the idea there.

If he says yes, ask whether he might act on it soon. If so, stay on the line and get someone he trusts to him. In your own country, call your emergency number, from another phone if you can, with his address. It won’t reach another country, so save these today: his address, and someone near him who can call for help there. Call again tomorrow.

## When it’s gone quiet

Don’t send “We really must”. Send a photo of what’s in front of you, with one line: “Saw this and thought of you.” You don’t have to explain the gap.

## If it fades anyway

Some friendships fade when lives change. You don’t have to end one that’s gone quiet. A line on his birthday is enough to leave it open.`,
        },
        {
          kind: 'download',
          label: 'Card for a friend far away',
          filename: 'far-friend.txt',
          contents: `FRIEND: ______________________  TIME ZONE: ______ (mine +/- __)
Address: ______________________________________________________
Someone near him: ___________________ phone: __________________
EMERGENCY NUMBER THERE: ________  Crisis line there: __________

OUR RHYTHM
Small:   what we send ________________________ no reply needed
Medium:  every ____________ at ______ his time / ______ mine
         tied to: _____________________________________________
         if it fails: dropped, the next one stands
Large:   next visit from ________ to ________  at _____________
         one thing we do: _____________________________________
         the one after: _______________________________________

TOGETHER, APART: ______________________ since: ________________

HE SAID / ASK NEXT TIME
date ________  ________________________________________________
date ________  ________________________________________________
date ________  ________________________________________________

DAYS WORTH A LINE: ____________________________________________
After 8 weeks: too much / too little / another time: __________
`,
        },
      ],
      sources: [roberts2015, dazzi2014],
    },
    {
      key: 'after-military-service',
      pillar: 'brotherhood',
      title: 'Find people again after military service',
      description:
        'For anyone who has served, for months or for decades. Why many miss the others so much, what helps in the first weeks, how to be with people who weren’t there, and when to get help.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: [
            'You served for a year because you had to, or for thirty because you wanted to. One week, people knew your name and your job. The next, you’re in a supermarket, and nobody there knows what you can do or what you’ve seen.',
            '**Many miss it, even those who were glad to leave.** A review of 18 studies from several countries found the same losses again and again: the others, the sense of who you were, and a purpose. In interviews, people who had left the British forces said that it was hard to feel they belonged anywhere else.',
            'This is also for you if you aren’t proud of it, if you were hurt by your own side, or if you’re tired of being thanked.',
            '**One step for today:** message one person you served with, or look for one group near you or online.',
            'US records show that suicide becomes more common after people leave the military, above all in men, in the young and after short service. If you think about it, tell one person today, ask them to keep any gun for now, and open **Help now**. If you might act on it, call your emergency number.',
          ].join('\n\n'),
        },
        {
          kind: 'steps',
          title: 'The first weeks',
          steps: [
            'Message one person you served with: “How is life outside for you?” If there’s nobody, or you don’t want that contact, look for one veterans’ group near you or online.',
            'Give each day three fixed points: when you get up, when you move, and one meal with someone. That structure used to come from outside.',
            'See a doctor once, even if you feel well. Say that you served. Mention your back, knees, hearing, sleep, and anything you breathed in or were given.',
            'Sort out the papers: service record, medical record, pension or compensation, certificates that count for work. A veterans’ office or association knows the order. If your country has none, ask a union or a legal advice service.',
            'Find someone who left a few years before you, and ask: “What do you wish you’d known?” In interviews with US veterans, such a person was often named as a key help.',
            'Choose two groups: one with people who served, and one that has nothing to do with it, such as a choir, a kitchen, a team or a repair café.',
            'Tell the people at home one thing you need: “Don’t come up behind me.” “Ask me, but not at the table.” Then ask what they need. They managed without you for a long time.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'With people who weren’t there',
          tips: [
            'Have a short answer ready for “What was it like?” For example: “Long. I miss the people. I’ll tell you more another time.” You decide how much.',
            'If someone asks whether you’ve killed anyone, you can say: “I don’t talk about that.”',
            'People outside may be late, vague or polite in a way that feels false. It’s rarely meant as disrespect.',
            'Keep the darkest jokes for people who know where they come from.',
            'Ask about their lives as you’d like to be asked about yours. Many know what it’s like to lose a team, a job or a country.',
            'Look for work or a hobby in which people rely on each other: rescue, a kitchen, building, a boat, a band.',
            'If the person next to you served on the other side, or fled from your side, you don’t have to settle that. You can still fix a bike together.',
            'Give it time. In interviews, US veterans said it helped to know that it gets easier.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Signs that friends aren’t enough',
          items: [
            'Memories or nightmares come as if it were happening now.',
            'You’re always on guard: you watch the door, sleep lightly, jump at noises.',
            'You avoid people, places or news because of what they bring back.',
            'Your anger frightens you, or the people at home.',
            'You drink, gamble or take tablets to sleep or to feel nothing.',
            'You can’t put down what you did, saw or couldn’t stop.',
            'Since a blast or a blow to the head you have headaches, a noise in your ears, or trouble thinking.',
          ],
        },
        {
          kind: 'intro',
          markdown: [
            '## When to see a doctor',
            'Go this week if your anger frightens anyone, if you drink, gamble or take tablets to get through the day, or if you’ve had problems since a blast or a blow to the head. With the other signs, see a doctor if they last for a month. Say that you served.',
            'After a recent blow to the head, call the emergency number if the headache gets worse, or if you vomit, are confused, weak or very sleepy.',
            '## It can be treated',
            'Most people who live through something terrible don’t become ill. Some do, and it can begin years later. The World Health Organization says that there are effective psychological treatments for post-traumatic stress disorder. You don’t have to tell everything on the first day. “After something terrible: what helps with trauma” says what to expect.',
            'Guilt and shame can be part of it. Friends may say that you did nothing wrong, and you may not be able to believe it. A therapist who works with veterans, or a chaplain or another person of faith, can listen without excusing it and without condemning you.',
            '## If you were treated badly',
            'You may have been bullied, assaulted or forced out because of who you love, because you were ill or because you refused. In one study, veterans who’d been mistreated found it harder to get support from other veterans. You don’t have to join a club that honours what hurt you. There are groups for LGBT+ veterans, for survivors of sexual assault in the military and for those who refused.',
            '## Who to ask, in any country',
            'A veterans’ office or ministry, an association of those who served with you, a hospital social worker, a union or a faith community. Some countries have clinics and phone lines for veterans only, and you can ask what stays confidential. If you’ve left your country, a refugee service knows doctors who treat people after war.',
            'Partners, parents and friends can call these places too.',
          ].join('\n\n'),
        },
      ],
      sources: [romaniuk2018, guthrieGower2022, ahern2015, ravindran2020, whoPtsd],
    },
  ],
}
