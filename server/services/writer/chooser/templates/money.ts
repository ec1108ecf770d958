import type { Pillar } from '#contract/pillars.ts'
import { findSpans, getDirection } from '../read-idea.ts'
import { formatDays, getDifficulty, splitWeeks, type FindTemplates } from './template.ts'

const pillar: Pillar = 'career'

type Purpose = { key: string; label: string; pattern: RegExp }

const savingPurposes: Purpose[] = [
  { key: 'emergency', label: 'emergencies', pattern: /\b(?:emergency|emergencies|rainy day|cushion)\b/ },
  { key: 'holiday', label: 'a holiday', pattern: /\b(?:holidays?|vacation|trip|travel(?:ling)?|journey)\b/ },
  { key: 'home', label: 'a home', pattern: /\b(?:house|home|flat|apartment|deposit|mortgage|down payment)\b/ },
  { key: 'car', label: 'a car', pattern: /\b(?:car|motorbike|van)\b/ },
  { key: 'wedding', label: 'a wedding', pattern: /\b(?:wedding|engagement ring|ring)\b/ },
  { key: 'child', label: 'your children', pattern: /\b(?:kids?|child(?:ren)?|baby|college|university)\b/ },
  { key: 'gift', label: 'gifts', pattern: /\b(?:gifts?|presents?|christmas|birthdays?)\b/ },
  { key: 'retirement', label: 'retirement', pattern: /\b(?:retirement|pension|old age)\b/ },
]

const debts: Purpose[] = [
  { key: 'card', label: 'a credit card', pattern: /\bcredit cards?\b/ },
  { key: 'student-loan', label: 'a student loan', pattern: /\bstudent (?:loans?|debt)\b/ },
  { key: 'overdraft', label: 'an overdraft', pattern: /\boverdraft\b/ },
  { key: 'loan', label: 'a loan', pattern: /\bloans?\b/ },
  { key: 'debt', label: 'debt', pattern: /\b(?:debts?|owe|bills)\b/ },
]

const saving = /\b(?:sav(?:e|ing|ings)(?: (?:up|money|more|some|cash))?|put(?:ting)? (?:money )?aside|emergency fund)\b/
const repaying = /\b(?:pay(?:ing)? (?:off|back|down)|repay(?:ing)?|get(?:ting)? out of|clear(?:ing)?|get rid of)\b/
const moneyWords = /\b(?:money|cash|savings?|fund|euros?|eur|dollars?|usd|bucks|pounds?|gbp|quid)\b/
const amountPattern =
  /([€$£])\s?(\d[\d,]*)(k\b)?|\b(\d[\d,]*)\s?(k)?\s?(€|\$|£|euros?\b|dollars?\b|pounds?\b|bucks\b|usd\b|eur\b|gbp\b|quid\b)/i
const bounds = { min: 10, max: 50_000 }

export const findMoneyPlans: FindTemplates = ({ text, raw }) => {
  const isRepaying = repaying.test(text) && debts.some(({ pattern }) => pattern.test(text))
  const amount = readAmount(raw)
  const savingSpans = findSpans(text, saving).filter((span) => getDirection(text, span) !== 'less')
  const isSaving =
    savingSpans.length > 0 &&
    (moneyWords.test(text) || amount !== null || savingPurposes.some(({ pattern }) => pattern.test(text)))
  if ((!isRepaying && !isSaving) || amount === 'unsafe' || /\b(?:m|b)illion/.test(text)) return []
  const purpose = (isRepaying ? debts : savingPurposes).find(({ pattern }) => pattern.test(text))
  const spans = [
    ...(isRepaying ? findSpans(text, repaying) : savingSpans),
    ...(purpose ? findSpans(text, purpose.pattern) : []),
    ...findSpans(text, moneyWords),
  ]
  return [
    {
      template: isRepaying ? 'repay' : 'save',
      slots: { ...(purpose && { for: purpose.label }), ...(amount && { amount: amount.text }) },
      spans,
      durations: { usual: 60, min: 14, max: 365 },
      build: (duration) => buildChallenge({ isRepaying, purpose: purpose?.label ?? null, amount, duration }),
    },
  ]
}

