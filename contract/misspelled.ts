/** Words of so many letters can have one wrong letter, and longer ones two. */
const lengths = { one: 5, two: 9 }

/** Corrects an unknown word: finds the known words that differ from it by the fewest letters. */
export function findCorrections(word: string, known: Iterable<string>): string[] {
  const candidates = [...known].filter(
    (each) => each[0] === word[0] && Math.abs(each.length - word.length) <= 2 && each.length > 2,
  )
  for (const edits of [1, 2]) {
    if (word.length < (edits === 1 ? lengths.one : lengths.two)) return []
    const found = candidates.filter((each) => isWithin(word, each, edits))
    if (found.length > 0) return found
  }
  return []
}

/** Says whether two words differ by at most so many letters: missing, added, changed or swapped with the next one. */
function isWithin(word: string, right: string, edits: number): boolean {
  let start = 0
  while (start < word.length && word[start] === right[start]) start++
  const [a, b] = [word.slice(start), right.slice(start)]
  if (a === '' || b === '') return a.length + b.length <= edits
  if (edits === 0) return false
  return (
    isWithin(a.slice(1), b, edits - 1) ||
    isWithin(a, b.slice(1), edits - 1) ||
    isWithin(a.slice(1), b.slice(1), edits - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isWithin(a.slice(2), b.slice(2), edits - 1))
  )
}
