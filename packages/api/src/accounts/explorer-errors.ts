/** The errors of the API explorer, as a part of the catalogue. */
export const explorerErrors = {
  'explorer.unknown-call': {
    status: 422,
    message: 'This server has no such call. The calls are listed in /api/openapi.json.'
  },
  'explorer.not-found': {
    status: 404,
    message: 'This call is not in your history. It may have been deleted, or be too old.'
  },
  'explorer.undo-over': {
    status: 409,
    message: 'This can no longer be undone: a quarter of an hour has passed, or it was undone already.'
  },
  'explorer.secret-not-found': {
    status: 404,
    message: 'This secret is not among yours. It may have been deleted.'
  },
  'explorer.secret-taken': {
    status: 409,
    message: 'You have a secret of this name. Choose another name, or replace its value.'
  },
  'explorer.too-many-secrets': {
    status: 409,
    message: 'You have as many secrets as there may be. Delete one first.'
  },
  'explorer.unknown-secret': {
    status: 422,
    message: 'The call names a secret that you do not have. Add it under Secrets, or correct its name.'
  },
  'explorer.recursion': {
    status: 422,
    message: 'A call that carries out calls cannot carry out itself. Send the inner call instead.'
  },
  'explorer.path': {
    status: 422,
    message:
      'Path and query have to be those of one call, as an address writes them, without dots that lead elsewhere.'
  },
  'explorer.header': {
    status: 422,
    message:
      'A header is not among those of this call, or holds what no header takes. The session is added by itself.'
  },
  'explorer.not-json': {
    status: 422,
    message: 'The body is no JSON. Placeholders stand within its texts, in quotes.'
  },
  'explorer.timeout': {
    status: 504,
    message: 'The call did not end in time. It may have been carried out all the same.'
  }
} as const
