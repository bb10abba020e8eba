import { file, type File } from '@sitewright/project'
import { yaml } from '../../formats/yaml.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { fromRepository, environmentVariables } from '../env-example.ts'
import { checkout } from './steps.ts'

/**
 * Builds the container on each push to main and each tag, with the variables of the repository, and pushes it to
 * the repository's registry.
 */
export function containerWorkflow(plan: GenerationPlan): File {
  const values = environmentVariables(plan).map((each) => `${each.name}=${fromRepository(each)}\n`)
  return file(
    '.github/workflows/container.yml',
    yaml({
      name: 'Container',
      on: { push: { branches: ['main'], tags: ['v*'] } },
      permissions: { contents: 'read', packages: 'write' },
      jobs: {
        container: {
          'runs-on': 'ubuntu-latest',
          steps: [
            checkout,
            {
              uses: 'docker/login-action@v4',
              with: {
                registry: 'ghcr.io',
                username: '${{ github.actor }}',
                password: '${{ secrets.GITHUB_TOKEN }}'
              }
            },
            {
              id: 'tags',
              uses: 'docker/metadata-action@v6',
              with: { images: 'ghcr.io/${{ github.repository }}' }
            },
            {
              uses: 'docker/build-push-action@v7',
              with: {
                push: true,
                tags: '${{ steps.tags.outputs.tags }}',
                ...(values.length === 0 ? {} : { 'build-args': values.join('') })
              }
            }
          ]
        }
      }
    })
  )
}
