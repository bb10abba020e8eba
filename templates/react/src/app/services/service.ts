/** Something from outside that counts visits or hears of errors. It is off until its variables are set. */
export interface Service {
  id: string
  /** As visitors read it. */
  name: string
  /** True where visitors are asked before it starts, since it recognises their browser. */
  asks: boolean
  /** True where the variables that it needs are set. */
  ready: boolean
  start: () => Promise<void>
}
