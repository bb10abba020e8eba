import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSiteText, type Site } from '@sitewright/site'
import { strFromU8, unzipSync } from 'fflate'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const bin = join(repository, 'node_modules/.bin')

/** A project as its owner has it: unpacked in a folder of its own, far from this repository. */
export interface UnpackedProject {
  folder: string
  /** The files of the zip by their path, the folder that all lie in taken off. */
  files: ReadonlyMap<string, Uint8Array>
  remove: () => void
}

/** Unpacks a zip under the system's folder for temporary files. */
export function unpackProject(zip: Uint8Array): UnpackedProject {
  const base = mkdtempSync(join(tmpdir(), 'sitewright-'))
  const entries = Object.entries(unzipSync(zip))
  const [name = ''] = entries[0]?.[0].split('/') ?? []
  for (const [path, bytes] of entries) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), bytes)
  }
  return {
    folder: join(base, name),
    files: new Map(entries.map(([path, bytes]) => [path.slice(name.length + 1), bytes])),
    remove: () => rmSync(base, { recursive: true, force: true })
  }
}

/** The site of a project, from its two documents. */
export function readProjectSite({ files }: UnpackedProject): Site {
  const texts = ['site.json', 'sitewright.json'].map((name) =>
    strFromU8(files.get(`src/${name}`) ?? new Uint8Array())
  )
  const parsed = parseSiteText(texts[0] ?? '', texts[1])
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.site
}

/** The manifest of a project, as npm reads it. */
export function readManifest({ files }: UnpackedProject): { scripts: Readonly<Record<string, string>> } {
  return JSON.parse(strFromU8(files.get('package.json') ?? new Uint8Array())) as {
    scripts: Record<string, string>
  }
}

/** The paths whose bytes differ between two zips; the order of the files where only that does. */
export function diffZips(one: Uint8Array, other: Uint8Array): string[] {
  if (Buffer.from(one).equals(other)) return []
  const [a, b] = [unzipSync(one), unzipSync(other)]
  const paths = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const differing = paths.filter((path) => !Buffer.from(a[path] ?? []).equals(b[path] ?? new Uint8Array()))
  return differing.length > 0 ? differing : ['the order, the times or the packing of the files']
}

/** How a program ended, and each line that it wrote. */
export interface ProcessResult {
  code: number
  lines: readonly string[]
}

function run(command: string, args: readonly string[], cwd: string): Promise<ProcessResult> {
  // Not inherited: variables that npm sets for the scripts of this repository, colours of the terminal, and NODE_ENV of
  // a build in this process, with which npm would leave out devDependencies.
  const passedOn = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_(registry|.*proxy))|FORCE_COLOR$|NODE_ENV$)/i.test(name)
  )
  const path = `${bin}${delimiter}${process.env['PATH'] ?? ''}`
  const env = { ...Object.fromEntries(passedOn), PATH: path, NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(
      command,
      args,
      { cwd, env, maxBuffer: 20_000_000, timeout: 180_000 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
        const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
        done({ code, lines })
      }
    )
  })
}

/** Runs npm in a project, with the Node that the repository brings. */
export async function runNpm(project: UnpackedProject, ...args: readonly string[]): Promise<ProcessResult> {
  return run('npm', args, project.folder)
}

/** The zip that the command line makes of a site document. */
export async function createZipWithCli(siteJson: string): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-cli-'))
  try {
    const [site, zip] = [join(folder, 'site.json'), join(folder, 'project.zip')]
    writeFileSync(site, siteJson)
    const { code, lines } = await run(
      'node',
      [join(repository, 'apps/cli/src/main.ts'), 'create', '--site', site, '--zip', zip],
      folder
    )
    if (code !== 0) throw new Error(lines.join('\n'))
    return readFileSync(zip)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lines that speak about this machine's npm and not about the project. */
const ofThisMachine = [/^npm (warn|notice) Unknown (user|env|builtin|global|cli) config /i, /^npm notice/i]
/** Lines that only say how many warnings there were: none. */
const countsNone = [/^Found 0 warnings and 0 errors\.$/, /^ℹ fail 0$/]
/** The command that npm repeats before it runs it. */
const repeated = /^> /

/** The title of a test that passed. */
const passed = /^\s*✔ /

/** The lines of a program that warn, deprecate or report an error. */
export function findWarnings({ lines }: ProcessResult): string[] {
  return lines.filter(
    (line) =>
      /warn|deprecat|error|vulnerab|\bfail/i.test(line) &&
      ![...ofThisMachine, ...countsNone, repeated, passed].some((expected) => expected.test(line))
  )
}
