import type { ExplorerAuthentication } from '@sitewright/api'
import { hideSecrets } from '@sitewright/api/hide-secrets'
import type { ApiDocument, Operation } from './api-document.ts'
import { placeholderHeaders } from './credentials.ts'
import type { PreparedRequest } from './request-draft.ts'

/** The languages that a call is written in. */
export const snippetLanguages = ['curl', 'fetch', 'python'] as const

/** A language that a call is written in. */
export type SnippetLanguage = (typeof snippetLanguages)[number]

/** Headers that only a browser needs: a caller with a token of its own is no page. */
const ofPages = ['x-requested-with']

interface SnippetOptions {
  origin: string
  document: ApiDocument
  operation: Pick<Operation, 'requiresAuth' | 'body'>
  /** How it is authenticated; a placeholder stands for the credentials. */
  authentication: ExplorerAuthentication
}

/** Writes a call for another place, without secrets: the token and the passwords of its body are placeholders. */
export function toSnippet(
  language: SnippetLanguage,
  { method, url, headers: sent, body }: PreparedRequest,
  { origin, document, operation, authentication }: SnippetOptions
): string {
  const [header, placeholder] = placeholderHeaders[authentication]
  const headers = {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !ofPages.includes(name))),
    ...(operation.requiresAuth ? { [header]: placeholder } : {})
  }
  const call = { method, url: `${origin}${url}`, headers, body: toBody(body, document, operation) }
  return writers[language](call)
}

type SnippetBody = { kind: 'none' } | { kind: 'text'; text: string } | { kind: 'file'; name: string }

interface SnippetCall {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: SnippetBody
}

function toBody(
  body: PreparedRequest['body'],
  document: ApiDocument,
  operation: Pick<Operation, 'body'>
): SnippetBody {
  if (body === undefined) return { kind: 'none' }
  if (typeof body !== 'string') return { kind: 'file', name: body.name }
  try {
    const { value } = hideSecrets(JSON.parse(body), {
      schema: operation.body['application/json']?.schema,
      document,
      showsOnce: false,
      mark: (name) => `YOUR_${name.toUpperCase()}`
    })
    return { kind: 'text', text: JSON.stringify(value) }
  } catch {
    // What is no JSON cannot be searched for secrets.
    return { kind: 'text', text: '{}' }
  }
}

const writers: Record<SnippetLanguage, (call: SnippetCall) => string> = {
  curl: ({ method, url, headers, body }) =>
    [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${inShell(url)}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
      ...(body.kind === 'text' ? [`--data ${inShell(body.text)}`] : []),
      ...(body.kind === 'file' ? [`--data-binary ${inShell(`@${body.name}`)}`] : [])
    ].join(' \\\n  '),
  fetch: ({ method, url, headers, body }) =>
    [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: ${JSON.stringify(method)},`,
      `  headers: ${indent(JSON.stringify(headers, null, 2))}${body.kind === 'none' ? '' : ','}`,
      ...(body.kind === 'text' ? [`  body: JSON.stringify(${body.text})`] : []),
      ...(body.kind === 'file' ? ['  body: file'] : []),
      '})',
      'console.log(response.status, await response.text())'
    ].join('\n'),
  python: ({ method, url, headers, body }) =>
    [
      'import requests',
      '',
      'response = requests.request(',
      `    ${JSON.stringify(method)},`,
      `    ${JSON.stringify(url)},`,
      `    headers=${indent(JSON.stringify(headers, null, 2), 4)},`,
      ...(body.kind === 'text' ? [`    data=${JSON.stringify(body.text)},`] : []),
      ...(body.kind === 'file' ? [`    data=open(${JSON.stringify(body.name)}, "rb"),`] : []),
      ')',
      'print(response.status_code, response.text)'
    ].join('\n')
}

/** A text in single quotes, as a POSIX shell reads it. */
const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const indent = (text: string, spaces = 2): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
