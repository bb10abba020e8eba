/** Texts of the step Deployment besides those of spec 1. */
export const deploymentMessages = {
  onPush: 'On each push',
  noCi: 'None',
  noCiDetail: 'Build and deploy by hand.',
  worksWith: (hosts: string) => `Works with ${hosts}`,
  runTests: "Run the project's tests before each deployment",
  title: 'Choose where it lives',
  lead: 'Each platform gets its settings, headers and a guide. You can pick more than one.',
  tabs: 'Deployment',
  domain: 'Domain',
  domainExample: 'www.example.com',
  domainHelp: 'Used for the canonical links, the sitemap and the settings of the platforms.',
  basePath: 'Base path',
  basePathExample: '/my-repo',
  basePathHelp:
    "The folder that the site stands in. On GitHub Pages it follows by itself what the repository's settings say: the name of the repository, or none with a domain of yours.",
  ssl: 'SSL',
  siteAt: 'The site will be at',
  withoutHttps:
    'Without https no browser installs the site or lets it work offline. Leave SSL on, if you can.',
  optional: 'Optional',
  recommendedHost: (name: string) => `Recommended: ${name}.`,
  onlineIn: (minutes: number) => `Online in about ${minutes} minutes.`,
  choose: (name: string) => `Use ${name}`,
  hosts: 'Hosting platforms',
  recommended: 'Recommended',
  minutes: (count: number) => `${count} minutes`,
  analytics: 'Analytics',
  analyticsHelp: 'Visitors are asked first; nothing is loaded before they agree.',
  monitoring: 'Monitoring',
  monitoringHelp:
    'The address of your account comes from an environment variable; see .env.example in the project.',
  summary: 'Chosen so far',
  siteWith: (protocol: 'http' | 'https') =>
    `The site will be at the address that the platform gives it, with ${protocol}.`
} as const
