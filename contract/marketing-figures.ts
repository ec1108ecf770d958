/** Marketing figures of the landing page, Home and the footer. */
export const figures = {
  landing: { challenges: '50+', resources: '100+', members: '1000+' },
  home: { members: '10K+', challenges: '50+', resources: '200+', successRate: '87%' },
  supporting: 'Supporting 10,000+ men worldwide',
} as const
