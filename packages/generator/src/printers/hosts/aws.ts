import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import { yaml } from '../../formats/yaml.ts'
import type { Order } from '../../order.ts'
import { buildCommand, outputFolder } from '../../build-command.ts'
import { awsStack } from './aws-stack.ts'

/** AWS: a private bucket behind CloudFront as a CloudFormation stack, the script that fills it, and CodeBuild's steps. */
export function aws(order: Order): File[] {
  const stack = `STACK=\${STACK:-${order.name}}`
  const output = (key: string): string =>
    `aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='${key}'].OutputValue" --output text`
  const script = [
    '#!/bin/sh',
    '# Creates or updates the stack, uploads the built site and clears the cache. Needs the AWS CLI, signed in.',
    'set -eu',
    stack,
    'aws cloudformation deploy --stack-name "$STACK" --template-file aws/stack.json',
    `BUCKET=$(${output('Bucket')})`,
    `DISTRIBUTION=$(${output('Distribution')})`,
    `aws s3 sync ${outputFolder}/ "s3://$BUCKET/" --delete --cache-control "no-cache"`,
    `aws s3 sync ${outputFolder}/assets/ "s3://$BUCKET/assets/" --cache-control "public, max-age=31536000, immutable"`,
    'aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"',
    output('Address')
  ]
  const spec = {
    version: 0.2,
    phases: {
      install: { 'runtime-versions': { nodejs: 24 }, commands: ['npm ci || npm install'] },
      build: { commands: [buildCommand(order)] },
      post_build: { commands: ['sh aws/deploy.sh'] }
    }
  }
  return [
    file('aws/stack.json', json(awsStack(order))),
    file('aws/deploy.sh', `${script.join('\n')}\n`),
    file('buildspec.yml', yaml(spec))
  ]
}
