import { file, type File } from '@sitewright/project'
import { workflowHosts } from '../../build-command.ts'
import { yaml, type Yaml } from '../../formats/yaml.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { fromRepository, environmentVariables } from '../env-example.ts'
import { deployments } from './deployments.ts'
import { checkout, install, setupNode, uploadSite } from './steps.ts'

/**
 * The GitHub Actions workflow: check and build on each push, then deploy to every host that is deployed from there. A
 * newer proposal ends the run of an older one; a run that deploys is never ended halfway.
 */
export function workflow(plan: GenerationPlan): File[] {
  const hosts = workflowHosts(plan)
  if (plan.site.deployment.cicd !== 'github-actions' && hosts.length === 0) return []
  return [
    file(
      '.github/workflows/site.yml',
      yaml({
        name: 'Site',
        on: { push: { branches: ['main'] }, pull_request: {}, workflow_dispatch: {} },
        permissions: { contents: 'read' },
        concurrency: {
          group: 'site-${{ github.ref }}',
          'cancel-in-progress': "${{ github.event_name == 'pull_request' }}"
        },
        jobs: Object.fromEntries([
          ['build', buildJob(plan)],
          ...hosts.map((host): [string, Yaml] => [
            `deploy-${host}`,
            { ...deployCondition, ...deployments[host](plan).job }
          ])
        ])
      })
    )
  ]
}

/** The project's own check: lint, types with the build, tests. Without tests, lint and build. */
function buildJob(plan: GenerationPlan): Yaml {
  const variables = environmentVariables(plan).map((each): [string, string] => [
    each.name,
    fromRepository(each)
  ])
  const env = variables.length === 0 ? {} : { env: Object.fromEntries(variables) }
  return {
    'runs-on': 'ubuntu-latest',
    steps: [
      checkout,
      setupNode,
      install,
      ...(plan.site.deployment.testing
        ? [{ name: 'Check', run: 'npm run check', ...env }]
        : [
            { name: 'Lint', run: 'npm run lint' },
            { name: 'Build', run: 'npm run build:launch', ...env }
          ]),
      uploadSite
    ]
  }
}

const deployCondition = {
  needs: 'build',
  if: "github.ref == 'refs/heads/main' && github.event_name != 'pull_request'",
  'runs-on': 'ubuntu-latest'
}
