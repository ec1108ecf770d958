/** Names of the drawings that a resource can show. This list has no schema, so that screens can load it without zod. */
export const drawingNames = [
  'breathing',
  'urge-wave',
  'worry-slot',
  'fear-ladder',
  'panic-circle',
  'circle-of-people',
  'push-up-steps',
  'seated-session',
  'sleep-window',
  'savings-bricks',
] as const

export type DrawingName = (typeof drawingNames)[number]
