import { formServiceOf, hosts, messageWays, type HostId, type MessageWayId } from '@sitewright/catalog'
import { bullets, markdown } from '../../formats/markdown.ts'
import { functionHosts } from '../../messages.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { serverVariable } from '../../services.ts'

/** The README's section on the delivery of visitors' messages, with the steps that are left to the owner. */
export function messageGuide(plan: GenerationPlan): string {
  const { way } = plan.site.deployment.messages
  const settings = plan.adapter.documents.site
  return [
    '## How messages reach you',
    `Chosen: **${messageWays[way].name}**, \`deployment.messages\` in \`${settings}\`. ${guides[way](plan)}`,
    ...(way === 'call' ? [] : [promise(way)])
  ].join('\n\n')
}

function promise(way: MessageWayId): string {
  const unsent =
    way === 'server'
      ? 'Nothing is sent from a build with drafts left; `npm run dev` does send, to your server'
      : 'Nothing is sent from `npm run dev`, nor from a build with drafts left'
  return `A visitor reads "Thank you for your message!" only after the receiver took it. Without a network the message waits in the visitor's browser and is sent once; where it is refused, the words stay in the form, with a button that sends them as an e-mail. ${unsent}: try it with \`npm run build:launch\` and \`npm run preview\`, or on the host.`
}

const guides: Readonly<Record<MessageWayId, (plan: GenerationPlan) => string>> = {
  call: ({ features }) => {
    const written = features.includes('contact-form')
      ? ', or write the call that sends its messages, `sendContact` ([docs/recipes.md](docs/recipes.md))'
      : ''
    return `There is no form: visitors see your telephone number and a button that starts an e-mail of their own. For a form, choose another way in Sitewright and generate again${written}.`
  },
  form: ({ adapter, site }) => {
    const { address, accessKey } = site.deployment.messages
    const key = accessKey === '' ? '' : ' with the public access key beside it'
    return `${markdown(formServiceOf(address).name)} takes what is posted to ${markdown(address)}${key} and mails it to you. The content security policy in \`${adapter.documents.policy}\` allows this one origin: change both together. The host files name no origins.`
  },
  netlify: ({ adapter }) =>
    `Netlify finds the form in \`${adapter.folders.public}/__forms.html\`. Once, in its dashboard: Forms, **Enable form detection**, then deploy again; under Notifications, add your e-mail address.`,
  function: functionGuide,
  php: ({ site }) => {
    const copies = site.deployment.platforms.map((host) => hosts[host].name)
    const unable =
      copies.length === 0
        ? ''
        : ` ${new Intl.ListFormat('en').format(copies)} cannot run PHP: the form of a copy there offers the visitor an e-mail instead.`
    return `\`dist/mail.php\` mails to ${markdown(site.businessInfo.contactEmail)} by the server's own \`mail()\`. Upload the whole \`dist\` folder to web space with PHP 7.4 or newer. The mail comes from no-reply@ at your domain, with the visitor's address to reply to: let your provider add that domain's SPF record.${unable}`
  },
  server: ({ adapter, site }) =>
    `Your server at ${markdown(site.deployment.messages.address)} takes \`POST /contact\` and \`POST /bookings\` as \`backend/openapi.json\` describes them, with an \`Idempotency-Key\`. \`${adapter.variable(serverVariable.name)}\` names another server for a build. An answer with \`"confirmed": true\` makes a booking of a request.`
}

const steps: Partial<Readonly<Record<HostId, readonly string[]>>> = {
  vercel: [
    '**Vercel** runs `api/message.js`. Project, Settings, Environment Variables: both, for Production.'
  ],
  netlify: [
    '**Netlify** runs `netlify/functions/message.js`. Project configuration, Environment variables: both.'
  ],
  firebase: [
    '**Firebase** runs `message/index.js` (the Blaze plan is needed for functions). The commands under Deploy, Firebase set both; run them once by hand, also where a workflow deploys later, since only they create the secret.'
  ],
  aws: [
    '**AWS** runs `message/aws.js` as a Lambda behind CloudFront: `MAIL_TO=… RESEND_API_KEY=… sh aws/deploy.sh`.'
  ]
}

function functionGuide({ site }: GenerationPlan): string {
  const able = functionHosts(site)
  return [
    'A function of the host, `message/mail.js`, mails them by resend.com at `/api/message`. It takes 10 messages an hour from an address, 10,000 characters each.',
    bullets([
      '`RESEND_API_KEY`: make an account at resend.com with the address below, then API Keys.',
      '`MAIL_TO`: your e-mail address. Until you verify a domain there, it has to be the one of that account.',
      '`MAIL_FROM` (optional): an address of a domain that you verified there; without it, onboarding@resend.dev.'
    ]),
    ...able.flatMap((host) => steps[host] ?? [])
  ].join('\n\n')
}
