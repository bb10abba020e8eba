// `npm run proof -- --latest`: the project with everything on of each framework, with the newest versions of its packages within
// their majors, installed in a folder outside of the repository. It says what would break, and writes nothing.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { frameworkOf, offeredFrameworkIds, type FrameworkId } from '../../packages/catalog/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import { findText, type Project } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { writeProject } from '../sites/write-project.ts'
import { builtTemplate } from '../template/built-template.ts'
import { commandsOf, runIn } from './commands.ts'

const call = promisify(execFile)

type Versions = Record<string, string>
interface Manifest {
  dependencies?: Versions
  devDependencies?: Versions
}

/** Tries the newest versions with each framework; gives whether all pass. */
export async function tryLatest(): Promise<boolean> {
  let passes = true
  for (const framework of offeredFrameworkIds) {
    const problems = await tryFramework(framework)
    passes &&= problems.length === 0
    for (const problem of problems) process.stdout.write(`     ${problem}\n`)
  }
  return passes
}

async function tryFramework(framework: FrameworkId): Promise<string[]> {
  const project = generate({ ...everythingSite, selectedFramework: framework }, builtTemplate(framework))
  const manifest = JSON.parse(findText(project, 'package.json') ?? '{}') as Manifest
  const newer: string[] = []
  for (const versions of [manifest.dependencies, manifest.devDependencies])
    for (const [name, version] of Object.entries(versions ?? {})) {
      const newest = await newestWithin(name, version)
      if (versions === undefined || newest === version) continue
      versions[name] = newest
      newer.push(`${name} ${version} to ${newest}`)
    }
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-latest-'))
  try {
    writeProject(project, folder)
    rmSync(join(folder, 'package-lock.json'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
    const problems = await tryProject(project, folder)
    const word = problems.length === 0 ? 'ok  ' : 'FAIL'
    process.stdout.write(
      `${word} ${frameworkOf(framework).name}: ${newer.join(', ') || 'nothing is newer'}\n`
    )
    return problems
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryProject(project: Project, folder: string): Promise<string[]> {
  const { lint, checks, bundle } = commandsOf(project)
  const programs = join(folder, 'node_modules/.bin')
  const problems = await runIn(folder, 'npm install --no-audit --no-fund', programs)
  for (const command of [lint, ...checks, bundle, 'npm test'])
    if (problems.length === 0) problems.push(...(await runIn(folder, command, programs)))
  return problems
}

const byNumbers = new Intl.Collator('en', { numeric: true }).compare

/** The newest version of a package that has the same major as another one, and is no preview. */
async function newestWithin(name: string, version: string): Promise<string> {
  const [major = ''] = version.split('.')
  const { stdout } = await call('npm', ['view', `${name}@^${major}`, 'version', '--json'])
  const found = JSON.parse(stdout) as string | string[]
  // npm lists them in the order in which they were published, and older lines get versions too.
  return [found].flat().toSorted(byNumbers).at(-1) ?? version
}
