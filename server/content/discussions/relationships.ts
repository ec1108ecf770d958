import type { LibraryDiscussion, Shelf } from '../types.ts'

export const relationships: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'first-ten-minutes-home',
      pillar: 'relationships',
      title: 'What do you do in the first ten minutes at home?',
      content: [
        'You come in, put your things down, and for many of us the evening is decided in those ten minutes: the phone, the fridge, a complaint or a real hello.',
        '**What do you do in yours, and what have you changed that the people around you noticed?** If you live alone, work from home or come off nights, tell us what coming home means for you. One habit is enough, and small or odd ones are welcome.',
      ].join('\n\n'),
    },
    {
      key: 'apology-that-worked',
      pillar: 'relationships',
      title: 'What made an apology work?',
      content: [
        'You may have been told to say sorry, but not how. Think of an apology that made something better, one you gave or one you got. It may have been three words in a kitchen, or it may have come ten years late.',
        '**What was in it that made the difference?** If there’s a word or a habit that ruins an apology for you, add that too. Please leave out names and anything someone told you in private.',
      ].join('\n\n'),
    },
    {
      key: 'saying-no-without-a-speech',
      pillar: 'relationships',
      title: 'How do you say no without a long speech?',
      content: [
        'An extra shift, money for the third time, your brother-in-law’s move, a visit on your only free weekend. Some of us say yes and slam the cupboards. Others say no and explain until it sounds like begging.',
        '**What’s the sentence you use?** Give us the actual words, or the ones you wish you’d used last time, and tell us where it’s hardest: at work, with family, with friends or at home.',
      ].join('\n\n'),
    },
    {
      key: 'friend-you-have-not-rung',
      pillar: 'relationships',
      title: 'Who have you been meaning to call, and what’s stopping you?',
      content: [
        'No names needed: “someone from my old job”, “my sister”, “my best friend from school”. It may be time, guilt, the last thing that was said, or not knowing how to begin.',
        '**What stands in the way?** If you’ve called someone after a long silence, tell us how you started. Your first sentence may be what another man here is looking for.',
        '*If you don’t call because it keeps you safe, you don’t have to explain it.*',
      ].join('\n\n'),
    },
    {
      key: 'ten-minutes-with-a-child',
      pillar: 'relationships',
      title: 'What works in ten minutes with a child?',
      content: [
        'Think of ten minutes on a weekday when you’re tired. The child can be two or sixteen, your own or someone else’s, next to you or on a call.',
        '**What do you do that they ask for again?** Did you have to stop something first, such as teaching, tidying or looking at the clock? Tell us. Please give ages, and leave out names and pictures.',
      ].join('\n\n'),
    },
    {
      key: 'first-weeks-with-a-baby',
      pillar: 'relationships',
      title: 'What got you through the first weeks with a baby?',
      content: [
        'The nights, the visitors, the first time you were alone with this very small person. Some fathers are happy at once. Others feel nothing for weeks, or are afraid they’ll break something.',
        '**What’s one thing that helped, in the night or in the day?** If you’re in it right now, ask what you’d like to know. Tips about sleep and feeding differ from family to family, so say what worked for yours. Please leave out names and pictures of children.',
      ].join('\n\n'),
    },
    {
      key: 'father-from-a-distance',
      pillar: 'relationships',
      title: 'What keeps you close to a child you don’t live with?',
      content: [
        'Every other weekend, a call on Wednesdays, a letter with no answer, a box of cards for later. Many fathers and stepfathers here see their children less than they want, and some not at all.',
        '**What’s one thing you do that keeps you in touch?** Please write about you and the child, not about the other parent or the court case, and leave out names.',
      ].join('\n\n'),
    },
  ],
  reserve: [
    {
      key: 'twenty-minute-break-in-a-row',
      pillar: 'relationships',
      title: 'How do you take a break in an argument without just walking out?',
      content: [
        'Twenty minutes apart can save an evening. It can also feel like a slammed door to the other person. Some people agree on a word, some name a time, some have a place to go.',
        '**How do you do it so that the other person knows you’ll be back?** If it’s never worked for you, tell us what happens instead.',
        '*This is about ordinary arguments. If someone at home is afraid, read “Recognise violence and control at home”.*',
      ].join('\n\n'),
    },
    {
      key: 'job-at-home-you-took-over',
      pillar: 'relationships',
      title: 'Which job at home did you take over completely?',
      content: [
        'We mean the whole job: noticing, planning, doing, and thinking of it in the shower. It may be school messages, the dentist, the shopping or a grandmother’s medicines.',
        '**What was it, and what didn’t you know about it before?** If you live alone, tell us which job you put off longest and what got you to do it.',
      ].join('\n\n'),
    },
    {
      key: 'feelings-in-plain-words',
      pillar: 'relationships',
      title: 'Which word for a feeling did you learn late?',
      content: [
        'Many of us grew up with fine, tired and annoyed. Then one day “annoyed” turns out to be worried, or ashamed, or missing someone.',
        '**Which word have you added, and what changed when you said it out loud?** If you’d say it in another language at home, tell us that one. And if you don’t have the word yet, describe where in your body it sits. Someone may recognise it.',
      ].join('\n\n'),
    },
    {
      key: 'meeting-people-after-thirty',
      pillar: 'relationships',
      title: 'Where have you met good people as an adult?',
      content: [
        'Friends, partners, neighbours who became more. Tell us the actual place: a choir, a class, a dog park, a mosque, a local football team, a waiting room, a game server.',
        '**Where was it, and how did you get from stranger to someone people knew?** Say what didn’t work as well, and whether a shy man could do it.',
      ].join('\n\n'),
    },
    {
      key: 'talking-with-ageing-parents',
      pillar: 'relationships',
      title: 'What do you want to ask your parents while you can?',
      content: [
        'There are the practical things: papers, keys, who decides if they no longer can. And there are the others: what they were afraid of at your age, who their best friend was, what they never told anyone.',
        '**What have you asked, or what do you wish you had?** Tell us how you began the talk. If your parents weren’t safe for you, you can write about that too: did you ask or not, and why?',
      ].join('\n\n'),
    },
    {
      key: 'after-the-break-up',
      pillar: 'relationships',
      title: 'What helped you in the first month after a break-up?',
      content: [
        'This isn’t about who was to blame. It’s about the evenings between eight and eleven, the Sundays, the first time you handed over the children.',
        '**What’s one thing that helped, and one you’d leave alone next time?** Please write about yourself, not about your former partner.',
        '*If you’re in the middle of it and thinking of ending your life, open **Help now** and tell someone near you.*',
      ].join('\n\n'),
    },
    {
      key: 'telling-someone-who-you-are',
      pillar: 'relationships',
      title: 'Who was the first person you told something true about yourself?',
      content: [
        'That you’re gay, bi or trans. That you can’t have children. That you’re ill, or in debt, or not coping. Some of us told a friend at fifteen. Some told a stranger on a train at sixty. Some haven’t told anyone yet, and that’s all right.',
        '**How did you choose the person, and what did you say first?** Share only what’s safe for you to share here, and please don’t tell anyone else’s story.',
      ].join('\n\n'),
    },
    {
      key: 'after-an-affair',
      pillar: 'relationships',
      title: 'What helped after an affair, on either side?',
      content: [
        'Some of us found the messages. Some of us wrote them. Some couples stayed together, some didn’t, and for many it took longer than anyone had said.',
        '**What helped in the first weeks, and what would you leave out next time?** You don’t have to say on which side you were. Write about yourself, and leave out names and anything that’s your partner’s to tell.',
      ].join('\n\n'),
    },
    {
      key: 'raising-them-alone',
      pillar: 'relationships',
      title: 'How do you get through the week as a single father?',
      content: [
        'Breakfast, shoes, the form for the school trip, and your own work in between. You may be the only man in the group chat of the class.',
        '**What makes your week easier?** It can be a recipe, a rule, a neighbour, a sentence for your boss. If there’s something you don’t know how to ask for, put it here, and others may know.',
      ].join('\n\n'),
    },
    {
      key: 'before-the-divorce',
      pillar: 'relationships',
      title: 'What do you wish you’d known before the divorce?',
      content: [
        'It can be about papers, money, a lawyer, a mediator (a neutral helper) or the home, or about the evening when you told the children. Rules differ from country to country, but much of the rest doesn’t.',
        '**What one thing would you tell someone at the beginning?** Please write about what you did, not about your former partner, and leave out names and anything from a court case that isn’t finished. If you’re afraid of your partner, talk to a domestic abuse service before you say that you’re leaving.',
      ].join('\n\n'),
    },
    {
      key: 'since-your-partner-died',
      pillar: 'relationships',
      title: 'What has helped you since your partner died?',
      content: [
        'The second cup, the empty side of the bed, the paperwork, the friends who don’t call because they don’t know what to say. It may have been last month or twenty years ago.',
        '**What has helped, even a little?** You can also just tell us their name and one thing you liked about them. If you don’t feel like writing, reading is enough.',
        '*If you don’t want to go on without them, tell someone today and open **Help now**.*',
      ].join('\n\n'),
    },
  ],
}
