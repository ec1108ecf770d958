export const guidelines = `{site} is a place for men who want to grow, and who help each other with it. These guidelines apply to everything that other members can see: discussions, replies, profiles and the social feed.

## What we’re here for

- Talk about what is going on in your life and what you want to change. Setbacks are as welcome as progress.
- Speak from experience. “This helped me” is more useful than “you should”.
- Ask before you give advice. Sometimes a member only wants to be heard.
- Welcome new members. Everyone’s first post is the hardest.

## When you disagree

- Reply to what the member wrote. Don’t attack them as a person.
- Ask a question before you assume the worst.
- You can stop replying at any time. Nobody has to win.

## What isn’t allowed

- **Contempt for anyone.** This includes women, gay, bi and trans men, people of any faith or none, people of any origin, and anyone’s body. You can write about your anger or a painful divorce without it.
- **Harassment.** No insults, threats or sexual comments about members.
- **Selling and spam.** No ads, sign-up links or pitches for courses, coaching, supplements or investments.
- **Dosing advice.** No doses, cycles or sources for steroids, hormones or medicines. Leave medical advice to a doctor. You can write about your own diagnosis or treatment.
- **Instructions for harm.** No details about ways to hurt yourself or someone else. You can write about dark thoughts, including suicidal ones, without describing methods.

## Privacy

Everything said here stays here. Don’t share screenshots, quotes or names outside {site}, and don’t post private details about other people. Every member can read discussions, so share only as much as you want them to know.

## If someone is in danger

If you or someone else may be in danger, call your local emergency number now. [Help](/help) lists crisis lines that you can call or text.

{site} is not a crisis service, and posts may not be read right away. If a post worries you, ask the member directly how they are, send them the link to [Help](/help), and report the post so that a moderator sees it.

## Reports, blocks and moderators

- You can report a discussion, a reply, a social post or a member. The reported member never learns who reported them.
- After reports by three established members, a post is hidden until a moderator has looked at it.
- You can block a member. Nobody else in the app can see that you did.
- Moderators can hide or remove posts, lock discussions, and warn, mute or suspend members.
- Every decision comes with a reason, and you can appeal it once.
`
