import type { LibraryDiscussion, Shelf } from '../types.ts'

export const career: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'how-you-end-a-working-day',
      pillar: 'career',
      title: 'How do you stop work from following you home?',
      content: [
        'Some people clear the bench, change their shirt or sit in the park for ten minutes. Others are still answering messages in bed. If you care for someone or look for work, the day may not have an end at all.',
        '**What do you do in the last ten minutes of work and the first ten after it?** Tell us what you do and your hours, because what works in an office may not work on nights. If nothing works at the moment, say that too.',
      ].join('\n\n'),
    },
    {
      key: 'money-habit-that-lasted',
      pillar: 'career',
      title: 'Which money habit has lasted longer than a year?',
      content: [
        'This is about the small, dull thing you still do: the envelope, the transfer after payday, ten minutes on Sunday, the fixed amount you send home.',
        '**What is it, and what did you try before that didn’t last?** You don’t have to give amounts. Please no products and no investment tips: what suits one person can ruin another. Starting from nothing is welcome here.',
      ].join('\n\n'),
    },
    {
      key: 'asking-for-a-raise',
      pillar: 'career',
      title: 'What did you say when you asked for more pay?',
      content: [
        'Tell us the real sentence, as far as you remember it. Did you name a number? What happened in the silence afterwards? If you work for yourself: how did you tell a regular customer that the price had gone up?',
        '**What would you say differently today?** If you got a no, or didn’t ask, tell us that too. Please leave out the names of companies and people.',
      ].join('\n\n'),
    },
    {
      key: 'best-boss-you-had',
      pillar: 'career',
      title: 'What did your best boss actually do?',
      content: [
        'What did they **do** on an ordinary day that made you work better or sleep better? It may have been a question, a habit, or something they never did. Teachers, coaches and older colleagues count too.',
        '**What’s the one thing you’ve copied from them, or would like to?** If you lead people now, tell us what’s still hard.',
      ].join('\n\n'),
    },
    {
      key: 'out-of-work-what-helped',
      pillar: 'career',
      title: 'Out of work: what helped you in the first weeks?',
      content: [
        'For everyone who’s lost a job, a contract, a business or a work visa, last week or long ago. Who did you tell first? What gave the days a shape? What would you have liked to know on the first day?',
        '**What helped you most, and what didn’t help at all?** Rules and deadlines differ, so say which country you’re in. One line is enough if that’s all you’ve got today.',
      ].join('\n\n'),
    },
    {
      key: 'what-helped-against-gambling',
      pillar: 'career',
      title: 'What helped you to stop gambling, or to gamble less?',
      content: [
        'Sports bets, slots, poker, trading at night. Some of us stopped years ago, some last week, and some are reading this with the app still on the phone.',
        '**What made the difference: telling someone, a block, a group, a different Saturday?** If you bet again after a good time, tell us what you changed. If you love someone who gambles, you’re welcome too. Please no amounts, no tips and no names of sites.',
        '*If losses make you think of ending your life, tell someone today. Help now lists lines to call or write to.*',
      ].join('\n\n'),
    },
  ],
  reserve: [
    {
      key: 'work-you-are-proud-of',
      pillar: 'career',
      title: 'What work are you proud of that nobody noticed?',
      content: [
        'The list you corrected, which has been right ever since. The calm night on a ward. The year you looked after your father. The customer who never noticed the problem you fixed. Paid or unpaid.',
        '**What did you do, and what came of it?** A few lines are plenty. It’s good practice for a job interview, and you’re allowed to be proud here.',
      ].join('\n\n'),
    },
    {
      key: 'side-business-first-customer',
      pillar: 'career',
      title: 'Who was your first paying customer?',
      content: [
        'Repairs, lessons, bread, code, haircuts, translations: some of us do or did something on the side. Some stopped after one job and were glad.',
        '**How did you find the first customer, and what did you get wrong?** Tell it as it was, with the awkward parts. Please no advertising, no get-rich offers and no links to shops.',
      ].join('\n\n'),
    },
    {
      key: 'talking-about-money-at-home',
      safetyRevision: 1,
      pillar: 'career',
      title: 'How do you talk about money with the people close to you?',
      content: [
        'Once a week, once a year, or only when a letter comes? One account or three? Who knows what? And if you live alone, is there anyone you talk to about money?',
        '**What made it easier: a time, a place, a first sentence, a rule?** What works for two wages may not work for one, so say a little about your household. You don’t have to give amounts.',
        '*If money is used to control you or someone else, that’s abuse. Help now has services for that.*',
      ].join('\n\n'),
    },
    {
      key: 'learning-something-late',
      pillar: 'career',
      title: 'What did you learn later than everyone else?',
      content: [
        'Reading, a language, driving, a trade, spreadsheets, speaking to a group. Maybe you changed country, had been ill, or nobody taught you the first time.',
        '**How did you fit it in, and how was it to be the oldest or the slowest in the room?** Younger men are welcome as well: what are you learning now, and what would you ask someone who started late?',
      ].join('\n\n'),
    },
    {
      key: 'mistake-at-work-you-owned',
      safetyRevision: 1,
      pillar: 'career',
      title: 'How did you own up to a mistake at work?',
      content: [
        'The wrong part, the wrong recipient, one zero too many. The minutes before you say it can be the worst.',
        '**How long did it take you to say it, and which words did you use?** Leave out anything that could expose others or is part of an open investigation, and talk to a union or a lawyer about that. If someone could still be harmed, report it now. If a mistake won’t let you sleep, tell someone today.',
      ].join('\n\n'),
    },
    {
      key: 'enough-money-enough-work',
      pillar: 'career',
      title: 'What would be “enough” for you?',
      content: [
        'Enough pay, enough hours, enough recognition. Some of us have never named a number and keep wanting more. Others know it well and are far below it, in two jobs or with none.',
        '**How much would be enough for you?** Please write so that someone with much less or much more money than you would want to answer too. Nobody here has to justify how much or how little they have.',
      ].join('\n\n'),
    },
    {
      key: 'first-year-of-retirement',
      pillar: 'career',
      title: 'What surprised you in your first year of retirement?',
      content: [
        'The Monday with nothing in it. Lunch at home. The quiet phone, or the grandchild at eight in the morning. Some of us wouldn’t go back for anything, and some counted the days until they could.',
        '**What do you do now that you’d have liked to start sooner?** If you’re about to stop, ask what you’d like to know. If you can’t afford to, or had to stop because of your health, that belongs here too.',
      ].join('\n\n'),
    },
    {
      key: 'way-home-from-a-hard-shift',
      pillar: 'career',
      title: 'What do you do on the way home from a hard shift?',
      content: [
        'Wards, ambulances, fire engines, patrol cars, cells, control rooms, railways. Some shifts stay at work, and some come home with you.',
        '**What do you do between the last call and your own door, and what do you say to the people behind it?** A habit, a sentence, a stretch of road is enough. Please leave out details about patients and others, and anything that could bring it back for someone reading.',
      ].join('\n\n'),
    },
    {
      key: 'work-after-a-sentence',
      pillar: 'career',
      title: 'How did you find your way back into work after prison?',
      content: [
        'It may have been a cousin with a van, a chef who didn’t ask, an agency, or a hundred letters without an answer. It may not have happened yet.',
        '**What did you say about the gap, and who gave you a chance?** You don’t have to say what it was for, and please leave out names and cases. If you’ve hired someone after prison, tell us what made you do it.',
      ].join('\n\n'),
    },
  ],
}
