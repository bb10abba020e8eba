// One pipeline from push to deployment: everything that a site's choices start is run, and what it deployed is compared
// with what was chosen.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hosts, type HostId } from '../../packages/catalog/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import type { Site } from '../../packages/site/src/index.ts'
import { writeProject } from '../sites/write-project.ts'
import { cloudBuild, codeBuild, netlifyBuild, typedByHand, vercelBuild, type Checkout } from './hosts.ts'
import { StepFailure, type Machine } from './shell.ts'
import { runWorkflow } from './workflow.ts'

/** The address of a server, to see that variables reach the build. */
const server = 'https://server.example/api'

/** What each host is told when the workflow deploys to it. */
const deploys: Record<HostId, string> = {
  vercel: 'vercel deploy',
  netlify: 'netlify-cli deploy',
  aws: 'aws cloudfront',
  github: 'deploy-pages',
  firebase: 'firebase-tools deploy'
}

/** How the parts of a pipeline ended: the reason where one failed, else `passed`. */
export interface Outcome {
  parts: ReadonlyMap<string, string>
  /** The programs that were started to deploy, each with its first sub-command. */
  deployed: readonly string[]
  /** Hosts that the workflow should have deployed to. */
  expected: readonly string[]
}

/** Runs everything that a push starts; what one part does is not stopped by another that failed. */
export async function runPipeline(home: string, site: Site, project: Project): Promise<Outcome> {
  const folder = mkdtempSync(join(home, 'pipeline-'))
  const machine: Machine = { home, log: join(folder, 'log') }
  const parts = new Map<string, string>()
  for (const [name, run] of planParts(machine, folder, site, project)) {
    try {
      await run()
      parts.set(name, 'passed')
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error
      parts.set(name, error.message)
    }
  }
  const outcome: Outcome = {
    parts,
    deployed: deployed(machine),
    expected: workflowDeploys(site).map((host) => deploys[host])
  }
  rmSync(folder, { recursive: true })
  return outcome
}

function planParts(
  machine: Machine,
  folder: string,
  site: Site,
  project: Project
): [name: string, run: () => Promise<void>][] {
  const settings = createSettings(site, project)
  const checkout = (): Checkout => {
    const own = mkdtempSync(join(folder, 'push-'))
    writeProject(project, own)
    return { machine, project, folder: own }
  }
  const workflows = [...project.keys()].filter((path) => path.startsWith('.github/workflows/'))
  const byWorkflow = workflowDeploys(site)
  const others = site.deployment.platforms.filter((host) => !byWorkflow.includes(host))
  return [
    ...workflows.map((path): [string, () => Promise<void>] => [
      path.slice('.github/workflows/'.length),
      () => runWorkflow(machine, project, path, settings)
    ]),
    ...others.map((host): [string, () => Promise<void>] => [host, () => withoutWorkflow(host, checkout())]),
    ...(project.has('cloudbuild.yaml')
      ? [['cloudbuild.yaml', () => cloudBuild(checkout())] as [string, () => Promise<void>]]
      : [])
  ]
}

function deployed({ log }: Machine): string[] {
  if (!existsSync(log)) return []
  return readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as string[]).slice(0, 2).join(' '))
}

async function withoutWorkflow(host: HostId, checkout: Checkout): Promise<void> {
  if (host === 'vercel') await vercelBuild(checkout)
  else if (host === 'netlify') await netlifyBuild(checkout)
  else if (host === 'aws') await codeBuild(checkout)
  else await typedByHand(checkout, hosts[host].name)
}

function workflowDeploys({ deployment: { cicd, platforms } }: Site): HostId[] {
  return platforms.filter((host) => cicd === 'github-actions' || host === 'github')
}

/** The settings of a repository whose owner did what the README says, and nothing else. */
function createSettings(site: Site, project: Project): Map<string, string> {
  const readme = String(project.get('README.md')?.content)
  const named = [...readme.matchAll(/^- (Secret|Variable) `(\w+)`/gm)].map(
    ([, kind, name]): [string, string] => [`${kind === 'Secret' ? 'secrets' : 'vars'}.${name}`, `the-${name}`]
  )
  const variables = [...readme.matchAll(/^- `(VITE_\w+)`/gm)].map(([, name]): [string, string] => [
    `vars.${name}`,
    name === 'VITE_API_URL' ? server : ''
  ])
  return new Map([...named, ...variables, ['pages.domain', pagesDomain(site)]])
}

/** The domain that is entered under Pages: the chosen one; else, in projects without tests, one that the owner has by now. */
function pagesDomain({ deployment: { domain, testing } }: Site): string {
  return domain === '' && !testing ? 'www.kestrel.example' : domain
}
