import type { HostId } from '@sitewright/catalog'
import { outputFolder } from '../../build-command.ts'
import type { Yaml } from '../../formats/yaml.ts'
import { checkout, downloadSite, setupNode } from './steps.ts'

/** What the owner enters in the repository's settings before a deployment works, and where it comes from. */
export interface Setting {
  kind: 'secret' | 'variable'
  name: string
  /** Markdown. */
  from: string
}

/** How the built site gets to a host from GitHub Actions: the deploy job, and the settings that it reads. */
export interface WorkflowDeployment {
  settings: readonly Setting[]
  job: Readonly<Record<string, Yaml>>
}

const secret = (name: string): string => `\${{ secrets.${name} }}`
const variable = (name: string): string => `\${{ vars.${name} }}`

/** The deployment steps of each host in a GitHub Actions workflow. */
export const deployments: Record<HostId, WorkflowDeployment> = {
  vercel: {
    settings: [
      { kind: 'secret', name: 'VERCEL_TOKEN', from: 'create a token at vercel.com/account/tokens' },
      {
        kind: 'secret',
        name: 'VERCEL_ORG_ID',
        from: 'run `npx vercel link` once; it is `orgId` in `.vercel/project.json`'
      },
      {
        kind: 'secret',
        name: 'VERCEL_PROJECT_ID',
        from: '`projectId` in the same file'
      }
    ],
    job: {
      env: {
        VERCEL_TOKEN: secret('VERCEL_TOKEN'),
        VERCEL_ORG_ID: secret('VERCEL_ORG_ID'),
        VERCEL_PROJECT_ID: secret('VERCEL_PROJECT_ID')
      },
      steps: [
        checkout,
        setupNode,
        {
          name: 'Deploy to Vercel',
          run: [
            'npx --yes vercel pull --yes --environment=production --token="$VERCEL_TOKEN"',
            'npx --yes vercel build --prod --token="$VERCEL_TOKEN"',
            'npx --yes vercel deploy --prebuilt --prod --token="$VERCEL_TOKEN"',
            ''
          ].join('\n')
        }
      ]
    }
  },
  netlify: {
    settings: [
      {
        kind: 'secret',
        name: 'NETLIFY_AUTH_TOKEN',
        from: 'create a personal access token at app.netlify.com/user/applications'
      },
      {
        kind: 'secret',
        name: 'NETLIFY_SITE_ID',
        from: 'the project id, under Project configuration, General, at app.netlify.com'
      }
    ],
    job: {
      env: { NETLIFY_AUTH_TOKEN: secret('NETLIFY_AUTH_TOKEN'), NETLIFY_SITE_ID: secret('NETLIFY_SITE_ID') },
      steps: [
        checkout,
        downloadSite,
        {
          name: 'Deploy to Netlify',
          run: `npx --yes netlify-cli deploy --prod --no-build --dir=${outputFolder}`
        }
      ]
    }
  },
  aws: {
    settings: [
      {
        kind: 'secret',
        name: 'AWS_ROLE_ARN',
        from: 'the ARN of an IAM role that trusts GitHub as identity provider (token.actions.githubusercontent.com, for this repository) and may change CloudFormation, S3 and CloudFront'
      },
      { kind: 'variable', name: 'AWS_REGION', from: 'the region of the bucket, such as `eu-west-1`' },
      {
        kind: 'variable',
        name: 'CERTIFICATE_ARN',
        from: 'the ARN of the certificate for your domain, from Certificate Manager in `us-east-1`; empty until you have one'
      }
    ],
    job: {
      permissions: { contents: 'read', 'id-token': 'write' },
      env: { CERTIFICATE_ARN: variable('CERTIFICATE_ARN') },
      steps: [
        checkout,
        downloadSite,
        {
          uses: 'aws-actions/configure-aws-credentials@v6',
          with: { 'role-to-assume': secret('AWS_ROLE_ARN'), 'aws-region': variable('AWS_REGION') }
        },
        { name: 'Deploy to AWS', run: 'sh aws/deploy.sh' }
      ]
    }
  },
  github: {
    settings: [],
    job: {
      permissions: { pages: 'write', 'id-token': 'write' },
      environment: { name: 'github-pages', url: '${{ steps.deployment.outputs.page_url }}' },
      steps: [
        downloadSite,
        { uses: 'actions/upload-pages-artifact@v5', with: { path: outputFolder } },
        { name: 'Deploy to GitHub Pages', id: 'deployment', uses: 'actions/deploy-pages@v5' }
      ]
    }
  },
  firebase: {
    settings: [
      {
        kind: 'secret',
        name: 'FIREBASE_SERVICE_ACCOUNT',
        from: 'the JSON key of a service account with the role Firebase Hosting Admin, from Project settings, Service accounts, at console.firebase.google.com'
      },
      {
        kind: 'variable',
        name: 'FIREBASE_PROJECT',
        from: 'the project id, under Project settings'
      }
    ],
    job: {
      env: { FIREBASE_PROJECT: variable('FIREBASE_PROJECT') },
      steps: [
        checkout,
        downloadSite,
        {
          uses: 'google-github-actions/auth@v3',
          with: { credentials_json: secret('FIREBASE_SERVICE_ACCOUNT') }
        },
        {
          name: 'Deploy to Firebase',
          run: 'npx --yes firebase-tools deploy --only hosting --non-interactive --project "$FIREBASE_PROJECT"'
        }
      ]
    }
  }
}
