import type { Operation, Parameter } from './api-document.ts'

/** The draft of a call: texts of fields, as they were typed. */
export interface RequestDraft {
  /** The values of parameters, by place and name: `query.page`. */
  values: Readonly<Record<string, string>>
  body: string
  /** The body of a call that takes a file. */
  file?: File | undefined
}

/** A call that can be sent: its address, headers that may be shown, and its body. */
export interface PreparedRequest {
  method: string
  /** Path and query. */
  url: string
  headers: Readonly<Record<string, string>>
  body: string | File | undefined
}

export function keyOf({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${place}.${name}`
}

/** Optional parameters that begin with their example; all others are left out until they are added. */
const alwaysFilled = ['page', 'limit']

/** The draft of a call: required parameters, page and limit, and the body, all from the examples of the document. */
export function createDraft({ parameters, body }: Pick<Operation, 'parameters' | 'body'>): RequestDraft {
  const filled = parameters.filter(({ name, required }) => required === true || alwaysFilled.includes(name))
  const json = body['application/json']
  return {
    values: Object.fromEntries(
      filled.map((parameter) => [keyOf(parameter), toText(parameter.example ?? parameter.schema?.default)])
    ),
    body: json === undefined ? '' : JSON.stringify(json.example ?? {}, null, 2)
  }
}

export function toText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The type of a body that is a file; undefined for JSON or none. */
export function fileTypeOf({ body }: Pick<Operation, 'body'>): string | undefined {
  return body['application/json'] === undefined ? Object.keys(body)[0] : undefined
}

export function findMissing(
  { parameters }: Pick<Operation, 'parameters'>,
  { values }: RequestDraft
): Parameter[] {
  return parameters.filter(
    (parameter) =>
      (parameter.required === true || parameter.in === 'path') && (values[keyOf(parameter)] ?? '') === ''
  )
}

/** Puts a draft together to a call; the session is added where it is sent. */
export function prepareRequest(operation: Operation, draft: RequestDraft): PreparedRequest {
  const { method, parameters } = operation
  const given = (place: string): [string, string][] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter): [string, string] => [parameter.name, draft.values[keyOf(parameter)] ?? ''])
      .filter(([, value]) => value !== '')
  const query = new URLSearchParams(given('query')).toString()
  const fileType = fileTypeOf(operation)
  return {
    method,
    url: `${fillPath(operation, draft)}${query === '' ? '' : `?${query}`}`,
    headers: {
      accept: acceptOf(operation),
      'x-requested-with': 'sitewright',
      ...(method === 'GET' ? {} : { 'content-type': fileType ?? 'application/json' }),
      ...Object.fromEntries(given('header'))
    },
    body: method === 'GET' ? undefined : fileType === undefined ? draft.body || '{}' : draft.file
  }
}

function fillPath({ path }: Operation, { values }: RequestDraft): string {
  return path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[`path.${name}`] ?? ''
    return value === '' ? whole : encodeURIComponent(value)
  })
}

function acceptOf({ responses }: Operation): string {
  const types = Object.keys(responses['200']?.content ?? {})
  return types.length === 0 ? 'application/json' : types.join(', ')
}
