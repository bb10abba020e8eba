import { file, type File } from '@sitewright/project'
import { yaml } from '../../formats/yaml.ts'
import type { Order } from '../../order.ts'
import { dockerfile, nginxConf } from '../container.ts'

/** Google Cloud: Cloud Build makes the container and Cloud Run serves it. */
export function gcp(order: Order): File[] {
  const image = `$LOCATION-docker.pkg.dev/$PROJECT_ID/sites/${order.name}:$BUILD_ID`
  const steps = [
    { name: 'gcr.io/cloud-builders/docker', args: ['build', '-t', image, '.'] },
    { name: 'gcr.io/cloud-builders/docker', args: ['push', image] },
    {
      name: 'gcr.io/google.com/cloudsdktool/cloud-sdk:slim',
      entrypoint: 'gcloud',
      args: [
        'run',
        'deploy',
        order.name,
        `--image=${image}`,
        '--region=$LOCATION',
        '--port=8080',
        '--allow-unauthenticated'
      ]
    }
  ]
  return [file('cloudbuild.yaml', yaml({ steps, images: [image] })), dockerfile(order), nginxConf(order)]
}
