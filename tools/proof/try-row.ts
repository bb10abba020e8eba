// Tries a row of the board: the project is generated twice, checked by our validator and by its own scripts, and its site is
// opened in a browser.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { generate, zipProject, type Template } from '../../packages/generator/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import { validate } from '../../packages/validator/src/index.ts'
import { folderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { sizesOf } from '../template/built-sizes.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { commandsOf, runIn } from './commands.ts'
import type { ProofRow } from './rows.ts'

/** How a row ended. */
export interface Verdict {
  /** What is wrong, a line each; none where the row passed. */
  problems: readonly string[]
  /** Seconds of the checks of types and rules, of building, and of the project's own tests. */
  seconds: { check: number; build: number; test: number }
  /** Bytes of JavaScript that the home page begins with, compressed with gzip. */
  home: number
}

/** A project of a row, and the hash of all its bytes. */
export interface RowProject {
  project: Project
  hash: string
}

/** Generates the project of a row. */
export function projectOf({ site }: ProofRow, template: Template): RowProject {
  const project = generate(site, template)
  return { project, hash: createHash('sha256').update(zipProject(project)).digest('hex') }
}

/** Tries a row; its folder below templates/under-test stays, for looking into what failed. */
export async function tryRow(row: ProofRow, template: Template, browser: Browser): Promise<Verdict> {
  const { project, hash } = projectOf(row, template)
  const folder = folderUnderTest(`proof-${row.id}`)
  writeProject(project, folder)
  const problems = projectOf(row, template).hash === hash ? [] : ['generated twice, its bytes differ']
  const { errors, warnings } = await validate([...project.values()], row.site.selectedFramework)
  for (const { file, message } of [...errors, ...warnings]) problems.push(`the check: ${file}: ${message}`)

  const commands = commandsOf(project)
  const timed = async (each: readonly string[]): Promise<number> => {
    const started = performance.now()
    for (const command of each) problems.push(...(await runIn(folder, command)))
    return (performance.now() - started) / 1000
  }
  const check = await timed([commands.lint, ...commands.checks])
  const build = await timed([commands.bundle])
  const test = await timed(['npm test'])
  if (problems.length > 0) return { problems, seconds: { check, build, test }, home: 0 }

  const dist = join(folder, 'dist')
  const { selectedFeatures, deployment } = row.site
  const traits = {
    worksOffline: selectedFeatures.includes('pwa'),
    server: deployment.messages.way === 'server' ? deployment.messages.address : ''
  }
  problems.push(...(await checkInBrowser(browser, dist, traits)))
  return { problems, seconds: { check, build, test }, home: sizesOf(dist).home }
}
