export const terms = `This is a default text. The people who run this site can change it. “This site” means {site}.

## Who can join

You must be at least 18, unless this site says otherwise.

## Your account

Keep your password to yourself and don’t share your account. If you think that someone else is using it, change your password and tell the people who run this site.

If this site lets you store a card, doing so is optional. The card isn’t charged.

## Your posts

Your posts stay yours. You allow this site to store them and show them to its members until you delete them. When you delete your account, you choose whether your posts are deleted or stay without your name.

Only post texts and pictures that you have the right to share. [Privacy](/privacy) says who can read what.

## What isn’t allowed

Follow the [guidelines](/guidelines). Don’t use this site for anything illegal, try to read other members’ private data, collect data about members, or disrupt the service. Moderators can hide or remove posts, and mute or suspend members.

## No professional advice

Challenges, resources and posts are not medical, legal or financial advice. Ask a professional about your own situation, and a doctor before you start hard exercise or change what you take or eat for a health condition.

This site is not an emergency service. If you or someone else may be in danger, call your local emergency number. [Help](/help) lists crisis lines.

## No guarantee

This site may be unavailable, contain errors or lose data. Keep your own copy of anything that matters to you. You can download your data in [Settings](/settings).

These terms don’t limit rights that you have by law.

## Ending

You can delete your account at any time in [Settings](/settings). The people who run this site can suspend accounts that break these terms, and they can close the site.

## Changes

The people who run this site can change these terms. If you don’t agree with a change, you can delete your account.
`
