import { limits } from '@sitewright/catalog'
import { folderNameOf } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { zipNameOf } from '../flows/download.ts'
import { compactJson } from './link.ts'

/** A text as one word of a POSIX shell, whatever is in it. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Copy command: the same project from the command line, run in the folder of this repository; elsewhere npm says so. */
export function cliCommandOf(site: Site): string {
  const folder = folderNameOf(site.businessInfo.businessName, limits.defaultProjectName)
  return `printf %s ${shellWord(compactJson(site))} | npm run sitewright -- create --site - --out ${folder}`
}

/** Copy curl: the same project from the server at an origin such as `https://example.com`. */
export function curlOf(site: Site, origin: string): string {
  return [
    `curl --fail-with-body --silent --show-error --output ${zipNameOf(site.businessInfo.businessName)}`,
    `--header 'Content-Type: application/json'`,
    `--data-raw ${shellWord(compactJson(site))}`,
    shellWord(`${origin.replace(/\/+$/, '')}/api/projects`)
  ].join(' ')
}
