import type { Dependencies } from '../../dependencies.ts'
import { findUnreachableTime } from './guest-mail-queries.ts'

export const noMailServer =
  'No mail server is set up. Set SMTP_URL and PUBLIC_URL in the file .env, and restart the server.'

type Context = Pick<Dependencies, 'database' | 'services'>

/** Finds out why the site can't send email at the moment, and what to do. @returns null if it can */
export async function findMailProblem({ database, services }: Context): Promise<string | null> {
  if (!services.mail.available) return noMailServer
  return (await findUnreachableTime(database)) === null
    ? null
    : 'The mail server can’t be reached at the moment. Delivery has its answer and what to do.'
}

/** @returns when the last message found that the mail server accepts none (UTC); null since it answered one */
export async function findMailOutage({ database }: Pick<Context, 'database'>): Promise<Date | null> {
  const time = await findUnreachableTime(database)
  return time === null ? null : new Date(time)
}
