import type { MemberDetail } from '#contract/members.ts'
import { loadMember } from './members.ts'
import { presentMemberDetail } from './present.ts'

/** Loads what staff see of a member. @throws not-found */
export async function loadMemberDetail(context: Parameters<typeof loadMember>[0], id: string): Promise<MemberDetail> {
  return presentMemberDetail(await loadMember(context, id), context.services.clock.now())
}
