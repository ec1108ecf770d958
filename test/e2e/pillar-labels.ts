/** The specified labels of the pillars in selects, in their order. */
export const pillarLabels = [
  'Purpose & Direction',
  'Mental & Emotional',
  'Physical Strength',
  'Brotherhood',
  'Relationships',
  'Career & Finances',
  'Spiritual Growth',
]
