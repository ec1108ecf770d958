import { expect, test } from 'vitest'
import { getHomeStage } from './use-home-stage.ts'

const pillars = { purpose: 0, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 }

test.each([
  ['new', { joined: 0, completed: 0, days: 0 }],
  ['starting', { joined: 1, completed: 0, days: 0 }],
  ['starting', { joined: 3, completed: 0, days: 13 }],
  ['established', { joined: 1, completed: 0, days: 14 }],
  ['established', { joined: 1, completed: 1, days: 3 }],
  ['established', { joined: 0, completed: 0, days: 20 }],
])('is %s after %o', (stage, { days, ...counts }) => {
  expect(getHomeStage({ ...counts, lifetime: { days, firstDate: null, pillars } })).toBe(stage)
})
