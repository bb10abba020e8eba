import { maskAssigned } from './mask-assigned.ts'
import { createSecretFinder } from './secret-values.ts'
import { tokenizeSql, type SqlDialect } from './tokens.ts'

/** Names that are secrets in settings and connections beside those of the caller. */
const shortNames = /^(?:pw|pwd|pass|psw|passwd)$/i
/** A comment of MySQL whose text the server carries out. */
const carriedOut = /^(\/\*M?!\d*)([^]*?)(\*\/)?$/

const mask = "'…'"

/**
 * A statement without what is a password or a key in it: values that are compared with what is named like one or set to it,
 * that follow IDENTIFIED, that a function takes as one, and what texts and comments name like one themselves.
 */
export function maskSecrets(
  text: string,
  isSecretName: (name: string) => boolean,
  dialect: SqlDialect = 'postgresql'
): string {
  const isSecret = (name: string): boolean => isSecretName(name) || shortNames.test(name)
  return maskPieces(text, isSecret, dialect)
}

function maskPieces(
  text: string,
  isSecret: (name: string) => boolean,
  dialect: SqlDialect,
  isCarriedOut = false
): string {
  const pieces = tokenizeSql(text, dialect)
  const isPart = pieces.map(({ kind }) => kind !== 'space' && kind !== 'comment')
  const isValue = createSecretFinder(
    pieces.filter((_, at) => isPart[at]),
    isSecret
  )
  let index = 0
  return pieces
    .map((piece, at) => {
      if (isPart[at] === true) {
        if (isValue(index++)) return mask
        return piece.kind === 'string' ? maskAssigned(piece.text, isSecret) : piece.text
      }
      if (piece.kind === 'space') return piece.text
      const inner = dialect === 'mysql' && !isCarriedOut ? carriedOut.exec(piece.text) : null
      if (inner === null) return maskAssigned(piece.text, isSecret)
      const [, begin = '', body = '', end = ''] = inner
      return begin + maskPieces(body, isSecret, dialect, true) + end
    })
    .join('')
}
