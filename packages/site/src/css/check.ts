import { findUnbalanced } from './balance.ts'
import { findForbidden } from './forbidden.ts'
import { locateProblems, type CheckedCss } from './problem.ts'
import { findSyntaxProblems } from './syntax.ts'
import { tokenizeCss } from './tokens.ts'

/**
 * Validates custom CSS. What passes is limited to the page: it loads nothing (images may be part of it as `data:`),
 * runs nothing, cannot end a `<style>` element, and every block, string and comment in it is closed, so that a wrapper
 * such as a layer or a scope holds. Inside the page it may style anything. The text comes back as it was written.
 */
export function checkCustomCss(css: string): CheckedCss {
  const tokens = tokenizeCss(css)
  const broken = findUnbalanced(tokens)
  const findings = [
    ...broken,
    ...findForbidden(css, tokens),
    ...(broken.length > 0 ? [] : findSyntaxProblems(css, tokens))
  ]
  return findings.length === 0 ? { ok: true, css } : { ok: false, problems: locateProblems(css, findings) }
}
