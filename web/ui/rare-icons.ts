/** Paths on a 24 px grid of icons that the first load does not need: `<Icon name={rareIcons.flag} />`. */
export const rareIcons = {
  populate: 'M5 19.5h14M7 16V9.5M12 16V4.5M17 16v-4',
  tag: 'M4.5 5.5v6l8 8 7-7-8-8h-6a1 1 0 0 0-1 1ZM8.5 8.5h.01',
  announce: 'M4.5 10v4H8l7 4.5v-13L8 10H4.5ZM18 9.2a4 4 0 0 1 0 5.6',
  mail: 'M3.5 6.5h17v11.5h-17zM3.5 7.5l8.5 6 8.5-6',
  card: 'M3.5 6.5h17v11h-17zM3.5 10h17M6.5 14.5h3',
  flag: 'M6 20.5v-16M6 5.5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  shield: 'M12 4 18.5 6.5v5c0 4-2.6 6.8-6.5 8.5-3.9-1.7-6.5-4.5-6.5-8.5v-5L12 4Z',
  block: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM6.4 6.4l11.2 11.2',
  pin: 'M9 4.5h6M10 4.5v6L7.5 14h9L14 10.5v-6M12 14v6',
  help: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM6.5 6.5l3 3M14.5 14.5l3 3M17.5 6.5l-3 3M9.5 14.5l-3 3',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  up: 'M12 19.5v-15M6.5 10 12 4.5l5.5 5.5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4.5v4.2h-4.2',
  lock: 'M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
} as const
