import { cssFaults, dataImageMax } from './messages.ts'
import type { Finding } from './problem.ts'
import { isBlank, type CssToken } from './tokens.ts'

type Fault = Omit<Finding, 'at'> | undefined

const atRules = ['import', 'charset', 'namespace']
const loaders = ['src', 'image', 'image-set', '-webkit-image-set']
const scripting = ['behavior', '-ms-behavior', '-moz-binding']
const image = /^data:image\/(?:png|gif|jpe?g|webp|avif|svg\+xml)[;,]/iu

/** A fragment (`#id`) and a data: image load nothing. */
function addressFault(address: string): Fault {
  const wanted = address.trim()
  if (wanted.startsWith('#')) return undefined
  if (!image.test(wanted)) return cssFaults.outside()
  return wanted.length > dataImageMax ? cssFaults.largeImage(wanted.length) : undefined
}

function functionFault(name: string, argument: CssToken | undefined): Fault {
  if (name === 'url')
    return argument?.type === 'string-token' ? addressFault(argument.value) : cssFaults.outside()
  if (loaders.includes(name)) return cssFaults.loader(name)
  return name === 'expression' ? cssFaults.code('expression()') : undefined
}

/** A name is a property where a declaration can begin and a colon follows. */
function isProperty(before: CssToken | undefined, after: CssToken | undefined): boolean {
  return after?.type === 'colon-token' && (before === undefined || ['{', ';', '}'].includes(before.text))
}

function faultOf(token: CssToken, before: CssToken | undefined, after: CssToken | undefined): Fault {
  const { type, value } = token
  const name = value.toLowerCase()
  if (name.includes('</style')) return cssFaults.endTag()
  if (type === 'CDO-token' || type === 'CDC-token') return cssFaults.htmlComment()
  if (type === 'at-keyword-token') return atRules.includes(name) ? cssFaults.atRule(name) : undefined
  if (type === 'url-token') return addressFault(value)
  if (type === 'function-token') return functionFault(name, after)
  return type === 'ident-token' && scripting.includes(name) && isProperty(before, after)
    ? cssFaults.code(name)
    : undefined
}

/** Finds `</style`, also where a minifier would join it from several tokens. */
function endTags(css: string, tokens: readonly CssToken[]): Finding[] {
  const plain = css.toLowerCase().indexOf('</style')
  if (plain >= 0) return [{ at: plain, ...cssFaults.endTag() }]
  const pieces = tokens.filter((token) => !isBlank(token))
  const joined = pieces.findIndex(
    ({ text }, index) =>
      text === '<' &&
      pieces[index + 1]?.text === '/' &&
      pieces[index + 2]?.value.toLowerCase().startsWith('style') === true
  )
  return joined < 0 ? [] : [{ at: pieces[joined]?.start ?? 0, ...cssFaults.endTag() }]
}

/** Next to these, or at either end, removing a comment joins no two tokens. */
const separators = ['{', '}', ';', ':', ',', '[', ']', ')']

function separates(token: CssToken | undefined): boolean {
  return token === undefined || token.type === 'whitespace-token' || separators.includes(token.text)
}

/**
 * Finds comments between two tokens that would join. A minifier drops the comment: what was a name and a parenthesis
 * becomes a function, such as one that loads a URL.
 */
function joints(tokens: readonly CssToken[]): Finding[] {
  const isComment = (token: CssToken | undefined): boolean => token?.type === 'comment-token'
  return tokens.flatMap((token, index) => {
    if (!isComment(token) || isComment(tokens[index - 1])) return []
    const after = tokens.slice(index + 1).find((each) => !isComment(each))
    return separates(tokens[index - 1]) || separates(after) ? [] : [{ at: token.start, ...cssFaults.joint() }]
  })
}

/** Finds what custom CSS may not contain, however it is escaped. */
export function forbidden(css: string, tokens: readonly CssToken[]): Finding[] {
  const pieces = tokens.filter((token) => !isBlank(token))
  const found = pieces.flatMap((token, index) => {
    const fault = faultOf(token, pieces[index - 1], pieces[index + 1])
    return fault ? [{ at: token.start, ...fault }] : []
  })
  return [...endTags(css, tokens), ...joints(tokens), ...found]
}
