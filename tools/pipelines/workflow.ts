// Carries out a GitHub Actions workflow of a generated project, as a push to main starts it: every job in a folder of its
// own, every `run` as it stands. Of the actions, the ones that move files are done here; the others are checked for what
// they need and recorded.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { Project } from '../../packages/project/src/index.ts'
import { writeProject } from '../sites/write-project.ts'
import { filledIn, holds, type Context } from './expressions.ts'
import { fingerprintFolder } from './folders.ts'
import { execute, runScript, StepFailure, type Machine } from './shell.ts'

interface Step {
  name?: string
  id?: string
  run?: string
  uses?: string
  with?: Record<string, string | boolean>
  env?: Record<string, string>
}

interface Job {
  needs?: string
  if?: string
  'runs-on': string
  permissions?: Record<string, string>
  environment?: { url?: string }
  env?: Record<string, string>
  steps: Step[]
}

interface Workflow {
  on: { push: { branches: string[] } }
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

interface Running {
  machine: Machine
  project: Project
  folder: string
  artifacts: string
  permissions: Record<string, string>
  context: Map<string, string>
  inputs: Readonly<Record<string, string>>
  id: string
}

/** Runs a workflow file; throws at the first step that fails. `settings` are the secrets and variables by name. */
export async function runWorkflow(
  machine: Machine,
  project: Project,
  path: string,
  settings: Context
): Promise<void> {
  const workflow = parse(String(project.get(path)?.content)) as Workflow
  if (!workflow.on.push.branches.includes('main')) throw new StepFailure(`${path} ignores main`)
  const artifacts = mkdtempSync(join(machine.home, 'artifacts-'))
  const finished = new Set<string>()
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const context = new Map([...settings, ...github])
    if (job.needs !== undefined && !finished.has(job.needs)) throw new StepFailure(`${name} comes too early`)
    if (job.if !== undefined && !holds(job.if, context)) throw new StepFailure(`${name} does not run on main`)
    const permissions = job.permissions ?? workflow.permissions
    await runJob({ machine, project, artifacts, permissions, context }, job)
    finished.add(name)
  }
}

const github: Context = new Map([
  ['github.ref', 'refs/heads/main'],
  ['github.event_name', 'push'],
  ['github.actor', 'owner'],
  ['github.repository', 'owner/site'],
  ['github.event.repository.name', 'site'],
  ['secrets.GITHUB_TOKEN', 'token']
])

async function runJob(
  shared: Pick<Running, 'machine' | 'project' | 'artifacts' | 'permissions' | 'context'>,
  job: Job
): Promise<void> {
  const { machine, context } = shared
  const folder = mkdtempSync(join(machine.home, 'job-'))
  const filled = (values: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledIn(value, context)]))
  for (const { id = '', uses, run, with: given = {}, env } of job.steps) {
    if (run !== undefined)
      await runScript(machine, folder, filledIn(run, context), { ...filled(job.env), ...filled(env) })
    else {
      const action = actions[uses ?? '']
      if (action === undefined) throw new StepFailure(`Unknown action ${uses}`)
      const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
      await action({ ...shared, folder, inputs: filled(texts), id })
    }
  }
  if (job.environment?.url !== undefined) filledIn(job.environment.url, context)
  await execute(machine, machine.home, ['rm', '-rf', folder])
}

type Action = (running: Running) => void | Promise<void>

