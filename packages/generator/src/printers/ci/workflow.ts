import type { HostId } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import { buildCommand } from '../../build-command.ts'
import { yaml, type Yaml } from '../../formats/yaml.ts'
import type { Order } from '../../order.ts'
import { variablesOf } from '../env-example.ts'
import { deployments } from './deployments.ts'
import { install, checkout, uploadSite } from './steps.ts'

/**
 * The GitHub Actions workflow: check and build on each push, then deploy to every chosen host. GitHub Pages is
 * deployed by a workflow whatever service was chosen, since it knows no other way.
 */
export function workflow(order: Order): File[] {
  const { cicd, platforms } = order.site.deployment
  const hosts = cicd === 'github-actions' ? platforms : platforms.filter((host) => host === 'github')
  if (cicd !== 'github-actions' && hosts.length === 0) return []
  return [
    file(
      '.github/workflows/site.yml',
      yaml({
        name: 'Site',
        on: { push: { branches: ['main'] }, pull_request: {}, workflow_dispatch: {} },
        permissions: { contents: 'read' },
        concurrency: { group: 'site-${{ github.ref }}', 'cancel-in-progress': true },
        jobs: Object.fromEntries([
          ['build', buildJob(order)],
          ...hosts.map((host): [string, Yaml] => [`deploy-${host}`, deployJob(host)])
        ])
      })
    )
  ]
}

function buildJob(order: Order): Yaml {
  const variables = variablesOf(order).map(({ name }): [string, string] => [name, `\${{ vars.${name} }}`])
  return {
    'runs-on': 'ubuntu-latest',
    steps: [
      checkout,
      ...install,
      ...checks(order),
      {
        name: 'Build',
        run: buildCommand({
          ...order,
          site: { ...order.site, deployment: { ...order.site.deployment, testing: false } }
        }),
        ...(variables.length === 0 ? {} : { env: Object.fromEntries(variables) })
      },
      uploadSite
    ]
  }
}

/** Lint and types always, the project's own tests where they were asked for. */
function checks({ adapter, site }: Order): Yaml[] {
  const scripts = adapter.scripts(site.typescript)
  const wanted = ['lint', 'typecheck', ...(site.deployment.testing ? ['test'] : [])].filter(
    (name) => name in scripts
  )
  return wanted.map((name) => ({ name: `Run ${name}`, run: `npm run ${name}` }))
}

function deployJob(host: HostId): Yaml {
  return {
    needs: 'build',
    if: "github.ref == 'refs/heads/main' && github.event_name != 'pull_request'",
    'runs-on': 'ubuntu-latest',
    ...deployments[host]
  }
}
