// The rules of CloudFormation that a stack of a generated project can break: capabilities, parameters, quotas of a new
// account, what its references name, and the rights that creating each resource takes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { kept, refuse } from './refuse.ts'

interface Resource {
  Type: string
  Properties: Record<string, unknown>
}

interface Stack {
  Parameters?: Record<string, { Default?: string; MinLength?: number }>
  Conditions?: Record<string, unknown>
  Resources: Record<string, Resource>
  Outputs?: Record<string, { Value: unknown }>
}

/** What creating a resource of a type asks of the caller (the handlers of its schema in CloudFormation's registry). */
const rights: Readonly<Record<string, readonly string[]>> = {
  'AWS::S3::Bucket': ['s3:CreateBucket', 's3:PutEncryptionConfiguration', 's3:PutBucketPublicAccessBlock'],
  'AWS::S3::BucketPolicy': ['s3:GetBucketPolicy', 's3:PutBucketPolicy'],
  'AWS::CloudFront::OriginAccessControl': ['cloudfront:CreateOriginAccessControl'],
  'AWS::CloudFront::Function': [
    'cloudfront:CreateFunction',
    'cloudfront:PublishFunction',
    'cloudfront:DescribeFunction'
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': ['cloudfront:CreateResponseHeadersPolicy'],
  'AWS::CloudFront::OriginRequestPolicy': ['cloudfront:CreateOriginRequestPolicy'],
  'AWS::CloudFront::Distribution': [
    'cloudfront:CreateDistribution',
    'cloudfront:GetDistribution',
    'cloudfront:TagResource'
  ],
  'AWS::IAM::Role': ['iam:CreateRole', 'iam:GetRole', 'iam:AttachRolePolicy', 'iam:PassRole'],
  'AWS::Lambda::Function': ['lambda:CreateFunction', 'lambda:GetFunction', 'iam:PassRole'],
  'AWS::Lambda::Url': ['lambda:CreateFunctionUrlConfig'],
  'AWS::Lambda::Permission': ['lambda:AddPermission']
}

const deploying = [
  'CreateChangeSet',
  'DescribeChangeSet',
  'ExecuteChangeSet',
  'DescribeStacks',
  'GetTemplateSummary'
].map((action) => `cloudformation:${action}`)

/** Bytes of a template that is handed in without a bucket. */
const largestTemplate = 51_200

/** Creates or updates a stack, or refuses to. */
export function deployStack(
  name: string,
  templatePath: string,
  capabilities: readonly string[],
  overrides: readonly string[]
): void {
  const text = readFileSync(templatePath, 'utf8')
  if (Buffer.byteLength(text) > largestTemplate) refuse('the template is too large')
  if (!/^[a-zA-Z][-a-zA-Z0-9]{0,127}$/.test(name)) refuse(`${name} is no name of a stack`)
  const stack = JSON.parse(text) as Stack
  const resources = Object.values(stack.Resources)
  needRights([
    ...deploying,
    ...resources.flatMap(({ Type }) => rights[Type] ?? refuse(`unknown type ${Type}`))
  ])
  needCapability(resources, capabilities)
  needParameters(name, stack, overrides)
  needReferences(stack)
  needPublicFunctions(stack)
  writeFileSync(kept('stack.json'), text)
}

/** An output of the stack that was deployed. */
export function stackOutput(query: string): string {
  const [, key = ''] = /OutputKey=='(\w+)'/.exec(query) ?? []
  if (!existsSync(kept('stack.json'))) refuse('there is no such stack')
  const { Outputs = {} } = JSON.parse(readFileSync(kept('stack.json'), 'utf8')) as Stack
  return Object.hasOwn(Outputs, key) ? `stood-in-${key}` : refuse(`the stack has no output ${key}`)
}

/** The file that a function of the deployed stack starts in, without its ending. */
export function functionEntry(): string {
  const { Resources } = JSON.parse(readFileSync(kept('stack.json'), 'utf8')) as Stack
  const found = Object.values(Resources).find(({ Type }) => Type === 'AWS::Lambda::Function')
  return String(found?.Properties['Handler']).replace(/\.\w+$/, '')
}

/** Rights of whoever deploys: the policy that the README tells to give. */
export function needRights(actions: readonly string[]): void {
  if (!readFileSync('README.md', 'utf8').includes('`aws/policy.json`'))
    refuse('nobody was told to give rights')
  const { Statement } = JSON.parse(readFileSync('aws/policy.json', 'utf8')) as {
    Statement: { Action: string[] }[]
  }
  const patterns = Statement.flatMap(({ Action }) => Action)
  const allowed = (action: string): boolean =>
    patterns.some((each) => (each.endsWith('*') ? action.startsWith(each.slice(0, -1)) : each === action))
  const denied = actions.filter((action) => !allowed(action))
  if (denied.length > 0) refuse(`AccessDenied: not authorized to perform ${[...new Set(denied)].join(', ')}`)
}

function needCapability(resources: readonly Resource[], given: readonly string[]): void {
  const roles = resources.filter(({ Type }) => Type.startsWith('AWS::IAM::'))
  const named = roles.some(({ Properties }) => 'RoleName' in Properties)
  const enough = given.includes('CAPABILITY_NAMED_IAM') || (!named && given.includes('CAPABILITY_IAM'))
  if (roles.length > 0 && !enough) refuse('InsufficientCapabilitiesException: Requires capabilities')
}

function needParameters(name: string, { Parameters = {} }: Stack, overrides: readonly string[]): void {
  const path = kept(`parameters-${name}.json`)
  const before: Record<string, string> = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)
    : {}
  const given = Object.fromEntries(
    overrides.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)])
  )
  for (const key of Object.keys(given)) if (!Object.hasOwn(Parameters, key)) refuse(`no parameter ${key}`)
  const values: Record<string, string> = {}
  for (const [key, { Default, MinLength = 0 }] of Object.entries(Parameters)) {
    const value = given[key] ?? before[key] ?? Default
    if (value === undefined) refuse(`Parameters: [${key}] must have values`)
    if (value.length < MinLength) refuse(`Parameter ${key} must contain at least ${MinLength} characters`)
    values[key] = value
  }
  writeFileSync(path, JSON.stringify(values))
}

