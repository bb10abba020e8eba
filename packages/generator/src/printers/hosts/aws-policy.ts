import { functionHosts } from '../../messages.ts'
import { resourceName } from '../../project-slug.ts'
import type { GenerationPlan } from '../../generation-plan.ts'

/**
 * The IAM policy of the user that runs aws/deploy.sh: no more than the stack and the upload need. CloudFormation acts with the
 * rights of its caller, so it names what each resource of the stack takes to create, change and delete.
 */
export function awsPolicy(plan: GenerationPlan): object {
  const name = resourceName(plan.name)
  const stack = `arn:aws:cloudformation:*:*:stack/${name}/*`
  // CloudFormation names what it creates after the stack, of whose name it takes as much as fits.
  const named = (prefix: string): string => `${prefix}${name.slice(0, 20)}*`
  return {
    Version: '2012-10-17',
    Statement: [
      allow('Stack', stackActions, [stack]),
      allow('Templates', ['cloudformation:GetTemplateSummary', 'cloudformation:ValidateTemplate'], ['*']),
      allow('Bucket', bucketActions, [named('arn:aws:s3:::'), `${named('arn:aws:s3:::')}/*`]),
      allow('Distribution', cloudFrontActions, ['*']),
      ...(functionHosts(plan.site).includes('aws')
        ? [
            allow('Function', lambdaActions, [named('arn:aws:lambda:*:*:function:')]),
            allow('FunctionRole', roleActions, [named('arn:aws:iam::*:role/')])
          ]
        : [])
    ]
  }
}

function allow(Sid: string, Action: readonly string[], Resource: readonly string[]): object {
  return { Sid, Effect: 'Allow', Action, Resource }
}

const stackActions = [
  'cloudformation:CreateChangeSet',
  'cloudformation:DeleteChangeSet',
  'cloudformation:DescribeChangeSet',
  'cloudformation:DescribeEvents',
  'cloudformation:DescribeStackEvents',
  'cloudformation:DescribeStacks',
  'cloudformation:ExecuteChangeSet'
]

const bucketActions = [
  's3:CreateBucket',
  's3:DeleteBucket',
  's3:DeleteBucketPolicy',
  's3:DeleteObject',
  's3:Get*',
  's3:ListBucket',
  's3:PutBucketPolicy',
  's3:PutBucketPublicAccessBlock',
  's3:PutBucketTagging',
  's3:PutEncryptionConfiguration',
  's3:PutObject'
]

const cloudFrontActions = [
  'cloudfront:Create*',
  'cloudfront:Delete*',
  'cloudfront:DescribeFunction',
  'cloudfront:Get*',
  'cloudfront:List*',
  'cloudfront:PublishFunction',
  'cloudfront:TagResource',
  'cloudfront:UntagResource',
  'cloudfront:Update*'
]

const lambdaActions = [
  'lambda:AddPermission',
  'lambda:CreateFunction',
  'lambda:CreateFunctionUrlConfig',
  'lambda:DeleteFunction',
  'lambda:DeleteFunctionUrlConfig',
  'lambda:Get*',
  'lambda:ListTags',
  'lambda:RemovePermission',
  'lambda:TagResource',
  'lambda:UntagResource',
  'lambda:UpdateFunctionCode',
  'lambda:UpdateFunctionConfiguration',
  'lambda:UpdateFunctionUrlConfig'
]

const roleActions = [
  'iam:AttachRolePolicy',
  'iam:CreateRole',
  'iam:DeleteRole',
  'iam:DetachRolePolicy',
  'iam:GetRole',
  'iam:GetRolePolicy',
  'iam:ListAttachedRolePolicies',
  'iam:ListRolePolicies',
  'iam:PassRole',
  'iam:TagRole',
  'iam:UntagRole',
  'iam:UpdateAssumeRolePolicy'
]
