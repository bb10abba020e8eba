// Says whether the site is ready to be published: no draft is left, and the business can be reached.
import { readFileSync } from 'node:fs'
import { pagePath, draftExcerpt, draftPage } from '../src/domain/draft-pages.ts'
import { draftsIn, withoutEmptySections, withoutDrafts } from '../src/domain/drafts.ts'
import { missingContent, presentPages } from '../src/domain/pages.ts'
import type { Site } from '../src/domain/site.ts'

const written = JSON.parse(
  readFileSync(new URL('../src/site.json', import.meta.url), 'utf8').replace(/^\uFEFF/, '')
) as Site
const site: Site = { ...written, content: withoutEmptySections(written.content) }
const published: Site = { ...site, content: withoutDrafts(site.content) }

// The page of a feature has the feature's id, but for these.
const otherPages: Readonly<Record<string, string>> = { geolocation: 'locations', 'contact-form': 'contact' }
const features = site.selectedFeatures.map((id) => {
  const page = otherPages[id] ?? id
  return { id, routes: [{ page, path: pagePath(page), title: page }] }
})

/** What has to be true of a site before it is published. */
const checks: readonly ((site: Site) => readonly string[])[] = [
  nameProblems,
  reachProblems,
  messageProblems,
  domainProblems,
  draftProblems
]
const problems = checks.flatMap((check) => check(site))

if (problems.length === 0) {
  console.log('Ready to launch.')
  for (const lack of missingContent(site, features)) console.log(`- ${lack}.`)
  for (const line of demonstrations(site)) console.log(`- ${line}`)
} else {
  console.error(
    `Not ready to launch. ${problems.length === 1 ? '1 thing' : `${problems.length} things`} to do in src/site.json:\n`
  )
  for (const problem of problems) console.error(`- ${problem}`)
  for (const line of leftOut()) console.error(line)
  process.exitCode = 1
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
  if (
    posts &&
    (!address.startsWith('https://') || isReserved(URL.canParse(address) ? new URL(address).hostname : ''))
  )
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

/** What pages only show until a server answers them. They say so to visitors too. */
function demonstrations({ selectedFeatures, deployment }: Site): string[] {
  const { way } = deployment.messages
  if (way === 'server' || (process.env['VITE_API_URL'] ?? '') !== '') return []
  const shown = {
    auth: 'accounts stay in the browser of the visitor',
    payments: 'no card is charged',
    reviews: 'a review stays in the browser of its writer'
  }
  return Object.entries(shown).flatMap(([id, what]) =>
    selectedFeatures.includes(id) ? [`${id}: ${what}, until VITE_API_URL names your server.`] : []
  )
}

/** Names that are set aside for examples and tests (RFC 2606). */
function isReserved(address: string): boolean {
  return /(^|[@.])(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(
    address.trim().replace(/\/$/, '')
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
  const there = presentPages(published, features)
  const gone = [...presentPages(site, features).values()]
    .filter(({ page, path }) => !there.has(page) && !path.includes(':'))
    .map(({ path }) => path)
  return [
    `\n"npm run build:launch" builds the site without ${count === 1 ? 'the draft' : `the ${count} drafts`}.`,
    ...(gone.length === 0 ? [] : [`Pages that are empty without them are not built: ${gone.join(', ')}.`]),
    ...missingContent(published, features).map((lack) => `${lack}.`)
  ]
}
