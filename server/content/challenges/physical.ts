import {
  blume2019,
  bull2020,
  cochraneVaping,
  calatayud2015,
  carty2021,
  cdcIntensity,
  currier2023,
  drake2013,
  ebrahim2013,
  kinnersley2007,
  lindson2023,
  meeusen2013,
  racinais2015,
  riemann2023,
  spsSmoking,
  thomas2018,
  foodSafetyTemperatures,
  niceAlcohol,
  fsaFoodChecker,
  watson2015,
  whoHealthyDiet,
  whoTobacco,
} from '../sources.ts'
import type { LibraryChallenge, Shelf } from '../types.ts'

const easyHalfHour = {
  title: 'Take an easy half hour',
  done: 'You moved easily for about half an hour.',
  action:
    'Easy day. Move for twenty-five to thirty minutes on foot, on wheels, in water or on a bike, at a pace at which you can chat. Indoors, march or swing your arms to music.',
  details: 'If you’re tired or sore, ten minutes is enough today. Leave at least one day between strength days.',
}

const addOneRepetition = {
  title: 'Add one to each set',
  done: 'You did three sets of each.',
  action:
    'Three sets of each in the harder forms. Add one repetition to each set compared with last time, up to ten. If the last one gets untidy, stay at the old number.',
  details:
    'Joint pain that lasts beyond the next day means the easier form for a week. If it stays for two weeks, see a doctor or physio.',
}

const halfSession = {
  title: 'Do half today',
  done: 'You did half your usual sets.',
  action:
    'Easy week. Do half your usual sets of each movement, in a form that feels easy. Stop well before you’re tired. You may feel you could do more; leave it for later.',
}

const fourSets = {
  title: 'Do three or four sets',
  done: 'You did your sets.',
  action:
    'Do three or four sets of six to eight of each movement, in your hardest tidy form. Rest one to two minutes and stop after an hour. If four sets feel like too much, do three. Stop each set while you could still do two more.',
  details: 'If you’re short of time or sleep, do the short session: one set of each, about twelve minutes.',
}

const longerCarry = {
  title: 'Carry for a minute',
  done: 'You did the longer carries.',
  action:
    'Three sets of eight of squats, pushes, pulls and hip lifts. Then four carries of one minute, with rests. Seated: hold the bag on your lap and push, or press it from your lap ten times.',
}

