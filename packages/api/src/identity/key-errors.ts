import { apiKeyLimits } from './api-key-limits.ts'

/** Errors of API keys, and of the metrics token, for the catalogue of errors. */
export const keyErrors = {
  'metrics.token': { status: 401, message: 'Send the token of METRICS_TOKEN as Authorization: Bearer.' },
  'key.refused': {
    status: 401,
    message:
      'This key is not known, has expired or was revoked, or its owner may not sign in. Make a new one.'
  },
  'key.mixed': {
    status: 400,
    message: 'This call names more than one key or token. Send one.'
  },
  'key.scope': {
    status: 403,
    message: 'The scopes of this key do not allow this call. Take a key that has the permission it declares.'
  },
  'key.session': {
    status: 403,
    message: 'This call takes somebody who is signed in; a key cannot make it.'
  },
  'key.not-found': { status: 404, message: 'There is no such key. It was revoked, or it is not yours.' },
  'key.too-many': {
    status: 409,
    message: `An account has at most ${apiKeyLimits.keys} keys. Revoke one, then make this one.`
  }
} as const
