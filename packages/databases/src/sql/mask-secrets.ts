import { tokenizeSql, type SqlToken } from './tokens.ts'

/** Words between the name of a secret and its value. */
const between = new Set(['in', 'is', 'like', 'ilike', 'not', 'any', 'values', 'as', 'to'])
/** Names that are secrets in settings and connections beside those of the caller. */
const shortNames = /^(?:pw|pwd|pass|psw|passwd)$/i
/** Functions whose texts are passwords, keys or addresses with them. */
const secretFunctions =
  /^(?:dblink\w*|(?:old_)?password|crypt|(?:aes|des)_\w+|pgp_\w+|encrypt\w*|decrypt\w*|hmac|digest|md5|sha\d*|sha2|kdf)$/i
/** Words that end what follows IDENTIFIED. */
const identifiedEnds = /^(?:require|account|comment|attribute|default|on|to|set|where)$/i

const mask = "'…'"
const open = new Set(['(', '{', '['])
const close = new Set([')', '}', ']'])

type IsSecretName = (name: string) => boolean

/**
 * A statement without what is a password or a key in it: texts that are compared with what is named like one, that follow
 * IDENTIFIED, that a function takes as one, and what texts and comments name like one themselves.
 */
export function maskSecrets(text: string, isSecretName: IsSecretName, hasBackslashes = false): string {
  const isSecret: IsSecretName = (name) => isSecretName(name) || shortNames.test(name)
  const masked = tokenizeSql(text, hasBackslashes).map(createMask(isSecret)).join('')
  // MySQL begins comments with it too, which PostgreSQL takes for an operator.
  return masked.replace(/#[^\n]*/g, (rest) => maskAssigned(rest, isSecret))
}

function createMask(isSecret: IsSecretName): (token: SqlToken) => string {
  let depth = 0
  /** The depth of brackets within which every text is a secret; undefined where there is none. */
  let secretDepth: number | undefined
  let isNamed = false
  let isFunction = false
  let isIdentified = false
  let before: SqlToken | undefined
  return (token) => {
    const { kind, text } = token
    const last = before
    if (kind === 'space') return text
    if (kind === 'comment') return maskAssigned(text, isSecret)
    before = token
    if (open.has(text)) {
      depth += 1
      const isValue = isNamed && (last?.text === ':' || text === '[')
      if (isFunction || isValue) secretDepth ??= depth
      isFunction = false
    }
    if (close.has(text)) {
      if (secretDepth === depth) secretDepth = undefined
      depth -= 1
    }
    if (text === ';') isIdentified = false
    const isText = kind === 'string' || (kind === 'name' && text.startsWith('"'))
    // MySQL and JSON have texts in double quotes too, which are names elsewhere.
    const isValue =
      kind === 'string' || last?.kind === 'operator' || isIdentified || secretDepth !== undefined
    if (isText && isValue && (isNamed || isIdentified || secretDepth !== undefined)) return mask
    if (kind === 'string') return maskAssigned(text, isSecret)
    if (kind !== 'word' && kind !== 'name') return text
    if (kind === 'word' && between.has(text.toLowerCase())) return text
    const name = text.replace(/^["`]|["`]$/g, '')
    isNamed = isSecret(name)
    isFunction = secretFunctions.test(name)
    if (kind === 'word')
      isIdentified = /^identified$/i.test(text) || (isIdentified && !identifiedEnds.test(text))
    return text
  }
}

const quoted = String.raw`''[^']*''|\\?'[^'\\]*\\?'|\\?"[^"\\]*\\?"`
const bare = String.raw`[^\s'"\\,;&()\[\]{}…]+`
const assigned = new RegExp(
  String.raw`(?<![\w-])([\w-]+)(["'\\]*(?:\s*(?:=>|[=:])\s*|\s+is\s+))(${quoted}|${bare})|(?<![\w-])([\w-]+)(\s+)(${quoted})`,
  'gi'
)
const identifiedText = new RegExp(
  String.raw`(\bidentified\s+(?:by|with\s+\S+\s+(?:by|as|using))\s+(?:password\s+)?)(${quoted})`,
  'gi'
)

/** A text without the values that it gives to what is named like a secret, as in `host=a password=b`. */
function maskAssigned(given: string, isSecret: IsSecretName): string {
  const text = given.replace(identifiedText, '$1…')
  let masked = ''
  let at = 0
  assigned.lastIndex = 0
  for (let found = assigned.exec(text); found !== null; found = assigned.exec(text)) {
    const [, name = '', sign = '', , second = '', space = ''] = found
    const head = name + sign + second + space
    const isFound = isSecret(name || second)
    masked += text.slice(at, found.index) + head + (isFound ? '…' : '')
    at = found.index + (isFound ? found[0] : head).length
    // What is no secret's value may name one itself.
    assigned.lastIndex = at
  }
  return masked + text.slice(at)
}
