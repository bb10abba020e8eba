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
  }
} as const
