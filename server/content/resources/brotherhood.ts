import type { LibraryResource, Shelf } from '../types.ts'

export const brotherhood: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'why-friendships-go-quiet',
      pillar: 'brotherhood',
      title: 'Why friendships go quiet',
      description:
        "Nobody quarrelled. It just stopped. What happens to men's friendships between twenty-five and fifty, what the research does and does not say, and where to begin.",
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Ask a man in the middle of life who his friends are, and he will often name people he has not spoken to since spring. He is not lying. He would drive through the night for them, and they for him. It is only that nobody has asked anybody to drive anywhere for a long time.

It is common enough to show up in figures. In 2021 the Survey Center on American Life published *The State of American Friendship*: **fifteen per cent of the men asked said they had no close friend at all**, against three per cent in a Gallup survey in 1990. It is one country, and the two surveys were not done in the same way, so the leap may be smaller than it looks. But few men who read the number are surprised by it.

## How it happens

Seldom through a quarrel. School, service, teams, first jobs and shared flats gave us friends without our doing anything: same people, same place, week after week. Then the places end. Somebody moves, somebody has twins, somebody works nights, somebody gets ill and does not wish to be a bore. Nobody takes over the job of arranging, because there never was such a job.

Then shame comes in. After a year without a call you would have to explain the year. So you wait for a better occasion. The other man is waiting for the same one.`,
        },
        {
          kind: 'tiplist',
          title: 'What friendships live on',
          tips: [
            'Time. Jeffrey Hall of the University of Kansas, in "How many hours does it take to make a friend?" (2018), estimated some fifty hours together to get from acquaintance to casual friend, and over two hundred to close friend. Nobody has two hundred spare hours. They come in ones and twos, on a fixed day.',
            'Repetition. A dull thing every week makes more friends than a great thing every year.',
            'A pretext. Many men find it easier to talk beside each other than face to face: over an engine, on a path, at a sink. There is nothing wrong with the pretext, as long as somebody sometimes looks up from it.',
            'Somebody who asks. In nearly every circle one man does the arranging. If he stops, it stops. Thank him, and take a turn.',
            'A little truth. Years of football talk can be good company. But if no one ever says what is hard, then all are alone in the same room.',
            'Being of use. To be asked for help by a friend is an honour that most men would like to have more often.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What it costs

You notice it first on the bad days: the scan, the redundancy, the marriage. There is nobody to ring at ten at night, or there is one person, and that person has to be everything. Those who live with a man without friends carry a weight they did not choose. Those who live alone have nobody who would notice by Wednesday.

The World Health Organization set up a Commission on Social Connection in 2023 because loneliness and isolation are bound up with health, the heart's as well as the mind's. You may have known that already, on certain Sundays.

It is nobody's fault, and it can be changed by very small things. But somebody has to go first, and since you are the one reading this it had better be you.`,
        },
        {
          kind: 'steps',
          title: 'A way to begin, this week',
          steps: [
            'Write down five men you would be glad to hear from. Do not judge whether it is "too late".',
            'Choose the easiest. Send him four lines today: what made you think of him, one true thing about you, one question, no apology for the gap.',
            'Propose one thing with a day and an hour within two weeks. Forty minutes are enough. If he lives far off, a call with both of you walking.',
            'At the end of it fix the next. The date you make while putting on coats is worth ten good intentions.',
            'Take one thing you do alone each week, such as a walk, the match, the gym or Sunday soup, and ask one man to it as a standing thing.',
            'After a month look who came back. Two are plenty. Give those two your hours.',
            'If all five say nothing: that hurts, and it happens. Go where men meet every week in any case, such as a choir, a club, a shed, a kitchen or a congregation, and give it twelve weeks.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If it is more than quiet

Some loneliness is heavy. If you have lost interest in most things, sleep badly, drink to get through evenings, or think it would be better not to be here, then do not begin with a list of names. Speak to a doctor or ring a line today: your local emergency number if you are in danger, findahelpline.com for your country, 988 in the US, Samaritans on 116 123 in the UK and Ireland. The people who answer have heard worse and are glad that you rang. Friends come after, and they can.`,
        },
        {
          kind: 'links',
          title: 'Where men meet every week anyway',
          links: [
            { label: "Men's Sheds (Australia)", url: 'https://mensshed.org' },
            { label: "UK Men's Sheds Association", url: 'https://menssheds.org.uk' },
            { label: 'parkrun, free walks and runs', url: 'https://www.parkrun.com' },
            { label: 'Find a helpline in your country', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'write-to-him-after-years',
      pillar: 'brotherhood',
      title: 'How to write to a friend after years',
      description:
        'Four lines that open a door after a long silence, examples for hard cases, and how to take the answer or the lack of one.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You have thought of him a dozen times this year. At first you did not write because you were busy, then because it had been a while, and by now because it has been so long that you would need a reason.

You do not need one. In 2022 Peggy Liu and colleagues published a set of experiments in the *Journal of Personality and Social Psychology*, "The surprise of reaching out". **People who got in touch after a while underestimated, again and again, how much the other would appreciate it.** The less he expects it, the gladder he tends to be.

What keeps most such letters unwritten is that we try to account for the years. Leave the years out. Four lines are enough:

1. What made you think of him, the more exact the better.
2. One true thing about your life now, neither a triumph nor a confession.
3. One question that he can answer in a sentence.
4. An easy way out: no need to reply, or whenever suits.`,
        },
        {
          kind: 'tiplist',
          title: 'Examples to alter, not to copy',
          tips: [
            'Plain: "Walked past the old rink today and could still hear you swearing at the gate. I\'ve got two kids and a bad knee now. Do you still skate? No hurry with an answer."',
            'Where you were the one who vanished: "I dropped out of sight after the divorce, and you had nothing to do with it. I\'ve missed our Fridays. How are you these days?"',
            'Where he was the one: "No reproach in this. I thought of you when the band came on the radio. I\'m still on the same street. What are you up to?"',
            'After a death you did not write about: "I heard about your father at the time and did not find the words, and I am sorry for that. He once mended my bicycle and would take nothing for it. How is your mother?"',
            'After a small quarrel: "I still think of that evening. I was sharper than I had any right to be. I would like to buy you a coffee, or just to know that you are well."',
            "When you are not well: \"It's been a rough year here. I'm getting help. I don't need anything mended, I'd only like to hear your voice.\"",
            'To a man who has changed, in name, faith, love or politics: "I\'ve seen that a lot has changed for you. I\'d be glad to know you as you are now. Tea?"',
            'To a group: "The four of us have not sat at one table since the wedding. I\'ll be at the bridge café on the 12th from six. Come as you are."',
          ],
        },
        {
          kind: 'steps',
          title: 'Send it within the hour',
          steps: [
            'Choose one man. Only one; a campaign makes it hollow.',
            'Set ten minutes. Write the four lines by hand or on the phone.',
            'Read them aloud. Strike out every "sorry for the long silence" but one, and any joke that needs a tone of voice.',
            'Choose the way in which he would like to be reached. A letter is slow and kept. A spoken message carries your voice. A comment in public does not count.',
            'Send it before you find a better word. There is always a better word.',
            'Put the phone in a drawer and do something with your hands.',
            'Note the date. If he answers, propose one meeting or call with a day and an hour. If not, read on.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The answers

**He is glad.** Do not let it go out again for joy. Fix a date in the second message, and a modest one.

**He is polite.** Answer warmly once, leave the door open, and write again in half a year when something reminds you of him. Some doors open at the second knock.

**He is angry.** Then it mattered. "Thank you for saying so. I'd like to understand it, if you will tell me." If part of it is true, say which part. If he goes on to insult you, wish him well and stop.

**He says nothing.** You do not know why. He may be ill, ashamed, in the middle of a night shift, or no longer at that number. After two months you may send one more line. After that, let him be, and count it done: you have told a man that he is remembered. That he did not answer does not undo it.

**He has died.** It happens more often as we get older. If you find that out, write to whoever is left, and tell them the thing you would have told him. It is seldom too late for that letter.

## When not to write

Not to somebody who asked you to leave him or her alone. Not to somebody who hurt or threatened you, unless you have thought it through with a person you trust. Not at two in the morning after drink: write it then, if you like, and send it after breakfast.`,
        },
        {
          kind: 'checklist',
          title: 'Before you press send',
          items: [
            'It names one exact thing.',
            'There is one question in it, and only one.',
            'Nobody has to feel guilty.',
            'It could be read out to whoever lives with him.',
            'He can answer in one line.',
            'You could stand it if he does not.',
            'It is before ten at night.',
          ],
        },
      ],
    },
    {
      key: 'running-a-table-of-men',
      pillar: 'brotherhood',
      title: 'How to run a table of men',
      description:
        'A plain format for four to eight men who want to talk straight: the rules, the clock, the roles, and what to do when it gets heavy, flat or loud.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You need no training to sit at a table with a few men and talk honestly. You do need a form. Without one the best talker talks, the quietest goes home as he came, and by the third evening it is about football. The form does what a good host does: it sees that everybody gets a turn, and it ends on time.

What follows has been boiled down from the way many such groups work. Change what you like, but run it three times as it stands before you do.

**Number:** four to eight. **Length:** ninety minutes. **How often:** every second week, same day, same hour. **Where:** somewhere private, with chairs for all bodies and a door that shuts. No alcohol, at least not before the round is over. **Who:** men who want it. One who was talked into it can sink a whole evening by looking at the clock.

It is not therapy, and nobody at the table is a therapist even if he is one by day.`,
        },
        {
          kind: 'checklist',
          title: 'Five rules to read aloud each time',
          items: [
            "What is said here stays here, and that includes partners. You may tell your own part, never another man's. The one exception: when a life is in danger, or a child or a vulnerable person is being harmed, we get help, and we say so to his face if we can.",
            'Speak as "I" and about yourself. No lectures on what men are like.',
            'No advice unless he asks for it. Questions are welcome if they are for him and not for you.',
            'Equal time by the clock. You may pass, and nobody will ask why.',
            'Come, or send word. The empty chair without a word weighs on the rest.',
          ],
        },
        {
          kind: 'steps',
          title: 'Ninety minutes',
          steps: [
            'Ten minutes: arrive, water, phones in a basket. The chair reads the rules. One minute of silence.',
            'Fifteen minutes: a quick round. Each man in two minutes: a number from one to ten, and why not one less.',
            'Fifty minutes: two or three men take a longer turn. Ask who needs it; if all are too polite, take turns down the list. Five minutes he speaks and no one interrupts. Then ten minutes of questions.',
            'Within a turn, ask him first: "Do you want to be heard, to think aloud, or to have ideas?" Then give that and nothing else.',
            'Ten minutes: each names one small thing he will do before next time. Somebody writes it down. Next time opens with it.',
            'Five minutes: one word each on how he leaves. Date, place, next chair. End to the minute, even when it is good. Most of all when it is good.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When it goes wrong',
          tips: [
            'One man talks and talks: "I am going to stop you there, your time is up, and I want to hear Sam." Say it kindly and each time. The clock is there so that it need not be personal.',
            'One man never speaks: leave him the pass. After the third time ask him on his own whether the form suits him. Some think best walking beside you to the bus.',
            'It is all jokes: let one go, then "And underneath?" Then wait.',
            'Two are at odds: stop the debate. Each says what he heard the other say, until the other agrees. Then go on, or settle it with both after the evening.',
            'A man weeps: nothing is wrong. No pats, no speech. Water in reach. When he looks up, "We\'re here. Take your time."',
            'Somebody was contemptuous about women, gay men, a faith, a colour: "Not at this table." Once. If it comes again he is asked to leave. A table is safe for all who sit at it or for none.',
            'It has gone flat: change the question, walk instead of sitting, do a job together, or take a month off on purpose. Some tables are finished, and it is good to end them with a meal.',
            'Somebody leaks: it is named in the round, and he answers for it. Trust comes back slowly or not. If it was grave, he leaves.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When it gets heavy

Sooner or later a man will say something bigger than the table: that he does not want to live, that he has hit somebody, that he is being hit, that he cannot stop drinking. Do not go on to the next item.

**If he speaks of dying, ask him straight: "Are you thinking of killing yourself?"** Asking does not put it into his head; it lets him stop hiding it. If yes, he does not go home alone tonight. Two of you stay with him while he calls: emergency number if it is now, or findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland. Ask him to let somebody keep whatever he could use, until it has passed. Never take it by force; if there is a weapon in the room, keep back and call the emergency number. Ring the next day and the day after.

If he is being hurt at home, believe him, ask what would make him safer, and help him find a service for it; they exist for men too. Do not go round there or speak to the other person, as it can make things worse for him.

If he is the one who hits, it was right to say it, and none of it is excused. First comes the safety of those at home: if anybody is in danger now, the emergency number. Otherwise he rings, tomorrow and with one of you beside him, a service that works with men who are violent at home; a doctor or a domestic violence helpline can name one. Do not carry messages between him and them, and do not promise to keep it at the table.

If it is drink or drugs, help him to a doctor. A man who drinks heavily every day should not stop all at once on his own.

After such an evening the rest need a call too.`,
        },
        {
          kind: 'download',
          label: 'The card for the table',
          filename: 'table-of-men-card.txt',
          contents: `OUR TABLE
Day, hour, place: ______________________________________
Men: ___________________________________________________
Holds the clock this time: ____________   next: _________

RULES (read aloud)
1. It stays here. Exception: a life in danger, a child or
   vulnerable person harmed. Then we get help.
2. I speak of myself.
3. No advice unless asked for.
4. Equal time. You may pass.
5. Come, or send word.

CLOCK (90 minutes)
 0:00  arrive, phones away, rules, a minute's silence
 0:10  quick round, 2 min each: 1-10, and why not one less
 0:25  turns: 5 min speaking, 10 min questions
       "Heard, thinking aloud, or ideas?"
 1:15  one small thing each before next time
 1:25  one word each, next date. End.

SMALL THINGS
Name ________________ will ____________________ done [ ]
Name ________________ will ____________________ done [ ]
Name ________________ will ____________________ done [ ]
Name ________________ will ____________________ done [ ]
Name ________________ will ____________________ done [ ]

IF SOMEBODY IS IN DANGER
Emergency number here: __________
Any country: findahelpline.com   US and Canada: call or text 988
UK and Ireland: Samaritans 116 123
`,
        },
      ],
    },
    {
      key: 'listening-without-fixing',
      pillar: 'brotherhood',
      title: 'Listening without fixing',
      description:
        'Four short drills for two men, twenty-five minutes in all, that train the rarest skill in the room. With what to say when you do not know what to say.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `A man tells another that his father is dying. Within a minute he has the name of a good clinic, a story about the other's uncle, and an article. All of it kindly meant. He goes home and has not told anybody that his father is dying.

We fix because we want to be of use, and because his pain in the room is hard to bear. With pumps and spreadsheets that is a help. For grief, shame and fear the first help is that somebody stays and takes it in. Advice can come afterwards, if he wants any, and then it will be better advice, since you will know what it is about.

Carl Rogers and Richard Farson gave this a name in a small booklet of 1957, *Active Listening*. There is no magic in it. **You try to get how it is for him, and you let him know what you got, so that he can correct you.** It can be drilled like a tackle.

Take a friend, a phone as a timer, two chairs set at an angle or a path to walk on. Partners at home can do it too; so can two men who sign or type. Choose real but middling matters: a row at work, not the worst night of your life.`,
        },
        {
          kind: 'steps',
          title: 'Four drills',
          steps: [
            'The bare five (6 minutes). A talks for two and a half minutes about something that is on his mind. B says nothing whatever and looks friendly. Swap. Afterwards each says in one sentence what was hard about it. Silence when he stops belongs to him.',
            'Say it back (7 minutes). A talks two minutes. B says in one or two sentences what he heard, matter and feeling both: "They passed you over, and you found out from a notice. That stung." A corrects until it fits. Swap.',
            'Second question (6 minutes). A talks one minute. B may only ask, three times, each question made out of A\'s last answer. No "have you tried", no "why didn\'t you". Swap.',
            'What do you need (6 minutes). A talks one minute, B asks "Shall I just listen, think along, or tell you what I would do?" and then does that for ninety seconds. Swap.',
            'At the end each tells the other one thing he did that helped. No marks.',
            'Do it again in a week with one drill only, and in ordinary talk without telling anyone.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences that hold',
          tips: [
            '"Say more about that."',
            '"What\'s the worst of it?"',
            '"How long have you been carrying this?"',
            '"So what you are saying is..." and then stop, and let him repair it.',
            '"I don\'t know what to say. I\'m glad you told me."',
            '"Do you want company or ideas?"',
            '"Who else knows?"',
            '"What would be a help this week?"',
            'Nothing at all, for as long as it takes a kettle to boil.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Things that close a man up',
          items: [
            '"At least..." Nothing good has ever followed these words.',
            '"I know exactly how you feel."',
            '"You should..."',
            'A better story of your own.',
            'A joke in the first minute.',
            'Looking at the phone, or at the watch.',
            'Asking for facts he cannot bear to give: dates, doses, who said what.',
            'Cheering him up before he has been down.',
            'Telling somebody else afterwards.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## How you know that it works

He says "Exactly", or "No, it's more that...", which is as good. He breathes out. He goes on to something he did not plan to say. He finds his own way out, and thinks that you gave him splendid advice. Leave him in that belief.

## Where it ends

Listening is not agreeing. You can understand how a man came to do something and still tell him that it was wrong. Do it after he has been heard.

Listening is not bottomless either. If you find yourself dreading his name on the phone, say: "I want to be there for you and I can't do every night. Who else can we bring in?" That is friendship as well.

And some things are not to be kept. When he speaks of ending his life, ask him plainly if he means it, stay, and get help with him: emergency number, findahelpline.com, 988 in the US, 116 123 in the UK and Ireland. When a life or a child is in danger you cannot promise to keep quiet, and it is fair to tell him so. If he is the one being hurt at home, do not go over his head: believe him, and help him reach people who know about it.`,
        },
      ],
    },
    {
      key: 'finding-a-mentor',
      pillar: 'brotherhood',
      title: 'Finding a mentor without asking for one',
      description:
        'How to get help from men further along, one good question at a time, without a title or a ceremony. With a message to send and a page to prepare.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `"Will you be my mentor?" is a heavy thing to be asked. It sounds like a job with no end date. Most decent men say "Of course", feel uneasy, and never find the date.

**Ask for half an hour instead.** Ask about one thing, do what he says or find out why not, and come back and tell him. After the third time you have a mentor, and nobody has had to use the word.

You need more than one. A man who is good at the trade may be a poor guide to raising children. Think of a small bench: one for the work, one for the money, one for keeping sober or keeping faith, one who has been alone in the way you are now. They need not be older. They need not be men, either; a good deal of what men know about other men was told them by a woman who watched.`,
        },
        {
          kind: 'checklist',
          title: 'Who makes a good one',
          items: [
            'He has done the thing, lately enough to remember how it felt.',
            'He speaks of his mistakes without being asked twice.',
            'People under him stay, and grow.',
            'He treats waiters, cleaners and children the same as the boss.',
            'He has time, or says that he has none.',
            'He does not sell you anything and does not need you to admire him.',
            'He can say "I don\'t know".',
            'He keeps what he is told.',
            'After talking to him you think more clearly, not just more warmly about him.',
          ],
        },
        {
          kind: 'steps',
          title: 'From name to bench',
          steps: [
            'Write one question you truly have. "How do I get on?" is too big. "I lead four men who are older than I am, and they go round me. How did you handle that?" is right.',
            "List six who would know. Look close by: last job, union, club, street, congregation, your uncle's friends, this community.",
            'Write to the first. Say who you are, why him, the question, thirty minutes, at a place that suits him, and that no is all right.',
            'Prepare one page: where I am, what I tried, three questions. Arrive early. Take notes by hand.',
            'Stop at thirty minutes, even if it is going well. Say "I said half an hour." He will tell you if he has longer.',
            'Within a day: two lines of thanks, naming one thing you will do.',
            'Within a month: tell him what came of it. Hardly anyone does that, and it is mostly what makes a second talk possible.',
            'If both are glad of it, propose a shape: four talks in half a year, then see.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'While it lasts',
          tips: [
            'You bring the question, always. It is not a lecture and you are not an audience.',
            'Argue with him. Nodding bores him.',
            "Do not ask for money, a job or his friends' numbers early on. If he offers, take it with both hands and be a credit to him.",
            'Bring him something now and then: an article in his line, a good apple, news of how the young ones see it.',
            'Let him be wrong. If you need him to be faultless you are after something else.',
            'Watch for the wrong kind: he wants secrecy, money, or to come between you and your people; he touches or flirts; he belittles you and calls it toughening. Leave, and tell somebody. It was not your doing, and you owe nothing for the time.',
            'It ends. Say so with thanks rather than letting it die out: "You\'ve seen me through this. May I ring you when I\'m stuck?"',
            'Then pass it on to the next man. There is always one a year behind you.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If there is nobody

There are schemes for it: trade bodies, unions, chambers, colleges, charities for veterans, for men leaving prison, for those new to a country or to sobriety. Ask at the library; they know. Recovery fellowships have had sponsors for the better part of a century.

Books will do for a start, if they are by somebody who owns up to things. So will the dead of your own family: ask those who knew your grandfather what he was afraid of, and how he went on. And a group of four in the same boat who tell each other the truth may carry you further than any great man.`,
        },
        {
          kind: 'download',
          label: 'One page for the talk',
          filename: 'mentor-talk.txt',
          contents: `THE TALK WITH: _____________________  DATE: ___________
AGREED LENGTH: 30 minutes, ends at: ____

WHERE I AM (three lines, facts)
________________________________________________________
________________________________________________________
________________________________________________________

WHAT I HAVE TRIED, AND WHAT HAPPENED
________________________________________________________
________________________________________________________

MY THREE QUESTIONS
1. What did you get wrong at this stage?
2. _____________________________________________________
3. _____________________________________________________
   and at the end: What have I not asked?

WHAT HE SAID (his words)
________________________________________________________
________________________________________________________

I WILL DO: ____________________________ BY: ____________
THANKED HIM ON: __________
TOLD HIM WHAT CAME OF IT ON: __________ (in a month)
`,
        },
      ],
    },
    {
      key: 'partners-agreement',
      pillar: 'brotherhood',
      title: "The partners' agreement",
      description:
        'How two men keep each other to their word for twelve weeks: fifteen minutes a week, four questions, one page both sign. With the page.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Many of us do more for another man's expectation than for our own good. You would skip the walk, but not if he is at the corner in the rain. It is nothing to be ashamed of, and it can be put to use.

An accountability partner (an ugly word for a good thing) is not a coach, not a judge, and not necessarily your closest friend. **He is a man who asks you the same four questions every week and writes down what you say.** You do the same for him. It takes fifteen minutes.

It tends to fail in one of three ways. The promises are too large. The call has no fixed hour. And there is no agreed answer to "I didn't do it", so after two failures one of them stops picking up. The page below settles all three beforehand.`,
        },
        {
          kind: 'steps',
          title: 'Setting it up',
          steps: [
            'Choose a man who keeps small promises, whose aims you respect, and with whom you are neither in love nor in business. Close friends go easy on each other; a good acquaintance is often the better partner.',
            'Ask: "Twelve weeks, fifteen minutes a week, four questions each way. Then we stop or go on. In?"',
            'Each writes one aim for twelve weeks. It must be his own, not something his boss or his partner would like.',
            'Each writes what counts as a done week, so plain that a stranger could tell: "Three walks of thirty minutes", not "Get fitter".',
            'Halve it. Nearly everybody promises too much at first, and a kept small promise grows on its own.',
            'Fix day, hour, and who rings. Swap every month. Decide what happens when one is away: a message with four answers.',
            'Agree on "I didn\'t do it": no scolding, no comforting. Two questions only, "What got in the way?" and "How big is next week\'s promise?"',
            'Fill in the page, sign, keep a copy each. Put week twelve in both calendars now.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Four questions, every week',
          items: [
            'What did you say you would do?',
            'Did you do it? Yes, no, or partly, with a number.',
            'What got in the way, or what helped?',
            'What will you do by this time next week, and when exactly?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What makes it last',
          tips: [
            'Begin with the answer, not with the weather. You may chat after the fourth question.',
            'Three misses in a row mean that the promise is wrong, not the man. Make it smaller or drop it openly.',
            'No fines and no dares. A man who fears the call will lie on it.',
            'Cheer in exact words: "Five out of five, in the week your lad was ill."',
            'If one aims at something that would harm him, such as a crash diet or winning back what he lost at gambling, say you will not ask after it, and that you will gladly go with him to a doctor or a helpline.',
            'If he tells you of something that weighs more than the aim, put the page down. Drink that has taken over, despair, violence at home: these are for people trained to help. Say so, and help him get there. In danger, the emergency number; otherwise findahelpline.com, 988 in the US, 116 123 in the UK and Ireland.',
            'Keep your mouth shut about it elsewhere, even when it is funny.',
            'At week six, ask: is the aim still yours?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Two examples

*A wants to finish a course he has put off.* First promise: "An hour every evening." Halved: "Half an hour on Tuesday and Thursday at half past seven, at the kitchen table, phone in the hall." Done means that he sat there, whether it went well or not.

*B wants to be a better friend.* That cannot be asked after. So: "One call of ten minutes each Sunday to somebody on my list." Done means that it rang, even if no one picked up.

At week twelve both sit down for an hour with something good to eat. What did I do? What did I learn about how I keep promises? Go on, change partners, or stop? All three are fine endings, and saying one aloud is part of the agreement.`,
        },
        {
          kind: 'download',
          label: 'The agreement and the twelve weeks',
          filename: 'partners-agreement.txt',
          contents: `PARTNERS' AGREEMENT, TWELVE WEEKS

Between ______________________ and ______________________
From ____________ to ____________ (week 12: date and place)
We speak every ____________ at ______ for 15 minutes.
Who rings: first month ________  second ________  third ________
When one is away: a message with the four answers by ________

A's aim: ________________________________________________
A week is done when: ____________________________________
(halved from: ___________________________________________)

B's aim: ________________________________________________
A week is done when: ____________________________________
(halved from: ___________________________________________)

"I didn't do it" is answered with two questions:
What got in the way? How big is next week's promise?
What is said stays between us. If a life is in danger, we get help.

Signed ______________________   ______________________

WEEK   A: promise             done   B: promise             done
 1     ____________________   ____   ____________________   ____
 2     ____________________   ____   ____________________   ____
 3     ____________________   ____   ____________________   ____
 4     ____________________   ____   ____________________   ____
 5     ____________________   ____   ____________________   ____
 6     ____________________   ____   ____________________   ____
       Is the aim still mine? A: ____   B: ____
 7     ____________________   ____   ____________________   ____
 8     ____________________   ____   ____________________   ____
 9     ____________________   ____   ____________________   ____
10     ____________________   ____   ____________________   ____
11     ____________________   ____   ____________________   ____
12     Together at the table: go on, change, or stop? ________
`,
        },
      ],
    },
    {
      key: 'friend-in-a-bad-way',
      pillar: 'brotherhood',
      title: 'When a friend is in a bad way',
      description:
        'How to notice, what to say, how to ask about suicide, and what to do in the hour after. For the man who gets the call and does not feel up to it.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `**If he is in danger right now** (he has hurt himself or taken something, has a weapon, or says it is going to be now): call your emergency number and stay with him, on the line or beside him, as far as you can do it without danger to yourself. Read the rest later.

You need not be a professional. Many a man who comes through a bad time has had one or two ordinary people beside him, and professional help that one of them helped him to find. Your part is to notice, to ask, to stay, and to bring in others. It is not to save him alone.

## Noticing

Men in trouble do not always look sad. They may be angry, drink more, drive badly, work day and night, stop answering, stop washing, give up the game they loved, or make dark jokes a little too often. After a separation, a lost job, a death, a birth, a diagnosis, a court date, it is worth asking without any sign at all. A sudden calm after a bad spell, giving things away or saying goodbye in odd ways means ask today.`,
        },
        {
          kind: 'steps',
          title: 'Asking',
          steps: [
            'Choose the place: side by side, on a walk, in the car, at a job. Not in a group, not at the end of the evening with the coats on. A phone call is good enough.',
            'Say what you have seen: "You\'ve not been at training for a month, and you don\'t sound like yourself. How is it really?"',
            'When he says "Fine", ask once more. "And how is it really?" The second time is when you are believed.',
            'Listen for longer than is comfortable. No advice, no "at least", no story of your own.',
            'If anything makes you wonder, ask in plain words: "Are you thinking of killing yourself?" or "of suicide?" It will not put it into his head. Samaritans and the World Health Organization say the same: asking openly is safe, and mostly a relief.',
            'If yes: thank him for telling you. Ask whether he knows how and when, and whether he has it to hand. The more of a plan there is, the faster you need help.',
            'If no, believe him, and say: "If it ever comes to that, I want you to ring me, or this number." Give him the number.',
          ],
        },
        {
          kind: 'checklist',
          title: 'If the answer is yes',
          items: [
            'Stay with him, or have somebody stay. He is not alone tonight.',
            'Plan, means and intent together: emergency number or the nearest emergency department, now. Go with him.',
            'Real, but without a plan for now: ring a line together. findahelpline.com for any country; in the US and Canada call or text 988; in the UK and Ireland, Samaritans 116 123; in Australia, Lifeline 13 11 14. You may ring as the friend and ask what to do.',
            'Put distance between him and whatever he could use, medicines and weapons above all. Ask him to let somebody he trusts, or a pharmacist or the police, keep them until this has passed. Never by force: if he has a weapon in his hand, keep back and call the emergency number.',
            'No more drink tonight, his or yours, if that can be had without a fight.',
            'Do not promise secrecy. "I can\'t keep this to myself, because I want you alive. Let\'s decide together whom we tell."',
            'Get a second person for him and one for you.',
            'Before you part: an appointment with a doctor or crisis service, who is with him till then, when you ring tomorrow.',
            'Ring tomorrow. Then in three days. Then every week for longer than you think.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'In the weeks that follow',
          tips: [
            'Offer exact things: "I\'ll bring soup on Tuesday and we eat it or not." "I\'ll come to the doctor\'s with you and sit outside."',
            'Keep asking him to what he used to come to, without insisting. He needs to be able to say no and be asked again.',
            'Walk with him. Quarter of an hour is something.',
            'Treat him as the man he is, not as a case. He may still lose to you at darts.',
            'If he is ashamed of having told you, tell him what it meant to you that he did.',
            'Getting better goes up and down. Danger may be high again just after hospital, and in anniversary weeks.',
            'If he refuses help and you think his life is at risk, call for help without his leave. He may be angry. It can be borne.',
            'If he is violent, or you are afraid of him, look to your own safety and that of those at home, and leave it to the services.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## And you

You may lie awake. Speak to somebody about it, without his name if need be: a friend, doctor, chaplain, or the same helplines, which are there for those who worry about others too. Set limits that you can hold, such as mornings and not all night, so that you still hold them in March.

Sometimes everything is done and a man still dies. Those who were near ask themselves for years what they missed. If that is you: no one person holds another man's life, and you did not cause his death. Please do not carry it by yourself. There are groups for people bereaved by suicide in many countries, and they know what others do not.`,
        },
        {
          kind: 'links',
          title: 'Help, by day and night',
          links: [
            { label: 'Find a helpline in your country', url: 'https://findahelpline.com' },
            { label: '988 Suicide and Crisis Lifeline (US)', url: 'https://988lifeline.org' },
            { label: 'Samaritans (UK and Ireland)', url: 'https://www.samaritans.org' },
            { label: 'CALM (UK)', url: 'https://www.thecalmzone.net' },
            { label: 'Lifeline (Australia)', url: 'https://www.lifeline.org.au' },
            { label: 'R U OK? (Australia), on how to ask', url: 'https://www.ruok.org.au' },
          ],
        },
      ],
    },
    {
      key: 'draw-your-circle',
      pillar: 'brotherhood',
      title: 'Draw your circle',
      description:
        'An hour with paper and pencil: who is near you, who has drifted, where the gaps are, and which three to tend in the next month.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `We know our bank balance better than the state of our friendships. An hour once a year with a sheet of paper is enough to mend that. It can sting. It will also show you more people than you thought.

Robin Dunbar, an anthropologist in Oxford, has spent decades counting such things. In *Friends* (2021) he describes circles that keep turning up: around **five** people closest to us, some **fifteen** good friends counting those five, about **fifty** we would ask to a big party, and perhaps **a hundred and fifty** with whom we have a real tie at all. The numbers differ from man to man, family counts in them, and scholars argue about how firm they are. What is worth taking from it is simple: **the inner circle is small, it needs the most time, and whoever is not fed moves outward.**

You need a large sheet, a pencil, your phone for names, and a quiet hour. Do not do it on a bad night.`,
        },
        {
          kind: 'steps',
          title: 'Drawing it',
          steps: [
            'Draw four rings, one inside the other, like a target. You are the dot.',
            'Inner ring: whom could you ring at two in the morning, and who would ring you? Write only those of whom you are sure. It may be one. It may be none. Write what is true.',
            'Second ring: friends you see or speak with at least once a month and with whom you can be yourself.',
            'Third ring: men and women you are glad to meet, with whom some occasion is needed.',
            'Outer ring: neighbours, colleagues, the ones from training, the man at the kiosk. Names, not groups.',
            'Beside each write the month you last spoke properly. Guess.',
            'Draw an arrow at each who is moving: inward, outward. Put a cross at any tie that leaves you smaller each time.',
            'Put the drawing on the wall for a day before you judge it.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Questions to the drawing',
          items: [
            'Who is in the inner ring out of habit, and has not been there in truth for years?',
            'Who is further out than I would like?',
            'Do I have anyone besides my partner, if I have one, for the hard nights?',
            'Is there someone older? Someone younger? Someone whose life is quite unlike mine?',
            'Whom could I ask to lift something, to lend something, to tell me that I am wrong?',
            'Who has reached out to me in the last year and got little back?',
            'Where do I see the same people each week? If nowhere, that is the gap to fill first.',
            'Who would put me in his own inner ring, and do I know it?',
            'Which tie ought to get less of me?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Choosing three',
          tips: [
            'One to bring back: somebody with an outward arrow whom you would be sorry to lose. Four lines this week.',
            'One to bring nearer: somebody in the third ring with whom it is easy. Ask him to something ordinary, on a day, at an hour, and then again.',
            'One to thank: somebody who has been holding a place for you. Tell him what he did, exactly.',
            'Not ten. Three, for one month. Then look again.',
            'If your rings are nearly empty: begin outside. Learn names, go weekly to one place, give it three months. Nobody gets from the outer to the inner ring in a week, and those who promise it want something. If the empty paper hits you hard, tell somebody today, a doctor or a helpline if there is nobody else.',
            'If a name on the page belongs to somebody who hits, threatens or controls you, this is not a matter of tending. Talk to somebody outside about it; findahelpline.com lists services for that as well.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What people tend to find

That the one they see most is not the one they would ring. That all their friends are from one place, and what would become of them if that place shut. That a brother or sister has slid outward unnoticed. That there are two or three they have been meaning to write to for so long that it has become a kind of friendship with the intention.

And that some rings are not theirs to fill. A man who has not answered three times is not a task. Move his name outward and give the hour to somebody who opens the door.

Put the sheet in an envelope with the date for next year. It is a good thing to do on a birthday, and cheaper than most presents.`,
        },
        {
          kind: 'download',
          label: 'A list to go with the drawing',
          filename: 'friend-circle.csv',
          contents: `name,ring (1 inner - 4 outer),last spoke properly (month),moving (in / out / still),who usually asks (me / him / both),what we do together,what I would like,next small thing,date
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
,,,,,,,,
BRING BACK:,,,,,,,,
BRING NEARER:,,,,,,,,
THANK:,,,,,,,,
`,
        },
      ],
    },
    {
      key: 'what-a-mentor-does',
      pillar: 'brotherhood',
      title: 'What a mentor does, and what he leaves alone',
      description:
        'For the man who is asked. How to be of real use to somebody behind you on the road without turning him into a second edition of yourself.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `One day somebody asks you how you did it. You feel flattered, then a fraud, and then you talk for forty minutes. He goes home with your life story and the same problem.

To be of use to a younger or newer man is one of the real joys of the second half of life, and it can be learned. The word comes from the *Odyssey*: Mentor is the old friend in whose care Odysseus leaves his household when he sails, his small son with it. It is worth remembering that in the story the best of the advice comes from Athena, who has only borrowed his face. **Not all the good in it has to come from you.**

## Three things you have to give

*Attention.* For an hour somebody takes his question seriously and does not look at the clock. Many a man has not had that from an older one before.

*Your mistakes.* Successes are hard to copy, as luck comes into them. Mistakes can be used at once, with the price on them.

*Doors.* A name, a room, a form, a word at the right moment. You have forgotten how many you know that he does not even see.`,
        },
        {
          kind: 'tiplist',
          title: 'What he leaves alone',
          tips: [
            'The aim. It is his. You may ask whether it is truly so. You may not put yours in its place.',
            'The decision. "What would you advise a friend?" is nearly always better than "I\'d do this".',
            'The speed. You see where it is going. He has to walk there.',
            'The rest of his life. If he came about the trade, his marriage is not on the table until he lays it there.',
            'His gratitude. He may forget you. That can be a sign that it worked.',
            'What you are not trained for: illness, law, money, trauma, addiction, despair. Say so and help him get there.',
            'His secrets from people who have a right to know. Never promise to keep silent about danger to life or harm to a child.',
            'Lending money. Give it, once, if you can do so gladly, or do not.',
          ],
        },
        {
          kind: 'steps',
          title: 'Four talks that have a shape',
          steps: [
            'First: listen. Where are you, where do you want to be, what have you tried, what am I to do in this? Agree on the number of talks, the length, what stays between you, and that either may end it without giving reasons.',
            'After it: his next step, small and in his words. Write it down, both of you.',
            'Second: what happened? Whatever it was, ask what he makes of it before you say what you do. Then one mistake of yours that belongs to the matter. No moral at the end.',
            'Third: a door. Ask which he cannot open by himself. Open it if you can vouch for him, and if you cannot, say why. That too is worth an hour.',
            'Fourth: look back. What have you learned about how you go about things? What was useful from me, what was not? Name a strength with an example.',
            'Then say it is finished, and mean it. "Ring me when you\'re stuck" is a good ending. An agreement that never ends becomes a debt.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Questions worth more than answers',
          items: [
            'What is the real difficulty here for you?',
            'What have you already decided without saying so?',
            'What would be good enough?',
            'What are you afraid would happen?',
            'Who else has a stake in it, and have you asked them?',
            'What would you do if you were not being brave? And if you were?',
            'What shall I ask you about next time?',
            'And what else? (Michael Bungay Stanier, in The Coaching Habit, 2016, calls this the best coaching question in the world. Try it three times running.)',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Power

You have some over him, even if you do not feel it: age, name, a word to the boss. So keep the meetings where they can be seen. No flirting, no loans, no jobs at your house that he dare not refuse. Do not drink with someone who came to you about drink. **With anyone under eighteen, and with vulnerable adults, only through an organisation that checks its people and has rules**, and keep to the rules even when they seem silly. They protect him, and they protect you.

If he tells you that he is being harmed, or that he does not want to live, stay calm, believe him, do not promise secrecy, and get help with him the same day: emergency number, findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland. In an organisation go to the person responsible for safeguarding as well.

## How it changes you

He will ask why, and you will hear yourself say "because that is how it is done" and notice that it is no reason. He will be better than you at something. He will not take your best advice and be right. It keeps a man supple. And one evening it will occur to you who did the same for you, and that you never told him. Stamps are still sold.`,
        },
        {
          kind: 'links',
          title: 'Places that match and look after mentors',
          links: [
            { label: 'MENTOR (US)', url: 'https://www.mentoring.org' },
            { label: 'Big Brothers Big Sisters of America', url: 'https://www.bbbs.org' },
            { label: "The Prince's Trust, now The King's Trust (UK)", url: 'https://www.kingstrust.org.uk' },
          ],
        },
      ],
    },
    {
      key: 'plan-a-work-party',
      pillar: 'brotherhood',
      title: 'Plan a work party',
      description:
        "A morning's useful work for six to twelve men, from the first phone call to the soup: finding the job, sharing it out, keeping everybody's fingers on.",
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Put six men in a circle of chairs and ask how they are, and they will be fine. Give them a hedge to move and by eleven o'clock two of them have told each other about the divorce. You may call that a failing. It is also a way in.

The Men's Sheds knew this from the start. They began in Australia in the nineteen-nineties, with workshops where older men could mend things in company, and there are now sheds in many countries. An often quoted line of theirs says that **men do not talk face to face, they talk shoulder to shoulder.** It is not true of all men, and it is true enough to plan a Saturday on.

What you want is a job that is needed, can be done in three hours by people without training, looks different afterwards, and has a part for the man with a bad back. What you do not want is roofs, wiring, gas, asbestos, tall ladders, chain saws or trees over head height. These are for trades.`,
        },
        {
          kind: 'steps',
          title: 'Three weeks to go',
          steps: [
            'Find the job. Ask a school, a hospice, a shelter, a church or mosque or temple, a sports club, or a neighbour whose garden has beaten him. "What do you never get round to?" Take the job they need rather than the one that would look well.',
            'Get a plain yes from whoever owns the place, in writing. Ask about insurance: clubs and charities mostly have cover for helpers if you sign up with them.',
            'Walk round it with the owner. Toilet, water, parking, step-free way in, a place to sit, what must not be touched.',
            'Write the jobs on cards, one each: what, how many men, which tools, how heavy. At least two that can be done sitting down.',
            'Two weeks before: ask men by name, with day, start and end. Ask each to bring one thing. Ask one who is new, one who is lonely and one who knows how it is done.',
            'One week before: tools, food (what does nobody eat?), first-aid box and who knows how to use it, rain plan. Give each of these to somebody else.',
            'The evening before: one message with place, time, clothes, number to ring.',
            'The day: ten minutes of greeting, names and safety; then cards. Water each hour. Stop at the hour you promised. Eat together.',
            'After: tools back, thanks by name, a picture to those who like pictures, the next date while they still ache.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Ten minutes before you begin',
          items: [
            'Everyone has said his name, and knows two others.',
            'Who has the first-aid box, whose phone has signal, what is the address for an ambulance?',
            'Gloves and stout shoes. Goggles for whatever flies.',
            'Nothing heavier than one man can lift with ease is lifted by one man.',
            'Tools shown to those who do not know them. Nobody learns power tools today.',
            'Wires, pipes, wasps, glass, needles: seen, marked, left alone.',
            'Heart, asthma, allergies: no one has to say it aloud, but one person should know. Tell me.',
            'Children are with their own grown-up throughout.',
            'The end is at twelve.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Small things that make it good',
          tips: [
            'Pair up men who do not know each other, and give them something with two handles.',
            'Set out the cards for all to choose from, the light ones in the same pile as the heavy.',
            'The keen one who wants to do everything gets charge of the tea.',
            'No beer till the tools are down.',
            'Do not put right what a man has just done as well as he could. Move the crooked bit to the back.',
            'Finish one thing entirely rather than four by halves.',
            "Let the owner see it, and let the men see the owner's face.",
            'Somebody always stays behind to sweep. Learn his name.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If only three come

Then three do a smaller job and have more soup. Do not write an angry message to the rest. Ring them one by one on Sunday: "We missed you. Was it the day, the hour, or the work?" You will find out something. Three who had a good morning will each bring another.

## Who is missing?

Look round. All of one age, one colour, one street, one sort of job? Ask elsewhere next time: the refugee house, the mosque or the chapel, the wheelchair basketball team, the new family. Working next to somebody is the most natural way of finding out that he, too, has views about the right way to stack a van.`,
        },
        {
          kind: 'download',
          label: 'Sheet for the day',
          filename: 'work-party.txt',
          contents: `WORK PARTY
Place: ______________________________  Date: ______________
From ______ to ______ sharp.  Rain plan: __________________
Owner and phone: __________________________________________
Yes in writing [ ]   Insurance settled [ ]   Toilet [ ]  Water [ ]
Address for the ambulance: ________________________________
First-aid box with: _________________ trained: ____________

JOBS                          MEN   SEATED?  TOOLS       DONE
1 ________________________    ___    [ ]     _________   [ ]
2 ________________________    ___    [ ]     _________   [ ]
3 ________________________    ___    [ ]     _________   [ ]
4 ________________________    ___    [ ]     _________   [ ]
5 ________________________    ___    [ ]     _________   [ ]
6 sweeping and tools back     all            brooms      [ ]

NAME              PHONE           BRINGS           ASKED  COMES
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]
_______________   _____________   ______________   [ ]    [ ]

Food: ______________ Does not eat: ________________________
Thanked by name [ ]   Next time: __________ Held by: _______
`,
        },
      ],
    },
    {
      key: 'an-apology-that-holds',
      pillar: 'brotherhood',
      title: 'An apology that holds',
      description:
        'Half an hour with a pen, then five sentences said aloud. How to say sorry to a friend so that something is mended, and not merely closed.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most apologies are requests. "I'm sorry, all right?" means: please stop being hurt, since I feel bad. "I'm sorry if you took it that way" means: you take things wrongly. "I'm sorry, but" means what comes after the but. He notices, even if he says "Forget it."

A real apology asks for nothing. It puts a bill on the table that is yours, and pays what can be paid. It is hard for men who were taught that a mistake owned is a fight lost. Among friends it is the other way round: **a man who can say plainly what he did becomes someone you can rely on**, because you know what he will do next time.

Harriet Lerner has written a whole good book on it, *Why Won't You Apologize?* (2017). This exercise is the short way. Take one case, a middling one: a confidence you passed on, a promise you let slide, a joke at his cost, a funeral you stayed away from. Not the greatest guilt of your life; for that, get somebody trained to help.`,
        },
        {
          kind: 'steps',
          title: 'Half an hour with a pen',
          steps: [
            'Five minutes: write what happened as a camera would have seen it. No reasons, no adverbs.',
            'Five minutes: cross out all sentences that begin with "he". What is left is your part. It need not be the larger part, and it is the only one you can apologise for.',
            'Five minutes: write what it may have cost him. Trust, sleep, face before others, money, a day he cannot have again. If you are unsure, put a question mark. You will ask him.',
            'Five minutes: write why you did it, on another sheet. Read it, learn from it, and leave the sheet at home. You may tell him if he asks.',
            'Five minutes: what can be put right? Say it to those who heard the lie. Pay. Come and do it now. If nothing can be, write "Nothing", and bear it.',
            'Five minutes: make five sentences out of it. I did this. It was wrong, and it was my doing. I think it did that to you; is that so? I am doing this about it. I am not asking you for anything.',
            'Read it aloud once. Every "but", "if", "just" and "you have to understand" goes.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you go to him',
          items: [
            'Does he want to hear from me? If he has asked me to stay away, I write this for myself and change how I act.',
            'Does it help him, or only me? To confess something that he does not know and cannot use can be a second blow. Ask a sensible person.',
            'Would it put a third person in trouble?',
            'Am I sober, fed, and not in the first heat?',
            'Have I begun to do it differently? One week of it is worth a page.',
            'Can I stand it if he says no?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Saying it',
          tips: [
            'In person if he would like that, otherwise by voice, otherwise by letter. Not in a group, not between two beers, not on his birthday.',
            '"I\'d like to say something about the thing in March. Is now a good time?" If not, ask when.',
            'Say the five sentences. Then be quiet. The silence is his.',
            'If he is angry, let him be. "Yes." "I see." "That\'s worse than I knew." Do not defend yourself against the part that is unjust, not today.',
            'If he laughs it off: "Thank you. I wanted to have said it all the same."',
            'If he asks why, tell him in one sentence and without a "because you".',
            'Do not weep in such a way that he has to comfort you.',
            'Do not ask whether all is well now. It will be when it is. Months, sometimes.',
            'Do what you said you would, by the day you said. This is the apology. The rest was the announcement.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When you are the one who is owed it

You may tell him, without a speech: "What you said at the table hurt me, and I would like us to get it out of the way." Many a man simply does not know. If he apologises, you may say "Thank you" without saying "It doesn't matter". If you are not ready, "I hear it. I need time" is an honest answer. You can forgive somebody and still not lend him the van.

To forgive is not to go back. If somebody hits, threatens or controls you, an apology, however beautiful, is not enough to stay in danger for, and it is often part of the pattern. Talk to somebody outside. Findahelpline.com lists services by country, for men too; in danger call your emergency number.

## Afterwards

Write down the date and what you promised. In three months look at the sheet. If you are apologising a second time for the same thing, then it is no longer about words. Ask yourself what stands behind it, such as drink, tiredness, fear or a habit of your father's, and get help with that. Friends forgive a lot of mistakes. What wears them out is the same one.`,
        },
      ],
    },
    {
      key: 'open-the-door-soup',
      pillar: 'brotherhood',
      title: 'Open the door: plain hosting',
      description:
        'How to have four people round your table without cleaning for two days: one pot, two hours, a start and an end. For small flats, small purses and shy men.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `There are men who have known each other for ten years and have never seen one another's kitchen. They meet outside, pay for it, and go home. It is easier, and it stays on the surface.

Somebody who lets you in, past the coats and the pile of post, tells you something no restaurant can. He trusts you with how he lives. That is why hosting frightens us, and why it works.

It has been spoiled by pictures. You do not need matching plates or a theme. You do not need to live in a house or with anybody. **You need one pot, one loaf, somewhere to sit and a time at which it ends.** If you have two chairs, invite one man. If you have none, it is a picnic on the floor, and students have been doing that since there were students.

Some call it scruffy hospitality: you open the door to the house as it really is. It is the right name.`,
        },
        {
          kind: 'steps',
          title: 'One evening, two hours',
          steps: [
            'A week before: choose two to four people, two who know each other and one or two who do not. Ask each: "Soup at mine on Thursday, seven till nine. Is there anything you don\'t eat? Come as you are." The hour at which it ends is a kindness to shy and tired people, among them yourself.',
            'The day before: make the pot. Lentil and tomato is good for nearly everyone: no meat, no milk, and no gluten if the labels on the lentils and the stock say so. Allergies: ask, and keep the packets. Cool it and put it in the fridge overnight; it is better on the second day.',
            'The same evening: clean the lavatory, put out a towel and paper, and clear the seats. Shut the door on the rest.',
            'Half an hour before: heat the pot, cut bread, fill a jug with water. Candles hide dust. Music quiet enough not to be noticed.',
            'When they come: take coats, say names with one thing about each that is true: "This is Ali, who knows about bees." Give the first one in a job, since nobody likes to stand about: slice, pour, carry.',
            'At the table, after the first plate: one question to all, and you begin. "What was good this week that nobody saw?" Then let it go where it likes.',
            'At ten to nine stand up and put the kettle on, or say "I\'m so glad you came." The washing-up may be done in company by those who like to.',
            'Next day: a line to each. And to yourself: what was easy? Put the next date down.',
          ],
        },
        {
          kind: 'checklist',
          title: 'The cupboard that lets you ask people in',
          items: [
            'One big pot',
            'Six bowls, alike or not',
            'Six spoons, one good bread knife',
            'Lentils, tinned tomatoes, onions, stock',
            'A loaf in the freezer',
            'Tea, coffee, something to drink without alcohol that is not an afterthought',
            'Two folding chairs, or a neighbour who has some',
            'Candles, matches',
            'Spare paper in the bathroom',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When it gets difficult',
          tips: [
            'Somebody cannot come up the stairs: go to him with the pot, or to the ground-floor neighbour, or to a bench.',
            'Somebody does not drink: then there is none that evening, or there is, and nobody remarks on what is in whose glass. Ask him beforehand.',
            'Somebody talks without end: "I\'d like to hear what Tom makes of it."',
            'Somebody says nothing: give him the ladle and let him be. Some people are happy like that.',
            'Two quarrel: "Not over my soup. Next Tuesday, the two of you, on a walk." Then ask for the bread.',
            'Somebody is rude about another\'s faith, love, colour or body: "Not in my house." Calmly, once. Then the door.',
            'Children come too: soup for them first, a rug, a box of spoons.',
            'Nobody comes: it happens. Eat, freeze, ring one of them and ask how he is, and set the next date all the same.',
            'You have no money at all: "Bring an onion each." Stone soup is an old idea, and a merry one. You have no kitchen, or may not have guests: a flask, a bench, four cups.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Make it a habit

A feast once a year is a performance. Soup on the first Thursday of each month is a place. After three times it runs by itself: somebody brings the bread, somebody knows where the bowls are, and somebody will ask in June whether it is on in July.

Take turns if others offer. If they do not, let it be. There are people who never give a meal back and who were glad the whole month that there was one.

And keep one chair for whoever has nobody just then: the man newly alone, the one newly arrived, the widower across the landing. Ask him as you ask the others, not out of pity. "There's soup. There's a chair. Seven till nine."`,
        },
      ],
    },
    {
      key: 'better-questions',
      pillar: 'brotherhood',
      title: 'Thirty better questions',
      description:
        'Questions for two men on a walk, a table of four or a long drive, in three depths, with the rules that keep them from turning into an interview.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `"How's work?" "Busy. Yours?" "Same." With these five words two men who like each other can get through a whole year.

A better question does not have to be a deep one. It has to be one he has not got an answer ready for. In 1997 Arthur Aron and colleagues published an experiment in the *Personality and Social Psychology Bulletin* in which strangers asked each other thirty-six questions over three quarters of an hour, each set a little more personal than the last. They felt closer afterwards than pairs who had made small talk. Two things in it are worth taking over: **it goes in steps, and both answer.**

The thirty below are meant for men who know each other a little and would like to know each other more. Three sets of ten. Begin with the first, even with old friends. Do not go through them like a form: two or three are plenty for an evening.`,
        },
        {
          kind: 'checklist',
          title: 'First set: easy, and not empty',
          items: [
            'What have you mended or made lately?',
            'What did you like doing at ten years old, and when did you last do it?',
            'Which small thing makes a day good for you?',
            'Who taught you the most useful thing you can do with your hands?',
            'What could you talk about for half an hour without notes?',
            'Which place do you go back to in your mind?',
            'What have you changed your mind about?',
            'What does your Sunday look like, and what should it look like?',
            'Which meal tastes of home?',
            'What are you looking forward to?',
          ],
        },
        {
          kind: 'checklist',
          title: 'Second set: under the coat',
          items: [
            'What takes most of your strength at present?',
            'What do people tend to get wrong about you?',
            'When were you last really proud of yourself, and did you tell anybody?',
            'What did your father, or whoever stood in his place, teach you without meaning to?',
            'What would you do if nobody ever heard of it?',
            'Which friendship have you lost and still think of?',
            'What is harder for you than it looks?',
            'What have you learned about love, or about doing without it?',
            'When did another man stand by you?',
            'What do you do when you are afraid?',
          ],
        },
        {
          kind: 'checklist',
          title: 'Third set: only with time, and a door that shuts',
          items: [
            'What have you never said thank you for?',
            'What are you ashamed of that is perhaps not as bad as you think?',
            'What would you like to be forgiven, and by whom?',
            'What do you believe about death, and since when?',
            'Where are you lonely?',
            'What are you hiding behind being busy?',
            'If you had one good year left, what would you stop doing tomorrow?',
            'What do you want your children, or whoever comes after you, to know about you?',
            'What do you need from me that you have not asked for?',
            'What have I done well as your friend, and where have I let you down?',
          ],
        },
        {
          kind: 'steps',
          title: 'How to go about it',
          steps: [
            'Choose a way of sitting: on a walk, in the car, at a sink, by a fire. Side by side takes the weight off it.',
            'Ask leave when it gets deeper: "May I ask you something?" A man who may say no will more often say yes.',
            'Whoever asks answers too, and first if it is a hard one. Two minutes are enough.',
            'Ask a second question about the answer before you go on. It is usually the second that opens something.',
            '"Pass" is always an answer, and nobody asks why.',
            'Leave gaps. Ten seconds are long and harmless.',
            'Do not comment, do not top it. "Thank you" will do.',
            'Stop while it is still good. End with one from the first set, so that each goes home with light in the windows.',
            'What was said stays there.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## In a group

One question for all, written on a card in the middle of the table. Everyone thinks for a minute. Then round, two minutes each, no comments until the last has spoken. Four men and one question make half an hour that will be remembered longer than the film would have been. Take the first set the first time. The third is only for groups that have kept each other's confidence for some months.

By message it works too: one question on Sunday evening, one line back. It suits those who find speaking hard, who sign, or who live far off.

## If you have touched something

Sometimes an easy question hits a door you did not know about. He goes quiet, or his eyes fill. Do not hurry back. "We can leave it. Or I can listen." Both are good. If what comes is heavier than the two of you can carry, such as violence, abuse or not wanting to live, thank him for telling you, do not leave him alone with it, and find help together: your emergency number when there is danger, findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland. Ask him the next day how he slept.`,
        },
      ],
    },
    {
      key: 'new-town-no-friends',
      pillar: 'brotherhood',
      title: 'New town, no friends: the first ninety days',
      description:
        'You have moved, for work, love, safety or study, and nobody here knows your name. A plan for three months, with small steps for shy men.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `The first weeks are fine. There are boxes and there is the view. Then comes a Sunday in the second month, about four in the afternoon, when you notice that if you were to fall down in the bath it would be the landlord who found you.

You are not bad with people. You have lost, in one move, every place where you were met without an appointment. It takes time to build that up again, and time of the dull sort: the same faces at the same hour. **Plan on three months before it feels like anything and on a year before it feels like home.** Knowing this, you will not take week five for a verdict.

The plan below asks for about three hours a week. It works in a village and in a city, and with alterations from a wheelchair or with a small child on your arm. If you came here in flight, or without the language, then the place to begin is a welcome centre or language class, as you will find there others who know what it is like, and someone who knows the offices.`,
        },
        {
          kind: 'steps',
          title: 'Ninety days',
          steps: [
            'Week 1: choose your places. One café, one shop, one bench, one barber. Always the same ones, at the same hour if possible. Nod, then good morning, then your name.',
            'Week 1, too: ring somebody from the old place, with a fixed day. You are not replacing anybody. It will steady you until somebody here knows your name.',
            'Week 2: knock at the doors to the left and right. "I\'ve moved in at number nine. I\'m ... Is there anything I should know about the bins?" There is always something about the bins.',
            'Weeks 2 and 3: visit two groups that meet every week. One with the body (walking group, club, pool, dancing), one with a task or a song (choir, repair café, food bank, allotment, shed, congregation).',
            'Week 4: choose one of the two and put it in the calendar for ten weeks. Ten. Arrive early, stay for the chairs.',
            'Weeks 5 and 6: the flat part. Go anyway. Learn two names each time and write them down in the hall.',
            'Week 7: take a small job there. Keys, kettle, kit, lifts.',
            'Weeks 7 to 9: ask one person for half an hour beside it: tea, a match, "show me the river". Day and hour. If no, then another.',
            'Week 10: ask three over to you, soup, seven till nine. Boxes may still stand about.',
            "Weeks 11 and 12: do somebody a good turn without being asked, and ask for one yourself. Being in each other's debt a little is what neighbours are made of.",
            'Day 90: draw who you know. Decide what you will keep up, and what you tried and can leave.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Where people meet again and again',
          items: [
            'Library notice board: still the best there is',
            'Community centre, allotments, repair café',
            'Walking, running and wheeling groups, all paces',
            'Choirs, bands, amateur theatre (they always need men, and people to paint the trees)',
            'Volunteering: food bank, hospital drivers, lifeboat, fire service',
            'Places of worship, and humanist groups',
            "Men's sheds, veterans' clubs, LGBT centres and sports teams",
            'Language exchanges, evening classes, chess',
            'Parents at the school gate, the playground, the football touchline',
            'Recovery meetings, if that is part of your road: the same room in nearly every town',
          ],
        },
        {
          kind: 'tiplist',
          title: 'For shy men',
          tips: [
            'Go where there is something to do with your hands. Hands know what to do while the mouth gets used to it.',
            'Arrive first. It is easier to be met by one than to walk up to twelve.',
            'Carry one question and one sentence about yourself. "I\'m new. What should I see here that isn\'t in the guide?" That lasts for weeks.',
            'Give yourself leave to go after thirty minutes. You will mostly stay.',
            'Online groups of the town are good for finding the first thing. They are no substitute for the second.',
            'If a visit goes badly, it was a visit. Two more before you judge, unless they were unkind.',
            'Nobody is looking at you. They are all wondering how they seem.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What makes it slower

Going "home" every weekend. Waiting to be asked: they have their friends and think that you have yours. Making your partner, if you have one, your whole town. Comparing people here with those whom you have known for twenty years. Drinking alone because it is Sunday. Working late because there is light in the office.

## If it does not lift

Being homesick is a kind of grief and takes its time. But if after some weeks you sleep badly, eat little or far too much, see no sense in any of it, or begin to think that nobody would notice, tell somebody today. A doctor is one of the first people to find in a new town: register while you are well. In danger call the emergency number of the country you are in now, and save it in your phone, as it may be another one. Findahelpline.com lists lines by country, many with chat and in other languages; 988 in the US, Samaritans 116 123 in the UK and Ireland.`,
        },
        {
          kind: 'download',
          label: 'Ninety days on one page',
          filename: 'new-town.txt',
          contents: `NEW TOWN: ____________________  DAY 1: ________  DAY 90: ________

EMERGENCY NUMBER HERE: ______  DOCTOR: __________________________

MY PLACES          NAME OF SOMEBODY THERE
Cafe   __________  ______________________
Shop   __________  ______________________
Bench  __________  ______________________
Barber __________  ______________________
Left   __________  ______________________
Right  __________  ______________________

FROM THE OLD PLACE I RING: ______________ ON: __________________

VISITED                      DAY/HOUR     AGAIN?
1 ________________________   __________   [ ]
2 ________________________   __________   [ ]
3 ________________________   __________   [ ]
MY TEN WEEKS: ______________ every ______________
 1[ ]  2[ ]  3[ ]  4[ ]  5[ ]  6[ ]  7[ ]  8[ ]  9[ ]  10[ ]
My job there: ________________

NAMES LEARNED (two a week)
____________ ____________ ____________ ____________
____________ ____________ ____________ ____________
____________ ____________ ____________ ____________
____________ ____________ ____________ ____________

ASKED TO SOMETHING: ____________ on ______  came [ ]
                    ____________ on ______  came [ ]
SOUP AT MINE ON: ________________
A good turn done: ________________ asked: ________________
DAY 90: I keep ____________________ I leave ____________________
`,
        },
      ],
    },
    {
      key: 'banter-and-its-edge',
      pillar: 'brotherhood',
      title: 'Banter, and where it stops being kind',
      description:
        'Teasing is how many men say that they like each other. When it is warm, when it has tipped over, and how to say so without ending the evening.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `"You're late. Again. We've told everyone you were dead." The man thus greeted grins and sits down, and knows that he is at home. Among men a good deal of affection goes about in dark glasses. Whoever would forbid it has not understood it, and would leave many with no language at all.

Still, everybody knows the other kind. The same table, the same tone, and one of them laughs half a second late. He has been the fat one, the stingy one, the one who was left, for eleven years now. He says nothing, because then he would also be the one who can't take a joke. One day he stops coming, and the others wonder what got into him.

Between the two runs a line. It does not run between rough and polite; some of the roughest is love, and some of the most polite is cruelty. **It is a question of who is allowed to stop it.**`,
        },
        {
          kind: 'checklist',
          title: 'Warm banter: how to know it',
          items: [
            'It goes in all directions. Everyone gets it, and the man who deals out most gets most.',
            'It is about what a man does or chooses, such as his hat, his parking or his team, and not about what he cannot help: body, skin, speech, illness, faith, whom he loves, what he earns, what was done to him.',
            'It is about things he himself jokes about. He opened that door.',
            'It stops at once when somebody says "not that".',
            'There is serious talk as well. If a man has bad news, the tone changes within a sentence.',
            'He would be defended by the same people against strangers.',
            'The one who is not in the room is spared whatever you would not say to his face.',
            'On the way home all feel a bit taller.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'It has tipped when',
          tips: [
            'It is always the same man.',
            'It is always the same spot, and that spot is sore.',
            'He laughs late, or has begun to get in first with jokes at his own cost.',
            'It needs an audience. Between the two of you alone you would not say it.',
            '"Can\'t you take a joke?" has been said.',
            'New men have to be hard on somebody to belong.',
            'It is used to keep everything serious from the table: one man starts, and a crack from another shuts him up.',
            'It lives on contempt for those who are not there: women, gay men, foreigners, the poor, the fat. Whoever sits there silently and belongs to them, or has a child who does, now knows where he stands.',
            'You would not like it to be heard by someone you respect.',
          ],
        },
        {
          kind: 'steps',
          title: 'Saying so',
          steps: [
            'If it hits you: once, dryly and without a speech. "Not that one. Anything else." Most friends take it at once. Then go on as before, so they see that you are not offended with the world.',
            'If they do not: one man, alone, the next day. "When you bring up the divorce at the table I go home early. I\'d like you to leave it out. I\'ve got plenty of other faults." You are giving him a chance he did not have in front of the rest.',
            'If it hits another: turn the talk. "Enough of Jim. Who\'s paying?" Ask Jim on the way home: "Was that all right for you?" He may say yes. He will have heard the question.',
            'If it is about people who are absent: "My brother\'s gay, I don\'t find it funny," or only "Nah." You need not hold a lecture. A silence of three seconds does more than a paragraph.',
            'If you were the one: "I went too far with that last night. It won\'t happen again." Do not add that it was meant in fun. He knows.',
            'If the table goes on, let it go on without you. There are other tables.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What may lie under it

Sometimes it is only habit. Sometimes the loudest joker would give much to be asked how he is, and has found no other way of being in the middle. Try it: walk with him, ask twice, wait.

And sometimes a man makes jokes against himself that are no longer any. "I'd not be missed." "Best put me down." Once is a figure of speech. If it comes again, or he has had a bad season, ask him in earnest, alone: **"You've said that a few times now. Are you thinking of killing yourself?"** If he laughs, you have lost nothing. If not, stay, and get help with him: emergency number if it is now, findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland.

## Both languages

The best tables speak both. They can be rude for an hour and then, when somebody puts down his glass and says "I've had the results", go completely quiet. No one there needs to be told that the one made room for the other: it was in the teasing that they learned he could be himself here.

If yours can do only one of them, teach it the second. Begin small. After the next good insult, when the laughter is just going down, say to him what you actually like about him. In one sentence, without a wink. It will be dreadfully quiet for a moment. Then somebody will say something rude, and it will mean something else.`,
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'disagree-and-stay-friends',
      pillar: 'brotherhood',
      title: 'Disagree and stay friends',
      description:
        'How to argue about politics, faith, money or how to raise a child with a man you mean to keep. A method, some sentences, and the few lines worth drawing.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `A friendship in which nobody ever disagrees is a waiting room. But many of us know only two ways of disagreeing: we say nothing and see him less, or we say everything and see him never. There is a third way. It takes practice, and it works better on a path than on a screen.

First, a decision: **which do you want more, to be right or to still have him in ten years?** You may choose either. But choose before the second drink, and not in the heat of it.

Second, something worth remembering. When did you last change your mind because you were beaten in front of other people? Most of us can think of a time we changed it a little, later, alone, because somebody we liked had listened to us and then said something we could not shake off. If you want to move him at all, that is the door.

And third: you might be the one who is wrong. It has happened before. A friend who can show you that without enjoying it is worth more than ten who nod.`,
        },
        {
          kind: 'steps',
          title: 'A method for one conversation',
          steps: [
            'Move it. Not in the group chat, not at the table, not by text. "Let\'s walk on Sunday and you tell me how you see it."',
            'Ask before you tell. "How did you come to think so?" is a better question than "How can you think so?" Views have a history: a father, a bill, a fright, a street.',
            'Say it back until he agrees. "So for you it comes down to whether people keep their word. Have I got that?" You do not get a turn until he has said yes.',
            'Find the part that is true. There nearly always is one, and saying it costs you nothing. "You\'re right that nobody asked the people who live there."',
            'Say your own in the first person, short, with where it comes from. "I see it differently, because of what happened with my sister."',
            'Name the exact point where you part. It is usually smaller than the noise. "So we both want X, and you fear A more, and I fear B."',
            'Stop at the agreed bend in the road. Neither has to give in. "I\'ll think about that" is a fine last word, provided you do.',
            'Do something together afterwards that has nothing to do with it: eat, carry, watch, mend. The friendship should have the last word.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences worth having ready',
          tips: [
            '"What would change your mind? I\'ll tell you what would change mine."',
            '"I don\'t know enough about that. Send me one thing to read, and I\'ll send you one."',
            '"I can feel myself getting hot. Give me five minutes."',
            '"That one landed badly. Did you mean it the way I heard it?"',
            '"I was unfair just now."',
            '"We\'re not going to settle it tonight. Who\'s cooking?"',
            '"I\'d rather have you wrong at my table than right somewhere else."',
            '"You may be right." Try saying it slowly. Nobody has died of it.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you press send on a reply',
          items: [
            'Would I say it with his children in the room?',
            'Am I answering what he wrote, or what others like him write?',
            'Is this the third message? Then it is time to ring.',
            'Is there an audience? Then it is theatre. Take it private.',
            'Have I slept?',
            'Is there a sentence in it that is only there to hurt? Take that one out. It is often the best-written.',
            'If I win this, what do I win?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Lines worth drawing

To stay friends across a difference is a fine thing. It is not an order. Some views have a person at the other end of them, and that person may be you, your husband, your daughter or the man beside you. You may say: "I'll talk about taxes with you until the sun comes up. I won't discuss whether my family should exist." You may say it calmly, and you may get up and go if he goes on. You are not the one who ended it.

Threats end it. Contempt that does not stop when it is named ends it, at least for now. If a friend is sliding into something that frightens you, into violent groups or talk of hurting people, keep a thread to him if you safely can, do not try to manage it alone, and if somebody is in danger call your emergency number.

## If it has already blown up

Wait two days. Then send three lines: "I don't like how that ended. I still think what I think, and I was wrong to call you that. Walk on Sunday?" Leave out the argument altogether. If you bring it along, it will come along like a third man, and one who has to be carried.

Some subjects may be put on a shelf by agreement. "We leave this alone for half a year, and then we see whether it still bites." That is not cowardice. Long friendships have good shelves.`,
        },
      ],
    },
    {
      key: 'when-a-friend-is-grieving',
      pillar: 'brotherhood',
      title: 'When a friend is grieving',
      description:
        'What to do in the first week, the first months and on the days nobody else remembers. What to say when there is nothing to say, and what to bring.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Somebody has died, and a man you like has been left behind. You want to help and do not know how, so you wait for a good moment, and the moment passes, and then it is embarrassing that you did not write. Others who know him are in exactly this position, which is one reason why he is so alone just now.

**You cannot make it better. You can make it less lonely.** That is the whole job, and it can be done by anybody with a phone and a saucepan.

It holds for every kind of loss: a wife, a husband, a father with whom it was difficult, a child, a child who was not yet born, a friend, a brother he had not spoken to, a man he loved in secret, a dog who was all he had. Do not measure. He will tell you how large it is.

Grief has no timetable. The well-known five stages come from Elisabeth Kübler-Ross (*On Death and Dying*, 1969), and she was writing about people facing their own death. Some men cry and some mend the roof. Both can be grieving properly.`,
        },
        {
          kind: 'steps',
          title: 'What to do, and when',
          steps: [
            "Day 1: write or ring. Use the name of the one who died. \"I've heard about Anna. I am so sorry. You don't need to answer. I'll ring on Thursday.\" And ring on Thursday.",
            'First week: turn up if you are near. Ten minutes on the step are enough. Bring something that needs no thanks: soup in a pot you do not want back, milk, a phone charger, a lift for the relatives.',
            'First week: take over one dull thing. The bins, the dog, the form, picking up an aunt. Say "I\'m coming at four for the bins" rather than "Let me know if you need anything". He will not let you know.',
            'The funeral: go, unless the family wants to be alone. If you cannot decide, go. Say one thing about the dead that he may not know.',
            "Weeks 2 to 6: now it grows quiet, everyone has gone home. Once a week something small and fixed: a walk, a fry-up, the match. \"Saturday at nine, I'll ring the bell. If you don't want to, we'll leave it.\"",
            'Month 3: ask about the dead. "Tell me about her." Most people think it would hurt him. Mostly it is what he is longing for.',
            'First birthday, first holiday, first anniversary: put all three in your calendar now. One line each: "Thinking of you and Anna today."',
            'Second year: do it again. Hardly anyone does.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Words',
          tips: [
            '"I\'m so sorry." It has never been improved on.',
            '"I don\'t know what to say, and I wanted to ring."',
            '"Do you want to talk about him, or about something else?"',
            '"You don\'t have to be good company."',
            '"I remember how he..." and then the thing, exactly.',
            'Rather not: "He\'s in a better place." "At least he didn\'t suffer." "You\'ve got to be strong now." "You can have another." "I know how you feel." "Time heals."',
            'If he is a man of faith and you are too, pray with him if he would like it. If you do not share his faith, come to the service all the same and stand up when the others do.',
            'If he says nothing, say nothing. Sit where he can see that you have taken your coat off.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Look out for',
          items: [
            'He does not eat, sleep or wash over many days.',
            'He drinks a lot more than he used to, or drives as if it did not matter.',
            'Months on, he cannot take part in anything, or cannot believe it at all.',
            'He blames himself in a way that cannot be reached.',
            'He speaks of following, of having nothing to stay for, or puts his affairs in order with odd care.',
            'He has small children or an old mother in his charge and cannot manage.',
            'He is alone on the evening of a special day.',
            'You yourself are worn down.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you are afraid for him

Wanting to be with the dead is a common thought in grief, and mostly it means longing. But ask. **"Do you sometimes think of ending your life?"** It does no harm to ask it, and he will not think you mad. If yes, stay, ask about a plan, put distance between him and the means, and get help with him: your emergency number if it is now, otherwise his doctor or a line from findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland. After a death by suicide those left behind are at more risk themselves, so ask it then above all.

If he is stuck after many months, there is help made for it, in groups and from counsellors. "I'll go with you the first time and wait in the car" has got more men there than any leaflet.

## If you come too late

It is two years ago and you never wrote. Write today. "I didn't write when your father died. I had no words, and then I was ashamed. I think of how he taught us to back the trailer." There is no such thing as too late for this letter, and he may need it more now than in that first week, when there was a stack of them.`,
        },
        {
          kind: 'links',
          title: 'Bereavement support',
          links: [
            { label: 'Cruse Bereavement Support (UK)', url: 'https://www.cruse.org.uk' },
            {
              label: 'The Compassionate Friends (US), after the death of a child',
              url: 'https://www.compassionatefriends.org',
            },
            {
              label: 'American Foundation for Suicide Prevention, for those bereaved by suicide too',
              url: 'https://afsp.org',
            },
            { label: 'Find a helpline in your country', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'when-a-friend-has-a-baby',
      pillar: 'brotherhood',
      title: 'When a friend becomes a father',
      description:
        'How to keep a friend through the first year of his child, whether you have children or not. What to bring, what to ask, and when to worry.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `A friend of yours has become a father. You send a picture of a bottle and a row of question marks, he sends back a photograph, and then nothing for four months. Neither of you has done anything wrong. He is asleep, or would like to be.

A good many friendships end here, quietly. The new father thinks that the others are having a fine time without him. The others think they would be in the way. If you have no children yourself, perhaps because you do not want any, perhaps because you would have liked to, it may sting as well. You are allowed to feel both, gladness and a pang.

It is not very difficult to come through this year as friends. **It takes somebody who adjusts the form and does not wait for the old form to come back.** The old one was Friday at nine. The new one is Saturday at seven in the morning, with a pram, for forty minutes, and one of you has sick on his shoulder.

It holds for every way of becoming a father: by birth, adoption, fostering, marriage, with a woman, with a man, alone. For the man who gets a ten-year-old along with a new partner there will be no cards in the shop, and he needs you too.`,
        },
        {
          kind: 'steps',
          title: 'The first year, from outside',
          steps: [
            'Before: "In the second week I\'m bringing supper. Is there anything either of you can\'t eat?" Offer to be the one who passes the news to the others, so that he does not have to.',
            'Week 1: congratulate, ask the name, ask for nothing. No visit unless they invite you.',
            'Weeks 2 to 4: food on the doorstep, in a box that does not need returning. Ring, hand it over, go. If they say "Come in" and you have no cold, wash your hands, stay for twenty minutes and do the washing-up.',
            'Month 2: offer something exact. "I can push the pram on Sunday from eight to nine, and you two sleep." If you are nervous with babies, take the older child, the dog or the rubbish.',
            'Months 2 to 6: a walk each fortnight, his hour, his street. If he cancels three times, you propose the fourth time without a sigh.',
            'Ask two questions each time: "How is the little one?" and "How are you?" The second is rarely asked.',
            'Month 6: bring him once into the old circle for an hour and a half, early in the day. Fetch him and take him back.',
            'Month 12: raise a glass of something to a year got through. Bring a present for the father.',
          ],
        },
        {
          kind: 'checklist',
          title: 'How is he really?',
          items: [
            'Is he sleeping at all when he could?',
            'Has he got somebody other than his partner to talk to?',
            'Is he working more than he has to, so as not to be at home?',
            'Is he short-tempered, empty, far away, full of dread, over several weeks?',
            'Does he drink or gamble more?',
            'Has he said that he feels nothing for the child, or is afraid of hurting it?',
            'Was the birth frightening? Has anybody asked what he saw?',
            'Do they have enough money for this month?',
            'Does she, or whoever shares it with him, look after herself, and who looks after both?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'For the one who became the father',
          tips: [
            'Say what is possible instead of saying nothing: "Evenings are gone till spring. Can you do Sunday at eight?"',
            'Ask for exact things. People would like to carry something.',
            'Answer with one word or a picture. Your friends are not waiting for essays.',
            'Ask about their lives. A man who has lost his job does not dare to say so beside your pram.',
            'Find one other father with a child of the same age. You need somebody who finds the subject of sleep as absorbing as you do.',
            'Keep one hour a week that is yours, and see that your partner has one too, first.',
            'If the crying drives you to the edge, as it does good people: lay the child on its back in its cot, leave the room for a few minutes, breathe, ring somebody, then go back and look. A few minutes of crying in a safe cot do no harm; shaking a baby, even once, can kill. If the crying sounds wrong or the child seems ill, ring a doctor.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## More than tired

Fathers can get depression and anxiety around a birth just as mothers can. In men it often looks like anger, drink, work or withdrawal, and nobody asks, because nobody was asking about him. If you notice it, say so on the walk: "You don't sound like yourself, and you've had a hard year. Have you told a doctor?" Offer to hold the pram outside.

**If he says that the child or he himself would be better off without him, or that he is afraid of doing something to himself or the child, that is for today.** Stay with him, see that somebody has the child, and get help together: your emergency number, findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland.

And if the child did not live, or did not come, do not step back out of shyness. He is a father. Ask the name. Say it.

## In ten years

There will be a boy or girl to whom you are the man who came on Saturdays. Children collect such people. It may be that of all you did that year, the forty minutes with the pram were what lasted.`,
        },
      ],
    },
    {
      key: 'friends-unlike-you',
      pillar: 'brotherhood',
      title: 'Friends unlike you',
      description:
        'Why it is worth having friends of another age, faith, class, body or way of loving, how such friendships begin, and how not to make a project of the man.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Look through the last twenty men you spoke to for more than ten minutes. How many are within five years of your age? How many earn about what you do, vote as you do, pray as you do or do not, love as you do? For most of us the answer is nearly all. We did not intend it. The streets, the schools, the trades and the algorithms did the sorting, and then habit shut the door.

There is nothing wrong with friends who are like you. It is restful; nobody has to explain the jokes. But a man who has only these hears his own opinions back in slightly different voices, and takes that for the world.

A friend who is unlike you does two things that nobody else can. **He shows you that your normal is one of many. And he knows things that you will need.** The man of seventy knows how it is to stop work. The lad of twenty knows how it is to begin today. The man in the wheelchair knows which doors are lying. The man who left his country knows what you can do without. The gay friend may have had to work out what sort of man he was without a pattern to copy, and that is a thing many men put off for life.

They do not exist in order to teach you this. You pick it up along the way, between two goals.`,
        },
        {
          kind: 'tiplist',
          title: 'How it starts',
          tips: [
            'By the same work, not by interest in the other. Choir, kitchen, crew, allotment, chess, night shift, five-a-side for over-forties. You look at the thing, and one day you look up.',
            'By lasting. Between people who are unlike, it takes longer to get from politeness to friendship. Allow twice the time.',
            'By letting yourself be invited. Go into his house, his feast, his bar, his service. Be for once the one who does not know when to stand up. Nothing else teaches you as fast what he does all week.',
            'By asking once and believing the answer. How is your name said? What do you eat? Which word do you use for it? Then use that.',
            'By the ordinary. Ask him about his knee, his boss and the football. He is more often a man with a knee than he is a representative of anything.',
            'By a real request. Lend me your ladder. Explain this form to me. Come and taste whether that is how it should be.',
          ],
        },
        {
          kind: 'checklist',
          title: 'So that he does not become a project',
          items: [
            'Do I know three things about him that have nothing to do with the difference?',
            'Does he come to me too, or am I always the one who goes to see how he lives?',
            'Have I asked him to explain a whole people to me?',
            'Do I tell others about him as "my friend who is ..."?',
            'Do I bring out the one joke he has heard since school?',
            'If he tells me that something was unfair to him, do I believe it, or do I look for what else it might have been?',
            'Do I stand up when he is talked about and is not there?',
            'May he be wrong, dull, rude and in a bad mood, as my other friends may?',
            'Has he seen me weak?',
          ],
        },
        {
          kind: 'steps',
          title: 'If you put your foot in it',
          steps: [
            'You will. Everybody who leaves his own street does.',
            'Notice it: he goes quiet, changes the subject, laughs late.',
            'Ask, once and alone: "What I said just now, was that wrong?"',
            'If yes: "I\'m sorry. Thank you for telling me." Not how you meant it. Not that you are usually so careful. Not that others do not mind.',
            'Do not make him comfort you.',
            'Look it up or ask someone else, rather than sending him back to teach you.',
            'Do it differently next time. He will notice, and say nothing. That is the sign that it is all right again.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What you may leave alone

You do not have to talk about everything. Between some friends there are whole rooms that stay shut by agreement, and the house is large enough. If he believes that you are damned, and you that he is deceived, you can still carry a wardrobe down a staircase together. It is just possible that you will be kinder to each other on the stairs than those who agree about heaven.

What you need not accept is contempt, neither yours nor his. A friend may think that you live wrongly. He may not treat you as less. If you have to hide who you are, make yourself small or fear for your safety in order to keep him, it is not a friendship across a difference. You may go.

## Where to start

Not with a resolution. Look at where you are already beside somebody unlike you, week after week, with no more than a nod: the mosque next to the gym, the old man on the second floor, the lad at the till with the coloured hair, the one who signs with his friend on your bus. Learn the name. Ask about the knee. The rest takes a year or two, and there is no hurry.`,
        },
      ],
    },
    {
      key: 'when-a-group-goes-flat',
      pillar: 'brotherhood',
      title: 'When a group goes flat',
      description:
        'What to do when the circle, club or crew you care about is fading: finding out why, five repairs, handing over the keys, and how to end one well.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `It begins with one man who cannot come on Thursday. Then there are three. Somebody suggests making it every three weeks. The messages grow longer and the answers shorter. By and by one man books the room, brings the biscuits and sits there at ten past seven looking at the door, wondering whether it is him.

Mostly it is not. Groups of men have a lifespan, as everything has, and most of them get a serious dip somewhere: when the novelty is over, when the founder is tired, when two of them have fallen out and nobody says so. A dip is not an end. But it does not mend by itself, and it is not mended by an angry message about commitment.

**First find out, then repair one thing, then look.** If that does nothing, finish it well. A group that ended with a good meal leaves eight friends. A group that petered out leaves eight men with a slightly bad conscience.`,
        },
        {
          kind: 'steps',
          title: 'Find out in a week',
          steps: [
            'Ring each man, including those who no longer come. By voice, ten minutes each. Not in the chat, where no one tells the truth.',
            'Ask three questions: "What did you get out of it when it was good? What makes it hard to come now? If you could change one thing, what would it be?"',
            'Write it down without defending anything.',
            'Read the pages next to each other. Do they say hour, place and travel? Do they say the same two men talk? Do they say dull? Do they say hurt?',
            'Look at your own part. Do you do everything? Then the others have got out of the habit of doing anything. Do you still like it yourself?',
            'Tell all of them in five lines what you heard, without names, and call one meeting with a single question: mend it or end it?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Five repairs, one at a time',
          tips: [
            'The clock. Shorter, and really over at the time given. Many groups die of the open end, because on Wednesday a man cannot say at home when he will be back.',
            'The day and the place. Ask those who dropped out because of shifts, children, steps or bus fares. Perhaps it is breakfast you want. Perhaps a call every second time.',
            'The form. If all are tired of talking, do a job together for a month: paint, walk, cook, mend. If all are tired of doing, sit down and ask one good question.',
            'The chair. A different man each time, with a card on which it says how it goes. It is not so well run then, and it belongs to all.',
            'The size. Under four, everything hangs on each man; over ten, nobody is missed. Ask in two new men together, never only one, and change one habit in their honour.',
            'The sore place. If two are at odds, get these two on a walk, not the group round a table. If someone spoils it for all, say so to him, alone and clearly, with what would have to change.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Signs of life',
          items: [
            'Somebody other than you has proposed something in the past month.',
            'Men come early or stay behind.',
            'If one is missing, another rings him.',
            'There is laughter, and now and then it goes quiet.',
            'A new man was asked again.',
            'Something was said that could not have been said anywhere else.',
            'You looked forward to it.',
            'Fewer than three of these, over three months, in spite of repairs? Think about ending it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Handing over

If it is you who is tired, say it early, while there is still something to hand over. "I'm doing it until March. Who wants the keys?" Then wait. The silence after this question is long, and you must not fill it. Somebody will clear his throat. He will do it differently and in your eyes worse. Stay away twice, come back as a guest, and keep your mouth shut about the biscuits.

If nobody clears his throat, that is an answer as well, and a useful one.

## Ending well

Name the last evening beforehand. Cook. Go round once: what did I get here, what do I take with me, whom do I thank for what? Settle the money, the keys, the chat, the confidences: **what was said there stays there, even when there is no there any more.** Agree on one date in half a year, for whoever likes, over a meal or on the hill. Two or three will go on meeting of their own accord. That was the group's real yield.

And look after the one for whom it was the only evening in the week with people. There nearly always is one. Somebody should know who it is, ring him the week after, and take him along to something else. If he is in a bad way, do not leave it at that: help him to a doctor or a line, such as those at findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland, or the emergency number if it cannot wait.`,
        },
        {
          kind: 'download',
          label: 'Sheet for the week of asking',
          filename: 'group-check.txt',
          contents: `GROUP: ____________________   WEEK OF: ____________

CALLS (ten minutes each, by voice)
              Good about it      Hard now        One change
1 ________   ______________   ______________   ______________
2 ________   ______________   ______________   ______________
3 ________   ______________   ______________   ______________
4 ________   ______________   ______________   ______________
5 ________   ______________   ______________   ______________
6 ________   ______________   ______________   ______________
7 ________   ______________   ______________   ______________
8 ________   ______________   ______________   ______________

WHAT I HEAR MOST:  [ ] clock  [ ] day/place  [ ] form
                   [ ] chair  [ ] size       [ ] a sore place
MY OWN PART: ______________________________________________

MEND IT OR END IT? Meeting on: ____________________________
ONE REPAIR: _________________________ from: ______ to: _____
Who has the keys: ___________________

SIGNS OF LIFE, after three months (tick)
[ ] proposals from others   [ ] early or late stayers
[ ] the missing get rung    [ ] laughter and quiet
[ ] a new man asked again   [ ] something said only here
[ ] I looked forward to it          TOTAL: ___ of 7

IF WE END: last evening ____________ cook _________________
Money / keys / chat settled [ ]   Who would be alone: ______
Meet again on: _____________
`,
        },
      ],
    },
    {
      key: 'five-sentences-for-help',
      pillar: 'brotherhood',
      title: 'Five sentences for asking for help',
      description:
        'A half-hour exercise for men who would rather move a piano alone: work out what you need, whom to ask, and say it so that he can say yes or no.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `A man will drive for an hour to help a friend shift a sofa and be in a good mood about it all evening. The same man, with his own sofa on the landing, tells everyone that he can manage.

If helping does us so much good, then not to ask is to keep something from others. That is one way of looking at it. Another is that we mostly guess wrong. Francis Flynn and Vanessa Lake showed in 2008, in the *Journal of Personality and Social Psychology* ("If you need help, just ask"), that **people who asked strangers for favours needed far fewer attempts than they had expected.** We count what it costs the other man to say yes. We forget how hard it is to say no.

What makes it difficult is seldom the request. It is being seen in need of it. There is no trick for that. There is only starting small and going on until it is ordinary.

You need paper, thirty minutes and a phone. At the end somebody has been asked something.`,
        },
        {
          kind: 'steps',
          title: 'Half an hour',
          steps: [
            'Five minutes: write everything that you are managing alone just now and should not have to. From the tax form to the night feeds, from the gutter to the fear.',
            'Five minutes: put a letter behind each. H for hands, K for knowing how, T for time, E for an ear, M for money, P for a professional.',
            'Five minutes: put a name behind each. Not always the same one. For P write where: doctor, adviser, union, debt charity, counsellor.',
            'Five minutes: choose one that matters and is not the hardest. Write the five sentences for it (see below).',
            'Five minutes: read them aloud and cross out each "just", "only", "a bit", "sorry", "when you\'ve got a moment" and "it\'s nothing really".',
            'Five minutes: ring or send. Now, before the kettle boils.',
            'Afterwards: note what he said. On Sunday take the next.',
          ],
        },
        {
          kind: 'checklist',
          title: 'The five sentences',
          items: [
            'I need: "I need a second man for the wardrobe." "I need somebody who listens and does not fix it."',
            'What exactly: "Saturday at ten, about an hour, down two flights." "Half an hour on a walk."',
            'Why you: "You\'ve got the calm for it." "You\'ve been through it."',
            'You may say no: "If it doesn\'t suit, say so, and I\'ll ask Mike." And mean it.',
            'What comes of it: "I\'ll ring you on Sunday and tell you how it went."',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Practice cases',
          tips: [
            "Sofa: \"I need a pair of arms on Saturday at ten for an hour. You're the only one I know who doesn't swear on stairs. If you can't, I'll ask next door. There'll be bacon or beans.\"",
            'Work: "I\'ve got this wrong twice. Could you sit next to me for fifteen minutes on Monday while I do it? If it\'s a bad week, tell me who else knows."',
            'Children: "I need Tuesday from four to six, every second week until Easter. She likes you and your drum kit. Think about it, and tell me by Friday."',
            "Money: \"I can't pay the rent this month. I'm not asking you to lend me any. I'd like you to sit beside me while I ring the debt advice people.\"",
            "Ear: \"I'm in a bad way at the moment. I don't need advice. Could you walk with me on Thursday after work? If it's too much for you, say so. I won't take it badly.\"",
            "Drink: \"I don't want to drink any more and I can't manage it alone. I've got the number. Could you be there when I call?\" (After heavy drinking every day, stopping all at once can be dangerous. See a doctor first.)",
            'Illness: "I\'ve got the appointment on the 4th and I\'m scared. Could you come and sit in the corridor?"',
            'Dark: "I\'m thinking of killing myself. Please come, or stay on the line while I ring for help."',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If he says no

Then he has treated you as a grown man who can take one. Say thank you, ask the next. A no tells you about his week, not about your worth. If the same man has said no four times and asked you four times, you will draw your own conclusions.

## If he says yes and does it wrong

Let him. He is putting the shelf up his way. If it holds, it holds. With listening you may correct him: "Thanks. I don't need an idea now, only that you know."

## Afterwards

Thank him once, exactly. Tell him what came of it. Do not rush back with a bottle and a favour in the same week; a debt that is carried for a while ties people together. And when he asks you, which will be easier for him from now on, then go.

## When it is too big for friends

Friends are good for arms, time and ears. For illness, debts, violence, addiction and despair you also need people who are trained for it, and asking them is the same exercise. **In danger: your emergency number. Otherwise findahelpline.com for your country; in the US call or text 988; in the UK and Ireland Samaritans on 116 123.** The first sentence is enough: "I need help." They can do the other four with you.`,
        },
      ],
    },
    {
      key: 'year-of-friends',
      pillar: 'brotherhood',
      title: 'The year of friends',
      description:
        'A calendar for friendship: twelve small monthly acts, the dates worth remembering and a quarterly look back. Two hours to set up, and then a little each month.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `It sounds cold to put friendship in a calendar. We do it for the car, the boiler and the dentist, none of which has ever sat up with us. What is not written down happens when there is time, and there is none.

The worksheet has three parts. **Dates**: birthdays, but most of all the other ones: the day his father died, the day he stopped drinking, the court hearing, the scan. A line on such a day is worth more than ten on a birthday, because nobody else sends one. **Months**: one small act for each, so that in the course of a year everyone gets his turn and every muscle is used. **Quarters**: ten minutes to see whom you are losing.

You can start in any month. Begin with the one it is now. You need a list of about fifteen people: five close ones, ten who could be closer or used to be. Men and women, family too. Fifteen is enough. Nobody can be a good friend to sixty, though some try it by message.`,
        },
        {
          kind: 'steps',
          title: 'Setting it up, an hour or two',
          steps: [
            'Write the fifteen. Beside each the month of your last proper talk.',
            'Collect the dates. Some you know, some are in old messages, some you can ask: "When was it your mother died? I\'d like to think of it." Put them in the phone with a reminder at nine in the morning, and on the sheet.',
            'Read through the twelve months and move them about as you like. Put the one you find hardest in a month in which you are strong.',
            'Choose a name for the first three. Leave the others open; life will propose some.',
            'Fix two meetings of the year that stand: one with many, such as a soup, a hill or a match, and one with a single man for a night or a long day. Send the dates out today, even if they are ten months off. Whoever is asked early comes.',
            'Hang the sheet inside the wardrobe. On the first of each month you will meet it in your underpants, which keeps a man humble.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Twelve months, twelve acts',
          items: [
            'One: four lines to someone you have not heard from for a year.',
            'Two: a visit to somebody who cannot get out.',
            'Three: ask for help with something.',
            'Four: a walk with somebody older, and three questions.',
            "Five: an hour of work on somebody's house, bicycle, garden or form.",
            'Six: bring together two who do not know each other and should.',
            'Seven: a long day out with one man, phones in the bag.',
            'Eight: write by hand to somebody younger.',
            'Nine: an apology that is due, or a thank-you that is overdue.',
            'Ten: soup for four, one of whom is new.',
            'Eleven: ring somebody for whom this month is heavy. Ask twice how he is.',
            'Twelve: tell three people, in one exact sentence each, what they were to you this year.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'So that it stays human',
          tips: [
            'Nobody gets to see the sheet, and nobody is a number on it. If you would be ashamed of an entry, leave it out.',
            'A quarter of an hour is an act. If there is more, good.',
            'A month missed is a month missed. Do not do two.',
            "Write down what he said: the dog's name, the exam, the knee. Ask about it next time. That is nine tenths of what people call a good memory.",
            'If somebody never answers, let him off the list in December without a grudge, and put in somebody who opens the door.',
            'If you are the one who is having a bad year, do only month three, each month. Ask. That is what the fifteen are there for.',
            'With somebody whose dark days you know, ring on the day before as well. If he is in danger, do not stay alone with it: emergency number, findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Every three months, ten minutes

Go through the fifteen. Put a dot after everyone with whom you have really spoken. Then ask four questions. Who has had no dot for half a year? Who has asked after me, and did I answer? Whom have I only ever helped and never asked? Was there an evening this quarter on which I was glad to be this man's friend? Write one name down for the coming weeks. One.

## In December

Keep the sheet. In five years you will have five of them, and you will see what you do not see from day to day: that this one came back, that one got nearer, that a third has gone, and that you did write to him that March. It is no great work. It is what you would have done anyway if there had been time.`,
        },
        {
          kind: 'download',
          label: 'Sheet for the year',
          filename: 'year-of-friends.csv',
          contents: `FIFTEEN,last proper talk,dates worth remembering,Q1 dot,Q2 dot,Q3 dot,Q4 dot,he said / ask next time
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
MONTH,act,with whom,on,done,note,,
1,four lines after a year,,,,,,
2,visit somebody who cannot get out,,,,,,
3,ask for help,,,,,,
4,walk with somebody older,,,,,,
5,an hour of work,,,,,,
6,bring two together,,,,,,
7,a long day with one man,,,,,,
8,a letter to somebody younger,,,,,,
9,an apology or a thank-you,,,,,,
10,soup for four,,,,,,
11,ring where it is heavy,,,,,,
12,three exact sentences,,,,,,
,,,,,,,
STANDING: with many,,date,,,,,
STANDING: with one,,date,,,,,
`,
        },
      ],
    },
    {
      key: 'friendship-at-a-distance',
      pillar: 'brotherhood',
      title: 'Friendship at a distance',
      description:
        'Keeping a friend who lives three hours or three time zones away: rhythms that hold, things to do together when apart, and how to make a visit count.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `He moved, or you did. For a while you rang. Then the calls became occasions: you had to have an hour, a quiet room, and news. Since nobody has an hour, a quiet room and news all at once, there have been two calls in the past year, each of them begun with "We really must do this more often."

What went missing was not affection. It was the small stuff. When you lived in one place you knew what he had had for lunch and which bolt would not come off. At a distance only the headlines are left, and **a friendship does not live on headlines.** You need a way back to the bolt.

It can be done. There are men who have been each other's nearest friend for thirty years and have spent perhaps sixty days of that in one place. They all seem to do the same few things: a fixed rhythm, something they do together, a visit each year that is not cancelled, and hardly any apologies.`,
        },
        {
          kind: 'steps',
          title: 'A rhythm, in three layers',
          steps: [
            'Small, most days or weeks: something that needs no answer. A picture of the bolt. Eight seconds of a spoken message. A bad pun. The rule is that no one has to reply, and nobody counts.',
            'Middle, weekly or fortnightly: a fixed slot of twenty minutes, hung on something you do anyway, such as the walk home, the dog, the washing-up. Not at the wheel. Same day, same hour. If one of you cannot, it lapses. It is not moved.',
            'Large, once or twice a year: a visit with dates that were settled on the last one. Two nights are better than a week.',
            'Write down in whose time zone the slot is. More friendships have been lost to summer time than to quarrels.',
            'Try it for eight weeks. Then ask: too much, too little, other hour?',
            'When life gets rough on one side, change the roles: for a while only one of you rings, and the other is allowed just to pick up.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Things to do together, apart',
          tips: [
            'Read one book, a chapter a week, and quarrel about it. Short book.',
            'Watch the same match with the sound of the other in your ear.',
            'Chess by post or by phone, a move a day.',
            'Cook the same supper on the same evening, and eat it on a call.',
            'Train for the same thing. Send the number on Sunday, and nothing else.',
            'Mend something with him on the screen saying "the other left".',
            'Record ten minutes as you walk and send it. He listens to it on his own walk and does the same. It suits men with children, shifts and stammers, and it keeps for years.',
            'Write letters. It sounds like a lot and is one page a month.',
            'If one of you signs or finds calls hard, use video, text or letters, and let him choose which.',
            'Have a game that runs for years, with a worthless trophy that goes by parcel to and fro.',
          ],
        },
        {
          kind: 'checklist',
          title: 'A visit that counts',
          items: [
            'The dates are fixed before the last one ends.',
            'One thing is planned, and not three.',
            'There is work in it if he has any to do. Paint his fence.',
            'Phones in a drawer for half a day.',
            'An hour side by side: car, path, boat, bench.',
            'Something is asked that was not for the telephone.',
            'His people at home get some attention, and you wash up.',
            'You leave before everybody is tired.',
            'Something of yours stays there, so that you have to come back for it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If he lives where you cannot go

Prison, the forces, a ship, a care home, a country with a border one of you cannot cross. Then letters carry it, and regularity even more. A card every second Sunday is something to hold on to where one day is like the next. Find out what is allowed in and what is read by others. Write about the bolt. A man who is shut in hears little enough about who has painted his door green.

## When you notice that something is wrong

From a distance you do not see that he has stopped shaving. So pay attention to other things: messages at four in the morning, cancelled slots, a voice gone flat, jokes about not being around much longer. Ask directly: **"Are you thinking of killing yourself?"** If yes, keep him on the line. Have ready what you need for that, for each of your close friends far away: his address, someone who lives near, the emergency number of *his* place, since yours will not reach it. Get somebody to him. Findahelpline.com lists lines by country; 988 in the US; Samaritans 116 123 in the UK and Ireland. Then ring again tomorrow.

## When it has gone quiet

Then send the bolt. Not "We really must". A picture of whatever lies in front of you at this moment, with one line: "It won't come off. Thought of you." He will know what is meant.`,
        },
        {
          kind: 'download',
          label: 'Card for a friend far away',
          filename: 'far-friend.txt',
          contents: `FRIEND: ______________________  TIME ZONE: ______ (mine +/- __)
Address: ______________________________________________________
Someone near him: ___________________ phone: __________________
EMERGENCY NUMBER AT HIS PLACE: ________  Helpline there: ______
(look it up at findahelpline.com, and write it here)

OUR RHYTHM
Small:   what we send ________________________ no reply needed
Middle:  every ____________ at ______ his time / ______ mine
         hung on: ____________________________________________
         if it fails: it lapses, next one stands
Large:   next visit from ________ to ________  at ____________
         one thing we do: ____________________________________
         the one after: ______________________________________

TOGETHER, APART: ______________________ since: ________________

HE SAID / ASK NEXT TIME
date ________  ________________________________________________
date ________  ________________________________________________
date ________  ________________________________________________
date ________  ________________________________________________

DAYS WORTH A LINE: ____________________________________________
After 8 weeks: too much / too little / other hour: ____________
`,
        },
      ],
    },
  ],
}
