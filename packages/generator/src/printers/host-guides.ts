import type { HostId } from '@sitewright/catalog'
import { fenced } from '../formats/markdown.ts'
import type { Order } from '../order.ts'

/** How the site gets online on each host, as Markdown. */
export const hostGuides: Record<HostId, (order: Order) => string> = {
  vercel: () =>
    `Import the repository at vercel.com, or run\n\n${fenced('sh', 'npx vercel --prod')}\n\nSettings stand in \`vercel.json\`.`,
  netlify: () =>
    `Import the repository at netlify.com, or run\n\n${fenced('sh', 'npm run build\nnpx netlify-cli deploy --prod --dir=dist')}\n\nSettings stand in \`netlify.toml\`.`,
  aws: () =>
    `With the AWS CLI signed in:\n\n${fenced('sh', 'npm run build\nsh aws/deploy.sh')}\n\nThe script creates the stack of \`aws/stack.json\` (a private bucket and CloudFront) and prints the address.`,
  github: ({ site }) => {
    const address =
      site.deployment.domain === ''
        ? 'Name the repository `<account>.github.io`, or give it a domain: the site expects to stand at the root of its address.'
        : 'The domain stands in `public/CNAME`; point its DNS at GitHub.'
    return `In the repository's settings, under Pages, choose GitHub Actions as the source and push to \`main\`. ${address}`
  },
  firebase: () =>
    `Create a project at console.firebase.google.com, then\n\n${fenced('sh', 'npm run build\nnpx firebase-tools deploy --only hosting --project <project>')}\n\nSettings stand in \`firebase.json\`.`
}
