import { savedProjectLimits } from './accounts/limits.ts'
import { accountMessages } from './accounts/messages.ts'

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
  'request.forged': {
    status: 403,
    message:
      'This call does not come from the app. Send it as application/json with the header X-Requested-With.'
  },
  'auth.required': { status: 401, message: 'Sign in first, then try again.' },
  'auth.expired': { status: 401, message: 'Your session has ended. Sign in again.' },
  'auth.forbidden': { status: 403, message: 'Your role does not allow this. Ask an administrator.' },
  'auth.step-up': {
    status: 403,
    message: 'Confirm that it is you: enter your password or a code, then try again.'
  },
  'auth.credentials': { status: 401, message: accountMessages.invalidCredentials },
  'auth.admin-credentials': { status: 401, message: accountMessages.invalidAdminCredentials },
  'auth.refresh': { status: 401, message: 'Invalid refresh token' },
  'auth.challenge': { status: 401, message: 'This sign-in took too long. Start again.' },
  'auth.code': { status: 401, message: 'The code is not right, or was used before. Take the next one.' },
  'auth.email-taken': {
    status: 409,
    message: 'There is an account with this email. Sign in, or choose another address.'
  },
  'auth.password-weak': { status: 422, message: 'This password cannot be used.' },
  'auth.token-used': {
    status: 422,
    message: 'This link has expired or was used already. Ask for a new one.'
  },
  'auth.mail-missing': {
    status: 409,
    message: 'This server sends no mail. Contact your system administrator.'
  },
  'auth.set-up-done': { status: 409, message: 'This installation is set up already. Sign in.' },
  'account.last-admin': {
    status: 409,
    message: 'Nobody could run this installation after that. Make somebody else an administrator first.'
  },
  'project.not-found': {
    status: 404,
    message: 'There is no such project. It was deleted, its link has ended, or it is not yours.'
  },
  'project.version-not-found': {
    status: 404,
    message: 'This version is no longer kept. Choose one of the list.'
  },
  'project.conflict': {
    status: 409,
    message: 'The project has moved on since you opened it. Look at both versions, then choose what to keep.'
  },
  'project.too-many': {
    status: 409,
    message: `An account keeps ${savedProjectLimits.projects} projects, and yours is full. Delete one, then try again.`
  },
  'project.too-large': {
    status: 422,
    message: `The site document is larger than ${savedProjectLimits.bytes / 1024 / 1024} MB. Shorten its texts or its custom CSS, then save again.`
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

/**
 * The one shape of an error answer: a problem document (RFC 9457) with our own members. `error` is for programs,
 * `success` and `message` are what the sign-in forms read (spec 2 §3), `traceId` finds the call in the log.
 */
export interface ErrorAnswer {
  type: 'about:blank'
  title: string
  status: number
  traceId: string
  success: false
  message: string
  error: { code: ApiErrorCode; message: string; details: readonly ErrorDetail[] }
}

export interface ErrorDetail {
  /** The key that is wrong, such as `customization.primaryColor`; empty where the whole body is. */
  path: string
  message: string
  remedy?: string
  /** The number that the message tells, for programs. */
  value?: number
}

/** An expected failure of a call, thrown in a route and answered in one place. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: readonly ErrorDetail[]
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(code: ApiErrorCode, details: readonly ErrorDetail[] = [], retryAfter?: number) {
    super(apiErrors[code].message)
    this.name = 'ApiError'
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** The answer for an error code. */
export function errorAnswer(
  code: ApiErrorCode,
  traceId: string,
  details: readonly ErrorDetail[] = []
): ErrorAnswer {
  const { status, message } = apiErrors[code]
  return {
    type: 'about:blank',
    title: message,
    status,
    traceId,
    success: false,
    message,
    error: { code, message, details }
  }
}
