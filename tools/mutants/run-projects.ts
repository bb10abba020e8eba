// `npm run mutants:projects`: puts one mistake after the other into a generated project, and runs the project's own
// `npm run check`, which has to be red. Name some of them to try only those.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from '../../packages/generator/src/index.ts'
import { dentist, everythingSite, type Site } from '../../packages/site/src/index.ts'
import { execute, pathWithoutFakes, writeFakeTools } from '../pipelines/shell.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { createSnapshot } from '../template/snapshot.ts'
import { mutate } from './mutant.ts'
import { projectMutants, type ProjectMutant } from './project-mutants.ts'

/** The dentist takes messages by a form service: by telephone alone, it would have neither form nor outbox. */
const sites: Record<ProjectMutant['site'], Site> = {
  dentist: {
    ...dentist,
    deployment: {
      ...dentist.deployment,
      messages: { way: 'form', address: 'https://formspree.io/f/mharbour', accessKey: '' }
    }
  },
  everything: everythingSite
}

const named = process.argv.slice(2)
const mutants = projectMutants.filter(
  ({ what }) => named.length === 0 || named.some((name) => what.includes(name))
)
const home = mkdtempSync(join(tmpdir(), 'sitewright-mutants-'))
const machine = { home, log: join(home, 'log') }
const projects = createFolderUnderTest('mutants-')
const missed: string[] = []

try {
  writeFakeTools(home)
  const template = await createSnapshot('react')
  for (const name of ['dentist', 'everything'] as const) {
    const own = mutants.filter(({ site }) => site === name)
    if (own.length === 0) continue
    const folder = join(projects, name)
    writeProject(generate(sites[name], template), folder)
    const untouched = await check(folder)
    if (untouched.code !== 0) throw new Error(`The check of ${name} is red by itself:\n${untouched.output}`)
    for (const mutant of own) await tryMutant(folder, mutant)
  }
} finally {
  for (const each of [home, projects]) rmSync(each, { recursive: true, force: true })
}
process.stdout.write(`${mutants.length - missed.length} of ${mutants.length} mutants were found\n`)
process.exitCode = missed.length === 0 ? 0 : 1

async function tryMutant(folder: string, mutant: ProjectMutant): Promise<void> {
  const path = join(folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutate(source, mutant))
  const begun = performance.now()
  const { code, output } = await check(folder)
  writeFileSync(path, source)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(3)
  process.stdout.write(`${code === 0 ? 'MISSED' : 'found '} ${seconds} s  ${mutant.site}: ${mutant.what}\n`)
  if (code === 0) missed.push(mutant.what)
  else process.stdout.write(`              by: ${findReason(output)}\n`)
}

/** The first test that is red, or what ended the check before there were tests. */
function findReason(output: string): string {
  const line =
    /^✖ (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/m.exec(output) ?? /^(.*\berror\b.*)$/im.exec(output)
  return line?.[1]?.trim() ?? output.trim().split('\n').at(-1) ?? ''
}

function check(folder: string) {
  return execute(machine, folder, ['npm', 'run', 'check'], { PATH: pathWithoutFakes(home) })
}
