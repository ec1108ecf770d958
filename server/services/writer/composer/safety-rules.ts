import type { Pillar } from '#contract/pillars.ts'

/** A safe challenge for the need behind a harmful idea, with none of its words. */
export type SafeAlternative = { title: string; pillar: Pillar; description: string }

const helplines =
  'If you are thinking of hurting yourself, do not wait: local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK & Ireland).'

const safetyRules: { pattern: RegExp; unless?: RegExp; alternative: SafeAlternative }[] = [
  {
    pattern:
      /kill (?:my|your|him|them)self|suicid|self[\s-]?harm|cut(?:ting)? (?:my|your)self|end (?:my|your) life|want to die/i,
    alternative: {
      title: 'One honest conversation',
      pillar: 'mental',
      description: `Each day you let one person know a little of how it really is: a friend, a brother, a doctor, a helpline. Nobody carries this better alone. ${helplines}`,
    },
  },
  {
    pattern:
      /(?:water|dry|juice|extended|prolonged|multi[\s-]?day|\d+[\s-]?(?:day|hour)s?)[\s-]?fast|fast(?:ing)? for (?:\d{2,}|[3-9]|three|four|five|six|seven|ten|a week)|starv|stop eating|no food|purg(?:e|ing)\b|laxativ|anorexi|bulimi|\b[1-9]\d{2} ?k?cal/i,
    unless: /phone|screen|media|dopamine|news|alcohol|sugar|gaming|tv\b/i,
    alternative: {
      title: 'Three proper meals a day',
      pillar: 'physical',
      description:
        'Breakfast, lunch and dinner, at a table, most of it cooked by someone. Eating steadily does more for body and mind than any fast. If food or weight takes up much of your day, talk to a doctor.',
    },
  },
  {
    pattern:
      /(?:without|no) (?:any )?(?:sleep|sleeping)|sleep (?:only )?(?:[0-4]|one|two|three|four) hours|stay(?:ing)? awake|sleep depriv/i,
    alternative: {
      title: 'Lights out at the same hour',
      pillar: 'physical',
      description:
        'You choose a bedtime that leaves you seven to eight hours, and keep it, at weekends too. Tired men are neither tougher nor faster.',
    },
  },
  {
    pattern: /(?:without|no) (?:any )?water\b|dehydrat|sweat(?:ing)? (?:off|out) (?:weight|kilos|pounds)|sauna suit/i,
    alternative: {
      title: 'Water with every meal',
      pillar: 'physical',
      description: 'A glass with each meal and one next to the bed. A small thing, kept every day.',
    },
  },
  {
    pattern:
      /steroid|\bsarms?\b|testosterone (?:cycle|inject)|stop taking (?:my |your )?(?:\w+ )?(?:meds?|medic|pills?|insulin|antidepress)|off (?:my|your) (?:meds|medication)|cocaine|\bmeth\b|\blsd\b|microdos|overdos|ketamine/i,
    alternative: {
      title: 'A straight talk with your doctor',
      pillar: 'physical',
      description:
        'You write down what you take, what you hope it does and what it does, and talk it over with a doctor or a pharmacist. Each day one line, so that you have something to show.',
    },
  },
  {
    pattern:
      /\brape|beat(?:ing)? (?:up|my|your|her|him)|punch (?:him|her|some|my|a )|hit (?:women|my wife|my girlfriend|my kid|her\b)|hate (?:women|gays?|jews?|muslims?|blacks?|immigrants?|men\b)|stalk(?:ing)? (?:her|him|my)|pick[\s-]?up artist|manipulat\w* (?:her|women|girls)|revenge|dominate (?:her|women)|all women are|\bkill (?:him|her|them|people|someone)/i,
    alternative: {
      title: 'As if they were in the room',
      pillar: 'relationships',
      description:
        'For a set number of days you speak of other people as if they could hear you. Where you cannot, you say nothing, and write down what lies under it. If you are afraid of what you might do to someone, respectphoneline.org.uk and thehotline.org talk to men too.',
    },
  },
]

export function findSafeAlternative(idea: string): SafeAlternative | null {
  return safetyRules.find(({ pattern, unless }) => pattern.test(idea) && !unless?.test(idea))?.alternative ?? null
}