export const physical: Shelf<LibraryChallenge> = {
  seeded: [
    {
      key: 'thirty-mornings-outdoors',
      safetyRevision: 2,
      pillar: 'physical',
      title: 'Thirty Mornings Outdoors',
      subtitle: 'Go outside every morning',
      description:
        'For thirty days you spend ten to twenty minutes outside each morning, before you look at your phone. You can walk, roll or sit, and a balcony or an open door is enough.',
      promise: 'Spend ten to twenty minutes outside each morning, before you look at your phone.',
      finishLine: 'I went outside on {mornings}.',
      duration: 30,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      sources: [blume2019, bull2020],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Step outside for five minutes',
          done: 'You spent five minutes outside today.',
          action:
            'Go outside now, or as soon as you can today, for five minutes. Stand, sit, walk or roll. A balcony, yard, doorstep or open window is enough. Look at the sky, then go back in.',
          details:
            'Never look straight at the sun. If it’s dark when you get up, go out once it’s light. Daylight is one of the main signals that sets your body clock.',
        },
        {
          from: 2,
          to: 2,
          title: 'Get ready the night before',
          done: 'You put your things by the door.',
          action:
            'Spend ten minutes outside this morning. Tonight, put what you need by the door: shoes, jacket, keys, walking stick or wheelchair gloves. Set your alarm ten minutes earlier if mornings are tight.',
          details:
            'If you work nights, your “morning” is whenever you get up. If you’re sleepy after a shift, don’t drive anywhere for this. Sleep first; the walk can wait. With small children, take them along or stand at the open door with them.',
        },
        {
          from: 3,
          to: 3,
          title: 'Leave your phone alone',
          done: 'You were outside for ten minutes without using your phone.',
          action:
            'Go out for ten minutes before you open anything on your phone except this step. Leave the phone at home or put it on silent in a pocket. Let your eyes rest on things that are far away.',
          details:
            'If you carry the phone for safety, medical alerts or family, keep it with you. The rule is only that you don’t scroll.',
        },
        {
          from: 4,
          to: 5,
          title: 'Choose one loop',
          done: 'You used the place you chose.',
          action:
            'Choose a loop or a bench you can reach and get back from in ten minutes. Use the same one both mornings, so that you don’t have to decide anything.',
          details:
            'If you can’t leave home, choose one chair by an open window and move your arms and shoulders for three of the ten minutes.',
        },
        {
          from: 6,
          to: 6,
          title: 'Spot three new things',
          done: 'You noticed three things you hadn’t seen before.',
          action:
            'Take your ten minutes and look for three things you’ve never noticed: a sign, a tree, a light in a window. Name them to yourself on the way back.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take it easy',
          done: 'You spent five easy minutes outside.',
          action:
            'Easy day. Take a drink outside and sit or lean somewhere for five minutes. You don’t have to walk. If you missed a morning this week, carry on from here; there’s nothing to make up.',
        },
        {
          from: 8,
          to: 8,
          title: 'Go out before breakfast',
          done: 'You went out before you read any messages.',
          action:
            'Today go out first: after the toilet and a glass of water, before food and messages. Ten minutes on your usual loop.',
          details:
            'If you take insulin or other diabetes medicine, get dizzy on an empty stomach, or have had trouble with food, eat first. That day counts just the same.',
        },
        {
          from: 9,
          to: 9,
          title: 'Listen for a minute',
          done: 'You listened for one minute.',
          action:
            'Halfway, stop for one minute. Close your eyes if that feels safe. Count how many different sounds you can hear, then finish your ten minutes.',
        },
        {
          from: 10,
          to: 10,
          title: 'Say good morning',
          done: 'You said good morning to one person.',
          action:
            'Go out for ten minutes and greet one person: a neighbour, a driver, someone with a dog. A nod and “morning” will do. If you meet nobody, message a friend when you’re back.',
        },
        {
          from: 11,
          to: 11,
          title: 'Loosen your shoulders',
          done: 'You moved your shoulders and neck outside.',
          action:
            'At the far point of your loop, roll your shoulders ten times each way. Turn your head slowly left and right five times. Reach both arms up three times. Then go home.',
          details: 'Skip anything that hurts or makes you dizzy. All of it works sitting down.',
        },
        {
          from: 12,
          to: 13,
          title: 'Plan for bad weather',
          done: 'You did your ten minutes.',
          action:
            'Find what makes a wet or cold morning possible: a hat, shoes with grip, something bright. Then go out for ten minutes. If it isn’t safe, stand at an open door or march indoors for ten.',
          details:
            'Stay in for ice, lightning, smoke or extreme heat. If you hear thunder, go inside. In strong sun, keep to the shade or cover up.',
        },
        {
          from: 14,
          to: 14,
          title: 'Sit and watch',
          done: 'You sat and watched for five minutes.',
          action:
            'Easy day. Find a place to sit or lean and watch what moves for five minutes: clouds, people, birds, traffic. That’s all.',
        },
        {
          from: 15,
          to: 15,
          title: 'Add five minutes',
          done: 'You were outside for ten to fifteen minutes.',
          action:
            'Make it fifteen minutes. Lengthen the loop, or do part of it twice. Keep a pace at which you can talk.',
          details: 'If you’re tired or in pain, stay at ten, or take the extra five minutes sitting down outside.',
        },
        {
          from: 16,
          to: 17,
          title: 'Go brisk for two minutes',
          done: 'You moved briskly for two minutes.',
          action:
            'Go out for fifteen minutes. In the middle, move for two minutes at a pace where you can still talk but wouldn’t want to sing. Then slow down again.',
          details:
            'In a wheelchair: push faster, or punch the air at a steady rate. If you get chest pain, feel faint or can’t get your breath back, stop and call your emergency number.',
        },
        {
          from: 18,
          to: 18,
          title: 'Invite someone',
          done: 'You asked one person to come along.',
          action:
            'Ask one person to join you one morning this week: a friend, a neighbour, your child, a colleague before work. Then take your fifteen minutes. It’s fine if they say no.',
        },
        {
          from: 19,
          to: 19,
          title: 'Combine it with an errand',
          done: 'You combined your morning with one small errand.',
          action:
            'Use your fifteen minutes for something you had to do anyway: take out the rubbish, buy bread, post a letter. If you drive to work, park a little further away.',
        },
        {
          from: 20,
          to: 20,
          title: 'Breathe slowly outside',
          done: 'You took ten slow breaths outside.',
          action:
            'Halfway, stop and take ten slow breaths. Let each breath out take longer than the breath in. Then finish your fifteen minutes at any pace.',
        },
        {
          from: 21,
          to: 21,
          title: 'Have a slow morning',
          done: 'You were outside for five easy minutes.',
          action:
            'Easy day. Five minutes at half your usual speed, or sitting down. Notice how you feel compared with the first morning.',
        },
        {
          from: 22,
          to: 22,
          title: 'Go out earlier',
          done: 'You moved your morning twenty minutes earlier.',
          action:
            'Do fifteen minutes on your usual loop, twenty minutes earlier than usual or as soon as it’s light. If you read this too late, set tomorrow’s alarm twenty minutes earlier and go at your usual time today. Go to bed a little earlier tonight.',
          details: 'If you slept badly, or your mornings can’t move, go at your usual time. That counts too.',
        },
        {
          from: 23,
          to: 23,
          title: 'Turn the other way',
          done: 'You took a route you hadn’t taken before.',
          action:
            'At the first corner, turn the way you usually don’t. Wander for seven minutes, then come back. If getting around is hard, sit in a different place and face another direction.',
        },
        {
          from: 24,
          to: 25,
          title: 'Stay out for twenty',
          done: 'You were outside for twenty minutes.',
          action:
            'Take twenty minutes, in two halves if you like: ten in the morning and ten before lunch. Twice on the way, go faster for two minutes.',
          details:
            'The World Health Organization’s advice is that some movement is better than none. On a bad day, five minutes at the door keep the habit. That counts too.',
        },
        {
          from: 26,
          to: 26,
          title: 'Go with someone',
          done: 'You had company outside.',
          action:
            'Go out with someone today at the pace of the slower person. If nobody’s free, call a friend and talk while you’re outside, with the phone on speaker or one earphone in.',
        },
        {
          from: 27,
          to: 27,
          title: 'Do something useful',
          done: 'You did one small useful thing outside.',
          action:
            'Take fifteen minutes and do one small thing for your street: pick up some litter (no glass or needles), bring in a neighbour’s bin, water a plant, report a broken light.',
        },
        {
          from: 28,
          to: 28,
          title: 'Take the last easy day',
          done: 'You rested outside for five minutes.',
          action:
            'Easy day. Sit outside with something warm or cold to drink. Think about which morning you liked most and what made it good.',
        },
        {
          from: 29,
          to: 29,
          title: 'Choose what you’ll keep',
          done: 'You decided on which mornings you’ll go out.',
          action:
            'During your fifteen minutes, decide what you’ll keep: every day, weekdays, or three mornings. Tell one person the number when you’re back.',
        },
        {
          from: 30,
          to: 30,
          title: 'Walk it one more time',
          done: 'You went back to your first place.',
          action:
            'Take your first loop or sit at your first spot. Ask yourself: what was hard in the first week, and what’s easy now? Set out your things for tomorrow.',
        },
      ],
    },
    {
      key: 'seven-plain-nights',
      pillar: 'physical',
      title: 'Seven Better Nights',
      subtitle: 'Improve your sleep in a week',
      description:
        'For seven days you make one change a day, with nothing to buy. You set a time to get up, move the phone and learn what to do when you lie awake. At the end you keep the two changes that helped.',
      promise: 'Try one change to your sleep each day, and keep the two that help.',
      finishLine: 'I worked on my sleep for {days}.',
      duration: 7,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      sources: [watson2015, riemann2023, drake2013, ebrahim2013],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Set a time to get up',
          done: 'You set one alarm for the whole week.',
          action:
            'Choose a time to get up that you can keep for all seven days, weekend included. Set one alarm and put it out of reach. Adults are advised to get seven hours or more, so count back at least that far for bedtime.',
          details:
            'On shifts or with a baby, choose one block of sleep you can protect on most days and set the alarm for the end of it. After a missed day, go on with the next one. If you nearly fall asleep when driving, don’t drive until you’ve talked to a doctor.',
        },
        {
          from: 2,
          to: 2,
          title: 'Move your last coffee',
          done: 'You stopped caffeine earlier than usual.',
          action:
            'Have your last coffee, strong tea, cola or energy drink before noon, or at least eight hours before bed. Get some daylight soon after you get up.',
          details:
            'If you drink a lot of it, move the last cup earlier by an hour or two a day. Stopping all at once often brings a headache. If you read this later in the day, have no more until tomorrow.',
        },
        {
          from: 3,
          to: 3,
          title: 'Charge your phone elsewhere',
          done: 'Your phone was out of reach when you went to bed.',
          action:
            'One hour before bed, put your phone on charge outside the bedroom or across the room. Use a plain alarm, or the phone’s alarm from over there.',
          details:
            'If you’re on call, care for someone or use the phone as a medical alarm, leave the sound on, screen down, out of arm’s reach.',
        },
        {
          from: 4,
          to: 4,
          title: 'Make the room dark',
          done: 'You changed one thing about your bedroom.',
          action:
            'Take fifteen minutes for the room. Block light from the window, cover small lights and find earplugs. Cool the room with an open window, a fan or less heating. Then lie down and fix the thing that still bothers you.',
          details:
            'If you share a room or stay somewhere temporary, a dark T-shirt over your eyes and earplugs are enough. Leave your ears free if you have to hear a child, an alarm or someone in your care.',
        },
        {
          from: 5,
          to: 5,
          title: 'Wind down for half an hour',
          done: 'You wound down before bed.',
          action:
            'Thirty minutes before bed, stop work and news. Do two quiet things in the same order every night: a shower and a book, prayer and music, stretching and a podcast with a timer.',
          details:
            'On a busy night, ten minutes are enough. Leave alcohol out of it. It can help you fall asleep, and then it disturbs the second half of the night. If you drink heavily every day, don’t stop suddenly; ask a doctor first.',
        },
        {
          from: 6,
          to: 6,
          title: 'Plan for lying awake',
          done: 'You got ready for a night when you can’t sleep.',
          action:
            'Set up a chair with a dim lamp and something dull to read. If you’re awake and annoyed tonight, get up, sit there until you’re sleepy, then go back. Don’t check the time.',
          details:
            'If getting up isn’t safe or possible, sit up in bed, put on a low light and do the dull thing there. Leave the chair ready even if you sleep well.',
        },
        {
          from: 7,
          to: 7,
          title: 'Keep two changes',
          done: 'You chose two changes to keep.',
          action:
            'Look back at the week. Which two changes gave you the best mornings? Tell someone that you’ll keep them for a month, or write it in your check-in note. If only one helped, keep that one and pick another to try for longer.',
          details:
            'See a doctor if you snore loudly and gasp, or have slept badly three nights a week for three months.',
        },
      ],
    },
    {
      key: 'book-the-check-up',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Book the Check-Up',
      subtitle: 'Three days to arrange a health check',
      description:
        'Three short days to do what’s easy to put off: work out what you want to ask, make the appointment, and get ready for it. Each day takes about twenty minutes. If you miss a day, do its step the next day.',
      promise: 'Work out what to ask a doctor, make the appointment and get ready for it.',
      finishLine: 'I took a step towards a health check on {days}.',
      duration: 3,
      difficulty: 'beginner',
      sources: [
        {
          author: 'US Preventive Services Task Force',
          year: 2021,
          title: 'Screening for hypertension in adults: recommendation statement',
          url: 'https://doi.org/10.1001/jama.2021.4987',
          checked: '2026-11-28',
        },
        kinnersley2007,
      ],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Decide what to ask',
          done: 'You know what you want to ask.',
          action:
            'Go through your body from head to foot, out loud or on your phone. What has changed, hurt or worried you lately? Add your medicines, family illnesses, sleep, mood, alcohol and smoking. If nothing stands out, ask which checks are due.',
          details:
            'Some things can’t wait: chest pain, trouble breathing, one side of the face hanging down, sudden weakness, sudden severe pain, vomiting blood, black stools or a lot of blood from below. Call your emergency number. A little blood in your urine or stool needs a doctor within days. If you think about ending your life, tell someone today; Help now lists lines to call or write to.',
        },
        {
          from: 2,
          to: 2,
          title: 'Make the appointment',
          done: 'You took one step towards an appointment.',
          action:
            'Call, go online or walk in: a doctor, a nurse, a clinic, a community health worker or a health service at work. Say: “Which checks are recommended for me, and can I book them?” Take the first date you can make. If everything’s closed, look up the opening hours and set a reminder.',
          details:
            'If you have no doctor or money is short, ask at a pharmacy, a public clinic or a community health centre what a blood pressure check costs. Often it’s free. If you’re trans or non-binary, ask about the checks for the organs you have.',
        },
        {
          from: 3,
          to: 3,
          title: 'Prepare for the visit',
          done: 'You chose what to say first.',
          action:
            'No date yet? Call or go there first. Choose up to three points and put the hardest one first, so you say it early. Sort out time off, transport and anything you need there. Tell one person the date, or that you’re waiting for one, and ask them to check how it went. If you’d rather not, set a reminder.',
          details:
            'You can ask for a male or female clinician, step-free access, an interpreter or someone in the room with you. If you miss the appointment, book again the same week. Clinics are used to it.',
        },
      ],
    },
    {
      key: 'ten-plain-suppers',
      pillar: 'physical',
      title: 'Ten Simple Dinners',
      subtitle: 'Cook for yourself, one dish a day',
      description:
        'Cook your own evening meal ten times from ordinary food: something green, something with protein, something filling. Leftovers count. At the end you know five dishes by heart.',
      promise: 'Cook your own evening meal ten times, and know five dishes by heart.',
      finishLine: 'I made a simple dinner on {days}.',
      duration: 10,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      sources: [whoHealthyDiet, fsaFoodChecker, foodSafetyTemperatures],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Eat beans and something green',
          done: 'You made a dinner with something green.',
          action:
            'Warm a tin of beans or leftover lentils, add something green, and eat it with bread, rice or a tortilla. While it warms, check your cupboard for onions, tinned tomatoes, lentils, rice or pasta, eggs and frozen vegetables.',
          details:
            'Without a stove, bread, tinned beans and a tomato make a dinner. Dried lentils, cabbage and frozen vegetables cost little. If you miss a night, cook that dinner the next night. A special diet from your clinic comes first.',
        },
        {
          from: 2,
          to: 2,
          title: 'Cook eggs or chickpeas',
          done: 'You cooked a one-pan dinner.',
          action:
            'Fry a chopped onion gently for ten minutes. Add two handfuls of frozen greens, then two or three eggs or a tin of chickpeas. Season it and eat it with bread or rice.',
          details:
            'If chopping is hard, use frozen chopped onion or sit at the table to cut. A microwave does beaten eggs and frozen greens in a few minutes.',
        },
        {
          from: 3,
          to: 3,
          title: 'Cook one pot for two nights',
          done: 'You cooked one pot.',
          action:
            'Fry an onion. Add a mug of red lentils, a tin of tomatoes, three mugs of water and any spice. Simmer for thirty minutes. Eat half. Put the rest in the fridge within two hours.',
          details:
            'Without a stove, heat tinned lentils or beans with the tomatoes in a microwave until they steam. Without a fridge, cook half today and the other half tomorrow.',
        },
        {
          from: 4,
          to: 4,
          title: 'Eat the leftovers',
          done: 'You sat down to a simple dinner.',
          action:
            'Easy night. Heat yesterday’s pot until it steams all the way through. Add rice, bread or potatoes and something raw: a tomato, grated carrot, salad leaves. Sit down to eat.',
          details:
            'If nothing’s left, warm some beans or eggs with something green. Cooked rice is fine too if you cooled it fast, kept it cold and eat it within a day. If leftovers look or smell wrong, throw them out.',
        },
        {
          from: 5,
          to: 5,
          title: 'Fill one oven tray',
          done: 'You cooked everything in one dish.',
          action:
            'Cut potatoes and two vegetables into small pieces. Add oil, salt and chicken, fish, tofu or chickpeas. Roast at 220 °C (425 °F) for 30 to 40 minutes, until everything is cooked through.',
          details:
            'Chicken is done when the thickest part reaches 74 °C (165 °F), with no pink left. Fish needs only the last fifteen minutes. Without an oven, cook the same things in a covered pan over medium heat. With only a microwave, use potatoes, vegetables and chickpeas.',
        },
        {
          from: 6,
          to: 6,
          title: 'Feed someone else',
          done: 'You made one portion more than you needed.',
          action:
            'Make your favourite dish so far for someone: family, a housemate, a neighbour, a colleague tomorrow. Ask about allergies and foods they don’t eat. If nobody’s around, save one portion for tomorrow or freeze it with a label.',
        },
        {
          from: 7,
          to: 7,
          title: 'Plan two dinners, then shop',
          done: 'You planned two dinners.',
          action:
            'Choose two dinners before you shop, each with vegetables for about half the plate. Buy only what they need, or plan with what’s in the house if you can’t shop. Cook the first one tonight. On a terrible day, eggs or beans with frozen peas are enough.',
        },
        {
          from: 8,
          to: 8,
          title: 'Cook the second one',
          done: 'You cooked a second dinner.',
          action:
            'Cook the second dinner from yesterday’s plan. Do the dishes while it simmers, so you can sit down to a clean kitchen. If you have no plan, cook any dinner you’ve already made here.',
        },
        {
          from: 9,
          to: 9,
          title: 'Cook what you already have',
          done: 'You had dinner without shopping.',
          action:
            'Open the fridge and cupboard and use only what’s there: soup, fried rice, an omelette, a big salad, pasta with beans. Throw out what’s gone off and cooked leftovers older than two days. Notice what you tend to buy too much of.',
          details:
            'If there’s little in the house and no money for food, ask at a food bank, temple, mosque, church or community kitchen.',
        },
        {
          from: 10,
          to: 10,
          title: 'Pick your five dishes',
          done: 'You named your five dishes.',
          action:
            'Cook the one you liked best. While you eat, say the names of five dinners you can now make without looking anything up. Save the shopping list for them where you’ll find it: phone, fridge or cupboard door.',
        },
      ],
    },
    {
      key: 'honest-push-up',
      safetyRevision: 2,
      pillar: 'physical',
      title: 'The Honest Push-Up',
      subtitle: 'Four weeks to do more push-ups, and do them well',
      description:
        'Three short sessions a week for four weeks, starting from where you are: wall, kitchen counter, chair, floor or sitting down. Only tidy push-ups count: body straight, slowly down, all the way up. With heart trouble, very high blood pressure, a hernia, eye disease that has needed treatment, recent surgery, or a bad shoulder or wrist, ask a doctor first.',
      promise: 'Do tidy push-ups three times a week, from a height that suits you.',
      finishLine: 'I trained my push-ups in {sessions}.',
      duration: 12,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 3 },
      rules: ['flexible', 'passes'],
      sources: [currier2023, calatayud2015],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Find your starting height',
          done: 'You found your starting height.',
          action:
            'Warm up for five minutes: march or roll, circle your arms. Try push-ups at a wall, then a kitchen counter, then lower. Stop at the lowest height where you can do eight with a straight body. Do two sets of four there.',
          details:
            'If eight at the wall are too many, stand closer. Seated: push against a wall or a stretched band. Use a chair only if it stands against a wall and can’t slide. Write your height and how many you did in the note when you check in. Leave at least one day without push-ups before the next session. Chest pain, faintness or breath that won’t settle: stop and call your emergency number.',
        },
        {
          from: 2,
          to: 2,
          title: 'Do four sets of four',
          done: 'You did four sets of four tidy push-ups.',
          action:
            'At the same height, do four sets of four. Rest two minutes between sets. Lower for two seconds, push up for one, breathe out as you push.',
          details:
            'Warm up as in the first session, each time. Leave a day without push-ups between sessions. If you miss a session, do it on another day, one a day at most.',
        },
        {
          from: 3,
          to: 3,
          title: 'Check your elbows',
          done: 'You did four sets with your elbows angled back.',
          action:
            'Do four sets of four again. Keep your elbows angled back, so that from above your arms and body look like an arrow, not like a T. Film one set or ask someone to look.',
          details:
            'If your wrists are sore, hold two firm handles or make fists on a folded towel, so that your wrists stay straight.',
        },
        {
          from: 4,
          to: 4,
          title: 'Add one to each set',
          done: 'You did four tidy sets.',
          action:
            'Do four sets of five at the same height. Stop a set when your hips drop or your head comes forward, even if you’re at three.',
        },
        {
          from: 5,
          to: 5,
          title: 'Slow the way down',
          done: 'You lowered for three slow counts in each set.',
          action:
            'Do three sets of five. Count to three on the way down and stop for one breath near the bottom. Rest as long as you need.',
          details:
            'Muscles that ache for a day or two are normal. Sharp pain in a joint isn’t: stop, and go back to a higher support next time.',
        },
        {
          from: 6,
          to: 6,
          title: 'Pull as well as push',
          done: 'You did pushes and pulls.',
          action:
            'Do three sets of six push-ups. After each set, lean with one hand on a chair that stands against a wall, with your back straight. With the other hand, pull a light bag up to your ribs eight times. Change arms.',
          details: 'Seated: pull a band that’s fixed to something heavy and can’t slip off.',
        },
        {
          from: 7,
          to: 7,
          title: 'Have an easy session',
          done: 'You did two light sets.',
          action:
            'Easy day. Do two sets of four at a higher, easier support. Then stretch your chest: put your forearm on a door frame, elbow below your shoulder, and turn gently away for thirty seconds. Change sides.',
          details:
            'Seated: use a looser band or push more gently. Leave out the stretch on a side where your shoulder has ever come out of joint.',
        },
        {
          from: 8,
          to: 8,
          title: 'Try one step lower',
          done: 'You did one set one step harder.',
          action:
            'Do your first set one step lower: counter to chair, chair to stair, stair to floor. Three is enough. Do the other three sets of five at your usual height.',
          details:
            'On the floor already? Lower for four counts instead. Seated: use a stronger band or hold it shorter for the first set. Between the sets, pull as in session six.',
        },
        {
          from: 9,
          to: 9,
          title: 'Do two sets lower',
          done: 'You did your four sets.',
          action:
            'Do two sets of three to five at the lower height, then two sets of six at your usual one. Keep your body in one line from head to heels.',
          details:
            'Seated: do two sets with the stronger band and two with your usual one. If the harder sets hurt a joint, stay at your usual height today. Pull between the sets again.',
        },
        {
          from: 10,
          to: 10,
          title: 'Do many small sets',
          done: 'You did your small sets and counted them.',
          action:
            'Set a timer for fifteen minutes. Do small sets of three at your usual height, with as much rest as you like, ten sets at most. Stop earlier if your body no longer stays straight. Write the total in the note when you check in.',
        },
        {
          from: 11,
          to: 11,
          title: 'Take it easy before the test',
          done: 'You had an easy session.',
          action:
            'Do two easy sets of four at a higher support, then three minutes of arm circles and shoulder rolls. If anything’s sore, leave out the push-ups and walk or roll for ten minutes.',
          details: 'Seated: use a looser band or push more gently.',
        },
        {
          from: 12,
          to: 12,
          title: 'Count again',
          done: 'You did one tidy set at your first height.',
          action:
            'Warm up. Do one set at the height from your first session and stop when your body no longer stays straight. Compare it with the number in your first note. A lower height or a slower movement is progress too. Choose two days a week to go on.',
          details: 'Seated: use the band or wall you began with. No note? You began with about eight.',
        },
      ],
    },
    {
      key: 'ten-minutes-on-the-floor',
      pillar: 'physical',
      title: 'Ten Minutes on the Floor',
      subtitle: 'Loosen up a stiff body',
      description:
        'Two weeks of slow movement for ankles, hips, back and shoulders. Every move has a version for a chair or a bed. You can do it in your pyjamas.',
      promise: 'Learn a few slow movements for ankles, hips, back and shoulders.',
      finishLine: 'I took time to loosen up on {days}.',
      duration: 14,
      difficulty: 'intermediate',
      rules: ['flexible', 'passes'],
      sources: [thomas2018, carty2021],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'See where you are',
          done: 'You tried the three movements.',
          action:
            'Try three things gently: reach both arms overhead, look over each shoulder, and get down to the floor and up again, or stand up from a chair without your hands. Notice what’s stiff and what’s easy.',
          details:
            'Hold on to a chair or a person, and skip the floor if you’ve fallen this year. With a new or inflamed joint, recent surgery or brittle bones, ask a doctor or physio which moves suit you. Leave a hot, swollen joint alone and see a doctor the same day. If you miss a day, do the next one.',
        },
        {
          from: 2,
          to: 2,
          title: 'Move your ankles',
          done: 'You moved both ankles, or both wrists.',
          action:
            'Circle each ankle ten times in both directions. Then face a wall with one foot forward and bend that knee towards the wall ten times with your heel down. Change sides, and do it all twice.',
          details:
            'From a chair or bed: draw the alphabet in the air with each foot. If your feet don’t move, ask someone to move them slowly for you, or do your wrists.',
        },
        {
          from: 3,
          to: 3,
          title: 'Open your hips',
          done: 'You stretched the front of both hips.',
          action:
            'Kneel on one knee on a cushion, other foot in front. Lean forward a little until you feel the front of your hip. Thirty seconds each side, three times. Add yesterday’s ankles.',
          details:
            'From a chair: sit at the edge, slide one foot back under you and sit tall. A pull is fine; a pinch means make it smaller.',
        },
        {
          from: 4,
          to: 4,
          title: 'Turn your hips',
          done: 'You let your knees fall from side to side.',
          action:
            'Sit or lie with your knees bent and feet apart. Let both knees drop to one side, then the other, twenty times. Then rest one ankle on the other knee and lean forward for thirty seconds each side.',
          details: 'With a hip replacement, leave out the crossed leg unless your physio has said it’s fine.',
        },
        {
          from: 5,
          to: 5,
          title: 'Loosen your upper back',
          done: 'You turned and rounded your back slowly.',
          action:
            'On hands and knees, round and hollow your back ten times with your breath. Then slide one arm under your chest and reach through, eight times each side. From a chair: fold your arms and turn, eight each side.',
        },
        {
          from: 6,
          to: 6,
          title: 'Free your shoulders',
          done: 'You moved both shoulders through their range.',
          action:
            'Stand or sit with your back to a wall. Slide your arms up and down it ten times, only as far as is comfortable. Then stretch your chest in a doorway, thirty seconds each side, twice.',
          details: 'If an arm tingles or goes numb, stop and leave that one out today.',
        },
        {
          from: 7,
          to: 7,
          title: 'Do three easy minutes',
          done: 'You did your favourite move for three minutes.',
          action:
            'Easy day. Choose the move that felt best this week and do it for three minutes, lying down if you like.',
        },
        {
          from: 8,
          to: 8,
          title: 'Sit low with support',
          done: 'You did five low sits.',
          action:
            'Hold a door frame or sink and lower yourself as far as is comfortable for twenty seconds. Do it five times. Finish with ankles and hips.',
          details:
            'If your knees complain, sit on a chair and lean forward with a long back, five times. Get up slowly if you tend to feel dizzy.',
        },
        {
          from: 9,
          to: 9,
          title: 'Stretch the back of your legs',
          done: 'You stretched the back of both legs.',
          action:
            'Sit at the edge of a chair with one leg straight. Lean forward from your hips for thirty seconds, three times each side. Then press your palms together and lower them until your forearms are level, ten breaths.',
        },
        {
          from: 10,
          to: 11,
          title: 'Put it together',
          done: 'You did the movements as one round.',
          action:
            'Do ankles, hips, upper back, shoulders and the low sit as one round, two minutes each. Tie it to something you do anyway: after coffee, before the shower, after prayer.',
          details: 'If you only have four minutes, do hips and upper back.',
        },
        {
          from: 12,
          to: 12,
          title: 'Go at half speed',
          done: 'You did the round slowly.',
          action:
            'Do the same round at half the speed and breathe out on each stretch. You’ll fit in less. Find the one place that feels tightest.',
        },
        {
          from: 13,
          to: 13,
          title: 'Work on the tight place',
          done: 'You gave your tightest place five minutes.',
          action:
            'Warm up with two minutes of marching or arm swings. Then give the tightest place five minutes: move, hold for thirty seconds, rest, repeat. Everything else gets one easy move.',
        },
        {
          from: 14,
          to: 14,
          title: 'Try the first moves again',
          done: 'You chose two moves to keep.',
          action:
            'Do the three movements from the first day: reach up, look over each shoulder, get up from floor or chair. What’s easier? Choose two moves to keep and a time of day for them.',
          details:
            'See a doctor or physio about a joint that locks or wakes you at night, or about numbness or weakness that has come on slowly.',
        },
      ],
    },
    {
      key: 'slow-five',
      pillar: 'physical',
      title: 'The Slow Five',
      subtitle: 'Run and walk your way to 5 km',
      description:
        'Nine weeks from walking to five kilometres (3.1 miles) at an easy pace. Three sessions a week with a rest day between. Run, walk, wheel, swim or cycle: the minutes stay the same.',
      promise: 'Build up from walking to five kilometres at an easy pace.',
      finishLine: 'I did {sessions} on the way to a slow 5K.',
      duration: 27,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 3 },
      rules: ['flexible', 'passes'],
      sources: [bull2020, carty2021, cdcIntensity],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Start with one minute',
          done: 'You jogged one minute, three to six times.',
          action:
            'Walk five minutes. Then jog one minute and walk two, six times. Three are enough if six are too many. Jog so slowly that you can still speak in sentences. Walk five minutes to finish.',
          details:
            'See a doctor first if you have heart or lung trouble, chest pain or fainting, haven’t exercised for years, or take insulin or tablets that lower blood sugar (then carry something sweet too). Chest pain, faintness or breath that won’t settle: stop and call your emergency number. If you don’t run, push, pedal or swim a bit faster for “jog” and take it easy for “walk”. Swim only where there’s a lifeguard; if you can’t swim well yet, start with lessons in shallow water.',
        },
        {
          from: 2,
          to: 2,
          title: 'Repeat and slow down',
          done: 'You jogged one minute, four to seven times.',
          action:
            'Walk five minutes. Jog one minute, walk two, seven times. Go slower than feels right, and walk sooner if you can’t talk. Four are enough.',
          details:
            'Always leave at least one day between sessions. On those days, rest or take an easy walk. When a session is too hard, do the one before it instead and mark the day. If you miss a week, repeat the last session you managed and go on from there.',
        },
        {
          from: 3,
          to: 3,
          title: 'Do eight rounds',
          done: 'You jogged one minute, five to eight times.',
          action:
            'Walk five minutes. Jog one minute, walk two, eight times. Five are enough. Check your shoes on the way: they only need to be comfortable and not worn flat.',
        },
        {
          from: 4,
          to: 4,
          title: 'Go for two minutes',
          done: 'You jogged in two-minute turns.',
          action:
            'Walk five minutes. Jog two minutes, walk two, six times. Four are enough on a hard day. Take short, quiet steps on a route with somewhere to sit.',
          details:
            'In heat, go early, drink, and cut the time by a third. If you get a headache, dizziness or nausea, stop, find shade, water and company. Confusion, collapse, or no better after half an hour: call your emergency number.',
        },
        {
          from: 5,
          to: 5,
          title: 'Say a sentence as you jog',
          done: 'You said a sentence aloud in each turn.',
          action:
            'Walk five minutes. Jog two minutes, walk two, six times; four are enough. In the middle of each turn, say a whole sentence aloud. If you can’t finish it, slow down until you can.',
        },
        {
          from: 6,
          to: 6,
          title: 'Shorten the walks',
          done: 'You jogged in two-minute turns with shorter walks.',
          action:
            'Walk five minutes. Jog two minutes, walk ninety seconds, six times. Notice your shoulders: let them drop each time you start.',
        },
        {
          from: 7,
          to: 7,
          title: 'Go for three minutes',
          done: 'You jogged in three-minute turns.',
          action:
            'Walk five minutes. Jog three minutes, walk two, five times. If the last one is too much, walk it briskly.',
          details:
            'Shin, knee or heel pain that gets worse as you go means stop and walk home. Take two easy days before you try again. If it’s still there after two weeks, see a doctor or physio.',
        },
        {
          from: 8,
          to: 8,
          title: 'Wake your joints up first',
          done: 'You loosened your joints before you jogged.',
          action:
            'Walk three minutes, then circle your ankles, lift your knees and swing your arms for two. Jog three minutes, walk two, five times. Does the first turn feel easier than last time?',
        },
        {
          from: 9,
          to: 9,
          title: 'Try a new route',
          done: 'You jogged on a new route.',
          action:
            'Do the same session in a different place: a park, a track, a quiet street, a pool. Or take your usual route the other way round. Jog three minutes, walk two, five times. Tell someone where you’re going if it’s dark or remote.',
        },
        {
          from: 10,
          to: 10,
          title: 'Go for five minutes',
          done: 'You jogged in five-minute turns.',
          action:
            'Walk five minutes. Jog five minutes, walk two, four times. Three are enough. Walk the last one if you need to.',
        },
        {
          from: 11,
          to: 11,
          title: 'Hold back at the start',
          done: 'You started each turn slower than you finished it.',
          action:
            'Four turns of five minutes again, or three. Begin each one so slowly that it feels too easy, and let yourself get a little faster only in the last minute. Walk two minutes in between, and five before and after.',
        },
        {
          from: 12,
          to: 12,
          title: 'Take an easy session',
          done: 'You moved easily for twenty minutes.',
          action:
            'Easy day. Walk for twenty minutes, or jog two fives with a long walk between. Your body needs the rest to get fitter.',
        },
        {
          from: 13,
          to: 13,
          title: 'Go for eight minutes',
          done: 'You jogged in eight-minute turns.',
          action:
            'Walk five minutes. Jog eight minutes, walk two, three times, or twice on a hard day. Look ahead and not at your feet.',
        },
        {
          from: 14,
          to: 14,
          title: 'Strengthen your calves',
          done: 'You did your heel raises.',
          action:
            'The same session as last time. Afterwards hold a wall and do ten slow heel raises on each foot. From now on, do them after every session.',
          details: 'Seated: do ten slow shoulder-blade squeezes instead of heel raises.',
        },
        {
          from: 15,
          to: 15,
          title: 'Bring company',
          done: 'You asked someone to train with you.',
          action:
            'Ask someone to join you, on foot, wheels or a bike, at your pace. Walk five minutes. Jog eight minutes, walk two, three times. If you’re alone today, invite someone for next week.',
        },
        {
          from: 16,
          to: 16,
          title: 'Go for twelve minutes',
          done: 'You jogged for twelve minutes.',
          action: 'Walk five minutes. Jog twelve minutes, walk two, jog twelve. On a hard day, walk the second twelve.',
        },
        {
          from: 17,
          to: 17,
          title: 'Go from mark to mark',
          done: 'You jogged from one mark to the next.',
          action:
            'Two turns of twelve minutes again, with two minutes of walking between. When it gets long, choose a lamp post or tree and go to that one, then choose the next. If you need to walk, walk to the next mark.',
        },
        {
          from: 18,
          to: 18,
          title: 'Ease off',
          done: 'You did an easy session.',
          action:
            'Easy day. Walk five minutes. Jog eight minutes, walk three, jog eight. Go to bed half an hour earlier tonight.',
        },
        {
          from: 19,
          to: 19,
          title: 'Go for fifteen minutes',
          done: 'You jogged for fifteen minutes.',
          action:
            'Walk five minutes. Jog fifteen minutes, walk one, jog fifteen. If the second fifteen gets too hard, walk it at a good pace.',
        },
        {
          from: 20,
          to: 20,
          title: 'Find your time and your breakfast',
          done: 'You trained at the time you’ve chosen.',
          action:
            'At what time of day would you like to do your 5K, and what will you eat before it? Try both today, with fifteen minutes of jogging, one of walking and fifteen of jogging. Note what sat well.',
        },
        {
          from: 21,
          to: 21,
          title: 'Try twenty without a break',
          done: 'You jogged for twenty minutes, with a walk if needed.',
          action:
            'Walk five minutes, then jog twenty minutes without a walking break. Keep to a pace at which you could talk. If you need a break, walk for a minute and go on.',
        },
        {
          from: 22,
          to: 22,
          title: 'Do twenty-five',
          done: 'You jogged for twenty-five minutes, walks included.',
          action:
            'Walk five minutes, then jog for twenty-five minutes. If you get short of breath, walk one minute and go on.',
        },
        {
          from: 23,
          to: 23,
          title: 'Have an easy fifteen',
          done: 'You moved for fifteen easy minutes.',
          action:
            'Easy day. Jog or walk for fifteen minutes, as slowly as you can. If something has hurt for more than two weeks, have it looked at now.',
        },
        {
          from: 24,
          to: 24,
          title: 'Do thirty minutes',
          done: 'You jogged for thirty minutes, walks included.',
          action:
            'Walk five minutes, then jog thirty at your easiest pace. See how far you get. At a very easy pace it may be about four kilometres (2.5 miles).',
        },
        {
          from: 25,
          to: 25,
          title: 'Plan your five',
          done: 'You chose a route for your 5K.',
          action:
            'Walk or jog for twenty easy minutes. Then choose your 5K: a flat route, a track, a free local event, a pool. Tell one person when and where, or ask them to come.',
        },
        {
          from: 26,
          to: 26,
          title: 'Keep your legs fresh',
          done: 'You moved easily for fifteen minutes.',
          action:
            'Walk for fifteen easy minutes with two jogs of one minute along the way. Then rest for two days, with normal food and sleep. If you’re ill or have a fever, put the 5K off.',
        },
        {
          from: 27,
          to: 27,
          title: 'Do your 5K',
          done: 'You covered your five kilometres.',
          action:
            'Walk five minutes, then cover five kilometres (3.1 miles) slowly, with as many walking breaks as you want. Afterwards think back to your first minute of jogging. Choose two days a week to keep going.',
        },
      ],
    },
    {
      key: 'ninety-days-plain-strength',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Plain Strength',
      subtitle: 'Twelve weeks of strength training without a gym',
      description:
        'You train five movements without a gym: sit down and stand up, push, pull, bend at the hips, and carry. For twelve weeks you do three strength sessions a week with two easy days in between, on foot or wheels, and then take two days off before the next week. Strength takes fifteen minutes at first and up to an hour at the end, and every movement has a seated version.',
      promise: 'Train five basic movements without a gym, and add a little each week.',
      finishLine: 'I trained for strength, or rested actively, on {days}.',
      duration: 60,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 5 },
      rules: ['flexible', 'passes'],
      sources: [bull2020, currier2023, carty2021],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Learn the five movements',
          done: 'You tried all five movements once.',
          action:
            'Warm up for five minutes: march and swing your arms. Then do one set of eight of each: stand up from a chair, push away from a wall, pull a loaded bag to your ribs, lift your hips lying on your back. Carry two bags for thirty seconds.',
          details:
            'Seated: press up from the armrests, push a wall, row a band, lean forward and sit tall, push with a bag on your lap. With heart or joint trouble, high blood pressure that isn’t controlled, a hernia or recent surgery, ask a doctor first. Don’t hold your breath as you lift. Chest pain, faintness or breath that won’t settle: stop and call your emergency number.',
        },
        {
          from: 2,
          to: 2,
          title: 'Take fifteen easy minutes',
          done: 'You moved easily for fifteen minutes.',
          action:
            'Easy day. Walk, roll, swim or cycle for fifteen minutes at a pace at which you can chat. Look for a heavy bag, a firm chair and a counter you can use for training.',
          details:
            'Leave at least one day between strength days. If you miss a day, do its step next time; don’t put two into one day.',
        },
        {
          from: 3,
          to: 3,
          title: 'Do two sets',
          done: 'You did two sets of each movement.',
          action:
            'Warm up. Two sets of eight: standing up from a chair, wall or counter push-ups, bag rows on each side, hip lifts. Finish with two carries of thirty seconds. Rest as long as you need.',
          details:
            'Stop every set while you could still do two more repetitions with good form. That holds for all twelve weeks.',
        },
        {
          from: 4,
          to: 4,
          title: 'Go a little further',
          done: 'You moved easily for twenty minutes.',
          action:
            'Easy day. Take twenty minutes on foot or wheels. Sore muscles are normal this week and ease with gentle movement. Rest a sharply painful joint. Very painful, swollen, weak muscles or dark pee aren’t normal: go to hospital now.',
        },
        {
          from: 5,
          to: 5,
          title: 'Make it tidy',
          done: 'You did two sets with full attention.',
          action:
            'Two sets of eight of each movement, slower than last time. Long back, knees in line with your feet, no jerking. Film one set of squats and rows, or ask someone to watch.',
        },
        {
          from: 6,
          to: 6,
          title: 'Move up to ten',
          done: 'You did two sets of ten.',
          action:
            'Two sets of ten of each. Carry twice for forty seconds: sit or stand tall, short steps or even pushes, shoulders down. Breathe out as you lift, push or stand.',
        },
        { from: 7, to: 7, ...easyHalfHour },
        {
          from: 8,
          to: 8,
          title: 'Try the short session',
          done: 'You did one set of each movement.',
          action:
            'Learn the short session: warm up, then one set of ten of each. It takes about twelve minutes. From now on you can use it on any bad day, and it counts.',
        },
        {
          from: 9,
          to: 9,
          title: 'Add a hill or a ramp',
          done: 'You moved for twenty minutes with one slope.',
          action:
            'Easy day. Twenty minutes with one hill, ramp, bridge or flight of stairs in it, taken slowly. You should be able to speak at the top. If there’s no slope, go brisk for two minutes instead.',
        },
        {
          from: 10,
          to: 10,
          title: 'Make one thing harder',
          done: 'You made one movement slightly harder.',
          action:
            'Two sets of ten. Choose one movement and make it a bit harder: a lower chair, a lower support for push-ups, a stronger band, or one more book in the bag. Leave the other four as they are.',
        },
        {
          from: 11,
          to: 11,
          title: 'Start a third set',
          done: 'You did three sets of squats and pushes.',
          action:
            'Three sets of eight of squats and pushes, two sets of ten of pulls and hip lifts, two carries. Rest two minutes between sets.',
        },
        {
          from: 12,
          to: 12,
          title: 'Ask someone along',
          done: 'You had company while you moved.',
          action:
            'Easy day. Move for twenty-five minutes. Ask someone along, or call a friend while you move. Go at the pace of the slower person.',
        },
        {
          from: 13,
          to: 13,
          title: 'Three sets of everything',
          done: 'You did three sets of each movement.',
          action:
            'Three sets of eight of all five, with carries of forty seconds. Put your numbers in the check-in note, so you know them next time.',
        },
        {
          from: 14,
          to: 14,
          title: 'Move and stretch',
          done: 'You stretched for five minutes.',
          action:
            'Easy day. Twenty minutes of easy movement, then five minutes for calves, hips and chest. Hold each stretch for three slow breaths.',
        },
        {
          from: 15,
          to: 15,
          title: 'Lower for three counts',
          done: 'You lowered slowly in every set.',
          action:
            'Three sets of eight. Take three seconds on the way down in squats and pushes and on the way back in rows. Keep the same weight; it will feel heavier.',
        },
        {
          from: 16,
          to: 16,
          title: 'Build towards ten',
          done: 'You did three sets, some of them ten.',
          action:
            'Three sets of each. Aim for ten in the first set, nine in the second, eight in the third. Stop early if your form goes.',
          details:
            'If you lost a week to illness or work, come back with one set fewer. You don’t have to make anything up.',
        },
        { from: 17, to: 17, ...easyHalfHour },
        {
          from: 18,
          to: 18,
          title: 'Tens in the first two sets',
          done: 'You did three sets of each movement.',
          action:
            'Ten, ten and eight of each movement. Carries of forty-five seconds. Drink between sets and keep breathing during the hard part.',
        },
        { from: 19, to: 19, ...easyHalfHour },
        {
          from: 20,
          to: 20,
          title: 'Three tens',
          done: 'You did three sets of up to ten.',
          action:
            'Three sets of ten, if they’re tidy. If they aren’t, stay at your old number. Tell someone you’ve finished the first month.',
        },
        { from: 21, to: 21, ...halfSession },
        {
          from: 22,
          to: 22,
          title: 'Rest and eat well',
          done: 'You had one proper meal.',
          action:
            'Easy day. A slow walk or roll of ten minutes at most, and one proper meal with protein and vegetables. Training needs food, so don’t cut back this week.',
        },
        { from: 23, to: 23, ...halfSession },
        {
          from: 24,
          to: 24,
          title: 'Go to bed earlier',
          done: 'You went to bed half an hour earlier.',
          action:
            'Easy day. Stretch gently for five minutes and go to bed half an hour earlier than usual. If you’re worn out, snappy and sleeping badly, take the rest of the week off. If you feel you can’t rest, or eat less to train, talk to a doctor.',
        },
        {
          from: 25,
          to: 25,
          title: 'Find your weakest movement',
          done: 'You know your weakest movement.',
          action:
            'One light set of each movement. Which one feels weakest or most awkward? It comes first from next week.',
        },
        {
          from: 26,
          to: 26,
          title: 'Begin with your weakest',
          done: 'You trained your weakest movement first.',
          action:
            'Warm up and start with your weakest movement, then the rest. Three sets of six to eight, each in a slightly harder form: lower chair, lower hands, heavier bag, one-leg hip lift, longer carry.',
          details:
            'Seated: a stronger or shorter band, a slower press, a longer push. If your form goes, use the easier version for the next set.',
        },
        {
          from: 27,
          to: 27,
          title: 'Go brisk for five minutes',
          done: 'You went briskly for five minutes.',
          action:
            'Easy day with a brisk middle. Ten minutes easy, five minutes at a pace where you’d rather not sing, ten minutes easy.',
        },
        {
          from: 28,
          to: 28,
          title: 'Keep the harder form',
          done: 'You did three sets in the harder form.',
          action:
            'Do three sets of six to eight in the harder forms, with up to three minutes’ rest. Change nothing today except how cleanly you move.',
        },
        {
          from: 29,
          to: 29,
          title: 'Move how you like',
          done: 'You did something active that you enjoy.',
          action:
            'Easy day. Thirty minutes of something you enjoy: dancing, swimming, kicking a ball, gardening, wheelchair basketball, a long walk. No counting.',
        },
        {
          from: 30,
          to: 30,
          title: 'Train each side alone',
          done: 'You trained your left and right sides separately.',
          action:
            'Row and carry with one arm at a time, weaker side first, the same number on both. Then two sets of eight of squats, pushes and hip lifts.',
        },
        { from: 31, to: 31, ...addOneRepetition },
        { from: 32, to: 32, ...easyHalfHour },
        { from: 33, to: 33, ...addOneRepetition },
        {
          from: 34,
          to: 34,
          title: 'Brisk twice',
          done: 'You went briskly twice.',
          action:
            'Easy day. Eight minutes easy, four brisk, four easy, four brisk, eight easy. If brisk is too much today, keep it all easy.',
        },
        { from: 35, to: 35, ...addOneRepetition },
        {
          from: 36,
          to: 36,
          title: 'Four sets of squats',
          done: 'You did four sets of squats or presses.',
          action:
            'Four sets of eight squats, or seated presses, then three sets of the other four movements. Take long rests.',
        },
        {
          from: 37,
          to: 37,
          title: 'Do an errand yourself',
          done: 'You did an errand under your own power.',
          action:
            'Easy day. Do one errand under your own power that you’d usually drive or order in. Carry it home if the weight is sensible.',
        },
        {
          from: 38,
          to: 38,
          title: 'Four sets of rows',
          done: 'You did four sets of rows.',
          action:
            'Four sets of eight rows on each side, then three of the other movements. Pull your elbow back past your ribs and lower it slowly.',
        },
        {
          from: 39,
          to: 39,
          title: 'Show someone a movement',
          done: 'You explained one movement.',
          action:
            'Easy day. Show one movement to a friend, a child or someone at home, in five minutes. Explaining it makes yours tidier. If nobody’s around, explain it aloud to your phone.',
        },
        {
          from: 40,
          to: 40,
          title: 'Four sets of pushes',
          done: 'You did four sets of pushes.',
          action:
            'Four sets of eight pushes at a height where all of them are tidy, then three sets of the other movements. Stretch your chest in a doorway afterwards.',
        },
        { from: 41, to: 41, ...halfSession },
        {
          from: 42,
          to: 42,
          title: 'Rest on purpose',
          done: 'You took it easy for a whole day.',
          action:
            'Do nothing hard: ten minutes of gentle stretching, a slow walk or a warm bath. Notice whether you’re looking forward to training again.',
        },
        { from: 43, to: 43, ...halfSession },
        {
          from: 44,
          to: 44,
          title: 'Cook for two days',
          done: 'You cooked a meal that lasts two days.',
          action:
            'Easy day. Use the time you saved to cook something with vegetables and protein that lasts two days. Sit down to eat it.',
        },
        {
          from: 45,
          to: 45,
          title: 'Start fresh',
          done: 'You did one light set of each.',
          action:
            'One light set of each movement, then choose the hardest form you can do tidily for the next two weeks. Nothing else today.',
        },
        { from: 46, to: 46, ...fourSets },
        { from: 47, to: 47, ...easyHalfHour },
        { from: 48, to: 48, ...fourSets },
        {
          from: 49,
          to: 49,
          title: 'Notice what’s easier',
          done: 'You noticed one thing that got easier.',
          action:
            'Easy day. Thirty minutes at a pace for talking. Think of one thing outside training that has become easier: stairs, shopping, transfers, getting up.',
        },
        { from: 50, to: 50, ...fourSets },
        { from: 51, to: 51, ...longerCarry },
        { from: 52, to: 52, ...easyHalfHour },
        { from: 53, to: 53, ...longerCarry },
        {
          from: 54,
          to: 54,
          title: 'Stay out for forty minutes',
          done: 'You moved easily for forty minutes.',
          action:
            'Easy day. Forty minutes, ten more than you’re used to, with a stop in the middle. Bring water. Half of it is fine if you’re tired.',
        },
        { from: 55, to: 55, ...longerCarry },
        {
          from: 56,
          to: 56,
          title: 'Ease down',
          done: 'You did two light sets.',
          action:
            'Two light sets of each movement. Look through your check-in notes from the first weeks and see how the numbers have changed.',
        },
        {
          from: 57,
          to: 57,
          title: 'Plan the months after',
          done: 'You chose a week you can keep up.',
          action:
            'Easy walk or roll. Decide the smallest week you could keep for a year. Two sessions of half an hour is a good answer. Tell someone who’ll ask about it.',
        },
        {
          from: 58,
          to: 58,
          title: 'Do one light set',
          done: 'You did one light set of each.',
          action:
            'One light set of each movement, then three minutes of stretching. You’re only staying loose for the last session.',
        },
        {
          from: 59,
          to: 59,
          title: 'Rest before the last session',
          done: 'You rested.',
          action: 'Rest day. Do ten minutes of gentle movement at most, and put your chair, bag and bands ready.',
        },
        {
          from: 60,
          to: 60,
          title: 'Repeat your first session',
          done: 'You repeated your first session.',
          action:
            'Do the very first session again: same chair, same wall, same bags, one set of eight. How does it feel compared with then? Tell one person what has changed.',
        },
      ],
    },
    {
      key: 'quit-smoking-or-vaping',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Done With Nicotine',
      subtitle: 'Get ready, then quit smoking or vaping',
      description:
        'Six days to get ready, a quit day, and three weeks of getting through cravings, company and slips. You get help early: stop-smoking medicines and a trained adviser give you a better chance than willpower alone. From quit day on, a day counts if you stayed off, or stopped again straight after a slip. It also fits shisha, pouches and chewing tobacco.',
      promise: 'Get ready for a quit day, get help early and plan for the first three weeks.',
      finishLine: 'I worked on quitting for {days}.',
      duration: 30,
      difficulty: 'intermediate',
      rules: ['flexible'],
      sources: [
        lindson2023,
        cochraneVaping,
        whoTobacco,
        {
          author: 'Smokefree.gov, National Cancer Institute (US)',
          year: null,
          title: 'Managing nicotine withdrawal',
          url: 'https://smokefree.gov/challenges-when-quitting/withdrawal',
          checked: '2026-11-23',
        },
        spsSmoking,
      ],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose to quit on day seven',
          done: 'You set your quit date.',
          action:
            'Your quit day is the seventh day of this plan. Count forward and check it’s not the worst day of the month. Say it out loud: “I’m stopping on Tuesday.” Until then, smoke or vape as usual.',
          details:
            'If you take any medicine, above all for psychosis (such as clozapine or olanzapine), theophylline, warfarin or methadone, call your doctor or pharmacist now, as the dose may need to change when you stop smoking. With diabetes, check your sugar more often after you stop. If you’re pregnant or live with a serious mental illness, get support before your quit day.',
        },
        {
          from: 2,
          to: 2,
          title: 'Notice your triggers',
          done: 'You named your three strongest triggers.',
          action:
            'Change nothing. Each time you reach for one, say to yourself where you are and why: coffee, boredom, stress, company, habit. Tonight, name your three strongest triggers.',
        },
        {
          from: 3,
          to: 3,
          title: 'Ask for treatment',
          done: 'You contacted someone about stop-smoking help.',
          action:
            'Contact a pharmacy, doctor, quitline or stop-smoking service today. Ask: “Which medicine suits me, and who can support me?” For smoking, ask about varenicline, cytisine, or a nicotine patch together with gum, lozenge or spray.',
          details:
            'Mention seizures, a brain tumour, eating disorders, bipolar disorder, liver disease, heavy drinking, sedatives and other medicines: bupropion may not be safe for you then. For vapes, pouches or chewing tobacco, ask what’s used where you live. Some medicines start days or even two weeks before quit day. If yours does, or you can’t get an appointment in time, leave day 7 until your new date and tell the people who know. What’s sold and what’s free differs by country.',
        },
        {
          from: 4,
          to: 4,
          title: 'Leave one out',
          done: 'You put off the one you’d miss least.',
          action:
            'Choose the one you’d miss least and leave it out. If that’s too hard, wait fifteen minutes longer for it. Do something with your hands while you wait. You’re practising for quit day.',
        },
        {
          from: 5,
          to: 5,
          title: 'Tell two people',
          done: 'You told two people your date.',
          action:
            'Tell two people your date and one thing that would help: “Don’t offer me any,” “Text me on Tuesday night,” “Smoke outside for now.” Ask one: “If I slip, can I message you straight away?” Choose people who’ll take you seriously.',
        },
        {
          from: 6,
          to: 6,
          title: 'Clear it all out',
          done: 'You cleared everything out.',
          action:
            'Tonight, after your last one, throw out cigarettes, vapes, liquids, lighters and ashtrays. Check your coat, bag and desk, and the car if you’ve got one. Put your medicine, gum, water or a pen where they used to be. Plan tomorrow evening.',
          details:
            'Batteries and vapes go to a battery or electronics collection point, not in the bin. If someone at home smokes, agree on one place outside.',
        },
        {
          from: 7,
          to: 7,
          title: 'Quit today',
          done: 'You stopped today.',
          action:
            'Don’t smoke or vape from the moment you wake up. Use your medicine as directed. When a craving comes, wait five minutes: drink water, walk to another room, message someone. Then wait five more.',
          details:
            'If you slip, stop again straight away. If you vape to stay off cigarettes, only stop vaping when you’re sure you won’t go back to smoking. Cigarettes expose you to more of the substances that cause disease.',
        },
        {
          from: 8,
          to: 8,
          title: 'Keep your hands busy',
          done: 'You stayed off today.',
          action:
            'Choose two things for your hands and mouth, and carry them: a pen, a stone, sugar-free gum, a straw, carrot sticks. Use them at the three moments you named as triggers.',
        },
        {
          from: 9,
          to: 9,
          title: 'Wait out a craving',
          done: 'You stayed off today.',
          action:
            'Time one craving today. Look at a clock, breathe slowly and wait until it fades; many pass in a few minutes. If none comes, practise at your usual smoking time. If cravings stay strong, ask the pharmacist whether your nicotine dose is too low.',
          details: 'Feeling irritable, low, hungry or foggy is common now. The worst usually passes within two weeks.',
        },
        {
          from: 10,
          to: 10,
          title: 'Change one routine',
          done: 'You stayed off today.',
          action:
            'Take your strongest daily trigger and change something about it: another mug, another chair, another route, tea instead of coffee, leaving the table straight after eating.',
        },
        {
          from: 11,
          to: 11,
          title: 'Move when it hits',
          done: 'You stayed off today.',
          action:
            'When a craving comes, or at your usual smoking time if none does, move for five minutes: stairs, a walk, boxing the air, pushing your wheelchair around the block. If your chest hurts or you can’t get your breath back, stop and call your emergency number.',
        },
        {
          from: 12,
          to: 12,
          title: 'Eat at regular times',
          done: 'You stayed off today.',
          action:
            'Eat regular meals today and keep something to nibble within reach: fruit, nuts, popcorn. Being hungrier is common after quitting. This isn’t the week to diet.',
        },
        {
          from: 13,
          to: 13,
          title: 'Check your medicine',
          done: 'You stayed off today.',
          action:
            'Read the leaflet again or ask the pharmacist: dose, timing, how to chew the gum or place the patch. With a seizure, a swollen face or trouble breathing, stop it and call your emergency number. With other side effects, call before you stop. If you have no medicine yet, ask about one.',
          details:
            'If your mood gets much worse, you get very restless or angry, or you think about ending your life, stop varenicline or bupropion, tell a doctor today and open Help now.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take it easy',
          done: 'You stayed off today.',
          action:
            'Easy day, one week in. Spend an hour on something pleasant that never went with smoking: a bath, a film, a swim, a service, a game with your kids.',
          details:
            'If you missed some days of this plan, do today’s and go on. Staying off matters more than the steps.',
        },
        {
          from: 15,
          to: 15,
          title: 'Make a slip plan',
          done: 'You stayed off today.',
          action:
            'Say your plan aloud: “If I have one, I throw the rest away, message Sam, and carry on.” Tell the person you’d message. If you’ve slipped already, do it now.',
          details:
            'Slips are common. What you do in the next hour matters more. Ask what triggered it and change that one thing.',
        },
        {
          from: 16,
          to: 16,
          title: 'Plan for company',
          done: 'You stayed off today.',
          action:
            'Practise one sentence aloud: “No thanks, I’ve stopped.” If you pass a smoking area today, skip it, or stand there with water in your hand and leave after two minutes.',
        },
        {
          from: 17,
          to: 17,
          title: 'Keep alcohol out of it',
          done: 'You stayed off today.',
          action:
            'Drinking makes it easier to say yes to a cigarette. Skip alcohol today, or meet people somewhere without it. If you mix tobacco with other drugs, leave the tobacco out, or skip both today.',
          details: 'If you drink heavily every day, don’t stop suddenly. Talk to a doctor first.',
        },
        {
          from: 18,
          to: 18,
          title: 'Handle stress differently',
          done: 'You stayed off today.',
          action:
            'Choose one thing for stressful moments: ten slow breaths, cold water on your face, stepping outside, a two-minute call, a short prayer. Use it once today, even if you don’t need it.',
        },
        {
          from: 19,
          to: 19,
          title: 'Spend what you’ve saved',
          done: 'You stayed off today.',
          action:
            'Work out what you’d have spent since quit day. Move that sum somewhere, or buy one thing with it for yourself or your family. If it isn’t much money, add up the minutes instead.',
        },
        {
          from: 20,
          to: 20,
          title: 'Report to someone',
          done: 'You stayed off today.',
          action:
            'Call or meet one of the people you told. Say what’s been hardest and what’s worked. If you have an adviser or quitline, use them today as well.',
        },
        {
          from: 21,
          to: 21,
          title: 'Rest without smoke',
          done: 'You stayed off today.',
          action:
            'Easy day. Take two breaks of five minutes, outside if you can, with a drink in your hand. You still need breaks, even without a smoke.',
        },
        {
          from: 22,
          to: 22,
          title: 'Check your mood',
          done: 'You stayed off today.',
          action:
            'How has your mood been this week: better, the same or worse? Tell someone. If you’ve felt low on most days for two weeks, book an appointment and say that you’ve stopped smoking or vaping.',
        },
        {
          from: 23,
          to: 23,
          title: 'Rehearse a hard moment',
          done: 'You stayed off today.',
          action:
            'Think of one situation that could catch you: a wedding, an argument, a night shift, bad news. Decide what you’ll do in the first five minutes and who you’ll call.',
        },
        {
          from: 24,
          to: 24,
          title: 'Clean something',
          done: 'You stayed off today.',
          action:
            'Wash, air or clean one thing that smells of smoke or vapour: a jacket, the car, curtains, a bag, your chair covers. If it’s heavy work, ask for a hand.',
        },
        {
          from: 25,
          to: 25,
          title: 'Answer the “just one” thought',
          done: 'You stayed off today.',
          action:
            'Watch for the thought “one won’t hurt.” Answer it with your own reason for stopping: a person, your breath, money, being free of it. Say the reason out loud once today.',
        },
        {
          from: 26,
          to: 26,
          title: 'Help someone else',
          done: 'You stayed off today.',
          action:
            'Send a kind word to someone who’s quitting or thinking about it, here or elsewhere. Don’t preach. Say what helped you and what was hard.',
        },
        {
          from: 27,
          to: 27,
          title: 'Try a longer walk',
          done: 'You stayed off today.',
          action:
            'Move for twenty minutes at an easy pace, on foot or wheels. Notice your breathing uphill or halfway through. A cough that lasts over three weeks needs a doctor this week. If there’s blood in it, see a doctor today.',
        },
        {
          from: 28,
          to: 28,
          title: 'Do something for yourself',
          done: 'You stayed off today.',
          action:
            'Easy day. Choose a treat you can afford and take your time over it. If you’ve been snappy with someone these weeks, say sorry as well; that helps both of you.',
        },
        {
          from: 29,
          to: 29,
          title: 'Plan the next three months',
          done: 'You stayed off today.',
          action:
            'Ask how long to keep using your medicine. Courses differ: some last about a month, many eight to twelve weeks. Put the end date in your calendar. If you vape to stay off cigarettes, plan when and how to cut down.',
        },
        {
          from: 30,
          to: 30,
          title: 'Look back and go on',
          done: 'You stayed off today.',
          action:
            'Think back to the first day. What’s different: breath, smell, money, mornings, pride? Tell one person. If you’re still slipping, set a new quit day this week and get more support. Many people need several tries.',
        },
      ],
    },
    {
      key: 'three-dry-weeks',
      safetyRevision: 2,
      pillar: 'physical',
      title: 'Three Dry Weeks',
      subtitle: 'Three weeks without alcohol',
      description:
        'Twenty-one days without a drink, to see what alcohol does for you and what it costs you. Don’t stop suddenly if you drink heavily on most days, need a drink in the morning, shake, sweat or feel ill without one, or have ever had a seizure or seen things after stopping. It can be dangerous: see a doctor first. As a rough guide, a bottle of wine, five large beers or a third of a bottle of spirits a day is heavy. If you’re not sure, ask a doctor or pharmacist. Help now lists lines to call or write to.',
      promise: 'Go three weeks without a drink, and see what alcohol does for you and what it costs you.',
      finishLine: 'I worked on going without alcohol for {days}.',
      duration: 21,
      difficulty: 'intermediate',
      rules: ['flexible'],
      sources: [
        niceAlcohol,
        {
          author: 'Richard de Visser, Emily Robinson, Rod Bond',
          year: 2016,
          title: 'Voluntary temporary abstinence from alcohol during “Dry January” and subsequent alcohol use',
          url: 'https://doi.org/10.1037/hea0000297',
          checked: '2026-11-28',
        },
        ebrahim2013,
      ],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Check that it’s safe',
          done: 'You checked that stopping is safe for you.',
          action:
            'Read the warning in the description again. If any of it fits you, don’t stop or cut down yet. Call a doctor or alcohol service, and begin this challenge only when they agree. If none of it does, tonight is your first evening without: put the bottles out of reach and tell one person you’re starting.',
          details:
            'Shaking, heavy sweating, confusion, seeing things or a seizure after stopping: call your emergency number, now or on any later day. If you take sleeping pills or other sedatives every day, don’t stop those suddenly either.',
        },
        {
          from: 2,
          to: 2,
          title: 'Find your hour',
          done: 'You drank no alcohol today.',
          action:
            'At what time would you usually have the first one? Put something else there today: food, a shower, a walk, a call, a fizzy drink in a good glass. Eat before that hour.',
          details:
            'If you have a drink, leave the day unmarked, notice where and who with, and carry on tomorrow. Nothing starts over; the challenge only ends a day later. If you did the day’s step, that day wasn’t wasted.',
        },
        {
          from: 3,
          to: 3,
          title: 'Wait for twenty minutes',
          done: 'You drank no alcohol today.',
          action:
            'When you want a drink, look at the clock and give it twenty minutes. Change rooms, go outside, message someone. Then decide again. If no craving comes, practise anyway: wait twenty minutes before your next snack or look at your phone.',
        },
        {
          from: 4,
          to: 4,
          title: 'Stock the fridge',
          done: 'You drank no alcohol today.',
          action:
            'Get two or three drinks you enjoy: sparkling water and lime, ginger beer, iced tea, alcohol-free beer. If alcohol-free beer makes you want the real thing, leave it out.',
        },
        {
          from: 5,
          to: 5,
          title: 'Practise your answer',
          done: 'You drank no alcohol today.',
          action:
            'Practise one sentence aloud: “Not tonight, thanks.” You don’t owe anyone a reason. Decide what you’ll order at your next night out before you get there.',
        },
        {
          from: 6,
          to: 6,
          title: 'Plan a hard evening',
          done: 'You drank no alcohol today.',
          action:
            'Plan this evening before it starts: who, where, what you’ll drink, when you’ll leave. Bring your own drinks if you’re visiting. Leave when it stops being fun.',
          details:
            'If you’re staying in, plan the hours after dinner the same way: what you’ll drink, what you’ll do, when you’ll go to bed.',
        },
        {
          from: 7,
          to: 7,
          title: 'Take an easy day',
          done: 'You drank no alcohol today.',
          action:
            'Easy day. Take half an hour for yourself: a nap, a proper meal, a bit of time outside. Go to bed when you’re tired. Your sleep may still be restless this week.',
        },
        {
          from: 8,
          to: 8,
          title: 'Rate your morning',
          done: 'You drank no alcohol today.',
          action:
            'Give last night’s sleep and today’s mood a number from one to ten and put both in your check-in note. You’ll compare them later.',
        },
        {
          from: 9,
          to: 10,
          title: 'Ask what it did for you',
          done: 'You drank no alcohol today.',
          action:
            'What did alcohol do for you: courage, company, sleep, numbness, reward? Choose one and get it another way today. For courage, call someone. For reward, eat something good. For sleep, get up at your usual time and go to bed when you’re sleepy.',
        },
        {
          from: 11,
          to: 11,
          title: 'Tell someone how it is',
          done: 'You drank no alcohol today.',
          action:
            'Tell a friend, partner or group how it’s going and what you miss. If drinking covered fear, pain or memories, or your mood is getting worse, say that to a doctor or counsellor this week.',
        },
        {
          from: 12,
          to: 12,
          title: 'Meet without alcohol',
          done: 'You drank no alcohol today.',
          action:
            'Invite someone to something without alcohol: breakfast, a match, cards, a film, a swim, a walk or roll in the park. Set the day and time.',
        },
        {
          from: 13,
          to: 13,
          title: 'Go out sober',
          done: 'You drank no alcohol today.',
          action:
            'See people this evening without drinking, for an hour at least. Hold a glass if it helps. Notice who’s fine with it and who tries to make you drink. If you’re staying in, call someone instead.',
        },
        {
          from: 14,
          to: 14,
          title: 'Take a rest',
          done: 'You drank no alcohol today.',
          action:
            'Easy day. Choose a bath, a book, a series or some music. Two weeks are behind you, or most of them. If you missed a few days, carry on with today.',
        },
        {
          from: 15,
          to: 15,
          title: 'Count the money',
          done: 'You drank no alcohol today.',
          action:
            'Work out what you’d have spent on drinks, snacks and rides home. Use part of it for something you or your family will enjoy this week.',
        },
        {
          from: 16,
          to: 16,
          title: 'Use your clear head',
          done: 'You drank no alcohol today.',
          action:
            'Use half an hour with a clear head, in the morning if you can: a walk, a stretch, breakfast with the kids, a start on something you’ve put off.',
        },
        {
          from: 17,
          to: 17,
          title: 'Ask what they noticed',
          done: 'You drank no alcohol today.',
          action:
            'Ask one person who lives or works with you: “Have you noticed anything different about me?” Listen and say thank you. Don’t argue.',
        },
        {
          from: 18,
          to: 18,
          title: 'Compare your numbers',
          done: 'You drank no alcohol today.',
          action:
            'Rate sleep and mood again from one to ten and compare with the first numbers in your notes. Be honest about the drinking too: what do you miss?',
        },
        {
          from: 19,
          to: 19,
          title: 'Plan your next occasion',
          done: 'You drank no alcohol today.',
          action:
            'Think of the next wedding, match, holiday or bad day. What will you drink there? “No alcohol” is a good answer. If you plan some, how many? Tell the person who’ll be with you.',
        },
        {
          from: 20,
          to: 20,
          title: 'Help another man',
          done: 'You drank no alcohol today.',
          action:
            'Bring someone an alcohol-free drink, or tell a friend who’s cutting down that you think it’s good. If a friend drinks heavily every day, tell him to see a doctor before he stops.',
        },
        {
          from: 21,
          to: 21,
          title: 'Set your own terms',
          done: 'You drank no alcohol today.',
          action:
            'Decide your terms for the next three months: none, or which days and how many. The less you drink, the lower the risk. If you’ve often gone past the number you set, none is the easier rule. Tell the person who knew you’d started.',
          details:
            'If you drink again, go slowly, because your body isn’t used to it now. If the three weeks were very hard, contact a doctor or alcohol service.',
        },
      ],
    },
  ],
  reserve: [
    {
      key: 'five-days-out-of-the-chair',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Out of the Chair',
      subtitle: 'Break up long hours of sitting',
      description:
        'Five days of moving for two minutes in each hour you spend seated. It works at a desk, at the wheel, on nights, on the sofa and in a wheelchair.',
      promise: 'Move for two minutes in each hour you spend seated.',
      finishLine: 'I worked on sitting less for {days}.',
      duration: 5,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      sources: [bull2020, carty2021],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Count your sitting hours',
          done: 'You counted the hours you stayed in one position.',
          action:
            'Today, only count. Each full hour in which you didn’t get up or change position is one. Use a tally on your phone or a strip of paper. Don’t judge the number. If you read this late, estimate it.',
          details:
            'Drivers: count when you stop. Wheelchair users: count hours without lifting, leaning or shifting your weight. Skin that stays red from sitting needs a nurse or doctor soon. A hot, swollen, painful leg needs a doctor today.',
        },
        {
          from: 2,
          to: 2,
          title: 'Move for two minutes an hour',
          done: 'You took at least four movement breaks.',
          action:
            'Set a quiet timer for each hour. When it goes, move for two minutes: stairs, marching, heel raises, standing up from a chair ten times, arm circles, pressing up from the armrests.',
          details:
            'If you miss some, do the next one, and in the evening take them closer together. After a missed day, do this step tomorrow. On days with pain or fatigue, changing position and rolling your shoulders is enough.',
        },
        {
          from: 3,
          to: 3,
          title: 'Tie it to something',
          done: 'You used two everyday moments to move.',
          action:
            'Leave the timer off. Choose two things that happen anyway and move at each one: stand or roll for calls, refill a small cup more often, use the toilet furthest away, stretch in ad breaks, at stops or at prayer times.',
        },
        {
          from: 4,
          to: 4,
          title: 'Take a call on the move',
          done: 'You moved for fifteen minutes.',
          action:
            'Turn one call, meeting or chat into fifteen minutes on the move: around the block, along a corridor, from room to room. Go at the pace of the slower person. If nothing’s planned, call a friend, listen to something or just go. If you drive for work, do it at a safe stop.',
        },
        {
          from: 5,
          to: 5,
          title: 'Change your space',
          done: 'You changed one thing for good.',
          action:
            'Change one thing for good: the bin across the room, water far from your seat, something high to stand at, a band on the door handle. Count your hours again and compare with the first day.',
        },
      ],
    },
    {
      key: 'half-a-green-plate',
      safetyRevision: 2,
      pillar: 'physical',
      title: 'Half a Green Plate',
      subtitle: 'Vegetables or fruit on half your plate, once a day',
      description:
        'For two weeks you fill half the plate with vegetables or fruit at one meal a day. The rest of your eating stays as it is. Fresh, frozen and tinned all count. You don’t measure anything, and you can still eat any food you like. If you have diabetes, ask your doctor or diabetes team before you start, above all if you take insulin or tablets that lower blood sugar. With less starch on the plate, your usual dose can be too much.',
      promise: 'Fill half a plate with vegetables or fruit at one meal a day.',
      finishLine: 'I put more vegetables and fruit on my plate for {days}.',
      duration: 14,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      sources: [
        whoHealthyDiet,
        {
          author: 'Dagfinn Aune and others',
          year: 2017,
          title:
            'Fruit and vegetable intake and the risk of cardiovascular disease, total cancer and all-cause mortality: a systematic review',
          url: 'https://doi.org/10.1093/ije/dyw319',
          checked: '2026-11-28',
        },
      ],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Use what you have',
          done: 'You filled half a plate.',
          action:
            'At one meal today, cover half the plate with any vegetable or fruit you have: frozen peas, a tomato, tinned corn, an apple, beans. Leave potatoes out of that half. Then eat the rest as usual.',
          details:
            'Ask your clinic first if you take warfarin or a similar blood thinner, have kidney disease, or have had a narrowed bowel or recent bowel surgery. If you’ve had an eating disorder, or rules about food tend to take over your life, skip this challenge.',
        },
        {
          from: 2,
          to: 2,
          title: 'Buy four easy ones',
          done: 'You chose four vegetables you like.',
          action:
            'Get four vegetables you already like, at least two frozen or tinned. Put them where you see them first. Use one of them for half a plate today.',
          details:
            'Can’t shop today? Put four on your list and fill half a plate with what you have. Cabbage, carrots, onions, frozen peas and tinned tomatoes are cheap in many places. A food bank or community fridge may have fresh ones.',
        },
        {
          from: 3,
          to: 3,
          title: 'Roast or fry them',
          done: 'You ate half a plate of cooked vegetables.',
          action:
            'Cut one vegetable small and fry or roast it with oil and a little salt until the edges turn brown. Fill half your plate with it at one meal.',
          details: 'Without a stove or oven, heat frozen vegetables in a microwave with a little oil.',
        },
        {
          from: 4,
          to: 4,
          title: 'Start with the green half',
          done: 'You started with the vegetables.',
          action:
            'Before anything else goes on the plate, put the vegetables on. If you eat out, order a side of vegetables or a salad first, then choose the rest.',
        },
        {
          from: 5,
          to: 5,
          title: 'Add some to breakfast',
          done: 'You had your half plate earlier than usual.',
          action:
            'Move it to the morning: tomatoes and mushrooms with eggs, spinach in dal or shakshuka, banana and berries on oats, cucumber with bread. Fill half the plate or bowl. If breakfast is over, have it at your next meal.',
        },
        {
          from: 6,
          to: 6,
          title: 'Pack some for work',
          done: 'You packed a box.',
          action:
            'Pack a box with raw carrots, peppers, cherry tomatoes or an apple, and eat it in your break. If work’s over, pack it for tomorrow. If you’re at home all day, keep the box in the fridge at eye level.',
        },
        {
          from: 7,
          to: 7,
          title: 'Open a tin',
          done: 'You filled half a plate the easy way.',
          action:
            'Easy day. Heat a tin of beans in tomato sauce, or frozen vegetables with butter or soy sauce. If you missed some days, don’t catch up. Carry on from here.',
        },
        {
          from: 8,
          to: 8,
          title: 'Retry one you dislike',
          done: 'You tasted a vegetable you usually avoid.',
          action:
            'Take one you’ve never liked (and aren’t allergic to) and cook it another way: roasted, in a curry, grated raw, in soup. Three bites are enough. Fill the rest of the half with something you do like.',
        },
        {
          from: 9,
          to: 9,
          title: 'Borrow a dish',
          done: 'You ate vegetables made in a way that’s new to you.',
          action:
            'Ask someone how vegetables are cooked in their family, or choose a dish from another country: sabzi, kimchi, ratatouille, callaloo, greens with garlic. Make or buy one portion.',
          details:
            'On a tight budget or a bad day, season what you already have in a new way, for example with garlic, lemon, chilli or cumin.',
        },
        {
          from: 10,
          to: 10,
          title: 'Cook a big soup',
          done: 'You had vegetable soup.',
          action:
            'Fry an onion, add whatever vegetables are going soft, a tin of beans and water to cover. Simmer for half an hour. Eat half, and put the rest in the fridge within two hours for tomorrow.',
          details:
            'No stove, or too tired? Heat a tin or carton of vegetable soup, or cook frozen vegetables with stock in the microwave. That counts.',
        },
        {
          from: 11,
          to: 11,
          title: 'Eat it again',
          done: 'You filled half a plate again.',
          action:
            'Easy day. Heat yesterday’s soup until it steams all the way through. Add bread, an egg or cheese if you want more. If there’s no soup left, fill half a plate from a tin or the freezer.',
        },
        {
          from: 12,
          to: 12,
          title: 'Share a plate',
          done: 'You offered some to someone.',
          action:
            'Cook the half plate for someone else too, or put a bowl of cut fruit where others can reach it. If you’re alone today, invite someone for another day. Don’t say anything about health.',
        },
        {
          from: 13,
          to: 13,
          title: 'Do two meals',
          done: 'You had a second portion today.',
          action:
            'Try it at two meals today. The World Health Organization advises adults to eat at least 400 grams of fruit and vegetables a day, about five handfuls. Two half plates bring you closer to that.',
          details:
            'On a bad day, one half plate and a piece of fruit are enough. If beans or onions upset your gut, choose others.',
        },
        {
          from: 14,
          to: 14,
          title: 'Keep the easiest meal',
          done: 'You chose the meal where you’ll keep the half plate.',
          action:
            'At which meal was it easiest? Keep the half plate there. Put the four vegetables you liked most at the top of your shopping list.',
        },
      ],
    },
    {
      key: 'a-proper-rest-week',
      pillar: 'physical',
      title: 'A Real Rest Week',
      subtitle: 'Seven days of planned rest',
      description:
        'Seven days of planned rest, for men who train hard, work long hours or look after someone. There’s light movement, early nights and one free evening.',
      promise: 'Plan a week of rest, with light movement, early nights and one free evening.',
      finishLine: 'I practised real rest for {days}.',
      duration: 7,
      difficulty: 'beginner',
      rules: ['flexible', 'passes'],
      sources: [meeusen2013, watson2015],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Cancel one thing',
          done: 'You freed one hour this week.',
          action:
            'Cut training to half or nothing this week. Cancel or move one thing that isn’t necessary and tell whoever needs to know: “Not this week. Next week’s fine.” Turn your lights out thirty minutes earlier.',
          details:
            'If you care for someone and can’t cancel anything, ask one person for one hour this week. If you miss a day, go on with the next.',
        },
        {
          from: 2,
          to: 2,
          title: 'Move gently for half an hour',
          done: 'You kept everything easy today.',
          action:
            'Move for thirty minutes at a pace where you could sing: a stroll, an easy roll, a swim, loose stretching. Leave out the watch and the numbers. If you’re worn out or ill, ten minutes is enough, or lie down.',
        },
        {
          from: 3,
          to: 3,
          title: 'Eat three proper meals',
          done: 'You sat down for your meals.',
          action:
            'Eat three meals sitting down, with water within reach. Cook enough for tomorrow or ask someone to. Don’t eat less because you’re training less.',
          details: 'If you’re fasting for your faith, eat properly at the times you do eat.',
        },
        {
          from: 4,
          to: 4,
          title: 'Take an evening off',
          done: 'You took time off this evening.',
          action:
            'Keep two hours free of jobs and duties: music, a bath, a film, a walk by the water, a friend. Leave your phone in another room if you can. With kids or someone in your care, swap two hours with another adult, or take what’s left after their bedtime.',
        },
        {
          from: 5,
          to: 5,
          title: 'Check what hurts',
          done: 'You checked your body from feet to jaw.',
          action:
            'Sit or lie down and go from feet to jaw. Tighten each part gently, let it go, notice what’s sore. If something has hurt for more than two weeks, book an appointment with a physio or doctor, or set a reminder if they’re closed.',
          details:
            'If your chest hurts or you can’t get your breath, don’t wait for an appointment: call your emergency number. A hot, swollen joint or leg needs a doctor today.',
        },
        {
          from: 6,
          to: 6,
          title: 'Go to bed an hour early',
          done: 'You took one extra hour of rest.',
          action:
            'Get ready for bed an hour early and read, pray or listen to something quiet. On shifts, do it before your main sleep. If you often lie awake, keep the quiet hour but go to bed at your usual time. With a small child, nap when the child does, even if home’s a mess.',
        },
        {
          from: 7,
          to: 7,
          title: 'Know your warning signs',
          done: 'You named two warning signs.',
          action:
            'Which signs tell you that you’re overdoing it: short temper, bad sleep, heavy legs, dread? Choose two and tell someone who sees you often, or note them in your phone. Put the next rest week in your calendar.',
          details: 'Tiredness that a week of rest doesn’t ease needs a doctor.',
        },
      ],
    },
    {
      key: 'stairs-by-choice',
      safetyRevision: 2,
      pillar: 'physical',
      title: 'Stairs by Choice',
      subtitle: 'Climb a little more, four days a week',
      description:
        'Four days a week for five weeks you climb a little more: stairs, kerbs, hills. You start with two flights and finish with a climb you’d have avoided. If stairs aren’t for you, ramps or arm work do the same job.',
      promise: 'Climb a little more on four days a week, and finish with a climb you’d have avoided.',
      finishLine: 'I chose to climb on {days}.',
      duration: 20,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 4 },
      rules: ['flexible', 'passes'],
      sources: [bull2020],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Climb two flights',
          done: 'You climbed two flights.',
          action:
            'Find stairs with a rail, at home, at work or at a station. A flight goes from one floor to the next, about ten to fifteen steps. Climb two flights today at a pace for talking, with your whole foot on each step and a hand near the rail. At the top, notice your breathing.',
          details:
            'If stairs aren’t for you, count as one flight: pushing your wheelchair up a gentle ramp once, boxing the air three times for thirty seconds, or stepping up onto a low, solid step ten times. With heart or lung trouble, chest pain on effort, poor balance or a recent operation, ask a doctor first. With insulin or tablets that lower blood sugar, carry something sweet. Chest pain, faintness or breath that won’t settle: stop, sit and call your emergency number.',
        },
        {
          from: 2,
          to: 2,
          title: 'Climb three',
          done: 'You climbed three flights.',
          action:
            'Climb three flights, spread over the day. Take the lift (elevator) down if there is one: walking down is what makes legs sore at first.',
          details:
            'If you miss a day, climb at the next chance. After a week off, repeat the last climb you did. A calf that’s hot, swollen and painful isn’t just sore: don’t massage it, and have it seen the same day.',
        },
        {
          from: 3,
          to: 3,
          title: 'Use a daily trigger',
          done: 'You climbed at your fixed moment.',
          action:
            'Choose a moment that happens anyway: arriving at work, the train, before lunch. Climb your three flights there. On a bad day two are enough.',
        },
        {
          from: 4,
          to: 4,
          title: 'Go down slowly',
          done: 'You went down one flight slowly.',
          action:
            'Climb three flights. Then walk one flight down slowly, holding the rail, landing softly. On a ramp or a low step, come down slowly too. If you’re boxing, do one round in slow motion.',
        },
        {
          from: 5,
          to: 5,
          title: 'Climb four',
          done: 'You climbed four flights.',
          action:
            'Climb four flights in ones and twos. Lean forward a little from your hips and press your whole foot down on the step. If your knees ache, go slower.',
          details:
            'With sharp pain, stay on level ground today. That counts too. If a joint swells, locks or gives way, or hurts for two weeks, have it looked at.',
        },
        {
          from: 6,
          to: 6,
          title: 'Climb sideways',
          done: 'You moved sideways.',
          action:
            'Climb four flights. Take one of them sideways: face the rail, hold it with both hands and bring your feet together on each step. If there’s a rail on the other side too, take another flight facing that one. Seated: reach and lean to each side, ten times each.',
          details:
            'If the stairs are narrow or you feel unsteady, take five side steps each way on flat floor instead.',
        },
        {
          from: 7,
          to: 7,
          title: 'Raise your heels',
          done: 'You did the exercise after your climb.',
          action:
            'Climb four flights. Then stand on flat floor, hold the rail and lift your heels slowly, up to twenty times. Stop earlier if your calf or heel hurts. Seated: put the brakes on and press up from the armrests ten times, twice.',
        },
        {
          from: 8,
          to: 8,
          title: 'Take an easy two',
          done: 'You climbed two easy flights.',
          action:
            'Easy day. Climb two flights as slowly as you like. Stretch your calves: hands on a wall, one leg back with the heel down, one minute each side.',
        },
        {
          from: 9,
          to: 9,
          title: 'Join two together',
          done: 'You climbed two flights without a break.',
          action:
            'Climb two flights without stopping, rest for as long as you need, and do it again. Once is enough on a hard day. At the top you should be able to speak a short sentence.',
        },
        {
          from: 10,
          to: 10,
          title: 'Do three pairs',
          done: 'You climbed two flights, at least twice.',
          action:
            'Climb two flights without stopping, three times over the day. If your legs are tired, twice is enough.',
        },
        {
          from: 11,
          to: 11,
          title: 'Carry a light bag',
          done: 'You carried a light bag.',
          action:
            'Carry a light bag up one flight in one hand, then one flight in the other. Keep the free hand for the rail. Climb four more without it over the day.',
          details:
            'Seated: put the bag on your lap on the ramp. If the stairs are wet, dark or crowded, carry it on level ground.',
        },
        {
          from: 12,
          to: 12,
          title: 'Take it easy',
          done: 'You climbed three easy flights.',
          action:
            'Easy day. Climb three slow flights with a rest on each landing. Compare your breathing with the first day.',
        },
        {
          from: 13,
          to: 13,
          title: 'Climb eight',
          done: 'You climbed at least six flights.',
          action:
            'Climb eight flights, in any portions through the day, or six if your legs are tired. Count as you go, out loud or with coins moved from one pocket to the other.',
        },
        {
          from: 14,
          to: 14,
          title: 'Climb one flight briskly',
          done: 'You climbed one flight briskly, one to three times.',
          action:
            'Climb one flight briskly, rest for two minutes, and do it three times, or once if you’re tired. Keep a hand near the rail and don’t run. Later in the day, climb four easy flights.',
        },
        {
          from: 15,
          to: 15,
          title: 'Find a hill',
          done: 'You went uphill.',
          action:
            'Take ten minutes uphill at a pace for talking, or five on a tired day: a hill, a bridge, a treadmill, stairs with rests. Seated: a ramp, or boxing with rests. Ask someone along or tell someone where you’re going.',
        },
        {
          from: 16,
          to: 16,
          title: 'Climb two and stretch',
          done: 'You stretched after your climb.',
          action:
            'Easy day. Climb two flights, then stretch your calves and the front of your thighs for two minutes each. Seated: stretch your chest and shoulders.',
        },
        {
          from: 17,
          to: 17,
          title: 'Climb three in a row',
          done: 'You climbed at least two flights without stopping.',
          action:
            'Climb three flights without stopping at a pace for talking. Rest fully and do it once more. On a tired day, climb two, once. Then use stairs for one errand if you can.',
        },
        {
          from: 18,
          to: 18,
          title: 'Climb ten',
          done: 'You climbed at least six flights today.',
          action: 'Climb ten flights over the whole day, no more than three in a row. If your legs are tired, do six.',
        },
        {
          from: 19,
          to: 19,
          title: 'Rest for the last one',
          done: 'You chose your last climb.',
          action:
            'Easy day. Climb two flights. Choose a tall public stair, tower, hill or long ramp for the last day, with places to rest. Ask someone to come.',
        },
        {
          from: 20,
          to: 20,
          title: 'Do your big climb',
          done: 'You did your last climb.',
          action:
            'Climb it as slowly as you like, with rests. If it’s closed, or there’s ice or great heat, do ten flights somewhere safe. That counts too. At the top, think back to the first two flights. Choose one place where you’ll keep climbing.',
        },
      ],
    },
    {
      key: 'forty-days-of-carrying',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'Heavy Bags',
      subtitle: 'Get stronger by carrying bags, a little longer each week',
      description:
        'Three sessions a week for six weeks with bags, a backpack or water bottles. You learn to lift well, then carry a little longer each week. Chair users carry on the lap or in a pack.',
      promise: 'Learn to lift well, then carry a little longer each week.',
      finishLine: 'I trained by carrying things in {sessions}.',
      duration: 18,
      difficulty: 'intermediate',
      schedule: { kind: 'weekly', times: 3 },
      rules: ['flexible', 'passes'],
      sources: [bull2020, currier2023],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Learn to lift',
          done: 'You lifted a bag six times with care.',
          action:
            'Take a bag you could hold for two minutes. Stand with a foot on each side of it. Push your hips back, hold the bag close, stand up and set it down just as carefully, six times. Then carry it for thirty seconds in each hand.',
          details:
            'Chair user: lift it from a table to your lap six times, then push for a minute with it. With heart trouble, high blood pressure that isn’t controlled, a hernia, a bad back or recent surgery, ask a doctor first. Don’t hold your breath as you lift. Chest pain, faintness or breath that won’t settle: stop and call your emergency number. Numbness between the legs, trouble peeing or leg weakness: emergency department now.',
        },
        {
          from: 2,
          to: 2,
          title: 'Carry in both hands',
          done: 'You did four carries of thirty seconds.',
          action:
            'Take two bags of the same weight. Carry them for thirty seconds, rest a minute, four times. Keep your shoulders down, take short steps and look ahead.',
          details:
            'Leave a day between sessions. If your grip opens, put the bags down; that’s the end of that round. One-handed, use one bag. Chair user: keep the bag on your lap and push. After a missed week, go back one session.',
        },
        {
          from: 3,
          to: 3,
          title: 'Lift and carry',
          done: 'You did your lifts before your carries.',
          action:
            'Do six careful lifts, then four carries of forty seconds with both hands. Breathe out as you lift. Breathe normally as you walk or roll.',
        },
        {
          from: 4,
          to: 4,
          title: 'Go for a minute',
          done: 'You carried for one minute, three times.',
          action:
            'Carry with both hands for one minute, three times. Rest for as long as you need. Set the bags down on a chair or table if bending is hard.',
        },
        {
          from: 5,
          to: 5,
          title: 'Carry on one side',
          done: 'You carried on each side three times.',
          action:
            'Carry one bag for thirty seconds in the right hand, then thirty in the left, three times. Stay upright and don’t lean away from it. You’ll feel it in your sides.',
          details:
            'Seated: sit tall and hold the bag in one hand next to the chair, brakes on. If back pain shoots down a leg, stop, and ask a doctor or physio before you carry again.',
        },
        {
          from: 6,
          to: 6,
          title: 'Take an easy session',
          done: 'You did two light carries.',
          action:
            'Easy day. Do two carries with half the weight. Then stretch your hands: open wide, make a fist, ten times.',
        },
        {
          from: 7,
          to: 7,
          title: 'Pack a backpack',
          done: 'You carried a packed bag for ten minutes.',
          action:
            'Pack a backpack with books or bottles in a towel, close to your back, light enough for stairs. Walk for ten minutes, or push with it on your lap or chair back. Check that the chair can’t tip.',
        },
        {
          from: 8,
          to: 8,
          title: 'Carry and climb',
          done: 'You carried something uphill.',
          action:
            'Go for ten minutes with the backpack, including one slope, ramp or flight of stairs. If your hands tingle, loosen the straps or take some weight out.',
        },
        {
          from: 9,
          to: 9,
          title: 'Do two more rounds',
          done: 'You did one-minute carries, five times.',
          action:
            'Carry with both hands for one minute, five times. Use the same bags as before: add time first, weight later. If your hands are sore, wrap the handles in a cloth.',
        },
        {
          from: 10,
          to: 10,
          title: 'Carry for someone',
          done: 'You carried something useful for five minutes.',
          action:
            'Easy session. Carry a neighbour’s shopping, move a box at work, bring tools back to the person who lent them. If nobody needs anything, carry your own shopping or laundry. Five minutes is enough.',
        },
        {
          from: 11,
          to: 11,
          title: 'Hug something awkward',
          done: 'You carried something without handles five times.',
          action:
            'Carry something without handles: a box, a bag of soil, a big cushion with a weight in it. Hug it close and walk five short stretches, or roll with it on your lap. Bend your knees to set it down.',
        },
        {
          from: 12,
          to: 12,
          title: 'Ease off',
          done: 'You did two easy carries.',
          action: 'Easy day. Do two carries of thirty seconds with a light bag and a slow walk or roll of ten minutes.',
        },
        {
          from: 13,
          to: 13,
          title: 'Walk fifteen minutes loaded',
          done: 'You carried a backpack for fifteen minutes.',
          action:
            'Walk or roll for fifteen minutes with the backpack at a pace for talking. In heat, take half the weight and drinking water.',
        },
        {
          from: 14,
          to: 14,
          title: 'Do a strong side carry',
          done: 'You did one-minute carries on each side.',
          action:
            'Carry one bag for a minute on the right, then a minute on the left, three times. Keep your ribs over your hips. Rest between rounds until you can speak easily.',
        },
        {
          from: 15,
          to: 15,
          title: 'Mix three carries',
          done: 'You did three kinds of carry.',
          action:
            'Do two rounds: carry with both hands for one minute, hug something for one minute, wear the backpack for five. Rest whenever you like.',
        },
        {
          from: 16,
          to: 16,
          title: 'Stay out for twenty',
          done: 'You carried for ten to twenty minutes, with rests.',
          action:
            'Go for twenty minutes with the backpack, ten on a hard day, or do ten rounds of one minute with bags. Stop if your back, shoulder or grip gives up early.',
        },
        {
          from: 17,
          to: 17,
          title: 'Rest your grip',
          done: 'You did one light carry.',
          action:
            'Easy day. Do one light carry, then stretch your forearms, chest and calves for thirty seconds each. Choose an errand for the last session.',
        },
        {
          from: 18,
          to: 18,
          title: 'Carry something home',
          done: 'You took your last load home.',
          action:
            'Do one errand on foot or on wheels and carry something back: market, parcel, groceries for someone. Half an hour there and back is plenty. If there’s nothing to fetch, take your backpack for a walk. What could you carry on the first day, and what can you manage now?',
        },
      ],
    },
    {
      key: 'hundred-miles-in-fifty',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'A Hundred Miles',
      subtitle: 'Cover 160 km in fifty outings',
      description:
        'A hundred miles (160 km) under your own power: fifty outings, five a week for ten weeks. You start with one mile and build up to five. Walk, wheel, run or swim. If distance isn’t for you, fifteen minutes of movement counts as a mile.',
      promise: 'Cover a hundred miles (160 km) under your own power, in fifty outings.',
      finishLine: 'I got out under my own power {times}.',
      duration: 50,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 5 },
      rules: ['flexible', 'passes'],
      sources: [bull2020, carty2021],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Measure your mile',
          done: 'You covered your first mile.',
          action:
            'Measure one mile (1.6 km) from your door with a map or an app and cover it at a pace for talking. Draw a hundred boxes, or start a counter, and fill in the first.',
          details:
            'If you can’t cover distance, fifteen minutes of any movement counts as a mile on every outing: chair, pool, bike, arms. In water it’s always minutes. If you don’t swim well, stay where you can stand, near a lifeguard. With heart trouble or diabetes, or after a long time without moving, ask your clinic how to begin. Chest pain, faintness or breath that won’t settle: stop and call your emergency number.',
        },
        {
          from: 2,
          to: 2,
          title: 'Do it again',
          done: 'You covered your second mile.',
          action:
            'Cover one mile (1.6 km) on the same route. Look after your feet from the start: dry socks, room for your toes, tape or a plaster on any spot that feels hot.',
        },
        {
          from: 3,
          to: 4,
          title: 'Find a second route',
          done: 'You covered a mile on a new route.',
          action:
            'Cover one mile (1.6 km) on a different route. Look for toilets, benches and ramps you may need later. Tell someone where you’re going if it’s dark.',
        },
        {
          from: 5,
          to: 5,
          title: 'Finish week one',
          done: 'You counted your miles so far.',
          action:
            'Cover one mile (1.6 km). That makes five if you did them all. If you’re behind, don’t try to make it up.',
        },
        {
          from: 6,
          to: 6,
          title: 'Make it a mile and a half',
          done: 'You went out for your mile and a half.',
          action:
            'Cover a mile and a half (2.4 km) at a pace for talking. Split it in two if that’s easier. On a bad day, ten minutes is enough.',
        },
        {
          from: 7,
          to: 7,
          title: 'Hum on the way',
          done: 'You kept a pace at which you could hum.',
          action:
            'Cover a mile and a half (2.4 km) and hum or talk to yourself now and then. If you can’t, slow down. That’s your pace from now on.',
        },
        {
          from: 8,
          to: 8,
          title: 'Find places to sit',
          done: 'You found three places to sit.',
          action:
            'Cover a mile and a half (2.4 km) and find three places where you can sit down: a bench, a wall, a café, a station. You’ll need them when it gets longer.',
        },
        {
          from: 9,
          to: 9,
          title: 'Go slowly today',
          done: 'You went out at half speed.',
          action: 'Easy day. Go slowly for half a mile (800 m) or a little more, with a stop to sit.',
        },
        {
          from: 10,
          to: 10,
          title: 'Do your first two',
          done: 'You covered two miles.',
          action:
            'Cover two miles (3.2 km) with a break in the middle. Bring water. If your shin or heel hurts more with every step, turn back.',
        },
        {
          from: 11,
          to: 12,
          title: 'Use your errands',
          done: 'You did part of it on errands.',
          action:
            'Cover two miles (3.2 km), at least half of it on trips you had to make anyway: work, shops, school, worship. Get off one stop early or park further away.',
        },
        {
          from: 13,
          to: 14,
          title: 'Walk and talk',
          done: 'You had company on the way.',
          action:
            'Cover two miles (3.2 km). Go with someone at the pace of the slower person, or call a friend on the way with one ear free for traffic.',
        },
        {
          from: 15,
          to: 15,
          title: 'Have an easy mile',
          done: 'You covered one easy mile.',
          action:
            'Easy day. Cover one mile (1.6 km). Wash your socks, check your shoes or tyres, cut your toenails. If you have diabetes, look at the soles of your feet, and ask your clinic who should cut your nails.',
        },
        {
          from: 16,
          to: 16,
          title: 'Keep two miles steady',
          done: 'You kept a steady pace.',
          action:
            'Cover two miles (3.2 km). Start slower than you want to. In the second mile go a little brisker for five minutes, then ease off.',
        },
        {
          from: 17,
          to: 17,
          title: 'Try another time of day',
          done: 'You went out at another time of day.',
          action:
            'Cover two miles (3.2 km) in the morning if you usually go in the evening, or the other way round. When does your body like it better?',
        },
        {
          from: 18,
          to: 18,
          title: 'Take a hill or a ramp',
          done: 'You went up one slope.',
          action:
            'Cover two miles (3.2 km) with one hill, bridge or ramp in it. Shorten your steps or pushes on the way up. You should still be able to talk at the top.',
        },
        {
          from: 19,
          to: 19,
          title: 'Rest your legs',
          done: 'You gave your legs an easy day.',
          action:
            'Easy day. Cover one slow mile (1.6 km), or do ten minutes of stretching for calves, hips and shoulders.',
        },
        {
          from: 20,
          to: 20,
          title: 'Go for three',
          done: 'You covered three miles.',
          action:
            'Cover three miles (4.8 km). Eat something first, carry water, tell someone your route. Sit down for five minutes at the halfway point.',
          details:
            'You can split it into two outings on the same day. If you take insulin or tablets that can lower your blood sugar, carry something sweet, and ask your clinic about longer outings.',
        },
        {
          from: 21,
          to: 21,
          title: 'Begin the easy week',
          done: 'You did one easy mile at most.',
          action:
            'Easy week. Cover one mile (1.6 km), no more, at any speed. If you feel worn out or have pain that’s lasted two weeks, rest completely and get it looked at.',
        },
        {
          from: 22,
          to: 22,
          title: 'Stretch when you’re back',
          done: 'You stretched for three minutes.',
          action:
            'Easy week. After one slow mile (1.6 km), stretch your calves, the front of your hips and your chest, thirty seconds each side. On wheels: chest, shoulders and forearms.',
        },
        {
          from: 23,
          to: 23,
          title: 'Take one photo',
          done: 'You took one photo on your way.',
          action:
            'Easy week. On your mile (1.6 km), take a photo of something you pass every time: a tree, a corner, a building site. You’ll take the same photo at the end. No camera? Look at it for a minute.',
        },
        {
          from: 24,
          to: 24,
          title: 'Look at the map',
          done: 'You chose a route for the longer ones.',
          action:
            'Easy week. Cover one mile (1.6 km). Then look at a map and choose a route for the longer outings to come: three and a half miles, then four, then five. Where could you rest or go home early?',
        },
        {
          from: 25,
          to: 25,
          title: 'Check your total',
          done: 'You counted your total.',
          action:
            'Cover two miles (3.2 km), then count. If you’re under thirty, aim for seventy or eighty in all instead of a hundred. Tell someone your total.',
        },
        {
          from: 26,
          to: 27,
          title: 'Go out in the weather',
          done: 'You covered two and a half miles.',
          action:
            'Cover two and a half miles (4 km) whatever the weather, if it’s safe. Take something bright, a light and shoes with grip. In ice, lightning, smoke or great heat do it indoors: a corridor, a mall, marching, stairs.',
        },
        {
          from: 28,
          to: 29,
          title: 'Leave the earphones out',
          done: 'You went without earphones.',
          action:
            'Cover two and a half miles (4 km) without music or podcasts. Notice three things you usually miss: a sound, a smell, a garden, a sign, a tree.',
        },
        {
          from: 30,
          to: 30,
          title: 'Go three and a half',
          done: 'You covered three and a half miles.',
          action:
            'Cover three and a half miles (5.6 km), slowly, with two stops. Change your socks halfway if your feet are damp.',
        },
        {
          from: 31,
          to: 32,
          title: 'Try new streets',
          done: 'You went somewhere new.',
          action:
            'Cover two and a half miles (4 km). Turn down streets or paths you usually go past. Tell someone about the oddest thing you see.',
        },
        {
          from: 33,
          to: 33,
          title: 'Go at someone else’s pace',
          done: 'You changed your usual pace.',
          action:
            'Cover two miles (3.2 km) with someone slower or faster than you: a child, a parent, a friend with a dog, a friend on wheels. Agree on the pace before you start. If nobody’s free, do one mile slower than usual and one faster.',
        },
        {
          from: 34,
          to: 34,
          title: 'Ease off for a day',
          done: 'You covered one easy mile.',
          action:
            'Easy day. Cover one mile (1.6 km), then put your feet up for ten minutes. See how your legs or arms feel tomorrow morning.',
        },
        {
          from: 35,
          to: 35,
          title: 'Go for four',
          done: 'You set out for four miles.',
          action:
            'Set out for four miles (6.4 km). It’s a long one, so take food, water and a charged phone, and tell someone the route. You can turn back early.',
        },
        {
          from: 36,
          to: 36,
          title: 'Go somewhere useful',
          done: 'You went somewhere useful.',
          action:
            'Cover two and a half miles (4 km). Use them for something: a library, a market, a visit. On a bad day, one mile is enough.',
        },
        {
          from: 37,
          to: 37,
          title: 'Go past an old place',
          done: 'You went past the place you chose.',
          action:
            'Cover two and a half miles (4 km) past a place that means something to you: a school, a first flat, a pitch, a shop. If you’re new where you live, go and see one you’ve heard about.',
        },
        {
          from: 38,
          to: 38,
          title: 'Send someone the view',
          done: 'You sent someone a line from the way.',
          action:
            'Cover two and a half miles (4 km). Stop where it’s nicest and send someone a photo or a line: “I’m here, and I thought of you.”',
        },
        {
          from: 39,
          to: 39,
          title: 'Take a short one',
          done: 'You sat for five minutes on the way.',
          action: 'Easy day. Cover one slow mile (1.6 km). Sit somewhere on the way and do nothing for five minutes.',
        },
        {
          from: 40,
          to: 40,
          title: 'Go for four again',
          done: 'You took the four-mile route again.',
          action:
            'Cover four miles (6.4 km) on the same route as last time. What’s easier? If anything hurts more as you go, turn back. If something’s been sore for two weeks, have it looked at.',
        },
        {
          from: 41,
          to: 41,
          title: 'Go brisk in the middle',
          done: 'You went briskly for a while.',
          action:
            'Cover three miles (4.8 km). Make the middle mile brisk: you can talk but wouldn’t want to sing. Slow down for the rest.',
        },
        {
          from: 42,
          to: 42,
          title: 'Make two outings of it',
          done: 'You went out twice.',
          action:
            'Cover three miles (4.8 km) in two halves, one before and one after work or your main meal. Which half was easier? You can plan the long one at that time.',
        },
        {
          from: 43,
          to: 43,
          title: 'Pack the bag',
          done: 'You carried your bag for the long one.',
          action:
            'Cover three miles (4.8 km) with the bag you’ll want for five: water, something to eat, a layer, plasters, medicines. Change whatever rubs or rattles.',
        },
        {
          from: 44,
          to: 44,
          title: 'Visit someone',
          done: 'You spoke to someone at the far end.',
          action:
            'Easy day. Cover one mile (1.6 km), with a person at the end of it: a visit, a coffee, a quick chat at a door. If nobody’s free, call someone from the far end.',
        },
        {
          from: 45,
          to: 45,
          title: 'Last long one',
          done: 'You set out on your last long one.',
          action:
            'Set out on your last long one: five miles (8 km). Choose the route you’ve liked best. Ask someone to come for part of it.',
          details:
            'Take food, water and a charged phone, and tell someone the route. You can split it, or turn back early.',
        },
        {
          from: 46,
          to: 47,
          title: 'Take two slower days',
          done: 'You took it slowly.',
          action: 'Cover two miles (3.2 km). Your feet may be tired, so don’t try to catch up on missing miles.',
        },
        {
          from: 48,
          to: 48,
          title: 'Thank someone',
          done: 'You thanked someone.',
          action:
            'Cover one easy mile (1.6 km). Thank the person who came along most often, or who asked how it was going. If nobody did, thank someone for something else.',
        },
        {
          from: 49,
          to: 49,
          title: 'Plan the miles after',
          done: 'You chose a weekly number.',
          action:
            'Cover three miles (4.8 km). Decide how many miles a week you’d like to keep without counting boxes. Six to ten is plenty.',
        },
        {
          from: 50,
          to: 50,
          title: 'Do the first mile again',
          done: 'You took your first route again.',
          action:
            'Do your first route twice if you can, with the people who came along. Take your photo again. Fill in the last boxes. How was the first mile, fifty outings ago?',
        },
      ],
    },
    {
      key: 'one-long-day-out',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'One Long Day Out',
      subtitle: 'Build up to walking for a whole day',
      description:
        'Twelve weeks towards a whole day on foot or on wheels: 24 km (15 miles), or the longest day that suits your body. Three outings a week, two short and one long, with rest days and lighter weeks.',
      promise: 'Train for a whole day on foot or on wheels, with three outings a week.',
      finishLine: 'I trained for one long day out on {days}.',
      duration: 36,
      difficulty: 'advanced',
      schedule: { kind: 'weekly', times: 3 },
      rules: ['flexible', 'passes'],
      sources: [bull2020, carty2021, racinais2015],
      plan: [
        {
          from: 1,
          to: 1,
          title: 'Choose your day',
          done: 'You chose a date for your day.',
          action:
            'Go out for thirty easy minutes and think about your day: which date, which route, how far? Aim for 24 km (15 miles), or the longest day that suits your body.',
          details:
            'With heart or lung trouble, diabetes, or a long illness behind you, talk it over with a doctor first. If you take insulin or tablets that lower blood sugar, always carry something sweet. On any outing, chest pain, faintness or breath that won’t settle means stop and call your emergency number.',
        },
        {
          from: 2,
          to: 2,
          title: 'Try your kit',
          done: 'You went out in what you’ll wear.',
          action:
            'Go out for thirty easy minutes in the shoes, chair or bike set-up you’ll use. What rubs, squeaks or pinches? Fix one thing.',
          details:
            'If you miss an outing, do it next time. Never do two long outings in one week. With diabetes or numb feet, check your feet after every outing.',
        },
        {
          from: 3,
          to: 3,
          title: 'Go for an hour',
          done: 'You went on your first long outing.',
          action:
            'Go for one hour at a pace for talking, about 4 to 5 km (3 miles) on foot. Stop once to sit. Chair or bike: the same minutes, gloves on.',
          details:
            'If a long outing is too much, now or later, stay out only as long as you managed last time (today, half an hour). In a storm, ice or great heat, put it off.',
        },
        {
          from: 4,
          to: 5,
          title: 'Keep the short ones easy',
          done: 'You went out at an easy pace.',
          action:
            'Go out for thirty easy minutes on foot or wheels. Then stretch your calves, hips or shoulders for three. Leave a day between outings where you can.',
          details: 'On a bad day, ten minutes is enough.',
        },
        {
          from: 6,
          to: 6,
          title: 'Go for seventy-five minutes',
          done: 'You went on your long outing.',
          action:
            'Go for an hour and a quarter, about 6 km (4 miles). Tell someone your route and when you’ll be back.',
        },
        {
          from: 7,
          to: 8,
          title: 'Add a slope',
          done: 'You took one slope.',
          action:
            'Go for thirty-five minutes with one hill, ramp or rough path in it. Take short steps or even pushes going up, and come down slowly.',
        },
        {
          from: 9,
          to: 9,
          title: 'Go for ninety minutes',
          done: 'You rested in the middle of your outing.',
          action:
            'Go for an hour and a half, about 7 to 8 km (5 miles), with ten minutes’ rest in the middle. Eat something small every hour and see what sits well.',
          details: 'A hot spot on your foot is a blister starting. Cover it straight away.',
        },
        {
          from: 10,
          to: 11,
          title: 'Take two light ones',
          done: 'You went out for twenty easy minutes.',
          action:
            'Easy week. Go for twenty minutes without hills or a bag. Look at a map and mark places where you could stop, rest or go home.',
        },
        {
          from: 12,
          to: 12,
          title: 'Keep the long one short',
          done: 'You had an easy hour.',
          action:
            'Easy week. Go for one hour at most. If something has hurt for more than two weeks, have it looked at now, while there’s time.',
        },
        {
          from: 13,
          to: 14,
          title: 'Carry your bag',
          done: 'You went out with your bag packed.',
          action:
            'Go for forty minutes with your bag: water, a layer, food, plasters, a light, medicines. On wheels, hang it where the chair or bike stays stable.',
        },
        {
          from: 15,
          to: 15,
          title: 'Go for two hours',
          done: 'You went on your long outing.',
          action:
            'Go for two hours, about 10 km (6 miles), part of it on the kind of ground your day will have. Tell someone the route and when to worry.',
        },
        {
          from: 16,
          to: 17,
          title: 'Go with someone',
          done: 'You told someone about your plan.',
          action:
            'Go for forty minutes. Ask someone who might join your day. If they come along, agree on the pace and go at the slower one. If you prefer to go alone, tell someone your plan.',
        },
        {
          from: 18,
          to: 18,
          title: 'Go for two and a half hours',
          done: 'You took a rest in each hour.',
          action:
            'Go for two and a half hours, about 12 km (7.5 miles). Rest for ten minutes each hour. Drink when you’re thirsty and eat something small every hour.',
        },
        {
          from: 19,
          to: 20,
          title: 'Strengthen your legs',
          done: 'You did your strength exercises.',
          action:
            'Go for thirty-five minutes, then do two sets: stand up slowly from a chair ten times and raise your heels ten times. Seated: two sets of ten band rows and presses.',
        },
        {
          from: 21,
          to: 21,
          title: 'Go for three hours',
          done: 'You did your long session.',
          action:
            'Go for three hours, about 14 km (9 miles), in any weather that’s safe. In a storm, ice or great heat, put it off or do an hour indoors.',
        },
        {
          from: 22,
          to: 23,
          title: 'Rest again',
          done: 'You took twenty easy minutes.',
          action:
            'Easy week. Go for twenty minutes at half your usual pace. Take out of your bag what you’ve never used, but keep water, a layer, a light, plasters and medicines.',
        },
        {
          from: 24,
          to: 24,
          title: 'Take a relaxed ninety',
          done: 'You had an easy ninety minutes.',
          action:
            'Easy week. Spend ninety minutes in a nice place with a long stop. Talk through the plan with whoever’s coming or waiting at home.',
        },
        {
          from: 25,
          to: 26,
          title: 'Use rough ground',
          done: 'You went out for forty minutes.',
          action:
            'Go for forty minutes on uneven ground if it’s safe for you: grass, gravel, sand, a park path. If it isn’t, stay on flat ground and add ten slow heel raises or shoulder rolls.',
        },
        {
          from: 27,
          to: 27,
          title: 'Go for three and a half hours',
          done: 'You took a real lunch break.',
          action:
            'Go for three and a half hours, about 16 km (10 miles), with a real lunch break. Watch your mood late in the day: if you get snappy, eat, drink and slow down.',
        },
        {
          from: 28,
          to: 29,
          title: 'Practise the early start',
          done: 'You went out at your planned start time.',
          action:
            'Go for thirty-five minutes at the time of day you’ll start. Eat the breakfast you’ll have. Find out how long you need to get ready.',
        },
        {
          from: 30,
          to: 30,
          title: 'Go for four and a half hours',
          done: 'You did your longest outing, as far as it went.',
          action:
            'Your longest one: four and a half hours, about 20 km (12 miles), with rests. If it goes badly, shorten the big day to what you managed.',
        },
        {
          from: 31,
          to: 32,
          title: 'Cut down',
          done: 'You went out for thirty easy minutes.',
          action:
            'Go for thirty easy minutes on flat ground. You won’t get much fitter now, so let your body recover. Sleep and eat normally.',
        },
        {
          from: 33,
          to: 33,
          title: 'Take one easy ninety',
          done: 'You had an easy ninety minutes.',
          action:
            'Go for ninety easy minutes with the full bag. Settle the plan: start, route, stops, turning-back time, who knows (a friend, a neighbour, a park office), and what they do if you’re not back.',
        },
        {
          from: 34,
          to: 34,
          title: 'Take a last short outing',
          done: 'You went out for twenty easy minutes.',
          action:
            'Go for twenty easy minutes. Then look at the forecast and decide, with your companion if you have one, what weather would make you wait.',
        },
        {
          from: 35,
          to: 35,
          title: 'Pack and rest',
          done: 'You packed everything.',
          action:
            'Pack everything, eat a good dinner, send your plan to the person who holds it and set two alarms. If you’re feverish, ill or in pain, put the day off.',
        },
        {
          from: 36,
          to: 36,
          title: 'Go on your long day',
          done: 'You went on your long day.',
          action:
            'Start slowly, stop often, eat and drink. Turn back at the time you agreed, wherever you are. Message that you’re home. What do you remember from the first half hour, twelve weeks ago?',
          details:
            'It’s fine to cut the day short. Confusion, collapse or shivering that won’t stop: stop and call your emergency number.',
        },
      ],
    },
  ],
}
