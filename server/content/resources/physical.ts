import type { LibraryResource, Shelf } from '../types.ts'

export const physical: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'strength-without-a-gym',
      pillar: 'physical',
      title: 'Strength without a gym',
      description:
        'Five movements, two half-hours a week and what you already have at home. How to begin, how to make it harder when it gets easy, and what to leave out.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `You need very little to be strong enough for the life you have: to carry a child up the stairs, shift a wardrobe, get off the floor at seventy. You need five movements, done well, twice a week, for a long time.

The World Health Organization's *Guidelines on physical activity and sedentary behaviour* (2020) ask adults for muscle-strengthening work on two or more days a week, beside the walking. They do not ask for a gym. A chair, a wall, a rucksack and two shopping bags will see you through the first year.

**The five are squat, push, pull, hinge and carry.** Squat is sitting down and standing up. Push is moving something away from you. Pull is bringing it to you. Hinge is bending at the hips with a long back, as you do over a sink. Carry is what it says. If a programme has all five it is a decent programme. If it has forty exercises it is a hobby.

**How hard?** Stop each set when you could still do two more tidy ones. Going to the end of your strength every time makes a good story and a bad Thursday.

Talk to a doctor before you begin if you have heart trouble, chest pain, fainting spells, a recent operation or an injury that has not settled.`,
        },
        {
          kind: 'steps',
          title: 'One session, thirty minutes',
          steps: [
            'Five minutes to warm up: walk on the spot or round the block, then ten arm circles each way and ten slow sit-to-stands.',
            'Squat, 2 to 3 sets of 8: sit back to a chair, touch it, stand up. Feet as wide as your shoulders, knees over your feet. Too hard? Put a cushion on the chair. From a wheelchair: press up from the armrests or push rims for 8.',
            'Push, 2 to 3 sets of 8: hands on a wall, a worktop or the floor. Body straight as a plank, elbows angled back, chest close before you push away.',
            'Pull, 2 to 3 sets of 8 each side: one hand on a chair, a rucksack with books in the other, back flat. Draw the elbow past the ribs, lower slowly. Seated: loop a stretch band round something that will not move.',
            'Hinge, 2 to 3 sets of 10: lie on your back with knees bent and lift the hips until thighs and body make one line. Stay there for one easy breath. Later do it standing, with the rucksack held close to your legs.',
            'Carry, 3 times 40 seconds: a bag in each hand, stand tall, short steps. Rest as long as you need.',
            'Write down what you did in one line. The line takes ten seconds and is the difference between training and sweating.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Making it harder, slowly',
          tips: [
            'First add repetitions: from 8 to 12 over some weeks. Then take a harder form and go back to 8.',
            'Lower slowly, counting three, before you think of more load. It costs nothing and finds you out at once.',
            'Change one thing at a time. If you add load, sets and days together, you will not know which one hurt you.',
            'Every fourth or fifth week do half. Strength is laid down while you rest, and joints are slower than muscles.',
            'Ache in the muscle for a day or two is ordinary. Pain in the joint, numbness, or pain that wakes you is not: take the easier form, and if it stays beyond two weeks have it looked at.',
            'A missed week is not paid back. Start again with one set fewer and carry on.',
            'Breathe out on the effort. Chest pain or pressure, faintness, or breath that will not settle: stop and call your emergency number.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Which days?

Any two that are not next to each other, tied to something fixed: Tuesday and Saturday before breakfast, or Monday and Thursday as soon as you get home and before you sit down. The sitting down is what kills it. If you want a third day, have one, but keep two as your promise.

If half an hour is not there, do one set of each movement. That takes twelve minutes with the warm-up and keeps the chain unbroken. Men who train for thirty years have done a great many poor, short sessions. It is one of the reasons they are still training.

Do not look for change in the mirror in the first month. Look for it on the stairs.`,
        },
        {
          kind: 'download',
          label: 'A log for eight weeks',
          filename: 'strength-log.csv',
          contents: `week,session,date,squat (form and reps),push (form and reps),pull (form and reps),hinge (form and reps),carry (load and seconds),how it felt 1-10,note
1,A,,,,,,,,
1,B,,,,,,,,
2,A,,,,,,,,
2,B,,,,,,,,
3,A,,,,,,,,
3,B,,,,,,,,
4 (half),A,,,,,,,,
4 (half),B,,,,,,,,
5,A,,,,,,,,
5,B,,,,,,,,
6,A,,,,,,,,
6,B,,,,,,,,
7,A,,,,,,,,
7,B,,,,,,,,
8 (half),A,,,,,,,,
8 (half),B,,,,,,,,
`,
        },
      ],
    },
    {
      key: 'better-sleep-nothing-to-buy',
      pillar: 'physical',
      title: 'Better sleep, nothing to buy',
      description:
        'What is worth changing first when you sleep badly, what to do at three in the morning, and when it is a matter for a doctor. No gadget, no powder.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Poor sleep makes an ordinary man short-tempered, hungry and slow, in about that order. It is also the part of health you cannot force. You can only prepare the ground and leave it alone.

How much? The American Academy of Sleep Medicine and the Sleep Research Society looked at the evidence together and in 2015 advised adults to get **seven hours or more** on a regular basis. Some need eight or nine. A man who has lived on five for years usually believes that he is used to it. Ask whoever lives with him.

Two things drive sleep: how long you have been awake, and a clock in the body that takes its cue mostly from light. So the two strongest things you can do happen in the daytime. **Get up at the same hour every day, and get outside light early.** Everything else is a smaller lever. If you do only these two for three weeks you will learn more than from any device on your wrist.`,
        },
        {
          kind: 'checklist',
          title: 'The ground, in order of weight',
          items: [
            'One getting-up time, seven days a week, within half an hour either way.',
            'Daylight in the first hour, ten minutes or more, without sunglasses if that is comfortable. Never look into the sun.',
            'Last caffeine before noon for two weeks, to see what it does. It stays in the blood for many hours.',
            'Movement at some time of day. Hard training is best over two hours before bed.',
            'Alcohol away from bedtime. It helps you drop off and then wakes you.',
            'Last big meal two to three hours before bed, a small one if you are truly hungry.',
            'Bedroom dark, cool and quiet, with the clock turned to the wall.',
            'Phone out of reach, or at least out of the bed.',
            'The same two slow things every night before lying down.',
            'No naps after mid-afternoon, and none over half an hour, while you are mending your nights.',
          ],
        },
        {
          kind: 'steps',
          title: 'At three in the morning',
          steps: [
            'Do not look at the time. You will only start doing sums.',
            'Lie easy for a while and let the breath go out longer than it comes in. Rest is worth having even without sleep.',
            'If you grow wide awake or cross, get up. Sit somewhere dim and warm enough, with something dull: a book you have read, a jigsaw, folding socks.',
            'If worries come, write each in a line with the first thing you could do about it by day. Shut the notebook. It is on watch now, and you are not.',
            'Go back to bed when your eyes are heavy, not before. If it does not work, get up again. The bed should be for sleeping and for love, not for lying awake in.',
            'Get up at your usual hour all the same. This is the hard part and it is what mends the next night.',
            'Do not try to make up for it by going to bed two hours early the next evening. Half an hour is plenty.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If your life does not allow regular nights',
          tips: [
            'New baby: sleep in turns, in blocks of four or five hours if the feeding allows it, and let the house look as it looks.',
            'Shift work: keep at least one block of sleep at the same hours on all days, wear dark glasses on the way home unless you are driving, and put a sign on the door.',
            'Caring for somebody: ask who could take one night a week. Ask by name, not in general.',
            'Pain: take your medicines question to the doctor with the hours written down. Night pain that is new deserves a visit anyway.',
            'Grief and worry have their own hours. Company in the daytime does more for them than any rule for the night.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When it is not a habit

See a doctor if you have slept badly three nights a week or more for some months, if you snore loudly and stop breathing or gasp, if your legs drive you out of bed, if you have fallen asleep at the wheel or nearly, or if low mood or dread has come with the bad nights. Do not drive when sleepy. If the nights bring thoughts of ending your life, do not wait for morning: call your local emergency number, find a line at findahelpline.com, in the US and Canada call or text 988, in the UK and Ireland ring Samaritans on 116 123.

For long-standing insomnia, ask about **CBT-I**, a form of cognitive behavioural therapy made for sleep. The American College of Physicians recommended it in 2016 as the first treatment for chronic insomnia in adults, before pills. The sleep researcher Colin Espie wrote a self-help book on it, *Overcoming Insomnia*, which you can work through at home. If you drive for a living, or have epilepsy, bipolar disorder or a history of falls, do it with a clinician rather than alone: part of the method is spending less time in bed for a while.`,
        },
        {
          kind: 'links',
          title: 'Good places to read more',
          links: [
            { label: 'NHS (UK)', url: 'https://www.nhs.uk' },
            { label: 'American Academy of Sleep Medicine', url: 'https://aasm.org' },
            { label: 'Find a helpline in your country', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'plan-shop-pot',
      pillar: 'physical',
      title: 'One plan, one shop, one pot',
      description:
        'A weekly routine of about two hours that puts decent suppers on the table without daily decisions. With a shopping list to keep.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most men do not eat badly because they know too little. They eat badly at half past seven, hungry, in front of an empty fridge. The cure is not willpower at half past seven. It is twenty minutes on Saturday.

The routine has three parts: a plan of five suppers on the back of an envelope, one shop with that envelope in your hand, and one big pot on Sunday. The weekend looks after itself: Saturday is leftovers, Sunday is the pot.

You do not have to cook well. You have to cook *before you are hungry*. A dull lentil stew that exists beats a splendid curry that does not.

The World Health Organization advises adults to eat at least 400 grams of fruit and vegetables a day (five good handfuls) and to keep salt under five grams, about a teaspoon. You will not hit that by counting. You will come close if half of the pot is vegetables and it was you who salted it.`,
        },
        {
          kind: 'steps',
          title: 'The week',
          steps: [
            'Saturday, ten minutes: look in fridge and cupboard. Write what must be used. Look at the week: which nights are late, who is eating?',
            "Saturday, ten minutes: write five suppers. One egg, one bean or lentil, one fish or tofu, one tray from the oven, one pasta or rice. Late nights get the eggs. Repeat last week's if you have no ideas.",
            'One shop, with the list, after a meal and not before one. Vegetables first, then protein, then the filling part, then the rest.',
            'Sunday, an hour: cook one big pot that gives at least four portions. While it simmers wash and cut vegetables for two more nights and boil some eggs.',
            'Cool what you keep quickly, in shallow boxes, and have it in the fridge within two hours. Eat it in two days or freeze it the same day with a label. Rice wants special care: cool it fast and eat it by the next day.',
            'Monday to Friday: cook from the envelope, cross off, swap days as you like. What is left over on Friday makes the Saturday meal: soup, or on toast.',
            'Friday, two minutes: write on the envelope what was eaten gladly and what was thrown away. Buy less of the second.',
          ],
        },
        {
          kind: 'checklist',
          title: 'The shelf that saves you',
          items: [
            'Tinned beans, chickpeas and tomatoes',
            'Dried lentils, pasta, rice, oats',
            'Eggs',
            'Onions, garlic, carrots, potatoes, a cabbage (it keeps for weeks)',
            'Frozen peas, spinach and mixed vegetables',
            'Tinned fish, or tofu, or nuts',
            'Oil, vinegar, mustard, soy sauce, two spices you like',
            'Bread in the freezer, sliced',
            'Fruit that can stand in a bowl',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The pot, if you have never made one

Chop two onions and fry them slowly in oil for ten minutes. Add garlic and a spoon of any spice. Add four handfuls of chopped vegetables, whatever there is. Add a mug of red lentils or two tins of beans, a tin of tomatoes, and water to cover by two fingers. Simmer half an hour, stir now and then. Salt at the end, with a splash of vinegar. It makes four to six plates, and it is better on Tuesday.

**Money tight?** Dried lentils, oats, eggs, frozen vegetables and cabbage are as good for you as anything in the shop. If there is not enough for the week, ask at a food bank before you go without. They would rather see you early.

**Special needs.** With diabetes, kidney disease, coeliac disease, allergies or medicines that do not go with certain foods, follow what your clinic or dietitian has told you over anything written here. If food has become a matter of fear, bingeing or punishment, talk to a doctor. It happens to many men and it can be treated.`,
        },
        {
          kind: 'download',
          label: 'Plan and shopping list',
          filename: 'weekly-food-plan.txt',
          contents: `THE WEEK OF: ____________

MUST BE USED UP: ______________________________________

SUPPERS                                  WHO EATS    COOKED?
Mon  ________________________________    ______      [ ]
Tue  ________________________________    ______      [ ]
Wed  ________________________________    ______      [ ]
Thu  ________________________________    ______      [ ]
Fri  ________________________________    ______      [ ]
Sat  leftovers
Sun  the big pot: ___________________    ______      [ ]

BREAKFASTS: ___________________________________________
LUNCHES FROM LEFTOVERS: _______________________________

SHOP
Vegetables, fresh:   __________________________________
Vegetables, frozen:  __________________________________
Fruit:               __________________________________
Eggs, beans, fish, meat, tofu: ________________________
Bread, rice, pasta, oats, potatoes: ___________________
Milk, yoghurt, cheese or the like: ____________________
Shelf (oil, tins, spices): ____________________________
House:               __________________________________

FRIDAY
Eaten gladly: _________________________________________
Thrown away:  _________________________________________
`,
        },
      ],
    },
    {
      key: 'sofa-to-thirty-minutes',
      pillar: 'physical',
      title: 'From the sofa to thirty minutes',
      description:
        'Six weeks that take you from hardly moving to half an hour of brisk walking, five days a week. For anybody starting late, heavy, tired or after a long gap.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `This is for the man who has not moved much for a year or ten. Perhaps there was an illness, a bad back, a baby, a job with a windscreen. You do not need to know why to begin.

The aim is thirty minutes at a brisk pace, five days a week. It is the lower end of what the World Health Organization recommends for adults (150 to 300 minutes a week of moderate activity, 2020), and the same guidelines say plainly that **some is better than none**. Half of this plan is already worth having.

**Brisk** means that you can talk but would rather not sing. This is the talk test, and it works for walking, wheeling, swimming, cycling and dancing in the kitchen. It moves with you: as you get fitter, brisk gets faster by itself.

**See a doctor before you start** if you have heart or lung disease, diabetes with foot or eye trouble, chest pain or breathlessness with little effort, dizziness or fainting, or if you have been told not to exert yourself. Ask what level is right for you. Most will be pleased that you asked.`,
        },
        {
          kind: 'steps',
          title: 'Six weeks',
          steps: [
            'Week 1: five minutes out, five minutes back, on five days. Any pace. You are building the habit of the door.',
            'Week 2: fifteen minutes on five days. Let the middle five be brisk.',
            'Week 3: twenty minutes on five days, ten of them brisk, in two lots of five. On one day take a route with a slope.',
            'Week 4: twenty minutes on four days, fifteen of them brisk, and one longer slow one of thirty. On one of the free days do ten sit-to-stands from a chair, twice.',
            'Week 5: twenty-five minutes on five days, twenty of them brisk. If you are tired, take one day off and make nothing of it.',
            'Week 6: thirty minutes on five days, brisk once you are warm. You may cut it into three tens. They count.',
            'Afterwards: keep five thirties, or four and a game of something. Add two short strength sessions once this has become ordinary.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before the first week',
          items: [
            'Shoes that are comfortable and have tread. Nothing special.',
            'A loop from your own door, with places to sit.',
            'An hour of day that is yours more often than not.',
            'Something bright or a lamp if it will be dark.',
            'A rain plan: a shopping hall, a stairwell, a corridor, marching in front of the radio.',
            'One person who knows that you have started and will ask on Friday.',
            'A calendar on the wall and a pencil on a string.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Trouble, and what to do',
          tips: [
            'Missed two days: do half the next one, so that you come back without dread. Then go on where you were.',
            'Missed two weeks: go back one week in the plan, not to the beginning.',
            'Sore shins or heels: flatter ground, shorter steps, two easy days. If it hurts more with each step or stays beyond two weeks, have it seen.',
            'Knees: most complain at first and less later. Hills and stairs down are the hardest on them; leave these till week 4. A knee that swells, locks or gives way needs looking at.',
            'Breath: being out of breath for a minute after a slope is the work. Not being able to speak is too fast.',
            'Heavy body: you are carrying a load that a thin man is not, so the start is harder and the same ten minutes are more work. Seats along the way are part of the plan, not a failure of it.',
            'Walking not for you: arms count. Ten minutes of boxing from a chair, pushing a chair, or a rowing pull with a band will make you brisk.',
            'Boredom: the same loop at another hour, a friend on the phone with both hands free, or count dogs.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Stop at once

Stop and sit down if you feel pressure or pain in the chest, arm, jaw or back, breathlessness that does not settle, a racing or stumbling heart, or faintness. If it does not pass within a few minutes, or you are in doubt, call your emergency number. A drooping face, slurred speech or sudden weakness in an arm or leg: call at once, do not wait. No ambulance crew minds having come too early.

## What to expect

In the second week you will wonder whether it does anything. In the fourth, the stairs answer. Weight may change little; breath, sleep and temper tend to change first. Keep the calendar. In three months it will be the best argument you have.`,
        },
        {
          kind: 'links',
          title: 'Company and plans',
          links: [
            { label: 'World Health Organization', url: 'https://www.who.int' },
            { label: 'NHS (UK), home of the Couch to 5K plan', url: 'https://www.nhs.uk' },
            { label: 'parkrun, free weekly walks and runs', url: 'https://www.parkrun.com' },
          ],
        },
      ],
    },
    {
      key: 'checks-men-put-off',
      pillar: 'physical',
      title: 'The checks men put off',
      description:
        'Which health checks to ask about at which age, what not to wait with, and how to make the call. Rules differ by country, so it tells you what to ask rather than what to do.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Plenty of men service the car by the book and themselves by the breakdown. We all know the reasons: no time, nothing wrong, do not want to hear it, do not want to be handled by a stranger. None of them gets better by waiting.

This page cannot tell you which checks you need. That depends on your age, your family, your body and your country, and the advice changes as evidence comes in. It can give you a list to take along and a sentence for the telephone: **"I'd like to know which checks are recommended for me at my age, and to book them."**

Trans men and anybody whose body does not match the usual list: the rule is to have the checks that belong to the organs you have. If the invitation system does not know you, tell the clinic.`,
        },
        {
          kind: 'checklist',
          title: 'Ask about these',
          items: [
            'From any adult age: blood pressure. High pressure usually gives no sign at all, which is why it is measured.',
            'From any adult age: teeth and gums, eyes, skin marks that change, vaccinations, and sexual health tests if you have new partners.',
            "From youth on: get to know how your testicles feel, in the shower once in a while. Report a lump, a change in size or a heavy ache soon. It is mostly something harmless, and testicular cancer, which is chiefly a young man's illness, is among the most curable there are.",
            'Around forty: cholesterol, blood sugar, kidneys and a talk about heart risk. Earlier if your parents or brothers had heart disease or diabetes young.',
            'Around forty-five to fifty: bowel cancer screening. The starting age varies; the US Preventive Services Task Force says 45, England invites from 50.',
            'Around fifty, or forty-five if you are Black or if your father or brother had prostate cancer: a talk about the prostate, with the good and the harm of the PSA test laid out. It is your decision, made with facts.',
            'At sixty-five: in several countries a single scan of the main artery in the belly is offered to some or all men.',
            'If you smoke or smoked for long: ask whether lung screening exists where you live, and for help with stopping.',
            'At every age: mood, drink, sleep. If nobody asks, say it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Do not wait for an appointment',
          tips: [
            'Chest pain or pressure, sudden breathlessness, a drooping face, a weak arm, slurred speech: emergency number, now.',
            'Sudden severe pain in a testicle: hospital, at once. Hours matter.',
            'Blood in urine or stool, coughing blood, black stools: call your doctor today; if there is a lot of it, or you feel faint, emergency department.',
            'A lump, a mole that changes, a sore that does not heal, hoarseness or a cough beyond three weeks, weight going without a reason: book this week.',
            'Trouble passing water, or getting up for it much more than you used to: book. If you cannot pass any, hospital.',
            'Erections that have become unreliable for some months: book. Apart from being a nuisance, it can be an early sign of trouble in the blood vessels or of low mood.',
            'Thoughts of not wanting to live: today. Your emergency number, findahelpline.com, 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland.',
          ],
        },
        {
          kind: 'steps',
          title: 'The call and the visit',
          steps: [
            'Make the call at opening time with a calendar before you, standing up. Say the sentence above. Take the first date.',
            'Ask at a pharmacy about blood pressure if the wait is long. Many do it at once.',
            "Write your family's illnesses and the age they began. Ask an aunt; aunts know.",
            'Write three points and put the awkward one first.',
            'If you would rather be seen by a man, or have somebody with you in the room, say so when booking. It is a common request.',
            'At the visit ask: what did you measure, what is the number, what should it be, when again? Write the answers down.',
            'Put the next date in the calendar before you leave the building. Then tell a friend that you went. It makes his call easier.',
          ],
        },
        {
          kind: 'links',
          title: 'Where to look it up',
          links: [
            { label: 'World Health Organization', url: 'https://www.who.int' },
            { label: 'NHS (UK)', url: 'https://www.nhs.uk' },
            { label: 'US Preventive Services Task Force', url: 'https://www.uspreventiveservicestaskforce.org' },
            { label: "Movember, men's health", url: 'https://movember.com' },
            { label: 'British Heart Foundation', url: 'https://www.bhf.org.uk' },
          ],
        },
      ],
    },
    {
      key: 'what-goes-on-the-plate',
      pillar: 'physical',
      title: 'What goes on the plate',
      description:
        'Eating well in a dozen plain sentences, and why the plain sentences are enough. For men who are tired of being told something new every spring.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Every few years food becomes complicated again. One thing is poison, another will save us, and a man with very white teeth has a powder. Meanwhile the advice from the dull institutions has hardly moved in a generation: mostly plants, enough protein, whole grains, little salt and sugar, not too much in all, and eat it with somebody.

Michael Pollan put it into seven words in *In Defense of Food* (2008): **"Eat food. Not too much. Mostly plants."** By food he meant what your great-grandmother would have known as such. You can spend a good year on these seven words.

## The plate

Half of it vegetables or fruit. A quarter something with protein: beans, lentils, eggs, fish, poultry, meat, tofu, yoghurt. A quarter something that fills: potatoes, rice, bread, pasta, oats, whole grain when you like it. Some oil. Water to drink. That is all. It fits a canteen tray, a wok, a lunch box, and every kitchen in the world has its own version of it.

You need not do it at every meal. Two plates a day of this kind leave room for a life.`,
        },
        {
          kind: 'tiplist',
          title: 'Twelve plain sentences',
          tips: [
            'Eat at a table when there is one. The wheel of a car is not a table.',
            'Start with the green half and let the rest follow.',
            'Have some protein at each meal, above all at breakfast if you are always hungry by ten.',
            'Beans and lentils several times a week: cheap, filling, kind to gut and heart.',
            'Fish once or twice a week if you eat it, the oily kind among them.',
            "Keep bacon, sausage and ham for some days rather than all. The WHO's cancer agency has counted processed meat among the things that cause cancer since 2015; how much you eat is what matters.",
            'Drink water, tea or coffee, and treat sweet drinks as pudding.',
            'Salt at the stove, then leave the shaker in the cupboard.',
            'Fruit where you see it, biscuits where you do not. The eye decides more than we like.',
            'Stop when you are no longer hungry rather than when it is finished, unless your mother is watching.',
            'Cook once, eat twice.',
            'If a food has a promise on the label, look for one that has none.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## About protein

Men who lift worry about protein more than they need to. You need more of it when you train and when you are past sixty, since muscle is built and kept from it. For most men some at every meal, from ordinary food, covers it: two or three eggs, a tin of fish, a mug of cooked lentils with yoghurt, a piece of chicken the size of your palm. If your kidneys are ill, ask your clinic before eating more.

## About weight

The body holds on to its weight stubbornly, and each body in its own way. If you wish to lose some, do it in the slow way: the plate above, drinks without sugar, less alcohol, more walking, sleep. Notice belt holes and breath rather than the daily figure. Hard diets and long fasts mostly end as they began, and for some they open the door to bingeing. If weight falls without your doing, see a doctor.

A man who is heavy is not a man who is lazy. There are genes in it, night shifts, medicines, grief and wages. If you want help, ask your doctor what there is. It is a medical question like any other, and there is more on offer than there was.`,
        },
        {
          kind: 'checklist',
          title: "One week's trial",
          items: [
            'Half a green plate at one meal each day',
            'Beans or lentils three times',
            'Breakfast with protein four times',
            'No sweet drinks on weekdays',
            'Two suppers cooked for two nights',
            'One meal eaten slowly with another person',
            'One line each evening: how was my hunger, how was my temper?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When food is not about food

If you eat in secret until it hurts, skip meals to earn others, make yourself sick, train to pay off a supper, or think about it most of the day, you are not weak and you are not the only man. Eating disorders happen to men of all ages and sizes, and they are treatable, the earlier the better. Speak to a doctor, or begin with one of the organisations below.

The rest of us can do with less news about food and one more pot of soup.`,
        },
        {
          kind: 'links',
          title: 'Reliable and dull',
          links: [
            { label: 'World Health Organization', url: 'https://www.who.int' },
            { label: 'Beat, eating disorders (UK)', url: 'https://www.beateatingdisorders.org.uk' },
            { label: 'National Eating Disorders Association (US)', url: 'https://www.nationaleatingdisorders.org' },
            { label: 'Find a helpline in your country', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'fourteen-nights-on-paper',
      pillar: 'physical',
      title: 'Fourteen nights on paper',
      description:
        'A sleep diary you fill in with a pencil in one minute a morning, and how to read it after two weeks. Better than a gadget, and your doctor will want it.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `Before you change anything about your sleep, write it down for two weeks. The memory of a bad sleeper is a poor witness. It keeps the worst nights and loses the fair ones. On paper you may find that you sleep six and a half hours rather than four, or that every bad night follows a late coffee, a Sunday, or a quarrel by text.

Sleep clinics use diaries of this kind every day, and a doctor can do more in ten minutes with fourteen lines than with the sentence "I sleep badly". A watch that claims to measure the depth of your sleep is guessing from how you move and your pulse. Some men are made anxious by its scores. **For these two weeks take it off at night.**

Fill in the morning half within an hour of getting up, and the evening half before you get ready for bed. Guess the times; do not look at the clock in the night in order to be exact. A rough line on every day is worth more than a precise one on three.`,
        },
        {
          kind: 'steps',
          title: 'How to fill it in',
          steps: [
            'Before day 1, write one sentence on what you hope to find out. "Is it the coffee?" will do.',
            'Each evening note: caffeine (how much and the time of the last), alcohol, movement, naps with their length, and one word for the day.',
            'Each morning note: when you lay down, when you think you fell asleep, how often you woke and for how long in all, when you woke for good, when you got up.',
            'Add two marks from 1 to 10: how the sleep was, and how you feel an hour after getting up.',
            'Note pain, snoring reported by others, night trips to the lavatory, bad dreams, a child, a siren.',
            'Change nothing in the first week. In the second change one thing only, and mark the day.',
            'On day 15 do the sums below, with a cup of something that is not coffee if it is evening.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Reading it on day 15',
          items: [
            'Add up hours asleep and divide by the nights. This is your true average.',
            'Divide hours asleep by hours in bed. If you are asleep for much less than four fifths of the time in bed, going to bed somewhat later, by half an hour and never to leave less than six hours, may help more than going earlier. Ask about this before you try it if you drive for a living or have epilepsy, bipolar disorder or a risk of falls.',
            'Look at getting-up times. A spread of more than an hour and a half is a small dose of jet lag every weekend.',
            'Ring the three best mornings. What did the days before have in common?',
            'Ring the three worst. The same question.',
            'Compare the last caffeine with the time it took to fall asleep.',
            'Compare evenings with alcohol and without.',
            'Did the one change of week two move anything by more than a point?',
            'Choose one thing to keep for a month, and write it on the sheet.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What the sheet may be telling you',
          tips: [
            'Long in bed and little sleep: you are giving it too much room, or lying awake in bed has become a habit. Getting up when awake helps both.',
            'Enough hours and still worn out: snoring and pauses in breath, low mood, medicines, low iron, thyroid and much else can do it. Take the sheet to a doctor.',
            'Early waking with a heavy heart, most days for two weeks: this is often mood rather than sleep. Tell a doctor, and tell a friend. If it brings thoughts of dying, use your emergency number or findahelpline.com today; 988 in the US and Canada, 116 123 in the UK and Ireland.',
            'Fine on free days, wretched on work days: your clock is later than your job. Early light and a fixed morning move it by small steps.',
            'Three trips to the lavatory: drink earlier in the day, then ask about bladder, prostate and blood sugar.',
            'Nothing wrong at all: also a finding. You may be a normal sleeper in an unkind season.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## A word on numbers

Nobody sleeps well fourteen times in a row. Short wakings are part of every healthy night, and most of us forget them by breakfast. What counts is how you are in the daytime: whether you can drive safely, keep your temper and take an interest in things. If you can, your sleep is good enough, whatever the figure. If the diary itself makes you watch your nights too hard, stop after a week. It has told you something too.`,
        },
        {
          kind: 'download',
          label: 'Diary for fourteen nights',
          filename: 'sleep-diary.csv',
          contents: `day,date,caffeine: amount and last time,alcohol: amount and last time,movement (minutes),naps (minutes),word for the day,lay down at,fell asleep about,times awake,minutes awake in all,woke for good,got up,hours asleep,hours in bed,sleep 1-10,an hour later 1-10,notes
1,,,,,,,,,,,,,,,,,
2,,,,,,,,,,,,,,,,,
3,,,,,,,,,,,,,,,,,
4,,,,,,,,,,,,,,,,,
5,,,,,,,,,,,,,,,,,
6,,,,,,,,,,,,,,,,,
7,,,,,,,,,,,,,,,,,
8 (one change from here),,,,,,,,,,,,,,,,,
9,,,,,,,,,,,,,,,,,
10,,,,,,,,,,,,,,,,,
11,,,,,,,,,,,,,,,,,
12,,,,,,,,,,,,,,,,,
13,,,,,,,,,,,,,,,,,
14,,,,,,,,,,,,,,,,,
average,,,,,,,,,,,,,,,,,
`,
        },
      ],
    },
    {
      key: 'rest-is-part-of-the-work',
      pillar: 'physical',
      title: 'Rest is part of the work',
      description:
        'Why you get stronger on the days you do nothing, how to tell tired from spent, and how to rest when your life has no room for it.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Training is a question put to the body. The answer comes later, mostly while you sleep, and only if you stop asking for long enough. A man who trains hard every day keeps interrupting.

This is not softness. Every sport that has been taken seriously for a century has arrived at hard days and easy days, heavy weeks and light weeks, a season and a rest from it. Farmers knew it about fields. Only in the last few decades have we had people telling us in capital letters that rest is for later.

The same holds for work. You can run a week on little sleep and a deadline. Do it for three months and you get slower, sharper in the wrong way, and wrong more often, while feeling that you are the only one who carries the thing.

## Tired or spent?

**Tired** gets better after a night, a meal and a day off. It may even feel good. **Spent** does not. It looks like this: the easy session feels hard, the pulse is higher than usual in the morning, sleep is poor although you are worn out, small things make you snap, you catch every cold, and what you used to enjoy has gone grey. Tired wants a rest day. Spent wants a rest week or three, and an honest look at what put you there.`,
        },
        {
          kind: 'tiplist',
          title: 'Rest that rests',
          tips: [
            'Sleep comes first. No bath, massage or gadget makes up for a short night.',
            'An easy walk does more for sore legs than the sofa. Easy means easy.',
            'Eat enough. Men cut food in hard weeks and then wonder at their mood.',
            'One day in seven with no training and, if you can, no work. Religions found this early; it also works for those who have none.',
            'Put distance between you and the phone. You are not resting while strangers are shouting in your pocket.',
            'Do something with your hands that has no use: whittle, draw, bake, mend a lamp badly.',
            'Sit with someone who asks nothing of you.',
            'Laughing counts. So does a nap of twenty minutes.',
            'Heat is pleasant for stiff muscles. Take saunas and hot baths gently, drink water, get out when you feel light-headed, and ask a doctor first with heart trouble or low or high blood pressure. Nothing is missing if you leave them alone.',
          ],
        },
        {
          kind: 'steps',
          title: 'A light week, planned',
          steps: [
            'Put one in every fourth to sixth week, in the diary, before you need it.',
            'Halve the sets or the miles. Keep the days and the hour, so that the habit stays.',
            'Nothing to the limit, nothing against the clock.',
            'Use the saved time for two early nights and one meal with another person.',
            'Cancel one thing that could be cancelled, by Monday. Say "Not this week", without the tale of why.',
            'On Sunday write three lines: what eased, what still hurts, what I look forward to.',
            'Begin the next week slightly under where you stopped. You will be past it by Friday.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Your warning lights: tick what is true this week',
          items: [
            'I woke tired on four days or more.',
            'My easy session was not easy.',
            'I have been short with somebody who did not deserve it.',
            'I have skipped the thing that usually gives me joy.',
            'I have needed a drink, sweets or a screen to stop.',
            'The same place has been hurting for over two weeks.',
            'I have had a cold that will not go.',
            'I cannot think of what I would do with a free evening.',
            'I have ticked three or more, so the light week begins now and not at the end of the month.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When there is no room

There are seasons when rest cannot be had by planning it: a newborn, a parent dying, two jobs, a farm in August. Then rest gets small. Ten minutes on a bench, or in the parked van with the seat back. One corner of the day that is guarded. One person asked outright for two hours on Saturday. Guard sleep and food, let training shrink to a walk, and forgive yourself what is left undone. It is a season. If it has lasted longer than a year it is no longer a season, and something or someone has to be asked to change.

And there is a weariness that rest does not touch. If you have been flat, empty or without hope for two weeks or more, or so tired that daily things are a climb, see a doctor: there are bodily causes worth finding, and depression in men can come dressed as exhaustion and temper. If you think of ending your life, call your emergency number or find a line at findahelpline.com; 988 in the US and Canada; Samaritans, 116 123, in the UK and Ireland.

> Rest is not a prize for having finished. Nobody ever finishes.`,
        },
      ],
    },
    {
      key: 'ten-minute-joint-round',
      pillar: 'physical',
      title: 'The ten-minute joint round',
      description:
        'Seven slow movements from ankles to neck that oil what sitting has stiffened. For mornings, night shifts and men who cannot touch their toes.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Stiffness is mostly a matter of what you do not do. A shoulder that is never lifted above the head in a week soon gives up the idea. You will not get back the joints of a boy of twelve, and you do not need them. You need to tie your shoes standing, look over your shoulder in traffic, reach the top shelf and get off the floor.

**What it is:** seven places, a little over a minute each, slowly, without force, every day or nearly. It is neither yoga nor a warm-up for a contest, though it serves well before either. Warm muscles move better, so do it after the shower, after a short walk, or at least after the kettle.

**The one rule:** a pull is right, a pinch is wrong. If a place pinches, make the movement smaller. If it still pinches, leave it out today.

Every move has a form for a chair or a bed. With new joints, brittle bones, recent surgery, inflamed joints or a bad neck, ask your doctor or physiotherapist which of the seven suit you.`,
        },
        {
          kind: 'steps',
          title: 'The round',
          steps: [
            "Ankles. Hold the wall, one foot a hand's width from the skirting board, and bend the knee to the wall with the heel down. Ten slow ones each side; move the foot back if it is easy. In a chair: lift one foot and draw the alphabet in the air.",
            "Hips, front. Kneel on one knee on a cushion, the other foot in front. Tuck the tail under and lean forward a finger's width till you feel the front of the thigh. Forty seconds each side. In a chair: sit at the edge and slide one foot back under you.",
            'Hips, turning. Sit on the floor or bed, knees bent, feet wide, and let both knees fall to one side and then the other, ten times. In a chair: lay one ankle on the other knee and lean forward with a long back.',
            'Upper back. On all fours, one hand behind the neck, turn that elbow down to the other wrist and then up to the ceiling, eight each side. In a chair: arms folded, turn slowly and look behind you, eight each side.',
            'Shoulders. Back against the wall, arms in the shape of a goalpost, slide them up and down ten times as far as the back of the hands will stay on it. In bed: the same, lying down, and easier.',
            'Wrists and hands. Palms together before the chest, lower them until the forearms are level, ten breaths. Then open the fingers as wide as they go and make a fist, ten times.',
            'Neck. Ear to shoulder, three breaths each side. Look over the shoulder, three breaths each side. Draw the chin straight back, as if somebody had told you the price, five times. No circling backwards.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What helps',
          tips: [
            "Hang it on something that happens anyway: coffee, the news, a child's bath.",
            'Breathe out on the stretch and wait. The second breath gives you what the first refused.',
            'Pick the stiffest of the seven and do that one twice. After a month choose again.',
            'If there are only three minutes, do hips, upper back and shoulders.',
            'Count breaths, not seconds. It stops you hurrying.',
            'Once a week do the round lying in the sun, on a lawn, or by a fire. Nothing improves a habit like pleasure.',
            'Add balance: stand on one leg by the sink while the tap runs, half a minute each. It has to be practised too, more so from sixty on.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Once a month: three honest tests',
          items: [
            'From standing, can I get down to the floor and up again? With how many hands? (With someone beside me; left out if I have fallen this year or feel unsure.)',
            'Sitting on a chair with one leg out straight, how near the toes do my fingers get?',
            'Back to the wall, arms up straight: do the thumbs touch it?',
            "Compare with last month's line and with nobody else.",
          ],
        },
        {
          kind: 'intro',
          markdown: `## What it will and will not do

In two or three weeks most men notice it in the car, when reversing. In two or three months in the way they get up from the floor. Some joints have been worn by work or by accidents and will not get much freer; for them the round is upkeep. That is worth ten minutes as well.

It will not heal an injury. See a doctor or physiotherapist when a joint is hot or swollen, locks, gives way, hurts at night, or stays stiff for more than half an hour every morning over several weeks. Numbness or weakness that goes down an arm or leg should be looked at soon. A stiff neck with fever and a bad headache is an emergency.

And if you do not feel like it? Do the ankles. It is hard to stop after the ankles.`,
        },
      ],
    },
    {
      key: 'when-your-back-grumbles',
      pillar: 'physical',
      title: 'When your back grumbles',
      description:
        'What to do in the first days of ordinary low back pain, how to keep working and moving, and the few signs that mean you should not wait.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most people get it sooner or later. You bend for a sock, something catches, and you stand there like a folding chair. It is frightening, and it hurts out of all proportion to what is usually behind it. **Most ordinary low back pain gets a good deal better within some weeks**, and most of it comes without any damage that a scan could usefully show.

What has changed most within a lifetime is the advice about rest. Once men were sent to lie on a board. Today the NHS and nearly everyone else say: **stay as active as you can, and go on with your day, in smaller portions.** The back is strong, and it likes to be moved. Long lying makes it stiffer and you more afraid of it.

First read the list below. If none of it fits you, the rest of the page is for you.`,
        },
        {
          kind: 'checklist',
          title: 'Do not wait with these',
          items: [
            'Numbness or tingling between the legs, around the buttocks or genitals; trouble passing or holding urine or stool; weakness or numbness in both legs; new trouble with erections together with back pain: emergency department, now. Hours matter.',
            'Back pain after a fall from a height, a car crash or a heavy blow: emergency department.',
            'Back pain with chest pain, or sudden and tearing in back or belly: emergency number.',
            'Fever, shivering, or feeling very ill with it: doctor today.',
            'Pain that is as bad lying down, or worst at night, and does not change with movement: book soon.',
            'A history of cancer, long use of steroid tablets, brittle bones, or weight going without cause: ring your doctor this week.',
            'Pain running below the knee with a foot that drops or drags: doctor today.',
            'No better after a few weeks, or it stops you from living: see a doctor or physiotherapist.',
          ],
        },
        {
          kind: 'steps',
          title: 'The first week',
          steps: [
            'Day 1: find the position that eases it. Many like lying on their back with the calves up on a chair, or on the side with a cushion between the knees. Ten minutes, then get up and walk through the flat.',
            'Each waking hour: two minutes on your feet, small steps, even bent. Use a stick if you like. It is for your back and not for your dignity.',
            'Warmth: a hot water bottle in a towel, twenty minutes, as often as it does you good. Some prefer cold; wrap it too.',
            'Painkillers can help you to keep moving. Ask a pharmacist which suits you with your other medicines, stomach, heart and kidneys.',
            'Day 2 or 3: lying on your back, bend the knees and let them rock from side to side, ten times; then draw one knee up, then the other, five times each. On all fours round and hollow the back. Small, in the range that is bearable.',
            'Day 3 to 7: two or three walks of ten minutes. Return to light work, ask for the heavy part to be left or shared, change position every half hour.',
            'From week 2: make the walks longer, then begin again with the hip lift and sit-to-stand from any simple strength plan, one set, light.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Daily life while it lasts',
          tips: [
            'Getting up: roll on the side, feet off the bed, push up with the arms.',
            'Socks: put your foot on a step, or sit. Use a long shoehorn. Asking somebody is allowed.',
            'Lifting: go close, feet apart, hold it against you, turn with the feet. There is no single perfect way to lift; near the body and not too fast does most of it.',
            'Sitting: the best position is the next one.',
            'Driving: a folded towel in the small of the back, stop every half hour. Do not drive if you cannot brake hard.',
            'Sleep: as it goes. A poor night makes pain louder, so go to bed in good time.',
            'A little more pain while moving is not harm. If it is clearly worse the next day, do half and go on.',
            'Sex: try it lying on your side, slowly, and laugh about it.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Fewer bad spells

It may come back; backs do. What lowers the chance, as far as anybody knows, is regular movement of nearly any kind: walking, strength, swimming, gardening, dancing. The kind you will go on doing is the best kind. Worry, poor sleep, a job you hate and a bad winter also make it worse. This does not mean that the pain is in your head. It means that backs belong to men, and men have lives.

Scans of people without any pain show worn discs in plenty, more with every decade of age. So be careful with what a picture is supposed to explain, and ask: "What would we do differently if we had one?"

If pain has been with you for more than three months, there is help for that as well, from physiotherapists and pain clinics. It aims less at the perfect cure and more at getting your life back. If it pulls your spirits right down, tell the doctor this too. If you come to think you cannot go on, call your emergency number or find a line at findahelpline.com, 988 in the US and Canada, Samaritans 116 123 in the UK and Ireland.`,
        },
        {
          kind: 'links',
          title: 'More to read',
          links: [
            { label: 'NHS (UK)', url: 'https://www.nhs.uk' },
            { label: 'Versus Arthritis (UK)', url: 'https://www.versusarthritis.org' },
            { label: 'Mayo Clinic (US)', url: 'https://www.mayoclinic.org' },
          ],
        },
      ],
    },
    {
      key: 'hot-cold-wet-dark',
      pillar: 'physical',
      title: 'Hot, cold, wet, dark',
      description:
        'How to go on moving outdoors in every season without heroics: what to wear, when to turn round, when to stay in, and what to say about cold water.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `The weather is the best excuse there is, because it is nearly always true. There is also a lot of weather in a life. A man who goes out only on fine days goes out about as often as he has fine days.

Most of it can be dealt with by clothes, light and a shorter route. Some of it cannot, and then staying in is the competent thing to do. Here is where the line runs, as far as it can be drawn on paper. **Your own body may draw it earlier.** Heart, lungs, diabetes, age over seventy, and medicines such as water tablets, beta blockers and some for the mind change how you deal with heat and cold. Ask your doctor or pharmacist once a year, before summer.

One rule for all seasons: somebody knows where you are and when you mean to be back.`,
        },
        {
          kind: 'checklist',
          title: 'By the door, all year',
          items: [
            'A hat for the sun, a hat for the cold.',
            'Something that sheds rain, and that does not need to be expensive.',
            'Gloves. Cold hands send men home before cold feet do.',
            'A lamp with a charged battery, a bright vest or band.',
            'Shoes with tread; spikes to pull over them where there is ice.',
            'A bottle.',
            'A card with your name, someone to ring, and what the ambulance should know.',
            'Charged phone, in an inside pocket and not in your hand.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Heat',
          tips: [
            'Go early; late is second best, because the ground stays hot.',
            'Cut pace and time by a third for the first week or two of hot weather. The body gets used to it, if it is given days.',
            'Drink when you are thirsty, and before you set out. On long sweaty days eat something salty with it.',
            'Shade, light clothes, a wet cloth at the neck.',
            'Stop when you get a headache, cramps, dizziness, nausea or goose flesh. Shade, water, wet skin, feet up, company.',
            'Confusion, collapse, or very hot skin with odd behaviour is heatstroke. Emergency number, and cool the man with all the water you have while you wait.',
            'Bad air or smoke: look at the local air report. Move indoors when it says so, sooner with asthma or a bad heart.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Cold, wet and ice',
          tips: [
            'Layers: thin ones that you can take off. Begin slightly cool; after ten minutes you will be right.',
            'Dry comes before warm. Change wet things at once when you stop.',
            'Ice: flat soles, small steps, hands out of pockets, or walk the corridor. A broken wrist is six weeks.',
            'Cold air catches the breath. A scarf over the mouth helps. With asthma or angina ask first, and go in the middle of the day.',
            'Shovelling snow is heavier than it looks, above all in the morning and after a meal. Small loads, rests, and leave it to somebody else if you have a bad heart.',
            'Shivering that will not stop: get in, get dry, warm the trunk slowly, a warm sweet drink if he is wide awake. Slurred speech, clumsy hands, sleepy or muddled: emergency number.',
            'Lightning: if you hear thunder, go inside a solid building or a closed car. Not under the lone tree. Wait half an hour after the last of it.',
          ],
        },
        {
          kind: 'steps',
          title: 'Dark mornings and evenings',
          steps: [
            'Choose a route you know by day, lit if possible. The first times with someone else.',
            'Be seen from all sides: bright, reflecting, a lamp in front and a red one behind. On roads without a path walk facing the traffic where that is the rule.',
            'No earphones, or one ear only.',
            'Tell someone: route and time. Send a word when you are back.',
            'Lay your things out the evening before, so that the decision has been made by a man in a warm room.',
            'Have the indoor form ready: twenty minutes of stairs, marching, sit-to-stands, shadow boxing. Decide at the door, not in bed.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## About cold water

It is much talked about just now. Some men love it and feel better for it. It is no cure, you lose nothing by leaving it out, and it kills people every year, strong swimmers among them. The first minute is the dangerous one: the cold makes you gasp and your heart race whether you like it or not.

If you want to try it: **ask a doctor first if you have any heart trouble, high blood pressure, asthma, epilepsy or poor circulation, or are no longer young.** Never alone, never after alcohol, never by jumping or diving in. Go with an organised group, in a place with lifeguards or with people who know the water. Walk in slowly, keep your head up and feet on the ground until your breath is quiet, stay in for a minute or two, get out while you still feel fine, and dress at once, since you go on cooling afterwards. If you fall in by accident: float on your back till the gasping passes, then call and make for the edge.

If what you like about it is the morning, the company and the hot drink after, all three can be had on dry land.`,
        },
      ],
    },
    {
      key: 'monthly-body-review',
      pillar: 'physical',
      title: 'The monthly body review',
      description:
        'Twenty minutes on the first Sunday of the month: twelve questions, three small tests and one decision. A logbook for the one machine you cannot trade in.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `A daily figure makes men nervous, and a yearly one comes too late. Once a month is about right. You sit down with a cup of something, answer twelve questions in a word or a number, do three tests that need a chair and a wall, and take **one** decision for the next four weeks. Then you shut the book.

It is not meant to find illnesses. It is meant to show you in which direction you are going, while it is a matter of an earlier bedtime and not of a hospital. After half a year the rows will tell you things that no single check can: what the winters do to you, what a new job does, what happened in the month you walked to work.

Be honest: nobody reads it but you. And be fair. You have a body that has carried you for all these years, through some foolish things. Speak of it as you would of an old dog that is still glad to see you.`,
        },
        {
          kind: 'checklist',
          title: 'Twelve questions',
          items: [
            'Sleep: hours on an ordinary night, and how rested from 1 to 10?',
            'Movement: on how many days of the past week did I get warm and breathe faster?',
            'Strength: how many times this month did I lift, push or carry on purpose?',
            'Food: on how many days last week was half a plate green?',
            'Drink: how many alcoholic drinks in a usual week, and how many dry days?',
            'Smoke, vapour and the rest: how much? More or less than last month?',
            'Pain: where, since when, from 1 to 10? The same as last month?',
            'Waterworks and bowels: anything new? Blood is never for the next review: call your doctor.',
            'Desire and erections, alone or with somebody: as usual for me?',
            'Mood: over the past two weeks, how often low, empty or on edge? Never, some days, most days?',
            'Skin and lumps: after the shower, anything that has changed, testicles included?',
            'Who touched, hugged or held me this month, and was it enough?',
          ],
        },
        {
          kind: 'steps',
          title: 'Three tests, five minutes',
          steps: [
            'Chair: sit in the middle of a firm chair against the wall, arms crossed. How many times can you stand up fully in thirty seconds? Stop for pain or dizziness. If you do not use your legs: how many times can you press yourself up from the armrests?',
            'Wall: push-ups at the wall or the worktop, always the same one, tidy. How many before form goes? Stop with one left.',
            'Breath: walk or wheel the same round of about ten minutes. Note the time and whether you could talk throughout.',
            'Write the numbers. The only man to compare with is the one of last month, and he had a cold.',
            'Leave the tests out if you are ill, freshly operated on or have chest pain; with heart disease ask your doctor which of them suit you.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'One decision',
          tips: [
            'Look for the line that has gone the wrong way two months running. Start there.',
            'Make it small and exact: "Lights out at half past ten on weekdays", "Two alcohol-free evenings more", "Ring the surgery on Monday about the knee".',
            'Only one. Three decisions are none.',
            'Put it where you will see it and tell someone who will ask.',
            'If all is well, write "Go on". That is a decision as well.',
            'Birthdays: look through the year and take the sheet along to the doctor.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When the review says: do not wait

Some answers need a doctor, soon: a lump, a mole that changes, hoarseness, cough or a sore for over three weeks, weight going without cause, pain at night, thirst that will not stop, breath that is shorter than it used to be, a mood that has been low most days for two weeks. Drinking that you have tried to cut down and could not belongs there too; if you drink heavily each day do not stop all at once without medical advice.

Some do not wait for Monday: chest pain or pressure, a drooping face, a weak arm, slurred speech, sudden severe headache or breathlessness, sudden pain in a testicle. **Call your emergency number.** Thoughts of ending your life count the same. Call, or find a line at findahelpline.com; 988 in the US and Canada, Samaritans 116 123 in the UK and Ireland.`,
        },
        {
          kind: 'download',
          label: 'Logbook for a year',
          filename: 'body-review.csv',
          contents: `question,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec
Sleep: hours,,,,,,,,,,,,
Rested 1-10,,,,,,,,,,,,
Days moved last week,,,,,,,,,,,,
Strength sessions this month,,,,,,,,,,,,
Half-green days last week,,,,,,,,,,,,
Drinks in a usual week,,,,,,,,,,,,
Dry days in a usual week,,,,,,,,,,,,
Smoke or vapour a day,,,,,,,,,,,,
Pain: where and 1-10,,,,,,,,,,,,
Waterworks and bowels,,,,,,,,,,,,
Desire and erections as usual?,,,,,,,,,,,,
Low or on edge (never / some / most days),,,,,,,,,,,,
Skin and lumps checked,,,,,,,,,,,,
Touch enough?,,,,,,,,,,,,
Chair test (30 seconds),,,,,,,,,,,,
Wall push-ups,,,,,,,,,,,,
Ten-minute round: time,,,,,,,,,,,,
ONE DECISION,,,,,,,,,,,,
Did I keep last month's?,,,,,,,,,,,,
`,
        },
      ],
    },
    {
      key: 'counting-your-drinks',
      pillar: 'physical',
      title: 'Counting your drinks honestly',
      description:
        'Four weeks of a plain tally, how to read it, how to cut down if you want to, and who must not stop alone. No sermon.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `**Read this first.** If you drink heavily every day, need one in the morning, or have ever shaken, sweated, seen things or had a fit when you did not drink, do not stop or cut down sharply on your own. Leave weeks 2 to 4 of this page until you have spoken to someone. Alcohol withdrawal can be dangerous, even deadly: a doctor or an alcohol service will help you come down safely. Fits, confusion or seeing things: emergency number.

For everyone else: this is a count and nothing more, for now. Most of us guess, and we guess low. Glasses at home are bigger than in the books, nobody counts the cook's glass, and a strong beer is not a beer.

A **unit** in the United Kingdom is 8 grams of pure alcohol, which is half a pint of ordinary beer or a small measure of spirits; a medium glass of wine (175 ml) is a bit over two. A **standard drink** in the United States is 14 grams: a 12-ounce beer, 5 ounces of wine, or 1.5 ounces of spirits. The chief medical officers of the United Kingdom advise men and women not to go regularly over **14 units a week**, spread over three days or more. The World Health Organization said in 2023 that no level of drinking is free of risk to health. Less is better, and what you do with that is up to you.`,
        },
        {
          kind: 'steps',
          title: 'Four weeks',
          steps: [
            'Week 1: change nothing. Write down each drink within the hour, with the size as poured. Measure your glass at home once with a jug.',
            'Add three words to each: where, who, why. "Sofa, alone, tired." "Pub, Dave, darts."',
            'On the seventh day add up. Look at the days, not only the sum: how many in one evening, how many evenings without?',
            'Week 2: leave out the ones that you did not much want. There are always some: the second while cooking, the one because the bottle was open.',
            'Week 3: three days without, two of them in a row. Put something else in that hour: food first, then a walk, a call, a bath, a glass with bubbles and lime.',
            'Week 4: set your own limit beforehand for each day that you do drink, tell someone the figure, and count.',
            'Day 28: four sums under each other. Then the questions below.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Questions for day 28',
          items: [
            'Was I surprised by week 1? By how much?',
            'What were the three commonest reasons?',
            'Which of them could be met in another way?',
            'Did I hide a bottle, a glass or a figure, from others or on this sheet?',
            'Did I set a limit and go past it more than twice?',
            'Has somebody close to me or a doctor asked me to drink less?',
            'Have I driven, worked or looked after a child when I should not have?',
            'Did I need one in the morning, or feel ill until I had one?',
            'How were sleep, temper and wallet in the lightest week?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If you would like to drink less',
          tips: [
            'Eat before the first one. Alternate each with water.',
            'Buy smaller: bottles, glasses, packs. Keep none at home for a while.',
            'Say it short: "Not tonight." "I\'m driving." "I\'m having one of these." Nobody needs your reasons; a man who insists is thinking about his own glass.',
            'Be the one who suggests breakfast, a match, a swim or an hour in the workshop.',
            'Change the first ten minutes after work, as it is mostly decided there.',
            'A slip is one line on the sheet. Write it, with where, who and why, and go on. It may be the most useful line of the week.',
            'If you drink in order to sleep, or against fear, pain or memories, the drink is only half of it. Take the other half to a doctor or a counsellor as well.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If the sheet frightens you

If you said yes to needing one in the morning, see a doctor before you cut down any further. If you said yes to several of the others, or could not keep a limit that you had set yourself, it is neither a character fault nor rare. It can be treated and there are several roads: your doctor, medicines, counselling, groups of many kinds, with and without a higher power. The WHO has a test of ten questions, the AUDIT, that a doctor or nurse can go through with you in five minutes. Ask for it by name.

You need not have lost anything first. It is quite enough that you would like your evenings back.

If drink and despair have come together, please do not stay alone with it tonight. Call your emergency number, a line at findahelpline.com, 988 in the US and Canada, or Samaritans on 116 123 in the UK and Ireland.`,
        },
        {
          kind: 'download',
          label: 'Tally for four weeks',
          filename: 'drinks-tally.csv',
          contents: `week,day,drinks (each as poured),units or standard drinks,where / who / why,slept 1-10,mood next day 1-10
1 (change nothing),Mon,,,,,
1,Tue,,,,,
1,Wed,,,,,
1,Thu,,,,,
1,Fri,,,,,
1,Sat,,,,,
1,Sun,,,,,
SUM WEEK 1,,,,,,
2 (leave out the unwanted),Mon,,,,,
2,Tue,,,,,
2,Wed,,,,,
2,Thu,,,,,
2,Fri,,,,,
2,Sat,,,,,
2,Sun,,,,,
SUM WEEK 2,,,,,,
3 (three dry days),Mon,,,,,
3,Tue,,,,,
3,Wed,,,,,
3,Thu,,,,,
3,Fri,,,,,
3,Sat,,,,,
3,Sun,,,,,
SUM WEEK 3,,,,,,
4 (own limit: ___ a day),Mon,,,,,
4,Tue,,,,,
4,Wed,,,,,
4,Thu,,,,,
4,Fri,,,,,
4,Sat,,,,,
4,Sun,,,,,
SUM WEEK 4,,,,,,
`,
        },
      ],
    },
    {
      key: 'training-after-forty',
      pillar: 'physical',
      title: 'Training after forty, and after seventy',
      description:
        'What changes with age, what does not, and how to arrange your week so that you are still lifting, walking and getting off the floor in thirty years.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Somewhere past forty you notice that the body has begun to send bills. You sleep badly once and it costs two days. A tendon takes offence at something you have always done. You warm up, and it matters.

It is easy to draw the wrong conclusion. One man stops, since it is all downhill anyway. Another trains harder, to prove that it is not. Both end up on the sofa, the second with ice on his knee.

## What changes

Left alone, muscle and strength go down slowly with the years, and speed goes sooner than strength. Recovery takes longer. Tendons want more time than muscles to get used to anything new. Balance fades unnoticed, until the day it is needed. Sleep gets lighter.

## What does not change

**You can get stronger at any age.** In a well-known study in the *New England Journal of Medicine* (1994), Maria Fiatarone and colleagues studied a hundred frail nursing home residents, average age eighty-seven. Those who did ten weeks of strength training for the legs got a great deal stronger and walked faster. If it can be done at eighty-seven in a nursing home, it can be done in your kitchen.

The World Health Organization's advice of 2020 is the same for a man of forty and of eighty in its main part: 150 minutes or more of brisk movement each week and two days with strength. For those over 65 it adds work on balance and strength on three days a week, against falls.`,
        },
        {
          kind: 'tiplist',
          title: 'How to train when you are not twenty',
          tips: [
            'Warm up longer than seems sensible. Ten minutes, the last two of them with the movement you are about to do, light.',
            'Strength twice a week, all your life. If you can do only one kind of training, let it be this, and walk to the shops.',
            'Lift something that is heavy for you, seldom and tidily. Eight good ones with two left over. The joints mind jerks more than weight.',
            'Legs first. They carry you out of the chair, up the stairs and away from the dog.',
            'Some speed in it: stand up fast and sit down slowly; throw a ball; climb a flight briskly. What is not used goes.',
            'Balance daily, a minute: on one leg by the sink, heel to toe along the corridor, with something to hold on to.',
            'Keep one thing that makes you breathe hard for short spells, once your doctor has no objection.',
            'Two days between hard sessions where one was enough. It is no defeat; it is a timetable.',
            'Eat protein at each meal and sleep as if it were training, since half of it happens there.',
            'Increase by a tenth at most, then stay there for a few weeks. Many an injury of this age begins with "It was going so well".',
          ],
        },
        {
          kind: 'steps',
          title: 'A week that lasts',
          steps: [
            'Monday: strength, thirty minutes, five movements, two sets.',
            'Tuesday: walk or cycle for thirty minutes, brisk. Balance at the sink.',
            'Wednesday: joints for ten minutes, early night.',
            'Thursday: strength, thirty minutes, the same five, a little different in form.',
            'Friday: walk, with somebody if you can.',
            'Saturday: the long or the playful one, such as hills, garden, swimming, five-a-side with men of your age, dancing.',
            'Sunday: nothing, on purpose.',
            'When a week falls apart: one strength session and one walk keep the house standing.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you start again after years',
          items: [
            'A visit to the doctor if you have heart or lung disease, diabetes, chest pain, breathlessness, dizziness, a new joint, brittle bones, or if you have not moved in years and want to do more than walk.',
            'Blood pressure measured this year.',
            'Medicines gone through: some make you dizzy or change your pulse.',
            'Shoes bought in this decade, with some tread left.',
            'A first month that you find embarrassingly easy.',
            'Nobody to impress. If there is somebody, train at another hour.',
            'Someone who does it with you or asks how it went.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## From seventy on

Do the same, and be plain about what it is for: getting up from the lavatory by yourself, carrying your own bag, catching yourself on the kerb. Use the rail, the chair, the warm pool, a class with somebody trained to lead it. If you have fallen in the past year, or are afraid of falling, ask your doctor about a falls programme; they are good, and there is often more laughter in them than you would think. Have eyes, ears and feet seen to, and take up the loose rug.

There will be setbacks with every decade: a hip, a stent, a winter. After each one it begins again at the wall and the chair. Those who have begun again five times know how it goes.

Chest pain, sudden breathlessness, faintness while training, a drooping face or a weak arm: stop, and call your emergency number. That holds at every age.

> You are not training against the man you were at twenty-five. You are training for the one you will be at eighty, who cannot do it for you.`,
        },
      ],
    },
    {
      key: 'ten-minutes-with-a-doctor',
      pillar: 'physical',
      title: 'Ten minutes with a doctor',
      description:
        'A page to fill in before an appointment, and how to say the awkward thing in the first minute instead of the last. Works for any country and any complaint.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `A visit to the doctor is short. In many places it is about ten minutes, coat included. Men tend to spend seven of them on the ankle. Then, with a hand on the door: "While I'm here..." Doctors know this so well that there is a name for it, the doorknob question, and it is often the real one.

You can turn that round with a page of notes. It takes you fifteen minutes to fill in, and it does three things. It makes you say the worst first. It gives the doctor the facts in the order in which they are needed. And it lets you take something home other than "he said it was all right, I think".

There is very little that a doctor has not seen by the third year. Your piles, your erection, your fear and your drinking are an ordinary Tuesday.

**Not for emergencies.** Chest pain, trouble breathing, a drooping face, sudden weakness, sudden severe pain, heavy bleeding, thoughts of ending your life that you might act on: call your emergency number now, and do not stay alone.`,
        },
        {
          kind: 'steps',
          title: 'Before you go',
          steps: [
            'Write down everything that is on your mind, without order. Ten minutes.',
            'Ring the one you would be most embarrassed to say aloud. It goes first.',
            'Strike out all but three. For more than that ask for a double appointment when booking; many practices have them.',
            'For each: what, where, since when, how often, what makes it better or worse, what you have tried. Numbers help: "Four nights out of seven".',
            'Write what you fear it is. "My father died of this" saves the two of you a lot of time.',
            'List medicines, herbs, powders and pills from the gym, alcohol, tobacco and other drugs with true amounts. They are there to treat you and not to report you; ask about confidentiality if you are unsure.',
            'Write what you want from it: to know, to have it checked, a note for work, relief, a referral.',
            'Decide who comes along. A friend in the waiting room counts, and so does one in the room. If you need an interpreter, step-free access or a longer talk, say so in advance.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences for the first minute',
          tips: [
            '"There are three things, and the awkward one is first."',
            '"I\'ve had trouble with erections for about four months."',
            '"I\'ve found a lump."',
            '"I\'m drinking more than I can control."',
            '"I\'ve been low for weeks, and sometimes I think it would be better if I weren\'t here."',
            '"Somebody at home hurts me." Or: "I\'m afraid of what I might do."',
            '"I can\'t say this well, so I have written it down. Please read it."',
            '"I\'d rather see a man about this, if that can be done."',
            'Where it is safe to say: "My partner is a man. I\'d like you to know that before we go on."',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you get up from the chair',
          items: [
            'What do you think it is, and what else could it be?',
            'What happens if we do nothing for now?',
            'What are the choices, with the good and the bad of each?',
            'What should make me come back sooner, or call an ambulance?',
            'How and when will I get the results? If I hear nothing, whom do I ring?',
            'May I say it back to you, so that I know I have understood?',
            'Could you write down the name of it for me?',
            'When do we see each other again?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If it did not go well

It happens. You were rushed, you were not believed, or you lost your nerve. You may book again and say, "Last time I didn't manage to ask the main thing." You may ask for another doctor or a nurse. You may bring somebody. If you were treated with contempt on account of what you are or whom you love, there is nearly always somewhere to complain; ask at reception, or a patients' organisation, how it is done.

If it was your nerve: hand over the sheet. That is why it is on paper.

## Afterwards

In the corridor, before you look at your phone, write down what was said. Put dates in the calendar. Tell one person in a sentence how it was. If you are waiting for a result that frightens you, do not wait alone, and do not read about it on the internet after ten at night. If it gets too dark, use your emergency number, findahelpline.com, 988 in the US and Canada, or Samaritans 116 123 in the UK and Ireland.`,
        },
        {
          kind: 'download',
          label: 'The page to take along',
          filename: 'doctor-visit.txt',
          contents: `APPOINTMENT WITH: ____________________ DATE, HOUR: __________

1. THE AWKWARD ONE, FIRST
What: ______________________________________________________
Where / since when / how often: ____________________________
Better with: ______________  Worse with: ___________________
Tried: _____________________________________________________
I am afraid that it is: ____________________________________

2. _________________________________________________________
Since when / how often: ____________________________________
3. _________________________________________________________
Since when / how often: ____________________________________

ABOUT ME
Medicines, herbs, powders (dose): __________________________
Allergies: _________________________________________________
Alcohol per week: ____  Tobacco: ____  Other: ______________
Illnesses and operations so far: ___________________________
In the family (who, what, at what age): ____________________

WHAT I WANT FROM TODAY
[ ] to know  [ ] a check  [ ] relief  [ ] a note  [ ] referral

WHAT WAS SAID
It is / could be: __________________________________________
We do: _____________________________________________________
Come back sooner if: _______________________________________
Results: when ____________ how ____________ ring: __________
Next appointment: __________________________________________
`,
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'wall-to-floor-push-ups',
      pillar: 'physical',
      title: 'From the wall to the floor: push-ups',
      description:
        'A ladder of seven rungs from leaning on a wall to a full push-up on the floor, with the test for moving up and a way round sore wrists and shoulders.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `Most men learned push-ups from somebody shouting. So they do them fast, halfway down, with a sagging back, and stop when the shoulder complains. It is a pity, because a good push-up trains chest, arms, belly and hips at once and needs only a floor.

The trick is to start where you can do it well. A push-up against a wall is a real push-up with less weight on it. Lower the hands and you add weight, a little at a time, as exactly as with any machine.

**What a clean one looks like:** body straight from head to heel, like a plank somebody left against a shed. Hands a bit wider than the shoulders, elbows pointing back at about half past four and half past seven. Lower for two counts, come close with the chest, push away for one. Breathe in on the way down and out on the way up. If the hips arrive late or the chin arrives first, the set is over.

If you have a shoulder or wrist injury, heart trouble, very high blood pressure, a hernia or a recent operation, ask your doctor first.`,
        },
        {
          kind: 'steps',
          title: 'The ladder',
          steps: [
            'Rung 1, wall: arms straight, feet a long step away.',
            'Rung 2, worktop or sturdy table: it must not slide. Test it with your weight first.',
            'Rung 3, heavy chair or bench against a wall, hands on the seat.',
            'Rung 4, the third stair, or a low box that cannot slip. Then the second stair, then the first.',
            'Rung 5, knees on a cushion on the floor, body straight from knee to head. Some men skip this and stay on the stairs longer, which is just as good.',
            'Rung 6, floor, lowering only: from the top, go down to a count of four, then put the knees down and get back up as you like.',
            'Rung 7, floor, the whole thing.',
            'Move up a rung when you can do three sets of ten clean ones on two different days. Do the first set on the new rung and the others on the old until all three have moved.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Six weeks that work',
          tips: [
            'Two or three days a week, never two in a row.',
            'Five minutes of walking and arm circles first, then six easy ones at the wall.',
            'Three sets. End each with two clean ones left in you. Rest two minutes between sets.',
            'Row something as well: pull a loaded bag up to your ribs, as many as you pushed. Shoulders like to be pulled back as often as they are pushed forward.',
            'In the fourth week do half. Then go on.',
            'Write it down: rung and numbers. "3: 10, 9, 8" is enough.',
            'A week lost costs nothing much. Come back one rung easier and two sessions later you will be where you were.',
          ],
        },
        {
          kind: 'checklist',
          title: 'When something hurts',
          items: [
            'Wrists: grip two firm handles or a rolled towel, or make fists on a cushion, so that the wrist stays straight. Or stay on the edge of a worktop.',
            "Front of the shoulder: hands lower down, beside the ribs, elbows nearer the body, and stop a fist's width short of the bottom. Still sore? Go back a rung.",
            'Low back: squeeze the buttocks as if you held a coin there, and go back a rung. A back that sags is asking for less weight.',
            'Elbows: slower, fewer, and a day more between.',
            'Neck: look at the floor a foot ahead of your hands.',
            'Sharp pain, a click with pain, numbness: stop for today. If it is still there after two weeks, see a doctor or physiotherapist.',
            'Pressure in the chest, faintness, or pain into arm or jaw: stop, sit down, call your emergency number.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## From a chair

If you train seated, sit well back with the wheels locked or the chair against a wall. Push with both hands against a wall in front of you, or against a stretch band that runs behind your back rest. Three sets of eight to twelve. When that is easy, take a stronger band or push slower. Pressing yourself up from the armrests is good too, if your shoulders agree with it; a few tidy ones are worth more than many.

## How many are enough?

There is no number that makes a man. If you can do ten clean ones from a stair at sixty, you will get yourself out of most baths. If you want a goal, take one more than last month and keep the back straight.

After the floor, you do not have to go on to one hand or clapping. Lower for five counts, stop for a breath at the bottom, put your feet on the first stair. A plain push-up done slowly will keep you honest for years.

On days when you cannot face it, do five at the worktop while the kettle boils. Five is a session. Men with kettles can get quite strong.`,
        },
      ],
    },
    {
      key: 'mirror-and-the-man',
      pillar: 'physical',
      title: 'The mirror and the man',
      description:
        'On muscle, weight, hair and the long war some men fight with their own reflection. What is ordinary, what is not, and how to make peace in practice.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `Men are not supposed to mind how they look. So they mind in private. One turns sideways at every shop window. One trains with a cold, because a missed session shows, he thinks, by evening. One has not taken his shirt off at a beach for nine years. Any of them would tell you he is not bothered.

It is nothing new and it is no weakness. We are looked at, and we have eyes. But there is more of it now. The pictures are more numerous, they are lit and altered and sometimes paid for with drugs, and they come into the hand all day long. In 2000 Harrison Pope, Katharine Phillips and Roberto Olivardia wrote a book about it, *The Adonis Complex*. One thing they showed has stayed with many readers: **the plastic soldiers boys play with had grown, over thirty years, to muscles hardly any human has.** That was before most of us carried a camera in the phone.

## What is ordinary

Liking to look well. Being sad about hair. Wishing the belly away in May. Training partly for the look of it. A bad day at the mirror, after which you get dressed and go to work.

## What is not

When it takes up hours. When you do not go out, do not make love with the light on, do not swim with your child because of it. When training is no longer something you do but something you must do. When food is earned and punished. When you look in the mirror forty times, or cannot bear to at all. When you think of, or use, drugs that make you bigger or leaner.`,
        },
        {
          kind: 'checklist',
          title: 'Ask yourself, and answer in writing',
          items: [
            'How many minutes of yesterday went on how I look, thinking included?',
            'What have I turned down in the past three months because of it?',
            'Do I train when I am ill or injured, and what do I fear if I do not?',
            'Do I eat in secret, skip meals to make up for others, or make myself sick?',
            'Do I compare myself, and with whom? Is he real, is he lit, is it his trade?',
            'Has anybody said that they are worried?',
            'Have I taken anything for it that I would not tell a doctor about?',
            'If a friend told me all this about himself, what would I say to him?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Making peace, in practice',
          tips: [
            "Take away the fuel. Stop following anyone who regularly leaves you feeling worse. Two minutes' work.",
            'Cover the full-length mirror for two weeks. Shave in a small one.',
            'Train for something that can be done: a walk, a weight, a game with the children. Note what the body did today, not how it looked doing it.',
            'Put away the scales, or ask your doctor how often it makes sense for you.',
            'Buy clothes that fit the body you have. Trousers that reproach you can go to the charity shop.',
            'Speak of yourself aloud as you would of a friend. If you cannot be kind, be exact: "I have a scar and strong legs."',
            'Let yourself be touched by people you trust. A handshake, a hug, a barber, a massage. Skin is not only for looking at.',
            'Do once what you have been avoiding, in a small form: the pool at a quiet hour, a T-shirt in the garden.',
            "Do not comment on other men's bodies for a month, not even in praise. You will notice how often you wanted to.",
            'Tell one person. Shame does not keep well in company.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Bodies that are read more closely

Some bodies get more remarks than others: fat ones, small ones, old ones, Black and brown ones, those with a chair or a scar, those of trans men, those of gay men in rooms that have their own hard rules. If that is you, part of the weight you carry was put there by others. You may set it down without having first become beautiful.

If you have a son, a nephew or boys you train: they hear how you speak about yourself at the mirror more than what you say to them. "I've got to earn this cake" is a lesson. So is swimming with a belly.

## When to get help

**If several of the questions hit home, go to a doctor and hand over the sheet.** Eating disorders and body dysmorphia, including the kind where a muscular man thinks that he is puny, can be treated, and the sooner the better. If you are using steroids or other such drugs, do not stop or change anything alone because of a page on the internet. Go to a doctor or a needle and drug service. They have met this often, and they are there to keep you well, not to tell you off. Fainting, chest pain, vomiting blood, or a heart that races or stumbles is an emergency.

If it has got so dark that you think about dying, call your emergency number, find a line at findahelpline.com; 988 in the US and Canada; Samaritans 116 123 in the UK and Ireland. Nobody will ask what you look like.`,
        },
        {
          kind: 'links',
          title: 'People who know about it',
          links: [
            { label: 'Beat, eating disorders (UK)', url: 'https://www.beateatingdisorders.org.uk' },
            { label: 'National Eating Disorders Association (US)', url: 'https://www.nationaleatingdisorders.org' },
            { label: 'Butterfly Foundation (Australia)', url: 'https://butterfly.org.au' },
            { label: 'Find a helpline in your country', url: 'https://findahelpline.com' },
          ],
        },
      ],
    },
    {
      key: 'sleep-and-food-on-shift',
      pillar: 'physical',
      title: 'Sleep and food on shift',
      description:
        'For nurses, drivers, guards, bakers and everybody whose clock is set by a rota: how to sleep by day, what to eat at three in the morning, how to get home alive.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `Good advice about sleep is mostly written by people who go home at five. If you work nights or changing shifts, half of it sounds like mockery. "Go to bed at the same time every day." Thank you.

The body has a clock of about a day in it, set by light, and nights on duty go against it. You cannot train that away altogether, and it is no fault of yours if you find it hard. You can make it cheaper. The three things that help most are: **guard one block of sleep, steer the light, and do not drive home drowsy.**

Try this for two runs of nights and keep what helps. Where the rota itself is the trouble, such as a late followed by an early or a run of seven nights, that is a matter for the union, the manager or the works doctor. Ask for shifts that move forward (early, late, night), for two days off after nights and for the rota in good time. These are ordinary requests.`,
        },
        {
          kind: 'steps',
          title: 'A run of nights',
          steps: [
            'The day before the first night: get up as usual, then lie down for an hour and a half in the late afternoon, whether you sleep or not.',
            'Going in: bright light, a proper meal before you start. Coffee or tea in the first half of the shift and none in the last five or six hours before you mean to sleep.',
            'Around two or three: a small meal, not a feast. If your work allows and it is agreed, a nap of fifteen or twenty minutes, then a quarter of an hour to wake up before you do anything that matters.',
            'The hours of four to six: the worst for mistakes. Get a second pair of eyes on anything that could hurt someone. Stand up, get under the light, talk.',
            'Going home: sunglasses on foot or on the bus, never to drive in if you are sleepy. If you are fighting to keep your eyes open, do not drive or ride at all: bus, lift, or a nap before you set off.',
            'At home: a light bite, the same two slow things as always, phone off except for one number, blind, earplugs, bed. Do not stay up until the tiredness has passed.',
            'If you wake after four hours: lie there quietly for a while. If it does not come back, get up and take another hour and a half before the next shift.',
            'After the last night: sleep a short block in the morning, get up by midday, go outside, go to bed early. It will be a bad afternoon. Plan nothing for it that needs patience.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Food when the canteen is shut',
          tips: [
            'Bring it. What a machine sells at three in the morning was not made by a friend.',
            'Main meal before the shift, small one in the middle, light bite before bed. The gut is on days even if you are not.',
            'In the box: soup in a flask, eggs, beans, bread, yoghurt, fruit, nuts. Something you look forward to as well.',
            'Water by the hour. Thirst often feels like tiredness.',
            'Sweet things lift you for half an hour and then let you drop. If you want some, have it after the food.',
            'No alcohol as a sleeping aid. It wakes you at noon.',
            'Insulin, tablets for sugar, epilepsy or blood pressure and shift work: ask your clinic for times that fit the rota. Do not shift doses by yourself.',
          ],
        },
        {
          kind: 'checklist',
          title: 'The bedroom by day',
          items: [
            'Dark enough that you cannot see your hand. Foil and tape will do for a blind.',
            'Earplugs or a fan for steady noise.',
            'Cool. By day a sheet is often enough.',
            'A sign on the door and a word with the neighbours: most will move the drilling if they know your hours.',
            'Phone off but for one person who knows what counts as an emergency.',
            'Parcels to next door.',
            'The rota on the fridge with your sleep in thick pencil, for all to see.',
            'One meal in the day at which everybody is there, even if it is your breakfast and their supper.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The people at home

Shift work is hard on friendships and on love, as you are always asleep or away when others are free. Do not leave it to chance. Mark two meetings in each rota as soon as it is out. Find one man who is awake when you are; there are more of them than you think, at the wheel and on the wards. If you live with somebody, have a notebook on the table, since there are weeks in which you will see more of the handwriting than of each other.

## When it gets too much

Some men never get used to it, and more find it harder from fifty on. See a doctor if you have slept badly for weeks on days off too, fall asleep without meaning to, snore and gasp, have chest pain or stomach trouble, or if your temper and mood have gone. Take a sleep diary and the rota with you. Ask about shift work sleep disorder by name. Perhaps it is time to ask for days. Plenty of good men have.

If at five in the morning it looks as if nothing were worth it: this hour lies to nearly everyone. Do not believe it alone. Your emergency number, findahelpline.com, 988 in the US and Canada and Samaritans on 116 123 in the UK and Ireland are all awake.`,
        },
      ],
    },
    {
      key: 'full-session-from-a-chair',
      pillar: 'physical',
      title: 'A full session from a chair',
      description:
        'Thirty minutes of strength and breath without standing up. For wheelchair users, for men with bad legs or balance, for after an operation, or for a hotel room.',
      type: 'exercise',
      blocks: [
        {
          kind: 'intro',
          markdown: `A chair is a good gym. Much of what is written for it is written as though those who sit had no muscles, only a need to wave. This is a proper session. It has a warm-up, strength for the whole upper body, some breathing hard, and for those who can use them something for trunk and legs.

**The chair:** firm, no wheels or brakes on, against a wall, arms if possible. In a wheelchair lock the brakes, see that it cannot tip backwards, and take off your gloves for the band and put them on for the rims.

**The kit:** a stretch band (they cost little), two bottles of water or tins, a towel. Nothing else.

**How hard:** in strength, stop with two tidy ones left. In the fast part you should be able to speak a short sentence and not want to sing.

**First ask your doctor or physiotherapist** if you have a spinal cord injury (high ones change how heart, blood pressure and heat behave), heart or lung trouble, a recent operation or stroke, brittle bones, pressure sores or painful shoulders. For those who push themselves all day, shoulders are precious: pull more than you push.`,
        },
        {
          kind: 'steps',
          title: 'The session',
          steps: [
            'Warm-up, five minutes: shoulder rolls, reach up and down like climbing a rope, turn to each side, open and close the hands, march with the feet if you can. Easy boxing to end with.',
            'Row, 3 sets of 10: band round your feet, a heavy table leg, or the handle of a door that is shut and stays shut. Pull the elbows back past the ribs, stay for one easy breath, let it go slowly.',
            'Press forward, 2 sets of 10: band behind your back and under the arms, push straight out. Or push against a wall.',
            'Press up, 2 sets of 8: bottles from the shoulder towards the ceiling, a bit in front of you. If it pinches, stop at the height of your eyes.',
            'Open the arms, 2 sets of 12: band in both hands at chest height, pull it apart. This is the one for sore shoulders.',
            "Trunk, 2 rounds: sit away from the back rest and stay tall for thirty seconds; then lean a hand's width back and come up, eight times; then reach out to the side for something on the floor, six each way. Someone near you, or a belt on, if balance is poor.",
            'Legs, if you have the use of them, 2 sets of 10: straighten one knee and hold, the other; lift the heels; press the feet into the floor as though you meant to rise. Standing up and sitting down with hands on the armrests, if it is safe for you.',
            'Fast, eight minutes: forty seconds of boxing or rim pushing or high marching, twenty seconds of easy breathing. Eight times.',
            'Slow, three minutes: let the arms hang, turn the head gently, hands behind the head and open the elbows, long breaths out.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Making it grow',
          tips: [
            'Twice a week with a day between. On one other day twenty minutes of pushing, hand cycling or swimming, if there is a way to.',
            'More repetitions first, then a shorter or stronger band, then another set of rows. Rows before presses, always.',
            'Fast part: from eight rounds to ten, to twelve.',
            'Half of everything in each fourth week.',
            'Write one line: band, numbers, breath from 1 to 10.',
            'With fatigue illnesses such as MS or long Covid: far less than you could, stop while it feels good, see how the next two days are, and let the clinic guide you. Pushing through is the wrong tool here.',
            'On a bad day: warm-up, one set of rows, out. Done.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Stop when',
          items: [
            'There is pressure or pain in the chest, faintness, a stumbling heart, or breath that does not calm down: emergency number if it does not pass at once.',
            'With a spinal cord injury at or above the sixth thoracic vertebra: pounding headache, flushing, sweating. Sit upright, look for the cause (bladder, bowel, tight clothing, skin) and act as your clinic has taught you. It is an emergency: if it does not ease at once, call the number and say "autonomic dysreflexia".',
            'A joint hurts sharply, or a hand goes numb.',
            'A pressure point goes red and stays red.',
            'You are overheating. Water, shade, wet cloth.',
            'The chair has moved. Put that right first.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## With others

Much of sport can be done sitting down: basketball, rugby, fencing, tennis, rowing, shooting, table tennis, dancing. Many clubs lend chairs for the first weeks and like beginners who miss. Ask at a rehabilitation hospital, the nearest sports centre or the national Paralympic committee.

And if a friend trains on foot, train next to him. He does his squats, you do your rows; you rest at the same time and both complain about the music. If he starts praising you for being there at all, hand him the stronger band.`,
        },
        {
          kind: 'links',
          title: 'Sport from a chair',
          links: [
            { label: 'International Paralympic Committee', url: 'https://www.paralympic.org' },
            { label: 'Activity Alliance (England)', url: 'https://www.activityalliance.org.uk' },
            { label: 'Move United (US)', url: 'https://moveunitedsport.org' },
          ],
        },
      ],
    },
    {
      key: 'five-suppers-one-shelf',
      pillar: 'physical',
      title: 'Five suppers from the same shelf',
      description:
        'Five dishes with times and amounts for two, made from things that keep. For men who can boil water and would like to get a little further.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `A shelf that keeps and five dishes you have in your hands: with these a man can feed himself and one other through any week. None takes more than fifty minutes, chopping included, most need one pan, and not one of them needs a shop on the day.

Amounts are for two. If you are one, eat the other half tomorrow. If you are four, double it. Measure with a mug; a mug here holds about 300 ml. Salt a little at the beginning, taste, and the rest at the end. Taste is mostly salt, something sour, and an onion that has been given time.

**A word about that onion.** Chopped, oil, medium heat, a pinch of salt, ten minutes, stirred now and then till it is soft and golden. Men who cannot cook skip it. It is the whole secret, and you can listen to the news meanwhile.

If you cook for others, ask about allergies and what they do not eat. With coeliac disease, diabetes or kidney disease go by what your clinic has told you.`,
        },
        {
          kind: 'checklist',
          title: 'The shelf',
          items: [
            'Red lentils, rice, pasta, oats',
            'Tinned tomatoes, chickpeas, white beans, tinned fish',
            'Onions, garlic, carrots, potatoes',
            'Eggs',
            'Frozen spinach and peas',
            'Oil, vinegar or lemon, soy sauce, mustard',
            'Cumin, paprika, dried chilli, stock powder',
            'Bread in the freezer',
            'Anything fresh and green when there is some',
          ],
        },
        {
          kind: 'steps',
          title: 'The five',
          steps: [
            'Lentils and rice, 35 minutes. Onion ten minutes, garlic and a teaspoon of cumin one minute. Half a mug of rinsed red lentils, half a tin of tomatoes, a mug and a half of water, twenty minutes on low heat. Two handfuls of frozen spinach. Salt, lemon. Meanwhile a mug of rice with one and a half mugs of water under a lid, twelve minutes low, ten minutes off the heat. The rice left over is for number five: cool it fast, keep it cold, eat it by the next day.',
            'Eggs in tomato, 30 minutes. Onion ten minutes, paprika, a whole tin of tomatoes, a pinch of chilli, ten minutes till it is thick. Make four hollows, an egg in each, lid on, six to eight minutes till the white is set. Bread. Chickpeas instead of eggs do well.',
            'Pasta with chickpeas, 25 minutes. Onion and garlic in plenty of oil, a tin of chickpeas, half of them crushed with a fork. Two mugs of short pasta boiled in salted water; keep a mug of that water back. All together, some of the water, peas, lemon, pepper.',
            'Potato tray with fish, 50 minutes. Four potatoes and two carrots cut as thick as a finger, oil, salt, paprika, one layer on a tray, 220 degrees Celsius (425 Fahrenheit), thirty minutes, turned once. Tinned fish or white beans and a tin of tomatoes with garlic spread over for the last ten. Vinegar at the end.',
            'Fried rice, 15 minutes. Only with cold rice from yesterday. Hot pan, oil, carrot in small cubes and peas five minutes, rice in, leave it alone till it crackles, stir, push aside, two eggs in the gap, stir, soy sauce. It must be steaming all through.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What the books leave out',
          tips: [
            'Put everything out and chop it before you turn on the heat. You will be calm for the first time at a stove.',
            'Hotter than you think for frying and lower than you think for simmering.',
            'It tastes of nothing: salt. It tastes flat: lemon or vinegar. It is too sharp: a pinch of sugar or a potato.',
            'Burnt at the bottom: do not stir. Pour the top into another pot and say nothing.',
            'Wash up while it simmers. A man who gets up from a clean kitchen will cook again tomorrow.',
            'Raw meat: its own board, hands washed, cooked till the juice is clear and no pink is left in chicken. A kitchen thermometer is surer: 74 degrees Celsius (165 Fahrenheit) in the thickest part.',
            'Cool leftovers fast and flat, in the fridge within two hours, eaten in two days, heated once and properly.',
            'One weak hand or none to spare: frozen chopped onion, a damp cloth under the board, a chair at the table instead of standing at the top.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Making them yours

Cook each of the five three times before you change it. The first time you read, the second you look, the third you talk to somebody at the same time. Then begin to swap: lentils with coconut milk, chickpeas with sausage, fried rice with whatever lies in the drawer. Each of these dishes has cousins in twenty countries, and someone you know grew up on one. Ask him how it was made at home. He will tell you for longer than it takes to cook.

Then cook one of them for a man who has not had anything hot for days: the new father, the one who has been left, the one with flu. Carry it over in the pot. You will want the pot back, so there is a second visit in it.`,
        },
        {
          kind: 'download',
          label: 'Cards for inside the cupboard door',
          filename: 'five-suppers.md',
          contents: `# Five suppers (for two, mug = 300 ml)

**Lentils and rice, 35 min**
Onion 10, cumin + garlic 1. Red lentils 1/2 mug, tomatoes 1/2 tin,
water 1 1/2 mugs, 20 low. Spinach. Salt, lemon.
Rice 1 mug + water 1 1/2, lid, 12 low, 10 off.

**Eggs in tomato, 30 min**
Onion 10, paprika, 1 tin tomatoes, chilli, 10. Four eggs, lid, 6-8. Bread.

**Pasta with chickpeas, 25 min**
Onion + garlic in oil, 1 tin chickpeas, half crushed.
Pasta 2 mugs. Keep a mug of its water. Peas, lemon, pepper.

**Potato tray with fish or beans, 50 min**
4 potatoes, 2 carrots, oil, salt, paprika. 220 C / 425 F, 30, turn once.
Fish or beans + tomatoes + garlic, 10 more. Vinegar.

**Fried rice, 15 min**
Cold rice only. Carrot + peas 5, rice, wait, stir, 2 eggs, soy. Steaming.

Always: cool fast, fridge in 2 hours, eat in 2 days (rice: next day).

My own sixth: ______________________________________________

Buy when low:
[ ] lentils  [ ] rice  [ ] pasta  [ ] tomatoes  [ ] chickpeas  [ ] beans
[ ] fish     [ ] eggs  [ ] onions [ ] garlic    [ ] potatoes   [ ] carrots
[ ] spinach  [ ] peas  [ ] oil    [ ] lemon     [ ] soy        [ ] bread
`,
        },
      ],
    },
    {
      key: 'coming-back-after-a-layoff',
      pillar: 'physical',
      title: 'Coming back after a layoff',
      description:
        'After flu, an operation, a broken bone, a baby, or two years of nothing in particular: how to begin again without hurting yourself in the first fortnight.',
      type: 'guide',
      blocks: [
        {
          kind: 'intro',
          markdown: `The most dangerous man in any gym is the one who was good ten years ago. He remembers the weight. He remembers it better than his tendons do.

Coming back is a skill, and it is the one that decides whether you will still be training at seventy, because in fifty years everybody stops many times. Illness, work, love, children, grief. Nobody with a life trains without gaps. What sets men apart is how they come back: with a bang and then a bandage, or quietly.

**The rule of thumb: begin with half of what you believe you can do, and stay there until it bores you.** Breath goes first and strength more slowly than you fear, and what you once had usually comes back faster than it came the first time. What takes longer is everything that holds: tendons, joints, bones. Give them four to six weeks before you ask for anything.`,
        },
        {
          kind: 'checklist',
          title: 'Before you begin',
          items: [
            'After an operation, a fracture, a heart problem, a clot, a head injury or a stay in hospital: your doctor or physiotherapist has said what you may do, and what not yet. Written down.',
            'After an infection: no fever for some days, and daily life is easy again, stairs included. After Covid, a bad flu or a chest infection, wait until then, and longer if anything is odd.',
            'Chest pain, palpitations, faintness or breathlessness out of proportion since the illness: no training. Doctor.',
            'If each effort puts you in bed for days afterwards, that is a sign to stop and get advice, not to try harder.',
            'Medicines are the same, or you have asked about the new ones.',
            'You slept last night.',
            'You have decided whom you will not try to impress.',
          ],
        },
        {
          kind: 'steps',
          title: 'Six weeks back',
          steps: [
            'Week 1: walk or wheel, ten to twenty minutes on four days, at a pace for talking. One day of strength: one set of each movement in the easiest form, eight times.',
            'Week 2: twenty minutes on four days. Strength twice, one set. Note how you feel the next morning. Tired but well is right. Ill or aching for two days: half as much.',
            'Week 3: add two or three short brisk bits to the walks. Strength twice, two sets.',
            'Week 4: hold. Do the same again, precisely the same. This is the week in which people hurt themselves because it is going so well.',
            'Week 5: thirty minutes on three or four days. Strength two sets, one movement one rung harder.',
            'Week 6: about what you did in an ordinary week before, at two thirds of it. Running, jumping, sprinting and games with elbows begin here, in small portions, and after the rest has been quiet for a week.',
            'After that add a tenth a week at most, and every fourth week less.',
            'If it flares up: back a week. Not to the beginning and not through it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Different gaps',
          tips: [
            'New baby: ten minutes at a time, with the pram or the child on you. Sleep comes before training. The year is not lost; you are lifting a wriggling weight all day, and it grows.',
            'Broken arm: train the legs and the other side, if you may. Broken leg: train from a chair.',
            'Hernia, belly or back operation: lifting is the last thing to come back. Ask for kilos and weeks, not "take it easy".',
            'Heart attack or stent: ask for cardiac rehabilitation. It is one of the best things medicine has to give, and far too few men go.',
            'Cancer treatment: movement is mostly encouraged in small portions. Ask the team what suits your treatment.',
            'Low mood: put your shoes on. This is the whole first week. If you get as far as the corner, good. Tell your doctor how it is.',
            'Two years of nothing in particular: no need to explain it to anybody. Tuesday, ten minutes.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The head

The body's part is the easier one. The harder is to be a beginner where you were somebody. You know the numbers. You see men doing your old weights without paying attention. Two things help with that. One is to write a new notebook; do not start under the old figures. The other is to go at another hour, or do another thing. If you used to run, row for a while. The oars do not remember you.

Fear is allowed too. After a heart attack you listen to every beat, after a torn back to every crack. Go with somebody for the first times, stay near people, ask at the clinic what you should feel and what you should not. Fear mostly goes down with repetition. If it does not, say so, as it can be treated like a knee.

Being cut off from what steadied you can be very hard. Some men only notice in a layoff what training had been holding up. If you are low most of the day for two weeks, drink more, or think about not living, get help now: doctor, or your emergency number, findahelpline.com, 988 in the US and Canada, Samaritans 116 123 in the UK and Ireland.

And when you are back where you were, a year from now, somebody next to you will be starting with the lightest dumbbells in the rack. You will know what to say to him, which is good morning.`,
        },
      ],
    },
    {
      key: 'below-the-belt',
      pillar: 'physical',
      title: 'Below the belt: what men ask last',
      description:
        'Erections, prostates, testicles, leaks and the tests you would rather not think about. Plain words, what is common, and what to do this week.',
      type: 'article',
      blocks: [
        {
          kind: 'intro',
          markdown: `There is a part of the body for which men have more words than for any other, and about which they say least. We make jokes, and we wait. It can take months or years from the first sign to the first sentence to a doctor, and it would usually have been easier sooner.

So here it is in order, in plain words. It replaces no examination. It is meant to get you to one. **Everything on this page is ordinary to a doctor**, and you may ask for a man or for a woman, for someone to be in the room, or for nobody.

If you are trans or intersex, take from it what concerns the organs you have, and find a clinic that can deal with that without making a lesson of it.

## Erections

They come and go in every man's life. Tiredness, drink, worry, a new partner, an old quarrel: any of these is enough for a bad month. If it has been so for three months or so, see a doctor. It can come from blood vessels, sugar, hormones, nerves, medicines or mood, often from several together. The vessels there are narrow, so trouble can show itself earlier than in the heart. That is why it is worth looking into, even if you could do without.

There is good treatment. Do not buy pills from a seller who asks for no prescription and no questions: many are fake, and with some heart medicines, nitrates above all, and with poppers, the real ones are dangerous. If you have chest pain after taking one, tell the ambulance crew. An erection that will not go down for some hours is an emergency, painful or not: be at a hospital before the fourth hour, sooner if it hurts or you have sickle cell disease.`,
        },
        {
          kind: 'checklist',
          title: 'This week, not next month',
          items: [
            'A lump, swelling or heaviness in a testicle: doctor, within days.',
            'Sudden strong pain in a testicle, with or without sickness: hospital, immediately, at night too. It may be twisted, and it can be lost within hours.',
            'Blood in urine or semen, or from behind: doctor soon, even if it happened only once and did not hurt.',
            'You cannot pass water at all: hospital.',
            'A sore, a rash, a discharge, burning, or a new partner without a condom: sexual health clinic. Most things are quickly found and treated. Tell those who need to know; many clinics can do it for you without names.',
            'A possible contact with HIV in the last three days: there are medicines (PEP) that must be started as soon as possible. Clinic or emergency department, today.',
            'A foreskin that is stuck behind the head and swells: hospital.',
            'A new bend with pain, or a hard place in the shaft: doctor.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'The parts, one by one',
          tips: [
            'Testicles: once a month or so, after a warm shower, roll each between thumb and fingers. The two are not quite alike, and the soft cord at the back belongs there. You are learning what is normal for you, so that you notice when it is not. Testicular cancer mostly hits men between fifteen and the late forties, and caught early it is nearly always cured.',
            'Prostate: it grows with age in nearly all of us, and presses. A weak stream, waiting, dripping, getting up at night: mostly harmless and mostly treatable. Early prostate cancer on the other hand tends to make no trouble at all. So talk with your doctor about testing at about fifty; at forty-five or before if you are Black or your father or brother had it.',
            'Leaks: after an operation, with age, on coughing. Pelvic floor exercises help men as well. Ask for a physiotherapist who teaches them properly, since many do them wrongly at first.',
            'Coming too soon, too late, not at all: common. There are methods, sometimes medicines, sometimes two or three talks.',
            'Trying for a child without success: in up to half of the couples who try in vain the man has a part in it. A semen test is simple. Go together, and go early. Hormones bought for muscles can stop sperm altogether; say so if you have taken any.',
            'No desire: look at sleep, drink, worry, medicines, low mood, quarrels. Then at hormones, with a doctor and a blood test, not with an advertisement.',
            'Size: most who ask are well within what is normal. If it spoils your life all the same, it is worth talking to someone.',
          ],
        },
        {
          kind: 'steps',
          title: 'How to say it',
          steps: [
            'Write the sentence. "For about five months I haven\'t been able to keep an erection." No more than that.',
            'Book it. At reception "a men\'s health matter" is enough. You need not explain in the queue.',
            'Say it first, before the knee. Or hand over the paper.',
            'Have ready: since when, how often, mornings too, alone too, medicines, drink, other drugs, illnesses in the family.',
            'Ask: what could it be, what do we test, what can be done, what if we wait?',
            'If an examination with a finger is suggested, ask what it will show and whether there is another way. It takes well under a minute. Breathe out.',
            'Tell your partner, if you have one, in daylight and dressed. "It isn\'t you. I\'m having it looked at." They have been wondering for some time.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When somebody did something to you

Some men do not go to such examinations because something was done to them there, as a boy or as a grown man. It happens to more of us than is ever said. It was not your fault. Your body may have reacted at the time; that means nothing about what you wanted. You may tell the doctor beforehand: "Examinations are difficult for me." Then you decide the pace, who is there, and when it stops. If you would like to talk about what happened, there are services for men: 1in6 in the United States, the local rape crisis or survivors' service elsewhere, and findahelpline.com lists lines by country. If it threatens to pull you under, call your emergency number, 988 in the US and Canada, or Samaritans on 116 123 in the UK and Ireland.`,
        },
        {
          kind: 'links',
          title: 'Sound information',
          links: [
            { label: 'NHS (UK)', url: 'https://www.nhs.uk' },
            { label: 'Movember', url: 'https://movember.com' },
            { label: 'Prostate Cancer UK', url: 'https://prostatecanceruk.org' },
            { label: 'American Cancer Society', url: 'https://www.cancer.org' },
            { label: '1in6 (US), for men who were abused', url: 'https://1in6.org' },
          ],
        },
      ],
    },
    {
      key: 'twelve-weeks-on-one-page',
      pillar: 'physical',
      title: 'Twelve weeks on one page',
      description:
        'How to plan three months of training around a real life, with bad weeks built in from the start. A sheet to print, and the five decisions that go on it.',
      type: 'worksheet',
      blocks: [
        {
          kind: 'intro',
          markdown: `A plan made for a man with no job, no cold and no children lasts about nine days. You need one that expects you to be who you are.

Twelve weeks is a good stretch. It is long enough to get noticeably stronger or fitter and short enough to see the end of. Then you take a week off and make a new page. Four pages a year, and in ten years you have a folder that shows you how you live.

**The sheet takes five decisions.** What for. Which days. What the small version is. Where the light weeks are. Who knows. Take half an hour for it, with your diary open. What you do not decide now, Thursday evening will decide for you.

The plan is for men who can exercise without special precautions. With heart or lung disease, diabetes, pain in the chest, dizziness or a long illness behind you, let your doctor or physiotherapist look at the sheet before the first week. They will be pleased to see one.`,
        },
        {
          kind: 'steps',
          title: 'Filling in the page',
          steps: [
            'What for: one sentence, something you will be able to do in week twelve. "Carry a full pack up the hill behind the station." "Ten clean push-ups on the second stair." "Walk to work and back." A figure on the scales does not qualify.',
            'Test it now: try a small form of it this week and write down how it goes. It is your starting line.',
            'Which days: two for strength, two or three for breath. Look at the diary first. Write hour and place. A day without an hour is a wish.',
            'The full session: write it out in five lines at most.',
            'The small session: twelve minutes, at home, in your socks. It is for the days when the train stood still. It counts as a whole.',
            'Light weeks: put a cross at 4, 8 and 12. Half of everything.',
            'Known trouble: mark feasts and fasts, exams, night shifts, visits. These weeks are small weeks from the start. You are then ahead of the plan by doing little.',
            'Who knows: one name, who asks on Sundays. Write it down and ring him before you begin.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Is it a good page?',
          items: [
            'Could a stranger tell for each week whether it was done?',
            'Is the first week embarrassingly easy?',
            'Does only one thing grow at a time, and by a little?',
            'Is there a day between the two strength days?',
            'Is there one day in each week with nothing on it?',
            'Is there something in it that you enjoy?',
            'Is there a rain version?',
            'Would it still stand if you had a cold in week five and a funeral in week nine?',
            'Will it hang where I cannot help seeing it?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'While it is running',
          tips: [
            'Fill it in on the same day. On Sunday evening nobody knows what he did on Tuesday.',
            'When in doubt, do the small session. Doubt is what you are training.',
            'A missed one is left out, not made up for. Two missed: the next is a small one. A week missed: repeat the week before it.',
            'Two bad weeks running: the plan is wrong. Take out a day, openly.',
            'Ache of the muscles is noted and ignored. Pain in a joint that stays two weeks: easier form, then have it seen.',
            'Chest pain, faintness, breath that does not settle: stop, sit, emergency number.',
            'Week six: show the page to the man who asks. Is the aim still yours?',
            'Week twelve: do the test again, and go out for a meal, whatever it showed.',
            'Week thirteen: nothing. Then the next page.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## How the weeks grow

If you have nothing better, take this. **Strength**, two days: weeks 1 to 3 two sets of eight of squat, push, pull, hinge and carry in a form you find easy; week 4 one set; week 5 a third set of two of them, week 6 of two more, week 7 three sets of eight of all five; week 8 half of that; weeks 9 to 11 three sets in the next harder form; week 12 one set and the test. **Breath**, two or three days: twenty minutes brisk in the first block, twenty-five in the second, thirty in the third, half in the light weeks.

Do it standing, sitting or in the water. Somebody who uses a chair puts rows in the place of squats and pushes rims instead of walking. Nothing else about the page changes.

## If it does not come off

Then you will have a page that shows when it stopped. Look at it like a mechanic, not like a judge. What happened that week? Too much? Too dull? No hour? Nobody who asked? Change this one thing and write the next page. Keep this one in the folder with the others. In ten years a few of them will look like it.`,
        },
        {
          kind: 'download',
          label: 'The page',
          filename: 'twelve-weeks.csv',
          contents: `WHAT FOR (something I will be able to do):,,,,,,,,
TEST NOW (date and result):,,,,,,,,
FULL SESSION (five lines):,,,,,,,,
SMALL SESSION (12 minutes):,,,,,,,,
WHO ASKS ON SUNDAY:,,,,,,,,
,,,,,,,,
week,known trouble,strength 1 (day / hour),done (F full / S small / -),strength 2 (day / hour),done (F / S / -),breath days done,how it went 1-10,note
1,,,,,,,,
2,,,,,,,,
3,,,,,,,,
4 half,,,,,,,,
5,,,,,,,,
6 show the page,,,,,,,,
7,,,,,,,,
8 half,,,,,,,,
9,,,,,,,,
10,,,,,,,,
11,,,,,,,,
12 half and test,,,,,,,,
TEST AGAIN (date and result):,,,,,,,,
WHAT I KEEP:,,,,,,,,
WHAT I CHANGE ON THE NEXT PAGE:,,,,,,,,
`,
        },
      ],
    },
  ],
}
