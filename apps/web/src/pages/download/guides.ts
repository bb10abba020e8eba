import { hosts, type HostId } from '@sitewright/catalog'

/** A step of a guide, with its shell command where it has one. */
export interface GuideStep {
  text: string
  command?: string
}

/** Steps that set a project up, whatever its host. */
export function setupSteps(folder: string): GuideStep[] {
  return [
    { text: 'Unpack the zip and open a terminal in its folder.', command: `cd ${folder}` },
    { text: 'Install what the project needs. Node 22.22.3 or newer is enough.', command: 'npm ci' },
    { text: 'Run it while you work on it, at http://localhost:3000.', command: 'npm run dev' },
    { text: 'Replace what was invented for you. This lists what is left.', command: 'npm run launch-check' },
    {
      text: 'Build what goes online, without the drafts that are left, into the folder dist.',
      command: 'npm run build:launch'
    }
  ]
}

/** Deployment steps, by host. */
const deploySteps = {
  vercel: [
    {
      text: 'Push the project to a git repository and import it at Vercel, or deploy from here.',
      command: 'npx vercel --prod'
    }
  ],
  netlify: [
    {
      text: 'Connect the repository at Netlify, or deploy the built folder from here.',
      command: 'npx netlify deploy --build --prod'
    }
  ],
  aws: [
    {
      text: 'With the AWS CLI signed in: the script creates bucket and distribution, uploads the pages and prints the address. README.md tells about your own domain.',
      command: 'npm run build:launch && sh aws/deploy.sh'
    }
  ],
  github: [
    {
      text: 'Push to a repository at GitHub and choose GitHub Actions as the source under Settings, Pages. The workflow is in the project.',
      command: 'git push -u origin main'
    }
  ],
  firebase: [
    {
      text: 'Sign in, build and deploy; firebase.json is in the project.',
      command: 'npm run build:launch && npx firebase-tools deploy --only hosting'
    }
  ]
} as const satisfies Record<HostId, readonly GuideStep[]>

/** Deployment guide of each chosen host, under its name. */
export function deployGuides(platforms: readonly HostId[]): { name: string; steps: readonly GuideStep[] }[] {
  return platforms.map((id) => ({ name: hosts[id].name, steps: deploySteps[id] }))
}
