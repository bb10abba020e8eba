/** Errors of the API explorer, for the catalogue of errors. */
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
  },
  'explorer.role-timeout': {
    status: 504,
    message: 'The call did not end in time. It was rolled back: nothing was kept.'
  },
  'explorer.locked': {
    status: 409,
    message: 'Somebody else changes the same right now. Nothing was kept; try it again in a moment.'
  },
  'explorer.too-much': {
    status: 422,
    message: 'This call reads more rows than are read while it can be rolled back. Send it as yourself.'
  },
  'explorer.public': {
    status: 422,
    message: 'Anyone may make this call, whatever their role. Send it as yourself.'
  },
  'explorer.own-account': {
    status: 422,
    message: 'This call concerns your own account, in which no role changes anything. Send it as yourself.'
  },
  'explorer.session': {
    status: 422,
    message:
      'This call begins or ends a way of being signed in, which is not done as a role. Send it as yourself.'
  },
  'explorer.stream': {
    status: 422,
    message:
      'This call is a stream without an end, within which nothing can be rolled back. Send it as yourself.'
  },
  'explorer.file': {
    status: 422,
    message: 'This call takes or sends a file, which is not run as a role. Send it as yourself.'
  },
  'explorer.outside': {
    status: 422,
    message:
      'This call reaches beyond the database of this server, to a connected database or another service, where nothing can be rolled back. Send it as yourself.'
  }
} as const
