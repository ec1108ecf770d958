import { listParticipations } from '#contract/challenges.ts'
import type { Group } from './group.ts'
import { demoMembers, type DemoMember } from './members.ts'

/** A member to choose in the switcher. */
export type ShownMember = { id: string; username: string; firstName: string; line: string }

/** Describes the members to choose from, such as “Day 100. Three challenges, eleven finished.” */
export function describeShownMembers(group: Group): Promise<ShownMember[]> {
  const shown = demoMembers.filter(({ switcher }) => switcher).toSorted((one, other) => one.joined - other.joined)
  return Promise.all(
    shown.map(async (member) => {
      const { username, firstName } = member
      const participations = await group.call(username, listParticipations)
      const finished = participations.filter(({ completed }) => completed).length
      const line = describe(member, { active: participations.length - finished, finished })
      return { id: group.getId(username), username, firstName, line }
    }),
  )
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

function describe(
  { joined, switcher }: DemoMember,
  { active, finished }: { active: number; finished: number },
): string {
  const challenges = `${toWords(active)} challenge${active === 1 ? '' : 's'}`
  const rest = switcher === 'counts' ? `${toWords(finished)} finished` : switcher
  return `Day ${joined + 1}. ${challenges[0]?.toUpperCase()}${challenges.slice(1)}, ${rest}.`
}

function toWords(count: number): string {
  return numbers[count] ?? String(count)
}
