import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../../templates/site-build/documents.ts'

const policy = { 'default-src': "'self'", 'script-src': "'self' https://plausible.io" }
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('security bar 62: the policy of a page', () => {
  it('allows each inline script of the page by its hash, and nothing inline where there is none', () => {
    const html = `<script>one()</script><script type="module">two()\n</script><script>one()</script>`
    expect(pagePolicy(policy, html)).toBe(
      `default-src 'self'; script-src 'self' ${hash('one()')} ${hash('two()\n')} https://plausible.io`
    )
    expect(pagePolicy(policy, '<p>Hello</p>')).toBe(
      "default-src 'self'; script-src 'self' https://plausible.io"
    )
  })

  it('names no script that is a file, and no data', () => {
    const html =
      '<script type="module" src="/assets/index.js"></script><script type="application/ld+json">{}</script>'
    expect(pagePolicy(policy, html)).not.toContain('sha256')
  })
})
