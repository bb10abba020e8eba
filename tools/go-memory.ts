/**
 * Lets programs written in Go, such as the compiler of TypeScript and the linter of types, collect garbage only once they
 * hold this much: they end within a minute, and collecting before took a third of their time.
 */
export function raiseGoMemory(): void {
  process.env['GOGC'] ??= 'off'
  process.env['GOMEMLIMIT'] ??= '3GiB'
}
