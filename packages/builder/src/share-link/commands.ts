import { limits } from '@sitewright/catalog'
import { slugify } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { zipFileName } from '../flows/download.ts'
import { compactJson } from './share-link.ts'

/** Quotes a text as one word of a POSIX shell (shell escaping). */
export function quoteShellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/**
 * Copy command: the same project from the command line, run in the folder of this repository; elsewhere npm reports an
 * error.
 */
export function toCliCommand(site: Site): string {
  const folder = slugify(site.businessInfo.businessName, limits.defaultProjectName)
  return `printf %s ${quoteShellWord(compactJson(site))} | npm run sitewright -- create --site - --out ${folder}`
}

/** Copy curl: the same project from the server at an origin such as `https://example.com`. */
export function toCurlCommand(site: Site, origin: string): string {
  return [
    `curl --fail-with-body --silent --show-error --output ${zipFileName(site.businessInfo.businessName)}`,
    `--header 'Content-Type: application/json'`,
    `--data-raw ${quoteShellWord(compactJson(site))}`,
    quoteShellWord(`${origin.replace(/\/+$/, '')}/api/projects`)
  ].join(' ')
}
