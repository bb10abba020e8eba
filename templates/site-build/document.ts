import { createHash } from 'node:crypto'
import type { Head } from '#domain/head.ts'
import type { PrerenderedPage } from './renderer.ts'

interface DocumentParts {
  /** index.html as Vite wrote it. */
  template: string
  policy: Policy
}

/** The element that a page stands in: `<div id="root"></div>`, or another one with this id. */
const root = /(<([\w-]+)(?=\s)[^>]*?\sid="root"[^>]*>)\s*(<\/\2>)/

/** A page as a complete HTML document. */
export function toDocument(
  { head, html }: PrerenderedPage & { head: Head },
  { template, policy }: DocumentParts
): string {
  const { title, description, canonical, hidden, openGraph, data } = head
  const lines = [
    ...(canonical === undefined ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
    ...(hidden ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...openGraph.map((entry) => tag('meta', { ...entry })),
    `<script type="application/ld+json">${forScript(JSON.stringify(data))}</script>`
  ]
  const own = new Set(openGraph.map(({ property }) => property))
  if (!root.test(template)) throw new Error('index.html has no empty element with the id root.')
  const page = withSheetFirst(template)
    .replace(/\s*<meta\s+property="([^"]+)"[^>]*>/g, (whole, property: string) =>
      own.has(property) ? '' : whole
    )
    .replace(/<title>.*?<\/title>/s, () => `<title>${escape(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/s, () =>
      tag('meta', { name: 'description', content: description })
    )
    .replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`)
    .replace(root, (_, start: string, __, end: string) => start + html + end)
  const content = pagePolicy(policy, page)
  return page.replace(
    '<title>',
    (title) => `<meta http-equiv="Content-Security-Policy" content="${escape(content)}">\n    ${title}`
  )
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')} />`
}

// Vite replaces `%MODE%` and its other variables in index.html, whoever wrote them.
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '%': '&#37;'
}

export function escape(text: string): string {
  return text.replace(/[&<>"%]/g, (character) => entities[character] ?? character)
}

/** JSON inside of a script element: no text may end the element, or look like the start of a comment. */
function forScript(json: string): string {
  return json.replace(/</g, '\\u003c')
}

/**
 * The order of the layers, as base.css has it. The bundler joins the sheets in the order of its scripts, so that another
 * layer may come first in the style sheet.
 */
export const layers = '@layer tokens, base, ui, pages, layouts, print, custom;'

/** Vite names the style sheet last in the head; nothing is painted before it is there, so it is asked for first. */
function withSheetFirst(html: string): string {
  const [link = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  return html
    .replace(link, '')
    .replace(/(\s*)<script type="module"/, (script, gap) => `${gap}<style>${layers}</style>${link}${script}`)
}

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
