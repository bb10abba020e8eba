import { createHash } from 'node:crypto'

/** A Content Security Policy: the sources that each directive allows. `src/policy.json` holds the one of the site. */
export type Policy = Readonly<Record<string, string>>

/** Prints the policy of a page, which allows the inline scripts of this page by their hash, and no others. */
export function pagePolicy(policy: Policy, html: string): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${name === 'script-src' ? withHashes(sources, html) : sources}`)
    .join('; ')
}

function withHashes(sources: string, html: string): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`)
  const [first = "'self'", ...rest] = sources.split(' ')
  return [first, ...new Set(hashes), ...rest].join(' ')
}

/** The inline scripts of a page. Data, such as that of JSON-LD, is never run. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=|type="application\//.test(attributes) ? [] : [text]
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
