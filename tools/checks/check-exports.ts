// A package of the server has at most 15 entries beside its test support (docs/adr/0029): others use what these name.
// What an entry names, another package uses; the entry would grow by itself otherwise.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverPackages } from '../../packages/kernel/testing/server-sources.ts'
import { root } from '../root.ts'
import { sourcesMatching } from './sources.ts'

const most = 15

interface Manifest {
  exports: Readonly<Record<string, string>>
}

/** Names that a file exports from another one of its package, types by `export type *` left out. */
export function findNamed(text: string): string[] {
  return [...text.matchAll(/export (?:type )?\{([^}]*)\} from/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name !== '')
  )
}

/** What is wrong with the number of a package's entries. */
export function findTooMany(name: string, exports: Manifest['exports']): string[] {
  const entries = Object.keys(exports).filter((entry) => !entry.startsWith('./testing/'))
  return entries.length > most
    ? [
        `packages/${name}/package.json: ${entries.length} entries (limit ${most}): let one entry name what belongs together`
      ]
    : []
}

export function check(): string[] {
  const sources = sourcesMatching(/^(apps|packages|tools)\/.*\.(ts|tsx)$/)
  return serverPackages.flatMap((name) => {
    const folder = join(root, 'packages', name)
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    const used = sources
      .filter(({ path }) => !path.startsWith(`packages/${name}/`))
      .map(({ text }) => text)
      .filter((text) => text.includes(`@sitewright/${name}`) || text.includes(`packages/${name}/`))
      .join('\n')
    const unused = globSync('src/{index,exports/*}.ts', { cwd: folder }).flatMap((file) =>
      findNamed(readFileSync(join(folder, file), 'utf8'))
        .filter((each) => !new RegExp(`\\b${each}\\b`).test(used))
        .map((each) => `packages/${name}/${file}: names ${each}, which no other package uses`)
    )
    return [...findTooMany(name, exports), ...unused]
  })
}
