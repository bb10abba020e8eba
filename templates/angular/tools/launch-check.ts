// Says whether the site is ready to be published: no draft is left, nothing pretends, and the business can be reached.
import { existsSync } from 'node:fs'
import { calledServer, hasServerCode } from '../site-build/launch.ts'
import { readSite } from '../site-build/from-site.ts'
import { findOwnCalls } from '../site-modules.ts'
import { isPublicAddress, isReserved } from '#domain/addresses.ts'
import { draftExcerpt, draftPage, missingContent, pagePath, presentPages } from '#domain/pages.ts'
import { undescribedPictures } from '#domain/pictures.ts'
import { draftsIn, withoutEmptySections, withoutDrafts } from '#domain/drafts.ts'
import { findSimulation, realFeatures, type RealBy } from '#domain/simulated.ts'
import type { Site } from '#domain/site.ts'

const written = readSite()
// npm runs this in the folder of the project.
const root = process.cwd()
const ownCalls = await findOwnCalls(written)
const site: Site = {
  ...written,
  deployment: { ...written.deployment, ownBackend: ownCalls },
  content: withoutEmptySections(written.content)
}
const apiUrl = readVariable('NG_APP_API_URL')
const server = calledServer(root, site, apiUrl)
const published: Site = {
  ...site,
  selectedFeatures: realFeatures(site, { server, ownCalls }),
  content: withoutDrafts(site.content)
}

// The page of a feature has the feature's id, but for these.
const otherPages: Readonly<Record<string, string>> = { geolocation: 'locations', 'contact-form': 'contact' }
const features = site.selectedFeatures.map(toFeature)
const publishedFeatures = published.selectedFeatures.map(toFeature)

/** What has to be true of a site before it is published. */
const checks: readonly ((site: Site) => readonly string[])[] = [
  nameProblems,
  reachProblems,
  messageProblems,
  domainProblems,
  serverProblems,
  simulationProblems,
  pictureProblems,
  draftProblems
]
const problems = checks.flatMap((check) => check(site))

if (problems.length === 0) {
  console.log('Ready to launch.')
  for (const lack of missingContent(site, features)) console.log(`- ${lack}.`)
} else {
  console.error(
    `Not ready to launch. ${problems.length === 1 ? '1 thing' : `${problems.length} things`} to do, in src/site.json where nothing else is named:\n`
  )
  for (const problem of problems) console.error(`- ${problem}`)
  for (const line of leftOut()) console.error(line)
  process.exitCode = 1
}

function toFeature(id: string) {
  const page = otherPages[id] ?? id
  return { id, routes: [{ page, path: pagePath(page), title: page }] }
}

/** A variable as the build reads it: of the environment, or of a file of variables. */
function readVariable(name: string): string {
  for (const file of ['.env.production.local', '.env.production', '.env.local', '.env'])
    if (existsSync(file)) process.loadEnvFile(file)
  return process.env[name] ?? ''
}

function nameProblems({ businessInfo }: Site): string[] {
  return businessInfo.businessName.trim() === '' ? ['businessInfo.businessName is empty.'] : []
}

function reachProblems({ businessInfo, deployment }: Site): string[] {
  const { contactEmail, contactPhone } = businessInfo
  const none = contactEmail.trim() === '' && contactPhone.trim() === ''
  return [
    ...(none && deployment.messages.way === 'call'
      ? [
          'businessInfo has neither contactEmail nor contactPhone. Visitors need one of them, or a form: fill deployment.messages.'
        ]
      : []),
    ...(isReserved(contactEmail)
      ? [`businessInfo.contactEmail, ${contactEmail}, is an example address.`]
      : [])
  ]
}

