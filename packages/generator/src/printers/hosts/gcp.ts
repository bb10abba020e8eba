import { file, type File } from '@sitewright/project'
import { yaml } from '../../formats/yaml.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { container } from '../container.ts'
import { resourceName } from '../../project-slug.ts'
import { environmentVariables } from '../env-example.ts'

/** Google Cloud: Cloud Build makes the container, from the substitutions of its trigger, and Cloud Run serves it. */
export function gcp(plan: GenerationPlan): File[] {
  const image = `$LOCATION-docker.pkg.dev/$PROJECT_ID/sites/${plan.name}:$BUILD_ID`
  const variables = environmentVariables(plan)
  const steps = [
    {
      name: 'gcr.io/cloud-builders/docker',
      args: [
        'build',
        '-t',
        image,
        ...variables.flatMap(({ name }) => ['--build-arg', `${name}=$_${name}`]),
        '.'
      ]
    },
    { name: 'gcr.io/cloud-builders/docker', args: ['push', image] },
    {
      name: 'gcr.io/google.com/cloudsdktool/cloud-sdk:slim',
      entrypoint: 'gcloud',
      args: [
        'run',
        'deploy',
        resourceName(plan.name),
        `--image=${image}`,
        '--region=$LOCATION',
        '--port=8080',
        '--allow-unauthenticated'
      ]
    }
  ]
  const substitutions = Object.fromEntries(variables.map(({ name, value = '' }) => [`_${name}`, value]))
  return [
    file(
      'cloudbuild.yaml',
      yaml({ steps, images: [image], ...(variables.length === 0 ? {} : { substitutions }) })
    ),
    ...container(plan)
  ]
}
