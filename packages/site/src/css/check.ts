import { unbalanced } from './balance.ts'
import { forbidden } from './forbidden.ts'
import { problemsIn, type CheckedCss } from './problem.ts'
import { unreadable } from './syntax.ts'
import { tokensOf } from './tokens.ts'

/**
 * Checks style rules that an owner wrote. What passes is limited to the page: it loads nothing (images may be
 * part of it as `data:`), runs nothing, cannot end a `<style>` element, and every block, string and comment in
 * it is closed, so that whatever it is wrapped in, such as a layer or a scope, holds. Inside the page it may
 * style anything. The text comes back as it was written.
 */
export function checkCustomCss(css: string): CheckedCss {
  const tokens = tokensOf(css)
  const broken = unbalanced(tokens)
  const findings = [
    ...broken,
    ...forbidden(css, tokens),
    ...(broken.length > 0 ? [] : unreadable(css, tokens))
  ]
  return findings.length === 0 ? { ok: true, css } : { ok: false, problems: problemsIn(css, findings) }
}
