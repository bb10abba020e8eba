import type { GenerationPlan } from '../../generation-plan.ts'
import { functionHosts } from '../../messages.ts'

/** Managed by AWS: CachingDisabled. */
const uncached = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'

const placeholder = "exports.handler = async () => ({ statusCode: 503, body: 'Not uploaded yet' })"

/** The parts of the stack that the function for messages needs; none where it does not run on AWS. */
export function awsMessage(plan: GenerationPlan): {
  parameters: object
  resources: object
  origins: readonly object[]
  behaviours: readonly object[]
  outputs: object
} {
  if (!functionHosts(plan.site).includes('aws'))
    return { parameters: {}, resources: {}, origins: [], behaviours: [], outputs: {} }
  const { contactEmail } = plan.site.businessInfo
  return {
    parameters: {
      // Neither may be empty: CloudFormation refuses the first deployment with a message, and remembers the values afterwards.
      MailTo: {
        Type: 'String',
        MinLength: 1,
        ...(contactEmail === '' ? {} : { Default: contactEmail }),
        Description: 'Who gets the messages.'
      },
      MailFrom: { Type: 'String', Default: '', Description: 'A sender that is verified at resend.com.' },
      MailKey: { Type: 'String', MinLength: 1, NoEcho: true, Description: 'The API key of resend.com.' }
    },
    resources,
    origins: [
      {
        Id: 'message',
        DomainName: {
          'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': ['MessageUrl', 'FunctionUrl'] }] }]
        },
        CustomOriginConfig: { OriginProtocolPolicy: 'https-only' }
      }
    ],
    behaviours: [
      {
        PathPattern: '/api/message',
        TargetOriginId: 'message',
        ViewerProtocolPolicy: 'https-only',
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
        CachePolicyId: uncached,
        OriginRequestPolicyId: { Ref: 'MessageHeaders' }
      }
    ],
    outputs: { Message: { Value: { Ref: 'Message' } } }
  }
}

const resources = {
  MessageRole: {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          { Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' }
        ]
      },
      ManagedPolicyArns: ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole']
    }
  },
  Message: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Runtime: 'nodejs22.x',
      Handler: 'aws.handler',
      // No reserved concurrency: of the ten executions that a new account has, none may be set aside.
      Timeout: 10,
      Role: { 'Fn::GetAtt': ['MessageRole', 'Arn'] },
      Environment: {
        Variables: {
          MAIL_TO: { Ref: 'MailTo' },
          MAIL_FROM: { Ref: 'MailFrom' },
          RESEND_API_KEY: { Ref: 'MailKey' }
        }
      },
      Code: { ZipFile: placeholder }
    }
  },
  MessageUrl: {
    Type: 'AWS::Lambda::Url',
    Properties: { AuthType: 'NONE', TargetFunctionArn: { 'Fn::GetAtt': ['Message', 'Arn'] } }
  },
  // Since October 2025 a function URL answers the public only with both
  // (https://docs.aws.amazon.com/lambda/latest/dg/urls-auth.html).
  MessageAccess: {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunctionUrl',
      FunctionName: { Ref: 'Message' },
      FunctionUrlAuthType: 'NONE',
      Principal: '*'
    }
  },
  MessageInvocation: {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: { Ref: 'Message' },
      InvokedViaFunctionUrl: true,
      Principal: '*'
    }
  },
  MessageHeaders: {
    Type: 'AWS::CloudFront::OriginRequestPolicy',
    Properties: {
      OriginRequestPolicyConfig: {
        Name: { 'Fn::Sub': '${AWS::StackName}-message' },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: ['Accept', 'Idempotency-Key', 'CloudFront-Viewer-Address']
        }
      }
    }
  }
}
