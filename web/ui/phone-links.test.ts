import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LinkedPhoneText } from './LinkedPhoneText.tsx'
import { MarkdownText } from './MarkdownText.tsx'
import { findPhoneLinks, type PlainTextPhoneScope, sanitizePhoneUrl, splitAtPhoneLinks } from './phone-links.ts'

const find = (text: string, scope?: PlainTextPhoneScope) =>
  findPhoneLinks(text, scope).map(({ start, end, href }) => `${text.slice(start, end)} → ${href}`)

const joinParts = (text: string, scope?: PlainTextPhoneScope) =>
  splitAtPhoneLinks(text, findPhoneLinks(text, scope))
    .map((part) => part.text)
    .join('')

test.each<[text: string, ...links: string[]]>([
  // Crisis lines
  ['In a crisis: 988 (US and Canada), Samaritans 116 123 (UK).', '988 → tel:988', '116 123 → tel:116123'],
  ['findahelpline.com, 988 in the US, Samaritans on 116 123 in the UK.', '988 → tel:988', '116 123 → tel:116123'],
  ['A helpline: findahelpline.com (988 in the US and Canada).', '988 → tel:988'],
  ['Your emergency number; 988 in the US and Canada; Samaritans, 116 123.', '988 → tel:988', '116 123 → tel:116123'],
  ['in the US that is also 988, in the UK and Ireland Samaritans on 116 123', '988 → tel:988', '116 123 → tel:116123'],
  ['Samaritans 116 123; in Australia, Lifeline 13 11 14.', '116 123 → tel:116123', '13 11 14 → tel:131114'],
  ['Samaritans: 116\u00a0123.', '116\u00a0123 → tel:116123'],
  ['Samaritans on 116123', '116123 → tel:116123'],
  ['Samaritans 116 123 24 hours a day', '116 123 → tel:116123'],
  ['Ring Samaritans on 116 123 whenever you like, or 988 about it', '116 123 → tel:116123', '988 → tel:988'],
  ['Lifeline on 13 11 14 24 hours a day', '13 11 14 → tel:131114'],
  ['Telefonseelsorge, a helpline: 116 111 or 116 117', '116 111 → tel:116111', '116 117 → tel:116117'],
  ['9-8-8 Suicide Crisis Helpline', '9-8-8 → tel:988'],
  ['Need to talk? Call 1737, any time.', '1737 → tel:1737'],
  // Calls and texts
  ['Call 988.', '988 → tel:988'],
  ['Text 988 now', '988 → sms:988'],
  ['Call or text 988', 'text → sms:988', '988 → tel:988'],
  ['Text or call 988', 'Text → sms:988', '988 → tel:988'],
  ['In the US and Canada call or text 988. In the UK', 'text → sms:988', '988 → tel:988'],
  [
    '988 in the US and Canada (call or text), Samaritans on 116 123.',
    '988 → tel:988',
    'text → sms:988',
    '116 123 → tel:116123',
  ],
  ['ring: 988 in the US and Canada, by call or text; Samaritans', '988 → tel:988', 'text → sms:988'],
  ['988 in the US, call or text 741741', '988 → tel:988', 'text → sms:741741', '741741 → tel:741741'],
  ['988 in the US, call or text us on 741741.', '988 → tel:988', 'text → sms:741741', '741741 → tel:741741'],
  [
    '988 in the US, call or text us at +1 555 123 4567',
    '988 → tel:988',
    'text → sms:+15551234567',
    '+1 555 123 4567 → tel:+15551234567',
  ],
  ['Text HOME to 741741', '741741 → sms:741741?&body=HOME'],
  ['text HOME to 741-741', '741-741 → sms:741741?&body=HOME'],
  ['Text "shout" to 85258.', '85258 → sms:85258?&body=shout'],
  ['Text the word ‘Hello’ to 50808', '50808 → sms:50808?&body=Hello'],
  ['Text SHOUT to 85258, or call 116 123', '85258 → sms:85258?&body=SHOUT', '116 123 → tel:116123'],
  ['Text us on 07700 900123', '07700 900123 → sms:07700900123'],
  // Emergency numbers
  ['Call 112 in Europe, 999 in the UK or 911 in the US', '112 → tel:112', '999 → tel:999', '911 → tel:911'],
  ['Ring an ambulance on 999.', '999 → tel:999'],
  ['Your local emergency number (112, 911 or 000)', '112 → tel:112', '911 → tel:911', '000 → tel:000'],
  ['112 is the emergency number in Europe.', '112 → tel:112'],
  ['In danger? Dial 111', '111 → tel:111'],
  // International and national numbers
  ['+44 20 7946 0958', '+44 20 7946 0958 → tel:+442079460958'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958 → tel:+442079460958'],
  ['See us in Berlin (+49 30 1234567).', '+49 30 1234567 → tel:+49301234567'],
  ['+1-800-273-8255', '+1-800-273-8255 → tel:+18002738255'],
  [
    '+1 (555) 123-4567 or +353 1 234 5678',
    '+1 (555) 123-4567 → tel:+15551234567',
    '+353 1 234 5678 → tel:+35312345678',
  ],
  ['+33.1.23.45.67.89', '+33.1.23.45.67.89 → tel:+33123456789'],
  ['+491701234567', '+491701234567 → tel:+491701234567'],
  ['Call (555) 123-4567 today', '(555) 123-4567 → tel:5551234567'],
  ['Phone 020 7946 0958 between 9 and 5.', '020 7946 0958 → tel:02079460958'],
  ['Tel. 01 23 45 67 89', '01 23 45 67 89 → tel:0123456789'],
  ['Telephone: 555.123.4567.', '555.123.4567 → tel:5551234567'],
  ['CALM, every evening: 0800 58 58 58 (free)', '0800 58 58 58 → tel:0800585858'],
  ['1-800-273-8255, free', '1-800-273-8255 → tel:18002738255'],
  ['My number is 555 123 456', '555 123 456 → tel:555123456'],
  ['Call 0161 496 0000 Monday to Friday', '0161 496 0000 → tel:01614960000'],
  ['Call 2896 0000', '2896 0000 → tel:28960000'],
  ['Call 0161 496 0000 24/7, or 988 24/7', '0161 496 0000 → tel:01614960000', '988 → tel:988'],
  ['Call 0161 496 0000 9:00-17:00', '0161 496 0000 → tel:01614960000'],
])('links the numbers of %j', (text, ...links) => {
  expect(find(text)).toEqual(links)
  expect(joinParts(text), 'the text is unchanged').toBe(text)
})

test.each([
  // Years, dates and times
  'In 988 Vladimir was baptised. He was in a crisis.',
  'He wrote it in 1999, and called it a crisis.',
  'Call by 2026-11-21, or text on 21.11.2026.',
  'Call 1914-1918 what you like.',
  'Ring between 10.30-11.30 or 0900-1700, or at 9.30.',
  'Call at 9:30 or 21:00.',
  'Phone him on 12-10-2026.',
  // Amounts
  '10 000 steps',
  'Walk +10 000 steps',
  '90 days, 365 days, 988 days',
  'Call 100 people. Text 300 of them.',
  'Call 1 000 000 people.',
  'Ring 112 bells. Dial 999 times.',
  'In a crisis, 988 people called the helpline.',
  'The helpline took 116 123 calls.',
  'The hotline costs £1,500 or $1 000 000 or 1500 €.',
  'Text 220 °C, 425 %, 1,000,000.',
  'Call it 911 days. We call this 1234567.',
  '3-5-7 breathing, 4-7-8 breathing. Call 3-5-7.',
  'Ring 2.5-3.5 times. Call 5-10 friends.',
  // References
  'ISBN 978-0-14-044933-4',
  'Call for ISBN 9780140449334.',
  'Read pages 112–118 and 988-999 before you call.',
  'Letter 101, page 911, chapter 112. Phone a friend.',
  'Meditations 9.30, 10.16 and 12.4',
  'Order 12345678901',
  // Parts of words and addresses
  '988lifeline.org is a helpline.',
  'https://example.org/988 and 988.org, a helpline',
  'Call room B988 or 988b, #988, @988.',
  'call@988.org',
  'x+44 20 7946 0958',
  'Call 123456789012345678901234567890',
  '1800RESPECT is a helpline.',
  '',
])('finds no number in %j', (text) => {
  expect(find(text)).toEqual([])
})

test.each<[text: string, ...links: string[]]>([
  ['Call me on +44 20 7946 0958 or (555) 123-4567'],
  ['Text WIN to 12345'],
  ['My number is 0800 58 58 58'],
  ['Call 988, 112 or +1 900 123 4567', '988 → tel:988', '112 → tel:112'],
  ['Text HOME to 741741', '741741 → sms:741741?&body=HOME'],
])('links only helplines of %j in posts', (text, ...links) => {
  expect(find(text, 'helplines')).toEqual(links)
  expect(joinParts(text, 'helplines'), 'the text is unchanged').toBe(text)
})

test.each<[text: string, ...links: string[]]>([
  ['Sam: 020 7946 0123, late is fine', '020 7946 0123 → tel:02079460123'],
  ['020 7946 0123 (18-20)', '020 7946 0123 → tel:02079460123'],
  ['Sam 020 7946 0123 18-20', '020 7946 0123 → tel:02079460123'],
  ['Dr Okafor 020 7946 0123 9.00-17.00', '020 7946 0123 → tel:02079460123'],
  [
    '+7 495 123 45-67 or +7 495 123 12-15',
    '+7 495 123 45-67 → tel:+74951234567',
    '+7 495 123 12-15 → tel:+74951231215',
  ],
  ['2896 0000', '2896 0000 → tel:28960000'],
  ['Practice: 0123-45678', '0123-45678 → tel:012345678'],
  ['988', '988 → tel:988'],
  ['Call 988', '988 → tel:988'],
  ['Text 988', '988 → sms:988'],
  ['988 24/7', '988 → tel:988'],
  ['112', '112 → tel:112'],
  ['Ambulance 112\nSamaritans 116 123', '112 → tel:112', '116 123 → tel:116123'],
  ['Lifeline, 13 11 14', '13 11 14 → tel:131114'],
  ['SOS Amitié\nCall 3114', '3114 → tel:3114'],
  ['Call 45 45 45 or text HOME to 741741', '45 45 45 → tel:454545', '741741 → sms:741741?&body=HOME'],
])('links the numbers of %j in notes of people to call', (text, ...links) => {
  expect(find(text, 'contacts')).toEqual(links)
  expect(joinParts(text, 'contacts'), 'the text is unchanged').toBe(text)
})

test.each([
  '9.00-17.00',
  '9-12 14-17',
  '8.30-12 13.30-17',
  '2019-2024',
  '2019 2024',
  '12.03.1984',
  '23 11 2026',
  '2026-11-23 10',
  '23.11.2026 18.30-20',
  'Since 2019, 3 or 4 times. Call after 18.30.',
  '100 push-ups, 10 000 steps, 112 steps, 988 days',
  'Bus 112, room 101',
  'ISBN 978-0-14-044933-4',
])('finds no number in %j in notes of people to call', (text) => {
  expect(find(text, 'contacts')).toEqual([])
})

test.each([
  ['tel:988', 'tel:988'],
  ['TEL:+44-20-7946-0958', 'tel:+442079460958'],
  ['tel:(555)123.4567', 'tel:5551234567'],
  ['tel:+44(0)2079460958', 'tel:+442079460958'],
  ['tel:(0)2079460958', 'tel:02079460958'],
  ['sms:741741', 'sms:741741'],
  ['sms:741741?&body=HOME', 'sms:741741?&body=HOME'],
  ['sms:741741?body=Hello%20there', 'sms:741741?body=Hello%20there'],
  ['tel:', ''],
  ['tel:12', ''],
  ['tel:*%2306%23', ''],
  ['tel:988,,1234#', ''],
  ['tel:988;phone-context=example.org', ''],
  ['tel:988?body=x', ''],
  ['tel:+', ''],
  ['tel:++44123456', ''],
  ['tel:44+123456', ''],
  ['tel:1234567890123456', ''],
  ['tel:call-me', ''],
  ['sms:988,911', ''],
  ['sms:988?body=<b>', ''],
  [`sms:988?body=${'x'.repeat(201)}`, ''],
  ['sms:988?&body=a&b=c', ''],
  ['sms://988', ''],
])('keeps %j as %j', (url, safeUrl) => {
  expect(sanitizePhoneUrl(url)).toBe(safeUrl)
})

describe('plain text', () => {
  test('becomes text and links with a name', () => {
    expect(renderToStaticMarkup(createElement(LinkedPhoneText, { text: 'Call or text 988 <now>' }))).toBe(
      'Call or <a href="sms:988" dir="ltr" aria-label="Text 988">text</a> <a href="tel:988" dir="ltr">988</a> &lt;now&gt;',
    )
  })
})

describe('Markdown', () => {
  const render = (text: string, phones?: 'all' | 'helplines') =>
    renderToStaticMarkup(createElement(MarkdownText, { text, phones }))
  const findLinks = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)

  test.each<[markdown: string, ...links: string[]]>([
    ['Call **988** in the US.', 'tel:988'],
    ['**Samaritans** on **116 123**', 'tel:116123'],
    ['- Samaritans 116 123\n- 988 in the US, by call or text\n', 'tel:116123', 'tel:988', 'sms:988'],
    ['| Who | Helpline |\n|-|-|\n| US | call 988 |\n', 'tel:988'],
    ['> Text HOME to 741741', 'sms:741741?&amp;body=HOME'],
    ['# Call 988', 'tel:988'],
    ['Ring +44 20 7946 0958', 'tel:+442079460958'],
    ['[Call 988](https://988lifeline.org)', 'https://988lifeline.org/'],
    ['[us](tel:+44-20-7946-0958), [text](sms:988)', 'tel:+442079460958', 'sms:988'],
    ['[a](tel:*%2306%23) [b](sms:988,911) [c](tel:javascript:1)'],
    ['Call `988`.'],
    ['```\nCall 988\n```'],
    ['Call 9**8**8'],
  ])('links the numbers of %j', (markdown, ...links) => {
    expect(findLinks(render(markdown, 'all'))).toEqual(links)
  })

  test('keeps the order of the digits in a right-to-left text', () => {
    expect(render('اتصل على +44 20 7946 0958', 'all')).toContain(
      '<a href="tel:+442079460958" dir="ltr">+44 20 7946 0958</a>',
    )
  })

  test('keeps the text and its order', () => {
    const html = render('Ring **988** or 116 123 in a crisis, *please*.', 'all')
    expect(html.replace(/<[^>]+>/g, '')).toBe('Ring 988 or 116 123 in a crisis, please.')
    expect(html).not.toContain('_blank')
  })

  test('links only helplines by default', () => {
    expect(findLinks(render('Call +44 20 7946 0958 or 988'))).toEqual(['tel:988'])
  })
})
