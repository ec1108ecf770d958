import type { LibraryChallenge, Shelf } from '../types.ts'

export const purpose: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-put-off-jobs',
      pillar: 'purpose',
      title: 'Three jobs you keep walking past',
      description:
        'The bulb, the form, the phone call. Three small jobs you have dodged for a month or more, one a day, none longer than forty-five minutes. Three small weights come off your back, and nothing larger is asked.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'List them, do the smallest',
          action:
            'Set a timer for 15 minutes and list every small job you have been dodging. Mark three that take under 45 minutes each, cost little and can be ended without waiting for anybody: one with paper in it, one you rather dread. Do the smallest one now, to the end: new bulb in, old bulb in the bin. Done means there is nothing left of it for tomorrow.',
        },
        {
          from: 2,
          to: 2,
          title: 'The one with paper in it',
          action:
            'Today the form, the bill, the booking or the email. Give it 45 minutes with the phone in another room, unless the job is on the phone. If it turns out bigger than it looked, finish the part that lets the rest move and write the next step down with a date. That counts.',
        },
        {
          from: 3,
          to: 3,
          title: 'The one you would rather not',
          action:
            'Do the last one before your evening meal. Say the awkward sentence in the first half minute if it is a call. Then cross off all three by hand and write one line on what they had cost you by waiting. A missed day is no harm: the three need not be in a row, they only need to be three.',
        },
      ],
    },
    {
      key: 'closing-the-day-properly',
      pillar: 'purpose',
      title: 'Close the day properly',
      description:
        "Ten minutes in the evening to end the day's work on purpose, so that it stops following you about the house. Paid work, caring, study and looking for work all count. Each evening adds one small part, and by the seventh you have a routine of your own.",
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'A place and a time',
          action:
            'Pick the moment your working day ends, or should, and set one daily alarm for it. Choose a spot and a notebook. Tonight, when it rings, sit down for two minutes and write the date and the time you stopped. Nothing else yet. Late shift? Then it is ten minutes before bed.',
        },
        {
          from: 2,
          to: 2,
          title: 'Three things that got done',
          action:
            "At the alarm write three things you finished or moved, as plain facts: 'Rang the school. Fixed the gate. Sent the quote.' Small ones count. If you can find only one, write the one. Days look emptier than they were until somebody writes them down.",
        },
        {
          from: 3,
          to: 3,
          title: 'Park what is still open',
          action:
            'After the three facts, list every loose end in your head and write the next step beside each: who, what, when. Not how it will all turn out, only the next step. Five minutes is plenty. The point is that the paper holds them overnight, so you need not.',
        },
        {
          from: 4,
          to: 4,
          title: "Choose tomorrow's first thing",
          action:
            'Look at the loose ends and pick the one that would make tomorrow better if it were done early. Write it on a line of its own with a time. Lay out whatever it needs: the file, the boots, the number to ring. Facts, loose ends, first thing: you are at about seven minutes.',
        },
        {
          from: 5,
          to: 5,
          title: 'Clear one surface',
          action:
            "Add three minutes of putting away: the desk, the bench, the van seat, the kitchen table. One surface, not the house. If small children share it, clear half of it and call that done. Tomorrow's you walks up to a place that is ready for him.",
        },
        {
          from: 6,
          to: 6,
          title: 'Say that it is over',
          action:
            "End with the same small act every time: shut the notebook, hang up the jacket, turn the chair in, and say 'That is it for today.' It may feel daft. It gives the day an edge. If work calls after that and can wait, write it in the notebook and let it.",
        },
        {
          from: 7,
          to: 7,
          title: 'Run it whole, then trim it',
          action:
            'Do all of it tonight: facts, loose ends, first thing, one surface, the closing act. Time it. If it took over twelve minutes, cut the part that helped least. Write the short version inside the cover of the notebook. That is your routine, and on a bad day its first line alone will do.',
        },
      ],
    },
    {
      key: 'five-words-you-can-be-held-to',
      pillar: 'purpose',
      title: 'Five words you can be held to',
      description:
        'Most lists of values are nice words nobody could fail. In ten days, fifteen minutes a day, you find five that are true of you and write each as something a friend could catch you doing, or not doing.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Too many words',
          action:
            'Write thirty words for things you might stand for: honesty, craft, patience, courage, humour, faith, fairness, family, freedom, learning and so on. Do not choose yet. Put a dot beside those you were taught to say and a star beside those that give you a tug.',
        },
        {
          from: 2,
          to: 2,
          title: 'Two times you were glad to be you',
          action:
            'Write half a page each on two times you liked how you behaved, whatever came of it. They can be small: the lift you gave, the truth you told. Underline what you were protecting or serving. Those are values with dirt on them.',
        },
        {
          from: 3,
          to: 3,
          title: 'Two times you were not',
          action:
            'Half a page each on two times you let yourself down, or saw something that made you properly angry. Both point the same way: what was being trampled? Write the word. If this brings up something heavy, stop there and talk to someone you trust about it.',
        },
        {
          from: 4,
          to: 4,
          title: 'Cut to five',
          action:
            'Set your thirty words beside days 2 and 3. Strike out everything that never showed up. Merge twins, such as honesty and straightness. Keep five. If a sixth will not go, ask which of the six has ever cost you something, and let the cheapest drop out.',
        },
        {
          from: 5,
          to: 5,
          title: 'Turn each into something seen',
          action:
            "Under each word write one sentence that starts with 'I' and a verb and could be filmed. Not 'family matters to me' but 'I am at the table at six, phone in the drawer.' If a stranger could not tell whether you did it, write it again.",
        },
        {
          from: 6,
          to: 6,
          title: 'Check it against your diary',
          action:
            'Take the last seven days, hour by rough hour. Beside each value write the hours that went to it. No marks out of ten, no scolding. You are finding out which are values today and which are hopes. Both may stay on the list, honestly labelled.',
        },
        {
          from: 7,
          to: 7,
          title: 'Check it against your money',
          action:
            'Do the same with the last month of spending: which payments served one of the five, which served none? Leave rent and bills out of it. Ten minutes will do. Money tells the truth about us a little faster than we do.',
        },
        {
          from: 8,
          to: 8,
          title: 'Live one of them before bed',
          action:
            'Pick the value that came off worst on days 6 and 7 and do its sentence today, in the smallest full form. Craft: one job finished properly. Kindness: one letter answered. It counts when it is done, not when it is felt.',
        },
        {
          from: 9,
          to: 9,
          title: 'Ask someone who knows you',
          action:
            "Show the five to one person who will not flatter you and ask: 'Which of these do you see in me, and which do you not?' Listen, say thank you, and do not argue. No such person at hand? Post the question in the community, without private details.",
        },
        {
          from: 10,
          to: 10,
          title: 'The card',
          action:
            "Correct the five in the light of yesterday. Write them with their sentences on one card, date it, and keep it where you make decisions: wallet, desk, inside of the cupboard door. Put a note in your calendar three months on: 'Still true?' That is the whole job.",
        },
      ],
    },
    {
      key: 'the-hard-thing-first',
      pillar: 'purpose',
      title: 'The hard thing first',
      description:
        'For two weeks the job you would most like to put off gets the first stretch of your working day: twenty-five minutes to begin with, forty-five by the second week. Before messages, before the easy stuff. A planned rest day counts, as long as you named it the night before.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find out what you avoid',
          action:
            "Today only watch. Keep a slip of paper and mark each time you swerve away from a job into an easier one. Note the job and what made it unpleasant: dull, vague, frightening, too big. Tonight choose tomorrow's hard thing and write its first physical move.",
        },
        {
          from: 2,
          to: 4,
          title: 'Twenty-five minutes',
          action:
            "Start your working time with the hard thing for 25 minutes by a timer. Messages stay shut. If your first hour is not your own, use the first stretch that is, and put it in the diary like a meeting. Stopping at the bell is allowed. Each night write the next day's hard thing and its first move.",
        },
        {
          from: 5,
          to: 7,
          title: 'Thirty-five, and make it easier to begin',
          action:
            'Stretch to 35 minutes. The evening before, lay it open: the file on the screen, the tools out, the number written large. If you stall, say aloud what you are avoiding, then do two minutes of the dullest part. Two bad days in a row? Go back to 25 and carry on.',
        },
        {
          from: 8,
          to: 8,
          title: 'Look at the week',
          action:
            'Fifteen minutes with the list. What got done that had been waiting? Which jobs were only hard until you opened them? Cross out anything that never needed doing. Pick two jobs for week two that really matter, not only two that nag.',
        },
        {
          from: 9,
          to: 11,
          title: 'Forty-five minutes, real work',
          action:
            'Give the two chosen jobs 45 minutes each morning. Leave a note at the bell about where to pick up, a half-written sentence if need be. If an emergency eats the slot, do fifteen minutes later the same day. Fifteen counts. Nothing does not, and tomorrow is there.',
        },
        {
          from: 12,
          to: 13,
          title: 'With a witness',
          action:
            "Tell one man the night before what you will do and at what time, and send him one word when it is done. No excuses in either direction, just 'done' or 'not done'. You will notice that saying it out loud does half the work.",
        },
        {
          from: 14,
          to: 14,
          title: 'Finish one of them',
          action:
            "Use today's slot to bring one of the two jobs to a state where you can hand it over, send it or close it. Then decide which mornings you will keep: three a week for a year beats seven a week until Thursday. Put them in the calendar.",
        },
      ],
    },
    {
      key: 'useful-once-a-day',
      pillar: 'purpose',
      title: 'Useful once a day',
      description:
        'Twenty-one days, one useful thing a day for somebody else, ten to thirty minutes. Not grand and not announced. The aim is to find where your help is wanted, and where it is only you wanting to help.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Start at home',
          action:
            "Do one job each day that someone you live with usually does, without being asked and without mentioning it. Live alone? The shared stairs, the neighbour's bin, a call to a parent or an old friend. Note each evening what you did and how long it took.",
        },
        {
          from: 4,
          to: 7,
          title: "Within arm's reach",
          action:
            "One useful act a day for someone you meet anyway: hold the door for the sofa, explain the form, take the dull end of a task, carry the shopping. Ask 'Would it help if I...' before you do it. A no is a fine answer and the asking counts for the day.",
        },
        {
          from: 8,
          to: 8,
          title: 'What did people want?',
          action:
            'Read your notes. Put a mark where the help was welcome and a cross where it was mostly for you. No shame in the crosses, everyone has them. Write two lines: what you are asked for most, and what you would do gladly even if nobody said thanks.',
        },
        {
          from: 9,
          to: 12,
          title: 'At work or in your street',
          action:
            "Make someone's day shorter: pass on the contact, write down the thing only you know how to do, show the new man the ropes, sweep the leaves past your own fence. Out of energy? Five minutes of listening without advice is a full entry.",
        },
        {
          from: 13,
          to: 15,
          title: 'Unsigned',
          action:
            'Three days of help that nobody can trace to you. Pick up the litter, drop a coin in the tin, fix the wobbling table, leave a book where it will be found. Keep it cheap and safe. Tell no one, not even as a joke. See whether it still feels worth doing.',
        },
        {
          from: 16,
          to: 19,
          title: 'Bring your trade',
          action:
            'Give what you are actually good at: sums, bikes, spelling, cooking, driving, patience with machines. Twenty minutes for one person, or for a group that needs it. Do only what you are competent to do, and say so where you are not.',
        },
        {
          from: 20,
          to: 20,
          title: 'Look for the regular thing',
          action:
            "Find two places near you that need a pair of hands at a fixed time: food bank, sports club, library, repair cafe, school, place of worship, men's shed. Ring or write to one of them and ask what they are short of. Sending the message counts.",
        },
        {
          from: 21,
          to: 21,
          title: 'Choose one, and a limit',
          action:
            'Decide on one regular act for the next three months with a day, a length and an end date. Say it to the person it concerns. Write down what you will not do, too. A man who knows his limit can be relied upon.',
        },
      ],
    },
    {
      key: 'thirty-kept-promises',
      pillar: 'purpose',
      title: 'Thirty kept promises',
      description:
        'Each morning you write one promise for the day, small enough to keep and clear enough to check. Each evening you write kept or broken. Thirty of those teach you what your word to yourself is worth, and how to raise it.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'So small it is almost silly',
          action:
            "Before nine, or within an hour of waking, write one promise you can keep in five minutes: 'I will wash up before bed.' Say when. In the evening write kept or broken beside it, with no explanation. If you forget to write one, write it when you remember and keep it.",
        },
        {
          from: 4,
          to: 7,
          title: 'Use the if-then form',
          action:
            "Write each promise as 'When X happens, I will do Y': 'When I have eaten tonight, I will ring my brother.' Tie it to something that happens anyway. Still five to ten minutes. A broken one is repaired only by tomorrow's, never by doubling up.",
        },
        {
          from: 8,
          to: 8,
          title: 'First count',
          action:
            'Count kept out of seven. Five or more: carry on. Four or fewer: your promises are too big or too vague, so halve them. Look at the broken ones and write what they share, a time of day perhaps, or another person. Doing this count is the promise for today.',
        },
        {
          from: 9,
          to: 14,
          title: 'Fifteen minutes that matter',
          action:
            'Let the daily promise serve one thing you care about: health, a person, a skill, the house. Fifteen minutes, still checkable by a stranger. On a wretched day you may swap it before noon for a smaller one. After noon it stands as written.',
        },
        {
          from: 15,
          to: 15,
          title: 'Promise nothing',
          action:
            "Today write: 'I promise nothing today', and keep that. Notice what you do anyway and what slides. This evening list what you have been promising other people without meaning it: 'We must have lunch.' Pick one to honour or to take back.",
        },
        {
          from: 16,
          to: 21,
          title: 'Promises to other people',
          action:
            "Each day promise one real person one small thing, with a time, and do it. 'I will send it by four.' If you see you will be late, say so before the time, not after. That is part of keeping your word. No one to promise? The community board will do.",
        },
        {
          from: 22,
          to: 22,
          title: 'Second count',
          action:
            'Count again, days 9 to 21. Which promises felt heavy and which light? Strike out one standing promise you make from habit or guilt, and tell whoever it concerns, kindly and in one sentence. Let that be the promise for today. Fewer and kept beats many and leaking.',
        },
        {
          from: 23,
          to: 28,
          title: 'One promise, six days running',
          action:
            'Choose one promise worth repeating and make it the same every day. Twenty minutes at most. Write its short form now, two minutes long, for the day that goes wrong. The short form counts in full. You are learning not to drop it, that is all.',
        },
        {
          from: 29,
          to: 30,
          title: 'Read the lot, write the next',
          action:
            "On day 29 read all the entries and write half a page: what do I keep without effort, what do I break, what helped? On day 30 write one promise for the next three months, its short form, and who will ask you about it. Then keep today's.",
        },
      ],
    },
    {
      key: 'sixty-days-on-the-long-job',
      pillar: 'purpose',
      title: 'Sixty days on the long job',
      description:
        'The book, the boat, the language, the qualification, the shed. Thirty minutes a day on the thing you keep meaning to do, five days a week for sixty days. Two days a week are for rest, named in advance, and they count too.',
      duration: 60,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Choose one, bury the others',
          action:
            'Write down every long job you carry about. Choose one you can work on alone, at home or nearby, with what you have. Write the others on a sheet and put it in an envelope dated day 60. They are not dead, they are waiting.',
        },
        {
          from: 3,
          to: 4,
          title: 'Say what sixty days can hold',
          action:
            'Thirty minutes, five days a week, is about twenty hours in all. Write what twenty hours could honestly produce: a first chapter, a small hull sanded, 300 words of a language. Fix your slot, your place and your two weekly rest days. Tell one person.',
        },
        {
          from: 5,
          to: 11,
          title: 'Only turn up',
          action:
            'Thirty minutes on working days, good or bad. Judge nothing. Write the date and one line on what you did. If you have no idea how to start, spend the time listing the first ten moves. A day that collapses gets ten minutes. Ten counts.',
        },
        {
          from: 12,
          to: 12,
          title: 'Remove one stone',
          action:
            'Not a working session. Look at the log: what stopped you or slowed you most? Noise, missing tool, a late hour, a phone? Remove or move that one thing today. One stone only, or you will spend the sixty days tidying.',
        },
        {
          from: 13,
          to: 20,
          title: 'Finish something small',
          action:
            'Split off a piece you can end within a week and end it: one scene, one shelf, one unit, one side. Show it to someone, or photograph it and put it in your log. Finished and plain beats half of something fine.',
        },
        {
          from: 21,
          to: 25,
          title: 'The dull middle',
          action:
            'The new has worn off by now, as it should. Make the start tiny: sit down, open it, do the first minute. When the half hour is up, leave the next move written on top. Missed two working days? Begin again on the third. No paying back.',
        },
        {
          from: 26,
          to: 26,
          title: 'Show it to someone who knows',
          action:
            "Send or bring what you have to one person further on than you and ask two things: 'What should I do next? What should I stop doing?' Posting it in a group for that craft counts. Write the answers down and pick one.",
        },
        {
          from: 27,
          to: 35,
          title: 'One weakness at a time',
          action:
            'Spend the first ten minutes of each session on the part you are worst at: the grammar, the joints, the dialogue. Then carry on with the work itself. Keep the rest days. Tired men cut corners and sometimes fingers, so no sharp or powered tools when worn out.',
        },
        {
          from: 36,
          to: 44,
          title: 'A longer bench',
          action:
            'Once a week, replace one session by ninety minutes if your life allows, with a break halfway. Ask for the time openly from whoever it affects, and give something back. No room for it? Stay at thirty. That is what the plan was built on.',
        },
        {
          from: 45,
          to: 45,
          title: 'Cut it to fit',
          action:
            'Fifteen days left. Read the aim of day 4 again and be honest about what will be done by day 60. Cut the rest out, in writing. Most things that were ever finished were made smaller on the way.',
        },
        {
          from: 46,
          to: 57,
          title: 'Finishing is a skill of its own',
          action:
            'Work only on what stands between you and done. New ideas go on the sheet for later. Expect to find sudden reasons to start over or to perfect one corner. Write the reason down, then go back to the list. Ten minutes on a bad day still counts.',
        },
        {
          from: 58,
          to: 60,
          title: 'Call it done, hand it over',
          action:
            'Close it: print it, launch it, book the exam, put the door on. Show the person you told. Open the envelope. Then write one page on what you now know about how you work, and choose whether to go on with this job, take another, or rest a season.',
        },
      ],
    },
    {
      key: 'ninety-days-one-goal',
      safetyRevision: 1,
      pillar: 'purpose',
      title: 'Ninety days, one goal',
      description:
        'One goal, one measure, one witness, a short review every week. For the man who has started plenty and wants to see one thing through to its end. Takes twenty to forty minutes on most days and half an hour each Sunday, or whatever day is your Sunday.',
      duration: 90,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Choose it and write why',
          action:
            "List what you want to be different in ninety days. Pick the one that depends mostly on your own actions. Write why it matters in three sentences without the word 'should'. Still pale on the third day? Pick again. It is cheaper now than on day 40.",
        },
        {
          from: 4,
          to: 7,
          title: 'One measure, one witness',
          action:
            'Turn the goal into what you do, with a number: four runs a week, one application a day, 30 pages edited. Outcomes you cannot command, actions you can. Draw a grid of ninety squares. Ask one man to hear your number each week. Start small this week: three actions. If the goal asks much of a body that is out of practice or unwell, see a doctor before you begin.',
        },
        {
          from: 8,
          to: 14,
          title: 'When and where',
          action:
            "Write three sentences: 'When it is ..., I will ... at ....' Write the short form too, five minutes for bad days. A square is filled by the action, the short form, or a rest day named the day before. Each Sunday from now on: count squares, name the worst obstacle, send your witness the number.",
        },
        {
          from: 15,
          to: 21,
          title: 'Clear the road',
          action:
            'Each day take one small obstacle out of the way: lay out clothes, block the site, cook ahead, agree the hour with your family. Keep filling squares. On day 21 review: what got in the way twice? Plan for that one by name.',
        },
        {
          from: 22,
          to: 30,
          title: 'The first dip',
          action:
            'Somewhere here it stops being interesting. Keep the times, halve the amount if you must. Talk to your witness before you skip, not after. On day 30 count your squares. Twenty or more filled: raise the amount by a little. Fewer: lower it and stay regular.',
        },
        {
          from: 31,
          to: 37,
          title: 'Is it still the right goal?',
          action:
            'This week, and not on a bad evening, ask three questions: does it still matter, is it harming anything I love, do my actions move it? You may change the method or the size. Change the goal itself only if your witness agrees that it is not just the dip talking.',
        },
        {
          from: 38,
          to: 45,
          title: 'Learn from someone',
          action:
            'Find one person or one good book on exactly this and take one change from it. Try it for the whole week before judging. On day 45 show your witness the grid, honest squares only. Halfway. Eat something good.',
        },
        {
          from: 46,
          to: 53,
          title: 'Plan for trouble',
          action:
            "Look ahead for what will break the rhythm: travel, guests, a deadline, a cold. For each write 'If ..., then ...'. If you are ill, rest and see a doctor when you should; write R in the square. R is not a gap, it is judgement.",
        },
        {
          from: 54,
          to: 60,
          title: 'One thing less',
          action:
            'Take one thing out of the week that competes with the goal: a subscription, a committee, an hour of scrolling. Use the time for the goal or for sleep. On day 60 write what you can do now that you could not do on day 1.',
        },
        {
          from: 61,
          to: 68,
          title: 'Do it with company',
          action:
            'Do the action beside someone at least once this week: a run, a study table, two men working silently on a call. If your goal is private, spend twenty minutes helping another man with his. Keep filling squares.',
        },
        {
          from: 69,
          to: 75,
          title: 'The second dip',
          action:
            'Near enough to see it, far enough to be tired. Go back to the three sentences from days 1 to 3 and copy them out by hand. Use the short form as often as you need. A missed stretch of days is closed by one five-minute action, today.',
        },
        {
          from: 76,
          to: 82,
          title: 'Finish list',
          action:
            'Write all that must be done for you to call this finished, and strike out what is only polish. Put each remaining piece on a date. If the number will not be reached, set the honest number now and finish that. Tell your witness.',
        },
        {
          from: 83,
          to: 89,
          title: 'Walk it in',
          action:
            'Work the list. Sleep properly, keep your temper with those who waited for you, and thank them out loud before it is over. Do not start planning the next goal yet. It can wait a week.',
        },
        {
          from: 90,
          to: 90,
          title: 'Close the book',
          action:
            'Sit with your witness, or with a pen, for an hour: what did I do, what did it cost, what do I know now? Fill in the last square. Keep the grid. Rest for a week before you decide on anything new.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'ten-minutes-then-you-may-stop',
      pillar: 'purpose',
      title: 'Ten minutes, then you may stop',
      description:
        'Five days, one job you keep putting off, ten minutes a day by a kitchen timer. When it rings you really may stop. The job is not what you practise here. Beginning is.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose it and shrink it',
          action:
            "Choose one job that has waited at least two weeks. Write the first thing your hands would do: 'Open the drawer and take out the letters.' Set the timer for ten minutes, do that and whatever follows. At the bell stop and write where you are.",
        },
        {
          from: 2,
          to: 2,
          title: 'Same job, same bell',
          action:
            "Ten minutes again, at a time you chose yesterday. Before you start, say what puts you off: 'It is boring.' 'I may find I owe money.' Then begin anyway. If you go on past the bell, fine, but only the ten minutes count.",
        },
        {
          from: 3,
          to: 3,
          title: 'The worst part first',
          action:
            "Spend today's ten minutes on the piece you have been steering round. You only have to meet it, not beat it. If it needs someone else, write or ring them within the ten minutes. A message left counts.",
        },
        {
          from: 4,
          to: 4,
          title: 'In a different place',
          action:
            'Do your ten minutes somewhere else: a library, the kitchen, a bench, the cab of the van. Take only what the job needs. Missed yesterday? Then this is day 3 in a new chair, and nothing is lost.',
        },
        {
          from: 5,
          to: 5,
          title: 'Close it or book it',
          action:
            "Ten minutes to finish. If more is left, divide it into ten-minute pieces, count them, and put them in the diary. Write on a card: 'I can do anything for ten minutes', or your own version, less cheerful if you like. Keep the timer where you work.",
        },
      ],
    },
    {
      key: 'where-the-hours-go',
      pillar: 'purpose',
      title: 'Where the hours go',
      description:
        'Before you change your week, look at it. Seven days of writing down what you did with your time, in half-hour blocks, without improving anything. On the last evening you move two hours, no more, to something you say matters.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Set up the sheet',
          action:
            'Take a page for each day with the half hours down the side, or use a notes app. Before you begin, guess how many hours a week go to work, travel, screens, family, friends, sleep and what matters most to you. Seal the guess. Fill in today.',
        },
        {
          from: 2,
          to: 2,
          title: 'Write it as it happens',
          action:
            "Fill in the sheet four times: at mid-morning, at lunch, at the end of work, at bedtime. Memory flatters. Use plain words: 'Phone, on the sofa.' Do not change how you live because you are being watched, least of all by yourself.",
        },
        {
          from: 3,
          to: 3,
          title: 'Mark the energy',
          action:
            'Go on as yesterday and add a plus, a minus or a zero to each block for how you felt in it. Rest can be a plus. So can washing up, with the radio on. You are looking for the hours that give something back.',
        },
        {
          from: 4,
          to: 4,
          title: 'Who decided?',
          action:
            'Add one letter per block: M if you chose it, O if others did, N if nobody did and it just happened. Work and care will be full of O, that is how life is. It is the N that interests us.',
        },
        {
          from: 5,
          to: 6,
          title: 'The hours off',
          action:
            'Two more days on the sheet, weekend or not. This time watch the hours that belong to you alone: evenings, breaks, a day off if one falls here. They vanish without a noise. Lost a few blocks? Put a question mark and carry on. A sheet with holes beats no sheet.',
        },
        {
          from: 7,
          to: 7,
          title: 'Add up, move two hours',
          action:
            'Add up each kind and open the sealed guess. Write three surprises. Then take two hours from the N blocks and give them to one thing you care about, with a day and a time for each. Two hours you keep are worth more than ten you plan.',
        },
      ],
    },
    {
      key: 'the-phone-can-wait',
      pillar: 'purpose',
      title: 'The phone can wait',
      description:
        'For two weeks the first half hour of your day belongs to you. No screen until you have been up for thirty minutes, or fifteen if you have people to get out of the door. If you are on call or caring for someone, keep it loud and face down.',
      duration: 14,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Move the charger',
          action:
            'Charge the phone outside the bedroom, or across the room if it must wake you. Find any clock with an alarm. In the morning stay off it for ten minutes after rising. Write the time you first picked it up. That is the whole task.',
        },
        {
          from: 3,
          to: 5,
          title: 'Twenty minutes, with something in it',
          action:
            'An empty half hour fills itself with the phone, so put something there: water, a wash, a stretch, coffee by the window, feeding whoever needs feeding. Tell anyone who might need you early how to reach you: a call, not a message.',
        },
        {
          from: 6,
          to: 7,
          title: 'The full thirty',
          action:
            'Hold out for thirty minutes. Notice the itch and what it is after: news, praise, the score, the dread of a work message. Write that one word down. Slipped? Put it back down and finish the half hour. It counts if you finish it.',
        },
        {
          from: 8,
          to: 10,
          title: 'Use five of the minutes',
          action:
            'Spend five of the thirty on the day ahead, with a pen: what must happen, what I would like to happen, who needs something from me. Not a long list. Three lines, and one of them first.',
        },
        {
          from: 11,
          to: 13,
          title: 'Give ten minutes to what matters',
          action:
            'Ten minutes for something of yours: a page of a book, scales, a walk to the corner, a prayer, a sketch, sitting with your child. Pick it the night before and lay it ready. On a chaotic morning, two minutes of it is enough.',
        },
        {
          from: 14,
          to: 14,
          title: 'Decide the house rule',
          action:
            "Look back: what did you not miss? Write your own rule with its exceptions, such as 'No phone before the kettle has boiled, except when I am on call.' Share it with those you live with, as your rule and not as theirs.",
        },
      ],
    },
    {
      key: 'one-page-signed',
      pillar: 'purpose',
      title: 'One page, signed',
      description:
        'In ten short sittings you write one page that says who you are here for, what you can offer, what you will not do, and what that means by next Friday. A mission in working clothes. Twenty minutes a day.',
      duration: 10,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Who would notice?',
          action:
            'List everyone whose days are a bit better or worse through what you do: children, colleagues, customers, a sister, the team, the street. Underline up to five. If the list is short just now, add one person you would like to see on it.',
        },
        {
          from: 2,
          to: 2,
          title: 'What they need from you',
          action:
            "For each name you underlined write one sentence: 'What she needs from me is ....' Guess where you must, and mark the guesses. Ask one of them today: 'What is the most useful thing I do for you, and what would you like more of?'",
        },
        {
          from: 3,
          to: 3,
          title: 'What you have to give',
          action:
            'List your skills, your trade, your hard knocks, your hours, your temper when it is good. Include what comes so easily that you forget it counts. Ten at least. No modesty and no adverts.',
        },
        {
          from: 4,
          to: 4,
          title: 'What makes you angry',
          action:
            'Write for fifteen minutes about what in the world, near or far, you find hard to watch. Then: what within half an hour of your door has something to do with it? Anger is often a value with its coat off.',
        },
        {
          from: 5,
          to: 5,
          title: 'What you will not do',
          action:
            'Write five lines you will not cross for money, applause or peace and quiet. Keep to lines you have already been near. If you stepped over one, write what you would do differently and move on. The page is about from now.',
        },
        {
          from: 6,
          to: 6,
          title: 'Ugly first draft',
          action:
            'Write the whole page in twenty minutes under four headings: For whom. With what. Not at any price. How it looks in an ordinary week. Spelling does not matter. If you stall, talk it into your phone and copy it out.',
        },
        {
          from: 7,
          to: 7,
          title: 'Strike out the brochure',
          action:
            'Read it aloud. Strike out each word you would be shy of saying across a kitchen table. Replace every grand sentence with something you could be seen doing before lunch tomorrow. It should come down to one side.',
        },
        {
          from: 8,
          to: 8,
          title: 'Try it for a day',
          action:
            'Carry the page. Use it for one decision today, an invitation, a purchase, a way of answering. Note where it helped and where it was no use. A page that decides nothing wants another look.',
        },
        {
          from: 9,
          to: 9,
          title: 'Read it to someone',
          action:
            "Read it aloud to someone you trust, or post it in the community with private parts left out. Ask: 'Is this me? What is missing?' Say thank you. Sleep on it before you change a word.",
        },
        {
          from: 10,
          to: 10,
          title: 'Clean copy, sign it, first deed',
          action:
            'Write it out by hand, date it and sign. Beneath it put one deed you will do by next Friday, with the hour. Put the page where only you see it. In six months, read it with a red pen. A mission may be amended.',
        },
      ],
    },
    {
      key: 'put-something-down',
      safetyRevision: 1,
      pillar: 'purpose',
      title: 'Put something down',
      description:
        'You cannot say yes to what matters with your arms full. In three weeks you list what you have agreed to, let three things go decently, and learn to wait before you take on the next. No bridges burnt, no children dropped.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Everything you carry',
          action:
            "List every commitment, spoken or silent: jobs, groups, favours, subscriptions, half-promises, 'I'm the one who always...'. Beside each: who asked, when, for how long. Thirty lines would be nothing unusual. Duties to children and to people in your care stay on the list with a circle round them.",
        },
        {
          from: 3,
          to: 5,
          title: 'What does it cost, what does it give?',
          action:
            'Take ten a day, without hurry. Put hours per month beside each, and a plus or minus for how it leaves you. Then ask: if I were asked today for the first time, would I say yes? Write yes, no, or yes but smaller.',
        },
        {
          from: 6,
          to: 7,
          title: 'Say nothing quickly',
          action:
            "For two days accept nothing on the spot. Say: 'Let me look at my week, I will tell you tomorrow.' Then do tell them tomorrow. At work, where orders are orders, ask: 'Which of these should come first?' Each time you wait, it counts.",
        },
        {
          from: 8,
          to: 10,
          title: 'Put down the first',
          action:
            "Choose the easiest 'no'. Tell the person concerned, by voice if you can: 'I have enjoyed it, I can't go on after the end of the month, here is what I can hand over.' Give notice, offer a handover, and do not invent reasons. Then cross it off.",
        },
        {
          from: 11,
          to: 14,
          title: 'Make one smaller',
          action:
            "Pick one 'yes but smaller'. Weekly becomes monthly, host becomes guest, chair becomes member. Propose the new size in one sentence. If they cannot use you at that size, you have learned something. Meanwhile keep the waiting rule.",
        },
        {
          from: 15,
          to: 15,
          title: 'Sit in the gap',
          action:
            'Use the time you freed today and put nothing in it. Take a walk, look at the ceiling, play. Notice how fast you want to fill it, and with what. Write two lines. An evening off is also something you agreed to.',
        },
        {
          from: 16,
          to: 18,
          title: 'Put down the second and third',
          action:
            "Let two more go, the one you dread included. If it touches pay, a contract or a home, take advice before you speak. If you are afraid of how someone will react, leave that one and talk to a person you trust first. If someone is only disappointed, hear them out without taking it back. 'I understand it is inconvenient' is a whole sentence.",
        },
        {
          from: 19,
          to: 20,
          title: 'Give the time a name',
          action:
            'Decide what the hours were freed for. One thing, maybe two. Put them into the week at the same hours the old commitments had. Tell those at home, and ask what they would wish for with a part of it.',
        },
        {
          from: 21,
          to: 21,
          title: 'One in, one out',
          action:
            'Write your rule for new commitments: how long you wait, whom you ask, what must go first. Stick it by the calendar. Count what you put down. Three was the aim, one done decently is a good result.',
        },
      ],
    },
    {
      key: 'six-sundays',
      pillar: 'purpose',
      title: 'Six Sundays',
      description:
        'Six weeks with one steady appointment: half an hour a week with your own life on the table. Between the Sundays only one line a day. Any day of the week will serve as your Sunday, as long as it is the same one.',
      duration: 42,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'First Sunday: look back only',
          action:
            'Thirty minutes, pen, diary. Walk through the last seven days and write what happened, what you are glad of, what you regret. Plan nothing. Fix the chair and the hour for the next five weeks and tell whoever might need you then.',
        },
        {
          from: 2,
          to: 7,
          title: 'One line a day',
          action:
            "Each evening one line: the thing today that most deserved to be remembered. Facts, not marks. Thirty seconds. Missed one? Leave the gap. The line is bread for Sunday's half hour.",
        },
        {
          from: 8,
          to: 8,
          title: 'Second Sunday: three for the week',
          action:
            'Read the lines. Then choose three things that would make the coming week a decent one, one each for work, for people, for yourself. Give each a day. Write them where you will see them on Wednesday.',
        },
        {
          from: 9,
          to: 14,
          title: 'A glance on Wednesday',
          action:
            'One line each evening. In the middle of the week look at the three for one minute: done, alive or dead? A dead one may be dropped without guilt or cut to a size that fits. Then carry on.',
        },
        {
          from: 15,
          to: 15,
          title: 'Third Sunday: what keeps sliding?',
          action:
            'Three for the week again, and look at what has slid twice. Ask what it lacks: time, courage, skill, or a reason. Write the lack down. If it lacks a reason, strike it off for good and enjoy it.',
        },
        {
          from: 16,
          to: 21,
          title: 'Give the sliding thing a body',
          action:
            'One line a day. For what slid, book one hour with another person this week: a friend who sits there, a class, a call, a room. It counts when the appointment is made, and again when it is kept.',
        },
        {
          from: 22,
          to: 22,
          title: 'Fourth Sunday: the people',
          action:
            'Half an hour on names only. Who did you give time to, who did you neglect, who carried you? Write three names for the coming week with one small act each. Then the usual three, shorter.',
        },
        {
          from: 23,
          to: 28,
          title: 'Three small acts',
          action:
            'One line each evening, and one of the three acts every other day. A message is enough if it says something true. If a name brings up a quarrel or a loss, you may choose an easier one for now.',
        },
        {
          from: 29,
          to: 29,
          title: 'Fifth Sunday: money and body',
          action:
            'Ten minutes on what you spent, ten on sleep, food and movement, ten on the three for the week. No scolding. One change only, small enough that a friend would believe you.',
        },
        {
          from: 30,
          to: 35,
          title: 'Run it without help',
          action:
            "One line a day and a glance in midweek, without looking at this plan. If the evenings get away from you, keep the notebook on the pillow. If the week is a bad one, a line that says 'bad week' is an entry.",
        },
        {
          from: 36,
          to: 36,
          title: 'Sixth Sunday: your own order',
          action:
            'Half an hour in whatever order suits you, by the clock. If it takes more than forty minutes it is too fine for long use, so cut the part you dread. Then three for the week, as ever, one of which you will do with somebody.',
        },
        {
          from: 37,
          to: 41,
          title: 'Five more lines',
          action:
            'One line each evening. On one of the five, tell someone what you have been doing on your Sundays and ask how he keeps track of his own weeks. Steal what is good. A missed line stays missed.',
        },
        {
          from: 42,
          to: 42,
          title: 'Read six weeks',
          action:
            'Read all the lines in one go, twenty minutes. Write half a page: what do these weeks say I care about? Put your review on one card, five questions at most, and set it in the calendar for every week of the next three months.',
        },
      ],
    },
    {
      key: 'the-same-start',
      safetyRevision: 1,
      pillar: 'purpose',
      title: 'The same start for thirty days',
      description:
        'Get up at the same time for thirty days, weekends included, and do the same three things in the same order. It sounds like nothing. On shifts or with a small child, keep the order and let the clock go.',
      duration: 30,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Set the hour backwards',
          action:
            'Count back from when you must leave or begin, add what three short acts need, and then check you still get the sleep you need. If not, the hour moves or the bedtime does. Do not cut sleep for this. Write hour, bedtime and the three acts.',
        },
        {
          from: 3,
          to: 7,
          title: 'Out of bed, and one act',
          action:
            'Rise within fifteen minutes of the hour, and do only the first act: make the bed, drink water, open the door and look at the weather. Be up before you negotiate. A bad night? Same hour, and an earlier bed that evening.',
        },
        {
          from: 8,
          to: 12,
          title: 'Two acts',
          action:
            'Add the second: five to ten minutes of moving in a way your body likes, standing, seated or on the floor. Stop if anything hurts. The order does not change, the amount may. Weekend too, with a nap later if you need one.',
        },
        {
          from: 13,
          to: 13,
          title: 'Check the sleep',
          action:
            'Look at the log of bedtimes. Are you drowsy by day, short with people, nodding off in meetings? Then go to bed earlier from tonight, or set the hour later by half an hour. Do not drive drowsy. If you sleep enough and are still worn out, see a doctor.',
        },
        {
          from: 14,
          to: 19,
          title: 'Three acts',
          action:
            'Add the third, ten minutes of your own: read, write, plan, practise, pray, sit. Fixed order, no phone in between. Write the short form of all three that takes four minutes altogether, and use it whenever the morning is on fire.',
        },
        {
          from: 20,
          to: 21,
          title: 'Keep it away from home',
          action:
            'Do the short form twice somewhere or somehow else: a guest room, a work trip, a sick child, the worst morning of the week. If life supplies no disorder, do it in a different room. A routine is only yours when it travels.',
        },
        {
          from: 22,
          to: 28,
          title: 'No thinking about it',
          action:
            'A full week without changing anything. Do not improve, do not add, do not talk about it much. If you miss a morning, do the first act whenever you surface and mark the day. Never two short days without asking why.',
        },
        {
          from: 29,
          to: 29,
          title: 'What did it carry?',
          action:
            'Write a page: what was different on days that began this way, and what made no difference at all? Ask those you live with what they noticed. Strike out an act that gave nothing. Two that stay are better than three that nag.',
        },
        {
          from: 30,
          to: 30,
          title: 'Keep, loosen or drop',
          action:
            'Choose: keep it daily, keep it on working days, or drop it and keep the bedtime. All three are honest outcomes. Write the decision and a date in two months to look at it again. Tomorrow you may lie in, once.',
        },
      ],
    },
    {
      key: 'a-season-of-service',
      pillar: 'purpose',
      title: 'A season of service',
      description:
        'Ninety days of being reliably useful in one place: two hours a week, the same place, the same people. Most days ask for five minutes or less. You will find out that turning up is the larger part of helping.',
      duration: 90,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 5,
          title: 'Look before you offer',
          action:
            "Each day write down one need within reach and who already works on it: food bank, youth team, night shelter, library, hospital drivers, river clean-up, neighbours' group. Note hours, tasks and what checks they ask for. Which could you do tired?",
        },
        {
          from: 6,
          to: 10,
          title: 'Visit two, choose one',
          action:
            'Get in touch with two and go and see them if you can. Ask: what are you short of, what goes wrong with new volunteers, what would you never ask a man to do? Choose the one that needs you, not the one that looks best.',
        },
        {
          from: 11,
          to: 14,
          title: 'Sign on, small',
          action:
            'Agree two hours a week or less, a day, and an end date at day 90. Do what they require, background checks and training included. While the paperwork runs, keep the two hours free and use them on some small job in your street.',
        },
        {
          from: 15,
          to: 28,
          title: 'The new man',
          action:
            'Two shifts. Come ten minutes early, learn five names, ask before you improve anything. Between shifts write a line: what did I see, whom did I meet, what did I not understand? Do the dull task first. Ill? Tell them early, stay home.',
        },
        {
          from: 29,
          to: 35,
          title: 'What are you getting out of it?',
          action:
            'Write a page this week about why you are doing this: thanks, guilt, company, belief, something to do on Thursdays. Mixed motives are normal. You should know them, for they come out when nobody thanks you.',
        },
        {
          from: 36,
          to: 49,
          title: 'Get good at something',
          action:
            'Choose one task there and learn to do it well enough that no one has to check. Ask the person who does it best to show you. Daily line as before. If the place takes more than you agreed, say so now, kindly.',
        },
        {
          from: 50,
          to: 56,
          title: 'When it goes flat',
          action:
            'By now a shift will have felt pointless. Go anyway, and do one thing for one person properly. If what you see there weighs on you at night, speak to whoever runs it and to someone of your own. That is part of the work.',
        },
        {
          from: 57,
          to: 70,
          title: 'Know one person',
          action:
            "Spend ten minutes a shift talking with one person there, helper or helped, mostly listening. Keep what you hear to yourself, follow the place's rules, do not promise what you cannot do. You are not there to save him.",
        },
        {
          from: 71,
          to: 80,
          title: 'Bring one other man',
          action:
            'If the place allows it, invite one man along for one shift, with no speech about it. If nobody comes, write down how a task is done so that the next newcomer finds it easier. Both count. Keep the daily line.',
        },
        {
          from: 81,
          to: 88,
          title: 'Leave it in order',
          action:
            'Tell them in good time whether you go on, change, or stop. Hand over your task with a note. Thank two people by name for one definite thing each. Ending decently is service as well.',
        },
        {
          from: 89,
          to: 90,
          title: 'Read it and choose',
          action:
            'Read the lines of the season. Write what you gave, what you got, and what you now know about need in your own town. Decide on the next season: same place, less, another, or rest. Tell the person it concerns.',
        },
      ],
    },
  ],
}
