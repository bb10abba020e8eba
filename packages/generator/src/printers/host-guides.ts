import { followsPages, type HostId } from '@sitewright/catalog'
import { buildCommand, firebaseParts, outputFolder, workflowHosts } from '../build-command.ts'
import { fenced } from '../formats/markdown.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { functionHosts } from '../messages.ts'

/** The steps of a deployment by hand, for each host, as Markdown; the commands build and check it as a push does. */
export const hostGuides: Record<HostId, (plan: GenerationPlan) => string> = {
  vercel: (plan) =>
    paragraphs(
      workflowHosts(plan).includes('vercel')
        ? 'The workflow deploys each push to `main`; `vercel.json` turns the deployments of Vercel itself off, so that nothing is published twice. By hand:'
        : 'Import the repository at vercel.com: each push to `main` is built and published. Or run',
      fenced('sh', 'npx vercel --prod'),
      'Settings stand in `vercel.json`.'
    ),
  netlify: (plan) =>
    paragraphs(
      workflowHosts(plan).includes('netlify')
        ? 'The workflow deploys each push to `main`; `netlify.toml` turns the builds of Netlify itself off. By hand:'
        : 'Import the repository at netlify.com: each push to `main` is built and published. Or run',
      fenced('sh', `${buildCommand(plan)}\nnpx netlify-cli deploy --prod --no-build --dir=${outputFolder}`),
      'Settings stand in `netlify.toml`.'
    ),
  aws: (plan) =>
    paragraphs(
      functionHosts(plan.site).includes('aws')
        ? 'With the AWS CLI signed in, and `RESEND_API_KEY` and `MAIL_TO` exported the first time:'
        : 'With the AWS CLI signed in:',
      fenced('sh', `${buildCommand(plan)}\nsh aws/deploy.sh`),
      'The script creates the stack of `aws/stack.json` (a private bucket and CloudFront) and prints the address. For your own domain request a certificate in Certificate Manager, in `us-east-1`, run the script once with `CERTIFICATE_ARN` set to its ARN, and point the DNS of the domain at the printed address. CodeBuild runs the same with `buildspec.yml`; its role needs `aws/policy.json` as a policy' +
        (functionHosts(plan.site).includes('aws')
          ? ', and its environment the variables `RESEND_API_KEY` and `MAIL_TO`.'
          : '.')
    ),
  github: ({ adapter, site }) => {
    const { basePath, domain } = site.deployment
    const settings = adapter.documents.site
    const address = followsPages(site.deployment)
      ? `The site is built for the folder that Pages serves: \`/<repository>/\`, or the root in a repository named \`<account>.github.io\` and under a domain of your own. Such a domain is entered under Pages as well and as \`deployment.domain\` in \`${settings}\`, for the canonical links; point its DNS at GitHub, and push again. \`BASE_PATH=/<folder> npm run build:launch\` builds for a folder by hand, as \`deployment.basePath\` in \`${settings}\` does for good.`
      : basePath !== ''
        ? `The site is built for the folder \`${basePath}\` (\`deployment.basePath\` in \`${settings}\`): name the repository so.`
        : `The site is built for the root of \`${domain}\`: enter it under Pages as the custom domain, since a deployment by a workflow does not read \`${adapter.folders.public}/CNAME\`, and point its DNS at GitHub.`
    return `In the repository's settings, under Pages, choose GitHub Actions as the source and push to \`main\`. ${address} GitHub Pages sends no headers of your own and lets browsers keep a page for ten minutes.`
  },
  firebase: (plan) =>
    paragraphs(
      'Create a project at console.firebase.google.com, then',
      fenced('sh', [buildCommand(plan), ...firebaseCommands(plan)].join('\n')),
      'Settings stand in `firebase.json`.'
    )
}

/** Steps for the function for messages: its packages, the recipient, and its key, which is asked for once. */
function firebaseCommands({ site }: GenerationPlan): string[] {
  const deploy = `npx firebase-tools deploy --only ${firebaseParts(site)} --project <project>`
  if (!functionHosts(site).includes('firebase')) return [deploy]
  return [
    'npm install --prefix message',
    'echo "MAIL_TO=you@example.com" > message/.env',
    'npx firebase-tools functions:secrets:set RESEND_API_KEY --project <project>',
    deploy
  ]
}

function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n')
}
