import { createHash } from 'node:crypto'
import { pageAddresses, type PagePlace } from '#domain/pages.ts'
import type { Site } from '#domain/site.ts'
import { draftCount, withoutDrafts } from '#domain/drafts.ts'
import { headOf, originOf, type Head } from '#domain/head.ts'
import { realFeatures, type LaunchBackend } from '#domain/simulated.ts'
import { basePath, escape } from './from-site.ts'

/**
 * A page as the framework draws it: its address, and its HTML below the body. A link at its start that preloads a
 * photograph belongs to the head.
 */
export interface PrerenderedPage {
  path: string
  html: string
  /** The document around it, where the framework writes another one for each page. @default that of the site */
  template?: string
}

/** What an app's entry for prerendering, `src/entry-server`, exports: all that the build has to know of a framework. */
export interface Renderer {
  /** The site as it is shown. */
  site: Site
  features: readonly { id: string; routes?: readonly PagePlace[] }[]
  /** Draws the page at an address. Throws where it reports an error, so that no broken page is ever published. */
  render: (path: string) => Promise<string>
}

/** The prerendered pages of a site, and what is the same on all of them. */
export interface SitePages extends Omit<Renderer, 'render'> {
  pages: readonly PrerenderedPage[]
  /** index.html with the scripts and the style sheet of the build; absent where each page has its own. */
  template?: string
  policy: Policy
}

/** Prerenders every page of a site. */
export function renderPages({ site, features, render }: Renderer): Promise<PrerenderedPage[]> {
  return Promise.all(
    pageAddresses(site, features).map(async ({ path }) => ({ path, html: await render(path) }))
  )
}

/** The documents of a site by the name of their file: each page, sitemap.xml, robots.txt. */
export function siteDocuments(drawn: SitePages): Record<string, string> {
  const { site, features, pages, template, policy } = drawn
  const shared = { template: template ?? '', policy }
  const addresses = new Map(pageAddresses(site, features).map((address) => [address.path, address]))
  const headed = pages.flatMap((page) => {
    const { path } = page
    const address = addresses.get(path)
    return address === undefined ? [] : [{ ...page, head: headOf(site, address.place, path, address.id) }]
  })
  return {
    ...Object.fromEntries(headed.map((page) => [htmlFile(page.path), toDocument(page, shared)])),
    ...sitemap(headed.map(({ head }) => head)),
    'robots.txt': robots(originOf(site), draftCount(site.content))
  }
}

/** The file of an address: `/services/cleaning` is written to `services/cleaning.html`. */
function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`
}

/** Prints sitemap.xml, where the site has a domain: a sitemap holds absolute URLs only. */
export function sitemap(heads: readonly Head[]): Readonly<Record<string, string>> {
  const addresses = heads.flatMap(({ canonical, hidden }) => (hidden || !canonical ? [] : [canonical]))
  if (addresses.length === 0) return {}
  const urls = addresses.map((address) => `  <url><loc>${address.replace(/&/g, '&amp;')}</loc></url>`)
  return {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      ''
    ].join('\n')
  }
}

/** Prints robots.txt: allows crawlers, or disallows them while drafts are left. */
export function robots(origin: string | undefined, drafts: number): string {
  if (drafts > 0) return ['User-agent: *', 'Disallow: /', ''].join('\n')
  const lines = ['User-agent: *', 'Allow: /']
  return [...lines, ...(origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`]), ''].join('\n')
}

/** Keys of site.json that visitors may see. The rest, such as the goals of the business, stays out of the bundle. */
const publicKeys: Readonly<Record<string, readonly string[] | 'all'>> = {
  businessInfo: ['businessName', 'industry', 'description', 'location', 'contactEmail', 'contactPhone'],
  selectedFeatures: 'all',
  customization: ['darkMode', 'animations', 'artSeed'],
  deployment: ['domain', 'basePath', 'ssl', 'messages', 'paymentLink', 'analytics', 'monitoring'],
  enterpriseConfig: ['enabled', 'authProviders'],
  content: 'all'
}