type Amount = { value: number; text: string; symbol: string }

function readAmount(raw: string): Amount | 'unsafe' | null {
  const match = amountPattern.exec(raw)
  if (!match) return null
  const value = Number((match[2] ?? match[4] ?? '').replaceAll(',', '')) * ((match[3] ?? match[5]) ? 1000 : 1)
  const unit = (match[1] ?? match[6] ?? '').toLowerCase()
  const symbol = /^(?:€|eur)/.test(unit) ? '€' : /^(?:£|pound|gbp|quid)/.test(unit) ? '£' : '$'
  if (!(value >= bounds.min && value <= bounds.max)) return 'unsafe'
  return { value, symbol, text: formatAmount(symbol, value) }
}

function formatAmount(symbol: string, value: number): string {
  return `${symbol}${Math.round(value).toLocaleString('en')}`
}

type Plan = { isRepaying: boolean; purpose: string | null; amount: Amount | null; duration: number }

function buildChallenge({ isRepaying, purpose, amount, duration }: Plan) {
  const verb = isRepaying ? 'pay back' : 'put aside'
  const weeks = splitWeeks(duration)
  const weeklyValue = amount ? Math.ceil(amount.value / weeks.length) : 0
  const weekly = amount ? formatAmount(amount.symbol, weeklyValue) : null
  const goal = amount?.text ?? 'a sum you choose'
  const plan = weeks.slice(0, 52).map(({ from, to }, index) => {
    const isLast = index === Math.min(weeks.length, 52) - 1
    const target = amount ? formatAmount(amount.symbol, Math.min(amount.value, weeklyValue * (index + 1))) : null
    const actions = [
      `Write down what comes in, what has to go out, and what is left. ${amount ? `You need ${weekly} a week.` : 'Choose an amount per week that you can keep up.'} Set up an automatic transfer for the day after pay day. ${isRepaying ? 'List what you owe, to whom and at what rate, and start with the highest rate. If you are behind with rent, energy or tax, call a free debt adviser first.' : 'Use a separate account if you can.'}`,
      `Look at the last month’s payments for ten minutes and cancel or reduce one. ${verbCapital(verb)} what it frees.`,
      `Plan the week’s meals and one evening that costs nothing. ${verbCapital(verb)} this week’s amount first, before you spend.`,
      `Compare one regular bill with other offers: phone, insurance, energy, internet. Ask for a better price.`,
      `Sell or give back one thing you no longer use, and ${verb} what you get for it.`,
      `Wait two days before you buy anything you did not plan. ${verbCapital(verb)} this week’s amount as usual.`,
    ]
    const action = isLast
      ? `${verbCapital(verb)} the last amount. Add up what you have done, write down what helped most, and decide whether to keep the weekly transfer.`
      : (actions[index === 0 ? 0 : 1 + ((index - 1) % 5)] ?? '')
    return {
      from,
      to: index === 51 ? duration : to,
      title: target && !isLast ? `Week ${index + 1}: reach ${target}` : `Week ${index + 1}`,
      done:
        index === 0 || isLast
          ? 'You did this week’s step, or the next part of it.'
          : 'You spent nothing today that you had not planned.',
      action,
    }
  })
  const title = `${isRepaying ? 'Pay back' : 'Save'} ${amount ? `${amount.text} ` : ''}${purpose ? `${isRepaying ? `${amount ? 'of ' : ''}${purpose}` : `for ${purpose}`} ` : amount ? '' : isRepaying ? 'debt ' : 'money '}in ${formatDays(duration)}`
  return {
    title,
    description: `${verbCapital(verb)} ${goal}${purpose && !isRepaying ? ` for ${purpose}` : ''} in weekly steps, with ten minutes a week to look at your money. If you fall behind, spread the rest over the weeks that are left. This is no financial advice; if debts worry you, free debt advisers can help.`,
    pillar,
    difficulty: getDifficulty(duration),
    plan,
  }
}

function verbCapital(verb: string): string {
  return verb.charAt(0).toUpperCase() + verb.slice(1)
}
