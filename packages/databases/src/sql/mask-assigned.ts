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

/** Masks values that a text assigns to names of secrets, as in `host=a password=b`. */
export function maskAssigned(given: string, isSecret: (name: string) => boolean): string {
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
