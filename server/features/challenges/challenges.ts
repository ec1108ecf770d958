/** Who acts, and when: the calendar day is the member's own. */
export type Actor = { userId: string; timeZone: string; now: Date }
