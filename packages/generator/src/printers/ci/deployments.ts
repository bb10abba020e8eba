import { followsPages, type HostId } from '@sitewright/catalog'
import { firebaseParts, outputFolder, testedSite } from '../../build-command.ts'
import type { Yaml } from '../../formats/yaml.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { functionHosts } from '../../messages.ts'
import { environmentVariables, fromRepository } from '../env-example.ts'
import { checkout, downloadSite, install, setupNode } from './steps.ts'

/** A secret or variable of the repository that a deployment needs, and where the owner finds its value. */
export interface Setting {
  kind: 'secret' | 'variable'
  name: string
  /** Markdown. */
  from: string
}

/** The deployment of the built site to a host from GitHub Actions: the deploy job, and the settings that it reads. */
export interface WorkflowDeployment {
  settings: readonly Setting[]
  job: Readonly<Record<string, Yaml>>
}

const mailKey: Setting = {
  kind: 'secret',
  name: 'RESEND_API_KEY',
  from: 'the API key of resend.com; the first deployment is refused without it'
}
const mailTo: Setting = {
  kind: 'variable',
  name: 'MAIL_TO',
  from: 'your e-mail address, which gets the messages'
}
const mailFrom: Setting = {
  kind: 'variable',
  name: 'MAIL_FROM',
  from: 'an address of a domain that you verified at resend.com; empty for onboarding@resend.dev'
}

const secret = (name: string): string => `\${{ secrets.${name} }}`
const variable = (name: string): string => `\${{ vars.${name} }}`

/** The deployment steps of each host in a GitHub Actions workflow. */
export const deployments: Record<HostId, (plan: GenerationPlan) => WorkflowDeployment> = {
  vercel: () => ({
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
        downloadSite,
        {
          name: 'Deploy to Vercel',
          // Vercel adds routes and functions to the site that was built and tested: it builds no other.
          env: { [testedSite]: outputFolder },
          run: [
            'npx --yes vercel pull --yes --environment=production --token="$VERCEL_TOKEN"',
            'npx --yes vercel build --prod --token="$VERCEL_TOKEN"',
            'npx --yes vercel deploy --prebuilt --prod --token="$VERCEL_TOKEN"',
            ''
          ].join('\n')
        }
      ]
    }
  }),
  netlify: () => ({
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
  }),
  aws,
  github: (plan) => ({
    settings: [],
    job: {
      permissions: { contents: 'read', pages: 'write', 'id-token': 'write' },
      environment: { name: 'github-pages', url: '${{ steps.deployment.outputs.page_url }}' },
      steps: [
        ...(followsPages(plan.site.deployment) ? buildForPages(plan) : [downloadSite]),
        { uses: 'actions/upload-pages-artifact@v5', with: { path: outputFolder } },
        { name: 'Deploy to GitHub Pages', id: 'deployment', uses: 'actions/deploy-pages@v5' }
      ]
    }
  }),
  firebase
}

function aws({ site }: GenerationPlan): WorkflowDeployment {
  const mails = functionHosts(site).includes('aws')
  return {
    settings: [
      {
        kind: 'secret',
        name: 'AWS_ROLE_ARN',
        from: 'the ARN of an IAM role that trusts GitHub as identity provider (token.actions.githubusercontent.com, for this repository), with `aws/policy.json` as its policy'
      },
      { kind: 'variable', name: 'AWS_REGION', from: 'the region of the bucket, such as `eu-west-1`' },
      {
        kind: 'variable',
        name: 'CERTIFICATE_ARN',
        from: 'the ARN of the certificate for your domain, from Certificate Manager in `us-east-1`; empty until you have one'
      },
      ...(mails ? [mailKey, mailTo, mailFrom] : [])
    ],
    job: {
      permissions: { contents: 'read', 'id-token': 'write' },
      env: {
        CERTIFICATE_ARN: variable('CERTIFICATE_ARN'),
        ...(mails
          ? {
              RESEND_API_KEY: secret('RESEND_API_KEY'),
              MAIL_TO: variable('MAIL_TO'),
              MAIL_FROM: variable('MAIL_FROM')
            }
          : {})
      },
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
  }
}

function firebase({ site }: GenerationPlan): WorkflowDeployment {
  const mails = functionHosts(site).includes('firebase')
  const roles = mails
    ? 'the roles Firebase Hosting Admin, Cloud Functions Admin, Cloud Run Admin, Artifact Registry Administrator, Secret Manager Admin, Service Account User and Service Usage Consumer'
    : 'the role Firebase Hosting Admin'
  return {
    settings: [
      {
        kind: 'secret',
        name: 'FIREBASE_SERVICE_ACCOUNT',
        from: `the JSON key of a service account with ${roles}, from Project settings, Service accounts, at console.firebase.google.com`
      },
      {
        kind: 'variable',
        name: 'FIREBASE_PROJECT',
        from: 'the project id, under Project settings'
      },
      ...(mails ? [mailTo, mailFrom] : [])
    ],
    job: {
      env: {
        FIREBASE_PROJECT: variable('FIREBASE_PROJECT'),
        ...(mails ? { MAIL_TO: variable('MAIL_TO'), MAIL_FROM: variable('MAIL_FROM') } : {})
      },
      steps: [
        checkout,
        ...(mails ? [setupNode] : []),
        downloadSite,
        {
          uses: 'google-github-actions/auth@v3',
          with: { credentials_json: secret('FIREBASE_SERVICE_ACCOUNT') }
        },
        {
          name: 'Deploy to Firebase',
          run: [
            ...(mails ? functionVariables : []),
            // Without --force a deployment of functions ends with an error until it may clean old containers away.
            `npx --yes firebase-tools deploy --only ${firebaseParts(site)}${mails ? ' --force' : ''} --non-interactive --project "$FIREBASE_PROJECT"`
          ].join('\n')
        }
      ]
    }
  }
}

/**
 * Of the site that was tested, one more for the folder that GitHub Pages serves: that of the repository, or none where the
 * settings of the repository name a domain. It is tested as well.
 */
function buildForPages(plan: GenerationPlan): Yaml[] {
  return [
    checkout,
    setupNode,
    install,
    { name: 'Ask GitHub Pages for the folder', id: 'pages', uses: 'actions/configure-pages@v6' },
    {
      name: 'Build for the folder',
      run: 'npm run build:launch',
      env: {
        BASE_PATH: '${{ steps.pages.outputs.base_path }}',
        ...Object.fromEntries(environmentVariables(plan).map((each) => [each.name, fromRepository(each)]))
      }
    },
    ...(plan.site.deployment.testing ? [{ name: 'Test', run: 'npm test' }] : [])
  ]
}

/** The function reads nothing outside its own folder; firebase-tools loads it with its packages to see what to deploy. */
const functionVariables = [
  ': "${MAIL_TO:?Set the variable MAIL_TO of the repository}"',
  'printf \'MAIL_TO=%s\\nMAIL_FROM=%s\\n\' "$MAIL_TO" "$MAIL_FROM" > message/.env',
  'npm install --prefix message'
]
