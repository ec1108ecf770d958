/** Maximum lengths of text input, in code points. */
export const limits = {
  email: 254,
  username: { min: 3, max: 30 },
  name: 60,
  siteName: 40,
  password: { min: 8, max: 1024 },
  title: 120,
  /** Number of lines of one country on the help page. */
  helpLines: 30,
  description: 1000,
  goalSteps: 10,
  promise: 160,
  subtitle: 80,
  note: 500,
  roundQuestion: 120,
  roundAnswer: 1_000,
  cue: 120,
  crewName: 40,
  post: 10_000,
  reply: 5_000,
  quote: 600,
  entry: 50_000,
  prompt: 300,
  caption: 5_000,
  idea: 5_000,
  topic: 200,
  search: 200,
  url: 2_000,
  token: 200,
  accessToken: 1_000,
  timeZone: 64,
  planSteps: 365,
  planSection: 2_000,
  sources: 20,
  blocks: 20,
  blockText: 10_000,
  blockItems: 40,
  blockItem: 600,
  /** Length of the avatar file in base64. */
  avatar: 400_000,
  /** Length of the file of a picture in base64: a little over a megabyte. */
  picture: 1_400_000,
  pictureAlt: 300,
} as const

/** Pictures of a post, and pixels per side of each one. */
export const pictureLimits = { perPost: 4, pixels: 2_048 } as const

/**
 * Invitations by email: addresses of one list and of the whole site in 24 hours, characters of what a list has as an
 * address, days for which an invitation works, and after which its address is deleted.
 */
export const mailedInvitationLimits = { perList: 500, perDay: 1_000, entry: 1_000, days: 14, keptDays: 30 } as const

/** Days without a visit after which a session ends. Staff can see and change more, so they sign in more often. */
export const idleSessionDays = { member: 180, moderator: 30, admin: 30 } as const

/** How often a member can change their username, and for how long the old one is held for them. */
export const usernameChanges = { max: 3, days: 30 } as const

/** Maximum rows per member; these lists are not paged by default. */
export const perMemberLimits = { goals: 1_000, participations: 1_000, blocks: 1_000 } as const

/** Starts on a date: how many of a member can be ahead, and how far ahead they can be. */
export const startLimits = { open: 10, daysAhead: 90 } as const

/** Size of a crew, and in how many crews a member can be. */
export const crewLimits = { members: 12, perMember: 5 } as const

/** Covers the earlier journals of almost any member, and refuses a year that is only half typed. */
export const firstEntryDate = '1930-01-01'

/** Length of a challenge in days. */
export const challengeDuration = { min: 1, max: 365 } as const

/** Maximum of an integer column in both database engines. */
export const maxInteger = 2_147_483_647

/** Choices for the number of challenges to generate from a topic; the first is the default of the form. */
export const generateCounts = [3, 5, 10] as const

/** Number of items that populating creates per pillar. */
export const populateCounts = { challenges: 4, resources: 4, forumPosts: 3 } as const

/** Days without a mark after which a member counts as quiet. */
export const quietDays = 14

/** A list of those who take part in a challenge counts them up to here. */
export const mostMembersCounted = 100

/** Counts of fewer members would say something about one of them, so they are left out. */
export const fewestCounted = 5
