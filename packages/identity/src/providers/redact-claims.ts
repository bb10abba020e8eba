import { isSecretName, redactSecretForms } from '@sitewright/kernel/request'
import type { Claims } from './provider-profile.ts'

/** Claims of the protocol, and secrets beyond those that the log redacts. */
const protocolName = /nonce|_hash$|^(jti|sid|code|pwd|pin)$/i
/** A signed or encrypted token in JWT form. */
const tokenValue = /^[\w-]{8,}(\.[\w-]*){2,4}$/
const longestText = 500
const mostMembers = 100
const deepest = 6

/** The claims of a provider for an administrator: without secrets, and bounded in size and depth. */
export function redactClaims(claims: Claims, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(claims)
      .filter(([name]) => !protocolName.test(name) && !isSecretName(name))
      .slice(0, mostMembers)
      .map(([name, value]) => [name, redactValue(value, depth + 1)])
  )
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return tokenValue.test(value) ? '[token]' : redactSecretForms(value).slice(0, longestText)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '[deeper]'
  if (Array.isArray(value)) return value.slice(0, mostMembers).map((each) => redactValue(each, depth + 1))
  return redactClaims(value as Claims, depth)
}
