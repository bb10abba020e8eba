import { alertErrors } from './monitoring/alert-errors.ts'
import { explorerErrors } from './panel/explorer-errors.ts'
import { needErrors } from './monitoring/need-errors.ts'
import { checkErrors } from './monitoring/check-errors.ts'
import { keyErrors } from './identity/key-errors.ts'
import { databaseErrors } from './database-panel/database-errors.ts'
import { migrationErrors } from './database-panel/migration-errors.ts'
import { writeErrors } from './database-panel/write-errors.ts'
import { invoiceErrors } from './tenancy/invoice-errors.ts'
import { tenantErrors } from './tenancy/tenant-errors.ts'
import { pictureErrors } from './saved-projects/picture-errors.ts'
import { listErrors } from './kernel/list-errors.ts'
import { maximumPasskeys, savedProjectLimits } from './kernel/limits.ts'
import { accountMessages } from './kernel/messages.ts'

/** The catalogue of errors: status and message by code. */
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
  'request.cut-off': {
    status: 400,
    message: 'The call ended before its body was whole. Send it again.'
  },
  'request.two-hosts': {
    status: 400,
    message: 'The call names more than one host. Send one Host header.'
  },
  'request.too-many': {
    status: 429,
    message: 'Too many tries from here. Wait a little, then try again.'
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
  ...keyErrors,
  ...explorerErrors,
  'auth.required': { status: 401, message: 'Sign in first, then try again.' },
  'auth.expired': { status: 401, message: accountMessages.sessionEnded },
  'auth.forbidden': { status: 403, message: 'Your role does not allow this. Ask an administrator.' },
  'auth.step-up': {
    status: 403,
    message: 'Confirm that it is you: enter your password or a code, then try again.'
  },
  'auth.credentials': { status: 401, message: accountMessages.invalidCredentials },
  'auth.admin-credentials': { status: 401, message: accountMessages.invalidAdminCredentials },
  'auth.no-panel': { status: 403, message: accountMessages.noPanel },
  'auth.refresh': { status: 401, message: 'Invalid refresh token' },
  'auth.challenge': {
    status: 401,
    message: 'This sign-in took too long, or had too many wrong codes. Start again.'
  },
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
  'auth.proof': {
    status: 403,
    message: 'This does not prove that it is you. Try again, or take another way.'
  },
  'second-factor.code': {
    status: 422,
    message: 'This code is not right. Check that the clock of your phone is right, then enter the next code.'
  },
  'second-factor.not-started': {
    status: 409,
    message: 'Nothing waits to be confirmed, or it took too long. Begin to set up the app again.'
  },
  'second-factor.required': {
    status: 409,
    message: 'This installation does not go without a second factor. Set up another one first.'
  },
  'second-factor.off': { status: 409, message: 'There is no second factor yet. Set one up first.' },
  'passkey.refused': {
    status: 401,
    message: 'This passkey is not known here, or took too long. Try again, or sign in another way.'
  },
  'passkey.invalid': {
    status: 422,
    message: 'This passkey cannot be added. Try again, or take another device or password manager.'
  },
  'passkey.known': { status: 409, message: 'This passkey is there already.' },
  'passkey.too-many': {
    status: 409,
    message: `An account keeps ${maximumPasskeys} passkeys, and yours is full. Remove one, then try again.`
  },
  'passkey.not-found': {
    status: 404,
    message: 'There is no such passkey. It was removed, or it is not yours.'
  },
  'oauth.unavailable': {
    status: 404,
    message: 'This way to sign in is not available here. Choose another one.'
  },
  'oauth.state': {
    status: 400,
    message: 'This sign-in was begun elsewhere, took too long, or was finished before. Start again.'
  },
  'oauth.denied': {
    status: 401,
    message: 'The provider did not let you through. Try again, or sign in another way.'
  },
  'oauth.failed': {
    status: 401,
    message: 'The answer of the provider does not hold. Start again; if it stays so, tell your administrator.'
  },
  'oauth.unreachable': {
    status: 503,
    message: 'The provider cannot be reached. Try again in a moment, or sign in another way.'
  },
  'oauth.email-missing': {
    status: 403,
    message: 'The provider does not tell your email address. Allow it there, or sign in another way.'
  },
  'oauth.email-unverified': {
    status: 403,
    message: 'The provider has not verified your email address. Verify it there, or sign in another way.'
  },
  'oauth.domain': {
    status: 403,
    message: 'Addresses of this domain may not sign in here. Take another account, or ask an administrator.'
  },
  'oauth.tenant': {
    status: 403,
    message: 'Accounts of this organisation may not sign in here. Take another one, or ask an administrator.'
  },
  'oauth.no-account': {
    status: 403,
    message: 'There is no account for this sign-in, and none is made for it. Ask an administrator for one.'
  },
  'oauth.account-exists': {
    status: 409,
    message: 'There is an account with this email. Sign in to it, then connect the provider in your profile.'
  },
  'oauth.verify-email': {
    status: 403,
    message: 'We have sent you a message. Verify your address with it, then sign in.'
  },
  'oauth.refused': {
    status: 403,
    message: 'This account may not sign in here. Ask an administrator.'
  },
  'oauth.identity-taken': {
    status: 409,
    message: 'This account of the provider belongs to somebody else here. Take another one.'
  },
  'oauth.connected': {
    status: 409,
    message: 'Another account of this provider is connected. Disconnect it first.'
  },
  'connection.not-found': { status: 404, message: 'This provider is not connected.' },
  'connection.only-way': {
    status: 409,
    message: 'You could not sign in after that. Set a password or connect another provider first.'
  },
  'provider.not-configured': {
    status: 409,
    message: 'The provider is not configured yet. Fill in what details lists, then enable it.'
  },
  'provider.secret-needed': {
    status: 422,
    message: 'A secret is not sent to a new address. Enter the client secret again with it.'
  },
  'provider.issuer': {
    status: 422,
    message: 'This address cannot be asked. Enter one that begins with https://, without a query.'
  },
  'provider.trial-not-found': {
    status: 404,
    message: 'This tried sign-in has ended, or somebody else began it. Test the sign-in again.'
  },
  'account.last-admin': {
    status: 409,
    message: 'Nobody could run this installation after that. Make somebody else an administrator first.'
  },
  'account.closed': { status: 409, message: 'This person has closed the account. Only they can keep it.' },
  'account.password-wrong': { status: 422, message: 'The current password is not right.' },
  'account.session-not-found': {
    status: 404,
    message: 'There is no such session. It has ended, or it is not yours.'
  },
  'account.avatar-unreadable': {
    status: 422,
    message: 'This file cannot be read as a picture. Choose a PNG, a JPEG or a WebP.'
  },
  'account.above': {
    status: 403,
    message: 'This person ranks above you. Ask somebody of at least their rank.'
  },
  'role.above': {
    status: 403,
    message: 'This role ranks above yours, or has a permission that you do not hold. Details names which.'
  },
  'role.fixed': {
    status: 409,
    message: 'The super admin holds every permission, so that nobody is locked out. Make a role of your own.'
  },
  'role.built-in': {
    status: 409,
    message: 'A built-in role stays, with its name and its rank. Change its permissions, or make a role.'
  },
  'role.in-use': {
    status: 409,
    message: 'People have this role. Choose the role that they move to, then delete it.'
  },
  'role.changed': {
    status: 409,
    message: 'Somebody changed this role meanwhile. Details says what it is now; look, then save again.'
  },
  'role.name-taken': { status: 409, message: 'Another role has this name. Choose a different one.' },
  'role.not-found': { status: 404, message: 'There is no such role. It may have been deleted.' },
  'account.own': {
    status: 409,
    message: 'You cannot do this to your own account here. Ask another administrator, or use your profile.'
  },
  'user.verified': { status: 409, message: 'The address of this person is verified already.' },
  'user.pending': {
    status: 409,
    message: 'This person has not verified the address yet. Send the verification mail again first.'
  },
  'view-as.read-only': {
    status: 403,
    message: 'You look at the pages of somebody else: nothing can be changed there. End viewing first.'
  },
  'view-as.inactive': {
    status: 409,
    message: 'This account is not active, so there is nothing to look at. Activate it first.'
  },
  'audit.no-row': {
    status: 404,
    message: 'The audit log does not reach to this row. Leave `after` out to verify it from the beginning.'
  },
  'act.not-found': { status: 404, message: 'There is no such act. GET /api/admin/acts lists them.' },
  'user.not-found': { status: 404, message: 'There is no such person.' },
  'notice.not-found': {
    status: 404,
    message: 'There is no such notice. It was cleared away, or it is not yours.'
  },
  'job.not-found': { status: 404, message: 'There is no such job. It was cleared away, or it is not yours.' },
  'job.running': {
    status: 409,
    message: 'The job is still at work. Wait until it has ended, or cancel it, then undo it.'
  },
  'job.gone': {
    status: 409,
    message: 'This can no longer be undone: a quarter of an hour has passed, or nothing is left to undo.'
  },
  'job.key-used': {
    status: 409,
    message: 'This Idempotency-Key was sent with another request. Take a new one for a new request.'
  },
  'undo.changed': { status: 409, message: 'This has changed since, so it was left as it is.' },
  ...listErrors,
  ...checkErrors,
  ...databaseErrors,
  ...writeErrors,
  ...migrationErrors,
  ...tenantErrors,
  ...invoiceErrors,
  'settings.lock-out': {
    status: 409,
    message: 'Nobody could run this installation after that. Details names whom it would lock out.'
  },
  'settings.prove-first': {
    status: 409,
    message:
      'You could not sign in after that, as far as is known. Sign in by a way that stays first: test a provider that is connected to your account, or confirm with a passkey.'
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
  'project.no-space': {
    status: 409,
    message: `Your projects and their versions take more than ${savedProjectLimits.space / 1024 / 1024} MB. Delete some for good that you no longer need, then save again.`
  },
  'project.too-large': {
    status: 422,
    message: `The site document is larger than ${savedProjectLimits.bytes / 1024 / 1024} MB. Shorten its texts or its custom CSS, then save again.`
  },
  ...pictureErrors,
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
  'check.one-at-a-time': {
    status: 429,
    message: 'A check from your address is running. Wait until it has ended, then send the next one.'
  },
  'file.too-many': {
    status: 429,
    message:
      'You are downloading two such files already. Wait until one has ended, then ask for the next one.'
  },
  ...alertErrors,
  ...needErrors,
  'server.busy': { status: 503, message: 'All workers are busy. Try again in a few seconds.' },
  'server.failed': { status: 500, message: 'Something failed on our side. Try again; nothing was changed.' }
} as const satisfies Record<string, { status: number; message: string }>

export type ApiErrorCode = keyof typeof apiErrors
