import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDescription, siteTitle } from '#domain/described.ts'
import { findSiteProblem } from '#domain/site-problem.ts'
import type { Site } from '#domain/site.ts'
import { truncate } from '#domain/text.ts'

/** Characters of a description that stores show. */
const descriptionMax = 300

/**
 * The folder of features, domain and app in a project: `src/lib` in a project of SvelteKit. Projects of other frameworks
 * may have a folder of that name as well.
 */
export function sourceFolder(root: string): string {
  return existsSync(join(root, 'src/lib/domain')) ? 'src/lib' : 'src'
}

/** Reads and parses the site.json of a project; npm runs its scripts in its folder. */
export function readSite(root: string = process.cwd()): Site {
  return parseSite(readFileSync(join(root, 'src/site.json'), 'utf8'))
}

/**
 * Parses site.json, also where an editor put a byte order mark in front of it. Throws an error that names the file and
 * the key where a part is missing or of the wrong kind.
 */
export function parseSite(json: string): Site {
  const site = parseJson(json.replace(/^\uFEFF/, ''))
  const problem = findSiteProblem(site)
  if (problem !== undefined) throw new Error(`src/site.json: ${problem}`)
  return site as Site
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`src/site.json is not JSON: ${reason}`, { cause: error })
  }
}

/** Fills index.html from site.json: name, description, language, and whether anything moves. */
export function fillHtml(html: string, site: Site): string {
  const { businessInfo, content, customization } = site
  const { language, direction } = content
  const attributes = {
    lang: language,
    dir: direction,
    'data-motion': customization.animations ? 'full' : 'none'
  }
  const title = siteTitle(site)
  const page =
    title === '' ? html : html.replace(/<title>.*?<\/title>/s, () => `<title>${escape(title)}</title>`)
  return page
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start) => start + escape(siteDescription(site))
    )
    .replace(/(<meta\s+name="apple-mobile-web-app-title"\s+content=")([^"]*)/, (_, start, short) => {
      const name = escape(businessInfo.businessName.trim())
      return start + (name === '' || name.startsWith(short.replace(/…$| App$/u, '')) ? short : name)
    })
    .replace(/<html[^>]*>/, (tag) =>
      Object.entries(attributes).reduce(
        (written, [name, value]) =>
          written.replace(new RegExp(`(\\s${name}=")[^"]*`), (_, start) => start + escape(value)),
        tag
      )
    )
}

/**
 * Fills the web app manifest from site.json: name, description, language, and the folder that the site stands in; and
 * takes out the shortcuts to pages that were not built, whose icons it returns beside.
 */
export function fillManifest(
  json: string,
  site: Site,
  paths: ReadonlySet<string>
): { manifest: string; unusedIcons: readonly string[] } {
  const { businessInfo, content, deployment } = site
  const written = JSON.parse(json) as Record<string, unknown>
  const { kept, unusedIcons } = splitShortcuts(written, paths)
  const folder = deployment.basePath ?? ''
  const manifest = inFolder({ ...written, shortcuts: kept }, folder) as Record<string, unknown>
  const name = truncate(businessInfo.businessName, Infinity)
  const known = name === '' || name === manifest['name']
  const description = truncate(siteDescription(site), descriptionMax)
  const filled = `${JSON.stringify(
    {
      ...manifest,
      // What fits under an icon was made of the name; of another one, the home screen shows what it has room for.
      ...(known ? {} : { name, short_name: name }),
      ...(description === '' ? {} : { description }),
      lang: content.language,
      dir: content.direction
    },
    null,
    2
  )}\n`
  return { manifest: filled, unusedIcons }
}

/** A manifest whose addresses on this host, at any depth, are in the folder. */
function inFolder(value: unknown, folder: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? folder + value : value
  if (Array.isArray(value)) return value.map((each) => inFolder(each, folder))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inFolder(inner, folder)]))
}

/** What an app offers on a long press of its icon (https://www.w3.org/TR/appmanifest/#shortcuts-member). */
interface Shortcut {
  url: string
  icons?: readonly { src: string }[]
}

/** Splits the shortcuts of a manifest: those whose page was built, and the icons that only the others had. */
export function splitShortcuts(
  manifest: Readonly<Record<string, unknown>>,
  paths: ReadonlySet<string>
): { kept: readonly Shortcut[]; unusedIcons: readonly string[] } {
  const { shortcuts } = manifest
  const all = Array.isArray(shortcuts) ? (shortcuts as Shortcut[]) : []
  const kept = all.filter(({ url }) => paths.has(new URL(url, 'http://localhost').pathname))
  const { icons = [] } = manifest as Partial<Shortcut>
  const used = new Set(iconsOf([...kept, { url: '/', icons }]))
  return { kept, unusedIcons: iconsOf(all).filter((src) => !used.has(src)) }
}

function iconsOf(shortcuts: readonly Shortcut[]): string[] {
  return shortcuts.flatMap(({ icons = [] }) => icons.map(({ src }) => src))
}

/**
 * The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. BASE_PATH, which a
 * pipeline sets, comes before `deployment.basePath` of site.json.
 */
export function basePath(json: string): string {
  const { deployment } = parseSite(json)
  const folder = process.env['BASE_PATH'] ?? deployment.basePath ?? ''
  const parts = folder.split('/').filter((part) => part !== '')
  return parts.map((part) => `/${part}`).join('')
}

// Vite replaces `%MODE%` and its other variables in index.html, whoever wrote them.
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '%': '&#37;'
}

/** Escapes a text for HTML. */
export function escape(text: string): string {
  return text.replace(/[&<>"%]/g, (character) => entities[character] ?? character)
}
