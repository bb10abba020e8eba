/** A third-party service for analytics or error monitoring. It is off until its variables are set. */
export interface Service {
  id: string
  /** Display name. */
  name: string
  /** True where it needs consent before it starts, since it recognises the visitor's browser. */
  asks: boolean
  /** True where the variables that it needs are set. */
  ready: boolean
  start: () => Promise<void>
}
