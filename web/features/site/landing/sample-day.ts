/** A day of a challenge in the starter library. A test compares it with the library. */
export const sampleDay = {
  challenge: 'Thirty Mornings Outdoors',
  pillar: 'physical',
  duration: 30,
  day: 6,
  stepTitle: 'Spot three new things',
  stepText:
    'Take your ten minutes and look for three things you’ve never noticed: a sign, a tree, a light in a window. Name them to yourself on the way back.',
} as const