/** A form that is posted nowhere, or to an address that only this machine knows. */
function messageProblems({ businessInfo, deployment }: Site): string[] {
  const { way, address, accessKey } = deployment.messages
  const posts = way === 'form' || way === 'server'
  const instead = 'Fill it, or set deployment.messages.way to "call".'
  if (posts && address.trim() === '')
    return [`deployment.messages.address is empty, but messages go there. ${instead}`]
  if (posts && !isPublicAddress(address))
    return [`deployment.messages.address, ${address}, is not the https address of a service.`]
  if (address.startsWith('https://api.web3forms.com/') && accessKey.trim() === '')
    return [`deployment.messages.accessKey is empty, and Web3Forms takes nothing without it. ${instead}`]
  return way === 'php' && businessInfo.contactEmail.trim() === ''
    ? ['businessInfo.contactEmail is empty, and the PHP file mails to it.']
    : []
}

function domainProblems({ deployment }: Site): string[] {
  const { domain } = deployment
  if (domain.trim() === '')
    return ['deployment.domain is empty. Search engines need the address of the site.']
  return isReserved(domain) ? [`deployment.domain, ${domain}, is an example address.`] : []
}

/** A server that a variable names and that visitors cannot reach. */
function serverProblems(): string[] {
  return apiUrl === '' || server !== apiUrl || isPublicAddress(apiUrl)
    ? []
    : [`NG_APP_API_URL, ${apiUrl}, is not the https address of a server that visitors can reach.`]
}

/** What only pretends: a launch build leaves it out, and the site does less than was chosen. */
function simulationProblems(site: Site): string[] {
  const ways: Readonly<Record<RealBy, string>> = {
    server: hasServerCode(root)
      ? 'name your server in NG_APP_API_URL, or in deployment.messages with "way": "server"'
      : 'choose Your own server in Sitewright and generate again',
    'payment-link': 'write the address of your live page at a payment provider into deployment.paymentLink',
    messages: 'let messages reach you: see deployment.messages'
  }
  return site.selectedFeatures.flatMap((id) => {
    // What an address lacks that is there is a problem of its own.
    const reach = (address: string) => address.trim() !== ''
    const simulation = findSimulation(id, site, { server, reach, ownCalls })
    if (simulation === undefined) return []
    const unwritten = simulation.calls.filter((call) => !ownCalls.includes(call))
    const write = `write ${unwritten.join(', ')} in a backend of your own, see docs/recipes.md`
    const remedy = [
      ...simulation.realBy.map((by) => ways[by]),
      ...(unwritten.length === 0 ? [] : [write])
    ].join('; or ')
    return [
      `${id} is left out: ${simulation.pretends}. To have it, ${remedy}. Else take "${id}" out of selectedFeatures.`
    ]
  })
}

function pictureProblems({ content }: Site): readonly string[] {
  return undescribedPictures(content).map(
    (key) =>
      `${key}: the picture has no description. Write what is to be seen in "alt", or "" where it is decoration.`
  )
}

/** Everything that was invented and that nobody confirmed yet, with its page and its key. */
function draftProblems({ content }: Site): string[] {
  const pages = presentPages(site, features)
  return draftsIn(content).map((draft) => {
    const words = draftExcerpt(draft)
    const named = words === '' ? draft.key : `${draft.key}, "${words}",`
    const place = pagePath(draftPage(draft, pages))
    return `${place}: ${named} is a draft. Write what is true and take "draft" away, or delete it.`
  })
}

/** What is not on the site that a launch build makes. */
function leftOut(): string[] {
  const count = draftsIn(site.content).length
  if (count === 0) return []
  const there = presentPages(published, publishedFeatures)
  const gone = [...presentPages(site, features).values()]
    .filter(({ page, path }) => !there.has(page) && !path.includes(':'))
    .map(({ path }) => path)
  return [
    `\n"npm run build:launch" builds the site without ${count === 1 ? 'the draft' : `the ${count} drafts`}.`,
    ...(gone.length === 0 ? [] : [`Pages that are empty without them are not built: ${gone.join(', ')}.`]),
    ...missingContent(published, publishedFeatures).map((lack) => `${lack}.`)
  ]
}
