// Says whether the site is ready to be published: no sample content, and real ways to reach the business.
import { readFileSync } from 'node:fs'

interface Checked {
  businessInfo: { businessName: string; contactEmail: string; contactPhone: string }
  deployment: { domain: string }
  content: unknown
}

const site = JSON.parse(
  readFileSync(new URL('../src/site.json', import.meta.url), 'utf8').replace(/^\uFEFF/, '')
) as Checked
const problems = [...contactProblems(site), ...domainProblems(site), ...samplesIn(site.content, 'content')]

if (problems.length === 0) {
  console.log('Ready to launch.')
} else {
  console.error(`Not ready to launch. ${problems.length} things to do in src/site.json:\n`)
  for (const problem of problems) console.error(`- ${problem}`)
  process.exitCode = 1
}

function contactProblems({ businessInfo }: Checked): string[] {
  const { businessName, contactEmail, contactPhone } = businessInfo
  return [
    ...(businessName.trim() === '' ? ['businessInfo.businessName is empty.'] : []),
    ...(contactEmail.trim() === '' && contactPhone.trim() === ''
      ? ['businessInfo has neither contactEmail nor contactPhone. Visitors need one of them.']
      : []),
    ...(isReserved(contactEmail)
      ? [`businessInfo.contactEmail, ${contactEmail}, is an example address.`]
      : [])
  ]
}

function domainProblems({ deployment }: Checked): string[] {
  const { domain } = deployment
  if (domain.trim() === '')
    return ['deployment.domain is empty. Search engines need the address of the site.']
  return isReserved(domain) ? [`deployment.domain, ${domain}, is an example address.`] : []
}

/** Names that are set aside for examples and tests (RFC 2606). */
function isReserved(address: string): boolean {
  return /(^|[@.])example(\.(com|net|org))?$|\.(test|invalid|localhost)$/i.test(
    address.trim().replace(/\/$/, '')
  )
}

/** Every part of the content that was invented, by its place. */
function samplesIn(part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = Reflect.get(part, 'sample') === true ? [sampleProblem(part, place)] : []
  const inner = Object.entries(part).flatMap(([key, value]) =>
    samplesIn(value, Array.isArray(part) ? `${place}[${key}]` : `${place}.${key}`)
  )
  return [...own, ...inner]
}

function sampleProblem(part: object, place: string): string {
  const names = ['name', 'title', 'label', 'days', 'question'].map((key) => Reflect.get(part, key) as unknown)
  const name = names.find((each) => typeof each === 'string')
  const called = name === undefined ? place : `${place} (${name})`
  const entry = place.endsWith(']') ? ', or delete it' : ''
  return `${called} is a sample. Write what is true and take "sample" out${entry}.`
}
