/** Milliseconds that each action of the simulated backend takes. */
export const simulatedDelays = {
  contact: 1000,
  signIn: 1000,
  register: 1000,
  profile: 1000,
  search: 500,
  payment: 2000,
  chatReply: 1500
} as const
