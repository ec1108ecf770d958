import { hasAnyAccount } from '#server/database/any-account.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { createAccount } from '#server/features/accounts/create-account.ts'
import { ensureSetupCode, redeemSetupCode } from '#server/features/accounts/setup-code.ts'
import { auditedTransaction } from '#server/features/audit/record.ts'
import { startSession } from '#server/features/sessions/sessions.ts'

export const password = 'correct horse battery'

// Of the password above, at the lowest cost. A real hash takes 60 ms.
const cheapHash = '$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$OFV8TrrEQliqqHF4+jF1XekyKTLvLxAcRxwpKMBoFjc'

type NewMember = { email: string; username: string; timeZone: string; address: string }

/**
 * Adds a member as a sign-up would, without hashing a password. The first one is the admin and uses up the setup code.
 * @returns their id and the Cookie header of their browser
 */
export async function addMember(
  dependencies: Dependencies,
  { email, username, timeZone, address }: NewMember,
): Promise<{ id: string; cookie: string }> {
  const { config, services } = dependencies
  const setupCode = await ensureSetupCode(dependencies)
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const client = {
    address,
    userAgent: 'lightMyRequest',
    sessionCookie: null,
    deviceCookie: null,
    origin: config.publicUrl ?? 'http://localhost',
    secure,
    sameSiteNavigation: true,
  }
  return auditedTransaction(dependencies, async (tx, audit) => {
    const isSetup = setupCode !== null && !(await hasAnyAccount(tx))
    if (isSetup) await redeemSetupCode(tx, services, setupCode)
    const role = isSetup && config.adminEmails.length === 0 ? 'admin' : 'public'
    const id = await createAccount(tx, services, {
      email: email.toLowerCase(),
      username,
      firstName: null,
      lastName: null,
      timeZone,
      passwordHash: cheapHash,
      role,
      guidelinesAcceptedAt: services.clock.now().toISOString(),
      isPresent: true,
      mayUseReservedName: isSetup,
    })
    await audit({ kind: isSetup ? 'setup' : 'sign-up', memberId: id, source: { actorId: id, address }, detail: role })
    const cookies = await startSession(tx, dependencies, client, id)
    const prefix = secure ? '__Host-' : ''
    return { id, cookie: cookies.map(({ name, value }) => `${prefix}${name}=${value}`).join('; ') }
  })
}
