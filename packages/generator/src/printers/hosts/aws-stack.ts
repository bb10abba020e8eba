import type { GenerationPlan } from '../../generation-plan.ts'
import { awsMessage } from './aws-message.ts'
import { securityHeaders, transportSecuritySeconds } from '../../security-headers.ts'

/** Adds .html to addresses of pages; runs at the edge before the bucket is asked. */
const addressFunction = [
  'function handler(event) {',
  '  var request = event.request;',
  "  if (request.uri === '/') request.uri = '/index.html';",
  "  else if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) request.uri = request.uri.replace(/\\/$/, '') + '.html';",
  '  return request;',
  '}'
].join('\n')

/** Managed by AWS: CachingOptimized. */
const cachePolicy = '658327ea-f89d-4fab-a63d-7e88639e58f6'

/** The CloudFormation stack of a static site: a private bucket, and CloudFront as the only one who may read it. */
export function awsStack(plan: GenerationPlan): object {
  const message = awsMessage(plan)
  const ref = (name: string): object => ({ Ref: name })
  const ifOwnDomain = (then: unknown, otherwise: unknown): object => ({
    'Fn::If': ['OwnDomain', then, otherwise]
  })
  const attribute = (name: string, member: string): object => ({ 'Fn::GetAtt': [name, member] })
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'A static site: private bucket, CloudFront, 404 page.',
    Parameters: {
      Domain: { Type: 'String', Default: plan.site.deployment.domain },
      CertificateArn: {
        Type: 'String',
        Default: '',
        Description: 'A certificate for the domain, from Certificate Manager in us-east-1.'
      },
      ...message.parameters
    },
    Conditions: {
      OwnDomain: {
        'Fn::And': [
          { 'Fn::Not': [{ 'Fn::Equals': [ref('Domain'), ''] }] },
          { 'Fn::Not': [{ 'Fn::Equals': [ref('CertificateArn'), ''] }] }
        ]
      }
    },
    Resources: {
      ...message.resources,
      Bucket: {
        Type: 'AWS::S3::Bucket',
        Properties: {
          BucketEncryption: {
            ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }]
          },
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true
          }
        }
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: ref('Bucket'),
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: ['s3:GetObject', 's3:ListBucket'],
                Resource: [attribute('Bucket', 'Arn'), { 'Fn::Sub': '${Bucket.Arn}/*' }],
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Sub': 'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Site}'
                    }
                  }
                }
              }
            ]
          }
        }
      },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { 'Fn::Sub': '${AWS::StackName}-access' },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4'
          }
        }
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { 'Fn::Sub': '${AWS::StackName}-addresses' },
          AutoPublish: true,
          FunctionCode: addressFunction,
          FunctionConfig: { Comment: 'Addresses without .html', Runtime: 'cloudfront-js-2.0' }
        }
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: { 'Fn::Sub': '${AWS::StackName}-headers' },
            CustomHeadersConfig: { Items: plainHeaders(plan) },
            SecurityHeadersConfig: managedHeaders(plan)
          }
        }
      },
      Site: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            Aliases: ifOwnDomain([ref('Domain')], ref('AWS::NoValue')),
            ViewerCertificate: ifOwnDomain(
              {
                AcmCertificateArn: ref('CertificateArn'),
                SslSupportMethod: 'sni-only',
                MinimumProtocolVersion: 'TLSv1.2_2021'
              },
              { CloudFrontDefaultCertificate: true }
            ),
            DefaultRootObject: 'index.html',
            CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' }],
            Origins: [
              {
                Id: 'bucket',
                DomainName: attribute('Bucket', 'RegionalDomainName'),
                OriginAccessControlId: attribute('Access', 'Id'),
                S3OriginConfig: { OriginAccessIdentity: '' }
              },
              ...message.origins
            ],
            ...(message.behaviours.length > 0 ? { CacheBehaviors: message.behaviours } : {}),
            DefaultCacheBehavior: {
              TargetOriginId: 'bucket',
              ViewerProtocolPolicy: plan.site.deployment.ssl ? 'redirect-to-https' : 'allow-all',
              CachePolicyId: cachePolicy,
              ResponseHeadersPolicyId: attribute('Headers', 'Id'),
              Compress: true,
              FunctionAssociations: [
                {
                  EventType: 'viewer-request',
                  FunctionARN: attribute('Addresses', 'FunctionMetadata.FunctionARN')
                }
              ]
            }
          }
        }
      }
    },
    Outputs: {
      Bucket: { Value: ref('Bucket') },
      Distribution: { Value: ref('Site') },
      Address: { Value: { 'Fn::Sub': 'https://${Site.DomainName}' } },
      ...message.outputs
    }
  }
}

/** Headers that CloudFront knows by name; it refuses them among the custom ones. */
const managed: readonly string[] = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Content-Security-Policy',
  'Strict-Transport-Security'
]

function plainHeaders(plan: GenerationPlan): object[] {
  return securityHeaders(plan)
    .filter(([name]) => !managed.includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }))
}

function managedHeaders(plan: GenerationPlan): object {
  const headers = new Map(securityHeaders(plan))
  const ssl = headers.has('Strict-Transport-Security')
  return {
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: headers.get('Referrer-Policy'), Override: true },
    ContentSecurityPolicy: { ContentSecurityPolicy: headers.get('Content-Security-Policy'), Override: true },
    ...(ssl
      ? {
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: transportSecuritySeconds,
            IncludeSubdomains: false,
            Override: true
          }
        }
      : {})
  }
}
