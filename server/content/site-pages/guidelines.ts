export const guidelines = `{site} is a place for men who want to grow and help each other. These guidelines apply to discussions, replies, profiles and the social feed.

## What we’re here for

- Talk about what is going on in your life and what you want to change. Write about setbacks too.
- Speak from experience. “This helped me” is more useful than “you should”.
- Ask before you give advice. Sometimes a member only wants to be heard.
- Welcome new members and reply to their first posts.

## When you disagree

- Reply to what someone wrote. Don’t judge the person.
- Ask a question before you assume the worst.
- You can stop replying at any time. You don’t need the last word.

## What isn’t allowed

- **Contempt for anyone.** This includes women, gay, bi and trans men, people of any faith or none, people of any origin or ability, and anyone’s body. You can write about anger or a painful divorce without attacking a whole group.
- **Harassment.** No insults, threats or sexual comments about members.
- **Selling and spam.** No ads, referral links or pitches for courses, coaching, supplements or investments.
- **Medical and dosing advice.** No doses, cycles or sources for steroids, hormones or medicines, and no diagnoses. You can write about your own treatment.
- **Instructions for harm.** No details about ways to hurt yourself or someone else. You can write about dark thoughts, including suicidal ones, without describing methods.

## Privacy

Everything said here stays here. Don’t share screenshots, quotes or names outside {site}, and don’t post private details about other people. The exception is getting help for someone in danger. Every member can read discussions, so share only as much as you want them to know.

## If someone is in danger

If you or someone else may be in danger, call emergency services now. [Help](/help) lists crisis lines that you can call or text.

{site} is not a crisis service, and a moderator may not see a post for hours. If a post worries you, you can ask the member directly whether they are thinking about suicide. Asking doesn’t increase the risk. Send them the link to [Help](/help), and report the post.

## Reports, blocks and moderators

- You can report a discussion, a reply, a social post or a member. The reported member never learns who reported them.
- After reports by three established members, a post is hidden until a moderator has looked at it.
- You can block a member. Nobody else in the app can see that you did.
- Moderators can hide or remove posts, lock discussions, and warn, mute or suspend members.
- Every decision comes with a reason, and you can appeal it once.
`
