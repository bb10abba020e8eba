import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash, hashFiles, type HashedFile } from './files.ts'

/** Not precached: what only servers, app stores and developers read. */
const uncached = [
  /\.(map|php)$/,
  /^(404\.html|robots\.txt|sitemap\.xml|sw\.js|social\.png|CNAME|staticwebapp\.config\.json)$/,
  /^screenshots\//,
  /-licence\.txt$/,
  /(^|\/)\./,
  /^_/
]

/** Not precached either: sound and films, which browsers fetch in pieces. */
const media = /\.(mp4|m4v|mov|webm|ogv|avi|mkv|mpe?g|3gp|mp3|m4a|aac|wav|ogg|oga|opus|flac)$/i

/** Bytes that a single picture, font or document may have to be precached, and all of them together. */
const optionalMax = { one: 2 * 1024 * 1024, all: 20 * 1024 * 1024 }

interface WorkerSources {
  /** The folder of the project. */
  root: string
  worker: URL
  /** The built site. */
  folder: string
}

interface BuiltWorker {
  source: string
  /** Names of files that visitors can only see with a network. */
  skipped: string[]
}

/**
 * The service worker with its precache list. Its version changes when any of the files changes. What lies in `public` is
 * the owner's: the site works without it.
 */
export async function serviceWorker({ root, worker, folder }: WorkerSources): Promise<BuiltWorker> {
  const source = await readFile(worker, 'utf8')
  const files = (await hashFiles(folder)).filter(({ name }) => !uncached.some((rule) => rule.test(name)))
  const isNeeded = ({ name }: HashedFile) =>
    /\.(html|m?js|css)$/.test(name) && !existsSync(join(root, 'public', name))
  const needed = files.filter(isNeeded)
  const { kept: optional, skipped } = selectOptional(files.filter((file) => !isNeeded(file)))
  const version = hash(JSON.stringify([needed, optional]) + source)
  return {
    source: `${constant('version', version)}${constant('needed', needed.map(toAddress))}${constant('optional', optional.map(toAddress))}\n${source}`,
    skipped: skipped.map(({ name }) => name)
  }
}

/** The smallest first, as many as fit. */
function selectOptional(files: readonly HashedFile[]): { kept: HashedFile[]; skipped: HashedFile[] } {
  const kept: HashedFile[] = []
  const skipped: HashedFile[] = []
  let total = 0
  for (const file of [...files].sort((a, b) => a.bytes - b.bytes)) {
    const fits = file.bytes <= optionalMax.one && total + file.bytes <= optionalMax.all
    if (media.test(file.name) || !fits) skipped.push(file)
    else {
      total += file.bytes
      kept.push(file)
    }
  }
  return { kept, skipped }
}

/** A file's address from the folder of the site: `menu#1.png` is asked for as `menu%231.png`. */
function toAddress({ name }: HashedFile): string {
  return name.split('/').map(encodeURIComponent).join('/')
}

function constant(name: string, value: unknown): string {
  return `const ${name} = ${JSON.stringify(value, null, 2)}\n`
}
