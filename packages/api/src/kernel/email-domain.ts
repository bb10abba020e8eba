/** The parameters of Punycode (RFC 3492, 5). */
const [base, least, most, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128]

/** Maximum length of a label (RFC 1035, 2.3.4). */
const longestLabel = 63

/**
 * An email address with its domain in ASCII, as mail servers need it: `user@münchen.example` becomes
 * `user@xn--mnchen-3ya.example` (IDNA, UTS 46). An invalid domain is returned unchanged.
 */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // Only letters, digits, dots and dashes of any script: no port or path of a URL.
  if (at === -1 || isAscii(domain) || !/^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61\u00b7]+$/u.test(domain))
    return email
  const host = toHost(domain)
  const isHost = host?.split('.').every((label) => label.length <= longestLabel) === true
  return isHost ? `${email.slice(0, at)}@${host}` : email
}

/** An email address for display: the reverse of {@link toAsciiEmail}. */
export function toUnicodeEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (!/(^|\.)xn--/.test(domain)) return email
  const written = domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.')
  return toHost(written) === domain ? `${email.slice(0, at)}@${written}` : email
}

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(text)
}

/** URLs contain host names in ASCII, in browsers and in Node. */
function toHost(domain: string): string | undefined {
  return URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : undefined
}

/** Decodes a label without its prefix (RFC 3492, 6.2); undefined where it is invalid. */
function decodePunycode(text: string): string | undefined {
  const plain = text.lastIndexOf('-')
  const codes = Array.from(text.slice(0, Math.max(0, plain)), (sign) => sign.charCodeAt(0))
  let [code, index, bias] = [firstCode, 0, firstBias]
  for (let at = plain === -1 ? 0 : plain + 1; at < text.length;) {
    const before = index
    for (let weight = 1, step = base; ; step += base) {
      const digit = Number.parseInt(text[at] ?? '', base)
      at += 1
      if (Number.isNaN(digit)) return undefined
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      if (index > Number.MAX_SAFE_INTEGER) return undefined
      const threshold = Math.min(most, Math.max(least, step - bias))
      if (value < threshold) break
      weight *= base - threshold
    }
    const length = codes.length + 1
    bias = adapt(index - before, length, before === 0)
    code += Math.floor(index / length)
    index %= length
    if (code > 0x10ffff) return undefined
    codes.splice(index, 0, code)
    index += 1
  }
  return String.fromCodePoint(...codes)
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / length)
  let steps = 0
  for (; rest > ((base - least) * most) / 2; steps += base) rest = Math.floor(rest / (base - least))
  return steps + Math.floor(((base - least + 1) * rest) / (rest + skew))
}
