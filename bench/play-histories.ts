// Plays random histories in a process of prove.ts: node bench/play-histories.ts <first seed> <count>
import { playHistories } from '#test/ledger-histories.ts'

const [first, count] = process.argv.slice(2).map(Number)
console.log(JSON.stringify(playHistories(first ?? 1, count ?? 1)))
