/** What a new site needs, in the order of the screen. */
export const setupSteps = ['name', 'figures', 'mail', 'guidelines', 'help', 'invitation', 'backup'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Steps that may be fine as they are, which only an admin can say. */
export const confirmableSteps = ['name', 'figures', 'guidelines', 'help', 'backup'] as const satisfies SetupStep[]
export type ConfirmableStep = (typeof confirmableSteps)[number]
