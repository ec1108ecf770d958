import type { Source } from '#contract/sources.ts'
import {
  cacioppo2009,
  dazzi2014,
  eby2008,
  flynn2008,
  hall2019,
  kumar2018,
  liu2022,
  mentorScreening,
  nhsLonely,
  sandstrom2022,
  weger2014,
} from '../sources.ts'
import type { LibraryChallenge, Shelf } from '../types.ts'

const hanson2015: Source = {
  author: 'Sarah Hanson, Andy Jones',
  year: 2015,
  title: 'Is there evidence that walking groups have health benefits? A systematic review and meta-analysis',
  url: 'https://doi.org/10.1136/bjsports-2014-094157',
  checked: '2026-11-23',
}

const masi2011: Source = {
  author: 'Christopher Masi and others',
  year: 2011,
  title: 'A meta-analysis of interventions to reduce loneliness',
  url: 'https://doi.org/10.1177/1088868310377394',
  checked: '2026-11-28',
}

export const brotherhood: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-calls-three-days',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'Three Calls',
      subtitle: 'Call three people you’ve lost touch with',
      description:
        'You call three people you’ve lost touch with, one a day. You don’t need a reason, and you don’t have to explain the gap. Ten minutes each is plenty.',
      promise: 'Call three people you’ve lost touch with, one a day.',
      finishLine: 'I reached out to people I’d lost touch with on {days}.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Call the easiest one',
          done: 'You contacted one person you’ve lost touch with.',
          action:
            'Choose the person you’d find easiest to talk to and call them today. Say: “No reason, I was thinking of you. Have you got ten minutes?” Ask what’s new since you last spoke, and listen. If they don’t pick up, leave that sentence as a voice message.',
          details:
            'If you’re nervous, it may help to know that in a set of experiments, people who got in touch underestimated how much the other person would appreciate it. Leave out anyone you’re afraid of, anyone who’s afraid of you, and anyone who’s blocked you or asked you to stay away. If you can’t speak or hear well on the phone, use video, sign or text. If you miss a day, carry on the next.',
        },
        {
          from: 2,
          to: 2,
          title: 'Call someone from your past',
          done: 'You contacted one person from your past.',
          action:
            'Call someone from another time: school, a first job, a team, a street you lived on, a country you left. Start with one thing you still remember about them. Skip the summary of your life. Ask one question and stay with the answer.',
          details:
            'If you don’t have their number, ask someone else from that time for it. That counts as well. If a call feels like too much, record a one-minute voice message.',
        },
        {
          from: 3,
          to: 3,
          title: 'Call someone having a hard time',
          done: 'You called someone who’s having a hard time.',
          action:
            'Call someone who’s dealing with illness, a new baby, a lost job, a break-up or grief. Ask “How is it really?” and listen. Don’t try to fix it. Before you hang up, agree when you’ll talk again. If they don’t pick up, leave a voice message. Then think back: which of the three will you call again?',
          details:
            'If nobody comes to mind, call someone who lives alone. If the person you call sounds hopeless, ask: “Are you thinking about suicide?” Studies that looked at this found no sign that asking puts the idea there. If they say yes, stay on the line and open Help now together. If it could be soon, call your emergency number or, if they’re in another country, someone near them who can get help.',
        },
      ],
      sources: [liu2022, dazzi2014],
    },
    {
      key: 'go-first-for-a-week',
      pillar: 'brotherhood',
      title: 'Go First',
      subtitle: 'Be the one who says hello first, for a week',
      description:
        'Most people wait for someone else to start. For seven days you start, with one small thing a day: a greeting, a name, a question, a plan.',
      promise: 'Go first with one small thing a day: a greeting, a name, a question or a plan.',
      finishLine: 'I went first with someone on {days}.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Say hello first',
          done: 'You greeted five people before they greeted you.',
          action:
            'Greet five people before they greet you: a neighbour, a driver, a colleague, the person at the checkout. Look up, say good morning and move on if you like. You don’t need to start a conversation.',
          details:
            'If you don’t speak, a nod or a raised hand is fine. If you’re at home all day, say hello first in five messages or in a group call.',
        },
        {
          from: 2,
          to: 2,
          title: 'Give your name',
          done: 'You gave your name to someone you often see.',
          action:
            'Pick someone you see often but have never met properly. Say: “We keep running into each other. I’m Sam.” Ask their name and say it once before you part. If they told you years ago and you’ve forgotten, admit it. They may have forgotten yours.',
          details:
            'If there’s nobody like that around, introduce yourself in an online group or call and ask one person’s name. If you missed yesterday, do today’s step and go on.',
        },
        {
          from: 3,
          to: 3,
          title: 'Say thank you',
          done: 'You thanked one person for one exact thing.',
          action:
            'Thank someone for something they did, and name it: “You stayed late on Tuesday, and it saved me.” Say it in person, on the phone or in a message. Don’t add a joke at the end.',
          details:
            'In three experiments, people who sent thanks thought it would be more awkward for the other person than it was.',
        },
        {
          from: 4,
          to: 4,
          title: 'Give a true answer',
          done: 'You gave one true answer to “How are you?”',
          action:
            'When someone asks how you are, give one true sentence instead of “fine”: “Tired, but it’s getting better.” Then ask them the same. If nobody asks today, send that sentence to a friend.',
          details: 'Choose someone you trust. You don’t have to tell them everything. One sentence is the whole task.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask a real question',
          done: 'You asked two questions before talking about yourself.',
          action:
            'Ask someone a question that needs more than yes or no: what they’re building, reading, looking forward to. Then ask one more about their answer before you say anything about yourself.',
          details: 'If you’re worn out, ask your two questions in a message.',
        },
        {
          from: 6,
          to: 6,
          title: 'Make the plan',
          done: 'You invited one person to one clear thing.',
          action:
            'Invite someone to one clear thing: “Tea on Thursday at six, at the corner place?” Give a day, a time and a place. If they can’t, offer one other date and leave it there.',
          details:
            'It can be free: a walk or roll in the park, a call, a match on TV. If they say no, they’re probably just busy.',
        },
        {
          from: 7,
          to: 7,
          title: 'Follow up once',
          done: 'You followed up on one thing from this week.',
          action:
            'Follow up on one thing you started: use the name you learned, ask how their thing went, confirm the plan. Then look at the week. Which step was easiest, and which one would you do again tomorrow?',
          details: 'Do that one again next week with someone new.',
        },
      ],
      sources: [sandstrom2022, kumar2018],
    },
    {
      key: 'standing-coffee',
      pillar: 'brotherhood',
      title: 'The Open Table',
      subtitle: 'Spend an hour a week at one place where anyone can join you',
      description:
        'You keep one hour a week at one fixed place and tell people they can join. You go whether anyone comes or not. Three small steps a week for six weeks: invite, hold the hour, follow up.',
      promise: 'Keep one open hour a week at a fixed place, and tell people they can join.',
      finishLine: 'I put {days} into a weekly open coffee.',
      duration: 18,
      difficulty: 'beginner',
      schedule: { kind: 'weekly', times: 3 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Pick the place and hour',
          done: 'Your hour is in your calendar.',
          action:
            'Choose an hour you can keep for six weeks and a place that costs little or nothing: a café, a canteen, a park bench, your kitchen. Check that there’s a step-free way in, a toilet and a seat for someone who can’t stand long.',
          details:
            'Put the hour in your calendar as a weekly event. Each week has two short steps and the hour itself. Keep the step for the hour until that day comes. If you can’t get out, hold it as a video call or in your own room. If your shifts change, tell people the hour at the start of each week.',
        },
        {
          from: 2,
          to: 2,
          title: 'Tell six people',
          done: 'You invited at least two people by name.',
          action:
            'Message six people by name: “I’m at the corner café every Thursday from six to seven. Come when you can, no need to reply.” Send each one separately.',
          details: 'If six feels like a lot, start with two. Mix old friends, colleagues and neighbours.',
        },
        {
          from: 3,
          to: 3,
          title: 'Hold the first hour',
          done: 'You were there for the whole hour.',
          action:
            'Go, sit where people can find you and stay the hour. Bring a book or a puzzle. If nobody comes, you’ve still done today’s step.',
          details:
            'It’s possible that nobody comes in the first week. If you’re ill or away in any week, tell people that morning and hold the hour on another day.',
        },
        {
          from: 4,
          to: 4,
          title: 'Thank or ask',
          done: 'You contacted one person about the hour.',
          action:
            'If someone came, thank them. If nobody did, ask one of the six how they are, without mentioning the coffee.',
          details: 'If you missed a step, go on with the next one. You don’t have to explain anything to anyone.',
        },
        {
          from: 5,
          to: 5,
          title: 'Invite someone new',
          done: 'You invited one person you didn’t ask before.',
          action:
            'Invite one person who wasn’t among the six: a new colleague, someone from the gym or the mosque, a parent you nod to at the school gate.',
          details: 'Say that they can stay for ten minutes. That may make it easier to say yes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Hold the second hour',
          done: 'You were there ten minutes early.',
          action:
            'Get there ten minutes early so that nobody has to wait alone. Ask whoever comes one thing about their week.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask about something they mentioned',
          done: 'You asked one person about something in their life.',
          action:
            'Think of one thing someone mentioned: an exam, a scan, a birthday. Message them about it today: “How did it go?”',
          details: 'If nothing comes to mind, ask someone what the next two weeks look like for them.',
        },
        {
          from: 8,
          to: 8,
          title: 'Take an easy day',
          done: 'You sent one person something short.',
          action:
            'Send one person something short that needs no reply: a photo, a song, a bad joke. That’s all for today.',
        },
        {
          from: 9,
          to: 9,
          title: 'Hold the third hour',
          done: 'You asked your question.',
          action:
            'Bring one question and answer it first yourself: “What’s taking most of your energy right now?” Two minutes each, no advice. If nobody comes, send the question to a friend.',
          details: 'Anyone can say “pass”.',
        },
        {
          from: 10,
          to: 10,
          title: 'Make it easier to come',
          done: 'You asked one person what would help them come.',
          action:
            'Ask someone who hasn’t come: “Is it the day, the time, the place or the money?” Listen to the answer without pushing.',
          details:
            'People who can’t pay may stay away rather than say so. A flask on a bench, or “no need to buy anything”, can change that.',
        },
        {
          from: 11,
          to: 11,
          title: 'Introduce two people',
          done: 'You told two people what they share.',
          action:
            'Tell two people who don’t know each other what they share: “You both fix bikes.” Ask both to come this week.',
        },
        {
          from: 12,
          to: 12,
          title: 'Hold the fourth hour',
          done: 'You asked a second question before telling your own story.',
          action:
            'Hold the hour and talk less than you usually do. When you feel like telling your own story, ask a second question first. If nobody comes, do it in your next conversation.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask someone to host',
          done: 'You made one change for next week.',
          action:
            'Ask one of the regulars: “Could you hold it next week, or start without me?” If you have no regulars yet, change the day or place once and tell everyone.',
          details: 'If they say no, carry on as before.',
        },
        {
          from: 14,
          to: 14,
          title: 'Check on who is missing',
          done: 'You contacted someone you haven’t seen for a while.',
          action: 'Contact someone you haven’t seen for a while. Ask how they are before you say they’re missed.',
          details: 'If they’re having a hard time, ask when you can call again, and keep to it.',
        },
        {
          from: 15,
          to: 15,
          title: 'Hold the fifth hour',
          done: 'You were there for the hour.',
          action:
            'If someone else hosts, come as a guest and leave the running to them. Otherwise hold it as usual and share one true thing about your own week.',
        },
        {
          from: 16,
          to: 16,
          title: 'Do something together',
          done: 'You suggested one thing outside the hour.',
          action:
            'Suggest one thing beyond coffee to whoever comes most: a match, a job that needs two people, a walk or roll. Name a day. If nobody has come yet, suggest it to one of the people you invited.',
        },
        {
          from: 17,
          to: 17,
          title: 'Hold the sixth hour',
          done: 'You decided about going on.',
          action:
            'At the end, ask: “Should we carry on? Same time, another time, or every two weeks?” Decide with whoever is there, or on your own if nobody is.',
        },
        {
          from: 18,
          to: 18,
          title: 'Share the decision',
          done: 'You told everyone what happens next.',
          action:
            'Message everyone you invited, including those who never came. Say what you decided and thank them. Then look back: who do you know better than six weeks ago?',
          details:
            'In a US study of people who had recently moved, more hours together went with closer friendship. Six hours is a start.',
        },
      ],
      sources: [hall2019],
    },
    {
      key: 'useful-for-a-fortnight',
      pillar: 'brotherhood',
      title: 'Lend a Hand',
      subtitle: 'Two weeks of small help to the people around you',
      description:
        'For two weeks you do one helpful thing a day for people near you, most of them about twenty minutes long. In the second week you help somewhere for two hours or half a day.',
      promise: 'Do one helpful thing a day for people near you, then help somewhere for half a day.',
      finishLine: 'I worked on being useful to people near me for {days}.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Look around',
          done: 'You spotted three things that need doing.',
          action:
            'As you go about your day, look for three things that need doing: a full bin, a broken light, a pile of old boxes in the hallway. You don’t have to do them today. Take a photo or remember them.',
          details: 'If you’re at home, look at what your building, family or online group keeps putting off.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask one person',
          done: 'You asked someone what would make their week easier.',
          action:
            'Ask one person: “What would make your week easier?” Don’t judge the answer. Say what you can do, and when.',
          details:
            'If they say “nothing”, believe them and ask someone else when you can. If you miss a day, skip it and carry on.',
        },
        {
          from: 3,
          to: 3,
          title: 'Do a quiet job',
          done: 'You took care of one small job.',
          action:
            'Do one of the jobs you saw, without announcing it: clear the hallway, empty the bin, tidy the shared kitchen. If something belongs to someone else, ask first.',
          details: 'If you’re short of strength or time, report the broken light online or by phone.',
        },
        {
          from: 4,
          to: 4,
          title: 'Do what was asked',
          done: 'You took care of one thing someone asked for.',
          action:
            'Do what you promised on the second day, in the way they’d like it done. If it has to wait, tell them exactly when you’ll do it. If you promised nothing, ask someone else what would help and do that.',
        },
        {
          from: 5,
          to: 5,
          title: 'Help with something official',
          done: 'You offered someone help with one official thing.',
          action:
            'Offer someone twenty minutes with something official: a form, a phone call on hold, a letter in a language they’re still learning. Sit next to them, or help by phone, and let them decide.',
          details: 'For debt, immigration or benefits, don’t advise them yourself. Help them find a free adviser.',
        },
        {
          from: 6,
          to: 6,
          title: 'Find two places',
          done: 'You contacted two places that need helpers.',
          action:
            'Contact two places that need people: a food bank, repair café, sports club, shelter, temple kitchen or tree group. Ask what they need most, whether there’s seated work, and whether you could come for half a day next week.',
          details:
            'If half a day is too much, or you work shifts, ask for two hours at another time or for something you can do from home.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You did one kind thing in under five minutes.',
          action:
            'Do one thing that takes less than five minutes: hold a door, let someone go first, send a kind word. Rest otherwise.',
          details: 'If you meet nobody today, send someone a kind message.',
        },
        {
          from: 8,
          to: 8,
          title: 'Invite someone along',
          done: 'You asked one person to come with you.',
          action:
            'Ask someone to come to your half-day: “I’m sorting food on Saturday, ten to one. Want to come?” If they can’t, ask one more person.',
          details:
            'If nothing is booked yet, remind the places, and ask whether this person would come along once it is.',
        },
        {
          from: 9,
          to: 9,
          title: 'Ask whether it helped',
          done: 'You asked one person whether your help worked.',
          action:
            'Visit, call or message someone you helped. Ask: “Did that work, or does it need anything else?” Then ask something that has nothing to do with helping.',
        },
        {
          from: 10,
          to: 10,
          title: 'Share what you know',
          done: 'You offered to show someone how to do one thing.',
          action:
            'Show somebody something you can do, or offer a time for it: fix a puncture, reset a router, cook rice, read a payslip. Let them do it with their own hands while you watch. A short video or call works too.',
        },
        {
          from: 11,
          to: 11,
          title: 'Do your half-day',
          done: 'You put some time into your half-day.',
          action:
            'Do your half-day today if it’s booked for now. Do the jobs you’re given, learn three names and stay for the clearing up. If it’s on another day, confirm the time and get ready for it.',
          details:
            'If it falls on one of the next days, do it then instead of that day’s step. If you’re ill, stay home. If nothing got booked or it’s cancelled, offer a neighbour or friend two hours instead.',
        },
        {
          from: 12,
          to: 12,
          title: 'Keep someone company',
          done: 'You offered company to someone who’s often alone.',
          action:
            'Spend twenty minutes with someone who’s often alone: a visit, a call, a game. Talk about their week, or about nothing much.',
          details:
            'If twenty minutes is too much today, or nobody is free, send a message and suggest a day. If they seem ill or hopeless, help them reach a doctor.',
        },
        {
          from: 13,
          to: 13,
          title: 'Let someone help you',
          done: 'You asked someone for help with one thing.',
          action:
            'Ask somebody for help with a thing you could manage alone. Let them do it their way. Say thank you once and don’t pay it back today.',
          details: 'This can be harder than giving. Start with something that takes ten minutes.',
        },
        {
          from: 14,
          to: 14,
          title: 'Choose one regular thing',
          done: 'You told someone what you’ll do each month.',
          action:
            'Look back: which help was wanted most? Choose one thing to do again, monthly if you can. Tell the people there when you’ll come, and put the date in your calendar.',
        },
      ],
    },
    {
      key: 'mend-one-friendship',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'The Friend You Miss',
      subtitle: 'Repair one friendship in three weeks',
      description:
        'Over three weeks you try to repair one friendship that cooled or broke. You own your part, make one honest approach and accept whatever comes back. Don’t choose someone who hurt, threatened or controlled you, or who’s afraid of you.',
      promise: 'Own your part, make one honest approach and accept whatever comes back.',
      finishLine: 'I worked on repairing one friendship for {days}.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose one person',
          done: 'You chose one friendship to try to repair.',
          action:
            'Think of friendships that ended without a proper ending. Choose the person you’d be happiest to see again. Leave out anyone you’re afraid of, anyone who’s afraid of you, blocked you or asked you to stay away, anyone a court order covers, and any ex if it could hurt someone now.',
          details:
            'If you’re not sure, ask a level-headed friend. If you’re the one who was hurt or controlled, talk to someone outside it first.',
        },
        {
          from: 2,
          to: 2,
          title: 'Tell one person',
          done: 'You told someone what you are planning.',
          action:
            'Tell someone you trust what you want to try, in two minutes. Ask them: “Can you see a reason not to?” Listen to the answer.',
          details: 'You can ignore their doubts, but take any risk to you or the other person seriously.',
        },
        {
          from: 3,
          to: 3,
          title: 'Remember the good part',
          done: 'You spent ten minutes with good memories of them.',
          action:
            'Look at a photo, play a song you shared or go to a place you went together, in person or on a map. Take ten minutes. Notice what you miss: the person, or that time in your life?',
        },
        {
          from: 4,
          to: 4,
          title: 'Write your part',
          done: 'You wrote about your own part for ten minutes.',
          action:
            'Set a timer for ten minutes. Write what you did, what you left undone and what you said behind their back. Keep to your own part: when a sentence starts with their name, cross it out.',
          details: 'If this stirs up more than you can handle, stop and talk to someone.',
        },
        {
          from: 5,
          to: 5,
          title: 'Say it aloud',
          done: 'You said your part aloud once.',
          action:
            'Read or say your part aloud, alone or to the person you trust. Listen for excuses. Which sentence can you be sorry for without a “but”?',
        },
        {
          from: 6,
          to: 6,
          title: 'Try their view',
          done: 'You told the story from their side.',
          action:
            'Tell the story aloud the way they might tell it to a fair stranger, using only things they’d agree with. Take five minutes. Walk, sit or lie down while you do it.',
          details: 'You don’t have to agree with it. You only need to hear it once.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You did something enjoyable that wasn’t about the repair.',
          action:
            'Leave it alone today and do something you like, if possible with another friend. If you missed some days, go on from here.',
        },
        {
          from: 8,
          to: 8,
          title: 'Draft the message',
          done: 'You wrote a message of about five sentences.',
          action:
            'Write about five sentences: that you’ve missed them, that you’re sorry for one exact thing, that you don’t expect anything, that you’d be glad to meet or talk, and how to reach you. Cut every defence.',
        },
        {
          from: 9,
          to: 9,
          title: 'Get it read',
          done: 'You took out anything that asks for comfort.',
          action:
            'Let a sensible person read it. Ask: “Is there anything in it that asks them to comfort me?” Take that out. If you have no reader, read it aloud to yourself and ask the same question.',
        },
        {
          from: 10,
          to: 10,
          title: 'Decide whether to send it',
          done: 'You decided about sending it.',
          action:
            'Ask yourself one question: can I cope if there’s no answer? If yes, plan to send it tomorrow. If no, keep it, and use the coming days for a friend you have now.',
          details:
            'Don’t send it to anyone who’s afraid of you, has blocked you or asked you to stay away, or if a court order forbids contact.',
        },
        {
          from: 11,
          to: 11,
          title: 'Send it',
          done: 'You sent one message.',
          action:
            'Send it in the way that’s easiest for them to ignore: a letter or message, not a visit. Then put your phone away for an hour and do something with your hands. If you’re not sending it, contact another friend instead.',
          details:
            'In studies, people tend to be more pleased by an unexpected message than the sender thinks. That’s no guarantee.',
        },
        {
          from: 12,
          to: 12,
          title: 'Leave the phone alone',
          done: 'You looked for a reply twice at most.',
          action:
            'Check for a reply at most twice today. Don’t look at their pages and don’t ask friends what they said. If you wrote to another friend instead, the same goes for their reply.',
        },
        {
          from: 13,
          to: 13,
          title: 'Look after a current friendship',
          done: 'You did one good thing for a current friend.',
          action:
            'Do one thing for a friend who’s here now: call, help, share a meal. Don’t talk about the repair unless they ask.',
        },
        {
          from: 14,
          to: 14,
          title: 'Make something with your hands',
          done: 'You spent half an hour on something with your hands.',
          action:
            'Two weeks are over. Cook, repair, draw or clean something for half an hour, and leave messages alone while you do it. It’s fine if you think of them.',
        },
        {
          from: 15,
          to: 15,
          title: 'Move your body',
          done: 'You moved for fifteen minutes.',
          action:
            'Waiting is tiring. Walk, wheel, swim, stretch or do seated exercise for fifteen minutes, without your phone in your hand.',
        },
        {
          from: 16,
          to: 16,
          title: 'Practise your answers',
          done: 'You practised one calm answer aloud.',
          action:
            'Practise three short answers aloud. If they’re glad: “Are you free next week?” If they’re polite: “Good to hear from you.” If they’re angry: “Thank you for telling me. You’re right about that part.” Say that only if it’s true. If you sent nothing, practise for a chance meeting.',
        },
        {
          from: 17,
          to: 17,
          title: 'Answer or wait',
          done: 'You did something small for someone else.',
          action:
            'If they’ve answered, reply once, warmly and briefly. If they’ve asked you not to contact them, don’t reply. If they haven’t answered, don’t send another message. Then do something small for someone else.',
        },
        {
          from: 18,
          to: 18,
          title: 'Meet or let be',
          done: 'You did what fits the answer you have.',
          action:
            'If they’d like to meet, suggest an hour somewhere neutral or a call. If not, or there’s no answer, say aloud what you’d have told them. Then do something ordinary.',
        },
        {
          from: 19,
          to: 19,
          title: 'Listen more than you talk',
          done: 'You listened to a friend for ten minutes.',
          action:
            'Meet or call someone today: them, if they’re willing, or another friend. Ask about their years and listen for ten minutes. Let them choose whether to bring up the past.',
        },
        {
          from: 20,
          to: 20,
          title: 'Use the lesson',
          done: 'You did for one friend what was missing last time.',
          action:
            'What broke it: a late apology, silence, money, drink? Pick a current friend and do today what was missing then. Answer the message, pay it back, say sorry.',
        },
        {
          from: 21,
          to: 21,
          title: 'Look back',
          done: 'You looked back for ten minutes.',
          action:
            'Take ten minutes. What did you learn about your part? If the friendship opened again, set the next date. If it didn’t, say one good sentence about it aloud and let it rest.',
        },
      ],
      sources: [liu2022],
    },
    {
      key: 'a-man-to-train-beside',
      safetyRevision: 2,
      pillar: 'brotherhood',
      title: 'Side by Side',
      subtitle: 'Exercise with a friend for four weeks',
      description:
        'You find one training partner and train together for four weeks: twice in the first week, then three times a week, with rest days in between. Walking, wheeling, swimming, lifting, seated exercise: any kind will do. It helps that someone is waiting for you.',
      promise: 'Find one training partner, and train together three days a week.',
      finishLine: 'I put {days} into training with a partner.',
      duration: 28,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask three people',
          done: 'You asked three people to train with you.',
          action:
            'Ask three people, separately: “Thirty minutes, three times a week, for four weeks. Want to do it with me?” Say what you have in mind and when.',
          details:
            'If three times is too much for them, ask for once a week, and do the other two alone or on a call. If nobody is free, post in the community and train at the same time as someone online.\n\nAsk a doctor first if you have a heart, lung or kidney condition, get chest pain, dizziness or unusual breathlessness when you move, have just had surgery or a serious illness, or use insulin or tablets that lower blood sugar. If you use those, check your sugar before you train, carry something sweet, and tell your partner what a low looks like.\n\nIf you haven’t been active for years, or have stiff joints, start with gentle walking. If activity makes you ill for a day or more (ME/CFS, long Covid), this isn’t for you now. Ask your clinic.',
        },
        {
          from: 2,
          to: 2,
          title: 'Agree the terms',
          done: 'You have a place and times for your sessions.',
          action:
            'Agree the place, the times, what happens in bad weather and how late is too late. If nobody has said yes, ask two more people and plan to train alone at the time you named.',
          details:
            'Walking is the easiest start. If you lift, use a weight that feels light for the first two weeks. If one of you can’t swim well, begin with lessons and stay in shallow water. If you train alone for now, choose a friend who knows about it: wherever a step says “your partner”, message or call that friend.',
        },
        {
          from: 3,
          to: 3,
          title: 'Train at the slower pace',
          done: 'You trained for fifteen easy minutes.',
          action:
            'Train for fifteen minutes at the pace of whoever is slower. You should both be able to talk in full sentences. If one of you can’t, slow down.',
          details:
            'If you or your partner get chest pain or pressure, feel faint, have breathlessness that doesn’t settle, or sudden weakness or numbness, stop and call the emergency number. This goes for every session.',
        },
        {
          from: 4,
          to: 4,
          title: 'Rest and check in',
          done: 'You told your partner how you feel.',
          action: 'No training today. Send your partner one line: how you feel and that you’ll be there next time.',
          details:
            'Sore muscles are normal at the start. Sharp pain, swelling or a joint that locks needs a doctor or physiotherapist before you go on.',
        },
        {
          from: 5,
          to: 5,
          title: 'Add five minutes',
          done: 'You trained for about twenty minutes.',
          action:
            'Train for twenty minutes. Keep the easy pace. Afterwards, tell each other one thing that felt good and one that didn’t.',
          details:
            'On any training day: if you’re ill or have new or worse pain, rest, tell your partner and mark the day. If you’re a little sore, or have pain you always have, do less. If your shifts don’t fit these days, swap a training day with a rest day. If you miss a session, don’t make it up. Go on with the next step.',
        },
        {
          from: 6,
          to: 6,
          title: 'Rest and check in',
          done: 'You told your partner what you’re looking forward to.',
          action:
            'No training today. Tell your partner in one line what you’re looking forward to, in training or outside it.',
        },
        {
          from: 7,
          to: 7,
          title: 'Plan next week together',
          done: 'You have three times for next week.',
          action:
            'Agree next week’s three times. Ask: “What could get in the way?” Choose what you’ll do then: a shorter session, another hour, a video call.',
        },
        {
          from: 8,
          to: 8,
          title: 'Turn up when you don’t feel like it',
          done: 'You turned up for today’s session.',
          action:
            'Train today even if you don’t feel like it. Ten minutes is the smallest version. Illness is the exception.',
          details: 'In ice, a storm or great heat, train indoors, or each at home on a video call.',
        },
        {
          from: 9,
          to: 9,
          title: 'Rest and ask how they are',
          done: 'You asked your partner how their body feels.',
          action:
            'No training today. Ask your partner in one line how their body feels after yesterday, and tell them how yours does.',
        },
        {
          from: 10,
          to: 10,
          title: 'Ask one good question',
          done: 'You asked one question while you trained.',
          action:
            'Train for twenty minutes. While you move, ask one question you’d like answered: “What’s been on your mind?” Leave a gap. Some people find it easier to talk when both look ahead.',
          details: 'If you can’t talk while you train, ask before or after.',
        },
        {
          from: 11,
          to: 11,
          title: 'Rest and check in',
          done: 'You sent your partner something that made you smile.',
          action:
            'No training today. Send your partner something that made you smile this week: a photo, a song, a headline.',
        },
        {
          from: 12,
          to: 12,
          title: 'Let them choose',
          done: 'You did a session that your partner chose.',
          action: 'Let your partner choose the session. If it’s too much for you, do an easier version.',
          details: 'You can do different versions side by side: one walks, one wheels; one stands, one sits.',
        },
        {
          from: 13,
          to: 13,
          title: 'Loosen up',
          done: 'You did five minutes of gentle movement.',
          action:
            'Five minutes of easy movement at home: circle your shoulders, turn your head slowly, stretch your hands. Seated is fine.',
        },
        {
          from: 14,
          to: 14,
          title: 'Talk through two weeks',
          done: 'You talked about what works and what doesn’t.',
          action:
            'Call, meet or write to each other for ten minutes without training. What works? What would you change? If they missed three sessions without a word, ask first: “Are you all right?” If they can’t go on, thank them and ask someone else.',
        },
        {
          from: 15,
          to: 15,
          title: 'Say what they do well',
          done: 'You told your partner one thing they do well.',
          action:
            'Train for twenty-five minutes. At the end, tell your partner one thing they do well, in one sentence: “You never cut it short.”',
        },
        {
          from: 16,
          to: 16,
          title: 'Rest and confirm the time',
          done: 'You confirmed tomorrow’s time and place.',
          action: 'No training today. Send your partner one line to confirm tomorrow’s time and place.',
        },
        {
          from: 17,
          to: 17,
          title: 'Choose your turn',
          done: 'You did the session you chose.',
          action:
            'Today you choose. Pick something you enjoy and explain it in two sentences. Check that your partner can do it, or find a version that fits.',
        },
        {
          from: 18,
          to: 18,
          title: 'Rest and plan the last week',
          done: 'You sent your partner next week’s times.',
          action:
            'No training today. Put the sessions of the last week in your calendar and send your partner the times. If one doesn’t fit, suggest another hour.',
        },
        {
          from: 19,
          to: 19,
          title: 'Count together',
          done: 'You measured one thing together.',
          action:
            'Measure one thing together: minutes, lengths, laps, repetitions. Don’t compete. You’ll do the same next week and see.',
        },
        {
          from: 20,
          to: 20,
          title: 'Take an easy day',
          done: 'You sat in fresh air for ten minutes.',
          action: 'No training today. Sit outdoors or at an open window for ten minutes.',
        },
        {
          from: 21,
          to: 21,
          title: 'Ask someone to join once',
          done: 'You asked your partner about inviting one more person.',
          action:
            'Ask your partner first, then invite one more person to a single session next week, perhaps someone new to exercise.',
          details:
            'If your partner would rather not, leave it. Pass on the advice from the first day, and go at the new person’s pace.',
        },
        {
          from: 22,
          to: 22,
          title: 'Agree on ten minutes',
          done: 'You trained for at least ten minutes.',
          action: 'Agree before you start that ten minutes is enough today. Go on if you both want to.',
        },
        {
          from: 23,
          to: 23,
          title: 'Rest and offer help',
          done: 'You offered your partner a hand.',
          action:
            'No training today. Ask your partner in one line whether there’s anything they could use a hand with this week.',
        },
        {
          from: 24,
          to: 24,
          title: 'Do your longest session',
          done: 'You trained at a pace that let you talk.',
          action:
            'Add five to ten minutes to your usual time, at a pace that still lets you talk. Drink water. Finish slowly. If you’re tired, keep to your usual time.',
        },
        {
          from: 25,
          to: 25,
          title: 'Rest and check in',
          done: 'You told your partner what has become easier.',
          action: 'No training today. Send your partner one line about what has become easier since the first session.',
        },
        {
          from: 26,
          to: 26,
          title: 'Measure again',
          done: 'You repeated last week’s measure.',
          action:
            'Do what you measured last week. Whatever the result, notice what’s easier now: getting started, breathing, talking on the way.',
        },
        {
          from: 27,
          to: 27,
          title: 'Thank your partner',
          done: 'You thanked your partner for one thing.',
          action:
            'Call or message your partner: “That morning in the rain, I’d have stayed in bed without you.” Use an example from your own four weeks.',
        },
        {
          from: 28,
          to: 28,
          title: 'Look back together',
          done: 'You asked your partner both questions.',
          action:
            'Meet or call for ten minutes, while you walk or wheel slowly if you like. Ask two questions: what worked, and do we go on? Agree the next four weeks, or thank each other and stop.',
          details:
            'A review of studies on walking groups found better fitness, lower blood pressure and lower depression scores in people who took part.',
        },
      ],
      sources: [hanson2015],
    },
    {
      key: 'table-of-four',
      pillar: 'brotherhood',
      title: 'Table of Four',
      subtitle: 'Invite three men to three evenings of honest talk',
      description:
        'In eight weeks you bring four men together, hold three honest evenings and hand over the running of it. You need a quiet place, a clock and a rule about privacy. Three steps a week.',
      promise: 'Bring four men together for three honest evenings, and hand over the running of it.',
      finishLine: 'I put {days} into starting a group of four.',
      duration: 24,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 3 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose three people',
          done: 'You chose three people to ask first.',
          action:
            'Think of men you respect and who can keep something to themselves. Mix ages, jobs and backgrounds. Choose three, and three more in case some say no.',
          details: 'They don’t have to be close friends. Someone you’d like to know better is fine.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask the first',
          done: 'You asked one person to join.',
          action:
            'Ask face to face, by phone or in a personal message: “I want to get four of us together to talk honestly. We’d meet three times, then decide whether to go on. Would you join us?”',
          details: 'A no is fine. Ask the next on your list.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask the second',
          done: 'You asked a second person.',
          action:
            'Ask the second. Say who else you’ve asked, so that nobody is surprised. Offer video if travel, health or childcare makes it hard.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask the third',
          done: 'You asked a third person.',
          action:
            'Ask the third. When three have said yes, suggest two dates. If not, ask the next name. Three people in all is enough to begin.',
          details:
            'An “evening” can be a morning if somebody works shifts. If all three say no, ask in a group you already belong to, or here in the community. If only one person wants to, meet as two.',
        },
        {
          from: 5,
          to: 5,
          title: 'Fix the place',
          done: 'You found a private place with seats for everyone.',
          action:
            'Find a place with a door that shuts: a living room, a community room, a video call. Check steps, toilet, seats and the way home. Ask about prayer times, shifts and food.',
        },
        {
          from: 6,
          to: 6,
          title: 'Send five rules',
          done: 'You sent the rules to the group.',
          action:
            'Send five rules: what’s said here stays here; speak for yourself; no advice unless asked; equal time; you can pass. Add: if a life or a child is in danger, we get help.',
          details: 'The guide “Run a small group for honest talk” has a version you can copy.',
        },
        {
          from: 7,
          to: 7,
          title: 'Prepare to go first',
          done: 'You said your first sentence aloud once.',
          action:
            'You’ll speak first, and the others may follow your example. Decide on one true thing you’ll say in your five minutes, and say the first sentence aloud once at home.',
        },
        {
          from: 8,
          to: 8,
          title: 'Hold the first evening',
          done: 'You held the first evening.',
          action:
            'Ninety minutes. Read the rules. Each person gets about fifteen minutes: five to say how things are, ten for questions. You go first. Set the next date before anyone leaves.',
          details:
            'If the date moves, keep this step until then. If someone’s missing, go ahead with those who came. If someone says he’s thinking about ending his life, leave the plan and the clock. Stay with him and open Help now together.',
        },
        {
          from: 9,
          to: 9,
          title: 'Thank each one',
          done: 'You thanked each person.',
          action:
            'Send each of them one sentence about something they said or did. Don’t mention what they shared if others might read it.',
        },
        {
          from: 10,
          to: 10,
          title: 'Take an easy day',
          done: 'You did nothing for the group today.',
          action: 'Leave the group alone and do something pleasant. If you missed a step this week, skip it and go on.',
        },
        {
          from: 11,
          to: 11,
          title: 'Ask without advice',
          done: 'You asked one person about what they raised.',
          action:
            'Call or message one of them: “How’s the thing you told us about?” Give no advice. Ask one more question about his answer.',
        },
        {
          from: 12,
          to: 12,
          title: 'Practise listening',
          done: 'You listened to someone without interrupting.',
          action:
            'In any conversation today, listen for five minutes without breaking in. Notice what you’d like to say, and keep it for later.',
          details:
            'If you won’t see anyone today, call someone. If five minutes is too long, do two. In sign or text, wait until they’ve finished.',
        },
        {
          from: 13,
          to: 13,
          title: 'Confirm the date',
          done: 'You reminded everyone of the date.',
          action:
            'Remind everyone of the date and ask if anything makes it hard to come: getting there, money, stairs, hearing, childcare. If you can, solve one of these.',
        },
        {
          from: 14,
          to: 14,
          title: 'Hold the second evening',
          done: 'You held the second evening.',
          action:
            'Follow the same plan. This time each person ends by naming one small thing he’ll do before the next evening. Someone keeps a note of the promises.',
          details: 'If only two can come, meet as two. Move the date once at most, and keep this step until then.',
        },
        {
          from: 15,
          to: 15,
          title: 'Start your own promise',
          done: 'You worked on your promise for ten minutes.',
          action:
            'Spend ten minutes on the thing you said you’d do. If it’s too big, make it smaller and tell the others. If you haven’t made a promise yet, choose one now.',
          details: 'On a bad day, do two minutes of it and stop.',
        },
        {
          from: 16,
          to: 16,
          title: 'Pair up',
          done: 'You told each person who they’ll ask.',
          action:
            'Arrange who asks who: each person gets one call or message from another before the next evening. Share the pairs today.',
        },
        {
          from: 17,
          to: 17,
          title: 'See someone outside the group',
          done: 'You gave one person outside the group some time.',
          action:
            'Call or meet a friend or relative who isn’t in the group and who has heard little from you since it began. Don’t tell them what was said there.',
        },
        {
          from: 18,
          to: 18,
          title: 'Ask how it’s going',
          done: 'You asked the person you’re paired with about his promise.',
          action:
            'Contact the person you’re paired with. Ask how it’s going and listen. If he hasn’t done it, ask what got in the way.',
        },
        {
          from: 19,
          to: 19,
          title: 'Ask someone else to lead',
          done: 'You asked someone else to run the next evening.',
          action:
            'Ask another person to run the third evening: read the rules, keep the time. Send him the plan. Then leave it to him. If nobody wants to, ask two people to share it.',
        },
        {
          from: 20,
          to: 20,
          title: 'Come as a member',
          done: 'You took part in the third evening.',
          action:
            'Each person says what he’d planned, what he did and what got in the way. Nobody teases or judges. Leave twenty minutes for one question: do we go on?',
          details: 'It’s fine if the new person runs it differently. If the date moves, keep this step until then.',
        },
        {
          from: 21,
          to: 21,
          title: 'Ask each one alone',
          done: 'You asked each person what he wants.',
          action:
            'Contact each person separately. Ask: “Stay, change or stop?” If only two of you want to go on, that’s enough.',
        },
        {
          from: 22,
          to: 22,
          title: 'Decide what’s next',
          done: 'You decided with the others what comes next.',
          action:
            'Decide with the others: how often, where, who runs it, whether to ask someone new. Everyone has to agree before you ask a new person.',
          details: 'To bring in someone new, see the guide “Make your group open to all men”.',
        },
        {
          from: 23,
          to: 23,
          title: 'Send the decision',
          done: 'You sent everyone the decision.',
          action:
            'Send the dates for the next three months with a different person running each, or a plain thank-you and an invitation to one last meal.',
        },
        {
          from: 24,
          to: 24,
          title: 'Look back',
          done: 'You told each person what he added to the group.',
          action:
            'Tell each of them in one sentence what he added to the group. Then take five minutes: what can you say now that you couldn’t say eight weeks ago?',
        },
      ],
      sources: [dazzi2014],
    },
    {
      key: 'ninety-days-of-showing-up',
      pillar: 'brotherhood',
      title: 'Same Time Next Week',
      subtitle: 'Join a group, and go every week',
      description:
        'In the first week you find a group that already meets: choir, sports team, class, congregation, community kitchen, online club. Then you go every week for seven weeks. Four steps a week: the visit, and three small ones to get to know the people there.',
      promise: 'Join one group that already meets, go every week and get to know the people there.',
      finishLine: 'I put {days} into joining a group.',
      duration: 32,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 4 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Look for five groups',
          done: 'You found five groups that meet every week.',
          action:
            'Find five groups that meet weekly, at a time and price you can manage: ask at the library, search online, look at notice boards. Include one you’d never have considered.',
          details: 'If travel, health or care duties keep you at home, look for groups that meet online.',
        },
        {
          from: 2,
          to: 2,
          title: 'Contact two',
          done: 'You contacted two groups.',
          action:
            'Contact two of them: “I’d like to come and try it. When, where, and is there anything I should know?” Ask about steps, hearing loop, cost or anything you need.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask someone who goes',
          done: 'You asked one person about their first time.',
          action:
            'Ask someone who belongs to a group, any group: “How was your first time?” They may tell you that they felt awkward too.',
          details: 'If you don’t know anyone, ask at a library desk or here in the community.',
        },
        {
          from: 4,
          to: 4,
          title: 'Choose one',
          done: 'Seven meetings are in your calendar.',
          action:
            'Choose one group and put its next seven meetings in your calendar. You can change if people are unkind, if it isn’t safe, or if it’s plainly wrong for you after three visits.',
          details: 'If you’re not sure, take the one that’s easiest to get to on a bad day.',
        },
        {
          from: 5,
          to: 5,
          title: 'Check the way',
          done: 'You worked out how to get there and back.',
          action:
            'Check the way there and back: bus, lift, step-free route, lighting, cost. For an online group, test the link and the sound.',
        },
        {
          from: 6,
          to: 6,
          title: 'Prepare one question',
          done: 'You said your question aloud once.',
          action:
            'Prepare one sentence about yourself and one question: “I’m new. What do people here do first?” Say both aloud once.',
        },
        {
          from: 7,
          to: 7,
          title: 'Make the first visit',
          done: 'You went for the first time.',
          action:
            'Go, say your sentence to one person and ask your question. You may leave after thirty minutes. You don’t have to enjoy it yet.',
          details:
            'Keep each step with a visit until the day the group meets. If you’re ill, on shift or short of money that day, message them that you’ll come next time, and count the step.',
        },
        {
          from: 8,
          to: 8,
          title: 'Remember names',
          done: 'You recalled the names you know there.',
          action:
            'Picture the room, or look at the member list. Which names do you know? What’s one thing about each? If you have two, that’s a good start.',
          details: 'Names are hard for many people. Keep a list in your phone.',
        },
        {
          from: 9,
          to: 9,
          title: 'Practise for ten minutes',
          done: 'You spent ten minutes on what the group does.',
          action:
            'Spend ten minutes on what the group does: sing, read, stretch, cook, study, play. It doesn’t have to be good.',
          details: 'On a bad day, listen to or watch someone else do it for five minutes.',
        },
        {
          from: 10,
          to: 10,
          title: 'Choose something to bring',
          done: 'You chose one small thing to bring.',
          action: 'Choose one small thing to bring next time: a spare pen, fruit, a tool, a charger.',
          details: 'If you have no money, bring ten minutes of help at the end.',
        },
        {
          from: 11,
          to: 11,
          title: 'Arrive early',
          done: 'You were there ten minutes before it began.',
          action:
            'Second visit. Arrive ten minutes early: it’s easier to meet people one by one. Put out chairs, or say hello in the chat.',
        },
        {
          from: 12,
          to: 12,
          title: 'Thank the host',
          done: 'You thanked the person who runs the group.',
          action:
            'Thank the person who runs it for one exact thing: the clear start, the seat by the door, the joke that helped you relax. Two lines are enough.',
        },
        {
          from: 13,
          to: 13,
          title: 'Tell someone about it',
          done: 'You told one person about your group.',
          action:
            'The third and fourth visits can feel dull: it’s no longer new, and nobody knows you yet. Tell someone about the group and ask them to check next week whether you went.',
          details: 'If you don’t know who to tell, post it in the community.',
        },
        {
          from: 14,
          to: 14,
          title: 'Look up one thing',
          done: 'You looked up one thing to do with the group.',
          action:
            'Look up one thing people mentioned: a song, a rule, a place, a person. Next time you can ask about it.',
        },
        {
          from: 15,
          to: 15,
          title: 'Use two names',
          done: 'You used two names at the group.',
          action:
            'Third visit. Greet two people by name. If you’ve forgotten a name, ask: “Tell me your name again?” Then ask about the thing you looked up.',
        },
        {
          from: 16,
          to: 16,
          title: 'Take an easy day',
          done: 'You did something you enjoy.',
          action:
            'Nothing for the group today. If the first three visits were unkind or wrong for you, choose another group from your list and start with its next meeting.',
          details: 'If you missed some steps, don’t catch up. Do the next one.',
        },
        {
          from: 17,
          to: 17,
          title: 'Pick one person',
          done: 'You chose one person to talk to next time.',
          action:
            'Choose one person you’d like to know better, someone who’s friendly to others too. Decide what you’ll ask. How they came to join is a good one.',
        },
        {
          from: 18,
          to: 18,
          title: 'Ask for a job',
          done: 'You asked for a small regular job.',
          action:
            'Message the person who runs it and ask for a small job nobody wants: tea, keys, group chat, equipment, sound check. A job gives you a reason to come when you don’t feel like it.',
          details: 'If you’re tired or ill, ask for one you can do from a chair or from home.',
        },
        {
          from: 19,
          to: 19,
          title: 'Have one conversation',
          done: 'You asked one person your question.',
          action:
            'Fourth visit. Ask the person you chose the question you prepared, and one more about their answer. If they’re not there, ask someone who sits alone.',
        },
        {
          from: 20,
          to: 20,
          title: 'Send one message',
          done: 'You messaged one person from the group.',
          action:
            'Message one person about something they mentioned, or send a photo. If you have no numbers, ask for the group chat or mailing list.',
        },
        {
          from: 21,
          to: 21,
          title: 'Prepare your job',
          done: 'You spent ten minutes on your job.',
          action:
            'Spend ten minutes on your job so you can do it well next time. If you don’t have one, think about what often goes wrong at the start, and offer to deal with it.',
        },
        {
          from: 22,
          to: 22,
          title: 'Plan for a tired evening',
          done: 'You told someone your plan for a tired evening.',
          action:
            'Some evening you’ll want to stay home. Decide now: you’ll go, and you may leave after thirty minutes. Tell someone your plan.',
        },
        {
          from: 23,
          to: 23,
          title: 'Leave together',
          done: 'You left with someone.',
          action:
            'Fifth visit. When it ends, go with someone as far as the bus, the station or the corner. Online, stay five minutes longer. People may talk more easily once the meeting is over.',
        },
        {
          from: 24,
          to: 24,
          title: 'Tell one true thing',
          done: 'You told someone there one true thing about you.',
          action: 'Write to someone from the group. Say in one true sentence how you are. Then ask how they are.',
        },
        {
          from: 25,
          to: 25,
          title: 'Invite one person',
          done: 'You invited one person from the group.',
          action:
            'Invite someone to something before or after the next meeting: food, a match, a walk or roll home. Give a day and time. If they can’t, say “Another time” and leave it there.',
          details: 'It doesn’t have to cost anything. Tea from a flask is fine.',
        },
        {
          from: 26,
          to: 26,
          title: 'Ask for help',
          done: 'You asked someone in the group for help.',
          action:
            'Ask someone in the group for a small thing: a ride home, a recipe, advice on a tool, help with a part you can’t get right.',
          details: 'A no is fine. Ask one other person, then leave it.',
        },
        {
          from: 27,
          to: 27,
          title: 'Look out for the newest',
          done: 'You welcomed one person.',
          action:
            'Sixth visit. Who came last? Say hello, keep a seat, explain a joke, introduce someone. If nobody is new, do it for someone who’s often on the edge.',
        },
        {
          from: 28,
          to: 28,
          title: 'Contact someone missing',
          done: 'You asked one member how they are.',
          action:
            'Contact someone who’s been away: “We missed you. How are you?” Ask how they are before you ask about coming back. If nobody’s missing, ask any member how they are.',
        },
        {
          from: 29,
          to: 29,
          title: 'Learn the history',
          done: 'You asked a long-time member one question.',
          action:
            'Message someone who’s been there for years: “What was it like at the start?” or “What do you wish new people knew?” The answer can wait until you meet.',
        },
        {
          from: 30,
          to: 30,
          title: 'Say what it gives you',
          done: 'You told one person what the group gives you.',
          action:
            'Tell one person in the group what coming there has done for you, in plain words: “Thursday used to be my worst evening.” A message is fine.',
          details: 'If it has given you little so far, tell them what you’d like there to be more of.',
        },
        {
          from: 31,
          to: 31,
          title: 'Do something useful there',
          done: 'You did one useful thing for someone there.',
          action:
            'Seventh visit. Do one useful thing for someone: carry, repair, type, translate, drive, sit with a child while the parent is near.',
        },
        {
          from: 32,
          to: 32,
          title: 'Look back',
          done: 'You told someone there whether you’re staying.',
          action:
            'Tell the person who runs it: “I’m staying”, or “I’m stopping here, and thank you for this.” Don’t simply vanish. Then count: how many names do you know, and who could you call?',
          details:
            'Two or three names are a lot after eight weeks. A low number isn’t your fault: some groups are slow. A US study of people who had moved found that friendship grew with the hours spent together.',
        },
      ],
      sources: [hall2019],
    },
    {
      key: 'two-weeks-less-alone',
      pillar: 'brotherhood',
      title: 'Less Alone',
      subtitle: 'Two weeks of small steps out of loneliness',
      description:
        'For two weeks you take one small step a day towards other people, most of them ten minutes long. It begins with strangers, goes on to people you know, and ends with one date a week. You don’t have to be good with people. If you’ve felt low for more than two weeks, see a doctor as well. If you think about ending your life, tell someone today and open Help now.',
      promise: 'Take one small step a day towards other people.',
      finishLine: 'I took a step towards other people on {days}.',
      duration: 14,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Say what you miss',
          done: 'You said in one sentence what you miss.',
          action:
            'Say aloud: “I’m lonely, and I miss…” Someone to talk to, someone to do things with, touch, people who know you? One sentence is enough. It shows you where to begin.',
          details: 'All steps work by phone, in text or in sign. If you miss a day, do the next step when you can.',
        },
        {
          from: 2,
          to: 2,
          title: 'Be among people',
          done: 'You spent ten minutes among other people.',
          action:
            'Go where people are for ten minutes: a park, a library, a market, a service. Leave your phone in your pocket. You don’t have to talk.',
          details: 'If you can’t go out, join a live event online, or sit at an open window.',
        },
        {
          from: 3,
          to: 3,
          title: 'Say one sentence',
          done: 'You said one sentence to someone you hardly know.',
          action:
            'Say one sentence to someone you meet: the driver, a neighbour, the person in the queue. “Cold today.” “Nice dog.” Notice what comes back.',
          details: 'In one study, a week of daily talks with strangers made people less afraid of rejection.',
        },
        {
          from: 4,
          to: 4,
          title: 'Write to the easiest person',
          done: 'You sent one message.',
          action:
            'Message the person you’d find easiest to hear from: “You came to mind. How’s your week?” You don’t have to say why you’ve been quiet.',
        },
        {
          from: 5,
          to: 5,
          title: 'Go back',
          done: 'You went back to the same place.',
          action:
            'Go back to the place where you were among people, at about the same hour. Nod to anyone you saw before. Faces become familiar before names do.',
        },
        {
          from: 6,
          to: 6,
          title: 'Make one call',
          done: 'You called one person.',
          action:
            'Call someone for ten minutes: a relative, an old colleague, a friend who’s far away. Ask two questions before you talk about yourself. If nobody answers, leave a voice message.',
          details:
            'If there’s nobody to call, call a listening line, or a charity whose volunteers call people. They’re there for lonely days too.',
        },
        {
          from: 7,
          to: 7,
          title: 'Have one good hour alone',
          done: 'You spent one hour on something you enjoy.',
          action:
            'Choose something you like doing on your own, such as cooking, music, a film, a long bath or a walk. Give it an hour, with your phone in another room. Being alone and being lonely aren’t the same.',
        },
        {
          from: 8,
          to: 8,
          title: 'Take a second look at one thought',
          done: 'You found another explanation for one thought.',
          action:
            'Take one thought about others, such as “They don’t want me there.” Say one other explanation aloud: they’re tired, they’re shy, they think you’re busy. Which would you tell a friend?',
          details:
            'Research suggests that lonely people notice signs of rejection more easily. In a review of trials, the programmes that worked on such thoughts helped most.',
        },
        {
          from: 9,
          to: 9,
          title: 'Find one group',
          done: 'You asked one group whether you can come.',
          action:
            'Look for one group that meets every week and does something: walk, sing, repair, play, pray, learn. Online counts. Send one line: “Can I come and try it?”',
        },
        {
          from: 10,
          to: 10,
          title: 'Help someone',
          done: 'You did one small thing for someone.',
          action:
            'Do one small thing for another person: carry a bag, water the plants, answer a question online, ask an older neighbour whether they need bread.',
        },
        {
          from: 11,
          to: 11,
          title: 'Ask for company',
          done: 'You asked one person to do something with you.',
          action:
            'Ask one person to something small, with a day and time: tea on Thursday, a game online, half an hour in the park. If they can’t, ask one other person.',
          details: 'If they say no, it may be about their week and not about you.',
        },
        {
          from: 12,
          to: 12,
          title: 'Say one true thing',
          done: 'You told someone one true thing about you.',
          action:
            'In a talk or a message, say one true sentence: “It’s been quiet here lately.” “I’ve missed this.” You don’t have to use the word lonely.',
        },
        {
          from: 13,
          to: 13,
          title: 'Prepare the first visit',
          done: 'You know when you’ll go to the group.',
          action:
            'Put the group’s next meeting in your calendar and check the way. Think of one question you’ll ask. If it meets today, go. You may leave after half an hour.',
          details: 'If the group hasn’t answered, ask a second one.',
        },
        {
          from: 14,
          to: 14,
          title: 'Fix one date a week',
          done: 'One weekly date is in your calendar.',
          action:
            'Choose one thing with people that happens every week and put it in your calendar for two months: the group, a call, a meal, the café at the same hour. Then look back: which step was easier than you thought?',
          details:
            'Some evenings will still be lonely. Keep the date anyway. “Same Time Next Week” can help with the next eight weeks.',
        },
      ],
      sources: [sandstrom2022, cacioppo2009, masi2011, nhsLonely],
    },
  ],
  reserve: [
    {
      key: 'ask-five-times',
      pillar: 'brotherhood',
      title: 'Ask Five Times',
      subtitle: 'Ask for help once a day',
      description:
        'Over five days you ask five people for help, each request a little harder than the last. You practise asking clearly, accepting a no and saying thank you once.',
      promise: 'Practise asking clearly, accepting a no and saying thank you once.',
      finishLine: 'I asked for help on {days}.',
      duration: 5,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask for something tiny',
          done: 'You asked someone for something tiny.',
          action:
            'Ask for something small that you could look up or manage alone: directions, a recipe, which drill bit to use. Ask a person rather than your phone. Let them tell you all of it and use the answer.',
          details:
            'In US studies, people underestimated how often others would say yes to a direct request. If you’re at home all day, ask in a message or a call. The five requests don’t have to fall on five days in a row. If you miss a day, go on with the next step.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask for ten minutes',
          done: 'You asked someone for ten minutes of help.',
          action:
            'Ask for ten minutes of hands or know-how: hold the ladder, check a letter, look at the brakes, reach the top shelf. Say what, when and how long. Add: “It’s fine to say no.”',
          details: 'If they say no, you’ve still asked. Ask someone else tomorrow if you still need it.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask for an honest view',
          done: 'You asked one person for the weak spot.',
          action:
            'Show someone a plan, a message or a decision of yours. Ask: “What’s the weak spot?” Listen without defending. Your only reply is “Thank you.” Decide tomorrow what to do about it.',
          details: 'Choose someone fair. Leave out anyone who enjoys putting you down.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask to be heard',
          done: 'You asked someone to listen to you.',
          action:
            'Tell a friend there’s something on your mind and ask for half an hour: “You don’t have to fix it.” If no friend fits, ask a doctor, chaplain, counsellor or helpline.',
          details: 'Begin with the sentence that’s hardest to say. The rest may come more easily.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask and don’t repay',
          done: 'You asked for help you won’t pay back this week.',
          action:
            'Ask for help with something you’d normally pay back straight away: a ride, a meal, an hour of childcare. Say thank you once, and don’t repay it this week. Then look back: which of the five was hardest?',
          details: 'If that’s too much today, ask for something that takes ten minutes.',
        },
      ],
      sources: [flynn2008],
    },
    {
      key: 'ears-open-seven-days',
      pillar: 'brotherhood',
      title: 'Ears Open',
      subtitle: 'Listen without interrupting, once a day for a week',
      description:
        'You practise listening in one ordinary conversation a day. You leave a gap, ask a second question and keep your own story for later. Nobody has to know you’re practising.',
      promise: 'Practise listening in one ordinary conversation a day.',
      finishLine: 'I practised listening on {days}.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Notice interruptions',
          done: 'You noticed when you interrupted in one conversation.',
          action:
            'In one ten-minute conversation, count in your head how often you break in or finish a sentence. Don’t change anything yet.',
          details:
            'If you’re deaf, hard of hearing or talk by text, notice how fast you reply instead. If you meet nobody today, call or message someone. All seven steps work in sign and in writing.',
        },
        {
          from: 2,
          to: 2,
          title: 'Wait one breath',
          done: 'You waited one breath before answering.',
          action:
            'In one conversation, take one slow breath before each answer. The other person may have more to say. If the silence feels odd, say “Take your time.”',
          details: 'If you miss a day, go on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask a second question',
          done: 'You asked a question about someone’s answer.',
          action:
            'Ask something, then ask about the answer: “What was that like?” “How long has that been going on?” Leave out questions that are really advice, such as “Have you tried…?”',
        },
        {
          from: 4,
          to: 4,
          title: 'Say it back',
          done: 'You said back what you heard in one sentence.',
          action:
            'Once today, say in your own words what you heard: “So it isn’t the job, it’s never knowing your hours?” Let them correct you. “No, it’s more that…” is a good result.',
        },
        {
          from: 5,
          to: 5,
          title: 'Keep your story for later',
          done: 'You stayed with someone else’s story for five minutes.',
          action:
            'When someone tells you something, you may have a story like it. Don’t tell it yet. Stay with theirs for five minutes. If they ask, keep yours to two sentences. If the day is quiet, call someone and ask about their week.',
        },
        {
          from: 6,
          to: 6,
          title: 'Hear another view',
          done: 'You listened to a view you don’t share.',
          action:
            'Ask someone about a view you don’t share and listen until you could explain it fairly. Say: “I see it differently, but I see how you got there.”',
          details:
            'Don’t do this with someone who insults or threatens you. On a tired day, listen to the whole of an interview with someone you disagree with instead.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask how you did',
          done: 'You asked one person how you listen.',
          action:
            'Ask someone who knows you, in person or in a message: “When do I listen badly?” Hear it out and thank them. Then choose one habit to keep: waiting a breath, asking a second question or keeping your story for later.',
        },
      ],
      sources: [weger2014],
    },
    {
      key: 'ten-names-in-ten-days',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'Ten Names',
      subtitle: 'Learn the names of ten people around you',
      description:
        'You learn the names of ten people you see all the time but have never met: neighbours, the guard, the woman with the grey dog. It’s about one a day, and you start to use them.',
      promise: 'Learn the names of people you see all the time, and start to use them.',
      finishLine: 'I worked on learning names for {days}.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Start next door',
          done: 'You spoke to one person near your door.',
          action:
            'Learn the name of the person who lives or works nearest to you. “I’ve seen you for ages and never asked. I’m Tomás.” Repeat their name once as you say goodbye.',
          details:
            'Keep a list in your phone. If you only get as far as hello, that’s enough for today. If men don’t usually ask a woman’s name where you live, choose someone else.',
        },
        {
          from: 2,
          to: 2,
          title: 'Go one door further',
          done: 'You gave your name to one more person.',
          action:
            'Take the next door, desk or hospital bed. Say something about what you both see: the weather, the lift, the noise. Then say your name and ask theirs.',
          details: 'If you forget a name within a minute, ask again. If you miss a day, go on with the next step.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask someone who serves you',
          done: 'You asked someone who serves you for their name.',
          action:
            'Ask someone who does something for you each week: driver, cleaner, pharmacist, barista. Choose a moment without a queue. If they’d rather not say, thank them and leave it.',
          details:
            'If you don’t go out today, ask the person who delivers something, a care worker or someone you speak to on a customer service call.',
        },
        {
          from: 4,
          to: 4,
          title: 'Use a name',
          done: 'You greeted one person by name.',
          action:
            'Greet one of the people you’ve met by name and ask “How’s your week?” If you like, learn a new name without asking anyone: read a name badge in a shop or the list of people in a group you belong to.',
          details:
            'This is the easy day. If you stay in, greet someone by name in a message and read a name in an online group.',
        },
        {
          from: 5,
          to: 5,
          title: 'Meet a long-time local',
          done: 'You asked for the name of a long-time local.',
          action:
            'Find someone who’s been around for years: the caretaker, the man on the bench, the woman who opened the shop. Ask their name and what used to be here, and stay for the answer. If you can’t find anyone, ask a neighbour or colleague who that would be.',
        },
        {
          from: 6,
          to: 6,
          title: 'Learn a name new to you',
          done: 'You learned to say an unfamiliar name properly.',
          action:
            'Learn a name you find hard to say, perhaps from a language you don’t speak. Ask only how to say it, not where they’re from. Try it aloud, and let them correct you until it’s right. If you meet nobody like that, practise a colleague’s or a footballer’s name.',
        },
        {
          from: 7,
          to: 7,
          title: 'Meet another generation',
          done: 'You asked for a name from another generation.',
          action:
            'Learn the name of an adult at least twenty years older or younger than you. Ask what they’re looking forward to. If you meet nobody like that, ask in an online group or on a call.',
        },
        {
          from: 8,
          to: 8,
          title: 'Greet someone who’s on their own',
          done: 'You said hello to someone who’s often on their own.',
          action:
            'Look for an adult who’s often on their own: in the canteen, at the bus stop in daylight, in the online group. Mention something you both can see, say your name and ask theirs. Two minutes are enough. If they’d rather be left alone, let them be.',
        },
        {
          from: 9,
          to: 9,
          title: 'Introduce two people',
          done: 'You introduced two people to each other.',
          action:
            'Introduce two of the people you’ve met: “Amir, this is Grace from number four. You both have dogs.” You can do it in person, or in a message if both have said yes. Then ask one of them for a name you don’t know yet: “Who opens up in the morning?”',
          details: 'If no two of them fit, introduce two people you knew before.',
        },
        {
          from: 10,
          to: 10,
          title: 'Learn the tenth',
          done: 'You asked for one more name.',
          action:
            'Learn one last name and greet three others by theirs. If you only meet one or two today, greet those. Then look back: which street, corridor or group feels different now?',
          details:
            'It doesn’t matter if you have six names rather than ten. In one study, people who talked to strangers every day for a week became less afraid of being turned away.',
        },
      ],
      sources: [sandstrom2022],
    },
    {
      key: 'four-letters-by-hand',
      pillar: 'brotherhood',
      title: 'Four Letters by Hand',
      subtitle: 'Write to four people who matter to you',
      description:
        'In two weeks you write four short letters to four people: one you thank, one you miss, one younger, one older. Half a page each is enough. If handwriting is hard for you, type, dictate or record them.',
      promise: 'Write to four people: one you thank, one you miss, one younger and one older.',
      finishLine: 'I spent {days} on four letters.',
      duration: 14,
      difficulty: 'beginner',
      isJournal: true,
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose four people',
          done: 'You chose four people.',
          action:
            'Choose four people: one to thank, one you miss, one younger than you, one older. Go by your first thought.',
          details:
            'Leave out anyone who’s afraid of you, has blocked you or asked you not to contact them. Your father, or any other name that hurts, doesn’t have to be on the list. If you miss some days, take up the next letter when you can.',
        },
        {
          from: 2,
          to: 2,
          title: 'Get what you need',
          done: 'You know how you’ll send the first letter.',
          action:
            'Get paper, envelopes and stamps and ask for one address: “I’d like to post you something.” Or decide to hand your letters over, photograph the page or send them another way.',
          details: 'If the shops are closed, use any paper you have and get the rest later.',
        },
        {
          from: 3,
          to: 3,
          title: 'Thank one person',
          done: 'You wrote to someone to say thank you.',
          action: 'Write half a page. Say what they did, when it was and what came of it. Leave out general praise.',
          details:
            'In three experiments, people who wrote thanks thought the reader would feel more awkward than they did.',
        },
        {
          from: 4,
          to: 4,
          title: 'Send the thanks',
          done: 'You sent the first letter.',
          action: 'Read it aloud once. Change only what isn’t true. Then send it before the end of the day.',
        },
        {
          from: 5,
          to: 5,
          title: 'Remember the one you miss',
          done: 'You spent ten minutes remembering one person.',
          action:
            'No writing today. Look at a photo or think of a day with the one you miss. What would you tell them if they sat next to you?',
          details:
            'If this brings up more than you expected, tell someone about it, or choose another person for this letter.',
        },
        {
          from: 6,
          to: 6,
          title: 'Write to the one you miss',
          done: 'You wrote to someone you miss.',
          action:
            'Write what reminded you of them, one true thing about your life, and one question. You don’t need to explain why nobody has been in touch.',
          details: 'If they’ve died, write it anyway. Keep it, or give it to someone who loved them.',
        },
        {
          from: 7,
          to: 7,
          title: 'Send the second',
          done: 'You decided about your second letter.',
          action: 'Send it, with an easy way to answer. If it can’t be sent, put it somewhere safe.',
        },
        {
          from: 8,
          to: 8,
          title: 'Take a break',
          done: 'You took a day off from writing.',
          action: 'There’s nothing to write today. If a reply has come, enjoy it and answer later.',
        },
        {
          from: 9,
          to: 9,
          title: 'Write to someone younger',
          done: 'You wrote to someone younger.',
          action:
            'Write to a nephew, daughter, apprentice, neighbour or colleague. Tell them one good thing you see in them and one mistake of yours. Leave out advice.',
          details: 'For a child who isn’t yours, ask a parent first.',
        },
        {
          from: 10,
          to: 10,
          title: 'Send the third',
          done: 'You sent the third letter.',
          action: 'Read it as if you were their age. Take out anything that sounds like a lecture. Send it.',
        },
        {
          from: 11,
          to: 11,
          title: 'Think of three questions',
          done: 'You chose three questions for someone older.',
          action:
            'Think of things only this person can answer: what they feared at your age, who helped them, what they’d do again. Choose three questions and say them aloud.',
        },
        {
          from: 12,
          to: 12,
          title: 'Write to someone older',
          done: 'You wrote to someone older.',
          action:
            'Write to a parent, aunt, teacher, former boss or neighbour. Ask your questions. Offer to call if answering is easier by voice.',
        },
        {
          from: 13,
          to: 13,
          title: 'Send the last one',
          done: 'You sent the fourth letter.',
          action:
            'Send it. Add a stamped envelope or your number so a reply is easy. Then leave it. Don’t ask whether it has come.',
        },
        {
          from: 14,
          to: 14,
          title: 'Look back',
          done: 'You chose a date for another letter.',
          action:
            'Which was hardest, and which would you write again? Replies may take weeks, or not come. Choose one date in the next few months for another letter.',
        },
      ],
      sources: [kumar2018],
    },
    {
      key: 'settle-in-a-new-place',
      pillar: 'brotherhood',
      title: 'New in Town',
      subtitle: 'Three weeks to get to know a new place and its people',
      description:
        'For the first weeks in a new town, country, campus or home. Each day has one small step: find your places, learn names, visit two groups and keep one link to where you came from. You can start late, even a year after moving.',
      promise: 'Find your places, learn names and visit two groups, one small step a day.',
      finishLine: 'I took steps to settle in on {days}.',
      duration: 21,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find one regular place',
          done: 'You stayed at one place for ten minutes.',
          action:
            'Choose one place within easy reach: a café, a shop, a bench, a library, a prayer room. Stay for ten minutes and say hello to one person.',
          details: 'If you can’t go out much, choose the hallway, the front step or a local online group.',
        },
        {
          from: 2,
          to: 2,
          title: 'Call someone from before',
          done: 'You talked to someone from your old place.',
          action:
            'Call or message someone who knows you. Agree on a fixed day for it each week. You don’t have to replace anyone. You need someone who knows your name while you start.',
        },
        {
          from: 3,
          to: 3,
          title: 'Learn the practical things',
          done: 'You saved in your phone where to get help here.',
          action:
            'Find out the emergency number here, the nearest pharmacy and how to see a doctor. Save them in your phone. If you’re new to the country, ask which papers you need.',
          details: 'It’s easier to register with a doctor while you’re well.',
        },
        {
          from: 4,
          to: 4,
          title: 'Meet the nearest neighbour',
          done: 'You made contact with one neighbour.',
          action:
            'Say hello to whoever lives nearest. “I’ve just moved in. I’m Kofi. Is there anything I should know about the bins?” If nobody’s in, leave a note under the door.',
        },
        {
          from: 5,
          to: 5,
          title: 'Go back',
          done: 'You went back to your regular place.',
          action:
            'Go back to your place at the same time of day. Nod to anyone you saw before. After a few visits people start to recognise you.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask a local question',
          done: 'You asked someone for a local tip.',
          action:
            'Ask someone: “I’m new here. What should I see that isn’t in the guide?” Or ask where to buy the food you miss.',
          details: 'If you’re still learning the language, one sentence is enough, or ask in a language group.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You did one thing that feels like home.',
          action:
            'Cook a dish, play music or watch a match from home. It’s fine to miss people. If you missed some steps, go on from here.',
        },
        {
          from: 8,
          to: 8,
          title: 'Explore one new street',
          done: 'You explored one place that’s new to you.',
          action:
            'Explore one street, park or building you don’t know, for fifteen minutes, on foot, on wheels, by bus or on a map. Notice one place you’d go again.',
        },
        {
          from: 9,
          to: 9,
          title: 'Look for two groups',
          done: 'You found two groups that meet every week.',
          action:
            'Find two weekly groups: one where you move, one where you do or make something. Try the library, a community or LGBT centre, a faith group, a club, a language class.',
        },
        {
          from: 10,
          to: 10,
          title: 'Contact both',
          done: 'You contacted two groups.',
          action:
            'Message or call both: “Can I come and try it?” Ask about the cost, stairs, the language or whatever you need to know. Put one in your calendar for this week.',
        },
        {
          from: 11,
          to: 11,
          title: 'Learn one name',
          done: 'You learned one name.',
          action:
            'Learn the name of one person you’ve seen more than once. Give yours first. Use theirs when you leave.',
        },
        {
          from: 12,
          to: 12,
          title: 'Make the first visit',
          done: 'You arranged your first visit.',
          action:
            'Go to the first group. Arrive early and tell one person it’s your first time. You may leave after thirty minutes. If it meets another day, confirm your visit today.',
        },
        {
          from: 13,
          to: 13,
          title: 'Thank someone',
          done: 'You thanked one person here.',
          action:
            'Thank someone who made a day easier: the neighbour with the bins tip, the colleague, the driver who waited. One sentence.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take an easy day',
          done: 'You did one thing you’ve come to like here.',
          action:
            'Go back to one thing you’ve come to like here: a bench, a bakery, a view, a song on the local radio. Going alone is fine. If you missed some steps, go on from here.',
        },
        {
          from: 15,
          to: 15,
          title: 'Visit the second group',
          done: 'You arranged your visit to the second group.',
          action: 'Go to the other group, or confirm when you’ll go. Ask one person how they came to join.',
        },
        {
          from: 16,
          to: 16,
          title: 'Choose one for ten weeks',
          done: 'Ten visits are in your calendar.',
          action:
            'Choose the group you could see yourself still going to in six months, and put ten visits in your calendar. If you’ve been to one or none so far, take the likelier one and choose again after two visits.',
          details: 'The third and fourth visits may feel flat. Go anyway, unless people are unkind.',
        },
        {
          from: 17,
          to: 17,
          title: 'Ask for something small',
          done: 'You asked someone here for a small thing.',
          action:
            'Ask someone nearby for something small: a tool, a hand with a box, the name of a good barber. If they can’t help, ask someone else.',
        },
        {
          from: 18,
          to: 18,
          title: 'Help someone here',
          done: 'You helped someone here.',
          action:
            'Do one small thing for someone: take in a parcel, hold a door, share food, explain something you’ve already worked out.',
        },
        {
          from: 19,
          to: 19,
          title: 'Invite one person',
          done: 'You invited one person to something.',
          action:
            'Invite one person: “Tea on Saturday at four?” or “Show me the river?” Free is fine. If they can’t, ask someone else.',
        },
        {
          from: 20,
          to: 20,
          title: 'Talk about how it really is',
          done: 'You told one person how it is for you.',
          action:
            'Tell someone, here or far away, how it really is. If you’ve felt low for most of two weeks, book a doctor and say that you’re new here.',
        },
        {
          from: 21,
          to: 21,
          title: 'Look back',
          done: 'You chose what to keep.',
          action:
            'Count your places, your names and your groups. Compare with the first day. Choose what to keep for the next ten weeks, and call the person from your old place to tell them.',
          details:
            'In a US study, people who had moved needed an estimated 50 hours together to become casual friends. Give it time.',
        },
      ],
      sources: [hall2019, sandstrom2022],
    },
    {
      key: 'the-work-party',
      pillar: 'brotherhood',
      title: 'Many Hands',
      subtitle: 'Plan half a day of useful work with others',
      description:
        'You plan and run one half-day when a few people do a useful job together: clear a garden, paint a clubroom, sort a food store. Four steps a week for four weeks.',
      promise: 'Plan and run one half-day when a few people do a useful job together.',
      finishLine: 'I put {days} into running a help day.',
      duration: 16,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 4 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask what is needed',
          done: 'You asked twice what never gets done.',
          action:
            'Ask two people or places: “What never gets done here?” Try a school, shelter, temple, church, mosque, sports club or older neighbour.',
        },
        {
          from: 2,
          to: 2,
          title: 'Choose the job',
          done: 'You chose the job.',
          action:
            'Choose a job that five people can finish in three hours and that looks different afterwards. Leave out roofs, wiring, gas, asbestos, tall ladders, power saws, and scraping or sanding old paint, which may contain lead.',
        },
        {
          from: 3,
          to: 3,
          title: 'Get a clear yes',
          done: 'You asked the owner for a clear yes.',
          action:
            'Get a yes from whoever owns the place, in a message. Set a date about three weeks away. Ask whether their insurance covers helpers.',
        },
        {
          from: 4,
          to: 4,
          title: 'Look at the place',
          done: 'You looked at the place with the owner.',
          action:
            'Look around with the owner, in person or by video. Check toilet, water, step-free way in, shade, a place to sit and anything dangerous, such as broken glass or needles. Photograph what must not be touched.',
        },
        {
          from: 5,
          to: 5,
          title: 'Split the work',
          done: 'You split the work into small jobs.',
          action:
            'Split it into jobs that one or two people can do. At least two must be possible sitting down, and one must suit someone who’s never used tools.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ask four people',
          done: 'You asked four people by name.',
          action:
            'Ask four people by name: “Saturday the 14th, nine to twelve, clearing Mr Osei’s yard, food after. Want to come?” Say when it ends.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask someone you don’t know well',
          done: 'You asked one person you don’t know well.',
          action:
            'Ask someone new: a neighbour, someone from the other team, someone who just moved here. Say there are jobs for everyone, some of them sitting down, and no need to bring anything.',
        },
        {
          from: 8,
          to: 8,
          title: 'Take an easy day',
          done: 'You left the planning alone.',
          action: 'Don’t plan anything today. If you missed a step this week, do only what can’t wait.',
        },
        {
          from: 9,
          to: 9,
          title: 'Share the preparation',
          done: 'You asked for help with the preparation.',
          action:
            'Ask three people to look after one thing each: tools, food, first-aid kit. Ask by name. A task of their own gives people a reason to come.',
          details:
            'If nobody can, ask the owner or borrow from a neighbour. If money’s tight, ask everyone to bring something to share.',
        },
        {
          from: 10,
          to: 10,
          title: 'Ask about food and needs',
          done: 'You asked everyone what they need.',
          action:
            'Message all: “Any allergies, or anything you don’t eat? Anything I should know so the job fits you?” If in doubt, plan food without meat, and no alcohol.',
        },
        {
          from: 11,
          to: 11,
          title: 'Make a rain plan',
          done: 'You have a plan for bad weather.',
          action:
            'Decide what happens in rain or heat: an indoor job, another date, an earlier start. Tell everyone now.',
        },
        {
          from: 12,
          to: 12,
          title: 'Send the last message',
          done: 'You sent everyone the last message.',
          action:
            'Send one message: place, start, end, who to call, and clothes: closed shoes, and gloves if they have them. Call anyone who hasn’t answered. Three people are enough to go ahead.',
        },
        {
          from: 13,
          to: 13,
          title: 'Run the help day',
          done: 'You ran the help day.',
          action:
            'Begin with ten minutes: names, jobs, what’s heavy, where the first-aid kit is. Pair people who don’t know each other. Stop for water every hour. End on time, even if the job isn’t finished, and eat together.',
          details:
            'If the date moves, keep this step until then. Lift heavy things in pairs and keep paths clear. Nobody picks up needles. For chest pain, fainting, confusion, a bad fall or heavy bleeding, call the emergency number.',
        },
        {
          from: 14,
          to: 14,
          title: 'Thank and return',
          done: 'You thanked everyone by name.',
          action:
            'Thank each person for one thing they did. Return tools. Ask anyone who got hurt, even slightly, how they are. Share photos only of people who agreed.',
          details: 'Anyone with a deep or dirty wound should see a doctor or nurse today and ask about tetanus.',
        },
        {
          from: 15,
          to: 15,
          title: 'Ask the owner',
          done: 'You asked the owner what is left.',
          action: 'Ask the owner what still needs doing and what they’d change. Pass on what they said to the others.',
        },
        {
          from: 16,
          to: 16,
          title: 'Look back and pass it on',
          done: 'You asked who’d run the next one.',
          action:
            'Look back: what would you do sooner or leave out? Ask the group who’d run the next one, and give that person your plan and your help.',
        },
      ],
    },
    {
      key: 'find-an-older-hand',
      pillar: 'brotherhood',
      title: 'Someone Further On',
      subtitle: 'Find a mentor, and have two or three talks',
      description:
        'You find one person who has already done what you’re trying to do and have two or three talks with them. You ask, prepare, try their advice and say thank you. They may be older, younger, a man or not. Three steps a week.',
      promise: 'Find someone who has done what you’re trying to do, and learn from two or three talks.',
      finishLine: 'I put {days} into finding a mentor.',
      duration: 21,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 3 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Name the question',
          done: 'You said in one sentence what you want to learn.',
          action:
            'Finish this sentence aloud: “In the next year I want to learn how to…” A trade, staying sober, being a new father, leading people, living alone. Make it small enough for one person to help with.',
        },
        {
          from: 2,
          to: 2,
          title: 'Think of six people',
          done: 'You thought of six people who have done it.',
          action:
            'Think of six people who’ve done it, as near to you as possible. Someone two years ahead may remember the start better than someone famous.',
          details: 'If only two come to mind, that’s enough to begin. If you miss a step, take up the next one.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask around',
          done: 'You asked a friend who they would go to.',
          action:
            'Ask one friend: “Who would you go to with this?” Ask too how that person treats people who can’t do anything for them.',
        },
        {
          from: 4,
          to: 4,
          title: 'Choose the first two',
          done: 'You chose two people to ask.',
          action: 'Choose two. Leave out anyone who sells what they’d advise, wants secrecy, or makes you feel small.',
        },
        {
          from: 5,
          to: 5,
          title: 'Send the first request',
          done: 'You asked one person for thirty minutes.',
          action:
            'Write or call: “You’ve done this. I’m at the start. Could I ask you three questions, thirty minutes, wherever suits you or by phone? It’s fine to say no.”',
        },
        {
          from: 6,
          to: 6,
          title: 'Take an easy day',
          done: 'You did something you enjoy.',
          action: 'Leave it alone today and do something you enjoy. It’s normal if nobody has answered yet.',
        },
        {
          from: 7,
          to: 7,
          title: 'Send the second request',
          done: 'You moved one request forward.',
          action:
            'If the first person has said no, ask the second. If there’s no answer yet, send a reminder and ask the second too. If you have a yes, fix the day and place.',
        },
        {
          from: 8,
          to: 8,
          title: 'Prepare three questions',
          done: 'You prepared three questions.',
          action:
            'Prepare three questions you can’t look up: what did you get wrong, what would you do again, what do people not tell you? Say them aloud.',
        },
        {
          from: 9,
          to: 9,
          title: 'Learn a little first',
          done: 'You spent twenty minutes learning the basics.',
          action: 'Spend twenty minutes on the basics, so you don’t use their time for what a page could tell you.',
        },
        {
          from: 10,
          to: 10,
          title: 'Have the first talk',
          done: 'You did one thing for your first talk.',
          action:
            'Be on time. Ask, listen, and stop after thirty minutes even if it’s going well. Before you go, say one thing you’ll do. If the talk is later, confirm it today. If nobody has said yes, ask the next person on your list.',
          details:
            'By phone or video is fine. Meet someone you don’t know in a public place. If a mentor belittles you, asks for money, flirts or wants secrecy, at any time, stop and tell someone. You don’t owe them anything.',
        },
        {
          from: 11,
          to: 11,
          title: 'Thank them',
          done: 'You sent two lines of thanks.',
          action:
            'Send two lines: thank you for one thing they said, and what you’ll do because of it. If the talk is still to come, thank them for agreeing to it. If nobody has agreed, thank the friend you asked for names, and ask one more person.',
        },
        {
          from: 12,
          to: 12,
          title: 'Take an easy day',
          done: 'You left it alone for a day.',
          action: 'No mentor, no questions today. Call a friend, or spend the time on something else you care about.',
        },
        {
          from: 13,
          to: 13,
          title: 'Do the first bit',
          done: 'You worked on it for at least five minutes.',
          action:
            'Do the first fifteen minutes of what you said you’d do, even if it goes badly. If the talk is still to come, try one thing you’ve read.',
          details: 'On a bad day, do five minutes and stop. The same goes for the next step.',
        },
        {
          from: 14,
          to: 14,
          title: 'Do the next bit',
          done: 'You worked on it again.',
          action: 'Do another fifteen or twenty minutes. Notice where you get stuck. That can be your next question.',
        },
        {
          from: 15,
          to: 15,
          title: 'Ask someone else too',
          done: 'You asked a second person about the same thing.',
          action:
            'Ask someone else about the point where you’re stuck: a colleague, a neighbour, someone in this community. They may see something the first person doesn’t.',
        },
        {
          from: 16,
          to: 16,
          title: 'Report back',
          done: 'You told one person how far you’ve got.',
          action:
            'Write five lines: what you did, what happened, where you’re stuck. Ask for one more talk. If the first talk is still to come, tell a friend how far you’ve got instead.',
          details: 'If writing is hard, send a voice message.',
        },
        {
          from: 17,
          to: 17,
          title: 'Finish one piece',
          done: 'You showed someone one finished piece.',
          action:
            'Finish one small piece of what you’re learning, even if it isn’t good. Show it to someone, in person or in a photo.',
        },
        {
          from: 18,
          to: 18,
          title: 'Take an easy day',
          done: 'You took ten minutes for yourself.',
          action: 'Take ten minutes for yourself today, outdoors or at a window, without working on anything.',
        },
        {
          from: 19,
          to: 19,
          title: 'Have the second talk',
          done: 'You did one thing for your second talk.',
          action:
            'Start with what went wrong. Ask: “What would you try next?” Then ask what they’d have wanted to be asked.',
          details: 'If they have no time for a second talk, thank them and ask the next person on your list.',
        },
        {
          from: 20,
          to: 20,
          title: 'Suggest how to go on',
          done: 'You asked one person about what comes next.',
          action:
            'If you’ve both liked it, suggest a plan: once a month for six months, forty minutes, either can stop. If not, ask them, or a friend, who else you should meet.',
        },
        {
          from: 21,
          to: 21,
          title: 'Pass something on',
          done: 'You offered half an hour to someone a step behind.',
          action:
            'Look back: what can you do now that you couldn’t seven weeks ago? Then offer half an hour to someone a step behind you. Answer a question, show a trick, read a page.',
          details: 'A review of many studies linked mentoring with benefits, most of them small.',
        },
      ],
      sources: [eby2008],
    },
    {
      key: 'the-sunday-roll-call',
      pillar: 'brotherhood',
      title: 'The Sunday Question',
      subtitle: 'Ask your friends how they are, every Sunday',
      description:
        'You gather four to eight people and ask one short question every Sunday, so that nobody drops out of sight. Two steps a week for eight weeks: ask, then follow up. You do this as a friend, and you don’t have to be a crisis service.',
      promise: 'Gather four to eight people, and ask one short question every Sunday.',
      finishLine: 'I put {days} into a Sunday check-in.',
      duration: 16,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 2 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask people to join',
          done: 'You asked at least four people.',
          action:
            'Ask at least four people privately: “One question every Sunday for seven weeks, one line back, private to us. Are you in?” Don’t add anyone who hasn’t said yes. If fewer than four agree, start with those.',
          details:
            'Another weekday is fine if Sunday is a work or prayer day for you. If you miss a Sunday, say so and carry on the next.',
        },
        {
          from: 2,
          to: 2,
          title: 'Send the terms',
          done: 'You sent the terms to everyone.',
          action:
            'Send four terms: nothing leaves the group unless a life or a child is in danger; no fixing unless asked; one word is an answer; if you go quiet, I’ll call. Add that you’re friends and can’t be there at every hour.',
          details: 'Share only what each person agrees to share: numbers, names, photos.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask the first question',
          done: 'You asked the first question.',
          action:
            'Ask: “How was your week, from one (awful) to ten (great), and why?” Answer first and honestly. Read every answer. Don’t comment in the group on anyone’s number.',
          details:
            'If someone gives a very low number or an answer that worries you, call them today and ask directly whether they’re thinking about suicide. Studies that looked at this found no sign that asking puts the idea there. If they are, stay on the line and open Help now together. If it could be soon, call your emergency number or, if they’re in another country, someone near them who can get help. The same goes for every Sunday.',
        },
        {
          from: 4,
          to: 4,
          title: 'Answer one by one',
          done: 'You sent each person one line.',
          action:
            'Send each person one line that shows you read it. Ask a question rather than give advice. If someone hasn’t answered, send a friendly line without mentioning it.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask about the week ahead',
          done: 'You asked the second question.',
          action: 'Ask: “What’s waiting for you this week?” Answer first. Keep it to two lines.',
          details: 'If two lines are too much for someone, one word or an emoji is fine.',
        },
        {
          from: 6,
          to: 6,
          title: 'Call the quiet one',
          done: 'You called one person from the group.',
          action:
            'Call someone who hasn’t answered: “You were missed on Sunday.” If they want to leave the group, say that’s fine. If everyone answered, call whoever seems to have the hardest week.',
          details: 'If you can’t reach them and you’re worried, ask someone near them to go and check today.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask what went well',
          done: 'You asked the third question.',
          action: 'Ask: “What went well that nobody saw?” Give your own answer, even a tiny one.',
        },
        {
          from: 8,
          to: 8,
          title: 'Bring two together',
          done: 'You suggested to two people that they talk.',
          action:
            'Think of two people who share something: a small child, a bad back, night shifts, chess. Suggest to both that they talk, using only what they’ve told the whole group. Leave it to them.',
        },
        {
          from: 9,
          to: 9,
          title: 'Let someone else ask',
          done: 'You asked someone else to choose the question.',
          action:
            'Ask someone else to choose this week’s question and send it. Then answer like everyone else. If nobody wants to, send one yourself.',
        },
        {
          from: 10,
          to: 10,
          title: 'Take an easy day',
          done: 'You told one person how you are.',
          action:
            'Tell someone how you are yourself. No calls to the group today, unless you’re worried about one of them. Then call, and ask a second friend or a doctor what to do.',
        },
        {
          from: 11,
          to: 11,
          title: 'Meet once',
          done: 'You arranged your hour together.',
          action:
            'Have one hour together, in person or on a call. Five minutes each, no advice. Choose a place everyone can get into and afford. Anyone who can’t come can send two lines.',
          details: 'If someone doesn’t want to meet, that’s fine. They can go on answering by message.',
        },
        {
          from: 12,
          to: 12,
          title: 'Ask about something they mentioned',
          done: 'You asked one person about something they said.',
          action:
            'Go back to one thing someone mentioned. “How did the hearing go?” Listen to the answer before you say anything about yourself.',
        },
        {
          from: 13,
          to: 13,
          title: 'Ask a harder question',
          done: 'You answered the harder question yourself.',
          action: 'Ask: “What’s harder than it looks at the moment?” Answer first. Tell people that “pass” is fine.',
        },
        {
          from: 14,
          to: 14,
          title: 'Thank each person',
          done: 'You thanked each person for one thing.',
          action: 'Tell each person one thing they did for the group: the joke, the call, the honest answer.',
        },
        {
          from: 15,
          to: 15,
          title: 'Ask whether to go on',
          done: 'You asked the group whether to go on.',
          action: 'Ask: “Should we carry on? Who asks, and how often?” If most are tired, let it end.',
        },
        {
          from: 16,
          to: 16,
          title: 'Look back and hand over',
          done: 'You told the group what happens now.',
          action:
            'Hand the question to the next person, with names and terms, or thank everyone and close. If someone would be alone without this group, plan a call with them. Then look back: what did you learn about each of them?',
        },
      ],
      sources: [dazzi2014],
    },
    {
      key: 'be-an-older-hand',
      pillar: 'brotherhood',
      title: 'Pass It On',
      subtitle: 'Be a mentor to someone for nine weeks',
      description:
        'You give four good talks and steady attention to one person who is a step behind you. They set the goal. You bring questions, contacts and your own mistakes. Two steps a week. With anyone under 18, mentor only through an organisation with safeguarding.',
      promise: 'Give four good talks and steady attention to someone a step behind you.',
      finishLine: 'I put {days} into mentoring someone.',
      duration: 18,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 2 },
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Know what you can offer',
          done: 'You named three things you can help with.',
          action:
            'Say aloud three things you’ve learned by doing, and one mistake that taught you a lot. Then name what you won’t advise on: medicine, law, debt, someone’s marriage.',
          details: 'If you miss a step on the way, go on with the next.',
        },
        {
          from: 2,
          to: 2,
          title: 'Make room',
          done: 'You cleared an hour every two weeks.',
          action: 'You need about an hour every two weeks. Look at your calendar and drop or move one thing.',
          details: 'If you have no room right now, offer one single talk instead and stop this challenge.',
        },
        {
          from: 3,
          to: 3,
          title: 'Offer it',
          done: 'You offered to mentor in one place.',
          action:
            'Offer it where you already are: work, club, trade school, congregation, recovery group, a mentoring charity. “If anyone wants to talk about X, I have an hour every two weeks for two months.”',
          details:
            'Mentor anyone under 18 only through an organisation with safeguarding. If nobody takes up your offer, ask a charity or college whether they need mentors. Keep the next steps until you’ve found someone.',
        },
        {
          from: 4,
          to: 4,
          title: 'Agree on the terms',
          done: 'You agreed four talks.',
          action:
            'Agree: four talks, a public place or video, what stays private, and that either can stop. Say the limit: if someone’s life or a child is in danger, you’ll get help.',
          details:
            'Keep each step with a talk until that day comes. Keep loans, favours and flirting out of it. You have more power here than you may feel.',
        },
        {
          from: 5,
          to: 5,
          title: 'Have the first talk',
          done: 'You had the first talk.',
          action:
            'Ask: “Where do you want to be, and what have you tried?” Talk for less than a third of the time. End with their next step, in their own words.',
          details:
            'By phone or video is fine. If they go blank, ask: “What made you want to talk to me?” If they tell you, now or later, that they’re in danger or don’t want to live, ask about it directly and open Help now together the same day. In an organisation, also tell the person responsible for safeguarding.',
        },
        {
          from: 6,
          to: 6,
          title: 'Take an easy day',
          done: 'You left them to get on with it.',
          action:
            'Don’t remind them of anything. Spend five minutes thinking about what they asked and what you’d like to know yourself.',
        },
        {
          from: 7,
          to: 7,
          title: 'Send one line',
          done: 'You sent one short message about their step.',
          action:
            'Send one line: “How did the call go?” Leave it at that. If they haven’t done anything yet, don’t scold.',
        },
        {
          from: 8,
          to: 8,
          title: 'Check your facts',
          done: 'You checked one thing you told them.',
          action:
            'Check one thing you said. Has it changed since your time: pay, rules, prices, tools? If you were wrong, tell them.',
        },
        {
          from: 9,
          to: 9,
          title: 'Have the second talk',
          done: 'You had the second talk.',
          action:
            'Ask what happened and what they make of it. Then tell one mistake of your own, with what it cost, and no moral at the end.',
        },
        {
          from: 10,
          to: 10,
          title: 'Ask what’s out of reach',
          done: 'You asked what they can’t reach on their own.',
          action:
            'Ask them, in a message or a call: “Is there anything you can’t get to on your own: a person, a form, a place?” Offer only what you can really do.',
        },
        {
          from: 11,
          to: 11,
          title: 'Help with that one thing',
          done: 'You helped with one thing they can’t reach alone.',
          action:
            'Make the introduction, read the application or run the practice interview. Do it once, properly, and then keep out of it. If they don’t need one yet, find a name or page they could use.',
        },
        {
          from: 12,
          to: 12,
          title: 'Take a day off from mentoring',
          done: 'You did something that has nothing to do with mentoring.',
          action: 'Don’t contact them today. Do something you enjoy that has nothing to do with mentoring.',
        },
        {
          from: 13,
          to: 13,
          title: 'Have the third talk',
          done: 'You had the third talk.',
          action: 'Let them lead. Ask: “What would you tell a friend in your place?” Wait for the answer.',
          details:
            'If they talk about violence, debt, drinking or not wanting to live, stay calm, don’t promise secrecy, and help them reach people trained for it.',
        },
        {
          from: 14,
          to: 14,
          title: 'Answer with a question',
          done: 'You asked one person what they’d thought of so far.',
          action:
            'If they write, answer with a question first: “What have you thought of?” Don’t do the work for them. If they don’t write, ask someone else who’s stuck the same question.',
        },
        {
          from: 15,
          to: 15,
          title: 'Thank your own mentor',
          done: 'You thanked someone who once helped you.',
          action:
            'Think of someone who helped you early on. Tell them what they did and what came of it. If they’ve died, tell someone who knew them.',
        },
        {
          from: 16,
          to: 16,
          title: 'Ask how you did',
          done: 'You asked how you did as a mentor.',
          action: 'Ask: “What did I do that helped, and what didn’t?” Say thank you and don’t explain yourself.',
        },
        {
          from: 17,
          to: 17,
          title: 'Have the last talk',
          done: 'You had the last talk.',
          action:
            'Look back together: what changed, what did they do, what’s next? Name one strength with an example. Then say that this agreement ends here, and how they can reach you.',
        },
        {
          from: 18,
          to: 18,
          title: 'Look back',
          done: 'You decided about a next time.',
          action:
            'What did you learn from them? Would you do it again, and what would you do differently? Put a date for your next offer in your calendar, or decide to rest.',
        },
      ],
      sources: [eby2008, mentorScreening],
    },
  ],
}
