import type { LibraryChallenge, Shelf } from '../types.ts'

export const physical: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'thirty-mornings-outdoors',
      safetyRevision: 1,
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
            "Find the kit that makes a wet or icy morning possible: hat, grip on the soles, a light you can be seen by. On ice, stand in the doorway for ten minutes instead. In lightning or smoke stay inside with doors and windows shut and march or stretch for ten. That is a full day's brick.",
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
    {
      key: 'seven-plain-nights',
      pillar: 'physical',
      title: 'Seven plain nights',
      description:
        'One week, one change a night, nothing to buy. You fix the hour you get up, move the phone, settle the last drink of coffee and learn what to do when you lie awake. By the end you know which two changes help you.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Fix the morning first',
          action:
            'Choose a getting-up time you can keep all seven days, weekend included, and set one alarm across the room. Count back eight hours and write down that bedtime. Done means you got up at the hour, however the night went.',
        },
        {
          from: 2,
          to: 2,
          title: 'The last coffee',
          action:
            'Have your last coffee, strong tea, cola or energy drink before noon today, and nothing with caffeine after. If you drink a lot of it, cut the afternoon cups first and the rest slowly: a headache proves only that you hurried.',
        },
        {
          from: 3,
          to: 3,
          title: 'The phone sleeps elsewhere',
          action:
            'Put the phone on charge outside the bedroom one hour before bed, and use a plain alarm clock. On call, or a parent with someone out late? Leave it on loud across the room, face down. Read, wash up or talk in the hour you gained.',
        },
        {
          from: 4,
          to: 4,
          title: 'Dark, cool and quiet',
          action:
            'Spend fifteen minutes on the room: block the light at the window, cover the glowing dots, turn down the heat, find earplugs if the street is loud. Lie down for a minute with the light out and mend what still bothers you.',
        },
        {
          from: 5,
          to: 5,
          title: 'Half an hour to land',
          action:
            "Write tomorrow's three jobs on paper thirty minutes before bed, then do two slow things in the same order you will use from now on: a shower and a book, a stretch and the radio. Alcohol is not one of them; it breaks up the second half of the night.",
        },
        {
          from: 6,
          to: 6,
          title: 'The rule for lying awake',
          action:
            'If you are awake and cross for what feels like twenty minutes, get up, sit somewhere dim and do something dull until you are sleepy. Do not check the clock. If tonight you sleep straight through, write the rule on a card for the night you will need it.',
        },
        {
          from: 7,
          to: 7,
          title: 'Keep two',
          action:
            'Look back: which two changes gave you the best mornings? Keep those for a month. If you snore and gasp, doze at the wheel, or have slept badly most nights for some weeks, stop experimenting and take it to a doctor.',
        },
      ],
    },
    {
      key: 'book-the-check-up',
      pillar: 'physical',
      title: 'Book the check-up',
      description:
        'Three short days to do what many men leave for years: write down what you have been ignoring, make the appointment, and walk in with one page in your hand. Each day takes about twenty minutes.',
      duration: 3,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Write the honest list',
          action:
            'Put on one page: anything that has changed or hurt for more than three weeks, when your blood pressure was last taken, medicines, what ran in the family, how you sleep, drink and feel. Chest pain, fainting or sudden weakness is not for a list: call your emergency number.',
        },
        {
          from: 2,
          to: 2,
          title: 'Make the call',
          action:
            'Book a visit with a doctor, nurse, clinic or works health service and ask which checks men of your age are offered where you live. Fully booked? Take the first date there is, or ask a pharmacist about a blood pressure reading. Done means a date in the calendar.',
        },
        {
          from: 3,
          to: 3,
          title: 'Pack the page',
          action:
            'Cut the list to three points with the most awkward one first, because that is the one men mention with a hand on the door. Put the page where you will find it on the day, arrange the time off, and tell one person the date so that somebody asks how it went.',
        },
      ],
    },
    {
      key: 'ten-plain-suppers',
      pillar: 'physical',
      title: 'Ten plain suppers',
      description:
        'Cook your own evening meal ten days running from ordinary shop food: something green, something with protein, something filling. No recipes to collect, five dishes to own. Two nights are leftovers on purpose.',
      duration: 10,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Stock the shelf',
          action:
            'Buy a short list: eggs, tinned beans and tomatoes, lentils, rice or pasta, potatoes, onions, frozen vegetables, oil, one spice you like, and fish, meat or tofu for two nights. Supper tonight is beans on toast with something green. That counts.',
        },
        {
          from: 2,
          to: 2,
          title: 'Eggs and greens',
          action:
            'Fry an onion slowly for ten minutes, add two handfuls of frozen greens, then eggs, and eat it with bread. If eggs are not for you, use chickpeas in the same pan. Twenty minutes, one pan, and you wash it before you sit down for the evening.',
        },
        {
          from: 3,
          to: 4,
          title: 'The pot that feeds you twice',
          action:
            'On day 3 simmer onion, lentils, tinned tomatoes and your spice for half an hour; make enough for two nights. Cool it and chill it within two hours. On day 4 heat it until it steams all through and eat it with rice or bread: leftovers are the plan.',
        },
        {
          from: 5,
          to: 5,
          title: 'The tray',
          action:
            "Cut potatoes and two vegetables into thumb-sized pieces, oil and salt them, put chicken, fish, sausage or chickpeas among them, and roast hot until done right through. Set a timer and do nothing else. Most of the work is the oven's.",
        },
        {
          from: 6,
          to: 6,
          title: 'Feed one other person',
          action:
            'Repeat your best dish so far for somebody else: family, flatmate, neighbour, or a boxed portion for a colleague. Nobody to hand? Freeze a labelled portion for the tired man you will be next month. Ask first about allergies.',
        },
        {
          from: 7,
          to: 8,
          title: 'Two nights from one shop',
          action:
            'Plan both suppers on paper before you shop, with a vegetable filling about half of each plate, and buy only what is written. When a day goes wrong, the emergency supper is eggs or beans on toast with frozen peas. It is still a brick.',
        },
        {
          from: 9,
          to: 9,
          title: 'Leftovers on purpose',
          action:
            'Open the fridge and cook only from what is there: soup, fried rice, an omelette, a big salad. Smell, look, and throw out anything doubtful and any cooked leftover older than two days. You will see what you buy too much of; write that down.',
        },
        {
          from: 10,
          to: 10,
          title: 'Write your five',
          action:
            'Cook your favourite of the ten, then write the names of five suppers you can now make without looking anything up, with what each needs from the shop. Pin it inside a cupboard door. That list is the prize.',
        },
      ],
    },
    {
      key: 'honest-push-up',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'The honest push-up',
      description:
        'Three weeks to do more and better push-ups from wherever you start: wall, worktop, chair or floor. Train every second day, walk on the days between. Only clean ones count, and nobody is counting but you.',
      duration: 21,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find your height',
          action:
            'Heart trouble, a hernia, a recent operation or a bad shoulder? Ask a doctor first. Warm up with five minutes of walking and arm circles. Find the lowest support (wall, worktop, heavy chair against a wall, floor) where you can do eight clean: body straight, chest close, elbows angled back. Write down height and number.',
        },
        {
          from: 2,
          to: 6,
          title: 'Half, four times',
          action:
            'On days 3 and 5 do four sets of half your number, resting two minutes between. On days 2, 4 and 6 walk ten minutes or more. Wrists complain? Hold two firm handles or use fists on a folded towel. Seated? Push against a wall or a stretched band.',
        },
        {
          from: 7,
          to: 12,
          title: 'One more in each set',
          action:
            'On days 7, 9 and 11 do four sets of half your number plus one. Stop a set when the hips sag, not when your face does. Days between are for walking. Sharp pain in a shoulder or elbow ends the session; muscle ache the next day does not. Pressure or pain in the chest, or faintness: stop and call your emergency number.',
        },
        {
          from: 13,
          to: 16,
          title: 'Go a step lower',
          action:
            'On days 13 and 15 do the first two sets at the next lower height, even if that is three at a time, lowering to a slow count of three. Finish with two sets at your own height. On floor already? Slow down by one more second. Walk on 14 and 16.',
        },
        {
          from: 17,
          to: 18,
          title: 'The long session',
          action:
            'On day 17 set fifteen minutes and do small sets of three to five with as much rest as you like, clean from first to last. Count the total and write it down. On day 18 walk and do nothing else for the arms.',
        },
        {
          from: 19,
          to: 20,
          title: 'Back off',
          action:
            'No hard sets. Each day do two easy sets of five, then stretch chest and wrists for five minutes by leaning gently in a doorway. The work is already done; rest is when it turns into strength. If something is sore, walk only.',
        },
        {
          from: 21,
          to: 21,
          title: 'Count again',
          action:
            'Warm up as on day 1 and do one set of clean ones at the height you started from. Write the new number beside the old. Lower height, slower lowering or a straighter back are gains too. Then choose two days a week to keep it.',
        },
      ],
    },
    {
      key: 'ten-minutes-on-the-floor',
      pillar: 'physical',
      title: 'Ten minutes on the floor',
      description:
        'For two weeks spend ten minutes a day moving the joints that sitting shuts: ankles, hips, upper back, shoulders. It is slow, dull and surprisingly hard. All of it can be done on a bed or from a chair.',
      duration: 14,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Take stock',
          action:
            "Before you stretch anything, note three things: can you get down to the floor and up without hands, touch your shins, reach both arms overhead against a wall? Use a chair for help if you need it. No marks given, only a note with today's date.",
        },
        {
          from: 2,
          to: 3,
          title: 'Ankles and hips',
          action:
            'Ten slow ankle circles each way, then one minute kneeling on each side with a cushion under the knee and the hip pressed gently forward, twice. From a chair: one foot back under the seat and sit tall. Once more through fills the ten minutes. You want a pull, never a pinch.',
        },
        {
          from: 4,
          to: 5,
          title: 'The upper back',
          action:
            'On hands and knees, round and hollow the back ten times with the breath, then reach one arm under and through, eight each side. From a chair, turn to look behind you, holding the back rest, eight each side. Add the hips from last time.',
        },
        {
          from: 6,
          to: 7,
          title: 'Shoulders',
          action:
            'Stand or sit against a wall and slide the arms up and down ten times, slowly, only as far as the ribs stay quiet. Then lean in a doorway, one minute each side. Finish with the back. If an arm tingles or goes numb, stop and leave that one out.',
        },
        {
          from: 8,
          to: 9,
          title: 'Sit in a squat, with help',
          action:
            'Hold a door frame or a sink and sink as low as is comfortable, heels down or on a book, five rounds of twenty seconds. Knees unhappy? Sit on a low stool and lean forward with a straight back instead. Fill the ten minutes with what felt tight.',
        },
        {
          from: 10,
          to: 12,
          title: 'String them together',
          action:
            'Do ankles, hips, back, shoulders and squat as one round without looking anything up, about two minutes each. Do it at the same hour each day: after the kettle, before the shower, during the news. Missed the hour? Four minutes before bed counts.',
        },
        {
          from: 13,
          to: 13,
          title: 'Slow to half speed',
          action:
            'Same round, half the speed, breathing out on every stretch. You will get through less and feel more. Notice the one place that always holds. That is your place, and it deserves two minutes a day for the rest of the year.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take stock again',
          action:
            'Repeat the three tests from day 1 and compare. Keep two moves and tie them to something you do every day anyway. A joint that locks, swells or wakes you at night is a matter for a doctor or a physiotherapist, not for more stretching.',
        },
      ],
    },
    {
      key: 'slow-five',
      pillar: 'physical',
      title: 'The slow five',
      description:
        'Sixty days from walking to five kilometres run without stopping, slower than pride would like. Three run days a week, four easy ones. Walk, wheel, swim or cycle it by the same minutes if running is not for you.',
      duration: 60,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 7,
          title: 'One on, two off',
          action:
            'Days 1, 3 and 5: walk five minutes, then jog one and walk two, eight times. You should be able to speak a sentence. Other days: a fifteen-minute walk, or rest and write one line. Chest trouble, a heart condition or years without moving? See a doctor first. Chest pain or faintness, on any day: stop and call your emergency number.',
        },
        {
          from: 8,
          to: 14,
          title: 'Two on, two off',
          action:
            'Days 8, 10 and 12: five minutes of walking, then jog two and walk two, six times. If you cannot finish talking, you are too fast; shuffling is the right speed. Other days walk fifteen minutes. Day 14 is a full rest, and resting is the brick.',
        },
        {
          from: 15,
          to: 21,
          title: 'Three on, two off',
          action:
            'Days 15, 17 and 19: jog three, walk two, five times. Check your shoes: comfortable and not worn flat is enough. Shin or knee pain that grows while you run means stop, walk home, and take two easy days before you try the week again.',
        },
        {
          from: 22,
          to: 28,
          title: 'Fives',
          action:
            "Days 22, 24 and 26: jog five, walk two, four times. Choose a loop with a bench and a way home. If the week has gone wrong at work or at home, do two of the three days and carry on; nobody's legs know what the calendar says.",
        },
        {
          from: 29,
          to: 35,
          title: 'Eights',
          action:
            'Days 29, 31 and 33: jog eight, walk two, three times. Go out slower than feels right for the first two minutes. Other days walk, and do ten slow heel raises on each foot holding a wall; calves that are used to work complain less.',
        },
        {
          from: 36,
          to: 42,
          title: 'Twelves',
          action:
            'Days 36, 38 and 40: jog twelve, walk two, jog twelve. This is where boredom shows up. Let it run beside you: pick a lamp post, then the next. In heat go early, carry water and cut the time by a third. Dizzy means stop, sit, shade and help.',
        },
        {
          from: 43,
          to: 49,
          title: 'Fifteens',
          action:
            'Days 43, 45 and 47: jog fifteen, walk one, jog fifteen. If the second half falls apart, walk it at a good pace and count it done. Sleep matters more than grit this week: protect two early nights.',
        },
        {
          from: 50,
          to: 56,
          title: 'No walk in the middle',
          action:
            'Day 50: twenty minutes without stopping. Day 52: twenty-five. Day 54: thirty. Stay at the speed of a man with news to tell. Missed one by a few minutes? Repeat it on the next run day; the sixty days have room for that.',
        },
        {
          from: 57,
          to: 59,
          title: 'Rest like you mean it',
          action:
            'Three easy days: a walk of twenty minutes, no running, supper you know, bed on time. Choose your five kilometres, flat if you can, and tell one friend when and where you will do it. Ask him along.',
        },
        {
          from: 60,
          to: 60,
          title: 'The five',
          action:
            'Walk five minutes, then run five kilometres slowly, walking whenever you must. Two walks or none, it is five. Write the date and how it felt rather than the time, and decide on two days a week to keep running.',
        },
      ],
    },
    {
      key: 'ninety-days-plain-strength',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Ninety days of plain strength',
      description:
        'Five movements, three sessions a week, no gym: squat, push, pull, hinge, carry. You add a little every fortnight and back off on purpose. Days between are for walking twenty minutes, and those days count.',
      duration: 90,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 7,
          title: 'Learn the five',
          action:
            "Days 1, 3, 5: two sets of eight of each. Sit to stand from a chair; push-ups at a wall or worktop; rows with a loaded bag; hip lifts lying on your back; a minute's walk with two shopping bags. Other days walk. Heart or joint trouble? Ask your doctor first.",
        },
        {
          from: 8,
          to: 14,
          title: 'Make them tidy',
          action:
            'Days 8, 10, 12: two sets of ten. Film one set of squats and rows, or ask someone to look: back long, knees over feet, no jerking. Every set ends with two good ones left in you. That rule holds for all ninety days. So does this one: chest pain or faintness means stop and call your emergency number.',
        },
        {
          from: 15,
          to: 28,
          title: 'Third set',
          action:
            "Three sessions each week, a day between: three sets of ten, two minutes' rest. Write down what you did in a notebook. No time? One set of each takes twelve minutes and is a whole brick. Standing work not for you? Do every press and row seated.",
        },
        {
          from: 29,
          to: 35,
          title: 'First easy week',
          action:
            'Same five movements, half the sets, nothing near your limit. Walk on the other days. You will feel that you could do more; leave it there. Look at your notes and name the weakest of the five, because it comes first from next week.',
        },
        {
          from: 36,
          to: 49,
          title: 'A harder form',
          action:
            'Weakest movement first. Make one thing harder in each: a lower chair, lower hands for the push-ups, a heavier bag, hip lifts on one leg, a longer carry. Three sets of six to eight. If form goes, return to the easier form without a speech.',
        },
        {
          from: 50,
          to: 63,
          title: 'Build it back to ten',
          action:
            'Stay with the harder forms and add one repetition per set each week until you reach ten. Joint pain that lasts beyond a day means an easier form and, if it stays, a physiotherapist. Sore muscles are only news. Walk on the days between.',
        },
        {
          from: 64,
          to: 70,
          title: 'Second easy week',
          action:
            'Half the sets again. Use the time saved to cook one big pot and sleep half an hour longer. Ask a friend or someone at home to do one session beside you: counting aloud for another man teaches you what tidy looks like.',
        },
        {
          from: 71,
          to: 84,
          title: 'The strong fortnight',
          action:
            'Six sessions: four sets of six to eight of each in the hardest form you can do tidily. Rest as long as you need. Lost a week to illness or work? Come back with two sets, not four, and do not pay the missed days back.',
        },
        {
          from: 85,
          to: 89,
          title: 'Ease down',
          action:
            'Two light sessions of one set each, three walks. Read your notebook from the first page. Write down two things that are easier now than on day 1, at work, at home or on the stairs, and one that is not.',
        },
        {
          from: 90,
          to: 90,
          title: 'Measure, then keep',
          action:
            'Repeat the first session exactly: same chair, same height, same bag. Note how it feels now against then. Then write the smallest week you will keep up for a year: two sessions of half an hour is a good answer.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'five-days-out-of-the-chair',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Five days out of the chair',
      description:
        'Five working days of breaking up long sitting: two minutes of moving in every hour you spend seated. No kit, no sweat, no announcement to the office. It also works on a night shift, in a cab, or in a wheelchair.',
      duration: 5,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count first',
          action:
            'Change nothing today except one thing: make a pencil stroke for every hour in which you sat without a break. Drivers count when they next stop; wheelchair users count hours without a change of position. Keep the paper.',
        },
        {
          from: 2,
          to: 2,
          title: 'Two minutes an hour',
          action:
            'Set a quiet timer for each hour. When it goes, move two minutes: stairs, heel raises at the sink, ten sit-to-stands, arm circles and pressing up from the armrests. Missed three in a row? Do the next one. Nothing is owed.',
        },
        {
          from: 3,
          to: 3,
          title: 'Hang it on what happens anyway',
          action:
            'Drop the timer and tie the two minutes to things in your day: every call standing, the far toilet, the far printer, every refill of a smaller cup. Choose three hooks in the morning and write them down. Done when each was used twice.',
        },
        {
          from: 4,
          to: 4,
          title: 'One meeting on the move',
          action:
            'Turn one call or chat into a walk of fifteen minutes, round the block or along the corridor, at the pace of the slower. If nobody will join, take the problem that needs thinking about instead. Bring paper, not the phone.',
        },
        {
          from: 5,
          to: 5,
          title: 'Move the furniture',
          action:
            'Change one thing for good: the bin across the room, a box that makes a standing place at the counter, the water far from the desk. Count hours as on day 1 and compare. Pain that shoots down a leg or arm deserves a doctor, not a timer.',
        },
      ],
    },
    {
      key: 'half-a-green-plate',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Half a green plate',
      description:
        'For two weeks fill half the plate with vegetables or fruit at one meal a day, and leave the rest of your eating alone. Fresh, frozen or tinned all count. Nothing is forbidden, nothing is weighed.',
      duration: 14,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Buy the easy ones',
          action:
            'Buy four you already like, at least two of them frozen or tinned: peas, spinach, tomatoes, carrots. Put them in front in the fridge or freezer. At one meal each day, cover half the plate before anything else goes on it. If you take blood thinners or live with kidney disease or diabetes, ask your clinic first.',
        },
        {
          from: 3,
          to: 4,
          title: 'Frying pan, not water',
          action:
            'Fry or roast instead of boiling: oil, salt, high heat, brown edges. Cabbage, beans and sprouts forgive you a great deal this way. Half a plate at one meal. Eating out? Order the side first, then the rest.',
        },
        {
          from: 5,
          to: 7,
          title: 'The other end of the day',
          action:
            'Move the half plate to a meal where it is strange to you: tomatoes and mushrooms at breakfast, a box of raw carrots and an apple at work. Try it three days. On a bad day a tin of beans in tomato counts; stand up and eat it if you must.',
        },
        {
          from: 8,
          to: 9,
          title: 'One you dislike',
          action:
            'Take a vegetable you have avoided since school and cook it another way: roasted, curried, grated raw. A few bites are enough before you judge. If your gut protests at beans or onions, go slower, drink more water, choose others.',
        },
        {
          from: 10,
          to: 11,
          title: 'A pot of soup',
          action:
            "On day 10 make a big pot from what is limp in the drawer: onion first, then all of it, then beans, half an hour. Chill what is left within two hours. On day 11 eat it again. Two days' plates, one knife to wash.",
        },
        {
          from: 12,
          to: 13,
          title: "Somebody else's plate",
          action:
            'Cook the half plate for someone else, or put a bowl of cut fruit where others can reach it at work or at home, both days. Say nothing about health. An empty bowl is the best review there is.',
        },
        {
          from: 14,
          to: 14,
          title: 'Keep four',
          action:
            'Write down four vegetables and two ways of cooking that you will really go on with, and put them at the head of your shopping list. Cross off the ones you only bought out of duty. The half plate stays at the meal where it was easiest.',
        },
      ],
    },
    {
      key: 'a-proper-rest-week',
      pillar: 'physical',
      title: 'A proper rest week',
      description:
        'Seven days of rest done on purpose, for men who train hard, work long or care for somebody. Easy movement, early nights, one free evening. It is harder than it sounds, because nobody claps for it.',
      duration: 7,
      difficulty: 'beginner',
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Cancel something',
          action:
            'Cut training to half or nothing this week and take one thing that is not necessary out of the diary. Tell whoever needs to know: "Not this week. Next week yes." Tonight lights out thirty minutes earlier than usual.',
        },
        {
          from: 2,
          to: 2,
          title: 'An easy half hour',
          action:
            'Move for thirty minutes at a pace where you could sing badly: stroll, swim, easy wheels, loose stretching. No watch, no numbers. If you come home tired, you were too fast. That is worth knowing by itself.',
        },
        {
          from: 3,
          to: 3,
          title: 'Feed it',
          action:
            'Three proper meals, sitting down, water at hand, the last one two hours before bed. Cook enough for tomorrow. No cutting back on food in a rest week: repair is made of supper.',
        },
        {
          from: 4,
          to: 4,
          title: 'A free evening',
          action:
            'Two hours with nothing useful in them: music, a bath, a jigsaw, a river, a friend on the step. If you look after someone, swap two hours with another adult, even at another time of day. Screens off, hands unhurried.',
        },
        {
          from: 5,
          to: 5,
          title: 'Go over the body',
          action:
            'Fifteen minutes from feet to jaw: warm each place with your hands, tighten it gently, let go. Note what is always sore. What has been sore for weeks goes on a list for a physiotherapist or doctor, not back under the bar.',
        },
        {
          from: 6,
          to: 6,
          title: 'Do the early night twice',
          action:
            'Tonight and tomorrow get ready for bed an hour early and read on paper. If thoughts come, write them down and shut the notebook. Shift worker? Take your early night on the side of the day where it belongs to you. Small child? Nap when it can be had.',
        },
        {
          from: 7,
          to: 7,
          title: 'Read the signs',
          action:
            'Write what shows that you are overdoing it: short temper, poor sleep, heavy legs, dread. Pick two as your warning lights and a week every couple of months to repeat this. Weariness that rest does not lift is a reason to see a doctor.',
        },
      ],
    },
    {
      key: 'three-dry-weeks',
      safetyRevision: 1,
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
            'Find the hour when you would pour the first one and put something else in it: a walk, a shower, a real meal, fizzy water in a good glass. Eat before that hour. Cravings mostly come as waves; look at the clock and give each one twenty minutes. Shaking, heavy sweating, confusion, seeing things or a fit: call your emergency number at once, now or on any later day.',
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
            'Each morning write one number from one to ten for sleep and one for mood. The first nights may be poor and the dreams loud. On the third of these days set the numbers beside what you wrote on day 1 about how you sleep.',
        },
        {
          from: 11,
          to: 14,
          title: 'What it was for',
          action:
            'Ten minutes of writing on each of these days: what did the drink do for me? Rest, courage, company, numbness, reward? Name one other way to get each and try it the same day. If what lies underneath is dark, tell somebody today: a friend, a doctor, or a line listed at findahelpline.com.',
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
    {
      key: 'stairs-by-choice',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Stairs by choice',
      description:
        'Thirty days of climbing on your own legs: stairs, kerbs, hills. You start with what you have at home and finish with a climb you would have avoided. Where stairs are not for you, ramps or arm circuits do the same work.',
      duration: 30,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 2,
          title: 'Find your flights',
          action:
            'Find a staircase with a rail, near home or at work, and climb two flights at talking pace. Count the steps. Heart or lung trouble, chest pain on effort or bad balance means asking a doctor first. Chair user: find a gentle ramp, or box ten rounds of thirty seconds.',
        },
        {
          from: 3,
          to: 7,
          title: 'Five flights a day',
          action:
            'Five flights spread over the day, in ones and twos. Whole foot on the step, hand near the rail, eyes ahead. Coming down is what makes legs sore, so take the lift down at first if there is one. On a bad day, do two and count it.',
        },
        {
          from: 8,
          to: 10,
          title: 'Legs from the side',
          action:
            'Keep the five and add sideways climbing: one flight facing left, one facing right, holding the rail. Then ten heel raises on the lowest step. Knees that grumble often like slower steps and a bit more lean from the hips; sharp pain means the flat today.',
        },
        {
          from: 11,
          to: 14,
          title: 'Two in a row',
          action:
            'Climb your flights in pairs without rest between: two, pause, two, pause, two. You should be able to speak in short sentences at the top. If not, slow down. Chest pain or faintness: stop, sit, call your emergency number. On one of these days rest completely and drink tea at the bottom.',
        },
        {
          from: 15,
          to: 18,
          title: 'Carry the shopping',
          action:
            'On two days carry a light bag up in one hand for a flight, then change hands; always keep the other free for the rail. On the other days climb six without load. Stairs wet, dark or crowded? Leave the bag below.',
        },
        {
          from: 19,
          to: 22,
          title: 'Ten flights',
          action:
            'Ten in a day, in any portions. Every second day do only three. Tie them to what you do anyway: post, coffee, each phone call. Write the number on a card by the door. A man who counts afterwards always counts too many.',
        },
        {
          from: 23,
          to: 25,
          title: 'Find a hill',
          action:
            'Take one walk with a real climb in it, ten minutes upward at talking pace, with somebody or with your plan told to somebody. The other two days three easy flights. Where the land is flat, a bridge, dam or multistorey car park will do.',
        },
        {
          from: 26,
          to: 28,
          title: 'Quiet days',
          action:
            'Five flights, slow, no bag. Look at how the first flight feels now beside day 1. Loosen calves for two minutes each day with hands on a wall. If a calf is hot, swollen and painful, do not stretch it: get it seen the same day.',
        },
        {
          from: 29,
          to: 30,
          title: 'The long stair',
          action:
            'On one of these days climb the highest public stair or hill you can find nearby, as slowly as you like, with rests. On the other, decide which lift you are done with. Look at the view before you photograph it.',
        },
      ],
    },
    {
      key: 'forty-days-of-carrying',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Forty days of carrying',
      description:
        'Picking things up and walking with them is the oldest training there is. Four carrying days a week with bags, a rucksack or water bottles, a little longer each week. It trains grip, back, legs and patience at once.',
      duration: 40,
      difficulty: 'intermediate',
      plan: [
        {
          from: 1,
          to: 4,
          title: 'Learn to lift it',
          action:
            'Heart trouble, a hernia, a bad back or a recent operation? Ask a doctor first. Two bags, each light enough to hold for two minutes. Practise six lifts a day: feet either side, hips back, long back, stand tall, set down as carefully. Then walk two minutes. Chair user: load on the lap or in a pack on the back, push two minutes.',
        },
        {
          from: 5,
          to: 10,
          title: 'Two hands',
          action:
            'On four of these days carry an even load in both hands for five rounds of one minute, resting as needed; on the others walk ten minutes. Shoulders down, short steps. Fingers that open mean the round is over. That is the proper end of it.',
        },
        {
          from: 11,
          to: 16,
          title: 'One hand',
          action:
            'Same four days and rest days, but one bag: a minute in the right, a minute in the left, four times each. Do not lean away from it. Back pain that shoots down the leg means stop, and if it stays, a doctor. Tired flanks are the point.',
        },
        {
          from: 17,
          to: 21,
          title: 'In the pack',
          action:
            'Pack a rucksack with books or bottles wrapped in a towel, high and close to the back, no more than feels easy on the stairs. Walk fifteen minutes with it on three days. Other days unladen. Straps that make hands tingle are too tight or too heavy.',
        },
        {
          from: 22,
          to: 24,
          title: 'Lighten',
          action:
            "Three days with half the load and half the time. Do something useful: carry a neighbour's shopping, take tools to the man you borrowed them from. If you missed last week, do not double this one. Begin where it was last good.",
        },
        {
          from: 25,
          to: 31,
          title: 'Twenty minutes',
          action:
            'On four days walk twenty minutes with the pack, or ten rounds of one minute with the bags if the weather is bad. Add weight or time, never both in a week. In heat drop the load and carry water you can drink.',
        },
        {
          from: 32,
          to: 36,
          title: 'Awkward things',
          action:
            'Twice in these days carry something without handles: a box, a sack of soil, a sleeping child who allows it. Hug it close, walk five short stretches, set it down with bent knees. Other days walk or rest. Look where you put your feet.',
        },
        {
          from: 37,
          to: 39,
          title: 'Easy days',
          action:
            'Light pack once, two plain walks. Clean the bags, return what you borrowed. Write down your starting load and minutes and what you manage now without strain. Choose the errand for the last day.',
        },
        {
          from: 40,
          to: 40,
          title: 'Carry something home',
          action:
            'Do one real errand under your own steam that you would usually ride, drive or have delivered: market, timber yard, parcel, a crate of apples for someone. Half an hour there and back is plenty, with rests. Then choose one errand a week that will always be carried.',
        },
      ],
    },
    {
      key: 'hundred-miles-in-fifty',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'A hundred miles in fifty days',
      description:
        'A hundred miles (160 km) under your own steam in fifty days, walking, wheeling or running: about two miles a day with room for bad ones. Distance too far for your body? Take a hundred quarter-hours instead.',
      duration: 50,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 3,
          title: 'Find your mile',
          action:
            'Measure a mile (1.6 km) from your door with a map and walk it each day at talking pace. Draw a hundred boxes on paper and fill three. If you have been still for years, have heart trouble or diabetes, ask your clinic how to begin. Chest pain or faintness, on any day: stop and call your emergency number.',
        },
        {
          from: 4,
          to: 10,
          title: 'Make it two',
          action:
            'Two miles on five days, one on two. Filled boxes hang where others see them. Look after feet now: dry socks, room for the toes, a plaster on any hot spot before it blisters. Total by day 10 about fifteen. Behind is fine; do not chase.',
        },
        {
          from: 11,
          to: 17,
          title: 'Errands count',
          action:
            "Fill at least half this week's boxes with journeys you had to make anyway. Get off one stop early, park by the far gate, walk while you ring a friend. Two days of one mile. Boxes only for what you truly covered.",
        },
        {
          from: 18,
          to: 20,
          title: 'Three on one day',
          action:
            'One day of three miles (5 km), on the other two a mile each. Eat beforehand, carry water, tell somebody your route. Shin or heel pain that grows with every step means turn back, flat ground for two days, then half.',
        },
        {
          from: 21,
          to: 27,
          title: 'Company miles',
          action:
            "Walk at least two of this week's outings with somebody else at the pace of the slower. Aim at fourteen miles with one day of nothing but a stretch. Nobody free? Call someone with the phone in your pocket and both hands loose.",
        },
        {
          from: 28,
          to: 30,
          title: 'Easy over the hill',
          action:
            'Three days of one easy mile. You are past halfway in days; count boxes. Fewer than forty-five? Choose now: finish later, or set out for eighty instead. Say it aloud to someone. Changing the number openly is not the same as giving up.',
        },
        {
          from: 31,
          to: 37,
          title: 'In all weathers',
          action:
            'Sixteen or seventeen miles with one longer walk of four (6.5 km). Plan for dark and wet: something bright, a lamp, grip. In ice, lightning, smoke or great heat do a mile of corridor or stairs indoors, or leave it and rest.',
        },
        {
          from: 38,
          to: 44,
          title: 'A different road',
          action:
            'Sixteen or seventeen miles again, and never the same route twice. Go down the streets you always pass. One day entirely without earphones. Write a line about the oddest thing you saw and show it to somebody.',
        },
        {
          from: 45,
          to: 49,
          title: 'Come in slowly',
          action:
            'Walk what is left down to the last two boxes, at most four miles in any day. If you are short, leave them short: tired feet on busy roads are poor arithmetic. Rest one whole day before the end.',
        },
        {
          from: 50,
          to: 50,
          title: 'The last two',
          action:
            'Walk the last two miles along the first route, with whoever came along on the way, and colour in the boxes together. Date it. Then decide how many a week you will keep without a chart. Eight to ten is plenty.',
        },
      ],
    },
    {
      key: 'one-long-day-out',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Train for one long day out',
      description:
        'Seventy-five days towards one whole day on foot or on wheels: fifteen miles (24 km), or the longest day your body will agree to. Two short outings and one long one a week; the days between are for rest and preparation.',
      duration: 75,
      difficulty: 'advanced',
      plan: [
        {
          from: 1,
          to: 5,
          title: 'Choose the day and the way',
          action:
            'Pick the date, a route with places to stop short, and a companion if you can. Walk forty minutes at ease twice to see where you are. Heart or lung trouble, or a long illness behind you? Talk it over with a doctor before you build on it. On any outing, chest pain or faintness means stop, sit and call your emergency number.',
        },
        {
          from: 6,
          to: 12,
          title: 'An hour',
          action:
            'Two outings of thirty minutes and one of an hour. On each day between, a brick is five minutes on ankles and calves, or one piece of planning. Wear the shoes you will wear on the day. Chair or cycle: the same minutes, gloves on.',
        },
        {
          from: 13,
          to: 19,
          title: 'Ninety minutes',
          action:
            'Two of thirty-five minutes, one long one of ninety with a ten-minute stop in the middle. Eat something every hour; find out what sits well. Blisters are information about socks. Cover hot spots while they are still only hot.',
        },
        {
          from: 20,
          to: 26,
          title: 'Two hours',
          action:
            'Two of forty minutes, one of two hours, part of it on rough ground or hills. Carry what you will carry: water, layer, lamp, food, plasters, charged phone. Somebody knows the route and when to worry. That is part of the training.',
        },
        {
          from: 27,
          to: 33,
          title: 'Step back',
          action:
            'A light week: three easy half hours. Wash, mend, oil. Read the map for the day and mark three points where you could get out. If anything has hurt for more than a week, have it looked at now, while there is time.',
        },
        {
          from: 34,
          to: 40,
          title: 'Two and a half hours',
          action:
            'Two of forty-five minutes, one long. Go out with a man who walks faster or slower than you, and arrange the pace aloud before you begin. Missed the long one? Take it next week and drop that one; never two in a row.',
        },
        {
          from: 41,
          to: 47,
          title: 'Three hours and weather',
          action:
            'Two of forty-five, one of three hours in whatever weather is safe. Learn what your coat is worth. In storm, ice or great heat put it off a day: turning back early is a skill, and this is where you practise it.',
        },
        {
          from: 48,
          to: 54,
          title: 'Four hours',
          action:
            'Two of forty, one of four hours with a proper half-hour lunch. After the third hour keep an eye on your temper, as it runs down before the legs do. Drink to thirst, eat before you are hungry, change socks at lunch.',
        },
        {
          from: 55,
          to: 60,
          title: 'Step back again',
          action:
            'Easy half hours on three of the days, sleep on all. Weigh the bag and throw out a third. Write to your companion or to the person at home who holds the plan: start, route, end, what to do if you are not back.',
        },
        {
          from: 61,
          to: 67,
          title: 'Five hours',
          action:
            'Two of forty, one of five hours over ground like that of the day. This is the last big one. If it went badly, shorten the great day to what you managed and be content: a fine day of twelve miles beats a rescue at fourteen.',
        },
        {
          from: 68,
          to: 73,
          title: 'Rest and look at the sky',
          action:
            'Two easy outings of thirty minutes in the first half, then almost nothing. Watch the forecast and set the hour at which you will decide yes or no. Lay everything out on the floor and tick it off a list.',
        },
        {
          from: 74,
          to: 74,
          title: 'Pack and sleep',
          action:
            'Pack, eat a good supper, set two alarms, send the plan to the one who holds it. Lie down early and do not worry if you sleep badly: legs can live off the night before last.',
        },
        {
          from: 75,
          to: 75,
          title: 'The day',
          action:
            'Start slowly, stop often, turn round at the agreed hour wherever you are. Report that you are back. If you stopped short, it still was a long day out. Put your feet up, ring whoever kept you company, and write down three things you saw while you still ache.',
        },
      ],
    },
  ],
}
