import type { Source } from '#contract/sources.ts'
import {
  aurelius,
  britton2021,
  epictetus,
  farias2020,
  frattaroli2006,
  gollwitzer2006,
  goyal2014,
  seneca,
  sturm2022,
  wikipediaLectioDivina,
} from '../sources.ts'
import type { LibraryResource, Shelf } from '../types.ts'

const lindahl: Source = {
  author: 'Jared Lindahl and others',
  year: 2017,
  title:
    'The varieties of contemplative experience: a mixed-methods study of meditation-related challenges in Western Buddhists',
  url: 'https://doi.org/10.1371/journal.pone.0176239',
  checked: '2026-11-23',
}
const goldberg: Source = {
  author: 'Simon Goldberg and others',
  year: 2022,
  title: 'Prevalence of meditation-related adverse effects in a population-based sample in the United States',
  url: 'https://doi.org/10.1080/10503307.2021.1933646',
  checked: '2026-11-23',
}
const examen: Source = {
  author: 'Jesuits USA Central and Southern Province',
  year: null,
  title: 'Praying like Ignatius: the Examen',
  url: 'https://www.jesuitscentralsouthern.org/spirituality/praying-like-ignatius/',
  checked: '2026-11-23',
}
const hobson: Source = {
  author: 'Nicholas Hobson and others',
  year: 2018,
  title: 'The psychology of rituals: an integrative review and process-based framework',
  url: 'https://doi.org/10.1177/1088868317734944',
  checked: '2026-11-23',
}
const ifeg: Source = {
  author: 'Independent Forensic Expert Group',
  year: 2020,
  title: 'Statement on conversion therapy',
  url: 'https://doi.org/10.7146/torture.v30i1.119654',
  checked: '2026-11-23',
}
const newcombe: Source = {
  author: 'Suzanne Newcombe',
  year: null,
  title: 'How to get someone out of a cult, and what happens afterwards',
  url: 'https://theconversation.com/how-to-get-someone-out-of-a-cult-and-what-happens-afterwards-217697',
  checked: '2026-11-23',
}
const struggles: Source = {
  author: 'Sarah Salcone and others',
  year: 2025,
  title: 'Development and evaluation of the Religious and Spiritual Struggles Scale-5',
  url: 'https://doi.org/10.1007/s10862-024-10182-9',
  checked: '2026-11-23',
}
const rights: Source = {
  author: 'United Nations',
  year: 1948,
  title: 'Universal Declaration of Human Rights, article 18',
  url: 'https://www.un.org/en/about-us/universal-declaration-of-human-rights',
  checked: '2026-11-28',
}
const rule: Source = {
  author: 'Benedict of Nursia, translated by Leonard J. Doyle',
  year: 1948,
  title: 'St. Benedict’s Rule for Monasteries',
  url: 'https://www.gutenberg.org/ebooks/50040',
  checked: '2026-11-28',
}

