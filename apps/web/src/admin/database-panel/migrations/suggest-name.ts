/** The number that a next migration begins with: one more than the largest, with as many digits. */
export function suggestName(names: readonly string[]): string {
  const numbers = names.map((name) => /^\d+/.exec(name)?.[0] ?? '0')
  const largest = numbers.reduce((most, number) => (BigInt(number) > most ? BigInt(number) : most), 0n)
  const digits = Math.max(4, ...numbers.map(({ length }) => length))
  return `${String(largest + 1n).padStart(digits, '0')}_`
}
