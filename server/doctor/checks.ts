export const areas = [
  'settings',
  'versions',
  'server',
  'database',
  'disk',
  'permissions',
  'keys',
  'backups',
  'clock',
  'mail',
  'delivery',
  'background',
  'proxy',
] as const
export type Area = (typeof areas)[number]

/** `unknown`: something else has to be put right before it can be checked. */
export type Status = 'ok' | 'warning' | 'problem' | 'unknown'

/** What a check found. Names are stable, because other programs read them. */
export type Finding = {
  name: string
  status: Status
  /** One sentence for the operator, or a few. */
  message: string
  /** The one thing to do next. */
  advice?: string
}
export type Check = { area: Area } & Finding

export function ok(name: string, message: string): Finding {
  return { name, status: 'ok', message }
}

export function warning(name: string, message: string, advice?: string): Finding {
  return { name, status: 'warning', message, ...(advice !== undefined && { advice }) }
}

export function problem(name: string, message: string, advice: string): Finding {
  return { name, status: 'problem', message, advice }
}

export function notKnown(name: string, message: string): Finding {
  return { name, status: 'unknown', message }
}

/** Why a check could not be made. The message is for the operator. */
export class NotCheckedError extends Error {}

/** Makes a check whose failure must not hide others of its area. */
export async function orNotKnown(name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof NotCheckedError) return [notKnown(name, error.message)]
    throw error
  }
}
