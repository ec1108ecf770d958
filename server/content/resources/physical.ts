import type { Source } from '#contract/sources.ts'
import {
  bauer2013,
  blume2019,
  bull2020,
  cochraneVaping,
  calatayud2015,
  hqTorontoPep,
  carty2021,
  cdcIntensity,
  currier2023,
  drake2013,
  ebrahim2013,
  gollwitzer2006,
  kinnersley2007,
  lindson2023,
  meeusen2013,
  racinais2015,
  riemann2023,
  sherrington2019,
  spsSmoking,
  thomas2018,
  foodSafetyTemperatures,
  niceAlcohol,
  fsaFoodChecker,
  nimhMen,
  niceMeRecommendations,
  rochesterTorsion,
  watson2015,
  whoHealthyDiet,
  whoTobacco,
} from '../sources.ts'
import type { LibraryResource, Shelf } from '../types.ts'

const prostateRisk: Source = {
  author: 'Prostate Cancer UK',
  year: null,
  title: 'Are you at risk?',
  url: 'https://prostatecanceruk.org/prostate-information-and-support/risk-and-symptoms/are-you-at-risk',
  checked: '2026-11-23',
}

const brcaRisk: Source = {
  author: 'Tommy Nyberg and others',
  year: 2020,
  title: 'Prostate cancer risks for male BRCA1 and BRCA2 mutation carriers: a prospective cohort study',
  url: 'https://doi.org/10.1016/j.eururo.2019.08.025',
  checked: '2026-11-23',
}

const eatingDisordersInMen: Source = {
  author: 'Sasha Gorrell, Stuart Murray',
  year: 2019,
  title: 'Eating disorders in males',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6785984/',
  checked: '2026-11-23',
}

const caudaEquina: Source = {
  author: 'BACKES (UK)',
  year: null,
  title: 'Cauda equina warning signs',
  url: 'https://www.backes.org.uk/cauda-equina-warning-signs/',
  checked: '2026-11-23',
}

const performanceDrugs: Source = {
  author: 'Harrison Pope and others, Endocrine Society',
  year: 2014,
  title: 'Adverse health consequences of performance-enhancing drugs: an Endocrine Society scientific statement',
  url: 'https://doi.org/10.1210/er.2013-1058',
  checked: '2026-11-28',
}

