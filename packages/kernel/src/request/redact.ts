const removed = '[removed]'
const deepest = 6

/** Field names whose values are always redacted. */
const secretName =
  /passw|passphrase|secret|token|authorization|cookie|credential|^key$|apikey|privatekey|^ticket$|^otp$|recoverycode/i

/** Patterns of secrets that cannot be mistaken for anything else. */
const secretForms: readonly [RegExp, string][] = [
  // A password in a URL, such as that of the database. The lookbehinds keep these linear: without one, each position of
  // a long run is tried as a start (ReDoS).
  [/((?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/[^\s:/@]*):[^\s@/]+@/gi, `$1:${removed}@`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${removed}`],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g, removed],
  [/(?<![\w-])swk_[\w-]+/g, removed],
  [/\$argon2[a-z]+\$[^\s"']+/g, removed],
  [/\bv1\.[\w-]{16}\.[\w-]+\.[\w-]+/g, removed],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(-----END [A-Z ]*PRIVATE KEY-----|$)/g, removed]
]

/** Patterns of secrets inside texts. */
const secretValues: readonly [RegExp, string][] = [
  ...secretForms,
  // Tokens of 256 bits; identifiers with dashes are shorter.
  [/[\w-]{40,}/g, removed]
]

/** Fast pre-check: a text that does not match holds none of them. */
const maybeSecret = /:\/\/|bearer|basic|eyJ|\$argon2|v1\.|swk_|-----BEGIN|[\w-]{40}/i

/** Cache by field name; a log has few. */
const secretNames = new Map<string, boolean>()
const mostNames = 1000

/** Whether a field contains a secret, by its name. */
export function isSecretName(name: string): boolean {
  const known = secretNames.get(name)
  if (known !== undefined) return known
  const secret = secretName.test(name.replace(/[_-]/g, ''))
  if (secretNames.size < mostNames) secretNames.set(name, secret)
  return secret
}

/** Redacts secrets in a value, by field names and by patterns. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error)
    return redact({ name: value.name, message: value.message, stack: value.stack }, depth)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '[deeper]'
  if (Array.isArray(value)) return value.map((entry) => redact(entry, depth + 1))
  const left: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value))
    left[name] = isSecretName(name) ? removed : redact(member, depth + 1)
  return left
}

function redactText(text: string): string {
  if (!maybeSecret.test(text)) return text
  return secretValues.reduce((left, [form, instead]) => left.replace(form, instead), text)
}

/** Redacts patterns that are certainly secrets; long identifiers, which may be tokens, stay. */
export function redactSecretForms(text: string): string {
  return secretForms.reduce((left, [form, instead]) => left.replace(form, instead), text)
}