export const spiritual: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'how-to-sit-for-ten-minutes',
      pillar: 'spiritual',
      title: 'How to sit for ten minutes',
      description:
        'A first guide to meditation with a chair and a timer: what to do, what to expect, and when to stop.',
      type: 'guide',
      sources: [goyal2014, britton2021, goldberg],
      blocks: [
        {
          kind: 'intro',
          markdown: `Meditation can look like a hobby with equipment: cushions, bells, apps. The core is simple. **You rest your attention on something, notice when it has wandered, and bring it back.** That’s all you practise.

People in many traditions practise something like this. Buddhists, Hindus and Jains have done so for a very long time, and there are Christian, Jewish and Sufi forms of silent prayer. You can also sit without any religion. If you belong to a tradition, ask what it teaches about this first.

## What you can expect

In the first weeks your mind may seem noisier than before. You may just be noticing for the first time how much it talks.

The benefits are real but modest. A review of 47 trials found that courses of meditation had small to moderate effects on anxiety, low mood and pain. It didn’t find them better than other active treatments, such as exercise. Nobody can promise that it will work for you.

## When to be careful

It can also make people feel worse. In a survey of people who had meditated, about a third said they’d had an unpleasant effect, such as anxiety, and one in ten said it had got in the way of daily life.

If you’ve had trauma, psychosis, mania or seizures, talk to a doctor or therapist before you start. If you’ve been low or anxious for a while, see a doctor as well; sitting doesn’t replace treatment.`,
        },
        {
          kind: 'steps',
          title: 'The ten minutes',
          steps: [
            'Choose a place where nobody needs you for ten minutes. Switch your phone to silent and set a timer. Five minutes is a good start.',
            'Sit on a chair with your feet down, or on a cushion, or lie on your back. Choose whatever hurts least.',
            'Close your eyes, or keep them open and look at the floor if that feels safer.',
            'Find where you notice your breath best: nose, chest or belly. Leave the breath as it is. If the breath makes you uneasy, use sounds or the feeling of your hands.',
            'When you notice you’ve drifted off, say “thinking” to yourself in a friendly voice and come back.',
            'Do that as often as you need. Dozens of times in ten minutes is ordinary.',
            'When the timer goes, look around the room and move your hands and feet. Then get up slowly.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Common problems',
          tips: [
            'You fall asleep. Sit earlier in the day, open your eyes or stand. If it happens every time, you may simply need more sleep.',
            'You can’t stop thinking. Nobody can, and you don’t have to: noticing it and coming back is the practice.',
            'Something itches or hurts. For an itch, wait three breaths and then move if you like. For pain, move at once.',
            'It’s boring. That’s normal; try sounds instead of breath, or do it while walking.',
            'You miss three days. Sit today; there’s nothing to catch up on.',
            'You belong to a faith and it feels foreign. Use a short prayer or a divine name from your own tradition instead of the breath. Many traditions have one.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When to stop

Stop if you panic, can’t sleep, feel cut off from yourself or the world, or if old memories break in and stay. Open your eyes, stand up, hold something solid, and tell someone. If it doesn’t pass, see a doctor. If you hear voices or have hardly slept for two nights, see one today.

“When meditation makes you feel worse” says more about this.`,
        },
        {
          kind: 'checklist',
          title: 'Before you decide whether it’s for you',
          items: [
            'I sat on at least ten days out of twenty',
            'I tried the breath and one other thing, such as sounds',
            'I sat on a good day too, not only on bad ones',
            'I asked someone close whether they noticed any difference',
            'I know that stopping is a fair decision',
          ],
        },
        {
          kind: 'links',
          title: 'Read more',
          links: [
            {
              label: 'NCCIH (US): what is known about benefits and risks of meditation',
              url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
            },
          ],
        },
      ],
    },
    {
      key: 'stoicism-in-working-clothes',
      pillar: 'spiritual',
      title: 'Use Stoic ideas on an ordinary day',
      description:
        'What three Stoics really taught, what they didn’t teach, and four short exercises for a normal working day.',
      type: 'article',
      sources: [
        aurelius,
        epictetus,
        {
          author: 'Diogenes Laertius, translated by C. D. Yonge',
          year: 1853,
          title: 'The Lives and Opinions of Eminent Philosophers (book 7, on the Stoics)',
          url: 'https://www.gutenberg.org/ebooks/57342',
          checked: '2026-11-28',
        },
        {
          author: 'Seneca, translated by Richard M. Gummere',
          year: 1917,
          title: 'Moral Letters to Lucilius, Letter 63, on grief',
          url: 'https://en.wikisource.org/wiki/Moral_letters_to_Lucilius/Letter_63',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Today “stoic” often means feeling nothing and saying less. That isn’t what the Stoics taught.

Three of them are widely read. **Seneca** was a rich Roman politician who wrote letters to a friend about time, anger and grief. **Epictetus** was born into slavery, was disabled in one leg and became a teacher; a pupil wrote down what he said. **Marcus Aurelius** was emperor of Rome and kept notes for himself, the *Meditations*.

## What they taught

**Some things depend on us and some don’t.** Epictetus opens his handbook with this. What you aim for and what you do next are yours. Other people, your reputation and, in the end, your body aren’t.

**What you tell yourself about an event is part of what upsets you.** “Men are disturbed not by things, but by the views which they take of things” (*Enchiridion* 5). That doesn’t mean nothing is bad. It means there’s a step between what happens and what you do.

**Character matters most.** They named four virtues: wisdom, justice, courage and moderation. Money and health are good to have, but not at the price of cheating or bullying.

**People belong together.** Marcus writes that we’re made to work together, like hands, like feet (*Meditations* 2.1). It’s easy to miss this part if you only look for tips.

## What they didn’t teach

**They didn’t say you mustn’t feel.** Writing about grief, Seneca allows tears (*Letter* 63). What he warns against is feeding grief or putting it on show.

**They didn’t say you must put up with anything.** If something is wrong and you can change it, they’d tell you to change it. Before you say “not up to me”, find out whether that’s true.

**They weren’t perfect.** Seneca praised simple living and owned great estates. Marcus ruled an empire with slaves and wars. You can learn from them and still say so.`,
        },
        {
          kind: 'tiplist',
          title: 'Four short exercises',
          tips: [
            'Morning, one minute: name one person or task that may test you today, and decide how you’d like to behave.',
            'Midday, ten seconds: before you answer something that stings, ask: what happened, and what did I add?',
            'Afternoon, five minutes: take one worry, ask which part is yours to do, and do the smallest piece of it.',
            'Evening, three questions: what went badly? What went well? What’s left to do? Then forgive yourself and sleep.',
          ],
        },
        {
          kind: 'steps',
          title: 'One worked example',
          steps: [
            'What happened: “My manager moved my shift without asking.”',
            'What I added: “He does it because he has no respect for me.” That’s a guess.',
            'Not mine: his habits, what the others think, that it’s already done.',
            'Mine: asking him today, in a calm voice, for two days’ notice next time; checking my rights; swapping with Kwame.',
            'First piece: “Can I have five minutes about the schedule before you leave?”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Where it can go wrong

It’s easy to use Stoicism to avoid a talk, a doctor or a feeling. It can also make you hard on people who suffer. If you catch yourself saying “it’s only your judgement” to someone in pain, stop. These exercises are for your own thoughts.

If someone is hurting you, or you can hardly get through the day, you need more than philosophy. Talk to a doctor, a counsellor or a [service for people who are being hurt](/help#harmed).

Marcus and Seneca sometimes write of ending your own life as if it were a small thing. If such a passage draws you in, close the book and tell someone today. **Help now** has lines to call or write to.

You can be a Christian, a Muslim, a Jew, a Hindu or an atheist and use any of this. The ancient Stoics believed in a god who is part of nature. You can use the exercises and leave that part open.`,
        },
        {
          kind: 'checklist',
          title: 'What to read first',
          items: [
            'Epictetus, Enchiridion: short and blunt, an hour’s reading',
            'Marcus Aurelius, Meditations, books 2 to 6: one page at a time',
            'Seneca, Letter 1 on time, Letter 18 on simple living, Letter 47 on slavery',
          ],
        },
        {
          kind: 'links',
          title: 'Free texts and introductions',
          links: [
            { label: 'Epictetus, Enchiridion (Project Gutenberg)', url: 'https://www.gutenberg.org/ebooks/45109' },
            {
              label: 'Marcus Aurelius, Meditations (Project Gutenberg)',
              url: 'https://www.gutenberg.org/ebooks/15877',
            },
            {
              label: 'Seneca, Letter 1 (Wikisource)',
              url: 'https://en.wikisource.org/wiki/Moral_letters_to_Lucilius/Letter_1',
            },
            { label: 'Stanford Encyclopedia: Epictetus', url: 'https://plato.stanford.edu/entries/epictetus/' },
          ],
        },
      ],
    },
    {
      key: 'the-evening-review',
      pillar: 'spiritual',
      title: 'Review your day in five minutes',
      description:
        'A short look back before sleep, used by a Roman Stoic and by Jesuits, with or without God. Includes a sheet for seven evenings.',
      type: 'exercise',
      sources: [seneca, examen],
      blocks: [
        {
          kind: 'intro',
          markdown: `In *On Anger* (book 3, section 36) Seneca describes what he did at night. When the light was out and his wife, who knew his habit, had gone quiet, he went back over his whole day and hid nothing from himself. He wasn’t cruel about it. He told himself not to do a thing again, and that this time he forgave himself.

About fifteen hundred years later Ignatius of Loyola taught his companions the **Examen**, a short prayer that Jesuits still use: give thanks, ask for light, look over the day, notice where you were nearer to God or further away, and look towards tomorrow. Many Muslims know a similar habit as *muhasaba*, taking account of oneself. Jews take time for it before the High Holy Days.

You can do it in any of these ways or without religion. The steps stay much the same.

## Why do it

Days run together. You may say the same unkind thing every Thursday and not see the pattern. You may also do good and never notice it. A few lines at night let you see both.

Some men find that it helps them put the day down. For others it becomes a way of punishing themselves. Notice which it is for you.`,
        },
        {
          kind: 'steps',
          title: 'How to do it',
          steps: [
            'Tie it to something that happens anyway: teeth brushed, door locked, last prayer. Keep paper there, or just think it through.',
            'Take one minute to go through the day once, from waking to now.',
            'Thanks: name one thing you were given today: a seat, a joke, a dry hour.',
            'Badly: name one thing you did, or didn’t do, that you aren’t happy with. Describe what happened: “Interrupted Sam twice”, not “I’m a bully”.',
            'Well: name one thing you did right. It can be something you held back.',
            'Tomorrow: name one small act that follows: “Ask Sam first.”',
            'Close with a prayer, or say: “That was today. It’s done.” Then turn off the light.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## An example

- **Thanks:** the neighbour who took in the parcel.
- **Badly:** said I’d be home at six, came at seven, blamed the traffic.
- **Well:** let the new colleague finish before I corrected him.
- **Tomorrow:** say seven, and mean it.

That took two minutes. One evening like this says little. Ten of them in a month can show you something about how you make promises.`,
        },
        {
          kind: 'tiplist',
          title: 'Tips',
          tips: [
            'One line a night is enough. You can also say it aloud or record it.',
            'If you only ever fill in “badly”, leave that line out for a week.',
            'If you can’t find a “well”, look for what you didn’t say, drink, buy or post.',
            'If you fell asleep first, do it with breakfast.',
            'Once a week, read seven evenings together and mark what comes up more than once.',
            'If you share a bed, tell your partner what you’re doing. Some couples do it together.',
            'If it turns into blaming yourself every night, stop for a few weeks and talk to someone about it.',
          ],
        },
        {
          kind: 'download',
          label: 'Seven evenings on one sheet',
          filename: 'evening-review.txt',
          contents: [
            'EVENING REVIEW: SEVEN EVENINGS',
            'Week of: ____________________',
            '',
            'One line each. Describe what happened without insulting yourself.',
            '',
            ...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].flatMap((day) => [
              day,
              '  Thanks for:      ______________________________________________',
              '  Did badly:       ______________________________________________',
              '  Did well:        ______________________________________________',
              '  Tomorrow I will: ______________________________________________',
              '',
            ]),
            'LOOKING BACK ON THE WEEK',
            '  What came up more than once?',
            '  ________________________________________________________________',
            '  What went better than I expected?',
            '  ________________________________________________________________',
            '  Who do I want to thank, call or apologise to?',
            '  ________________________________________________________________',
            '  One thing I will do differently next week:',
            '  ________________________________________________________________',
            '',
          ].join('\n'),
        },
      ],
    },
    {
      key: 'a-notebook-for-men-who-do-not-keep-one',
      pillar: 'spiritual',
      title: 'Start a notebook you’ll keep using',
      description:
        'Four simple ways to write about your life, how to get past the blank page, and thirty questions for later.',
      type: 'guide',
      sources: [
        {
          author: 'James Pennebaker, Sandra Beall',
          year: 1986,
          title: 'Confronting a traumatic event: toward an understanding of inhibition and disease',
          url: 'https://doi.org/10.1037/0021-843X.95.3.274',
          checked: '2026-11-23',
        },
        frattaroli2006,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `You may already keep notes: a training log, an app, lists on the back of envelopes. Start there. Tonight, take four minutes: the date, the place, three facts and one line on what it was like.

A journal is a log like that. The last line makes the difference: *what was it like?*

Marcus Aurelius wrote the *Meditations* as notes to himself. He repeats himself, is strict with himself and copies lines he wants to remember. Your notebook doesn’t have to be tidy either. Crossed-out words, half sentences and voice notes are all fine.

## Does it help?

A little, for some people. In one study, students wrote about an upsetting experience for fifteen minutes on four days. They felt worse straight afterwards, but in the following months those who wrote about both facts and feelings went to the health centre less. A review of 146 later studies found a real but very small average effect. Some people get nothing from it.

## What it can look like

*Thursday, rain. Drove Mum to the clinic, she called me by my brother’s name. Fixed the gate. What was it like? Fine until the car park. Then I sat there for ten minutes and didn’t know why.*

That’s a few lines. In a month they may tell you more than they do today. You don’t need insight, a streak or good handwriting. Describe what happened before you’ve tidied it up. If you’re religious, you may find that a page slowly turns into a prayer. If you aren’t, it can stay a log.

## Privacy, and hard subjects

**Nobody reads it unless you offer it.** Keep it somewhere safe, and tell anyone you live with that it’s private. If someone at home controls or searches your things, don’t put anything in it that could put you in danger.

**If a subject leaves you shaking, stop writing about it.** Do something ordinary until you’re calm. If it keeps coming back, talk about it with a counsellor, a doctor or a friend.`,
        },
        {
          kind: 'steps',
          title: 'Four ways to write',
          steps: [
            'The log: date, place, three facts, one line on what it was like. Four minutes. Good if you like facts, and in bad weeks.',
            'The page: fill one side without stopping, about anything. If nothing comes, write “nothing comes” until something does. Ten minutes. Good when your head is full.',
            'The question: take one of the thirty questions in the download at the end. Answer it as if a friend had asked and had time. Ten minutes. Good when you feel flat.',
            'The letter: write to someone living or dead, to your younger self or to God. You won’t send it. Twenty minutes. Good when one person is on your mind.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Getting past the blank page',
          tips: [
            'Start with “Today I noticed” and a thing: the new road works, your father’s voice on the phone.',
            'Write badly on purpose for the first five lines.',
            'Use cheap paper. Expensive notebooks can make you careful.',
            'If you’d rather type, draw or speak, do that.',
            'If you notice you’re writing what you think you should feel, start a new line with “To be honest”.',
            'End with one thing to do: a call, a rest, a thank you.',
            'Read back once a month. If you’ve missed a week, don’t catch up: write today’s date and one line.',
          ],
        },
        {
          kind: 'checklist',
          title: 'A simple first month',
          items: [
            'I have a fixed moment: before others are up, at lunch, after the dishes',
            'I tried at least three of the four ways',
            'I know where I keep it and who may not read it',
            'I read the month once and marked what came up more than once',
            'I did one thing because of something I wrote',
          ],
        },
        {
          kind: 'download',
          label: 'Thirty questions to keep in the notebook',
          filename: 'thirty-questions.txt',
          contents: [
            'THIRTY QUESTIONS',
            'One at a time. Ten minutes. Skip any you like.',
            '',
            'AROUND ME',
            ' 1. What did I see today that nobody else noticed?',
            ' 2. What is easy now that used to be hard?',
            ' 3. What do I use every day without thinking?',
            ' 4. Where did I feel at home this week?',
            ' 5. What is slowly getting worse?',
            ' 6. What takes more of my time than it deserves?',
            '',
            'LOOKING BACK',
            ' 7. What did the people who raised me never say?',
            ' 8. Which kindness from a stranger do I remember?',
            ' 9. What was I wrong about for years?',
            '10. When did I last change my mind, and who changed it?',
            '11. What did I love doing when I was ten?',
            '12. What did I get through, and who helped?',
            '',
            'OTHER PEOPLE',
            '13. Who do I envy, and for what exactly?',
            '14. Who is carrying something I could help with?',
            '15. Where am I polite instead of honest?',
            '16. Who has forgiven me?',
            '17. Whose opinion matters too much to me?',
            '18. Who would I like to sit with in silence?',
            '',
            'INSIDE',
            '19. What am I pretending not to know?',
            '20. What do I do unseen that I am proud of?',
            '21. What might come up if it were quiet?',
            '22. What would I stop doing if I felt good enough?',
            '23. What is on my conscience?',
            '24. When do I feel most alive? Most at peace?',
            '',
            'BELIEF AND THE FUTURE',
            '25. What is sacred to me, whatever I call it?',
            '26. What do I believe on good days? On bad days?',
            '27. What would I ask for, if I prayed?',
            '28. What was I like to live with this year?',
            '29. What would make this a good year, even if nothing else happened?',
            '30. What do I want to have started by next month?',
            '',
          ].join('\n'),
        },
      ],
    },
    {
      key: 'when-faith-goes-quiet',
      pillar: 'spiritual',
      title: 'When you doubt or lose your faith',
      description:
        'If prayer feels empty or belief has fallen apart: four different reasons, what each needs, and a month in which you don’t have to decide anything.',
      type: 'article',
      sources: [
        struggles,
        {
          author: 'Hebrew Bible',
          year: null,
          title: 'Psalm 88',
          url: 'https://www.sefaria.org/Psalms.88',
          checked: '2026-11-28',
        },
        {
          author: 'The Rumpus, quoting Hilary Mantel',
          year: 2014,
          title: 'Lewis’s spiritual rebellion',
          url: 'https://therumpus.net/2014/12/30/lewiss-spiritual-rebellion',
          checked: '2026-11-28',
        },
        {
          author: 'Give Us This Day',
          year: 2023,
          title: 'St. Teresa of Calcutta',
          url: 'https://giveusthisday.org/2023/09/05/st-teresa-of-calcutta',
          checked: '2026-11-28',
        },
        {
          author: 'Osman Bakar',
          year: null,
          title: 'The place of doubt in Islamic epistemology: al-Ghazzali’s philosophical experience',
          url: 'https://www.ghazali.org/articles/osmnbkr-dbt.htm',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `It often happens slowly. One day you notice that you’re saying the words and nothing is behind them. Or something happened: a death, a divorce, a leader who turned out to be a fraud, a question you were told not to ask. Where there was a sense of God or of belonging, there’s now a gap. You may not have told anyone.

**You aren’t the only one.** Psalm 13 asks “how long?” and Psalm 88 ends in the dark. The Muslim scholar al-Ghazali wrote about his own time of deep doubt. C. S. Lewis, a famous Christian writer, had a crisis of faith after his wife’s death. Mother Teresa’s private notes tell of a spiritual darkness that lasted most of her life. Some people stay and others leave, and you can live well either way.

It can also weigh on you. In a recent study, people with more religious struggles also reported more depression and more thoughts of suicide. That doesn’t show that doubt causes them. But take care of yourself first.`,
        },
        {
          kind: 'intro',
          markdown: `## Four reasons, four needs

**You’re worn out.** You’re ill, grieving, working nights or up with a baby. Everything feels empty, and faith too. You need sleep, food, daylight and people first. If you’ve felt like this on most days for two weeks, see a doctor. Depression can be treated, and it isn’t a sin.

**It has gone dry.** Life is fine, but prayer or practice has no taste. Many religions know such times. Keep a small form of it, don’t chase the old feeling, and be kind to people.

**You no longer think it’s true.** You need honest books and honest company. You’re allowed to ask, and you don’t have to have an answer by Friday.

**You were hurt.** Someone harmed you in God’s name, or the community shut you out because of who you love, who you left or what you said. Many gay, bisexual and trans men know this. You need safety and people who believe you. If someone assaulted you, a doctor or a service for survivors can help, even years later. You don’t have to go back, and you don’t have to leave.

## If it isn’t safe to speak

If your safety at home or in your country depends on staying silent, stay silent and find help outside first. Leave out weeks two and four below, and take care that nobody can see what you read on your phone.`,
        },
        {
          kind: 'steps',
          title: 'A month without deciding',
          steps: [
            'Week one: name what has changed and since when. Which of the four fits best?',
            'Week two: tell one safe person. Choose someone who stays calm and won’t try to change your mind. You can say: “I’m not asking you to fix it.”',
            'Week three: keep one small act you can still do honestly, and let the rest go without guilt. It may be lighting a candle, singing, sitting in the back row or helping in the kitchen.',
            'Week four: read or hear one person who stayed and one who left. Notice what each says about the other side, and how fairly.',
            'Last day: say what you still believe, even if it’s short. “I owe people kindness” is enough.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Go gently',
          tips: [
            'You don’t have to announce it, and there’s no deadline.',
            'Don’t drop everyone you met through the belief. Some of them may be real friends.',
            'Don’t let anyone scare you into coming back or shame you into leaving.',
            'Grieve if you need to. You may be losing songs, feasts, a calendar and a family story as well as an idea.',
            'Talk to a chaplain, counsellor or therapist who can accept either outcome. Ask them that before you start.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Talk to a doctor or counsellor soon if any of this is true',
          items: [
            'You feel you deserve punishment, or that God wants you to suffer',
            'You’re afraid of someone in your family or community',
            'You can’t sleep, eat or work',
            'You drink more, or take drugs, to get through the evenings',
          ],
        },
        {
          kind: 'intro',
          markdown: `If you think of ending your life, tell someone today. Help now has lines to call or write to.

If you believe that God wants you or someone else to die, or a voice tells you so, don’t stay alone. Call your emergency number or go to a hospital now.`,
        },
      ],
    },
    {
      key: 'walking-in-for-the-first-time',
      pillar: 'spiritual',
      title: 'Visit a faith or humanist community',
      description:
        'How to visit a church, mosque, synagogue, gurdwara, temple, meditation group or humanist meeting when you know nobody. What to ask, what to expect and when to leave.',
      type: 'guide',
      sources: [newcombe, ifeg],
      blocks: [
        {
          kind: 'intro',
          markdown: `Going in can be the hardest part. You don’t know the songs, you don’t know whether you’re dressed right, and you’re afraid that someone will be very glad to see you.

These communities have had visitors before, and somebody often has the job of saying hello. If you sit down when you should have stood up, you won’t be the first.

Why go at all, if you aren’t sure? Some things are hard to find out on your own: what it’s like to sing with sixty people, to be silent with twelve, or to be greeted by name the third time you come. You may find that you want it, or that you don’t.

You aren’t joining anything. **You’re a guest, and you can go home at any time.** If being seen there could put you in danger, start online or leave it for now.`,
        },
        {
          kind: 'steps',
          title: 'From the message to the first visit',
          steps: [
            'Choose one place you can get to, or one that meets online. Your grandparents’ tradition is a good start, or one that interests you.',
            'Look at their website: times, language, shoes, head covering, where people sit, step-free access, hearing loop.',
            'Send a short message: “I’d like to visit on Sunday. I don’t know anyone or your customs. Is there anything I should know?” The answer tells you a lot.',
            'If you’re gay, bi or trans, or have been hurt before, ask what you need to know: “How are gay couples received here?” Many faiths have groups and congregations that say openly that you’re welcome.',
            'Wear what you’d wear to meet a friend’s parents. Long trousers and covered shoulders are right almost everywhere.',
            'Arrive ten minutes early, say “I’m visiting”, and sit near the back.',
            'Stand and sit when the others do, as far as you can and want to. Stay quiet for words you don’t believe. Some things, such as communion, aren’t for visitors; ask, or simply stay in your seat.',
            'Stay for the tea or the meal. Ask someone how long they’ve been coming, and what keeps them.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What to expect in different places',
          tips: [
            'Church: singing, readings, a talk, often coffee afterwards. In many churches communion is for members; you may stay in your seat or ask for a blessing.',
            'Mosque: shoes off, modest clothes, men and women usually apart. Visitors sit at the back or side during the prayer. Friday midday is the busiest time, so ask first.',
            'Synagogue: men usually cover their heads; there’s often a basket of caps. In many synagogues people don’t use phones or write on Sabbath. Some ask visitors to register for security.',
            'Gurdwara: cover your head, take off your shoes, sit on the floor if you can; there are chairs if you ask. Everyone is invited to langar, the free shared meal.',
            'Hindu temple: shoes off, walk around quietly. You may be offered prasad, blessed food. You can accept it with your right hand or say a friendly no.',
            'Buddhist centre: usually shoes off, some sitting in silence, often a talk. A chair is normal. You don’t have to bow.',
            'Humanist group: a talk or discussion, sometimes singing, no worship. Questions are expected.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Good signs',
          items: [
            'People talk to you and then let you drink your tea',
            'You can ask a hard question and get an honest answer',
            'It’s clear where the money comes from and where it goes',
            'Leaders can be questioned and replaced',
            'They do something for people outside',
            'They speak of other faiths, of people who left and of people of none without contempt',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Signs to leave

Many communities are ordinary and kind. Some are controlling. Nobody sets out to join those, and they often feel warm at first. Go home, and talk to someone outside, if:

- you’re pressed to commit, confess or give money on a first visit,
- one leader is always right and people who left are called enemies,
- you’re told to cut off family or friends, to keep secrets or to stop your medicine,
- they promise to cure illness, or to change your sexuality or gender. An international group of forensic doctors found that such attempts don’t work and are likely to cause serious harm.

## Give it three visits

One visit tells you about one morning. If nothing above bothered you, go three times before you decide, at different hours if you can. Then tell someone there what you’re looking for: “I’d like somewhere to be quiet with other people” is enough.`,
        },
      ],
    },
    {
      key: 'three-roads-to-meaning',
      pillar: 'spiritual',
      title: 'Look for meaning in three places',
      description:
        'Viktor Frankl thought meaning is found in what you do, in what and who you meet, and in how you bear what can’t be changed. An hour’s exercise shows which one you’ve been missing.',
      type: 'article',
      sources: [
        {
          author: 'Viktor Frankl Institute of Logotherapy',
          year: null,
          title: 'About Viktor Frankl',
          url: 'https://www.viktorfranklinstitute.org/about-viktor-frankl/',
          checked: '2026-11-28',
        },
        {
          author: 'Stefan Schulenberg and others',
          year: 2008,
          title: 'Logotherapy for clinical practice',
          url: 'https://doi.org/10.1037/a0014331',
          checked: '2026-11-23',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Viktor Frankl was a Jewish psychiatrist from Vienna. He survived Nazi camps, Auschwitz among them. His wife, his parents and his brother didn’t. In 1946 he published the book known in English as *Man’s Search for Meaning*. It’s short, and most libraries have it.

Frankl thought that people can bear a great deal if they have something to live for. He also turned the usual question around. We ask what we can expect from life. He suggested that **life asks something of us, each day, and that we answer by what we do.** You don’t have to agree with all of it to find the exercise useful.

He named three places where people find meaning.

## 1. In what you do or make

A piece of work, a deed, something that wouldn’t be there without you. It doesn’t have to be paid or large: a repaired gate, a fair decision, a shift done well when nobody was checking. Ask: *what is waiting for me, and won’t get done otherwise?*

## 2. In what and who you meet

Something good, true or beautiful that you take in: music, a hillside, a prayer. Above all, another person, seen and loved as they are. You produce nothing here; you pay attention. Ask: *who or what have I really seen this week?*

## 3. In how you bear what can’t be changed

An illness, a loss, a past. When nothing can be done, there’s still how you carry it, and who helps you. Frankl was clear that this is only about suffering that can’t be avoided. If the cause can be removed, remove it. If you’re ill, see a doctor. If someone is hurting you, get help to be safe. Ask: *what can’t I change, and how do I want to live with it?*`,
        },
        {
          kind: 'steps',
          title: 'One hour with three columns',
          steps: [
            'Make three columns: Do, Meet, Bear. On paper, on a screen, or with objects on a table.',
            'Take fifteen minutes to fill them with what’s in your life now. Be exact: “the club’s accounts”, “Nadia’s laugh”, “my knee”, “Mum’s memory”.',
            'Put a plus on whatever gives your days weight, a minus on whatever only fills them, and a question mark where you don’t know.',
            'Which column is emptiest? A man with a demanding job may have a long Do and a short Meet. After a lost job, a stroke or retirement it may be the opposite.',
            'Choose three small things for the empty column in the next two weeks, with a day: “Saturday, the river with Dad.”',
            'Take one item from Bear. Is it really beyond changing? If not, move it to Do and choose the first step. If it is, say how you’d like to carry it, and who could carry some of it with you.',
            'Finish one sentence: “At the moment, life seems to be asking me to …”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## An example

Tomasz is 52 and can’t work on building sites since his back operation. His Do column was empty. Under Meet he had his husband, a choir and the dog. Under Bear: pain, money, “being looked at”.

He moved money to Do: one call to an advice service. For Do he chose teaching his nephew to plaster, sitting on a stool, Saturdays. He left the pain under Bear, and asked his doctor for the pain clinic he’d been putting off.

His pain and his money worries were still there, but he knew what he’d do on Saturday.`,
        },
        {
          kind: 'tiplist',
          title: 'Where it goes wrong',
          tips: [
            'Looking for one great purpose. Frankl compared it to asking a chess master for the best move in the world. There isn’t one; it depends on the position. Look at where you are today.',
            'Using work to avoid the other two columns.',
            'Telling someone in pain that their pain has a meaning. Only they can say so. Bring food and listen instead.',
            'Waiting until it feels meaningful. Often you do the thing first and understand it later.',
            'Blaming yourself. If nothing has felt worth doing for two weeks or more, that can be depression, and a doctor can help. If you think of ending your life, tell someone today. Help now has lines to call or write to.',
          ],
        },
        {
          kind: 'checklist',
          title: 'If everything looks empty',
          items: [
            'I’ve eaten and slept before drawing conclusions',
            'I’ve told one person how it looks to me',
            'I have one thing on one day this week, however small',
          ],
        },
      ],
    },
    {
      key: 'the-two-column-page',
      pillar: 'spiritual',
      title: 'Sort one worry on paper',
      description:
        'A worksheet for a worry that keeps going through your head: what’s yours to do, what isn’t, and one next step. Twenty minutes.',
      type: 'worksheet',
      sources: [epictetus, gollwitzer2006],
      blocks: [
        {
          kind: 'intro',
          markdown: `“There are things which are within our power, and there are things which are beyond our power.” The handbook of Epictetus begins with this sentence (*Enchiridion* 1). It’s easy to agree with until the worry is your own: your son has stopped answering, the scan is on Thursday, the company is being sold.

In your head, a worry is one lump. On paper it turns into eight or ten pieces of different kinds. Some you can do something about, some depend on other people or on luck, and some are guesses.

Use the page for one worry at a time. It takes about twenty minutes at first and ten later on. The last part matters: a review of 94 tests found that people are more likely to do what they intend if they decide beforehand when and where.

You may still be sad about a part that isn’t yours to change. The page doesn’t ask you to stop.

If worry keeps you from sleeping or eating, or it’s about everything all the time, take the page to a doctor. It’s a good way to start that conversation.`,
        },
        {
          kind: 'steps',
          title: 'How to fill it in',
          steps: [
            'Name it. Put the worry in one sentence, as a reporter would: “The company may be sold in June and I may lose my job.”',
            'Break it up. Note every piece you can find: facts, fears, people, dates, money, what others may think. Try for eight.',
            'Sort. Mark each piece M for mine (what I do, say, choose, prepare), N for not mine (the past, luck, other people’s choices), or H for half.',
            'Split the halves. “Whether they keep me” becomes “do my work well and ask my manager” (M) and “what the buyers decide” (N).',
            'Check the guesses. Underline whatever you don’t really know, and ask who could tell you.',
            'Choose. From all the M pieces, take the one that takes less than half an hour and helps most. Decide when and where.',
            'Let the rest be. Read the N pieces aloud. After each, say “not mine to steer”, or hand it to God if you pray. Fold the page so that you see only your side.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## A page filled in

**The worry:** my grown-up son hasn’t answered for three weeks.

- He’s angry with me. *A guess. Only he knows.*
- What I said at Eid. *N, it’s past.* An apology: *M.*
- Whether he answers. *N.* Whether and how I write: *M.*
- What my sister thinks. *N.*
- Whether he’s all right. *H. His health: N. Asking his housemate one kind question: M.*
- I lie awake. *H. Thoughts that come: N. Phone out of the bedroom: M.*

**Chosen:** tonight at eight, at the kitchen table, a message of five lines. An apology without a “but”, news of the cat, no question he has to answer.

The son may still not write back. But his father has done the part that was his to do.`,
        },
        {
          kind: 'checklist',
          title: 'Before you fold the page',
          items: [
            'Every piece is M or N',
            'My chosen step has a time and a place',
            'It doesn’t depend on anyone’s mood but mine',
            'I’ve thought about who should know about this',
            'I’ve named one thing I’ve already done',
          ],
        },
        {
          kind: 'download',
          label: 'The two-column page to print',
          filename: 'two-column-page.txt',
          contents: [
            'THE TWO-COLUMN PAGE                       Date: ______________',
            '',
            '1. THE WORRY, in one sentence',
            '   ______________________________________________________________',
            '   ______________________________________________________________',
            '',
            '2. THE PIECES (try for eight)           M mine / N not mine / H half',
            ...Array.from(
              { length: 10 },
              (_, at) => `  ${String(at + 1).padStart(2)}. ________________________________________________   [   ]`,
            ),
            '   Split every H until it is M or N. Underline the guesses.',
            '',
            '3.  MINE                          |  NOT MINE',
            ...Array.from({ length: 6 }, () => '    ____________________________  |  ____________________________'),
            '',
            '4. ONE STEP (under half an hour, mine alone)',
            '   What:  _______________________________________________________',
            '   When:  ____________________   Where: _________________________',
            '',
            '5. WHO SHOULD KNOW?',
            '   ______________________________________________________________',
            '',
            '6. WHAT I HAVE ALREADY DONE',
            '   ______________________________________________________________',
            '',
            'Fold here so that only MINE shows. Look again on: ______________',
            '',
          ].join('\n'),
        },
      ],
    },
    {
      key: 'a-body-scan-for-the-restless',
      pillar: 'spiritual',
      title: 'Do a body scan',
      description:
        'Fifteen to twenty minutes of moving your attention through your body, lying or sitting. For men who find watching the breath too little to hold on to.',
      type: 'exercise',
      sources: [
        {
          author: 'Ruochen Gan, Liuyi Zhang, Shulin Chen',
          year: 2022,
          title: 'The effects of body scan meditation: a systematic review and meta-analysis',
          url: 'https://doi.org/10.1111/aphw.12366',
          checked: '2026-11-23',
        },
        britton2021,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Some people like watching the breath. Others find it boring or uncomfortable. If that’s you, try the body, which is bigger and has more going on.

The body scan is part of the eight-week mindfulness courses that began in a US hospital in 1979. Burmese Buddhist teachers had used something similar before. You move your attention from one part of your body to the next, notice what’s there, and go on. **You don’t have to relax.** You may, but if you aim for it you’ll spend the time checking whether you’re relaxed yet.

## What to expect

Not much at first. A review of 14 studies found that body scans on their own had a small effect on mindfulness compared with doing nothing, and no clear effect on other things. The studies weren’t strong. If you like it, that’s reason enough to do it.

## Who needs to take care

If you live with trauma, parts of your body may hold bad memories. Keep your eyes open, use only hands and feet, stop whenever you like, or do it with a therapist. If you’ve had psychosis, mania or seizures, ask a doctor first.

If you have an eating disorder or hate how your body looks, this may feel bad. Choose sounds or walking instead.

If you live with pain, skip the painful place or go to its edge and away again. If a limb is numb or missing, notice whatever you notice there, or nothing. If you’re trans and some parts are hard to be with, leave them out.`,
        },
        {
          kind: 'steps',
          title: 'The scan',
          steps: [
            'Lie down or sit. Use a blanket; you get cold when you’re still. Set a timer for fifteen minutes.',
            'Contact: feel what’s holding you up, from heels to head. One minute.',
            'Feet: toes, soles, heels, ankles. Warm, cold, tingling, sock or nothing, every answer is fine. Two minutes.',
            'Legs: shins, knees, thighs. Don’t tense them. If you feel nothing at first, wait a little. Two minutes.',
            'Hips, belly, lower back: notice the belly moving by itself. If you hold it in, you may let it go. Two minutes.',
            'Chest and upper back: you may feel your heart. If that’s unpleasant, go on to the hands. One minute.',
            'Hands and arms: fingers one by one, palms, wrists, arms. Three minutes.',
            'Shoulders, neck, face: let your teeth part and your tongue rest. Three minutes.',
            'Everything at once, for a minute. Then move your fingers and toes, roll to one side and get up slowly.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What may happen',
          tips: [
            'You fall asleep. That’s fine at night; by day, sit up for it.',
            'You get impatient. Notice where in the body you feel it, then go on.',
            'You notice old aches. If they last, book a check-up.',
            'You have chest pain, sudden weakness or numbness, or trouble breathing. Don’t observe it. Call your emergency number.',
            'You feel sad or angry out of nowhere. Let it pass, or open your eyes and stop. Tell someone if it stays.',
            'You feel far away or unreal. Stop, stand up, hold something cold. If it happens again, don’t go on; talk to a doctor.',
            'Nothing happens. Try it five times before you decide.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Short versions',
          items: [
            'At a desk, two minutes: feet, seat, hands, jaw',
            'In a queue, one minute: both soles, or both hands on the wheels',
            'Before a hard talk: feel your feet, breathe out once, start',
            'As a passenger: loosen your shoulders, part your teeth',
            'Awake at three: right foot only, very slowly',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’d rather be guided

You may find it easier with a voice. Your library, your health service or a local meditation group may have free recordings. Choose a voice you like and a length you’ll really do.

If you pray, you can go through your body with thanks instead: for feet that carried you, for hands that worked. Several traditions have such blessings. One is *Asher Yatzar*, a Jewish blessing for a body that works, said after using the toilet and in the morning prayers.`,
        },
      ],
    },
    {
      key: 'the-view-from-above',
      pillar: 'spiritual',
      title: 'See your problem from further away',
      description:
        'An exercise from ancient philosophy: in your mind you look at your problem from higher and higher up, then come back down and do the next thing. Fifteen minutes.',
      type: 'exercise',
      sources: [
        aurelius,
        {
          author: 'Matthew Sharpe',
          year: null,
          title: 'Pierre Hadot (Internet Encyclopedia of Philosophy)',
          url: 'https://iep.utm.edu/hadot/',
          checked: '2026-11-28',
        },
        {
          author: 'Wikipedia',
          year: null,
          title: 'Hierocles (Stoic), with his circles of concern',
          url: 'https://en.wikipedia.org/wiki/Hierocles_(Stoic)',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Marcus Aurelius told himself: “Look down from above on the countless herds of men and their countless solemnities, and the infinitely varied voyagings in storms and calms” (*Meditations* 9.30). The French scholar Pierre Hadot showed that for ancient philosophers, exercises like this were as much a part of philosophy as theory. You may know a modern version: the photograph of Earth as a pale dot that the Voyager 1 spacecraft took in 1990.

The exercise **isn’t** meant to make you feel that nothing matters. It’s meant to help you see how big a problem really is. The email that ruined your morning becomes an email again. The person, the promise or the work behind it usually matters as much as before. So the way back down is the important half.

## When to skip it

Skip it when you’re very low, or when you already feel far away or unreal. On those days do the opposite: something near, warm and solid, and a talk with someone. If it doesn’t pass, see a doctor.`,
        },
        {
          kind: 'steps',
          title: 'Up, and down again',
          steps: [
            'Sit somewhere comfortable. Say your problem in one sentence.',
            'Picture yourself from the ceiling: a person in a chair with a problem. Look at him as kindly as you’d look at a friend.',
            'Go above the house and the street. Who’s nearby? Someone is frying onions, someone sleeps after a night shift, someone has had bad news.',
            'Go above the town: a hospital with a birth and a death this hour, a school, a market, a prayer room.',
            'Go above the country and its weather, then see the whole Earth, half of it dark. Stay for ten breaths.',
            'Let time run. Who lived where you’re sitting a hundred years ago? Who will sit there in a hundred years? What would you wish them?',
            'Come down the same way: Earth, coast, town, roof, chair. Feel your seat and your feet. Look at one thing in the room until you really see it.',
            'Say the problem again. What doesn’t matter any more? What’s the next kind or useful thing to do? Do it today, or set a time for it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## An example

Arjun, 38, had been left out of a meeting and hadn’t slept. From the street he thought of the woman upstairs whose mother is dying. From above the city he thought of the night nurses. On the way down he saw that “they want me out” was a guess. What stayed was: “I want to know what was decided.”

Next thing: ask Leila for ten minutes, and go upstairs with soup for the neighbour. The meeting still annoyed him, but he slept.`,
        },
        {
          kind: 'tiplist',
          title: 'Making it work',
          tips: [
            'Be exact. “The bakery on Mill Lane” takes you further than “humanity”.',
            'If you don’t see pictures in your mind, or don’t like heights, do it in words, with a map or with a globe.',
            'If you believe in God, you can do it as a prayer: seen by someone who loses nobody from sight.',
            'Use it after an insult or before a proud decision. Don’t use it to talk yourself out of a fair complaint.',
            'Never use it on someone else. “In a hundred years nobody will care” is no help to a person in trouble.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Circles for the way down

Hierocles, another Stoic, described people as standing inside circles. You and your body are in the middle, then your close family, your wider family, neighbours, fellow citizens, and finally everyone. He said we can keep drawing the outer circles in: treat a cousin a little more like a brother, a stranger a little more like a cousin.

As you come down, stop in one circle. Who in it could you bring one step closer this week? A name is enough.`,
        },
        {
          kind: 'checklist',
          title: 'It worked if',
          items: [
            'The problem is smaller or clearer',
            'I thought of at least one other person',
            'I know the next small thing to do',
            'I feel more here than before, not less',
          ],
        },
      ],
    },
    {
      key: 'praying-when-you-are-not-sure',
      pillar: 'spiritual',
      title: 'Pray when you’re not sure',
      description:
        'How to start, or start again, if you don’t know whether anyone is listening: short forms, words from several traditions, and what to do when it feels like nothing.',
      type: 'guide',
      sources: [
        {
          author: 'New Testament',
          year: null,
          title: 'Mark 9:14–29',
          url: 'https://www.bible.com/bible/116/MRK.9.14-29.nlt',
          checked: '2026-11-28',
        },
        {
          author: 'Brother Lawrence, edited by Lightheart',
          year: 2002,
          title: 'The Practice of the Presence of God',
          url: 'https://www.gutenberg.org/ebooks/5657',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `In the Gospel of Mark (9:24) a father asks for help for his sick boy. Asked whether he believes, he answers in one breath: I believe; help my unbelief.

You may have prayed as a boy and stopped. You may never have done it, and lately you’ve caught yourself saying “please” outside a hospital. You may be sure that nobody is there, and still want somewhere to put your thanks. You can start from any of these.

**What is prayer?** People who pray will give you different answers: talking with God, remembering God, offering, asking, being silent, reciting words given long ago. At the least it’s saying the truth about your life to someone. Those who believe say that it’s heard.

**What it isn’t.** It isn’t a way to get whatever you ask for. Pray for the sick and call the doctor as well. Pray about the argument, then go and knock on the door. Nobody is ill because they prayed too little.`,
        },
        {
          kind: 'steps',
          title: 'A first week',
          steps: [
            'First day: one honest sentence aloud, such as “I don’t know if anyone is there.” Wait one minute.',
            'Second day: thanks. Name three particular things. “Thank you for that hour of sun.”',
            'Third day: help. One thing for someone else, by name, and one for yourself.',
            'Fourth day: sorry. One thing you did, in one sentence, and what you’ll do about it.',
            'Fifth day: other people’s words. Choose one from the list below and say it slowly, twice.',
            'Sixth day: five minutes with open hands and no words. If words come, let them go.',
            'Seventh day: choose one of these and a time, and keep only that for a month. If you missed a day, carry on where you stopped.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Words people have used for a long time',
          tips: [
            'Jewish: the Shema, said morning and evening; Psalm 121; Modeh Ani on waking, a short thanks for being alive.',
            'Christian: the Lord’s Prayer; the Jesus Prayer; the rosary; Psalm 23; the Serenity Prayer.',
            'Muslim: al-Fatiha, the opening of the Qur’an; du’a in your own words at any time; dhikr, remembering God’s names. The five daily prayers have their own form; if you want to return to them, ask someone to sit with you.',
            'Hindu: a name of God repeated with beads, a lamp lit in the morning, a verse of the Gita, or the prayer your family says to its own deity.',
            'Sikh: the Mool Mantar, Japji Sahib in the morning, Waheguru repeated quietly, Ardas.',
            'Buddhist: taking refuge, chanting, or wishes of goodwill for all beings. Many Buddhists wouldn’t call this prayer to a god.',
            'Humanist or unsure: a minute’s silence, a poem, naming people you love, or honest words to nobody in particular.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Things that help',
          tips: [
            'Give your body something to do: stand, kneel, bow, sit, open your hands. If kneeling isn’t possible, lower your head.',
            'Tie it to a door or a meal: one breath and one line before you go on.',
            'Keep a short set of names and go through it.',
            'Work can be part of it. Brother Lawrence, a lay brother in a Paris kitchen in the 1600s, said that in the noise of his kitchen he was as calm with God as on his knees.',
            'Anger is allowed. Many psalms are complaints.',
            'Feeling nothing is common. Don’t judge it by one night.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When prayer hurts

Stop for a while and talk to someone you trust, a chaplain, counsellor or doctor, if

- prayer is mostly fear or punishment,
- you have to repeat it for hours until it’s “right”, which can be a sign of OCD,
- a voice tells you to harm yourself or someone else: see a doctor today, and don’t stay alone until then,
- someone uses it to press you to stay, to give money or to change who you are.

If you’re gay, bi or trans and were taught to pray it away, you can pray as you are. So do believers in many traditions.`,
        },
        {
          kind: 'links',
          title: 'Where to find the texts',
          links: [
            { label: 'The Shema (Sefaria)', url: 'https://www.sefaria.org/Deuteronomy.6.4-9' },
            { label: 'Al-Fatiha, with translations and recitation (Quran.com)', url: 'https://quran.com/1' },
            {
              label: 'Psalm 23 in many translations (Bible Gateway)',
              url: 'https://www.biblegateway.com/passage/?search=Psalm%2023&version=NIV',
            },
            { label: 'The Metta Sutta (SuttaCentral)', url: 'https://suttacentral.net/snp1.8' },
            { label: 'Bhagavad Gita, chapter 2', url: 'https://www.holy-bhagavad-gita.org/chapter/2' },
            { label: 'Japji Sahib (Wikipedia)', url: 'https://en.wikipedia.org/wiki/Japji_Sahib' },
          ],
        },
      ],
    },
    {
      key: 'a-creed-of-your-own',
      pillar: 'spiritual',
      title: 'Put what you believe on one page',
      description:
        'A worksheet for two evenings: what you hold, what you don’t know and what you’ll do because of it. For believers and non-believers.',
      type: 'worksheet',
      sources: [
        {
          author: 'This I Believe, Inc.',
          year: null,
          title: 'This I Believe: essay-writing guidelines',
          url: 'https://thisibelieve.org/guidelines/',
          checked: '2026-11-28',
        },
        {
          author: 'Humanists International',
          year: 2022,
          title: 'Humanists International celebrates 70 years, with the Declaration of Modern Humanism',
          url: 'https://humanists.international/2022/08/humanists-international-celebrates-70-years',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `You may never have said what you believe. Others could guess it from your calendar, your bank statement and how you treat people who can’t do anything for you. This page helps you say it yourself, and compare.

Keep it **short, simple and true**. “I believe in kindness” is easy to say and asks nothing of you. “I believe the person in front of me matters more than my next task, and I find that hard when I’m late for work” says something about you.

If you belong to a faith, you already have a creed, a shahada, a Shema or vows. This page doesn’t replace them. It asks which parts have become your own so far. Some men show it to a priest, rabbi, imam, granthi or elder. If you have no religion, you still have convictions; humanists have published theirs.

You need two evenings of forty-five minutes, or any two free stretches, with at least two days between them. Type, write or record.

If your beliefs could put you in danger where you live, keep the page somewhere nobody can find it, or keep it in your head.`,
        },
        {
          kind: 'steps',
          title: 'First evening: collect',
          steps: [
            'Five minutes. Think of three to five people you admire, known to you or not. What exactly do you admire? Three words each.',
            'Ten minutes. Look at last month’s calendar and spending. What would a stranger say you believe in? Note three guesses.',
            'Ten minutes. Finish as often as you can: “I’m sure that …”, “I hope that …”, “I no longer believe that …”, “I don’t know whether …”.',
            'Ten minutes. Think of the hardest time you’ve come through. What held: a person, a habit, a text, a prayer, stubbornness?',
            'Ten minutes. Finish: “When I’m at my best, I …”, “When I’m at my worst, I …”, “I owe …”, “I wouldn’t give up …”.',
            'Put it away for two days.',
          ],
        },
        {
          kind: 'steps',
          title: 'Second evening: choose',
          steps: [
            'Read everything. Underline what’s still true and cross out whatever only sounds good.',
            'What I hold: three to six sentences that start with “I”. The surest first.',
            'What I don’t know: one to three sentences.',
            'What I’ll do because of it: one small thing a day, one a week, one a year.',
            'Compare it with the stranger’s guesses. Where they clash, change the calendar or change the page.',
            'Read it aloud, change every sentence you stumble over, and put the date on it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Two examples

**Samir, 29, Muslim.** I believe that God is merciful and that I’m allowed to start again each morning. I believe my family’s honour isn’t more important than my sister’s safety. I don’t know why my friend died. I pray at dawn when I can. I call my sister on Fridays. Once a year I pay for someone’s school books.

**Pete, 61, no religion.** I believe we have this life and each other. I believe nobody deserves to be alone in hospital. I don’t know what I’ll say when it’s my turn. I greet people. On Tuesdays I drive patients to the clinic. Every October I visit Mark’s grave and tell him the football results.`,
        },
        {
          kind: 'checklist',
          title: 'Is it finished?',
          items: [
            'It fits on one page',
            'A twelve-year-old would understand it',
            'It isn’t against anyone',
            'At least one sentence asks something of me',
            'One honest friend has read it, or I’ve chosen to keep it private',
            'I’ve set a date in a year to read it again',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If you get stuck',
          tips: [
            'Start with what makes you angry and turn it around. If it’s bullying, say how you think weaker people should be treated.',
            'Borrow a sentence and change it until it’s yours.',
            'If it comes out bleak, leave it and try after some sleep. If it’s bleak every time, show it to a friend or a doctor. They can help with that better than a page can.',
            'If it comes out grand, read it to someone who knows you well.',
          ],
        },
        {
          kind: 'download',
          label: 'The page, ready to fill in',
          filename: 'what-i-believe.md',
          contents: [
            '# What I believe',
            '',
            'Date: ____________________',
            '',
            '## First evening',
            '',
            'People I admire, and for what',
            ...Array.from({ length: 5 }, (_, at) => `${at + 1}. ____________________ : ______________________________`),
            '',
            'What a stranger would guess from my calendar and spending',
            ...Array.from(
              { length: 3 },
              (_, at) => `${at + 1}. ______________________________________________________`,
            ),
            '',
            'I am sure that __________________________________________',
            'I hope that _____________________________________________',
            'I no longer believe that ________________________________',
            'I do not know whether ___________________________________',
            'What held when it was hardest: __________________________',
            'When I am at my best, I _________________________________',
            'When I am at my worst, I ________________________________',
            'I owe ___________________________________________________',
            '',
            '## Second evening',
            '',
            'What I hold',
            '- I',
            '- I',
            '- I',
            '',
            'What I do not know',
            '- I',
            '- I',
            '',
            'What I will do because of it',
            '- Every day:',
            '- Every week:',
            '- Once a year:',
            '',
            'To be read again on: ____________________________________',
            '',
          ].join('\n'),
        },
      ],
    },
    {
      key: 'a-one-day-retreat-at-home',
      pillar: 'spiritual',
      title: 'Hold a quiet day at home',
      description:
        'Three to seven hours of quiet without travel or a fee: how to prepare, a timetable with easier versions, and how to come back to people afterwards.',
      type: 'guide',
      sources: [
        lindahl,
        {
          author: 'Wikipedia',
          year: null,
          title: 'Retreat (spiritual)',
          url: 'https://en.wikipedia.org/wiki/Retreat_(spiritual)',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Many traditions set aside days of quiet: Christian retreats, Buddhist practice days, i’tikaf in the last days of Ramadan, Sabbath. You can have a small version at home.

A quiet day is simple: no screens, no news, little talk and no errands, with a timetable you made beforehand. That way you don’t have to decide anything on the day.

## What to expect

At first you may fidget. Around the middle there’s often a dip: you’re bored or sad, or suddenly sure that the cupboard must be cleaned today. Later it may become slower and easier. You may meet a question you’ve been avoiding. Or you may only find out how tired you are, and sleep.

## When not to do it

Leave it for now if you’re in fresh grief, very low or having panic attacks. Leave it too in your first weeks without alcohol or drugs, after any psychosis or mania, and while trauma still troubles you. In one study, meditators described very hard experiences, some of them on retreats. Spend the day with people instead, and take what troubles you to a doctor or counsellor.

Eat and drink normally. This isn’t a fast. If you’re in a fasting season, choose a shorter version.

If you have children or care for someone, three hours while someone else takes over is a real retreat: keep Open, Move, Read, Sit and Close. Give that person the same back.`,
        },
        {
          kind: 'checklist',
          title: 'The week before',
          items: [
            'I’ve agreed a date with whoever I live with',
            'Food is planned: simple and enough',
            'I’ve chosen one short text: a psalm, a surah, a page of Marcus, a few poems, a sutta',
            'I have a kitchen timer or a clock, so I don’t need the phone',
            'I’ve chosen somewhere to walk, wheel or sit by a window',
            'One person knows what I’m doing and expects my call at the end',
            'If I have to be reachable, only that one contact can get through',
          ],
        },
        {
          kind: 'steps',
          title: 'A seven-hour timetable',
          steps: [
            '9:00 Open: light a candle, pray, or say why you’re doing this. Sit for ten minutes.',
            '9:30 Move: thirty to forty minutes outside, slowly, with no goal. Or at an open window.',
            '10:30 Read: one page three times, once aloud. Which line stays?',
            '11:30 Work with your hands: an hour at half speed: sweep, chop, repair, knead, fold.',
            '12:30 Eat: slowly, at a table. Then lie down for half an hour. If you sleep, you needed it.',
            '14:00 Sit: fifteen minutes, or listen to the room. This is where the dip often comes. Go outside if it gets too much.',
            '14:30 Look: what have I been too busy to notice? What do I want to end, and what do I want to start? Think, draw or write.',
            '15:15 Move again.',
            '16:00 Close: choose one thing to do this week. End the way you began. Call the person who knows.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'During the day and afterwards',
          tips: [
            'The times are an example; if you work shifts, start when your day starts. Then keep to your timetable even when you have a better idea. You’ll probably have several.',
            'If you break off early, notice when and why.',
            'If something heavy comes up, stop, go outside and call someone.',
            'If you pray at set times, let those be the frame and put the rest between them.',
            'Don’t pick up the phone the minute you finish. Cook first.',
            'The others haven’t had a quiet day. Ask about theirs before you tell them about yours.',
            'Don’t decide anything big for two days.',
          ],
        },
        {
          kind: 'download',
          label: 'The timetable as a sheet you can change',
          filename: 'quiet-day.csv',
          contents: [
            'Time,What,How,An easier version,Done',
            '09:00,Open,Light a candle or pray; say why you are doing this; sit 10 minutes,Sit 3 minutes,',
            '09:30,Move,30 to 40 minutes slowly with no goal,Window or 10 minutes,',
            '10:30,Read,One page three times (once aloud),Listen to one page,',
            '11:30,Work,One quiet job by hand at half speed,Fold laundry sitting down,',
            '12:30,Eat,At a table; slowly,The same,',
            '13:15,Lie down,30 minutes; sleep if you can,The same,',
            '14:00,Sit,15 minutes,Listen to the room for 5 minutes,',
            '14:30,Look,Too busy to notice? What ends? What begins?,One question,',
            '15:15,Move,40 minutes or the window,10 minutes,',
            '16:00,Close,Choose one thing to do; end as you began,The same,',
            '16:30,Call,The person who knows,Send a message,',
            'In two days,Decide,Only now decide anything big,The same,',
            '',
          ].join('\n'),
        },
      ],
    },
    {
      key: 'when-sitting-goes-wrong',
      safetyRevision: 1,
      pillar: 'spiritual',
      title: 'When meditation makes you feel worse',
      description:
        'What’s ordinary and what isn’t, when to stop, and how to get help. Unpleasant effects are common, and stopping is a good decision.',
      type: 'guide',
      sources: [britton2021, farias2020, goldberg, lindahl],
      blocks: [
        {
          kind: 'intro',
          markdown: `**If you hear voices or see things others don’t, and it frightens you, gives you orders or goes on, if you’ve hardly slept for two nights since you started, or if you think about harming yourself or someone else: stop meditating, tell someone and see a doctor today.** If no doctor can see you, **Help now** has lines to call or write to. If you may act on such a thought, call your emergency number.

## It’s common, and it isn’t your fault

Meditation is often sold as good for everyone. It isn’t.

Studies that asked in different ways found trouble that lasted or got in the way of daily life in about one person in ten, and milder unpleasant effects in many more. The most common were anxiety and low mood. They also happened to people who’d had no mental health problems before. Difficult childhoods made them more likely.

You aren’t weak or doing it wrong, and others have had this too.

In prayer and in grief, many people briefly feel that God or someone who has died is near. If it comforts you and passes, it needs no doctor.`,
        },
        {
          kind: 'checklist',
          title: 'Stop now and tell someone if',
          items: [
            'You’ve panicked or frozen more than once',
            'Memories break in and stay',
            'You or the world still seem unreal after you’ve stopped meditating',
            'You feel nothing for people you love',
            'You’re much lower or more anxious than before you started',
            'You sleep much less than usual and aren’t tired, your thoughts race, or you feel certain that you have a special mission (see a doctor the same day)',
            'You’re very confused or can’t look after yourself (see a doctor the same day)',
          ],
        },
        {
          kind: 'steps',
          title: 'What to do',
          steps: [
            'Stop all of it: meditation, breathing exercises, long chanting, meditation apps, retreats. Don’t push through. You lose nothing by stopping. Your usual short prayers are fine if they calm you.',
            'Do ordinary things with your eyes open and your hands busy: eat a proper meal, do the dishes, walk, stroke an animal.',
            'Keep regular times for sleep, with no screens in bed.',
            'Tell one person today. “Since I started meditating, this has been happening.” Ask them to check on you tomorrow.',
            'See a doctor. Say the same sentence. Mention earlier trauma, mania, psychosis or seizures, and everything you take, including cannabis. Don’t change medicines on your own.',
            'Don’t drive or use dangerous tools while things seem unreal or you haven’t slept.',
            'Tell your teacher, if you have one. A good one will tell you to stop or ease off. If a teacher says it’s progress and you must go deeper, don’t follow that advice.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Ordinary trouble: change one thing',
          tips: [
            'Sleepy: meditate earlier in the day, open your eyes, or take a nap instead.',
            'Restless: walk first, or walk instead. Meditate for five minutes rather than twenty.',
            'Bored: use sounds, or stop for today.',
            'Sore: use a chair or lie down. If a foot goes numb, move.',
            'Irritable: tell yourself once “I’m irritated”, breathe out slowly, look around the room.',
            'Tearful: let it come if it passes. Afterwards drink some water and tell someone.',
            'Tense from watching the breath: leave the breath. Use sounds or your hands.',
            'You push yourself: halve the time for two weeks.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re helping someone else

Stay with them and keep things calm and quiet. Don’t argue about what they believe. Put away anything dangerous if you can do so safely, and call for help.

## If you’re on a retreat

You can leave. You don’t need permission. Ask someone to collect you or to travel with you.

## Later

For some people it passes within days. For others it takes much longer. A therapist who knows about meditation or trauma can help.

You may never want to meditate again, and that’s fine. If you do, ask your doctor first. Start with two minutes, eyes open, with sounds, and with someone nearby. Or choose something else. Prayer, singing, walking, gardening, reading and helping people are just as good.`,
        },
        {
          kind: 'links',
          title: 'Read more',
          links: [
            {
              label: 'NCCIH (US): benefits and risks of meditation',
              url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
            },
            {
              label: 'PLOS ONE: the full study on difficult meditation experiences, free to read',
              url: 'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0176239',
            },
          ],
        },
      ],
    },
    {
      key: 'forgiving-without-pretending',
      pillar: 'spiritual',
      title: 'Forgive someone, or decide not to',
      description:
        'What forgiving is and isn’t, steps if you were wronged, steps if you hurt someone, and why nobody may demand it of you.',
      type: 'article',
      sources: [
        {
          author: 'Nathaniel Wade and others',
          year: 2014,
          title: 'Efficacy of psychotherapeutic interventions to promote forgiveness: a meta-analysis',
          url: 'https://doi.org/10.1037/a0035268',
          checked: '2026-11-23',
        },
        {
          author: 'Sadaf Akhtar, Jane Barlow',
          year: 2018,
          title: 'Forgiveness therapy for the promotion of mental well-being: a systematic review and meta-analysis',
          url: 'https://doi.org/10.1177/1524838016637079',
          checked: '2026-11-23',
        },
        {
          author: 'Maimonides, translated by Eliyahu Touger',
          year: null,
          title: 'Mishneh Torah, Repentance 2:1',
          url: 'https://www.sefaria.org/Mishneh_Torah%2C_Repentance.2.1',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Being told “you have to forgive” can hurt. So let’s start with what forgiving isn’t.

- **It isn’t saying it was all right.** Then there’d be nothing to forgive.
- **It isn’t forgetting.** You’ll remember.
- **It isn’t trust.** You can forgive someone and never lend them money again.
- **It isn’t getting back together.** That takes two people and safety.
- **It isn’t dropping justice.** You can forgive and still give evidence.
- **It isn’t owed.** Nobody may tell you that you must, or by when: not the person who did it, your family or your faith.

What’s left? You give up revenge, because you want your energy for something else. With time you may even wish the other person well. Some people get there; others don’t, and live well.

In studies, people who worked on forgiveness with a therapist were somewhat less depressed and angry afterwards than people who had no treatment. That’s about people who chose it, with help. It doesn’t mean you’re ill if you haven’t forgiven.

## Safety first

If it’s still happening, this isn’t the page you need. Men are hit, threatened, controlled and abused too: by partners, parents, clergy, coaches and strangers. Get safe first. There are [services for people who are being hurt](/help#harmed). Forgiving can wait for another year, or for ever.`,
        },
        {
          kind: 'steps',
          title: 'If you were wronged and want to let it go',
          steps: [
            'Tell it to someone you trust, all of it, without making it smaller. For abuse or violence, do this with a counsellor.',
            'Name what it cost: sleep, money, years, trust, a brother.',
            'Be angry safely: walk, talk to someone or write it down. Don’t drive while you’re furious.',
            'Ask what you’re waiting for, such as an apology or an explanation, and how likely it is.',
            'Try a sentence. “I’m not going to spend any more of my life on revenge.” If it isn’t true, leave it for some months.',
            'Decide about contact separately: closer, less or none. Make it a clear rule, such as “weddings and funerals”.',
            'Expect the anger to come back with a smell, a song or a feast day. That doesn’t mean you failed.',
          ],
        },
        {
          kind: 'steps',
          title: 'If you hurt someone',
          steps: [
            'Stop doing it. If you can’t, get help with that first. There are services for men who are afraid of what they might do; a doctor or a domestic abuse service can tell you where. If you might hurt someone now, walk away and call your emergency number.',
            'If contact is safe and welcome for them, say exactly what you did. No “but”, no “if you felt”, no story about your hard week.',
            'Say what you think it cost them. Then listen, and don’t correct details.',
            'Put right what can be put right. Ask what would help. Don’t guess.',
            'Don’t ask to be forgiven. That gives them another job.',
            'If you were told to keep away, keep away. Do some good elsewhere.',
            'Change it. Maimonides wrote that repentance is complete when you’re in the same situation, could do it again, and don’t.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What different traditions say

Christians pray to be forgiven as they forgive. That doesn’t mean going back to danger. In Judaism the one who did the wrong has to go to the person they hurt; God’s pardon doesn’t replace that. The Qur’an (42:40) allows fair justice and praises pardon.

Buddhists speak of putting down hatred because it burns the one who holds it. Sikhs, Hindus and humanists have their own words for letting go. Every one of these has been misused to keep people quiet. You can take yours seriously and still say: not now.

## If you can’t forgive yourself

Guilt says “I did something wrong”, and it can lead to repair. Shame says “I am something wrong”, and it can make you want to hide. If you’ve told someone, repaired what you can and changed, you’ve done what there is to do. If shame makes you wish you were dead, tell someone today. **Help now** has lines to call or write to.`,
        },
        {
          kind: 'checklist',
          title: 'Four steps to forgiving yourself',
          items: [
            'I’ve said what I did to one other person',
            'I’ve repaired what I can, or set a date for it',
            'I know what I’d say to a friend who’d done the same',
            'I know what I do differently now',
          ],
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'thinking-about-death-usefully',
      pillar: 'spiritual',
      title: 'Think about death without getting stuck',
      description:
        'Five short exercises from old traditions that help you use your days, and when it’s better to leave the subject alone.',
      type: 'article',
      sources: [
        {
          author: 'Rachel Menzies and others',
          year: 2018,
          title:
            'The effects of psychosocial interventions on death anxiety: a meta-analysis and systematic review of randomised controlled trials',
          url: 'https://doi.org/10.1016/j.janxdis.2018.09.004',
          checked: '2026-11-23',
        },
        {
          author: 'Hebrew Bible',
          year: null,
          title: 'Psalm 90:12',
          url: 'https://www.sefaria.org/Psalms.90.12',
          checked: '2026-11-28',
        },
        {
          author: 'Seneca, translated by Richard M. Gummere',
          year: 1917,
          title: 'Moral Letters to Lucilius, Letter 101',
          url: 'https://en.wikisource.org/wiki/Moral_letters_to_Lucilius/Letter_101',
          checked: '2026-11-28',
        },
        rule,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `**If you’ve been thinking of ending your life, this page isn’t for today.** Talk to a person instead. **Help now** has lines to call or write to, and the people there are used to hearing it. If you might act on it, call your emergency number.

Many traditions advise people to remember that life ends. Psalm 90 asks God to teach us to number our days. Benedict’s Rule tells monks to keep death before their eyes each day. Seneca tells his friend to put nothing off (*Letter* 101). Buddhists have set meditations on death. Muslims are told to remember it often. Humanists say that this is the one life we know we have.

It wasn’t meant to make anyone gloomy. The idea is that **if you remember that time is short, you may spend it differently.** You make the phone call or drop an old quarrel.

You may know this from a funeral or a scan: for three weeks you’re kinder and everything is clear. Then it wears off. These exercises are a small way to remember without needing a funeral.`,
        },
        {
          kind: 'steps',
          title: 'Five small exercises',
          steps: [
            'The last time: once today, lock up, carry a child to bed or watch a friend leave as if you might not do it again. Don’t say anything about it.',
            'The count: work out roughly how often you’ll still see someone you love. Three visits a year, for ten years: thirty. Do you want to change the three?',
            'An ordinary afternoon: think of someone who died at about your age, but leave out a fresh loss or a suicide. What might they have done with a free hour today? Do a little of that.',
            'Three lines: what would you like someone who knows your faults to say about you? Choose one line that isn’t true yet and do something about it this week.',
            'The folder: put together what others would need if you died. Two evenings is a start. For the legal part, ask an advice service.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The folder, in more detail

It’s the most useful thing on this page. Put in it: a will or where it is; who may decide for you if you can’t; bank, rent and insurance; phone and email access; people to tell; pets. Then the part that matters to you: burial or cremation, where, which rites, which songs, which name on the stone.

Trans men: put your name and how you want to be spoken of in writing, and tell someone who’ll stand up for it. If you’re in a couple that your family or law doesn’t recognise, put your partner’s rights in writing with legal help.

Then tell one person where the folder is.`,
        },
        {
          kind: 'tiplist',
          title: 'Keep it small',
          tips: [
            'Ten minutes, then stop; only the folder takes longer. End with something alive: a meal, a call, watering a plant.',
            'Don’t do it at three in the morning. Put a lamp on and read something funny.',
            'Wait until the first months of grief are over. You don’t need reminders then.',
            'Don’t start if you’re very low, or have only just heard a serious diagnosis. Talk to your team or a chaplain first.',
            'Don’t press these exercises on other people.',
            'If you have a faith, use its own words. Many people before you have leaned on them.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re afraid of dying

It’s an ordinary fear. If it stays for hours, stops you from sleeping or makes you avoid doctors, travel or people you love, it can be treated. A review of 15 trials found that therapy lowered fear of death, and that cognitive behavioural therapy worked best. The studies were few and not strong, but you don’t have to simply live with it. Tell a doctor.

If you’re seriously ill, ask about palliative care and about a chaplain or a non-religious pastoral carer. You can ask for one of your own faith, or for none.`,
        },
        {
          kind: 'checklist',
          title: 'It’s doing you good if',
          items: [
            'I put one thing off less this month',
            'I said something I’d have regretted not saying',
            'The folder exists and one person knows where it is',
            'On the whole I’m a little more cheerful',
          ],
        },
      ],
    },
    {
      key: 'attention-is-most-of-it',
      pillar: 'spiritual',
      title: 'Pay better attention to what matters',
      description:
        'Why your mind wanders, why that matters to the people near you, and a two-week plan to get some attention back.',
      type: 'article',
      sources: [
        {
          author: 'William James',
          year: 1890,
          title: 'The Principles of Psychology, volume 1 (chapter 11, Attention)',
          url: 'https://www.gutenberg.org/ebooks/57628',
          checked: '2026-11-28',
        },
        {
          author: 'Matthew Killingsworth, Daniel Gilbert',
          year: 2010,
          title: 'A wandering mind is an unhappy mind',
          url: 'https://doi.org/10.1126/science.1192439',
          checked: '2026-11-23',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `“My experience is what I agree to attend to,” wrote the psychologist William James in 1890. What you look at day after day becomes a large part of your life.

He also thought that bringing a wandering mind back, over and over, is at the root of judgement, character and will. Prayer, study, meditation, listening and love all start there.

Minds wander anyway. In a 2010 study, people were asked at odd moments what they were doing and thinking about. Nearly half the time their minds were somewhere else, and on the whole they were less happy when they were. The study can’t show that wandering always causes it, and daydreaming has its uses. So don’t blame yourself, and don’t blame only your phone.

## What it looks like in a kitchen

Your partner, your son or a friend is telling you something. You nod, but part of you is writing a message in your head, and they notice.

Now the other version. You put the phone face down, turn towards them and don’t prepare your answer. You may be bored for a minute, and you stay. That’s close to what many traditions mean by love of neighbour, and it costs nothing.

It also works alone. If you can stay with a page, a piece of wood, a hillside or a hard feeling for ten minutes, you have somewhere to go.`,
        },
        {
          kind: 'steps',
          title: 'Two weeks to get some back',
          steps: [
            'First: count. For three days, notice each time you pick up your phone without a reason, and change nothing.',
            'Then: one thing at a time. For three days, one meal, task or trip a day with nothing added to it.',
            'Then: the first half hour. For three days, no screen for thirty minutes after you get up. If you read scripture or prayer times on your phone, use flight mode.',
            'Then: hear one person out. For three days, listen to one person a day until they’ve really finished. Wait two seconds before you answer.',
            'Last: look for ten minutes. For two days, look at one thing for ten minutes: a tree, a painting, a hand, a sleeping cat. Draw it badly if that helps. If you don’t see, do it with sound or touch.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Small changes at home',
          tips: [
            'Make distraction slower: log out, turn the screen grey, charge the phone in the hall.',
            'Put the good thing within reach: the book on the pillow, the guitar out of its case, the prayer mat unrolled.',
            'Choose one queue a day to be bored in.',
            'Tell people: “I’m slow to answer after seven.” Keep one way open for emergencies.',
            'If you’ve lost an hour to scrolling, look up, name three things in the room and start again without blaming yourself.',
            'Take tiredness seriously. After a bad night or a double shift, attention isn’t a matter of character.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When it isn’t about willpower

If paying attention has been hard since you were a child, in many areas of life, ask a doctor about ADHD. Poor sleep, depression, anxiety, grief, pain, alcohol, long Covid and some medicines also take attention away. Autistic men may attend very well, but to other things and not always with eye contact. Looking away can be how you listen, and you can tell people so.

If you suddenly can’t find words or feel confused, that’s different. It can be a stroke: call your emergency number.

## Prayer and study as training

Many traditions train attention without calling it that. A rosary or mala gives your fingers something to count. Salah brings the body and the words together five times a day. Studying a page with a partner keeps you on one line. If you’ve left such a practice, you may miss the training as well as the belief. You can take up the skill again in another form: drawing, playing an instrument, chess, birdwatching, reading aloud to a child.`,
        },
        {
          kind: 'checklist',
          title: 'After two weeks',
          items: [
            'I know the three moments when I reach for the phone',
            'I listened to someone until they’d finished',
            'I read ten pages or listened for half an hour without a break',
            'I stayed with one feeling instead of scrolling it away',
            'I’ve chosen one change to keep',
          ],
        },
      ],
    },
    {
      key: 'how-to-read-an-old-book',
      pillar: 'spiritual',
      title: 'Read an old or sacred book',
      description:
        'How to choose one, a slow method for fifteen minutes a day, and what to do with the parts that make no sense or make you angry.',
      type: 'guide',
      sources: [
        {
          author: 'Seneca, translated by Richard M. Gummere',
          year: 1917,
          title: 'Moral Letters to Lucilius, Letter 2',
          url: 'https://en.wikisource.org/wiki/Moral_letters_to_Lucilius/Letter_2',
          checked: '2026-11-28',
        },
        wikipediaLectioDivina,
        {
          author: 'Chabad.org',
          year: null,
          title: 'Chavruta: learning Torah in pairs',
          url: 'https://www.chabad.org/library/article_cdo/aid/1144871/jewish/Chavruta-Learning-Torah-in-Pairs.htm',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `In his second letter to Lucilius, Seneca warns against too many books. To be everywhere is to be nowhere, he says. Take one thought a day and digest it.

You may read a lot, and fast, to find out what’s new. That’s fine for the news. The Psalms or the Gita need more time. You may get more out of a line when you hear it twice.

Older ways of reading are slow, but they need only a few minutes a day. In the 12th century the monk Guigo described four steps: *read it, think it over, answer it, be quiet with it.* Jews have long studied in pairs, one reading a line and the other questioning it. Muslims learn the Qur’an by heart and recite it aloud.

Sikhs sing their scripture and treat it as a living teacher. Zen students may carry one sentence around for months. You can learn from all of these. If a tradition isn’t yours, be a good guest in it.

Old books aren’t always right. Some accept slavery, put women down or condemn people for who they love. You can say so and keep reading, or put the book down.`,
        },
        {
          kind: 'checklist',
          title: 'Choose one',
          items: [
            'Ecclesiastes or the Psalms: short pieces, many moods',
            'The Gospel of Mark: short, urgent, can be read in an evening',
            'The last chapters of the Qur’an, and the first: short and often recited',
            'Pirkei Avot: sayings of the rabbis, one chapter a week',
            'The Bhagavad Gita: a conversation before a battle, about duty and letting go',
            'Japji Sahib: the Sikh morning prayer, thirty-eight stanzas',
            'The Dhammapada: verses handed down as the Buddha’s, a handful at a time',
            'The Tao Te Ching: eighty-one short chapters',
            'Epictetus or Marcus Aurelius: practical and blunt',
            'Montaigne, Essays: for people who doubt most things',
          ],
        },
        {
          kind: 'steps',
          title: 'Fifteen minutes, four steps',
          steps: [
            'Settle in the same place at the same time, and take one minute without reading. Some people wash, cover their head or say a blessing first.',
            'Read ten to twenty lines, once straight through and once aloud at half speed. A recording is fine.',
            'Think it over for five minutes. Go back to the word or line that caught you. Why that one, today?',
            'Answer in a sentence or two: a prayer, a question, a thank you, an objection.',
            'Be quiet for two minutes.',
            'Take one line with you, on a card, on your lock screen or in your head. Look at it once later in the day.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When it’s difficult',
          tips: [
            'It makes no sense. Put a question mark and go on. Some answer themselves later.',
            'It offends you. Say exactly what and why. Ask how people in that tradition deal with it today; there are usually several answers.',
            'It’s dull. Read aloud, or try another translation. Two translations next to each other explain a lot.',
            'You want background. Read the book once first, then one good introduction from the library.',
            'You always agree. Look for the line you keep skipping.',
            'You keep stopping. Read with someone: one page, one call a week.',
            'Reading is hard for you. Use audio, large print or a friend’s voice. Most of these were made to be heard.',
            'It frightens you or feeds a dark mood. Put it down and talk to a person. If it seems to tell you to harm yourself or someone else, see a doctor today.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Handling other people’s scriptures

It takes a few courtesies. Many Muslims don’t put the Qur’an on the floor or under other things, and wash before touching the Arabic text; a translation or an app is the easy way to start. The Guru Granth Sahib is honoured as a living Guru in the gurdwara; read translations online or listen to hymns. A Torah scroll isn’t touched by hand. Ask before you take pictures. Don’t use verses as decoration.

If you aren’t sure, ask someone who belongs to that faith.`,
        },
        {
          kind: 'links',
          title: 'Free texts',
          links: [
            { label: 'Ecclesiastes (Sefaria)', url: 'https://www.sefaria.org/Ecclesiastes' },
            { label: 'Pirkei Avot (Sefaria)', url: 'https://www.sefaria.org/Pirkei_Avot' },
            {
              label: 'The Gospel of Mark (Bible Gateway)',
              url: 'https://www.biblegateway.com/passage/?search=Mark%201&version=NIV',
            },
            { label: 'The Qur’an, chapter 93 (Quran.com)', url: 'https://quran.com/93' },
            { label: 'Bhagavad Gita, chapter 2', url: 'https://www.holy-bhagavad-gita.org/chapter/2' },
            { label: 'The Dhammapada (Project Gutenberg)', url: 'https://www.gutenberg.org/ebooks/2017' },
            { label: 'Tao Te Ching (Project Gutenberg)', url: 'https://www.gutenberg.org/ebooks/216' },
          ],
        },
      ],
    },
    {
      key: 'a-rule-for-one-life',
      pillar: 'spiritual',
      title: 'Write a simple rule of life',
      description:
        'A worksheet for the few things you want to keep every day, week and year, with a smaller version for bad weeks. Monks have one; so can anyone.',
      type: 'worksheet',
      sources: [
        rule,
        {
          author: 'Benjamin Franklin',
          year: 1791,
          title: 'The Autobiography of Benjamin Franklin',
          url: 'https://www.gutenberg.org/ebooks/20203',
          checked: '2026-11-28',
        },
        gollwitzer2006,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `In the 6th century Benedict of Nursia wrote a short rule for people living together. It says when they pray, work, eat and sleep, who cooks and what happens when someone is late. Its first word is *Listen*. Monks and nuns still live by it.

Benjamin Franklin, a very different man, made himself a daily plan. Each morning it asked what good he would do that day. He kept a small book with thirteen virtues and marked his failures. He never became perfect, he writes, but trying made him a better and happier man.

Muslims have the five prayers, Jews the Sabbath and the blessings, Sikhs *naam japna, kirat karna, vand chhakna*: remember God, earn honestly, share. Some people without religion keep Sunday lunch or Tuesday football. **A rule is a few things you keep coming back to.**

Keep it small. It’s easy to write a rule for a week off. Write one you could keep in the worst month of your year.`,
        },
        {
          kind: 'steps',
          title: 'Make yours in an hour',
          steps: [
            'Look at what’s there. What do you already do without fail: coffee with your partner, the dog, prayer on Fridays, calling your mother? Keep what’s good.',
            'Name five areas: quiet, body, people, work, giving. What goes wrong when you neglect each?',
            'Choose one practice for each. Daily if it takes less than fifteen minutes, otherwise weekly or yearly. Count what you already do.',
            'Say when and where. “After the late shift, on the bus, ten breaths.” People are more likely to do what they’ve fixed to a time and place.',
            'Add a small version for bad days. The walk becomes five minutes at the window. The prayer becomes one line.',
            'Set one limit: “no work after eight”, “no phone at the table”, “not alone two evenings in a row”.',
            'Decide what you’ll do when it breaks: “Start again at the next meal.”',
            'Show it to someone it affects, or to a friend. What would they take out?',
            'Try it for four weeks. Then drop one thing, change one, keep the rest.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Three examples

**Daniel, hospital porter on nights.** Ten breaths before he unlocks his bike. At home he takes off his shoes and leaves his phone by the door. Sunday: lunch with his sister. Birthdays: a card by hand. *Limit:* no news before sleep.

**Imran, three children.** Fajr when he’s up anyway with the baby, and no guilt when he isn’t. A story for the children on the stairs. Friday prayers, then a call to his uncle. Ramadan as his health allows. *Limit:* no shouting up the stairs; he walks up.

**Bernard, retired, no religion, lives with a heart condition.** Half an hour of Montaigne. A slow walk and a word with everyone he meets. Tuesdays at the repair café. Once a year, on the day his husband died, he cooks his lentils. *Limit:* not alone two evenings in a row.

All three are small on purpose.`,
        },
        {
          kind: 'checklist',
          title: 'Is it a good rule?',
          items: [
            'It fits on a card',
            'I could keep it in a week with a sick child, a late shift or a bad back',
            'Every line says when and where',
            'At least one line is for someone else',
            'At least one line is only for joy',
            'Nobody has to work harder so that I can keep it',
            'It has a day off',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Keeping it',
          tips: [
            'Put it where you dress or where you pray.',
            'Read it on the first of each month. What is it doing to you?',
            'If it has been broken for two weeks, look for the reason first: illness, grief, a new job, a rule that was too big. If your mood doesn’t lift, see a doctor.',
            'Change it with your life. With a newborn, five minutes is a full rule.',
            'If you live with OCD, or rules become a punishment, keep it to one line or leave it out.',
            'If you start feeling better than other people because of it, do a job nobody sees.',
          ],
        },
        {
          kind: 'download',
          label: 'The rule on a card',
          filename: 'rule-of-life.txt',
          contents: [
            'MY RULE                               From: ____________  To: ____________',
            '',
            'WHAT I ALREADY KEEP',
            '  ____________________________________________________________________',
            '',
            '            PRACTICE                  WHEN, WHERE         SMALL VERSION',
            'QUIET    _________________________  __________________  __________________',
            'BODY     _________________________  __________________  __________________',
            'PEOPLE   _________________________  __________________  __________________',
            'WORK     _________________________  __________________  __________________',
            'GIVING   _________________________  __________________  __________________',
            '',
            'ONE THING ONLY FOR JOY: ______________________________________________',
            'ONE LIMIT: ___________________________________________________________',
            'ONCE A YEAR: _________________________________________________________',
            'MY DAY OFF: __________________________________________________________',
            'WHEN IT BREAKS, I ____________________________________________________',
            '',
            'AFTER FOUR WEEKS',
            '  Drop:   ____________________________________________________________',
            '  Change: ____________________________________________________________',
            '  Keep:   ____________________________________________________________',
            '',
          ].join('\n'),
        },
      ],
    },
    {
      key: 'walking-as-a-practice',
      pillar: 'spiritual',
      title: 'Five ways to walk attentively',
      description:
        'Slow steps, looking up, carrying a question, wishing people well, walking with a friend. Fifteen to thirty minutes each, with versions for wheels, sticks and windows.',
      type: 'exercise',
      sources: [
        sturm2022,
        {
          author: 'Austin Zen Center',
          year: null,
          title: 'Kinhin, walking meditation',
          url: 'https://austinzencenter.org/kinhin-2/',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `If you can’t sit still for five minutes, you may still be able to walk quietly for half an hour. It’s an old practice. Pilgrims walk, ride or are carried to Santiago, Mecca, Varanasi and the eighty-eight temples of Shikoku. Monks walk in cloisters, and Zen students walk between sittings.

It’s easy to see why it suits people. Your body has something simple to do. Your eyes have something to rest on that isn’t a screen. There’s a beginning and an end. Side by side, people may say things they wouldn’t say across a table.

**Here, you go for the sake of going**, with your ears open and your phone away. The same path with a podcast is fine too, on another day.

## Every body

Everything here works in a wheelchair, with a frame, on a stick or at an open window. Where it says step, read push or breath. If you can’t get out, let your eyes travel and move whatever moves.

## Safety

Traffic first: look up and keep to paths you know are safe for you. Tell someone if you go far. **If you get chest pain, feel faint, or are suddenly weak or short of breath, stop and call your emergency number.** If you have a heart or lung condition, or haven’t moved much for years, ask a doctor how much to start with. If you take insulin or tablets that lower blood sugar, carry something sweet. If being out alone isn’t safe for you, choose company, daylight or indoors.`,
        },
        {
          kind: 'steps',
          title: 'Five walks',
          steps: [
            'Slow steps: ten paces of level ground, back and forth, at half speed, for ten minutes. Lift, move, place. When your mind wanders, stop for a moment and start again. A corridor will do.',
            'Look up. Fifteen minutes in search of one thing bigger than you: an old tree, a crane, a flock of birds, the moon over the road. In one study, older adults who did this once a week felt more awe and joy on their walks than those who simply walked.',
            'Carry a question. Say one real question at the start. Don’t work on it. Ask it again at the turning point and listen on the way back.',
            'Names: one person for each lamp post, tree or corner. Wish them well, pray for them or only say the name. Include someone who has died.',
            'Two of you: ask someone along. Ten minutes of silence, ten in which they talk and you don’t advise, ten with the roles swapped. Then have tea.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'On the way',
          tips: [
            'Go before you’ve decided whether you feel like it. Two minutes is a start.',
            'Use the same route for a month. You’ll start to know it.',
            'Phone on silent, deep in a pocket.',
            'Dress for the weather. Stay in for ice, lightning, smoke or heat.',
            'Greet people. After dark, cross over early and don’t walk close behind anyone.',
            'Use headphones with the sound off if you need quiet in a loud place.',
            'At your own door, take one breath before you go in.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Walking with your tradition

If you pray, you can pray as you go: the rosary, dhikr, a mantra, *Waheguru*, the Jesus Prayer, a psalm for the length of a street. Some Jews walk to synagogue on Sabbath. Buddhists may walk around a stupa, Hindus around a shrine, Muslims around the Kaaba on pilgrimage. Quakers and humanists walk in silence together. If there’s a place like that near you, ask whether visitors may join.

If walking brings up something heavy, sit down, breathe out slowly and call someone. Grief often comes up on walks, and that’s all right.

## A pilgrimage close to home

You don’t have to fly anywhere. Choose a place that means something: a grave, the house you grew up in, a shrine, the hospital where your child was born, the field you played on. Go there slowly, by whatever means suit your body, and do the last ten minutes without talking.

Decide before you leave what you’re going for: to thank, to ask, to say goodbye or to begin something. Do one small thing when you arrive. Touch the wall, say a prayer, leave a stone, sit. On the way home, tell someone about it or keep it to yourself.`,
        },
        {
          kind: 'checklist',
          title: 'After a month',
          items: [
            'I tried all five and know my favourite',
            'I know one tree, bird or piece of sky I didn’t know before',
            'I’ve greeted someone on the way',
            'I went once with a friend and once on a sad day',
            'I’ve chosen a day and time for it',
          ],
        },
      ],
    },
    {
      key: 'talking-about-belief-at-home',
      pillar: 'spiritual',
      title: 'Talk about belief at home',
      description:
        'You’ve started to pray, or stopped. Your child asks about God. Your partner believes something else. How to talk about it, and when it isn’t safe to.',
      type: 'guide',
      sources: [rights, struggles],
      blocks: [
        {
          kind: 'intro',
          markdown: `**First, safety.** If telling the truth about your belief, your doubts or who you love could lead to violence, to being thrown out, locked in, sent away or married against your will, **don’t start here.** Talk first to someone outside who understands it: a doctor, a lawyer, a teacher or a [service for people who are being hurt](/help#harmed). If you’re in danger now, call your emergency number.

In some countries a change of belief is a crime. Be careful what you write or post, here too. It isn’t cowardly to stay safe.

Everyone has the right to hold, change or leave a religion (Universal Declaration of Human Rights, article 18). Not everyone can use that right safely.

## Why these talks go wrong

Someone says “I’ve started going on Sundays” or “I don’t think I can fast this year”. A minute later it’s about the wedding, the grandparents and the children, and who is betraying who. Nobody meant that.

When you change what you believe, the people who love you often hear another question: **are you still with us?** Answer that one first, aloud. “I’m not leaving you. I’d like to tell you about something that’s changed in me.”

If you’re the one who hears it, do the same from the other side. You’ll have weeks to say what you think. Today, find out what it is.`,
        },
        {
          kind: 'steps',
          title: 'The first talk',
          steps: [
            'Choose a time when you’re both awake and unhurried and no children are listening. Avoid feast days. Walking side by side is good.',
            'Say how long and what for: “Twenty minutes. I don’t need you to agree. I’d like you to know.”',
            'Say the bond first: “You’re still my dad.” “I love you, and that hasn’t changed.”',
            'Tell it in three parts: how it was, what happened, how it is now. Talk about yourself, not about what’s wrong with their side.',
            'Say what will change in practice and what won’t: “I’ll be out on Friday from one to two. Christmas at your mother’s stays.”',
            'Ask: “What is that like for you?” Then listen until they’ve really finished.',
            'Thank them, even if it went badly. Agree when you’ll talk again. Don’t settle the children’s upbringing tonight.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Living with the difference',
          tips: [
            'Learn to describe the other’s view so that they say: yes, that’s it.',
            'Go along sometimes as a guest: your mother’s church, your son’s sangha, your husband’s family’s puja. You’re there for the person.',
            'Don’t make the children decide. “We believe different things, we both love you, and you can ask us both.”',
            'When a child asks if there’s a God, or where Grandpa is: two honest sentences, then ask what they think.',
            'Check whether it’s really about belief. If it comes up whenever money does, it may be about money.',
            'Keep something you both hold: a minute’s quiet before meals, a grave you visit, helping at a food bank, singing in the car.',
            'Agree that nobody mocks the other.',
            'If it’s about your partner, your sexuality or your gender and the answer is “not under this roof”, you don’t have to win the argument. Find people who’ll help and a place to stay.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re the parent

Your grown-up child may leave your faith, join another or come out to you. It may feel like a death, and like your failure. It’s neither. Say one thing today: “You’re my child, and the door is open.” Take your grief to someone else. Don’t send leaflets, and don’t send your child to anyone who promises to change them.

## If you’re the child

Parents often need longer than you’d like. They may be afraid of what their community will say, or for your soul. You can be patient without pretending. You can also leave the room.

## If you both believe, but differently

Talk about feast days, food, money, sex, children and funerals before you talk about God.`,
        },
        {
          kind: 'checklist',
          title: 'Before you start',
          items: [
            'I’m safe, whatever they say',
            'I know what I want them to know, in two sentences',
            'I’m rested, fed and sober',
            'I’m not doing it to win',
            'I can bear it if they cry or go quiet, and I’ll stop if it turns ugly',
            'I know one thing in their belief that I respect, and I’ll say it',
            'There’s someone I can call afterwards',
          ],
        },
      ],
    },
    {
      key: 'small-rituals-for-ordinary-days',
      pillar: 'spiritual',
      title: 'Mark a big day with a small ritual',
      description:
        'How to mark a birthday, a new home, a divorce, a diagnosis, a year sober or a change of name, with your own tradition or without one.',
      type: 'guide',
      sources: [hobson],
      blocks: [
        {
          kind: 'intro',
          markdown: `Big days can pass without a word. You sign the divorce papers and go back to work. You get the diagnosis, and then you buy bread. You’ve been sober a year, and nobody claps. You become a father, or you learn that you won’t.

A ritual is a few planned words and actions that mark that something has changed. You decide beforehand, so you don’t have to think on the day itself.

Does it help? A review of the research suggests that rituals can steady your feelings, prepare you for something hard and bring people closer. Nobody knows yet how much. A ritual doesn’t replace help.

If you have a tradition, ask it first. It may have a blessing for a new house, a naming, a prayer after illness, and people who’d be glad to be asked. If you have none, or it has shut you out, you can make one. Don’t borrow another faith’s holy words, clothes or objects. You can still learn from how its rituals begin, what people do and how they end.

For a death, see the guide on marking a death.`,
        },
        {
          kind: 'checklist',
          title: 'What most rituals have',
          items: [
            'A beginning and an end you can see: a candle, a door, a hat off',
            'A thing to hold: bread, a stone, a letter, a photo',
            'A few words, said aloud',
            'Something for the body: stand, wash, carry, eat',
            'One other person who sees it',
            'A date',
          ],
        },
        {
          kind: 'steps',
          title: 'Plan your own in half an hour',
          steps: [
            'Say in one sentence what you’re marking. “I lived in this apartment for nineteen years.” “My name is Adam now.”',
            'Choose one thing that needs to happen: thank, grieve, let go, promise or welcome.',
            'Choose an object and an act. To let go, give something away or bury it. To promise, sign or shake hands. To welcome, share food. To thank, say the name and bow your head. To grieve, light a candle, cook a dish or sing.',
            'Choose up to three sentences. Say them aloud until they sound like you.',
            'Choose the place, the time and one witness, in person or by video. If there’s nobody, tell one person about it afterwards.',
            'Do it slowly and don’t film it. Afterwards, eat something together.',
            'If you want to repeat it each year, put the date in your calendar.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Ideas for particular days',
          tips: [
            'A birthday: before the cake, each guest says one thing they’re glad of in that person.',
            'Leaving a home: go into each room, say what happened there, close the door.',
            'Losing a job: give a badge or tool to a friend to keep until the next one.',
            'A divorce or break-up: ask a friend to be there. Put the ring or key away, say thanks if there’s anything to thank for, and spend the evening with your friend.',
            'Becoming a parent, or not: plant something in a pot and write down the date. A child you lost has a date too.',
            'Sober for a month or a year: a meal without alcohol with those who helped, one sentence to each.',
            'A diagnosis or an operation: ask for a blessing, or let two friends sit with you the evening before. Wash your hands together, say what you’re afraid of, and eat if the hospital allows it.',
            'A new name, coming out or a transition: people who love you say the name aloud, one after the other. Invite only people you’d trust with your safety. One is enough.',
            'A boy growing up: ask him and the people who raise him. Then three adults each tell him one true story about a time they were wrong.',
            'The end of a bad year: put what you’re leaving behind on a piece of paper, tear it up and throw it away. Keep a second one with what you’re taking with you.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## An example

Wei had his last chemotherapy on a Tuesday. He only wanted to say thank you. His sister came with oranges. At the hospital door they peeled one and shared it with the nurse who’d been kindest. He said: “Fourteen treatments. Today was the last. Thank you.” It took three minutes. In his calendar the day now says “oranges”.

## Keep it safe

Don’t leave candles alone. Light bigger fires only outside where it’s allowed, with water next to you, and never when you’ve been drinking. A ritual you make yourself doesn’t need pain or blood. If someone offers a ritual to drive something out of you, or to change your sexuality or gender, say no and leave.

If you dread a day, tell one person before it comes, and don’t spend it alone.`,
        },
      ],
    },
    {
      key: 'ways-to-mark-a-death',
      pillar: 'spiritual',
      title: 'Mark a death, with or without a religion',
      description:
        'What different traditions do after a death, how to behave as a guest, and how to mark a loss when there was no funeral or you weren’t welcome at it.',
      type: 'guide',
      sources: [
        hobson,
        {
          author: 'James Gire',
          year: 2014,
          title: 'How death imitates life: cultural influences on conceptions of death and dying',
          url: 'https://doi.org/10.9707/2307-0919.1120',
          checked: '2026-11-23',
        },
        {
          author: 'Humanists UK',
          year: null,
          title: 'What’s a funeral celebrant?',
          url: 'https://humanists.uk/ceremonies/funerals/blog/whats-a-funeral-celebrant/',
          checked: '2026-11-23',
        },
        {
          author: 'Wikipedia',
          year: null,
          title: 'Islamic funeral',
          url: 'https://en.wikipedia.org/wiki/Islamic_funeral',
          checked: '2026-11-23',
        },
        {
          author: 'Wikipedia',
          year: null,
          title: 'Antam Sanskar (Sikh funeral rites)',
          url: 'https://en.wikipedia.org/wiki/Antam_Sanskar',
          checked: '2026-11-23',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `When someone dies, most cultures give people something to do: wash the body, light a candle, share a meal. Nobody has to invent anything when they can hardly stand.

You may have such a tradition. You may have left it, or belong to two. You may have missed the funeral because of distance, prison, illness, a pandemic or a family that shut you out. You can still mark a death, this week or thirty years later.

A review of the research suggests that rituals can steady people’s feelings and bring them closer, though nobody knows yet how much they help. A ritual won’t take grief away, and it doesn’t have to.

## What people do

Customs differ between countries, families and branches of a faith. Ask the family or the person who leads the ceremony. This is just an overview.`,
        },
        {
          kind: 'tiplist',
          title: 'In different traditions',
          tips: [
            'Christian: a funeral or requiem in church or at the grave, often a wake or shared meal. Many remember the dead on All Souls’ Day. Eastern Orthodox Christians hold prayers on the fortieth day.',
            'Muslim: the body is washed, wrapped in simple cloth and buried as soon as possible, after the funeral prayer (janazah). Relatives usually receive condolences for three days; a widow’s mourning is longer. A common phrase is: “We belong to God and to Him we return.”',
            'Jewish: burial as soon as possible. Then shiva: close family sit at home for up to seven days and people come to them. Mourners say Kaddish. Each year, on the yahrzeit, many light a candle.',
            'Hindu: usually cremation, often led by a son, though daughters do it too. Ashes are often given to flowing water. Many families mourn for about thirteen days and remember their dead each year with shraddha.',
            'Sikh: usually cremation, with the evening prayer Kirtan Sohila and the prayer Ardas. The family often has the Guru Granth Sahib read through, and everyone shares langar. Big displays of grief and gravestones are discouraged.',
            'Buddhist: often cremation and chanting; in many places food is offered to monks on behalf of the dead. In Japan and elsewhere there are memorials up to the forty-ninth day.',
            'Humanist: a ceremony about the person’s life, led by a celebrant or by friends: stories, music, silence, no worship.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'As a guest',
          tips: [
            'Ask one person: “What should I wear, bring and say?”',
            'Go if you can. If you can’t, send a message with one memory.',
            'In some communities people avoid the name or picture of someone who has died. Follow the family.',
            'You don’t have to believe the words. Stand with people, keep quiet, follow as far as you can.',
            'Don’t bring flowers or a dish before asking. In some traditions that isn’t done.',
            'Skip “he’s in a better place” and “at least”. Say: “I’m sorry. I remember when he …”',
            'Put the fortieth day, the anniversary and the first feast day in your calendar. Call then.',
          ],
        },
        {
          kind: 'steps',
          title: 'If there was no funeral, or no place for you',
          steps: [
            'Choose a day: the anniversary, a birthday, next Sunday.',
            'Ask one person to be there, in person or on a call. It also works alone.',
            'Put out one thing: a photo, a scarf, a tool, a recipe.',
            'Light a candle or pour some water. Say the name aloud.',
            'Say three things: what they were like, what you miss or never got to say, what you’ll keep.',
            'Read or sing one thing they’d have known: a prayer, a verse, a football song.',
            'Do one thing with your body: wash your hands, walk to a place, plant something, cook their dish.',
            'Eat. Then decide whether to repeat it next year.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Hard cases

**You weren’t named.** Partners of gay and bisexual men are still left out of notices and front rows. Your loss is real. Hold your own gathering with people who knew you both. If a trans friend was buried under a name he’d left behind, say his own name.

**You had a bad relationship.** You can mark a death without praising the person. “He was my father, and it was hard.” You may feel relief, and that’s allowed.

**A pregnancy or a baby.** It counts. Give a name if you want to. Many hospitals and faiths have a blessing or a book of names; ask.

**A suicide.** You don’t have to hide it or explain it, and nobody needs to know how. If one minister refuses the rites, ask another. There are groups for people bereaved by suicide. Your own risk can rise too, so talk to someone early.

**You left the religion.** You can stand through the prayers for your mother’s sake, or stay outside.

## When grief is too much

If you can’t manage ordinary days for two weeks, or nothing gets lighter after six months, see a doctor or a bereavement service. If you’ve hardly eaten, drunk or slept for days, see one today. If you want to die, or to be with them, tell someone today. **Help now** has lines to call or write to.`,
        },
        {
          kind: 'links',
          title: 'More about each tradition',
          links: [
            { label: 'Jewish bereavement', url: 'https://en.wikipedia.org/wiki/Bereavement_in_Judaism' },
            { label: 'Muslim funerals', url: 'https://en.wikipedia.org/wiki/Islamic_funeral' },
            { label: 'Hindu rites after death', url: 'https://en.wikipedia.org/wiki/Indian_rituals_after_death' },
            { label: 'Sikh funerals', url: 'https://en.wikipedia.org/wiki/Antam_Sanskar' },
            { label: 'Buddhist funerals', url: 'https://en.wikipedia.org/wiki/Buddhist_funeral' },
            {
              label: 'Humanist funerals',
              url: 'https://humanists.uk/ceremonies/funerals/blog/whats-a-funeral-celebrant/',
            },
          ],
        },
      ],
    },
    {
      key: 'leave-a-religion-or-controlling-group',
      pillar: 'spiritual',
      title: 'Leave a religion or a controlling group',
      description:
        'For men who want out, are thinking about it or were pushed out: how to plan it safely, what the first months are like, and how to tell a strict faith from a controlling group.',
      type: 'guide',
      sources: [
        newcombe,
        {
          author: 'Andrew Fenelon, Sabrina Danielsen',
          year: 2016,
          title:
            'Leaving my religion: understanding the relationship between religious disaffiliation, health, and well-being',
          url: 'https://doi.org/10.1016/j.ssresearch.2016.01.007',
          checked: '2026-11-23',
        },
        ifeg,
        rights,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `People leave for many reasons. They stop believing, fall in love, are hurt or see others hurt, or are told to choose between their faith and who they are. Some leave slowly, over years, and some are put out in one evening.

This page isn’t against religion. Many communities let people come and go, and many men of faith will help you. It’s for you if leaving is hard, or isn’t safe.

## Strict or controlling?

A strict faith may ask a lot: prayer, food rules, money, modesty. That alone isn’t abuse. It’s **controlling** when

- questions are punished and the leader can’t be wrong,
- you’re cut off from family, friends, news, school or doctors,
- your money, phone, papers, sleep or sex life are controlled,
- you’re watched, or made to report on others,
- leaving means losing everyone, or being threatened,
- people are hit, pressured into sex or made to work without pay, or a child is harmed in any way.

It can happen in any religion, and in political, therapy, sports or business groups too. Joining doesn’t mean you were weak. At first such groups can seem warm and useful.`,
        },
        {
          kind: 'steps',
          title: 'If you think leaving may be risky',
          steps: [
            'Talk to someone outside first: a doctor, a lawyer, a domestic abuse or refugee service, a relative who left, a group for former members. Use a phone or computer nobody checks.',
            'If you’re in danger now, or may be forced to marry or travel, call your emergency number. If you’ve been taken abroad, ask your country’s embassy for help as well.',
            'Keep it quiet until you’re ready. You don’t owe anyone an announcement.',
            'Collect what you need: passport, birth certificate, bank card, medicine, phone numbers on paper, some money. Leave copies with someone safe.',
            'Have a place to go, even for three nights.',
            'Children: get legal advice before you move with them.',
            'Crimes, above all against children: report them to the police or a child protection service, not only to the group’s leaders. If that could put you in danger where you live, ask a lawyer or a support service first how to do it.',
            'Change passwords and turn off location sharing on the day you go.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'The first months',
          tips: [
            'Expect mixed feelings: relief, grief, fear of punishment, anger, shame. They come in waves.',
            'You’ve lost more than ideas: music, feast days, a timetable, people who knew your name. In a large US study, people who’d left a religion reported somewhat poorer health than those who stayed or never belonged. The difference went with going to services less, so find people early.',
            'Choose two or three regular things with others: a team, a choir, a class, a volunteer shift, a group for people who’ve left.',
            'Go slowly with alcohol, drugs, sex, big spending and new groups that have all the answers.',
            'Old fears, such as hell or curses, can come back at night for a long time. It helps to say them aloud to someone who doesn’t laugh.',
            'Ordinary decisions may be hard: what to wear, eat, believe, do on Saturdays. Take small ones first.',
            'You can keep what was good. Some people still fast, sing or light candles. Others join another congregation, or want nothing more to do with religion.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re gay, bisexual or trans

You may have been told to change. An international group of forensic doctors found that attempts to change sexual orientation or gender identity don’t work and are likely to cause serious harm. If you went through one, what you feel now makes sense, and a therapist who knows about it can help.

You don’t have to choose between faith and yourself. There are gay, bi and trans Christians, Muslims, Jews, Hindus, Sikhs and Buddhists, with groups in many countries and online. Some men need years away before they look, and some never do.

## If you were abused

It wasn’t your fault, however long it went on and whatever you believed then. Boys and men are abused by clergy and teachers of every kind. You can talk to a service for survivors without reporting anything. Reporting is your decision. If a child may be in danger now, tell the police or a child protection service.

## If you’re worried about someone inside

Stay in contact. Don’t attack the group; ask about the person’s days, sleep and health. Don’t call it names. Remember birthdays. Say: “You can always come to me, at any hour, no questions.” If they want to leave one day, it helps to know where they can go.`,
        },
        {
          kind: 'checklist',
          title: 'Ask a doctor, counsellor or support service soon if',
          items: [
            'I have nightmares, panic or memories that break in',
            'I feel numb, or not real',
            'I can’t make decisions without permission',
            'I’m drinking or using to get through',
            'I’m being followed, threatened or flooded with messages',
            'I think I deserve punishment, or I’m thinking of dying: I tell someone today. Help now has lines to call or write to',
          ],
        },
      ],
    },
  ],
}