const actions: Readonly<Record<string, Action>> = {
  'actions/checkout@v7': ({ project, folder }) => writeProject(project, folder),
  'actions/setup-node@v7': ({ folder, inputs }) => {
    readFileSync(join(folder, inputs['node-version-file'] ?? ''))
    if (inputs['cache'] !== undefined) readFileSync(join(folder, 'package-lock.json'))
  },
  'actions/upload-artifact@v7': ({ machine, folder, artifacts, inputs: { name = '', path = '' } }) => {
    if (!existsSync(join(folder, path, 'index.html'))) throw new StepFailure(`${path} holds no site`)
    writeFileSync(join(dirname(machine.log), 'tested'), fingerprintFolder(join(folder, path), []))
    cpSync(join(folder, path), join(artifacts, name), { recursive: true })
  },
  'actions/download-artifact@v8': ({ folder, artifacts, inputs: { name = '', path = '' } }) => {
    mkdirSync(join(folder, path), { recursive: true })
    cpSync(join(artifacts, name), join(folder, path), { recursive: true })
  },
  'actions/configure-pages@v6': ({ context, id }) => {
    context.set(`steps.${id}.outputs.base_path`, pagesFolder(context))
  },
  'actions/upload-pages-artifact@v5': ({ folder, artifacts, inputs: { path = '' } }) =>
    cpSync(join(folder, path), join(artifacts, 'github-pages'), { recursive: true }),
  'actions/deploy-pages@v5': (running) => {
    const { artifacts, context, id } = running
    allowed(running, 'pages', 'id-token')
    if (!existsSync(join(artifacts, 'github-pages', 'index.html')))
      throw new StepFailure('Nothing to publish')
    needPages(running)
    context.set(`steps.${id}.outputs.page_url`, 'https://owner.github.io/')
    record(running, 'deploy-pages')
  },
  'aws-actions/configure-aws-credentials@v6': (running) => {
    allowed(running, 'id-token')
    given(running, 'role-to-assume', 'aws-region')
  },
  'google-github-actions/auth@v3': (running) => given(running, 'credentials_json'),
  'docker/login-action@v4': (running) => {
    allowed(running, 'packages')
    given(running, 'registry', 'username', 'password')
  },
  'docker/metadata-action@v6': (running) => {
    given(running, 'images')
    running.context.set(`steps.${running.id}.outputs.tags`, `${running.inputs['images']}:main`)
  },
  'docker/build-push-action@v7': async (running) => {
    given(running, 'tags')
    const values = (running.inputs['build-args'] ?? '').split('\n').filter((line) => line !== '')
    const command = ['docker', 'build', ...values.flatMap((value) => ['--build-arg', value]), '.']
    const { code, output } = await execute(running.machine, running.folder, command)
    if (code !== 0) throw new StepFailure(`The container was not built:\n${output}`)
  }
}

/** A project site stands in the folder of its repository; under a domain that is entered in the settings, at its root. */
function pagesFolder(context: Context): string {
  return context.get('pages.domain') === '' ? '/site' : ''
}

/** GitHub Pages serves files and runs nothing. It takes a domain from its settings, never from `CNAME`. */
function needPages({ project, artifacts, context }: Running): void {
  const { deployment } = JSON.parse(String(project.get('src/site.json')?.content)) as {
    deployment: { domain: string; messages: { way: string } }
  }
  if (['function', 'netlify'].includes(deployment.messages.way))
    throw new StepFailure('GitHub Pages takes no message')
  const folder = `${pagesFolder(context)}/`
  const home = readFileSync(join(artifacts, 'github-pages', 'index.html'), 'utf8')
  const [, loaded = ''] = /<script[^>]+src="(.*?)assets\//.exec(home) ?? []
  if (loaded !== folder) throw new StepFailure(`Scripts are looked for in ${loaded}, not in ${folder}`)
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(home) ?? []
  const wanted = deployment.domain === '' ? undefined : `https://${deployment.domain}${folder}`
  if (canonical !== wanted)
    throw new StepFailure(`The canonical link leads to ${canonical}, not to ${wanted}`)
}

function allowed({ permissions }: Running, ...names: readonly string[]): void {
  for (const name of names)
    if (permissions[name] !== 'write') throw new StepFailure(`The job may not write ${name}`)
}

function given({ inputs }: Running, ...names: readonly string[]): void {
  for (const name of names) if ((inputs[name] ?? '') === '') throw new StepFailure(`${name} is empty`)
}

function record({ machine }: Running, command: string): void {
  appendFileSync(machine.log, `${JSON.stringify([command])}\n`)
}
