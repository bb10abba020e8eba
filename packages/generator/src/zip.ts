import { limits } from '@sitewright/catalog'
import type { Project } from '@sitewright/project'
import { strToU8, zipSync, type Zippable } from 'fflate'

/**
 * Packs a project into a zip, inside one folder (spec 1 §4: DEFLATE, level 6). Names are sorted, and the date is
 * given in local time because the format knows no time zone: equal projects give equal bytes everywhere.
 */
export function zipOf(project: Project, folder: string): Uint8Array {
  const entries: Zippable = {}
  for (const path of [...project.keys()].sort()) {
    const content = project.get(path)?.content ?? ''
    entries[`${folder}/${path}`] =
      typeof content === 'string' ? strToU8(content) : [content, { level: levelOf(path) }]
  }
  return zipSync(entries, {
    level: limits.deflateLevel,
    mtime: new Date(2020, 0, 1),
    os: 3,
    attrs: plainFile
  })
}

/** Unix permissions rw-r--r--, where the zip format keeps them. */
const plainFile = 0o100644 << 16

/** Pictures and fonts are compressed already; a second pass would cost time and save nothing. */
function levelOf(path: string): 0 | typeof limits.deflateLevel {
  return /\.(png|woff2|ico)$/.test(path) ? 0 : limits.deflateLevel
}
