import type { Pillar } from '#contract/pillars.ts'

/** Trusted front pages for each pillar. These are the only URLs a model gets. */
export const furtherReading: Record<Pillar, { label: string; url: string }[]> = {
  purpose: [
    { label: 'Idealist: volunteering near you', url: 'https://www.idealist.org' },
    { label: 'VIA Institute on Character: a free survey of strengths', url: 'https://www.viacharacter.org' },
    { label: 'Project Gutenberg: old books, free', url: 'https://www.gutenberg.org' },
  ],
  mental: [
    { label: 'Find A Helpline: free lines in more than 130 countries', url: 'https://findahelpline.com' },
    { label: 'HeadsUpGuys (Canada): depression in men', url: 'https://headsupguys.org' },
    { label: 'Mind (England and Wales): mental health explained', url: 'https://www.mind.org.uk' },
  ],
  physical: [
    { label: 'NHS (England): exercise, food and sleep', url: 'https://www.nhs.uk' },
    { label: 'parkrun: a free run or walk each weekend', url: 'https://www.parkrun.com' },
    { label: 'World Health Organization', url: 'https://www.who.int' },
  ],
  brotherhood: [
    { label: "UK Men's Sheds Association", url: 'https://menssheds.org.uk' },
    { label: 'Movember: men’s health and friendship', url: 'https://movember.com' },
    { label: 'Rotary: clubs that serve', url: 'https://www.rotary.org' },
  ],
  relationships: [
    { label: 'Tavistock Relationships (UK)', url: 'https://tavistockrelationships.org' },
    { label: 'HealthyChildren.org (US): for fathers of young children', url: 'https://www.healthychildren.org' },
    { label: 'The National Domestic Violence Hotline (US)', url: 'https://www.thehotline.org' },
  ],
  career: [
    { label: 'MoneyHelper (UK): free and impartial', url: 'https://www.moneyhelper.org.uk' },
    { label: 'Citizens Advice (UK)', url: 'https://www.citizensadvice.org.uk' },
    { label: 'SCORE (US): free mentors for small businesses', url: 'https://www.score.org' },
  ],
  spiritual: [
    { label: 'Stanford Encyclopedia of Philosophy', url: 'https://plato.stanford.edu' },
    { label: 'Modern Stoicism', url: 'https://modernstoicism.com' },
    { label: 'Oxford Mindfulness Foundation', url: 'https://www.oxfordmindfulness.org' },
  ],
}
