// Carries out what hosts do by themselves with a generated project: the builds of Vercel, Netlify, CodeBuild and Cloud
// Build from their own files, and the commands that the README tells the owner to type.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { findText, type Project } from '../../packages/project/src/index.ts'
import { execute, runScript, StepFailure, type Machine } from './shell.ts'

/** A project on a machine. */
export interface Checkout {
  machine: Machine
  project: Project
  folder: string
}

/** A file that the host reads; without it there is nothing to carry out. */
function needText({ project }: Checkout, path: string): string {
  const text = findText(project, path)
  if (text === undefined) throw new StepFailure(`The project has no ${path}`)
  return text
}

function needSite({ folder }: Checkout, output: string): void {
  if (!existsSync(join(folder, output, 'index.html'))) throw new StepFailure(`${output} holds no site`)
}

function wayOf(checkout: Checkout): string {
  const site = JSON.parse(needText(checkout, 'src/site.json')) as {
    deployment: { messages: { way: string } }
  }
  return site.deployment.messages.way
}

/** Where the site posts to a function, the host finds one in the repository. */
function needFunction(checkout: Checkout, path: string): void {
  if (wayOf(checkout) === 'function') needText(checkout, path)
}

/** Variables that a section of the README tells to set for what runs there. */
function variablesIn(checkout: Checkout, host: string): Record<string, string> {
  const names = ['RESEND_API_KEY', 'MAIL_TO'].filter((name) =>
    sectionOf(checkout, host).includes(`\`${name}\``)
  )
  return Object.fromEntries(names.map((name) => [name, `the-${name}`]))
}

function sectionOf(checkout: Checkout, host: string): string {
  return (
    needText(checkout, 'README.md')
      .split('\n### ')
      .find((each) => each.startsWith(`${host}\n`)) ?? ''
  )
}

/** A push to a repository that Vercel imported. */
export async function vercelBuild(checkout: Checkout): Promise<void> {
  const { git, installCommand, buildCommand, outputDirectory } = JSON.parse(
    needText(checkout, 'vercel.json')
  ) as Record<'installCommand' | 'buildCommand' | 'outputDirectory', string> & {
    git?: { deploymentEnabled: boolean }
  }
  if (git?.deploymentEnabled === false) throw new StepFailure('vercel.json switches deployments off')
  await runScript(checkout.machine, checkout.folder, installCommand)
  await runScript(checkout.machine, checkout.folder, buildCommand)
  needSite(checkout, outputDirectory)
  needFunction(checkout, 'api/message.js')
}

/** A push to a repository that Netlify imported: the published site, and the previews where they differ. */
export async function netlifyBuild(checkout: Checkout): Promise<void> {
  const { build, context = {} } = parseToml(needText(checkout, 'netlify.toml')) as {
    build: { command: string; publish: string; ignore?: string }
    context?: Record<string, { command: string }>
  }
  if (build.ignore !== undefined) throw new StepFailure('netlify.toml switches builds off')
  // Netlify installs by itself before the command.
  await runScript(checkout.machine, checkout.folder, 'npm ci')
  for (const command of new Set([build.command, ...Object.values(context).map((each) => each.command)]))
    await runScript(checkout.machine, checkout.folder, command)
  needSite(checkout, build.publish)
  needFunction(checkout, 'netlify/functions/message.js')
  if (wayOf(checkout) === 'netlify' && !existsSync(join(checkout.folder, build.publish, '__forms.html')))
    throw new StepFailure('Netlify detects no form')
}

interface Phase {
  commands: string[]
  'on-failure'?: string
}

/** CodeBuild: a phase that fails ends the build only where it says ABORT; else post_build runs all the same. */
export async function codeBuild(checkout: Checkout): Promise<void> {
  const { machine, folder } = checkout
  const { phases } = parseYaml(needText(checkout, 'buildspec.yml')) as {
    phases: Record<'install' | 'build' | 'post_build', Phase>
  }
  let failure: unknown
  for (const name of ['install', 'build', 'post_build'] as const) {
    try {
      for (const command of phases[name].commands)
        await runScript(machine, folder, command, variablesIn(checkout, 'AWS'))
    } catch (error) {
      failure ??= error
      if (phases[name]['on-failure'] === 'ABORT') break
    }
  }
  if (failure !== undefined) throw failure
}

/** Cloud Build: each step is an image whose entry point gets the arguments, with the trigger's values filled in. */
export async function cloudBuild(checkout: Checkout): Promise<void> {
  const { machine, folder } = checkout
  const { steps, substitutions = {} } = parseYaml(needText(checkout, 'cloudbuild.yaml')) as {
    steps: { name: string; entrypoint?: string; args: string[] }[]
    substitutions?: Record<string, string>
  }
  const values: Record<string, string> = {
    LOCATION: 'europe-west1',
    PROJECT_ID: 'site',
    BUILD_ID: '1',
    ...substitutions
  }
  for (const { name, entrypoint = name.split('/').at(-1) ?? '', args } of steps) {
    const filled = args.map((text) => text.replace(/\$([A-Z_]+)/g, (_, key: string) => values[key] ?? ''))
    const { code, output } = await execute(machine, folder, [entrypoint, ...filled])
    if (code !== 0) throw new StepFailure(`${entrypoint} ${filled.join(' ')}:\n${output}`)
  }
}

/** What the README tells the owner of a host to type, after the packages were installed as it says. */
export async function typedByHand(checkout: Checkout, host: string): Promise<void> {
  const [, commands] = /```sh\n([\s\S]*?)\n```/.exec(sectionOf(checkout, host)) ?? []
  if (commands === undefined) throw new StepFailure(`The README has no commands for ${host}`)
  await runScript(checkout.machine, checkout.folder, 'npm ci')
  await runScript(checkout.machine, checkout.folder, commands.replaceAll('<project>', 'site'))
}
