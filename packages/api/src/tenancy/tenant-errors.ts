/** Errors of tenants and plans, for the catalogue of errors. */
export const tenantErrors = {
  'tenant.not-found': { status: 404, message: 'There is no such tenant. It may have been deleted.' },
  'tenant.subdomain-taken': {
    status: 409,
    message: 'Another tenant has this subdomain. Choose another one.'
  },
  'tenant.no-domain': {
    status: 409,
    message: 'This tenant has no domain. Enter one in its settings, then prove it.'
  },
  'tenant.domain-taken': {
    status: 409,
    message:
      'Another tenant has proved this domain, and a domain belongs to one tenant. Take it out of the other one first, or enter another domain.'
  },
  'tenant.changed': {
    status: 409,
    message: 'Somebody else has changed this tenant meanwhile. Look at it again, then change it.'
  },
  'tenant.in-use': {
    status: 409,
    message: 'Users still belong to this tenant. Delete them first, then the tenant.'
  },
  'tenant.suspended': {
    status: 403,
    message:
      'Your organisation is suspended: nobody of it can sign in, and its API keys are refused. Ask whoever runs this installation.'
  },
  'tenant.limit': {
    status: 409,
    message: 'A limit of this organisation is reached. Details says which, how much is used, and what to do.'
  },
  'tenant.feature': {
    status: 403,
    message:
      'Your organisation does not have this feature. Details says which, by which plan, and whom to ask.'
  },
  'tenant.state': {
    status: 409,
    message:
      'Only a tenant that is active or in trial can be suspended, and only one that is not active can be activated. Look at it again.'
  },
  'tenant.undo-gone': {
    status: 409,
    message: 'This can no longer be undone: a quarter of an hour has passed, or it was undone already.'
  },
  'member.not-found': {
    status: 404,
    message: 'There is no such membership. It may have ended.'
  },
  'member.key': {
    status: 409,
    message: 'API keys belong to where your account belongs. Switch back to it, then make the key.'
  },
  'invite.not-found': {
    status: 404,
    message: 'There is no such open invitation. It may have been accepted or revoked.'
  },
  'invite.open': {
    status: 409,
    message: 'This address has an open invitation already. Send it again, or revoke it first.'
  },
  'invite.too-many': {
    status: 409,
    message: 'This tenant has as many open invitations as it may have. Revoke some that nobody answers.'
  },
  'invite.member': { status: 409, message: 'The account of this address is in this tenant already.' },
  'invite.account': {
    status: 409,
    message: 'The account of this address cannot be used at the moment. Ask an administrator.'
  },
  'invite.other': {
    status: 403,
    message: 'This invitation is for another address. Sign in with the account of that address.'
  },
  'invite.known': {
    status: 409,
    message: 'This address has an account already. Open the link again to accept with it.'
  },
  'invite.expired': {
    status: 422,
    message: 'This invitation is no longer valid: it was used, revoked or has expired. Ask for a new one.'
  },
  'satisfaction.not-asked': {
    status: 409,
    message: 'This question was answered already, or was not asked. Nothing was kept.'
  },
  'plan.not-found': { status: 404, message: 'There is no such plan.' }
} as const
