import { pillarKeys, type Pillar } from '#contract/pillars.ts'

/**
 * Word stems that suggest a pillar for an idea, in several languages. Broad, because every idea needs a pillar.
 * Captions may have none and use the narrower list in server/content/caption-words.ts.
 */
const wordStems: Record<Pillar, string> = {
  purpose:
    'purpose goal mission disciplin routine procrastinat habit focus priorit plan meaning direction value vision early mornin volunteer serve serving deadline declutter tidy ziel gewohn disziplin objectif objetivo habitude',
  mental:
    'stress anxi worr mind mental emotion anger angry calm resilien confiden self-worth gratitude grateful mood therap fear panic depress overthink thought feeling phone screen social-media scroll news doom angst gefühl émotion emoción',
  physical:
    'push-up pushup pull-up squat plank run running jog walk hike workout exercis gym lift strength muscle train fitness swim bike cycl cold shower sleep nutrition protein meal eat food sugar alcohol drink water weight stretch mobility yoga steps marathon health body training laufen sport schlaf courir dormir correr entren',
  brotherhood:
    'brother friend buddy mentor men men’s group club team community neighbour neighbor call reach-out accountab together meet-up meetup freund mann ami amigo hermano',
  relationships:
    'wife husband partner girlfriend boyfriend marriage spouse dating date family father dad son daughter kid child parent mother relationship love listen communicat boundar apolog conversation argu conflict frau kind famil couple pareja hijo',
  career:
    'career job work boss business money budget save saving debt financ invest salary side-hustle hustle entrepreneur leader network cv resume skill learn code coding client sell sales office promotion spend geld arbeit beruf travail argent trabajo dinero',
  spiritual:
    'spirit pray prayer meditat god faith church bible quran torah stoic marcus aurelius seneca philosoph silence soul mindful breath journal reflect sabbath fasting nature sunrise gebet glaube prière meditación oración',
}

const patterns = pillarKeys.map((pillar) => {
  const words = wordStems[pillar].split(' ').map((word) => word.replaceAll('-', '[\\s-]?'))
  return { pillar, pattern: new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'giu') }
})

export function detectPillar(text: string): Pillar | null {
  let bestPillar: Pillar | null = null
  let bestCount = 0
  for (const { pillar, pattern } of patterns) {
    const count = new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase())).size
    if (count > bestCount) [bestPillar, bestCount] = [pillar, count]
  }
  return bestPillar
}
