export const privacy = `- {site} runs on a server chosen by the people who run this site. They can read its database.
- Your journal and plan for bad days are private in the app, and so are your challenges, goals and check-in notes until you share them. They aren’t encrypted on the server.
- Other members see your username, your avatar and your posts. You choose what else they see, and who sees it.
- There are no ads, no trackers and no analytics. Your location isn’t looked up from your IP address.
- You can download or delete your data at any time in [Settings](/settings).

This default text describes the software. The people who run this site can change it. They are responsible for your data, so please ask them if you have questions.

## What is stored

- **Account:** email address, username, a hash of your password, and your time zone and settings. A first name, a last name and an avatar are optional.
- **Your content:** journal, plan for bad days, goals, challenges with marked days and notes, answers in the weekly rounds of your crews, dates on which you start one with others, breaks, ticked items, discussions and replies with their pictures, and links to social posts.
- **Community:** your profile, who sees your challenges, your crews and what you share with them, blocks, reports, invitations, friends you started a challenge with, sign-up answers, and moderators’ notes and decisions about you.
- **Invitations by email:** an address that an admin invites is deleted 30 days after the invitation was used, withdrawn or expired.
- **Sessions:** when you signed in, and your browser and system as the browser describes them. A session ends when you haven’t used it for 180 days (30 for moderators and admins), and after two years at the latest.
- **Notifications:** your settings, and your inbox for 90 days. For push messages, also an address from your browser’s push service.
- **Security log:** sign-ins, failed sign-ins, account changes (with your former usernames) and downloads, with IP addresses. Addresses are removed after 90 days, and entries are deleted after two years.
- **Limits:** attempts such as sign-ins are counted for up to a day. The counters contain hashes, not readable addresses.
- **Server log:** failed and refused requests, with the IP address and the account’s id. The people who run this site can log the address and path of every request, and they decide how long to keep the log.

## Who can read it

- **Only you, in the app:** your journal, plan for bad days and blocks. Also your challenges, goals and check-in notes, until you share them. Challenges, and links to start one together, show how many members joined. Such a link names who set the date, who is told who joins.
- **The people you choose for each challenge:** your crews, everyone in the challenge or all members see that you take part, the days on which you did it, and when you finish. Until you choose, only you, and the friend whose link you started with. You can change it for each challenge.
- **Who has your link to a challenge:** your name and the challenge. When someone starts it with your link, each of you is told about the other, and nobody else is.
- **The members of a crew:** what you share with that crew. You can leave out a challenge, and share your notes on its days or a goal only by choosing so. They also read your answers in its weekly rounds. All of it is gone from their screens when you leave the crew.
- **All members:** your username, avatar, discussions and replies with their pictures, and your username on social posts that you added. Other profile details appear only if you choose to show them.
- **Moderators and admins:** reports and who made them, with the reported post and the posts before it. This includes reported posts in a crew. With a reported answer to a weekly round, they see its questions and the name of the crew. Apart from reports, they see challenges and crews as every other member does. They also read moderators’ notes about members and the log of moderation decisions. The reported member never sees who reported them. Members don’t see the notes.
- **Admins:** your email address, when you joined and were last here, who invited you, your answers to sign-up questions, and the security log.
- **The people who run the server:** everything in the database and its backups. They can’t read your password.

## Crisis card and Help

When you write a journal entry, a check-in note or a post, the app may show a card with crisis lines. The words are checked on your device only. Nothing about this check is stored or sent.

[Help](/help) picks a country from your device’s time zone only, and your choice stays on the device.

## Other companies

- **Embedded posts:** Posts from Instagram, Threads and TikTok load from these companies, which then learn your IP address and may set cookies. Depending on this site’s settings, posts load when you scroll to them or only after you click. The server also asks these companies about posts in the feed, without saying who you are.
- **Push:** Messages go through your browser’s push service, encrypted for your device. They name no challenge or discussion unless you allow it.
- **Email:** Messages go through this site’s mail server and contain no trackers. The first one asks you to confirm your address; without that you get only emails about your account. They may contain announcements, titles of discussions and your steps for today.
- **Calendar:** Anyone who has the link to your calendar, such as your calendar’s provider, can see the times of your steps. You can replace the link.
- **Stripe:** If this site offers it, you can store a card. Stripe’s script loads only on the onboarding page. This site stores Stripe’s ids, not the card number, and sends Stripe no name or email address. Nothing is charged.
- **AI model:** If this site uses one, which another company may run, it receives ideas and topics from admins, titles of this site’s own content, and captions of social posts. It never receives your journal, plan for bad days, goals, notes, discussions or replies.

## Cookies and browser storage

- **Session cookie:** keeps you signed in for up to two years. After you sign out, it only says that you did, for up to 400 days.
- **Device cookie:** remembers your browser for 400 days, so that other people’s password guesses don’t slow you down.
- **sidebar_state:** remembers for 7 days whether the sidebar is open.
- **view:** for members, remembers for a year your theme, whether your screen is narrow, the sidebar, and your kind of English for dates, so that pages look right at once.
- **Browser storage:** your theme and similar choices, drafts, and results of self-checks that you keep. Your drafts and results are deleted when you sign out, also from another device: this browser then deletes them with the next page. Answers to self-checks are never stored or sent.

## Download and deletion

The download is a ZIP file with your content, settings, sessions and security log.

When you delete your account in [Settings](/settings):

- Your account, avatar and private content are deleted immediately. A stored card is deleted at Stripe too.
- You choose what happens to your discussions and replies. They can stay under the name “deleted member” and without pictures, or be deleted. A discussion with replies from others stays, but without your title and text.
- Social posts that you added stay without your name. The same applies to announcements that you sent as an admin.
- Moderators’ notes and decisions about you, and the reports you made, are deleted. Reviews of your posts stay without your name.
- The security log keeps its entries under a random id, without usernames.
- A hash of your username stays for 30 days, so that nobody else can take the name.
- Backups that the site makes keep your data for up to five weeks. Copies that the people who run this site store elsewhere keep it until they delete them.
`
