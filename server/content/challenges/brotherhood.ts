import type { LibraryChallenge, Shelf } from '../types.ts'

export const brotherhood: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'three-calls-three-days',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'Three calls in three days',
      description:
        'Three days, three men you have let go quiet, three real calls. No reason needed and no apology for the gap. Ten minutes each, voice rather than text. It may turn out that one of them has been meaning to ring you.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'The easy one',
          action:
            'Ring the man you would find easiest and say: "No reason, you came to mind. Have you got ten minutes?" Ask what has changed since you last spoke, and listen to the end. No answer? Leave those words as a voice message. That counts as done.',
        },
        {
          from: 2,
          to: 2,
          title: 'The old one',
          action:
            'Ring somebody from an earlier time: school, a first job, a team, a street you lived in. Say what you still remember of him. Skip the year-by-year account of your life. If calls are hard for him or for you, send a spoken, signed or written message instead.',
        },
        {
          from: 3,
          to: 3,
          title: 'The one who has it hard',
          action:
            'Ring a man you know is carrying something: illness, a new baby, a lost job, an empty house. Ask "How is it really?" and do not mend anything. Agree on when you will speak next. If he sounds in danger, ask plainly whether he is thinking of suicide, stay on the line, and help him reach the emergency number or a crisis line (findahelpline.com).',
        },
      ],
    },
    {
      key: 'go-first-for-a-week',
      pillar: 'brotherhood',
      title: 'Go first for a week',
      description:
        'Everybody in the room is waiting for somebody else to begin. For seven days, you begin: the greeting, the name, the question, the plan. Small moves, one a day, each done before you feel ready.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'First good morning',
          action:
            'Greet five people before they greet you: neighbour, driver, colleague, the man at the till. Eyes up, a plain good morning, walk on if you like. If speech is not your way, a nod and a raised hand does it. Five makes the day.',
        },
        {
          from: 2,
          to: 2,
          title: 'First with your name',
          action:
            'Tell your name to one man you see often and have never met properly: "We keep meeting. I\'m ..." Ask his, say it once back, and write it down where you will find it. If you forgot it years ago, own up. He has probably forgotten yours.',
        },
        {
          from: 3,
          to: 3,
          title: 'First with a thank-you',
          action:
            'Thank a man for something exact that he did, in a sentence that names it: "You stayed late on Tuesday, and it saved me." Face to face or in writing. No joke at the end to take it back.',
        },
        {
          from: 4,
          to: 4,
          title: 'First with a true answer',
          action:
            'When somebody asks how you are today, give one true sentence instead of "fine": "Tired, but the week is turning." Keep it short and ask him the same. If nobody asks, write the sentence to a friend.',
        },
        {
          from: 5,
          to: 5,
          title: 'First with a question',
          action:
            'Ask one man a question that cannot be answered with yes or no: what he is building, reading, worried about, looking forward to. Then ask one more about his answer before you say a word of your own. Done when he has spoken longer than you.',
        },
        {
          from: 6,
          to: 6,
          title: 'First with a plan',
          action:
            'Invite somebody to one definite thing with a day, an hour and a place: "Coffee, Thursday at six, the corner place?" A no is an answer, not a verdict; offer a second date once, then let it be. Done when the invitation is sent.',
        },
        {
          from: 7,
          to: 7,
          title: 'First to come back',
          action:
            'Return to one move of this week: use the name you learned, ask how the thing went, confirm the coffee. Going first once is manners. Going first twice is how a friendship starts. Write down whom you will greet tomorrow.',
        },
      ],
    },
    {
      key: 'standing-coffee',
      pillar: 'brotherhood',
      title: 'The standing coffee',
      description:
        'For thirty days keep one fixed hour a week at one fixed table and let it be known that any friend may sit down. You go whether anyone comes or not. The weekly hour counts, and so do the small invitations between.',
      duration: 30,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Pick the hour and the table',
          action:
            'Choose an hour you can hold for a month and a place that is cheap, quiet enough to talk and easy to reach with a stick or a wheelchair: café, canteen, park bench, your kitchen. Let the first sitting fall between day 4 and day 7. On day 3 write it in the calendar as a repeating thing.',
        },
        {
          from: 4,
          to: 7,
          title: 'Tell six men',
          action:
            'Write to six men, one or two a day, by name: "I\'m at the corner place every Thursday at six. Come when you can, no need to answer." On the day, go, order, and stay the hour. Alone with a book is a full success in the first week.',
        },
        {
          from: 8,
          to: 14,
          title: 'Second sitting',
          action:
            'Each day do one small thing that keeps the hour alive: thank who came, ask one who did not how he is, invite one new man. On your day be there ten minutes early. Ill or away? Tell them on the morning, so the table can trust the clock.',
        },
        {
          from: 15,
          to: 21,
          title: 'Ask one better question',
          action:
            'Bring a single question to the third sitting, such as "What takes most of your strength just now?" and answer it yourself first, in two minutes. On other days listen out for what somebody has coming up, and note it.',
        },
        {
          from: 22,
          to: 28,
          title: 'Let another man hold it',
          action:
            'Before the fourth sitting ask one of the regulars to choose the question or to open the table if you are late. No regulars yet? Change the hour or the place once and tell the six again. On other days use your notes: ask how that thing went.',
        },
        {
          from: 29,
          to: 30,
          title: 'Keep it or move it',
          action:
            'Count the hours kept, not the heads. Decide with whoever came: same hour for three months more, another hour, or once a fortnight. Send the decision to everyone you asked, the ones who never came too.',
        },
      ],
    },
    {
      key: 'useful-for-a-fortnight',
      pillar: 'brotherhood',
      title: 'Useful for a fortnight',
      description:
        'Fourteen days of being of use to people near you, mostly unasked for and mostly unseen. Twenty minutes a day, one half-day in the second week. Service done beside other men is the shortest road to knowing them.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Look before you help',
          action:
            'Spend both days noticing: who carries, who waits, what is broken, which job everyone walks past. Write down ten. Ask one person outright, "What would make your week easier?" and take the answer as it comes.',
        },
        {
          from: 3,
          to: 5,
          title: 'Three small jobs',
          action:
            'Do one a day from your list without announcing it: bins, a lift, a shared kitchen cleaned, a form explained, a bulb changed. Where a person is involved, ask first. Twenty minutes is enough. Short of strength? Make calls, lend tools, mind a child with its parent near.',
        },
        {
          from: 6,
          to: 7,
          title: 'Find the people already doing it',
          action:
            'Look up two places that need hands: food bank, repair café, sports club, shelter, hospital transport, place of worship, tree planting. Write or call both, and ask what they need least skill and most reliability for. Book one half-day for days 10 to 12.',
        },
        {
          from: 8,
          to: 9,
          title: 'Ask a man along',
          action:
            'Invite one man to do the half-day with you: "I\'m sorting tins on Saturday, ten to one. Come along?" Two names are enough to ask. Meanwhile go back to one person you helped and see if it held.',
        },
        {
          from: 10,
          to: 12,
          title: 'The half-day',
          action:
            'Do the half-day on whichever of these days you booked it; on the other two rest or do one small job. Do what you are told, learn three names, stay for the sweeping. If it falls through, offer three hours to a neighbour instead.',
        },
        {
          from: 13,
          to: 13,
          title: 'Be helped',
          action:
            "Ask somebody for help with a thing you could manage alone. Let him do it his way, and thank him without paying it back at once. A man who only gives keeps everyone at arm's length.",
        },
        {
          from: 14,
          to: 14,
          title: 'Choose one standing job',
          action:
            'Pick one thing to do monthly, with a place and a day, and tell the people there that they can count on you for three months. Turn down the rest with a clear no, and put the first date in your calendar today.',
        },
      ],
    },
    {
      key: 'mend-one-friendship',
      pillar: 'brotherhood',
      title: 'Mend one friendship',
      description:
        'Three weeks to repair one friendship that cooled, cracked or was simply dropped. You own your part in writing, make one honest approach and take whatever comes back with grace. Not for people who harmed you: those doors may stay shut.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Choose with care',
          action:
            'List friendships that ended without a real ending. Leave out anyone you fear, anyone who asked you to stay away, and any old flame if it would hurt someone now. Choose the one you would be gladdest to see at your table. If in doubt, ask a level-headed friend.',
        },
        {
          from: 4,
          to: 6,
          title: 'Write what you did',
          action:
            'Each day write ten minutes on your own part only: what you did, left undone, or said behind his back. When a sentence begins with "he", put it on another page. If this stirs up more than you can hold, stop and speak to someone you trust or a counsellor.',
        },
        {
          from: 7,
          to: 8,
          title: 'See it from his chair',
          action:
            'Write the story as he might tell it to a fair-minded stranger, using only facts he would agree to. Twenty minutes, then leave it overnight. Read it once more and underline what you can be sorry for without a "but".',
        },
        {
          from: 9,
          to: 10,
          title: 'Draft the message',
          action:
            'Write five sentences: that you have missed him, the one thing you are sorry for, that you expect nothing, that you would like to meet, and how to reach you. Cut every word of defence. Let somebody sensible read it.',
        },
        {
          from: 11,
          to: 11,
          title: 'Send it',
          action:
            'Send it in the way he would find easiest to ignore: letter, message or mail rather than a doorstep. Then put the phone away and do something with your hands for an hour. The day is done when it has left you.',
        },
        {
          from: 12,
          to: 17,
          title: 'Wait well',
          action:
            'No second message, no looking at his pages, no asking friends what he said. Each day do one good turn for a friendship that is alive. If he answers angrily, answer once: "Thank you for telling me. You are right about that part." Only if it is true.',
        },
        {
          from: 18,
          to: 19,
          title: 'Meet, or let be',
          action:
            'If he said yes, meet for an hour somewhere neutral, ask about his years and let him choose whether to speak of the old matter. If there is silence, write on paper what you would have said, and put it away. Both are the whole of the task.',
        },
        {
          from: 20,
          to: 21,
          title: 'Settle the lesson',
          action:
            'Write three lines: what broke it, what you would do sooner next time, and which living friendship needs that now. On day 21 do that one thing. If the door opened, put the next meeting in the calendar before it closes by itself.',
        },
      ],
    },
    {
      key: 'a-man-to-train-beside',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'A man to train beside',
      description:
        'Four weeks to find one training partner and keep ten sessions with him. Walking, swimming, lifting, chair exercises, five-a-side: the kind does not matter. Turning up for another man on a wet Wednesday does.',
      duration: 28,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Say what you want',
          action:
            'Write one sentence: what, when, how often, for how long. "Forty minutes\' brisk walk, Monday, Wednesday, Saturday at seven, for four weeks." Ask three men who live or work near you, or post it in the community. One day, one ask.',
        },
        {
          from: 4,
          to: 7,
          title: 'Agree the terms',
          action:
            "Have one yes? Settle the place, the hour, what bad weather means and how late is too late. Do the first session at the slower man's pace. Long out of training, or a condition of heart, lungs or joints? See a doctor before you begin. No yes yet? Ask three more and keep the sessions alone at the announced hour; the place stays open.",
        },
        {
          from: 8,
          to: 14,
          title: 'Three sessions, no talk of progress',
          action:
            'Keep three dates this week. On days between send one line or rest; both count. Whoever cannot come says so by the evening before and suggests another hour. A third missed date without a word ends the arrangement kindly, and you ask the next man.',
        },
        {
          from: 15,
          to: 18,
          title: 'Side by side',
          action:
            "Talk comes easier when both look ahead. On these days' sessions ask one question worth asking and let the silence after it run to the next corner. If he says something heavy, slow down rather than solve it.",
        },
        {
          from: 19,
          to: 21,
          title: 'His turn to choose',
          action:
            'Let him set the session: route, music, exercise, length. If it is beyond you, do the easier form beside him without jokes at your own cost. Between sessions write down one thing he does well and tell him.',
        },
        {
          from: 22,
          to: 27,
          title: 'Bring it through a bad week',
          action:
            'One of these days will go wrong. Shorten the session to fifteen minutes rather than cancel. Ill means rest, and a message. Sharp pain or dizziness ends training for the day and is looked at before the next one. Chest pain, or breath that does not come back: stop and call your emergency number.',
        },
        {
          from: 28,
          to: 28,
          title: 'Shake on it or stop',
          action:
            'Sit down together after the last session and ask two questions: what worked, and do we go on? Agree the next four weeks or thank each other and stop. A clear end leaves a friend; a slow fade leaves two men avoiding a street.',
        },
      ],
    },
    {
      key: 'table-of-four',
      pillar: 'brotherhood',
      title: 'Found a table of four',
      description:
        'In forty days gather four men who meet every ten days to talk straight and be asked how it went. You find them, hold three meetings and hand over the chair. It needs a table, a clock and a rule about keeping things private.',
      duration: 40,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 5,
          title: 'Choose three names',
          action:
            'List eight men you respect and who can keep a confidence; mix ages and walks of life. Cut to three first choices. Write in two sentences what you are proposing: four men, ninety minutes, three times, then decide. Say no more than that.',
        },
        {
          from: 6,
          to: 10,
          title: 'Ask in person',
          action:
            'Ask one a day, by voice if possible: "I am putting four men round a table to talk honestly. I\'d like you to be one. Three evenings, then you are free." A no is fine; go to the next name. Three yeses, one date: done.',
        },
        {
          from: 11,
          to: 13,
          title: 'Set the ground',
          action:
            'Write five rules on a card and send it round: what is said here stays here, no fixing unless asked, equal time, phones away, you may pass. Add the exception: if a life is in danger, we get help. Prepare tea, chairs anyone can use, and a clock.',
        },
        {
          from: 14,
          to: 14,
          title: 'First evening',
          action:
            'Ninety minutes. Read the card. Each man has fifteen minutes: five to say how it stands with him, ten for questions from the rest. You go first and say something true, since the table will go as deep as you do. Fix the next date before coats. Date moved? Any day this week.',
        },
        {
          from: 15,
          to: 23,
          title: 'Between evenings',
          action:
            'One small thing a day: on two days ask one man about what he named, with no advice; on others rest, read, or write what you noticed about how you listen. Guard the confidence, also at home. If a man seems at real risk, say so to him and help him get help.',
        },
        {
          from: 24,
          to: 24,
          title: 'Second evening',
          action:
            'Same clock, but each man ends his time with one thing he will do before the next evening, small enough to be asked about. Write the four down. Somebody could not come? Meet as three; do not move it twice, or there will be no table.',
        },
        {
          from: 25,
          to: 33,
          title: 'Ask how it goes',
          action:
            'Each man gets one call or message from another over these days; you arrange who rings whom, in a circle. On the other days do your own promised thing in small pieces. If you have not done it, say so plainly when your caller asks.',
        },
        {
          from: 34,
          to: 34,
          title: 'Third evening, another chair',
          action:
            'Ask another man to hold the clock and read the card. Go round: what I said I would do, what I did, what got in the way. No teasing about failures, no medals either. Leave twenty minutes for the question whether to go on.',
        },
        {
          from: 35,
          to: 39,
          title: 'Decide honestly',
          action:
            'Speak with each man on his own for ten minutes: stay, change or stop? Write down what he says. A table of three who want it beats four who are polite. Fill an empty chair only when all the others agree on the name.',
        },
        {
          from: 40,
          to: 40,
          title: 'Close or carry on',
          action:
            'Send the decision round: dates for the next three months with the chair passing from man to man, or a plain thank-you and a last meal. Either way write to each man one sentence about what he brought.',
        },
      ],
    },
    {
      key: 'ninety-days-of-showing-up',
      pillar: 'brotherhood',
      title: 'Ninety days of showing up',
      description:
        'Join one group that already meets and be there every week for ninety days: choir, club, crew, class, congregation, kitchen. No leading, no vanishing. You go from stranger to a man who is asked where he was.',
      duration: 90,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 7,
          title: 'Choose by the calendar',
          action:
            'List five groups near you that meet every week at an hour you can keep and afford, and that you could reach on a bad day. Online is fine if travel or health stands in the way. Visit or write to two. By day 7 one is in the calendar for twelve weeks.',
        },
        {
          from: 8,
          to: 14,
          title: 'Go in',
          action:
            'Attend once. Arrive ten minutes early, say "It\'s my first time, where do I help?" and learn two names. On other days this week, one brick is one line about what you saw, or ten minutes\' practice of the thing itself.',
        },
        {
          from: 15,
          to: 28,
          title: 'Twice more, however it felt',
          action:
            'Attend both weeks. Second and third visits are the flattest: the novelty has gone and nobody knows you yet. Help put out the chairs. Between times use a name, send a thank-you, practise ten minutes. Leave only if it is unkind or unsafe.',
        },
        {
          from: 29,
          to: 35,
          title: 'Ask one man his story',
          action:
            "At this week's meeting ask somebody how he came to join, and walk out with him afterwards. Other days: recall three names and one thing about each. Missed the meeting? Tell someone you were missing and say you are coming next time.",
        },
        {
          from: 36,
          to: 49,
          title: 'Take a small job',
          action:
            'Ask for a job nobody wants: kettle, keys, kit bag, rota, sweeping. Do it both weeks without being reminded. Between meetings, prepare it. A man with a job has a reason to be there on the nights when he does not feel like it.',
        },
        {
          from: 50,
          to: 56,
          title: 'One hour outside the hour',
          action:
            'Invite one or two of them to something before or after: tea, a lift, a match, the walk home. Say the day and the hour. If nobody can, ask who has something on that you could come to. Other days: rest, practise, or a short message.',
        },
        {
          from: 57,
          to: 63,
          title: 'The week you would skip',
          action:
            'By now there is an evening when the sofa wins. Decide beforehand: you may leave after thirty minutes, but you go. If you are ill, send word and ask afterwards how it was. Note each day whether you were glad you went.',
        },
        {
          from: 64,
          to: 77,
          title: 'Welcome the newer man',
          action:
            'Look for whoever came last and do what you needed in week one: a name, a chair, a joke explained, a word at the end. Do this both weeks. Between times, ask one of the old hands what he wishes newcomers knew.',
        },
        {
          from: 78,
          to: 84,
          title: 'Say what it gives you',
          action:
            'Tell one man in the group, in plain words, what coming here has done for you. Do your job as always. On the other days write half a page on how your week differs from the weeks before you joined, and where it does not.',
        },
        {
          from: 85,
          to: 89,
          title: 'Look round the room',
          action:
            'Attend, and count: names you know, men you could ring, men who could ring you. Three you could ring is a fine harvest. If it is none, write honestly whether you spoke after the meeting, and what you will try.',
        },
        {
          from: 90,
          to: 90,
          title: 'Sign on or shake hands',
          action:
            'Tell the man who runs it either "I\'m in for another season" or "Thank you, I am stopping here, and this is what you gave me." Never just stop coming. Either one, said to his face, finishes the ninety.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'ask-five-times',
      pillar: 'brotherhood',
      title: 'Ask for help five times',
      description:
        'Five days, five honest requests to five people, each a little harder than the last. Most men give help gladly and would sooner lose a tool than ask for one. You learn to ask plainly, take a no, and say thank you once.',
      duration: 5,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Ask the way',
          action:
            'Ask for something tiny that you could look up or manage alone: directions, the right drill bit, how he makes his coffee. Face to face if you can. Let the man tell you all of it. Done when you have used the answer.',
        },
        {
          from: 2,
          to: 2,
          title: 'Ask for a hand',
          action:
            'Ask someone for ten minutes of muscle or know-how: to hold the ladder, check a letter, look at the brakes. Say what, when and how long, and that no is all right. A no today counts; ask a second man tomorrow if you still need it.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask for an opinion you may not like',
          action:
            'Show one person something of yours, such as a plan, a page or a decision, and ask: "What is the weak spot?" Write down what he says before you answer. Your answer is "Thank you." Decide tomorrow what to do with it.',
        },
        {
          from: 4,
          to: 4,
          title: 'Ask for time',
          action:
            'Tell a friend what is weighing on you and ask for half an hour of listening: "You need not fix it." If no friend fits, a doctor, chaplain, counsellor or helpline is a good listener by trade. If you are in danger, call your emergency number or see findahelpline.com.',
        },
        {
          from: 5,
          to: 5,
          title: 'Ask and let it stand',
          action:
            'Ask for help with something you would normally pay back the same day, and do not pay it back this week. Sit with the itch. In the evening write which of the five was hardest and who else might be waiting to be asked.',
        },
      ],
    },
    {
      key: 'ears-open-seven-days',
      pillar: 'brotherhood',
      title: 'Ears open for seven days',
      description:
        'A week of listening practice, one conversation a day. You learn to leave a gap, ask the second question and keep your own story in your pocket. Nobody needs to know that you are practising.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count the interruptions',
          action:
            'In one talk of ten minutes today, count silently how often you broke in or finished a sentence. Do not correct it yet. Write the number down where only you see it. It is only a starting point.',
        },
        {
          from: 2,
          to: 2,
          title: 'One slow breath',
          action:
            'When the other man stops, take one slow breath, in and out, before you speak. Often he has not finished. Do it all through one conversation. If the silence frightens you both, say "Take your time."',
        },
        {
          from: 3,
          to: 3,
          title: 'The second question',
          action:
            'Ask one thing about what he said, then another about that answer: "What was that like?" "How long had it been so?" No question that hides advice. Done when you have learned something you did not know this morning.',
        },
        {
          from: 4,
          to: 4,
          title: 'Say it back',
          action:
            'Once, put what you heard in a sentence of your own: "So it isn\'t the job, it\'s never knowing the hours?" Let him mend it. If he says "Exactly", that is a day. In writing or in sign it works just as well.',
        },
        {
          from: 5,
          to: 5,
          title: 'Your story stays home',
          action:
            'He will say something of which you have a better example. Do not tell it. Stay with his for five more minutes. If he asks for yours, keep it to two sentences and hand the word back.',
        },
        {
          from: 6,
          to: 6,
          title: 'Listen to a man you disagree with',
          action:
            'Hear somebody out on a matter where you differ, until you could put his case so that he would sign it. Say "I see it differently, but I see how you got there." Not with someone who scorns or threatens you: choose another man.',
        },
        {
          from: 7,
          to: 7,
          title: 'Ask how you did',
          action:
            'Ask one person who knows you well: "When do I listen badly?" Hear it out and thank them. Write down one habit to keep: the breath, the second question, or the closed mouth.',
        },
      ],
    },
    {
      key: 'ten-names-in-ten-days',
      pillar: 'brotherhood',
      title: 'Ten names in ten days',
      description:
        'Learn the names of ten people you see all the time and never meet: neighbours, the guard, the man with the grey dog. One a day, written down, used again. A street is only a street until you know who lives in it.',
      duration: 10,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'The two nearest',
          action:
            'Learn the names of the people closest to your door, or of those who sit nearest at work. "I\'ve seen you for two years and never asked. I\'m ..." Write both on a card with one thing about each. Shy days count if you got as far as good morning.',
        },
        {
          from: 3,
          to: 4,
          title: 'The two who serve you',
          action:
            'Learn the names of two who do something for you every week: driver, barista, cleaner, postman, pharmacist. Ask when there is no queue. If he would rather not say, thank him and choose another. Then use it next time.',
        },
        {
          from: 5,
          to: 6,
          title: 'The two who were there first',
          action:
            'Find two who have been about longest: the old man on the bench, the caretaker, the one who remembers the factory. Ask what used to stand here. Stay for the answer. It is seldom a short one, and it is the best history you will get.',
        },
        {
          from: 7,
          to: 8,
          title: 'The two unlike you',
          action:
            'Learn the names of two people whose life looks different from yours in age, faith, language or body. Ask how the name is said and practise it aloud till they nod. A name said properly is half of a welcome.',
        },
        {
          from: 9,
          to: 9,
          title: 'One who is often alone',
          action:
            'Look for whoever always stands at the edge. Say your name, ask theirs, mention something you both can see. Keep it to two minutes. If they want to be left in peace, that is their right, and your brick is laid.',
        },
        {
          from: 10,
          to: 10,
          title: 'The tenth, and a use for them',
          action:
            'Learn one last name, then read the card aloud and greet three of the ten by name. Choose one thing that would bring some of them together: a bench, a kettle, a lost cat. Write it under the names, with a date.',
        },
      ],
    },
    {
      key: 'four-letters-by-hand',
      pillar: 'brotherhood',
      title: 'Four letters by hand',
      description:
        'Two weeks, four letters on paper to four men: one thanked, one missed, one younger, one older. A page each. They are read more slowly than any message and kept in more drawers than men will admit.',
      duration: 14,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Paper and four names',
          action:
            'Get paper, envelopes and stamps, and choose four men: one to thank, one you miss, one younger, one older. Find the addresses; asking for one is already a greeting. If handwriting is hard, type or dictate it and sign it.',
        },
        {
          from: 3,
          to: 4,
          title: 'The letter of thanks',
          action:
            'Write one page to the first. Name the thing he did, when, and what came of it. Leave out praise in general. First day write, second day read it aloud, copy if you must, and post it. Crossings-out are allowed.',
        },
        {
          from: 5,
          to: 7,
          title: 'The one you miss',
          action:
            'Tell him what reminded you of him, one thing that is true about your life now, and one question. No account of why nobody wrote. Offer a way to answer. Post it by day 7. If he has died, write it all the same and keep it, or give it to someone who loved him.',
        },
        {
          from: 8,
          to: 9,
          title: 'The younger man',
          action:
            'Write to a son, nephew, apprentice, godchild or colleague. Tell him one thing you see in him and one mistake of yours with what it cost. No advice unless he once asked. For a child, check with the parent first.',
        },
        {
          from: 10,
          to: 12,
          title: 'The older man',
          action:
            "Write to a father, uncle, teacher, foreman or neighbour and ask him three questions only he can answer. Enclose a stamped envelope. Where a father's name is a sore place, choose someone else; you owe nobody a letter.",
        },
        {
          from: 13,
          to: 14,
          title: 'Post the last and wait well',
          action:
            'See that all four are gone. Then leave it alone: no asking whether they came. Write down which was the hardest, and put four blank envelopes where you can see them. Some letters are answered only by being kept.',
        },
      ],
    },
    {
      key: 'the-work-party',
      pillar: 'brotherhood',
      title: 'The work party',
      description:
        'In three weeks plan and hold one half-day in which a handful of men do a useful job together: clear a garden, paint a clubroom, sort a store. You find the job, the hands and the soup. One day of work, many to come.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Find a job worth doing',
          action:
            'Ask three places or people what they never get round to: school, shelter, church, mosque, club, an old neighbour. Choose a job that five people can finish in three hours, with no roofs, no wiring, no power saws. Get a plain yes from the owner.',
        },
        {
          from: 4,
          to: 6,
          title: 'Walk the ground',
          action:
            'Go and look. Write the tasks, at least one of them seated, and the tools. Ask about toilet, parking, water and insurance: clubs and charities often have cover you can join. Note what is dangerous and leave it to people trained for it.',
        },
        {
          from: 7,
          to: 10,
          title: 'Ask eight by name',
          action:
            'Eight men, two a day: "Saturday the 14th, nine to twelve, clearing Mr So-and-so\'s yard, soup after." With a day, an hour and an end. Ask each to bring one tool or one friend. Five yeses are plenty. Three will do.',
        },
        {
          from: 11,
          to: 13,
          title: 'Share it out',
          action:
            'Give three jobs away: tools, food, first-aid box. Write to all with the place, what to wear and who to ring. Resist doing everything yourself, for a man with a task turns up. Ask what people do not eat.',
        },
        {
          from: 14,
          to: 16,
          title: 'The last three days',
          action:
            'Settle the rain plan, check the tools, draw up the order of work on one sheet: big things first, tidy from half past eleven. Ring the two who have not answered. If it falls apart, move it one week rather than cancel it.',
        },
        {
          from: 17,
          to: 17,
          title: 'Work',
          action:
            'Date elsewhere this week? Swap the days. Ten minutes to begin: names, tasks, what is not to be lifted alone. Pair men who do not know each other. Stop for water on the hour. Finish on time, even when it is not finished. Eat together, sitting down.',
        },
        {
          from: 18,
          to: 19,
          title: 'Return and thank',
          action:
            'Take back tools, send a line to each with the thing he did, and ask the owner what is still to do. Show a picture only of those who agree. If somebody was hurt, even slightly, ring and ask.',
        },
        {
          from: 20,
          to: 21,
          title: 'Set the next',
          action:
            'Ask those who came who would hold the next one, and help him choose the date before the mud has dried. Write one page with what you learned: how many, how long, which soup. Give it to him along with the list of names.',
        },
      ],
    },
    {
      key: 'find-an-older-hand',
      pillar: 'brotherhood',
      title: 'Find an older hand',
      description:
        'Thirty days to find one man further along a road you are on and have three talks with him. Not a guru and not a lifelong pact: somebody who has made the mistakes and will say so. You do the asking, the preparing and the thanking.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 4,
          title: 'Name the road',
          action:
            'Write half a page: what am I trying to learn or live through in the next year? A trade, sobriety, new fatherhood, leading people, growing old alone. Put it into one sentence that another man could help with. Cut it until it is true.',
        },
        {
          from: 5,
          to: 8,
          title: 'Six who have walked it',
          action:
            'List six men who have been there, the nearer the better; a foreman beats a famous name. Ask two friends whom they would go to. Watch how each treats people who can do nothing for him. Strike out any who sells what he would advise.',
        },
        {
          from: 9,
          to: 12,
          title: 'Ask for half an hour',
          action:
            'Write to the first two: "You have done X. I am at the start of it. Could I ask you three questions over coffee, thirty minutes, where it suits you?" No answer in a few days: one reminder, then the next name. Asking counts as done.',
        },
        {
          from: 13,
          to: 17,
          title: 'Prepare like a guest',
          action:
            'Write three questions that cannot be found in a book: what did you get wrong, what would you do again, what do people not tell you? Be early, take paper, keep to the half hour, pay for the coffee if he lets you. Note down one thing you will do.',
        },
        {
          from: 18,
          to: 21,
          title: 'Do it',
          action:
            'Do that one thing, in small pieces, one a day. This is what older men hope for and seldom see. If it does not work, so much the better: now you have a proper question.',
        },
        {
          from: 22,
          to: 24,
          title: 'Go back',
          action:
            'Tell him in five lines what you did, what happened, and ask for one more talk. Second talks are where it grows honest. If he does not click with you, or pushes, borrows or belittles, thank him and go to the next on the list.',
        },
        {
          from: 25,
          to: 28,
          title: 'Settle the shape',
          action:
            'If both are willing, propose an end as well as a beginning: once a month for six months, forty minutes, either may stop. Write it to him. If not, ask him who else you should meet.',
        },
        {
          from: 29,
          to: 30,
          title: 'Pass something back',
          action:
            'Write him one exact sentence of thanks. Then do half an hour for someone a step behind you: answer a question, show a knack, read a page. Write down what you noticed on the other side of the table.',
        },
      ],
    },
    {
      key: 'the-sunday-roll-call',
      pillar: 'brotherhood',
      title: 'The Sunday roll call',
      description:
        'Six weeks as the man who asks. You gather a circle of five to eight, put the same short question every Sunday, and see that nobody slips out of sight. Six Sundays, fifteen minutes each, and a follow-up between.',
      duration: 45,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 4,
          title: 'Gather the circle',
          action:
            'Choose up to seven men who would not mind hearing from each other. Ask each one by himself: "One question every Sunday for six weeks, one line back, private to us. In?" Start with four or more. Nobody is added without being asked.',
        },
        {
          from: 5,
          to: 7,
          title: 'Set the terms',
          action:
            'Send three rules: nothing leaves the circle, no fixing unless asked, a single word is an answer. Say what happens on silence: you will ring. Say you are a friend and not a crisis line, and put emergency and helpline numbers (findahelpline.com) at the top.',
        },
        {
          from: 8,
          to: 10,
          title: 'First question',
          action:
            'On day 8 ask: "One to ten, and one line why?" If you did not begin on a Sunday, call the weekday of day 8 your Sunday from here on. Answer first, honestly. Read every answer. Next day write to each man one sentence that shows it. Do not make a speech of any number.',
        },
        {
          from: 11,
          to: 17,
          title: 'Ring the silent one',
          action:
            'Somebody has not answered. Ring rather than write: "You were missed on Sunday." If he wants out, let him go warmly. Put the second question: "What is waiting for you this week?" Other days: ask one man how the waiting thing went, or rest.',
        },
        {
          from: 18,
          to: 24,
          title: 'Third Sunday',
          action:
            'Ask: "What went well that nobody saw?" In between, bring two of them together over something they share. A very low number or talk of having had enough means you ring that day and ask straight out whether he is thinking of ending his life, and get help with him.',
        },
        {
          from: 25,
          to: 31,
          title: 'Somebody else asks',
          action:
            'Let another man put the fourth question in his own words. You answer like the rest. Between times look after yourself: who asks you? If you carry one of them heavily, bring in a second person, with his leave, or without it if life is in danger.',
        },
        {
          from: 32,
          to: 38,
          title: 'Meet once',
          action:
            'Fifth Sunday: an hour in the flesh or on a call, open to all, with one round of five minutes each. Those too far away or too shy send three lines to be read out. Other days: invite each by name, choose a place everyone can get into.',
        },
        {
          from: 39,
          to: 43,
          title: 'Ask the circle',
          action:
            'Sixth Sunday: "Shall we go on, who asks, how often?" Let it end if most are tired: six weeks of being asked is a thing a man remembers. On other days answer the ones who wrote to you alone.',
        },
        {
          from: 44,
          to: 45,
          title: 'Hand it on',
          action:
            "Give the roll to its next keeper with the names, the rules and the numbers at the top, or thank everybody one by one and close. Write what you learned about each man that you would have missed. Then answer somebody else's question.",
        },
      ],
    },
    {
      key: 'be-an-older-hand',
      pillar: 'brotherhood',
      title: "Be somebody's older hand",
      description:
        'Sixty days of giving one younger or newer man four good talks and your steady attention. He sets the aim, you bring the questions, the doors and your own mistakes. With anyone under eighteen, only through an organisation with its safeguards.',
      duration: 60,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 6,
          title: 'What have you got?',
          action:
            "Write two lists: what you know by doing, and what you got wrong and why. Then one line on what you are not fit to advise on: money, medicine, law, another man's marriage. Two hours a fortnight for sixty days: strike something out to make room.",
        },
        {
          from: 7,
          to: 12,
          title: 'Find him without hunting',
          action:
            'Offer it where you already are: work, club, trade school, congregation, recovery meeting, a mentoring charity. "If someone wants an ear on X, I have an hour a fortnight for the next two months." Minors always through the organisation, checks and open rooms included.',
        },
        {
          from: 13,
          to: 16,
          title: 'First talk',
          action:
            'An hour in a public place. Ask: where do you want to be when this is over, and what have you tried? Talk less than a third of the time. Agree four meetings, what stays between you, and that either may stop. End with his next step in his own words.',
        },
        {
          from: 17,
          to: 26,
          title: 'Between the talks',
          action:
            'Once in these days send one short line about his step; on others do your own homework: think over his question, ask somebody who knows better, or rest. Do not chase. If he did nothing, he still comes, and you ask what got in the way.',
        },
        {
          from: 27,
          to: 30,
          title: 'Second talk',
          action:
            'Tell him one mistake of yours with its price and no moral at the end. Then ask which door he cannot open: a name, a room, a form. Offer one you truly can. Leave it to him whether to walk through it.',
        },
        {
          from: 31,
          to: 40,
          title: 'Open the door and step back',
          action:
            'Make the introduction or give the practice you promised, once and properly. Then keep out of it. Each day ask yourself for a minute: am I helping him on his way or on mine? Write down what he does better than you did at his age.',
        },
        {
          from: 41,
          to: 44,
          title: 'Third talk',
          action:
            'Let him lead. Ask what he would advise a friend in his place, and wait. If he brings something beyond you, such as drink, debt, despair or violence at home, say so with care and help him find those who can help. Stay his friend while they do.',
        },
        {
          from: 45,
          to: 54,
          title: 'Let him struggle a little',
          action:
            'Answer if he writes, but with a question first. Days without contact are part of it. Look back to who helped you: send that man, or somebody of his, a line. Mentors are seldom told.',
        },
        {
          from: 55,
          to: 57,
          title: 'Last talk',
          action:
            'Look back together: what has changed, what did you do, what next? Ask what you did that was of use and what was not, and write it down without excuse. Name one strength with an example he can keep. Then say clearly that the agreement ends here.',
        },
        {
          from: 58,
          to: 60,
          title: 'Let go well',
          action:
            'Send a last line: what you learned from him. Leave the door open without standing in it. Write half a page for yourself: would I do it again, with whom, what differently? Then put the date of your next offer in the calendar, or a rest.',
        },
      ],
    },
  ],
}
