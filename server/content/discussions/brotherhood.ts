import type { LibraryDiscussion, Shelf } from '../types.ts'

export const brotherhood: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'friend-you-would-ring-at-two',
      pillar: 'brotherhood',
      title: 'Who could you call at two in the morning?',
      content: `Imagine everything goes wrong tonight: a break-in, bad news, a panic you can’t talk yourself out of. For some of us there’s one name. For others there are three, or none yet.

**Is there someone you could call, and how did they become that person?** If nobody comes to mind, tell us what would have to happen first. Please leave out names.

*If tonight is that night, please don’t wait for replies here. Open **Help now**.*`,
    },
    {
      key: 'how-did-you-make-a-friend-after-thirty',
      pillar: 'brotherhood',
      title: 'How did you make a friend after thirty?',
      content: `School and first jobs give you friends without much effort. After that it gets harder. You move, work shifts, have children or don’t, come out, get ill, stop drinking.

**If you’ve made one good friend since you turned thirty, how did it happen?** Tell us where you met, how long it took and who asked first. Slow and ordinary stories are welcome. They’re the ones other people here can copy.`,
    },
    {
      key: 'asking-for-help-in-what-words',
      pillar: 'brotherhood',
      title: 'What do you say when you ask for help?',
      content: `“Sorry to bother you, it’s nothing really, only if you’ve got time…” Perhaps you’ve sent that message. It may get a kind answer that doesn’t help, because nobody could tell what we needed.

**Which sentence has worked for you when you needed a hand, a ride, an hour of someone’s time or someone to listen?** Copy it here as you said it, so that others can use it. If asking went wrong once, tell us what you’d say today.`,
    },
    {
      key: 'what-does-your-group-do-right',
      pillar: 'brotherhood',
      title: 'What does your group do that keeps people coming?',
      content: `Football teams, choirs, sheds, prayer groups, chess nights, gaming servers, recovery meetings: some last for decades, and some fade within a season.

**If you belong to a group that has lasted, what’s one thing it does that others could copy?** Perhaps it ends on time. Perhaps someone messages you when you’re missing, there’s a ramp, or nobody has to pay. One detail is enough. If you’ve left a group, tell us what would have kept you.`,
    },
    {
      key: 'looking-for-a-partner-in-this',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'Who’s looking for a partner for a challenge?',
      content: `Use this thread to find someone to do a challenge or goal with. **What are you doing, from when to when, how often would you like to check in, and in which time zone?**

Please leave out phone numbers, addresses and full names. If you ever meet, choose a public place for the first time and tell someone where you are. You never have to send money, photos or documents.

Start small: two weeks, one line a day. And if you say yes to someone, turn up.`,
    },
    {
      key: 'when-you-feel-lonely',
      pillar: 'brotherhood',
      title: 'What helps you when you’re lonely?',
      content: [
        'Some of us live alone. Some are lonely at a full table, next to someone we love, or in a country where nobody knows our name yet. It’s hard to say, and it’s common.',
        '**What has helped you, even a little?** It can be a place, an hour of the week, a dog or one message. If nothing has helped so far, you can tell us what your evenings are like. Just reading is fine too.',
      ].join('\n\n'),
    },
  ],
  reserve: [
    {
      key: 'friendship-that-ended',
      pillar: 'brotherhood',
      title: 'What did a lost friendship teach you?',
      content: `Some friendships end in an argument. Others simply stop, and one day you notice that it’s been two years. Money, a move, a partner, drink, politics, or nothing you could name.

Looking back at one of yours, without names and without settling scores: **what was your part in it, and what would you do sooner now?** If you’ve been able to repair one, tell us what the first message said.`,
    },
    {
      key: 'man-who-helped-you-along',
      pillar: 'brotherhood',
      title: 'Who helped you when you were starting out?',
      content: `A foreman, an aunt, a teacher, a neighbour, a sponsor, a drag queen who lent you money for the train. Someone who saw you when few people did.

**What did they do for you, exactly?** Tell us the thing itself: the phone call, the second chance, the honest sentence. If they’re still around and don’t know, perhaps this is the week to tell them. Come back and say how it went.`,
    },
    {
      key: 'how-do-you-check-on-a-friend',
      pillar: 'brotherhood',
      title: 'How do you check on a friend who says he’s fine?',
      content: `You have a feeling that something’s wrong. He says he’s fine. You could suggest a walk, a game, a job on the car, or ask him straight out.

**What has worked for you when a friend said “fine” and wasn’t?** If you were that friend, tell us what got through to you.

*If you’re worried about his life today, ask him directly whether he’s thinking about suicide, stay with him and open **Help now** together.*`,
    },
    {
      key: 'friends-across-a-difference',
      pillar: 'brotherhood',
      title: 'Do you have a friend who’s very different from you?',
      content: `A friend of another age, another faith or none, another language, another body, another way of loving, or who votes the other way. Perhaps you have one, without ever having planned it.

**How did you meet, and what keeps you friends?** Perhaps there’s something you two leave alone. Perhaps there’s something you only understood because of them. Please tell it so that your friend could read it and smile.`,
    },
    {
      key: 'one-job-near-you',
      pillar: 'brotherhood',
      title: 'What small job needs doing where you live?',
      content: `A staircase with a broken light that nobody has reported, a broken bench, a notice board with news from three years ago, a neighbour who can’t get to the shop. People walk past things like these every day.

**What job near you could two people do in an hour?** Say when you could do it and who you could ask. Small jobs are welcome, and so are jobs you can do from a chair or a phone. Ask the owner first, and leave wiring, gas and roofs to trained people; reporting them counts. Come back and say how it went.`,
    },
    {
      key: 'friendship-through-big-changes',
      pillar: 'brotherhood',
      title: 'How do friendships survive big changes?',
      content: `A baby, a wedding, a divorce, a diagnosis, a move, getting sober, coming out, transitioning, finding a faith or leaving one. Each of these can end a friendship without a word, from either side.

**What did a friend do that kept the door open for you?** Or tell us what you wish you’d done for someone else. Answers from both sides are welcome, even if the story isn’t over yet.`,
    },
    {
      key: 'people-after-military-service',
      pillar: 'brotherhood',
      title: 'How did you find people after military service?',
      content: [
        'Three months or thirty years, by choice or because you had to, proud of it, ashamed of it, or both. Many who served say that they miss the others more than anything else.',
        '**What helped you find people afterwards, or what’s still missing?** You don’t have to say what you did or saw. Please leave out names, places and units, and don’t describe violence in detail. Partners, parents and friends of someone who served are welcome too.',
      ].join('\n\n'),
    },
  ],
}
