import { file, type File } from '@sitewright/project'
import { yaml } from '../../formats/yaml.ts'
import { checkout } from './steps.ts'

/** Builds the container on each push to main and each tag, and keeps it in the repository's registry. */
export function containerWorkflow(): File {
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
              uses: 'docker/login-action@v3',
              with: {
                registry: 'ghcr.io',
                username: '${{ github.actor }}',
                password: '${{ secrets.GITHUB_TOKEN }}'
              }
            },
            {
              id: 'tags',
              uses: 'docker/metadata-action@v5',
              with: { images: 'ghcr.io/${{ github.repository }}' }
            },
            {
              uses: 'docker/build-push-action@v6',
              with: { push: true, tags: '${{ steps.tags.outputs.tags }}' }
            }
          ]
        }
      }
    })
  )
}
