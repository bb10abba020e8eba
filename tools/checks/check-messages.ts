// Every message that the specs quote stands in exactly one source file of the side that shows it: the product
// (apps, packages) or the generated site (templates). Tests are left out.
import { sourcesMatching, type Source } from './sources.ts'
import { accountMessages, builderMessages, siteMessages, validatorMessages } from './spec-messages.ts'

/** A pattern for a message as a literal: holes match `${...}`, and quotes may be escaped. */
function patternOf(message: string): RegExp {
  const parts = message
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'"))
  const last = message.endsWith('}') ? '' : '(?=[\'"`<\\n]|\\s*[,})])'
  return new RegExp(`(?<=['"\`>]|^\\s*)${parts.join('(?:\\$?\\{[^}]*\\}|\\d+)')}${last}`, 'm')
}

function findings(messages: readonly string[], sources: readonly Source[], side: string): string[] {
  return messages.flatMap((message) => {
    const pattern = patternOf(message)
    const files = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
    if (files.length === 1) return []
    return [
      `"${message}" (${side}) stands in ${files.length === 0 ? 'no file' : `${files.length} files: ${files.join(', ')}`}`
    ]
  })
}

export function check(): string[] {
  const tested = /\.(test|test-d)\.tsx?$|\/(e2e|component-tests)\/|\/fixtures\//
  const product = sourcesMatching(/^(apps|packages)\/.*\.(ts|tsx)$/).filter(({ path }) => !tested.test(path))
  const site = sourcesMatching(/^templates\/.*\.(ts|tsx|js|html|vue|svelte)$/).filter(
    ({ path }) => !tested.test(path)
  )
  return [
    ...findings([...builderMessages, ...accountMessages, ...validatorMessages], product, 'product'),
    ...findings(siteMessages, site, 'generated site')
  ]
}
