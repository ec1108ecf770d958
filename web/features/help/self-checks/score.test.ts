import { describe, expect, test } from 'vitest'
import { auditC, gad7, phq9, type SelfCheck } from './checks.ts'
import { scoreCheck } from './score.ts'

/** Fills the items from the first to the last, so that only the highest totals reach the last one. */
function createAnswers({ items }: SelfCheck, total: number): number[] {
  let rest = total
  return items.map(({ options }) => {
    const score = Math.min(rest, options.at(-1)?.score ?? 0)
    rest -= score
    return score
  })
}

const getMaximum = ({ items }: SelfCheck) => items.reduce((sum, { options }) => sum + (options.at(-1)?.score ?? 0), 0)

describe.each([
  { check: phq9, maximum: 27, edges: [0, 4, 5, 9, 10, 14, 15, 19, 20, 27], helpFrom: 15 },
  { check: gad7, maximum: 21, edges: [0, 4, 5, 9, 10, 14, 15, 21], helpFrom: 15 },
  { check: auditC, maximum: 12, edges: [0, 2, 3, 3, 4, 7, 8, 12], helpFrom: 8 },
])('$check.name', ({ check, maximum, edges, helpFrom }) => {
  test('has bands from zero to the highest total without gaps', () => {
    expect(getMaximum(check)).toBe(maximum)
    expect(check.bands.flatMap(({ from, to }) => [from, to])).toEqual(edges)
    for (const [index, { from }] of check.bands.entries()) expect(from).toBe((check.bands[index - 1]?.to ?? -1) + 1)
  })

  test.each(edges)('finds the advice for %i points', (total) => {
    const answers = createAnswers(check, total)
    const band = check.bands.find(({ from, to }) => from <= total && total <= to)
    // Only the highest total of the PHQ-9 includes its question about safety.
    expect(scoreCheck(check, answers)).toMatchObject({ total, advice: answers[8] ? check.safety : band })
  })

  test('offers help from the high bands on', () => {
    expect(scoreCheck(check, createAnswers(check, helpFrom - 1)).showHelpNow).toBe(false)
    expect(scoreCheck(check, createAnswers(check, helpFrom)).showHelpNow).toBe(true)
    expect(scoreCheck(check, createAnswers(check, maximum)).showHelpNow).toBe(true)
  })

  test('counts answers by their score and refuses missing or unknown ones', () => {
    expect(() => scoreCheck(check, [1])).toThrow('question 2')
    expect(() => scoreCheck(check, createAnswers(check, 1).with(1, 5))).toThrow('question 2')
    expect(() => scoreCheck(check, createAnswers(check, 1).with(1, 0.5))).toThrow('question 2')
    for (const { options } of check.items) expect(options.map(({ score }) => score)).toEqual([...options.keys()])
  })

  test('always suggests what to do and never names a disorder', () => {
    for (const { title, meaning, next } of [...check.bands, ...(check.safety ? [check.safety] : [])]) {
      expect(next.length).toBeGreaterThanOrEqual(2)
      expect([title, meaning, ...next].join(' ')).not.toMatch(
        /depress|anxiety|disorder|depend|addict|alcoholic|severe|moderate|mild|abuse/i,
      )
    }
  })
})

describe('question about safety', () => {
  test.each([1, 2, 3])('replaces the advice of a low total with %i points', (score) => {
    expect(scoreCheck(phq9, createAnswers(phq9, 0).with(8, score))).toEqual({
      total: score,
      advice: phq9.safety,
      showHelpNow: true,
      safetyMessage: phq9.safety?.message,
      caution: undefined,
    })
  })

  test('replaces the advice of the highest total', () => {
    expect(scoreCheck(phq9, createAnswers(phq9, 27))).toMatchObject({ total: 27, advice: phq9.safety })
  })

  test('shows no safety message for a high total without it', () => {
    expect(scoreCheck(phq9, createAnswers(phq9, 24))).toMatchObject({
      total: 24,
      showHelpNow: true,
      advice: phq9.bands.at(-1),
      safetyMessage: undefined,
    })
  })

  test('is the last question of the PHQ-9 and of no other check', () => {
    const marked = [phq9, gad7, auditC].flatMap(({ items }) => items.filter(({ isAboutSafety }) => isAboutSafety))
    expect(marked).toEqual([phq9.items[8]])
    expect(phq9.safety?.message).toContain('Help now')
  })
})

describe('caution about stopping suddenly', () => {
  const findCaution = (total: number) => scoreCheck(auditC, createAnswers(auditC, total)).caution

  test.each([8, 9, 10, 11, 12])('warns with %i points', (total) => {
    expect(findCaution(total)).toMatch(/don’t stop suddenly on your own.*doctor or an alcohol service/)
  })

  test.each([3, 4, 5, 6, 7])('only says what signs to look out for with %i points', (total) => {
    expect(findCaution(total)).toMatch(/^If you shake, sweat or feel sick/)
    expect(findCaution(total)).not.toMatch(/emergency|dangerous/)
  })

  test.each([0, 1, 2])('is absent with %i points', (total) => {
    expect(findCaution(total)).toBeUndefined()
  })

  test('names the guideline', () => {
    expect(auditC.scoring).toContain('Office for Health Improvement and Disparities')
    expect(auditC.sources.map(({ author }) => author)).toContain(
      'Office for Health Improvement and Disparities (England)',
    )
  })

  test('about chest pain comes with every worry that is scored', () => {
    expect(scoreCheck(gad7, createAnswers(gad7, 0)).caution).toBeUndefined()
    expect(scoreCheck(gad7, createAnswers(gad7, 1)).caution).toContain('chest pain')
  })
})

describe('without alcohol', () => {
  test('needs only the first answer of the AUDIT-C', () => {
    expect(scoreCheck(auditC, [0])).toMatchObject({ total: 0, showHelpNow: false })
  })

  test('ignores answers to questions that are not asked', () => {
    expect(scoreCheck(auditC, [0, 4, 4]).total).toBe(0)
  })
})
