import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import { yaml, type Yaml } from '../../formats/yaml.ts'
import { functionHosts } from '../../messages.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { buildCommand, installCommand, outputFolder } from '../../build-command.ts'
import { resourceName } from '../../project-slug.ts'
import { foreverFolders, keptForever, revalidated } from '../../security-headers.ts'
import { awsPolicy } from './aws-policy.ts'
import { awsStack } from './aws-stack.ts'

/** AWS: a private bucket behind CloudFront as a CloudFormation stack, the script that fills it, and CodeBuild's steps. */
export function aws(plan: GenerationPlan): File[] {
  return [
    file('aws/stack.json', json(awsStack(plan))),
    file('aws/policy.json', json(awsPolicy(plan))),
    file('aws/deploy.sh', `${deployScript(plan).join('\n')}\n`),
    file('buildspec.yml', yaml(buildSpec(plan)))
  ]
}

/**
 * Scripts and fonts go up first, pages last: no page ever names a file that is not there. Old scripts stay, for pages
 * that are open in a browser.
 */
function deployScript(plan: GenerationPlan): string[] {
  const output = (key: string): string =>
    `aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='${key}'].OutputValue" --output text`
  const mails = functionHosts(plan.site).includes('aws')
  const folders = foreverFolders(plan).map((folder) => folder.slice(1))
  const others = folders.map((folder) => `--exclude "${folder}*"`).join(' ')
  return [
    '#!/bin/sh',
    '# Creates or updates the stack, uploads the built site and clears the cache. Needs the AWS CLI, signed in.',
    '# With your own domain: CERTIFICATE_ARN names its certificate (Certificate Manager, us-east-1), once.',
    ...(mails
      ? [
          '# RESEND_API_KEY, MAIL_TO and MAIL_FROM: what the function for messages needs. The stack keeps them.'
        ]
      : []),
    'set -eu',
    `STACK=\${STACK:-${resourceName(plan.name)}}`,
    `set -- "Domain=\${DOMAIN:-${plan.site.deployment.domain}}"`,
    'if [ -n "${CERTIFICATE_ARN:-}" ]; then set -- "$@" "CertificateArn=$CERTIFICATE_ARN"; fi',
    ...(mails
      ? [
          'if [ -n "${MAIL_TO:-}" ]; then set -- "$@" "MailTo=$MAIL_TO"; fi',
          'if [ -n "${MAIL_FROM:-}" ]; then set -- "$@" "MailFrom=$MAIL_FROM"; fi',
          'if [ -n "${RESEND_API_KEY:-}" ]; then set -- "$@" "MailKey=$RESEND_API_KEY"; fi'
        ]
      : []),
    // The stack makes the role of the function, which has to be allowed explicitly.
    `aws cloudformation deploy --stack-name "$STACK" --template-file aws/stack.json --no-fail-on-empty-changeset${mails ? ' --capabilities CAPABILITY_IAM' : ''} --parameter-overrides "$@"`,
    `BUCKET=$(${output('Bucket')})`,
    `DISTRIBUTION=$(${output('Distribution')})`,
    ...(mails
      ? [
          'rm -f message.zip && (cd message && zip -q ../message.zip aws.js mail.js package.json)',
          `aws lambda update-function-code --function-name "$(${output('Message')})" --zip-file fileb://message.zip > /dev/null`,
          'rm message.zip'
        ]
      : []),
    ...folders.map(
      (folder) =>
        `aws s3 sync ${outputFolder}/${folder} "s3://$BUCKET/${folder}" --cache-control "${keptForever}"`
    ),
    `aws s3 sync ${outputFolder}/ "s3://$BUCKET/" ${others} --delete --cache-control "${revalidated}"`,
    ...(plan.features.includes('pwa')
      ? [
          `aws s3 cp ${outputFolder}/manifest.webmanifest "s3://$BUCKET/manifest.webmanifest" --content-type application/manifest+json --cache-control "${revalidated}"`
        ]
      : []),
    'aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"',
    output('Address')
  ]
}

/** CodeBuild runs post_build even after a build that failed, unless the build says ABORT. */
function buildSpec(plan: GenerationPlan): Yaml {
  return {
    version: 0.2,
    phases: {
      install: {
        'on-failure': 'ABORT',
        'runtime-versions': { nodejs: 24 },
        commands: [installCommand]
      },
      build: { 'on-failure': 'ABORT', commands: [buildCommand(plan)] },
      post_build: { commands: ['sh aws/deploy.sh'] }
    },
    cache: { paths: ['/root/.npm/**/*'] }
  }
}
