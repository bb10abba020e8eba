// `npm run measure-projects [-- names] [-- --build]`: what developers receive. Writes each project of tools/sites/delivered-sites.ts
// below templates/under-test, and prints its files and lines, what knip finds in it and, with --build, the JavaScript of its home page
// and the sizes of what is built. `FRAMEWORK=vue` measures those of another framework. The same table, with the folders of each
// project, goes to build/delivered.json.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { deliveredSites } from '../sites/delivered-sites.ts'
import { folderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { sizesOf, type BuiltSizes } from './built-sizes.ts'
import { builtTemplate } from './built-template.ts'
import { leadFramework } from './frameworks.ts'

/** Files and lines, without lock and pictures. */
interface Count {
  files: number
  lines: number
}

interface Row extends Count {
  name: string
  folders: Readonly<Record<string, Count>>
  /** What knip finds, one line each. */
  unused: readonly string[]
  built?: BuiltSizes
}

/** The bars of a delivered project: files, and kilobytes of JavaScript on its home page. */
type Bars = Readonly<Record<string, { files?: number; home: number; lines?: number }>>

const bars: Partial<Readonly<Record<FrameworkId, Bars>>> = {
  react: {
    'one-feature': { files: 110, home: 110 },
    'one-feature-js': { files: 110, home: 110 },
    dentist: { files: 180, home: 122, lines: 9000 },
    everything: { files: 290, home: 138 }
  },
  vue: { dentist: { home: 62 }, everything: { home: 80 } }
}

/** The folder that a file counts for: two steps deep in the sources, one elsewhere. */
function folderOf(path: string): string {
  const steps = path.split('/').slice(0, -1)
  return steps.slice(0, steps[0] === 'src' ? 3 : 1).join('/') || '.'
}

function countFiles(project: Project): { total: Count; folders: Record<string, Count> } {
  const total = { files: 0, lines: 0 }
  const folders: Record<string, Count> = {}
  for (const { path, content, type } of project.values()) {
    if (path === 'package-lock.json' || type === 'image' || type === 'svg') continue
    const lines = typeof content === 'string' ? content.split('\n').length - 1 : 0
    const folder = (folders[folderOf(path)] ??= { files: 0, lines: 0 })
    for (const count of [total, folder]) {
      count.files += 1
      count.lines += lines
    }
  }
  return { total, folders }
}

/** Runs knip as a developer would: without settings of its own. */
async function findUnused(folder: string): Promise<string[]> {
  const args = [
    '--no-gitignore',
    '--no-progress',
    '--no-exit-code',
    '--reporter',
    'json',
    '--directory',
    folder
  ]
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/knip'), args, {
    cwd: folder,
    maxBuffer: 2 ** 24
  })
  const { issues } = JSON.parse(stdout.slice(stdout.indexOf('{"'))) as {
    issues: ({ file: string } & Record<string, { name: string }[] | string>)[]
  }
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      Array.isArray(found) ? found.map(({ name }) => `${kind} ${file}: ${name}`) : []
    )
  )
}

const cells = ['project', 'files', 'lines', 'knip', 'home KB', 'dist KB', 'precache KB'] as const

function print(row: readonly string[]): void {
  process.stdout.write(
    `${row.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(12))).join('')}\n`
  )
}

function printRow({ name, files, lines, unused, built }: Row): void {
  const bar = bars[leadFramework]?.[name]
  const marked = (value: number, limit?: number): string =>
    limit === undefined ? String(value) : `${value}/${limit}`
  const kilobytes = (value?: number): string => (value === undefined ? '' : (value / 1024).toFixed(1))
  print([
    name,
    marked(files, bar?.files),
    marked(lines, bar?.lines),
    String(unused.length),
    kilobytes(built?.home) + (built && bar ? `/${bar.home}` : ''),
    kilobytes(built?.dist),
    kilobytes(built?.precache)
  ])
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const withBuild = process.argv.includes('--build')
const template = builtTemplate(leadFramework)
const rows: Row[] = []
print(cells)
for (const [name, site] of deliveredSites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const folder = folderUnderTest(`delivered-${leadFramework}-${name}`)
  const project = generate({ ...site, selectedFramework: leadFramework }, template)
  writeProject(project, folder)
  const { total, folders } = countFiles(project)
  const unused = await findUnused(folder)
  if (withBuild) await run('vite', ['build', '--logLevel', 'error'], {}, folder)
  const row = {
    name,
    ...total,
    folders,
    unused,
    ...(withBuild ? { built: sizesOf(join(folder, 'dist')) } : {})
  }
  printRow(row)
  rows.push(row)
}
writeFileSync(join(root, 'build/delivered.json'), JSON.stringify(rows, null, 2))
