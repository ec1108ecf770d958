import type { PlanSection } from '#contract/plan-sections.ts'
import type { Source } from '#contract/sources.ts'

type PlanSectionText = {
  help: string
  examples: [string, string, string]
  note?: string
}

/** “Help now” is the page `paths.help()`; link to it where these texts are shown. */
export const planIntro =
  'On a bad day it’s hard to think of what helps, so collect it here on a calmer day. A few words per question are enough, and you can leave questions open. It works best if you go through it with a doctor, a therapist or someone you trust. If you might be in danger now, open Help now first.'

/** In the order in which a member uses them. The texts are our own; the published form is protected by copyright. */
export const planSectionTexts: Record<PlanSection, PlanSectionText> = {
  signs: {
    help: 'Note the thoughts, feelings or habits that usually come first, so that you can act early.',
    examples: [
      'I stop answering messages.',
      'I’m awake at three and can’t get back to sleep.',
      'I keep thinking, “What’s the point?”',
    ],
  },
  alone: {
    help: 'Choose things that are safe, take a few minutes and don’t depend on anyone else.',
    examples: [
      'A warm shower.',
      'Headphones on and one album from start to end.',
      'Out of the door and once around the block, on foot or on wheels.',
    ],
  },
  company: {
    help: 'You don’t have to talk about how you feel; being around other people can be enough.',
    examples: ['A game online with Arjun.', 'The café at the library.', 'My neighbour’s kitchen on Sunday.'],
  },
  people: {
    help: 'Name a few people you can be honest with, how to reach them and a first sentence.',
    examples: [
      'Sam: call, late is fine.',
      'My sister: “It’s a bad day. Can you stay on the phone for a bit?”',
      'Tomasz from the group: a message with one word, “Today”.',
    ],
  },
  services: {
    help: 'Note who treats you and when you can reach them, and copy a line from Help now.',
    examples: [
      'Dr Okafor’s practice, weekdays from eight.',
      'My therapist: by email, or leave a message.',
      'The crisis line that I like best, and the nearest emergency department.',
    ],
  },
  safety: {
    help: 'Think of what you might hurt yourself with, and decide who keeps it for now or how to keep it away from you.',
    examples: [
      'The pharmacy gives me my medicine one week at a time.',
      'Ali keeps the key.',
      'On the worst nights I sleep at my brother’s.',
    ],
    note: 'The worst moments often pass, and distance from anything dangerous gives you time until they do. Ask someone to keep it for you, and keep taking the medicine you’ve been prescribed. If you already feel unsafe, don’t handle these things yourself: get someone to come, or open Help now.',
  },
  reasons: {
    help: 'Note people, plans or small things that matter to you; leave it open if nothing comes to mind today.',
    examples: ['My niece’s school play in June.', 'The dog needs his walk.', 'I want to see the sea again.'],
  },
}

export const planClosing =
  'When a bad day starts, read your plan from the top, stop where it helps, and go straight to people or Help now if you don’t feel safe.'

export const planSources: Source[] = [
  {
    author: 'Barbara Stanley and Gregory K. Brown',
    year: 2012,
    title: 'Safety Planning Intervention: A Brief Intervention to Mitigate Suicide Risk',
    url: 'https://doi.org/10.1016/j.cbpra.2011.01.001',
    checked: null,
  },
  {
    author: 'Catherine W. Barber and Matthew J. Miller',
    year: 2014,
    title: 'Reducing a Suicidal Person’s Access to Lethal Means of Suicide: A Research Agenda',
    url: 'https://www.ajpmonline.org/article/S0749-3797(14)00247-5/fulltext',
    checked: '2026-11-23',
  },
]
