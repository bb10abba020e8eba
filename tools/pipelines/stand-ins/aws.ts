// Stands for the AWS CLI, as far as a deployment of a generated project uses it.
import { spawnSync } from 'node:child_process'
import { deployStack, functionEntry, needRights, stackOutput } from './cloud-formation.ts'
import { findOption, need, needSite, positional, refuse, wayOfMessages } from './refuse.ts'

/** `aws`: refuses what the service would refuse. */
export function aws(given: readonly string[]): number {
  // What follows the overrides belongs to them.
  const at = given.indexOf('--parameter-overrides')
  const overrides = at < 0 ? [] : given.slice(at + 1)
  const [group, command, ...rest] = positional(at < 0 ? given : given.slice(0, at), [
    '--delete',
    '--no-fail-on-empty-changeset',
    '--stack-name=',
    '--template-file=',
    '--capabilities=',
    '--query=',
    '--output=',
    '--cache-control=',
    '--content-type=',
    '--exclude=',
    '--distribution-id=',
    '--function-name=',
    '--zip-file=',
    '--paths='
  ])
  const name = `${group} ${command}`
  if (name === 'cloudformation deploy') {
    if (overrides[0]?.startsWith('Domain=') !== true) refuse('no domain')
    const capabilities = given.includes('--capabilities') ? [findOption(given, '--capabilities')] : []
    deployStack(
      findOption(given, '--stack-name'),
      findOption(given, '--template-file'),
      capabilities,
      overrides
    )
    if (wayOfMessages() === 'netlify') refuse('nobody takes what is posted here')
  } else if (name === 'cloudformation describe-stacks')
    process.stdout.write(`${stackOutput(findOption(given, '--query'))}\n`)
  else if (name === 's3 sync' || name === 's3 cp') {
    needRights(['s3:PutObject', 's3:ListBucket', ...(given.includes('--delete') ? ['s3:DeleteObject'] : [])])
    if (rest[0] === 'dist/') needSite('dist')
    else need(rest[0] ?? '')
    if (!(rest[1] ?? '').startsWith('s3://stood-in-Bucket/')) refuse('no bucket')
  } else if (name === 'lambda update-function-code') uploadFunction(given)
  else if (name === 'cloudfront create-invalidation') {
    needRights(['cloudfront:CreateInvalidation'])
    findOption(given, '--distribution-id')
  } else refuse('unknown sub-command')
  return 0
}

/** The zip of a function holds the file that the stack starts it in. */
function uploadFunction(given: readonly string[]): void {
  needRights(['lambda:UpdateFunctionCode'])
  if (findOption(given, '--function-name') !== 'stood-in-Message') refuse('there is no such function')
  const path = findOption(given, '--zip-file').replace(/^fileb:\/\//, '')
  const { stdout } = spawnSync('unzip', ['-Z1', path], { encoding: 'utf8' })
  for (const name of [`${functionEntry()}.js`, 'package.json'])
    if (!stdout.split('\n').includes(name)) refuse(`${path} holds no ${name}`)
}