/** Everything that Ref, GetAtt and If name has to be there. */
function needReferences(stack: Stack): void {
  const names = new Set([...Object.keys(stack.Resources), ...Object.keys(stack.Parameters ?? {})])
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [key, inner] of Object.entries(value)) {
      const target = key === 'Ref' ? inner : key === 'Fn::GetAtt' ? (inner as string[])[0] : undefined
      if (typeof target === 'string' && !target.startsWith('AWS::') && !names.has(target))
        refuse(`Unresolved resource dependencies [${target}]`)
      if (key === 'Fn::If' && !Object.hasOwn(stack.Conditions ?? {}, (inner as string[])[0] ?? ''))
        refuse('Unresolved condition dependency')
      visit(inner)
    }
  }
  visit(stack.Resources)
  visit(stack.Outputs)
}

/** A function URL without authentication answers nobody without both permissions; a new account has ten executions. */
function needPublicFunctions({ Resources }: Stack): void {
  const all = Object.values(Resources)
  if (all.some(({ Properties }) => 'ReservedConcurrentExecutions' in Properties))
    refuse(
      "ReservedConcurrentExecutions decreases account's UnreservedConcurrentExecution below its minimum value of [10]"
    )
  const open = all.some(
    ({ Type, Properties }) => Type === 'AWS::Lambda::Url' && Properties['AuthType'] === 'NONE'
  )
  for (const action of open ? ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction'] : []) {
    const granted = all.some(
      ({ Type, Properties }) =>
        Type === 'AWS::Lambda::Permission' &&
        Properties['Action'] === action &&
        Properties['Principal'] === '*'
    )
    if (!granted) refuse(`the function URL answers 403: nobody may ${action}`)
  }
}
