import type { ContentItem } from '../../../services/writer/writer.ts'

/** Texts of the first version that later versions corrected. */
export const firstTexts: Record<string, ContentItem> = {
  'challenge:thirty-mornings-outdoors': {
    kind: 'challenge',
    draft: {
      pillar: 'physical',
      title: 'Thirty mornings outdoors',
      description:
        'Ten minutes outside every morning for thirty days, before you look at a screen. Walk, roll or sit on a step. Rain counts double. You get daylight, a little movement, and one promise kept before breakfast.',
      duration: 30,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Out of the door',
          action:
            'Be outside within an hour of getting up, for ten minutes, phone left indoors or switched off in a pocket. A balcony, a yard or an open doorway counts. On the first evening put shoes, coat and keys by the door, so that tomorrow needs no thinking.',
        },
        {
          from: 3,
          to: 7,
          title: 'One loop, always the same',
          action:
            'Choose a loop or a bench about five minutes away and use it every morning this week. Same route, same time if you can. Done means you got there and back. Overslept? Do five minutes before lunch and mark it honestly as a late one.',
        },
        {
          from: 8,
          to: 12,
          title: 'Look up',
          action:
            'Keep the ten minutes and find three things you did not see yesterday: a light in a window, a bird, a crack in the wall. Say them in your head on the way back. This is the whole exercise; it stops you walking inside your own phone.',
        },
        {
          from: 13,
          to: 15,
          title: 'Plan for foul weather',
          action:
            "Find the kit that makes a wet or icy morning possible: hat, grip on the soles, a light you can be seen by. On ice, in lightning or in smoke, stand in the doorway for ten minutes instead. A doorway in a storm is a full day's brick.",
        },
        {
          from: 16,
          to: 20,
          title: 'Add five minutes',
          action:
            'Make it fifteen. If you walk, let two of those minutes be brisk enough that talking gets harder but not impossible. If walking hurts or is not your way, keep the pace and use the extra time to move shoulders, neck and hands.',
        },
        {
          from: 21,
          to: 25,
          title: 'Bring somebody once',
          action:
            'Do the same morning, and on one of these five days take a companion: a neighbour, a child, a colleague, the dog, a friend on a bench. If nobody can come, say good morning to the first person you meet and mean it.',
        },
        {
          from: 26,
          to: 29,
          title: 'Try a different hour of light',
          action:
            "On two of these days go out twenty minutes earlier than usual; on the others keep your hour. Notice which one leaves you steadier at ten o'clock. Write one line about it each day, so that you can decide what to keep.",
        },
        {
          from: 30,
          to: 30,
          title: 'Decide what stays',
          action:
            'Take the loop a last time and decide on the way: every day, weekdays only, or three mornings. Tell one person the number. A habit you chose small on purpose outlives one you kept large out of pride.',
        },
      ],
    },
  },
  'challenge:closing-the-day-properly': {
    kind: 'challenge',
    draft: {
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
            "Add three minutes of putting away: the desk, the bench, the van seat, the kitchen table. One surface, not the house. If you share it with small children, clear the half you can reach and call it done. Tomorrow's you walks up to a place that is ready for him.",
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
  },
  'challenge:three-dry-weeks': {
    kind: 'challenge',
    draft: {
      pillar: 'physical',
      title: 'Three dry weeks',
      description:
        'Twenty-one days without alcohol, to learn what it does for you and what it takes. If you drink heavily every day, or shake, sweat or feel ill without it, do not stop alone: sudden stopping can be dangerous. See a doctor first.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Write the baseline',
          action:
            'Before you begin: what you drink in a usual week, with whom, at what hour, and how you sleep. Read the warning in the description once more and be honest. Then clear the house or put the bottles out of reach. Tell one person.',
        },
        {
          from: 2,
          to: 4,
          title: 'The hour itself',
          action:
            'Find the hour when you would pour the first one and put something else in it: a walk, a shower, a real meal, fizzy water in a good glass. Eat before that hour. Cravings mostly come as waves; look at the clock and give each one twenty minutes.',
        },
        {
          from: 5,
          to: 7,
          title: 'First weekend',
          action:
            'Decide beforehand what you will order and the sentence you will say: "Not tonight, thanks." It needs no reason. Leave when it stops being good company. Had a drink? Write down where and with whom, and carry on next day. The count is of honest days.',
        },
        {
          from: 8,
          to: 10,
          title: 'Watch the sleep',
          action:
            'Each morning write one number from one to ten for sleep and one for mood. First nights may be poor. Shaking, sweating, confusion, seeing things or a fit are an emergency: call your emergency number at once, at any point in these weeks.',
        },
        {
          from: 11,
          to: 14,
          title: 'What it was for',
          action:
            'Ten minutes of writing on each of these days: what did the drink do for me? Rest, courage, company, numbness, reward? Name one other way to get each and try it the same day. If what lies underneath is dark, tell somebody now.',
        },
        {
          from: 15,
          to: 17,
          title: 'Dry company',
          action:
            'Plan one meeting with friends that does not turn on drink: breakfast, cards, a match, a job in the shed. On the other days use your hour as before. Notice who relaxes and who pushes. Both are information.',
        },
        {
          from: 18,
          to: 20,
          title: 'Count the takings',
          action:
            'Add up the money, mornings and tempers saved, and what you missed. Be as fair to the drink as to the days without. Ask one person who lives or works with you what they noticed. Listen without defending.',
        },
        {
          from: 21,
          to: 21,
          title: 'Choose your terms',
          action:
            'Write the terms for the next three months: none, or which days, how many, never alone. If three weeks proved very hard, that is a good reason to speak to a doctor or a local alcohol service. They have heard it before. It is not a verdict on you.',
        },
      ],
    },
  },
  'resource:praying-when-you-are-not-sure': {
    kind: 'resource',
    draft: {
      pillar: 'spiritual',
      title: 'Praying when you are not sure',
      description:
        'How to begin, or begin again, if you do not know whether anyone is listening. Short forms, borrowed words, and what to do with your hands. Nobody is going to make you sign anything.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown:
            'There is a man in the Gospel of Mark (9:24) who asks for help for his sick boy. Asked whether he believes, he says in one breath: I believe; help my unbelief. It may be the most useful prayer ever written down, since it can be said by nearly anybody.\n\nYou may have prayed as a boy and stopped. You may never have done it, and find that lately, in the car outside the hospital, you have been saying "please" to the windscreen. You may hold that there is nobody there, and still miss having somewhere to put your thanks. All of those will do as a beginning.\n\n**What is it, then?** At the least, prayer is saying the truth about your life in the second person. Those who believe say that it is heard. Those who don\'t may find that it can be said all the same, and that it is not like thinking. In your head you can go round for hours. Addressed to somebody, even somebody doubtful, you come to the point.\n\nIt isn\'t an order form. Nearly all the old teachers agree on that, and so will anyone who asked with his whole heart and did not get what he asked. Pray for the sick and also ring the doctor. Pray about the quarrel and also go and knock at the door.',
        },
        {
          kind: 'steps',
          title: 'A first week',
          steps: [
            'Day one: sit on the edge of the bed. Say aloud, "I don\'t know whether anyone is there." Wait one minute. That is a prayer; it is honest and addressed to someone.',
            'Day two: thanks. Three things, exact ones, aloud. "Thank you for that hour of sun on the wall."',
            'Day three: help. One thing for somebody else, by name, and one for yourself. Not dressed up.',
            'Day four: sorry. One deed, one sentence. Add what you mean to do about it. Then leave it there; you were told to bring it and not to keep it.',
            "Day five: borrowed words. Take a psalm, a line from the Qur'an, a collect, a Buddhist verse of goodwill, the Serenity Prayer. Say it slowly twice, and stop on the phrase that snags.",
            'Day six: no words. Five minutes with your hands open on your knees. If words come, let them go by.',
            'Day seven: choose one of these and a time of day, and do only that for a month.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Things that help',
          tips: [
            'Give the body something to do: kneel, stand, bow, walk, open your hands, light a candle. If kneeling is out of the question, a lowered head says the same.',
            'Tie it to a door. The front door each morning is a good chapel: one breath, one line, then out.',
            "Keep a list of names and go down it. When your own faith is thin, other people's needs are something to hold on to.",
            'Short is respectable. Anne Lamott boiled it down to three prayers in the title of a book: Help, Thanks, Wow (2012).',
            'Work counts. Brother Lawrence, a lay brother in a Paris kitchen in the 1600s, said he was as much at prayer among the pots as on his knees.',
            'Anger is allowed. A good many of the psalms are complaints, and some of them are not polite.',
            'Feeling nothing is normal and proves nothing either way. Judge it by the year, by whether you are kinder and straighter.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Borrowed words worth learning by heart',
          items: [
            'A psalm: 23 for trust, 13 for when it takes too long, 121 for setting out',
            "The opening chapter of the Qur'an, al-Fatiha, seven short verses",
            'The Shema, said by Jews morning and evening',
            "The Lord's Prayer, in whichever version your grandmother used",
            'A verse of goodwill: may all beings be safe, may all beings be at ease',
            'One line of your own that you have tested on a bad day',
          ],
        },
        {
          kind: 'links',
          title: 'Where to find the words',
          links: [
            {
              label: 'Sefaria: Jewish texts and prayers, Hebrew and English',
              url: 'https://www.sefaria.org',
            },
            {
              label: 'Bible Gateway: the Bible in many translations',
              url: 'https://www.biblegateway.com',
            },
            {
              label: "Quran.com: the Qur'an with translations and recitation",
              url: 'https://quran.com',
            },
            {
              label: 'SuttaCentral: early Buddhist texts',
              url: 'https://suttacentral.net',
            },
          ],
        },
      ],
    },
  },
  'discussion:what-is-your-first-sign': {
    kind: 'discussion',
    draft: {
      pillar: 'mental',
      title: 'What is your first sign that things are getting too much?',
      content:
        'A starter question from the community account.\n\nFor one man it is short sleep, for another sarcasm, unanswered messages, the third coffee, driving closer. **What is yours, and who sees it before you do?**\n\nIf you know what helps at that stage, add it. One line will do.\n\n*In a bad place now? Local emergency number, findahelpline.com, 988 (US), Samaritans 116 123 (UK and Ireland). This board is no substitute.*',
    },
  },
  'discussion:getting-yourself-to-the-doctor': {
    kind: 'discussion',
    draft: {
      pillar: 'physical',
      title: 'How do you get yourself to the doctor?',
      content:
        "Most of us have put off a call we knew we should make. What got you to make it in the end: a partner, a scare, a friend who asked, a form in the post?\n\nShare **the sentence or the trick that worked**. No diagnoses here, please: we cannot see each other's moles. If something is frightening you today, ring first and post after.",
    },
  },
  'discussion:looking-in-the-mirror': {
    kind: 'discussion',
    draft: {
      pillar: 'physical',
      title: 'How do you speak to the man in the mirror?',
      content:
        'Too thin, too heavy, too old, not enough of this or that. Men are not supposed to mind, and many do.\n\n**Has anything helped you to be on decent terms with your body?** No photos and no numbers, please, and no advice nobody asked for. If food or training has taken over your days, a doctor or an eating disorder charity is a good first call.',
    },
  },
}
