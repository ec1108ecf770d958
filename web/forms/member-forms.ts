import './configure-zod.ts'
import { z } from 'zod'
import { refuseApplication } from '#contract/applications.ts'
import { createInvitation, memberInvitations } from '#contract/invitations.ts'
import { createMember, deleteMember } from '#contract/members.ts'
import { updateOwnProfile } from '#contract/profiles.ts'

export const createMemberForm = createMember.body
export const deleteMemberForm = deleteMember.body
export const refusalForm = refuseApplication.body
export const ownProfileForm = updateOwnProfile.body.required()

export const memberInvitationLimits = memberInvitations

/** The form of an invitation. Its choices are numbers as text, empty for no limit. */
export const invitationForm = z.object({
  note: createInvitation.body.shape.note,
  maxUses: z.string(),
  days: z.string(),
})
