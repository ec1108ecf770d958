/** @param options.isPrivate whether the archive has what only the member may see */
export function formatReadme(
  { username, siteName, now }: { username: string; siteName: string; now: Date },
  { isPrivate }: { isPrivate: boolean },
): string {
  const date = now.toISOString().slice(0, 10)
  return isPrivate
    ? `# ${username} at ${siteName}

This archive contains what you wrote and chose, and what the site recorded about you, on ${date}. It
leaves out passwords and links that give access, what moderators noted, and what other members reported.

The .json files are for programs, and the .md files are for reading. Times are in UTC. The dates of marked days are in
your time zone.

- account, picture, profile: your account, and what you put into your profile for other members
- journal, plan-for-bad-days, breaks: only you can see them in the app
- goals, challenges: what you do, and who can see it
- crews, crew-shares, weekly-rounds, nudges, answers: your crews, what they see, and your answers there
- discussions, replies, pictures: your posts in the community, with their pictures
- resources-ticked, social-posts-added, content-runs: items you ticked, posts you added and content you generated
- followed-discussions, notifications, announcements, reminders, notification-settings, devices: your messages
- blocked-members: the members you blocked; they are not told
- reports, decisions: what you reported, and what moderators decided about you, with your appeals
- invitations, friends, applications: whom you invited, with whom you started a challenge, and your request to join
- sessions: the devices where you are signed in
- security-log: sign-ins and changes of your account
`
    : `# ${username} at ${siteName}

This archive contains what the site stored about this member on ${date}, without what they wrote for
themselves: journal, plan for bad days, goals, when and where they do a challenge, and the notes of their days. It also
leaves out their crews and one-tap answers, whom they blocked or reported, what moderators noted, and what other members
reported.

The .json files are for programs, and the .md files are for reading. Times are in UTC. The dates of marked days are in
the member's time zone.
`
}
