import type { HostId } from '@sitewright/catalog'
import { outputFolder } from '../../build-command.ts'
import type { Yaml } from '../../formats/yaml.ts'
import { checkout, downloadSite, install } from './steps.ts'

/** The members of a deploy job. */
type Job = Readonly<Record<string, Yaml>>

const secret = (name: string): string => `\${{ secrets.${name} }}`

/** How the built site gets to each host from GitHub Actions, and the secrets that this needs. */
export const deployments: Record<HostId, Job> = {
  vercel: {
    env: {
      VERCEL_TOKEN: secret('VERCEL_TOKEN'),
      VERCEL_ORG_ID: secret('VERCEL_ORG_ID'),
      VERCEL_PROJECT_ID: secret('VERCEL_PROJECT_ID')
    },
    steps: [
      checkout,
      ...install,
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
  },
  netlify: {
    env: { NETLIFY_AUTH_TOKEN: secret('NETLIFY_AUTH_TOKEN'), NETLIFY_SITE_ID: secret('NETLIFY_SITE_ID') },
    steps: [
      checkout,
      downloadSite,
      {
        name: 'Deploy to Netlify',
        run: `npx --yes netlify-cli deploy --prod --no-build --dir=${outputFolder}`
      }
    ]
  },
  aws: {
    permissions: { contents: 'read', 'id-token': 'write' },
    steps: [
      checkout,
      downloadSite,
      {
        uses: 'aws-actions/configure-aws-credentials@v5',
        with: { 'role-to-assume': secret('AWS_ROLE_ARN'), 'aws-region': '${{ vars.AWS_REGION }}' }
      },
      { name: 'Deploy to AWS', run: 'sh aws/deploy.sh' }
    ]
  },
  github: {
    permissions: { pages: 'write', 'id-token': 'write' },
    environment: { name: 'github-pages', url: '${{ steps.deployment.outputs.page_url }}' },
    steps: [
      downloadSite,
      { uses: 'actions/upload-pages-artifact@v4', with: { path: outputFolder } },
      { name: 'Deploy to GitHub Pages', id: 'deployment', uses: 'actions/deploy-pages@v4' }
    ]
  },
  firebase: {
    env: { FIREBASE_PROJECT: '${{ vars.FIREBASE_PROJECT }}' },
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
