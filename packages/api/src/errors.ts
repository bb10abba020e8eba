/** Every error that the HTTP API answers with: its status and its words. The one catalogue of the server side. */
export const apiErrors = {
  'request.invalid': {
    status: 400,
    message: 'The request does not fit the contract. See details, and /api/openapi.json.'
  },
  'request.not-json': {
    status: 400,
    message: 'The body is not valid JSON. Send one JSON document, with content-type application/json.'
  },
  'request.media-type': {
    status: 415,
    message: 'This content type is not read here. Send application/json, or application/zip for a project.'
  },
  'request.too-large': {
    status: 413,
    message: 'The body is larger than this call takes. Make it smaller and send it again.'
  },
  'request.too-many': {
    status: 429,
    message: 'Too many requests. Wait as long as the Retry-After header says, then go on.'
  },
  'request.not-found': {
    status: 404,
    message: 'There is nothing at this address. The calls are listed in /api/openapi.json.'
  },
  'site.invalid': {
    status: 422,
    message: 'The site document has problems. Mend what details lists and send it again.'
  },
  'zip.invalid': { status: 422, message: 'The zip cannot be read as a project.' },
  'check.timeout': {
    status: 503,
    message:
      'Checking this project takes too long here. Check it on your machine: npm run --silent sitewright -- check DIR'
  },
  'server.busy': { status: 503, message: 'All workers are busy. Try again in a few seconds.' },
  'server.failed': { status: 500, message: 'Something failed on our side. Try again; nothing was changed.' }
} as const satisfies Record<string, { status: number; message: string }>

export type ApiErrorCode = keyof typeof apiErrors

/** The one shape of an error answer. `details` says where and what to do. */
export interface ErrorAnswer {
  error: { code: ApiErrorCode; message: string; details: readonly ErrorDetail[] }
}

export interface ErrorDetail {
  /** The key that is wrong, such as `customization.primaryColor`; empty where the whole body is. */
  path: string
  message: string
  remedy?: string
}

/** An expected failure of a call, thrown in a route and answered in one place. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: readonly ErrorDetail[]

  constructor(code: ApiErrorCode, details: readonly ErrorDetail[] = []) {
    super(apiErrors[code].message)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

/** The answer for an error code. */
export function errorAnswer(code: ApiErrorCode, details: readonly ErrorDetail[] = []): ErrorAnswer {
  return { error: { code, message: apiErrors[code].message, details } }
}
