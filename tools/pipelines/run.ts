// Runs the pipelines of generated projects for real: what workflows, host files and the README say is parsed and executed,
// with deploying replaced by a record, in folders outside of this repository. All of them have to end well, without a
// warning, and to deploy where they should; with a test that fails, every part has to end badly and deploy nothing. COUNT sets
// the number of pipelines (default 24; 40 cover every pair of host and CI service, with tests and without), ONLY selects by a
// part of the name, `--part 1/2` selects every second one, `--part rotating/2` alternates between halves with each commit.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hostIds, offeredFrameworkIds } from '../../packages/catalog/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import { file, toProject, type Project } from '../../packages/project/src/index.ts'
import type { Site } from '../../packages/site/src/index.ts'
import { validate } from '../../packages/validator/src/index.ts'
import { runPipeline, type Outcome } from './pipeline.ts'
import { namelessLock, installFolder } from './folders.ts'
import { execute, pathWithoutFakes, writeFakeTools } from './shell.ts'
import { pipelineSites } from './sites.ts'
import { builtTemplate } from '../template/built-template.ts'
import { isInPart } from '../template/rotation.ts'

interface Task {
  name: string
  site: Site
  project: Project
  red: boolean
}

const count = Number(process.env['COUNT'] ?? 24)
const only = process.env['ONLY']
const { part } = parseArgs({ options: { part: { type: 'string' } } }).values

function describe({
  deployment,
  enterpriseConfig,
  selectedFramework,
  typescript,
  selectedFeatures
}: Site): string {
  const { cicd, messages, platforms, testing } = deployment
  const enterprise = enterpriseConfig.enabled ? 'enterprise' : ''
  const words = [
    cicd || 'no CI',
    platforms.join('+'),
    messages.way,
    testing ? 'tests' : '',
    selectedFramework,
    typescript ? 'TypeScript' : 'JavaScript'
  ]
  return `${[...words, enterprise].filter((word) => word !== '').join(', ')}: ${selectedFeatures.join(' ')}`
}

function greenTasks(): Task[] {
  return pipelineSites(count, offeredFrameworkIds).map((site, index) => ({
    name: `p${index} ${describe(site)}`,
    site,
    project: generate(site, builtTemplate(site.selectedFramework)),
    red: false
  }))
}

/** A test that fails, in a project for each way to the web. */
function redTasks(): Task[] {
  const [base] = pipelineSites(1, offeredFrameworkIds) as [Site]
  const ways: Partial<Site['deployment']>[] = [
    { cicd: 'github-actions', platforms: hostIds },
    { cicd: 'vercel-git', platforms: ['vercel'] },
    { cicd: 'netlify-build', platforms: ['netlify', 'aws', 'firebase'] }
  ]
  return ways.map((way) => {
    const deployment = { ...base.deployment, ...way, testing: true }
    const enterpriseConfig = {
      ...base.enterpriseConfig,
      enabled: true,
      cicd: true,
      deploymentPlatforms: ['gcp' as const]
    }
    const site: Site = { ...base, typescript: false, deployment, enterpriseConfig }
    const failing = file(
      'tests/failing.test.js',
      "import assert from 'node:assert/strict'\nimport { test } from 'node:test'\n\ntest('fails', () => assert.equal(1, 2))\n"
    )
    const project = toProject([...generate(site, builtTemplate(site.selectedFramework)).values(), failing])
    return { name: `with a test that fails: ${describe(site)}`, site, project, red: true }
  })
}

/** Installs every lock that differs in more than the project's name once, with npm itself. */
async function installStores(home: string, tasks: readonly Task[]): Promise<void> {
  const locks = new Map(
    tasks.map(({ project }) => {
      const lock = String(project.get('package-lock.json')?.content)
      return [namelessLock(lock), { lock, manifest: String(project.get('package.json')?.content) }]
    })
  )
  for (const [nameless, { lock, manifest }] of locks) {
    const folder = installFolder(home, nameless)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), manifest)
    writeFileSync(join(folder, 'package-lock.json'), lock)
    const machine = { home, log: join(home, 'log') }
    const { code, output } = await execute(machine, folder, ['npm', 'ci'], { PATH: pathWithoutFakes(home) })
    if (code !== 0) throw new Error(`npm ci refused the lock of a project:\n${output}`)
    if (readFileSync(join(folder, 'package-lock.json'), 'utf8') !== lock)
      throw new Error('npm changed the lock')
  }
  process.stdout.write(`npm ci installed ${locks.size} different locks\n`)
}

/** What is wrong with how a pipeline ended. */
function findProblems({ red }: Task, { parts, deployed, expected }: Outcome): string[] {
  const ends = [...parts]
  if (ends.length === 0) return ['nothing ran']
  if (red) {
    const reached = deployed.filter((each) => !['docker build', 'vercel pull', 'vercel build'].includes(each))
    return [
      ...ends.filter(([, end]) => end === 'passed').map(([part]) => `${part} passed`),
      ...ends
        .filter(([, end]) => end !== 'passed' && !end.includes('fails'))
        .map(([part, end]) => `${part}: ${end}`),
      ...reached.map((each) => `${each} was reached`)
    ]
  }
  return [
    ...ends.filter(([, end]) => end !== 'passed').map(([part, end]) => `${part}: ${end}`),
    ...expected.filter((each) => !deployed.includes(each)).map((each) => `${each} was not reached`)
  ]
}

/** What our own validator says of a project. */
async function findViolations({ project, site }: Task): Promise<string[]> {
  const { errors, warnings } = await validate([...project.values()], site.selectedFramework, {
    build: 'none'
  })
  return [...errors, ...warnings].map(({ file: path, message }) => `the validator: ${path}: ${message}`)
}

const home = mkdtempSync(join(tmpdir(), 'sitewright-pipelines-'))
const chosen = greenTasks().filter((_, index) => part === undefined || isInPart(index, part))
const tasks = [...chosen, ...redTasks()].filter(({ name }) => only === undefined || name.includes(only))
const queue = [...tasks]
let failed = 0

async function work(): Promise<void> {
  for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
    const outcome = await runPipeline(home, task.site, task.project)
    const problems = [...findProblems(task, outcome), ...(task.red ? [] : await findViolations(task))]
    if (problems.length > 0) failed += 1
    process.stdout.write(
      `${problems.length === 0 ? 'ok  ' : 'FAIL'} ${task.name}\n     ${[...outcome.parts.keys()].join(', ')}\n`
    )
    for (const problem of problems) process.stdout.write(`${problem}\n`)
  }
}

try {
  writeFakeTools(home)
  await installStores(home, tasks)
  await Promise.all([work(), work()])
} finally {
  rmSync(home, { recursive: true, force: true })
}
const red = tasks.filter((task) => task.red).length
process.stdout.write(
  `${tasks.length - failed} of ${tasks.length} pipelines ended as they should: ${tasks.length - red} to be passed, ${red} to be refused\n`
)
process.exitCode = failed === 0 ? 0 : 1