/** Filters site.json for the bundle; a launch build leaves out the drafts, and the features that only pretend. */
export function toPublicSite(
  json: string,
  launch?: LaunchBackend,
  ownCalls: readonly string[] = launch?.ownCalls ?? []
): string {
  const site = JSON.parse(json.replace(/^\uFEFF/, '')) as Record<string, Record<string, unknown>>
  const parts = Object.entries(publicKeys).map(([part, names]) => [
    part,
    names === 'all' ? site[part] : pick(site[part], names)
  ])
  const read = Object.fromEntries(parts) as Site
  const own = ownCalls.length === 0 ? {} : { ownBackend: ownCalls }
  const known = { ...read, deployment: { ...read.deployment, basePath: basePath(json), ...own } }
  if (launch === undefined) return JSON.stringify(known)
  const selectedFeatures = realFeatures(known, launch)
  return JSON.stringify({ ...known, selectedFeatures, content: withoutDrafts(known.content) })
}

function pick(part: Record<string, unknown> = {}, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, part[name]]))
}

interface DocumentParts {
  /** index.html as Vite wrote it. */
  template: string
  policy: Policy
}

/** The element that a page stands in: `<div id="root"></div>`, or another one with this id. */
const root = /(<([\w-]+)(?=\s)[^>]*?\sid="root"[^>]*>)\s*(<\/\2>)/

/** Links at the start of a page, and those of them that preload a photograph. */
const leadingLinks = /^(?:<link [^>]*>)+/
const photographLink = /<link rel="preload" as="image" imagesrcset=[^>]*>/gi

/** A page as a complete HTML document. */
export function toDocument(
  { head, html, template: own }: PrerenderedPage & { head: Head },
  { template, policy }: DocumentParts
): string {
  const { title, description, canonical, hidden, openGraph, data } = head
  const [links = ''] = leadingLinks.exec(html) ?? []
  const preloaded = links.match(photographLink) ?? []
  const body = links.replace(photographLink, '') + html.slice(links.length)
  const lines = [
    ...preloaded,
    ...(canonical === undefined ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
    ...(hidden ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...openGraph.map((entry) => tag('meta', { ...entry })),
    `<script type="application/ld+json">${forScript(JSON.stringify(data))}</script>`
  ]
  const document = own ?? template
  const written = new Set(openGraph.map(({ property }) => property))
  if (!root.test(document)) throw new Error('index.html has no empty element with the id root.')
  const page = withScriptsLast(document)
    .replace(/\s*<meta\s+property="([^"]+)"[^>]*>/g, (whole, property: string) =>
      written.has(property) ? '' : whole
    )
    .replace(/<title>.*?<\/title>/s, () => `<title>${escape(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/s, () =>
      tag('meta', { name: 'description', content: description })
    )
    .replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`)
    .replace(root, (_, start: string, __, end: string) => start + body + end)
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

/** JSON inside of a script element: no text may end the element, or look like the start of a comment. */
function forScript(json: string): string {
  return json.replace(/</g, '\\u003c')
}

/**
 * The order of the layers, as base.css has it. The bundler joins the sheets in the order of its scripts, so that another
 * layer may come first in the style sheet.
 */
export const layers = '@layer tokens, base, ui, pages, layouts, print, custom;'

/**
 * Loads the scripts of a page after its style sheet, fonts and first photograph. Vite puts the style sheet last in the
 * head, and browsers give scripts the same priority as preloaded fonts and images.
 */
function withScriptsLast(html: string): string {
  const [link = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  return html
    .replace(link, '')
    .replace(/(\s*)<script type="module"/, (script, gap) => `${gap}<style>${layers}</style>${link}${script}`)
    .replace(/<(?:script type="module"|link rel="modulepreload")/g, (start) => `${start} fetchpriority="low"`)
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