export const physical: Shelf<LibraryResource> = {
  seeded: [
    {
      key: 'strength-without-a-gym',
      pillar: 'physical',
      title: 'Get stronger at home',
      description:
        'Five movements, two half-hours a week and things you already have. How to start, how to make it harder and when to hold back, standing or sitting.',
      type: 'guide',
      sources: [bull2020, currier2023, carty2021],
      blocks: [
        {
          kind: 'intro',
          markdown: `You don’t need a gym to get stronger. A chair, a wall, a backpack and two shopping bags will take you a long way. If you use a wheelchair, a stretch band and your armrests will do the same.

The World Health Organization advises adults to do muscle-strengthening work on two or more days a week, as well as moving for at least 150 minutes. It gives the same advice to adults with disabilities, adapted to what they can do. Any amount is better than none.

**The five movements are squat, push, pull, hinge and carry.** Squat means sitting down and standing up, push means moving something away from you, and pull means bringing it towards you. Hinge means bending at the hips with a long back, and carry means holding something while you move.

**How hard?** Stop each set while you could still do two more tidy ones, and don’t hold your breath. A review of many trials found that a wide range of weights and set numbers work.

Talk to a doctor before you start if you have heart trouble, chest pain, fainting, very high blood pressure, a hernia, recent surgery or an injury that hasn’t settled. Ask too if you take insulin or tablets that lower blood sugar, and carry something sweet.`,
        },
        {
          kind: 'steps',
          title: 'One session in thirty minutes',
          steps: [
            'Warm up for five minutes: march or roll, circle your arms, then do ten slow chair stands or seated reaches.',
            'Squat, 2 to 3 sets of 8: sit back to a chair, touch it, stand up. If that’s too hard, put a cushion on it. Seated: press yourself up from the armrests, or straighten one leg at a time.',
            'Push, 2 to 3 sets of 8: hands on a wall, a kitchen counter or the floor, body straight, elbows angled back. Seated: push against a wall or a band behind your back.',
            'Pull, 2 to 3 sets of 8 on each side: one hand on a chair, a loaded bag in the other, draw your elbow past your ribs. Seated: pull a band that’s fixed to something heavy.',
            'Hinge, 2 to 3 sets of 10: lie on your back, knees bent, and lift your hips. Seated: lean forward from your hips with a long back, then sit tall.',
            'Carry, 3 times 40 seconds: a bag in each hand, stand tall, short steps. Seated: push with the bag on your lap, or hold it out in front of you for ten seconds, four times.',
            'Note what you did in one line, so that you know where to start next time.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'How to make it harder',
          tips: [
            'Add repetitions first: from 8 to 12 over a few weeks. Then choose a harder version and go back to 8.',
            'Slow down. Counting to three on the way down makes the same weight feel heavier.',
            'Change one thing at a time. If you add weight, sets and days together, you won’t know which one hurt you.',
            'Take an easy week every fourth or fifth week. Do half.',
            'If you miss a week, start again with one set fewer. Don’t try to catch up.',
            'Muscles that ache for a day or two are normal. Pain in a joint, numbness, or pain that wakes you isn’t. Use the easier version, and see a doctor or physio if it lasts two weeks.',
            'Chest pain or pressure, faintness, or breath that won’t settle: stop and call your emergency number. Very painful, swollen, weak muscles or dark pee after training: go to hospital now.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Which days

Choose two days that aren’t next to each other and tie them to something fixed: Tuesday and Saturday before breakfast, or Monday and Thursday as soon as you get in. If you want a third day, add it later.

If you don’t have half an hour, do one set of each movement. With the warm-up it takes about twelve minutes. On a really bad day, standing up from a chair ten times and ten push-ups against the wall are enough to keep the habit.

Don’t look for changes in the mirror in the first month, and don’t eat less to “make training work”. Look at ordinary things: stairs, shopping bags, transfers, lifting a child, getting up from the floor.

If you train when you’re ill or hurt, feel you have to earn your food, read “Make peace with how you look”. If you think about using steroids, read “Steroids and testosterone: know the risks, stop safely” first.`,
        },
        {
          kind: 'download',
          label: 'A log for eight weeks',
          filename: 'strength-log.csv',
          contents: `week,session,date,squat (version and reps),push (version and reps),pull (version and reps),hinge (version and reps),carry (load and seconds),how it felt 1-10,note
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
      title: 'Sleep better without buying anything',
      description:
        'What to change first when you sleep badly, what to do when you’re awake at three, and when to see a doctor.',
      type: 'guide',
      sources: [
        watson2015,
        riemann2023,
        drake2013,
        {
          author: 'Carissa Gardiner and others',
          year: 2023,
          title: 'The effect of caffeine on subsequent sleep: a systematic review and meta-analysis',
          url: 'https://doi.org/10.1016/j.smrv.2023.101764',
          checked: '2026-11-28',
        },
        ebrahim2013,
        blume2019,
        {
          author: 'National Institute for Occupational Safety and Health (US)',
          year: 2020,
          title: 'Training for nurses on shift work and long work hours',
          url: 'https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod9/05.html',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `You can’t force sleep, but you can make it easier for sleep to come.

Sleep experts advise adults to get **seven hours or more** on a regular basis. Some need eight or nine. If you’ve had only five or six for years, you may have got used to being tired. Often it isn’t a choice, and half an hour more is a good start.

Two things drive sleep: how long you’ve been awake, and a body clock that’s set mostly by light. So start with two things in the day. **Get up at the same time every day, and get daylight early.** Try them for three weeks before you buy anything. If you work shifts, begin with the line about shifts below.`,
        },
        {
          kind: 'drawing',
          name: 'sleep-window',
          caption: 'Bedtime can change from night to night, but get up at the same time on all seven days.',
        },
        {
          kind: 'checklist',
          title: 'Start with these two',
          items: [
            'Get up at the same time seven days a week, half an hour earlier or later at most.',
            'Get ten minutes or more of daylight in the first hour, or as soon as it’s light, outside or at a window. Never look into the sun.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Later, one or two at a time',
          items: [
            'Have your last caffeine at least nine hours before bed for two weeks and see what changes. In one study, a large dose six hours before bed still cut sleep by an hour.',
            'Move at some point in the day, in any way you can.',
            'Keep alcohol away from bedtime. It can help you fall asleep and then disturbs the second half of the night. If you drink heavily every day, ask a doctor before you cut down: stopping suddenly can be dangerous.',
            'Eat your last big meal two to three hours before bed. Have a snack if you’re hungry.',
            'Make the bedroom dark, cool and quiet. Turn the clock away.',
            'Put the phone out of reach. If someone may need you at night, leave the sound on.',
            'Do the same two quiet things every night before you lie down.',
            'While you’re sleeping badly, nap for half an hour at most, and not late in the day.',
          ],
        },
        {
          kind: 'steps',
          title: 'When you’re awake at three',
          steps: [
            'Don’t check the time. You’d only start counting hours.',
            'Lie still for a while and let each breath out take longer than the breath in. Resting is worth something even without sleep.',
            'If you get wide awake or angry, get up. Sit somewhere dim and warm with something dull: a book you’ve read, a puzzle, folding clothes. If getting up is hard or unsafe, sit up in bed and do it there.',
            'If worries come, note each one in a line with the first thing you could do about it tomorrow. Close the notebook.',
            'Go back to bed when your eyes are heavy. If it doesn’t work, get up again.',
            'Get up at your usual time anyway. It’s hard, but it may help the next night.',
            'Don’t go to bed two hours early to make up for it. Half an hour is enough.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When your life doesn’t allow regular nights',
          tips: [
            'New baby: sleep in turns, in blocks of four or five hours if feeding allows. Let the housework go. Never fall asleep with the baby on a sofa or in an armchair.',
            'Shifts: if you can, sleep for some of the same hours on all days. After a night shift, go straight to bed in a dark room, with earplugs if you like, and tell the others your hours. Nap before the next night shift. Never drive when you’re fighting to stay awake.',
            'Caring for someone: ask a named person for one night a week.',
            'Pain: take it to your doctor with the hours noted. New pain that wakes you night after night needs a visit. With chest pain, call your emergency number.',
            'In a shelter or a crowded home: earplugs, something over your eyes and a fixed time to get up still help. If there are staff, ask for the quietest place.',
            'Sleeping outside: keep your ears free, stay near people you trust, and ask a service for homeless people about a bed.',
            'Grief or worry: talk to someone about it in the day. Rules about the night may not be enough.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When to see a doctor

See one if your nights are no better after a month of this, or as soon as your days suffer from them. Go sooner if

- you snore loudly and gasp, or your breathing pauses
- your legs won’t let you rest
- you’ve nearly fallen asleep at the wheel (don’t drive until you’ve talked to a doctor)
- you sleep very little, don’t feel tired and your thoughts race (go within a day or two)
- low mood or dread came with the bad nights (go today if you think about ending your life).

Ask whether any of your medicines could be keeping you awake. For insomnia that has lasted three months, ask about **CBT-I**, a form of cognitive behavioural therapy made for sleep. The European guideline recommends it as the first treatment, before pills. It’s available in person, online and in books. If you drive for a living, or have epilepsy, bipolar disorder or a risk of falls, do it with a clinician. Part of it is spending less time in bed for a while, and that isn’t safe for everyone.

If you already take sleeping pills every day, don’t stop suddenly. Ask the person who prescribed them how to come off slowly.`,
        },
      ],
    },
    {
      key: 'plan-shop-pot',
      pillar: 'physical',
      title: 'Plan a week of dinners',
      description:
        'A weekly routine of about two hours that gets dinner on the table without deciding every night. With a plan and shopping list to keep.',
      type: 'guide',
      sources: [whoHealthyDiet, fsaFoodChecker],
      blocks: [
        {
          kind: 'intro',
          markdown: `It’s hard to decide what to cook when you’re tired, hungry and standing in front of an empty fridge. Twenty minutes of planning at a better time can help.

The routine has three parts: a plan for five dinners, one shop, and one big pot of at least four portions. You don’t have to cook well, but decide what’s for dinner before you’re hungry.

Start small if two hours sounds like a lot. Plan two dinners this week, shop for those, and let the other nights be what they are. Add a third next week.

The World Health Organization advises adults to eat at least 400 grams of fruit and vegetables a day, about five handfuls, and less than five grams of salt, about a teaspoon. You don’t need to count. Make vegetables half of what you cook, and go easy on salt and salty products.`,
        },
        {
          kind: 'steps',
          title: 'The week',
          steps: [
            'Free day, ten minutes: look in the fridge and cupboard. What needs eating first? Which nights are late, and who’s eating?',
            'Free day, ten minutes: choose five dinners, one each with eggs, with beans or lentils, with fish or tofu, on an oven tray, and with pasta or rice. Late nights get the quickest. If you have no ideas, repeat last week.',
            'One shop with the list, after a meal. Or order it, or ask someone to bring it.',
            'Free day, an hour: cook one big pot with at least four portions. While it simmers, wash and cut vegetables for two more nights.',
            'Cool what you keep in shallow boxes and put it in the fridge within two hours. Eat it within two days or freeze it. Cool rice fast and eat it within one day.',
            'The other days: cook from the plan and swap days as you like. Leftovers become lunch, soup or something on toast.',
            'End of the week, two minutes: what went well, and what got thrown away? Buy less of that.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Keep these in stock',
          items: [
            'Tinned beans, chickpeas and tomatoes',
            'Dried lentils, pasta, rice or another grain, oats',
            'Eggs, or tofu that keeps',
            'Onions, garlic, carrots, potatoes, a cabbage',
            'Frozen peas, spinach and mixed vegetables',
            'Tinned fish or nuts',
            'Oil, vinegar or lemon, soy sauce, two spices you like',
            'Bread, rotis or tortillas in the freezer',
            'Fruit that keeps in a bowl',
          ],
        },
        {
          kind: 'intro',
          markdown: `## A pot for beginners

Chop two onions and fry them gently in oil for ten minutes. Add garlic and a spoon of any spice. Add four handfuls of chopped vegetables. Add a mug of red lentils or two tins of beans, a tin of tomatoes, and water to cover by two fingers. Simmer for half an hour and stir now and then. Salt it at the end, with a little vinegar or lemon. It makes four to six plates.

Freeze two of them on the first evening, with a label, and you’ve already got dinner for a bad day.

**If standing or chopping is hard,** sit at the table to cut. Use frozen chopped onion and vegetables, tinned beans, a slow cooker or a microwave. A damp cloth under the board stops it sliding.

**If money’s tight,** dried lentils, oats, eggs, frozen vegetables and cabbage give you a lot for little. If there isn’t enough for the week, ask at a food bank, temple, mosque, church or community kitchen before you go without.

**Special needs.** With diabetes, kidney disease, coeliac disease, allergies or medicines that don’t go with some foods, follow what your clinic has told you over anything here.`,
        },
        {
          kind: 'download',
          label: 'Plan and shopping list',
          filename: 'weekly-food-plan.txt',
          contents: `THE WEEK OF: ____________

EAT THIS FIRST: _______________________________________

DINNERS                                  WHO EATS    COOKED?
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
Milk, yoghurt, cheese or similar: _____________________
Shelf (oil, tins, spices): ____________________________
House:               __________________________________

END OF THE WEEK
Went well: ____________________________________________
Thrown away: __________________________________________
`,
        },
      ],
    },
    {
      key: 'sofa-to-thirty-minutes',
      pillar: 'physical',
      title: 'Start moving again in six weeks',
      description:
        'Six weeks from hardly moving to half an hour of brisk movement on five days a week. For anyone starting late, tired, in a bigger body, with a disability or after a long break.',
      type: 'exercise',
      sources: [bull2020, carty2021, cdcIntensity],
      blocks: [
        {
          kind: 'intro',
          markdown: `This plan is for you if you haven’t moved much for a year, or for ten. It doesn’t matter why.

The aim is thirty minutes of brisk movement, five days a week. That’s the lower end of what the World Health Organization recommends for adults: 150 to 300 minutes a week. The same guidelines say that some movement is better than none, so half of this plan is already worth doing.

**Brisk** means you can talk but wouldn’t want to sing. It works for walking, wheeling, swimming, cycling, arm work and dancing in the kitchen. As you get fitter, the same effort takes you faster.

**See a doctor first** if you have heart or lung disease, diabetes with foot or eye trouble or with insulin or other medicine that can lower your blood sugar too far, a recent operation, chest pain, breathlessness with little effort, dizziness or fainting, or if you’ve been told not to exert yourself. With ME/CFS or long Covid that gets worse after effort, don’t follow this plan. Ask your clinic about pacing.`,
        },
        {
          kind: 'steps',
          title: 'Six weeks',
          steps: [
            'Week 1: five minutes out and five minutes back, on five days, at any pace. If that’s too much, start with two minutes each way.',
            'Week 2: fifteen minutes on five days. Make the middle five brisk.',
            'Week 3: twenty minutes on five days, ten of them brisk, in two lots of five. On one day choose a route with a slope.',
            'Week 4: twenty minutes on four days, fifteen of them brisk, and thirty slow minutes on a fifth. Once this week, stand up from a chair ten times, or push down on the armrests ten times. Rest and repeat.',
            'Week 5: twenty-five minutes on five days, twenty of them brisk. If you’re tired, take one day off.',
            'Week 6: thirty minutes on five days, brisk once you’re warm. You can split it into three lots of ten.',
            'Afterwards: keep thirty minutes on five days, or on four plus a game of something. Add two short strength sessions when you’re ready.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before the first week',
          items: [
            'Comfortable shoes with some tread, or a wheelchair with good tyres and brakes.',
            'A loop from your own door with places to rest.',
            'A time of day that’s usually yours.',
            'Something bright or a light if it’ll be dark.',
            'A bad-weather version: a mall, a corridor, stairs, marching to music, chair boxing.',
            'One person who knows you’ve started and will ask on Friday.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When something gets in the way',
          tips: [
            'If you miss two days, do half of the next one, then go on where you were.',
            'If you miss a week, repeat the last one you did. If you miss two or more, go back one further.',
            'Sore shins or heels: flatter ground, shorter steps, two easy days. If it gets worse with each step or lasts two weeks, have it looked at.',
            'Knees: many are sore at first. If yours are, leave hills and long stairs until week 4. A knee that swells, locks or gives way needs a doctor or physio.',
            'Out of breath: a minute of puffing after a slope is fine. If you can’t speak, slow down.',
            'A bigger body does more work in the same ten minutes, so a slower start makes sense. Benches are part of the plan. You don’t have to lose weight for this to be worth it.',
            'If walking isn’t for you, ten minutes of boxing the air, pushing your wheelchair, or rowing with a band will get you brisk.',
            'If you don’t feel safe outside, go with someone, choose a busy place, or do it at home.',
            'If you get bored, go at another time, call a friend, or listen to something you save for this.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Stop straight away

Stop and sit down if you feel faint, your heart races or beats unevenly, or your breath doesn’t settle. If it doesn’t pass within a few minutes, call your emergency number. For pressure or pain in your chest, arm, jaw or back, call it at once.

## What to expect

In the second week you may wonder if it’s doing anything. By the fourth, stairs or slopes often feel easier. Your weight may not change at all. Breath, sleep and mood are better things to watch.`,
        },
        {
          kind: 'links',
          title: 'Plans and company',
          links: [
            {
              label: 'Couch to 5K, NHS (England): a free running plan for beginners',
              url: 'https://www.nhs.uk/better-health/get-active/get-running-with-couch-to-5k/',
            },
            {
              label: 'Move your way, Office of Disease Prevention and Health Promotion (US)',
              url: 'https://odphp.health.gov/moveyourway',
            },
            {
              label: 'parkrun: free weekly walks and runs in many countries',
              url: 'https://www.parkrun.com/countries/',
            },
          ],
        },
      ],
    },
    {
      key: 'checks-men-put-off',
      pillar: 'physical',
      title: 'Find out which health checks you need',
      description:
        'Which checks to ask about at which age, who’s at higher risk of prostate cancer, which checks trans men and non-binary people need, and what can’t wait. Rules differ by country, so this tells you what to ask.',
      type: 'guide',
      sources: [
        {
          author: 'Emory University, Early Detection Connection (US)',
          year: null,
          title: 'Screening recommendations of the US Preventive Services Task Force',
          url: 'https://earlydetectionconnection.emory.edu/screening-information',
          checked: '2026-11-28',
        },
        {
          author: 'US Preventive Services Task Force',
          year: 2018,
          title: 'Screening for prostate cancer: recommendation statement',
          url: 'https://doi.org/10.1001/jama.2018.3710',
          checked: '2026-11-28',
        },
        prostateRisk,
        brcaRisk,
        {
          author: 'Cancer Research UK',
          year: null,
          title: 'I’m trans or non-binary, does this affect my cancer screening?',
          url: 'https://www.cancerresearchuk.org/about-cancer/screening/trans-and-non-binary-cancer-screening',
          checked: '2026-11-23',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `There are many reasons to put off a check: no time, no money, nothing wrong, fear of the answer, a bad experience with a clinic. This page helps you find out what’s worth doing and how to ask for it.

It can’t tell you which checks you need. That depends on your age, family, body and country, and the advice changes. It gives you a list to take with you and one question: **“Which checks are recommended for me at my age, and can I book them?”**`,
        },
        {
          kind: 'checklist',
          title: 'Ask about these',
          items: [
            'At any adult age: blood pressure. High pressure usually has no symptoms.',
            'At any adult age: teeth, eyes, vaccinations, moles that change, and tests for HIV and other infections if you have sex with new partners.',
            'If you have sex with men: regular tests, HIV PrEP (medicine that prevents HIV), and hepatitis and HPV vaccines.',
            'At any age: your mood, sleep, alcohol and other drugs. If nobody asks, bring it up.',
            'From about 40: cholesterol, blood sugar, kidneys and heart risk. Earlier if a parent, brother or sister had heart disease or diabetes young.',
            'From about 45 or 50: bowel cancer screening. In the US it starts at 45. In Australia you can ask for a kit from 45 and are sent one from 50. Much of the UK invites people from 50. Earlier if it runs in your family.',
            'From 50, or from 40 to 45 if your risk is higher: a talk about prostate cancer and the PSA blood test. See below.',
            'If you smoke or used to: help to quit, and lung screening where it exists.',
            'Around 65, smoker or not: a scan of the main artery in your belly. Some countries invite all men, others mainly those who’ve smoked.',
            'At any age: a lump in your chest or breast. Men get breast cancer too.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Prostate cancer: know your risk

Early prostate cancer usually causes no symptoms. Your risk is higher if

- **you’re over 50**, and it rises with age
- **you’re Black.** In the UK about one in four Black men gets prostate cancer, compared with one in eight men overall. Black men in the US also have a higher risk
- **your father or brother had it**, above all before 60, or several relatives did.

**Genes matter too.** A change in the BRCA2 gene raises the risk a lot, BRCA1 less. Breast or ovarian cancer at a young age in your mother’s or father’s family can point to one. Ask about genetic counselling.

There’s a blood test, PSA, and it isn’t perfect. It can miss cancer. It can also find slow cancers that would never have harmed you, and lead to treatment that affects erections and bladder control. So it’s a decision you make with a doctor or nurse.

**The rules differ by country and are changing.**

- US: the Preventive Services Task Force says men aged 55 to 69 should decide after talking to a doctor, and advises against routine testing from 70. The American Cancer Society says to have that talk at 45 if you’re Black or your father or brother had it before 65, and at 40 if more than one of them did.

- UK: you can ask for the test from 50. From 45, talk to a doctor if your risk is higher.
- Elsewhere: ask what’s offered where you live, and ask again after a year or two.`,
        },
        {
          kind: 'tiplist',
          title: 'If you’re trans, non-binary or intersex',
          tips: [
            'The rule is simple: check the organs you have, whatever your papers say.',
            'Cervix: if you have one, ask about cervical screening, even while you take testosterone and if you’ve never had sex with a man. In Australia, New Zealand and some other countries you can take the sample yourself. After an operation that removed the cervix you usually don’t need it.',
            'Chest: if you’ve had no chest surgery, or have taken oestrogen for some years, ask about breast screening at the age used in your country. After surgery some tissue may remain; ask your surgeon. Show a doctor any lump.',
            'Prostate: if you were born with one, you still have it after genital surgery. Oestrogen can make a PSA result lower than it would otherwise be, so tell whoever reads it.',
            'Invitations: if you’re registered as male, you may not be invited for cervical or chest screening. Ask the clinic to put you on the list or set your own reminder.',
            'You can ask for a kind clinician, the words you prefer, a smaller instrument, or someone in the room with you.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Don’t wait for an appointment',
          tips: [
            'Chest pain or pressure, sudden breathlessness, one side of the face hanging down, a weak arm, slurred speech: emergency number, now.',
            'Sudden severe pain in a testicle: hospital, straight away. Hours matter.',
            'Blood in urine or stool: see a doctor within days. Black stools, coughing up or vomiting blood, a lot of blood, or faintness: call your emergency number.',
            'A lump, a mole that changes, a sore that doesn’t heal, a cough or hoarse voice for three weeks, weight loss you can’t explain: book this week.',
            'Numb between the legs, weak legs or new loss of bladder or bowel control, with or without back pain: hospital, now.',
            'Can’t pee at all: hospital, now. Trouble peeing, or going much more often at night: book.',
            'Trouble with erections for three months: book. It can be an early sign of heart or blood vessel disease.',
          ],
        },
        {
          kind: 'steps',
          title: 'How to get it done',
          steps: [
            'Call, go online or walk in, and ask the question at the top of this page. Take the first date.',
            'If the wait is long or you have no doctor, ask at a pharmacy or public clinic, such as a primary health centre in India, a community health centre in South Africa or the US, or a walk-in clinic in Canada. Ask what it costs first.',
            'Ask your family which illnesses they had and at what age they began, on both sides.',
            'Before you go, choose three points from the lists above that fit you. Say the hardest one first.',
            'Ask for what you need: step-free access, a patient lift or an adjustable couch, an interpreter, a clinician of a certain gender, a friend in the room.',
            'At the visit ask: what did you measure, what’s my number, what should it be, when do I come again?',
            'Put the next date in your calendar before you leave.',
          ],
        },
        {
          kind: 'links',
          title: 'Look it up',
          links: [
            {
              label: 'Recommendations for early detection of prostate cancer, American Cancer Society',
              url: 'https://www.cancer.org/cancer/types/prostate-cancer/detection-diagnosis-staging/acs-recommendations.html',
            },
            {
              label: 'Bowel cancer screening: questions and answers, Cancer Council Australia',
              url: 'https://cancer.org.au/bowelscreening/faq',
            },
            { label: 'Screening programmes, NHS (England)', url: 'https://www.nhs.uk/conditions/nhs-screening/' },
            {
              label: 'Cancer screening in the transgender population: a review, free to read',
              url: 'https://tau.amegroups.com/article/view/55305/html',
            },
          ],
        },
      ],
    },
    {
      key: 'what-goes-on-the-plate',
      pillar: 'physical',
      title: 'Eat well without strict rules',
      description:
        'What the steady advice on food comes down to, some easy changes, and what to do if food or weight is taking over your life.',
      type: 'article',
      sources: [
        whoHealthyDiet,
        {
          author: 'International Agency for Research on Cancer (World Health Organization)',
          year: 2015,
          title: 'IARC Monographs evaluate consumption of red meat and processed meat (press release 240)',
          url: 'https://www.iarc.who.int/wp-content/uploads/2018/07/pr240_E.pdf',
          checked: '2026-11-28',
        },
        bauer2013,
        {
          author: 'Robert Morton and others',
          year: 2018,
          title:
            'A systematic review, meta-analysis and meta-regression of the effect of protein supplementation on resistance training-induced gains',
          url: 'https://doi.org/10.1136/bjsports-2017-097608',
          checked: '2026-11-28',
        },
        eatingDisordersInMen,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Every year there’s a new diet. The steady advice has hardly changed: plenty of vegetables, fruit, beans and whole grains, enough protein, little salt and sugar, not much processed meat. It works with dal and rice, injera, pasta, tacos or a canteen tray.

## A plate you can copy

Fill about half of it with vegetables or fruit. A quarter is for something with protein: beans, lentils, eggs, fish, poultry, meat, tofu, yoghurt. The last quarter is for something filling: rice, potatoes, bread, pasta, oats, whole grain when you like it. Use some oil, and drink water with it.

You don’t have to do it at every meal. One or two plates like that a day is a good start.

If you have diabetes or kidney disease, or take warfarin or a similar blood thinner, ask your clinic first. Less starch or more greens can change the dose you need.`,
        },
        {
          kind: 'tiplist',
          title: 'Twelve easy changes',
          tips: [
            'Sit down to eat when you can, away from the wheel and the desk.',
            'Put the vegetables on the plate first.',
            'Have some protein at breakfast if you’re always hungry by ten.',
            'Eat beans or lentils a few times a week. They’re cheap and filling.',
            'Eat fish once or twice a week if you like it, some of it oily: sardines, mackerel, salmon.',
            'Have bacon, sausage and ham less often. The World Health Organization’s cancer agency says processed meat causes bowel cancer; how much you eat matters.',
            'Drink water, tea or coffee most of the time. Treat sweet drinks as dessert.',
            'Salt the food while cooking, then put the salt away.',
            'Put fruit where you see it.',
            'Cook enough for two meals.',
            'Eat with someone when you can.',
            'Eat enough. Going without all day makes the evening harder.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Protein

You need more protein when you train and when you’re older, because muscle is built and kept with it. Experts advise people over 65 to eat more than younger adults. If you’re healthy, some at every meal from ordinary food is usually enough. That might be two or three eggs, a tin of fish, a mug of cooked lentils with yoghurt, or chicken or tofu the size of your palm.

In trials, extra protein beyond a moderate amount didn’t add more muscle. If your kidneys are ill, ask your clinic before you eat more.

## Weight

Bodies differ a lot. Genes, shifts, medicines, money, illness and stress all play a part in what you weigh, and it says nothing about your character. You can eat well, move and get stronger at any size.

If you’d like to lose weight, read “Lose weight safely, if you want to”. If you’d like to gain some, ask a doctor or dietitian. Avoid very strict diets and long fasts on your own, above all with diabetes. If you lose weight without trying, see a doctor.

If you’re fasting for your faith, plan the meals you do eat, drink enough, and ask your clinic about medicines beforehand.`,
        },
        {
          kind: 'checklist',
          title: 'Try it for a week',
          items: [
            'Half a plate of vegetables at one meal each day',
            'Beans or lentils three times',
            'Breakfast four times',
            'Water instead of sweet drinks on weekdays',
            'One dinner cooked for two nights',
            'One meal eaten slowly with another person',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re worried about how you eat

Do you eat in secret until it hurts, skip meals to earn others, or make yourself sick? Do you train to make up for food, or think about food and your body most of the day? Do rules about “clean” food keep getting stricter? Then talk to a doctor. Eating disorders affect men of every size, age and background. They can be treated, and it helps to start early. You can say: “My eating worries me. Can you help?”

If you make yourself sick or eat very little, and you faint, vomit blood or feel your heart beat unevenly, call your emergency number.`,
        },
        {
          kind: 'links',
          title: 'Help with eating',
          links: [
            {
              label: 'Types of eating disorder, Beat (UK)',
              url: 'https://www.beateatingdisorders.org.uk/get-information-and-support/about-eating-disorders/types/',
            },
            {
              label: 'Eating disorders in men and boys, National Eating Disorders Association (US)',
              url: 'https://www.nationaleatingdisorders.org/eating-disorders-in-men-and-boys/',
            },
            {
              label: 'Eating disorders in males, National Eating Disorders Collaboration (Australia)',
              url: 'https://nedc.com.au/eating-disorders/eating-disorders-explained/eating-disorders-in-males/',
            },
          ],
        },
      ],
    },
    {
      key: 'fourteen-nights-on-paper',
      pillar: 'physical',
      title: 'Keep a two-week sleep diary',
      description:
        'A sleep diary that takes one minute in the evening and two in the morning, and how to read it after two weeks. You can show it to a doctor too.',
      type: 'worksheet',
      sources: [
        {
          author: 'Colleen Carney and others',
          year: 2012,
          title: 'The consensus sleep diary: standardizing prospective sleep self-monitoring',
          url: 'https://doi.org/10.5665/sleep.1642',
          checked: '2026-11-28',
        },
        {
          author: 'Seema Khosla and others, American Academy of Sleep Medicine',
          year: 2018,
          title: 'Consumer sleep technology: an American Academy of Sleep Medicine position statement',
          url: 'https://doi.org/10.5664/jcsm.7128',
          checked: '2026-11-28',
        },
        riemann2023,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Before you change anything about your sleep, note it down for two weeks. After a bad night it’s easy to remember only the bad ones. With fourteen lines you may find that you sleep six and a half hours when it felt like four, or that every bad night follows a late coffee, a Sunday or an argument.

Sleep clinics use diaries like this. A doctor can do more with fourteen lines than with “I sleep badly”. A watch guesses your sleep from movement and pulse, and sleep experts say such devices can’t replace a proper assessment. If its scores worry you, take it off for these two weeks.

Fill in the evening part before you get ready for bed and the morning part within an hour of getting up. Estimate the times; don’t check the clock at night. A rough line every day is better than an exact one three times. If you miss a day, leave it empty and go on. If you sleep by day, fill in the “evening” part before your main sleep.`,
        },
        {
          kind: 'steps',
          title: 'How to fill it in',
          steps: [
            'Choose one question first. “Is it the coffee?” will do.',
            'Each evening: caffeine and the time of the last, alcohol, movement, naps, pain, and one word for the day.',
            'Each morning: when you went to bed, when you think you fell asleep, how often you woke and for how long in all, when you woke for good, when you got up.',
            'Add two marks from 1 to 10: how the sleep was, and how rested you feel.',
            'Note snoring others have heard, trips to the toilet, bad dreams, a child, noise, night care or a shift.',
            'Change nothing in the first week. In the second, change one thing and mark the day. If you drink heavily every day, don’t cut down suddenly; ask a doctor first.',
            'If writing is hard, use the file on a computer, speak into your phone, or ask someone to fill it in with you.',
          ],
        },
        {
          kind: 'checklist',
          title: 'How to read it afterwards',
          items: [
            'Mark the three best mornings. What did the days before have in common?',
            'Mark the three worst, and look for what those days had in common.',
            'Compare the times you got up. If they’re more than ninety minutes apart, try one fixed time, if your shifts allow it.',
            'Compare nights with and without alcohol, and with early and late caffeine.',
            'Did your one change make a difference of more than a point?',
            'Choose one thing to keep for a month.',
            'If you like numbers: for each night, count the hours from falling asleep to waking for good, and take off the time awake in between. Add the nights up and divide by their number. That’s your average.',
            'If it’s well under 85% of your hours in bed, you may be spending too long in bed. Ask a doctor before you shorten that time, above all if you drive for a living or have epilepsy, bipolar disorder or a risk of falls.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What it may be telling you',
          tips: [
            'Long in bed and little sleep: getting up when you’re awake often helps. So does CBT-I, a treatment made for insomnia.',
            'Enough hours and still worn out: snoring with pauses in your breathing, low mood, medicines, low iron or thyroid trouble can do that. Show the diary to a doctor.',
            'Waking early and feeling low on most days for two weeks: this may be depression. Tell a doctor and a friend.',
            'Fine on free days and terrible on work days: your body clock may run late. Early light and a fixed time to get up can shift it slowly.',
            'Several trips to the toilet: drink less in the last two hours, and ask a doctor about bladder, prostate, pauses in your breathing and blood sugar. If you’re also very thirsty or losing weight, go within a day or two.',
            'Very little sleep, plenty of energy and racing thoughts: see a doctor within a day or two.',
            'The numbers look normal: you can still be tired. A hard time, low mood or an illness can cause that. If it goes on, see a doctor.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## About the numbers

Few people sleep well fourteen times in a row, and short wakings are normal. What matters is your day. Can you drive safely, stay calm and enjoy things? Then your sleep may be good enough, even if the figure isn’t perfect. If it’s under six hours on most nights, or someone hears you stop breathing, ask a doctor anyway. If you’ve nearly fallen asleep at the wheel, don’t drive until you’ve talked to a doctor.

If keeping the diary makes you watch your nights too closely, stop after a week. That’s worth telling a doctor too.`,
        },
        {
          kind: 'download',
          label: 'Diary for fourteen nights',
          filename: 'sleep-diary.csv',
          contents: `day,date,caffeine: amount and last time,alcohol: amount and last time,movement (minutes),naps (minutes),word for the day,went to bed,fell asleep about,times awake,minutes awake in all,woke for good,got up,hours asleep,hours in bed,sleep 1-10,rested 1-10,notes
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
      title: 'Rest so that your body recovers',
      description:
        'How to tell tired from worn out, how to plan a light week, and how to rest when your life has no room for it.',
      type: 'article',
      sources: [
        meeusen2013,
        {
          author: 'Hans Van Dongen and others',
          year: 2003,
          title: 'The cumulative cost of additional wakefulness',
          url: 'https://doi.org/10.1093/sleep/26.2.117',
          checked: '2026-11-23',
        },
        watson2015,
        nimhMen,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Training makes you tired. You get fitter afterwards, while you rest. If the next hard session always comes too soon, that can’t happen. Sports doctors warn that hard training without enough recovery can leave athletes worse for weeks or months.

Work and care can wear you out too, and so can short nights. In a well-known study, people who slept six hours a night for two weeks got steadily worse at simple tests, but they didn’t feel much sleepier. You can be worn out and not notice.

## Tired or worn out?

**Tired** gets better after a night, a meal and a day off.

**Worn out** doesn’t. An easy session feels hard, and you sleep badly although you’re exhausted. Small things make you snap, you catch every cold, and things you used to enjoy feel flat. Then take a rest week or more, and look at what caused it.`,
        },
        {
          kind: 'tiplist',
          title: 'Rest that helps',
          tips: [
            'Sleep first. Tonight, go to bed half an hour earlier if you can. A bath or a massage is nice, but it won’t make up for short nights.',
            'Move a little: an easy walk or swim, or wheeling slowly, may ease sore muscles.',
            'Eat enough. A hard week isn’t the week to cut down.',
            'Keep one day in seven without training and, if you can, without work.',
            'Put the phone and the news away for an hour.',
            'Make something that doesn’t have to be useful: draw, bake, build, sing, plant.',
            'Be with someone who wants nothing from you.',
            'Nap for twenty minutes, if it doesn’t spoil your night.',
            'Enjoy heat if you like it, and get out when you feel light-headed. No sauna after alcohol. Ask a doctor first if you have heart trouble, faint easily, or have blood pressure that isn’t under control.',
          ],
        },
        {
          kind: 'steps',
          title: 'Plan a light week',
          steps: [
            'If you train hard, put one in your calendar before you need it. Many coaches suggest every four to six weeks.',
            'Keep your training days and times, but halve the sets or the distance.',
            'Don’t train until you can’t go on, and don’t time yourself.',
            'Use the time for two early nights and one meal with someone.',
            'Cancel one thing that can be cancelled: “Not this week.”',
            'At the end ask yourself: what eased, what still hurts, what am I looking forward to?',
            'Start the next week slightly below where you stopped.',
            'If you don’t train, take the early nights, cancel one thing, and keep one evening free of jobs at home.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Warning signs: tick what’s true this week',
          items: [
            'I woke up tired on four days or more.',
            'My easy session wasn’t easy.',
            'I snapped at someone.',
            'I skipped something I usually enjoy.',
            'I needed a drink, sweets or a screen to switch off.',
            'The same place has hurt for more than two weeks.',
            'I’ve had a cold that won’t go away.',
            'I can’t think what I’d do with a free evening.',
          ],
        },
        {
          kind: 'intro',
          markdown: `If you ticked several, a lighter week may help. Start now if you can. If the same place has hurt for two weeks, or hurts at night or when you put weight on it, stop loading it and have it checked. With a fever or a bad chest, don’t train at all.

## When there’s no room for rest

Sometimes you can’t plan rest: a newborn, a dying parent, two jobs, harvest, a disability that costs energy before the day has begun. Then rest gets small: ten minutes on a bench or in the parked van, one corner of the day that’s yours, one person you ask directly for two hours on Saturday. Look after sleep and food, let training shrink to a few minutes, and leave things undone. If it goes on for months, talk to someone about what could change.

If you have a long-term illness, pace yourself and don’t push through. With ME/CFS or long Covid, stop while you still feel all right, and let your clinic guide you.

## When to see a doctor

Some tiredness doesn’t lift with rest. See a doctor if you’ve been flat or empty for two weeks, or so tired that daily things are a struggle.

Go within days if you’re losing weight without trying, have a fever or night sweats, get breathless or are very thirsty, and don’t wait if you feel there’s no hope. If you snore loudly and fall asleep by day, ask about sleep apnoea. If you get chest pain or faint during exercise, stop and call your emergency number. There may be a physical cause, and it can be found. Depression in men can also show up as tiredness, anger or drinking.`,
        },
      ],
    },
    {
      key: 'ten-minute-joint-round',
      pillar: 'physical',
      title: 'Loosen stiff joints in ten minutes',
      description:
        'Seven slow movements from ankles to neck, each with a version for a chair or a bed. Good for mornings, night shifts and breaks on long drives.',
      type: 'exercise',
      sources: [
        thomas2018,
        sherrington2019,
        {
          author: 'National Institute for Health and Care Excellence (NICE)',
          year: 2020,
          title: 'Rheumatoid arthritis in over 16s (QS33): quality statement 1, referral',
          url: 'https://www.nice.org.uk/guidance/qs33/chapter/quality-statement-1-referral',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Stiffness can come from what you don’t do. If you never lift your arms above your head, that movement gets harder. You don’t need to be very flexible. You want to be able to put your shoes on, look over your shoulder, reach a shelf, move from a chair to the bed, or get up from the floor.

**What it is:** seven movements, a little over a minute each, slowly, without force, on most days. It’s easier when you’re warm: after a shower, a short walk, or some marching or arm swings.

**Two rules:** you may feel a pull. If it pinches, make the movement smaller, and if it still pinches, leave it out. If you get tingling, numbness, dizziness or double vision, stop at once and have it checked.

With new joints, brittle bones, recent surgery, inflamed joints or a bad neck, ask a doctor or physio which movements suit you.`,
        },
        {
          kind: 'steps',
          title: 'The seven movements',
          steps: [
            'Ankles. Hold a wall, one foot a hand’s width from it. Bend that knee to the wall ten times with your heel down, then change. In a chair or bed: draw the alphabet in the air with each foot, or have someone move it for you.',
            'Front of the hips. Kneel on one knee on a cushion, with the other foot on the floor in front of you. Lean forward a little until you feel a pull at the front of your hip. Eight slow breaths each side. In bed: lie on your back near the edge, pull one knee towards your chest and slide the other heel down until that leg is straight.',
            'Turning the hips. Lie on your back with your knees bent and your feet wide. Let both knees drop to one side, then to the other, ten times. In a chair: rest one ankle on the other knee and lean forward. With a hip replacement, ask first.',
            'Upper back. Get on your hands and knees and put one hand behind your neck. Move that elbow towards the floor, then up towards the ceiling. Eight times, then the other side. In a chair: fold your arms, turn slowly and look behind you.',
            'Shoulders. Back against a wall, slide your arms up and down it ten times, as far as is comfortable. In bed: the same, lying down.',
            'Wrists and hands. Sit, stand or lie. Press your palms together in front of your chest and lower your hands until you feel a light pull. Stay for ten breaths. Then open your fingers wide and make a fist, ten times.',
            'Neck. Sit or lie, and go slowly. Tilt your ear towards your shoulder, three breaths each side, then look over each shoulder for three breaths. Draw your chin straight back five times. Don’t circle your head.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What helps',
          tips: [
            'Tie it to something you do anyway: coffee, prayer, the news, the time after the children are in bed.',
            'Breathe out as you move, and never hold your breath.',
            'Do the stiffest of the seven twice. Choose again after a month.',
            'If you only have three minutes, do hips, upper back and shoulders.',
            'Count breaths instead of seconds, so that you don’t rush.',
            'Stretch on five days a week or more. In a review, weekly time counted more than long single stretches.',
            'Add balance if you can stand: one leg at the sink with a hand on the edge, up to half a minute each. If you’ve fallen this year, ask a physio first. In people over 60, balance and strength training lowers the number of falls.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Once a month, try this',
          items: [
            'Can I get down to the floor and up again, with how many hands? Have someone with you, and leave it out if you’ve fallen this year.',
            'Sitting with one leg straight, how near to my toes do I get?',
            'With my back to a wall and my arms up, do my thumbs touch it?',
            'From my chair: how far can I turn and see behind me?',
            'Compare only with your own last month.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What to expect

Give it three to four weeks. You may notice it first when you reverse the car, put on a coat or get out of bed. Joints with arthritis or old injuries may not get much freer, but gentle movement is good for them and often eases pain. Then the aim is to keep what you have. On a day with no energy, do the ankles, and stop there if you like.

## When to see a doctor

These movements don’t treat injuries. A hot, swollen joint needs a doctor the same day. See a doctor or physio when a joint locks, gives way, hurts at night, or is stiff for more than half an hour every morning.

Go within days if several small joints are swollen, or if an arm or leg has slowly become numb or weak. If that came suddenly, if you lose feeling between your legs or control of your bladder or bowel, or if your neck is stiff and you have a fever and a bad headache, call your emergency number.`,
        },
      ],
    },
    {
      key: 'when-your-back-grumbles',
      pillar: 'physical',
      title: 'Get through a spell of back pain',
      description:
        'What to do in the first days of ordinary low back pain, how to keep moving and working, and the signs that mean you shouldn’t wait.',
      type: 'guide',
      sources: [
        {
          author: 'National Institute for Health and Care Excellence (NICE)',
          year: 2016,
          title: 'Low back pain and sciatica in over 16s: assessment and management (NG59)',
          url: 'https://www.nice.org.uk/guidance/ng59/chapter/Recommendations',
          checked: '2026-11-28',
        },
        {
          author: 'Amir Qaseem and others, American College of Physicians',
          year: 2017,
          title: 'Noninvasive treatments for acute, subacute, and chronic low back pain',
          url: 'https://doi.org/10.7326/M16-2367',
          checked: '2026-11-28',
        },
        {
          author: 'Waleed Brinjikji and others',
          year: 2015,
          title: 'Systematic literature review of imaging features of spinal degeneration in asymptomatic populations',
          url: 'https://doi.org/10.3174/ajnr.A4173',
          checked: '2026-11-28',
        },
        {
          author: 'Daniel Steffens and others',
          year: 2016,
          title: 'Prevention of low back pain: a systematic review and meta-analysis',
          url: 'https://doi.org/10.1001/jamainternmed.2015.7431',
          checked: '2026-11-23',
        },
        caudaEquina,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Low back pain can be frightening. You bend for a sock, something catches, and you can’t straighten up. The pain is real, and it’s often out of proportion to what’s behind it. **Most new low back pain gets better over time, whatever the treatment**, and usually without a scan.

The advice on rest has changed. Guidelines now say: **stay as active as you can and go on with your day, in smaller portions.** Lying down for days makes your back stiffer.

Read the list below first. If none of it fits you, go on to the next part.`,
        },
        {
          kind: 'checklist',
          title: 'Don’t wait with these',
          items: [
            'Numbness or tingling between your legs, around your genitals or back passage; trouble passing or holding urine or stool; weakness in both legs; new trouble with erections together with back pain: emergency department, now. Hours matter.',
            'If you already have altered feeling or bladder control, for example after a spinal cord injury, and anything changes from your normal: call your team today, or go to the emergency department.',
            'Back pain after a fall from a height, a crash or a heavy blow: emergency department.',
            'Back pain with chest pain, or sudden tearing pain in your back or belly: emergency number.',
            'Fever, shivering or feeling very ill with it: doctor today.',
            'A foot that drops or drags: doctor today.',
            'A history of cancer, long use of steroids, brittle bones, weight loss without a reason, or pain that’s worst at night and doesn’t change with movement: call this week.',
            'No better after a few weeks: see a doctor or physio.',
          ],
        },
        {
          kind: 'steps',
          title: 'The first two weeks',
          steps: [
            'First day: find a position that eases it. Try lying on your back with your calves on a chair, or on your side with a cushion between your knees. Ten minutes, then move.',
            'Every waking hour: two minutes of moving. Take small steps, with a walking stick if you like, or try shifting and turning in your chair.',
            'Warmth: a hot water bottle in a towel for twenty minutes, if it feels good.',
            'Painkillers can help you keep moving. Ask a pharmacist which one suits your other medicines, stomach, heart and kidneys.',
            'Second or third day: lie on your back and let your bent knees rock from side to side, ten times. Or sit and lean forward gently, ten times. Stay in the range that’s bearable.',
            'Rest of the week: two or three easy walks or rolls of ten minutes. Go back to light work and ask to leave out heavy lifting for now.',
            'From the second week: go a little further each time, then start light strength work again with one set.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Daily life while it hurts',
          tips: [
            'Getting up: roll on your side, feet off the bed, push up with your arms.',
            'Transfers: use a board or ask for help for a few days.',
            'Socks: put your foot on a step, or sit. Asking someone is fine.',
            'Lifting: get close, hold it against you, turn with your feet.',
            'Sitting: change position often.',
            'Driving: stop every half hour. Don’t drive if you can’t brake hard or your medicine makes you sleepy.',
            'A bit more pain while you move doesn’t mean damage. If it’s clearly worse the next day, do half.',
            'Sex: try lying on your side, slowly.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## How to have fewer bad spells

Back pain often comes back. In a review of trials, exercise lowered the risk of another spell, above all together with learning about backs. Advice alone, belts and insoles didn’t. Choose any movement you’ll keep up: walking, strength, swimming, gardening, dancing, wheelchair sport.

Poor sleep, stress, low mood and trouble at work can make pain worse. The pain is still real, and you have more than one place to start.

Scans of people with no pain show worn or bulging discs too, more with every decade. So ask: “What would we do differently if we had a scan?”

## If it lasts or gets you down

If pain has lasted more than three months, ask about physiotherapy, exercise programmes, talking therapy and pain clinics. If it pulls your mood down, tell the doctor that as well. Both can be treated.`,
        },
        {
          kind: 'links',
          title: 'Read more',
          links: [
            { label: 'Back pain, NHS (England)', url: 'https://www.nhs.uk/conditions/back-pain/' },
            { label: 'Back pain, MedlinePlus (US)', url: 'https://medlineplus.gov/backpain.html' },
            { label: 'Back pain, Healthdirect (Australia)', url: 'https://www.healthdirect.gov.au/back-pain' },
          ],
        },
      ],
    },
    {
      key: 'hot-cold-wet-dark',
      pillar: 'physical',
      title: 'Exercise outdoors in any season',
      description:
        'What to wear, when to turn back and when to stay in: heat, cold, ice, storms, smoke, dark, and cold water.',
      type: 'guide',
      sources: [
        racinais2015,
        {
          author: 'Michael Tipton and others',
          year: 2017,
          title: 'Cold water immersion: kill or cure?',
          url: 'https://doi.org/10.1113/EP086283',
          checked: '2026-11-23',
        },
        {
          author: 'University of Georgia (US)',
          year: null,
          title: 'Stay safe during lightning storms',
          url: 'https://news.uga.edu/stay-safe-during-lightning-storms',
          checked: '2026-11-28',
        },
        {
          author: 'NHS (England)',
          year: null,
          title: 'Heat exhaustion and heatstroke',
          url: 'https://www.nhs.uk/conditions/heat-exhaustion-heatstroke/',
          checked: '2026-11-28',
        },
        {
          author: 'Centers for Disease Control and Prevention (US)',
          year: 2017,
          title: 'Heat-related illnesses: what to look for and what to do',
          url: 'https://stacks.cdc.gov/view/cdc/59395',
          checked: '2026-11-28',
        },
        {
          author: 'Royal National Lifeboat Institution (UK and Ireland)',
          year: null,
          title: 'Float to live',
          url: 'https://rnli.org/safety/float',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `With the right clothes, a light and a shorter route, you can go out in most weather. Sometimes staying in is the right choice. Here’s how to tell.

**For today:** look outside, choose ten minutes out or the indoor version below, and put your shoes and a light by the door.

**Your own limit may come earlier.** Heart and lung disease, diabetes, a spinal cord injury, MS, older age, and medicines such as diuretics (water pills), beta blockers, lithium and some other mental health medicines change how you handle heat and cold. Ask a doctor or pharmacist before the season changes. With insulin or tablets that lower blood sugar, carry something sweet.

Two rules for every season: tell someone where you’re going and when you’ll be back, and send a message when you are. With smoke or bad air, check the local air report and move indoors, sooner with asthma or heart disease.

If someone collapses, gets confused or has chest pain in the heat or the cold, call your emergency number. Wherever this page says emergency, do the same.`,
        },
        {
          kind: 'checklist',
          title: 'By the door all year',
          items: [
            'A hat for sun and a hat for cold',
            'Something that keeps the rain off',
            'Gloves, also for pushing a wheelchair',
            'A charged light and something bright or reflective',
            'Shoes with tread; spikes to pull over them if you have ice; good tyres on a wheelchair',
            'Water',
            'A card with your name, someone to call, and what a medic needs to know',
            'A charged phone, if you have one',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Heat',
          tips: [
            'Go early, or late in the evening.',
            'Cut pace and time by a third at first. The body needs one to two weeks to get used to heat.',
            'Drink before you go and when you’re thirsty. If you’re older, don’t wait for thirst. On long sweaty days, eat something salty too. If you’ve been told to limit salt or fluids, ask your doctor what to do in heat.',
            'Choose shade, light clothes, a wet cloth on your neck. If a spinal injury stops you sweating, use a spray bottle.',
            'Headache, cramps, dizziness or nausea: stop, shade, water, company. If it’s no better after half an hour, it’s an emergency.',
            'Confusion, collapse, a seizure or odd behaviour in heat is heatstroke, an emergency. While you wait for help, move the person into the shade and pour all the water you have over their skin. Give no drink to someone who’s confused or not fully awake.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Cold, ice and storms',
          tips: [
            'Wear thin layers you can take off. Start slightly cool.',
            'Change out of wet clothes as soon as you stop.',
            'Ice: shoes with grip, small steps, hands out of your pockets, or stay in. On wheels, stay in.',
            'Cold air can tighten your chest. A scarf over your mouth helps. With asthma or angina, ask a doctor first.',
            'Shovelling snow is heavy work for the heart. Small loads, rests, and leave it to someone else if you have heart disease.',
            'Shivering that won’t stop: get inside, get dry, have something warm to drink (no alcohol) if you’re wide awake. Slurred speech, stumbling, confusion or unusual sleepiness mean that the body is far too cold: an emergency.',
            'Skin that’s numb, hard, white or grey may be frozen. Get inside, don’t rub it, and have it seen the same day.',
            'If you hear thunder, go into a solid building or a closed car. Wait thirty minutes after the last thunder.',
          ],
        },
        {
          kind: 'steps',
          title: 'Dark mornings and evenings',
          steps: [
            'Choose a route you know by day, lit if possible. Go with someone the first times.',
            'Be visible from all sides: bright, reflective, a light in front and a red one behind.',
            'Where there’s no footpath, face the traffic if that’s the rule where you live.',
            'Use one earphone at most, so that you can hear the traffic.',
            'Put your things out the evening before.',
            'Have an indoor version ready: twenty minutes of stairs, marching on the spot, standing up from a chair and sitting down again, or boxing the air while you sit. If a place doesn’t feel safe for you, the indoor version is the right choice.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## About cold water

Some people love it and feel better for it. The evidence that it improves health is thin, you lose nothing by leaving it out, and people die in it every year, strong swimmers among them. The first minutes are the most dangerous: cold makes you gasp and your heart race.

**Ask a doctor first** if you’re older, or have any heart trouble, high blood pressure, asthma, epilepsy, poor circulation or reduced feeling. Never go alone, never after alcohol, and don’t jump or dive in. Go with an organised group in a place with lifeguards. Walk in slowly and stay where you can stand until your breathing is calm. A minute or two is enough. Get out while you still feel fine and dress at once, because you go on cooling.

If you fall in by accident: float on your back until the gasping passes, then call for help or swim to safety. If someone else is in trouble, call your emergency number, tell them to float, and throw them something that floats. Don’t go in after them.`,
        },
      ],
    },
    {
      key: 'monthly-body-review',
      pillar: 'physical',
      title: 'Check in on your body each month',
      description:
        'Twenty minutes a month: twelve questions, three small tests with seated versions, and one decision. With a sheet for a year.',
      type: 'worksheet',
      sources: [
        {
          author: 'C. Jessie Jones, Roberta Rikli, William Beam',
          year: 1999,
          title: 'A 30-s chair-stand test as a measure of lower body strength in community-residing older adults',
          url: 'https://doi.org/10.1080/02701367.1999.10608028',
          checked: '2026-11-28',
        },
        cdcIntensity,
        rochesterTorsion,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Looking every day can make you nervous, and a lot can change in a year, so this is for once a month. You answer twelve questions in a word or a number, do three short tests, and make **one** decision for the next four weeks.

It isn’t meant to find illness. It shows you which way things are going while a small change may still help. After half a year you’ll see what winter does to you, or what happened in the month you walked to work.

Be honest and be fair to yourself. Keep the sheet where you choose. If it’s on a shared computer or you live with someone who reads your things, keep it short or keep it on paper.

If numbers about your body tend to take over, skip the tests and the drinks and food lines, or leave this page altogether.`,
        },
        {
          kind: 'checklist',
          title: 'Twelve questions',
          items: [
            'Sleep: how many hours on a usual night, and how rested from 1 to 10?',
            'Movement: on how many days last week did I breathe faster for a while?',
            'Strength: how often this month did I lift, push, pull or carry on purpose?',
            'Food: on how many days last week did I eat regular meals, with vegetables in one of them?',
            'Alcohol: how many drinks in a usual week, and how many days without?',
            'Smoking, vaping, other drugs: more or less than last month?',
            'Pain: where, since when, from 1 to 10?',
            'Bladder and bowels: anything new? See a doctor within days about blood.',
            'Sex drive and erections: as usual for me?',
            'Mood: in the past two weeks, how often low, empty or nervous? Never, some days, most days?',
            'Skin and lumps: anything that’s changed? Also testicles, chest, pressure points, and feet if I have diabetes.',
            'People: who did I talk to about something that matters?',
          ],
        },
        {
          kind: 'steps',
          title: 'Three tests in five minutes',
          steps: [
            'Chair: sit in the middle of a firm chair against a wall, arms crossed. How many times can you stand up fully in thirty seconds? Seated version: how many times can you press up from the armrests, or straighten one knee?',
            'Push: push-ups at a wall or kitchen counter, always the same one. How many tidy ones? Seated: pushes against a band. Stop while you could still do one more.',
            'Breath: walk, roll or march the same ten minutes. How far did you get, and could you talk throughout?',
            'Compare with your own last month only.',
            'Leave the tests out if you’re ill, just had surgery, have chest pain or tend to fall. With heart disease, ask a doctor which ones suit you. Chest pain, faintness or breath that won’t settle: stop and call your emergency number.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'One decision',
          tips: [
            'Look for a line that’s been going the wrong way for two months. Start there.',
            'Make it small and exact: “Lights out at 10.30 on weekdays.” “Two more evenings without alcohol.” “Call the clinic on Monday about my knee.”',
            'Choose one only.',
            'Tell someone who’ll ask.',
            'If all’s well, decide to go on as you are.',
            'Once a year, take the sheet to a doctor or nurse.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## When not to wait

Book an appointment soon for any of these:

- a lump, or a mole that changes
- a sore, cough or hoarse voice for three weeks
- weight loss without a reason
- pain at night, constant thirst, or getting breathless more easily
- a mood that’s been low on most days for two weeks
- drinking that you’ve tried to cut down and couldn’t. If you drink heavily every day, don’t stop suddenly without medical advice.

**Call your emergency number or go to hospital now** for chest pain or pressure, one side of the face hanging down, a weak arm or slurred speech. Do the same if you vomit blood, have black stools or lose a lot of blood, or for a sudden severe headache, sudden breathlessness, or sudden pain in a testicle.`,
        },
        {
          kind: 'download',
          label: 'Sheet for a year',
          filename: 'body-review.csv',
          contents: `question,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec
Sleep: hours,,,,,,,,,,,,
Rested 1-10,,,,,,,,,,,,
Days moved last week,,,,,,,,,,,,
Strength sessions this month,,,,,,,,,,,,
Days with regular meals last week,,,,,,,,,,,,
Drinks in a usual week,,,,,,,,,,,,
Days without alcohol in a usual week,,,,,,,,,,,,
Smoking or vaping and other drugs,,,,,,,,,,,,
Pain: where and 1-10,,,,,,,,,,,,
Bladder and bowels,,,,,,,,,,,,
Sex drive and erections as usual?,,,,,,,,,,,,
Low or on edge (never / some / most days),,,,,,,,,,,,
Skin and lumps checked,,,,,,,,,,,,
Talked to someone,,,,,,,,,,,,
Chair test (30 seconds),,,,,,,,,,,,
Push test,,,,,,,,,,,,
Ten minutes: how far,,,,,,,,,,,,
ONE DECISION,,,,,,,,,,,,
Did I keep last month's?,,,,,,,,,,,,
`,
        },
      ],
    },
    {
      key: 'counting-your-drinks',
      pillar: 'physical',
      title: 'Count your drinks for four weeks',
      description:
        'A four-week count, how to work out what’s in a glass anywhere in the world, how to cut down, and who mustn’t stop alone.',
      type: 'worksheet',
      sources: [
        niceAlcohol,
        {
          author: 'Agnieszka Kalinowski, Keith Humphreys',
          year: 2016,
          title: 'Governmental standard drink definitions and low-risk alcohol consumption guidelines in 37 countries',
          url: 'https://doi.org/10.1111/add.13341',
          checked: '2026-11-23',
        },
        {
          author: 'UK Chief Medical Officers',
          year: 2016,
          title: 'Alcohol consumption: advice on low risk drinking',
          url: 'https://www.gov.uk/government/publications/alcohol-consumption-advice-on-low-risk-drinking',
          checked: '2026-11-28',
        },
        {
          author: 'National Health and Medical Research Council (Australia)',
          year: 2020,
          title: 'Australian guidelines to reduce health risks from drinking alcohol',
          url: 'https://www.nhmrc.gov.au/health-advice/alcohol',
          checked: null,
        },
        {
          author: 'Benjamin Anderson and others, World Health Organization',
          year: 2023,
          title: 'Health and cancer risks associated with low levels of alcohol consumption',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9831798/',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `**Read this first.** If you drink heavily every day, need a drink in the morning, or have ever shaken, sweated, seen things or had a seizure when you didn’t drink, don’t stop or cut down sharply on your own. Alcohol withdrawal can be deadly. A doctor or [alcohol service](/help#alcohol-and-drugs) can help you do it safely. Don’t stop daily sleeping pills or sedatives suddenly either. You may count (week 1), but leave weeks 2 to 4 until you’ve talked to someone.

A seizure, confusion, seeing things, heavy shaking, vomiting blood or black stools: call your emergency number.

For everyone else, the first week is only a count. It’s easy to guess wrong, above all with the glasses at home.

## What’s in a glass

Countries count in different “units” or “standard drinks”, so grams of alcohol are easier. **Millilitres × percent × 0.008 = grams.**

- A 500 ml beer at 5%: 20 grams
- A 175 ml glass of wine at 13%: 18 grams
- A 40 ml measure of spirits at 40%: 13 grams

A standard drink is 14 grams in the US, about 13.5 in Canada, 10 in Australia, Ireland and New Zealand, and 8 (a “unit”) in the UK. Advice differs too. The UK says not to go regularly over 14 units a week, which is 112 grams. Australia says no more than 10 standard drinks a week, 100 grams, and no more than 4 on any day. The World Health Organization says no amount is free of risk. Less is better for your health.`,
        },
        {
          kind: 'steps',
          title: 'Four weeks',
          steps: [
            'Week 1: change nothing. Note each drink within the hour, with its size. Measure your glass at home once. If you miss a day, estimate it.',
            'Add three words to each: where, who, why. “Sofa, alone, tired.”',
            'On the seventh day, add up. How much in one evening? How many evenings without?',
            'Week 2: leave out the ones you didn’t much want.',
            'Week 3: have three days without, two of them in a row. Put something else in that hour: food, a walk, a call, a film.',
            'Week 4: set your own limit before each evening, tell someone, and count.',
            'Last day: put the four totals next to each other, then go through the questions below.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Questions at the end',
          items: [
            'Did week 1 surprise me?',
            'What were my three most common reasons?',
            'Which of them could I deal with in another way?',
            'Did I hide a bottle, a glass or a number?',
            'Did I go past my own limit more than twice?',
            'Has someone close to me, or a doctor, asked me to drink less?',
            'Have I driven, worked or looked after a child when I shouldn’t have?',
            'Did I need one in the morning, or feel ill until I had one?',
            'How were sleep, mood and money in the lightest week?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'If you’d like to drink less',
          tips: [
            'Eat before the first one. Have water between drinks.',
            'Buy smaller bottles and glasses. Keep none at home for a while.',
            'Say little: “Not tonight.” “I’m driving.” You don’t owe anyone a reason.',
            'Suggest breakfast, a match, a swim or a film.',
            'Change the first ten minutes after work. It’s often decided there.',
            'After a slip, note it and go on. If you drink again after weeks without, go slowly, because it’ll hit you harder.',
            'Ask a pharmacist about alcohol with your medicines, above all sleeping pills, painkillers and diabetes medicines.',
            'If you drink to sleep, or against fear, pain or memories, take that to a doctor or counsellor as well.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re worried about your drinking

If you need one in the morning, see a doctor before you cut down any further. If you said yes to several of the other questions, or couldn’t keep your own limit, talk to someone. It isn’t a weakness of character, and it can be treated: with a doctor, medicines, counselling, or groups with and without religion. Ask for the AUDIT, a ten-question test made with the World Health Organization.

You don’t need to have lost anything first before you ask for help.`,
        },
        {
          kind: 'download',
          label: 'Count for four weeks',
          filename: 'drinks-count.csv',
          contents: `week,day,drinks (with sizes),grams of alcohol,where / who / why,sleep 1-10,mood next day 1-10
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
3 (three days without),Mon,,,,,
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
      title: 'Train well after forty and after seventy',
      description:
        'What changes with age, what doesn’t, and how to set up your week so that you’re still lifting, moving and getting up by yourself in thirty years.',
      type: 'article',
      sources: [
        {
          author: 'Maria Fiatarone and others',
          year: 1994,
          title: 'Exercise training and nutritional supplementation for physical frailty in very elderly people',
          url: 'https://doi.org/10.1056/NEJM199406233302501',
          checked: '2026-11-23',
        },
        bull2020,
        sherrington2019,
        bauer2013,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `At some point after forty you may notice it. It takes two days to get over one bad night. A tendon complains about something you’ve always done. The warm-up suddenly matters.

Some men stop then, because it’s “all downhill”. Others train harder to prove it isn’t, and get hurt. You can do something in between.

## What changes

Without training, muscle and strength decline slowly, and speed goes sooner than strength. You may need longer to recover. Balance gets worse without your noticing.

## What doesn’t change

**You can get stronger at any age.** In a well-known trial, a hundred frail nursing home residents with an average age of 87 took part. Those who did ten weeks of strength training more than doubled the strength of their legs and walked faster.

The World Health Organization gives the same main advice at forty and at eighty: 150 minutes or more of brisk movement a week and strength work on two days. From 65 it adds balance and strength on three days a week to prevent falls. All of it can be adapted to a chair.`,
        },
        {
          kind: 'tiplist',
          title: 'How to train as you get older',
          tips: [
            'Warm up for ten minutes, the last two with the movement you’re about to do.',
            'Do strength work twice a week, all your life. If you can only do one kind of training, choose this, and walk or roll for your errands.',
            'Lift something that’s heavy for you, slowly and tidily, without holding your breath. Stop while you could still do two more.',
            'Look after your legs if you use them, and your shoulders if you push a chair. Then pull more than you push.',
            'Add a little speed: stand up fast and sit down slowly, throw a ball, push off briskly.',
            'Practise balance for a minute a day: one leg by the sink, or heel to toe along a corridor, holding on.',
            'Breathe hard for short spells, once a doctor has said that’s fine for you.',
            'Take two days between hard sessions if one isn’t enough.',
            'Eat protein at each meal, and sleep.',
            'Add small amounts and stay there for a few weeks.',
          ],
        },
        {
          kind: 'steps',
          title: 'A week that lasts',
          steps: [
            'Monday: strength, thirty minutes, five movements, two sets.',
            'Tuesday: walk, roll or cycle for thirty minutes, brisk. Balance by the sink.',
            'Wednesday: ten minutes of joints. Early night.',
            'Thursday: strength, thirty minutes, the same five.',
            'Friday: an easy half hour, with someone if you can.',
            'Saturday: something longer or more playful: hills, garden, swimming, a game, dancing.',
            'Sunday: nothing.',
            'On shifts, move the days to suit you. When a week falls apart, do one strength session and one walk or roll.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you start again after years',
          items: [
            'See a doctor if you have heart or lung disease, diabetes, chest pain, breathlessness, dizziness, a new joint or brittle bones, or if you haven’t exercised in years and want to do more than walk. If you take insulin or tablets that lower blood sugar, carry something sweet.',
            'Have your blood pressure measured this year.',
            'Ask which of your medicines make you dizzy or change your pulse.',
            'Find shoes with some tread, or check your chair.',
            'Plan a first month that feels too easy.',
            'Find someone who does it with you or asks how it went.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## From seventy on

Do the same, and be clear what it’s for: getting up from the toilet, carrying your own bag, catching yourself on the kerb. Use the rail, the chair, a warm pool, or a class with a trained leader. If you’ve fallen in the past year or are afraid of falling, ask a doctor about a falls programme. Exercise with balance work lowers the number of falls. Have your eyes, ears and feet checked, and remove loose rugs.

There will be setbacks: a hip, a stent, a long winter, a loss. After each one you start again with the wall and the chair. If you look after someone, or live alone and eat little, tell a doctor. Losing weight and strength at this age needs attention.

## When to call for help

If you get chest pain, feel faint or can’t get your breath back while training, stop and call your emergency number.`,
        },
      ],
    },
    {
      key: 'ten-minutes-with-a-doctor',
      pillar: 'physical',
      title: 'Prepare for a doctor’s appointment',
      description:
        'A page to fill in before you go, and how to say the hard thing first. For any country and any problem.',
      type: 'worksheet',
      sources: [
        kinnersley2007,
        {
          author: 'MSD Manual, consumer version',
          year: null,
          title: 'Making the most of a health care visit',
          url: 'https://www.msdmanuals.com/home/fundamentals/making-the-most-of-health-care/making-the-most-of-a-health-care-visit',
          checked: '2026-11-28',
        },
        {
          author: 'Greg Irving and others',
          year: 2017,
          title:
            'International variations in primary care physician consultation time: a systematic review of 67 countries',
          url: 'https://doi.org/10.1136/bmjopen-2017-017902',
          checked: '2026-11-23',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `A visit to a doctor is short. A review of 67 countries found that half of the world’s people live where it takes five minutes or less. It’s easy to spend those minutes on your ankle and bring up the real thing on the way out.

A page of notes helps. You say the most important thing first, the doctor gets the facts in order, and you go home with more than “she said it was probably fine”. In trials, people who prepared questions asked more of them.

Doctors and nurses have seen almost everything. Haemorrhoids, erections, fear, drinking, bodies that don’t fit the form: it’s ordinary work to them.

**Some things can’t wait for an appointment.** Chest pain, trouble breathing, one side of the face hanging down, sudden weakness or severe pain, heavy bleeding, vomiting blood or black stools: call your emergency number. Call it too if you might act on thoughts of ending your life. **Help now** has lines to talk to.`,
        },
        {
          kind: 'steps',
          title: 'Before you go',
          steps: [
            'Go through everything that’s on your mind, in any order.',
            'Which one would be hardest to say aloud? It goes first.',
            'Keep three. For more, ask for a longer appointment.',
            'For each: what, where, since when, how often, what makes it better or worse, what you’ve tried.',
            'Add what you fear it is. “My father died of this” saves you both time.',
            'List medicines, supplements, things from the gym, alcohol, tobacco and other drugs, with real amounts. If you’re worried who sees it, ask about confidentiality first.',
            'Decide what you want: to know, a check, relief, a note for work, a referral.',
            'Ask in advance for what you need: an interpreter, step-free access, a patient lift, a quiet room, more time, your name and pronouns on the file, a clinician of a certain gender, someone with you.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Sentences for the first minute',
          tips: [
            '“There are three things, and the awkward one is first.”',
            '“I’ve had trouble with erections for about four months.”',
            '“I’ve found a lump.”',
            '“I’m drinking more than I can control.”',
            '“I’ve been low for weeks, and sometimes I think it’d be better if I weren’t here.”',
            '“Someone at home hurts me.” Or: “I’m afraid of what I might do.”',
            '“I can’t say this well, so it’s on paper. Please read it.”',
            '“I’m trans, and I’d like to ask about the checks for my body.”',
            'Where it’s safe to say: “My partner is a man. It may matter for what we talk about.”',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you leave the room',
          items: [
            'What do you think it is, and what else could it be?',
            'What happens if we do nothing for now?',
            'What are my choices, with the good and bad of each?',
            'What will it cost me?',
            'What should make me come back sooner or call an ambulance?',
            'How and when do I get results? Who do I call if I hear nothing?',
            'Can I say it back to you, so I know I’ve understood?',
            'Could you write down the name of it?',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If it didn’t go well

Maybe you were rushed or not believed, or you lost your nerve. You can book again and say: “Last time I didn’t manage to ask the main thing.” You can also ask for someone else, or bring somebody with you. If you were treated badly because of who you are, ask at reception or a patients’ organisation how to complain.

If you can’t afford a doctor, ask at a public clinic, a community health centre, a university clinic, a pharmacy or a charity. Ask what it costs before you agree.

## Afterwards

Before you look at your messages, note what was said and put dates in your calendar. Tell one person how it went. If you’re waiting for a result that scares you, don’t wait alone, and don’t read about it online late at night.`,
        },
        {
          kind: 'download',
          label: 'The page to take with you',
          filename: 'doctor-visit.txt',
          contents: `APPOINTMENT WITH: ____________________ DATE, TIME: __________

1. THE HARDEST ONE FIRST
What: ______________________________________________________
Where / since when / how often: ____________________________
Better with: ______________  Worse with: ___________________
Tried: _____________________________________________________
I'm afraid it could be: ____________________________________

2. _________________________________________________________
Since when / how often: ____________________________________
3. _________________________________________________________
Since when / how often: ____________________________________

ABOUT ME
Medicines, supplements (dose): _____________________________
Allergies: _________________________________________________
Alcohol per week: ____  Tobacco / vaping: ____  Other: _____
Illnesses and operations so far: ___________________________
In the family (who, what, at what age): ____________________
What I need for the visit: _________________________________

WHAT I WANT FROM TODAY
[ ] to know  [ ] a check  [ ] relief  [ ] a note  [ ] referral

WHAT WAS SAID
It is / could be: __________________________________________
We do: _____________________________________________________
Come back sooner if: _______________________________________
Results: when ____________ how ____________ call: __________
Next appointment: __________________________________________
`,
        },
      ],
    },
    {
      key: 'stop-smoking-with-help',
      pillar: 'physical',
      title: 'Get the right help to quit smoking or vaping',
      description:
        'Which medicines and services help people stop smoking, what’s known about quitting vapes, how to handle cravings, and what to do after a slip.',
      type: 'guide',
      sources: [
        lindson2023,
        cochraneVaping,
        whoTobacco,
        {
          author: 'Gemma Taylor and others, Cochrane',
          year: 2021,
          title: 'Smoking cessation for improving mental health',
          url: 'https://doi.org/10.1002/14651858.CD013522.pub2',
          checked: '2026-11-23',
        },
        spsSmoking,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Nicotine is hard to stop, and that has little to do with character. Your brain has got used to it, and help makes it easier. The World Health Organization recommends medicine together with help from a trained person: face to face, in a group or by phone. Digital programmes and text messages can help too.

**Today or tomorrow,** ask at a pharmacy: “I want to stop smoking. What can you give me, and is there a free service?”

You may feel that smoking calms you. A Cochrane review found that people who stopped had less anxiety, depression and stress six weeks or more later than people who went on smoking. The first weeks can still be rough.

## Medicines that help people stop smoking

A large Cochrane review compared them. **Varenicline, cytisine and nicotine e-cigarettes** helped the most people stop. Next came **two nicotine products together**: a patch for the whole day plus gum, lozenge or spray for cravings. One product on its own helped somewhat less, and so did **bupropion**.

Not all are sold or paid for everywhere. E-cigarettes aren’t among the treatments the World Health Organization recommends, and laws on vapes differ: some countries ban them or allow them only in pharmacies. Check yours first. If you do use a vape to stop smoking, switch over completely.`,
        },
        {
          kind: 'checklist',
          title: 'Tell the doctor or pharmacist if',
          items: [
            'you take any medicine, above all for psychosis (such as clozapine or olanzapine), theophylline, warfarin or methadone. When you stop smoking, doses may need to change. Call before your quit day',
            'you have diabetes. Check your sugar more often after you stop',
            'you’ve had seizures, a brain tumour, an eating disorder or bipolar disorder, have liver disease, take medicine for depression, drink heavily, or are coming off alcohol or sedatives. Bupropion may not be safe for you',
            'you have kidney disease, heart trouble or a recent stroke',
            'you live with depression, bipolar disorder, psychosis or strong anxiety. You can stop smoking too; you need someone to keep an eye on your mood',
            'you’re pregnant or breastfeeding',
            'you’re under 18, as different rules apply',
          ],
        },
        {
          kind: 'steps',
          title: 'How to start',
          steps: [
            'Choose a quit date in the next two weeks. If you can’t face stopping at once, ask about cutting down with nicotine products first.',
            'Ask for help before that date: a pharmacy, doctor, quitline, stop-smoking service, or a health worker at work.',
            'Start the medicine as directed. Varenicline and bupropion begin one to two weeks before quit day. With cytisine, you usually stop smoking by the fifth day. Nicotine patches usually begin on the day.',
            'Name your three strongest triggers and what you’ll do in each.',
            'Throw away cigarettes and lighters the night before, and vapes too, unless a vape is your way to stop.',
            'On the day, try not to take even one puff, because one often leads to more. Use enough nicotine replacement; too little is a common reason for strong cravings.',
            'Stay in touch with your adviser every week for the first month.',
            'Use the medicine for the whole course, even if you feel fine. With a seizure, a swollen face or trouble breathing, stop it and call your emergency number. If your mood or behaviour changes badly, see “When to call a doctor”. With other side effects, call before you stop taking it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When a craving comes',
          tips: [
            'Wait five minutes, then five more if it’s still strong.',
            'Drink water, chew something, brush your teeth.',
            'Move: stairs, a walk, boxing the air, a push around the block in your wheelchair.',
            'Breathe out slowly, ten times.',
            'Message someone: “Strong one. Talk to me.”',
            'Leave the place or person for a moment.',
            'Keep your hands busy.',
            'Go easy on alcohol for a few weeks. If you drink heavily every day, don’t stop suddenly; ask a doctor.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you vape

There’s less research on quitting vapes. A Cochrane review found that text message programmes may help young people, and varenicline may help adults; the evidence isn’t strong yet. Some services use the same support as for smoking. You can also lower the nicotine strength step by step, or leave longer gaps.

**If vaping keeps you off cigarettes, don’t rush.** Stop vaping when you’re sure you won’t go back to smoking.

## If you slip

After one cigarette, throw the rest away, stop again now, tell your adviser, and ask what triggered it. If you’re back to smoking daily, set a new date and change something: a stronger medicine, two products, more support. You may need several tries.

## What to expect

Irritability, low mood, hunger, poor sleep and trouble concentrating are common. They’re strongest at first and ease over a few weeks. Eat regular meals. Many people gain some weight. If that worries you, or food has been a problem before, ask your adviser about it.

## When to call a doctor

A cough that lasts three weeks needs a doctor this week. If you cough up blood, see one today. If it’s more than a few streaks, or you also have chest pain or trouble breathing, call your emergency number.

If your mood drops badly, you get very restless or angry, or you think about ending your life, stop varenicline or bupropion, tell a doctor today and open **Help now**.`,
        },
        {
          kind: 'links',
          title: 'Programmes and advice',
          links: [
            {
              label: 'Managing nicotine withdrawal, Smokefree.gov (US)',
              url: 'https://smokefree.gov/challenges-when-quitting/withdrawal',
            },
            {
              label: 'Having strong cravings, AlbertaQuits (Canada)',
              url: 'https://www.albertaquits.ca/quitting/withdrawal/having-strong-cravings',
            },
            { label: 'Quit smoking, NHS (England)', url: 'https://www.nhs.uk/better-health/quit-smoking/' },
            {
              label: 'Interventions for stopping vaping, Quit Centre (Australia)',
              url: 'https://quitcentre.org.au/news/cochrane-review-interventions-for-stopping-vaping',
            },
          ],
        },
      ],
    },
    {
      key: 'signs-of-sleep-apnoea',
      pillar: 'physical',
      title: 'Recognise sleep apnoea and get treated',
      description:
        'Loud snoring, gasping and tired days can be sleep apnoea. How to spot it, get tested, live with treatment, and stay safe at the wheel.',
      type: 'guide',
      sources: [
        {
          author: 'Driver and Vehicle Licensing Agency (UK)',
          year: null,
          title: 'Motorists warned about dangers of untreated obstructive sleep apnoea syndrome',
          url: 'https://www.gov.uk/government/news/motorists-warned-about-dangers-of-untreated-obstructive-sleep-apnoea-syndrome',
          checked: '2026-11-23',
        },
        {
          author: 'National Institute for Health and Care Excellence (NICE)',
          year: 2021,
          title: 'Obstructive sleep apnoea/hypopnoea syndrome and obesity hypoventilation syndrome in over 16s (NG202)',
          url: 'https://www.nice.org.uk/guidance/ng202/chapter/1-Obstructive-sleep-apnoeahypopnoea-syndrome',
          checked: '2026-11-23',
        },
        {
          author: 'Vishesh Kapur and others, American Academy of Sleep Medicine',
          year: 2017,
          title: 'Clinical practice guideline for diagnostic testing for adult obstructive sleep apnea',
          url: 'https://doi.org/10.5664/jcsm.6506',
          checked: '2026-11-28',
        },
        {
          author: 'Susheel Patil and others, American Academy of Sleep Medicine',
          year: 2019,
          title:
            'Treatment of adult obstructive sleep apnea with positive airway pressure: clinical practice guideline',
          url: 'https://doi.org/10.5664/jcsm.7640',
          checked: '2026-11-28',
        },
        {
          author: 'Stephen Tregear and others',
          year: 2009,
          title: 'Obstructive sleep apnea and risk of motor vehicle crash: systematic review and meta-analysis',
          url: 'https://doi.org/10.5664/jcsm.27662',
          checked: '2026-11-23',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `In obstructive sleep apnoea your throat narrows or closes while you sleep. Your breathing stops for some seconds, your body half wakes you to breathe, and you fall asleep again. It can happen many times an hour. You may remember none of it and wonder why you’re so tired.

It’s common and often not diagnosed. It happens to thin men as well as heavy ones. A bigger neck or body, older age, a family history, a small jaw, a blocked nose, alcohol and sedatives make it more likely.

It matters for two reasons. Untreated, it goes with high blood pressure, stroke and heart disease. And sleepiness causes crashes: in a review, drivers with sleep apnoea had clearly more of them. Treatment can help with both the tiredness and the driving.`,
        },
        {
          kind: 'checklist',
          title: 'Could it be you?',
          items: [
            'I snore loudly on most nights.',
            'Someone has noticed pauses in my breathing, or heard me gasp or choke.',
            'I wake up unrefreshed, however long I slept.',
            'I get sleepy in the day: in meetings, in front of the TV, as a passenger.',
            'I wake with a headache or a dry mouth.',
            'I get up to pee several times a night.',
            'I’m irritable or low, or can’t concentrate.',
            'My sex drive has gone down.',
            'I have high blood pressure, type 2 diabetes, an irregular heartbeat, or had a stroke.',
          ],
        },
        {
          kind: 'intro',
          markdown: `Two or more of these, above all the first four? Ask a doctor about sleep apnoea. If you sleep alone, record the sound of one night on your phone. If you’ve fallen asleep at the wheel or nearly, **stop driving and call a doctor this week.**`,
        },
        {
          kind: 'steps',
          title: 'How to get tested',
          steps: [
            'Book with a doctor: “I think I may have sleep apnoea. Can I be tested?” Bring your ticked list and anyone who’s heard you sleep.',
            'Say what you do for work. Drivers, pilots and machine operators may get a test sooner.',
            'Mention every medicine. Opioids, sleeping pills and other sedatives can make breathing worse at night. Don’t stop them on your own.',
            'The test is usually done at home: you wear a small device for a night that measures breathing and oxygen. Some people need a night in a sleep clinic.',
            'Ask for your result as a number and what it means: mild, moderate or severe.',
            'Ask about waiting times and cost before you agree. There may be a public clinic, a charity or a payment plan.',
            'Before any operation, tell the team that you may have it.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Treatments',
          tips: [
            'CPAP is a small machine that blows air through a mask and keeps your throat open. It’s the main treatment when apnoea is moderate or severe, or mild but troubles you in the day.',
            'The first weeks can be annoying. Try another mask, a heated humidifier, or wearing it while you watch TV. Ask the clinic for help early; don’t give up in silence.',
            'A mouthpiece made by a dentist holds your jaw forward. It suits some people with milder apnoea, and some who can’t get on with CPAP.',
            'Sleeping on your side helps if it’s worse on your back.',
            'Less alcohol, and none in the evening. If you drink heavily every day, don’t stop suddenly; ask a doctor.',
            'Losing weight helps some people whose weight plays a part. If you want that, ask about safe help, including medicines. If you’ve had an eating disorder, say so first.',
            'Surgery and nerve stimulators are options for some when other treatments don’t work.',
            'If you have limited use of your hands, ask for a mask with magnets or a strap you can manage. Magnets can disturb a pacemaker or other implants, so ask first.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Driving

Don’t drive when you’re sleepy. Don’t rely on an open window or loud music. If it comes over you, stop somewhere safe.

Many countries have rules. In the UK, for example, you must tell the licensing agency if you’re diagnosed and sleepiness affects your driving. Elsewhere it may be a doctor or employer who must report it. Ask your clinic what applies to you. Many people can drive again once treatment works.

## At home

A partner who can’t sleep next to your snoring isn’t being unkind. Separate rooms for a while is a fair solution. Tell them when you’ve booked the test.

## If your mood is low

Sleepiness and low mood often go together. If you’ve felt hopeless for two weeks, tell the doctor that too.`,
        },
      ],
    },
    {
      key: 'below-the-belt',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Get sexual problems treated',
      description:
        'Erections, testicles, infections, desire and fertility in plain words: what’s common, what can’t wait, and how to say it.',
      type: 'article',
      sources: [
        {
          author: 'Ajay Nehra and others',
          year: 2012,
          title:
            'The Princeton III Consensus recommendations for the management of erectile dysfunction and cardiovascular disease',
          url: 'https://doi.org/10.1016/j.mayocp.2012.06.015',
          checked: '2026-11-23',
        },
        {
          author: 'UCLA Health (US)',
          year: null,
          title: 'Priapism',
          url: 'https://www.uclahealth.org/medical-services/urology/priapism',
          checked: '2026-11-23',
        },
        rochesterTorsion,
        prostateRisk,
        hqTorontoPep,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `These problems are common, and it’s easy to wait for months before telling anyone. Going earlier usually makes them easier to treat.

**Nothing on this page is unusual to a doctor or nurse.** You can ask for a man or a woman, for someone in the room with you, or for nobody.

**One step today:** note how long it’s been like this and how often, and whether it’s the same when you wake up and when you’re alone. A doctor will ask that first.

Trans, non-binary or intersex? Read the parts that fit your body. If you have a vagina or a cervix, see “Find out which health checks you need”. See a doctor about pelvic pain, unusual discharge, or bleeding that returns while you’re on testosterone.

## Erections

They come and go for everyone. Tiredness, alcohol, worry, a new partner or an old argument can be enough. If it’s lasted three months, see a doctor. The cause may be blood vessels, diabetes, hormones, nerves, medicines or mood, often several together. Erection trouble can show up before heart disease does, so it’s worth a check of your heart and blood vessels even if you could live without sex.

There’s good treatment: tablets, pumps, injections, talking therapy, or a change to another medicine that’s causing it. Don’t buy pills from someone who asks no questions: many are fake. **Never mix them with nitrates (heart medicines) or poppers.** Your blood pressure can fall dangerously. If you get chest pain after taking one, call the emergency number, don’t use a nitrate spray, and tell the crew what you took and when.`,
        },
        {
          kind: 'checklist',
          title: 'What can’t wait',
          items: [
            'Sudden strong pain in a testicle, with or without feeling sick: hospital at once, at night too. It may be twisted and can be lost within about six hours.',
            'An erection that won’t go down after two hours, or hurts: emergency department. Don’t wait for four hours, when lasting damage gets likely. With sickle cell disease, follow your plan and go early.',
            'You can’t pee at all, or you’re newly numb between the legs, above all with back pain or weak legs: hospital at once.',
            'A crack during sex, then pain and swelling: hospital at once.',
            'A foreskin stuck behind the head and swelling: hospital at once.',
            'Possible contact with HIV in the last three days: ask a clinic or emergency department for PEP now. It works best within 24 hours.',
            'Fever with pain when you pee or in a testicle: doctor today.',
            'Blood in your urine or from your back passage: doctor today, even if it happened once. Blood in semen: doctor this week.',
            'A lump, swelling or heaviness in a testicle: doctor this week.',
            'A new bend with pain, or a hard place in the penis: doctor.',
            'A sore, rash, discharge or burning, or sex without a condom with a new partner: sexual health clinic. Many can tell partners without your name.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Part by part',
          tips: [
            'Testicles: get to know how yours feel, for example after a shower. They aren’t quite alike, and the soft cord at the back is normal. Experts disagree on regular self-checks, but all agree that a change needs a doctor. Testicular cancer is mostly a young man’s illness and can usually be cured.',
            'Trouble with peeing, leaks or getting up at night: read “Get bladder problems under control”.',
            'Prostate cancer: early on it usually has no symptoms. Your risk is higher after 50, if you’re Black, if your father or brother had it, or if you carry a BRCA1 or above all a BRCA2 change. Breast or ovarian cancer in your family can be a clue. Ask about the PSA test, and what good and harm it can do, from 50, or from 40 to 45 at higher risk. Countries differ.',
            'After an operation on your prostate: erections and bladder control can take months to come back. Ask for the treatments and exercises that help, before the operation if you can.',
            'Coming too soon, too late or not at all: common. Ask a doctor or a sex therapist: there are exercises, medicines and talking treatments.',
            'No desire: look at sleep, alcohol, worry, medicines, mood and arguments. If it isn’t those, ask a doctor about a hormone test.',
            'Trying for a child without luck for a year: get tested too. Testosterone and muscle drugs can stop sperm. Trans men can get pregnant on testosterone; ask about contraception.',
            'Spinal cord injury, MS or diabetes: sex may work differently. There’s help for erections, ejaculation and fertility. Ask your team.',
            'Size: most who ask are in the normal range. If it spoils your life, talk to someone.',
          ],
        },
        {
          kind: 'steps',
          title: 'How to say it',
          steps: [
            'Prepare one sentence: “For about five months I haven’t been able to keep an erection.”',
            'Book. At reception, “a private health matter” is enough.',
            'Say it first, or hand over the sentence.',
            'Have ready: how long, how often, in the morning and alone too, medicines, alcohol, other drugs, illnesses in the family.',
            'Ask: what could it be, what do we test, what can be done, what if we wait?',
            'If an examination is suggested, ask what it’ll show and if there’s another way. You can say no or stop at any time.',
            'If you have a partner, tell them in the daytime, when you’re both calm: “It isn’t you. I’m having it looked at.”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’ve been sexually abused or assaulted

Some men avoid these examinations because they were abused, as a child or an adult. It wasn’t your fault. Your body may have reacted at the time; that doesn’t mean you wanted it. You can say: “Examinations are difficult for me.” Then you set the pace, who’s there and when it stops. There are services for men who’ve been through this.

If it happened in the last few days, go to one or to an emergency department now: HIV PEP has to start within three days, and you decide about the police. [Help now](/help#sexual-abuse) has lines that listen in confidence.`,
        },
        {
          kind: 'links',
          title: 'Read more',
          links: [
            {
              label: 'Are you at risk of prostate cancer? Prostate Cancer UK',
              url: 'https://prostatecanceruk.org/prostate-information-and-support/risk-and-symptoms/are-you-at-risk',
            },
            {
              label: 'Recommendations for early detection of prostate cancer, American Cancer Society',
              url: 'https://www.cancer.org/cancer/types/prostate-cancer/detection-diagnosis-staging/acs-recommendations.html',
            },
            {
              label: 'Familial prostate cancer, Royal Australian College of General Practitioners',
              url: 'https://www.racgp.org.au/clinical-resources/clinical-guidelines/guidelines-by-topic/view-all-guidelines-by-topic/genomics/genomics/familial-prostate-cancer',
            },
          ],
        },
      ],
    },
    {
      key: 'bladder-under-control',
      pillar: 'physical',
      title: 'Get bladder problems under control',
      description:
        'A weak stream, leaks, sudden urges or many trips at night: what you can try this week, how to train the muscles, and when to see a doctor.',
      type: 'guide',
      sources: [
        {
          author: 'Christian Brown and others',
          year: 2007,
          title: 'Self management for men with lower urinary tract symptoms: randomised controlled trial',
          url: 'https://doi.org/10.1136/bmj.39010.551319.AE',
          checked: '2026-11-28',
        },
        {
          author: 'Catherine Bradley and others',
          year: 2017,
          title:
            'Evidence of the impact of diet, fluid intake, caffeine, alcohol and tobacco on lower urinary tract symptoms: a systematic review',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5654651/',
          checked: '2026-11-28',
        },
        {
          author: 'NHS 111 Wales',
          year: null,
          title: 'Prostate enlargement',
          url: 'https://111.wales.nhs.uk/Encyclopaedia/p/article/prostateenlargement/',
          checked: '2026-11-28',
        },
        {
          author: 'Prostate Cancer UK',
          year: null,
          title: 'Pelvic floor muscle exercises',
          url: 'https://prostatecanceruk.org/prostate-information/living-with-prostate-cancer/pelvic-floor-muscle-exercises',
          checked: '2026-11-28',
        },
        {
          author: 'Mersey Care NHS Foundation Trust (England)',
          year: 2025,
          title: 'Pelvic floor exercises: men’s guide',
          url: 'https://www.merseycare.nhs.uk/patient-leaflets/pelvic-floor-exercises-men-guide',
          checked: '2026-11-28',
        },
        caudaEquina,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `You know every toilet on your way to work. You choose the seat at the end of the row. You get up three times a night, or a few drops come after you’ve done up your trousers. Many men have this and tell nobody.

Much of it can be treated. In men over fifty the prostate is often the reason. It grows with age and presses on the tube that urine comes through. An enlarged prostate isn’t cancer, and it doesn’t make cancer more likely. Other causes are infections, diabetes, medicines, constipation, nerve illnesses, operations, sleep apnoea, and drinking a lot late in the day.

**What you do yourself can change a lot.** In a London trial, men with bladder trouble met three times in a small group. They learned about drinks, habits and bladder training. A year later, far fewer of them had got worse or needed drugs or surgery than men with the usual care.

**One step today:** start the diary below. You’ll use it yourself, and a doctor can do more with it than with “I go a lot”.`,
        },
        {
          kind: 'checklist',
          title: 'See someone soon',
          items: [
            'You can’t pee at all although your bladder is full: hospital, now.',
            'You’re newly numb between the legs, your legs are weak, or you can’t feel when you pee, above all with back pain: hospital, now.',
            'Fever or shivering with pain when you pee, or pain in your side or a testicle: doctor today.',
            'Blood in your urine, even once and without pain: call a doctor today.',
            'Burning when you pee, or urine that suddenly smells bad: doctor this week.',
            'Constant thirst and a lot of urine: have your blood sugar checked this week.',
            'You wet the bed at night and didn’t before: doctor this week.',
            'Anything else that bothers you: book. You don’t have to wait until it’s bad.',
          ],
        },
        {
          kind: 'steps',
          title: 'Two weeks you can try',
          steps: [
            'Days 1 to 3, the diary: note each time you pee, how much (use a measuring jug at home), what you drank and when, and leaks. Add when you went to bed and got up.',
            'Look at it. Do you drink most of it after six in the evening? Do you go “just in case” every hour? Is it a lot each time, or only a little?',
            'From day 4, move your drinks forward. Have most of them before late afternoon and little in the last two hours before bed. Don’t drink less than you need; dark urine irritates the bladder.',
            'Leave out coffee, strong tea, cola, energy drinks and alcohol for a week, or cut them down step by step. Research on this is thin, so see whether it helps you. If you drink heavily every day, ask a doctor before you stop.',
            'If you go very often: when the urge comes, stand or sit still, squeeze your pelvic floor a few times, breathe out, and wait a minute. Then two, then five. Over weeks the aim is about three hours between trips.',
            'If it drips afterwards: press gently with your fingers behind the scrotum and stroke forwards, then shake. If your bladder feels half full, wait half a minute and try again. Sitting down helps some men.',
            'Last day: three days of diary again. What has changed?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Train the pelvic floor',
          tips: [
            'These muscles lie like a hammock under your bladder and bowel. They help against leaks, sudden urges and dripping, and with erections.',
            'Find them: squeeze as if you were holding back wind and urine at the same time. In front of a mirror, the base of the penis draws in and the testicles lift a little.',
            'Slow: squeeze and lift, hold for as long as you can up to ten seconds, let go completely, rest. Up to ten times.',
            'Fast: squeeze and let go at once. Up to ten times.',
            'Three times a day, lying down or sitting at first. Don’t hold your breath, and keep belly, buttocks and thighs loose.',
            'Squeeze before you cough, lift or stand up.',
            'Stopping the stream once can help you find the muscles, but don’t train that way. Don’t do the exercises while you have a catheter.',
            'It can take three months. A physio or continence nurse can check that you’re using the right muscles. If it hurts, or you feel tense down there all the time, ask before you go on.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Nights

Put a light on the way to the toilet, or a bottle next to the bed. If your ankles swell, lie with your legs up for an hour in the afternoon and tell a doctor about the swelling. Ask whether a water tablet could be taken earlier. If you snore, gasp or wake up tired, ask about sleep apnoea, which makes many people pee at night.

## Out and about

Pads and pants for men exist, and nobody sees them. Take a spare pair and a bag, sit near the aisle, and look up toilets before a trip. Some countries have a card or key for public toilets. Tell the people you travel with: “I need a stop every two hours.” It’s easier than making up reasons.

## At the doctor’s

Bring the diary and a list of your medicines. A weak stream can often be treated with tablets, a strong urge too, and surgery can help when they don’t. Before an operation on the prostate, ask how it may affect leaks and erections. With a spinal cord injury, MS or Parkinson’s, ask for a clinic that knows about bladders.

If you stay at home or away from people because of it, say that as well. It’s a good reason for treatment.`,
        },
        {
          kind: 'download',
          label: 'Bladder diary for three days',
          filename: 'bladder-diary.csv',
          contents: `day,time,drank (what and ml),peed (ml),urge 0-3,leak (none / drops / more),note
1,,,,,,
1,,,,,,
1,,,,,,
1,,,,,,
1,,,,,,
1,,,,,,
1,,,,,,
1,,,,,,
2,,,,,,
2,,,,,,
2,,,,,,
2,,,,,,
2,,,,,,
2,,,,,,
2,,,,,,
2,,,,,,
3,,,,,,
3,,,,,,
3,,,,,,
3,,,,,,
3,,,,,,
3,,,,,,
3,,,,,,
3,,,,,,
went to bed / got up,1:,2:,3:,,,
`,
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'wall-to-floor-push-ups',
      pillar: 'physical',
      title: 'Work up from wall to floor push-ups',
      description:
        'Seven levels from leaning on a wall to a full push-up on the floor, a version from a chair, and what to do about sore wrists and shoulders.',
      type: 'exercise',
      sources: [
        calatayud2015,
        {
          author: 'William Ebben and others',
          year: 2011,
          title: 'Kinetic analysis of several variations of push-ups',
          url: 'https://doi.org/10.1519/JSC.0b013e31820c8587',
          checked: '2026-11-23',
        },
        currier2023,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `You may have learned push-ups from someone shouting: fast, half-way down, with a hollow back. Done well, a push-up trains chest, arms and trunk and needs no equipment. In one study, trained people who made push-ups harder with elastic bands gained as much strength as others did with a bench press.

Start where you can do it well. The higher your hands, the less weight you push. Lower them step by step and you add load, without buying anything.

**A tidy push-up:** your body is straight from head to heels. Hands a bit wider than your shoulders, elbows pointing back at an angle. Lower for two counts, bring your chest close to your hands, push away for one. Breathe in on the way down and out on the way up. If your hips drop or your head comes forward, end the set.

With a shoulder or wrist injury, heart trouble, very high blood pressure, a hernia, eye disease that has needed treatment, or a recent operation, ask a doctor first.`,
        },
        {
          kind: 'steps',
          title: 'The seven levels',
          steps: [
            'Level 1, wall: arms straight, feet a long step away.',
            'Level 2, kitchen counter or sturdy table that can’t slide. Test it with your weight.',
            'Level 3, heavy chair or bench against a wall, hands on the seat. Or stairs: feet on the floor below, hands on the third step.',
            'Level 4, hands on the floor, knees on a cushion that can’t slide, body straight from knees to head. If your knees hurt, stay at level 3 longer.',
            'Level 5, stairs: feet on the floor below, hands on the second step, later on the first. Only on dry steps that aren’t slippery.',
            'Level 6, floor, lowering only: go down to a count of four, put your knees down and get up as you like.',
            'Level 7, the full push-up on the floor.',
          ],
        },
        {
          kind: 'drawing',
          name: 'push-up-steps',
          caption: 'Levels 1, 2, 4 and 7, from easiest to hardest, with your body straight each time.',
        },
        {
          kind: 'tiplist',
          title: 'How to train',
          tips: [
            'Two or three days a week, never two in a row.',
            'Five minutes of walking, rolling or marching and arm circles first, then six easy ones at the wall.',
            'Do three sets. Stop each one while you could still do two more. Rest two minutes.',
            'Pull as often as you push: pull a filled bag up to your ribs, or a band towards you.',
            'Move on when you can do three sets of ten tidy ones on two different days. Start with one set at the new level and two at the old one. When that goes well, do two at the new level, then all three.',
            'From the wall to the floor may take months. You get stronger on the way, too.',
            'In every fourth week, do half, to give your joints a rest.',
            'Note your level and numbers: “3: 10, 9, 8”.',
            'After a lost week, come back one level easier.',
            'For a plan that tells you what to do in each session, take the challenge “The Honest Push-Up”.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'When something hurts',
          tips: [
            'Pressure in your chest, faintness, breath that won’t settle, or pain into your arm or jaw: stop and call your emergency number.',
            'Sharp pain or numbness: stop for today. If you felt a pop, or your arm is weak, bruised or still numb the next day, see a doctor within a day or two. If it only hurts, see a doctor or physio when it hasn’t gone after two weeks.',
            'Wrists: grip two firm handles or a rolled towel, or use fists on a cushion. Or stay on the edge of a counter.',
            'Front of the shoulder: put your hands next to your ribs instead of your shoulders, keep your elbows closer, and stop a fist’s width before your chest touches. If it’s still sore, go back a level.',
            'Low back: tighten your buttocks and go back a level.',
            'Elbows: slower, fewer, and another day of rest.',
            'Neck: look at the floor a little ahead of your hands.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## From a chair

Sit well back with the brakes on or the chair against a wall. Push with both hands against a wall, or against a band behind your back. Three sets of eight to twelve. When that’s easy, use a stronger band or push more slowly. You can also push yourself up from the armrests, if that doesn’t hurt your shoulders. A few are enough. If you push a chair all day, pull more than you push.

With one arm, push a wall or a band with it, and pull with it too. Stop before your trunk twists.

## How many are enough?

There’s no number you have to reach. For a goal, choose one more than last month with a straight back. After the floor, you can lower for five counts, stop at the bottom for a breath, or put your feet on a step.

If push-ups start to feel like something you must do to deserve food or rest, tell someone you trust and talk to a doctor. You don’t have to be thin to get help with this.

On days when you don’t feel like it, five at the counter are enough.`,
        },
      ],
    },
    {
      key: 'mirror-and-the-man',
      pillar: 'physical',
      title: 'Make peace with how you look',
      description:
        'About weight, muscle, hair, skin and scars: what’s ordinary, what’s a warning sign, and how to be on better terms with your body.',
      type: 'article',
      sources: [
        {
          author: 'Harrison Pope and others',
          year: 1999,
          title: 'Evolving ideals of male body image as seen through action toys',
          url: 'https://doi.org/10.1002/(SICI)1098-108X(199907)26:1%3C65::AID-EAT8%3E3.0.CO;2-D',
          checked: '2026-11-23',
        },
        eatingDisordersInMen,
        {
          author: 'National Institute for Health and Care Excellence (NICE)',
          year: 2017,
          title: 'Eating disorders: recognition and treatment (NG69): Context',
          url: 'https://www.nice.org.uk/guidance/ng69/chapter/Context',
          checked: '2026-11-28',
        },
        {
          author: 'National Institute for Health and Care Excellence (NICE)',
          year: 2005,
          title: 'Obsessive-compulsive disorder and body dysmorphic disorder: treatment (CG31): Recommendations',
          url: 'https://www.nice.org.uk/guidance/cg31/chapter/1-Guidance',
          checked: '2026-11-28',
        },
        performanceDrugs,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Plenty of men worry about how they look and don’t talk about it. One man trains when he’s ill, because he thinks a missed session shows by evening. Another hasn’t taken his shirt off at a beach for nine years, or can’t look at the chest he was born with. Some feel that people stopped seeing them when they got a wheelchair.

That isn’t vanity. We see edited pictures all day, and some of those bodies are made with drugs. Even toys changed: researchers measured action figures and found that they’d become far more muscular over the years than almost any real man could be.

## What’s ordinary

It’s ordinary to like looking good, to be sad about your hair or to train partly for looks. So is a bad morning at the mirror, after which you get dressed and go.

## Warning signs

Thinking about your looks takes up hours, or you stay away from people, sex, swimming or doctors because of it. You have to train, even when you’re ill or hurt. You punish yourself with food or hunger. You check the mirror all the time, or can’t look at all. You think about or use drugs to get bigger or leaner.`,
        },
        {
          kind: 'checklist',
          title: 'Ask yourself',
          items: [
            'How much of yesterday went on how I look, thinking included?',
            'What have I turned down in three months because of it?',
            'Do I train when I’m ill or hurt? What do I fear if I don’t?',
            'Do I eat in secret, skip meals to make up for others, or make myself sick?',
            'Who do I compare myself with? Is it their job to look like that?',
            'Has anyone said they’re worried?',
            'Have I taken something for it that I wouldn’t tell a doctor about?',
            'What would I say to a friend who told me all this?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What helps',
          tips: [
            'Stop following anyone who regularly leaves you feeling worse.',
            'Cover the big mirror for two weeks. Shave in a small one.',
            'Move for what your body can do and enjoy: a walk, a game with the kids, a swim, a dance.',
            'Put the scales away, or ask a doctor how often you need them.',
            'Wear clothes that fit the body you have.',
            'Talk about yourself as you would about a friend. If kind words don’t come, describe it plainly: “I have a scar and a good grip.”',
            'Let people you trust touch you, if you want that: a hug, a barber, a massage.',
            'Do one thing you avoid, in a small form: the pool at a quiet hour, a T-shirt in the garden.',
            'Don’t comment on other people’s bodies for a month, not even with praise.',
            'Tell one person.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Bodies that get more remarks

Some bodies are stared at more: fat, thin, small, old, Black and brown ones, bodies with a chair, a scar or a stoma, trans bodies, and gay men’s bodies in places with hard rules of their own. If that’s you, much of the shame you feel may come from how others treat you. You don’t have to look a certain way first to be treated with respect.

For some trans men, distress about the body has to do with gender. A clinic or group that knows about that can help more than a gym plan. If you wear a binder, take it off for training and sleep, and see a doctor about pain or trouble breathing.

Children listen to how you talk about food and your body. They also notice when you go swimming just as you are.

## When to get help

**If several of these questions fit you, show them to a doctor.** Eating disorders and body dysmorphic disorder can be treated, in men of any size. That includes feeling too small although you’re muscular. There are talking treatments made for both, and sometimes medicines.

**If you use steroids or similar drugs,** or think about it, read “Steroids and testosterone: know the risks, stop safely”.

If you faint, vomit blood, or have chest pain or an uneven heartbeat, call your emergency number. If hating your body makes you think about ending your life, tell someone today and open **Help now**.`,
        },
        {
          kind: 'links',
          title: 'More about eating and body image',
          links: [
            {
              label: 'Types of eating disorder, Beat (UK)',
              url: 'https://www.beateatingdisorders.org.uk/get-information-and-support/about-eating-disorders/types/',
            },
            {
              label: 'Eating disorders in men and boys, National Eating Disorders Association (US)',
              url: 'https://www.nationaleatingdisorders.org/eating-disorders-in-men-and-boys/',
            },
            {
              label: 'Eating disorders in males: a review, free to read',
              url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6785984/',
            },
          ],
        },
      ],
    },
    {
      key: 'sleep-and-food-on-shift',
      pillar: 'physical',
      title: 'Sleep and eat well on shifts',
      description:
        'For nurses, drivers, guards, call centre staff and anyone on shifts: how to sleep by day, what to eat at three in the morning, and how to get home safely.',
      type: 'guide',
      sources: [
        {
          author: 'National Institute for Occupational Safety and Health (US)',
          year: 2015,
          title: 'NIOSH training for nurses on shift work and long work hours: educate family and friends',
          url: 'https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod10/03.html',
          checked: '2026-11-28',
        },
        {
          author: 'Linda Scott and others',
          year: 2007,
          title: 'The relationship between nurse work schedules, sleep duration, and drowsy driving',
          url: 'https://doi.org/10.1093/sleep/30.12.1801',
          checked: '2026-11-23',
        },
        {
          author: 'Health and Safety Executive (UK)',
          year: null,
          title: 'Shift work: good practice guidelines',
          url: 'https://www.hse.gov.uk/humanfactors/topics/good-practice-guidelines.htm',
          checked: '2026-11-28',
        },
        {
          author: 'Emerson Wickwire and others',
          year: 2017,
          title: 'Shift work and shift work sleep disorder: clinical and organizational perspectives',
          url: 'https://doi.org/10.1016/j.chest.2016.12.007',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Much of the advice on sleep is written for people who work by day. If you work nights or changing shifts, some of it won’t fit.

Your body clock runs on light, and nights go against it. You can’t train that away, and it isn’t your fault if you find it hard. Three things can help: **protect one block of sleep, manage light, and don’t drive home drowsy.** In a study of almost 900 nurses, two in three had driven drowsy at least once in four weeks.

Try this for two runs of nights and keep what helps. If the schedule itself is the problem, talk to your manager, union or occupational health. Ask for shifts that move forward (early, late, night), two free days after nights, and the schedule in good time. Safety guidance supports the first two.`,
        },
        {
          kind: 'steps',
          title: 'A run of nights',
          steps: [
            'Before the first night: get up as usual, then lie down for ninety minutes or more in the afternoon.',
            'Going in: bright light and a proper meal before you start. Caffeine in the first half of the shift, none in the last five or six hours before you want to sleep.',
            'Around two or three: a small meal. If your work allows it, nap for fifteen to twenty minutes, then give yourself fifteen to wake up before you do anything that matters.',
            'Four to six can be the hardest time. Get a second person to check anything that could hurt someone. Stand or sit up, find light, talk.',
            'Going home: sunglasses on foot or on the bus, never to drive in if you’re sleepy. If you’re fighting to keep your eyes open, don’t drive or ride. Take a bus, ask someone to drive you, or nap first.',
            'At home: a light bite, the same two quiet things as always, phone off except for one number, dark room, bed.',
            'If you’re awake after four hours, rest a while. If sleep doesn’t come back, get up and take another ninety minutes before the next shift.',
            'After the last night: sleep a short block, get up by midday, get daylight, go to bed early.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Food when everything’s shut',
          tips: [
            'Bring it: soup in a flask, eggs, beans, rice, bread, yoghurt, fruit, nuts.',
            'Main meal before the shift, a small one in the middle, a light bite before bed.',
            'Have water within reach.',
            'If you want something sweet, have it after food.',
            'Don’t use alcohol to sleep. It wakes you in the middle of your sleep. If you drink heavily every day, don’t stop suddenly; ask a doctor.',
            'If you’re fasting for your faith, plan the meal before the shift and tell someone at work.',
            'Insulin, or medicines for diabetes, epilepsy or blood pressure: ask your clinic for times that fit your shifts. Don’t shift doses by yourself.',
          ],
        },
        {
          kind: 'checklist',
          title: 'A bedroom for the day',
          items: [
            'Dark: a blind, foil, or something over your eyes',
            'Earplugs, or a fan for steady noise',
            'Cool',
            'A sign on the door and a word with neighbours or housemates',
            'Phone off, except for one person who knows what an emergency is',
            'Parcels delivered to a neighbour or a pick-up point',
            'Your sleep marked on the family calendar',
            'One meal a day when everyone’s there, even if it’s your breakfast and their dinner',
          ],
        },
        {
          kind: 'intro',
          markdown: `## The people around you

Shifts are hard on friendships and families. Put two meetings with people you like into each new schedule. Find someone who’s awake when you are. If you live with others, keep a shared note on the fridge or phone for weeks when you hardly meet.

If you have a disability or a long-term illness, ask about adjustments: fixed shifts, no nights, breaks for medicines, a place to lie down. In many countries employers must consider that.

## When to see a doctor

Some people never get used to it. See a doctor if you’ve slept badly for weeks, on days off too, fall asleep without meaning to, snore and gasp, have stomach trouble, or if your mood has changed. Bring your schedule and a sleep diary and ask about shift work sleep disorder. Asking for day work is sensible.`,
        },
      ],
    },
    {
      key: 'full-session-from-a-chair',
      pillar: 'physical',
      title: 'Train your whole body from a chair',
      description:
        'Thirty to forty minutes of strength and cardio without standing up: for wheelchair users, weak or painful legs, poor balance, recovery after an operation, or a hotel room.',
      type: 'exercise',
      sources: [
        carty2021,
        {
          author: 'Kathleen Martin Ginis and others',
          year: 2018,
          title:
            'Evidence-based scientific exercise guidelines for adults with spinal cord injury: an update and a new guideline',
          url: 'https://doi.org/10.1038/s41393-017-0017-3',
          checked: '2026-11-23',
        },
        {
          author: 'SCIRE Project (Canada)',
          year: null,
          title: 'Autonomic dysreflexia following spinal cord injury: introduction',
          url: 'https://scireproject.com/evidence/rehabilitation-evidence/autonomic-dysreflexia-re/introduction-ad/',
          checked: '2026-11-28',
        },
        niceMeRecommendations,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `This is a full session: warm-up, strength for the whole upper body, some hard breathing, and work for trunk and legs for those who can use them. Short of time? The warm-up, rows, pushes and the fast part take about twenty minutes.

**With ME/CFS, or long Covid that gets worse after effort, don’t follow this plan.** Ask your clinic about pacing.

**Ask a doctor or physio first** if you have a spinal cord injury, heart or lung trouble, very high blood pressure, a recent operation or stroke, brittle bones, pressure sores or painful shoulders. Ask too if you take insulin or tablets that lower blood sugar, and keep something sweet near you.

**The chair:** firm, without wheels, against a wall. In a wheelchair, put the brakes on and check that it can’t tip back.

**What you need:** a stretch band, two bottles of water or tins, a towel. Check the band for tears each time. If your grip is weak, tie the band into a loop around your forearm or ask for gripping gloves. Where you have no feeling, put the towel under the band and look at your skin afterwards.

**How hard:** in strength, stop while you could still do two more, and rest about a minute between sets. In the fast part you can speak a short sentence but wouldn’t want to sing. If you push yourself in a wheelchair all day, look after your shoulders: pull more than you push.`,
        },
        {
          kind: 'steps',
          title: 'The session',
          steps: [
            'Warm-up, five minutes: shoulder rolls, reach up and down, turn to each side, open and close your hands, march with your feet if you can. Finish with easy boxing.',
            'Row, 3 sets of 10: band around something heavy that can’t move, or under the middle of your shoes, so that it can’t slip off. Pull your elbows back past your ribs, hold for a breath, let go slowly.',
            'Push, 2 sets of 10: band behind your back and under your arms, push straight out. Or push against a wall.',
            'Push overhead, 2 sets of 8: bottles from shoulder height towards the ceiling, slightly in front. If it pinches, stop at eye level.',
            'Pull apart, 2 sets of 12: band in both hands at chest height, pull it wide.',
            'Trunk, 2 rounds: first sit tall, away from the back rest, for thirty seconds. Then lean back a little and come up, eight times. Then reach to each side, six times. If your balance is poor, have someone near or a belt on.',
            'Legs, if you use them, 2 sets of 10: straighten one knee, then the other; lift your heels; press your feet down as if you’d stand.',
            'Fast part: forty seconds of boxing, pushing or high marching, twenty seconds easy. Three rounds in the first week, then one more each week, up to eight.',
            'Cool down, three minutes: let your arms hang, turn your head gently, long breaths out.',
          ],
        },
        {
          kind: 'drawing',
          name: 'seated-session',
          caption:
            'Three of the movements: push overhead, row with the band under your feet, and straighten one knee if you use your legs.',
        },
        {
          kind: 'tiplist',
          title: 'How to progress',
          tips: [
            'Twice a week, with a day or more between. On another day, twenty minutes of pushing, hand cycling or swimming, if you can.',
            'More repetitions first, then a shorter or stronger band, then a third set.',
            'Guidelines for adults with a spinal cord injury suggest at least twenty minutes of moderate to hard cardio and three sets of strength work, twice a week. This session is a start; you can build up to that.',
            'Fast part: from eight rounds to ten, then twelve.',
            'In every fourth week, do half, to give your joints a rest.',
            'With MS, go gently in heat and keep something cold near you.',
            'On a bad day: warm-up and one set of rows.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Stop and get help',
          tips: [
            'Pressure or pain in your chest, faintness, a new uneven heartbeat, or a heartbeat or breath that won’t settle when you rest: call your emergency number.',
            'With a spinal cord injury at or above T6: a pounding headache, blurred vision, or flushing, blotches or sweating that aren’t usual for you in training. Sit upright, loosen tight clothing, check bladder and bowel as you’ve been taught. If it doesn’t ease at once, call your emergency number and say “autonomic dysreflexia”.',
            'A joint hurts sharply or a hand goes numb: stop for today. If it comes back, ask a doctor or physio.',
            'A pressure point has changed colour and stays like that: keep weight off it and show it to a nurse or doctor.',
            'You’re getting too hot: stop, find shade, drink water, use a wet cloth.',
            'The chair has moved: stop and make it firm first.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## With others

Basketball, rugby, fencing, tennis, rowing, table tennis, boccia, dancing: many clubs lend chairs to beginners. Ask at a rehabilitation hospital, a sports centre or your national Paralympic committee.

If a friend trains standing, train next to each other. They do squats, you do rows, and you both rest at the same time.

## If you’re new to a chair

After an injury or illness, getting used to a changed body takes time, and sadness or anger about it is normal. It can help to meet people who’ve been through it. Ask your clinic for a peer group. If you feel low on most days for two weeks, tell your doctor. If you think about dying, tell someone today.`,
        },
        {
          kind: 'links',
          title: 'Find sport and ideas',
          links: [
            {
              label:
                'Exercises for people with disabilities, National Center on Health, Physical Activity and Disability (US)',
              url: 'https://www.nchpad.org/resources/',
            },
            {
              label: 'Sitting exercises, NHS (England)',
              url: 'https://www.nhs.uk/live-well/exercise/sitting-exercises/',
            },
            {
              label: 'Para sports and how they work, International Paralympic Committee',
              url: 'https://www.paralympic.org/sports',
            },
          ],
        },
      ],
    },
    {
      key: 'five-suppers-one-shelf',
      pillar: 'physical',
      title: 'Cook five dinners from the cupboard',
      description:
        'Five dinners with times and amounts for two, made from things that keep. For anyone who can boil water and would like to get a bit further.',
      type: 'guide',
      sources: [fsaFoodChecker, foodSafetyTemperatures, whoHealthyDiet],
      blocks: [
        {
          kind: 'intro',
          markdown: `With these five dinners you can feed yourself and one other person through any week. None takes longer than fifty minutes. Three of them need only one pan or tray.

Amounts are for two. If you’re alone, eat the other half tomorrow; for four, double it. A mug here holds about 300 ml (10 fl oz). Salt a little at the start, taste, and add the rest at the end.

**The onion.** Chopped, in oil, over medium heat, with a pinch of salt, for ten minutes, until it’s soft and golden. It makes more difference than anything else here.

If you cook for others, ask about allergies and what they don’t eat. With coeliac disease, diabetes or kidney disease, follow what your clinic has told you.`,
        },
        {
          kind: 'checklist',
          title: 'What to keep at home',
          items: [
            'Red lentils, rice, pasta, oats',
            'Tinned tomatoes, chickpeas, white beans, tinned fish',
            'Onions, garlic, carrots, potatoes',
            'Eggs or tofu',
            'Frozen spinach and peas',
            'Oil, vinegar or lemon, soy sauce',
            'Cumin, paprika, dried chilli, stock powder',
            'Bread in the freezer',
          ],
        },
        {
          kind: 'steps',
          title: 'The five',
          steps: [
            'Lentils and rice, 35 minutes. Onion for ten minutes, garlic and a teaspoon of cumin for one. Half a mug of rinsed red lentils, half a tin of tomatoes, a mug and a half of water: twenty minutes on low. Two handfuls of frozen spinach. Salt, lemon. At the same time: a mug of rice with a mug and a half of water under a lid, twelve minutes on low, ten off the heat. Cool leftover rice fast and keep it cold.',
            'Eggs in tomato, 30 minutes. Onion for ten minutes, paprika, a tin of tomatoes, a pinch of chilli: ten minutes until thick. Make four hollows, an egg in each, lid on, six to eight minutes until the white is set. Bread. Chickpeas work in place of eggs.',
            'Pasta with chickpeas, 25 minutes. Onion and garlic in plenty of oil, a tin of chickpeas, half of them crushed. Two mugs of short pasta boiled in salted water; keep a mug of the water. Mix with some of the water, peas, lemon and pepper.',
            'Potato tray with fish or beans, 50 minutes. Four potatoes and two carrots cut as thick as a finger, oil, salt, paprika, 220 °C (425 °F) for thirty minutes, turned once. Add tinned fish or white beans and a tin of tomatoes with garlic for the last ten. Vinegar at the end.',
            'Fried rice, 15 minutes. Use cold rice from yesterday, no older. Hot pan, oil, small cubes of carrot and peas for five minutes, rice in, leave it until it crackles, push it aside, two eggs in the gap, stir, soy sauce. It has to steam all the way through.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Tips for beginners',
          tips: [
            'Get everything out and chop it before you turn on the heat.',
            'Fry on more heat than you’d expect, and simmer on less.',
            'It tastes of nothing: salt. It tastes flat: lemon or vinegar. Too sharp: a pinch of sugar.',
            'Burnt at the bottom: don’t stir. Pour the top into another pot.',
            'Do the dishes while it simmers.',
            'Raw meat: its own board, hands washed, cooked until no pink is left. Chicken is done at 74 °C (165 °F) in the thickest part. For anyone old, ill or pregnant, cook eggs until the yolk is firm.',
            'Leftovers: in the fridge within two hours, eaten within two days, rice within one. Reheat once, until steaming.',
            'If you have one weak hand or can’t stand for long: frozen chopped onion, a damp cloth under the board, a chair at the table, a microwave for potatoes, and a ladle in place of lifting the pot.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## Make them yours

Cook each of the five three times before you change it. Then swap: lentils with coconut milk, chickpeas with sausage, fried rice with whatever’s in the drawer. Each of these dishes has relatives in many countries. Ask someone how it was made in their family.

Then cook one for a person who hasn’t had a hot meal for days: the new father, the man whose partner has left, a neighbour with flu. Bring it over in the pot, so that you have a reason to come back.

If there isn’t enough food at home, ask at a food bank or community kitchen. If eating itself has become hard, because you’re low, afraid of food, or bingeing, tell a doctor. It can be treated.`,
        },
        {
          kind: 'download',
          label: 'Cards for inside the cupboard door',
          filename: 'five-dinners.md',
          contents: `# Five dinners (for two, mug = 300 ml)

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
      title: 'Start training again after a break',
      description:
        'After flu, an operation, a broken bone, a baby, a hard year, or two years of nothing in particular: how to begin again without getting hurt.',
      type: 'guide',
      sources: [
        {
          author: 'David Salman and others',
          year: 2021,
          title: 'Returning to physical activity after covid-19',
          url: 'https://doi.org/10.1136/bmj.m4721',
          checked: '2026-11-23',
        },
        {
          author: 'Grace Dibben and others, Cochrane',
          year: 2021,
          title: 'Exercise-based cardiac rehabilitation for coronary heart disease',
          url: 'https://doi.org/10.1002/14651858.CD001800.pub4',
          checked: '2026-11-28',
        },
        {
          author: 'Kristin Campbell and others',
          year: 2019,
          title:
            'Exercise guidelines for cancer survivors: consensus statement from international multidisciplinary roundtable',
          url: 'https://doi.org/10.1249/MSS.0000000000002116',
          checked: '2026-11-28',
        },
        niceMeRecommendations,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `There are many reasons to stop training for a while: illness, work, love, children, grief, a new disability. The risk when you come back is that you try to lift or run what you used to, before your tendons are ready.

**Begin with half of what you think you can do, and stay there until it feels easy.** Give tendons, joints and bones four to six weeks before you ask a lot of them.`,
        },
        {
          kind: 'checklist',
          title: 'Before you begin',
          items: [
            'After an operation, a fracture, a heart problem, a clot, a head injury or a stay in hospital: my doctor or physio has told me what I can do and what not yet.',
            'After an infection: no fever for a few days, and daily life is easy again. After Covid, experts suggest at least seven days without symptoms, then two weeks of very light effort.',
            'Chest pain, a racing or uneven heartbeat, faintness or unusual breathlessness since the illness: no training. See a doctor first.',
            'If effort leaves me worse for days, I stop and get advice. With ME/CFS or long Covid like that, plans that increase step by step aren’t recommended.',
            'I’ve asked about new medicines. If I take insulin or tablets that lower blood sugar, I carry something sweet.',
            'I’ve slept. After a bad night I’ll only go for an easy ten minutes.',
          ],
        },
        {
          kind: 'steps',
          title: 'Six weeks back',
          steps: [
            'Week 1: walk, roll or swim for ten to twenty minutes on four days, at a pace for talking. One day of strength: one set of eight of each movement in the easiest version.',
            'Week 2: twenty minutes on four days. Strength twice, one set. It’s right if you feel tired but well the next morning. If you feel ill or ache for two days, do half.',
            'Week 3: add two or three short brisk parts. Strength twice, two sets.',
            'Week 4: the same again. Don’t add anything, even if it’s going well.',
            'Week 5: thirty minutes on three or four days. Strength in two sets, one movement a little harder.',
            'Week 6: about two thirds of a normal week from before. Running, jumping, sprints and contact sport start here, in small portions.',
            'After that, add a little each week, and do less in every fourth week.',
            'If something flares up, go back one week.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'Different breaks',
          tips: [
            'New baby: ten minutes at a time, with the stroller or the child on you. Sleep comes first.',
            'Broken arm: train your legs and the other side, if you’re allowed. Broken leg: train from a chair.',
            'Hernia, belly or back operation: lifting comes last. Ask for kilos and weeks, because “take it easy” doesn’t tell you enough.',
            'Chest surgery, also for trans men: ask your surgeon when you can lift, push and reach overhead.',
            'Heart attack or stent: ask for cardiac rehabilitation. A Cochrane review of 85 trials supports it.',
            'Cancer treatment: exercise is safe for most and helps with tiredness and mood. Ask your team what suits yours.',
            'A new wheelchair, amputation or stroke: ask for a physio and a sports group that knows your condition.',
            'Low mood: in the first week, putting your shoes on is enough. If you get to the corner, good.',
            'Two years of nothing: you don’t have to explain. Start with ten minutes on one fixed day.',
            'Very painful, swollen, weak muscles or dark pee after training: go to hospital now.',
            'One leg hot, swollen and painful, above all after an operation, a cast or time in bed: get it seen today.',
            'Chest pain, faintness or breath that won’t settle: stop and call your emergency number.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If fear or low mood gets in the way

The hard part may be being a beginner where you used to be good. You know your old numbers and see others lift them easily. Start a new notebook. Go at another time. Or try another sport where you have nothing to compare with.

Fear is normal too. After a heart attack you listen to every beat, after a bad back to every crack. Go with someone at first, stay near people, and ask the clinic what you should and shouldn’t feel. If fear stops you, say so. They can help with that.

Some people notice only in a break how much training was holding them up. If you’re low most of the day for two weeks, drink more, or train in secret against advice, talk to a doctor.`,
        },
      ],
    },
    {
      key: 'twelve-weeks-on-one-page',
      pillar: 'physical',
      title: 'Plan twelve weeks of training',
      description:
        'How to plan three months of training around a real life, with bad weeks built in. A sheet to print and the five decisions that go on it.',
      type: 'worksheet',
      sources: [bull2020, gollwitzer2006, currier2023],
      blocks: [
        {
          kind: 'intro',
          markdown: `A plan that leaves no room for work, colds and family won’t last long, so make one that fits your life.

Twelve weeks is long enough to get clearly stronger or fitter, and short enough to see the end. Then you take a week off and make a new page. Once it’s filled in, do one short session the same day or the next.

**Five decisions matter most:** what it’s for, which days, what the short version is, where the light weeks are, and who knows. Take half an hour for it with your calendar open. Deciding in advance when and where you’ll do something makes it more likely that you do it; that’s been shown in many studies.

With heart or lung disease, diabetes, high blood pressure that isn’t under control, a hernia, a recent operation, dizziness or a long illness behind you, show the sheet to a doctor or physio before the first week. With chest pain on effort, see a doctor before any training. If you take insulin or tablets that lower blood sugar, carry something sweet. If effort makes your illness worse (for example ME/CFS or long Covid), this page isn’t for you, because steady increases can do harm. Plan with your clinic.`,
        },
        {
          kind: 'steps',
          title: 'Fill in the page',
          steps: [
            'What for: one sentence about something you’ll be able to do. “Carry my bag up the hill behind the station.” “Push to work and back.” “Ten push-ups with my hands on the second stair.” Body weight changes for many reasons, so choose something you can do.',
            'Test it now: try a small form of it and note how it goes.',
            'Which days: one or two for strength and one or two for cardio are a good start. Look at your calendar first. Set a time and a place.',
            'The full session: five lines at most. There’s an example below.',
            'The short session: twelve minutes, at home. It’s for bad days.',
            'Light weeks: mark 4, 8 and 12. Do about half.',
            'Known trouble: holidays, fasts, exams, night shifts, treatment days, visits. These are short weeks from the start.',
            'Who knows: one person who’ll ask on Sundays. Tell them before you begin. If there’s nobody, set a weekly reminder.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Is it a good page?',
          items: [
            'Is it easy to see, for each week, if I did it?',
            'Is the first week really easy?',
            'Does only one thing grow at a time?',
            'Is there a day between strength days?',
            'Is one day a week empty?',
            'Is there something in it I enjoy?',
            'Is there a bad-weather version?',
            'Would it still work if I were ill for a week?',
          ],
        },
        {
          kind: 'tiplist',
          title: 'While it’s running',
          tips: [
            'Fill it in on the same day.',
            'When you’re tired or short of time, do the short session.',
            'With a fever, a chest infection or aches all over, rest. Once you’ve been well for a few days, start with short sessions.',
            'If you miss one, leave it out. After two, the next is a short one. After a week, repeat the week before.',
            'Two bad weeks in a row: the plan is too big. Take out a day.',
            'Sore muscles are fine. Pain in a joint: an easier version at once. If it lasts two weeks, or the joint swells, locks or gives way, have it looked at.',
            'Chest pain, faintness or breath that won’t settle: stop and call your emergency number.',
            'Week six: show the page to the person who asks. Do you still want this?',
            'Week twelve: do the test again and have a good meal, whatever it showed.',
            'Week thirteen: nothing.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## How the weeks can grow

**Strength.** One round is five exercises, in versions that you find easy. Breathe out on the effort.

- Sit down on a chair and stand up: eight times.
- Push-ups against a wall or a table: eight times.
- Pull a band or a bag towards you: eight times.
- Bend forward from the hips with a straight back, and come up: eight times.
- Carry a bag in each hand for thirty seconds.

Weeks 1 to 3: two rounds. Weeks 5 to 7: three rounds. Weeks 9 to 11: three rounds in the next harder version. Weeks 4, 8 and 12: one round.

**Cardio.** Twenty minutes at a pace for talking, for example walking. Add five minutes in week 6 and five in week 10. In the light weeks, do half.

From a wheelchair: put the brakes on and press up from the armrests in place of standing up, lean forward and sit up tall in place of the bend, and push in place of walking.

## If it doesn’t work out

You’ll have a page that shows when it stopped. Was it too much, too dull, at the wrong time, or did nobody ask? Change that one thing and write the next page.

If you stopped because you were low for weeks, that’s a reason to see a doctor. If training has become the only thing that counts, or you train against your body’s warnings, talk to someone as well.`,
        },
        {
          kind: 'download',
          label: 'The page',
          filename: 'twelve-weeks.csv',
          contents: `WHAT FOR (something I will be able to do):,,,,,,,,
TEST NOW (date and result):,,,,,,,,
FULL SESSION (five lines):,,,,,,,,
SHORT SESSION (12 minutes):,,,,,,,,
WHO ASKS ON SUNDAY:,,,,,,,,
,,,,,,,,
week,known trouble,strength 1 (day / time),done (F full / S short / -),strength 2 (day / time),done (F / S / -),cardio days done,how it went 1-10,note
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
    {
      key: 'losing-weight-safely',
      pillar: 'physical',
      title: 'Lose weight safely, if you want to',
      description:
        'For men who’d like to weigh less, or have been told to: a calm start, what to expect, what medicines can and can’t do, and when to ask for help.',
      type: 'guide',
      sources: [
        {
          author: 'NHS (England)',
          year: null,
          title: 'Obesity: treatment',
          url: 'https://www.nhs.uk/conditions/obesity/treatment/',
          checked: '2026-11-28',
        },
        {
          author: 'Kate Hunt and others',
          year: 2014,
          title:
            'A gender-sensitised weight loss and healthy living programme for overweight and obese men delivered by Scottish Premier League football clubs (FFIT)',
          url: 'https://pubmed.ncbi.nlm.nih.gov/24457205/',
          checked: '2026-11-28',
        },
        {
          author: 'John Wilding and others',
          year: 2022,
          title:
            'Weight regain and cardiometabolic effects after withdrawal of semaglutide: the STEP 1 trial extension',
          url: 'https://doi.org/10.1111/dom.14725',
          checked: '2026-11-28',
        },
        {
          author: 'World Obesity Federation',
          year: 2022,
          title: 'Addressing weight stigma and misconceptions about obesity',
          url: 'https://knowledge-action-portal.com/en/content/addressing-weight-stigma-and-misconceptions-about-obesity',
          checked: '2026-11-28',
        },
        eatingDisordersInMen,
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Perhaps a doctor said it, or your knees did, or you saw a photo. Perhaps you’ve tried five times, and each time the weight came back. That doesn’t mean you’re weak. Genes, shifts, medicines, stress, money and the food around you all play a part, and bodies defend the weight they’re used to.

You don’t have to lose weight to be treated with respect, to get stronger or to see a doctor. If you’d like to, this page is a safe way to begin.

**Ask a doctor first** if you have diabetes, heart or kidney disease or gout, take medicine for blood pressure or mood, or are over seventy. Doses may have to change when you eat less. If you’ve had an eating disorder, or food takes up most of your thoughts, don’t follow a plan on your own. If you’re losing weight without trying, see a doctor this week.`,
        },
        {
          kind: 'steps',
          title: 'The first four weeks',
          steps: [
            'Today: choose one drink to change. Water, tea or coffee in place of one cola, juice, energy drink or beer a day.',
            'Week 1: only look. Note for three ordinary days what you eat, when, and what was going on: hungry, bored, tired, with others. Don’t judge it.',
            'Week 1: book a check of blood pressure and blood sugar. Ask whether any of your medicines adds weight, and whether you should be tested for sleep apnoea.',
            'Week 2: eat at regular times, three meals or what your day allows. Half the plate vegetables or fruit, something with protein each time. Going hungry all day makes the evening harder.',
            'Week 3: change the one situation that showed up most in your notes: the drive home, the sofa at ten, the canteen. Decide beforehand what you’ll have there.',
            'Week 4: move for ten minutes after one meal a day, and do one short strength session. Strength training helps you keep muscle while you lose weight.',
            'Then: keep what was easy, and add one thing.',
          ],
        },
        {
          kind: 'tiplist',
          title: 'What helps over months',
          tips: [
            'Do it with others. In a trial at Scottish football clubs, men met once a week for twelve weeks. A year after the start they’d lost about five kilos more than men on the waiting list.',
            'Sleep. Short nights can make you hungrier.',
            'Keep the food you can’t stop eating out of the house, and don’t forbid it for ever.',
            'Serve in the kitchen, sit down, eat slowly. Have a second helping of vegetables first.',
            'Less alcohol is often the easiest change. If you drink heavily every day, ask a doctor before you cut down.',
            'Weigh yourself once a week at most, on the same day, or measure your waist once a month. If numbers take over, leave the scales out.',
            'Watch other signs: stairs, trousers, sleep, blood pressure.',
            'After a bad day, eat your next meal as usual. Don’t skip it to make up.',
            'Tell people what helps: “Please don’t comment on my plate.”',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What to expect

Health services call half a kilo to a kilo (one to two pounds) a week a safe pace. For most men that means eating about a quarter less than their body uses. Faster is rarely better. It usually slows down after some months, and no change for weeks is normal. A small loss that stays is worth more than a big one that comes back.

## Medicines and surgery

Newer medicines, such as semaglutide, make you feel full sooner. In a trial, people who took it lost about 17% of their weight in sixteen months, together with advice on food and movement. A year after they stopped, about two thirds of that had come back. So ask before you start: how long, what it costs, which side effects, and what happens afterwards. They belong in the hands of a doctor. Strong belly pain that doesn’t stop while you take one needs a doctor the same day.

Don’t buy pens, “fat burners” or diet pills from a gym or the internet. Nobody checks what’s in them. For some people with a high weight an operation is the best treatment, and it’s fine to ask about it.

## Leave these out

Long fasts, juice weeks, very strict diets, sweating in plastic, and training to punish yourself. They rarely last and can do harm.`,
        },
        {
          kind: 'checklist',
          title: 'When to ask for help',
          items: [
            'I eat in secret or until it hurts, or make myself sick afterwards.',
            'I skip whole days of food, or train to make up for meals.',
            'I avoid doctors, swimming or friends because of my weight.',
            'I’ve lost weight without trying.',
            'Since I eat less, I’ve felt faint or my heart beats unevenly.',
            'I’ve tried for a year and I’m tired of doing it alone.',
          ],
        },
        {
          kind: 'intro',
          markdown: `If one of these is true, show it to a doctor. Eating disorders are common in men of every size, and they can be treated. If a doctor talks only about your weight when you came for something else, say: “I’d like to talk about my knee first. We can come to my weight afterwards.” You can ask for someone else.

Ask for a dietitian, a group, or a programme for men. In many places there’s one at a health centre, a sports club, a place of worship or online.`,
        },
      ],
    },
    {
      key: 'steroids-and-testosterone',
      pillar: 'physical',
      title: 'Steroids and testosterone: know the risks, stop safely',
      description:
        'For men who think about using them, use them now, or want to stop. What’s known about heart, mood and fertility, which checks to ask for, and what to expect afterwards.',
      type: 'article',
      sources: [
        performanceDrugs,
        {
          author: 'Aaron Baggish and others',
          year: 2017,
          title: 'Cardiovascular toxicity of illicit anabolic-androgenic steroid use',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5614517/',
          checked: '2026-11-28',
        },
        {
          author: 'Pravik Solanki and others',
          year: 2023,
          title:
            'Physical, psychological and biochemical recovery from anabolic steroid-induced hypogonadism: a scoping review',
          url: 'https://doi.org/10.1530/EC-23-0358',
          checked: '2026-11-28',
        },
        {
          author: 'Gen Kanayama and others',
          year: 2015,
          title:
            'Prolonged hypogonadism in males following withdrawal from anabolic-androgenic steroids: an under-recognized problem',
          url: 'https://doi.org/10.1111/add.12850',
          checked: '2026-11-28',
        },
        {
          author: 'Health Service Executive (Ireland)',
          year: null,
          title: 'Anabolic steroid misuse',
          url: 'https://www2.hse.ie/conditions/anabolic-steroid-misuse/',
          checked: '2026-11-28',
        },
      ],
      blocks: [
        {
          kind: 'intro',
          markdown: `Most people who use steroids aren’t athletes. They’re men who lift and want to look bigger or leaner. Maybe everyone at your gym does it. Maybe you’ve had enough and are afraid of what happens when you stop. You won’t be judged here.

This is about testosterone and similar drugs taken **without a prescription**. If a doctor prescribed testosterone for you, for example because your body makes too little or because you’re a trans man, keep taking it as agreed and ask your clinic before you change anything. The steroids in an asthma inhaler or for inflammation are something else.

If you’re thinking about ending your life, during a course or after one, tell someone today and open **Help now**.`,
        },
        {
          kind: 'tiplist',
          title: 'What’s known',
          tips: [
            'Heart: a study compared 86 long-term users with 54 men who lifted without drugs. The users’ hearts pumped more weakly, above all during use, and their arteries had more deposits. The longer the use, the more deposits.',
            'Hormones: your body stops making its own testosterone. Testicles shrink, and you may have no sperm.',
            'Mood: some get irritable, restless or aggressive during a course, and low after it.',
            'Other: acne, hair loss, breast tissue, high blood pressure, harm to liver and kidneys, infections from needles. The Endocrine Society links these drugs to a higher risk of death.',
            'Dependence: many plan one course and can’t stop, because they feel small and weak without it.',
            'What’s in the bottle is anyone’s guess. You can’t tell by the label.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## If you’re thinking about it

Give it three months first. Train two or three times a week with a plan, eat enough protein, and sleep. Unfollow ten accounts that sell a body made with drugs. Then ask yourself: what do I hope will change when I’m bigger? If the mirror hurts whatever you do, read “Make peace with how you look”.

Think about children too. If you want some, now or later, that’s a strong reason not to start.`,
        },
        {
          kind: 'steps',
          title: 'If you use them now',
          steps: [
            'This week, ask a doctor or a needle and drug service for checks: blood pressure, blood count, cholesterol, liver, kidneys, hormones, and your heart if you’ve used them for long.',
            'Tell them everything, with doses. You can ask first who’ll see it. They’ve heard it before, and without the facts they may misread your results. If they ask why you take it, you can say: “First I’d like to know how my heart is.”',
            'Never share needles, vials or multi-dose bottles. Use a new sterile needle each time. Ask about tests for HIV and hepatitis B and C, and about the hepatitis B vaccine.',
            'Never use insulin to grow. Too much can kill within hours. Shaking, sweating or confusion after insulin: call your emergency number, and take sugar at once if you can swallow.',
            'Leave out cocaine, other stimulants and heavy drinking. Together they strain the heart more.',
            'Don’t add more drugs against side effects on the advice of a dealer or a forum.',
            'Tell one person you trust what you take.',
          ],
        },
        {
          kind: 'steps',
          title: 'How to stop',
          steps: [
            'Plan it with a doctor, if you can with one who knows hormones (an endocrinologist). After a short course some stop at once. After a long one you may need treatment for a while.',
            'Choose a calm month, without a contest, a move or a break-up, unless your heart or mood can’t wait.',
            'Tell two people: “I’m coming off. I may be low for some weeks. Please ask me how I am.”',
            'Get rid of what’s left, or give it to a pharmacy.',
            'Keep training, with lighter weights. You’ll lose some size and water. What you built with training and food partly stays.',
            'Book blood tests after about three and six months, and a sperm test if you want children.',
            'If you go back to it, tell the doctor. You can try again.',
          ],
        },
        {
          kind: 'intro',
          markdown: `## What to expect afterwards

For weeks or months you may be tired and low, sleep badly and have little desire or trouble with erections. Low hormones can cause this. In a study of 24 long-term users who had stopped, seven had been through a serious depression while coming off. If you’re low most days for two weeks, or it gets worse sooner, see a doctor.

A review of the research says: testosterone mostly recovers over months, sperm over months to years, and the size of the testicles too. Older men and those who took more for longer need more time, and some don’t recover fully. Breast tissue usually stays, and a surgeon can remove it.

Some men find that they started because they felt too small, and that this feeling is still there. It can be treated. Ask about body dysmorphic disorder.

## Call for help

Chest pain, sudden breathlessness, fainting, or weakness on one side: call your emergency number. A hot or swollen place where you injected, or pus, needs a doctor today, above all with fever. So do a painful, swollen calf, yellow skin, dark urine, and rage or nights without sleep.

[Drug services](/help#alcohol-and-drugs) are for steroids too.`,
        },
      ],
    },
  ],
}
