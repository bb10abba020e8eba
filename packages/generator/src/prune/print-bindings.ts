import type { Binding, ExportPiece, ImportPiece } from './outline.ts'

/** Columns of a line, as the formatter of the templates sets it. */
const printWidth = 110

/** Prints an import or export of names with some of them left, as the formatter writes it. */
export function printBindings(piece: ImportPiece | ExportPiece, left: readonly Binding[]): string {
  const onlyTypes = left.every((each) => each.type === true)
  const head = `${piece.kind} ${onlyTypes ? 'type ' : ''}`
  const tail = piece.from === undefined ? '' : ` from '${piece.from}'`
  const isWhole = ({ name }: Binding): boolean =>
    piece.kind === 'import' && (name === 'default' || name === '*')
  const whole = left
    .filter(isWhole)
    .map(({ name, as }) => (name === '*' ? `* as ${as ?? name}` : (as ?? name)))
  const names = left
    .filter((each) => !isWhole(each))
    .map(
      ({ name, as, type }) =>
        `${type && !onlyTypes ? 'type ' : ''}${name}${as === undefined ? '' : ` as ${as}`}`
    )
  if (names.length === 0) return `${head}${whole.join(', ')}${tail}`
  const before = `${head}${whole.map((each) => `${each}, `).join('')}`
  const line = `${before}{ ${names.join(', ')} }${tail}`
  // A single name stays on its line, however long.
  const fits = line.length <= printWidth || (names.length === 1 && whole.length === 0)
  return fits ? line : `${before}{\n  ${names.join(',\n  ')}\n}${tail}`
}
