import { defaultSite, parseSite, schemaVersion, type Site } from '@sitewright/site'
import { messages } from '../messages.ts'
import { diff } from './diff.ts'
import { compress, decompress } from './compress.ts'

/** A share link, or why there is none. */
export type LinkOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'builder.link-too-long'; readonly message: string }

/** The configuration of a link, or why it has none. */
export type LinkedSite =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly code: 'builder.link-unreadable'; readonly message: string }

/** Maximum length of a link that mail programs and messengers pass on whole. */
const linkMax = 8000
/** The size limit of a site on the server; decompression stops there (zip bomb). */
const siteBytesMax = 1_048_576
/** Format version of the encoded text. */
const form = '1.'
/** Key in the URL fragment, which browsers never send to a server. */
const fragment = '#site='

/** Omits what equals the defaults; `parseSite` fills it in again. */
function withoutDefaults(site: Site): Record<string, unknown> {
  return { schemaVersion, ...(diff(site, defaultSite) as object | undefined) }
}

/** Creates a share link: the page's address with the compressed site in its fragment. */
export async function createLink(site: Site, page: string): Promise<LinkOutcome> {
  const text = `${page.replace(/#.*$/, '')}${fragment}${form}${await compress(JSON.stringify(withoutDefaults(site)))}`
  if (text.length <= linkMax) return { ok: true, text }
  return { ok: false, code: 'builder.link-too-long', message: messages.linkTooLong }
}

/** True where a URL carries a configuration. */
export function isLink(address: string): boolean {
  return address.includes(fragment)
}

/** Parses the site of a share link strictly. */
export async function readLink(address: string): Promise<LinkedSite> {
  const unreadable: LinkedSite = {
    ok: false,
    code: 'builder.link-unreadable',
    message: messages.linkUnreadable
  }
  const at = address.indexOf(fragment)
  const text = at < 0 ? '' : address.slice(at + fragment.length)
  if (!text.startsWith(form) || !/^[\w.-]+$/.test(text)) return unreadable
  try {
    const parsed = parseSite(JSON.parse(await decompress(text.slice(form.length), siteBytesMax)))
    return parsed.ok ? parsed : unreadable
  } catch {
    return unreadable
  }
}

/** The site as the shortest JSON that reproduces it, for commands. */
export function compactJson(site: Site): string {
  return JSON.stringify(withoutDefaults(site))
}
