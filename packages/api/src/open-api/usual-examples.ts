const id = '0f2b6b0e-6c2f-4d8e-9a53-1c7f3d0b9e21'
const token = 'Qm9vdGhzLWFuZC1wbHVtYi1saW5lcw'
const recoveryCode = '7KQP-2MXR-9DTV'

/**
 * Examples of texts and numbers by the name of their property or parameter, where it means the same in every call. An
 * example in the schema takes precedence.
 */
export const usualExamples: Readonly<Record<string, readonly (string | number)[]>> = {
  // Ids and cursors
  id: [id],
  actorId: [id],
  tenantId: [id],
  rawId: ['dGhlLWNyZWRlbnRpYWwtb2YtbWF5YQ'],
  page: [1],
  limit: [10],
  total: [128],
  unread: [3],
  people: [128],
  active: [117],
  sessionsEnded: [85],
  before: [4180, '4180'],
  after: [4180],
  next: [4160, '4160'],
  // People
  name: ['Maya Okafor'],
  firstName: ['Maya'],
  lastName: ['Okafor'],
  email: ['maya@example.com'],
  pendingEmail: ['maya.okafor@example.com'],
  avatar: [`/api/avatars/${id}`],
  provider: ['google'],
  displayName: ['Google'],
  // Sign-in
  password: ['seven quiet herons'],
  currentPassword: ['plumb line larch'],
  newPassword: ['seven quiet herons'],
  token: [token],
  refreshToken: [token],
  ticket: [token],
  state: [token],
  code: ['123456'],
  recoveryCodes: [recoveryCode],
  expiresIn: [900],
  // Where and when a request came from
  ip: ['192.0.2.10'],
  device: ['Firefox 146 on Linux'],
  location: ['Netherlands'],
  // Projects
  framework: ['react'],
  features: [12],
  version: [3, '1.0.0'],
  baseVersion: [3],
  thumbnail: ['data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'],
  // Answers
  message: ['Done'],
  ended: [2],
  userCount: [14],
  description: ['Answers questions of customers'],
  'idempotency-key': [id]
}
