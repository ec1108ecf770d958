/** A day of a challenge in the starter library. A test compares it with the library. */
export const sampleDay = {
  challenge: 'Thirty mornings outdoors',
  pillar: 'physical',
  duration: 30,
  day: 7,
  stepTitle: 'One loop, always the same',
  stepText:
    'Choose a loop or a bench about five minutes away and use it every morning this week. Same route, same time if you can.',
} as const
