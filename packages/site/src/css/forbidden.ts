import { cssProblems, dataImageMax } from './messages.ts'
import type { CssFinding } from './problem.ts'
import { isIgnorable, type CssToken } from './tokens.ts'

type CssProblemText = Omit<CssFinding, 'at'> | undefined

const atRules = ['import', 'charset', 'namespace']
const loaders = ['src', 'image', 'image-set', '-webkit-image-set']
const scripting = ['behavior', '-ms-behavior', '-moz-binding']
const image = /^data:image\/(?:png|gif|jpe?g|webp|avif|svg\+xml)[;,]/iu

/** A fragment (`#id`) and a data: image load nothing. */
function addressProblem(address: string): CssProblemText {
  const wanted = address.trim()
  if (wanted.startsWith('#')) return undefined
  if (!image.test(wanted)) return cssProblems.outside()
  return wanted.length > dataImageMax ? cssProblems.largeImage(wanted.length) : undefined
}

function functionProblem(name: string, argument: CssToken | undefined): CssProblemText {
  if (name === 'url')
    return argument?.type === 'string-token' ? addressProblem(argument.value) : cssProblems.outside()
  if (loaders.includes(name)) return cssProblems.loader(name)
  return name === 'expression' ? cssProblems.code('expression()') : undefined
}

/** A name is a property where a declaration can begin and a colon follows. */
function isProperty(before: CssToken | undefined, after: CssToken | undefined): boolean {
  return after?.type === 'colon-token' && (before === undefined || ['{', ';', '}'].includes(before.text))
}

function findProblem(
  token: CssToken,
  before: CssToken | undefined,
  after: CssToken | undefined
): CssProblemText {
  const { type, value } = token
  const name = value.toLowerCase()
  if (name.includes('</style')) return cssProblems.endTag()
  if (type === 'CDO-token' || type === 'CDC-token') return cssProblems.htmlComment()
  if (type === 'at-keyword-token') return atRules.includes(name) ? cssProblems.atRule(name) : undefined
  if (type === 'url-token') return addressProblem(value)
  if (type === 'function-token') return functionProblem(name, after)
  return type === 'ident-token' && scripting.includes(name) && isProperty(before, after)
    ? cssProblems.code(name)
    : undefined
}

/** Finds `</style`, also where a minifier would join it from several tokens. */
function findEndTags(css: string, tokens: readonly CssToken[]): CssFinding[] {
  const plain = css.toLowerCase().indexOf('</style')
  if (plain >= 0) return [{ at: plain, ...cssProblems.endTag() }]
  const pieces = tokens.filter((token) => !isIgnorable(token))
  const joined = pieces.findIndex(
    ({ text }, index) =>
      text === '<' &&
      pieces[index + 1]?.text === '/' &&
      pieces[index + 2]?.value.toLowerCase().startsWith('style') === true
  )
  return joined < 0 ? [] : [{ at: pieces[joined]?.start ?? 0, ...cssProblems.endTag() }]
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
function joiningComments(tokens: readonly CssToken[]): CssFinding[] {
  const isComment = (token: CssToken | undefined): boolean => token?.type === 'comment-token'
  return tokens.flatMap((token, index) => {
    if (!isComment(token) || isComment(tokens[index - 1])) return []
    const after = tokens.slice(index + 1).find((each) => !isComment(each))
    return separates(tokens[index - 1]) || separates(after)
      ? []
      : [{ at: token.start, ...cssProblems.joint() }]
  })
}

/** Finds what custom CSS may not contain, however it is escaped. */
export function findForbidden(css: string, tokens: readonly CssToken[]): CssFinding[] {
  const pieces = tokens.filter((token) => !isIgnorable(token))
  const found = pieces.flatMap((token, index) => {
    const problem = findProblem(token, pieces[index - 1], pieces[index + 1])
    return problem ? [{ at: token.start, ...problem }] : []
  })
  return [...findEndTags(css, tokens), ...joiningComments(tokens), ...found]
}
