// The figures of a framework that need a quiet machine, or an install of their own: each is taken alone.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { hashText } from '../../apps/web/vite/template-hashes.ts'
import { findText, type Project } from '../../packages/project/src/index.ts'
import { serveFolder } from '../../templates/e2e/site-server.ts'
import { percentile } from '../bench/timing.ts'
import { root } from '../root.ts'
import { measurePage, type PageFigures } from '../screens/measure-page.ts'
import type { Scores } from '../../apps/web/src/lib/proof/board.ts'
import { commandsOf, runIn } from './commands.ts'

/** Runs of which the median counts. */
const runs = 3

/** The hash of a template as it is built. */
export function hashTemplate(framework: FrameworkId): string {
  return hashText(readFileSync(join(root, 'build/templates', `${framework}.json`), 'utf8'))
}

/** The median seconds in which a project is bundled, and its types are checked. */
export async function timeBuild(project: Project, folder: string): Promise<{ build: number; types: number }> {
  const { bundle, checks } = commandsOf(project)
  return { build: await medianSeconds(folder, [bundle]), types: await medianSeconds(folder, checks) }
}

async function medianSeconds(folder: string, commands: readonly string[]): Promise<number> {
  const seconds: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now()
    for (const command of commands) await runIn(folder, command)
    seconds.push((performance.now() - started) / 1000)
  }
  return median(seconds)
}

/** Builds a project as it is published, without drafts; gives the folder of the site. */
export async function buildForLaunch(project: Project, folder: string): Promise<string> {
  const problems = await runIn(folder, commandsOf(project).bundleForLaunch)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return join(folder, 'dist')
}

/** The median scores of the home page of a built site. */
export async function scoreHome(dist: string): Promise<Scores> {
  const { origin, close } = await serveFolder(dist)
  try {
    const results: PageFigures['categories'][] = []
    for (let run = 0; run < runs; run += 1) results.push((await measurePage(`${origin}/`)).categories)
    const score = (id: string): number =>
      median(results.map((categories) => Math.round((categories[id]?.score ?? 0) * 100)))
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo')
    }
  } finally {
    close()
  }
}

/** Installs the packages of a project in a folder of their own, and counts them. */
export async function measureInstall(project: Project): Promise<{ packages: number; megabytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-install-'))
  try {
    for (const name of ['package.json', 'package-lock.json'])
      writeFileSync(join(folder, name), findText(project, name) ?? '')
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
    return countInstalled(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Counts what is installed in a folder. */
export function countInstalled(folder: string): { packages: number; megabytes: number } {
  const modules = join(folder, 'node_modules')
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>
  }
  return { packages: Object.keys(packages).length, megabytes: Math.round(bytesIn(modules) / 1e6) }
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

const median = (values: readonly number[]): number => percentile(values, 0.5)
